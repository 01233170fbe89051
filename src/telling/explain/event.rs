//! The sentences of a watched search.

use super::{Text, contradiction, said};
use sudoku_engine::grid::{Candidate, Contradiction};
use sudoku_engine::search::watched::Event;

/// The latest act of a search: `Try 4 in r1c3; 7 and 9 are still to be tried.`
pub fn event(event: &Event) -> Text {
    match event {
        Event::Choose { cell, candidates } => said!(
            "search-choose",
            cell = *cell,
            count = candidates.len(),
            digits = Text::listed(*candidates),
        ),
        Event::Try { trial, left } if left.is_empty() => {
            said!("search-try-last", digit = trial.digit, cell = trial.cell)
        }
        Event::Try { trial, left } => said!(
            "search-try",
            digit = trial.digit,
            cell = trial.cell,
            left = Text::listed(*left),
            count = left.len(),
        ),
        Event::Single {
            placement: Candidate { cell, digit },
            house: Some(house),
        } => said!(
            "search-last-place",
            cell = *cell,
            digit = *digit,
            house = *house
        ),
        Event::Single {
            placement: Candidate { cell, digit },
            house: None,
        } => said!("search-last-candidate", cell = *cell, digit = *digit),
        // The earlier trials are the reason why nothing is left, and they were already described.
        Event::Contradiction(Contradiction::NoCandidate(cell)) => {
            said!("search-no-candidate", cell = *cell)
        }
        Event::Contradiction(other) => contradiction(other),
        Event::Back {
            trial: Candidate { cell, digit },
            left,
            solved,
        } => {
            let name = match (*solved, left.is_empty()) {
                (true, true) => "search-back-solved-at-last",
                (true, false) => "search-back-solved",
                (false, true) => "search-back-at-last",
                (false, false) => "search-back",
            };
            said!(name, cell = *cell, digit = *digit)
        }
        Event::Solution => said!("search-solution"),
        Event::End => said!("search-end"),
    }
}
