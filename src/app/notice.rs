//! What is told over the window: at most one thing. What went wrong stays until it is
//! pressed or mended; what only tells goes by itself.

use std::time::Duration;

use iced::widget::{button, container, row, text};
use iced::{Center, Element, Fill, Padding, Task};

use super::lookup::{Late, Lookup};
use super::screen::solver;
use super::shortcut::CLOSE;
use super::theme::{self, size, space};
use super::{App, Message, Screen, widget};
use crate::texts::words;

/// How long what only tells is shown.
const SHOWN: Duration = Duration::from_secs(6);

/// The most that a notice takes of a window without a panel.
const WIDTH: f32 = 460.0;

/// What is told and goes by itself.
#[derive(Debug, Default)]
pub(super) struct Passing {
    words: Option<String>,
    wait: Lookup<()>,
}

impl Passing {
    /// Whether it was told long enough by now.
    pub(super) fn answer(&mut self, late: Late<()>) -> bool {
        self.wait.answer(late).is_some()
    }
}

impl App {
    /// Tells something that goes by itself.
    pub(super) fn tell(&mut self, words: String) -> Task<Message> {
        // A clock may have told it, which draws nothing else afresh.
        self.shown = self.shown.wrapping_add(1);
        self.passing.words = Some(words.clone());
        self.notice = Some(words);
        self.passing.wait.wait(SHOWN).map(Message::NoticePassed)
    }

    /// Whether what is told goes by itself.
    pub(super) fn is_passing(&self) -> bool {
        self.passing.words.is_some() && self.passing.words == self.notice
    }

    /// What was told has been there long enough, unless something else is told by now.
    pub(super) fn notice_passed(&mut self) {
        if self.is_passing() {
            self.notice = None;
        }
        self.passing = Passing::default();
    }

    /// The notice, over the lower part of the panel or of the window.
    pub(super) fn notice_over(&self) -> Option<Element<'_, Message>> {
        let notice = self.notice.as_deref()?;
        let (words, style): (_, fn(&iced::Theme) -> container::Style) = if self.is_passing() {
            (text(notice), theme::told)
        } else {
            (text(notice), theme::bad_card)
        };
        let close = button(text(words!(&self.language, "button-close")).size(size::SMALL))
            .padding([3, 8])
            .style(theme::plain_button)
            .on_press(Message::NoticeDismissed);
        let close = widget::with_key_above(&self.language, close, CLOSE);
        let bar = row![words.size(size::BODY).width(Fill), close]
            .spacing(space::MEDIUM)
            .align_y(Center);
        let (scale, window) = (self.scale(), self.settings.window);
        let window = iced::Size::new(window.width / scale, window.height / scale);
        let (left, width) = match self.screen {
            Screen::Solver => solver::panel_of(window),
            _ => (space::LARGE, WIDTH.min(window.width - 2.0 * space::LARGE)),
        };
        let card = container(bar)
            .padding([10.0, space::MEDIUM])
            .width(width)
            .id("notice")
            .style(style);
        Some(
            container(card)
                .width(Fill)
                .align_bottom(Fill)
                .padding(Padding::ZERO.left(left).bottom(space::MEDIUM))
                .into(),
        )
    }
}
