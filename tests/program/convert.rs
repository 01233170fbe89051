//! The command line: `convert`, and bad files of every kind.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common;
use crate::common::program::{run, run_with};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, puzzle, puzzle_file};
use sudoku_stepper::formats::{Format, MAX_BYTES, read, unheld, write};
use sudoku_stepper::grid::Digit;

fn assignment() -> String {
    puzzle_file("assignment.txt").display().to_string()
}

fn at(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

#[test]
fn every_format_is_written_and_told_by_its_content_whatever_the_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = at(folder.path(), "puzzle.gif");
    let has_place = |it: &Format| unheld(&puzzle(ASSIGNMENT), *it).is_none();
    for format in Format::ALL.into_iter().filter(has_place) {
        let ran = run(&["convert", &assignment(), "--to", format.slug(), "-o", &file]);
        assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", ""), "{format}");
        assert_eq!(ran.code, Some(0));
        let expected = write(&puzzle(ASSIGNMENT), format).unwrap();
        assert_eq!(fs::read(&file).unwrap(), expected, "{format}");
        let back = run(&["convert", "--to", "line", &file]);
        assert_eq!(back.out, format!("{ASSIGNMENT}\n"), "{format}");
        assert_eq!((back.err.as_str(), back.code), ("", Some(0)));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_a_format_cannot_hold_is_said_and_the_exit_code_is_1() {
    let folder = tempfile::tempdir().unwrap();
    let file = at(folder.path(), "begun.toml");
    let mut begun = puzzle(ASSIGNMENT);
    begun.title = Some("Monday".to_owned());
    begun.entries[0] = Digit::new(6);
    begun.removed = vec![candidate("r1c3", 5)];
    fs::write(&file, write(&begun, Format::Own).unwrap()).unwrap();
    let ran = run(&["convert", &file, "--to", "sdm"]);
    let line = ASSIGNMENT.replacen('.', "6", 1).replace('.', "0");
    assert_eq!(ran.out, line + "\n");
    assert_eq!(
        ran.err,
        "sudoku-stepper: puzzle 1 as .sdm: the digits filled in cannot be told from the givens\n\
         sudoku-stepper: puzzle 1 as .sdm: candidates that were removed are possible again\n\
         sudoku-stepper: puzzle 1 as .sdm: the title is left out\n"
    );
    assert_eq!(ran.code, Some(1));
    let kept = run(&["convert", &file, "--to", "own"]);
    assert_eq!(read(kept.out.as_bytes()), Ok(vec![begun]));
    assert_eq!((kept.err.as_str(), kept.code), ("", Some(0)));
}

#[test]
fn of_many_puzzles_a_loss_is_said_once_with_their_number() {
    let input = format!("{ASSIGNMENT}\n{ASSIGNMENT} easy\n").repeat(3);
    let ran = run_with(&["convert", "-", "--to", "sdm"], &input);
    assert_eq!(ran.lines().len(), 6);
    assert_eq!(
        ran.err,
        "sudoku-stepper: 3 puzzles as .sdm: the title is left out\n"
    );
    assert_eq!(ran.code, Some(1));
}

#[test]
fn collections_stream_through_every_format_that_holds_them() {
    let lines: String = (0..10_000)
        .map(|number| {
            let mut line = ASSIGNMENT_SOLVED.to_owned();
            line.replace_range(number % 81..=number % 81, ".");
            line + "\n"
        })
        .collect();
    let mut file = lines.clone();
    for format in ["opensudoku", "library", "sdm", "line"] {
        let ran = run_with(&["convert", "-", "--to", format], &file);
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)), "{format}");
        file = ran.out;
    }
    assert!(file == lines, "the puzzles changed on their way");
}

#[test]
fn several_files_become_one_in_the_order_given() {
    let arguments = ["convert", &assignment(), "-", "--to", "line"];
    let ran = run_with(&arguments, &format!("{ASSIGNMENT_SOLVED}\n"));
    assert_eq!(ran.lines(), [ASSIGNMENT, ASSIGNMENT_SOLVED]);
    assert_eq!(ran.code, Some(0));
}

#[test]
fn a_format_that_holds_one_puzzle_refuses_several_or_gives_each_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let two = format!("{ASSIGNMENT_SOLVED}\n{ASSIGNMENT}\n");
    let said = "sudoku-stepper: .sdk holds one puzzle, and there are several; \
                '-o NAME-{}.sdk' writes a file for each\n";
    let ran = run_with(&["convert", "-", "--to", "sdk"], &two);
    assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", said));
    assert_eq!(ran.code, Some(2));

    let file = at(folder.path(), "old.sdk");
    fs::write(&file, "old").unwrap();
    let ran = run_with(&["convert", "-", "--to", "sdk", "-o", &file], &two);
    assert_eq!((ran.err.as_str(), ran.code), (said, Some(2)));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");

    let each = at(folder.path(), "puzzle-{}.sdk");
    let ran = run_with(&["convert", "-", "--to", "sdk", "--output", &each], &two);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    for (name, line) in [
        ("puzzle-1.sdk", ASSIGNMENT_SOLVED),
        ("puzzle-2.sdk", ASSIGNMENT),
    ] {
        let file = fs::read(folder.path().join(name)).unwrap();
        assert_eq!(file, write(&puzzle(line), Format::Sdk).unwrap());
    }
}

#[test]
fn an_old_file_stays_if_not_everything_could_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = at(folder.path(), "list.sdm");
    fs::write(&file, "old").unwrap();
    let ran = run(&[
        "convert",
        "nowhere.txt",
        &assignment(),
        "--to",
        "sdm",
        "-o",
        &file,
    ]);
    assert_eq!(
        ran.err,
        format!(
            "sudoku-stepper: the file nowhere.txt does not exist\n\
             sudoku-stepper: {file} was not written, because not everything could be read\n"
        )
    );
    assert_eq!(ran.code, Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    // Output to standard output cannot be taken back.
    let ran = run(&["convert", "nowhere.txt", &assignment(), "--to", "line"]);
    assert_eq!(ran.out, format!("{ASSIGNMENT}\n"));
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = at(folder.path(), "missing/list.sdm");
    for path in [nowhere, folder.path().display().to_string()] {
        let ran = run(&["convert", &assignment(), "--to", "sdm", "-o", &path]);
        let said = format!("sudoku-stepper: {path} cannot be written: ");
        assert!(ran.err.starts_with(&said), "{}", ran.err);
        assert_eq!(ran.code, Some(2));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn an_unknown_format_is_told_with_the_known_ones() {
    let ran = run(&["convert", &assignment(), "--to", "word"]);
    assert!(
        ran.err.contains(
            "'word' is not a format; the formats are comma, grid, line, pencil-marks, \
             candidate-line, constraints, library, sdk, sdm, ss, opensudoku, gri, ps, \
             sumocue, arrows, jigsaw, andoku, solo, f-puzzles, f-puzzles-link, \
             sudokupad-link, own"
        ),
        "{}",
        ran.err
    );
    assert_eq!(ran.code, Some(2));
    let ran = run(&["convert", &assignment()]);
    assert!(ran.err.contains("--to <FORMAT>"), "{}", ran.err);
}

// Bad files.

/// The sentence about a file that cannot be read, without the name of the file.
#[track_caller]
fn refused(path: &Path) -> String {
    let path = path.to_string_lossy();
    let ran = run(&["convert", &path, "--to", "line"]);
    assert_eq!(ran.out, "");
    assert_eq!(ran.code, Some(2));
    let said = ran.err.strip_prefix("sudoku-stepper: ").unwrap();
    said.trim_end().replace(&*path, "FILE")
}

#[test]
fn a_folder_and_a_device_without_an_end_are_told() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(refused(folder.path()), "FILE is not a file");
    #[cfg(unix)]
    assert_eq!(
        refused(Path::new("/dev/zero")),
        "FILE: the file is larger than 1 MB"
    );
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_is_told() {
    common::files::with_secret_file(|path| {
        let said = refused(path);
        assert!(said.starts_with("FILE cannot be read: "), "{said}");
    });
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_not_utf_8_is_a_name_like_any_other() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(OsStr::from_bytes(b"odd-\xff.txt"));
    let new = folder.path().join(OsStr::from_bytes(b"new-\xff-{}.sdm"));
    fs::write(&path, ASSIGNMENT).unwrap();
    let ran = common::program::program(&["convert", "--to", "sdm", "-o"])
        .arg(&new)
        .arg(&path)
        .output()
        .unwrap();
    assert!(ran.status.success());
    assert!(new.exists());
    fs::write(&path, "x").unwrap();
    let ran = common::program::program(&["convert", "--to", "sdm"])
        .arg(&path)
        .output()
        .unwrap();
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(
        said.ends_with("line 1 has 1 cell, 9 are needed\n"),
        "{said}"
    );
}

#[test]
fn files_too_large_for_their_format_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("large");
    let large = " ".repeat(MAX_BYTES as usize);
    let said = "FILE: the file is larger than 1 MB";
    let contents = [
        format!("[Puzzle]\n{large}"),
        format!("format = \"sudoku-stepper\"\n{large}"),
        format!("{ASSIGNMENT} {large}"),
        format!("<opensudoku><!-- {large}{large} -->"),
        format!("<opensudoku a=\"{large}{large}\">"),
        format!("{large}{ASSIGNMENT}"),
    ];
    for content in contents {
        fs::write(&path, &content).unwrap();
        assert_eq!(refused(&path), said, "{}", &content[..30]);
    }
    // The file is larger than any memory, but not for the file system.
    let sparse = fs::File::create(&path).unwrap();
    if sparse.set_len(1 << 40).is_ok() {
        assert_eq!(refused(&path), said);
    }
}

#[test]
fn a_damaged_file_is_told_and_what_stands_before_the_damage_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = at(folder.path(), "cut.opensudoku");
    let games = format!("<game data=\"{ASSIGNMENT}\"/>\n").repeat(3);
    fs::write(&path, format!("<opensudoku>\n{games}<game data=\"12")).unwrap();
    let ran = run(&["convert", &path, "--to", "line"]);
    assert_eq!(ran.lines(), [ASSIGNMENT; 3]);
    assert!(
        ran.err
            .starts_with(&format!("sudoku-stepper: {path}: line 5, column 1: "))
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn how_a_text_was_read_is_told_beside_its_puzzles() {
    let rows: Vec<&str> = (0..9)
        .map(|row| &ASSIGNMENT[9 * row..9 * row + 9])
        .collect();
    let grid = rows.join("\n");
    let mail = format!("Dear all,\n\nGrid 01\n{grid}\n\nGrid 02\n{grid}\n\nYours, Ada\n");
    let ran = run_with(&["convert", "--to", "line", "-"], &mail);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(
        ran.out,
        format!("{ASSIGNMENT} # Grid 01\n{ASSIGNMENT} # Grid 02\n")
    );
    assert_eq!(
        ran.err,
        "sudoku-stepper: standard input: Read as 22 lines: 2 grids, 2 of them with a title.\n\
         sudoku-stepper: standard input: 2 lines are not part of a puzzle and were left out, the \
         first is line 1.\n"
    );
    let table = format!("id,puzzle,solution\n7,{ASSIGNMENT},{ASSIGNMENT_SOLVED}\n");
    let ran = run_with(&["solve", "-"], &table);
    assert_eq!(ran.out, format!("{ASSIGNMENT_SOLVED}\n"));
    assert_eq!(
        ran.err,
        "sudoku-stepper: standard input: The solution in the file is right for its puzzle.\n"
    );
}

#[test]
fn the_puzzle_itself_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let file = at(folder.path(), "mine1.txt");
    let content = format!("# mine\n{ASSIGNMENT}\n");
    fs::write(&file, &content).unwrap();
    for output in [
        file.clone(),
        at(folder.path(), "./mine1.txt"),
        at(folder.path(), "mine{}.txt"),
    ] {
        let ran = run(&["convert", &file, "--to", "sdm", "-o", &output]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(
            ran.err
                .contains("is the puzzle itself: choose another name"),
            "{}",
            ran.err
        );
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
    }
}

#[test]
fn a_bad_line_is_named_and_all_others_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let file = at(folder.path(), "some.txt");
    let damaged = &ASSIGNMENT[1..];
    fs::write(
        &file,
        format!("{ASSIGNMENT}\n{ASSIGNMENT}\n{damaged}\n{ASSIGNMENT}\n"),
    )
    .unwrap();
    for command in [&["solve"][..], &["rate"], &["convert", "--to", "line"]] {
        let ran = run(&[command, &[&file]].concat());
        let said = format!(
            "sudoku-stepper: {file}: line 3 has 80 cells, 81 are needed\n\
             sudoku-stepper: 3 puzzles in {file} were read; the rest was not\n"
        );
        assert_eq!((ran.code, ran.lines().len(), ran.err), (Some(2), 3, said));
    }
    // A bad line is counted, so that a number is that of a line.
    let puzzle = |number: &str| run(&["why", &file, "--puzzle", number, "r1c1"]);
    assert_eq!((puzzle("2").code, puzzle("4").code), (Some(0), Some(0)));
    let bad = puzzle("3");
    let said = format!("sudoku-stepper: {file}: line 3 has 80 cells, 81 are needed\n");
    assert_eq!((bad.code, bad.err), (Some(2), said));
}

#[test]
fn the_address_of_a_file_is_read_as_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("My puzzle ä.txt");
    fs::write(&path, ASSIGNMENT).unwrap();
    let place = folder.path().display().to_string().replace('\\', "/");
    let slash = if place.starts_with('/') { "" } else { "/" };
    for start in ["file://", "FILE://", "file://localhost"] {
        let address = format!("{start}{slash}{place}/My%20puzzle%20%C3%A4.txt");
        let ran = run(&["convert", "--to", "line", &address]);
        assert_eq!(ran.out, format!("{ASSIGNMENT}\n"), "{address}: {}", ran.err);
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)), "{address}");
    }
}

#[test]
fn nothing_of_a_grid_with_a_row_too_many_is_written() {
    let rows = common::files::rows(ASSIGNMENT);
    for input in [
        format!("Title\n1........\n{rows}"),
        format!("Title\n{rows}1........\n"),
        format!("{rows}1........\n"),
    ] {
        let ran = run_with(&["convert", "-", "--to", "line"], &input);
        assert_eq!(ran.out, "", "{input}");
        assert!(ran.err.contains(" 10 rows, 9 are needed"), "{}", ran.err);
        assert_eq!(ran.code, Some(2), "{input}");
    }
}
