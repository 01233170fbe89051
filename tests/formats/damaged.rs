//! A slip in a file with more than digits is told with its true reason and place: it is never read
//! as another puzzle.

use crate::common::boards::JIGSAW;
use crate::common::files::{assert_error, assert_error_at, killer, only, rows, text};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND};
use serde_json::{Value, json};
use sudoku_stepper::formats::{BitOrder, Format, Reader, read, read_sound, write_line};
use sudoku_stepper::grid::Cell;

/// Nine rows of cells or names with a blank between any two.
fn spaced(line: &str) -> Vec<String> {
    let row = |row: &str| {
        let cells: Vec<String> = row.chars().map(String::from).collect();
        cells.join(" ")
    };
    rows(line).lines().map(row).collect()
}

fn joined(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

/// A jigsaw below its size: line 1 is the size, line 2 the first row, line 11 the first regions.
fn below_size() -> Vec<String> {
    let mut lines = vec!["9 9".to_owned()];
    lines.extend(spaced(ASSIGNMENT));
    lines.extend(spaced(JIGSAW));
    lines
}

#[test]
fn a_slip_in_the_rows_below_a_size_is_refused_with_its_line() {
    let mut empty = below_size();
    empty.splice(1..10, spaced(&".".repeat(81)));
    assert!(!only(joined(&empty)).layout.has_classic_boxes());
    empty[13] = empty[13].replacen('4', "?", 1);
    let told = "'?' does not name a region";
    assert_error_at(&joined(&empty), "?", told);
    for line in [3, 11, 14, 18] {
        let with = |change: fn(&str) -> String| {
            let mut lines = below_size();
            lines[line] = change(&lines[line]);
            joined(&lines)
        };
        let told = |found| format!("line {} has {found} cells, 9 are needed", line + 1);
        assert_error(with(|row| row[2..].to_owned()), &told(8));
        assert_error(with(|row| row.to_owned() + " 3"), &told(10));
        assert_error(with(|row| row.replacen(' ', "", 1)), &told(8));
    }
    let without = |line: usize| {
        let mut lines = below_size();
        lines.remove(line);
        joined(&lines)
    };
    let twice = |line: usize| {
        let mut lines = below_size();
        lines.insert(line, lines[line].clone());
        joined(&lines)
    };
    let grid = |found| {
        format!("line 2, column 1: the grid that begins here has {found} rows, 9 are needed")
    };
    assert_error(without(4), &grid(8));
    assert_error(twice(4), &grid(10));
    let regions = |found| {
        format!("line 11, column 1: the regions that begin here have {found} rows, 9 are needed")
    };
    assert_error(without(14), &regions(8));
    assert_error(twice(14), &regions(10));
}

#[test]
fn a_row_too_few_or_too_many_below_a_size_is_refused() {
    let small: Vec<String> = ["1..4", "..2.", ".3..", "4..1"].map(str::to_owned).to_vec();
    for (size, grid, needed) in [
        ("9 9", spaced(ASSIGNMENT), 9),
        ("3 3", spaced(SECOND), 9),
        ("4 4", small, 4),
    ] {
        let with = |grid: &[String]| format!("{size}\n{}", joined(grid));
        assert_eq!(only(with(&grid)).layout.size(), needed);
        let told = |found: usize| {
            format!(
                "line 2, column 1: the grid that begins here has {found} rows, {needed} are needed"
            )
        };
        assert_error(with(&grid[1..]), &told(needed - 1));
        let more = [&grid[..], &grid[2..3]].concat();
        assert_error(with(&more), &told(needed + 1));
    }
}

#[test]
fn another_size_than_that_of_the_rows_is_refused() {
    let told = "line 1, column 1: the size does not fit the rows";
    for size in ["8 8", "9 8", "4x4", "2x3", "9 3 4"] {
        assert_error(format!("{size}\n{}", joined(&spaced(ASSIGNMENT))), told);
    }
    let jigsaw = joined(&[spaced(ASSIGNMENT), spaced(JIGSAW)].concat());
    assert!(!only(format!("9x9\n{jigsaw}")).layout.has_classic_boxes());
    for size in ["9x8", "8 8"] {
        assert_error(format!("{size}\n{jigsaw}"), told);
    }
    let told = "line 1, column 1: a board of 8 rows is told, and there are 9";
    assert_error(format!("8\n{jigsaw}"), told);
    // A number above the rows may be that of the puzzle.
    for number in ["8", "17"] {
        only(format!("{number}\n{}", joined(&spaced(ASSIGNMENT))));
    }
}

#[test]
fn a_sign_in_the_regions_of_andoku_is_refused_with_its_place() {
    let (begin, end) = JIGSAW.split_at(20);
    let given = ".".repeat(81);
    assert!(!only(format!("{given}|{JIGSAW}")).layout.has_classic_boxes());
    for behind in ["", "|", "|X"] {
        let line = |regions: &str| format!("{given}|{regions}{behind}");
        let told = |sign| format!("line 1, column 103: '{sign}' does not name a region");
        assert_error(line(&format!("{begin},{end}")), &told(","));
        assert_error(line(&format!("{begin},{}", &end[1..])), &told(","));
        assert_error(line(&format!("{begin}?{}", &end[1..])), &told("?"));
        for (regions, found) in [
            (format!("{begin}{}", &end[1..]), 80),
            (format!("{begin}1{end}"), 82),
        ] {
            let told = read_told(&line(&regions));
            let said = format!("{found} cells, 81 are needed");
            assert!(told.ends_with(&said), "{told}");
        }
        if !behind.is_empty() {
            let told = "line 1, column 83: the regions have 20 cells, 81 are needed";
            assert_error(line(&format!("{begin}|{end}")), told);
        }
        let short = format!("{}|{JIGSAW}{behind}", &given[1..]);
        assert_error(short, "line 1 has 80 cells, 81 are needed");
        // It costs no other puzzle of the file.
        let good = line(JIGSAW);
        let file = format!(
            "{good}\n{}\n{good}\n",
            line(&format!("{begin},{}", &end[1..]))
        );
        let (read, mistake) = read_sound(file.as_bytes(), BitOrder::default()).unwrap();
        assert_eq!(read.puzzles.len(), 2);
        assert_eq!(mistake.and_then(|it| it.line()), Some(2));
    }
}

/// A puzzle of f-puzzles.
fn f_puzzles() -> Value {
    let cell = |one: char| match one.to_digit(10) {
        Some(digit) => json!({"value": digit, "given": true}),
        None => json!({}),
    };
    let cells: Vec<Value> = ASSIGNMENT.chars().map(cell).collect();
    let rows: Vec<&[Value]> = cells.chunks(9).collect();
    json!({"size": 9, "grid": rows})
}

#[test]
fn a_name_in_a_cell_or_a_cage_that_looks_like_a_known_one_is_refused() {
    let with = |name: &str, cell: Value| {
        let mut puzzle = f_puzzles();
        puzzle["grid"][2][4] = cell;
        let file = puzzle.to_string();
        let known = if name == "givn" { "given" } else { "value" };
        let told = format!("'{name}' is not known, and looks like '{known}'");
        (file, told)
    };
    for name in ["vlue", "Value", "valeu", "valu", "values"] {
        for digit in [json!(5), json!("5")] {
            let (file, told) = with(name, json!({ name: digit }));
            assert!(read_told(&file).ends_with(&told), "{}", read_told(&file));
        }
    }
    let (file, told) = with("givn", json!({"value": 5, "givn": true}));
    assert!(read_told(&file).ends_with(&told), "{}", read_told(&file));
    // Fields of other programs say nothing of the digit.
    for field in ["note", "shade", "id"] {
        let mut puzzle = f_puzzles();
        puzzle["grid"][2][1][field] = json!("blue");
        assert_eq!(write_line(&only(puzzle.to_string()).givens), ASSIGNMENT);
    }
    for (name, cage) in [
        ("vlue", json!({"cells": ["R1C1", "R1C2"], "vlue": "9"})),
        ("cels", json!({"cels": ["R1C1", "R1C2"], "value": "9"})),
    ] {
        let mut puzzle = f_puzzles();
        puzzle["killercage"] = json!([cage]);
        let told = read_told(&puzzle.to_string());
        assert!(told.contains(&format!("'{name}' is not known")), "{told}");
    }
}

#[test]
fn a_damaged_cell_or_list_of_f_puzzles_is_refused_with_its_place() {
    let file = f_puzzles().to_string();
    assert_eq!(write_line(&only(&file).givens), ASSIGNMENT);
    let not_json = "this is not JSON, or it is cut off";
    for between in ["},abc,{", "}abc,{", "},,{", "}{"] {
        let odd = file.replacen("},{", between, 1);
        let told = read_told(&odd);
        assert!(
            told.starts_with("line 1, column ") && told.ends_with(not_json),
            "{between} {told}"
        );
    }
    for cell in [json!("x"), json!(5), json!([5])] {
        let mut odd = f_puzzles();
        odd["grid"][2][0] = cell.clone();
        let told = read_told(&odd.to_string());
        assert!(told.ends_with(&format!("'{cell}' is not a cell")), "{told}");
    }
}

#[test]
fn a_value_of_another_kind_is_refused_as_such() {
    for (name, value, told) in [
        (
            "diagonal+",
            json!(1),
            "'1' stands where true or false belongs",
        ),
        (
            "antiknight",
            json!("yes"),
            "'\"yes\"' stands where true or false belongs",
        ),
        ("killercage", json!(5), "'5' stands where a list belongs"),
        (
            "killercage",
            json!([{"cells": "R1C1"}]),
            "'\"R1C1\"' stands where a list belongs",
        ),
    ] {
        let mut puzzle = f_puzzles();
        puzzle[name] = value;
        let error = read_told(&puzzle.to_string());
        assert!(error.ends_with(told), "{error}");
    }
}

#[test]
fn a_word_among_the_digits_of_json_is_refused() {
    let row = |row: &str| {
        row.replace('.', "0")
            .chars()
            .map(|it| it.to_digit(10))
            .collect()
    };
    let grid: Vec<Vec<Option<u32>>> = rows(ASSIGNMENT).lines().map(row).collect();
    let file = json!({"puzzle": grid, "level": "easy"}).to_string();
    assert_eq!(write_line(&only(&file).givens), ASSIGNMENT);
    for odd in ["x", "07"] {
        let told = read_told(&file.replacen('7', odd, 1));
        assert!(
            told.ends_with("this is not JSON, or it is cut off"),
            "{told}"
        );
    }
}

#[test]
fn a_line_of_a_table_with_a_quotation_mark_too_few_is_refused() {
    let with = |name: &str| {
        format!("name,puzzle,solution\n{name},\"{ASSIGNMENT}\",\"{ASSIGNMENT_SOLVED}\"\n")
    };
    assert_eq!(write_line(&only(with("\"a\"")).givens), ASSIGNMENT);
    let told = "line 2, column 1: a field of this line lacks one of its quotation marks";
    assert_error(with("\"a"), told);
}

#[test]
fn a_grid_of_ksudoku_without_its_values_is_refused() {
    let with = |values: &str| {
        format!(
            "<ksudoku>\n<game>\n<puzzle>\n<graph order=\"9\" type=\"sudoku\" \
             specific-type=\"Plain\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\"/>\n{values}\
             </puzzle>\n</game>\n</ksudoku>\n"
        )
    };
    let values = ASSIGNMENT.replace('.', "_");
    let read = with(&format!("<values>{values}</values>\n"));
    assert_eq!(only(read).given_count(), 37);
    let told = "no digit is found in the cells of this grid";
    assert_error_at(&with(""), "<graph", told);
}

/// The rows of the assignment.
fn lines() -> Vec<String> {
    rows(ASSIGNMENT).lines().map(str::to_owned).collect()
}

#[test]
fn a_short_or_empty_row_of_a_table_is_refused_with_its_line() {
    let html = |rows: &[String], between: &str| {
        let row = |row: &String| {
            let cells = row.replace('.', " ");
            let cells = cells
                .chars()
                .map(|one| format!("<td>{}</td>{between}", one.to_string().trim()));
            format!("<tr>{between}{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = rows.iter().map(row).collect();
        format!("<table>\n{rows}</table>\n")
    };
    for (between, line) in [("", 6), ("\n", 46)] {
        let mut rows = lines();
        assert_eq!(write_line(&only(html(&rows, between)).givens), ASSIGNMENT);
        rows[4].pop();
        let told = format!("line {line} has 8 cells, 9 are needed");
        assert_error(html(&rows, between), &told);
    }
    for empty in [" ", ".", "0"] {
        for head in ["", "|A|B|C|D|E|F|G|H|I|\n|-|-|-|-|-|-|-|-|-|\n"] {
            let row = |row: &String| {
                let cells = row
                    .chars()
                    .map(|one| format!(" {one} |").replace('.', empty));
                format!("|{}\n", cells.collect::<String>())
            };
            let mut all: Vec<String> = lines().iter().map(row).collect();
            assert_eq!(
                write_line(&only(head.to_owned() + &all.concat()).givens),
                ASSIGNMENT
            );
            let line = head.lines().count() + 5;
            all[4] = "|\n".to_owned();
            let told = format!("line {line} has 0 cells, 9 are needed");
            assert_error(head.to_owned() + &all.concat(), &told);
        }
    }
}

#[test]
fn among_signs_of_empty_cells_a_blank_row_of_a_table_is_refused() {
    let row = |row: &String| {
        row.chars()
            .map(|one| format!("| {one} "))
            .collect::<String>()
            + "|\n"
    };
    let mut all: Vec<String> = lines().iter().map(row).collect();
    all[4] = "| ".repeat(9) + "|\n";
    assert_error(all.concat(), "line 5 has 0 cells, 9 are needed");
}

#[test]
fn marks_divided_by_stars_with_a_slip_are_refused_with_the_reason() {
    let cell = |one: char| if one == '.' { "12" } else { "3" };
    let row = |row: &String| {
        let cells: Vec<&str> = row.chars().map(cell).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|it| it.join(" ")).collect();
        boxes.join(" * ") + "\n"
    };
    let rows: Vec<String> = lines().iter().map(row).collect();
    let mut short = rows.clone();
    short[4] = short[4][short[4].find(' ').unwrap() + 1..].to_owned();
    assert_error(short.concat(), "line 5 has 8 cells, 9 are needed");
    let told = "line 1, column 1: the grid that begins here has 8 rows, 9 are needed";
    assert_error(rows[1..].concat(), told);
}

#[test]
fn a_row_missing_under_a_section_is_refused_at_the_section() {
    let (puzzle, state) = (rows(ASSIGNMENT), lines());
    let with = |state: &[String]| format!("[Puzzle]\n{puzzle}[State]\n{}", joined(state));
    assert_eq!(write_line(&only(with(&state)).givens), ASSIGNMENT);
    let told = "line 12, column 1: the grid that begins here has 8 rows, 9 are needed";
    assert_error(with(&state[1..]), told);
}

#[test]
fn a_sentence_between_the_rows_is_told_as_no_row() {
    let said = "I am stuck here.";
    for (before, mark, gap) in [
        ("", "", ""),
        ("Dear Ann,\n\nhere it is:\n\n", "", ""),
        ("Dear Ann,\n\nhere it is:\n\n", "> ", "\n"),
        ("Subject: sudoku\n\n", "", "\n"),
    ] {
        let row = |row: &String| format!("{mark}{row}\n");
        let rows: Vec<String> = lines().iter().map(row).collect();
        let (above, below) = rows.split_at(4);
        let above = format!("{before}{}{gap}", above.concat());
        let line = above.lines().count() + 1;
        let file = format!("{above}{said}\n{gap}{}\nBye\n", below.concat());
        assert_error(
            file,
            &format!("line {line} is not a row of a Sudoku: '{said}'"),
        );
    }
}

#[test]
fn a_short_row_in_a_line_of_lists_is_told_by_its_number() {
    let list = |row: &String| {
        let cells: Vec<String> = row.replace('.', "0").chars().map(String::from).collect();
        format!("[{}]", cells.join(","))
    };
    let mut rows = lines();
    rows[4].pop();
    let rows: Vec<String> = rows.iter().map(list).collect();
    for (before, behind) in [("", ""), ("grid = ", ""), ("int g[9][9] = ", ";")] {
        let file = format!("{before}[{}]{behind}\n", rows.join(","));
        assert_error_at(&file, &rows[4], "row 5 has 8 cells, 9 are needed");
    }
}

/// The error about a file.
fn read_told(file: &str) -> String {
    sudoku_stepper::formats::read(file.as_bytes())
        .map(|it| format!("{} puzzles are read", it.len()))
        .unwrap_or_else(|error| error.to_string())
}

#[test]
fn a_killer_of_arrows_with_a_slip_is_refused_with_the_reason() {
    let line = text(&killer(), Format::Arrows);
    let line = line.trim();
    assert_eq!(only(line).layout, killer().layout);
    assert_error(&line[..80], "line 1 has 80 cells, 81 are needed");
    assert_error(format!("{line}0"), "line 1 has 82 cells, 81 are needed");
    let odd = format!("{}?{}", &line[..40], &line[41..]);
    assert_error(
        odd,
        "line 1, column 41: '?' is neither a sum nor an arrow to the next cell of a cage",
    );
}

#[test]
fn a_map_of_arrows_and_sums_with_a_slip_is_refused_with_the_reason() {
    let puzzle = killer();
    let field = |cell: Cell| {
        let cage = puzzle.layout.cage_of(cell).unwrap();
        match cage.cells.first() == Some(cell) {
            true => cage.sum.unwrap().to_string(),
            false => "<".to_owned(),
        }
    };
    let fields: Vec<String> = Cell::all().map(field).collect();
    let rows: Vec<String> = fields.chunks(9).map(|row| row.join(" ")).collect();
    assert_eq!(only(joined(&rows)).layout, puzzle.layout);
    let mut short = rows.clone();
    short[4] = short[4].strip_suffix(" <").unwrap().to_owned();
    assert_error(joined(&short), "line 5 has 8 cells, 9 are needed");
    let told = "line 1, column 1: the grid that begins here has 8 rows, 9 are needed";
    assert_error(joined(&rows[1..]), told);
    let mut off = rows.clone();
    off[4] = off[4].strip_suffix('<').unwrap().to_owned() + ">";
    let told = "line 5, column 1: the arrow in r5c9 leads off the board";
    assert_error(joined(&off), told);
}

#[test]
fn a_cell_of_sumocue_without_its_number_is_refused_by_its_name() {
    let line = text(&killer(), Format::SumoCue);
    let line = line.trim();
    assert_eq!(only(line).layout, killer().layout);
    let number = line[12..].find(['=', '+']).unwrap() + 12;
    let missing = format!("{}{}", &line[..10], &line[number..]);
    assert_error(missing, "line 1, column 1: the number of r1c1 is missing");
    let odd = line.replacen("+0", "#0", 1);
    let told = read_told(&odd);
    let rest = odd.split_once('#').unwrap().1;
    let shown = format!("#{}…", &rest[..11]);
    assert_eq!(
        told,
        format!("line 1, column 1: r1c2 begins with '=' or '+', and not with '{shown}'")
    );
}

#[test]
fn other_boxes_than_those_of_perfect_sudoku_are_refused() {
    for boxes in ["4x3", "2x3", "33"] {
        assert_error(
            format!("{boxes}::k:{}", "0:".repeat(81)),
            &format!(
                "line 1, column 1: boxes of {boxes} are not in this format, which has those of 3x3 only"
            ),
        );
    }
}

#[test]
fn a_plus_without_its_digit_is_refused_with_its_place() {
    let entered = |one: char| match one {
        '4' => "+4".to_owned(),
        other => other.to_string(),
    };
    let line: String = ASSIGNMENT.chars().map(entered).collect();
    assert_eq!(only(&line).given_count(), 31);
    for removed in ["", ":411 611"] {
        let with = |from: &str, to: &str| line.replacen(from, to, 1) + removed;
        assert_error_at(&with("+4", "+."), "+.", "no digit follows this '+'");
        assert_error_at(&with("+4", "++"), "++", "no digit follows this '+'");
        assert_error(with("+4", ""), "line 1 has 80 cells, 81 are needed");
        assert_error(with("+4", "+4."), "line 1 has 82 cells, 81 are needed");
    }
}

#[test]
fn a_misspelled_section_or_key_of_an_own_file_is_refused_by_its_name() {
    let file = text(&killer(), Format::Own);
    assert_eq!(only(&file).layout, killer().layout);
    for wrong in ["layuot", "la2yout", "Layout"] {
        let told = format!("'{wrong}' is not known, and looks like 'layout'");
        assert_error_at(
            &file.replace("[layout]", &format!("[{wrong}]")),
            wrong,
            &told,
        );
    }
    let error = read(file.replace("givens", "givns").as_bytes());
    let told = error.unwrap_err().to_string();
    let wrong = "'givns' is not known, and looks like 'givens'";
    assert!(told.starts_with("line ") && told.contains(wrong), "{told}");
    // A later program may write more.
    assert_eq!(
        only(format!("{file}\n[later]\nmore = 1\n")).layout,
        killer().layout
    );
}

#[test]
fn a_line_of_andoku_that_was_cut_in_its_regions_is_refused() {
    let line = |count: usize| format!("{ASSIGNMENT}|{}", &JIGSAW[..count]);
    for found in [4, 5, 6, 20, 40, 60, 71] {
        let told = format!("line 1, column 83: the regions have {found} cells, 81 are needed");
        assert_error(line(found), &told);
    }
    for level in ["easy", "difficult", "12", "8.4", "1111", "expert"] {
        let puzzle = only(format!("{ASSIGNMENT}|{level}"));
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{level}");
    }
}

#[test]
fn more_cells_of_sumocue_than_a_board_has_are_refused_with_their_count() {
    let line = text(&killer(), Format::SumoCue);
    for (more, found) in [("=5", 82), ("=0=7+3", 84), (" =0", 82)] {
        let told = format!("line 1 has {found} cells, 81 are needed");
        assert_error(format!("{}{more}", line.trim_end()), &told);
    }
    let twice = format!("SumoCueV1{}", "=0".repeat(162));
    assert_error(twice, "line 1 has 162 cells, 81 are needed");
    let regions = format!("SumoCueV1{}", "=0J0".repeat(82));
    assert_error(regions, "line 1 has 82 cells, 81 are needed");
    assert_error(
        format!("{}Monday", line.trim_end()),
        "line 1, column 1: 'Monday' follows the value, and the line has to end there",
    );
    for title in [" Monday", "#Monday", " # Monday"] {
        let puzzle = only(format!("{}{title}", line.trim_end()));
        assert_eq!(puzzle.title.as_deref(), Some("Monday"));
    }
}

#[test]
fn a_number_that_no_cell_of_a_killer_line_can_have_is_refused() {
    let line = text(&killer(), Format::Ps);
    assert_eq!(only(&line).layout, killer().layout);
    let first = line.split(':').nth(3).unwrap().to_owned();
    for wrong in ["108", "179", "435", "255"] {
        let line = line.replacen(&format!(":{first}:"), &format!(":{wrong}:"), 1);
        assert_error(line, &format!("line 1, column 8: {wrong} is no cage"));
    }
}

#[test]
fn an_unknown_letter_of_a_game_id_is_refused_by_its_name() {
    let id = "3x3:a1b2c3d4e5f6g7h8i9p";
    let with = |letters: &str| id.replacen("3x3", &format!("3x3{letters}"), 1);
    let told = |one: &str| {
        format!("line 1, column 1: '{one}' is not known here; known are: j, x, k, r, m, a, d")
    };
    assert_error(with("y"), &told("y"));
    assert_error(with("xq"), &told("q"));
    assert_error(with("adz"), &told("z"));
    for known in ["r2", "m4", "md2", "a", "du", "r4dt", "adb"] {
        let error = read(with(known).as_bytes());
        let said = error.map_or_else(|error| error.to_string(), |_| String::new());
        assert!(!said.contains("is not known"), "{known}: {said}");
    }
}

#[test]
fn two_puzzles_in_one_line_are_told_as_such() {
    let told = "line 1, column 1: this line has several puzzles, and each needs a line of its own";
    assert_error(format!("{ASSIGNMENT}{SECOND}\n"), told);
    assert_error(format!("{ASSIGNMENT}{SECOND}\n{SECOND}\n"), told);
}

#[test]
fn a_misspelled_name_in_an_extra_region_is_refused_by_it() {
    let grid = vec![vec![json!({}); 9]; 9];
    let cells: Vec<String> = (1..=9).map(|column| format!("R1C{column}")).collect();
    for wrong in ["c4ells", "cels"] {
        let file = json!({ "size": 9, "grid": grid, "extraregion": [{ wrong: cells }] });
        let told = read(file.to_string().as_bytes()).unwrap_err().to_string();
        let named = format!("'{wrong}' is not known");
        assert!(told.contains(&named), "{told}");
    }
}

#[test]
fn regions_in_digits_with_a_row_or_a_cell_missing_cost_the_whole_jigsaw() {
    let digits: Vec<String> = rows(JIGSAW).lines().map(str::to_owned).collect();
    let file = |regions: &[String]| format!("{}\n{}", rows(ASSIGNMENT), joined(regions));
    assert!(!only(file(&digits)).layout.has_classic_boxes());
    let refused = |regions: &[String]| {
        let file = file(regions);
        read_sound(file.as_bytes(), BitOrder::default())
            .expect_err(&file)
            .to_string()
    };
    let begin = |found| {
        format!("line 11, column 1: the regions that begin here have {found} rows, 9 are needed")
    };
    let mut without = digits.clone();
    without.remove(4);
    assert_eq!(refused(&without), begin(8));
    assert_eq!(refused(&digits[..5]), begin(5));
    let mut short = digits;
    short[3].pop();
    assert_eq!(refused(&short), "line 14 has 8 cells, 9 are needed");
}

#[test]
fn rows_with_letters_for_empty_cells_are_not_the_regions_of_a_grid() {
    let puzzle =
        "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3";
    for sign in ["x", "X", "○"] {
        let mut lines: Vec<String> = rows(puzzle).lines().map(str::to_owned).collect();
        lines[5].replace_range(4..5, "?");
        let file = joined(&lines).replace('.', sign);
        assert_error(file, "line 6, column 5: '?' is not a digit");
    }
}

#[test]
fn the_regions_of_a_jigsaw_that_are_cut_off_are_no_puzzle_of_another_size() {
    let regions = "111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3);
    for length in [16, 36] {
        let text = format!("{ASSIGNMENT}\n{}\n", &regions[..length]);
        let mut reader = Reader::new(text.as_bytes()).unwrap();
        let refused = reader.next().unwrap().unwrap_err().to_string();
        assert!(refused.starts_with("line 2, column 1: "), "{refused}");
        assert!(refused.contains(&length.to_string()), "{refused}");
        assert!(
            reader.next().is_none(),
            "the givens alone are another puzzle"
        );
    }
    // A small puzzle may follow a large one.
    let both = format!("{ASSIGNMENT}\n1...2...3...4...\n");
    assert_eq!(read(both.as_bytes()).unwrap().len(), 2);
}
