//! Paths as players type and read them.

use std::path::{Path, PathBuf};

use sudoku_engine::texts::{Text, said};
use sudoku_formats::files;

/// The last part of a path, for display.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}

/// The path that the player means: without the blanks and quotes that copying adds, with the home
/// folder for a tilde, and as a path if it is the address of a file.
pub(crate) fn typed_path(typed: &str) -> PathBuf {
    let path = typed.trim();
    let quoted = |quote| {
        path.strip_prefix(quote)
            .and_then(|path| path.strip_suffix(quote))
    };
    let path = quoted('"').or_else(|| quoted('\'')).unwrap_or(path);
    match (path.strip_prefix("~/"), directories::BaseDirs::new()) {
        (Some(rest), Some(folders)) => folders.home_dir().join(rest),
        _ => files::of_address(PathBuf::from(path)),
    }
}

/// The warning that a file would be replaced, which asks the player to save again; `None` if there is
/// no such file.
pub(crate) fn replaces(path: &Path) -> Option<Text> {
    path.is_file().then(|| {
        let replaces = said!("save-replaces", name = file_name(path));
        said!("save-again", warnings = replaces)
    })
}

/// An unused name in a folder.
pub(crate) fn unused(folder: &Path, stem: &str, ending: &str) -> PathBuf {
    let at = |name: String| folder.join(name);
    let numbered = (2..1000).map(|number| at(format!("{stem}-{number}.{ending}")));
    std::iter::once(at(format!("{stem}.{ending}")))
        .chain(numbered)
        .find(|path| !path.exists())
        .unwrap_or_else(|| at(format!("{stem}.{ending}")))
}
