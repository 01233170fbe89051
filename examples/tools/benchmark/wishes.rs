//! The wishes for generated puzzles, and a check of each wish that does not use the generator.

use sudoku_stepper::generate::{GivensLevel, Request, Symmetry, rules_up_to};
use sudoku_stepper::grid::{Cell, CellSet, Grid, Values};
use sudoku_stepper::rate::rate;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::{Solutions, Stop, count, solve};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};

/// A property that a puzzle should have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    Minimal,
    Symmetry(Symmetry),
    Pattern(CellSet),
    Givens(u32),
    Level(Level),
    Needs(Technique),
    Hardest(Technique),
}

impl Wish {
    fn added_to(self, request: Request) -> Request {
        match self {
            Self::Minimal => request.minimal(),
            Self::Symmetry(symmetry) => request.symmetry(symmetry),
            Self::Pattern(cells) => request.pattern(cells),
            Self::Givens(givens) => request.givens(givens),
            Self::Level(level) => request.level(level),
            Self::Needs(technique) => request.needing(technique),
            Self::Hardest(technique) => request.hardest(technique),
        }
    }

    /// Whether the puzzle, which has one solution, fulfills the wish.
    fn is_met(self, puzzle: &Values) -> bool {
        let grid = Grid::from_values(puzzle);
        match self {
            Self::Minimal => grid.given().iter().all(|cell| {
                let mut without = *puzzle;
                without[cell.index()] = None;
                count(&Grid::from_values(&without), 2, &Stop::never()) == Ok(2)
            }),
            Self::Symmetry(symmetry) => symmetry.holds_for(grid.given()),
            Self::Pattern(cells) => grid.given() == cells,
            Self::Givens(givens) => grid.given().len() as u32 == givens,
            Self::Level(level) => {
                let rating = rate(&grid, &Solver::preset(Preset::HoDoKu), &Stop::never());
                rating.is_ok_and(|rating| rating.level == level)
            }
            Self::Needs(technique) => {
                let without = rules_up_to(technique).filter(|it| *it != technique);
                ends(&grid, rules_up_to(technique)) && !ends(&grid, without)
            }
            Self::Hardest(technique) => ends(&grid, rules_up_to(technique)),
        }
    }
}

/// Whether the path with these techniques solves the puzzle.
fn ends(grid: &Grid, techniques: impl Iterator<Item = Technique>) -> bool {
    let path = Solver::with(techniques).path(&mut grid.clone(), Granularity::Deduction);
    path.1 == Ending::Solved
}

/// Returns the request for these wishes.
pub fn request(wishes: &[Wish], seed: u64) -> Request {
    let request = Request::new(seed);
    wishes
        .iter()
        .fold(request, |request, wish| wish.added_to(request))
}

/// Describes the mistake in a puzzle that was made for these wishes, if there is one.
pub fn complaint(wishes: &[Wish], puzzle: &Values) -> Option<String> {
    let line = Grid::from_values(puzzle);
    let found = solve(&line, &Stop::never()).map(|found| found.solutions);
    if !matches!(found, Ok(Solutions::One(_))) {
        return Some(format!("{line} has not one solution"));
    }
    let unmet = wishes.iter().find(|wish| !wish.is_met(puzzle));
    unmet.map(|wish| format!("{line} is not as wished: {wish:?}"))
}

/// Returns the sets of wishes to check.
pub fn all() -> Vec<Vec<Wish>> {
    let mut all = vec![vec![], vec![Wish::Minimal]];
    for symmetry in Symmetry::ALL {
        all.push(vec![Wish::Symmetry(symmetry)]);
        all.push(vec![Wish::Symmetry(symmetry), Wish::Givens(28)]);
    }
    all.push(vec![Wish::Symmetry(Symmetry::HalfTurn), Wish::Minimal]);
    all.push(vec![Wish::Pattern(chessboard())]);
    for level in GivensLevel::ALL {
        all.push(vec![Wish::Givens(level.givens())]);
    }
    for givens in [18, 20, 22, 24, 60, 80] {
        all.push(vec![Wish::Givens(givens)]);
    }
    for givens in [17, 19, 23, 26] {
        all.push(vec![Wish::Givens(givens), Wish::Minimal]);
    }
    for level in Level::ALL {
        all.push(vec![Wish::Level(level)]);
    }
    for technique in [
        Technique::HiddenSingle,
        Technique::Pointing,
        Technique::NakedPair,
        Technique::XyWing,
        Technique::Skyscraper,
    ] {
        all.push(vec![Wish::Needs(technique)]);
        all.push(vec![Wish::Hardest(technique)]);
    }
    all.push(vec![Wish::Needs(Technique::WWing), Wish::Givens(30)]);
    all.push(vec![Wish::Needs(Technique::Pointing), Wish::Minimal]);
    all.push(vec![
        Wish::Needs(Technique::NakedPair),
        Wish::Level(Level::Medium),
    ]);
    all
}

/// Returns the black cells of a chessboard, without the middle box: 36 of them.
pub fn chessboard() -> CellSet {
    let black = |cell: &Cell| (cell.row() + cell.column()) % 2 == 1 && cell.box_index() != 4;
    Cell::all().filter(black).collect()
}
