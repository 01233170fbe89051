//! The things that a part of the screen may read and ask for.
//!
//! A part (the path, all steps, the search, work by hand, the game) owns its state. It borrows a
//! [`Context`] to read, and asks for everything else by a [`Request`]. So only the screen changes
//! the puzzle, in one place.

use std::borrow::Cow;

use iced::Task;

use super::card::Card;
use super::card::report::Report;
use super::doing::edit::Edit;
use sudoku_engine::grid::{Cell, CellSet, Layout};
use sudoku_engine::sudoku::{Cause, Position};
use sudoku_telling::session::Session;

/// The state that a part of the screen may read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Context<'a> {
    /// The puzzle.
    pub(super) session: &'a Session,
    /// The card.
    pub(super) card: &'a Card,
    /// The chosen cell; of several, the lead one.
    pub(super) chosen: Option<Cell>,
    /// All chosen cells.
    pub(super) all_chosen: CellSet,
    /// The cell under the pointer.
    pub(super) hovered: Option<Cell>,
    /// The number of the present choice of rules and granularity.
    pub(super) choice: u64,
    /// Whether a search for a step, a hint or the solution is under way.
    pub(super) is_seeking: bool,
    /// Whether the givens are being corrected.
    pub(super) correcting_givens: bool,
    /// Whether the board shows the notes made by hand.
    pub(super) shows_notes: bool,
}

/// The state that a part may read to answer a key.
#[derive(Debug, Clone, Copy)]
pub(super) struct OfKey<'a> {
    /// The general context.
    pub(super) screen: Context<'a>,
    /// Whether the card asks something that Enter answers.
    pub(super) card_asks: bool,
    /// Whether there is a pad, and with it the real board.
    pub(super) has_pad: bool,
}

impl Context<'_> {
    /// Whether Esc belongs to something that concerns the whole screen.
    pub(super) const fn takes_escape(&self) -> bool {
        self.is_seeking || self.correcting_givens
    }

    /// The layout of the board.
    pub(super) fn board(&self) -> &Layout {
        self.session.grid().layout()
    }

    /// The starting board of a watched search: the open board without the digits that searches
    /// filled in.
    pub(super) fn searched(&self) -> Cow<'_, Position> {
        let mut position = Cow::Borrowed(self.session.position());
        let journal = self.session.journal();
        let mut filled = journal.board_moves().rev();
        let first = filled
            .by_ref()
            .take_while(|(_, it)| it.cause == Cause::Search);
        if let Some((first, _)) = first.last() {
            for change in journal.moves()[first..].iter().rev() {
                position.to_mut().revert(change);
            }
        }
        position
    }

    /// The number of moves since the opening or the last restart, without marks.
    pub(super) fn moves_made(&self) -> usize {
        self.session.journal().moves_made()
    }

    /// The number of these moves that a rule or the player made.
    pub(super) fn stepped(&self) -> usize {
        let journal = self.session.journal();
        let moves = journal.since_restart().iter();
        let steps = moves.filter(|it| it.is_of_board() && it.cause != Cause::Search);
        steps.count()
    }

    /// The number of all moves without marks, including those before a restart, which the path
    /// lists.
    pub(super) fn made(&self) -> usize {
        self.session.journal().board_moves().len()
    }
}

/// Lends the parts the state that they may read. It borrows field by field, so that a part can be
/// changed meanwhile.
macro_rules! context {
    ($solver:expr) => {
        $crate::screen::solver::context::Context {
            session: &$solver.session,
            card: &$solver.card,
            chosen: $solver.chosen.lead(),
            all_chosen: $solver.chosen.cells(),
            hovered: $solver.hovered,
            choice: $solver.choice,
            is_seeking: $solver.seeking.is_under_way(),
            correcting_givens: $solver.correcting_givens,
            shows_notes: $solver.by_hand.shown() == $crate::board::CandidateSource::ByHand,
        }
    };
}
pub(super) use context;

/// The request of a part to the screen.
#[derive(Debug)]
pub(super) enum Request<M> {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<M>),
    /// Change the puzzle.
    Change(Edit),
    /// Report this on the card and on the board.
    Report(Report),
    /// Choose this cell.
    Choose(Cell),
    /// Remember the settings of the part.
    Remember,
}

impl<M> Request<M> {
    /// Runs a task, unless it is empty.
    pub(super) fn run(task: Task<M>) -> Self {
        if task.units() == 0 {
            Self::None
        } else {
            Self::Run(task)
        }
    }
}
