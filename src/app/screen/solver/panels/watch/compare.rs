//! A comparison of the methods: their effort for the same board, counted side by side on other
//! threads.

use std::time::Instant;

use iced::Task;

use super::Message;
use super::play::{SLICE, TELLING};
use crate::lookup::{Late, Lookup, News, Teller};
use sudoku_engine::grid::Grid;
use sudoku_engine::search::Stop;
use sudoku_engine::search::watched::{Counters, Method, Until, Watched};

/// The number of solutions at which a count stops: the second one shows that there are several.
const ENOUGH: u64 = 2;

/// The number of tries at which a count stops.
const LIMIT: u64 = 200_000_000;

/// The effort of the methods so far.
#[derive(Debug, Default)]
pub(super) struct Comparison {
    /// The count of each method.
    lookups: [Lookup<Count, Count>; Method::ALL.len()],
    counts: [Option<Count>; Method::ALL.len()],
}

/// The effort of a method so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// The method.
    pub method: Method,
    /// The counters of its search.
    pub counters: Counters,
    /// The end of the count, once it has ended.
    pub ending: Option<Ending>,
}

/// The end of the count of a method.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Everything was tried.
    Complete,
    /// It stopped at the second solution.
    Several,
    /// It stopped, or the player stopped it, before the number of solutions was known.
    Left,
}

impl Comparison {
    /// Stops the counts under way.
    pub(super) fn stop(&mut self) {
        for lookup in &mut self.lookups {
            lookup.cancel();
        }
        for count in self.counts.iter_mut().flatten() {
            count.ending.get_or_insert(Ending::Left);
        }
    }

    /// Whether a count is under way.
    pub(super) fn is_going(&self) -> bool {
        self.lookups.iter().any(Lookup::is_under_way)
    }

    /// Takes a count of the method with this number.
    pub(super) fn take(&mut self, place: usize, late: Late<Count, Count>) {
        let lookup = self.lookups.get_mut(place);
        let news = lookup.and_then(|lookup| lookup.take(late));
        if let Some(News::Progress(count) | News::Answer(count)) = news {
            self.counts[place] = Some(count);
        }
    }

    /// The counts, in the order of the methods.
    pub(super) fn counts(&self) -> impl Iterator<Item = Count> {
        self.counts.iter().copied().flatten()
    }

    /// Starts or stops counting the effort of every method on this board.
    pub(super) fn turn(&mut self, grid: &Grid) -> Task<Message> {
        if self.is_going() {
            self.stop();
            return Task::none();
        }
        self.counts = Method::ALL.map(|method| Some(Count::begun(method)));
        let lookups = Method::ALL.into_iter().zip(&mut self.lookups).enumerate();
        let tasks = lookups.map(|(place, (method, lookup))| {
            let grid = grid.clone();
            let counted = lookup.begin(move |stop, teller| count(&grid, method, stop, teller));
            counted.map(move |late| Message::Counted(place, late))
        });
        Task::batch(tasks)
    }
}

impl Count {
    fn begun(method: Method) -> Self {
        Self {
            method,
            counters: Counters::default(),
            ending: None,
        }
    }
}

/// Searches until it is known whether there is exactly one solution, and reports the counters from
/// time to time.
fn count(grid: &Grid, method: Method, stop: &Stop, teller: &Teller<Count, Count>) -> Count {
    let mut search = Watched::new(grid, method);
    let mut told = Instant::now();
    loop {
        let stopped = search.run(Until::Solution, SLICE, stop).is_err();
        let counters = search.counters();
        let ending = if search.has_ended() {
            Some(Ending::Complete)
        } else if counters.solutions >= ENOUGH {
            Some(Ending::Several)
        } else if stopped || counters.tries >= LIMIT {
            Some(Ending::Left)
        } else {
            None
        };
        let count = Count {
            method,
            counters,
            ending,
        };
        if ending.is_some() {
            return count;
        }
        if told.elapsed() >= TELLING {
            teller.tell(count);
            told = Instant::now();
        }
    }
}
