//! What a deduction says and shows, for a test to compare.

use sudoku_stepper::explain::{Notation, Role, argument, picture};
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::rules::Deduction;

/// The full argument.
pub fn says(deduction: &Deduction) -> String {
    argument(deduction).render(Notation::Rc)
}

/// The candidates of a role, in the order of the picture.
pub fn marked(deduction: &Deduction, wanted: Role) -> Vec<Candidate> {
    let marked = picture(deduction).candidates.into_iter();
    let marked = marked.filter(|(_, role)| *role == wanted);
    marked.map(|(candidate, _)| candidate).collect()
}
