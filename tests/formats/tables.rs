//! Tables as a spreadsheet copies and saves them, and grids as other programs draw them.

use crate::common::files::{assert_error, only, rows, text, worked_on};
use crate::common::{ASSIGNMENT, candidate, cell, puzzle};
use sudoku_stepper::formats::{Format, detect, write_line};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::sudoku::{Position, Puzzle};

/// Returns the assignment as rows with this separator between their fields, and this text for an
/// empty one.
fn table(separator: &str, empty: &str) -> String {
    let field = |one: char| match one {
        '.' => empty.to_owned(),
        digit => digit.to_string(),
    };
    let row = |row: &str| row.chars().map(field).collect::<Vec<_>>().join(separator) + "\n";
    rows(ASSIGNMENT).lines().map(row).collect()
}

#[track_caller]
fn assert_assignment(file: &str) {
    assert_eq!(only(file), puzzle(ASSIGNMENT), "{file}");
}

#[test]
fn a_table_may_have_tabs_or_semicolons_and_blank_fields() {
    for separator in ["\t", ";"] {
        for empty in ["", " ", "0", ".", "\u{a0}"] {
            let table = table(separator, empty);
            assert_eq!(detect(table.as_bytes()), Some(Format::GridText));
            assert_assignment(&table);
            assert_assignment(&table.replace('\n', "\r\n"));
            assert_assignment(&format!("# from a sheet\n{}", table.trim_end_matches('\n')));
        }
    }
}

#[test]
fn blank_fields_at_the_end_of_a_row_may_be_missing() {
    let trimmed: String = table("\t", "")
        .lines()
        .map(|row| format!("{}\n", row.trim_end_matches('\t')))
        .collect();
    assert_assignment(&trimmed);
}

#[test]
fn a_row_of_a_table_may_be_empty() {
    let without_row = |number: usize| {
        let line: String = ASSIGNMENT
            .char_indices()
            .map(|(at, one)| if at / 9 == number { '.' } else { one })
            .collect();
        puzzle(&line)
    };
    for number in [0, 4, 8] {
        let mut lines: Vec<String> = table("\t", "").lines().map(str::to_owned).collect();
        lines[number] = "\t".repeat(8);
        assert_eq!(only(lines.join("\n")), without_row(number));
        lines[number] = String::new();
        assert_eq!(
            only(lines.join("\n") + "\n"),
            without_row(number),
            "{number}"
        );
    }
    // If there are more blank lines, they only separate the rows.
    assert_assignment(&table("\t", "").replace('\n', "\n\n"));
}

#[test]
fn several_digits_in_a_field_are_pencil_marks() {
    let begun = Puzzle {
        entries: [None; 81],
        ..worked_on()
    };
    let marks = text(&begun, Format::CandidateLine);
    let cell_marks: Vec<String> = marks
        .trim_end()
        .as_bytes()
        .chunks(9)
        .map(|nine| {
            nine.iter()
                .map(|one| char::from(*one))
                .filter(|one| *one != '.')
                .collect()
        })
        .collect();
    let table: Vec<String> = cell_marks.chunks(9).map(|row| row.join("\t")).collect();
    assert_eq!(only(table.join("\n")).removed, begun.removed);
    // In a sheet, marks may have blanks between them, and some cells may have no marks.
    let spaced = |marks: &String| {
        let marks: Vec<String> = marks.chars().map(String::from).collect();
        marks.join(" ")
    };
    let mut sparse: Vec<String> = cell_marks.iter().map(spaced).collect();
    for (one, marks) in Cell::all().zip(&mut sparse) {
        if begun.givens[one.index()].is_none() && one != cell("r1c3") {
            marks.clear();
        }
    }
    let table: Vec<String> = sparse.chunks(9).map(|row| row.join("\t")).collect();
    assert_eq!(
        detect(table.join("\n").as_bytes()),
        Some(Format::PencilMarks)
    );
    let read = only(table.join("\n"));
    assert_eq!(read.givens, begun.givens);
    assert_eq!(read.removed, [candidate("r1c3", 5), candidate("r1c3", 9)]);
    let free = Position::new(&read).grid().candidates(cell("r1c1"));
    assert!(free.len() > 1);
}

#[test]
fn mistakes_in_a_table_are_named_with_their_place() {
    assert_error(
        table("\t", "").replacen('7', "a", 1),
        "line 1, column 2: 'a' is not a digit",
    );
    assert_error(
        table(";", "").replacen('7', "7;", 1),
        "line 1 has 10 cells, 9 are needed",
    );
    let cut: String = table("\t", "")
        .lines()
        .take(8)
        .map(|row| format!("{row}\n"))
        .collect();
    assert_error(cut, "the file has 8 rows, 9 are needed");
}

/// Draws the assignment with these borders above, between two bands and below; each row has these
/// signs at its sides and between two boxes, and this text between two cells.
fn drawn(borders: [&str; 3], sides: &str, between: &str, empty: &str) -> String {
    let mut drawn = format!("{}\n", borders[0]);
    for (number, row) in rows(ASSIGNMENT).replace('.', empty).lines().enumerate() {
        if number == 3 || number == 6 {
            drawn += &format!("{}\n", borders[1]);
        }
        let cells: Vec<String> = row.chars().map(String::from).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|three| three.join(between)).collect();
        let middle = format!("{between}{sides}{between}");
        drawn += &format!("{sides}{between}{}{between}{sides}\n", boxes.join(&middle));
    }
    drawn + &format!("{}\n", borders[2])
}

#[test]
fn grids_are_read_as_other_programs_draw_them() {
    // HoDoKu.
    let borders = [
        ".-------.-------.-------.",
        ":-------+-------+-------:",
        "'-------'-------'-------'",
    ];
    assert_assignment(&drawn(borders, "|", " ", "."));
    // SudokuSnake, SadMan Sudoku and most forums.
    assert_assignment(&drawn(["+-------+-------+-------+"; 3], "|", " ", "."));
    assert_assignment(&drawn(["+---+---+---+"; 3], "|", "", "."));
    assert_assignment(&drawn(
        ["*-----------*", "|---+---+---|", "*-----------*"],
        "|",
        "",
        ".",
    ));
    // QQWing.
    let qqwing = drawn(["", "-------|-------|-------", ""], "|", " ", ".");
    let qqwing: String = qqwing
        .lines()
        .map(|line| format!("{}\n", line.trim_start_matches('|').trim_end_matches('|')))
        .collect();
    assert_assignment(&qqwing);
    // Simon Tatham's Solo.
    assert_assignment(&drawn(["", "------+-------+------", ""], "|", " ", "."));
    // GNOME Sudoku's old files, and Sudoku Explainer's.
    let spaced: Vec<String> = ASSIGNMENT
        .replace('.', "0")
        .chars()
        .map(String::from)
        .collect();
    assert_assignment(&spaced.join(" "));
    assert_assignment(&rows(ASSIGNMENT));
}

#[test]
fn lines_may_be_drawn_with_the_characters_for_boxes() {
    let light = [
        "┌───────┬───────┬───────┐",
        "├───────┼───────┼───────┤",
        "└───────┴───────┴───────┘",
    ];
    let double = [
        "╔═══════╦═══════╦═══════╗",
        "╠═══════╬═══════╬═══════╣",
        "╚═══════╩═══════╩═══════╝",
    ];
    let heavy = [
        "┏━━━━━━━┳━━━━━━━┳━━━━━━━┓",
        "┣━━━━━━━╋━━━━━━━╋━━━━━━━┫",
        "┗━━━━━━━┻━━━━━━━┻━━━━━━━┛",
    ];
    for (borders, sides) in [(light, "│"), (double, "║"), (heavy, "┃")] {
        for empty in [".", "0", "_"] {
            assert_assignment(&drawn(borders, sides, " ", empty));
        }
        assert_assignment(&drawn(borders, sides, "", " "));
    }
}

#[test]
fn a_line_may_be_drawn_between_any_two_cells() {
    for (border, lines) in [
        ("+---+---+---+---+---+---+---+---+---+", ["|", "|"]),
        ("+---+---+---++---+---+---++---+---+---+", ["|", "||"]),
        ("├───┼───┼───┼───┼───┼───┼───┼───┼───┤", ["│", "│"]),
        ("╟───┼───┼───╫───┼───┼───╫───┼───┼───╢", ["│", "║"]),
        ("|---|---|---|---|---|---|---|---|---|", ["|", "|"]),
    ] {
        for empty in [" ", ".", "0"] {
            let [thin, thick] = lines;
            let mut drawn = String::new();
            for row in rows(ASSIGNMENT).replace('.', empty).lines() {
                let cells: Vec<String> = row.chars().map(|one| format!(" {one} ")).collect();
                let boxes: Vec<String> = cells.chunks(3).map(|three| three.join(thin)).collect();
                drawn += &format!("{border}\n{thick}{}{thick}\n", boxes.join(thick));
            }
            drawn += border;
            assert_assignment(&drawn);
            assert_assignment(&drawn.replace('\n', " \n  "));
        }
    }
}

#[test]
fn pencil_marks_may_be_drawn_with_the_characters_for_boxes() {
    let begun = worked_on();
    let drawn = text(&begun, Format::PencilMarks);
    let boxes: String = drawn
        .replace('|', "│")
        .replace('-', "─")
        .replace(['.', ':', '\''], "├")
        .replace('+', "┼");
    assert_eq!(only(&boxes), only(&drawn));
}

#[test]
fn a_table_of_markdown_may_name_its_rows_and_columns() {
    let row = |(number, row): (usize, &str), bold: &str| {
        let cells: String = row.chars().map(|it| format!(" {it} |")).collect();
        format!("| {bold}{number}{bold} |{}\n", cells.replace('.', " "))
    };
    let lines = rows(ASSIGNMENT);
    for (names, rule, bold) in [
        ("A B C D E F G H I", "-", ""),
        ("A B C D E F G H I", "---", "**"),
        ("1 2 3 4 5 6 7 8 9", ":-:", "**"),
    ] {
        let names: String = names.split(' ').map(|it| format!(" {it} |")).collect();
        let rules = format!("{rule}|").repeat(10);
        let numbered = (1..).zip(lines.lines());
        let cells: String = numbered.map(|it| row(it, bold)).collect();
        let table = format!("| |{names}\n|{rules}\n{cells}");
        assert_eq!(write_line(&only(&table).givens), ASSIGNMENT, "{table}");
    }
}
