//! A person's learning progress.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use sudoku_engine::rules::Technique;

/// The number of correct exercises after which a technique counts as known.
pub const KNOWN: u32 = 3;

/// The number of a person's own puzzles in which a technique must be found until it counts as
/// mastered.
pub const FOUND: u32 = 3;

/// One of the person's own puzzles in which a technique came up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The name of the puzzle.
    pub puzzle: String,
    /// The number of the step, counted from 1.
    pub step: usize,
    /// Whether the person found it; otherwise it was shown.
    pub found: bool,
    /// The position, in the form of stored positions of lessons.
    pub position: String,
}

/// The progress of a person with a technique, on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Nothing was done yet.
    New,
    /// The lesson was read.
    Read,
    /// An exercise was done right.
    Practised,
    /// It came up in one of the person's own puzzles.
    Met,
    /// [`KNOWN`] exercises were done right, and it was found in [`FOUND`] puzzles.
    Mastered,
}

/// The record of a person for a technique.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The lesson was read.
    pub read: bool,
    /// The number of exercises that were right at the first check, without help.
    pub right: u32,
    /// The number of exercises that were not.
    pub wrong: u32,
    /// The number of puzzles in which it came up.
    pub met: u32,
    /// The number of puzzles in which the person found it.
    pub found: u32,
    /// The puzzle of its lesson was solved.
    pub solved: bool,
    /// One of these puzzles, preferably one in which the person found it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meeting: Option<Meeting>,
}

/// The progress of a person with a technique.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Learned {
    /// Nothing was done yet.
    New,
    /// The lesson was read.
    Read,
    /// An exercise was done right.
    Practised,
    /// [`KNOWN`] exercises were done right.
    Known,
}

/// A person's records for all techniques. They are stored as TOML with a table for each technique:
///
/// ```toml
/// [x-wing]
/// read = true
/// right = 2
/// wrong = 1
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Progress(BTreeMap<Technique, Record>);

impl Progress {
    /// The record of a technique.
    pub fn record(&self, technique: Technique) -> Record {
        self.0.get(&technique).cloned().unwrap_or_default()
    }

    /// The progress with a technique.
    pub fn learned(&self, technique: Technique) -> Learned {
        let record = self.record(technique);
        match record.right {
            KNOWN.. => Learned::Known,
            1.. => Learned::Practised,
            0 if record.read || record.wrong > 0 => Learned::Read,
            0 => Learned::New,
        }
    }

    /// The techniques for which the person no longer needs whole arguments: [`KNOWN`] exercises
    /// were right, or the technique was found in [`FOUND`] puzzles.
    pub fn known(&self) -> impl Iterator<Item = Technique> {
        let known = |record: &Record| record.right >= KNOWN || record.found >= FOUND;
        let records = self.0.iter();
        records
            .filter(move |(_, record)| known(record))
            .map(|(technique, _)| *technique)
    }

    /// The progress with a technique, on the map.
    pub fn stage(&self, technique: Technique) -> Stage {
        let record = self.record(technique);
        if record.right >= KNOWN && record.found >= FOUND {
            Stage::Mastered
        } else if record.met > 0 {
            Stage::Met
        } else if record.right > 0 {
            Stage::Practised
        } else if record.read || record.wrong > 0 {
            Stage::Read
        } else {
            Stage::New
        }
    }

    /// Records that a technique came up in a puzzle. `is_first` means that it did so for the first
    /// time there.
    pub fn met(&mut self, technique: Technique, is_first: bool, meeting: Meeting) {
        let record = self.0.entry(technique).or_default();
        record.met = record.met.saturating_add(u32::from(is_first));
        record.found = record.found.saturating_add(u32::from(meeting.found));
        let known = record.meeting.as_ref();
        if known.is_none_or(|known| meeting.found && !known.found) {
            record.meeting = Some(meeting);
        }
    }

    /// Records that the puzzle of its lesson was solved. Returns whether this is new.
    pub fn solved(&mut self, technique: Technique) -> bool {
        !std::mem::replace(&mut self.0.entry(technique).or_default().solved, true)
    }

    /// Merges other progress, keeping the higher values for each technique.
    pub fn join(&mut self, other: Self) {
        for (technique, added) in other.0 {
            let own = self.0.entry(technique).or_default();
            let is_better = |meeting: &Meeting| {
                let known = own.meeting.as_ref();
                known.is_none_or(|known| meeting.found && !known.found)
            };
            let meeting = added.meeting.filter(is_better).or(own.meeting.take());
            *own = Record {
                read: own.read || added.read,
                right: own.right.max(added.right),
                wrong: own.wrong.max(added.wrong),
                met: own.met.max(added.met),
                found: own.found.max(added.found),
                solved: own.solved || added.solved,
                meeting,
            };
        }
    }

    /// The number of techniques with any progress.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Clears all progress.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether nothing was done yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Records that the lesson was read. Returns whether this is new.
    pub fn read(&mut self, technique: Technique) -> bool {
        !std::mem::replace(&mut self.0.entry(technique).or_default().read, true)
    }

    /// Records the result of an exercise.
    pub fn practised(&mut self, technique: Technique, right: bool) {
        let record = self.0.entry(technique).or_default();
        let count = if right {
            &mut record.right
        } else {
            &mut record.wrong
        };
        *count = count.saturating_add(1);
    }

    /// Reads stored progress, technique by technique. Invalid entries are left out and named among
    /// the complaints.
    ///
    /// # Errors
    ///
    /// The reason, if the text is not TOML at all.
    pub fn parse(text: &str) -> Result<(Self, Vec<String>), String> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| error.message().to_owned())?;
        let mut progress = Self::default();
        let mut complaints = Vec::new();
        for (name, value) in table {
            match (name.parse::<Technique>(), value.try_into::<Record>()) {
                (Ok(technique), Ok(record)) => {
                    progress.0.insert(technique, record);
                }
                _ => complaints.push(name),
            }
        }
        Ok((progress, complaints))
    }

    /// The text that [`parse`](Self::parse) reads.
    ///
    /// # Errors
    ///
    /// The reason, if a number is too large for TOML, which does not happen in practice.
    pub fn write(&self) -> Result<String, String> {
        toml::to_string(self).map_err(|error| error.to_string())
    }
}
