//! A monkey at the window: acts in any order, chosen by a seed, on one living tree of widgets.
//!
//! After each act, it checks the conditions that must always hold. It opens, saves and exports only
//! in a folder of its own, and never confirms a name outside of it.

#![allow(
    dead_code,
    reason = "each program that includes this file uses only a part of it"
)]

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::iter;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use iced::keyboard::Modifiers;
use iced::theme::Mode;
use iced::{Event, Point, Task, mouse, window};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::motion::Pace;
use sudoku_stepper::app::screen::solver::Report;
use sudoku_stepper::app::settings::Store;
use sudoku_stepper::app::{App, Message, Opening, Screen};
use sudoku_stepper::explain::Length;
use sudoku_stepper::formats;
use sudoku_stepper::grid::BoardKind;
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{Cause, Position};

use crate::living::{Living, NAMED, PATIENCE, chord};

/// The time after which a person notices a delay.
pub const FELT: Duration = Duration::from_millis(50);

/// The number of acts between two runs of the slow checks.
const SELDOM: usize = 250;

/// The sizes of the window.
const SIZES: [(f32, f32); 3] = [(760.0, 560.0), (1000.0, 700.0), (1900.0, 1000.0)];

/// The keys that write something or mean something.
const LETTERS: &str = "abcdefghijklmnopqrstuwxyz0123456789+-=.?,";

/// The files at the start.
const FILES: [(&str, &str); 10] = [
    (
        "assignment.txt",
        include_str!("../../puzzles/assignment.txt"),
    ),
    ("easy.txt", include_str!("../../puzzles/easy-1.txt")),
    ("medium.txt", include_str!("../../puzzles/medium-1.txt")),
    ("hard.txt", include_str!("../../puzzles/hard-1.txt")),
    (
        "several.txt",
        "1234567894567891237891234562.....................................................\n",
    ),
    (
        "list.txt",
        ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2 One\n\
         .....4.5...1.7....35.1.86....94....85...3....1..2..7...7.....46.42......8....6... Two\n\
         1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.. Three\n",
    ),
    ("killer.json", include_str!("killer.json")),
    ("anti-knight.json", include_str!("anti-knight.json")),
    (
        "jigsaw.txt",
        "3.6.2...1......96.9.5...82.7.85..6....2..3..96.4...2..2...5....8.........7...9...\
         112223333111222333411122233415556666444555666444455566778889999777888999777788899\n",
    ),
    ("six.txt", "...1.6.56..4....1......2.13.....24..\n"),
];

/// An act. Places are shares of the window's width and height.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    /// Presses a key, with its modifiers.
    Key(String),
    /// Clicks there.
    Click(f32, f32),
    /// Clicks one of the visible texts, by a number.
    Text(usize),
    /// Clicks there twice.
    Twice(f32, f32),
    /// Clicks there with another button: the right one, or the middle one.
    Other(bool, f32, f32),
    /// Clicks there with the right button while Shift is held.
    Ask(f32, f32),
    /// Presses on one of the visible texts, and releases at a place.
    DragText(usize, (f32, f32)),
    /// Presses at the first place, and releases at the second.
    Drag((f32, f32), (f32, f32)),
    /// Moves the pointer there.
    Point(f32, f32),
    /// Moves the pointer out of the window.
    Leave,
    /// Turns the wheel.
    Scroll(f32),
    /// Gives the window one of the sizes.
    Resize(usize),
    /// The system turns dark, or light.
    Theme(bool),
    /// The system asks for less motion, or no longer.
    LessMotion(bool),
    /// Drops one of the files on the window.
    Drop(usize),
    /// Holds back the results of work beside the window from now on, or delivers them.
    HoldBack(bool),
    /// Waits a little for the results of work beside the window.
    Wait,
    /// Waits for the game that is being dealt.
    WaitForGame,
    /// Asks the window to close.
    Close,
}

impl Act {
    /// The kind of the act.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Key(_) => "key",
            Self::Click(..) => "click",
            Self::Text(_) => "click on a text",
            Self::Twice(..) => "double click",
            Self::Other(..) | Self::Ask(..) => "other button",
            Self::Drag(..) | Self::DragText(..) => "drag",
            Self::Point(..) | Self::Leave => "pointer",
            Self::Scroll(_) => "wheel",
            Self::Resize(_) => "size",
            Self::Theme(_) => "theme",
            Self::LessMotion(_) => "motion",
            Self::Drop(_) => "file dropped",
            Self::HoldBack(_) | Self::Wait | Self::WaitForGame => "answers",
            Self::Close => "close",
        }
    }

    fn random(rng: &mut StdRng) -> Self {
        let mut share = || rng.random_range(0.0..1.0_f32);
        let (here, there) = ((share(), share()), (share(), share()));
        match rng.random_range(0..1000) {
            0..500 => Self::Key(random_key(rng)),
            500..620 => Self::Click(here.0, here.1),
            620..720 => Self::Text(rng.random_range(0..200)),
            720..740 => Self::Twice(here.0, here.1),
            740..752 => Self::Other(rng.random(), here.0, here.1),
            752..760 => Self::Ask(here.0, here.1),
            760..785 => Self::Drag(here, there),
            785..800 => Self::DragText(rng.random_range(0..200), there),
            800..860 => Self::Point(here.0, here.1),
            860..865 => Self::Leave,
            865..900 => Self::Scroll(rng.random_range(-5..=5) as f32),
            900..910 => Self::Resize(rng.random_range(0..SIZES.len())),
            910..913 => Self::Theme(rng.random()),
            913..915 => Self::LessMotion(rng.random()),
            915..925 => Self::Drop(rng.random_range(0..FILES.len())),
            925..940 => Self::HoldBack(rng.random()),
            940..998 => Self::Wait,
            _ => Self::Close,
        }
    }
}

/// Any key; keys that start a lot are more likely.
fn random_key(rng: &mut StdRng) -> String {
    let often = [
        "space",
        "space",
        "space",
        "enter",
        "enter",
        "esc",
        "h",
        "h",
        "s",
        "p",
        "a",
        "w",
        "m",
        "l",
        "n",
        "u",
        "ctrl+z",
        "ctrl+y",
        "ctrl+n",
        "ctrl+t",
        "alt+right",
        "down",
        "right",
        "shift+a",
        "ctrl+shift+n",
        "ctrl+e",
        "ctrl+s",
        "ctrl+v",
        "ctrl+c",
        "ctrl+d",
        "ctrl+enter",
        "r",
        "f12",
        "ctrl+,",
        "tab",
        "tab",
        "shift+tab",
        "v",
        "f11",
        "shift+right",
        "left",
        "up",
    ];
    if rng.random_ratio(1, 2) {
        return (*often.choose(rng).expect("there are some")).to_owned();
    }
    let held = [
        "",
        "",
        "",
        "",
        "",
        "",
        "ctrl+",
        "ctrl+",
        "shift+",
        "alt+",
        "ctrl+shift+",
    ];
    let held = held.choose(rng).expect("there are some");
    let letters: Vec<char> = LETTERS.chars().collect();
    let number = rng.random_range(0..letters.len() + NAMED.len());
    match letters.get(number) {
        Some(letter) => format!("{held}{letter}"),
        None => format!("{held}{}", NAMED[number - letters.len()].0),
    }
}

/// The acts of a seed.
pub fn acts(seed: u64) -> impl Iterator<Item = Act> {
    let mut rng = StdRng::seed_from_u64(seed);
    std::iter::repeat_with(move || Act::random(&mut rng))
}

/// The keys to press in a game.
const PLAYED: [&str; 24] = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "left",
    "right",
    "up",
    "down",
    "shift+right",
    "shift+down",
    "h",
    "n",
    "q",
    "c",
    "space",
    "enter",
    "delete",
    "ctrl+z",
    "ctrl+y",
];

/// Deals an easy game on a board, and plays it with the acts of a seed.
pub fn game(seed: u64, board: BoardKind) -> impl Iterator<Item = Act> {
    let key = |key: &str| Act::Key(key.to_owned());
    let boards = BoardKind::ALL.iter().take_while(|it| **it != board);
    let dealt = iter::once(key("ctrl+shift+n"))
        .chain(boards.map(|_| key("b")).collect::<Vec<_>>())
        .chain([key("3"), key("enter"), Act::WaitForGame]);
    let mut rng = StdRng::seed_from_u64(seed);
    let played = iter::repeat_with(move || {
        let place = (rng.random_range(0.05..0.5), rng.random_range(0.15..0.9));
        match rng.random_range(0..10) {
            0 | 1 => Act::Click(place.0, place.1),
            2 => Act::Other(true, place.0, place.1),
            3 => Act::Drag(place, (rng.random_range(0.05..0.5), place.1)),
            4 => Act::Wait,
            _ => key(PLAYED.choose(&mut rng).expect("there are some")),
        }
    });
    dealt.chain(played)
}

/// The times that acts of one kind took in the thread that draws.
#[derive(Debug, Clone, Copy, Default)]
pub struct Times {
    pub count: u32,
    pub sum: Duration,
    pub most: Duration,
    /// The number of acts that took longer than [`FELT`].
    pub felt: u32,
}

/// The monkey and its window.
pub struct Monkey {
    living: Living,
    folder: tempfile::TempDir,
    holds_back: bool,
    done: usize,
    /// The open puzzle, by its name and file, and the board as it was opened.
    opening: Option<((String, Option<PathBuf>), Position)>,
    pub times: BTreeMap<&'static str, Times>,
    /// The states of the window (the screen, the panel beside the board, the dialog), each with its
    /// number of acts.
    pub seen: BTreeMap<String, u32>,
}

impl Monkey {
    /// A monkey in front of a program that was never started before.
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("there is room for files");
        for (name, content) in FILES {
            fs::write(folder.path().join(name), content).expect("there is room for files");
        }
        Self {
            living: begun(folder.path()),
            folder,
            holds_back: false,
            done: 0,
            opening: None,
            times: BTreeMap::new(),
            seen: BTreeMap::new(),
        }
    }

    /// Carries out an act and checks all conditions. The error says which one does not hold.
    pub fn act(&mut self, act: &Act) -> Result<(), String> {
        if self.would_leave_the_folder() {
            self.living.keys("esc esc");
        }
        let before = self.drawn_next();
        let screen = self.living.app.screen();
        let moves = self.moves();
        let start = Instant::now();
        self.carry_out(act);
        if !self.holds_back {
            self.living.take_answers();
        }
        let took = start.elapsed();
        if self.living.has_ended {
            self.living = begun(self.folder.path());
            self.opening = None;
        }
        let times = self.times.entry(act.kind()).or_default();
        times.count += 1;
        times.sum += took;
        times.most = times.most.max(took);
        times.felt += u32::from(took > FELT);
        self.done += 1;
        *self.seen.entry(self.place()).or_default() += 1;
        let pasted = matches!(act, Act::Key(key) if key == "ctrl+v");
        if pasted || screen != self.living.app.screen() {
            self.opening = None;
        }
        self.next_step_holds(act, before, moves)?;
        self.opening_holds()?;
        if self.done.is_multiple_of(SELDOM) {
            // A drawing that cannot be made in pixels fails here.
            self.living.picture();
            self.undo_leads_to_the_opening()?;
            self.saved_is_read_again()?;
        }
        Ok(())
    }

    /// The window's program.
    pub const fn app(&self) -> &App {
        &self.living.app
    }

    /// The times of each kind of act, as lines of text.
    pub fn report(&self) -> String {
        let lines = self.times.iter().map(|(kind, times)| {
            let mean = times.sum / times.count.max(1);
            format!(
                "{kind:<15} {:>6} times, {mean:>9.1?} each, {:>9.1?} at most, {} over {FELT:?}",
                times.count, times.most, times.felt,
            )
        });
        let seen = self
            .seen
            .iter()
            .map(|(what, acts)| format!("{acts:>6} {what}"));
        lines.chain(seen).collect::<Vec<_>>().join("\n")
    }

    /// The state of the window, in short.
    fn place(&self) -> String {
        let app = &self.living.app;
        let beside = match app.solver() {
            Some(solver) if app.screen() == Screen::Solver => {
                let report = format!("{:?}", solver.report());
                let end = report.find(|it: char| !it.is_alphanumeric());
                let report = &report[..end.unwrap_or(report.len())];
                format!(", {:?}, {report}", solver.beside())
            }
            _ => String::new(),
        };
        let modal = match app.modal() {
            None => "",
            Some(Modal::Leave(_)) => ", leaving",
            Some(Modal::SaveAs { .. }) => ", a name to save under",
            Some(Modal::Saving { .. }) => ", saving",
            Some(Modal::Changed(_)) => ", a changed file",
            Some(Modal::Settings) => ", the settings",
            Some(Modal::Rules(_)) => ", the rules",
            Some(Modal::Export(_)) => ", the export",
            Some(Modal::NewGame(_)) => ", a new game",
            Some(Modal::ProgressFile(_)) => ", a file of progress",
            Some(Modal::Keys) => ", the keys",
        };
        format!("{:?}{beside}{modal}", app.screen())
    }

    fn carry_out(&mut self, act: &Act) {
        let size = self.living.logical_size();
        let at = |x: f32, y: f32| Point::new(x * size.width, y * size.height);
        match act {
            Act::Key(keys) => {
                let (key, modifiers) = chord(keys);
                self.living.key(key, modifiers);
            }
            Act::Click(x, y) => self.living.click_at(at(*x, *y)),
            Act::Text(number) => {
                let texts = self.living.texts();
                if let Some(text) = texts.get(number % texts.len().max(1)) {
                    self.living.click_at(text.center());
                }
            }
            Act::Twice(x, y) => {
                self.living.click_at(at(*x, *y));
                self.living.click_at(at(*x, *y));
            }
            Act::Other(right, x, y) => {
                let button = if *right {
                    mouse::Button::Right
                } else {
                    mouse::Button::Middle
                };
                self.living.move_to(at(*x, *y));
                self.living.press(button);
                self.living.release(button);
            }
            Act::Ask(x, y) => {
                self.living.hold(Modifiers::SHIFT);
                self.living.move_to(at(*x, *y));
                self.living.press(mouse::Button::Right);
                self.living.release(mouse::Button::Right);
                self.living.hold(Modifiers::default());
            }
            Act::DragText(number, to) => {
                let texts = self.living.texts();
                if let Some(text) = texts.get(number % texts.len().max(1)) {
                    self.drag(text.center(), at(to.0, to.1));
                }
            }
            Act::Drag(from, to) => self.drag(at(from.0, from.1), at(to.0, to.1)),
            Act::Point(x, y) => self.living.move_to(at(*x, *y)),
            Act::Leave => self.living.leave(),
            Act::Scroll(lines) => self.living.scroll(*lines),
            Act::Resize(number) => self.living.resize(SIZES[*number]),
            Act::Theme(dark) => {
                let mode = if *dark { Mode::Dark } else { Mode::Light };
                self.living.send(Message::SystemTheme(mode));
            }
            Act::LessMotion(less) => {
                let pace = if *less { Pace::AtOnce } else { Pace::Usual };
                self.living.send(Message::SystemMotion(pace));
            }
            Act::Drop(number) => {
                let path = self.folder.path().join(FILES[*number].0);
                let dropped = window::Event::FileDropped(path);
                self.living.events(&[Event::Window(dropped)]);
            }
            Act::HoldBack(holds) => self.holds_back = *holds,
            Act::Wait => self.living.wait(Duration::from_millis(4)),
            Act::WaitForGame => {
                let begun = Instant::now();
                let is_dealing =
                    |living: &Living| matches!(living.app.modal(), Some(Modal::NewGame(_)));
                while is_dealing(&self.living) && begun.elapsed() < PATIENCE {
                    self.living.wait(Duration::from_millis(4));
                }
            }
            Act::Close => self
                .living
                .events(&[Event::Window(window::Event::CloseRequested)]),
        }
    }

    fn drag(&mut self, from: Point, to: Point) {
        self.living.move_to(from);
        self.living.press(mouse::Button::Left);
        self.living.move_to(to);
        self.living.release(mouse::Button::Left);
    }

    /// Whether a dialog has a name that is not in the folder.
    fn would_leave_the_folder(&mut self) -> bool {
        if !matches!(
            self.living.app.modal(),
            Some(Modal::SaveAs { .. } | Modal::Export(_) | Modal::ProgressFile(_))
        ) {
            return false;
        }
        let folder = self.folder.path().to_owned();
        let outside = |name: &String| {
            let is_size = name.chars().all(|it| it.is_ascii_digit());
            let path = Path::new(name);
            !is_size && (!path.starts_with(&folder) || name.contains(".."))
        };
        self.living.typed().iter().any(outside)
    }

    /// The step that the board shows before it is made.
    fn drawn_next(&self) -> Option<Arc<[Deduction]>> {
        let app = &self.living.app;
        if app.screen() != Screen::Solver || app.modal().is_some() {
            return None;
        }
        match app.solver()?.report() {
            Report::Hinted {
                step,
                told: Length::Argument,
            } => Some(step.clone()),
            _ => None,
        }
    }

    fn moves(&self) -> usize {
        let solver = self.living.app.solver();
        solver.map_or(0, |solver| solver.session().journal().moves().len())
    }

    /// Checks that Enter applies the step that is drawn as the next one.
    fn next_step_holds(
        &self,
        act: &Act,
        drawn: Option<Arc<[Deduction]>>,
        moves: usize,
    ) -> Result<(), String> {
        let applies = matches!(act, Act::Key(key) if key == "enter" || key == "space");
        let (Some(drawn), true, true) = (drawn, applies, self.moves() == moves + 1) else {
            return Ok(());
        };
        let Some(solver) = self.living.app.solver() else {
            return Ok(());
        };
        let journal = solver.session().journal();
        match journal.moves().last().map(|change| &change.cause) {
            Some(Cause::Rule(made)) if !drawn.iter().all(|it| made.contains(it)) => {
                Err(format!("drawn is {drawn:?}, applied was {made:?}"))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the board without any moves is as it was opened.
    fn opening_holds(&mut self) -> Result<(), String> {
        let Some(solver) = self.living.app.solver() else {
            self.opening = None;
            return Ok(());
        };
        let journal = solver.session().journal();
        if !journal.moves().is_empty() {
            return Ok(());
        }
        let now = solver.session().position();
        let opened = (solver.name().to_owned(), solver.path().cloned());
        if journal.undone().is_empty() {
            self.opening = Some((opened, now.clone()));
            return Ok(());
        }
        match &self.opening {
            Some((of, opening)) if *of == opened && opening != now => {
                Err("all was taken back, and the board is not as it was opened".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Checks that undoing and redoing all moves leads back to the present board.
    fn undo_leads_to_the_opening(&self) -> Result<(), String> {
        let Some(solver) = self.living.app.solver() else {
            return Ok(());
        };
        let mut session = Session::new(&solver.session().to_puzzle());
        let moves = solver.session().journal().moves().len();
        for _ in 0..moves {
            if !session.undo() {
                return Err("a move is missing".to_owned());
            }
        }
        if session.undo() {
            return Err("a move too many was taken back".to_owned());
        }
        let opened = (solver.name().to_owned(), solver.path().cloned());
        if let Some((of, opening)) = &self.opening
            && *of == opened
            && opening != session.position()
        {
            return Err("the moves taken back do not lead to the opening".to_owned());
        }
        for _ in 0..moves {
            session.redo();
        }
        if session.position() == solver.session().position() {
            Ok(())
        } else {
            Err("the moves made again do not lead to the board".to_owned())
        }
    }

    /// Checks that the board is the same after it is saved and read again.
    fn saved_is_read_again(&self) -> Result<(), String> {
        let app = &self.living.app;
        let open = app.solver().map(|solver| solver.to_puzzle());
        let draft = app.create().map(|draft| draft.to_puzzle());
        for puzzle in open.into_iter().chain(draft) {
            let file = formats::write_own(&puzzle);
            let read = formats::read(file.as_bytes());
            let read = read.map_err(|error| format!("not read again: {error}"))?;
            if read != [puzzle] {
                return Err(format!("what is read again is another puzzle: {file}"));
            }
        }
        Ok(())
    }
}

/// The program at its start, with its files in this folder.
fn begun(folder: &Path) -> Living {
    let store = Store::at(folder.join("config/settings.toml"));
    let (settings, _) = store.load();
    let mut app = App::new(settings, store);
    let begun = app.open_with(Opening::LeftOff);
    let found = app.keep_work_in(folder.join("sessions"));
    let mut living = Living::new(app, Task::batch([begun, found]), SIZES[1]);
    living.wait(Duration::from_millis(20));
    if living.app.screen() == Screen::Start {
        // With a file that is open, other files are proposed beside it.
        let dropped = window::Event::FileDropped(folder.join(FILES[0].0));
        living.events(&[Event::Window(dropped)]);
        // One that opened later would close what is over the window.
        living.wait_until(|app| app.screen() != Screen::Start);
    }
    living
}

/// The reason why a sequence of acts failed.
#[derive(Debug, Clone, PartialEq)]
pub struct Failure {
    /// The number of acts, including the one that failed.
    pub acts: usize,
    /// The condition that did not hold.
    pub what: String,
    /// The part that is the same in each run: for a panic, its place in the source.
    mark: String,
}

impl Failure {
    fn panicked(acts: usize, panicked: &Panicked) -> Self {
        Self {
            acts,
            what: panicked.to_string(),
            mark: panicked.place.clone(),
        }
    }

    fn does_not_hold(acts: usize, what: String) -> Self {
        let mark = what.split([':', ',']).next().unwrap_or_default().to_owned();
        Self { acts, what, mark }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "act {}: {}", self.acts, self.what)
    }
}

/// Lets a new monkey carry out all acts, and returns it if nothing failed.
pub fn run(acts: impl IntoIterator<Item = Act>) -> Result<Monkey, Failure> {
    listen();
    panics().clear();
    let ended = go(acts);
    drop(panic::take_hook());
    ended
}

fn go(acts: impl IntoIterator<Item = Act>) -> Result<Monkey, Failure> {
    let mut monkey = Monkey::new();
    for (number, act) in acts.into_iter().enumerate() {
        let acts = number + 1;
        let done = panic::catch_unwind(AssertUnwindSafe(|| monkey.act(&act)));
        let heard = panics().first().cloned();
        match (done, heard) {
            (Ok(Ok(())), None) => {}
            (Ok(Err(what)), None) => return Err(Failure::does_not_hold(acts, what)),
            // A thread beside the window panicked.
            (Ok(_), Some(panicked)) => return Err(Failure::panicked(acts, &panicked)),
            (Err(_), Some(panicked)) => {
                // The tree of widgets is not usable any more.
                std::mem::forget(monkey.living);
                return Err(Failure::panicked(acts, &panicked));
            }
            (Err(unheard), None) => panic::resume_unwind(unheard),
        }
    }
    Ok(monkey)
}

/// The shortest sequence found that fails in the same way.
pub fn shortest(mut acts: Vec<Act>, failure: &Failure) -> Vec<Act> {
    acts.truncate(failure.acts);
    cut_down(acts, |fewer| match run(fewer.iter().cloned()) {
        Err(again) if again.mark == failure.mark => Some(again.acts),
        _ => None,
    })
}

/// Leaves items out as long as the others still fail; `fails` returns the number of items up to the
/// failure. In the end, no single item can be left out.
pub fn cut_down<T: Clone>(mut items: Vec<T>, fails: impl Fn(&[T]) -> Option<usize>) -> Vec<T> {
    let failing = |fewer: &[T]| fails(fewer).map(|count| fewer[..count].to_vec());
    // Acts from long before seldom matter.
    let lengths = iter::successors(Some(16), |length| Some(length * 2));
    let mut lengths = lengths.take_while(|length| *length < items.len());
    if let Some(last) = lengths.find_map(|length| failing(&items[items.len() - length..])) {
        items = last;
    }
    let mut chunk = items.len().div_ceil(2).max(1);
    loop {
        let before = items.len();
        let mut from = 0;
        while from < items.len() {
            let to = (from + chunk).min(items.len());
            match failing(&[&items[..from], &items[to..]].concat()) {
                Some(fewer) => items = fewer,
                None => from = to,
            }
        }
        if chunk == 1 && items.len() == before {
            return items;
        }
        chunk = chunk.div_ceil(2);
    }
}

/// The memory of the process in bytes.
pub fn memory() -> Option<u64> {
    const PAGE: u64 = 4096;
    let pages = fs::read_to_string("/proc/self/statm").ok()?;
    let resident: u64 = pages.split(' ').nth(1)?.parse().ok()?;
    Some(resident * PAGE)
}

/// A panic of any thread.
#[derive(Debug, Clone)]
struct Panicked {
    said: String,
    /// The place in the source.
    place: String,
}

impl fmt::Display for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.said, self.place)
    }
}

static PANICS: Mutex<Vec<Panicked>> = Mutex::new(Vec::new());

fn panics() -> MutexGuard<'static, Vec<Panicked>> {
    PANICS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Listens to the panics of all threads, until the hook is taken away again.
fn listen() {
    panic::set_hook(Box::new(|panicked| {
        let place = panicked.location().map(ToString::to_string);
        let said = panicked.payload_as_str().unwrap_or("something");
        panics().push(Panicked {
            said: said.to_owned(),
            place: place.unwrap_or_default(),
        });
    }));
}
