//! The puzzles found in JSON so far, and the place in the text of the current value.

use super::Problem;
use super::grids::GridOf;
use super::places::Places;
use crate::formats::error::shown;
use crate::formats::reading::{FewNotes, Reading, ReadingNote, Tally};
use crate::formats::rules::Heard;
use crate::formats::{FormatError, Place, finder};
use sudoku_engine::grid::Values;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};

/// The most fields reported as left out.
const MOST_TOLD: usize = 5;

/// The most wrong entries in lists of puzzles; if there are more, they are lists of something else.
pub(super) const MOST_WRONG: usize = 100;

/// A step from a list or an object to a value in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// The step to the entry with this number, counted from 0.
    Entry(usize),
    /// The step to the field with this name.
    Field(String),
}

/// Tells a path for a person: the entries of a grid are its rows, and the entries of these their
/// columns.
pub(in crate::formats) fn told_path(path: &[Step]) -> Text {
    let is_of_grid = |at: usize| match path.get(..at) {
        Some([.., Step::Field(name)]) => name == "grid" || at == 1 && name == "cells",
        _ => false,
    };
    let told = |(at, step): (usize, &Step)| match step {
        Step::Field(name) => Text::from(shown(name, FormatError::SHOWN_OF_LINE)),
        Step::Entry(entry) if is_of_grid(at) => said!("path-row", row = entry + 1),
        Step::Entry(entry) if at > 0 && is_of_grid(at - 1) => {
            said!("path-column", column = entry + 1)
        }
        Step::Entry(entry) => said!("path-entry", entry = entry + 1),
    };
    Text::enumerated(path.iter().enumerate().map(told))
}

/// The puzzles found in the values of a text.
pub(super) struct Found<'a> {
    text: &'a str,
    /// The starts of the outermost value and of those in it.
    pub(super) places: Places,
    /// The path from there to the current value.
    pub(super) path: Vec<Step>,
    pub(super) puzzles: Vec<Puzzle>,
    /// The rule named in words, without which a puzzle was read.
    pub(super) heard: Heard,
    tally: Tally,
    left_out: usize,
    first_left_out: usize,
    /// The line of the first notes or colors that were left out.
    marks_left_out: Option<usize>,
    /// The names of fields that name cells and were left out.
    fields_left_out: Vec<String>,
    is_wrong: bool,
    /// The note on the axes of a list of cells.
    axes: Option<ReadingNote>,
    /// Cells of several digits among more that are empty.
    few_notes: Option<FewNotes>,
    /// The mistakes in entries of lists that have puzzles, each with the number of puzzles before it.
    mistakes: Vec<(usize, FormatError)>,
}

/// A mistake in an entry of a list: the number of puzzles before it, the path to it, and its
/// problem.
pub(super) type Wrong = (usize, Vec<Step>, Problem);

impl<'a> Found<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            text,
            places: Places::new(0),
            path: Vec::new(),
            puzzles: Vec::new(),
            heard: Heard::NONE,
            tally: Tally::NONE,
            left_out: 0,
            first_left_out: 0,
            marks_left_out: None,
            fields_left_out: Vec::new(),
            is_wrong: false,
            axes: None,
            few_notes: None,
            mistakes: Vec::new(),
        }
    }

    /// Goes on with another outermost value.
    pub(super) fn begin(&mut self, places: Places) {
        self.places = places;
        self.path.clear();
    }

    /// Does something with the value at a step. After an error, the path leads to the mistake.
    pub(super) fn within<T, E>(
        &mut self,
        step: Step,
        act: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E> {
        self.path.push(step);
        let done = act(self)?;
        self.path.pop();
        Ok(done)
    }

    /// Returns the place of the current value.
    pub(super) fn place(&self) -> Place {
        self.place_of(&self.path)
    }

    /// Returns the place of the value at the end of a path.
    fn place_of(&self, path: &[Step]) -> Place {
        let (start, path) = self.places.follow(path);
        Place::after(&self.text[..at(self.text, start, path)])
    }

    /// Returns the error about the problem that ended the search, at its place.
    pub(super) fn error(&mut self, problem: Problem) -> FormatError {
        let (steps, problem) = problem.apart();
        self.path.extend(steps);
        problem.at(self.place())
    }

    /// Tries to read an entry of a list. If it has a mistake, forgets what was found in it, and
    /// returns the mistake.
    pub(super) fn tried<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Problem>,
    ) -> Result<T, Wrong> {
        let (puzzles, depth) = (self.puzzles.len(), self.path.len());
        read(self).map_err(|problem| {
            let path = self.path.clone();
            self.path.truncate(depth);
            self.puzzles.truncate(puzzles);
            (puzzles, path, problem)
        })
    }

    /// Reports the mistakes in the entries of a list that begins at this number of puzzles: each of
    /// them if other entries have puzzles, else only the first.
    pub(super) fn report(&mut self, first: usize, wrong: Vec<Wrong>) -> Result<(), Problem> {
        let is_list = self.mistakes.len() + wrong.len() <= MOST_WRONG;
        let has_others = is_list && self.puzzles.len() > first;
        for (before, path, problem) in wrong {
            let own = std::mem::replace(&mut self.path, path);
            if !has_others {
                return Err(problem);
            }
            let mistake = match problem.is_damage() {
                true => super::no_puzzle(self.place_of_problem(problem)),
                false => self.error(problem),
            };
            self.path = own;
            self.mistakes.push((before, mistake));
        }
        Ok(())
    }

    /// Returns the puzzle of a grid at the current place.
    pub(super) fn of_grid(&mut self, grid: &GridOf) -> Result<Puzzle, Problem> {
        let puzzle = grid.puzzle()?;
        if let Some(steps) = &grid.first_marks {
            let path: Vec<Step> = self.path.iter().chain(steps).cloned().collect();
            let line = self.place_of(&path).line;
            let cells = grid.cells.iter().filter(|it| it.is_text);
            let marks = cells.filter_map(|it| Some((line, it.possible?)));
            let few = FewNotes::among(&puzzle, marks);
            self.few_notes = match (self.few_notes, few) {
                (Some(before), Some(few)) => Some(before.and(few)),
                (before, few) => before.or(few),
            };
        }
        Ok(puzzle)
    }

    /// Returns the place of the problem that ended the search.
    pub(super) fn place_of_problem(&mut self, problem: Problem) -> Place {
        self.path.extend(problem.apart().0);
        self.place()
    }

    /// Returns the names of the fields in the order of the text, if the outermost value is the
    /// current one.
    pub(super) fn fields(&self) -> Vec<&str> {
        if !self.path.is_empty() {
            return Vec::new();
        }
        let mut names = self.places.names();
        if !names.is_empty() {
            return names;
        }
        let bytes = self.text.as_bytes();
        let mut at = self.places.start() + 1;
        loop {
            at = skip(bytes, at, |one| one.is_ascii_whitespace() || one == b',');
            if bytes.get(at).is_none_or(|one| CLOSE.contains(one)) {
                return names;
            }
            let end = end_of(bytes, at);
            names.push(self.text.get(at + 1..end - 1).unwrap_or_default());
            let colon = skip(bytes, end, |one| one.is_ascii_whitespace());
            at = end_of(
                bytes,
                skip(bytes, colon + 1, |one| one.is_ascii_whitespace()),
            );
        }
    }

    /// Counts the current value, or an entry of it, as left out. Only the place of the first one is
    /// determined.
    pub(super) fn leave_out(&mut self, entry: Option<usize>) {
        if self.left_out == 0 {
            let path = self.path.iter().cloned();
            let path: Vec<Step> = path.chain(entry.map(Step::Entry)).collect();
            self.first_left_out = self.place_of(&path).line;
        }
        self.left_out += 1;
    }

    /// Records that the notes or colors in a field were left out.
    pub(super) fn leave_out_marks(&mut self, field: &str) {
        if self.marks_left_out.is_none() {
            self.path.push(Step::Field(field.to_owned()));
            self.marks_left_out = Some(self.place().line);
            self.path.pop();
        }
    }

    /// Records that a field naming cells was left out. If there are many, only the first are
    /// listed.
    pub(super) fn leave_out_field(&mut self, name: &str) {
        let name = shown(name, FormatError::SHOWN_OF_LINE);
        if self.fields_left_out.len() <= MOST_TOLD && !self.fields_left_out.contains(&name) {
            let is_last = self.fields_left_out.len() == MOST_TOLD;
            self.fields_left_out
                .push(if is_last { "…".to_owned() } else { name });
        }
    }

    /// Records how the axes of a list of cells were read, if it can be read either way.
    pub(super) fn hear_axes(&mut self, note: Option<ReadingNote>) {
        self.axes = self.axes.take().or(note);
    }

    /// Searches the words of a field for a rule.
    pub(super) fn hear(&mut self, field: &str, words: &str) {
        let mut heard = std::mem::replace(&mut self.heard, Heard::NONE);
        heard.hear(words, || {
            self.path.push(Step::Field(field.to_owned()));
            let line = self.place().line;
            self.path.pop();
            line
        });
        self.heard = heard;
    }

    /// Counts these values as the solution of a puzzle, given in a field with this name.
    pub(super) fn solution(&mut self, name: Step, values: &Values, puzzle: &Puzzle) {
        let is_right = finder::is_solution(values, puzzle);
        let mut line = 0;
        if !is_right && !self.is_wrong {
            self.path.push(name);
            line = self.place().line;
            self.path.pop();
        }
        self.is_wrong |= !is_right;
        self.tally.solution(line, is_right);
    }

    /// Returns the puzzles, and the notes on them.
    pub(super) fn reading(self) -> Reading {
        let mut notes: Vec<ReadingNote> = self.heard.note().into_iter().collect();
        notes.extend(self.axes);
        notes.extend(self.tally.notes());
        notes.extend(
            self.marks_left_out
                .map(|line| ReadingNote::MarksLeftOut { line }),
        );
        if !self.fields_left_out.is_empty() {
            let names = self.fields_left_out;
            notes.push(ReadingNote::FieldsLeftOut { names });
        }
        notes.extend(self.few_notes.map(FewNotes::note));
        if self.left_out > 0 {
            notes.push(ReadingNote::EntriesLeftOut {
                count: self.left_out,
                first: self.first_left_out,
            });
        }
        let mut mistakes = self.mistakes;
        mistakes.sort_by_key(|(before, _)| *before);
        Reading {
            mistakes,
            ..Reading::noted(self.puzzles, notes)
        }
    }
}

const OPEN: [u8; 3] = [b'[', b'{', b'('];
const CLOSE: [u8; 3] = [b']', b'}', b')'];

/// Returns the start of the value at the end of a path from the value that begins at `start`, as
/// far as the path can be followed.
fn at(text: &str, start: usize, path: &[Step]) -> usize {
    let bytes = text.as_bytes();
    let mut at = start;
    for step in path {
        match step_into(bytes, at, step) {
            Some(inner) => at = inner,
            None => break,
        }
    }
    at
}

fn step_into(bytes: &[u8], list: usize, step: &Step) -> Option<usize> {
    if !OPEN.contains(bytes.get(list)?) {
        return None;
    }
    let mut at = list + 1;
    let mut count = 0;
    loop {
        at = skip(bytes, at, |one| one.is_ascii_whitespace() || one == b',');
        if CLOSE.contains(bytes.get(at)?) {
            return None;
        }
        let end = end_of(bytes, at);
        let behind = skip(bytes, end, |one| one.is_ascii_whitespace());
        let is_named = bytes.get(behind) == Some(&b':');
        let value = match is_named {
            true => skip(bytes, behind + 1, |one| one.is_ascii_whitespace()),
            false => at,
        };
        let is_it = match step {
            Step::Entry(number) => *number == count,
            Step::Field(name) => {
                let own = bytes.get(at..end).unwrap_or_default();
                let quoted = own.get(1..own.len().max(2) - 1);
                is_named && (quoted == Some(name.as_bytes()) || own == name.as_bytes())
            }
        };
        if is_it {
            return Some(value);
        }
        at = if is_named { end_of(bytes, value) } else { end };
        count += 1;
    }
}

/// Returns the first place that has something else.
fn skip(bytes: &[u8], from: usize, is_it: impl Fn(u8) -> bool) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    let end = rest.iter().position(|one| !is_it(*one));
    from + end.unwrap_or(rest.len())
}

/// Returns the end of the value that begins here, after at least one byte.
fn end_of(bytes: &[u8], from: usize) -> usize {
    let mut depth = 0_usize;
    let mut at = from;
    loop {
        match bytes.get(at) {
            None => return bytes.len(),
            Some(quote @ (b'"' | b'\'')) => at = end_of_text(bytes, at, *quote),
            Some(one) if OPEN.contains(one) => {
                depth += 1;
                at += 1;
            }
            Some(one) if CLOSE.contains(one) => {
                depth = depth.saturating_sub(1);
                at += 1;
            }
            Some(one) if is_word(*one) => at = skip(bytes, at, is_word),
            Some(_) => at += 1,
        }
        if depth == 0 {
            return at.min(bytes.len());
        }
    }
}

/// Returns the end of the text whose opening quotation mark is here.
fn end_of_text(bytes: &[u8], from: usize, quote: u8) -> usize {
    let mut at = from + 1;
    while let Some(inner) = bytes.get(at).filter(|inner| **inner != quote) {
        at += if *inner == b'\\' { 2 } else { 1 };
    }
    at + 1
}

/// Whether a byte belongs to a number or a word.
fn is_word(byte: u8) -> bool {
    !byte.is_ascii_whitespace()
        && !OPEN.contains(&byte)
        && !CLOSE.contains(&byte)
        && !matches!(byte, b',' | b':' | b'"' | b'\'')
}
