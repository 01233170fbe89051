//! What people keep is read as the puzzle that is meant, or refused with the true reason: never
//! as another puzzle.

use crate::common::files::rows;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{BitOrder, Reading, ReadingNote, read_noted, write_line};
use sudoku_stepper::grid::{Cell, Feature};
use sudoku_stepper::sudoku::Puzzle;

/// A jigsaw: its givens and its regions, a character for each cell.
const JIGSAW: &str =
    ".2...96..763.9.12.9...27....4....7.51.7.6.8.28.2....5....67...9.79.1.583..83...4.";
const REGIONS: &str =
    "111222233114442233114552333114522633444555666774885699777855699778866699778888999";

#[track_caller]
fn reading(text: &str) -> Reading {
    match read_noted(text.as_bytes(), BitOrder::default()) {
        Ok(reading) => reading,
        Err(error) => panic!("{error}\n{text}"),
    }
}

#[track_caller]
fn only(text: &str) -> Puzzle {
    let mut puzzles = reading(text).puzzles;
    assert_eq!(puzzles.len(), 1, "{text}");
    puzzles.swap_remove(0)
}

#[track_caller]
fn assert_givens(text: &str, line: &str) {
    assert_eq!(write_line(&only(text).givens), line, "{text}");
}

#[track_caller]
fn assert_refused(text: &str, message: &str) {
    match read_noted(text.as_bytes(), BitOrder::default()) {
        Ok(reading) => panic!("read as {:?}\n{text}", reading.puzzles),
        Err(error) => assert_eq!(error.to_string(), message, "{text}"),
    }
}

/// Rows in which blanks are empty cells, each cell this far from the next.
fn blanks(line: &str, step: usize) -> Vec<String> {
    let gap = " ".repeat(step - 1);
    let row = |row: &str| {
        let cells: Vec<String> = row.replace('.', " ").chars().map(String::from).collect();
        cells.join(&gap)
    };
    rows(line).lines().map(row).collect()
}

#[test]
fn blanks_for_empty_cells_are_placed_by_all_rows_together() {
    // Its first row is as long as nine cells that run together.
    let line = "5.3.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for step in 1..=3 {
        let whole = blanks(line, step);
        let cut: Vec<String> = whole.iter().map(|row| row.trim_end().to_owned()).collect();
        let set_in: Vec<String> = cut.iter().map(|row| format!("    {row}")).collect();
        for rows in [&whole, &cut, &set_in] {
            let text = rows.join("\n") + "\n";
            assert_givens(&text, line);
            assert_givens(&format!("Monday\n{text}"), line);
        }
    }
    for text in [
        "|5 3| 7 |   |\n|6  |195|   |\n| 98|   | 6 |\n|8  | 6 |  3|\n|4  |8 3|  1|\n|7  | 2 |  6|\n| 6 |   |28 |\n|   |419|  5|\n|   | 8 | 79|\n",
        "5   3 |   7   |\n6     | 1 9 5 |\n  9 8 |       |   6\n8     |   6   |     3\n4     | 8   3 |     1\n7     |   2   |     6\n  6   |       | 2 8\n      | 4 1 9 |     5\n      |   8   |   7 9\n",
    ] {
        assert_givens(text, line);
    }
}

#[test]
fn rows_that_lost_blanks_at_their_start_are_refused() {
    let cut = "blanks at the start of this row seem to be cut off: put '.' for each empty cell";
    for step in [1, 2] {
        let rows = blanks(ASSIGNMENT, step);
        let trimmed: Vec<&str> = rows.iter().map(|row| row.trim()).collect();
        let text = trimmed.join("\n");
        assert_refused(&text, &format!("line 1, column 1: {cut}"));
        assert_refused(
            &format!("Monday\n{text}"),
            &format!("line 2, column 1: {cut}"),
        );
        // A text that was trimmed as a whole, whose other rows have kept their blanks.
        let whole = rows.join("\n");
        assert!(whole.starts_with(' '));
        assert_refused(whole.trim_start(), &format!("line 1, column 1: {cut}"));
    }
}

#[test]
fn regions_below_or_above_a_grid_make_a_jigsaw() {
    let letter = |one: char| char::from(one as u8 - b'1' + b'A');
    let letters: String = REGIONS.chars().map(letter).collect();
    let from_nought: String = REGIONS
        .chars()
        .map(|one| char::from(one as u8 - 1))
        .collect();
    let given = rows(JIGSAW);
    for regions in [REGIONS, &letters, &from_nought] {
        let map = rows(regions);
        for text in [
            format!("{given}\n{map}"),
            format!("{given}\nRegions:\n{map}"),
            format!("{map}\n{given}"),
            format!("{JIGSAW} {regions}\n"),
            format!("puzzle,regions\n{JIGSAW},{regions}\n"),
            format!("1\t{JIGSAW}\t{regions}\n"),
        ] {
            // With noughts nothing tells the names in a line from empty cells.
            if regions == from_nought && !text.contains("\n\n") {
                continue;
            }
            let puzzle = only(&text);
            assert_eq!(write_line(&puzzle.givens), JIGSAW, "{text}");
            let region = |cell: Cell| puzzle.layout.region_of(cell).unwrap().number();
            for (cell, name) in Cell::all().zip(REGIONS.chars()) {
                let first = Cell::all().zip(REGIONS.chars()).find(|(_, it)| *it == name);
                assert_eq!(region(cell), region(first.unwrap().0), "{text}");
            }
        }
    }
}

#[test]
fn damaged_regions_are_no_second_grid() {
    let given = rows(JIGSAW);
    let damaged = |at: usize, sign: &str| {
        let mut map = REGIONS.to_owned();
        map.replace_range(at..=at, sign);
        format!("{given}\n{}", rows(&map))
    };
    assert_refused(
        &damaged(80, "8"),
        "line 11, column 1: each region needs 9 cells, but '8' has 10 cells, '9' has 8 cells; r9c9 seems wrong",
    );
    let letter = |one: char| char::from(one as u8 - b'1' + b'A');
    let letters: String = REGIONS.chars().map(letter).collect();
    let map = rows(&letters);
    let wrong = format!("{given}\n{}", map.replacen("DDDEEEFFF", "DDD?EEFFF", 1));
    assert_refused(&wrong, "line 15, column 4: '?' does not name a region");
    let short: String = map.split_inclusive('\n').take(8).collect();
    assert_refused(
        &format!("{given}\n{short}"),
        "line 11, column 1: the regions that begin here have 8 rows, 9 are needed",
    );
    assert_refused(
        &format!("puzzle,regions\n{JIGSAW},{}8\n", &REGIONS[..80]),
        "line 2, column 1: each region needs 9 cells, but '8' has 10 cells, '9' has 8 cells; r9c9 seems wrong",
    );
}

#[test]
fn rules_in_a_table_are_kept_or_refused_by_name() {
    let refused = [
        (
            format!("puzzle,type\n{ASSIGNMENT},Thermo\n"),
            "thermometers",
        ),
        (
            format!("puzzle,type\n{ASSIGNMENT},Jigsaw\n"),
            "irregular regions without a map of them",
        ),
        (
            format!("puzzle,cages\n{ASSIGNMENT},\"10: r1c1 r1c2\"\n"),
            "cages told in a table",
        ),
        (
            format!("name,puzzle,rules\none,{ASSIGNMENT},\"arrows: r1c1-r2c2\"\n"),
            "arrows",
        ),
        (
            format!("puzzle;constraints\n{ASSIGNMENT};whispers 4 5 6\n"),
            "whisper lines",
        ),
        (
            format!("puzzle;rules\n{ASSIGNMENT};all primes\n"),
            "'all primes'",
        ),
        (
            format!("a1\t{ASSIGNMENT}\tnonconsecutive\n"),
            "the non-consecutive rule",
        ),
        (
            format!(
                "a1\t{ASSIGNMENT}\t[{{\"type\":\"renban\",\"cells\":[1,2]}},{{\"type\":\"own\"}}]\n"
            ),
            "renban lines and 'own'",
        ),
    ];
    for (text, what) in refused {
        let line = text.lines().count();
        let message = format!(
            "line {line}, column 1: the puzzle has {what}, which this program does not know"
        );
        assert_refused(&text, &message);
    }
    for word in ["classic", "Classic Sudoku", "none", "-", "", "9x9"] {
        for name in ["type", "rules", "variant", "constraints"] {
            let text = format!("puzzle,{name}\n{ASSIGNMENT},{word}\n");
            assert_givens(&text, ASSIGNMENT);
            assert!(only(&text).layout.is_classic(), "{text}");
        }
    }
    let x = only(&format!("puzzle,type\n{ASSIGNMENT},X-Sudoku\n"));
    assert_eq!(
        x.layout.features(),
        [Feature::DiagonalDown, Feature::DiagonalUp]
    );
    let knight = only(&format!("puzzle,rules\n{ASSIGNMENT},anti-knight\n"));
    assert_eq!(knight.layout.features(), [Feature::AntiKnight]);
}

#[test]
fn eight_fields_with_constraints_are_kept_or_refused_by_name() {
    let line = |constraints: &str| {
        format!("a-1\t9\t{ASSIGNMENT}\t3x3\t-\t{constraints}\t{ASSIGNMENT_SOLVED}\tmade here\n")
    };
    assert_givens(&line("[]"), ASSIGNMENT);
    let caged = only(&line("[{\"type\":\"cage\",\"cells\":[0,1],\"value\":13}]"));
    assert_eq!(caged.layout.cages().len(), 1);
    let message = |what: &str| {
        format!("line 1, column 95: the puzzle has {what}, which this program does not know")
    };
    assert_refused(
        &line("[{\"type\":\"thermo\",\"cells\":[0,1]},{\"type\":\"cage\",\"cells\":[3]}]"),
        &message("thermometers and cages"),
    );
    assert_refused(
        &line("[{\"type\":\"cage\",\"cells\":[0,1]},{\"type\":\"cage\",\"cells\":[1,2]}]"),
        &message("cages that overlap (r1c2 is in two)"),
    );
}

#[test]
fn a_rule_in_a_title_is_told() {
    let grid = rows(ASSIGNMENT);
    let rule = |text: &str| {
        let notes = reading(text).notes;
        notes
            .into_iter()
            .find(|it| matches!(it, ReadingNote::RuleInWords { .. }))
    };
    let word = "diagonal";
    assert_eq!(
        rule(&format!("Diagonal sudoku (X)\n{grid}")),
        Some(ReadingNote::RuleInWords { line: 1, word })
    );
    assert_eq!(rule(&format!("An even greater max sudoku\n{grid}")), None);
    // What is kept of the rule needs no note.
    assert_eq!(rule(&format!("Killer\n{grid}r1c1+r1c2=13\n")), None);
}

#[test]
fn cages_are_read_from_lines() {
    for (text, sums) in [
        ("r1c1+r1c2=3\nr1c3+r1c4=17\n", vec![3, 17]),
        (
            "Killer Sudoku\nr1c1,r1c2=8\nr1c3,r2c3=6\n15: r1c4 r1c5\n",
            vec![8, 6, 15],
        ),
        ("sum,cells\n8,r1c1 r1c2\n4,r1c3\n", vec![8, 4]),
        ("R1C1 R1C2 = 3\nr2c1 = 5\n", vec![3, 5]),
        ("cage (r1c1, r1c2): 3\n", vec![3]),
    ] {
        let puzzle = only(text);
        let found: Vec<u8> = puzzle
            .layout
            .cages()
            .iter()
            .filter_map(|it| it.sum)
            .collect();
        let (mut found, mut sums) = (found, sums);
        found.sort_unstable();
        sums.sort_unstable();
        assert_eq!(found, sums, "{text}");
        assert_eq!(puzzle.given_count(), 0, "{text}");
    }
    let grid = rows(ASSIGNMENT);
    let puzzle = only(&format!("{grid}\nr1c1+r1c2=13\nr2c1+r2c2=9\n"));
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    assert_eq!(puzzle.layout.cages().len(), 2);
    assert_refused(
        "r1c1+r1c2=3\nr1c2+r1c3=4\n",
        "line 2, column 1: the puzzle has cages that overlap (r1c2 is in two), which this program does not know",
    );
    // Moves below a puzzle are no cages.
    let moves = reading(&format!("{ASSIGNMENT}\nr1c1=6\nr1c3=9\n"));
    assert!(moves.puzzles[0].layout.is_classic());
    assert_eq!(moves.notes, [ReadingNote::LeftOut { count: 2, first: 2 }]);
}

#[test]
fn cells_with_their_digits_are_a_puzzle() {
    let told = |name: &dyn Fn(usize, usize) -> String, between: &str| {
        let cells = (0..).zip(ASSIGNMENT.chars()).filter(|(_, one)| *one != '.');
        let cells = cells.map(|(at, one)| format!("{}={one}", name(at / 9, at % 9)));
        cells.collect::<Vec<_>>().join(between)
    };
    let by_number = |row, column| format!("r{}c{}", row + 1, column + 1);
    let by_letter = |row: usize, column| format!("{}{}", char::from(b"ABCDEFGHI"[row]), column + 1);
    for text in [
        told(&by_number, "\n"),
        told(&by_number, ", "),
        told(&by_letter, "\n"),
        told(&by_letter, ", "),
    ] {
        assert_givens(&text, ASSIGNMENT);
    }
}

#[test]
fn digits_in_brackets_beside_others_were_filled_in() {
    let first: String = ASSIGNMENT.chars().take(9).collect();
    let solved: Vec<char> = ASSIGNMENT_SOLVED.chars().collect();
    for [open, close] in [["(", ")"], ["[", "]"]] {
        for between in [" ", ",", "\t"] {
            let cell = |(at, one): (usize, char)| match one {
                '.' => format!("{open}{}{close}", solved[at]),
                given => given.to_string(),
            };
            let row: Vec<String> = first.chars().enumerate().map(cell).collect();
            let spaced = |row: &str| {
                let cells: Vec<String> = row.chars().map(String::from).collect();
                cells.join(between)
            };
            let rest = rows(&ASSIGNMENT[9..]);
            let rest: Vec<String> = rest.lines().map(spaced).collect();
            let text = format!("{}\n{}\n", row.join(between), rest.join("\n"));
            let reading = reading(&text);
            let puzzle = &reading.puzzles[0];
            assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
            let entries = puzzle.entries.iter().flatten().count();
            assert_eq!(entries, first.matches('.').count(), "{text}");
            assert_eq!(reading.notes, [ReadingNote::EntriesInBrackets], "{text}");
        }
    }
    // Where all digits are in brackets they are the givens.
    let all: String = ASSIGNMENT
        .chars()
        .map(|one| {
            if one == '.' {
                ". ".to_owned()
            } else {
                format!("({one}) ")
            }
        })
        .collect();
    let text: Vec<&str> = all.split_whitespace().collect();
    let text: Vec<String> = text.chunks(9).map(|row| row.join(" ")).collect();
    assert_givens(&text.join("\n"), ASSIGNMENT);
}

#[test]
fn open_fields_of_a_form_were_filled_in() {
    let page = |fixed: &str| {
        let field = |at: usize, one: char| match one {
            '.' if at < 9 => "<input value=\"5\">".to_owned(),
            '.' => "<input value=\"\">".to_owned(),
            given => format!("<input value=\"{given}\"{fixed}>"),
        };
        let mut page = "<table>\n".to_owned();
        for (row, cells) in rows(ASSIGNMENT).lines().enumerate() {
            page += "<tr>";
            for (column, one) in cells.chars().enumerate() {
                page += &format!("<td>{}</td>", field(9 * row + column, one));
            }
            page += "</tr>\n";
        }
        page + "</table>\n"
    };
    for fixed in [" readonly", " disabled", " readonly=\"readonly\""] {
        let puzzle = only(&page(fixed));
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{fixed}");
        let entries = puzzle.entries.iter().flatten().count();
        assert_eq!(entries, ASSIGNMENT[..9].matches('.').count(), "{fixed}");
    }
    // Where no field is fixed all that stands in them is given.
    assert_eq!(only(&page("")).entries.iter().flatten().count(), 0);
}
