//! What the window remembers, and what it makes of files that it cannot use;
//! and the table of keys.

#![cfg(feature = "app")]

use std::fs;
use std::path::{Path, PathBuf};

use iced::keyboard::key::{Key, Named};
use iced::keyboard::{Modifiers, key};
use sudoku_stepper::app::builtin::Level;
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice, WindowSize};
use sudoku_stepper::app::shortcut::{Direction, Shortcut, shortcut};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Digit, Grid};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::solver::{Ending, Granularity, Solver};
use tempfile::TempDir;

fn some_settings() -> Settings {
    let mut settings = Settings {
        theme: ThemeChoice::Dark,
        notation: Notation::Letters,
        granularity: Granularity::Cell,
        rules_off: vec![Technique::HiddenSingle],
        window: WindowSize {
            width: 1300.0,
            height: 900.0,
        },
        ..Settings::default()
    };
    settings.remember(Path::new("/puzzles/one.txt"));
    settings
}

#[test]
fn settings_come_back_as_they_were_left() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path().join("new/settings.toml"));
    assert_eq!(store.load(), (Settings::default(), None));
    let settings = some_settings();
    store.save(&settings).unwrap();
    assert_eq!(store.load(), (settings, None));
}

#[test]
fn a_field_that_makes_no_sense_has_its_default_and_the_others_stay() {
    let text =
        "theme = \"dark\"\nnotation = 7\nrules_off = [\"hidden-single\"]\nwindow = \"big\"\n";
    let (settings, complaints) = Settings::parse(text).unwrap();
    assert_eq!(complaints, ["notation", "window"]);
    assert_eq!(settings.theme, ThemeChoice::Dark);
    assert_eq!(settings.notation, Notation::Rc);
    assert_eq!(settings.rules_off, [Technique::HiddenSingle]);
    assert_eq!(settings.window, WindowSize::default());
}

#[test]
fn a_window_of_no_sensible_size_is_opened_as_at_first() {
    for size in [
        "width = 3.0\nheight = 900.0",
        "width = nan\nheight = 900.0",
        "width = 1e9\nheight = 1e9",
    ] {
        let (settings, _) = Settings::parse(&format!("[window]\n{size}\n")).unwrap();
        assert_eq!(settings.window, WindowSize::default(), "{size}");
    }
}

#[test]
fn a_broken_file_is_told_and_kept() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, "theme = [").unwrap();
    let store = Store::at(path.clone());
    let (settings, notice) = store.load();
    assert_eq!(settings, Settings::default());
    let notice = notice.expect("it is told");
    assert!(
        notice.contains("are broken") && notice.contains("settings.toml.broken"),
        "{notice}"
    );
    store.save(&settings).unwrap();
    assert_eq!(
        fs::read_to_string(path.with_extension("toml.broken")).unwrap(),
        "theme = ["
    );
}

#[test]
fn a_place_that_cannot_be_written_is_a_sentence() {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let error = Store::at(in_the_way.join("settings.toml"))
        .save(&Settings::default())
        .unwrap_err();
    assert!(
        error.starts_with("The settings cannot be kept in "),
        "{error}"
    );
    assert_eq!(Store::none().save(&Settings::default()), Ok(()));
}

#[test]
fn recent_files_are_few_the_latest_first_and_each_once() {
    let mut settings = Settings::default();
    for number in 0..20 {
        settings.remember(&PathBuf::from(format!("/puzzles/{number}.txt")));
    }
    settings.remember(Path::new("/puzzles/15.txt"));
    assert_eq!(settings.recent.len(), 8);
    assert!(settings.recent[0].ends_with("15.txt") && settings.recent[1].ends_with("19.txt"));
    assert_eq!(
        settings
            .recent
            .iter()
            .filter(|path| path.ends_with("15.txt"))
            .count(),
        1
    );
}

#[test]
fn rules_that_were_left_off_are_off() {
    let solver = some_settings().solver();
    assert_eq!(solver.off(), [Technique::HiddenSingle]);
}

#[test]
fn each_key_stands_for_what_the_sheet_says() {
    let character = |text: &str| Key::Character(text.into());
    let plain = Modifiers::empty();
    let five = Digit::new(5).unwrap();
    for (key, modifiers, action) in [
        (Key::Named(Named::Space), plain, Some(Shortcut::Step)),
        (
            Key::Named(Named::Enter),
            Modifiers::CTRL,
            Some(Shortcut::Solve),
        ),
        (Key::Named(Named::Enter), plain, Some(Shortcut::Accept)),
        (character("z"), Modifiers::CTRL, Some(Shortcut::Undo)),
        (
            character("Z"),
            Modifiers::CTRL | Modifiers::SHIFT,
            Some(Shortcut::Redo),
        ),
        (character("5"), plain, Some(Shortcut::Digit(five))),
        (
            character("5"),
            Modifiers::CTRL,
            Some(Shortcut::Candidate(five)),
        ),
        (character("5"), Modifiers::ALT, Some(Shortcut::Rule(five))),
        (character("0"), plain, Some(Shortcut::Erase)),
        (Key::Named(Named::Delete), plain, Some(Shortcut::Erase)),
        (
            Key::Named(Named::ArrowLeft),
            plain,
            Some(Shortcut::Move(Direction::Left)),
        ),
        (
            character("m"),
            plain,
            Some(Shortcut::BuiltIn(Level::Medium)),
        ),
        (character("?"), Modifiers::SHIFT, Some(Shortcut::Keys)),
        (character("x"), plain, None),
        (Key::Named(key::Named::F24), plain, None),
    ] {
        assert_eq!(
            shortcut(&key, modifiers),
            action,
            "{key:?} with {modifiers:?}"
        );
    }
}

#[test]
fn our_puzzles_are_as_hard_as_they_are_called() {
    let singles = [Technique::NakedSingle, Technique::HiddenSingle];
    for level in Level::ALL {
        assert!(level.files().len() >= 4);
        for (name, text) in level.files() {
            let puzzle = formats::read(text.as_bytes()).unwrap().remove(0);
            let ending = |solver: Solver| {
                solver
                    .path(&mut Grid::from_values(&puzzle.givens), Granularity::Rule)
                    .1
            };
            let expected = match level {
                Level::Easy => (Ending::Solved, Ending::Solved),
                Level::Medium => (Ending::Stalled, Ending::Solved),
                Level::Hard => (Ending::Stalled, Ending::Stalled),
            };
            assert_eq!(
                (ending(Solver::with(singles)), ending(Solver::default())),
                expected,
                "{name}"
            );
        }
        let (name, _) = level.pick(level.files()[0].0);
        assert_ne!(
            name,
            level.files()[0].0,
            "another one than that which is open"
        );
    }
}
