//! A board while a person draws it.

use super::{Cage, Feature, Layout, LayoutBuilder, LayoutError};
use crate::grid::cell::{Cell, CellSet};
use crate::grid::digit::DigitSet;

/// A board while a person draws it. Unlike a [`Layout`] it may be unfinished: its regions
/// may have too few cells or too many. All else of it always fits together, for what does
/// not fit is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sketch {
    size: usize,
    boxes: [usize; 2],
    /// What is drawn in the place of boxes, if anything.
    regions: Option<Vec<CellSet>>,
    features: Vec<Feature>,
    further: Vec<CellSet>,
    cages: Vec<Cage>,
    /// All of it that is finished.
    layout: Layout,
}

/// What of a sketch is drawn by cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sketched {
    /// Regions in the place of boxes.
    Regions,
    /// Further regions.
    Further,
    /// Cages.
    Cages,
}

/// Why something is not drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SketchError {
    /// It would be no board.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// The cell belongs to another cage.
    #[error("{0} is in another cage")]
    Taken(Cell),
}

/// What a sketch lacks to be a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// A region has more or fewer cells than there are digits.
    RegionSize {
        /// Its first cell.
        first: Cell,
        /// How many cells it has.
        count: usize,
    },
    /// These cells, as many as this, have no region.
    NoRegion {
        /// The first of them.
        first: Cell,
        /// How many they are.
        count: usize,
    },
}

impl Default for Sketch {
    fn default() -> Self {
        Self::of(&Layout::CLASSIC)
    }
}

impl Sketch {
    /// The shapes of board that there are: how many rows and columns a box has.
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

    /// An empty board with boxes of so many rows and columns.
    pub fn of_shape([rows, columns]: [usize; 2]) -> Result<Self, LayoutError> {
        let board = LayoutBuilder::new(rows * columns).boxes(rows, columns);
        Ok(Self::of(&board.build()?))
    }

    /// All of it that is finished.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many rows and columns its boxes have, or would have if it had boxes.
    pub const fn boxes(&self) -> [usize; 2] {
        self.boxes
    }

    /// Whether regions are drawn in the place of boxes.
    pub const fn has_regions(&self) -> bool {
        self.regions.is_some()
    }

    /// What it has besides.
    pub fn features(&self) -> &[Feature] {
        &self.features
    }

    /// The cages.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// What is drawn by cells, each as its cells.
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

    /// What is drawn in the place of boxes, if that is unfinished.
    pub fn unfinished_regions(&self) -> Option<&[CellSet]> {
        let regions = self.regions.as_deref()?;
        (!self.are_whole(regions)).then_some(regions)
    }

    /// The further regions that are unfinished.
    pub fn unfinished_further(&self) -> impl Iterator<Item = CellSet> + '_ {
        let further = self.further.iter().copied();
        further.filter(|region| region.len() != self.size)
    }

    /// What it lacks to be a board, if it lacks something.
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

    /// Adds a thing that a board can have besides, or takes it away.
    ///
    /// # Errors
    ///
    /// What keeps it from this board.
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

    /// Adds a cell to what another one belongs to, or begins something new with both.
    ///
    /// # Errors
    ///
    /// What keeps it from this board: a cage with more cells than digits, one in parts, or
    /// a cell of another cage.
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

    /// Takes a cell away from what it belongs to.
    ///
    /// # Errors
    ///
    /// A cage that would fall in parts.
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

    /// Takes away all that a cell belongs to.
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

    /// Takes away everything of a kind; in the place of regions there are boxes again.
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

    /// Gives the cage of a cell a sum, or none. A cell without a cage becomes one.
    ///
    /// # Errors
    ///
    /// A sum that the cage cannot have.
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

    /// A character for each cell in reading order, which is the same where cells are in one
    /// region, and `.` where there is none; nothing if no unfinished regions are drawn.
    pub fn unfinished_line(&self, what: Sketched) -> Option<String> {
        let regions = match what {
            Sketched::Regions => self.unfinished_regions()?.to_vec(),
            Sketched::Further => self.unfinished_further().collect(),
            Sketched::Cages => return None,
        };
        let of = |cell: Cell| regions.iter().position(|region| region.contains(cell));
        let character = |number: usize| char::from(b'A' + number as u8 % 58);
        let line = Cell::all().map(|cell| of(cell).map_or('.', character));
        (!regions.is_empty()).then(|| line.collect())
    }

    /// The same sketch with unfinished regions from such a line. What does not fit the board
    /// is left out.
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
        // What would be no board is not drawn.
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

    /// The regions of a kind, to be changed: boxes become regions.
    fn regions_to_draw(&mut self, what: Sketched) -> &mut Vec<CellSet> {
        if what == Sketched::Further {
            return &mut self.further;
        }
        let boxes = self.layout.regions().iter().map(|it| it.cells());
        let boxes: Vec<CellSet> = boxes.collect();
        self.regions.get_or_insert(boxes)
    }

    /// Makes a change, unless something would not fit.
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

    /// All of it that is finished.
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
    /// Whether its cells can have its sum, if it has one.
    fn can_add_up(&self, digits: DigitSet) -> bool {
        self.sum.is_none() || self.combinations(digits).next().is_some()
    }
}
