use std::ops::Deref;

use crate::grid::{Cell, CellSet, House};

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
pub(in crate::rules) struct StrongLinks {
    links: [StrongLink; House::COUNT],
    len: usize,
}

impl StrongLinks {
    /// All those that the places of a digit make.
    pub(in crate::rules) fn of(places: CellSet) -> Self {
        Self::of_houses(House::all(), places)
    }

    /// Those of some houses, lines before boxes.
    pub(in crate::rules) fn of_houses(
        houses: impl Iterator<Item = House>,
        places: CellSet,
    ) -> Self {
        let nothing = StrongLink {
            house: House::row(0),
            ends: [Cell::at(0, 0); 2],
        };
        let mut links = Self {
            links: [nothing; House::COUNT],
            len: 0,
        };
        for link in houses.filter_map(|house| StrongLink::of(house, places)) {
            if links.iter().all(|other| other.ends != link.ends) {
                links.links[links.len] = link;
                links.len += 1;
            }
        }
        links
    }
}

impl Deref for StrongLinks {
    type Target = [StrongLink];

    fn deref(&self) -> &[StrongLink] {
        &self.links[..self.len]
    }
}
