//! Why a digit stands in a cell or cannot, and why a board has no solution or several:
//! each kind of question on a position worked out by hand, and what holds for all answers.

use crate::common::pinned::pinned;
use crate::common::positions::box_1_has_only_row_1_left;
use crate::common::{
    ASSIGNMENT, ASSIGNMENT_SOLVED, ONE_AND_TWO_MAY_SWAP, all_puzzles, candidate, cell, cells,
    digit, empty_puzzle, enter, grid_with, in_order, languages, puzzle, puzzle_file, solution_of,
};
use sudoku_stepper::explain::{Notation, Role};
use sudoku_stepper::formats::{read, read_board_line};
use sudoku_stepper::grid::{Candidate, Cell, Contradiction, Grid, House, LayoutBuilder, Values};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::{Deduction, Level, Survey, Technique, all_on, rule_for};
use sudoku_stepper::search::{Stop, Stopped, exists};
use sudoku_stepper::session::{Outcome, Session, read_file};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Cause, Puzzle};
use sudoku_stepper::texts::Language;
use sudoku_stepper::why::{
    Answer, Claim, Demonstration, Grounds, Incompatible, Question, Refutation, Standing, Story, Why,
};

fn session(grid: &Grid) -> Session {
    Session::new(&Puzzle::new(*grid.values()))
}

fn ask(session: &Session, name: &str, value: u8) -> Why {
    let before = session.position().clone();
    let why = session.why(Question::Digit(candidate(name, value)));
    assert_eq!(session.position(), &before);
    why.unwrap()
}

fn says(why: &Why) -> String {
    why.summary().render(Language::english(), Notation::Rc)
}

fn proof(why: &Why) -> &Demonstration {
    match &why.answer {
        Answer::Proved(proof) => proof,
        answer => panic!("{answer:?}"),
    }
}

fn story(why: &Why) -> &Story {
    match &proof(why).grounds {
        Grounds::Story(story) => story,
        argument => panic!("{argument:?}"),
    }
}

fn conflict(why: &Why) -> &Incompatible {
    match &why.answer {
        Answer::NoSolution(conflict) => conflict,
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn a_given_is_there_because_the_puzzle_says_so() {
    let session = Session::new(&puzzle(ASSIGNMENT));
    let why = ask(&session, "r1c2", 7);
    assert_eq!(why.answer, Answer::Given(candidate("r1c2", 7)));
    pinned!("a given", says(&why));
    assert_eq!(session.why(Question::Cell(cell("r1c2"))), Ok(why));
    let why = ask(&session, "r1c2", 5);
    pinned!("another digit", says(&why));
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "r1c2=7 => r1c2<>5"
    );
}

#[test]
fn a_digit_that_is_seen_is_excluded_by_the_cells_that_hold_it() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let why = ask(&session, "r1c1", 3);
    pinned!("a wrong digit", says(&why));
    assert_eq!(why.picture().witnesses, cells("r1c9 r5c1"));
    assert_eq!(why.picture().houses, [House::row(0), House::column(0)]);
    // 6 belongs in r1c1.
    enter(&mut session, "r1c3", 6);
    pinned!("the right digit", says(&ask(&session, "r1c1", 6)));
}

#[test]
fn an_entry_that_clashes_is_told_with_what_and_where() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c1", 7);
    let why = ask(&session, "r1c1", 7);
    pinned!(says(&why));
    let wrong = (candidate("r1c1", 7), Role::Wrong);
    assert_eq!(why.picture().candidates, [wrong]);
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "r1c1=7, r1c2=7 => {}"
    );
}

#[test]
fn a_wrong_candidate_is_removed_by_the_first_rule_that_does_so_at_once() {
    let session = Session::new(&puzzle(ASSIGNMENT));
    let why = ask(&session, "r1c1", 1);
    pinned!(says(&why));
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "Box-Line Reduction: 1 in b2 => r1c13<>1"
    );
    assert_eq!(proof(&why).standing, Standing::Candidate);
}

#[test]
fn an_empty_cell_is_told_the_digit_that_it_takes() {
    // Five digits in the row, two in the column, one in the box.
    let around = [1, 2, 3, 4, 5, 6, 7, 8];
    let names = "r1c2 r1c3 r1c4 r1c5 r1c6 r5c1 r6c1 r2c2";
    let session = session(&grid_with(&in_order(names, &around)));
    let why = session.why(Question::Cell(cell("r1c1"))).unwrap();
    pinned!(says(&why));
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "Naked Single: r1c1=9"
    );
}

/// Row 1 lacks 8 and 9, and r1c8 sees an 8. In row 9, r9c1 is 9, which has nothing to do
/// with row 1.
fn two_singles_in_row_1() -> Session {
    let mut values = Vec::new();
    for (row, digits) in [("r1", "1234567.."), ("r9", ".14365872")] {
        for (column, digit) in (1..).zip(digits.chars()) {
            if let Some(digit) = digit.to_digit(10) {
                values.push((format!("{row}c{column}"), digit as u8));
            }
        }
    }
    values.push(("r5c8".to_owned(), 8));
    let values: Vec<(&str, u8)> = values
        .iter()
        .map(|(name, it)| (name.as_str(), *it))
        .collect();
    session(&grid_with(&values))
}

#[test]
fn a_story_has_only_the_steps_on_which_its_end_rests() {
    let mut session = two_singles_in_row_1();
    session.set_rules(Solver::with([Technique::NakedSingle]));
    let why = ask(&session, "r1c9", 8);
    pinned!(says(&why));
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "Naked Single: r1c8=9; Naked Single: r1c9=8"
    );
    let parts = why.passages();
    assert_eq!(parts.len(), 2);
    assert_eq!(parts[0].grid, why.grid);
    assert_eq!(parts[1].grid.value(cell("r1c8")), Some(digit(9)));
    // Of a wrong candidate it is the same: 9 leaves r1c9 with r1c8.
    let why = ask(&session, "r1c9", 9);
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "Naked Single: r1c8=9"
    );
}

#[test]
fn where_the_rules_that_are_on_do_not_show_it_the_easiest_that_does_is_named() {
    let mut session = session(&box_1_has_only_row_1_left());
    session.set_rules(Solver::with([Technique::NakedSingle]));
    let why = ask(&session, "r1c7", 5);
    assert_eq!(story(&why).off, Some(Technique::Pointing));
    pinned!("off", says(&why));
    session.set_rules(Solver::with([Technique::Pointing]));
    let why = ask(&session, "r1c7", 5);
    assert_eq!(story(&why).off, None);
    pinned!("on", says(&why));
}

#[test]
fn of_a_rule_that_is_off_it_is_told_how_many_steps_it_takes() {
    let mut session = two_singles_in_row_1();
    session.set_rules(Solver::new([]));
    pinned!(says(&ask(&session, "r1c9", 8)));
}

#[test]
fn against_a_wrong_entry_stands_the_argument_of_the_board_before_it() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c4", 5);
    enter(&mut session, "r4c1", 1);
    enter(&mut session, "r1c3", 9);
    let why = ask(&session, "r4c1", 1);
    assert_eq!(proof(&why).claim, Claim::no(candidate("r4c1", 1)));
    assert_eq!(proof(&why).standing, Standing::Entered(Some(1)));
    pinned!("a wrong entry", says(&why));
    assert_eq!(why.grid.value(cell("r1c4")), Some(digit(5)));
    assert_eq!(why.grid.value(cell("r4c1")), None);
    assert_eq!(why.grid.value(cell("r1c3")), None);
    // The digit that belongs there is told as such.
    let why = ask(&session, "r4c1", 7);
    assert_eq!(
        proof(&why).standing,
        Standing::Replaced(candidate("r4c1", 1))
    );
    pinned!("the digit in its place", says(&why));
    let why = ask(&session, "r1c4", 5);
    pinned!("a right entry", says(&why));
    // Saved without its history, the entry alone is taken off.
    let mut saved = session.to_puzzle();
    saved.history = Default::default();
    let why = ask(&Session::new(&saved), "r4c1", 1);
    assert_eq!(proof(&why).standing, Standing::Entered(None));
    assert_eq!(why.grid.value(cell("r1c3")), Some(digit(9)));
}

#[test]
fn no_argument_rests_on_what_is_wrong_on_the_board() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    // Without 6, which belongs there, 5 is left in r1c1.
    for value in [1, 2, 6] {
        let candidate = candidate("r1c1", value);
        if session.grid().has(candidate) {
            session.toggle_candidate(candidate).unwrap();
        }
    }
    assert_eq!(
        session.grid().candidates(cell("r1c1")).single(),
        Some(digit(5))
    );
    enter(&mut session, "r4c1", 1);
    let why = ask(&session, "r1c1", 5);
    assert_eq!(proof(&why).claim, Claim::no(candidate("r1c1", 5)));
    assert!(why.grid.has(candidate("r1c1", 6)));
    assert_eq!(why.grid.value(cell("r4c1")), None);
    let why = ask(&session, "r1c1", 6);
    pinned!(says(&why));
}

#[test]
fn what_a_step_did_is_told_with_its_argument() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.set_granularity(Granularity::Deduction);
    session.set_rules(Solver::with([Technique::BoxLineReduction]));
    let Outcome::Stepped(removing) = session.step() else {
        panic!("there are locked candidates");
    };
    session.set_rules(Solver::default());
    let Outcome::Stepped(placing) = session.step() else {
        panic!("there is a single");
    };
    for (index, step) in [(0, removing), (1, placing)] {
        let conclusions = step[0].placements.iter().chain(&step[0].eliminations);
        for it in conclusions {
            let why = ask(&session, &it.cell.to_string(), it.digit.get());
            assert_eq!(story(&why).steps, step[..]);
            let expected = if index == 0 {
                Standing::Removed(Some(index))
            } else {
                Standing::Entered(Some(index))
            };
            assert_eq!(proof(&why).standing, expected);
        }
    }
    // A file keeps no argument: the rule finds it again.
    let why = ask(&session, "r1c7", 2);
    let opened = Session::new(&session.to_puzzle());
    let Cause::Rule(kept) = opened.journal().moves()[1].cause.clone() else {
        panic!("it was a rule");
    };
    assert_ne!(kept[0].pattern, story(&why).steps[0].pattern);
    assert_eq!(ask(&opened, "r1c7", 2), why);
}

#[test]
fn what_is_in_one_solution_and_not_in_another_is_open() {
    let session = Session::new(&puzzle(ONE_AND_TWO_MAY_SWAP));
    let why = ask(&session, "r1c1", 1);
    pinned!(says(&why));
    let of_cell = session.why(Question::Cell(cell("r1c1"))).unwrap();
    assert_eq!(says(&of_cell), says(&why));
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "r1c1=1|2, r1c2=2|1, r4c1=2|1, r4c2=1|2"
    );
}

/// A puzzle that the rules of the field's reference solver do not get far with.
const EXTREME: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A hard puzzle nearly solved, with a wrong 5 in r6c4.
const WRONG_5_IN_R6C4: &str = "+61+7+4+952+38+8+53+27+6..+92+4+9+813..54+96..+8.2..+7.+6.+9.+8.\
    .8.+5.+79.67.+598...4+9.+4.6.8..1.8+7.+4.9.";

#[test]
fn few_singles_are_told_before_a_chain_of_more_lines() {
    let puzzle = read(WRONG_5_IN_R6C4.as_bytes()).unwrap().remove(0);
    let mut session = Session::new(&puzzle);
    session.set_rules(Solver::preset(Preset::HoDoKu));
    let why = ask(&session, "r6c4", 5);
    let Grounds::Contradiction(supposition) = &proof(&why).grounds else {
        panic!("{:?}", proof(&why).grounds);
    };
    let Refutation::Singles(row) = &supposition.refutation else {
        panic!("{:?}", supposition.refutation);
    };
    // The 5 of row 4 in r4c7, the 5 of row 8 in r8c8, and the 7 of box 6 in r4c9: row 8 has no 7.
    let placed: Vec<Candidate> = row.singles.iter().map(|it| it.placement).collect();
    let [five, other, seven] = [("r4c7", 5), ("r8c8", 5), ("r4c9", 7)];
    let listed = [five, other, seven].map(|(name, value)| candidate(name, value));
    assert_eq!(placed, listed);
    let end = Contradiction::NoPlace {
        digit: digit(7),
        house: House::row(7),
    };
    assert_eq!(row.contradiction, end);
    assert_holds(&why, &solution_of(&why.grid));
    pinned!(says(&why));
}

#[test]
fn at_last_the_opposite_is_led_to_a_contradiction() {
    let session = Session::new(&puzzle(EXTREME));
    let solution = solution_of(session.grid());
    let mut seen = 0;
    for it in session.grid().all_candidates().step_by(9) {
        let why = session.why(Question::Digit(it)).unwrap();
        let claim = proof(&why).claim;
        assert_eq!(claim.is_true, solution[it.cell.index()] == Some(it.digit));
        let Grounds::Contradiction(supposition) = &proof(&why).grounds else {
            continue;
        };
        assert_eq!(supposition.supposed, claim.opposite());
        let mut grid = why.grid.clone();
        match supposition.supposed.is_true {
            true => grid.place(it),
            false => assert!(grid.eliminate(it)),
        }
        assert_refuted(&grid, &supposition.refutation);
        let parts = why.passages();
        let text = |part: usize| {
            parts[part]
                .argument
                .render(Language::english(), Notation::Rc)
        };
        assert!(text(0).starts_with("Suppose "), "{}", text(0));
        assert!(text(parts.len() - 1).contains(" So "));
        seen += 1;
    }
    assert!(seen > 0);
}

/// Each step is one of its rule, and the contradiction is there behind them.
fn assert_refuted(grid: &Grid, refutation: &Refutation) {
    let mut grid = grid.clone();
    let end = match refutation {
        Refutation::Singles(row) => {
            for single in &row.singles {
                assert!(grid.has(single.placement));
                grid.place(single.placement);
            }
            row.contradiction
        }
        Refutation::Steps {
            steps,
            contradiction,
        } => {
            for step in steps {
                assert!(
                    is_found(step, &grid),
                    "{}",
                    compact(step, Style::Hodoku, Notation::Rc)
                );
                step.apply(&mut grid);
            }
            *contradiction
        }
    };
    assert!(Contradiction::visible(&grid).any(|seen| seen == end));
}

#[test]
fn a_board_with_one_solution_says_so() {
    let session = Session::new(&puzzle(ASSIGNMENT));
    let why = session.why(Question::Board).unwrap();
    assert_eq!(why.answer, Answer::OneSolution);
    pinned!(says(&why));
}

#[test]
fn two_givens_that_clash_are_told_as_the_reason() {
    let mut session = session(&grid_with(&[("r1c1", 1), ("r1c5", 1), ("r1c9", 1)]));
    let why = session.why(Question::Board).unwrap();
    assert_eq!(conflict(&why).givens, cells("r1c1 r1c5"));
    pinned!(says(&why));
    session.set_given(cell("r1c5"), None);
    session.set_given(cell("r1c9"), None);
    enter(&mut session, "r1c9", 1);
    let why = session.why(Question::Board).unwrap();
    assert_eq!(conflict(&why).givens, cells("r1c1"));
    assert_eq!(conflict(&why).entries, cells("r1c9"));
}

#[test]
fn of_givens_without_a_solution_so_few_are_told_that_each_is_needed() {
    // 9 has no place in row 1; the others have nothing to do with that.
    let names = [
        "r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r2c9", "r9c1", "r9c2",
    ];
    let values: Vec<(&str, u8)> = names.into_iter().zip([1, 2, 3, 4, 5, 6, 9, 2, 1]).collect();
    let session = session(&grid_with(&values));
    let why = session.why(Question::Board).unwrap();
    assert_eq!(
        conflict(&why).givens,
        cells("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r2c9")
    );
    pinned!("summary", says(&why));
    let parts = why.passages();
    let first = parts[0].argument.render(Language::english(), Notation::Rc);
    pinned!("argument", first);
}

#[test]
fn entries_and_removals_that_do_not_fit_the_givens_are_told() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c4", 5);
    enter(&mut session, "r4c1", 1);
    enter(&mut session, "r5c6", 7);
    let why = session.why(Question::Board).unwrap();
    assert_eq!(conflict(&why).entries, cells("r4c1"));
    pinned!("an entry", says(&why));

    let mut session = Session::new(&empty_puzzle());
    for value in 1..=9 {
        session.toggle_candidate(candidate("r5c5", value)).unwrap();
    }
    let why = session.why(Question::Board).unwrap();
    assert_eq!(conflict(&why).removed.len(), 9);
    pinned!("removals", says(&why));
}

/// What an answer says in each language that is built in.
fn says_in_all(why: &Why) -> Vec<String> {
    let said = |language| why.summary().render(language, Notation::Rc);
    languages().map(said).collect()
}

fn on_board(layout: LayoutBuilder, givens: &[(&str, u8)]) -> Session {
    let values = *grid_with(givens).values();
    Session::new(&Puzzle::on(layout.build().unwrap(), values))
}

#[test]
fn cages_that_cannot_go_together_are_told_where_no_given_is_to_blame() {
    // Both take 1 and 2 in row 1; the third one has nothing to do with it.
    let killer = LayoutBuilder::classic()
        .cage(cells("r1c1 r1c2"), Some(3))
        .cage(cells("r1c5 r1c6"), Some(3))
        .cage(cells("r9c8 r9c9"), Some(9));
    let session = on_board(killer.clone(), &[]);
    let why = session.why(Question::Board).unwrap();
    pinned!(says_in_all(&why).join("\n"));
    assert_eq!(conflict(&why).cages.len(), 2);
    assert_eq!(
        why.compact(Style::Hodoku, Notation::Rc),
        "r1c12=3, r1c56=3 => {}"
    );
    let refutation = conflict(&why).refutation.as_ref().unwrap();
    assert_refuted(session.grid(), refutation);

    // The same of a cell: the board is the reason.
    assert_eq!(session.why(Question::Cell(cell("r5c5"))), Ok(why));
}

#[test]
fn the_fewest_cages_that_cannot_go_together_are_named_and_argued_with() {
    // Rows 2 and 3 of box 1 need 8 and 9 twice; five other cages cannot go together either.
    let killer = LayoutBuilder::classic()
        .cage(cells("r1c1 r2c1"), Some(11))
        .cage(cells("r1c2 r1c3 r1c4"), Some(13))
        .cage(cells("r1c5 r2c5 r1c6 r2c6"), Some(29))
        .cage(cells("r1c7 r2c7 r1c8"), Some(13))
        .cage(cells("r1c9 r2c9 r2c8"), Some(14))
        .cage(cells("r2c2 r3c2"), Some(17))
        .cage(cells("r3c3 r4c3"), Some(17));
    let why = on_board(killer, &[]).why(Question::Board).unwrap();
    let two = LayoutBuilder::classic()
        .cage(cells("r2c2 r3c2"), Some(17))
        .cage(cells("r3c3 r4c3"), Some(17));
    let of_two = on_board(two, &[]).why(Question::Board).unwrap();
    assert_eq!(conflict(&why), conflict(&of_two));
    assert!(conflict(&why).refutation.is_some());
}

#[test]
fn one_given_that_leaves_no_solution_is_told_as_one() {
    let killer = LayoutBuilder::classic().cage(cells("r1c1 r1c2"), Some(3));
    let why = on_board(killer, &[("r1c1", 9)])
        .why(Question::Board)
        .unwrap();
    pinned!(says_in_all(&why).join("\n"));
}

#[test]
fn a_board_whose_houses_cannot_be_filled_is_told_without_any_value() {
    // r1c9 has the digit that the further region has in r2c9, which sees it.
    let odd = LayoutBuilder::classic()
        .extra_region(cells("r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r2c9"));
    let why = on_board(odd, &[]).why(Question::Board).unwrap();
    pinned!(says_in_all(&why).join("\n"));
    assert_eq!(why.compact(Style::Hodoku, Notation::Rc), "=> {}");
}

#[test]
fn of_several_solutions_two_are_told_that_differ_little() {
    let session = Session::new(&puzzle(ONE_AND_TWO_MAY_SWAP));
    let why = session.why(Question::Board).unwrap();
    pinned!(says(&why));
    let Answer::SeveralSolutions(several) = &why.answer else {
        panic!("two of them");
    };
    for solution in several.solutions.iter() {
        assert!(Grid::from_values(solution).is_solved());
    }
    let empty = Session::new(&empty_puzzle());
    let Ok(Why {
        answer: Answer::SeveralSolutions(several),
        ..
    }) = empty.why(Question::Board)
    else {
        panic!("there are many");
    };
    assert!(several.cells.len() <= 6, "{:?}", several.cells);
}

#[test]
fn a_question_about_a_cell_of_a_board_without_a_solution_is_answered_with_the_board() {
    let session = session(&grid_with(&[("r1c1", 1), ("r1c9", 1)]));
    let why = session.why(Question::Cell(cell("r5c5"))).unwrap();
    assert_eq!(session.why(Question::Board), Ok(why));
}

#[test]
fn a_question_that_is_stopped_has_no_answer() {
    let session = Session::new(&puzzle(EXTREME));
    let stop = Stop::never();
    stop.raise();
    for question in [Question::Board, Question::Cell(cell("r5c5"))] {
        assert_eq!(session.search_why(question).run(&stop), Err(Stopped));
    }
}

/// All that the rule of a step finds.
fn found_by_rule(step: &Deduction, grid: &Grid) -> Vec<Deduction> {
    all_on(rule_for(step.technique).unwrap(), &Survey::of(grid))
}

fn has_all(all: &[Candidate], some: &[Candidate]) -> bool {
    some.iter().all(|it| all.contains(it))
}

/// Whether the rule of a step finds it on the position.
fn is_found(step: &Deduction, grid: &Grid) -> bool {
    found_by_rule(step, grid).iter().any(|it| {
        let same =
            |one: &[Candidate], other: &[Candidate]| has_all(one, other) && has_all(other, one);
        same(&it.placements, &step.placements) && same(&it.eliminations, &step.eliminations)
    })
}

/// Whether a position shows what is claimed.
fn shows(grid: &Grid, claim: Claim) -> bool {
    let Candidate { cell, digit } = claim.candidate;
    match claim.is_true {
        true => grid.value(cell) == Some(digit),
        false => !grid.has(claim.candidate),
    }
}

/// Whether steps still lead to what is claimed: each is taken if its rule comes to the
/// same, as far as that is open.
fn lead_to(steps: &[Deduction], base: &Grid, claim: Claim) -> bool {
    let mut grid = base.clone();
    for step in steps {
        let open = |all: &[Candidate]| -> Vec<Candidate> {
            all.iter().copied().filter(|it| grid.has(*it)).collect()
        };
        let (placed, removed) = (open(&step.placements), open(&step.eliminations));
        let is_there = found_by_rule(step, &grid)
            .iter()
            .any(|it| has_all(&it.placements, &placed) && has_all(&it.eliminations, &removed));
        if is_there {
            step.apply(&mut grid);
        }
    }
    shows(&grid, claim)
}

/// Every step of a story is one of its rule and agrees with the solution, the last one
/// shows what was asked, and none can be left out.
fn assert_holds(why: &Why, solution: &Values) -> usize {
    let claim = proof(why).claim;
    let (steps, off) = match &proof(why).grounds {
        Grounds::Story(Story { steps, off }) => (steps, off),
        Grounds::Contradiction(supposition) => {
            assert_eq!(supposition.supposed, claim.opposite());
            let mut grid = why.grid.clone();
            if claim.is_true {
                grid.eliminate(claim.candidate);
            } else {
                grid.place(claim.candidate);
            }
            assert_refuted(&grid, &supposition.refutation);
            if let Refutation::Singles(row) = &supposition.refutation {
                let proof = row.proof(supposition.supposed);
                assert_eq!(proof.check(&why.grid), Ok(()));
                assert!(match claim.is_true {
                    true => proof.sets(claim.candidate),
                    false => proof.removes(claim.candidate),
                });
            }
            return 0;
        }
        Grounds::Search { .. } => return 0,
    };
    let is_right = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    let mut grid = why.grid.clone();
    assert!(!shows(&grid, claim));
    for step in steps {
        assert!(!shows(&grid, claim), "it goes on behind its end");
        assert!(
            is_found(step, &grid),
            "{} on {grid}",
            compact(step, Style::Hodoku, Notation::Rc)
        );
        assert!(step.placements.iter().all(is_right));
        assert!(!step.eliminations.iter().any(is_right));
        step.apply(&mut grid);
    }
    assert!(shows(&grid, claim));
    if let Some(off) = off {
        assert!(steps.iter().any(|step| step.technique == *off));
    }
    for left_out in 0..steps.len() {
        let mut others = steps.clone();
        others.remove(left_out);
        assert!(
            !lead_to(&others, &why.grid, claim),
            "{:?} does without step {}",
            steps
                .iter()
                .map(|it| compact(it, Style::Hodoku, Notation::Rc))
                .collect::<Vec<_>>(),
            left_out + 1
        );
    }
    steps.len()
}

#[test]
fn every_story_holds_and_no_step_of_it_can_be_left_out() {
    let mut longest = 0;
    let rules = |preset| {
        let mut rules = Solver::preset(preset);
        for technique in Technique::ALL {
            // These find all of their steps in seconds, where a test has no optimizer.
            if technique.level() == Level::Extreme {
                rules.set(*technique, false);
            }
        }
        rules
    };
    for (number, puzzle) in all_puzzles().iter().enumerate() {
        let preset = [Preset::HoDoKu, Preset::Assignment][number % 2];
        let mut session = Session::new(puzzle);
        session.set_rules(rules(preset));
        session.set_granularity(Granularity::Deduction);
        let solution = solution_of(session.grid());
        for _ in 0..number * 5 % 30 {
            session.step();
        }
        let open: Vec<Candidate> = session.grid().all_candidates().collect();
        for it in open.iter().skip(number).step_by(1 + open.len() / 4) {
            let why = session.why(Question::Digit(*it)).unwrap();
            assert_eq!(session.why(Question::Digit(*it)).as_ref(), Ok(&why));
            longest = longest.max(assert_holds(&why, &solution));
        }
    }
    assert!(longest > 3, "{longest}");
}

/// The cages of a killer whose path by HoDoKu's rules and those of cages is long, the sum of
/// each before its cells.
const CAGES: &str = "16:0,9,10;8:1,2;13:3,11,12;13:4,5;10:6,7;12:8,17;8:13,22;8:14,15;10:16,25;13:18,27;1\
        6:19,28,37;10:20,21;23:23,24,33;5:26,35;8:29,30,31;7:32,41;16:34,43;11:36,45;9:38,46\
        ,47;11:39,40;13:42,50,51;10:44,53;22:48,56,57;15:49,58;5:52,61;15:54,55;7:59,68;11:6\
        0,69;17:62,70,71;3:63,64;24:65,66,67,76;8:72,73;11:74,75;10:77,78;7:79,80";

const SOLUTION: &str =
    "671349285289165347543728961895213674732654198416987532968571423124836759357492816";

fn long_killer() -> Puzzle {
    let line = format!(
        "killer\t9\t{}\t3x3\t-\t{CAGES}\t{SOLUTION}\t-\t-",
        ".".repeat(81)
    );
    read_board_line(&line, 1).unwrap().unwrap().puzzle
}

#[test]
fn what_the_rules_come_to_on_their_path_they_show() {
    let mut session = Session::new(&long_killer());
    session.set_rules(Solver::preset(Preset::HoDoKu));
    let solution = solution_of(session.grid());
    let path = session.search_path().run(&Stop::never(), &mut |_| {});
    assert_eq!(path, Ok(Ending::Solved));
    for name in ["r9c2", "r5c5"] {
        let why = session.why(Question::Cell(cell(name))).unwrap();
        let Story { steps, off } = story(&why);
        assert_eq!(*off, None);
        let mut grid = why.grid.clone();
        for step in steps {
            assert!(is_found(step, &grid), "{name}: {}", step.technique);
            step.apply(&mut grid);
        }
        assert_eq!(grid.value(cell(name)), solution[cell(name).index()]);
        // What is given up is counted, and not timed.
        assert_eq!(session.why(Question::Cell(cell(name))), Ok(why));
    }
}

#[test]
fn whatever_is_wrong_on_the_board_no_story_rests_on_it() {
    let base = Session::new(&puzzle(ASSIGNMENT));
    let solution = *crate::common::grid(ASSIGNMENT_SOLVED).values();
    let right = |cell: Cell| solution[cell.index()].unwrap();
    let wrong: Vec<Candidate> = base
        .grid()
        .all_candidates()
        .filter(|it| right(it.cell) != it.digit)
        .collect();
    for entries in wrong.chunks(9) {
        let mut session = Session::new(&puzzle(ASSIGNMENT));
        for it in entries {
            let _ = session.enter(it.cell, it.digit);
        }
        let removed = session.grid().unsolved().iter().step_by(3);
        let removed: Vec<Candidate> = removed.map(|it| Candidate::new(it, right(it))).collect();
        session.rule_out(removed.iter().copied().filter(|it| base.grid().has(*it)));
        for asked in [entries[0], removed[0]] {
            let why = session.why(Question::Digit(asked)).unwrap();
            if let Answer::Proved(proof) = &why.answer {
                assert_eq!(proof.claim.is_true, right(asked.cell) == asked.digit);
                assert_holds(&why, &solution);
            }
        }
        let why = session.why(Question::Board).unwrap();
        let conflict = conflict(&why);
        if conflict.clash.is_none() {
            assert_irreducible(&session, conflict);
        }
    }
}

/// What does not fit the givens has no solution with them, and has one without any part.
fn assert_irreducible(session: &Session, conflict: &Incompatible) {
    let values = conflict.entries.into_iter().map(|cell| {
        let digit = session.grid().value(cell).unwrap();
        (Candidate::new(cell, digit), true)
    });
    let removed = conflict.removed.iter().map(|it| (*it, false));
    let all: Vec<(Candidate, bool)> = values.chain(removed).collect();
    let grid_with = |some: &[(Candidate, bool)]| {
        let mut grid = session.position().givens();
        for (it, is_value) in some {
            if *is_value {
                grid.place(*it);
            } else {
                grid.eliminate(*it);
            }
        }
        grid
    };
    let has_solution = |some: &[_]| exists(&grid_with(some), &Stop::never()).unwrap();
    assert!(!has_solution(&all));
    for left_out in 0..all.len() {
        let mut others = all.clone();
        others.remove(left_out);
        assert!(has_solution(&others));
    }
    if let Some(refutation) = &conflict.refutation {
        assert_refuted(&grid_with(&all), refutation);
    }
}

#[test]
fn of_what_a_step_refutes_it_is_not_said_that_the_rules_do_not_show_it() {
    let hard = read_file(&puzzle_file("hard-2.txt")).unwrap();
    let mut session = Session::new(&hard[0]);
    session.set_rules(Solver::with([
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::Pointing,
        Technique::NakedPair,
        Technique::HiddenPair,
    ]));
    let rules = session.rules().clone();
    for _ in 0..14 {
        session.step();
    }
    assert!(!session.grid().is_solved());
    let solution = solution_of(session.grid());
    let open = session.grid().all_candidates();
    let wrong = open.filter(|it| solution[it.cell.index()] != Some(it.digit));
    let mut refuted = 0;
    for it in wrong.step_by(3).collect::<Vec<_>>() {
        let mut session = Session::new(&session.to_puzzle());
        session.set_rules(rules.clone());
        assert_eq!(session.enter(it.cell, it.digit), Ok(true));
        let why = session.why(Question::Digit(it)).unwrap();
        let said = says(&why);
        let Outcome::Inconsistent(diagnosis) = session.step() else {
            panic!("{it:?} leaves no solution");
        };
        if diagnosis.forced_row(session.grid()).is_some() {
            assert!(!said.contains("do not show it"), "{it:?}: {said}");
        }
        let Grounds::Contradiction(supposition) = &proof(&why).grounds else {
            continue;
        };
        assert_eq!(
            said,
            format!(
                "The {} in {} is wrong. With it, the board leads to a contradiction.",
                it.digit, it.cell
            )
        );
        let mut grid = why.grid.clone();
        grid.place(it);
        assert_refuted(&grid, &supposition.refutation);
        refuted += 1;
    }
    assert!(refuted > 0);
}

#[test]
fn what_leads_a_board_to_a_contradiction_begins_with_no_then() {
    // 9 has no place in row 1, and r1c9 has no candidate left.
    let names = "r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r5c9";
    let session = session(&grid_with(&in_order(names, &[1, 2, 3, 4, 5, 6, 7, 8, 9])));
    let why = session.why(Question::Board).unwrap();
    let parts = why.passages();
    let first = parts[0].argument.render(Language::english(), Notation::Rc);
    assert!(first.starts_with("r1c9 has no candidate left."), "{first}");
}

#[test]
fn what_a_digit_elsewhere_rules_out_is_said_at_the_end() {
    // Row 1 lacks 8 and 9, and r1c8 sees an 8.
    let mut session = two_singles_in_row_1();
    session.set_rules(Solver::with([Technique::NakedSingle]));
    let ends_with = |why: &Why, end: &str| {
        let parts = why.passages();
        let last = parts.last().expect("it has a step");
        let said = last.argument.render(Language::english(), Notation::Rc);
        assert!(said.ends_with(end), "{said}");
    };
    let why = ask(&session, "r1c9", 9);
    ends_with(&why, "So r1c8 is 9, and r1c9 is not.");
    // Of the digit itself the step says it.
    let why = ask(&session, "r1c9", 8);
    assert_eq!(why.passages().len(), 2);
}

#[test]
fn where_the_board_shows_it_soon_the_argument_does_not_begin_with_the_givens() {
    let mut session = Session::new(&read_file(&puzzle_file("hard-1.txt")).unwrap()[0]);
    while let Outcome::Stepped(_) = session.step() {}
    enter(&mut session, "r2c7", 4);
    let why = session.why(Question::Board).unwrap();
    let conflict = conflict(&why);
    assert_eq!(conflict.entries, cells("r2c7"));
    let Some(Refutation::Singles(row)) = &conflict.refutation else {
        panic!("{:?}", conflict.refutation);
    };
    assert!(row.singles.len() <= 12, "{}", row.singles.len());
    let [passage] = &why.passages()[..] else {
        panic!("one passage tells it");
    };
    assert_eq!(&passage.grid, session.grid());
    // It is what the card says before.
    let Outcome::Inconsistent(diagnosis) = session.step() else {
        panic!("it has no solution");
    };
    assert_eq!(diagnosis.forced_row(session.grid()).as_ref(), Some(row));
}

#[test]
fn the_wrong_entries_that_an_argument_leaves_out_are_named_once() {
    let solution = puzzle(ASSIGNMENT_SOLVED).givens;
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let mut wrong: Vec<Candidate> = Vec::new();
    while wrong.len() < 2 {
        let grid = session.grid();
        let entry = grid.unsolved().iter().find_map(|cell| {
            let digits = grid.candidates(cell).into_iter();
            let mut digits = digits.filter(|it| solution[cell.index()] != Some(*it));
            digits.next().map(|digit| Candidate::new(cell, digit))
        });
        let entry = entry.expect("a cell has a wrong candidate");
        session.enter(entry.cell, entry.digit).unwrap();
        wrong.push(entry);
    }
    let [first, second] = wrong[..] else {
        unreachable!("there are two");
    };
    let left_out = |asked: Candidate| {
        let why = session.why(Question::Digit(asked)).unwrap();
        assert!(!proof(&why).claim.is_true);
        let words = why.left_out().expect("the other one is wrong");
        let words = words.render(Language::english(), Notation::Rc);
        let whole = why.argument().render(Language::english(), Notation::Rc);
        assert_eq!(whole.matches(&words).count(), 1, "{whole}");
        words
    };
    let told = |entry: Candidate| {
        let Candidate { cell, digit } = entry;
        format!("The argument leaves out this wrong entry: {digit} in {cell}.")
    };
    assert_eq!(left_out(first), told(second));
    assert_eq!(left_out(second), told(first));
    session.erase(second.cell).unwrap();
    let why = session.why(Question::Digit(first)).unwrap();
    assert_eq!(why.left_out(), None);
}

#[test]
fn what_the_rules_show_is_never_told_as_beyond_them() {
    // Naked singles alone solve it. Some stories are longer than the opposite's contradiction.
    let puzzle = read_file(&puzzle_file("easy-2.txt")).unwrap().remove(0);
    let session = Session::new(&puzzle);
    let mut shorter = 0;
    for cell in session.grid().unsolved() {
        let why = session.why(Question::Cell(cell)).unwrap();
        if let Grounds::Contradiction(supposition) = &proof(&why).grounds {
            assert!(supposition.shown_in.is_some(), "{cell}");
            shorter += 1;
        }
        let told = says(&why);
        assert!(!told.contains("do not show it"), "{cell}: {told}");
    }
    assert!(shorter > 0);
}
