//! The notes, colors and links made by hand, as tables of texts.
//!
//! ```toml
//! [marks]
//! notes = ["r1c1 2 3"]
//! cells = ["r5c5 A"]
//! candidates = ["r1c1 2 B"]
//! links = ["r1c1 2 = r1c9 2", "r1c9 2 - r9c9 4"]
//! ```

use serde::Deserialize;
use toml::Spanned;

use super::cells::{read_candidates, write_candidates};
use super::quoted;
use super::source::Source;
use crate::formats::Fault;
use crate::formats::FormatError;
use crate::formats::error::shown;
use sudoku_engine::grid::{Candidate, Digit};
use sudoku_engine::sudoku::{Mark, MarkColor, MarkedLink, Marks, Puzzle};

pub(super) const KEY: &str = "marks";

/// The signs of a strong and of a weak link, as in chains.
const STRONG: &str = "=";
const WEAK: &str = "-";

/// The keys of the table.
pub(super) const KEYS: [&str; 4] = ["notes", "cells", "candidates", "links"];

#[derive(Deserialize, Default)]
pub(super) struct Written {
    #[serde(default)]
    notes: Vec<Spanned<String>>,
    #[serde(default)]
    cells: Vec<Spanned<String>>,
    #[serde(default)]
    candidates: Vec<Spanned<String>>,
    #[serde(default)]
    links: Vec<Spanned<String>>,
}

/// A function that makes a mark from words.
type Read = fn(&[&str]) -> Option<Mark>;

/// Makes the fault for a text that is not a mark.
type Wrong = fn(String) -> Fault;

pub(super) fn read(source: &mut Source<'_>, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    source.check_names_in(&[KEY], &KEYS)?;
    if let Some(written) = source.take(KEY)? {
        puzzle.marks = read_marks(source, &written)?;
    }
    Ok(())
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    write_marks(KEY, &puzzle.marks, file);
}

pub(super) fn read_marks(source: &Source<'_>, written: &Written) -> Result<Marks, FormatError> {
    let notes = read_candidates(source, &written.notes)?;
    let mut marks: Marks = notes.into_iter().map(Mark::Note).collect();
    let kinds: [(_, Read, Wrong); 3] = [
        (&written.cells, read_cell, |text| Fault::NotAColoredCell {
            text,
        }),
        (&written.candidates, read_colored, |text| {
            Fault::NotAColoredCandidate { text }
        }),
        (&written.links, read_link, |text| Fault::NotALink { text }),
    ];
    for (items, read, fault) in kinds {
        for item in items {
            let words: Vec<&str> = item.as_ref().split_whitespace().collect();
            let mark = read(&words).ok_or_else(|| {
                source.mistake(
                    item,
                    fault(shown(item.as_ref(), FormatError::SHOWN_OF_NAME)),
                )
            })?;
            marks.put(mark);
        }
    }
    Ok(marks)
}

fn read_cell(words: &[&str]) -> Option<Mark> {
    let [cell, color] = words else { return None };
    Some(Mark::Cell(cell.parse().ok()?, read_color(color)?))
}

fn read_colored(words: &[&str]) -> Option<Mark> {
    let [cell, digit, color] = words else {
        return None;
    };
    let candidate = read_candidate(cell, digit)?;
    Some(Mark::Candidate(candidate, read_color(color)?))
}

fn read_link(words: &[&str]) -> Option<Mark> {
    let [cell, digit, sign, other_cell, other_digit] = words else {
        return None;
    };
    let strong = match *sign {
        STRONG => true,
        WEAK => false,
        _ => return None,
    };
    let one = read_candidate(cell, digit)?;
    let other = read_candidate(other_cell, other_digit)?;
    MarkedLink::new(one, other, strong).map(Mark::Link)
}

fn read_candidate(cell: &str, digit: &str) -> Option<Candidate> {
    let digit = only(digit).and_then(Digit::from_char)?;
    Some(Candidate::new(cell.parse().ok()?, digit))
}

fn read_color(letter: &str) -> Option<MarkColor> {
    only(letter).and_then(MarkColor::from_letter)
}

fn only(word: &str) -> Option<char> {
    let mut characters = word.chars();
    let first = characters.next()?;
    characters.next().is_none().then_some(first)
}

/// Writes the table under this head; nothing, if there are no marks.
pub(super) fn write_marks(head: &str, marks: &Marks, file: &mut String) {
    if marks.is_empty() {
        return;
    }
    let mut notes = Vec::new();
    let (mut cells, mut candidates, mut links) = (Vec::new(), Vec::new(), Vec::new());
    let named = |Candidate { cell, digit }: Candidate| format!("{cell} {digit}");
    for mark in marks.iter() {
        match mark {
            Mark::Note(candidate) => notes.push(candidate),
            Mark::Cell(cell, color) => cells.push(format!("{cell} {color}")),
            Mark::Candidate(candidate, color) => {
                candidates.push(format!("{} {color}", named(candidate)));
            }
            Mark::Link(link) => {
                let [one, other] = link.ends().map(named);
                let sign = if link.is_strong() { STRONG } else { WEAK };
                links.push(format!("{one} {sign} {other}"));
            }
        }
    }
    *file += &format!("\n[{head}]\n");
    write_candidates("notes", &notes, file);
    for (name, items) in [
        ("cells", cells),
        ("candidates", candidates),
        ("links", links),
    ] {
        if !items.is_empty() {
            *file += &format!("{name} = [\n");
            for item in items {
                *file += &format!("    {},\n", quoted(&item));
            }
            *file += "]\n";
        }
    }
}
