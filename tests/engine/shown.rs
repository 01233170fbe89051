//! What a deduction says and shows, for a test to compare.

use sudoku_stepper::branching::{Branching, Claim, Consequence};
use sudoku_stepper::explain::{Link, Notation, Role, argument, picture};
use sudoku_stepper::grid::{Candidate, CellSet};
use sudoku_stepper::rules::chains::ChainPattern;
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;

/// All roles.
pub const ROLES: [Role; 26] = [
    Role::Base,
    Role::Fin,
    Role::EndoFin,
    Role::X,
    Role::Y,
    Role::Z,
    Role::ColorA(0),
    Role::ColorA(1),
    Role::ColorB(0),
    Role::ColorB(1),
    Role::Set(0),
    Role::Set(1),
    Role::Set(2),
    Role::Set(3),
    Role::Set(4),
    Role::Guardian,
    Role::RestrictedCommon,
    Role::True,
    Role::False,
    Role::GroupTrue,
    Role::GroupFalse,
    Role::Start,
    Role::End,
    Role::Placed,
    Role::Wrong,
    Role::Eliminated,
];

/// The full argument.
pub fn says(deduction: &Deduction) -> String {
    argument(deduction).render(Language::english(), Notation::Rc)
}

/// The full argument line by line: the idea, and behind it the numbered lines.
pub fn lines(deduction: &Deduction) -> Vec<String> {
    let said = says(deduction);
    said.lines().map(|line| line.trim().to_owned()).collect()
}

/// The candidates of a role, in the order of the picture.
pub fn marked(deduction: &Deduction, wanted: Role) -> Vec<Candidate> {
    let marked = picture(deduction).candidates.into_iter();
    let marked = marked.filter(|(_, role)| *role == wanted);
    marked.map(|(candidate, _)| candidate).collect()
}

/// The cells of the candidates of a role.
pub fn marked_cells(deduction: &Deduction, wanted: Role) -> CellSet {
    let marked = marked(deduction, wanted).into_iter();
    marked.map(|candidate| candidate.cell).collect()
}

/// A link as a picture has it.
pub fn link(from: &[Candidate], to: &[Candidate], strong: bool) -> Link {
    Link {
        from: from.to_vec(),
        to: to.to_vec(),
        strong,
    }
}

/// The chain that was found.
pub fn chain(deduction: &Deduction) -> &ChainPattern {
    match &deduction.pattern {
        Pattern::Chain(pattern) => pattern,
        other => panic!("{other:?} is no chain"),
    }
}

/// The argument of the forcing chains or nets that were found.
pub fn forcing(deduction: &Deduction) -> &Branching {
    match &deduction.pattern {
        Pattern::Forcing(pattern) => &pattern.argument,
        other => panic!("nothing is forced: {other:?}"),
    }
}

/// `+` for true, `-` for false, then the digit and the cell.
pub fn written(branch: &[Consequence]) -> String {
    let written = branch.iter().map(|one| {
        let Candidate { cell, digit } = one.claim.candidate;
        format!("{}{digit}{cell}", if one.claim.is_true { '+' } else { '-' })
    });
    written.collect::<Vec<_>>().join(" ")
}

/// The first thing that a deduction concludes.
pub fn conclusion(deduction: &Deduction) -> Claim {
    let placed = deduction.placements.iter().map(|one| Claim::yes(*one));
    let removed = deduction.eliminations.iter().map(|one| Claim::no(*one));
    placed.chain(removed).next().unwrap()
}
