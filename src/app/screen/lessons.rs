//! The lessons: a list of all techniques, the lesson of the chosen one, and its exercises.

mod board;
mod exercise;
mod exercise_view;
mod keys;
mod lesson_view;
mod list_view;
mod listed;
mod map;
mod map_view;
mod opened;
mod practice;
mod view;

use std::time::Duration;

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use crate::ask::{Action, Ask, Subject, Way};
use crate::board::{Gesture, Layers, Pointed};
use crate::list::{self, List};
use crate::lookup::{Late, Lookup};
use crate::pad;
use crate::shortcut::Direction;
use crate::shown::Shown;
use listed::Listed;
use map::Map;
use opened::Opened;
use practice::Practice;
use sudoku_engine::grid::{Candidate, Cell, Digit, Layout};
use sudoku_engine::rules::{Obstacle, Technique, rule_for};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_telling::lessons::{self, Act, BoardLesson, Exercise, Meeting, NextUp, Progress};

pub use exercise::{Made, MadePuzzle};
pub use listed::Order;
pub use opened::OnBoard;

/// The field that filters the list.
const FILTER: &str = "lessons-filter";

/// The ID of the words of a lesson.
const WORDS: &str = "lesson-words";

/// How long a page that the arrow keys of the list came to is shown before it counts as read.
const LOOKED_AT: Duration = Duration::from_secs(4);

/// The lessons.
#[derive(Debug)]
pub struct Lessons {
    layers: Layers,
    listed: Listed,
    list: List,
    lesson: Option<Opened>,
    /// The board whose page is open instead of a lesson.
    board: Option<OpenedBoard>,
    /// The wait before a page that the keys of the list came to counts as read.
    look: Lookup<()>,
    practice: Option<Practice>,
    making: Option<Making>,
    /// The map of the techniques, while it is shown.
    map: Option<Map>,
    /// The board of the puzzle that the lessons were opened from.
    beside: Option<Layout>,
    /// The seed of the next exercise.
    seed: u64,
    progress: Progress,
    unkept: bool,
    /// The thing named by the words under the pointer.
    pointed: Option<Pointed>,
    /// The cell under the pointer.
    hovered: Option<Cell>,
}

/// The open page of a board.
#[derive(Debug)]
struct OpenedBoard {
    board: BoardLesson,
    position: Position,
}

/// An exercise in the making.
#[derive(Debug)]
struct Making {
    work: Work,
    /// The number of puzzles tried for it.
    tried: u64,
}

/// The work of the generator.
#[derive(Debug)]
enum Work {
    /// An exercise.
    Exercise(Lookup<Made, u64>),
    /// The puzzle of a lesson.
    Puzzle(Technique, Lookup<MadePuzzle, u64>),
}

/// The visible state of the lessons.
#[derive(Debug, PartialEq)]
pub(crate) struct InView {
    subject: Option<Subject>,
    order: Order,
    filter: String,
    on_board: Option<OnBoard>,
    link: Option<usize>,
    map: Option<(Technique, bool)>,
    practice: Option<practice::InView>,
    is_making: bool,
}

/// The messages of the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Open the lesson of a technique.
    Learn(Technique),
    /// Open the page of a board.
    LearnBoard(BoardLesson),
    /// The open page was shown for a while.
    LookedAt(Late<()>),
    /// A message of the list.
    List(list::Message),
    /// Change the filter.
    Filter(String),
    /// Put the cursor in the filter.
    Find,
    /// Take the cursor out of the filter.
    Leave,
    /// List all lessons again.
    Clear,
    /// Put this part of the lesson on the board.
    OnBoard(OnBoard),
    /// Go to a link of the chain or net on the board; without a number, show the whole step again.
    Walk(Option<usize>),
    /// The pointer reached words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer reached this cell, or left the board.
    Hover(Option<Cell>),
    /// A gesture with the pointer on the board.
    Board(Gesture),
    /// A message of the pad.
    Pad(pad::Message),
    /// List the lessons in this order.
    Order(Order),
    /// Go on in the lesson: an exercise, its puzzle, or the next lesson.
    Next,
    /// A number of puzzles was tried for the lesson's puzzle, or it is made.
    Puzzle(Late<MadePuzzle, u64>),
    /// Make an exercise.
    Practise,
    /// A number of puzzles was tried for the exercise, or it is made.
    Making(Late<Made, u64>),
    /// Stop making an exercise or a puzzle.
    Cancel,
    /// Show the places of a digit; with `true`, add the digit to those shown.
    LookFor(Digit, bool),
    /// Show the cells with two candidates, or everything again.
    LookForTwo,
    /// Show everything again.
    LookForNothing,
    /// Choose a cell.
    Select(Cell),
    /// Choose the next cell in a direction.
    Go(Direction),
    /// Mark a candidate, change its mark, or remove it.
    Mark(Candidate),
    /// Mark a digit of the chosen cell in the same way.
    Digit(Digit),
    /// Remove the marks of the chosen cell, or all marks.
    Erase,
    /// Compare the marks with the technique.
    Check,
    /// Show the place to look at.
    Hint,
    /// Show the step.
    Show,
    /// Go from the exercise back to the lesson.
    Lesson,
    /// Show or hide the map of the techniques.
    Map,
    /// Choose a technique on the map.
    Choose(Technique),
    /// Choose the technique in this direction on the map.
    Toward(Direction),
    /// Practice the chosen technique.
    PractiseChosen,
    /// Show the step in the player's puzzle where it came up.
    ShowIn,
    /// Write the learning progress to a file, or read it back from one.
    File(Way),
    /// Forget the learning progress: ask first, and do it on the second request.
    Clearing,
    /// Leave the lessons.
    Back,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
}

impl Lessons {
    /// The lessons with this progress. The seed decides the exercises.
    pub fn new(language: &Language, progress: Progress, seed: u64) -> Self {
        Self {
            layers: Layers::default(),
            listed: Listed::new(language),
            list: List::default(),
            lesson: None,
            board: None,
            look: Lookup::default(),
            practice: None,
            making: None,
            map: None,
            beside: None,
            seed,
            progress,
            unkept: false,
            pointed: None,
            hovered: None,
        }
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action<Message> {
        let action = match message {
            Message::Point(pointed, is_on) => {
                self.point(pointed, is_on);
                self.layers.clear_lights();
                return Action::None;
            }
            Message::Hover(cell) => {
                self.hovered = cell;
                return Action::None;
            }
            Message::Pad(message) if message.is_motion() => {
                if let Some(practice) = &mut self.practice {
                    practice.on_pad(message, self.hovered);
                }
                return Action::None;
            }
            Message::Board(gesture) => self.practise(|practice| practice.on_board(gesture)),
            Message::Pad(message) => {
                let hovered = self.hovered;
                self.practise(|practice| practice.on_pad(message, hovered))
            }
            Message::List(message) => {
                let rows = self.listed.with_chosen(self.subject());
                match self.list.update(message, &rows) {
                    list::Action::Choose(row) => match self.listed.subject(row) {
                        // The page is open already.
                        Some(subject) if Some(subject) == self.subject() => Action::None,
                        Some(subject) => self.pass(language, subject),
                        None => Action::None,
                    },
                    list::Action::Run(task) => return Action::run(task),
                }
            }
            Message::Learn(technique) => self.read(language, technique.into()),
            Message::LearnBoard(board) => self.read(language, board.into()),
            Message::LookedAt(late) => {
                if self.look.answer(late).is_some() {
                    self.note_read();
                }
                Action::None
            }
            Message::Filter(filter) => {
                self.listed.filter(language, filter);
                Action::Run(self.reveal())
            }
            Message::Find => Action::Run(operation::focus(FILTER)),
            // The filter finds nothing: the player goes on typing to correct it.
            Message::Leave if self.listed.rows().is_empty() => {
                Action::Run(operation::focus(FILTER))
            }
            // Focusing the list takes the cursor from the field.
            Message::Leave => Action::Run(operation::focus(self.list.id())),
            Message::Clear => {
                self.listed.filter(language, String::new());
                Action::Run(Task::batch([
                    operation::focus(self.list.id()),
                    self.reveal(),
                ]))
            }
            Message::Walk(link) => {
                self.note_read();
                if let Some(shown) = self.shown_mut() {
                    shown.walk_to(link);
                }
                Action::None
            }
            Message::OnBoard(on_board) => {
                self.note_read();
                if let Some(lesson) = &mut self.lesson {
                    lesson.put_on_board(on_board);
                }
                Action::None
            }
            Message::Order(order) => {
                self.listed.set_order(language, order);
                Action::Run(self.reveal())
            }
            Message::Next => {
                self.note_read();
                let technique = self.technique();
                match technique.and_then(|it| lessons::next_up(it, &self.progress)) {
                    Some(NextUp::Puzzle) => self.make_puzzle(),
                    Some(NextUp::Lesson(Some(next))) => self.read(language, next.into()),
                    None | Some(NextUp::Exercise(_) | NextUp::Lesson(None)) => self.make(),
                }
            }
            Message::Puzzle(late) => self.puzzle_made(late),
            Message::Practise => {
                self.note_read();
                self.make()
            }
            Message::Making(late) => self.made(late),
            Message::Cancel => {
                self.making = None;
                Action::None
            }
            Message::LookFor(digit, too) => self.practise(|practice| practice.look_for(digit, too)),
            Message::LookForTwo => self.practise(Practice::look_for_two),
            Message::LookForNothing => self.practise(Practice::look_for_nothing),
            Message::Select(cell) => self.practise(|practice| practice.select(cell)),
            Message::Go(direction) => self.practise(|practice| practice.go(direction)),
            Message::Mark(candidate) => self.practise(|practice| practice.mark(candidate)),
            Message::Digit(digit) => self.practise(|practice| practice.digit(digit)),
            Message::Erase => self.practise(Practice::erase),
            Message::Check => self.judge(|it| it.check()),
            Message::Hint if self.is_hinted() => {
                Action::Ask(Ask::Answer(said!("idle-no-more-hints")))
            }
            Message::Hint => self.practise(|it| it.hint()),
            Message::Show => self.judge(|it| it.show()),
            Message::Lesson => {
                self.practice = None;
                self.making = None;
                Action::None
            }
            Message::Map => {
                self.making = None;
                let technique = self.technique();
                self.map = match self.map.take() {
                    None => Some(Map::new(language, technique, &self.progress)),
                    Some(_) => None,
                };
                Action::None
            }
            Message::Choose(technique) => {
                if let Some(map) = &mut self.map {
                    map.choose(language, technique, &self.progress);
                }
                Action::None
            }
            Message::Toward(direction) => {
                if let Some(map) = &mut self.map
                    && let Some(technique) = map.beside(direction)
                {
                    map.choose(language, technique, &self.progress);
                }
                Action::None
            }
            Message::PractiseChosen => match self.map.take() {
                Some(map) => {
                    self.lesson = Opened::new(language, map.chosen);
                    self.board = None;
                    self.listed.show(language, map.chosen.into());
                    self.make()
                }
                None => Action::None,
            },
            Message::ShowIn => self.map.as_ref().map_or(Action::None, Map::show_in),
            Message::File(way) => Action::Ask(Ask::ProgressFile(way)),
            Message::Clearing => self.clear(language),
            Message::Back => {
                self.making = None;
                Action::Ask(Ask::LeaveLessons)
            }
            Message::Settings => Action::Ask(Ask::Settings),
            Message::Keys => Action::Ask(Ask::Keys),
        };
        // Any action may change the board.
        self.pointed = None;
        self.layers.clear();
        action
    }

    /// The visible state that keys may leave unchanged.
    pub(crate) fn in_view(&self) -> InView {
        InView {
            subject: self.subject(),
            order: self.listed.order(),
            filter: self.listed.filtered().to_owned(),
            on_board: self.lesson.as_ref().map(Opened::on_board),
            link: self.shown().and_then(Shown::at),
            map: self.map.as_ref().map(|map| (map.chosen, map.is_clearing)),
            practice: self.practice.as_ref().map(Practice::in_view),
            is_making: self.is_making(),
        }
    }

    /// Whether the exercise is over, if there is one.
    pub(crate) fn is_exercise_over(&self) -> Option<bool> {
        let practice = self.practice.as_ref().filter(|_| self.map.is_none())?;
        Some(practice.shown().is_some())
    }

    /// Whether something is marked as the answer to the exercise.
    pub(crate) fn has_answer(&self) -> bool {
        let practice = self.practice.as_ref();
        practice.is_some_and(|it| !it.answer().is_empty())
    }

    /// The reason why a digit cannot be marked in the chosen cell of the exercise.
    pub(crate) fn no_mark(&self, digit: Digit) -> Text {
        let practice = self.practice.as_ref();
        practice.map_or_else(Text::new, |it| it.no_mark(digit))
    }

    /// Opens a lesson; without a subject, the next one to learn.
    pub fn open(&mut self, language: &Language, subject: Option<Subject>) -> Action<Message> {
        let next = || {
            self.subject()
                .is_none()
                .then(|| self.next_to_learn().into())
        };
        match subject.or_else(next) {
            Some(subject) => self.read(language, subject),
            None => Action::Run(self.reveal()),
        }
    }

    fn next_to_learn(&self) -> Technique {
        let is_new = |it: &Technique| self.progress.learned(*it) == lessons::Learned::New;
        let mut all: Box<dyn Iterator<Item = Technique>> = match self.listed.order() {
            Order::Courses => Box::new(lessons::course_lessons()),
            Order::Families => Box::new(listed::techniques()),
        };
        all.find(is_new).unwrap_or(Technique::FullHouse)
    }

    /// Sets the board of the puzzle that the lessons were opened from, if there is one.
    pub fn come_from(&mut self, board: Option<Layout>) {
        self.beside = board;
    }

    /// The reason why a technique does not work on that board, if it does not.
    fn obstacle(&self, technique: Technique) -> Option<Obstacle> {
        rule_for(technique)?.holds_in(self.beside.as_ref()?).err()
    }

    /// Adds progress from elsewhere.
    pub fn add(&mut self, language: &Language, progress: Progress) {
        self.progress.join(progress);
        self.unkept = true;
        if let Some(map) = &mut self.map {
            map.choose(language, map.chosen, &self.progress);
        }
    }

    /// Records that the puzzle of a lesson was solved; true if that is new.
    pub fn solved(&mut self, technique: Technique) -> bool {
        let is_new = self.progress.solved(technique);
        self.unkept |= is_new;
        is_new
    }

    /// Sets the order of the lessons.
    pub fn set_order(&mut self, language: &Language, order: Order) {
        self.listed.set_order(language, order);
    }

    /// Forgets the learning progress, on the second request.
    fn clear(&mut self, language: &Language) -> Action<Message> {
        let Some(map) = &mut self.map else {
            return Action::None;
        };
        if !map.is_clearing {
            map.is_clearing = true;
            return Action::None;
        }
        self.progress.clear();
        self.unkept = true;
        map.choose(language, map.chosen, &self.progress);
        Action::Ask(Ask::KeepLessons)
    }

    /// Records that a technique came up in a puzzle of the player.
    pub fn met(&mut self, technique: Technique, is_first: bool, meeting: Meeting) {
        self.progress.met(technique, is_first, meeting);
        self.unkept = true;
    }

    /// The chosen technique on the map, while the map is open.
    pub fn chosen_on_map(&self) -> Option<Technique> {
        self.map.as_ref().map(|map| map.chosen)
    }

    /// Opens a page. A lesson that is opened counts as read.
    fn read(&mut self, language: &Language, subject: Subject) -> Action<Message> {
        let shown = self.show_page(language, subject);
        self.note_read();
        Action::Run(shown)
    }

    /// Shows a page that the keys of the list came to. Its lesson counts as read once it was shown
    /// for a while, or the player did something on the page.
    fn pass(&mut self, language: &Language, subject: Subject) -> Action<Message> {
        let shown = self.show_page(language, subject);
        let looked = self.look.wait(LOOKED_AT).map(Message::LookedAt);
        Action::Run(Task::batch([shown, looked]))
    }

    /// Records that the open lesson was read.
    fn note_read(&mut self) {
        self.look.cancel();
        if let Some(technique) = self.technique()
            && self.progress.read(technique)
        {
            self.unkept = true;
        }
    }

    fn show_page(&mut self, language: &Language, subject: Subject) -> Task<Message> {
        self.put_away();
        match subject {
            Subject::Technique(technique) => self.lesson = Opened::new(language, technique),
            Subject::Board(board) => {
                self.board = Some(OpenedBoard {
                    board,
                    position: Position::new(&board.puzzle()),
                });
            }
        }
        self.listed.show(language, subject);
        let top = operation::scroll_to(WORDS, AbsoluteOffset { x: 0.0, y: 0.0 });
        Task::batch([self.reveal(), top])
    }

    /// Closes the map, the exercise and the page, and stops the generator.
    fn put_away(&mut self) {
        self.look.cancel();
        self.map = None;
        self.practice = None;
        self.making = None;
        self.lesson = None;
        self.board = None;
    }

    /// The board whose page is open.
    pub fn board(&self) -> Option<BoardLesson> {
        self.board.as_ref().map(|it| it.board)
    }

    /// The subject of the open page.
    fn subject(&self) -> Option<Subject> {
        let technique = self.technique().map(Subject::Technique);
        technique.or(self.board().map(Subject::Board))
    }

    /// Whether there is unsaved progress; the caller saves it. Pages that were only read are saved
    /// when the lessons or the program are closed, so that holding down a key does not write a file
    /// for each row of the list.
    pub fn take_unkept(&mut self) -> bool {
        std::mem::take(&mut self.unkept)
    }

    /// Changes the marks of an exercise.
    fn practise(&mut self, change: impl FnOnce(&mut Practice)) -> Action<Message> {
        if let Some(practice) = &mut self.practice {
            change(practice);
        }
        Action::None
    }

    /// Judges an exercise, and records its first result.
    fn judge(&mut self, judge: impl FnOnce(&mut Practice) -> Option<bool>) -> Action<Message> {
        let Some(practice) = &mut self.practice else {
            return Action::None;
        };
        let technique = practice.exercise().technique();
        match judge(practice) {
            Some(right) => {
                self.progress.practised(technique, right);
                self.unkept = true;
                Action::Ask(Ask::KeepLessons)
            }
            None => Action::None,
        }
    }

    /// The technique of the open lesson.
    pub fn technique(&self) -> Option<Technique> {
        self.lesson.as_ref().map(|it| it.lesson.technique)
    }

    /// The present exercise.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.practice.as_ref().map(Practice::exercise)
    }

    /// The verdict on the marks, until they change.
    pub fn verdict(&self) -> Option<&lessons::Verdict> {
        self.practice.as_ref().and_then(Practice::verdict)
    }

    /// Whether an exercise is being made.
    pub const fn is_making(&self) -> bool {
        self.making.is_some()
    }

    /// The learning progress.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Redraws the board after a change of theme.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    /// Translates the open page.
    pub fn say_again(&mut self, language: &Language) {
        if let Some(again) = self.technique().and_then(|it| Opened::new(language, it)) {
            let at = self.lesson.as_ref().and_then(|it| it.shown.at());
            let on_board = self.lesson.as_ref().map(Opened::on_board);
            let lesson = self.lesson.insert(again);
            if let Some(on_board) = on_board.filter(|it| *it != OnBoard::Example) {
                lesson.put_on_board(on_board);
            }
            lesson.shown.walk_to(at);
        }
        let filter = self.listed.filtered().to_owned();
        self.listed.filter(language, filter);
    }

    /// The step on the board.
    fn shown(&self) -> Option<&Shown> {
        match &self.practice {
            Some(practice) => practice.shown(),
            None => self.lesson.as_ref().map(|it| &it.shown),
        }
    }

    fn shown_mut(&mut self) -> Option<&mut Shown> {
        match &mut self.practice {
            Some(practice) => practice.shown_mut(),
            None => self.lesson.as_mut().map(|it| &mut it.shown),
        }
    }

    /// The mark of a candidate after a click.
    fn next_mark(exercise: &Exercise, now: Option<Act>) -> Option<Act> {
        let asked = |act| exercise.asks(act).then_some(act);
        match now {
            None => asked(Act::Remove).or(asked(Act::Set)),
            Some(Act::Remove) => asked(Act::Set),
            Some(Act::Set) => None,
        }
    }

    /// Scrolls to the row of the lesson.
    fn reveal(&mut self) -> Task<Message> {
        let rows = self.listed.with_chosen(self.subject());
        self.list.reveal(&rows)
    }
}
