//! Matrices that a program fills in any order, or transposes after it named them.

use crate::common::ASSIGNMENT;
use crate::common::files::{only, rows};
use sudoku_stepper::formats::write_line;

/// The digits of the rows of a puzzle, with 0 for empty cells.
fn of_rows() -> Vec<String> {
    let rows = rows(&ASSIGNMENT.replace('.', "0"));
    rows.lines().map(str::to_owned).collect()
}

/// The digits of its columns.
fn of_columns() -> Vec<String> {
    let rows = of_rows();
    let column = |at: usize| rows.iter().map(|row| &row[at..=at]).collect();
    (0..9).map(column).collect()
}

/// Lines of digits as a matrix of Python.
fn python(lines: &[String]) -> String {
    let line = |line: &String| format!("[{}]", spread(line, ", "));
    let lines: Vec<String> = lines.iter().map(line).collect();
    format!("[{}]", lines.join(",\n "))
}

/// Lines of digits as a matrix of MATLAB.
fn matlab(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| spread(line, " ")).collect();
    format!("[{}]", lines.join("; "))
}

fn spread(line: &str, between: &str) -> String {
    let digits: Vec<String> = line.chars().map(String::from).collect();
    digits.join(between)
}

#[track_caller]
fn assert_read(text: &str) {
    assert_eq!(write_line(&only(text).givens), ASSIGNMENT, "{text}");
}

#[test]
fn a_matrix_that_a_later_statement_transposes_is_read_so() {
    let (columns, cells) = (of_columns(), spread(&of_rows().concat(), ", "));
    let (python, matlab) = (python(&columns), matlab(&columns));
    for text in [
        format!("a = np.array({python})\ng = a.T\nprint(solve(g))\n"),
        format!("a = np.array({python})\na = np.transpose(a)\nprint(a.shape)\n"),
        format!("a = np.array({python})\nsolve(a.T)\n"),
        format!("a = {python}\nb = list(zip(*a))\nsolve(b)\n"),
        format!("a = {python}\nb = [[row[i] for row in a] for i in range(9)]\nprint(b)\n"),
        format!("a = {python}\nb = [[a[j][i] for j in range(9)] for i in range(9)]\nprint(b)\n"),
        format!("a = {matlab};\ng = a';\nsolve_sudoku(g)\n"),
        format!("A = {matlab};\nA = A.';\n"),
        format!("A = {matlab}; A = transpose(A);\n"),
        format!("A = reshape([{cells}], 9, 9);\nB = A';\ndisp(B)\n"),
        format!("m <- matrix(c({cells}), nrow=9)\nm <- t(m)\n"),
        format!("a = {python}\ngrid = transpose a\nmain = print (solve grid)\n"),
    ] {
        assert_read(&text);
    }
}

#[test]
fn columns_that_a_program_makes_beside_its_grid_do_not_turn_it() {
    let grid = python(&of_rows());
    for text in [
        format!("grid = np.array({grid})\ncols = grid.T\n"),
        format!("grid = np.array({grid})\nturned = grid.T\nsolve(grid)\n"),
        format!("board = {grid}\nfor c in zip(*board): print(c)\n"),
        format!("board = np.array({grid})\nassert valid(board.T)\n"),
        format!("a = {grid}\nb = [[a[i][j] for j in range(9)] for i in range(9)]\nprint(b)\n"),
        format!("a = {grid}\nb = [[row[i] for i in range(9)] for row in a]\nprint(b)\n"),
        format!("a = np.array({grid})\nb = a.T\nc = b.T\nsolve(c)\n"),
    ] {
        assert_read(&text);
    }
}

#[test]
fn the_rows_and_columns_of_a_matrix_may_be_filled_in_any_order() {
    let (rows, columns) = (of_rows(), of_columns());
    let order = [8, 0, 3, 1, 2, 7, 6, 5, 4];
    let filled = |line: &dyn Fn(usize) -> String| order.map(line).concat();
    let row = |at: usize| spread(&rows[at], ", ");
    let column = |at: usize| spread(&columns[at], "; ");
    for text in [
        "A = zeros(9);\n".to_owned() + &filled(&|at| format!("A({},:) = [{}];\n", at + 1, row(at))),
        "A = zeros(9);\n".to_owned()
            + &filled(&|at| format!("A(:,{}) = [{}];\n", at + 1, column(at))),
        "g = [None] * 9\n".to_owned() + &filled(&|at| format!("g[{at}] = [{}]\n", row(at))),
        "a = np.zeros((9, 9))\n".to_owned()
            + &filled(&|at| format!("a[{at}, :] = [{}]\n", row(at))),
        "let g = [];\n".to_owned() + &filled(&|at| format!("g[{at}] = [{}];\n", row(at))),
        "let g = [];\n".to_owned() + &filled(&|at| format!("g[{at}] = '{}';\n", rows[at])),
        "int[][] g = new int[9][];\n".to_owned()
            + &filled(&|at| format!("g[{at}] = new int[]{{{}}};\n", row(at))),
        "local g = {}\n".to_owned() + &filled(&|at| format!("g[{}] = {{{}}}\n", at + 1, row(at))),
        (0..9)
            .map(|at| format!("A({},:) = [{}];\n", at + 1, row(at)))
            .collect(),
    ] {
        assert_read(&text);
    }
    // A row that is not filled is empty.
    let all = (0..8).map(|at| format!("A({},:) = [{}];\n", at + 1, row(at)));
    let puzzle = only("A = zeros(9);\n".to_owned() + &all.collect::<String>());
    let expected = ASSIGNMENT[..72].to_owned() + ".........";
    assert_eq!(write_line(&puzzle.givens), expected);
}

#[test]
fn an_empty_list_before_a_grid_is_not_a_row() {
    let grid = python(&of_rows());
    for before in ["var g = [];", "let other = {};"] {
        assert_read(&format!("{before}\ng = {grid};\n"));
    }
}
