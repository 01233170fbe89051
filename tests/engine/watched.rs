//! Backtracking to be watched: each act of it, by each method.

use crate::common::pinned::pinned;
use crate::common::positions::{fives_around_r1c1, holding};
use crate::common::{
    ASSIGNMENT, ASSIGNMENT_SOLVED, ONE_AND_TWO_MAY_SWAP, candidate, cell, cells, digit, digits,
};
use crate::common::{grid, grid_with};
use sudoku_stepper::explain::{Notation, Span, event as text};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Contradiction, Grid, House};
use sudoku_stepper::search::watched::{Choice, Counters, Event, Method, Until, Watched};
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::texts::Language;

fn choose(name: &str, candidates: &[u8]) -> Event {
    Event::Choose {
        cell: cell(name),
        candidates: digits(candidates),
    }
}

fn trial(name: &str, value: u8, left: &[u8]) -> Event {
    Event::Try {
        trial: candidate(name, value),
        left: digits(left),
    }
}

fn single(name: &str, value: u8, house: Option<House>) -> Event {
    Event::Single {
        placement: candidate(name, value),
        house,
    }
}

fn wrong(name: &str, value: u8, left: &[u8]) -> Event {
    Event::Back {
        trial: candidate(name, value),
        left: digits(left),
        solved: false,
    }
}

fn solved(name: &str, value: u8, left: &[u8]) -> Event {
    Event::Back {
        trial: candidate(name, value),
        left: digits(left),
        solved: true,
    }
}

fn dead(name: &str) -> Event {
    Event::Contradiction(Contradiction::NoCandidate(cell(name)))
}

fn events(grid: &Grid, method: Method) -> Vec<Event> {
    let mut search = Watched::new(grid, method);
    std::iter::from_fn(|| search.step()).collect()
}

/// The grid with these digits ruled out in these cells.
fn without(mut grid: Grid, removed: &[(&str, u8)]) -> Grid {
    for (names, value) in removed {
        for cell in cells(names) {
            assert!(grid.eliminate(Candidate::new(cell, digit(*value))));
        }
    }
    grid
}

#[test]
fn a_method_without_propagation_tries_the_cells_one_after_the_other() {
    let expected = [
        choose("r1c1", &[1, 2]),
        trial("r1c1", 1, &[2]),
        choose("r1c2", &[2]),
        trial("r1c2", 2, &[]),
        choose("r4c1", &[2]),
        trial("r4c1", 2, &[]),
        choose("r4c2", &[1]),
        trial("r4c2", 1, &[]),
        Event::Solution,
        solved("r4c2", 1, &[]),
        solved("r4c1", 2, &[]),
        solved("r1c2", 2, &[]),
        solved("r1c1", 1, &[2]),
        trial("r1c1", 2, &[]),
        choose("r1c2", &[1]),
        trial("r1c2", 1, &[]),
        choose("r4c1", &[1]),
        trial("r4c1", 1, &[]),
        choose("r4c2", &[2]),
        trial("r4c2", 2, &[]),
        Event::Solution,
        solved("r4c2", 2, &[]),
        solved("r4c1", 1, &[]),
        solved("r1c2", 1, &[]),
        solved("r1c1", 2, &[]),
        Event::End,
    ];
    let board = grid(ONE_AND_TWO_MAY_SWAP);
    assert_eq!(events(&board, Method::ReadingOrder), expected);
    assert_eq!(events(&board, Method::FewestCandidates), expected);
}

#[test]
fn with_singles_what_follows_from_a_trial_is_set_and_withdrawn_with_it() {
    assert_eq!(
        events(&grid(ONE_AND_TWO_MAY_SWAP), Method::Singles),
        [
            choose("r1c1", &[1, 2]),
            trial("r1c1", 1, &[2]),
            single("r1c2", 2, None),
            single("r4c1", 2, None),
            single("r4c2", 1, None),
            Event::Solution,
            solved("r1c1", 1, &[2]),
            trial("r1c1", 2, &[]),
            single("r1c2", 1, None),
            single("r4c1", 1, None),
            single("r4c2", 2, None),
            Event::Solution,
            solved("r1c1", 2, &[]),
            Event::End,
        ]
    );
}

#[test]
fn reading_order_notices_a_dead_cell_when_its_turn_comes_and_the_others_at_once() {
    // r4c2 could only be 1 or 2, and both are ruled out.
    let board = without(
        grid(ONE_AND_TWO_MAY_SWAP),
        &[("r4c2", 1), ("r4c2", 2), ("r1c1", 1)],
    );
    assert_eq!(
        events(&board, Method::ReadingOrder),
        [
            choose("r1c1", &[2]),
            trial("r1c1", 2, &[]),
            choose("r1c2", &[1]),
            trial("r1c2", 1, &[]),
            choose("r4c1", &[1]),
            trial("r4c1", 1, &[]),
            dead("r4c2"),
            wrong("r4c1", 1, &[]),
            wrong("r1c2", 1, &[]),
            wrong("r1c1", 2, &[]),
            Event::End,
        ]
    );
    for method in [Method::FewestCandidates, Method::Singles] {
        assert_eq!(events(&board, method), [dead("r4c2"), Event::End]);
    }
}

#[test]
fn the_cell_with_the_fewest_candidates_is_chosen_first() {
    // r4c2 alone has a single candidate.
    let board = without(grid(ONE_AND_TWO_MAY_SWAP), &[("r4c2", 1)]);
    let events = events(&board, Method::FewestCandidates);
    assert_eq!(events[0], choose("r4c2", &[2]));
    // Then r1c2 and r4c1 both can only be 1: the first comes first.
    assert_eq!(events[2], choose("r1c2", &[1]));
    let mut search = Watched::new(&Grid::empty(), Method::FewestCandidates);
    let all = choose("r1c1", &[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(search.step(), Some(all));
}

#[test]
fn a_house_without_a_place_is_noticed_where_singles_are_set() {
    let row = House::row(4);
    let mut board = Grid::empty();
    for cell in row.cells() {
        board.eliminate(Candidate::new(cell, digit(7)));
    }
    let no_place = Event::Contradiction(Contradiction::NoPlace {
        digit: digit(7),
        house: row,
    });
    assert_eq!(events(&board, Method::Singles), [no_place, Event::End]);
    for method in [Method::ReadingOrder, Method::FewestCandidates] {
        let first = Watched::new(&board, method).step();
        assert!(matches!(first, Some(Event::Choose { .. })), "{first:?}");
    }
}

#[test]
fn a_hidden_single_comes_with_its_house() {
    let first = Watched::new(&fives_around_r1c1(), Method::Singles).step();
    assert_eq!(first, Some(single("r1c1", 5, Some(House::box_at(0)))));
    // In row 9 only r9c9 is left for 7, but not in its column and its box.
    let others = "r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8";
    let board = without(Grid::empty(), &[(others, 7)]);
    let first = Watched::new(&board, Method::Singles).step();
    assert_eq!(first, Some(single("r9c9", 7, Some(House::row(8)))));
}

#[test]
fn values_that_clash_are_told_at_once() {
    let board = grid_with(&[("r1c2", 5), ("r1c9", 5)]);
    let clash = Event::Contradiction(Contradiction::Clash {
        digit: digit(5),
        house: House::row(0),
        cells: cells("r1c2 r1c9"),
    });
    let mut full = *grid(ASSIGNMENT_SOLVED).values();
    full[0] = full[1];
    for method in Method::ALL {
        assert_eq!(events(&board, method), [clash, Event::End]);
        let full = events(&Grid::from_values(&full), method);
        assert!(matches!(
            full[..],
            [
                Event::Contradiction(Contradiction::Clash { .. }),
                Event::End
            ]
        ));
    }
}

#[test]
fn a_full_board_is_its_own_solution() {
    for method in Method::ALL {
        let board = grid(ASSIGNMENT_SOLVED);
        assert_eq!(events(&board, method), [Event::Solution, Event::End]);
    }
}

#[test]
fn a_candidate_removed_by_hand_is_not_tried() {
    let board = without(grid(ONE_AND_TWO_MAY_SWAP), &[("r1c1", 1)]);
    let shown = events(&board, Method::ReadingOrder);
    assert_eq!(shown[..2], [choose("r1c1", &[2]), trial("r1c1", 2, &[])]);
    for method in Method::ALL {
        let mut search = Watched::new(&board, method);
        let end = search.run(Until::End, u64::MAX, &Stop::never());
        assert_eq!(end, Ok(Some(Event::End)));
        assert_eq!(search.counters().solutions, 1);
    }
}

#[test]
fn the_choices_tell_what_failed_what_is_tried_and_what_is_to_come() {
    // With 1 in r1c1 nothing is left for r1c2.
    let board = holding(&[("r1c1", &[1, 2, 3]), ("r1c2", &[1])]);
    let mut search = Watched::new(&board, Method::ReadingOrder);
    let seen: Vec<Event> = (0..6).filter_map(|_| search.step()).collect();
    assert_eq!(
        seen,
        [
            choose("r1c1", &[1, 2, 3]),
            trial("r1c1", 1, &[2, 3]),
            dead("r1c2"),
            wrong("r1c1", 1, &[2, 3]),
            trial("r1c1", 2, &[3]),
            choose("r1c2", &[1]),
        ]
    );
    let first = Choice {
        cell: cell("r1c1"),
        failed: digits(&[1]),
        solved: digits(&[]),
        trying: Some(digit(2)),
        left: digits(&[3]),
    };
    let second = Choice {
        cell: cell("r1c2"),
        failed: digits(&[]),
        solved: digits(&[]),
        trying: None,
        left: digits(&[1]),
    };
    assert_eq!(search.choices().collect::<Vec<_>>(), [first, second]);
    assert_eq!(search.trials(), cells("r1c1"));
    assert_eq!(
        search.counters(),
        Counters {
            tries: 2,
            go_backs: 1,
            depth: 1,
            greatest_depth: 1,
            solutions: 0
        }
    );
}

#[test]
fn trials_and_singles_are_told_apart() {
    let mut search = Watched::new(&grid(ONE_AND_TWO_MAY_SWAP), Method::Singles);
    let found = search.run(Until::Solution, u64::MAX, &Stop::never());
    assert_eq!(found, Ok(Some(Event::Solution)));
    assert_eq!(search.trials(), cells("r1c1"));
    assert_eq!(search.singles(), cells("r1c2 r4c1 r4c2"));
    assert!(search.grid().is_solved());
    assert_eq!(search.start(), &grid(ONE_AND_TWO_MAY_SWAP));
    search.step();
    assert_eq!(search.trials() | search.singles(), CellSet::EMPTY);
}

#[test]
fn each_event_is_told_in_a_sentence() {
    let clash = Contradiction::Clash {
        digit: digit(5),
        house: House::row(0),
        cells: cells("r1c2 r1c9"),
    };
    let no_place = Contradiction::NoPlace {
        digit: digit(7),
        house: House::column(3),
    };
    let box_2 = Some(House::box_at(1));
    let events = [
        choose("r1c3", &[4, 7, 9]),
        choose("r1c3", &[4]),
        trial("r1c3", 4, &[7, 9]),
        trial("r1c3", 7, &[9]),
        trial("r1c3", 9, &[]),
        single("r2c5", 3, None),
        single("r2c5", 3, box_2),
        dead("r5c2"),
        Event::Contradiction(no_place),
        Event::Contradiction(clash),
        wrong("r1c3", 4, &[7, 9]),
        wrong("r1c3", 9, &[]),
        solved("r1c3", 4, &[9]),
        Event::Solution,
        Event::End,
    ];
    let rendered = |event: &Event| {
        text(event)
            .render(Language::english(), Notation::Rc)
            .to_string()
    };
    pinned!("events", events.each_ref().map(rendered).join("\n"));
    let told = text(&trial("r1c3", 4, &[7]));
    pinned!(
        "in letters",
        told.render(Language::english(), Notation::Letters)
    );
    assert!(
        told.spans(Language::english())
            .contains(&Span::Cell(cell("r1c3")))
    );
    assert!(
        told.spans(Language::english())
            .contains(&Span::Digit(digit(7)))
    );
}

#[test]
fn after_the_end_nothing_comes() {
    for method in Method::ALL {
        let mut search = Watched::new(&grid(ASSIGNMENT), method);
        assert!(!search.has_ended());
        while search.step() != Some(Event::End) {}
        assert!(search.has_ended());
        assert_eq!(search.step(), None);
        let again = search.run(Until::Solution, 1, &Stop::never());
        assert_eq!(again, Ok(Some(Event::End)));
        assert_eq!(search.choices().len(), 0);
        // The assignment is solved by singles alone: nothing takes them back.
        let stands = match method {
            Method::Singles => ASSIGNMENT_SOLVED,
            _ => ASSIGNMENT,
        };
        assert_eq!(search.values(), *grid(stands).values());
    }
}

#[test]
fn a_run_pauses_where_it_is_asked_to_and_goes_on_from_there() {
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    for (until, is_met) in [
        (
            Until::Contradiction,
            (|event| matches!(event, Event::Contradiction(_))) as fn(&Event) -> bool,
        ),
        (Until::Solution, |event| *event == Event::Solution),
        (Until::End, |_| false),
    ] {
        let all = events(&grid(hard), Method::Singles);
        let mut expected = all.iter().filter(|event| is_met(event));
        let mut search = Watched::new(&grid(hard), Method::Singles);
        loop {
            let paused = search.run(until, u64::MAX, &Stop::never()).unwrap();
            assert_eq!(
                paused.as_ref(),
                Some(expected.next().unwrap_or(&Event::End))
            );
            if paused == Some(Event::End) {
                break;
            }
        }
        assert_eq!(expected.next(), None);
    }
}

#[test]
fn a_run_in_slices_is_the_run_at_once() {
    let mut whole = Watched::new(&grid(ASSIGNMENT), Method::ReadingOrder);
    let mut sliced = whole.clone();
    for slice in [0, 1, 2, 7, 100] {
        let expected = (0..slice).filter(|_| whole.step().is_some()).count() as u64;
        assert_eq!(expected, slice);
        let paused = sliced.run(Until::End, slice, &Stop::never());
        assert_eq!(paused, Ok(None));
        assert_eq!(sliced.counters(), whole.counters());
        assert_eq!(sliced.values(), whole.values());
    }
}

#[test]
fn a_stopped_run_stands_between_two_events_and_can_go_on() {
    let stop = Stop::never();
    stop.raise();
    let mut search = Watched::new(&grid(ASSIGNMENT), Method::ReadingOrder);
    let stopped = search.run(Until::End, u64::MAX, &stop);
    assert_eq!(stopped, Err(Stopped));
    let mut fresh = Watched::new(&grid(ASSIGNMENT), Method::ReadingOrder);
    for search in [&mut search, &mut fresh] {
        let end = search.run(Until::End, u64::MAX, &Stop::never());
        assert_eq!(end, Ok(Some(Event::End)));
    }
    assert_eq!(search.counters(), fresh.counters());
}

#[test]
fn a_stop_raised_elsewhere_ends_a_run_without_end() {
    for method in Method::ALL {
        let stop = Stop::never();
        let remote = stop.clone();
        let run = std::thread::spawn(move || {
            let mut search = Watched::new(&Grid::empty(), method);
            let result = search.run(Until::End, u64::MAX, &stop);
            (result, search)
        });
        std::thread::sleep(std::time::Duration::from_millis(20));
        remote.raise();
        let (result, mut search) = run.join().unwrap();
        assert_eq!(result, Err(Stopped));
        let Counters {
            tries,
            go_backs,
            depth,
            ..
        } = search.counters();
        assert_eq!(tries - go_backs, depth as u64);
        assert!(search.step().is_some());
    }
}

#[test]
fn a_long_search_keeps_no_more_than_a_choice_a_cell() {
    let mut search = Watched::new(&Grid::empty(), Method::ReadingOrder);
    for _ in 0..200 {
        let paused = search.run(Until::End, 1000, &Stop::never());
        assert_eq!(paused, Ok(None));
        assert!(search.choices().len() <= Cell::COUNT);
        let Counters {
            depth,
            greatest_depth,
            ..
        } = search.counters();
        assert!(depth <= greatest_depth && greatest_depth <= Cell::COUNT);
    }
    assert_eq!(search.counters().greatest_depth, Cell::COUNT);
}

#[test]
fn a_method_is_known_by_its_name() {
    for method in Method::ALL {
        assert_eq!(method.slug().parse(), Ok(method));
        let json = serde_json::to_string(&method).unwrap();
        assert_eq!(json, format!("\"{}\"", method.slug()));
    }
    let names = Method::ALL.map(|method| method.to_string());
    assert_eq!(
        names,
        [
            "Reading order",
            "Fewest candidates",
            "Fewest candidates with singles"
        ]
    );
    assert_eq!(
        "random".parse::<Method>().unwrap_err().to_string(),
        "'random' is not a method; the methods are reading-order, fewest-candidates, singles"
    );
}
