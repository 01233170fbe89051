use sudoku_engine::texts::Notation;

use super::{TextSize, ThemeChoice};
use crate::motion::MotionChoice;
use crate::telling::TellingChoice;

/// A change of one setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingChange {
    /// This theme.
    Theme(ThemeChoice),
    /// This size of the text.
    TextSize(TextSize),
    /// The language with this tag.
    Language(String),
    /// The language that is listed next.
    NextLanguage,
    /// This notation.
    Notation(Notation),
    /// The names of rows and columns, shown or hidden.
    Labels,
    /// A shade of every other box, or none.
    Boxes,
    /// Where the digits on the board came from, shown or hidden.
    Origins,
    /// Right digits in a game, green or not.
    RightDigits,
    /// Whether steps are shown as they are thought.
    Motion(MotionChoice),
    /// The same, as it is listed next.
    NextMotion,
    /// The length at which steps are told.
    Telling(TellingChoice),
    /// The next length.
    NextTelling,
    /// With what the program begins: the other choice.
    Beginning,
}
