//! A slip of the hand in a file of a common kind is told with its true reason and place, and costs
//! nothing but itself.

use crate::common::files::{assert_error, assert_error_at, only, reading, rows};
use crate::common::{ASSIGNMENT, SECOND};
use sudoku_stepper::formats::{
    BitOrder, Format, Loss, ReadingNote, losses, read_sound, write_line,
};

/// The nine rows of a puzzle.
fn lines(puzzle: &str) -> Vec<String> {
    rows(puzzle).lines().map(str::to_owned).collect()
}

/// Rows with this between any two of them, and a line end.
fn parted(rows: &[String], by: &str) -> String {
    rows.join(by) + "\n"
}

fn without(mut rows: Vec<String>, row: usize) -> Vec<String> {
    rows.remove(row);
    rows
}

fn twice(mut rows: Vec<String>, row: usize) -> Vec<String> {
    rows.insert(row, rows[row].clone());
    rows
}

fn found(text: &str) -> Vec<String> {
    let puzzles = reading(text).puzzles;
    puzzles.iter().map(|it| write_line(&it.givens)).collect()
}

#[test]
fn rows_with_a_blank_line_between_each_two_are_never_completed_with_those_of_the_next_grid() {
    let [first, second] = [ASSIGNMENT, SECOND].map(lines);
    let open = |rows: &[String]| parted(rows, "\n\n");
    for between in ["\n", "\n\n", "\nNext\n\n", "\n--------\n\n"] {
        let file = |one: &[String], other: &[String]| open(one) + between + &open(other);
        assert_eq!(found(&file(&first, &second)), [ASSIGNMENT, SECOND]);
        for row in [0, 4, 8] {
            let is_even = !matches!(between, "\n\n" | "\nNext\n\n");
            let told = |found: usize| {
                let (found, needed) = match is_even {
                    true => (found + 9, 18),
                    false => (found, 9),
                };
                format!(
                    "line 1, column 1: the grid that begins here has {found} rows, {needed} are needed"
                )
            };
            assert_error(file(&twice(first.clone(), row), &second), &told(10));
            assert_error(file(&without(first.clone(), row), &second), &told(8));
        }
    }
    // A grid below that has none is another.
    let file = open(&first) + "\n" + &parted(&second, "\n");
    assert_eq!(found(&file), [ASSIGNMENT, SECOND]);
}

#[test]
fn a_tenth_row_below_a_whole_grid_is_refused_however_the_rows_are_set_apart() {
    let told = "line 1, column 1: the grid that begins here has 10 rows, 9 are needed";
    let grid = twice(lines(ASSIGNMENT), 4);
    let boxes: Vec<String> = grid.chunks(3).map(|rows| parted(rows, "\n")).collect();
    assert_error(boxes.join("\n"), told);
    let names: [fn(usize) -> String; 5] = [
        |at| format!("{at}: "),
        |at| format!("row{at}="),
        |at| format!("row.{at} = "),
        |at| format!("R{at}="),
        |at| format!("row{at}: "),
    ];
    for name in names {
        let named = (1..)
            .zip(&grid)
            .map(|(at, row)| format!("{}{row}\n", name(at)));
        assert_error(named.collect::<String>(), told);
    }
    let table = (1..).zip(&grid).map(|(at, row)| {
        let fields = row.chars().map(|one| format!(",{one}").replace('.', ""));
        format!("{at}{}\n", fields.collect::<String>())
    });
    let table = format!(",A,B,C,D,E,F,G,H,I\n{}", table.collect::<String>());
    assert_error(table, &told.replace("line 1", "line 2"));
}

#[test]
fn among_blanks_as_empty_cells_a_row_too_long_or_left_empty_is_refused() {
    let blank = |row: &str| row.replace('.', " ");
    let grid: Vec<String> = lines(ASSIGNMENT).iter().map(|row| blank(row)).collect();
    let spread = |row: &String| row.split("").collect::<Vec<_>>().join(" ")[1..18].to_owned();
    let wide: Vec<String> = grid.iter().map(spread).collect();
    for grid in [&grid, &wide] {
        assert_eq!(found(&parted(grid, "\n")), [ASSIGNMENT]);
        let mut long = grid.clone();
        long[4].insert_str(0, if grid == &wide { "7 " } else { "7" });
        assert_error(parted(&long, "\n"), "line 5 has 10 cells, 9 are needed");
        let mut empty = grid.clone();
        empty[4].clear();
        assert_error(parted(&empty, "\n"), "the file has 8 rows, 9 are needed");
        let less = parted(&without(grid.clone(), 3), "\n");
        assert_error(&less, "the file has 8 rows, 9 are needed");
    }
}

#[test]
fn a_numbered_line_of_other_than_81_cells_is_refused_with_their_number() {
    for number in ["1. ", "1) ", "12: ", "1 ", "1\t", "1,"] {
        for other in [None, Some(SECOND)] {
            let before = other
                .map(|it| format!("{number}{it}\n"))
                .unwrap_or_default();
            let line = 1 + usize::from(other.is_some());
            let told = |found| format!("line {line} has {found} cells, 81 are needed");
            let end = &ASSIGNMENT[..80];
            assert_error(format!("{before}{number}{ASSIGNMENT}.\n"), &told(82));
            assert_error(format!("{before}{number}{end}\n"), &told(80));
        }
    }
    // Behind words, the point ends a sentence.
    assert_eq!(found(&format!("Try this: {ASSIGNMENT}.\n")), [ASSIGNMENT]);
}

#[test]
fn a_line_of_candidates_of_another_length_or_with_another_sign_is_refused() {
    let candidates = |one: char| match one.to_digit(10) {
        Some(digit) => (1..=9)
            .map(|it| if it == digit { one } else { '.' })
            .collect(),
        None => "123456789".to_owned(),
    };
    let line: String = ASSIGNMENT.chars().map(candidates).collect();
    assert_eq!(reading(&line).puzzles.len(), 1);
    assert_error(&line[1..], "line 1 has 728 cells, 729 are needed");
    assert_error(format!("{line}."), "line 1 has 730 cells, 729 are needed");
    let (begin, end) = line.split_at(9);
    let odd = format!("{begin}x{}", &end[1..]);
    assert!(sudoku_stepper::formats::read(odd.as_bytes()).is_err());
}

#[test]
fn a_line_of_all_rows_loses_neither_its_first_row_nor_its_first_cell() {
    let rows = lines(ASSIGNMENT);
    assert_eq!(found(&parted(&rows, " ")), [ASSIGNMENT]);
    let told = |found| format!("line 1 has {found} cells, 81 are needed");
    assert_error(parted(&twice(rows.clone(), 3), " "), &told(90));
    assert_error(parted(&without(rows, 3), " "), &told(72));
    let list = |cells: &str| {
        let cells: Vec<String> = cells.chars().map(|one| format!("\"{one}\"")).collect();
        let rows: Vec<String> = cells
            .chunks(9)
            .map(|row| format!("[{}]", row.join(",")))
            .collect();
        format!("board =\n[{}]\n", rows.join(","))
    };
    assert_eq!(found(&list(ASSIGNMENT)), [ASSIGNMENT]);
    let long = list(&format!("{ASSIGNMENT}5"));
    assert!(sudoku_stepper::formats::read(long.as_bytes()).is_err());
}

#[test]
fn a_few_cells_with_several_digits_are_told_and_lost_in_formats_without_notes() {
    let spread = |puzzle: &str, by: &str| -> String {
        let row = |row: &str| row.split("").collect::<Vec<_>>().join(by);
        let rows = lines(puzzle)
            .into_iter()
            .map(|it| row(&it).trim().to_owned() + "\n");
        rows.collect()
    };
    let slip = spread(ASSIGNMENT, " ").replacen('7', "74", 1);
    let read = reading(&slip);
    let note = ReadingNote::FewNotes {
        count: 1,
        first: 1,
        digits: "4, 7".to_owned(),
    };
    assert_eq!(read.notes, [note]);
    assert!(losses(&read.puzzles[0], Format::Line).contains(&Loss::Removed));
    // Where a nought is an empty cell, they are refused.
    assert_error_at(&slip.replace('.', "0"), "74", "'74' is not a digit");
    // Where most empty cells have notes, these are meant.
    let noted = spread(ASSIGNMENT, " ").replace('.', "12");
    assert_eq!(reading(&noted).notes, []);
}

#[test]
fn each_mail_of_a_mailbox_is_read_in_its_own_encoding() {
    let plain = |subject: &str, text: &str| format!("Subject: {subject}\n\n{text}");
    let coded = |subject: &str, text: &str| {
        let text = text.replace('=', "=3D");
        // Long lines are broken.
        let text = format!("{}=\n{}", &text[..40], &text[40..]);
        format!(
            "Subject: {subject}\nContent-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n{text}"
        )
    };
    let from = "From a@example.org Thu Jan  1 00:00:00 2026\nFrom: a@example.org\n";
    for mail in [&plain as &dyn Fn(&str, &str) -> String, &coded] {
        let one = mail("One", &format!("{ASSIGNMENT}\n"));
        let two = mail("Two", &format!("{SECOND}\n"));
        let puzzles = reading(format!("{from}{one}\n{from}{two}\n")).puzzles;
        let titles: Vec<_> = puzzles.iter().map(|it| it.title.as_deref()).collect();
        assert_eq!(titles, [Some("One"), Some("Two")]);
        assert_eq!(write_line(&puzzles[1].givens), SECOND);
    }
}

#[test]
fn a_link_that_a_mail_broke_across_lines_is_read() {
    let link = format!(
        "https://www.sudokuwiki.org/sudoku.htm?bd={}",
        ASSIGNMENT.replace('.', "0")
    );
    for width in [60, 76, 100] {
        let (begin, end) = link.split_at(width);
        assert_eq!(
            found(&format!("Look at\n{begin}\n{end}\nBye\n")),
            [ASSIGNMENT]
        );
        assert_eq!(
            found(&format!("Look at\n<{begin}\n{end}>\nBye\n")),
            [ASSIGNMENT]
        );
    }
}

#[test]
fn a_date_with_points_above_a_grid_is_its_title_and_no_row() {
    for date in ["12.04.2021", "2021.04.12", "12.4.2021"] {
        let file = format!("{date}\n\n{}\n{date}\n\n{}", rows(ASSIGNMENT), rows(SECOND));
        let puzzles = reading(&file).puzzles;
        assert_eq!(puzzles.len(), 2, "{date}");
        assert!(puzzles.iter().all(|it| it.title.as_deref() == Some(date)));
    }
}

#[test]
fn a_line_of_81_fields_has_blank_ones_for_empty_cells() {
    for separator in [",", ";", "\t"] {
        let line = |cells: &str| {
            let fields = cells.chars().map(|one| {
                if one == '.' {
                    String::new()
                } else {
                    one.into()
                }
            });
            fields.collect::<Vec<_>>().join(separator) + "\n"
        };
        assert_eq!(found(&line(ASSIGNMENT)), [ASSIGNMENT]);
        let file = line(ASSIGNMENT) + &line(SECOND);
        assert_eq!(found(&file), [ASSIGNMENT, SECOND]);
        let short = line(ASSIGNMENT) + &line(&SECOND[..80]);
        assert_error(&short, "line 2 has 80 cells, 81 are needed");
        assert_error(line(&SECOND[..80]), "line 1 has 80 cells, 81 are needed");
    }
}

#[test]
fn notes_with_commas_may_stand_in_drawn_cells() {
    let cell = |one: char| {
        if one == '.' {
            "1,2".to_owned()
        } else {
            one.into()
        }
    };
    let row = |row: &String| {
        let cells: Vec<String> = row.chars().map(cell).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|it| it.join(" ")).collect();
        boxes.join(" | ") + "\n"
    };
    let drawn: String = lines(ASSIGNMENT).iter().map(row).collect();
    let plain = only(drawn.replace(',', ""));
    assert_eq!(only(&drawn), plain);
    assert!(!plain.removed.is_empty());
}

#[test]
fn a_row_too_short_or_too_long_is_told_in_any_layout() {
    type Layout = fn(usize, &str) -> String;
    fn fields(row: &str, by: &str) -> String {
        let row = row.chars().map(String::from);
        row.collect::<Vec<_>>().join(by)
    }
    let layouts: [Layout; 11] = [
        |at, row| format!("row{}={row}\n", at + 1),
        |at, row| format!("[12:{:02}] Ann: {row}\n", at + 1),
        |_, row| format!("  array({}),\n", fields(&row.replace('.', "0"), ",")),
        |_, row| format!("- [{}]\n", fields(&row.replace('.', "0"), ", ")),
        |_, row| format!("  - \"{row}\"\n"),
        |at, row| format!("{}: {row}\n", at + 1),
        |at, row| format!("{} {}\n", char::from(b'A' + at as u8), fields(row, " ")),
        |_, row| format!("> {row}\n"),
        |_, row| format!("{}\n", fields(&row.replace('.', "-"), " ")),
        |_, row| format!("[{}],\n", fields(&row.replace('.', "0"), ",")),
        |_, row| format!("| {} |\n", fields(&row.replace('.', " "), " | ")),
    ];
    let file = |layout: Layout, rows: &[String]| -> String {
        let rows = rows.iter().enumerate();
        rows.map(|(at, row)| layout(at, row)).collect()
    };
    for layout in layouts {
        let whole = lines(ASSIGNMENT);
        let text = file(layout, &whole);
        assert_eq!(found(&text), [ASSIGNMENT], "{text}");
        for (slip, count) in [("", 8), ("7.", 10)] {
            let mut damaged = whole.clone();
            damaged[4].replace_range(8..9, slip);
            let told = format!("line 5 has {count} cells, 9 are needed");
            assert_error(file(layout, &damaged), &told);
        }
        for rows in [without(whole.clone(), 4), twice(whole, 4)] {
            let text = file(layout, &rows);
            // Ten letters and ten rows are a larger board.
            if text.starts_with('A') && rows.len() > 9 {
                continue;
            }
            let error = sudoku_stepper::formats::read(text.as_bytes()).unwrap_err();
            let told = format!(" has {} rows, 9 are needed", rows.len());
            assert!(error.to_string().ends_with(&told), "{error}\n{text}");
        }
    }
}

#[test]
fn broken_json_and_what_is_no_digit_in_it_are_told_at_their_place() {
    let row = |row: &String| {
        let digits = row.replace('.', "0");
        let digits: Vec<String> = digits.chars().map(String::from).collect();
        format!("[{}]", digits.join(","))
    };
    let grid: Vec<String> = lines(ASSIGNMENT).iter().map(row).collect();
    let file = |grid: &[String]| format!("{{\"puzzle\":\n[{}]}}", grid.join(",\n"));
    assert_eq!(found(&file(&grid)), [ASSIGNMENT]);
    for odd in ["{}", "true", "\"a\"", "12", "3.5"] {
        let mut grid = grid.clone();
        grid[3].replace_range(1..2, odd);
        let told = odd.trim_matches('"');
        let told = format!("'{told}' in row 4, column 1 is not a digit");
        assert_error(file(&grid), &format!("line 5, column 2: {told}"));
    }
    let mut broken = grid;
    broken[3].insert_str(1, "oops ");
    assert_error(
        file(&broken),
        "line 5, column 2: this is not JSON, or it is cut off",
    );
    let line = format!("{{\"puzzle\": \"{}x\"}}", &ASSIGNMENT[..80]);
    assert_error(line, "line 1, column 12: 'x' is not a digit");
}

#[test]
fn a_damaged_line_costs_none_of_the_puzzles_in_the_lines_below() {
    let bad = &ASSIGNMENT[1..];
    let marked = format!("{}q", &ASSIGNMENT[..80]);
    for bad in [bad, &marked] {
        for before in ["", "1. ", "puzzle: "] {
            let file: String = [ASSIGNMENT, bad, SECOND, bad, ASSIGNMENT]
                .iter()
                .map(|it| format!("{before}{it}\n"))
                .collect();
            let (reading, mistake) = read_sound(file.as_bytes(), BitOrder::default()).unwrap();
            let read: Vec<String> =
                (reading.puzzles.iter().map(|it| write_line(&it.givens))).collect();
            assert_eq!(read, [ASSIGNMENT, SECOND, ASSIGNMENT], "{file}");
            let line = mistake.and_then(|it| it.line());
            assert_eq!(line, Some(2));
        }
    }
    // What may be its solution is no puzzle.
    let solved = crate::common::ASSIGNMENT_SOLVED;
    let file = format!("{SECOND}\n{bad}\n{solved}\n{ASSIGNMENT}\n");
    let (reading, _) = read_sound(file.as_bytes(), BitOrder::default()).unwrap();
    assert_eq!(reading.puzzles.len(), 2);
}

#[test]
fn givens_above_a_map_of_cages_belong_to_it() {
    let solved: Vec<u32> = crate::common::ASSIGNMENT_SOLVED
        .chars()
        .filter_map(|one| one.to_digit(10))
        .collect();
    let names: Vec<char> = ('A'..='Z').chain(['a']).collect();
    let map: String = names
        .chunks(3)
        .map(|row| {
            let cells: String = row.iter().map(|name| name.to_string().repeat(3)).collect();
            cells + "\n"
        })
        .collect();
    let sums: String = names
        .iter()
        .zip(solved.chunks(3))
        .map(|(name, cells)| format!("{name}={}\n", cells.iter().sum::<u32>()))
        .collect();
    let cages = format!("{map}\n{sums}");
    let bare = only(&cages);
    assert_eq!(bare.given_count(), 0);
    let grid = rows(ASSIGNMENT);
    for text in [
        format!("{grid}\n{cages}"),
        format!("Givens:\n{grid}\nCages:\n{cages}"),
    ] {
        let killer = only(&text);
        assert_eq!(killer.layout, bare.layout);
        assert_eq!(write_line(&killer.givens), ASSIGNMENT);
    }
    // A row too few is not completed with one of the map.
    let short = format!("{}\n{cages}", &grid[10..]);
    assert!(sudoku_stepper::formats::read(short.as_bytes()).is_err());
}

#[test]
fn a_solution_or_a_map_of_another_length_beside_a_puzzle_is_told() {
    let puzzle =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let solution =
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    let jigsaw =
        ".2...96..763.9.12.9...27....4....7.51.7.6.8.28.2....5....67...9.79.1.583..83...4.";
    let map = "111222233114442233114552333114522633444555666774885699777855699777866697788888999";
    for (puzzle, beside, counted) in [
        (puzzle, solution, "line 1 has"),
        (jigsaw, map, "line 1, column 83: the regions have"),
    ] {
        for between in [" ", "\t", ",", ";", "|"] {
            for (beside, found) in [(&beside[1..], 80), (&format!("{beside}1")[..], 82)] {
                let line = format!("{puzzle}{between}{beside}\n");
                assert_error(&line, &format!("{counted} {found} cells, 81 are needed"));
            }
        }
    }
}
