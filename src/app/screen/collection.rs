//! A collection of puzzles: a list with a drawn preview, the level and the score
//! of each, to sort, to filter and to open one from.

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
use crate::reading::{Piece, Read, Reading};
use grades::Grades;
use listed::{Known, Listed};
use sudoku_engine::rules::Level;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::session::{self, ReadingEnd};

pub use grades::{Explained, ExplainedFound, Grade, GradesFound, Hardest};
pub use listed::{Order, Ordered};
pub(crate) use preview::preview;

/// The fields.
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
    /// The file that it is from.
    file: Option<PathBuf>,
    /// Shared with the work that puts the list in order.
    puzzles: Arc<session::Collection>,
    grades: Grades,
    /// The ratings of Sudoku Explainer.
    explained: Grades<Explained>,
    listed: Listed,
    /// The chosen puzzle, by its number.
    chosen: usize,
    list: List,
    /// The reading of the rest of the file.
    reading: Option<Reading>,
    /// How its file was read, if there is something to say and it was not said yet.
    noted: Option<String>,
}

/// What can be seen of the list.
#[derive(Debug, PartialEq)]
pub(crate) struct InView {
    chosen: usize,
    order: Order,
    level: Option<Level>,
    is_filtered: bool,
    rates_all: bool,
    is_reading: bool,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A puzzle was pressed; pressed again it is opened.
    Press(usize),
    /// Something happened to the list.
    List(list::Message),
    /// Open the chosen puzzle.
    Open,
    /// Filter by these words in the title.
    Title(String),
    /// Filter by the number of givens: `24` or `20-25`.
    Givens(String),
    /// Filter by these words in the name of the hardest technique.
    Technique(String),
    /// Filter by the rating of Sudoku Explainer: `7.2` or `7.1-7.3`.
    Rating(String),
    /// Filter by level; all without one.
    Level(Option<Level>),
    /// List the puzzles in this order.
    Order(Order),
    /// The list was put in order.
    Ordered(Late<Ordered>),
    /// Put the cursor in the field for the title.
    Find,
    /// Take the cursor out of the fields.
    Leave,
    /// List all puzzles again.
    Clear,
    /// The level and score of puzzles were found.
    Graded(Late<(), GradesFound>),
    /// The ratings of Sudoku Explainer were found.
    Explained(Late<(), ExplainedFound>),
    /// Rate all puzzles, or those alone that are seen.
    GradeAll(bool),
    /// Stop reading the file.
    StopReading,
    /// Go to the start screen.
    Start,
}

impl Collection {
    /// A list of these puzzles in this order, what it is called, and the file that it
    /// is from.
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

    /// The same, of which more is being read.
    pub(crate) fn reading(mut self, reading: Reading) -> Self {
        self.reading = Some(reading);
        self
    }

    /// Whether these are news of the reading of its file.
    pub(crate) fn awaits(&self, late: &Late<Read, Piece>) -> bool {
        let reading = self.reading.as_ref();
        reading.is_some_and(|reading| reading.awaits(late))
    }

    /// Takes more puzzles of its file, unless they are late. How the reading came out,
    /// when it is over, or why it broke off.
    pub(crate) fn read_on(
        &mut self,
        late: Late<Read, Piece>,
    ) -> Option<Result<ReadingEnd, String>> {
        let end = match self.reading.as_mut()?.take(late)? {
            News::Progress(Piece::Part(puzzles, _)) if !self.extend(&puzzles) => {
                Ok(ReadingEnd::Full)
            }
            News::Progress(_) => return None,
            News::Answer(Read::Ended(end)) => Ok(end),
            News::Answer(Read::Failed(reason)) => Err(reason),
            // What is short comes in no parts.
            News::Answer(Read::Whole(_)) => Ok(ReadingEnd::Complete),
        };
        self.noted = self.reading.take().and_then(|mut reading| reading.noted());
        self.list_again();
        Some(end)
    }

    /// How its file was read, in words, which is told once.
    pub(crate) const fn noted(&mut self) -> Option<String> {
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

    /// What is known of how hard the puzzles are.
    fn known(&self) -> Known {
        Known {
            grades: self.grades.all(),
            explained: self.explained.all(),
        }
    }

    /// What the collection is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file that it is from, if it is from one.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The puzzles.
    pub fn puzzles(&self) -> &session::Collection {
        &self.puzzles
    }

    /// The numbers of the puzzles that are listed, in their order.
    pub fn listed(&self) -> &[u32] {
        self.listed.numbers()
    }

    /// The number of the chosen puzzle.
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// In which order the puzzles are listed.
    pub const fn order(&self) -> Order {
        self.listed.order()
    }

    /// What is known of how hard a puzzle is.
    pub fn grade(&self, number: usize) -> Grade {
        self.grades.get(number)
    }

    /// What is known of the rating of Sudoku Explainer.
    pub fn explained(&self, number: usize) -> Explained {
        self.explained.get(number)
    }

    /// A puzzle, and what it is called.
    pub fn puzzle(&self, language: &Language, number: usize) -> Option<(Puzzle, String)> {
        let name = words!(
            language,
            "collection-puzzle",
            name = self.name.as_str(),
            number = number + 1,
        );
        Some((self.puzzles.get(number)?, name))
    }

    /// Chooses a puzzle that is opened: its place in the list, from 1, and how
    /// many are listed.
    pub fn choose(&mut self, number: usize) -> Option<(usize, usize)> {
        self.chosen = number;
        let row = self.listed.row_of(number)?;
        Some((row + 1, self.listed().len()))
    }

    /// The puzzle that is listed so many rows after the chosen one.
    pub fn neighbor(&self, rows: isize) -> Option<usize> {
        let row = self.listed.row_of(self.chosen)?;
        let row = row.checked_add_signed(rows)?;
        self.listed().get(row).map(|number| *number as usize)
    }

    /// What can be seen of it, as far as keys may leave it as it is.
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

    /// Looks for the levels of puzzles where they are not known, those first
    /// that are seen.
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

    /// Whether the list is being put in order.
    pub const fn is_ordering(&self) -> bool {
        self.listed.is_ordering()
    }

    /// It is not seen: nothing is looked for.
    pub fn rest(&mut self) {
        self.grades.rest();
        self.explained.rest();
    }

    /// Where the cursor goes from a field that was filled in: out of the fields, unless
    /// what was typed finds nothing. What is typed then shall correct it.
    fn after_field(&self) -> Id {
        match (self.listed.understands_givens(), self.listed().is_empty()) {
            (false, _) => GIVENS.into(),
            (true, _) if !self.listed.understands_rating() => RATING.into(),
            (true, true) if !self.listed.title().is_empty() => TITLE.into(),
            (true, true) if !self.listed.givens().is_empty() => GIVENS.into(),
            (true, true) if !self.listed.technique().is_empty() => TECHNIQUE.into(),
            (true, true) if !self.listed.rating().is_empty() => RATING.into(),
            // Nothing else can have the cursor: whatever has it loses it.
            (true, _) => self.list.id(),
        }
    }

    fn rows(&self) -> Rows<'static> {
        Rows::new(self.listed().len(), self.listed.row_of(self.chosen))
    }

    /// Lists the puzzles afresh; the chosen one stays chosen if it is listed.
    fn list_again(&mut self) {
        let known = self.known();
        self.listed.list(&self.puzzles, &known);
        self.choose_listed();
    }

    /// Chooses the first puzzle of the list where the chosen one is not in it.
    fn choose_listed(&mut self) {
        if self.listed.row_of(self.chosen).is_none()
            && let Some(first) = self.listed.numbers().first()
        {
            self.chosen = *first as usize;
        }
    }

    /// The same, with the chosen one in view.
    fn list_and_reveal(&mut self) -> Task<Message> {
        self.list_again();
        self.reveal()
    }

    /// Brings the chosen puzzle into view.
    pub(crate) fn reveal(&mut self) -> Task<Message> {
        self.list.reveal(&self.rows())
    }
}
