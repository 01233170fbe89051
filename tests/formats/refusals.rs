//! Damaged and ambiguous files: refused with the true reason and place, or read with a note.

use crate::common::files::{assert_error, assert_error_at, killer, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND};
use sudoku_stepper::formats::{FormatError, ReadingNote, read, write_line};
use sudoku_stepper::grid::{Cage, CellSet};

fn lines() -> Vec<String> {
    rows(ASSIGNMENT).lines().map(str::to_owned).collect()
}

fn spaced(row: &str) -> String {
    let cells: Vec<String> = row.chars().map(String::from).collect();
    cells.join(" ")
}

/// Returns the cells of a row as numbers in a list.
fn list(row: &str) -> String {
    format!("[{}]", spaced(&row.replace('.', "0")).replace(' ', ", "))
}

#[track_caller]
fn assert_read(text: &str) {
    assert_eq!(write_line(&only(text).givens), ASSIGNMENT, "{text}");
}

#[test]
fn a_numbered_row_with_a_cell_too_few_is_refused() {
    for behind in [": ", ") ", " | ", " ", ":", ","] {
        for short in [0, 5, 8] {
            let mut rows = lines();
            rows[short].pop();
            let row = |(at, row): (usize, &String)| {
                let cells = match behind {
                    "," => spaced(row).replace(' ', ","),
                    ":" => row.clone(),
                    _ => spaced(row),
                };
                format!("{}{behind}{cells}\n", at + 1)
            };
            let text: String = rows.iter().enumerate().map(row).collect();
            let message = format!("line {} has 8 cells, 9 are needed", short + 1);
            assert_error(&text, &message);
        }
    }
    // The point behind the number is no empty cell.
    let mut rows = lines();
    rows[3] = rows[3][..7].to_owned();
    let row = |(at, row): (usize, &String)| format!("{}. {}\n", at + 1, spaced(row));
    let text: String = rows.iter().enumerate().map(row).collect();
    assert_error(text, "line 4 has 7 cells, 9 are needed");
}

#[test]
fn numbered_rows_are_read_in_the_order_of_their_numbers() {
    let forms = [
        "{}: ",
        "{}) ",
        "{}. ",
        "{} ",
        "{} | ",
        "{}\t",
        "{};",
        "row {}: ",
        "// {}: ",
        "\"{}\": \"",
        "{}: [",
    ];
    for form in forms {
        for first in [0, 1] {
            if first == 0 && form.starts_with("{}") && !matches!(form, "{}: " | "{} ") {
                continue;
            }
            let row = |at: usize| {
                let cells = &lines()[at];
                let cells = match form {
                    "{}\t" => spaced(cells).replace(' ', "\t"),
                    "{};" => spaced(cells).replace(' ', ";"),
                    "\"{}\": \"" => format!("{cells}\","),
                    "{}: [" => list(cells)[1..].to_owned() + ",",
                    _ => spaced(cells),
                };
                form.replace("{}", &(at + first).to_string()) + &cells + "\n"
            };
            let text: String = [0, 2, 1, 3, 4, 8, 6, 7, 5].map(row).concat();
            assert_read(&text);
        }
    }
}

/// Returns the cages of a killer as JSON, each made of its row and columns from 1 and its sum.
fn cages(cage: impl Fn(usize, &Cage) -> String) -> String {
    let puzzle = killer();
    let cages = puzzle.layout.cages().iter().enumerate();
    let cages: Vec<String> = cages.map(|(at, it)| cage(at, it)).collect();
    format!("{{\"cages\": [\n{}\n]}}\n", cages.join(",\n"))
}

#[test]
fn two_sums_of_a_cage_are_refused() {
    let with = |fields: [&str; 2], more: u8| {
        cages(|at, cage| {
            let names: Vec<String> = cage.cells.iter().map(|it| format!("\"{it}\"")).collect();
            let sum = cage.sum.unwrap();
            let other = if at == 2 { sum + more } else { sum };
            let [one, second] = fields;
            format!(
                "{{\"{one}\": {sum}, \"{second}\": {other}, \"cells\": [{}]}}",
                names.join(", ")
            )
        })
    };
    for fields in [["sum", "total"], ["total", "value"], ["sum", "target_sum"]] {
        assert_eq!(only(with(fields, 0)).layout, killer().layout, "{fields:?}");
        let sum = killer().layout.cages()[2].sum.unwrap();
        let (one, other) = (sum, sum + 1);
        assert_error(
            with(fields, 1),
            &format!(
                "line 4, column 1: this cage has the sums {one} and {other}, and a cage has only one"
            ),
        );
    }
    // The number of cells is no sum.
    assert_eq!(only(with(["sum", "cell_total"], 1)).layout, killer().layout);
    assert_eq!(
        only(with(["sum", "aTotalOfCells"], 1)).layout,
        killer().layout
    );
}

#[test]
fn two_sums_in_a_line_of_a_cage_are_told() {
    let grid = rows(ASSIGNMENT);
    let told = "this cage has the sums 10 and 11, and a cage has only one";
    for lines in [
        "r1c3+r1c4=10=11\nr2c2+r2c3=9\n",
        "r2c2+r2c3=9\n10: r1c3+r1c4=11\n",
        "9: r2c2+r2c3\n10 = r1c3+r1c4 = 11\n",
    ] {
        let at = lines
            .split('\n')
            .position(|line| line.contains("10"))
            .unwrap();
        let line = at + 11;
        assert_error(
            format!("{grid}\n{lines}"),
            &format!("line {line}, column 1: {told}"),
        );
    }
}

#[test]
fn cells_of_cages_by_x_and_y_are_noted() {
    let text = cages(|_, cage| {
        let cell = |it: sudoku_stepper::grid::Cell| {
            format!("{{\"x\": {}, \"y\": {}}}", it.column(), it.row())
        };
        let cells: Vec<String> = cage.cells.iter().map(cell).collect();
        let sum = cage.sum.unwrap();
        format!("{{\"sum\": {sum}, \"cells\": [{}]}}", cells.join(", "))
    });
    let read = reading(&text);
    assert_eq!(read.puzzles[0].layout, killer().layout);
    assert_eq!(read.notes, [ReadingNote::XAsColumn]);
}

#[test]
fn a_given_whose_digit_has_another_name_is_refused() {
    let cell = |(at, one): (usize, char)| match one {
        '.' => "{}".to_owned(),
        _ if at == 1 => "{\"given\":true,\"valu\":7}".to_owned(),
        digit => format!("{{\"given\":true,\"value\":{digit}}}"),
    };
    let cells: Vec<String> = ASSIGNMENT.chars().enumerate().map(cell).collect();
    let rows: Vec<String> = cells
        .chunks(9)
        .map(|row| format!("[{}]", row.join(",")))
        .collect();
    let text = format!("{{\"grid\": [\n{}\n]}}\n", rows.join(",\n"));
    let told = "r1c2 has no digit";
    assert_error_at(&text, "{\"given\":true,\"valu\"", told);
}

#[test]
fn a_row_that_is_short_among_rows_with_blanks_is_refused() {
    // Each row has one empty cell, written as a blank, and the row in line 4 has a cell too few.
    let solved = rows(ASSIGNMENT_SOLVED);
    let row = |(at, row): (usize, &str)| {
        let blank = at * 4 % 9;
        match at {
            3 => format!("{}{}\n", &row[..2], &row[3..]),
            _ => format!("{} {}\n", &row[..blank], &row[blank + 1..]),
        }
    };
    let text: String = solved.lines().enumerate().map(row).collect();
    for title in ["", "Puzzle:\n"] {
        let line = 4 + title.lines().count();
        let message = format!("line {line} has 8 cells, 9 are needed");
        assert_error(format!("{title}{text}"), &message);
    }
    // Rows that keep their blanks at the end.
    let grid = rows(ASSIGNMENT).replace('.', " ");
    assert_read(&grid);
    let short = grid.replacen(" 4   961 ", " 4  961 ", 1);
    assert_error(short, "line 2 has 8 cells, 9 are needed");
}

#[test]
fn a_grid_with_a_row_too_many_is_refused_as_a_whole() {
    let grid = rows(ASSIGNMENT);
    let told = "the grid that begins here has 10 rows, 9 are needed";
    for more in [format!("1........\n{grid}"), format!("{grid}1........\n")] {
        assert_error(&more, "the file has 10 rows, 9 are needed");
        let titled = format!("Title\n{more}");
        assert_error(&titled, &format!("line 2, column 1: {told}"));
        // The puzzle above it is fine.
        let two = format!("A\n{}\nB\n{more}", rows(SECOND));
        let mut puzzles = sudoku_stepper::formats::Reader::new(two.as_bytes()).unwrap();
        let first = puzzles.next().unwrap().unwrap();
        assert_eq!(write_line(&first.givens), SECOND);
        let error = puzzles.next().unwrap().unwrap_err();
        assert_eq!(error.to_string(), format!("line 13, column 1: {told}"));
        assert!(puzzles.next().is_none());
    }
}

#[test]
fn a_short_row_of_a_matrix_in_json_is_told_with_its_line() {
    let mut all: Vec<String> = lines().iter().map(|row| list(row)).collect();
    all[4] = all[4].replacen("3, 5, ", "3, ", 1);
    let matrix = all.join(",\n  ");
    let told = "row 5 has 8 cells, 9 are needed";
    for text in [
        format!("{{\"name\": \"x\",\n \"puzzle\": [\n  {matrix}\n]}}\n"),
        format!("[{{\"board\": [\n  {matrix}\n]}}]\n"),
    ] {
        assert_error_at(&text, "[3, 8, 4", told);
    }
}

#[test]
fn a_full_grid_beside_a_puzzle_in_json_is_its_solution_even_if_it_is_wrong() {
    let swapped = format!(
        "{}{}",
        ASSIGNMENT_SOLVED[..2].chars().rev().collect::<String>(),
        &ASSIGNMENT_SOLVED[2..]
    );
    for (solution, is_right) in [
        (ASSIGNMENT_SOLVED, true),
        (&*swapped, false),
        (&*ASSIGNMENT_SOLVED.replacen("67", "76", 2), false),
    ] {
        for text in [
            format!("{{\"puzzle\": \"{ASSIGNMENT}\", \"solution\": \"{solution}\"}}"),
            format!("{{\"puzzle\": \"{ASSIGNMENT}\", \"key\": \"{solution}\"}}"),
            format!("{{\"a\": \"{ASSIGNMENT}\", \"b\": \"{solution}\"}}"),
            format!("[\"{ASSIGNMENT}\", \"{solution}\"]"),
            format!("{{\"data\": [\"{ASSIGNMENT}\", \"{solution}\"]}}"),
        ] {
            let read = reading(&text);
            let givens: Vec<String> = read
                .puzzles
                .iter()
                .map(|it| write_line(&it.givens))
                .collect();
            assert_eq!(givens, [ASSIGNMENT], "{text}");
            assert!(!read.puzzles[0].has_entries(), "{text}");
            let note = match is_right {
                true => ReadingNote::Solutions { count: 1 },
                false => ReadingNote::WrongSolutions {
                    wrong: 1,
                    count: 1,
                    first: 1,
                },
            };
            assert_eq!(read.notes, [note], "{text}");
        }
    }
}

#[test]
fn of_the_alternatives_of_a_mail_one_is_read_with_the_subject_as_its_title() {
    let grid = rows(ASSIGNMENT);
    let heads = [
        "Content-Type: multipart/alternative; boundary=\"XX\"",
        "Content-Type: multipart/alternative;\n boundary=XX",
        "Content-Type:\n\tmultipart/alternative; boundary=\"XX\"",
        "content-type:Multipart/Alternative; boundary=\"XX\"",
    ];
    for head in heads {
        for before in ["", "From ann@b.org Mon Mar  4 10:15:00 2024\n"] {
            let plain = format!("--XX\nContent-Type: text/plain\n\nHere it is:\n{grid}\n");
            let html = format!(
                "--XX\nContent-Transfer-Encoding: 7bit\nContent-Type: text/html;\n charset=utf-8\n\n<html><pre>{grid}</pre></html>\n"
            );
            for parts in [format!("{plain}{html}"), format!("{html}{plain}")] {
                let text = format!(
                    "{before}From: ann@b.org\nSubject: =?utf-8?Q?R=C3=A4tsel_der?=\n =?utf-8?B?V29jaGU=?=\n{head}\n\n{parts}--XX--\n"
                );
                let puzzle = only(&text);
                assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
                assert_eq!(puzzle.title.as_deref(), Some("Rätsel derWoche"), "{text}");
            }
        }
    }
}

#[test]
fn the_subject_of_a_mail_is_the_title_and_the_words_above_the_grid_are_left_out() {
    let grid = rows(ASSIGNMENT);
    let read = reading(format!(
        "From: a@b.org\nSubject: Puzzle of the week\n\nHello,\nhere it is:\n{grid}"
    ));
    assert_eq!(read.puzzles[0].title.as_deref(), Some("Puzzle of the week"));
    let left_out = ReadingNote::LeftOut { count: 2, first: 4 };
    assert_eq!(read.notes, [left_out]);
    let read = reading(format!("Subject: Puzzle of the week\n\n{grid}"));
    assert_eq!(read.puzzles[0].title.as_deref(), Some("Puzzle of the week"));
    assert_eq!(read.notes, []);
}

#[test]
fn letters_like_digits_are_read_below_a_heading() {
    let signs = [('l', '1'), ('I', '1'), ('O', '0'), ('S', '5'), ('B', '8')];
    for (letter, digit) in signs {
        let zeros = ASSIGNMENT.replace('.', "0");
        let grid = zeros.replacen(digit, &letter.to_string(), 2);
        for (heading, title) in [
            ("", None),
            ("Hard\n", Some("Hard")),
            ("Bill's 12 SOS\n\n", Some("Bill's 12 SOS")),
        ] {
            for is_spaced in [false, true] {
                let grid: String = rows(&grid)
                    .lines()
                    .map(|row| match is_spaced {
                        true => spaced(row) + "\n",
                        false => format!("{row}\n"),
                    })
                    .collect();
                let text = format!("{heading}{grid}");
                let read = reading(&text);
                let puzzle = &read.puzzles[0];
                assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
                assert_eq!(puzzle.title.as_deref(), title, "{text}");
                let note = ReadingNote::LetterAsDigit { letter, digit };
                assert_eq!(read.notes, [note], "{text}");
            }
        }
    }
}

#[test]
fn rows_that_are_texts_with_candidates_are_read() {
    let grid = sudoku_stepper::grid::Grid::from_values(&crate::common::puzzle(ASSIGNMENT).givens);
    let cell = |cell: sudoku_stepper::grid::Cell| match grid.value(cell) {
        Some(digit) => digit.to_string(),
        None => grid
            .candidates(cell)
            .iter()
            .map(|it| it.to_string())
            .collect(),
    };
    let cells: Vec<String> = sudoku_stepper::grid::Cell::all().map(cell).collect();
    for between in [" ", ",", ", ", " | "] {
        let row = |row: &[String]| format!("\"{}\"", row.join(between));
        let texts: Vec<String> = cells.chunks(9).map(row).collect();
        let quoted: Vec<String> = cells.iter().map(|it| format!("\"{it}\"")).collect();
        let lists: Vec<String> = quoted
            .chunks(9)
            .map(|row| format!("[{}]", row.join(",")))
            .collect();
        let listed = only(format!("[{}]", lists.join(",\n")));
        for text in [
            format!("[{}]", texts.join(",\n")),
            format!("{{\"board\": [{}]}}", texts.join(",\n")),
        ] {
            let puzzle = only(&text);
            assert_eq!(puzzle.givens, listed.givens, "{text}");
            assert_eq!(puzzle.removed, listed.removed, "{text}");
        }
    }
}

#[test]
fn statements_of_fortran_go_on_in_the_next_line() {
    let numbers: Vec<String> = lines()
        .iter()
        .map(|row| list(row).trim_matches(['[', ']']).to_owned())
        .collect();
    for text in [
        format!(
            "integer :: grid(81) = [ &\n {} &\n]\n",
            numbers.join(", &\n ")
        ),
        format!(
            "integer :: grid(81) = (/ &\n {} /)\n",
            numbers.join(", &\n & ")
        ),
        format!(
            "g = transpose(reshape((/ &\n & {} &\n & /), (/9, 9/)))\n",
            numbers.join(", &\n & ")
        ),
    ] {
        assert_read(&text);
    }
}

#[test]
fn a_line_of_a_program_or_the_names_of_columns_are_no_title() {
    let grid = rows(ASSIGNMENT);
    for line in [
        "import sudoku",
        "from solver import grid",
        "using System;",
        "public class Sudoku",
        "let x = 5;",
        "x = 3",
        "char *g =",
        "return grid",
        "print(solve(grid))",
        "if __name__ == '__main__':",
    ] {
        let text = format!("{line}\n{grid}");
        let read = reading(&text);
        assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT, "{text}");
        assert_eq!(read.puzzles[0].title, None, "{text}");
        let left_out = ReadingNote::LeftOut { count: 1, first: 1 };
        assert_eq!(read.notes, [left_out], "{text}");
    }
    for title in [
        "For beginners: easy",
        "Return of the king",
        "Class of 2024",
        "Use your head (hard)",
        "Easy, medium, hard, evil",
    ] {
        let read = reading(format!("{title}\n{grid}"));
        assert_eq!(read.puzzles[0].title.as_deref(), Some(title));
    }
}

#[test]
fn the_header_and_the_numbers_of_a_table_are_no_titles() {
    let row = |row: &String| spaced(&row.replace('.', "0")).replace(' ', ",") + "\n";
    let table: String = lines().iter().map(row).collect();
    for text in [
        format!("id,puzzle\n17,{ASSIGNMENT}\n"),
        format!("puzzle\n{ASSIGNMENT}\n"),
        format!("r1,r2,r3,r4,r5,r6,r7,r8,r9\n{table}"),
        format!("x0,x1,x2,x3,x4,x5,x6,x7,x8\n{table}"),
    ] {
        let read = reading(&text);
        assert_eq!(write_line(&read.puzzles[0].givens), ASSIGNMENT, "{text}");
        assert_eq!(read.puzzles[0].title, None, "{text}");
        assert_eq!(read.notes, [], "{text}");
    }
}

/// The lines above a grid, the drawing of its rows, and the lines below it.
type Layout = (&'static str, fn(&str) -> String, &'static str);

/// The layouts that people use.
const LAYOUTS: [Layout; 18] = [
    ("", |row| row.to_owned(), ""),
    ("", spaced, ""),
    ("", |row| spaced(row).replace(' ', ","), ""),
    ("", |row| spaced(row).replace(' ', "\t"), ""),
    (
        "",
        |row| format!("{}|{}|{}", &row[..3], &row[3..6], &row[6..]),
        "",
    ),
    (
        "",
        |row| format!("| {} |", spaced(row).replace(' ', " | ")),
        "",
    ),
    (
        "",
        |row| format!("{} \\\\", spaced(row).replace(' ', " & ")),
        "",
    ),
    ("", |row| row.replace('.', "-"), ""),
    ("", |row| spaced(row).replace('.', "x"), ""),
    ("", |row| row.replace('.', "_"), ""),
    ("", |row| spaced(row).replace(' ', ";").replace('.', ""), ""),
    ("", |row| spaced(row).replace(' ', ",").replace('.', ""), ""),
    (
        "",
        |row| format!("| {} |", spaced(row).replace(' ', " | ").replace('.', " ")),
        "",
    ),
    ("<table>\n", |row| html(row, "."), "</table>\n"),
    ("<table>\n", |row| html(row, ""), "</table>\n"),
    ("grid = [\n", |row| list(row) + ",", "]\n"),
    ("grid = [\n", |row| format!("\"{row}\","), "]\n"),
    ("{\"grid\": [\n", |row| list(row) + ",", "[]]}\n"),
];

/// Returns a row of a table of a web page.
fn html(row: &str, empty: &str) -> String {
    let field = |one: char| format!("<td>{}</td>", one.to_string().replace('.', empty));
    let fields: String = row.chars().map(field).collect();
    format!("<tr>{fields}</tr>")
}

#[test]
fn a_row_or_a_cell_too_few_or_too_many_is_refused_in_each_layout() {
    for (above, layout, below) in LAYOUTS {
        // The list in JSON ends with another entry.
        let is_json = above.starts_with('{');
        for title in ["", "Monday\n"] {
            if is_json && !title.is_empty() {
                continue;
            }
            let text = |rows: &[String]| {
                let rows: String = rows.iter().map(|row| layout(row) + "\n").collect();
                let text = format!("{title}{above}{rows}{below}");
                text.replace(",\n[]]}", "]}")
            };
            assert_read(&text(&lines()));
            for row in [0, 4, 8] {
                let mut damaged = Vec::new();
                for cell in [0, 4, 8] {
                    let mut short = lines();
                    short[row].remove(cell);
                    damaged.push(short);
                }
                let mut long = lines();
                long[row].insert(4, '1');
                damaged.push(long);
                let mut gone = lines();
                gone.remove(row);
                damaged.push(gone);
                let mut twice = lines();
                twice.insert(row, twice[row].clone());
                damaged.push(twice);
                for rows in damaged {
                    let text = text(&rows);
                    let read = sudoku_stepper::formats::read(text.as_bytes());
                    assert!(read.is_err(), "{read:?}\n{text}");
                }
            }
        }
    }
}

#[test]
fn a_short_row_of_a_table_on_a_page_is_told_with_its_line() {
    let mut rows = lines();
    rows[4].pop();
    let rows: String = rows.iter().map(|row| html(row, "") + "\n").collect();
    let text = format!("<table>\n{rows}</table>\n");
    assert_error(text, "line 6 has 8 cells, 9 are needed");
}

#[test]
fn two_puzzles_in_one_list_of_strings_are_read() {
    let quoted = |line: &str| -> String {
        rows(line)
            .lines()
            .map(|row| format!("    \"{row}\",\n"))
            .collect()
    };
    let read = reading(format!(
        "grids = [\n{}{}]\n",
        quoted(ASSIGNMENT),
        quoted(SECOND)
    ));
    let givens: Vec<String> = read
        .puzzles
        .iter()
        .map(|it| write_line(&it.givens))
        .collect();
    assert_eq!(givens, [ASSIGNMENT, SECOND]);
}

#[test]
fn rows_of_texts_in_json_with_a_mistake_are_told() {
    let quoted: Vec<String> = lines().iter().map(|row| format!("\"{row}\"")).collect();
    let mut short = quoted.clone();
    short[4] = "\"35846..2\"".to_owned();
    assert_error_at(
        &format!("{{\"rows\": [\n{}\n]}}\n", short.join(",\n")),
        "\"35846..2\"",
        "row 5 has 8 cells, 9 are needed",
    );
    let ten = [&quoted[..], &quoted[..1]].concat();
    assert_error_at(
        &format!("{{\"rows\": [\n{}\n]}}\n", ten.join(",\n")),
        "[",
        "the grid has 10 rows of 9 cells",
    );
}

#[test]
fn cages_that_fill_the_board_with_other_sums_than_its_digits_are_refused() {
    let told = "the sums of these cages make 406, and all cells of a board 405";
    let names = |cage: &Cage| {
        cage.cells
            .iter()
            .map(|it| it.to_string())
            .collect::<Vec<_>>()
    };
    let sum = |at: usize, cage: &Cage| cage.sum.unwrap() + u8::from(at == 5);
    let line =
        |(at, cage): (usize, &Cage)| format!("{}={}\n", names(cage).join("+"), sum(at, cage));
    let puzzle = killer();
    let text: String = puzzle.layout.cages().iter().enumerate().map(line).collect();
    assert_error(text, &format!("line 1, column 1: {told}"));
    let text = cages(|at, cage| {
        let cells = names(cage).join("\", \"");
        format!("{{\"sum\": {}, \"cells\": [\"{cells}\"]}}", sum(at, cage))
    });
    assert_error(&text, &format!("line 2, column 1: {told}"));
    // A single cage without its sum leaves it open.
    let text = cages(|at, cage| {
        let cells = names(cage).join("\", \"");
        match at {
            2 => format!("{{\"cells\": [\"{cells}\"]}}"),
            _ => format!("{{\"sum\": {}, \"cells\": [\"{cells}\"]}}", sum(at, cage)),
        }
    });
    assert_eq!(only(&text).layout.cages().len(), 36);
}

#[test]
fn an_x_in_xml_is_an_empty_cell_beside_zeros_too() {
    let data = ASSIGNMENT.replacen('.', "x", 9).replace('.', "0");
    let rows: String = rows(&data)
        .lines()
        .map(|row| format!("<row>{row}</row>"))
        .collect();
    for text in [
        format!("<puzzle><grid>{data}</grid></puzzle>"),
        format!("<puzzle>{rows}</puzzle>"),
    ] {
        assert_read(&text);
    }
}

#[test]
fn a_cage_without_its_sum_in_a_list_of_cages_is_refused() {
    let killer = killer();
    let cage = |cells: CellSet, sum: &str| {
        let names: Vec<String> = cells.iter().map(|it| it.to_string()).collect();
        format!("{sum}{}\n", names.join(" "))
    };
    let cages = killer.layout.cages();
    let list = |sums: &dyn Fn(usize, u8) -> String| -> String {
        let cages = cages.iter().enumerate();
        cages
            .map(|(at, it)| cage(it.cells, &sums(at, it.sum.unwrap())))
            .collect()
    };
    let whole = list(&|_, sum| format!("{sum}: "));
    let read_cages = reading(&whole).puzzles[0].layout.cages().len();
    assert_eq!(read_cages, cages.len());
    let at = cages
        .iter()
        .skip(2)
        .position(|it| it.cells.len() > 1)
        .unwrap()
        + 2;
    for sum in ["", "xx: ", "thirteen: ", "thirteen = "] {
        let text = list(&|own, right| match own == at {
            true => sum.to_owned(),
            false => format!("{right}: "),
        });
        let error = read(text.as_bytes()).expect_err(&text).to_string();
        assert!(
            error.starts_with(&format!("line {}", at + 1)),
            "{error}\n{text}"
        );
    }
}

#[test]
fn a_short_row_is_named_in_any_grid_of_a_file_and_in_a_list_of_code() {
    let grid = |short: Option<(usize, usize)>| -> Vec<String> {
        let row = |(at, row): (usize, &str)| match short {
            Some((own, length)) if own == at => row[..length].to_owned(),
            _ => row.to_owned(),
        };
        rows(ASSIGNMENT).lines().enumerate().map(row).collect()
    };
    let block = |grid: Vec<String>| grid.join("\n") + "\n";
    for at in 0..9 {
        for length in [6, 7, 8] {
            let short = grid(Some((at, length)));
            let (whole, damaged) = (block(grid(None)), block(short.clone()));
            let text = format!("Grid 1\n{whole}Grid 2\n{damaged}Grid 3\n{whole}");
            // In a list of code, the first line may be anything.
            if at == 0 && length < 8 {
                let told = format!("line 12 has {length} cells, 9 are needed");
                assert_error(text, &told);
                continue;
            }
            let lists: Vec<String> = short.iter().map(|it| list(it)).collect();
            let code = format!("grid = [\n    {}\n]\n", lists.join(",\n    "));
            for (text, line) in [(text, 12 + at), (code, 2 + at)] {
                let told = FormatError::Cells {
                    line,
                    found: length,
                    needed: 9,
                };
                assert_eq!(read(text.as_bytes()), Err(told), "{text}");
            }
        }
    }
}

/// Grids with blank lines between them, one of them changed.
fn parted(
    changed: usize,
    change: impl Fn(&mut Vec<String>),
    put: impl Fn(&str) -> String,
) -> String {
    let grid = |at: usize| {
        let line = if at == 1 { SECOND } else { ASSIGNMENT };
        let mut rows: Vec<String> = rows(line).lines().map(str::to_owned).collect();
        if at == changed {
            change(&mut rows);
        }
        let rows: Vec<String> = rows.iter().map(|row| put(row)).collect();
        rows.join("\n") + "\n"
    };
    [0, 1, 2].map(grid).join("\n")
}

/// The forms of a row, run together and with each cell apart.
const ROWS: [fn(&str) -> String; 6] = [
    |row| row.to_owned(),
    |row| spaced(row),
    |row| spaced(&row.replace('.', "0")).replace(' ', ","),
    |row| spaced(row).replace(' ', ";").replace('.', ""),
    |row| format!("{}|{}", &row[..3], &row[3..]),
    |row| list(row) + ",",
];

#[test]
fn a_short_row_is_named_in_any_grid_between_blank_lines() {
    for put in ROWS {
        for (changed, at) in [0, 1, 2]
            .into_iter()
            .flat_map(|it| [(it, 0), (it, 4), (it, 8)])
        {
            for length in [6, 7, 8] {
                let text = parted(changed, |rows| rows[at].truncate(length), put);
                let line = 10 * changed + at + 1;
                assert_error(
                    text,
                    &format!("line {line} has {length} cells, 9 are needed"),
                );
            }
        }
    }
}

#[test]
fn a_grid_with_a_row_missing_or_one_too_many_takes_no_row_from_another() {
    for put in ROWS {
        for (changed, at) in [0, 1, 2]
            .into_iter()
            .flat_map(|it| [(it, 0), (it, 4), (it, 8)])
        {
            let short = parted(changed, |rows| _ = rows.remove(at), put);
            let long = parted(changed, |rows| rows.insert(at, rows[at].clone()), put);
            for (text, found) in [(short, 8), (long, 10)] {
                let line = 10 * changed + 1;
                let told = format!("the grid that begins here has {found} rows, 9 are needed");
                assert_error(&text, &format!("line {line}, column 1: {told}"));
                let headed = text.replace("\n\n", "\n\n# the next\n");
                let line = line + changed;
                assert_error(headed, &format!("line {line}, column 1: {told}"));
            }
        }
    }
}

#[test]
fn blank_lines_may_part_the_boxes_or_the_rows_of_grids() {
    for height in [1, 3] {
        for between in ["", "\n"] {
            let lines: Vec<String> = rows(ASSIGNMENT).lines().map(str::to_owned).collect();
            let parts: Vec<String> = lines.chunks(height).map(|it| it.join("\n")).collect();
            let grid = parts.join("\n\n") + "\n";
            let text = format!("{grid}{between}{grid}{between}{grid}");
            assert_eq!(reading(&text).puzzles.len(), 3, "{text}");
        }
    }
    // A page may end anywhere.
    let cut = rows(ASSIGNMENT).replacen("\n35846", "\n\n35846", 1);
    assert_eq!(reading(format!("{cut}\n{cut}")).puzzles.len(), 2);
}

#[test]
fn a_list_with_a_number_too_few_or_too_many_is_refused_with_their_count() {
    let digits = ASSIGNMENT.replace('.', "0");
    for count in [79, 80, 82, 83] {
        let list: Vec<String> = (digits.clone() + "12")[..count]
            .chars()
            .map(String::from)
            .collect();
        for (open, between, close) in [
            ("", ",", ""),
            ("", ", ", ""),
            ("", ";", ""),
            ("", " ", ""),
            ("", "\t", ""),
            ("[", ", ", "]"),
            ("grid = [", ", ", "]"),
            ("int grid[81] = {", ",", "};"),
        ] {
            let text = format!("{open}{}{close}\n", list.join(between));
            let told = format!("line 1 has {count} cells, 81 are needed");
            assert_error(text, &told);
        }
        let json = format!("{{\"puzzle\": [{}]}}", list.join(","));
        let told = format!("this puzzle has {count} cells, 81 are needed");
        assert_error_at(&json, "[", &told);
    }
}

#[test]
fn the_first_of_82_numbers_is_the_number_of_a_puzzle_only_in_a_table() {
    let line = |puzzle: &str| spaced(&puzzle.replace('.', "0")).replace(' ', ",");
    let [first, second] = [ASSIGNMENT, SECOND].map(line);
    let table = format!("1,{first}\n2,{second}\n");
    assert_eq!(reading(table).puzzles.len(), 2);
    assert_read(&format!("17,{first}\n"));
    // The others have none, or it is missing.
    assert_error(
        format!("{first}\n3,{second}\n"),
        "line 2 has 82 cells, 81 are needed",
    );
    assert_error(
        format!("1,{first}\n2,{second}\n{first}\n"),
        "line 3 has 80 cells, 81 are needed",
    );
}

/// The rows of a map of cages with a letter each, and their sums.
fn cage_map() -> (Vec<String>, Vec<String>) {
    let letters: Vec<char> = ('A'..='Z').chain('a'..='j').collect();
    let (mut rows, mut sums) = (Vec::new(), Vec::new());
    for (row, own) in letters.chunks(4).enumerate() {
        let lengths = [2, 2, 2, 3];
        let name = |(letter, length): (&char, usize)| letter.to_string().repeat(length);
        rows.push(own.iter().zip(lengths).map(name).collect());
        let mut at = 9 * row;
        for (letter, length) in own.iter().zip(lengths) {
            let cells = ASSIGNMENT_SOLVED[at..at + length].bytes();
            let sum: u32 = cells.map(|it| u32::from(it - b'0')).sum();
            sums.push(format!("{letter}={sum}"));
            at += length;
        }
    }
    (rows, sums)
}

#[test]
fn a_wrong_sum_below_a_map_of_cages_is_named_at_its_line() {
    let (rows, sums) = cage_map();
    let file = |sums: &[String]| format!("{}\n\n{}\n", rows.join("\n"), sums.join("\n"));
    assert_eq!(only(file(&sums)).layout.cages().len(), 36);
    let changed = |put: &str| {
        let mut changed = sums.clone();
        put.clone_into(&mut changed[5]);
        file(&changed)
    };
    let more = |put: &str| format!("{}{put}\n", file(&sums));
    for (file, at, told) in [
        (changed("F=x"), "F=x", "'x' is not the sum of a cage"),
        (changed("F="), "F=\n", "the sum of this cage is missing"),
        (
            changed("F=99"),
            "F=99",
            "the cage of r2c3 cannot add up to 99: 2 different digits make 3 to 17",
        ),
        (changed("?=9"), "?=9", "this map has no cage '?'"),
        (more("zz=9"), "zz=9", "this map has no cage 'zz'"),
        (
            more("F=11"),
            "F=11",
            "the sum of the cage 'F' is told twice",
        ),
        (more(&sums[5]), &format!("{}\n", sums[5]), ""),
    ] {
        if told.is_empty() {
            assert_error(
                file,
                "line 47, column 1: the sum of the cage 'F' is told twice",
            );
            continue;
        }
        assert_error_at(&file, at, told);
        let blanks = file.replace('=', " = ");
        if !told.contains("missing") {
            assert_error_at(&blanks, &at.replace('=', " = "), told);
        }
    }
    let mut missing = sums.clone();
    missing.remove(5);
    assert_error_at(
        &file(&missing),
        &rows[1],
        "the cage 'F' of this map has no sum",
    );
    // All sums in one line.
    let line = changed("F=x").replace("\n\n", "\n#").replace('\n', ", ");
    let line = line.replacen(", ", "\n", 8).replacen(", #", "\n\n", 1);
    assert_error(line, "line 11, column 1: 'x' is not the sum of a cage");
}

#[test]
fn a_map_of_numbers_without_sums_is_one_of_cages() {
    let (rows, sums) = cage_map();
    let number = |letter: char| (ASSIGNMENT_SOLVED.len() + letter as usize).to_string();
    let rows: Vec<String> = rows
        .iter()
        .map(|row| row.chars().map(number).collect::<Vec<_>>().join(" "))
        .collect();
    let map = rows.join("\n") + "\n";
    assert_error(
        &map,
        "line 1, column 1: this map has 36 names, and a board nine regions: cages need their sums \
                 below it",
    );
    let sum = |sum: &String| sum.replacen(&sum[..1], &number(sum.chars().next().unwrap()), 1);
    let sums: Vec<String> = sums.iter().map(sum).collect();
    assert_eq!(
        only(format!("{map}\n{}\n", sums.join("\n")))
            .layout
            .cages()
            .len(),
        36
    );
}

#[test]
fn a_lone_0_among_pencil_marks_is_refused() {
    let marks = "156 7 1569 {} 128 158 2 4 3\n25 4 35 257 28 9 6 1 78\n8 25 15 6 3 4 9 57 7\n\
                 167 9 4 37 5 2 17 678 68\n3 5 8 4 6 17 17 2 79\n1267 26 16 8 9 17 5 3 4679\n\
                 456 8 356 235 7 356 34 9 1\n9 36 2 1 8 36 347 67 5\n156 1356 7 359 4 56 8 6 2\n";
    let with = |cell: &str| marks.replace("{}", cell);
    assert!(!only(with("25")).removed.is_empty());
    for text in [
        with("0"),
        with("0").replace(' ', ","),
        with("0").replace(' ', "\t"),
    ] {
        assert_error(text, "line 1, column 12: '0' is not a digit");
    }
    let words = format!("Its candidates:\n{}So far.\n", with("0"));
    assert_error(words, "line 2, column 12: '0' is not a digit");
}
