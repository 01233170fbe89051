//! Backtracking to be watched: a plain search of which every act is an
//! [`Event`], by three [`Method`]s to compare.
//!
//! A search chooses a cell and tries its candidates there, the smallest first.
//! With each trial it goes on to the next cell, until it finds a solution or a
//! contradiction; then it withdraws the last trial and tries the next digit of
//! the same cell or, where none is left, goes back to the trial before. It ends
//! when everything has been tried, so that it comes to every solution.
//!
//! The search goes forwards only. What it keeps are the trials that stand, at
//! most 81, however long it runs.
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

use board::{Board, Seen};

use super::{Stop, Stopped};
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit, DigitSet, Grid, Values};

/// How many events go by between two looks at the stop: well under a
/// millisecond.
const EVENTS_BETWEEN_LOOKS: u64 = 4096;

/// A search that stands still until it is asked for its next event.
#[derive(Debug, Clone)]
pub struct Watched {
    method: Method,
    start: Grid,
    board: Board,
    /// The cells that were chosen. All have a trial, but the last one after it
    /// was chosen and between two of its trials.
    levels: Vec<Level>,
    counters: Counters,
    next: Act,
}

/// What a search has done so far, and how deep it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counters {
    /// The digits tried.
    pub tries: u64,
    /// The trials withdrawn. The others stand: `tries - go_backs` is `depth`.
    pub go_backs: u64,
    /// The trials that stand, from 0 to 81.
    pub depth: usize,
    /// The most trials that stood at once.
    pub greatest_depth: usize,
    /// The solutions found.
    pub solutions: u64,
}

/// A cell that was chosen, and what became of its candidates. In a tree of the
/// choices it is one node of the path to where the search stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The cell.
    pub cell: Cell,
    /// The digits that are wrong, if the trials before are right.
    pub failed: DigitSet,
    /// The digits with which all solutions have been found.
    pub solved: DigitSet,
    /// The digit that is being tried, if one is.
    pub trying: Option<Digit>,
    /// The digits still to be tried.
    pub left: DigitSet,
}

/// Where a run pauses. Each pauses at the end too.
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
    /// How many solutions were found before the trial that stands.
    solutions_before: u64,
}

/// What the next step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    /// Compares the values of the position as it came, then looks.
    Start,
    /// Looks at the position, after something was set.
    Look,
    /// Tries the next digit of the last choice.
    Try,
    /// Withdraws the last trial.
    GoBack,
    Nothing,
}

impl Watched {
    /// A search in a position that has not begun. Candidates that were removed
    /// by hand are not tried.
    pub fn new(grid: &Grid, method: Method) -> Self {
        Self {
            method,
            start: grid.clone(),
            board: Board::new(grid, method),
            levels: Vec::with_capacity(grid.unsolved().len()),
            counters: Counters::default(),
            next: Act::Start,
        }
    }

    /// Does the next act and tells it; `None` after [`Event::End`].
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

    /// Runs to an event and hands it over: one of those asked for, or
    /// [`Event::End`], again and again once the search has ended. `None` if
    /// none of them came within so many events. So a window can run a search in
    /// slices, at any speed.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised or its time was up. The search stands
    /// between two events then, and can go on.
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
            Seen::Full => {
                self.counters.solutions += 1;
                (Act::GoBack, Event::Solution)
            }
            Seen::Contradiction(contradiction) => {
                (Act::GoBack, Event::Contradiction(contradiction))
            }
            Seen::Single { placement, house } => {
                self.board.set(placement, self.start.layout());
                (Act::Look, Event::Single { placement, house })
            }
            Seen::Choice(cell, candidates) => {
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
            // Nothing is tried but what was chosen and has a digit left.
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

    /// How the search goes about it.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// What the search has done so far.
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

    /// The values as they are now: those of the start, the trials and the
    /// singles that follow from them. Singles that were set before the first
    /// trial hold without any, and stand at the end too.
    pub fn values(&self) -> Values {
        let mut values = *self.start.values();
        if let Board::Candidates { now, .. } = &self.board {
            for cell in self.start.unsolved() {
                values[cell.index()] = now.value(cell);
            }
        }
        for Choice { cell, trying, .. } in self.choices() {
            values[cell.index()] = trying;
        }
        values
    }

    /// The position as it is now, with the candidates that the values leave.
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

    /// The cells in which a trial stands.
    pub fn trials(&self) -> CellSet {
        let trials = self.choices().filter(|choice| choice.trying.is_some());
        trials.map(|choice| choice.cell).collect()
    }

    /// The cells whose value is a single that was set by the search.
    pub fn singles(&self) -> CellSet {
        let values = self.values();
        let filled = self.start.unsolved().into_iter();
        let filled = filled.filter(|cell| values[cell.index()].is_some());
        filled.collect::<CellSet>() - self.trials()
    }

    /// The cells that were chosen, the first one first: the trials that stand,
    /// and a cell that was chosen and has no trial at the moment.
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
    /// Takes up the next digit; with what is left after it.
    #[inline]
    fn try_next(&mut self) -> Option<(Candidate, DigitSet)> {
        let digit = self.left.first()?;
        self.left.remove(digit);
        self.trying = Some(digit);
        Some((Candidate::new(self.cell, digit), self.left))
    }

    /// Puts the digit that is being tried aside.
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
