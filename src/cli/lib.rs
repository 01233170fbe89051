//! The subcommands: the engine without a window.

#![warn(unreachable_pub)]
#![forbid(unsafe_code)]

mod candidates;
mod check;
mod convert;
#[cfg(feature = "app")]
mod desktop;
mod export;
mod generate;
mod in_order;
mod input;
mod interrupt;
mod long_run;
mod no_window;
mod numbers;
mod output;
mod path;
mod progress;
mod rate;
mod refused;
mod rules;
mod search;
mod solve;
mod spoken;
mod steps;
mod texts;
mod verify;
mod why;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};

use sudoku_engine::generate::GenerateError;
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, LanguageError};
use sudoku_formats::files::FileError;
use sudoku_formats::formats::{Format, NoPlace};
use sudoku_telling::session::{OpenError, SaveError, Sound};

/// Everything went as requested, and every puzzle has exactly one solution or was solved.
const FINE: u8 = 0;
/// A puzzle has no solution or several, or the rules did not solve it.
const NOT_SOLVED: u8 = 1;
/// The file of a language is incomplete, or contains something that does not fit.
const UNFIT: u8 = 1;
/// The format could not hold everything about a puzzle.
const LOST: u8 = 1;
/// Not all requested puzzles could be made.
const UNMADE: u8 = 1;
/// Some files of the program could not be removed.
#[cfg(feature = "app")]
const LEFT_BEHIND: u8 = 1;
/// Something could not be read or written.
const FAILED: u8 = 2;
/// The work was ended by a signal.
const INTERRUPTED: u8 = 130;

/// The command line.
#[derive(Debug, Parser)]
#[command(
    name = "sudoku-stepper",
    version,
    about = "Teaches Sudoku by solving it one deduction at a time",
    override_usage = "sudoku-stepper [OPTIONS] [FILE]\n       sudoku-stepper [OPTIONS] <COMMAND>"
)]
pub struct Arguments {
    /// What to do without a window.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A puzzle file to open in the window
    #[arg(value_parser = input::path())]
    pub file: Option<PathBuf>,
    /// The language of the output: en, de, es, the tag of a language beside the settings, or
    /// a file made by 'texts' [default: the system's, or else English]
    ///
    /// Help stays English, and so do the words that scripts read: those at the end ('solved',
    /// 'stalled', 'contradiction' and so on), and the names of techniques, levels and methods.
    #[arg(long, global = true, value_name = "TAG", value_parser = spoken::named)]
    pub language: Option<Language>,
}

/// What to do without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the solution of each puzzle: one line per puzzle, one character per cell
    ///
    /// If a puzzle has no solution or more than one, the line says so. The exit code is 0 if every
    /// puzzle has exactly one solution, 1 if not, 2 if a file cannot be read. With several files,
    /// each line begins with the name of its file.
    Solve(solve::Arguments),
    /// Print the solving path, one numbered line per step
    ///
    /// The last line says solved, contradiction, several solutions or stalled. The exit code is 0
    /// if the puzzle was solved, 1 if not, 2 if the file cannot be read. Each line is printed as
    /// soon as it is found; Ctrl C stops between two lines and says where.
    ///
    /// With --json, the first line has the puzzle, and each step its proof, which `verify` checks.
    ///
    /// With --all, it prints not a path but every step that is possible at the start. The last line
    /// says how many there are, and which rules were stopped early because they take too long. The
    /// exit code is 1 if there is no step.
    Steps(steps::Arguments),
    /// Say why a cell has its digit or cannot have one, or why a board has no single solution
    ///
    /// The answer is the easiest argument of the rules: the steps that it needs. If the rules
    /// cannot show it, the easiest rule that is off helps, or the opposite is followed to a
    /// contradiction. Without a digit, the question is about the value of the cell, or the value
    /// that an empty cell takes; without a cell, it is about the board. The exit code is 0 if there
    /// is an answer and, for the board, exactly one solution; 1 if the board has no solution or
    /// more than one, or if only trial and error shows the answer; 2 if the question is not valid
    /// or the file cannot be read.
    Why(why::Arguments),
    /// Say whether a step is valid on a board, with its grounds or its mistake
    ///
    /// The step is written as `steps --compact` prints it, in the style of HoDoKu or in Eureka; the
    /// name of the technique may be left out. The links of chains, the cells of fish, wings and
    /// sets are checked on the board itself, whether or not the rules would find the step: 'r5c3
    /// still has 4: it is no strong link between 2 and 3'. Of other techniques only the conclusion
    /// is compared with those of the rule.
    /// The exit code is 0 if the step is valid, 1 if not, 2 if it is not a step or the file cannot
    /// be read.
    Check(check::Arguments),
    /// Check paths by their proofs alone: what `steps --json` printed
    ///
    /// No rule is asked, and nothing in the file is trusted but its puzzle: the proof of each step
    /// is checked line by line on the board that the steps before it lead to. A line per path says
    /// how many steps follow, or names the first step and line that does not, and the reason. If a
    /// proof rests on the puzzle having one solution, a search counts the solutions. The exit code
    /// is 0 if all steps follow, 1 if one does not or gives no proof, 2 if a file cannot be read or
    /// is not such a file.
    Verify(verify::Arguments),
    /// Print how hard each puzzle is: level, score and hardest technique
    ///
    /// If the rules find nothing, cells are filled from the solution, and the line says how many.
    /// With --scale se, the line begins with ER/EP/ED: Sudoku Explainer's ratings of the hardest
    /// step, of the hardest step up to the first value, and of the first step. The exit code is 0
    /// if every puzzle has exactly one solution, 1 if not, 2 if a file cannot be read. With several
    /// files, each line begins with the name of its file.
    Rate(rate::Arguments),
    /// Print how many digits backtracking tries, by three methods
    ///
    /// The methods are: cell by cell in reading order, as in textbooks; the cell with the fewest
    /// candidates first; the same with singles set first. A search stops at the second solution.
    /// The exit code is 0 if every puzzle has exactly one solution, 1 if not, 2 if a file cannot be
    /// read.
    Search(search::Arguments),
    /// Make puzzles with exactly one solution, one line of 81 characters each
    ///
    /// The same seed makes the same puzzles on every machine. Without a seed, a random one is used
    /// and printed on standard error. Rare wishes can take long: --limit and --time set a limit,
    /// and Ctrl C stops. The exit code is 0 if all puzzles were made, 1 if not, 2 if a wish cannot
    /// be fulfilled, 130 after Ctrl C.
    Generate(generate::Arguments),
    /// Print the candidates of each empty cell in a grid
    Candidates(candidates::Arguments),
    /// Write puzzles in another format
    ///
    /// The format of each file is recognized by its content. Losses in the new format are reported
    /// on standard error. The exit code is 0 if nothing is lost, 1 if something is, 2 if something
    /// cannot be read or written.
    Convert(convert::Arguments),
    /// Write the path, a step or the board as a web page, Markdown, JSON, SVG or PNG
    ///
    /// A page is one file with pictures and explanations, to read or print. With several puzzles,
    /// each gets a file if the name of the output contains {}. A puzzle without a solution is
    /// exported, too, with a message on standard error. The exit code is 0, or 2 if something
    /// cannot be read, made or written.
    Export(export::Arguments),
    /// Add the program to the menu of the desktop, with its icon and file types, or remove it
    ///
    /// For desktops that follow freedesktop.org, as on Linux. Everything goes into folders of the
    /// user. The exit code is 0, 1 if something cannot be removed, 2 if something cannot be
    /// written.
    #[cfg(feature = "app")]
    Desktop(desktop::Arguments),
    /// List the rules: name, level, score and family
    Rules(rules::Arguments),
    /// Print all texts of the program, to be translated
    ///
    /// With --check, print what is missing in a file of another language and what does not fit, one
    /// line each. The exit code is 0 if there is nothing to report, 1 if there is, 2 if the file
    /// cannot be read, is larger than 4 MB or is not such a file.
    Texts(texts::Arguments),
}

pub use interrupt::watch_signals;
pub use no_window::NoWindow;
use spoken::language;

use output::Output;

/// The commands alone.
#[derive(Debug, Parser)]
#[command(name = "sudoku-stepper")]
struct Commands {
    #[command(subcommand)]
    _command: Command,
}

/// The option that may stand before a command.
const LANGUAGE: &str = "--language";

/// Reports a command line with both a file and a command, because only one is allowed.
fn both(arguments: &Arguments) -> Option<clap::Error> {
    let is_both = arguments.file.is_some() && arguments.command.is_some();
    is_both.then(|| {
        let told = "a file before a command is none of its files; put it behind the command";
        Arguments::command().error(ErrorKind::ArgumentConflict, told)
    })
}

/// Reports a command line whose first word is not a command, but was most likely meant to be one:
/// it is not a file either, and does not look like a file name. A single word must be similar to a
/// command.
fn mistyped() -> Option<clap::Error> {
    let (own, word, more) = first_word()?;
    let text = word.to_str()?;
    let is_like_a_name = text.starts_with('-') || text.contains(['.', '/', '\\']);
    if is_like_a_name || Path::new(text).exists() {
        return None;
    }
    let error = Commands::try_parse_from([own, word]).err()?;
    let is_none = error.kind() == ErrorKind::InvalidSubcommand;
    let is_similar = error.get(ContextKind::SuggestedSubcommand).is_some();
    (is_none && (more.is_some() || is_similar)).then_some(error)
}

/// Reports a command line that starts with the name of a file and continues with something that is
/// neither a command nor an option: most likely another file.
fn several(error: &clap::Error) -> Option<clap::Error> {
    let is_kind = matches!(
        error.kind(),
        ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument
    );
    let is_option = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(argument)) => argument.starts_with('-'),
        _ => false,
    };
    let (_, first, _) = first_word()?;
    let is_file = Commands::command().find_subcommand(&first).is_none();
    (is_kind && is_file && !is_option).then(|| {
        let told = "the window opens one file at a time; name one of them";
        Arguments::command().error(ErrorKind::TooManyValues, told)
    })
}

/// Returns the name of the program, the first word after it that does not belong to an option, and
/// the words after that.
fn first_word() -> Option<(OsString, OsString, Option<OsString>)> {
    let mut arguments = std::env::args_os();
    let own = arguments.next()?;
    let mut word = arguments.next()?;
    while word.to_str().is_some_and(|it| it.starts_with(LANGUAGE)) {
        if word == LANGUAGE {
            arguments.next();
        }
        word = arguments.next()?;
    }
    Some((own, word, arguments.next()))
}

/// Reads the command line. A mistake is reported and ends the program.
pub fn arguments() -> Arguments {
    if let Some(error) = mistyped() {
        error.exit();
    }
    let arguments = Arguments::try_parse().unwrap_or_else(|error| {
        // The message names arguments, which may be file names, so they are read again in printable
        // form.
        let printable = std::env::args_os().map(|argument| printable::os_text(&argument));
        let told = Arguments::try_parse_from(printable).err().unwrap_or(error);
        several(&told).unwrap_or(told).exit()
    });
    if let Some(error) = both(&arguments) {
        error.exit();
    }
    spoken::speak(arguments.language.as_ref());
    arguments
}

/// Runs a subcommand. Errors are reported on standard error in a sentence.
pub fn run(command: &Command) -> ExitCode {
    let mut out = Output::begin();
    interrupt::leave_whole_lines(&out);
    let result = match command {
        Command::Solve(arguments) => solve::run(arguments, &mut out),
        Command::Steps(arguments) => steps::run(arguments, &mut out),
        Command::Why(arguments) => why::run(arguments, &mut out),
        Command::Check(arguments) => check::run(arguments, &mut out),
        Command::Verify(arguments) => verify::run(arguments, &mut out),
        Command::Rate(arguments) => rate::run(arguments, &mut out),
        Command::Search(arguments) => search::run(arguments, &mut out),
        Command::Generate(arguments) => generate::run(arguments, &mut out),
        Command::Candidates(arguments) => candidates::run(arguments, &mut out),
        Command::Convert(arguments) => convert::run(arguments, &mut out),
        Command::Export(arguments) => export::run(arguments, &mut out),
        #[cfg(feature = "app")]
        Command::Desktop(arguments) => desktop::run(arguments, &mut out),
        Command::Rules(arguments) => rules::run(arguments, &mut out),
        Command::Texts(arguments) => texts::run(arguments, &mut out),
    };
    // The output before an error is printed first.
    let flushed = out.flush().map_err(Error::from);
    let result = result.and_then(|code| flushed.map(|()| code));
    progress::end();
    ExitCode::from(result.unwrap_or_else(|error| match error {
        // The reader has seen enough.
        error if error.is_broken_pipe() => FINE,
        error => complain(&error),
    }))
}

/// Reads the puzzles to open in the window: from a file, from a pipe that is already open or, for
/// `-`, from standard input.
///
/// # Errors
///
/// The same as for [`read_file`](sudoku_telling::session::read_file): a pipe that is not open yet
/// would delay the window.
pub fn read_to_open(path: &Path) -> Result<Sound, OpenError> {
    input::read_for_window(path)
}

/// The reason why a subcommand did not reach its end.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
enum Error {
    Open(#[from] OpenError),
    Generate(#[from] GenerateError),
    Write(#[from] io::Error),
    Save(#[from] SaveError),
    Export(#[from] export::ExportError),
    #[cfg(feature = "app")]
    Desktop(#[from] desktop::DesktopError),
    NoneMeant(#[from] input::NoneMeant),
    Why(#[from] why::WhyError),
    Check(#[from] check::Unreadable),
    Unverified(#[from] verify::Unverified),
    OnlyOne(Format),
    Several(Format),
    Unreadable(PathBuf, #[source] FileError),
    Language(PathBuf, #[source] LanguageError),
    NoPlace(#[from] NoPlace),
    NonePlaced(PathBuf, Format),
    OverSource(PathBuf),
    Unwritten(PathBuf),
}

impl Error {
    /// Whether the error means that nothing reads the pipe any longer.
    fn is_broken_pipe(&self) -> bool {
        let error = match self {
            Self::Write(error) => error,
            Self::Save(SaveError::File(_, FileError::System(error))) => error,
            _ => return false,
        };
        error.kind() == io::ErrorKind::BrokenPipe
    }
}

/// Returns the text with its later lines indented like the first, which starts after a number or a
/// heading.
fn indented(lines: &str) -> String {
    lines.replace('\n', "\n   ")
}

/// Prints a message on standard error.
fn say(sentence: &str) {
    progress::hidden(|| eprintln!("sudoku-stepper: {sentence}"));
}

/// Reports an error on standard error. Returns the exit code.
fn complain(error: &Error) -> u8 {
    say(&error.text().words(language()));
    FAILED
}
