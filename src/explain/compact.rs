//! The compact notation of the field, for those who read it at a glance.

use super::{Link, Notation, picture};
use crate::grid::{Candidate, CellSet, DigitSet, House, HouseKind};
use crate::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern, SectorSet};
use crate::rules::coloring::ColoringPattern;
use crate::rules::fish::FishPattern;
use crate::rules::wings::WingPattern;
use crate::rules::{Deduction, Pattern};

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
    let place = writer.place(deduction);
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

struct Writer(Notation);

impl Writer {
    fn conclusions(&self, deduction: &Deduction) -> String {
        let written = |sign: &'static str| {
            move |it: &Candidate| format!("{}{sign}{}", self.0.cell(it.cell), it.digit)
        };
        let placed = deduction.placements.iter().map(written("="));
        let removed = deduction.eliminations.iter().map(written("<>"));
        joined(placed.chain(removed), ", ")
    }

    fn place(&self, deduction: &Deduction) -> String {
        match &deduction.pattern {
            Pattern::NakedSingle { .. } => self.cells(cells_of(&deduction.placements)),
            Pattern::FullHouse { house } | Pattern::HiddenSingle { house, .. } => {
                format!("{} in {}", digits(deduction.digits()), self.house(*house))
            }
            Pattern::LockedCandidates {
                digit, base, cover, ..
            } => format!("{digit} in {},{}", self.house(*base), self.house(*cover)),
            Pattern::Subset { digits, cells, .. } => self.digits_in(*digits, *cells),
            Pattern::Fish(pattern) => self.fish(pattern),
            Pattern::Coloring(pattern) => self.coloring(pattern),
            Pattern::Uniqueness(pattern) => self.digits_in(pattern.digits(), pattern.corners()),
            Pattern::AlmostLockedSets(pattern) => self.almost_locked_sets(pattern),
            Pattern::Templates(pattern) => digits(pattern.digits()),
            Pattern::Wing(pattern) => self.wing(deduction, pattern),
            Pattern::SingleDigit(_)
            | Pattern::Chain(_)
            | Pattern::Kraken(_)
            | Pattern::Forcing(_)
            | Pattern::NotKept
            | Pattern::Custom(_) => self.shown(deduction),
        }
    }

    /// The links; where there are none, what the argument rests on.
    fn shown(&self, deduction: &Deduction) -> String {
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

    /// The links, if they go on through the pivot; a pivot with three candidates
    /// has none inside, and the field gives the cells.
    fn wing(&self, deduction: &Deduction, pattern: &WingPattern) -> String {
        match pattern {
            WingPattern::Pivoted {
                pivot,
                digits,
                pincers: [first, second],
                ..
            } if digits.len() > 2 => {
                let cells = CellSet::only(*pivot).with(*first).with(*second);
                self.digits_in(pattern.digits(), cells)
            }
            _ => self.shown(deduction),
        }
    }

    /// `r3c2,r3c7`
    fn cells(&self, cells: CellSet) -> String {
        joined(cells.iter().map(|cell| self.0.cell(cell)), ",")
    }

    /// `4,9 in r3c2,r3c7`
    fn digits_in(&self, set: DigitSet, cells: CellSet) -> String {
        format!("{} in {}", digits(set), self.cells(cells))
    }

    /// `r4`
    fn house(&self, house: House) -> String {
        self.houses([house])
    }

    /// `r26`, `r2b1`
    fn houses(&self, houses: impl IntoIterator<Item = House> + Clone) -> String {
        let of_kind = |kind: HouseKind| {
            let letter = match kind {
                HouseKind::Row => "r",
                HouseKind::Column => "c",
                HouseKind::Box => "b",
            };
            let houses = houses.clone().into_iter();
            let numbers = self.0.numbers(houses.filter(|house| house.kind() == kind));
            if numbers.is_empty() {
                numbers
            } else {
                format!("{letter}{numbers}")
            }
        };
        [HouseKind::Row, HouseKind::Column, HouseKind::Box]
            .map(of_kind)
            .concat()
    }

    fn fish(&self, pattern: &FishPattern) -> String {
        let covers = pattern.covers.iter().map(|cover| {
            let fins = (cover.fins - pattern.endo_fins)
                .iter()
                .map(|fin| format!(" f{}", self.0.cell(fin)));
            let endo_fins = pattern
                .endo_fins
                .iter()
                .map(|fin| format!(" ef{}", self.0.cell(fin)));
            let houses = self.houses(cover.houses.iter().copied());
            fins.chain(endo_fins).fold(houses, |text, fin| text + &fin)
        });
        format!(
            "{} {} {}",
            pattern.digit,
            self.houses(pattern.base.iter().copied()),
            joined(covers, " / ")
        )
    }

    fn coloring(&self, pattern: &ColoringPattern) -> String {
        let clusters = pattern.clusters.iter().map(|cluster| {
            let [first, second] = cluster.colors.map(|cells| self.cells(cells));
            format!("({first}) / ({second})")
        });
        format!("{} {}", pattern.digit, joined(clusters, ", "))
    }

    fn almost_locked_sets(&self, pattern: &AlmostLockedSetsPattern) -> String {
        match pattern {
            AlmostLockedSetsPattern::Chain {
                sets,
                restricted_commons,
                digits: locked,
            } => format!(
                "{}, X={}, Z={}",
                self.sets(sets.iter()),
                joined(restricted_commons.iter(), ","),
                digits(*locked)
            ),
            AlmostLockedSetsPattern::DoublyLinked {
                sets,
                restricted_commons,
            } => format!("{}, X={}", self.sets(sets), digits(*restricted_commons)),
            AlmostLockedSetsPattern::DeathBlossom {
                stem,
                petals,
                digits: locked,
            } => format!(
                "{}, {}, X={}, Z={}",
                self.0.cell(*stem),
                self.sets(petals.iter().map(|(_, set)| set)),
                joined(petals.iter().map(|(digit, _)| digit), ","),
                digits(*locked)
            ),
            AlmostLockedSetsPattern::SueDeCoq {
                intersection,
                in_line,
                in_block,
                ..
            } => {
                let part = |set: &SectorSet| self.set(set.cells, set.digits);
                format!(
                    "{} ({}, {})",
                    part(intersection),
                    part(in_line),
                    part(in_block)
                )
            }
        }
    }

    /// `A=r1c1 {12}, B=r2c23 {147}`
    fn sets<'a>(&self, sets: impl IntoIterator<Item = &'a AlmostLockedSet>) -> String {
        let named = ('A'..).zip(sets).map(|(name, set)| {
            let set = self.set(set.cells, set.digits);
            format!("{name}={set}")
        });
        joined(named, ", ")
    }

    /// `r2c23 {147}`
    fn set(&self, cells: CellSet, digits: DigitSet) -> String {
        let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
        format!("{} {{{digits}}}", self.0.cells(cells))
    }

    fn links(&self, links: &[Link]) -> String {
        let hang_together = |one: &Link, other: &Link| {
            one.to == other.from && (inside(one).is_none() || inside(other).is_none())
        };
        let chains = links.chunk_by(hang_together);
        joined(chains.map(|chain| self.chain(chain)), "; ")
    }

    /// Links each of which starts where the one before ends.
    fn chain(&self, links: &[Link]) -> String {
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

    fn node(&self, node: Node) -> String {
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

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(separator)
}
