//! A file of many puzzles: a list to sort, to filter, to open a puzzle from and to come back to;
//! read part by part, in little memory.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::common;
use crate::common::{ASSIGNMENT, candidate, digit};
use crate::support;
use crate::support::{
    SEVERAL, begin, board, carry_out, click, deliver, hold, key, news, paste, press, report, run,
    send, shows, simulator, the_solver,
};
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::selector::{Candidate as Target, Selector};
use proptest::prelude::*;
use sudoku_stepper::app::lookup::Late;
use sudoku_stepper::app::reading::{Piece, Read};
use sudoku_stepper::app::screen::collection::{
    Explained, Grade, GradesFound, Hardest, Message as Listed,
};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Order;
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source};
use sudoku_stepper::formats::{self, Format, Writer, unheld, write_line};
use sudoku_stepper::grid::{Candidate, Cell};
use sudoku_stepper::rate::explainer::Difficulty;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::{Collection, Part, ReadingEnd, SolvedPuzzles, read_in_parts};
use sudoku_stepper::sudoku::{Field, Puzzle};
use sudoku_stepper::texts::Language;
use tempfile::TempDir;

/// Four puzzles: an easy one, a hard one, one with several solutions, one with none.
fn four() -> String {
    let hard = &support::puzzles(support::HARD)[0].givens;
    let clash = format!("11{}", ".".repeat(79));
    format!(
        "{ASSIGNMENT} the Assignment\n{} hard\n{SEVERAL} several\n{clash} none\n",
        write_line(hard)
    )
}

fn app_with(text: &str, settings: Settings) -> App {
    let mut app = begin(settings, Store::none());
    let source = Source::file(Path::new("/puzzles/monday.sdm"));
    run(app.open_with(Opening::Puzzles(support::puzzles(text), source)));
    app
}

fn app(text: &str) -> App {
    app_with(text, Settings::default())
}

fn tell(app: &mut App, message: Listed) {
    carry_out(app, Message::Collection(message));
}

fn listed(app: &App) -> Vec<u32> {
    app.list().expect("there is a list").listed().to_vec()
}

/// Reports these grades, as the search beside the window would.
fn graded(app: &mut App, grades: &[(usize, Grade)]) {
    // Any message lets it begin.
    tell(app, Listed::Leave);
    while app.list().unwrap().grade(grades[0].0) != grades[0].1 {
        tell(
            app,
            Listed::Graded(grading().with_progress(grades.to_vec())),
        );
    }
}

/// A message of the search for the levels.
fn grading() -> Late<(), GradesFound> {
    match news(|it| matches!(it, Message::Collection(Listed::Graded(_)))) {
        Message::Collection(Listed::Graded(late)) => late,
        other => panic!("{other:?} is of another kind"),
    }
}

fn grades() -> [(usize, Grade); 4] {
    [
        (
            0,
            Grade::Rated(Level::Easy, 300, Hardest::of(Some(Technique::HiddenSingle))),
        ),
        (
            1,
            Grade::Rated(Level::Hard, 1200, Hardest::of(Some(Technique::XWing))),
        ),
        (2, Grade::Several),
        (3, Grade::NoSolution),
    ]
}

#[test]
fn a_file_of_several_puzzles_is_listed() {
    let app = app(&four());
    assert_eq!(app.screen(), Screen::Collection);
    assert_eq!(listed(&app), [0, 1, 2, 3]);
    for words in [
        "monday",
        "4 puzzles, 0 of them rated",
        "the Assignment",
        "37 givens",
        "hard",
    ] {
        assert!(shows(&app, words), "{words}");
    }
}

#[test]
fn a_puzzle_of_a_list_is_chosen_and_opened_by_the_pointer() {
    let mut app = app(&four());
    click(&mut app, "hard");
    assert_eq!(app.list().unwrap().chosen(), 1);
    assert_eq!(app.screen(), Screen::Collection);
    click(&mut app, "Open");
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).name(), "monday 2");
    assert_eq!(
        the_solver(&app).path(),
        None,
        "saving must not replace the collection"
    );
    assert!(shows(&app, "2 of 4"));
}

/// The second puzzle of four, opened from their list.
fn second_of_four() -> App {
    let mut app = app(&four());
    click(&mut app, "hard");
    click(&mut app, "Open");
    app
}

#[test]
fn a_list_is_kept_with_the_puzzle_that_was_chosen() {
    let mut app = second_of_four();
    press(&mut app, Key::Character("g".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Collection);
    assert_eq!(app.list().unwrap().chosen(), 1);
}

#[test]
fn a_puzzle_of_a_list_is_chosen_and_opened_by_keys() {
    let mut app = second_of_four();
    press(&mut app, Key::Character("g".into()), Modifiers::CTRL);
    key(&mut app, Named::ArrowUp);
    key(&mut app, Named::Enter);
    assert_eq!(the_solver(&app).name(), "monday 1");
    press(&mut app, Key::Character("g".into()), Modifiers::CTRL);
    key(&mut app, Named::End);
    key(&mut app, Named::PageUp);
    assert_eq!(app.list().unwrap().chosen(), 0);
}

#[test]
fn the_start_screen_leads_back_to_the_list_and_escape_from_it() {
    let mut app = second_of_four();
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    click(&mut app, "Back to the list");
    assert_eq!(app.screen(), Screen::Collection);
    key(&mut app, Named::Escape);
    assert_eq!(app.screen(), Screen::Start);
}

#[test]
fn the_next_and_the_previous_puzzle_are_those_of_the_list() {
    let mut app = app(&four());
    graded(&mut app, &grades());
    tell(&mut app, Listed::Order(Order::Hardest));
    assert_eq!(listed(&app), [1, 0, 2, 3]);
    tell(&mut app, Listed::Press(1));
    tell(&mut app, Listed::Open);
    assert!(shows(&app, "1 of 4"));
    let next = |app: &mut App| press(app, Key::Named(Named::PageDown), Modifiers::CTRL);
    let previous = |app: &mut App| press(app, Key::Named(Named::PageUp), Modifiers::CTRL);
    next(&mut app);
    assert_eq!(the_solver(&app).name(), "monday 1");
    assert_eq!(report(&app), &Report::Ready);
    previous(&mut app);
    assert_eq!(the_solver(&app).name(), "monday 2");
    previous(&mut app);
    assert_eq!(
        app.notice().as_deref(),
        Some("This is the first puzzle of the list.")
    );
    for name in ["monday 1", "monday 3", "monday 4"] {
        next(&mut app);
        assert_eq!(the_solver(&app).name(), name);
    }
    next(&mut app);
    assert_eq!(
        app.notice().as_deref(),
        Some("This is the last puzzle of the list.")
    );
    // A puzzle from elsewhere has no neighbors.
    paste(&mut app, ASSIGNMENT);
    assert!(!shows(&app, "List"));
    next(&mut app);
    assert_eq!(the_solver(&app).name(), "pasted puzzle");
}

#[test]
fn unsaved_work_is_asked_about_before_the_next_puzzle() {
    let mut app = app(&four());
    tell(&mut app, Listed::Press(0));
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    send(&mut app, solver::Message::Enter(digit(6)));
    send(&mut app, solver::Message::Neighbor(1));
    assert!(app.modal().is_some());
    press(&mut app, Key::Character("d".into()), Modifiers::CTRL);
    assert_eq!(the_solver(&app).name(), "monday 2");
}

#[test]
fn the_list_is_filtered_by_title_givens_and_level_and_put_in_order() {
    let mut app = app(&four());
    tell(&mut app, Listed::Title("ASSIGN".to_owned()));
    assert_eq!(listed(&app), [0]);
    tell(&mut app, Listed::Clear);
    for (givens, expected) in [
        ("37", &[0][..]),
        ("2", &[3]),
        ("20-30", &[1, 2]),
        (" 30 - 40 ", &[0]),
        ("", &[0, 1, 2, 3]),
        ("few", &[0, 1, 2, 3]),
    ] {
        tell(&mut app, Listed::Givens(givens.to_owned()));
        assert_eq!(listed(&app), expected, "{givens}");
    }
    assert!(shows(
        &app,
        "few is not a number of givens, 0 of them rated"
    ));
    tell(&mut app, Listed::Clear);
    tell(&mut app, Listed::Level(Some(Level::Hard)));
    assert!(listed(&app).is_empty());
    assert!(shows(
        &app,
        "No puzzle passes the filter. Esc lists all again."
    ));
    graded(&mut app, &grades());
    assert_eq!(listed(&app), [1], "as soon as it is known");
    key(&mut app, Named::Escape);
    assert_eq!(listed(&app), [0, 1, 2, 3]);
    for (order, expected) in [
        (Order::Easiest, [0, 1, 2, 3]),
        (Order::Hardest, [1, 0, 2, 3]),
        (Order::File, [0, 1, 2, 3]),
    ] {
        tell(&mut app, Listed::Order(order));
        assert_eq!(listed(&app), expected, "{order:?}");
    }
    tell(&mut app, Listed::Order(Order::FewestGivens));
    let counts: Vec<usize> = listed(&app)
        .iter()
        .map(|number| app.list().unwrap().puzzles().given_count(*number as usize))
        .collect();
    assert!(counts.is_sorted(), "{counts:?}");
    // The digits choose the level.
    press(&mut app, Key::Character("1".into()), Modifiers::default());
    assert_eq!(listed(&app), [0]);
    press(&mut app, Key::Character("6".into()), Modifiers::default());
    assert_eq!(listed(&app).len(), 4);
}

#[test]
fn the_hardest_technique_is_shown_and_the_list_filtered_and_put_in_order_by_it() {
    let mut app = app(&four());
    graded(&mut app, &grades());
    assert!(shows(&app, "X-Wing") && shows(&app, "Hidden Single"));
    tell(&mut app, Listed::Technique("wing".to_owned()));
    assert_eq!(listed(&app), [1]);
    tell(&mut app, Listed::Clear);
    assert_eq!(listed(&app), [0, 1, 2, 3]);
    tell(&mut app, Listed::Order(Order::Technique));
    assert_eq!(listed(&app), [0, 1, 2, 3], "those without one come last");
    assert_eq!(app.settings().list_order, Order::Technique);
}

#[test]
fn the_list_is_filtered_by_the_rating_of_sudoku_explainer() {
    let mut app = app(&four());
    tell(&mut app, Listed::Rating("7-8".to_owned()));
    assert!(listed(&app).is_empty());
    let rated = |tenths| Explained::Rated(Difficulty::from_tenths(tenths));
    let ratings = [
        (0, rated(15)),
        (1, rated(72)),
        (2, Explained::None),
        (3, Explained::None),
    ];
    while app.list().unwrap().explained(1) != ratings[1].1 {
        match news(|it| matches!(it, Message::Collection(Listed::Explained(_)))) {
            Message::Collection(Listed::Explained(late)) => {
                tell(
                    &mut app,
                    Listed::Explained(late.with_progress(ratings.to_vec())),
                );
            }
            other => panic!("{other:?} is of another kind"),
        }
    }
    assert_eq!(listed(&app), [1], "as soon as it is known");
    assert!(shows(&app, "SE 7.2") && shows(&app, "Rated 7.2 by Sudoku Explainer"));
    tell(&mut app, Listed::Rating("hard".to_owned()));
    assert_eq!(listed(&app), [0, 1, 2, 3]);
    assert!(shows(
        &app,
        "hard is not a rating, such as 7.2, 0 of them rated"
    ));
    tell(&mut app, Listed::Clear);
    assert!(shows(&app, "SE 1.5"));
}

#[test]
fn a_puzzle_that_was_solved_is_marked_in_every_list_and_after_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("state/solved.txt");
    let known = |app: &mut App| {
        run(app.remember_solved_in(kept.clone()));
        deliver(app, |it| matches!(it, Message::SolvedPuzzles(_)));
    };
    let mut app = app(&four());
    known(&mut app);
    assert!(!shows(&app, "solved"));
    tell(&mut app, Listed::Press(1));
    tell(&mut app, Listed::Open);
    assert_eq!(app.screen(), Screen::Solver);
    let solution = solve(&board(&app), &Stop::never()).unwrap().solutions;
    let Solutions::One(solution) = solution else {
        panic!("it has one solution");
    };
    for cell in board(&app).unsolved() {
        let digit = solution[cell.index()].expect("the solution is full");
        let put = Candidate::new(cell, digit);
        send(&mut app, solver::Message::Put(put));
    }
    deliver(&mut app, |it| matches!(it, Message::SolvedPuzzles(_)));
    send(&mut app, solver::Message::List);
    assert!(shows(&app, "solved"));

    // The same puzzle in another file, in another run.
    let mut again = begin(Settings::default(), Store::none());
    let other = format!("{}\n{SEVERAL}\n", four().lines().nth(1).unwrap());
    let source = Source::named("other");
    run(again.open_with(Opening::Puzzles(support::puzzles(&other), source)));
    assert!(!shows(&again, "solved"));
    known(&mut again);
    assert!(shows(&again, "solved"));
}

#[test]
fn what_a_search_filled_in_does_not_count_as_solved() {
    let mut app = app(&four());
    tell(&mut app, Listed::Open);
    send(&mut app, solver::Message::Solve);
    assert!(board(&app).is_solved());
    send(&mut app, solver::Message::List);
    assert!(!shows(&app, "solved"));
}

#[test]
fn a_long_list_is_put_in_order_beside_the_window() {
    let two = [
        common::puzzle(ASSIGNMENT),
        support::puzzles(support::HARD)[0].clone(),
    ];
    let many: Vec<Puzzle> = two.into_iter().cycle().take(6000).collect();
    let mut app = begin(Settings::default(), Store::none());
    run(app.open_with(Opening::Puzzles(many, Source::named("all"))));
    let in_order = |app: &mut App| {
        while app.list().unwrap().is_ordering() {
            deliver(app, |it| {
                matches!(it, Message::Collection(Listed::Ordered(_)))
            });
        }
    };
    in_order(&mut app);
    assert_eq!(listed(&app)[..3], [0, 1, 2]);
    tell(&mut app, Listed::Order(Order::FewestGivens));
    assert_eq!(
        listed(&app)[..3],
        [0, 1, 2],
        "the window does not wait for it"
    );
    assert!(shows(&app, "6,000 puzzles, being put in order"));
    // The result for an order that is no longer wanted changes nothing.
    tell(&mut app, Listed::Order(Order::File));
    tell(&mut app, Listed::Order(Order::FewestGivens));
    in_order(&mut app);
    assert_eq!(
        listed(&app)[..3],
        [1, 3, 5],
        "the hard one has fewer givens"
    );
    assert_eq!(app.list().unwrap().chosen(), 0, "what was chosen stays so");
}

#[test]
fn level_and_score_of_each_are_shown_or_why_there_is_none() {
    let mut app = app(&four());
    graded(&mut app, &grades());
    for words in ["1,200", "several solutions", "no solution", "4 puzzles"] {
        assert!(shows(&app, words), "{words}");
    }
    // The results of a search for another list come too late.
    let late = grading();
    run(app.open_with(Opening::Puzzles(
        support::puzzles(&four()),
        Source::named("again"),
    )));
    tell(
        &mut app,
        Listed::Graded(late.with_progress(grades().to_vec())),
    );
    assert_eq!(app.list().unwrap().grade(0), Grade::Unknown);
}

#[test]
fn nobody_waits_for_the_levels_of_a_list_that_is_not_seen() {
    let mut app = app(&four());
    tell(&mut app, Listed::Leave);
    let late = grading();
    tell(&mut app, Listed::Open);
    assert_eq!(app.screen(), Screen::Solver);
    tell(
        &mut app,
        Listed::Graded(late.with_progress(grades().to_vec())),
    );
    assert_eq!(app.list().unwrap().grade(0), Grade::Unknown);
}

#[test]
fn of_a_long_list_only_the_rows_that_are_seen_are_built() {
    let puzzles = Collection::from_iter(vec![common::puzzle(ASSIGNMENT); 100_000]);
    let mut app = App::new(Settings::default(), Store::none());
    let list = sudoku_stepper::app::screen::collection::Collection::new(
        "all".to_owned(),
        None,
        puzzles,
        Order::File,
    );
    drop(list.view(Language::english(), &SolvedPuzzles::default()));
    run(app.open_with(Opening::Puzzles(
        vec![common::puzzle(ASSIGNMENT); 20_000],
        Source::named("all"),
    )));
    assert!(shows(&app, "20,000 puzzles"));
    assert!(shows(&app, "Rate all"), "what takes long is asked for");
    key(&mut app, Named::End);
    let built = texts_built(&app);
    assert!(built < 500, "{built} texts");
}

/// The number of texts in the window, visible or not.
fn texts_built(app: &App) -> usize {
    struct Counted<'a>(&'a mut usize);

    impl Selector for Counted<'_> {
        type Output = ();

        fn select(&mut self, target: Target<'_>) -> Option<()> {
            *self.0 += usize::from(matches!(target, Target::Text { .. }));
            None
        }

        fn description(&self) -> String {
            "every text".to_owned()
        }
    }

    let mut count = 0;
    let found = simulator(app).find(Counted(&mut count)).is_ok();
    assert!(!found, "all are gone through");
    count
}

#[test]
fn a_part_of_a_long_file_is_listed_as_soon_as_it_is_read() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("long.sdm");
    fs::write(&file, format!("{ASSIGNMENT}\n").repeat(10_000)).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    let mut opening = |file: &Path| {
        let mut news = hold(&mut app, Message::Dropped(file.to_owned()));
        match news.next() {
            Some(Message::Read(late)) => late,
            other => panic!("{other:?} is of another kind"),
        }
    };
    let other = opening(&folder.path().join("other"));
    let reading = opening(&file);
    let part = |late: &Late<Read, Piece>, count, share| {
        let part = Collection::from_iter(vec![common::puzzle(ASSIGNMENT); count]);
        Message::Read(late.clone().with_progress(Piece::Part(part, share)))
    };
    carry_out(&mut app, part(&other, 7, 0.1));
    assert!(app.list().is_none(), "that was another file");
    carry_out(&mut app, part(&reading, 4000, 0.4));
    assert_eq!(app.screen(), Screen::Collection);
    assert!(shows(
        &app,
        "4,000 puzzles, 0 of them rated; 40 % of the file read"
    ));
    carry_out(&mut app, part(&reading, 4000, 0.8));
    assert!(shows(&app, "8,000 puzzles; 80 % of the file read"));
    let error = "long.sdm: line 8001 has 80 cells, 81 are needed".to_owned();
    let failed = reading.clone().with_answer(Read::Failed(error.into()));
    carry_out(&mut app, Message::Read(failed));
    assert_eq!(
        app.notice().as_deref(),
        Some(
            "long.sdm: line 8001 has 80 cells, 81 are needed. The 8000 puzzles that could be read \
             are listed."
        )
    );
    assert!(shows(&app, "8,000 puzzles"));
    assert_eq!(app.settings().recent, std::slice::from_ref(&file));
    carry_out(&mut app, part(&reading, 1, 0.9));
    assert_eq!(listed(&app).len(), 8000, "the reading is over");
}

/// The parts of a file as they are read: the number of puzzles in each, and the end.
fn read(file: &Path, stop: &Stop) -> (Vec<usize>, Result<ReadingEnd, String>) {
    let mut parts = Vec::new();
    let mut last = 0.0;
    let end = read_in_parts(file, stop, &mut |part| {
        parts.push(match part {
            Part::Whole(puzzles) => puzzles.len(),
            Part::Next { puzzles, share } => {
                assert!(share >= last && share <= 1.0);
                last = share;
                puzzles.len()
            }
            Part::Notes(_) => return,
        });
    });
    (parts, end.map_err(|error| error.to_string()))
}

#[test]
fn a_file_of_just_as_many_puzzles_as_are_listed_has_no_more() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("puzzles.txt");
    let lines = format!("{ASSIGNMENT}\n").repeat(Collection::MOST);
    fs::write(&file, &lines).unwrap();
    let (parts, end) = read(&file, &Stop::never());
    assert_eq!(parts.iter().sum::<usize>(), Collection::MOST);
    assert_eq!(end, Ok(ReadingEnd::Complete));
    // One more is one too many, and is not handed over.
    fs::write(&file, lines + ASSIGNMENT).unwrap();
    let (parts, end) = read(&file, &Stop::never());
    assert_eq!(parts.iter().sum::<usize>(), Collection::MOST);
    assert_eq!(end, Ok(ReadingEnd::Full));
}

#[test]
fn a_file_is_read_by_and_by_whatever_its_size() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("puzzles.sdm");
    let write = |lines: usize, last: &str| {
        let mut out = fs::File::create(&file).unwrap();
        for _ in 0..lines {
            writeln!(out, "{ASSIGNMENT}").unwrap();
        }
        out.write_all(last.as_bytes()).unwrap();
    };
    write(3, "");
    assert_eq!(
        read(&file, &Stop::never()),
        (vec![3], Ok(ReadingEnd::Complete))
    );
    write(10_000, "");
    let (parts, end) = read(&file, &Stop::never());
    assert_eq!(parts, [4096, 4096, 1808]);
    assert_eq!(end, Ok(ReadingEnd::Complete));
    // The puzzles before a mistake come first.
    let damaged = ASSIGNMENT.replacen("43", "4z", 1);
    write(5, &damaged);
    let (parts, end) = read(&file, &Stop::never());
    assert_eq!(parts, [5]);
    assert!(
        end.unwrap_err()
            .ends_with("line 6, column 9: 'z' is not a digit")
    );
    write(5000, &damaged);
    let (parts, end) = read(&file, &Stop::never());
    assert_eq!(parts, [4096, 904]);
    assert!(
        end.unwrap_err()
            .ends_with("line 5001, column 9: 'z' is not a digit")
    );
    let stop = Stop::never();
    stop.raise();
    assert_eq!(read(&file, &stop), (vec![], Ok(ReadingEnd::Stopped)));
    // A file that has no puzzle, is not a file or does not exist gives the usual error.
    fs::write(&file, "").unwrap();
    assert!(
        read(&file, &Stop::never())
            .1
            .unwrap_err()
            .ends_with("no puzzle is found in the file")
    );
    assert!(
        read(folder.path(), &Stop::never())
            .1
            .unwrap_err()
            .ends_with("is not a file")
    );
}

#[test]
fn there_is_room_for_a_million_puzzles_and_not_for_more() {
    let thousand = Collection::from_iter(vec![common::puzzle(ASSIGNMENT); 1000]);
    let mut all = Collection::default();
    for _ in 0..1000 {
        assert!(all.append(&thousand));
    }
    assert_eq!(all.len(), Collection::MOST);
    assert!(!all.append(&thousand));
    assert!(!all.push(&common::puzzle(ASSIGNMENT)));
    assert_eq!(all.len(), Collection::MOST);
    assert_eq!(all.get(999_999), Some(common::puzzle(ASSIGNMENT)));
    assert_eq!(all.get(1_000_000), None);
    let mut titled = common::puzzle(ASSIGNMENT);
    titled.title = Some("x".repeat(Collection::MOST_TITLES / 2));
    let mut all = Collection::from_iter([titled.clone(), titled.clone()]);
    assert!(!all.push(&titled));
    assert!(all.push(&common::puzzle(ASSIGNMENT)));
}

/// Puzzles with everything that formats for several puzzles can hold.
fn puzzles() -> impl Strategy<Value = Vec<Puzzle>> {
    let given = proptest::option::of(0..9usize);
    let one = (
        proptest::collection::vec((given, 0..3u8), 81),
        proptest::option::of("[a-zé ]{1,8}"),
        proptest::option::of("[a-z]{1,3}"),
        proptest::collection::btree_set((0..81usize, 0..9usize), 0..5),
    );
    let one = one.prop_map(|(cells, title, author, removed)| {
        let mut puzzle = common::empty_puzzle();
        for (index, (value, entry)) in cells.into_iter().enumerate() {
            let value = value.and_then(|it| sudoku_stepper::grid::Digit::new(it as u8 + 1));
            if entry == 0 {
                puzzle.entries[index] = value;
            } else {
                puzzle.givens[index] = value;
            }
        }
        puzzle.title = title;
        puzzle
            .metadata
            .set(Field::Author, &author.unwrap_or_default());
        let cell = |index| Cell::new(index).unwrap();
        puzzle.removed = removed
            .into_iter()
            .map(|(index, it)| candidate(&cell(index).to_string(), it as u8 + 1))
            .collect();
        puzzle
    });
    proptest::collection::vec(one, 0..12)
}

proptest! {
    #[test]
    fn what_is_put_in_comes_out(puzzles in puzzles(), cut in 0..12usize) {
        let all = Collection::from_iter(puzzles.clone());
        let (first, second) = puzzles.split_at(cut.min(puzzles.len()));
        let mut joined = Collection::from_iter(first.to_vec());
        prop_assert!(joined.append(&Collection::from_iter(second.to_vec())));
        for collection in [all, joined] {
            prop_assert_eq!(collection.len(), puzzles.len());
            for (number, puzzle) in puzzles.iter().enumerate() {
                prop_assert_eq!(collection.get(number), Some(puzzle.clone()));
                prop_assert_eq!(collection.given_count(number), puzzle.given_count());
                prop_assert_eq!(collection.values(number), Some(puzzle.values()));
                prop_assert_eq!(collection.title(number), puzzle.title.as_deref());
            }
        }
    }

    #[test]
    fn every_format_of_many_puzzles_reads_the_same_into_a_collection(puzzles in puzzles()) {
        for format in Format::ALL.into_iter().filter(|format| format.holds_several()) {
            let has_place = |it: &Puzzle| unheld(it, format).is_none();
            if puzzles.is_empty() || !puzzles.iter().all(has_place) {
                continue;
            }
            let mut writer = Writer::new(Vec::new(), format);
            for puzzle in &puzzles {
                writer.write(puzzle).unwrap();
            }
            let read = formats::read(&writer.finish().unwrap()).unwrap();
            let collection = Collection::from_iter(read.clone());
            for (number, puzzle) in read.iter().enumerate() {
                prop_assert_eq!(collection.get(number), Some(puzzle.clone()), "{}", format);
            }
        }
    }
}

#[test]
fn a_collection_looks_as_it_did() {
    let mut app = app_with(&four(), support::settings(ThemeChoice::Light));
    graded(&mut app, &grades());
    support::matches_snapshot(&app, "collection");
}
