//! Gurth's symmetrical placement.

use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Layout};
use crate::rules::{Conclusions, Deduction, Obstacle, Pattern, Rule, Technique};

/// A symmetry of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// A half turn.
    HalfTurn,
    /// A quarter turn, clockwise.
    QuarterTurn,
    /// The reflection in the diagonal from the top left.
    Diagonal,
    /// The reflection in the diagonal from the top right.
    Antidiagonal,
}

impl Motion {
    const ALL: [Self; 4] = [
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Diagonal,
        Self::Antidiagonal,
    ];

    /// The image of a cell on a board of this size.
    pub const fn image(self, cell: Cell, size: usize) -> Cell {
        let (row, column, last) = (cell.row(), cell.column(), size - 1);
        match self {
            Self::HalfTurn => Cell::at(last - row, last - column),
            Self::QuarterTurn => Cell::at(column, last - row),
            Self::Diagonal => Cell::at(column, row),
            Self::Antidiagonal => Cell::at(last - column, last - row),
        }
    }

    /// Whether the symmetry maps each house to a house.
    fn keeps(self, layout: &Layout) -> bool {
        let size = layout.size();
        layout.houses().iter().all(|house| {
            let cells = house.cells().into_iter();
            let image: CellSet = cells.map(|cell| self.image(cell, size)).collect();
            layout.houses().iter().any(|other| other.cells() == image)
        })
    }
}

/// Why a candidate does not fit a symmetry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    /// The cell maps to itself, and the digit does not.
    Stays,
    /// The cell sees its image, and the digit maps to itself.
    SeesImage,
    /// The image of the cell cannot hold the image of the digit.
    NoImage,
}

/// The pattern of a symmetrical placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymmetryPattern {
    /// The symmetry.
    pub motion: Motion,
    /// The image of each digit.
    pub map: Vec<[Digit; 2]>,
    /// The givens.
    pub givens: CellSet,
    /// The candidates that do not fit, each with the reason.
    pub misfits: Vec<(Candidate, Misfit)>,
    /// The size of the board.
    pub size: usize,
}

impl SymmetryPattern {
    /// The image of a digit.
    pub fn image(&self, digit: Digit) -> Digit {
        let mut map = self.map.iter();
        let found = map.find(|[from, _]| *from == digit);
        found.map_or(digit, |[_, to]| *to)
    }

    /// The digits that map to themselves.
    pub fn staying(&self) -> DigitSet {
        let stay = self.map.iter().filter(|[from, to]| from == to);
        stay.map(|[digit, _]| *digit).collect()
    }
}

/// The images of the digits, if a symmetry maps the givens to givens.
fn map_of(motion: Motion, grid: &Grid) -> Option<Vec<[Digit; 2]>> {
    let (layout, given) = (grid.layout(), grid.given());
    let mut map: [Option<Digit>; Digit::COUNT] = [None; Digit::COUNT];
    for cell in given {
        let image = motion.image(cell, layout.size());
        let (digit, to) = (grid.value(cell)?, grid.value(image)?);
        if !given.contains(image) || map[digit.index()].is_some_and(|it| it != to) {
            return None;
        }
        map[digit.index()] = Some(to);
    }
    let mut images = DigitSet::EMPTY;
    let mut lacking = 0;
    let mut all = Vec::new();
    for digit in layout.digits() {
        let to = map[digit.index()].unwrap_or(digit);
        lacking += usize::from(map[digit.index()].is_none());
        if !images.insert(to) || lacking > 1 {
            return None;
        }
        all.push([digit, to]);
    }
    Some(all)
}

/// The reason why a candidate does not fit; `None` if it fits.
fn misfit(grid: &Grid, pattern: &SymmetryPattern, candidate: Candidate) -> Option<Misfit> {
    let image = pattern.motion.image(candidate.cell, pattern.size);
    let to = pattern.image(candidate.digit);
    if image == candidate.cell {
        return (to != candidate.digit).then_some(Misfit::Stays);
    }
    if to == candidate.digit && grid.layout().sees(image, candidate.cell) {
        return Some(Misfit::SeesImage);
    }
    let can = match grid.value(image) {
        Some(value) => value == to,
        None => grid.candidates(image).contains(to),
    };
    (!can).then_some(Misfit::NoImage)
}

/// Gurth's symmetrical placement: a symmetry of the board maps each given to a given, and the
/// digits of the givens one to one to digits. At most one digit has no givens, and it maps to
/// itself.
///
/// The image of the puzzle, with each digit replaced by its image, is the same puzzle. Because it
/// has one solution, the solution maps to itself too. A cell that maps to itself holds a digit
/// that maps to itself. If a cell holds a digit, the image of the cell holds the image of the
/// digit. A cell that sees its image cannot hold a digit that maps to itself.
pub static SYMMETRICAL_PLACEMENT: Rule = Rule::limited(
    Technique::SymmetricalPlacement,
    Obstacle::unless_exchange,
    |technique, grid, found| {
        let layout = grid.layout();
        let obstacle = Obstacle::unless_exchange(layout);
        // The pencil marks of a puzzle need not be symmetric, even if its givens are.
        if obstacle.is_err() || grid.given().is_empty() || grid.is_marked() {
            return ControlFlow::Continue(());
        }
        for motion in Motion::ALL {
            let Some(map) = map_of(motion, grid) else {
                continue;
            };
            if !motion.keeps(layout) {
                continue;
            }
            let mut pattern = SymmetryPattern {
                motion,
                map,
                givens: grid.given(),
                misfits: Vec::new(),
                size: layout.size(),
            };
            let misfits = grid.all_candidates().filter_map(|candidate| {
                let misfit = misfit(grid, &pattern, candidate)?;
                Some((candidate, misfit))
            });
            let mut misfits: Vec<(Candidate, Misfit)> = misfits.collect();
            misfits.sort_unstable_by_key(|(candidate, _)| *candidate);
            if misfits.is_empty() {
                continue;
            }
            let eliminations = misfits.iter().map(|(candidate, _)| *candidate).collect();
            pattern.misfits = misfits;
            found(Deduction {
                technique,
                placements: Conclusions::new(),
                eliminations,
                pattern: Pattern::Symmetry(Box::new(pattern)),
            })?;
        }
        ControlFlow::Continue(())
    },
);
