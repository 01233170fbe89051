//! The data beside a puzzle in a file: its solution, its regions, its progress, and data computed
//! from it. None of these is a puzzle of its own.

use crate::common::files::{reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED};
use sudoku_stepper::formats::{Reading, ReadingNote, write_line};
use sudoku_stepper::grid::LayoutBuilder;

/// A jigsaw: its givens, its regions and its solution.
const JIGSAW: &str =
    ".8.....5.8....7..5....9.....7.169.....43.18.....876.3.....5....3..6....2.9.....8.";
const REGIONS: &str =
    "111233333412233555412233675412266675412268875416668875416998875444998875999998777";
const JIGSAW_SOLVED: &str =
    "489732651832947165126598347578169423654321879915876234261453798347685912793214586";

fn givens(reading: &Reading) -> Vec<String> {
    let givens = reading.puzzles.iter().map(|it| write_line(&it.givens));
    givens.collect()
}

#[test]
fn a_map_of_regions_in_a_line_is_no_puzzle() {
    let board = LayoutBuilder::new(9).regions_from(REGIONS).build().unwrap();
    let letters: String = REGIONS
        .bytes()
        .map(|it| char::from(it - b'1' + b'A'))
        .collect();
    for text in [
        format!("# one\n{JIGSAW}\n# map\n{REGIONS}\n# solution\n{JIGSAW_SOLVED}\n"),
        format!("puzzle: {JIGSAW}\nregions: {REGIONS}\nsolution: {JIGSAW_SOLVED}\n"),
        format!("puzzle: {JIGSAW}\nsolution: {JIGSAW_SOLVED}\nregions: {letters}\n"),
        format!("{REGIONS}\n{JIGSAW}\n{JIGSAW_SOLVED}\n"),
        format!("{JIGSAW}\n{JIGSAW_SOLVED}\n{REGIONS}\n"),
        format!(
            "{}\nSolution:\n{}\nRegions:\n{}",
            rows(JIGSAW),
            rows(JIGSAW_SOLVED),
            rows(&letters)
        ),
    ] {
        let reading = reading(&text);
        assert_eq!(givens(&reading), [JIGSAW], "{text}");
        assert_eq!(reading.puzzles[0].layout, board, "{text}");
        assert_eq!(
            reading.notes,
            [ReadingNote::Solutions { count: 1 }],
            "{text}"
        );
    }
}

#[test]
fn regions_beside_a_grid_in_a_sheet_are_no_puzzle() {
    let row = |(own, map): (&str, &str)| {
        let fields = |row: &str| {
            row.chars()
                .map(|it| it.to_string().replace('.', ""))
                .collect::<Vec<_>>()
                .join(",")
        };
        format!("{},,{}\n", fields(own), fields(map))
    };
    let (own, map) = (rows(JIGSAW), rows(REGIONS));
    let text: String = own.lines().zip(map.lines()).map(row).collect();
    let reading = reading(&text);
    assert_eq!(givens(&reading), [JIGSAW]);
    let board = LayoutBuilder::new(9).regions_from(REGIONS).build().unwrap();
    assert_eq!(reading.puzzles[0].layout, board);
}

#[test]
fn solutions_may_come_behind_all_puzzles_or_before_them() {
    let (one, two) = (rows(ASSIGNMENT), rows(SECOND));
    let (first, second) = (rows(ASSIGNMENT_SOLVED), rows(SECOND_SOLVED));
    for text in [
        format!("1)\n{one}2)\n{two}Solutions\n1)\n{first}2)\n{second}"),
        format!("Solutions\n1)\n{first}2)\n{second}Puzzles\n1)\n{one}2)\n{two}"),
    ] {
        let reading = reading(&text);
        assert_eq!(givens(&reading), [ASSIGNMENT, SECOND], "{text}");
        assert!(
            reading.notes.contains(&ReadingNote::Solutions { count: 2 }),
            "{text}"
        );
    }
}

#[test]
fn a_position_belongs_to_its_puzzle() {
    let begun = ASSIGNMENT.replacen('.', "6", 1);
    let (givens_rows, begun_rows) = (rows(ASSIGNMENT), rows(&begun));
    for text in [
        format!(
            "Puzzle\n{givens_rows}\nPosition\n{begun_rows}\nSolution\n{}",
            rows(ASSIGNMENT_SOLVED)
        ),
        format!("Position\n{begun_rows}\nPuzzle\n{givens_rows}"),
        format!("Givens:\n{givens_rows}\nMy solution so far:\n{begun_rows}"),
    ] {
        let reading = reading(&text);
        assert_eq!(givens(&reading), [ASSIGNMENT], "{text}");
        assert_eq!(write_line(&reading.puzzles[0].values()), begun, "{text}");
    }
    // Without a word for the progress there are two grids, and a note says so.
    let two = reading(format!("{givens_rows}\n{begun_rows}"));
    assert_eq!(givens(&two), [ASSIGNMENT, &*begun]);
}

#[test]
fn what_was_worked_out_from_a_puzzle_is_not_taken_for_it() {
    let ones = "1".repeat(81);
    for text in [
        format!("canonical,puzzle,solution\n{SECOND},{ASSIGNMENT},{ASSIGNMENT_SOLVED}\n"),
        format!("seed,puzzle,solution\n{SECOND},{ASSIGNMENT},{ASSIGNMENT_SOLVED}\n"),
        format!("puzzle,solution,checksum\n{ASSIGNMENT},{ASSIGNMENT_SOLVED},{ones}\n"),
        format!("puzzle,solution,regions_ok\n{ASSIGNMENT},{ASSIGNMENT_SOLVED},true\n"),
    ] {
        let reading = reading(&text);
        assert_eq!(givens(&reading), [ASSIGNMENT], "{text}");
        assert_eq!(
            reading.notes,
            [ReadingNote::Solutions { count: 1 }],
            "{text}"
        );
    }
    let text = format!("id,puzzle\n{}1,{ASSIGNMENT}\n", "0".repeat(80));
    assert_eq!(givens(&reading(&text)), [ASSIGNMENT]);
}

#[test]
fn a_sheet_with_gaps_has_its_puzzle_and_not_only_the_solution() {
    let gapped = |line: &str| -> String {
        let mut text = String::new();
        for (number, row) in rows(line).lines().enumerate() {
            if number == 3 || number == 6 {
                text += ",,,,,,,,,,\n";
            }
            let fields: Vec<String> = row
                .chars()
                .map(|it| it.to_string().replace('.', ""))
                .collect();
            let boxes: Vec<String> = fields.chunks(3).map(|it| it.join(",")).collect();
            text += &(boxes.join(",,") + "\n");
        }
        text
    };
    let text = format!(
        "Sudoku 12,,,,,,,,,,\n,,,,,,,,,,\n{},,,,,,,,,,\nSolution,,,,,,,,,,\n{}",
        gapped(ASSIGNMENT),
        gapped(ASSIGNMENT_SOLVED)
    );
    let reading = reading(&text);
    assert_eq!(givens(&reading), [ASSIGNMENT]);
    assert_eq!(reading.notes, [ReadingNote::Solutions { count: 1 }]);
}

#[test]
fn of_two_forms_of_a_mail_one_is_read() {
    let part = |kind: &str, text: &str| format!("--b1234\nContent-Type: {kind}\n\n{text}\n");
    let grid = rows(ASSIGNMENT);
    let text = format!(
        "Subject: Sudoku\nContent-Type: multipart/alternative; boundary=b1234\n\n{}{}--b1234--\n",
        part("text/plain", &grid),
        part("text/html", &format!("<html><pre>\n{grid}</pre></html>"))
    );
    assert_eq!(givens(&reading(&text)), [ASSIGNMENT]);
}

#[test]
fn what_the_class_of_a_cell_says_was_filled_in_is_no_given() {
    let begun = ASSIGNMENT.replacen('.', "6", 1);
    let page = |open: &str, class: [&str; 2], close: &str, ends: &str| -> String {
        let cell = |(given, one): (char, char)| {
            let class = class[usize::from(given == '.')];
            let digit = one.to_string().replace('.', "");
            format!("<{open} class='{class}'>{digit}</{close}>")
        };
        let cells: Vec<String> = ASSIGNMENT.chars().zip(begun.chars()).map(cell).collect();
        cells.chunks(9).map(|row| row.concat() + ends).collect()
    };
    for text in [
        format!(
            "<table><tr>{}</tr></table>",
            page("td", ["given", "user"], "td", "</tr><tr>")
        ),
        format!(
            "<div>{}</div>",
            page("div", ["cell", "cell user-entered"], "div", "\n")
        ),
    ] {
        let reading = reading(&text);
        assert_eq!(givens(&reading), [ASSIGNMENT], "{text}");
        assert_eq!(write_line(&reading.puzzles[0].values()), begun, "{text}");
    }
}

#[test]
fn fields_of_a_form_without_a_table_are_a_grid() {
    let field = |one: char| {
        format!(
            "<input type='text' value='{}'>",
            one.to_string().replace('.', "")
        )
    };
    let fields: String = ASSIGNMENT.chars().map(field).collect();
    for text in [
        format!("<form>{fields}</form>"),
        format!("<html><body><div>{fields}</div></body></html>"),
    ] {
        assert_eq!(givens(&reading(&text)), [ASSIGNMENT], "{text}");
    }
}

#[test]
fn two_grids_side_by_side_are_no_map_of_cages() {
    let (one, two) = (rows(ASSIGNMENT), rows(SECOND).replace('.', "0"));
    for between in ["   ", "\t"] {
        let both = one.lines().zip(two.lines());
        let text: String = both
            .map(|(left, right)| format!("{left}{between}{right}\n"))
            .collect();
        assert_eq!(givens(&reading(&text)), [ASSIGNMENT, SECOND], "{text}");
    }
}

#[test]
fn three_grids_may_stand_side_by_side() {
    let third = ASSIGNMENT.replace('5', ".");
    let spaced = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let same = |row: &str| row.to_owned();
    for form in [&spaced as &dyn Fn(&str) -> String, &same] {
        let (one, two, three) = (rows(ASSIGNMENT), rows(SECOND), rows(&third));
        let text: String = one
            .lines()
            .zip(two.lines().zip(three.lines()))
            .map(|(one, (two, three))| {
                format!("{}    {}    {}\n", form(one), form(two), form(three))
            })
            .collect();
        let found = givens(&reading(&text));
        assert_eq!(found, [ASSIGNMENT, SECOND, &*third], "{text}");
    }
}

#[test]
fn a_solution_run_together_with_its_puzzle_is_no_map_of_regions() {
    for line in [
        format!("{ASSIGNMENT}{ASSIGNMENT_SOLVED}"),
        format!("id,both\n1,{ASSIGNMENT}{ASSIGNMENT_SOLVED}"),
    ] {
        let reading = reading(&line);
        assert_eq!(givens(&reading), [ASSIGNMENT], "{line}");
        assert!(reading.puzzles[0].layout.is_classic(), "{line}");
        assert_eq!(
            reading.notes,
            [ReadingNote::Solutions { count: 1 }],
            "{line}"
        );
    }
}

#[test]
fn a_table_of_numbers_behind_a_grid_is_left_out() {
    let table: String = (0..9)
        .map(|row| {
            (0..9)
                .map(|at| (9 * row + at).to_string())
                .collect::<Vec<_>>()
                .join(" ")
                + "\n"
        })
        .collect();
    let text = format!("{}\nIndices:\n{table}", rows(ASSIGNMENT));
    assert_eq!(givens(&reading(&text)), [ASSIGNMENT], "{text}");
}

#[test]
fn small_boards_may_have_their_solutions_beside_them() {
    let (puzzle, solution) = ("0003030100002000", "1243432134122134");
    let grid = |line: &str| -> String {
        let rows = line.as_bytes().chunks(4);
        rows.map(|row| format!("{}\n", String::from_utf8_lossy(row)))
            .collect()
    };
    for text in [
        format!("puzzle,solution\n{puzzle},{solution}\n"),
        format!("id;puzzle;solution;level\n7;{puzzle};{solution};easy\n"),
        format!("{puzzle}\n{solution}\n"),
        format!("Puzzle: {puzzle}\nSolution: {solution}\n"),
        format!("{}\n{}", grid(puzzle), grid(solution)),
    ] {
        let reading = reading(&text);
        assert_eq!(reading.puzzles.len(), 1, "{text}");
        assert_eq!(reading.puzzles[0].given_count(), 4, "{text}");
        assert!(
            reading.notes.contains(&ReadingNote::Solutions { count: 1 }),
            "{text}: {:?}",
            reading.notes
        );
    }
}

#[test]
fn solutions_may_come_after_all_lines_and_are_no_puzzles() {
    let lines = format!("{ASSIGNMENT}\n{SECOND}\n{ASSIGNMENT_SOLVED}\n{SECOND_SOLVED}\n");
    for text in [lines.clone(), format!("# of a book\n{lines}")] {
        let reading = reading(&text);
        assert_eq!(givens(&reading), [ASSIGNMENT, SECOND], "{text}");
        assert_eq!(
            reading.notes,
            [ReadingNote::Solutions { count: 2 }],
            "{text}"
        );
    }
    // A file of nothing but solutions.
    let solved = reading(format!("{ASSIGNMENT_SOLVED}\n{SECOND_SOLVED}\n"));
    assert_eq!(solved.puzzles.len(), 2);
}

#[test]
fn lines_that_are_columns_or_boxes_are_not_read_as_rows() {
    let cell = |row: usize, column: usize| &ASSIGNMENT[9 * row + column..=9 * row + column];
    let column = |at: usize| (0..9).map(|row| cell(row, at)).collect::<String>();
    let inner = |at: usize| {
        let (row, column) = (at / 3 * 3, at % 3 * 3);
        let cells = (0..9).map(|it| cell(row + it / 3, column + it % 3));
        cells.collect::<String>()
    };
    let named = |word: &str, line: &dyn Fn(usize) -> String| -> String {
        (0..9)
            .map(|at| format!("{word} {}: {}\n", at + 1, line(at)))
            .collect()
    };
    let plain = |line: &dyn Fn(usize) -> String| -> Vec<String> { (0..9).map(line).collect() };
    for text in [
        named("Column", &column),
        named("Spalte", &column),
        named("Box", &inner),
        format!("Columns:\n{}\n", plain(&column).join("\n")),
        serde_json::json!({ "columns": plain(&column) }).to_string(),
        serde_json::json!({ "boxes": plain(&inner) }).to_string(),
    ] {
        assert_eq!(givens(&reading(&text)), [ASSIGNMENT], "{text}");
    }
}

#[test]
fn a_rule_in_a_comment_or_behind_a_puzzle_is_told() {
    let told = |line: usize| {
        [ReadingNote::RuleInWords {
            line,
            word: "diagonal".to_owned(),
        }]
    };
    for (text, line) in [
        (format!("# diagonal\n{ASSIGNMENT}\n"), 1),
        (format!("{ASSIGNMENT} # diagonal\n"), 1),
        (format!("# A diagonal puzzle\n{}", rows(ASSIGNMENT)), 1),
        (format!("{}\n# diagonal: 1 to 9\n", rows(ASSIGNMENT)), 11),
    ] {
        assert_eq!(reading(&text).notes, told(line), "{text}");
    }
}
