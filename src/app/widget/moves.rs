//! The row of buttons to undo and redo.

use iced::Element;
use iced::widget::row;

use super::wide;
use crate::shortcut::{REDO, UNDO};
use crate::theme::space;
use sudoku_engine::texts::{Language, words};

/// Undo and Redo, each enabled if it can do something, and a third button.
pub(crate) fn moves<'a, Message: Clone + 'a>(
    language: &Language,
    [can_undo, can_redo]: [bool; 2],
    undo: Message,
    redo: Message,
    third: Element<'a, Message>,
) -> Element<'a, Message> {
    row![
        wide(
            language,
            words!(language, "button-undo"),
            UNDO,
            can_undo.then_some(undo)
        ),
        wide(
            language,
            words!(language, "button-redo"),
            REDO,
            can_redo.then_some(redo)
        ),
        third,
    ]
    .spacing(space::SMALL)
    .into()
}
