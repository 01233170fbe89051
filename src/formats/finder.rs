//! Puzzles in a text that is not in one of the formats to the letter: what people keep,
//! mail, paste and download.
//!
//! A text is read line by line. A line is a row of a grid, drawn between rows, a puzzle
//! with anything around it, or words: the title of the grid below, or nothing of use, which
//! is counted. What stands for an empty cell is tried for the start of the text as a whole,
//! and what gives the most puzzles is taken.

mod in_line;
mod row;
mod signs;

pub(super) mod refused;

use std::collections::VecDeque;
use std::io::BufRead;

use in_line::{Columns, InLine};
use row::{Row, Written};
pub(super) use signs::is_web_page;
use signs::{Sign, clean};

use super::boards::{built, usual};
use super::candidates::{self, Possible};
use super::error::counted;
use super::reading::{ReadingNote, Tally};
use super::text::Text;
use super::{
    Format, FormatError, MAX_BYTES, Place, ReadError, boards, iss, library, link, read_line,
};
use crate::grid::{Cell, Digit, DigitSet, Grid, Values, values_of_line};
use crate::sudoku::Puzzle;

/// How much of a text is looked at to tell how it is meant.
const LOOKED_AT: usize = 256 * 1024;

/// No title is longer than this many characters.
const LONGEST_TITLE: usize = 80;

/// Rows that stand alone in other words are no damaged grid up to this number.
const STRAY_ROWS: usize = 2;

/// A line of words has at least so many letters.
const FEWEST_LETTERS: usize = 3;

/// A field of a table has no more lines and bytes than this.
const MOST_QUOTED_LINES: usize = 40;
const MOST_QUOTED_BYTES: usize = 4000;

/// How a text is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Meaning {
    sign: Sign,
}

/// Looks how a text is meant, which is whole or the start of one. `None` if there is nothing
/// in it that could be a puzzle. A puzzle in it may be damaged, which reading tells.
pub(super) fn look(text: &str, is_whole: bool) -> Option<Meaning> {
    let start = if text.len() > LOOKED_AT {
        let end = (0..=LOOKED_AT).rev().find(|at| text.is_char_boundary(*at));
        &text[..end.unwrap_or_default()]
    } else {
        text
    };
    let is_whole = is_whole && start.len() == text.len();
    let start = match start.rfind('\n') {
        Some(end) if !is_whole => &start[..=end],
        _ => start,
    };
    let mut best: Option<(Judged, Meaning)> = None;
    for sign in Sign::possible(start) {
        let meaning = Meaning { sign };
        let mut found = Finder::new(meaning);
        let lines = (1..).zip(start.split('\n'));
        let is_damaged = found.all(lines, is_whole);
        let judged = Judged::of(&found.counts, is_damaged);
        if best.as_ref().is_none_or(|(best, _)| judged.is_better(best)) {
            best = Some((judged, meaning));
        }
    }
    let (judged, meaning) = best?;
    let is_sought = if judged.is_damaged {
        judged.begins_with_words || judged.puzzles > 0 && !judged.runs_on
    } else {
        judged.puzzles > 0
    };
    is_sought.then_some(meaning)
}

/// How good a meaning is for a text.
struct Judged {
    is_damaged: bool,
    puzzles: usize,
    /// Lines that are no part of a puzzle, and rows of one that is damaged.
    words: usize,
    begins_with_words: bool,
    runs_on: bool,
}

impl Judged {
    const fn of(counts: &Counts, is_damaged: bool) -> Self {
        Self {
            is_damaged,
            puzzles: counts.puzzles,
            words: counts.tally.left_out() + counts.titles,
            begins_with_words: counts.begins_with_words,
            runs_on: counts.runs_on,
        }
    }

    const fn is_better(&self, other: &Self) -> bool {
        self.puzzles > other.puzzles || self.puzzles == other.puzzles && self.words < other.words
    }
}

/// A line of cells that is too short for a puzzle, since it was broken: the next ones may be
/// the rest of it.
struct Broken {
    line: usize,
    cells: String,
    /// What is wrong if they are not.
    damage: FormatError,
}

/// What was found so far.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    lines: usize,
    puzzles: usize,
    grids: usize,
    titles: usize,
    marks_of_grids: usize,
    /// Whether words come before anything else.
    begins_with_words: bool,
    /// Whether rows follow a grid, too few for another one: which of them are too many is
    /// not known.
    runs_on: bool,
    tally: Tally,
}

/// Words that may be a title.
struct Heading {
    line: usize,
    title: String,
    /// Whether they are a comment, which is never told to be left out.
    is_comment: bool,
}

/// A puzzle to which what comes next may belong.
struct Last {
    puzzle: Puzzle,
    /// Only what stands in the cells is said.
    is_plain: bool,
    /// Whether its title is the words above the line that it is, which may be those of more
    /// lines.
    is_headed: bool,
    /// The line, if it is one and may be the givens of a jigsaw, whose regions come next.
    givens: Option<String>,
}

/// Reads the lines of a text, one after another, in bounded memory.
struct Finder {
    meaning: Meaning,
    columns: Option<Columns>,
    /// The rows of the grid that is not whole yet, and the line of the first.
    rows: Vec<Row>,
    first_row: usize,
    /// Whether a line is drawn above the first row, or below it.
    is_ruled: [bool; 2],
    /// Whether nothing but drawn lines stands between the last grid and these rows.
    is_adjacent: bool,
    /// Whether a blank stands for an empty cell in the last grid.
    has_blank_cells: bool,
    /// What is wrong with the line above these rows, if it is meant as one of them.
    bad_row: Option<FormatError>,
    /// The lines since a field of a table began that has more lines than one, and the number
    /// of the first.
    quoted: Option<(usize, Vec<String>)>,
    broken: Option<Broken>,
    /// The words above, which may be a title.
    heading: Option<Heading>,
    /// The puzzle that was found last.
    last: Option<Last>,
    ready: VecDeque<Puzzle>,
    counts: Counts,
}

impl Finder {
    const fn new(meaning: Meaning) -> Self {
        Self {
            meaning,
            columns: None,
            rows: Vec::new(),
            first_row: 0,
            is_ruled: [false; 2],
            is_adjacent: false,
            has_blank_cells: false,
            bad_row: None,
            quoted: None,
            broken: None,
            heading: None,
            last: None,
            ready: VecDeque::new(),
            counts: Counts {
                lines: 0,
                puzzles: 0,
                grids: 0,
                titles: 0,
                marks_of_grids: 0,
                begins_with_words: false,
                runs_on: false,
                tally: Tally::NONE,
            },
        }
    }

    /// Takes lines of which only how many puzzles there are is asked, and tells whether
    /// something in them is damaged.
    fn all<'a>(&mut self, lines: impl Iterator<Item = (usize, &'a str)>, is_whole: bool) -> bool {
        let mut is_damaged = false;
        for (number, line) in lines {
            is_damaged |= self.line(number, line).is_err();
            self.ready.clear();
        }
        is_damaged || is_whole && self.end().is_err()
    }

    /// Takes the line with a number.
    fn line(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let line = clean(line);
        for line in line.split('\n') {
            self.clean_line(number, line)?;
        }
        Ok(())
    }

    /// Takes a line, or keeps it if a field of a table goes on in the next one.
    fn clean_line(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let Some((_, lines)) = &mut self.quoted else {
            if !in_line::opens_field(line, self.meaning.sign) {
                return self.whole_line(number, line);
            }
            self.quoted = Some((number, vec![line.to_owned()]));
            return Ok(());
        };
        lines.push(line.to_owned());
        let length: usize = lines.iter().map(String::len).sum();
        if lines.len() > MOST_QUOTED_LINES || length > MOST_QUOTED_BYTES {
            return self.unquote();
        }
        let is_quote = |one: &char| *one == '"';
        let quotes = lines.iter().flat_map(|it| it.chars()).filter(is_quote);
        if quotes.count() % 2 == 1 {
            return Ok(());
        }
        let record = lines.join("\n");
        let sign = self.meaning.sign;
        let found = in_line::read(&record, sign, self.columns.as_ref(), self.counts.puzzles);
        match found {
            Some(found) => {
                self.counts.lines += lines.len();
                self.quoted = None;
                self.rows_end(number)?;
                self.in_line(found, number);
                Ok(())
            }
            None => self.unquote(),
        }
    }

    /// Takes lines for what each is by itself that are no field of a table.
    fn unquote(&mut self) -> Result<(), FormatError> {
        let Some((first, lines)) = self.quoted.take() else {
            return Ok(());
        };
        for (line, number) in lines.iter().zip(first..) {
            self.whole_line(number, line)?;
        }
        Ok(())
    }

    /// Takes the rest of a broken line; `None` if a line is none.
    fn goes_on(&mut self, number: usize, line: &str) -> Option<Result<(), FormatError>> {
        let mut broken = self.broken.take()?;
        let sign = self.meaning.sign;
        let part = unbroken(line);
        let is_part = !part.is_empty() && part.chars().all(|one| sign.value(one).is_some());
        let count = broken.cells.chars().count() + part.chars().count();
        if !is_part || count > Cell::COUNT {
            return Some(Err(broken.damage));
        }
        broken.cells += part;
        if count < Cell::COUNT {
            self.broken = Some(broken);
            return Some(Ok(()));
        }
        let found = in_line::read(&broken.cells, sign, None, self.counts.puzzles)?;
        if let Err(error) = self.rows_end(number) {
            return Some(Err(error));
        }
        self.in_line(found, broken.line);
        Some(Ok(()))
    }

    fn whole_line(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let sign = self.meaning.sign;
        if let Some(taken) = self.goes_on(number, line) {
            self.counts.lines += 1;
            return taken;
        }
        if line.trim().is_empty() {
            let is_row = sign == Sign::Blank && !self.rows.is_empty();
            if is_row && !line.is_empty() {
                return self.row(number, Row::empty());
            }
            self.is_adjacent &= !self.rows.is_empty();
            return Ok(());
        }
        self.counts.lines += 1;
        if row::is_drawn(line, sign) {
            if self.rows.is_empty() {
                self.is_ruled[0] = true;
            } else if self.rows.len() == 1 {
                self.is_ruled[1] = true;
            }
            return Ok(());
        }
        if !sign.is('#') && is_comment(line) {
            self.rows_pause(number)?;
            self.words(number, line);
            return Ok(());
        }
        if let Some(row) = row::read(line, sign).filter(|row| self.comes_next(row)) {
            if row.is_blank() && self.needs_no_blanks() {
                return Ok(());
            }
            return self.row(number, row);
        }
        if sign != Sign::Blank && !sign.is('#') && !line.trim_start().starts_with('#') {
            let content = super::without_comment(line);
            if content.len() < line.len()
                && let Some(row) = row::read(content, sign)
            {
                return self.row(number, row);
            }
        }
        if let Some(last) = &mut self.last
            && let Some(givens) = &last.givens
            && boards::belong_together(givens, line.trim())
            && let Some(puzzle) = read_line(&(givens.clone() + line.trim()), number)?
        {
            let title = last.puzzle.title.take();
            last.puzzle = Puzzle { title, ..puzzle };
            last.givens = None;
            return Ok(());
        }
        if let Some(puzzle) = in_notation(line, number)? {
            self.rows_end(number)?;
            let solution = None;
            self.in_line(InLine { puzzle, solution }, number);
            return Ok(());
        }
        if let Some(found) = in_line::read(line, sign, self.columns.as_ref(), self.counts.puzzles) {
            self.rows_end(number)?;
            self.in_line(found, number);
            if let Some(last) = &mut self.last {
                let givens = line.trim();
                last.givens = (givens.len() == Cell::COUNT).then(|| givens.to_owned());
            }
            return Ok(());
        }
        if let Some(puzzle) = in_word(line, number)? {
            self.rows_end(number)?;
            let solution = None;
            self.in_line(InLine { puzzle, solution }, number);
            return Ok(());
        }
        if let Some(damage) = in_line::damage(line, number, sign) {
            let cells = unbroken(line);
            let is_begun = cells.chars().all(|one| sign.value(one).is_some())
                && cells.chars().count() < Cell::COUNT;
            if !is_begun {
                return Err(damage);
            }
            self.rows_end(number)?;
            self.broken = Some(Broken {
                line: number,
                cells: cells.to_owned(),
                damage,
            });
            return Ok(());
        }
        let bad_row = row::damage(line, number, sign);
        if self.rows.len() > STRAY_ROWS {
            self.bad_row = bad_row.clone();
        }
        self.rows_end(number)?;
        self.bad_row = bad_row;
        self.is_adjacent = false;
        self.is_ruled = [false; 2];
        if self.counts.puzzles == 0 && self.columns.is_none() {
            self.columns = Columns::named(line);
            if self.columns.is_some() {
                return Ok(());
            }
        }
        self.words(number, line);
        Ok(())
    }

    /// Takes words, which may be the title of what comes next.
    fn words(&mut self, number: usize, line: &str) {
        let is_first = self.counts.puzzles == 0 && self.first_row == 0;
        let is_comment = line.trim_start().starts_with('#');
        self.counts.begins_with_words |= is_first && !is_comment && is_prose(line);
        let before = match title(line) {
            Some(title) => self.heading.replace(Heading {
                line: number,
                title,
                is_comment,
            }),
            None if is_known_heading(line) => self.heading.take(),
            None => {
                self.leave_out(number, is_comment);
                self.heading.take()
            }
        };
        if let Some(before) = before {
            self.leave_out(before.line, before.is_comment);
        }
    }

    const fn leave_out(&mut self, number: usize, is_comment: bool) {
        if !is_comment {
            self.counts.tally.leave_out(number);
        }
    }

    /// Takes the next row of a grid.
    fn row(&mut self, number: usize, row: Row) -> Result<(), FormatError> {
        let size = row.cells.len();
        if let Some(before) = self.rows.first().map(|first| first.cells.len())
            && before != size
        {
            // A row with a cell too few or too many may be one of a smaller board.
            let bad_row = |line, found, needed| FormatError::Cells {
                line,
                found,
                needed,
            };
            let (first, count) = (self.first_row, self.rows.len());
            if before == 9 && size == 8 && count > STRAY_ROWS {
                self.bad_row = Some(bad_row(number, size, before));
            }
            self.rows_end(number)?;
            if before == 8 && size == 9 && count == 1 {
                self.bad_row = Some(bad_row(first, before, size));
            }
        }
        // The names of the columns.
        if let [first] = self.rows.as_slice() {
            let heads = !first.is_labelled && row.is_labelled && first.counts();
            let is_ruled_off =
                self.is_ruled == [false, true] && (first.is_empty() || first.counts());
            if heads || is_ruled_off {
                self.rows.clear();
            }
        }
        if self.rows.is_empty() {
            self.first_row = number;
        }
        self.rows.push(row);
        if self.rows.len() == size {
            self.bad_row = None;
            let rows = std::mem::take(&mut self.rows);
            self.grid(rows)?;
            self.is_adjacent = true;
            self.is_ruled = [false; 2];
        }
        Ok(())
    }

    /// Whether a row may be the next one: what stands before it may be its number.
    fn comes_next(&self, row: &Row) -> bool {
        let Some(number) = row.number else {
            return true;
        };
        let is_numbered = |row: &&Row| row.number.is_some();
        let before = self.rows.iter().rev().take_while(is_numbered).count();
        match before.checked_sub(1).and_then(|_| self.rows.last()?.number) {
            Some(last) => number == last + 1,
            None => number < 2,
        }
    }

    /// Whether a row in which nothing stands is none: there is another sign for an empty cell.
    fn needs_no_blanks(&self) -> bool {
        let has = |wanted: Written| self.rows.iter().any(|row| row.cells.contains(&wanted));
        match self.rows.is_empty() {
            true => self.is_adjacent && !self.has_blank_cells,
            false => has(Written::Empty) && !has(Written::Nothing),
        }
    }

    /// A comment, which may stand between the rows of a grid.
    fn rows_pause(&mut self, number: usize) -> Result<(), FormatError> {
        if self.rows.len() <= STRAY_ROWS {
            self.rows_end(number)?;
        }
        self.is_adjacent &= !self.rows.is_empty();
        Ok(())
    }

    /// What does not go on as rows: a grid that is not whole is told, a few digits in other
    /// words are such words.
    fn rows_end(&mut self, number: usize) -> Result<(), FormatError> {
        let rows = std::mem::take(&mut self.rows);
        let Some(first) = rows.first() else {
            return Ok(());
        };
        let size = first.cells.len();
        let last = self.first_row.saturating_add(rows.len());
        for number in self.first_row..last.min(number.max(self.first_row + 1)) {
            self.counts.tally.leave_out(number);
        }
        let is_small = rows.len() <= STRAY_ROWS || size < 9 || rows.iter().all(Row::is_empty);
        let is_stray = is_small && !self.is_adjacent;
        if is_stray {
            return Ok(());
        }
        self.counts.runs_on |= self.is_adjacent;
        if let Some(bad_row) = self.bad_row.take() {
            return Err(bad_row);
        }
        let place = Place {
            line: self.first_row,
            column: 1,
        };
        let rows = counted(rows.len(), "row");
        let problem = format!("the grid that begins here has {rows}, {size} are needed");
        Err(FormatError::Mistake { place, problem })
    }

    /// Takes a grid that is whole.
    fn grid(&mut self, rows: Vec<Row>) -> Result<(), FormatError> {
        let is_blank = |row: &Row| row.cells.contains(&Written::Nothing);
        self.has_blank_cells = rows.iter().any(is_blank);
        let has_marks = rows.iter().any(Row::has_marks);
        let line = self.first_row;
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
            candidates::to_puzzle(&possible)
        } else {
            drawn(&rows, line)?
        };
        if !has_marks && self.solves_last(&puzzle, line) {
            return Ok(());
        }
        self.counts.grids += 1;
        let mut puzzle = puzzle;
        if let Some(heading) = self.heading.take() {
            puzzle.title = Some(heading.title);
            self.counts.titles += 1;
        }
        self.found(Last {
            puzzle,
            is_plain: !has_marks,
            is_headed: false,
            givens: None,
        });
        Ok(())
    }

    /// Whether a puzzle is the solution of the one before it, which is counted.
    fn solves_last(&mut self, puzzle: &Puzzle, number: usize) -> bool {
        let is_solution = self
            .last
            .as_ref()
            .is_some_and(|last| solves(&puzzle.givens, &last.puzzle));
        if is_solution {
            self.counts.tally.solution(number, true);
            // What stands above it is its title.
            self.heading = None;
        }
        is_solution
    }

    /// Takes a puzzle of a line, perhaps with a solution.
    fn in_line(&mut self, found: InLine, number: usize) {
        self.is_adjacent = false;
        let InLine {
            mut puzzle,
            solution,
        } = found;
        if self.solves_last(&puzzle, number) {
            return;
        }
        if let Some(solution) = solution {
            let is_right = is_solution(&solution, &puzzle);
            self.counts.tally.solution(number, is_right);
        }
        let mut is_headed = false;
        match self.heading.take() {
            Some(above) if puzzle.title.is_none() => {
                puzzle.title = Some(above.title);
                self.counts.titles += 1;
                is_headed = true;
            }
            Some(above) => self.leave_out(above.line, above.is_comment),
            None => {
                // The words above the line before are not of that one alone: they head a list.
                if let Some(last) = &mut self.last
                    && std::mem::take(&mut last.is_headed)
                {
                    last.puzzle.title = None;
                    self.counts.titles -= 1;
                }
            }
        }
        let is_plain = puzzle.removed.is_empty() && puzzle.layout.is_classic();
        self.found(Last {
            puzzle,
            is_plain,
            is_headed,
            givens: None,
        });
    }

    fn found(&mut self, found: Last) {
        self.hand_on();
        self.counts.puzzles += 1;
        self.last = Some(found);
    }

    /// Nothing that comes belongs to the last grid.
    fn hand_on(&mut self) {
        let last = self.last.take();
        self.ready.extend(last.map(|it| it.puzzle));
    }

    /// The text is at its end.
    fn end(&mut self) -> Result<(), FormatError> {
        self.unquote()?;
        if let Some(broken) = self.broken.take() {
            return Err(broken.damage);
        }
        self.rows_end(usize::MAX)?;
        self.hand_on();
        if let Some(heading) = self.heading.take() {
            self.leave_out(heading.line, heading.is_comment);
        }
        Ok(())
    }

    /// What is to be said of what was found.
    fn notes(&self) -> Vec<ReadingNote> {
        let counts = &self.counts;
        let mut notes = Vec::new();
        if counts.grids > 1 {
            notes.push(ReadingNote::Grids {
                lines: counts.lines,
                grids: counts.grids,
                titles: counts.titles,
            });
        }
        if let Some(sign) = self.meaning.sign.told() {
            notes.push(ReadingNote::EmptySign { sign });
        }
        if counts.marks_of_grids > 0 {
            let count = counts.marks_of_grids;
            notes.push(ReadingNote::MarksOfGrids { count });
        }
        notes.extend(counts.tally.notes());
        notes
    }
}

/// A line without what shows in a mail that it was broken.
fn unbroken(line: &str) -> &str {
    let line = line.trim();
    line.strip_suffix('=').unwrap_or(line)
}

/// Whether values are a solution of a puzzle.
pub(super) fn is_solution(values: &Values, puzzle: &Puzzle) -> bool {
    let agrees = |(given, value): (&Option<Digit>, &Option<Digit>)| {
        given.is_none_or(|given| *value == Some(given))
    };
    puzzle.givens.iter().zip(values).all(agrees)
        && Grid::from_values_on(&puzzle.layout, values).is_solved()
}

/// Whether values fill a puzzle, which is not full, to its solution.
fn solves(values: &Values, puzzle: &Puzzle) -> bool {
    values.iter().all(Option::is_some)
        && !puzzle.givens.iter().all(Option::is_some)
        && is_solution(values, puzzle)
}

/// Whether marks are what is left of the candidates of a grid: its digits stand alone, and
/// no cell has one that its grid has ruled out.
fn narrows(puzzle: &Puzzle, possible: &Possible) -> bool {
    let values = puzzle.values();
    puzzle.layout.is_classic()
        && Cell::all().all(|cell| match values[cell.index()] {
            Some(digit) => possible[cell.index()] == DigitSet::only(digit),
            None => true,
        })
        && values.iter().any(Option::is_some)
}

/// The digits that each cell of rows can hold. A blank says nothing.
fn possible(rows: &[Row]) -> Possible {
    let mut values: Values = [None; Cell::COUNT];
    let cells = || rows.iter().flat_map(|row| &row.cells);
    for (value, written) in values.iter_mut().zip(cells()) {
        if let Written::Digit(digit) | Written::Entered(digit) = written {
            *value = Some(*digit);
        }
    }
    let grid = Grid::from_values(&values);
    let mut possible = [DigitSet::EMPTY; Cell::COUNT];
    for ((cell, possible), written) in Cell::all().zip(&mut possible).zip(cells()) {
        *possible = match written {
            Written::Nothing => grid.candidates(cell),
            Written::Empty => DigitSet::EMPTY,
            Written::Digit(digit) | Written::Entered(digit) => DigitSet::only(*digit),
            Written::Marks(digits) => *digits,
        };
    }
    possible
}

/// The puzzle of rows without marks.
fn drawn(rows: &[Row], line: usize) -> Result<Puzzle, FormatError> {
    let place = Place { line, column: 1 };
    let size = rows.len();
    let mut puzzle = if size == 9 {
        Puzzle::new([None; Cell::COUNT])
    } else {
        Puzzle::on(built(usual(size), place)?, [None; Cell::COUNT])
    };
    for (row, cells) in rows.iter().enumerate() {
        for (column, written) in cells.cells.iter().enumerate() {
            let index = Cell::at(row, column).index();
            match written {
                Written::Digit(digit) => puzzle.givens[index] = Some(*digit),
                Written::Entered(digit) => puzzle.entries[index] = Some(*digit),
                Written::Nothing | Written::Empty | Written::Marks(_) => {}
            }
        }
    }
    Ok(puzzle)
}

/// Whether a line begins a puzzle in a notation that nothing else looks like.
pub(super) fn has_notation(line: &str) -> bool {
    let is_own = |format| format != Format::Line || line.contains('\t');
    boards::format(line).is_some_and(is_own)
        || library::is_line(line.trim_start())
        || iss::is_start(line)
}

/// What stands in a line, and what behind its first word.
fn whole_and_behind(line: &str) -> impl Iterator<Item = &str> {
    let content = line.trim();
    let behind = content.split_once([' ', '\t', ',']);
    let behind = behind.map(|(_, rest)| rest.trim().trim_matches('"'));
    [Some(content), behind].into_iter().flatten()
}

/// A puzzle in a notation of its own in a line, perhaps behind a number; `None` if there is
/// none.
fn in_notation(line: &str, number: usize) -> Result<Option<Puzzle>, FormatError> {
    match whole_and_behind(line).find(|text| has_notation(text)) {
        Some(text) => read_line(text, number),
        None => Ok(None),
    }
}

/// A small board, or a link that has its puzzle in it, in a line, perhaps behind a number;
/// `None` if there is none.
fn in_word(line: &str, number: usize) -> Result<Option<Puzzle>, FormatError> {
    for text in whole_and_behind(line) {
        let is_small = boards::format(text) == Some(Format::Line);
        if !is_small && !text.split_whitespace().any(link::is_link) {
            continue;
        }
        return match read_line(text, number) {
            // A small board may be a number, or points, and a link may be to any page.
            Err(_) if is_small => Ok(None),
            Ok(Some(puzzle)) if is_small && puzzle.given_count() == 0 => Ok(None),
            Err(FormatError::NoPuzzleInLink { .. }) if !begins_with_link(text) => Ok(None),
            read => read,
        };
    }
    Ok(None)
}

fn begins_with_link(line: &str) -> bool {
    line.split_whitespace().next().is_some_and(link::is_link)
}

/// The title that a line of words may be.
fn title(line: &str) -> Option<String> {
    if is_known_heading(line) {
        return None;
    }
    let marks = |one: char| {
        one.is_whitespace() || one.is_ascii_punctuation() && !matches!(one, '(' | '[' | '"' | '\'')
    };
    let start = line.trim_start_matches(|one: char| marks(one) && one != '#');
    // '#12' is a title, '# 12' and '## Monday' are a comment and a heading.
    let start = match start.strip_prefix('#') {
        Some(rest) if !rest.starts_with(|one: char| one.is_ascii_digit()) => {
            rest.trim_start_matches(marks)
        }
        _ => start,
    };
    let title = start.trim_end_matches(|one: char| {
        one.is_whitespace() || matches!(one, ':' | '*' | '=' | '-' | '_' | '~' | ',' | ';')
    });
    let fits = !title.is_empty()
        && title.chars().count() <= LONGEST_TITLE
        && !title.contains(|one: char| one.is_control() || matches!(one, '\\' | '{'))
        && title.contains(char::is_alphanumeric);
    fits.then(|| title.to_owned())
}

/// Whether a line is a comment, and no puzzle with its number.
fn is_comment(line: &str) -> bool {
    line.trim_start()
        .strip_prefix('#')
        .is_some_and(|rest| !rest.starts_with(|one: char| one.is_ascii_digit()))
}

/// Whether a line only says that something comes.
fn is_known_heading(line: &str) -> bool {
    if line.len() > LONGEST_TITLE {
        return false;
    }
    let words = line.trim().trim_end_matches(':').to_lowercase();
    [
        "code",
        "code: select all",
        "quote",
        "select all",
        "copy",
        "text",
        "~~~",
        "```",
    ]
    .contains(&words.as_str())
}

/// The puzzles of a source that is read loosely, one after another.
pub(super) struct Found<R> {
    source: Text<R>,
    finder: Finder,
    number: usize,
    line: Vec<u8>,
    is_at_end: bool,
    /// A mistake, told after the puzzles before it.
    mistake: Option<FormatError>,
}

impl<R: BufRead> Found<R> {
    pub(super) const fn new(source: R, meaning: Meaning) -> Self {
        Self {
            source: Text::new(source),
            finder: Finder::new(meaning),
            number: 0,
            line: Vec::new(),
            is_at_end: false,
            mistake: None,
        }
    }

    /// The next puzzle; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        loop {
            if let Some(puzzle) = self.finder.ready.pop_front() {
                return Ok(Some(puzzle));
            }
            if let Some(mistake) = self.mistake.take() {
                return Err(mistake.into());
            }
            if self.is_at_end {
                return Ok(None);
            }
            self.line.clear();
            let found = if self.source.read_line_into(&mut self.line, MAX_BYTES)? {
                self.number += 1;
                let line = str::from_utf8(&self.line).unwrap_or_default();
                self.finder.line(self.number, line)
            } else {
                self.is_at_end = true;
                self.finder.end()
            };
            if let Err(mistake) = found {
                self.finder.hand_on();
                self.mistake = Some(mistake);
            }
        }
    }

    /// What is to be said of what was read so far.
    pub(super) fn notes(&self) -> Vec<ReadingNote> {
        self.finder.notes()
    }
}

/// Whether a line has words in it, and more letters than digits.
fn is_prose(line: &str) -> bool {
    let letters = line.chars().filter(|one| one.is_alphabetic()).count();
    let digits = line.chars().filter(char::is_ascii_digit).count();
    letters >= FEWEST_LETTERS && letters >= digits
}

/// Whether a line of a collection is words, and no puzzle that is damaged.
pub(super) fn is_words(line: &str) -> bool {
    let is_letter = |one: &char| one.is_alphabetic() && !matches!(one, 'x' | 'X');
    line.chars().filter(is_letter).take(FEWEST_LETTERS).count() == FEWEST_LETTERS
        && !begins_with_link(line)
        && in_line::damage(line, 1, Sign::Usual).is_none()
}

/// Takes the solution out of the title of a puzzle, if it begins with one, and tells whether
/// it is right.
pub(super) fn take_solution(puzzle: &mut Puzzle) -> Option<bool> {
    let title = puzzle.title.as_ref()?;
    let word = title.split_whitespace().next()?;
    let solution = values_of_line(word).filter(|values| values.iter().all(Option::is_some))?;
    let rest = title[word.len()..].trim();
    puzzle.title = (!rest.is_empty()).then(|| rest.to_owned());
    Some(is_solution(&solution, puzzle))
}
