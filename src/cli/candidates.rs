use std::io::Write;

use super::input::{self, Source};
use super::{Error, FINE, progress};
use sudoku_engine::sudoku::Position;
use sudoku_formats::formats::{write_constraints, write_pencil_marks};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: Source,
    /// Print the digits that each cell cannot hold instead: nine rows of nine
    /// binary numbers of nine bits, digit 1 being bit 0, a 1 where the digit cannot
    /// go; a cell that may be 5 or 7 is 0b110101111
    #[arg(long)]
    constraints: bool,
}

/// Prints the candidates of each puzzle of the file, with an empty line between puzzles.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let mut first = true;
    progress::files(1);
    input::for_each_batch(&arguments.source, |puzzles| {
        for puzzle in puzzles {
            if !std::mem::take(&mut first) {
                writeln!(out)?;
            }
            let position = Position::new(&puzzle);
            let text = if arguments.constraints {
                write_constraints(position.grid(), arguments.source.bit_order())
            } else {
                write_pencil_marks(position.grid())
            };
            out.write_all(text.as_bytes())?;
            progress::done(1);
        }
        Ok(())
    })?;
    Ok(FINE)
}
