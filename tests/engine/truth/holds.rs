//! What all readers of arguments do: go through the sentences, and look at what is removed.

use super::read::{Token, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::rules::Deduction;

/// Whether something holds; else why not.
pub type Holds = Result<(), String>;

pub fn ensure(holds: bool, what: &str) -> Holds {
    holds.then_some(()).ok_or_else(|| what.to_owned())
}

/// Reads all sentences of the lines, which must rest on earlier ones; `Err` with the first
/// that is not true or does not follow.
pub fn each_sentence(argument: &Argument, read: &mut dyn FnMut(&[Token]) -> Holds) -> Holds {
    for (number, line) in argument.lines.iter().enumerate() {
        ensure(
            line.from.iter().all(|from| *from < number),
            "it rests on a later line",
        )?;
        for sentence in line.text.sentences() {
            read(&tokens(&sentence))
                .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        }
    }
    Ok(())
}

/// What is told to be removed is what the deduction removes.
pub fn removes_just(deduction: &Deduction, mut removed: Vec<Candidate>) -> Holds {
    removed.sort();
    let mut all = deduction.eliminations.to_vec();
    all.sort();
    ensure(removed == all, "it removes something else")
}
