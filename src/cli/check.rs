use std::io::Write;

use super::input::OneOf;
use super::path::NotationArgument;
use super::{Error, FINE, NOT_SOLVED, language};
use crate::explain;
use crate::notation::{self, ReadError};
use crate::session::Session;
use crate::texts::said;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: OneOf,
    /// The step, as `steps --compact` writes it, in the manner of HoDoKu or in Eureka; its
    /// technique may be left out
    #[arg(allow_hyphen_values = true)]
    step: String,
    #[command(flatten)]
    notation: NotationArgument,
}

/// Why what is to be checked is no step.
#[derive(Debug, thiserror::Error)]
#[error("the step cannot be read: {0}")]
pub(super) struct Unreadable(#[from] ReadError);

/// Says of a step whether it holds on a board, and by what or why not; of several with `;`
/// between them, a line each.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let session = Session::new(&arguments.source.puzzle()?);
    let (grid, notation) = (session.grid(), arguments.notation.notation());
    let steps = notation::read(&arguments.step, grid.layout(), notation).map_err(Unreadable)?;
    let language = language();
    let mut code = FINE;
    for step in &steps {
        let said = match notation::check(step, grid) {
            Ok(grounds) => {
                let grounds = explain::grounds(language, grounds);
                said!(language, "check-holds", grounds = grounds)
            }
            Err(flaw) => {
                code = NOT_SOLVED;
                said!(language, "check-fails", flaw = flaw.text(language))
            }
        };
        writeln!(out, "{}", said.render(language, notation))?;
    }
    Ok(code)
}
