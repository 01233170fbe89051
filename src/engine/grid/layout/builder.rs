//! Builds layouts and checks them.

use std::sync::Arc;

use super::board::Tables;
use super::boards::{self, Chess};
use super::{Cage, Feature, Layout, LayoutError};
use crate::grid::cell::{Cell, CellSet};
use crate::grid::house::{House, HouseKind};

/// A layout under construction.
///
/// Any parts can be combined; [`build`](Self::build) checks whether they fit together.
#[derive(Debug, Clone)]
pub struct LayoutBuilder {
    size: usize,
    regions: Regions,
    further: Vec<(HouseKind, CellSet)>,
    cages: Vec<Cage>,
    /// The features that make cells see each other without a house.
    apart: Vec<Feature>,
    /// A part of the board that needs nine rows, if there is one.
    needs_nine: Option<Feature>,
}

/// The boxes, or the regions in place of them.
#[derive(Debug, Clone)]
enum Regions {
    /// None: only rows and columns.
    None,
    /// Boxes with these numbers of rows and columns.
    Boxes(usize, usize),
    /// Regions of any shape.
    Any(Vec<CellSet>),
}

impl LayoutBuilder {
    /// Starts a board with rows and columns only.
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

    /// Starts with the classic board.
    pub fn classic() -> Self {
        Self::new(9).boxes(3, 3)
    }

    /// Uses boxes with these numbers of rows and columns.
    #[must_use]
    pub fn boxes(mut self, rows: usize, columns: usize) -> Self {
        self.regions = Regions::Boxes(rows, columns);
        self
    }

    /// Uses regions in place of boxes.
    #[must_use]
    pub fn regions(mut self, regions: impl IntoIterator<Item = CellSet>) -> Self {
        self.regions = Regions::Any(regions.into_iter().collect());
        self
    }

    /// Uses regions in place of boxes, given by one character per cell in reading order: cells with
    /// the same character form one region.
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

    /// Adds the diagonal from the upper left to the lower right.
    #[must_use]
    pub fn diagonal_down(self) -> Self {
        let size = self.size;
        self.further(HouseKind::Diagonal, boards::diagonal_down(size))
    }

    /// Adds the diagonal from the lower left to the upper right.
    #[must_use]
    pub fn diagonal_up(self) -> Self {
        let size = self.size;
        self.further(HouseKind::Diagonal, boards::diagonal_up(size))
    }

    /// Adds both diagonals.
    #[must_use]
    pub fn diagonals(self) -> Self {
        self.diagonal_down().diagonal_up()
    }

    /// Adds Windoku: four windows, and the five houses that the windows leave over.
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
            .only_with_nine(Feature::Windoku)
    }

    /// Adds percent: the upper left window, the lower right window, and the diagonal that goes up
    /// between them.
    #[must_use]
    pub fn percent(self) -> Self {
        let [first, .., last] = boards::windows();
        self.further(HouseKind::Window, first)
            .further(HouseKind::Window, last)
            .diagonal_up()
            .only_with_nine(Feature::Percent)
    }

    /// Adds nine groups: the cells at the same position in the nine squares of three by three.
    #[must_use]
    pub fn disjoint_groups(self) -> Self {
        boards::groups()
            .into_iter()
            .fold(self, |it, group| it.further(HouseKind::Group, group))
            .only_with_nine(Feature::DisjointGroups)
    }

    /// Adds the asterisk.
    #[must_use]
    pub fn asterisk(self) -> Self {
        self.further(HouseKind::Asterisk, boards::asterisk())
            .only_with_nine(Feature::Asterisk)
    }

    /// Adds the centers of the nine squares of three by three.
    #[must_use]
    pub fn center_dot(self) -> Self {
        self.further(HouseKind::CenterDot, boards::center_dot())
            .only_with_nine(Feature::CenterDot)
    }

    /// Adds the girandola.
    #[must_use]
    pub fn girandola(self) -> Self {
        self.further(HouseKind::Girandola, boards::girandola())
            .only_with_nine(Feature::Girandola)
    }

    /// Adds argyle: eight slanted lines on which no digit appears twice.
    #[must_use]
    pub fn argyle(self) -> Self {
        self.apart(Feature::Argyle).only_with_nine(Feature::Argyle)
    }

    /// Adds an extra region, which holds each digit once.
    #[must_use]
    pub fn extra_region(self, cells: CellSet) -> Self {
        self.further(HouseKind::Extra, cells)
    }

    /// Forbids the same digit in two cells one move of this chess piece apart.
    #[must_use]
    pub fn chess(self, piece: Chess) -> Self {
        self.apart(match piece {
            Chess::Knight => Feature::AntiKnight,
            Chess::King => Feature::AntiKing,
        })
    }

    /// Adds a feature.
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

    /// Adds a cage, with the sum of its digits if given.
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

    const fn only_with_nine(mut self, feature: Feature) -> Self {
        self.needs_nine = Some(feature);
        self
    }

    /// Builds the layout.
    ///
    /// # Errors
    ///
    /// A [`LayoutError`] that names the part that does not fit.
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
        // The order in which the parts were added makes no difference.
        self.cages.sort_by_key(|cage| cage.cells.first());
        self.further
            .sort_by_key(|(kind, cells)| (*kind, cells.first(), cells.bits()));
        let of_cages = self.cages.iter().filter(|cage| cage.cells.len() == size);
        let of_cages = of_cages.map(|cage| (HouseKind::Cage, cage.cells));
        for (kind, cells_of) in self.further.iter().copied().chain(of_cages) {
            check_cells(cells_of, cells)?;
            check_house(cells_of, size)?;
            // A second house with the same cells would add nothing.
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
        let board = Tables::new(size, cells, houses, self.cages, self.apart, &more_peers);
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

/// The first of these cells; an error if there is none or one is not on the board.
fn check_cells(cells: CellSet, board: CellSet) -> Result<Cell, LayoutError> {
    match (cells - board).first() {
        Some(outside) => Err(LayoutError::OutsideBoard(outside)),
        None => cells.first().ok_or(LayoutError::Empty),
    }
}

/// Checks that a house has one cell for each digit.
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
