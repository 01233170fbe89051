//! Files in the program's own format keep the work and its history, and no file makes a board that
//! its moves do not lead to.

use crate::common::files::{assert_error, formats_of, own, rows, worked_on};
use crate::common::{ASSIGNMENT, candidate, cell, digit, puzzle, puzzle_file};
use sudoku_stepper::explain::{Notation, argument};
use sudoku_stepper::formats::{Format, Loss, losses, read, write, write_own};
use sudoku_stepper::rules::{Pattern, Technique};
use sudoku_stepper::session::{Outcome, Session, read_file};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Cause, Change, MoveCause, Position, Puzzle};
use sudoku_stepper::texts::Language;

/// Returns the puzzle after saving it in the program's own format and opening it again.
fn reopened(session: &Session) -> Session {
    let file = write_own(&session.to_puzzle());
    let puzzles = read(file.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{file}"));
    Session::new(&puzzles[0])
}

/// Returns a session with a move of every kind, and two that were undone.
fn one_of_everything() -> Session {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    session.enter(cell("r1c1"), digit(1)).unwrap();
    session.enter(cell("r1c1"), digit(2)).unwrap();
    session.restart();
    session.set_given(cell("r1c2"), None);
    session.set_given(cell("r1c2"), Some(digit(7)));
    session.set_rules(Solver::preset(Preset::Everything));
    session.set_granularity(Granularity::Cell);
    for _ in 0..4 {
        assert!(matches!(session.step(), Outcome::Stepped(_)));
    }
    session.undo();
    session.undo();
    session
}

/// Returns the effects of the moves, without the arguments.
fn done(moves: &[Change]) -> Vec<String> {
    moves
        .iter()
        .map(|change| {
            let cause = match &change.cause {
                Cause::Rule(step) => format!(
                    "{:?}",
                    step.iter().map(|it| it.technique).collect::<Vec<_>>()
                ),
                cause => format!("{cause:?}"),
            };
            format!(
                "{cause} {:?} {:?} {:?}",
                change.values, change.removals, change.candidates
            )
        })
        .collect()
}

#[test]
fn the_moves_made_and_undone_come_back() {
    let mut session = one_of_everything();
    let mut again = reopened(&session);
    assert_eq!(again.position(), session.position());
    assert_eq!(
        done(again.journal().moves()),
        done(session.journal().moves())
    );
    assert_eq!(
        done(again.journal().undone()),
        done(session.journal().undone())
    );
    assert!(!again.is_unsaved());
    while session.redo() {
        assert!(again.redo());
        assert_eq!(again.position(), session.position());
    }
    while session.undo() {
        assert!(again.undo());
        assert_eq!(again.position(), session.position());
    }
    assert!(!again.undo());
    assert_eq!(again.position(), &Position::new(&puzzle(ASSIGNMENT)));
}

#[test]
fn a_file_that_is_read_and_written_again_is_the_same() {
    let file = write_own(&one_of_everything().to_puzzle());
    assert_eq!(write_own(&read(file.as_bytes()).unwrap()[0]), file);
}

#[test]
fn steps_that_come_from_a_file_show_technique_and_conclusion_and_find_their_arguments_again() {
    for name in ["assignment.txt", "hard-1.txt"] {
        let mut session = Session::new(&read_file(&puzzle_file(name)).unwrap()[0]);
        session.set_rules(Solver::preset(Preset::HoDoKu));
        for granularity in Granularity::ALL.into_iter().cycle().take(12) {
            session.set_granularity(granularity);
            session.step();
        }
        session.undo();
        let mut again = reopened(&session);
        for change in again.journal().moves() {
            let Cause::Rule(step) = &change.cause else {
                panic!("{change:?}")
            };
            assert!(step.iter().all(|it| it.pattern == Pattern::NotKept));
            let words = argument(&step[0]).render(Language::english(), Notation::Rc);
            assert!(
                words.ends_with("Why it follows is not in the file."),
                "{words}"
            );
        }
        assert!(again.search_arguments().is_some());
        again.find_arguments();
        assert!(again.search_arguments().is_none());
        assert_eq!(again.journal().moves(), session.journal().moves(), "{name}");
        assert_eq!(
            again.journal().undone(),
            session.journal().undone(),
            "{name}"
        );
    }
}

#[test]
fn an_argument_that_comes_late_finds_its_step_where_it_is_now() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    session.step();
    let mut again = reopened(&session);
    let search = again.search_arguments().unwrap();
    again.undo();
    let mut found = Vec::new();
    search
        .run(&sudoku_stepper::search::Stop::never(), &mut |it| {
            found.push(it)
        })
        .unwrap();
    again.enter(cell("r1c1"), digit(1)).unwrap();
    // The undone move is gone; the other one is still there.
    let taken: Vec<bool> = found.iter().map(|it| again.take_argument(it)).collect();
    assert_eq!(taken, [false, true]);
    assert_eq!(again.journal().moves()[0], session.journal().moves()[0]);
}

#[test]
fn uses_are_counted_over_what_was_saved() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    session.step();
    let again = reopened(&session);
    for technique in [Technique::NakedSingle, Technique::HiddenSingle] {
        assert_eq!(again.uses(technique), session.uses(technique));
    }
}

#[test]
fn a_history_looks_as_documented() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.set_granularity(Granularity::Cell);
    session.step();
    session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    session.set_given(cell("r1c9"), None);
    session.undo();
    let file = write_own(&session.to_puzzle());
    let (_, history) = file.split_once("\n\n").unwrap();
    assert_eq!(
        history,
        "[history]\n\
         made = [\n    \
             \"naked-single r1c7:.>2\",\n    \
             \"person r1c1-6\",\n    \
             \"person r1c1+6\",\n\
         ]\n\
         undone = [\n    \
             \"given r1c9:3g>.\",\n\
         ]\n"
    );
}

fn with_history(history: &str) -> String {
    write_own(&puzzle(ASSIGNMENT)) + "[history]\n" + history
}

fn refused(history: &str) -> String {
    read(with_history(history).as_bytes())
        .unwrap_err()
        .to_string()
}

#[test]
fn a_history_that_does_not_lead_to_the_board_is_refused_with_its_place() {
    let misfit = "this move does not fit the board; without its history the file opens";
    for (history, place) in [
        // The cell is empty.
        ("made = ['person r1c1:.>5']", "line 15, column 9"),
        // It holds another digit.
        ("made = ['given r1c2:.>8g']", "line 15, column 9"),
        // The digit was filled in and never removed.
        (
            "made = [\n'person r1c1:.>5',\n'person r1c3:.>5', 'person r1c3:5>.']",
            "line 16, column 1",
        ),
        // Nothing was removed.
        ("made = ['x-wing r1c1-5']", "line 15, column 9"),
        // The next move fits, but the one after it does not.
        (
            "undone = ['person r1c1:.>5', 'person r1c1:.>6']",
            "line 15, column 30",
        ),
        // It changes nothing.
        ("undone = ['person r1c1:.>.']", "line 15, column 11"),
        ("undone = ['person ']", "line 15, column 11"),
    ] {
        assert_eq!(refused(history), format!("{place}: {misfit}"), "{history}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_its_place() {
    for text in [
        "",
        "somebody r1c1:.>5",
        "r1c1:.>5",
        "person r1c1",
        "person r1c1:5",
        "person r0c1:.>5",
        "person r1c1:.>0",
        "person r1c1:.>5 r1c1:.>6",
        "person r1c1:.>5 / r1c3:.>6",
        "person r1c1-x",
        "person r1c1-5 r1c1+5",
        "x-wing",
        "x-wing r1c1+5",
        "naked-single r1c1:5>.",
        "naked-single r1c1:.>5g",
        "naked-single r1c1:.>5 / r1c1:.>6",
        "naked-single r1c1:.>5 /",
    ] {
        let told = format!("line 15, column 9: '{text}' is not a move such as person r1c1:.>5");
        assert_eq!(refused(&format!("made = ['{text}']")), told);
    }
    assert_eq!(
        refused("made = 1"),
        "line 15, column 8: a list in square brackets belongs here"
    );
    assert!(refused("made = ['é1c1:.>5 éééé']").contains("is not a move"));
}

#[test]
fn files_of_the_first_version_are_read() {
    let file = write_own(&puzzle(ASSIGNMENT)).replace("version = 2", "version = 1");
    assert_eq!(read(file.as_bytes()).unwrap(), [puzzle(ASSIGNMENT)]);
}

#[test]
fn other_formats_say_that_they_leave_the_moves_out() {
    let saved = one_of_everything().to_puzzle();
    for format in formats_of(&saved) {
        let lost = losses(&saved, format).contains(&Loss::History);
        assert_eq!(lost, format != Format::Own, "{format}");
        assert!(losses(&puzzle(ASSIGNMENT), format).is_empty(), "{format}");
        let again = &read(&write(&saved, format).unwrap()).unwrap()[0];
        assert_eq!(again.history.is_empty(), lost, "{format}");
    }
}

#[test]
fn of_very_many_moves_the_oldest_are_left_out_and_that_is_said() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    for _ in 0..12_000 {
        session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    }
    let all = session.to_puzzle();
    assert_eq!(losses(&all, Format::Own), []);
    for _ in 0..12_000 {
        session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    }
    let all = session.to_puzzle();
    assert_eq!(losses(&all, Format::Own), [Loss::OldestMoves]);
    let file = write_own(&all);
    assert!(file.len() < 500_000);
    let again: Puzzle = read(file.as_bytes()).unwrap().remove(0);
    let left_out = all.history.made.len() - again.history.made.len();
    assert!(left_out > 0);
    assert_eq!(again.history.made, all.history.made[left_out..]);
    assert_eq!(losses(&again, Format::Own), []);
}

#[test]
fn a_rule_from_outside_the_catalog_is_kept_without_its_name() {
    let file = with_history("undone = ['rule r1c1:.>6']");
    let puzzle = read(file.as_bytes()).unwrap().remove(0);
    let MoveCause::Rule(conclusions) = &puzzle.history.undone[0].cause else {
        panic!()
    };
    assert_eq!(conclusions[0].technique, None);
    let mut session = Session::new(&puzzle);
    assert!(session.search_arguments().is_none());
    assert!(session.redo());
    assert_eq!(
        session.to_puzzle().history.made[0].cause,
        puzzle.history.undone[0].cause
    );
}

#[test]
fn a_file_of_another_program_or_version_is_refused() {
    let other = "this file was written by another version of the program \
                 (version 7, this program reads 1 to 3)";
    assert_error(
        "format = \"sudoku-stepper\"\nversion = 7\ngivens = 1",
        other,
    );
    let lacks = "the file is not a saved puzzle: it lacks the lines \
                 format = \"sudoku-stepper\" and version = 3";
    for file in ["version = 1", "format = 'sudoku-stepper'"] {
        assert_error(file, lacks);
    }
    // A file that only looks like one is not a puzzle at all.
    for file in ["a = 1", "[package]\nname = 'x'"] {
        assert_error(file, "no puzzle is found in the file");
    }
}

#[test]
fn a_file_of_the_version_before_is_read() {
    let file = write_own(&worked_on()).replace("version = 2", "version = 1");
    assert_eq!(read(file.as_bytes()).unwrap(), [worked_on()]);
}

#[test]
fn mistakes_in_an_own_file_are_named_with_their_place() {
    let rows = rows(ASSIGNMENT).replace('.', "0");
    let givens = format!("givens = \"\"\"\n{rows}\"\"\"\n");
    assert_error(
        own(&givens.replacen("634", "6x4", 1)),
        "line 6, column 5: 'x' is not a digit",
    );
    assert_error(
        own(&givens.replacen("070", "x70", 1)),
        "line 4, column 1: 'x' is not a digit",
    );
    assert_error(
        own("givens = \"12\\t3\\u0007\""),
        "line 3, column 10: '\\u{7}' is not a digit",
    );
    assert_error(
        own(&givens.replacen("634", "64", 1)),
        "line 3, column 10: the givens have 80 cells, 81 are needed",
    );
    assert_error(
        own(&format!("{givens}entries = '12'")),
        "line 14, column 11: the entries have 2 cells, 81 are needed",
    );
    assert_error(
        own(&format!("{givens}entries = '{}'", "1".repeat(81))),
        "line 14, column 13: r1c2 has a given and an entry",
    );
    for removed in ["r0c1 2", "", "r1c1 0", "r1c1 a"] {
        assert_error(
            own(&format!("{givens}removed = ['r1c1', '{removed}']")),
            &format!("line 14, column 20: '{removed}' is not a cell and digits such as r1c1 2 3"),
        );
    }
}

#[test]
fn toml_mistakes_are_told_with_their_place() {
    assert_error(
        own("title = \"\n"),
        "line 3, column 10: this text in quotation marks is not closed",
    );
    assert_error(
        own("title = 1"),
        "line 3, column 9: a text in quotation marks belongs here",
    );
    assert_error(
        own("\rx = 1\nx = 2"),
        "line 5, column 1: 'x' is there twice",
    );
    assert_error(own(""), "line 1, column 1: 'givens' is missing");
    for (line, column, told) in [
        ("title", 6, "each line here is a name, '=' and a value"),
        ("title = ", 9, "the value behind '=' is missing"),
        ("title = Monday", 9, "this text needs quotation marks"),
        (
            "title = 'a' b",
            13,
            "'b' follows the value, and the line has to end there",
        ),
        (
            r"title = 'a\q'".replace('\'', "\"").as_str(),
            12,
            "'\\' does not begin a sign that is known here; '\\\\' stands for '\\' itself",
        ),
        (
            "removed = ['r1c1 2' 'r1c2 3']",
            21,
            "in this list a comma is missing",
        ),
        (
            "removed = ['r1c1 2',, 'r1c2 3']",
            21,
            "this list has a comma too many",
        ),
        (
            "removed = ['r1c1 2'",
            20,
            "this list is not closed: its ']' is missing",
        ),
        (
            "[history",
            9,
            "the name of this section is not closed: its ']' is missing",
        ),
    ] {
        assert_error(own(line), &format!("line 3, column {column}: {told}"));
    }
    let long = read(format!("version = '{}'", "é\u{7f}".repeat(9_999)).as_bytes()).unwrap_err();
    assert!(long.to_string().len() < 300);
}

#[test]
fn deep_nesting_is_refused_before_the_stack_is_full() {
    let key = "a.".repeat(70) + "a";
    let deep = format!(
        "format = \"sudoku-stepper\"\n{key} = {{ {} 1 {}",
        format!("{key} = {{").repeat(70),
        "}".repeat(71)
    );
    assert_error(deep, "line 2, column 436: too many '{' for a saved puzzle");
    for (start, repeated) in [("a = ", "["), ("", "["), ("a", ".a"), ("a = ", "{a=")] {
        let file = start.to_owned() + &repeated.repeat(100_000);
        assert!(read(file.as_bytes()).is_err());
    }
}
