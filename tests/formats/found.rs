//! Files that people keep, mail, paste and download can be opened, whatever is around the puzzle;
//! all others are refused with the true reason.

use std::io::BufReader;

use crate::common::files::{assert_error, only, rows, text, worked_on};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED, puzzle};
use sudoku_stepper::formats::{
    BitOrder, Format, Reader, ReadingNote, read, read_noted, write_line,
};
use sudoku_stepper::sudoku::{Field, Position, Puzzle};

/// Two more puzzles, and a solution.
const THIRD: &str =
    "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3";

fn notes(text: &str) -> Vec<ReadingNote> {
    read_noted(text.as_bytes(), BitOrder::default())
        .unwrap()
        .notes
}

/// Returns the givens of the puzzles of a text, read in one piece and in parts.
#[track_caller]
fn lines(text: &str) -> Vec<String> {
    let puzzles = match read(text.as_bytes()) {
        Ok(puzzles) => puzzles,
        Err(error) => panic!("{error}\n{text}"),
    };
    let source = BufReader::with_capacity(7, text.as_bytes());
    let streamed: Vec<Puzzle> = Reader::new(source).unwrap().map(Result::unwrap).collect();
    assert_eq!(streamed, puzzles, "{text}");
    puzzles.iter().map(|it| write_line(&it.givens)).collect()
}

#[track_caller]
fn assert_one(text: &str) {
    assert_eq!(lines(text), [ASSIGNMENT], "{text}");
    // As another system or editor would have saved it.
    assert_eq!(lines(&text.replace('\n', "\r\n")), [ASSIGNMENT], "{text}");
    assert_eq!(lines(&format!("\u{feff}{text}")), [ASSIGNMENT], "{text}");
    assert_eq!(lines(text.trim_end_matches('\n')), [ASSIGNMENT], "{text}");
}

#[track_caller]
fn assert_three(text: &str) {
    assert_eq!(lines(text), [ASSIGNMENT, SECOND, THIRD], "{text}");
    let other = text.replace('\n', "\r\n");
    assert_eq!(lines(&other), [ASSIGNMENT, SECOND, THIRD], "{text}");
}

fn titles(text: &str) -> Vec<String> {
    let puzzles = read(text.as_bytes()).unwrap();
    let title = |it: Puzzle| it.title.unwrap_or_default();
    puzzles.into_iter().map(title).collect()
}

fn level(puzzle: &Puzzle) -> Option<&str> {
    puzzle.metadata.get(Field::Level)
}

/// Draws a grid, with this text for an empty cell.
fn drawn(line: &str, empty: &str) -> String {
    let mut drawn = String::new();
    for (number, row) in rows(line).lines().enumerate() {
        if number % 3 == 0 {
            drawn += "+-------+-------+-------+\n";
        }
        let cells: Vec<String> = row
            .chars()
            .map(|one| {
                if one == '.' {
                    empty.to_owned()
                } else {
                    one.to_string()
                }
            })
            .collect();
        let boxes: Vec<String> = cells.chunks(3).map(|three| three.join(" ")).collect();
        drawn += &format!("| {} |\n", boxes.join(" | "));
    }
    drawn + "+-------+-------+-------+\n"
}

#[test]
fn a_puzzle_is_found_in_a_table_of_any_columns() {
    let zeros = ASSIGNMENT.replace('.', "0");
    let solved = ASSIGNMENT_SOLVED;
    for table in [
        format!("quizzes,solutions\n{zeros},{solved}\n"),
        format!("puzzle,solution\n{ASSIGNMENT},{solved}\n"),
        format!("puzzle;solution\n{ASSIGNMENT};{solved}\n"),
        format!("puzzle\tsolution\n{ASSIGNMENT}\t{solved}\n"),
        format!("solution,puzzle\n{solved},{zeros}\n"),
        format!("{zeros},{solved}\n"),
        format!("{solved},{zeros}\n"),
        format!("{zeros};{solved}\n"),
        format!("{zeros}\t{solved}\n"),
        format!("id,puzzle,solution,clues,difficulty\n1,{ASSIGNMENT},{solved},37,2.2\n"),
        format!("\"id\",\"puzzle\",\"solution\"\n\"a1\",\"{ASSIGNMENT}\",\"{solved}\"\n"),
        format!(
            "\"source\",\"question\",\"answer\",\"rating\"\n\"x\",\"{ASSIGNMENT}\",\"{solved}\",\"0\"\n"
        ),
        format!("difficulty,id,solution,puzzle\nhard,7,{solved},{ASSIGNMENT}\n"),
        format!("7,{ASSIGNMENT},{solved},easy\n"),
        format!("clues,rating,puzzle\n37,1.2,{zeros}\n"),
        format!("name;grid\nMonday;{zeros}\n"),
        format!("| id | puzzle | solution |\n|---|---|---|\n| 1 | {ASSIGNMENT} | {solved} |\n"),
        format!("id, puzzle\n1, \"{ASSIGNMENT}\"\n"),
        format!("'{zeros}','{solved}'\n"),
    ] {
        assert_one(&table);
        assert!(
            notes(&table)
                .iter()
                .all(|note| matches!(note, ReadingNote::Solutions { count: 1 })),
            "{table}"
        );
    }
}

#[test]
fn a_table_may_have_a_column_for_each_cell() {
    let cells: Vec<String> = ASSIGNMENT
        .replace('.', "0")
        .chars()
        .map(String::from)
        .collect();
    let names: Vec<String> = (1..=81).map(|number| format!("c{number}")).collect();
    assert_one(&format!("{}\n", cells.join(",")));
    assert_one(&format!("{}\n{}\n", names.join(","), cells.join(",")));
    let nines: Vec<String> = cells.chunks(9).map(<[String]>::concat).collect();
    assert_one(&format!("{}\n", nines.join(" ")));
    assert_one(&format!("{}\n", nines.join(",")));
    assert_one(&format!("{}\n", nines.join("|")));
}

#[test]
fn a_long_title_is_kept_whole() {
    let long = "A long title of a puzzle that many a newspaper would print in one line ".repeat(4);
    let long = long.trim();
    let line = ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";
    for text in [
        format!("{long}\n{line}\n"),
        format!("{line} {long}\n"),
        format!("{long}: {line}\n"),
        format!("[{{\"title\": \"{long}\", \"puzzle\": \"{line}\"}}]"),
    ] {
        assert_eq!(titles(&text), [long], "{text}");
    }
}

#[test]
fn statements_keys_and_ratings_above_a_grid_are_no_titles() {
    for head in [
        "INSERT INTO puzzles VALUES",
        "insert into sudoku (grid) values",
        "grid: |",
        "puzzle: >-",
        "rating 4.5",
        "# Rating: 4.5",
        "SE 7.2",
        "ER=7.2/7.2/2.6",
    ] {
        let text = format!("{head}\n{}", rows(ASSIGNMENT));
        assert_eq!(titles(&text), [""], "{head}");
    }
    for head in ["Rating game", "Insert coin", "Se vende", "Score"] {
        let text = format!("{head}\n{}", rows(ASSIGNMENT));
        assert_eq!(titles(&text), [head], "{head}");
    }
}

#[test]
fn a_rating_is_kept_as_the_level_and_a_name_as_the_title() {
    for (file, title, rated) in [
        (
            format!(
                "id,puzzle,solution,clues,difficulty\nq7,{ASSIGNMENT},{ASSIGNMENT_SOLVED},37,2.2\n"
            ),
            None,
            Some("2.2"),
        ),
        (
            format!("difficulty,puzzle,name\nhard,{ASSIGNMENT},Monday\n"),
            Some("Monday"),
            Some("hard"),
        ),
        (
            format!("0000183b305c {} 1.2\n", ASSIGNMENT.replace('.', "0")),
            Some("0000183b305c"),
            Some("1.2"),
        ),
        (format!("12 {ASSIGNMENT} 37 7.1\n"), Some("12"), Some("7.1")),
        (format!("1,{ASSIGNMENT},37\n"), None, None),
        (
            format!("x,{ASSIGNMENT},expert\n"),
            Some("x"),
            Some("expert"),
        ),
    ] {
        let read = only(&file);
        assert_eq!(write_line(&read.givens), ASSIGNMENT);
        assert_eq!(read.title.as_deref(), title, "{file}");
        assert_eq!(level(&read), rated, "{file}");
    }
}

#[test]
fn a_solution_that_is_none_is_told_with_its_line() {
    let wrong = SECOND_SOLVED;
    let file = format!(
        "quizzes,solutions\n{ASSIGNMENT},{ASSIGNMENT_SOLVED}\n{ASSIGNMENT},{wrong}\n{ASSIGNMENT},{wrong}\n"
    );
    assert_eq!(lines(&file).len(), 3);
    assert_eq!(
        notes(&file),
        [ReadingNote::WrongSolutions {
            wrong: 2,
            count: 3,
            first: 3
        }]
    );
    // In a collection, too, where it would otherwise be a title.
    let file = format!("{ASSIGNMENT} {ASSIGNMENT_SOLVED} easy\n{SECOND} {ASSIGNMENT_SOLVED}\n");
    assert_eq!(titles(&file), ["easy", ""]);
    assert_eq!(
        notes(&file),
        [ReadingNote::WrongSolutions {
            wrong: 1,
            count: 2,
            first: 2
        }]
    );
}

#[test]
fn a_list_may_be_numbered_or_have_words_between() {
    for list in [
        format!("1. {ASSIGNMENT}\n2. {SECOND}\n3. {THIRD}\n"),
        format!("1) {ASSIGNMENT}\n2) {SECOND}\n3) {THIRD}\n"),
        format!("1: {ASSIGNMENT}\n2: {SECOND}\n3: {THIRD}\n"),
        format!("#1 {ASSIGNMENT}\n#2 {SECOND}\n#3 {THIRD}\n").replace("#1", "No.1"),
        format!("1 {ASSIGNMENT}\n2 {SECOND}\n3 {THIRD}\n"),
        format!("01\t{ASSIGNMENT}\n02\t{SECOND}\n03\t{THIRD}\n"),
        format!("- {ASSIGNMENT}\n- {SECOND}\n- {THIRD}\n"),
        format!("* {ASSIGNMENT}\n* {SECOND}\n* {THIRD}\n"),
        format!("Easy:\n{ASSIGNMENT}\nMedium:\n{SECOND}\n\nHard:\n{THIRD}\n"),
        format!("Three puzzles for you.\n\n{ASSIGNMENT}\n{SECOND}\n{THIRD}\n\nHave fun!\n"),
        format!("> {ASSIGNMENT}\n> {SECOND}\n> {THIRD}\n"),
        format!("```\n{ASSIGNMENT}\n{SECOND}\n{THIRD}\n```\n"),
        format!("[code]\n{ASSIGNMENT}\n{SECOND}\n{THIRD}\n[/code]\n"),
        format!("puzzles = [\n  \"{ASSIGNMENT}\",\n  \"{SECOND}\",\n  \"{THIRD}\",\n]\n"),
        format!("'{ASSIGNMENT}',\n'{SECOND}',\n'{THIRD}'\n"),
        format!("{ASSIGNMENT};\n{SECOND};\n{THIRD};\n"),
        format!("{ASSIGNMENT},\n{SECOND},\n{THIRD}\n"),
        format!("{ASSIGNMENT}\n{ASSIGNMENT_SOLVED}\n\nnext\n{SECOND}\n{SECOND_SOLVED}\n{THIRD}\n"),
    ] {
        assert_three(&list);
        assert_three(
            &list
                .replace(ASSIGNMENT, &ASSIGNMENT.replace('.', "0"))
                .replace(SECOND, &SECOND.replace('.', "0"))
                .replace(THIRD, &THIRD.replace('.', "0")),
        );
    }
    let numbered = format!("1. {ASSIGNMENT}\n2. {SECOND}\n");
    assert_eq!(titles(&numbered), ["", ""]);
    let headed = format!("Puzzle 1 (easy):\n{ASSIGNMENT}\nPuzzle 2 (hard):\n{SECOND}\n");
    assert_eq!(titles(&headed), ["Puzzle 1 (easy)", "Puzzle 2 (hard)"]);
    // Words above a list are not the title of its first puzzle.
    let listed = format!("Two puzzles\n{ASSIGNMENT}\n{SECOND}\n");
    assert_eq!(titles(&listed), ["", ""]);
    // They are a heading, so they are not left out.
    assert_eq!(notes(&listed), []);
    let listed = format!("Dear all,\nthese are two\n{ASSIGNMENT}\n{SECOND}\nHave fun!\n");
    assert_eq!(
        notes(&listed),
        [ReadingNote::LeftOut { count: 2, first: 1 }]
    );
}

#[test]
fn a_puzzle_may_stand_in_a_sentence() {
    let zeros = ASSIGNMENT.replace('.', "0");
    for sentence in [
        format!("Can anybody solve {ASSIGNMENT} for me?\n"),
        format!("Can anybody solve {zeros}?\n"),
        format!("The puzzle is {zeros}.\n"),
        format!("The puzzle is {ASSIGNMENT}.\n"),
        format!("Try this ({zeros}), please.\n"),
        format!("sudoku: \"{ASSIGNMENT}\"\n"),
        format!("grid={zeros}\n"),
        format!("Hello,\n\nI am stuck with this one:\n\n{zeros}\n\nThanks,\nAda\n"),
        format!("> On Monday Ada wrote:\n> > {ASSIGNMENT}\n> It is hard.\n"),
        format!("const PUZZLE: &str = \"{ASSIGNMENT}\";\n"),
        format!("<p>Today's puzzle: {zeros}</p>\n"),
        format!("Puzzle:&nbsp;{zeros}&nbsp;<br>\n"),
    ] {
        assert_one(&sentence);
    }
}

#[test]
fn a_grid_may_have_words_before_and_behind() {
    let plain = rows(ASSIGNMENT);
    let boxes = drawn(ASSIGNMENT, ".");
    for grid in [
        &plain,
        &boxes,
        &plain.replace('.', "0"),
        &plain.replace('.', "_"),
    ] {
        for file in [
            format!("Code:\n{grid}"),
            format!("Code: Select all\n{grid}"),
            format!("Grid 01\n{grid}"),
            format!("Puzzle #1 (easy)\n\n{grid}"),
            format!("{grid}\nNumber of Givens: 37\nNumber of Singles: 44\nDifficulty: Simple\n"),
            format!("{grid}\nSolved in 0.01 s\n"),
            format!("Dear all,\n\nwhat is next here?\n\n{grid}\nYours, Ada\n"),
            format!("```\n{grid}```\n"),
            format!("```text\n{grid}```\n"),
            format!("[code]{grid}[/code]\n"),
            format!("% randomly generated - medium\n{grid}"),
            format!("// a puzzle\n{grid}"),
            format!("; a puzzle\n{grid}"),
            format!("-- a puzzle --\n{grid}"),
            format!("Monday, 2026-11-26\n{grid}"),
            format!(
                "> Ada wrote:\n{}",
                grid.lines()
                    .map(|line| format!("> {line}\n"))
                    .collect::<String>()
            ),
            format!("<pre>\n{grid}</pre>\n"),
            format!("Puzzle:\n{grid}\nSolution:\n{}", rows(ASSIGNMENT_SOLVED)),
            format!("{grid}\n{}", drawn(ASSIGNMENT_SOLVED, ".")),
        ] {
            assert_one(&file);
        }
    }
    let file = format!("{plain}\nGivens: 37\nLevel: easy\n");
    assert_eq!(
        notes(&file),
        [ReadingNote::LeftOut {
            count: 2,
            first: 11
        }]
    );
    let file = format!("Grid 01\n{plain}");
    assert_eq!(titles(&file), ["Grid 01"]);
    assert_eq!(notes(&file), []);
    let file = format!("{boxes}\nSolution\n{}", rows(ASSIGNMENT_SOLVED));
    assert!(notes(&file).contains(&ReadingNote::Solutions { count: 1 }));
}

/// The ways to write a grid in rows: plain, with zeros, drawn, and in a table.
const GRIDS: [fn(&str) -> String; 5] = [
    rows,
    zeros,
    |line| drawn(line, "."),
    |line| drawn(line, "0"),
    |line| {
        let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(",") + "\n";
        zeros(line).lines().map(row).collect()
    },
];

/// The nine rows of a line, with zeros for empty cells.
fn zeros(line: &str) -> String {
    rows(&line.replace('.', "0"))
}

#[test]
fn a_file_may_have_many_grids_whatever_stands_between_them() {
    for grid in GRIDS {
        for between in [
            "",
            "\n",
            "\n\n\n",
            "next\n",
            "\nnext one:\n\n",
            "-----\n",
            "=====\n",
        ] {
            assert_three(&[ASSIGNMENT, SECOND, THIRD].map(grid).join(between));
        }
    }
}

#[test]
fn grids_may_have_titles() {
    for grid in GRIDS {
        let titled: String = (1..)
            .zip([ASSIGNMENT, SECOND, THIRD])
            .map(|(number, line)| format!("Grid {number:02}\n{}", grid(line)))
            .collect();
        assert_three(&titled);
        assert_eq!(titles(&titled), ["Grid 01", "Grid 02", "Grid 03"]);
        let hashed = titled.replace("Grid ", "#");
        assert_three(&hashed);
    }
}

#[test]
fn the_grids_of_a_file_and_their_titles_are_counted() {
    let titled: String = (1..=50)
        .map(|number| format!("Grid {number:02}\n{}", zeros(SECOND)))
        .collect();
    assert_eq!(
        notes(&titled),
        [ReadingNote::Grids {
            lines: 500,
            grids: 50,
            titles: 50
        }]
    );
}

#[test]
fn an_incomplete_grid_is_told_with_the_place_where_it_begins() {
    let cut = format!(
        "Grid 01\n{}Grid 02\n{}",
        rows(ASSIGNMENT),
        &rows(SECOND)[10..]
    );
    assert_error(
        cut,
        "line 12, column 1: the grid that begins here has 8 rows, 9 are needed",
    );
}

#[test]
fn grid_and_marks_in_one_paste_are_the_position_of_the_marks() {
    let position = worked_on();
    let marks = text(&position, Format::PencilMarks);
    let values: String = write_line(&position.values());
    for file in [
        format!("Code: Select all\n{}\n{marks}", drawn(&values, ".")),
        format!("{}\n{marks}", rows(&values)),
        format!("{values}\n\n{marks}"),
        format!("{}\nCandidates:\n{marks}\nWhat is next?\n", rows(&values)),
    ] {
        let read = only(&file);
        assert_eq!(
            Position::new(&read)
                .grid()
                .candidates(crate::common::cell("r1c3"))
                .len(),
            Position::new(&position)
                .grid()
                .candidates(crate::common::cell("r1c3"))
                .len(),
            "{file}"
        );
        assert_eq!(write_line(&read.givens), values);
        assert_eq!(read.removed, position.removed);
        assert!(notes(&file).contains(&ReadingNote::MarksOfGrids { count: 1 }));
    }
    // The marks alone, with words around them and other lines between the boxes.
    let expected = only(&marks);
    let stars: String = marks
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.trim_matches(['|', ' ']).replace('|', "*") + "\n")
        .collect();
    for file in [
        format!("What is next here?\n{marks}"),
        format!("{marks}\nThanks\n"),
        stars.clone(),
        stars
            .lines()
            .enumerate()
            .map(|(at, line)| format!("{}{line}\n", if at > 0 && at % 3 == 0 { "\n" } else { "" }))
            .collect(),
        format!("Marks:\n{stars}"),
        marks.lines().map(|line| format!("> {line}\n")).collect(),
    ] {
        assert_eq!(only(&file).givens, expected.givens, "{file}");
        assert_eq!(only(&file).removed, expected.removed, "{file}");
    }
}

/// Signs that stand for an empty cell in some file.
const EMPTY_SIGNS: [&str; 22] = [
    ".", "0", "_", "*", "x", "X", "-", "?", "#", "~", "+", "o", "O", "·", "•", "□", "⬜", "–",
    "０", "＊", "☐", "■",
];

#[test]
fn any_sign_may_stand_for_an_empty_cell_of_a_line() {
    for sign in EMPTY_SIGNS {
        let with = |line: &str| line.replace('.', sign);
        assert_eq!(lines(&with(ASSIGNMENT)), [ASSIGNMENT], "{sign}");
        assert_three(&format!(
            "{}\n{}\n{}\n",
            with(ASSIGNMENT),
            with(SECOND),
            with(THIRD)
        ));
    }
}

#[test]
fn any_sign_may_stand_for_an_empty_cell_of_a_grid() {
    for sign in EMPTY_SIGNS {
        let with = |line: &str| line.replace('.', sign);
        assert_one(&with(&rows(ASSIGNMENT)));
        assert_one(&drawn(ASSIGNMENT, sign));
        let grids = [ASSIGNMENT, SECOND, THIRD].map(|line| with(&rows(line)));
        assert_three(&grids.join("\n"));
        assert_one(&format!("Monday\n{}", with(&rows(ASSIGNMENT))));
    }
}

#[test]
fn any_sign_may_stand_for_an_empty_cell_of_a_table() {
    for sign in EMPTY_SIGNS {
        let commas = ASSIGNMENT.replace('.', sign);
        let cells: Vec<String> = commas.chars().map(String::from).collect();
        let table: Vec<String> = cells.chunks(9).map(|row| row.join(",")).collect();
        assert_one(&table.join("\n"));
    }
}

#[test]
fn a_row_of_hyphens_is_a_row_although_it_might_be_a_drawn_line() {
    let hyphens = "6--925---\n-3247-85-\n4----3-7-\n-1--8----\n---------\n----3--2-\n-9-3----8\n-24-9153-\n---758--4\n";
    assert_eq!(lines(hyphens).len(), 1);
    assert_eq!(notes(hyphens), [ReadingNote::EmptySign { sign: '-' }]);
    assert!(lines(hyphens)[0].starts_with("6..925....3247.85."));
}

#[test]
fn a_blank_may_stand_for_an_empty_cell() {
    assert_eq!(lines(&ASSIGNMENT.replace('.', " ")), [ASSIGNMENT]);
    assert_three(
        &[ASSIGNMENT, SECOND, THIRD]
            .map(|line| line.replace('.', " "))
            .join("\n"),
    );
    let blanks = rows(ASSIGNMENT).replace('.', " ");
    assert_one(&format!("Monday\n{blanks}"));
    assert_one(&format!("Monday\n{}", drawn(ASSIGNMENT, " ")));
    assert_three(
        &[ASSIGNMENT, SECOND, THIRD]
            .map(|line| drawn(line, " "))
            .join("\n"),
    );
}

#[test]
fn digits_of_any_script_and_width_are_digits() {
    let scripts = [
        '０', '٠', '۰', '०', '০', '๐', '᠐', '𝟎', '𝟘', '𝟢', '𝟬', '𝟶', '໐', '፠',
    ];
    for nought in scripts {
        // This one is not a decimal digit: only decimal digits are read.
        let is_decimal = nought != '፠';
        let digit = |one: char| match one.to_digit(10) {
            Some(digit) => char::from_u32(u32::from(nought) + digit).unwrap(),
            None => one,
        };
        let line: String = ASSIGNMENT.chars().map(digit).collect();
        let zeros: String = ASSIGNMENT.replace('.', "0").chars().map(digit).collect();
        if is_decimal {
            assert_eq!(lines(&line), [ASSIGNMENT], "{nought}");
            assert_eq!(lines(&zeros), [ASSIGNMENT], "{nought}");
            let grid: String = rows(ASSIGNMENT).chars().map(digit).collect();
            assert_one(&grid);
        } else {
            assert!(read(line.as_bytes()).is_err());
        }
    }
}

#[test]
fn what_was_filled_in_and_removed_is_kept() {
    let line = ".+9.5+17...51.9+4.+7.....38.+59124+5+7+6+1+839.....+9.+5.96...+5.1773..54.......+93.75.+5.2+78...:411 611 413 417 353 853 173 873 883 687";
    let read = only(line);
    assert_eq!(read.removed.len(), 10);
    assert_eq!(read.entries.iter().flatten().count(), 16);
    assert_eq!(read.givens[3].map(|it| it.get()), Some(5));
    assert_eq!(read.entries[1].map(|it| it.get()), Some(9));
    let without = only(line.split_once(':').unwrap().0);
    assert_eq!(without.entries, read.entries);
    let plain = ASSIGNMENT.replacen('.', "+6", 1);
    assert_eq!(
        only(format!("position: {plain}\n")).entries[0].map(|it| it.get()),
        Some(6)
    );
    // In a grid, too.
    let grid = rows(ASSIGNMENT).replacen('.', "+6", 1);
    assert_eq!(
        only(format!("Monday\n{grid}")).entries[0].map(|it| it.get()),
        Some(6)
    );
}

#[test]
fn rows_may_have_names() {
    let named = |name: fn(usize) -> String| -> String {
        let rows = rows(ASSIGNMENT);
        rows.lines()
            .enumerate()
            .map(|(at, row)| format!("{} {row}\n", name(at)))
            .collect()
    };
    let letters: fn(usize) -> String = |at| char::from(b'A' + at as u8).to_string();
    let numbers: fn(usize) -> String = |at| format!("r{}", at + 1);
    let colons: fn(usize) -> String = |at| format!("{}:", at + 1);
    let words: fn(usize) -> String = |at| format!("Row {}:", at + 1);
    for name in [letters, numbers, colons, words] {
        assert_one(&named(name));
    }
    let spaced: String = rows(ASSIGNMENT)
        .lines()
        .enumerate()
        .map(|(at, row)| {
            let cells: Vec<String> = row.chars().map(String::from).collect();
            format!("{} {}\n", letters(at), cells.join(" "))
        })
        .collect();
    assert_one(&format!("  1 2 3 4 5 6 7 8 9\n{spaced}"));
}

#[test]
fn a_markdown_table_is_a_grid() {
    let row = |row: &str| {
        let cells: Vec<String> = row.replace('.', " ").chars().map(String::from).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rows: Vec<String> = rows(ASSIGNMENT).lines().map(row).collect();
    let line = format!("{}|\n", "|---".repeat(9));
    let heads = format!("{}|\n", "|   ".repeat(9));
    let counted = "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n";
    assert_one(&rows.concat());
    assert_one(&format!("{}{line}{}", rows[0], rows[1..].concat()));
    assert_one(&format!("{heads}{line}{}", rows.concat()));
    assert_one(&format!("{counted}{line}{}", rows.concat()));
    assert_one(&format!(
        "Monday\n\n{counted}{line}{}\nThanks\n",
        rows.concat()
    ));
}

#[test]
fn boards_of_other_sizes_may_have_words_around_too() {
    let six = "..3..5\n.5....\n3.6..1\n.5.3..\n..2.1.\n.1..4.\n";
    let read = only(format!("A small one:\n{six}\nfor my daughter\n"));
    assert_eq!(read.layout.size(), 6);
    assert_eq!(read.title.as_deref(), Some("A small one"));
    let two = format!("{six}\n{six}");
    assert_eq!(lines(&two).len(), 2);
}

#[test]
fn boards_that_are_too_large_are_refused_by_their_size() {
    let dots = format!("{}\n", ".".repeat(16)).repeat(16);
    let said = "line 1, column 1: a board of 16 rows; up to 9 can be opened";
    assert_error(&dots, said);
    assert_error(dots.replace('.', "0"), said);
    assert_error(dots.replacen('.', "B", 3), said);
    assert_error(dots.replace('.', ". "), said);
    assert_error(
        format!("{}\n", ["0"; 16].join(","))
            .repeat(16)
            .replacen('0', "16", 1),
        said,
    );
    assert_error(
        format!("{}\n", ["-"; 16].join("\t"))
            .repeat(16)
            .replacen('-', "16", 1),
        said,
    );
    assert_error(".".repeat(256), said);
    assert_error(format!("{}F", "0".repeat(255)), said);
    let drawn = format!(
        "{}\n",
        [
            "+-----------".repeat(4) + "+",
            ["|", " . . . . ", "|"].concat().repeat(4)
        ]
        .join("\n")
    );
    assert!(read(drawn.as_bytes()).is_err());
    assert_error(
        format!("{}\n", ".".repeat(25)).repeat(25),
        "line 1, column 1: a board of 25 rows; up to 9 can be opened",
    );
    assert_error(
        format!("{}\n", ["0"; 12].join(" ")).repeat(12),
        "line 1, column 1: a board of 12 rows; up to 9 can be opened",
    );
}

#[test]
fn sixteen_small_boards_are_not_a_large_one() {
    let small = "1.3..4..2..1.3..\n".repeat(16);
    assert_eq!(read(small.as_bytes()).unwrap().len(), 16);
}

#[test]
fn a_samurai_is_refused_by_name() {
    let boards = [
        "000814392000090001000003008200000104370000059504000006700200000900070000825369000",
        "462185000100070000700400000206000003350000016900000208000002005000050001000861497",
        "000402000000307000000080000750000096006000200280000014000030000000701000000605000",
        "374816000800090000600400000703000009210000063900000807000009001000020006000648725",
        "000394852000060003000005009300000401270000085605000007700900000800020000596437000",
    ];
    assert_error(
        boards.join("\n") + "\n",
        "line 1, column 1: a samurai, five boards that overlap, which this program does not know",
    );
    // Five puzzles are not a samurai.
    let five = [ASSIGNMENT, SECOND, THIRD, SECOND, ASSIGNMENT].join("\n");
    assert_eq!(read(five.as_bytes()).unwrap().len(), 5);
}

#[test]
fn formats_that_are_not_known_are_refused_by_name() {
    let said =
        "line 1, column 1: this is a puzzle of Penpa, whose format this program does not know";
    for link in [
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7Zbfb9owEMff81f4eX6wHX",
        "https://opt-pan.github.io/penpa-edit/?m=solve&p=7Zbfb9owEMff81f4eX6wHX",
        "square,9,9,38,0,1,1,380,380,198,198\n[0,0,0,0]\n",
    ] {
        assert_error(link, said);
    }
    // Characters that would disturb the message are escaped.
    let odd = read(b"https://s\x15dokupad.pp/fpuzzleC4IghgrgLgFg9gJxAL\n").unwrap_err();
    assert!(!odd.to_string().contains(char::is_control), "{odd:?}");
    // The message names its place, too.
    let behind = format!("{ASSIGNMENT}\nhttps://opt-pan.github.io/penpa-edit/#m=edit&p=7Zbfb9\n");
    assert_error(behind, &said.replace("line 1", "line 2"));
}

#[test]
fn strings_of_the_interactive_sudoku_solver_are_read_as_far_as_they_are_known() {
    let mut given = String::from(".");
    for (at, digit) in ASSIGNMENT.char_indices().filter(|(_, one)| *one != '.') {
        given += &format!("~R{}C{}_{digit}", at / 9 + 1, at % 9 + 1);
    }
    assert_one(&format!("{given}\n"));
    let link = format!(
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q={}",
        given.replace('~', "%7E")
    );
    assert_eq!(lines(&link), [ASSIGNMENT]);
    let plain = format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={ASSIGNMENT}");
    assert_eq!(lines(&plain), [ASSIGNMENT]);
    let board = only(
        ".Cage~10~R1C1~R1C2.Cage~0~R5C5~R5C6.Diagonal~1.Diagonal~-1.AntiKnight.~R9C9_5~R9C8_1_2",
    );
    assert_eq!(board.layout.cages().len(), 2);
    assert_eq!(board.layout.features().len(), 3);
    assert_eq!(board.givens[80].map(|it| it.get()), Some(5));
    assert!(!board.removed.is_empty());
    assert_error(
        ".Thermo~R1C1~R1C2.~R9C9_5",
        "line 1, column 1: the puzzle has 'Thermo', which this program does not know",
    );
}

#[test]
fn what_is_left_out_of_a_long_collection_is_counted_however_late_it_comes() {
    let many = format!("{ASSIGNMENT}\n").repeat(2000);
    let file = format!("{many}and some harder ones:\n{many}");
    let mut reader = Reader::new(file.as_bytes()).unwrap();
    assert_eq!(reader.by_ref().filter(Result::is_ok).count(), 4000);
    assert_eq!(
        reader.notes(),
        [ReadingNote::LeftOut {
            count: 1,
            first: 2001
        }]
    );
    // A line that is meant as a puzzle is not left out.
    let error = format!("{many}{}\n", &ASSIGNMENT[1..]);
    assert_error(error, "line 2001 has 80 cells, 81 are needed");
}

#[test]
fn a_table_of_any_size_is_read_in_bounded_memory() {
    let row = format!("{},{ASSIGNMENT_SOLVED}\n", ASSIGNMENT.replace('.', "0"));
    let file = format!("quizzes,solutions\n{}", row.repeat(20_000));
    let mut reader = Reader::new(file.as_bytes()).unwrap();
    assert_eq!(reader.by_ref().filter(Result::is_ok).count(), 20_000);
    assert_eq!(reader.notes(), [ReadingNote::Solutions { count: 20_000 }]);
    let grids = format!("Grid\n{}\n", rows(SECOND)).repeat(12_000);
    assert!(grids.len() > 1_100_000);
    let mut reader = Reader::new(grids.as_bytes()).unwrap();
    assert_eq!(reader.by_ref().filter(Result::is_ok).count(), 12_000);
}

#[test]
fn words_alone_are_still_no_puzzle() {
    for words in [
        "Dear all, there is no puzzle in here.\n",
        "id,name\n1,Ada\n2,Bob\n",
        "....\n",
        "2024\n2025\n",
        "The code is 017612345.\n",
    ] {
        assert!(read(words.as_bytes()).is_err(), "{words}");
    }
    assert!(puzzle(ASSIGNMENT).given_count() > 0);
}

#[test]
fn notations_of_their_own_stay_what_they_are_among_words() {
    let regions = crate::common::boards::JIGSAW;
    let empty = ".".repeat(81);
    for line in [
        format!("{empty}{regions}"),
        format!("{empty}|{regions}|"),
        format!("{empty}\n{regions}"),
    ] {
        for text in [
            format!("A jigsaw:\n{line}\nHave fun!\n"),
            format!("Two of them\n{line}\n\nand\n{line}\n"),
        ] {
            let puzzles = read(text.as_bytes()).unwrap();
            assert!(puzzles.iter().all(|it| !it.layout.is_classic()), "{text}");
        }
    }
    let numbered = format!("1. {empty}|{regions}|\n2. {empty}|{regions}|X\n");
    let puzzles = read(numbered.as_bytes()).unwrap();
    assert_eq!(puzzles.len(), 2);
    assert!(puzzles.iter().all(|it| !it.layout.is_classic()));
    // A mistake in such a line is reported, and its digits are not a puzzle.
    assert_error(
        format!("A jigsaw:\n{empty}|{}|\n", regions.replacen('1', "0", 1)),
        "line 2, column 83: the board has 10 regions; it needs 9",
    );
}

#[test]
fn a_damaged_line_with_hardly_a_digit_is_told_and_not_left_out() {
    let sparse = format!("1{}q{}", ".".repeat(40), ".".repeat(39));
    for (file, told) in [
        (
            format!("{sparse}\n"),
            "line 1, column 42: 'q' is not a digit",
        ),
        (
            format!("{ASSIGNMENT}\n{sparse}\n{SECOND}\n"),
            "line 2, column 42: 'q' is not a digit",
        ),
        (
            format!("My list\n{ASSIGNMENT}\n{sparse}\n{SECOND}\n"),
            "line 3, column 42: 'q' is not a digit",
        ),
        (
            format!("{}q{}\n{ASSIGNMENT}\n", ".".repeat(40), ".".repeat(40)),
            "line 1, column 41: 'q' is not a digit",
        ),
        (
            format!(
                "List\n{}12345{}\n{SECOND}\n",
                ".".repeat(60),
                ".".repeat(15)
            ),
            "line 2 has 80 cells, 81 are needed",
        ),
        (
            format!("{}12345{}\n{SECOND}\n", ".".repeat(60), ".".repeat(17)),
            "line 1 has 82 cells, 81 are needed",
        ),
    ] {
        assert_error(file, told);
    }
    // A drawn line or a table of contents is not a damaged puzzle.
    for line in ["-", "=", "*", "~", "."].map(|one| one.repeat(80)) {
        let file = format!("List\n{ASSIGNMENT}\n{line}\n{SECOND}\n");
        assert_eq!(lines(&file), [ASSIGNMENT, SECOND]);
    }
    let hyphens = format!("{ASSIGNMENT}\n{}\n{SECOND}\n", "-".repeat(81));
    assert_eq!(lines(&hyphens), [ASSIGNMENT, SECOND]);
    let contents = format!("Easy{}12\n{ASSIGNMENT}\n", ".".repeat(70));
    assert_eq!(lines(&contents), [ASSIGNMENT]);
}

#[test]
fn a_damaged_line_of_a_table_does_not_take_its_number_for_a_cell() {
    let short = &SECOND[..80];
    let table = format!("id,puzzle\n1,{ASSIGNMENT}\n2,{short}\n3,{THIRD}\n");
    assert_error(table, "line 3 has 80 cells, 81 are needed");
    let list = format!("a list\n1 {ASSIGNMENT}\n2 {short}\n");
    assert_error(list, "line 3 has 80 cells, 81 are needed");
}

#[test]
fn a_damaged_row_is_told_itself() {
    let grid = rows(ASSIGNMENT);
    let bad = |row: usize, with: &str| {
        let mut all: Vec<String> = grid.lines().map(str::to_owned).collect();
        all[row].replace_range(3..4, with);
        format!("Monday\n{}\n", all.join("\n"))
    };
    for row in [0, 1, 4, 8] {
        let line = row + 2;
        let told = format!("line {line}, column 4: 'q' is not a digit");
        assert_error(bad(row, "q"), &told);
        let told = format!("line {line} has 8 cells, 9 are needed");
        assert_error(bad(row, ""), &told);
    }
}

#[test]
fn a_field_of_a_table_may_have_a_line_for_each_row() {
    let quoted = |line: &str| format!("\"{}\"", rows(line).trim_end());
    let zeros = ASSIGNMENT.replace('.', "0");
    let spaced: Vec<String> = rows(&zeros)
        .lines()
        .map(|row| row.chars().map(String::from).collect::<Vec<_>>().join(" "))
        .collect();
    let spaced = format!("\"{}\"", spaced.join("\n"));
    for table in [
        format!(
            "id,puzzle,solution\n1,{},{}\n",
            quoted(&zeros),
            quoted(ASSIGNMENT_SOLVED)
        ),
        format!(
            "\"puzzle\";\"solution\"\n{spaced};{}\n",
            quoted(ASSIGNMENT_SOLVED)
        ),
        format!("id,puzzle\n1,\"\n{}\"\n", rows(ASSIGNMENT)),
    ] {
        assert_one(&table);
        let is_solution = |note: &ReadingNote| matches!(note, ReadingNote::Solutions { count: 1 });
        assert!(notes(&table).iter().all(is_solution), "{table}");
    }
    let all = [ASSIGNMENT, SECOND, THIRD];
    let table: String = (1..)
        .zip(all)
        .map(|(id, line)| format!("{id},{},easy\n", quoted(line)))
        .collect();
    assert_three(&format!("id,puzzle,level\n{table}"));
    // A quotation mark without a closing one does not swallow anything.
    assert_one(&format!("He said: \"solve this\n{}", rows(ASSIGNMENT)));
    assert_one(&format!("\"\n{}", rows(ASSIGNMENT)));
}

#[test]
fn a_spreadsheet_may_have_numbers_before_its_rows_and_gaps() {
    let zeros = rows(&ASSIGNMENT.replace('.', "0"));
    let with = |separator: &str, row: &str| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        cells.join(separator)
    };
    // In the form of a data frame.
    let framed: String = (0..)
        .zip(zeros.lines())
        .map(|(number, row)| format!("{number},{}\n", with(",", row)))
        .collect();
    assert_one(&framed);
    assert_one(&format!(",0,1,2,3,4,5,6,7,8\n{framed}"));
    for separator in [" ", " | ", "\t", ";"] {
        let numbered: String = (1..)
            .zip(zeros.lines())
            .map(|(number, row)| format!("{number}{separator}{}\n", with(" ", row)))
            .collect();
        assert_one(&numbered);
        assert_one(&format!("  1 2 3 4 5 6 7 8 9\n{numbered}"));
    }
    for separator in [",", ";", "\t"] {
        let gapped: String = (0..)
            .zip(rows(ASSIGNMENT).lines())
            .map(|(number, row)| {
                let boxes: Vec<String> = row
                    .as_bytes()
                    .chunks(3)
                    .map(|three| with(separator, str::from_utf8(three).unwrap()))
                    .collect();
                let boxes = boxes.join(&separator.repeat(2)).replace('.', "0");
                let gap = format!("{}\n", separator.repeat(10));
                format!(
                    "{boxes}\n{}",
                    if number % 3 == 2 { gap } else { String::new() }
                )
            })
            .collect();
        assert_one(&gapped);
        let blank = format!("{}\n", separator.repeat(8));
        let three = [ASSIGNMENT, SECOND, THIRD].map(|line| {
            let zeros = rows(&line.replace('.', "0"));
            zeros
                .lines()
                .map(|row| with(separator, row) + "\n")
                .collect::<String>()
        });
        assert_three(&three.join(&blank));
    }
}

#[test]
fn rows_are_read_as_programs_have_them() {
    let row = |row: &str, separator: &str, empty: &str| {
        let cell = |one: char| {
            if one == '.' {
                empty.to_owned()
            } else {
                one.to_string()
            }
        };
        row.chars().map(cell).collect::<Vec<_>>().join(separator)
    };
    let all = |separator: &str, empty: &str| -> Vec<String> {
        let rows = rows(ASSIGNMENT);
        rows.lines().map(|it| row(it, separator, empty)).collect()
    };
    let zeros = all(",", "0");
    for file in [
        format!("letting s be [[{}]]\n", zeros.join("],\n[")),
        format!("problem(1, [\n  [{}]]).\n", all(",", "_").join("],\n  [")),
        format!("puzzle =\n  [ [{}]\n  ]\n", zeros.join("]\n  , [")),
        format!("start=[|\n{}|];\n", all(", ", "0").join("|\n")),
        format!("[[{}]]\n", all(" ", "0").join("]\n [")),
        format!(
            "\\begin{{sudoku}}\n|{}|.\n\\end{{sudoku}}\n",
            all("|", " ").join("|.\n|")
        ),
        format!(
            "\\begin{{tabular}}{{|c|c|}}\n\\hline\n{} \\\\ \\hline\n\\end{{tabular}}\n",
            all(" & ", " ").join(" \\\\ \\hline\n")
        ),
    ] {
        assert_one(&file);
    }
}

#[test]
fn stars_alone_may_be_drawn_between_the_boxes() {
    let boxes: Vec<String> = rows(ASSIGNMENT)
        .lines()
        .map(|row| [&row[..3], &row[3..6], &row[6..]].join("*") + "\n")
        .collect();
    let stars = format!("{}\n", "*".repeat(11));
    let thirds: Vec<String> = boxes.chunks(3).map(<[String]>::concat).collect();
    let dotted = format!(
        "{}\n",
        thirds.join("......+......+......\n").replace('*', " : ")
    );
    assert_one(&dotted);
    for [open, close] in [["[", "]"], ["(", ") "]] {
        let cells: String = rows(ASSIGNMENT)
            .lines()
            .map(|row| {
                let cell = |one: char| format!("{open}{one}{close}");
                row.chars().map(cell).collect::<String>() + "\n"
            })
            .collect();
        assert_one(&cells);
        assert_one(&cells.replace("[.]", "[ ]"));
    }
    assert_one(&thirds.join(&stars));
    assert_one(&format!("Monday\n{stars}{}{stars}", thirds.join(&stars)));
}

#[test]
fn a_line_that_a_mail_broke_is_read_as_one() {
    for at in [45, 72, 76, 80] {
        let (start, rest) = ASSIGNMENT.split_at(at);
        assert_one(&format!("{start}\n{rest}\n"));
        assert_one(&format!("{start}=\n{rest}\n"));
        assert_one(&format!("My puzzle:\n{start}\n{rest}\n\nThanks\n"));
    }
    let (start, rest) = ASSIGNMENT.split_at(72);
    assert_error(
        format!("Mine:\n{start}\n\n{rest}\n"),
        "line 2 has 72 cells, 81 are needed",
    );
    assert_error(
        format!("Mine:\n{start}\n{rest}.\n"),
        "line 2 has 72 cells, 81 are needed",
    );
    assert_error(
        format!("Mine:\n{start}\n"),
        "line 2 has 72 cells, 81 are needed",
    );
}

#[test]
fn a_web_page_may_have_its_grid_in_a_table_or_a_form() {
    let table = |cell: &dyn Fn(char) -> String| -> String {
        let rows = rows(ASSIGNMENT);
        let rows = rows.lines().map(|row| {
            let cells: String = row
                .chars()
                .map(|one| format!("<td>{}</td>", cell(one)))
                .collect();
            format!("<tr>{cells}</tr>")
        });
        rows.collect::<Vec<_>>().join("\n")
    };
    let blank = table(&|one| {
        if one == '.' {
            String::new()
        } else {
            one.to_string()
        }
    });
    let space = table(&|one| {
        if one == '.' {
            "&nbsp;".to_owned()
        } else {
            one.to_string()
        }
    });
    let form = table(&|one| {
        let value = if one == '.' {
            String::new()
        } else {
            format!("value=\"{one}\" ")
        };
        format!("<input type=\"text\" {value}maxlength=\"1\">")
    });
    // HTML lets these end tags be left out.
    let open = blank.replace("</td>", "");
    let open_rows = open.replace("</tr>", "");
    for inner in [&blank, &space, &form, &open, &open_rows] {
        assert_one(&format!("<table>\n{inner}\n</table>\n"));
        assert_one(&format!(
            "<!DOCTYPE html>\n<html><body><h1>Monday</h1>\n<table class=\"s\">\n{inner}\n</table></body></html>\n"
        ));
    }
    assert_error(
        "<html><body><p>No puzzle today</p></body></html>",
        "no puzzle is found in the file",
    );
}

#[test]
fn boards_that_are_too_large_are_refused_by_their_size_in_lists_too() {
    let row = format!("[{}]", ["0"; 16].join(","));
    let rows = format!("[{}]", vec![row; 16].join(","));
    let said = "line 1, column 1: a board of 16 rows; up to 9 can be opened";
    assert_error(&rows, said);
    assert_error(rows.replacen('0', "16", 3), said);
    assert_error(rows.replace("],", "],\n"), said);
    let at = |column: usize| said.replace("column 1:", &format!("column {column}:"));
    assert_error(format!("{{\"grid\":{rows}}}"), &at(9));
    assert_error(format!("{{\"size\":16,\"puzzle\":{rows}}}"), &at(21));
    assert_error(format!("{{\"puzzle\":\"{}\"}}", "0".repeat(256)), &at(11));
    let objects = rows.replace('0', "{}");
    assert_error(format!("{{\"size\":16,\"grid\":{objects}}}"), said);
    assert_error(
        format!("16\n{}", format!("{}\n", ["0"; 16].join(" ")).repeat(16)),
        said,
    );
}

#[test]
fn text_in_two_bytes_a_character_may_have_words_and_tables() {
    let wide = |text: &str| -> Vec<u8> {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        [0xff, 0xfe].into_iter().chain(units).collect()
    };
    let table = format!("Nr;Rätsel\r\n1;{ASSIGNMENT}\r\n2;{SECOND}\r\n");
    let read = read(&wide(&table)).unwrap();
    assert_eq!(read.len(), 2);
    let tabs: String = rows(ASSIGNMENT)
        .lines()
        .map(|row| {
            let cells: Vec<String> = row.replace('.', " ").chars().map(String::from).collect();
            cells.join("\t").replace(' ', "") + "\r\n"
        })
        .collect();
    assert_eq!(write_line(&only(wide(&tabs)).givens), ASSIGNMENT);
}

#[test]
fn digits_in_circles_are_digits() {
    let circled: String = ASSIGNMENT
        .chars()
        .map(|one| match one.to_digit(10) {
            Some(digit) => char::from_u32(0x2460 + digit - 1).unwrap(),
            None => one,
        })
        .collect();
    assert_eq!(lines(&circled), [ASSIGNMENT]);
    assert_one(
        &rows(ASSIGNMENT)
            .chars()
            .map(|one| match one.to_digit(10) {
                Some(digit) => char::from_u32(0x2776 + digit - 1).unwrap(),
                None => one,
            })
            .collect::<String>(),
    );
}

#[test]
fn a_solution_above_its_puzzle_is_no_puzzle() {
    for [above, below] in [
        ["Solution:\n", "Puzzle:\n"],
        ["", "\n"],
        ["Lösung\n", "\nRätsel\n"],
    ] {
        let file = format!(
            "{above}{}{below}{}",
            rows(ASSIGNMENT_SOLVED),
            rows(ASSIGNMENT)
        );
        assert_eq!(lines(&file), [ASSIGNMENT], "{file}");
        assert!(
            notes(&file).contains(&ReadingNote::Solutions { count: 1 }),
            "{:?}",
            notes(&file)
        );
    }
}

#[test]
fn several_puzzles_in_a_line_are_refused_and_a_position_is_entered() {
    let later = ASSIGNMENT.replacen('.', "6", 1);
    for file in [
        format!("easy,medium\n{ASSIGNMENT},{SECOND}\n"),
        format!("{ASSIGNMENT} {SECOND}\n"),
        format!("{ASSIGNMENT} {SECOND} {THIRD}\n"),
        format!("7 {ASSIGNMENT} {SECOND}\n"),
    ] {
        let error = read(file.as_bytes()).unwrap_err().to_string();
        assert!(
            error.ends_with("this line has several puzzles, and each needs a line of its own"),
            "{file}: {error}"
        );
    }
    for file in [
        format!("puzzle,progress\n{ASSIGNMENT},{later}\n"),
        format!("{ASSIGNMENT} {later} morning\n"),
    ] {
        let puzzles = read(file.as_bytes()).unwrap();
        assert_eq!(puzzles.len(), 1, "{file}");
        assert_eq!(write_line(&puzzles[0].givens), ASSIGNMENT, "{file}");
        assert_eq!(write_line(&puzzles[0].values()), later, "{file}");
    }
}

#[test]
fn a_row_with_a_cell_too_many_or_too_few_is_named() {
    for sign in ['.', '_', '0', '*'] {
        for between in ["", " ", ",", "|"] {
            for (row, more) in [0, 3, 8]
                .into_iter()
                .flat_map(|row| [(row, true), (row, false)])
            {
                let cells = |(at, line): (usize, &str)| {
                    let mut cells: Vec<String> = line
                        .chars()
                        .map(|one| one.to_string().replace('.', &sign.to_string()))
                        .collect();
                    match (at == row, more) {
                        (true, true) => cells.push(sign.to_string()),
                        (true, false) => _ = cells.pop(),
                        _ => {}
                    }
                    let line = cells.join(between);
                    if between == "|" {
                        format!("|{line}|\n")
                    } else {
                        line + "\n"
                    }
                };
                let text: String = rows(ASSIGNMENT).lines().enumerate().map(cells).collect();
                let count = if more { 10 } else { 8 };
                let message = format!("line {} has {count} cells, 9 are needed", row + 1);
                assert_error(&text, &message);
            }
        }
    }
}

#[test]
fn puzzles_in_tuples_or_in_a_sentence_are_read_one_by_one() {
    for (file, titles) in [
        (
            format!(
                "INSERT INTO p VALUES (1,'{ASSIGNMENT}',2),(2,'{SECOND}',9),(3,'{THIRD}',1);\n"
            ),
            [None, None, None],
        ),
        (
            format!(
                "INSERT INTO p (id, cells) VALUES (1,'{ASSIGNMENT}','{ASSIGNMENT_SOLVED}'), \
                 (2,'{SECOND}',NULL), (3,'{THIRD}',NULL);\n"
            ),
            [None, None, None],
        ),
        (
            format!("Easy {ASSIGNMENT} medium: {SECOND}, and hard: {THIRD}.\n"),
            [Some("Easy"), Some("medium"), Some("and hard")],
        ),
        (
            format!("Ours are {ASSIGNMENT} and {SECOND} or {THIRD}\n"),
            [Some("Ours are"), None, None],
        ),
    ] {
        assert_eq!(lines(&file), [ASSIGNMENT, SECOND, THIRD], "{file}");
        let puzzles = read(file.as_bytes()).unwrap();
        let read: Vec<_> = puzzles.iter().map(|it| it.title.as_deref()).collect();
        if titles[0].is_some() {
            assert_eq!(read, titles, "{file}");
        }
    }
    let same = format!("INSERT INTO p VALUES (1,'{ASSIGNMENT}'),(2,'{ASSIGNMENT}');\n");
    assert_eq!(lines(&same), [ASSIGNMENT, ASSIGNMENT]);
}

#[test]
fn a_tuple_with_a_damaged_puzzle_is_not_passed_over() {
    let short = &SECOND[1..];
    let wrong = SECOND.replacen('.', "?", 1).replacen('.', "§", 1);
    let file = format!("INSERT INTO p VALUES (1,'{ASSIGNMENT}'),(2,'{short}'),(3,'{THIRD}');\n");
    assert_error(&file, "line 1 has 80 cells, 81 are needed");
    let file = format!("INSERT INTO p VALUES (1,'{ASSIGNMENT}'),(2,'{wrong}'),(3,'{THIRD}');\n");
    let error = read(file.as_bytes()).unwrap_err().to_string();
    let at = file.chars().position(|one| one == '?').unwrap() + 1;
    assert_eq!(error, format!("line 1, column {at}: '?' is not a digit"));
}
