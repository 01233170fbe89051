mod events;

use std::convert::Infallible;

use serde_json::{Value as Json, json};

use super::input::{self, NamedSources};
use super::long_run::{LongRun, Spinner};
use super::output::Output;
use super::{Error, language, numbers};
use sudoku_engine::grid::Grid;
use sudoku_engine::search::watched::{Counters, Event, Method, Watched};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::words;
use sudoku_formats::formats::write_line_on;
use sudoku_telling::explain::Notation;

/// The number of solutions after which a search stops: the second one shows that there are several.
const ENOUGH: u64 = 2;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: NamedSources,
    /// Search only by this method: reading-order, fewest-candidates or singles
    #[arg(long, value_name = "NAME")]
    method: Option<Method>,
    /// Stop a search after trying this many digits
    #[arg(long, value_name = "TRIES", value_parser = numbers::whole::<u64>)]
    limit: Option<u64>,
    /// Print each event of the search in a sentence
    #[arg(long, requires = "method")]
    events: bool,
    /// How the sentences write cells: rc (r1c3), letters (A3) or zero (r0c2)
    /// [default: rc]
    #[arg(long, value_name = "NAME", requires = "events")]
    notation: Option<Notation>,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// Prints the effort of searching each puzzle of each file.
pub(super) fn run(arguments: &Arguments, out: &mut Output) -> Result<u8, Error> {
    if let (true, Some(method)) = (arguments.events, arguments.method) {
        return events::run(arguments, method, out);
    }
    let spinner = Spinner::default();
    input::answer_each(&arguments.sources, out, |puzzle| {
        let grid = position(puzzle);
        let methods = match &arguments.method {
            Some(method) => std::slice::from_ref(method),
            None => &Method::ALL,
        };
        let tallies: Vec<Tally> = methods
            .iter()
            .map(|method| {
                let mut long = LongRun::new(&spinner, method.slug());
                let Ok(tally) = follow(&grid, *method, arguments.limit, |_, tries| {
                    long.goes_on(tries);
                    Ok::<(), Infallible>(())
                });
                tally
            })
            .collect();
        let said = if arguments.json {
            let objects = tallies.iter().map(|tally| tally.object(&grid));
            input::Answer::Objects(objects.collect())
        } else if arguments.method.is_some() {
            input::Answer::Lines(tallies.iter().map(Tally::line).collect())
        } else {
            input::Answer::Lines(table(&grid, &tallies))
        };
        // The result of one search is also valid if another was given up.
        let fine = tallies.iter().any(|tally| tally.answer() == Answer::One);
        (fine, said)
    })
}

fn position(puzzle: &Puzzle) -> Grid {
    Position::new(puzzle).grid().clone()
}

/// Searches until it is known whether there is exactly one solution, or until the limit of tries is
/// reached. Each event is passed on with the tries so far.
fn follow<E>(
    grid: &Grid,
    method: Method,
    limit: Option<u64>,
    mut tell: impl FnMut(&Event, u64) -> Result<(), E>,
) -> Result<Tally, E> {
    let mut search = Watched::new(grid, method);
    let limit = limit.unwrap_or(u64::MAX);
    while let Some(event) = search.step() {
        let Counters {
            tries, solutions, ..
        } = search.counters();
        tell(&event, tries)?;
        let is_before_a_try = match event {
            Event::Choose { .. } => true,
            Event::Back { left, .. } => !left.is_empty(),
            _ => false,
        };
        if solutions == ENOUGH || (is_before_a_try && tries >= limit) {
            break;
        }
    }
    Ok(Tally {
        method,
        counters: search.counters(),
        ended: search.has_ended(),
    })
}

/// The effort of a search.
struct Tally {
    method: Method,
    counters: Counters,
    ended: bool,
}

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    None,
    One,
    Several,
    /// It was given up, with or without a solution.
    Unknown,
}

impl Tally {
    const fn answer(&self) -> Answer {
        match (self.counters.solutions, self.ended) {
            (ENOUGH.., _) => Answer::Several,
            (_, false) => Answer::Unknown,
            (0, true) => Answer::None,
            (1, true) => Answer::One,
        }
    }

    const fn answer_in_words(&self) -> &'static str {
        match (self.answer(), self.counters.solutions) {
            (Answer::None, _) => "no solution",
            (Answer::One, _) => "one solution",
            (Answer::Several, _) => "several solutions",
            (Answer::Unknown, 0) => "given up without a solution",
            (Answer::Unknown, _) => "given up after one solution",
        }
    }

    fn line(&self) -> String {
        let Counters {
            tries,
            go_backs,
            greatest_depth,
            ..
        } = self.counters;
        let took = words!(
            language(),
            "cli-search-took",
            tries = tries,
            back = go_backs,
            depth = greatest_depth
        );
        format!("{took}: {}", self.answer_in_words())
    }

    fn object(&self, grid: &Grid) -> Json {
        json!({
            "values": write_line_on(grid.layout(), grid.values()),
            "method": self.method,
            "tries": self.counters.tries,
            "go_backs": self.counters.go_backs,
            "greatest_depth": self.counters.greatest_depth,
            "solutions": self.counters.solutions,
            "answer": match self.answer() {
                Answer::None => "none",
                Answer::One => "one",
                Answer::Several => "several",
                Answer::Unknown => "unknown",
            },
        })
    }
}

/// Returns the puzzle, followed by a row for each method.
fn table(grid: &Grid, tallies: &[Tally]) -> String {
    let head = [
        "cli-search-method",
        "cli-search-tries",
        "cli-search-back",
        "cli-search-depth",
        "cli-search-answer",
    ];
    let head = head.map(|message| words!(language(), message));
    let rows = tallies.iter().map(|tally| {
        [
            tally.method.slug().to_owned(),
            tally.counters.tries.to_string(),
            tally.counters.go_backs.to_string(),
            tally.counters.greatest_depth.to_string(),
            tally.answer_in_words().to_owned(),
        ]
    });
    let rows: Vec<[String; 5]> = std::iter::once(head).chain(rows).collect();
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let [method_width, tries_width, back_width, depth_width] = [0, 1, 2, 3].map(width);
    let mut text = write_line_on(grid.layout(), grid.values());
    for [method, tries, go_backs, depth, answer] in &rows {
        text += &format!(
            "\n  {method:method_width$}  {tries:>tries_width$}  {go_backs:>back_width$}  \
             {depth:>depth_width$}  {answer}"
        );
    }
    text
}
