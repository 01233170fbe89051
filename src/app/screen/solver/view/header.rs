//! The header of the screen: the way back, the name of the puzzle, and the menu.

use iced::widget::{container, row, space as gap, text};
use iced::{Center, Element};

use super::places::Places;
use crate::ask::Subject;
use crate::names;
use crate::screen::solver::keys::MENU;
use crate::screen::solver::menu::{MenuMessage, Which};
use crate::screen::solver::{Beside, Message, NotSaved, SolverScreen};
use crate::shortcut::{LESSONS, SAVE, START, Told};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Icon, Press, bold_width, cut_short, line_width, short, with_key};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::lessons::BoardLesson;

/// The largest share of the header for the name, so that a long name leaves room for the rest; and
/// how much less it gets for each other part of the header.
const LONGEST_NAME: (f32, f32) = (0.45, 0.13);

/// The largest share for the board's name.
const LONGEST_BOARD: f32 = 0.29;

/// The width of a sign without an edge.
const SIGN: f32 = 34.0;

/// The room beside the words of the button of the board.
const BESIDE_BOARD: f32 = 16.0;

impl SolverScreen {
    /// The lesson of the board, if it is not the classic one.
    pub(in crate::screen::solver) fn lesson_of_board(&self) -> Option<Subject> {
        BoardLesson::of(self.session.grid().layout()).map(Subject::Board)
    }

    pub(super) fn header(&self, language: &Language, places: &Places) -> Element<'_, Message> {
        let board = self.board_name(language).zip(self.lesson_of_board());
        let board = board.map(|(name, lesson)| {
            // The key opens the lesson of the technique on the card first.
            let told = match self.card.technique() {
                None => LESSONS.into(),
                Some(_) => Told::default(),
            };
            let told = told.saying(words!(language, "bar-board-lesson"));
            let learn = Some(Message::Learn(Some(lesson)));
            container(
                Press::new(name)
                    .low()
                    .key(told)
                    .on_press_maybe(learn)
                    .view(language),
            )
            .max_width(longest_board(places))
            .clip(true)
        });
        let list = self.list_buttons(language);
        let filter = self.filter_in_header(language);
        let unsaved = self
            .unsaved_in_header(language, places)
            .map(|(mark, what)| {
                let mark = text(mark).wrapping(text::Wrapping::None);
                let told = match what {
                    NotSaved::Steps => words!(language, "bar-not-saved-steps"),
                    NotSaved::Own => words!(language, "bar-not-saved-own"),
                };
                let mark = mark.size(size::SMALL).style(theme::muted);
                with_key(language, mark, Told::from(SAVE).saying(told))
            });
        row![
            Press::bare_sign(Icon::Return, words!(language, "bar-start"))
                .key(START)
                .on_press(Message::Start)
                .view(language),
            container(cut_short(short(self.heading(), size::TITLE).font(BOLD)))
                .max_width(self.longest_name(language, places)),
        ]
        .push(board)
        .push(unsaved)
        .push(list)
        .push(gap::horizontal())
        .push(filter)
        .push(
            Press::bare_sign(Icon::Menu, words!(language, "bar-menu"))
                .key(MENU)
                .on_press(Message::Menu(MenuMessage::Turn(Which::Puzzle)))
                .view(language),
        )
        .spacing(space::MEDIUM)
        .height(places.header)
        .align_y(Center)
        .into()
    }

    /// The name of the board on its button, if it is not the classic one.
    fn board_name(&self, language: &Language) -> Option<String> {
        names::board(language, self.session.grid().layout())
    }

    /// The sign of a filter on the board.
    fn filter_in_header(&self, language: &Language) -> Option<Element<'_, Message>> {
        let is_board_seen = self.beside != Beside::Search;
        let filter = is_board_seen.then(|| self.by_hand.filter_sign(language));
        filter.flatten()
    }

    /// The number of parts beside the name that take room from it.
    fn others_in_header(&self, language: &Language) -> u8 {
        let others = [
            self.board_name(language).is_some(),
            self.listed().is_some(),
            self.filter_in_header(language).is_some(),
        ];
        others.into_iter().map(u8::from).sum()
    }

    /// The largest width of the name.
    fn longest_name(&self, language: &Language, places: &Places) -> f32 {
        let (most, less) = LONGEST_NAME;
        let share = most - less * f32::from(self.others_in_header(language));
        (places.width() * share).floor()
    }

    /// The mark of unsaved work. With many parts and little room, it is left out.
    fn unsaved_in_header(
        &self,
        language: &Language,
        places: &Places,
    ) -> Option<(String, NotSaved)> {
        let has_room = !places.is_little() || self.others_in_header(language) < 2;
        let what = self.not_saved().filter(|_| has_room)?;
        Some((words!(language, "bar-not-saved"), what))
    }

    /// The right end of the name and of the parts beside it in the window.
    pub(super) fn title_end(&self, language: &Language, places: &Places) -> f32 {
        let name = bold_width(self.heading(), size::TITLE);
        let name = name.min(self.longest_name(language, places));
        let board = self.board_name(language).map(|name| {
            let width = line_width(&name, size::SMALL) + BESIDE_BOARD;
            width.min(longest_board(places))
        });
        let unsaved = self.unsaved_in_header(language, places);
        let unsaved = unsaved.map(|(mark, _)| line_width(&mark, size::SMALL));
        let list = self.list_buttons_width(language);
        let parts = [Some(SIGN), Some(name), board, unsaved, list];
        let parts = parts.into_iter().flatten().map(|part| part + space::MEDIUM);
        places.beside + parts.sum::<f32>() - space::MEDIUM
    }
}

/// The largest width of the button of the board.
fn longest_board(places: &Places) -> f32 {
    (places.width() * LONGEST_BOARD).floor()
}
