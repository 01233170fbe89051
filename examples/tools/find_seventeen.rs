//! Finds puzzles with seventeen givens near known ones: the generator's list was made with it.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin find_seventeen -- [FILE] [--count N] [--far]
//! ```
//!
//! Each puzzle of the file (by default, the first of Gordon Royle's list of 17-clue puzzles) is
//! printed. One or two of its givens are removed in every way, and an equal number put back in
//! every other way that leaves one solution. With `--far`, also one is removed and two are put
//! back; from each puzzle with eighteen givens found in this way, two are removed and one is put
//! back. The puzzles found are searched in turn, until nothing is new or `N` puzzles are found.
//! Puzzles that a symmetry of the grid maps to each other count as one; each is printed in the form
//! that comes first in the alphabet.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::collections::{BTreeSet, VecDeque};
use std::path::Path;
use std::process::ExitCode;

use rayon::prelude::*;
use sudoku_stepper::grid::{Candidate, Cell, Grid, ORDERS_OF_THREE, Values};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::read_puzzles;
use sudoku_stepper::sudoku::Puzzle;

/// The first puzzle of Gordon Royle's list.
const FIRST: &str =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("find_seventeen: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), String> {
    let mut puzzles: Vec<Values> = Puzzle::from_line(FIRST)
        .map(|it| it.givens)
        .into_iter()
        .collect();
    let (mut count, mut far) = (usize::MAX, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--far" => far = true,
            "--count" => {
                let number = arguments.next().unwrap_or_default();
                count = number
                    .parse()
                    .map_err(|_| format!("'{number}' is not a number"))?;
            }
            file => {
                let read = read_puzzles(Path::new(file)).map_err(|error| error.to_string())?;
                puzzles = read.iter().map(|puzzle| puzzle.givens).collect();
            }
        }
    }
    let mut known = BTreeSet::new();
    let mut open = VecDeque::new();
    let mut take = |puzzle: &Values, open: &mut VecDeque<Values>| {
        let form = first_form(puzzle);
        if known.len() < count && known.insert(form) {
            let line: String = form.iter().map(|digit| char::from(b'0' + digit)).collect();
            say!("{line}");
            open.extend(Puzzle::from_line(&line).map(|it| it.givens));
        }
        known.len() == count
    };
    for puzzle in &puzzles {
        take(puzzle, &mut open);
    }
    while let Some(puzzle) = open.pop_front() {
        let mut found = neighbors(&puzzle, 1, 1);
        found.extend(neighbors(&puzzle, 2, 2));
        if far {
            for eighteen in neighbors(&puzzle, 1, 2) {
                found.extend(neighbors(&eighteen, 2, 1));
            }
        }
        for found in found {
            if take(&found, &mut open) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Returns the puzzles with one solution that result from removing one or two givens and putting
/// one or two others in.
fn neighbors(puzzle: &Values, taken: usize, put: usize) -> Vec<Values> {
    let cells = Cell::all().filter(|cell| puzzle[cell.index()].is_some());
    let givens: Vec<Cell> = cells.collect();
    let mut removals: Vec<Vec<Cell>> = givens.iter().map(|cell| vec![*cell]).collect();
    if taken == 2 {
        let pairs = givens.iter().enumerate();
        removals = pairs
            .flat_map(|(at, one)| givens[..at].iter().map(|other| vec![*one, *other]))
            .collect();
    }
    let without = |removed: &Vec<Cell>| {
        let mut rest = *puzzle;
        for cell in removed {
            rest[cell.index()] = None;
        }
        Grid::from_values(&rest)
    };
    let found = removals
        .par_iter()
        .flat_map(|removed| completions(&without(removed), put));
    found.collect()
}

/// Returns every way to put one or two givens into a grid that leaves one solution.
///
/// Solutions found on the way are kept as a row of bits for each candidate: a pair of candidates
/// that two of them share needs no search.
fn completions(grid: &Grid, count: usize) -> Vec<Values> {
    let mut met = Met::default();
    let mut found = Vec::new();
    let candidates: Vec<Candidate> = grid.all_candidates().collect();
    for (at, first) in candidates.iter().enumerate() {
        let mut with_first = grid.clone();
        with_first.place(*first);
        if count == 1 {
            if !met.twice(*first, *first) && met.is_only(&with_first) {
                found.push(*with_first.values());
            }
            continue;
        }
        for second in &candidates[..at] {
            if with_first.has(*second) && !met.twice(*first, *second) {
                let mut with_both = with_first.clone();
                with_both.place(*second);
                if met.is_only(&with_both) {
                    found.push(*with_both.values());
                }
            }
        }
    }
    found
}

/// The solutions found so far.
struct Met {
    count: usize,
    /// For each candidate, a bit for each solution that has it.
    having: Vec<Vec<u64>>,
}

impl Default for Met {
    fn default() -> Self {
        Self {
            count: 0,
            having: vec![Vec::new(); 9 * Cell::COUNT],
        }
    }
}

impl Met {
    fn of(&self, candidate: Candidate) -> &[u64] {
        &self.having[9 * candidate.cell.index() + candidate.digit.index()]
    }

    /// Whether two solutions have both candidates.
    fn twice(&self, one: Candidate, other: Candidate) -> bool {
        let mut seen = false;
        for (one, other) in self.of(one).iter().zip(self.of(other)) {
            let both = one & other;
            if both != 0 {
                if seen || !both.is_power_of_two() {
                    return true;
                }
                seen = true;
            }
        }
        false
    }

    /// Whether there is exactly one solution; if there are two, they are kept.
    fn is_only(&mut self, grid: &Grid) -> bool {
        match solve(grid, &Stop::never()).map(|found| found.solutions) {
            Ok(Solutions::One(_)) => return true,
            Ok(Solutions::Several(two)) => two.iter().for_each(|solution| self.keep(solution)),
            // The stop is never raised.
            Ok(Solutions::None) | Err(_) => {}
        }
        false
    }

    fn keep(&mut self, solution: &Values) {
        let (word, bit) = (self.count / 64, self.count % 64);
        for (cell, digit) in solution.iter().enumerate() {
            if let Some(digit) = digit {
                let row = &mut self.having[9 * cell + digit.index()];
                row.resize(word + 1, 0);
                row[word] |= 1 << bit;
            }
        }
        self.count += 1;
    }
}

/// Returns the form of a puzzle, with 0 for an empty cell, that comes first in the alphabet of all
/// forms by symmetries of the grid.
///
/// Each order of the rows and of the columns is tried, 2 · 1,296 · 1,296 of them; the digits are
/// numbered in the order in which they appear.
fn first_form(puzzle: &Values) -> [u8; 81] {
    let orders = line_orders();
    let forms = [false, true]
        .into_par_iter()
        .flat_map(|transposed| orders.par_iter().map(move |rows| (transposed, rows)));
    let best = forms.map(|(transposed, rows)| {
        let mut best = [u8::MAX; 81];
        for columns in &orders {
            lower(&mut best, |row, column| {
                let (row, column) = (rows[row], columns[column]);
                let at = if transposed {
                    9 * column + row
                } else {
                    9 * row + column
                };
                puzzle[at].map_or(0, |digit| digit.get())
            });
        }
        best
    });
    best.min().unwrap_or([0; 81])
}

/// Replaces the best form if this one comes before it.
fn lower(best: &mut [u8; 81], value: impl Fn(usize, usize) -> u8) {
    let (mut names, mut next) = ([0; 10], 1);
    let mut before = false;
    for (at, place) in best.iter_mut().enumerate() {
        let digit = usize::from(value(at / 9, at % 9));
        if digit != 0 && names[digit] == 0 {
            names[digit] = next;
            next += 1;
        }
        if !before && names[digit] > *place {
            return;
        }
        before |= names[digit] < *place;
        *place = names[digit];
    }
}

/// Returns the orders of nine lines that keep the chutes together.
fn line_orders() -> Vec<[usize; 9]> {
    let mut orders = Vec::with_capacity(6 * 6 * 6 * 6);
    for chutes in ORDERS_OF_THREE {
        for first in ORDERS_OF_THREE {
            for second in ORDERS_OF_THREE {
                for third in ORDERS_OF_THREE {
                    let within = [first, second, third];
                    orders.push(std::array::from_fn(|at| {
                        3 * chutes[at / 3] + within[at / 3][at % 3]
                    }));
                }
            }
        }
    }
    orders
}
