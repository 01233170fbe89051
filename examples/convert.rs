//! Reads a collection puzzle by puzzle, and writes it in another format.
//!
//! Run it with `cargo run --example convert`.

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use std::io::BufRead;

use sudoku_stepper::formats::{Format, ReadError, Reader, WriteError, Writer, losses};

const FILE: &[u8] = b"\
.7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2 # easy
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. # hard
";

/// Converts a source of any size in limited memory: a puzzle is written before the next is read.
/// Losses in the format are passed to `told`.
pub fn convert(
    source: impl BufRead,
    format: Format,
    mut told: impl FnMut(String),
) -> Result<Vec<u8>, ConvertError> {
    // Any `Write` works in place of the vector.
    let mut writer = Writer::new(Vec::new(), format);
    for puzzle in Reader::new(source)? {
        let puzzle = puzzle?;
        for loss in losses(&puzzle, format) {
            told(format!("as {format}, {loss}"));
        }
        writer.write(&puzzle)?;
    }
    Ok(writer.finish()?)
}

/// The errors of a conversion.
#[derive(Debug, thiserror::Error)]
pub enum ConvertError {
    /// The source contains a mistake, or failed.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The format holds only one puzzle, or the output failed.
    #[error(transparent)]
    Write(#[from] WriteError),
}

fn main() {
    for format in [Format::Library, Format::OpenSudoku, Format::Gri] {
        match convert(FILE, format, |loss| say!("{loss}")) {
            Ok(file) => say!("{}", String::from_utf8_lossy(&file)),
            Err(error) => say!("{error}"),
        }
    }
}
