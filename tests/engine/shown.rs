//! What a deduction says and shows, for a test to compare.

use sudoku_stepper::explain::{Notation, Role, argument, picture};
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::rules::Deduction;
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
