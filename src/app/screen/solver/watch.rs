//! The search, watched: backtracking in slow motion on a board of its own,
//! which is shown in the place of the real one. That stays as it is.

mod compare;
mod play;
mod scene;
mod view;

use iced::Task;

use super::background::Job;
use super::{Action, Beside, Message as ScreenMessage, Solver};
use crate::app::screen::solver::speed::Speed;
use crate::app::shortcut::{Direction, Shortcut};
use crate::grid::Grid;
use crate::search::watched::{Event, Method, Until, Watched};
use compare::Comparison;
pub use compare::{Count, Ending};

/// The search that is watched, and how it is shown.
#[derive(Debug, Default)]
pub(super) struct Watch {
    method: Method,
    search: Option<Watched>,
    told: Told,
    /// Whether it goes on by itself: which time.
    playing: Option<u64>,
    plays: u64,
    speed: Speed,
    run: Option<Run>,
    jobs: u64,
    comparison: Comparison,
}

/// What is said of the search as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Told {
    /// It has not begun.
    #[default]
    Begun,
    /// What it did last.
    Event(Event),
    /// It is on the way to an event, or was stopped there.
    OnTheWay,
}

/// A run to an event that goes on beside the window.
#[derive(Debug)]
struct Run {
    job: Job,
    until: Until,
}

/// What can happen where the search is watched.
#[derive(Debug, Clone)]
pub enum Message {
    /// Do the next act.
    Step,
    /// Go on by itself, or stop that.
    Play,
    /// It is time for the next act: of which time that it went on.
    Tick(u64),
    /// Go on by itself at this speed.
    Speed(Speed),
    /// Go on to an event without showing each act.
    GoOn(Until),
    /// How far a run has come: which one.
    Going(u64, Box<Watched>),
    /// A run came to where it pauses: which one.
    Arrived(u64, Box<Watched>, Event),
    /// Stop the run, where it was shown last.
    Stop,
    /// Begin again.
    Again,
    /// Begin again with this method.
    Method(Method),
    /// Count what every method takes, or stop that.
    Compare,
    /// How far the count of a method has come: of which comparison.
    Counted(u64, Count),
}

impl Watch {
    /// Nothing is shown of it: nothing goes on.
    pub(super) fn rest(&mut self) {
        self.pause();
        self.stop();
        self.comparison.stop();
    }

    /// Goes on by itself no longer.
    const fn pause(&mut self) {
        self.playing = None;
    }

    /// Stops a run where it was shown last.
    fn stop(&mut self) {
        self.run = None;
    }

    /// Begins with the board as it stands.
    fn begin(&mut self, grid: &Grid) {
        self.pause();
        self.run = None;
        self.told = Told::Begun;
        self.search = Some(Watched::new(grid, self.method));
    }

    /// A number for new work.
    const fn new_job(&mut self) -> u64 {
        self.jobs += 1;
        self.jobs
    }

    fn has_ended(&self) -> bool {
        self.search.as_ref().is_some_and(Watched::has_ended)
    }

    fn is_run(&self, number: u64) -> bool {
        self.run
            .as_ref()
            .is_some_and(|run| run.job.number == number)
    }
}

impl Solver {
    /// Carries out a message.
    pub(super) fn on_search(&mut self, message: Message) -> Action {
        let watch = &mut self.watch;
        match message {
            Message::Step => {
                watch.pause();
                watch.step();
            }
            Message::Play => return self.play_search(),
            Message::Tick(number) => return self.tick_search(number),
            Message::Speed(speed) => watch.speed = speed,
            Message::GoOn(until) => return self.run_search(until),
            Message::Going(number, search) => {
                if watch.is_run(number) {
                    watch.search = Some(*search);
                }
            }
            Message::Arrived(number, search, event) => {
                if watch.is_run(number) {
                    watch.run = None;
                    watch.search = Some(*search);
                    watch.told = Told::Event(event);
                }
            }
            Message::Stop => watch.stop(),
            Message::Again => watch.begin(self.session.grid()),
            Message::Method(method) => {
                watch.method = method;
                watch.begin(self.session.grid());
            }
            Message::Compare => return self.compare_methods(),
            Message::Counted(number, count) => watch.comparison.take(number, count),
        }
        Action::None
    }

    /// What a key asks for where the search is watched.
    pub(super) fn search_shortcut(&self, shortcut: Shortcut) -> Option<ScreenMessage> {
        let watch = &self.watch;
        let message = match shortcut {
            Shortcut::Step | Shortcut::Move(Direction::Right | Direction::Down) => Message::Step,
            Shortcut::Accept => Message::Play,
            Shortcut::All(true) => Message::Speed(watch.speed.faster()),
            Shortcut::All(false) => Message::Speed(watch.speed.slower()),
            Shortcut::Givens => Message::GoOn(Until::Contradiction),
            Shortcut::Page(Direction::Down) => Message::GoOn(Until::Solution),
            Shortcut::Last => Message::GoOn(Until::End),
            Shortcut::First => Message::Again,
            Shortcut::Digit(digit) => Message::Method(*Method::ALL.get(digit.index())?),
            Shortcut::Summary => Message::Compare,
            Shortcut::Escape if watch.playing.is_some() => Message::Play,
            Shortcut::Escape if watch.run.is_some() => Message::Stop,
            Shortcut::Escape if watch.comparison.is_going() => Message::Compare,
            Shortcut::Escape => return Some(ScreenMessage::Show(Beside::Step)),
            _ => return None,
        };
        Some(message.into())
    }

    /// Begins a search where there is none of the board as it stands.
    pub(super) fn follow_search(&mut self) -> Task<ScreenMessage> {
        let grid = self.session.grid();
        let search = self.watch.search.as_ref();
        if search.is_none_or(|search| search.start() != grid) {
            self.watch.begin(grid);
            self.watch.comparison = Comparison::default();
        }
        Task::none()
    }

    /// The search that is watched, as it stands.
    pub const fn watched(&self) -> Option<&Watched> {
        self.watch.search.as_ref()
    }

    /// What the watched search did last, if that is known.
    pub const fn last_event(&self) -> Option<Event> {
        match self.watch.told {
            Told::Event(event) => Some(event),
            Told::Begun | Told::OnTheWay => None,
        }
    }

    /// Whether the watched search goes on by itself.
    pub const fn is_playing_search(&self) -> bool {
        self.watch.playing.is_some()
    }

    /// Whether the watched search runs to an event beside the window.
    pub const fn is_running_search(&self) -> bool {
        self.watch.run.is_some()
    }

    /// What is known of what the methods take, those that were counted.
    pub fn method_counts(&self) -> impl Iterator<Item = Count> {
        self.watch.comparison.counts()
    }
}

/// Whether a key may do what it does elsewhere, where the board that is shown
/// is not the real one.
pub(super) const fn leaves_the_board(shortcut: Shortcut) -> bool {
    matches!(
        shortcut,
        Shortcut::ShowStep
            | Shortcut::ShowPath
            | Shortcut::ShowEveryStep
            | Shortcut::ShowEveryStepAnywhere
            | Shortcut::ShowSearch
            | Shortcut::ShowMarks
            | Shortcut::Open
            | Shortcut::Save
            | Shortcut::SaveAs
            | Shortcut::Copy
            | Shortcut::Export
            | Shortcut::Start
            | Shortcut::List
            | Shortcut::Neighbour(_)
            | Shortcut::Rules
            | Shortcut::Settings
            | Shortcut::Keys
    )
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Search(message)
    }
}
