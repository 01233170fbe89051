use super::{Cause, Change, Observer, Position};
use crate::technique::Technique;

/// Keeps the moves made since the puzzle was opened, and those taken back. It
/// registers for [`Interest::Marks`](super::Interest::Marks).
///
/// A new move ends what could be made again; but one of marks alone leaves the
/// moves of the board that were taken back, since they fit as before: who goes
/// back to look, and colours a cell there, can go on again.
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

    /// What was taken back cannot be made again any more.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// The moves that changed values or candidates, each with its place among
    /// [`moves`](Self::moves): marks alone are no step on a path.
    pub fn board_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = (usize, &Change)> + DoubleEndedIterator {
        let of_board: Vec<_> = self
            .moves
            .iter()
            .enumerate()
            .filter(|(_, change)| change.is_of_board())
            .collect();
        of_board.into_iter()
    }

    /// How many of the first `count` moves changed values or candidates.
    pub fn board_moves_in(&self, count: usize) -> usize {
        let first = self.moves.iter().take(count);
        first.filter(|change| change.is_of_board()).count()
    }

    /// The moves since the opening or the last restart.
    pub fn since_restart(&self) -> &[Change] {
        let mut moves = self.moves.iter();
        let restart = moves.rposition(|change| change.cause == Cause::Restart);
        &self.moves[restart.map_or(0, |at| at + 1)..]
    }

    /// How many moves changed values or candidates since the opening or the last restart.
    pub fn taken(&self) -> usize {
        let since = self.since_restart().iter();
        since.filter(|change| change.is_of_board()).count()
    }

    /// The number of a move as it is told, from 1: how many moves changed values or
    /// candidates up to it since the opening or the last restart before it. A restart has
    /// the number that the move before it would have next.
    pub fn number_of(&self, index: usize) -> usize {
        let before = self.moves.get(..index).unwrap_or(&self.moves);
        let restart = before.iter().rposition(|it| it.cause == Cause::Restart);
        let since = before.iter().skip(restart.map_or(0, |at| at + 1));
        1 + since.filter(|change| change.is_of_board()).count()
    }

    /// How many moves the technique made since the opening or the last
    /// restart.
    pub fn uses(&self, technique: Technique) -> usize {
        self.since_restart()
            .iter()
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
            // Marks may have been put since it was taken back: what it did
            // now is what undo takes back.
            Cause::Redo => {
                self.moves
                    .extend(self.undone.pop().map(|Change { cause, .. }| Change {
                        cause,
                        ..change.clone()
                    }));
            }
            _ => {
                if change.is_of_board() {
                    self.undone.clear();
                } else {
                    self.undone.retain(Change::is_of_board);
                }
                self.moves.push(change.clone());
            }
        }
    }
}
