//! The speed of ratings on Sudoku Explainer's scale.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rate::explainer::{Rating, rate};
use sudoku_stepper::search::Stop;

pub fn ratings(grids: &[Grid]) -> Result<(), String> {
    let start = Instant::now();
    let rated: Result<Vec<(Rating, Duration)>, String> = grids.iter().map(timed).collect();
    let one_core = start.elapsed();
    let start = Instant::now();
    let again: Result<Vec<(Rating, Duration)>, String> = grids.par_iter().map(timed).collect();
    let all_cores = start.elapsed();
    let (rated, again) = (rated?, again?);
    let differs = rated.iter().zip(&again).any(|(one, two)| one.0 != two.0);
    assert!(!differs, "a rating does not depend on the cores");

    let each = |time: Duration| grids.len() as f64 / time.as_secs_f64();
    say!("{} puzzles", grids.len());
    say!("one core:  {:9.1} ratings a second", each(one_core));
    say!("all cores: {:9.1} ratings a second", each(all_cores));
    let average = one_core.as_secs_f64() / grids.len().max(1) as f64;
    let longest = rated.iter().max_by_key(|(_, time)| *time);
    if let Some((rating, time)) = longest {
        let most = time.as_secs_f64();
        say!("a rating takes {average:.4} s on average, at most {most:.2} s ({rating})");
    }
    let mut counts: BTreeMap<_, usize> = BTreeMap::new();
    for (rating, _) in &rated {
        *counts.entry(rating.hardest.difficulty).or_default() += 1;
    }
    for (difficulty, count) in counts {
        say!("{:>6} {count:6}", difficulty.to_string());
    }
    Ok(())
}

fn timed(grid: &Grid) -> Result<(Rating, Duration), String> {
    let start = Instant::now();
    let rating = rate(grid, &Stop::never()).map_err(|error| format!("{grid}: {error}"))?;
    Ok((rating, start.elapsed()))
}
