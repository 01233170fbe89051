//! The watched search: backtracking in slow motion on a board of its own in place of the real one,
//! which does not change.

mod compare;
mod keys;
mod play;
mod scene;
mod view;

use iced::Task;

use crate::lookup::{Late, Lookup, News};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::context::{Context, Request};
use crate::screen::solver::speed::Speed;
use compare::Comparison;
pub use compare::{Count, Ending};
pub(in crate::screen::solver) use keys::KEYS;
use sudoku_engine::grid::{Grid, Values};
use sudoku_engine::search::Stopped;
use sudoku_engine::search::watched::{Counters, Event, Method, Until, Watched};

/// The watched search and its controls.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct SearchPanel {
    method: Method,
    search: Option<Watched>,
    told: Told,
    /// Whether the search plays by itself.
    playing: bool,
    /// The wait for the next action.
    pause: Lookup<()>,
    speed: Speed,
    /// A run to an event on another thread.
    run: Lookup<Arrival, Box<Watched>>,
    comparison: Comparison,
}

/// The present message about the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Told {
    /// The search has not begun.
    #[default]
    Begun,
    /// Its last event.
    Event(Event),
    /// It is on the way to this event, or was stopped there.
    OnTheWay(Until),
}

/// The end of a run: the search there and the event, unless the run was stopped.
pub type Arrival = Result<(Box<Watched>, Event), Stopped>;

/// The messages of the watched search.
#[derive(Debug, Clone)]
pub enum Message {
    /// Do the next action.
    Step,
    /// Start or stop playing.
    Play,
    /// It is time for the next action.
    Tick(Late<()>),
    /// Play at this speed.
    Speed(Speed),
    /// Run to an event without showing each action.
    GoOn(Until),
    /// The progress of a run, or its end.
    Ran(Late<Arrival, Box<Watched>>),
    /// Stop the run at the place shown last.
    Stop,
    /// Fill in the solution that the search has reached.
    Keep,
    /// Begin again.
    Again,
    /// Begin again with this method.
    Method(Method),
    /// Start or stop counting the effort of every method.
    Compare,
    /// The progress of the count of the method with this number.
    Counted(usize, Late<Count, Count>),
}

/// The visible state of the search.
#[derive(Debug, PartialEq)]
pub(in crate::screen::solver) struct SearchInView(
    Method,
    Option<Counters>,
    Told,
    bool,
    Speed,
    bool,
    bool,
);

impl SearchPanel {
    /// The visible state.
    pub(in crate::screen::solver) fn seen(&self) -> SearchInView {
        SearchInView(
            self.method,
            self.search.as_ref().map(Watched::counters),
            self.told,
            self.playing,
            self.speed,
            self.is_running(),
            self.comparison.is_going(),
        )
    }

    /// Stops all work when the search is out of sight.
    pub(in crate::screen::solver) fn rest(&mut self) {
        self.stop_playing();
        self.run.cancel();
        self.comparison.stop();
    }

    /// Stops playing.
    fn stop_playing(&mut self) {
        self.playing = false;
        self.pause.cancel();
    }

    /// Begins with this board.
    fn begin(&mut self, grid: &Grid) {
        self.stop_playing();
        self.run.cancel();
        self.told = Told::Begun;
        self.search = Some(Watched::new(grid, self.method));
    }

    /// Begins with this board, and plays.
    pub(in crate::screen::solver) fn watch(&mut self, grid: &Grid) {
        self.rest();
        self.begin(grid);
        self.comparison = Comparison::default();
        self.play();
    }

    /// The solution of this board that the search has reached, and its effort so far.
    pub(in crate::screen::solver) fn solution(&self, grid: &Grid) -> Option<(Values, Counters)> {
        let search = self.search.as_ref().filter(|_| self.is_at_solution())?;
        (search.start() == grid).then(|| (search.values(), search.counters()))
    }

    /// Whether the search has reached a solution.
    pub(in crate::screen::solver) fn is_at_solution(&self) -> bool {
        self.told == Told::Event(Event::Solution)
    }

    fn has_ended(&self) -> bool {
        self.search.as_ref().is_some_and(Watched::has_ended)
    }

    /// Carries out a message.
    pub(in crate::screen::solver) fn update(
        &mut self,
        message: Message,
        context: &Context<'_>,
    ) -> Request<Message> {
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
                // The last progress is on the screen.
                Some(News::Answer(Err(Stopped))) | None => {}
            },
            Message::Stop => {
                self.run.cancel();
            }
            // The screen changes the board for this.
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

    /// Begins a search unless there is one of this board, and waits for the next action while
    /// playing.
    pub(in crate::screen::solver) fn follow(&mut self, context: &Context<'_>) -> Task<Message> {
        let searched = context.searched();
        let search = self.search.as_ref();
        if search.is_none_or(|search| search.start() != searched.grid()) {
            self.begin(searched.grid());
            self.comparison = Comparison::default();
        }
        self.wait()
    }

    /// The watched search.
    pub(in crate::screen::solver) const fn watched(&self) -> Option<&Watched> {
        self.search.as_ref()
    }

    /// The last event of the search, if it is known.
    pub(in crate::screen::solver) const fn last_event(&self) -> Option<Event> {
        match self.told {
            Told::Event(event) => Some(event),
            Told::Begun | Told::OnTheWay(_) => None,
        }
    }

    /// Whether the search plays by itself.
    pub(in crate::screen::solver) const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Whether the search runs to an event on another thread.
    pub(in crate::screen::solver) const fn is_running(&self) -> bool {
        self.run.is_under_way()
    }

    /// The known effort of the methods that were counted.
    pub(in crate::screen::solver) fn counts(&self) -> impl Iterator<Item = Count> {
        self.comparison.counts()
    }
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Search(message)
    }
}
