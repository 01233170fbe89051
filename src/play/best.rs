//! Best times and scores, by mode and level.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::score::Score;
use crate::sudoku::{GameOutcome, GameRecord, Mode};

/// The best games of a mode and level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// How many games were won.
    pub won: u32,
    /// The shortest of them, in seconds.
    pub seconds: u64,
    /// The highest score.
    pub score: i64,
}

/// What a game that was won is the best in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Record {
    /// It is shorter than any before.
    pub time: bool,
    /// Its score is higher than any before.
    pub score: bool,
}

/// The best games of every mode and level.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bests(BTreeMap<Mode, Best>);

/// A mode and its best games, as a file has them.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    mode: Mode,
    #[serde(flatten)]
    best: Best,
}

impl Bests {
    /// The best games of a mode and level; `None` if none was won.
    pub fn get(&self, mode: Mode) -> Option<Best> {
        self.0.get(&mode).copied()
    }

    /// Takes account of a game, and tells what it is the best in. Only those
    /// that were won count; the first of its mode and level is a record in
    /// nothing.
    pub fn add(&mut self, game: &GameRecord) -> Record {
        if game.outcome != GameOutcome::Won {
            return Record::default();
        }
        let (seconds, score) = (game.seconds, Score::of(game).total());
        let first = Best {
            won: 1,
            seconds,
            score,
        };
        let Some(best) = self.0.get_mut(&game.mode) else {
            self.0.insert(game.mode, first);
            return Record::default();
        };
        let record = Record {
            time: seconds < best.seconds,
            score: score > best.score,
        };
        *best = Best {
            won: best.won.saturating_add(1),
            seconds: best.seconds.min(seconds),
            score: best.score.max(score),
        };
        record
    }

    /// The file of them.
    pub fn to_toml(&self) -> String {
        let mut file = String::new();
        for (mode, best) in &self.0 {
            let line = Line {
                mode: *mode,
                best: *best,
            };
            let table = toml::to_string(&line).expect("words and numbers are fit for TOML");
            file += &format!("[[best]]\n{table}\n");
        }
        file
    }

    /// Reads a file of them. What makes no sense is left out, and counted.
    ///
    /// # Errors
    ///
    /// The reason, if the text is not TOML at all.
    pub fn parse(text: &str) -> Result<(Self, usize), String> {
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| error.message().to_owned())?;
        let mut bests = Self::default();
        let mut senseless = 0;
        for (name, value) in table {
            let toml::Value::Array(lines) = value else {
                senseless += 1;
                continue;
            };
            for line in lines {
                match line.try_into::<Line>() {
                    Ok(line) if name == "best" => {
                        bests.0.insert(line.mode, line.best);
                    }
                    _ => senseless += 1,
                }
            }
        }
        Ok((bests, senseless))
    }
}
