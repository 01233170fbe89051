//! Web pages with any line breaks, and the mistakes in them.

use crate::common::files::{assert_error, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND};
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

/// A line with the digits of a row taken out.
fn without_row(line: &str, row: usize) -> String {
    let empty = ".".repeat(9);
    [&line[..9 * row], &empty, &line[9 * row + 9..]].concat()
}

/// The puzzles of a page as lines.
fn lines(page: &str) -> Vec<String> {
    let puzzles = reading(page).puzzles;
    puzzles.iter().map(|it| write_line(&it.givens)).collect()
}

#[test]
fn a_row_of_blank_fields_is_a_row() {
    let field = |one: char| format!("\n<input value=\"{}\" readonly>\n", blank(one));
    let cells: [&dyn Fn(char) -> String; 2] = [&blank, &field];
    for row in [0, 4, 8] {
        let [first, second] = [ASSIGNMENT, SECOND].map(|it| without_row(it, row));
        for cell in cells {
            let tables = [&first, ASSIGNMENT_SOLVED, &second].map(|it| table(it, "\n", cell));
            let [own, solution, other] = &tables;
            assert_eq!(lines(&format!("<p>{own}</p>")), [first.as_str()]);
            assert_eq!(
                lines(&format!("<p>Two</p>{own}{other}")),
                [first.as_str(), &second]
            );
            let open = table(ASSIGNMENT, "\n", cell);
            let page = format!("<p>Two</p>{open}<p>Solution</p>{solution}<p>Next</p>{other}");
            assert_eq!(lines(&page), [ASSIGNMENT, &second]);
        }
        let tabs = |line: &str| {
            let cells = |row: &str| row.chars().map(blank).collect::<Vec<_>>().join("\t");
            rows(line).lines().map(cells).collect::<Vec<_>>().join("\n")
        };
        let text = format!(
            "It is from Monday.\n\n{}\n\nHave fun with it.\n",
            tabs(&first)
        );
        assert_eq!(lines(&text), [first.as_str()]);
        let text = format!("{}\n\n{}\n", tabs(&first), tabs(ASSIGNMENT_SOLVED));
        assert_eq!(lines(&text)[0], first);
    }
}

/// A grid made of an element for each cell, and one for each of these groups of nine cells.
fn elements(line: &str, class: &str, are_boxes: bool, cell: &dyn Fn(char) -> String) -> String {
    let rows: Vec<&str> = line
        .as_bytes()
        .chunks(9)
        .map(|it| str::from_utf8(it).unwrap())
        .collect();
    let boxed = |at: usize| {
        let own = rows[at / 3 * 3..at / 3 * 3 + 3].iter();
        own.map(|row| &row[at % 3 * 3..at % 3 * 3 + 3])
            .collect::<String>()
    };
    let group = |at: usize| {
        let own = if are_boxes {
            boxed(at)
        } else {
            rows[at].to_owned()
        };
        let cells: String = own.chars().map(cell).collect();
        format!("<div class=\"{class}\">{cells}</div>\n")
    };
    let groups: String = (0..9).map(group).collect();
    format!("<div class=\"grid\">\n{groups}</div>\n")
}

#[test]
fn grids_of_elements_stand_on_a_page_together_with_their_solutions() {
    let div = |one: char| format!("<div class=\"cell\">{}</div>", blank(one));
    let field = |one: char| format!("<input maxlength=\"1\" value=\"{}\">", blank(one));
    let cells: [&dyn Fn(char) -> String; 2] = [&div, &field];
    for cell in cells {
        for (class, are_boxes) in [("row", false), ("box", true), ("group", true)] {
            let grid = |line: &str| elements(line, class, are_boxes, cell);
            let [first, solution, second] = [ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND].map(grid);
            let page = format!("<html><body>{first}{second}</body></html>");
            assert_eq!(lines(&page), [ASSIGNMENT, SECOND], "{page}");
            for page in [
                format!("<html><body>{first}{solution}{second}</body></html>"),
                format!("<html><body>{first}{second}<h2>Solution</h2>{solution}</body></html>"),
                format!("<html><body>{solution}{first}{second}</body></html>"),
            ] {
                let reading = reading(&page);
                assert_eq!(reading.notes, [ReadingNote::Solutions { count: 1 }]);
                assert_eq!(lines(&page), [ASSIGNMENT, SECOND], "{page}");
            }
        }
    }
}

/// A puzzle that is sound whether its cells are read by rows or by boxes.
const EITHER_WAY: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn the_class_or_the_element_of_nine_cells_decides_their_order() {
    let puzzle = EITHER_WAY;
    let div = |one: char| format!("<div>{}</div>", blank(one));
    for (class, are_boxes) in [
        ("row", false),
        ("sudoku-row odd", false),
        ("box", true),
        ("block_3", true),
    ] {
        let grid = elements(puzzle, class, are_boxes, &div);
        assert_eq!(
            lines(&format!("<html><body>{grid}</body></html>")),
            [puzzle]
        );
    }
    let unknown = elements(puzzle, "part", false, &div);
    assert_error(
        format!("<html><body>{unknown}</body></html>"),
        "line 1, column 1: on this page it is not known whether the cells come by rows or by boxes",
    );
    let flat = table(puzzle, "", &blank);
    assert_eq!(
        lines(&format!("<html><body>{flat}</body></html>")),
        [puzzle]
    );
    // Boxes that are tables in a table.
    let inner = |at: usize| {
        let row = |row: usize| {
            let from = 27 * (at / 3) + 9 * row + 3 * (at % 3);
            let cells = puzzle[from..from + 3].chars();
            let cells: String = cells
                .map(|one| format!("<td>{}</td>", blank(one)))
                .collect();
            format!("<tr>{cells}</tr>")
        };
        let rows: String = (0..3).map(row).collect();
        format!("<td><table>{rows}</table></td>")
    };
    let row = |at: usize| {
        format!(
            "<tr>{}</tr>",
            (3 * at..3 * at + 3).map(inner).collect::<String>()
        )
    };
    let nested: String = (0..3).map(row).collect();
    let page = format!("<html><body><table>{nested}</table></body></html>");
    assert_eq!(lines(&page), [puzzle]);
}

#[test]
fn a_document_type_is_no_title() {
    for kind in [
        "<!DOCTYPE html>",
        "<!doctype HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\"\n \"http://www.w3.org/TR/html4/strict.dtd\">",
    ] {
        for grid in [
            ASSIGNMENT.to_owned(),
            format!("<pre>\n{}</pre>", rows(ASSIGNMENT)),
        ] {
            let page = format!("{kind}\n{grid}\n");
            assert_eq!(only(&page).title, None, "{page}");
            assert_read(&page);
        }
    }
}

#[test]
fn nine_tables_in_a_table_are_one_board_and_not_small_ones() {
    let puzzle =
        "..589.2.1784.5.....9234...7..7283...6..514..2.1....3........96.....3.7....1.784..";
    let signs: Vec<char> = puzzle.chars().collect();
    let field = |row: usize, column: usize| match signs[9 * row + column] {
        '.' => "<td> </td>".to_owned(),
        digit => format!("<td>{digit}</td>"),
    };
    let mut page = String::from("<table border=1>");
    for band in 0..3 {
        page += "<tr>";
        for stack in 0..3 {
            page += "<td><table>";
            for row in 0..3 {
                let cells = (0..3).map(|column| field(3 * band + row, 3 * stack + column));
                page += &format!("<tr>{}</tr>", cells.collect::<String>());
            }
            page += "</table></td>\n";
        }
        page += "</tr>";
    }
    page += "</table>\n";
    let read = read_noted(page.as_bytes(), BitOrder::default()).unwrap();
    let lines: Vec<String> = read
        .puzzles
        .iter()
        .map(|it| write_line(&it.givens))
        .collect();
    assert_eq!(lines, [puzzle]);
    assert_eq!(read.notes, []);
}
