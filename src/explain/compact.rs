//! The compact notation of the field, for those who read it at a glance.

use super::{Link, Notation, pattern, picture};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, House, HouseKind};
use crate::rules::Deduction;

/// A deduction in the field's compact notation: the technique, its place, and
/// behind `=>` the conclusions, `r4c5=7` for a value and `r3c5<>4` for a
/// candidate that goes.
///
/// Where something is:
///
/// - digits in cells: `Naked Pair: 4,9 in r3c2,r3c7`; a digit in houses:
///   `Hidden Single: 7 in r4`, `Pointing: 5 in b1,r2`;
/// - a fish by its digit, base and cover: `X-Wing: 5 r26 c38`; its fins follow
///   with `f` and its endo fins with `ef` before them: `5 r26 c38 fr6c9`;
/// - the two colours of a cluster: `Multi Colors 1: 3 (r1c1,r4c5) / (r1c5)`;
/// - almost locked sets with their digits, in order, then the digits that link
///   them and those that they lock together: `A=r1c12 {124}, B=r2c23 {147},
///   X=1, Z=4`;
/// - links in order: `r1c2 -5- r1c8 =5= r4c8`. The digit between two lines is
///   that of the link, `=` is a strong link, one end or the other, and `-` a
///   weak one, not both. Candidates that act as one are written together:
///   `r4c89`, `r45c8`. A cell in which the chain changes from one digit to
///   another is written once, between links of either digit, as in the notation
///   of nice loops: in `r1c2 -5- r1c8 -7- r4c8` the link inside r1c8 is strong,
///   since it stands between two weak ones, so r1c8 has no third candidate. If
///   the change is at an end of the chain, the digit there stands alone:
///   `3- r1c2 -5- r1c8 -3`. An almost locked set that links two of its digits
///   is written the same way, as one: `r1c2 -5- ALS:r1c89,r2c7 -7- r4c8`.
///   Links that do not hang together are parted by `; `.
///
/// ```
/// use sudoku_stepper::explain::{Notation, compact};
/// use sudoku_stepper::grid::Grid;
/// use sudoku_stepper::rules::{HiddenSingle, find_first};
/// use sudoku_stepper::sudoku::Puzzle;
///
/// let puzzle = Puzzle::from_line(
///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
/// ).unwrap();
/// let first = find_first(&HiddenSingle, &Grid::from_values(&puzzle.givens)).unwrap();
/// assert_eq!(compact(&first, Notation::Rc), "Hidden Single: 3 in b1 => r2c3=3");
/// ```
pub fn compact(deduction: &Deduction, notation: Notation) -> String {
    let writer = Writer(notation);
    let conclusions = writer.conclusions(deduction);
    let place = pattern::of(deduction).compact(deduction, writer);
    let technique = deduction.technique;
    if place.is_empty() {
        format!("{technique} => {conclusions}")
    } else {
        format!("{technique}: {place} => {conclusions}")
    }
}

/// Links in order, as [`compact`] writes them: `r1c2 -5- r1c8 =5= r4c8`.
pub fn compact_links(links: &[Link], notation: Notation) -> String {
    Writer(notation).links(links)
}

/// Writes in a notation what the compact notation is made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct Writer(Notation);

impl Writer {
    fn conclusions(self, deduction: &Deduction) -> String {
        let written = |sign: &'static str| {
            move |it: &Candidate| format!("{}{sign}{}", self.0.cell(it.cell), it.digit)
        };
        let placed = deduction.placements.iter().map(written("="));
        let removed = deduction.eliminations.iter().map(written("<>"));
        joined(placed.chain(removed), ", ")
    }

    /// The links; where there are none, what the argument rests on.
    pub(super) fn shown(self, deduction: &Deduction) -> String {
        let picture = picture(deduction);
        let used: Vec<Candidate> = picture.used().collect();
        if !picture.links.is_empty() {
            self.links(&picture.links)
        } else if !used.is_empty() {
            self.digits_in(digit_set(&used), cells_of(&used))
        } else {
            String::new()
        }
    }

    /// `r3c2`
    pub(super) fn cell(self, cell: Cell) -> String {
        self.0.cell(cell)
    }

    /// `r3c2,r3c7`
    pub(super) fn cells(self, cells: CellSet) -> String {
        joined(cells.iter().map(|cell| self.0.cell(cell)), ",")
    }

    /// `4,9 in r3c2,r3c7`
    pub(super) fn digits_in(self, set: DigitSet, cells: CellSet) -> String {
        format!("{} in {}", digits(set), self.cells(cells))
    }

    /// `7 in r4`
    pub(super) fn digits_in_house(self, set: DigitSet, house: House) -> String {
        format!("{} in {}", digits(set), self.house(house))
    }

    /// `r4`
    pub(super) fn house(self, house: House) -> String {
        self.houses([house])
    }

    /// `r26`, `r2b1`
    pub(super) fn houses(self, houses: impl IntoIterator<Item = House> + Clone) -> String {
        let of_kind = |kind: HouseKind| {
            let houses = houses.clone().into_iter();
            let numbers = self.0.numbers(houses.filter(|house| house.kind() == kind));
            if numbers.is_empty() {
                numbers
            } else {
                format!("{}{numbers}", kind.letter())
            }
        };
        HouseKind::ALL.map(of_kind).concat()
    }

    /// `r2c23 {147}`
    pub(super) fn set(self, cells: CellSet, digits: DigitSet) -> String {
        let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
        format!("{} {{{digits}}}", self.0.cells(cells))
    }

    fn links(self, links: &[Link]) -> String {
        let hang_together = |one: &Link, other: &Link| {
            one.to == other.from && (inside(one).is_none() || inside(other).is_none())
        };
        let chains = links.chunk_by(hang_together);
        joined(chains.map(|chain| self.chain(chain)), "; ")
    }

    /// Links each of which starts where the one before ends.
    fn chain(self, links: &[Link]) -> String {
        let mut text = String::new();
        // What a link inside a node is, its neighbours are not.
        let around = |link: &Link| sign(!link.strong);
        if let Some(first) = links.first() {
            match inside(first) {
                Some(node) => {
                    text += &format!("{}{} ", digits_of(&first.from), around(first));
                    text += &self.node(node);
                }
                None => text += &self.node(Node::of(&first.from)),
            }
        }
        for (number, link) in links.iter().enumerate() {
            let next = links.get(number + 1);
            if inside(link).is_some() {
                if next.is_none() {
                    text += &format!(" {}{}", around(link), digits_of(&link.to));
                }
                continue;
            }
            let (from, to) = (digits_of(&link.from), digits_of(&link.to));
            let digits = if from == to {
                from
            } else {
                format!("{from}/{to}")
            };
            let node = next.and_then(inside).unwrap_or(Node::of(&link.to));
            let sign = sign(link.strong);
            text += &format!(" {sign}{digits}{sign} {}", self.node(node));
        }
        text
    }

    fn node(self, node: Node) -> String {
        match node {
            Node::Cells(cells) => self.0.cells(cells),
            Node::Set(cells) => format!("ALS:{}", self.0.cells(cells)),
        }
    }
}

/// What a chain passes through.
#[derive(Clone, Copy)]
enum Node {
    /// A cell, or cells that act as one.
    Cells(CellSet),
    /// An almost locked set.
    Set(CellSet),
}

impl Node {
    fn of(candidates: &[Candidate]) -> Self {
        Self::Cells(cells_of(candidates))
    }
}

/// The node that a link does not leave: the cell in which it changes the digit,
/// or the almost locked set.
fn inside(link: &Link) -> Option<Node> {
    let cells = cells_of(&link.from) | cells_of(&link.to);
    if digit_set(&link.from) == digit_set(&link.to) {
        None
    } else if cells.len() == 1 {
        Some(Node::Cells(cells))
    } else {
        link.strong.then_some(Node::Set(cells))
    }
}

const fn sign(strong: bool) -> char {
    if strong { '=' } else { '-' }
}

fn cells_of(candidates: &[Candidate]) -> CellSet {
    candidates.iter().map(|candidate| candidate.cell).collect()
}

fn digit_set(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

/// `5`; the digits one after the other where there are several.
fn digits_of(candidates: &[Candidate]) -> String {
    joined(digit_set(candidates), "")
}

/// `4,9`
fn digits(digits: DigitSet) -> String {
    joined(digits.iter(), ",")
}

/// Items with a separator between them.
pub(super) fn joined<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(separator)
}
