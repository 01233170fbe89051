//! Drawing the board of a puzzle: its shape, regions, cages and features.

use super::Create;
use crate::board::{Gesture, Scene, Tint};
use crate::shortcut::Direction;
use sudoku_engine::grid::{Cage, Cell, CellSet, Feature, Lack, Sketch, SketchError, Sketched};
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_telling::session::UnfinishedRegions;

/// A tool for the pointer and the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Fills in digits.
    #[default]
    Digits,
    /// Chooses the shape of the board and its features.
    Board,
    /// Draws regions that replace boxes, or further ones.
    Regions,
    /// Draws cages.
    Cages,
}

/// A stroke while the pointer is held.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stroke {
    /// The previous cell.
    from: Cell,
    /// Whether the stroke has drawn anything.
    has_drawn: bool,
}

/// The largest possible sum.
const GREATEST: u8 = 45;

impl Tool {
    /// All tools.
    pub const ALL: [Self; 4] = [Self::Digits, Self::Board, Self::Regions, Self::Cages];

    /// The next tool.
    pub(super) fn next(self) -> Self {
        let now = Self::ALL.iter().position(|it| *it == self);
        Self::ALL[now.map_or(0, |now| (now + 1) % Self::ALL.len())]
    }

    pub(super) fn label(self) -> Text {
        match self {
            Self::Digits => said!("create-tool-digits"),
            Self::Board => said!("create-tool-board"),
            Self::Regions => said!("create-tool-regions"),
            Self::Cages => said!("create-tool-cages"),
        }
    }
}

impl Create {
    /// The drawn board.
    pub const fn sketch(&self) -> &Sketch {
        self.history.sketch()
    }

    /// The present tool.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The thing that the tool draws by cells, if it does.
    pub(super) const fn draws(&self) -> Option<Sketched> {
        match self.tool {
            Tool::Digits | Tool::Board => None,
            Tool::Regions if self.further => Some(Sketched::Further),
            Tool::Regions => Some(Sketched::Regions),
            Tool::Cages => Some(Sketched::Cages),
        }
    }

    /// The unfinished part of the board, for saving.
    pub(crate) fn unfinished(&self) -> UnfinishedRegions {
        UnfinishedRegions {
            regions: self.sketch().unfinished_line(Sketched::Regions),
            further: self.sketch().unfinished_line(Sketched::Further),
        }
    }

    /// Restores the unfinished part of the board.
    pub(crate) fn with_unfinished(mut self, unfinished: &UnfinishedRegions) -> Self {
        for (what, line) in [
            (Sketched::Regions, &unfinished.regions),
            (Sketched::Further, &unfinished.further),
        ] {
            if let Some(line) = line {
                let sketch = self.sketch().clone().with_unfinished(what, line);
                self.history.begin_with(sketch);
            }
        }
        self
    }

    /// The cage of the chosen cell.
    pub(super) fn chosen_cage(&self) -> Option<&Cage> {
        let cell = self.selected?;
        let mut cages = self.sketch().cages().iter();
        cages.find(|cage| cage.cells.contains(cell))
    }

    /// Changes the board, or says why that is not possible.
    pub(super) fn draw_board(
        &mut self,
        language: &Language,
        change: impl FnOnce(&mut Sketch) -> Result<(), SketchError>,
    ) {
        let mut sketch = self.sketch().clone();
        match change(&mut sketch) {
            Ok(()) => self.on_board_drawn(sketch),
            Err(error) => self.told = Some(error.text().words(language).into()),
        }
    }

    /// Replaces the drawn board. A whole stroke is one change.
    fn on_board_drawn(&mut self, sketch: Sketch) {
        if sketch == *self.sketch() {
            return;
        }
        self.before_change();
        let goes_on = self.stroke.is_some_and(|stroke| stroke.has_drawn);
        self.history.draw(sketch, goes_on);
        if let Some(stroke) = &mut self.stroke {
            stroke.has_drawn = true;
        }
        self.choose_on_board();
    }

    /// Keeps the chosen cell if the board has it, and else chooses the first cell.
    fn choose_on_board(&mut self) {
        let cells = self.board().cells();
        self.selected = self.selected.filter(|cell| cells.contains(*cell));
        self.selected = self.selected.or(cells.first());
    }

    /// Whether there is something to undo and to redo.
    pub(super) fn can_go(&self) -> [bool; 2] {
        [self.history.can_undo(), self.history.can_redo()]
    }

    /// Undoes the last change of a digit or of the board.
    pub(super) fn undo(&mut self) {
        if self.history.undo() {
            self.went();
        }
    }

    /// Redoes the last undone change.
    pub(super) fn redo(&mut self) {
        if self.history.redo() {
            self.went();
        }
    }

    /// After an undo or redo: ends strokes and typing, which were for another board.
    fn went(&mut self) {
        self.before_change();
        self.stroke = None;
        self.typed = None;
        self.choose_on_board();
    }

    /// The number of changes, counting each undo and redo.
    pub(crate) const fn changes(&self) -> usize {
        self.history.changes()
    }

    /// Clears everything that the tool draws.
    pub(super) fn clear(&mut self, language: &Language) {
        self.typed = None;
        match self.draws() {
            Some(what) => self.draw_board(language, |sketch| {
                sketch.clear(what);
                Ok(())
            }),
            None => {
                self.before_change();
                self.history.set_givens(&[None; Cell::COUNT]);
            }
        }
    }

    /// Whether there is something to clear.
    pub(super) fn can_clear(&self) -> bool {
        match self.draws() {
            None => !self.session().position().given().is_empty(),
            Some(Sketched::Regions) => self.sketch().has_regions(),
            Some(what) => !self.sketch().drawn(what).is_empty(),
        }
    }

    /// Carries out a gesture with the pointer by a drawing tool.
    pub(super) fn sketch_on_board(
        &mut self,
        language: &Language,
        what: Sketched,
        gesture: Gesture,
    ) {
        match gesture {
            Gesture::Press { place, .. } => {
                self.choose(place.cell);
                self.stroke = Some(Stroke {
                    from: place.cell,
                    has_drawn: false,
                });
            }
            Gesture::Over(cell) => {
                let Some(Stroke { from, .. }) = self.stroke else {
                    return;
                };
                if !self.board().cells().contains(cell) {
                    return;
                }
                self.draw_board(language, |sketch| sketch.draw(what, from, cell));
                self.typed = None;
            }
            Gesture::Release => self.stroke = None,
            Gesture::Twice(place) | Gesture::Aside(place) => {
                self.stroke = None;
                self.choose(place.cell);
                self.draw_board(language, |sketch| sketch.take_out(what, place.cell));
            }
            Gesture::Ask(_) => {}
        }
    }

    /// Draws from the chosen cell to the next one, and chooses that.
    pub(super) fn draw_to(&mut self, language: &Language, direction: Direction) {
        let (Some(what), Some(from)) = (self.draws(), self.selected) else {
            return;
        };
        let to = direction.from(Some(from), self.board());
        let is_beside = from.row().abs_diff(to.row()) + from.column().abs_diff(to.column()) == 1;
        if is_beside {
            self.draw_board(language, |sketch| sketch.draw(what, from, to));
            self.choose(to);
        }
    }

    /// Chooses a cell.
    pub(super) fn choose(&mut self, cell: Cell) {
        self.selected = Some(cell);
        self.typed = None;
    }

    /// Whether typed digits are for the sum of a cage.
    pub(crate) fn is_for_cages(&self) -> bool {
        self.tool == Tool::Cages
    }

    /// Types a digit of the sum of the chosen cage.
    pub(super) fn type_sum(&mut self, language: &Language, digit: u8) {
        let Some(cell) = self.selected else { return };
        let longer = self.typed.unwrap_or_default().saturating_mul(10);
        let longer = longer.saturating_add(digit);
        let typed = if longer <= GREATEST { longer } else { digit };
        self.typed = Some(typed);
        let sum = (typed > 0).then_some(typed);
        if sum.is_none() && self.chosen_cage().is_none() {
            return;
        }
        let mut sketch = self.sketch().clone();
        let Err(error) = sketch.set_sum(cell, sum) else {
            return self.on_board_drawn(sketch);
        };
        // The digits typed so far may be the beginning of a sum.
        if self.chosen_cage().is_some() {
            self.draw_board(language, |sketch| sketch.set_sum(cell, None));
        }
        self.told = Some(error.text().words(language).into());
    }

    /// Removes the whole region or cage of the chosen cell.
    pub(super) fn take_away(&mut self, language: &Language) {
        let (Some(what), Some(cell)) = (self.draws(), self.selected) else {
            return;
        };
        self.typed = None;
        self.draw_board(language, |sketch| {
            sketch.take_away(what, cell);
            Ok(())
        });
    }

    /// Shows the unfinished drawing in the scene.
    pub(super) fn show_sketch(&self, scene: &mut Scene) {
        scene.unfinished = self.sketch().unfinished_regions().map(<[CellSet]>::to_vec);
        let mut tints = Vec::new();
        for region in self.sketch().unfinished_further() {
            tints.extend(region.iter().map(|cell| (cell, Tint::Cover)));
        }
        if let Some(Lack::RegionSize { first, .. }) = self.sketch().lack() {
            let regions = [Sketched::Regions, Sketched::Further];
            let regions = regions
                .into_iter()
                .flat_map(|what| self.sketch().drawn(what));
            let size = self.board().size();
            let wrong = regions.filter(|it| it.contains(first) && it.len() != size);
            let wrong = wrong.fold(CellSet::EMPTY, CellSet::union);
            tints.extend(wrong.iter().map(|cell| (cell, Tint::Contradicting)));
        }
        if let (Some(what), Some(cell)) = (self.draws(), self.selected) {
            let own = self.sketch().drawn(what).into_iter();
            let own = own.filter(|cells| cells.contains(cell));
            let cells = own.fold(CellSet::EMPTY, CellSet::union);
            tints.extend(cells.iter().map(|cell| (cell, Tint::Cage)));
            scene.tints.retain(|(_, tint)| !tint.is_of_chosen());
        }
        let chosen = scene
            .tints
            .iter()
            .position(|(_, tint)| *tint == Tint::Selected);
        let at = chosen.unwrap_or(scene.tints.len());
        scene.tints.splice(at..at, tints);
    }

    /// The missing part of the board, in words.
    pub(super) fn lack_words(&self, language: &Language) -> Option<String> {
        Some(match self.sketch().lack()? {
            Lack::RegionSize { count, .. } => words!(
                language,
                "create-region-size",
                count = count,
                size = self.board().size()
            ),
            Lack::NoRegion { count, .. } => words!(language, "create-no-region", count = count),
        })
    }

    /// Adds a feature to the board, or removes it.
    pub(super) fn turn(&mut self, language: &Language, feature: Feature) {
        self.draw_board(language, |sketch| sketch.turn(feature));
    }

    /// Starts a board of this shape with boxes and without cages. Features stay if they fit.
    pub(super) fn shape(&mut self, language: &Language, shape: [usize; 2]) {
        if shape == self.sketch().boxes() && !self.sketch().has_regions() {
            return;
        }
        self.typed = None;
        let features = self.sketch().features().to_vec();
        self.draw_board(language, |sketch| {
            let mut other = Sketch::of_shape(shape)?;
            for feature in features {
                // Drop features that only a larger board can have.
                let _ = other.turn(feature);
            }
            *sketch = other;
            Ok(())
        });
    }
}
