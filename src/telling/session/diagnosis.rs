//! Tracing a contradiction to the move after which it arose.

use std::collections::BTreeSet;
use std::iter;

use super::Session;
use crate::explain::{self, Line, Picture, Role, Text};
use sudoku_engine::grid::{Candidate, CellSet, Contradiction, Digit, Grid, HouseKind};
use sudoku_engine::search::{Stop, Stopped, count};
use sudoku_engine::solver::{ForcedRow, forced_row};
use sudoku_engine::sudoku::{Change, Edits, Position};
use sudoku_engine::texts::said;

/// The limit of the searches that trace a contradiction, in checks of the stop: some 64,000
/// guesses.
const TRACING: u32 = 1_000;

/// The maximum number of singles in a row that is explained and drawn.
const SHORT: usize = 12;

/// A contradiction and its origin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnosis {
    /// The contradiction to name first.
    pub contradiction: Contradiction,
    /// Its origin.
    pub origin: Origin,
    /// The single value or removal on the board that leaves no solution, if there is one: made by
    /// the move to blame.
    culprit: Option<(Candidate, Role)>,
    /// The board without it.
    without: Option<Box<Grid>>,
}

/// The origin of a contradiction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// It is in the givens of the puzzle as it was opened.
    Givens,
    /// It is not in the givens, but in the entries or pencil marks that the puzzle was opened with.
    SavedEntries,
    /// It arose with a move: there was a solution before the move, but not after it.
    Move {
        /// The place of the move in the journal, counted from 0: without it and all later moves,
        /// there is a solution.
        index: usize,
        /// The place of the move to blame. It is a later one if what the first did and is still on
        /// the board leaves a solution by now, such as an entry that was replaced by another wrong
        /// one.
        blamed: usize,
        /// The move to blame.
        change: Box<Change>,
    },
    /// The search for the move took too long.
    Unknown,
}

impl Diagnosis {
    /// A contradiction of unknown origin.
    pub const fn untraced(contradiction: Contradiction) -> Self {
        Self {
            contradiction,
            origin: Origin::Unknown,
            culprit: None,
            without: None,
        }
    }

    /// The reason for the contradiction, after the sentence that names it
    /// ([`explain::contradiction`]): everything that rules out the missing digits or places. If
    /// only a search has found the contradiction, the reason is the row of singles that makes it
    /// visible; if the row is too long, the value or removal that is wrong, as far as there is just
    /// one. Empty if there is nothing to say. `grid` is the
    /// position that was diagnosed.
    ///
    /// ```
    /// use sudoku_telling::explain::{Language, Notation};
    /// use sudoku_engine::grid::Grid;
    /// use sudoku_telling::session::{Outcome, Session};
    /// use sudoku_engine::sudoku::Puzzle;
    ///
    /// let twice = Puzzle::from_line(&format!("11{}", ".".repeat(79))).unwrap();
    /// let mut session = Session::new(&twice);
    /// let Outcome::Inconsistent(diagnosis) = session.step() else { panic!("1 clashes") };
    /// let english = Language::english();
    /// assert_eq!(
    ///     diagnosis.argument(session.grid()).render(english, Notation::Rc),
    ///     "No row may hold a digit twice.",
    /// );
    /// ```
    pub fn argument(&self, grid: &Grid) -> Text {
        let Some((row, anyway)) = self.parted_row(grid) else {
            return match self.culprit {
                Some((entered, Role::Placed)) => explain::wrong_entry(entered),
                Some((removed, _)) => explain::wrong_removal(removed),
                None => explain::cause(&self.contradiction, grid),
            };
        };
        let forced = explain::forced_from(&row, anyway);
        let argument = match self.culprit {
            Some((Candidate { cell, digit }, Role::Placed)) => said!(
                "diagnosis-if-is",
                cell = cell,
                digit = digit,
                forced = forced,
            ),
            Some((Candidate { cell, digit }, _)) => said!(
                "diagnosis-if-is-not",
                cell = cell,
                digit = digit,
                forced = forced,
            ),
            None => said!("diagnosis-as-it-is", forced = forced),
        };
        if anyway == 0 {
            return argument;
        }
        let before = explain::forced_singles(&row.singles[..anyway]);
        said!("diagnosis-anyway", forced = before).sentence(argument)
    }

    /// Does the same as [`argument`](Self::argument) for a text that names all clashes: if digits
    /// also clash in houses of another kind, the reason is about houses of any kind.
    pub fn argument_of_all(&self, grid: &Grid) -> Text {
        match self.contradiction {
            Contradiction::Clash { house, .. } if clashes_elsewhere(grid, house.kind()) => {
                said!("cause-clashes")
            }
            _ => self.argument(grid),
        }
    }

    /// The picture of the contradiction, in addition to its [cells](Self::cells): the house, the
    /// values that count, the removed candidates and, as in [`argument`](Self::argument), a row of
    /// singles with the value or removal that it comes from.
    pub fn picture(&self, grid: &Grid) -> Picture {
        let picture = match self.forced_row(grid) {
            Some(row) => explain::forced_picture(&row),
            None => explain::cause_picture(&self.contradiction, grid),
        };
        match self.culprit {
            Some((candidate, Role::Placed)) => picture.with(Role::Wrong, [candidate]),
            Some((candidate, role)) => picture.with(role, [candidate]),
            None => picture,
        }
    }

    /// The links of the row of singles in the [picture](Self::picture), in order; empty if there is
    /// no such row.
    pub fn walk(&self, grid: &Grid) -> Vec<Line> {
        let row = self.forced_row(grid);
        row.map_or_else(Vec::new, |row| explain::walk_forced(&row))
    }

    /// The cells in which the contradiction is, or becomes visible.
    pub fn cells(&self, grid: &Grid) -> CellSet {
        let row = self.forced_row(grid);
        let contradiction = row.map_or(self.contradiction, |row| row.contradiction);
        contradiction.cells()
    }

    /// The row of singles that makes a contradiction visible if only a search has found it; `None`
    /// if the row is too long. Singles that hold without the value or removal that is wrong come
    /// first.
    pub fn forced_row(&self, grid: &Grid) -> Option<ForcedRow> {
        self.parted_row(grid).map(|(row, _)| row)
    }

    /// The row of singles, and the number of those that hold without the value or removal that is
    /// wrong.
    fn parted_row(&self, grid: &Grid) -> Option<(ForcedRow, usize)> {
        if self.contradiction != Contradiction::NoSolution {
            return None;
        }
        let mut row = forced_row(grid).filter(|row| row.singles.len() <= SHORT)?;
        let without = self.without.as_deref();
        let anyway = without.map_or(0, |without| row.part(without));
        Some((row, anyway))
    }
}

impl Session {
    /// The contradictions that are visible without a search.
    pub fn visible_contradictions(&self) -> Vec<Contradiction> {
        Contradiction::visible(self.grid()).collect()
    }

    /// Finds the origin of a contradiction of the present position: the last move before which
    /// there was a solution. A clash, or a full cage with another sum, comes from the move that
    /// made it visible, unless there was no solution before that because of an earlier move or an
    /// entry that was saved in one of its cells.
    pub fn diagnose(&self, contradiction: Contradiction) -> Diagnosis {
        let search = self.search_diagnosis();
        search.run(contradiction, &Stop::never())
    }

    /// The search for the origin of a contradiction of the present position.
    pub fn search_diagnosis(&self) -> DiagnosisSearch {
        DiagnosisSearch {
            position: self.position().clone(),
            moves: self.journal().moves().to_vec(),
        }
    }
}

/// Whether digits also clash in houses of another kind.
fn clashes_elsewhere(grid: &Grid, kind: HouseKind) -> bool {
    let is_other =
        |clash| matches!(clash, Contradiction::Clash { house, .. } if house.kind() != kind);
    Contradiction::clashes(grid).any(is_other)
}

/// The search for the origin of a contradiction, independent of the session, so that another thread
/// can run it.
#[derive(Debug, Clone)]
pub struct DiagnosisSearch {
    position: Position,
    moves: Vec<Change>,
}

impl DiagnosisSearch {
    /// Traces a contradiction of the position as [`Session::diagnose`] describes. Its origin is
    /// unknown if this takes some 64,000 guesses, or if `stop` is raised before the end.
    pub fn run(self, contradiction: Contradiction, stop: &Stop) -> Diagnosis {
        diagnose(contradiction, self.position, &self.moves, stop)
    }
}

/// Traces a contradiction of any position through the moves that led to it.
pub(super) fn diagnose(
    contradiction: Contradiction,
    position: Position,
    moves: &[Change],
    stop: &Stop,
) -> Diagnosis {
    let stop = &stop.or_after_looks(TRACING);
    let mut origin = trace(contradiction, position.clone(), moves, stop).unwrap_or(Origin::Unknown);
    let (mut culprit, mut without) = (None, None);
    if let Origin::Move {
        index,
        blamed,
        change,
    } = &mut origin
    {
        let done = standing(&position, moves, *index);
        let is_gone = done.iter().all(|(by, _)| by != index);
        let is_hidden = contradiction == Contradiction::NoSolution;
        if (is_gone || is_hidden)
            && let Ok(Some((number, all))) = to_blame(position.clone(), &done, stop)
        {
            culprit = match all[..] {
                [one] if is_hidden => Some(one),
                _ => None,
            };
            without = culprit.map(|culprit| {
                let mut without = position;
                without.apply(&taking_back(iter::once(culprit)));
                Box::new(without.grid().clone())
            });
            // Together with what stands before it, another move may leave no solution.
            if number != *index {
                *blamed = number;
                **change = moves[number].clone();
            }
        }
    }
    Diagnosis {
        contradiction,
        origin,
        culprit,
        without,
    }
}

/// A value or a removal on the board, and which of the two it is.
type Done = (Candidate, Role);

/// Finds the first move whose values and removals leave no solution together with everything done
/// before it, among those on the board that are `done` by a move or a later one. Returns them with
/// the move.
fn to_blame(
    position: Position,
    done: &[(usize, Done)],
    stop: &Stop,
) -> Result<Option<(usize, Vec<Done>)>, Stopped> {
    let mut without = position;
    without.apply(&taking_back(done.iter().map(|(_, done)| *done)));
    let numbers: BTreeSet<usize> = done.iter().map(|(by, _)| *by).collect();
    for number in numbers {
        let of_move = done.iter().filter(|(by, _)| *by == number);
        let of_move: Vec<Done> = of_move.map(|(_, done)| *done).collect();
        without.apply(&doing(of_move.iter().copied()));
        if count(without.grid(), 1, stop)? == 0 {
            return Ok(Some((number, of_move)));
        }
    }
    Ok(None)
}

/// The values and removals on the board that come from this move or a later one, each with the last
/// move that made it.
fn standing(position: &Position, moves: &[Change], from: usize) -> Vec<(usize, Done)> {
    let mut standing: Vec<(usize, Done)> = Vec::new();
    for (number, change) in moves.iter().enumerate().skip(from) {
        let set = change.values.iter().filter_map(|value| {
            let after = value.after?;
            let stands = position.value(value.cell) == Some(after);
            stands.then(|| (Candidate::new(value.cell, after.digit), Role::Placed))
        });
        let removed = change.removals.iter().filter(|removal| {
            let Candidate { cell, digit } = removal.candidate;
            let is_empty = position.value(cell).is_none();
            removal.removed && is_empty && position.removed(cell).contains(digit)
        });
        let removed = removed.map(|removal| (removal.candidate, Role::Eliminated));
        for done in set.chain(removed) {
            standing.retain(|(_, other)| *other != done);
            standing.push((number, done));
        }
    }
    standing
}

fn taking_back(done: impl Iterator<Item = Done> + Clone) -> Edits {
    let set = done.clone().filter(|(_, role)| *role == Role::Placed);
    let removed = done.filter(|(_, role)| *role != Role::Placed);
    Edits {
        values: set.map(|(candidate, _)| (candidate.cell, None)).collect(),
        removals: removed.map(|(candidate, _)| (candidate, false)).collect(),
        ..Edits::default()
    }
}

fn doing(done: impl Iterator<Item = Done> + Clone) -> Edits {
    let set = done.clone().filter(|(_, role)| *role == Role::Placed);
    let removed = done.filter(|(_, role)| *role != Role::Placed);
    Edits::placing(set.map(|(candidate, _)| candidate))
        .removing(removed.map(|(candidate, _)| candidate))
}

fn trace(
    contradiction: Contradiction,
    mut position: Position,
    moves: &[Change],
    stop: &Stop,
) -> Result<Origin, Stopped> {
    let lacks_solution = |grid: &Grid| Ok(count(grid, 1, stop)? == 0);
    if !is_seen(contradiction, position.grid()) {
        return first_with(position, moves, lacks_solution);
    }
    let shows_it = |grid: &Grid| Ok(is_seen(contradiction, grid));
    let shown = first_with(position.clone(), moves, shows_it)?;
    let Origin::Move { index, .. } = shown else {
        return Ok(shown);
    };
    for change in moves.iter().skip(index).rev() {
        position.revert(change);
    }
    // An earlier move may already have left no solution.
    let earlier = match lacks_solution(position.grid()) {
        Ok(true) => first_with(position.clone(), &moves[..index], lacks_solution),
        Ok(false) => return Ok(shown),
        Err(stopped) => Err(stopped),
    };
    Ok(match earlier {
        Ok(earlier @ Origin::Move { .. }) => earlier,
        Ok(Origin::SavedEntries) if has_entries(&position, contradiction.cells()) => {
            Origin::SavedEntries
        }
        _ => shown,
    })
}

/// The last move before which a condition did not hold; if it always held, its origin without a
/// move.
fn first_with(
    mut position: Position,
    moves: &[Change],
    holds: impl Fn(&Grid) -> Result<bool, Stopped>,
) -> Result<Origin, Stopped> {
    for (index, change) in moves.iter().enumerate().rev() {
        position.revert(change);
        if !holds(position.grid())? {
            return Ok(Origin::Move {
                index,
                blamed: index,
                change: Box::new(change.clone()),
            });
        }
    }
    Ok(if holds(&position.given_values())? {
        Origin::Givens
    } else {
        Origin::SavedEntries
    })
}

/// Whether one of these cells has a value that is not a given.
fn has_entries(position: &Position, cells: CellSet) -> bool {
    let mut values = cells.iter().filter_map(|cell| position.value(cell));
    values.any(|value| !value.given)
}

/// Whether the values alone show a contradiction: a clash, or a full cage with another sum.
fn is_seen(contradiction: Contradiction, grid: &Grid) -> bool {
    match contradiction {
        Contradiction::Clash { digit, house, .. } => (grid.placed(digit) & house.cells()).len() > 1,
        Contradiction::Seen { digit, cells } => cells.is_subset(grid.placed(digit)),
        Contradiction::Sum { cells, sum } => {
            let digits = cells.iter().map(|cell| grid.value(cell).map(Digit::get));
            digits.sum::<Option<u8>>().is_some_and(|total| total != sum)
        }
        _ => false,
    }
}
