//! The lessons as widgets.

use iced::widget::{column, container, responsive, row, scrollable, space as gap, text};
use iced::{Center, Element, Fill, Padding};

use super::keys::PRACTISE;
use super::lesson_view::board_words;
use super::listed;
use super::map_view::map_button;
use super::practice::Practice;
use super::{Lessons, Message, WORDS};
use crate::bar_words::BarWords;
use crate::board::BoardStyle;
use crate::pad::{self, Face, Look, Pad};
use crate::shortcut::{CLOSE, SETTINGS, SHEET};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{self, Press};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{Notation, technique_name};
use sudoku_telling::lessons::{self, KNOWN, Learned, NextUp};

/// The least and largest width of the list.
const SIDE: (f32, f32) = (190.0, 260.0);

/// The width of the panel: least in a small window, least elsewhere, largest.
const PANEL: (f32, f32, f32) = (216.0, 300.0, 420.0);

/// The width below which the parts are closer together, so that the board is larger.
const NARROW: f32 = 800.0;

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
            let gap = if area.width < NARROW {
                space::MEDIUM
            } else {
                space::LARGE
            };
            let list = if self.practice.is_some() {
                0.0
            } else {
                (area.width * 0.2).clamp(SIDE.0, SIDE.1).floor() + gap
            };
            let free = area.width - list - gap;
            let least = (free - READABLE).clamp(PANEL.0, PANEL.1);
            let panel = (free - area.height).clamp(least, PANEL.2).floor();
            // Use whole pixels: the software renderer would leave traces of a fractional edge over
            // a dialog.
            let side = (free - panel).min(area.height).max(120.0).floor();
            let mut body = row![].spacing(gap);
            if self.practice.is_none() {
                body = body.push(container(self.list(language)).width(list - gap));
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
}

/// The filter on the board of an exercise; a press ends it.
fn filter_sign<'a>(language: &Language, practice: Option<&Practice>) -> Element<'a, Message> {
    match practice.and_then(Practice::filter) {
        Some(filter) => widget::filter_sign(language, filter, Message::LookForNothing),
        None => gap().into(),
    }
}
