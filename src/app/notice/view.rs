//! The look of the notice. It covers the title of a screen or is above the foot of the start screen.
//! It covers neither the board nor anything beside it. With a dialog, it is at the top of the window,
//! over the title of the dialog if there is no room above.

use iced::widget::{button, container, opaque, responsive, row, text};
use iced::{Center, Element, Fill, Padding, Task, Theme};

use super::Kind;
use crate::ask::Ask;
use crate::bar_words::BarWords;
use crate::idle::Sight;
use crate::screen::solver;
use crate::screen::start;
use crate::shortcut::{ACCEPT, CLOSE, Shortcut, UNDO};
use crate::theme::{self, size, space};
use crate::widget::line_width;
use crate::{App, Message, Screen, widget};
use sudoku_engine::texts::{Language, Text, words};

/// The largest width of a notice over a dialog.
const DIALOG_NOTICE: f32 = 520.0;

/// The largest width of a notice over the title of a screen.
const SCREEN_NOTICE: f32 = 720.0;

/// The largest share of a screen for a notice that leaves its title in sight.
const COVERED: f32 = 0.6;

/// The room above a notice over a title in a bar.
const ABOVE: f32 = 16.0;

/// The room at the end of a line that a word may leave: two lines hold less than twice as much as
/// one.
const BREAK: f32 = 80.0;

/// The height of a line, as a multiple of the size of its font.
const LINE_HEIGHT: f32 = 1.3;

/// The room around a notice, and around the words of its button.
const AROUND: f32 = 8.0;
const AROUND_BUTTON: f32 = 3.0;
const BESIDE_BUTTON: f32 = 8.0;

/// The present notice.
#[derive(Debug, Clone)]
struct Notice {
    words: String,
    kind: Kind,
}

impl Notice {
    /// The words on its button.
    fn label(&self, language: &Language) -> String {
        match self.kind {
            Kind::Reads => words!(language, "button-cancel"),
            _ => words!(language, "button-close"),
        }
    }

    /// The button before the one that closes it: its words, its message and its key.
    fn offer(&self, language: &Language) -> Option<(String, Message, Option<Shortcut>)> {
        match self.kind {
            Kind::Discards => {
                let does = Message::Start(start::Message::PutBack);
                Some((words!(language, "button-undo"), does, Some(UNDO)))
            }
            Kind::Offers => {
                let does = Message::Ask(Ask::TakeUpOnOpen);
                Some((words!(language, "left-go-on"), does, Some(ACCEPT)))
            }
            Kind::Reports => Some((words!(language, "refused-copy"), Message::CopyReport, None)),
            Kind::Answers | Kind::Tells | Kind::Reads | Kind::Wrong => None,
        }
    }

    /// The width of everything beside its words.
    fn beside(&self, language: &Language) -> f32 {
        let button = |label: &str| line_width(label, size::SMALL) + 2.0 * BESIDE_BUTTON;
        let offer = self.offer(language);
        let offer = offer.map_or(0.0, |(label, ..)| button(&label) + space::MEDIUM);
        button(&self.label(language)) + offer + 3.0 * space::MEDIUM
    }

    /// The largest height of the notice in this width.
    fn height(&self, language: &Language, width: f32) -> f32 {
        let line = line_width(&self.words, size::SMALL);
        let room = width - self.beside(language);
        let lines = if line <= room {
            1.0
        } else {
            // A line ends before a word that is too long for it.
            (line / (room - BREAK / 2.0).max(BREAK)).ceil()
        };
        lines * LINE_HEIGHT * size::SMALL + 2.0 * AROUND
    }

    /// The largest width of the notice: one line if it is short, else two lines if they fit in the
    /// width `free`.
    fn width(&self, language: &Language, free: f32) -> f32 {
        let line = line_width(&self.words, size::SMALL);
        let beside = self.beside(language);
        let few = free.min(SCREEN_NOTICE);
        let most = match line + BREAK > 2.0 * (few - beside) {
            true => SCREEN_NOTICE,
            false => few,
        };
        (line + beside + 2.0).min(most).ceil()
    }

    /// The notice as widgets. `key` closes it too.
    fn view<'a>(&self, language: &Language, key: Option<Shortcut>) -> Element<'a, Message> {
        let style: fn(&Theme) -> container::Style = match self.kind {
            Kind::Answers | Kind::Tells | Kind::Discards | Kind::Offers | Kind::Reads => {
                theme::told
            }
            Kind::Reports | Kind::Wrong => theme::bad_card,
        };
        let button = |label: String, does: Message, key: Option<Shortcut>| {
            let button = button(text(label).size(size::SMALL))
                .padding([AROUND_BUTTON, BESIDE_BUTTON])
                .style(theme::plain_button)
                .on_press(does);
            widget::with_key_above(language, button, key)
        };
        let close = button(self.label(language), Message::NoticeDismissed, key);
        let offer = self.offer(language);
        let offer = offer.map(|(label, does, key)| button(label, does, key));
        let words = text(self.words.clone())
            .size(size::SMALL)
            .wrapping(text::Wrapping::WordOrGlyph);
        let bar = row![words.width(Fill)]
            .push(offer)
            .push(close)
            .spacing(space::MEDIUM)
            .align_y(Center);
        container(bar)
            .padding([AROUND, space::MEDIUM])
            .width(Fill)
            .id("notice")
            .style(style)
            .into()
    }
}

impl App {
    /// Shows information that nobody asked for.
    pub(crate) fn tell(&mut self, text: Text) -> Task<Message> {
        self.inform(text, Kind::Tells)
    }

    /// Says why an action changed nothing, or what it did.
    pub(crate) fn tell_answer(&mut self, text: Text) -> Task<Message> {
        self.inform(text, Kind::Answers)
    }

    /// Says that something was discarded, and offers to undo that while the notice is shown.
    pub(crate) fn tell_undoable(&mut self, text: Text) -> Task<Message> {
        self.inform(text, Kind::Discards)
    }

    /// Offers to go on with the work left behind on the open puzzle.
    pub(crate) fn offer_left(&mut self, text: Text) -> Task<Message> {
        self.inform(text, Kind::Offers)
    }

    fn inform(&mut self, text: Text, kind: Kind) -> Task<Message> {
        // A clock may have caused it, which redraws nothing else.
        self.frame.redraw();
        self.notices.inform(text, kind).map(Message::NoticePassed)
    }

    /// The visible state beside an answer, while there is one.
    pub(crate) fn beside_answer(&self) -> Option<(u32, Sight)> {
        let count = self.answering()?;
        Some((count, self.sight()))
    }

    /// Removes the answer to an earlier action if the window has changed.
    pub(crate) fn end_answer(&mut self, before: Option<(u32, Sight)>) {
        if before
            .is_some_and(|(count, sight)| self.answering() == Some(count) && self.sight() != sight)
        {
            self.notices.end();
        }
    }

    /// The number of the notice if it answers an action.
    fn answering(&self) -> Option<u32> {
        self.notices
            .answer()
            .filter(|_| self.long_reading().is_none())
    }

    /// Whether the notice is information or an answer.
    pub(crate) fn is_passing(&self) -> bool {
        let noticed = self.noticed();
        noticed
            .is_some_and(|(_, kind)| matches!(kind, Kind::Answers | Kind::Tells | Kind::Discards))
    }

    /// Starts the time of an error message when it is new.
    pub(crate) fn follow_notice(&mut self) -> Task<Message> {
        let length = |text: &Text| self.preferences.worded(text).chars().count();
        self.notices.follow(length).map(Message::NoticePassed)
    }

    /// Restarts the time of a notice whose time ended behind another window.
    pub(crate) fn show_passing(&mut self) -> Task<Message> {
        self.notices.show_again().map(Message::NoticePassed)
    }

    /// Closes the notice, or stops the read that it is about.
    pub(crate) fn close_notice(&mut self) {
        if self.long_reading().is_some() {
            self.stop_reading();
        } else {
            self.notices.close();
        }
    }

    /// Lets error messages disappear after a while, as information does.
    pub const fn let_errors_pass(&mut self) {
        self.notices.let_errors_pass();
    }

    /// Lets the time of notices end at once, for tests.
    pub const fn pass_notices_at_once(&mut self) {
        self.notices.pass_at_once();
    }

    /// Whether there is a notice.
    pub(crate) fn has_notice(&self) -> bool {
        self.noticed().is_some()
    }

    /// Whether the notice offers to go on with work left behind.
    pub(crate) fn offers_left(&self) -> bool {
        self.noticed().is_some_and(|(_, kind)| kind == Kind::Offers)
    }

    /// The present notice, in no language yet.
    fn noticed(&self) -> Option<(&Text, Kind)> {
        match self.long_reading() {
            Some(text) => Some((text, Kind::Reads)),
            None => self.notices.present(),
        }
    }

    /// The present notice.
    fn notice_shown(&self) -> Option<Notice> {
        let (text, kind) = self.noticed()?;
        let words = self.worded(text);
        Some(Notice { words, kind })
    }

    /// A text in the language and with the names of cells in the settings.
    pub(crate) fn worded(&self, text: &Text) -> String {
        self.preferences.worded(text)
    }

    /// The notice on a screen. With a dialog, it is over the dialog.
    fn on_screen(&self) -> Option<Notice> {
        self.notice_shown().filter(|_| self.modal.is_none())
    }

    /// The notice as a part of the start screen, and its height.
    pub(crate) fn notice_within(&self, widest: f32) -> Option<(Element<'_, Message>, f32)> {
        let shown = self.on_screen()?;
        let width = shown.width(self.language(), widest).min(widest);
        let height = shown.height(self.language(), width);
        let notice = container(opaque(shown.view(self.language(), Some(CLOSE))));
        Some((notice.max_width(width).into(), height))
    }

    /// The notice over the title of another screen, between the buttons on the left and the signs
    /// on the right.
    pub(crate) fn notice_above(&self) -> Option<Element<'_, Message>> {
        let shown = self
            .on_screen()
            .filter(|_| self.screen() != Screen::Start)?;
        let enlargement = self.preferences.enlargement();
        let over = responsive(move |window| {
            let notice = shown.view(self.language(), Some(CLOSE));
            let (around, widest) = match self.screens.solver_in_sight() {
                Some(solver) => {
                    let free = solver.beside_title(self.language(), window, enlargement);
                    let widest = shown.width(self.language(), free);
                    // It covers either nothing of the title or all of it.
                    let widest = if widest > free { f32::INFINITY } else { widest };
                    (solver::around_title(window, enlargement), widest)
                }
                None => {
                    let bar = self.screens.bar_words(self.language());
                    let [left, right] = bar.ends();
                    let around = Padding::ZERO.top(ABOVE).left(left).right(right);
                    let room = window.width - left - right;
                    (around, self.beside_words(&shown, &bar, room, window.width))
                }
            };
            let notice = container(opaque(notice)).max_width(widest);
            container(notice).align_right(Fill).padding(around).into()
        });
        Some(over.into())
    }

    /// The width of a notice over a bar with this room between its buttons. It covers nothing of the
    /// words there, or all of the words beside the title, or all of them.
    fn beside_words(&self, shown: &Notice, bar: &BarWords, room: f32, window: f32) -> f32 {
        let fitting = |free: f32| {
            let widest = shown.width(self.language(), free);
            (widest <= free).then_some(widest)
        };
        match bar.title_widths() {
            Some([title, beside]) => fitting(room - title - beside)
                .or_else(|| fitting(room - title).map(|_| room - title))
                .unwrap_or(f32::INFINITY),
            None => {
                let free = COVERED * window;
                let widest = shown.width(self.language(), free);
                // More than one line covers all of the title.
                let is_line = widest < free.min(SCREEN_NOTICE);
                if is_line { widest } else { f32::INFINITY }
            }
        }
    }

    /// The notice over the top of a dialog, of which it covers at most the title. The dialog stays
    /// as it is.
    pub(crate) fn notice_over_dialog(&self) -> Option<Element<'_, Message>> {
        let shown = self.notice_shown().filter(|_| self.modal.is_some())?;
        // Esc closes the dialog.
        let notice = shown.view(self.language(), None);
        let notice = container(opaque(notice)).max_width(DIALOG_NOTICE);
        let over = container(notice).center_x(Fill).padding(space::SMALL);
        Some(over.into())
    }
}
