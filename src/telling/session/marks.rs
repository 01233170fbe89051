//! What a person puts on the board beside the digits: notes, colors, links.

use super::{EntryError, Session};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit};
use sudoku_engine::sudoku::{Cause, Edits, Mark, MarkColor, MarkedLink, Marks};

impl Session {
    /// The notes, colors and links put by hand.
    pub const fn marks(&self) -> &Marks {
        self.position().marks()
    }

    /// Puts marks on the board or takes them off, as one move. True if that
    /// changed anything.
    fn mark(&mut self, marks: impl IntoIterator<Item = (Mark, bool)>) -> bool {
        self.sudoku.apply(&Edits::marking(marks), Cause::Person)
    }

    /// Notes a digit in a cell, or takes the note away.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] in a given, and [`EntryError::Filled`] in another cell with a value.
    pub fn toggle_note(&mut self, candidate: Candidate) -> Result<bool, EntryError> {
        self.toggle_notes(CellSet::only(candidate.cell), candidate.digit)
    }

    /// Notes a digit in several cells, as one move; where all of them have the note, takes
    /// it away. What has a value is left out.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] where all are givens, and [`EntryError::Filled`] where all have a
    /// value.
    pub fn toggle_notes(&mut self, cells: CellSet, digit: Digit) -> Result<bool, EntryError> {
        let empty = cells & self.grid().unsolved();
        if empty.is_empty() {
            return Err(self.filled(cells));
        }
        let notes = empty
            .iter()
            .map(|cell| Mark::Note(Candidate::new(cell, digit)));
        Ok(self.turn(notes))
    }

    /// Notes in every empty cell what can stand there, and nothing else. True if
    /// that changed anything.
    pub fn fill_in_notes(&mut self) -> bool {
        let grid = self.grid();
        let notes = grid.unsolved().into_iter().flat_map(|cell| {
            let (noted, possible) = (self.marks().notes(cell), grid.candidates(cell));
            let changed = (noted ^ possible).into_iter();
            changed.map(move |digit| {
                let note = Mark::Note(Candidate::new(cell, digit));
                (note, possible.contains(digit))
            })
        });
        let notes: Vec<_> = notes.collect();
        self.mark(notes)
    }

    /// Takes the notes of a cell away. True if there were any.
    pub fn clear_notes(&mut self, cell: Cell) -> bool {
        let notes = self.marks().notes(cell).into_iter();
        let notes = notes.map(|digit| (Mark::Note(Candidate::new(cell, digit)), false));
        self.mark(notes.collect::<Vec<_>>())
    }

    /// Colors a cell, or takes the color away if it has just that.
    pub fn color_cell(&mut self, cell: Cell, color: MarkColor) -> bool {
        self.color_cells(CellSet::only(cell), color)
    }

    /// Colors several cells, as one move, or takes the color away if all have just that.
    pub fn color_cells(&mut self, cells: CellSet, color: MarkColor) -> bool {
        self.turn(cells.iter().map(|cell| Mark::Cell(cell, color)))
    }

    /// Colors a candidate, or takes the color away if it has just that.
    pub fn color_candidate(&mut self, candidate: Candidate, color: MarkColor) -> bool {
        self.turn([Mark::Candidate(candidate, color)])
    }

    /// Draws a link, or takes it away if just that is there. A link of the other
    /// kind is replaced.
    pub fn draw_link(&mut self, link: MarkedLink) -> bool {
        self.turn([Mark::Link(link)])
    }

    /// Puts marks on the board, or takes them off if all are there.
    fn turn(&mut self, marks: impl IntoIterator<Item = Mark>) -> bool {
        let marks: Vec<Mark> = marks.into_iter().collect();
        let present = !marks.iter().all(|mark| self.marks().has(*mark));
        self.mark(marks.into_iter().map(|mark| (mark, present)))
    }

    /// Takes all colors and links away; the notes stay. True if there were any.
    pub fn clear_marks(&mut self) -> bool {
        let marks = self.marks().iter();
        let others = marks.filter(|mark| !matches!(mark, Mark::Note(_)));
        let others: Vec<_> = others.map(|mark| (mark, false)).collect();
        self.mark(others)
    }
}
