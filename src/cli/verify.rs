use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use super::input::{self, FileName};
use super::output::Output;
use super::{Error, FINE, NOT_SOLVED, complain, language};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_telling::verify::{Misread, Verdict, Verification};

/// The most bytes of a line. The argument in words of a step with many side arguments takes half of
/// them.
const LONGEST_LINE: u64 = 256_000_000;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Files with the lines of `steps --json`; `-` is standard input
    #[arg(required = true, value_parser = input::path())]
    files: Vec<PathBuf>,
    /// With several files, leave the name of the file out of each answer
    #[arg(long)]
    no_names: bool,
}

/// The reason why a line of a file cannot be verified.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub(super) enum Unverified {
    Line(PathBuf, usize, #[source] Misread),
    LongLine(PathBuf, usize),
    NoLine(PathBuf),
}

impl Unverified {
    /// The reason in the words of a language.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::Line(path, line, misread) => said!(
                "cli-error-verify-line",
                path = printable::path(path),
                line = *line,
                reason = misread.text()
            ),
            Self::LongLine(path, line) => said!(
                "cli-error-verify-long-line",
                path = printable::path(path),
                line = *line,
                most = LONGEST_LINE / 1_000_000
            ),
            Self::NoLine(path) => said!("cli-error-verify-empty", path = printable::path(path)),
        }
    }
}

/// Prints a line for each path of each file. A file that cannot be read is reported, and the next
/// one follows.
pub(super) fn run(arguments: &Arguments, out: &mut Output) -> Result<u8, Error> {
    let is_told = arguments.files.len() > 1 && !arguments.no_names;
    let mut code = FINE;
    for file in &arguments.files {
        let name = FileName::of(file, is_told);
        let verified = verify(file, |verdict| {
            if verdict.flaw.is_some() {
                code = code.max(NOT_SOLVED);
            }
            let said = verdict.text().words(language());
            Ok(writeln!(out, "{}", name.before(&said))?)
        });
        match verified {
            Err(error @ (Error::Unverified(_) | Error::Unreadable(..))) => {
                out.flush()?;
                code = complain(&error);
            }
            verified => verified?,
        }
    }
    Ok(code)
}

/// Passes the answer for each path of a file to `tell`.
fn verify(file: &Path, mut tell: impl FnMut(&Verdict) -> Result<(), Error>) -> Result<(), Error> {
    let (path, source) = input::named(file);
    let source = source.map_err(|error| Error::Unreadable(path.to_owned(), error))?;
    let mut verification = Verification::default();
    let result = verify_lines(path, BufReader::new(source), &mut verification, &mut tell);
    // An interrupted path has no ending, but its steps are answered, if there are any.
    let verdict = verification.end();
    let is_told = |it: &Verdict| result.is_ok() || it.steps > 0 || it.flaw.is_some();
    if let Some(verdict) = verdict.filter(is_told) {
        tell(&verdict)?;
    }
    result
}

fn verify_lines(
    path: &Path,
    mut source: impl BufRead,
    verification: &mut Verification,
    tell: &mut impl FnMut(&Verdict) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut is_empty = true;
    let mut bytes = Vec::new();
    for number in 1.. {
        bytes.clear();
        let mut line = source.by_ref().take(LONGEST_LINE + 1);
        line.read_until(b'\n', &mut bytes)
            .map_err(|error| Error::Unreadable(path.to_owned(), error.into()))?;
        if bytes.is_empty() {
            break;
        }
        if bytes.len() as u64 > LONGEST_LINE {
            return Err(Unverified::LongLine(path.to_owned(), number).into());
        }
        if bytes.trim_ascii().is_empty() {
            continue;
        }
        is_empty = false;
        let verdict = verification.line(&bytes);
        let verdict =
            verdict.map_err(|misread| Unverified::Line(path.to_owned(), number, misread))?;
        if let Some(verdict) = verdict {
            tell(&verdict)?;
        }
    }
    match is_empty {
        true => Err(Unverified::NoLine(path.to_owned()).into()),
        false => Ok(()),
    }
}
