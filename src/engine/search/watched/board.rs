//! The position in the form that a method uses, and the next act that the method finds there.

use super::Method;
use super::held::HeldDigits;
use super::places::Places;
use crate::grid::{Candidate, Cell, Contradiction, DigitSet, Grid, House, Layout};

/// The next thing to do in a position.
pub(super) enum NextAct {
    /// Every cell has a value.
    Full,
    Contradiction(Contradiction),
    Single {
        placement: Candidate,
        house: Option<House>,
    },
    /// A cell and its candidates, at least one.
    Choice(Cell, DigitSet),
}

/// The position in the form that suits the method. Each action gets the layout as an argument, so
/// that a copy stays small.
#[derive(Debug, Clone)]
pub(super) enum WatchedPosition {
    Values(HeldDigits),
    Candidates {
        now: Places,
        /// The position before each current trial, the first trial first.
        before: Vec<Places>,
        singles: bool,
    },
}

impl WatchedPosition {
    /// Creates the board; the values of the grid must not clash.
    pub(super) fn new(grid: &Grid, method: Method) -> Self {
        match method {
            Method::ReadingOrder => Self::Values(HeldDigits::of(grid)),
            Method::FewestCandidates | Method::Singles => Self::Candidates {
                now: Places::of(grid),
                before: Vec::with_capacity(grid.unsolved().len()),
                singles: method == Method::Singles,
            },
        }
    }

    /// What the method sees with `depth` current trials.
    #[inline]
    pub(super) fn look(&self, depth: usize, layout: &Layout) -> NextAct {
        if !layout.cages().is_empty()
            && let Some(broken) = self.broken_sum(layout)
        {
            return NextAct::Contradiction(broken);
        }
        match self {
            Self::Values(held) => held.look(depth, layout),
            Self::Candidates { now, singles, .. } => {
                if *singles {
                    now.look_for_singles(layout)
                } else {
                    now.look()
                }
            }
        }
    }

    /// A cage whose digits cannot add up to its sum.
    fn broken_sum(&self, layout: &Layout) -> Option<Contradiction> {
        match self {
            Self::Values(held) => held.broken_sum(layout),
            Self::Candidates { now, .. } => now.broken_sum(layout),
        }
    }

    /// Sets a single.
    #[inline]
    pub(super) fn set(&mut self, single: Candidate, layout: &Layout) {
        match self {
            Self::Values(held) => held.put(single, layout),
            Self::Candidates { now, .. } => now.put(single, layout),
        }
    }

    /// Sets a trial.
    #[inline]
    pub(super) fn assume(&mut self, trial: Candidate, layout: &Layout) {
        match self {
            Self::Values(held) => held.put(trial, layout),
            Self::Candidates { now, before, .. } => {
                before.push(now.clone());
                now.put(trial, layout);
            }
        }
    }

    /// Withdraws the last trial, which is `trial`, and everything set since.
    #[inline]
    pub(super) fn withdraw(&mut self, trial: Candidate, layout: &Layout) {
        match self {
            Self::Values(held) => held.take(trial, layout),
            Self::Candidates { now, before, .. } => {
                if let Some(before) = before.pop() {
                    *now = before;
                }
            }
        }
    }
}
