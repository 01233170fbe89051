//! A path as Markdown: boards in pencil marks, and the sentences.

use super::path::{Graded, SolutionPath, Step};
use super::rules::{Table, rules};
use crate::explain::{Argument, Notation, Text, level_name, technique_name};
use sudoku_engine::rate::RatingError;
use sudoku_engine::search::MOST_GUESSES;
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::{puzzle_comment, write_pencil_marks};

/// A path as Markdown.
pub fn markdown(language: &Language, path: &SolutionPath, notation: Notation) -> String {
    let mut text = format!("# {}\n", escaped(&path.title(language)));
    // Boards of pencil marks do not say what else a puzzle has.
    text += &format!("\n{}", puzzle_comment(&path.puzzle()));
    if path.is_whole() {
        text += &heading(language, path, notation);
    }
    text += &extra_rules(language, &path.start, notation);
    if path.is_whole() {
        text += &format!("\n## {}\n\n", escaped(&words!(language, "export-puzzle")));
        text += &board(&path.start);
    }
    for (number, step) in path.numbered() {
        text += &format!("\n## {number}. {}\n\n", escaped(&named(language, step)));
        text += &board(&step.before);
        for argument in step.paragraphs(language, notation) {
            text += &said(language, &argument, notation);
        }
        if step.technique().is_some() {
            text += &format!("\n`{}`\n", step.compact(language, notation));
        }
    }
    // Without steps the end is the puzzle, and how it ends is told above.
    if !path.steps.is_empty()
        && let Some(sentence) = path.outcome_sentence(language, notation)
    {
        let end = escaped(&words!(language, "export-end"));
        text += &format!("\n## {end}\n\n{}\n\n", escaped(&sentence));
        text += &board(&path.end());
    }
    text
}

/// An argument: in a numbered list, if it has several lines. What is only supposed is set
/// in by wide blanks, since lists within lists would be numbered anew.
fn said(language: &Language, argument: &Argument, notation: Notation) -> String {
    let written = |text: &Text| escaped(&text.render(language, notation));
    if !argument.is_numbered() {
        let lines = argument.lines.iter();
        return lines
            .map(|line| format!("\n{}\n", written(&line.text)))
            .collect();
    }
    let lines = argument.lines.iter().enumerate();
    let lines = lines.map(|(number, line)| {
        let indent = "\u{2003}".repeat(argument.depth(number));
        let (name, words) = (argument.name(number), written(&line.text));
        match name.side {
            // It goes on with the item before, since the items are counted through.
            Some(_) => format!("\\\n{indent}{name}. {words}"),
            None if number == 0 => format!("{name}. {indent}{words}"),
            None => format!("\n{name}. {indent}{words}"),
        }
    });
    let lines: String = lines.collect();
    format!("\n{}\n\n{lines}\n", written(&argument.idea))
}

/// How hard the puzzle is, and its techniques; of a path without steps, how it ends.
fn heading(language: &Language, path: &SolutionPath, notation: Notation) -> String {
    let said = opening(language, path, notation).into_iter();
    let said: String = said
        .map(|sentence| format!("\n{}\n", escaped(&sentence)))
        .collect();
    if path.has_summary() {
        said + "\n" + &summary(language, path)
    } else {
        said
    }
}

/// The sentences above a whole path: how hard the puzzle is, and of a path without steps, how it
/// ends.
pub(super) fn opening(language: &Language, path: &SolutionPath, notation: Notation) -> Vec<String> {
    let hard = match &path.rating {
        // A solved grid has no level.
        _ if path.is_of_solved_grid() => None,
        Some(Ok(rating)) => Some(rated(language, rating)),
        Some(Err(error)) => Some(format!("{}.", capital(&unrated(language, error)))),
        None => None,
    };
    let is_empty = path.steps.is_empty();
    let end = is_empty.then(|| path.outcome_sentence(language, notation));
    hard.into_iter().chain(end.flatten()).collect()
}

/// The rules of the board that the classic one does not have, and the cells that they are about.
fn extra_rules(language: &Language, start: &Position, notation: Notation) -> String {
    let rules = rules(language, start.grid().layout(), notation);
    if rules.is_empty() {
        return String::new();
    }
    let mut text = format!("\n## {}\n", escaped(&words!(language, "export-rules")));
    for rule in rules {
        let meaning = rule.meaning.render(language, notation);
        text += &format!("\n**{}**: {}\n", escaped(&rule.name), escaped(&meaning));
        if let Some(table) = rule.table {
            text += &tabled(&table);
        }
    }
    text
}

fn tabled(table: &Table) -> String {
    let row =
        |[first, second]: &[String; 2]| format!("| {} | {} |\n", escaped(first), escaped(second));
    let rows: String = table.rows.iter().map(row).collect();
    format!("\n{}|---|---|\n{rows}", row(&table.heads))
}

/// The name of a step with the level and the score of its technique.
pub(super) fn named(language: &Language, step: &Step) -> String {
    match step.technique() {
        Some(technique) => words!(
            language,
            "export-step",
            technique = technique_name(language, technique),
            level = level_name(language, technique.level()),
            score = technique.score(),
        ),
        None => step.name(language),
    }
}

/// Why a puzzle is not rated, without a capital and a full stop.
pub fn unrated(language: &Language, error: &RatingError) -> String {
    match error {
        RatingError::NoSolution => words!(language, "error-rating-no-solution"),
        RatingError::SeveralSolutions => words!(language, "error-rating-several-solutions"),
        RatingError::Unsound(technique) => words!(
            language,
            "error-rating-unsound",
            technique = technique_name(language, *technique)
        ),
        RatingError::TooManyGuesses => words!(
            language,
            "error-rating-too-many-guesses",
            guesses = MOST_GUESSES
        ),
        RatingError::Stopped => words!(language, "error-rating-stopped"),
    }
}

/// How hard a puzzle is, in a sentence.
pub(super) fn rated(language: &Language, graded: &Graded) -> String {
    let rating = &graded.rating;
    let level = level_name(language, rating.level);
    match (graded.left, rating.guesses()) {
        (0, _) => words!(
            language,
            "export-rated",
            level = level,
            score = rating.score,
        ),
        (left, 0) => words!(
            language,
            "export-rated-by-all",
            level = level,
            score = rating.score,
            cells = left,
        ),
        // No rules solve it.
        (_, guesses) => words!(
            language,
            "export-rated-with-guesses",
            level = level,
            guesses = guesses,
        ),
    }
}

fn summary(language: &Language, path: &SolutionPath) -> String {
    let heads = [
        words!(language, "export-column-technique"),
        words!(language, "export-column-level"),
        words!(language, "export-column-steps"),
    ];
    let heads = heads.map(|head| escaped(&head)).join(" | ");
    let mut table = format!("| {heads} |\n|---|---|--:|\n");
    for (technique, count) in path.techniques() {
        let name = escaped(&technique_name(language, technique));
        let level = escaped(&level_name(language, technique.level()));
        table += &format!("| {name} | {level} | {count} |\n");
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
