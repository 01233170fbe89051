//! What the screen has looked for: the next step by the rules, the solution by
//! trying. What takes long goes on beside the window, and can be stopped.

use std::thread;
use std::time::{Duration, Instant};

use iced::Task;
use iced::futures::channel::oneshot::{self, Canceled, Receiver};

use super::{Action, Effort, Message, Report, Solver};
use crate::grid::Contradiction;
use crate::search::{Found, Solutions, Stop, Stopped, solve};
use crate::session::{Outcome, StepFinding};
use crate::solver::Solver as Rules;
use crate::texts::words;

/// How long the window waits for a step before it shows that it is looked for:
/// nearly every step is there sooner, and a picture in between would flicker.
pub(super) const PATIENCE: Duration = Duration::from_millis(10);

/// Work that is under way.
#[derive(Debug)]
pub(super) struct Work {
    number: u64,
    stop: Stop,
    sought: Sought,
}

/// What the work is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sought {
    Step,
    Solution,
}

impl Solver {
    pub(super) fn step(&mut self) -> Action {
        if self.work.is_some() {
            return Action::None;
        }
        self.before_change();
        if !self.may_take_long() {
            let outcome = self.session.step();
            return self.came_out(outcome);
        }
        let search = self.session.search_step();
        let (number, stop) = self.begin(Sought::Step);
        let mut answer = start(move || search.run(&stop).map(Box::new));
        match wait(&mut answer, PATIENCE) {
            Some(answer) => self.step_found(number, answer.unwrap_or(Err(Stopped))),
            None => {
                self.report = Report::Looking;
                Action::Run(
                    Task::future(answer).map(move |answer| {
                        Message::StepFound(number, answer.unwrap_or(Err(Stopped)))
                    }),
                )
            }
        }
    }

    /// Whether a rule is on that is not always through in no time.
    fn may_take_long(&self) -> bool {
        let mut rules = self.session.rules().techniques();
        rules.any(|(technique, on)| on && !technique.entry().quick)
    }

    pub(super) fn step_found(
        &mut self,
        number: u64,
        result: Result<Box<StepFinding>, Stopped>,
    ) -> Action {
        if !self.ends(number) {
            return Action::None;
        }
        match result {
            Ok(found) => {
                let outcome = self.session.take_step(*found);
                self.came_out(outcome)
            }
            Err(Stopped) => {
                self.report = Report::Cancelled;
                Action::None
            }
        }
    }

    fn came_out(&mut self, outcome: Outcome) -> Action {
        self.report = match outcome {
            Outcome::Stepped(deductions) => Report::Stepped(deductions),
            Outcome::Solved => Report::Solved,
            Outcome::Stalled {
                off,
                skipped,
                solutions,
            } => {
                self.select_for_typing();
                self.worth_trying = true;
                Report::Stalled {
                    off,
                    skipped,
                    solutions,
                }
            }
            Outcome::Inconsistent(diagnosis) => Report::Inconsistent(diagnosis),
        };
        self.tell_skipped()
    }

    /// Tells of the rules that are skipped, once for as long as there are any.
    fn tell_skipped(&mut self) -> Action {
        let skipped = self.session.rules().skipped().len();
        let told = std::mem::replace(&mut self.told_skipped, skipped > 0);
        if skipped == 0 || told {
            return Action::None;
        }
        Action::Tell(words!("stalled-rules-skipped", count = skipped))
    }

    pub(super) fn solve(&mut self) -> Action {
        if self.work.is_some() {
            return Action::None;
        }
        if self.session.grid().is_solved() {
            self.report = Report::Solved;
            return Action::None;
        }
        let (number, stop) = self.begin(Sought::Solution);
        self.report = Report::Solving;
        self.focus = None;
        let grid = self.session.grid().clone();
        let answer = start(move || {
            let start = Instant::now();
            (solve(&grid, &stop), start.elapsed())
        });
        Action::Run(Task::future(answer).map(move |answer| {
            let (result, time) = answer.unwrap_or((Err(Stopped), Duration::ZERO));
            Message::Searched(number, result, time)
        }))
    }

    pub(super) fn searched(&mut self, number: u64, result: Result<Found, Stopped>, time: Duration) {
        if !self.ends(number) {
            return;
        }
        self.report = match result {
            Err(Stopped) => Report::Cancelled,
            Ok(Found { solutions, guesses }) => {
                let effort = Effort { guesses, time };
                match solutions {
                    Solutions::One(solution) => {
                        self.session.fill(&solution);
                        Report::Filled(effort)
                    }
                    Solutions::Several(solutions) => Report::Several { solutions, effort },
                    Solutions::None => {
                        let seen = self.session.visible_contradictions();
                        let contradiction =
                            seen.into_iter().next().unwrap_or(Contradiction::NoSolution);
                        Report::Inconsistent(self.session.diagnose(contradiction))
                    }
                }
            }
        };
    }

    /// New work: its number, and what stops it.
    pub(super) fn begin(&mut self, sought: Sought) -> (u64, Stop) {
        self.works += 1;
        let work = Work {
            number: self.works,
            stop: Stop::never(),
            sought,
        };
        let begun = (work.number, work.stop.clone());
        self.work = Some(work);
        begun
    }

    /// Whether the work with this number was under way; now it is not.
    pub(super) fn ends(&mut self, number: u64) -> bool {
        let is_it = self.work.as_ref().is_some_and(|work| work.number == number);
        if is_it {
            self.work = None;
        }
        is_it
    }

    pub(super) fn cancel(&mut self) {
        if let Some(work) = self.work.take() {
            work.stop.raise();
            self.report = Report::Cancelled;
        }
    }

    /// With other rules, the step that is looked for is another, and so is
    /// whether they find one.
    pub(super) fn after_rules_changed(&mut self, before: Rules) {
        let is_step = |work: &Work| work.sought == Sought::Step;
        if self.work.as_ref().is_some_and(is_step) {
            self.cancel();
        }
        if matches!(self.report, Report::Stalled { .. } | Report::Hinted { .. }) {
            self.report = Report::Ready;
            self.worth_trying = false;
        }
        self.compare_with(before);
        self.choice += 1;
    }

    pub(super) fn fill_in(&mut self) {
        if let Report::Several { solutions, effort } = &self.report {
            let effort = *effort;
            self.session.fill(&solutions[0]);
            self.report = Report::Filled(effort);
        }
    }

    /// Whatever the board is changed by, work on it as it was is void, and so
    /// is what was marked on it.
    pub(super) fn before_change(&mut self) {
        self.cancel();
        self.focus = None;
        self.link_walk = None;
        self.worth_trying = false;
        self.drop_link();
        self.steps.board_changes();
    }
}

/// Starts work on a thread of its own.
pub(super) fn start<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
    let (answer, answered) = oneshot::channel();
    let waiting = thread::current();
    thread::spawn(move || {
        // If nobody waits for the answer any more, nobody misses it.
        let _ = answer.send(work());
        waiting.unpark();
    });
    answered
}

/// Waits for an answer, but not for long.
pub(super) fn wait<T>(
    answered: &mut Receiver<T>,
    patience: Duration,
) -> Option<Result<T, Canceled>> {
    let start = Instant::now();
    loop {
        if let Some(answer) = answered.try_recv().transpose() {
            return Some(answer);
        }
        let left = patience.saturating_sub(start.elapsed());
        if left.is_zero() {
            return None;
        }
        thread::park_timeout(left);
    }
}
