//! The lessons: a list of all techniques, the lesson of the one that is chosen, and
//! its exercises.

mod board;
mod exercise;
mod exercise_view;
mod keys;
mod listed;
mod map;
mod map_view;
mod opened;
mod practice;
mod view;

use std::rc::Rc;

use iced::Task;
use iced::widget::operation;
use iced::widget::scrollable::AbsoluteOffset;

use crate::ask::{Action, Ask};
use crate::board::{Gesture, Layers, Pointed};
use crate::list::{self, List};
use crate::lookup::{Late, Lookup};
use crate::modal::progress_file::Way;
use crate::pad;
use crate::shortcut::Direction;
use crate::shown::Shown;
use listed::Listed;
pub use listed::Subject;
use map::Map;
use opened::Opened;
use practice::Practice;
use sudoku_engine::grid::{Candidate, Cell, Digit, Layout};
use sudoku_engine::rules::{Obstacle, Technique, rule_for};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::Notation;
use sudoku_telling::lessons::{self, Act, BoardLesson, Exercise, Meeting, NextUp, Progress};

pub use exercise::{Made, MadePuzzle};
pub use listed::Order;
pub use map::ShowIn;
pub use opened::OnBoard;

/// The field that filters the list.
const FILTER: &str = "lessons-filter";

/// The words of a lesson.
const WORDS: &str = "lesson-words";

/// The lessons.
#[derive(Debug)]
pub struct Lessons {
    layers: Rc<Layers>,
    listed: Listed,
    list: List,
    lesson: Option<Opened>,
    /// The board of which is read what is different on it, in the place of a lesson.
    board: Option<OpenedBoard>,
    practice: Option<Practice>,
    making: Option<Making>,
    /// The map of the techniques, while it is shown.
    map: Option<Map>,
    /// The board of the puzzle from which one came to the lessons.
    beside: Option<Layout>,
    /// From which the next exercise follows.
    seed: u64,
    progress: Progress,
    unkept: bool,
    /// What words name that the pointer is on.
    pointed: Option<Pointed>,
    /// The cell that the pointer is on.
    hovered: Option<Cell>,
}

/// A board of which is read what is different on it.
#[derive(Debug)]
struct OpenedBoard {
    board: BoardLesson,
    position: Position,
}

/// An exercise that is being made.
#[derive(Debug)]
struct Making {
    work: Work,
    /// How many puzzles were tried for it.
    tried: u64,
}

/// What is being made.
#[derive(Debug)]
enum Work {
    /// An exercise.
    Exercise(Lookup<Made, u64>),
    /// The puzzle of a lesson.
    Puzzle(Technique, Lookup<MadePuzzle, u64>),
}

/// What can be seen of the lessons.
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

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Read the lesson of a technique.
    Learn(Technique),
    /// Read what is different on a board.
    LearnBoard(BoardLesson),
    /// Something happened to the list.
    List(list::Message),
    /// What filters the list was changed.
    Filter(String),
    /// Put the cursor in the field that filters.
    Find,
    /// Take the cursor out of it.
    Leave,
    /// List all again.
    Clear,
    /// Put this of the lesson on the board.
    OnBoard(OnBoard),
    /// Go to a link of the chain or net that is shown; without a number, show the
    /// whole step again.
    Walk(Option<usize>),
    /// The pointer came to words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer came to this cell, or is on none.
    Hover(Option<Cell>),
    /// Something was done on the board with the pointer.
    Board(Gesture),
    /// Something was done on the pad.
    Pad(pad::Message),
    /// List the lessons in this order.
    Order(Order),
    /// Go on in the lesson: by an exercise, its puzzle, or the next lesson.
    Next,
    /// So many puzzles were tried for the one of the lesson, or it was made.
    Puzzle(Late<MadePuzzle, u64>),
    /// Make an exercise.
    Practise,
    /// So many puzzles were tried for the exercise, or it was made.
    Making(Late<Made, u64>),
    /// Give up what is being made.
    Cancel,
    /// Show the places of a digit or, with true, of one more digit.
    LookFor(Digit, bool),
    /// Show the cells with two candidates, or everything again.
    LookForTwo,
    /// Show everything again.
    LookForNothing,
    /// Choose a cell.
    Select(Cell),
    /// Choose the next cell in a direction.
    Go(Direction),
    /// Mark a candidate, or take its mark away.
    Mark(Candidate),
    /// The same for a digit of the chosen cell.
    Digit(Digit),
    /// Take away the marks of the chosen cell, or all.
    Erase,
    /// Compare the marks with the technique.
    Check,
    /// Show where to look.
    Hint,
    /// Show the step.
    Show,
    /// Go from the exercise back to the lesson.
    Lesson,
    /// Show the map of the techniques, or no longer.
    Map,
    /// Choose a technique on it.
    Choose(Technique),
    /// Choose the one beside it.
    Toward(Direction),
    /// Practise the one that is chosen.
    PractiseChosen,
    /// Show the step in the puzzle of one's own in which it came up.
    ShowIn,
    /// Write what was learned to a file, or read it back from one.
    File(Way),
    /// Forget what was learned: asked once, and done when asked again.
    Clearing,
    /// Leave the lessons.
    Back,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
}

impl Lessons {
    /// The lessons for a person who has come this far. Exercises follow from the
    /// seed.
    pub fn new(language: &Language, progress: Progress, seed: u64) -> Self {
        Self {
            layers: Rc::default(),
            listed: Listed::new(language),
            list: List::default(),
            lesson: None,
            board: None,
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
                        // It is read already.
                        Some(subject) if Some(subject) == self.subject() => Action::None,
                        Some(subject) => self.read(language, subject),
                        None => Action::None,
                    },
                    list::Action::Run(task) => return Action::run(task),
                }
            }
            Message::Learn(technique) => self.learn(language, technique),
            Message::LearnBoard(board) => self.learn_board(language, board),
            Message::Filter(filter) => {
                self.listed.filter(language, filter);
                Action::Run(self.reveal())
            }
            Message::Find => Action::Run(operation::focus(FILTER)),
            // What is typed after a filter that finds nothing corrects it.
            Message::Leave if self.listed.rows().is_empty() => {
                Action::Run(operation::focus(FILTER))
            }
            // Nothing else can have the cursor: whatever has it loses it.
            Message::Leave => Action::Run(operation::focus(self.list.id())),
            Message::Clear => {
                self.listed.filter(language, String::new());
                Action::Run(Task::batch([
                    operation::focus(self.list.id()),
                    self.reveal(),
                ]))
            }
            Message::Walk(link) => {
                if let Some(shown) = self.shown_mut() {
                    shown.walk_to(language, link);
                }
                Action::None
            }
            Message::OnBoard(on_board) => {
                if let Some(lesson) = &mut self.lesson {
                    lesson.put_on_board(language, on_board);
                }
                Action::None
            }
            Message::Order(order) => {
                self.listed.set_order(language, order);
                Action::Run(self.reveal())
            }
            Message::Next => {
                let technique = self.technique();
                match technique.and_then(|it| lessons::next_up(it, &self.progress)) {
                    Some(NextUp::Puzzle) => self.make_puzzle(),
                    Some(NextUp::Lesson(Some(next))) => self.learn(language, next),
                    None | Some(NextUp::Exercise(_) | NextUp::Lesson(None)) => self.make(),
                }
            }
            Message::Puzzle(late) => self.puzzle_made(late),
            Message::Practise => self.make(),
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
            Message::Check => self.judge(|it| it.check(language)),
            Message::Hint if self.is_hinted() => {
                Action::Ask(Ask::Answer(words!(language, "idle-no-more-hints")))
            }
            Message::Hint => self.practise(|it| it.hint(language)),
            Message::Show => self.judge(|it| it.show(language)),
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
        // Whatever happened, it may be seen on the board.
        self.pointed = None;
        self.layers.clear();
        action
    }

    /// What can be seen of them, as far as keys may leave it as it is.
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

    /// Why a digit cannot be marked in the chosen cell of the exercise.
    pub(crate) fn no_mark(&self, language: &Language, digit: Digit, notation: Notation) -> String {
        let practice = self.practice.as_ref();
        practice.map_or_else(String::new, |it| it.no_mark(language, digit, notation))
    }

    /// Opens a lesson, or the one that comes first to whoever has read those before it.
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

    /// Tells from which board one came to the lessons, if from one.
    pub fn come_from(&mut self, board: Option<Layout>) {
        self.beside = board;
    }

    /// Why a technique does not hold on the board from which one came, if it does not.
    fn obstacle(&self, technique: Technique) -> Option<Obstacle> {
        rule_for(technique)?.holds_in(self.beside.as_ref()?).err()
    }

    /// Adds what was learned elsewhere.
    pub fn add(&mut self, language: &Language, progress: Progress) {
        self.progress.join(progress);
        self.unkept = true;
        if let Some(map) = &mut self.map {
            map.choose(language, map.chosen, &self.progress);
        }
    }

    /// Remembers that the puzzle of a lesson was solved. True if that is new.
    pub fn solved(&mut self, technique: Technique) -> bool {
        let is_new = self.progress.solved(technique);
        self.unkept |= is_new;
        is_new
    }

    /// Lists the lessons in this order from now on.
    pub fn set_order(&mut self, language: &Language, order: Order) {
        self.listed.set_order(language, order);
    }

    /// Forgets what was learned, if it was asked for before.
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

    /// Remembers that a technique came up in a puzzle of one's own.
    pub fn met(&mut self, technique: Technique, is_first: bool, meeting: Meeting) {
        self.progress.met(technique, is_first, meeting);
        self.unkept = true;
    }

    /// The technique that is chosen on the map, while that is shown.
    pub fn chosen_on_map(&self) -> Option<Technique> {
        self.map.as_ref().map(|map| map.chosen)
    }

    fn read(&mut self, language: &Language, subject: Subject) -> Action<Message> {
        match subject {
            Subject::Technique(technique) => self.learn(language, technique),
            Subject::Board(board) => self.learn_board(language, board),
        }
    }

    fn learn(&mut self, language: &Language, technique: Technique) -> Action<Message> {
        self.put_away();
        self.lesson = Opened::new(language, technique);
        if self.lesson.is_some() && self.progress.read(technique) {
            self.unkept = true;
        }
        self.listed.show(language, technique.into());
        let top = operation::scroll_to(WORDS, AbsoluteOffset { x: 0.0, y: 0.0 });
        Action::Run(Task::batch([self.reveal(), top]))
    }

    fn learn_board(&mut self, language: &Language, board: BoardLesson) -> Action<Message> {
        self.put_away();
        self.listed.show(language, Subject::Board(board));
        self.board = Some(OpenedBoard {
            board,
            position: Position::new(&board.puzzle()),
        });
        let top = operation::scroll_to(WORDS, AbsoluteOffset { x: 0.0, y: 0.0 });
        Action::Run(Task::batch([self.reveal(), top]))
    }

    /// Nothing is read, practised or looked for on the map any more.
    fn put_away(&mut self) {
        self.map = None;
        self.practice = None;
        self.making = None;
        self.lesson = None;
        self.board = None;
    }

    /// The board of which is read what is different on it.
    pub fn board(&self) -> Option<BoardLesson> {
        self.board.as_ref().map(|it| it.board)
    }

    /// What is read, as it is listed.
    fn subject(&self) -> Option<Subject> {
        let technique = self.technique().map(Subject::Technique);
        technique.or(self.board().map(Subject::Board))
    }

    /// Whether there is progress that was not kept yet; asking means keeping it. What
    /// was read alone is kept when the lessons or the program are left: a key that is
    /// held down shall not write a file for each row of the list.
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

    /// Judges an exercise, and remembers how it came out the first time.
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

    /// The technique of the lesson that is open.
    pub fn technique(&self) -> Option<Technique> {
        self.lesson.as_ref().map(|it| it.lesson.technique)
    }

    /// The exercise that is being done.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.practice.as_ref().map(Practice::exercise)
    }

    /// What was said to the marks, as long as they stand.
    pub fn verdict(&self) -> Option<&lessons::Verdict> {
        self.practice.as_ref().and_then(Practice::verdict)
    }

    /// Whether an exercise is being made.
    pub const fn is_making(&self) -> bool {
        self.making.is_some()
    }

    /// How far the person has come.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Draws the board afresh: the theme has changed.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    /// Says what is shown in another language.
    pub fn say_again(&mut self, language: &Language) {
        if let Some(again) = self.technique().and_then(|it| Opened::new(language, it)) {
            let at = self.lesson.as_ref().and_then(|it| it.shown.at());
            let on_board = self.lesson.as_ref().map(Opened::on_board);
            let lesson = self.lesson.insert(again);
            if let Some(on_board) = on_board.filter(|it| *it != OnBoard::Example) {
                lesson.put_on_board(language, on_board);
            }
            lesson.shown.walk_to(language, at);
        }
        if let Some(practice) = &mut self.practice {
            practice.say_again(language);
        }
        if let Some(map) = &mut self.map {
            map.say_again(language);
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

    /// What marks a candidate that is clicked on.
    fn next_mark(exercise: &Exercise, now: Option<Act>) -> Option<Act> {
        let asked = |act| exercise.asks(act).then_some(act);
        match now {
            None => asked(Act::Remove).or(asked(Act::Set)),
            Some(Act::Remove) => asked(Act::Set),
            Some(Act::Set) => None,
        }
    }

    /// Brings the row of the lesson into sight.
    fn reveal(&mut self) -> Task<Message> {
        let rows = self.listed.with_chosen(self.subject());
        self.list.reveal(&rows)
    }
}
