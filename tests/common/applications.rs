//! For every technique of the catalog a position where it applies.

use std::collections::BTreeMap;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Grid, House, Layout};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Level, Survey, Technique, find_first, first_on,
    rule_for,
};
use sudoku_stepper::solver::{Granularity, Solver};

use super::positions::holding;
use super::{cell, digit, digits, grid, grid_with, random};

/// A position and what a technique finds there, by technique.
pub type Applications = BTreeMap<Technique, (Grid, Deduction)>;

/// For every technique a position where it applies: worked out by hand for the
/// rarest, from the lessons for those of other boards, from the paths of random puzzles for most,
/// and for large fish from the definition of a fish.
pub fn applications() -> Applications {
    let mut found = Applications::new();
    for (technique, grid) in rarest() {
        let rule = rule_for(technique).expect("it is in the catalog");
        let deduction = find_first(rule, &grid).expect("it applies there");
        found.insert(technique, (grid, deduction));
    }
    let of_other_boards = |technique: &Technique| {
        rule_for(*technique).is_some_and(|rule| rule.holds_in(&Layout::CLASSIC).is_err())
    };
    // On the path of a puzzle those without a code of HoDoKu are hardly ever next.
    let has_lesson = |technique: &&Technique| technique.code() == "-" || of_other_boards(technique);
    for technique in Technique::ALL.iter().filter(has_lesson) {
        let position = stored(*technique).next().expect("it has a lesson");
        let shown = position.shown().expect("it applies there");
        found.insert(*technique, (position.grid, shown));
    }
    for seed in 0..60 {
        on_path_of(seed, &mut found);
    }
    let fish = CATALOG
        .iter()
        .filter(|rule| is_plain_fish(rule.technique()));
    for rule in fish {
        if !found.contains_key(&rule.technique()) {
            found.extend(fish_of(*rule).map(|one| (rule.technique(), one)));
        }
    }
    found
}

/// Positions of the techniques that random puzzles hardly ever need.
fn rarest() -> [(Technique, Grid); 3] {
    let diagonal = holding(&[("r1c1 r2c4", &[3, 7]), ("r1c4 r2c1", &[3, 7, 8])]);
    let mut avoidable = grid_with(&[("r1c1", 3), ("r1c4", 7), ("r9c9", 1)]);
    avoidable.set_givens(CellSet::only(cell("r9c9")));
    for (name, kept) in [("r2c1", [7, 9]), ("r2c4", [3, 9])] {
        for digit in avoidable.candidates(cell(name)) - digits(&kept) {
            avoidable.eliminate(Candidate::new(cell(name), digit));
        }
    }
    // In the empty cells each digit has two places in each house that lacks
    // it, but for 8, which has three in row 5, column 3 and box 4.
    let grave = "523487961987631425416952738649178253.5.364.9737.2956.4.347.65.979.5.3.46165849372";
    [
        (Technique::UniquenessTest5, diagonal),
        (Technique::AvoidableRectangleType2, avoidable),
        (Technique::BivalueUniversalGravePlusOne, grid(grave)),
    ]
}

fn is_plain_fish(technique: Technique) -> bool {
    technique.family() == Family::Fish && technique < Technique::KrakenFishType1
}

/// What the rules that are still missing find on the path of a puzzle.
fn on_path_of(seed: u64, found: &mut Applications) {
    let simple = Technique::ALL
        .iter()
        .map(|technique| (*technique, technique.level() <= Level::Medium));
    let solver = Solver::switched(simple);
    let (puzzle, solution) = random::unique_puzzle(seed, 81);
    let mut grid = Grid::from_values(&puzzle.givens);
    loop {
        let survey = Survey::of(&grid);
        for rule in CATALOG.iter() {
            let technique = rule.technique();
            // Large fish of other shapes take long to hunt for among so many
            // candidates.
            let late = is_plain_fish(technique) && technique.level() == Level::Extreme;
            if !late
                && !found.contains_key(&technique)
                && let Some(deduction) = first_on(*rule, &survey)
            {
                found.insert(technique, (grid.clone(), deduction));
            }
        }
        if let Some(step) = solver.step(&grid, Granularity::Deduction) {
            step[0].apply(&mut grid);
        } else if let Some(cell) = grid.unsolved().first() {
            grid.place(Candidate::new(cell, solution[cell.index()].unwrap()));
        } else {
            break;
        }
    }
}

/// A position made for a fish: base and cover houses at random, and the digit
/// in the base only where it may be, perhaps with a fin.
fn fish_of(rule: &dyn DeductionRule) -> Option<(Grid, Deduction)> {
    let rng = &mut random::rng(3);
    (0..4000).find_map(|_| {
        let grid = made_for_fish(rule.technique(), rng)?;
        let deduction = find_first(rule, &grid)?;
        Some((grid, deduction))
    })
}

fn made_for_fish(technique: Technique, rng: &mut StdRng) -> Option<Grid> {
    let name = technique.name();
    let sizes = [
        "X-Wing",
        "Swordfish",
        "Jellyfish",
        "Squirmbag",
        "Whale",
        "Leviathan",
    ];
    let size = 2 + sizes.iter().position(|size| name.ends_with(size))?;
    let (mut base_from, mut cover_from): (Vec<House>, Vec<House>) = if name.contains("Mutant") {
        (House::all().collect(), House::all().collect())
    } else if name.contains("Franken") {
        (
            House::rows().chain(House::boxes()).collect(),
            House::columns().chain(House::boxes()).collect(),
        )
    } else {
        (House::rows().collect(), House::columns().collect())
    };
    base_from.shuffle(rng);
    cover_from.shuffle(rng);
    let base = &base_from[..size];
    cover_from.retain(|house| !base.contains(house));
    let cover = &cover_from[..size];
    let union = |houses: &[House]| {
        let cells = houses.iter().map(|house| house.cells());
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    let of = |houses: &[House], cell: Cell| {
        let holds = houses.iter().filter(|house| house.cells().contains(cell));
        holds.count()
    };
    let in_base = union(base);
    let mut kept: CellSet = in_base
        .into_iter()
        .filter(|cell| of(base, *cell) == 1 && of(cover, *cell) > 0)
        .collect();
    if name.contains("Finned") || name.contains("Sashimi") {
        let free: Vec<Cell> = (in_base - kept).into_iter().collect();
        for _ in 0..rng.random_range(1..3) {
            kept |= CellSet::only(*free.get(rng.random_range(0..free.len().max(1)))?);
        }
        if name.contains("Sashimi") {
            let covered: Vec<Cell> = (kept & union(cover)).into_iter().collect();
            let lost = covered.get(rng.random_range(0..covered.len().max(1)))?;
            kept -= CellSet::only(*lost);
        }
    }
    // Outside the base and the cover there is nothing, so that the hunt is
    // short.
    let kept = kept | (union(cover) - in_base);
    let mut grid = Grid::empty();
    for cell in Cell::all().filter(|cell| !kept.contains(*cell)) {
        grid.eliminate(Candidate::new(cell, digit(7)));
    }
    Some(grid)
}
