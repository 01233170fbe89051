//! The program in the menu of the desktop: an entry, an icon, and types for its files, in the
//! user's own folders and as described by freedesktop.org.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Error, FINE, LEFT_BEHIND, language, say};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_formats::files::system_reason;
use sudoku_telling::export::{ICON, PictureError, icon_png};
use sudoku_telling::session::write_all_named;

/// The base name of the files, the icon and the entry.
const NAME: &str = "sudoku-stepper";

/// The sizes of the icon in pixels, in addition to the scalable one.
const SIDES: [u32; 6] = [16, 24, 32, 48, 128, 256];

/// The types of the program's own files and of other Sudoku files: name, description, more general
/// type, and extensions.
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

/// Extensions that programs for other purposes also use, and which have priority.
const SHARED: &str = "*.ss";

#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Add the program to the desktop, as it is at its present place
    #[arg(long, required_unless_present = "remove", conflicts_with = "remove")]
    install: bool,
    /// Remove everything that --install added
    #[arg(long)]
    remove: bool,
    /// Only print what would be done
    #[arg(long)]
    dry_run: bool,
}

/// The reason why the program is not installed, or not removed.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub(super) enum DesktopError {
    NotHere,
    NoHome,
    Nowhere(#[source] io::Error),
    NotUtf8(PathBuf),
    Folder(PathBuf, #[source] io::Error),
    Picture(#[from] PictureError),
}

impl DesktopError {
    /// Returns the reason in the words of a language.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::NotHere => said!("cli-error-no-menu"),
            Self::NoHome => said!("cli-error-no-home"),
            Self::Nowhere(error) => {
                said!("cli-error-nowhere", reason = system_reason(error))
            }
            Self::NotUtf8(path) => said!("cli-error-entry-name", path = printable::path(path)),
            Self::Folder(path, error) => said!(
                "cli-error-folder",
                path = printable::path(path),
                reason = system_reason(error)
            ),
            Self::Picture(error) => error.text(),
        }
    }
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<u8, Error> {
    if cfg!(not(unix)) || cfg!(target_os = "macos") {
        return Err(DesktopError::NotHere.into());
    }
    let folders = directories::BaseDirs::new().ok_or(DesktopError::NoHome)?;
    let data = folders.data_dir();
    let program = std::env::current_exe().map_err(DesktopError::Nowhere)?;
    let files = files(&program)?;
    if arguments.remove {
        let paths = files.into_iter().map(|(path, _)| data.join(path));
        return Removal {
            data,
            only_said: arguments.dry_run,
            all_gone: true,
        }
        .run(paths, out);
    }
    for (path, content) in &files {
        let path = data.join(path);
        if arguments.dry_run {
            tell(out, "cli-desktop-would-write", &path)?;
            continue;
        }
        let folder = path.parent().unwrap_or(data);
        fs::create_dir_all(folder)
            .map_err(|error| DesktopError::Folder(folder.to_owned(), error))?;
        write_all_named(&path, content)?;
        tell(out, "cli-desktop-wrote", &path)?;
    }
    if !arguments.dry_run {
        for (program, folder) in UPDATES {
            update(program, &data.join(folder), out)?;
        }
    }
    Ok(FINE)
}

/// The programs of the desktop that update its lists, with their folders.
const UPDATES: [(&str, &str); 2] = [
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
];

/// The lists that these programs make: the folder of their sources, the extension of the sources,
/// and the places of the lists.
const LISTS: [(&str, &str, &str, &[&str]); 2] = [
    (
        "applications",
        "desktop",
        "applications",
        &["mimeinfo.cache"],
    ),
    (
        "mime/packages",
        "xml",
        "mime",
        &[
            "aliases",
            "generic-icons",
            "globs",
            "globs2",
            "icons",
            "magic",
            "mime.cache",
            "subclasses",
            "treemagic",
            "types",
            "version",
            "XMLnamespaces",
        ],
    ),
];

/// Prints a message about a path.
fn tell(out: &mut impl Write, message: &str, path: &Path) -> io::Result<()> {
    let words = words!(language(), message, path = printable::path(path));
    writeln!(out, "{words}")
}

/// Removes the installed files, and everything that the desktop made from them.
struct Removal<'a> {
    /// The folder for data.
    data: &'a Path,
    /// Whether to only print what would be done.
    only_said: bool,
    /// Whether everything was removed.
    all_gone: bool,
}

impl Removal<'_> {
    fn run(
        mut self,
        paths: impl Iterator<Item = PathBuf>,
        out: &mut impl Write,
    ) -> Result<u8, Error> {
        let mut folders = Vec::new();
        for path in paths {
            self.remove(&path, out)?;
            let above = path.ancestors().skip(1);
            folders.extend(above.take_while(|it| *it != self.data).map(Path::to_owned));
        }
        if !self.only_said {
            for (program, folder) in UPDATES {
                update(program, &self.data.join(folder), out)?;
            }
        }
        // Files that the desktop made for a type are removed, unless other programs have the type,
        // too.
        let packages = contents(&self.data.join("mime/packages"), "xml");
        for (name, ..) in TYPES {
            let (own, end) = (
                self.data.join(format!("mime/{name}.xml")),
                format!("\"{name}\""),
            );
            if !packages.iter().any(|(_, text)| text.contains(&end)) {
                self.remove(&own, out)?;
                folders.extend(own.parent().map(Path::to_owned));
            }
        }
        for (sources, ending, folder, lists) in LISTS {
            let is_needed = !contents(&self.data.join(sources), ending).is_empty();
            for list in lists {
                let path = self.data.join(folder).join(list);
                if is_needed {
                    self.look_into(&path);
                } else {
                    self.remove(&path, out)?;
                }
            }
        }
        if !self.only_said {
            // The deepest folders first. A folder with other content stays.
            folders.sort_by_key(|folder| std::cmp::Reverse(folder.components().count()));
            folders.dedup();
            for folder in folders {
                let _has_more = fs::remove_dir(folder);
            }
        }
        Ok(if self.all_gone { FINE } else { LEFT_BEHIND })
    }

    /// Removes a file if it exists.
    fn remove(&mut self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        if path.symlink_metadata().is_err() {
            return Ok(());
        }
        if self.only_said {
            return tell(out, "cli-desktop-would-remove", path);
        }
        match fs::remove_file(path) {
            Ok(()) => tell(out, "cli-desktop-removed", path),
            Err(error) => {
                self.all_gone = false;
                say(&words!(
                    language(),
                    "cli-desktop-not-removed",
                    path = printable::path(path),
                    reason = system_reason(&error).words(language())
                ));
                Ok(())
            }
        }
    }

    /// Prints a message if a list that other programs need still contains something of this
    /// program.
    fn look_into(&mut self, path: &Path) {
        if self.only_said {
            return;
        }
        let text = fs::read(path).unwrap_or_default();
        let has = |name: &str| text.windows(name.len()).any(|it| it == name.as_bytes());
        // The types of other files may have existed before; the program's own type did not.
        if has(OWN_TYPE) || has(&format!("{NAME}.desktop")) {
            self.all_gone = false;
            say(&words!(
                language(),
                "cli-desktop-still-listed",
                path = printable::path(path)
            ));
        }
    }
}

/// Returns the files of a folder with this extension, with their contents.
fn contents(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let wanted = paths.filter(|path| path.extension().is_some_and(|it| it == ending));
    let with_text = |path: PathBuf| {
        let text = fs::read(&path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text).into_owned();
        (path, text)
    };
    wanted.map(with_text).collect()
}

/// Notifies the desktop with one of its programs.
fn update(program: &str, folder: &Path, out: &mut impl Write) -> Result<(), Error> {
    if !folder.is_dir() {
        return Ok(());
    }
    let mut command = Command::new(program);
    command
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let message = match command.status() {
        Ok(status) if status.success() => "cli-desktop-ran",
        Ok(_) => "cli-desktop-failed",
        Err(_) => "cli-desktop-no-program",
    };
    let folder = printable::path(folder);
    let words = words!(language(), message, program = program, folder = folder);
    writeln!(out, "{words}")?;
    Ok(())
}

/// Returns the files to write, with their paths in the folder for data.
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

/// Returns the entry for the menu.
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

/// Quotes an argument of a command line in an entry.
fn quoted(argument: &str) -> String {
    let mut quoted = String::from("\"");
    for character in argument.chars() {
        match character {
            '"' | '`' | '$' | '\\' => quoted.extend(['\\', character]),
            // A percent sign starts the name of a field.
            '%' => quoted.push_str("%%"),
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}

/// Escapes the value of a key in an entry.
fn escaped(value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('\n', "\\n");
    value.replace('\r', "\\r").replace('\t', "\\t")
}

/// Returns the types of files.
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
