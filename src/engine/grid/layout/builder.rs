//! Layouts are put together here, and checked.

use std::sync::Arc;

use super::board::Board;
use super::boards::{self, Chess};
use super::{Cage, Feature, Layout, LayoutError};
use crate::grid::cell::{Cell, CellSet};
use crate::grid::house::{House, HouseKind};

/// A layout while it is put together.
///
/// Each part can be added to each other; whether they go together,
/// [`build`](Self::build) tells.
#[derive(Debug, Clone)]
pub struct LayoutBuilder {
    size: usize,
    regions: Regions,
    further: Vec<(HouseKind, CellSet)>,
    cages: Vec<Cage>,
    /// Those that make cells see each other without a house.
    apart: Vec<Feature>,
    /// What the board has that only one with nine rows can have.
    needs_nine: Option<&'static str>,
}

/// What stands in the place of boxes.
#[derive(Debug, Clone)]
enum Regions {
    /// Nothing: rows and columns alone.
    None,
    /// Boxes of so many rows and columns.
    Boxes(usize, usize),
    /// Regions of any shape.
    Any(Vec<CellSet>),
}

impl LayoutBuilder {
    /// A board of rows and columns alone.
    pub const fn new(size: usize) -> Self {
        Self {
            size,
            regions: Regions::None,
            further: Vec::new(),
            cages: Vec::new(),
            apart: Vec::new(),
            needs_nine: None,
        }
    }

    /// The classic board, to add something to.
    pub fn classic() -> Self {
        Self::new(9).boxes(3, 3)
    }

    /// Boxes of so many rows and columns.
    #[must_use]
    pub fn boxes(mut self, rows: usize, columns: usize) -> Self {
        self.regions = Regions::Boxes(rows, columns);
        self
    }

    /// Regions in the place of boxes.
    #[must_use]
    pub fn regions(mut self, regions: impl IntoIterator<Item = CellSet>) -> Self {
        self.regions = Regions::Any(regions.into_iter().collect());
        self
    }

    /// Regions in the place of boxes, told by a character for each cell in reading order:
    /// cells with the same character are one region.
    #[must_use]
    pub fn regions_from(self, characters: &str) -> Self {
        let mut regions: Vec<(char, CellSet)> = Vec::new();
        for (number, character) in characters.chars().enumerate() {
            let (row, column) = (number / self.size.max(1), number % self.size.max(1));
            let cells = if row < 9 && column < 9 {
                CellSet::only(Cell::at(row, column))
            } else {
                CellSet::EMPTY
            };
            match regions.iter_mut().find(|(other, _)| *other == character) {
                Some((_, region)) => *region |= cells,
                None => regions.push((character, cells)),
            }
        }
        self.regions(regions.into_iter().map(|(_, region)| region))
    }

    /// The diagonal from the upper left to the lower right.
    #[must_use]
    pub fn diagonal_down(self) -> Self {
        let size = self.size;
        self.further(HouseKind::Diagonal, boards::diagonal_down(size))
    }

    /// The diagonal from the lower left to the upper right.
    #[must_use]
    pub fn diagonal_up(self) -> Self {
        let size = self.size;
        self.further(HouseKind::Diagonal, boards::diagonal_up(size))
    }

    /// Both diagonals.
    #[must_use]
    pub fn diagonals(self) -> Self {
        self.diagonal_down().diagonal_up()
    }

    /// Windoku: four windows, and the five houses that these leave over.
    #[must_use]
    pub fn windoku(self) -> Self {
        let with_windows = boards::windows()
            .into_iter()
            .fold(self, |it, window| it.further(HouseKind::Window, window));
        boards::hidden_windows()
            .into_iter()
            .fold(with_windows, |it, hidden| {
                it.further(HouseKind::HiddenWindow, hidden)
            })
            .only_with_nine("windows")
    }

    /// Percent: the window at the upper left, that at the lower right, and the diagonal that
    /// goes up between them.
    #[must_use]
    pub fn percent(self) -> Self {
        let [first, .., last] = boards::windows();
        self.further(HouseKind::Window, first)
            .further(HouseKind::Window, last)
            .diagonal_up()
            .only_with_nine("windows")
    }

    /// Nine groups: the cells at the same place of the nine squares of three by three.
    #[must_use]
    pub fn disjoint_groups(self) -> Self {
        boards::groups()
            .into_iter()
            .fold(self, |it, group| it.further(HouseKind::Group, group))
            .only_with_nine("disjoint groups")
    }

    /// The asterisk.
    #[must_use]
    pub fn asterisk(self) -> Self {
        self.further(HouseKind::Asterisk, boards::asterisk())
            .only_with_nine("the asterisk")
    }

    /// The centers of the nine squares of three by three.
    #[must_use]
    pub fn center_dot(self) -> Self {
        self.further(HouseKind::CenterDot, boards::center_dot())
            .only_with_nine("the center dot")
    }

    /// The girandola.
    #[must_use]
    pub fn girandola(self) -> Self {
        self.further(HouseKind::Girandola, boards::girandola())
            .only_with_nine("the girandola")
    }

    /// Argyle: eight slanting lines on which no digit stands twice.
    #[must_use]
    pub fn argyle(self) -> Self {
        self.apart(Feature::Argyle).only_with_nine("argyle lines")
    }

    /// A further region, which holds each digit once.
    #[must_use]
    pub fn extra_region(self, cells: CellSet) -> Self {
        self.further(HouseKind::Extra, cells)
    }

    /// No digit stands twice a move of this piece of chess apart.
    #[must_use]
    pub fn chess(self, piece: Chess) -> Self {
        self.apart(match piece {
            Chess::Knight => Feature::AntiKnight,
            Chess::King => Feature::AntiKing,
        })
    }

    /// One of the things that a board can have.
    #[must_use]
    pub fn with(self, feature: Feature) -> Self {
        match feature {
            Feature::DiagonalDown => self.diagonal_down(),
            Feature::DiagonalUp => self.diagonal_up(),
            Feature::Windoku => self.windoku(),
            Feature::Percent => self.percent(),
            Feature::DisjointGroups => self.disjoint_groups(),
            Feature::Asterisk => self.asterisk(),
            Feature::CenterDot => self.center_dot(),
            Feature::Girandola => self.girandola(),
            Feature::Argyle => self.argyle(),
            Feature::AntiKnight => self.chess(Chess::Knight),
            Feature::AntiKing => self.chess(Chess::King),
        }
    }

    /// A cage, with the sum of its digits if that is given.
    #[must_use]
    pub fn cage(mut self, cells: CellSet, sum: Option<u8>) -> Self {
        self.cages.push(Cage { cells, sum });
        self
    }

    fn further(mut self, kind: HouseKind, cells: CellSet) -> Self {
        self.further.push((kind, cells));
        self
    }

    fn apart(mut self, feature: Feature) -> Self {
        if !self.apart.contains(&feature) {
            self.apart.push(feature);
            self.apart.sort_unstable();
        }
        self
    }

    const fn only_with_nine(mut self, what: &'static str) -> Self {
        self.needs_nine = Some(what);
        self
    }

    /// The layout.
    ///
    /// # Errors
    ///
    /// A [`LayoutError`] that names what does not go together.
    pub fn build(mut self) -> Result<Layout, LayoutError> {
        let size = self.size;
        if !(4..=9).contains(&size) {
            return Err(LayoutError::Size(size));
        }
        if let Some(what) = self.needs_nine.filter(|_| size != 9) {
            return Err(LayoutError::NeedsNine(what));
        }
        if self.is_classic() {
            return Ok(Layout::CLASSIC);
        }
        let cells = boards::cells(size);
        let mut houses = Vec::new();
        for number in 0..size {
            let row = boards::row(number) & cells;
            houses.push(House::new(number, HouseKind::Row, number, row));
        }
        for number in 0..size {
            let column = boards::column(number) & cells;
            houses.push(House::new(9 + number, HouseKind::Column, number, column));
        }
        let (kind, regions) = self.checked_regions(cells)?;
        for (number, region) in regions.into_iter().enumerate() {
            houses.push(House::new(18 + number, kind, number, region));
        }
        self.check_cages(cells)?;
        // The same board, in whatever order it was put together.
        self.cages.sort_by_key(|cage| cage.cells.first());
        self.further
            .sort_by_key(|(kind, cells)| (*kind, cells.first(), cells.bits()));
        let of_cages = self.cages.iter().filter(|cage| cage.cells.len() == size);
        let of_cages = of_cages.map(|cage| (HouseKind::Cage, cage.cells));
        for (kind, cells_of) in self.further.iter().copied().chain(of_cages) {
            check_cells(cells_of, cells)?;
            check_house(cells_of, size)?;
            // The same cells once more would say nothing new.
            if houses.iter().any(|house| house.cells() == cells_of) {
                continue;
            }
            let further = houses.iter().filter(|it| it.kind().is_further()).count();
            let index = 27 + further;
            if index >= House::MOST {
                return Err(LayoutError::TooManyHouses(House::MOST));
            }
            let number = match kind {
                HouseKind::Diagonal => usize::from(cells_of != boards::diagonal_down(size)),
                _ => houses.iter().filter(|house| house.kind() == kind).count(),
            };
            houses.push(House::new(index, kind, number, cells_of));
        }
        let mut more_peers = [CellSet::EMPTY; Cell::COUNT];
        for cell in cells {
            for feature in &self.apart {
                more_peers[cell.index()] |= boards::seen_by(*feature, cell);
            }
        }
        let board = Board::new(size, cells, houses, self.cages, self.apart, &more_peers);
        Ok(Layout(Some(Arc::new(board))))
    }

    fn is_classic(&self) -> bool {
        let has_boxes = match &self.regions {
            Regions::None => false,
            Regions::Boxes(rows, columns) => [*rows, *columns] == [3, 3],
            Regions::Any(regions) => {
                let boxes = boards::boxes(9, 3, 3);
                regions.len() == 9 && boxes.iter().all(|it| regions.contains(it))
            }
        };
        self.size == 9
            && has_boxes
            && self.further.is_empty()
            && self.cages.is_empty()
            && self.apart.is_empty()
    }

    /// The boxes or regions, in the order of their first cells.
    fn checked_regions(&self, cells: CellSet) -> Result<(HouseKind, Vec<CellSet>), LayoutError> {
        let size = self.size;
        match &self.regions {
            Regions::None => Ok((HouseKind::Region, Vec::new())),
            Regions::Boxes(rows, columns) => {
                let (rows, columns) = (*rows, *columns);
                if rows * columns != size
                    || !size.is_multiple_of(rows)
                    || !size.is_multiple_of(columns)
                {
                    return Err(LayoutError::Boxes {
                        rows,
                        columns,
                        size,
                    });
                }
                Ok((HouseKind::Box, boards::boxes(size, rows, columns)))
            }
            Regions::Any(regions) => {
                if regions.len() != size {
                    return Err(LayoutError::RegionCount {
                        count: regions.len(),
                        size,
                    });
                }
                let mut taken = CellSet::EMPTY;
                for region in regions {
                    check_cells(*region, cells)?;
                    check_house(*region, size)?;
                    if let Some(twice) = (taken & *region).first() {
                        return Err(LayoutError::RegionOverlap(twice));
                    }
                    taken |= *region;
                }
                let mut regions = regions.clone();
                regions.sort_by_key(|region| region.first());
                let are_boxes = |rows: usize| {
                    size.is_multiple_of(rows) && boards::boxes(size, rows, size / rows) == regions
                };
                let kind = if (2..size).any(are_boxes) {
                    HouseKind::Box
                } else {
                    HouseKind::Region
                };
                Ok((kind, regions))
            }
        }
    }

    fn check_cages(&self, cells: CellSet) -> Result<(), LayoutError> {
        let size = self.size;
        let mut taken = CellSet::EMPTY;
        for cage in &self.cages {
            let first = check_cells(cage.cells, cells)?;
            let count = cage.cells.len();
            if count > size {
                return Err(LayoutError::CageSize { first, count, size });
            }
            if let Some(twice) = (taken & cage.cells).first() {
                return Err(LayoutError::CageOverlap(twice));
            }
            taken |= cage.cells;
            if !boards::hang_together(cage.cells) {
                return Err(LayoutError::CageInParts(first));
            }
            let least = count * (count + 1) / 2;
            let most = count * (2 * size + 1 - count) / 2;
            if let Some(sum) = cage.sum
                && !(least..=most).contains(&usize::from(sum))
            {
                return Err(LayoutError::CageSum {
                    first,
                    sum,
                    count,
                    least,
                    most,
                });
            }
        }
        Ok(())
    }
}

/// The first of some cells, if there is one and all are on the board.
fn check_cells(cells: CellSet, board: CellSet) -> Result<Cell, LayoutError> {
    match (cells - board).first() {
        Some(outside) => Err(LayoutError::OutsideBoard(outside)),
        None => cells.first().ok_or(LayoutError::Empty),
    }
}

/// Whether a house has as many cells as there are digits.
fn check_house(cells: CellSet, size: usize) -> Result<(), LayoutError> {
    match cells.first() {
        Some(first) if cells.len() != size => Err(LayoutError::RegionSize {
            first,
            count: cells.len(),
            size,
        }),
        _ => Ok(()),
    }
}
