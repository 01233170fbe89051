//! What each method takes for the same board, counted side by side beside the
//! window.

use std::time::Instant;

use iced::Task;

use super::Message;
use super::play::{SLICE, TELLING};
use crate::app::screen::solver::background::{Job, Sender};
use crate::app::screen::solver::{Action, Solver};
use crate::grid::Grid;
use crate::search::Stop;
use crate::search::watched::{Counters, Method, Until, Watched};

/// The solutions after which a method is left: the second one shows that there
/// are several.
const ENOUGH: u64 = 2;

/// The tries after which a method is left.
const LIMIT: u64 = 200_000_000;

/// What the methods take, as far as it is counted.
#[derive(Debug, Default)]
pub(super) struct Comparison {
    number: u64,
    /// The work on all of them, until the last has ended.
    jobs: Vec<Job>,
    counts: [Option<Count>; Method::ALL.len()],
}

/// What a method took so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// The method.
    pub method: Method,
    /// What it did.
    pub counters: Counters,
    /// How the count ended, if it has.
    pub ending: Option<Ending>,
}

/// How the count of a method ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Everything was tried.
    Complete,
    /// It was left at the second solution.
    Several,
    /// It was left, or stopped by the person, before it was known how many
    /// solutions there are.
    Left,
}

impl Comparison {
    /// Leaves the methods that are not at their end.
    pub(super) fn stop(&mut self) {
        self.jobs.clear();
        for count in self.counts.iter_mut().flatten() {
            count.ending.get_or_insert(Ending::Left);
        }
    }

    /// Whether a count is under way.
    pub(super) fn is_going(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Takes what was counted.
    pub(super) fn take(&mut self, number: u64, count: Count) {
        if number != self.number || !self.is_going() {
            return;
        }
        let place = Method::ALL
            .iter()
            .position(|method| *method == count.method);
        if let Some(place) = place {
            self.counts[place] = Some(count);
        }
        if self.counts().all(|count| count.ending.is_some()) {
            self.jobs.clear();
        }
    }

    /// The counts, in the order of the methods.
    pub(super) fn counts(&self) -> impl Iterator<Item = Count> {
        self.counts.iter().copied().flatten()
    }
}

impl Solver {
    /// Counts what every method takes, or stops that.
    pub(super) fn compare_methods(&mut self) -> Action {
        if self.watch.comparison.is_going() {
            self.watch.comparison.stop();
            return Action::None;
        }
        let number = self.watch.new_job();
        let mut tasks = Vec::new();
        let mut jobs = Vec::new();
        for method in Method::ALL {
            let grid = self.session.grid().clone();
            let (job, task) = Job::start(number, move |stop, sender| {
                count(&grid, method, stop, sender);
            });
            jobs.push(job);
            tasks.push(task.map(move |count| Message::Counted(number, count).into()));
        }
        self.watch.comparison = Comparison {
            number,
            jobs,
            counts: Method::ALL.map(|method| {
                Some(Count {
                    method,
                    counters: Counters::default(),
                    ending: None,
                })
            }),
        };
        Action::Run(Task::batch(tasks))
    }
}

/// Searches until it is known whether there is one solution, and tells the
/// counts from time to time.
fn count(grid: &Grid, method: Method, stop: &Stop, sender: &Sender<Count>) {
    let mut search = Watched::new(grid, method);
    let mut told = Instant::now();
    loop {
        let Ok(_) = search.run(Until::Solution, SLICE, stop) else {
            return;
        };
        let counters = search.counters();
        let ending = if search.has_ended() {
            Some(Ending::Complete)
        } else if counters.solutions >= ENOUGH {
            Some(Ending::Several)
        } else if counters.tries >= LIMIT {
            Some(Ending::Left)
        } else {
            None
        };
        if ending.is_some() || told.elapsed() >= TELLING {
            sender.send(Count {
                method,
                counters,
                ending,
            });
            told = Instant::now();
        }
        if ending.is_some() {
            return;
        }
    }
}
