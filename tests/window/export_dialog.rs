//! The dialog for copying and exporting the board, a step or the path.

use std::time::{Duration, Instant};

use crate::common::boards::{self, named};
use crate::common::files::formats_of;
use crate::living::Living;
use crate::support;
use crate::support::{
    ASSIGNMENT, app, click, hint, key, matches_snapshot, parsed, settings, shows, steps,
    the_solver, type_key,
};
use iced::Task;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::runtime::{Action, task};
use iced_test::selector::Candidate;
use serde_json::Value as Json;
use sudoku_stepper::app::modal::{self, Modal, export};
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::export::FileKind;
use sudoku_stepper::formats::{self, Format};
use sudoku_stepper::texts::Language;

/// Carries out a message and its consequences, and returns the text that was put on the clipboard.
fn follow(app: &mut App, message: Message) -> Option<String> {
    // Notices stay, because they are read below.
    app.pass_notices_at_once();
    let mut copied = None;
    let mut open = vec![message];
    while let Some(message) = open.pop() {
        let begun = Instant::now();
        let Some(mut actions) = task::into_stream(app.update(message)) else {
            continue;
        };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(Message::NoticePassed(_)) => {}
                Action::Output(message) => open.push(message),
                Action::Clipboard(iced_test::runtime::clipboard::Action::Write {
                    contents,
                    ..
                }) => copied = Some(contents),
                _ => {}
            }
            assert!(begun.elapsed() < Duration::from_secs(60));
        }
    }
    copied
}

fn control(app: &mut App, letter: &str) -> Option<String> {
    follow(
        app,
        Message::Key(Key::Character(letter.into()), Modifiers::CTRL),
    )
}

fn tell(app: &mut App, message: export::Message) -> Option<String> {
    follow(app, Message::Modal(modal::Message::Export(message)))
}

fn is_open(app: &App) -> bool {
    matches!(app.modal(), Some(Modal::Export(_)))
}

#[test]
fn ctrl_p_opens_the_export_as_it_puts_the_board_on_paper() {
    let mut app = app(ASSIGNMENT);
    control(&mut app, "p");
    let Some(Modal::Export(dialog)) = app.modal() else {
        panic!("{:?}", app.modal());
    };
    assert_eq!(dialog.purpose(), Some(export::Purpose::Print));
}

#[test]
fn ctrl_c_copies_the_board_in_the_format_that_was_chosen_last() {
    let mut app = app(ASSIGNMENT);
    let line = control(&mut app, "c").expect("it is copied");
    let puzzle = the_solver(&app).to_puzzle();
    assert_eq!(
        line.as_bytes(),
        formats::write(&puzzle, Format::Line).unwrap()
    );
    assert_eq!(
        app.notice().as_deref(),
        Some("The board was copied as one line.")
    );
    control(&mut app, "e");
    assert!(is_open(&app));
    for (label, format) in [("pencil marks", Format::PencilMarks), (".sdk", Format::Sdk)] {
        type_key(&mut app, "8");
        click(&mut app, label);
        let copied = tell(&mut app, export::Message::Copy).expect("it is copied");
        assert_eq!(copied.as_bytes(), formats::write(&puzzle, format).unwrap());
        assert!(!is_open(&app), "it is done");
        assert_eq!(app.settings().export.copy, format);
        let again = control(&mut app, "c").expect("it is copied");
        assert_eq!(again, copied);
        control(&mut app, "e");
    }
}

#[test]
fn every_format_that_is_text_can_be_copied() {
    let mut app = app(ASSIGNMENT);
    steps(&mut app, 1);
    let puzzle = the_solver(&app).to_puzzle();
    for format in formats_of(&puzzle).filter(|one| *one != Format::Gri) {
        control(&mut app, "e");
        tell(&mut app, export::Message::Form(export::Form::Text(format)));
        let copied = follow(
            &mut app,
            Message::Key(Key::Named(Named::Enter), Modifiers::default()),
        );
        assert_eq!(
            copied.unwrap().as_bytes(),
            formats::write(&puzzle, format).unwrap()
        );
    }
    // The losses were reported.
    control(&mut app, "e");
    tell(
        &mut app,
        export::Message::Form(export::Form::Text(Format::Sdm)),
    );
    assert!(shows(
        &app,
        "In this format the digits filled in cannot be told from the givens."
    ));
}

#[test]
fn the_compact_notation_of_the_step_and_of_the_path_are_copied() {
    let mut app = app(ASSIGNMENT);
    control(&mut app, "e");
    assert!(!shows(&app, "This step"), "none is shown yet");
    key(&mut app, Named::Escape);
    assert!(!is_open(&app));
    steps(&mut app, 2);
    control(&mut app, "e");
    type_key(&mut app, "2");
    type_key(&mut app, "8");
    click(&mut app, "compact notation");
    let step = tell(&mut app, export::Message::Copy).unwrap();
    assert!(
        step.starts_with("2. ") && step.lines().count() == 1,
        "{step}"
    );
    control(&mut app, "e");
    type_key(&mut app, "3");
    type_key(&mut app, "8");
    click(&mut app, "compact notation");
    let path = tell(&mut app, export::Message::Copy).unwrap();
    assert_eq!(path.lines().nth(1), step.lines().next());
    assert!(
        path.lines().count() > 3,
        "those made and those that lead on"
    );
}

#[test]
fn a_step_that_is_hinted_at_is_taken_too() {
    let mut app = app(ASSIGNMENT);
    hint(&mut app);
    control(&mut app, "e");
    type_key(&mut app, "2");
    type_key(&mut app, "8");
    click(&mut app, "JSON");
    let json = control(&mut app, "c").unwrap();
    let json: Json = serde_json::from_str(&json).unwrap();
    assert_eq!(json["steps"][0]["step"], 1);
    assert_eq!(json["ending"], Json::Null);
}

#[test]
fn the_whole_path_is_written_to_the_file_that_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = app(ASSIGNMENT);
    steps(&mut app, 2);
    for (label, kind) in [
        ("web page", FileKind::Html),
        ("Markdown", FileKind::Markdown),
        ("JSON", FileKind::Json),
    ] {
        control(&mut app, "e");
        type_key(&mut app, "3");
        type_key(&mut app, "8");
        click(&mut app, label);
        let path = folder.path().join(format!("path.{}", kind.ending()));
        let name = path.display().to_string();
        tell(&mut app, export::Message::PathTyped(name.clone()));
        key_follow(&mut app, Named::Enter);
        assert!(!is_open(&app));
        assert_eq!(
            app.notice().as_deref(),
            Some(format!("Saved in {name}.").as_str())
        );
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("assignment"), "{kind}");
        assert!(text.to_lowercase().contains("solved in"), "{kind}");
    }
}

fn key_follow(app: &mut App, named: Named) -> Option<String> {
    follow(app, Message::Key(Key::Named(named), Modifiers::default()))
}

#[test]
fn pictures_have_the_size_that_was_typed_and_other_sizes_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.png");
    let mut app = app(ASSIGNMENT);
    control(&mut app, "e");
    type_key(&mut app, "8");
    click(&mut app, "PNG");
    tell(
        &mut app,
        export::Message::PathTyped(path.display().to_string()),
    );
    tell(&mut app, export::Message::SizeTyped("20".into()));
    key_follow(&mut app, Named::Enter);
    assert!(is_open(&app) && !path.exists());
    assert!(shows(
        &app,
        "The size does not fit: a picture is 100 to 4096 pixels wide."
    ));
    type_key(&mut app, "+");
    key_follow(&mut app, Named::Enter);
    let pixels = resvg::tiny_skia::Pixmap::load_png(&path).unwrap();
    assert_eq!((pixels.width(), pixels.height()), (300, 300));
    assert_eq!(app.settings().export.size.get(), 300);
}

#[test]
fn a_file_there_is_already_is_replaced_only_if_it_is_saved_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list.svg");
    std::fs::write(&path, "a list of puzzles").unwrap();
    let mut app = app(ASSIGNMENT);
    control(&mut app, "e");
    type_key(&mut app, "8");
    click(&mut app, "SVG");
    let typed = || export::Message::PathTyped(path.display().to_string());
    tell(&mut app, typed());
    key_follow(&mut app, Named::Enter);
    assert!(is_open(&app));
    assert!(shows(
        &app,
        "There is a file list.svg already, and it would be replaced. Press Save again to save it anyway."
    ));
    // Another name was looked at in between: it is asked again.
    tell(&mut app, typed());
    key_follow(&mut app, Named::Enter);
    assert!(is_open(&app));
    let read = || std::fs::read_to_string(&path).unwrap();
    assert_eq!(read(), "a list of puzzles");
    key_follow(&mut app, Named::Enter);
    assert!(!is_open(&app));
    assert!(read().starts_with("<svg"));
}

#[test]
fn what_cannot_be_written_is_told_and_the_dialog_stays() {
    let mut app = app(ASSIGNMENT);
    control(&mut app, "e");
    type_key(&mut app, "8");
    click(&mut app, "SVG");
    tell(
        &mut app,
        export::Message::PathTyped("/no/such/folder/x.svg".into()),
    );
    key_follow(&mut app, Named::Enter);
    assert!(is_open(&app));
    tell(&mut app, export::Message::PathTyped(String::new()));
    key_follow(&mut app, Named::Enter);
    assert!(is_open(&app));
}

#[test]
fn what_was_canceled_comes_too_late() {
    let mut app = app(ASSIGNMENT);
    control(&mut app, "e");
    type_key(&mut app, "3");
    let task = app.update(Message::Modal(modal::Message::Export(
        export::Message::Copy,
    )));
    assert!(shows(&app, "Looking for the path …"));
    key(&mut app, Named::Escape);
    assert!(is_open(&app), "only the work is stopped");
    key(&mut app, Named::Escape);
    assert!(!is_open(&app));
    let late = task::into_stream(task).expect("something was begun");
    for action in block_on(late.collect::<Vec<_>>()) {
        if let Action::Output(message) = action {
            assert_eq!(follow(&mut app, message), None);
        }
    }
    control(&mut app, "e");
    assert!(
        !shows(&app, "Looking for the path …"),
        "nothing is waited for"
    );
}

#[test]
fn the_choice_is_kept_and_a_broken_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.toml");
    let store = Store::at(file.clone());
    let (mut kept, _) = store.load();
    kept.export.copy = Format::Library;
    store.save(&kept).unwrap();
    assert_eq!(store.load(), (kept, None));
    for broken in ["copy = \"gri\"", "copy = \"odd\"", "size = 5"] {
        let (read, complaints) = parsed(&format!("[export]\n{broken}\n"));
        assert_eq!(read.export, Settings::default().export);
        assert_eq!(complaints, ["export"]);
    }
}

#[test]
fn the_dialog_looks_as_it_did() {
    for (theme, name, subject) in [
        (ThemeChoice::Light, "export-board-light", "1"),
        (ThemeChoice::Dark, "export-path-dark", "3"),
    ] {
        let mut app = support::app_with(settings(theme), ASSIGNMENT);
        steps(&mut app, 1);
        control(&mut app, "e");
        if subject != "1" {
            type_key(&mut app, subject);
        }
        tell(
            &mut app,
            export::Message::PathTyped("/home/me/assignment.html".into()),
        );
        matches_snapshot(&app, name);
    }
}

#[test]
fn what_it_is_for_comes_first_and_narrows_the_forms_down() {
    let mut app = app(ASSIGNMENT);
    steps(&mut app, 2);
    control(&mut app, "e");
    assert!(!shows(&app, "pencil marks"), "the forms come after");
    click(&mut app, "Put into a program");
    assert!(shows(&app, "pencil marks") && !shows(&app, ".sdk"));
    click(&mut app, "Go on elsewhere");
    assert!(!shows(&app, "pencil marks") && shows(&app, ".sdk"));
    // For a friend a picture is most likely wanted, of a step as of the board.
    click(&mut app, "Send to a friend");
    type_key(&mut app, "2");
    assert!(shows(&app, "pixels wide"));
    // A purpose that has no form for it leaves all of them.
    type_key(&mut app, "3");
    click(&mut app, "Print");
    assert!(!shows(&app, "pixels wide"));
    let copied = tell(&mut app, export::Message::Copy).expect("it is copied");
    assert!(copied.contains("<html"), "a page is printed");
    control(&mut app, "e");
    click(&mut app, "All kinds");
    assert!(shows(&app, "pencil marks") && shows(&app, ".sdk"));
}

/// The label of the button for the form of a format.
fn label(format: Format) -> String {
    let english = Language::english();
    match format {
        Format::CandidateLine => "line of candidates".to_owned(),
        Format::Constraints => "constraint dump".to_owned(),
        Format::Library => "library line".to_owned(),
        Format::Own => "own format".to_owned(),
        format => format.text().words(english),
    }
}

#[test]
fn for_each_board_just_those_formats_are_offered_that_can_hold_it() {
    let mut app = app(ASSIGNMENT);
    for (name, puzzle) in boards::puzzles() {
        support::open(&mut app, puzzle.clone());
        control(&mut app, "e");
        tell(&mut app, export::Message::Purpose(export::Purpose::Any));
        let held: Vec<Format> = formats_of(&puzzle).collect();
        // A file of bytes is no text to be copied.
        for format in Format::ALL.into_iter().filter(|it| *it != Format::Gri) {
            let is_offered = shows(&app, &label(format));
            assert_eq!(is_offered, held.contains(&format), "{name}: {format}");
        }
        tell(&mut app, export::Message::Cancel);
    }
}

/// The sentence about formats that are not offered, if there is one.
fn left_out(app: &App) -> Option<String> {
    let sentence = |candidate: Candidate<'_>| match candidate {
        Candidate::Text { content, .. } if content.starts_with("Not offered") => {
            Some(content.to_owned())
        }
        _ => None,
    };
    support::simulator(app).find(sentence).ok()
}

#[test]
fn of_formats_that_cannot_hold_the_board_those_are_named_that_the_purpose_asks_for() {
    let mut app = app(ASSIGNMENT);
    support::open(&mut app, named("killer"));
    control(&mut app, "e");
    for (purpose, named, not_named) in [
        (export::Purpose::Any, Some(".sdk"), ""),
        (export::Purpose::Elsewhere, Some(".sdk"), "comma text"),
        (export::Purpose::Print, None, ""),
    ] {
        tell(&mut app, export::Message::Purpose(purpose));
        let told = left_out(&app);
        assert_eq!(told.is_some(), named.is_some(), "{purpose:?}");
        let told = told.unwrap_or_default();
        assert!(told.contains(named.unwrap_or_default()), "{told}");
        assert!(not_named.is_empty() || !told.contains(not_named), "{told}");
    }
}

#[test]
fn the_path_that_failed_is_in_sight_in_a_small_window() {
    for typed in ["/no/such/folder/x.svg", ""] {
        let mut living = Living::new(app(ASSIGNMENT), Task::none(), (760.0, 560.0));
        living.keys("ctrl+e");
        let say = |living: &mut Living, message| {
            living.send(Message::Modal(modal::Message::Export(message)));
            living.rest();
        };
        say(&mut living, export::Message::Purpose(export::Purpose::Any));
        say(
            &mut living,
            export::Message::Form(export::Form::File(FileKind::Svg)),
        );
        assert!(!living.shows_whole("File"), "the field is below the rest");
        say(&mut living, export::Message::PathTyped(typed.to_owned()));
        say(&mut living, export::Message::Save);
        assert!(living.shows_whole("File"), "{typed}");
    }
}
