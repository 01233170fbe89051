//! The tables of keys: their content, their order, and the texts about them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::slice;

use iced::Task;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Modifiers};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::solver;
use sudoku_stepper::app::settings::{Settings, Store, TextSize};
use sudoku_stepper::app::shortcut::{Key, Shortcut, answer, pressed, sheet};
use sudoku_stepper::app::{App, Message, Opening};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Cell, Digit, DigitSet};
use sudoku_stepper::texts::Language;

use crate::living::{Living, NAMED, chord};
use crate::living_tree::{SHOWN, shown};
use crate::support::{
    ASSIGNMENT, HARD, app, begin, carry_out, enter_something, key, press, puzzles, read, run,
    the_solver, type_key,
};

/// The keys with a meaning that comes before another one: the words of the first meaning, and of
/// the meanings that it hides, always or only where it has an effect.
const HIDDEN: &[(&str, &[&str])] = &[
    // F1 filters a digit if there is a board to filter.
    ("keys-board-filter", &["keys-window-help"]),
    ("keys-window-close", &["keys-steps-on-walk"]),
    ("keys-window-export-what", &["keys-window-scroll"]),
    (
        "keys-window-in-menu",
        &["keys-board-cell", "keys-board-column", "keys-steps-on-walk"],
    ),
    (
        "keys-steps-on-walk",
        &[
            "keys-board-cell",
            "keys-board-column",
            "keys-lists-row",
            "keys-path-ways",
            "keys-path-go",
            "keys-window-close",
        ],
    ),
    (
        "keys-steps-stage",
        &["keys-board-cell", "keys-steps-on-walk"],
    ),
    (
        "keys-steps-line",
        &["keys-board-cell", "keys-steps-on-walk", "keys-steps-step"],
    ),
    ("keys-path-go", &["keys-board-cell", "keys-board-column"]),
    ("keys-path-play", &["keys-window-accept"]),
    ("keys-path-ways", &["keys-board-cell"]),
    ("keys-lists-row", &["keys-board-cell", "keys-board-column"]),
    ("keys-game-new", &["keys-steps-next"]),
    (
        "keys-game-check",
        &["keys-beside-every-step", "keys-board-givens"],
    ),
    (
        "keys-game-pause",
        &["keys-beside-path", "keys-steps-worth-trying"],
    ),
    (
        "keys-game-resume",
        &["keys-steps-step", "keys-window-accept"],
    ),
    ("keys-create-use", &["keys-window-accept"]),
    ("keys-lessons-practise", &["keys-window-accept"]),
    ("keys-marks-go-back", &["keys-window-accept"]),
    ("keys-puzzles-open", &["keys-window-accept"]),
    ("keys-search-play", &["keys-window-accept"]),
    ("keys-window-continue", &["keys-window-accept"]),
    ("keys-marks-tool", &["keys-beside-marks"]),
    (
        "keys-marks-color",
        &[
            "keys-beside-every-step",
            "keys-board-givens",
            "keys-steps-another",
            "keys-steps-back",
        ],
    ),
    ("keys-marks-digit", &["keys-board-digit"]),
];

fn overlaps(one: &Shortcut, other: &Shortcut) -> bool {
    one.keys.iter().any(|key| other.has(*key))
}

/// The meanings of keys that hide each other.
#[derive(Default)]
struct Meanings {
    hidden: BTreeSet<(&'static str, &'static str)>,
}

impl Meanings {
    /// Looks at the keys of a window: in a table, a key has one meaning.
    fn look(&mut self, what: &str, app: &App) {
        let layers = app.layers();
        for (at, layer) in layers.iter().enumerate() {
            for (place, one) in layer.shortcuts().iter().enumerate() {
                assert!(
                    App::shortcuts().contains(one),
                    "{what}: {one:?} is not listed"
                );
                for other in &layer.shortcuts()[place + 1..] {
                    assert!(!overlaps(one, other), "{what}: {one:?} and {other:?}");
                }
                let below = layers[at + 1..].iter();
                let below = below.flat_map(|layer| layer.shortcuts());
                let hidden = below.filter(|other| overlaps(one, other) && one.words != other.words);
                self.hidden
                    .extend(hidden.map(|other| (one.words, other.words)));
            }
        }
    }

    /// Fails unless keys hide exactly the stated meanings.
    fn assert_stated(&self) {
        let stated: BTreeSet<(&str, &str)> = HIDDEN
            .iter()
            .flat_map(|(first, hidden)| hidden.iter().map(move |hidden| (*first, *hidden)))
            .collect();
        let unstated: Vec<_> = self.hidden.difference(&stated).collect();
        assert!(unstated.is_empty(), "{unstated:#?}");
        let gone: Vec<_> = stated.difference(&self.hidden).collect();
        assert!(gone.is_empty(), "nothing hides these: {gone:#?}");
    }
}

#[test]
fn every_key_that_does_something_is_on_the_sheet() {
    App::know_shortcuts();
    let english = Language::english();
    let rows: Vec<(String, String)> = sheet(english).into_iter().flat_map(|it| it.rows).collect();
    for shortcut in App::shortcuts() {
        assert!(english.has(shortcut.words), "{shortcut:?}");
        assert!(!shortcut.keys.is_empty(), "{shortcut:?}");
    }
    let words: BTreeSet<&str> = App::shortcuts().iter().map(|it| it.words).collect();
    assert_eq!(rows.len(), words.len());
    assert!(
        rows.iter()
            .all(|(keys, words)| !keys.is_empty() && !words.is_empty())
    );
}

/// A window that asks about a file which another window changed, before it saves there.
fn changed_elsewhere() -> App {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("shared.sudoku.toml");
    let kept = puzzles(ASSIGNMENT).remove(0);
    fs::write(&file, formats::write_own(&kept)).unwrap();
    let mut app = App::new(Settings::default(), Store::none());
    run(app.open_with(Opening::File(file.clone())));
    if app.solver().is_none() {
        read(&mut app);
    }
    enter_something(&mut app);
    fs::write(&file, formats::write_own(&kept) + "\n").unwrap();
    press(
        &mut app,
        keyboard::Key::Character("s".into()),
        Modifiers::CTRL,
    );
    assert!(matches!(app.modal(), Some(Modal::Changed(_))));
    app
}

#[test]
fn every_shortcut_does_something_somewhere_and_hides_only_what_it_shall() {
    let letters = ('a'..='z').chain('0'..='9').chain("+=-.,?".chars());
    let single: Vec<String> = letters
        .map(String::from)
        .chain(NAMED.iter().map(|(name, _)| (*name).to_owned()))
        .collect();
    let held = ["", "ctrl+", "shift+", "alt+", "ctrl+shift+"];
    let chords = held
        .iter()
        .flat_map(|held| single.iter().map(move |key| chord(&format!("{held}{key}"))));
    let keys: Vec<Key> = chords
        .filter_map(|(key, modifiers)| pressed(&key, modifiers))
        .collect();
    let recent = Settings {
        recent: vec!["puzzle.txt".into()],
        ..Settings::default()
    };
    let large = Settings {
        text_size: TextSize::Percent(130),
        ..Settings::default()
    };
    let mut meanings = Meanings::default();
    let scenes = SHOWN.iter().map(|(what, puzzle, keys)| {
        let app = shown(*puzzle, keys);
        meanings.look(what, &app);
        app
    });
    // Made one after the other: together they are too large for the stack of a test.
    let others: [Box<dyn FnOnce() -> App>; 6] = [
        Box::new(|| App::new(recent, Store::none())),
        Box::new(|| shown(Some(ASSIGNMENT), "m m m")),
        Box::new(|| shown(Some(ASSIGNMENT), "ctrl+e 8 end")),
        Box::new(|| shown(Some(ASSIGNMENT), "space ctrl+e 2 8 end")),
        Box::new(changed_elsewhere),
        Box::new(|| App::new(large, Store::none())),
    ];
    let scenes = scenes.chain(others.into_iter().map(|make| make()));
    let all = App::shortcuts();
    let mut idle: Vec<&Shortcut> = all.iter().collect();
    for app in scenes {
        let layers = app.layers();
        for key in &keys {
            let mut answering = layers
                .iter()
                .filter(|layer| answer(slice::from_ref(*layer), *key).is_some());
            let Some(layer) = answering.next() else {
                continue;
            };
            let answered = layer.shortcuts().iter().find(|it| it.has(*key));
            idle.retain(|shortcut| Some(*shortcut) != answered);
        }
    }
    assert!(idle.is_empty(), "{idle:#?}");
    meanings.assert_stated();
}

#[test]
fn the_sheet_names_keys_as_they_stand_on_a_keyboard() {
    App::know_shortcuts();
    let rows: Vec<(String, String)> = sheet(Language::english())
        .into_iter()
        .flat_map(|it| it.rows)
        .collect();
    for (keys, words) in [
        ("Space", "Step: apply the next rule"),
        ("Ctrl Shift Z, Ctrl Y", "Redo"),
        (
            "Delete, Backspace, 0, .",
            "erase; by hand, the notes of a cell too",
        ),
        (
            "Ctrl 1 to 9, Shift 1 to 9",
            "remove or restore a candidate; by hand, a note; also a right click",
        ),
        (
            "Ctrl F1 to F9, Shift F1 to F9",
            "filter: one more digit, or one less",
        ),
        ("A to F", "choose a color; of cells: color the chosen one"),
        ("Ctrl Arrows", "to the next empty cell"),
        (
            "Ctrl Page up, Ctrl Page down",
            "the puzzle before, the puzzle after",
        ),
        (
            "Alt Left, Alt Right",
            "go through a chain, a net or a contradiction",
        ),
        ("Ctrl comma", "settings"),
        (
            "1 to 9, B, G, M, T, L",
            "in the settings: colors, notation, how to begin, labels of the board, where digits came from, shaded boxes, right digits, motion, length of reasons, language",
        ),
        (
            "1 to 8, B, C, T, L, S, Ctrl F",
            "in the choice of a game: what, how, board, game number, limit of time",
        ),
        ("F12, ?", "show all keys"),
        ("F1", "show all keys, while no puzzle is open"),
    ] {
        let row = rows.iter().find(|row| row.1 == words);
        let row = row.unwrap_or_else(|| panic!("no row {words}: {rows:#?}"));
        assert_eq!(row.0, keys, "{words}");
    }
}

#[test]
fn what_is_held_counts_where_it_makes_another_key() {
    App::know_shortcuts();
    let character = |text: &str| keyboard::Key::Character(text.into());
    let named = keyboard::Key::Named;
    let (none, ctrl, shift, alt) = (
        Modifiers::empty(),
        Modifiers::CTRL,
        Modifiers::SHIFT,
        Modifiers::ALT,
    );
    let letter = Key::character;
    for (key, modifiers, means) in [
        (character("h"), none, Some(letter('h'))),
        (character("H"), shift, Some(letter('h'))),
        (character("h"), alt, Some(letter('h'))),
        (character("h"), ctrl, None),
        (character("a"), none, Some(letter('a'))),
        (character("A"), shift, Some(letter('a').shift())),
        (character("?"), shift, Some(letter('?'))),
        (character("+"), shift, Some(letter('+'))),
        (
            character("Z"),
            ctrl | shift,
            Some(letter('z').ctrl().shift()),
        ),
        (character("O"), ctrl | shift, Some(letter('o').ctrl())),
        (character("5"), alt, Some(letter('5').alt())),
        (character("2"), alt, Some(letter('2').alt())),
        (character("x"), ctrl, None),
        (character("ü"), none, None),
        (named(Named::Space), ctrl, Some(Key::SPACE)),
        (named(Named::Enter), ctrl | shift, Some(Key::ENTER.ctrl())),
        (named(Named::Enter), alt, Some(Key::ENTER)),
        (named(Named::ArrowLeft), shift, Some(Key::LEFT.shift())),
        (named(Named::ArrowLeft), alt, Some(Key::LEFT.alt())),
        (
            named(Named::ArrowLeft),
            ctrl | shift,
            Some(Key::LEFT.ctrl().shift()),
        ),
        (named(Named::F5), none, Some(Key::function(5))),
        (named(Named::F5), shift, Some(Key::function(5).shift())),
        (named(Named::F10), ctrl, Some(Key::function(10))),
        (named(Named::F11), none, Some(Key::function(11))),
        (named(Named::F24), none, None),
    ] {
        assert_eq!(
            pressed(&key, modifiers),
            means,
            "{key:?} with {modifiers:?}"
        );
    }
}

#[test]
fn the_keys_and_the_settings_can_be_seen_from_every_screen() {
    let screens = [
        (None, ""),
        (Some(ASSIGNMENT), ""),
        (None, "l"),
        (None, "ctrl+t"),
    ];
    let mut apps: Vec<_> = screens.map(|(puzzle, keys)| shown(puzzle, keys)).into();
    let list = SHOWN.iter().find(|(what, ..)| *what == "a list").unwrap();
    apps.push(shown(list.1, list.2));
    for mut app in apps {
        let screen = app.screen();
        key(&mut app, Named::F12);
        assert!(matches!(app.modal(), Some(Modal::Keys)), "{screen:?}");
        key(&mut app, Named::Escape);
        assert!(app.modal().is_none());
        let comma = keyboard::Key::Character(",".into());
        press(&mut app, comma, Modifiers::CTRL);
        assert!(matches!(app.modal(), Some(Modal::Settings)), "{screen:?}");
    }
}

/// The sources of the window, by their paths below `src/app`.
fn sources() -> Vec<(PathBuf, String)> {
    fn all(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .flat_map(|path| {
                if path.is_dir() {
                    all(&path)
                } else {
                    vec![path]
                }
            })
            .collect()
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(&folder).unwrap().to_owned(), source)
    };
    all(&folder).into_iter().map(read).collect()
}

/// Whether a table in this source has the shortcut of this name.
fn has_row(source: &str, name: &str) -> bool {
    let mut before = [' ', '['].iter();
    before.any(|before| source.contains(&format!("{before}{name}.does(")))
}

#[test]
fn every_shortcut_stands_in_a_table() {
    let sources = sources();
    let mut count = 0;
    for (path, source) in &sources {
        let names = source.lines().filter_map(|line| {
            let (_, name) = line.split_once("const ")?;
            Some(name.split_once(": Shortcut")?.0)
        });
        for name in names {
            let is_shared = path.ends_with("shortcut/common.rs");
            let bindings = path.with_file_name("bindings.rs");
            let is_own = |at: &PathBuf| at == path || *at == bindings;
            let mut tables = sources.iter().filter(|(at, _)| is_shared || is_own(at));
            let stands = tables.any(|(_, source)| has_row(source, name));
            assert!(stands, "{name} of {} stands in no table", path.display());
            count += 1;
        }
    }
    assert!(count > 100, "{count} shortcuts");
}

#[test]
fn a_screen_tells_of_keys_in_its_own_tables_alone() {
    // The screen that a source belongs to. All dialogs count as one.
    let screen = |path: &Path| {
        let path = path.to_str().unwrap().replace(".rs", "");
        let mut folders = path.split('/');
        match folders.next() {
            Some("screen") => folders.next().map(str::to_owned),
            Some("modal") => Some("modal".to_owned()),
            _ => None,
        }
    };
    // The keys of the program work on every screen.
    let is_of_program = |path: &Path| path == Path::new("keys.rs");
    let sources = sources();
    let mut count = 0;
    for (path, source) in &sources {
        let Some(of) = screen(path) else { continue };
        let imports = source.split("use crate::shortcut::").skip(1);
        let imports = imports.map(|rest| rest.split(';').next().unwrap());
        let names =
            imports.flat_map(|names| names.split(|it: char| !it.is_alphanumeric() && it != '_'));
        let is_shortcut = |name: &&str| name.len() > 1 && !name.contains(char::is_lowercase);
        for name in names.filter(is_shortcut) {
            // The field for the path has Enter for itself.
            if of == "start" && name == "ACCEPT" {
                continue;
            }
            let mut tables = sources
                .iter()
                .filter(|(at, _)| screen(at).as_ref() == Some(&of) || is_of_program(at));
            let has = tables.any(|(_, source)| has_row(source, name));
            assert!(has, "{} tells of {name}", path.display());
            count += 1;
        }
    }
    assert!(count > 50, "{count} shortcuts");
}

#[test]
fn a_key_of_another_screen_says_what_it_is_for() {
    let mut app = begin(Settings::default(), Store::none());
    carry_out(&mut app, Message::Ask(Ask::Lessons(None)));
    for name in ["5", "h", "s", "0"] {
        carry_out(&mut app, Message::NoticeDismissed);
        type_key(&mut app, name);
        let told = "A lesson takes no digits and gives no hints. Enter begins an exercise.";
        assert_eq!(app.notice().as_deref(), Some(told), "{name}");
    }
    type_key(&mut app, "w");
    let told = app.notice().unwrap_or_default();
    assert!(
        told.starts_with("W has nothing to do here right now."),
        "{told}"
    );
    carry_out(&mut app, Message::Ask(Ask::Start));
    press(
        &mut app,
        keyboard::Key::Character("s".into()),
        Modifiers::CTRL,
    );
    let told = app.notice().unwrap_or_default();
    assert!(
        told.starts_with("Ctrl S has nothing to do here right now."),
        "{told}"
    );
}

#[test]
fn the_search_that_is_watched_goes_on_where_it_is_asked_for_again() {
    let mut app = app(HARD);
    type_key(&mut app, "w");
    key(&mut app, Named::Enter);
    assert!(the_solver(&app).is_playing_search());
    type_key(&mut app, "w");
    assert!(the_solver(&app).is_playing_search());
    let told = "The search is shown already, and goes on. Enter pauses it.";
    assert_eq!(app.notice().as_deref(), Some(told));
    type_key(&mut app, "s");
    type_key(&mut app, "s");
    assert_eq!(
        app.notice().as_deref(),
        Some("This is on the screen already.")
    );
}

#[test]
fn the_open_puzzle_is_saved_from_the_start_screen_too() {
    let mut app = app(ASSIGNMENT);
    enter_something(&mut app);
    carry_out(&mut app, Message::Ask(Ask::Start));
    press(
        &mut app,
        keyboard::Key::Character("s".into()),
        Modifiers::CTRL,
    );
    assert!(matches!(app.modal(), Some(Modal::SaveAs { .. })));
}

#[test]
fn shift_with_a_digit_notes_it_where_shift_does_not_make_the_digit() {
    let character = |text: &str| keyboard::Key::Character(text.into());
    let cell = Cell::at(0, 0);
    let press = |key: &str, modified: &str, modifiers| {
        let app = shown(Some(ASSIGNMENT), "k");
        let mut living = Living::new(app, Task::none(), (1000.0, 700.0));
        living.send(Message::Solver(solver::Message::Select(cell)));
        living.key_for(character(key), character(modified), modifiers);
        let session = living.app.solver().expect("a puzzle is open").session();
        let notes = session.marks().notes(cell);
        (session.grid().value(cell), notes)
    };
    let six = Digit::new(6).unwrap();
    let noted = (None, DigitSet::only(six));
    let filled = (Some(six), DigitSet::EMPTY);
    assert_eq!(
        press("6", "^", Modifiers::SHIFT),
        noted,
        "an American keyboard"
    );
    assert_eq!(
        press("6", "&", Modifiers::SHIFT),
        noted,
        "a German keyboard"
    );
    assert_eq!(
        press("-", "6", Modifiers::SHIFT),
        filled,
        "a French keyboard"
    );
    assert_eq!(press("6", "6", Modifiers::empty()), filled);
    assert_eq!(press("6", "6", Modifiers::CTRL), noted);
}
