//! Measures and checks the last resort, the contradiction with side arguments, on puzzles on which
//! all other rules stall.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin last_resort -- FILE [OPTION…]
//! ```
//!
//! Each puzzle is walked to its end, deduction by deduction, without guessing a cell. Each step of
//! the last resort is compared with the only solution, and its proof is checked by the kernel
//! ([`Deduction::proved`]).
//!
//! - `--puzzles N`: only this many puzzles, spread evenly over the file;
//! - `--preset NAME`: the rules, `alone` for nothing but the last resort [default: everything];
//! - `--without NAME`: this rule is off; it can be repeated, and a family of rules may be named,
//!   such as `large-patterns`;
//! - `--first`: only the first step of the last resort of each puzzle;
//! - `--lessons`: the positions of its steps are printed in the form of the lessons, the shortest
//!   arguments first.
//!
//! A file with boards of other layouts also contains the solution of each puzzle. Exit code 1 if a
//! puzzle stalls or a step is wrong, 2 if the file cannot be read.
//!
//! [`Deduction::proved`]: sudoku_stepper::rules::Deduction::proved

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use sudoku_stepper::explain::argument;
use sudoku_stepper::formats::{FormatError, read_board_line};
use sudoku_stepper::grid::{Candidate, Grid, Values};
use sudoku_stepper::lessons::{Origin, StoredPosition};
use sudoku_stepper::rules::{Deduction, Family, Pattern, Technique};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::read_puzzles;
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Position;

/// The results for one puzzle or for all.
#[derive(Default)]
struct Seen {
    puzzles: usize,
    steps: usize,
    last_resorts: usize,
    /// The number of puzzles solved without the last resort.
    spared: usize,
    /// The number of puzzles in which each large pattern was named, and in which any was.
    named: BTreeMap<Technique, usize>,
    with_name: usize,
    stalled: Vec<String>,
    wrong: Vec<String>,
    /// The times of the first step of the last resort, of each step, and of the whole path. The
    /// proof of a step and its text are not counted.
    first: Vec<Duration>,
    each: Vec<Duration>,
    paths: Vec<Duration>,
    /// The level, the side arguments and the lines of each step of the last resort.
    sizes: Vec<(usize, usize, usize)>,
    /// The positions of these steps, with the number of lines.
    lessons: Vec<(usize, String)>,
}

/// The options.
struct Wishes {
    file: String,
    limit: usize,
    solver: Solver,
    only_first: bool,
    lessons: bool,
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("last_resort: {error}");
            ExitCode::from(2)
        }
    }
}

impl Wishes {
    fn read() -> Result<Self, String> {
        let mut wishes = Self {
            file: String::new(),
            limit: usize::MAX,
            solver: Solver::everything(),
            only_first: false,
            lessons: false,
        };
        let mut without = Vec::new();
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || {
                arguments
                    .next()
                    .ok_or(format!("'{argument}' lacks a value"))
            };
            match argument.as_str() {
                "--puzzles" => {
                    let number = value()?.parse();
                    wishes.limit = number.map_err(|_| "--puzzles wants a number")?;
                }
                "--preset" => wishes.solver = rules(&value()?)?,
                "--without" => without.push(value()?),
                "--first" => wishes.only_first = true,
                "--lessons" => wishes.lessons = true,
                _ if argument.starts_with('-') => {
                    return Err(format!("'{argument}' is not understood here"));
                }
                _ => wishes.file = argument,
            }
        }
        if wishes.file.is_empty() {
            return Err("name the file of puzzles".to_owned());
        }
        for name in without {
            let off: Vec<Technique> = match name.parse::<Technique>() {
                Ok(technique) => vec![technique],
                Err(error) => {
                    let of_family = |it: &Technique| it.family().slug() == name;
                    let all: Vec<_> = Technique::ALL.iter().copied().filter(of_family).collect();
                    if all.is_empty() {
                        return Err(error.to_string());
                    }
                    all
                }
            };
            off.into_iter().for_each(|it| wishes.solver.set(it, false));
        }
        Ok(wishes)
    }
}

fn rules(name: &str) -> Result<Solver, String> {
    if name == "alone" {
        return Ok(Solver::with([Technique::ContradictionWithSideArguments]));
    }
    let preset: Result<Preset, _> = name.parse();
    Ok(Solver::preset(preset.map_err(|error| error.to_string())?))
}

fn run() -> Result<bool, String> {
    let wishes = Wishes::read()?;
    let puzzles = puzzles(&wishes.file)?;
    let some = wishes.limit.clamp(1, puzzles.len().max(1));
    let mut seen = Seen::default();
    for (number, (grid, solution)) in puzzles
        .iter()
        .enumerate()
        .step_by(puzzles.len().div_ceil(some).max(1))
    {
        let name = format!("{} {}", wishes.file, number + 1);
        walk(&name, grid, solution, &wishes, &mut seen);
    }
    if wishes.lessons {
        seen.lessons.sort();
        seen.lessons.iter().for_each(|(_, line)| say!("{line}"));
    }
    Ok(report(seen))
}

/// Returns the puzzles of a file, each with its solution. Boards that cannot be opened are
/// reported, and puzzles without exactly one solution are left out.
fn puzzles(file: &str) -> Result<Vec<(Grid, Values)>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut puzzles = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match read_board_line(line, number) {
            Ok(Some(board)) => {
                puzzles.push((Position::new(&board.puzzle).grid().clone(), board.solution));
            }
            Ok(None) => {}
            Err(error @ FormatError::Unsupported { .. }) => say!("left out: {error}"),
            Err(_) => break,
        }
    }
    if puzzles.is_empty() {
        for puzzle in read_puzzles(file.as_ref()).map_err(|error| error.to_string())? {
            let grid = Position::new(&puzzle).grid().clone();
            let found = solve(&grid, &Stop::never()).map_err(|error| error.to_string())?;
            if let Solutions::One(solution) = found.solutions {
                puzzles.push((grid, *solution));
            }
        }
    }
    Ok(puzzles)
}

/// Walks the path of a puzzle.
fn walk(name: &str, puzzle: &Grid, solution: &Values, wishes: &Wishes, seen: &mut Seen) {
    seen.puzzles += 1;
    let mut solver = wishes.solver.clone();
    solver.set_solution(solution);
    let mut path = Duration::ZERO;
    let mut grid = puzzle.clone();
    let mut is_first = true;
    let mut named = BTreeSet::new();
    while !grid.is_full() {
        let before = Instant::now();
        let step = solver.step(&grid, Granularity::Deduction);
        let taken = before.elapsed();
        path += taken;
        let Some(step) = step else {
            seen.stalled.push(name.to_owned());
            break;
        };
        let Some(deduction) = step.first() else { break };
        seen.steps += 1;
        seen.each.push(taken);
        if deduction.technique.family() == Family::LargePatterns {
            named.insert(deduction.technique);
        }
        if let Pattern::SideArguments(pattern) = &deduction.pattern {
            if is_first {
                seen.first.push(taken);
                is_first = false;
            }
            seen.last_resorts += 1;
            let whole = &pattern.argument;
            // The conclusion has a line more.
            let lines = argument(deduction).lines.len() - 1;
            let size = (whole.depth(), whole.inner_count(), lines);
            seen.sizes.push(size);
            let lesson = StoredPosition {
                technique: deduction.technique,
                origin: Origin::Next,
                grid: grid.clone(),
                eliminations: deduction.eliminations.to_vec(),
                placements: Vec::new(),
            };
            seen.lessons.push((size.2, lesson.write()));
            if let Err(refused) = deduction.proved(&grid) {
                let against = deduction.eliminations.to_vec();
                seen.wrong
                    .push(format!("{name}: {refused} Against {against:?}"));
            }
            if wishes.only_first {
                break;
            }
        }
        if !agrees(deduction, solution) {
            seen.wrong.push(format!("{name}: {deduction:?}"));
            break;
        }
        deduction.apply(&mut grid);
    }
    seen.paths.push(path);
    seen.spared += usize::from(is_first && grid.is_full());
    seen.with_name += usize::from(!named.is_empty());
    for technique in named {
        *seen.named.entry(technique).or_default() += 1;
    }
}

fn agrees(deduction: &Deduction, solution: &Values) -> bool {
    let holds = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    deduction.placements.iter().all(holds) && !deduction.eliminations.iter().any(holds)
}

/// Prints the results, and returns whether everything is right.
fn report(mut seen: Seen) -> bool {
    say!(
        "{} puzzles, {} steps, {} of them the last resort; {} stalled, {} wrong",
        seen.puzzles,
        seen.steps,
        seen.last_resorts,
        seen.stalled.len(),
        seen.wrong.len()
    );
    say!("{} solved without the last resort", seen.spared);
    say!("{} with a large pattern on the path", seen.with_name);
    for (technique, puzzles) in &seen.named {
        say!("{puzzles:8}  {technique}");
    }
    for (what, times) in [
        ("first last resort", &mut seen.first),
        ("each step", &mut seen.each),
        ("whole path", &mut seen.paths),
    ] {
        times.sort_unstable();
        if let (Some(last), false) = (times.last(), times.is_empty()) {
            let at = |part: usize| times[(times.len() - 1) * part / 10];
            say!(
                "{what}: median {:.3?}, nine of ten {:.3?}, longest {last:.3?}",
                at(5),
                at(9)
            );
        }
    }
    if !seen.sizes.is_empty() {
        for (what, of) in [
            (
                "level",
                (|size| size.0) as fn(&(usize, usize, usize)) -> usize,
            ),
            ("side arguments", |size| size.1),
            ("lines", |size| size.2),
        ] {
            let mut all: Vec<usize> = seen.sizes.iter().map(of).collect();
            all.sort_unstable();
            let at = |part: usize| all[(all.len() - 1) * part / 10];
            say!(
                "{what}: {} in all, median {}, nine of ten {}, most {}",
                all.iter().sum::<usize>(),
                at(5),
                at(9),
                at(10)
            );
        }
    }
    for line in seen.stalled.iter().chain(&seen.wrong).take(20) {
        say!("{line}");
    }
    seen.stalled.is_empty() && seen.wrong.is_empty()
}
