//! The row of buttons to undo and redo.

use iced::Element;
use iced::widget::row;

use crate::shortcut::{REDO, UNDO};
use crate::theme::space;
use crate::widget::Press;
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
        Press::new(words!(language, "button-undo"))
            .wide()
            .key(UNDO)
            .on_press_maybe(can_undo.then_some(undo))
            .view(language),
        Press::new(words!(language, "button-redo"))
            .wide()
            .key(REDO)
            .on_press_maybe(can_redo.then_some(redo))
            .view(language),
        third,
    ]
    .spacing(space::SMALL)
    .into()
}
