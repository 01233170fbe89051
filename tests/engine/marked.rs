//! Pencil marks that are the puzzle: a board without givens, or with some, whose marks belong
//! to it. They count wherever the puzzle counts.

use crate::common::pinned::pinned;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, digit, puzzle};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use sudoku_stepper::rate::explainer::{self, Steps};
use sudoku_stepper::rate::{RatingError, rate};
use sudoku_stepper::rules::{Technique, find_all, rule_for};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::{Hint, MistakeKind, Outcome, Session, SolvedPuzzles};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};
use sudoku_stepper::texts::Language;
use sudoku_stepper::why::{Answer, Question};

/// The board of a puzzle without its givens, each cell with the candidates that it had.
fn without_givens(line: &str) -> Puzzle {
    let grid = crate::common::grid(line);
    let mut marked = Puzzle::new([None; Cell::COUNT]);
    for cell in Cell::all() {
        let left = grid
            .value(cell)
            .map_or(grid.candidates(cell), DigitSet::only);
        let gone = (DigitSet::ALL - left).into_iter();
        marked
            .removed
            .extend(gone.map(|it| Candidate::new(cell, it)));
    }
    marked
}

/// A position whose marks lack the digit of the solution in a cell.
const WRONG: &str = "\
7  15  45  | 2  458  16   | 3  458  9
19  3    45  | 458  7   19  | 2  48   6
269  269  8  | 3    45  69  | 14  7   15
------------------+-------------------+----------------
3  2678  267  | 178  9   4    | 5  26   128
689  4    5679 | 157  258  27  | 169  3   18
289  2589  1  | 58   6   3    | 49  249  7
------------------+-------------------+----------------
18  18   69   | 469  24  5    | 7  269  3
4   679  3    | 679  1   27   | 8   2569  25
5   2679 2679 | 679  3   8    | 69  1   4
";

fn wrong() -> Puzzle {
    formats::read(WRONG.as_bytes()).unwrap().remove(0)
}

/// A board of marks of Sudoku Explainer's kind, with one solution.
const SUKAKU: &str = include_str!("marked/sukaku.txt");

fn sukaku() -> Puzzle {
    formats::read(SUKAKU.as_bytes()).unwrap().remove(0)
}

fn solution_of(puzzle: &Puzzle) -> Solutions {
    let position = Position::new(puzzle);
    solve(&position.givens(), &Stop::never()).unwrap().solutions
}

#[test]
fn marks_without_givens_are_rated_by_both_measures() {
    let marked = without_givens(ASSIGNMENT);
    let puzzle = Position::new(&marked).givens();
    let rating = rate(&puzzle, &Solver::preset(Preset::HoDoKu), &Stop::never()).unwrap();
    assert_eq!(rating.guesses(), 0, "{rating:?}");
    // Each cell is filled on the way, and none is given.
    assert!(rating.steps() >= 81, "{rating:?}");
    let explained = explainer::rate(&puzzle, &Stop::never()).unwrap();
    assert!(explained.hardest.technique.is_some());
}

#[test]
fn a_board_of_marks_has_the_solutions_that_its_marks_leave() {
    for marked in [without_givens(ASSIGNMENT), sukaku()] {
        assert!(matches!(solution_of(&marked), Solutions::One(_)));
        let session = Session::new(&marked);
        let why = session.why(Question::Board).unwrap();
        assert_eq!(why.answer, Answer::OneSolution);
        assert!(session.position().is_untouched());
    }
}

#[test]
fn start_over_leaves_the_marks_of_the_puzzle() {
    let marked = without_givens(ASSIGNMENT);
    let mut session = Session::new(&marked);
    session.set_granularity(Granularity::Deduction);
    let opened = session.position().clone();
    for _ in 0..5 {
        assert!(matches!(session.step(), Outcome::Stepped(_)));
    }
    let some = session.grid().all_candidates().next();
    assert!(session.rule_out(some));
    assert!(!session.position().is_untouched());
    assert!(session.restart());
    assert_eq!(*session.position(), opened);
    assert!(session.undo() && session.redo());
    assert_eq!(*session.position(), opened);
}

#[test]
fn what_is_removed_later_does_not_belong_to_the_puzzle() {
    let marked = without_givens(ASSIGNMENT);
    let mut session = Session::new(&marked);
    session.set_granularity(Granularity::Deduction);
    for _ in 0..3 {
        assert!(matches!(session.step(), Outcome::Stepped(_)));
    }
    let some = session.grid().all_candidates().next();
    session.rule_out(some);
    let file = formats::write_own(&session.to_puzzle());
    let read = formats::read(file.as_bytes()).unwrap().remove(0);
    assert_eq!(read.ruled_out(), marked.removed);
    assert_eq!(read.as_given(), marked);
    let taken_up = Session::new(&read);
    assert_eq!(taken_up.position(), session.position());
    assert_eq!(
        taken_up.position().givens(),
        Position::new(&marked).givens()
    );
}

#[test]
fn removals_beside_entries_are_work_and_not_the_puzzle() {
    let mut saved = puzzle(ASSIGNMENT);
    saved.entries[0] = Some(digit(6));
    saved.removed.push(candidate("r1c3", 2));
    assert!(saved.ruled_out().is_empty());
    let plain = Position::new(&puzzle(ASSIGNMENT)).givens();
    assert_eq!(Position::new(&saved).givens(), plain);
    // Without a given all rests on the marks.
    let mut marked = without_givens(ASSIGNMENT);
    let solved = crate::common::grid(ASSIGNMENT_SOLVED);
    marked.entries[0] = solved.values()[0];
    assert_eq!(marked.ruled_out(), marked.removed);
}

#[test]
fn a_position_whose_marks_have_no_solution_is_not_rated() {
    let puzzle = Position::new(&wrong()).givens();
    let solver = Solver::preset(Preset::HoDoKu);
    assert_eq!(
        rate(&puzzle, &solver, &Stop::never()),
        Err(RatingError::NoSolution)
    );
    assert_eq!(
        explainer::rate(&puzzle, &Stop::never()),
        Err(RatingError::NoSolution)
    );
}

#[test]
fn a_mark_that_is_missing_is_named_as_the_mistake() {
    let session = Session::new(&wrong());
    let Ok(Hint::Mistake(mistake)) = session.search_hint().run(&Stop::never()) else {
        panic!("a candidate of the solution is missing");
    };
    assert_eq!(mistake.kind, MistakeKind::Removed);
    let why = session.why(Question::Board).unwrap();
    let said = why.summary();
    let said = said.render(Language::english(), Notation::Rc);
    let Answer::NoSolution(conflict) = &why.answer else {
        panic!("{said}");
    };
    assert!(conflict.removed.contains(&mistake.candidate), "{said}");
    assert!(said.contains("the removal of"), "{said}");
}

#[test]
fn a_board_of_marks_without_a_solution_says_so() {
    let mut marked = without_givens(ASSIGNMENT);
    // Both cells are left with the 7 alone that only one of them can hold.
    let two: CellSet = ["r1c2", "r1c3"]
        .map(crate::common::cell)
        .into_iter()
        .collect();
    for cell in two {
        let others = Digit::ALL.into_iter().filter(|it| *it != digit(7));
        let gone = others.map(|it| Candidate::new(cell, it));
        let gone: Vec<_> = gone.filter(|it| !marked.removed.contains(it)).collect();
        marked.removed.extend(gone);
        marked
            .removed
            .retain(|it| *it != Candidate::new(cell, digit(7)));
    }
    assert_eq!(solution_of(&marked), Solutions::None);
    let why = Session::new(&marked).why(Question::Board).unwrap();
    let Answer::NoSolution(conflict) = &why.answer else {
        panic!("{why:?}");
    };
    assert!(conflict.removed.len() > 12, "{conflict:?}");
    let said = why.summary();
    let said = said.render(Language::english(), Notation::Rc);
    let count = conflict.removed.len();
    assert!(said.contains(&format!(" {count} cannot all be wrong")));
    pinned!(said);
    // Without any one of them there would be a solution.
    let mut grid = Grid::empty();
    for removed in &conflict.removed[1..] {
        grid.eliminate(*removed);
    }
    let found = solve(&grid, &Stop::never()).unwrap().solutions;
    assert_ne!(found, Solutions::None);
}

#[test]
fn puzzles_of_marks_are_known_apart_once_solved() {
    let [one, other] = [without_givens(ASSIGNMENT), sukaku()];
    let mut solved = SolvedPuzzles::default();
    assert!(solved.add(&one));
    assert!(solved.contains(&one) && !solved.contains(&other));
    assert!(!solved.contains(&Puzzle::new([None; Cell::COUNT])));
    assert_eq!(SolvedPuzzles::parse(&solved.write()), solved);
    // Whatever was done on it.
    let mut session = Session::new(&one);
    session.step();
    assert!(solved.contains(&session.to_puzzle()));
}

#[test]
fn symmetry_of_the_givens_says_nothing_where_marks_belong_to_the_puzzle() {
    let mut symmetric = sudoku_stepper::lessons::stored(Technique::SymmetricalPlacement);
    let position = symmetric.next().unwrap();
    let rule = rule_for(Technique::SymmetricalPlacement).unwrap();
    assert!(!find_all(rule, &position.grid).is_empty());
    let mut marked = position.grid.clone();
    marked.set_marked(true);
    assert!(find_all(rule, &marked).is_empty());
}

#[test]
fn the_path_of_sudoku_explainer_goes_on_where_its_rating_does() {
    let mut position = Position::new(&sukaku()).grid().clone();
    let solver = Solver::preset(Preset::SudokuExplainer);
    let puzzle = Position::new(&sukaku()).givens();
    for step in Steps::new(&puzzle, &Stop::never()).take(12) {
        let step = step.unwrap();
        let own = solver.step(&position, Granularity::Rule);
        let own = own.unwrap_or_else(|| panic!("nothing for {step:?}"));
        let placed: Vec<_> = step.placed.into_iter().collect();
        assert_eq!(own[0].placements.to_vec(), placed, "{step:?}");
        assert_eq!(own[0].eliminations.to_vec(), step.removed, "{step:?}");
        own[0].apply(&mut position);
    }
    let mut easy = Position::new(&without_givens(ASSIGNMENT)).grid().clone();
    let (_, ending) = solver.path(&mut easy, Granularity::Rule);
    assert_eq!(ending, Ending::Solved);
}

#[test]
fn a_candidate_that_the_marks_lack_is_left_out_by_the_puzzle() {
    let marked = without_givens(ASSIGNMENT);
    let mut session = Session::new(&marked);
    let asked = candidate("r1c2", 5);
    assert!(marked.removed.contains(&asked));
    let told = |session: &Session, asked| {
        let why = session.why(Question::Digit(asked)).unwrap();
        let said = why.summary();
        let said = said.render(Language::english(), Notation::Rc);
        (why, said)
    };
    let left_out = Answer::LeftOut {
        candidate: asked,
        is_right: false,
    };
    let (why, said) = told(&session, asked);
    assert_eq!(why.answer, left_out);
    assert_eq!(
        said,
        "r1c2 cannot be 5: the candidates that came with the puzzle leave it out."
    );
    let question = why.question();
    let question = question.render(Language::english(), Notation::Rc);
    assert_eq!(question, "Why not 5?");
    // Whatever stands in the cell by now.
    session.enter(asked.cell, digit(7)).unwrap();
    assert_eq!(told(&session, asked).0.answer, left_out);
    // What a person removes is not left out by the puzzle.
    session.undo();
    let other = session.grid().all_candidates().next().unwrap();
    session.rule_out([other]);
    assert!(matches!(told(&session, other).0.answer, Answer::Proved(_)));
}

#[test]
fn marks_that_lack_the_right_digit_are_said_to_be_wrong() {
    let mut marked = puzzle(ASSIGNMENT);
    let right = candidate("r1c1", 6);
    marked.removed.push(right);
    let why = Session::new(&marked).why(Question::Digit(right)).unwrap();
    assert_eq!(
        why.answer,
        Answer::LeftOut {
            candidate: right,
            is_right: true
        }
    );
    let said = why.summary();
    pinned!(said.render(Language::english(), Notation::Rc));
}
