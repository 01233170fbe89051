use crate::grid::{Cell, House};

/// A set of houses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::rules) struct Houses(u32);

impl Houses {
    pub(in crate::rules) const NONE: Self = Self(0);
    pub(in crate::rules) const ROWS: Self = Self(0x1ff);
    pub(in crate::rules) const COLUMNS: Self = Self(0x1ff << 9);
    pub(in crate::rules) const BOXES: Self = Self(0x1ff << 18);
    pub(in crate::rules) const LINES: Self = Self::ROWS.or(Self::COLUMNS);
    pub(in crate::rules) const ALL: Self = Self::LINES.or(Self::BOXES);

    pub(in crate::rules) fn of(cell: Cell) -> Self {
        cell.houses().into_iter().fold(Self::NONE, Self::with)
    }

    pub(in crate::rules) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(in crate::rules) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(in crate::rules) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(in crate::rules) const fn with(self, house: House) -> Self {
        Self(self.0 | 1 << house.index())
    }

    pub(in crate::rules) const fn without(self, house: House) -> Self {
        Self(self.0 & !(1 << house.index()))
    }

    /// Puts a house in or takes it out.
    pub(in crate::rules) const fn set(&mut self, house: House, is_in: bool) {
        self.0 = self.without(house).0 | (is_in as u32) << house.index();
    }

    pub(in crate::rules) const fn has(self, house: House) -> bool {
        self.0 >> house.index() & 1 == 1
    }

    pub(in crate::rules) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(in crate::rules) const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there are fewer than `count`.
    pub(in crate::rules) const fn are_fewer_than(self, count: usize) -> bool {
        let mut rest = self.0;
        let mut taken = 1;
        while taken < count {
            rest &= rest.wrapping_sub(1);
            taken += 1;
        }
        rest == 0 && count > 0
    }

    pub(in crate::rules) fn iter(mut self) -> impl Iterator<Item = House> {
        std::iter::from_fn(move || {
            let house = House::all().nth(self.0.trailing_zeros() as usize)?;
            self = self.without(house);
            Some(house)
        })
    }
}
