//! The search, watched: backtracking in slow motion on a board of its own,
//! which is shown in the place of the real one. That stays as it is.

mod compare;
mod keys;
mod play;
mod scene;
mod view;

use iced::Task;

use super::Message as ScreenMessage;
use super::context::{Context, Request};
use super::speed::Speed;
use crate::lookup::{Late, Lookup, News};
use compare::Comparison;
pub use compare::{Count, Ending};
pub(super) use keys::KEYS;
use sudoku_engine::grid::{Grid, Values};
use sudoku_engine::search::Stopped;
use sudoku_engine::search::watched::{Counters, Event, Method, Until, Watched};

/// The search that is watched, and how it is shown.
#[derive(Debug, Default)]
pub(super) struct SearchPanel {
    method: Method,
    search: Option<Watched>,
    told: Told,
    /// Whether it goes on by itself.
    playing: bool,
    /// The wait for the next act.
    pause: Lookup<()>,
    speed: Speed,
    /// A run to an event that goes on beside the window.
    run: Lookup<Arrival, Box<Watched>>,
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
    /// It is on the way to this event, or was stopped there.
    OnTheWay(Until),
}

/// Where a run came to: the search as it stands there and the event, unless the run
/// was stopped.
pub type Arrival = Result<(Box<Watched>, Event), Stopped>;

/// What can happen where the search is watched.
#[derive(Debug, Clone)]
pub enum Message {
    /// Do the next act.
    Step,
    /// Go on by itself, or stop that.
    Play,
    /// It is time for the next act.
    Tick(Late<()>),
    /// Go on by itself at this speed.
    Speed(Speed),
    /// Go on to an event without showing each act.
    GoOn(Until),
    /// How far a run has come, or where it pauses.
    Ran(Late<Arrival, Box<Watched>>),
    /// Stop the run, where it was shown last.
    Stop,
    /// Fill in the solution at which it stands.
    Keep,
    /// Begin again.
    Again,
    /// Begin again with this method.
    Method(Method),
    /// Count what every method takes, or stop that.
    Compare,
    /// How far the count of a method has come: of the one with this place.
    Counted(usize, Late<Count, Count>),
}

/// What can be seen of the search.
#[derive(Debug, PartialEq)]
pub(super) struct Seen(Method, Option<Counters>, Told, bool, Speed, bool, bool);

impl SearchPanel {
    /// What can be seen of it.
    pub(super) fn seen(&self) -> Seen {
        Seen(
            self.method,
            self.search.as_ref().map(Watched::counters),
            self.told,
            self.playing,
            self.speed,
            self.is_running(),
            self.comparison.is_going(),
        )
    }

    /// Nothing is shown of it: nothing goes on.
    pub(super) fn rest(&mut self) {
        self.stop_playing();
        self.run.cancel();
        self.comparison.stop();
    }

    /// Goes on by itself no longer.
    fn stop_playing(&mut self) {
        self.playing = false;
        self.pause.cancel();
    }

    /// Begins with the board as it stands.
    fn begin(&mut self, grid: &Grid) {
        self.stop_playing();
        self.run.cancel();
        self.told = Told::Begun;
        self.search = Some(Watched::new(grid, self.method));
    }

    /// Begins with the board as it stands, and goes on by itself.
    pub(super) fn watch(&mut self, grid: &Grid) {
        self.rest();
        self.begin(grid);
        self.comparison = Comparison::default();
        self.play();
    }

    /// The solution of this board at which it stands, and what it did to come there.
    pub(super) fn solution(&self, grid: &Grid) -> Option<(Values, Counters)> {
        let search = self.search.as_ref().filter(|_| self.is_at_solution())?;
        (search.start() == grid).then(|| (search.values(), search.counters()))
    }

    /// Whether it stands at a solution.
    pub(super) fn is_at_solution(&self) -> bool {
        self.told == Told::Event(Event::Solution)
    }

    fn has_ended(&self) -> bool {
        self.search.as_ref().is_some_and(Watched::has_ended)
    }

    /// Carries out a message.
    pub(super) fn update(&mut self, message: Message, context: &Context<'_>) -> Request<Message> {
        match message {
            Message::Step => {
                self.stop_playing();
                self.step();
            }
            Message::Play => self.play(),
            Message::Tick(late) => {
                if self.pause.answer(late).is_some() {
                    self.play_on();
                }
            }
            Message::Speed(speed) => self.speed = speed,
            Message::GoOn(until) => return Request::run(self.run_to(until)),
            Message::Ran(late) => match self.run.take(late) {
                Some(News::Progress(search)) => self.search = Some(*search),
                Some(News::Answer(Ok((search, event)))) => {
                    self.search = Some(*search);
                    self.told = Told::Event(event);
                }
                // What was told last is shown.
                Some(News::Answer(Err(Stopped))) | None => {}
            },
            Message::Stop => {
                self.run.cancel();
            }
            // It changes the board, which the screen does.
            Message::Keep => {}
            Message::Again => self.begin(context.searched().grid()),
            Message::Method(method) => {
                self.method = method;
                self.begin(context.searched().grid());
            }
            Message::Compare => {
                return Request::run(self.comparison.turn(context.searched().grid()));
            }
            Message::Counted(place, late) => self.comparison.take(place, late),
        }
        Request::None
    }

    /// Begins a search where there is none of the board as it stands, and waits for
    /// the next act where it goes on by itself.
    pub(super) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        let searched = context.searched();
        let search = self.search.as_ref();
        if search.is_none_or(|search| search.start() != searched.grid()) {
            self.begin(searched.grid());
            self.comparison = Comparison::default();
        }
        self.wait()
    }

    /// The search that is watched, as it stands.
    pub(super) const fn watched(&self) -> Option<&Watched> {
        self.search.as_ref()
    }

    /// What the watched search did last, if that is known.
    pub(super) const fn last_event(&self) -> Option<Event> {
        match self.told {
            Told::Event(event) => Some(event),
            Told::Begun | Told::OnTheWay(_) => None,
        }
    }

    /// Whether the watched search goes on by itself.
    pub(super) const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Whether the watched search runs to an event beside the window.
    pub(super) const fn is_running(&self) -> bool {
        self.run.is_under_way()
    }

    /// What is known of what the methods take, those that were counted.
    pub(super) fn counts(&self) -> impl Iterator<Item = Count> {
        self.comparison.counts()
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Search(message)
    }
}
