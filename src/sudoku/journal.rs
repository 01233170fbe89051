use super::{Cause, Change, Observer, Position};
use crate::rules::Technique;

/// Keeps the moves made since the puzzle was opened, and those taken back.
#[derive(Debug, Default)]
pub struct Journal {
    pub(super) moves: Vec<Change>,
    pub(super) undone: Vec<Change>,
}

impl Journal {
    /// A journal with these moves, each list as below.
    pub(super) const fn of(moves: Vec<Change>, undone: Vec<Change>) -> Self {
        Self { moves, undone }
    }

    /// The moves that led here, the first one first.
    pub fn moves(&self) -> &[Change] {
        &self.moves
    }

    /// The moves taken back, the next one to make again last.
    pub fn undone(&self) -> &[Change] {
        &self.undone
    }

    /// How many moves the technique made since the opening or the last
    /// restart.
    pub fn uses(&self, technique: Technique) -> usize {
        self.moves
            .iter()
            .rev()
            .take_while(|change| change.cause != Cause::Restart)
            .filter(|change| match &change.cause {
                Cause::Rule(deductions) => deductions
                    .first()
                    .is_some_and(|deduction| deduction.technique == technique),
                _ => false,
            })
            .count()
    }
}

impl Observer for Journal {
    fn changed(&mut self, _position: &Position, change: &Change) {
        match change.cause {
            Cause::Opened => *self = Self::default(),
            Cause::Undo => self.undone.extend(self.moves.pop()),
            Cause::Redo => self.moves.extend(self.undone.pop()),
            _ => {
                self.undone.clear();
                self.moves.push(change.clone());
            }
        }
    }
}
