//! Reads one puzzle per line, with the lines that belong to it.

use std::collections::VecDeque;
use std::io::BufRead;

use crate::formats::Fault;
use crate::formats::finder;
use crate::formats::reading::{ReadingNote, Tally};
use crate::formats::rules::Heard;
use crate::formats::text::Text;
use crate::formats::{MAX_BYTES, Place, ReadError, boards, read_line};
use sudoku_engine::grid::{Cell, Digit, Layout, Values};
use sudoku_engine::sudoku::Puzzle;

/// Reads one puzzle per line.
pub(super) struct Lines<R> {
    source: Text<R>,
    /// The number of the line, and the number of lines that the puzzle before took.
    number: usize,
    several: usize,
    pub(super) line: Vec<u8>,
    /// The line after it, and the result of reading it, if it was read ahead.
    next: Vec<u8>,
    ahead: Option<Result<bool, ReadError>>,
    /// The length of the line after it, if it is a map of regions that is cut off.
    cut_map: Option<usize>,
    /// Whether a line of words is a mistake.
    pub(super) is_strict: bool,
    /// Whether the line before has a mistake: this one may be its solution.
    is_behind_mistake: bool,
    pub(super) tally: Tally,
    /// The rule named in a comment or title, and whether each board is the classic one.
    heard: Heard,
    is_classic: bool,
    /// Earlier boards with their givens, whose solutions may come later.
    earlier: VecDeque<(Layout, Values)>,
}

/// The most puzzles to keep whose solutions may come later.
const MOST_EARLIER: usize = 200;

/// The most lines to search for words for rules.
const MOST_WORDS: usize = 1000;

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source: Text::new(source),
            number: 0,
            several: 1,
            line: Vec::new(),
            next: Vec::new(),
            ahead: None,
            cut_map: None,
            is_strict: false,
            is_behind_mistake: false,
            tally: Tally::NONE,
            heard: Heard::NONE,
            is_classic: true,
            earlier: VecDeque::new(),
        }
    }

    /// Returns the notes on the lines so far.
    pub(super) fn notes(&self) -> Vec<ReadingNote> {
        let rule = self.heard.note().filter(|_| self.is_classic);
        rule.into_iter().chain(self.tally.notes()).collect()
    }

    /// Remembers a rule named in words.
    fn hear(&mut self, words: &str) {
        if self.number <= MOST_WORDS {
            let number = self.number;
            self.heard.hear(words, || number);
        }
    }

    /// Returns the next puzzle; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        while self.read_line()? {
            let is_behind_mistake = std::mem::take(&mut self.is_behind_mistake);
            if let Some(found) = self.cut_map.take() {
                self.is_behind_mistake = true;
                let (line, needed) = (self.number + 1, Cell::COUNT);
                let place = Place { line, column: 1 };
                return Err(boards::mistake(place, Fault::RegionCells { found, needed }).into());
            }
            if let Some(error) = finder::damaged_regions(text(&self.line), self.number) {
                self.is_behind_mistake = true;
                return Err(error.into());
            }
            match read_line(text(&self.line), self.number) {
                Ok(Some(puzzle)) if self.is_map(&puzzle) => {
                    let place = Place {
                        line: self.number,
                        column: 1,
                    };
                    self.is_behind_mistake = true;
                    return Err(boards::mistake(place, Fault::RegionsElsewhere).into());
                }
                Ok(Some(puzzle)) if is_behind_mistake && finder::is_full(&puzzle) => {
                    self.tally.leave_out(self.number);
                }
                Ok(Some(puzzle)) if self.solves_earlier(&puzzle) => {
                    self.tally.solution(self.number, true);
                }
                Ok(Some(mut puzzle)) => {
                    if let Some(is_right) = finder::take_solution(&mut puzzle) {
                        self.tally.solution(self.number, is_right);
                    }
                    self.is_classic &= puzzle.layout.is_classic();
                    self.remember([(puzzle.layout.clone(), puzzle.givens)]);
                    if let Some(title) = &puzzle.title {
                        self.hear(title);
                    }
                    return Ok(Some(puzzle));
                }
                Ok(None) => {
                    let line = std::mem::take(&mut self.line);
                    self.hear(text(&line));
                    self.line = line;
                }
                Err(_) if !self.is_strict && finder::is_words(text(&self.line)) => {
                    self.tally.leave_out(self.number);
                }
                Err(error) => {
                    self.is_behind_mistake = true;
                    return Err(error.into());
                }
            }
        }
        Ok(None)
    }

    fn remember(&mut self, boards: impl IntoIterator<Item = (Layout, Values)>) {
        self.earlier.extend(boards);
        let most = self.earlier.len().saturating_sub(MOST_EARLIER);
        self.earlier.drain(..most);
    }

    /// Whether a full line is the solution of an earlier puzzle.
    fn solves_earlier(&self, puzzle: &Puzzle) -> bool {
        let size = puzzle.layout.size();
        let mut earlier = self.earlier.iter().filter(|(it, _)| it.size() == size);
        let solves = |(layout, givens): &(Layout, Values)| {
            finder::solves(&puzzle.givens, &Puzzle::on(layout.clone(), *givens))
        };
        finder::is_full(puzzle) && earlier.any(solves)
    }

    /// Whether a line that was read as a puzzle is the regions of a jigsaw.
    fn is_map(&self, puzzle: &Puzzle) -> bool {
        let is_full = puzzle.givens.iter().all(Option::is_some);
        let word = text(&self.line).split_whitespace().next();
        is_full && puzzle.layout.is_classic() && word.is_some_and(boards::names_regions)
    }

    /// Returns the next lines that are one puzzle each, at most this many. Lines that are not
    /// available yet or may fail are left to [`next`](Self::next). So is a line that is not
    /// followed by a line known to be plain: its regions may be there.
    pub(super) fn plain(&mut self, most: usize) -> Vec<Values> {
        let mut found = Vec::new();
        let Ok(bytes) = self.source.fill_buf() else {
            return found;
        };
        if matches!(self.ahead, Some(Ok(true))) {
            match givens(&self.next) {
                Some(givens) if most > 0 && first_givens(bytes).is_some() => found.push(givens),
                _ => return found,
            }
        } else if self.ahead.is_some() {
            return found;
        }
        let mut rest = bytes;
        let mut next = first_givens(rest);
        while let Some(givens) = next
            && found.len() < most
        {
            next = first_givens(&rest[LINE..]);
            if next.is_none() {
                break;
            }
            rest = &rest[LINE..];
            found.push(givens);
        }
        let consumed = bytes.len() - rest.len();
        self.source.consume(consumed);
        let last = found.len().saturating_sub(MOST_EARLIER);
        self.remember(found[last..].iter().map(|it| (Layout::CLASSIC, *it)));
        if !found.is_empty() {
            self.ahead = None;
            self.number += found.len() - 1 + std::mem::replace(&mut self.several, 1);
        }
        found
    }

    /// Reads the next line, with the lines that belong to it; returns false at the end.
    fn read_line(&mut self) -> Result<bool, ReadError> {
        self.number += std::mem::replace(&mut self.several, 1);
        let is_there = match self.ahead.take() {
            Some(ahead) => {
                std::mem::swap(&mut self.line, &mut self.next);
                ahead?
            }
            None => {
                self.line.clear();
                self.source.read_line_into(&mut self.line, MAX_BYTES)?
            }
        };
        while self.several < MOST_LINES && boards::goes_on(text(&self.line)) {
            self.line.push(b' ');
            self.several += 1;
            if !self.source.read_line_into(&mut self.line, MAX_BYTES)? {
                break;
            }
        }
        // The regions of a jigsaw may be on the line after its givens.
        if self.line.len() == Cell::COUNT {
            std::mem::swap(&mut self.line, &mut self.next);
            self.line.clear();
            let ahead = self.source.read_line_into(&mut self.line, MAX_BYTES);
            std::mem::swap(&mut self.line, &mut self.next);
            // Regions after a full line may be the solution of the line above it.
            let is_open = self.line.iter().any(|it| !matches!(it, b'1'..=b'9'));
            self.cut_map = cut_map(text(&self.next)).filter(|_| is_open);
            if self.cut_map.is_some() {
                self.several += 1;
            } else if is_open && boards::belong_together(text(&self.line), text(&self.next)) {
                self.line.extend_from_slice(&self.next);
                self.several += 1;
            } else {
                self.ahead = Some(ahead);
            }
        }
        Ok(is_there)
    }
}

/// Returns the length of a line that is a map of regions that is cut off.
fn cut_map(line: &str) -> Option<usize> {
    let word = line.trim();
    let puzzle = boards::small_values(word).and_then(|_| read_line(word, 1).ok().flatten());
    puzzle
        .filter(finder::is_cut_map)
        .map(|_| word.chars().count())
}

/// The most lines of a puzzle.
const MOST_LINES: usize = 200;

/// The bytes of a plain line, with its end.
const LINE: usize = Cell::COUNT + 1;

/// The fewest empty cells of a line that cannot be meant as regions: in a line of regions, at least
/// half of the characters are beside an equal one and are not empty cells.
const FEWEST_EMPTY: usize = Cell::COUNT / 2 + 1;

/// Returns the givens of the first line, if it is a plain and whole puzzle.
fn first_givens(bytes: &[u8]) -> Option<Values> {
    match bytes.split_at_checked(LINE)? {
        ([line @ .., b'\n'], _) => givens(line),
        _ => None,
    }
}

/// Returns the givens of a line that is only a puzzle.
fn givens(line: &[u8]) -> Option<Values> {
    let line: &[u8; Cell::COUNT] = line.try_into().ok()?;
    let is_plain = line.iter().all(|byte| matches!(byte, b'.' | b'0'..=b'9'));
    let givens = line.map(|byte| Digit::new(byte.wrapping_sub(b'0')));
    let empty = givens.iter().filter(|it| it.is_none()).count();
    (is_plain && empty >= FEWEST_EMPTY).then_some(givens)
}

/// Returns a line as text; the line is known to be text.
pub(super) fn text(line: &[u8]) -> &str {
    str::from_utf8(line).unwrap_or_default()
}
