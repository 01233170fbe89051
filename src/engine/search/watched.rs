//! Backtracking to watch: a plain search whose every action is an [`Event`], with three [`Method`]s
//! to compare.
//!
//! A search chooses a cell and tries its candidates there, the smallest first. After each trial it
//! moves on to the next cell, until it finds a solution or a contradiction. Then it withdraws the
//! last trial and tries the next digit of that cell or, if none is left, goes back to the trial
//! before. It ends when everything has been tried, so it finds every solution.
//!
//! The search only moves forward. It stores only the current trials, at most 81, however long it
//! runs.
//!
//! ```
//! use sudoku_engine::grid::{Cell, Grid};
//! use sudoku_engine::search::Stop;
//! use sudoku_engine::search::watched::{Event, Method, Until, Watched};
//!
//! let mut search = Watched::new(&Grid::empty(), Method::ReadingOrder);
//! assert!(matches!(search.step(), Some(Event::Choose { .. })));
//! assert!(matches!(search.step(), Some(Event::Try { .. })));
//! assert_eq!(search.trials().first(), Some(Cell::at(0, 0)));
//!
//! let event = search.run(Until::Solution, u64::MAX, &Stop::never())?;
//! assert_eq!(event, Some(Event::Solution));
//! assert_eq!(search.counters().depth, 81);
//! # Ok::<(), sudoku_engine::search::Stopped>(())
//! ```

mod board;
mod event;
mod held;
mod method;
mod places;
mod sums;

pub use event::Event;
pub use method::{Method, UnknownMethod};

use board::{NextAct, WatchedPosition};

use super::{Stop, Stopped};
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, Values};

/// The number of events between two checks of the stop: well under a millisecond.
const EVENTS_BETWEEN_LOOKS: u64 = 4096;

/// A search that waits until it is asked for its next event.
#[derive(Debug, Clone)]
pub struct Watched {
    method: Method,
    start: Grid,
    board: WatchedPosition,
    /// The chosen cells. Each has a trial, except the last one just after it was chosen and between
    /// two of its trials.
    levels: Vec<Level>,
    counters: Counters,
    next: Act,
}

/// The progress of a search and its current depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counters {
    /// The digits tried.
    pub tries: u64,
    /// The trials withdrawn. The others are current: `tries - go_backs` is `depth`.
    pub go_backs: u64,
    /// The number of current trials, from 0 to 81.
    pub depth: usize,
    /// The most trials that were current at once.
    pub greatest_depth: usize,
    /// The solutions found.
    pub solutions: u64,
}

/// A chosen cell and the results of its candidates. In the tree of choices, it is a node on the
/// path to the current point of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The cell.
    pub cell: Cell,
    /// The digits that are wrong if the earlier trials are right.
    pub failed: DigitSet,
    /// The digits whose solutions have all been found.
    pub solved: DigitSet,
    /// The digit that is being tried, if one is.
    pub trying: Option<Digit>,
    /// The digits still to be tried.
    pub left: DigitSet,
}

/// The point where a run pauses. A run always pauses at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Until {
    /// At the next contradiction.
    Contradiction,
    /// At the next solution.
    Solution,
    /// At the end.
    End,
}

#[derive(Debug, Clone)]
struct Level {
    choice: Choice,
    /// The number of solutions found before the current trial.
    solutions_before: u64,
}

/// The action of the next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    /// Compares the original values of the position, then looks.
    Start,
    /// Looks at the position after a digit was set.
    Look,
    /// Tries the next digit of the last choice.
    Try,
    /// Withdraws the last trial.
    GoBack,
    Nothing,
}

impl Watched {
    /// Creates a search in a position. Candidates that were removed by hand are not tried.
    pub fn new(grid: &Grid, method: Method) -> Self {
        Self {
            method,
            start: grid.clone(),
            board: WatchedPosition::new(grid, method),
            levels: Vec::with_capacity(grid.unsolved().len()),
            counters: Counters::default(),
            next: Act::Start,
        }
    }

    /// Performs the next action and returns its event; `None` after [`Event::End`].
    #[inline]
    pub fn step(&mut self) -> Option<Event> {
        Some(match self.next {
            Act::Start => {
                let clash = Contradiction::clashes(&self.start).next();
                match clash {
                    Some(clash) => {
                        self.next = Act::GoBack;
                        Event::Contradiction(clash)
                    }
                    None => self.look(),
                }
            }
            Act::Look => self.look(),
            Act::Try => self.try_next(),
            Act::GoBack => self.go_back(),
            Act::Nothing => return None,
        })
    }

    /// Runs until one of the requested events, and returns it. Returns [`Event::End`] when the
    /// search has ended, and on every later call. `None` if none of them came within `at_most`
    /// events. A window can therefore run a search in slices, at any speed.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised or its time ran out. The search is then between two events
    /// and can continue.
    pub fn run(
        &mut self,
        until: Until,
        at_most: u64,
        stop: &Stop,
    ) -> Result<Option<Event>, Stopped> {
        let mut left = at_most;
        while left > 0 {
            if stop.is_raised() {
                return Err(Stopped);
            }
            let slice = left.min(EVENTS_BETWEEN_LOOKS);
            for _ in 0..slice {
                let event = self.step().unwrap_or(Event::End);
                if until.is_met_by(&event) {
                    return Ok(Some(event));
                }
            }
            left -= slice;
        }
        Ok(None)
    }

    #[inline]
    fn look(&mut self) -> Event {
        let (next, event) = match self.board.look(self.counters.depth, self.start.layout()) {
            NextAct::Full => {
                self.counters.solutions += 1;
                (Act::GoBack, Event::Solution)
            }
            NextAct::Contradiction(contradiction) => {
                (Act::GoBack, Event::Contradiction(contradiction))
            }
            NextAct::Single { placement, house } => {
                self.board.set(placement, self.start.layout());
                (Act::Look, Event::Single { placement, house })
            }
            NextAct::Choice(cell, candidates) => {
                self.levels.push(Level::of(cell, candidates));
                (Act::Try, Event::Choose { cell, candidates })
            }
        };
        self.next = next;
        event
    }

    #[inline]
    fn try_next(&mut self) -> Event {
        let next = self.levels.last_mut().and_then(|level| {
            level.solutions_before = self.counters.solutions;
            level.choice.try_next()
        });
        let Some((trial, left)) = next else {
            // Only a chosen cell with a digit left is tried.
            return self.go_back();
        };
        self.board.assume(trial, self.start.layout());
        let counters = &mut self.counters;
        counters.tries += 1;
        counters.depth += 1;
        counters.greatest_depth = counters.greatest_depth.max(counters.depth);
        self.next = Act::Look;
        Event::Try { trial, left }
    }

    #[inline]
    fn go_back(&mut self) -> Event {
        let solutions = self.counters.solutions;
        let withdrawn = self.levels.last_mut().and_then(|level| {
            let solved = solutions > level.solutions_before;
            let trial = level.choice.withdraw(solved)?;
            Some((trial, level.choice.left, solved))
        });
        let Some((trial, left, solved)) = withdrawn else {
            self.next = Act::Nothing;
            return Event::End;
        };
        self.board.withdraw(trial, self.start.layout());
        self.counters.go_backs += 1;
        self.counters.depth -= 1;
        self.next = if left.is_empty() {
            self.levels.pop();
            Act::GoBack
        } else {
            Act::Try
        };
        Event::Back {
            trial,
            left,
            solved,
        }
    }

    /// The method of the search.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The progress of the search so far.
    pub const fn counters(&self) -> Counters {
        self.counters
    }

    /// Whether everything has been tried.
    pub fn has_ended(&self) -> bool {
        self.next == Act::Nothing
    }

    /// The position in which the search began.
    pub const fn start(&self) -> &Grid {
        &self.start
    }

    /// The current values: those of the start, the trials and the singles that follow from them.
    /// Singles set before the first trial depend on no trial and remain at the end.
    pub fn values(&self) -> Values {
        let mut values = *self.start.values();
        if let WatchedPosition::Candidates { now, .. } = &self.board {
            for cell in self.start.unsolved() {
                values[cell.index()] = now.value(cell);
            }
        }
        for Choice { cell, trying, .. } in self.choices() {
            values[cell.index()] = trying;
        }
        values
    }

    /// The current position, with the candidates that the values leave.
    pub fn grid(&self) -> Grid {
        let values = self.values();
        let mut grid = self.start.clone();
        for cell in self.start.unsolved() {
            if let Some(digit) = values[cell.index()] {
                grid.place(Candidate::new(cell, digit));
            }
        }
        grid
    }

    /// The cells with a current trial.
    pub fn trials(&self) -> CellSet {
        let trials = self.choices().filter(|choice| choice.trying.is_some());
        trials.map(|choice| choice.cell).collect()
    }

    /// The cells filled with singles by the search.
    pub fn singles(&self) -> CellSet {
        let values = self.values();
        let filled = self.start.unsolved().into_iter();
        let filled = filled.filter(|cell| values[cell.index()].is_some());
        filled.collect::<CellSet>() - self.trials()
    }

    /// The chosen cells in order: the cells with a current trial, and a chosen cell without a trial
    /// at the moment.
    pub fn choices(&self) -> impl ExactSizeIterator<Item = Choice> + DoubleEndedIterator + '_ {
        self.levels.iter().map(|level| level.choice)
    }
}

impl Level {
    #[inline]
    const fn of(cell: Cell, candidates: DigitSet) -> Self {
        Self {
            choice: Choice {
                cell,
                failed: DigitSet::EMPTY,
                solved: DigitSet::EMPTY,
                trying: None,
                left: candidates,
            },
            solutions_before: 0,
        }
    }
}

impl Choice {
    /// Moves to the next digit; returns it with the digits left after it.
    #[inline]
    fn try_next(&mut self) -> Option<(Candidate, DigitSet)> {
        let digit = self.left.first()?;
        self.left.remove(digit);
        self.trying = Some(digit);
        Some((Candidate::new(self.cell, digit), self.left))
    }

    /// Ends the trial of the current digit.
    #[inline]
    fn withdraw(&mut self, solved: bool) -> Option<Candidate> {
        let digit = self.trying.take()?;
        if solved {
            self.solved.insert(digit);
        } else {
            self.failed.insert(digit);
        }
        Some(Candidate::new(self.cell, digit))
    }
}

impl Until {
    #[inline]
    const fn is_met_by(self, event: &Event) -> bool {
        match event {
            Event::End => true,
            Event::Solution => matches!(self, Self::Solution),
            Event::Contradiction(_) => matches!(self, Self::Contradiction),
            _ => false,
        }
    }
}
