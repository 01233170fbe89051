use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value as Json, json};

use super::{Error, FINE, NOT_SOLVED, input};
use crate::explain::{self, Length, Notation, Picture, Text};
use crate::grid::Candidate;
use crate::rules::{Deduction, Technique};
use crate::session::{Outcome, Session, SolutionCount};
use crate::solver::{Granularity, Preset, Solver};
use crate::sudoku::Puzzle;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The puzzle file; `-` is standard input
    file: PathBuf,
    /// How much a step does: rule, deduction or cell
    #[arg(long, default_value_t, value_name = "NAME", value_parser = granularity)]
    granularity: Choice<Granularity>,
    /// The rules to use, in this order, with commas between them [default:
    /// naked-single,hidden-single,box-line-reduction]
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    rules: Vec<Technique>,
    /// The rules by a preset instead: assignment, naked-singles, hodoku or
    /// everything
    #[arg(long, value_name = "NAME", conflicts_with = "rules")]
    preset: Option<Preset>,
    /// Let grouped chains go through almost locked sets too
    #[arg(long)]
    through_sets: bool,
    /// How cells are written: rc (r1c3), letters (A3) or zero (row 0, column 2)
    #[arg(long, default_value_t, value_name = "NAME", value_parser = notation)]
    notation: Choice<Notation>,
    /// Say after each step why it holds
    #[arg(long)]
    why: bool,
    /// Say of each step only so much: its name, its place (name and place) or
    /// its argument; with --json, the length of the texts there [default there:
    /// argument]
    #[arg(long, value_name = "NAME", conflicts_with = "why")]
    length: Option<Length>,
    /// Print each step in the compact notation of the field
    #[arg(long, conflicts_with_all = ["why", "length", "json"])]
    compact: bool,
    /// Print one JSON object a line
    #[arg(long, conflicts_with = "why")]
    json: bool,
}

/// An option that is shown on the command line as it is typed there.
#[derive(Debug, Clone, Copy, Default)]
struct Choice<T>(T);

impl std::fmt::Display for Choice<Granularity> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.slug())
    }
}

impl std::fmt::Display for Choice<Notation> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.slug())
    }
}

fn granularity(text: &str) -> Result<Choice<Granularity>, crate::solver::UnknownGranularity> {
    text.parse().map(Choice)
}

fn notation(text: &str) -> Result<Choice<Notation>, explain::UnknownNotation> {
    text.parse().map(Choice)
}

/// Prints the path of each puzzle of the file; where there are several, each
/// under its number.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let mut code = FINE;
    let mut number = 0;
    input::for_each_batch(&arguments.file, |puzzles| {
        let alone = number == 0 && puzzles.len() == 1;
        for puzzle in puzzles {
            number += 1;
            if !path(&puzzle, (!alone).then_some(number), arguments, out)? {
                code = NOT_SOLVED;
            }
        }
        Ok(())
    })?;
    Ok(code)
}

/// Prints one path; whether it ended solved.
fn path(
    puzzle: &Puzzle,
    number: Option<usize>,
    arguments: &Arguments,
    out: &mut impl Write,
) -> Result<bool, Error> {
    let mut session = Session::new(puzzle);
    session.granularity = arguments.granularity.0;
    if let Some(preset) = arguments.preset {
        session.solver = Solver::preset(preset);
    } else if !arguments.rules.is_empty() {
        session.solver = Solver::with(arguments.rules.iter().copied());
    }
    session.solver.set_through_sets(arguments.through_sets);
    let printer = Printer {
        number,
        arguments,
        one_rule: session.solver.techniques().count() == 1,
    };
    printer.heading(out)?;
    let mut steps = 0;
    loop {
        match session.step() {
            Outcome::Stepped(deductions) => {
                steps += 1;
                printer.step(steps, &deductions, out)?;
            }
            outcome => {
                let (word, text) = ending(&outcome, steps, &session, arguments.notation.0);
                printer.ending(word, &text, out)?;
                return Ok(outcome == Outcome::Solved);
            }
        }
    }
}

/// The word for an outcome that ends the path, and the rest of the sentence.
fn ending(
    outcome: &Outcome,
    steps: usize,
    session: &Session,
    notation: Notation,
) -> (&'static str, String) {
    let steps = if steps == 1 {
        "1 step".to_owned()
    } else {
        format!("{steps} steps")
    };
    match outcome {
        Outcome::Stepped(_) | Outcome::Solved => ("solved", format!("in {steps}")),
        Outcome::Stalled { solutions, .. } => {
            let empty = session.grid().unsolved().len();
            let several = match solutions {
                SolutionCount::Several => ", and the puzzle has several solutions",
                _ => "",
            };
            (
                "stalled",
                format!("after {steps}: no rule applies, {empty} cells are empty{several}"),
            )
        }
        Outcome::Inconsistent(diagnosis) => {
            let cause = explain::contradiction(&diagnosis.contradiction).render(notation);
            (
                "inconsistent",
                format!("after {steps}: {}", cause.trim_end_matches('.')),
            )
        }
    }
}

struct Printer<'a> {
    number: Option<usize>,
    arguments: &'a Arguments,
    /// Where one rule alone is used, its name says nothing new.
    one_rule: bool,
}

impl Printer<'_> {
    fn heading(&self, out: &mut impl Write) -> Result<(), Error> {
        if let (Some(number), false) = (self.number, self.arguments.json) {
            if number > 1 {
                writeln!(out)?;
            }
            writeln!(out, "Puzzle {number}")?;
        }
        Ok(())
    }

    fn step(
        &self,
        step: usize,
        deductions: &[Deduction],
        out: &mut impl Write,
    ) -> Result<(), Error> {
        let notation = self.arguments.notation.0;
        if self.arguments.json {
            return self.json(self.object(step, deductions), out);
        }
        if self.arguments.compact {
            let compact = deductions
                .iter()
                .map(|deduction| explain::compact(deduction, notation));
            let compact = compact.collect::<Vec<_>>().join("; ");
            return Ok(writeln!(out, "{step}. {compact}")?);
        }
        if let Some(length) = self.arguments.length {
            let text = said(deductions, length).render(notation);
            return Ok(writeln!(out, "{step}. {text}")?);
        }
        let acts: Vec<_> = deductions
            .iter()
            .map(|deduction| explain::acts(deduction, notation))
            .collect();
        let acts = acts.join(if notation == Notation::Zero {
            "; "
        } else {
            ", "
        });
        match deductions.first() {
            Some(deduction) if !self.one_rule => {
                writeln!(out, "{step}. {}: {acts}", deduction.technique)?
            }
            _ => writeln!(out, "{step}. {acts}")?,
        }
        if self.arguments.why {
            for deduction in deductions {
                let argument = explain::argument(deduction).render(notation);
                writeln!(out, "   {argument}")?;
            }
        }
        Ok(())
    }

    /// A step for machines: what several deductions of one rule say and show is
    /// put together.
    fn object(&self, step: usize, deductions: &[Deduction]) -> Json {
        let notation = self.arguments.notation.0;
        let technique = deductions.first().map(|deduction| deduction.technique);
        let text = said(deductions, self.arguments.length.unwrap_or_default());
        let pictures = deductions.iter().map(explain::picture);
        let compact = deductions
            .iter()
            .map(|deduction| explain::compact(deduction, notation));
        json!({
            "step": step,
            "technique": technique,
            "name": technique.map(Technique::name),
            "code": technique.map(Technique::code),
            "level": technique.map(Technique::level),
            "score": technique.map(Technique::score),
            "placements": candidates(deductions.iter().flat_map(|d| &d.placements)),
            "eliminations": candidates(deductions.iter().flat_map(|d| &d.eliminations)),
            "text": text.render(notation),
            "spans": text.written(notation),
            "compact": compact.collect::<Vec<_>>().join("; "),
            "picture": pictures.reduce(Picture::join).unwrap_or_default(),
        })
    }

    fn ending(&self, word: &str, text: &str, out: &mut impl Write) -> Result<(), Error> {
        if self.arguments.json {
            self.json(
                json!({ "outcome": word, "text": format!("{word} {text}") }),
                out,
            )
        } else {
            Ok(writeln!(out, "{word} {text}")?)
        }
    }

    fn json(&self, mut object: Json, out: &mut impl Write) -> Result<(), Error> {
        if let Some(number) = self.number {
            object["puzzle"] = number.into();
        }
        Ok(writeln!(out, "{object}")?)
    }
}

/// What the deductions of a step, all of one rule, say together.
fn said(deductions: &[Deduction], length: Length) -> Text {
    let (count, between) = match length {
        // They all have the same name.
        Length::Name => (1, ""),
        Length::Place => (deductions.len(), "; "),
        Length::Argument => (deductions.len(), " "),
    };
    deductions
        .iter()
        .take(count)
        .map(|deduction| explain::text(deduction, length))
        .reduce(|text, next| text.then(between).join(next))
        .unwrap_or_default()
}

fn candidates<'a>(candidates: impl Iterator<Item = &'a Candidate>) -> Vec<Json> {
    candidates
        .map(|candidate| json!({ "cell": candidate.cell.to_string(), "digit": candidate.digit.get() }))
        .collect()
}
