//! The reasons why a mark does not follow from a technique.

use super::{Act, Exercise, Wrong};
use crate::explain::{Picture, Reach, Role, Text, picture, reach};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::texts::said;

/// The reason why a mark does not follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// It would remove the right digit of the cell.
    Solution,
    /// It would set a wrong digit.
    NotSolution,
    /// It would set the right digit, but no step of the technique does.
    NotSet,
    /// The steps remove other digits.
    OtherDigits(DigitSet),
    /// The step rests on the candidate.
    Pattern,
    /// The step removes the digit from these houses, and the cell is in none of them.
    Outside(Vec<House>),
    /// The step only changes these cells.
    OtherCells(CellSet),
    /// Cells that lose the digit see all these cells of the pattern, and the cell does not see some
    /// of them.
    Unseen(CellSet),
    /// The candidate is false, but no step of the technique shows it.
    NoStep,
}

/// The reason why a mark does not follow. Reasons about a pattern refer to the step that is nearest
/// to the answer, or otherwise to one that removes the digit.
pub(super) fn of(
    exercise: &Exercise,
    candidate: Candidate,
    act: Act,
    meant: Option<&Deduction>,
) -> Reason {
    match (act, exercise.is_true(candidate)) {
        (Act::Remove, true) => return Reason::Solution,
        (Act::Set, false) => return Reason::NotSolution,
        (Act::Set, true) => return Reason::NotSet,
        (Act::Remove, false) => {}
    }
    let removes = |step: &&Deduction| {
        let mut eliminations = step.eliminations.iter();
        eliminations.any(|it| it.digit == candidate.digit)
    };
    let of_digit = || exercise.steps().iter().find(removes);
    let Some(step) = meant.filter(|step| removes(step)).or_else(of_digit) else {
        let all = exercise.steps().iter().flat_map(|step| &step.eliminations);
        let digits: DigitSet = all.map(|it| it.digit).collect();
        return if digits.is_empty() {
            Reason::NoStep
        } else {
            Reason::OtherDigits(digits)
        };
    };
    let picture = picture(step);
    if picture.used().any(|used| used == candidate) {
        return Reason::Pattern;
    }
    out_of_reach(step, candidate)
        .or_else(|| unseen(step, &picture, candidate).map(Reason::Unseen))
        .unwrap_or(Reason::NoStep)
}

/// The reason from the pattern itself: its conclusions are elsewhere.
fn out_of_reach(step: &Deduction, candidate: Candidate) -> Option<Reason> {
    let Reach {
        houses,
        cells,
        seeing,
    } = reach(step);
    let is_in = |house: &House| house.cells().contains(candidate.cell);
    if !houses.is_empty() && !houses.iter().any(is_in) {
        return Some(Reason::Outside(houses));
    }
    if let Some(cells) = cells.filter(|cells| !cells.contains(candidate.cell)) {
        return Some(Reason::OtherCells(cells));
    }
    let unseen = seeing - candidate.cell.peers();
    (!unseen.is_empty()).then_some(Reason::Unseen(unseen))
}

/// The cells of the pattern that a cell must see to lose the digit, but that this cell does not
/// see.
fn unseen(step: &Deduction, picture: &Picture, candidate: Candidate) -> Option<CellSet> {
    let lose: CellSet = step
        .eliminations
        .iter()
        .filter(|it| it.digit == candidate.digit)
        .map(|it| it.cell)
        .collect();
    let pattern = cells_of(picture, candidate.digit, |role| {
        !matches!(role, Role::Placed | Role::Eliminated)
    });
    let unseen = (pattern & lose.common_peers()) - candidate.cell.peers();
    let unseen = unseen.without(candidate.cell);
    (!unseen.is_empty()).then_some(unseen)
}

fn cells_of(picture: &Picture, digit: Digit, is_meant: impl Fn(Role) -> bool) -> CellSet {
    let marked = picture.candidates.iter();
    marked
        .filter(|(candidate, role)| candidate.digit == digit && is_meant(*role))
        .map(|(candidate, _)| candidate.cell)
        .collect()
}

impl Wrong {
    /// The reason why the mark does not follow from the technique, in a sentence.
    pub fn text(&self, technique: Technique) -> Text {
        let candidate = self.candidate;
        match &self.reason {
            Reason::Solution => said!("wrong-solution", candidate = candidate),
            Reason::NotSolution => said!(
                "wrong-not-solution",
                cell = candidate.cell,
                digit = candidate.digit,
            ),
            Reason::NotSet => said!(
                "wrong-not-set",
                candidate = candidate,
                technique = technique,
            ),
            Reason::OtherDigits(digits) => said!(
                "wrong-other-digits",
                candidate = candidate,
                technique = technique,
                digits = Text::listed(*digits),
            ),
            Reason::Pattern => said!("wrong-pattern", candidate = candidate),
            Reason::Outside(houses) => said!(
                "wrong-outside",
                candidate = candidate,
                houses = Text::listed_houses(houses.iter().copied()),
            ),
            Reason::OtherCells(cells) => said!(
                "wrong-other-cells",
                candidate = candidate,
                cells = Text::listed(*cells),
            ),
            Reason::Unseen(cells) => said!(
                "wrong-unseen",
                candidate = candidate,
                cells = Text::listed(*cells),
                digit = candidate.digit,
            ),
            Reason::NoStep => said!(
                "wrong-no-step",
                candidate = candidate,
                technique = technique,
            ),
        }
    }
}
