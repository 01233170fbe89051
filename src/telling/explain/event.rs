//! The sentences of a watched search.

use super::{Text, contradiction, said};
use sudoku_engine::grid::{Candidate, Contradiction};
use sudoku_engine::search::watched::Event;
use sudoku_engine::texts::Language;

/// The latest act of a search: `Try 4 in r1c3; 7 and 9 are still to be tried.`
pub fn event(language: &Language, event: &Event) -> Text {
    match event {
        Event::Choose { cell, candidates } => said!(
            language,
            "search-choose",
            cell = *cell,
            count = candidates.len(),
            digits = Text::listed(language, *candidates),
        ),
        Event::Try { trial, left } if left.is_empty() => {
            said!(
                language,
                "search-try-last",
                digit = trial.digit,
                cell = trial.cell
            )
        }
        Event::Try { trial, left } => said!(
            language,
            "search-try",
            digit = trial.digit,
            cell = trial.cell,
            left = Text::listed(language, *left),
            count = left.len(),
        ),
        Event::Single {
            placement: Candidate { cell, digit },
            house: Some(house),
        } => said!(
            language,
            "search-last-place",
            cell = *cell,
            digit = *digit,
            house = *house
        ),
        Event::Single {
            placement: Candidate { cell, digit },
            house: None,
        } => said!(
            language,
            "search-last-candidate",
            cell = *cell,
            digit = *digit
        ),
        // The earlier trials are the reason why nothing is left, and they were already described.
        Event::Contradiction(Contradiction::NoCandidate(cell)) => {
            said!(language, "search-no-candidate", cell = *cell)
        }
        Event::Contradiction(other) => contradiction(language, other),
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
            said!(language, name, cell = *cell, digit = *digit)
        }
        Event::Solution => said!(language, "search-solution"),
        Event::End => said!(language, "search-end"),
    }
}
