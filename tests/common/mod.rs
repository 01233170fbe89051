//! What several of the tests need: short ways to write down positions.

#![allow(
    dead_code,
    reason = "each test program that includes this file uses only a part of it"
)]

pub mod applications;
pub mod boards;
pub mod files;
#[path = "../../examples/shared/founded.rs"]
pub mod founded;
pub mod naive;
pub mod pinned;
pub mod positions;
pub mod program;
pub mod random;

use std::path::{Path, PathBuf};

use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;

/// The puzzle of `puzzles/assignment.txt`.
pub const ASSIGNMENT: &str =
    ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";

/// The only solution of [`ASSIGNMENT`].
pub const ASSIGNMENT_SOLVED: &str =
    "679518243543729618821634957794352186358461729216897534485276391962183475137945862";

/// Another puzzle with one solution, and that solution.
pub const SECOND: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
pub const SECOND_SOLVED: &str =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/// Full, but for 1 and 2 in columns 1 and 2 of rows 1 and 4: either way round
/// they fit.
pub const ONE_AND_TWO_MAY_SWAP: &str = "\
    ..3456789\
    456789123\
    789123456\
    ..4365897\
    365897214\
    897214365\
    531642978\
    642978531\
    978531642";

pub fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

pub fn digits(values: &[u8]) -> DigitSet {
    values.iter().copied().map(digit).collect()
}

pub fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// The cells of a list such as `r1c1 r1c2`.
pub fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

pub fn candidate(cell_name: &str, value: u8) -> Candidate {
    Candidate::new(cell(cell_name), digit(value))
}

/// One digit in each cell of a list.
pub fn candidates(names: &str, value: u8) -> Vec<Candidate> {
    names
        .split_whitespace()
        .map(|name| candidate(name, value))
        .collect()
}

/// The digits of lists in the cells of lists, [`sorted`].
pub fn all_of(lists: &[(&str, &[u8])]) -> Vec<Candidate> {
    let of_list = |(names, values): &(&str, &[u8])| {
        let of_digit = values.iter().map(|value| candidates(names, *value));
        of_digit.flatten().collect::<Vec<_>>()
    };
    sorted(&lists.iter().flat_map(of_list).collect::<Vec<_>>())
}

/// Candidates in reading order, as a deduction has what it removes.
pub fn sorted(candidates: &[Candidate]) -> Vec<Candidate> {
    let mut all = candidates.to_vec();
    all.sort_unstable();
    all
}

pub fn puzzle(line: &str) -> Puzzle {
    Puzzle::from_line(line).unwrap()
}

pub fn empty_puzzle() -> Puzzle {
    Puzzle::new([None; Cell::COUNT])
}

pub fn grid(line: &str) -> Grid {
    Grid::from_values(&puzzle(line).givens)
}

/// An otherwise empty grid with these values.
pub fn grid_with(values: &[(&str, u8)]) -> Grid {
    let mut grid = Grid::empty();
    for (name, value) in values {
        grid.place(candidate(name, *value));
    }
    grid
}

/// Digits filled in from left to right in the cells of a list.
pub fn in_order<'a>(names: &'a str, values: &[u8]) -> Vec<(&'a str, u8)> {
    names
        .split_whitespace()
        .zip(values.iter().copied())
        .collect()
}

/// The only solution of a board.
pub fn solution_of(grid: &Grid) -> Values {
    match solve(grid, &Stop::never()).unwrap().solutions {
        Solutions::One(solution) => *solution,
        other => panic!("{grid} has not one solution: {other:?}"),
    }
}

/// A session with [`ASSIGNMENT`].
pub fn session() -> Session {
    Session::new(&puzzle(ASSIGNMENT))
}

/// Enters what may be entered and changes the board.
pub fn enter(session: &mut Session, name: &str, value: u8) {
    assert_eq!(session.enter(cell(name), digit(value)), Ok(true));
}

/// The languages that are built in, English first.
pub fn languages() -> impl Iterator<Item = &'static Language> {
    let english = std::iter::once(Language::english());
    english.chain(Language::translations())
}

/// The files with code in a folder of the repository, and in the folders in it.
pub fn source_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(source_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files
}

pub fn puzzle_file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("puzzles")
        .join(name)
}

/// Every puzzle that comes with the program.
pub fn all_puzzles() -> Vec<Puzzle> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .iter()
        .flat_map(|file| formats::read(&std::fs::read(file).unwrap()).unwrap())
        .collect()
}
