//! The moves made and undone, one string each:
//!
//! ```text
//! [history]
//! made = [
//!     "person r5c5:.>7",
//!     "naked-single r1c1:.>5 / r2c7:.>3",
//!     "x-wing r1c2-34 r4c5-3",
//! ]
//! undone = ["given r1c9:4g>."]
//! ```
//!
//! First comes the cause: `given`, `person`, `search`, `restart`, `save-point` (then its name is at
//! the end, after a `|`), the name of a technique, or `rule` for a technique that is not in the
//! catalog. Then come the changes: cells with the values before and after (`g` marks a given, `.`
//! is an empty cell), and cells with the candidates removed (`-`) or restored (`+`). Marks that
//! were added (`+`) or removed (`-`) come last: notes (`note+r1c1:5`), colors of cells
//! (`cell+r1c1:A`) and of candidates (`candidate+r1c1:5A`), strong and weak links
//! (`link+r1c1:5=r1c9:5`, `link+r1c1:5~r1c9:5`). A `/` separates the deductions of a step. The
//! first of the moves made is the oldest; the first of those undone is the next to redo.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;
use toml::Spanned;

use super::source::{Source, quoted};
use crate::formats::Fault;
use crate::formats::FormatError;
use crate::formats::error::shown;
use sudoku_engine::grid::{Candidate, Cell, Digit};
use sudoku_engine::sudoku::{
    Conclusion, History, Mark, MarkChange, MarkColor, MarkedLink, Move, MoveCause, Position,
    Puzzle, Removal, Value, ValueChange,
};
use sudoku_engine::technique::Technique;

pub(super) const KEY: &str = "history";

/// The keys of the table.
pub(super) const KEYS: [&str; 2] = ["made", "undone"];

/// The number of characters shown of a text that is not a move.
const SHOWN_OF_MOVE: usize = 40;

/// The most bytes of moves to write, so that the file can be read again. That is room for some ten
/// thousand moves; if there are more, the oldest are left out.
const MOST_BYTES: usize = 400_000;

/// The cause of a return to a save point.
const SAVE_POINT: &str = "save-point";

/// The cause of a rule that is not in the catalog.
const OTHER_RULE: &str = "rule";

#[derive(Deserialize, Default)]
#[serde(default)]
struct Fields {
    made: Vec<Spanned<String>>,
    undone: Vec<Spanned<String>>,
}

pub(super) fn read(source: &mut Source<'_>, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    source.check_names_in(&[KEY], &KEYS)?;
    let Some(fields) = source.take::<Fields>(KEY)? else {
        return Ok(());
    };
    let read = |written: &Spanned<String>| {
        read_move(written.as_ref()).ok_or_else(|| {
            let text = shown(written.as_ref(), SHOWN_OF_MOVE);
            source.mistake(written, Fault::NotAMove { text })
        })
    };
    let mut history = History {
        made: fields.made.iter().map(read).collect::<Result<_, _>>()?,
        undone: fields.undone.iter().map(read).collect::<Result<_, _>>()?,
    };
    history.undone.reverse();
    puzzle.history = history;
    puzzle
        .history
        .journal(&Position::new(puzzle))
        .map_err(|misfit| {
            let place = if misfit.undone {
                &fields.undone[fields.undone.len() - 1 - misfit.index]
            } else {
                &fields.made[misfit.index]
            };
            source.mistake(place, Fault::MoveMisfit)
        })?;
    Ok(())
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    let (made, undone) = written(&puzzle.history);
    if made.is_empty() && undone.is_empty() {
        return;
    }
    *file += "\n[history]\n";
    for (name, moves) in [("made", made), ("undone", undone)] {
        if !moves.is_empty() {
            *file += &format!("{name} = [\n");
            for it in moves {
                *file += &format!("    {},\n", quoted(&it));
            }
            *file += "]\n";
        }
    }
}

/// Whether there are more moves than can be written.
pub(in crate::formats) fn leaves_moves_out(history: &History) -> bool {
    let (made, undone) = written(history);
    made.len() < history.made.len() || undone.len() < history.undone.len()
}

/// Returns the moves made and undone, in writing. If there is not enough room, the moves farthest
/// from the present board are left out.
fn written(history: &History) -> (Vec<String>, Vec<String>) {
    let mut room = MOST_BYTES;
    let mut as_far_as_there_is_room = |moves: &[Move]| -> Vec<String> {
        let moves = moves.iter().rev().map(write_move);
        let fitting = moves.map_while(|text| {
            room = room.checked_sub(text.len() + 8)?;
            Some(text)
        });
        fitting.collect()
    };
    let mut made = as_far_as_there_is_room(&history.made);
    made.reverse();
    (made, as_far_as_there_is_room(&history.undone))
}

fn write_move(it: &Move) -> String {
    let values = |cell: Cell| it.values.iter().find(|value| value.cell == cell);
    let cause = match &it.cause {
        MoveCause::Given => "given",
        MoveCause::Person => "person",
        MoveCause::Search => "search",
        MoveCause::Answer => "answer",
        MoveCause::Restart => "restart",
        MoveCause::SavePoint(_) => SAVE_POINT,
        MoveCause::Rule(conclusions) => {
            let mut text = String::new();
            let mut before = None;
            for conclusion in conclusions {
                let technique = conclusion
                    .technique
                    .map_or_else(|| OTHER_RULE.to_owned(), Technique::slug);
                if before.is_some() {
                    text += " / ";
                }
                if before.as_ref() != Some(&technique) {
                    text += &technique;
                    text += " ";
                }
                let placements = conclusion.placements.iter();
                let placed = placements.filter_map(|candidate| values(candidate.cell));
                let eliminations = conclusion.eliminations.iter();
                let eliminated = eliminations.map(|candidate| Removal {
                    candidate: *candidate,
                    removed: true,
                });
                write_changes(placed.copied(), eliminated, &mut text);
                before = Some(technique);
            }
            write_marks(&it.marks, &mut text);
            return text;
        }
    };
    let mut text = format!("{cause} ");
    write_changes(
        it.values.iter().copied(),
        it.removals.iter().copied(),
        &mut text,
    );
    write_marks(&it.marks, &mut text);
    if let MoveCause::SavePoint(name) = &it.cause {
        text = format!("{text} | {name}");
    }
    text
}

/// A step of a rule without the moves around it, such as `x-wing r1c2-34`.
pub(super) fn write_conclusion(conclusion: &Conclusion) -> String {
    let placed = conclusion.placements.iter().map(|it| ValueChange {
        cell: it.cell,
        before: None,
        after: Some(Value {
            digit: it.digit,
            given: false,
        }),
    });
    write_move(&Move {
        values: placed.collect(),
        cause: MoveCause::Rule(vec![conclusion.clone()]),
        removals: Vec::new(),
        marks: Vec::new(),
    })
}

/// Reads a step of a rule.
pub(super) fn read_conclusions(text: &str) -> Option<Vec<Conclusion>> {
    match read_move(text)?.cause {
        MoveCause::Rule(conclusions) => Some(conclusions),
        _ => None,
    }
}

fn write_marks(marks: &[MarkChange], text: &mut String) {
    let named = |Candidate { cell, digit }: Candidate| format!("{cell}:{digit}");
    for MarkChange { mark, present } in marks {
        let (kind, what) = match mark {
            Mark::Note(candidate) => ("note", named(*candidate)),
            Mark::Cell(cell, color) => ("cell", format!("{cell}:{color}")),
            Mark::Candidate(candidate, color) => {
                ("candidate", format!("{}{color}", named(*candidate)))
            }
            Mark::Link(link) => {
                let [one, other] = link.ends().map(named);
                let sign = if link.is_strong() { '=' } else { '~' };
                ("link", format!("{one}{sign}{other}"))
            }
        };
        let sign = if *present { '+' } else { '-' };
        let gap = if text.ends_with(' ') { "" } else { " " };
        *text += &format!("{gap}{kind}{sign}{what}");
    }
}

/// Reads `note+r1c1:5` and the like.
fn read_mark(word: &str) -> Option<MarkChange> {
    let at = word.find(['+', '-'])?;
    let (kind, what) = word.split_at(at);
    let (sign, what) = what.split_at(1);
    let mark = match kind {
        "note" => Mark::Note(read_candidate(what)?),
        "cell" => {
            let (cell, color) = what.split_once(':')?;
            Mark::Cell(cell.parse().ok()?, read_color(color)?)
        }
        "candidate" => {
            let (candidate, color) = what.split_at_checked(6)?;
            Mark::Candidate(read_candidate(candidate)?, read_color(color)?)
        }
        "link" => {
            let (ends, strong) = match what.split_once('=') {
                Some(ends) => (ends, true),
                None => (what.split_once('~')?, false),
            };
            let ends = (read_candidate(ends.0)?, read_candidate(ends.1)?);
            Mark::Link(MarkedLink::new(ends.0, ends.1, strong)?)
        }
        _ => return None,
    };
    Some(MarkChange {
        mark,
        present: sign == "+",
    })
}

/// Reads `r1c1:5`.
fn read_candidate(text: &str) -> Option<Candidate> {
    let (cell, digit) = text.split_once(':')?;
    let mut digits = digit.chars();
    let digit = Digit::from_char(digits.next()?)?;
    let candidate = Candidate::new(cell.parse().ok()?, digit);
    digits.next().is_none().then_some(candidate)
}

fn read_color(text: &str) -> Option<MarkColor> {
    let mut letters = text.chars();
    let color = MarkColor::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(color)
}

fn write_changes(
    values: impl Iterator<Item = ValueChange>,
    removals: impl Iterator<Item = Removal>,
    text: &mut String,
) {
    let value = |value: Option<Value>| match value {
        None => ".".to_owned(),
        Some(Value { digit, given }) => format!("{digit}{}", if given { "g" } else { "" }),
    };
    let mut words: Vec<String> = values
        .map(|it| format!("{}:{}>{}", it.cell, value(it.before), value(it.after)))
        .collect();
    let mut by_cell: BTreeMap<(Cell, bool), String> = BTreeMap::new();
    for Removal { candidate, removed } in removals {
        let digits = by_cell.entry((candidate.cell, removed)).or_default();
        let _ = write!(digits, "{}", candidate.digit);
    }
    words.extend(by_cell.into_iter().map(|((cell, removed), digits)| {
        let sign = if removed { '-' } else { '+' };
        format!("{cell}{sign}{digits}")
    }));
    *text += &words.join(" ");
}

/// The changes of a deduction, or of a move without one.
#[derive(Default)]
struct Changes {
    values: BTreeMap<Cell, ValueChange>,
    removals: BTreeMap<Candidate, bool>,
    marks: BTreeMap<Mark, bool>,
}

/// The cause as written in the file.
enum Cause {
    Rule(Option<Technique>),
    Other(MoveCause),
}

fn read_move(text: &str) -> Option<Move> {
    // The name of a save point may contain anything.
    let (text, name) = match text.split_once(" | ") {
        Some((text, name)) => (text, Some(name)),
        None => (text, None),
    };
    let mut all = Changes::default();
    let mut conclusions = Vec::new();
    let mut cause = None;
    for part in text.split('/') {
        let mut changes = Changes::default();
        let mut words = part.split_whitespace().peekable();
        if let Some(named) = words.peek().and_then(|word| read_cause(word)) {
            words.next();
            cause = Some(named);
        }
        for word in words {
            changes.add(word)?;
        }
        match cause.as_ref()? {
            Cause::Rule(technique) => conclusions.push(changes.conclusion(*technique)?),
            Cause::Other(_) if part.len() == text.len() => {}
            Cause::Other(_) => return None,
        }
        all.join(changes)?;
    }
    let cause = match cause? {
        Cause::Rule(_) => MoveCause::Rule(conclusions),
        Cause::Other(MoveCause::SavePoint(_)) => MoveCause::SavePoint(name?.into()),
        Cause::Other(cause) => cause,
    };
    Some(Move {
        cause,
        values: all.values.into_values().collect(),
        removals: all
            .removals
            .into_iter()
            .map(|(candidate, removed)| Removal { candidate, removed })
            .collect(),
        marks: all
            .marks
            .into_iter()
            .map(|(mark, present)| MarkChange { mark, present })
            .collect(),
    })
}

fn read_cause(word: &str) -> Option<Cause> {
    Some(match word {
        "given" => Cause::Other(MoveCause::Given),
        "person" => Cause::Other(MoveCause::Person),
        "search" => Cause::Other(MoveCause::Search),
        "answer" => Cause::Other(MoveCause::Answer),
        "restart" => Cause::Other(MoveCause::Restart),
        SAVE_POINT => Cause::Other(MoveCause::SavePoint("".into())),
        OTHER_RULE => Cause::Rule(None),
        name => Cause::Rule(Some(name.parse().ok()?)),
    })
}

impl Changes {
    /// Adds a cell and its change: `r1c1:.>5`, `r1c2-34`, `r1c2+3`.
    fn add(&mut self, word: &str) -> Option<()> {
        if let Some(MarkChange { mark, present }) = read_mark(word) {
            return self.marks.insert(mark, present).is_none().then_some(());
        }
        let (cell, rest) = word.split_at_checked(4)?;
        let cell: Cell = cell.parse().ok()?;
        let removed = match rest.split_at_checked(1)? {
            (":", values) => {
                let (before, after) = values.split_once('>')?;
                let change = ValueChange {
                    cell,
                    before: read_value(before)?,
                    after: read_value(after)?,
                };
                return self.values.insert(cell, change).is_none().then_some(());
            }
            ("-", _) => true,
            ("+", _) => false,
            _ => return None,
        };
        for digit in rest[1..].chars() {
            let candidate = Candidate::new(cell, Digit::from_char(digit)?);
            if self.removals.insert(candidate, removed).is_some() {
                return None;
            }
        }
        Some(())
    }

    /// Adds the changes of another deduction; `None` if it changes the same item in a different
    /// way.
    fn join(&mut self, other: Self) -> Option<()> {
        for (cell, change) in other.values {
            if *self.values.entry(cell).or_insert(change) != change {
                return None;
            }
        }
        for (candidate, removed) in other.removals {
            if *self.removals.entry(candidate).or_insert(removed) != removed {
                return None;
            }
        }
        self.marks.extend(other.marks);
        Some(())
    }

    /// Returns the conclusion of a deduction, which only places and eliminates; `None` for any
    /// other change.
    fn conclusion(&self, technique: Option<Technique>) -> Option<Conclusion> {
        let placed = |change: &ValueChange| {
            let after = change.after.filter(|after| !after.given)?;
            Some(Candidate::new(change.cell, after.digit))
        };
        let placements: Vec<_> = self.values.values().map(placed).collect::<Option<_>>()?;
        let eliminations: Vec<_> = self
            .removals
            .iter()
            .map(|(candidate, removed)| removed.then_some(*candidate))
            .collect::<Option<_>>()?;
        let is_empty = placements.is_empty() && eliminations.is_empty();
        (!is_empty).then_some(Conclusion {
            technique,
            placements,
            eliminations,
        })
    }
}

/// Reads `.`, a digit, or a digit and `g` for a given.
fn read_value(text: &str) -> Option<Option<Value>> {
    if text == "." {
        return Some(None);
    }
    let (digit, given) = match text.strip_suffix('g') {
        Some(digit) => (digit, true),
        None => (text, false),
    };
    let mut digits = digit.chars();
    let digit = Digit::from_char(digits.next()?)?;
    digits
        .next()
        .is_none()
        .then_some(Some(Value { digit, given }))
}
