//! Contradictions, and cases of which at least one is right, in words.

use std::collections::BTreeSet;

use crate::explain::acts::removing;
use crate::explain::side_arguments::behind;
use crate::explain::{Argument, Text, said, state};
use sudoku_engine::branching::{Claim, Conflict, Consequence, Premise, Proof};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;

/// The house that has no place for a digit, has it twice, or has it in one of some places.
pub(super) const fn house_of(proof: Proof) -> Option<House> {
    match proof {
        Proof::Contradiction(
            Conflict::NoPlace { house, .. }
            | Conflict::Twice {
                house: Some(house), ..
            },
        )
        | Proof::Verity(Premise::House { house, .. }) => Some(house),
        Proof::Contradiction(_) | Proof::Verity(_) => None,
    }
}

/// The conclusion of the deduction, without a period.
pub(super) fn conclusion(deduction: &Deduction) -> Text {
    match deduction.placements.first() {
        Some(placement) => is(Claim::yes(*placement)),
        None => removing(&deduction.eliminations),
    }
}

/// `r1c2 is 5`, `r1c2 is not 5`.
pub(super) fn is(claim: Claim) -> Text {
    let Candidate { cell, digit } = claim.candidate;
    state::claim(CellSet::only(cell), digit, claim.is_true)
}

/// The consequences if the supposition were true.
pub(super) fn idea_of_contradiction(branch: &[Consequence], conflict: Conflict) -> Text {
    let Some(Consequence { claim, .. }) = branch.first() else {
        return Text::new();
    };
    let Candidate { cell, digit } = claim.candidate;
    said!(
        "forcing-idea",
        premise = state::premise(CellSet::only(cell), digit, claim.is_true),
        conflict = conflict_said(conflict),
    )
}

/// Whether a claim is one of those that contradict each other.
pub(super) fn is_end(conflict: Conflict, claim: Claim) -> bool {
    let Candidate { cell, digit } = claim.candidate;
    match conflict {
        Conflict::Opposite(end) => claim == end,
        Conflict::Both(candidate) => claim.candidate == candidate,
        Conflict::TwoDigits { cell: it, digits } => {
            claim.is_true && cell == it && digits.contains(digit)
        }
        Conflict::Twice {
            digit: it, cells, ..
        } => claim.is_true && digit == it && cells.contains(cell),
        Conflict::NoCandidate(it) => !claim.is_true && cell == it,
        Conflict::NoPlace { digit: it, house } => {
            !claim.is_true && digit == it && house.cells().contains(cell)
        }
    }
}

/// The contradiction as a clause.
pub(super) fn conflict_said(conflict: Conflict) -> Text {
    match conflict {
        Conflict::Opposite(claim) => {
            said!("conflict-opposite", claim = is(claim))
        }
        Conflict::Both(Candidate { cell, digit }) => {
            said!("conflict-both", cell = cell, digit = digit)
        }
        Conflict::TwoDigits { cell, digits } => said!(
            "conflict-two-digits",
            cell = cell,
            digits = Text::listed(digits),
        ),
        Conflict::Twice {
            digit,
            house: None,
            cells,
        } => said!(
            "conflict-twice-seen",
            digit = digit,
            cells = Text::listed(cells),
        ),
        Conflict::Twice {
            digit,
            house: Some(house),
            cells,
        } => said!(
            "conflict-twice",
            house = house,
            digit = digit,
            cells = Text::listed(cells),
        ),
        Conflict::NoCandidate(cell) => said!("conflict-no-candidate", cell = cell),
        Conflict::NoPlace { digit, house } => {
            said!("conflict-no-place", house = house, digit = digit)
        }
    }
}

/// `Whichever candidate r1c1 holds`, `Wherever the 5 of row 3 is`, `Whether r1c2 is 5 or not`
pub(super) fn cases(premise: Premise) -> Text {
    match premise {
        Premise::Cell(cell) => said!("forcing-cases-cell", cell = cell),
        Premise::House { digit, house } => {
            said!("forcing-cases-house", digit = digit, house = house)
        }
        Premise::Candidate(Candidate { cell, digit }) => {
            said!("forcing-cases-candidate", cell = cell, digit = digit)
        }
    }
}

pub(super) fn premise_said(premise: Premise, branches: &[Vec<Consequence>]) -> Text {
    let assumed = || branches.iter().filter_map(|branch| branch.first());
    match premise {
        Premise::Cell(cell) => {
            let digits: DigitSet = assumed().map(|one| one.claim.candidate.digit).collect();
            said!("forcing-cell", cell = cell, digits = Text::listed(digits))
        }
        Premise::House { digit, house } => {
            let cells: CellSet = assumed().map(|one| one.claim.candidate.cell).collect();
            said!(
                "forcing-house",
                house = house,
                digit = digit,
                cells = Text::listed(cells),
            )
        }
        Premise::Candidate(candidate) => {
            said!("forcing-candidate", claim = is(Claim::yes(candidate)))
        }
    }
}

/// The cases in a nested argument, where the earlier lines leave only these.
pub(super) fn premise_left(
    argument: &Argument,
    premise: Premise,
    branches: &[Vec<Consequence>],
    outer: &BTreeSet<usize>,
) -> Text {
    let assumed = || branches.iter().filter_map(|branch| branch.first());
    match premise {
        Premise::Cell(cell) if !outer.is_empty() => {
            let digits: DigitSet = assumed().map(|one| one.claim.candidate.digit).collect();
            said!(
                "forcing-cell-left",
                cell = cell,
                digits = Text::listed(digits),
                lines = behind(argument, outer),
            )
        }
        Premise::House { digit, house } if !outer.is_empty() => {
            let cells: CellSet = assumed().map(|one| one.claim.candidate.cell).collect();
            said!(
                "forcing-house-left",
                house = house,
                digit = digit,
                cells = Text::listed(cells),
                lines = behind(argument, outer),
            )
        }
        _ => premise_said(premise, branches),
    }
}
