//! The built-in puzzles, from the folder `puzzles`.

use rand::seq::IndexedRandom;

use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats;

/// The difficulty of a built-in puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Solvable by singles.
    Easy,
    /// Solvable with box-line reductions too.
    Medium,
    /// The three rules of the assignment stall.
    Hard,
}

impl Level {
    /// Every level.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The names and contents of the level's files.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        macro_rules! files {
            ($($name:literal),*) => {
                &[$(($name, include_str!(concat!("../../puzzles/", $name, ".txt")))),*]
            };
        }
        match self {
            Self::Easy => files!["easy-1", "easy-2", "easy-3", "easy-4"],
            Self::Medium => files!["medium-1", "medium-2", "medium-3", "medium-4"],
            Self::Hard => files!["hard-1", "hard-2", "hard-3", "hard-4"],
        }
    }

    /// A random puzzle of the level, except those that `but` excludes.
    pub fn pick(self, but: impl Fn(BuiltIn) -> bool) -> BuiltIn {
        let all = (1..=self.files().len()).map(|number| BuiltIn {
            level: self,
            number,
        });
        let others: Vec<_> = all.filter(|it| !but(*it)).collect();
        *others
            .choose(&mut rand::rng())
            .expect("each level has several files")
    }
}

/// A built-in puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BuiltIn {
    /// Its difficulty.
    pub level: Level,
    /// Its number within the level, from 1.
    pub number: usize,
}

impl BuiltIn {
    /// The name of the puzzle.
    pub fn name(self, language: &Language) -> String {
        match self.level {
            Level::Easy => words!(language, "built-in-easy", number = self.number),
            Level::Medium => words!(language, "built-in-medium", number = self.number),
            Level::Hard => words!(language, "built-in-hard", number = self.number),
        }
    }

    /// The puzzle.
    pub fn puzzle(self) -> Puzzle {
        let files = self.level.files();
        let (_, text) = files[(self.number - 1).min(files.len() - 1)];
        let puzzles =
            formats::read(text.as_bytes()).expect("a test reads every file of every level");
        puzzles
            .into_iter()
            .next()
            .expect("reading gives at least one puzzle")
    }
}
