//! Long lists: only the rows that are seen are built.

use iced::widget::{Column, space as gap};
use iced::{Element, Fill};

/// The part of a list that is seen: where it begins, and its height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seen {
    /// Where it begins.
    pub start: f32,
    /// Its height.
    pub height: f32,
}

impl Default for Seen {
    /// The beginning of a list, before its height is known.
    fn default() -> Self {
        Self {
            start: 0.0,
            height: 1200.0,
        }
    }
}

impl Seen {
    /// Where what is seen has to begin so that this row is seen, in a list of
    /// rows of this height; `None` if it is.
    pub fn start_to_reveal(self, row: usize, height: f32) -> Option<f32> {
        let top = row as f32 * height;
        if top < self.start {
            Some(top)
        } else if top + height > self.start + self.height {
            Some(top + height - self.height)
        } else {
            None
        }
    }
}

/// A list of so many rows, each of this height. Those that are not seen are
/// empty room.
pub(crate) fn rows<'a, Message: 'a>(
    count: usize,
    height: f32,
    seen: Seen,
    row: impl Fn(usize) -> Element<'a, Message>,
) -> Column<'a, Message> {
    // A few more than are seen, for a list that is being scrolled.
    const MORE: usize = 3;
    let first = ((seen.start / height).max(0.0) as usize).saturating_sub(MORE);
    let first = first.min(count);
    let fit = (seen.height / height).ceil().max(0.0) as usize;
    let last = (first + fit + 2 * MORE + 1).min(count);
    let room = |rows: usize| gap().width(Fill).height(rows as f32 * height);
    let built = (first..last).map(row);
    Column::new()
        .width(Fill)
        .push(room(first))
        .extend(built)
        .push(room(count - last))
}
