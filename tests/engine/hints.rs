//! Hints: what is wrong comes first, then the easiest step, in three degrees.

use std::collections::BTreeSet;

use crate::common;
use crate::common::positions::{eight_digits_around_r1c1, fives_around_r1c1, only};
use crate::common::random;
use crate::common::{ASSIGNMENT, candidate, cell, cells, digit, empty_puzzle, enter, puzzle};
use crate::walk::walk;
use sudoku_stepper::explain::{Notation, Span, look, wrong_entry, wrong_removal};
use sudoku_stepper::grid::{Contradiction, House};
use sudoku_stepper::rules::{
    Deduction, HIDDEN_SINGLE, NAKED_SINGLE, Survey, Technique, find_all, first_on, rule_for,
};
use sudoku_stepper::session::{
    Hint, Mistake, MistakeKind, Origin, Outcome, Session, SolutionCount,
};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Cause, Puzzle};
use sudoku_stepper::texts::Language;

/// The hint on a board, which it must leave as it is.
fn hint(session: &Session) -> Hint {
    let before = session.position().clone();
    let hint = session.hint();
    assert_eq!(session.position(), &before);
    hint
}

#[test]
fn a_hint_is_the_first_deduction_of_the_first_rule_that_finds_one() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.set_granularity(Granularity::Rule);
    let Hint::Step(step) = hint(&session) else {
        panic!("there is a step");
    };
    assert_eq!(step.len(), 1);
    assert_eq!(step[0].placements, [candidate("r1c7", 2)]);
    session.apply(&step);
    assert_eq!(session.grid().value(cell("r1c7")), Some(digit(2)));
    assert_eq!(session.journal().moves()[0].cause, Cause::Rule(step));
}

#[test]
fn a_rule_that_is_off_gives_no_hint() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.switch(Technique::NakedSingle, false);
    let Hint::Step(step) = hint(&session) else {
        panic!("there is a step");
    };
    assert_eq!(step[0].technique, Technique::HiddenSingle);
    session.set_rules(Solver::new([]));
    let stalled = Hint::Stalled {
        off: Vec::new(),
        skipped: Vec::new(),
        solutions: SolutionCount::One,
    };
    assert_eq!(hint(&session), stalled);
}

#[test]
fn a_clash_comes_before_any_step() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c1", 6);
    enter(&mut session, "r1c3", 7);
    let Hint::Inconsistent(diagnosis) = hint(&session) else {
        panic!("there is a clash");
    };
    assert_eq!(
        diagnosis.contradiction,
        Contradiction::Clash {
            digit: digit(7),
            house: House::row(0),
            cells: cells("r1c2 r1c3"),
        }
    );
    assert!(matches!(diagnosis.origin, Origin::Move { index: 1, .. }));
}

#[test]
fn an_entry_that_departs_from_the_only_solution_is_named_with_its_move() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c4", 5);
    // Nothing clashes, and yet r4c1 is 7.
    enter(&mut session, "r4c1", 1);
    enter(&mut session, "r1c3", 9);
    let mistake = Mistake {
        candidate: candidate("r4c1", 1),
        kind: MistakeKind::Entered,
        index: Some(1),
    };
    assert_eq!(hint(&session), Hint::Mistake(mistake));
    assert_eq!(
        wrong_entry(mistake.candidate).render(Language::english(), Notation::Rc),
        "The 1 in r4c1 is wrong."
    );
    assert_eq!(session.correct(mistake), Ok(true));
    assert_eq!(session.grid().value(cell("r4c1")), None);
    assert_eq!(session.grid().value(cell("r1c3")), Some(digit(9)));
    assert!(matches!(hint(&session), Hint::Step(_)));
}

#[test]
fn of_several_mistakes_the_first_one_made_is_named() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r4c7", 7);
    enter(&mut session, "r4c1", 1);
    let Hint::Mistake(mistake) = hint(&session) else {
        panic!("r4c7 is 1 and r4c1 is 7");
    };
    assert_eq!(mistake.candidate, candidate("r4c7", 7));
    session.back_to(mistake.index.unwrap());
    assert!(session.position().is_untouched());
}

#[test]
fn a_mistake_that_the_puzzle_was_saved_with_has_no_move() {
    let mut saved = puzzle(ASSIGNMENT);
    saved.entries[cell("r4c1").index()] = Some(digit(1));
    let Hint::Mistake(mistake) = hint(&Session::new(&saved)) else {
        panic!("r4c1 is 7");
    };
    assert_eq!(mistake.index, None);
}

#[test]
fn a_candidate_that_was_taken_away_wrongly_is_named() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let right = candidate("r1c1", 6);
    assert_eq!(session.toggle_candidate(right), Ok(true));
    let mistake = Mistake {
        candidate: right,
        kind: MistakeKind::Removed,
        index: Some(0),
    };
    assert_eq!(hint(&session), Hint::Mistake(mistake));
    assert_eq!(
        wrong_removal(right).render(Language::english(), Notation::Rc),
        "The candidate 6 was removed from r1c1, but it belongs there."
    );
    assert_eq!(session.correct(mistake), Ok(true));
    assert!(session.grid().has(right));
}

#[test]
fn a_full_board_needs_no_hint() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    while let Outcome::Stepped(_) = session.step() {}
    assert_eq!(hint(&session), Hint::Solved);
}

#[test]
fn where_there_are_several_solutions_no_entry_is_called_wrong() {
    let mut session = Session::new(&empty_puzzle());
    enter(&mut session, "r1c1", 1);
    assert!(matches!(hint(&session), Hint::Stalled { .. }));
}

#[test]
fn no_way_of_filling_the_board_is_traced_where_there_are_several_solutions() {
    // Two of the three cells left of a band's box lose their digits.
    let mut session = Session::new(&Puzzle::new(
        *common::grid_with(&[("r1c1", 1), ("r1c2", 2), ("r1c3", 3)]).values(),
    ));
    for name in ["r2c4", "r2c5", "r2c6", "r2c7", "r2c8", "r2c9"] {
        for value in 1..=3 {
            assert_eq!(session.toggle_candidate(candidate(name, value)), Ok(true));
        }
    }
    assert!(matches!(hint(&session), Hint::Inconsistent(_)));
}

#[test]
fn the_second_hint_says_where_to_look() {
    let looks = |deduction: &Deduction| {
        look(deduction)
            .text
            .render(Language::english(), Notation::Rc)
    };
    let naked = only(&NAKED_SINGLE, &eight_digits_around_r1c1());
    assert_eq!(looks(&naked), "Look at r1c1.");
    let hidden = find_all(&HIDDEN_SINGLE, &fives_around_r1c1()).remove(1);
    assert_eq!(look(&hidden).houses, [House::row(0)]);
    assert_eq!(looks(&hidden), "Look at row 1.");
}

#[test]
fn the_second_hint_names_a_place_and_never_a_digit() {
    let rules: Vec<_> = Preset::HoDoKu.techniques().filter_map(rule_for).collect();
    let mut asked = BTreeSet::new();
    for seed in 0..3 {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        walk(&puzzle, &solution, |_, grid| {
            let survey = Survey::of(grid);
            for deduction in rules.iter().filter_map(|rule| first_on(*rule, &survey)) {
                let look = look(&deduction);
                assert!(!look.houses.is_empty() || !look.cells.is_empty());
                let is_digit = |span: &Span| matches!(span, Span::Digit(_) | Span::Candidate(_));
                assert!(
                    !look.text.spans(Language::english()).iter().any(is_digit),
                    "{deduction:?}"
                );
                asked.insert(deduction.technique);
            }
        });
    }
    assert!(asked.len() > 30, "only {asked:?} were asked");
}
