use std::collections::BTreeSet;
use std::fmt;

use crate::grid::{Candidate, Cell, Digit, DigitSet};

/// The marks that a person put on the board in addition to the digits: notes, colors, links.
///
/// A cell has at most one color, and so does a candidate; between two candidates there is at most
/// one link. Marks do not affect the rules.
///
/// ```
/// use sudoku_engine::grid::Cell;
/// use sudoku_engine::sudoku::{Mark, MarkColor, Marks};
///
/// let corner = Cell::at(0, 0);
/// let mut marks = Marks::default();
/// assert!(marks.put(Mark::Cell(corner, MarkColor::A)));
/// assert!(marks.put(Mark::Cell(corner, MarkColor::B)));
/// assert_eq!(marks.cell_color(corner), Some(MarkColor::B));
/// assert_eq!(marks.iter().count(), 1);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks(BTreeSet<Mark>);

/// A mark that a person put on the board in addition to the digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A digit that the person considers possible in a cell.
    Note(Candidate),
    /// The color of a cell.
    Cell(Cell, MarkColor),
    /// The color of a candidate.
    Candidate(Candidate, MarkColor),
    /// A link between two candidates.
    Link(MarkedLink),
}

/// A color for marks. Colors are named by a letter; the window shows each as a color and a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkColor {
    /// The first one.
    A,
    /// The second one.
    B,
    /// The third one.
    C,
    /// The fourth one.
    D,
    /// The fifth one.
    E,
    /// The sixth one.
    F,
}

/// A link between two different candidates, which has no direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkedLink {
    ends: [Candidate; 2],
    strong: bool,
}

impl MarkColor {
    /// All colors.
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// Its index in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The color with this letter in upper or lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }
}

impl fmt::Display for MarkColor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl MarkedLink {
    /// A link between two candidates; `None` if they are the same.
    pub fn new(one: Candidate, other: Candidate, strong: bool) -> Option<Self> {
        let ends = [one.min(other), one.max(other)];
        (one != other).then_some(Self { ends, strong })
    }

    /// The two candidates, in order.
    pub const fn ends(self) -> [Candidate; 2] {
        self.ends
    }

    /// Whether the link is strong: if one end is false, the other end is true. In a weak link, if
    /// one end is true, the other end is false.
    pub const fn is_strong(self) -> bool {
        self.strong
    }

    const fn otherwise(self) -> Self {
        let Self { ends, strong } = self;
        Self {
            ends,
            strong: !strong,
        }
    }
}

impl Marks {
    /// Puts a mark on the board. It replaces another color of the same cell or candidate, and the
    /// other kind of link between the same candidates. True if that changed anything.
    pub fn put(&mut self, mark: Mark) -> bool {
        if self.has(mark) {
            return false;
        }
        match mark {
            Mark::Note(_) => {}
            Mark::Cell(cell, _) => {
                let before = self.cell_color(cell);
                before.map(|color| self.0.remove(&Mark::Cell(cell, color)));
            }
            Mark::Candidate(candidate, _) => {
                let before = self.candidate_color(candidate);
                before.map(|color| self.0.remove(&Mark::Candidate(candidate, color)));
            }
            Mark::Link(link) => {
                self.0.remove(&Mark::Link(link.otherwise()));
            }
        }
        self.0.insert(mark)
    }

    /// Removes a mark from the board. True if it was there.
    pub fn take(&mut self, mark: Mark) -> bool {
        self.0.remove(&mark)
    }

    /// Whether a mark is there.
    pub fn has(&self, mark: Mark) -> bool {
        self.0.contains(&mark)
    }

    /// Whether nothing is marked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All marks: notes, colored cells, colored candidates, links, each kind in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Mark> + Clone + '_ {
        self.0.iter().copied()
    }

    /// The marks that only one of the two has, each with true if `self` has it.
    pub fn differences<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = (Mark, bool)> + 'a {
        let all = self.0.symmetric_difference(&other.0);
        all.map(|mark| (*mark, self.has(*mark)))
    }

    /// The digits noted in a cell.
    pub fn notes(&self, cell: Cell) -> DigitSet {
        let [first, .., last] = Digit::ALL.map(|digit| Mark::Note(Candidate::new(cell, digit)));
        let of_mark = |mark: &Mark| match mark {
            Mark::Note(candidate) => Some(candidate.digit),
            _ => None,
        };
        self.0.range(first..=last).filter_map(of_mark).collect()
    }

    /// The color of a cell.
    pub fn cell_color(&self, cell: Cell) -> Option<MarkColor> {
        let mut colors = MarkColor::ALL.into_iter();
        colors.find(|color| self.has(Mark::Cell(cell, *color)))
    }

    /// The color of a candidate.
    pub fn candidate_color(&self, candidate: Candidate) -> Option<MarkColor> {
        let mut colors = MarkColor::ALL.into_iter();
        colors.find(|color| self.has(Mark::Candidate(candidate, *color)))
    }

    /// The links.
    pub fn links(&self) -> impl Iterator<Item = MarkedLink> + '_ {
        self.iter().filter_map(|mark| match mark {
            Mark::Link(link) => Some(link),
            _ => None,
        })
    }
}

impl FromIterator<Mark> for Marks {
    /// Puts one mark after another on an unmarked board.
    fn from_iter<I: IntoIterator<Item = Mark>>(all: I) -> Self {
        let mut marks = Self::default();
        for mark in all {
            marks.put(mark);
        }
        marks
    }
}
