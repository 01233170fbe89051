//! The meaning of a complete grid.

use super::super::boxes;
use super::super::drawing::{self, Drawn};
use super::super::grid::{Told, drawn, narrows, part_entries, possible, solves, take_entries};
use super::super::row::{self, Row, Written};
use super::super::{Finder, Last};
use super::solution::solves_without_boxes;
use crate::formats::blanks::{self, Misfit};
use crate::formats::boards::{built, mistake};
use crate::formats::reading::FewNotes;
use crate::formats::{Fault, FormatError, Place, candidates, labels};
use sudoku_engine::grid::{Cell, Digit, Layout, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// The most clashing cells of a full grid; with more, it is a table of other numbers.
const MOST_CLASHES: usize = 30;

/// Whether a grid is full and most of its digits clash, so that it is not a puzzle.
fn is_hopeless(puzzle: &Puzzle) -> bool {
    let values = puzzle.values();
    let is_full = puzzle.layout.is_classic() && values.iter().all(Option::is_some);
    let clashes = |cell: &Cell| {
        let mut peers = cell.peers().into_iter();
        peers.any(|peer| values[peer.index()] == values[cell.index()])
    };
    is_full && Cell::all().filter(clashes).count() > MOST_CLASHES
}

/// Whether a grid has nothing but ones, more than a board can have: they mark the given cells of
/// another grid.
fn is_mask(puzzle: &Puzzle) -> bool {
    let one = Digit::new(1);
    let count = puzzle.givens.iter().flatten().count();
    count > puzzle.layout.size() && puzzle.givens.iter().all(|it| it.is_none() || *it == one)
}

impl Finder {
    /// Handles a complete grid.
    pub(in crate::formats::finder) fn grid(&mut self, rows: Vec<Row>) -> Result<(), FormatError> {
        let mut lines_drawn = drawing::look(&rows, &self.ruled);
        let ordered = row::in_order(rows);
        self.counts.is_refused |= ordered.is_err();
        let (mut rows, is_turned) = ordered?;
        if is_turned && matches!(lines_drawn, Drawn::Regions(_)) {
            lines_drawn = Drawn::Unclear;
        }
        let told = self
            .heading
            .take_if(|it| row::lines_of(&it.title).is_some());
        let told = told.and_then(|it| row::lines_of(&it.title));
        let line_of = told.unwrap_or(rows[0].line_of);
        let is_same = |row: &Row| told.is_some() || row.line_of == line_of;
        if rows.len() == Cell::SIDE && rows.iter().all(is_same) {
            rows = line_of.rows(rows);
        }
        let is_blank = |row: &Row| row.cells.contains(&Written::Nothing);
        self.has_blank_cells = rows.iter().any(is_blank);
        if rows.iter().any(|row| row.line.is_some()) {
            self.place_blanks(&mut rows)?;
        }
        let told = part_entries(&mut rows);
        let has_marks = rows.iter().any(Row::has_marks);
        let nought = |row: &Row| row.nought.map(|column| (row.at, column));
        if has_marks && let Some((line, column)) = rows.iter().find_map(nought) {
            self.counts.is_refused = true;
            // Among more noughts, several digits are a slip.
            let marks = rows.iter().flat_map(Row::marks).count();
            let is_empty = |cell: &&Written| **cell == Written::Empty;
            let empty = rows.iter().flat_map(|row| &row.cells).filter(is_empty);
            let mut several = rows
                .iter()
                .filter_map(|row| Some((row.at, row.several.as_ref()?)));
            if empty.count() > marks
                && let Some((line, (column, text))) = several.next()
            {
                let place = Place {
                    line,
                    column: *column,
                };
                return Err(FormatError::not_a_digit(place, text));
            }
            return Err(FormatError::not_a_digit(Place { line, column }, "0"));
        }
        let (line, size) = (self.first_row, rows.len());
        let puzzle = if has_marks {
            let possible = possible(&rows);
            if let Some(Last {
                puzzle, is_plain, ..
            }) = &mut self.last
                && *is_plain
                && narrows(puzzle, &possible)
            {
                let values = puzzle.values();
                let mut open = [None; Cell::COUNT];
                for cell in Cell::all().filter(|cell| values[cell.index()].is_none()) {
                    open[cell.index()] = Some(possible[cell.index()]);
                }
                candidates::narrow(puzzle, &open);
                *is_plain = false;
                self.counts.marks_of_grids += 1;
                self.heading = None;
                return Ok(());
            }
            let mut puzzle = candidates::to_puzzle(&possible);
            take_entries(&rows, &mut puzzle);
            let few = FewNotes::among(&puzzle, rows.iter().flat_map(Row::marks));
            let before = self.counts.few_notes;
            self.counts.few_notes = match (before, few) {
                (Some(before), Some(few)) => Some(before.and(few)),
                (before, few) => before.or(few),
            };
            puzzle
        } else {
            let mut puzzle = drawn(&rows, line)?;
            if lines_drawn == Drawn::Usual {
                self.take_boxes(&mut puzzle);
            }
            // Beside givens in bold, all other digits may be the solution.
            let values = puzzle.values();
            if told == Some(Told::NotBold) && solves(&values, &puzzle) {
                puzzle.entries = [None; Cell::COUNT];
                self.counts.tally.solution(line, true);
            }
            puzzle
        };
        if !has_marks && (self.solves_last(&puzzle, line) || self.is_regions(&rows, line)?) {
            return Ok(());
        }
        if self.is_wrong_solution(&puzzle) {
            let last = self.last.as_ref();
            if last.is_some_and(|last| solves_without_boxes(&puzzle, &last.puzzle)) {
                self.unproven = Some((line, puzzle.givens));
            } else {
                self.counts.tally.solution(line, false);
            }
            self.heading = None;
            return Ok(());
        }
        if !has_marks
            && size == Cell::SIDE
            && !rows.iter().any(|row| row.is_labeled)
            && let Some(problem) = labels::problem(&puzzle.givens, line)
        {
            self.counts.is_refused = true;
            return Err(problem);
        }
        if is_hopeless(&puzzle) || is_mask(&puzzle) {
            (line..line + size).for_each(|row| self.counts.tally.leave_out(row));
            return Ok(());
        }
        let mut puzzle = puzzle;
        if let Some(board) = self.board(&lines_drawn, size, line)? {
            if has_marks {
                self.counts.is_refused = true;
                let place = Place { line, column: 1 };
                return Err(mistake(place, Fault::MarksOnOtherBoard));
            }
            puzzle.layout = board;
        }
        if !has_marks {
            if self.is_position(&puzzle) {
                return Ok(());
            }
            self.drop_solution_of(&puzzle, line);
            self.take_position(&mut puzzle);
        }
        self.counts.grids += 1;
        self.entries = self.entries.or(told);
        if let Some(heading) = self.heading.take() {
            puzzle.title = Some(heading.title);
            self.counts.titles += 1;
        }
        self.found(Last {
            puzzle,
            is_plain: !has_marks,
            is_headed: false,
            givens: None,
            line,
            is_grid: true,
        })
    }

    /// Returns the board of a grid, if lines drawn in it or a line above it show that it is not the
    /// usual one.
    fn board(
        &mut self,
        lines_drawn: &Drawn,
        size: usize,
        line: usize,
    ) -> Result<Option<Layout>, FormatError> {
        let place = Place { line, column: 1 };
        let told = self.heading.as_ref();
        let told = told.and_then(|it| boxes::told_size(&it.title, size));
        if told.is_some() {
            self.heading = None;
        }
        let boxes = match (lines_drawn, told.flatten()) {
            (Drawn::Boxes(boxes), _) => *boxes,
            (Drawn::Usual, Some(boxes)) if size < Cell::SIDE => boxes,
            (Drawn::Regions(names), _) => {
                let board = LayoutBuilder::new(size).regions_from(names);
                return built(board, place).map(Some);
            }
            (Drawn::Unclear, _) => {
                self.counts.is_refused = true;
                return Err(mistake(place, Fault::LinesUnclear));
            }
            _ => return Ok(None),
        };
        built(LayoutBuilder::new(size).boxes(boxes[0], boxes[1]), place).map(Some)
    }

    /// Finds the cells of rows with blanks as empty cells.
    fn place_blanks(&mut self, rows: &mut [Row]) -> Result<(), FormatError> {
        let lines: Option<Vec<&str>> = rows.iter().map(|row| row.line.as_deref()).collect();
        let found = lines.map_or(Err(Misfit::Uneven), |lines| blanks::cells(&lines));
        let values = found.map_err(|misfit| {
            self.counts.is_refused = true;
            let (row, fault) = match misfit {
                Misfit::Count { row, found } => {
                    return FormatError::Cells {
                        line: rows.get(row).map_or(self.first_row, |it| it.at),
                        found,
                        needed: Cell::SIDE,
                    };
                }
                Misfit::Cut { row } => (row, Fault::BlanksCutOff),
                Misfit::Uneven => (0, Fault::ColumnsUnclear),
                Misfit::SetIn => (0, Fault::SetIn),
            };
            let place = Place {
                line: rows.get(row).map_or(self.first_row, |it| it.at),
                column: 1,
            };
            mistake(place, fault)
        })?;
        for (row, values) in rows.iter_mut().zip(values.chunks(Cell::SIDE)) {
            let cell = |value: &Option<Digit>| value.map_or(Written::Empty, Written::Digit);
            row.cells = values.iter().map(cell).collect();
        }
        Ok(())
    }
}
