//! A board that a person is drawing.

use super::{Cage, Feature, Layout, LayoutBuilder, LayoutError};
use crate::grid::cell::{Cell, CellSet};
use crate::grid::digit::DigitSet;

/// The number of names of unfinished regions: the characters from `A` to `z`.
const NAMES: u8 = b'z' - b'A' + 1;

/// A board that a person is drawing. Unlike a [`Layout`], it may be unfinished: its regions may
/// have too few or too many cells. All other parts always fit together, because a part that does
/// not fit is rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    size: usize,
    boxes: [usize; 2],
    /// The regions drawn in place of boxes, if any.
    regions: Option<Vec<CellSet>>,
    features: Vec<Feature>,
    further: Vec<CellSet>,
    cages: Vec<Cage>,
    /// Everything that is finished.
    layout: Layout,
}

/// A part of a sketch that is drawn cell by cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sketched {
    /// Regions in place of boxes.
    Regions,
    /// Extra regions.
    Further,
    /// Cages.
    Cages,
}

/// The reason why something cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SketchError {
    /// The result would not be a board.
    Layout(LayoutError),
    /// The cell belongs to another cage.
    Taken(Cell),
}

impl From<LayoutError> for SketchError {
    fn from(error: LayoutError) -> Self {
        Self::Layout(error)
    }
}

/// The part that a sketch needs before it is a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// A region has more or fewer cells than there are digits.
    RegionSize {
        /// Its first cell.
        first: Cell,
        /// The number of its cells.
        count: usize,
    },
    /// Some cells have no region.
    NoRegion {
        /// The first of these cells.
        first: Cell,
        /// The number of these cells.
        count: usize,
    },
}

impl Default for Sketch {
    fn default() -> Self {
        Self::of(&Layout::CLASSIC)
    }
}

impl Sketch {
    /// The shapes of boards, as the numbers of rows and columns in a box.
    pub const SHAPES: [[usize; 2]; 6] = [[2, 2], [2, 3], [3, 2], [2, 4], [4, 2], [3, 3]];

    /// The sketch of a board.
    pub fn of(layout: &Layout) -> Self {
        let regions = layout.regions().iter().map(|region| region.cells());
        let boxes = layout.boxes();
        let usual = |shape: &&[usize; 2]| shape[0] * shape[1] == layout.size();
        let usual = Self::SHAPES.iter().rfind(usual).copied();
        Self {
            size: layout.size(),
            boxes: boxes.or(usual).unwrap_or([1, layout.size()]),
            regions: boxes.is_none().then(|| regions.collect()),
            features: layout.features(),
            further: layout.extra_regions().map(|house| house.cells()).collect(),
            cages: layout.cages().to_vec(),
            layout: layout.clone(),
        }
    }

    /// An empty board with boxes of these numbers of rows and columns.
    pub fn of_shape([rows, columns]: [usize; 2]) -> Result<Self, LayoutError> {
        let board = LayoutBuilder::new(rows * columns).boxes(rows, columns);
        Ok(Self::of(&board.build()?))
    }

    /// Everything that is finished.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The numbers of rows and columns in its boxes, or in the boxes it would have.
    pub const fn boxes(&self) -> [usize; 2] {
        self.boxes
    }

    /// Whether regions are drawn in place of boxes.
    pub const fn has_regions(&self) -> bool {
        self.regions.is_some()
    }

    /// The features of the board.
    pub fn features(&self) -> &[Feature] {
        &self.features
    }

    /// The cages.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// The cells of each drawn part of a kind.
    pub fn drawn(&self, what: Sketched) -> Vec<CellSet> {
        match what {
            Sketched::Regions => match &self.regions {
                Some(regions) => regions.clone(),
                None => self.layout.regions().iter().map(|it| it.cells()).collect(),
            },
            Sketched::Further => self.further.clone(),
            Sketched::Cages => self.cages.iter().map(|cage| cage.cells).collect(),
        }
    }

    /// The regions drawn in place of boxes, if they are unfinished.
    pub fn unfinished_regions(&self) -> Option<&[CellSet]> {
        let regions = self.regions.as_deref()?;
        (!self.are_whole(regions)).then_some(regions)
    }

    /// The unfinished extra regions.
    pub fn unfinished_further(&self) -> impl Iterator<Item = CellSet> + '_ {
        let further = self.further.iter().copied();
        further.filter(|region| region.len() != self.size)
    }

    /// The part that the sketch still needs before it is a board, if there is one.
    pub fn lack(&self) -> Option<Lack> {
        let regions = self.regions.iter().flatten().chain(&self.further);
        let wrong = regions
            .filter(|region| region.len() != self.size)
            .find_map(|region| {
                let (first, count) = (region.first()?, region.len());
                Some(Lack::RegionSize { first, count })
            });
        wrong.or_else(|| {
            let regions = self.regions.as_ref()?;
            let taken = regions.iter().copied().fold(CellSet::EMPTY, CellSet::union);
            let free = self.layout.cells() - taken;
            let first = free.first()?;
            let count = free.len();
            Some(Lack::NoRegion { first, count })
        })
    }

    /// Adds a feature to the board, or removes it.
    ///
    /// # Errors
    ///
    /// The reason why it does not fit this board.
    pub fn turn(&mut self, feature: Feature) -> Result<(), SketchError> {
        self.change(|it| {
            if it.features.contains(&feature) {
                it.features.retain(|other| *other != feature);
            } else {
                it.features.push(feature);
                it.features.sort_unstable();
            }
            Ok(())
        })
    }

    /// Adds the cell `to` to the part that holds `from`, or starts a new part with both.
    ///
    /// # Errors
    ///
    /// The reason why it does not fit this board: the cage would have more cells than there are
    /// digits or would not be connected, or the cell is in another cage.
    pub fn draw(&mut self, what: Sketched, from: Cell, to: Cell) -> Result<(), SketchError> {
        self.change(|it| match what {
            Sketched::Cages => it.draw_cage(from, to),
            Sketched::Regions | Sketched::Further => {
                let regions = it.regions_to_draw(what);
                let own = regions.iter().position(|region| region.contains(from));
                for region in regions.iter_mut() {
                    *region = region.without(to);
                }
                match own {
                    Some(own) => regions[own] |= CellSet::only(to),
                    None => regions.push(CellSet::only(from).with(to)),
                }
                regions.retain(|region| !region.is_empty());
                Ok(())
            }
        })
    }

    fn draw_cage(&mut self, from: Cell, to: Cell) -> Result<(), SketchError> {
        let of = |cages: &[Cage], cell| cages.iter().position(|cage| cage.cells.contains(cell));
        let (own, other) = (of(&self.cages, from), of(&self.cages, to));
        if other.is_some() && other != own {
            return Err(SketchError::Taken(to));
        }
        match own {
            Some(own) => {
                let cage = &mut self.cages[own];
                cage.cells |= CellSet::only(to);
                if !cage.can_add_up(self.layout.digits()) {
                    cage.sum = None;
                }
            }
            None => self.cages.push(Cage {
                cells: CellSet::only(from).with(to),
                sum: None,
            }),
        }
        Ok(())
    }

    /// Removes a cell from the part that holds it.
    ///
    /// # Errors
    ///
    /// A cage would no longer be connected.
    pub fn take_out(&mut self, what: Sketched, cell: Cell) -> Result<(), SketchError> {
        self.change(|it| {
            match what {
                Sketched::Cages => {
                    let digits = it.layout.digits();
                    for cage in it.cages.iter_mut().filter(|it| it.cells.contains(cell)) {
                        cage.cells = cage.cells.without(cell);
                        if !cage.can_add_up(digits) {
                            cage.sum = None;
                        }
                    }
                    it.cages.retain(|cage| !cage.cells.is_empty());
                }
                Sketched::Regions | Sketched::Further => {
                    let regions = it.regions_to_draw(what);
                    for region in regions.iter_mut() {
                        *region = region.without(cell);
                    }
                    regions.retain(|region| !region.is_empty());
                }
            }
            Ok(())
        })
    }

    /// Removes every part that holds a cell.
    pub fn take_away(&mut self, what: Sketched, cell: Cell) {
        let taken = self.change(|it| {
            match what {
                Sketched::Cages => it.cages.retain(|cage| !cage.cells.contains(cell)),
                Sketched::Regions | Sketched::Further => {
                    let regions = it.regions_to_draw(what);
                    regions.retain(|region| !region.contains(cell));
                }
            }
            Ok(())
        });
        debug_assert!(taken.is_ok(), "a board with less is a board");
    }

    /// Removes all parts of a kind; boxes take the place of removed regions.
    pub fn clear(&mut self, what: Sketched) {
        let cleared = self.change(|it| {
            match what {
                Sketched::Cages => it.cages.clear(),
                Sketched::Further => it.further.clear(),
                Sketched::Regions => it.regions = None,
            }
            Ok(())
        });
        debug_assert!(cleared.is_ok(), "a board with less is a board");
    }

    /// Sets or removes the sum of a cell's cage. A cell without a cage becomes one.
    ///
    /// # Errors
    ///
    /// The cage cannot have this sum.
    pub fn set_sum(&mut self, cell: Cell, sum: Option<u8>) -> Result<(), SketchError> {
        self.change(|it| {
            let mut cages = it.cages.iter_mut();
            match cages.find(|cage| cage.cells.contains(cell)) {
                Some(cage) => cage.sum = sum,
                None => it.cages.push(Cage {
                    cells: CellSet::only(cell),
                    sum,
                }),
            }
            Ok(())
        })
    }

    /// One character per cell in reading order: the same one for all cells of a region, and `.` for
    /// a cell in none. `None` if there are no unfinished regions.
    pub fn unfinished_line(&self, what: Sketched) -> Option<String> {
        let regions = match what {
            Sketched::Regions => self.unfinished_regions()?.to_vec(),
            Sketched::Further => self.unfinished_further().collect(),
            Sketched::Cages => return None,
        };
        let of = |cell: Cell| regions.iter().position(|region| region.contains(cell));
        let character = |number: usize| char::from(b'A' + number as u8 % NAMES);
        let line = Cell::all().map(|cell| of(cell).map_or('.', character));
        (!regions.is_empty()).then(|| line.collect())
    }

    /// Returns the sketch with unfinished regions read from a line in this form. Parts that do not
    /// fit the board are dropped.
    #[must_use]
    pub fn with_unfinished(mut self, what: Sketched, line: &str) -> Self {
        let mut regions: Vec<(char, CellSet)> = Vec::new();
        let cells = self.layout.cells();
        let drawn = Cell::all().zip(line.chars());
        for (cell, name) in drawn.filter(|(cell, name)| *name != '.' && cells.contains(*cell)) {
            match regions.iter_mut().find(|(other, _)| *other == name) {
                Some((_, region)) => *region |= CellSet::only(cell),
                None => regions.push((name, CellSet::only(cell))),
            }
        }
        let regions = regions.into_iter().map(|(_, region)| region);
        // If the result would not be a board, nothing is drawn.
        let _ = self.change(|it| {
            match what {
                Sketched::Regions => it.regions = Some(regions.collect()),
                Sketched::Further => it.further.extend(regions),
                Sketched::Cages => {}
            }
            Ok(())
        });
        self
    }

    /// The regions of a kind, for changing them: boxes become regions.
    fn regions_to_draw(&mut self, what: Sketched) -> &mut Vec<CellSet> {
        if what == Sketched::Further {
            return &mut self.further;
        }
        let boxes = self.layout.regions().iter().map(|it| it.cells());
        let boxes: Vec<CellSet> = boxes.collect();
        self.regions.get_or_insert(boxes)
    }

    /// Makes a change, unless the result would not fit.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Self) -> Result<(), SketchError>,
    ) -> Result<(), SketchError> {
        let mut changed = self.clone();
        change(&mut changed)?;
        changed.layout = changed.finished()?;
        *self = changed;
        Ok(())
    }

    fn are_whole(&self, regions: &[CellSet]) -> bool {
        regions.len() == self.size && regions.iter().all(|it| it.len() == self.size)
    }

    /// Builds everything that is finished.
    fn finished(&self) -> Result<Layout, LayoutError> {
        let [rows, columns] = self.boxes;
        let board = LayoutBuilder::new(self.size);
        let board = match &self.regions {
            None => board.boxes(rows, columns),
            Some(regions) if self.are_whole(regions) => board.regions(regions.iter().copied()),
            Some(_) => board,
        };
        let board = self
            .features
            .iter()
            .copied()
            .fold(board, LayoutBuilder::with);
        let further = self.further.iter().filter(|it| it.len() == self.size);
        let board = further.fold(board, |board, cells| board.extra_region(*cells));
        let cages = self.cages.iter();
        let board = cages.fold(board, |board, cage| board.cage(cage.cells, cage.sum));
        board.build()
    }
}

impl Cage {
    /// Whether its cells can add up to its sum, or it has no sum.
    fn can_add_up(&self, digits: DigitSet) -> bool {
        self.sum.is_none() || self.combinations(digits).next().is_some()
    }
}
