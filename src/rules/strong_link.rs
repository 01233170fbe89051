use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use crate::grid::{Cell, CellSet, Digit, House, HouseKind};

/// A strong link, or conjugate pair: the only two places of a digit in a
/// house. If it is not in the one, it is in the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StrongLink {
    /// The house.
    pub house: House,
    /// The two places, in the order in which an argument goes through them.
    pub ends: [Cell; 2],
}

impl StrongLink {
    /// The strong link of a house, given the places of a digit everywhere.
    #[inline]
    pub fn of(house: House, places: CellSet) -> Option<Self> {
        let places = places & house.cells();
        let first = places.first()?;
        let second = places.without(first).single()?;
        Some(Self {
            house,
            ends: [first, second],
        })
    }

    /// The two places.
    pub fn cells(self) -> CellSet {
        CellSet::only(self.ends[0]).with(self.ends[1])
    }

    /// The link with its ends in the other order.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self {
            house: self.house,
            ends: [self.ends[1], self.ends[0]],
        }
    }

    /// The link in its two directions.
    pub const fn directions(self) -> [Self; 2] {
        [self, self.reversed()]
    }
}

/// The strong links of a digit: those of rows, of columns, of boxes. Two cells
/// that are the only places of a line and of a box are one link, the line's.
#[derive(Debug)]
pub(super) struct StrongLinks {
    links: [StrongLink; House::COUNT],
    /// Where those of rows, of columns and of boxes end.
    up_to: [usize; 3],
}

impl StrongLinks {
    /// All those that the places of a digit make.
    pub(super) fn of(places: CellSet) -> Self {
        let nothing = StrongLink {
            house: House::row(0),
            ends: [Cell::at(0, 0); 2],
        };
        let mut links = Self {
            links: [nothing; House::COUNT],
            up_to: [0; 3],
        };
        let mut count = 0;
        for link in House::all().filter_map(|house| StrongLink::of(house, places)) {
            let kind = link.house.kind();
            let is_known = |other: &StrongLink| other.ends == link.ends;
            if kind != HouseKind::Box || !links.links[..count].iter().any(is_known) {
                links.links[count] = link;
                count += 1;
                links.up_to[kind as usize..].fill(count);
            }
        }
        links
    }

    /// Those of rows.
    pub(super) fn rows(&self) -> &[StrongLink] {
        &self.links[..self.up_to[0]]
    }

    /// Those of columns.
    pub(super) fn columns(&self) -> &[StrongLink] {
        &self.links[self.up_to[0]..self.up_to[1]]
    }
}

impl Deref for StrongLinks {
    type Target = [StrongLink];

    fn deref(&self) -> &[StrongLink] {
        &self.links[..self.up_to[2]]
    }
}

/// The strong links that the places of each digit made when they were looked at
/// last.
#[derive(Debug, Default)]
pub(super) struct KnownLinks([RefCell<Option<Made>>; 9]);

/// Places, and the strong links that they make.
type Made = (CellSet, Rc<StrongLinks>);

impl KnownLinks {
    /// Those that the places of a digit make.
    pub(super) fn of(&self, digit: Digit, places: CellSet) -> Rc<StrongLinks> {
        let mut known = self.0[digit.index()].borrow_mut();
        if let Some((same, links)) = &*known
            && *same == places
        {
            return Rc::clone(links);
        }
        let links = Rc::new(StrongLinks::of(places));
        *known = Some((places, Rc::clone(&links)));
        links
    }
}
