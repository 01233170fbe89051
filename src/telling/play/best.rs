//! Best times, scores and games, by mode and level.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::score::Score;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Mode};

/// The best games of a mode and level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// How many games were won.
    pub won: u32,
    /// The shortest of them, in seconds.
    pub seconds: u64,
    /// The highest score.
    pub score: i64,
    /// The best of them, the best first: at most [`LISTED`](Self::LISTED).
    #[serde(default)]
    pub games: Vec<BestGame>,
}

/// One of the best games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestGame {
    /// How long it took, in seconds.
    pub seconds: u64,
    /// Its score.
    pub score: i64,
    /// How many hints were taken; nothing is known of that for games that were won
    /// before there was a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<u32>,
    /// When it was won, in seconds since the beginning of 1970 in UTC, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_at: Option<u64>,
}

/// What a game that was won is the best in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Record {
    /// It is shorter than any before.
    pub time: bool,
    /// Its score is higher than any before.
    pub score: bool,
    /// Its place in the list of the best, from 0, if it has one.
    pub place: Option<usize>,
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

/// The file.
#[derive(Serialize)]
struct Lines {
    best: Vec<Line>,
}

impl Best {
    /// How many games of a mode and level are listed at the most.
    pub const LISTED: usize = 5;

    /// Lists a game among the best: its place, if it has one. The score comes first, then
    /// the time; of equals the earlier one stays before.
    fn list(&mut self, game: BestGame) -> Option<usize> {
        let worth = |game: &BestGame| (Reverse(game.score), game.seconds);
        let place = self
            .games
            .partition_point(|other| worth(other) <= worth(&game));
        self.games.insert(place, game);
        self.games.truncate(Self::LISTED);
        (place < Self::LISTED).then_some(place)
    }

    /// The same as a file has it, which may be from before there was a list: then the
    /// list begins with what is known.
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

    /// Takes account of a game that ended at this moment, in seconds since the beginning
    /// of 1970, and tells what it is the best in. Only those count that were won, and
    /// within their limit of time; the first of its mode and level is a record in
    /// nothing.
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

    /// The file of them.
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
                        bests.0.insert(line.mode, line.best.with_list());
                    }
                    _ => senseless += 1,
                }
            }
        }
        Ok((bests, senseless))
    }
}
