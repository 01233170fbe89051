//! The layout of a board: its cells, digits, houses, peers and cages.
//!
//! A layout never changes after it is built. The classic board is a constant that costs nothing to
//! pass on. Any other layout is built by a [`LayoutBuilder`], which checks it, and its clones share
//! one copy.
//!
//! A board smaller than nine by nine uses the upper left corner of the nine by nine cells, so that
//! cells, sets of cells and their names are the same on all boards.

mod board;
mod boards;
mod builder;
mod cage;
mod derived;
mod error;
mod feature;
mod kind;
mod leftovers;
mod sight;
mod sketch;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::cell::{Cell, CellSet, HOUSES, PEERS};
use super::digit::DigitSet;
use super::house::{CLASSIC, House, HouseKind};

use board::{
    CLASSIC_BY_INDEX, CLASSIC_CROSSINGS, CLASSIC_INDICES_OF, CLASSIC_REGIONS_FIRST, IN_ORDER,
    Tables,
};

pub use boards::Chess;
pub use builder::LayoutBuilder;
pub use cage::{Cage, combinations};
pub use derived::{Area, Balance};
pub use error::LayoutError;
pub use feature::{Feature, UnknownFeature};
pub use kind::{BoardKind, UnknownBoardKind};
pub use leftovers::Leftovers;
pub use sketch::{Lack, Sketch, SketchError, Sketched};

/// The reason why two cells that share no house cannot hold the same digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Apart {
    /// Both cells are in one cage.
    Cage,
    /// A feature of the board that is not a house.
    Rule(Feature),
}

/// The cells, digits, houses, peers and cages of a board.
///
/// ```
/// use sudoku_engine::grid::{Cell, LayoutBuilder};
///
/// let board = LayoutBuilder::classic().diagonals().build()?;
/// assert_eq!(board.houses().len(), 29);
/// assert!(board.sees(Cell::at(0, 0), Cell::at(8, 8)));
/// # Ok::<(), sudoku_engine::grid::LayoutError>(())
/// ```
#[derive(Clone, Default)]
pub struct Layout(
    /// `None` for the classic board.
    Option<Arc<Tables>>,
);

/// A house that shares at least two cells with another house, and these cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Crossing {
    /// The house.
    pub house: House,
    /// The cells that it shares with the other house.
    pub cells: CellSet,
}

impl Layout {
    /// The classic board: nine rows, nine columns and nine boxes of three by three cells.
    pub const CLASSIC: Self = Self(None);

    /// Whether it is the classic board.
    #[inline]
    pub const fn is_classic(&self) -> bool {
        self.0.is_none()
    }

    /// The number of rows, columns and digits: 4 to 9.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.as_ref().map_or(9, |board| board.size)
    }

    /// The cells in use.
    #[inline]
    pub fn cells(&self) -> CellSet {
        self.0.as_ref().map_or(CellSet::ALL, |board| board.cells)
    }

    /// The digits in use.
    #[inline]
    pub fn digits(&self) -> DigitSet {
        self.0.as_ref().map_or(DigitSet::ALL, |board| board.digits)
    }

    /// All houses: rows, columns, boxes or regions, then additional houses.
    #[inline]
    pub fn houses(&self) -> &[House] {
        match &self.0 {
            None => &CLASSIC,
            Some(board) => &board.houses,
        }
    }

    /// All houses, in the order in which a person looks at them: boxes or regions, then additional
    /// houses, then lines.
    #[inline]
    pub fn regions_first(&self) -> &[House] {
        match &self.0 {
            None => &CLASSIC_REGIONS_FIRST,
            Some(board) => &board.regions_first,
        }
    }

    /// The rows.
    #[inline]
    pub fn rows(&self) -> &[House] {
        &self.houses()[..self.size()]
    }

    /// The columns.
    #[inline]
    pub fn columns(&self) -> &[House] {
        &self.houses()[self.size()..2 * self.size()]
    }

    /// The rows, then the columns.
    #[inline]
    pub fn lines(&self) -> &[House] {
        &self.houses()[..2 * self.size()]
    }

    /// The boxes, or the regions in place of them. A board may have none.
    #[inline]
    pub fn regions(&self) -> &[House] {
        match &self.0 {
            None => &CLASSIC[18..],
            Some(board) => &board.houses[2 * board.size..][..board.regions],
        }
    }

    /// The additional houses: all except rows, columns, boxes and regions.
    #[inline]
    pub fn further(&self) -> &[House] {
        match &self.0 {
            None => &[],
            Some(board) => &board.houses[2 * board.size + board.regions..],
        }
    }

    /// The house with an index, if there is one.
    pub fn house(&self, index: usize) -> Option<House> {
        let has_it = index < House::MOST && self.indices() >> index & 1 == 1;
        has_it.then(|| self.by_index()[index])
    }

    /// The indices of all houses, as bits.
    #[inline]
    pub(crate) fn indices(&self) -> u64 {
        self.0
            .as_ref()
            .map_or((1 << House::COUNT) - 1, |board| board.indices)
    }

    /// The indices of the houses that a cell is in, as bits.
    #[inline]
    pub(crate) fn indices_of(&self, cell: Cell) -> u64 {
        match &self.0 {
            None => CLASSIC_INDICES_OF[cell.index()],
            Some(board) => board.indices_of[cell.index()],
        }
    }

    /// The houses by index. An index without a house holds an arbitrary house.
    #[inline]
    pub(crate) fn by_index(&self) -> &[House; House::MOST] {
        match &self.0 {
            None => &CLASSIC_BY_INDEX,
            Some(board) => &board.by_index,
        }
    }

    /// The cells of a house of this board in reading order.
    #[inline]
    pub fn in_order(&self, house: House) -> &[Cell] {
        match &self.0 {
            None => &IN_ORDER[house.index()],
            Some(board) => &board.in_order[house.index()],
        }
    }

    /// The houses of a cell: its row, its column, its box or region if there is one, then
    /// additional houses. Empty for a cell that is not in use.
    #[inline]
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        match &self.0 {
            None => &HOUSES[cell.index()],
            Some(board) => &board.houses_of[cell.index()],
        }
    }

    /// The row that a cell is in.
    #[inline]
    pub fn row_of(&self, cell: Cell) -> House {
        match &self.0 {
            None => HOUSES[cell.index()][0],
            Some(board) => board.houses[cell.row()],
        }
    }

    /// The column that a cell is in.
    #[inline]
    pub fn column_of(&self, cell: Cell) -> House {
        match &self.0 {
            None => HOUSES[cell.index()][1],
            Some(board) => board.houses[board.size + cell.column()],
        }
    }

    /// The box or region that a cell is in.
    #[inline]
    pub fn region_of(&self, cell: Cell) -> Option<House> {
        match &self.0 {
            None => Some(HOUSES[cell.index()][2]),
            Some(board) => {
                let third = board.houses_of[cell.index()].get(2).copied();
                third.filter(|house| house.kind().is_region())
            }
        }
    }

    /// The cells that cannot hold the same digit as this one: the other cells of its houses and its
    /// cage, and the cells added by a rule of the board.
    #[inline]
    pub fn peers(&self, cell: Cell) -> CellSet {
        match &self.0 {
            None => PEERS[cell.index()],
            Some(board) => board.peers[cell.index()],
        }
    }

    /// The peers that share no house with the cell.
    #[inline]
    pub fn peers_apart(&self, cell: Cell) -> CellSet {
        match &self.0 {
            None => CellSet::EMPTY,
            Some(board) => board.peers_apart[cell.index()],
        }
    }

    /// The reason why two cells that share no house cannot hold the same digit, if there is one.
    pub fn apart(&self, one: Cell, other: Cell) -> Option<Apart> {
        let board = self.0.as_ref()?;
        let mut cages = board.cages.iter().map(|cage| cage.cells);
        if cages.any(|cage| cage.contains(one) && cage.contains(other)) {
            return Some(Apart::Cage);
        }
        let mut rules = board.apart.iter().copied();
        let rule = rules.find(|rule| boards::seen_by(*rule, one).contains(other));
        rule.map(Apart::Rule)
    }

    /// The slanted lines on which no digit appears twice; empty if the board has none.
    pub fn slanting_lines(&self) -> Vec<CellSet> {
        let has_them = |board: &Arc<Tables>| board.apart.contains(&Feature::Argyle);
        let has_them = self.0.as_ref().is_some_and(has_them);
        has_them
            .then(boards::argyle)
            .into_iter()
            .flatten()
            .collect()
    }

    /// Whether two cells are different and cannot hold the same digit.
    #[inline]
    pub fn sees(&self, one: Cell, other: Cell) -> bool {
        self.peers(one).contains(other)
    }

    /// The cells in use that see every cell of a set; all cells in use for the empty set.
    #[inline]
    pub fn common_peers(&self, cells: CellSet) -> CellSet {
        match &self.0 {
            None => cells
                .iter()
                .fold(CellSet::ALL, |seen, cell| seen & PEERS[cell.index()]),
            Some(board) => cells
                .iter()
                .fold(board.cells, |seen, cell| seen & board.peers[cell.index()]),
        }
    }

    /// The cells that see at least one cell of a set.
    #[inline]
    pub fn seen_from(&self, cells: CellSet) -> CellSet {
        cells
            .iter()
            .fold(CellSet::EMPTY, |seen, cell| seen | self.peers(cell))
    }

    /// The houses that contain all cells of a set; none for the empty set.
    #[inline]
    pub fn houses_with(&self, cells: CellSet) -> impl Iterator<Item = House> + Clone + '_ {
        let houses = cells.first().map_or(&[][..], |cell| self.houses_of(cell));
        let holds = move |house: &House| cells.is_subset(house.cells());
        houses.iter().copied().filter(holds)
    }

    /// The first house that contains both cells.
    #[inline]
    pub fn shared_house(&self, one: Cell, other: Cell) -> Option<House> {
        let houses = self.houses_of(one).iter();
        houses.copied().find(|house| house.contains(other))
    }

    /// The houses that share at least two cells with a house of this board. On the classic board,
    /// these are the boxes of a line, or the rows and then the columns of a box.
    #[inline]
    pub fn crossings(&self, house: House) -> &[Crossing] {
        match &self.0 {
            None => {
                let all = &CLASSIC_CROSSINGS[house.index()];
                if house.kind().is_line() {
                    &all[..3]
                } else {
                    all
                }
            }
            Some(board) => &board.crossings[house.index()],
        }
    }

    /// The number of rows and of columns in a box, if the board has boxes.
    pub fn boxes(&self) -> Option<[usize; 2]> {
        let first = self.regions().first().copied()?;
        let column = self.column_of(first.cells().first()?);
        let rows = (first.cells() & column.cells()).len();
        (first.kind() == HouseKind::Box).then(|| [rows, self.size() / rows])
    }

    /// The features of the board. Rows, columns, boxes, regions, extra regions and cages are not
    /// features.
    pub fn features(&self) -> Vec<Feature> {
        let count = |kind| self.further().iter().filter(|it| it.kind() == kind).count();
        let has_diagonal = |number| {
            let mut further = self.further().iter();
            further.any(|it| it.kind() == HouseKind::Diagonal && it.number() == number)
        };
        let has_all_windows = count(HouseKind::HiddenWindow) > 0;
        let has_percent = !has_all_windows && count(HouseKind::Window) > 0;
        let has = |feature: &Feature| match feature {
            Feature::DiagonalDown => has_diagonal(0),
            // With percent, this diagonal is a part of it.
            Feature::DiagonalUp => has_diagonal(1) && !has_percent,
            Feature::Windoku => has_all_windows,
            Feature::Percent => has_percent,
            Feature::DisjointGroups => count(HouseKind::Group) > 0,
            Feature::Asterisk => count(HouseKind::Asterisk) > 0,
            Feature::CenterDot => count(HouseKind::CenterDot) > 0,
            Feature::Girandola => count(HouseKind::Girandola) > 0,
            Feature::Argyle | Feature::AntiKnight | Feature::AntiKing => {
                let board = self.0.as_ref();
                board.is_some_and(|board| board.apart.contains(feature))
            }
        };
        Feature::ALL.into_iter().filter(has).collect()
    }

    /// The extra regions.
    pub fn extra_regions(&self) -> impl Iterator<Item = House> + '_ {
        let further = self.further().iter().copied();
        further.filter(|house| house.kind() == HouseKind::Extra)
    }

    /// The cages.
    #[inline]
    pub fn cages(&self) -> &[Cage] {
        self.0.as_ref().map_or(&[], |board| &board.cages)
    }

    /// Whether any cage has a sum.
    pub fn has_sums(&self) -> bool {
        self.cages().iter().any(|cage| cage.sum.is_some())
    }

    /// More known sums, which the rule of 45 gives for a few cells inside and outside of houses.
    /// They follow from the houses and the cages.
    #[inline]
    pub fn balances(&self) -> &[Balance] {
        self.0.as_ref().map_or(&[], |board| &board.balances)
    }

    /// Sets of adjacent houses without a common cell, whose total may be useful for the rule of 45;
    /// empty if no cage has a sum.
    #[inline]
    pub fn areas(&self) -> &[Area] {
        self.0.as_ref().map_or(&[], |board| &board.areas)
    }

    /// The cage that a cell is in.
    pub fn cage_of(&self, cell: Cell) -> Option<&Cage> {
        self.cages().iter().find(|cage| cage.cells.contains(cell))
    }

    /// The sum of the digits of a house.
    pub fn sum_of_house(&self) -> usize {
        self.size() * (self.size() + 1) / 2
    }

    /// Whether the rows, columns and boxes are those of the classic board. The board may have more
    /// houses, cages and rules.
    pub fn has_classic_boxes(&self) -> bool {
        self.size() == 9 && self.regions() == &CLASSIC[18..]
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
            _ => false,
        }
    }
}

impl Eq for Layout {}

impl Hash for Layout {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.houses().hash(state);
        self.cages().hash(state);
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_classic() {
            return f.write_str("Layout(classic)");
        }
        f.debug_struct("Layout")
            .field("size", &self.size())
            .field("houses", &self.houses())
            .field("cages", &self.cages())
            .finish_non_exhaustive()
    }
}
