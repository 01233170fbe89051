//! What is shown, kept, saved and said of a board comes from several sources: position,
//! journal, file, hint, diagnosis and the answers to 'Why?'. After any acts in any order
//! they agree.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, cell, digit, grid, puzzle};
use sudoku_stepper::explain::{Notation, Picture, Role};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Candidate, Cell, Contradiction, Digit, Grid, House};
use sudoku_stepper::search::{Stop, exists};
use sudoku_stepper::session::{Diagnosis, Hint, MistakeKind, Origin, Outcome, Session};
use sudoku_stepper::sudoku::{Mark, Position, Puzzle};
use sudoku_stepper::texts::Language;
use sudoku_stepper::why::{Answer, Grounds, Question, Standing};

fn english() -> &'static Language {
    Language::english()
}

/// What the argument of a contradiction says, and what it shows.
fn argued(session: &Session) -> (String, Picture) {
    let diagnosis = session.diagnose(Contradiction::NoSolution);
    let words = diagnosis.argument(session.grid());
    (
        words.render(english(), Notation::Rc),
        diagnosis.picture(session.grid()),
    )
}

#[test]
fn an_overwritten_entry_is_argued_with_the_digit_that_stands_there() {
    for (first, second) in [(1, 5), (7, 5)] {
        let mut session = Session::new(&puzzle(ASSIGNMENT));
        session.enter(cell("r1c1"), digit(first)).unwrap();
        session.enter(cell("r1c1"), digit(second)).unwrap();
        assert_eq!(session.visible_contradictions(), []);
        let (words, picture) = argued(&session);
        assert!(
            words.starts_with(&format!("If r1c1 is {second}, then ")),
            "{words}"
        );
        let wrong = picture
            .candidates
            .iter()
            .filter(|(_, role)| *role == Role::Wrong);
        let wrong: Vec<Candidate> = wrong.map(|(candidate, _)| *candidate).collect();
        assert_eq!(wrong, [candidate("r1c1", second)]);
        // The board has had no solution since the first entry: to go back leads before it.
        let diagnosis = session.diagnose(Contradiction::NoSolution);
        assert_eq!(blamed(&diagnosis), (0, 1, candidate("r1c1", second)));
    }
}

#[test]
fn the_move_that_is_blamed_is_the_one_that_the_argument_is_about() {
    // Without these four cells, 3 and 4 can change places.
    let mut givens = ASSIGNMENT_SOLVED.to_owned();
    for name in ["r1c8", "r1c9", "r6c8", "r6c9"] {
        let at = cell(name).index();
        givens.replace_range(at..=at, ".");
    }
    let mut session = Session::new(&puzzle(&givens));
    // The second entry does not go with the first, which a wrong one then replaces.
    for (name, value) in [("r1c8", 4), ("r6c9", 3), ("r1c8", 5)] {
        session.enter(cell(name), digit(value)).unwrap();
    }
    let diagnosis = session.diagnose(Contradiction::NoSolution);
    assert_eq!(blamed(&diagnosis), (1, 2, candidate("r1c8", 5)));
    let (words, _) = argued(&session);
    assert!(words.contains("r1c8"), "{words}");
}

/// The move that going back leads before, the move to blame, and the value that it set.
fn blamed(diagnosis: &Diagnosis) -> (usize, usize, Candidate) {
    let Origin::Move {
        index,
        blamed,
        change,
    } = &diagnosis.origin
    else {
        panic!("{diagnosis:?}");
    };
    let [value] = change.values[..] else {
        panic!("{change:?}");
    };
    let after = value.after.unwrap();
    (*index, *blamed, Candidate::new(value.cell, after.digit))
}

#[test]
fn a_clash_that_replaced_a_wrong_entry_is_what_is_blamed() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    // Neither is right there, and the row has the second one already.
    let wrong = candidate("r1c1", 5);
    session.enter(wrong.cell, wrong.digit).unwrap();
    let row = House::row(0).cells();
    let mut others = row.into_iter().filter(|it| *it != wrong.cell);
    let given = others.find_map(|it| session.grid().value(it)).unwrap();
    session.enter(wrong.cell, given).unwrap();
    let clash = session.visible_contradictions()[0];
    let diagnosis = session.diagnose(clash);
    assert_eq!(
        blamed(&diagnosis),
        (0, 1, Candidate::new(wrong.cell, given))
    );
}

#[test]
fn where_the_first_wrong_entry_was_mended_the_one_that_still_stands_is_argued() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(1)).unwrap();
    session.enter(cell("r5c6"), digit(7)).unwrap();
    // That is what the solution has there.
    session.enter(cell("r1c1"), digit(6)).unwrap();
    let (words, _) = argued(&session);
    assert!(!words.contains("r1c1 is 1"), "{words}");
    if words.starts_with("If ") {
        assert!(words.starts_with("If r5c6 is 7, then "), "{words}");
    }
}

#[test]
fn a_move_is_numbered_from_the_restart_before_it() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.enter(cell("r1c3"), digit(5)).unwrap();
    assert!(session.restart());
    session.enter(cell("r5c6"), digit(7)).unwrap();
    let diagnosis = session.diagnose(Contradiction::NoSolution);
    let Origin::Move { index, .. } = diagnosis.origin else {
        panic!("{diagnosis:?}");
    };
    assert_eq!(index, 3);
    let journal = session.journal();
    assert_eq!(journal.number_of(index), 1);
    assert_eq!(journal.number_of(1), 2);
}

/// One act, decided by a seed, on few cells, so that entries are overwritten often.
pub fn act(session: &mut Session, rng: &mut StdRng) {
    let cells = ["r1c1", "r1c3", "r1c4", "r5c6", "r5c5", "r9c2"].map(cell);
    let at = *cells.choose(rng).unwrap();
    let value = Digit::ALL[rng.random_range(0..9)];
    let solution = *grid(ASSIGNMENT_SOLVED).values();
    // Some acts are refused, and change nothing then.
    let _ = match rng.random_range(0..16) {
        0..=4 => session.enter(at, value).is_ok(),
        5 => session.enter(at, solution[at.index()].unwrap()).is_ok(),
        6 => session.erase(at).is_ok(),
        7..=8 => session.toggle_candidate(Candidate::new(at, value)).is_ok(),
        9..=10 => session.undo(),
        11 => session.redo(),
        12 => session.restart(),
        13 => session.shift(at, *cells.choose(rng).unwrap()).is_ok(),
        14 => session.make_save_point(english()).is_ok(),
        _ if !session.save_points().is_empty() => {
            let number = rng.random_range(0..session.save_points().len());
            session.go_to_save_point(number)
        }
        _ => matches!(session.step(), Outcome::Stepped(_)),
    };
}

/// That each source says the same of the board.
fn assert_agree(session: &Session) {
    let position = session.position();
    let opening = Position::new(&puzzle(ASSIGNMENT));

    // The file, and a session that goes on from it.
    let saved = formats::write_own(&session.to_puzzle());
    let read = formats::read(saved.as_bytes()).unwrap();
    let mut resumed = Session::new(&read[0]);
    assert_eq!(resumed.position(), position);
    let journal = session.journal();
    assert_eq!(resumed.journal().moves().len(), journal.moves().len());
    assert_eq!(resumed.journal().undone().len(), journal.undone().len());
    assert_eq!(resumed.save_points(), session.save_points());

    // The journal leads back to the opening and here again.
    let mut forward = 0;
    while resumed.redo() {
        forward += 1;
    }
    assert_eq!(forward, journal.undone().len());
    (0..forward).for_each(|_| assert!(resumed.undo()));
    assert_eq!(resumed.position(), position);
    let moves = journal.moves().len();
    (0..moves).for_each(|_| assert!(resumed.undo()));
    assert_eq!(resumed.position(), &opening);
    (0..moves).for_each(|_| assert!(resumed.redo()));
    assert_eq!(resumed.position(), position);

    assert_hint_agrees(session);
    assert_diagnosis_agrees(session);
    assert_answers_agree(session);
}

/// What a hint calls wrong is on the board, and the move that it names did it.
fn assert_hint_agrees(session: &Session) {
    let hint = session.search_hint().with_notes(true);
    let Ok(Hint::Mistake(mistake)) = hint.run(&Stop::never()) else {
        return;
    };
    let Candidate { cell, digit } = mistake.candidate;
    let position = session.position();
    match mistake.kind {
        MistakeKind::Entered => assert_eq!(session.grid().value(cell), Some(digit)),
        MistakeKind::Removed => assert!(position.removed(cell).contains(digit)),
        MistakeKind::NotNoted => {
            let notes = position.marks().notes(cell);
            assert!(!notes.is_empty() && !notes.contains(digit));
        }
    }
    let journal = session.journal();
    let change = &journal.moves()[mistake.index.unwrap()];
    let mut values = change.values.iter();
    let mut removals = change.removals.iter();
    assert!(match mistake.kind {
        MistakeKind::Entered =>
            values.any(|it| it.cell == cell && it.after.is_some_and(|it| it.digit == digit)),
        MistakeKind::Removed => removals.any(|it| it.removed && it.candidate == mistake.candidate),
        MistakeKind::NotNoted => {
            let mut marks = change.marks.iter();
            marks.any(|it| matches!(it.mark, Mark::Note(note) if note.cell == cell))
        }
    });
}

/// What a contradiction is argued with is on the board, and without it and what was done
/// later there is a solution as far as the board before the move had one.
fn assert_diagnosis_agrees(session: &Session) {
    let grid = session.grid();
    if session.visible_contradictions().is_empty() && !exists(grid, &Stop::never()).unwrap() {
        let diagnosis = session.diagnose(Contradiction::NoSolution);
        let words = diagnosis.argument(grid);
        let words = words.render(english(), Notation::Rc);
        for (candidate, role) in diagnosis.picture(grid).candidates {
            match role {
                Role::Wrong => {
                    assert_eq!(grid.value(candidate.cell), Some(candidate.digit), "{words}");
                    let said = format!("If {} is {}, then ", candidate.cell, candidate.digit);
                    assert!(words.is_empty() || words.starts_with(&said), "{words}");
                }
                Role::Eliminated => {
                    let removed = session.position().removed(candidate.cell);
                    assert!(removed.contains(candidate.digit), "{words}");
                    assert_eq!(grid.value(candidate.cell), None, "{words}");
                }
                _ => {}
            }
        }
        let Origin::Move {
            index, ref change, ..
        } = diagnosis.origin
        else {
            panic!("the opening has a solution: {diagnosis:?}");
        };
        let stands = change.values.iter().any(|it| {
            let after = it.after.map(|it| it.digit);
            after.is_some() && session.grid().value(it.cell) == after
        });
        let is_removed = change.removals.iter().any(|it| {
            let Candidate { cell, digit } = it.candidate;
            it.removed && session.position().removed(cell).contains(digit)
        });
        assert!(stands || is_removed, "{change:?}");
        let mut before = Session::new(&session.to_puzzle());
        before.back_to(index);
        assert!(exists(before.grid(), &Stop::never()).unwrap());
        before.redo();
        assert!(!exists(before.grid(), &Stop::never()).unwrap());
    }
}

/// How an answer says that a digit stands on the board is how it stands there.
fn assert_answers_agree(session: &Session) {
    for (name, value) in [("r1c1", 1), ("r5c6", 7), ("r1c3", 5)] {
        let asked = candidate(name, value);
        let why = session.why(Question::Digit(asked)).unwrap();
        let Answer::Proved(proof) = &why.answer else {
            continue;
        };
        let grid = session.grid();
        match proof.standing {
            Standing::Candidate => assert!(grid.has(asked)),
            Standing::Entered(_) => assert_eq!(grid.value(asked.cell), Some(asked.digit)),
            Standing::Removed(_) => {
                assert!(session.position().removed(asked.cell).contains(asked.digit));
            }
            Standing::Replaced(instead) => {
                assert_eq!(grid.value(asked.cell), Some(instead.digit));
            }
        }
        // Nothing that is wrong is on the board of the argument.
        let solution = *self::grid(ASSIGNMENT_SOLVED).values();
        assert!(Cell::all().all(|it| {
            let value = why.grid.value(it);
            value.is_none() || value == solution[it.index()]
        }));
        if let Grounds::Story(story) = &proof.grounds {
            let mut grid: Grid = why.grid.clone();
            for step in &story.steps {
                step.apply(&mut grid);
            }
            let is_shown = match proof.claim.is_true {
                true => grid.value(asked.cell) == Some(asked.digit),
                false => !grid.has(asked),
            };
            assert!(is_shown);
        }
    }
}

#[test]
fn after_any_acts_every_source_says_the_same_of_the_board() {
    for seed in 0..12 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut session = Session::new(&puzzle(ASSIGNMENT));
        for number in 0..60 {
            act(&mut session, &mut rng);
            if number % 5 == 4 {
                assert_agree(&session);
            }
        }
    }
}

#[test]
fn a_step_on_an_overwritten_entry_is_stopped_and_changes_nothing() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(7)).unwrap();
    session.enter(cell("r1c1"), digit(5)).unwrap();
    let before: Puzzle = session.to_puzzle();
    let Outcome::Inconsistent(diagnosis) = session.step() else {
        panic!("the step was not stopped");
    };
    assert_eq!(session.to_puzzle(), before);
    let words = diagnosis.argument(session.grid());
    let words = words.render(english(), Notation::Rc);
    assert!(words.starts_with("If r1c1 is 5, then "), "{words}");
}
