//! The puzzle found last. The next lines may belong to it: its solution, its regions, its progress.
//! It is passed on when they do not.

use super::columns::announces_solution;
use super::in_line::lost::{self, Lost};
use super::in_line::{self, InLine, Wrong};
use super::{Finder, is_solution};
use crate::formats::{FormatError, boards};
use sudoku_engine::grid::{Cell, FEWEST_GIVENS};
use sudoku_engine::sudoku::Puzzle;

/// The most puzzles that wait for solutions that may come later, and the most that wait behind a
/// full grid until its meaning is known.
const MOST_EARLIER: usize = 200;
const MOST_WAITING: usize = 100;

/// The fewest bytes of a line that is a puzzle.
const FEWEST_IN_LINE: usize = 36;

/// A puzzle to which no later line belongs.
pub(super) struct Ready {
    pub(super) puzzle: Puzzle,
    /// Whether it is full, and may be the solution of a later one.
    pub(super) is_full: bool,
    /// The line where it begins.
    pub(super) line: usize,
}

/// A puzzle to which the next lines may belong.
pub(super) struct Last {
    pub(super) puzzle: Puzzle,
    /// Whether only its cells are known.
    pub(super) is_plain: bool,
    /// Whether its title is the words above its line, which may be a heading of several lines.
    pub(super) is_headed: bool,
    /// The line of the puzzle, if it may be the givens of a jigsaw whose regions come next.
    pub(super) givens: Option<String>,
    /// The line where it begins, and whether it is a grid.
    pub(super) line: usize,
    pub(super) is_grid: bool,
}

impl Last {
    /// Whether it is a grid of the usual board without a digit or other data.
    pub(super) fn is_blank(&self) -> bool {
        let puzzle = &self.puzzle;
        let usual = boards::usual(puzzle.layout.size()).build();
        self.is_grid
            && self.is_plain
            && puzzle.values().iter().all(Option::is_none)
            && usual.is_ok_and(|it| it == puzzle.layout)
    }

    /// Whether it has no empty cell and no other data.
    pub(super) fn is_full(&self) -> bool {
        self.is_plain && self.puzzle.layout.is_classic() && is_full(&self.puzzle)
    }
}

/// Whether all cells of a puzzle are givens.
pub(in crate::formats) fn is_full(puzzle: &Puzzle) -> bool {
    let cells = puzzle.layout.cells();
    cells
        .iter()
        .all(|cell| puzzle.givens[cell.index()].is_some())
}

impl Finder {
    /// Handles the parts of a line that has several puzzles.
    pub(super) fn pieces(
        &mut self,
        pieces: &[&str],
        line: &str,
        number: usize,
    ) -> Result<(), FormatError> {
        let sign = self.meaning.sign;
        let mut has_other = false;
        for piece in pieces {
            let found = in_line::read(piece, sign, None, self.counts.listed());
            let damage = match &found {
                Some(found) => self.is_lost(found, piece, number).err(),
                None => in_line::damage(piece, number, sign),
            };
            if let Some(damage) = damage {
                self.counts.is_refused = true;
                let start = piece.as_ptr() as usize - line.as_ptr() as usize;
                return Err(match damage {
                    FormatError::NotADigit { mut place, text } => {
                        place.column += line[..start].chars().count();
                        FormatError::NotADigit { place, text }
                    }
                    other => other,
                });
            }
            match found {
                Some(found) => self.in_line(found, number)?,
                None => has_other = true,
            }
        }
        if has_other {
            self.leave_out(number, false);
        }
        Ok(())
    }

    /// Whether a solution is found in a line whose puzzle is left empty. Returns the mistake in the
    /// puzzle if it is damaged.
    pub(super) fn is_lost(
        &mut self,
        found: &InLine,
        line: &str,
        number: usize,
    ) -> Result<bool, FormatError> {
        let sign = self.meaning.sign;
        match lost::puzzle(found, line, number, sign, self.columns.as_ref()) {
            None => Ok(false),
            Some(Lost::Empty) => {
                self.rows_end(number)?;
                self.leave_out(number, false);
                Ok(true)
            }
            Some(Lost::Damaged(damage)) => {
                self.counts.is_refused = true;
                Err(damage)
            }
        }
    }

    /// Handles a puzzle in a line, perhaps with a solution.
    pub(super) fn in_line(&mut self, found: InLine, number: usize) -> Result<(), FormatError> {
        self.is_adjacent = false;
        self.named_columns = None;
        let InLine {
            mut puzzle,
            solution,
            wrong,
            is_numbered,
        } = found;
        if let Some(is_numbered) = is_numbered.filter(|_| self.columns.is_none()) {
            self.check_number(is_numbered, number)?;
        }
        if let Some(wrong) = wrong {
            self.counts.is_refused = true;
            return Err(wrong.at(number));
        }
        if self.solves_last(&puzzle, number) {
            return Ok(());
        }
        // It may be the solution of the puzzle that has a mistake.
        if self.is_behind_mistake && is_full(&puzzle) {
            self.leave_out(number, false);
            return Ok(());
        }
        self.is_behind_mistake = false;
        let above = self.heading.as_ref();
        if is_full(&puzzle) && above.is_some_and(|it| announces_solution(&it.title)) {
            self.counts.is_refused = true;
            return Err(Wrong::OnlySolution.at(number));
        }
        self.take_boxes(&mut puzzle);
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
                // The words above the line before are a heading of the whole list, not its title.
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
            line: number,
            is_grid: false,
        })
    }

    /// Whether each line is a puzzle of its own, so that those below a mistake can be read.
    pub(super) fn goes_on_behind(&self, mistake: &FormatError, line: &[u8]) -> bool {
        let is_of_line = match mistake {
            FormatError::Cells { needed, .. } => *needed > Cell::SIDE,
            _ => mistake.line().is_some() && line.len() >= FEWEST_IN_LINE,
        };
        is_of_line && self.counts.grids == 0 && self.rows.is_empty()
    }

    /// Forgets a mistake and the lines above it.
    pub(super) fn forget_lines(&mut self) {
        self.counts.mistakes += 1;
        self.broken = None;
        self.quoted = None;
        self.bad_row = None;
        self.short_first = None;
        self.tail = None;
        self.run = (0, None);
        if let Some(heading) = self.heading.take() {
            self.leave_out(heading.line, heading.is_comment);
        }
        self.is_behind_mistake = true;
    }

    /// Refuses a line whose first cell may be its number, if the other lines do not agree.
    fn check_number(&mut self, is_numbered: bool, number: usize) -> Result<(), FormatError> {
        if is_numbered != (self.numbered.0 > 0) && self.counts.puzzles > 0 {
            // A single line does not show that all lines have a number.
            self.numbers_end()?;
            self.counts.is_refused = true;
            return Err(FormatError::Cells {
                line: number,
                found: if is_numbered {
                    Cell::COUNT + 1
                } else {
                    Cell::COUNT - 1
                },
                needed: Cell::COUNT,
            });
        }
        if is_numbered {
            self.numbered.0 += 1;
            self.numbered.1 = number;
        }
        Ok(())
    }

    /// Refuses the only line whose first cell was read as its number.
    pub(super) fn numbers_end(&mut self) -> Result<(), FormatError> {
        let (1, line) = self.numbered else {
            return Ok(());
        };
        if self
            .last
            .take_if(|last| !last.is_grid && last.line == line)
            .is_some()
        {
            self.counts.puzzles -= 1;
        }
        self.counts.is_refused = true;
        Err(Wrong::Cells(Cell::COUNT + 1).at(line))
    }

    pub(super) fn found(&mut self, mut found: Last) -> Result<(), FormatError> {
        self.give_cages(Some(&mut found))?;
        if self.may_solve_last(&found) {
            self.hand_on_held();
            self.held = self.last.take();
        } else {
            self.hand_on();
        }
        self.give_regions(&mut found);
        self.counts.others += usize::from(!found.puzzle.layout.is_classic());
        self.counts.puzzles += 1;
        let is_open = found.puzzle.givens.iter().any(Option::is_none);
        self.counts.open += usize::from(is_open);
        self.last = Some(found);
        Ok(())
    }

    /// Passes on the last grid, to which no later line belongs.
    pub(super) fn hand_on(&mut self) {
        self.hand_on_held();
        if let Some((line, _)) = self.unproven.take() {
            self.counts.tally.solution(line, false);
        }
        let Some(last) = self.last.take() else {
            return;
        };
        if last.is_blank() {
            self.set_aside(last);
            return;
        }
        self.remember(&last);
        let is_full = last.is_grid && last.is_full();
        self.ready.push_back(Ready {
            puzzle: last.puzzle,
            is_full,
            line: last.line,
        });
    }

    /// Keeps a grid without a digit, which does not count if there are puzzles.
    fn set_aside(&mut self, blank: Last) {
        self.counts.puzzles -= 1;
        self.counts.open -= 1;
        self.counts.grids = self.counts.grids.saturating_sub(1);
        let titled = usize::from(blank.puzzle.title.is_some());
        self.counts.titles = self.counts.titles.saturating_sub(titled);
        if let Some(before) = self.blank.replace(blank) {
            self.leave_out_grid(&before);
        }
    }

    /// Returns a grid without a digit if nothing else was found.
    pub(super) fn blank_ends(&mut self) {
        let Some(blank) = self.blank.take() else {
            return;
        };
        if self.counts.puzzles > 0 {
            self.leave_out_grid(&blank);
            return;
        }
        self.counts.puzzles += 1;
        self.counts.open += 1;
        self.counts.grids += 1;
        self.counts.titles += usize::from(blank.puzzle.title.is_some());
        self.ready.push_back(Ready {
            puzzle: blank.puzzle,
            is_full: false,
            line: blank.line,
        });
    }

    fn leave_out_grid(&mut self, grid: &Last) {
        let size = grid.puzzle.layout.size();
        (grid.line..grid.line + size).for_each(|line| self.leave_out(line, false));
    }

    /// Passes on the puzzle before the last one.
    pub(super) fn hand_on_held(&mut self) {
        if let Some(held) = self.held.take() {
            self.remember(&held);
            self.ready.push_back(Ready {
                puzzle: held.puzzle,
                is_full: false,
                line: held.line,
            });
        }
    }

    /// Keeps a puzzle whose solution may come later.
    fn remember(&mut self, found: &Last) {
        let puzzle = &found.puzzle;
        // If there are only a few givens, any full grid may be a solution.
        let is_told = !puzzle.layout.is_classic() || puzzle.given_count() >= FEWEST_GIVENS as usize;
        if is_full(puzzle) || !is_told {
            return;
        }
        if self.earlier.len() == MOST_EARLIER {
            self.earlier.pop_front();
        }
        let layout = found.puzzle.layout.clone();
        self.earlier
            .push_back(Puzzle::on(layout, found.puzzle.givens));
    }

    /// Returns the next puzzle that is certain: no later line can show that it is the solution of
    /// another.
    ///
    /// # Errors
    ///
    /// If it is a solution by the words above it.
    pub(super) fn next_ready(&mut self, is_at_end: bool) -> Option<Result<Puzzle, FormatError>> {
        let first = self.ready.front()?;
        let may_wait = !is_at_end && self.ready.len() < MOST_WAITING;
        if may_wait && (first.is_full || self.awaits_end(first)) {
            return None;
        }
        let Ready { puzzle, line, .. } = self.ready.pop_front()?;
        let title = puzzle.title.as_deref();
        Some(
            match is_full(&puzzle) && title.is_some_and(announces_solution) {
                true => Err(Wrong::OnlySolution.at(line)),
                false => Ok(puzzle),
            },
        )
    }
}
