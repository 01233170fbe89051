//! The texts of the program, and the gaps in a translation.

use std::io::Write;
use std::path::PathBuf;

use super::{Error, FINE, UNFIT, input, language};
use sudoku_engine::texts::{self, ENGLISH_SOURCE, LanguageError, MAX_BYTES};

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Print what is missing in this language file and what does not fit; `-` is standard input
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let Some(path) = &arguments.check else {
        out.write_all(ENGLISH_SOURCE.as_bytes())?;
        return Ok(FINE);
    };
    let bytes = input::read_up_to(MAX_BYTES, path)
        .map_err(|error| Error::Unreadable(path.clone(), error))?;
    let broken = |error: LanguageError| Error::Language(path.clone(), error);
    let source = texts::decode(&bytes).map_err(broken)?;
    let findings = texts::check(source).map_err(broken)?;
    for finding in &findings {
        writeln!(out, "{}", finding.text().words(language()))?;
    }
    Ok(if findings.is_empty() { FINE } else { UNFIT })
}
