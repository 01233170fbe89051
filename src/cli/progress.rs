//! The progress of a subcommand on standard error. On a terminal, it is one line that changes.
//! Elsewhere, a line is printed now and then while a puzzle takes long.

use std::io::{self, IsTerminal, Read};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{language, say};
use sudoku_engine::rules::Technique;
use sudoku_engine::search::{Stage, Stop};
use sudoku_engine::solver::tried;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain;

/// Work that ends sooner shows nothing.
const FIRST_SHOWN: Duration = Duration::from_millis(500);

/// The interval between updates.
const TICK: Duration = Duration::from_millis(100);

/// A rule that takes longer than this is named.
const LONG: Duration = Duration::from_secs(1);

/// Without a terminal, the first line is printed after this time without a step or an answer. Each
/// later line waits twice as long as the one before.
const FIRST_TOLD: Duration = Duration::from_secs(5);

/// The progress. The program does only one piece of work.
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
    /// The number of files that are not read to their end.
    files: AtomicUsize,
    /// The number of puzzles read.
    found: AtomicU64,
    /// The number of bytes read, and the total if known.
    bytes: AtomicU64,
    size: AtomicU64,
    /// The number of puzzles finished, in order.
    done: AtomicU64,
    /// The number of steps of all puzzles.
    steps: AtomicU64,
    /// The number of steps of the first unfinished puzzle.
    steps_of_next: AtomicU64,
    /// The work in progress.
    looked_at: Mutex<Vec<Work>>,
    /// The number of pieces of work that were watched.
    watches: AtomicU64,
    /// A long search by a method, and its number of tries.
    searched: Mutex<Option<(&'static str, u64)>>,
    bar: Mutex<Option<ProgressBar>>,
    is_begun: AtomicBool,
}

/// Sets the number of files to read.
pub(super) fn files(count: usize) {
    SO_FAR.files.fetch_add(count, Relaxed);
}

/// Counts the bytes read from a file of this size.
pub(super) fn reading<R: Read>(source: R, size: Option<u64>) -> Counted<R> {
    SO_FAR.size.fetch_add(size.unwrap_or(0), Relaxed);
    Counted(source)
}

/// Counts puzzles that were read.
pub(super) fn found(count: usize) {
    SO_FAR.found.fetch_add(count as u64, Relaxed);
}

/// Counts a file that was read to its end.
pub(super) fn read_one() {
    // If the number of files is not given, there is one.
    let less = |files: usize| Some(files.saturating_sub(1));
    let _ = SO_FAR.files.fetch_update(Relaxed, Relaxed, less);
}

/// Counts the next puzzles whose output is complete.
pub(super) fn done(count: usize) {
    SO_FAR.done.fetch_add(count as u64, Relaxed);
    SO_FAR.steps_of_next.store(0, Relaxed);
}

/// Counts a step.
pub(super) fn step() {
    SO_FAR.steps.fetch_add(1, Relaxed);
}

/// Counts printed steps of the first unfinished puzzle.
pub(super) fn printed(steps: u64) {
    SO_FAR.steps_of_next.fetch_add(steps, Relaxed);
}

/// Work that reports the rule it tries. Dropping this hides it.
#[derive(Debug)]
pub(super) struct Watch {
    stage: Stage,
    number: u64,
}

impl Watch {
    /// Watches the work that has this stop.
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

    /// Returns a stop that is never raised.
    pub(super) fn stop(&self) -> Stop {
        Stop::never().telling(&self.stage)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        locked(&SO_FAR.looked_at).retain(|work| work.number != self.number);
    }
}

/// The state of watched work.
struct Work {
    number: u64,
    stage: Stage,
    /// The rule that it tried at the last update, and since when.
    rule: Option<Technique>,
    since: Instant,
}

/// Returns the rule that has been tried for the longest time, if that is long, and for how long.
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

/// Sets the tries of a long search by a method; `None` if there is no such search.
pub(super) fn searches(method: Option<(&'static str, u64)>) {
    *locked(&SO_FAR.searched) = method;
}

/// Starts showing the progress.
pub(super) fn show() {
    if SO_FAR.is_begun.swap(true, Relaxed) {
        return;
    }
    let style = ProgressStyle::with_template("{spinner} {wide_msg}")
        .expect("the template is a constant that a test draws");
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()).with_style(style);
    *locked(&SO_FAR.bar) = Some(bar.clone());
    if !io::stderr().is_terminal() {
        thread::spawn(move || tell_now_and_then(&bar));
        return;
    }
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

/// Prints a line now and then while a puzzle takes long, until the bar is finished.
fn tell_now_and_then(bar: &ProgressBar) {
    let so_far = || (SO_FAR.done.load(Relaxed), SO_FAR.steps.load(Relaxed));
    let (mut last, mut begun) = (so_far(), Instant::now());
    let mut next = FIRST_TOLD;
    while !bar.is_finished() {
        thread::sleep(TICK);
        if so_far() != last {
            (last, begun, next) = (so_far(), Instant::now(), FIRST_TOLD);
        }
        let is_at_work =
            !locked(&SO_FAR.looked_at).is_empty() || locked(&SO_FAR.searched).is_some();
        if is_at_work && begun.elapsed() >= next && !bar.is_finished() {
            let progress = SO_FAR.words(language());
            say(&words!(
                language(),
                "cli-progress-goes-on",
                progress = progress
            ));
            next = begun.elapsed() * 2;
        }
    }
}

/// Runs something while the progress is hidden.
pub(super) fn hidden<T>(work: impl FnOnce() -> T) -> T {
    let bar = locked(&SO_FAR.bar).clone();
    match bar {
        Some(bar) => bar.suspend(work),
        None => work(),
    }
}

/// Stops showing the progress.
pub(super) fn end() {
    if let Some(bar) = locked(&SO_FAR.bar).take() {
        bar.finish_and_clear();
    }
}

/// Describes the point of the interruption: the number of puzzles and steps before it.
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
    // Even if a thread panicked, the content is consistent.
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A source that counts the bytes read from it.
pub(super) struct Counted<R>(R);

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.0.read(into)?;
        SO_FAR.bytes.fetch_add(count as u64, Relaxed);
        Ok(count)
    }
}
