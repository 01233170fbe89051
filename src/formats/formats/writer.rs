use std::io::{self, Write};

use super::loss::written_title;
use super::{BitOrder, Format, Loss, NoPlace, losses, unheld};
use crate::files::system_reason;
use sudoku_engine::sudoku::{Metadata, Puzzle};
use sudoku_engine::texts::{Language, Text, said};

/// Writes puzzles one after another, in limited memory.
///
/// ```
/// use sudoku_formats::formats::{Format, Writer};
/// use sudoku_engine::sudoku::Puzzle;
///
/// let mut puzzles = Writer::new(Vec::new(), Format::Sdm);
/// for _ in 0..3 {
///     puzzles.write(&Puzzle::new([None; 81]))?;
/// }
/// let file = puzzles.finish()?;
/// assert_eq!(file, format!("{}\n", "0".repeat(81)).repeat(3).into_bytes());
/// # Ok::<(), sudoku_formats::formats::WriteError>(())
/// ```
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    format: Format,
    bit_order: BitOrder,
    /// The content of a file that holds one puzzle.
    only: Option<Vec<u8>>,
    /// The title and other data of the first puzzle, if the file has them once for all puzzles.
    header: Option<(Option<String>, Metadata)>,
}

/// The reason why puzzles could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum WriteError {
    /// Writing to the output failed.
    Io(#[from] io::Error),
    /// The format holds one puzzle, but there are several.
    Several(Format),
    /// The format has no place for the puzzle.
    NoPlace(#[from] NoPlace),
}

impl WriteError {
    /// The sentence, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::Io(error) => system_reason(error),
            Self::Several(format) => {
                said!("error-several", format = format.text())
            }
            Self::NoPlace(error) => error.text(),
        }
    }
}

impl<W: Write> Writer<W> {
    /// Starts a file.
    pub const fn new(out: W, format: Format) -> Self {
        Self {
            out,
            format,
            bit_order: BitOrder::Digit1Last,
            only: None,
            header: None,
        }
    }

    /// Writes constraint dumps with their bits in this order.
    #[must_use]
    pub fn with_bit_order(self, bit_order: BitOrder) -> Self {
        Self { bit_order, ..self }
    }

    /// Returns everything that will be lost of a puzzle if it is written next.
    pub fn losses(&self, puzzle: &Puzzle) -> Vec<Loss> {
        let mut lost = losses(puzzle, self.format);
        if let Some((title, metadata)) = &self.header
            && (written_title(puzzle, self.format) != *title || puzzle.metadata != *metadata)
        {
            lost.push(Loss::Header);
        }
        lost
    }

    /// Writes a puzzle. A file that holds only one is written by
    /// [`finish`](Self::finish).
    ///
    /// # Errors
    ///
    /// If the format holds one puzzle and this is the second, if it has no place for the puzzle, or
    /// if the output fails. Such a puzzle is not written, and others can follow.
    pub fn write(&mut self, puzzle: &Puzzle) -> Result<(), WriteError> {
        if !self.format.holds_several() {
            if self.only.is_some() {
                return Err(WriteError::Several(self.format));
            }
            self.only = Some(write_alone(puzzle, self.format, self.bit_order)?);
            return Ok(());
        }
        let alone = write_alone(puzzle, self.format, self.bit_order)?;
        if let (Some(frame), None) = (&self.format.record().frame, &self.header) {
            self.out.write_all((frame.start)(puzzle).as_bytes())?;
            let title = written_title(puzzle, self.format);
            self.header = Some((title, puzzle.metadata.clone()));
        }
        self.out.write_all(&alone)?;
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    ///
    /// If the output fails.
    pub fn finish(mut self) -> Result<W, WriteError> {
        if let Some(file) = &self.only {
            self.out.write_all(file)?;
        }
        if let (Some(frame), Some(_)) = (&self.format.record().frame, &self.header) {
            self.out.write_all((frame.end)().as_bytes())?;
        }
        self.out.flush()?;
        Ok(self.out)
    }
}

/// Returns the file of one puzzle.
///
/// # Errors
///
/// If the format has no place for the puzzle.
///
/// ```
/// use sudoku_formats::formats::{Format, write};
/// use sudoku_engine::sudoku::Puzzle;
///
/// let file = write(&Puzzle::new([None; 81]), Format::Gri)?;
/// assert_eq!(file, [0; 36]);
/// # Ok::<(), sudoku_formats::formats::NoPlace>(())
/// ```
pub fn write(puzzle: &Puzzle, format: Format) -> Result<Vec<u8>, NoPlace> {
    let alone = write_alone(puzzle, format, BitOrder::default())?;
    let Some(frame) = &format.record().frame else {
        return Ok(alone);
    };
    let start = (frame.start)(puzzle).into_bytes();
    Ok([start, alone, (frame.end)().into_bytes()].concat())
}

/// Writes a puzzle without the parts of the file around all puzzles.
fn write_alone(puzzle: &Puzzle, format: Format, bit_order: BitOrder) -> Result<Vec<u8>, NoPlace> {
    if let Some(what) = unheld(puzzle, format) {
        return Err(NoPlace { format, what });
    }
    Ok((format.record().write)(puzzle, bit_order))
}
