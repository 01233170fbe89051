use std::io::Write;

use serde_json::json;

use super::input::OneOf;
use super::path::RuleArguments;
use super::{Error, FINE, NOT_SOLVED, indented, language};
use sudoku_engine::grid::{Candidate, Cell, Digit, Grid};
use sudoku_engine::texts::{Language, Notation, Text, said};
use sudoku_telling::explain;
use sudoku_telling::notation::{self, Style};
use sudoku_telling::why::{Answer, Grounds, Passage, Question, Why};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: OneOf,
    /// The cell of the question: r1c1 to r9c9, A1 to I9 or as --notation says [default: the board]
    cell: Option<String>,
    /// The digit of the question [default: the value of the cell, or the one that it takes]
    #[arg(value_parser = digit)]
    digit: Option<Digit>,
    #[command(flatten)]
    rules: RuleArguments,
    /// Print each step in one line, in the style of HoDoKu or in Eureka
    #[arg(long, value_name = "STYLE", num_args = 0..=1, require_equals = true,
        default_missing_value = "hodoku", conflicts_with = "json")]
    compact: Option<Style>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The reason why there is no answer.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub(super) enum WhyError {
    /// The question is about something that is not a cell of the board.
    NotACell {
        /// The text given as a cell.
        text: String,
        /// How cells are written.
        notation: Notation,
        /// The last cell of the board.
        last: Cell,
    },
    /// The question is about a digit that the board does not have.
    NotADigit {
        /// The digit.
        digit: Digit,
        /// The number of digits of the board.
        most: usize,
    },
    /// It takes too many guesses to count the solutions of the board.
    TooManyGuesses,
}

impl WhyError {
    /// Returns the reason in the words of a language.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::NotACell {
                text,
                notation,
                last,
            } => {
                let cell = text.escape_debug().to_string();
                let named =
                    |notation: Notation| (notation.cell(Cell::at(0, 0)), notation.cell(*last));
                let (first, last) = named(*notation);
                let (first_letters, last_letters) = named(Notation::Letters);
                if *notation == Notation::Letters {
                    return said!(
                        "cli-error-why-cell-letters",
                        cell = cell,
                        first = first,
                        last = last
                    );
                }
                said!(
                    "cli-error-why-cell",
                    cell = cell,
                    first = first,
                    last = last,
                    first_letters = first_letters,
                    last_letters = last_letters
                )
            }
            Self::NotADigit { digit, most } => {
                said!("cli-error-why-digit", digit = *digit, most = *most)
            }
            Self::TooManyGuesses => said!("cli-error-why-guesses"),
        }
    }
}

/// Prints the answer to a question about a puzzle.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let session = arguments.rules.session(&arguments.source.puzzle()?);
    let notation = arguments.rules.notation();
    let layout = session.grid().layout();
    let cell = match &arguments.cell {
        Some(text) => {
            let cell = notation::read_cell(text, layout, notation);
            let last = layout.size() - 1;
            Some(cell.ok_or_else(|| WhyError::NotACell {
                text: text.clone(),
                notation,
                last: Cell::at(last, last),
            })?)
        }
        None => None,
    };
    let most = layout.size();
    if let Some(digit) = arguments.digit.filter(|it| usize::from(it.get()) > most) {
        return Err(WhyError::NotADigit { digit, most }.into());
    }
    let question = match (cell, arguments.digit) {
        (Some(cell), Some(digit)) => Question::Digit(Candidate::new(cell, digit)),
        (Some(cell), None) => Question::Cell(cell),
        (None, _) => Question::Board,
    };
    let why = session
        .why(question)
        .map_err(|_| WhyError::TooManyGuesses)?;
    let language = language();
    let lacking = lacking(&why, session.grid());
    if arguments.json {
        let mut object = why.object(language, notation);
        object["cell"] = json!(cell.map(|cell| cell.to_string()));
        object["digit"] = json!(arguments.digit.map(Digit::get));
        object["lacking"] = json!(lacking);
        writeln!(out, "{object}")?;
    } else if let Some(style) = arguments.compact {
        writeln!(out, "{}", why.compact(style, notation))?;
    } else {
        let summary = match why.left_out() {
            Some(left_out) => why.summary().sentence(left_out),
            None => why.summary(),
        };
        writeln!(out, "{}", summary.render(language, notation))?;
        if lacking > 0 {
            let told = said!("cli-why-fewer", count = lacking);
            writeln!(out, "{}", told.render(language, notation))?;
        }
        tell(&why, language, notation, out)?;
    }
    Ok(if is_answered(&why) { FINE } else { NOT_SOLVED })
}

/// Returns the number of digits that the board of an argument lacks.
fn lacking(why: &Why, grid: &Grid) -> usize {
    let Some(first) = why.passages().into_iter().next() else {
        return 0;
    };
    let is_left_out =
        |cell: &Cell| grid.value(*cell).is_some() && first.grid.value(*cell).is_none();
    grid.layout().cells().iter().filter(is_left_out).count()
}

/// Prints the argument of an answer, one numbered line per step.
pub(super) fn tell(
    why: &Why,
    language: &Language,
    notation: Notation,
    out: &mut impl Write,
) -> Result<(), Error> {
    let mut step = 0;
    for part in why.passages() {
        step += usize::from(part.step.is_some());
        let text = indented(&part.argument.render(language, notation));
        match part {
            Passage {
                step: Some(deduction),
                ..
            } => {
                let acts = explain::acts(Language::english(), &deduction, notation);
                writeln!(out, "{step}. {}: {acts}\n   {text}", deduction.technique)?;
            }
            Passage { step: None, .. } => writeln!(out, "   {text}")?,
        }
    }
    Ok(())
}

/// Whether there is an argument and the board itself is not the problem.
fn is_answered(why: &Why) -> bool {
    match &why.answer {
        Answer::Proved(proof) => !matches!(proof.grounds, Grounds::Search { .. }),
        Answer::NoSolution(_) | Answer::SeveralSolutions(_) => false,
        Answer::Given(_)
        | Answer::Taken { .. }
        | Answer::Clash { .. }
        | Answer::Excluded { .. }
        | Answer::LeftOut { .. }
        | Answer::Open { .. }
        | Answer::OneSolution => true,
    }
}

fn digit(text: &str) -> Result<Digit, String> {
    let unknown = || format!("'{}' is not a digit from 1 to 9", text.escape_debug());
    let mut letters = text.chars();
    match (letters.next().and_then(Digit::from_char), letters.next()) {
        (Some(digit), None) => Ok(digit),
        _ => Err(unknown()),
    }
}
