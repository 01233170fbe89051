use super::{Cause, Change, Observer, Position};
use crate::technique::Technique;

/// Stores the moves made since the puzzle was opened, and the undone ones. It registers for
/// [`Interest::Marks`](super::Interest::Marks).
///
/// A new move discards the undone moves. A move of marks alone keeps those undone moves that
/// changed the board, because they still fit: you can undo moves to look back, color a cell there,
/// and redo them.
#[derive(Debug, Default)]
pub struct Journal {
    pub(super) moves: Vec<Change>,
    pub(super) undone: Vec<Change>,
}

impl Journal {
    /// A journal with these moves, each list in the order below.
    pub(super) const fn of(moves: Vec<Change>, undone: Vec<Change>) -> Self {
        Self { moves, undone }
    }

    /// The moves that led to the position, the first one first.
    pub fn moves(&self) -> &[Change] {
        &self.moves
    }

    /// The undone moves, the next one to redo last.
    pub fn undone(&self) -> &[Change] {
        &self.undone
    }

    /// Discards the undone moves, so that they cannot be redone.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// The moves that changed values or candidates, each with its index among
    /// [`moves`](Self::moves): a move of marks alone is not a step on a path.
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

    /// The number of moves among the first `count` that changed values or candidates.
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

    /// The number of moves since the opening or the last restart that changed values or candidates.
    pub fn moves_made(&self) -> usize {
        let since = self.since_restart().iter();
        since.filter(|change| change.is_of_board()).count()
    }

    /// The displayed number of a move, from 1: one more than the number of moves before it that
    /// changed values or candidates since the opening or the last restart before it. A restart
    /// itself gets the next number.
    pub fn number_of(&self, index: usize) -> usize {
        let before = self.moves.get(..index).unwrap_or(&self.moves);
        let restart = before.iter().rposition(|it| it.cause == Cause::Restart);
        let since = before.iter().skip(restart.map_or(0, |at| at + 1));
        1 + since.filter(|change| change.is_of_board()).count()
    }

    /// The number of moves by the technique since the opening or the last restart.
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
            // Marks may have been put on the board since the move was undone. The next undo
            // reverses what the move does now.
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
