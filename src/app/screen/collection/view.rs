//! The collection as widgets.

use iced::widget::{
    Column, column, container, responsive, row, scrollable, space as gap, text, text_input,
};
use iced::{Center, Element, Fill, FillPortion, Right};

use super::keys::{LEVEL, OPEN, RATE, RATE_NO_MORE};
use super::preview::preview;
use super::{Collection, Explained, GIVENS, Grade, Message, Order, RATING, TECHNIQUE, TITLE};
use crate::bar_words::BarWords;
use crate::names;
use crate::shortcut::{CLOSE, FIND, ORDER, START};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{
    Press, cut_short, filling, level_sign, line_width, rating_field, section, short, tabs, with_key,
};
use sudoku_engine::rules::Level;
use sudoku_engine::sudoku::{Field, Puzzle};
use sudoku_engine::texts::{Language, grouped, words};
use sudoku_telling::explain::{level_name, technique_name};
use sudoku_telling::session::SolvedPuzzles;

/// The width of the part beside the list, and of the board there.
const BESIDE: f32 = 298.0;
const BOARD: f32 = 298.0;

/// The heights above the list, in whole pixels: the software renderer would leave traces of a
/// fractional edge when the list scrolls.
const BAR: f32 = 34.0;
const FIELD: f32 = 30.0;
const CHOICE: f32 = 26.0;

/// The room beside the words of a field.
const BESIDE_WORDS: f32 = 10.0;

/// The list width that is enough for a column of techniques.
const ROOMY: f32 = 760.0;

/// The widths of the columns for the level and for the hardest technique.
const GRADE: f32 = 150.0;
const TECHNIQUE_WIDTH: f32 = 180.0;

/// The side of the board in a row.
const SMALL_BOARD: f32 = 46.0;

impl Collection {
    /// The words in the bar.
    pub(crate) fn bar_words(&self, language: &Language) -> BarWords {
        BarWords {
            left: vec![words!(language, "button-start")],
            title: Some((names::shown(self.name()), None)),
            right: Vec::new(),
        }
    }

    /// The whole screen.
    pub fn view<'a>(
        &'a self,
        language: &'a Language,
        solved: &'a SolvedPuzzles,
    ) -> Element<'a, Message> {
        let puzzles = responsive(move |area| self.list(language, solved, area.width >= ROOMY));
        let list = column![self.filters(language), self.count(language), puzzles]
            .spacing(space::MEDIUM)
            .width(Fill);
        let beside = container(self.beside(language, solved)).width(BESIDE);
        let body = row![list, beside].spacing(space::LARGE).height(Fill);
        column![self.bar(language), body]
            .spacing(space::MEDIUM)
            .padding(space::LARGE)
            .into()
    }

    fn bar(&self, language: &Language) -> Element<'_, Message> {
        let name = short(names::shown(&self.name), size::BODY).font(BOLD);
        row![
            Press::new(words!(language, "button-start"))
                .key(START)
                .on_press(Message::Start)
                .view(language),
            filling(name),
        ]
        .spacing(space::SMALL)
        .height(BAR)
        .align_y(Center)
        .into()
    }

    fn filters<'a>(&'a self, language: &'a Language) -> Element<'a, Message> {
        let levels = Level::ALL.map(|level| (Some(level), level_name(language, level)));
        let levels = [(None, words!(language, "collection-level-all"))]
            .into_iter()
            .chain(levels);
        let orders = Order::ALL.map(|order| (order, order.label(language)));
        let fields = responsive(move |area| self.fields(language, area.width));
        column![
            container(fields).height(FIELD),
            labeled(
                words!(language, "collection-level"),
                tabs(language, levels, self.listed.level(), LEVEL, Message::Level)
            ),
            labeled(
                words!(language, "collection-first"),
                tabs(language, orders, self.listed.order(), ORDER, Message::Order)
            ),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// The fields to filter by, in this width.
    fn fields(&self, language: &Language, width: f32) -> Element<'_, Message> {
        let room = (width - 3.0 * space::SMALL) / 4.0 - 2.0 * BESIDE_WORDS;
        let fitting = |long: String, short: String| {
            let fits = line_width(&long, size::BODY) <= room;
            if fits { long } else { short }
        };
        let field = |id: &'static str, words: String, value| {
            text_input(&words, value)
                .id(id)
                .on_submit(Message::Leave)
                .padding([5.0, BESIDE_WORDS])
                .size(size::BODY)
                .style(theme::field)
        };
        let title = field(
            TITLE,
            fitting(
                words!(language, "collection-filter-title"),
                words!(language, "collection-title-short"),
            ),
            self.listed.title(),
        )
        .on_input(Message::Title);
        let givens = field(
            GIVENS,
            fitting(
                words!(language, "collection-filter-givens"),
                words!(language, "collection-givens-short"),
            ),
            self.listed.givens(),
        )
        .on_input(Message::Givens);
        let technique = field(
            TECHNIQUE,
            words!(language, "collection-filter-technique"),
            self.listed.technique(),
        )
        .on_input(Message::Technique);
        let rating = field(
            RATING,
            fitting(
                words!(language, "collection-filter-rating"),
                words!(language, "collection-rating-short"),
            ),
            self.listed.rating(),
        )
        .on_input(Message::Rating);
        row![
            container(with_key(language, title, FIND)).width(FillPortion(1)),
            container(technique).width(FillPortion(1)),
            container(givens).width(FillPortion(1)),
            container(rating_field(language, rating)).width(FillPortion(1)),
        ]
        .spacing(space::SMALL)
        .into()
    }

    /// The number of listed puzzles, and the work under way.
    fn count(&self, language: &Language) -> Element<'_, Message> {
        let all = self.puzzles.len();
        let listed = self.listed().len();
        let mut words = if !self.listed.understands_givens() {
            words!(
                language,
                "collection-no-number",
                typed = self.listed.givens().trim()
            )
        } else if !self.listed.understands_rating() {
            words!(
                language,
                "collection-no-rating",
                typed = self.listed.rating().trim()
            )
        } else if listed < all {
            words!(
                language,
                "collection-listed",
                listed = grouped(language, listed as u64),
                all = grouped(language, all as u64),
                count = all,
            )
        } else {
            words!(
                language,
                "collection-all",
                all = grouped(language, all as u64),
                count = all
            )
        };
        if self.is_ordering() {
            words = words!(language, "collection-ordering", puzzles = words);
        }
        let graded = self.grades.count();
        let rates_all = self.grades.is_for_all() || self.listed.rests_on_grades();
        if graded < all && rates_all {
            words = words!(
                language,
                "collection-rated",
                puzzles = words,
                rated = grouped(language, graded as u64),
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
            Press::new(words!(language, "collection-stop-reading"))
                .low()
                .key(CLOSE)
                .on_press(Message::StopReading)
                .view(language)
        } else if graded == all {
            gap().into()
        } else if self.grades.is_for_all() {
            Press::new(words!(language, "collection-stop-rating"))
                .low()
                .key(RATE_NO_MORE)
                .on_press(Message::GradeAll(false))
                .view(language)
        } else {
            Press::new(words!(language, "collection-rate-all"))
                .low()
                .key(RATE)
                .on_press(Message::GradeAll(true))
                .view(language)
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

    fn list(
        &self,
        language: &Language,
        solved: &SolvedPuzzles,
        is_roomy: bool,
    ) -> Element<'_, Message> {
        let listed = self.listed();
        self.list.view(&self.rows(), Message::List, |row, chosen| {
            let number = listed[row] as usize;
            let Some(puzzle) = self.puzzles.get(number) else {
                return gap().height(self.list.row_height()).into();
            };
            let is_solved = solved.contains(&puzzle);
            self.row(language, number, puzzle, (chosen, is_solved, is_roomy))
        })
    }

    /// A puzzle: chosen or not, solved or not, and with or without a column for its technique, for
    /// which there must be room.
    fn row(
        &self,
        language: &Language,
        number: usize,
        puzzle: Puzzle,
        (chosen, is_solved, is_roomy): (bool, bool, bool),
    ) -> Element<'_, Message> {
        let values = puzzle.values();
        let words = |words: String| text(words).size(size::SMALL).wrapping(text::Wrapping::None);
        let title = self.puzzles.title(number).unwrap_or_default();
        let title = cut_short(short(names::shown(title), size::BODY));
        let was_solved =
            is_solved.then(|| words(words!(language, "collection-solved")).style(theme::good));
        let number_and_solved =
            column![words(grouped(language, number as u64 + 1)).style(theme::muted)]
                .push(was_solved)
                .align_x(Right);
        let technique = self.grade(number).technique();
        // A long name takes two lines.
        let technique = technique.map(|it| text(technique_name(language, it)).size(size::SMALL));
        let technique = technique.map(|it| if is_roomy { it } else { it.align_x(Right) });
        let (beside, below) = if is_roomy {
            (
                Some(container(Column::new().push(technique)).clip(true)),
                None,
            )
        } else {
            (None, technique)
        };
        let beside = beside.map(|technique| technique.width(TECHNIQUE_WIDTH));
        let below = below.map(|technique| container(technique).align_right(GRADE).clip(true));
        let rating = self.rating_words(language, number);
        let rating = rating.map(|rating| words(rating).style(theme::muted));
        let grade = container(self.grade_words(language, number)).align_right(GRADE);
        let content = row![
            container(number_and_solved).align_right(58),
            preview(puzzle.layout, values, SMALL_BOARD),
            container(title).width(Fill),
            column![words(givens(language, self.puzzles.given_count(number))).style(theme::muted),]
                .push(rating)
                .width(58),
        ]
        .push(beside)
        .push(column![grade].push(below).spacing(space::SMALL / 2.0))
        .spacing(space::SMALL);
        self.list.row(content, chosen, Some(Message::Press(number)))
    }

    /// The short form of the rating by Sudoku Explainer; `None` if there is none.
    fn rating_words(&self, language: &Language, number: usize) -> Option<String> {
        match self.explained(number) {
            Explained::Rated(rating) => {
                Some(words!(language, "rating-se", rating = rating.to_string()))
            }
            Explained::Unknown | Explained::None => None,
        }
    }

    /// The level and score of a puzzle, or the reason why there is none.
    fn grade_words(&self, language: &Language, number: usize) -> Element<'_, Message> {
        let words = match self.grade(number) {
            Grade::Rated(level, score, _) => {
                return row![
                    level_sign(language, level),
                    text(grouped(language, score.into()))
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

    /// A large picture of the chosen puzzle.
    fn beside(&self, language: &Language, solved: &SolvedPuzzles) -> Element<'_, Message> {
        let chosen = self
            .listed
            .row_of(self.chosen)
            .and_then(|_| self.puzzles.get(self.chosen));
        let Some(puzzle) = chosen else {
            let words = if self.is_ordering() {
                words!(language, "collection-ordering-all")
            } else if self.puzzles.is_empty() {
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
                    number = grouped(language, self.chosen as u64 + 1),
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
            facts = facts.push(text(names::shown(title)).size(size::BODY).font(BOLD));
        }
        let muted = |words: String| text(words).size(size::SMALL).style(theme::muted);
        if let Some(technique) = self.grade(self.chosen).technique() {
            let technique = technique_name(language, technique);
            facts = facts.push(muted(words!(
                language,
                "collection-technique",
                technique = technique
            )));
        }
        match self.explained(self.chosen) {
            Explained::Rated(rating) => {
                let rating = rating.to_string();
                facts = facts.push(muted(words!(
                    language,
                    "collection-rating",
                    rating = rating
                )));
            }
            _ if !puzzle.layout.is_classic() => {
                facts = facts.push(muted(words!(language, "rating-classic-only")));
            }
            Explained::Unknown | Explained::None => {}
        }
        if solved.contains(&puzzle) {
            facts = facts.push(muted(words!(language, "collection-was-solved")));
        }
        let said = Field::ALL
            .into_iter()
            .filter_map(|field| Some((field, puzzle.metadata.get(field)?)));
        for (field, words) in said {
            facts = facts.push(muted(names::field(language, field, words)));
        }
        column![
            preview(puzzle.layout.clone(), puzzle.values(), BOARD),
            Press::new(words!(language, "collection-open"))
                .main()
                .key(OPEN)
                .on_press(Message::Open)
                .view(language),
            scrollable(section(words!(language, "collection-this"), facts))
                .style(theme::scroll)
                .width(Fill)
                .height(Fill),
        ]
        .spacing(space::MEDIUM)
        .into()
    }
}

fn labeled<'a>(label: String, content: Element<'a, Message>) -> Element<'a, Message> {
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
