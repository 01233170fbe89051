//! The rows of a grid, one after another, and the meaning of a complete grid.

use super::boxes;
use super::drawing::{self, Drawn};
use super::grid::{Told, drawn, goes_on, narrows, part_entries, possible, solves, take_entries};
use super::row::{self, Name, Row, Written};
use super::whole::Whole;
use super::words::{Heading, says_position, says_solution};
use super::{Finder, Last, Ready, STRAY_ROWS, is_full};
use crate::formats::blanks::{self, Misfit};
use crate::formats::boards::{built, mistake};
use crate::formats::reading::FewNotes;
use crate::formats::{Fault, FormatError, Place, candidates, labels};
use sudoku_engine::grid::{Cell, Digit, FEWEST_GIVENS, Grid, Layout, LayoutBuilder, Values};
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

/// Whether a full grid agrees with a puzzle and has each digit once in each row and column.
fn solves_without_boxes(full: &Puzzle, puzzle: &Puzzle) -> bool {
    let is_open = puzzle.layout.size() == full.layout.size() && !is_full(puzzle);
    let is_latin = || {
        let board = LayoutBuilder::new(full.layout.size()).build().ok();
        board.is_some_and(|board| Grid::from_values_on(&board, &full.givens).is_solved())
    };
    is_open && goes_on(&full.givens, puzzle) && is_latin()
}

/// Whether values are a puzzle with some cells filled in.
fn is_begun(values: &Values, puzzle: &Puzzle) -> bool {
    let count = values.iter().flatten().count();
    puzzle.entries.iter().all(Option::is_none)
        && puzzle.given_count() >= FEWEST_GIVENS as usize
        && count >= puzzle.given_count()
        && goes_on(values, puzzle)
}

/// Enters the values of a position in a puzzle.
fn enter(puzzle: &mut Puzzle, values: &Values) {
    for (at, value) in values.iter().enumerate() {
        if puzzle.givens[at].is_none() {
            puzzle.entries[at] = *value;
        }
    }
}

impl Finder {
    /// Handles the next row of a grid.
    pub(super) fn row(&mut self, number: usize, mut row: Row) -> Result<(), FormatError> {
        let size = row.cells.len();
        // Words with a comma are no names of columns if a grid comes below them.
        if let Some((line, words)) = self.named_columns.take() {
            self.columns = None;
            self.words(line, &words);
        }
        row.at = number;
        row.gap = self.blanks.take();
        if self.parts_spaced(row.gap) {
            self.rows_end(number)?;
        }
        if let Some(name) = &mut row.name {
            name.line = number;
        }
        if let Some(numbered) = &mut row.numbered {
            numbered.line = number;
        }
        if let Some(before) = self.rows.first().map(|first| first.cells.len())
            && before != size
        {
            // A row with a cell too few or too many may be a row of a smaller board.
            let bad_row = |line, found, needed| FormatError::Cells {
                line,
                found,
                needed,
            };
            let (first, count) = (self.first_row, self.rows.len());
            let is_right_below = self.rows.last().is_some_and(|last| last.at + 1 == number);
            let is_near = |size: usize| size == 8 || size < 8 && is_right_below;
            if before == 9 && is_near(size) && count > STRAY_ROWS {
                let are_numbered = self.rows.iter().all(|row| row.is_labeled);
                let numbered = row.numbered.filter(|_| are_numbered);
                let found = numbered.map_or(size, |it| it.cells);
                self.bad_row = Some(bad_row(number, found, before));
            }
            // What was read as the number of the only row is a cell, if the next has no number.
            let numbers = self.rows.iter().filter(|it| it.number.is_some());
            let cells = before + numbers.count() * usize::from(!row.is_labeled);
            self.rows_end(number)?;
            if is_near(before) && size == 9 && count == 1 {
                self.bad_row = Some(bad_row(first, cells, size));
            }
        }
        // If the other rows have no number before them, the number of the first row is a cell.
        if let [first] = self.rows.as_slice()
            && let Some(above) = first.number
            && !row.is_labeled
            && row.numbered.is_none_or(|it| it.number != above + 1)
            && size == Cell::SIDE
        {
            self.rows.clear();
            self.run = (0, None);
            return Err(FormatError::Cells {
                line: self.first_row,
                found: size + 1,
                needed: size,
            });
        }
        // The row has the names of the columns.
        if let [first] = self.rows.as_slice() {
            let heads = !first.is_labeled && row.is_labeled && first.counts();
            let is_ruled_off =
                self.is_ruled == [false, true] && (first.is_empty() || first.counts());
            if heads || is_ruled_off {
                self.rows.clear();
            }
        }
        if self.rows.is_empty() {
            self.check_whole(number)?;
            self.first_row = number;
            self.ruled.clear();
            self.gaps.clear();
            if let Some(short) = self.short_first.take().filter(|_| size == Cell::SIDE) {
                self.bad_row.get_or_insert(short);
            }
        }
        if size == Cell::SIDE {
            self.run.0 += 1;
            self.run_ends()?;
        }
        self.rows.push(row);
        if self.rows.len() == 2 {
            self.second_row = number;
        }
        if self.rows.len() == size {
            let bad_row = self.bad_row.take();
            self.run = (0, None);
            let whole = Whole {
                line: number,
                part: self.gaps.first().copied().unwrap_or(0),
                is_numbered: row::are_numbered(&self.rows),
                torn: self.torn(size, bad_row),
            };
            let rows = std::mem::take(&mut self.rows);
            if self.numbers_columns(&rows) {
                // Nine rows may follow below it.
                self.has_head = true;
                self.first_row = self.second_row;
                self.rows = rows.into_iter().skip(1).collect();
                return Ok(());
            }
            self.has_head = false;
            self.spaced(&rows, number).inspect_err(|_| {
                self.counts.is_refused = true;
            })?;
            self.check_cells(&rows).inspect_err(|_| {
                self.counts.is_refused = true;
            })?;
            self.grid(rows)?;
            self.whole = Some(whole);
            self.is_adjacent = true;
            self.is_ruled = [false; 2];
        }
        Ok(())
    }

    /// Whether the first of the rows of a grid numbers its columns.
    fn numbers_columns(&self, rows: &[Row]) -> bool {
        !self.has_head
            && rows[0].counts()
            && !rows[0].is_labeled
            && !rows.iter().any(Row::has_marks)
            && drawn(rows, self.first_row).is_ok_and(|it| labels::has_head(&it.givens))
    }

    /// Counts consecutive rows after a line that is damaged or not a row.
    pub(super) fn run_on(&mut self, bad_row: Option<&FormatError>) -> Result<(), FormatError> {
        match bad_row {
            Some(error) => {
                self.run.0 += 1;
                let first = self.first_too_long();
                self.run
                    .1
                    .get_or_insert_with(|| first.unwrap_or_else(|| error.clone()));
                self.run_ends()
            }
            None => {
                self.run = (0, None);
                Ok(())
            }
        }
    }

    /// Returns the mistake in a line right below a row that has nothing but fewer cells.
    pub(super) fn short_row(&self, number: usize, line: &str) -> Option<FormatError> {
        let above = self.rows.last().filter(|above| above.at + 1 == number)?;
        let found = row::short(line, self.meaning.sign, Some(above))?;
        Some(FormatError::Cells {
            line: number,
            found,
            needed: above.cells.len(),
        })
    }

    /// Returns the mistake in a line right below a row with a name, behind the name of its own.
    pub(super) fn named_damage(&self, number: usize, line: &str) -> Option<FormatError> {
        let above = self.rows.last().filter(|above| above.at + 1 == number)?;
        let cells = row::behind_name(line).filter(|_| above.is_labeled)?;
        let start = cells.as_ptr() as usize - line.as_ptr() as usize;
        Some(match row::damage(cells, number, self.meaning.sign)? {
            FormatError::NotADigit { mut place, text } => {
                place.column += line[..start].chars().count();
                FormatError::NotADigit { place, text }
            }
            damage => damage,
        })
    }

    /// Returns the mistake in the first of these rows if its first cell was read as its number: no
    /// row with the number 1 or 0 is above it.
    fn first_too_long(&self) -> Option<FormatError> {
        let first = self.rows.first()?;
        let line = first.name.as_ref()?.line;
        let size = first.cells.len();
        first
            .number
            .filter(|it| *it > 1)
            .map(|_| FormatError::Cells {
                line,
                found: size + 1,
                needed: size,
            })
    }

    /// Reports nine rows with damaged ones among them as a damaged grid.
    fn run_ends(&mut self) -> Result<(), FormatError> {
        if self.run.0 < Cell::SIDE {
            return Ok(());
        }
        match std::mem::take(&mut self.run).1 {
            Some(error) => {
                self.rows.clear();
                // Rows that are too short may be explained better by their own reader.
                self.counts.is_refused |= matches!(error, FormatError::NotADigit { .. });
                Err(error)
            }
            None => Ok(()),
        }
    }

    /// Refuses numbers right below a small grid, as many as in its rows: it is not a grid then, but
    /// the beginning of a table.
    pub(super) fn no_row(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        self.check_numbered(number, line)?;
        let last = self.last.as_ref().filter(|last| last.is_grid);
        let size = last.map_or(9, |last| last.puzzle.layout.size());
        let is_below = last.is_some_and(|last| last.line + size == number);
        if size == 9 || !is_below || !self.rows.is_empty() {
            return Ok(());
        }
        let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';');
        let mut fields = line.split(is_between).filter(|it| !it.is_empty());
        let is_number = |it: &str| it.bytes().all(|one| one.is_ascii_digit());
        if fields.clone().count() != size || !fields.all(is_number) {
            return Ok(());
        }
        self.counts.is_refused = true;
        self.last = None;
        let place = Place {
            line: number,
            column: 1,
        };
        Err(mistake(place, Fault::NumbersBelow { size }))
    }

    /// Whether a row may be the next one: the number before it may be its own.
    pub(super) fn comes_next(&self, row: &Row) -> bool {
        let Some(number) = row.number else {
            return true;
        };
        let mut numbers = self.rows.iter().filter_map(|row| row.number).peekable();
        if numbers.peek().is_some() {
            return numbers.all(|it| it != number);
        }
        // Only the names of the columns may be above it, or a row with a cell too few.
        let is_above = |first: &Row| {
            let is_numbered = first.numbered.is_some_and(|it| it.number + 1 == number);
            first.counts() || first.is_empty() || is_numbered
        };
        self.rows.len() < 2 && self.rows.first().is_none_or(is_above)
    }

    /// Refuses a row with its number as a cell among numbered rows, a row with a cell too many whose
    /// first one looks like its number, and one that has more or fewer fields than the others.
    fn check_cells(&self, rows: &[Row]) -> Result<(), FormatError> {
        let is_numbered = |row: &&Row| row.name.as_ref().is_some_and(Name::is_number);
        let refused = |line: usize, found: usize| {
            Err(FormatError::Cells {
                line,
                found,
                needed: rows.len(),
            })
        };
        if let Some((line, found)) = row::uneven(rows) {
            return refused(line, found);
        }
        let mut others = rows.iter().filter(|row| !is_numbered(row)).peekable();
        if others.peek().is_none() {
            return Ok(());
        }
        if 2 * rows.iter().filter(is_numbered).count() > rows.len()
            && let Some(wrong) = others.find_map(|row| row.numbered)
        {
            return refused(wrong.line, wrong.cells);
        }
        let name = |row: &Row| row.number.and(row.name.as_ref()).map(|name| name.line);
        match rows.iter().find_map(name) {
            Some(line) => refused(line, rows.len() + 1),
            None => Ok(()),
        }
    }

    /// Whether a field names the next row by its number, counted from 1 or from 0.
    pub(super) fn is_next_name(&self, field: &str) -> bool {
        let number = field.trim().trim_matches('"').parse::<usize>().ok();
        number.is_some_and(|it| it == self.rows.len() || it == self.rows.len() + 1)
    }

    /// Whether a row of blanks is not a row, because there is another sign for an empty cell.
    pub(super) fn needs_no_blanks(&self) -> bool {
        let has = |wanted: Written| self.rows.iter().any(|row| row.cells.contains(&wanted));
        match self.rows.is_empty() {
            true => self.is_adjacent && !self.has_blank_cells,
            false => has(Written::Empty) && !has(Written::Nothing),
        }
    }

    /// Handles a comment, which may be between the rows of a grid.
    pub(super) fn rows_pause(&mut self, number: usize) -> Result<(), FormatError> {
        if self.rows.len() <= STRAY_ROWS {
            self.rows_end(number)?;
        }
        self.is_adjacent &= !self.rows.is_empty();
        self.gap(number)
    }

    /// Handles the end of consecutive rows: an incomplete grid is reported, but a few digits among
    /// words are just words.
    pub(super) fn rows_end(&mut self, number: usize) -> Result<(), FormatError> {
        let rows = std::mem::take(&mut self.rows);
        self.beside.clear();
        let Some(first) = rows.first() else {
            return Ok(());
        };
        let size = first.cells.len();
        let last = self.first_row.saturating_add(rows.len());
        for number in self.first_row..last.min(number.max(self.first_row + 1)) {
            self.counts.tally.leave_out(number);
        }
        if self.bad_row.is_none() {
            self.check_spaced(&rows)?;
        }
        let is_small = rows.len() <= STRAY_ROWS || size < 9 || rows.iter().all(Row::is_empty);
        // Empty rows of a spreadsheet part its grids.
        let is_blank = |row: &Row| row.cells.iter().all(|it| *it == Written::Nothing);
        let is_stray = is_small && (!self.is_adjacent || rows.iter().all(is_blank));
        if is_stray {
            return Ok(());
        }
        // Below the names of the columns, only a grid can be meant.
        self.counts.is_refused |= self.has_head || rows.iter().all(|row| row.is_labeled);
        if let Some(bad_row) = self.bad_row.take() {
            return Err(bad_row);
        }
        // It is not known which rows of the grid above are extra.
        let above = self.take_last_grid(size);
        let place = Place {
            line: above.as_ref().map_or(self.first_row, |last| last.line),
            column: 1,
        };
        let found = rows.len() + above.map_or(0, |_| size);
        let problem = Fault::GridRows {
            found,
            needed: size,
        };
        Err(mistake(place, problem))
    }

    /// Handles a complete grid.
    pub(super) fn grid(&mut self, rows: Vec<Row>) -> Result<(), FormatError> {
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
                        line: self.first_row + row,
                        found,
                        needed: Cell::SIDE,
                    };
                }
                Misfit::Cut { row } => (row, Fault::BlanksCutOff),
                Misfit::Uneven => (0, Fault::ColumnsUnclear),
                Misfit::SetIn => (0, Fault::SetIn),
            };
            let place = Place {
                line: self.first_row + row,
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

    /// Whether a puzzle is the solution of the one before it, or of an earlier one. Counts it then.
    pub(super) fn solves_last(&mut self, puzzle: &Puzzle, number: usize) -> bool {
        let solves = |last: &Puzzle| solves(&puzzle.givens, last);
        let is_solution = self.last.as_ref().is_some_and(|last| solves(&last.puzzle))
            || is_full(puzzle) && self.earlier.iter().any(solves);
        if is_solution {
            self.counts.tally.solution(number, true);
            // The words above it are its title.
            self.heading = None;
        }
        is_solution
    }

    /// Counts the grid above a puzzle as its solution, if it is one and comes first.
    fn drop_solution_of(&mut self, puzzle: &Puzzle, number: usize) {
        let is_solution = |last: &Last| last.is_plain && solves(&last.puzzle.givens, puzzle);
        if self.counts.grids > 0
            && let Some(solution) = self.last.take_if(|last| is_solution(last))
        {
            self.counts.grids -= 1;
            let titled = usize::from(solution.puzzle.title.is_some());
            self.counts.titles = self.counts.titles.saturating_sub(titled);
            self.counts.tally.solution(number, true);
            return;
        }
        let is_solution = |it: &Ready| it.is_full && solves(&it.puzzle.givens, puzzle);
        if let Some(at) = self.ready.iter().position(is_solution)
            && let Some(solution) = self.ready.remove(at)
        {
            self.counts.grids = self.counts.grids.saturating_sub(1);
            let titled = usize::from(solution.puzzle.title.is_some());
            self.counts.titles = self.counts.titles.saturating_sub(titled);
            self.counts.tally.solution(number, true);
        }
    }

    /// Whether a puzzle may be the solution of the last one with other regions, which follow.
    pub(super) fn may_solve_last(&self, found: &Last) -> bool {
        let solves = |last: &Last| {
            last.is_plain
                && last.puzzle.layout.is_classic()
                && solves_without_boxes(&found.puzzle, &last.puzzle)
        };
        found.is_full() && self.last.as_ref().is_some_and(solves)
    }

    /// Whether a grid is the last puzzle with more digits; these become its entries.
    fn is_position(&mut self, puzzle: &Puzzle) -> bool {
        let is_headed = |heading: &Heading| says_position(&heading.title);
        if !self.heading.as_ref().is_some_and(is_headed) || is_full(puzzle) {
            return false;
        }
        let Some(last) = self
            .last
            .as_mut()
            .filter(|last| last.is_plain && last.is_grid && is_begun(&puzzle.givens, &last.puzzle))
        else {
            return false;
        };
        enter(&mut last.puzzle, &puzzle.givens);
        self.heading = None;
        true
    }

    /// Uses the grid above a puzzle as its entries, if its title and its digits say so.
    fn take_position(&mut self, puzzle: &mut Puzzle) {
        let is_position = |last: &Last| {
            let title = last.puzzle.title.as_deref();
            last.is_plain
                && last.is_grid
                && title.is_some_and(says_position)
                && is_begun(&last.puzzle.givens, puzzle)
        };
        if let Some(last) = self.last.take_if(|last| is_position(last)) {
            enter(puzzle, &last.puzzle.givens);
            self.counts.grids -= 1;
            self.counts.titles = self.counts.titles.saturating_sub(1);
        }
    }

    /// Whether a grid that does not solve the one before it is called its solution.
    pub(super) fn is_wrong_solution(&self, puzzle: &Puzzle) -> bool {
        let is_open = |last: &Last| last.puzzle.givens.iter().any(Option::is_none);
        let cells = puzzle.layout.cells();
        cells
            .iter()
            .all(|cell| puzzle.givens[cell.index()].is_some())
            && self.last.as_ref().is_some_and(is_open)
            && self
                .heading
                .as_ref()
                .is_some_and(|it| says_solution(&it.title))
    }
}
