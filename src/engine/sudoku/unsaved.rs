use super::{Cause, Change, Observer, Position};

/// Tracks whether the board differs from the last opened or saved one.
#[derive(Debug)]
pub struct UnsavedMark {
    /// `None` if the position was never saved.
    saved: Option<Position>,
    unsaved: bool,
}

impl UnsavedMark {
    /// A mark that is not set, with this position as the saved one.
    pub fn new(saved: &Position) -> Self {
        Self {
            saved: Some(saved.clone()),
            unsaved: false,
        }
    }

    /// Whether there is something to save.
    pub const fn is_set(&self) -> bool {
        self.unsaved
    }

    /// Sets the mark until the position is saved, whatever changes.
    pub fn never_saved(&mut self) {
        *self = Self {
            saved: None,
            unsaved: true,
        };
    }

    /// Clears the mark, because this position has been saved.
    pub fn saved(&mut self, position: &Position) {
        *self = Self::new(position);
    }
}

impl Observer for UnsavedMark {
    fn changed(&mut self, position: &Position, change: &Change) {
        if change.cause == Cause::Opened {
            self.saved = Some(position.clone());
        }
        self.unsaved = self.saved.as_ref() != Some(position);
    }
}
