//! The lessons as widgets.

use iced::widget::{
    Column, column, container, responsive, row, scrollable, space as gap, text, text_input,
};
use iced::{Center, Element, Fill, Padding};

use super::keys::{ON_BOARD, PRACTISE};
use super::listed::{self, Order, Row};
use super::map_view::map_button;
use super::practice::Practice;
use super::{FILTER, Lessons, Message, OnBoard, Opened, WORDS};
use crate::bar_words::BarWords;
use crate::board::BoardStyle;
use crate::pad::{self, Face, Look, Pad};
use crate::shortcut::{CLOSE, FIND, ORDER};
use crate::shortcut::{SETTINGS, SHEET};
use crate::shown::LINK_ON;
use crate::shown::Shown;
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{
    self, Press, choice, filling, level_sign, other_names, section, sentences, short, with_key,
};
use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Language, enumerated, words};
use sudoku_telling::explain::{Notation, Text, family_heading, family_name, technique_name};
use sudoku_telling::lessons::{
    self, BoardLesson, COURSES, KNOWN, Learned, NextUp, Origin, Record, Schema,
};

/// The least and largest width of the list.
const SIDE: (f32, f32) = (190.0, 260.0);

/// The width of the panel: least in a small window, least elsewhere, largest.
const PANEL: (f32, f32, f32) = (230.0, 300.0, 420.0);

/// The side of a board with candidates that are easy to read.
const READABLE: f32 = 340.0;

/// The height below the board that is enough for the words about it.
const BELOW: f32 = 150.0;

impl Lessons {
    /// The whole screen.
    pub fn view<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
        style: BoardStyle,
    ) -> Element<'a, Message> {
        if let Some(map) = &self.map {
            return self.map_view(language, map, style);
        }
        let body = responsive(move |area| {
            let list = if self.practice.is_some() {
                0.0
            } else {
                (area.width * 0.2).clamp(SIDE.0, SIDE.1).floor() + space::LARGE
            };
            let free = area.width - list - space::LARGE;
            let least = (free - READABLE).clamp(PANEL.0, PANEL.1);
            let panel = (free - area.height).clamp(least, PANEL.2).floor();
            // Use whole pixels: the software renderer would leave traces of a fractional edge over
            // a dialog.
            let side = (free - panel).min(area.height).max(120.0).floor();
            let mut body = row![].spacing(space::LARGE);
            if self.practice.is_none() {
                body = body.push(container(self.list(language)).width(list - space::LARGE));
            }
            // With enough room, put the words about the board below it.
            let is_below = area.height - side >= BELOW && self.practice.is_none();
            let said = is_below.then_some(notation);
            body.push(self.whole_board(language, side, said, style))
                .push(
                    container(self.panel(
                        language,
                        notation,
                        is_below,
                        Face::beside_board(area.height),
                    ))
                    .width(panel)
                    .height(area.height),
                )
                .into()
        });
        let page = column![self.bar(language), body]
            .spacing(space::MEDIUM)
            .padding(space::LARGE);
        let idle = Pad::default();
        let pad = self.practice.as_ref().map_or(&idle, Practice::pad);
        pad::over(pad, page, Message::Pad)
    }

    fn bar(&self, language: &Language) -> Element<'_, Message> {
        let back = match self.practice {
            Some(_) => Press::new(words!(language, "learn-to-lesson"))
                .key(CLOSE)
                .on_press(Message::Lesson)
                .view(language),
            None => Press::new(words!(language, "learn-back"))
                .key(CLOSE)
                .on_press(Message::Back)
                .view(language),
        };
        let known = self.known_words(language);
        row![
            back,
            text(words!(language, "learn-title"))
                .size(size::BODY)
                .font(BOLD),
            text(known).size(size::SMALL).style(theme::muted),
            gap::horizontal(),
            filter_sign(language, self.practice.as_ref()),
            map_button(language),
            Press::new(words!(language, "button-settings"))
                .key(SETTINGS)
                .on_press(Message::Settings)
                .view(language),
            Press::new(words!(language, "button-keys"))
                .key(SHEET)
                .on_press(Message::Keys)
                .view(language),
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }

    /// The words in the bar. The map has a bar of its own, without a title.
    pub(crate) fn bar_words(&self, language: &Language) -> BarWords {
        if self.map.is_some() {
            return BarWords {
                left: vec![words!(language, "map-back")],
                title: None,
                right: Vec::new(),
            };
        }
        let back = match self.practice {
            Some(_) => words!(language, "learn-to-lesson"),
            None => words!(language, "learn-back"),
        };
        let known = self.known_words(language);
        BarWords {
            left: vec![back],
            title: Some((words!(language, "learn-title"), Some(known))),
            right: vec![
                words!(language, "map-open"),
                words!(language, "button-settings"),
                words!(language, "button-keys"),
            ],
        }
    }

    /// How many techniques are known, in words beside the title.
    fn known_words(&self, language: &Language) -> String {
        let all = listed::techniques();
        let known = all.filter(|it| self.progress.learned(*it) == Learned::Known);
        words!(
            language,
            "learn-known-of",
            known = known.count(),
            all = listed::techniques().count()
        )
    }

    /// The board. With a notation, the meaning of its marks and the reason for the step are below
    /// it.
    fn whole_board(
        &self,
        language: &Language,
        side: f32,
        said: Option<Notation>,
        style: BoardStyle,
    ) -> Element<'_, Message> {
        let board = container(self.drawn(language, style));
        let board = board.width(side).height(side).id("board");
        let legend = said.and_then(|_| self.legend(language));
        let lesson = self.lesson.as_ref();
        let here = said.zip(lesson).map(|(notation, lesson)| {
            let here = container(self.here(language, lesson, notation));
            let here = here.padding(Padding::ZERO.right(SCROLL_BAR)).width(Fill);
            scrollable(here).style(theme::scroll).height(Fill)
        });
        let below = column![].push(legend).push(here).spacing(space::SMALL);
        column![board, container(below).width(side).height(Fill)].into()
    }

    pub(super) fn legend(&self, language: &Language) -> Option<Element<'_, Message>> {
        let legend = match (&self.practice, &self.lesson) {
            (None, Some(lesson)) => lesson.legend(),
            _ => self.shown()?.legend().to_vec(),
        };
        Some(
            container(widget::legend(language, legend))
                .padding(Padding::ZERO.top(space::SMALL))
                .into(),
        )
    }

    fn list(&self, language: &Language) -> Element<'_, Message> {
        let field = text_input(&words!(language, "learn-filter"), self.listed.filtered())
            .id(FILTER)
            .on_input(Message::Filter)
            .on_submit(Message::Leave)
            .padding([5, 10])
            .size(size::BODY)
            .style(theme::field);
        let listed = self.listed.rows();
        let row = |number: usize, chosen: bool| match listed[number] {
            Row::Family(family) => self.heading_row(family_heading(language, family)),
            Row::Course(number) => self.heading_row(course_name(language, number)),
            Row::Technique(technique) => self.technique_row(language, technique, chosen),
            Row::Boards => self.heading_row(words!(language, "learn-boards")),
            Row::Board(board) => {
                let name = filling(short(board.name(language), size::SMALL));
                let learn = Some(Message::LearnBoard(board));
                self.list.row(row![name], chosen, learn)
            }
        };
        let rows = self.listed.with_chosen(self.subject());
        let list: Element<'_, Message> = if listed.is_empty() {
            let words = match self.listed.order() {
                Order::Families => words!(language, "learn-none-passes"),
                Order::Courses => words!(language, "learn-none-in-courses"),
            };
            let words = text(words).size(size::BODY).style(theme::muted);
            container(words).height(Fill).into()
        } else {
            self.list.view(&rows, Message::List, row)
        };
        let orders = [
            (Order::Courses, words!(language, "learn-courses")),
            (Order::Families, words!(language, "learn-all")),
        ];
        let order = choice(language, orders, self.listed.order(), ORDER, Message::Order);
        column![order, with_key(language, field, FIND)]
            .push(other_names(self.listed.other_names()))
            .push(list)
            .spacing(space::SMALL)
            .into()
    }

    fn heading_row(&self, name: String) -> Element<'_, Message> {
        let name = text(name).size(size::SMALL).font(BOLD);
        container(name)
            .height(self.list.row_height())
            .padding([0.0, space::SMALL])
            .align_y(Center)
            .into()
    }

    fn technique_row(
        &self,
        language: &Language,
        technique: Technique,
        chosen: bool,
    ) -> Element<'_, Message> {
        let level =
            container(gap().width(4).height(15)).style(theme::level_bar(Some(technique.level())));
        let name = short(technique_name(language, technique), size::SMALL);
        let learned = match self.progress.learned(technique) {
            Learned::New => String::new(),
            Learned::Read => words!(language, "learn-read"),
            Learned::Practised => words!(language, "learn-begun"),
            Learned::Known => words!(language, "learn-known"),
        };
        let content = row![
            level,
            filling(name),
            text(learned).size(size::SMALL).style(theme::muted),
        ];
        let learn = Some(Message::Learn(technique));
        self.list.row(content.spacing(space::SMALL), chosen, learn)
    }

    fn panel(
        &self,
        language: &Language,
        notation: Notation,
        is_below: bool,
        face: Face,
    ) -> Element<'_, Message> {
        let (words, below) = match (&self.practice, &self.lesson) {
            (Some(practice), _) => {
                let words = self.exercise_words(language, practice, notation);
                let keys = practice.shown().is_none().then(|| {
                    let look = Look::of(practice.position().grid(), face).marking();
                    practice.pad().keys(language, look, Message::Pad)
                });
                (words, keys.map(|keys| column![keys]))
            }
            (None, Some(lesson)) => {
                let words = self.lesson_words(language, lesson, is_below, notation);
                // Keep the legend in place when the words scroll.
                let legend = self.legend(language).filter(|_| !is_below);
                let below = column![].push(legend).push(self.begin(language));
                (words, Some(below.spacing(space::MEDIUM)))
            }
            (None, None) => match self.board() {
                Some(board) => (board_words(language, board), None),
                None => (
                    column![text(words!(language, "learn-choose")).size(size::BODY)],
                    None,
                ),
            },
        };
        let words = words
            .spacing(space::MEDIUM)
            .width(Fill)
            .padding(Padding::ZERO.right(SCROLL_BAR));
        let words = scrollable(words)
            .id(WORDS)
            .style(theme::scroll)
            .width(Fill)
            .height(Fill);
        column![words].push(below).spacing(space::MEDIUM).into()
    }

    /// The button for an exercise, or the progress of making it.
    fn begin(&self, language: &Language) -> Element<'_, Message> {
        self.being_made(language)
            .unwrap_or_else(|| self.next_step(language))
    }

    /// The progress of making an exercise or a puzzle.
    pub(super) fn being_made<'a>(&self, language: &Language) -> Option<Element<'a, Message>> {
        let tried = self.making.as_ref()?.tried;
        let cancel = words!(language, "button-cancel");
        let making = row![
            text(words!(language, "learn-making", count = tried))
                .size(size::SMALL)
                .width(Fill),
            Press::new(cancel)
                .key(CLOSE)
                .on_press(Message::Cancel)
                .view(language),
        ];
        Some(making.spacing(space::SMALL).align_y(Center).into())
    }

    /// The button for the next thing: an exercise, the puzzle of the lesson, or the next lesson.
    fn next_step(&self, language: &Language) -> Element<'_, Message> {
        let next = self
            .technique()
            .and_then(|technique| lessons::next_up(technique, &self.progress));
        let label = match next {
            None | Some(NextUp::Exercise(0) | NextUp::Lesson(None)) => {
                words!(language, "learn-practise")
            }
            Some(NextUp::Exercise(right)) => {
                words!(language, "course-exercise", number = right + 1, all = KNOWN)
            }
            Some(NextUp::Puzzle) => words!(language, "course-puzzle"),
            Some(NextUp::Lesson(Some(technique))) => words!(
                language,
                "course-lesson",
                technique = technique_name(language, technique)
            ),
        };
        Press::new(label)
            .main()
            .key(PRACTISE)
            .on_press(Message::Next)
            .view(language)
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

    /// The reason for the step on the board of the lesson, or other words about the board.
    fn here<'a>(
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

    fn lesson_words<'a>(
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
fn board_words<'a>(language: &Language, board: BoardLesson) -> Column<'a, Message> {
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

/// The filter on the board of an exercise; a press ends it.
fn filter_sign<'a>(language: &Language, practice: Option<&Practice>) -> Element<'a, Message> {
    match practice.and_then(Practice::filter) {
        Some(filter) => widget::filter_sign(language, filter, Message::LookForNothing),
        None => gap().into(),
    }
}

/// The name of a course.
fn course_name(language: &Language, number: usize) -> String {
    match COURSES.get(number).map(|course| course.slug) {
        Some("first") => words!(language, "course-first"),
        Some("medium") => words!(language, "course-medium"),
        Some("hard") => words!(language, "course-hard"),
        Some("unfair") => words!(language, "course-unfair"),
        _ => words!(language, "course-extreme"),
    }
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
