//! Watches a search at work: prints each event of a short one, and the effort of three methods on
//! the same puzzle.
//!
//! Run it with `cargo run --example watch_a_search`.

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use sudoku_stepper::explain::{Language, Notation, event};
use sudoku_stepper::grid::Grid;
use sudoku_stepper::search::Stop;
use sudoku_stepper::search::watched::{Method, Until, Watched};
use sudoku_stepper::sudoku::Puzzle;

/// Thirteen cells are empty; no digit follows until one is tried.
const PUZZLE: &str =
    "623917584159...327874..21962.7..96139.67.12585.1.2.749415863972768295431392174865";

fn main() {
    let puzzle = Puzzle::from_line(PUZZLE).expect("the line above is a puzzle");
    let grid = Grid::from_values(&puzzle.givens);

    // One event at a time. Between two of them, the search can be asked for its values, its trials
    // and its counters.
    let mut search = Watched::new(&grid, Method::Singles);
    let english = Language::english();
    while let Some(happened) = search.step() {
        let depth = search.counters().depth;
        say!(
            "{depth}  {}",
            event(&happened).render(english, Notation::Rc)
        );
    }

    // To the end at once. `run` can also pause at the next contradiction or solution, or after a
    // number of events, and it can be stopped.
    for method in Method::ALL {
        let mut search = Watched::new(&grid, method);
        let run = search.run(Until::End, u64::MAX, &Stop::never());
        run.expect("nobody raises the stop");
        let tries = search.counters().tries;
        say!("{method}: {tries} tries");
    }
}
