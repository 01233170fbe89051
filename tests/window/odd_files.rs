//! Pipes in place of the program's own files: the program waits for none of them, and reports each.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use sudoku_stepper::app::App;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::session::LeftBehind;
use tempfile::TempDir;

use crate::support::*;

/// A folder with a pipe in it to which nobody writes.
fn with_pipe(name: &str) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let made = Command::new("mkfifo").arg(&path).status().unwrap();
    assert!(made.success());
    (folder, path)
}

/// The result of work that must not wait.
fn at_once<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || sender.send(work()));
    let limit = Duration::from_secs(60);
    receiver.recv_timeout(limit).expect("nothing is waited for")
}

fn store(folder: &Path) -> Store {
    Store::at(folder.join("settings.toml"))
}

#[test]
fn a_pipe_for_the_settings_is_told_and_stays() {
    let (folder, path) = with_pipe("settings.toml");
    let store = store(folder.path());
    let (settings, notice, saved) = at_once(move || {
        let (settings, notice) = store.load();
        let saved = store.save(&settings);
        (settings, notice, saved)
    });
    assert_eq!(settings, Settings::default());
    let path = path.display();
    assert_eq!(
        in_english(&notice.unwrap()),
        format!("The settings in {path} cannot be read: it is not a file.")
    );
    assert_eq!(
        in_english(&saved.unwrap_err()),
        format!("The settings cannot be kept in {path}: it is not a file.")
    );
}

#[test]
fn a_pipe_in_the_way_of_broken_settings_is_told() {
    let (folder, _) = with_pipe("settings.toml.broken");
    fs::write(folder.path().join("settings.toml"), "theme = [").unwrap();
    let store = store(folder.path());
    let notice = in_english(&at_once(move || store.load().1).unwrap());
    assert!(notice.contains("could not be copied to"), "{notice}");
    assert!(notice.ends_with(": it is not a file."), "{notice}");
}

#[test]
fn settings_without_an_end_are_told() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    let file = fs::File::create(path).unwrap();
    file.set_len(1 << 40)
        .expect("the folder for temporary files can hold holes");
    let notice = in_english(&store(folder.path()).load().1.unwrap());
    assert!(notice.ends_with(": it is larger than 1 MB."), "{notice}");
}

#[test]
fn a_pipe_for_what_was_learned_is_told() {
    let (folder, path) = with_pipe("lessons.toml");
    let notice = at_once(move || {
        let mut app = App::new(Settings::default(), store(folder.path()));
        type_key(&mut app, "l");
        app.notice()
    });
    let notice = notice.unwrap();
    assert!(notice.contains(&path.display().to_string()), "{notice}");
    assert!(notice.ends_with(": it is not a file."), "{notice}");
}

#[test]
fn a_pipe_among_the_languages_is_told() {
    let (folder, path) = with_pipe("languages/fr.ftl");
    let notice = at_once(move || {
        let mut app = App::new(Settings::default(), store(folder.path()));
        app.read_languages(Some("fr"));
        app.notice()
    });
    let path = path.display();
    assert_eq!(
        notice.unwrap(),
        format!("The language in {path} cannot be read: it is not a file.")
    );
}

#[test]
fn a_pipe_among_the_work_that_was_left_is_told() {
    let (folder, path) = with_pipe("session-a.toml");
    let look = folder.path().to_owned();
    let left = at_once(move || LeftBehind::look(&look));
    assert!(left.work.is_empty());
    let [unreadable] = left.unreadable.as_slice() else {
        panic!("{left:?}");
    };
    assert_eq!(
        unreadable.error().to_string(),
        format!("{} is not a file", path.display())
    );
}

#[test]
fn a_pipe_that_is_named_at_the_start_does_not_keep_the_window_from_coming() {
    let (_folder, path) = with_pipe("puzzle.txt");
    let named = path.clone();
    let read = at_once(move || sudoku_stepper::cli::read_to_open(&named));
    assert_eq!(
        read.unwrap_err().to_string(),
        format!("{} is not a file", path.display())
    );
}

#[test]
fn a_pipe_for_the_lock_of_work_is_not_waited_for() {
    let (folder, _) = with_pipe("session-a.lock");
    fs::write(folder.path().join("session-a.toml"), "half").unwrap();
    let look = folder.path().to_owned();
    let left = at_once(move || LeftBehind::look(&look));
    assert!(left.work.is_empty() && left.unreadable.is_empty());
}
