//! The whole program in a real window on a display of its own: keys pressed, files written.
//! Skipped, with a printed reason, if there is no Xvfb.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use crate::display::{Display, Image, Launched, Window};
use sudoku_stepper::app::settings::{MotionChoice, RuleChoice, Settings, Store};
use sudoku_stepper::grid::{Cell, Layout};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::session::{Outcome, Session, read_file};
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(20);
const QUIET: Duration = Duration::from_millis(150);

/// The program on a display of its own, its settings in a folder of its own.
struct Program {
    display: Display,
    launched: Launched,
    window: Window,
    folder: TempDir,
}

impl Program {
    /// Opens the window; `None`, with a printed reason, if that is not possible.
    fn open(arguments: &[&str]) -> Option<Self> {
        Self::open_with(arguments, &Settings::default())
    }

    /// Opens the window with these settings.
    fn open_with(arguments: &[&str], settings: &Settings) -> Option<Self> {
        let Some(display) = Display::start(1200, 900).expect("Xvfb starts") else {
            println!("skipped: there is no Xvfb on this machine");
            return None;
        };
        let folder = TempDir::new().unwrap();
        let home = folder.path().to_str().unwrap();
        if *settings != Settings::default() {
            let store = Store::at(folder.path().join("sudoku-stepper/settings.toml"));
            store.save(settings).unwrap();
        }
        let program = Path::new(env!("CARGO_BIN_EXE_sudoku-stepper"));
        let environment = [
            ("XDG_CONFIG_HOME", home),
            ("HOME", home),
            ("PATH", "/nonexistent"),
        ];
        let mut command = Command::new(program);
        command.args(arguments).envs(environment);
        let mut launched = display.launch(&mut command).unwrap();
        let Some(window) = display.window(PATIENCE) else {
            panic!("no window: {}", launched.stderr());
        };
        let program = Self {
            display,
            launched,
            window,
            folder,
        };
        program.display.wait_for_drawing(window, PATIENCE).unwrap();
        program.still();
        Some(program)
    }

    /// Waits until nothing moves, and takes a picture.
    fn still(&self) -> Image {
        self.display
            .wait_until_still(self.window, QUIET, PATIENCE)
            .unwrap()
    }

    /// Presses a key that changes the picture, and waits until it has.
    fn press(&self, chord: &str) {
        assert!(
            self.changes(PATIENCE, |display| display.key(chord)),
            "{chord} changes nothing"
        );
    }

    /// Whether an input changes the picture; if so, waits until it has.
    fn changes(
        &self,
        patience: Duration,
        input: impl FnOnce(&Display) -> Result<(), String>,
    ) -> bool {
        let before = self.still();
        self.after(&before, patience, input).is_some()
    }

    /// The still picture after an input, if it changes this one.
    fn after(
        &self,
        before: &Image,
        patience: Duration,
        input: impl FnOnce(&Display) -> Result<(), String>,
    ) -> Option<Image> {
        input(&self.display).unwrap();
        let changed = self.display.wait_for_change(self.window, before, patience);
        changed.unwrap().map(|_| self.still())
    }

    /// Presses a key again and again until it changes nothing any more.
    fn press_to_the_end(&self, chord: &str) {
        let patience = Duration::from_secs(2);
        let first = self.still();
        let press = |before: &Image| self.after(before, patience, |display| display.key(chord));
        let pictures = std::iter::successors(Some(first), press);
        assert!(
            pictures.take(100).count() < 100,
            "{chord} still changes something after 100 times"
        );
    }

    /// Replaces the text in the focused field, and presses Enter.
    fn type_line(&self, text: &str) {
        self.display.key("ctrl+a").unwrap();
        self.changes(PATIENCE, |display| display.type_text(text));
        self.press("Return");
    }

    /// Saves under a name, and reads the saved file.
    fn save(&self, name: &str) -> Puzzle {
        let path = self.folder.path().join(name);
        self.press("ctrl+shift+s");
        self.type_line(path.to_str().unwrap());
        // On a busy machine, the window may seem still before the file is there.
        let begun = Instant::now();
        let read = loop {
            match read_file(&path) {
                Err(_) if begun.elapsed() < PATIENCE => thread::sleep(QUIET),
                read => break read,
            }
        };
        read.expect("the window saved the puzzle").remove(0)
    }

    fn close(&mut self) -> Option<ExitStatus> {
        self.display.close(self.window).unwrap();
        self.launched.wait_exit(PATIENCE)
    }
}

fn puzzle_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("puzzles")
        .join(name)
}

fn is_solved(puzzle: &Puzzle) -> bool {
    Position::new(puzzle).grid().is_solved()
}

#[test]
fn the_assignments_puzzle_is_stepped_to_the_end_saved_and_the_window_closed() {
    let file = puzzle_file("assignment.txt");
    let Some(mut program) = Program::open(&[file.to_str().unwrap()]) else {
        return;
    };
    program.press_to_the_end("space");
    let saved = program.save("stepped.sudoku.toml");
    assert!(is_solved(&saved));
    assert_eq!(saved.givens, read_file(&file).unwrap()[0].givens);
    assert!(program.close().expect("it closes").success());
}

#[test]
fn another_puzzle_is_opened_by_typing_its_path_and_solved_by_search() {
    let Some(program) = Program::open(&[]) else {
        return;
    };
    program.press("ctrl+l");
    program.type_line(puzzle_file("hard-1.txt").to_str().unwrap());
    program.press("ctrl+Return");
    assert!(is_solved(&program.save("searched.sudoku.toml")));
}

#[test]
fn when_the_rules_stall_a_digit_can_be_typed_at_once() {
    let file = puzzle_file("hard-1.txt");
    let Some(program) = Program::open(&[file.to_str().unwrap()]) else {
        return;
    };
    // Each step of the rules, and once more at their end; the next press would show a rule that is
    // off.
    let mut session = Session::new(&read_file(&file).unwrap()[0]);
    let steps = std::iter::repeat_with(|| session.step())
        .take_while(|outcome| matches!(outcome, Outcome::Stepped(_)));
    for _ in 0..=steps.count() {
        program.press("space");
    }
    let stalled = program.save("stalled.sudoku.toml");
    // Whatever the cell is that was chosen, one of the nine digits is filled
    // into it last.
    program.press("5");
    let typed = program.save("typed.sudoku.toml");
    let changed: Vec<Cell> = Cell::all()
        .filter(|cell| stalled.entries[cell.index()] != typed.entries[cell.index()])
        .collect();
    let [cell] = changed[..] else {
        panic!("one cell was filled in, not {changed:?}")
    };
    assert_eq!(
        typed.entries[cell.index()].map(|digit| digit.get()),
        Some(5)
    );
}

#[test]
fn with_more_rules_a_hard_puzzle_is_stepped_to_the_end_and_they_are_remembered() {
    let file = puzzle_file("hard-1.txt");
    // The assignment's puzzle is stepped with the motion of each step.
    let at_once = Settings {
        motion: MotionChoice::Off,
        ..Settings::default()
    };
    let Some(program) = Program::open_with(&[file.to_str().unwrap()], &at_once) else {
        return;
    };
    program.press("r");
    // The preset of the field, and X-Wing, found by its name and turned off.
    program.press("3");
    program.press("ctrl+f");
    program.changes(PATIENCE, |display| display.type_text("x-wing"));
    program.press("Return");
    program.press("space");
    program.press("Escape");
    program.press("Escape");
    program.press_to_the_end("space");
    assert!(is_solved(&program.save("stepped.sudoku.toml")));

    let settings = program.folder.path().join("sudoku-stepper/settings.toml");
    let (settings, complaints) =
        Settings::parse(&std::fs::read_to_string(settings).unwrap()).unwrap();
    assert!(complaints.is_empty());
    let mut expected = Solver::preset(Preset::HoDoKu);
    expected.set(Technique::XWing, false);
    let kept = settings.rules.on(&Layout::CLASSIC);
    assert_eq!(kept, &RuleChoice::of(&expected));
}

#[test]
fn where_the_pointer_was_nothing_is_left_of_it() {
    let file = puzzle_file("assignment.txt");
    let Some(program) = Program::open(&[file.to_str().unwrap()]) else {
        return;
    };
    /// A difference in color that nobody sees in a pixel of an edge.
    const UNSEEN: u8 = 48;
    let outside = |display: &Display| display.move_pointer(program.window, 2, 690);
    outside(&program.display).unwrap();
    let before = program.still();
    for (x, y) in [(150, 200), (400, 420), (610, 640)] {
        let onto_board = |display: &Display| display.move_pointer(program.window, x, y);
        assert!(program.changes(PATIENCE, onto_board), "({x}, {y})");
        assert!(program.changes(PATIENCE, outside), "({x}, {y})");
        // A picture that is drawn again has its edges smoothed a little differently.
        let differing = program.still().differs_by_more_than(UNSEEN, &before);
        assert_eq!(differing, 0, "({x}, {y})");
    }
}

#[test]
fn closing_with_unsaved_work_asks() {
    let file = puzzle_file("easy-1.txt");
    let Some(mut program) = Program::open(&[file.to_str().unwrap()]) else {
        return;
    };
    // A step costs nothing to make again; an entry is work.
    for key in ["Left", "ctrl+Right", "1"] {
        program.press(key);
    }
    assert!(
        program.changes(PATIENCE, |display| display.close(program.window)),
        "it asks"
    );
    assert_eq!(program.launched.wait_exit(Duration::from_millis(300)), None);
    program.press("Escape");
    assert_eq!(program.launched.wait_exit(Duration::from_millis(300)), None);
    program.press("ctrl+q");
    program.display.key("ctrl+d").unwrap();
    assert!(
        program
            .launched
            .wait_exit(PATIENCE)
            .expect("it closes")
            .success()
    );
}

#[test]
fn without_a_file_dialog_open_puts_the_cursor_in_the_path_field() {
    let Some(program) = Program::open(&[]) else {
        return;
    };
    program.press("ctrl+o");
    program.type_line(puzzle_file("easy-1.txt").to_str().unwrap());
    program.press("ctrl+Return");
    assert!(is_solved(&program.save("opened.sudoku.toml")));
}

#[test]
fn a_settings_file_that_is_broken_is_kept_and_the_window_opens() {
    let Some(mut program) = Program::open(&[]) else {
        return;
    };
    assert!(program.close().expect("it closes").success());
    let settings = program.folder.path().join("sudoku-stepper/settings.toml");
    std::fs::write(&settings, "theme = [").unwrap();
    let home = program.folder.path().to_str().unwrap().to_owned();
    let binary = Path::new(env!("CARGO_BIN_EXE_sudoku-stepper"));
    let environment = [("XDG_CONFIG_HOME", home.as_str()), ("HOME", home.as_str())];
    let mut command = Command::new(binary);
    let mut again = program.display.launch(command.envs(environment)).unwrap();
    let window = program.display.window(PATIENCE).expect("the window opens");
    program.display.wait_for_drawing(window, PATIENCE).unwrap();
    program.display.close(window).unwrap();
    assert!(again.wait_exit(PATIENCE).expect("it closes").success());
    let kept = std::fs::read_to_string(settings.with_extension("toml.broken")).unwrap();
    assert_eq!(kept, "theme = [");
}
