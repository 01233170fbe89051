//! A damaged or hostile file, or a path that is not a file, is refused with a sentence, does no
//! harm and takes little memory, however it is opened.

use cpu_time::ThreadTime;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use crate::common;
use crate::common::files::in_place;
use crate::common::{ASSIGNMENT, candidate, puzzle};
use sudoku_stepper::formats::{Format, MAX_BYTES, Reader, Writer, read, write_own};
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::{Collection, Part, Session, read_file, read_in_parts};
use sudoku_stepper::sudoku::Field;

/// Returns a valid file of each format: with two puzzles if the format holds several, and with a
/// history if it keeps one.
fn sound(format: Format) -> Vec<u8> {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    session.undo();
    let mut worked_on = session.to_puzzle();
    worked_on.title = Some("Monday".to_owned());
    worked_on.metadata.set(Field::Author, "Ada");
    let mut writer = Writer::new(Vec::new(), format);
    writer.write(&in_place(&worked_on, format)).unwrap();
    if format.holds_several() {
        writer
            .write(&in_place(&puzzle(ASSIGNMENT), format))
            .unwrap();
    }
    writer.finish().unwrap()
}

/// Opens a file as the window does. Returns the number of puzzles, and the error message.
fn open(path: &Path) -> (usize, Result<(), String>) {
    let mut count = 0;
    let end = read_in_parts(path, &Stop::never(), &mut |part| {
        count += match part {
            Part::Whole(puzzles) => puzzles.len(),
            Part::Next { puzzles, .. } => puzzles.len(),
            Part::Notes(_) => 0,
        };
    });
    let end = end.map(|_| ()).map_err(|error| error.to_string());
    (count, end)
}

fn assert_told(path: &Path, says: &str) {
    let (count, end) = open(path);
    let told = end.unwrap_err();
    assert_eq!(count, 0);
    assert!(told.contains(says), "{told}");
    assert!(
        !told.contains(char::is_control) && !told.ends_with('.'),
        "{told}"
    );
    // Reading in one piece gives the same message.
    assert_eq!(read_file(path).unwrap_err().to_string(), told);
}

#[test]
fn a_file_that_was_cut_anywhere_is_told_or_has_whole_puzzles() {
    for format in Format::ALL {
        let file = sound(format);
        let all = read(&file).unwrap();
        for length in 0..file.len() {
            match read(&file[..length]) {
                // Only a title, a comment or the history was cut off.
                Ok(puzzles) => assert!(puzzles.len() <= all.len(), "{format} {length}"),
                Err(error) => {
                    let told = error.to_string();
                    assert!(!told.is_empty() && told.chars().count() < 200, "{told}");
                    assert!(!told.contains(char::is_control), "{told}");
                }
            }
        }
    }
}

#[test]
fn a_file_of_the_wrong_length_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle");
    for (content, says) in [
        (
            ASSIGNMENT[1..].to_owned(),
            "line 1 has 80 cells, 81 are needed",
        ),
        (
            format!("{ASSIGNMENT}."),
            "line 1 has 82 cells, 81 are needed",
        ),
        (".".repeat(728), "line 1 has 728 cells, 729 are needed"),
        ("123456789\n".repeat(8), "the file has 8 rows, 9 are needed"),
        (
            "123456789\n".repeat(10),
            "the file has 10 rows, 9 are needed",
        ),
        (
            "1,2,3,4,5,6,7,8\n".repeat(9),
            "line 1 has 8 cells, 9 are needed",
        ),
        (String::new(), "no puzzle is found in the file"),
    ] {
        fs::write(&path, content).unwrap();
        assert_told(&path, says);
    }
    fs::write(&path, [7, 0, 0, 0, 1, 2, 3]).unwrap();
    assert!(open(&path).1.is_err());
}

#[test]
fn xml_with_entities_or_deep_nesting_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzles.opensudoku");
    let laughs: String = (1..10)
        .map(|level| {
            let inner = format!("&l{};", level - 1).repeat(10);
            format!("<!ENTITY l{level} \"{inner}\">")
        })
        .collect();
    let bomb = format!("<!DOCTYPE x [<!ENTITY l0 \"ha\">{laughs}]><opensudoku><name>&l9;</name>");
    fs::write(&path, bomb).unwrap();
    assert!(open(&path).1.unwrap_err().contains("line 1, column"));
    for depth in [100, 100_000] {
        let deep = "<a>".repeat(depth);
        fs::write(&path, format!("<opensudoku>{deep}")).unwrap();
        assert!(open(&path).1.unwrap_err().contains("line 1, column"));
    }
}

#[test]
fn toml_of_another_version_or_program_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("saved.sudoku.toml");
    let file = write_own(&puzzle(ASSIGNMENT));
    fs::write(&path, file.replace("version = 2", "version = 4")).unwrap();
    assert_told(
        &path,
        "this file was written by another version of the program (version 4, this program reads \
         1 to 3)",
    );
    fs::write(&path, "format = 'other'\nversion = 2").unwrap();
    assert_told(&path, "the file is not a saved puzzle");
    fs::write(&path, "[package]\nname = 'x'").unwrap();
    assert_told(&path, "no puzzle is found in the file");
}

#[test]
fn what_is_no_file_is_told() {
    let folder = tempfile::tempdir().unwrap();
    assert_told(folder.path(), "is not a file");
    assert_told(&folder.path().join("none"), "does not exist");
    #[cfg(unix)]
    {
        assert_told(Path::new("/dev/zero"), "/dev/zero is not a file");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()), "no pipe is made");
        assert_told(&pipe, "is not a file");
        let link = folder.path().join("loop");
        std::os::unix::fs::symlink(&link, &link).unwrap();
        assert_told(&link, "loop cannot be read: ");
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_is_told() {
    common::files::with_secret_file(|path| assert_told(path, "secret.txt cannot be read: "));
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_not_utf_8_is_a_name_like_any_other() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(OsStr::from_bytes(b"odd-\xff.toml"));
    sudoku_stepper::session::save(&puzzle(ASSIGNMENT), &path).unwrap();
    assert_eq!(open(&path), (1, Ok(())));
    fs::write(&path, "x").unwrap();
    assert_told(&path, "line 1 has 1 cell, 9 are needed");
}

#[test]
fn of_a_huge_file_no_more_is_held_than_its_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("huge");
    // A file of nothing but zeros, and puzzles with zeros behind them.
    let file = File::create(&path).unwrap();
    file.set_len(1 << 40)
        .expect("the folder for temporary files can hold holes");
    assert_eq!(
        open(&path).1.unwrap_err().rsplit_once(": ").unwrap().1,
        "the file is larger than 1 MB"
    );
    let mut file = File::create(&path).unwrap();
    file.write_all(format!("{ASSIGNMENT}\n").repeat(5000).as_bytes())
        .unwrap();
    file.set_len(1 << 40).unwrap();
    let (count, end) = open(&path);
    assert_eq!(count, 5000);
    assert!(end.unwrap_err().ends_with("the file is larger than 1 MB"));
}

#[test]
fn a_history_as_long_as_a_file_can_be_is_read_in_bounded_time() {
    let made = "\"person r1c1-6\",\"person r1c1+6\",".repeat(MAX_BYTES as usize / 34);
    let file = write_own(&puzzle(ASSIGNMENT)) + "[history]\nmade = [" + &made + "]\n";
    assert!(file.len() as u64 <= MAX_BYTES);
    let begun = ThreadTime::now();
    let read = read(file.as_bytes()).unwrap().remove(0);
    assert_eq!(read.history.made.len(), MAX_BYTES as usize / 34 * 2);
    let mut session = Session::new(&read);
    assert!(session.undo());
    assert!(begun.elapsed().as_secs() < 30, "{:?}", begun.elapsed());
}

#[test]
fn it_is_soon_told_that_a_large_file_has_no_puzzle() {
    let blank = "\t\n".repeat(MAX_BYTES as usize / 2);
    let table = "id,puzzle,solution\n".to_owned() + &"1,a,b,c\n".repeat(MAX_BYTES as usize / 8);
    for (file, says) in [
        (blank, "no puzzle is found in the file"),
        (table, "the file is larger than 1 MB"),
    ] {
        let begun = ThreadTime::now();
        let error = Reader::new(file.as_bytes()).and_then(|it| it.collect::<Result<Vec<_>, _>>());
        assert_eq!(error.unwrap_err().to_string(), says);
        assert!(begun.elapsed().as_secs() < 4, "{:?}", begun.elapsed());
    }
}

#[test]
fn a_collection_in_memory_is_small() {
    let titled = |number: usize| {
        let mut puzzle = puzzle(ASSIGNMENT);
        puzzle.title = Some(format!("{number:08}"));
        puzzle
    };
    let collection: Collection = (0..1000).map(titled).collect();
    // 41 bytes, four for the end of the title, eight of title.
    assert!(
        collection.bytes() <= 2 * 1000 * (41 + 4 + 8),
        "{}",
        collection.bytes()
    );
}

#[test]
fn boards_of_five_and_seven_rows_are_refused_by_their_size() {
    for (size, row) in [(5, "1 . 3 . 5"), (7, "1 . 3 . 5 . 7")] {
        for row in [row.to_owned(), row.replace(' ', ""), row.replace(' ', ",")] {
            let error = read(format!("{row}\n").repeat(size).as_bytes()).unwrap_err();
            let told = error.to_string();
            assert!(told.contains(&format!("{size} rows")), "{told}");
        }
    }
}
