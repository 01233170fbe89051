//! Why a position contradicts itself, in words and as a picture; in what solutions
//! differ; which rule that is off would go on.

use crate::common;
use crate::common::pinned::pinned;
use crate::common::{
    ASSIGNMENT, candidate, cell, cells, digit, digits, empty_puzzle, enter, in_order,
    program::run_with, puzzle, puzzle_file,
};
use sudoku_stepper::explain::{Notation, Picture, Role, Span, forced_picture, walk_forced};
use sudoku_stepper::grid::{Candidate, Contradiction, Grid, House};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::{Stop, exists};
use sudoku_stepper::session::{Diagnosis, Outcome, Session, read_file};
use sudoku_stepper::solver::{ForcedRow, Solver, forced_row};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;

fn with_givens(values: &[(&str, u8)]) -> Session {
    Session::new(&Puzzle::new(*common::grid_with(values).values()))
}

fn diagnosis(session: &mut Session) -> Diagnosis {
    match session.step() {
        Outcome::Inconsistent(diagnosis) => diagnosis,
        outcome => panic!("{outcome:?}"),
    }
}

fn says(session: &mut Session) -> String {
    let diagnosis = diagnosis(session);
    diagnosis
        .argument(session.grid())
        .render(Language::english(), Notation::Rc)
}

fn shows(session: &mut Session) -> Picture {
    diagnosis(session).picture(session.grid())
}

#[test]
fn of_a_clash_the_house_is_shown() {
    let mut session = with_givens(&[("r1c1", 1), ("r1c9", 1)]);
    let expected = Picture::default().tinting([House::row(0)]);
    assert_eq!(shows(&mut session), expected);
    assert_eq!(says(&mut session), "No row may hold a digit twice.");
}

#[test]
fn of_clashes_in_houses_of_several_kinds_no_kind_is_named() {
    let mut session = with_givens(&[("r1c1", 1), ("r1c9", 1)]);
    enter(&mut session, "r2c2", 1);
    let told = diagnosis(&mut session);
    let all = told.argument_of_all(session.grid());
    assert_eq!(
        all.render(Language::english(), Notation::Rc),
        "No house may hold a digit twice."
    );
    // Where one is told alone, it is its own kind.
    assert_eq!(says(&mut session), "No row may hold a digit twice.");
}

#[test]
fn of_a_cell_without_a_candidate_each_digit_is_ruled_out() {
    let row = in_order(
        "r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
        &[1, 2, 3, 4, 5, 6, 7, 8],
    );
    let mut session = with_givens(&row);
    enter(&mut session, "r5c1", 9);
    pinned!(says(&mut session));
    let seen = cells("r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r5c1");
    assert_eq!(shows(&mut session).witnesses, seen);

    let mut session = with_givens(&row[..7]);
    for value in [8, 9] {
        let removed = candidate("r1c1", value);
        session.toggle_candidate(removed).unwrap();
    }
    assert!(says(&mut session).ends_with(" and 7 in r1c8; 8 and 9 were removed from it."));
    assert_eq!(
        shows(&mut session).candidates,
        [8, 9].map(|value| (candidate("r1c1", value), Role::Eliminated))
    );
}

#[test]
fn of_a_digit_without_a_place_each_cell_of_the_house_is_ruled_out() {
    let fives = [("r2c5", 5), ("r3c8", 5), ("r4c2", 5)];
    let mut session = with_givens(&fives);
    enter(&mut session, "r1c1", 9);
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    assert_eq!(
        diagnosis(&mut session).contradiction,
        Contradiction::NoPlace {
            digit: digit(5),
            house: House::row(0)
        }
    );
    pinned!(says(&mut session));
    let picture = shows(&mut session);
    assert_eq!(picture.houses, [House::row(0)]);
    assert_eq!(picture.witnesses, cells("r2c5 r3c8 r4c2"));
    assert_eq!(
        picture.candidates,
        [(candidate("r1c3", 5), Role::Eliminated)]
    );
}

/// Follows the singles, each of which must be one, to what must be seen then.
fn follow(grid: &Grid) -> usize {
    let row = forced_row(grid).expect("singles lead to a contradiction");
    let mut now = grid.clone();
    for single in &row.singles {
        let Candidate { cell, digit } = single.placement;
        assert!(now.has(single.placement), "{single:?}");
        let alone = match single.house {
            None => now.candidates(cell).single() == Some(digit),
            Some(house) => (now.cells_with(digit) & house.cells()).single() == Some(cell),
        };
        assert!(alone, "{single:?}");
        now.place(single.placement);
    }
    assert!(Contradiction::visible(&now).any(|seen| seen == row.contradiction));
    row.singles.len()
}

/// Each link that is drawn is walked, and each sentence names both ends of its link;
/// the last one tells of the contradiction.
fn assert_walked(row: &ForcedRow) {
    let drawn = forced_picture(row).links;
    let walked = walk_forced(row);
    for link in &drawn {
        assert!(
            walked.iter().any(|one| one.links[..] == [link.clone()]),
            "{link:?}"
        );
    }
    for line in &walked {
        let [link] = &line.links[..] else {
            panic!("{line:?}");
        };
        let (house, text) = (line.house, &line.text);
        assert!(drawn.contains(link), "{link:?}");
        let spans = text.spans(Language::english());
        for end in link.from.iter().chain(&link.to) {
            assert!(spans.contains(&Span::Cell(end.cell)), "{text:?}");
            assert!(spans.contains(&Span::Digit(end.digit)), "{text:?}");
        }
        assert!(house.is_none_or(|house| spans.contains(&Span::House(house))));
    }
    let told: Vec<String> = walked
        .iter()
        .map(|one| one.text.render(Language::english(), Notation::Rc))
        .collect();
    let end = "And then ";
    assert!(told.iter().all(|text| text.ends_with('.')));
    assert_eq!(told.iter().filter(|text| text.contains(end)).count(), 1);
    assert!(told.last().is_some_and(|text| text.contains(end)));
}

#[test]
fn singles_lead_from_a_wrong_entry_to_what_can_be_seen() {
    let mut followed = 0;
    let session = Session::new(&puzzle(ASSIGNMENT));
    for wrong in session.grid().all_candidates() {
        let mut grid = session.grid().clone();
        grid.place(wrong);
        let is_hidden = Contradiction::visible(&grid).next().is_none();
        if is_hidden
            && !exists(&grid, &Stop::never()).unwrap()
            && let Some(row) = forced_row(&grid)
        {
            assert!(follow(&grid) > 0);
            assert_walked(&row);
            followed += 1;
        }
    }
    assert!(followed > 20, "{followed}");
    assert_eq!(forced_row(session.grid()), None, "it has a solution");
}

#[test]
fn what_only_a_search_sees_is_told_from_the_entry_that_made_it() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    enter(&mut session, "r1c1", 6);
    enter(&mut session, "r5c6", 7);
    let found = diagnosis(&mut session);
    assert_eq!(found.contradiction, Contradiction::NoSolution);
    let row = found.forced_row(session.grid()).unwrap();
    let picture = shows(&mut session);
    assert!(
        picture
            .candidates
            .contains(&(candidate("r5c6", 7), Role::Wrong))
    );
    for single in &row.singles {
        assert!(picture.candidates.contains(&(single.placement, Role::True)));
    }
    assert_eq!(found.cells(session.grid()), row.contradiction.cells());
    pinned!(says(&mut session));
}

#[test]
fn steps_tell_the_argument_of_a_contradiction_if_asked_why() {
    let line = format!("11{}", ".".repeat(79));
    let ending = "contradiction after 0 steps: Row 1 holds 1 twice: in r1c1 and r1c2";
    let why = "No row may hold a digit twice.";
    let ran = run_with(&["steps", "-", "--why"], &line);
    assert_eq!(ran.out, format!("{ending}\n   {why}\n"));
    let ran = run_with(&["steps", "-", "--json"], &line);
    let object: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(object["text"], ending);
    assert_eq!(object["argument"], why);
    assert_eq!(object["picture"]["houses"][0], "row 1");
}

#[test]
fn the_cells_in_which_solutions_differ_are_told_with_all_digits_that_they_take() {
    let mut values = *common::grid(common::ASSIGNMENT_SOLVED).values();
    // Of two digits nothing is left: they can be exchanged.
    for value in &mut values {
        *value = value.filter(|it| ![1, 2].contains(&it.get()));
    }
    values[cell("r9c9").index()] = None;
    let session = Session::new(&Puzzle::new(values));
    let found = session.search_differing().run(&Stop::never()).unwrap();
    assert!(found.cells().len() >= 18);
    for open in session.grid().unsolved() {
        let possible = session.grid().candidates(open).into_iter().filter(|digit| {
            let mut grid = session.grid().clone();
            grid.place(Candidate::new(open, *digit));
            exists(&grid, &Stop::never()).unwrap()
        });
        let possible: sudoku_stepper::grid::DigitSet = possible.collect();
        let differs = possible.len() > 1;
        assert_eq!(found.cells().contains(open), differs, "{open}");
        if differs {
            assert_eq!(found.digits(open), possible, "{open}");
        }
    }
    let empty = Session::new(&empty_puzzle());
    let found = empty.search_differing().run(&Stop::never()).unwrap();
    assert_eq!(found.cells().len(), 81);
    assert_eq!(
        found.digits(cell("r5c5")),
        digits(&[1, 2, 3, 4, 5, 6, 7, 8, 9])
    );
}

#[test]
fn the_easiest_rule_that_is_off_and_finds_something_is_told() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.set_rules(Solver::switched([
        (Technique::XWing, false),
        (Technique::HiddenSingle, false),
        (Technique::NakedPair, true),
        (Technique::NakedSingle, false),
    ]));
    let found = session.search_off().run(&Stop::never()).unwrap().unwrap();
    assert_eq!(found[0].technique, Technique::NakedSingle);
    session.set_rules(Solver::with([Technique::NakedSingle]));
    assert_eq!(session.search_off().run(&Stop::never()), Ok(None));
    // What another rule tells under its own name is not offered under a second one.
    session.set_rules(Solver::switched([
        (Technique::DirectPointing, false),
        (Technique::DirectHiddenPair, false),
        (Technique::MultipleForcingChains, false),
    ]));
    assert_eq!(session.search_off().run(&Stop::never()), Ok(None));

    let hard = read_file(&common::puzzle_file("hard-1.txt")).unwrap();
    let mut session = Session::new(&hard[0]);
    session.set_rules(Solver::everything());
    for technique in Technique::ALL {
        let on = technique.level() == sudoku_stepper::rules::Level::Easy;
        session.switch(*technique, on);
    }
    while let Outcome::Stepped(_) = session.step() {}
    let found = session.search_off().run(&Stop::never()).unwrap().unwrap();
    let easier = |it: &Technique| {
        let key = |it: &Technique| (it.level(), it.score());
        key(it) < key(&found[0].technique)
    };
    for technique in session.rules().off().iter().filter(|it| easier(it)) {
        let alone = Solver::with([*technique]);
        let step = alone.step(session.grid(), session.granularity());
        assert_eq!(step, None, "{technique}");
    }
}

#[test]
fn where_no_short_row_of_singles_shows_it_what_is_wrong_is_told() {
    let puzzle = &read_file(&puzzle_file("hard-3.txt")).unwrap()[0];
    let mut session = Session::new(puzzle);
    session.toggle_candidate(candidate("r1c2", 8)).unwrap();
    let found = diagnosis(&mut session);
    assert_eq!(found.forced_row(session.grid()), None);
    assert_eq!(
        says(&mut session),
        "The candidate 8 was removed from r1c2, but it belongs there."
    );
}
