//! The time until each rule stops when it is told to.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::time::Duration;

use cpu_time::ThreadTime;
use rayon::prelude::*;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::{CATALOG, DeductionRule, Survey, Technique};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Granularity, Preset, Solver};

use crate::named::Named;

/// The time that a rule works before it is told to stop.
const WORKED: Duration = Duration::from_millis(20);
/// The number of the latest rules to name.
const WORST: usize = 10;
/// The longest delay that a person does not notice.
const GOAL: Duration = Duration::from_millis(100);

/// A rule that was told to stop.
struct Late {
    technique: Technique,
    puzzle: String,
    /// The processor's time from the moment when it could have known.
    late: Duration,
}

/// Tells every rule to stop, at the positions of these puzzles where the simple rules stall, and
/// prints the latest.
pub fn stops(files: &[&str], take: usize) -> Result<(), String> {
    let mut asked = 0;
    let mut late: Vec<Late> = Vec::new();
    for file in files {
        let (puzzles, left_out) = Named::read(file, take, None)?;
        let of_file: Vec<Late> = puzzles.par_iter().flat_map_iter(told).collect();
        asked += of_file.len();
        let worse = of_file.iter().filter(|it| it.late > GOAL).count();
        say!(
            "{file}: {} puzzles ({left_out} lines left out), {} rules were told to leave off, \
             {worse} took more than {GOAL:?} for it",
            puzzles.len(),
            of_file.len(),
        );
        late.extend(of_file);
        late.sort_by_key(|it| std::cmp::Reverse(it.late));
        late.truncate(WORST);
    }
    say!("the latest of {asked}:");
    for it in &late {
        let (late, technique, puzzle) = (it.late.as_secs_f64(), it.technique, &it.puzzle);
        say!("{late:8.3} s  {technique} on {puzzle}");
    }
    Ok(())
}

/// Returns every rule that does not finish before it is told to stop.
fn told(puzzle: &Named) -> Vec<Late> {
    let mut grid = puzzle.grid.clone();
    let simple = Solver::preset(Preset::Assignment);
    while let Ok(Some(step)) = simple.step_until(&grid, Granularity::Rule, &Stop::never()) {
        step.iter().for_each(|deduction| deduction.apply(&mut grid));
    }
    let rules = CATALOG.iter();
    let rules = rules.filter(|rule| rule.holds_in(grid.layout()).is_ok());
    rules
        .filter_map(|rule| {
            Some(Late {
                technique: rule.technique(),
                puzzle: puzzle.name.clone(),
                late: lateness(*rule, &grid)?,
            })
        })
        .collect()
}

/// Returns how late a rule stops; `None` if it finished in time.
fn lateness(rule: &dyn DeductionRule, grid: &Grid) -> Option<Duration> {
    let begun = ThreadTime::now();
    let is_told = Cell::new(false);
    let stopped = || {
        let is_over = begun.elapsed() > WORKED;
        is_told.set(is_over);
        is_over
    };
    let survey = Survey::until(grid, &stopped);
    let _ = rule.search(&survey, &mut |_| ControlFlow::Continue(()));
    let took = begun.elapsed();
    // A rule that took longer and never checked the stop is late, too.
    (is_told.get() || took > WORKED).then(|| took.saturating_sub(WORKED))
}
