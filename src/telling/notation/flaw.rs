//! The reasons why a readable step is not valid.

use std::fmt;

use super::branches::Fact;
use super::chain::Node;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Language, Notation, Text, said};

/// The flaw of a step on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw(pub(super) Fault);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fault {
    /// A conclusion is about a candidate that is not on the board, or no longer.
    NoCandidate(Candidate),
    /// A conclusion is about a cell that already has this digit.
    Filled(Cell, Digit),
    /// The step mentions a digit that is not there.
    Absent(Node),
    /// Cells cannot hold this many digits.
    TooLittleRoom(Node),
    /// Two nodes in the same cells have a digit in common.
    DigitAtBothEnds(Node, Node),
    /// A cell has more candidates than the two ends of a link.
    CellHasMore(Cell, DigitSet, [DigitSet; 2]),
    /// A cell does not have exactly these digits.
    CellHasNotJust(Cell, DigitSet, DigitSet),
    /// A digit has other places in the house of a link.
    FurtherPlaces(Digit, House, CellSet, [Node; 2]),
    /// No house, and no cage that needs the digit, has only these places for it.
    NotConjugate(Digit, CellSet),
    /// Cells do not see each other.
    Unseen(Node, Node),
    /// The two ends of a link are the same node.
    SameEnds(Node),
    /// Both ends of a link are true together in these cells.
    EndsOverlap(Node, Node, CellSet),
    /// Two nodes share neither digit nor cell, and no cage links them.
    Unlinked(Node, Node),
    /// Two links of one kind meet.
    NotByTurns(Node, bool),
    /// Cells do not have exactly one digit more than there are cells, or do not all see each other.
    NoAlmostLockedSet(CellSet, DigitSet),
    /// The number of digits in cells differs from the number of cells.
    NoSubset(CellSet, DigitSet),
    /// A set has other digits than the stated ones.
    OtherDigits(CellSet, DigitSet, DigitSet),
    /// The links are valid, but the conclusion does not follow from them.
    DoesNotFollow(Candidate, bool),
    /// A claim does not follow from those before it.
    Unfounded(Fact),
    /// There are no claims.
    NoBranch,
    /// The consequences of the assumption do not contradict each other.
    NoContradiction(Fact),
    /// The assumptions do not cover all cases.
    NotExhausted,
    /// A branch does not reach the conclusion.
    BranchEnds(Fact, Candidate, bool),
    /// A fish does not have an equal number of base and cover houses.
    UnevenFish(usize, usize),
    /// The numbers of truths and links differ.
    UnevenCount(usize, usize),
    /// A candidate is in truths more often than in links.
    Uncovered(Candidate),
    /// A candidate of the base is neither covered nor named as a fin.
    FurtherFin(Digit, CellSet),
    /// A cell that is named as a fin is not one.
    NoFin(Digit, CellSet),
    /// No cover house has a candidate more often than base houses do.
    NotCovered(Candidate),
    /// A candidate does not see all fins, and no branch leads from them to it.
    FinUnseen(Candidate, CellSet),
    /// A candidate does not see all the places of its digit in a house or in cells.
    PlacesUnseen(Candidate, CellSet),
    /// Cells are not the corners of a rectangle in two boxes.
    NoRectangle(CellSet),
    /// With a candidate, the rectangle would still have other digits.
    RectangleLives(Candidate),
    /// The board is not a bivalue grave with one extra candidate.
    NoGrave,
    /// Strong links do not join the cells of a cluster in alternating colors.
    NoCluster(Digit, CellSet),
    /// A digit does not link two sets: some of its places do not see each other.
    NotRestricted(Digit, CellSet, CellSet),
    /// The stem has candidates that no petal is linked to.
    StemHasMore(Cell, DigitSet),
    /// Cells can hold more or fewer digits than they have room for.
    NotJustEnough(CellSet),
    /// A value has other places in each of its houses.
    NotAlone(Candidate),
    /// The rule of a technique does not find the step here.
    NotFound(Technique),
    /// The rule of a technique reaches the conclusions by another pattern.
    OtherPattern(Technique),
    /// Cells that are not in one house have several digits whose places there do not all see each
    /// other.
    SeveralLoose(CellSet, DigitSet),
    /// A cell has a value.
    Taken(Cell),
    /// A base house is named twice.
    BaseTwice(House),
    /// A house already holds the digit.
    HasDigit(Digit, House),
    /// A house has no candidate for the digit.
    NoPlace(Digit, House),
    /// The step does not say enough.
    NoArgument,
}

impl Flaw {
    /// Whether the flaw is in the pattern of the step, so that its conclusions may still be true.
    pub const fn is_of_pattern(&self) -> bool {
        !matches!(self.0, Fault::NoCandidate(_) | Fault::Filled(..))
    }

    /// The flaw in a sentence without a period.
    pub fn text(&self) -> Text {
        self.text_on(CellSet::EMPTY)
    }

    /// The flaw in a sentence about a board with these givens.
    pub fn text_on(&self, given: CellSet) -> Text {
        let cells = |cells: CellSet| Text::listed(cells);
        let digits = |digits: DigitSet| Text::listed(digits);
        let either = |digits: DigitSet| Text::alternatives(digits);
        let node = |node: Node| {
            said!(
                "check-node",
                digits = digits(node.digits),
                cells = cells(node.cells)
            )
        };
        let claim = |it: Candidate, is_true: bool| {
            let (cell, digit) = (it.cell, it.digit);
            let truth = truth(is_true);
            said!("check-claim", truth = truth, cell = cell, digit = digit)
        };
        let fact = |fact: Fact| match fact.cells.single() {
            Some(cell) => claim(Candidate::new(cell, fact.digit), fact.is_true),
            None => said!(
                "check-branch",
                truth = truth(fact.is_true),
                digit = fact.digit,
                cells = either_cell(fact.cells)
            ),
        };
        match self.0.clone() {
            Fault::NoCandidate(Candidate { cell, digit }) => {
                said!("check-no-candidate", cell = cell, digit = digit)
            }
            Fault::Filled(cell, digit) => {
                let name = match given.contains(cell) {
                    true => "check-given",
                    false => "check-filled",
                };
                said!(name, cell = cell, digit = digit)
            }
            Fault::Absent(it) => said!(
                "check-absent",
                digits = either(it.digits),
                cells = either_cell(it.cells)
            ),
            Fault::TooLittleRoom(it) => said!(
                "check-too-little-room",
                count = it.cells.len(),
                digits = digits(it.digits),
                cells = cells(it.cells),
            ),
            Fault::DigitAtBothEnds(from, to) => said!(
                "check-digit-at-both-ends",
                digits = digits(from.digits & to.digits),
                from = node(from),
                to = node(to),
            ),
            Fault::CellHasMore(cell, more, [from, to]) => said!(
                "check-cell-has-more",
                cell = cell,
                more = digits(more),
                from = digits(from),
                to = digits(to),
            ),
            Fault::CellHasNotJust(cell, has, needs) => said!(
                "check-cell-has-not-just",
                cell = cell,
                has = digits(has),
                needs = digits(needs),
            ),
            Fault::FurtherPlaces(digit, house, further, [from, to]) => said!(
                "check-further-places",
                house = house,
                digit = digit,
                further = cells(further),
                from = cells(from.cells),
                to = cells(to.cells),
            ),
            Fault::NotConjugate(digit, at) => {
                said!("check-not-conjugate", digit = digit, cells = cells(at))
            }
            Fault::Unseen(from, to) => said!(
                "check-unseen",
                from_cells = cells(from.cells),
                to_cells = cells(to.cells),
                from = node(from),
                to = node(to),
            ),
            Fault::SameEnds(at) => said!("check-same-ends", node = node(at)),
            Fault::EndsOverlap(from, to, at) => said!(
                "check-ends-overlap",
                from = node(from),
                to = node(to),
                cells = cells(at),
            ),
            Fault::Unlinked(from, to) => {
                said!("check-unlinked", from = node(from), to = node(to))
            }
            Fault::NotByTurns(at, strong) => said!(
                "check-not-by-turns",
                kind = if strong { "strong" } else { "weak" },
                node = node(at),
            ),
            Fault::NoAlmostLockedSet(at, can) => {
                said!("check-no-set", cells = cells(at), digits = digits(can))
            }
            Fault::NoSubset(at, of) => {
                said!("check-no-subset", cells = cells(at), digits = digits(of))
            }
            Fault::OtherDigits(at, has, of) => said!(
                "check-other-digits",
                cells = cells(at),
                has = digits(has),
                digits = digits(of),
            ),
            Fault::DoesNotFollow(it, is_true) => {
                said!("check-does-not-follow", claim = claim(it, is_true))
            }
            Fault::Unfounded(it) => said!("check-unfounded", claim = fact(it)),
            Fault::NoBranch => said!("check-no-branch"),
            Fault::NoContradiction(it) => {
                said!("check-no-contradiction", claim = fact(it))
            }
            Fault::NotExhausted => said!("check-not-exhausted"),
            Fault::BranchEnds(from, it, is_true) => said!(
                "check-branch-ends",
                assumption = fact(from),
                claim = claim(it, is_true),
            ),
            Fault::UnevenFish(base, cover) => {
                said!("check-uneven-fish", base = base, cover = cover)
            }
            Fault::UnevenCount(truths, links) => {
                said!("check-uneven-count", truths = truths, links = links)
            }
            Fault::Uncovered(it) => said!("check-uncovered", digit = it.digit, cell = it.cell),
            Fault::FurtherFin(digit, at) => {
                said!(
                    "check-further-fin",
                    count = at.len(),
                    digit = digit,
                    cells = cells(at)
                )
            }
            Fault::NoFin(digit, at) => {
                said!("check-no-fin", digit = digit, cells = cells(at))
            }
            Fault::NotCovered(it) => said!("check-not-covered", cell = it.cell),
            Fault::FinUnseen(it, fins) => {
                said!("check-fin-unseen", cell = it.cell, fins = cells(fins))
            }
            Fault::PlacesUnseen(it, at) => said!(
                "check-places-unseen",
                cell = it.cell,
                digit = it.digit,
                cells = cells(at),
            ),
            Fault::NoRectangle(at) => said!("check-no-rectangle", cells = cells(at)),
            Fault::RectangleLives(Candidate { cell, digit }) => {
                said!("check-rectangle-lives", digit = digit, cell = cell)
            }
            Fault::NoGrave => said!("check-no-grave"),
            Fault::NoCluster(digit, at) => {
                said!("check-no-cluster", digit = digit, cells = cells(at))
            }
            Fault::NotRestricted(digit, one, other) => said!(
                "check-not-restricted",
                digit = digit,
                one = cells(one),
                other = cells(other),
            ),
            Fault::StemHasMore(cell, more) => {
                said!("check-stem-has-more", cell = cell, digits = either(more))
            }
            Fault::NotJustEnough(at) => {
                said!("check-not-just-enough", cells = cells(at))
            }
            Fault::NotAlone(Candidate { cell, digit }) => {
                said!("check-not-alone", cell = cell, digit = digit)
            }
            Fault::NotFound(technique) => {
                said!("check-not-found", technique = technique)
            }
            Fault::OtherPattern(technique) => {
                said!("check-other-pattern", technique = technique)
            }
            Fault::SeveralLoose(at, loose) => said!(
                "check-several-loose",
                cells = cells(at),
                digits = digits(loose)
            ),
            Fault::Taken(cell) => said!("check-taken", cell = cell),
            Fault::BaseTwice(house) => said!("check-base-twice", house = house),
            Fault::HasDigit(digit, house) => {
                said!("check-has-digit", digit = digit, house = house)
            }
            Fault::NoPlace(digit, house) => {
                said!("check-no-place", digit = digit, house = house)
            }
            Fault::NoArgument => said!("check-no-argument"),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = Language::english();
        f.write_str(&self.text().render(english, Notation::Rc))
    }
}

impl std::error::Error for Flaw {}

impl From<Fault> for Flaw {
    fn from(fault: Fault) -> Self {
        Self(fault)
    }
}

const fn truth(is_true: bool) -> &'static str {
    if is_true { "yes" } else { "no" }
}

/// `r1c1`, `r1c1 or r1c2`
fn either_cell(cells: CellSet) -> Text {
    Text::alternatives(cells)
}
