//! The number of puzzles per second that the rules walk to the end of their path.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use rayon::prelude::*;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::{DeductionRule, Survey, Technique, first_on, rule_for};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};

/// The rules to walk with, and their title.
pub struct Choice {
    title: String,
    rules: Vec<&'static dyn DeductionRule>,
}

impl Choice {
    pub fn of_preset(preset: Preset) -> Self {
        let has = |technique: &Technique| preset.has(*technique);
        let techniques = Technique::ALL.iter().copied().filter(has);
        Self {
            title: format!("preset {preset}"),
            rules: techniques.filter_map(rule_for).collect(),
        }
    }

    /// Reads the names of techniques, separated by commas.
    pub fn of_names(names: &str) -> Result<Self, String> {
        let mut rules = Vec::new();
        for name in names.split(',') {
            let technique: Technique = name.parse().map_err(|error| format!("{error}"))?;
            rules.extend(rule_for(technique));
        }
        rules.sort_by_key(|rule| rule.technique());
        rules.dedup_by_key(|rule| rule.technique());
        let title = match rules.len() {
            1 => "1 rule".to_owned(),
            count => format!("{count} rules"),
        };
        Ok(Self { title, rules })
    }
}

pub fn paths(grids: &[Grid], choice: &Choice) {
    let checked = Solver::new(choice.rules.iter().copied());
    let solver = checked.clone().unchecked();
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
    // Turn by turn, so that whatever slows the machine down slows both.
    let [mut without, mut with] = [Duration::ZERO; 2];
    for some in grids.chunks(20) {
        for (solver, time) in [(&solver, &mut without), (&checked, &mut with)] {
            let start = ThreadTime::now();
            for grid in some {
                solver.path(&mut grid.clone(), Granularity::Deduction);
            }
            *time += start.elapsed();
        }
    }

    say!("{} puzzles, {}", grids.len(), choice.title);
    say!(
        "one core:  {:10.0} puzzles a second",
        per_second(grids.len(), one_core)
    );
    say!(
        "all cores: {:10.0} puzzles a second",
        per_second(grids.len(), all_cores)
    );
    say!(
        "the kernel adds {:.1} % of processor time",
        100.0 * (with.as_secs_f64() / without.as_secs_f64() - 1.0)
    );
    say!(
        "{solved} solved ({again} on all cores), {} stalled, {steps} steps",
        grids.len() - solved
    );
    where_the_time_goes(grids, &choice.rules);
}

fn per_second(count: usize, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}

/// Walks the paths once more with a clock at every rule.
fn where_the_time_goes(grids: &[Grid], rules: &[&'static dyn DeductionRule]) {
    #[derive(Default)]
    struct Share {
        asked: usize,
        found: usize,
        time: Duration,
        /// The processor's time on the slowest position; other work does not count.
        longest: Duration,
    }
    let mut shares: BTreeMap<_, Share> = BTreeMap::new();
    for grid in grids {
        let mut grid = grid.clone();
        loop {
            let survey = Survey::of(&grid);
            if grid.is_full() || survey.contradictions().next().is_some() {
                break;
            }
            let mut next = None;
            for rule in rules {
                let share = shares.entry(rule.technique()).or_default();
                let of_processor = ThreadTime::now();
                let start = Instant::now();
                next = first_on(*rule, &survey);
                share.time += start.elapsed();
                share.longest = share.longest.max(of_processor.elapsed());
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
    say!(
        "{:28} {:>9} {:>9} {:>9} {:>7} {:>11}",
        "rule",
        "asked",
        "found",
        "ns each",
        "share",
        "longest, µs"
    );
    for (technique, share) in shares {
        say!(
            "{:28} {:9} {:9} {:9.0} {:6.1}% {:11.0}",
            technique.name(),
            share.asked,
            share.found,
            share.time.as_nanos() as f64 / share.asked as f64,
            100.0 * share.time.as_secs_f64() / total.as_secs_f64(),
            share.longest.as_secs_f64() * 1e6
        );
    }
}
