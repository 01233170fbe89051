//! The program in the menu of the desktop: an entry, an icon, and types for its files, as
//! freedesktop.org describes them, in the user's own folders.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Error, FINE};
use crate::export::{ICON, PictureError, icon_png};
use crate::printable;
use crate::session::write_all_named;

/// What the files are called, and the icon and the entry in them.
const NAME: &str = "sudoku-stepper";

/// The sizes in pixels in which the icon is there beside the drawing of it.
const SIDES: [u32; 6] = [16, 24, 32, 48, 128, 256];

/// The types of files that are the program's own, or its kind's: name, what it is, what
/// it is more generally, and how its names end.
const TYPES: [(&str, &str, &str, &str); 5] = [
    (
        OWN_TYPE,
        "Sudoku with work on it",
        "application/toml",
        "*.sudoku.toml",
    ),
    (
        "application/x-opensudoku",
        "OpenSudoku puzzles",
        "application/xml",
        "*.opensudoku",
    ),
    ("application/x-sudoku-sdk", "Sudoku", "text/plain", "*.sdk"),
    ("application/x-sudoku-sdm", "Sudokus", "text/plain", "*.sdm"),
    ("application/x-sudoku-ss", "Sudoku", "text/plain", "*.ss"),
];
const OWN_TYPE: &str = "application/x-sudoku-stepper";

/// What programs for other things call their files too: theirs comes first.
const SHARED: &str = "*.ss";

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Put it there, as this program at the place where it is now
    #[arg(long, required_unless_present = "remove", conflicts_with = "remove")]
    install: bool,
    /// Take away what --install has put there
    #[arg(long)]
    remove: bool,
    /// Only print what would be done
    #[arg(long)]
    dry_run: bool,
}

/// Why the program is not put there, or not taken away.
#[derive(Debug, thiserror::Error)]
pub(super) enum DesktopError {
    #[error("there is no menu of this kind on this system; Linux and its relatives have one")]
    NotHere,
    #[error("there is no home folder to put it into")]
    NoHome,
    #[error("the program does not know where it is: {0}")]
    Nowhere(#[source] io::Error),
    #[error("{} is no name that an entry can hold: it is not UTF-8", printable::path(.0))]
    NotUtf8(PathBuf),
    #[error("{} cannot be made: {}", printable::path(.0), .1)]
    Folder(PathBuf, #[source] io::Error),
    #[error("{} cannot be removed: {}", printable::path(.0), .1)]
    NotRemoved(PathBuf, #[source] io::Error),
    #[error(transparent)]
    Picture(#[from] PictureError),
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    if cfg!(not(unix)) || cfg!(target_os = "macos") {
        return Err(DesktopError::NotHere.into());
    }
    let folders = directories::BaseDirs::new().ok_or(DesktopError::NoHome)?;
    let data = folders.data_dir();
    let program = std::env::current_exe().map_err(DesktopError::Nowhere)?;
    let files = files(&program)?;
    for (path, content) in &files {
        let path = data.join(path);
        let shown = printable::path(&path);
        match (arguments.remove, arguments.dry_run) {
            (false, true) => writeln!(out, "would write {shown}")?,
            (false, false) => {
                let folder = path.parent().unwrap_or(data);
                fs::create_dir_all(folder)
                    .map_err(|error| DesktopError::Folder(folder.to_owned(), error))?;
                write_all_named(&path, content)?;
                writeln!(out, "wrote {shown}")?;
            }
            (true, _) if path.symlink_metadata().is_err() => {}
            (true, true) => writeln!(out, "would remove {shown}")?,
            (true, false) => {
                remove(&path, data)?;
                writeln!(out, "removed {shown}")?;
            }
        }
    }
    if !arguments.dry_run {
        update("update-desktop-database", &data.join("applications"), out)?;
        update("update-mime-database", &data.join("mime"), out)?;
    }
    Ok(FINE)
}

/// Removes a file, and the folders above it up to `end` that are empty then.
fn remove(path: &Path, end: &Path) -> Result<(), DesktopError> {
    fs::remove_file(path).map_err(|error| DesktopError::NotRemoved(path.to_owned(), error))?;
    let above = path.ancestors().skip(1).take_while(|folder| *folder != end);
    for folder in above {
        // One with something else in it stays.
        if fs::remove_dir(folder).is_err() {
            break;
        }
    }
    Ok(())
}

/// Lets the desktop know, by a program of its own.
fn update(program: &str, folder: &Path, out: &mut impl Write) -> Result<(), Error> {
    if !folder.is_dir() {
        return Ok(());
    }
    let mut command = Command::new(program);
    command
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let shown = printable::path(folder);
    match command.status() {
        Ok(status) if status.success() => writeln!(out, "ran {program} {shown}")?,
        Ok(_) => writeln!(out, "{program} {shown} failed: run it to see why")?,
        Err(_) => writeln!(
            out,
            "{program} is not installed: the desktop may notice at the next login only"
        )?,
    }
    Ok(())
}

/// What is written, by its path in the folder for data.
fn files(program: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>, DesktopError> {
    let icons = Path::new("icons/hicolor");
    let entry = entry(program)?.into_bytes();
    let mut files = vec![
        (format!("applications/{NAME}.desktop").into(), entry),
        (
            format!("mime/packages/{NAME}.xml").into(),
            types().into_bytes(),
        ),
        (icons.join(format!("scalable/apps/{NAME}.svg")), ICON.into()),
    ];
    for side in SIDES {
        let path = icons.join(format!("{side}x{side}/apps/{NAME}.png"));
        files.push((path, icon_png(side)?));
    }
    Ok(files)
}

/// The entry for the menu.
fn entry(program: &Path) -> Result<String, DesktopError> {
    let not_utf8 = || DesktopError::NotUtf8(program.to_owned());
    let program = program.to_str().ok_or_else(not_utf8)?;
    let types = TYPES.map(|(name, ..)| format!("{name};")).concat();
    let (try_exec, exec) = (escaped(program), escaped(&quoted(program)));
    Ok(format!(
        "[Desktop Entry]\n\
         Type=Application\n\
         Name=Sudoku Stepper\n\
         GenericName=Sudoku\n\
         Comment=Teaches Sudoku by solving it one deduction at a time\n\
         Exec={exec} %f\n\
         TryExec={try_exec}\n\
         Icon={NAME}\n\
         Terminal=false\n\
         Categories=Game;LogicGame;\n\
         Keywords=sudoku;puzzle;solver;\n\
         MimeType={types}\n\
         StartupWMClass={NAME}\n"
    ))
}

/// An argument of a command line in an entry.
fn quoted(argument: &str) -> String {
    let mut quoted = String::from("\"");
    for character in argument.chars() {
        match character {
            '"' | '`' | '$' | '\\' => quoted.extend(['\\', character]),
            // One of them begins the name of a field.
            '%' => quoted.push_str("%%"),
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}

/// The value of a key in an entry.
fn escaped(value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('\n', "\\n");
    value.replace('\r', "\\r").replace('\t', "\\t")
}

/// The types of files.
fn types() -> String {
    let mut types = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">\n",
    );
    for (name, what, general, ending) in TYPES {
        let weight = if ending == SHARED {
            " weight=\"40\""
        } else {
            ""
        };
        // Writing to a string cannot fail.
        let _ = write!(
            types,
            "  <mime-type type=\"{name}\">\n    \
             <comment>{what}</comment>\n    \
             <icon name=\"{NAME}\"/>\n    \
             <sub-class-of type=\"{general}\"/>\n    \
             <glob pattern=\"{ending}\"{weight}/>\n"
        );
        if name == OWN_TYPE {
            types += "    <magic priority=\"60\">\n      \
                      <match type=\"string\" offset=\"0\" value='format = \"sudoku-stepper\"'/>\n    \
                      </magic>\n";
        }
        types += "  </mime-type>\n";
    }
    types + "</mime-info>\n"
}
