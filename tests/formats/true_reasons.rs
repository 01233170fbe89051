//! A damaged file is refused for its true reason, which names the place.

use crate::common::files::{assert_error, only, text, worked_on};
use crate::common::{ASSIGNMENT, candidate};
use sudoku_stepper::formats::{Format, read};
use sudoku_stepper::sudoku::{Mark, Marks, Puzzle, SavePoint};

fn told(file: &str) -> String {
    match read(file.as_bytes()) {
        Ok(puzzles) => panic!("{} puzzles are read\n{file}", puzzles.len()),
        Err(error) => error.to_string(),
    }
}

/// The puzzle with a mark, a save point and a game.
fn with_tables() -> Puzzle {
    let marks = || -> Marks {
        let note = Mark::Note(candidate("r1c3", 4));
        [note].into_iter().collect()
    };
    let mut puzzle = worked_on();
    puzzle.marks = marks();
    puzzle.save_points = vec![SavePoint {
        name: "Here".to_owned(),
        entries: puzzle.entries,
        removed: puzzle.removed.clone(),
        marks: marks(),
    }];
    puzzle
}

#[test]
fn a_misspelled_key_in_a_table_of_an_own_file_is_refused_by_its_name() {
    let file = text(&with_tables(), Format::Own);
    let file = file
        + "[history]\nmade = []\nundone = []\n[game]\nkind = \"classic\"\n\
        measure = \"givens\"\nlevel = \"easy\"\nseed = \"1\"\nerrors-told = \"at-once\"\n\
        timer = true\nlimit = 600\nseconds = 5\nerrors = 0\nknown-errors = 0\n\
        hidden-singles = 2\nchecked = [\"r1c1 6\"]\noutcome = \"playing\"\n";
    assert!(only(&file).game.is_some());
    for (key, wrong) in [
        ("notes", "ntoes"),
        ("notes", "note"),
        ("undone", "undnoe"),
        ("limit", "limt"),
        ("hidden-singles", "hidden_singles"),
        ("checked", "cheked"),
        ("entries", "entires"),
    ] {
        // The last one of that name: a key may be in several tables.
        let at = file.rfind(&format!("\n{key} = ")).unwrap() + 1;
        let file = format!("{}{wrong}{}", &file[..at], &file[at + key.len()..]);
        let line = file[..at].matches('\n').count() + 1;
        assert_error(
            file,
            &format!("line {line}, column 1: '{wrong}' is not known, and looks like '{key}'"),
        );
    }
}

#[test]
fn a_misspelled_element_of_a_cell_in_xml_is_refused_by_its_name() {
    let cell = |at: usize, digit: char| {
        format!(
            "<Cell>\n<x>{}</x>\n<y>{}</y>\n<value>{digit}</value>\n<origin>User</origin>\n</Cell>\n",
            at % 9,
            at / 9
        )
    };
    let givens = ASSIGNMENT.char_indices().filter(|(_, one)| *one != '.');
    let cells: String = givens.map(|(at, one)| cell(at, one)).collect();
    let file = format!("<?xml version=\"1.0\"?>\n<Sudoku version=\"1\">\n{cells}</Sudoku>\n");
    assert_eq!(only(&file).given_count(), only(ASSIGNMENT).given_count());
    for (name, wrong) in [
        ("origin", "orign"),
        ("value", "vlaue"),
        ("origin", "Origin"),
    ] {
        let file = file
            .replacen(&format!("<{name}>"), &format!("<{wrong}>"), 1)
            .replacen(&format!("</{name}>"), &format!("</{wrong}>"), 1);
        let said = format!("'{wrong}' is not known, and looks like '{name}'");
        let told = told(&file);
        assert!(told.starts_with("line ") && told.ends_with(&said), "{told}");
    }
}

