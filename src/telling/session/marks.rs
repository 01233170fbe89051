//! The marks that a person makes on the board: notes, colors and links.

use super::{EntryError, Session};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit};
use sudoku_engine::sudoku::{Cause, Edits, Mark, MarkColor, MarkedLink, Marks};

impl Session {
    /// The notes, colors and links made by hand.
    pub const fn marks(&self) -> &Marks {
        self.position().marks()
    }

    /// Makes or removes marks, as one move. Returns whether anything changed.
    fn mark(&mut self, marks: impl IntoIterator<Item = (Mark, bool)>) -> bool {
        self.sudoku.apply(&Edits::marking(marks), Cause::Person)
    }

    /// Notes a digit in a cell, or removes the note.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if the cell is a given, and [`EntryError::Filled`] if it has a value
    /// that is not a given.
    pub fn toggle_note(&mut self, candidate: Candidate) -> Result<bool, EntryError> {
        self.toggle_notes(CellSet::only(candidate.cell), candidate.digit)
    }

    /// Notes a digit in several cells, as one move, or removes the note if all of them have it.
    /// Cells with a value are left out.
    ///
    /// # Errors
    ///
    /// [`EntryError::Given`] if all cells are givens, and [`EntryError::Filled`] if all have a
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

    /// Sets the notes of every empty cell to its candidates. Returns whether anything changed.
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

    /// Removes the notes of a cell. Returns whether there were any.
    pub fn clear_notes(&mut self, cell: Cell) -> bool {
        let notes = self.marks().notes(cell).into_iter();
        let notes = notes.map(|digit| (Mark::Note(Candidate::new(cell, digit)), false));
        self.mark(notes.collect::<Vec<_>>())
    }

    /// Colors a cell, or removes the color if the cell already has this one.
    pub fn color_cell(&mut self, cell: Cell, color: MarkColor) -> bool {
        self.color_cells(CellSet::only(cell), color)
    }

    /// Colors several cells, as one move, or removes the color if all of them already have this
    /// one.
    pub fn color_cells(&mut self, cells: CellSet, color: MarkColor) -> bool {
        self.turn(cells.iter().map(|cell| Mark::Cell(cell, color)))
    }

    /// Colors a candidate, or removes the color if the candidate already has this one.
    pub fn color_candidate(&mut self, candidate: Candidate, color: MarkColor) -> bool {
        self.turn([Mark::Candidate(candidate, color)])
    }

    /// Draws a link, replacing one of the other kind, or removes it if it is already there.
    pub fn draw_link(&mut self, link: MarkedLink) -> bool {
        self.turn([Mark::Link(link)])
    }

    /// Makes marks, or removes them if all are already there.
    fn turn(&mut self, marks: impl IntoIterator<Item = Mark>) -> bool {
        let marks: Vec<Mark> = marks.into_iter().collect();
        let present = !marks.iter().all(|mark| self.marks().has(*mark));
        self.mark(marks.into_iter().map(|mark| (mark, present)))
    }

    /// Removes all colors and links, but not the notes. Returns whether there were any.
    pub fn clear_marks(&mut self) -> bool {
        let marks = self.marks().iter();
        let others = marks.filter(|mark| !matches!(mark, Mark::Note(_)));
        let others: Vec<_> = others.map(|mark| (mark, false)).collect();
        self.mark(others)
    }
}
