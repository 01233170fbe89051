//! A path as Markdown: boards with their candidates, and the arguments.

use super::path::{Graded, PathStep, SolutionPath};
use super::rules::{Table, rules};
use crate::explain::{Argument, Notation, Text, level_name, technique_name};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::{puzzle_comment, write_pencil_marks};

/// A path as Markdown.
pub fn markdown(language: &Language, path: &SolutionPath, notation: Notation) -> String {
    let mut text = format!("# {}\n", escaped(&path.title(language)));
    // The boards show only candidates. Programs read the rest of the puzzle from this comment.
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
            text += &format!("\n`{}`\n", step.compact_in(language, notation));
        }
    }
    // Without steps, the final board is the puzzle itself, and the heading has the ending.
    if !path.steps.is_empty()
        && let Some(sentence) = path.outcome_sentence(language, notation)
    {
        let end = escaped(&words!(language, "export-end"));
        text += &format!("\n## {end}\n\n{}\n\n", escaped(&sentence));
        text += &board(&path.end());
    }
    text
}

/// An argument; its lines become a numbered list if there are several. Suppositions are indented
/// with wide spaces, because a nested list would start a new numbering.
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
            // A line of a side argument continues the previous item, so that the numbers of the
            // items stay right.
            Some(_) => format!("\\\n{indent}{name}. {words}"),
            None if number == 0 => format!("{name}. {indent}{words}"),
            None => format!("\n{name}. {indent}{words}"),
        }
    });
    let lines: String = lines.collect();
    format!("\n{}\n\n{lines}\n", written(&argument.idea))
}

/// The rating of the puzzle and the table of its techniques; for a path without steps, its ending
/// instead of the table.
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

/// The sentences above a whole path: the rating of the puzzle and, for a path without steps, its
/// ending.
pub(super) fn opening(language: &Language, path: &SolutionPath, notation: Notation) -> Vec<String> {
    let hard = match &path.rating {
        // A solved grid has no level.
        _ if path.is_of_solved_grid() => None,
        Some(Ok(rating)) => Some(rated(language, rating)),
        Some(Err(error)) => Some(format!("{}.", capital(&error.text().words(language)))),
        None => None,
    };
    let is_empty = path.steps.is_empty();
    let end = is_empty.then(|| path.outcome_sentence(language, notation));
    hard.into_iter().chain(end.flatten()).collect()
}

/// The extra rules of the board, with tables of their cells.
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
pub(super) fn named(language: &Language, step: &PathStep) -> String {
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

/// The rating of a puzzle in a sentence.
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
        // No rules solve the puzzle.
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

/// The sentence with a capital letter at its beginning.
pub(super) fn capital(sentence: &str) -> String {
    let mut characters = sentence.chars();
    characters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(characters).collect()
    })
}

/// The words on one line, escaped so that Markdown shows them as they are.
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
