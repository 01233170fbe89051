//! The notices over the window.

use crate::common::pinned::pinned;
use crate::otherwise::sentences;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Rectangle, Size, Task};
use iced_test::selector::id;
use iced_test::simulator::Simulator;
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::modal::rules::FILTER;
use sudoku_stepper::app::reading::Reader;
use sudoku_stepper::app::screen::solver;
use sudoku_stepper::app::settings::{Settings, Store, TextSize, WindowSize};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source, iced_settings};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::texts::Text;

use crate::common::{ASSIGNMENT as LINE, ASSIGNMENT_SOLVED};
use crate::living::Living;
use crate::living_tree::shown;
use crate::support::*;

fn tell(app: &mut App, words: &str) -> News<Message> {
    hold(app, Message::Ask(Ask::Tell(words.to_owned().into())))
}

fn passes(news: &mut News<Message>) -> Message {
    news.next().expect("it goes by itself")
}

#[test]
fn what_only_tells_goes_by_itself_and_what_went_wrong_stays() {
    let mut app = app(ASSIGNMENT);
    let mut first = tell(&mut app, "One.");
    assert_eq!(app.notice().as_deref(), Some("One."));
    // A notice in the meantime takes its place, and is shown for its own time.
    let mut second = tell(&mut app, "Two.");
    assert_eq!(app.notice().as_deref(), Some("Two."));
    if let Some(late) = first.next() {
        carry_out(&mut app, late);
    }
    assert_eq!(app.notice().as_deref(), Some("Two."));
    let passed = passes(&mut second);
    carry_out(&mut app, passed);
    assert_eq!(app.notice(), None);

    let mut told = tell(&mut app, "Three.");
    paste(&mut app, "0,7,0,0,0,0,0,4");
    let wrong = app.notice().expect("it is told").to_owned();
    carry_out(&mut app, passes(&mut told));
    assert_eq!(app.notice().as_deref(), Some(&*wrong), "it stays");
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
}

#[test]
fn what_went_wrong_goes_by_itself_while_the_window_is_seen() {
    let mut app = app(ASSIGNMENT);
    app.pass_notices_at_once();
    let is_passed = |message: &Message| matches!(message, Message::NoticePassed(_));
    let fail = |app: &mut App| {
        carry_out(
            app,
            Message::Ask(Ask::Complain(Text::new().then("It failed."))),
        );
        assert_eq!(app.notice().as_deref(), Some("It failed."));
    };
    fail(&mut app);
    deliver(&mut app, is_passed);
    assert_eq!(app.notice(), None);
    // Behind another window nobody can read it.
    carry_out(&mut app, Message::InFront(false));
    fail(&mut app);
    deliver(&mut app, is_passed);
    assert_eq!(app.notice().as_deref(), Some("It failed."));
    carry_out(&mut app, Message::InFront(true));
    assert_eq!(app.notice().as_deref(), Some("It failed."));
    deliver(&mut app, is_passed);
    assert_eq!(app.notice(), None);
}

/// The sizes of the window in which people work.
const WINDOWS: [(f32, f32); 5] = [
    (760.0, 560.0),
    (800.0, 600.0),
    (1000.0, 700.0),
    (1366.0, 768.0),
    (1920.0, 1080.0),
];

/// The place of something in a window of this size.
fn place_in(app: &App, (width, height): (f32, f32), name: &'static str) -> Rectangle {
    let scale = app.scale();
    let size = (width / scale, height / scale);
    let mut ui = Simulator::with_size(iced_settings(), size, app.view());
    let found = ui.find(id(name));
    found
        .unwrap_or_else(|error| panic!("no {name} at {width}x{height}: {error}"))
        .bounds()
}

#[test]
fn a_notice_covers_and_moves_nothing_that_is_used() {
    let used = ["board", "step", "pad", "pad-modes"];
    for (width, height) in WINDOWS {
        let mut app = app(ASSIGNMENT);
        carry_out(&mut app, Message::Resized(Size::new(width, height)));
        let at = |app: &App, name| place_in(app, (width, height), name);
        let before = used.map(|name| at(&app, name));
        let failed = "Not opened: /home/somebody/documents/puzzles/of-last-year.txt: line 3 \
                      has 80 characters, and a row of a puzzle has 81."
            .to_owned();
        carry_out(
            &mut app,
            Message::Ask(Ask::Complain(Text::new().then(failed))),
        );
        let notice = at(&app, "notice");
        assert!(notice.width > 200.0 && notice.height > 20.0, "{notice:?}");
        for (name, before) in used.into_iter().zip(before) {
            let now = at(&app, name);
            assert_eq!(now, before, "{name} moves at {width}x{height}");
            assert!(
                notice.intersection(&now).is_none(),
                "the notice covers {name} at {width}x{height}: {notice:?} on {now:?}"
            );
        }
    }
}

#[test]
fn a_notice_moves_no_dialog_and_covers_at_most_its_title() {
    for (width, height) in WINDOWS {
        let mut app = app(ASSIGNMENT);
        carry_out(&mut app, Message::Resized(Size::new(width, height)));
        type_key(&mut app, "r");
        let at = |app: &App, name| place_in(app, (width, height), name);
        let before = at(&app, FILTER);
        // It is the first rule already.
        press(&mut app, Key::Named(Named::ArrowUp), Modifiers::default());
        assert!(app.notice().is_some());
        let (notice, filter) = (at(&app, "notice"), at(&app, FILTER));
        assert_eq!(filter, before, "the dialog moves at {width}x{height}");
        assert!(
            notice.y + notice.height < filter.y - 40.0,
            "{notice:?} at {width}x{height}"
        );
    }
}

#[test]
fn a_notice_moves_and_covers_no_board_on_any_other_screen() {
    for key in ["n", "t", "l", "an exercise"] {
        let mut app = app(ASSIGNMENT);
        match key {
            "n" => carry_out(&mut app, Message::Ask(Ask::Start)),
            "t" => carry_out(&mut app, Message::Ask(Ask::Create)),
            "l" => carry_out(&mut app, Message::Ask(Ask::Lessons(None))),
            _ => {
                let message = Ask::Practise(Technique::NakedSingle);
                let mut living = Living::new(app, Task::none(), WINDOWS[2]);
                living.send(Message::Ask(message));
                living.rest();
                app = living.into_app();
            }
        }
        for window in WINDOWS {
            carry_out(&mut app, Message::Resized(Size::new(window.0, window.1)));
            let before = place_in(&app, window, "board");
            let failed = Ask::Complain(Text::new().then("It failed."));
            carry_out(&mut app, Message::Ask(failed));
            let (notice, board) = (
                place_in(&app, window, "notice"),
                place_in(&app, window, "board"),
            );
            assert_eq!(board, before, "{key} at {window:?}");
            assert!(
                notice.intersection(&board).is_none_or(|it| it.height < 8.0),
                "{key} at {window:?}: {notice:?} on {board:?}"
            );
            carry_out(&mut app, Message::NoticeDismissed);
        }
    }
}

#[test]
fn what_takes_long_to_read_is_told_and_can_be_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.txt");
    std::fs::write(&file, ASSIGNMENT).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    carry_out(&mut app, Message::Dropped(file.clone()));
    let late = reading();
    deliver(&mut app, |it| matches!(it, Message::ReadingIsLong(_)));
    assert!(shows(&app, "Reading a.txt …"));
    click(&mut app, "Cancel");
    assert!(!shows(&app, "Reading a.txt …"));
    update(&mut app, Message::Read(late));
    assert!(app.solver().is_none(), "it is not wanted any more");
    // Esc stops it too, and what was read in time is told no longer.
    carry_out(&mut app, Message::Dropped(file.clone()));
    let late = reading();
    deliver(&mut app, |it| matches!(it, Message::ReadingIsLong(_)));
    key(&mut app, Named::Escape);
    update(&mut app, Message::Read(late));
    assert!(app.solver().is_none());
    carry_out(&mut app, Message::Dropped(file));
    let late = reading();
    deliver(&mut app, |it| matches!(it, Message::ReadingIsLong(_)));
    update(&mut app, Message::Read(late));
    assert!(app.solver().is_some());
    assert!(!shows(&app, "Reading a.txt …"));
}

#[test]
fn the_window_does_not_wait_for_what_it_is_started_with() {
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let reader = Reader::new(move || {
        let _ = wait.recv();
        Ok((puzzles(ASSIGNMENT), None))
    });
    let mut app = begin(Settings::default(), Store::none());
    run(app.open_with(Opening::Named(Source::named("standard input"), reader)));
    assert_eq!(app.screen(), Screen::Start);
    assert!(shows(&app, "Open a puzzle"), "the start screen is there");
    deliver(&mut app, |it| matches!(it, Message::ReadingIsLong(_)));
    assert!(shows(&app, "Reading standard input …"));
    go.send(()).unwrap();
    read(&mut app);
    assert_eq!(app.screen(), Screen::Solver);
    // A file that is read at once is there with the first picture.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.txt");
    std::fs::write(&file, ASSIGNMENT).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    run(app.open_with(Opening::File(file)));
    if app.screen() == Screen::Start {
        read(&mut app);
    }
    assert_eq!(app.screen(), Screen::Solver);
    let mut app = begin(Settings::default(), Store::none());
    run(app.open_with(Opening::File(folder.path().join("none.txt"))));
    if app.notice().is_none() {
        read(&mut app);
    }
    let told = app.notice().expect("it is told").to_owned();
    assert!(
        told.starts_with("Not opened: ") && told.contains("none.txt"),
        "{told}"
    );
}

#[test]
fn text_grows_with_a_large_window_unless_its_size_was_chosen() {
    let scale = |text_size: TextSize, width: f32, height: f32| {
        let window = WindowSize { width, height };
        text_size.scale(window)
    };
    let usual = Settings::default().text_size;
    assert_eq!(scale(usual, 1000.0, 700.0), 1.0);
    assert_eq!(scale(usual, 1500.0, 1000.0), 1.0);
    assert_eq!(scale(usual, 2560.0, 1440.0), 1.6);
    assert_eq!(scale(usual, 1920.0, 600.0), 1.0, "it is wide alone");
    assert_eq!(scale(TextSize::Percent(100), 2560.0, 1440.0), 1.0);
    assert_eq!(usual.larger(), TextSize::Percent(115));
    assert_eq!(usual.smaller(), TextSize::Percent(90));
}

#[test]
fn how_a_text_was_read_is_told_when_it_is_opened() {
    let other = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
    let grids = [LINE, other].map(|line| {
        let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
        rows.join("\n")
    });
    let texts = [
        format!(
            "Two of them\n{}\n\nGrid 02\n{}\nThat is all.\n",
            grids[0], grids[1]
        ),
        format!("Monday\n{}\nHave fun!\n\nAda\n", grids[0].replace('.', "-")),
        format!(
            "quizzes,solutions\n{LINE},{}\n",
            ASSIGNMENT_SOLVED.replace('6', "7")
        ),
    ];
    let told = texts.map(|text| {
        let mut app = app(HARD);
        paste(&mut app, &text);
        read(&mut app);
        app.notice().expect("it is told")
    });
    pinned!(told.join("\n"));
}

/// The window with a puzzle that has just been opened.
fn living() -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("puzzle.txt");
    let begun = app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), source));
    Living::new(app, begun, Size::new(1000.0, 700.0))
}

#[test]
fn what_was_copied_is_told_and_takes_no_key() {
    let mut living = living();
    living.keys("left ctrl+c");
    let told = "The board was copied as one line.";
    assert_eq!(living.app.notice().as_deref(), Some(told));
    // Esc closes first what went wrong, but does what it does beside what only tells.
    living.keys("esc");
    assert_eq!(living.app.solver().unwrap().selected(), None);
    assert_eq!(living.app.notice(), None, "it is an act that is seen");
    living.keys("left");
    living.send(Message::Ask(Ask::Complain(Text::new().then("It failed."))));
    living.keys("esc");
    assert_eq!(living.app.notice(), None);
}

#[test]
fn what_is_told_in_a_dialog_stands_above_it() {
    let mut living = living();
    // The theme of the system is chosen already.
    living.keys("ctrl+, 1");
    assert_eq!(
        living.app.notice().as_deref(),
        Some("This is chosen already.")
    );
    let close = living.place_of("System");
    let notice = living.bounds_of("notice");
    let end = notice.y + notice.height;
    assert!(
        notice.y >= 0.0 && end < close.y,
        "{notice:?} above {close:?}"
    );
    // It is seen as it is: nothing lies over it.
    let before = living.picture();
    living.send(Message::NoticeDismissed);
    assert!(before != living.picture());
    living.keys("esc");
    // A dialog stays where it is.
    living.keys("left ctrl+right 1 ctrl+q");
    let before = living.place_of("Do not save");
    living.send(Message::Ask(Ask::Tell("One.".to_owned().into())));
    let after = living.place_of("Do not save");
    assert_eq!(before, after);
    assert!(living.bounds_of("notice").y < after.y);
    // Its button closes the notice, and not the dialog.
    let notice = living.bounds_of("notice");
    let button = iced::Point::new(notice.x + notice.width - 30.0, notice.center_y());
    living.click_at(button);
    assert_eq!(living.app.notice(), None);
    assert!(living.app.modal().is_some());
}

/// What changes something that is seen: the board, the card, the choice, what stands beside the
/// board, the screen, a dialog.
type Act = (&'static str, fn(&mut App));

const ACTS: [Act; 6] = [
    ("a step", |app| step(app)),
    ("a hint", |app| hint(app)),
    ("another cell", |app| key(app, Named::ArrowDown)),
    ("the path", |app| type_key(app, "p")),
    ("the start screen", |app| {
        carry_out(app, Message::Ask(Ask::Start));
    }),
    ("the settings", |app| {
        carry_out(app, Message::Ask(Ask::Settings));
    }),
];

#[test]
fn an_answer_to_a_press_goes_with_the_next_act_that_changes_what_is_seen() {
    for (name, act) in ACTS {
        let mut app = app(ASSIGNMENT);
        type_key(&mut app, "q");
        let told = app.notice().unwrap_or_default().to_owned();
        assert!(
            told.starts_with("Q has nothing to do here right now."),
            "{told}"
        );
        // Where the pointer is, and what comes by itself, is no act.
        send(&mut app, solver::Message::Hover(None));
        carry_out(&mut app, Message::InFront(true));
        carry_out(&mut app, Message::Resized(Size::new(900.0, 700.0)));
        assert_eq!(app.notice().as_deref(), Some(&*told));
        type_key(&mut app, "q");
        assert_eq!(
            app.notice().as_deref(),
            Some(&*told),
            "pressed again, it is told again"
        );
        act(&mut app);
        assert_eq!(app.notice(), None, "{name}");
    }
    let mut app = app(ASSIGNMENT);
    send(&mut app, solver::Message::Undo);
    assert_eq!(app.notice().as_deref(), Some("There is nothing to undo."));
    step(&mut app);
    assert_eq!(app.notice(), None);
}

#[test]
fn what_was_done_and_what_went_wrong_is_told_whatever_is_done_next() {
    for (name, act) in ACTS {
        for ask in [
            Ask::Tell("It was saved.".to_owned().into()),
            Ask::Complain(Text::new().then("It failed.")),
        ] {
            let mut app = app(ASSIGNMENT);
            carry_out(&mut app, Message::Ask(ask));
            let told = app.notice();
            act(&mut app);
            assert!(told.is_some() && app.notice() == told, "{name}");
        }
    }
}

#[test]
fn an_answer_to_a_key_is_not_the_end_of_what_went_wrong() {
    let failed = Some("It failed.");
    let begin = || {
        let mut app = app(ASSIGNMENT);
        carry_out(
            &mut app,
            Message::Ask(Ask::Complain(Text::new().then("It failed."))),
        );
        type_key(&mut app, "q");
        type_key(&mut app, "q");
        let told = app.notice().unwrap_or_default();
        assert!(told.starts_with("Q has nothing to do"), "{told}");
        app
    };
    for (name, act) in ACTS {
        let mut app = begin();
        act(&mut app);
        assert_eq!(app.notice().as_deref(), failed, "{name}");
    }
    let mut app = begin();
    click(&mut app, "Close");
    assert_eq!(app.notice().as_deref(), failed);
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
}

#[test]
fn a_short_notice_covers_no_words_of_the_title_and_no_button_of_a_bar() {
    for (width, height) in [(1000.0, 700.0), (1300.0, 900.0)] {
        let mut app = app(ASSIGNMENT);
        enter_something(&mut app);
        let mut living = Living::new(app, Task::none(), (width, height));
        for words in ["assignment.txt", "not saved"] {
            is_free_of_notice(&mut living, words);
        }
        living.send(Message::Ask(Ask::Lessons(None)));
        living.rest();
        for words in ["Back", "Lessons", "Map", "Settings", "Keys"] {
            is_free_of_notice(&mut living, words);
        }
        living.send(Message::Ask(Ask::Start));
        living.rest();
        let words = ["Sudoku Stepper", "Continue", "Learn", "Settings", "Quit"];
        for words in words {
            is_free_of_notice(&mut living, words);
        }
        // A longer one covers nothing there either.
        let long = format!(
            "Not opened: {}.txt: it is something else",
            "long".repeat(40)
        );
        living.send(Message::NoticeDismissed);
        living.send(Message::Ask(Ask::Complain(Text::new().then(long))));
        let notice = living.bounds_of("notice");
        for words in words {
            let place = living.place_of(words);
            assert!(!notice.contains(place), "{words}: {place:?} in {notice:?}");
        }
    }
}

#[test]
fn a_notice_over_the_lessons_cuts_none_of_the_words_of_the_bar() {
    let told = "The clipboard holds no text.";
    for window in [(760.0, 560.0), (1000.0, 700.0), (1300.0, 900.0)] {
        for text_size in [TextSize::Percent(100), TextSize::Percent(150)] {
            let settings = Settings {
                text_size,
                ..Settings::default()
            };
            let mut living = Living::new(begin(settings, Store::none()), Task::none(), window);
            living.resize(window);
            living.keys("l");
            living.rest();
            let words = living.words();
            living.send(Message::Ask(Ask::Tell(told.to_owned().into())));
            let notice = living.bounds_of("notice");
            for (words, place) in words {
                let Some(covered) = notice.intersection(&place) else {
                    continue;
                };
                let of_words = covered.width / place.width;
                assert!(of_words > 0.99, "{words} is cut at {window:?}: {covered:?}");
                assert_ne!(words, "Lessons", "the title is covered at {window:?}");
            }
        }
    }
}

fn is_free_of_notice(living: &mut Living, words: &str) {
    let told = "This is the last link, and so no more is told of it here.".to_owned();
    living.send(Message::NoticeDismissed);
    let place = living.place_of(words);
    living.send(Message::Ask(Ask::Tell(told.into())));
    let notice = living.bounds_of("notice");
    assert!(!notice.contains(place), "{words}: {place:?} in {notice:?}");
}

#[test]
fn keys_of_a_pad_that_is_not_there_say_so() {
    let mut app = shown(Some(LINE), "ctrl+shift+n enter play ctrl+enter enter wait");
    assert!(!the_solver(&app).is_game_on(), "it was given up");
    for name in ["k", "v"] {
        type_key(&mut app, name);
        let told = app.notice().unwrap_or_default().to_owned();
        let begins = format!("{} has nothing to do here right now.", name.to_uppercase());
        assert!(told.starts_with(&begins), "{name}: {told}");
    }
}

#[test]
fn the_choice_of_a_game_moves_nothing_below_its_words() {
    let mut app = app(ASSIGNMENT);
    carry_out(&mut app, Message::Ask(Ask::NewGame));
    let mut living = Living::new(app, Task::none(), (1000.0, 700.0));
    let places = |living: &mut Living| ["Board", "Level", "Errors"].map(|it| living.place_of(it));
    let before = places(&mut living);
    living.keys("2");
    assert_eq!(places(&mut living), before);
    pinned!("ice, and errors at once", sentences(&living.app));
    living.click("Only on Check");
    pinned!("errors on a check", sentences(&living.app));
}

#[test]
fn a_note_that_is_typed_again_without_a_cell_is_answered_by_the_card() {
    let mut app = app(ASSIGNMENT);
    type_key(&mut app, "v");
    type_key(&mut app, "3");
    assert_eq!(report(&app), &solver::Report::NoCell);
    type_key(&mut app, "3");
    assert_eq!(
        app.notice().as_deref(),
        Some("That is what the card says already.")
    );
}
