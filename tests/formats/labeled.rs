//! Grids with names beside their rows, short rows, and matrices of programs: read correctly, or
//! refused with the place.

use crate::common::ASSIGNMENT;
use crate::common::files::{assert_error, only, reading, rows};
use sudoku_stepper::formats::{ReadingNote, write_line};
use sudoku_stepper::grid::LayoutBuilder;

fn lines() -> Vec<String> {
    rows(ASSIGNMENT).lines().map(str::to_owned).collect()
}

/// Returns the fields of each row with a separator between them.
fn table(separator: &str, empty: &str) -> Vec<String> {
    let field = |one: char| match one {
        '.' => empty.to_owned(),
        one => one.to_string(),
    };
    let row = |row: &String| row.chars().map(field).collect::<Vec<_>>().join(separator);
    lines().iter().map(row).collect()
}

#[track_caller]
fn assert_read(text: &str) {
    assert_eq!(write_line(&only(text).givens), ASSIGNMENT, "{text}");
}

#[test]
fn one_row_that_is_short_is_refused() {
    for separator in [";", ",", "\t"] {
        let mut rows = table(separator, "");
        rows[3] = rows[3].replacen(separator, "", 1);
        let text = rows.join("\n") + "\n";
        assert_error(text, "line 4 has 8 cells, 9 are needed");
    }
}

#[test]
fn names_beside_the_rows_of_a_drawn_grid_are_no_cells() {
    for names in ["ABCDEFGHI", "123456789", "987654321", "012345678"] {
        for (is_right, is_below) in [(false, false), (true, false), (true, true)] {
            let mut text = String::from("    1 2 3   4 5 6   7 8 9\n");
            for (at, (row, name)) in lines().iter().zip(names.chars()).enumerate() {
                if at % 3 == 0 {
                    text += "  +-------+-------+-------+\n";
                }
                let cells: Vec<String> = row.replace('.', " ").chars().map(String::from).collect();
                let boxes: Vec<String> = cells.chunks(3).map(|it| it.join(" ")).collect();
                text += &format!("{name} | {} |", boxes.join(" | "));
                text += &if is_right {
                    format!(" {name}\n")
                } else {
                    "\n".to_owned()
                };
            }
            text += "  +-------+-------+-------+\n";
            if is_below {
                text += "    1 2 3   4 5 6   7 8 9\n";
            }
            assert_read(&text);
        }
    }
}

#[test]
fn rows_are_named_by_letters() {
    for before in ["Row A: ", "Row A ", "Zeile A: ", "(A) ", "A - "] {
        let named = lines().into_iter().zip('A'..='I').map(|(row, name)| {
            let before = before.replace('A', &name.to_string());
            format!("{before}{row}\n")
        });
        assert_read(&named.collect::<String>());
    }
}

#[test]
fn a_page_break_stands_between_rows() {
    for page in ["Page 2", "- 2 -", "----- page break -----", "Seite 2 von 3"] {
        let lines = lines();
        let (above, below) = (lines[..5].join("\n"), lines[5..].join("\n"));
        assert_read(&format!("{above}\n\n{page}\n\n{below}\n"));
    }
}

#[test]
fn a_matrix_is_filled_as_its_program_fills_it() {
    let cells: Vec<String> = ASSIGNMENT
        .replace('.', "0")
        .chars()
        .map(String::from)
        .collect();
    let turned: Vec<String> = (0..81)
        .map(|at| cells[at % 9 * 9 + at / 9].clone())
        .collect();
    let (by_rows, by_columns) = (cells.join(","), turned.join(","));
    let broken = turned.chunks(9).map(|it| it.join(", ")).collect::<Vec<_>>();
    for text in [
        format!("m <- matrix(c({by_columns}), nrow=9)\n"),
        format!("m <- matrix(c({by_columns}), 9, 9)\n"),
        format!("m <- matrix(c(\n{}), nrow = 9)\n", broken.join(",\n")),
        format!("m <- matrix(c({by_rows}), nrow=9, byrow=TRUE)\n"),
        format!("m <- matrix(c({by_rows}), 9, 9, byrow = T)\n"),
        format!("A = reshape([{by_columns}], 9, 9);\n"),
        format!("a = np.array([{by_columns}]).reshape((9, 9), order='F')\n"),
        format!("a = np.array([{by_rows}]).reshape(9, 9)\n"),
    ] {
        assert_read(&text);
    }
}

#[test]
fn boxes_of_a_small_grid_are_told_in_words() {
    let grid = "1.....\n.2...4\n..3..1\n4..6..\n5...6.\n.....2\n";
    for (words, [rows, columns]) in [
        ("6x6, boxes 3 rows by 2 columns", [3, 2]),
        ("boxes of 2 by 3", [2, 3]),
        ("3 x 2 boxes", [3, 2]),
        ("2 rows, 3 columns", [2, 3]),
        ("Boxes are 3 high and 2 wide", [3, 2]),
    ] {
        let board = LayoutBuilder::new(6).boxes(rows, columns).build().unwrap();
        for text in [format!("{words}\n\n{grid}"), format!("{grid}\n{words}\n")] {
            assert_eq!(only(&text).layout, board, "{text}");
        }
    }
}

#[test]
fn numbers_of_columns_and_rows_are_no_cells() {
    let head = "1 2 3 4 5 6 7 8 9\n";
    let rows = table(" ", "0");
    let eight = rows[..8].join("\n") + "\n";
    assert_error(
        format!("{head}{eight}"),
        "line 1, column 1: this line numbers the columns, and of the rows below it one is missing",
    );
    assert_read(&format!("{head}{}\n", rows.join("\n")));
    let numbered = (1..)
        .zip(&rows)
        .map(|(number, row)| format!("{number} {}\n", &row[..15]));
    assert_error(
        numbered.collect::<String>(),
        "line 1, column 1: these rows begin with their numbers, and behind these a cell is missing in each",
    );
}

#[test]
fn the_reason_follows_the_size_of_the_grids() {
    assert_error(
        "1...\n..2.\n.3.\n...4\n",
        "line 3 has 3 cells, 4 are needed",
    );
    assert_error(
        "1.....\n.2...4\n..3..1\n4..6..\n5...6.\n",
        "line 1, column 1: the grid that begins here has 5 rows, 6 are needed",
    );
    let wide = ([
        "1", "", "16", "", "3", "", "", "", "10", "", "", "", "", "", "", "2",
    ]
    .join(",")
        + "\n")
        .repeat(16);
    assert_error(
        wide,
        "line 1, column 1: a board of 16 rows; up to 9 can be opened",
    );
}

#[test]
fn a_table_is_told_where_it_is_wrong() {
    let mut rows = table(" | ", " ");
    rows[4] = rows[4].replacen(" | ", " ", 1);
    let head = "| A | B | C | D | E | F | G | H | I |\n|---|---|---|---|---|---|---|---|---|\n";
    let text = format!("{head}| {} |\n", rows.join(" |\n| "));
    assert_error(text, "line 7 has 8 cells, 9 are needed");
}

#[test]
fn a_rule_is_quoted_as_it_is_written() {
    for (title, word) in [
        ("Sudoku X", "Sudoku X"),
        ("Anti-King 5", "Anti-King"),
        ("Disjoint groups", "Disjoint groups"),
    ] {
        let note = ReadingNote::RuleInWords {
            line: 1,
            word: word.to_owned(),
        };
        let notes = reading(format!("{title}\n\n{}", rows(ASSIGNMENT))).notes;
        assert_eq!(notes, [note], "{title}");
    }
}

#[test]
fn regions_without_a_puzzle_are_told() {
    let map = "111222333\n".repeat(3) + &"444555666\n".repeat(3) + &"777888999\n".repeat(3);
    assert_error(
        map,
        "line 1, column 1: these are the regions of a jigsaw, and its digits are missing",
    );
}

/// The rows, each behind what names the row with this number, in this order.
fn named(order: impl IntoIterator<Item = usize>, name: impl Fn(usize) -> String) -> String {
    let lines = lines();
    let row = |number: usize| format!("{}{}\n", name(number), lines[number - 1]);
    order.into_iter().map(row).collect()
}

#[test]
fn rows_stand_in_the_order_of_the_numbers_that_name_them() {
    let letter = |number: usize| char::from(b'A' + u8::try_from(number - 1).unwrap());
    let names: [&dyn Fn(usize) -> String; 9] = [
        &|number| format!("row{number}: "),
        &|number| format!("Row {number} "),
        &|number| format!("Zeile {number}: "),
        &|number| format!("r{number} "),
        &|number| format!("{number}: "),
        &|number| format!("{number}) "),
        &|number| format!("row{} = ", number - 1),
        &|number| format!("{}: ", letter(number)),
        &|number| format!("[{number},] "),
    ];
    for name in names {
        assert_read(&named(1..=9, name));
        assert_read(&named((1..=9).rev(), name));
        assert_read(&named([2, 1, 5, 4, 3, 9, 8, 7, 6], name));
    }
    let rows = (0..9).rev().map(|at| {
        let cells: Vec<String> = lines()[at]
            .replace('.', "0")
            .chars()
            .map(String::from)
            .collect();
        format!("row{} = [{}]\n", at + 1, cells.join(", "))
    });
    assert_read(&rows.collect::<String>());
    let small = ["1...", "..2.", ".3..", "...4"];
    let rows = (0..4)
        .rev()
        .map(|at| format!("row{}: {}\n", at + 1, small[at]));
    let read = only(rows.collect::<String>());
    assert_eq!(write_line(&read.givens)[..4], *"1...", "the first row");
    assert_eq!(read.layout.size(), 4);
}

#[test]
fn names_that_do_not_number_the_rows_are_refused() {
    let of = |numbers: [usize; 9]| {
        let rows = numbers.iter().zip(lines());
        rows.map(|(number, row)| format!("row {number}: {row}\n"))
            .collect::<String>()
    };
    assert_error(
        of([1, 2, 3, 3, 5, 6, 7, 8, 9]),
        "line 4: the row name 'row 3' does not fit, the rows need the numbers 1 to 9, each once",
    );
    assert_error(
        of([9, 8, 7, 6, 5, 4, 3, 2, 2]),
        "line 9: the row name 'row 2' does not fit, the rows need the numbers 1 to 9, each once",
    );
    // One has no name, and the others count down.
    let rows = named((1..=9).rev(), |number| match number {
        5 => String::new(),
        number => format!("row {number}: "),
    });
    assert_error(
        format!("A puzzle\n\n{rows}"),
        "line 4: the row name 'row 8' does not fit, the rows need the numbers 1 to 9, each once",
    );
}
