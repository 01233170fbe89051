//! What is exported of a board, what a check says of a step on it and what a game keeps agree
//! with the board itself, after any acts in any order.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::common::{ASSIGNMENT, cell, puzzle};
use crate::sources::act;
use sudoku_stepper::explain::Notation;
use sudoku_stepper::export::{SolutionPath, json, markdown, page};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit};
use sudoku_stepper::notation::{Style, check, read, step_compact};
use sudoku_stepper::play::Game;
use sudoku_stepper::rules::find_first;
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{ErrorsTold, GameRecord, Position, Puzzle};
use sudoku_stepper::texts::Language;

/// What is exported begins at the opening, goes through each move and ends at the board, and
/// every kind of file has the same steps.
fn assert_exports_agree(session: &Session) {
    let english = Language::english();
    let mut path = SolutionPath::made(session, "a puzzle");
    let opening = Position::new(&puzzle(ASSIGNMENT));
    assert_eq!(path.start, opening);
    assert_eq!(&path.end(), session.position());
    assert_eq!(path.steps.len(), session.journal().moves().len());
    let befores = path.steps.iter().map(|step| &step.before);
    let ends: Vec<Position> = path.steps.iter().map(|step| step.after()).collect();
    for (before, end) in befores.skip(1).zip(&ends) {
        assert_eq!(before, end);
    }

    path.go_on(session.search_path(), &Stop::never()).unwrap();
    let steps = path.steps.len();
    let (word, text) = path.outcome(english, Notation::Rc).unwrap();
    let said = path.outcome_sentence(english, Notation::Rc).unwrap();
    let object: serde_json::Value =
        serde_json::from_str(&json(english, &path, Notation::Rc)).unwrap();
    assert_eq!(object["steps"].as_array().unwrap().len(), steps);
    assert_eq!(object["ending"]["outcome"], word);
    assert_eq!(object["ending"]["text"], text.as_str());
    let opened = formats::read(object.to_string().as_bytes()).unwrap();
    assert_eq!(Position::new(&opened[0]), opening);
    let text = markdown(english, &path, Notation::Rc);
    let numbered = |line: &&str| {
        let heading = line.strip_prefix("## ");
        heading.is_some_and(|it| it.starts_with(|one: char| one.is_ascii_digit()))
    };
    assert_eq!(text.lines().filter(numbered).count(), steps);
    let end = formats::write_pencil_marks(path.end().grid());
    assert!(text.ends_with(&format!("```text\n{end}```\n")));
    let page = page(english, &path, Notation::Rc, false);
    assert_eq!(page.matches("id=\"step-").count(), steps);
    let escaped = said.replace('\'', "&apos;");
    assert!(page.contains(&escaped) || page.contains(&said), "{said}");
}

/// A step that a rule finds is written, read and found to hold on the board, and on no board
/// on which it was made already.
fn assert_checks_agree(session: &Session) {
    if !session.visible_contradictions().is_empty() {
        return;
    }
    for (technique, _) in session.rules().techniques().filter(|(_, is_on)| *is_on) {
        let rule = sudoku_stepper::rules::rule_for(technique).unwrap();
        let Some(step) = find_first(rule, session.grid()) else {
            continue;
        };
        let written = step_compact(std::slice::from_ref(&step), Style::Hodoku, Notation::Rc);
        let again = read(&written, session.grid().layout(), Notation::Rc).unwrap();
        assert_eq!(again.len(), 1, "{written}");
        assert!(check(&again[0], session.grid()).is_ok(), "{written}");
        let mut made = session.grid().clone();
        step.apply(&mut made);
        assert!(check(&again[0], &made).is_err(), "{written}");
    }
}

#[test]
fn after_any_acts_what_is_exported_and_checked_is_of_the_board() {
    for seed in 0..4 {
        let mut rng = StdRng::seed_from_u64(100 + seed);
        let mut session = Session::new(&puzzle(ASSIGNMENT));
        for number in 0..40 {
            act(&mut session, &mut rng);
            if number % 10 == 9 {
                assert_exports_agree(&session);
                assert_checks_agree(&session);
            }
        }
    }
}

/// A board of four rows with one solution.
const SMALL: &str = "..4..4.212......";

fn game(puzzle: &Puzzle, errors_told: ErrorsTold) -> (Game, Session) {
    let puzzle = Puzzle {
        game: Some(GameRecord {
            errors_told,
            ..GameRecord::default()
        }),
        ..puzzle.clone()
    };
    (Game::of(&puzzle).unwrap().unwrap(), Session::new(&puzzle))
}

/// One act of a game, decided by a seed, on few cells, so that entries are overwritten often.
fn play(game: &mut Game, session: &mut Session, cells: &[Cell], rng: &mut StdRng) {
    let at = *cells.choose(rng).unwrap();
    let size = session.grid().layout().size();
    let value = Digit::ALL[rng.random_range(0..size)];
    let right = game.solution()[at.index()].unwrap();
    // Some acts are refused, and change nothing then.
    let _ = match rng.random_range(0..14) {
        0..=3 => game.enter(session, at, value).is_ok(),
        4..=5 => game.enter(session, at, right).is_ok(),
        6 => game.erase(session, at).is_ok(),
        7 => game.toggle(session, Candidate::new(at, value)).is_ok(),
        8..=9 => game.undo(session).is_ok(),
        10 => game.redo(session).is_ok(),
        11 => game.restart(session).is_ok(),
        12 => game.shift(session, at, *cells.choose(rng).unwrap()).is_ok(),
        _ => game.check(session).is_ok(),
    };
}

/// That a game and its board say the same, and those that go on from its file.
fn assert_game_agrees(game: &Game, session: &Session) {
    let grid = session.grid();
    let is_right = |cell: Cell| grid.value(cell) == game.solution()[cell.index()];
    let given = session.position().given();
    let board = grid.layout().cells();
    let entered: CellSet = board
        .iter()
        .filter(|cell| grid.value(*cell).is_some() && !given.contains(*cell))
        .collect();

    let errors = game.shown_errors(session);
    let right = game.shown_right(session);
    assert!((errors & right).is_empty());
    assert!((right - entered).is_empty());
    assert!(right.iter().all(is_right));
    assert!((errors & entered).iter().all(|cell| !is_right(cell)));
    let mut checked = game.clone();
    if let Ok(found) = checked.check(session) {
        assert_eq!(found.entries, entered.len());
        let wrong: CellSet = entered.iter().filter(|cell| !is_right(*cell)).collect();
        assert_eq!(found.wrong, wrong);
        let shown = checked.shown_errors(session);
        assert!((wrong - shown).is_empty(), "what is wrong is shown");
    }

    let saved = formats::write_own(&game.to_puzzle(session));
    let read = &formats::read(saved.as_bytes()).unwrap()[0];
    let (resumed, board) = (Game::of(read).unwrap().unwrap(), Session::new(read));
    assert_eq!(resumed.record(), game.record());
    assert_eq!(resumed.score(), game.score());
    assert_eq!(board.position(), session.position());
    assert_eq!(resumed.shown_errors(&board), errors);
    assert_eq!(resumed.shown_right(&board), right);
    assert_eq!(resumed.frozen(&board), game.frozen(session));
}

#[test]
fn after_any_acts_a_game_and_the_one_that_goes_on_from_its_file_say_the_same() {
    let classic = ["r1c1", "r1c3", "r1c4", "r5c6", "r5c5", "r9c2"].map(cell);
    let small = ["r1c2", "r1c3", "r2c1", "r2c2", "r3c3", "r4c2"].map(cell);
    let small_board = formats::read(SMALL.as_bytes()).unwrap().remove(0);
    for (puzzle, cells) in [(puzzle(ASSIGNMENT), classic), (small_board, small)] {
        for errors_told in [ErrorsTold::AtOnce, ErrorsTold::OnCheck] {
            for seed in 0..6 {
                let mut rng = StdRng::seed_from_u64(seed);
                let (mut game, mut session) = game(&puzzle, errors_told);
                for _ in 0..60 {
                    play(&mut game, &mut session, &cells, &mut rng);
                    assert_game_agrees(&game, &session);
                }
            }
        }
    }
}
