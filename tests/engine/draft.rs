//! What is said and made of givens that are being typed.

use std::collections::BTreeSet;

use sudoku_stepper::generate::{
    DraftError, Symmetry, complete, complete_on, made_symmetric, made_symmetric_on, minimized,
    minimized_on, redundant_givens,
};
use sudoku_stepper::grid::{BoardKind, Cell, CellSet, Digit, Grid, Layout, Values};
use sudoku_stepper::search::{Stop, count};
use sudoku_stepper::session::{DraftFinding, DraftSolutions, Session};
use sudoku_stepper::sudoku::Puzzle;

const HARD: &str =
    ".1...52.8..3.7....2...13..54.6....2...........8....9.67..98...4....6.8..1.87...9.";

fn values(line: &str) -> Values {
    Puzzle::from_line(line).expect("81 characters").givens
}

fn givens(values: &Values) -> CellSet {
    Cell::all()
        .filter(|cell| values[cell.index()].is_some())
        .collect()
}

fn solutions(values: &Values) -> usize {
    count(&Grid::from_values(values), 2, &Stop::never()).expect("nobody stops it")
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn findings(session: &Session) -> Vec<DraftFinding> {
    let mut found = Vec::new();
    let check = session.check_draft();
    check
        .run(&Stop::never(), &mut |finding| found.push(finding))
        .expect("nobody stops it");
    found
}

#[test]
fn a_draft_is_completed_to_a_puzzle_that_keeps_its_givens() {
    let mut draft = [None; 81];
    draft[0] = Digit::new(5);
    draft[10] = Digit::new(7);
    draft[80] = Digit::new(5);
    for seed in 0..20 {
        let puzzle = complete(&draft, Symmetry::None, seed, &Stop::never()).expect("a puzzle");
        assert_eq!(solutions(&puzzle), 1);
        for at in [0, 10, 80] {
            assert_eq!(puzzle[at], draft[at]);
        }
        assert!((17..=40).contains(&givens(&puzzle).len()));
    }
}

#[test]
fn an_empty_draft_becomes_a_symmetric_puzzle_and_each_seed_another() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        for symmetry in Symmetry::ALL {
            let puzzle = complete(&[None; 81], symmetry, seed, &Stop::never()).expect("a puzzle");
            assert!(symmetry.holds_for(givens(&puzzle)));
            assert_eq!(solutions(&puzzle), 1);
            seen.insert(puzzle.map(|digit| digit.map_or(0, Digit::get)));
        }
    }
    assert_eq!(seen.len(), 20 * Symmetry::ALL.len());
    let again = |seed| complete(&[None; 81], Symmetry::Mirror, seed, &Stop::never());
    assert_eq!(again(3), again(3));
}

#[test]
fn a_minimized_puzzle_keeps_its_solution_and_no_given_can_go() {
    let puzzle = complete(&[None; 81], Symmetry::HalfTurn, 9, &Stop::never()).expect("a puzzle");
    for seed in 0..5 {
        let minimal = minimized(&puzzle, seed, &Stop::never()).expect("a puzzle");
        assert!(givens(&minimal).is_subset(givens(&puzzle)));
        assert_eq!(solutions(&minimal), 1);
        for cell in givens(&minimal) {
            let mut without = minimal;
            without[cell.index()] = None;
            assert_eq!(solutions(&without), 2);
        }
        let redundant = redundant_givens(&Layout::CLASSIC, &minimal, &Stop::never());
        assert_eq!(redundant, Ok(CellSet::EMPTY));
    }
}

#[test]
fn a_puzzle_is_made_symmetric_and_keeps_its_solution() {
    let puzzle = values(HARD);
    let solution = |values: &Values| {
        sudoku_stepper::search::first(&Grid::from_values(values), &Stop::never())
            .expect("nobody stops it")
    };
    for symmetry in Symmetry::ALL {
        let made = made_symmetric(&puzzle, symmetry, 1, &Stop::never()).expect("a puzzle");
        assert!(symmetry.holds_for(givens(&made)), "{symmetry}");
        assert_eq!(solutions(&made), 1);
        assert_eq!(solution(&made), solution(&puzzle));
    }
}

#[test]
fn what_has_no_or_several_solutions_is_refused_with_a_sentence() {
    let mut clashing = [None; 81];
    clashing[0] = Digit::new(1);
    clashing[8] = Digit::new(1);
    // No cell clashes, and yet r1c9 has no candidate.
    let dead = values(&format!("12345678.........9{}", ".".repeat(63)));
    for draft in [clashing, dead] {
        let completed = complete(&draft, Symmetry::None, 1, &Stop::never());
        assert_eq!(completed, Err(DraftError::NoSolution));
        let minimal = minimized(&draft, 1, &Stop::never());
        assert_eq!(minimal, Err(DraftError::NoSolution));
    }
    let several = minimized(&[None; 81], 1, &Stop::never());
    assert_eq!(several, Err(DraftError::SeveralSolutions));
    let stop = Stop::never();
    stop.raise();
    let stopped = complete(&[None; 81], Symmetry::None, 1, &stop);
    assert_eq!(stopped, Err(DraftError::Stopped));
}

#[test]
fn the_givens_that_can_go_are_named() {
    let minimal = minimized(&values(HARD), 1, &Stop::never()).expect("a puzzle");
    let full = sudoku_stepper::search::first(&Grid::from_values(&minimal), &Stop::never());
    let full = full.expect("nobody stops it").expect("a solution");
    let extra = (!givens(&minimal)).first().expect("an empty cell");
    let mut more = minimal;
    more[extra.index()] = full[extra.index()];
    let redundant = redundant_givens(&Layout::CLASSIC, &more, &Stop::never()).expect("a puzzle");
    assert!(redundant.contains(extra));
    for cell in redundant {
        let mut without = more;
        without[cell.index()] = None;
        assert_eq!(solutions(&without), 1);
    }
}

#[test]
fn the_check_names_the_entry_that_took_the_last_solution() {
    let mut session = Session::new(&Puzzle::new([None; 81]));
    for (at, digit) in (1..=8).enumerate() {
        session.set_given(Cell::at(0, at), Digit::new(digit));
    }
    assert!(matches!(
        findings(&session)[..],
        [DraftFinding::Solutions(DraftSolutions::Several { .. })]
    ));
    session.set_given(cell("r5c9"), Digit::new(9));
    session.set_given(cell("r9c1"), Digit::new(3));
    let expected = DraftSolutions::None {
        culprit: Some(cell("r5c9")),
    };
    assert_eq!(findings(&session), [DraftFinding::Solutions(expected)]);
}

#[test]
fn the_check_of_a_puzzle_tells_what_can_go_and_how_hard_it_is() {
    let session = Session::new(&Puzzle::new(values(HARD)));
    let found = findings(&session);
    let [
        DraftFinding::Solutions(DraftSolutions::One),
        DraftFinding::Redundant(redundant),
        DraftFinding::Rating(rating),
        DraftFinding::Explained(explained),
    ] = &found[..]
    else {
        panic!("{found:?}");
    };
    assert_eq!(
        Ok(*redundant),
        redundant_givens(&Layout::CLASSIC, &values(HARD), &Stop::never())
    );
    assert!(rating.hardest().is_some());
    assert_eq!(explained.to_string(), "7.1/1.2/1.2");
}

#[test]
fn the_cells_that_differ_are_those_of_all_solutions() {
    // Two rows of a solved grid are open but for a rectangle and its like.
    let full = complete(&[None; 81], Symmetry::None, 4, &Stop::never()).expect("a puzzle");
    let full = sudoku_stepper::search::first(&Grid::from_values(&full), &Stop::never());
    let full = full.expect("nobody stops it").expect("a solution");
    let mut draft = full;
    draft[..18].fill(None);
    let grid = Grid::from_values(&draft);
    let all: Vec<Values> = sudoku_stepper::search::solutions(&grid, &Stop::never())
        .collect::<Result<_, _>>()
        .expect("nobody stops it");
    let expected: CellSet = Cell::all()
        .filter(|cell| all.iter().any(|it| it[cell.index()] != full[cell.index()]))
        .collect();
    assert!(!expected.is_empty());
    let session = Session::new(&Puzzle::new(draft));
    let differing = DraftSolutions::Several {
        differing: expected,
    };
    assert_eq!(findings(&session), [DraftFinding::Solutions(differing)]);
}

/// Other boards, each with a puzzle that a draft with a 4 in its first cell becomes.
fn filled_on_other_boards() -> impl Iterator<Item = (BoardKind, Layout, Values)> {
    let kinds = [BoardKind::Diagonal, BoardKind::Six, BoardKind::AntiKing];
    kinds.into_iter().map(|kind| {
        let board = kind.start().build().unwrap();
        let mut draft = [None; 81];
        draft[0] = Some(Digit::ALL[3]);
        let stop = Stop::never();
        let filled = complete_on(&board, &draft, Symmetry::HalfTurn, 3, &stop).unwrap();
        (kind, board, filled)
    })
}

fn has_one_solution(board: &Layout, values: &Values) -> bool {
    count(&Grid::from_values_on(board, values), 2, &Stop::never()) == Ok(1)
}

#[test]
fn drafts_of_other_boards_are_filled() {
    for (kind, board, filled) in filled_on_other_boards() {
        assert_eq!(filled[0], Some(Digit::ALL[3]), "{kind}");
        assert!(has_one_solution(&board, &filled), "{kind}");
    }
}

#[test]
fn drafts_of_other_boards_are_made_symmetric() {
    for (kind, board, filled) in filled_on_other_boards() {
        let stop = Stop::never();
        let symmetric = made_symmetric_on(&board, &filled, Symmetry::Mirror, 3, &stop).unwrap();
        let is_given = |cell: &Cell| symmetric[cell.index()].is_some();
        let given: CellSet = board.cells().iter().filter(is_given).collect();
        let images = Symmetry::Mirror.images_on(board.size(), given);
        assert_eq!(images, given, "{kind}");
        assert!(has_one_solution(&board, &symmetric), "{kind}");
    }
}

#[test]
fn drafts_of_other_boards_are_made_minimal() {
    for (kind, board, filled) in filled_on_other_boards() {
        let stop = Stop::never();
        let minimal = minimized_on(&board, &filled, 3, &stop).unwrap();
        let redundant = redundant_givens(&board, &minimal, &stop);
        assert_eq!(redundant, Ok(CellSet::EMPTY), "{kind}");
        let empty = minimized_on(&board, &[None; 81], 3, &stop);
        assert_eq!(empty, Err(DraftError::SeveralSolutions), "{kind}");
    }
}
