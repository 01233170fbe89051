//! The single steps that take longest.

use std::cell::RefCell;
use std::collections::hash_map::DefaultHasher;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::mem;
use std::ops::ControlFlow;
use std::time::Duration;

use cpu_time::ThreadTime;
use rayon::prelude::*;
use sudoku_stepper::grid::Layout;
use sudoku_stepper::rules::{DeductionRule, Obstacle, Sink, Survey, Technique, rule_for};
use sudoku_stepper::search::{Stop, solve};
use sudoku_stepper::solver::{Granularity, Preset, Solver};

use crate::named::Named;

/// The number of the slowest steps to name.
const WORST: usize = 10;
/// The longest acceptable time of a step on one core.
const GOAL: Duration = Duration::from_secs(1);

/// The options.
pub struct Wishes {
    files: Vec<String>,
    /// The number of puzzles of each file, spread evenly over it.
    take: usize,
    preset: Preset,
    /// The time after which a puzzle is given up.
    patience: Duration,
    /// Whether a line is printed for each puzzle, to compare two runs.
    paths: bool,
    /// The text in the names of the only puzzles to walk, printed without other lines.
    only: Option<String>,
}

impl Wishes {
    pub fn read(words: &[&str]) -> Result<Self, String> {
        let mut wishes = Self {
            files: Vec::new(),
            take: usize::MAX,
            preset: Preset::Everything,
            patience: Duration::from_secs(240),
            paths: false,
            only: None,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("'{word}' lacks a value"));
            let number = |value: &str| {
                let number = value.parse::<u32>();
                number.map_err(|_| format!("'{value}' is not a number"))
            };
            match *word {
                "--take" => wishes.take = number(value()?)? as usize,
                "--seconds" => wishes.patience = Duration::from_secs(number(value()?)?.into()),
                "--preset" => {
                    wishes.preset = value()?.parse().map_err(|error| format!("{error}"))?;
                }
                "--only" => wishes.only = Some((*value()?).to_owned()),
                "--paths" => wishes.paths = true,
                _ if word.starts_with("--") => return Err(format!("'{word}' is not understood")),
                file => wishes.files.push(file.to_owned()),
            }
        }
        if wishes.files.is_empty() {
            return Err("name the files".to_owned());
        }
        Ok(wishes)
    }
}

/// A step, or the rules that found nothing at the end of a path.
struct Timed {
    puzzle: String,
    number: usize,
    /// The processor's time.
    time: Duration,
    /// The slowest rule, and its time.
    slowest: Option<(Technique, Duration)>,
    found: Option<Technique>,
}

impl fmt::Display for Timed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:8.3} s  {} step {}: ",
            self.time.as_secs_f64(),
            self.puzzle,
            self.number
        )?;
        match self.found {
            Some(technique) => write!(f, "{technique}")?,
            None => write!(f, "nothing")?,
        }
        if let Some((technique, time)) = self.slowest {
            write!(f, ", longest {technique} {:.3} s", time.as_secs_f64())?;
        }
        Ok(())
    }
}

/// The path of a puzzle.
struct Walked {
    puzzle: String,
    steps: Vec<Timed>,
    end: End,
    time: Duration,
    /// A number computed from the whole path.
    path: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Solved,
    Stalled,
    /// The path took too long.
    Unfinished,
}

/// A rule with a clock.
struct Clocked(&'static dyn DeductionRule);

thread_local! {
    /// The slowest of the rules that this thread has tried for a step.
    static SLOWEST: RefCell<Option<(Technique, Duration)>> = const { RefCell::new(None) };
}

impl DeductionRule for Clocked {
    fn technique(&self) -> Technique {
        self.0.technique()
    }

    fn needs_unique_solution(&self) -> bool {
        self.0.needs_unique_solution()
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        self.0.holds_in(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let begun = ThreadTime::now();
        let end = self.0.search(grid, found);
        let time = begun.elapsed();
        SLOWEST.with_borrow_mut(|slowest| {
            if slowest.is_none_or(|(_, longest)| time > longest) {
                *slowest = Some((self.technique(), time));
            }
        });
        end
    }
}

pub fn steps(wishes: &Wishes) -> Result<(), String> {
    let clocked = |technique| {
        let rule = rule_for(technique)?;
        let rule: &'static dyn DeductionRule = Box::leak(Box::new(Clocked(rule)));
        Some(rule)
    };
    let solver = Solver::new(wishes.preset.techniques().filter_map(clocked));
    let mut worst = Vec::new();
    for file in &wishes.files {
        let (puzzles, left_out) = Named::read(file, wishes.take, wishes.only.as_deref())?;
        let walk = |puzzle| walk(puzzle, &solver, wishes);
        let walked: Vec<Walked> = puzzles.par_iter().map(walk).collect();
        let count = |end| walked.iter().filter(|it| it.end == end).count();
        let slow = |it: &&Timed| it.time > GOAL;
        let all = || walked.iter().flat_map(|it| &it.steps);
        say!(
            "{file}: {} puzzles ({left_out} lines left out), {} solved, {} stalled, \
             {} unfinished, {} steps, {} over {GOAL:?}, longest {:.3} s, longest path {:.1} s",
            walked.len(),
            count(End::Solved),
            count(End::Stalled),
            count(End::Unfinished),
            all().count(),
            all().filter(slow).count(),
            all()
                .map(|it| it.time)
                .max()
                .unwrap_or_default()
                .as_secs_f64(),
            walked
                .iter()
                .map(|it| it.time)
                .max()
                .unwrap_or_default()
                .as_secs_f64(),
        );
        for it in &walked {
            if wishes.paths || wishes.only.is_some() {
                say!(
                    "{} {:?} {} {:016x}",
                    it.puzzle,
                    it.end,
                    it.steps.len(),
                    it.path
                );
            }
            if it.end == End::Unfinished {
                say!(
                    "    {} is not at its end after {:?}",
                    it.puzzle,
                    wishes.patience
                );
            }
        }
        worst.extend(walked.into_iter().flat_map(|it| it.steps));
        worst.sort_by_key(|it| std::cmp::Reverse(it.time));
        worst.truncate(WORST);
    }
    say!("the slowest steps, {}:", wishes.preset);
    worst.iter().for_each(|it| say!("{it}"));
    Ok(())
}

/// Walks a path like Step, without any knowledge of the step before.
fn walk(puzzle: &Named, solver: &Solver, wishes: &Wishes) -> Walked {
    let mut solver = solver.clone();
    let mut grid = puzzle.grid.clone();
    let solutions = solve(&grid, &Stop::never()).map(|found| found.solutions);
    match solutions {
        Ok(solutions) => solver.set_solutions(&solutions),
        Err(_) => solver.set_unique(false),
    }
    let stop = Stop::after(wishes.patience);
    let mut hasher = DefaultHasher::new();
    let (mut steps, mut time) = (Vec::new(), Duration::ZERO);
    let end = loop {
        if grid.is_full() {
            break End::Solved;
        }
        SLOWEST.take();
        let begun = ThreadTime::now();
        let found = solver.step_until(&grid, Granularity::Rule, &stop);
        let took = begun.elapsed();
        time += took;
        let step = found.as_ref().ok().and_then(Option::as_ref);
        steps.push(Timed {
            puzzle: puzzle.name.clone(),
            number: steps.len() + 1,
            time: took,
            slowest: SLOWEST.with_borrow_mut(mem::take),
            found: step.and_then(|step| step.first()).map(|it| it.technique),
        });
        match found {
            Err(_) => break End::Unfinished,
            Ok(None) => break End::Stalled,
            Ok(Some(step)) => {
                if wishes.only.is_some() {
                    say!("{}", steps[steps.len() - 1]);
                }
                format!("{step:?}").hash(&mut hasher);
                step.iter().for_each(|deduction| deduction.apply(&mut grid));
            }
        }
    };
    Walked {
        puzzle: puzzle.name.clone(),
        steps,
        end,
        time,
        path: hasher.finish(),
    }
}
