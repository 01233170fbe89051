//! The save points beside the board: made, chosen, gone back to, renamed,
//! deleted.

use super::focus;
use crate::app::screen::solver::{Action, Beside, Report, Solver};
use crate::app::shortcut::{Direction, Shortcut};
use crate::session::SavePointError;
use crate::sudoku::SavePoint;
use crate::texts::words;

/// The field for the name.
pub(super) const NAME: &str = "save-point-name";

/// How the list is used.
#[derive(Debug, Default)]
pub(super) struct SavePoints {
    /// The one that is chosen, by its number.
    pub(super) chosen: Option<usize>,
    /// The name that is typed for it.
    pub(super) name: Option<String>,
    /// The one that was deleted last, and its number.
    pub(super) deleted: Option<(usize, SavePoint)>,
}

/// What can be done with save points.
#[derive(Debug, Clone)]
pub enum Message {
    /// Make one.
    Make,
    /// Choose one.
    Choose(usize),
    /// Go back to one.
    GoTo(usize),
    /// Type another name for the chosen one.
    Rename,
    /// The name was changed.
    NameTyped(String),
    /// The name is done.
    NameEntered,
    /// It keeps its name.
    NameKept,
    /// Delete the chosen one.
    Delete,
    /// Put back the one that was deleted last.
    PutBack,
}

impl Solver {
    pub(super) fn on_save_point(&mut self, message: Message) -> Action {
        let state = &mut self.by_hand.save_points;
        match message {
            Message::Make => {
                state.name = None;
                match self.session.make_save_point() {
                    Ok(number) => {
                        state.chosen = Some(number);
                        state.deleted = None;
                        if self.beside == Beside::Marks {
                            return Action::None;
                        }
                        let name = &self.session.save_points()[number].name;
                        return Action::Tell(words!("save-points-made", name = name.clone()));
                    }
                    Err(SavePointError::TooMany) => {
                        let count = self.session.save_points().len();
                        return Action::Tell(words!("save-points-too-many", count = count));
                    }
                }
            }
            Message::Choose(number) => {
                state.name = None;
                state.chosen = Some(number);
            }
            Message::GoTo(number) => {
                state.chosen = Some(number);
                self.go_to_save_point(number);
            }
            Message::Rename => {
                if let Some(chosen) = self.chosen_save_point() {
                    let name = self.session.save_points()[chosen].name.clone();
                    self.by_hand.save_points.name = Some(name);
                    return focus(NAME);
                }
            }
            Message::NameTyped(name) => state.name = Some(name),
            Message::NameEntered => {
                let name = state.name.take();
                if let (Some(chosen), Some(name)) = (self.chosen_save_point(), name) {
                    self.session.rename_save_point(chosen, &name);
                }
            }
            Message::NameKept => state.name = None,
            Message::Delete => {
                if let Some(chosen) = self.chosen_save_point() {
                    let deleted = self.session.delete_save_point(chosen);
                    let state = &mut self.by_hand.save_points;
                    state.deleted = deleted.map(|deleted| (chosen, deleted));
                    state.name = None;
                    let last = self.session.save_points().len().checked_sub(1);
                    state.chosen = last.map(|last| chosen.min(last));
                }
            }
            Message::PutBack => {
                if let Some((number, save_point)) = state.deleted.take() {
                    state.chosen = Some(number);
                    self.session.put_back_save_point(number, save_point);
                }
            }
        }
        Action::None
    }

    fn go_to_save_point(&mut self, number: usize) {
        self.before_change();
        if self.session.go_to_save_point(number) {
            let journal = self.session.journal();
            if let Some(change) = journal.moves().last() {
                self.report = Report::Entered(Box::new(change.clone()));
            }
        }
        self.warn();
    }

    /// The save point that is chosen, if it is there.
    pub(super) fn chosen_save_point(&self) -> Option<usize> {
        let count = self.session.save_points().len();
        let chosen = self.by_hand.save_points.chosen;
        chosen.filter(|chosen| *chosen < count)
    }

    /// What a key asks for of the list.
    pub(super) fn save_point_shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        let last = self.session.save_points().len().checked_sub(1);
        let chosen = self.chosen_save_point();
        Some(match shortcut {
            Shortcut::Page(Direction::Up) => {
                Message::Choose(chosen.map_or(last?, |chosen| chosen.saturating_sub(1)))
            }
            Shortcut::Page(_) => {
                let last = last?;
                Message::Choose(chosen.map_or(0, |chosen| (chosen + 1).min(last)))
            }
            Shortcut::Accept if self.by_hand.save_points.name.is_some() => Message::NameEntered,
            Shortcut::Accept if self.first_answer().is_none() => Message::GoTo(chosen?),
            Shortcut::Rename => Message::Rename,
            Shortcut::Delete => Message::Delete,
            Shortcut::Escape if self.by_hand.save_points.name.is_some() => Message::NameKept,
            _ => return None,
        })
    }
}
