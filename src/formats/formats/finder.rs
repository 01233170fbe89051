//! Puzzles in a text that does not strictly follow any format: files that people store, mail, paste
//! and download.
//!
//! A text is read line by line. A line is a row of a grid, drawn between rows, a puzzle with
//! anything around it, or words: the title of the grid below, or nothing of use, which is counted.
//! Each sign for an empty cell is tried on the start of the text as a whole, and the one that gives
//! the most puzzles is used.

mod attributes;
mod beside;
mod boxes;
mod cages;
mod characters;
mod columns;
mod drawing;
mod dressed;
mod found;
mod grid;
mod in_line;
mod joined;
mod last;
mod lattice;
mod leaves;
mod line;
mod links;
mod margins;
mod meaning;
mod notation;
mod page;
mod regions;
mod row;
mod rows;
mod signs;
mod spacing;
mod tables;
mod whole;
mod words;

pub(super) mod refused;

use std::collections::VecDeque;

pub(super) use attributes::with_told_digits;
pub(super) use boxes::are_told_in_comment as tells_boxes;
use cages::Told;
pub(super) use cages::named_cell;
use columns::Columns;
pub(super) use columns::{heads, names_puzzles};
pub(super) use drawing::tells_board;
pub(super) use dressed::{forms, has_parts};
pub(super) use found::Found;
pub(super) use grid::{completes, goes_on, is_solution, solves, take_solution};
pub(super) use in_line::{line_damage, other_length, word_damage as damage};
use joined::Broken;
pub(super) use last::is_full;
use last::{Last, Ready};
pub(super) use lattice::{filled as lattice, has_lattice_row};
pub(super) use leaves::{has_tables, read as of_page};
pub(super) use links::of_page as links_of_page;
pub(super) use margins::{is_in as has_margins, without as without_margins};
pub(super) use meaning::{Meaning, look};
pub(super) use notation::has_notation;
pub(super) use page::{clean, fields_of_page, is_web_page, with_whole_rows, without_type};
pub(super) use regions::{
    board as regions_board, damaged as damaged_regions, is_cut_map, regions_of,
};
use row::Row;
use spacing::{Blanks, Spaced};
pub(super) use tables::damaged as damaged_tables;
use whole::Whole;
use words::Heading;
pub(super) use words::is_words;

use super::FormatError;
use super::reading::{FewNotes, ReadingNote, Tally};
use super::rules::Heard;
use sudoku_engine::grid::{Layout, Values};
use sudoku_engine::sudoku::Puzzle;

/// The most rows alone among other words that are not a damaged grid.
const STRAY_ROWS: usize = 2;

/// The counts so far.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    lines: usize,
    puzzles: usize,
    /// Lines of a list that cannot be read.
    mistakes: usize,
    /// Puzzles with an empty cell.
    open: usize,
    /// Puzzles of boards other than the classic one.
    others: usize,
    grids: usize,
    titles: usize,
    /// Puzzles given only by their cages or cells.
    told_by_cells: usize,
    marks_of_grids: usize,
    few_notes: Option<FewNotes>,
    /// Whether the text begins with words.
    begins_with_words: bool,
    /// Whether something that is meant as a puzzle cannot be opened.
    is_refused: bool,
    tally: Tally,
}

impl Counts {
    /// Returns the number of lines of a list so far that are a puzzle or should be.
    const fn listed(&self) -> usize {
        self.puzzles + self.mistakes
    }
}

/// Reads the lines of a text, one after another, in limited memory.
struct Finder {
    meaning: Meaning,
    columns: Option<Columns>,
    /// The rows of the grid that is not complete yet, and the line of the first row.
    rows: Vec<Row>,
    first_row: usize,
    second_row: usize,
    /// Whether a line is drawn above the first row, or below it.
    is_ruled: [bool; 2],
    /// The lines drawn between these rows, or blank, each with the number of rows above it.
    ruled: Vec<(usize, String)>,
    /// The numbers of these rows above which there is a blank line or a comment.
    gaps: Vec<usize>,
    /// The number of lines of cells behind a digit that was read as their number, and the last of
    /// them.
    numbered: (usize, usize),
    /// The end of the last whole grid.
    whole: Option<Whole>,
    /// The blank lines above the next row, and whether the current line is one, without markup.
    blanks: Blanks,
    is_blank: bool,
    /// The last whole grids with blank lines between any two rows.
    spaced: Option<Spaced>,
    /// The mistake in a line that may be the first row of a grid, if it is right above it.
    short_first: Option<FormatError>,
    /// Whether there are only drawn lines between the last grid and these rows.
    is_adjacent: bool,
    /// Whether a blank stands for an empty cell in the last grid.
    has_blank_cells: bool,
    /// The mistake in the line above these rows, if it is meant as one of them.
    bad_row: Option<FormatError>,
    /// The lines since the start of a field of a table with several lines, and the number of the
    /// first line.
    quoted: Option<(usize, Vec<String>)>,
    broken: Option<Broken>,
    /// The words above the rows, which may be a title.
    heading: Option<Heading>,
    /// The puzzle found last.
    last: Option<Last>,
    /// The last grid without a digit.
    blank: Option<Last>,
    /// The puzzle before a full grid that may be its solution, if regions follow.
    held: Option<Last>,
    /// The line and the values of a stated solution of the last puzzle, which would solve it only
    /// with other regions.
    unproven: Option<(usize, Values)>,
    /// Earlier puzzles with empty cells, whose solutions may come later.
    earlier: VecDeque<Puzzle>,
    /// The puzzles to return.
    ready: VecDeque<Ready>,
    /// The last line of numbers behind a grid that may be a cage.
    cage_like: Option<usize>,
    counts: Counts,
    /// The sign of an empty cell as written in the text.
    sign_as_written: Option<char>,
    /// The line that seems to name the columns of a table, as long as no row of it was found.
    named_columns: Option<(usize, String)>,
    /// The separator of a table whose first column names the rows.
    names_rows: Option<char>,
    /// The last words that may describe the boxes of a small grid.
    words_of_boxes: Option<String>,
    /// Whether a line names the columns of the next grid.
    has_head: bool,
    /// The rows of the grids next to the incomplete one: for each of its rows, one row of each
    /// grid.
    beside: Vec<Vec<Row>>,
    /// The titles above those grids.
    beside_headings: Vec<Option<Heading>>,
    /// The rows of incomplete regions, each with its line.
    regions: Vec<(usize, String)>,
    /// The regions of the next grid, and the line where they begin.
    map: Option<(usize, Layout)>,
    /// Cages, and digits of cells, given in lines of their own.
    told: Told,
    /// The rule named in a title or other words.
    heard: Heard,
    /// The number of consecutive lines that are rows or damaged rows, and the mistake in the first
    /// damaged one.
    run: (usize, Option<FormatError>),
    /// How entries differ from givens in the first grid that marks either of them.
    entries: Option<grid::Told>,
    /// Whether letters in the names of cells were read as columns, if this is ambiguous.
    letters: Option<bool>,
    /// Whether no puzzle was found since the last mistake.
    is_behind_mistake: bool,
    /// The cells at the end of the line above, which may continue, and its number.
    tail: Option<(usize, String)>,
    /// Whether a puzzle was found in a link.
    has_link: bool,
    /// The mistake in the first link without a puzzle. It is reported if other links have a puzzle,
    /// or if nothing else is found.
    lone_link: Option<FormatError>,
}

impl Finder {
    const fn new(meaning: Meaning) -> Self {
        Self {
            meaning,
            columns: None,
            rows: Vec::new(),
            first_row: 0,
            second_row: 0,
            is_ruled: [false; 2],
            ruled: Vec::new(),
            gaps: Vec::new(),
            numbered: (0, 0),
            whole: None,
            blanks: Blanks::NONE,
            is_blank: false,
            spaced: None,
            short_first: None,
            is_adjacent: false,
            has_blank_cells: false,
            bad_row: None,
            quoted: None,
            broken: None,
            heading: None,
            last: None,
            blank: None,
            held: None,
            unproven: None,
            earlier: VecDeque::new(),
            ready: VecDeque::new(),
            cage_like: None,
            counts: Counts {
                lines: 0,
                puzzles: 0,
                mistakes: 0,
                open: 0,
                others: 0,
                grids: 0,
                titles: 0,
                told_by_cells: 0,
                marks_of_grids: 0,
                few_notes: None,
                begins_with_words: false,
                is_refused: false,
                tally: Tally::NONE,
            },
            sign_as_written: None,
            named_columns: None,
            names_rows: None,
            words_of_boxes: None,
            has_head: false,
            beside: Vec::new(),
            beside_headings: Vec::new(),
            regions: Vec::new(),
            map: None,
            told: Told::NONE,
            heard: Heard::NONE,
            entries: None,
            run: (0, None),
            letters: None,
            is_behind_mistake: false,
            tail: None,
            has_link: false,
            lone_link: None,
        }
    }

    /// Reads lines only to count their puzzles. Returns whether something in them is damaged.
    fn all<'a>(&mut self, lines: impl Iterator<Item = (usize, &'a str)>, is_whole: bool) -> bool {
        let mut is_damaged = false;
        for (number, line) in lines {
            is_damaged |= self.line(number, line).is_err();
            self.ready.clear();
        }
        is_damaged || is_whole && self.end().is_err()
    }

    /// Handles the end of the text.
    fn end(&mut self) -> Result<(), FormatError> {
        self.unquote()?;
        self.numbers_end()?;
        if let Some(broken) = self.broken.take() {
            return Err(broken.damage);
        }
        self.regions_end(None)?;
        self.rows_end(usize::MAX)?;
        self.map_ends()?;
        self.give_cages(None)?;
        if self.counts.puzzles == 0 {
            self.lone_link.take().map_or(Ok(()), Err)?;
        }
        self.take_boxes_below();
        self.hand_on();
        self.blank_ends();
        if let Some(heading) = self.heading.take() {
            self.leave_out(heading.line, heading.is_comment);
        }
        Ok(())
    }

    /// Returns the notes on the puzzles found.
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
        if let Some(sign) = self.sign_as_written.or(self.meaning.sign.told()) {
            notes.push(ReadingNote::EmptySign { sign });
        }
        notes.extend(
            self.letters
                .map(|are_columns| ReadingNote::Letters { are_columns }),
        );
        notes.extend(self.entries.map(|told| match told {
            grid::Told::InBrackets => ReadingNote::EntriesInBrackets,
            grid::Told::NotBold => ReadingNote::GivensInBold,
        }));
        if counts.others == 0 && counts.puzzles > 0 {
            notes.extend(self.heard.note());
        }
        if counts.marks_of_grids > 0 {
            let count = counts.marks_of_grids;
            notes.push(ReadingNote::MarksOfGrids { count });
        }
        notes.extend(counts.few_notes.map(FewNotes::note));
        notes.extend(counts.tally.notes());
        notes
    }
}
