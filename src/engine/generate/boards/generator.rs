use std::ops::{Range, RangeInclusive};

use super::cages::Cages;
use super::reduction::{can_go, restricted_to};
use super::regions::{extra_regions, regions};
use super::{BoardRequest, fill, reduce};
use crate::generate::generator::{AT_A_TIME, GIVENS_OF_ANY_LEVEL, Monitor, usual_givens};
use crate::generate::random::Random;
use crate::generate::technique::{Need, ends};
use crate::generate::{GenerateError, Made, Progress, Symmetry, rules_up_to};
use crate::grid::{Cell, CellSet, Grid, Layout, LayoutBuilder, Values};
use crate::parallel;
use crate::rate::{RatingError, rate};
use crate::rules::Level;
use crate::search::{Stop, Stopped};
use crate::solver::{Preset, Solver};
use crate::sudoku::Puzzle;

/// The number of cells of a board with the usual number of givens. Other boards get givens in
/// proportion to their cells: compared to the classic board, or to a somewhat larger one if they
/// are smaller, since each of their givens rules out more.
const CELLS: u32 = 81;
const CELLS_IF_SMALLER: u32 = 90;

/// Makes any number of puzzles for a [`BoardRequest`]. As with
/// [`Generator`](crate::generate::Generator), each puzzle depends only on the seed and its number.
#[derive(Debug)]
pub struct BoardGenerator {
    wishes: BoardRequest,
    need: Option<Need>,
    ceiling: Option<Solver>,
    rater: Solver,
}

impl BoardGenerator {
    pub(super) fn new(wishes: BoardRequest) -> Result<Self, GenerateError> {
        let (board, symmetry) = (wishes.board, wishes.request.symmetry);
        if let Ok(layout) = board.start().build()
            && !symmetry.keeps(&layout)
        {
            return Err(GenerateError::BoardWithoutSymmetry { board, symmetry });
        }
        let need = wishes.request.needs.map(Need::of).transpose()?;
        let hardest = wishes.request.hardest;
        Ok(Self {
            wishes,
            need,
            ceiling: hardest.map(|hardest| Solver::with(rules_up_to(hardest))),
            rater: Solver::preset(Preset::HoDoKuAndOn),
        })
    }

    /// The puzzle with this number: the result of the first attempt that meets the request. All
    /// processors work on it if one attempt is not enough.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before there was one.
    pub fn puzzle(&self, number: u64, stop: &Stop, progress: &Progress) -> Result<Puzzle, Stopped> {
        let made = self.by_attempts(number, u64::MAX, &Monitor::new(stop, progress))?;
        made.ok_or(Stopped)
    }

    /// The puzzles with these numbers, in order, made on all processors. The list ends at the first
    /// puzzle for which this many attempts, at least one, are not enough, or when `stop` is raised.
    /// Otherwise it is the same each time.
    pub fn make(
        &self,
        numbers: Range<u64>,
        attempts: u64,
        stop: &Stop,
        progress: &Progress,
    ) -> Made<Puzzle> {
        let work = Monitor::new(stop, progress);
        Made::of(parallel::each(numbers, |number| {
            match self.by_attempts(number, attempts, &work) {
                Ok(puzzle) => (vec![puzzle], Ok(())),
                Err(stopped) => (Vec::new(), Err(stopped)),
            }
        }))
    }

    /// The puzzle with this number, if one of this many attempts meets the request.
    fn by_attempts(
        &self,
        number: u64,
        most: u64,
        work: &Monitor<'_>,
    ) -> Result<Option<Puzzle>, Stopped> {
        let mut attempts = 0..1;
        while attempts.start < most {
            let next = attempts.end;
            let made = parallel::first(attempts, |attempt| {
                self.attempt(number, attempt, work).transpose()
            });
            if let Some(puzzle) = made {
                return puzzle.map(Some);
            }
            attempts = next..next.saturating_add(AT_A_TIME).min(most);
        }
        Ok(None)
    }

    /// One attempt at a puzzle; `None` if it does not meet the request.
    fn attempt(
        &self,
        number: u64,
        attempt: u64,
        work: &Monitor<'_>,
    ) -> Result<Option<Puzzle>, Stopped> {
        if work.stop.is_raised() {
            return Err(Stopped);
        }
        work.tried();
        let mut random = Random::of(self.wishes.request.seed, number, attempt);
        let Some(board) = self.draw_board(&mut random) else {
            return Ok(None);
        };
        let Ok(layout) = board.clone().build() else {
            return Ok(None);
        };
        let Some(full) = fill(&layout, &mut random) else {
            return Ok(None);
        };
        let puzzle = if self.wishes.board.has_cages() {
            self.with_cages(&board, &full, &mut random, work)?
        } else {
            let givens = self.with_givens(&layout, &full, &mut random, work)?;
            givens.map(|givens| Puzzle::on(layout, restricted_to(&full, givens)))
        };
        match puzzle {
            Some(puzzle) if self.is_as_wished(&puzzle, work.stop)? => Ok(Some(puzzle)),
            _ => Ok(None),
        }
    }

    /// Draws a board of the kind; `None` if that fails.
    fn draw_board(&self, random: &mut Random) -> Option<LayoutBuilder> {
        let kind = self.wishes.board;
        let symmetry = self.wishes.request.symmetry;
        let board = kind.start();
        if kind.has_own_regions() {
            let layout = board.clone().build().ok()?;
            return Some(board.regions(regions(&layout, symmetry, random)));
        }
        if kind.has_extra_regions() {
            let layout = board.clone().build().ok()?;
            let extra = extra_regions(&layout, symmetry, random);
            let more = !extra.is_empty();
            return more.then(|| extra.into_iter().fold(board, LayoutBuilder::extra_region));
        }
        Some(board)
    }

    /// The givens of a full grid that make a puzzle.
    fn with_givens(
        &self,
        layout: &Layout,
        full: &Values,
        random: &mut Random,
        work: &Monitor<'_>,
    ) -> Result<Option<CellSet>, Stopped> {
        let request = &self.wishes.request;
        let mut orbits = request.symmetry.orbits_on(layout);
        random.shuffle(&mut orbits);
        let target = self.target(random);
        let reduced = reduce(layout, full, layout.cells(), &orbits, target, work.stop)?;
        work.searched(reduced.searches);
        let givens = reduced.givens;
        let is_number = |wished: u32| givens.len() as u32 == wished;
        if request.givens.is_some_and(|wished| !is_number(wished)) {
            return Ok(None);
        }
        if request.minimal {
            let is_minimal = if request.symmetry == Symmetry::None {
                // All other givens have been tried one by one.
                none_can_go(layout, full, givens, reduced.undecided, work)?
            } else {
                is_minimal(layout, full, givens, work)?
            };
            if !is_minimal {
                return Ok(None);
            }
        }
        Ok(Some(givens))
    }

    /// The number of givens at which the reduction ends.
    fn target(&self, random: &mut Random) -> u32 {
        let request = &self.wishes.request;
        if request.minimal || self.need.is_some() {
            return 0;
        }
        if let Some(givens) = request.givens {
            return givens;
        }
        let level = request.level.or(request.hardest.map(|it| it.level()));
        let (first, last) = level.map_or(GIVENS_OF_ANY_LEVEL, usual_givens);
        let cells = (self.wishes.board.size() * self.wishes.board.size()) as u32;
        let full_board = if self.wishes.board.size() == Cell::SIDE {
            CELLS
        } else {
            CELLS_IF_SMALLER
        };
        random.between(first, last) * cells / full_board
    }

    /// Makes a puzzle with cages from a full grid.
    fn with_cages(
        &self,
        board: &LayoutBuilder,
        full: &Values,
        random: &mut Random,
        work: &Monitor<'_>,
    ) -> Result<Option<Puzzle>, Stopped> {
        let request = &self.wishes.request;
        let Ok(layout) = board.clone().build() else {
            return Ok(None);
        };
        let givens = request.givens.unwrap_or(0) as usize;
        let sizes = self.cage_sizes();
        let mut cages = Cages::draw(
            (board, &layout),
            full,
            sizes,
            request.symmetry,
            givens,
            random,
        );
        let mut searches = 0;
        let mut settled = cages.settle(random, work.stop, &mut searches)?;
        if settled && request.minimal {
            settled = cages.join(random, work.stop, &mut searches)?;
            if let Some(layout) = cages.layout().filter(|_| settled) {
                settled = is_minimal(&layout, full, cages.given(), work)?;
            }
        }
        work.searched(searches);
        let Some(layout) = cages.layout().filter(|_| settled) else {
            return Ok(None);
        };
        let values = restricted_to(full, cages.given());
        Ok(Some(Puzzle::on(layout, values)))
    }

    /// The smallest and the largest number of cells in a cage.
    fn cage_sizes(&self) -> RangeInclusive<usize> {
        if let Some((least, most)) = self.wishes.cage_sizes {
            return least..=most;
        }
        let small = self.wishes.board.size() < 8;
        let request = &self.wishes.request;
        let needs = request.needs.or(request.hardest);
        match request.level.or(needs.map(|needs| needs.level())) {
            Some(Level::Easy) => 1..=3,
            Some(Level::Medium) => 2..=3,
            _ if small => 2..=4,
            None | Some(Level::Hard) => 2..=4,
            Some(Level::Unfair) => 2..=5,
            Some(Level::Extreme) => 2..=6,
        }
    }

    /// Whether the techniques and the level of a puzzle meet the request.
    fn is_as_wished(&self, puzzle: &Puzzle, stop: &Stop) -> Result<bool, Stopped> {
        let grid = Grid::from_values_on(&puzzle.layout, &puzzle.givens);
        if let Some(need) = &self.need
            && !need.is_met(&grid, stop)?
        {
            return Ok(false);
        }
        if let Some(solver) = &self.ceiling
            && !ends(&grid, solver, stop)?
        {
            return Ok(false);
        }
        let Some(level) = self.wishes.request.level else {
            return Ok(true);
        };
        match rate(&grid, &self.rater, stop) {
            Ok(rating) => Ok(rating.level == level),
            Err(RatingError::Stopped) => Err(Stopped),
            Err(_) => Ok(false),
        }
    }
}

/// Whether no given can be removed. Most are decided quickly; the search for the others has no time
/// limit.
fn is_minimal(
    layout: &Layout,
    full: &Values,
    givens: CellSet,
    work: &Monitor<'_>,
) -> Result<bool, Stopped> {
    let single: Vec<CellSet> = givens.iter().map(CellSet::only).collect();
    let reduced = reduce(layout, full, givens, &single, 0, work.stop)?;
    work.searched(reduced.searches);
    Ok(reduced.givens == givens && none_can_go(layout, full, givens, reduced.undecided, work)?)
}

/// Whether none of these givens can be removed, however long the searches take.
fn none_can_go(
    layout: &Layout,
    full: &Values,
    givens: CellSet,
    cells: CellSet,
    work: &Monitor<'_>,
) -> Result<bool, Stopped> {
    for cell in cells {
        work.searched(1);
        if can_go(layout, full, givens, cell, work.stop)? {
            return Ok(false);
        }
    }
    Ok(true)
}
