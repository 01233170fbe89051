//! Making an export on another thread.

use std::path::PathBuf;

use super::{Done, Exported, Form, Subject, lost};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::sudoku::Position;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_formats::formats;
use sudoku_telling::export::{self, Around, FileKind, PictureSize, SolutionPath, Wanted};
use sudoku_telling::session::write_whole;

/// Makes an export, and writes it to a file if there is a path; `None` if it was stopped.
pub(super) fn make(
    language: &Language,
    exported: Exported,
    subject: Subject,
    form: Form,
    picture: (PictureSize, Wanted),
    path: Option<PathBuf>,
    stop: &Stop,
) -> Option<Result<Done, Text>> {
    let bytes = match bytes(language, exported, subject, form, picture, stop) {
        Err(Stopped) => return None,
        Ok(Err(problem)) => return Some(Err(problem)),
        Ok(Ok(bytes)) => bytes,
    };
    if stop.is_raised() {
        return None;
    }
    Some(match path {
        Some(path) => match write_whole(&path, &bytes) {
            Ok(()) => Ok(Done::File(path)),
            Err(error) => Err(said!("export-dialog-not-saved", reason = error.text())),
        },
        None => String::from_utf8(bytes)
            .map(Done::Text)
            .map_err(|_| said!("export-dialog-no-text")),
    })
}

fn bytes(
    language: &Language,
    exported: Exported,
    subject: Subject,
    form: Form,
    picture: (PictureSize, Wanted),
    stop: &Stop,
) -> Result<Result<Vec<u8>, Text>, Stopped> {
    let (notation, style, appearance) = (exported.notation, exported.style, exported.appearance);
    if let Form::Text(format) = form {
        let lost = |_| lost(&exported.puzzle, format).unwrap_or_default();
        return Ok(formats::write(&exported.puzzle, format).map_err(lost));
    }
    let (scene, path) = match (subject, exported.step) {
        (Subject::Path, _) => {
            let mut path = exported.made;
            path.go_on(exported.search, stop)?;
            // The compact notation does not show the rating, nor does a single step.
            if form != Form::Compact {
                path.rate(&exported.rules, stop)?;
            }
            (exported.scene, path)
        }
        (Subject::Step, Some(step)) => {
            let scene = step.steps.first().map(|it| it.scene(language));
            (scene.unwrap_or(exported.scene), step)
        }
        _ => (exported.scene, exported.made),
    };
    let (size, wanted) = picture;
    let around = match path.steps.first() {
        Some(step) if subject == Subject::Step => Around::step(language, step, notation, wanted),
        _ => Around::board(&exported.name, wanted),
    };
    let of = |kind, path: &SolutionPath| match kind {
        FileKind::Html => Ok(export::page(language, path, notation, style.shaded).into_bytes()),
        FileKind::Markdown => Ok(export::markdown(language, path, notation).into_bytes()),
        FileKind::Json => Ok(export::json(language, path, notation).into_bytes()),
        FileKind::Svg => {
            let title = path.title(language);
            let position = match subject {
                Subject::Board => Position::new(&exported.puzzle),
                Subject::Step | Subject::Path => path.start.clone(),
            };
            let puzzle = position.to_puzzle(Some(exported.name.clone()));
            let svg = export::svg(&scene, style, size.get(), appearance, &title, &around);
            Ok(export::svg_with_puzzle(&svg, &puzzle).into_bytes())
        }
        FileKind::Png => {
            let png = export::png(&scene, style, size, appearance, &around);
            png.map_err(|error| said!("export-dialog-not-made", reason = error.text()))
        }
    };
    Ok(match form {
        Form::File(kind) => of(kind, &path),
        Form::Compact | Form::Text(_) => Ok(path.compact(language, notation).into_bytes()),
    })
}
