//! Lists of rows of one height, of which only those in sight are built, and of which none is
//! cut at an edge.
//!
//! A [`List`] knows how far it is scrolled and how much of it can be seen. Its rows, and
//! which of them is chosen, belong to whoever shows it, who lends them as [`Rows`].

use std::ops::Range;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Column, Id, Row, button, container, scrollable, sensor, space as gap};
use iced::{Center, Element, Fill, Padding, Task};

use super::theme::{self, space};
use super::widget::reached_row;

/// The height of a row that is one line of words.
pub(crate) const LINE: f32 = 27.0;

/// The room for the scroll bar beside the rows.
pub(crate) const SCROLL_BAR: f32 = 12.0;

/// How many rows above and below those in sight are built, for a list that is being
/// scrolled.
const SPARE: usize = 3;

/// What is in sight of a list. Lengths are in logical pixels.
#[derive(Debug)]
pub struct List {
    id: Id,
    row_height: f32,
    /// How far it is scrolled. Its rows may end before that by now.
    offset: f32,
    height: f32,
    /// The row that was followed last.
    followed: Option<usize>,
}

/// What can happen to a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Message {
    /// It came into sight, with this height.
    Shown(f32),
    /// It has this height now.
    Resized(f32),
    /// It was scrolled this far.
    Scrolled(f32),
    /// Choose the row that is so many rows further down.
    Move(isize),
    /// Choose the row that is so many pages further down.
    Page(isize),
    /// Choose the first row.
    First,
    /// Choose the last row.
    Last,
}

/// What a list asks of whoever shows it.
#[derive(Debug)]
pub enum Action<M> {
    /// Choose this row, which may be the chosen one, and then [`List::reveal`] it.
    Choose(usize),
    /// Run this, which may be nothing.
    Run(Task<M>),
}

impl Default for List {
    /// A list of rows that are one line each.
    fn default() -> Self {
        Self::new(LINE)
    }
}

impl List {
    /// A list of rows of this height.
    pub fn new(row_height: f32) -> Self {
        Self {
            id: Id::unique(),
            row_height,
            offset: 0.0,
            // Until it is known: as much as most windows have.
            height: 1200.0,
            followed: None,
        }
    }

    /// The id of its widget.
    pub fn id(&self) -> Id {
        self.id.clone()
    }

    /// Carries out a message. Where no row is chosen, whatever moves chooses the first,
    /// but for [`Message::Last`].
    pub fn update<M: Send + 'static>(&mut self, message: Message, rows: &Rows<'_>) -> Action<M> {
        match message {
            Message::Shown(height) => {
                self.height = height;
                self.offset = self.offset_to_reveal(rows);
                // Its widget is new, and not scrolled yet.
                Action::Run(self.scroll())
            }
            Message::Resized(height) => {
                let was_in_sight = self.offset_to_reveal(rows) == self.offset;
                self.height = height;
                Action::Run(if was_in_sight {
                    self.reveal(rows)
                } else {
                    Task::none()
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

    /// The height of what is in sight: of as many rows as have room wholly, so that none is
    /// cut off below.
    fn seen(&self) -> f32 {
        let rows = (self.height / self.row_height).floor();
        if rows < 1.0 {
            self.height
        } else {
            rows * self.row_height
        }
    }

    /// How many rows a page goes: as many as are wholly in sight, but for one.
    fn page(&self) -> isize {
        ((self.seen() / self.row_height) as isize - 1).max(1)
    }

    /// Scrolls just so far that the chosen row is in sight, or the first one where none
    /// is chosen.
    pub fn reveal<M: Send + 'static>(&mut self, rows: &Rows<'_>) -> Task<M> {
        let offset = self.offset_to_reveal(rows);
        if offset == self.offset {
            return Task::none();
        }
        self.offset = offset;
        self.scroll()
    }

    /// Does the same where another row is chosen than when it was called last.
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
        let Range { start, end } = rows.revealed_in((self.seen() / self.row_height) as usize);
        let shown = self.first(rows.count) as f32 * self.row_height;
        let offset = shown.max(end as f32 * self.row_height - self.seen());
        let offset = offset.min(start as f32 * self.row_height);
        if offset == shown {
            self.offset_among(rows.count)
        } else {
            offset
        }
    }

    /// The row at the top, of so many. Wherever the list is scrolled to, the nearest row
    /// begins at its edge, so that none is cut.
    fn first(&self, count: usize) -> usize {
        (self.offset_among(count) / self.row_height).round() as usize
    }

    /// How far it is scrolled, as far as so many rows reach.
    fn offset_among(&self, count: usize) -> f32 {
        let most = count as f32 * self.row_height - self.seen();
        self.offset.min(most).max(0.0)
    }

    /// Those of so many rows that are in sight. They are so wholly, unless there is less
    /// room than for one.
    pub fn in_sight(&self, count: usize) -> Range<usize> {
        let first = self.first(count);
        let rows = (self.seen() / self.row_height).ceil() as usize;
        first..count.min(first + rows)
    }

    /// The list as a widget that takes what room there is. It makes the rows in sight of
    /// their number, and of whether they are chosen.
    pub fn view<'a, M: 'a>(
        &self,
        rows: &Rows<'_>,
        on_message: fn(Message) -> M,
        row: impl Fn(usize, bool) -> Element<'a, M>,
    ) -> Element<'a, M> {
        let seen = self.in_sight(rows.count);
        // What is built is shifted to where the list is scrolled to; a spare row at an end
        // gives way to that.
        let shift = self.offset_among(rows.count) - seen.start as f32 * self.row_height;
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
            let height = rows as f32 * self.row_height + shift;
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
        let list = container(list).width(Fill).height(Fill);
        // Where all rows have room a scrollable does not tell what room it has.
        sensor(list)
            .key(self.id())
            .on_show(move |size| on_message(Message::Shown(size.height)))
            .on_resize(move |size| on_message(Message::Resized(size.height)))
            .into()
    }

    /// A row that can be pressed. Without a message it cannot.
    pub(crate) fn row<'a, M: Clone + 'a>(
        &self,
        content: Row<'a, M>,
        is_chosen: bool,
        message: Option<M>,
    ) -> Element<'a, M> {
        button(content.height(Fill).align_y(Center))
            .padding([0.0, space::SMALL])
            .height(self.row_height)
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

/// The rows of a list as they are now.
#[derive(Debug, Clone, Copy)]
pub struct Rows<'a> {
    count: usize,
    chosen: Option<usize>,
    headings: &'a [usize],
    neighbors: usize,
}

impl<'a> Rows<'a> {
    /// So many rows, and the chosen one.
    pub fn new(count: usize, chosen: Option<usize>) -> Self {
        Self {
            count,
            chosen: chosen.filter(|row| *row < count),
            headings: &[],
            neighbors: 0,
        }
    }

    /// The same, of which these cannot be chosen, from the first to the last. They come
    /// into sight with the row below them.
    #[must_use]
    pub const fn with_headings(self, headings: &'a [usize]) -> Self {
        Self { headings, ..self }
    }

    /// The same, of which the rows beside the chosen one come into sight with it.
    #[must_use]
    pub const fn with_neighbors(self) -> Self {
        Self {
            neighbors: 1,
            ..self
        }
    }

    /// How many there are.
    pub const fn count(&self) -> usize {
        self.count
    }

    fn is_heading(&self, row: usize) -> bool {
        self.headings.binary_search(&row).is_ok()
    }

    /// Asks for the row that is so many rows below the chosen one, or the nearest that
    /// there is.
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
        // On in the direction that it goes, if it can.
        let row = if by < 0 {
            above().or_else(below)
        } else {
            below().or_else(above)
        };
        row.map_or_else(|| Action::Run(Task::none()), Action::Choose)
    }

    /// The same, or the chosen row alone where so many rows have no room for all of them.
    fn revealed_in(&self, room: usize) -> Range<usize> {
        let revealed = self.revealed();
        match self.chosen {
            Some(chosen) if revealed.len() > room => chosen..chosen + 1,
            _ => revealed,
        }
    }

    /// The rows that come into sight with the chosen one, and that one itself.
    fn revealed(&self) -> Range<usize> {
        let Some(chosen) = self.chosen else {
            return 0..0;
        };
        let start = chosen.saturating_sub(self.neighbors);
        let headings = (0..start).rev().take_while(|row| self.is_heading(*row));
        start - headings.count()..self.count.min(chosen + self.neighbors + 1)
    }
}
