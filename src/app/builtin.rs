//! The puzzles that come with the program: those of the folder `puzzles`.

use rand::seq::IndexedRandom;

use crate::formats;
use crate::sudoku::Puzzle;

/// How hard a built-in puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Singles are enough.
    Easy,
    /// Box-line reductions are needed too, and enough.
    Medium,
    /// The three rules stall.
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

    /// A puzzle of the level, at random, other than the one called `but`.
    pub fn pick(self, but: &str) -> (&'static str, Puzzle) {
        let others: Vec<_> = self
            .files()
            .iter()
            .filter(|(name, _)| *name != but)
            .collect();
        let (name, text) = others
            .choose(&mut rand::rng())
            .expect("each level has several files");
        let puzzles =
            formats::read(text.as_bytes()).expect("a test reads every file of every level");
        (
            name,
            puzzles
                .into_iter()
                .next()
                .expect("reading gives at least one puzzle"),
        )
    }
}
