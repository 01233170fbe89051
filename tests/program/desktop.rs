//! The command line: `desktop`, with a home directory of its own.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

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

#[test]
fn the_desktop_gets_an_entry_an_icon_and_types_and_loses_them_again() {
    let folder = tempfile::tempdir().unwrap();
    let (data, programs) = (folder.path().join("data"), folder.path().join("none"));
    let foreign = "applications/other.desktop";
    fs::create_dir_all(data.join("applications")).unwrap();
    fs::write(data.join(foreign), "mine").unwrap();
    let before = files(&data);

    let would = desktop(&data, &programs, &["--install", "--dry-run"]);
    assert_eq!(files(&data), before);
    let wrote = desktop(&data, &programs, &["--install"]);
    let there = files(&data);
    for name in there.keys().filter(|name| *name != foreign) {
        let path = data.join(name).display().to_string();
        assert!(would.contains(&format!("would write {path}\n")), "{would}");
        assert!(wrote.contains(&format!("wrote {path}\n")), "{wrote}");
    }
    assert_eq!(wrote.matches("wrote").count(), there.len() - 1);
    for missing in ["update-desktop-database", "update-mime-database"] {
        assert!(
            wrote.contains(&format!("{missing} is not installed")),
            "{wrote}"
        );
    }

    let entry = text(&there, "applications/sudoku-stepper.desktop");
    let exe = env!("CARGO_BIN_EXE_sudoku-stepper");
    assert!(
        entry.starts_with("[Desktop Entry]\nType=Application\n"),
        "{entry}"
    );
    assert!(entry.contains(&format!("\nExec=\"{exe}\" %f\n")), "{entry}");
    assert!(entry.contains("\nIcon=sudoku-stepper\n"), "{entry}");
    let types = text(&there, "mime/packages/sudoku-stepper.xml");
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
    assert!(
        types.contains("<glob pattern=\"*.sudoku.toml\"/>"),
        "{types}"
    );
    // What tells a file by its beginning fits.
    let magic = types
        .split_once("value='")
        .unwrap()
        .1
        .split_once('\'')
        .unwrap()
        .0;
    assert!(write_own(&puzzle(ASSIGNMENT)).starts_with(magic), "{magic}");
    let mut reader = quick_xml::Reader::from_str(&types);
    while reader.read_event().unwrap() != quick_xml::events::Event::Eof {}
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
    assert!(text(&there, "icons/hicolor/scalable/apps/sudoku-stepper.svg").contains("<svg"));

    // Once more changes nothing.
    assert_eq!(desktop(&data, &programs, &["--install"]), wrote);
    assert_eq!(files(&data), there);

    let would = desktop(&data, &programs, &["--remove", "--dry-run"]);
    assert_eq!(would.matches("would remove").count(), there.len() - 1);
    assert_eq!(files(&data), there);
    let removed = desktop(&data, &programs, &["--remove"]);
    assert_eq!(removed.matches("removed").count(), there.len() - 1);
    assert_eq!(files(&data), before);
    assert!(!data.join("icons").exists() && !data.join("mime").exists());
    assert!(!desktop(&data, &programs, &["--remove"]).contains("removed"));
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
