//! What a person has learned so far.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Technique;

/// After so many exercises done right a technique counts as known.
pub const KNOWN: u32 = 3;

/// What a person has done about a technique.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The lesson was read.
    pub read: bool,
    /// So many exercises were done right at the first check, without help.
    pub right: u32,
    /// So many were not.
    pub wrong: u32,
}

/// How far a person has come with a technique.
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

/// What a person has done about each technique. It is kept as TOML, a table for
/// each technique:
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
    /// What was done about a technique.
    pub fn record(&self, technique: Technique) -> Record {
        self.0.get(&technique).copied().unwrap_or_default()
    }

    /// How far the person has come with a technique.
    pub fn learned(&self, technique: Technique) -> Learned {
        let record = self.record(technique);
        match record.right {
            KNOWN.. => Learned::Known,
            1.. => Learned::Practised,
            0 if record.read || record.wrong > 0 => Learned::Read,
            0 => Learned::New,
        }
    }

    /// Remembers that the lesson was read. True if that is new.
    pub fn read(&mut self, technique: Technique) -> bool {
        !std::mem::replace(&mut self.0.entry(technique).or_default().read, true)
    }

    /// Remembers how an exercise came out.
    pub fn practised(&mut self, technique: Technique, right: bool) {
        let record = self.0.entry(technique).or_default();
        let count = if right {
            &mut record.right
        } else {
            &mut record.wrong
        };
        *count = count.saturating_add(1);
    }

    /// Reads what was kept, technique by technique: what makes no sense is left out
    /// and named among the complaints.
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
    /// The reason, if a number is too large for TOML; none that is counted is.
    pub fn write(&self) -> Result<String, String> {
        toml::to_string(self).map_err(|error| error.to_string())
    }
}
