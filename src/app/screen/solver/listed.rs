//! The place of the puzzle in the list that it was opened from.

use iced::widget::{row, text};
use iced::{Center, Element};

use super::{Message, SolverScreen};
use crate::screen::solver::keys::{PUZZLE_BEFORE, PUZZLE_BEHIND};
use crate::shortcut::LIST;
use crate::theme::{self, size, space};
use crate::widget::{Icon, Press, line_width};
use sudoku_engine::texts::{Language, words};

/// The room beside the words of the button to the list, and the width of a button with a sign.
const LIST_MARGIN: f32 = 24.0;
const ICON_BUTTON: f32 = 34.0;

/// A puzzle of a list.
#[derive(Debug, Clone, Copy)]
pub(super) struct Listed {
    /// Its number in the collection.
    number: usize,
    /// Its place in the list, from 1, and the length of the list; `None` if it is no longer listed.
    place: Option<(usize, usize)>,
}

impl SolverScreen {
    /// Sets the list of the puzzle: its number there, its place from 1 and the length of the list.
    pub fn set_listed(&mut self, number: usize, place: Option<(usize, usize)>) {
        self.listed = Some(Listed { number, place });
    }

    /// Notes that the list of the puzzle is gone.
    pub fn set_unlisted(&mut self) {
        self.listed = None;
    }

    /// The number of the puzzle in the list that it was opened from.
    pub fn listed(&self) -> Option<usize> {
        self.listed.map(|listed| listed.number)
    }

    /// Whether another puzzle follows in the list.
    pub(super) fn has_next_in_list(&self) -> bool {
        let place = self.listed.and_then(|listed| listed.place);
        place.is_some_and(|(place, count)| place < count)
    }

    /// Buttons for the list and the neighboring puzzles.
    pub(super) fn list_buttons(&self, language: &Language) -> Option<Element<'_, Message>> {
        let listed = self.listed?;
        let list = Press::new(words!(language, "bar-list"))
            .key(LIST)
            .on_press(Message::List)
            .view(language);
        let Some((place, count)) = listed.place else {
            return Some(list);
        };
        let before = (place > 1).then_some(Message::Neighbor(-1));
        let after = (place < count).then_some(Message::Neighbor(1));
        let words = text(words!(language, "bar-place", place = place, count = count))
            .size(size::SMALL)
            .style(theme::muted)
            .wrapping(text::Wrapping::None);
        let buttons = row![
            list,
            Press::low_sign(Icon::Back)
                .key(PUZZLE_BEFORE)
                .on_press_maybe(before)
                .view(language),
            words,
            Press::low_sign(Icon::On)
                .key(PUZZLE_BEHIND)
                .on_press_maybe(after)
                .view(language),
        ];
        Some(buttons.spacing(space::SMALL).align_y(Center).into())
    }

    /// The width of these buttons.
    pub(super) fn list_buttons_width(&self, language: &Language) -> Option<f32> {
        let listed = self.listed?;
        let list = line_width(&words!(language, "bar-list"), size::BODY) + LIST_MARGIN;
        let Some((place, count)) = listed.place else {
            return Some(list);
        };
        let words = words!(language, "bar-place", place = place, count = count);
        let others = line_width(&words, size::SMALL) + 2.0 * ICON_BUTTON;
        Some(list + others + 3.0 * space::SMALL)
    }
}
