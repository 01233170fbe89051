//! The sentences of a watched search.

use super::{Text, contradiction};
use crate::grid::{Candidate, Contradiction};
use crate::search::watched::Event;

/// What a search just did: `Try 4 in r1c3; 7 and 9 are still to be tried.`
pub fn event(event: &Event) -> Text {
    match event {
        Event::Choose { cell, candidates } => Text::new()
            .then("Choose ")
            .then(*cell)
            .then(match candidates.len() {
                1 => ": its only candidate is ",
                _ => ": its candidates are ",
            })
            .list(*candidates)
            .then("."),
        Event::Try { trial, left } => {
            let text = Text::new()
                .then("Try ")
                .then(trial.digit)
                .then(" in ")
                .then(trial.cell);
            match left.len() {
                0 => text.then("; no other digit is left to try there."),
                1 => text.then("; ").list(*left).then(" is still to be tried."),
                _ => text.then("; ").list(*left).then(" are still to be tried."),
            }
        }
        Event::Single {
            placement: Candidate { cell, digit },
            house,
        } => {
            let text = Text::new().then(*cell).then(" must be ").then(*digit);
            match house {
                Some(house) => text
                    .then(": ")
                    .then(*house)
                    .then(" has no other place for it."),
                None => text.then(": it has no other candidate."),
            }
        }
        // Why nothing is left is the trials' doing, which were told before.
        Event::Contradiction(Contradiction::NoCandidate(cell)) => {
            Text::new().then(*cell).then(" has no candidate left.")
        }
        Event::Contradiction(other) => contradiction(other),
        Event::Back {
            trial: Candidate { cell, digit },
            left,
            solved,
        } => {
            let text = Text::new().then("Back to ").then(*cell).then(": ");
            let text = if *solved {
                text.then("every solution with ")
                    .then(*digit)
                    .then(" has been found")
            } else {
                text.then(*digit).then(" is wrong")
            };
            text.then(if left.is_empty() {
                ", and no other digit is left there."
            } else {
                "."
            })
        }
        Event::Solution => Text::new().then("Every cell is filled: this is a solution."),
        Event::End => Text::new().then("Nothing is left to try: the search is at its end."),
    }
}
