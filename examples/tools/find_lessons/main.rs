//! Finds a position for the lesson of each technique, and some more for the exercises of the rare
//! ones: the list for the lessons was made with it.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin find_lessons -- [--seconds N] [--seed S] [--keep FILE] [--of NAME,NAME…] [--killers | --jigsaws | --lookalikes] > positions.txt
//! ```
//!
//! Puzzles are made at random, and the path of each is walked with the rules of `hodoku`. Each
//! position on it may be used for the technique that is next there. The other rules are also asked
//! for their findings, so positions are also found for techniques that are hardly ever next. The
//! positions that are easiest to read are kept: few candidates, a small pattern, few other places
//! where the technique applies. With `--keep`, the positions of a file take part too.
//!
//! With `--of`, only positions of these techniques are searched for.
//!
//! With `--killers` the puzzles are killers, with `--jigsaws` jigsaws; then only positions of
//! techniques that work on these boards, but not on the classic one, are searched for.
//!
//! With `--patterns FILE` it instead prints for each line, in the form of `schemas.txt`, whether
//! the rule finds the pattern of the line, and its other findings if not.
//!
//! With `--lookalikes` it prints positions on which the techniques seem to apply, but do not, in
//! the form of `lookalikes.txt`, each with its solution and the text that would be shown. They are
//! searched for on the paths from the positions of the lessons and, with `--keep`, from those of a
//! technique library.
//!
//! With `--times N` it instead prints how long the generator takes for a puzzle that needs each
//! technique, on average of N; a puzzle is given up after some seconds.

#[macro_use]
#[path = "../../shared/say.rs"]
mod say;
mod finding;
mod killers;
mod lookalikes;
mod patterns;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use finding::{Finding, How};
use sudoku_stepper::generate::{Progress, Request, rules_up_to};
use sudoku_stepper::grid::{BoardKind, Candidate, Grid, Layout, Values};
use sudoku_stepper::lessons::StoredPosition;
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Survey, Technique, UnknownTechnique, rule_for,
};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::solver::{Granularity, Preset, Solver};

/// The number of positions to save for a technique.
const KEPT: usize = 5;
/// The number of positions to keep for the choice.
const CHOICE: usize = 200;
/// The share of the time after which a rule is left out for a while: one part in this many.
const SHARE: u32 = 40;
/// The share of the time for puzzles that need a technique: one part in this many.
const WISHES: u32 = 4;
/// The longest time for one of these puzzles.
const PATIENCE: Duration = Duration::from_secs(3);

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("find_lessons: {error}");
            ExitCode::from(2)
        }
    }
}

struct Options {
    time: Duration,
    seed: u64,
    keep: Option<PathBuf>,
    times: Option<u64>,
    patterns: Option<PathBuf>,
    /// The only techniques to search for; all, if there are none.
    of: Vec<Technique>,
    board: Board,
    lookalikes: bool,
}

/// The board of the puzzles.
#[derive(Clone, Copy)]
enum Board {
    Classic,
    Killer,
    Jigsaw,
}

impl Options {
    fn read() -> Result<Self, String> {
        let mut options = Self {
            time: Duration::from_secs(60),
            seed: 1,
            keep: None,
            times: None,
            patterns: None,
            of: Vec::new(),
            board: Board::Classic,
            lookalikes: false,
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let board = match argument.as_str() {
                "--killers" => Some(Board::Killer),
                "--jigsaws" => Some(Board::Jigsaw),
                _ => None,
            };
            if let Some(board) = board {
                options.board = board;
                continue;
            }
            if argument == "--lookalikes" {
                options.lookalikes = true;
                continue;
            }
            let value = arguments.next().unwrap_or_default();
            let number = || {
                let number = value.parse();
                number.map_err(|_| format!("'{value}' is not a number"))
            };
            match argument.as_str() {
                "--seconds" => options.time = Duration::from_secs(number()?),
                "--seed" => options.seed = number()?,
                "--of" => {
                    let names = value.split(',').map(str::parse);
                    let names: Result<_, _> = names.collect();
                    options.of = names.map_err(|error: UnknownTechnique| error.to_string())?;
                }
                "--times" => options.times = Some(number()?),
                "--patterns" => options.patterns = Some(value.into()),
                "--keep" => options.keep = Some(value.into()),
                other => return Err(format!("'{other}' is not an option")),
            }
        }
        Ok(options)
    }
}

fn run() -> Result<(), String> {
    let options = Options::read()?;
    if let Some(count) = options.times {
        tell_times(count, options.seed);
        return Ok(());
    }
    if let Some(file) = &options.patterns {
        patterns::tell(&std::fs::read_to_string(file).map_err(|error| error.to_string())?);
        return Ok(());
    }
    if options.lookalikes {
        let text = match &options.keep {
            Some(file) => std::fs::read_to_string(file).map_err(|error| error.to_string())?,
            None => String::new(),
        };
        let of = match options.of.as_slice() {
            [] => Technique::ALL,
            of => of,
        };
        lookalikes::find(of, &text, options.time);
        return Ok(());
    }
    let found = Mutex::new(Collection::default());
    if let Some(file) = &options.keep {
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
        for line in text.lines() {
            let kept = StoredPosition::read(line).map_err(|error| error.to_string())?;
            if let Some(finding) = kept.and_then(|kept| Finding::again(&kept)) {
                found
                    .lock()
                    .map_err(|error| error.to_string())?
                    .add(finding);
            }
        }
    }
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let (found, options) = (&found, &options);
            scope.spawn(move || work(worker as u64, workers as u64, options, found));
        }
    });
    let found = found.into_inner().map_err(|error| error.to_string())?;
    for line in found.lines() {
        say!("{line}");
    }
    for technique in Technique::ALL {
        let is_wanted = options.of.is_empty() || options.of.contains(technique);
        if is_wanted && !found.by_technique.contains_key(technique) {
            eprintln!("nothing for {technique}");
        }
    }
    Ok(())
}

/// Prints how long it takes to make puzzles that need each technique.
fn tell_times(count: u64, seed: u64) {
    const LONG: Duration = Duration::from_secs(8);
    for technique in Technique::ALL {
        let request = |number| Request::new(seed + number).needing(*technique);
        if request(0).generator().is_err() || !technique.is_standard() {
            continue;
        }
        let begin = Instant::now();
        let (mut made, mut slowest) = (0, Duration::ZERO);
        for number in 0..count {
            let one = Instant::now();
            if request(number).generate(&Stop::after(LONG)).is_err() {
                slowest = LONG;
                break;
            }
            made += 1;
            slowest = slowest.max(one.elapsed());
        }
        let average = begin.elapsed().as_secs_f64() / f64::from(made.max(1));
        say!(
            "{technique}: {made} of {count}, {average:.2} s, at most {:.2} s",
            slowest.as_secs_f64()
        );
    }
}

/// The positions found.
#[derive(Default)]
struct Collection {
    by_technique: BTreeMap<Technique, Vec<Finding>>,
}

impl Collection {
    fn add(&mut self, finding: Finding) {
        let all = self.by_technique.entry(finding.technique).or_default();
        let same = all.iter().position(|it| it.puzzle == finding.puzzle);
        match same {
            Some(at) if all[at].score <= finding.score => return,
            Some(at) => {
                all.remove(at);
            }
            None => {}
        }
        let at = all.partition_point(|it| it.score <= finding.score);
        all.insert(at, finding);
        all.truncate(CHOICE);
    }

    /// Whether positions of this kind are still needed.
    fn wants(&self, technique: Technique, how: How) -> bool {
        let all = self.by_technique.get(&technique);
        // These are enough to choose from, because each puzzle is used for one technique only.
        all.is_none_or(|all| all.len() < CHOICE || all[CHOICE - 1].how > how)
    }

    /// Returns the lines to save: first a position for each lesson. The techniques with the fewest
    /// positions choose first.
    fn lines(&self) -> Vec<String> {
        let mut order: Vec<_> = self.by_technique.iter().collect();
        order.sort_by_key(|(_, all)| all.len());
        let mut used: Vec<&Values> = Vec::new();
        let mut lines: BTreeMap<(Technique, usize), String> = BTreeMap::new();
        for number in 0..KEPT {
            for (technique, all) in &order {
                // Each lesson has a board of its own; exercises may share a board.
                let free = match number {
                    0 => all.iter().find(|it| !used.contains(&&it.puzzle)),
                    _ => {
                        let is_new = |it: &&Finding| !lines.values().any(|line| *line == it.line);
                        all.iter().find(is_new)
                    }
                };
                if let Some(finding) = free {
                    if number == 0 {
                        used.push(&finding.puzzle);
                    }
                    lines.insert((**technique, number), finding.line.clone());
                }
            }
        }
        lines.into_values().collect()
    }
}

fn work(worker: u64, workers: u64, options: &Options, found: &Mutex<Collection>) {
    let begin = Instant::now();
    let mut walker = Walker {
        spent: BTreeMap::new(),
        begin,
        walked: 0,
        wishes: Duration::ZERO,
        of: &options.of,
        found,
    };
    let stop = Stop::after(options.time);
    for number in 0.. {
        if stop.is_raised() {
            break;
        }
        let seed = options.seed.wrapping_mul(1_000_003) + number * workers + worker;
        let of_board = match options.board {
            Board::Classic => None,
            Board::Killer => Some(killers::killer(seed, &stop)),
            Board::Jigsaw => Some(jigsaw(seed, &stop)),
        };
        if let Some(made) = of_board {
            if let Some((grid, solution)) = made {
                walker.walk(grid, &solution, &stop);
            }
            continue;
        }
        // Most puzzles are arbitrary; a few need a technique with the fewest positions.
        let any = Request::new(seed).minimal();
        let puzzle = match walker.rarest(seed) {
            Some(technique)
                if options.of.is_empty() && walker.wishes < begin.elapsed() / WISHES =>
            {
                let one = Instant::now();
                let request = Request::new(seed).needing(technique);
                let made = request.generate(&stop.or_after(PATIENCE));
                walker.wishes += one.elapsed();
                made
            }
            _ => any.generate(&stop),
        };
        if let Ok(puzzle) = puzzle {
            walker.walk(Grid::from_values(&puzzle), &puzzle, &stop);
        }
    }
    if worker == 0 {
        walker.tell();
    }
}

/// Returns a jigsaw, and its solution.
fn jigsaw(seed: u64, stop: &Stop) -> Option<(Grid, Values)> {
    let generator = Request::new(seed).on(BoardKind::Jigsaw).generator().ok()?;
    let puzzle = generator.puzzle(0, stop, &Progress::default()).ok()?;
    let grid = Grid::from_values_on(&puzzle.layout, &puzzle.givens);
    match solve(&grid, stop).ok()?.solutions {
        Solutions::One(solution) => Some((grid, *solution)),
        _ => None,
    }
}

/// Whether positions of a technique should be on such a board: on the classic one, if the technique
/// works there.
fn is_of_board(technique: Technique, grid: &Grid) -> bool {
    let holds = |layout| rule_for(technique).is_some_and(|rule| rule.holds_in(layout).is_ok());
    let holds_in_classic = holds(&Layout::CLASSIC);
    holds(grid.layout()) && grid.layout().is_classic() == holds_in_classic
}

struct Walker<'a> {
    /// The time that each rule has taken.
    spent: BTreeMap<Technique, Duration>,
    begin: Instant,
    /// The number of puzzles that were walked.
    walked: u64,
    /// The time to make puzzles that need a technique.
    wishes: Duration,
    /// The only techniques to search for; all, if there are none.
    of: &'a [Technique],
    found: &'a Mutex<Collection>,
}

impl Walker<'_> {
    /// Returns one of the techniques with the fewest positions where they are next.
    fn rarest(&self, seed: u64) -> Option<Technique> {
        let found = self.found.lock().ok()?;
        let count = |technique: &Technique| {
            let all = found.by_technique.get(technique);
            all.map_or(0, |all| all.iter().filter(|it| it.how == How::Next).count())
        };
        let mut all: Vec<Technique> = Technique::ALL.to_vec();
        all.retain(|it| it.is_standard() || !it.name().contains("utant"));
        all.sort_by_key(count);
        all.retain(|technique| count(technique) < KEPT * 2);
        let number = all.len().min(12);
        (number > 0).then(|| all[(seed % number as u64) as usize])
    }

    /// Walks the path of a puzzle, which is identified by some values.
    fn walk(&mut self, mut grid: Grid, puzzle: &Values, stop: &Stop) {
        let Ok(Solutions::One(solution)) = solve(&grid, stop).map(|it| it.solutions) else {
            return;
        };
        self.walked += 1;
        let solver = Solver::preset(Preset::HoDoKu);
        while !grid.is_full() && !stop.is_raised() {
            let Ok(step) = solver.step_until(&grid, Granularity::Deduction, stop) else {
                return;
            };
            let next = step.and_then(|step| step.into_iter().next());
            let known = next.as_ref().map(|it| it.technique);
            let is_asked =
                |technique: &Technique| self.wants(*technique) && is_of_board(*technique, &grid);
            if let Some(technique) = known.filter(is_asked) {
                self.look(technique, How::Next, &grid, puzzle);
            }
            // A few positions are enough for techniques that apply everywhere.
            self.ask(&grid, puzzle, known);
            match next {
                Some(deduction) => deduction.apply(&mut grid),
                None => {
                    let Some(cell) = grid.unsolved().first() else {
                        return;
                    };
                    let Some(digit) = solution[cell.index()] else {
                        return;
                    };
                    grid.place(Candidate::new(cell, digit));
                }
            }
        }
    }

    /// Asks the rules that are seldom next for their findings.
    fn ask(&mut self, grid: &Grid, puzzle: &Values, known: Option<Technique>) {
        let survey = Survey::of(grid);
        for rule in CATALOG.iter() {
            let technique = rule.technique();
            if !self.wants(technique) || !is_of_board(technique, grid) {
                continue;
            }
            let how = How::Asked;
            let wanted = self.found.lock().is_ok_and(|it| it.wants(technique, how));
            if !wanted || known == Some(technique) || self.is_tired(technique) {
                continue;
            }
            let begin = Instant::now();
            let deductions = some_of(*rule, &survey);
            *self.spent.entry(technique).or_default() += begin.elapsed();
            if !deductions.is_empty() {
                // A rule outside the path may still be next.
                let is_next = !technique.is_standard() && is_next(technique, grid);
                let how = if is_next { How::Next } else { How::Asked };
                self.add(Finding::new(grid, puzzle, &deductions, how));
            }
        }
    }

    /// Whether positions of a technique are searched for.
    fn wants(&self, technique: Technique) -> bool {
        self.of.is_empty() || self.of.contains(&technique)
    }

    /// Adds the findings of a rule on a position.
    fn look(&mut self, technique: Technique, how: How, grid: &Grid, puzzle: &Values) {
        if let Some(rule) = rule_for(technique) {
            let deductions = some_of(rule, &Survey::of(grid));
            self.add(Finding::new(grid, puzzle, &deductions, how));
        }
    }

    /// Whether a rule has had more than its share of the time.
    fn is_tired(&self, technique: Technique) -> bool {
        let spent = self.spent.get(&technique).copied().unwrap_or_default();
        spent > Duration::from_secs(1) + self.begin.elapsed() / SHARE
    }

    /// Prints the rules that took most of the time.
    fn tell(&self) {
        let mut spent: Vec<_> = self.spent.iter().collect();
        spent.sort_by_key(|(_, time)| std::cmp::Reverse(**time));
        for (technique, time) in spent.iter().take(24) {
            eprintln!("{technique}: {:.1} s", time.as_secs_f64());
        }
        eprintln!("{} puzzles", self.walked);
    }

    fn add(&self, finding: Option<Finding>) {
        if let (Some(finding), Ok(mut found)) = (finding, self.found.lock()) {
            found.add(finding);
        }
    }
}

/// Whether nothing easier finds anything.
fn is_next(technique: Technique, grid: &Grid) -> bool {
    let easier = rules_up_to(technique).filter(|it| *it != technique);
    Solver::with(easier)
        .step(grid, Granularity::Deduction)
        .is_none()
}

/// Returns the first findings of a rule.
fn some_of(rule: &dyn DeductionRule, survey: &Survey<'_>) -> Vec<Deduction> {
    // Real nets come after those that are only chains.
    let most = match rule.technique().family() {
        Family::Forcing => 60,
        _ => 12,
    };
    let mut deductions = Vec::new();
    let _ = rule.search(survey, &mut |deduction| {
        deductions.push(deduction);
        if deductions.len() < most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    deductions
}
