//! The notice: a message to the player, at most one at a time.
//!
//! Only its kind decides how long it stays:
//!
//! - An answer to an action disappears with the next action that changes the view (the board, the
//!   card, the screen, a dialog), and after a few seconds. It says why the action changed nothing,
//!   or what it did if nothing else shows that, such as a file that was saved.
//! - A notice about discarded work offers to put it back; it disappears as information does.
//! - A notice about work left behind on the open puzzle offers to go on with it. It stays longer
//!   than other information, and until another puzzle or screen is shown; a notice in between takes
//!   its place for a while.
//! - A notice about a rule that went wrong offers a report. It stays until it is closed; a notice in
//!   between takes its place for a while.
//! - Information that nobody asked for, such as how a file was read, stays during other actions and
//!   disappears after a few seconds.
//! - An error message disappears when it is closed, or later.
//! - The message about a file that is being read disappears when the reading ends.
//!
//! Seconds count only while the window is in front.

mod view;

use std::time::Duration;

use iced::Task;

use super::lookup::{Late, Lookup};
use sudoku_engine::texts::Text;

/// How long information is shown.
const SHOWN: Duration = Duration::from_secs(6);

/// How long an offer is shown.
const OFFERED: Duration = Duration::from_secs(60);

/// How long an error message is shown, plus the time for each of its characters.
const WRONG: Duration = Duration::from_secs(15);
const WRONG_FOR_EACH: Duration = Duration::from_millis(60);

/// The kind of a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Kind {
    /// The reason why an action changed nothing, or its effect.
    Answers,
    /// Information that nobody asked for.
    Tells,
    /// An error message.
    #[default]
    Wrong,
    /// A discarded thing, with a button that puts it back.
    Discards,
    /// Work left behind on the open puzzle, with a button that goes on with it.
    Offers,
    /// A rule that went wrong, with a button that copies the report.
    Reports,
    /// The message about a file that is being read, with a button that stops it.
    Reads,
}

/// The present notice, and the clock that removes it.
#[derive(Debug, Default)]
pub(super) struct Notices {
    text: Option<Text>,
    /// The text whose time runs, and its kind.
    timed: Option<Text>,
    kind: Kind,
    /// The notice that stays until it is closed, and its report.
    report: Option<(Text, String)>,
    /// The offer to go on with work left behind, while it may be shown again.
    offer: Option<Text>,
    /// The error message behind an answer, which is shown again after it.
    behind: Option<Text>,
    /// The number of notices with a time so far.
    count: u32,
    /// Whether the time ended while another window was in front.
    is_over: bool,
    wait: Lookup<()>,
    /// Whether error messages disappear too, as they do outside tests.
    with_errors: bool,
    /// Whether the time ends at once, for tests.
    at_once: bool,
}

impl Notices {
    /// The text of the notice.
    pub(super) const fn text(&self) -> Option<&Text> {
        self.text.as_ref()
    }

    /// The notice and its kind.
    pub(super) fn present(&self) -> Option<(&Text, Kind)> {
        let text = self.text.as_ref()?;
        let kind = match self.timed == self.text {
            _ if self.shows_report() => Kind::Reports,
            true => self.kind,
            false => Kind::Wrong,
        };
        Some((text, kind))
    }

    /// The number of the present notice if it answers an action.
    pub(super) fn answer(&self) -> Option<u32> {
        let (_, kind) = self.present()?;
        (kind == Kind::Answers).then_some(self.count)
    }

    /// Shows a notice of this kind for a few seconds.
    pub(super) fn inform(&mut self, text: Text, kind: Kind) -> Task<Late<()>> {
        match (kind, self.present()) {
            (Kind::Answers, Some((wrong, Kind::Wrong))) => self.behind = Some(wrong.clone()),
            (Kind::Answers, _) => {}
            _ => self.behind = None,
        }
        self.text = Some(text.clone());
        let time = match kind {
            Kind::Offers => {
                self.offer = Some(text.clone());
                OFFERED
            }
            _ => SHOWN,
        };
        self.remove_after(text, kind, time)
    }

    /// Shows an error message.
    pub(super) fn complain(&mut self, text: Text) {
        self.behind = None;
        self.text = Some(text);
    }

    /// Shows an error message behind the present notice, in the same text.
    pub(super) fn complain_too(&mut self, text: Text) {
        self.text = Some(match self.text.take() {
            Some(present) => present.sentence(text),
            None => text,
        });
    }

    /// Shows a notice with a report until it is closed.
    pub(super) fn report(&mut self, text: Text, report: String) {
        self.text = Some(text.clone());
        self.report = Some((text, report));
    }

    /// Takes the report, and closes its notice.
    pub(super) fn take_report(&mut self) -> Option<String> {
        if self.shows_report() {
            self.clear();
        }
        self.report.take().map(|(_, report)| report)
    }

    fn shows_report(&self) -> bool {
        let report = self.report.as_ref();
        report.is_some_and(|(text, _)| self.text.as_ref() == Some(text))
    }

    /// Closes the notice for good.
    pub(super) fn close(&mut self) {
        if self.shows_report() {
            self.report = None;
        }
        if self.text == self.offer {
            self.offer = None;
        }
        self.end();
    }

    /// Removes the notice, and shows the error message behind it again.
    pub(super) fn end(&mut self) {
        self.text = self.behind.take();
    }

    /// Closes the offer to go on with work left behind: another puzzle or screen is shown, or it was
    /// taken.
    pub(super) fn withdraw_offer(&mut self) {
        if let Some(offer) = self.offer.take()
            && self.text.as_ref() == Some(&offer)
        {
            self.clear();
        }
    }

    /// Removes the notice, and the error message behind it.
    pub(super) fn clear(&mut self) {
        self.behind = None;
        self.text = None;
    }

    /// Shows an earlier notice again in place of the present one.
    pub(super) fn restore(&mut self, earlier: Option<Text>) {
        self.text = earlier;
    }

    /// Starts the time of an error message when it is new, and shows an error message, the notice with
    /// a report, or an offer, again after another one. `length` counts the characters of a
    /// text.
    pub(super) fn follow(&mut self, length: impl FnOnce(&Text) -> usize) -> Task<Late<()>> {
        if self.text.is_none() {
            self.end();
        }
        if self.text.is_none() {
            self.text = self.report.as_ref().map(|(text, _)| text.clone());
        }
        if self.text.is_none()
            && let Some(offer) = self.offer.clone()
        {
            return self.inform(offer, Kind::Offers);
        }
        if self.shows_report() {
            self.timed = None;
            self.is_over = false;
            self.wait.cancel();
            return Task::none();
        }
        if self.text == self.timed {
            return Task::none();
        }
        match self.text.clone() {
            Some(_) if !self.with_errors => Task::none(),
            Some(text) => {
                let count = u32::try_from(length(&text)).unwrap_or(u32::MAX);
                let time = WRONG + WRONG_FOR_EACH.saturating_mul(count);
                self.remove_after(text, Kind::Wrong, time)
            }
            None => {
                self.timed = None;
                self.is_over = false;
                self.wait.cancel();
                Task::none()
            }
        }
    }

    /// Removes the notice whose time has ended, unless another one has replaced it. It stays while
    /// another window is in front.
    pub(super) fn passed(&mut self, late: Late<()>, is_in_front: bool) {
        if self.wait.answer(late).is_none() {
            return;
        }
        if is_in_front {
            // An offer that was there for its whole time does not come back.
            if self.text == self.offer {
                self.offer = None;
            }
            self.text = None;
        } else {
            self.is_over = true;
        }
    }

    /// Restarts the time of a notice whose time ended behind another window.
    pub(super) fn show_again(&mut self) -> Task<Late<()>> {
        if std::mem::take(&mut self.is_over) {
            self.wait(SHOWN)
        } else {
            Task::none()
        }
    }

    /// Lets error messages disappear after a while, as information does.
    pub(super) const fn let_errors_pass(&mut self) {
        self.with_errors = true;
    }

    /// Lets the time end at once, for tests.
    pub(super) const fn pass_at_once(&mut self) {
        self.at_once = true;
        self.with_errors = true;
    }

    fn remove_after(&mut self, text: Text, kind: Kind, time: Duration) -> Task<Late<()>> {
        self.timed = Some(text);
        self.kind = kind;
        self.count = self.count.wrapping_add(1);
        self.is_over = false;
        self.wait(time)
    }

    fn wait(&mut self, time: Duration) -> Task<Late<()>> {
        let time = if self.at_once { Duration::ZERO } else { time };
        self.wait.wait(time)
    }
}
