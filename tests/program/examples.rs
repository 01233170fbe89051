//! The examples do what they show, as modules and as programs.

#![allow(clippy::duplicate_mod, reason = "each example is a program of its own")]

#[path = "../../examples/convert.rs"]
#[expect(dead_code, reason = "its program is run on its own")]
mod convert;
#[path = "../../examples/own_observer.rs"]
#[expect(dead_code, reason = "its program is run on its own")]
mod own_observer;
#[path = "../../examples/own_rule.rs"]
#[expect(dead_code, reason = "its program is run on its own")]
mod own_rule;
#[path = "../../examples/play_a_game.rs"]
#[expect(dead_code, reason = "its program is run on its own")]
mod play_a_game;

use std::env;
use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use serde_json::Value as Json;

use crate::common::program::run_with;
use crate::common::{ASSIGNMENT, candidates, digit, grid, puzzle};
use own_rule::{PUZZLE, X_WING, X_WING_OVER_ROWS, three_rules_and_x_wing};
use sudoku_stepper::explain::{Length, Notation, Role, acts, argument, picture};
use sudoku_stepper::export::{proved_step_object, start_object};
use sudoku_stepper::formats::Format;
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::find_all;
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::solver::{Ending, Granularity, Solver};
use sudoku_stepper::sudoku::GameOutcome;
use sudoku_stepper::texts::Language;

/// The examples of use, without the tools.
const EXAMPLES: [&str; 7] = [
    "convert",
    "generate_puzzles",
    "own_observer",
    "own_rule",
    "play_a_game",
    "step_a_puzzle",
    "watch_a_search",
];

/// The folder of the examples' programs, which `cargo test` builds together with this program.
fn built() -> &'static Path {
    static BUILT: LazyLock<PathBuf> = LazyLock::new(|| {
        let here = env::current_exe().unwrap();
        let folder = here.ancestors().nth(2).unwrap();
        let profile = match folder.file_name().and_then(OsStr::to_str).unwrap() {
            "debug" => "test",
            profile => profile,
        };
        let mut cargo = Command::new(env!("CARGO"));
        cargo
            .args(["build", "--quiet", "--locked", "--profile", profile])
            .arg("--manifest-path")
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
            .arg("--target-dir")
            .arg(folder.parent().unwrap())
            .args(EXAMPLES.iter().flat_map(|name| ["--example", name]));
        if cfg!(not(feature = "app")) {
            cargo.arg("--no-default-features");
        }
        assert!(cargo.status().unwrap().success());
        folder.join("examples")
    });
    &BUILT
}

#[test]
fn every_example_runs() {
    for name in EXAMPLES {
        let ran = Command::new(built().join(name)).output().unwrap();
        assert!(ran.status.success(), "{name}: {ran:?}");
        assert!(ran.stderr.is_empty(), "{name}: {ran:?}");
        assert!(ran.stdout.len() > 40, "{name}: {ran:?}");
    }
}

#[test]
fn an_example_ends_quietly_where_nobody_reads_on() {
    for name in EXAMPLES {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let ran = Command::new(built().join(name))
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert!(ran.status.success(), "{name}: {ran:?}");
        assert!(ran.stderr.is_empty(), "{name}: {ran:?}");
    }
}

#[test]
fn a_collection_is_converted_and_what_is_lost_is_told() {
    let lines = format!("{ASSIGNMENT} Monday\n{ASSIGNMENT}\n");
    let mut told = Vec::new();
    let file = convert::convert(lines.as_bytes(), Format::Sdm, |loss| told.push(loss));
    let expected = ASSIGNMENT.replace('.', "0") + "\n";
    assert_eq!(file.unwrap(), expected.repeat(2).as_bytes());
    assert_eq!(told, ["as .sdm, the title is left out"]);
    let error = convert::convert(lines.as_bytes(), Format::Gri, drop).unwrap_err();
    let said = ".gri holds one puzzle, and there are several";
    assert_eq!(error.to_string(), said);
    let error = convert::convert(&b"x"[..], Format::Sdm, drop).unwrap_err();
    assert_eq!(error.to_string(), "line 1 has 1 cell, 9 are needed");
}

#[test]
fn a_game_is_played_to_its_end_without_a_window() {
    for kind in ["classic", "ice"] {
        let puzzle = play_a_game::deal(kind, "technique", "hard", "7").unwrap();
        let record = play_a_game::play(&puzzle).unwrap();
        assert_eq!((record.outcome, record.errors), (GameOutcome::Won, 0));
    }
    let error = play_a_game::deal("chess", "technique", "hard", "7").unwrap_err();
    assert_eq!(error.to_string(), "there is no 'chess' to choose");
}

#[test]
fn observers_hear_of_their_interest_until_they_leave() {
    // The first observer is told about the step, its undo and its redo, but not about the
    // candidate; the second is told about the step and the candidate, and then leaves.
    assert_eq!(own_observer::work(&puzzle(ASSIGNMENT)), (3, 2));
}

/// The 5 in rows 1 and 5 can only go in columns 3 and 7.
fn x_wing_of_fives() -> Grid {
    let mut grid = Grid::empty();
    for row in [House::row(0), House::row(4)] {
        for cell in row.cells() {
            if ![2, 6].contains(&cell.column()) {
                grid.eliminate(Candidate::new(cell, digit(5)));
            }
        }
    }
    grid
}

#[test]
fn the_x_wing_removes_its_digit_from_the_rest_of_both_columns() {
    let [deduction] = find_all(&X_WING_OVER_ROWS, &x_wing_of_fives())
        .try_into()
        .unwrap();
    let reduced = "r2c3 r2c7 r3c3 r3c7 r4c3 r4c7 r6c3 r6c7 r7c3 r7c7 r8c3 r8c7 r9c3 r9c7";
    assert_eq!(deduction.technique, X_WING);
    assert_eq!(deduction.eliminations, candidates(reduced, 5));
    assert_eq!(find_all(&X_WING_OVER_ROWS, &Grid::empty()), []);

    let picture = picture(&deduction);
    let base: Vec<_> = picture
        .candidates
        .iter()
        .filter(|(_, role)| *role == Role::Base)
        .map(|(candidate, _)| *candidate)
        .collect();
    assert_eq!(base, candidates("r1c3 r1c7 r5c3 r5c7", 5));
    assert_eq!(picture.houses, [House::row(0), House::row(4)]);
    let acts = acts(Language::english(), &deduction, Notation::Rc);
    assert_eq!(acts, format!("{} ≠ 5", reduced.replace(' ', ", ")));
    let said = argument(&deduction).render(Language::english(), Notation::Letters);
    assert!(
        said.starts_with("Row A and row E have 5 only in column 3 and column 7. "),
        "{said}"
    );
}

#[test]
fn the_x_wing_solves_a_puzzle_on_which_the_three_rules_stall() {
    let mut stalled = grid(PUZZLE);
    let (_, ending) = Solver::default().path(&mut stalled, Granularity::Rule);
    assert_eq!(ending, Ending::Stalled);

    for granularity in Granularity::ALL {
        let mut solved = grid(PUZZLE);
        let (steps, ending) = three_rules_and_x_wing().path(&mut solved, granularity);
        assert_eq!(ending, Ending::Solved);
        assert!(steps.iter().any(|step| step[0].technique == X_WING));
        let Solutions::One(solution) = solve(&grid(PUZZLE), &Stop::never()).unwrap().solutions
        else {
            panic!("not one solution");
        };
        assert_eq!(solved.values(), &*solution);
    }
}

#[test]
fn a_session_uses_and_counts_a_rule_from_outside_and_can_switch_it_off() {
    let mut session = Session::new(&puzzle(PUZZLE));
    session.set_rules(three_rules_and_x_wing());
    while let Outcome::Stepped(_) = session.step() {}
    assert!(session.grid().is_solved());
    assert!(session.uses(X_WING) > 0);

    session.restart();
    session.switch(X_WING, false);
    while let Outcome::Stepped(_) = session.step() {}
    let Outcome::Stalled { off, .. } = session.step() else {
        panic!("the three rules alone stall");
    };
    assert_eq!(off, [X_WING]);
}

#[test]
fn the_steps_of_a_rule_from_outside_are_verified_by_its_proof() {
    let mut session = Session::new(&puzzle(PUZZLE));
    session.set_rules(three_rules_and_x_wing());
    let (mut lines, mut numbers) = (Vec::new(), 1..);
    loop {
        let before = session.grid().clone();
        let Outcome::Stepped(deductions) = session.step() else {
            break;
        };
        let (language, notation) = (Language::english(), Notation::Rc);
        let number = numbers.next().unwrap();
        let mut step = proved_step_object(
            language,
            number,
            &deductions,
            &before,
            Length::Short,
            notation,
        );
        if number == 1 {
            step["start"] = start_object(&puzzle(PUZZLE), false);
        }
        lines.push(step);
    }
    let is_x_wing = |step: &Json| step["name"] == "X-Wing";
    let place = lines.iter().position(is_x_wing).unwrap();
    let verified = |lines: &[Json]| {
        let lines: Vec<String> = lines.iter().map(Json::to_string).collect();
        let ran = run_with(&["verify", "-"], &lines.join("\n"));
        assert_eq!(ran.err, "");
        (ran.code, ran.out)
    };
    let all = format!("{} steps follow\n", lines.len());
    assert_eq!(verified(&lines), (Some(0), all));

    // With one row less, the columns have room for the digit.
    let truths = &mut lines[place]["proof"]["lines"][0]["by"]["counted"]["truths"];
    truths.as_array_mut().unwrap().pop();
    let (code, told) = verified(&lines);
    let refused = format!("step {}, line 1 of the proof does not follow: ", place + 1);
    assert!(told.starts_with(&refused), "{told}");
    assert_eq!(code, Some(1));
}
