//! A file that could be read in two ways, or contains a slip, is refused with the reason and the
//! place: it is never read as another puzzle, and nothing is left out without a note.

use std::time::Duration;

use cpu_time::ThreadTime;
use serde_json::{Value, json};

use crate::common::boards::WALLED_REGIONS;
use crate::common::files::{assert_error, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{ReadingNote, read, write_line};
use sudoku_stepper::grid::{Candidate, Cell, Digit, Feature};
use sudoku_stepper::sudoku::Mark;

/// Returns the givens of the assignment: row and column, counted from 0, and digit.
fn givens() -> Vec<(usize, usize, u32)> {
    let cells = Cell::all().zip(ASSIGNMENT.chars());
    cells
        .filter_map(|(cell, one)| Some((cell.row(), cell.column(), one.to_digit(10)?)))
        .collect()
}

/// Returns the givens in neither the last row nor the last column.
fn inner() -> Vec<(usize, usize, u32)> {
    let mut inner = givens();
    inner.retain(|(row, column, _)| *row < 8 && *column < 8);
    inner
}

/// Returns a name such as `r1c2=3` for each given.
fn named() -> Vec<String> {
    let name =
        |(row, column, digit): (usize, usize, u32)| format!("r{}c{}={digit}", row + 1, column + 1);
    givens().into_iter().map(name).collect()
}

const UNKNOWN: &str = "whether rows and columns are counted from 0 or from 1 is not known: no 0 and no 9 is among them";

#[test]
fn places_in_json_and_xml_counted_from_nobody_knows_where_are_refused() {
    let objects = |first: usize| -> Value {
        let cell = |(row, column, digit): &(usize, usize, u32)| json!({ "row": row + first, "col": column + first, "value": digit });
        inner().iter().map(cell).collect()
    };
    let elements: String = inner()
        .iter()
        .map(|(row, column, digit)| {
            let (row, column) = (row + 1, column + 1);
            format!("<cell row=\"{row}\" col=\"{column}\" value=\"{digit}\"/>\n")
        })
        .collect();
    let keyed: Value = inner()
        .iter()
        .map(|(row, column, digit)| (format!("{},{}", row + 1, column + 1), json!(digit)))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let cages = json!({ "cages": [
        { "sum": 10, "cells": [[2, 2], [2, 3]] },
        { "sum": 11, "cells": [[4, 4], [5, 4]] },
    ] });
    for (text, column) in [
        (objects(1).to_string(), 1),
        (json!({ "cells": objects(1) }).to_string(), 10),
        (json!({ "givens": objects(1), "notes": "" }).to_string(), 11),
        (format!("<puzzle>{elements}</puzzle>"), 1),
        (keyed.to_string(), 1),
        (cages.to_string(), 10),
    ] {
        assert_error(&text, &format!("line 1, column {column}: {UNKNOWN}"));
    }
    // A 0 among them tells, and so does a 9.
    let line = |cells: Value| write_line(&only(cells.to_string()).givens);
    let from = |first: usize| -> Value {
        let cell = |(row, column, digit): &(usize, usize, u32)| json!({ "row": row + first, "col": column + first, "value": digit });
        givens().iter().map(cell).collect()
    };
    assert_eq!(line(from(0)), ASSIGNMENT);
    assert_eq!(line(from(1)), ASSIGNMENT);
}

#[test]
fn a_slip_in_a_list_of_cells_is_told_where_it_is() {
    for (slip, told) in [
        ("r1c10=4", "'r1c10' is not a cell"),
        ("0c8=5", "'0c8' is not a cell"),
        ("r1c=5", "'r1c' is not a cell"),
        ("r1c2=x", "'x' in r1c2 is not a digit"),
        ("r1c2=33", "'33' in r1c2 is not a digit"),
        ("r1c2=", "the digit of r1c2 is missing"),
        (
            "r0c2=3",
            "this line names a row or column 0: in the others they are counted from 1",
        ),
    ] {
        let mut list = named();
        list[3] = slip.to_owned();
        assert_error(list.join("\n"), &format!("line 4, column 1: {told}"));
        assert_error(list.join(" "), &format!("line 1, column 1: {told}"));
    }
}

#[test]
fn digits_in_attributes_of_a_page_are_read_and_a_page_without_digits_is_refused() {
    let page = |cell: &dyn Fn(char) -> String| -> String {
        let row = |row: &str| format!("<tr>{}</tr>\n", row.chars().map(cell).collect::<String>());
        let table: String = rows(ASSIGNMENT).lines().map(row).collect();
        format!("<table>\n{table}</table>\n")
    };
    for text in [
        page(&|one| {
            format!(
                "<td data-value=\"{}\"></td>",
                one.to_string().replace('.', "")
            )
        }),
        page(&|one| {
            format!(
                "<td class=\"cell\" data-value=\"{}\"></td>",
                one.to_string().replace('.', "0")
            )
        }),
    ] {
        assert_eq!(write_line(&only(&text).givens), ASSIGNMENT, "{text}");
    }
    let divs: String = ASSIGNMENT
        .chars()
        .map(|one| {
            format!(
                "<div class=\"cell\" data-digit=\"{}\"></div>",
                one.to_string().replace('.', "0")
            )
        })
        .collect();
    assert_eq!(
        write_line(&only(format!("<div>{divs}</div>")).givens),
        ASSIGNMENT
    );
    for text in [
        page(&|one| format!("<td class=\"d{}\"></td>", one.to_string().replace('.', ""))),
        page(&|_| "<td></td>".to_owned()),
    ] {
        assert_error(
            &text,
            "line 1, column 1: the cells on this page hold no digits: a program on the page may draw them",
        );
    }
}

#[test]
fn notes_in_json_are_read_or_said_to_be_left_out() {
    let open = Cell::all()
        .zip(ASSIGNMENT.chars())
        .find(|(_, one)| *one == '.');
    let (cell, _) = open.unwrap();
    let mut notes = vec![json!([]); 81];
    notes[cell.index()] = json!([1, 2]);
    let by_rows: Vec<&[Value]> = notes.chunks(9).collect();
    for (name, value) in [("notes", json!(notes)), ("pencilMarks", json!(by_rows))] {
        let file = json!({ "puzzle": ASSIGNMENT, name: value }).to_string();
        let read = reading(&file);
        let mark = |digit: u8| Mark::Note(Candidate::new(cell, Digit::new(digit).unwrap()));
        assert!(read.puzzles[0].marks.has(mark(1)), "{file}");
        assert!(read.puzzles[0].marks.has(mark(2)), "{file}");
        assert_eq!(read.notes, [], "{file}");
    }
    for (name, value) in [
        ("notes", json!({ "r1c3": [1, 2] })),
        ("colors", json!({ "r1c3": "red" })),
        ("cellColors", json!([[1, 2, 0], [0, 0, 1]])),
    ] {
        let file = format!("{{ \"puzzle\": \"{ASSIGNMENT}\",\n\"{name}\": {value} }}");
        let read = reading(&file);
        assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT);
        assert_eq!(
            read.notes,
            [ReadingNote::MarksLeftOut { line: 2 }],
            "{file}"
        );
    }
    let none = json!({ "puzzle": ASSIGNMENT, "notes": {}, "colors": [[0, 0], [0, 0]] });
    assert_eq!(reading(none.to_string()).notes, []);
}

#[test]
fn of_changes_the_text_after_them_is_read() {
    let grid = rows(ASSIGNMENT);
    let (first, rest) = grid.split_once('\n').unwrap();
    let kept: String = rest.lines().map(|row| format!(" {row}\n")).collect();
    let text = format!(
        "--- a/p.txt\n+++ b/p.txt\n@@ -1,9 +1,9 @@\n-{}\n+{first}\n{kept}",
        first.replace('.', "0").replacen('0', "1", 1)
    );
    let added: String = grid.lines().map(|row| format!("+{row}\n")).collect();
    let new = format!(
        "diff --git a/p b/p\nnew file mode 100644\n--- /dev/null\n+++ b/p\n@@ -0,0 +1,9 @@\n{added}"
    );
    for text in [text, new] {
        let read = reading(&text);
        let puzzle = &read.puzzles[0];
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
        assert!(!puzzle.has_entries(), "{text}");
        assert_eq!(puzzle.title, None, "{text}");
        assert_eq!(read.notes, [], "{text}");
    }
}

#[test]
fn damaged_cages_regions_and_cells_beside_a_grid_are_refused_with_their_line() {
    let grid = rows(ASSIGNMENT);
    for (behind, line, told) in [
        (
            "r1c1 r1c2 = x\nr1c3+r1c4=8\nr2c1+r2c2=8\n",
            11,
            "'x' is not the sum of a cage",
        ),
        ("r1c3+r1c4=\n", 11, "the sum of this cage is missing"),
        (
            "r1c3+r1c4=8\nr2c1+r2x2=8\nr3c1+r4c1=9\n",
            12,
            "'r2x2' is not a cell",
        ),
        (
            "r1c3+r1c4=8\nr2c1+r2c10=8\nr3c1+r4c1=9\n",
            12,
            "'r2c10' is not a cell",
        ),
        ("12 = r1c1 r1c2 r1x3\n", 11, "'r1x3' is not a cell"),
        (
            "Cages:\n12: A1 B1 C1\n13: D1 E1 F11\n",
            13,
            "'F11' is not a cell",
        ),
        (
            "r1c3=4\nr1c4=x\nr1c10=5\n",
            12,
            "'x' in r1c4 is not a digit",
        ),
    ] {
        assert_error(
            format!("{grid}\n{behind}"),
            &format!("line {line}, column 1: {told}"),
        );
    }
    let letters: String = WALLED_REGIONS
        .bytes()
        .map(|it| {
            if it.is_ascii_digit() {
                char::from(it - b'1' + b'A')
            } else {
                it.into()
            }
        })
        .collect();
    let regions = rows(&letters);
    let cut: String = regions.split_inclusive('\n').take(8).collect();
    assert_error(
        format!("{grid}\n{cut}"),
        "line 11, column 1: the regions that begin here have 8 rows, 9 are needed",
    );
}

#[test]
fn an_empty_grid_beside_another_is_no_line_left_out() {
    let grid = rows(ASSIGNMENT);
    let empty = ".".repeat(9);
    for text in [
        grid.lines()
            .map(|row| format!("{row}   {empty}\n"))
            .collect::<String>(),
        grid.lines()
            .map(|row| format!("{empty}   {row}\n"))
            .collect(),
    ] {
        let read = reading(&text);
        assert_eq!(read.puzzles.len(), 1, "{text}");
        assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT, "{text}");
        assert_eq!(read.notes, [], "{text}");
    }
}

#[test]
fn rules_that_name_cells_are_heard_above_a_grid_as_below_it() {
    let grid = rows(ASSIGNMENT);
    for (line, word) in [
        ("Even cells: r1c3 r2c2", "Even"),
        ("Odd cells: A3, B2", "Odd"),
        ("Maximum: r1c3", "Maximum"),
    ] {
        for (text, line) in [
            (format!("{line}\n\n{grid}"), 1),
            (format!("Monday\n{line}\n{grid}"), 2),
            (format!("{grid}\n{line}\n"), 11),
        ] {
            let notes = reading(&text).notes;
            assert!(
                notes.contains(&ReadingNote::RuleInWords {
                    line,
                    word: word.to_owned()
                }),
                "{text}: {notes:?}"
            );
        }
    }
    // Other data about cells is not a title.
    let dots = reading(format!("White dots: r1c1-r1c2\n\n{grid}"));
    assert_eq!(dots.puzzles[0].title, None);
    assert_eq!(dots.notes, [ReadingNote::LeftOut { count: 1, first: 1 }]);
}

#[test]
fn a_line_that_is_no_row_is_not_told_to_have_a_wrong_digit() {
    let lines: String = rows(ASSIGNMENT)
        .lines()
        .zip(1..)
        .map(|(row, number)| {
            let cells = row.chars().zip('A'..='I').filter(|(one, _)| *one != '.');
            let cells: Vec<String> = cells.map(|(one, name)| format!("{name}={one}")).collect();
            format!("Row {number}: {}\n", cells.join(", "))
        })
        .collect();
    let first = lines.lines().next().unwrap();
    let shown: String = first.chars().take(30).collect();
    let more = if first.chars().count() > 30 {
        "…"
    } else {
        ""
    };
    assert_error(
        &lines,
        &format!("line 1 is not a row of a Sudoku: '{shown}{more}'"),
    );
}

#[test]
fn an_impossible_cage_is_told_in_its_own_line() {
    let grid = rows(ASSIGNMENT);
    assert_error(
        format!("{grid}\nr1c3+r1c4=8\nr2c1+r2c2=8\nr3c4+r3c5=2\n"),
        "line 13, column 1: the cage of r3c4 cannot add up to 2: 2 different digits make 3 to 17",
    );
    let cages = json!([
        { "sum": 10, "cells": [[0, 2], [0, 3]] },
        { "sum": 2, "cells": [[4, 4], [5, 4]] },
    ]);
    let file = format!(
        "{{ \"puzzle\": \"{ASSIGNMENT}\", \"cages\": [\n{},\n{}] }}",
        cages[0], cages[1]
    );
    assert_error(
        file,
        "line 3, column 1: the cage of r5c5 cannot add up to 2: 2 different digits make 3 to 17",
    );
}

#[test]
fn what_is_wrong_with_xml_is_told_in_words_of_our_own() {
    for (text, told) in [
        (
            "<puzzle>\n<a>53..7</puzzle>\n",
            "line 2, column 9: </puzzle> stands here, and <a> is not closed yet",
        ),
        (
            "<sudoku>\n<row>&foo;</row>\n</sudoku>\n",
            "line 2, column 6: '&' begins a sign that is not known in XML; '&amp;' stands for '&' itself",
        ),
        (
            "<sudoku>\n<row a=1>53</row>\n</sudoku>\n",
            "line 2, column 1: an attribute of this element is not a name, '=' and a text in quotation marks",
        ),
    ] {
        assert_error(text, told);
    }
}

#[test]
fn what_is_wrong_in_json_is_told_where_it_stands() {
    let row = |row: &str| {
        let cells: Vec<String> = row.chars().map(|one| format!("\"{one}\"")).collect();
        format!("[{}]", cells.join(","))
    };
    let all: Vec<String> = rows(ASSIGNMENT).lines().map(row).collect();
    let grid = all.join(",\n");
    let (third, _) = all[2].split_once(',').unwrap();
    let wrong = grid.replacen(&format!("\n{third},"), "\n\"q\",", 1);
    let wrong = wrong.replacen("\n\"q\"", "\n[\"q\"", 1);
    for (text, told) in [
        (
            format!("{{ \"name\": \"x\",\n\"puzzle\": [\n{wrong}] }}"),
            "line 5, column 2: 'q' in row 3, column 1 is not a digit",
        ),
        (
            format!("[\n{wrong}]"),
            "line 4, column 2: 'q' in row 3, column 1 is not a digit",
        ),
        (
            "{ \"givens\": [\n{ \"row\": 0, \"col\": 0, \"value\": 5 },\n{ \"row\": 0, \"col\": 12, \"value\": 5 }\n] }".to_owned(),
            "line 3, column 1: the puzzle names 'row 0, col 12', which is no cell of its board",
        ),
        (
            "{ \"givens\": [\n{ \"row\": 0, \"col\": 0, \"value\": 5 },\n{ \"row\": 0, \"col\": 0, \"value\": 6 }\n] }".to_owned(),
            "line 3, column 1: the cell r1c1 is named twice",
        ),
        (
            "{ \"givens\": [\n{ \"row\": 0, \"col\": 0, \"value\": 5 },\n{ \"row\": 0, \"col\": 1, \"value\": \"w\" }\n] }".to_owned(),
            "line 3, column 1: 'w' is not a digit",
        ),
    ] {
        assert_error(text, told);
    }
}

#[test]
fn rules_beside_the_object_of_a_puzzle_are_its_rules() {
    let digits =
        |row: &str| -> Vec<u32> { row.chars().map(|it| it.to_digit(10).unwrap_or(0)).collect() };
    let grid: Vec<Vec<u32>> = rows(ASSIGNMENT).lines().map(digits).collect();
    let cages = json!([{ "sum": 8, "cells": ["r1c1", "r1c2"] }]);
    let wrapped = |name: &str, value: Value| {
        let board = json!({ "board": grid });
        only(json!({ "puzzle": board, name: value }).to_string())
    };
    assert_eq!(wrapped("cages", cages).layout.cages().len(), 1);
    for name in ["summ", "Summe", "cage_total"] {
        let cages = wrapped("cages", json!([{ name: 8, "cells": ["r1c1", "r1c2"] }]));
        assert_eq!(cages.layout.cages()[0].sum, Some(8), "{name}");
    }
    let diagonals = wrapped("diagonals", json!(true)).layout.features();
    assert_eq!(diagonals, [Feature::DiagonalDown, Feature::DiagonalUp]);
    let both = json!({ "puzzles": [{ "board": grid }], "variant": "windoku" });
    assert_eq!(only(both.to_string()).layout.features(), [Feature::Windoku]);
    let unknown = json!({ "puzzle": { "board": grid }, "thermos": [["r1c1", "r1c2"]] });
    let refused = read(unknown.to_string().as_bytes()).unwrap_err();
    assert!(refused.to_string().contains("thermo"), "{refused}");
}

#[test]
fn a_table_of_cells_may_say_which_digits_are_to_be_found() {
    for (name, given, open) in [
        ("hidden", "0", "1"),
        ("visible", "yes", "no"),
        ("editable", "false", "true"),
    ] {
        let mut table = format!("row,col,value,{name}\n");
        let cells = ASSIGNMENT.chars().zip(ASSIGNMENT_SOLVED.chars());
        for (at, (own, digit)) in cells.enumerate() {
            let is_given = if own == '.' { open } else { given };
            table += &format!("{},{},{digit},{is_given}\n", at / 9, at % 9);
        }
        let puzzle = only(&table);
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{name}");
        assert!(!puzzle.has_entries(), "{name}");
    }
}

#[test]
fn puzzles_and_fields_beside_each_other_take_no_longer_than_there_are_many() {
    let work = |count: usize| {
        let puzzles = (0..count).map(|at| (format!("p{at}"), json!({ "board": ASSIGNMENT })));
        let others = (0..count).map(|at| (format!("x{at}"), json!(at)));
        let file: serde_json::Map<String, Value> = puzzles.chain(others).collect();
        let file = Value::Object(file).to_string();
        let begun = ThreadTime::now();
        assert_eq!(reading(&file).puzzles.len(), count);
        begun.elapsed()
    };
    // Quadratic work would be sixteen times as much.
    let (few, many) = (work(80), work(320));
    assert!(
        many < 8 * few + Duration::from_millis(30),
        "{few:?}, then {many:?}"
    );
}

#[test]
fn letters_that_look_like_digits_are_read_as_digits() {
    let line = ".1.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";
    let note = |letter, digit| ReadingNote::LetterAsDigit { letter, digit };
    let spaced: String = rows(line)
        .chars()
        .flat_map(|one| [one, ' '])
        .collect::<String>()
        .replace("\n ", "\n");
    for (text, notes) in [
        (rows(line).replace('1', "l"), vec![note('l', '1')]),
        (spaced.replace('1', "I"), vec![note('I', '1')]),
        (
            rows(line)
                .replace('1', "l")
                .replace('.', "0")
                .replacen('0', "O", 2),
            vec![note('l', '1'), note('O', '0')],
        ),
    ] {
        let read = reading(&text);
        let givens: Vec<String> = read
            .puzzles
            .iter()
            .map(|it| write_line(&it.givens))
            .collect();
        assert_eq!(givens, [line], "{text}");
        assert_eq!(read.notes, notes, "{text}");
    }
}
