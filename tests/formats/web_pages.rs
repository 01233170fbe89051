//! Web pages with any line breaks, and the mistakes in them.

use crate::common::files::{assert_error, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{BitOrder, ReadingNote, read_noted, write_line};

/// Returns a table with this text between its rows, and with its cells made in this way.
fn table(line: &str, between: &str, cell: &dyn Fn(char) -> String) -> String {
    let rows = rows(line);
    let rows = rows.lines().map(|row| {
        let cells: String = row
            .chars()
            .map(|one| format!("<td>{}</td>", cell(one)))
            .collect();
        format!("{between}<tr>{cells}</tr>")
    });
    let rows: String = rows.collect();
    format!("<table>{rows}{between}</table>")
}

fn blank(one: char) -> String {
    if one == '.' {
        String::new()
    } else {
        one.to_string()
    }
}

#[track_caller]
fn assert_read(page: &str) {
    assert_eq!(write_line(&only(page).givens), ASSIGNMENT, "{page}");
}

#[test]
fn text_before_a_table_is_no_part_of_its_first_row() {
    let small = table(ASSIGNMENT, "", &blank);
    for before in ["Today:", "<p>Hello</p>Today:", "Puzzle 5 of 9", "<b>3</b>"] {
        assert_read(&format!("<html><body>{before}{small} Bye</body></html>"));
    }
}

#[test]
fn a_cell_may_have_lines_and_elements_of_its_own() {
    let paragraphs = |one: char| match one {
        '.' => "<p>&nbsp;</p>".to_owned(),
        one => format!("<p class=\"c\">{one}</p>"),
    };
    assert_read(&table(ASSIGNMENT, "", &paragraphs));
    assert_read(&table(ASSIGNMENT, "\n", &|one| {
        format!("\n    <div>{}</div>\n  ", blank(one))
    }));
    let divs = rows(ASSIGNMENT).replace('\n', "</div><div>");
    assert_read(&format!("<div>{divs}</div>"));
}

#[test]
fn a_cell_that_is_none_is_told_where_it_stands_in_the_page() {
    let wrong: String = ASSIGNMENT
        .char_indices()
        .map(|(at, one)| if at == 40 { 'k' } else { one })
        .collect();
    assert_error(
        format!("<html><body>{}</body></html>", table(&wrong, "\n", &blank)),
        "line 6, column 49: 'k' is not a digit",
    );
    // Each cell is on a line of its own.
    let page = table(&wrong, "\n", &|one| format!("\n{}\n", blank(one)));
    let line = 1 + page[..page.find('k').unwrap()].matches('\n').count();
    assert_error(page, &format!("line {line}, column 1: 'k' is not a digit"));
}

#[test]
fn a_table_with_a_row_too_few_is_told_as_such() {
    assert_error(
        format!(
            "<html><body>{}</body></html>",
            table(&ASSIGNMENT[..72], "\n", &blank)
        ),
        "line 2, column 1: the grid that begins here has 8 rows, 9 are needed",
    );
}

#[test]
fn a_page_has_lines_that_are_counted() {
    let page = format!(
        "<html><body>No. 7{}<p>Bye then</p></body></html>",
        table(ASSIGNMENT, "\n", &blank)
    );
    let notes = read_noted(page.as_bytes(), BitOrder::default())
        .unwrap()
        .notes;
    assert_eq!(
        notes,
        [ReadingNote::LeftOut {
            count: 1,
            first: 11
        }]
    );
}

#[test]
fn givens_in_bold_or_of_a_class_of_their_own_are_told_from_entries() {
    let table = |given: &dyn Fn(char) -> String, shown: usize| -> String {
        let solved = rows(ASSIGNMENT_SOLVED);
        let both = rows(ASSIGNMENT);
        let lines = both.lines().zip(solved.lines()).enumerate();
        let row = |(at, (own, solved)): (usize, (&str, &str))| {
            let cell = |(own, solved): (char, char)| match own {
                '.' if at < shown => format!("<td class=\"cell\">{solved}</td>"),
                '.' => "<td class=\"cell\"></td>".to_owned(),
                own => given(own),
            };
            let cells: String = own.chars().zip(solved.chars()).map(cell).collect();
            format!("<tr>{cells}</tr>\n")
        };
        format!(
            "<html><body><table>\n{}</table></body></html>\n",
            lines.map(row).collect::<String>()
        )
    };
    let ways: [&dyn Fn(char) -> String; 3] = [
        &|one| format!("<td><b>{one}</b></td>"),
        &|one| format!("<td class=\"cell given\">{one}</td>"),
        &|one| format!("<td><strong>{one}</strong></td>"),
    ];
    for given in ways {
        let puzzle = only(table(given, 2));
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
        let values = format!("{}{}", &ASSIGNMENT_SOLVED[..18], &ASSIGNMENT[18..]);
        assert_eq!(write_line(&puzzle.values()), values);
        // If all cells are filled in, the other digits are the solution.
        let reading = reading(table(given, 9));
        assert_eq!(write_line(&reading.puzzles[0].values()), ASSIGNMENT);
        assert!(reading.notes.contains(&ReadingNote::Solutions { count: 1 }));
        // If there are no other digits, they are the puzzle.
        assert_eq!(write_line(&only(table(given, 0)).values()), ASSIGNMENT);
    }
}
