//! More files that people have: tables and output of programs, mails, word processors, grids in
//! pairs, texts of older programs.

use std::io::BufReader;

use crate::common::files::{assert_error, only, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED};
use sudoku_stepper::formats::{BitOrder, Reader, ReadingNote, read, read_noted, write_line};
use sudoku_stepper::sudoku::Puzzle;

/// The regions of a jigsaw.
const REGIONS: &str =
    "AABBBBBCCAAABBBCCCDAAABCCCEDDAFFFCEEDDDFFFEEEDDGFFFHEEDGGGIHHHEGGGIIIHHHGGIIIIIHH";

/// Returns the givens of the puzzles of a file, read in one piece and in parts.
#[track_caller]
fn lines(file: impl AsRef<[u8]>) -> Vec<String> {
    let file = file.as_ref();
    let shown = String::from_utf8_lossy(file);
    let puzzles = read(file).unwrap_or_else(|error| panic!("{error}\n{shown}"));
    let source = BufReader::with_capacity(7, file);
    let streamed: Vec<Puzzle> = Reader::new(source).unwrap().map(Result::unwrap).collect();
    assert_eq!(streamed, puzzles, "{shown}");
    puzzles.iter().map(|it| write_line(&it.givens)).collect()
}

fn notes(file: &str) -> Vec<ReadingNote> {
    let reading = read_noted(file.as_bytes(), BitOrder::default());
    reading.unwrap().notes
}

/// Returns the rows of the first puzzle, with this text for an empty cell, and this one between
/// cells.
fn cells(empty: &str, between: &str, filled: &str) -> Vec<String> {
    let rows = rows(ASSIGNMENT);
    let cell = |one: char| match one {
        '.' => empty.to_owned(),
        one => format!("{one}{filled}"),
    };
    let row = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(between);
    rows.lines().map(row).collect()
}

/// Returns rows with their names before them.
fn named(rows: &[String], names: &str, between: &str) -> String {
    let named = rows.iter().zip(names.chars());
    named
        .map(|(row, name)| format!("{name}{between}{row}\n"))
        .collect()
}

#[test]
fn a_table_may_name_its_columns_and_rows() {
    for between in [",", ";", "\t"] {
        let head = |names: &str| {
            let names: Vec<String> = names.chars().map(String::from).collect();
            names.join(between)
        };
        let blank = cells("", between, "");
        for (columns, rows) in [
            ("ABCDEFGHI", "123456789"),
            ("abcdefghi", "ABCDEFGHI"),
            ("123456789", "ABCDEFGHI"),
            ("012345678", "012345678"),
        ] {
            let table = format!(
                "{between}{}\n{}",
                head(columns),
                named(&blank, rows, between)
            );
            assert_eq!(lines(&table), [ASSIGNMENT], "{table}");
            assert!(notes(&table).is_empty(), "{table}");
        }
        let table = format!("{}\n{}\n", head("ABCDEFGHI"), blank.join("\n"));
        assert_eq!(lines(&table), [ASSIGNMENT], "{table}");
        let floats = cells("", between, ".0");
        let table = format!(
            "{between}{}\n{}",
            head("012345678"),
            named(&floats, "012345678", between)
        );
        assert_eq!(lines(&table), [ASSIGNMENT], "{table}");
    }
}

#[test]
fn words_and_numbers_with_a_point_may_stand_in_cells() {
    for empty in ["NaN", "nan", "None", "null", "0.0", "0"] {
        let rows = cells(empty, ",", ".0").join("\n");
        assert_eq!(lines(&rows), [ASSIGNMENT], "{rows}");
        if empty == "0" {
            continue;
        }
        let printed = cells(empty, "  ", ".0");
        let printed = format!(
            "    0    1    2    3    4    5    6    7    8\n{}",
            named(&printed, "012345678", "  ")
        );
        assert_eq!(lines(&printed), [ASSIGNMENT], "{printed}");
    }
    for empty in ["0.", "nan"] {
        let printed = cells(empty, " ", ".").join("]\n [");
        assert_eq!(lines(format!("[[{printed}]]\n")), [ASSIGNMENT], "{printed}");
    }
    let bold = cells(" ", " | ", "**").join(" |\n| ");
    let bold: String = bold.replace("**", "\u{1}");
    let bold = bold.chars().fold(String::new(), |mut bold, one| {
        if one == '\u{1}' {
            let digit = bold.pop().unwrap();
            bold.extend(["**", &digit.to_string(), "**"]);
        } else {
            bold.push(one);
        }
        bold
    });
    let head = format!("|{}\n|{}\n", " |".repeat(9), "---|".repeat(9));
    assert_eq!(lines(format!("{head}| {bold} |\n")), [ASSIGNMENT]);
}

#[test]
fn a_digit_behind_a_u_was_filled_in() {
    let file = cells(".", " ", "").join("\n").replacen('.', "u6", 1);
    let puzzle = only(&file);
    let values = write_line(&puzzle.values());
    assert_eq!(values, ASSIGNMENT.replacen('.', "6", 1));
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
}

#[test]
fn regions_may_be_a_grid_of_their_own() {
    let number = |one: char| char::from(u8::try_from(one).unwrap() - b'A' + b'1');
    let numbers: String = REGIONS.chars().map(number).collect();
    let givens = format!("{}5{}", ".".repeat(40), ".".repeat(40));
    for regions in [
        rows(&numbers),
        rows(REGIONS),
        rows(REGIONS).replace('A', "A ").replace('B', " B "),
    ] {
        for between in ["\n", "", "\nRegions:\n"] {
            let puzzle = only(format!("{}{between}{regions}", rows(&givens)));
            assert_eq!(write_line(&puzzle.givens), givens);
            let expected = only(format!("{givens}{numbers}"));
            assert_eq!(puzzle.layout, expected.layout);
        }
    }
    // A solution is not a map of regions.
    let file = format!("{}\n{}", rows(ASSIGNMENT), rows(ASSIGNMENT_SOLVED));
    assert!(only(&file).layout.is_classic());
    // Words of nine letters are not rows.
    let file = format!("{}\nchallenge\n{}", rows(ASSIGNMENT), rows(SECOND));
    assert_eq!(lines(&file), [ASSIGNMENT, SECOND]);
    assert_eq!(
        read(file.as_bytes()).unwrap()[1].title.as_deref(),
        Some("challenge")
    );
}

#[test]
fn what_quotes_a_mail_is_no_cell() {
    for mark in ["> > > ", ">>> ", ">> ", "> "] {
        for file in [rows(ASSIGNMENT), rows(ASSIGNMENT).replace('.', " ")] {
            let quoted: String = file.lines().map(|line| format!("{mark}{line}\n")).collect();
            assert_eq!(lines(&quoted), [ASSIGNMENT], "{quoted}");
        }
    }
}

#[test]
fn the_sign_that_is_told_is_the_one_that_stands_there() {
    for sign in ['—', '–', '−', '-', '■', '□', '×', '•'] {
        let file = rows(ASSIGNMENT).replace('.', &sign.to_string());
        assert_eq!(lines(&file), [ASSIGNMENT]);
        // Even if similar signs are in the text.
        let file = format!("A puzzle - of mine\n{file}");
        assert!(
            notes(&file).contains(&ReadingNote::EmptySign { sign }),
            "{file}"
        );
    }
}

#[test]
fn cells_may_be_told_one_by_one() {
    let cells: Vec<[usize; 3]> = ASSIGNMENT
        .char_indices()
        .filter(|(_, one)| *one != '.')
        .map(|(at, one)| [at / 9, at % 9, one.to_digit(10).unwrap() as usize])
        .collect();
    let list = |first: usize, order: [usize; 3], between: &str| -> String {
        let line = |[row, column, digit]: &[usize; 3]| {
            let all = [row + first, column + first, *digit];
            let all = order.map(|at| all[at].to_string());
            all.join(between) + "\n"
        };
        cells.iter().map(line).collect()
    };
    for first in [0, 1] {
        for between in [",", ";", " ", "\t", ", "] {
            let plain = list(first, [0, 1, 2], between);
            assert_eq!(lines(&plain), [ASSIGNMENT], "{plain}");
        }
        let headed = format!("row,column,digit\n{}", list(first, [0, 1, 2], ","));
        assert_eq!(lines(&headed), [ASSIGNMENT]);
        let turned = format!("value,col,row\n{}", list(first, [2, 1, 0], ","));
        assert_eq!(lines(&turned), [ASSIGNMENT]);
    }
    let twice = list(1, [0, 1, 2], ",") + "1,2,7\n";
    assert_error(twice, "line 38, column 1: the cell r1c2 is named twice");
}

#[test]
fn a_line_that_is_the_solution_of_the_one_above_is_no_puzzle() {
    let file = format!("{ASSIGNMENT}\n{ASSIGNMENT_SOLVED}\n");
    assert_eq!(lines(&file), [ASSIGNMENT]);
    assert_eq!(notes(&file), [ReadingNote::Solutions { count: 1 }]);
    let file = format!("{file}{SECOND}\n{SECOND_SOLVED}\n{ASSIGNMENT}");
    assert_eq!(lines(&file), [ASSIGNMENT, SECOND, ASSIGNMENT]);
    assert_eq!(notes(&file), [ReadingNote::Solutions { count: 2 }]);
    // The solution of another puzzle is a puzzle that is filled in.
    let file = format!("{ASSIGNMENT}\n{SECOND_SOLVED}\n");
    assert_eq!(lines(&file), [ASSIGNMENT, SECOND_SOLVED]);
    // A mistake behind it has its own line.
    let file = format!("{ASSIGNMENT}\n{ASSIGNMENT_SOLVED}\n{}\n", &SECOND[..80]);
    assert_error(file, "line 3 has 80 cells, 81 are needed");
}

#[test]
fn texts_of_older_programs_are_read() {
    let latin = |text: &str| -> Vec<u8> {
        let byte = |one: char| match one {
            '—' => 0x97,
            one => u8::try_from(u32::from(one)).unwrap(),
        };
        text.chars().map(byte).collect()
    };
    let file = format!("Rätsel für Zoë\n{}", rows(ASSIGNMENT));
    assert_eq!(lines(latin(&file)), [ASSIGNMENT]);
    assert_eq!(
        read(&latin(&file)).unwrap()[0].title.as_deref(),
        Some("Rätsel für Zoë")
    );
    let file = rows(ASSIGNMENT).replace('.', "—");
    assert_eq!(lines(latin(&file)), [ASSIGNMENT]);
    // Even if it comes late.
    let file = format!(
        "{}{ASSIGNMENT} Nº 5 café\n",
        format!("{ASSIGNMENT}\n").repeat(2000)
    );
    let puzzles = read(&latin(&file)).unwrap();
    assert_eq!(puzzles.len(), 2001);
    assert_eq!(puzzles[2000].title.as_deref(), Some("Nº 5 café"));
    let csv = format!("Rätsel;Lösung\n{ASSIGNMENT};{ASSIGNMENT_SOLVED}\n");
    assert_eq!(lines(latin(&csv)), [ASSIGNMENT]);
}

#[test]
fn documents_of_word_processors_are_read() {
    let start = "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl\\f0\\fswiss Helvetica 12;}{\\*\\expandedcolortbl;;}\n\
                 {\\info{\\title 9 9 9}}\\pard\\f0\\fs24 ";
    let text = rows(ASSIGNMENT).replace('\n', "\\par\n");
    let file = format!("{start}R\\'e4tsel f\\u252?r Zo\\'eb\\par\n{text}}}");
    assert_eq!(lines(&file), [ASSIGNMENT]);
    assert_eq!(
        read(file.as_bytes()).unwrap()[0].title.as_deref(),
        Some("Rätsel für Zoë")
    );
    let table: String = cells("", "\\cell ", "")
        .iter()
        .map(|row| format!("\\trowd\\cellx100\\intbl {row}\\cell\\row\n"))
        .collect();
    assert_eq!(lines(format!("{start}{table}}}")), [ASSIGNMENT]);
    let text = rows(ASSIGNMENT).replace('\n', "\\line ");
    let dashes = text.replace('.', "\\u8212 -");
    assert_eq!(lines(format!("{start}{dashes}}}")), [ASSIGNMENT]);
    // Some programs write no substitute for a character.
    let dashes = text.replace('.', "\\u8212 ");
    assert_eq!(lines(format!("{start}\\uc0 {dashes}}}")), [ASSIGNMENT]);
}

#[test]
fn two_grids_may_stand_side_by_side() {
    let beside = |gap: &str, left: &str, right: &str| -> String {
        let (left, right) = (rows(left), rows(right));
        let both = left.lines().zip(right.lines());
        both.map(|(left, right)| format!("{left}{gap}{right}\n"))
            .collect()
    };
    for gap in ["  ", "      ", "\t"] {
        assert_eq!(lines(beside(gap, ASSIGNMENT, SECOND)), [ASSIGNMENT, SECOND]);
        let file = beside(gap, ASSIGNMENT, ASSIGNMENT_SOLVED);
        assert_eq!(lines(&file), [ASSIGNMENT]);
        assert!(notes(&file).contains(&ReadingNote::Solutions { count: 1 }));
    }
    let spread = |line: &str| -> Vec<String> {
        let boxes = |row: &str| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            let boxes: Vec<String> = cells.chunks(3).map(|three| three.join(" ")).collect();
            format!("| {} |", boxes.join(" | "))
        };
        rows(line).lines().map(boxes).collect()
    };
    let both = spread(ASSIGNMENT).into_iter().zip(spread(SECOND));
    let file: String = both
        .map(|(left, right)| format!("{left}    {right}\n"))
        .collect();
    assert_eq!(lines(&file), [ASSIGNMENT, SECOND]);
}

#[test]
fn a_puzzle_in_a_sentence_may_be_broken() {
    for at in [20, 40, 50, 65] {
        let (before, behind) = ASSIGNMENT.split_at(at);
        for file in [
            format!("Can you solve this: {before}\n{behind} before noon?\n"),
            format!("Please help, I am stuck with {before}\n{behind}\n"),
        ] {
            assert_eq!(lines(&file), [ASSIGNMENT], "{file}");
        }
    }
    // A part that does not fit is a mistake.
    let file = format!(
        "Can you solve this: {}\n{} ok?\n",
        &ASSIGNMENT[..50],
        &ASSIGNMENT[51..]
    );
    assert!(read(file.as_bytes()).is_err());
}

#[test]
fn files_of_other_kinds_are_refused_by_what_they_are() {
    for (begins, told) in [
        (
            &b"PK\x03\x04\x14\x00"[..],
            "this is an archive, as .zip, .xlsx and .docx are: unpack it, or save it as text or as CSV",
        ),
        (
            b"%PDF-1.7\n",
            "this is a PDF: copy the puzzle out of it as text",
        ),
        (
            b"\x89PNG\r\n\x1a\n\0",
            "this is a picture: type the puzzle off it as text",
        ),
        (
            b"\xff\xd8\xff\xe0\0",
            "this is a picture: type the puzzle off it as text",
        ),
    ] {
        let file = [begins, &[0x80, 7, 0xff, 1].repeat(50)].concat();
        assert_error(file, &format!("line 1, column 1: {told}"));
    }
}

#[test]
fn a_sign_that_stands_in_no_cell_is_no_empty_cell() {
    let file = format!("# comment\n{ASSIGNMENT},1,{ASSIGNMENT_SOLVED}\n");
    assert_eq!(lines(&file), [ASSIGNMENT]);
    assert_eq!(notes(&file), [ReadingNote::Solutions { count: 1 }]);
}

#[test]
fn a_grid_that_is_said_to_be_the_solution_and_is_not_is_told() {
    let file = format!(
        "Puzzle\n{}\nSolution:\n\n{}",
        rows(ASSIGNMENT),
        rows(SECOND_SOLVED)
    );
    assert_eq!(lines(&file), [ASSIGNMENT]);
    let (wrong, count, first) = (1, 1, 14);
    let told = ReadingNote::WrongSolutions {
        wrong,
        count,
        first,
    };
    assert_eq!(notes(&file), [told]);
}

#[test]
fn matrices_are_read_as_programs_print_them() {
    for empty in ["0", "NA"] {
        let head: Vec<String> = (1..10).map(|at| format!("[,{at}]")).collect();
        let rows = cells(empty, "    ", "");
        let rows = rows
            .iter()
            .zip(1..)
            .map(|(row, at)| format!(" [{at},]    {row}\n"));
        let file = format!("      {}\n{}", head.join(" "), rows.collect::<String>());
        assert_eq!(lines(&file), [ASSIGNMENT], "{file}");
    }
}
