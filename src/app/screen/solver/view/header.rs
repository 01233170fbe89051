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
use crate::widget::{Icon, bare_sign, short, small, with_key};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::lessons::BoardLesson;

/// The largest share of the header for the name, so that a long name leaves room for the rest; and
/// how much less it gets for each other part of the header.
const LONGEST_NAME: (f32, f32) = (0.45, 0.13);

/// The largest share for the board's name.
const LONGEST_BOARD: f32 = 0.29;

impl SolverScreen {
    /// The lesson of the board, if it is not the classic one.
    pub(in crate::screen::solver) fn lesson_of_board(&self) -> Option<Subject> {
        BoardLesson::of(self.session.grid().layout()).map(Subject::Board)
    }

    pub(super) fn header(&self, language: &Language, places: &Places) -> Element<'_, Message> {
        let board = names::board(language, self.session.grid().layout());
        let board = board.zip(self.lesson_of_board()).map(|(name, lesson)| {
            // The key opens the lesson of the technique on the card first.
            let told = match self.card.technique() {
                None => LESSONS.into(),
                Some(_) => Told::default(),
            };
            let told = told.saying(words!(language, "bar-board-lesson"));
            let learn = Some(Message::Learn(Some(lesson)));
            container(small(language, name, told, learn))
                .max_width((places.width() * LONGEST_BOARD).floor())
                .clip(true)
        });
        let list = self.list_buttons(language);
        let is_board_seen = self.beside != Beside::Search;
        let filter = is_board_seen
            .then(|| self.by_hand.filter_sign(language))
            .flatten();
        let others = [board.is_some(), list.is_some(), filter.is_some()];
        let others: u8 = others.into_iter().map(u8::from).sum();
        let (most, less) = LONGEST_NAME;
        let name_share = most - less * f32::from(others);
        // With many parts and little room, leave this one out.
        let has_room = !places.is_little() || others < 2;
        let unsaved = self.not_saved().filter(|_| has_room).map(|what| {
            let mark = text(words!(language, "bar-not-saved")).wrapping(text::Wrapping::None);
            let told = match what {
                NotSaved::Steps => words!(language, "bar-not-saved-steps"),
                NotSaved::Own => words!(language, "bar-not-saved-own"),
            };
            let mark = mark.size(size::SMALL).style(theme::muted);
            with_key(language, mark, Told::from(SAVE).saying(told))
        });
        row![
            bare_sign(
                language,
                Icon::Return,
                words!(language, "bar-start"),
                START,
                Some(Message::Start)
            ),
            container(short(self.name.as_str(), size::TITLE).font(BOLD))
                .max_width((places.width() * name_share).floor()),
        ]
        .push(board)
        .push(unsaved)
        .push(list)
        .push(gap::horizontal())
        .push(filter)
        .push(bare_sign(
            language,
            Icon::Menu,
            words!(language, "bar-menu"),
            MENU,
            Some(Message::Menu(MenuMessage::Turn(Which::Puzzle))),
        ))
        .spacing(space::MEDIUM)
        .height(places.header)
        .align_y(Center)
        .into()
    }
}
