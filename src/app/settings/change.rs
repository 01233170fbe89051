use sudoku_engine::texts::Notation;

use super::MotionChoice;
use super::{TextSize, ThemeChoice};
use crate::telling::TellingChoice;

/// A change of one setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingChange {
    /// Use this theme.
    Theme(ThemeChoice),
    /// Use this text size.
    TextSize(TextSize),
    /// Use the language with this tag.
    Language(String),
    /// Use the next language of the list.
    NextLanguage,
    /// Use this notation.
    Notation(Notation),
    /// Show or hide the names of rows and columns.
    Labels,
    /// Shade every other box, or none.
    Boxes,
    /// Show or hide where the digits on the board came from.
    Origins,
    /// Show or hide correct digits in green in a game.
    RightDigits,
    /// Choose the next cell after a digit typed into a puzzle in the making, or not.
    GoesOn,
    /// Use this motion of steps.
    Motion(MotionChoice),
    /// Use the next motion of the list.
    NextMotion,
    /// Use this length of steps.
    Telling(TellingChoice),
    /// Use the next length of the list.
    NextTelling,
    /// Switch the screen to begin with.
    Beginning,
}
