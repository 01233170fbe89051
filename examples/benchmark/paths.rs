//! How many puzzles a second the rules walk to the end of their path.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use sudoku_stepper::grid::{Contradiction, Grid};
use sudoku_stepper::rules::{CATALOGUE, DeductionRule, Survey, first_on};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};

pub fn paths(grids: &[Grid], preset: Preset) {
    let solver = Solver::preset(preset);
    let walk = |grid: &Grid| solver.path(&mut grid.clone(), Granularity::Deduction);

    let start = Instant::now();
    let mut solved = 0;
    let mut steps = 0;
    for grid in grids {
        let (path, ending) = walk(grid);
        solved += usize::from(ending == Ending::Solved);
        steps += path.len();
    }
    let one_core = start.elapsed();
    let start = Instant::now();
    let again = grids
        .par_iter()
        .filter(|grid| walk(grid).1 == Ending::Solved)
        .count();
    let all_cores = start.elapsed();

    println!("{} puzzles, preset {preset}", grids.len());
    println!(
        "one core:  {:10.0} puzzles a second",
        per_second(grids.len(), one_core)
    );
    println!(
        "all cores: {:10.0} puzzles a second",
        per_second(grids.len(), all_cores)
    );
    println!(
        "{solved} solved ({again} on all cores), {} stalled, {steps} steps",
        grids.len() - solved
    );
    where_the_time_goes(grids, preset);
}

fn per_second(count: usize, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}

/// Walks the paths once more with a clock at every rule.
fn where_the_time_goes(grids: &[Grid], preset: Preset) {
    #[derive(Default)]
    struct Share {
        asked: usize,
        found: usize,
        time: Duration,
    }
    let rules: Vec<&'static dyn DeductionRule> = CATALOGUE
        .iter()
        .copied()
        .filter(|rule| preset.has(rule.technique()))
        .collect();
    let mut shares: BTreeMap<_, Share> = BTreeMap::new();
    for grid in grids {
        let mut grid = grid.clone();
        while !grid.is_full() && Contradiction::visible(&grid).next().is_none() {
            let mut next = None;
            let survey = Survey::of(&grid);
            for rule in &rules {
                let share = shares.entry(rule.technique()).or_default();
                let start = Instant::now();
                next = first_on(*rule, &survey);
                share.time += start.elapsed();
                share.asked += 1;
                if next.is_some() {
                    share.found += 1;
                    break;
                }
            }
            match next {
                Some(deduction) => deduction.apply(&mut grid),
                None => break,
            }
        }
    }
    let total: Duration = shares.values().map(|share| share.time).sum();
    println!(
        "{:28} {:>9} {:>9} {:>9} {:>7}",
        "rule", "asked", "found", "ns each", "share"
    );
    for (technique, share) in shares {
        println!(
            "{:28} {:9} {:9} {:9.0} {:6.1}%",
            technique.name(),
            share.asked,
            share.found,
            share.time.as_nanos() as f64 / share.asked as f64,
            100.0 * share.time.as_secs_f64() / total.as_secs_f64()
        );
    }
}
