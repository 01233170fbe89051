//! Steps that were read.

use super::branches::Fact;
use super::chain::{Chain, Node};
use super::flaw::{Fault, Flaw};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Technique;
use sudoku_engine::rules::large_patterns::Slot;

/// A step that was read: its conclusions and its pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenStep {
    /// The technique, if it is named.
    pub technique: Option<Technique>,
    /// The values that it sets.
    pub placements: Vec<Candidate>,
    /// The candidates that it removes.
    pub eliminations: Vec<Candidate>,
    pub(super) argument: Argument,
}

impl WrittenStep {
    /// Whether the flaw leaves open if the conclusions are true: the step states no grounds, or
    /// none that could be read.
    pub fn is_open(&self, flaw: &Flaw) -> bool {
        match flaw.0 {
            Fault::NoArgument => true,
            Fault::NotFound(_) => self.argument == Argument::Other,
            Fault::NotAlone(_) | Fault::NoCandidate(_) | Fault::Filled(..) => {
                self.technique.is_none()
                    && matches!(self.argument, Argument::Nothing | Argument::Other)
            }
            _ => false,
        }
    }
}

/// The pattern of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Argument {
    /// No stated pattern.
    Nothing,
    /// `4,9 in r3c27`, each in the order in which they were named.
    Cells(Vec<Digit>, Vec<Cell>),
    /// `5 in b1`
    House(DigitSet, House),
    /// `3/5 in r6c1,r8c4 connected by 5 in r68c8`
    Joined {
        digits: [Digit; 2],
        pincers: [Cell; 2],
        by: Digit,
        link: CellSet,
    },
    /// `1 in r4c5,r9c4 (connected by r49c8)`, `3 in b8 (r4c29)`
    SingleDigit(Vec<SingleDigit>),
    /// `5 r26 c38 fr6c9`, and of a kraken the branches.
    Fish(Fish),
    /// `7 (r1c1,r3c3) / (r1c5)`
    Colors(Digit, Vec<[CellSet; 2]>),
    /// `A=r1c12 {124}, B=r2c23 {147}, X=1, Z=4`
    Sets(Sets),
    /// `r2c12 - {1245} (r2c7 - {14}, r3c3 - {25})`
    Sectors([(CellSet, DigitSet); 3]),
    /// `r1c2 -5- r1c8 =5= r4c8`
    Chains(Vec<Chain>),
    /// `r4c2=6 r4c8<>6 / r4c2=7 r4c8<>6`
    Branches(Vec<Vec<Fact>>),
    /// `r1c2 3r4 5c2*2 \ r4c2 3c6`
    Slots(Slots),
    /// `r3c4{n7 n5} - b9n2{r9c9 .}`
    Variables(Vec<Variable>),
    /// A pattern that only the rule can check, as it is written.
    Raw(String),
    /// A pattern that cannot be read.
    Other,
}

impl Argument {
    /// Whether this is the same pattern, in whatever order cells and digits are named.
    pub(super) fn says(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Cells(digits, cells), Self::Cells(of_other, in_other)) => {
                let digits_of = |digits: &[Digit]| digits.iter().copied().collect::<DigitSet>();
                let cells_of = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
                digits_of(digits) == digits_of(of_other) && cells_of(cells) == cells_of(in_other)
            }
            _ => self == other,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SingleDigit {
    Connected {
        digit: Digit,
        ends: [Cell; 2],
        inner: [Cell; 2],
    },
    EmptyRectangle {
        digit: Digit,
        block: House,
        link: [Cell; 2],
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    pub(super) base: Vec<House>,
    /// The cover houses and the fins; a Siamese fish has two of each.
    pub(super) covers: Vec<(Vec<House>, CellSet)>,
    pub(super) branches: Vec<Vec<Fact>>,
}

/// Almost locked sets in a row, or around a stem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sets {
    pub(super) stem: Option<Cell>,
    pub(super) sets: Vec<(CellSet, DigitSet)>,
    /// In a row, the digit that links each set to the next, or both digits of two sets; around a
    /// stem, the digit that links each set to it.
    pub(super) linking: Vec<DigitSet>,
    pub(super) locked: DigitSet,
}

/// A cell or a digit in a house, and two of its candidates: one that the previous parts rule out,
/// and one that is left, if any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Variable {
    pub(super) candidates: Node,
    pub(super) left: Node,
    pub(super) right: Option<Node>,
}

/// Truths and links, each with its multiplicity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slots {
    pub(super) truths: Vec<(Slot, usize)>,
    pub(super) links: Vec<(Slot, usize)>,
}
