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
    /// The number of the line, and how many lines the one before was.
    number: usize,
    several: usize,
    pub(super) line: Vec<u8>,
    /// The line after it, and how its reading came out, if that was looked at.
    next: Vec<u8>,
    ahead: Option<Result<bool, ReadError>>,
    /// Whether a line of words is a mistake.
    pub(super) is_strict: bool,
    pub(super) tally: Tally,
    /// The rule that a comment or a title names, if each board is the classic one.
    heard: Heard,
    is_classic: bool,
    /// Boards with the givens that came before, whose solutions may come later.
    earlier: VecDeque<(Layout, Values)>,
}

/// Of the puzzles whose solutions may come later no more are kept than this.
const MOST_EARLIER: usize = 200;

/// Words for rules are looked for in no more lines than this.
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
            is_strict: false,
            tally: Tally::NONE,
            heard: Heard::NONE,
            is_classic: true,
            earlier: VecDeque::new(),
        }
    }

    /// What is to be said of the lines so far.
    pub(super) fn notes(&self) -> Vec<ReadingNote> {
        let rule = self.heard.note().filter(|_| self.is_classic);
        rule.into_iter().chain(self.tally.notes()).collect()
    }

    /// Takes note of a rule that words name.
    fn hear(&mut self, words: &str) {
        if self.number <= MOST_WORDS {
            let number = self.number;
            self.heard.hear(words, || number);
        }
    }

    /// The next puzzle; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        while self.read_line()? {
            match read_line(text(&self.line), self.number) {
                Ok(Some(puzzle)) if self.is_map(&puzzle) => {
                    let place = Place {
                        line: self.number,
                        column: 1,
                    };
                    return Err(boards::mistake(place, Fault::RegionsElsewhere).into());
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
                Err(error) => return Err(error.into()),
            }
        }
        Ok(None)
    }

    fn remember(&mut self, boards: impl IntoIterator<Item = (Layout, Values)>) {
        self.earlier.extend(boards);
        let most = self.earlier.len().saturating_sub(MOST_EARLIER);
        self.earlier.drain(..most);
    }

    /// Whether a full line is the solution of a puzzle that came before.
    fn solves_earlier(&self, puzzle: &Puzzle) -> bool {
        let size = puzzle.layout.size();
        let mut earlier = self.earlier.iter().filter(|(it, _)| it.size() == size);
        let solves = |(layout, givens): &(Layout, Values)| {
            finder::solves(&puzzle.givens, &Puzzle::on(layout.clone(), *givens))
        };
        finder::is_full(puzzle) && earlier.any(solves)
    }

    /// Whether a line that was read as a puzzle is the regions of one.
    fn is_map(&self, puzzle: &Puzzle) -> bool {
        let is_full = puzzle.givens.iter().all(Option::is_some);
        let word = text(&self.line).split_whitespace().next();
        is_full && puzzle.layout.is_classic() && word.is_some_and(boards::names_regions)
    }

    /// The lines that come next and are a puzzle each, at most so many. What would have to
    /// be waited for or may go wrong is left to [`next`](Self::next), and so is a line
    /// after which none is known to be plain: it may have its regions there.
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

    /// Reads the next line, with those that belong to it; false if nothing is left.
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
        // The regions of a jigsaw may stand on the line after its givens.
        if self.line.len() == Cell::COUNT {
            std::mem::swap(&mut self.line, &mut self.next);
            self.line.clear();
            let ahead = self.source.read_line_into(&mut self.line, MAX_BYTES);
            std::mem::swap(&mut self.line, &mut self.next);
            // Those of a full line may be the solution of the one above it.
            let is_open = self.line.iter().any(|it| !matches!(it, b'1'..=b'9'));
            if is_open && boards::belong_together(text(&self.line), text(&self.next)) {
                self.line.extend_from_slice(&self.next);
                self.several += 1;
            } else {
                self.ahead = Some(ahead);
            }
        }
        Ok(is_there)
    }
}

/// A puzzle goes on for no more lines than this.
const MOST_LINES: usize = 200;

/// The bytes of a plain line, with its end.
const LINE: usize = Cell::COUNT + 1;

/// The fewest empty cells of a line that cannot be meant as regions: in one that is, at
/// least half of the characters stand beside their like and are no empty cell.
const FEWEST_EMPTY: usize = Cell::COUNT / 2 + 1;

/// The givens of the first line, if it is a puzzle, plain and whole.
fn first_givens(bytes: &[u8]) -> Option<Values> {
    match bytes.split_at_checked(LINE)? {
        ([line @ .., b'\n'], _) => givens(line),
        _ => None,
    }
}

/// The givens of a line that is a puzzle and nothing else.
fn givens(line: &[u8]) -> Option<Values> {
    let line: &[u8; Cell::COUNT] = line.try_into().ok()?;
    let is_plain = line.iter().all(|byte| matches!(byte, b'.' | b'0'..=b'9'));
    let givens = line.map(|byte| Digit::new(byte.wrapping_sub(b'0')));
    let empty = givens.iter().filter(|it| it.is_none()).count();
    (is_plain && empty >= FEWEST_EMPTY).then_some(givens)
}

/// What was read, which is text.
pub(super) fn text(line: &[u8]) -> &str {
    str::from_utf8(line).unwrap_or_default()
}
