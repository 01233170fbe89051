//! Best times, scores and games, by mode and level.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::score::Score;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Mode};

/// The best games of a mode and level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The number of games won.
    pub won: u32,
    /// The shortest time, in seconds.
    pub seconds: u64,
    /// The highest score.
    pub score: i64,
    /// The best games, the best first: at most [`LISTED`](Self::LISTED).
    #[serde(default)]
    pub games: Vec<BestGame>,
}

/// One of the best games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestGame {
    /// The time that it took, in seconds.
    pub seconds: u64,
    /// Its score.
    pub score: i64,
    /// The number of hints taken; unknown for games that were won before the list existed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<u32>,
    /// The moment of the win, in seconds since the beginning of 1970 in UTC, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_at: Option<u64>,
}

/// The records that a game set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Record {
    /// Whether it was shorter than all earlier games.
    pub time: bool,
    /// Whether its score was higher than all earlier scores.
    pub score: bool,
    /// Its place in the list of the best games, counted from 0, if it has one.
    pub place: Option<usize>,
}

/// The best games of every mode and level.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bests(BTreeMap<Mode, Best>);

/// A mode and its best games, as stored in a file.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    mode: Mode,
    #[serde(flatten)]
    best: Best,
}

/// The file.
#[derive(Serialize)]
struct Lines {
    best: Vec<Line>,
}

impl Best {
    /// The maximum number of games listed for a mode and level.
    pub const LISTED: usize = 5;

    /// Adds a game to the best ones and returns its place, if it gets one. A higher score comes
    /// first, then a shorter time; among equals, the earlier game stays ahead.
    fn list(&mut self, game: BestGame) -> Option<usize> {
        let worth = |game: &BestGame| (Reverse(game.score), game.seconds);
        let place = self
            .games
            .partition_point(|other| worth(other) <= worth(&game));
        self.games.insert(place, game);
        self.games.truncate(Self::LISTED);
        (place < Self::LISTED).then_some(place)
    }

    /// The best games from a file. If the file is older than the list, the list starts with the
    /// known records.
    fn with_list(mut self) -> Self {
        let mut read = std::mem::take(&mut self.games);
        if read.is_empty() {
            read.push(BestGame {
                seconds: self.seconds,
                score: self.score,
                hints: None,
                won_at: None,
            });
        }
        for game in read {
            self.list(game);
        }
        self
    }
}

impl Bests {
    /// The best games of a mode and level; `None` if none was won.
    pub fn get(&self, mode: Mode) -> Option<&Best> {
        self.0.get(&mode)
    }

    /// Records a game that ended at this moment, in seconds since the beginning of 1970, and
    /// returns the records that it set. Only games that were won within their time limit count; the
    /// first game of a mode and level sets no record.
    pub fn add(&mut self, game: &GameRecord, now: Option<u64>) -> Record {
        if game.outcome != GameOutcome::Won || game.is_out_of_time() {
            return Record::default();
        }
        let (seconds, score) = (game.seconds, Score::of(game).total());
        let is_first = !self.0.contains_key(&game.mode);
        let best = self.0.entry(game.mode).or_insert_with(|| Best {
            won: 0,
            seconds,
            score,
            games: Vec::new(),
        });
        let record = Record {
            time: !is_first && seconds < best.seconds,
            score: !is_first && score > best.score,
            place: best.list(BestGame {
                seconds,
                score,
                hints: Some(game.hints.count()),
                won_at: now,
            }),
        };
        best.won = best.won.saturating_add(1);
        best.seconds = best.seconds.min(seconds);
        best.score = best.score.max(score);
        record
    }

    /// The text of the file.
    pub fn to_toml(&self) -> String {
        let lines = self.0.iter().map(|(mode, best)| Line {
            mode: *mode,
            best: best.clone(),
        });
        let lines = Lines {
            best: lines.collect(),
        };
        toml::to_string(&lines).expect("words and numbers are fit for TOML")
    }

    /// Reads the text of a file. Entries that are not valid are left out and counted.
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
                        bests.0.insert(line.mode, line.best.with_list());
                    }
                    _ => senseless += 1,
                }
            }
        }
        Ok((bests, senseless))
    }
}
