//! The façade: what a step does and says, entries, restart.

use std::sync::{Arc, Mutex};
use std::thread;

use crate::common;
use crate::common::naive::first_naked_single;
use crate::common::{
    ASSIGNMENT, ASSIGNMENT_SOLVED, boards, candidate, cell, cells, digit, empty_puzzle, grid,
    puzzle,
};
use sudoku_stepper::formats::{read, write_line};
use sudoku_stepper::grid::{Candidate, CellSet, Digit};
use sudoku_stepper::rules::{HIDDEN_SINGLE, Technique, find_all};
use sudoku_stepper::session::{EntryError, Hint, Outcome, Session, SolutionCount, read_file};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Cause, Interest, Journal, Position, Puzzle};

/// A session on the puzzle of the assignment, read from its file.
fn assignment(granularity: Granularity) -> Session {
    let puzzles = read_file(&common::puzzle_file("assignment.txt")).unwrap();
    let mut session = Session::new(&puzzles[0]);
    session.set_granularity(granularity);
    session
}

fn on_file(name: &str) -> Session {
    Session::new(&read_file(&common::puzzle_file(name)).unwrap()[0])
}

/// The values and the eliminations of a step.
fn step(session: &mut Session) -> (Vec<Candidate>, Vec<Candidate>) {
    let Outcome::Stepped(deductions) = session.step() else {
        panic!("no step");
    };
    let placements = deductions.iter().flat_map(|d| d.placements.clone());
    let eliminations = deductions.iter().flat_map(|d| d.eliminations.clone());
    (placements.collect(), eliminations.collect())
}

#[test]
fn a_step_of_a_whole_rule_finds_what_is_there_before_the_step() {
    let mut session = assignment(Granularity::Rule);
    let expected = [
        candidate("r1c7", 2),
        candidate("r3c9", 7),
        candidate("r8c5", 8),
        candidate("r9c8", 6),
    ];
    assert_eq!(step(&mut session), (expected.to_vec(), Vec::new()));
    assert_eq!(session.journal().moves().len(), 1);
    // Only after r3c9 = 7 is r3c8 a naked single: that is for the next step.
    assert_eq!(session.grid().value(cell("r3c8")), None);
    assert!(step(&mut session).0.contains(&candidate("r3c8", 5)));
}

#[test]
fn a_step_of_one_deduction_is_the_first_one() {
    let mut session = assignment(Granularity::Deduction);
    assert_eq!(step(&mut session).0, [candidate("r1c7", 2)]);
    assert_eq!(session.grid().unsolved().len(), 81 - 37 - 1);
}

#[test]
fn steps_of_one_cell_fill_naked_singles_in_reading_order() {
    let mut session = assignment(Granularity::Cell);
    session.set_rules(Solver::with([Technique::NakedSingle]));
    let mut values = *grid(ASSIGNMENT).values();
    let mut steps = 0;
    while let Some((cell, digit)) = first_naked_single(&values) {
        assert_eq!(step(&mut session).0, [Candidate::new(cell, digit)]);
        values[cell.index()] = Some(digit);
        steps += 1;
    }
    assert!(steps > 4, "{steps}");
    assert_eq!(session.grid().values(), &values);
    assert!(!matches!(session.step(), Outcome::Stepped(_)));
}

#[test]
fn a_step_of_one_cell_takes_the_first_cell_of_all_that_the_rule_finds() {
    let mut session = assignment(Granularity::Cell);
    session.set_rules(Solver::with([Technique::HiddenSingle]));
    let mut out_of_order = 0;
    loop {
        let found = find_all(&HIDDEN_SINGLE, session.grid());
        let cells: CellSet = found.iter().map(|d| d.placements[0].cell).collect();
        let Some(first) = cells.first() else {
            break;
        };
        out_of_order += usize::from(found[0].placements[0].cell != first);
        assert_eq!(step(&mut session).0[0].cell, first);
    }
    assert!(out_of_order > 0);
}

#[test]
fn a_step_of_one_cell_never_concerns_another_cell() {
    let mut session = on_file("medium-1.txt");
    session.set_granularity(Granularity::Cell);
    let mut removing = 0;
    while let Outcome::Stepped(deductions) = session.step() {
        assert_eq!(deductions.len(), 1);
        let mut conclusions = [&deductions[0].placements[..], &deductions[0].eliminations].concat();
        conclusions.dedup_by_key(|candidate| candidate.cell);
        assert_eq!(conclusions.len(), 1);
        removing += usize::from(deductions[0].placements.is_empty());
    }
    assert!(session.grid().is_solved());
    assert!(removing > 0);
}

#[test]
fn the_assignment_is_solved_at_every_granularity() {
    for granularity in Granularity::ALL {
        let mut session = assignment(granularity);
        while let Outcome::Stepped(_) = session.step() {}
        assert_eq!(session.step(), Outcome::Solved);
        assert_eq!(write_line(session.grid().values()), ASSIGNMENT_SOLVED);
    }
}

#[test]
fn a_step_with_which_no_rule_helps_asks_and_names_the_rules_that_are_off() {
    let mut session = on_file("hard-1.txt");
    while let Outcome::Stepped(_) = session.step() {}
    let stalled = |off: &[Technique], solutions| Outcome::Stalled {
        skipped: Vec::new(),
        off: off.to_vec(),
        solutions,
    };
    assert_eq!(session.step(), stalled(&[], SolutionCount::One));

    let before = session.position().clone();
    session.switch(Technique::BoxLineReduction, false);
    session.switch(Technique::NakedSingle, false);
    let off = [Technique::NakedSingle, Technique::BoxLineReduction];
    assert_eq!(session.step(), stalled(&off, SolutionCount::One));
    assert_eq!(session.position(), &before);

    let mut session = Session::new(&empty_puzzle());
    assert_eq!(session.step(), stalled(&[], SolutionCount::Several));
}

#[test]
fn rules_that_wait_until_the_solutions_are_counted_are_not_skipped() {
    // It has no given, and to count its solutions takes about a second.
    let line = "3x3::k:6144:6144:6401:6401:6401:6658:6658:6658:6658:6144:6401:6401:5123:4868:4868:\
                4868:6661:6658:6144:5126:5126:5123:5123:5123:4868:6661:6661:6144:5126:5127:3336:\
                2313:2313:5130:5130:6661:6155:5126:5127:3336:60:1292:5130:5133:6661:6155:5127:\
                5127:4366:4366:1292:5130:5133:6671:6155:6155:5392:5137:5137:5137:5133:5133:6671:\
                6162:6155:5392:5392:5392:5137:6419:6419:6671:6162:6162:6162:6162:6419:6419:6419:\
                6671:6671:";
    let killer = read(line.as_bytes()).unwrap().remove(0);
    let mut session = Session::new(&killer);
    session.set_rules(Solver::preset(Preset::HoDoKu));
    for _ in 0..2 {
        assert!(matches!(session.step(), Outcome::Stepped(_)));
        assert_eq!(session.rules().skipped(session.grid().layout()), []);
    }
}

#[test]
fn rules_are_skipped_only_where_they_would_hold_on_the_board() {
    let stalled = |puzzle: &Puzzle| {
        let mut session = Session::new(puzzle);
        session.set_rules(Solver::with([
            Technique::UniquenessTest1,
            Technique::BivalueUniversalGravePlusOne,
        ]));
        let Outcome::Stalled { skipped, .. } = session.step() else {
            panic!("the rules find nothing");
        };
        let Hint::Stalled {
            skipped: hinted, ..
        } = session.hint()
        else {
            panic!("the rules find nothing");
        };
        assert_eq!(hinted, skipped);
        skipped.len()
    };
    // Two digits could be exchanged there, were it not for the cages: neither rule holds,
    // however many solutions there are.
    let (_, killer) = boards::puzzles()
        .into_iter()
        .find(|(name, _)| *name == "killer")
        .unwrap();
    assert_eq!(stalled(&killer), 0);
    assert_eq!(stalled(&puzzle(ASSIGNMENT)), 0);
    assert_eq!(stalled(&empty_puzzle()), 2);
}

#[test]
fn an_entry_where_the_rules_stall_lets_them_go_on() {
    let mut session = on_file("hard-1.txt");
    while let Outcome::Stepped(_) = session.step() {}
    let solved =
        sudoku_stepper::search::solve(session.grid(), &sudoku_stepper::search::Stop::never());
    let Ok(sudoku_stepper::search::Solutions::One(solution)) = solved.map(|found| found.solutions)
    else {
        panic!("not one solution");
    };
    let mut entries = 0;
    while let Some(cell) = session.cells_to_try().first() {
        session
            .enter(cell, solution[cell.index()].unwrap())
            .unwrap();
        entries += 1;
        while let Outcome::Stepped(_) = session.step() {}
    }
    assert!(session.grid().is_solved());
    assert!(entries > 0);
}

#[test]
fn a_rule_that_is_off_is_not_used_and_the_order_of_the_rules_counts() {
    let mut session = assignment(Granularity::Rule);
    session.switch(Technique::NakedSingle, false);
    let Outcome::Stepped(deductions) = session.step() else {
        panic!("no step");
    };
    assert_eq!(deductions[0].technique, Technique::HiddenSingle);
    assert_eq!(session.uses(Technique::HiddenSingle), 1);
    assert_eq!(session.uses(Technique::NakedSingle), 0);

    let mut session = assignment(Granularity::Rule);
    session.set_rules(Solver::with([
        Technique::BoxLineReduction,
        Technique::NakedSingle,
    ]));
    let (placements, eliminations) = step(&mut session);
    assert_eq!(placements, []);
    assert!(!eliminations.is_empty());
}

#[test]
fn a_given_stays_as_it_is() {
    let mut session = assignment(Granularity::Rule);
    let given = cell("r1c2");
    assert_eq!(session.enter(given, digit(7)), Err(EntryError::Given));
    assert_eq!(session.erase(given), Err(EntryError::Given));
    assert_eq!(
        EntryError::Given.to_string(),
        "This cell is a given of the puzzle and stays as it is."
    );
    assert_eq!(session.journal().moves().len(), 0);
}

#[test]
fn a_candidate_is_removed_and_put_back_by_hand() {
    let mut session = assignment(Granularity::Rule);
    let six = candidate("r1c1", 6);
    assert_eq!(session.toggle_candidate(six), Ok(true));
    assert!(!session.grid().has(six));
    assert_eq!(session.toggle_candidate(six), Ok(true));
    assert!(session.grid().has(six));
}

#[test]
fn a_candidate_cannot_be_put_into_a_filled_cell_or_beside_its_digit() {
    let mut session = assignment(Granularity::Rule);
    let given = session.toggle_candidate(candidate("r1c2", 1)).unwrap_err();
    assert_eq!(given, EntryError::Given);
    assert!(session.enter(cell("r1c3"), digit(9)).unwrap());
    let filled = session.toggle_candidate(candidate("r1c3", 1)).unwrap_err();
    assert!(session.undo());
    assert_eq!(filled, EntryError::Filled);
    assert_eq!(
        filled.to_string(),
        "This cell has a value; erase it first to change its candidates."
    );
    let seven = candidate("r1c1", 7);
    let excluded = session.toggle_candidate(seven).unwrap_err();
    assert_eq!(excluded, EntryError::Excluded(seven, cell("r1c2")));
    assert_eq!(
        excluded.to_string(),
        "7 is ruled out here: this cell sees the 7 in r1c2."
    );
    assert_eq!(
        session.position(),
        &Position::new(&common::puzzle(ASSIGNMENT))
    );
}

#[test]
fn an_entry_that_clashes_is_taken_and_shown() {
    let mut session = assignment(Granularity::Rule);
    assert_eq!(session.enter(cell("r1c1"), digit(7)), Ok(true));
    assert_eq!(session.clashing(), cells("r1c1 r1c2"));
    session.erase(cell("r1c1")).unwrap();
    assert_eq!(session.clashing(), CellSet::EMPTY);
}

#[test]
fn the_cells_to_try_are_those_with_the_fewest_candidates() {
    let session = assignment(Granularity::Rule);
    assert_eq!(session.cells_to_try(), cells("r1c7 r3c9 r8c5 r9c8"));
    assert_eq!(Session::new(&empty_puzzle()).cells_to_try(), CellSet::ALL);
    let mut session = Session::new(&empty_puzzle());
    session.toggle_candidate(candidate("r5c5", 5)).unwrap();
    assert_eq!(session.cells_to_try(), cells("r5c5"));
    let full = Session::new(&common::puzzle(ASSIGNMENT_SOLVED));
    assert_eq!(full.cells_to_try(), CellSet::EMPTY);
}

#[test]
fn filling_is_one_move_that_leaves_entries_as_they_are() {
    let mut session = assignment(Granularity::Rule);
    session.enter(cell("r1c1"), digit(6)).unwrap();
    let solution = *grid(ASSIGNMENT_SOLVED).values();
    assert!(session.fill(&solution));
    assert_eq!(session.grid().values(), &solution);
    let journal = session.journal();
    assert_eq!(journal.moves().len(), 2);
    assert_eq!(journal.moves()[1].cause, Cause::Search);
    assert_eq!(journal.moves()[1].values.len(), 81 - 37 - 1);
}

#[test]
fn a_restart_leaves_the_givens_and_counts_uses_anew() {
    let mut session = assignment(Granularity::Rule);
    session.step();
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    assert_eq!(session.uses(Technique::NakedSingle), 1);
    assert!(session.restart());
    assert_eq!(session.position(), assignment(Granularity::Rule).position());
    assert_eq!(session.uses(Technique::NakedSingle), 0);
}

#[test]
fn a_corrected_given_belongs_to_the_puzzle() {
    let mut session = Session::new(&empty_puzzle());
    assert!(session.set_given(cell("r1c1"), Some(digit(6))));
    assert!(!session.restart());
    assert_eq!(session.position().given(), cells("r1c1"));
    assert_eq!(session.to_puzzle().givens[0], Digit::new(6));
    assert!(session.set_given(cell("r1c1"), None));
    assert_eq!(session.position(), &Position::new(&empty_puzzle()));
}

#[test]
fn a_new_puzzle_keeps_rules_and_granularity_and_forgets_the_moves() {
    let mut session = assignment(Granularity::Cell);
    session.switch(Technique::HiddenSingle, false);
    session.step();
    session.enter(cell("r1c1"), digit(7)).unwrap();
    session.open(&common::puzzle(ASSIGNMENT_SOLVED));
    assert_eq!(session.granularity(), Granularity::Cell);
    assert_eq!(session.rules().off(), [Technique::HiddenSingle]);
    assert_eq!(session.journal().moves(), []);
    assert_eq!(session.clashing(), CellSet::EMPTY);
    assert!(!session.is_unsaved());
    assert_eq!(session.step(), Outcome::Solved);
}

#[test]
fn a_session_with_an_observer_works_on_in_another_thread() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let journal = Arc::new(Mutex::new(Journal::default()));
    session.observe(Interest::Marks, Arc::clone(&journal));
    session.step();
    let worker = thread::spawn(move || {
        session.step();
        session
    });
    let session = worker.join().unwrap();
    assert_eq!(session.journal().moves().len(), 2);
    assert_eq!(journal.lock().unwrap().moves(), session.journal().moves());
}
