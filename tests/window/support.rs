//! The window without a display: clicked and read as widgets, messages sent
//! through `update`, pictures compared with those kept in `tests/snapshots`.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::thread;
use std::time::{Duration, Instant};

pub use crate::snapshots::matches_snapshot;
use iced::Task;
use iced::futures::stream::{BoxStream, StreamExt};
use iced::futures::task::{Context, Poll, noop_waker_ref};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::runtime::{Action, task};
use iced_test::selector::id;
use iced_test::simulator::Simulator;
use sudoku_stepper::app::lookup::Late;
use sudoku_stepper::app::reading::{Piece, Read};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::{RuleChoice, RuleChoices, Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message, Opening, Source, iced_settings};
use sudoku_stepper::drawing::{self, BoardStyle};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Digit, Grid};
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::session::Session;
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::{Language, Text};

pub const ASSIGNMENT: &str = include_str!("../../puzzles/assignment.txt");
pub const HARD: &str = include_str!("../../puzzles/hard-1.txt");
/// A puzzle without a solution.
pub const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// A puzzle in which many techniques apply after the simple ones find nothing more.
pub const RICH: &str =
    ".....4.5...1.7....35.1.86....94....85...3....1..2..7...7.....46.42......8....6...";
pub const SEVERAL: &str = "\
1234567894567891237891234562.....................................................";

/// A size in the type of the drawing.
pub fn drawn(size: iced::Size) -> drawing::Size {
    drawing::Size::new(size.width, size.height)
}

pub fn in_english(text: &Text) -> String {
    text.words(Language::english())
}

/// The settings in a text, and its complaints.
pub fn parsed(text: &str) -> (Settings, Vec<String>) {
    let (settings, complaints) = Settings::parse(text).expect("the text is TOML");
    (settings, complaints.iter().map(in_english).collect())
}

pub fn puzzles(text: &str) -> Vec<Puzzle> {
    formats::read(text.as_bytes()).expect("the tests' puzzles can be read")
}

/// The time limit for work beside the window.
const PATIENCE: Duration = Duration::from_secs(60);

/// The work beside the window, and its messages.
#[derive(Default)]
struct Background {
    streams: Vec<News<Message>>,
    /// The messages that are not delivered yet.
    told: VecDeque<Message>,
}

thread_local! {
    /// The work beside the window of this test.
    static BACKGROUND: RefCell<Background> = RefCell::default();
}

impl Background {
    /// Takes the messages so far.
    fn listen(&mut self) {
        let Self { streams, told } = self;
        streams.retain_mut(|news| {
            loop {
                match news.poll() {
                    Poll::Ready(Some(message)) => told.push_back(message),
                    Poll::Ready(None) => return false,
                    Poll::Pending => return true,
                }
            }
        });
    }
}

/// News of work beside the window that are held back.
pub struct News<M>(BoxStream<'static, Action<M>>);

impl<M: Send + 'static> News<M> {
    /// The news of a task.
    pub fn of(task: Task<M>) -> Self {
        Self(task::into_stream(task).unwrap_or_else(|| iced::futures::stream::empty().boxed()))
    }

    /// The next message, if one is there already.
    fn poll(&mut self) -> Poll<Option<M>> {
        let mut context = Context::from_waker(noop_waker_ref());
        loop {
            match self.0.poll_next_unpin(&mut context) {
                Poll::Ready(Some(Action::Output(message))) => return Poll::Ready(Some(message)),
                Poll::Ready(Some(_)) => {}
                Poll::Ready(None) => return Poll::Ready(None),
                Poll::Pending => return Poll::Pending,
            }
        }
    }

    /// Waits for the next message; `None` if there are no more.
    pub fn next(&mut self) -> Option<M> {
        let begun = Instant::now();
        loop {
            if let Poll::Ready(message) = self.poll() {
                return message;
            }
            wait_a_moment(begun);
        }
    }

    /// Waits for all messages.
    pub fn rest(&mut self) -> Vec<M> {
        std::iter::from_fn(|| self.next()).collect()
    }
}

fn wait_a_moment(begun: Instant) {
    assert!(begun.elapsed() < PATIENCE, "it does not come");
    thread::sleep(Duration::from_millis(1));
}

/// Takes the first message of this kind, if there is one.
fn news_of(is_it: impl Fn(&Message) -> bool) -> Option<Message> {
    BACKGROUND.with_borrow_mut(|background| {
        background.listen();
        let place = background.told.iter().position(is_it)?;
        background.told.remove(place)
    })
}

const fn is_of_solver(message: &Message) -> bool {
    matches!(message, Message::Solver(_))
}

/// Starts a task beside the window; its messages are held until a test waits for them.
pub fn run(task: Task<Message>) {
    let news = News::of(task);
    BACKGROUND.with_borrow_mut(|background| background.streams.push(news));
}

/// Carries out a message; see [`run`].
pub fn carry_out(app: &mut App, message: Message) {
    run(app.update(message));
}

/// Carries out a message, and waits for the search for a step, a hint, a solution or a game that it
/// starts, and for the file that it writes. All other work beside the window is held until a test
/// waits for it.
pub fn update(app: &mut App, message: Message) {
    carry_out(app, message);
    let begun = Instant::now();
    let is_waiting = |it: &solver::SolverScreen| it.is_searching() || it.is_resuming();
    while app.solver().is_some_and(is_waiting) {
        let is_it = |it: &Message| {
            use solver::Message as Solving;
            matches!(
                it,
                Message::Solver(Solving::Sought(_) | Solving::Resumed(_))
            )
        };
        match news_of(is_it) {
            Some(message) => carry_out(app, message),
            None => wait_a_moment(begun),
        }
    }
    while app.is_saving() {
        match news_of(|it| matches!(it, Message::Saved(_))) {
            Some(message) => carry_out(app, message),
            None => wait_a_moment(begun),
        }
    }
}

/// Waits for news of this kind.
#[track_caller]
pub fn news(is_it: impl Fn(&Message) -> bool) -> Message {
    let begun = Instant::now();
    loop {
        match news_of(&is_it) {
            Some(message) => return message,
            None => wait_a_moment(begun),
        }
    }
}

/// Waits for news of this kind, and delivers them.
#[track_caller]
pub fn deliver(app: &mut App, is_it: impl Fn(&Message) -> bool) {
    let message = news(is_it);
    update(app, message);
}

/// Waits for the file that is being read, and delivers it.
#[track_caller]
pub fn read(app: &mut App) {
    deliver(app, |message| matches!(message, Message::Read(_)));
}

/// The message about the file that is being read, for tests that change it.
#[track_caller]
pub fn reading() -> Late<Read, Piece> {
    match news(|message| matches!(message, Message::Read(_))) {
        Message::Read(late) => late,
        other => panic!("{other:?} is of another kind"),
    }
}

/// Pastes a text.
#[track_caller]
pub fn paste(app: &mut App, text: &str) {
    carry_out(app, Message::Pasted(Some(text.to_owned())));
    read(app);
}

/// Carries out a message, and holds back the news of what it begins.
pub fn hold(app: &mut App, message: Message) -> News<Message> {
    News::of(app.update(message))
}

/// Delivers messages of the work beside the window until a condition holds.
#[track_caller]
pub fn wait_until(app: &mut App, holds: impl Fn(&App) -> bool) {
    let begun = Instant::now();
    while !holds(app) {
        match news_of(is_of_solver) {
            Some(message) => carry_out(app, message),
            None => wait_a_moment(begun),
        }
    }
}

/// Delivers messages of the work beside the window up to the next one of this kind.
#[track_caller]
pub fn wait_for_news(app: &mut App, is_it: impl Fn(&solver::Message) -> bool) {
    let begun = Instant::now();
    loop {
        match news_of(is_of_solver) {
            Some(message) => {
                let was_it = matches!(&message, Message::Solver(message) if is_it(message));
                carry_out(app, message);
                if was_it {
                    return;
                }
            }
            None => wait_a_moment(begun),
        }
    }
}

/// Whether a button has this label and does something.
pub fn does(app: &App, label: &str) -> bool {
    let mut ui = simulator(app);
    let clicked = ui.click(label).is_ok();
    clicked && ui.into_messages().next().is_some()
}

/// Opens a puzzle.
pub fn open(app: &mut App, puzzle: Puzzle) {
    open_as(app, vec![puzzle], Source::named("assignment.txt"));
}

/// Opens what the program is started with, and its game if there is one.
pub fn open_as(app: &mut App, puzzles: Vec<Puzzle>, source: Source) {
    run(app.open_with(Opening::Puzzles(puzzles, source)));
    if app.solver().is_some_and(solver::SolverScreen::is_resuming) {
        send(app, solver::Message::Hover(None));
    }
}

/// A puzzle after this first move and so many others that tracing the lost solution takes more than
/// a moment.
pub fn after_many_moves(text: &str, first: impl FnOnce(&mut Session)) -> Puzzle {
    const MOVES: usize = 600;
    let mut session = Session::new(&puzzles(text)[0]);
    first(&mut session);
    let cell = session
        .grid()
        .unsolved()
        .into_iter()
        .last()
        .expect("a cell is empty");
    let digits = session.grid().candidates(cell);
    let candidate = Candidate::new(cell, digits.first().expect("it has candidates"));
    for _ in 0..MOVES {
        session.toggle_candidate(candidate).unwrap();
    }
    session.to_puzzle()
}

/// A program without an open puzzle. It ends the work beside the window of any other program.
pub fn begin(settings: Settings, store: Store) -> App {
    BACKGROUND.with_borrow_mut(|background| *background = Background::default());
    App::new(settings, store)
}

pub fn app_with(settings: Settings, text: &str) -> App {
    let mut app = begin(settings, Store::none());
    let source = Source::named("assignment.txt");
    open_as(&mut app, puzzles(text), source);
    app
}

pub fn app(text: &str) -> App {
    app_with(Settings::default(), text)
}

/// A screen as it is shown in English, without labels beside the board.
pub fn plainly() -> solver::Display<'static> {
    solver::Display {
        language: Language::english(),
        notation: Notation::Rc,
        style: BoardStyle::default(),
        opened: &[],
        enlargement: 1.0,
    }
}

pub fn simulator(app: &App) -> Simulator<'_, Message> {
    Simulator::with_size(iced_settings(), (1000.0, 700.0), app.view())
}

/// Clicks the control with this label, and carries out the consequences.
pub fn click(app: &mut App, label: &str) {
    let mut ui = simulator(app);
    ui.click(label)
        .unwrap_or_else(|error| panic!("there is no {label}: {error}"));
    let messages: Vec<_> = ui.into_messages().collect();
    assert!(!messages.is_empty(), "{label} does nothing");
    for message in messages {
        update(app, message);
    }
}

/// The messages of a click on a button of the main row; tabs and cards have the same labels.
fn sent_by(app: &App, button: &'static str) -> Vec<Message> {
    let mut ui = simulator(app);
    let clicked = ui.click(id(button));
    clicked.unwrap_or_else(|error| panic!("there is no {button}: {error}"));
    ui.into_messages().collect()
}

/// Whether a button of the main row does something: `step`, `hint` or `solve`.
pub fn acts(app: &App, button: &'static str) -> bool {
    !sent_by(app, button).is_empty()
}

/// Whether the button that makes a step does something.
pub fn steps_on(app: &App) -> bool {
    acts(app, "step")
}

/// Clicks on a button of the main row.
pub fn act(app: &mut App, button: &'static str) {
    let messages = sent_by(app, button);
    assert!(!messages.is_empty(), "{button} does nothing");
    for message in messages {
        update(app, message);
    }
}

/// Clicks on the button that makes a step.
pub fn click_on_step(app: &mut App) {
    act(app, "step");
}

/// Opens the menu of the puzzle and clicks on a line of it.
pub fn choose(app: &mut App, line: &str) {
    press(app, Key::Character("m".into()), Modifiers::ALT);
    click(app, line);
}

pub fn shows(app: &App, words: &str) -> bool {
    simulator(app).find(words).is_ok()
}

pub fn press(app: &mut App, key: Key, modifiers: Modifiers) {
    update(app, Message::Key(key, modifiers));
}

pub fn type_key(app: &mut App, key: &str) {
    press(app, Key::Character(key.into()), Modifiers::default());
}

pub fn send(app: &mut App, message: solver::Message) {
    update(app, Message::Solver(message));
}

pub fn the_solver(app: &App) -> &solver::SolverScreen {
    app.solver().expect("a puzzle is open")
}

pub fn report(app: &App) -> &Report {
    the_solver(app).report()
}

pub fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// The settings with these rules.
pub fn with_rules(rules: &Solver) -> Settings {
    Settings {
        rules: RuleChoices::everywhere(RuleChoice::of(rules)),
        ..Settings::default()
    }
}

/// Fills a possible digit into the first empty cell.
pub fn enter_something(app: &mut App) {
    let board = board(app);
    let cell = board.unsolved().first().expect("a cell is empty");
    let digit = board.candidates(cell).first().expect("it has candidates");
    send(app, solver::Message::Select(cell));
    send(app, solver::Message::Enter(digit));
}

/// Makes a step as the window does, and waits for it.
pub fn step(app: &mut App) {
    send(app, solver::Message::Step);
}

pub fn settings(theme: ThemeChoice) -> Settings {
    Settings {
        theme,
        ..Settings::default()
    }
}

pub fn key(app: &mut App, named: Named) {
    press(app, Key::Named(named), Modifiers::default());
}

pub fn made(app: &App) -> usize {
    the_solver(app).session().journal().moves().len()
}

pub fn board(app: &App) -> Grid {
    the_solver(app).session().grid().clone()
}

/// Asks for a hint, or for more of it, and waits for it.
pub fn hint(app: &mut App) {
    type_key(app, "h");
}

/// Makes this many steps, and waits for each.
pub fn steps(app: &mut App, count: usize) {
    for _ in 0..count {
        key(app, Named::Space);
    }
}

/// A hard puzzle with the rules of the field.
pub fn hard(theme: ThemeChoice) -> App {
    let rules = Solver::preset(Preset::HoDoKu).complete();
    let settings = Settings {
        rules: RuleChoices::everywhere(RuleChoice::of(&rules)),
        ..settings(theme)
    };
    app_with(settings, HARD)
}

/// The window after the first step by a technique, with only simple techniques on besides it.
pub fn after(technique: Technique, puzzle: &str, theme: ThemeChoice) -> App {
    let rules = Technique::ALL
        .iter()
        .map(|one| (*one, *one == technique || one.level() <= Level::Medium));
    let settings = Settings {
        theme,
        ..with_rules(&Solver::switched(rules))
    };
    let mut app = app_with(settings, puzzle);
    loop {
        step(&mut app);
        match report(&app) {
            Report::Stepped(deductions) if deductions[0].technique == technique => return app,
            Report::Stepped(_) => {}
            report => panic!("{} was not used: {report:?}", technique.name()),
        }
    }
}
