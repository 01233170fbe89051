//! The collection as widgets.

use iced::widget::{column, container, row, scrollable, space as gap, text, text_input};
use iced::{Center, Element, Fill, Right};

use super::keys::{LEVEL, OPEN, RATE, RATE_NO_MORE};
use super::preview::preview;
use super::{Collection, GIVENS, Grade, Message, Order, ROW, TITLE};
use crate::app::names;
use crate::app::shortcut::{CLOSE, FIND, ORDER, START};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{action, choice, level_sign, primary, section, small, with_key};
use crate::explain::level_name;
use crate::rules::Level;
use crate::sudoku::Field;
use crate::texts::{Language, words};

/// The width of what is beside the list, and of the board there.
const BESIDE: f32 = 298.0;
const BOARD: f32 = 298.0;

/// The heights above the list, in whole pixels: of an edge between two of them
/// the software renderer would leave traces when the list is scrolled.
const BAR: f32 = 34.0;
const FIELD: f32 = 30.0;
const CHOICE: f32 = 26.0;

/// The board in a row.
const SMALL_BOARD: f32 = 46.0;

impl Collection {
    /// The whole screen.
    pub fn view(&self, language: &Language) -> Element<'_, Message> {
        let list = column![
            self.filters(language),
            self.count(language),
            self.list(language)
        ]
        .spacing(space::MEDIUM)
        .width(Fill);
        let body = row![list, container(self.beside(language)).width(BESIDE)]
            .spacing(space::LARGE)
            .height(Fill);
        column![self.bar(language), body]
            .spacing(space::MEDIUM)
            .padding(space::LARGE)
            .into()
    }

    fn bar(&self, language: &Language) -> Element<'_, Message> {
        let name = text(&self.name)
            .size(size::BODY)
            .font(BOLD)
            .wrapping(text::Wrapping::None);
        row![
            action(
                language,
                words!(language, "button-start"),
                START,
                Some(Message::Start)
            ),
            container(name).width(Fill).clip(true),
        ]
        .spacing(space::SMALL)
        .height(BAR)
        .align_y(Center)
        .into()
    }

    fn filters(&self, language: &Language) -> Element<'_, Message> {
        let field = |id: &'static str, words: String, value| {
            text_input(&words, value)
                .id(id)
                .on_submit(Message::Leave)
                .padding([5, 10])
                .size(size::BODY)
                .style(theme::field)
        };
        let title = field(
            TITLE,
            words!(language, "collection-filter-title"),
            self.listed.title(),
        )
        .on_input(Message::Title);
        let givens = field(
            GIVENS,
            words!(language, "collection-filter-givens"),
            self.listed.givens(),
        )
        .on_input(Message::Givens);
        let levels = Level::ALL.map(|level| (Some(level), level_name(language, level)));
        let levels = [(None, words!(language, "collection-level-all"))]
            .into_iter()
            .chain(levels);
        let orders = Order::ALL.map(|order| (order, order.label(language)));
        column![
            row![
                with_key(language, title, FIND),
                container(givens).width(190)
            ]
            .spacing(space::SMALL)
            .height(FIELD),
            labelled(
                words!(language, "collection-level"),
                choice(language, levels, self.listed.level(), LEVEL, Message::Level)
            ),
            labelled(
                words!(language, "collection-first"),
                choice(
                    language,
                    orders,
                    self.listed.ordered(),
                    ORDER,
                    Message::Order
                )
            ),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// How many puzzles are listed, and what is still being done.
    fn count(&self, language: &Language) -> Element<'_, Message> {
        let all = self.puzzles.len();
        let listed = self.listed().len();
        let mut words = if !self.listed.understands_givens() {
            words!(
                language,
                "collection-no-number",
                typed = self.listed.givens().trim()
            )
        } else if listed < all {
            words!(
                language,
                "collection-listed",
                listed = grouped(language, listed),
                all = grouped(language, all),
                count = all,
            )
        } else {
            words!(
                language,
                "collection-all",
                all = grouped(language, all),
                count = all
            )
        };
        let graded = self.grades.count();
        let rates_all = self.grades.is_for_all() || self.listed.rests_on_grades();
        if graded < all && rates_all {
            words = words!(
                language,
                "collection-rated",
                puzzles = words,
                rated = grouped(language, graded),
                count = graded,
            );
        }
        let button: Element<'_, _> = if let Some(reading) = &self.reading {
            words = words!(
                language,
                "collection-read",
                puzzles = words,
                percent = (reading.share() * 100.0).round() as usize,
            );
            small(
                language,
                words!(language, "collection-stop-reading"),
                CLOSE,
                Some(Message::StopReading),
            )
        } else if graded == all {
            gap().into()
        } else if self.grades.is_for_all() {
            small(
                language,
                words!(language, "collection-stop-rating"),
                RATE_NO_MORE,
                Some(Message::GradeAll(false)),
            )
        } else {
            small(
                language,
                words!(language, "collection-rate-all"),
                RATE,
                Some(Message::GradeAll(true)),
            )
        };
        row![
            text(words)
                .size(size::SMALL)
                .style(theme::muted)
                .width(Fill),
            button
        ]
        .height(CHOICE)
        .align_y(Center)
        .into()
    }

    fn list(&self, language: &Language) -> Element<'_, Message> {
        let listed = self.listed();
        self.list.view(&self.rows(), Message::List, |row, chosen| {
            self.row(language, listed[row] as usize, chosen)
        })
    }

    fn row(&self, language: &Language, number: usize, chosen: bool) -> Element<'_, Message> {
        let Some(values) = self.puzzles.values(number) else {
            return gap().height(ROW).into();
        };
        let words = |words: String| text(words).size(size::SMALL).wrapping(text::Wrapping::None);
        let title = text(self.puzzles.title(number).unwrap_or_default())
            .size(size::BODY)
            .wrapping(text::Wrapping::None);
        let content = row![
            container(words(grouped(language, number + 1)).style(theme::muted))
                .width(62)
                .align_x(Right),
            preview(values, SMALL_BOARD),
            container(title).width(Fill).clip(true),
            words(givens(language, self.puzzles.given_count(number)))
                .style(theme::muted)
                .width(70),
            container(self.grade_words(language, number))
                .width(130)
                .align_x(Right),
        ]
        .spacing(space::MEDIUM);
        self.list.row(content, chosen, Some(Message::Press(number)))
    }

    /// The level and score of a puzzle, or why it has none.
    fn grade_words(&self, language: &Language, number: usize) -> Element<'_, Message> {
        let words = match self.grade(number) {
            Grade::Rated(level, score) => {
                return row![
                    level_sign(language, level),
                    text(grouped(language, score as usize))
                        .size(size::SMALL)
                        .width(48)
                        .align_x(Right)
                ]
                .spacing(space::SMALL)
                .align_y(Center)
                .into();
            }
            Grade::Unknown => String::new(),
            Grade::NoSolution => words!(language, "collection-no-solution"),
            Grade::Several => words!(language, "collection-several-solutions"),
            Grade::TooLong => words!(language, "collection-too-long"),
        };
        text(words).size(size::SMALL).style(theme::muted).into()
    }

    /// The chosen puzzle, large.
    fn beside(&self, language: &Language) -> Element<'_, Message> {
        let chosen = self
            .listed
            .row_of(self.chosen)
            .and_then(|_| self.puzzles.get(self.chosen));
        let Some(puzzle) = chosen else {
            let words = if self.puzzles.is_empty() {
                words!(language, "collection-empty")
            } else {
                words!(language, "collection-none-passes")
            };
            return text(words).size(size::BODY).style(theme::muted).into();
        };
        let mut facts = column![
            row![
                text(words!(
                    language,
                    "collection-chosen",
                    number = grouped(language, self.chosen + 1),
                    givens = puzzle.given_count(),
                ))
                .size(size::BODY)
                .width(Fill),
                self.grade_words(language, self.chosen),
            ]
            .align_y(Center)
        ]
        .spacing(space::SMALL);
        if let Some(title) = &puzzle.title {
            facts = facts.push(text(title.clone()).size(size::BODY).font(BOLD));
        }
        let said = Field::ALL
            .into_iter()
            .filter_map(|field| Some((field, puzzle.metadata.get(field)?)));
        for (field, words) in said {
            facts = facts.push(
                text(names::field(language, field, words))
                    .size(size::SMALL)
                    .style(theme::muted),
            );
        }
        column![
            preview(puzzle.values(), BOARD),
            primary(
                language,
                words!(language, "collection-open"),
                OPEN,
                Some(Message::Open)
            ),
            scrollable(section(words!(language, "collection-this"), facts))
                .style(theme::scroll)
                .width(Fill)
                .height(Fill),
        ]
        .spacing(space::MEDIUM)
        .into()
    }
}

fn labelled<'a>(label: String, content: Element<'a, Message>) -> Element<'a, Message> {
    row![
        text(label).size(size::SMALL).style(theme::muted).width(38),
        content
    ]
    .spacing(space::SMALL)
    .height(CHOICE)
    .align_y(Center)
    .into()
}

fn givens(language: &Language, count: usize) -> String {
    words!(language, "collection-givens", count = count)
}

/// A number with what the language puts between its thousands.
fn grouped(language: &Language, number: usize) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => words!(
            language,
            "collection-thousands",
            thousands = grouped(language, thousands),
            rest = format!("{:03}", number % 1000),
        ),
    }
}
