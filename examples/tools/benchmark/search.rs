//! How long the search takes for a puzzle, by each way there is.

use std::time::{Duration, Instant};

use rayon::prelude::*;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::search::{Engine, LanePath, Stop};

/// How often each way is measured; the shortest time counts, for whatever else
/// the machine does only makes it longer.
const ROUNDS: usize = 5;

/// What is asked of each puzzle.
#[derive(Debug, Clone, Copy)]
pub enum Question {
    /// A solution.
    Solve,
    /// The number of solutions, up to two.
    Count,
}

/// A way to answer the question for many puzzles.
struct Way {
    name: String,
    /// Returns how many solutions it found.
    answer: Box<Answer>,
}

type Answer = dyn Fn(&[Grid]) -> usize + Sync;

pub fn search(grids: &[Grid], question: Question) {
    let ways: Vec<Way> = ways(question);
    let mut one_core = vec![Duration::MAX; ways.len()];
    let mut all_cores = vec![Duration::MAX; ways.len()];
    let mut found = vec![0; ways.len()];
    for _ in 0..ROUNDS {
        for (at, way) in ways.iter().enumerate() {
            let start = Instant::now();
            found[at] = (way.answer)(grids);
            one_core[at] = one_core[at].min(start.elapsed());
            let start = Instant::now();
            let again: usize = grids.par_chunks(1024).map(|some| (way.answer)(some)).sum();
            all_cores[at] = all_cores[at].min(start.elapsed());
            assert_eq!(again, found[at], "{}", way.name);
        }
    }
    let asked = match question {
        Question::Solve => "find one solution",
        Question::Count => "count to two",
    };
    say!("{} puzzles, {asked}, µs a puzzle", grids.len());
    say!(
        "{:32} {:>9} {:>9} {:>10}",
        "",
        "one core",
        "all cores",
        "solutions"
    );
    let each = |time: Duration| time.as_secs_f64() * 1e6 / grids.len().max(1) as f64;
    for (at, way) in ways.iter().enumerate() {
        say!(
            "{:32} {:9.3} {:9.3} {:10}",
            way.name,
            each(one_core[at]),
            each(all_cores[at]),
            found[at]
        );
    }
}

fn ways(question: Question) -> Vec<Way> {
    let limit = match question {
        Question::Solve => 1,
        Question::Count => 2,
    };
    let engines = Engine::ALL
        .into_iter()
        .filter(|engine| engine.is_available());
    let engines = engines.map(|engine| one_at_a_time(engine, limit));
    let paths = LanePath::available().into_iter();
    engines
        .chain(paths.map(|path| in_lanes(path, limit)))
        .collect()
}

fn in_lanes(path: LanePath, limit: usize) -> Way {
    let stop = Stop::never();
    Way {
        name: format!("{} lanes, {path}", path.lanes()),
        answer: Box::new(move |grids| match limit {
            1 => {
                let solutions = path.solve_all(grids, &stop);
                let solutions = solutions.expect("nobody raises the stop");
                solutions.iter().flatten().count()
            }
            _ => {
                let counts = path.count_all(grids, limit, &stop);
                counts.expect("nobody raises the stop").iter().sum()
            }
        }),
    }
}

fn one_at_a_time(engine: Engine, limit: usize) -> Way {
    let stop = Stop::never();
    Way {
        name: format!("one at a time, {engine}"),
        answer: Box::new(move |grids| {
            let count = |grid| match limit {
                1 => engine
                    .first(grid, &stop)
                    .map(|found| usize::from(found.is_some())),
                _ => engine.count(grid, limit, &stop),
            };
            grids
                .iter()
                .map(|grid| count(grid).expect("nobody raises the stop"))
                .sum()
        }),
    }
}
