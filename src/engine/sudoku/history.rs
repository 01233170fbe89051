use std::sync::Arc;

use super::{Cause, Change, Edits, Journal, MarkChange, Position, Removal, ValueChange};
use crate::grid::Candidate;
use crate::rules::{Deduction, Pattern, Technique};

/// The moves made and undone, as a file stores them: enough to undo and redo each move. For steps
/// of rules, it has the rules and their conclusions. Their arguments can be found again on the
/// earlier board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    /// The moves that led to the position, the first one first.
    pub made: Vec<Move>,
    /// The undone moves, the next one to redo last.
    pub undone: Vec<Move>,
}

/// One move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The reason for the move.
    pub cause: MoveCause,
    /// The values that changed, in reading order.
    pub values: Vec<ValueChange>,
    /// The candidates ruled out by a rule or by hand, or restored, in reading order.
    pub removals: Vec<Removal>,
    /// The marks that were put on the board or removed, each kind in reading order.
    pub marks: Vec<MarkChange>,
}

/// The reason for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveCause {
    /// A given of the puzzle was corrected.
    Given,
    /// A rule was applied; these are the changes by each of its deductions.
    Rule(Vec<Conclusion>),
    /// A person made it.
    Person,
    /// Backtracking filled it in.
    Search,
    /// A person asked for the digit of a cell, which comes from the solution.
    Answer,
    /// Everything except the givens was removed.
    Restart,
    /// A person returned to the save point with this name.
    SavePoint(Arc<str>),
}

impl MoveCause {
    /// Whether a person made the move; steps of rules and searches cost nothing to repeat.
    /// [`Cause::is_own`] is the counterpart for a change.
    pub const fn is_own(&self) -> bool {
        match self {
            Self::Given | Self::Person | Self::Answer | Self::SavePoint(_) => true,
            Self::Rule(_) | Self::Search | Self::Restart => false,
        }
    }
}

/// The conclusions of a deduction, without its argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conclusion {
    /// The technique used; `None` for a rule from outside the catalog.
    pub technique: Option<Technique>,
    /// The concluded values.
    pub placements: Vec<Candidate>,
    /// The excluded candidates.
    pub eliminations: Vec<Candidate>,
}

/// The name of a rule from outside the catalog, because a file stores no name for it.
const OTHER_RULE: &str = "Another rule";

/// A move that cannot have been made: it does not lead to the board, or not from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("a move does not lead to the board as it stands")]
pub struct Misfit {
    /// Whether it is one of the undone moves.
    pub undone: bool,
    /// Its index among them.
    pub index: usize,
}

impl History {
    /// The number of moves since the opening or the last restart that changed values or candidates,
    /// counted as by [`Journal::moves_made`].
    pub fn moves_made(&self) -> usize {
        let mut made = self.made.iter();
        let restart = made.rposition(|it| it.cause == MoveCause::Restart);
        let since = self.made.iter().skip(restart.map_or(0, |at| at + 1));
        since.filter(|it| it.is_of_board()).count()
    }

    /// The history of a journal.
    pub fn of(journal: &Journal) -> Self {
        let moves = |changes: &[Change]| changes.iter().filter_map(Move::of).collect();
        Self {
            made: moves(journal.moves()),
            undone: moves(journal.undone()),
        }
    }

    /// Whether no move was made or undone.
    pub fn is_empty(&self) -> bool {
        self.made.is_empty() && self.undone.is_empty()
    }

    /// The journal that led to this position. Steps of rules have [`Pattern::NotKept`].
    ///
    /// # Errors
    ///
    /// The first move that cannot have been made, going back from the position and then ahead.
    pub fn journal(&self, now: &Position) -> Result<Journal, Misfit> {
        let mut made = Vec::with_capacity(self.made.len());
        let mut position = now.clone();
        for (index, it) in self.made.iter().enumerate().rev() {
            let after = position.clone();
            position.edit(&it.taken_back());
            let change = it.between(&position, &after);
            let change = change.filter(|change| change.marks == it.marks);
            made.push(change.ok_or(Misfit {
                undone: false,
                index,
            })?);
        }
        made.reverse();
        let mut undone = Vec::with_capacity(self.undone.len());
        let mut position = now.clone();
        for (index, it) in self.undone.iter().enumerate().rev() {
            let before = position.clone();
            position.edit(&it.made_again());
            // Marks may have been put on the board since the move was undone. Redoing it does not
            // put marks again that are already there.
            let change = it.between(&before, &position);
            undone.push(change.ok_or(Misfit {
                undone: true,
                index,
            })?);
        }
        undone.reverse();
        Ok(Journal::of(made, undone))
    }
}

impl Move {
    /// Whether the move changed values or candidates, not only marks.
    pub const fn is_of_board(&self) -> bool {
        !self.values.is_empty() || !self.removals.is_empty()
    }

    /// The move of a change, if it was a move.
    fn of(change: &Change) -> Option<Self> {
        let cause = match &change.cause {
            Cause::Given => MoveCause::Given,
            Cause::Rule(deductions) => {
                let all = deductions.iter();
                let conclusions = all.map(|deduction| Conclusion::of(deduction, change));
                MoveCause::Rule(conclusions.filter(|it| !it.is_empty()).collect())
            }
            Cause::Person => MoveCause::Person,
            Cause::Search => MoveCause::Search,
            Cause::Answer => MoveCause::Answer,
            Cause::Restart => MoveCause::Restart,
            Cause::SavePoint(name) => MoveCause::SavePoint(Arc::clone(name)),
            Cause::Opened | Cause::Undo | Cause::Redo => return None,
        };
        Some(Self {
            cause,
            values: change.values.clone(),
            removals: change.removals.clone(),
            marks: change.marks.clone(),
        })
    }

    /// The change of this move, if it is the difference between two positions, except for marks.
    fn between(&self, before: &Position, after: &Position) -> Option<Change> {
        if matches!(&self.cause, MoveCause::Rule(conclusions) if conclusions.is_empty()) {
            return None;
        }
        let change = Change::between(before, after, self.cause());
        let is_it = change.values == self.values && change.removals == self.removals;
        (is_it && !change.is_empty()).then_some(change)
    }

    fn cause(&self) -> Cause {
        match &self.cause {
            MoveCause::Given => Cause::Given,
            MoveCause::Rule(conclusions) => {
                Cause::Rule(conclusions.iter().map(Conclusion::deduction).collect())
            }
            MoveCause::Person => Cause::Person,
            MoveCause::Search => Cause::Search,
            MoveCause::Answer => Cause::Answer,
            MoveCause::Restart => Cause::Restart,
            MoveCause::SavePoint(name) => Cause::SavePoint(Arc::clone(name)),
        }
    }

    fn taken_back(&self) -> Edits {
        Edits {
            values: self.values.iter().map(|it| (it.cell, it.before)).collect(),
            removals: self
                .removals
                .iter()
                .map(|it| (it.candidate, !it.removed))
                .collect(),
            marks: self.marks.iter().map(|it| (it.mark, !it.present)).collect(),
        }
    }

    fn made_again(&self) -> Edits {
        Edits {
            values: self.values.iter().map(|it| (it.cell, it.after)).collect(),
            removals: self
                .removals
                .iter()
                .map(|it| (it.candidate, it.removed))
                .collect(),
            marks: self.marks.iter().map(|it| (it.mark, it.present)).collect(),
        }
    }
}

impl Conclusion {
    /// All conclusions of a deduction.
    pub fn all_of(deduction: &Deduction) -> Self {
        let mut conclusion = Self {
            technique: named(deduction.technique),
            placements: deduction.placements.to_vec(),
            eliminations: deduction.eliminations.to_vec(),
        };
        conclusion.placements.sort_unstable();
        conclusion.eliminations.sort_unstable();
        conclusion
    }

    /// The conclusions of a deduction that were new on the board.
    fn of(deduction: &Deduction, change: &Change) -> Self {
        let is_placed = |candidate: &&Candidate| {
            let mut values = change.values.iter();
            values.any(|value| {
                let after = value.after.map(|after| after.digit);
                value.cell == candidate.cell && after == Some(candidate.digit)
            })
        };
        let is_removed = |candidate: &&Candidate| {
            let mut removals = change.removals.iter();
            removals.any(|it| it.removed && it.candidate == **candidate)
        };
        let mut conclusion = Self {
            technique: named(deduction.technique),
            placements: deduction
                .placements
                .iter()
                .filter(is_placed)
                .copied()
                .collect(),
            eliminations: deduction
                .eliminations
                .iter()
                .filter(is_removed)
                .copied()
                .collect(),
        };
        conclusion.placements.sort_unstable();
        conclusion.eliminations.sort_unstable();
        conclusion
    }

    fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }

    /// A deduction with this conclusion and an unknown argument.
    fn deduction(&self) -> Deduction {
        Deduction {
            technique: self.technique.unwrap_or(Technique::Custom(OTHER_RULE)),
            placements: self.placements.iter().copied().collect(),
            eliminations: self.eliminations.iter().copied().collect(),
            pattern: Pattern::NotKept,
        }
    }
}

/// The technique of a conclusion; `None` for a rule from outside the catalog.
const fn named(technique: Technique) -> Option<Technique> {
    match technique {
        Technique::Custom(_) => None,
        technique => Some(technique),
    }
}

impl Journal {
    /// Replaces a step without arguments with the step with its arguments. False if the step is no
    /// longer there.
    pub fn argue(&mut self, step: &Arc<[Deduction]>, argued: &Arc<[Deduction]>) -> bool {
        let mut moves = self.moves.iter_mut().chain(&mut self.undone);
        let is_it = |cause: &Cause| matches!(cause, Cause::Rule(it) if Arc::ptr_eq(it, step));
        match moves.find(|change| is_it(&change.cause)) {
            Some(change) => {
                change.cause = Cause::Rule(Arc::clone(argued));
                true
            }
            None => false,
        }
    }
}
