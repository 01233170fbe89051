mod all;

use std::cell::Cell;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value as Json, json};

use rayon::prelude::*;

use super::in_order::{InOrder, Part};
use super::input::{self, Source};
use super::output::Output;
use super::path::PathArguments;
use super::{Error, FINE, NOT_SOLVED, indented, language, progress, refused};
use sudoku_engine::grid::Grid;
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::Ending;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Language;
use sudoku_telling::explain::{self, Length, Notation};
use sudoku_telling::export::{ended, proved_step_object, start_object};
use sudoku_telling::notation::{Style, step_compact};
use sudoku_telling::session::{Diagnosis, Outcome, Session, SolutionCount};

/// The number of puzzles that a processor works on before it waits for the others: the output of a
/// puzzle can be long, and is kept until the earlier puzzles are printed.
const CHUNK: usize = 32;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: Source,
    #[command(flatten)]
    path: PathArguments,
    /// Print every step that is possible at the start instead: each conclusion of a rule once, and
    /// the number of other ways to it
    #[arg(long, conflicts_with = "granularity")]
    all: bool,
    /// Print the argument of each step after it
    #[arg(long)]
    why: bool,
    /// How much to say of each step: name; place (name and place); short (the pattern and what
    /// follows, in one line); or argument. With --json, how long the texts are [default there:
    /// argument]
    #[arg(long, value_name = "NAME", conflicts_with = "why")]
    length: Option<Length>,
    /// Print each step in one line, in the style of HoDoKu or in Eureka
    #[arg(long, value_name = "STYLE", num_args = 0..=1, require_equals = true,
        default_missing_value = "hodoku", conflicts_with_all = ["why", "length", "json"])]
    compact: Option<Style>,
    /// Print one JSON object per line
    #[arg(long, conflicts_with = "why")]
    json: bool,
}

/// Prints the path or all possible steps of each puzzle of the file; several puzzles are numbered.
pub(super) fn run(arguments: &Arguments, out: &mut Output) -> Result<u8, Error> {
    let all_solved = AtomicBool::new(true);
    let mut first = None;
    progress::files(1);
    input::for_each_numbered(&arguments.source, |puzzles| {
        let is_alone = first.is_none() && puzzles.len() == 1;
        let first = *first.get_or_insert_with(|| puzzles.first().map_or(1, |(number, _)| *number));
        for puzzles in puzzles.chunks(CHUNK * rayon::current_num_threads()) {
            let in_order = InOrder::new(out);
            let each = puzzles.iter().enumerate().par_bridge();
            each.try_for_each(|(place, (number, puzzle))| {
                let mut part = in_order.part(place);
                if *number > first && !arguments.json {
                    writeln!(part)?;
                }
                let number = (!is_alone).then_some(*number);
                let solved = print(puzzle, number, arguments, &mut part)?;
                all_solved.fetch_and(solved, Ordering::Relaxed);
                part.end()
            })?;
        }
        Ok(())
    })?;
    let all_solved = all_solved.into_inner();
    Ok(if all_solved { FINE } else { NOT_SOLVED })
}

/// Prints the requested output for a puzzle, and returns whether the request succeeded.
fn print(
    puzzle: &Puzzle,
    number: Option<usize>,
    arguments: &Arguments,
    out: &mut Part<'_>,
) -> Result<bool, Error> {
    let print = if arguments.all { all::list } else { path };
    print(puzzle, number, arguments, out)
}

/// Prints one path, and returns whether it ended solved.
fn path(
    puzzle: &Puzzle,
    number: Option<usize>,
    arguments: &Arguments,
    out: &mut Part<'_>,
) -> Result<bool, Error> {
    let mut session = arguments.path.session(puzzle);
    let printer = Printer::new(puzzle, number, arguments, &session);
    printer.heading(out)?;
    let mut steps = 0;
    let watch = progress::Watch::begin();
    let stop = watch.stop();
    loop {
        let before = session.grid().clone();
        let outcome = session.step_until(&stop);
        refused::tell(&session);
        match outcome.expect("nobody raises the stop") {
            Outcome::Stepped(deductions) => {
                steps += 1;
                printer.step(steps, &deductions, &before, out)?;
                out.end_step()?;
            }
            outcome => {
                let (word, text) = ending(&outcome, steps, &session, arguments.path.notation());
                let why = match &outcome {
                    Outcome::Inconsistent(diagnosis) => Some((diagnosis, session.grid())),
                    _ => None,
                };
                printer.ending(word, &text, why, out)?;
                return Ok(outcome == Outcome::Solved);
            }
        }
    }
}

/// Returns the word for an outcome that ends the path, and its sentence.
fn ending(
    outcome: &Outcome,
    steps: usize,
    session: &Session,
    notation: Notation,
) -> (&'static str, String) {
    let ending = match outcome {
        Outcome::Stepped(_) | Outcome::Solved => Ending::Solved,
        Outcome::Stalled {
            solutions: SolutionCount::Several,
            ..
        } => Ending::Several,
        Outcome::Stalled { .. } => Ending::Stalled,
        Outcome::Inconsistent(diagnosis) => Ending::Inconsistent(diagnosis.contradiction),
    };
    let empty = session.grid().unsolved().len();
    ended(language(), &ending, steps, empty, notation)
}

/// Returns the last line. Scripts read the English words with which it begins.
fn closing(word: &str, text: &str) -> String {
    let word = if word == "several" {
        "several solutions"
    } else {
        word
    };
    if text.starts_with(word) {
        text.to_owned()
    } else {
        format!("{word}: {text}")
    }
}

struct Printer<'a> {
    number: Option<usize>,
    arguments: &'a Arguments,
    /// If only one rule is used, its name says nothing new.
    one_rule: bool,
    /// The puzzle for the first object.
    start: Cell<Option<Json>>,
}

impl<'a> Printer<'a> {
    fn new(
        puzzle: &Puzzle,
        number: Option<usize>,
        arguments: &'a Arguments,
        session: &Session,
    ) -> Self {
        let start = arguments.json;
        let start = start.then(|| start_object(puzzle, arguments.all));
        Self {
            number,
            arguments,
            one_rule: session.rules().techniques().count() == 1,
            start: Cell::new(start),
        }
    }

    fn heading(&self, out: &mut impl Write) -> Result<(), Error> {
        if let (Some(number), false) = (self.number, self.arguments.json) {
            writeln!(out, "Puzzle {number}")?;
        }
        Ok(())
    }

    fn step(
        &self,
        step: usize,
        deductions: &[Deduction],
        before: &Grid,
        out: &mut impl Write,
    ) -> Result<(), Error> {
        if self.arguments.json {
            return self.json(self.object(step, deductions, before), out);
        }
        writeln!(out, "{}", self.line(step, deductions))?;
        self.why(deductions, out)
    }

    /// Returns a step for machines.
    fn object(&self, step: usize, deductions: &[Deduction], before: &Grid) -> Json {
        let length = self.arguments.length.unwrap_or_default();
        let notation = self.arguments.path.notation();
        proved_step_object(language(), step, deductions, before, length, notation)
    }

    /// Returns a step in a line.
    fn line(&self, step: usize, deductions: &[Deduction]) -> String {
        let notation = self.arguments.path.notation();
        if let Some(style) = self.arguments.compact {
            let compact = step_compact(deductions, style, notation);
            return format!("{step}. {compact}");
        }
        if let Some(length) = self.arguments.length {
            let text = match length {
                Length::Argument => self.arguments_of(deductions).join("\n"),
                Length::Name | Length::Place | Length::Short => {
                    explain::step_text(deductions, length).render(language(), notation)
                }
            };
            return format!("{step}. {}", indented(&text));
        }
        // Scripts read it.
        let acts: Vec<_> = deductions
            .iter()
            .map(|deduction| explain::acts(Language::english(), deduction, notation))
            .collect();
        let acts = acts.join(if notation == Notation::Zero {
            "; "
        } else {
            ", "
        });
        match deductions.first() {
            Some(deduction) if !self.one_rule => {
                format!("{step}. {}: {acts}", deduction.technique)
            }
            _ => format!("{step}. {acts}"),
        }
    }

    /// Prints the argument of a step, if requested.
    fn why(&self, deductions: &[Deduction], out: &mut impl Write) -> Result<(), Error> {
        if self.arguments.why {
            for argument in self.arguments_of(deductions) {
                writeln!(out, "   {}", indented(&argument))?;
            }
        }
        Ok(())
    }

    /// Returns the arguments of a step.
    fn arguments_of(&self, deductions: &[Deduction]) -> Vec<String> {
        let language = language();
        let arguments = deductions.iter().map(explain::argument);
        arguments
            .map(|it| it.render(language, self.arguments.path.notation()))
            .collect()
    }

    /// Prints the last line, and the reason for a contradiction if there is one.
    fn ending(
        &self,
        word: &str,
        text: &str,
        why: Option<(&Diagnosis, &Grid)>,
        out: &mut impl Write,
    ) -> Result<(), Error> {
        let notation = self.arguments.path.notation();
        if self.arguments.json {
            let mut object = json!({ "outcome": word, "text": text });
            if let Some((diagnosis, grid)) = why {
                let argument = diagnosis.argument(grid);
                object["argument"] = argument.render(language(), notation).into();
                object["spans"] = json!(argument.written(language(), notation));
                object["picture"] = json!(diagnosis.picture(grid));
            }
            return self.json(object, out);
        }
        writeln!(out, "{}", closing(word, text))?;
        if let Some((diagnosis, grid)) = why.filter(|_| self.arguments.why) {
            let argument = diagnosis.argument(grid).render(language(), notation);
            if !argument.is_empty() {
                writeln!(out, "   {argument}")?;
            }
        }
        Ok(())
    }

    fn json(&self, mut object: Json, out: &mut impl Write) -> Result<(), Error> {
        if let Some(number) = self.number {
            object["puzzle"] = number.into();
        }
        if let Some(start) = self.start.take() {
            object["start"] = start;
        }
        Ok(writeln!(out, "{object}")?)
    }
}
