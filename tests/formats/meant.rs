//! Files that people keep are read as the puzzle they mean, or refused with the true reason: never
//! read as another puzzle.

use std::time::Duration;

use cpu_time::ThreadTime;

use crate::common::boards::{WALLED, WALLED_REGIONS};
use crate::common::files::{assert_error, only, reading, rows};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{
    BitOrder, Format, Loss, ReadingNote, Unheld, losses, read, read_noted, unheld, write,
    write_line,
};
use sudoku_stepper::grid::{Cell, Feature};
use sudoku_stepper::sudoku::Puzzle;

#[track_caller]
fn assert_givens(text: &str, line: &str) {
    assert_eq!(write_line(&only(text).givens), line, "{text}");
}

/// Returns rows in which blanks are empty cells, with this distance from one cell to the next.
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
    // Its first row is as long as nine cells without gaps.
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
        assert_error(&text, &format!("line 1, column 1: {cut}"));
        assert_error(
            format!("Monday\n{text}"),
            &format!("line 2, column 1: {cut}"),
        );
        // The text was trimmed as a whole, and its other rows have kept their blanks.
        let whole = rows.join("\n");
        assert!(whole.starts_with(' '));
        assert_error(whole.trim_start(), &format!("line 1, column 1: {cut}"));
    }
}

#[test]
fn regions_below_or_above_a_grid_make_a_jigsaw() {
    let letter = |one: char| char::from(one as u8 - b'1' + b'A');
    let letters: String = WALLED_REGIONS.chars().map(letter).collect();
    let from_nought: String = WALLED_REGIONS
        .chars()
        .map(|one| char::from(one as u8 - 1))
        .collect();
    let given = rows(WALLED);
    for regions in [WALLED_REGIONS, &letters, &from_nought] {
        let map = rows(regions);
        for text in [
            format!("{given}\n{map}"),
            format!("{given}\nRegions:\n{map}"),
            format!("{map}\n{given}"),
            format!("{WALLED} {regions}\n"),
            format!("puzzle,regions\n{WALLED},{regions}\n"),
            format!("1\t{WALLED}\t{regions}\n"),
        ] {
            // With zeros, nothing distinguishes the names in a line from empty cells.
            if regions == from_nought && !text.contains("\n\n") {
                continue;
            }
            let puzzle = only(&text);
            assert_eq!(write_line(&puzzle.givens), WALLED, "{text}");
            let region = |cell: Cell| puzzle.layout.region_of(cell).unwrap().number();
            for (cell, name) in Cell::all().zip(WALLED_REGIONS.chars()) {
                let first = Cell::all()
                    .zip(WALLED_REGIONS.chars())
                    .find(|(_, it)| *it == name);
                assert_eq!(region(cell), region(first.unwrap().0), "{text}");
            }
        }
    }
}

#[test]
fn damaged_regions_are_no_second_grid() {
    let given = rows(WALLED);
    let damaged = |at: usize, sign: &str| {
        let mut map = WALLED_REGIONS.to_owned();
        map.replace_range(at..=at, sign);
        format!("{given}\n{}", rows(&map))
    };
    assert_error(
        damaged(80, "8"),
        "line 11, column 1: each region needs 9 cells, but '8' has 10 cells, '9' has 8 cells; r9c9 seems wrong",
    );
    let letter = |one: char| char::from(one as u8 - b'1' + b'A');
    let letters: String = WALLED_REGIONS.chars().map(letter).collect();
    let map = rows(&letters);
    let wrong = format!("{given}\n{}", map.replacen("DDDEEEFFF", "DDD?EEFFF", 1));
    assert_error(&wrong, "line 15, column 4: '?' does not name a region");
    let short: String = map.split_inclusive('\n').take(8).collect();
    assert_error(
        format!("{given}\n{short}"),
        "line 11, column 1: the regions that begin here have 8 rows, 9 are needed",
    );
    assert_error(
        format!("puzzle,regions\n{WALLED},{}8\n", &WALLED_REGIONS[..80]),
        "line 2, column 1: each region needs 9 cells, but '8' has 10 cells, '9' has 8 cells; r9c9 seems wrong",
    );
}

#[test]
fn rules_in_a_table_that_are_not_known_are_refused_by_name() {
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
            "cages that are not told in full",
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
        assert_error(&text, &message);
    }
}

#[test]
fn a_table_may_say_that_its_puzzles_are_classic() {
    for word in ["classic", "Classic Sudoku", "none", "-", "", "9x9"] {
        for name in ["type", "rules", "variant", "constraints"] {
            let text = format!("puzzle,{name}\n{ASSIGNMENT},{word}\n");
            assert_givens(&text, ASSIGNMENT);
            assert!(only(&text).layout.is_classic(), "{text}");
        }
    }
}

#[test]
fn rules_in_a_table_that_are_known_are_kept() {
    let x = only(format!("puzzle,type\n{ASSIGNMENT},X-Sudoku\n"));
    assert_eq!(
        x.layout.features(),
        [Feature::DiagonalDown, Feature::DiagonalUp]
    );
    let knight = only(format!("puzzle,rules\n{ASSIGNMENT},anti-knight\n"));
    assert_eq!(knight.layout.features(), [Feature::AntiKnight]);
}

#[test]
fn eight_fields_with_constraints_are_kept_or_refused_by_name() {
    let line = |constraints: &str| {
        format!("a-1\t9\t{ASSIGNMENT}\t3x3\t-\t{constraints}\t{ASSIGNMENT_SOLVED}\tmade here\n")
    };
    assert_givens(&line("[]"), ASSIGNMENT);
    let caged = only(line("[{\"type\":\"cage\",\"cells\":[0,1],\"value\":13}]"));
    assert_eq!(caged.layout.cages().len(), 1);
    let message = |what: &str| {
        format!("line 1, column 95: the puzzle has {what}, which this program does not know")
    };
    assert_error(
        line("[{\"type\":\"thermo\",\"cells\":[0,1]},{\"type\":\"cage\",\"cells\":[3]}]"),
        &message("thermometers and cages"),
    );
    assert_error(
        line("[{\"type\":\"cage\",\"cells\":[0,1]},{\"type\":\"cage\",\"cells\":[1,2]}]"),
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
    let word = "Diagonal".to_owned();
    assert_eq!(
        rule(&format!("Diagonal sudoku (X)\n{grid}")),
        Some(ReadingNote::RuleInWords { line: 1, word })
    );
    assert_eq!(rule(&format!("An even greater max sudoku\n{grid}")), None);
    // A rule that is read needs no note.
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
    let puzzle = only(format!("{grid}\nr1c1+r1c2=13\nr2c1+r2c2=9\n"));
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    assert_eq!(puzzle.layout.cages().len(), 2);
    assert_error(
        "r1c1+r1c2=3\nr1c2+r1c3=4\n",
        "line 2, column 1: the puzzle has cages that overlap (r1c2 is in two), which this program does not know",
    );
    // Moves below a puzzle are not cages.
    let moves = reading(format!("{ASSIGNMENT}\nr1c1=6\nr1c3=9\n"));
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
    // If all digits are in brackets, they are the givens.
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
        let puzzle = only(page(fixed));
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{fixed}");
        let entries = puzzle.entries.iter().flatten().count();
        assert_eq!(entries, ASSIGNMENT[..9].matches('.').count(), "{fixed}");
    }
    // If no field is fixed, all values are givens.
    assert_eq!(only(page("")).entries.iter().flatten().count(), 0);
}

/// Returns the rows of a table with separators between the fields, and a blank field for an empty
/// cell.
fn fields(line: &str, separator: &str) -> Vec<String> {
    let row = |row: &str| {
        let cells: Vec<String> = row
            .chars()
            .map(|one| one.to_string().replace('.', ""))
            .collect();
        cells.join(separator)
    };
    rows(line).lines().map(row).collect()
}

#[test]
fn a_grid_is_found_among_the_cells_of_a_spreadsheet() {
    for separator in [",", ";"] {
        let plain = fields(ASSIGNMENT, separator);
        let wide = |row: &String| {
            let mut cells: Vec<&str> = row.split(separator).collect();
            cells.insert(6, "");
            cells.insert(3, "");
            cells.join(separator)
        };
        let gaps: Vec<String> = plain.iter().map(wide).collect();
        let blank = separator.repeat(10);
        let tall = |rows: &[String], blank: &str| {
            let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
            bands.join(&format!("\n{blank}\n")) + "\n"
        };
        let offset: Vec<String> = plain
            .iter()
            .map(|row| format!("{separator}{row}{separator}"))
            .collect();
        let totals: Vec<String> = plain
            .iter()
            .map(|row| format!("{row}{separator}45"))
            .collect();
        let cut: Vec<&str> = plain
            .iter()
            .map(|row| row.trim_end_matches(separator))
            .collect();
        for text in [
            gaps.join("\n"),
            tall(&gaps, &blank),
            tall(&plain, &separator.repeat(8)),
            format!("{blank}\n{}\n{blank}\n", offset.join("\n")),
            format!(
                "{separator}Sudoku 12{}\n{blank}\n{}\n{blank}\n",
                separator.repeat(9),
                offset.join("\n")
            ),
            totals.join("\n"),
            cut.join("\n"),
        ] {
            assert_givens(&text, ASSIGNMENT);
        }
    }
}

#[test]
fn a_solution_beside_the_grid_of_a_spreadsheet_is_told_apart() {
    for separator in [",", ";"] {
        let plain = fields(ASSIGNMENT, separator);
        let solved = fields(ASSIGNMENT_SOLVED, separator);
        let beside = plain.iter().zip(&solved);
        let beside: Vec<String> = beside
            .map(|(one, other)| format!("{one}{separator}{separator}{other}"))
            .collect();
        let both = reading(beside.join("\n"));
        assert_eq!(both.notes, [ReadingNote::Solutions { count: 1 }]);
        assert_eq!(write_line(&both.puzzles[0].givens), ASSIGNMENT);
    }
}

#[test]
fn blank_cells_beside_zeros_in_a_spreadsheet_are_refused() {
    let from_nought = fields(ASSIGNMENT, ",").join("\n").replace('1', "0");
    assert_error(
        &from_nought,
        "line 2, column 1: some cells of this table are blank and others are 0: which are empty is not known",
    );
}

#[test]
fn a_row_of_a_spreadsheet_with_a_cell_too_few_is_told() {
    let mut short = fields(ASSIGNMENT, ",");
    short[2].pop();
    assert_error(short.join("\n"), "line 3 has 8 cells, 9 are needed");
}

#[test]
fn names_of_rows_are_none_of_their_cells() {
    let name = |name: &dyn Fn(usize) -> String| {
        let rows = rows(ASSIGNMENT);
        let rows = rows.lines().enumerate().map(|(at, row)| name(at) + row);
        rows.collect::<Vec<_>>().join("\n")
    };
    for word in [
        "Zeile", "Reihe", "Fila", "Línea", "Line", "Row", "Ligne", "row",
    ] {
        for behind in [": ", " ", " = ", "="] {
            assert_givens(
                &name(&|at| format!("{word} {}{behind}", at + 1)),
                ASSIGNMENT,
            );
        }
    }
    assert_givens(&name(&|at| format!("row{}=", at + 1)), ASSIGNMENT);
    assert_givens(
        &format!("[Sudoku]\n{}", name(&|at| format!("row{}=", at + 1))),
        ASSIGNMENT,
    );
    for dressed in ["**A** ", "**A:** ", "**1** ", "**r1**: "] {
        let row = |at: usize| {
            let letter = char::from(b"ABCDEFGHI"[at]).to_string();
            dressed
                .replace('A', &letter)
                .replace('1', &(at + 1).to_string())
        };
        assert_givens(&name(&row), ASSIGNMENT);
    }
    let cells = |row: &str| {
        row.chars()
            .map(String::from)
            .collect::<Vec<_>>()
            .join(" | ")
    };
    let table: String = rows(ASSIGNMENT)
        .lines()
        .zip("ABCDEFGHI".chars())
        .map(|(row, name)| format!("| **{name}** | {} |\n", cells(&row.replace('.', " "))))
        .collect();
    let head =
        "| | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|---|\n";
    assert_givens(&format!("{head}{table}"), ASSIGNMENT);
    // A named row with its digits in order is not the head of a table.
    let line = format!("123456789{}", &ASSIGNMENT_SOLVED[9..]);
    let named: Vec<String> = fields(&line, ",")
        .iter()
        .zip("ABCDEFGHI".chars())
        .map(|(row, name)| format!("{name},{row}"))
        .collect();
    assert_givens(&named.join("\n"), &line);
}

#[test]
fn a_chat_keeps_its_puzzle() {
    let all = rows(ASSIGNMENT);
    let (first, rest) = all.split_once('\n').unwrap();
    assert_givens(
        &format!("[10:31, 3/4/2025] Ann: {first}\n{rest}[10:32, 3/4/2025] Ben: thanks\n"),
        ASSIGNMENT,
    );
    let each: String = all
        .lines()
        .map(|row| format!("05.03.24, 10:15 - Ann: {row}\n"))
        .collect();
    assert_givens(&each, ASSIGNMENT);
}

#[test]
fn a_mail_is_read_however_it_is_written() {
    let head = "From: a@b.org\nSubject: Sudoku 1234\nMIME-Version: 1.0\n";
    let quoted: String = rows(ASSIGNMENT)
        .lines()
        .map(|row| {
            row.chars()
                .map(String::from)
                .collect::<Vec<_>>()
                .join("=20")
                + "\n"
        })
        .collect();
    let plain = "Content-Type: text/plain; charset=utf-8\n";
    assert_givens(
        &format!(
            "{head}{plain}Content-Transfer-Encoding: quoted-printable\n\nHello,\n\n{quoted}\n"
        ),
        ASSIGNMENT,
    );
    let base64 = base64(rows(ASSIGNMENT).as_bytes());
    let coded = "Content-Transfer-Encoding: base64\n";
    assert_givens(&format!("{head}{plain}{coded}\n{base64}\n"), ASSIGNMENT);
    let parts = format!(
        "{head}Content-Type: multipart/mixed; boundary=\"xyz\"\n\n--xyz\n{plain}{coded}\n{base64}\n--xyz\n{plain}\nBye\n--xyz--\n"
    );
    assert_givens(&parts, ASSIGNMENT);
    // A file beside the text, and a mail within a mail.
    let file = format!(
        "{head}Content-Type: multipart/mixed; boundary=\"xyz\"\n\n--xyz\n{plain}\nHello\n--xyz\nContent-Type: application/octet-stream; name=\"a.txt\"\nContent-Disposition: attachment\n{coded}\n{base64}\n--xyz--\n"
    );
    assert_givens(&file, ASSIGNMENT);
    let within =
        format!("--xyz\nContent-Type: message/rfc822\n\n{head}{plain}{coded}\n{base64}\n--xyz--\n");
    assert_givens(
        &format!("{head}Content-Type: multipart/mixed; boundary=\"xyz\"\n\n{within}"),
        ASSIGNMENT,
    );
}

#[test]
fn a_hostile_mail_takes_no_longer_than_it_is_long() {
    let head = "From: a@b.org\nSubject: a\n";
    let starts = [
        head.to_owned(),
        format!("{head}Content-Type: multipart/mixed; boundary=b\n\n"),
        format!("{head}Content-Transfer-Encoding: quoted-printable\n\n"),
    ];
    let tokens = ["--b\n", "=\n", "=?utf-8?Q?a?= "];
    // Mails in mails, deeper than any stack would hold.
    let [_, within, ..] = &starts;
    let deep = "--b\nContent-Type: message/rfc822\n\n".repeat(6_000);
    assert!(read(format!("{within}{deep}").as_bytes()).is_err());
    // Measure the work of this thread only, even if the machine is busy.
    let work = |start: &str, token: &str, bytes: usize| {
        let file = format!("{start}{}", token.repeat(bytes / token.len()));
        let begun = ThreadTime::now();
        let _ = read(file.as_bytes());
        begun.elapsed()
    };
    for start in &starts {
        for token in tokens {
            let (short, long) = (work(start, token, 5_000), work(start, token, 20_000));
            // Quadratic work would be sixteen times as much.
            let most = 8 * short.max(Duration::from_millis(10));
            assert!(long < most, "{start}{token}: {short:?} {long:?}");
        }
    }
}

/// Encodes bytes in base64, in lines.
fn base64(bytes: &[u8]) -> String {
    let signs: Vec<char> = ('A'..='Z')
        .chain('a'..='z')
        .chain('0'..='9')
        .chain(['+', '/'])
        .collect();
    let mut text = String::new();
    for (number, three) in bytes.chunks(3).enumerate() {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            let sign = signs[(bits >> (18 - 6 * at) & 63) as usize];
            text.push(if at <= three.len() { sign } else { '=' });
        }
        if number % 19 == 18 {
            text.push('\n');
        }
    }
    text
}

#[test]
fn the_sign_that_is_no_digit_is_told_and_not_the_title() {
    let damaged = rows(ASSIGNMENT).replacen('1', "z", 1);
    assert_error(
        format!("SUDOKU  Hard  No. 214\n\n{damaged}"),
        "line 4, column 8: 'z' is not a digit",
    );
    let blanks = rows(ASSIGNMENT).replace('1', "l").replace('.', " ");
    assert_error(
        format!("SUDOKU  Hard  No. 214\n\n{blanks}"),
        "line 4, column 8: 'l' is not a digit",
    );
}

#[test]
fn a_text_of_names_and_values_is_no_file_of_the_program() {
    assert_error("milk = 3\nbread = 2\n", "no puzzle is found in the file");
    assert_error(
        "format = \"other\"\n",
        "the file is not a saved puzzle: it lacks the lines format = \"sudoku-stepper\" and version = 3",
    );
}

#[test]
fn pages_without_a_table_have_their_cells_in_order() {
    let cell = |one: char| {
        format!(
            "<div class=\"cell\">{}</div>",
            one.to_string().replace('.', "")
        )
    };
    let flat: String = ASSIGNMENT.chars().map(cell).collect();
    assert_givens(&format!("<div class=\"grid\">{flat}</div>\n"), ASSIGNMENT);
    let by_rows: String = rows(ASSIGNMENT)
        .lines()
        .map(|row| format!("<div>{}</div>", row.chars().map(cell).collect::<String>()))
        .collect();
    assert_givens(&format!("<div>{by_rows}</div>\n"), ASSIGNMENT);
    let signs: Vec<char> = ASSIGNMENT.chars().collect();
    let mut nested = "<table>".to_owned();
    for band in 0..3 {
        nested += "<tr>";
        for stack in 0..3 {
            nested += "<td><table>";
            for row in 0..3 {
                let at = 9 * (3 * band + row) + 3 * stack;
                let cells: String = signs[at..at + 3]
                    .iter()
                    .map(|one| format!("<td>{}</td>", one.to_string().replace('.', "&nbsp;")))
                    .collect();
                nested += &format!("<tr>{cells}</tr>");
            }
            nested += "</table></td>";
        }
        nested += "</tr>";
    }
    assert_givens(&(nested + "</table>\n"), ASSIGNMENT);
    let chosen = |one: char| {
        let option = |digit: u32| {
            let is_it = one.to_digit(10) == Some(digit);
            format!(
                "<option{}>{digit}</option>",
                if is_it { " selected" } else { "" }
            )
        };
        let options: String = (1..=9).map(option).collect();
        format!("<td><select><option></option>{options}</select></td>")
    };
    let table: String = rows(ASSIGNMENT)
        .lines()
        .map(|row| format!("<tr>{}</tr>\n", row.chars().map(chosen).collect::<String>()))
        .collect();
    assert_givens(&format!("<table>\n{table}</table>\n"), ASSIGNMENT);
}

#[test]
fn cells_counted_from_nobody_knows_where_are_refused() {
    // Only rows and columns from 1 to 8.
    let cells: String = (1..=8)
        .flat_map(|row| [(row, row), (row, 9 - row), (9 - row, (row + 3) % 8 + 1)])
        .map(|(row, column)| format!("{row},{column},{}\n", (row + column) % 9 + 1))
        .collect();
    assert_error(
        &cells,
        "line 1, column 1: whether rows and columns are counted from 0 or from 1 is not known: no 0 and no 9 is among them",
    );
}

#[test]
fn a_row_with_one_of_two_grids_is_told() {
    let both: Vec<String> = rows(ASSIGNMENT)
        .lines()
        .zip(rows(WALLED).lines())
        .enumerate()
        .map(|(at, (one, other))| {
            if at == 4 {
                one.to_owned()
            } else {
                format!("{one}   {other}")
            }
        })
        .collect();
    assert_error(
        both.join("\n"),
        "line 5, column 1: grids stand side by side, and this row does not have all of them",
    );
}

#[test]
fn a_damaged_cell_of_a_notebook_is_told() {
    let cell = |source: &str| {
        let lines: Vec<String> = source
            .lines()
            .map(|line| format!("\"{line}\\n\""))
            .collect();
        format!("{{\"cell_type\":\"raw\",\"source\":[{}]}}", lines.join(","))
    };
    let short: String = rows(ASSIGNMENT).split_inclusive('\n').take(8).collect();
    let notebook = |cells: &[String]| format!("{{\"nbformat\":4,\"cells\":[{}]}}", cells.join(","));
    let sound = notebook(&[cell("import numpy"), cell(&rows(ASSIGNMENT))]);
    assert_givens(&sound, ASSIGNMENT);
    let damaged = notebook(&[cell(&rows(ASSIGNMENT)), cell(&short)]);
    let error = read_noted(damaged.as_bytes(), BitOrder::default()).unwrap_err();
    assert!(error.to_string().contains("8 rows"), "{error}");
}

#[test]
fn pencil_marks_that_are_the_puzzle_are_kept_or_refused() {
    let mut puzzle = Puzzle::new([None; 81]);
    puzzle.removed = vec![crate::common::candidate("r1c1", 5)];
    for format in Format::ALL {
        let is_held = unheld(&puzzle, format).is_none();
        let is_of_cages = matches!(format, Format::Arrows);
        assert_eq!(is_held, format.keeps_removed(), "{format}");
        if !is_held && !is_of_cages {
            assert_eq!(
                unheld(&puzzle, format),
                Some(Unheld::Candidates),
                "{format}"
            );
            let refused = write(&puzzle, format).unwrap_err();
            assert!(
                refused
                    .to_string()
                    .ends_with("has no place for candidates that are the puzzle")
            );
            assert_eq!(losses(&puzzle, format), [Loss::Puzzle(Unheld::Candidates)]);
        }
    }
    // With enough givens, the puzzle does not need its marks.
    let mut given = only(ASSIGNMENT);
    given.removed = puzzle.removed;
    assert_eq!(unheld(&given, Format::Line), None);
}

#[test]
fn the_name_of_each_row_may_be_in_a_line_of_its_own() {
    for word in ["Row", "Zeile", "Fila"] {
        for end in ["", ":"] {
            let rows = rows(ASSIGNMENT);
            let rows = (1..).zip(rows.lines());
            let text: String = rows
                .map(|(number, row)| format!("{word} {number}{end}\n{row}\n"))
                .collect();
            assert_givens(&text, ASSIGNMENT);
        }
    }
}

#[test]
fn a_formula_below_the_rows_of_a_spreadsheet_is_no_cage() {
    let rows = rows(&ASSIGNMENT.replace('.', "0"));
    let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join("\t");
    let rows: String = rows.lines().map(|it| row(it) + "\n").collect();
    for formula in ["=SUM(A1:I9)\t45", "\t\t=SUM(A1:I1)", "Total\t=COUNT(A1:I9)"] {
        assert_givens(&format!("{rows}\n{formula}\n"), ASSIGNMENT);
    }
}

#[test]
fn an_empty_row_of_a_spreadsheet_parts_a_grid_and_its_solution() {
    for (sign, word) in [(";", "Lösung"), (",", "Solution")] {
        let row = |row: &str| {
            let cells = row.chars().map(|it| it.to_string().replace('.', ""));
            cells.collect::<Vec<_>>().join(sign) + "\n"
        };
        let grid = |line: &str| rows(line).lines().map(row).collect::<String>();
        let blank = sign.repeat(8);
        let (puzzle, solution) = (grid(ASSIGNMENT), grid(ASSIGNMENT_SOLVED));
        let text = format!("Sudoku{blank}\n{puzzle}{blank}\n{word}{blank}\n{solution}");
        assert_givens(&text, ASSIGNMENT);
    }
}

#[test]
fn cages_may_be_in_one_line_and_begin_with_their_sums() {
    let apart = "Killer\n17 = r1c1+r1c2\n5 = r2c1+r2c2\n8 = r3c1+r3c2+r3c3\n";
    for text in [
        "Killer\nCages: r1c1 r1c2 (17); r2c1 r2c2 (5); r3c1 r3c2 r3c3 (8)\n",
        "Killer\nSum 17: r1c1 r1c2\nSum 5: r2c1 r2c2\nSum 8: r3c1 r3c2 r3c3\n",
    ] {
        assert_eq!(only(text), only(apart), "{text}");
    }
}

#[test]
fn empty_cells_may_be_brackets_or_signs_as_wide_as_a_cell() {
    for cell in [
        |one: char| format!("({one})").replace('.', " "),
        |one| format!("[{one}]").replace('.', " "),
        |one| {
            if one == '.' {
                "__".to_owned()
            } else {
                format!(" {one}")
            }
        },
        |one| {
            if one == '.' {
                "--".to_owned()
            } else {
                format!(" {one}")
            }
        },
    ] {
        let row = |row: &str| row.chars().map(cell).collect::<Vec<_>>().join(" ") + "\n";
        let text: String = rows(ASSIGNMENT).lines().map(row).collect();
        assert_givens(&text, ASSIGNMENT);
    }
}

#[test]
fn a_grid_that_is_called_a_persons_progress_is_the_position_of_the_one_above() {
    let begun = ASSIGNMENT_SOLVED[..9].to_owned() + &ASSIGNMENT[9..];
    for heading in [
        "My progress:",
        "My current position",
        "Mein Zwischenstand:",
        "Progress",
    ] {
        let text = format!("{}\n{heading}\n{}\n", rows(ASSIGNMENT), rows(&begun));
        let puzzle = only(&text);
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{text}");
        assert_eq!(write_line(&puzzle.values()), begun, "{text}");
    }
}
