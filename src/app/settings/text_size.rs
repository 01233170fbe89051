//! The size of everything in the window.

use serde::{Deserialize, Serialize};

use super::WindowSize;
use sudoku_engine::texts::{Language, words};

/// The size of text and of everything that holds text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Kept", into = "Kept")]
pub enum TextSize {
    /// The usual size, or larger in a very large window.
    #[default]
    OfWindow,
    /// This many percent.
    Percent(u16),
}

/// The stored form of a size.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    Percent(u16),
    Word(Word),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    OfWindow,
}

/// The percentages on offer, the smallest first.
const PERCENTS: [u16; 5] = [90, 100, 115, 130, 150];

/// The window size from which everything grows with the window.
const LARGE: WindowSize = WindowSize {
    width: 1600.0,
    height: 900.0,
};

impl TextSize {
    /// All choices, the smallest first.
    pub const ALL: [Self; 6] = [
        Self::OfWindow,
        Self::Percent(PERCENTS[0]),
        Self::Percent(PERCENTS[1]),
        Self::Percent(PERCENTS[2]),
        Self::Percent(PERCENTS[3]),
        Self::Percent(PERCENTS[4]),
    ];

    /// The next larger size, or the largest.
    pub fn larger(self) -> Self {
        let larger = PERCENTS.into_iter().find(|it| *it > self.percent());
        larger.map_or(self, Self::Percent)
    }

    /// The next smaller size, or the smallest.
    pub fn smaller(self) -> Self {
        let smaller = PERCENTS.into_iter().rev().find(|it| *it < self.percent());
        smaller.map_or(self, Self::Percent)
    }

    /// The percentage in a window that is not large.
    const fn percent(self) -> u16 {
        match self {
            Self::OfWindow => 100,
            Self::Percent(percent) => percent,
        }
    }

    /// The enlargement of the digits on a board, in percent of the largest that fits in the cells.
    /// The board itself cannot grow beyond the window.
    pub fn of_digits(self) -> u8 {
        let largest = PERCENTS[PERCENTS.len() - 1];
        let more = u32::from(self.percent().saturating_sub(100));
        let share = 100 * more / u32::from(largest - 100);
        u8::try_from(share).unwrap_or(100)
    }

    /// The factor by which text is larger than usual in a window of this size. Things other than
    /// text do not grow.
    pub fn enlargement(self, window: WindowSize) -> f32 {
        match self {
            Self::OfWindow => 1.0,
            Self::Percent(_) => self.scale(window).max(1.0),
        }
    }

    /// The choice as a label.
    pub fn label(self, language: &Language) -> String {
        match self {
            Self::OfWindow => words!(language, "settings-size-of-window"),
            Self::Percent(percent) => {
                words!(language, "settings-percent", percent = u32::from(percent))
            }
        }
    }

    /// The scale of a window of this size: as chosen, as long as everything fits.
    pub fn scale(self, window: WindowSize) -> f32 {
        if self == Self::OfWindow {
            // Use steps, so that the scale changes neither with each pixel nor by rounding when a
            // size is reported in another scale.
            let room = (window.width / LARGE.width).min(window.height / LARGE.height);
            return ((room * 10.0 + 0.01).floor() / 10.0).clamp(1.0, 2.0);
        }
        let chosen = f32::from(self.percent()) / 100.0;
        let least = WindowSize::LEAST;
        let room = (window.width / least.width).min(window.height / least.height);
        chosen.min(room.max(1.0))
    }

    /// Whether a window of this size is too small for the chosen size.
    pub fn is_held_back(self, window: WindowSize) -> bool {
        self.scale(window) < f32::from(self.percent()) / 100.0
    }
}

impl TryFrom<Kept> for TextSize {
    type Error = &'static str;

    fn try_from(kept: Kept) -> Result<Self, Self::Error> {
        match kept {
            Kept::Word(Word::OfWindow) => Ok(Self::OfWindow),
            Kept::Percent(percent) if PERCENTS.contains(&percent) => Ok(Self::Percent(percent)),
            Kept::Percent(_) => Err("there is no such size of the text"),
        }
    }
}

impl From<TextSize> for Kept {
    fn from(size: TextSize) -> Self {
        match size {
            TextSize::OfWindow => Self::Word(Word::OfWindow),
            TextSize::Percent(percent) => Self::Percent(percent),
        }
    }
}
