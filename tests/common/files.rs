//! Reading and writing in tests, and files that cannot be read.

use std::path::Path;

use sudoku_stepper::formats::{BitOrder, Format, Reading, read, read_noted, unheld, write};
use sudoku_stepper::grid::{CellSet, Digit, LayoutBuilder};
use sudoku_stepper::sudoku::Puzzle;

use super::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, puzzle};

/// The formats that have a place for a puzzle.
pub fn formats_of(puzzle: &Puzzle) -> impl Iterator<Item = Format> + '_ {
    let has_place = |it: &Format| unheld(puzzle, *it).is_none();
    Format::ALL.into_iter().filter(has_place)
}

/// The puzzle, or where the format has no place for it a killer.
pub fn in_place(puzzle: &Puzzle, format: Format) -> Puzzle {
    match unheld(puzzle, format) {
        Some(_) => killer(),
        None => puzzle.clone(),
    }
}

/// A killer without a given: cages of two and three cells in each row of the solved
/// assignment.
pub fn killer() -> Puzzle {
    let solution = puzzle(ASSIGNMENT_SOLVED).givens;
    let classic = LayoutBuilder::classic();
    let rows = sudoku_stepper::grid::House::rows();
    let cages = rows.flat_map(|row| {
        let cells: Vec<_> = row.cells().iter().collect();
        [&cells[..2], &cells[2..4], &cells[4..6], &cells[6..]]
            .map(|cage| cage.iter().copied().collect::<CellSet>())
    });
    let caged = cages.fold(classic, |board, cells| {
        let digits = cells.iter().filter_map(|cell| solution[cell.index()]);
        board.cage(cells, Some(digits.map(|digit| digit.get()).sum()))
    });
    Puzzle::on(caged.build().unwrap(), [None; 81])
}

/// The puzzle of the assignment with work on it: r1c1 is 6, and r1c3 has lost
/// 5 and 9.
pub fn worked_on() -> Puzzle {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.entries[0] = Digit::new(6);
    puzzle.removed = vec![candidate("r1c3", 5), candidate("r1c3", 9)];
    puzzle
}

pub fn text(puzzle: &Puzzle, format: Format) -> String {
    String::from_utf8(write(puzzle, format).unwrap()).unwrap()
}

/// The nine rows of a line of 81 characters, each with its line end.
pub fn rows(line: &str) -> String {
    let rows = line.as_bytes().chunks(9);
    rows.map(|row| format!("{}\n", str::from_utf8(row).unwrap()))
        .collect()
}

/// What is read of a file, and what is said of it.
#[track_caller]
pub fn reading(file: impl AsRef<[u8]>) -> Reading {
    let file = file.as_ref();
    match read_noted(file, BitOrder::default()) {
        Ok(reading) => reading,
        Err(error) => panic!("{error}\n{}", String::from_utf8_lossy(file)),
    }
}

/// The only puzzle of a file.
#[track_caller]
pub fn only(file: impl AsRef<[u8]>) -> Puzzle {
    let file = file.as_ref();
    let mut puzzles = reading(file).puzzles;
    assert_eq!(puzzles.len(), 1, "{}", String::from_utf8_lossy(file));
    puzzles.swap_remove(0)
}

/// The file is refused, in these words.
#[track_caller]
pub fn assert_error(file: impl AsRef<[u8]>, message: &str) {
    let file = file.as_ref();
    let told = String::from_utf8_lossy(file);
    match read(file) {
        Ok(puzzles) => panic!("{} puzzles are read\n{told}", puzzles.len()),
        Err(error) => assert_eq!(error.to_string(), message, "{told}"),
    }
}

/// The file is refused in these words, and the place is where this text begins in it.
#[track_caller]
pub fn assert_error_at(file: &str, at: &str, message: &str) {
    let start = file.find(at).expect("the text is in the file");
    assert_error_from(file, start, message);
}

/// The file is refused in these words, and the place is right behind this text in it.
#[track_caller]
pub fn assert_error_behind(file: &str, before: &str, message: &str) {
    let start = file.find(before).expect("the text is in the file");
    assert_error_from(file, start + before.len(), message);
}

#[track_caller]
fn assert_error_from(file: &str, start: usize, message: &str) {
    let line = file[..start].matches('\n').count() + 1;
    let column = start - file[..start].rfind('\n').map_or(0, |end| end + 1) + 1;
    assert_error(file, &format!("line {line}, column {column}: {message}"));
}

/// A file of the program's own of the first version, with these fields.
pub fn own(fields: &str) -> String {
    format!("format = \"sudoku-stepper\"\nversion = 1\n{fields}")
}

/// Hands a file over that cannot be read, `secret.txt`: it may not be, or, where this user
/// may read every file, it is a link that leads to itself.
#[cfg(unix)]
pub fn with_secret_file(look: impl FnOnce(&Path)) {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("secret.txt");
    fs::write(&path, ASSIGNMENT).unwrap();
    fs::set_permissions(&path, Permissions::from_mode(0o000)).unwrap();
    if fs::read(&path).is_ok() {
        fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink(&path, &path).unwrap();
    }
    look(&path);
}
