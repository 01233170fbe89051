//! Files that the readers accept and refuse, and the promises of the writers.

use crate::common::files::{assert_error, own};
use proptest::prelude::*;
use sudoku_stepper::formats::{
    Format, MAX_BYTES, Reader, detect, read, read_line, write_comma_text, write_line, write_own,
    write_pencil_marks,
};
use sudoku_stepper::grid::{Candidate, Cell, Digit, Grid, Values};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::sudoku::Puzzle;

const COMMAS: &str = "\
0,7,0,0,0,0,0,4,3
0,4,0,0,0,9,6,1,0
8,0,0,6,3,4,9,0,0
0,9,4,0,5,2,0,0,0
3,5,8,4,6,0,0,2,0
0,0,0,8,0,0,5,3,0
0,8,0,0,7,0,0,9,1
9,0,2,1,0,0,0,0,5
0,0,7,0,4,0,8,0,2
";

const LINE: &str =
    ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";

const DRAWN: &str = "\
+-------+-------+-------+
| . 7 . | . . . | . 4 3 |
| . 4 . | . . 9 | 6 1 . |
| 8 . . | 6 3 4 | 9 . . |
+-------+-------+-------+
| . 9 4 | . 5 2 | . . . |
| 3 5 8 | 4 6 . | . 2 . |
| . . . | 8 . . | 5 3 . |
+-------+-------+-------+
| . 8 . | . 7 . | . 9 1 |
| 9 . 2 | 1 . . | . . 5 |
| . . 7 | . 4 . | 8 . 2 |
+-------+-------+-------+
";

fn sample() -> Puzzle {
    Puzzle::from_line(LINE).unwrap()
}

fn plain_grid() -> String {
    COMMAS.replace(',', "")
}

fn candidate(cell: &str, digit: u8) -> Candidate {
    Candidate::new(cell.parse().unwrap(), Digit::new(digit).unwrap())
}

/// Returns the sample with work on it: r1c1 is 1, and r1c3 has lost 2 and 5.
fn worked_on() -> Puzzle {
    let mut puzzle = sample();
    puzzle.title = Some("Monday".to_owned());
    puzzle.entries[0] = Digit::new(1);
    puzzle.removed = vec![candidate("r1c3", 2), candidate("r1c3", 5)];
    puzzle
}

#[track_caller]
fn assert_sample(file: impl AsRef<[u8]>) {
    assert_eq!(read(file.as_ref()), Ok(vec![sample()]));
}

// Reading.

#[test]
fn comma_text_is_read() {
    assert_sample(COMMAS);
}

#[test]
fn comma_text_may_have_blanks_and_trailing_commas() {
    assert_sample(COMMAS.replace(',', " ,\t"));
    assert_sample(COMMAS.replace('\n', ",\n"));
    assert_sample(COMMAS.replace('\n', " , \n"));
    assert_sample(COMMAS.trim_end());
}

#[test]
fn comma_text_may_mark_empty_cells_with_dots_and_underscores() {
    assert_sample(COMMAS.replace('0', "."));
    assert_sample(COMMAS.replace('0', "_"));
}

#[test]
fn grid_text_may_mark_empty_cells_in_many_ways() {
    for mark in [".", "0", "_", "*", "x", "X"] {
        assert_sample(plain_grid().replace('0', mark));
    }
}

#[test]
fn grid_text_may_be_drawn() {
    assert_sample(DRAWN);
    assert_sample(DRAWN.replace('-', "="));
    assert_sample(DRAWN.replace('|', "!"));
    assert_sample(DRAWN.replace('|', ":"));
    assert_sample(DRAWN.replace(" |", "||").replace(' ', ""));
    assert_sample(DRAWN.replace('+', "'").replace('.', "*"));
    assert_sample(DRAWN.replace('+', "."));
    assert_sample(DRAWN.replace('+', ":"));
    assert_sample(DRAWN.replace(['+', '|'], ""));
}

#[test]
fn blanks_may_stand_for_empty_cells() {
    let plain = plain_grid().replace('0', " ");
    assert_sample(&plain);
    let trimmed = |text: &str| -> String {
        let lines = text.lines().map(|line| line.trim_end().to_owned() + "\n");
        lines.collect()
    };
    assert_sample(trimmed(&plain));
    let rows = plain.lines().enumerate().map(|(number, row)| {
        let border = if number % 3 == 0 { "---+---+---\n" } else { "" };
        format!("{border}{}|{}|{}\n", &row[..3], &row[3..6], &row[6..])
    });
    assert_sample(rows.collect::<String>());
    // An empty row at the end, and blank lines after it.
    let mut values = sample().givens;
    values[72..].fill(None);
    let last = plain.lines().last().unwrap();
    let file = plain.replace(last, "") + "\n\n";
    assert_eq!(read(file.as_bytes()), Ok(vec![Puzzle::new(values)]));
    // If there is no blank anywhere, a short row is a mistake.
    let full = "123456789\n".repeat(8) + "12345678\n";
    assert_error(full, "line 9 has 8 cells, 9 are needed");
    let cut: String = plain
        .lines()
        .take(8)
        .map(|row| row.to_owned() + "\n")
        .collect();
    assert_error(cut, "the file has 8 rows, 9 are needed");
}

#[test]
fn a_row_of_nine_dots_is_no_border() {
    let empty = ".........\n".repeat(9);
    assert_eq!(read(empty.as_bytes()), Ok(vec![Puzzle::new([None; 81])]));
}

#[test]
fn a_single_line_is_read() {
    for mark in [".", "0", "_", "*", "x", "X", "-"] {
        assert_sample(LINE.replace('.', mark));
    }
}

#[test]
fn a_collection_has_a_puzzle_a_line_and_titles_after_a_blank() {
    let file = format!("# all\n\n{LINE} a = 1\n  {LINE}\t# easy \n{LINE} ER=7 # two\n{LINE} #\n");
    let puzzles = read(file.as_bytes()).unwrap();
    let titles: Vec<_> = puzzles.iter().map(|p| p.title.as_deref()).collect();
    assert_eq!(
        titles,
        [Some("a = 1"), Some("easy"), Some("ER=7 # two"), None]
    );
    assert!(puzzles.iter().all(|p| p.givens == sample().givens));
}

#[test]
fn a_line_of_a_collection_is_read_by_itself() {
    let titled = read_line(&format!("{LINE} 4.5\r\n"), 7).unwrap().unwrap();
    assert_eq!(titled.title.as_deref(), Some("4.5"));
    assert_eq!(read_line(&format!("\u{feff}{LINE}"), 1), Ok(Some(sample())));
    assert_eq!(read_line(" \r\n", 7), Ok(None));
    assert_eq!(read_line(" # comment", 7), Ok(None));
    let error = read_line("  12a", 7).unwrap_err();
    assert_eq!(error.to_string(), "line 7, column 5: 'a' is not a digit");
}

#[test]
fn own_files_are_read() {
    let givens = DRAWN.replace(|c: char| "+-|\n ".contains(c), "");
    let file = own(&format!(
        "unknown = [1]\ntitle = 'Monday'\ngivens = \"{givens}\"\nentries = '1{}'\nremoved = ['r1c3 5 2']",
        ".".repeat(80)
    ));
    assert_eq!(read(file.as_bytes()), Ok(vec![worked_on()]));
}

#[test]
fn an_own_file_looks_as_documented() {
    let dots = ".........\n".repeat(8);
    let rows = plain_grid().replace('0', ".");
    assert_eq!(
        write_own(&worked_on()),
        format!(
            "format = \"sudoku-stepper\"\nversion = 2\ntitle = \"Monday\"\n\
             givens = \"\"\"\n{rows}\"\"\"\nentries = \"\"\"\n1........\n{dots}\"\"\"\n\
             removed = [\n    \"r1c3 2 5\",\n]\n"
        )
    );
}

#[test]
fn byte_order_marks_line_ends_blank_lines_and_comments_are_fine_everywhere() {
    let files = [
        COMMAS.to_owned(),
        plain_grid(),
        DRAWN.to_owned(),
        format!("{LINE}\n"),
        write_own(&sample()),
    ];
    for file in files {
        for end in ["\n", "\r\n", "\r"] {
            assert_sample(format!("\u{feff}{file}").replace('\n', end));
            assert_sample(format!("\n  # a, b = c\n\n{file}\n # end\n\n").replace('\n', end));
        }
    }
    for file in [COMMAS, DRAWN] {
        assert_sample(file.replace('\n', "\n\n"));
        assert_sample(file.replace('\n', " # row, 'x'\n"));
    }
}

#[test]
fn numbers_with_commas_may_stand_in_brackets() {
    let row = |row: &str| row.replace(',', ", ");
    let rows: Vec<String> = COMMAS.lines().map(row).collect();
    let with = |open: &str, close: &str| -> Vec<String> {
        rows.iter()
            .map(|row| format!("{open}{row}{close}"))
            .collect()
    };
    let (braces, brackets, round) = (with("{", "}"), with("[", "]"), with("(", ")"));
    for file in [
        // Rows alone, as copied from a program.
        braces.join(",\n"),
        braces.join(",\n") + ",\n",
        brackets.join("\n"),
        // C.
        format!("{{\n  {}\n}};\n", braces.join(",\n  ")),
        format!(
            "int grid[9][9] = {{\n  {},\n}};\n",
            braces.join(", // a row\n  ")
        ),
        format!(
            "static const int GRID[9][9] =\n{{\n  {}\n}};\n",
            braces.join(",\n  ")
        ),
        // Python and JSON.
        format!("grid = [{}]", brackets.join(",\n        ")),
        format!("({})", round.join(", ")),
        format!("[{}]", brackets.join(", ")),
        format!("[\n{}\n]", brackets.join(", "))
            .replace('[', "[\n")
            .replace(", ", ",\n")
            .replace(']', "\n]"),
        format!("[{}]", rows.join(", ")),
        format!("[{}]", brackets.join(",")).replace(' ', ""),
        format!("[{}]", brackets.join("\n")).replace(", ", " "),
    ] {
        assert_sample(&file);
        assert_eq!(detect(file.as_bytes()), Some(Format::CommaText), "{file}");
    }
}

#[test]
fn mistakes_in_brackets_are_told_with_their_place() {
    let rows: Vec<String> = COMMAS.lines().map(|row| format!("  [{row}]")).collect();
    let file = format!("[\n{}\n]", rows.join(",\n"));
    assert_sample(&file);
    for (from, to, said) in [
        ("0,4,0,0", "0,x,0,0", "line 3, column 6: 'x' is not a digit"),
        ("0,4,0,0", "0,,0,0", "line 3, column 6: a digit is missing"),
        (
            "[0,4,0,0",
            "[,4,0,0",
            "line 3, column 4: a digit is missing",
        ),
        ("0,4,0,0", "0,4,0", "line 3 has 8 cells, 9 are needed"),
        ("0,4,0,0", "0,4,0,0,0", "line 3 has 10 cells, 9 are needed"),
        ("0,4,0,0", "0,40,0", "line 3, column 6: '40' is not a digit"),
        (
            "  [0,4,0,0,0,9,6,1,0],\n",
            "",
            "the file has 8 rows, 9 are needed",
        ),
    ] {
        assert_error(file.replacen(from, to, 1), said);
    }
    // A table in another program's file is not an array.
    assert_error("[package]\nname = 'x'", "no puzzle is found in the file");
}

#[test]
fn a_collection_may_begin_with_comments_of_any_length() {
    for length in [20_000, 2 * MAX_BYTES as usize] {
        for comment in ["# nothing\n", "\r\n"] {
            let comments = comment.repeat(length / comment.len());
            let many = LINE.len() * 13_000;
            let file = comments.clone() + &format!("{LINE}\n").repeat(many / LINE.len());
            let puzzles = Reader::new(file.as_bytes()).unwrap();
            assert_eq!(puzzles.filter(Result::is_ok).count(), 13_000);
            let lines = comments.matches('\n').count();
            let error = Reader::new(format!("{file}x").as_bytes())
                .unwrap()
                .find_map(Result::err);
            assert_eq!(
                error.unwrap().to_string(),
                format!("line {} has 1 cell, 81 are needed", lines + 13_001)
            );
            // Any file but a collection is limited in size.
            let drawn = comments + DRAWN;
            let read = Reader::new(drawn.as_bytes())
                .and_then(|puzzles| puzzles.collect::<Result<Vec<_>, _>>());
            match read {
                Ok(puzzles) => {
                    assert_eq!((puzzles.len(), drawn.len() as u64 <= MAX_BYTES), (1, true));
                }
                Err(error) => assert_eq!(error.to_string(), "the file is larger than 1 MB"),
            }
        }
    }
}

#[test]
fn both_readers_say_the_same_of_bytes_that_are_not_utf_8() {
    let game = format!("<game data=\"{LINE}\"/>");
    for (file, said) in [
        (
            format!("{LINE}\n# caf\u{e9}\n{}\n", &LINE[1..]),
            "line 3 has 80 cells, 81 are needed",
        ),
        (
            format!("\u{feff}# caf\u{e9}\r\n{LINE}\n{}\u{e9}\n", &LINE[1..]),
            "line 3, column 81: 'é' is not a digit",
        ),
        (
            format!("<opensudoku>{game}</opensudoku>\r\n a\rb"),
            "line 2, column 2: 'a\\nb' stands outside of all elements",
        ),
    ] {
        // The same file in Latin-1.
        let (before, after) = file.split_once('\u{e9}').unwrap_or((&file, ""));
        let mark: &[u8] = if file.contains('\u{e9}') {
            b"\xe9"
        } else {
            b""
        };
        let bytes = [before.as_bytes(), mark, after.as_bytes()].concat();
        assert_eq!(read(&bytes).unwrap_err().to_string(), said);
        let streamed: Result<Vec<Puzzle>, _> = Reader::new(&bytes[..]).and_then(Iterator::collect);
        assert_eq!(streamed.unwrap_err().to_string(), said);
    }
}

#[test]
fn a_collection_is_known_by_its_start() {
    let file = format!("\u{feff}# é\r\n\r\n{LINE} 1\r\n");
    assert_eq!(detect(file.as_bytes()), Some(Format::Line));
    assert_eq!(detect(&file.as_bytes()[..50]), Some(Format::Line));
    let cut = [LINE.as_bytes(), b" caf\xc3"].concat();
    assert_eq!(detect(&cut), Some(Format::Line));
    for other in ["", "#", "+---+---+"] {
        assert_eq!(detect(other.as_bytes()), None, "{other}");
    }
}

// Refusals and their messages.

#[test]
fn a_character_that_is_no_digit_is_named_with_its_place() {
    assert_error(
        COMMAS.replacen("6,3", "x,3", 1),
        "line 3, column 7: 'x' is not a digit",
    );
    assert_error(
        COMMAS.replacen("6,3", "12,3", 1),
        "line 3, column 7: '12' is not a digit",
    );
    assert_error(
        COMMAS.replacen("6,3", "  -1 ,3", 1),
        "line 3, column 9: '-1' is not a digit",
    );
    assert_error(
        DRAWN.replacen("6 3", "a 3", 1),
        "line 4, column 11: 'a' is not a digit",
    );
    assert_error(
        DRAWN.replacen("6 3", "x 3", 1),
        "line 4, column 11: 'x' is not a digit",
    );
    assert_error(
        format!("\n{LINE}\n{}", LINE.replace('8', "X")),
        "line 3, column 19: 'X' is not a digit",
    );
    assert_error(
        format!("\u{feff}é{LINE}"),
        "line 1, column 1: 'é' is not a digit",
    );
}

#[test]
fn odd_and_long_text_is_shown_escaped_and_cut() {
    assert_error("12\u{0}", "line 1, column 3: '\\0' is not a digit");
    assert_error("12\u{1b}[31m", "line 1, column 3: '\\u{1b}' is not a digit");
    assert_error("1,\u{202e}", "line 1, column 3: '\\u{202e}' is not a digit");
    assert_error(
        "1,2\u{7}\u{301}",
        "line 1, column 3: '2\\u{7}\\u{301}' is not a digit",
    );
    assert_error("1,'", "line 1, column 3: ''' is not a digit");
    assert_error(
        format!("1,{}", "é".repeat(10)),
        "line 1, column 3: 'éééééééééé' is not a digit",
    );
    assert_error(
        format!("1 ,{}", "2".repeat(19)),
        "line 1, column 4: '222222222222…' is not a digit",
    );
}

#[test]
fn a_missing_digit_is_named_with_its_place() {
    assert_error(
        COMMAS.replacen("6,3", ",3", 1),
        "line 3, column 7: a digit is missing",
    );
    assert_error(
        COMMAS.replacen("6,3", " ,3", 1),
        "line 3, column 8: a digit is missing",
    );
    assert_error(
        COMMAS.replacen("4,3\n", "4,3,,\n", 1),
        "line 1, column 19: a digit is missing",
    );
    assert_error(",", "line 1, column 1: a digit is missing");
}

#[test]
fn a_line_with_a_wrong_number_of_cells_is_named() {
    assert_error(
        COMMAS.replacen("3,5,", "3,", 1),
        "line 5 has 8 cells, 9 are needed",
    );
    assert_error(
        COMMAS.replacen("3,5,", "3,5,5,5,", 1),
        "line 5 has 11 cells, 9 are needed",
    );
    assert_error(
        COMMAS.replacen("0,7,", "0,7,7,7,", 1),
        "line 1 has 11 cells, 9 are needed",
    );
    assert_error(
        DRAWN.replacen("3 5 ", "3 ", 1),
        "line 7 has 8 cells, 9 are needed",
    );
    assert_error("1\n", "line 1 has 1 cell, 9 are needed");
    assert_error(
        format!("{LINE}\n{} title", &LINE[1..]),
        "line 2 has 80 cells, 81 are needed",
    );
    assert_error(format!("{LINE}1"), "line 1 has 82 cells, 81 are needed");
}

#[test]
fn the_first_mistake_is_told_and_a_bad_character_before_a_wrong_count() {
    assert_error("1,2\nx,3\n", "line 1 has 2 cells, 9 are needed");
    assert_error("1,2,x\n", "line 1, column 5: 'x' is not a digit");
    assert_error("12a\n", "line 1, column 3: 'a' is not a digit");
    assert_error(format!("{LINE}1?"), "line 1, column 83: '?' is not a digit");
}

#[test]
fn a_wrong_number_of_rows_is_told() {
    let last = "0,0,7,0,4,0,8,0,2\n";
    assert_error(
        COMMAS.replace(last, ""),
        "the file has 8 rows, 9 are needed",
    );
    assert_error(
        format!("{COMMAS}{last}"),
        "the file has 10 rows, 9 are needed",
    );
    assert_error(last, "the file has 1 row, 9 are needed");
    // Twice the rows are two grids.
    assert_eq!(read(DRAWN.repeat(2).as_bytes()), Ok(vec![sample(); 2]));
    let cut = DRAWN
        .repeat(2)
        .replacen("| 9 . 2 | 1 . . | . . 5 |\n", "", 1);
    assert_error(cut, "the file has 17 rows, 9 are needed");
}

#[test]
fn a_file_without_a_puzzle_is_refused() {
    for file in [
        "",
        "\u{feff}",
        " \r\n\t\r",
        "# comment\n",
        "+---+---+---+\n",
    ] {
        assert_error(file, "no puzzle is found in the file");
    }
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let longest = LINE.to_owned() + &"\n".repeat(MAX_BYTES as usize - LINE.len());
    assert_sample(&longest);
    assert_error(longest + "\n", "the file is larger than 1 MB");
}

#[test]
fn bytes_that_are_no_digits_are_refused_with_their_place() {
    // The bytes are text of older programs, but not digits.
    assert_error(b"1\xff3456789\n2", "line 1, column 2: 'ÿ' is not a digit");
    assert_error(
        b"\xef\xbb\xbf1234567\xc3",
        "line 1, column 8: 'Ã' is not a digit",
    );
}

// Writing.

#[test]
fn comma_text_is_written_as_it_was_read() {
    assert_eq!(write_comma_text(&sample().givens), COMMAS);
    assert_eq!(write_line(&sample().givens), LINE);
}

#[test]
fn pencil_marks_are_aligned_and_bordered() {
    let mut grid = Grid::from_values(&sample().givens);
    for digit in grid.candidates(Cell::at(8, 7)) {
        grid.eliminate(Candidate::new(Cell::at(8, 7), digit));
    }
    let expected = "\
.---------------.-------------.--------------.
| 1256 7   1569 | 25  128 158 | 2   4   3    |
| 25   4   35   | 257 28  9   | 6   1   78   |
| 8    12  15   | 6   3   4   | 9   57  7    |
:---------------+-------------+--------------:
| 167  9   4    | 37  5   2   | 17  678 678  |
| 3    5   8    | 4   6   17  | 17  2   79   |
| 1267 126 16   | 8   19  17  | 5   3   4679 |
:---------------+-------------+--------------:
| 456  8   356  | 235 7   356 | 34  9   1    |
| 9    36  2    | 1   8   368 | 347 67  5    |
| 156  136 7    | 359 4   356 | 8   .   2    |
'---------------'-------------'--------------'
";
    assert_eq!(write_pencil_marks(&grid), expected);
}

// Properties.

fn values() -> impl Strategy<Value = Values> {
    let value = prop_oneof![Just(None), (1u8..=9).prop_map(Digit::new)];
    proptest::collection::vec(value, Cell::COUNT).prop_map(|v| v.try_into().unwrap())
}

/// Titles with many of the characters that a writer must escape.
fn title() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        any::<char>(),
        proptest::sample::select(vec![
            '"', '\'', '\\', '\n', '\r', '\t', '#', '{', '\0', '\u{7f}', '\u{85}', '\u{feff}',
        ])
    ];
    proptest::collection::vec(character, 0..30).prop_map(String::from_iter)
}

prop_compose! {
    /// Puzzles as they are read from a file: removed candidates in reading order, no entry in a
    /// given's cell.
    fn puzzles()(
        givens in values(),
        entries in values(),
        title in proptest::option::of(title()),
        removed in proptest::collection::btree_set((0..81usize, 0..9usize), 0..60),
    ) -> Puzzle {
        let mut puzzle = Puzzle::new(givens);
        for cell in Cell::all().filter(|cell| givens[cell.index()].is_none()) {
            puzzle.entries[cell.index()] = entries[cell.index()];
        }
        puzzle.title = title;
        puzzle.removed = removed
            .into_iter()
            .map(|(cell, digit)| Candidate::new(Cell::new(cell).unwrap(), Digit::ALL[digit]))
            .collect();
        puzzle
    }
}

/// A valid file, in bytes, with some bytes replaced, inserted or cut out.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let file = proptest::sample::select(vec![
        COMMAS.to_owned(),
        DRAWN.to_owned(),
        format!("{LINE} # easy\n{LINE}\n"),
        write_own(&worked_on()),
    ]);
    let byte = prop_oneof![
        any::<u8>(),
        proptest::sample::select(b"\"'\\#{[=.,|\r\n -0x".to_vec())
    ];
    let edits = proptest::collection::vec(
        (
            any::<proptest::sample::Index>(),
            0..3usize,
            proptest::collection::vec(byte, 0..3),
        ),
        1..6,
    );
    (file, edits).prop_map(|(file, edits)| {
        let mut bytes = file.into_bytes();
        for (index, cut, inserted) in edits {
            let start = index.index(bytes.len() + 1);
            let end = bytes.len().min(start + cut);
            bytes.splice(start..end, inserted);
        }
        bytes
    })
}

/// Reads without a panic, and checks that every message can be shown.
fn assert_harmless(bytes: &[u8]) {
    detect(bytes);
    match read(bytes) {
        Ok(puzzles) => assert!(!puzzles.is_empty()),
        Err(error) => {
            let message = error.to_string();
            assert!(message.chars().count() < 200, "{message}");
            assert!(!message.contains(char::is_control), "{message:?}");
            assert!(!message.ends_with('.'), "{message}");
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_are_harmless(bytes: Vec<u8>) {
        assert_harmless(&bytes);
    }

    #[test]
    fn any_text_is_harmless(text in r#"(\PC|[\r\n\t ,.|#="'\[{0-9x-]){0,300}"#, number: usize) {
        assert_harmless(text.as_bytes());
        assert_harmless(own(&text).as_bytes());
        let _ = read_line(&text, number);
    }

    #[test]
    fn a_damaged_file_is_harmless(bytes in damaged()) {
        assert_harmless(&bytes);
    }

    #[test]
    fn own_files_are_read_back(puzzle in puzzles()) {
        prop_assert_eq!(read(write_own(&puzzle).as_bytes()), Ok(vec![puzzle]));
    }

    #[test]
    fn the_order_of_removed_candidates_and_entries_on_givens_do_not_matter(
        puzzle in puzzles(),
        entries in values(),
    ) {
        let mut untidy = puzzle.clone();
        untidy.removed.reverse();
        untidy.removed.extend(&puzzle.removed);
        for cell in Cell::all().filter(|cell| puzzle.givens[cell.index()].is_some()) {
            untidy.entries[cell.index()] = entries[cell.index()];
        }
        prop_assert_eq!(write_own(&untidy), write_own(&puzzle));
    }

    #[test]
    fn values_are_read_back(values in values()) {
        let puzzle = Puzzle::new(values);
        let line = write_line(&values);
        prop_assert_eq!(read(line.as_bytes()), Ok(vec![puzzle.clone()]));
        prop_assert_eq!(read_line(&line, 1), Ok(Some(puzzle.clone())));
        prop_assert_eq!(read(write_comma_text(&values).as_bytes()), Ok(vec![puzzle]));
    }

    #[test]
    fn collections_are_known_wherever_their_start_ends(values in values(), end in 21usize..) {
        let file = format!("{} é\n{0}\n", write_line(&values));
        let end = 21 + end % (file.len() - 20);
        prop_assert_eq!(detect(&file.as_bytes()[..end]), Some(Format::Line));
    }
}

#[test]
fn the_readme_counts_formats_and_techniques_as_they_are() {
    let readme = std::fs::read_to_string("README.md").unwrap();
    let formats = format!("{} formats are read and written", Format::ALL.len());
    let techniques = format!("- {} techniques", Technique::ALL.len());
    for count in [formats, techniques] {
        assert!(readme.contains(&count), "{count}");
    }
}
