//! The formats that write a position only as candidates: pencil marks, lines of candidates and
//! constraint dumps.

use crate::common;
use crate::common::files::{assert_error, only, text, worked_on};
use crate::common::{ASSIGNMENT, candidate, candidates, cell, digit, puzzle};
use sudoku_stepper::formats::{Format, Loss, detect, losses, read_line, write, write_pencil_marks};
use sudoku_stepper::grid::{Cell, Digit};
use sudoku_stepper::sudoku::{Position, Puzzle};

const MARKS: [Format; 3] = [
    Format::PencilMarks,
    Format::CandidateLine,
    Format::Constraints,
];

#[test]
fn a_position_written_as_candidates_is_the_same_when_read() {
    let mut puzzle = worked_on();
    for format in MARKS {
        let read = only(write(&puzzle, format).unwrap());
        let position = Position::new(&read);
        assert_eq!(position.grid().values(), &puzzle.values(), "{format}");
        assert_eq!(read.removed, puzzle.removed, "{format}");
        assert_eq!(losses(&puzzle, format), [Loss::Entries]);
    }
    puzzle.entries = [None; 81];
    for format in MARKS {
        assert_eq!(only(write(&puzzle, format).unwrap()), puzzle, "{format}");
        assert_eq!(losses(&puzzle, format), []);
    }
}

#[test]
fn a_single_digit_is_a_candidate_if_a_cell_it_sees_has_it_too() {
    // r1c1 and r1c2 can only be 1, and r9c9 only 9; r1c3 still has 1.
    let mut groups = vec!["23456789"; 81];
    groups[..3].copy_from_slice(&["1", "1", "123456789"]);
    groups[80] = "9";
    for row in 0..9 {
        groups[row * 9 + 8] = if row == 8 { "9" } else { "2345678" };
    }
    groups[72..80].fill("2345678");
    for row in 6..8 {
        groups[row * 9 + 6..row * 9 + 8].fill("2345678");
    }
    let file: String = groups
        .chunks(9)
        .map(|row| format!("{}\n", row.join(" ")))
        .collect();
    let read = only(&file);
    let given: Vec<Cell> = Cell::all()
        .filter(|cell| read.givens[cell.index()].is_some())
        .collect();
    assert_eq!(given, [cell("r9c9")]);
    let position = Position::new(&read);
    assert_eq!(
        position.grid().candidates(cell("r1c1")).first(),
        Some(digit(1))
    );
    assert_eq!(
        text(&read, Format::PencilMarks)
            .replace(['|', '-', '+', '.', ':', '\''], "")
            .split_whitespace()
            .collect::<Vec<_>>(),
        groups
    );
}

#[test]
fn pencil_marks_may_be_drawn_in_several_ways() {
    let puzzle = worked_on();
    let drawn = text(&puzzle, Format::PencilMarks);
    let read = only(&drawn);
    let plain: String = drawn
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.replace('|', " ") + "\n")
        .collect();
    let stars = drawn.replace(['.', '\'', ':'], "*").replace("*---", "*--+");
    let tight = drawn.replace(" |", "|").replace("| ", "|");
    for file in [
        plain,
        stars,
        tight,
        drawn.replace('|', "!"),
        format!("# marks\n\n{drawn}"),
    ] {
        assert_eq!(detect(file.as_bytes()), Some(Format::PencilMarks), "{file}");
        assert_eq!(only(&file), read, "{file}");
    }
}

#[test]
fn a_cell_without_candidates_stays_so() {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.removed = candidates("r9c8", 6);
    for format in MARKS {
        assert_eq!(only(write(&puzzle, format).unwrap()), puzzle, "{format}");
    }
    assert!(text(&puzzle, Format::PencilMarks).contains(" .  "));
}

#[test]
fn a_candidate_that_would_look_like_a_given_is_told() {
    let mut puzzle = common::empty_puzzle();
    for digit in 2..=9 {
        puzzle.removed.extend(candidates("r1c1", digit));
    }
    for peer in cell("r1c1").peers() {
        puzzle.removed.push(candidate(&peer.to_string(), 1));
    }
    puzzle.removed.sort();
    assert_eq!(losses(&puzzle, Format::PencilMarks), [Loss::NakedSingles]);
    puzzle
        .removed
        .retain(|candidate| candidate.cell != cell("r5c1"));
    assert_eq!(losses(&puzzle, Format::PencilMarks), []);
}

#[test]
fn mistakes_in_pencil_marks_are_named_with_their_place() {
    let drawn = text(&worked_on(), Format::PencilMarks);
    assert_error(
        drawn.replacen("25 ", "2a ", 1),
        "line 2, column 18: 'a' is not a digit",
    );
    assert_error(
        drawn.replacen("25 ", "22 ", 1),
        "line 2, column 18: 2 stands twice in the cell",
    );
    assert_error(
        drawn.replacen(" 25 ", " ", 1),
        "line 2 has 8 cells, 9 are needed",
    );
    let cut: String = drawn
        .lines()
        .take(6)
        .map(|line| format!("{line}\n"))
        .collect();
    assert_error(cut, "the file has 4 rows, 9 are needed");
}

#[test]
fn a_line_of_candidates_has_each_digit_in_its_place() {
    let line = text(&worked_on(), Format::CandidateLine);
    assert_eq!(line.trim_end().len(), 729);
    assert_eq!(only(line.replace('.', "0")), only(&line));
    let titled = read_line(&format!("{} Monday", line.trim_end()), 1)
        .unwrap()
        .unwrap();
    assert_eq!(titled.title.as_deref(), Some("Monday"));
    assert_error(
        line.replacen('7', "8", 1),
        "line 1, column 16: '8' stands where 7 or a dot belongs",
    );
    assert_error(&line[1..], "line 1 has 728 cells, 729 are needed");
}

#[test]
fn a_constraint_dump_may_have_its_groups_on_any_lines() {
    let dump = text(&worked_on(), Format::Constraints);
    let read = only(&dump);
    assert_eq!(detect(dump.as_bytes()), Some(Format::Constraints));
    assert_eq!(only(dump.replace(' ', "\n")), read);
    assert_eq!(only(dump.replace(' ', " | ")), read);
    assert_error(
        dump.replacen("111111", "111x11", 1),
        "line 1, column 13: '0b110111x11' is not nine bits",
    );
    let cut = dump.lines().next().unwrap();
    assert_error(cut, "the file has 9 groups of nine bits, 81 are needed");
    // Nine rows of zeros and ones are a grid.
    let grid = "010000000\n".to_owned() + &"000000000\n".repeat(8);
    assert_eq!(only(grid).givens[1], Digit::new(1));
}

#[test]
fn a_constraint_dump_is_of_binary_numbers_in_which_bit_0_is_digit_1() {
    let mut groups = vec!["0b000000000"; 81];
    groups[0] = "0b110101111";
    let mut expected = common::empty_puzzle();
    let not_5_or_7 = [1, 2, 3, 4, 6, 8, 9];
    expected.removed = not_5_or_7.map(|digit| candidate("r1c1", digit)).into();
    let dump = groups.join(" ");
    assert_eq!(on_board(&only(&dump)), on_board(&expected));
    // With commas, without the mark of a binary number, without its leading zeros.
    assert_eq!(only(&dump), only(groups.join(", ")));
    assert_eq!(only(&dump), only(groups.join(",")));
    assert_eq!(only(&dump), only(dump.replace("0b", "")));
    assert_eq!(only(&dump), only(dump.replace("0b000000000", "0b0")));
    assert_eq!(
        only(&dump),
        only(dump.replacen("0b000000000", "0b000000000\n", 1))
    );
}

/// Draws the candidates of each cell in letters.
fn on_board(puzzle: &Puzzle) -> String {
    write_pencil_marks(Position::new(puzzle).grid())
}

#[test]
fn pencil_marks_without_two_candidates_anywhere_are_a_drawn_grid() {
    let mut puzzle = puzzle(common::ASSIGNMENT_SOLVED);
    assert_eq!(only(write(&puzzle, Format::PencilMarks).unwrap()), puzzle);
    puzzle.givens[0] = None;
    puzzle.removed = vec![candidate("r1c1", 6)];
    assert_eq!(losses(&puzzle, Format::PencilMarks), [Loss::NoCandidates]);
    assert_eq!(losses(&puzzle, Format::Constraints), []);
    let read = only(write(&puzzle, Format::PencilMarks).unwrap());
    assert_eq!((read.givens, read.removed), (puzzle.givens, vec![]));
}

#[test]
fn what_a_person_filled_in_among_pencil_marks_is_an_entry() {
    let marks = text(&puzzle(ASSIGNMENT), Format::PencilMarks);
    // The first single digit is a given; SudoCue's files put `u` before it.
    let words: Vec<&str> = marks.split_whitespace().collect();
    let cells = words
        .iter()
        .filter(|it| it.starts_with(|one: char| one.is_ascii_digit()));
    let mut cells: Vec<String> = cells.map(|it| (*it).to_owned()).collect();
    assert_eq!((cells.len(), &*cells[1]), (81, "7"));
    cells[1] = "u7".to_owned();
    let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" ")).collect();
    let read = only(rows.join("\n").into_bytes());
    assert_eq!(read.givens[1], None);
    assert_eq!(read.entries[1], Some(digit(7)));
    assert_eq!(read.entries.iter().flatten().count(), 1);
}

#[test]
fn a_sign_for_an_empty_cell_rules_nothing_out_among_a_few_notes() {
    let grid = "5 3 124 | . 7 . | . . .
6 . . | 1 9 5 | . . .
. 9 8 | . . . | . 6 .
------+-------+------
8 . . | . 6 . | . . 3
4 . . | 8 . 3 | . . 1
7 . . | . 2 . | . . 6
------+-------+------
. 6 . | . . . | 2 8 .
. . . | 4 1 9 | . . 5
. . . | . 8 . | . 7 9
";
    for text in [grid.to_owned(), grid.replace('.', "_")] {
        let puzzle = only(&text);
        assert_eq!(puzzle.given_count(), 30);
        // 1, 2 and 4 are all that r1c3 sees none of.
        assert_eq!(puzzle.removed, []);
    }
    let less = only(grid.replace("124", "12"));
    assert_eq!(less.removed, [candidate("r1c3", 4)]);
}
