use crate::grid::{Cell, House, Layout};

/// The pairs of houses that share at least two cells; the first house of each pair is not a
/// line. On the classic board, each box with each row and column that crosses it.
pub(in crate::rules) fn crossing_pairs(
    layout: &Layout,
) -> impl Iterator<Item = (House, House)> + '_ {
    let houses = layout.houses().iter().copied();
    let blocks = houses.filter(|house| !house.kind().is_line());
    blocks.flat_map(|block| {
        let crossings = layout.crossings(block).iter();
        let before = crossings
            .map(|it| it.house)
            .filter(move |house| *house < block);
        before.map(move |line| (block, line))
    })
}

/// A set of houses of one board, by their indices.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::rules) struct Houses(u64);

impl Houses {
    pub(in crate::rules) const NONE: Self = Self(0);
    pub(in crate::rules) const ROWS: Self = Self((1 << Cell::SIDE) - 1);
    pub(in crate::rules) const COLUMNS: Self = Self(Self::ROWS.0 << Cell::SIDE);
    pub(in crate::rules) const LINES: Self = Self::ROWS.or(Self::COLUMNS);
    pub(in crate::rules) const ALL: Self = Self(!0);
    /// All houses that are not lines: boxes or regions, and extra houses.
    pub(in crate::rules) const NOT_LINES: Self = Self::ALL.minus(Self::LINES);

    /// All houses of a board.
    pub(in crate::rules) fn on(layout: &Layout) -> Self {
        Self(layout.indices())
    }

    /// The houses of a cell.
    #[inline]
    pub(in crate::rules) fn of(cell: Cell, layout: &Layout) -> Self {
        Self(layout.indices_of(cell))
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

    /// Adds a house or removes it.
    pub(in crate::rules) const fn set(&mut self, house: House, is_in: bool) {
        self.0 = self.without(house).0 | (is_in as u64) << house.index();
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

    /// Whether there are fewer than `count` houses.
    pub(in crate::rules) const fn are_fewer_than(self, count: usize) -> bool {
        let mut rest = self.0;
        let mut taken = 1;
        while taken < count {
            rest &= rest.wrapping_sub(1);
            taken += 1;
        }
        rest == 0 && count > 0
    }

    /// The number of houses.
    pub(in crate::rules) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The houses; the board must have all of them.
    #[inline]
    pub(in crate::rules) fn iter(self, layout: &Layout) -> impl Iterator<Item = House> + '_ {
        let by_index = layout.by_index();
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(by_index[index])
        })
    }
}
