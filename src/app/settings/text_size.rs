//! How large everything is drawn.

use serde::{Deserialize, Serialize};

use super::WindowSize;
use crate::texts::{Language, words};

/// The size of all text and of all that holds it, in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct TextSize(u16);

impl TextSize {
    /// Every choice, the smallest first.
    pub const ALL: [Self; 5] = [Self(90), Self(100), Self(115), Self(130), Self(150)];

    /// The next larger one, or the largest.
    pub fn larger(self) -> Self {
        let mut larger = Self::ALL.into_iter().filter(|size| *size > self);
        larger.next().unwrap_or(self)
    }

    /// The next smaller one, or the smallest.
    pub fn smaller(self) -> Self {
        let mut smaller = Self::ALL.into_iter().filter(|size| *size < self);
        smaller.next_back().unwrap_or(self)
    }

    /// The choice as a label.
    pub fn label(self, language: &Language) -> String {
        words!(language, "settings-percent", percent = u32::from(self.0))
    }

    /// By how much a window of this size is enlarged: as chosen, as far as
    /// everything fits in.
    pub fn scale(self, window: WindowSize) -> f32 {
        let chosen = f32::from(self.0) / 100.0;
        let least = WindowSize::LEAST;
        let room = (window.width / least.width).min(window.height / least.height);
        chosen.min(room.max(1.0))
    }

    /// Whether a window of this size has no room for as much as was chosen.
    pub fn is_held_back(self, window: WindowSize) -> bool {
        self.scale(window) < f32::from(self.0) / 100.0
    }
}

impl Default for TextSize {
    fn default() -> Self {
        Self(100)
    }
}

impl TryFrom<u16> for TextSize {
    type Error = &'static str;

    fn try_from(percent: u16) -> Result<Self, Self::Error> {
        let mut all = Self::ALL.into_iter();
        all.find(|size| size.0 == percent)
            .ok_or("there is no such size of the text")
    }
}

impl From<TextSize> for u16 {
    fn from(size: TextSize) -> Self {
        size.0
    }
}
