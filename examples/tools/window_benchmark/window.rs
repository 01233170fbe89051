//! The program on its display: the cost of starting, resting, and searching in the background while
//! a person continues.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::display::{Display, Launched, Region, Window, cpu_time, memory_kb};

/// The longest wait for a change.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

const STARTS: usize = 11;
/// The number of puzzles in a huge file.
const HUGE: usize = 1_000_000;

const IDLE: Duration = Duration::from_secs(5);

/// A puzzle with a long path, which the rules do not solve.
const HARDEST: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

/// What the program is set to where a measurement does not say otherwise.
const USUAL_SETTINGS: [(&str, &str); 3] = [
    ("theme", "light"),
    ("granularity", "deduction"),
    ("motion", "off"),
];

/// The longest wait for a path.
const LONGEST_PATH: Duration = Duration::from_secs(120);

/// The place of the board in a window of 1400 by 1000, and the width of its cells.
const BOARD: (i16, i16) = (22, 68);
const CELL: u16 = 101;

/// Returns a cell of the board in a window of 1400 by 1000.
pub(super) fn cell(row: usize, column: usize) -> Region {
    let place = |first: i16, number: usize| first + (number * usize::from(CELL)) as i16;
    Region {
        x: place(BOARD.0, column),
        y: place(BOARD.1, row),
        width: CELL - 4,
        height: CELL - 4,
    }
}

/// Returns milliseconds for printing.
pub(super) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// A display, a program, and a folder for its settings and puzzles.
pub(super) struct Bench<'a> {
    /// The display that shows the program.
    pub(super) display: &'a Display,
    program: &'a Path,
    folder: tempfile::TempDir,
}

/// A program that shows a puzzle.
pub(super) struct Shown {
    /// The process.
    pub(super) launched: Launched,
    /// Its window.
    pub(super) window: Window,
}

impl<'a> Bench<'a> {
    pub(super) fn new(display: &'a Display, program: &'a Path) -> Result<Self, String> {
        let folder = tempfile::TempDir::new().map_err(|error| error.to_string())?;
        std::fs::create_dir_all(folder.path().join("sudoku-stepper"))
            .map_err(|error| error.to_string())?;
        Ok(Self {
            display,
            program,
            folder,
        })
    }

    /// Writes settings: a window of 1400 by 1000 and these settings, before the usual ones of a
    /// measurement.
    pub(super) fn settings(&self, more: &str) -> Result<(), String> {
        let mut settings: toml::Table = more
            .parse()
            .map_err(|error: toml::de::Error| error.to_string())?;
        for (name, usual) in USUAL_SETTINGS {
            settings.entry(name).or_insert_with(|| usual.into());
        }
        let size = [("width".to_owned(), 1400.0), ("height".to_owned(), 1000.0)];
        let size = size.map(|(name, length)| (name, length.into()));
        settings.insert(
            "window".to_owned(),
            toml::Value::Table(size.into_iter().collect()),
        );
        let path = self.folder.path().join("sudoku-stepper/settings.toml");
        std::fs::write(path, settings.to_string()).map_err(|error| error.to_string())
    }

    /// Writes a puzzle.
    pub(super) fn puzzle(&self, text: &[u8]) -> Result<PathBuf, String> {
        let path = self.folder.path().join("puzzle");
        std::fs::write(&path, text).map_err(|error| error.to_string())?;
        Ok(path)
    }

    /// Starts the program with a puzzle, and waits for its first frame.
    pub(super) fn start(&self, puzzle: &Path) -> Result<Shown, String> {
        self.start_with(&[&puzzle.to_string_lossy()])
    }

    fn start_with(&self, arguments: &[&str]) -> Result<Shown, String> {
        let home = self.folder.path().to_string_lossy();
        let environment = [("XDG_CONFIG_HOME", &*home), ("XDG_STATE_HOME", &*home)];
        let mut command = Command::new(self.program);
        let mut launched = self
            .display
            .launch(command.args(arguments).envs(environment))?;
        let window = self
            .display
            .window(PATIENCE)
            .ok_or_else(|| launched.stderr())?;
        self.display.wait_for_drawing(window, PATIENCE)?;
        Ok(Shown { launched, window })
    }
}

/// Returns the program's own puzzle with which a window opens.
fn usual_puzzle() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/medium-1.txt")
}

/// Measures the time from the start to the first frame: with a puzzle, and back at the last place
/// in a small and in a huge file.
pub(super) fn first_frame(bench: &Bench<'_>) -> Result<(), String> {
    bench.settings("")?;
    let puzzle = usual_puzzle();
    measure_starts("with a puzzle", || bench.start(&puzzle))?;
    let path = puzzle.display();
    bench.settings(&format!("[left_off]\nscreen = \"file\"\npath = '{path}'"))?;
    measure_starts("back to a puzzle", || bench.start_with(&[]))?;
    let lines = format!("{HARDEST}\n").repeat(HUGE);
    let path = bench.puzzle(lines.as_bytes())?;
    bench.settings("")?;
    measure_starts("with a list of 1,000,000", || bench.start(&path))?;
    let path = path.display();
    bench.settings(&format!(
        "[left_off]\nscreen = \"collection\"\npath = '{path}'\nnumber = 0"
    ))?;
    measure_starts("back to a list of 1,000,000", || bench.start_with(&[]))
}

fn measure_starts(what: &str, start: impl Fn() -> Result<Shown, String>) -> Result<(), String> {
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let _shown = start()?;
        starts.push(begun.elapsed());
    }
    starts.sort();
    say!(
        "start to first frame at 1400 by 1000, {what} (goal: under 100 ms): median {:.1} ms, \
         least {:.1}, most {:.1}, {STARTS} runs",
        milliseconds(starts[STARTS / 2]),
        milliseconds(starts[0]),
        milliseconds(starts[STARTS - 1]),
    );
    Ok(())
}

/// Measures the processor's time while nothing happens.
pub(super) fn idle(bench: &Bench<'_>) -> Result<(), String> {
    bench.settings("")?;
    let shown = bench.start(&usual_puzzle())?;
    sleep(Duration::from_secs(1));
    for _ in 0..5 {
        bench.display.key("space")?;
        sleep(Duration::from_millis(200));
    }
    // The work is saved a few seconds after it was done.
    sleep(Duration::from_secs(5));
    let pid = shown.launched.pid();
    let before = cpu_time(pid).ok_or("the program is gone")?;
    sleep(IDLE);
    let after = cpu_time(pid).ok_or("the program is gone")?;
    say!(
        "processor while idle for {} s (goal: none): {} ms",
        IDLE.as_secs(),
        (after - before).as_millis()
    );
    print_memory("after five steps", &shown)
}

fn print_memory(when: &str, shown: &Shown) -> Result<(), String> {
    let memory = memory_kb(shown.launched.pid()).ok_or("the program is gone")?;
    say!(
        "resident memory {when} (goal: under 60 MB): {:.1} MB",
        memory as f64 / 1000.0
    );
    Ok(())
}

/// Measures how the window responds while it searches for the path, or for every step, of one of
/// the hardest puzzles with every rule.
pub(super) fn in_the_background(bench: &Bench<'_>) -> Result<(), String> {
    let puzzle = bench.puzzle(HARDEST.as_bytes())?;
    for (beside, name) in [("path", "path"), ("every-step", "all steps")] {
        bench.settings(&format!("beside = \"{beside}\"\nrules = \"everything\""))?;
        let started = Instant::now();
        let shown = bench.start(&puzzle)?;
        let pid = shown.launched.pid();
        sleep(Duration::from_millis(300));
        let mut answers = Vec::new();
        let mut busy = cpu_time(pid).ok_or("the program is gone")?;
        let mut at_work = None;
        // The filters alternate; some of them highlight the last cell of the first row.
        for filter in ["F9", "F3"].into_iter().cycle() {
            let answer =
                bench
                    .display
                    .time_to_change(shown.window, cell(0, 8), PATIENCE, |display| {
                        display.key(filter)
                    })?;
            answers.push(answer.ok_or("a filter changed nothing on the board")?);
            sleep(Duration::from_millis(700));
            let now = cpu_time(pid).ok_or("the program is gone")?;
            // Drawing the filter itself takes less.
            let rests = now - busy < Duration::from_millis(150);
            busy = now;
            if rests {
                at_work = Some(started.elapsed());
                break;
            }
            if started.elapsed() > LONGEST_PATH {
                break;
            }
        }
        answers.sort();
        let until = match at_work {
            Some(time) => format!("was done within {:.1} s", time.as_secs_f64()),
            None => format!("went on for more than {} s", LONGEST_PATH.as_secs()),
        };
        say!(
            "{name} of one of the hardest puzzles, all rules: the search {until}; meanwhile a \
             key was answered in {:.1} ms (median), {:.1} ms (most), {} times",
            milliseconds(answers[answers.len() / 2]),
            milliseconds(answers[answers.len() - 1]),
            answers.len()
        );
        print_memory("then", &shown)?;
    }
    Ok(())
}
