//! Everything that can happen in the window.

use std::path::PathBuf;
use std::time::Instant;

use iced::theme::Mode;
use iced::{Size, keyboard, window};

use super::ask::Ask;
use super::lookup::{Done, Late};
use super::motion::Pace;
use super::reading::{Piece, Read};
use super::saving::Saved;
use super::screen::{collection, create, lessons, solver, start};
use super::{autosave, changed, file_dialog, modal, solved_puzzles};

/// Everything that can happen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A message of the start screen.
    Start(start::Message),
    /// A message of the solver screen.
    Solver(solver::Message),
    /// A message of the screen of a collection.
    Collection(collection::Message),
    /// A message of the lessons.
    Lessons(lessons::Message),
    /// A message of the screen where a puzzle is made.
    Create(create::Message),
    /// A message of the dialog over the window.
    Modal(modal::Message),
    /// A key asked the program for something.
    Ask(Ask),
    /// A key was pressed that no widget took.
    Key(keyboard::Key, keyboard::Modifiers),
    /// Esc took the cursor out of a text field.
    FieldLeft,
    /// Go to the next control or, with `false`, to the previous one.
    Focus(bool),
    /// Esc was pressed: whether a control had the focus and lost it.
    FocusDropped(bool),
    /// Turn full screen on or off.
    FullScreen,
    /// The dialog for the file to open has an answer.
    OpenAnswered(Late<file_dialog::Answer>),
    /// The dialog for the file to save in has an answer.
    SaveAnswered(Late<file_dialog::Answer>),
    /// A file is written that took longer than a moment.
    Saved(Done<Saved>),
    /// The dialog for the file to export to has an answer.
    ExportAnswered(Late<file_dialog::Answer>),
    /// A file, a part of a file or a pasted text is read.
    Read(Late<Read, Piece>),
    /// The read takes long.
    ReadingIsLong(Late<()>),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// The clipboard was read.
    Pasted(Option<String>),
    /// Close the notice, or stop the read that it is about.
    NoticeDismissed,
    /// Copy the report that the notice offers.
    CopyReport,
    /// The notice was shown long enough.
    NoticePassed(Late<()>),
    /// The system reports its theme.
    SystemTheme(Mode),
    /// The system reports whether it asks for less motion.
    SystemMotion(Pace),
    /// The moment of a frame while something moves.
    Frame(Instant),
    /// It is time for the next frame.
    FrameDue(Late<()>),
    /// The window opened.
    Opened(window::Id),
    /// The window was resized to this size, in the scale of the text size.
    Resized(Size),
    /// Whether the window is maximized at its present size.
    Maximized(bool),
    /// The window came to the front, or left it.
    InFront(bool),
    /// The file of the open puzzle was compared with its known state.
    FileLookedAt(Late<changed::Found>),
    /// The player closes the window.
    CloseRequested,
    /// The place to begin in is still not ready.
    BeginningIsLong(Late<()>),
    /// A message of the automatic saving of work.
    Autosave(autosave::Message),
    /// A message of the record of solved puzzles.
    SolvedPuzzles(solved_puzzles::Message),
}

impl Message {
    /// Whether only the pointer moved or a clock advanced.
    pub(super) const fn is_motion(&self) -> bool {
        match self {
            Self::Solver(solver::Message::Pad(message))
            | Self::Create(create::Message::Pad(message))
            | Self::Lessons(lessons::Message::Pad(message)) => message.is_motion(),
            Self::Solver(message) => matches!(
                message,
                solver::Message::Hover(_)
                    | solver::Message::Point(..)
                    | solver::Message::Game(solver::game::Message::Tick(_))
            ),
            Self::Create(message) => matches!(message, create::Message::Hover(_)),
            Self::Lessons(message) => matches!(
                message,
                lessons::Message::Hover(_) | lessons::Message::Point(..)
            ),
            Self::Start(message) => {
                matches!(
                    message,
                    start::Message::Hover(_) | start::Message::Point(..)
                )
            }
            Self::Frame(_) | Self::FrameDue(_) => true,
            _ => false,
        }
    }

    /// Whether the message is only about the system or the program's own files.
    pub(super) const fn is_of_surroundings(&self) -> bool {
        matches!(
            self,
            Self::Autosave(_)
                | Self::SolvedPuzzles(_)
                | Self::Opened(_)
                | Self::Resized(_)
                | Self::Maximized(_)
                | Self::SystemTheme(_)
                | Self::SystemMotion(_)
                | Self::InFront(_)
        )
    }
}
