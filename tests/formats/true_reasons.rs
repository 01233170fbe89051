//! A damaged file is refused for its true reason, which names the place.

use crate::common::boards::JIGSAW;
use crate::common::files::{assert_error, assert_error_at, killer, only, rows, text, worked_on};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED, candidate, puzzle};
use serde_json::{Value, json};
use sudoku_stepper::formats::{Format, read};
use sudoku_stepper::sudoku::{Mark, Marks, Puzzle, SavePoint};

fn told(file: &str) -> String {
    match read(file.as_bytes()) {
        Ok(puzzles) => panic!("{} puzzles are read\n{file}", puzzles.len()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn signs_among_the_regions_of_andoku_are_refused_however_many_they_are() {
    let given = ".".repeat(81);
    for wrong in ["?", "?;", " ;?", "-?#,", "-?#,;"] {
        let regions = format!("{}{wrong}{}", &JIGSAW[..20], &JIGSAW[20 + wrong.len()..]);
        let told = told(&format!("{given}|{regions}|"));
        let sign = wrong.chars().next().unwrap();
        assert_eq!(
            told,
            format!("line 1, column 103: '{sign}' does not name a region")
        );
    }
}

#[test]
fn other_signs_in_the_place_of_the_letter_of_andoku_are_refused() {
    let given = ".".repeat(81);
    for regions in [JIGSAW, ""] {
        let line = format!("{given}|{regions}|");
        for wrong in ["X|2", "X.", "X945", "Q", "X;5"] {
            let column = line.len() + 1;
            let told = format!("line 1, column {column}: '{wrong}' is not X, H, P or C");
            assert_error(format!("{line}{wrong}"), &told);
        }
    }
}

#[test]
fn a_number_of_a_killer_line_with_a_slip_is_refused_with_its_place() {
    let line = text(&killer(), Format::Ps);
    assert_eq!(only(&line).layout, killer().layout);
    let numbers: Vec<&str> = line.trim_end().split(':').skip(3).take(81).collect();
    for at in [0, 7, 40, 80] {
        let with = |own: &str| {
            let mut numbers = numbers.clone();
            numbers[at] = own;
            format!("3x3::k:{}:", numbers.join(":"))
        };
        let column = "3x3::k:".len() + 1 + numbers[..at].join(":").len() + usize::from(at > 0);
        let number = numbers[at];
        // Any digit of it is missing, or is another one.
        for (digit, _) in number.char_indices() {
            let less = format!("{}{}", &number[..digit], &number[digit + 1..]);
            told(&with(&less));
            for other in '0'..='9' {
                let other = format!("{}{other}{}", &number[..digit], &number[digit + 1..]);
                if other.trim_start_matches('0') != number {
                    told(&with(&other));
                }
            }
        }
        assert_eq!(
            told(&with("4x")),
            format!("line 1, column {column}: '4x' is not a number")
        );
    }
}

#[test]
fn a_game_id_of_no_kind_of_board_is_told_as_such() {
    let givens = "a1b2c3d4e5f6g7h8i9p";
    for kind in ["9x", "9k", "6xk", "9xdu"] {
        assert_error(
            format!("{kind}:{givens}"),
            &format!(
                "line 1, column 1: '{kind}' is not a kind of board: a game ID of Solo begins with \
                 the size of its boxes, such as 3x3, or with that of a jigsaw, such as 9j"
            ),
        );
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
fn a_table_of_an_own_file_without_its_head_is_refused_by_its_first_key() {
    let file = text(&killer(), Format::Own) + "\n[history]\nmade = []\nundone = []\n";
    only(&file);
    for (table, key) in [("layout", "size"), ("history", "made")] {
        let head = format!("[{table}]\n");
        let at = file.find(&head).unwrap();
        let line = file[..at].matches('\n').count() + 1;
        assert_error(
            file.replace(&head, ""),
            &format!("line {line}, column 1: '{key}' belongs below [{table}]"),
        );
    }
    // A later program may write more.
    only(file.replace("version", "more = 1\nversion"));
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

/// A puzzle of f-puzzles with another field.
fn f_puzzles(name: &str, value: &Value) -> String {
    let cell = |one: char| match one.to_digit(10) {
        Some(digit) => json!({ "value": digit, "given": true }),
        None => json!({}),
    };
    let grid: Vec<Vec<Value>> = rows(ASSIGNMENT)
        .lines()
        .map(|row| row.chars().map(cell).collect())
        .collect();
    let mut file = json!({ "size": 9, "grid": grid });
    file[name] = value.clone();
    file.to_string()
}

#[test]
fn a_field_of_f_puzzles_of_the_wrong_kind_is_refused_with_what_is_there() {
    for (name, value, said) in [
        ("size", json!("nine"), "'\"nine\"' is not a number"),
        ("size", json!({}), "'{}' is not a number"),
        ("size", json!(9.5), "'9.5' is not a number"),
        (
            "diagonal-",
            json!({}),
            "'{}' stands where true or false belongs",
        ),
        (
            "diagonal+",
            json!([]),
            "'[]' stands where true or false belongs",
        ),
        (
            "antiknight",
            json!(""),
            "'\"\"' stands where true or false belongs",
        ),
        ("killercage", json!({}), "'{}' stands where a list belongs"),
        (
            "killercage",
            json!([{ "cells": ["R1C1", "R1C2"], "value": {} }]),
            "'{}' is not the sum of a cage",
        ),
    ] {
        let told = told(&f_puzzles(name, &value));
        assert!(told.starts_with("line 1, column "), "{told}");
        assert!(told.ends_with(&format!(": {said}")), "{name}: {told}");
    }
    for (name, value) in [
        ("size", json!("9")),
        ("size", json!(null)),
        ("diagonal-", json!(false)),
        ("killercage", json!([])),
    ] {
        let puzzle = only(f_puzzles(name, &value));
        assert!(puzzle.layout.is_classic(), "{name}");
    }
}

#[test]
fn a_misspelled_field_of_a_cell_of_sudokupad_is_refused_by_its_name() {
    let cell = |one: char| match one.to_digit(10) {
        Some(digit) => json!({ "value": digit }),
        None => json!({}),
    };
    let cells: Vec<Vec<Value>> = rows(ASSIGNMENT)
        .lines()
        .map(|row| row.chars().map(cell).collect())
        .collect();
    let regions: Vec<Vec<[usize; 2]>> = (0..9)
        .map(|at| {
            (0..9)
                .map(|of| [at / 3 * 3 + of / 3, at % 3 * 3 + of % 3])
                .collect()
        })
        .collect();
    let file = json!({ "cellSize": 50, "cells": cells, "regions": regions }).to_string();
    assert_eq!(only(&file).givens, puzzle(ASSIGNMENT).givens);
    let told = told(&file.replacen("value", "valve", 1));
    assert!(
        told.ends_with("'valve' is not known, and looks like 'value'"),
        "{told}"
    );
    assert!(told.starts_with("line 1, column "), "{told}");
    // The cells of regions are no notes of a puzzle.
    assert!(read(json!({ "regions": regions }).to_string().as_bytes()).is_err());
}

#[test]
fn a_misspelled_field_of_json_is_refused_with_the_name_that_it_looks_like() {
    let cages = json!([{ "cells": ["R1C1", "R1C2"], "value": "9" }]);
    for (name, value, known) in [
        ("kilercage", &cages, "killercage"),
        ("killercages", &cages, "killercage"),
        ("antikinght", &json!(true), "antiknight"),
        ("diagonl-", &json!(true), "diagonal-"),
    ] {
        let told = told(&f_puzzles(name, value));
        let said = format!("'{name}' is not known, and looks like '{known}'");
        assert!(told.ends_with(&said), "{told}");
    }
    let regions: Vec<Vec<u32>> = rows(JIGSAW)
        .lines()
        .map(|row| row.chars().filter_map(|one| one.to_digit(10)).collect())
        .collect();
    assert!(
        !only(json!({ "puzzle": ASSIGNMENT, "regions": regions }).to_string())
            .layout
            .has_classic_boxes()
    );
    for (name, value, known) in [
        ("diagonl", json!(true), "diagonal"),
        ("windku", json!(true), "windoku"),
        ("constrants", json!({ "x": [1, 2] }), "constraint"),
    ] {
        let told = told(&json!({ "puzzle": ASSIGNMENT, name: value }).to_string());
        let said = format!("'{name}' is not known, and looks like '{known}'");
        assert!(told.ends_with(&said), "{told}");
    }
    // These are words of their own.
    for name in ["regular", "constants", "regional"] {
        only(json!({ "puzzle": ASSIGNMENT, name: true }).to_string());
    }
}

/// Nine tables in a table, with this content of each row of a box.
fn nested(row: &dyn Fn(usize, usize) -> String) -> String {
    let mut page = String::from("<html><body>\n<table>\n");
    for band in 0..3 {
        page += "<tr>\n";
        for stack in 0..3 {
            page += "<td><table>\n";
            for inner in 0..3 {
                page += &row(3 * band + inner, stack);
            }
            page += "</table></td>\n";
        }
        page += "</tr>\n";
    }
    page + "</table>\n</body></html>\n"
}

#[test]
fn a_box_of_a_page_that_is_not_whole_is_told_with_its_line() {
    let cells = |row: usize, stack: usize| -> Vec<String> {
        let start = 9 * row + 3 * stack;
        let signs = ASSIGNMENT[start..start + 3].chars();
        signs
            .map(|one| format!("<td>{}</td>", one.to_string().replace('.', "")))
            .collect()
    };
    let whole = |row: usize, stack: usize| format!("<tr>{}</tr>\n", cells(row, stack).concat());
    assert_eq!(only(nested(&whole)).givens, only(ASSIGNMENT).givens);
    for (row, stack) in [(0, 0), (4, 1), (8, 2)] {
        let marked = nested(&|own, other| match (own, other) == (row, stack) {
            true => "HERE\n".to_owned(),
            false => whole(own, other),
        });
        let line = marked[..marked.find("HERE").unwrap()].matches('\n').count() + 1;
        let with = |text: String| marked.replace("HERE\n", &text);
        let told = |found: usize| {
            format!("line {line}, column 1: a box of this board has {found} cells, 9 are needed")
        };
        assert_error(
            with(format!("<tr>{}</tr>\n", cells(row, stack)[1..].concat())),
            &told(8),
        );
        assert_error(with("<tr></tr>\n".to_owned()), &told(6));
        let without = read(with(String::new()).as_bytes())
            .unwrap_err()
            .to_string();
        let said = "a box of this board has 6 cells, 9 are needed";
        assert!(without.ends_with(said), "{without}");
    }
}

#[test]
fn a_row_of_a_page_without_cells_is_told_with_its_line() {
    for sign in ["", "."] {
        for wrong in [0, 4, 8] {
            let with = |own: &str| {
                let row = |(at, row): (usize, &str)| match at == wrong {
                    true => format!("<tr>{own}</tr>\n"),
                    false => {
                        let cell = |one: char| match one {
                            '.' => format!("<td>{sign}</td>"),
                            digit => format!("<td>{digit}</td>"),
                        };
                        format!("<tr>{}</tr>\n", row.chars().map(cell).collect::<String>())
                    }
                };
                let rows = rows(ASSIGNMENT);
                let rows: String = rows.lines().enumerate().map(row).collect();
                format!("<html><body>\n<table>\n{rows}</table>\n</body></html>\n")
            };
            let told = format!("line {} has 0 cells, 9 are needed", wrong + 3);
            assert_error(with(""), &told);
            // Beside other signs of an empty cell, blanks are none.
            if sign == "." {
                assert_error(with(&"<td></td>".repeat(9)), &told);
            }
        }
    }
}

#[test]
fn a_letter_in_the_first_row_of_a_table_is_told_with_its_place() {
    for separator in [",", ";", "\t"] {
        let fields = |line: &str| -> Vec<String> {
            let row = |row: &str| {
                let cells: Vec<String> = row.chars().map(String::from).collect();
                cells.join(separator).replace('.', "0")
            };
            rows(line).lines().map(row).collect()
        };
        let names: Vec<String> = ('a'..='i').map(String::from).collect();
        for head in ["Monday".to_owned(), names.join(separator)] {
            let mut wrong = fields(ASSIGNMENT);
            wrong[0] = wrong[0].replacen('7', "q", 1);
            let grids = [vec![head.clone()], fields(SECOND), vec![String::new()]];
            let two = [grids.concat(), vec![head.clone()], wrong.clone()].concat();
            assert_error_at(&two.join("\n"), "q", "'q' is not a digit");
            let one = [vec![head.clone()], wrong.clone()].concat();
            assert_error_at(&one.join("\n"), "q", "'q' is not a digit");
        }
    }
}

#[test]
fn a_table_of_nothing_but_damaged_puzzles_is_told_by_the_first() {
    for count in [1, 10, 500] {
        let lines = (1..=count).map(|number| format!("{number},{}\n", &ASSIGNMENT[1..]));
        let table = format!("id,puzzle,solution\n{}", lines.collect::<String>());
        assert_error(table, "line 2 has 80 cells, 81 are needed");
    }
    let words = "1,easy,done\n".repeat(50);
    assert_error(
        format!("id,puzzle,solution\n{words}"),
        "no puzzle is found in the file",
    );
}

const ONLY_SOLUTION: &str = "a solution is found here, and no puzzle in a form that is known";

#[test]
fn a_solution_without_its_puzzle_is_no_puzzle() {
    let rows: Vec<&str> = (0..9)
        .map(|row| &ASSIGNMENT_SOLVED[9 * row..9 * row + 9])
        .collect();
    for object in [
        json!({ "solution": ASSIGNMENT_SOLVED }),
        json!({ "id": 1, "level": "easy", "solution": rows }),
        json!({ "game": { "solution": { "grid": rows } } }),
    ] {
        for text in [object.to_string(), format!("[\n{object}\n]")] {
            let refused = read(text.as_bytes()).unwrap_err().to_string();
            assert!(refused.contains(ONLY_SOLUTION), "{text}: {refused}");
        }
    }
}

#[test]
fn a_solution_without_its_puzzle_is_no_puzzle_in_a_table_or_below_its_name() {
    let solved = ASSIGNMENT_SOLVED;
    let rows = |cells: &str| -> String {
        let rows = (0..9).map(|row| &cells[9 * row..9 * row + 9]);
        rows.map(|row| format!("{row}\n")).collect()
    };
    for (text, line) in [
        (format!("id,solution\n1,{solved}\n"), 2),
        (
            format!("id,level,solution\n1,easy,{solved}\n2,easy,{solved}\n"),
            2,
        ),
        (
            format!("solution\n{solved}\n{SECOND_SOLVED}\n{solved}\n"),
            2,
        ),
        (format!("Solution:\n{}", rows(solved)), 2),
        (format!("The solution:\n\n{}", rows(solved)), 3),
        (format!("Lösung\n{}", rows(solved)), 2),
    ] {
        let refused = read(text.as_bytes()).unwrap_err().to_string();
        assert_eq!(
            refused,
            format!("line {line}, column 1: {ONLY_SOLUTION}"),
            "{text}"
        );
    }
    // Beside its puzzle, before or behind it, it is left out.
    for text in [
        format!("Solution:\n{}\nPuzzle:\n{}", rows(solved), rows(ASSIGNMENT)),
        format!("Puzzle:\n{}\nSolution:\n{}", rows(ASSIGNMENT), rows(solved)),
        format!("puzzle,solution\n{ASSIGNMENT},{solved}\n"),
    ] {
        let puzzle = only(&text);
        assert_eq!(puzzle.givens, Puzzle::from_line(ASSIGNMENT).unwrap().givens);
    }
    // Other words may stand above a full grid.
    assert!(
        only(format!("My grid\n{}", rows(solved)))
            .values()
            .iter()
            .all(Option::is_some)
    );
}
