//! The shared parts of all readers of arguments: going through the sentences, and checking the
//! removals.

use super::read::{Token, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::texts::Language;

/// The result of a check, or the reason why it fails.
pub type Holds<T = ()> = Result<T, String>;

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
        for sentence in line.text.sentences(Language::english()) {
            read(&tokens(&sentence))
                .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        }
    }
    Ok(())
}

/// Checks that the named removals are exactly those of the deduction.
pub fn removes_just(deduction: &Deduction, removed: &[Candidate]) -> Holds {
    let sorted = |candidates: &[Candidate]| {
        let mut sorted = candidates.to_vec();
        sorted.sort();
        sorted
    };
    let told = sorted(removed);
    ensure(
        told == sorted(&deduction.eliminations),
        "it removes something else",
    )
}

/// Checks that all named removals are candidates on the board, and that each one follows.
pub fn all_go(grid: &Grid, removed: &[Candidate], goes: impl Fn(&Candidate) -> bool) -> Holds {
    ensure(removed.iter().all(goes), "a removal does not follow")?;
    ensure(removed.iter().all(|it| grid.has(*it)), "it is no candidate")
}

/// Checks both: the named removals follow, and they are exactly those of the deduction.
pub fn removes(
    grid: &Grid,
    deduction: &Deduction,
    removed: &[Candidate],
    goes: impl Fn(&Candidate) -> bool,
) -> Holds {
    removes_just(deduction, removed)?;
    all_go(grid, removed, goes)
}
