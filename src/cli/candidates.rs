use std::io::Write;
use std::path::PathBuf;

use super::{Error, FINE, input};
use crate::formats::{write_constraints, write_pencil_marks};
use crate::sudoku::Position;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The puzzle file; `-` is standard input
    file: PathBuf,
    /// Print the digits that each cell cannot hold instead: nine rows of nine
    /// groups of nine bits, digit 1 (bit 0) first, a 1 where the digit cannot go
    #[arg(long)]
    constraints: bool,
}

/// Prints the candidates of each puzzle of the file, an empty line between
/// two.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let mut first = true;
    input::for_each_batch(&arguments.file, |puzzles| {
        for puzzle in puzzles {
            if !std::mem::take(&mut first) {
                writeln!(out)?;
            }
            let position = Position::new(&puzzle);
            let text = if arguments.constraints {
                write_constraints(position.grid())
            } else {
                write_pencil_marks(position.grid())
            };
            out.write_all(text.as_bytes())?;
        }
        Ok(())
    })?;
    Ok(FINE)
}
