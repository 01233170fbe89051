//! The ratings as numbers.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::length;

/// The difficulty of a step or a puzzle, in tenths: 1.0 is the easiest. It is shown as `7.2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Difficulty(u16);

impl Difficulty {
    /// The difficulty of a puzzle that no technique solves.
    pub const BEYOND: Self = Self(200);

    /// The difficulty with this many tenths.
    pub const fn from_tenths(tenths: u16) -> Self {
        Self(tenths)
    }

    /// Reads a range of ratings: `7.1..7.3` or `7.1-7.3`, or `7.2` for a single rating. Whole
    /// numbers may omit their decimal.
    pub fn range(text: &str) -> Option<RangeInclusive<Self>> {
        let read = |text: &str| {
            let text = text.trim();
            text.parse().or_else(|()| format!("{text}.0").parse()).ok()
        };
        let (first, last) = text
            .split_once("..")
            .or_else(|| text.split_once('-'))
            .unwrap_or((text, text));
        Some(read(first)?..=read(last)?)
    }

    /// The difficulty in tenths.
    pub const fn tenths(self) -> u16 {
        self.0
    }

    /// The rating of chains with `nodes` nodes, of a kind whose shortest chains are rated as this.
    #[must_use]
    pub fn of_chains(self, nodes: usize) -> Self {
        let nodes = u32::try_from(nodes).unwrap_or(u32::MAX);
        Self::of(self.rating() + length::added(nodes))
    }

    /// The difficulty as a number to compute with.
    pub(super) fn rating(self) -> f64 {
        f64::from(self.0) / 10.0
    }

    /// Rounds a computed rating to the nearest tenth.
    pub(super) fn of(rating: f64) -> Self {
        // No technique is rated above 20, and none below 1.
        Self(((rating + 0.05) * 10.0) as u16)
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl FromStr for Difficulty {
    type Err = ();

    /// Reads a number with one decimal, such as `7.2`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (whole, tenth) = text.split_once('.').ok_or(())?;
        let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty()
            || whole.len() > 2
            || tenth.len() != 1
            || !is_digits(whole)
            || !is_digits(tenth)
        {
            return Err(());
        }
        let [whole, tenth]: [u16; 2] = [whole.parse().or(Err(()))?, tenth.parse().or(Err(()))?];
        Ok(Self(whole * 10 + tenth))
    }
}
