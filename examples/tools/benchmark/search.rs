//! The time that the search takes for a puzzle, by each available method.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use rayon::prelude::*;
use sudoku_stepper::grid::{Cell, Grid, Values, line_of_values, values_of_line};
use sudoku_stepper::search::{Engine, LanePath, Stop};

/// The number of measurements of each method; the shortest time counts, because other work of the
/// machine only makes it longer.
const ROUNDS: usize = 5;

/// The number of puzzles passed to the lanes at a time.
const CHUNK: usize = 1024;

/// The question about each puzzle.
#[derive(Debug, Clone, Copy)]
pub enum Question {
    /// A solution.
    Solve,
    /// The number of solutions, up to two.
    Count,
    /// The text of a solution, from the text of the puzzle.
    Answer,
}

/// A puzzle in each form that a method may need.
struct Asked {
    grids: Vec<Grid>,
    lines: Vec<String>,
}

impl Asked {
    fn new(grids: Vec<Grid>) -> Self {
        let lines = grids
            .iter()
            .map(|grid| line_of_values(grid.values()))
            .collect();
        Self { grids, lines }
    }

    fn len(&self) -> usize {
        self.grids.len()
    }
}

/// A method to answer the question for many puzzles.
struct Way {
    name: String,
    /// Returns the number of solutions found.
    answer: Box<Answer>,
}

type Answer = dyn Fn(&[Grid], &[String]) -> usize + Sync;

pub fn search(grids: Vec<Grid>, question: Question) {
    let asked = Asked::new(grids);
    let ways: Vec<Way> = ways(question);
    let mut one_core = vec![Duration::MAX; ways.len()];
    let mut all_cores = vec![Duration::MAX; ways.len()];
    let mut found = vec![0; ways.len()];
    for _ in 0..ROUNDS {
        for (at, way) in ways.iter().enumerate() {
            let start = ThreadTime::now();
            found[at] = (way.answer)(&asked.grids, &asked.lines);
            one_core[at] = one_core[at].min(start.elapsed());
            let start = Instant::now();
            let grids = asked.grids.par_chunks(CHUNK);
            let chunks = grids.zip(asked.lines.par_chunks(CHUNK));
            let again: usize = chunks
                .map(|(grids, lines)| (way.answer)(grids, lines))
                .sum();
            all_cores[at] = all_cores[at].min(start.elapsed());
            assert_eq!(again, found[at], "{}", way.name);
        }
    }
    let what = match question {
        Question::Solve => "find one solution",
        Question::Count => "count to two",
        Question::Answer => "from a line of text to the line of a solution",
    };
    say!("{} puzzles, {what}, µs a puzzle", asked.len());
    say!("one core: the time of the processor; all cores: by the clock");
    say!(
        "{:32} {:>9} {:>9} {:>10}",
        "",
        "one core",
        "all cores",
        "solutions"
    );
    let each = |time: Duration| time.as_secs_f64() * 1e6 / asked.len().max(1) as f64;
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
    let engines = Engine::ALL
        .into_iter()
        .filter(|engine| engine.is_available());
    let engines = engines.map(|engine| Way {
        name: format!("one at a time, {engine}"),
        answer: one_at_a_time(engine, question),
    });
    let paths = LanePath::available().into_iter();
    let paths = paths.map(|path| Way {
        name: format!("{} lanes, {path}", path.lanes()),
        answer: in_lanes(path, question),
    });
    engines.chain(paths).collect()
}

fn in_lanes(path: LanePath, question: Question) -> Box<Answer> {
    const NOBODY: &str = "nobody raises the stop";
    let stop = Stop::never();
    match question {
        Question::Solve => Box::new(move |grids, _| {
            let solutions = path.solve_all(grids, &stop).expect(NOBODY);
            solutions.iter().flatten().count()
        }),
        Question::Count => Box::new(move |grids, _| {
            let counts = path.count_all(grids, 2, &stop).expect(NOBODY);
            counts.iter().sum()
        }),
        Question::Answer => Box::new(move |_, lines| {
            let mut text = String::new();
            for chunk in lines.chunks(CHUNK) {
                let puzzles: Vec<Values> = chunk.iter().map(|line| givens(line)).collect();
                let solutions = path.solve_values(&puzzles, &stop).expect(NOBODY);
                text.extend(solutions.iter().flatten().map(line_of_values));
            }
            text.len() / Cell::COUNT
        }),
    }
}

fn one_at_a_time(engine: Engine, question: Question) -> Box<Answer> {
    const NOBODY: &str = "nobody raises the stop";
    let stop = Stop::never();
    match question {
        Question::Solve => Box::new(move |grids, _| {
            let solutions = grids.iter().map(|grid| engine.first(grid, &stop));
            solutions.filter_map(|it| it.expect(NOBODY)).count()
        }),
        Question::Count => Box::new(move |grids, _| {
            let counts = grids.iter().map(|grid| engine.count(grid, 2, &stop));
            counts.map(|it| it.expect(NOBODY)).sum()
        }),
        Question::Answer => Box::new(move |_, lines| {
            let mut text = String::new();
            for puzzle in lines {
                let solution = engine.first_values(&givens(puzzle), &stop).expect(NOBODY);
                text.extend(solution.as_ref().map(line_of_values));
            }
            text.len() / Cell::COUNT
        }),
    }
}

fn givens(line: &str) -> Values {
    values_of_line(line).expect("a line of values")
}
