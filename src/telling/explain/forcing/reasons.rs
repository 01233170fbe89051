//! Contradictions, and cases of which at least one is right, in words.

use std::collections::BTreeSet;

use crate::explain::acts::removing;
use crate::explain::cited::{behind, cited_in};
use crate::explain::{Argument, Text, said, state};
use sudoku_engine::branching::{Claim, Conflict, Consequence, Premise, Proof};
use sudoku_engine::grid::{Cage, Candidate, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::Sum;

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
pub(super) fn idea_of_contradiction(supposed: Claim, conflict: Conflict) -> Text {
    said!(
        "forcing-idea",
        premise = premise(supposed),
        conflict = conflict_said(conflict),
    )
}

/// `r1c2 is 5`, `r1c2 is not 5`, behind `if`.
pub(in crate::explain) fn premise(supposed: Claim) -> Text {
    let Candidate { cell, digit } = supposed.candidate;
    state::premise(CellSet::only(cell), digit, supposed.is_true)
}

/// The contradiction, which rests on these lines, as a sentence. The supposition is in line `start`.
pub(super) fn conflict_line(
    argument: &Argument,
    conflict: Conflict,
    start: usize,
    from: &BTreeSet<usize>,
) -> Text {
    match conflict {
        Conflict::Opposite(_) => said!("forcing-opposite", line = argument.name(start)),
        Conflict::NoCandidate(cell) => {
            said!(
                "side-no-candidate",
                cell = cell,
                lines = behind(argument, from)
            )
        }
        Conflict::NoPlace { digit, house } => said!(
            "side-no-place",
            house = house,
            digit = digit,
            lines = behind(argument, from),
        ),
        Conflict::NoSum(cage) => said!(
            "side-no-sum",
            cells = Text::listed(cage.cells),
            sum = sum_of(cage),
            lines = behind(argument, from),
        ),
        Conflict::Both(_) | Conflict::TwoDigits { .. } | Conflict::Twice { .. } => said!(
            "forcing-conflict",
            conflict = conflict_said(conflict),
            lines = cited_in(argument, from),
        ),
    }
}

/// The sum of the cells of a cage.
pub(super) fn sum_of(cage: Cage) -> Sum {
    Sum {
        cells: cage.cells,
        sum: cage.sum.unwrap_or_default().into(),
    }
}

/// The contradiction as a clause.
pub(in crate::explain) fn conflict_said(conflict: Conflict) -> Text {
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
        Conflict::NoSum(cage) => said!(
            "conflict-no-sum",
            cells = Text::listed(cage.cells),
            sum = sum_of(cage),
        ),
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
