//! What is told over the window: at most one thing. It has a place of its own and covers
//! nothing. What only tells goes by itself, what went wrong does so later, and what is
//! still being read goes with that.

use std::time::Duration;

use iced::widget::{button, container, row, text};
use iced::{Center, Element, Fill, Padding, Task, Theme};

use super::lookup::{Late, Lookup};
use super::shortcut::CLOSE;
use super::theme::{self, size, space};
use super::{App, Message, Screen, widget};
use crate::texts::{Language, words};

/// How long what only tells is shown.
const SHOWN: Duration = Duration::from_secs(6);

/// How long what went wrong is shown: so long, and longer for each character.
const WRONG: Duration = Duration::from_secs(15);
const WRONG_FOR_EACH: Duration = Duration::from_millis(60);

/// What is told.
#[derive(Debug, Clone, Copy)]
pub struct Notice<'a> {
    words: &'a str,
    kind: Kind,
}

/// What kind of thing is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It only tells.
    Tells,
    /// Something went wrong.
    Wrong,
    /// Something is being read, which can be stopped.
    Reads,
}

/// What is told and goes by itself.
#[derive(Debug, Default)]
pub(super) struct Passing {
    words: Option<String>,
    /// Whether it only tells.
    tells: bool,
    /// Whether its time is over, in a window that nobody sees.
    is_over: bool,
    wait: Lookup<()>,
    /// Whether what went wrong goes by itself too: in the window of a person it does.
    with_errors: bool,
    /// Whether nothing is waited for: tests do not.
    at_once: bool,
}

impl Passing {
    /// Whether it was told long enough by now.
    fn answer(&mut self, late: Late<()>) -> bool {
        self.wait.answer(late).is_some()
    }

    fn wait(&mut self, time: Duration) -> Task<Message> {
        let time = if self.at_once { Duration::ZERO } else { time };
        self.wait.wait(time).map(Message::NoticePassed)
    }
}

impl<'a> Notice<'a> {
    /// The notice as widgets; `closed` is what its button sends.
    pub fn view<M: Clone + 'a>(self, language: &Language, closed: M) -> Element<'a, M> {
        let style: fn(&Theme) -> container::Style = match self.kind {
            Kind::Tells | Kind::Reads => theme::told,
            Kind::Wrong => theme::bad_card,
        };
        let label = match self.kind {
            Kind::Tells | Kind::Wrong => words!(language, "button-close"),
            Kind::Reads => words!(language, "button-cancel"),
        };
        let close = button(text(label).size(size::SMALL))
            .padding([3, 8])
            .style(theme::plain_button)
            .on_press(closed);
        let close = widget::with_key_above(language, close, CLOSE);
        let words = text(self.words)
            .size(size::BODY)
            .wrapping(text::Wrapping::WordOrGlyph);
        let bar = row![words.width(Fill), close]
            .spacing(space::MEDIUM)
            .align_y(Center);
        container(bar)
            .padding([8.0, space::MEDIUM])
            .width(Fill)
            .id("notice")
            .style(style)
            .into()
    }
}

impl App {
    /// Tells something that goes by itself.
    pub(super) fn tell(&mut self, words: String) -> Task<Message> {
        // A clock may have told it, which draws nothing else afresh.
        self.shown = self.shown.wrapping_add(1);
        self.notice = Some(words.clone());
        self.passes(words, true, SHOWN)
    }

    /// What is told goes by itself after so long.
    fn passes(&mut self, words: String, tells: bool, after: Duration) -> Task<Message> {
        self.passing.words = Some(words);
        self.passing.tells = tells;
        self.passing.is_over = false;
        self.passing.wait(after)
    }

    /// Whether what is told only tells, and goes by itself.
    pub(super) fn is_passing(&self) -> bool {
        let shown = self.notice_shown();
        shown.is_some_and(|notice| notice.kind == Kind::Tells)
    }

    /// Lets what went wrong go by itself too, once it is told.
    pub(super) fn follow_notice(&mut self) -> Task<Message> {
        if self.notice == self.passing.words {
            return Task::none();
        }
        match self.notice.clone() {
            Some(_) if !self.passing.with_errors => Task::none(),
            Some(words) => {
                let count = u32::try_from(words.chars().count()).unwrap_or(u32::MAX);
                let time = WRONG + WRONG_FOR_EACH.saturating_mul(count);
                self.passes(words, false, time)
            }
            None => {
                self.passing.words = None;
                self.passing.is_over = false;
                self.passing.wait.cancel();
                Task::none()
            }
        }
    }

    /// What was told has been there long enough, unless something else is told by now or
    /// nobody sees the window.
    pub(super) fn notice_passed(&mut self, late: Late<()>) {
        if !self.passing.answer(late) {
            return;
        }
        if self.is_in_front {
            self.notice = None;
        } else {
            self.passing.is_over = true;
        }
    }

    /// The window came back to the front, with what was told meanwhile.
    pub(super) fn show_passing(&mut self) -> Task<Message> {
        if std::mem::take(&mut self.passing.is_over) {
            self.passing.wait(SHOWN)
        } else {
            Task::none()
        }
    }

    /// What was told is closed, or what is being read is not wanted any more.
    pub(super) fn close_notice(&mut self) {
        if self.long_reading().is_some() {
            self.stop_reading();
        } else {
            self.notice = None;
        }
    }

    /// Lets what went wrong go by itself in a while, as what only tells does.
    pub const fn let_errors_pass(&mut self) {
        self.passing.with_errors = true;
    }

    /// Lets the time of what is told be over at once: tests see what comes then.
    pub const fn pass_notices_at_once(&mut self) {
        self.passing.at_once = true;
        self.passing.with_errors = true;
    }

    /// What is told over the window just now.
    pub(super) fn notice_shown(&self) -> Option<Notice<'_>> {
        if let Some(words) = self.long_reading() {
            return Some(Notice {
                words,
                kind: Kind::Reads,
            });
        }
        let words = self.notice.as_deref()?;
        let tells = self.passing.tells && self.passing.words == self.notice;
        Some(Notice {
            words,
            kind: if tells { Kind::Tells } else { Kind::Wrong },
        })
    }

    /// The notice below the screen. On the solver screen it has its place in the panel.
    pub(super) fn notice_below(&self) -> Option<Element<'_, Message>> {
        let is_in_panel = self.screen == Screen::Solver && self.solver.is_some();
        let notice = self.notice_shown().filter(|_| !is_in_panel)?;
        let notice = notice.view(&self.language, Message::NoticeDismissed);
        let around = Padding::from([0.0, space::LARGE]).bottom(space::MEDIUM);
        Some(container(notice).width(Fill).padding(around).into())
    }
}
