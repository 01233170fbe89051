//! The window in another language: every word comes from the file of the language, the settings
//! choose the language, and a broken file is reported.

use std::fs;
use std::path::Path;

use crate::common;
use crate::otherwise::*;
use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::modal::{self, Leaving, Modal, export, new_game, rules};
use sudoku_stepper::app::screen::collection::{Grade, Hardest, Message as Listed};
use sudoku_stepper::app::screen::create::{Making, Message as Draft};
use sudoku_stepper::app::screen::lessons::Message as Lesson;
use sudoku_stepper::app::screen::start;
use sudoku_stepper::app::settings::{SettingChange, Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source, autosave};
use sudoku_stepper::export::FileKind;
use sudoku_stepper::formats::Format;
use sudoku_stepper::generate::{DraftError, GenerateError};
use sudoku_stepper::grid::{BoardKind, Candidate, Cell, Digit};
use sudoku_stepper::lessons::{Exercise, Origin, stored};
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::{DraftFinding, WorkKind, read_file};
use sudoku_stepper::sudoku::{ErrorsTold, GameKind, GameLevel, Measure};
use sudoku_stepper::texts::{self, ENGLISH_SOURCE};
use tempfile::TempDir;

fn start() -> App {
    begin(Settings::default(), Store::none())
}

fn show(app: &mut App, modal: &str) {
    press(app, Key::Character(modal.into()), Modifiers::CTRL);
}

#[test]
fn the_start_screen_is_in_the_language() {
    let mut app = otherwise(start());
    says_all_otherwise(&app, "the start screen", &[]);
    carry_out(&mut app, Message::Pasted(None));
    says_all_otherwise(&app, "the empty clipboard", &[]);

    // With recent files, an open puzzle, a list and work that was left behind.
    let file = common::puzzle_file("assignment.txt");
    let path = file.display().to_string();
    let folder = file.parent().unwrap().display().to_string();
    let puzzles = read_file(&file).unwrap();
    run(app.open_with(Opening::Puzzles(puzzles.clone(), Source::file(&file))));
    send(&mut app, sudoku_stepper::app::screen::solver::Message::Save);
    let home = TempDir::new().unwrap();
    let mut keeper = sudoku_stepper::session::Keeper::new(home.path().to_owned());
    keeper
        .keep(&sudoku_stepper::session::UnsavedWork {
            puzzle: puzzles[0].clone(),
            name: "left.txt".to_owned(),
            path: None,
            seen: None,
            kind: WorkKind::Solving,
            list: None,
            unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
            is_made: false,
        })
        .unwrap();
    drop(keeper);
    run(app.keep_work_in(home.path().to_owned()));
    let is_found = |it: &Message| matches!(it, Message::Autosave(autosave::Message::Found(_)));
    deliver(&mut app, is_found);
    says_all_otherwise(
        &app,
        "work that was left",
        &[
            "assignment.txt",
            "sudoku.toml",
            &path,
            &folder,
            "assignment",
        ],
    );
    key(&mut app, Named::Escape);
    show(&mut app, "n");
    assert_eq!(app.screen(), Screen::Start);
    says_all_otherwise(
        &app,
        "the start screen after work",
        &["assignment.txt", "left.txt", &folder],
    );
}

/// Tells the screen where a puzzle is made.
fn tell_draft(app: &mut App, message: Draft) {
    carry_out(app, Message::Create(message));
}

/// That screen with one digit, once Check was pressed.
fn begun_draft() -> App {
    let mut app = otherwise(start());
    show(&mut app, "t");
    tell_draft(&mut app, Draft::Enter(Digit::ALL[0]));
    tell_draft(&mut app, Draft::Check);
    app
}

#[test]
fn an_empty_and_a_begun_draft_are_in_the_language() {
    let mut app = otherwise(start());
    show(&mut app, "t");
    says_all_otherwise(&app, "an empty board", &[]);
    says_all_otherwise(&begun_draft(), "a begun board", &[]);
}

#[test]
fn what_is_made_of_a_draft_is_told_in_the_language() {
    let mut app = begun_draft();
    for made in [Err(DraftError::Stopped), Ok(Box::new([None; 81]))] {
        for making in Making::ALL {
            tell_draft(&mut app, Draft::Make(making, 1));
            says_all_otherwise(&app, "what is being made", &[]);
        }
        // The last of them is waited for.
        for _ in Making::ALL {
            if let Message::Create(Draft::Made(late)) =
                news(|it| matches!(it, Message::Create(Draft::Made(_))))
            {
                tell_draft(&mut app, Draft::Made(late.with_answer(made.clone())));
            }
        }
        if made.is_ok() {
            says_all_otherwise(&app, "what was made", &[]);
        }
    }
}

#[test]
fn what_is_known_of_a_draft_is_told_in_the_language() {
    let mut app = begun_draft();
    let checking = || match news(|it| matches!(it, Message::Create(Draft::Checked(_)))) {
        Message::Create(Draft::Checked(late)) => late,
        other => panic!("{other:?} is of another kind"),
    };
    let mut late = checking();
    for solutions in [
        sudoku_stepper::session::DraftSolutions::One,
        sudoku_stepper::session::DraftSolutions::None { culprit: None },
        sudoku_stepper::session::DraftSolutions::None {
            culprit: Some(Cell::at(0, 0)),
        },
        sudoku_stepper::session::DraftSolutions::Several {
            differing: sudoku_stepper::grid::CellSet::ALL,
        },
    ] {
        let found = DraftFinding::Solutions(solutions.clone());
        // The results for the earlier givens are late.
        loop {
            let told = Draft::Checked(late.clone().with_progress(found.clone()));
            tell_draft(&mut app, told);
            if app.create().unwrap().checked().solutions.as_ref() == Some(&solutions) {
                break;
            }
            late = checking();
        }
        tell_draft(&mut app, Draft::Check);
        says_all_otherwise(&app, "what is known of the givens", &[]);
    }
}

#[test]
fn a_list_of_puzzles_is_in_the_language() {
    let mut app = otherwise(start());
    let lines = format!("{RICH}\n{SEVERAL}\n").repeat(600);
    let source = Source::file(Path::new("/puzzles/monday.sdm"));
    run(app.open_with(Opening::Puzzles(puzzles(&lines), source)));
    let allowed = ["monday", "/puzzles"];
    says_all_otherwise(&app, "the list", &allowed);
    let grades = [
        Grade::Rated(Level::Hard, 2000, Hardest::default()),
        Grade::NoSolution,
        Grade::Several,
        Grade::TooLong,
    ];
    let grades = grades.into_iter().enumerate().collect::<Vec<_>>();
    carry_out(&mut app, Message::Collection(Listed::Leave));
    let is_grading = |it: &Message| matches!(it, Message::Collection(Listed::Graded(_)));
    if let Message::Collection(Listed::Graded(late)) = news(is_grading) {
        let graded = Listed::Graded(late.with_progress(grades));
        carry_out(&mut app, Message::Collection(graded));
    }
    says_all_otherwise(&app, "the list with grades", &allowed);
    for level in Level::ALL {
        carry_out(&mut app, Message::Collection(Listed::Level(Some(level))));
        says_all_otherwise(&app, "the filtered list", &allowed);
    }
    carry_out(
        &mut app,
        Message::Collection(Listed::Givens("?".to_owned())),
    );
    says_all_otherwise(&app, "what is no number", &allowed);
}

#[test]
fn the_lessons_are_in_the_language() {
    let mut app = otherwise(start());
    type_key(&mut app, "l");
    let lesson = |app: &mut App, message| {
        carry_out(app, Message::Lessons(message));
    };
    for technique in Technique::ALL {
        lesson(&mut app, Lesson::Learn(*technique));
        says_all_otherwise(&app, &technique.slug(), &[]);
    }
    let technique = Technique::HiddenPair;
    lesson(&mut app, Lesson::Learn(technique));
    let position = stored(technique).next().unwrap();
    let made = Exercise::on(technique, Origin::Next, position.grid, &Stop::never());
    let exercise = made.unwrap().unwrap();
    key(&mut app, Named::Enter);
    says_all_otherwise(&app, "an exercise that is being made", &[]);
    if let Message::Lessons(Lesson::Making(late)) =
        news(|it| matches!(it, Message::Lessons(Lesson::Making(_))))
    {
        let made = late.with_answer(Ok(Box::new(exercise.clone())));
        lesson(&mut app, Lesson::Making(made));
    }
    lesson(&mut app, Lesson::Hint);
    says_all_otherwise(&app, "an exercise with a hint", &[]);
    let cells = Cell::all().filter(|cell| exercise.grid().value(*cell).is_none());
    for cell in cells.take(4) {
        for digit in exercise.grid().candidates(cell) {
            lesson(&mut app, Lesson::Mark(Candidate::new(cell, digit)));
        }
    }
    says_all_otherwise(&app, "marks", &[]);
    lesson(&mut app, Lesson::Check);
    says_all_otherwise(&app, "a verdict", &[]);
    lesson(&mut app, Lesson::Show);
    says_all_otherwise(&app, "an exercise that is over", &[]);
}

/// Tells the dialog that is open.
fn dialog(app: &mut App, message: modal::Message) {
    carry_out(app, Message::Modal(message));
}

/// Tells the choice of a game.
fn choose_game(app: &mut App, message: new_game::Message) {
    dialog(app, modal::Message::NewGame(message));
}

#[test]
fn the_keys_are_in_the_language() {
    let mut app = otherwise(start());
    type_key(&mut app, "?");
    assert!(matches!(app.modal(), Some(Modal::Keys)));
    says_all_otherwise(&app, "the keys", &[]);
}

#[test]
fn the_settings_are_in_the_language() {
    let mut app = otherwise(start());
    show(&mut app, ",");
    assert!(matches!(app.modal(), Some(Modal::Settings)));
    says_all_otherwise(&app, "the settings", &["English", "Deutsch", "Español"]);
}

#[test]
fn the_choice_of_a_game_is_in_the_language() {
    let mut app = otherwise(start());
    type_key(&mut app, "n");
    for kind in GameKind::ALL {
        choose_game(&mut app, new_game::Message::Kind(kind));
        says_all_otherwise(&app, "the choice of a kind of game", &[]);
    }
    for board in [BoardKind::Four, BoardKind::Killer, BoardKind::Classic] {
        let message = new_game::Message::Board(board);
        choose_game(&mut app, message);
        says_all_otherwise(&app, "the choice of a board", &[]);
        for level in GameLevel::ALL {
            let message = new_game::Message::Level(level);
            choose_game(&mut app, message);
            says_all_otherwise(&app, "the level of a game on a board", &[]);
        }
    }
    for measure in Measure::ALL {
        for level in GameLevel::ALL {
            for message in [
                new_game::Message::Measure(measure),
                new_game::Message::Level(level),
                new_game::Message::Errors(ErrorsTold::OnCheck),
            ] {
                choose_game(&mut app, message);
            }
            says_all_otherwise(&app, "the choice of a game", &[]);
        }
    }
}

#[test]
fn a_seed_that_is_none_is_told_in_the_language() {
    let mut app = otherwise(start());
    type_key(&mut app, "n");
    for message in [
        new_game::Message::SeedTyped("?".to_owned()),
        new_game::Message::Deal,
    ] {
        choose_game(&mut app, message);
    }
    says_all_otherwise(&app, "a seed that is none", &[]);
}

#[test]
fn a_game_that_is_being_made_is_told_in_the_language() {
    let mut app = otherwise(start());
    type_key(&mut app, "n");
    for message in [
        new_game::Message::SeedTyped("1".to_owned()),
        new_game::Message::Deal,
    ] {
        choose_game(&mut app, message);
    }
    let dealing = |app: &mut App, late| choose_game(app, new_game::Message::Dealing(late));
    let is_dealing =
        |it: &modal::Message| matches!(it, modal::Message::NewGame(new_game::Message::Dealing(_)));
    let told = news(|it| matches!(it, Message::Modal(message) if is_dealing(message)));
    if let Message::Modal(modal::Message::NewGame(new_game::Message::Dealing(late))) = told {
        dealing(&mut app, late.clone().with_progress(30));
        says_all_otherwise(&app, "a game that is being made", &[]);
        dealing(&mut app, late.with_answer(Err(GenerateError::Stopped)));
    }
}

#[test]
fn the_rules_are_in_the_language() {
    let mut app = otherwise(app_of_one());
    type_key(&mut app, "r");
    assert!(matches!(app.modal(), Some(Modal::Rules(_))));
    let allowed = ["assignment.txt"];
    says_all_otherwise(&app, "the rules", &allowed);
    for message in [
        rules::Message::Switch(Technique::XWing, true),
        rules::Message::Filter("?".to_owned()),
    ] {
        dialog(&mut app, modal::Message::Rules(message));
        says_all_otherwise(&app, "some rules", &allowed);
    }
}

/// The window with the dialog for exports, and the folder that it proposes.
fn exporting() -> (App, String) {
    let mut app = otherwise(app_of_one());
    show(&mut app, "e");
    let export = sudoku_stepper::app::settings::FileUse::Export;
    let here = app.settings().folder_for(export).display().to_string();
    (app, here)
}

/// Fails unless the dialog for exports is in the language, except names of files and formats.
#[track_caller]
fn says_export_otherwise(app: &App, what: &str, here: &str) {
    let mut allowed = vec![
        "assignment.txt",
        here,
        "assignment",
        "-path",
        ".html",
        ".png",
        ".svg",
        ".json",
        ".md",
    ];
    // Of some formats the ending is the name.
    allowed.extend(Format::ALL.map(Format::ending));
    says_all_otherwise(app, what, &allowed);
}

#[test]
fn the_export_of_a_board_as_text_is_in_the_language() {
    let (mut app, here) = exporting();
    for format in Format::ALL {
        let form = export::Message::Form(export::Form::Text(format));
        dialog(&mut app, modal::Message::Export(form));
        says_export_otherwise(&app, "the export of the board", &here);
    }
}

#[test]
fn the_export_of_a_board_or_a_path_as_a_file_is_in_the_language() {
    let (mut app, here) = exporting();
    for subject in [export::Subject::Board, export::Subject::Path] {
        let subject = export::Message::Subject(subject);
        dialog(&mut app, modal::Message::Export(subject));
        for form in FileKind::ALL.map(export::Form::File) {
            let form = export::Message::Form(form);
            dialog(&mut app, modal::Message::Export(form));
            says_export_otherwise(&app, "the export of a file", &here);
        }
    }
}

fn app_of_one() -> App {
    app(ASSIGNMENT)
}

#[test]
fn saving_and_leaving_are_in_the_language() {
    let mut app = otherwise(app_of_one());
    send(
        &mut app,
        sudoku_stepper::app::screen::solver::Message::SaveAs,
    );
    assert!(matches!(app.modal(), Some(Modal::SaveAs { .. })));
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("one.sdm");
    fs::write(&path, "").unwrap();
    let path = path.display().to_string();
    carry_out(
        &mut app,
        Message::Modal(modal::Message::PathTyped(path.clone())),
    );
    step(&mut app);
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    let allowed = ["assignment.txt", &path, "one.sdm", ".sdm"];
    says_all_otherwise(&app, "a file that would be replaced", &allowed);
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert!(app.modal().is_none(), "it is saved");
    says_all_otherwise(&app, "a saved file", &allowed);

    enter_something(&mut app);
    for leaving in [Leaving::Quit, Leaving::TakeUp(0)] {
        let message = match leaving {
            Leaving::Quit => Message::CloseRequested,
            _ => Message::Start(start::Message::TakeUp(0)),
        };
        carry_out(&mut app, message);
        assert!(matches!(app.modal(), Some(Modal::Leave(_))));
        says_all_otherwise(&app, "what is not saved", &allowed);
        key(&mut app, Named::Escape);
    }
}

/// The files of languages beside settings: one in another alphabet, one with few messages, a broken
/// one, and one with the tag of another.
fn with_languages() -> (TempDir, Store) {
    let folder = TempDir::new().unwrap();
    let languages = folder.path().join("languages");
    fs::create_dir(&languages).unwrap();
    let write = |name: &str, text: &[u8]| fs::write(languages.join(name), text).unwrap();
    write("a.ftl", changed("uk", "Інша").as_bytes());
    write(
        "b.ftl",
        b"language-tag = nl-BE\nlanguage-name = Vlaams\nsettings-title = Instellingen\n",
    );
    write("notes.txt", b"no language");
    let store = Store::at(folder.path().join("settings.toml"));
    (folder, store)
}

/// The window with languages in its folder, and what is kept of its settings.
fn with_the_languages() -> (TempDir, Store, App) {
    let (folder, store) = with_languages();
    let mut app = App::new(Settings::default(), store.clone());
    app.read_languages(None);
    (folder, store, app)
}

#[test]
fn the_languages_of_the_folder_are_offered_beside_those_built_in() {
    let (_folder, _, app) = with_the_languages();
    assert_eq!(app.notice(), None);
    let names: Vec<_> = app.languages().all().iter().map(|it| it.name()).collect();
    assert_eq!(names, ["English", "Інша", "Vlaams", "Deutsch", "Español"]);
}

#[test]
fn the_settings_choose_the_language_at_once_and_keep_it() {
    let (_folder, store, mut app) = with_the_languages();
    show(&mut app, ",");
    assert!(shows(&app, "Settings"));
    click(&mut app, "Vlaams");
    assert!(shows(&app, "Instellingen"));
    // Its missing messages are in English.
    assert!(shows(&app, "Colors"));
    assert_eq!(store.load().0.language.as_deref(), Some("nl-BE"));
}

#[test]
fn a_key_goes_on_to_the_last_language_and_from_there_to_the_first() {
    let (_folder, store, mut app) = with_the_languages();
    show(&mut app, ",");
    click(&mut app, "Vlaams");
    type_key(&mut app, "l");
    assert!(shows(&app, "Einstellungen"));
    type_key(&mut app, "l");
    type_key(&mut app, "l");
    assert!(shows(&app, "Settings"));
    assert_eq!(store.load().0.language.as_deref(), Some("en"));
    type_key(&mut app, "l");
    assert_eq!(store.load().0.language.as_deref(), Some("uk"));
    let others = ["English", "Vlaams", "Deutsch", "Español"];
    says_all_otherwise(&app, "the settings", &others);
}

#[test]
fn the_next_start_uses_the_language_that_was_chosen() {
    let (_folder, store, mut app) = with_the_languages();
    show(&mut app, ",");
    type_key(&mut app, "l");
    assert_eq!(store.load().0.language.as_deref(), Some("uk"));
    let (settings, complaint) = store.load();
    assert_eq!(complaint, None);
    let mut app = App::new(settings, store);
    app.read_languages(Some("nl"));
    assert_eq!(app.language().tag(), "uk");
    says_all_otherwise(&app, "the start screen", &[]);
}

#[test]
fn a_lesson_that_is_open_changes_its_language_too() {
    let (_folder, store) = with_languages();
    let mut app = App::new(Settings::default(), store);
    app.read_languages(None);
    type_key(&mut app, "l");
    show(&mut app, ",");
    click(&mut app, "Інша");
    key(&mut app, Named::Escape);
    says_all_otherwise(&app, "the lesson", &[]);
}

#[test]
fn without_a_choice_the_language_is_that_of_the_system() {
    let (_folder, store) = with_languages();
    for (system, tag) in [
        (None, "en"),
        (Some("fr-FR"), "en"),
        (Some("en-GB"), "en"),
        (Some("uk-UA"), "uk"),
        (Some("uk_UA.UTF-8"), "uk"),
        (Some("nl-NL"), "nl-BE"),
        (Some("nl_BE"), "nl-BE"),
        (Some("de_AT.UTF-8"), "de"),
        (Some("es-MX"), "es"),
        (Some("C"), "en"),
    ] {
        let mut app = App::new(Settings::default(), store.clone());
        app.read_languages(system);
        assert_eq!(app.language().tag(), tag, "{system:?}");
        assert_eq!(app.settings().language, None);
    }
}

#[test]
fn without_a_folder_for_settings_it_is_that_of_the_system_too() {
    let mut app = App::new(Settings::default(), Store::none());
    app.read_languages(Some("de_DE.UTF-8"));
    assert_eq!(app.language().tag(), "de");
    assert_eq!(app.notice(), None);
}

#[test]
fn german_and_spanish_are_there_without_any_file() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    let mut app = App::new(Settings::default(), store);
    app.read_languages(Some("fr"));
    assert_eq!(app.notice(), None);
    show(&mut app, ",");
    for (name, settings) in [
        ("Deutsch", "Einstellungen"),
        ("Español", "Ajustes"),
        ("English", "Settings"),
    ] {
        click(&mut app, name);
        assert!(shows(&app, settings), "{name}");
    }
}

#[test]
fn a_file_takes_the_place_of_a_built_in_translation() {
    let (folder, store) = with_languages();
    let own = "language-tag = de\nlanguage-name = Mein Deutsch\nsettings-title = Schalter\n";
    fs::write(folder.path().join("languages/d.ftl"), own).unwrap();
    let mut app = App::new(Settings::default(), store);
    app.read_languages(Some("de"));
    assert_eq!(app.notice(), None);
    let names: Vec<_> = app.languages().all().iter().map(|it| it.name()).collect();
    assert_eq!(
        names,
        ["English", "Інша", "Vlaams", "Mein Deutsch", "Español"]
    );
    show(&mut app, ",");
    assert!(shows(&app, "Schalter"));
}

#[test]
fn a_language_that_cannot_be_used_is_told_with_its_place() {
    for (bytes, told) in [
        (
            &b"language-tag = fr\n\nlanguage-name\n"[..],
            "line 3 is not a message: Expected a token starting with \"=\"",
        ),
        (
            b"language-tag = fr\na = 1\nb = 2\na = 3\n",
            "the message 'a' of line 4 is there twice",
        ),
        (
            b"language-tag = fr\nab = \xff\n",
            "line 2 is not UTF-8 text",
        ),
        (
            b"language-name = French\n",
            "the message 'language-tag' must be the tag of the language, as 'de' or 'pt-BR', \
             and is ''",
        ),
    ] {
        let (folder, store) = with_languages();
        let path = folder.path().join("languages/fr.ftl");
        fs::write(&path, bytes).unwrap();
        let mut app = App::new(Settings::default(), store);
        app.read_languages(None);
        let path = path.display();
        let sentence = format!("The language in {path} is broken ({told}), and cannot be chosen.");
        assert_eq!(app.notice().as_deref(), Some(&*sentence));
        assert_eq!(app.languages().all().len(), 5, "the others can be chosen");
    }

    let (folder, store) = with_languages();
    let path = folder.path().join("languages/c.ftl");
    fs::write(&path, ENGLISH_SOURCE).unwrap();
    let settings = Settings {
        language: Some("fr".to_owned()),
        ..Settings::default()
    };
    let mut app = App::new(settings, store);
    app.read_languages(None);
    let (path, folder) = (path.display(), folder.path().join("languages"));
    let folder = folder.display();
    assert_eq!(
        app.notice().as_deref(),
        Some(&*format!(
            "The language in {path} has the tag 'en', as another has, and cannot be chosen. \
             There is no language 'fr' in {folder}, so English is spoken."
        ))
    );
    assert_eq!(app.language().tag(), "en");
}

#[test]
fn a_notice_is_said_again_in_the_language_that_is_chosen() {
    let mut app = app(ASSIGNMENT);
    carry_out(&mut app, Message::Ask(Ask::Open("/no/such.txt".into())));
    read(&mut app);
    let english = app.notice().unwrap();
    assert!(english.starts_with("Not opened: "), "{english}");
    let german = SettingChange::Language("de".to_owned());
    carry_out(&mut app, Message::Modal(modal::Message::Set(german)));
    assert_eq!(
        app.notice().as_deref(),
        Some("Nicht geöffnet: die Datei /no/such.txt gibt es nicht.")
    );
}

#[test]
fn a_complaint_about_the_settings_is_in_the_language_that_they_name() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path().join("settings.toml"));
    fs::write(
        folder.path().join("settings.toml"),
        "language = \"de\"\nnotation = 7\n",
    )
    .unwrap();
    let (settings, complaint) = store.load();
    let mut app = App::new(settings, store);
    app.read_languages(None);
    let told = complaint.unwrap().words(app.language());
    assert!(told.contains("notation"), "{told}");
    assert!(told.starts_with("Die Einstellungen"), "{told}");
}

#[test]
fn the_check_tells_what_is_missing_and_what_does_not_fit() {
    assert_eq!(texts::check(ENGLISH_SOURCE), Ok(Vec::new()));
    assert_eq!(texts::check(&changed("uk", "Інша")), Ok(Vec::new()));
    let lines = [
        "language-tag = de",
        "",
        "# The place of the path is called otherwise.",
        "save-done = Gespeichert in { $pfad }.",
        "new-message = neu",
        "collection-open = { -open } { other }",
    ];
    let findings = texts::check(&lines.join("\n")).unwrap();
    let told: Vec<_> = findings.iter().map(ToString::to_string).collect();
    assert_eq!(
        told[..6],
        [
            "line 4: nothing is put into 'save-done' for { $pfad }, so it is said in English",
            "line 4: 'save-done' leaves { $path } out",
            "line 5: no message of the program is called 'new-message'",
            "line 6: 'collection-open' refers to '-open', which is not there",
            "line 6: 'collection-open' refers to 'other', which is not there",
            "'language-name' is missing, and is said in English",
        ]
    );
    let all = changed("uk", "Інша");
    let messages = all.lines().filter(|line| {
        let name = line.split(" =").next().unwrap_or_default();
        // Other names of a technique need not exist in each language.
        line.contains(" =")
            && name.starts_with(|it: char| it.is_ascii_lowercase())
            && !(name.starts_with("lesson-") && name.ends_with("-also"))
    });
    let missing = told.iter().filter(|it| it.contains("is missing"));
    assert_eq!(missing.count(), messages.count() - 3);
    assert!(texts::check("language-tag").is_err());
}

#[test]
fn the_names_that_the_program_gives_follow_the_language() {
    let german = || texts::Language::translations()[0].clone();
    assert_eq!(german().tag(), "de");
    // What is open.
    let mut app = start();
    paste(&mut app, ASSIGNMENT);
    assert!(app.title().starts_with("pasted puzzle"), "{}", app.title());
    app.speak(german());
    assert!(
        app.title().starts_with("eingefügtes Rätsel"),
        "{}",
        app.title()
    );
    let mut app = start();
    show(&mut app, "t");
    app.speak(german());
    assert!(shows(&app, "neues Rätsel"));
    // A list, and a puzzle of it.
    let mut app = start();
    paste(&mut app, &format!("{RICH}\n{IMPOSSIBLE}\n"));
    assert_eq!(app.screen(), Screen::Collection);
    carry_out(&mut app, Message::Ask(Ask::Listed(1)));
    app.speak(german());
    assert!(
        app.title().starts_with("eingefügtes Rätsel 2"),
        "{}",
        app.title()
    );
    carry_out(&mut app, Message::Ask(Ask::List));
    assert!(shows(&app, "eingefügtes Rätsel"));
    // What was kept in another language, and the name of a file, which stays.
    let home = TempDir::new().unwrap();
    for (name, path) in [
        ("Fácil 3", None),
        ("X-Wing, the puzzle", None),
        ("new puzzle", Some("/somewhere/new puzzle".into())),
    ] {
        let mut session = sudoku_stepper::session::Session::new(&puzzles(ASSIGNMENT)[0]);
        session
            .toggle_candidate(common::candidate("r1c1", 6))
            .unwrap();
        let mut keeper = sudoku_stepper::session::Keeper::new(home.path().to_owned());
        keeper
            .keep(&sudoku_stepper::session::UnsavedWork {
                puzzle: session.to_puzzle(),
                name: name.to_owned(),
                path,
                seen: None,
                kind: WorkKind::Solving,
                list: None,
                unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
                is_made: false,
            })
            .unwrap();
    }
    let mut app = start();
    run(app.keep_work_in(home.path().to_owned()));
    let is_found = |it: &Message| matches!(it, Message::Autosave(autosave::Message::Found(_)));
    deliver(&mut app, is_found);
    carry_out(&mut app, Message::Start(start::Message::AllLeft));
    app.speak(german());
    let mut living = crate::living::Living::new(app, iced::Task::none(), (1000.0, 900.0));
    let words = living.words();
    for name in ["Leicht 3", "X-Wing: das Rätsel", "new puzzle"] {
        let mut said = words.iter().map(|(words, _)| words);
        assert!(said.any(|words| words.contains(name)), "{name}: {words:?}");
    }
}
