//! The buttons that act, below the card.

use iced::widget::{Container, Row, row};
use iced::{Element, FillPortion};

use super::places::Places;
use crate::app::screen::solver::game::{self, CHECK, PAUSE, RESUME};
use crate::app::screen::solver::keys::{HINT, STEP};
use crate::app::screen::solver::{Message, Report, SolverScreen};
use crate::app::shortcut::{REDO, UNDO};
use crate::app::widget::{Icon, leading, seconding, sign_button};
use crate::texts::{Language, words};

/// The height of the buttons, where there is little room and as usual.
const HEIGHT: (f32, f32) = (40.0, 48.0);

/// The width of the panel below which the words on the buttons are short.
const NARROW: f32 = 360.0;

impl SolverScreen {
    /// Step, Hint, and what takes moves back and makes them again.
    pub(super) fn actions(&self, language: &Language, places: &Places) -> Element<'_, Message> {
        let height = if places.is_little() {
            HEIGHT.0
        } else {
            HEIGHT.1
        };
        let is_open = !self.is_searching() && !self.session.grid().is_solved();
        let bulb = (!places.is_little()).then_some(Icon::Bulb);
        // Where the rules find nothing, another step would find nothing too.
        let can_step = is_open && !matches!(self.report(), Report::Stalled { .. });
        let step = match self.onward(language, places.panel.width < NARROW) {
            Some(next) => leading(language, next.label, next.key, Some(next.message)),
            None => leading(
                language,
                words!(language, "step-apply"),
                STEP,
                can_step.then_some(Message::Step),
            ),
        };
        let hint = match self.taking_back(language, places.is_little()) {
            Some(back) => seconding(language, None, back.label, back.key, Some(back.message)),
            None => seconding(
                language,
                bulb,
                words!(language, "step-hint"),
                HINT,
                is_open.then_some(Message::Hint),
            ),
        };
        self.with_moves(language, step.id("step"), hint, true)
            .height(height)
            .into()
    }

    /// The same in a game, where no step is made.
    pub(super) fn game_actions(
        &self,
        language: &Language,
        places: &Places,
    ) -> Element<'_, Message> {
        let height = if places.is_little() {
            HEIGHT.0
        } else {
            HEIGHT.1
        };
        let is_paused = self.is_paused();
        let is_free = !is_paused && !self.is_searching();
        let first = match self.next_line(language) {
            _ if is_paused => leading(
                language,
                words!(language, "game-go-on"),
                [PAUSE, RESUME],
                Some(game::Message::Pause.into()),
            ),
            Some(next) => leading(language, next.label, next.key, Some(next.message)),
            None => leading(
                language,
                words!(language, "game-hint"),
                HINT,
                is_free.then_some(Message::Hint),
            ),
        };
        let second = match self.taking_back(language, places.is_little()) {
            Some(back) if !is_paused => {
                seconding(language, None, back.label, back.key, Some(back.message))
            }
            _ => seconding(
                language,
                None,
                words!(language, "game-check"),
                CHECK,
                is_free.then(|| game::Message::Check.into()),
            ),
        };
        self.with_moves(language, first, second, !is_paused)
            .height(height)
            .into()
    }

    /// The two buttons that act most, and beside them what takes moves back and makes
    /// them again, unless the board is hidden.
    fn with_moves<'a>(
        &self,
        language: &Language,
        first: Container<'a, Message>,
        second: Container<'a, Message>,
        is_seen: bool,
    ) -> Row<'a, Message> {
        let journal = self.session.journal();
        let can_undo = is_seen && !journal.moves().is_empty();
        let can_redo = is_seen && !journal.undone().is_empty();
        row![
            first.width(FillPortion(4)),
            second.width(FillPortion(3)),
            sign_button(
                language,
                Icon::Undo,
                words!(language, "button-undo"),
                UNDO,
                can_undo.then_some(Message::Undo)
            ),
            sign_button(
                language,
                Icon::Redo,
                words!(language, "button-redo"),
                REDO,
                can_redo.then_some(Message::Redo)
            ),
        ]
        .spacing(8)
    }
}
