//! A path as Markdown: boards in pencil marks, and the sentences.

use super::path::{Path, Step};
use crate::explain::Notation;
use crate::formats::write_pencil_marks;
use crate::rate::Rating;
use crate::sudoku::Position;

/// A path as Markdown.
pub fn markdown(path: &Path, notation: Notation) -> String {
    let mut text = format!("# {}\n", escaped(&path.title()));
    if path.is_whole() {
        text += &heading(path);
        text += "\n## The puzzle\n\n";
        text += &board(&path.start);
    }
    for (number, step) in path.numbered() {
        text += &format!("\n## {number}. {}\n\n", escaped(&named(step)));
        text += &board(&step.before);
        for paragraph in step.paragraphs(notation) {
            text += &format!("\n{}\n", escaped(&paragraph.render(notation)));
        }
        if step.technique().is_some() {
            text += &format!("\n`{}`\n", step.compact(notation));
        }
    }
    if let Some((_, sentence)) = path.outcome(notation) {
        text += &format!("\n## The end\n\n{}.\n\n", escaped(&capital(&sentence)));
        text += &board(&path.end());
    }
    text
}

/// How hard the puzzle is, and its techniques.
fn heading(path: &Path) -> String {
    match &path.rating {
        Some(Ok(rating)) => format!("\n{}\n{}", escaped(&rated(rating)), summary(rating)),
        Some(Err(error)) => format!("\n{}.\n", escaped(&capital(&error.to_string()))),
        None => String::new(),
    }
}

/// The name of a step with the level and the score of its technique.
pub(super) fn named(step: &Step) -> String {
    match step.technique() {
        Some(technique) => format!(
            "{} ({}, {})",
            technique.name(),
            technique.level(),
            technique.score()
        ),
        None => step.name().to_owned(),
    }
}

/// How hard a puzzle is, in a sentence.
pub(super) fn rated(rating: &Rating) -> String {
    let guesses = match rating.guesses() {
        0 => String::new(),
        1 => ", one of them a guess".to_owned(),
        guesses => format!(", {guesses} of them guesses"),
    };
    let steps = match rating.steps() {
        1 => "1 step".to_owned(),
        steps => format!("{steps} steps"),
    };
    format!(
        "Level {}, score {}: {steps}, one deduction at a time{guesses}.",
        rating.level, rating.score
    )
}

fn summary(rating: &Rating) -> String {
    let mut table = "\n| technique | level | times | score |\n|---|---|--:|--:|\n".to_owned();
    for tally in &rating.techniques {
        let name = escaped(tally.technique.name());
        let level = tally.technique.level();
        table += &format!("| {name} | {level} | {} | {} |\n", tally.count, tally.score);
    }
    table
}

fn board(position: &Position) -> String {
    format!("```text\n{}```\n", write_pencil_marks(position.grid()))
}

/// A sentence that begins with a capital.
pub(super) fn capital(sentence: &str) -> String {
    let mut characters = sentence.chars();
    characters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(characters).collect()
    })
}

/// Words that Markdown leaves as they are, on one line.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for character in words.chars() {
        match character {
            '\\' | '`' | '*' | '_' | '{' | '}' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' => {
                text.extend(['\\', character]);
            }
            '\n' | '\r' => text.push(' '),
            _ => text.push(character),
        }
    }
    text
}
