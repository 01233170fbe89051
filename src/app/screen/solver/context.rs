//! What a part of the screen may read, and what it may ask for.
//!
//! A part (the path, all steps, the search, what is done by hand, the game) owns its
//! state. It is lent a [`Context`] to read, and asks for everything else by a
//! [`Request`]: so only the screen changes the puzzle, in one place.

use std::borrow::Cow;

use iced::Task;

use super::card::Card;
use super::edit::Edit;
use super::report::Report;
use sudoku_engine::grid::{Cell, CellSet, Layout};
use sudoku_engine::sudoku::{Cause, Position};
use sudoku_telling::session::Session;

/// What a part of the screen may read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Context<'a> {
    /// The puzzle.
    pub(super) session: &'a Session,
    /// What the card tells.
    pub(super) card: &'a Card,
    /// The cell that is chosen; of several, the one that leads.
    pub(super) chosen: Option<Cell>,
    /// All that are chosen.
    pub(super) all_chosen: CellSet,
    /// The cell that the pointer is on.
    pub(super) hovered: Option<Cell>,
    /// Which choice of rules and granularity is in force; it counts them.
    pub(super) choice: u64,
    /// Whether a step, a hint or the solution is being looked for.
    pub(super) is_seeking: bool,
    /// Whether the givens are being corrected.
    pub(super) correcting_givens: bool,
}

/// What a part is lent to answer a key.
#[derive(Debug, Clone, Copy)]
pub(super) struct OfKey<'a> {
    /// What it may read at any time.
    pub(super) screen: Context<'a>,
    /// Whether the card asks something that Enter answers.
    pub(super) card_asks: bool,
    /// Whether there is a pad, which shows whose candidates are seen.
    pub(super) has_pad: bool,
}

impl Context<'_> {
    /// Whether Esc belongs to what goes on over the whole screen.
    pub(super) const fn takes_escape(&self) -> bool {
        self.is_seeking || self.correcting_givens
    }

    /// What the board is made of.
    pub(super) fn board(&self) -> &Layout {
        self.session.grid().layout()
    }

    /// The board that a search is watched on: the one that is open, as it was before searches
    /// filled it.
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

    /// How many moves led to the board since the opening or the last restart, but for
    /// marks.
    pub(super) fn taken(&self) -> usize {
        self.session.journal().taken()
    }

    /// How many of the moves that led to the board a rule or a person made.
    pub(super) fn stepped(&self) -> usize {
        let journal = self.session.journal();
        let moves = journal.since_restart().iter();
        let steps = moves.filter(|it| it.is_of_board() && it.cause != Cause::Search);
        steps.count()
    }

    /// How many moves led to the board, but for marks: those before a restart, too, which
    /// the path lists.
    pub(super) fn made(&self) -> usize {
        self.session.journal().board_moves().len()
    }
}

/// What the screen lends its parts to read. It borrows the fields one by one, so that
/// a part can be changed meanwhile.
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
        }
    };
}
pub(super) use context;

/// What a part of the screen asks for.
#[derive(Debug)]
pub(super) enum Request<M> {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<M>),
    /// Change the puzzle.
    Change(Edit),
    /// Report this beside the board, and show it there.
    Report(Report),
    /// Choose this cell.
    Choose(Cell),
    /// Remember how the part is set.
    Remember,
}

impl<M> Request<M> {
    /// Runs a task, unless that is nothing.
    pub(super) fn run(task: Task<M>) -> Self {
        if task.units() == 0 {
            Self::None
        } else {
            Self::Run(task)
        }
    }
}
