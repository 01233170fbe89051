//! Boards of other layouts: what they are made of, that the search finds what stands on
//! them, and that no rule removes what is right.

use std::ops::ControlFlow;

use crate::common::boards::JIGSAW;
use crate::common::{cell, cells, digit};
use sudoku_stepper::explain::{self, Notation};
use sudoku_stepper::generate::{Symmetry, complete_on};
use sudoku_stepper::grid::{
    Candidate, Cell, CellSet, Chess, Contradiction, DigitSet, Feature, Grid, House, HouseKind,
    Layout, LayoutBuilder, LayoutError, Values,
};
use sudoku_stepper::rules::{CATALOG, Family, Obstacle, Survey, Technique, rule_for};
use sudoku_stepper::search::watched::{Event, Method, Until, Watched};
use sudoku_stepper::search::{
    MOST_GUESSES, Solutions, Stop, Uniqueness, count, count_all, first, solve, solve_all,
    unique_all,
};
use sudoku_stepper::session::{Origin, Outcome, Session};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;
use sudoku_stepper::why::{Answer, Question};

/// Every board that the program knows, by name.
fn boards() -> Vec<(&'static str, Layout)> {
    let classic = LayoutBuilder::classic;
    let small = |size, rows, columns| LayoutBuilder::new(size).boxes(rows, columns);
    let ring = cells("r2c2 r2c3 r2c4 r3c2 r3c4 r4c2 r4c3 r4c4 r5c5");
    let boards = [
        ("one diagonal", classic().diagonal_up()),
        ("both diagonals", classic().diagonals()),
        ("windoku", classic().windoku()),
        ("percent", classic().percent()),
        ("disjoint groups", classic().disjoint_groups()),
        ("asterisk", classic().asterisk()),
        ("center dot", classic().center_dot()),
        ("girandola", classic().girandola()),
        ("argyle", classic().argyle()),
        ("extra region", classic().extra_region(ring)),
        ("anti-knight", classic().chess(Chess::Knight)),
        ("anti-king", classic().chess(Chess::King)),
        ("jigsaw", LayoutBuilder::new(9).regions_from(JIGSAW)),
        (
            "jigsaw with a diagonal",
            LayoutBuilder::new(9).regions_from(JIGSAW).diagonal_down(),
        ),
        ("rows and columns alone", LayoutBuilder::new(9)),
        ("four rows", small(4, 2, 2)),
        ("four rows with diagonals", small(4, 2, 2).diagonals()),
        ("six rows, boxes of two", small(6, 2, 3)),
        ("six rows, boxes of three", small(6, 3, 2)),
        ("eight rows", small(8, 2, 4)),
    ];
    let built = boards
        .into_iter()
        .map(|(name, board)| (name, board.build().unwrap()));
    let mut boards: Vec<_> = built.collect();
    let caged = [
        ("killer", classic()),
        ("killer with six rows", small(6, 2, 3)),
    ];
    boards.extend(caged.map(|(name, board)| (name, with_cages(board))));
    boards
}

/// The board with a cage in every second place along its rows, of two or three cells, whose
/// sums are those of its first solution.
fn with_cages(board: LayoutBuilder) -> Layout {
    let plain = board.clone().build().unwrap();
    let solution = full(&plain);
    let rows = plain.rows().iter();
    let runs = rows.flat_map(|row| {
        let cells: Vec<_> = row.cells().iter().collect();
        let count = 2 + row.number() % 2;
        let cages: Vec<CellSet> = cells
            .chunks_exact(count)
            .map(|run| run.iter().copied().collect())
            .collect();
        cages
    });
    let caged = runs.fold(board, |board, cells| {
        let digits = cells.iter().filter_map(|cell| solution[cell.index()]);
        let sum: u8 = digits.map(|digit| digit.get()).sum();
        board.cage(cells, Some(sum))
    });
    caged.build().unwrap()
}

/// The first solution of the empty board.
fn full(layout: &Layout) -> Values {
    let empty = Grid::empty_on(layout);
    first(&empty, &Stop::never()).unwrap().unwrap()
}

/// A puzzle with one solution, out of a full board: givens are taken away one after the
/// other, those that cannot be spared stay. And its solution.
fn puzzle(layout: &Layout) -> (Grid, Values) {
    let solution = full(layout);
    let mut givens = solution;
    for (number, cell) in layout.cells().iter().enumerate() {
        // A few more than needed keep the puzzle from being the hardest there is.
        let taken = givens[cell.index()].take();
        let is_one = count(&Grid::from_values_on(layout, &givens), 2, &Stop::never()) == Ok(1);
        if !is_one || number.is_multiple_of(5) {
            givens[cell.index()] = taken;
        }
    }
    (Grid::from_values_on(layout, &givens), solution)
}

#[test]
fn each_house_of_a_board_has_a_cell_for_each_digit() {
    for (name, board) in boards() {
        assert_eq!(board.digits().len(), board.size(), "{name}");
        assert_eq!(board.cells().len(), board.size() * board.size(), "{name}");
        for house in board.houses() {
            assert_eq!(house.cells().len(), board.size(), "{name}: {house}");
            assert!(house.cells().is_subset(board.cells()), "{name}: {house}");
            assert_eq!(board.house(house.index()), Some(*house), "{name}");
        }
        for cell in board.cells() {
            let holds = |house: &&House| house.contains(cell);
            let of_cell: Vec<House> = board.houses().iter().filter(holds).copied().collect();
            assert_eq!(board.houses_of(cell), of_cell, "{name}");
            let seen = of_cell
                .iter()
                .fold(CellSet::EMPTY, |all, it| all | it.cells());
            let apart = board.peers_apart(cell);
            assert_eq!(board.peers(cell), seen.without(cell) | apart, "{name}");
            assert!(apart.is_disjoint(seen), "{name}");
            assert!(
                board.peers(cell).iter().all(|it| board.sees(it, cell)),
                "{name}"
            );
        }
    }
}

#[test]
fn a_board_has_the_houses_of_its_name() {
    let number_of = |kind, board: &Layout| {
        let is_kind = |house: &&House| house.kind() == kind;
        board.houses().iter().filter(is_kind).count()
    };
    for (name, board) in boards() {
        let kind = match name {
            "windoku" => (HouseKind::Window, 4),
            "percent" => (HouseKind::Window, 2),
            "both diagonals" => (HouseKind::Diagonal, 2),
            "disjoint groups" => (HouseKind::Group, 9),
            "jigsaw" => (HouseKind::Region, 9),
            "eight rows" => (HouseKind::Box, 8),
            _ => continue,
        };
        assert_eq!(number_of(kind.0, &board), kind.1, "{name}");
    }
    let windoku = LayoutBuilder::classic().windoku().build().unwrap();
    assert_eq!(number_of(HouseKind::HiddenWindow, &windoku), 5);
    assert_eq!(LayoutBuilder::classic().build().unwrap(), Layout::CLASSIC);
}

#[test]
fn a_board_that_cannot_be_is_told_in_a_sentence() {
    let classic = LayoutBuilder::classic;
    let two = cells("r1c1 r1c2");
    let wrong = [
        (LayoutBuilder::new(10), LayoutError::Size(10)),
        (
            LayoutBuilder::new(6).boxes(3, 3),
            LayoutError::Boxes {
                rows: 3,
                columns: 3,
                size: 6,
            },
        ),
        (
            LayoutBuilder::new(9).regions([two]),
            LayoutError::RegionCount { count: 1, size: 9 },
        ),
        (
            classic().extra_region(two),
            LayoutError::RegionSize {
                first: cell("r1c1"),
                count: 2,
                size: 9,
            },
        ),
        (
            LayoutBuilder::new(4).boxes(2, 2).cage(cells("r5c5"), None),
            LayoutError::OutsideBoard(cell("r5c5")),
        ),
        (
            LayoutBuilder::new(6).boxes(2, 3).windoku(),
            LayoutError::NeedsNine(Feature::Windoku),
        ),
        (classic().cage(CellSet::EMPTY, None), LayoutError::Empty),
        (
            classic().cage(two, None).cage(cells("r1c2 r1c3"), None),
            LayoutError::CageOverlap(cell("r1c2")),
        ),
        (
            classic().cage(cells("r1c1 r1c3"), Some(5)),
            LayoutError::CageInParts(cell("r1c1")),
        ),
        (
            classic().cage(two, Some(2)),
            LayoutError::CageSum {
                first: cell("r1c1"),
                sum: 2,
                count: 2,
                least: 3,
                most: 17,
            },
        ),
    ];
    for (board, error) in wrong {
        let said = error.to_string();
        assert!(!said.ends_with('.'), "{said}");
        assert_eq!(board.build().unwrap_err(), error);
    }
    let ten = "0123456789".repeat(9).chars().take(81).collect::<String>();
    let error = LayoutBuilder::new(9)
        .regions_from(&ten)
        .build()
        .unwrap_err();
    assert_eq!(error, LayoutError::RegionCount { count: 10, size: 9 });
}

#[test]
fn the_search_finds_what_stands_on_a_board() {
    for (name, board) in boards() {
        let (puzzle, solution) = puzzle(&board);
        let found = solve(&puzzle, &Stop::never()).unwrap().solutions;
        assert_eq!(found, Solutions::One(Box::new(solution)), "{name}");
        assert!(
            Grid::from_values_on(&board, &solution).is_solved(),
            "{name}"
        );
    }
}

#[test]
fn boards_of_all_kinds_go_through_one_stream() {
    let puzzles = boards().into_iter().map(|(_, board)| puzzle(&board));
    let puzzles = puzzles.map(|(grid, solution)| (grid, Some(solution)));
    let puzzles: Vec<_> = puzzles.chain([(Grid::empty(), None)]).collect();
    let grids: Vec<Grid> = puzzles.iter().map(|(grid, _)| grid.clone()).collect();
    let counts = count_all(&grids, 2, &Stop::never()).unwrap();
    assert!(counts.iter().rev().skip(1).all(|count| *count == 1));
    assert_eq!(counts.last(), Some(&2));
    let unique = unique_all(&grids, &Stop::never()).unwrap();
    for (found, (_, solution)) in unique.iter().zip(&puzzles) {
        let told = solution.map_or(Uniqueness::Several, Uniqueness::One);
        assert_eq!(*found, told);
    }
    let solutions = solve_all(&grids, &Stop::never()).unwrap();
    for (found, (_, solution)) in solutions.iter().zip(&puzzles) {
        assert!(solution.is_none() || found == solution);
    }
}

#[test]
fn boards_without_a_given_whose_many_rules_lead_astray_are_filled_after_few_guesses() {
    let classic = LayoutBuilder::classic;
    let stop = Stop::never();
    for board in [
        classic().argyle(),
        classic().argyle().diagonal_up(),
        LayoutBuilder::new(9).argyle().diagonal_up(),
    ] {
        let board = board.build().unwrap();
        let found = solve(&Grid::empty_on(&board), &stop).unwrap();
        assert!(matches!(found.solutions, Solutions::Several(_)));
        assert!(found.guesses < 100_000, "{}", found.guesses);
        let filled = complete_on(&board, &[None; 81], Symmetry::None, 1, &stop).unwrap();
        let count = count(&Grid::from_values_on(&board, &filled), 2, &stop);
        assert_eq!(count, Ok(1));
    }
}

#[test]
fn a_search_that_nobody_stops_gives_up_after_a_million_guesses() {
    let stop = Stop::never().or_after_most_guesses();
    let looks = (0..).find(|_| stop.is_raised()).unwrap();
    assert_eq!(looks * 64_u64, MOST_GUESSES);
    // A limit that it has already stays.
    let stop = Stop::never().or_after_looks(3).or_after_most_guesses();
    assert_eq!((0_u64..).find(|_| stop.is_raised()), Some(3));
}

#[test]
fn the_watched_search_finds_what_stands_on_a_board() {
    for (name, board) in boards() {
        let (puzzle, solution) = puzzle(&board);
        for method in [Method::FewestCandidates, Method::Singles] {
            let mut search = Watched::new(&puzzle, method);
            let found = search.run(Until::Solution, 1_000_000, &Stop::never());
            assert_eq!(found, Ok(Some(Event::Solution)), "{name}");
            assert_eq!(search.values(), solution, "{name}");
        }
    }
}

#[test]
fn the_watched_search_goes_back_where_a_sum_cannot_be_had() {
    let three = cells("r1c1 r1c2 r1c3");
    let board = LayoutBuilder::new(4).boxes(2, 2).cage(three, Some(8));
    let empty = Grid::empty_on(&board.build().unwrap());
    let sum = Contradiction::Sum {
        cells: three,
        sum: 8,
    };
    for method in Method::ALL {
        let mut search = Watched::new(&empty, method);
        let met = search.run(Until::Contradiction, 1000, &Stop::never());
        assert_eq!(met, Ok(Some(Event::Contradiction(sum))), "{method:?}");
        let found = search.run(Until::Solution, 1000, &Stop::never());
        assert_eq!(found, Ok(Some(Event::Solution)));
        let values = search.values();
        let digits = three.iter().filter_map(|cell| values[cell.index()]);
        assert_eq!(digits.map(|digit| digit.get()).sum::<u8>(), 8);
    }
}

#[test]
fn a_contradiction_on_another_board_is_traced_to_its_move() {
    let knight = LayoutBuilder::classic().chess(Chess::Knight);
    let puzzle = Puzzle::on(knight.build().unwrap(), [None; Cell::COUNT]);
    let mut session = Session::new(&puzzle);
    for (name, value) in [("r2c3", 5), ("r9c9", 1), ("r4c4", 5)] {
        assert_eq!(session.enter(cell(name), digit(value)), Ok(true));
    }
    let Outcome::Inconsistent(diagnosis) = session.step() else {
        panic!("5 sees 5");
    };
    let seen = Contradiction::Seen {
        digit: digit(5),
        cells: cells("r2c3 r4c4"),
    };
    assert_eq!(diagnosis.contradiction, seen);
    assert!(matches!(diagnosis.origin, Origin::Move { index: 2, .. }));
}

#[test]
fn givens_that_only_their_cage_forbids_are_told_as_the_reason() {
    let three = cells("r1c1 r1c2 r1c3");
    let killer = LayoutBuilder::classic().cage(three, Some(6));
    let mut givens = [None; Cell::COUNT];
    for (name, value) in [("r1c1", 4), ("r9c9", 1)] {
        givens[cell(name).index()] = Some(digit(value));
    }
    let session = Session::new(&Puzzle::on(killer.build().unwrap(), givens));
    let why = session.why(Question::Board).unwrap();
    let Answer::NoSolution(conflict) = why.answer else {
        panic!("4 does not go into 6 with two others");
    };
    assert_eq!(conflict.givens, cells("r1c1"));
}

#[test]
fn a_full_cage_with_another_sum_is_traced_to_the_digit_that_left_no_solution() {
    let killer = LayoutBuilder::classic().cage(cells("r1c1 r1c2"), Some(6));
    let puzzle = Puzzle::on(killer.build().unwrap(), [None; Cell::COUNT]);
    let mut session = Session::new(&puzzle);
    // From the second move on there is no solution, though no cage is full yet.
    for (name, value) in [("r1c1", 4), ("r1c9", 2), ("r5c5", 7), ("r1c2", 3)] {
        assert_eq!(session.enter(cell(name), digit(value)), Ok(true));
    }
    let sum = Contradiction::Sum {
        cells: cells("r1c1 r1c2"),
        sum: 6,
    };
    let origin = |session: &Session| session.diagnose(sum).origin;
    assert!(matches!(origin(&session), Origin::Move { index: 1, .. }));
    // It is the same as long as the cage is not full.
    assert!(session.undo());
    assert!(matches!(origin(&session), Origin::Move { index: 1, .. }));
    // Without that move it is the digit that fills it.
    session.back_to(1);
    assert_eq!(session.enter(cell("r1c2"), digit(3)), Ok(true));
    assert!(matches!(origin(&session), Origin::Move { index: 1, .. }));
}

#[test]
fn no_rule_removes_what_is_right_on_any_board() {
    for (name, board) in boards() {
        let (mut grid, solution) = puzzle(&board);
        let path = Solver::preset(Preset::HoDoKu);
        while !grid.is_full() {
            check_each_rule(name, &grid, &solution);
            match path.step(&grid, Granularity::Rule) {
                Some(step) => step.iter().for_each(|deduction| deduction.apply(&mut grid)),
                None => {
                    let cell = grid.unsolved().first().unwrap();
                    grid.place(Candidate::new(cell, solution[cell.index()].unwrap()));
                }
            }
        }
        assert_eq!(*grid.values(), solution, "{name}");
    }
}

/// So many deductions of each rule are looked at on a position.
const ENOUGH: usize = 20;

fn check_each_rule(name: &str, grid: &Grid, solution: &Values) {
    let survey = Survey::of(grid);
    let is_true = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    let is_quick =
        |technique: Technique| technique.is_standard() && technique.family() != Family::Forcing;
    for rule in CATALOG.iter().filter(|rule| is_quick(rule.technique())) {
        let mut seen = 0;
        let _ = rule.search(&survey, &mut |deduction| {
            let said = format!("{name}: {deduction:?} on {grid}");
            assert!(deduction.placements.iter().all(is_true), "{said}");
            assert!(!deduction.eliminations.iter().any(is_true), "{said}");
            let mut all = deduction.placements.iter().chain(&deduction.eliminations);
            assert!(all.all(|it| grid.has(*it)), "{said}");
            seen += 1;
            if seen == ENOUGH {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
    }
}

#[test]
fn a_small_board_is_solved_by_singles_with_its_own_digits() {
    let board = LayoutBuilder::new(4).boxes(2, 2).build().unwrap();
    let (mut grid, solution) = puzzle(&board);
    let (steps, ending) = Solver::everything().path(&mut grid, Granularity::Deduction);
    assert_eq!(ending, Ending::Solved);
    assert_eq!(*grid.values(), solution);
    let digits = steps
        .iter()
        .flat_map(|step| step.iter().flat_map(|it| it.placements.iter()));
    let digits: DigitSet = digits.map(|it| it.digit).collect();
    assert!(digits.is_subset(board.digits()));
}

#[test]
fn what_cannot_be_on_a_board_is_seen_without_a_search() {
    let on = |board: LayoutBuilder, values: &[(&str, u8)]| {
        let mut grid = Grid::empty_on(&board.build().unwrap());
        for (name, value) in values {
            grid.place(Candidate::new(cell(name), digit(*value)));
        }
        Contradiction::visible(&grid).next()
    };
    let three = cells("r1c1 r1c2 r2c1");
    let killer = || LayoutBuilder::classic().cage(three, Some(6));
    assert_eq!(on(killer(), &[("r1c1", 1)]), None);
    let sum = Contradiction::Sum {
        cells: three,
        sum: 6,
    };
    assert_eq!(on(killer(), &[("r1c1", 4)]), Some(sum));
    let knight = || LayoutBuilder::classic().chess(Chess::Knight);
    let seen = Contradiction::Seen {
        digit: digit(5),
        cells: cells("r2c3 r4c4"),
    };
    assert_eq!(on(knight(), &[("r2c3", 5), ("r4c4", 5)]), Some(seen));
    assert_eq!(
        on(LayoutBuilder::classic(), &[("r2c3", 5), ("r4c4", 5)]),
        None
    );
    for (contradiction, sentence) in [
        (sum, "r1c1, r1c2 and r2c1 cannot add up to 6."),
        (seen, "5 is in r2c3 and r4c4, which see each other."),
    ] {
        let english = Language::english();
        let said = explain::contradiction(&contradiction);
        assert_eq!(said.render(english, Notation::Rc), sentence);
    }
}

#[test]
fn a_rule_says_where_it_does_not_hold() {
    let killer = LayoutBuilder::classic().cage(cells("r1c1 r1c2"), Some(5));
    let killer = killer.build().unwrap();
    let grave = rule_for(Technique::BivalueUniversalGravePlusOne).unwrap();
    assert_eq!(grave.holds_in(&killer), Err(Obstacle::NoExchange));
    assert_eq!(grave.holds_in(&Layout::CLASSIC), Ok(()));
    let latin = LayoutBuilder::new(9).build().unwrap();
    let kite = rule_for(Technique::TwoStringKite).unwrap();
    assert_eq!(kite.holds_in(&latin), Err(Obstacle::NoRegions));
}

#[test]
fn digits_that_a_diagonal_or_a_cage_tells_apart_are_no_unique_rectangle() {
    // 1 and 2 alone in three corners, and 3 besides in the fourth.
    let corners = ["r1c1", "r1c4", "r2c1", "r2c4"];
    let on = |board: LayoutBuilder| {
        let mut grid = Grid::empty_on(&board.build().unwrap());
        for (number, name) in corners.into_iter().enumerate() {
            for digit in DigitSet::ALL.iter().skip(if number == 3 { 3 } else { 2 }) {
                grid.eliminate(Candidate::new(cell(name), digit));
            }
        }
        grid
    };
    let found = |grid: &Grid| {
        let rule = rule_for(Technique::UniquenessTest1).unwrap();
        sudoku_stepper::rules::find_first(rule, grid).is_some()
    };
    let classic = LayoutBuilder::classic;
    assert!(found(&on(classic())));
    // A cage with one of the corners, and one with two that hold both digits.
    assert!(!found(&on(classic().cage(cells("r1c1 r1c2"), Some(5)))));
    assert!(found(&on(classic().cage(cells("r1c1 r2c1"), Some(3)))));
    assert!(!found(&on(classic().diagonal_down())));
    assert!(!found(&on(classic().chess(Chess::Knight))));
}
