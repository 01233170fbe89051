use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use super::input::OneOf;
use super::path::PathArguments;
use super::{Error, FINE};
use crate::drawing::{Appearance, BoardStyle};
use crate::explain::Picture;
use crate::export::{self, Around, FileKind, PictureError, PictureSize, Wanted};
use crate::search::Stop;
use crate::session::write_all_named;
use crate::sudoku::Puzzle;
use crate::texts::Language;

#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: OneOf,
    /// What to make: html, markdown or json of the path, svg or png of the board
    #[arg(long = "as", value_name = "KIND")]
    kind: FileKind,
    /// Only the step with this number; of a picture, the board with what the
    /// step sees and does
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// How many pixels a picture is wide, 100 to 4096; its board is as high
    #[arg(long, value_name = "N", default_value_t)]
    size: PictureSize,
    /// Leave the names of rows and columns out of a picture
    #[arg(long)]
    no_labels: bool,
    /// Shade every other box of a picture or a page
    #[arg(long)]
    shade_boxes: bool,
    /// Write above a picture what the step is called and what it says
    #[arg(long)]
    caption: bool,
    /// Write below the picture of a step what its signs mean
    #[arg(long)]
    legend: bool,
    /// Make a picture dark; a page is dark where the reader's system is
    #[arg(long)]
    dark: bool,
    #[command(flatten)]
    path: PathArguments,
    /// The file to write instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Why there is nothing to export.
#[derive(Debug, thiserror::Error)]
pub(super) enum ExportError {
    #[error("there is no step {number}: the path has {count}")]
    NoStep { number: usize, count: usize },
    #[error("a picture of pixels is not for a terminal; '-o FILE' names a file for it")]
    Terminal,
    #[error(transparent)]
    Picture(#[from] PictureError),
}

/// Writes a path, a step or a board as a file for others.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    let is_shown = arguments.output.is_none() && std::io::stdout().is_terminal();
    if arguments.kind == FileKind::Png && is_shown {
        return Err(ExportError::Terminal.into());
    }
    let puzzle = arguments.source.puzzle()?;
    let made = made(&puzzle, arguments)?;
    match &arguments.output {
        Some(path) => write_all_named(path, &made)?,
        None => out.write_all(&made)?,
    }
    Ok(FINE)
}

fn made(puzzle: &Puzzle, arguments: &Arguments) -> Result<Vec<u8>, Error> {
    let session = arguments.path.session(puzzle);
    let name = name(puzzle, arguments.source.file());
    let mut path = export::SolutionPath::made(&session, &name);
    let (kind, notation) = (arguments.kind, arguments.path.notation());
    let stop = Stop::never();
    if !kind.is_picture() || arguments.step.is_some() {
        // Nobody raises the stop.
        let _ = path.go_on(session.search_path(), &stop);
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
    let scene = || match path.steps.first() {
        Some(step) => step.scene(Language::english()),
        None => export::plain(&path.start, &Picture::default()),
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
    let language = Language::english();
    let around = match path.steps.first() {
        Some(step) => Around::step(language, step, notation, wanted),
        None => Around::board(&name, wanted),
    };
    Ok(match kind {
        FileKind::Html => {
            export::page(Language::english(), &path, notation, style.shaded).into_bytes()
        }
        FileKind::Markdown => export::markdown(Language::english(), &path, notation).into_bytes(),
        FileKind::Json => export::json(Language::english(), &path, notation).into_bytes(),
        FileKind::Svg => export::svg(
            &scene(),
            style,
            arguments.size.get(),
            appearance,
            &path.title(Language::english()),
            &around,
        )
        .into_bytes(),
        FileKind::Png => export::png(&scene(), style, arguments.size, appearance, &around)
            .map_err(ExportError::from)?,
    })
}

/// What the puzzle is called: its title, or the name of its file.
fn name(puzzle: &Puzzle, file: &Path) -> String {
    let title = puzzle
        .title
        .clone()
        .filter(|title| !title.trim().is_empty());
    let of_file = || match file.file_stem() {
        Some(stem) if file != Path::new("-") => stem.to_string_lossy().into_owned(),
        _ => "Sudoku".to_owned(),
    };
    title.unwrap_or_else(of_file)
}
