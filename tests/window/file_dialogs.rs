//! The folders in which the system's file dialogs open, and the files that they list.

use std::fs;
use std::path::{Path, PathBuf};

use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::ask::Way;
use sudoku_stepper::app::file_dialog::{Answer, Request};
use sudoku_stepper::app::modal::{self, Modal};
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::session::WorkKind;

use crate::support::*;

/// The request to the system after a message.
#[track_caller]
fn asked(app: &mut App, message: Message) -> Request {
    // The dialog itself is not shown: there is no window.
    drop(app.update(message));
    app.file_request().expect("the system is asked").clone()
}

fn opening(app: &mut App) -> Request {
    asked(app, Message::Ask(Ask::Browse))
}

fn saving(app: &mut App) -> Request {
    let request = asked(app, Message::Ask(Ask::SaveAs(WorkKind::Solving)));
    update(app, Message::Modal(modal::Message::Dismiss));
    request
}

fn exporting(app: &mut App) -> Request {
    drop(app.update(Message::Ask(Ask::Export)));
    let browse = modal::Message::Export(modal::export::Message::Browse);
    let request = asked(app, Message::Modal(browse));
    update(app, Message::Modal(modal::Message::Dismiss));
    request
}

fn file(folder: &Path, name: &str) -> PathBuf {
    fs::create_dir_all(folder).unwrap();
    let file = folder.join(name);
    fs::write(&file, ASSIGNMENT).unwrap();
    file
}

fn open_file(app: &mut App, file: PathBuf) {
    carry_out(app, Message::Dropped(file));
    read(app);
}

#[test]
fn a_puzzle_is_asked_for_where_the_last_one_was_and_at_first_among_the_documents() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begin(Settings::default(), Store::none());
    let user = directories::UserDirs::new().expect("there is a user");
    let documents = user.document_dir().filter(|folder| folder.is_dir());
    let first = opening(&mut app).folder;
    assert_eq!(first, documents.unwrap_or(user.home_dir()));
    let folder = home.path().join("mine");
    open_file(&mut app, file(&folder, "a.txt"));
    assert_eq!(opening(&mut app).folder, folder);
    // A folder that is gone is none.
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(opening(&mut app).folder, first);
}

#[test]
fn the_folder_of_the_last_run_is_known() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path().join("settings.toml"));
    let (opened, saved) = (home.path().join("opened"), home.path().join("saved"));
    fs::create_dir_all(&saved).unwrap();
    let mut app = begin(Settings::default(), store.clone());
    open_file(&mut app, file(&opened, "a.txt"));
    drop(app.update(Message::Ask(Ask::SaveAs(WorkKind::Solving))));
    let path = saved.join("kept.sudoku.toml").display().to_string();
    update(&mut app, Message::Modal(modal::Message::PathTyped(path)));
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert!(saved.join("kept.sudoku.toml").is_file());

    let (settings, complaint) = store.load();
    assert_eq!(complaint, None);
    let mut again = begin(settings, store);
    assert_eq!(
        opening(&mut again).folder,
        saved,
        "the last puzzle is there"
    );
    open_file(&mut again, opened.join("a.txt"));
    assert_eq!(opening(&mut again).folder, opened);
    // A puzzle in no file is saved where one was saved last.
    paste(&mut again, HARD);
    assert_eq!(saving(&mut again).folder, saved);
}

#[test]
fn exporting_has_a_folder_of_its_own() {
    let home = tempfile::tempdir().unwrap();
    let (puzzles, pictures) = (home.path().join("puzzles"), home.path().join("pictures"));
    fs::create_dir_all(&pictures).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    open_file(&mut app, file(&puzzles, "a.txt"));
    assert_eq!(
        exporting(&mut app).folder,
        puzzles,
        "at first beside the puzzle"
    );
    drop(app.update(Message::Ask(Ask::Export)));
    type_key(&mut app, "3");
    type_key(&mut app, "8");
    click(&mut app, "JSON");
    let export = |message| Message::Modal(modal::Message::Export(message));
    let path = pictures.join("a.json").display().to_string();
    update(&mut app, export(modal::export::Message::PathTyped(path)));
    carry_out(
        &mut app,
        Message::Key(Key::Named(Named::Enter), Modifiers::default()),
    );
    if app.modal().is_some() {
        deliver(&mut app, |it| {
            let Message::Modal(modal::Message::Export(it)) = it else {
                return false;
            };
            matches!(it, modal::export::Message::Made(_))
        });
    }
    assert!(pictures.join("a.json").is_file());
    assert_eq!(exporting(&mut app).folder, pictures);
    assert_eq!(
        opening(&mut app).folder,
        puzzles,
        "puzzles are not asked for there"
    );
}

#[test]
fn what_was_learned_has_a_folder_of_its_own() {
    let mut app = app(ASSIGNMENT);
    let request = asked(&mut app, Message::Ask(Ask::ProgressFile(Way::Back)));
    assert_eq!(request.name, None);
    assert!(request.filters[0].endings.contains(&"toml".to_owned()));
    assert!(matches!(app.modal(), Some(Modal::ProgressFile(_))));
}

#[test]
fn puzzles_are_listed_and_all_files_can_be() {
    let mut app = app(ASSIGNMENT);
    for request in [opening(&mut app), saving(&mut app)] {
        let names: Vec<_> = request.filters.iter().map(|it| &*it.name).collect();
        assert_eq!(names, ["Puzzles", "All files"]);
        for ending in [
            "txt",
            "sdk",
            "sdm",
            "ss",
            "opensudoku",
            "gri",
            "toml",
            "json",
            "csv",
        ] {
            assert!(
                request.filters[0].endings.iter().any(|it| it == ending),
                "{ending}"
            );
        }
        assert_eq!(request.filters[1].endings, ["*"]);
    }
    let request = exporting(&mut app);
    let name = request.name.expect("one is proposed");
    let ending = name.rsplit_once('.').expect("it has an ending").1;
    assert_eq!(
        request.filters[0].name,
        format!("{} files", ending.to_uppercase())
    );
    assert!(request.filters[0].endings.iter().any(|it| it == ending));
    assert_eq!(request.filters[1].name, "All files");
}

#[test]
fn where_a_person_looked_is_remembered_though_the_file_was_none() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("other");
    let wrong = file(&folder, "wrong.txt");
    fs::write(&wrong, "no puzzle").unwrap();
    let mut app = begin(Settings::default(), Store::none());
    opening(&mut app);
    let answer = app.answer_to_file_request(Answer::Chosen(wrong));
    carry_out(
        &mut app,
        Message::OpenAnswered(answer.expect("the system is asked")),
    );
    assert_eq!(app.file_request(), None);
    read(&mut app);
    assert!(app.notice().is_some());
    assert_eq!(opening(&mut app).folder, folder);
}
