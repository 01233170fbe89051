//! Lines between the cells of a grid, or text above it, show its boxes or regions: it is never read
//! as a board with the usual ones.

use crate::common::ASSIGNMENT;
use crate::common::boards::{WALLED, WALLED_REGIONS, WALLED_SOLVED};
use crate::common::files::{assert_error, only, reading, rows};
use sudoku_stepper::formats::write_line;
use sudoku_stepper::grid::{Layout, LayoutBuilder};
use sudoku_stepper::sudoku::Puzzle;

/// A board of six rows with boxes of three rows and two columns.
const SIX: &str = "1.3456.4561.5612.4214.6543.5216.2143";

/// A board of eight rows with boxes of two rows and four columns.
const EIGHT: &str = "2.1..4.7.7.3..2..2..3.65...4.3....8....41..6.6..2.....51..7.....";

fn jigsaw() -> Layout {
    LayoutBuilder::new(9)
        .regions_from(WALLED_REGIONS)
        .build()
        .unwrap()
}

fn boxed(size: usize, rows: usize, columns: usize) -> Layout {
    let board = LayoutBuilder::new(size).boxes(rows, columns);
    board.build().unwrap()
}

/// Draws the givens in rows of cells, with these signs for lines down and across and for their
/// crossings, only between regions.
fn walled(givens: &str, regions: &str, signs: [&str; 3], empty: &str) -> String {
    let [down, across, cross] = signs;
    let name = |row: usize, column: usize| regions.as_bytes()[9 * row + column];
    let edge = format!("{cross}{}\n", format!("{across}{cross}").repeat(9));
    let mut text = edge.clone();
    for row in 0..9 {
        text += down;
        for column in 0..9 {
            let sign = givens[9 * row + column..].chars().next().unwrap();
            let sign = if sign == '.' {
                empty.to_owned()
            } else {
                sign.to_string()
            };
            let is_wall = column == 8 || name(row, column) != name(row, column + 1);
            text += &format!(" {sign} {}", if is_wall { down } else { " " });
        }
        text.push('\n');
        if row == 8 {
            break;
        }
        text += cross;
        for column in 0..9 {
            let is_wall = name(row, column) != name(row + 1, column);
            text += &format!("{}{cross}", if is_wall { across } else { "   " });
        }
        text.push('\n');
    }
    text + &edge
}

#[test]
fn walls_between_regions_alone_are_a_jigsaw() {
    for signs in [["|", "---", "+"], ["│", "───", "┼"], ["┃", "━━━", "╋"]] {
        for text in [
            walled(WALLED, WALLED_REGIONS, signs, "."),
            format!(
                "From a book\n\n{}",
                walled(WALLED, WALLED_REGIONS, signs, "0")
            ),
        ] {
            let puzzle = only(&text);
            assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
            assert_eq!(puzzle.layout, jigsaw(), "{text}");
        }
    }
}

#[test]
fn cells_between_walls_may_be_blank_and_a_solution_may_follow() {
    for signs in [["|", "---", "+"], ["┃", "━━━", "╋"]] {
        let drawn = walled(WALLED, WALLED_REGIONS, signs, " ");
        let solved = walled(WALLED_SOLVED, WALLED_REGIONS, signs, " ");
        for text in [
            drawn.clone(),
            format!("{drawn}\nSolution:\n\n{solved}"),
            format!("{drawn}\nSolution:\n\n{}", rows(WALLED_SOLVED)),
        ] {
            let puzzle = only(&text);
            assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
            assert_eq!(puzzle.layout, jigsaw(), "{text}");
        }
    }
}

#[test]
fn light_lines_between_heavy_ones_with_blank_cells_are_a_jigsaw() {
    let name = |row: usize, column: usize| WALLED_REGIONS.as_bytes()[9 * row + column];
    let mut text = format!("┏{}┓\n", "━━━┳".repeat(9).trim_end_matches('┳'));
    for row in 0..9 {
        text += "┃";
        for column in 0..9 {
            let sign = WALLED[9 * row + column..=9 * row + column].replace('.', " ");
            let is_wall = column == 8 || name(row, column) != name(row, column + 1);
            text += &format!(" {sign} {}", if is_wall { "┃" } else { "│" });
        }
        text += "\n┣";
        for column in 0..9 {
            let is_wall = row == 8 || name(row, column) != name(row + 1, column);
            text += if is_wall {
                "━━━╋"
            } else {
                "───╋"
            };
        }
        text += "\n";
    }
    let puzzle = only(&text);
    assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
    assert_eq!(puzzle.layout, jigsaw(), "{text}");
}

#[test]
fn small_drawn_grids_with_blank_cells_are_not_run_together() {
    let drawn = |rows: [&str; 4]| {
        let edge = "+-----+-----+\n";
        let row = |row: &str| {
            format!(
                "| {} {} | {} {} |\n",
                &row[..1],
                &row[1..2],
                &row[2..3],
                &row[3..]
            )
        };
        let rows: Vec<String> = rows.iter().map(|it| row(it)).collect();
        format!(
            "{edge}{}{}{edge}{}{}{edge}",
            rows[0], rows[1], rows[2], rows[3]
        )
    };
    let one = ["  41", "    ", "   4", " 3  "];
    let two = ["1   ", "    ", "  3 ", "432 "];
    let puzzles = reading(format!("{}\n{}", drawn(one), drawn(two))).puzzles;
    let sizes: Vec<usize> = puzzles.iter().map(|it| it.layout.size()).collect();
    assert_eq!(sizes, [4, 4]);
    let counts: Vec<usize> = puzzles.iter().map(Puzzle::given_count).collect();
    assert_eq!(counts, [4, 5]);
}

#[test]
fn blank_cells_of_drawn_boards_of_six_and_eight_are_empty() {
    for (givens, width) in [(SIX, 3), (EIGHT, 4)] {
        let size = 2 * width;
        let edge = format!("+{0}+{0}+\n", "-".repeat(2 * width + 1));
        let mut text = edge.clone();
        for (at, row) in givens.as_bytes().chunks(size).enumerate() {
            let spaced = |part: &[u8]| -> String {
                part.iter()
                    .map(|it| format!("{} ", char::from(*it)).replace('.', " "))
                    .collect()
            };
            let (left, right) = row.split_at(width);
            text += &format!("| {}| {}|\n", spaced(left), spaced(right));
            if (at + 1) % 2 == 0 {
                text += &edge;
            }
        }
        let both = reading(format!("{text}\n{text}"));
        assert_eq!(both.puzzles.len(), 2, "{text}");
        for puzzle in both.puzzles {
            assert_eq!(puzzle.layout.size(), size, "{text}");
            let digits = givens.bytes().filter(|it| *it != b'.').count();
            assert_eq!(puzzle.given_count(), digits, "{text}");
        }
    }
}

#[test]
fn walls_around_the_usual_boxes_are_no_jigsaw() {
    let boxes = "111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3);
    let puzzle = only(walled(ASSIGNMENT, &boxes, ["|", "---", "+"], "."));
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    assert!(puzzle.layout.is_classic());
    // A forgotten bar changes nothing.
    let drawn: Vec<String> = rows(ASSIGNMENT)
        .lines()
        .map(|row| format!("{}|{}|{}", &row[..3], &row[3..6], &row[6..]))
        .collect();
    let mut sloppy = drawn.clone();
    sloppy[4] = sloppy[4].replacen('|', " ", 1);
    assert!(only(sloppy.join("\n")).layout.is_classic());
    // Lines of two kinds: the strong ones are around the boxes.
    let heavy = |row: &str| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|it| it.join("│")).collect();
        format!("┃{}┃", boxes.join("┃"))
    };
    let heavy: Vec<String> = rows(ASSIGNMENT).lines().map(heavy).collect();
    assert!(only(heavy.join("\n")).layout.is_classic());
}

#[test]
fn the_crossings_alone_may_be_drawn_between_rows() {
    let boxes = "123456789".repeat(9);
    let text = walled(ASSIGNMENT, &boxes, ["|", "   ", "+"], ".");
    let puzzle = only(&text);
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
    assert!(puzzle.layout.is_classic());
}

#[test]
fn bars_between_regions_without_the_lines_are_refused() {
    let mut text = String::new();
    for row in 0..9 {
        let names = &WALLED_REGIONS.as_bytes()[9 * row..9 * row + 9];
        for column in 0..9 {
            text.push_str(&WALLED[9 * row + column..=9 * row + column]);
            let is_wall = column < 8 && names[column] != names[column + 1];
            text.push(if is_wall { '|' } else { ' ' });
        }
        text.push('\n');
    }
    assert_error(
        &text,
        "line 1, column 1: the lines drawn in this grid are not those of the usual boxes, and do not close regions",
    );
}

#[test]
fn the_boxes_of_smaller_boards_are_those_that_are_drawn() {
    let row = |row: usize, bar: &str| {
        let cells: Vec<char> = SIX[6 * row..6 * row + 6].chars().collect();
        let pairs: Vec<String> = cells
            .chunks(2)
            .map(|it| format!("{} {}", it[0], it[1]))
            .collect();
        pairs.join(bar) + "\n"
    };
    let grid = |bar: &str, line: &str| -> String {
        let rows = (0..6).map(|at| row(at, bar) + if at == 2 { line } else { "" });
        rows.collect()
    };
    for text in [
        grid(" | ", "----+-----+----\n"),
        grid("|", "------------\n"),
        grid(" | ", ""),
        grid("  ", "\n"),
        format!("3 2\n{}", grid(" ", "")),
        format!("6 3 2\n{}", grid(" ", "")),
        format!("6\n3\n2\n{}", grid(" ", "")),
        format!("Two of them\n\n3 2\n{}", grid(" ", "")),
    ] {
        assert_eq!(only(&text).layout, boxed(6, 3, 2), "{text}");
    }
    // The usual boxes, if nothing else is given.
    let plain = "1 . 3 4 5 6\n5 6 1 2 . 2\n1 4 3 5 . 5\n3 6 5 . 1 4\n5 3 . 6 4 2\n6 . 2 5 3 1\n";
    assert_eq!(only(plain).layout, boxed(6, 2, 3));
    let usual = plain.replace("3 4 5", "3 | 4 5");
    assert_eq!(only(&usual).layout, boxed(6, 2, 3));
    assert_eq!(only(format!("2\n3\n{plain}")).layout, boxed(6, 2, 3));
}

#[test]
fn boxes_of_four_rows_on_eight_are_those_that_are_drawn() {
    let text = "1 2|3 0|5 6|7 0\n3 4|1 0|7 8|5 0\n5 6|7 0|1 2|3 0\n7 8|5 0|3 4|1 0\n---------\n\
                2 1|4 0|6 5|8 0\n4 3|2 0|8 7|6 0\n6 5|8 0|2 1|4 0\n8 7|6 0|4 3|2 0\n";
    assert_eq!(only(text).layout, boxed(8, 4, 2));
}

#[test]
fn a_box_narrower_than_the_others_is_refused_with_its_line() {
    let drawn = [
        "+-------+-------+-------+",
        "|   7   | 5   3 |   4   |",
        "| 3   6 | 8   1 | 7     |",
        "| 1     | 4   6 | 2     |",
        "+-------+-------+-------+",
        "|   8   |       | 4 3   |",
        "|       |       |       |",
        "|   5 7 |       |     2 |",
        "+-------+-------+-------+",
        "| 5 2   |       |       |",
        "|     8 |     4 |       |",
        "| 9     |     8 |     5 |",
        "+-------+-------+-------+",
    ];
    let with = |line: usize, row: &str| {
        let mut drawn = drawn.map(str::to_owned);
        drawn[line - 1] = row.to_owned();
        drawn.join("\n") + "\n"
    };
    let read = only(with(2, drawn[1]));
    assert_eq!(
        &write_line(&read.givens)[..27],
        ".7.5.3.4.3.68.17..1..4.62.."
    );
    for (line, row, found) in [
        (2, "|      | 5   3 |   4   |", 8),
        (2, "|     | 5   3 |   4   |", 8),
        (4, "| 1 | 4   6 | 2     |", 7),
        (6, "|   8   |      | 4 3   |", 8),
        (12, "| 9     |     8 |     |", 8),
    ] {
        let told = format!("line {line} has {found} cells, 9 are needed");
        assert_error(with(line, row), &told);
        let strokes = with(line, row).replace('|', "│");
        assert_error(strokes.replace(['+', '-'], "─"), &told);
    }
}
