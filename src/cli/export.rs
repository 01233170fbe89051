use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::convert::NUMBER;
use super::input::{self, NoneMeant, Sources};
use super::path::PathArguments;
use super::{Error, FAILED, FINE, language, numbers, progress, say};
use sudoku_engine::printable;
use sudoku_engine::search::{self, Stopped};
use sudoku_engine::sudoku::{Position, Puzzle};
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_telling::drawing::{Appearance, BoardStyle, Scene};
use sudoku_telling::explain::Picture;
use sudoku_telling::export::{self, Around, FileKind, PictureError, PictureSize, Wanted};
use sudoku_telling::session::write_all_named;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    sources: Sources,
    /// With several puzzles, the one with this number, or 'all' [default: all if --output contains
    /// {}]
    #[arg(long, value_name = "N")]
    puzzle: Option<Which>,
    /// What to make: html, markdown or json of the path, svg or png of the board
    #[arg(long = "as", value_name = "KIND")]
    kind: FileKind,
    /// Only the step with this number; in a picture, the board with that step
    #[arg(long, value_name = "N", value_parser = numbers::whole::<usize>)]
    step: Option<usize>,
    /// The width of a picture in pixels, 100 to 4096; its board is a square
    #[arg(long, value_name = "N", default_value_t)]
    size: PictureSize,
    /// Leave the names of rows and columns out of a picture
    #[arg(long)]
    no_labels: bool,
    /// Leave the candidates out of a picture, except those of its step
    #[arg(long)]
    no_candidates: bool,
    /// Shade every other box of a picture or a page
    #[arg(long)]
    shade_boxes: bool,
    /// Write the name and the argument of the step above a picture
    #[arg(long)]
    caption: bool,
    /// Write the meaning of the signs below the picture of a step
    #[arg(long)]
    legend: bool,
    /// Make a picture dark; a page follows the reader's system
    #[arg(long)]
    dark: bool,
    #[command(flatten)]
    path: PathArguments,
    /// The file to write instead of standard output; if its name contains {}, each puzzle gets its
    /// own file, numbered from 1
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The puzzles to export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Which {
    All,
    /// The one with this number, from 1.
    One(usize),
}

impl FromStr for Which {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Self::All),
            number => {
                let number = number.parse().map(Self::One);
                number.map_err(|_| "the number of a puzzle is a whole number, or 'all'")
            }
        }
    }
}

/// The reason why an export fails.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub(super) enum ExportError {
    NoStep { number: usize, count: usize },
    Terminal,
    Several { count: usize, ending: &'static str },
    Picture(#[from] PictureError),
}

impl ExportError {
    /// Returns the reason in the words of a language.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::NoStep { number, count } => {
                said!("cli-error-no-step", number = *number, count = *count)
            }
            Self::Terminal => said!("cli-error-terminal"),
            Self::Several { count, ending } => said!(
                "cli-error-several-to-export",
                count = *count,
                ending = *ending
            ),
            Self::Picture(error) => error.text(),
        }
    }
}

/// Exports a path, a step or a board, for one puzzle or for each.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let is_shown = arguments.output.is_none() && std::io::stdout().is_terminal();
    if arguments.kind == FileKind::Png && is_shown {
        return Err(ExportError::Terminal.into());
    }
    if let Some(path) = &arguments.output {
        arguments.sources.spare(path)?;
    }
    let each = arguments.output.as_deref().and_then(Path::to_str);
    let each = each.filter(|path| path.contains(NUMBER));
    let is_wanted = |number: usize| match arguments.puzzle {
        Some(Which::One(one)) => number == one,
        None | Some(Which::All) => true,
    };
    let (mut code, mut count, mut last) = (FINE, 0, 0);
    // If each puzzle gets a file, files are written as puzzles are read.
    let mut kept: Option<Job> = None;
    let (mut others, mut is_found) = (0, false);
    for source in arguments.sources.each() {
        let file = source.file().to_owned();
        let before = last;
        let read = input::for_each_numbered(&source, |puzzles| {
            count += puzzles.len();
            let is_alone = count == 1;
            let jobs = puzzles.into_iter();
            let jobs = jobs.map(|(number, puzzle)| (before + number, puzzle));
            let jobs = jobs.inspect(|(number, _)| last = *number);
            let jobs = jobs.filter(|(number, _)| is_wanted(*number));
            let mut jobs: Vec<Job> = jobs
                .map(|(number, puzzle)| Job {
                    name: name(&puzzle, &file, (!is_alone).then_some(number)),
                    puzzle,
                    number,
                })
                .collect();
            is_found |= !jobs.is_empty();
            if let Some(names) = each {
                code = code.max(write_each(&jobs, names, arguments)?);
            } else if kept.is_none() && !jobs.is_empty() {
                kept = Some(jobs.remove(0));
            }
            others += if each.is_none() { jobs.len() } else { 0 };
            Ok(())
        });
        match read {
            Err(error @ Error::Open(_)) => code = source.complain(&error),
            read => read?,
        }
    }
    let is_one = match arguments.puzzle {
        Some(Which::One(number)) => {
            // It may be the one that could not be read.
            if !is_found && code != FAILED && count > 0 {
                let file = arguments.sources.first_name();
                return Err(NoneMeant::NoPuzzle {
                    file,
                    number,
                    count,
                }
                .into());
            }
            true
        }
        None | Some(Which::All) => false,
    };
    // A file that could not be read to its end may contain more puzzles.
    if code == FAILED && each.is_none() && !is_one {
        return Ok(code);
    }
    if others > 0 {
        let ending = arguments.kind.ending();
        return Err(ExportError::Several { count, ending }.into());
    }
    if let Some(job) = kept {
        let made = made(&job, arguments)?;
        match &arguments.output {
            Some(path) => write_all_named(path, &made)?,
            None => out.write_all(&made)?,
        }
    }
    Ok(code)
}

/// A puzzle to be exported.
struct Job {
    puzzle: Puzzle,
    name: String,
    number: usize,
}

/// Writes a file for each puzzle, with its number in the name. If one cannot be made, this is
/// reported, and the others are written.
fn write_each(jobs: &[Job], names: &str, arguments: &Arguments) -> Result<u8, Error> {
    let all_made = AtomicBool::new(true);
    jobs.par_iter().try_for_each(|job| {
        let path = PathBuf::from(names.replace(NUMBER, &job.number.to_string()));
        arguments.sources.spare(&path)?;
        match made(job, arguments) {
            Ok(made) => write_all_named(&path, &made)?,
            Err(Error::Export(error)) => {
                all_made.store(false, Ordering::Relaxed);
                say(&words!(
                    language(),
                    "cli-export-unwritten",
                    path = printable::path(&path),
                    reason = error.text().words(language())
                ));
            }
            Err(error) => return Err(error),
        }
        progress::done(1);
        Ok(())
    })?;
    let all_made = all_made.into_inner();
    Ok(if all_made { FINE } else { FAILED })
}

/// The limit of the search for a solution, in checks of the stop: a second or two.
const LOOKS: u32 = 256;

fn made(job: &Job, arguments: &Arguments) -> Result<Vec<u8>, Error> {
    let (language, name) = (language(), &job.name);
    let session = arguments.path.session(&job.puzzle);
    let mut path = export::SolutionPath::made(&session, name);
    let (kind, notation) = (arguments.kind, arguments.path.notation());
    let watch = progress::Watch::begin();
    let stop = watch.stop();
    // The export is made anyway: a mistake on a board may be the very point of its picture.
    let position = Position::new(&job.puzzle);
    match search::exists(position.grid(), &stop.or_after_looks(LOOKS)) {
        Ok(true) => {}
        Ok(false) => say(&words!(
            language,
            "cli-export-no-solution",
            name = printable::text(name)
        )),
        // A picture does not need a solution.
        Err(Stopped) => {}
    }
    if !kind.is_picture() || arguments.step.is_some() {
        // The stop is never raised.
        let _ = path.go_on_telling(session.search_path(), &stop, &mut progress::step);
    }
    if let Some(number) = arguments.step {
        let count = path.steps.len();
        path = path
            .part(number)
            .ok_or(ExportError::NoStep { number, count })?;
    } else if !kind.is_picture() {
        let _ = path.rate(session.rules(), &stop);
    }
    let appearance = if arguments.dark {
        Appearance::Dark
    } else {
        Appearance::Light
    };
    let scene = || {
        let mut scene = match path.steps.first() {
            Some(step) => step.scene(language),
            None => export::plain(&path.start, &Picture::default()),
        };
        if arguments.no_candidates {
            leave_out_candidates(&mut scene);
        }
        scene
    };
    let style = BoardStyle {
        labels: (!arguments.no_labels).then_some(notation),
        shaded: arguments.shade_boxes,
        ..BoardStyle::default()
    };
    let wanted = Wanted {
        caption: arguments.caption,
        legend: arguments.legend,
    };
    let around = match path.steps.first() {
        Some(step) => Around::step(language, step, notation, wanted),
        None => Around::board(name, wanted),
    };
    Ok(match kind {
        FileKind::Html => export::page(language, &path, notation, style.shaded).into_bytes(),
        FileKind::Markdown => export::markdown(language, &path, notation).into_bytes(),
        FileKind::Json => export::json(language, &path, notation).into_bytes(),
        FileKind::Svg => {
            let (size, title) = (arguments.size.get(), path.title(language));
            let svg = export::svg(&scene(), style, size, appearance, &title, &around);
            export::svg_with_puzzle(&svg, &path.puzzle()).into_bytes()
        }
        FileKind::Png => export::png(&scene(), style, arguments.size, appearance, &around)
            .map_err(ExportError::from)?,
    })
}

/// Keeps only the candidates with a role in the step.
fn leave_out_candidates(scene: &mut Scene) {
    let marks = &scene.marks;
    let has_role = |candidate: &_| marks.iter().any(|(marked, _)| marked == candidate);
    scene.candidates.retain(has_role);
}

/// Returns the name of the puzzle: its title, or the name of its file, with its number if there are
/// several puzzles.
fn name(puzzle: &Puzzle, file: &Path, number: Option<usize>) -> String {
    let title = puzzle
        .title
        .clone()
        .filter(|title| !title.trim().is_empty());
    let of_file = || {
        let name = match file.file_stem() {
            Some(stem) if file != Path::new("-") => stem.to_string_lossy().into_owned(),
            _ => "Sudoku".to_owned(),
        };
        match number {
            Some(number) => format!("{name} {number}"),
            None => name,
        }
    };
    title.unwrap_or_else(of_file)
}
