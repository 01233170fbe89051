//! The generator: wishes, seeds, refusals.

#[path = "../../examples/tools/benchmark/wishes.rs"]
mod wishes;

use std::collections::BTreeSet;

use crate::common::pinned::pinned;
use crate::common::program::run;
use crate::common::{ASSIGNMENT, grid};
use proptest::prelude::*;
use sudoku_stepper::generate::{
    GenerateError, Generator, GivensLevel, Progress, Request, Symmetry, Unmade, needs, rules_up_to,
};
use sudoku_stepper::grid::{Cell, CellSet, Grid, House, HouseKind, Values};
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::{Stop, Stopped, count};
use wishes::{Wish, complaint};

/// How many puzzles are made for each set of wishes that takes little time.
const MANY: u64 = 1_000;
/// How many for each of the others. `benchmark -- generate --check 1000` makes a
/// thousand for these too.
const FEW: u64 = 16;

fn generator(request: Request) -> Generator {
    request.generator().unwrap()
}

fn puzzles(request: Request, count: u64) -> Vec<Values> {
    let puzzles = generator(request).puzzles(0..count, &Stop::never(), &Progress::default());
    puzzles.unwrap()
}

fn line(puzzle: &Values) -> String {
    Grid::from_values(puzzle).to_string()
}

fn assert_as_wished(wishes: &[Wish], seed: u64, count: u64) {
    for puzzle in puzzles(wishes::request(wishes, seed), count) {
        assert_eq!(complaint(wishes, &puzzle), None);
    }
}

fn refusal(request: Request) -> String {
    request.generator().unwrap_err().to_string()
}

/// Whether many puzzles are thrown away for each that is as wished.
fn takes_long(wishes: &[Wish]) -> bool {
    let rare = |wish: &Wish| matches!(wish, Wish::Level(_) | Wish::Needs(_) | Wish::Givens(22));
    wishes.iter().any(rare) || wishes.len() > 1 && wishes.contains(&Wish::Minimal)
}

#[test]
fn what_a_limit_leaves_is_the_beginning_of_what_comes_without_one() {
    let rare = || generator(Request::new(5).givens(24));
    let all = puzzles(Request::new(5).givens(24), 40);
    let make =
        |numbers, attempts| rare().make(numbers, attempts, &Stop::never(), &Progress::default());
    for attempts in [1, 3, 100] {
        let made = make(0..40, attempts);
        assert_eq!(made.puzzles, all[..made.puzzles.len()]);
        let is_whole = made.puzzles.len() == 40;
        assert_eq!(
            made.end,
            if is_whole {
                Ok(())
            } else {
                Err(Unmade::GivenUp)
            }
        );
        // One by one it is the same.
        for (number, puzzle) in (0..).zip(&all) {
            let one = make(number..number + 1, attempts);
            if (number as usize) < made.puzzles.len() {
                assert_eq!(one.puzzles, [*puzzle]);
            } else {
                assert_eq!((one.puzzles, one.end), (vec![], Err(Unmade::GivenUp)));
                break;
            }
        }
    }
    let stop = Stop::never();
    stop.raise();
    let made = rare().make(0..40, u64::MAX, &stop, &Progress::default());
    assert_eq!(made.end, Err(Unmade::Stopped));
    assert_eq!(made.puzzles, all[..made.puzzles.len()]);
}

#[test]
fn puzzles_have_one_solution_and_are_as_wished() {
    for wishes in wishes::all() {
        let count = if takes_long(&wishes) { FEW } else { MANY };
        assert_as_wished(&wishes, 1, count);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_number_of_givens_can_be_had(seed: u64, givens in 17u32..=80) {
        assert_as_wished(&[Wish::Givens(givens)], seed, 1);
    }

    #[test]
    fn every_symmetry_goes_with_numbers_of_givens(
        seed: u64,
        symmetry in proptest::sample::select(&Symmetry::ALL[..]),
        givens in 27u32..=80,
    ) {
        let wishes = [Wish::Symmetry(symmetry), Wish::Givens(givens)];
        if symmetry == Symmetry::QuarterTurn && givens % 4 > 1 {
            prop_assert_eq!(
                wishes::request(&wishes, seed).generator().unwrap_err(),
                GenerateError::QuarterTurn(givens)
            );
        } else {
            assert_as_wished(&wishes, seed, 1);
        }
    }
}

#[test]
fn the_levels_of_the_assignment_have_47_35_25_and_17_givens() {
    for (level, givens) in GivensLevel::ALL.into_iter().zip([47, 35, 25, 17]) {
        assert_eq!(level.givens(), givens);
        assert_eq!(level.slug().parse(), Ok(level));
        for puzzle in puzzles(Request::new(5).givens_of(level), 3) {
            assert_eq!(complaint(&[Wish::Givens(givens)], &puzzle), None);
        }
    }
    let error = "lunatic".parse::<GivensLevel>().unwrap_err().to_string();
    assert!(
        error.starts_with("'lunatic' is not a level by givens"),
        "{error}"
    );
}

#[test]
fn the_expert_puzzles_are_many() {
    let drawn = puzzles(Request::new(1).givens(17), 200);
    let different: BTreeSet<String> = drawn.iter().map(line).collect();
    assert_eq!(different.len(), 200);
}

#[test]
fn puzzles_of_a_rare_technique_need_it_and_are_many() {
    need_it_and_are_many(Technique::AvoidableRectangleType2, 60, 4);
    // A path with nets takes a while.
    need_it_and_are_many(Technique::ForcingNetVerity, 8, 2);
}

fn need_it_and_are_many(technique: Technique, number: u64, different_numbers: usize) {
    let made = puzzles(Request::new(8).needing(technique), number);
    for puzzle in &made {
        let grid = Grid::from_values(puzzle);
        assert_eq!(count(&grid, 2, &Stop::never()), Ok(1), "{}", line(puzzle));
        assert_eq!(
            needs(&grid, technique, &Stop::never()),
            Ok(true),
            "{}",
            line(puzzle)
        );
    }
    let different: BTreeSet<String> = made.iter().map(line).collect();
    assert_eq!(different.len(), made.len());
    let numbers: BTreeSet<usize> = made
        .iter()
        .map(|puzzle| puzzle.iter().flatten().count())
        .collect();
    assert!(numbers.len() >= different_numbers, "givens: {numbers:?}");
}

#[test]
fn a_seed_makes_the_same_puzzles_on_every_machine() {
    let made = |request: Request| {
        line(
            &generator(request)
                .puzzle(3, &Stop::never(), &Progress::default())
                .unwrap(),
        )
    };
    let request = Request::new(2026);
    assert_eq!(
        made(request.clone()),
        "..2.....3.4...8.97..1..6..59.7.........9.....6..3.....156...3....48.9.1.2..5...7."
    );
    assert_eq!(
        made(request.clone().minimal()),
        "........3.4...8.97..1..6..59.7.........9.....6..3.......6...3....48.9.1.2..5...7."
    );
    assert_eq!(
        made(request.clone().givens(17)),
        ".......17..6..2.4...9....3....3.....4..........8..........469...3....5...1...8..."
    );
    assert_eq!(
        made(request.clone().givens(20)),
        ".....3.17..6..2.4...9..4.35...3.....4..........8..........469...3....5...1...8..."
    );
    assert_eq!(
        made(request.clone().symmetry(Symmetry::QuarterTurn)),
        "86..9...3..3.2...7...436.2...7...2..435...761..8...9...5.247...3...6.5..2...1..76"
    );
    assert_eq!(
        made(request.clone().pattern(wishes::chessboard())),
        ".6.3.5.4.5.3.2.6.7.9.4.6.2.9.7...2.8.3.....6.6.5...1.4.5.2.7.8.3.4.6.5.2.8.5.3.7."
    );
    assert_eq!(
        made(request.clone().needing(Technique::XyWing)),
        "5..4..3.....3...7..84.....2.....1568.2.9.3...6............38..4.......9.472......"
    );
    assert_eq!(
        made(request.level(Level::Hard)),
        ".5..........4.....9.1..6.2.....87.39...25...8.8.3.9.....6.9.57..7....8..29.7....1"
    );
}

#[test]
fn a_puzzle_follows_from_its_seed_and_number_alone() {
    let request = Request::new(9).symmetry(Symmetry::Mirror);
    let together = puzzles(request.clone(), 6);
    let one_thread = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .unwrap();
    assert_eq!(one_thread.install(|| puzzles(request.clone(), 6)), together);
    let generator = generator(request.clone());
    for number in [5, 0, 3] {
        let puzzle = generator.puzzle(number, &Stop::never(), &Progress::default());
        assert_eq!(puzzle, Ok(together[number as usize]));
    }
    assert_eq!(request.generate(&Stop::never()), Ok(together[0]));
    let others = puzzles(Request::new(10).symmetry(Symmetry::Mirror), 6);
    let different: BTreeSet<String> = together.iter().chain(&others).map(line).collect();
    assert_eq!(different.len(), 12);
}

#[test]
fn puzzles_asked_for_one_after_the_other_are_those_that_are_made_together() {
    let together = puzzles(Request::new(11), 300);
    let generator = generator(Request::new(11));
    let puzzle = |number: u64| {
        let made = generator.puzzle(number, &Stop::never(), &Progress::default());
        assert_eq!(made, Ok(together[number as usize]), "number {number}");
    };
    (0..200).for_each(puzzle);
    // Back, some left out, and on from there.
    [3, 4, 9, 250, 251, 252, 254, 253, 299]
        .into_iter()
        .for_each(puzzle);
    // Several at the same time.
    std::thread::scope(|scope| {
        for start in [0, 50, 100] {
            scope.spawn(move || (start..start + 50).for_each(puzzle));
        }
    });
}

#[test]
fn impossible_numbers_of_givens_are_refused() {
    let request = Request::new(1);
    assert_eq!(
        refusal(request.clone().givens(16)),
        "no puzzle with fewer than 17 givens has only one solution; 16 cannot do"
    );
    assert_eq!(
        refusal(request.clone().givens(81)),
        "a puzzle has at most 80 givens; with 81 nothing is left to solve"
    );
    assert_eq!(
        refusal(request.clone().minimal().givens(41)),
        "no minimal puzzle with more than 40 givens is known; 41 cannot do"
    );
    assert!(request.clone().minimal().givens(40).generator().is_ok());
    assert_eq!(
        refusal(request.clone().symmetry(Symmetry::QuarterTurn).givens(30)),
        "under a quarter turn givens go by fours, except for the one in the center; 30 cannot be had"
    );
    pinned!(refusal(request.symmetry(Symmetry::Diagonal).givens(17)));
}

#[test]
fn impossible_patterns_are_refused() {
    let request = Request::new(1);
    let first: CellSet = Cell::all().take(40).collect();
    pinned!(refusal(request.clone().pattern(first)));
    let few: CellSet = Cell::all().step_by(6).collect();
    assert_eq!(
        refusal(request.clone().pattern(few)),
        "no puzzle with fewer than 17 givens has only one solution; 14 cannot do"
    );
    assert_eq!(
        refusal(request.clone().pattern(wishes::chessboard()).givens(30)),
        "the pattern has 36 cells, so the puzzle cannot have 30 givens"
    );
    let dented = wishes::chessboard().without(Cell::at(0, 1));
    assert_eq!(
        refusal(request.clone().pattern(dented).symmetry(Symmetry::HalfTurn)),
        "the pattern does not have the symmetry half turn"
    );
    assert!(matches!(
        request.pattern(CellSet::ALL).generator().unwrap_err(),
        GenerateError::TooManyGivens(81)
    ));
}

#[test]
fn a_pattern_may_leave_one_line_of_each_chute_empty_but_not_two() {
    let without = |lines: &[House]| {
        let empty = lines
            .iter()
            .fold(CellSet::EMPTY, |all, line| all | line.cells());
        Request::new(1).pattern(!empty).generator().map(drop)
    };
    let lines = [House::row(2), House::row(3), House::column(8)];
    assert_eq!(without(&lines), Ok(()));
    let (seventh, ninth) = (House::column(6), House::column(8));
    assert_eq!(
        without(&[House::row(1), seventh, ninth]),
        Err(GenerateError::PatternWithEmptyLines(seventh, ninth))
    );
}

#[test]
fn a_pattern_in_three_boxes_is_refused() {
    let diagonal: CellSet = Cell::all()
        .filter(|cell| cell.row() / 3 == cell.column() / 3)
        .collect();
    pinned!(refusal(Request::new(1).pattern(diagonal)));
    // One cell more in a fourth box may do.
    let four = diagonal.with(Cell::at(0, 8));
    assert!(Request::new(1).pattern(four).generator().is_ok());
}

#[test]
fn what_is_hard_needs_room_and_more_than_singles() {
    let request = Request::new(1);
    assert_eq!(
        refusal(request.clone().givens(77).level(Level::Extreme)),
        "a puzzle with 77 givens is solved by naked singles, and is never of the level Extreme"
    );
    assert_eq!(
        refusal(request.clone().givens(80).needing(Technique::HiddenSingle)),
        "a puzzle with 80 givens is solved by naked singles, and never needs Hidden Single"
    );
    let pattern = CellSet::ALL - CellSet::only(Cell::at(4, 4));
    assert!(matches!(
        request
            .clone()
            .pattern(pattern)
            .level(Level::Hard)
            .generator(),
        Err(GenerateError::TooFullForLevel { givens: 80, .. })
    ));
    assert_eq!(
        refusal(
            request
                .clone()
                .hardest(Technique::HiddenSingle)
                .level(Level::Hard)
        ),
        "a puzzle that Hidden Single brings to its end is never of the level Hard"
    );
    for possible in [
        request.clone().givens(77).level(Level::Easy),
        request.clone().givens(77).needing(Technique::NakedSingle),
        request.clone().givens(76).level(Level::Medium),
        request
            .clone()
            .hardest(Technique::HiddenSingle)
            .level(Level::Medium),
    ] {
        assert!(possible.generator().is_ok());
    }
}

#[test]
fn an_endless_wish_tells_how_much_was_tried_and_can_be_stopped() {
    // So few givens so far apart are possible, but nobody waits for them.
    let pattern: CellSet = Cell::all()
        .filter(|cell| cell.row() / 3 == cell.column() / 3)
        .chain([Cell::at(0, 8)])
        .collect();
    let generator = Request::new(1).pattern(pattern).generator().unwrap();
    let (stop, progress) = (Stop::never(), Progress::default());
    let made = std::thread::scope(|scope| {
        let made = scope.spawn(|| generator.puzzle(0, &stop, &progress));
        let begun = std::time::Instant::now();
        while progress.tried() < 5 && !made.is_finished() {
            assert!(begun.elapsed().as_secs() < 60, "nothing is told");
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        stop.raise();
        made.join().unwrap()
    });
    assert!(made.is_err());
}

/// Of any two base and two cover houses that are a Mutant X-Wing, and no simpler one, a base
/// house meets only one of the cover houses.
#[test]
fn a_mutant_x_wing_is_never_needed() {
    let houses: Vec<House> = House::all().collect();
    let pairs = || {
        let second = |first: usize| (first + 1..houses.len()).map(move |second| (first, second));
        (0..houses.len())
            .flat_map(second)
            .map(|(first, second)| [houses[first], houses[second]])
    };
    let lies_in = |pair: &[House], line: HouseKind| {
        let is_one = |house: &House| [line, HouseKind::Box].contains(&house.kind());
        pair.iter().all(is_one)
    };
    let (row, column) = (HouseKind::Row, HouseKind::Column);
    let mut mutants = 0;
    for base in pairs() {
        for cover in pairs() {
            let is_franken = |one, other| lies_in(&base, one) && lies_in(&cover, other);
            if is_franken(row, column)
                || is_franken(column, row)
                || base.iter().any(|house| cover.contains(house))
            {
                continue;
            }
            mutants += 1;
            let meets = |one: &House, other: &House| !one.cells().is_disjoint(other.cells());
            let in_one = |house: &House| cover.iter().filter(|it| meets(house, it)).count() < 2;
            assert!(base.iter().any(in_one), "{base:?} {cover:?}");
        }
    }
    assert_eq!(mutants, 64_368);
}

#[test]
fn impossible_techniques_are_refused() {
    let request = Request::new(1);
    assert_eq!(
        refusal(request.clone().needing(Technique::Whale)),
        "no puzzle needs the technique Whale: a smaller fish in the other lines removes the same"
    );
    pinned!(
        "Multi Colors 2",
        refusal(request.clone().needing(Technique::MultiColors2))
    );
    pinned!(
        "Mutant X-Wing",
        refusal(request.clone().needing(Technique::MutantXWing))
    );
    pinned!(
        "Franken Leviathan",
        refusal(request.clone().needing(Technique::FrankenLeviathan))
    );
    assert_eq!(
        refusal(request.clone().needing(Technique::KillerPair)),
        "no puzzle needs the technique Killer Pair: the puzzles that are made have no cages"
    );
    assert_eq!(
        refusal(request.clone().needing(Technique::Custom("Own"))),
        "the rule 'Own' is not in the catalog, so there is no order of difficulty to put it in"
    );
    assert_eq!(
        refusal(request.clone().hardest(Technique::Custom("Own"))),
        "the rule 'Own' is not in the catalog, so there is no order of difficulty to put it in"
    );
    let wing = request.needing(Technique::XyWing);
    assert_eq!(
        refusal(wing.clone().hardest(Technique::NakedPair)),
        "a puzzle that needs XY-Wing needs something harder than Naked Pair"
    );
    assert_eq!(
        refusal(wing.level(Level::Medium)),
        "a puzzle that needs XY-Wing is of the level Hard at least, not Medium"
    );
}

#[test]
fn a_technique_is_needed_if_the_path_ends_with_it_and_not_without() {
    // Naked singles alone solve it, full houses do not.
    let easy = grid(ASSIGNMENT);
    let needs = |technique| needs(&easy, technique, &Stop::never());
    assert_eq!(needs(Technique::NakedSingle), Ok(true));
    assert_eq!(needs(Technique::FullHouse), Ok(false));
    assert_eq!(needs(Technique::HiddenSingle), Ok(false));
    let own = Technique::Custom("Own");
    assert_eq!(needs(own), Err(GenerateError::NotInCatalog(own)));
}

#[test]
fn the_rules_up_to_a_technique_are_the_easier_ones_and_itself() {
    let up_to = |technique| rules_up_to(technique).collect::<Vec<_>>();
    let singles = [
        Technique::FullHouse,
        Technique::LastCellInCage,
        Technique::NakedSingle,
        Technique::HiddenSingle,
    ];
    assert_eq!(up_to(Technique::HiddenSingle), singles);
    assert_eq!(up_to(Technique::FullHouse), singles[..1]);
    // It is the two others together, and they are tried before it.
    let reduction = up_to(Technique::BoxLineReduction);
    assert!(!reduction.contains(&Technique::Pointing) && !reduction.contains(&Technique::Claiming));
    assert!(up_to(Technique::NakedPair).contains(&Technique::Claiming));
    // What is off by default counts when it is asked for, and only then.
    assert!(up_to(Technique::DeathBlossom).ends_with(&[Technique::DeathBlossom]));
    assert!(!up_to(Technique::ForcingNetVerity).contains(&Technique::DeathBlossom));
}

#[test]
fn long_work_can_be_stopped_and_tells_how_many_it_tried() {
    // Nobody has found one with 40 quickly.
    let rare = generator(Request::new(1).minimal().givens(39));
    let (stop, progress) = (Stop::never(), Progress::default());
    std::thread::scope(|scope| {
        let work = scope.spawn(|| rare.puzzle(0, &stop, &progress));
        // Searches are counted when a puzzle is done with.
        while progress.tried() < 3 || progress.searches() == 0 {
            std::thread::yield_now();
        }
        stop.raise();
        assert_eq!(work.join().unwrap(), Err(Stopped));
    });
    assert!(progress.tried() >= 3);
    assert!(progress.searches() > 0);
    assert_eq!(Request::new(1).generate(&stop), Err(GenerateError::Stopped));
}

#[test]
fn symmetries_move_cells_as_their_names_say() {
    let moved = |symmetry: Symmetry| symmetry.image(Cell::at(1, 2));
    assert_eq!(moved(Symmetry::None), Cell::at(1, 2));
    assert_eq!(moved(Symmetry::HalfTurn), Cell::at(7, 6));
    assert_eq!(moved(Symmetry::QuarterTurn), Cell::at(2, 7));
    assert_eq!(moved(Symmetry::Mirror), Cell::at(1, 6));
    assert_eq!(moved(Symmetry::Diagonal), Cell::at(2, 1));
    for (symmetry, orbits) in Symmetry::ALL.into_iter().zip([81, 41, 21, 45, 45]) {
        let found = symmetry.orbits();
        assert_eq!(found.len(), orbits);
        let all = found.iter().fold(CellSet::EMPTY, |all, orbit| all | *orbit);
        assert_eq!(all, CellSet::ALL);
        assert!(found.iter().all(|orbit| symmetry.holds_for(*orbit)));
        assert_eq!(symmetry.slug().parse(), Ok(symmetry));
    }
}

#[test]
fn generate_prints_a_puzzle_a_line_and_the_same_ones_for_a_seed() {
    let ran = run(&["generate", "--count", "5", "--seed", "12", "--minimal"]);
    let expected: Vec<String> = puzzles(Request::new(12).minimal(), 5)
        .iter()
        .map(line)
        .collect();
    assert_eq!(ran.lines(), expected);
    assert_eq!(ran.err, "");
    assert_eq!(ran.code, Some(0));
}

#[test]
fn generate_tells_the_seed_that_it_took() {
    let ran = run(&["generate", "--count", "2"]);
    let seed = ran.err.trim().strip_prefix("seed ").unwrap();
    let again = run(&["generate", "--count", "2", "--seed", seed]);
    assert_eq!(again.out, ran.out);
    assert_eq!(again.err, "");
    assert_eq!(ran.lines().len(), 2);
}

#[test]
fn generate_takes_every_wish() {
    let cells: String = Cell::all()
        .map(|cell| {
            if wishes::chessboard().contains(cell) {
                'x'
            } else {
                '.'
            }
        })
        .collect();
    let sets: [(&[&str], &[Wish]); 6] = [
        (&["--givens", "28"], &[Wish::Givens(28)]),
        (&["--assignment", "expert"], &[Wish::Givens(17)]),
        (
            &["--symmetry", "diagonal"],
            &[Wish::Symmetry(Symmetry::Diagonal)],
        ),
        (
            &["--needs", "pointing"],
            &[Wish::Needs(Technique::Pointing)],
        ),
        (
            &["--hardest", "naked-pair", "--level", "medium"],
            &[
                Wish::Hardest(Technique::NakedPair),
                Wish::Level(Level::Medium),
            ],
        ),
        (
            &["--pattern", &cells],
            &[Wish::Pattern(wishes::chessboard())],
        ),
    ];
    for (arguments, wishes) in sets {
        let ran = run(&[&["generate", "--seed", "3"], arguments].concat());
        let puzzle = grid(ran.last_line());
        assert_eq!(complaint(wishes, puzzle.values()), None);
    }
}

#[test]
fn generate_refuses_with_a_sentence() {
    let refused = |arguments: &[&str]| {
        let ran = run(&[&["generate", "--seed", "1"], arguments].concat());
        assert_eq!(ran.code, Some(2));
        assert_eq!(ran.out, "");
        ran.err
    };
    assert_eq!(
        refused(&["--givens", "12"]),
        "sudoku-stepper: no puzzle with fewer than 17 givens has only one solution; 12 cannot do\n"
    );
    for (arguments, said) in [
        (
            ["--pattern", "x.x"],
            "a pattern has 81 characters, and these are 3",
        ),
        (["--symmetry", "round"], "'round' is not a symmetry"),
        (["--level", "lunatic"], "'lunatic' is not a level"),
        (["--needs", "guess"], "'guess' is not the name of a rule"),
    ] {
        let err = refused(&arguments);
        assert!(err.contains(said), "{err}");
    }
}
