//! The number of puzzles that the generator makes per second, and whether they are as requested.

use std::time::{Duration, Instant};

use rayon::prelude::*;
use sudoku_stepper::generate::{Generator, Progress, Request};
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::Stop;

use super::wishes;

/// The time for making minimal puzzles.
const TIME: Duration = Duration::from_secs(3);
/// The most puzzles to make for a technique.
const MOST: u64 = 100;

/// Makes minimal puzzles, and puzzles that need each technique up to a level, for at most this long
/// each.
pub fn speed(hardest: Level, time: Duration) -> Result<(), String> {
    let minimal = generator(Request::new(1).minimal())?;
    let one_core = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    let one_core = one_core.map_err(|error| error.to_string())?;
    say!("minimal puzzles");
    say!(
        "one core:  {}",
        one_core.install(|| minimal_puzzles(&minimal))
    );
    say!("all cores: {}", minimal_puzzles(&minimal));
    say!("\npuzzles that need a technique, one core");
    for level in Level::ALL.into_iter().filter(|level| *level <= hardest) {
        let mut times = Vec::new();
        for technique in Technique::ALL.iter().copied() {
            if technique.level() != level {
                continue;
            }
            let said = match Request::new(1).needing(technique).generator() {
                Ok(generator) => {
                    let (said, each) = one_core.install(|| needing(&generator, time));
                    times.extend(each);
                    said
                }
                Err(error) => error.to_string(),
            };
            say!("{:34} {said}", technique.name());
        }
        let average = 1e3 * times.iter().sum::<f64>() / times.len() as f64;
        say!("{:34} {average:9.1} ms on average\n", level.to_string());
    }
    Ok(())
}

fn generator(request: Request) -> Result<Generator, String> {
    request.generator().map_err(|error| error.to_string())
}

fn minimal_puzzles(generator: &Generator) -> String {
    let (progress, start) = (Progress::default(), Instant::now());
    let (mut count, mut givens) = (0, 0);
    while start.elapsed() < TIME {
        // The stop is never raised.
        let puzzles = generator.puzzles(count..count + 1_000, &Stop::never(), &progress);
        for puzzle in puzzles.iter().flatten() {
            givens += puzzle.iter().flatten().count();
        }
        count += 1_000;
    }
    let time = start.elapsed();
    format!(
        "{:8.0} a second, {:.1} searches each, {:.2} givens on average",
        count as f64 / time.as_secs_f64(),
        progress.searches() as f64 / count as f64,
        givens as f64 / count as f64,
    )
}

/// Makes puzzles. Returns a message about them, and the seconds per puzzle.
fn needing(generator: &Generator, time: Duration) -> (String, Option<f64>) {
    let (progress, start) = (Progress::default(), Instant::now());
    let stop = Stop::after(time);
    let mut found = 0;
    while found < MOST && generator.puzzle(found, &stop, &progress).is_ok() {
        found += 1;
    }
    let took = start.elapsed().as_secs_f64();
    let tried = progress.tried();
    if found == 0 {
        return (format!("none in {took:.0} s, {tried} tried"), None);
    }
    let each = took / found as f64;
    let said = format!(
        "{:9.1} ms each ({found} found, {:.0} tried for each)",
        1e3 * each,
        tried as f64 / found as f64,
    );
    (said, Some(each))
}

/// Makes this many puzzles for each set of wishes and checks each of them.
pub fn check(count: u64) -> Result<(), String> {
    for wishes in wishes::all() {
        let generator = generator(wishes::request(&wishes, 1))?;
        let start = Instant::now();
        let puzzles = generator.puzzles(0..count, &Stop::never(), &Progress::default());
        let puzzles = puzzles.map_err(|error| error.to_string())?;
        let took = start.elapsed();
        let complaint = puzzles
            .par_iter()
            .find_map_first(|puzzle| wishes::complaint(&wishes, puzzle));
        if let Some(complaint) = complaint {
            return Err(complaint);
        }
        say!(
            "{} puzzles in {took:8.1?}, all as wished: {wishes:?}",
            puzzles.len()
        );
    }
    Ok(())
}
