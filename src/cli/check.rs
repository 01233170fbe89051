use std::io::Write;

use super::input::OneOf;
use super::path::NotationArgument;
use super::why::{WhyError, tell};
use super::{Error, FINE, NOT_SOLVED, language};
use sudoku_engine::grid::Candidate;
use sudoku_engine::search::Stop;
use sudoku_engine::texts::{Language, Notation, Text, said};
use sudoku_telling::explain;
use sudoku_telling::notation::{self, ReadError, WrittenStep};
use sudoku_telling::session::{Session, is_true};
use sudoku_telling::why::{Answer, Question};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: OneOf,
    /// The step, as `steps --compact` writes it, in the manner of HoDoKu or in Eureka; its
    /// technique may be left out
    ///
    /// A line from a log of CSP-Rules or of SudokuWiki is read, too. A bare claim, such as
    /// r8c5<>8 or r3c4=7, is answered with the reason why it holds or why not.
    #[arg(allow_hyphen_values = true)]
    step: String,
    #[command(flatten)]
    notation: NotationArgument,
}

/// The reason why a text to be checked is not a step.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub(super) struct Unreadable(#[from] ReadError);

impl Unreadable {
    /// The reason in the words of a language.
    pub(super) fn text(&self) -> Text {
        said!("cli-error-step", reason = self.0.text())
    }
}

/// Says whether a step is valid on a board, with the grounds or the flaw; for several steps
/// separated by `;`, one line each. For a claim without grounds, an argument is searched.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let session = Session::new(&arguments.source.puzzle()?);
    let (grid, notation) = (session.grid(), arguments.notation.notation());
    let steps = notation::read(&arguments.step, grid.layout(), notation).map_err(Unreadable)?;
    let language = language();
    let mut code = FINE;
    for step in &steps {
        let said = match notation::check(step, grid) {
            Ok(grounds) => {
                let grounds = explain::grounds(grounds);
                said!("check-holds", grounds = grounds)
            }
            Err(flaw) if step.is_open(&flaw) => {
                code = code.max(look_for(step, &session, notation, out)?);
                continue;
            }
            Err(flaw) => {
                code = NOT_SOLVED;
                let givens = session.position().givens();
                let is_true =
                    flaw.is_of_pattern() && is_true(step, &givens, &Stop::never()) == Some(true);
                let name = match is_true {
                    true => "check-fails-but",
                    false => "check-fails",
                };
                said!(name, flaw = flaw.text_on(session.position().given()))
            }
        };
        writeln!(out, "{}", said.render(language, notation))?;
    }
    Ok(code)
}

/// Says whether each conclusion of a step is true, and why.
fn look_for(
    step: &WrittenStep,
    session: &Session,
    notation: Notation,
    out: &mut impl Write,
) -> Result<u8, Error> {
    let language = language();
    let placed = step.placements.iter().map(|it| (*it, true));
    let removed = step.eliminations.iter().map(|it| (*it, false));
    let mut code = FINE;
    for (candidate, is_true) in placed.chain(removed) {
        let question = Question::Digit(candidate);
        let why = session
            .why(question)
            .map_err(|_| WhyError::TooManyGuesses)?;
        let name = match (is_so(&why.answer, candidate), &why.answer) {
            (Some(so), _) if so == is_true => "check-claim-holds",
            (Some(_), _) => "check-claim-fails",
            (None, Answer::Open { .. }) => "check-claim-open",
            (None, _) => "check-claim-unknown",
        };
        if name != "check-claim-holds" {
            code = NOT_SOLVED;
        }
        let said = said!(name, why = why.summary());
        writeln!(out, "{}", said.render(language, notation))?;
        tell(&why, language, notation, out)?;
    }
    Ok(code)
}

/// Whether an answer says that a candidate is true or false; `None` if it says neither.
fn is_so(answer: &Answer, candidate: Candidate) -> Option<bool> {
    match answer {
        Answer::Given(given) => Some(*given == candidate),
        Answer::Taken { .. } => Some(false),
        Answer::Excluded { is_right, .. } | Answer::LeftOut { is_right, .. } => Some(*is_right),
        Answer::Proved(proof) => Some(proof.claim.is_true),
        Answer::Clash { .. }
        | Answer::Open { .. }
        | Answer::NoSolution(_)
        | Answer::SeveralSolutions(_)
        | Answer::OneSolution => None,
    }
}
