//! Asks 'Why?' about random cells, and measures how many questions are answered and how long that
//! takes.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin why -- FILE… [OPTION…]
//! ```
//!
//! Random puzzles whose path the rules solve are chosen from the files, and a few random cells of
//! each, the same on every machine. The question is which digit the cell takes on the original
//! board, and why. It is answered if steps of the rules that are on prove it, and if each step is
//! found by its rule after the steps before it; or if the opposite leads to a contradiction by
//! singles, and each of them is one.
//!
//! - `--preset NAME`: the rules [default: hodoku];
//! - `--number N`: the number of cells to ask about [default: 1000];
//! - `--seed N`: the choice of puzzles and cells [default: 1];
//! - `--each N`: the number of cells of a puzzle [default: 5];
//! - `--slowest`: the ten answers that took longest beyond the path of their puzzle.
//!
//! Exit code 1 if a cell is not answered or an answer is not valid, 2 if a file cannot be read.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use sudoku_stepper::formats::{FormatError, read_board_line};
use sudoku_stepper::grid::{Cell, Contradiction, Grid, Values};
use sudoku_stepper::rules::{Deduction, Survey};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::{Session, read_puzzles};
use sudoku_stepper::solver::{Ending, ForcedRow, Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::why::{Answer, Claim, Grounds, Question, Refutation, Story, Supposition, Why};

/// The options.
struct Wishes {
    files: Vec<String>,
    preset: Preset,
    number: usize,
    seed: u64,
    each: usize,
    slowest: bool,
}

/// A puzzle and its place.
struct Source {
    name: String,
    puzzle: Puzzle,
}

/// The result of one question.
struct Asked {
    place: String,
    /// The reason why it is not answered, if it is not.
    missing: Option<String>,
    steps: usize,
    took: Duration,
    path: Duration,
}

impl Asked {
    fn beyond(&self) -> Duration {
        self.took.saturating_sub(self.path)
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("why: {error}");
            ExitCode::from(2)
        }
    }
}

impl Wishes {
    fn read() -> Result<Self, String> {
        let mut wishes = Self {
            files: Vec::new(),
            preset: Preset::HoDoKu,
            number: 1000,
            seed: 1,
            each: 5,
            slowest: false,
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || {
                arguments
                    .next()
                    .ok_or(format!("'{argument}' lacks a value"))
            };
            let number = |text: String| {
                let number: Result<usize, _> = text.parse();
                number.map_err(|_| format!("'{text}' is not a number"))
            };
            match argument.as_str() {
                "--preset" => {
                    let preset: Result<Preset, _> = value()?.parse();
                    wishes.preset = preset.map_err(|error| error.to_string())?;
                }
                "--number" => wishes.number = number(value()?)?,
                "--seed" => wishes.seed = number(value()?)? as u64,
                "--each" => wishes.each = number(value()?)?.max(1),
                "--slowest" => wishes.slowest = true,
                _ if argument.starts_with('-') => {
                    return Err(format!("'{argument}' is not understood here"));
                }
                _ => wishes.files.push(argument),
            }
        }
        if wishes.files.is_empty() {
            return Err("name the files of puzzles".to_owned());
        }
        Ok(wishes)
    }
}

fn run() -> Result<bool, String> {
    let wishes = Wishes::read()?;
    let mut sources = Vec::new();
    for file in &wishes.files {
        sources.push(puzzles(file)?);
    }
    let mut rng = StdRng::seed_from_u64(wishes.seed);
    for source in &mut sources {
        source.shuffle(&mut rng);
    }
    let mut all = Vec::new();
    let mut without_end = 0;
    // Take one puzzle from each file in turn, so that no file dominates.
    while all.len() < wishes.number && sources.iter().any(|source| !source.is_empty()) {
        for source in &mut sources {
            let Some(puzzle) = source.pop() else { continue };
            let seed = rng.random();
            match ask(&puzzle, &wishes, seed)? {
                Some(asked) => all.extend(asked),
                None => without_end += 1,
            }
        }
    }
    all.truncate(wishes.number);
    Ok(report(all, without_end, wishes.slowest))
}

/// Returns the puzzles of a file that have exactly one solution. Boards that cannot be opened are
/// left out.
fn puzzles(file: &str) -> Result<Vec<Source>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut puzzles = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let puzzle = match read_board_line(line, number) {
            Ok(Some(board)) => board.puzzle,
            Ok(None) | Err(FormatError::Unsupported { .. }) => continue,
            Err(_) => break,
        };
        puzzles.push(Source {
            name: format!("{file}:{number}"),
            puzzle,
        });
    }
    if puzzles.is_empty() {
        let read = read_puzzles(file.as_ref()).map_err(|error| error.to_string())?;
        let named = (1..).zip(read).map(|(number, puzzle)| Source {
            name: format!("{file} #{number}"),
            puzzle,
        });
        puzzles.extend(named);
    }
    Ok(puzzles)
}

/// Asks about some cells of a puzzle; `None` if its path is not solved.
fn ask(source: &Source, wishes: &Wishes, seed: u64) -> Result<Option<Vec<Asked>>, String> {
    let mut session = Session::new(&source.puzzle);
    session.set_rules(Solver::preset(wishes.preset));
    let start = Instant::now();
    let ending = session.search_path().run(&Stop::never(), &mut |_| {});
    let path = start.elapsed();
    if ending != Ok(Ending::Solved) {
        return Ok(None);
    }
    let found = solve(session.grid(), &Stop::never()).map_err(|error| error.to_string())?;
    let Solutions::One(solution) = found.solutions else {
        return Ok(None);
    };
    let empty: Vec<Cell> = session.grid().unsolved().iter().collect();
    let mut rng = StdRng::seed_from_u64(seed);
    let cells = empty.sample(&mut rng, wishes.each);
    let asked = cells.map(|cell| {
        let start = Instant::now();
        let answer = session.why(Question::Cell(*cell));
        let took = start.elapsed();
        let (missing, steps) = match &answer {
            Ok(why) => judged(why, &solution),
            Err(error) => (Some(error.to_string()), 0),
        };
        Asked {
            place: format!("{} {cell}", source.name),
            missing,
            steps,
            took,
            path,
        }
    });
    Ok(Some(asked.collect()))
}

/// Returns the reason why an answer is not valid, if it is not, and its number of steps.
fn judged(why: &Why, solution: &Values) -> (Option<String>, usize) {
    let Answer::Proved(proof) = &why.answer else {
        return (Some("no claim".to_owned()), 0);
    };
    match &proof.grounds {
        Grounds::Story(Story { steps, off: None }) => {
            (flaw(&why.grid, steps, solution), steps.len())
        }
        Grounds::Story(Story { off, .. }) => (Some(format!("by {off:?}, which is off")), 0),
        Grounds::Contradiction(Supposition {
            supposed,
            refutation: Refutation::Singles(row),
            shown_in: Some(_),
            ..
        }) => (unfounded(&why.grid, *supposed, row), row.singles.len()),
        Grounds::Contradiction(_) => (Some("by a contradiction alone".to_owned()), 0),
        _ => (Some("by search".to_owned()), 0),
    }
}

/// Describes the mistake in the steps of a story, if there is one: a conclusion that the solution
/// contradicts, or that the technique does not find there.
fn flaw(base: &Grid, steps: &[Deduction], solution: &Values) -> Option<String> {
    let mut grid = base.clone();
    for (number, step) in (1..).zip(steps) {
        let right =
            |it: &sudoku_stepper::grid::Candidate| solution[it.cell.index()] == Some(it.digit);
        if !step.placements.iter().all(right) || step.eliminations.iter().any(right) {
            return Some(format!("step {number} is false"));
        }
        if !is_found(step, &grid) {
            return Some(format!("step {number}, {}, is not found", step.technique));
        }
        step.apply(&mut grid);
    }
    None
}

/// Describes the mistake in a contradiction by singles, if there is one: a single that is none on
/// the board with the supposition and those before it, or an end that contradicts nothing.
fn unfounded(base: &Grid, supposed: Claim, row: &ForcedRow) -> Option<String> {
    let mut grid = base.clone();
    if supposed.is_true {
        grid.place(supposed.candidate);
    } else {
        grid.eliminate(supposed.candidate);
    }
    for (number, single) in (1..).zip(&row.singles) {
        let it = single.placement;
        let is_single = match single.house {
            Some(house) => (grid.cells_with(it.digit) & house.cells()).single() == Some(it.cell),
            None => grid.candidates(it.cell).single() == Some(it.digit),
        };
        if !is_single {
            return Some(format!("single {number} of the contradiction is none"));
        }
        grid.place(it);
    }
    let is_there = Contradiction::visible(&grid).any(|it| it == row.contradiction);
    (!is_there).then(|| "the contradiction is not there".to_owned())
}

/// Whether a rule of the technique finds exactly this on the position.
fn is_found(step: &Deduction, grid: &Grid) -> bool {
    let Some(rule) = sudoku_stepper::rules::rule_for(step.technique) else {
        return false;
    };
    rule.search(&Survey::of(grid), &mut |found| {
        let is_it = found.placements == step.placements && found.eliminations == step.eliminations;
        if is_it {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .is_break()
}

/// Prints the results, and returns whether every cell is answered.
fn report(mut all: Vec<Asked>, without_end: usize, slowest: bool) -> bool {
    let answered = all.iter().filter(|asked| asked.missing.is_none()).count();
    for asked in &all {
        if let Some(missing) = &asked.missing {
            say!("not answered: {}: {missing}", asked.place);
        }
    }
    all.sort_by_key(|asked| asked.took);
    let at = |share: f64| {
        let last = all.len().saturating_sub(1);
        let index = (last as f64 * share).round() as usize;
        all.get(index).map_or(Duration::ZERO, |asked| asked.took)
    };
    let (median, p99) = (at(0.5), at(0.99));
    let longest = all.iter().map(|asked| asked.steps).max().unwrap_or(0);
    let steps: usize = all.iter().map(|asked| asked.steps).sum();
    all.sort_by_key(|asked| std::cmp::Reverse(asked.beyond()));
    let worst = all.first();
    say!(
        "{} cells asked, {answered} answered, {} not; median {median:.1?}, p99 {p99:.1?}, \
         worst beyond its path {:.1?}{}; {:.1} steps on average, {longest} at most; \
         {without_end} puzzles without an end left out",
        all.len(),
        all.len() - answered,
        worst.map_or(Duration::ZERO, Asked::beyond),
        worst.map_or(String::new(), |asked| format!(" ({})", asked.place)),
        steps as f64 / answered.max(1) as f64,
    );
    if slowest {
        for asked in all.iter().take(10) {
            say!(
                "{:9.1?} beyond {:9.1?}: {}, {} steps",
                asked.beyond(),
                asked.path,
                asked.place,
                asked.steps
            );
        }
    }
    answered == all.len()
}
