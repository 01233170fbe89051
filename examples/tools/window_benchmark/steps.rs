//! The time from a press of Step to the drawn frame, for each technique.

use std::thread::sleep;
use std::time::{Duration, Instant};

use sudoku_stepper::formats::{Format, write};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::solver::{Granularity, Solver};

use super::display::{Region, first_thread_time};
use super::window::{Bench, PATIENCE, Shown, cell, milliseconds};

/// The longest acceptable time of a frame.
const GOAL: Duration = Duration::from_millis(16);

/// The number of times each step is taken, with an undo in between.
const TIMES: usize = 5;

/// A pause in which all requested changes are drawn.
const PAUSE: Duration = Duration::from_millis(120);

/// The times for the step of a technique.
struct Measured {
    technique: Technique,
    /// The time of the first press after the start.
    first: Duration,
    /// The median of all times.
    median: Duration,
    /// The median of the processor's time used by the drawing thread meanwhile, if the system
    /// reports it. Unlike the time on the clock, it does not include waiting for other work of the
    /// machine.
    processor: Option<Duration>,
    /// The processor's time of the search for the step, without the window.
    search: Duration,
}

/// Measures and prints the time for the step of each technique, on the position of its lesson with
/// only its rule. One that takes too long is measured again, and the better result counts.
pub(super) fn measure(bench: &Bench<'_>, techniques: &[Technique]) -> Result<(), String> {
    say!("press of Step to drawn frame at 1400 by 1000, in ms (goal: under 16):");
    say!(
        "{:34} {:>7} {:>7} {:>10} {:>11}",
        "technique",
        "median",
        "first",
        "processor",
        "rule alone"
    );
    let mut all = Vec::new();
    for &technique in techniques {
        let mut best = measured(bench, technique)?;
        if best.median > GOAL {
            // The machine may have been busy at that moment.
            let again = measured(bench, technique)?;
            if again.median < best.median {
                best = again;
            }
        }
        all.push(best);
    }
    let over = |time: fn(&Measured) -> Duration| all.iter().filter(|it| time(it) > GOAL).count();
    let Some(slowest) = all.iter().max_by_key(|it| it.median) else {
        return Ok(());
    };
    say!(
        "{} techniques, over 16 ms {} (at the first press {}), the slowest {} with {:.1} ms; \
         processor at most {} ms",
        all.len(),
        over(|it| it.median),
        over(|it| it.first),
        slowest.technique,
        milliseconds(slowest.median),
        in_milliseconds(all.iter().filter_map(|it| it.processor).max())
    );
    Ok(())
}

/// Measures a technique and prints its line.
fn measured(bench: &Bench<'_>, technique: Technique) -> Result<Measured, String> {
    let measured =
        measure_one(bench, technique).map_err(|problem| format!("{technique}: {problem}"))?;
    say!(
        "{:34} {:7.1} {:7.1} {:>10} {:11.2}{}",
        technique.name(),
        milliseconds(measured.median),
        milliseconds(measured.first),
        in_milliseconds(measured.processor),
        milliseconds(measured.search),
        if measured.median > GOAL { "  over" } else { "" }
    );
    Ok(measured)
}

fn in_milliseconds(time: Option<Duration>) -> String {
    time.map_or_else(
        || "unknown".to_owned(),
        |time| format!("{:.1}", milliseconds(time)),
    )
}

fn measure_one(bench: &Bench<'_>, technique: Technique) -> Result<Measured, String> {
    let mut session = before(technique)?;
    let begun = Instant::now();
    let outcome = session.step();
    let search = begun.elapsed();
    let changed = changed_cell(&outcome).ok_or("its rule finds nothing")?;

    let shown = shown_before(bench, technique, "")?;
    let place = cell(changed.row(), changed.column());
    let pid = shown.launched.pid();
    let mut times = Vec::new();
    let mut used = Vec::new();
    for _ in 0..TIMES {
        let before = first_thread_time(pid);
        let time = bench
            .display
            .time_to_change(shown.window, place, PATIENCE, |display| {
                display.key("space")
            })?;
        times.push(time.ok_or("a step changed nothing on the board")?);
        used.extend(
            before
                .zip(first_thread_time(pid))
                .map(|(before, after)| after - before),
        );
        sleep(PAUSE);
        bench.display.key("ctrl+z")?;
        sleep(PAUSE);
    }
    let first = times[0];
    times.sort();
    used.sort();
    Ok(Measured {
        technique,
        first,
        median: times[TIMES / 2],
        processor: used.get(TIMES / 2).copied(),
        search,
    })
}

/// Returns the position of a technique's lesson, with only its rule.
fn before(technique: Technique) -> Result<Session, String> {
    let position = stored(technique).next().ok_or("it has no position")?;
    let mut session = Session::new(&position.puzzle());
    session.set_rules(Solver::with([technique]));
    session.set_granularity(Granularity::Deduction);
    Ok(session)
}

/// Returns a place on the board that a technique changes there.
pub(super) fn place_of_change(technique: Technique) -> Result<Region, String> {
    let outcome = before(technique)?.step();
    let changed = changed_cell(&outcome).ok_or("its rule finds nothing")?;
    Ok(cell(changed.row(), changed.column()))
}

/// Starts the program before the step of a technique there, with these settings.
pub(super) fn shown_before(
    bench: &Bench<'_>,
    technique: Technique,
    settings: &str,
) -> Result<Shown, String> {
    let slug = technique.slug();
    bench.settings(&format!(
        "{settings}[rules]\norder = [\"{slug}\"]\n[cage_rules]\norder = [\"{slug}\"]\n"
    ))?;
    let puzzle = before(technique)?.to_puzzle();
    let file = bench.puzzle(&write(&puzzle, Format::Own).map_err(|error| error.to_string())?)?;
    let shown = bench.start(&file)?;
    sleep(3 * PAUSE);
    // The first key may make the server switch to another keyboard.
    bench.display.key("Escape")?;
    sleep(PAUSE);
    Ok(shown)
}

/// Returns a cell that looks different after the step.
fn changed_cell(outcome: &Outcome) -> Option<Cell> {
    let Outcome::Stepped(deductions) = outcome else {
        return None;
    };
    let first = deductions.first()?;
    let mut changed = first.placements.iter().chain(&first.eliminations);
    changed.next().map(|candidate| candidate.cell)
}
