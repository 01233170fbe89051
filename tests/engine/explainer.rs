//! The rater by Sudoku Explainer's measure: each technique, the order, whole ratings.

use crate::common::positions::{confined, holding, leave_only};
use crate::common::random::unique_puzzle;
use crate::common::{self, all_puzzles, grid};
use sudoku_stepper::generate::Request;
use sudoku_stepper::grid::{BoardKind, Grid, House};
use sudoku_stepper::rate::RatingError;
use sudoku_stepper::rate::explainer::{Difficulty, RatedStep, Rating, Steps, difficulty_of, rate};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::solver::{Granularity, Preset, Solver};

fn rated(puzzle: &Grid) -> Result<Rating, RatingError> {
    rate(puzzle, &Stop::never())
}

/// Rating, technique, and what is placed (`r1c1=5`) or removed (`r1c1-25`).
fn told(step: &RatedStep) -> String {
    let mut said = format!("{} {}:", step.difficulty, step.technique);
    if let Some(placed) = step.placed {
        said += &format!(" {}={}", placed.cell, placed.digit);
    }
    for of_cell in step.removed.chunk_by(|one, other| one.cell == other.cell) {
        let digits = of_cell.iter().map(|removed| removed.digit.to_string());
        said += &format!(" {}-{}", of_cell[0].cell, digits.collect::<String>());
    }
    said
}

/// The first step, if there is any.
fn first(position: &Grid) -> Option<String> {
    let step = Steps::new(position, &Stop::never()).next()?;
    Some(told(&step.unwrap()))
}

/// The empty grid with a digit left in these cells of a house alone, for each of these.
fn left(digits: &[u8], house: House, names: &str) -> Grid {
    let mut grid = Grid::empty();
    for digit in digits {
        leave_only(&mut grid, house, *digit, names);
    }
    grid
}

/// The position with 9 in two places of columns 4 and 8, far from the patterns here: a
/// Turbot Fish is always there, so that the search for easier techniques has an end.
fn with_fish(position: &Grid) -> Grid {
    let mut grid = position.clone();
    leave_only(&mut grid, House::column(3), 9, "r6c4 r8c4");
    leave_only(&mut grid, House::column(7), 9, "r6c8 r9c8");
    grid
}

/// The first is a position with a technique, the last one of one that lacks something
/// of it.
fn assert_first(with: &Grid, said: &str, lacking: &Grid) {
    assert_eq!(first(&with_fish(with)).as_deref(), Some(said));
    let technique = said.split(':').next().unwrap();
    let other = first(&with_fish(lacking)).unwrap();
    assert!(!other.starts_with(technique), "{other}");
}

#[test]
fn hidden_singles_cost_more_in_lines_than_in_blocks() {
    let (block, row) = (House::box_at(0), House::row(0));
    let two = left(&[1], block, "r1c1 r2c2");
    assert_first(
        &left(&[1], block, "r1c1"),
        "1.2 Hidden Single: r1c1=1",
        &two,
    );
    let two = left(&[1], row, "r1c1 r1c9");
    assert_first(&left(&[1], row, "r1c1"), "1.5 Hidden Single: r1c1=1", &two);
}

#[test]
fn a_naked_single_is_harder_than_direct_sets() {
    let with = holding(&[("r1c1", &[5])]);
    let lacking = holding(&[("r1c1", &[5, 6])]);
    assert_first(&with, "2.3 Naked Single: r1c1=5", &lacking);
}

#[test]
fn a_digit_locked_in_one_block_leaves_one_place_in_the_next() {
    let mut with = left(&[1], House::box_at(0), "r1c1 r1c2");
    let lacking = with.clone();
    leave_only(&mut with, House::box_at(1), 1, "r1c4 r2c5");
    assert_first(&with, "1.7 Direct Pointing: r2c5=1", &lacking);
    let claiming = left(&[1], House::row(0), "r1c1 r1c2");
    let said = "2.6 Pointing: r1c4-1 r1c5-1 r1c6-1 r1c7-1 r1c8-1 r1c9-1";
    assert_first(&lacking, said, &claiming);
    let said = "2.8 Claiming: r2c1-1 r2c2-1 r2c3-1 r3c1-1 r3c2-1 r3c3-1";
    assert_first(&claiming, said, &left(&[1], House::row(0), "r1c1 r1c4"));
}

#[test]
fn a_hidden_set_that_leaves_one_place_for_a_digit_places_it() {
    let block = House::box_at(0);
    let lacking = left(&[1, 2], block, "r1c1 r2c2");
    let mut with = lacking.clone();
    leave_only(&mut with, block, 3, "r1c1 r3c3");
    assert_first(&with, "2.0 Direct Hidden Pair: r3c3=3", &lacking);
    let lacking = left(&[1, 2, 3], block, "r1c1 r2c2 r3c1");
    let mut with = lacking.clone();
    leave_only(&mut with, block, 4, "r1c1 r3c3");
    assert_first(&with, "2.5 Direct Hidden Triplet: r3c3=4", &lacking);
}

#[test]
fn sets_are_looked_for_by_size_and_the_naked_before_the_hidden() {
    let with = holding(&[("r1c1 r1c5", &[1, 2])]);
    let lacking = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 3])]);
    let said = "3.0 Naked Pair: r1c2-12 r1c3-12 r1c4-12 r1c6-12 r1c7-12 r1c8-12 r1c9-12";
    assert_first(&with, said, &lacking);
    let with = left(&[1, 2], House::row(0), "r1c1 r1c5");
    let lacking = left(&[1], House::row(0), "r1c1 r1c5");
    let said = "3.4 Hidden Pair: r1c1-3456789 r1c5-3456789";
    assert_first(&with, said, &lacking);
    let triplet: &[(&str, &[u8])] = &[("r1c1", &[1, 2]), ("r1c5", &[2, 3]), ("r1c9", &[1, 3])];
    let said = "3.6 Naked Triplet: r1c2-123 r1c3-123 r1c4-123 r1c6-123 r1c7-123 r1c8-123";
    assert_first(&holding(triplet), said, &holding(&triplet[..2]));
    let with = left(&[1, 2, 3], House::row(0), "r1c1 r1c5 r1c9");
    let lacking = left(&[1, 2], House::row(0), "r1c1 r1c5 r1c9");
    let said = "4.0 Hidden Triplet: r1c1-456789 r1c5-456789 r1c9-456789";
    assert_first(&with, said, &lacking);
}

#[test]
fn fish_have_columns_for_their_base_first() {
    let columns = [
        (House::column(0), "r1c1 r9c1"),
        (House::column(8), "r1c9 r9c9"),
    ];
    let said = "3.2 X-Wing: r1c2-1 r1c3-1 r1c4-1 r1c5-1 r1c6-1 r1c7-1 r1c8-1 \
                r9c2-1 r9c3-1 r9c4-1 r9c5-1 r9c6-1 r9c7-1 r9c8-1";
    assert_first(&confined(1, &columns), said, &confined(1, &columns[..1]));
    let rows = [
        (House::row(0), "r1c1 r1c5"),
        (House::row(4), "r5c5 r5c9"),
        (House::row(8), "r9c1 r9c9"),
    ];
    let said = first(&confined(1, &rows)).unwrap();
    assert!(
        said.starts_with("3.8 Swordfish: r2c1-1 r2c5-1 r2c9-1"),
        "{said}"
    );
    let lacking = first(&with_fish(&confined(1, &rows[..2]))).unwrap();
    assert!(!lacking.contains("Swordfish"), "{lacking}");
}

#[test]
fn wings_remove_what_all_their_cells_see() {
    let wing: &[(&str, &[u8])] = &[("r1c1", &[1, 2]), ("r1c9", &[1, 3]), ("r9c1", &[2, 3])];
    assert_first(&holding(wing), "4.2 XY-Wing: r9c9-3", &holding(&wing[..2]));
    let wing: &[(&str, &[u8])] = &[("r1c1", &[1, 2, 3]), ("r2c2", &[1, 3]), ("r1c9", &[2, 3])];
    let said = "4.4 XYZ-Wing: r1c2-3 r1c3-3";
    assert_first(&holding(wing), said, &holding(&wing[..2]));
}

/// 1 and 2 have only the cells of a rectangle in rows 1 and 4, column 1 and box 1, so
/// that no pair removes anything. Its last cell, r4c2, has these candidates.
fn rectangle(last: &[u8]) -> Grid {
    let mut grid = holding(&[("r1c1 r1c2 r4c1", &[1, 2]), ("r4c2", last)]);
    for digit in [1, 2] {
        leave_only(&mut grid, House::row(0), digit, "r1c1 r1c2");
        leave_only(&mut grid, House::box_at(0), digit, "r1c1 r1c2");
        leave_only(&mut grid, House::column(0), digit, "r1c1 r4c1");
    }
    grid
}

#[test]
fn a_rectangle_must_not_be_left_with_two_digits() {
    let said = "4.5 Unique Rectangle type 1: r4c2-12";
    assert_first(&rectangle(&[1, 2, 3]), said, &rectangle(&[1, 3]));
}

#[test]
fn a_turbot_fish_is_a_chain_of_six_nodes() {
    // One candidate at a time goes: the first that excludes itself.
    let with = with_fish(&Grid::empty());
    assert_eq!(first(&with).as_deref(), Some("6.6 Turbot Fish: r8c7-9"));
    let step = Steps::new(&with, &Stop::never()).next();
    assert_eq!(step.unwrap().unwrap().complexity, Some(6));
    // With a third place in one of its columns it gives way to another.
    let mut lacking = confined(1, &[(House::column(0), "r1c1 r7c1")]);
    leave_only(&mut lacking, House::column(4), 1, "r1c5 r8c5 r9c5");
    let other = first(&with_fish(&lacking)).unwrap();
    assert_eq!(other, "6.6 Turbot Fish: r8c7-9");
}

/// Puzzles made for these tests, what they are rated, and the hardest technique.
const RATED: [(&str, &str, &str); 39] = [
    (
        "25..3.....3.8.......96.1....8.......1.2..863.........4...4.31.987..6.3.......2...",
        "1.5/1.2/1.2",
        "Hidden Single",
    ),
    (
        ".....8.7.9....7865..19......9....1......8..4..76.9....2...........3.6.5..3..51...",
        "1.7/1.2/1.2",
        "Direct Pointing",
    ),
    (
        "..1............175..3.96....6..742.....2.1..8.......36......9..4....5....2..4985.",
        "2.0/1.2/1.2",
        "Direct Hidden Pair",
    ),
    (
        ".....5...6..2..8...7..1.2..8....9.6.36.82.......73...8.8.94......9....1...3...5..",
        "2.3/1.2/1.2",
        "Naked Single",
    ),
    (
        ".6...........165.88.2....9.7.1...9.3...3...8.....426..1....3.6..86..5..957.......",
        "2.5/1.2/1.2",
        "Direct Hidden Triplet",
    ),
    (
        "......9.......3512.72..........86..1...4.....7.4.12.8...6.4.....2.1..4.5..3.7.8..",
        "2.6/1.2/1.2",
        "Pointing",
    ),
    (
        "9...15.7.4....86...2..7..347..........5.8..2.......14...2..6..1..3..........918..",
        "2.8/1.2/1.2",
        "Claiming",
    ),
    (
        "...4.7..6.....2.4...89.6....53....9.2.........961....81.....5...8.7.5....7....43.",
        "3.0/1.2/1.2",
        "Naked Pair",
    ),
    (
        "5...8...6.841....3.7..43.....9.....7.5.....6.8.6....54...21...59..8..62..2.....8.",
        "3.2/1.2/1.2",
        "X-Wing",
    ),
    (
        ".2.54...938.....6.5.....2..1......9....75..2.8...213....3...........37....681....",
        "3.4/1.2/1.2",
        "Hidden Pair",
    ),
    (
        ".841.........34...32..........21.75.2.....6....67.9...45.....3..6.4......31...2.8",
        "3.6/1.2/1.2",
        "Naked Triplet",
    ),
    (
        "..2.6.........54..3..7...2....2..5...1..39....341.....8..5.4....7....6.19....6...",
        "4.0/1.2/1.2",
        "Hidden Triplet",
    ),
    (
        "8..67..5.5.4....37...4.52...7....49....1.9.2.1.8..........1...2.17...6.3...3.4...",
        "4.2/1.2/1.2",
        "XY-Wing",
    ),
    (
        "39....6....25..9...8.2.....9..351.......7..4.2.1.......7..8....5......74..4..3..1",
        "4.4/1.2/1.2",
        "XYZ-Wing",
    ),
    (
        "....6..9.6..97.1..7...12.....7...........8..39..6...7..91..3..2.4.........2....38",
        "4.5/1.2/1.2",
        "Unique Rectangle type 1",
    ),
    (
        "...3....2..8.5.....26..9........5.641...3...9.634.87..2.7...5...9.....46......2.8",
        "4.5/1.2/1.2",
        "Unique Rectangle type 4",
    ),
    (
        "..3.16..........527...9.1...............71.64...528.9..56....2.31..4.....9.....8.",
        "4.5/1.2/1.2",
        "Unique Rectangle type 3",
    ),
    (
        "4...........9267.4.3....5....1....5..9..8...2..275...83.....9...5867.2...6.......",
        "4.5/1.2/1.2",
        "Unique Rectangle type 2",
    ),
    (
        "...5.2.4.4....3.....5...3..7..2.9....2.....8....8....69.6..51......8.63...8.....2",
        "4.6/1.2/1.2",
        "Unique Loop type 2",
    ),
    (
        "52.........1...........6835..6.59.....3..4.1.1.5....2......7.4...7.8...2...9....8",
        "4.6/1.2/1.2",
        "Unique Loop type 1",
    ),
    (
        "...7.235..7.......1......4..37....15.4.....2.5.....7...9..432...2........54.6...1",
        "5.0/1.2/1.2",
        "Unique Loop 12 type 2",
    ),
    (
        "8.....2.33..6......459...1842..6.1..6...8.94...84.........1..6..6.....5...1.9.3..",
        "5.6/1.2/1.2",
        "BUG type 1",
    ),
    (
        ".94..2...6...1..5..8.......3.9.....217...43.6....6..7.93.2..4..4....5......8..1..",
        "5.7/1.2/1.2",
        "BUG type 4",
    ),
    (
        "6......4742...513.........5.5..8.4..3.....8....1......8..96..7....2.......71.3...",
        "5.7/1.2/1.2",
        "BUG type 2",
    ),
    (
        ".1...54...6....2..3...8..1.5..6........2376..67....9.3.3...1..67.1....4..4.7.....",
        "6.2/1.2/1.2",
        "Aligned Pair Exclusion",
    ),
    (
        ".......6369........7...84.1......2...4.8.13..5.63.28..9..........1..3......954..8",
        "6.6/1.2/1.2",
        "Bidirectional Y-Cycle",
    ),
    (
        "..2.7.3......1....1....2.67........562...98..43.....1..6...8..3...49.7....8..7...",
        "6.6/1.2/1.2",
        "Turbot Fish",
    ),
    (
        "26.....85....253....4.1.7......3..5..8....27.3....26.......7.....76...9..5..8..6.",
        "6.6/1.2/1.2",
        "Turbot Fish",
    ),
    (
        "7..98......23.....9.8.7...2.49..182.1...3..7......8..6....1...5.......38.2....7..",
        "6.7/1.2/1.2",
        "Forcing X-Chain",
    ),
    (
        "......8.6.....43.....185....4..9.5.....2.6..8.2...8.4..69.57..481......95........",
        "7.1/1.2/1.2",
        "Forcing Chain",
    ),
    (
        ".589.......7....42.....4...8.2.4....5......647..59.....3.2....1......5.....3.57.9",
        "7.1/1.2/1.2",
        "Bidirectional Cycle",
    ),
    (
        "..3.4.8...165..3..........56.....73....67..1..4.9.....5.8.2.4.77...3.....6.4.....",
        "7.5/1.2/1.2",
        "Aligned Triplet Exclusion",
    ),
    (
        "...45.1......168....5..8.....62....5.4...59..5.178..6.1......4.2...........17.3.9",
        "7.7/1.2/1.2",
        "Nishio Forcing Chains",
    ),
    (
        "..8..2...7.....5.6........9.35....4.1...5.7..6.4.....1.2....3..41.6.52.....9....4",
        "8.2/1.2/1.2",
        "Region Forcing Chains",
    ),
    (
        ".3...82..5..964.8.94..2.6......15..8.1.73..........1...7...1..23......6..5....4..",
        "8.4/1.2/1.2",
        "Cell Forcing Chains",
    ),
    (
        ".1..7...8......5..8.36..4...6...7...5.1..8.9.4..1..6.....2....4.9....2.3.8.7.....",
        "8.9/1.2/1.2",
        "Dynamic Cell Forcing Chains",
    ),
    (
        ".4.....9.8..3....2..9.8...7.1.9...4.49....6..3..4..8....6.7..8.5....1......82....",
        "8.9/1.2/1.2",
        "Dynamic Cell Forcing Chains",
    ),
    (
        "8.32....6.1...8.5.2..1.....7..6...3..91....74..6.......6.71...5.....92...3.5.2..7",
        "9.0/1.2/1.2",
        "Dynamic Region Forcing Chains",
    ),
    (
        ".6..3...5.9..7.36.5..2...78.....718...6..45..8.......96218.....4...52.....5......",
        "9.1/1.2/1.2",
        "Dynamic Contradiction Forcing Chains",
    ),
];

#[test]
fn whole_puzzles_have_the_ratings_of_sudoku_explainer() {
    for (puzzle, rating, technique) in RATED {
        let own = rated(&grid(puzzle)).unwrap();
        assert_eq!(own.to_string(), rating, "{puzzle}");
        let hardest = own.hardest.technique.unwrap();
        assert_eq!(hardest.to_string(), technique, "{puzzle}");
    }
}

#[test]
fn the_puzzles_that_come_with_the_program_are_rated() {
    let ratings: Vec<String> = all_puzzles()
        .iter()
        .map(|puzzle| {
            rated(&Grid::from_values(&puzzle.givens))
                .unwrap()
                .to_string()
        })
        .collect();
    assert_eq!(
        ratings,
        [
            "1.2/1.2/1.2",
            "1.2/1.2/1.2",
            "1.2/1.2/1.2",
            "1.2/1.2/1.2",
            "1.2/1.2/1.2",
            "7.1/1.2/1.2",
            "4.5/1.2/1.2",
            "7.1/1.2/1.2",
            "4.4/1.2/1.2",
            "2.0/1.2/1.2",
            "2.6/1.2/1.2",
            "2.6/1.2/1.2",
            "2.0/1.2/1.2",
        ]
    );
}

#[test]
fn the_rating_is_made_of_the_steps() {
    for (puzzle, rating, _) in RATED {
        let steps: Vec<RatedStep> = Steps::new(&grid(puzzle), &Stop::never())
            .map(Result::unwrap)
            .collect();
        let hardest = steps.iter().map(|step| step.difficulty).max().unwrap();
        let placing = steps.iter().position(|step| step.placed.is_some()).unwrap();
        let pearl = steps[..=placing].iter().map(|step| step.difficulty).max();
        let diamond = steps[0].difficulty;
        assert_eq!(format!("{hardest}/{}/{diamond}", pearl.unwrap()), rating);
    }
}

/// Walks the path of the preset beside that of the rater: the same conclusions, and the same
/// difficulty, step by step.
fn assert_walked(puzzle: &str) {
    let mut position = grid(puzzle);
    let solver = Solver::preset(Preset::SudokuExplainer);
    let mut hardest = Difficulty::default();
    for step in Steps::new(&grid(puzzle), &Stop::never()) {
        let step = step.unwrap();
        let own = solver.step(&position, Granularity::Rule);
        let own = own.unwrap_or_else(|| panic!("{puzzle}: nothing for {}", told(&step)));
        assert_eq!(own.len(), 1, "{puzzle}: {}", told(&step));
        let placed: Vec<_> = step.placed.into_iter().collect();
        assert_eq!(
            own[0].placements.to_vec(),
            placed,
            "{puzzle}: {}",
            told(&step)
        );
        assert_eq!(
            own[0].eliminations.to_vec(),
            step.removed,
            "{}",
            told(&step)
        );
        let rated = difficulty_of(&own[0]);
        assert_eq!(rated, Some(step.difficulty), "{puzzle}: {}", told(&step));
        hardest = hardest.max(step.difficulty);
        own[0].apply(&mut position);
    }
    assert!(position.is_full(), "{puzzle}");
    assert_eq!(rated(&grid(puzzle)).unwrap().hardest.difficulty, hardest);
}

#[test]
fn the_preset_goes_the_way_that_the_rating_is_made_of() {
    for (puzzle, ..) in RATED {
        assert_walked(puzzle);
    }
}

#[test]
fn without_one_of_its_rules_or_in_another_order_it_is_a_choice_as_any_other() {
    let mut solver = Solver::preset(Preset::SudokuExplainer);
    assert_eq!(solver.matching_preset(), Some(Preset::SudokuExplainer));
    solver.set(sudoku_stepper::rules::Technique::NakedSingle, false);
    assert_eq!(solver.matching_preset(), None);
    // Then a step by the whole rule places all that it finds.
    let (puzzle, ..) = RATED[0];
    let step = solver.step(&grid(puzzle), Granularity::Rule).unwrap();
    assert!(step.len() > 1, "{step:?}");
}

/// No step places what the solution has not, or removes what it has.
fn assert_sound(puzzle: &Grid) {
    let Ok(Solutions::One(solution)) = solve(puzzle, &Stop::never()).map(|found| found.solutions)
    else {
        panic!("{puzzle} has one solution");
    };
    let mut steps = Steps::new(puzzle, &Stop::never());
    for step in &mut steps {
        let step = step.unwrap();
        let holds = |it: &_| {
            let sudoku_stepper::grid::Candidate { cell, digit } = *it;
            solution[cell.index()] == Some(digit)
        };
        assert!(step.placed.iter().all(holds), "{puzzle}: {}", told(&step));
        assert!(!step.removed.iter().any(holds), "{puzzle}: {}", told(&step));
        assert!(step.placed.is_some() || !step.removed.is_empty());
    }
    assert!(steps.is_solved(), "{puzzle}");
}

#[test]
fn every_step_agrees_with_the_solution() {
    for (puzzle, ..) in RATED {
        assert_sound(&grid(puzzle));
    }
    for seed in 0..20 {
        assert_sound(&Grid::from_values(&unique_puzzle(seed, 81).0.givens));
    }
}

#[test]
fn a_puzzle_without_exactly_one_solution_is_not_rated() {
    let clash = grid(&format!("11{}", ".".repeat(79)));
    assert_eq!(rated(&clash), Err(RatingError::NoSolution));
    assert_eq!(rated(&Grid::empty()), Err(RatingError::SeveralSolutions));
}

#[test]
fn a_puzzle_that_came_solved_takes_no_step() {
    let rating = rated(&grid(common::ASSIGNMENT_SOLVED)).unwrap();
    assert_eq!(rating.to_string(), "0.0/0.0/0.0");
    assert_eq!(rating.hardest.technique, None);
}

#[test]
fn a_raised_stop_ends_the_rating() {
    let stop = Stop::never();
    stop.raise();
    assert_eq!(rate(&grid(RATED[0].0), &stop), Err(RatingError::Stopped));
}

#[test]
fn a_difficulty_is_read_as_it_is_shown() {
    for tenths in [10, 12, 72, 119, 200] {
        let difficulty = Difficulty::from_tenths(tenths);
        assert_eq!(difficulty.to_string().parse(), Ok(difficulty));
    }
    for wrong in ["", "7", "7.", ".2", "7.25", "+7.2", "seven"] {
        assert_eq!(wrong.parse::<Difficulty>(), Err(()), "{wrong}");
    }
}

#[test]
fn puzzles_are_made_to_a_rating() {
    for wished in ["1.2", "2.0-2.6", "6.6..7.3"] {
        let range = Difficulty::range(wished).unwrap();
        let request = Request::new(1).rated(range.clone());
        let puzzle = request.generate(&Stop::never()).unwrap();
        let hardest = rated(&Grid::from_values(&puzzle)).unwrap().hardest;
        assert!(range.contains(&hardest.difficulty), "{wished}");
    }
}

#[test]
fn a_rating_that_no_puzzle_has_is_not_looked_for() {
    let told = |request: Request, wished: &str| {
        let range = Difficulty::range(wished).unwrap();
        request.rated(range).generator().unwrap_err().to_string()
    };
    for wished in ["7.3..7.1", "0.1..0.9", "12..13"] {
        let told = told(Request::new(1), wished);
        assert!(told.starts_with("no puzzle has a rating from"), "{told}");
    }
    assert_eq!(
        told(Request::new(1), "12.5"),
        "no puzzle has the rating 12.5: ratings are known from 1.0 to 11.9"
    );
    let told = told(Request::new(1).givens(78), "4.2");
    assert!(told.ends_with("is never rated 4.2 or higher"), "{told}");
    let other = Request::new(1).rated(Difficulty::range("7.2").unwrap());
    let error = other.on(BoardKind::Six).generator().unwrap_err();
    assert!(
        error.to_string().contains("for the classic board"),
        "{error}"
    );
}

#[test]
fn a_range_of_ratings_is_read() {
    let tenths = Difficulty::from_tenths;
    for (text, range) in [
        ("7.2", (72, 72)),
        ("7.1..7.3", (71, 73)),
        ("7 - 8.4", (70, 84)),
    ] {
        let range = tenths(range.0)..=tenths(range.1);
        assert_eq!(Difficulty::range(text), Some(range), "{text}");
    }
    for wrong in ["", "..", "7..", "7.25", "hard"] {
        assert_eq!(Difficulty::range(wrong), None, "{wrong}");
    }
}
