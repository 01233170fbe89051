//! Puzzles that are made of other boards than the classic one.

use crate::common::pinned::pinned;
use crate::common::solution_of;
use std::collections::HashSet;

use sudoku_stepper::generate::{
    BoardGenerator, BoardRequest, Progress, Request, Symmetry, Unmade, needs,
};
use sudoku_stepper::grid::{BoardKind, CellSet, DigitSet, Grid, LayoutBuilder, Values};
use sudoku_stepper::rate::rate;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::{Stop, count};
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;

fn others() -> impl Iterator<Item = BoardKind> {
    let all = BoardKind::ALL.iter().copied();
    all.filter(|kind| !kind.is_classic())
}

#[track_caller]
fn some(request: BoardRequest, number: u64) -> Vec<Puzzle> {
    let generator = request.generator().unwrap();
    made(&generator, number)
}

#[track_caller]
fn made(generator: &BoardGenerator, number: u64) -> Vec<Puzzle> {
    let made = generator.make(0..number, 3000, &Stop::never(), &Progress::default());
    assert_eq!(made.end, Ok(()));
    made.puzzles
}

fn grid(puzzle: &Puzzle) -> Grid {
    Grid::from_values_on(&puzzle.layout, &puzzle.givens)
}

#[track_caller]
fn solution(puzzle: &Puzzle) -> Values {
    solution_of(&grid(puzzle))
}

#[track_caller]
fn refusal(request: BoardRequest) -> String {
    request.generator().unwrap_err().to_string()
}

#[test]
fn each_puzzle_of_each_board_has_one_solution_and_the_same_each_time() {
    for kind in others() {
        let puzzles = some(Request::new(7).on(kind), 3);
        let again = Request::new(7).on(kind).generator().unwrap();
        for (number, puzzle) in (0..).zip(&puzzles) {
            assert_eq!(puzzle.layout.size(), kind.size(), "{kind}");
            let one = count(&grid(puzzle), 2, &Stop::never());
            assert_eq!(one, Ok(1), "{kind}");
            let once_more = again.puzzle(number, &Stop::never(), &Progress::default());
            assert_eq!(once_more.as_ref(), Ok(puzzle), "{kind}");
        }
        assert_ne!(solution(&puzzles[0]), solution(&puzzles[1]), "{kind}");
    }
}

#[test]
fn a_kind_of_board_has_what_its_name_says() {
    for kind in others() {
        let puzzle = &some(Request::new(2).on(kind), 1)[0];
        let layout = &puzzle.layout;
        assert_eq!(!layout.cages().is_empty(), kind.has_cages(), "{kind}");
        assert_eq!(layout.boxes().is_none(), kind.has_own_regions(), "{kind}");
        let extra = layout.extra_regions().count();
        assert_eq!(extra > 1, kind.has_extra_regions(), "{kind}");
        let start = kind.start().build().unwrap();
        assert_eq!(layout.features(), start.features(), "{kind}");
        assert_eq!(kind.slug().parse(), Ok(kind));
    }
    assert_eq!(
        "samurai"
            .parse::<BoardKind>()
            .unwrap_err()
            .to_string()
            .split(';')
            .next(),
        Some("'samurai' is not a board")
    );
}

#[test]
fn cages_fill_the_board_and_keep_to_the_sizes() {
    let puzzles = some(Request::new(4).on(BoardKind::Killer).cage_sizes(2, 5), 8);
    let mut smaller = 0;
    for puzzle in &puzzles {
        assert_eq!(puzzle.given_count(), 0);
        let cages = puzzle.layout.cages();
        let all = cages
            .iter()
            .fold(CellSet::EMPTY, |all, cage| all | cage.cells);
        assert_eq!(all, CellSet::ALL);
        assert!(cages.iter().all(|cage| cage.cells.len() <= 5));
        assert!(cages.iter().all(|cage| cage.cells.hangs_together()));
        smaller += cages.iter().filter(|cage| cage.cells.len() < 2).count();
    }
    assert!(
        smaller < 16,
        "{smaller} cages of one cell are more than a few"
    );
}

#[test]
fn a_killer_has_as_many_givens_as_are_wished() {
    for givens in [1, 4, 12] {
        for puzzle in some(Request::new(5).givens(givens).on(BoardKind::Killer), 3) {
            assert_eq!(puzzle.given_count(), givens as usize);
            assert_eq!(count(&grid(&puzzle), 2, &Stop::never()), Ok(1));
        }
    }
}

#[test]
fn of_a_minimal_killer_no_border_between_cages_can_go() {
    borders_are_needed(BoardKind::KillerSix, 6, 3);
    borders_are_needed(BoardKind::KillerSix, 80, 3);
    borders_are_needed(BoardKind::KillerEight, 80, 1);
    borders_are_needed(BoardKind::Killer, 80, 1);
}

/// Checks that in so many minimal killers with this seed no two cages can be joined.
#[track_caller]
fn borders_are_needed(kind: BoardKind, seed: u64, number: u64) {
    let request = Request::new(seed).minimal().on(kind).cage_sizes(2, 4);
    for puzzle in some(request, number) {
        let solution = solution(&puzzle);
        let cages = puzzle.layout.cages();
        let start = || kind.start();
        for (at, one) in cages.iter().enumerate() {
            for other in &cages[at + 1..] {
                let cells = one.cells | other.cells;
                let digits: DigitSet = cells
                    .iter()
                    .filter_map(|cell| solution[cell.index()])
                    .collect();
                let apart = one.cells.beside().is_disjoint(other.cells);
                if apart || cells.len() > 4 || digits.len() < cells.len() {
                    continue;
                }
                let rest = cages.iter().filter(|cage| *cage != one && *cage != other);
                let board = rest.fold(start(), |board, it| board.cage(it.cells, it.sum));
                let sum = one.sum.zip(other.sum).map(|(one, other)| one + other);
                let layout = board.cage(cells, sum).build().unwrap();
                let joined = Grid::from_values_on(&layout, &puzzle.givens);
                assert_eq!(count(&joined, 2, &Stop::never()), Ok(2));
            }
        }
    }
}

/// Checks that of a puzzle no given can be left out.
#[track_caller]
fn needs_each_given(puzzle: &Puzzle, what: &str) {
    assert_eq!(count(&grid(puzzle), 2, &Stop::never()), Ok(1), "{what}");
    for cell in grid(puzzle).given() {
        let mut without = puzzle.givens;
        without[cell.index()] = None;
        let fewer = Grid::from_values_on(&puzzle.layout, &without);
        let solutions = count(&fewer, 2, &Stop::never());
        assert_eq!(solutions, Ok(2), "{what}: {cell} can go");
    }
}

#[test]
fn of_a_minimal_puzzle_no_given_can_go_on_any_board() {
    for kind in others() {
        for seed in [80, 555_553] {
            for puzzle in some(Request::new(seed).minimal().on(kind), 2) {
                needs_each_given(&puzzle, &format!("{kind}, seed {seed}"));
            }
        }
    }
    // With these there was a given that only a long search could tell to be too much.
    let known = [
        (BoardKind::JigsawX, 555_551, 3),
        (BoardKind::Argyle, 555_553, 1),
        (BoardKind::Argyle, 555_554, 1),
        (BoardKind::Argyle, 9175, 1),
    ];
    for (kind, seed, number) in known {
        for puzzle in some(Request::new(seed).minimal().on(kind), number) {
            needs_each_given(&puzzle, &format!("{kind}, seed {seed}"));
        }
    }
}

#[test]
fn of_a_minimal_puzzle_with_symmetry_or_further_wishes_no_given_can_go() {
    let wish = || Request::new(80).minimal();
    let turned = || wish().symmetry(Symmetry::HalfTurn);
    let requests = [
        (BoardKind::Six, turned()),
        (BoardKind::SixX, wish().symmetry(Symmetry::Mirror)),
        (BoardKind::JigsawSix, wish().givens(7)),
    ];
    for (kind, request) in requests {
        for puzzle in some(request.on(kind), 1) {
            needs_each_given(&puzzle, kind.slug());
        }
    }
}

#[test]
fn the_symmetry_is_that_of_givens_regions_and_cages() {
    let boards = [
        BoardKind::Diagonal,
        BoardKind::Windoku,
        BoardKind::Jigsaw,
        BoardKind::Killer,
        BoardKind::Six,
        BoardKind::ExtraRegions,
    ];
    for symmetry in [Symmetry::HalfTurn, Symmetry::Mirror] {
        for kind in boards {
            for puzzle in some(Request::new(8).symmetry(symmetry).on(kind), 2) {
                assert!(symmetry.keeps(&puzzle.layout), "{kind}, {symmetry}");
                let givens = grid(&puzzle).given();
                let size = puzzle.layout.size();
                assert_eq!(
                    symmetry.images_on(size, givens),
                    givens,
                    "{kind}, {symmetry}"
                );
            }
        }
    }
}

#[test]
fn the_level_is_that_of_the_rating() {
    let wished = [
        (BoardKind::Diagonal, Level::Hard),
        (BoardKind::Jigsaw, Level::Medium),
        (BoardKind::Killer, Level::Easy),
        (BoardKind::Killer, Level::Medium),
        (BoardKind::Killer, Level::Hard),
        (BoardKind::Six, Level::Easy),
    ];
    let solver = Solver::preset(Preset::HoDoKu);
    for (kind, level) in wished {
        for puzzle in some(Request::new(9).level(level).on(kind), 2) {
            let rating = rate(&grid(&puzzle), &solver, &Stop::never()).unwrap();
            assert_eq!(rating.level, level, "{kind}");
        }
    }
}

#[test]
fn puzzles_of_other_boards_can_need_a_technique() {
    let wished = [
        (BoardKind::Killer, Technique::RuleOf45),
        (BoardKind::Windoku, Technique::NakedPair),
    ];
    for (kind, technique) in wished {
        for puzzle in some(Request::new(3).needing(technique).on(kind), 1) {
            assert_eq!(needs(&grid(&puzzle), technique, &Stop::never()), Ok(true));
        }
    }
}

#[test]
fn wishes_that_no_puzzle_of_the_board_fulfills_are_refused() {
    let on = |request: Request, kind| refusal(request.on(kind));
    let new = || Request::new(1);
    assert_eq!(
        on(new().givens(36), BoardKind::Six),
        "a puzzle of the board '6x6' has at most 35 givens; 36 cannot do"
    );
    assert_eq!(
        on(new().givens(7), BoardKind::Jigsaw),
        "with fewer than 8 givens you could swap two digits on the board 'jigsaw'; 7 cannot do"
    );
    assert_eq!(
        on(new().symmetry(Symmetry::Mirror), BoardKind::OneDiagonal),
        "the board 'one diagonal' itself does not have the symmetry mirror"
    );
    assert_eq!(
        on(new().symmetry(Symmetry::QuarterTurn), BoardKind::Six),
        "the board '6x6' itself does not have the symmetry quarter turn"
    );
    assert_eq!(
        refusal(new().on(BoardKind::Diagonal).cage_sizes(2, 4)),
        "the board 'diagonal' has no cages, so there are no sizes to ask for"
    );
    pinned!(refusal(new().on(BoardKind::KillerSix).cage_sizes(3, 7)));
}

#[test]
fn making_puzzles_ends_when_it_is_stopped_or_the_tries_are_over() {
    let stop = Stop::never();
    stop.raise();
    let generator = Request::new(1).on(BoardKind::Killer).generator().unwrap();
    let made = generator.make(0..3, 10, &stop, &Progress::default());
    assert_eq!((made.puzzles.len(), made.end), (0, Err(Unmade::Stopped)));
    // Four rows are too few for anything hard.
    let hard = Request::new(1).level(Level::Extreme).on(BoardKind::Four);
    let progress = Progress::default();
    let made = hard
        .generator()
        .unwrap()
        .make(0..1, 40, &Stop::never(), &progress);
    assert_eq!((made.puzzles.len(), made.end), (0, Err(Unmade::GivenUp)));
    assert_eq!(progress.tried(), 40);
}

#[test]
fn regions_of_jigsaws_are_in_one_piece_and_differ() {
    let mut seen = HashSet::new();
    for puzzle in some(Request::new(12).on(BoardKind::Jigsaw), 10) {
        let regions: Vec<CellSet> = puzzle
            .layout
            .regions()
            .iter()
            .map(|it| it.cells())
            .collect();
        assert!(regions.iter().all(|region| region.hangs_together()));
        let again = LayoutBuilder::new(9).regions(regions.clone()).build();
        assert_eq!(again.as_ref(), Ok(&puzzle.layout));
        seen.insert(regions);
    }
    assert_eq!(seen.len(), 10);
}
