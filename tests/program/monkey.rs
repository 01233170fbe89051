//! Keys and clicks in any order in the real window.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::common::puzzle_file;
use crate::display::Display;
use crate::in_home::{PATIENCE, Program};

/// The seed, unless the environment variable `MONKEY_SEED` has another number.
const SEED: u64 = 20_261_122;

const ACTS: usize = 1_000;

/// The number of acts between two checks whether the window still responds.
const OFTEN: usize = 10;

/// The number of acts between two checks whether a key still does what it should.
const SELDOM: usize = 100;

/// The number of earlier acts to print in an error.
const TOLD: usize = 50;

/// Keys with a meaning. None of them types a `/` or deletes a single character, so a typed name
/// never leads out of the folder.
const KEYS: &[&str] = &[
    "space",
    "space",
    "space",
    "Return",
    "Return",
    "Escape",
    "Escape",
    "Tab",
    "Tab",
    "shift+Tab",
    "v",
    "Up",
    "Down",
    "Left",
    "Right",
    "Page_Up",
    "Page_Down",
    "Home",
    "End",
    "F1",
    "F9",
    "F10",
    "F12",
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
    "h",
    "i",
    "k",
    "l",
    "m",
    "n",
    "o",
    "p",
    "r",
    "s",
    "t",
    "u",
    "w",
    "x",
    "1",
    "2",
    "3",
    "5",
    "8",
    "9",
    "0",
    "+",
    "-",
    "=",
    "?",
    "ctrl+z",
    "ctrl+y",
    "ctrl+r",
    "ctrl+l",
    "ctrl+o",
    "ctrl+v",
    "ctrl+c",
    "ctrl+s",
    "ctrl+shift+s",
    "ctrl+e",
    "ctrl+n",
    "ctrl+shift+n",
    "ctrl+comma",
    "ctrl+f",
    "ctrl+g",
    "ctrl+q",
    "ctrl+t",
    "ctrl+d",
    "ctrl+k",
    "ctrl+m",
    "ctrl+Return",
    "ctrl+1",
    "alt+1",
    "alt+Right",
    "alt+Left",
    "alt+Up",
    "shift+a",
    "shift+F2",
    "ctrl+Page_Down",
    "ctrl+plus",
    "ctrl+minus",
    "ctrl+0",
];

/// The monkey, in front of the program.
struct Monkey<'a> {
    program: Program<'a>,
    home: &'a Path,
    seed: u64,
    rng: StdRng,
    acts: Vec<String>,
    /// The number of times it made the program end, as `ctrl+q` and the start screen's button do.
    ended: usize,
}

impl<'a> Monkey<'a> {
    fn new(display: &'a Display, home: &'a Path, seed: u64) -> Self {
        Self {
            program: open(display, home),
            home,
            seed,
            rng: StdRng::seed_from_u64(seed),
            acts: Vec::new(),
            ended: 0,
        }
    }

    /// Presses any key or clicks anywhere.
    fn act(&mut self) {
        let display = self.program.display;
        let (act, sent) = if self.rng.random_ratio(3, 5) {
            let key = KEYS.choose(&mut self.rng).unwrap();
            ((*key).to_owned(), display.key(key))
        } else {
            let (x, y) = (
                self.rng.random_range(0..1000),
                self.rng.random_range(0..700),
            );
            let sent = display.click(self.program.window, x, y);
            (format!("click at {x}, {y}"), sent)
        };
        self.acts.push(act);
        if let Err(error) = sent {
            self.has_ended(&error);
        }
    }

    /// Starts the program again if it has ended without an error, and returns whether it had ended.
    fn begins_again_if_it_ended(&mut self, patience: Duration) -> bool {
        let Some(ended) = self.program.launched.wait_exit(patience) else {
            return false;
        };
        assert!(ended.success(), "{ended}, {}", self.told());
        self.has_said_nothing_bad();
        self.program = open(self.program.display, self.home);
        self.ended += 1;
        true
    }

    /// Checks that the program runs and its window responds.
    fn responds(&mut self) {
        let begun = Instant::now();
        while !self.begins_again_if_it_ended(Duration::ZERO) {
            let (display, window) = (self.program.display, self.program.window);
            // A window that closes just now is not there any more.
            if let Ok(true) = display.answers(window, Duration::from_secs(1)) {
                break;
            }
            let told = self.told();
            assert!(begun.elapsed() < PATIENCE, "it does not respond, {told}");
        }
        self.has_said_nothing_bad();
    }

    /// Checks that the list of keys is shown on request, whatever was open.
    fn shows_the_keys(&mut self) {
        match self.has_shown_the_keys() {
            Ok(shown) => assert!(shown, "it shows no keys, {}", self.told()),
            Err(error) => self.has_ended(&error),
        }
    }

    fn has_shown_the_keys(&self) -> Result<bool, String> {
        let Program {
            display, window, ..
        } = self.program;
        let still = || display.wait_until_still(window, Duration::from_millis(100), PATIENCE);
        for _ in 0..4 {
            display.key("Escape")?;
            still()?;
        }
        let before = still()?;
        display.key("F12")?;
        let changed = display.wait_for_change(window, &before, PATIENCE)?;
        display.key("Escape")?;
        Ok(changed.is_some())
    }

    /// Fails unless the program has ended, which explains why an input or a picture failed.
    fn has_ended(&mut self, error: &str) {
        if !self.begins_again_if_it_ended(PATIENCE) {
            panic!("{error} {}", self.told());
        }
    }

    /// Fails if a thread beside the window panicked, which does not end the program.
    fn has_said_nothing_bad(&mut self) {
        let panicked = self.program.launched.stderr().contains("panicked");
        assert!(!panicked, "a thread panicked, {}", self.told());
    }

    /// Closes the window and discards unsaved work.
    fn leaves(mut self) {
        let begun = Instant::now();
        // The window may be gone by now.
        let _ = self.program.display.close(self.program.window);
        let ended = loop {
            let patience = Duration::from_millis(300);
            if let Some(ended) = self.program.launched.wait_exit(patience) {
                break ended;
            }
            let told = self.told();
            assert!(begun.elapsed() < PATIENCE, "it does not close, {told}");
            let _ = self.program.display.key("ctrl+d");
        };
        assert!(ended.success(), "{ended} at the end, {}", self.told());
        self.has_said_nothing_bad();
    }

    /// The earlier acts, and the output of the program.
    fn told(&mut self) -> String {
        let count = self.acts.len();
        let last = &self.acts[count.saturating_sub(TOLD)..];
        let said = self.program.launched.stderr();
        format!("after {count} acts of seed {}: {last:?}\n{said}", self.seed)
    }
}

/// The program with a list of puzzles.
fn open<'a>(display: &'a Display, home: &Path) -> Program<'a> {
    Program::open(display, home, &["puzzles/list.txt"])
}

/// Puts copies of puzzles into a folder, and a list of them all.
fn copy_puzzles(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let puzzles = ["assignment.txt", "easy-1.txt", "hard-1.txt"].map(|name| {
        let text = fs::read_to_string(puzzle_file(name)).unwrap();
        fs::write(folder.join(name), &text).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.collect::<String>()
    });
    fs::write(folder.join("list.txt"), puzzles.join("\n")).unwrap();
}

/// The content of a folder: folders, and files with the time of their last change.
fn content(folder: &Path) -> BTreeMap<PathBuf, Option<SystemTime>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let entry = |entry: fs::DirEntry| {
        let data = entry.metadata().unwrap();
        let changed = data.is_file().then(|| data.modified().unwrap());
        (entry.path(), changed)
    };
    entries.map(entry).collect()
}

#[test]
fn a_monkey_cannot_bring_the_real_window_down() {
    let Some(display) = Display::start(1200, 900).expect("Xvfb starts") else {
        println!("skipped: there is no Xvfb on this machine");
        return;
    };
    display.listen();
    let seed = env::var("MONKEY_SEED").map_or(SEED, |seed| seed.parse().unwrap());
    // A name that leads out of the home ends in a folder above it.
    let above = TempDir::new().unwrap();
    let homes = above.path().join("homes");
    let home = homes.join("home");
    copy_puzzles(&home.join("puzzles"));
    let around = || {
        let own = puzzle_file("");
        [above.path(), &homes, &own].map(content)
    };
    let before = around();

    let begun = Instant::now();
    let mut monkey = Monkey::new(&display, &home, seed);
    for act in 1..=ACTS {
        monkey.act();
        if act % OFTEN == 0 {
            monkey.responds();
        }
        if act % SELDOM == 0 {
            monkey.shows_the_keys();
        }
    }
    println!(
        "{ACTS} acts of seed {seed} in {:.1?}, the program ended {} times",
        begun.elapsed(),
        monkey.ended
    );
    monkey.leaves();
    assert_eq!(around(), before, "it wrote outside its folder, seed {seed}");
}
