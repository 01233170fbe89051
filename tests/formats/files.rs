//! Puzzle files: opened, saved and opened again, and the messages if that fails.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use crate::common;
use crate::common::{ASSIGNMENT, candidate, cell, digit, puzzle, puzzle_file};
use sudoku_stepper::formats::{Format, MAX_BYTES, write, write_line};
use sudoku_stepper::session::{SaveError, Session, read_file, replace_file, save, save_format};
use sudoku_stepper::sudoku::{Field, Puzzle};

/// Returns a session on the assignment's puzzle, with a title and some work on it.
fn worked_on() -> Session {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.title = Some("Monday".to_owned());
    let mut session = Session::new(&puzzle);
    session.step();
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.toggle_candidate(candidate("r1c3", 5)).unwrap();
    session
}

/// Returns the message of the error with which a file cannot be opened.
fn problem(path: &Path) -> String {
    read_file(path).unwrap_err().to_string()
}

#[test]
fn the_programs_own_format_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monday.sudoku");
    let mut session = worked_on();
    assert!(session.is_unsaved());
    save(&session.to_puzzle(), &path).unwrap();
    session.mark_saved();
    assert!(!session.is_unsaved());

    let read = read_file(&path).unwrap();
    assert_eq!(read, [session.to_puzzle()]);
    assert_eq!(read[0].title.as_deref(), Some("Monday"));
    let opened = Session::new(&read[0]);
    assert_eq!(opened.position(), session.position());
    assert!(!opened.is_unsaved());
}

#[test]
fn a_text_file_keeps_the_values_alone() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["monday.txt", "MONDAY.TXT"] {
        let path = folder.path().join(name);
        let session = worked_on();
        save(&session.to_puzzle(), &path).unwrap();
        let first_line = "6,7,0,0,0,0,2,4,3\n";
        assert!(fs::read_to_string(&path).unwrap().starts_with(first_line));
        let read = read_file(&path).unwrap();
        assert_eq!(read, [Puzzle::new(*session.grid().values())]);
    }
}

#[test]
fn the_ending_of_a_name_says_the_format_and_any_other_keeps_everything() {
    for (name, format) in [
        ("a.txt", Format::CommaText),
        ("a.b.SDK", Format::Sdk),
        ("a.sdm", Format::Sdm),
        ("a.ss", Format::Ss),
        ("a.opensudoku", Format::OpenSudoku),
        ("a.gri", Format::Gri),
        ("a.toml", Format::Own),
        ("a.sudoku", Format::Own),
        ("txt", Format::Own),
    ] {
        assert_eq!(save_format(Path::new(name)), format, "{name}");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        let puzzle = puzzle(ASSIGNMENT);
        save(&puzzle, &path).unwrap();
        assert_eq!(fs::read(&path).unwrap(), write(&puzzle, format).unwrap());
        assert_eq!(read_file(&path).unwrap(), [puzzle]);
    }
}

#[test]
fn what_is_said_about_a_puzzle_stays_with_it() {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.title = Some("Monday".to_owned());
    puzzle.metadata.set(Field::Author, "Ada");
    let mut session = Session::new(&puzzle);
    session.step();
    assert_eq!(session.to_puzzle().metadata, puzzle.metadata);
    session.open(&common::empty_puzzle());
    assert!(session.to_puzzle().metadata.is_empty());
}

#[test]
fn a_replacement_that_fails_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.txt");
    fs::write(&path, "old").unwrap();
    let replaced = replace_file(&path, |file| {
        file.write_all(b"half of the new").unwrap();
        Err::<(), _>(SaveError::new(&path, io::Error::other("cut")))
    });
    let said = format!("{} cannot be written: cut", path.display());
    assert_eq!(replaced.unwrap_err().to_string(), said);
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn every_puzzle_that_comes_with_the_program_can_be_opened() {
    let puzzles = common::all_puzzles();
    assert!(puzzles.len() >= 13, "{}", puzzles.len());
    let read = read_file(&puzzle_file("assignment.txt")).unwrap();
    assert_eq!(read.len(), 1);
    assert_eq!(write_line(&read[0].givens), ASSIGNMENT);
}

#[test]
fn a_missing_file_and_a_folder_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("none.txt");
    assert_eq!(
        problem(&missing),
        format!("the file {} does not exist", missing.display())
    );
    assert_eq!(
        problem(folder.path()),
        format!("{} is not a file", folder.path().display())
    );
}

#[test]
fn what_is_not_a_puzzle_is_told_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.txt");
    let good = fs::read_to_string(puzzle_file("assignment.txt")).unwrap();
    let contents = [
        (
            good.replace("9,0,2,1", "9,0,z,1"),
            "line 8, column 5: 'z' is not a digit",
        ),
        (
            good.replace("9,0,2,1", "9,0,,1"),
            "line 8, column 5: a digit is missing",
        ),
        (String::new(), "no puzzle is found in the file"),
        (
            good.lines().take(5).collect::<Vec<_>>().join("\n"),
            "the file has 5 rows, 9 are needed",
        ),
        (
            format!("{ASSIGNMENT}\n{}\n", &ASSIGNMENT[1..]),
            "line 2 has 80 cells, 81 are needed",
        ),
    ];
    for (content, said) in contents {
        fs::write(&path, content).unwrap();
        assert_eq!(problem(&path), format!("{}: {said}", path.display()));
    }
    fs::write(&path, b"0,7,\xff").unwrap();
    assert_eq!(
        problem(&path),
        format!("{}: line 1, column 5: 'ÿ' is not a digit", path.display())
    );
}

#[test]
fn a_file_of_one_megabyte_is_read_and_a_larger_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.txt");
    let mut content = fs::read(puzzle_file("assignment.txt")).unwrap();
    content.resize(MAX_BYTES as usize, b'\n');
    fs::write(&path, &content).unwrap();
    assert_eq!(read_file(&path).unwrap().len(), 1);
    content.push(b'\n');
    fs::write(&path, &content).unwrap();
    assert_eq!(
        problem(&path),
        format!("{}: the file is larger than 1 MB", path.display())
    );
}

#[test]
fn saving_replaces_the_old_file_and_leaves_nothing_else_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monday.sudoku");
    fs::write(&path, "old").unwrap();
    let session = worked_on();
    save(&session.to_puzzle(), &path).unwrap();
    assert_eq!(read_file(&path).unwrap(), [session.to_puzzle()]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_file_that_cannot_be_written_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("missing").join("monday.sudoku");
    let error = save(&worked_on().to_puzzle(), &nowhere).unwrap_err();
    let start = format!("{} cannot be written: ", nowhere.display());
    assert!(error.to_string().starts_with(&start), "{error}");

    // There is a folder in place of the file.
    let taken = folder.path().join("taken.sudoku");
    fs::create_dir(&taken).unwrap();
    fs::write(taken.join("inside"), "kept").unwrap();
    assert!(save(&worked_on().to_puzzle(), &taken).is_err());
    assert_eq!(fs::read(taken.join("inside")).unwrap(), b"kept");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(target_os = "linux")]
#[test]
fn a_failed_save_leaves_the_old_file() {
    // In a folder whose path is nearly as long as possible, a file with a short name can be
    // written, but not one with a long name beside it.
    const LONGEST_PATH: usize = 4095;
    let root = tempfile::tempdir().unwrap();
    let mut folder = root.path().canonicalize().unwrap();
    let room = |folder: &Path| LONGEST_PATH - folder.as_os_str().len();
    while room(&folder) > 200 {
        folder.push("x".repeat(99));
    }
    folder.push("x".repeat(room(&folder) - 10));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("a");
    fs::write(&path, "old").unwrap();

    assert!(save(&worked_on().to_puzzle(), &path).is_err());
    assert_eq!(fs::read(&path).unwrap(), b"old");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn a_write_protected_file_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.sudoku");
    fs::write(&path, "kept").unwrap();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    assert_eq!(
        save(&worked_on().to_puzzle(), &path)
            .unwrap_err()
            .to_string(),
        format!(
            "{} cannot be written: it is write-protected",
            path.display()
        )
    );
    assert_eq!(fs::read(&path).unwrap(), b"kept");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn the_permissions_of_the_old_file_are_kept() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("monday.sudoku");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for wanted in [0o600, 0o640, 0o664] {
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).unwrap();
        save(&worked_on().to_puzzle(), &path).unwrap();
        assert_eq!(mode(&path), wanted);
    }
    // A new file gets the permissions of any new file.
    let (new, other) = (folder.path().join("new"), folder.path().join("other"));
    save(&worked_on().to_puzzle(), &new).unwrap();
    fs::write(&other, "").unwrap();
    assert_eq!(mode(&new), mode(&other));
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_the_file_behind_it_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let real = folder.path().join("real.sudoku");
    let link = folder.path().join("link.sudoku");
    fs::write(&real, "old").unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let puzzle = worked_on().to_puzzle();
    save(&puzzle, &link).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(read_file(&real).unwrap(), [puzzle]);
}
