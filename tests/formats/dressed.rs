//! Puzzles with something around each row: comments, lists of programs, joined strings, walls that
//! leave the empty cells blank.

use crate::common::ASSIGNMENT;
use crate::common::boards::{WALLED, WALLED_REGIONS};
use crate::common::files::{assert_error, only, rows};
use sudoku_stepper::formats::{BitOrder, FormatError, Reader, read, read_noted, write_line};
use sudoku_stepper::grid::LayoutBuilder;
use sudoku_stepper::sudoku::Puzzle;

#[track_caller]
fn assert_assignment(text: &str) {
    let puzzle = only(text);
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
    assert_eq!(
        puzzle,
        Puzzle {
            title: puzzle.title.clone(),
            ..Puzzle::new(puzzle.givens)
        }
    );
}

#[track_caller]
fn error(text: &str) -> FormatError {
    match read_noted(text.as_bytes(), BitOrder::default()) {
        Ok(reading) => panic!("read as {:?}\n{text}", reading.puzzles),
        Err(error) => error,
    }
}

/// Converts each row in this way.
fn each(row: impl Fn(&str) -> String) -> String {
    rows(ASSIGNMENT).lines().map(|it| row(it) + "\n").collect()
}

/// Joins the fields of a row with this separator, with this text for an empty one.
fn fields(row: &str, between: &str, empty: &str) -> String {
    let fields = row.chars().map(|it| it.to_string().replace('.', empty));
    fields.collect::<Vec<_>>().join(between)
}

#[test]
fn rows_may_stand_in_comments_or_before_them() {
    for mark in ["//", "/// ", "// ", "* ", "; ", "%% "] {
        let mark = mark.replace("%%", "%");
        assert_assignment(&each(|row| format!("{mark}{}", fields(row, " ", "."))));
    }
    let numbered = rows(ASSIGNMENT)
        .lines()
        .zip(0..)
        .map(|(row, at)| format!("{}  // row {at}\n", fields(row, "", "0")))
        .collect::<String>();
    assert_assignment(&numbered);
}

#[test]
fn rows_may_stand_in_lists_of_any_language() {
    let list =
        |open: &str, close: &str| each(|row| format!("{open}{}{close}", fields(row, ", ", "0")));
    for text in [
        format!(
            "package main\n\nfunc main() {{\n\tp := [][]int{{\n{}\t}}\n}}\n",
            list("\t\t[]int{", "},")
        ),
        format!(
            "int[][] g = new int[][]{{\n{}}};\n",
            list("new int[]{", "},")
        ),
        format!("val p = listOf(\n{})\n", list("    listOf(", "),")),
        format!(
            "let b = [\n{}];\n",
            each(|row| {
                let cells = row.chars().map(|it| {
                    if it == '.' {
                        "None".to_owned()
                    } else {
                        format!("Some({it})")
                    }
                });
                format!("[{}],", cells.collect::<Vec<_>>().join(", "))
            })
        ),
        format!(
            "p = [{}]\n",
            each(|row| {
                let cells = row.chars().map(|it| {
                    if it == '.' {
                        "Nothing".to_owned()
                    } else {
                        format!("Just {it}")
                    }
                });
                format!("[{}],", cells.collect::<Vec<_>>().join(","))
            })
        ),
        each(|row| fields(row, " ", "-1")),
        format!(
            "m <- matrix(c({}), 9, 9, byrow=TRUE)\n",
            fields(ASSIGNMENT, ",", "0")
        ),
        format!("puzzle:\n{}", each(|row| format!("  - {row}"))),
        format!(
            "[CASE]\nONE=|{}|21\n",
            rows(ASSIGNMENT)
                .trim_end()
                .replace('\n', "|")
                .replace('.', "-")
        ),
    ] {
        assert_assignment(&text);
    }
    // Without 'byrow', the matrix is filled by columns.
    let text = format!("m <- matrix(c({}), nrow=9)\n", fields(ASSIGNMENT, ",", "0"));
    let column = |at: usize| ASSIGNMENT.chars().skip(at).step_by(9);
    let columns: String = (0..9).flat_map(column).collect();
    assert_eq!(write_line(&only(text).givens), columns);
}

#[test]
fn strings_of_a_program_are_joined() {
    let digits = ASSIGNMENT.replace('.', "0");
    let parts = |size: usize, between: &str| {
        let parts = digits
            .as_bytes()
            .chunks(size)
            .map(|it| str::from_utf8(it).unwrap());
        parts.collect::<Vec<_>>().join(between)
    };
    for text in [
        format!(
            "using System;\n\nvar game = new Sudoku(\"{}\");\n",
            parts(27, "\" +\n    \"")
        ),
        format!("const p = '{}';\n", parts(9, "' +\n '")),
        format!("p = ('{}')\n", parts(27, "'\n     '")),
        format!("p = '{}'\n", parts(9, "\\n")),
        format!("const p = `{}`;\n", parts(9, "\n")),
    ] {
        assert_assignment(&text);
    }
}

#[test]
fn a_rule_beside_rows_that_are_dressed_is_not_dropped() {
    let comments = each(|row| format!("// {row}"));
    for rule in ["A diagonal one", "Killer!"] {
        let error = error(&format!("{rule}\n{comments}")).to_string();
        assert!(
            error.ends_with("seems to name a rule, and in this form it is not read"),
            "{error}"
        );
    }
    let list = each(|row| format!("  - {row}"));
    assert_error(
        format!("Killer: true\nboard:\n{list}"),
        "line 1, column 9: the puzzle has cages that are not told in full, which this program does not know",
    );
}

#[test]
fn the_cells_between_walls_may_be_blank() {
    let name = |row: usize, column: usize| WALLED_REGIONS.as_bytes()[9 * row + column];
    let mut text = format!(" {}\n", ["---"; 9].join(" "));
    for row in 0..9 {
        text.push('|');
        for column in 0..9 {
            let sign = WALLED[9 * row + column..=9 * row + column].replace('.', " ");
            let is_wall = column == 8 || name(row, column) != name(row, column + 1);
            text += &format!(" {sign} {}", if is_wall { "|" } else { " " });
        }
        text.push('\n');
        for column in 0..9 {
            let is_wall = row == 8 || name(row, column) != name(row + 1, column);
            text += if is_wall { " ---" } else { "    " };
        }
        text = text.trim_end_matches(' ').to_owned() + "\n";
    }
    let puzzle = only(&text);
    assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
    let board = LayoutBuilder::new(9)
        .regions_from(WALLED_REGIONS)
        .build()
        .unwrap();
    assert_eq!(puzzle.layout, board, "{text}");
}

#[test]
fn the_map_of_a_jigsaw_may_stand_beside_it() {
    let letters: String = WALLED_REGIONS
        .bytes()
        .map(|it| char::from(it - b'1' + b'A'))
        .collect();
    let (grid, map) = (rows(WALLED), rows(&letters));
    let both = || grid.lines().zip(map.lines());
    let pairs = |between: &str| -> String {
        let row = |(own, map): (&str, &str)| {
            let cells = own
                .chars()
                .zip(map.chars())
                .map(|(own, map)| format!("{own}{between}{map}"));
            cells.collect::<Vec<_>>().join(" ") + "\n"
        };
        both().map(row).collect()
    };
    let board = LayoutBuilder::new(9)
        .regions_from(WALLED_REGIONS)
        .build()
        .unwrap();
    for text in [
        both()
            .map(|(own, map)| format!("{own} {map}\n"))
            .collect::<String>(),
        both()
            .map(|(own, map)| format!("{map}  {own}\n"))
            .collect::<String>(),
        pairs(""),
        pairs(","),
    ] {
        let puzzle = only(&text);
        assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
        assert_eq!(puzzle.layout, board, "{text}");
    }
}

#[test]
fn a_board_that_is_too_large_is_named_with_its_rows() {
    let row = |first: usize| {
        (0..12)
            .map(|at| ((first + at) % 13).to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let twelve: Vec<String> = (0..11).map(row).collect();
    assert_eq!(
        error(&twelve.join("\n")).to_string(),
        "line 1, column 1: a board of 12 rows; up to 9 can be opened"
    );
    let hex: String = (0..16)
        .map(|at| format!("| | |{at:X}|{}\n", " |".repeat(13)))
        .collect();
    assert_eq!(
        error(&hex).to_string(),
        "line 1, column 1: a board of 16 rows; up to 9 can be opened"
    );
    // A table with the names of its rows and columns is not a large board.
    let numbers: Vec<String> = (1..10).map(|it| it.to_string()).collect();
    let head = format!("|   | {} |\n|{}\n", numbers.join(" | "), "---|".repeat(10));
    let named = rows(ASSIGNMENT);
    let named = named.lines().zip('A'..='I');
    let named: String = named
        .map(|(row, name)| format!("| {name} | {} |\n", fields(row, " | ", "0")))
        .collect();
    assert_assignment(&(head + &named));
    // Puzzles before the large board can be opened.
    let text = format!(
        "One:\n{}\nAnother:\n{}\n",
        rows(ASSIGNMENT),
        twelve.join("\n")
    );
    let mut reader = Reader::new(text.as_bytes()).unwrap();
    let first = reader.next().unwrap().unwrap();
    assert_eq!(write_line(&first.givens), ASSIGNMENT);
    let error = reader.next().unwrap().unwrap_err().to_string();
    assert_eq!(
        error,
        "line 13, column 1: a board of 12 rows; up to 9 can be opened"
    );
}

#[test]
fn what_is_no_saved_puzzle_is_not_told_in_words_of_its_format() {
    for text in [
        "example = Sudoku\n  [ [j 5,j 3,n ]\n",
        "a = x y\n",
        "board = [5, 3\nother = 2\n",
    ] {
        let error = error(text).to_string();
        assert!(
            !error.contains("expected") && !error.contains("string"),
            "{error}"
        );
    }
}

#[test]
fn rows_too_many_are_no_string_in_parts() {
    let text = format!("{}123456789\n", rows(ASSIGNMENT).replace('.', "0"));
    assert_eq!(
        error(&text).to_string(),
        "the file has 10 rows, 9 are needed"
    );
}

#[test]
fn a_comment_of_any_language_may_stand_behind_a_row() {
    for [mark, end] in [
        ["//", ""],
        ["#", ""],
        [";", ""],
        ["%", ""],
        ["--", ""],
        ["/*", " */"],
    ] {
        for between in ["", " "] {
            let text = each(|row| format!("{} {mark} row{end}\n", fields(row, between, ".")));
            assert_assignment(&text.replace("\n\n", "\n"));
        }
    }
    // Such a sign may be a mistake instead of the start of a comment.
    let broken = each(|row| format!("{};{}", &row[..5], &row[6..]));
    error(&broken);
}

#[test]
fn a_program_of_php_is_no_xml() {
    let lists = each(|row| format!("  [{}],", fields(row, ", ", "0")));
    assert_assignment(&format!("<?php\n$grid = [\n{lists}];\n"));
    assert_assignment(&format!("<?php\n$puzzle = '{ASSIGNMENT}';\n"));
    let other = "<?php\n\n$a = 1;\necho $a;\n".repeat(20);
    assert_eq!(error(&other), FormatError::Empty);
}

#[test]
fn the_first_row_of_a_list_may_stand_behind_its_name() {
    let rows: Vec<String> = rows(ASSIGNMENT)
        .lines()
        .map(|row| format!("{{{}}}", fields(row, ", ", "0")))
        .collect();
    let list = rows.join(",\n    ");
    for text in [
        format!("int main() {{\n    int grid[9][9] = {{{list}}};\n    solve(grid);\n}}\n"),
        format!("#include <stdio.h>\nint a[N][N] = {{ {list} }};\nprint(a);\n"),
        format!(
            "const grid: number[][] = [{}];\nconsole.log(grid);\n",
            list.replace('{', "[").replace('}', "]")
        ),
    ] {
        assert_assignment(&text);
    }
    let two = format!("int a[9][9] = {{{list}}};\nint b[9][9] = {{{list}}};\nsolve(a);\n");
    let reading = read_noted(two.as_bytes(), BitOrder::default()).unwrap();
    assert_eq!(reading.puzzles.len(), 2);
}

#[test]
fn clauses_are_no_board() {
    let error = error("c from a solver\np cnf 729 9\n5 0\n13 0\n100 0\n").to_string();
    assert!(error.contains("SAT problem"), "{error}");
}

#[test]
fn rows_may_stand_in_the_tables_of_other_languages() {
    let marked = |row: &str, between: &str| fields(row, between, " ");
    let plus = each(|row| format!("+{row}"));
    for text in [
        format!(
            "= Sudoku\n\n|===\n{}|===\n",
            each(|row| format!("|{}", marked(row, " |")))
        ),
        format!(
            "{{| class=\"wikitable\"\n{}|}}\n",
            each(|row| format!("|-\n| {}", marked(row, " || ")))
        ),
        format!("diff --git a/p b/p\n--- /dev/null\n+++ b/p\n@@ -0,0 +1,9 @@\n{plus}"),
        each(|row| format!("DATA {}", fields(row, ",", "0"))),
        format!(
            "10 REM SUDOKU\n{}",
            each(|row| format!("100 DATA {}", fields(row, ",", "0")))
        ),
        format!(
            "m <- matrix(c(\n{}), nrow=9, byrow=TRUE)\n",
            each(|row| fields(row, ",", "0") + ",").trim_end_matches(",\n")
        ),
        format!(
            "\\begin{{sudoku}}\n{}\\end{{sudoku}}\n",
            each(|row| format!("|{}|.", marked(row, "|")))
        ),
    ] {
        assert_assignment(&text);
    }
}

/// Returns the lines of the puzzle, each made from the number of its row, from 1, and its cells.
fn row_lines(row: impl Fn(usize, Vec<char>) -> String) -> String {
    (1..)
        .zip(rows(ASSIGNMENT).lines())
        .map(|(number, cells)| row(number, cells.chars().collect()) + "\n")
        .collect()
}

fn joined_cells(cells: &[char], empty: &str, between: &str) -> String {
    let cell = |it: &char| match it {
        '.' => empty.to_owned(),
        digit => digit.to_string(),
    };
    cells.iter().map(cell).collect::<Vec<_>>().join(between)
}

#[test]
fn rows_may_be_given_to_the_ranges_and_rows_of_a_program() {
    for text in [
        row_lines(|row, cells| {
            let cells = joined_cells(&cells, "0", ",");
            format!("  Range(\"A{row}:I{row}\").Value = Array({cells})")
        }),
        row_lines(|row, cells| {
            let cells = joined_cells(&cells, "0", ", ");
            format!("a({row},:) = (/ {cells} /)")
        }),
        row_lines(|_, cells| format!("\\setrow{{{}}}", joined_cells(&cells, "", "}{"))),
        row_lines(|_, cells| joined_cells(&cells, "0", ",0;") + ",0"),
        row_lines(|row, cells| format!("{} {row}", joined_cells(&cells, ".", " "))),
        row_lines(|row, cells| format!("{} {row}", joined_cells(&cells, ".", ""))),
    ] {
        let puzzle = only(&text);
        let read: String = sudoku_stepper::formats::write_line(&puzzle.givens);
        assert_eq!(read, ASSIGNMENT, "{text}");
    }
}

#[test]
fn rows_that_a_program_gives_in_another_order_are_not_read_from_the_top() {
    let text = row_lines(|row, cells| {
        let cells = joined_cells(&cells, "0", ",");
        format!("Range(\"A{0}:I{0}\").Value = Array({cells})", 10 - row)
    });
    if let Ok(puzzles) = read(text.as_bytes()) {
        let read = sudoku_stepper::formats::write_line(&puzzles[0].givens);
        assert_ne!(read, ASSIGNMENT, "{text}");
    }
}

#[test]
fn a_grid_of_the_sudoku_package_of_latex_ends_each_row_with_a_point() {
    for empty in ["", " "] {
        let grid = each(|row| format!("|{}|.", fields(row, "|", empty)));
        assert_assignment(&grid);
        for name in ["sudoku", "sudoku-block"] {
            assert_assignment(&format!("\\begin{{{name}}}\n{grid}\\end{{{name}}}\n"));
        }
        // Without one of its cells, the point of a row does not take its place.
        let cut = grid.replacen(&format!("|{empty}|{empty}|"), &format!("|{empty}|"), 1);
        let row = 1 + grid
            .lines()
            .zip(cut.lines())
            .take_while(|(a, b)| a == b)
            .count();
        let damaged = error(&format!("\\begin{{sudoku}}\n{cut}\\end{{sudoku}}\n"));
        let expected = format!("line {} has 8 cells, 9 are needed", row + 1);
        assert_eq!(damaged.to_string(), expected);
    }
    // Where other empty cells have a point too, the last one is a cell.
    assert_assignment(&each(|row| format!("|{}", fields(row, "|", "."))));
}
