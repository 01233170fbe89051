use serde_json::{Value as Json, json};

use super::path::{Act, PathStep, SolutionPath};
use crate::explain::{Length, Notation, step_object};
use sudoku_engine::grid::Grid;
use sudoku_engine::rate::{Rating, RatingError};
use sudoku_engine::rules::Deduction;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Language;
use sudoku_formats::formats::{self, Format};

/// A path as one JSON object: the puzzle, its rating, the steps and the ending. If a line of digits
/// does not describe the whole puzzle, the object also contains the puzzle in the program's own
/// format, so that it can be opened. A step by a rule is the object that `steps --json` prints,
/// without its proof.
pub fn json(language: &Language, path: &SolutionPath, notation: Notation) -> String {
    let steps: Vec<Json> = path
        .numbered()
        .map(|(number, step)| object(language, number, step, notation))
        .collect();
    let puzzle = path.start.to_puzzle(None);
    let line = formats::write_line_on(&puzzle.layout, &puzzle.values());
    let outcome = path
        .outcome(language, notation)
        .map(|(word, text)| json!({ "outcome": word, "text": text }));
    let mut object = json!({
        "name": path.name,
        "puzzle": line,
        "steps": steps,
        "ending": outcome,
    });
    // A line of digits has no place for extra rules, removed candidates and entries.
    if !puzzle.layout.is_classic() || !puzzle.removed.is_empty() || puzzle.has_entries() {
        let saved = formats::write(&puzzle, Format::Own).unwrap_or_default();
        object[formats::SAVED] = json!(String::from_utf8_lossy(&saved));
    }
    // A full grid is not rated.
    let rating = path.rating.as_ref();
    let rating = rating.filter(|_| !path.is_of_solved_grid());
    if let Some(graded) = rating {
        let rating = graded.as_ref().map(|it| it.rating.clone());
        object["rating"] = rating_object(&rating.map_err(|error| *error));
        // Counted by the rules of the path, which may differ from the rules of the rating.
        if let Ok(graded) = graded {
            object["left_to_guess"] = json!(graded.left);
        }
    }
    format!("{object:#}\n")
}

/// The puzzle at the start of a path for machines: a line of digits, or the puzzle in the program's
/// own format if a line has no place for all of it. If the path is a list of all steps that are
/// possible at the start, the object says so.
pub fn start_object(puzzle: &Puzzle, is_list: bool) -> Json {
    let is_plain = puzzle.layout.is_classic() && puzzle.removed.is_empty() && !puzzle.has_entries();
    let mut object = if is_plain && puzzle.history.is_empty() {
        json!({ "puzzle": formats::write_line(&puzzle.givens) })
    } else {
        let saved = formats::write(puzzle, Format::Own).unwrap_or_default();
        json!({ formats::SAVED: String::from_utf8_lossy(&saved) })
    };
    if is_list {
        object["all"] = true.into();
    }
    object
}

/// A step for machines, under its number on the path, with the proof of its deductions on the board
/// before it. Without one if a deduction gives none.
pub fn proved_step_object(
    language: &Language,
    number: usize,
    deductions: &[Deduction],
    before: &Grid,
    length: Length,
    notation: Notation,
) -> Json {
    let mut object = step_object(language, number, deductions, length, notation);
    let proofs = deductions.iter().map(|deduction| deduction.proof(before));
    let proof = proofs.reduce(|proof, next| Some(proof?.then(next?)));
    if let Some(proof) = proof.flatten() {
        object["proof"] = formats::write_proof(&proof);
    }
    object
}

/// The rating of a puzzle for machines, or the reason why it has none.
pub fn rating_object(rating: &Result<Rating, RatingError>) -> Json {
    match rating {
        Ok(rating) => {
            let techniques = rating.techniques.iter().map(|tally| {
                json!({
                    "technique": tally.technique,
                    "name": tally.technique.name(),
                    "count": tally.count,
                    "score": tally.score,
                })
            });
            json!({
                "level": rating.level,
                "level_by": rating.level_by.slug(),
                "score": rating.score,
                "hardest": rating.hardest(),
                "steps": rating.steps(),
                "guesses": rating.guesses(),
                "techniques": techniques.collect::<Vec<_>>(),
            })
        }
        Err(error) => json!({ "error": error.to_string() }),
    }
}

fn object(language: &Language, number: usize, step: &PathStep, notation: Notation) -> Json {
    match &step.act {
        Act::Rule(deductions) => {
            step_object(language, number, deductions, Length::Argument, notation)
        }
        Act::Other(_) => {
            let text = step.paragraphs(language, notation).into_iter();
            let text: Vec<String> = text.map(|text| text.render(language, notation)).collect();
            json!({
                "step": number,
                "technique": null,
                "name": step.name(language),
                "text": text.join(" "),
                "picture": step.picture(),
            })
        }
    }
}
