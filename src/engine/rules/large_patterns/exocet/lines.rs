//! Bases and cross-lines, and the fewest lines that contain some places.

use std::ops::ControlFlow;

use crate::grid::{
    BOX_SIDE, Cell, Digit, DigitSet, Grid, House, chute_of, lines_of_chute, others_in_chute,
};

/// The number of cross-lines.
pub(super) const CROSS: usize = 3;

/// The places of the first chute, as bits.
const CHUTE: u16 = (1 << BOX_SIDE) - 1;

/// The board with its chutes upright, or turned so that the horizontal chutes are upright. Lines
/// run across the chutes; a place is the position of a cell on its line.
pub(super) struct View<'a> {
    pub(super) grid: &'a Grid,
    is_turned: bool,
    /// For each digit and line, the places where the digit can be or is.
    places: [[u16; Cell::SIDE]; Digit::COUNT],
}

/// Two cells of one box on one line along its chute, with the third cell there.
pub(super) struct Base<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) cells: [Cell; 2],
    /// The candidates of the cells: three or four digits.
    pub(super) digits: DigitSet,
    /// The chute, from 0 to 2, and the place of the base on the lines across it.
    pub(super) chute: usize,
    pub(super) place: usize,
    /// The line of the third cell.
    third: usize,
}

/// A base with its three cross-lines; the line of the third cell comes first.
pub(super) struct Crossed<'a> {
    pub(super) base: &'a Base<'a>,
    pub(super) lines: [usize; CROSS],
}

/// One of the three cross-lines, or a line along the chute at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    Cross(usize),
    Along(usize),
}

impl<'a> View<'a> {
    pub(super) fn both(grid: &'a Grid) -> [Self; 2] {
        [false, true].map(|is_turned| {
            let mut places = [[0; Cell::SIDE]; Digit::COUNT];
            for digit in Digit::ALL {
                for cell in grid.cells_with(digit) | grid.placed(digit) {
                    let (line, place) = if is_turned {
                        (cell.column(), cell.row())
                    } else {
                        (cell.row(), cell.column())
                    };
                    places[digit.index()][line] |= 1 << place;
                }
            }
            Self {
                grid,
                is_turned,
                places,
            }
        })
    }

    pub(super) const fn cell(&self, line: usize, place: usize) -> Cell {
        if self.is_turned {
            Cell::at(place, line)
        } else {
            Cell::at(line, place)
        }
    }

    pub(super) const fn place(&self, cell: Cell) -> usize {
        if self.is_turned {
            cell.row()
        } else {
            cell.column()
        }
    }

    /// The places of a digit on a line.
    pub(super) const fn places(&self, digit: Digit, line: usize) -> u16 {
        self.places[digit.index()][line]
    }

    /// Whether a cell holds or can hold one of `digits`.
    pub(super) fn has_any(&self, cell: Cell, digits: DigitSet) -> bool {
        match self.grid.value(cell) {
            Some(value) => digits.contains(value),
            None => !self.grid.candidates(cell).is_disjoint(digits),
        }
    }

    fn across(&self, line: usize) -> House {
        if self.is_turned {
            House::column(line)
        } else {
            House::row(line)
        }
    }

    fn along(&self, place: usize) -> House {
        if self.is_turned {
            House::row(place)
        } else {
            House::column(place)
        }
    }

    /// Passes every base of three or four digits to `found`.
    pub(super) fn bases(
        &self,
        found: &mut dyn FnMut(&Base<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let lines = 0..Cell::SIDE;
        for (place, third) in lines
            .clone()
            .flat_map(|place| lines.clone().map(move |third| (place, third)))
        {
            let mut beside = others_in_chute(third);
            beside.sort_unstable();
            let [one, other] = beside.map(|line| self.cell(line, place));
            let held = [one, other].map(|cell| self.grid.candidates(cell));
            let digits = held[0] | held[1];
            let is_open = held.iter().all(|held| !held.has_at_most(1));
            if is_open && (3..=4).contains(&digits.len()) {
                found(&Base {
                    view: self,
                    cells: [one, other],
                    digits,
                    chute: chute_of(place),
                    place,
                    third,
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Base<'_> {
    /// The places of the chute on a line across it.
    pub(super) const fn chute_places(&self) -> u16 {
        CHUTE << (BOX_SIDE * self.chute)
    }

    /// Passes every choice of cross-lines to `found`.
    pub(super) fn crossed(
        &self,
        found: &mut dyn FnMut(&Crossed<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = chute_of(self.third);
        let [one, other] = match own {
            0 => [1, 2],
            1 => [0, 2],
            _ => [0, 1],
        };
        for first in lines_of_chute(one) {
            for second in lines_of_chute(other) {
                found(&Crossed {
                    base: self,
                    lines: [self.third, first, second],
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Crossed<'_> {
    pub(super) fn house(&self, line: Line) -> House {
        match line {
            Line::Cross(number) => self.base.view.across(self.lines[number]),
            Line::Along(place) => self.base.view.along(place),
        }
    }

    /// The cross-lines in order.
    pub(super) fn houses(&self) -> [House; CROSS] {
        let mut houses = [0, 1, 2].map(|number| self.house(Line::Cross(number)));
        houses.sort_unstable();
        houses
    }

    /// The places of a digit outside the chute.
    pub(super) fn outside(&self, digit: Digit) -> [u16; CROSS] {
        let outside = !self.base.chute_places();
        self.lines
            .map(|line| self.base.view.places(digit, line) & outside)
    }

    /// The places of a digit that do not see both base cells.
    pub(super) fn unseen(&self, digit: Digit) -> [u16; CROSS] {
        let base_line = !(1 << self.base.place);
        let [third, first, second] = self
            .lines
            .map(|line| self.base.view.places(digit, line) & base_line);
        [third & !self.base.chute_places(), first, second]
    }
}

/// Whether three lines can have a digit at three different places. By Hall's theorem, they can if
/// each has a place, any two have two, and all three have three.
pub(super) const fn fit(left: [u16; CROSS]) -> bool {
    let [a, b, c] = left;
    a != 0
        && b != 0
        && c != 0
        && (a | b).count_ones() >= 2
        && (a | c).count_ones() >= 2
        && (b | c).count_ones() >= 2
        && (a | b | c).count_ones() >= 3
}

/// The line that contains all places of two cross-lines, if there is one; `but` is the number of
/// the third cross-line, which does not count. If there is no line like this, the two cross-lines
/// can have a digit at two different places, by the same theorem.
pub(super) fn one_line(left: [u16; CROSS], but: usize) -> Option<Line> {
    let mut two = (0..CROSS).filter(|number| *number != but);
    let (one, other) = (two.next()?, two.next()?);
    if left[one] == 0 {
        return Some(Line::Cross(other));
    }
    if left[other] == 0 {
        return Some(Line::Cross(one));
    }
    let both = left[one] | left[other];
    (both.count_ones() == 1).then(|| Line::Along(both.trailing_zeros() as usize))
}

/// A set of lines as bits: cross-lines by number, lines along the chute by place.
#[derive(Clone, Copy)]
pub(super) struct Lines {
    cross: u16,
    along: u16,
}

impl Lines {
    pub(super) const fn count(self) -> u32 {
        self.cross.count_ones() + self.along.count_ones()
    }

    pub(super) fn lines(self) -> impl Iterator<Item = Line> {
        let cross = (0..CROSS).filter(move |number| self.cross & (1 << number) != 0);
        let along = (0..Cell::SIDE).filter(move |place| self.along & (1 << place) != 0);
        cross.map(Line::Cross).chain(along.map(Line::Along))
    }
}

/// Every choice of the fewest lines that contain all places.
pub(super) fn fewest(left: [u16; CROSS]) -> impl Iterator<Item = Lines> {
    let with = move |cross: u16| {
        let rest = (0..CROSS).filter(|number| cross & (1 << number) == 0);
        let along = rest.fold(0, |all, number| all | left[number]);
        Lines { cross, along }
    };
    let least = (0..8).map(with).map(Lines::count).min();
    (0..8)
        .map(with)
        .filter(move |lines| Some(lines.count()) == least)
}
