//! The formats of other programs: reading, writing, and the error messages.

use crate::common;
use crate::common::files::{assert_error, only, rows, text, worked_on};
use crate::common::{ASSIGNMENT, puzzle};
use sudoku_stepper::formats::{
    Format, Loss, Reader, Unheld, detect, losses, read, write, write_line,
};
use sudoku_stepper::grid::Digit;
use sudoku_stepper::sudoku::Field;

// .sdk

#[test]
fn an_sdk_file_keeps_givens_entries_and_what_is_said() {
    let state = ASSIGNMENT.replacen('.', "6", 1);
    let file = format!(
        "#AAda\n#DTwo lines\n#D of text\n#B2024-05-01\n#SThe Daily\n#LEasy\n#Uhttp://a.b/#c\n\
         #CStart\n# nothing\n[Puzzle]\n{}[State]\n{}",
        rows(ASSIGNMENT),
        rows(&state)
    );
    assert_eq!(detect(file.as_bytes()), Some(Format::Sdk));
    let read = only(&file);
    assert_eq!(read.givens, puzzle(ASSIGNMENT).givens);
    assert_eq!(read.entries, worked_on().entries);
    let said: Vec<_> = read.metadata.iter().collect();
    assert_eq!(
        said,
        [
            (Field::Author, "Ada"),
            (Field::Description, "Two lines\nof text"),
            (Field::Date, "2024-05-01"),
            (Field::Source, "The Daily"),
            (Field::Level, "Easy"),
            (Field::Url, "http://a.b/#c"),
            (Field::Comment, "Start"),
        ]
    );
    let written = text(&read, Format::Sdk);
    assert!(written.starts_with("#AAda\n#DTwo lines\n#Dof text\n#B2024-05-01\n"));
    assert_eq!(only(written), read);
}

#[test]
fn an_sdk_file_is_written_with_dots_and_a_state_if_there_are_entries() {
    let expected = format!("[Puzzle]\n{}", rows(ASSIGNMENT));
    assert_eq!(text(&puzzle(ASSIGNMENT), Format::Sdk), expected);
    let state = rows(&ASSIGNMENT.replacen('.', "6", 1));
    assert_eq!(
        text(&worked_on(), Format::Sdk),
        format!("{expected}[State]\n{state}")
    );
}

#[test]
fn an_sdk_file_may_lack_its_sections_and_a_state_may_leave_the_givens_out() {
    let without = format!("#AAda\n{}", rows(ASSIGNMENT));
    assert_eq!(detect(without.as_bytes()), Some(Format::Sdk));
    assert_eq!(only(&without).metadata.get(Field::Author), Some("Ada"));
    // An ordinary comment does not make a .sdk file.
    let comment = format!("#Comment\n# A\n{}", rows(ASSIGNMENT));
    assert_eq!(detect(comment.as_bytes()), Some(Format::GridText));

    let entries_alone = format!("6{}", ".".repeat(80));
    let file = format!(
        "[puzzle]\r\n{}[STATE]\r\n{}",
        rows(ASSIGNMENT),
        rows(&entries_alone)
    );
    assert_eq!(only(file).entries, worked_on().entries);
}

#[test]
fn mistakes_in_an_sdk_file_are_named_with_their_place() {
    let good = format!("#AAda\n[Puzzle]\n{}", rows(ASSIGNMENT));
    assert_error(
        good.replacen("8..63", "8..x3", 1),
        "line 5, column 4: 'x' is not a digit",
    );
    assert_error(
        good.replacen("8..63", "8..3", 1),
        "line 5 has 8 cells, 9 are needed",
    );
    let state = rows(&ASSIGNMENT.replacen("634", "614", 1));
    assert_error(
        format!("{good}[State]\n{state}"),
        "line 15, column 5: r3c5 has another digit than under [Puzzle]",
    );
    assert_error(
        format!("{good}[Colours]\n"),
        "line 12, column 1: '[Colours]' is not [Puzzle] or [State], the sections of an .sdk file",
    );
    assert_error("[Puzzle]\n", "no puzzle is found in the file");
    let cut: String = good
        .lines()
        .take(7)
        .map(|line| format!("{line}\n"))
        .collect();
    assert_error(
        cut,
        "line 3, column 1: the grid that begins here has 5 rows, 9 are needed",
    );
}

// .sdm, .ss

#[test]
fn sdm_and_ss_files_are_written_and_read() {
    let zeros = ASSIGNMENT.replace('.', "0");
    assert_eq!(text(&puzzle(ASSIGNMENT), Format::Sdm), zeros.clone() + "\n");
    assert_eq!(
        read(format!("{zeros}\n{zeros}\n").as_bytes())
            .unwrap()
            .len(),
        2
    );
    let ss = "\
.7.|...|.43
.4.|..9|61.
8..|634|9..
-----------
.94|.52|...
358|46.|.2.
...|8..|53.
-----------
.8.|.7.|.91
9.2|1..|..5
..7|.4.|8.2
";
    assert_eq!(text(&puzzle(ASSIGNMENT), Format::Ss), ss);
    assert_eq!(only(ss), puzzle(ASSIGNMENT));
    assert_eq!(
        only(format!(" *-----------*\n{}", ss.replace("---\n", "-*\n"))),
        puzzle(ASSIGNMENT)
    );
}

// .gri

/// Returns a file with these numbers as rows.
fn gri(rows: [u32; 9]) -> Vec<u8> {
    rows.into_iter().flat_map(u32::to_be_bytes).collect()
}

#[test]
fn a_gri_file_is_nine_binary_numbers() {
    let rows = [
        70_000_043,
        40_009_610,
        800_634_900,
        94_052_000,
        358_460_020,
        800_530,
        80_070_091,
        902_100_005,
        7_040_802,
    ];
    let file = gri(rows);
    assert_eq!(detect(&file), Some(Format::Gri));
    assert_eq!(only(&file), puzzle(ASSIGNMENT));
    assert_eq!(write(&puzzle(ASSIGNMENT), Format::Gri).unwrap(), file);
    assert_eq!(
        write(&common::empty_puzzle(), Format::Gri).unwrap(),
        [0; 36]
    );
    assert_eq!(only([0; 36]), common::empty_puzzle());
    assert_eq!(only(gri([507_000; 9])).givens[3], Digit::new(5));
}

#[test]
fn a_gri_file_of_another_length_or_with_a_larger_number_is_refused() {
    let file = gri([800_634_900; 9]);
    for (length, said) in [(35, "35 bytes"), (37, "37 bytes"), (72, "72 bytes")] {
        let mut bytes = file.repeat(2);
        bytes.truncate(length);
        let message = read(&bytes).unwrap_err().to_string();
        assert!(message.ends_with(said), "{message}");
    }
    assert_error(
        &file[..35],
        "the file is neither text nor a .gri file, which has 36 bytes: it has 35 bytes",
    );
    let mut rows = [0; 9];
    rows[2] = 1_000_000_000;
    assert_error(
        gri(rows),
        "row 3 of the .gri file is 1000000000, which has more than nine digits",
    );
}

#[test]
fn a_text_of_36_bytes_is_not_taken_for_a_gri_file() {
    let cut = "0,7,0,0,0,0,0,4,3\n0,4,0,0,0,9,6,1,0\n";
    assert_eq!(cut.len(), 36);
    assert_error(cut, "the file has 2 rows, 9 are needed");
    for start in [
        ASSIGNMENT,
        "[Puzzle]\n.7.....43\n.4...961.\n8..6349",
        "<opensudoku>\n  <name>A name</name>  <",
    ] {
        let message = read(&start.as_bytes()[..36]).unwrap_err().to_string();
        assert!(!message.contains("gri"), "{message}");
    }
}

// Library lines

#[test]
fn a_library_line_is_a_position_that_is_called_by_its_technique() {
    let mut puzzle = worked_on();
    let line = text(&puzzle, Format::Library);
    assert_eq!(line, format!(":0000:x:+6{}:513 913:::\n", &ASSIGNMENT[1..]));
    assert_eq!(only(&line), puzzle);
    assert_eq!(losses(&puzzle, Format::Library), []);
    let named = line.replace(":0000:x:", ":0701-2:34:");
    puzzle.title = Some("0701-2".to_owned());
    assert_eq!(only(&named), puzzle);
    assert_eq!(losses(&puzzle, Format::Library), [Loss::Title]);
    let in_words = line.replace(":0000:x:", ":wxyz-ring:34:");
    puzzle.title = Some("wxyz-ring".to_owned());
    assert_eq!(only(&in_words), puzzle);
    let both = read(format!("{named}{ASSIGNMENT} plain\n").as_bytes()).unwrap();
    assert_eq!(both.len(), 2);
    assert_error(
        line.replace("513", "510"),
        "line 1, column 92: '510' is not a digit, a row and a column such as 436",
    );
    assert_error(":0701:34:12", "line 1, column 1: 4 fields, 7 are needed");
}

#[test]
fn a_grid_drawn_with_colons_is_no_library_line() {
    let grid = rows(ASSIGNMENT);
    let drawn: String = grid
        .lines()
        .map(|row| format!(":{}:{}:{}:\n", &row[..3], &row[3..6], &row[6..]))
        .collect();
    assert_eq!(only(drawn), puzzle(ASSIGNMENT));
}

// .opensudoku

fn opensudoku(content: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n{content}</opensudoku>\n")
}

fn game(line: &str) -> String {
    format!("  <game data=\"{line}\"/>\n")
}

#[test]
fn an_opensudoku_file_has_many_games_and_what_is_said_about_all() {
    let file = opensudoku(&format!(
        "<name>A &amp; B &#x2764;</name><author><![CDATA[<Ada>]]></author>\n\
         <!-- a comment --><level> easy </level><unknown>x<b/></unknown>{}{}<game data='{}'></game>",
        game(ASSIGNMENT),
        game(&ASSIGNMENT.replace('.', "0")),
        ".".repeat(81),
    ));
    assert_eq!(detect(file.as_bytes()), Some(Format::OpenSudoku));
    let puzzles = read(file.as_bytes()).unwrap();
    assert_eq!(puzzles.len(), 3);
    assert_eq!(puzzles[0], puzzles[1]);
    assert_eq!(puzzles[2].given_count(), 0);
    for puzzle in &puzzles {
        assert_eq!(puzzle.title.as_deref(), Some("A & B ❤"));
        let said: Vec<_> = puzzle.metadata.iter().collect();
        assert_eq!(said, [(Field::Author, "<Ada>"), (Field::Level, "easy")]);
    }
    assert_eq!(
        read(format!("\u{feff}{}", file.replace('\n', "\r\n")).as_bytes()),
        Ok(puzzles)
    );
}

#[test]
fn an_opensudoku_file_is_written_with_what_is_said() {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.title = Some("A & <B>".to_owned());
    puzzle.metadata.set(Field::Level, "easy");
    puzzle.metadata.set(Field::Comment, "two\nlines");
    let zeros = ASSIGNMENT.replace('.', "0");
    let file = text(&puzzle, Format::OpenSudoku);
    assert_eq!(
        file,
        opensudoku(&format!(
            "  <name>A &amp; &lt;B&gt;</name>\n  <level>easy</level>\n  \
             <comment>two\nlines</comment>\n{}",
            game(&zeros)
        ))
    );
    assert_eq!(only(file), puzzle);
}

#[test]
fn entities_and_deep_nesting_are_refused() {
    let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku [\n<!ENTITY a \"ha\">\n\
                <!ENTITY b \"&a;&a;\">\n]>\n<opensudoku><name>&b;</name></opensudoku>";
    assert_error(
        bomb,
        "line 2, column 1: document types and entities are not read",
    );
    let outside = opensudoku("<!ENTITY a SYSTEM 'file:///etc/passwd'>");
    assert!(read(outside.as_bytes()).is_err());
    let unknown = read(opensudoku("<name>&b;</name>").as_bytes())
        .unwrap_err()
        .to_string();
    assert!(unknown.starts_with("line 3, column 7: "), "{unknown}");
    let deep = opensudoku(&"<a>".repeat(300_000));
    assert_error(
        deep,
        "line 3, column 22: too many elements inside each other",
    );
}

#[test]
fn mistakes_in_an_opensudoku_file_are_named_with_their_place() {
    assert_error(
        opensudoku(&game(&ASSIGNMENT.replacen("43", "4x", 1))),
        "line 3, column 23: 'x' is not a digit",
    );
    assert_error(
        opensudoku(&game(&ASSIGNMENT[1..])),
        "line 3 has 80 cells, 81 are needed",
    );
    assert_error(
        opensudoku("<game/>"),
        "line 3, column 1: a game without data",
    );
    assert_error(opensudoku(""), "no puzzle is found in the file");
    assert_error("<html>\n</html>", "no puzzle is found in the file");
    let file = opensudoku(&game(ASSIGNMENT));
    assert_error(
        file.replace("</opensudoku>\n", ""),
        "line 4, column 1: the file is cut off here",
    );
    assert_error(
        format!("{file}more"),
        "line 5, column 1: 'more' stands outside of all elements",
    );
    for end in 41..file.len() - "</opensudoku>\n".len() {
        assert!(read(&file.as_bytes()[..end]).is_err(), "{end}");
    }
}

#[test]
fn a_name_too_long_for_an_opensudoku_file_is_left_out_and_a_long_comment_is_not() {
    let long = opensudoku(&format!("<name>{}</name>", "a".repeat(5000)));
    assert_error(
        long,
        "line 3, column 5007: the name is longer than 4096 bytes",
    );
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.title = Some("a".repeat(5000));
    puzzle.metadata.set(Field::Comment, &"long\n".repeat(5000));
    assert_eq!(losses(&puzzle, Format::OpenSudoku), [Loss::Title]);
    assert_eq!(
        losses(&puzzle, Format::Line),
        [Loss::Metadata(Field::Comment)]
    );
    let read = only(write(&puzzle, Format::OpenSudoku).unwrap());
    assert_eq!((read.title, read.metadata), (None, puzzle.metadata));
    let more = format!(
        "<source>{0}</source><author>{0}</author>",
        "a".repeat(600_000)
    );
    let file = opensudoku(&more);
    let mut games = Reader::new(file.as_bytes()).unwrap();
    let said = games.next().unwrap().unwrap_err().to_string();
    assert_eq!(
        said,
        "line 3, column 600026: more than 1 MB is said about the puzzles"
    );
    assert!(games.next().is_none());
}

// All formats

#[test]
fn what_is_said_is_kept_tidy() {
    let mut metadata = puzzle(ASSIGNMENT).metadata;
    metadata.set(Field::Comment, "\n  one \t\r\n\r\ttwo\0three\u{ffff}\n\n");
    assert_eq!(metadata.get(Field::Comment), Some("one\n\ntwo three"));
    metadata.set(Field::Comment, " \n\t");
    assert_eq!(metadata.get(Field::Comment), None);
    assert!(metadata.is_empty());
}

#[test]
fn text_in_two_bytes_a_character_is_read() {
    let wide = |mark: &[u8], order: fn(u16) -> [u8; 2]| {
        let units = ASSIGNMENT.encode_utf16().flat_map(order);
        mark.iter().copied().chain(units).collect::<Vec<u8>>()
    };
    for file in [
        wide(b"\xff\xfe", u16::to_le_bytes),
        wide(b"\xfe\xff", u16::to_be_bytes),
        wide(b"", u16::to_le_bytes),
        wide(b"", u16::to_be_bytes),
    ] {
        assert_eq!(write_line(&only(&file).givens), ASSIGNMENT);
        // Cut off in a character.
        assert!(read(&file[..file.len() - 1]).is_err());
    }
    let late = [
        wide(b"\xff\xfe", u16::to_le_bytes),
        [b'\n', 0].repeat(500_000),
    ]
    .concat();
    assert_error(late, "the file is larger than 1 MB");
}

#[test]
fn every_format_has_a_name_an_ending_and_says_what_it_loses() {
    let mut puzzle = worked_on();
    puzzle.title = Some("Monday".to_owned());
    puzzle.metadata.set(Field::Author, "Ada");
    let author = Loss::Metadata(Field::Author);
    for format in Format::ALL {
        let expected: &[Loss] = match format {
            Format::Own => &[],
            Format::Sdk => &[Loss::Removed, Loss::Title],
            Format::OpenSudoku => &[Loss::Entries, Loss::Removed],
            Format::Library => &[Loss::Title, author],
            Format::Line => &[Loss::Entries, Loss::Removed, author],
            Format::CandidateLine => &[Loss::Entries, author],
            Format::FPuzzles | Format::FPuzzlesLink | Format::SudokuPadLink => &[Loss::Removed],
            Format::SumoCue | Format::Jigsaw | Format::Andoku | Format::Solo => {
                &[Loss::Entries, Loss::Removed, author]
            }
            Format::Ps => &[Loss::Puzzle(Unheld::Givens)],
            Format::Arrows => &[Loss::Puzzle(Unheld::NoCages)],
            Format::PencilMarks | Format::Constraints => &[Loss::Entries, Loss::Title, author],
            _ => &[Loss::Entries, Loss::Removed, Loss::Title, author],
        };
        assert_eq!(losses(&puzzle, format), expected, "{format}");
        assert_eq!(format.slug().parse(), Ok(format));
        let by_ending = Format::from_ending(&format.ending().to_uppercase()).unwrap();
        assert_eq!(by_ending.ending(), format.ending());
    }
    assert_eq!(Format::from_ending("txt"), Some(Format::CommaText));
    assert_eq!(Format::from_ending("doc"), None);
    let unknown = "word".parse::<Format>().unwrap_err().to_string();
    assert!(unknown.starts_with("'word' is not a format; the formats are comma, grid, line,"));
    puzzle.title = Some(" two\nlines ".to_owned());
    assert!(losses(&puzzle, Format::Line).contains(&Loss::TitleShape));
    assert_eq!(losses(&puzzle, Format::Own), []);
}
