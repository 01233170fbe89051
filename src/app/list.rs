//! Lists of rows of one height. Only the rows in sight are built, and no row is cut off at an edge.
//!
//! The rows share the height that is left over, so that no band stays empty below the last one.
//!
//! A [`List`] knows how far it is scrolled and how much of it is visible. Its owner has the rows
//! and the choice, and lends them as [`Rows`].

use std::ops::Range;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Column, Id, Row, button, container, scrollable, sensor, space as gap};
use iced::{Center, Element, Fill, Length, Padding, Task};

use super::theme::{self, space};
use super::widget::reached_row;
use crate::shortcut::Key;
use crate::theme::SCROLL_BAR;

/// The height of a row with one line of words.
pub(crate) const LINE: f32 = 27.0;

/// The number of extra rows built above and below those in sight, for scrolling.
const SPARE: usize = 3;

/// The visible part of a list. Lengths are in logical pixels.
#[derive(Debug)]
pub struct List {
    id: Id,
    /// The least height of a row.
    least: f32,
    /// The scroll offset. The rows may end before it by now.
    offset: f32,
    height: f32,
    /// The row that the list followed last.
    followed: Option<usize>,
}

/// The messages of a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Message {
    /// The list came into sight, with this height.
    Shown(f32),
    /// The list now has this height.
    Resized(f32),
    /// The list was scrolled to this offset.
    Scrolled(f32),
    /// Choose the row this many rows further down.
    Move(isize),
    /// Choose the row this many pages further down.
    Page(isize),
    /// Choose the first row.
    First,
    /// Choose the last row.
    Last,
}

/// The request of a list to its owner.
#[derive(Debug)]
pub enum Action<M> {
    /// Choose this row, even if it is the chosen one, and then [`List::reveal`] it.
    Choose(usize),
    /// Run this task, which may be empty.
    Run(Task<M>),
}

impl Default for List {
    /// A list of rows with one line each.
    fn default() -> Self {
        Self::new(LINE)
    }
}

impl List {
    /// A list of rows of at least this height.
    pub fn new(least: f32) -> Self {
        Self {
            id: Id::unique(),
            least,
            offset: 0.0,
            // A guess until it is known: the height of most windows.
            height: 1200.0,
            followed: None,
        }
    }

    /// The ID of its widget.
    pub fn id(&self) -> Id {
        self.id.clone()
    }

    /// Carries out a message. If no row is chosen, every move chooses the first one, except
    /// [`Message::Last`].
    pub fn update<M: Send + 'static>(&mut self, message: Message, rows: &Rows<'_>) -> Action<M> {
        match message {
            Message::Shown(height) => {
                self.resize(height);
                self.offset = self.offset_to_reveal(rows);
                // The new widget is not scrolled yet.
                Action::Run(self.scroll())
            }
            Message::Resized(height) => {
                let was_in_sight = self.offset_to_reveal(rows) == self.offset;
                let before = self.offset;
                self.resize(height);
                if was_in_sight {
                    self.offset = self.offset_to_reveal(rows);
                }
                Action::Run(if self.offset == before {
                    Task::none()
                } else {
                    self.scroll()
                })
            }
            Message::Scrolled(offset) => {
                self.offset = offset;
                Action::Run(Task::none())
            }
            Message::Move(by) => rows.choose(by),
            Message::Page(pages) => rows.choose(pages.saturating_mul(self.page())),
            Message::First => rows.choose(isize::MIN),
            Message::Last => rows.choose(isize::MAX),
        }
    }

    /// The height of a row: the least one, and its share of the height that would be left over. It
    /// is a whole number, because the software renderer leaves traces of rows that end inside a
    /// pixel.
    pub fn row_height(&self) -> f32 {
        let rows = (self.height / self.least).floor();
        if rows < 1.0 {
            self.least
        } else {
            (self.height / rows).floor().max(self.least)
        }
    }

    /// Takes this height; the same row stays at the top.
    fn resize(&mut self, height: f32) {
        let before = self.row_height();
        self.height = height;
        self.offset *= self.row_height() / before;
    }

    /// The height of the visible part: as many whole rows as fit, so that none is cut off.
    fn seen(&self) -> f32 {
        let rows = (self.height / self.row_height()).floor();
        if rows < 1.0 {
            self.height
        } else {
            rows * self.row_height()
        }
    }

    /// The number of rows in a page: one less than are wholly visible.
    fn page(&self) -> isize {
        ((self.seen() / self.row_height()) as isize - 1).max(1)
    }

    /// Scrolls just enough to show the chosen row, or the first one if none is chosen.
    pub fn reveal<M: Send + 'static>(&mut self, rows: &Rows<'_>) -> Task<M> {
        let offset = self.offset_to_reveal(rows);
        if offset == self.offset {
            return Task::none();
        }
        self.offset = offset;
        self.scroll()
    }

    /// Reveals the chosen row if it has changed since the last call.
    pub fn follow<M: Send + 'static>(&mut self, rows: &Rows<'_>) -> Task<M> {
        if std::mem::replace(&mut self.followed, rows.chosen) == rows.chosen {
            Task::none()
        } else {
            self.reveal(rows)
        }
    }

    fn scroll<M: Send + 'static>(&self) -> Task<M> {
        let offset = AbsoluteOffset {
            x: 0.0,
            y: self.offset,
        };
        operation::scroll_to(self.id(), offset)
    }

    fn offset_to_reveal(&self, rows: &Rows<'_>) -> f32 {
        let Range { start, end } = rows.revealed_in((self.seen() / self.row_height()) as usize);
        let shown = self.first(rows.count) as f32 * self.row_height();
        let offset = shown.max(end as f32 * self.row_height() - self.seen());
        let offset = offset.min(start as f32 * self.row_height());
        if offset == shown {
            self.offset_among(rows.count)
        } else {
            offset
        }
    }

    /// The number of the top row, of `count` rows. The nearest row starts at the edge, so that none
    /// is cut off.
    fn first(&self, count: usize) -> usize {
        (self.offset_among(count) / self.row_height()).round() as usize
    }

    /// The scroll offset, limited to the length of `count` rows.
    fn offset_among(&self, count: usize) -> f32 {
        let most = count as f32 * self.row_height() - self.seen();
        self.offset.min(most).max(0.0)
    }

    /// The visible rows, of `count` rows. They are wholly visible, unless there is not even room
    /// for one.
    pub fn in_sight(&self, count: usize) -> Range<usize> {
        let first = self.first(count);
        let rows = (self.seen() / self.row_height()).ceil() as usize;
        first..count.min(first + rows)
    }

    /// The list as a widget that fills its space. `row` makes a row from its number and from
    /// whether it is chosen.
    pub fn view<'a, M: 'a>(
        &self,
        rows: &Rows<'_>,
        on_message: fn(Message) -> M,
        row: impl Fn(usize, bool) -> Element<'a, M>,
    ) -> Element<'a, M> {
        self.view_in(Fill, rows, on_message, row)
    }

    /// The least height of this many rows.
    pub fn height_of(&self, rows: usize) -> f32 {
        rows as f32 * self.least
    }

    /// The list as a widget of this height; see [`Self::view`].
    pub fn view_in<'a, M: 'a>(
        &self,
        height: impl Into<Length>,
        rows: &Rows<'_>,
        on_message: fn(Message) -> M,
        row: impl Fn(usize, bool) -> Element<'a, M>,
    ) -> Element<'a, M> {
        let seen = self.in_sight(rows.count);
        // Shift the built rows to the scroll offset. At an end, leave out a spare row for that.
        let shift = self.offset_among(rows.count) - seen.start as f32 * self.row_height();
        let start = match seen.start.saturating_sub(SPARE) {
            0 if shift < 0.0 => 1,
            start => start,
        };
        let end = match seen.end + SPARE {
            end if end >= rows.count && shift > 0.0 => rows.count.saturating_sub(1),
            end => rows.count.min(end),
        };
        let end = end.max(seen.end);
        let room = |rows: usize, shift: f32| {
            let height = rows as f32 * self.row_height() + shift;
            gap().width(Fill).height(height.max(0.0))
        };
        let built = (start..end).map(|number| {
            let row = row(number, rows.chosen == Some(number));
            if seen.contains(&number) {
                reached_row(row)
            } else {
                row
            }
        });
        let column = Column::new()
            .width(Fill)
            .padding(Padding::ZERO.right(SCROLL_BAR))
            .push(room(start, shift))
            .extend(built)
            .push(room(rows.count - end, -shift));
        let list = scrollable(column)
            .id(self.id())
            .on_scroll(move |seen| on_message(Message::Scrolled(seen.absolute_offset().y)))
            .style(theme::scroll)
            .width(Fill)
            .height(self.seen());
        let list = container(list).width(Fill).height(height);
        // A scrollable does not report its room if all rows fit.
        sensor(list)
            .key(self.id())
            .on_show(move |size| on_message(Message::Shown(size.height)))
            .on_resize(move |size| on_message(Message::Resized(size.height)))
            .into()
    }

    /// A row that can be pressed if it has a message.
    pub(crate) fn row<'a, M: Clone + 'a>(
        &self,
        content: Row<'a, M>,
        is_chosen: bool,
        message: Option<M>,
    ) -> Element<'a, M> {
        button(content.height(Fill).align_y(Center))
            .padding([0.0, space::SMALL])
            .height(self.row_height())
            .width(Fill)
            .clip(true)
            .style(if is_chosen {
                theme::chosen_button
            } else {
                theme::row_button
            })
            .on_press_maybe(message)
            .into()
    }
}

/// The present rows of a list.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    count: usize,
    chosen: Option<usize>,
    headings: &'a [usize],
    neighbors: usize,
}

impl<'a> Rows<'a> {
    /// This number of rows, with one of them chosen or none.
    pub fn new(count: usize, chosen: Option<usize>) -> Self {
        Self {
            count,
            chosen: chosen.filter(|row| *row < count),
            headings: &[],
            neighbors: 0,
        }
    }

    /// Makes these rows headings, in order from the first to the last. Headings cannot be chosen,
    /// and come into sight with the row below them.
    #[must_use]
    pub const fn with_headings(self, headings: &'a [usize]) -> Self {
        Self { headings, ..self }
    }

    /// Brings the rows beside the chosen one into sight with it.
    #[must_use]
    pub const fn with_neighbors(self) -> Self {
        Self {
            neighbors: 1,
            ..self
        }
    }

    /// The number of rows.
    pub const fn count(&self) -> usize {
        self.count
    }

    fn is_heading(&self, row: usize) -> bool {
        self.headings.binary_search(&row).is_ok()
    }

    /// Asks for the row `by` rows below the chosen one, or the nearest possible one.
    fn choose<M>(&self, by: isize) -> Action<M> {
        let last = self.count.saturating_sub(1);
        let row = match self.chosen {
            Some(row) => row.saturating_add_signed(by).min(last),
            None if by == isize::MAX => last,
            None => 0,
        };
        let can_be_chosen = |row: &usize| !self.is_heading(*row);
        let above = || (0..self.count.min(row + 1)).rev().find(can_be_chosen);
        let below = || (row..self.count).find(can_be_chosen);
        // Go on in the same direction, if possible.
        let row = if by < 0 {
            above().or_else(below)
        } else {
            below().or_else(above)
        };
        row.map_or_else(|| Action::Run(Task::none()), Action::Choose)
    }

    /// The rows to reveal, or only the chosen one if `room` rows are not enough.
    fn revealed_in(&self, room: usize) -> Range<usize> {
        let revealed = self.revealed();
        match self.chosen {
            Some(chosen) if revealed.len() > room => chosen..chosen + 1,
            _ => revealed,
        }
    }

    /// The chosen row with the rows that come into sight with it.
    fn revealed(&self) -> Range<usize> {
        let Some(chosen) = self.chosen else {
            return 0..0;
        };
        let start = chosen.saturating_sub(self.neighbors);
        let headings = (0..start).rev().take_while(|row| self.is_heading(*row));
        start - headings.count()..self.count.min(chosen + self.neighbors + 1)
    }
}

impl Key {
    /// The message of the key for a list.
    pub const fn in_list(self) -> Option<Message> {
        Some(match self.bare() {
            Self::UP => Message::Move(-1),
            Self::DOWN => Message::Move(1),
            Self::PAGE_UP => Message::Page(-1),
            Self::PAGE_DOWN => Message::Page(1),
            Self::HOME => Message::First,
            Self::END => Message::Last,
            _ => return None,
        })
    }
}
