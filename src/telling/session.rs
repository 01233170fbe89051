//! The façade that the window and the command line talk to: open, step, hint,
//! why, path, solve, enter, undo, save.

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
mod path;
mod reading;
mod recovery;
mod save_points;
mod solved;
mod step;
mod summary;
mod why;

use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Grid, Values};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::{Granularity, Preset, Solver};
use sudoku_engine::sudoku::{
    Cause, Change, Edits, History, Interest, Journal, Mark, Metadata, Observer, ObserverId,
    Position, Puzzle, Sudoku, Value,
};
pub use sudoku_formats::files::{FileChange, FileError, Seen};

pub use arguments::{Argued, ArgumentSearch};
use books::Books;
pub use collection::{Collection, Part, ReadingEnd, read_in_parts, read_puzzles};
pub use collection::{Run, read_in_runs};
pub use diagnosis::{Diagnosis, DiagnosisSearch, Origin};
pub use difference::difference;
pub use differing::{Differing, DifferingSearch};
pub use draft::{DraftCheck, DraftFinding, DraftSolutions};
pub use easiest_off::OffSearch;
pub use everything::{EveryStepSearch, Finding, OtherWays, RuleFindings};
pub use file::{OpenError, SaveError, read_file, replace_file, save, save_format, save_over};
pub use file::{read_source, write_all_named, write_named, write_whole};
pub use hint::{Hint, HintSearch, Mistake, MistakeKind};
pub use path::PathSearch;
pub use reading::{reading_note, reading_notes};
pub use recovery::{
    Keeper, LeftBehind, Leftovers, ListError, ListPlace, UnfinishedRegions, Unreadable,
    UnsavedWork, WorkError, WorkKind,
};
pub use save_points::SavePointError;
use save_points::SavePoints;
pub use solved::SolvedPuzzles;
use step::Settled;
pub use step::{Outcome, SolutionCount, StepFinding, StepSearch};
pub use summary::{By, Hardest, Met, Summary, SummarySearch, Taken, taken};

/// A puzzle being worked on, with everything that belongs to the work.
#[derive(Debug)]
pub struct Session {
    sudoku: Sudoku<Books>,
    title: Option<String>,
    metadata: Metadata,
    save_points: SavePoints,
    /// Whether what was opened or saved last has moves of a person.
    saved_own: bool,
    /// Givens, and how many solutions they are known to have.
    settled: Option<(Grid, Settled)>,
    solver: Solver,
    granularity: Granularity,
}

/// Why an entry is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// The cell belongs to the puzzle.
    #[error("this cell is a given of the puzzle and stays as it is")]
    Given,
    /// The cell has a value, and so no candidates.
    #[error("this cell has a value; erase it first to change its candidates")]
    Filled,
    /// A value that the cell sees excludes the candidate.
    #[error("{} cannot be put back: it stands in {}, in the same house", .0.digit, .1)]
    Excluded(Candidate, Cell),
}

/// Whether a person made a move, or took one back.
fn has_own_moves(journal: &Journal) -> bool {
    let mut moves = journal.moves().iter().chain(journal.undone());
    moves.any(|change| change.cause.is_own())
}

impl Session {
    /// Starts to work on a puzzle where it was left, with the moves of its history, and
    /// with the rules that are usual on its board (see [`Preset::usual`]). A history
    /// that does not lead to the board is none; no file has one.
    pub fn new(puzzle: &Puzzle) -> Self {
        let sudoku = Sudoku::with_resident(puzzle, |position| Books::begun(puzzle, position));
        let saved_own = has_own_moves(&sudoku.resident().journal);
        Self {
            sudoku,
            title: puzzle.title.clone(),
            metadata: puzzle.metadata.clone(),
            save_points: SavePoints::new(puzzle),
            saved_own,
            settled: None,
            solver: Solver::preset(Preset::usual(&puzzle.layout)),
            granularity: Granularity::default(),
        }
    }

    /// Puts another puzzle on the board; rules and granularity stay.
    pub fn open(&mut self, puzzle: &Puzzle) {
        self.title.clone_from(&puzzle.title);
        self.metadata.clone_from(&puzzle.metadata);
        self.save_points = SavePoints::new(puzzle);
        self.sudoku.open(puzzle);
        let (position, books) = self.sudoku.resident_mut();
        books.journal = puzzle.history.journal(position).unwrap_or_default();
        self.saved_own = has_own_moves(self.journal());
    }

    /// The rules in their order, each of them on or off.
    pub const fn rules(&self) -> &Solver {
        &self.solver
    }

    /// Goes on with other rules. Gives back those that were there before.
    pub fn set_rules(&mut self, rules: Solver) -> Solver {
        std::mem::replace(&mut self.solver, rules)
    }

    /// Switches a rule on or off; nothing happens if it is not among the rules.
    pub fn switch(&mut self, technique: Technique, on: bool) {
        self.solver.set(technique, on);
    }

    /// How much a step does.
    pub const fn granularity(&self) -> Granularity {
        self.granularity
    }

    /// From now on a step does this much.
    pub const fn set_granularity(&mut self, granularity: Granularity) {
        self.granularity = granularity;
    }

    /// Registers another observer.
    pub fn observe(&mut self, interest: Interest, observer: impl Observer + 'static) -> ObserverId {
        self.sudoku.observe(interest, observer)
    }

    /// Lets an observer leave.
    pub fn leave(&mut self, id: ObserverId) -> Option<Box<dyn Observer>> {
        self.sudoku.leave(id)
    }

    /// The position as it stands.
    pub const fn position(&self) -> &Position {
        self.sudoku.position()
    }

    /// Its values and candidates.
    pub const fn grid(&self) -> &Grid {
        self.position().grid()
    }

    /// The moves made.
    pub const fn journal(&self) -> &Journal {
        &self.sudoku.resident().journal
    }

    /// What follows the changes of the board, to be corrected itself.
    const fn books_mut(&mut self) -> &mut Books {
        self.sudoku.resident_mut().1
    }

    /// The cells that take part in a clash.
    pub fn clashing(&self) -> CellSet {
        self.sudoku.resident().checker.cells()
    }

    /// Whether the board or its save points differ from what was opened or saved
    /// last.
    pub fn is_unsaved(&self) -> bool {
        self.sudoku.resident().unsaved.is_set() || self.save_points.are_unsaved()
    }

    /// Whether a person did anything, here or in what was opened or saved last: more than
    /// steps of rules and searches, which cost nothing to make again. What was taken back
    /// counts too: that is a change of what is saved, and can be made again.
    pub fn has_own_work(&self) -> bool {
        self.saved_own || has_own_moves(self.journal()) || self.save_points.are_unsaved()
    }

    /// Says that the board as it stands has been saved.
    pub fn mark_saved(&mut self) {
        let (position, books) = self.sudoku.resident_mut();
        books.unsaved.saved(position);
        self.save_points.mark_saved();
        self.saved_own = has_own_moves(self.journal());
    }

    /// Says that the board is saved nowhere, such as work that was taken up
    /// again after a crash.
    pub fn mark_unsaved(&mut self) {
        self.books_mut().unsaved.never_saved();
    }

    /// The board as a file keeps it.
    pub fn to_puzzle(&self) -> Puzzle {
        Puzzle {
            metadata: self.metadata.clone(),
            save_points: self.save_points().to_vec(),
            history: History::of(self.journal()),
            ..self.position().to_puzzle(self.title.clone())
        }
    }

    /// How many moves the technique made since the opening or the last
    /// restart.
    pub fn uses(&self, technique: Technique) -> usize {
        self.journal().uses(technique)
    }

    /// Fills in a digit by hand. True if that changed anything.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] in a cell of the puzzle.
    pub fn enter(&mut self, cell: Cell, digit: Digit) -> Result<bool, EntryError> {
        self.set_value(cell, Some(digit), Cause::Person)
    }

    /// Fills in the digit of a cell that a person asked for. True if that changed
    /// anything.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] in a cell of the puzzle.
    pub fn answer(&mut self, cell: Cell, digit: Digit) -> Result<bool, EntryError> {
        self.set_value(cell, Some(digit), Cause::Answer)
    }

    /// Takes the value of a cell away: the candidates return that it alone had
    /// excluded. True if there was one.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] in a cell of the puzzle.
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

    /// Corrects the puzzle itself: sets or clears a given. True if that
    /// changed anything.
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

    /// Corrects the whole puzzle at once, as one move: each cell gets this given, or
    /// none. True if that changed anything.
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

    /// Takes a value out of its cell and fills it into another one, as one move. True if
    /// that changed anything.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] where one of the two is a cell of the puzzle.
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

    /// Clears cells, as one move: of their values and, with `notes`, of their notes. True
    /// if that changed anything.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] where all are cells of the puzzle.
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

    /// Removes a candidate by hand, or puts one back that a rule or a hand
    /// removed.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] in a given, [`EntryError::Filled`] in another cell with a value, and
    /// [`EntryError::Excluded`] for a candidate that a value rules out.
    pub fn toggle_candidate(&mut self, candidate: Candidate) -> Result<bool, EntryError> {
        self.toggle_candidates(CellSet::only(candidate.cell), candidate.digit)
    }

    /// The same in several cells, as one move: where one of them has the candidate, it is
    /// removed from all.
    ///
    /// # Errors
    ///
    /// As for one, where none of the cells can take it.
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

    /// Why cells that all have a value take no candidates and no notes.
    fn filled(&self, cells: CellSet) -> EntryError {
        if cells.is_subset(self.position().given()) {
            EntryError::Given
        } else {
            EntryError::Filled
        }
    }

    /// Rules candidates out by hand, as one move. True if that changed
    /// anything.
    pub fn rule_out(&mut self, candidates: impl IntoIterator<Item = Candidate>) -> bool {
        self.sudoku
            .apply(&Edits::default().removing(candidates), Cause::Person)
    }

    /// Fills the board with a solution: every cell but those with a given.
    pub fn fill(&mut self, solution: &Values) -> bool {
        let open = !self.position().given();
        let placements = open
            .into_iter()
            .filter_map(|cell| solution[cell.index()].map(|digit| Candidate::new(cell, digit)));
        self.sudoku
            .apply(&Edits::placing(placements), Cause::Search)
    }

    /// Takes the last move back. False at the opening.
    pub fn undo(&mut self) -> bool {
        let last: Option<Change> = self.journal().moves().last().cloned();
        last.is_some_and(|change| self.sudoku.revert(&change))
    }

    /// Makes the move again that was taken back last. False if there is none.
    pub fn redo(&mut self) -> bool {
        let next: Option<Change> = self.journal().undone().last().cloned();
        next.is_some_and(|change| self.sudoku.replay(&change))
    }

    /// What was taken back cannot be made again any more.
    pub fn forget_undone(&mut self) {
        self.books_mut().journal.forget_undone();
    }

    /// Takes everything back but the givens, as one move that can be undone.
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
