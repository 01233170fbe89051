use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use smallvec::SmallVec;

use crate::grid::{Cell, CellSet, Digit, House, Layout};

/// A strong link, or conjugate pair: the only two places of a digit in a house. If the
/// digit is not in one place, it is in the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StrongLink {
    /// The house.
    pub house: House,
    /// The two places, in the order in which an argument uses them.
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

/// The strong links of a digit: those of rows, then of columns, then of other houses. Two
/// cells that are the only places of several houses are one link, the link of the first
/// house.
#[derive(Debug)]
pub(super) struct StrongLinks {
    links: SmallVec<[StrongLink; House::COUNT]>,
    /// Where the links of rows and the links of columns end.
    up_to: [usize; 2],
}

impl StrongLinks {
    /// All strong links that the places of a digit form.
    pub(super) fn of(places: CellSet, layout: &Layout) -> Self {
        let mut links = SmallVec::new();
        let mut up_to = [0; 2];
        let of = |house: &House| StrongLink::of(*house, places);
        for (lines, up_to) in [layout.rows(), layout.columns()]
            .into_iter()
            .zip(&mut up_to)
        {
            links.extend(lines.iter().filter_map(of));
            *up_to = links.len();
        }
        for link in layout.houses()[2 * layout.size()..].iter().filter_map(of) {
            if !links
                .iter()
                .any(|other: &StrongLink| other.ends == link.ends)
            {
                links.push(link);
            }
        }
        Self { links, up_to }
    }

    /// The links of rows.
    pub(super) fn rows(&self) -> &[StrongLink] {
        &self.links[..self.up_to[0]]
    }

    /// The links of columns.
    pub(super) fn columns(&self) -> &[StrongLink] {
        &self.links[self.up_to[0]..self.up_to[1]]
    }
}

impl Deref for StrongLinks {
    type Target = [StrongLink];

    fn deref(&self) -> &[StrongLink] {
        &self.links
    }
}

/// For each digit, on one board, the places that were looked at last and the strong links
/// that they form.
#[derive(Debug, Default)]
pub(super) struct KnownLinks([RefCell<Option<Made>>; Digit::COUNT]);

/// Places, and the strong links that they form.
type Made = (CellSet, Rc<StrongLinks>);

impl KnownLinks {
    /// The strong links that the places of a digit form.
    pub(super) fn of(&self, digit: Digit, places: CellSet, layout: &Layout) -> Rc<StrongLinks> {
        let mut known = self.0[digit.index()].borrow_mut();
        if let Some((same, links)) = &*known
            && *same == places
        {
            return Rc::clone(links);
        }
        let links = Rc::new(StrongLinks::of(places, layout));
        *known = Some((places, Rc::clone(&links)));
        links
    }
}
