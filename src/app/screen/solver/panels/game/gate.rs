//! The actions allowed in a running game. All others are refused: the next step, the path, all
//! steps and the search would show the answer.

use crate::screen::solver::card::summary;
use crate::screen::solver::doing::edit::{At, Edit, Play};
use crate::screen::solver::{Message, by_hand, every_step, path, watch, why};
use sudoku_engine::grid::Candidate;

/// The treatment of a message in a running game.
#[derive(Debug)]
pub(in crate::screen::solver) enum Gate {
    /// The message works as it does without a game.
    Open(Message),
    /// The message has another effect in a game.
    Instead(Instead),
    /// It would show the answer.
    Refused,
    /// The message does nothing, because the board is hidden.
    Hidden,
    /// The message does nothing: it answers what was asked before the game.
    Late,
}

/// The effect of a message in a game.
#[derive(Debug)]
pub(in crate::screen::solver) enum Instead {
    /// A change of the board that the game counts.
    Change(Edit),
    /// Ask for a hint, or for more of it.
    Hint,
    /// Make the step of the hint.
    Apply,
    /// Ask whether to give up.
    GiveUp,
    /// Ask why, about things that are no secret.
    Why(why::Message),
}

impl Gate {
    /// The treatment of a message while the board is visible.
    pub(in crate::screen::solver) fn of(message: Message) -> Self {
        let play = |play| Self::Instead(Instead::Change(Edit::Play(play)));
        match message {
            Message::Hint => Self::Instead(Instead::Hint),
            Message::Apply => Self::Instead(Instead::Apply),
            Message::Why(message) => Self::Instead(Instead::Why(message)),
            Message::Solve => Self::Instead(Instead::GiveUp),
            Message::Enter(digit) => play(Play::Enter(At::Chosen, digit)),
            Message::Put(Candidate { cell, digit }) => play(Play::Enter(At::Cell(cell), digit)),
            Message::Erase => play(Play::Erase(At::Chosen)),
            Message::Clear(cell) => play(Play::Erase(At::Cell(cell))),
            Message::Shift(from, to) => play(Play::Shift(from, to)),
            Message::Toggle(digit) => play(Play::Toggle(At::Chosen, digit)),
            Message::Note(Candidate { cell, digit }) => play(Play::Toggle(At::Cell(cell), digit)),
            Message::Undo => play(Play::Undo),
            Message::Redo => play(Play::Redo),
            Message::Restart => play(Play::Restart),
            message if is_harmless(&message) => Self::Open(message),
            message if is_late(&message) => Self::Late,
            _ => Self::Refused,
        }
    }

    /// The treatment of a message while the game is paused.
    pub(in crate::screen::solver) fn of_paused(message: Message) -> Self {
        if leaves_the_board(&message) {
            Self::Open(message)
        } else {
            Self::Hidden
        }
    }
}

/// Whether a message gives nothing away, and changes nothing that the game counts.
const fn is_harmless(message: &Message) -> bool {
    use by_hand::Message as ByHand;
    match message {
        Message::Sought(_)
        | Message::Cause(_)
        | Message::Press(_)
        | Message::Cancel
        | Message::Select(_)
        | Message::Choose(_)
        | Message::Move(_)
        | Message::Extend(_)
        | Message::Focus(_)
        | Message::Walk(_)
        | Message::Point(..)
        | Message::Hover(_)
        | Message::Dismiss
        | Message::Copy
        | Message::Export
        | Message::Print
        | Message::Sums => true,
        Message::ByHand(message) => matches!(
            message,
            ByHand::Show(_)
                | ByHand::FillInNotes
                | ByHand::Filter(..)
                | ByHand::FilterTwo
                | ByHand::FilterOff
                | ByHand::Jump(..)
                | ByHand::Edge(_)
                | ByHand::DropLink
                | ByHand::ColorCells(..)
                | ByHand::Clear
        ),
        message => leaves_the_board(message),
    }
}

/// Whether a message is the answer of a work in the background, none of which goes on in a game.
const fn is_late(message: &Message) -> bool {
    match message {
        Message::Solved(message) => matches!(
            message,
            summary::Message::Found(_) | summary::Message::Leveled(_) | summary::Message::Rested(_)
        ),
        Message::Path(message) => matches!(
            message,
            path::Message::Found(_)
                | path::Message::Rated(_)
                | path::Message::Leveled(_)
                | path::Message::Explained(_)
                | path::Message::Tick(_)
        ),
        Message::EveryStep(message) => matches!(message, every_step::Message::Found(_)),
        Message::Search(message) => matches!(
            message,
            watch::Message::Tick(_) | watch::Message::Ran(_) | watch::Message::Counted(..)
        ),
        _ => false,
    }
}

/// Whether a message does not concern the board, which may be hidden.
const fn leaves_the_board(message: &Message) -> bool {
    matches!(
        message,
        Message::Open
            | Message::Save
            | Message::SaveAs
            | Message::Start
            | Message::List
            | Message::Neighbor(_)
            | Message::Learn(_)
            | Message::Settings
            | Message::Keys
            | Message::Point(..)
            | Message::Cancel
    )
}
