use super::{Change, Mark, Marks, Puzzle, SavePoint, Value};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// The values, the cells of the givens, the candidates ruled out so far, and a person's marks.
///
/// A candidate is on the board unless a value that its cell sees excludes it or it was ruled out,
/// by the puzzle itself or later. Keeping the two reasons apart makes it possible to undo a value
/// exactly: only the candidates that it alone had excluded return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    given: CellSet,
    /// The candidates that the puzzle itself rules out.
    ruled_out: [DigitSet; Cell::COUNT],
    removed: [DigitSet; Cell::COUNT],
    grid: Grid,
    marks: Marks,
}

/// Changes to make at once. An edit that changes nothing is ignored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Edits {
    /// Cells and their new values.
    pub values: Vec<(Cell, Option<Value>)>,
    /// Candidates, and whether they are to be ruled out.
    pub removals: Vec<(Candidate, bool)>,
    /// Marks, and whether they are to be on the board.
    pub marks: Vec<(Mark, bool)>,
}

impl Edits {
    /// Fills in values that are not givens.
    pub fn placing(placements: impl IntoIterator<Item = Candidate>) -> Self {
        let values = placements
            .into_iter()
            .map(|Candidate { cell, digit }| {
                (
                    cell,
                    Some(Value {
                        digit,
                        given: false,
                    }),
                )
            })
            .collect();
        Self {
            values,
            ..Self::default()
        }
    }

    /// Puts marks on the board, or removes them.
    pub fn marking(marks: impl IntoIterator<Item = (Mark, bool)>) -> Self {
        Self {
            marks: marks.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Rules candidates out.
    #[must_use]
    pub fn removing(mut self, eliminations: impl IntoIterator<Item = Candidate>) -> Self {
        self.removals
            .extend(eliminations.into_iter().map(|candidate| (candidate, true)));
        self
    }
}

impl From<&Grid> for Position {
    /// The same values and candidates, without marks. A digit that is neither a candidate nor the
    /// value of a peer counts as removed.
    fn from(grid: &Grid) -> Self {
        let mut puzzle = Puzzle::on(grid.layout().clone(), [None; Cell::COUNT]);
        for cell in Cell::all() {
            let values = if grid.given().contains(cell) {
                &mut puzzle.givens
            } else {
                &mut puzzle.entries
            };
            values[cell.index()] = grid.value(cell);
            let seen: DigitSet = grid
                .layout()
                .peers(cell)
                .iter()
                .filter_map(|it| grid.value(it))
                .collect();
            if grid.value(cell).is_none() {
                let removed = grid.layout().digits() - grid.candidates(cell) - seen;
                let removed = removed.iter().map(|digit| Candidate::new(cell, digit));
                puzzle.removed.extend(removed);
            }
        }
        Self::new(&puzzle)
    }
}

impl Position {
    /// The position that a puzzle's file describes.
    pub fn new(puzzle: &Puzzle) -> Self {
        let mut position = Self {
            given: CellSet::EMPTY,
            ruled_out: [DigitSet::EMPTY; Cell::COUNT],
            removed: [DigitSet::EMPTY; Cell::COUNT],
            grid: Grid::empty_on(&puzzle.layout),
            marks: puzzle.marks.clone(),
        };
        let mut values = puzzle.entries;
        for cell in Cell::all() {
            if let Some(digit) = puzzle.givens[cell.index()] {
                values[cell.index()] = Some(digit);
                position.given.insert(cell);
            }
        }
        for Candidate { cell, digit } in &puzzle.removed {
            position.removed[cell.index()].insert(*digit);
        }
        if !puzzle.removed.is_empty() || !puzzle.history.is_empty() {
            for Candidate { cell, digit } in puzzle.ruled_out() {
                position.ruled_out[cell.index()].insert(digit);
            }
        }
        position.rebuild(&values);
        position.grid.set_givens(position.given);
        position
    }

    /// The position in the form that a file stores.
    pub fn to_puzzle(&self, title: Option<String>) -> Puzzle {
        let mut puzzle = Puzzle {
            title,
            marks: self.marks.clone(),
            ..Puzzle::on(self.grid.layout().clone(), [None; Cell::COUNT])
        };
        for cell in Cell::all() {
            let values = if self.given.contains(cell) {
                &mut puzzle.givens
            } else {
                &mut puzzle.entries
            };
            values[cell.index()] = self.grid.value(cell);
            puzzle.removed.extend(
                self.removed(cell)
                    .iter()
                    .map(|digit| Candidate::new(cell, digit)),
            );
        }
        puzzle
    }

    /// The position in the form that a save point stores.
    pub fn to_save_point(&self, name: String) -> SavePoint {
        let Puzzle {
            entries,
            removed,
            marks,
            ..
        } = self.to_puzzle(None);
        SavePoint {
            name,
            entries,
            removed,
            marks,
        }
    }

    /// The values and candidates, for rules and searches.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells with a given.
    pub const fn given(&self) -> CellSet {
        self.given
    }

    /// The value of a cell.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        let given = self.given.contains(cell);
        self.grid.value(cell).map(|digit| Value { digit, given })
    }

    /// The digits ruled out in a cell other than by a value, whether or not the cell has a value
    /// now.
    pub const fn removed(&self, cell: Cell) -> DigitSet {
        self.removed[cell.index()]
    }

    /// The digits that the puzzle itself rules out in a cell: those missing from its pencil marks.
    pub const fn ruled_out(&self, cell: Cell) -> DigitSet {
        self.ruled_out[cell.index()]
    }

    /// Whether the puzzle has pencil marks of its own.
    pub fn is_marked(&self) -> bool {
        self.ruled_out.iter().any(|digits| !digits.is_empty())
    }

    /// The first cell whose value excludes a candidate, if there is one.
    pub fn excluded_by(&self, candidate: Candidate) -> Option<Cell> {
        let peers = self.grid.layout().peers(candidate.cell);
        (self.grid.placed(candidate.digit) & peers).first()
    }

    /// The notes, colors and links added by hand.
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// Whether nothing was filled in, ruled out or marked: there are only the givens and the pencil
    /// marks of the puzzle.
    pub fn is_untouched(&self) -> bool {
        self.given == self.grid.layout().cells() - self.grid.unsolved()
            && self.removed == self.ruled_out
            && self.marks.is_empty()
    }

    /// The original puzzle: its givens, with the candidates that they and its pencil marks leave.
    pub fn givens(&self) -> Grid {
        let mut grid = self.given_values();
        self.rule_out(&mut grid, &self.ruled_out);
        grid
    }

    /// The givens alone, with the candidates that they leave, without the pencil marks that also
    /// belong to the puzzle.
    pub fn given_values(&self) -> Grid {
        let mut values = *self.grid.values();
        for cell in !self.given {
            values[cell.index()] = None;
        }
        Grid::from_values_on(self.grid.layout(), &values)
    }

    fn rule_out(&self, grid: &mut Grid, digits: &[DigitSet; Cell::COUNT]) {
        grid.set_marked(self.is_marked());
        for cell in grid.unsolved() {
            for digit in digits[cell.index()] {
                grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }

    /// Makes a change, and removes the notes that it makes obsolete: notes of a placed digit in the
    /// peers of its cell, and notes of candidates that are ruled out.
    pub fn apply(&mut self, edits: &Edits) {
        for (cell, value) in &edits.values {
            let Some(Value { digit, .. }) = value else {
                continue;
            };
            for peer in self.grid.layout().peers(*cell) {
                self.marks.take(Mark::Note(Candidate::new(peer, *digit)));
            }
        }
        for (candidate, _) in edits.removals.iter().filter(|(_, removed)| *removed) {
            self.marks.take(Mark::Note(*candidate));
        }
        self.edit(edits);
    }

    /// Makes only this change.
    pub(super) fn edit(&mut self, edits: &Edits) {
        for (mark, present) in &edits.marks {
            if *present {
                self.marks.put(*mark);
            } else {
                self.marks.take(*mark);
            }
        }
        // Filling in and ruling out, which is all that rules and searches do, change the grid in
        // place. Only edits that restore something rebuild it.
        let adds_only = edits
            .values
            .iter()
            .all(|(cell, value)| value.is_some() && self.grid.value(*cell).is_none())
            && edits.removals.iter().all(|(_, removed)| *removed);
        for (candidate, removed) in &edits.removals {
            let set = &mut self.removed[candidate.cell.index()];
            if *removed {
                set.insert(candidate.digit);
            } else {
                set.remove(candidate.digit);
            }
        }
        let mut values = *self.grid.values();
        for (cell, value) in &edits.values {
            values[cell.index()] = value.map(|value| value.digit);
            if value.is_some_and(|value| value.given) {
                self.given.insert(*cell);
            } else {
                self.given.remove(*cell);
            }
        }
        if adds_only {
            for (cell, value) in &edits.values {
                if let Some(value) = value {
                    self.grid.place(Candidate::new(*cell, value.digit));
                }
            }
            for (candidate, _) in &edits.removals {
                self.grid.eliminate(*candidate);
            }
        } else {
            self.rebuild(&values);
        }
        self.grid.set_givens(self.given);
    }

    /// Undoes a change.
    pub fn revert(&mut self, change: &Change) {
        self.edit(&Edits {
            values: change
                .values
                .iter()
                .map(|value| (value.cell, value.before))
                .collect(),
            removals: change
                .removals
                .iter()
                .map(|r| (r.candidate, !r.removed))
                .collect(),
            marks: change
                .marks
                .iter()
                .map(|change| (change.mark, !change.present))
                .collect(),
        });
    }

    /// Redoes a change.
    pub fn replay(&mut self, change: &Change) {
        self.edit(&Edits {
            values: change
                .values
                .iter()
                .map(|value| (value.cell, value.after))
                .collect(),
            removals: change
                .removals
                .iter()
                .map(|r| (r.candidate, r.removed))
                .collect(),
            marks: change
                .marks
                .iter()
                .map(|change| (change.mark, change.present))
                .collect(),
        });
    }

    pub(super) fn restart(&mut self) {
        self.removed = self.ruled_out;
        self.grid = self.givens();
        self.marks = Marks::default();
    }

    pub(super) fn restore(&mut self, save_point: &SavePoint) {
        let givens = self.to_puzzle(None).givens;
        let ruled_out = self.ruled_out;
        *self = Self::new(&Puzzle {
            entries: save_point.entries,
            removed: save_point.removed.clone(),
            marks: save_point.marks.clone(),
            ..Puzzle::on(self.grid.layout().clone(), givens)
        });
        self.ruled_out = ruled_out;
        self.grid.set_marked(self.is_marked());
    }

    fn rebuild(&mut self, values: &[Option<Digit>; Cell::COUNT]) {
        let mut grid = Grid::from_values_on(self.grid.layout(), values);
        self.rule_out(&mut grid, &self.removed);
        self.grid = grid;
    }
}
