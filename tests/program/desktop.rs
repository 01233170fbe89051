//! The command line: `desktop`, with a home directory of its own.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::common::ASSIGNMENT;
use crate::common::program::program;
use crate::common::puzzle;
use sudoku_stepper::formats::write_own;

/// The output of `desktop` with this folder for data and this one for programs.
fn desktop(data: &Path, programs: &Path, arguments: &[&str]) -> String {
    let output = program(&[&["desktop"], arguments].concat())
        .env("XDG_DATA_HOME", data)
        .env("PATH", programs)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// All files below a folder, by their paths inside it.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(one) = folders.pop() {
        for entry in fs::read_dir(one).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                found.insert(name, fs::read(path).unwrap());
            }
        }
    }
    found
}

/// What another program has in the folder.
const FOREIGN: &str = "applications/other.desktop";
const ENTRY: &str = "applications/sudoku-stepper.desktop";
const TYPES: &str = "mime/packages/sudoku-stepper.xml";

/// A folder for data with a file of another program in it, and a folder for programs that is not
/// there.
struct Home {
    _folder: tempfile::TempDir,
    data: PathBuf,
    programs: PathBuf,
    before: BTreeMap<String, Vec<u8>>,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (data, programs) = (folder.path().join("data"), folder.path().join("none"));
        fs::create_dir_all(data.join("applications")).unwrap();
        fs::write(data.join(FOREIGN), "mine").unwrap();
        let before = files(&data);
        Self {
            _folder: folder,
            data,
            programs,
            before,
        }
    }

    /// A home in which the program is installed.
    fn installed() -> Self {
        let home = Self::new();
        home.desktop(&["--install"]);
        home
    }

    fn desktop(&self, arguments: &[&str]) -> String {
        desktop(&self.data, &self.programs, arguments)
    }

    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        files(&self.data)
    }
}

/// What is told where the program is installed, and the files that are there then.
static INSTALLED: LazyLock<(String, BTreeMap<String, Vec<u8>>)> = LazyLock::new(|| {
    let home = Home::new();
    (home.desktop(&["--install"]), home.files())
});

#[test]
fn the_files_of_an_entry_are_told_before_and_as_they_are_written() {
    let home = Home::new();
    let would = home.desktop(&["--install", "--dry-run"]);
    assert_eq!(home.files(), home.before);
    let wrote = home.desktop(&["--install"]);
    let there = home.files();
    for name in there.keys().filter(|name| *name != FOREIGN) {
        let path = home.data.join(name).display().to_string();
        assert!(would.contains(&format!("would write {path}\n")), "{would}");
        assert!(wrote.contains(&format!("wrote {path}\n")), "{wrote}");
    }
    assert_eq!(wrote.matches("wrote").count(), there.len() - 1);
}

#[test]
fn programs_of_the_desktop_that_are_not_installed_are_named() {
    let (wrote, _) = &*INSTALLED;
    for missing in ["update-desktop-database", "update-mime-database"] {
        assert!(
            wrote.contains(&format!("{missing} is not installed")),
            "{wrote}"
        );
    }
}

#[test]
fn the_entry_starts_this_program_with_a_file() {
    let (_, there) = &*INSTALLED;
    let entry = text(there, ENTRY);
    let exe = env!("CARGO_BIN_EXE_sudoku-stepper");
    assert!(
        entry.starts_with("[Desktop Entry]\nType=Application\n"),
        "{entry}"
    );
    assert!(entry.contains(&format!("\nExec=\"{exe}\" %f\n")), "{entry}");
    assert!(entry.contains("\nIcon=sudoku-stepper\n"), "{entry}");
}

#[test]
fn the_types_of_files_are_xml_and_have_those_that_the_entry_names() {
    let (_, there) = &*INSTALLED;
    let (entry, types) = (text(there, ENTRY), text(there, TYPES));
    for line in entry
        .lines()
        .filter_map(|line| line.strip_prefix("MimeType="))
    {
        for name in line.split_terminator(';') {
            assert!(
                types.contains(&format!("<mime-type type=\"{name}\">")),
                "{name}"
            );
        }
    }
    let mut reader = quick_xml::Reader::from_str(&types);
    while reader.read_event().unwrap() != quick_xml::events::Event::Eof {}
}

#[test]
fn a_file_of_the_program_is_told_by_its_name_and_by_its_beginning() {
    let (_, there) = &*INSTALLED;
    let types = text(there, TYPES);
    assert!(
        types.contains("<glob pattern=\"*.sudoku.toml\"/>"),
        "{types}"
    );
    let (_, behind) = types.split_once("value='").unwrap();
    let (magic, _) = behind.split_once('\'').unwrap();
    assert!(write_own(&puzzle(ASSIGNMENT)).starts_with(magic), "{magic}");
}

#[test]
fn the_icons_have_the_sizes_of_their_folders() {
    let (_, there) = &*INSTALLED;
    let icons = there
        .keys()
        .filter(|name| name.ends_with("/apps/sudoku-stepper.png"));
    for icon in icons {
        let side: u32 = icon
            .split(['/', 'x'])
            .find_map(|part| part.parse().ok())
            .unwrap();
        let decoder = png::Decoder::new(std::io::Cursor::new(&there[icon]));
        let info = decoder.read_info().unwrap();
        assert_eq!(
            (info.info().width, info.info().height),
            (side, side),
            "{icon}"
        );
    }
    assert!(there.contains_key("icons/hicolor/256x256/apps/sudoku-stepper.png"));
    assert!(text(there, "icons/hicolor/scalable/apps/sudoku-stepper.svg").contains("<svg"));
}

#[test]
fn to_install_once_more_changes_nothing() {
    let home = Home::new();
    let wrote = home.desktop(&["--install"]);
    let there = home.files();
    assert_eq!(home.desktop(&["--install"]), wrote);
    assert_eq!(home.files(), there);
}

#[test]
fn what_would_be_removed_is_told_and_stays() {
    let home = Home::installed();
    let there = home.files();
    let would = home.desktop(&["--remove", "--dry-run"]);
    assert_eq!(would.matches("would remove").count(), there.len() - 1);
    assert_eq!(home.files(), there);
}

#[test]
fn all_that_was_installed_is_removed_and_nothing_else() {
    let home = Home::installed();
    let count = home.files().len();
    let removed = home.desktop(&["--remove"]);
    assert_eq!(removed.matches("removed").count(), count - 1);
    assert_eq!(home.files(), home.before);
    assert!(!home.data.join("icons").exists() && !home.data.join("mime").exists());
    assert!(!home.desktop(&["--remove"]).contains("removed"));
}

fn text(files: &BTreeMap<String, Vec<u8>>, name: &str) -> String {
    String::from_utf8(files[name].clone()).unwrap()
}

#[test]
fn the_programs_of_the_desktop_are_run_where_they_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let (data, programs) = (folder.path().join("data"), folder.path().join("programs"));
    fs::create_dir(&programs).unwrap();
    for name in ["update-desktop-database", "update-mime-database"] {
        let script = format!(
            "#!/bin/sh\necho \"$1\" >> {}/ran\n",
            folder.path().display()
        );
        fs::write(programs.join(name), script).unwrap();
        fs::set_permissions(programs.join(name), fs::Permissions::from_mode(0o755)).unwrap();
    }
    let said = desktop(&data, &programs, &["--install"]);
    let expected = format!("{0}/applications\n{0}/mime\n", data.display());
    assert_eq!(
        fs::read_to_string(folder.path().join("ran")).unwrap(),
        expected
    );
    assert!(said.contains(&format!(
        "ran update-mime-database {}/mime\n",
        data.display()
    )));
}

#[test]
fn what_stands_in_the_way_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::write(&data, "no folder").unwrap();
    let output = program(&["desktop", "--install"])
        .env("XDG_DATA_HOME", &data)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("/data/applications cannot be made: "),
        "{said}"
    );
    for wrong in [&["desktop"][..], &["desktop", "--install", "--remove"]] {
        assert_eq!(program(wrong).output().unwrap().status.code(), Some(2));
    }
}

/// Writes programs that change the lists as those of the desktop do, as far as it matters here.
fn desktop_programs(folder: &Path) {
    let mime = "#!/bin/sh
PATH=/usr/bin:/bin
[ -d \"$1/packages\" ] || exit 1
rm -rf \"$1/application\"
: > \"$1/globs\"
for file in \"$1\"/packages/*.xml; do
    [ -e \"$file\" ] || continue
    for type in $(sed -n 's,.*<mime-type type=\"application/\\([^\"]*\\)\".*,\\1,p' \"$file\"); do
        mkdir -p \"$1/application\"
        echo made > \"$1/application/$type.xml\"
        echo \"application/$type\" >> \"$1/globs\"
    done
done
cp \"$1/globs\" \"$1/mime.cache\"
";
    let menu = "#!/bin/sh
PATH=/usr/bin:/bin
ls \"$1\" > \"$1/.new\"; mv \"$1/.new\" \"$1/mimeinfo.cache\"
";
    fs::create_dir(folder).unwrap();
    for (name, script) in [
        ("update-mime-database", mime),
        ("update-desktop-database", menu),
    ] {
        let path = folder.join(name);
        fs::write(&path, script).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
}

/// The exit code of `desktop --remove`, and its output on standard error.
fn removed(data: &Path, programs: &Path) -> (Option<i32>, String) {
    let output = program(&["desktop", "--remove"])
        .env("XDG_DATA_HOME", data)
        .env("PATH", programs)
        .output()
        .unwrap();
    (
        output.status.code(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn what_the_desktop_made_of_the_types_goes_too() {
    let folder = tempfile::tempdir().unwrap();
    let (programs, none) = (folder.path().join("programs"), folder.path().join("none"));
    desktop_programs(&programs);
    // Its programs may be gone by then.
    for (number, at_end) in [&programs, &none].into_iter().enumerate() {
        let data = folder.path().join(number.to_string());
        fs::create_dir(&data).unwrap();
        desktop(&data, &programs, &["--install"]);
        let made = data.join("mime/application/x-sudoku-stepper.xml");
        assert!(made.is_file() && data.join("applications/mimeinfo.cache").is_file());
        assert_eq!(removed(&data, at_end), (Some(0), String::new()));
        let left: Vec<_> = fs::read_dir(&data).unwrap().collect();
        assert!(left.is_empty(), "{left:?}");
    }
}

#[test]
fn what_others_have_stays_and_what_still_names_the_program_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (programs, none) = (folder.path().join("programs"), folder.path().join("none"));
    desktop_programs(&programs);
    let data = folder.path().join("data");
    fs::create_dir_all(data.join("mime/packages")).unwrap();
    let other = "<mime-info><mime-type type=\"application/x-other\"/></mime-info>";
    fs::write(data.join("mime/packages/other.xml"), other).unwrap();

    desktop(&data, &programs, &["--install"]);
    assert_eq!(removed(&data, &programs), (Some(0), String::new()));
    let left: Vec<String> = files(&data).into_keys().collect();
    let expected = [
        "mime/application/x-other.xml",
        "mime/globs",
        "mime/mime.cache",
        "mime/packages/other.xml",
    ];
    assert_eq!(left, expected);

    desktop(&data, &programs, &["--install"]);
    let (code, said) = removed(&data, &none);
    assert_eq!(code, Some(1));
    let globs = data.join("mime/globs").display().to_string();
    assert!(
        said.contains(&format!("{globs} still lists the program")),
        "{said}"
    );
}

#[test]
fn what_cannot_be_removed_is_told_and_the_rest_goes() {
    let folder = tempfile::tempdir().unwrap();
    let (data, none) = (folder.path().join("data"), folder.path().join("none"));
    desktop(&data, &none, &["--install"]);
    let entry = data.join("applications/sudoku-stepper.desktop");
    fs::remove_file(&entry).unwrap();
    fs::create_dir(&entry).unwrap();
    fs::write(entry.join("mine"), "mine").unwrap();
    let (code, said) = removed(&data, &none);
    assert_eq!(code, Some(1));
    let expected = format!("sudoku-stepper: {} cannot be removed: ", entry.display());
    assert!(said.starts_with(&expected), "{said}");
    let left: Vec<String> = files(&data).into_keys().collect();
    assert_eq!(left, ["applications/sudoku-stepper.desktop/mine"]);
}
