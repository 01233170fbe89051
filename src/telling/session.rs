//! The façade that the window and the command line talk to: open, step, hint, why, path, solve,
//! enter, undo, save.

mod arguments;
mod books;
mod collection;
mod diagnosis;
mod difference;
mod differing;
mod draft;
mod easiest_off;
mod everything;
mod file;
mod hint;
mod marks;
mod notes;
mod path;
mod reading;
mod recovery;
mod refused;
mod save_points;
mod solved;
mod step;
mod summary;
mod why;
mod written;

use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Grid, Values};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::{Granularity, Preset, Solver};
use sudoku_engine::sudoku::{
    Cause, Change, Edits, History, Interest, Journal, Mark, Metadata, Observer, ObserverId,
    Position, Puzzle, Sudoku, Value,
};
use sudoku_engine::texts::{Language, Text, said};
pub use sudoku_formats::files::{FileChange, FileError, FileState};

pub use arguments::{Argued, ArgumentSearch};
use books::Books;
pub use collection::{Collection, Part, ReadingEnd, read_in_parts, read_puzzles};
pub use collection::{Run, RunPuzzles, read_in_runs};
pub use diagnosis::{Diagnosis, DiagnosisSearch, Origin};
pub use difference::difference;
pub use differing::{Differing, DifferingSearch};
pub use draft::{DraftCheck, DraftFinding, DraftSolutions};
pub use easiest_off::OffSearch;
pub use everything::{EveryStepSearch, Finding, OtherWays, RuleFindings};
pub use file::{
    OpenError, SaveError, keeps_work, read_file, replace_file, save, save_format, save_over,
};
pub use file::{Sound, read_each_of, read_source, write_all_named, write_named, write_whole};
pub use hint::{Hint, HintSearch, Mistake, MistakeKind};
pub(crate) use notes::missing_notes;
pub use path::PathSearch;
pub use reading::{reading_note, reading_notes};
pub use recovery::{
    Keeper, LeftBehind, Leftovers, ListError, ListPlace, UnfinishedRegions, Unreadable,
    UnsavedWork, WorkError, WorkKind,
};
pub use refused::{refused_report, refused_text};
pub use save_points::SavePointError;
use save_points::SavePoints;
pub use solved::SolvedPuzzles;
use step::Settled;
pub use step::{Outcome, SolutionCount, StepFinding, StepSearch};
pub use summary::{By, Credited, Hardest, Met, Summary, SummarySearch, credited};
pub use written::is_true;

/// A puzzle that a person works on, with everything that belongs to the work.
#[derive(Debug)]
pub struct Session {
    sudoku: Sudoku<Books>,
    title: Option<String>,
    metadata: Metadata,
    save_points: SavePoints,
    /// Whether a person had made moves in the puzzle that was last opened or saved.
    saved_own: bool,
    /// Whether a person made the puzzle, and it is in no file yet.
    is_made: bool,
    /// The givens, and the findings about their solutions.
    settled: Option<(Grid, Settled)>,
    solver: Solver,
    granularity: Granularity,
}

/// The reason why the board refuses an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum EntryError {
    /// The cell is a given of the puzzle.
    Given,
    /// The cell has a value, so it has no candidates.
    Filled,
    /// A value that the cell sees excludes the candidate.
    Excluded(Candidate, Cell),
}

impl EntryError {
    /// The reason, in whole sentences.
    pub fn text(&self) -> Text {
        match self {
            Self::Given => said!("game-refused-given"),
            Self::Filled => said!("card-refused-filled"),
            Self::Excluded(candidate, cell) => said!(
                "card-refused-excluded",
                digit = candidate.digit,
                cell = *cell,
            ),
        }
    }
}

/// Whether a person made any move, even one that was undone.
fn has_own_moves(journal: &Journal) -> bool {
    let mut moves = journal.moves().iter().chain(journal.undone());
    moves.any(|change| change.cause.is_own())
}

impl Session {
    /// Continues the work on a puzzle with the moves of its history, and with the usual rules of
    /// its board (see [`Preset::usual`]). A history that does not lead to the board is dropped; no
    /// file has one.
    pub fn new(puzzle: &Puzzle) -> Self {
        let sudoku = Sudoku::with_resident(puzzle, |position| Books::begun(puzzle, position));
        let saved_own = has_own_moves(&sudoku.resident().journal);
        Self {
            sudoku,
            title: puzzle.title.clone(),
            metadata: puzzle.metadata.clone(),
            save_points: SavePoints::new(puzzle),
            saved_own,
            is_made: false,
            settled: None,
            solver: Solver::preset(Preset::usual(&puzzle.layout)),
            granularity: Granularity::default(),
        }
    }

    /// Puts another puzzle on the board; rules and granularity stay the same.
    pub fn open(&mut self, puzzle: &Puzzle) {
        self.title.clone_from(&puzzle.title);
        self.metadata.clone_from(&puzzle.metadata);
        self.save_points = SavePoints::new(puzzle);
        self.sudoku.open(puzzle);
        let (position, books) = self.sudoku.resident_mut();
        books.journal = puzzle.history.journal(position).unwrap_or_default();
        self.saved_own = has_own_moves(self.journal());
        self.is_made = false;
    }

    /// The rules in their order, each of them on or off.
    pub const fn rules(&self) -> &Solver {
        &self.solver
    }

    /// Replaces the rules, and returns the previous ones.
    pub fn set_rules(&mut self, rules: Solver) -> Solver {
        std::mem::replace(&mut self.solver, rules)
    }

    /// Turns a rule on or off; does nothing if it is not among the rules.
    pub fn switch(&mut self, technique: Technique, on: bool) {
        self.solver.set(technique, on);
    }

    /// The size of a step.
    pub const fn granularity(&self) -> Granularity {
        self.granularity
    }

    /// Sets the size of the next steps.
    pub const fn set_granularity(&mut self, granularity: Granularity) {
        self.granularity = granularity;
    }

    /// Registers another observer.
    pub fn observe(&mut self, interest: Interest, observer: impl Observer + 'static) -> ObserverId {
        self.sudoku.observe(interest, observer)
    }

    /// Removes an observer, and returns it.
    pub fn leave(&mut self, id: ObserverId) -> Option<Box<dyn Observer>> {
        self.sudoku.leave(id)
    }

    /// The present position.
    pub const fn position(&self) -> &Position {
        self.sudoku.position()
    }

    /// The values and candidates of the present position.
    pub const fn grid(&self) -> &Grid {
        self.position().grid()
    }

    /// The moves, made and undone.
    pub const fn journal(&self) -> &Journal {
        &self.sudoku.resident().journal
    }

    /// The observers of the board, to be changed directly.
    const fn books_mut(&mut self) -> &mut Books {
        self.sudoku.resident_mut().1
    }

    /// The cells that take part in a clash.
    pub fn clashing(&self) -> CellSet {
        self.sudoku.resident().checker.cells()
    }

    /// Whether the board or its save points differ from those that were last opened or saved.
    pub fn is_unsaved(&self) -> bool {
        self.sudoku.resident().unsaved.is_set() || self.save_points.are_unsaved()
    }

    /// Whether a person did anything, here or in the puzzle that was last opened or saved: more
    /// than steps of rules and searches, which are easy to repeat. Undone moves count, too, because
    /// a file keeps them and they can be redone. So does a puzzle that a person made.
    pub fn has_own_work(&self) -> bool {
        self.is_made
            || self.saved_own
            || has_own_moves(self.journal())
            || self.save_points.are_unsaved()
    }

    /// Records that the present board has been saved.
    pub fn mark_saved(&mut self) {
        let (position, books) = self.sudoku.resident_mut();
        books.unsaved.saved(position);
        self.save_points.mark_saved();
        self.saved_own = has_own_moves(self.journal());
        self.is_made = false;
    }

    /// Records that the board is not saved anywhere, such as work that is continued after a crash.
    pub fn mark_unsaved(&mut self) {
        self.books_mut().unsaved.never_saved();
    }

    /// Records that a person made the puzzle and has it in no file.
    pub fn mark_made(&mut self) {
        self.is_made = true;
        self.mark_unsaved();
    }

    /// Whether a person made the puzzle, and it is in no file yet.
    pub const fn is_made(&self) -> bool {
        self.is_made
    }

    /// The board as a file stores it.
    pub fn to_puzzle(&self) -> Puzzle {
        Puzzle {
            metadata: self.metadata.clone(),
            save_points: self.save_points().to_vec(),
            history: History::of(self.journal()),
            ..self.position().to_puzzle(self.title.clone())
        }
    }

    /// The title of the puzzle, if it has one.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// The number of moves that the technique made since the opening or the last restart.
    pub fn uses(&self, technique: Technique) -> usize {
        self.journal().uses(technique)
    }

    /// Fills in a digit by hand. Returns whether anything changed.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if the cell is a given.
    pub fn enter(&mut self, cell: Cell, digit: Digit) -> Result<bool, EntryError> {
        self.set_value(cell, Some(digit), Cause::Person)
    }

    /// Fills in the digit of a cell because a person asked for it. Returns whether anything
    /// changed.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if the cell is a given.
    pub fn answer(&mut self, cell: Cell, digit: Digit) -> Result<bool, EntryError> {
        self.set_value(cell, Some(digit), Cause::Answer)
    }

    /// Clears the value of a cell. Candidates that only this value excluded return. Returns whether
    /// there was a value.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if the cell is a given.
    pub fn erase(&mut self, cell: Cell) -> Result<bool, EntryError> {
        self.set_value(cell, None, Cause::Person)
    }

    fn set_value(
        &mut self,
        cell: Cell,
        digit: Option<Digit>,
        cause: Cause,
    ) -> Result<bool, EntryError> {
        if self.position().given().contains(cell) {
            return Err(EntryError::Given);
        }
        let value = digit.map(|digit| Value {
            digit,
            given: false,
        });
        Ok(self.sudoku.apply(
            &Edits {
                values: vec![(cell, value)],
                ..Edits::default()
            },
            cause,
        ))
    }

    /// Corrects the puzzle itself: sets or clears a given. Returns whether anything changed.
    pub fn set_given(&mut self, cell: Cell, digit: Option<Digit>) -> bool {
        let value = digit.map(|digit| Value { digit, given: true });
        self.sudoku.apply(
            &Edits {
                values: vec![(cell, value)],
                ..Edits::default()
            },
            Cause::Given,
        )
    }

    /// Corrects all givens of the puzzle, as one move: each cell gets its given, or none. Returns
    /// whether anything changed.
    pub fn set_givens(&mut self, givens: &Values) -> bool {
        let given = |digit| Value { digit, given: true };
        let values = Cell::all().map(|cell| (cell, givens[cell.index()].map(given)));
        let edits = Edits {
            values: values
                .filter(|(cell, value)| self.position().value(*cell) != *value)
                .collect(),
            ..Edits::default()
        };
        self.sudoku.apply(&edits, Cause::Given)
    }

    /// Moves a value to another cell, as one move. Returns whether anything changed.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if one of the two cells is a given.
    pub fn shift(&mut self, from: Cell, to: Cell) -> Result<bool, EntryError> {
        let given = self.position().given();
        if given.contains(from) || given.contains(to) {
            return Err(EntryError::Given);
        }
        let value = self.position().value(from);
        if value.is_none() || from == to {
            return Ok(false);
        }
        let edits = Edits {
            values: vec![(from, None), (to, value)],
            ..Edits::default()
        };
        Ok(self.sudoku.apply(&edits, Cause::Person))
    }

    /// Clears the values of cells and, with `notes`, their notes, as one move. Returns whether
    /// anything changed.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if all cells are givens.
    pub fn clear(&mut self, cells: CellSet, notes: bool) -> Result<bool, EntryError> {
        let own = cells - self.position().given();
        if own.is_empty() && !cells.is_empty() {
            return Err(EntryError::Given);
        }
        let noted = own.iter().filter(|_| notes).flat_map(|cell| {
            let noted = self.marks().notes(cell).into_iter();
            noted.map(move |digit| (Mark::Note(Candidate::new(cell, digit)), false))
        });
        let edits = Edits {
            values: own.iter().map(|cell| (cell, None)).collect(),
            marks: noted.collect(),
            ..Edits::default()
        };
        Ok(self.sudoku.apply(&edits, Cause::Person))
    }

    /// Removes a candidate by hand, or puts back one that a rule or a person removed.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if the cell is a given, [`EntryError::Filled`] if it has a value
    /// that is not a given, and [`EntryError::Excluded`] if a value rules the candidate out.
    pub fn toggle_candidate(&mut self, candidate: Candidate) -> Result<bool, EntryError> {
        self.toggle_candidates(CellSet::only(candidate.cell), candidate.digit)
    }

    /// Removes a candidate from several cells, as one move; if none of them has it, puts it back in
    /// all cells where no value rules it out.
    ///
    /// # Errors
    ///
    /// As for [`toggle_candidate`](Self::toggle_candidate), if none of the cells can have the
    /// candidate.
    pub fn toggle_candidates(&mut self, cells: CellSet, digit: Digit) -> Result<bool, EntryError> {
        let position = self.position();
        let empty = cells & position.grid().unsolved();
        let first = empty.first().ok_or_else(|| self.filled(cells))?;
        let excluded_by = |cell| position.excluded_by(Candidate::new(cell, digit));
        let free = |cell: &Cell| excluded_by(*cell).is_none();
        let free: CellSet = empty.into_iter().filter(free).collect();
        if let Some(by) = excluded_by(first).filter(|_| free.is_empty()) {
            return Err(EntryError::Excluded(Candidate::new(first, digit), by));
        }
        let there = free & position.grid().cells_with(digit);
        let turned = if there.is_empty() { free } else { there };
        let removals = turned
            .into_iter()
            .map(|cell| (Candidate::new(cell, digit), !there.is_empty()));
        let edits = Edits {
            removals: removals.collect(),
            ..Edits::default()
        };
        Ok(self.sudoku.apply(&edits, Cause::Person))
    }

    /// The reason why these cells, which all have a value, take no candidates and no notes.
    fn filled(&self, cells: CellSet) -> EntryError {
        if cells.is_subset(self.position().given()) {
            EntryError::Given
        } else {
            EntryError::Filled
        }
    }

    /// Removes candidates by hand, as one move. Returns whether anything changed.
    pub fn rule_out(&mut self, candidates: impl IntoIterator<Item = Candidate>) -> bool {
        self.sudoku
            .apply(&Edits::default().removing(candidates), Cause::Person)
    }

    /// Removes candidates because a person asked for a hint, as one move. Returns whether anything
    /// changed.
    pub fn note_answer(&mut self, candidates: impl IntoIterator<Item = Candidate>) -> bool {
        self.sudoku
            .apply(&Edits::default().removing(candidates), Cause::Answer)
    }

    /// Fills all cells except the givens with a solution.
    pub fn fill(&mut self, solution: &Values) -> bool {
        let open = !self.position().given();
        let placements = open
            .into_iter()
            .filter_map(|cell| solution[cell.index()].map(|digit| Candidate::new(cell, digit)));
        self.sudoku
            .apply(&Edits::placing(placements), Cause::Search)
    }

    /// Undoes the last move. False if there is none.
    pub fn undo(&mut self) -> bool {
        let last: Option<Change> = self.journal().moves().last().cloned();
        last.is_some_and(|change| self.sudoku.revert(&change))
    }

    /// Redoes the move that was undone last. False if there is none.
    pub fn redo(&mut self) -> bool {
        let next: Option<Change> = self.journal().undone().last().cloned();
        next.is_some_and(|change| self.sudoku.replay(&change))
    }

    /// Drops the undone moves, so that they can no longer be redone.
    pub fn forget_undone(&mut self) {
        self.books_mut().journal.forget_undone();
    }

    /// Undoes everything except the givens, as one move that can be undone.
    pub fn restart(&mut self) -> bool {
        self.sudoku.restart()
    }

    /// Undoes moves until only the first `count` are left.
    pub fn back_to(&mut self, count: usize) {
        while self.journal().moves().len() > count && self.undo() {}
    }

    /// The cells worth trying first: those with the fewest candidates.
    pub fn cells_to_try(&self) -> CellSet {
        let grid = self.grid();
        let fewest = grid
            .unsolved()
            .into_iter()
            .map(|cell| grid.candidates(cell).len())
            .min();
        grid.unsolved()
            .into_iter()
            .filter(|cell| Some(grid.candidates(*cell).len()) == fewest)
            .collect()
    }
}
