//! Forms in which people and programs save a puzzle: statements that fill in its cells, rows under
//! their names, lists among other lines, cages in sentences.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use crate::common::files::{assert_error, killer, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{ReadingNote, write_line};
use sudoku_stepper::grid::{Cell, LayoutBuilder};

/// Returns the givens of the assignment: row and column, counted from 0, and digit.
fn givens() -> Vec<(usize, usize, u32)> {
    let cells = Cell::all().zip(ASSIGNMENT.chars());
    cells
        .filter_map(|(cell, one)| Some((cell.row(), cell.column(), one.to_digit(10)?)))
        .collect()
}

/// Returns a text for each given.
fn each(text: impl Fn(usize, usize, u32) -> String) -> Vec<String> {
    let givens = givens().into_iter();
    givens
        .map(|(row, column, digit)| text(row, column, digit))
        .collect()
}

/// Returns the rows as lists of numbers.
fn lists() -> Vec<String> {
    let row = |row: &str| {
        let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
        format!("[{}]", cells.join(", "))
    };
    rows(ASSIGNMENT).lines().map(row).collect()
}

/// Returns all forms that are read as something else, or not at all.
fn wrong(forms: impl IntoIterator<Item = String>) -> Vec<String> {
    let read = |text: &String| {
        let read = sudoku_stepper::formats::read(text.as_bytes());
        match read {
            Ok(puzzles) => puzzles
                .iter()
                .map(|it| format!("{} {}", write_line(&it.givens), it.has_entries()))
                .collect::<Vec<_>>()
                .join("\n"),
            Err(error) => error.to_string(),
        }
    };
    let is_right = |told: &str| told == format!("{ASSIGNMENT} false");
    let told = forms.into_iter().map(|text| (read(&text), text));
    told.filter(|(told, _)| !is_right(told))
        .map(|(told, text)| format!("{told}:\n{text}"))
        .collect()
}

#[test]
fn statements_that_fill_in_cells_are_a_puzzle() {
    let forms = [
        format!(
            "int b[9][9];\n{}",
            each(|r, c, d| format!("b[{r}][{c}] = {d};\n")).concat()
        ),
        each(|r, c, d| format!("Cells({},{}).Value = {d}\n", r + 1, c + 1)).concat(),
        each(|r, c, d| format!("grid[{r}, {c}] = {d}\n")).concat(),
        format!(
            "g = {{{}}}\n",
            each(|r, c, d| format!("({}, {}): {d}", r + 1, c + 1)).join(", ")
        ),
        format!(
            "g = {{\n{}}}\n",
            each(|r, c, d| format!("  ({r}, {c}): {d},\n")).concat()
        ),
        format!(
            "CREATE TABLE g (r int, c int, d int);\n{}",
            each(|r, c, d| format!("INSERT INTO g VALUES ({}, {}, {d});\n", r + 1, c + 1)).concat()
        ),
        format!(
            "INSERT INTO g (v, col, row) VALUES\n{};\n",
            each(|r, c, d| format!("({d}, {}, {})", c + 1, r + 1)).join(",\n")
        ),
    ];
    assert_eq!(wrong(forms), [""; 0]);
    // A statement unlike the others is reported.
    let mut slip = each(|r, c, d| format!("b[{r}][{c}] = {d};\n"));
    slip[4] = "b[0][x] = 4;\n".to_owned();
    assert_error(slip.concat(), "line 5, column 1: this line names no cell");
}

#[test]
fn rows_and_cells_under_their_names_in_json_are_a_grid() {
    let numbers: Vec<Value> = lists()
        .iter()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect();
    let named = |name: &dyn Fn(usize) -> String, row: &dyn Fn(usize) -> Value| -> String {
        let rows = (0..9).map(|at| (name(at), row(at)));
        Value::from(rows.collect::<Map<_, _>>()).to_string()
    };
    let list = |at: usize| numbers[at].clone();
    let text = |at: usize| json!(&ASSIGNMENT[9 * at..9 * at + 9]);
    let letter = |at: usize| "ABCDEFGHI"[at..=at].to_owned();
    let cells = |name: &dyn Fn(usize, usize) -> String| -> String {
        let cells = givens()
            .into_iter()
            .map(|(row, column, digit)| (name(row, column), json!(digit)));
        Value::from(cells.collect::<Map<_, _>>()).to_string()
    };
    let mut nested = Map::new();
    for (row, column, digit) in givens() {
        let row = nested
            .entry((row + 1).to_string())
            .or_insert_with(|| json!({}));
        row[(column + 1).to_string()] = json!(digit);
    }
    let numbered: Vec<Value> = (0..81)
        .zip(ASSIGNMENT.chars())
        .map(|(at, one)| json!({ "cell": at + 1, "value": one.to_digit(10) }))
        .collect();
    let forms = [
        named(&letter, &list),
        named(&letter, &text),
        named(&|at| format!("row{}", at + 1), &list),
        named(&|at| format!("Row {at}"), &text),
        named(&|at| format!("r{}", at + 1), &list),
        cells(&|row, column| format!("{},{}", row + 1, column + 1)),
        Value::from(nested).to_string(),
        json!(numbered).to_string(),
    ];
    assert_eq!(wrong(forms), [""; 0]);
    let unknown = cells(&|row, column| (10 + row * 7 + column).to_string());
    assert_error(
        unknown,
        "line 1, column 1: whether the cells are counted from 0 or from 1 is not known",
    );
}

#[test]
fn lists_on_one_line_of_a_program_are_found_among_others() {
    let grid = format!("[{}]", lists().join(", "));
    let forms = [
        format!("grid = {grid}\nsize = 9\nprint(solve(grid))\nother = [1, 2, 3]\n"),
        format!("import x\nprint({grid})\nn = 9\n"),
        format!("solve({grid})\nprint('x', 5)\n"),
        format!(
            "let g: [[Int?]] = [\n{}\n]\n",
            lists().join(",\n").replace('0', "nil")
        ),
    ];
    assert_eq!(wrong(forms), [""; 0]);
    // Cells that are filled in later are not read, so the grid is refused.
    let later = format!("grid = {grid}\nsize = 9\ngrid[0][0] = 7\n");
    assert!(sudoku_stepper::formats::read(later.as_bytes()).is_err());
}

#[test]
fn lists_in_lists_of_yaml_are_rows() {
    let cell = |(at, one): (usize, char)| {
        let begin = if at == 0 { "- " } else { "  " };
        format!("{begin}- {}\n", one.to_string().replace('.', "0"))
    };
    let row = |row: &str| row.chars().enumerate().map(cell).collect::<String>();
    assert_eq!(
        wrong([rows(ASSIGNMENT).lines().map(row).collect()]),
        [""; 0]
    );
}

#[test]
fn letters_of_cells_are_columns_where_the_cells_come_so() {
    let columns = each(|row, column, digit| {
        format!(
            "{}{}={digit}",
            char::from(b'A' + u8::try_from(column).unwrap()),
            row + 1
        )
    });
    let read = reading(columns.join("\n"));
    assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT);
    assert_eq!(read.notes, [ReadingNote::Letters { are_columns: true }]);
    let lines = each(|row, column, digit| {
        format!(
            "{}{}={digit}",
            char::from(b'A' + u8::try_from(row).unwrap()),
            column + 1
        )
    });
    let read = reading(lines.join("\n"));
    assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT);
    assert_eq!(read.notes, []);
    // If neither order fits, they are rows, as in most files, and a note says so.
    let mut mixed = lines;
    mixed.swap(0, 9);
    let read = reading(mixed.join("\n"));
    assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT);
    assert_eq!(read.notes, [ReadingNote::Letters { are_columns: false }]);
}

#[test]
fn comments_sums_and_words_beside_rows_are_no_cells() {
    let braces = |row: &str| row.replace('[', "{").replace(']', "}");
    let commented: String = lists()
        .iter()
        .zip(1..)
        .map(|(row, at)| format!("    {}, /* row {at} */\n", braces(row)))
        .collect();
    let with_sum = |between: &str, gap: &str| -> String {
        let row = |row: &str| {
            let sum: u32 = row.chars().filter_map(|one| one.to_digit(10)).sum();
            let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
            format!("{}{between}{sum}\n", cells.join(gap))
        };
        rows(ASSIGNMENT).lines().map(row).collect()
    };
    let in_words: String = rows(ASSIGNMENT)
        .lines()
        .zip(1..)
        .map(|(row, at)| {
            let cells: Vec<String> = row
                .chars()
                .map(|one| one.to_string().replace('.', "blank"))
                .collect();
            format!("Row {at}: {}\n", cells.join(" "))
        })
        .collect();
    let forms = [
        format!("int g[9][9] = {{\n{commented}}};\n"),
        with_sum(" = ", ""),
        with_sum(" | ", " "),
        in_words,
    ];
    assert_eq!(wrong(forms), [""; 0]);
}

#[test]
fn givens_stand_behind_a_word_in_one_line() {
    for word in ["Givens", "clues", "Given"] {
        let list = each(|r, c, d| format!("r{}c{}={d}", r + 1, c + 1)).join(" ");
        assert_eq!(
            write_line(&only(format!("{word}: {list}\n")).givens),
            ASSIGNMENT
        );
    }
}

#[test]
fn givens_below_a_grid_are_added_to_it() {
    let grid = rows(ASSIGNMENT);
    let (row, column, digit) = givens()[0];
    let without = ASSIGNMENT.replacen(char::from_digit(digit, 10).unwrap(), ".", 1);
    let cell = format!("r{}c{}", row + 1, column + 1);
    let puzzle = only(format!("{}\nGivens: {cell}={digit}\n", rows(&without)));
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    let other = digit % 9 + 1;
    assert_error(
        format!("{grid}\nGivens: {cell}={other}\n"),
        &format!("line 11, column 1: {cell} is {other} here, and {digit} in the grid"),
    );
}

#[test]
fn cages_stand_in_lists_and_sentences_and_as_ranges() {
    let board = killer().layout;
    let lines = |line: &dyn Fn(&[String], u8) -> String| -> String {
        let mut text = String::new();
        for cage in board.cages() {
            let cells: Vec<String> = cage.cells.iter().map(|it| it.to_string()).collect();
            writeln!(text, "{}", line(&cells, cage.sum.unwrap())).unwrap();
        }
        text
    };
    for text in [
        lines(&|cells, sum| format!("- {} = {sum}", cells.join(" "))),
        lines(&|cells, sum| format!("* {sum}: {}", cells.join(", "))),
        lines(&|cells, sum| format!("{} sum to {sum}", cells.join(" and "))),
        lines(&|cells, sum| format!("{} add up to {sum}", cells.join(", "))),
        lines(&|cells, sum| format!("{}-{} = {sum}", cells[0], cells[cells.len() - 1])),
    ] {
        let puzzle = only(&text);
        assert_eq!(puzzle.layout, board, "{text}");
        assert_eq!(puzzle.given_count(), 0, "{text}");
    }
    let grid = rows(ASSIGNMENT_SOLVED).replacen('1', ".", 9);
    let cage = reading(format!("{grid}\nr1c1-r1c3 = 20\n"));
    let cages = cage.puzzles[0].layout.cages();
    let expected = LayoutBuilder::classic().cage(
        [0, 1, 2].map(|it| Cell::at(0, it)).into_iter().collect(),
        Some(20),
    );
    assert_eq!(cages, expected.build().unwrap().cages());
}
