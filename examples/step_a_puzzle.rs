//! Solves a puzzle one step at a time, and says why each step is valid.
//!
//! Run it with `cargo run --example step_a_puzzle`.

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use sudoku_stepper::explain::{Language, Notation, argument};
use sudoku_stepper::formats;
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::solver::Granularity;

const FILE: &[u8] = b"\
0,7,0,0,0,0,0,4,3
0,4,0,0,0,9,6,1,0
8,0,0,6,3,4,9,0,0
0,9,4,0,5,2,0,0,0
3,5,8,4,6,0,0,2,0
0,0,0,8,0,0,5,3,0
0,8,0,0,7,0,0,9,1
9,0,2,1,0,0,0,0,5
0,0,7,0,4,0,8,0,2
";

fn main() {
    // The format is recognized by the content: grids, collections and saved puzzles are read, too.
    // `session::read_file` does the same for a path.
    let puzzles = formats::read(FILE).expect("the file above is a puzzle");

    // A session is a puzzle in progress. Here, each step makes one deduction; by default it applies
    // a whole rule.
    let mut session = Session::new(&puzzles[0]);
    session.set_granularity(Granularity::Deduction);

    let english = Language::english();
    let mut steps = 0;
    let ending = loop {
        match session.step() {
            Outcome::Stepped(deductions) => {
                steps += 1;
                for deduction in deductions.iter() {
                    let why = argument(deduction).render(english, Notation::Rc);
                    say!("{steps}. {}: {why}", deduction.technique);
                }
            }
            ending => break ending,
        }
    };
    match ending {
        Outcome::Solved => say!("Solved: {}", session.grid()),
        // A person would try one of these cells and continue.
        Outcome::Stalled { .. } => say!("Stalled; try {:?}", session.cells_to_try()),
        other => say!("{other:?}"),
    }
}
