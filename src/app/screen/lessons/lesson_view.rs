//! The words of a lesson as widgets.

use iced::widget::{Column, column, row, text};
use iced::{Center, Element};

use super::keys::ON_BOARD;
use super::{Lessons, Message, OnBoard, Opened};
use crate::shown::{LINK_ON, Shown};
use crate::theme::{self, size, space};
use crate::widget::{self, Press, choice, level_sign, section, sentences};
use sudoku_engine::texts::{Language, enumerated, words};
use sudoku_telling::explain::{Notation, Text, family_name, technique_name};
use sudoku_telling::lessons::{self, BoardLesson, Origin, Record, Schema};

impl Lessons {
    pub(super) fn lesson_words<'a>(
        &'a self,
        language: &Language,
        opened: &Opened,
        is_below: bool,
        notation: Notation,
    ) -> Column<'a, Message> {
        let lesson = &opened.lesson;
        let technique = lesson.technique;
        let family = technique.family();
        let about = row![
            level_sign(language, technique.level()),
            text(family_name(language, family))
                .size(size::SMALL)
                .style(theme::muted),
            text(record_words(language, self.progress.record(technique)))
                .size(size::SMALL)
                .style(theme::muted)
                .wrapping(text::Wrapping::None),
        ];
        let also = enumerated(language, lesson.other_names.iter().cloned());
        let also = also.map(|names| words!(language, "learn-also", names = names));
        let head = column![
            text(technique_name(language, technique)).size(size::TITLE),
            also.map(|also| text(also).size(size::SMALL).style(theme::muted)),
            self.where_it_holds(language, opened),
            about.spacing(space::MEDIUM).align_y(Center).wrap(),
        ];
        let said = |words: &Text| self.sentences(language, words, notation);
        let look = lesson.look.iter().enumerate().map(|(number, step)| {
            row![text(number + 1).size(size::BODY), said(step)]
                .spacing(space::SMALL)
                .into()
        });
        let look = Column::with_children(look).spacing(space::SMALL);
        let origin = lesson.origin.as_ref();
        let origin = origin.map(|origin| section(words!(language, "learn-origin"), said(origin)));
        // The words about a pattern or a lookalike come first, beside its board. The words about
        // the example come after the explanation of the technique.
        let is_example = opened.on_board() == OnBoard::Example;
        let here = |is_at_once: bool| {
            let is_here = !is_below && is_at_once != is_example;
            is_here.then(|| self.here(language, opened, notation))
        };
        let not_yet = |it: &OnBoard| *it == OnBoard::Lookalike && *it != opened.on_board();
        let lookalike = opened.choices().find(not_yet).map(|on_board| {
            Press::new(words!(language, "learn-lookalike"))
                .low()
                .on_press(Message::OnBoard(on_board))
                .view(language)
        });
        let mut words = column![
            head.spacing(space::SMALL),
            Self::on_board(language, opened),
            here(true),
            section(words!(language, "learn-what"), said(&lesson.what)),
            section(words!(language, "learn-when"), said(&lesson.when)),
            section(words!(language, "learn-look"), look),
            section(words!(language, "learn-why"), said(&lesson.why)),
            here(false),
            section(words!(language, "learn-mistake"), said(&lesson.mistake)),
            lookalike,
            origin,
        ];
        let others = lesson.others();
        if !others.is_empty() {
            let others = others.into_iter().map(|it| {
                Press::new(technique_name(language, it))
                    .low()
                    .on_press(Message::Learn(it))
                    .view(language)
            });
            let others = row(others).spacing(space::SMALL).wrap();
            words = words.push(section(
                words!(language, "learn-others"),
                others.vertical_spacing(space::SMALL),
            ));
        }
        if let Some(introduction) = lessons::introduction(language, family) {
            words = words.push(section(
                words!(language, "learn-family"),
                said(&introduction),
            ));
        }
        words
    }

    /// A sentence that the technique does not work on the board of the open puzzle, and why; else
    /// the boards where it works. `None` if it works on all boards.
    fn where_it_holds<'a>(
        &self,
        language: &Language,
        opened: &Opened,
    ) -> Option<Element<'a, Message>> {
        if let Some(obstacle) = self.obstacle(opened.lesson.technique) {
            let reason = obstacle.text().words(language);
            let words = words!(language, "learn-not-here", reason = reason);
            return Some(text(words).size(size::SMALL).into());
        }
        let holds: Vec<_> = opened
            .obstacles
            .iter()
            .map(|it| it.holds().words(language))
            .collect();
        (!holds.is_empty()).then(|| {
            let holds = holds.join(" ");
            text(holds).size(size::SMALL).style(theme::muted).into()
        })
    }

    /// The choice of parts for the board; `None` if there is only the example.
    fn on_board<'a>(language: &Language, opened: &Opened) -> Option<Element<'a, Message>> {
        opened.next_on_board()?;
        let choices = opened.choices().map(|on_board| {
            let label = match on_board {
                OnBoard::Example => words!(language, "learn-on-board-example"),
                OnBoard::Schema => words!(language, "learn-on-board-schema"),
                OnBoard::Lookalike => words!(language, "learn-on-board-lookalike"),
            };
            (on_board, label)
        });
        let choices: Vec<_> = choices.collect();
        let now = opened.on_board();
        Some(choice(language, choices, now, ON_BOARD, Message::OnBoard))
    }

    /// The reason for the step on the board of the lesson, or other words about the board.
    pub(super) fn here<'a>(
        &self,
        language: &Language,
        opened: &Opened,
        notation: Notation,
    ) -> Element<'a, Message> {
        let (heading, here) = match opened.on_board() {
            OnBoard::Example => (
                words!(language, "learn-here"),
                column![]
                    .push(comes_up(language, opened.lesson.example.origin))
                    .push(walk_bar(language, &opened.shown))
                    .push(self.words(language, &opened.shown, notation)),
            ),
            OnBoard::Schema => {
                let schema = opened.lesson.schema.as_ref();
                let (heading, said) = if schema.is_some_and(Schema::is_in_digits) {
                    (
                        words!(language, "learn-schema-in-digits"),
                        words!(language, "learn-schema-digits"),
                    )
                } else {
                    (
                        words!(language, "learn-schema"),
                        words!(language, "learn-schema-letters"),
                    )
                };
                let said = text(said).size(size::BODY);
                (heading, column![said, walk_bar(language, &opened.shown)])
            }
            OnBoard::Lookalike => {
                let told = opened.lesson.lookalike.as_ref();
                let told = told.map(|it| self.sentences(language, &it.text(), notation));
                (words!(language, "learn-lookalike"), column![].push(told))
            }
        };
        section(heading, here.spacing(space::SMALL))
    }

    /// The reason for a step, or on a walk for its link.
    pub(super) fn words<'a>(
        &self,
        language: &Language,
        shown: &Shown,
        notation: Notation,
    ) -> Option<Element<'a, Message>> {
        let lines = shown.told(language).into_iter().map(|told| {
            let words = self.sentences(language, &told.text, notation);
            let line = match told.name {
                Some(name) => row![text(name.to_string()).size(size::BODY), words]
                    .spacing(space::SMALL)
                    .into(),
                None => words,
            };
            widget::farther_in(told.depth, line)
        });
        let lines: Vec<Element<'a, Message>> = lines.collect();
        (!lines.is_empty()).then(|| Column::with_children(lines).spacing(space::SMALL).into())
    }

    pub(super) fn sentences<'a>(
        &self,
        language: &Language,
        words: &Text,
        notation: Notation,
    ) -> Element<'a, Message> {
        sentences(language, words, notation, self.hovered, Message::Point)
    }
}

/// The rules of a board.
pub(super) fn board_words<'a>(language: &Language, board: BoardLesson) -> Column<'a, Message> {
    column![
        text(board.name(language)).size(size::TITLE),
        section(
            words!(language, "learn-board-rule"),
            text(board.rule(language)).size(size::BODY)
        ),
        section(
            words!(language, "learn-board-advice"),
            text(board.advice(language)).size(size::BODY)
        ),
        text(words!(language, "learn-board-shown"))
            .size(size::SMALL)
            .style(theme::muted),
    ]
}

/// The buttons to walk along the links; `None` if there are no links.
pub(super) fn walk_bar<'a>(language: &Language, shown: &Shown) -> Option<Element<'a, Message>> {
    widget::walk_bar(language, shown, LINK_ON, Message::Walk)
}

/// A remark on the origin of the step, unless it is the next step of the path.
fn comes_up<'a>(language: &Language, origin: Origin) -> Option<Element<'a, Message>> {
    let words = match origin {
        Origin::Next => return None,
        Origin::Asked => words!(language, "learn-asked"),
    };
    Some(text(words).size(size::SMALL).style(theme::muted).into())
}

pub(super) fn record_words(language: &Language, record: Record) -> String {
    match (record.right, record.wrong) {
        (0, 0) => words!(language, "learn-no-exercise"),
        (right, wrong) => words!(
            language,
            "learn-right-of",
            right = right,
            all = right + wrong
        ),
    }
}
