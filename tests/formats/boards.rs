//! Boards other than the classic one: each is read in every notation that has a place for it, and
//! comes back as it was. A property that a notation has no place for is reported, and an impossible
//! board is refused with a sentence.

use crate::common::boards::JIGSAW;
use crate::common::files::{assert_error, assert_error_behind, formats_of, killer, only};
use crate::common::{ASSIGNMENT, cells, puzzle};
use serde_json::{Value, json};
use sudoku_stepper::formats::{
    Format, Loss, Unheld, detect, losses, read, read_board_line, unheld, write,
};
use sudoku_stepper::grid::{CellSet, Feature, Layout, LayoutBuilder, Values};
use sudoku_stepper::search::{Stop, first};
use sudoku_stepper::session::{Collection, Session};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::texts::Language;

/// Seven regions of seven cells.
const SEVEN: &str = "1111222\
                     1112222\
                     3333444\
                     3334444\
                     5555666\
                     5556666\
                     7777777";

fn on(board: LayoutBuilder) -> Puzzle {
    with_givens(board.build().unwrap())
}

/// Returns a puzzle with every third cell of the first solution.
fn with_givens(layout: Layout) -> Puzzle {
    let mut givens = solution(&layout);
    for (number, cell) in layout.cells().iter().enumerate() {
        if !number.is_multiple_of(3) {
            givens[cell.index()] = None;
        }
    }
    Puzzle::on(layout, givens)
}

fn solution(layout: &Layout) -> Values {
    let empty = sudoku_stepper::grid::Grid::empty_on(layout);
    first(&empty, &Stop::never()).unwrap().unwrap()
}

fn small(size: usize) -> LayoutBuilder {
    LayoutBuilder::new(size).boxes(2, size / 2)
}

/// Returns six rows, each with two cages of three cells.
fn small_killer() -> LayoutBuilder {
    let plain = small(6).build().unwrap();
    let solution = solution(&plain);
    let thirds = plain.rows().iter().flat_map(|row| {
        let cells: Vec<_> = row.cells().iter().collect();
        [&cells[..3], &cells[3..]].map(|cage| cage.iter().copied().collect::<CellSet>())
    });
    thirds.fold(small(6), |board, cage| {
        let digits = cage.iter().filter_map(|cell| solution[cell.index()]);
        board.cage(cage, Some(digits.map(|digit| digit.get()).sum()))
    })
}

/// Returns one board of each kind, and the formats that hold it besides the program's own.
fn boards() -> Vec<(&'static str, Puzzle, &'static [Format])> {
    use Format::{
        Andoku, Arrows, CommaText, FPuzzles, FPuzzlesLink, GridText, Jigsaw, Line, Ps, Solo,
        SudokuPadLink, SumoCue,
    };
    let classic = LayoutBuilder::classic;
    let jigsaw = || LayoutBuilder::new(9).regions_from(JIGSAW);
    let ring = cells("r2c2 r2c3 r2c4 r3c2 r3c4 r4c2 r4c3 r4c4 r5c5");
    vec![
        (
            "a killer",
            killer(),
            &[
                Ps,
                SumoCue,
                Arrows,
                Solo,
                FPuzzles,
                FPuzzlesLink,
                SudokuPadLink,
            ],
        ),
        (
            "a killer with gaps, a cage without a sum and a given",
            on(classic()
                .cage(cells("r1c1 r1c2"), Some(5))
                .cage(cells("r2c2 r3c3"), None)),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "diagonals",
            on(classic().diagonals()),
            &[SumoCue, Andoku, Solo, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "a diagonal",
            on(classic().diagonal_up()),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "windoku",
            on(classic().windoku()),
            &[Andoku, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "percent",
            on(classic().percent()),
            &[Andoku, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "groups",
            on(classic().disjoint_groups()),
            &[Andoku, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "three further houses",
            on(classic().asterisk().center_dot().girandola()),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        ("argyle", on(classic().argyle()), &[]),
        (
            "an extra region",
            on(classic().extra_region(ring)),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "chess",
            on(classic().with(Feature::AntiKnight)),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "a jigsaw",
            on(jigsaw()),
            &[
                SumoCue,
                Jigsaw,
                Andoku,
                Solo,
                FPuzzles,
                FPuzzlesLink,
                SudokuPadLink,
            ],
        ),
        (
            "a jigsaw X",
            on(jigsaw().diagonals()),
            &[SumoCue, Andoku, Solo, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "a jigsaw with everything",
            on(jigsaw()
                .diagonal_down()
                .extra_region(cells("r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1"))
                .cage(cells("r5c5 r5c6"), Some(11))),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "rows and columns alone",
            on(LayoutBuilder::new(9)),
            &[FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "four rows",
            on(small(4)),
            &[
                CommaText,
                GridText,
                Line,
                Solo,
                FPuzzles,
                FPuzzlesLink,
                SudokuPadLink,
            ],
        ),
        (
            "six rows",
            on(small(6)),
            &[
                CommaText,
                GridText,
                Line,
                Solo,
                FPuzzles,
                FPuzzlesLink,
                SudokuPadLink,
            ],
        ),
        (
            "six rows, upright boxes",
            on(LayoutBuilder::new(6).boxes(3, 2)),
            &[Solo, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "eight rows",
            on(small(8)),
            &[
                CommaText,
                GridText,
                Line,
                Solo,
                FPuzzles,
                FPuzzlesLink,
                SudokuPadLink,
            ],
        ),
        (
            "seven rows",
            on(LayoutBuilder::new(7).regions_from(SEVEN)),
            &[Solo, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
        (
            "a small killer",
            Puzzle::on(small_killer().build().unwrap(), [None; 81]),
            &[Solo, FPuzzles, FPuzzlesLink, SudokuPadLink],
        ),
    ]
}

#[test]
fn each_board_comes_back_from_each_format_that_has_a_place_for_it() {
    for (name, mut puzzle, formats) in boards() {
        let held: Vec<Format> = formats_of(&puzzle)
            .filter(|it| *it != Format::Own)
            .collect();
        assert_eq!(held, formats, "{name}");
        puzzle.title = Some("Monday".to_owned());
        for format in formats.iter().chain(&[Format::Own]) {
            let file = write(&puzzle, *format).unwrap();
            let mut read = only(&file);
            if !format.keeps_title() {
                assert_eq!(
                    losses(&puzzle, *format),
                    [Loss::Title],
                    "{name} as {format}"
                );
                read.title.clone_from(&puzzle.title);
            } else {
                assert_eq!(losses(&puzzle, *format), [], "{name} as {format}");
            }
            assert_eq!(read, puzzle, "{name} as {format}");
            let told = detect(&file).unwrap();
            let is_line = matches!(format, Format::FPuzzlesLink | Format::SudokuPadLink);
            assert_eq!(told, if is_line { Format::Line } else { *format }, "{name}");
        }
    }
}

#[test]
fn a_format_that_has_no_place_for_a_board_writes_nothing() {
    for (name, puzzle, formats) in boards() {
        let others = Format::ALL.into_iter().filter(|it| *it != Format::Own);
        for format in others.filter(|it| !formats.contains(it)) {
            let what = unheld(&puzzle, format).unwrap();
            assert_eq!(losses(&puzzle, format), [Loss::Puzzle(what)], "{name}");
            let said = write(&puzzle, format).unwrap_err().to_string();
            assert_eq!(said, format!("{format} has no place for {what}"), "{name}");
        }
    }
    assert_eq!(unheld(&killer(), Format::Sdk), Some(Unheld::Cages));
    let said = write(&killer(), Format::Sdk).unwrap_err().to_string();
    assert_eq!(said, ".sdk has no place for cages");
    let said = write(&puzzle(ASSIGNMENT), Format::Ps).unwrap_err();
    assert_eq!(
        said.to_string(),
        "PS text has no place for digits in the cells"
    );
}

#[test]
fn puzzles_of_many_boards_stand_in_one_file() {
    let mut file = Vec::new();
    let puzzles: Vec<Puzzle> = boards().into_iter().map(|(_, puzzle, _)| puzzle).collect();
    let mut written = Vec::new();
    for puzzle in &puzzles {
        for format in formats_of(puzzle).filter(|format| format.holds_several()) {
            if format != Format::FPuzzles {
                file.extend(write(puzzle, format).unwrap());
                written.push(puzzle.clone());
            }
        }
    }
    assert_eq!(read(&file).unwrap(), written);
    let collection: Collection = written.iter().cloned().collect();
    for (number, puzzle) in written.iter().enumerate() {
        assert_eq!(collection.get(number).as_ref(), Some(puzzle));
    }
    let json: Vec<u8> = puzzles
        .iter()
        .filter(|puzzle| unheld(puzzle, Format::FPuzzles).is_none())
        .flat_map(|puzzle| write(puzzle, Format::FPuzzles).unwrap())
        .collect();
    assert!(read(&json).unwrap().len() > 10);
}

#[test]
fn work_on_a_board_is_kept_with_it() {
    for (name, puzzle, _) in boards() {
        let mut session = Session::new(&puzzle);
        for _ in 0..3 {
            session.step();
        }
        session.make_save_point(Language::english()).unwrap();
        let worked_on = session.to_puzzle();
        assert_eq!(worked_on.layout, puzzle.layout, "{name}");
        let file = write(&worked_on, Format::Own).unwrap();
        assert!(
            String::from_utf8_lossy(&file).contains("version = 3"),
            "{name}"
        );
        assert_eq!(only(&file), worked_on, "{name}");
    }
    let classic = write(&puzzle(ASSIGNMENT), Format::Own).unwrap();
    assert!(String::from_utf8_lossy(&classic).contains("version = 2"));
}

#[test]
fn the_own_format_says_what_a_board_is_made_of() {
    let board = LayoutBuilder::new(4)
        .boxes(2, 2)
        .diagonals()
        .cage(cells("r1c1 r1c2"), Some(3))
        .cage(cells("r4c3 r4c4"), None);
    let puzzle = Puzzle::on(board.build().unwrap(), [None; 81]);
    let file = String::from_utf8(write(&puzzle, Format::Own).unwrap()).unwrap();
    assert_eq!(
        file,
        "format = \"sudoku-stepper\"\n\
         version = 3\n\
         givens = \"\"\"\n....\n....\n....\n....\n\"\"\"\n\
         \n\
         [layout]\n\
         size = 4\n\
         boxes = \"2x2\"\n\
         has = [\"diagonal-down\", \"diagonal-up\"]\n\
         cages = [\n    \"3 r1c1 r1c2\",\n    \"r4c3 r4c4\",\n]\n"
    );
}

/// Returns a file in the program's own format with these lines under `[layout]`.
fn own(rows: usize, layout: &str) -> String {
    let givens = (".".repeat(rows) + "\n").repeat(rows);
    format!(
        "format = \"sudoku-stepper\"\nversion = 3\ngivens = \"\"\"\n{givens}\"\"\"\n[layout]\n{layout}\n"
    )
}

#[test]
fn what_is_no_board_is_told_with_its_place() {
    for (layout, said) in [
        (
            "size = 12",
            "line 15, column 8: a board of 12 rows; up to 9 can be opened",
        ),
        (
            "size = 9\nboxes = \"3x3\"\ncages = [\"3 r1c1 r1c2\", \"5 r1c2 r1c3\"]",
            "line 17, column 25: the puzzle has cages that overlap (r1c2 is in two), which this \
             program does not know",
        ),
        (
            "size = 9\nboxes = \"3x3\"\ncages = [\n\"2 r1c1 r1c2\"]",
            "line 18, column 1: the cage of r1c1 cannot add up to 2: 2 different digits make 3 to 17",
        ),
        (
            "size = 9\nboxes = \"3x3\"\ncages = [\"r1c1 r5c5\"]",
            "line 17, column 10: the puzzle has a cage whose cells lie apart (that of r1c1), \
             which this program does not know",
        ),
        (
            "size = 9\ncages = [\"r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1\"]",
            "line 16, column 10: the puzzle has a cage in which digits repeat (that of r1c1 has 10 \
             cells for 9 digits), which this program does not know",
        ),
        (
            "size = 9\nextra-regions = [\"r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8\"]",
            "line 16, column 18: the region of r1c1 has 8 cells; it needs 9",
        ),
        (
            "size = 9\nhas = [\"thermometers\"]",
            "line 16, column 8: 'thermometers' is nothing that a board can have",
        ),
        (
            "size = 9\nthermometers = []",
            "line 16, column 1: 'thermometers' is not a name that is known here",
        ),
        (
            "size = 9\nboxes = \"3\"",
            "line 16, column 9: '3' are no rows and columns such as 2x3",
        ),
        (
            "size = 9\nboxes = \"2x3\"",
            "line 15, column 8: boxes of 2 rows and 3 columns do not fit a board with 9 rows",
        ),
        (
            "size = 9\nregions = \"123\"",
            "line 16, column 11: the regions have 3 cells, 81 are needed",
        ),
        (
            "size = 9\ncages = [\"7 r1c1 r1c1\"]",
            "line 16, column 10: the cell r1c1 is named twice",
        ),
        (
            "size = 9\ncages = [\"7 r1c1 x\"]",
            "line 16, column 10: 'x' is not a cell such as r1c1",
        ),
    ] {
        let error = read(own(9, layout).as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with(said), "{error}\n{said}");
    }
}

#[test]
fn givens_that_do_not_fit_the_size_of_their_board_are_told_with_their_place() {
    assert_error(
        own(9, "size = 6\nboxes = \"2x3\""),
        "line 3, column 10: the givens have 81 cells, 36 are needed",
    );
    let seven = own(6, "size = 6\nboxes = \"2x3\"").replacen("......", "7.....", 1);
    assert_error(seven, "line 4, column 1: a board of 6 rows has no 7");
}

fn ps(numbers: &[u32]) -> String {
    let numbers = numbers.iter().map(|number| format!("{number}:"));
    format!("3x3::k:{}", numbers.collect::<String>())
}

#[test]
fn cages_of_perfect_sudoku_that_cannot_be_are_told() {
    // A sum of 2 for two cells; two parts of one cage that are not connected.
    let mut small = [0; 81];
    small[..2].fill(512);
    assert_error(
        ps(&small),
        "line 1, column 8: the cage of r1c1 cannot add up to 2: 2 different digits make 3 to 17",
    );
    let mut apart = [0; 81];
    apart[0] = 2561;
    apart[80] = 2561;
    assert_error(
        ps(&apart),
        "line 1, column 8: the puzzle has a cage whose cells lie apart (that of r1c1), which \
         this program does not know",
    );
    let ten = [vec![45 * 256; 10], vec![0; 71]].concat();
    assert_error(
        ps(&ten),
        "line 1, column 8: the puzzle has a cage in which digits repeat (that of r1c1 has 10 \
         cells for 9 digits), which this program does not know",
    );
}

#[test]
fn a_text_of_perfect_sudoku_that_cannot_be_read_is_told() {
    assert_error("3x3::k:1:2:3:", "line 1 has 3 cells, 81 are needed");
    assert_error(
        ps(&[70_000; 81]),
        "line 1, column 8: '70000' is not a number",
    );
}

#[test]
fn bad_lines_of_sumocue_are_told_with_their_place() {
    let sumo = |first: &str| format!("SumoCueV1{first}{}", "=0".repeat(79));
    assert_error(sumo("=5+1"), "line 1, column 1: no cage begins in cell 1");
    assert_error(sumo("=5"), "line 1 has 80 cells, 81 are needed");
    assert_error(
        sumo("=0J0=0"),
        "line 1, column 1: some cells have no region",
    );
    assert_error(sumo("=999+0"), "line 1, column 1: 999 is no sum");
}

/// A line of cells with these signs first, which may be arrows to a cage's sum.
fn arrows(first: &str) -> String {
    format!("{first}{}", "0".repeat(81 - first.len()))
}

#[test]
fn an_arrow_that_leads_to_no_sum_is_told_with_its_place() {
    assert_error(
        arrows("5<^"),
        "line 1, column 3: the arrow in r1c3 leads off the board",
    );
    assert_error(
        arrows("><5"),
        "line 1, column 1: the arrow in r1c1 leads to no sum",
    );
}

#[test]
fn an_arrow_may_lead_to_a_sum_that_is_unknown() {
    let unknown = only(arrows("0<5"));
    let cage = unknown.layout.cages()[0];
    assert_eq!((cage.cells.len(), cage.sum), (2, None));
}

#[test]
fn regions_behind_a_line_that_do_not_fit_the_board_are_told() {
    let empty = ".".repeat(81);
    let ten_regions = JIGSAW.replacen('1', "0", 1);
    let said = "line 1, column 1: the board has 10 regions; it needs 9";
    assert_error(format!("{empty}{ten_regions}"), said);
    let said = "line 1, column 83: the board has 10 regions; it needs 9";
    assert_error(format!("{empty}|{ten_regions}|"), said);
    let eight = JIGSAW.replacen('1', "2", 1);
    assert_error(
        format!("{empty}{eight}"),
        "line 1, column 1: the region of r1c1 has 10 cells; it needs 9",
    );
}

#[test]
fn a_sign_for_no_extra_rule_is_told() {
    assert_error(
        format!("{}||Q", ".".repeat(81)),
        "line 1, column 84: 'Q' is not X, H, P or C",
    );
}

#[test]
fn bad_game_ids_are_told_with_their_place() {
    for (id, said) in [
        (
            "3x4:zzzzzn",
            "line 1, column 1: a board of 12 rows; up to 9 can be opened",
        ),
        (
            "16j:zzz",
            "line 1, column 1: a board of 16 rows; up to 9 can be opened",
        ),
        ("3x3:abc", "line 1 has 6 cells, 81 are needed"),
        ("3x3:zzzd", "line 1 has 82 cells, 81 are needed"),
        ("2x2:7o", "line 1, column 1: a board of 4 rows has no 7"),
        ("2x2k:p", "line 1, column 1: the game ID lacks its cages"),
        (
            "2x2k:p,zz,p",
            "line 1, column 1: the borders do not fit the board",
        ),
        (
            "2x2:p,p",
            "line 1, column 1: the game ID has too many parts",
        ),
        (
            "4j:p,w",
            "line 1, column 1: the borders do not fit the board",
        ),
    ] {
        assert_error(id, said);
    }
}

#[test]
fn a_digit_that_a_small_board_does_not_have_is_told_with_its_place() {
    assert_error(
        "..1..7..........",
        "line 1, column 6: a board of 4 rows has no 7",
    );
    assert_error(
        "1..2\n..5.\n....\n....\n",
        "line 2, column 3: a board of 4 rows has no 5",
    );
}

#[test]
fn the_nine_fields_tell_a_puzzle_and_its_solution() {
    let line = "mini\t4\t.....4.21.3.....\t2x2\tx\t3:0,1\t2143341212344321\tSE 1.2\tours";
    let read = read_board_line(line, 1).unwrap().unwrap();
    let board = small(4).diagonals().cage(cells("r1c1 r1c2"), Some(3));
    assert_eq!(read.puzzle.layout, board.build().unwrap());
    assert_eq!(read.puzzle.given_count(), 4);
    assert_eq!(read.solution.iter().flatten().count(), 16);
    assert_eq!(only(line), read.puzzle);
    assert_eq!(read_board_line("# 4", 1), Ok(None));
    for (from, to, said) in [
        (
            "\t4\t",
            "\t12\t",
            "line 7, column 6: a board of 12 rows; up to 9 can be opened",
        ),
        (
            "\tx\t",
            "\tnonconsecutive\t",
            "line 7, column 29: the puzzle has the non-consecutive rule, which this program does not know",
        ),
        (
            "3:0,1",
            "3:0,16",
            "line 7, column 35: '16' is no cell of the board",
        ),
        (
            "3:0,1",
            "30:0,1",
            "line 7, column 31: the cage of r1c1 cannot add up to 30: 2 different digits make 3 to 7",
        ),
        (
            "2x2",
            "ab",
            "line 7, column 25: the regions are neither boxes nor a character for each cell",
        ),
        ("\tours", "", "line 7, column 1: 8 fields, 9 are needed"),
    ] {
        let error = read_board_line(&line.replace(from, to), 7).unwrap_err();
        assert_eq!(error.to_string(), said);
    }
}

/// Returns a puzzle of f-puzzles without givens, with these extra fields.
fn f_puzzles(more: Value) -> String {
    let mut object = json!({ "size": 9, "grid": vec![vec![json!({}); 9]; 9] });
    for (key, value) in more.as_object().unwrap() {
        object[key] = value.clone();
    }
    object.to_string()
}

/// A list of one cage with these cells and this text.
fn one_cage(cells: &[&str], value: Value) -> Value {
    json!([{ "cells": cells, "value": value }])
}

const TWO_CELLS: [&str; 2] = ["R1C1", "R1C2"];

#[test]
fn the_cages_of_f_puzzles_are_read_with_their_sums() {
    let cages = one_cage(&TWO_CELLS, json!("5"));
    let killer = only(f_puzzles(json!({ "killercage": cages })));
    assert_eq!(killer.layout.cages().len(), 1);
}

#[test]
fn a_cage_of_f_puzzles_without_a_sum_only_forbids_equal_digits() {
    for none in [json!(""), Value::Null] {
        let cages = one_cage(&TWO_CELLS, none);
        let open = only(f_puzzles(json!({ "killercage": cages })));
        assert_eq!(open.layout.cages()[0].sum, None);
    }
}

#[test]
fn a_rule_in_json_that_is_not_known_is_refused_with_its_place() {
    let no_cell = "the puzzle names 'R0C1', which is no cell of its board";
    for (more, before, said) in [
        (
            json!({ "killercage": one_cage(&TWO_CELLS, json!("ten")) }),
            r#""killercage":["#,
            "the puzzle has a cage whose text is no sum, which this program does not know",
        ),
        (
            json!({ "killercage": one_cage(&TWO_CELLS, json!("40")) }),
            r#""killercage":["#,
            "the cage of r1c1 cannot add up to 40: 2 different digits make 3 to 17",
        ),
        (
            json!({ "killercage": one_cage(&["R1C1", "R0C1"], json!("5")) }),
            r#""R1C1","#,
            no_cell,
        ),
        (
            json!({ "cages": [{ "cells": [[0, 0], [0, 9]], "value": "5", "unique": true }] }),
            "[0,0],",
            "the puzzle names '[0,9]', which is no cell of its board",
        ),
        (
            json!({ "extraregion": [{ "cells": ["R1C1", "R0C1"] }] }),
            r#""R1C1","#,
            no_cell,
        ),
        (
            json!({ "nonconsecutive": true }),
            r#""nonconsecutive":"#,
            "the puzzle has the non-consecutive rule, which this program does not know",
        ),
        (
            json!({ "cages": [{ "cells": [[0, 0], [0, 1]], "value": "5" }] }),
            r#""cages":["#,
            "the puzzle has cages whose digits may repeat, which this program does not know",
        ),
    ] {
        assert_error_behind(&f_puzzles(more), before, said);
    }
}

#[test]
fn the_cages_of_sudokupad_are_read_and_one_of_nine_cells_is_a_region() {
    // Its cages say that their digits differ.
    let pad = json!({
        "cells": vec![vec![json!({}); 9]; 9],
        "cages": [
            { "cells": [[0, 0], [0, 1]], "value": "5", "unique": true },
            { "cells": (0..9).map(|at| [at, at]).collect::<Vec<_>>(), "unique": true },
        ],
    });
    let pad = only(pad.to_string()).layout;
    assert_eq!((pad.cages().len(), pad.extra_regions().count()), (1, 1));
}

#[test]
fn a_board_in_json_that_is_too_large_is_refused_by_its_size() {
    let sixteen = json!({ "size": 16, "grid": vec![vec![json!({}); 16]; 16] });
    assert_error(
        sixteen.to_string(),
        "line 1, column 1: a board of 16 rows; up to 9 can be opened",
    );
}

#[test]
fn json_that_is_cut_off_is_told_with_its_end() {
    assert_error(
        "{\"size\": 9, \"grid\": [",
        "line 1, column 21: this is not JSON, or it is cut off",
    );
}

#[test]
fn lines_may_be_broken() {
    for format in [Format::Ps, Format::SumoCue] {
        let text = String::from_utf8(write(&killer(), format).unwrap()).unwrap();
        let mut broken = String::new();
        for (number, part) in text.split_inclusive([':', '=', '+']).enumerate() {
            broken += part;
            if number > 3 && number.is_multiple_of(9) {
                broken.push('\n');
            }
        }
        assert_ne!(broken, text);
        let both = format!("{broken}\n{text}");
        assert_eq!(
            read(both.as_bytes()).unwrap(),
            [killer(), killer()],
            "{format}"
        );
    }
    let jigsaw = on(LayoutBuilder::new(9).regions_from(JIGSAW));
    let line = String::from_utf8(write(&jigsaw, Format::Jigsaw).unwrap()).unwrap();
    let (givens, regions) = line.split_at(81);
    let file = format!("{ASSIGNMENT}\n{givens}\n{regions}{ASSIGNMENT}\n");
    let classic = puzzle(ASSIGNMENT);
    let expected = [classic.clone(), jigsaw, classic];
    assert_eq!(read(file.as_bytes()).unwrap(), expected);
}

/// Returns the sentence about the only mistake of a file.
fn said(file: &str) -> String {
    read(file.as_bytes()).unwrap_err().to_string()
}

#[test]
fn bad_regions_on_a_line_of_their_own_are_told_as_if_run_together() {
    let letters = |regions: &str| -> String {
        let letter = |it: char| char::from(b'A' - 1 + it.to_digit(10).unwrap() as u8);
        regions.chars().map(letter).collect()
    };
    let eight = JIGSAW.replacen('1', "2", 1);
    let ten = JIGSAW.replacen('1', "0", 1);
    let ten_letters = letters(JIGSAW).replacen('A', "J", 1);
    let one = "1".repeat(81);
    for regions in [&eight, &letters(&eight), &ten, &ten_letters, &one] {
        for givens in [ASSIGNMENT.trim(), &".".repeat(81)] {
            let apart = said(&format!("{givens}\n{regions}\n"));
            assert_eq!(apart, said(&format!("{givens}{regions}\n")), "{regions}");
            assert!(apart.starts_with("line 1, column 1: the "), "{apart}");
        }
    }
    assert_error(
        format!("{}\n{ten}", ".".repeat(81)),
        "line 1, column 1: the board has 10 regions; it needs 9",
    );
    // A region may be in two pieces.
    let apart = JIGSAW.replacen('1', "9", 1);
    let apart = apart[..80].to_owned() + "1";
    let jigsaw = only(format!("{}\n{apart}\n", ".".repeat(81)));
    assert_eq!(jigsaw, only(".".repeat(81) + &apart));
    // The number is the number of the line with the givens.
    let file = format!("{}\n{}\r\n{eight}\n", ASSIGNMENT.trim(), ".".repeat(81));
    assert_error(
        file,
        "line 2, column 1: the region of r1c1 has 10 cells; it needs 9",
    );
}

#[test]
fn two_lines_of_digits_are_two_puzzles_where_the_second_can_be_one() {
    let full = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    // Two equal digits side by side are there by mistake.
    let clash = full.replacen("12", "11", 1);
    let zeros = "0".repeat(79) + "11";
    let crosses = "x".repeat(40) + "1" + &"x".repeat(40);
    for second in [full, &clash, &zeros, &crosses, ASSIGNMENT.trim()] {
        let file = format!("{}\n{second}\n", ASSIGNMENT.trim());
        let read = read(file.as_bytes()).unwrap();
        assert_eq!(read.len(), 2, "{second}");
        assert!(read.iter().all(|it| it.layout.is_classic()), "{second}");
    }
}
