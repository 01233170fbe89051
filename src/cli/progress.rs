//! How far a subcommand is: what it says of it on standard error, where that is a terminal.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::language;
use sudoku_engine::rules::Technique;
use sudoku_engine::search::{Stage, Stop};
use sudoku_engine::solver::tried;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain;

/// What takes no longer shows nothing.
const FIRST_SHOWN: Duration = Duration::from_millis(500);

/// How often it is shown anew.
const TICK: Duration = Duration::from_millis(100);

/// A rule is named that is tried for longer.
const LONG: Duration = Duration::from_secs(1);

/// How far it is. There is one piece of work in the program's life.
static SO_FAR: SoFar = SoFar {
    files: AtomicUsize::new(0),
    found: AtomicU64::new(0),
    bytes: AtomicU64::new(0),
    size: AtomicU64::new(0),
    done: AtomicU64::new(0),
    steps: AtomicU64::new(0),
    steps_of_next: AtomicU64::new(0),
    looked_at: Mutex::new(Vec::new()),
    watches: AtomicU64::new(0),
    searched: Mutex::new(None),
    bar: Mutex::new(None),
    is_begun: AtomicBool::new(false),
};

struct SoFar {
    /// The files that are not read to the end.
    files: AtomicUsize,
    /// The puzzles that were read.
    found: AtomicU64,
    /// The bytes that were read, and how many there are if that is known.
    bytes: AtomicU64,
    size: AtomicU64,
    /// The puzzles that were worked on, in order.
    done: AtomicU64,
    /// The steps of all puzzles.
    steps: AtomicU64,
    /// Those of the first puzzle that is not done.
    steps_of_next: AtomicU64,
    /// What is worked on.
    looked_at: Mutex<Vec<Work>>,
    /// How often something was watched.
    watches: AtomicU64,
    /// A long search by a method, and how many digits it has tried.
    searched: Mutex<Option<(&'static str, u64)>>,
    bar: Mutex<Option<ProgressBar>>,
    is_begun: AtomicBool,
}

/// So many files will be read.
pub(super) fn files(count: usize) {
    SO_FAR.files.fetch_add(count, Relaxed);
}

/// Counts what is read of a file of this size.
pub(super) fn reading<R: Read>(source: R, size: Option<u64>) -> Counted<R> {
    SO_FAR.size.fetch_add(size.unwrap_or(0), Relaxed);
    Counted(source)
}

/// So many puzzles were read.
pub(super) fn found(count: usize) {
    SO_FAR.found.fetch_add(count as u64, Relaxed);
}

/// A file was read to the end.
pub(super) fn read_one() {
    // Where it is not said how many there are, there is one.
    let less = |files: usize| Some(files.saturating_sub(1));
    let _ = SO_FAR.files.fetch_update(Relaxed, Relaxed, less);
}

/// Of the next so many puzzles everything was printed.
pub(super) fn done(count: usize) {
    SO_FAR.done.fetch_add(count as u64, Relaxed);
    SO_FAR.steps_of_next.store(0, Relaxed);
}

/// A step was found.
pub(super) fn step() {
    SO_FAR.steps.fetch_add(1, Relaxed);
}

/// So many steps of the first puzzle that is not done were printed.
pub(super) fn printed(steps: u64) {
    SO_FAR.steps_of_next.fetch_add(steps, Relaxed);
}

/// Work that says which rule it tries. Nothing is shown of it any more when this is dropped.
#[derive(Debug)]
pub(super) struct Watch {
    stage: Stage,
    number: u64,
}

impl Watch {
    /// Watches the work that is given the stop.
    pub(super) fn begin() -> Self {
        let stage = Stage::default();
        let number = SO_FAR.watches.fetch_add(1, Relaxed);
        locked(&SO_FAR.looked_at).push(Work {
            number,
            stage: stage.clone(),
            rule: None,
            since: Instant::now(),
        });
        Self { stage, number }
    }

    /// A stop that nobody raises.
    pub(super) fn stop(&self) -> Stop {
        Stop::never().telling(&self.stage)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        locked(&SO_FAR.looked_at).retain(|work| work.number != self.number);
    }
}

/// What is known of work that is watched.
struct Work {
    number: u64,
    stage: Stage,
    /// The rule that it tried when it was looked at last, and since when.
    rule: Option<Technique>,
    since: Instant,
}

/// The rule that is tried for the longest time, if that is long, and for how long.
fn long_tried() -> Option<(Technique, Duration)> {
    let mut all = locked(&SO_FAR.looked_at);
    for work in all.iter_mut() {
        let rule = tried(&work.stage);
        if rule != work.rule {
            work.rule = rule;
            work.since = Instant::now();
        }
    }
    let tried = all
        .iter()
        .filter_map(|work| Some((work.rule?, work.since.elapsed())));
    tried
        .filter(|(_, time)| *time >= LONG)
        .max_by_key(|(_, time)| *time)
}

/// A search by a method has tried so many digits, or none is long.
pub(super) fn searches(method: Option<(&'static str, u64)>) {
    *locked(&SO_FAR.searched) = method;
}

/// Begins to show how far it is.
pub(super) fn show() {
    if SO_FAR.is_begun.swap(true, Relaxed) {
        return;
    }
    let style = ProgressStyle::with_template("{spinner} {wide_msg}")
        .expect("the template is a constant that a test draws");
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()).with_style(style);
    *locked(&SO_FAR.bar) = Some(bar.clone());
    thread::spawn(move || {
        thread::sleep(FIRST_SHOWN);
        bar.set_draw_target(ProgressDrawTarget::stderr());
        while !bar.is_finished() {
            bar.set_message(SO_FAR.words(language()));
            bar.tick();
            thread::sleep(TICK);
        }
    });
}

/// Does something while nothing is shown.
pub(super) fn hidden<T>(work: impl FnOnce() -> T) -> T {
    let bar = locked(&SO_FAR.bar).clone();
    match bar {
        Some(bar) => bar.suspend(work),
        None => work(),
    }
}

/// Shows nothing any more.
pub(super) fn end() {
    if let Some(bar) = locked(&SO_FAR.bar).take() {
        bar.finish_and_clear();
    }
}

/// Where the work was interrupted: after how many puzzles and steps.
pub(super) fn place(language: &Language) -> String {
    let (done, steps) = (
        SO_FAR.done.load(Relaxed),
        SO_FAR.steps_of_next.load(Relaxed),
    );
    match (done, steps) {
        (0, 0) => words!(language, "cli-interrupted"),
        (_, 0) => words!(language, "cli-interrupted-puzzles", puzzles = done),
        (0, _) => words!(language, "cli-interrupted-steps", steps = steps),
        _ => words!(
            language,
            "cli-interrupted-between",
            puzzles = done,
            steps = steps
        ),
    }
}

impl SoFar {
    fn words(&self, language: &Language) -> String {
        let (done, found) = (self.done.load(Relaxed), self.found.load(Relaxed));
        let (bytes, size) = (self.bytes.load(Relaxed), self.size.load(Relaxed));
        let mut words = if self.files.load(Relaxed) == 0 && found > 0 {
            words!(language, "cli-progress-of", puzzles = done, all = found)
        } else {
            let puzzles = words!(language, "cli-progress", puzzles = done);
            match (bytes * 100).checked_div(size) {
                Some(percent) => {
                    let read = words!(language, "cli-progress-read", percent = percent.min(100));
                    format!("{puzzles}, {read}")
                }
                None => puzzles,
            }
        };
        let steps = self.steps.load(Relaxed);
        if steps > 0 {
            words = format!(
                "{words}, {}",
                words!(language, "cli-progress-steps", steps = steps)
            );
        }
        if let Some((rule, time)) = long_tried() {
            let tried = words!(
                language,
                "cli-progress-tries",
                rule = explain::technique_name(language, rule),
                seconds = time.as_secs()
            );
            words = format!("{words}, {tried}");
        }
        if let Some((method, tries)) = *locked(&self.searched) {
            let tried = words!(
                language,
                "cli-progress-searches",
                method = method,
                tries = tries
            );
            words = format!("{words}, {tried}");
        }
        words
    }
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in it is whole, whatever broke a thread.
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A source of which it is counted how much was read.
pub(super) struct Counted<R>(R);

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(into)?;
        SO_FAR.bytes.fetch_add(count as u64, Relaxed);
        Ok(count)
    }
}
