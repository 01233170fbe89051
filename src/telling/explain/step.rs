//! A step of one or more deductions of one rule: their joint words, picture and conclusions.

use serde_json::{Value as Json, json};

use super::{Length, Notation, Picture, Text, argument, picture, text};
use crate::notation::{Style, step_compact};
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::texts::{Language, words};

/// The joint text of the deductions of a step.
pub fn step_text(deductions: &[Deduction], length: Length) -> Text {
    let mut texts = deductions.iter().map(|deduction| text(deduction, length));
    match length {
        // All deductions have the same name.
        Length::Name => texts.next().unwrap_or_default(),
        Length::Place | Length::Short => Text::clauses(texts),
        Length::Argument => texts.fold(Text::new(), Text::sentence),
    }
}

/// The joint picture of the deductions of a step.
pub fn step_picture(deductions: &[Deduction]) -> Picture {
    let pictures = deductions.iter().map(picture);
    pictures.reduce(Picture::join).unwrap_or_default()
}

/// The number of other ways in which a rule reaches the conclusion of a step, or that there are
/// more; `None` if no other way is known.
pub fn other_ways(language: &Language, count: usize, or_more: bool) -> Option<String> {
    match (count, or_more) {
        (0, _) => None,
        (_, false) => Some(words!(language, "other-ways", count = count)),
        (_, true) => Some(words!(language, "other-ways-or-more", count = count)),
    }
}

/// A step for machines, under its number on the path.
pub fn step_object(
    language: &Language,
    number: usize,
    deductions: &[Deduction],
    length: Length,
    notation: Notation,
) -> Json {
    let technique = deductions.first().map(|deduction| deduction.technique);
    let text = step_text(deductions, length);
    let arguments = deductions.iter().filter(|_| length == Length::Argument);
    let arguments = arguments.map(argument);
    let arguments = arguments.map(|it| json!(it.written(language, notation)));
    let arguments: Vec<Json> = arguments.collect();
    json!({
        "step": number,
        "technique": technique,
        "name": technique.map(Technique::name),
        "code": technique.map(Technique::code),
        "level": technique.map(Technique::level),
        "score": technique.map(Technique::score),
        "placements": candidates(deductions.iter().flat_map(|d| &d.placements)),
        "eliminations": candidates(deductions.iter().flat_map(|d| &d.eliminations)),
        "text": text.render(language, notation),
        "spans": text.written(language, notation),
        "arguments": arguments,
        "compact": step_compact(deductions, Style::Hodoku, notation),
        "picture": step_picture(deductions),
    })
}

fn candidates<'a>(candidates: impl Iterator<Item = &'a Candidate>) -> Vec<Json> {
    candidates
        .map(|candidate| json!({ "cell": candidate.cell.to_string(), "digit": candidate.digit.get() }))
        .collect()
}
