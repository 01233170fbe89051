//! A collection of puzzles: a list with a preview, the level and the score of each puzzle, to sort,
//! filter and open.

mod grades;
mod keys;
mod listed;
mod preview;
mod view;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;
use iced::widget::{Id, operation};

use crate::ask::{Action, Ask};
use crate::list::{self, List, Rows};
use crate::lookup::{Late, News};
use crate::own_names;
use crate::reading::{Piece, Read, Reading};
use grades::Grades;
use listed::{Known, Listed};
use sudoku_engine::rules::Level;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, words};
use sudoku_telling::session::{self, ReadingEnd};

use crate::settings::Order;
pub use grades::{Explained, ExplainedFound, Grade, GradesFound, Hardest};
pub use listed::Ordered;
pub(crate) use preview::preview;

/// The text fields.
const TITLE: &str = "title-filter";
const GIVENS: &str = "givens-filter";
const TECHNIQUE: &str = "technique-filter";
const RATING: &str = "rating-filter";

/// The height of a row.
const ROW: f32 = 60.0;

/// The screen.
#[derive(Debug)]
pub struct Collection {
    name: String,
    /// The file of the collection.
    file: Option<PathBuf>,
    /// Shared with the thread that sorts the list.
    puzzles: Arc<session::Collection>,
    grades: Grades,
    /// The ratings by Sudoku Explainer.
    explained: Grades<Explained>,
    listed: Listed,
    /// The number of the chosen puzzle.
    chosen: usize,
    list: List,
    /// The read of the rest of the file.
    reading: Option<Reading>,
    /// A remark about reading the file that the player was not told yet.
    noted: Option<Text>,
}

/// The visible state of the list.
#[derive(Debug, PartialEq)]
pub(crate) struct InView {
    chosen: usize,
    order: Order,
    level: Option<Level>,
    is_filtered: bool,
    rates_all: bool,
    is_reading: bool,
}

/// The messages of the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A puzzle was pressed. A press on the chosen one opens it.
    Press(usize),
    /// A message of the list.
    List(list::Message),
    /// Open the chosen puzzle.
    Open,
    /// Filter by words in the title.
    Title(String),
    /// Filter by the number of givens: `24` or `20-25`.
    Givens(String),
    /// Filter by words in the name of the hardest technique.
    Technique(String),
    /// Filter by the rating of Sudoku Explainer: `7.2` or `7.1-7.3`.
    Rating(String),
    /// Filter by level; `None` for all levels.
    Level(Option<Level>),
    /// Sort the puzzles in this order.
    Order(Order),
    /// The list is sorted.
    Ordered(Late<Ordered>),
    /// Put the cursor in the title filter.
    Find,
    /// Take the cursor out of the filters.
    Leave,
    /// List all puzzles again.
    Clear,
    /// Levels and scores of puzzles are known.
    Graded(Late<(), GradesFound>),
    /// Ratings by Sudoku Explainer are known.
    Explained(Late<(), ExplainedFound>),
    /// Rate all puzzles, or only the visible ones.
    GradeAll(bool),
    /// Stop reading the file.
    StopReading,
    /// Go to the start screen.
    Start,
}

impl Collection {
    /// A list of these puzzles in this order, with its name and file.
    pub fn new(
        name: String,
        file: Option<PathBuf>,
        puzzles: session::Collection,
        order: Order,
    ) -> Self {
        let mut list = Self {
            name,
            file,
            puzzles: Arc::default(),
            grades: Grades::default(),
            explained: Grades::default(),
            listed: Listed::default(),
            chosen: 0,
            list: List::new(ROW),
            reading: None,
            noted: None,
        };
        list.listed.set_order(order);
        list.extend(&puzzles);
        list.list_again();
        list
    }

    /// The same list, with a read that will add more puzzles.
    pub(crate) fn reading(mut self, reading: Reading) -> Self {
        self.reading = Some(reading);
        self
    }

    /// Whether these are news of the read of its file.
    pub(crate) fn awaits(&self, late: &Late<Read, Piece>) -> bool {
        let reading = self.reading.as_ref();
        reading.is_some_and(|reading| reading.awaits(late))
    }

    /// Takes further puzzles of the file, unless they are late. At the end, returns how the reading
    /// ended or why it failed.
    pub(crate) fn read_on(&mut self, late: Late<Read, Piece>) -> Option<Result<ReadingEnd, Text>> {
        let end = match self.reading.as_mut()?.take(late)? {
            News::Progress(Piece::Part(puzzles, _)) if !self.extend(&puzzles) => {
                Ok(ReadingEnd::Full)
            }
            News::Progress(_) => return None,
            News::Answer(Read::Ended(end)) => Ok(end),
            News::Answer(Read::Failed(reason) | Read::BrokenOff(_, reason)) => Err(reason),
            // A short file has no parts.
            News::Answer(Read::Whole(_)) => Ok(ReadingEnd::Complete),
        };
        self.noted = self.reading.take().and_then(|mut reading| reading.noted());
        self.list_again();
        Some(end)
    }

    /// The remark about reading the file, once.
    pub(crate) const fn noted(&mut self) -> Option<Text> {
        self.noted.take()
    }

    fn extend(&mut self, puzzles: &session::Collection) -> bool {
        let before = self.puzzles.len();
        let fits = Arc::make_mut(&mut self.puzzles).append(puzzles);
        self.grades.extend_to(self.puzzles.len());
        self.explained.extend_to(self.puzzles.len());
        let known = self.known();
        self.listed.extend(&self.puzzles, &known, before);
        fits
    }

    /// The known difficulties of the puzzles.
    fn known(&self) -> Known {
        Known {
            grades: self.grades.all(),
            explained: self.explained.all(),
        }
    }

    /// The name of the collection.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Words the name in this language, if the program gave it.
    pub(crate) fn say_again(&mut self, language: &Language) {
        if self.file.is_none() {
            self.name = own_names::in_language(language, &self.name);
        }
    }

    /// The file of the collection, if there is one.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The puzzles.
    pub fn puzzles(&self) -> &session::Collection {
        &self.puzzles
    }

    /// The numbers of the listed puzzles, in order.
    pub fn listed(&self) -> &[u32] {
        self.listed.numbers()
    }

    /// The number of the chosen puzzle.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// The order of the list.
    pub const fn order(&self) -> Order {
        self.listed.order()
    }

    /// The known difficulty of a puzzle.
    pub fn grade(&self, number: usize) -> Grade {
        self.grades.get(number)
    }

    /// The known rating of a puzzle by Sudoku Explainer.
    pub fn explained(&self, number: usize) -> Explained {
        self.explained.get(number)
    }

    /// A puzzle with its name.
    pub fn puzzle(&self, language: &Language, number: usize) -> Option<(Puzzle, String)> {
        let name = words!(
            language,
            "collection-puzzle",
            name = self.name.as_str(),
            number = number + 1,
        );
        Some((self.puzzles.get(number)?, name))
    }

    /// Chooses a puzzle that is opened, and returns its place in the list, from 1, and the length
    /// of the list.
    pub fn choose(&mut self, number: usize) -> Option<(usize, usize)> {
        self.chosen = number;
        let row = self.listed.row_of(number)?;
        Some((row + 1, self.listed().len()))
    }

    /// The puzzle this many rows after the chosen one.
    pub fn neighbor(&self, rows: isize) -> Option<usize> {
        let row = self.listed.row_of(self.chosen)?;
        let row = row.checked_add_signed(rows)?;
        self.listed().get(row).map(|number| *number as usize)
    }

    /// The visible state that keys may leave unchanged.
    pub(crate) fn in_view(&self) -> InView {
        InView {
            chosen: self.chosen,
            order: self.order(),
            level: self.listed.level(),
            is_filtered: self.listed.is_filtered(),
            rates_all: self.grades.is_for_all() && self.grades.count() < self.puzzles.len(),
            is_reading: self.reading.is_some(),
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action<Message> {
        let task = match message {
            Message::Press(number) if number == self.chosen => {
                return Action::Ask(Ask::Listed(number));
            }
            Message::Press(number) => {
                self.chosen = number;
                Task::none()
            }
            Message::Open if self.listed.row_of(self.chosen).is_some() => {
                return Action::Ask(Ask::Listed(self.chosen));
            }
            Message::Open => Task::none(),
            Message::List(message) => match self.list.update(message, &self.rows()) {
                list::Action::Choose(row) => {
                    self.chosen = self.listed()[row] as usize;
                    self.reveal()
                }
                list::Action::Run(task) => task,
            },
            Message::Title(title) => {
                self.listed.filter_title(title);
                self.list_and_reveal()
            }
            Message::Givens(givens) => {
                self.listed.filter_givens(givens);
                self.list_and_reveal()
            }
            Message::Level(level) => {
                self.listed.filter_level(level);
                self.list_and_reveal()
            }
            Message::Order(order) => {
                self.listed.set_order(order);
                self.list_and_reveal()
            }
            Message::Technique(technique) => {
                self.listed.filter_technique(language, technique);
                self.list_and_reveal()
            }
            Message::Rating(rating) => {
                self.listed.filter_rating(rating);
                self.list_and_reveal()
            }
            Message::Ordered(late) => {
                let known = self.known();
                if self.listed.take(late, &self.puzzles, &known) {
                    self.choose_listed();
                    self.reveal()
                } else {
                    Task::none()
                }
            }
            Message::Find => operation::focus(TITLE),
            Message::Leave => operation::focus(self.after_field()),
            Message::Clear => {
                self.listed.clear_filter();
                let listed = self.list_and_reveal();
                Task::batch([operation::focus(self.list.id()), listed])
            }
            Message::Graded(late) => {
                if self.grades.take(late) && self.listed.rests_on_grades() {
                    self.list_again();
                }
                Task::none()
            }
            Message::Explained(late) => {
                if self.explained.take(late) && self.listed.rests_on_ratings() {
                    self.list_again();
                }
                Task::none()
            }
            Message::GradeAll(all) => {
                self.grades.grade_all(all);
                Task::none()
            }
            Message::StopReading => {
                self.reading = None;
                self.list_and_reveal()
            }
            Message::Start => return Action::Ask(Ask::Start),
        };
        Action::run(task)
    }

    /// Starts rating puzzles without a known level, the visible ones first.
    pub fn follow(&mut self) -> Task<Message> {
        let listed = self.listed.numbers();
        let seen = &listed[self.list.in_sight(listed.len())];
        let seen: Vec<usize> = seen.iter().map(|number| *number as usize).collect();
        let graded = self
            .grades
            .follow(&self.puzzles, seen.clone(), self.listed.rests_on_grades());
        let explained = self
            .explained
            .follow(&self.puzzles, seen, self.listed.rests_on_ratings());
        let known = self.known();
        let ordered = self.listed.follow(&self.puzzles, known);
        Task::batch([
            graded.map(Message::Graded),
            explained.map(Message::Explained),
            ordered.map(Message::Ordered),
        ])
    }

    /// Whether the list is being sorted.
    pub const fn is_ordering(&self) -> bool {
        self.listed.is_ordering()
    }

    /// Stops all ratings when the list is out of sight.
    pub fn rest(&mut self) {
        self.grades.rest();
        self.explained.rest();
    }

    /// The place of the cursor after a field was confirmed: outside the fields, unless the filter
    /// finds nothing. In that case the player goes on typing to correct it.
    fn after_field(&self) -> Id {
        match (self.listed.understands_givens(), self.listed().is_empty()) {
            (false, _) => GIVENS.into(),
            (true, _) if !self.listed.understands_rating() => RATING.into(),
            (true, true) if !self.listed.title().is_empty() => TITLE.into(),
            (true, true) if !self.listed.givens().is_empty() => GIVENS.into(),
            (true, true) if !self.listed.technique().is_empty() => TECHNIQUE.into(),
            (true, true) if !self.listed.rating().is_empty() => RATING.into(),
            // Focusing the list takes the cursor from the field.
            (true, _) => self.list.id(),
        }
    }

    fn rows(&self) -> Rows<'static> {
        Rows::new(self.listed().len(), self.listed.row_of(self.chosen))
    }

    /// Fills the list again. The chosen puzzle stays chosen if it is listed.
    fn list_again(&mut self) {
        let known = self.known();
        self.listed.list(&self.puzzles, &known);
        self.choose_listed();
    }

    /// Chooses the first puzzle of the list if the chosen one is not listed.
    fn choose_listed(&mut self) {
        if self.listed.row_of(self.chosen).is_none()
            && let Some(first) = self.listed.numbers().first()
        {
            self.chosen = *first as usize;
        }
    }

    /// Fills the list again and scrolls to the chosen puzzle.
    fn list_and_reveal(&mut self) -> Task<Message> {
        self.list_again();
        self.reveal()
    }

    /// Scrolls to the chosen puzzle.
    pub(crate) fn reveal(&mut self) -> Task<Message> {
        self.list.reveal(&self.rows())
    }
}
