//! The row of buttons that take moves back.

use iced::Element;
use iced::widget::row;

use super::wide;
use crate::app::shortcut::{REDO, UNDO};
use crate::app::theme::space;
use crate::sudoku::Journal;
use crate::texts::{Language, words};

/// Undo and Redo, each on where the journal has something for it, and a third button
/// beside them. Without a journal nothing can be taken back just now.
pub(crate) fn moves<'a, Message: Clone + 'a>(
    language: &Language,
    journal: Option<&Journal>,
    undo: Message,
    redo: Message,
    third: Element<'a, Message>,
) -> Element<'a, Message> {
    let can_undo = journal.is_some_and(|journal| !journal.moves().is_empty());
    let can_redo = journal.is_some_and(|journal| !journal.undone().is_empty());
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
