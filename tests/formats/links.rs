//! Links that contain the puzzle, as sites make them.

use crate::common::files::{
    assert_error, assert_error_behind, only, reading, rows, text, worked_on,
};
use crate::common::{ASSIGNMENT, SECOND};
use crate::common::{candidate, cell, digit, puzzle};
use cpu_time::ThreadTime;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use sudoku_stepper::formats::{Format, detect, read, write_line};
use sudoku_stepper::grid::{Candidate, Digit, Feature};
use sudoku_stepper::sudoku::{Field, Mark, Position, Puzzle};

/// X-Wing as SudokuWiki's lesson links to it, and its original clues.
const X_WING: &str = "S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q\
    0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205";
const X_WING_CLUES: &str =
    "100000569402000008050009040000640801000010000208035000040500010900000402621000005";

/// The example on SudokuWiki's page about its first version.
const FIRST_VERSION: &str = "vu4804032o1508g080030k10o888882647046888g06828060k10029k260b90478go003g0g9\
    5090b0b6a2c00g0bcg038ga8g9ao1506601oh847063a2ag288gg8g0626c082c2k20b159818920k9ag9462044";

const DIAGONALS: [Feature; 2] = [Feature::DiagonalDown, Feature::DiagonalUp];

fn only_link(link: &str) -> Puzzle {
    assert_eq!(detect(link.as_bytes()), Some(Format::Line), "{link}");
    only(link)
}

fn encoded(text: &str) -> String {
    text.replace('+', "%2B")
        .replace('/', "%2F")
        .replace('=', "%3D")
}

/// Returns a puzzle in the form of f-puzzles, with these fields beside the usual ones.
fn f_puzzles(line: &str, more: Value) -> Value {
    let cell = |one: char| match one.to_digit(10) {
        Some(digit @ 1..) => json!({ "value": digit, "given": true }),
        _ => json!({}),
    };
    let cells: Vec<Value> = line.chars().map(cell).collect();
    let mut puzzle = json!({
        "size": 9,
        "title": "Monday",
        "author": "Ada",
        "ruleset": "Normal sudoku rules apply.",
        "grid": cells.chunks(9).collect::<Vec<_>>(),
    });
    for (key, value) in more.as_object().unwrap() {
        puzzle[key] = value.clone();
    }
    puzzle
}

fn compressed(puzzle: &Value) -> String {
    lz_str::compress_to_base64(&puzzle.to_string())
}

fn f_puzzles_link(puzzle: &Value) -> String {
    format!("https://www.f-puzzles.com/?load={}", compressed(puzzle))
}

#[test]
fn eighty_one_characters_may_stand_anywhere_in_a_link() {
    let zeros = ASSIGNMENT.replace('.', "0");
    for link in [
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!("https://sudoku.coach/en/play/{zeros}"),
        format!("https://sudoku.coach/en/play/{zeros}/"),
        format!("https://sudokuexchange.com/play/?s={zeros}&d=3"),
        format!("http://example.org/#{ASSIGNMENT}"),
        format!("https://example.org/a?x=1&grid={ASSIGNMENT}&y=2#top"),
        format!("sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!("<https://example.org/{zeros}>"),
        format!("Try this one: (https://example.org/{zeros}) it is easy"),
        format!(
            "https://example.org/?s={}",
            zeros
                .chars()
                .map(|one| format!("{one}%2C"))
                .collect::<String>()
        ),
    ] {
        assert_eq!(only_link(&link), puzzle(ASSIGNMENT), "{link}");
        assert_eq!(
            only_link(&format!("\n  {link}\r\n\r\n")),
            puzzle(ASSIGNMENT)
        );
    }
}

#[test]
fn links_are_lines_of_a_collection() {
    let file = format!("{ASSIGNMENT} one\nhttps://example.org/{ASSIGNMENT} two\n{ASSIGNMENT}\n");
    let titles: Vec<_> = read(file.as_bytes())
        .unwrap()
        .into_iter()
        .map(|puzzle| puzzle.title)
        .collect();
    assert_eq!(
        titles,
        [Some("one".to_owned()), Some("two".to_owned()), None]
    );
}

#[test]
fn a_board_of_sudokuwiki_keeps_clues_solved_cells_and_candidates() {
    let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={X_WING}");
    let read = only_link(&link);
    assert_eq!(read, only_link(X_WING));
    assert_eq!(read.givens, puzzle(X_WING_CLUES).givens);
    // r2c6 was solved; r1c2 holds 3, 7 and 8.
    assert_eq!(read.entries[cell("r2c6").index()], Digit::new(6));
    let position = Position::new(&read);
    let left: Vec<u8> = position
        .grid()
        .candidates(cell("r1c2"))
        .iter()
        .map(Digit::get)
        .collect();
    assert_eq!(left, [3, 7, 8]);
    assert!(read.removed.contains(&candidate("r5c1", 3)));

    let read = only_link(&format!(
        "https://www.sudokuwiki.org/sudoku.htm?bd={FIRST_VERSION}"
    ));
    let begun = [read.givens, read.entries].map(|values| values.iter().flatten().count());
    assert_eq!(begun, [4, 12]);
    assert_eq!(read.givens[cell("r1c4").index()], Digit::new(1));
    assert_eq!(read.entries[cell("r1c3").index()], Digit::new(2));
}

#[test]
fn a_puzzle_of_f_puzzles_keeps_what_is_said_and_noted() {
    let mut json = f_puzzles(
        ASSIGNMENT,
        json!({ "solution": [1, 2, 3], "killercage": [] }),
    );
    // r1c1 is filled in, r1c3 has center marks, r1c4 corner marks.
    json["grid"][0][0] = json!({ "value": 6 });
    json["grid"][0][2] = json!({ "centerPencilMarks": [6, 8], "region": 0 });
    json["grid"][0][3] = json!({ "cornerPencilMarks": [1, 2], "c": "#FF0000" });
    let link = f_puzzles_link(&json);
    let read = only_link(&link);
    assert_eq!(read.title.as_deref(), Some("Monday"));
    assert_eq!(read.metadata.get(Field::Author), Some("Ada"));
    assert_eq!(
        read.metadata.get(Field::Description),
        Some("Normal sudoku rules apply.")
    );
    let begun = worked_on();
    assert_eq!((read.givens, read.entries), (begun.givens, begun.entries));
    let left = Position::new(&read).grid().candidates(cell("r1c3"));
    assert!(
        left.iter().all(|digit| matches!(digit.get(), 6 | 8)),
        "{left:?}"
    );
    let note = |number| Mark::Note(Candidate::new(cell("r1c4"), digit(number)));
    assert_eq!(read.marks, [note(1), note(2)].into_iter().collect());

    let text = compressed(&json);
    for same in [
        format!("https://f-puzzles.com/?load={}", encoded(&text)),
        format!("https://sudokupad.app/fpuzzles{text}"),
        format!("https://sudokupad.app/fpuz{}", encoded(&text)),
        format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{text}"),
        format!(
            "https://app.crackingthecryptic.com/sudoku/fpuzzles{}",
            text.trim_end_matches('=')
        ),
        format!("sudokupad://puzzle/fpuzzles{text}"),
        format!("fpuzzles{text}"),
        text.clone(),
    ] {
        assert_eq!(only_link(&same), read, "{same}");
    }
}

/// Returns a puzzle in the form of SudokuPad.
fn sudokupad(line: &str) -> Value {
    let grid = f_puzzles(line, json!({}));
    let cells: Vec<Vec<Value>> = grid["grid"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let value = |cell: &Value| match cell.get("value") {
                Some(value) => json!({ "value": value }),
                None => json!({}),
            };
            row.as_array().unwrap().iter().map(value).collect()
        })
        .collect();
    let boxes: Vec<Vec<[usize; 2]>> = (0..9)
        .map(|one| {
            (0..9)
                .map(|at| [one / 3 * 3 + at / 3, one % 3 * 3 + at % 3])
                .collect()
        })
        .collect();
    json!({
        "id": "x",
        "cellSize": 64,
        "metadata": { "title": "Ada's \"first\"", "author": "Ada", "rules": "Normal sudoku" },
        "cells": cells,
        "regions": boxes,
        "cages": [{ "value": "author: Ada" }, { "cells": [[0, 0]], "type": "rowcol" }],
    })
}

/// Shortens JSON as SudokuPad does.
fn shortened(puzzle: &Value) -> String {
    let mut text = puzzle.to_string().replace('\'', "\\'");
    for (long, short) in [
        ("\"cells\":", "ce:"),
        ("\"cages\":", "ca:"),
        ("\"regions\":", "re:"),
        ("\"value\":", "v:"),
        ("\"title\":", "t:"),
        ("\"lines\":", "l:"),
        ("\"author\":", "author:"),
        ("\"cellSize\":", "cs:"),
        ("\"metadata\":", "metadata:"),
        ("\"rules\":", "rules:"),
        ("\"nonconsecutive\":", "nonconsecutive:"),
        (":true", ":t"),
        ("{}", ""),
    ] {
        text = text.replace(long, short);
    }
    text.replace("\\\"", "''")
        .replace('"', "'")
        .replace("''", "\\'")
}

#[test]
fn a_puzzle_of_sudokupad_is_read_long_and_short() {
    let json = sudokupad(ASSIGNMENT);
    let long = only_link(&format!("https://sudokupad.app/scl{}", compressed(&json)));
    assert_eq!(long.givens, puzzle(ASSIGNMENT).givens);
    assert_eq!(long.title.as_deref(), Some("Ada's \"first\""));
    assert_eq!(long.metadata.get(Field::Author), Some("Ada"));
    let short = lz_str::compress_to_base64(&shortened(&json));
    for prefix in ["scl", "ctc"] {
        let link = format!("https://sudokupad.app/{prefix}{}", encoded(&short));
        let read = only_link(&link);
        assert_eq!(read.givens, long.givens);
        assert_eq!(read.title.as_deref(), Some("Ada's 'first'"));
        assert_eq!(read.metadata, long.metadata);
    }
}

#[test]
fn the_packed_form_of_sudokupad_is_read() {
    // A character for each given and the empty cells behind it: 10 for each empty cell.
    let characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx".as_bytes();
    let cells: Vec<usize> = ASSIGNMENT
        .chars()
        .map(|one| one.to_digit(10).unwrap_or(0) as usize)
        .collect();
    let mut packed = String::new();
    let mut at = 0;
    while at < 81 {
        let behind = cells[at + 1..]
            .iter()
            .take_while(|one| **one == 0)
            .count()
            .min(5);
        packed.push(char::from(characters[cells[at] + 10 * behind]));
        at += 1 + behind;
    }
    let read = only_link(&format!("https://sudokupad.app/scf{packed}"));
    assert_eq!(read, puzzle(ASSIGNMENT));
    let read = only_link(&format!("https://sudokupad.app/scf{packed}*tMonday*aAda"));
    assert_eq!(read.title.as_deref(), Some("Monday"));
    assert_eq!(read.metadata.get(Field::Author), Some("Ada"));
    let read = only_link(&format!("https://sudokupad.app/scf{packed}x"));
    assert_eq!(read.layout.features(), DIAGONALS);
    let read = only_link(&format!("https://sudokupad.app/scf{packed}w*tMonday"));
    assert_eq!(read.layout.features(), [Feature::Windoku]);
    assert_error(
        format!("https://sudokupad.app/scf{packed}q"),
        "line 1, column 1: the puzzle has a rule of its own, 'q', which this program does not know",
    );
}

#[test]
fn a_rule_that_the_program_does_not_know_is_named() {
    let is_told = |link: String, what: &str| {
        let said = format!("the puzzle has {what}, which this program does not know");
        assert_error(link, &format!("line 1, column 1: {said}"));
    };
    for (more, what) in [
        (
            json!({ "thermometer": [{ "lines": [["R1C1", "R1C2"]] }] }),
            "thermometers",
        ),
        (
            json!({
                "thermometer": [{ "lines": [["R1C1", "R1C2"]] }],
                "odd": [{ "cell": "R1C1" }],
                "nonconsecutive": true,
            }),
            "the non-consecutive rule, odd cells and thermometers",
        ),
        (
            json!({ "nonconsecutive": true }),
            "the non-consecutive rule",
        ),
        (
            json!({ "line": [{ "lines": [["R1C1", "R1C2"]] }] }),
            "lines on its board",
        ),
        (json!({ "somethingnew": [1] }), "'somethingnew'"),
        (json!({ "negative": ["xv"] }), "'negative'"),
        (
            json!({ "cage": [{ "cells": ["R1C1"], "value": "5" }] }),
            "cages with a text",
        ),
    ] {
        is_told(f_puzzles_link(&f_puzzles(ASSIGNMENT, more)), what);
    }
    let mut jigsaw = f_puzzles(ASSIGNMENT, json!({}));
    jigsaw["grid"][0][0]["region"] = json!(3);
    assert_error(
        f_puzzles_link(&jigsaw),
        "line 1, column 1: the region of r1c2 has 8 cells; it needs 9",
    );
    let mut none = f_puzzles(ASSIGNMENT, json!({}));
    none["grid"][0][0]["region"] = Value::Null;
    is_told(f_puzzles_link(&none), "cells without a region");
    let uneven = json!({ "size": 6, "grid": vec![vec![json!({}); 5]; 6] });
    is_told(f_puzzles_link(&uneven), "6 rows and 5 columns");

    for (field, value, what) in [
        (
            "cages",
            json!([{ "cells": [[0, 0], [0, 1]], "value": 5 }]),
            "cages whose digits may repeat",
        ),
        (
            "lines",
            json!([{ "wayPoints": [[0, 0], [1, 1]] }]),
            "lines on its board",
        ),
        ("regions", json!([]), "no regions"),
        (
            "metadata",
            json!({ "nonconsecutive": true }),
            "the non-consecutive rule",
        ),
    ] {
        let mut json = sudokupad(ASSIGNMENT);
        json[field] = value;
        for text in [json.to_string(), shortened(&json)] {
            let link = lz_str::compress_to_base64(&text);
            is_told(format!("https://sudokupad.app/scl{link}"), what);
        }
    }
}

#[test]
fn a_rule_that_the_board_can_have_is_read() {
    for (more, features) in [
        (json!({ "diagonal+": true }), vec![Feature::DiagonalUp]),
        (
            json!({ "diagonal+": true, "diagonal-": true }),
            DIAGONALS.to_vec(),
        ),
        (json!({ "antiknight": true }), vec![Feature::AntiKnight]),
        (json!({ "antiking": true }), vec![Feature::AntiKing]),
        (
            json!({ "disjointgroups": true }),
            vec![Feature::DisjointGroups],
        ),
    ] {
        let read = only_link(&f_puzzles_link(&f_puzzles(ASSIGNMENT, more)));
        assert_eq!(read.layout.features(), features);
        assert_eq!(read.givens, puzzle(ASSIGNMENT).givens);
    }
    let mut pad = sudokupad(ASSIGNMENT);
    pad["metadata"]["antiknight"] = json!(true);
    let link = lz_str::compress_to_base64(&pad.to_string());
    let read = only_link(&format!("https://sudokupad.app/scl{link}"));
    assert_eq!(read.layout.features(), [Feature::AntiKnight]);
}

#[test]
fn a_link_that_only_names_a_puzzle_is_told() {
    for (link, site) in [
        ("https://tinyurl.com/abc123", "tinyurl.com"),
        ("https://f-puzzles.com/?id=y4x5z6ab", "f-puzzles.com"),
        ("https://sudokupad.app/abc123", "sudokupad.app"),
        ("https://sudokupad.app/fpuzzlesyhkyz63b", "sudokupad.app"),
        (
            "https://app.crackingthecryptic.com/sudoku/ddGfd499G7",
            "app.crackingthecryptic.com",
        ),
        ("https://t.co/a", "t.co"),
        ("www.sudokuwiki.org/sudoku.htm", "www.sudokuwiki.org"),
    ] {
        assert_error(
            format!("\n {link}"),
            &format!(
                "line 2, column 2: the link to {site} holds no puzzle, and this program does not \
                 load pages"
            ),
        );
    }
}

#[test]
fn a_page_that_is_named_above_a_puzzle_is_no_puzzle() {
    let page = "https://www.example.org/sudoku/123";
    let puzzle = only(format!("{page}\n{}", rows(ASSIGNMENT)));
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    let text = format!("{page}\n{}\n{page}4\n{}", rows(ASSIGNMENT), rows(SECOND));
    assert_eq!(reading(&text).puzzles.len(), 2);
    // Among links with puzzles, such a link is a missing puzzle.
    let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={ASSIGNMENT}");
    for text in [format!("{link}\n{page}\n"), format!("{page}\n{link}\n")] {
        let error = read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("holds no puzzle"), "{error}");
    }
}

#[test]
fn the_links_of_a_page_may_have_its_puzzles() {
    let link = |line: &str| {
        let address = format!("https://www.sudokuwiki.org/sudoku.htm?bd={line}&amp;v=1");
        format!("<DT><A HREF=\"{address}\" ADD_DATE=\"1\">A puzzle</A>\n")
    };
    let other = "<DT><A HREF=\"https://www.example.org/\">News</A>\n";
    let links = format!("{other}{}{}{other}", link(ASSIGNMENT), link(SECOND));
    for page in [
        format!(
            "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<DL><p>\n{links}</DL>\n"
        ),
        format!("<!DOCTYPE html><html><body><p>Some</p>{links}</body></html>"),
    ] {
        let puzzles = reading(&page).puzzles;
        let givens: Vec<String> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
        assert_eq!(givens, [ASSIGNMENT, SECOND], "{page}");
        assert_eq!(puzzles[0].title.as_deref(), Some("A puzzle"));
    }
}

const DAMAGED: &str = "line 1, column 1: the puzzle in the link is damaged or cut off";

#[test]
fn a_damaged_link_is_told() {
    let link = f_puzzles_link(&f_puzzles(ASSIGNMENT, json!({})));
    assert_error(&link[..link.len() / 2], DAMAGED);
    assert_error(link.replacen("load=N4", "load=N4!", 1), DAMAGED);
}

#[test]
fn a_link_to_f_puzzles_must_contain_a_puzzle_whatever_is_left_of_it() {
    for left in [
        "",
        "N4",
        "N4IgzglgXgpiBc",
        "garbage",
        "XXIgzglgXgpiBcA2A7EAacATCAXA",
    ] {
        for site in [
            "https://www.f-puzzles.com/",
            "f-puzzles.com/",
            "https://F-Puzzles.com/",
        ] {
            assert_error(format!("{site}?a=1&load={left}"), DAMAGED);
        }
    }
}

#[test]
fn a_link_to_a_puzzle_elsewhere_is_told_to_hold_none() {
    assert_error(
        "https://f-puzzles.com/?id=y4b2k8",
        "line 1, column 1: the link to f-puzzles.com holds no puzzle, and this program does not \
                 load pages",
    );
}

#[test]
fn what_is_packed_in_a_link_and_is_no_puzzle_is_told_as_damaged() {
    assert_error(
        f_puzzles_link(&json!({ "no": "puzzle of either program" })),
        DAMAGED,
    );
    assert_error(
        f_puzzles_link(&json!({ "title": "no puzzle at all" })),
        DAMAGED,
    );
}

#[test]
fn a_link_with_a_line_that_is_too_short_is_told() {
    assert_error(
        format!("https://example.org/?s={}", &ASSIGNMENT[1..]),
        "line 1 has 80 cells, 81 are needed",
    );
}

#[test]
fn a_wrong_digit_is_told_with_its_cell_in_a_link_and_with_its_line_in_a_file() {
    let mut odd = f_puzzles(ASSIGNMENT, json!({}));
    odd["grid"][4][4]["value"] = json!(12);
    assert_error(
        f_puzzles_link(&odd),
        "line 1, column 1: in grid, row 5, column 5, value: '12' is not a digit",
    );
    assert_error_behind(
        &odd.to_string().replace("12", "\n12"),
        "\n",
        "'12' is not a digit",
    );
}

#[test]
fn a_short_row_is_told_by_its_number_in_a_link_and_by_its_line_in_a_file() {
    let mut short = f_puzzles(ASSIGNMENT, json!({}));
    short["grid"][6].as_array_mut().unwrap().pop();
    let said = "row 7 has 8 cells, 9 are needed";
    let in_link = format!("line 1, column 1: in grid, row 7: {said}");
    assert_error(f_puzzles_link(&short), &in_link);
    let text = serde_json::to_string_pretty(&short["grid"][6]).unwrap();
    let file = short
        .to_string()
        .replace(&short["grid"][6].to_string(), &format!("\n{text}"));
    assert_error_behind(&file, "\n", said);
}

#[test]
fn a_cell_off_the_board_is_told_with_its_cage() {
    let cages = json!([{ "cells": ["R1C1", "R1C2"], "value": 5 }, { "cells": ["R1C4", "R1C0"] }]);
    let caged = f_puzzles(ASSIGNMENT, json!({ "killercage": cages }));
    assert_error(
        f_puzzles_link(&caged),
        "line 1, column 1: in killercage, entry 2, cells, entry 2: the puzzle names 'R1C0', \
                 which is no cell of its board",
    );
}

#[test]
fn a_wrong_digit_in_a_link_to_sudokuwiki_is_told() {
    assert_error(
        format!(
            "https://www.sudokuwiki.org/sudoku.htm?bd={}",
            X_WING.replacen("015y", "zzzz", 1)
        ),
        "line 1, column 1: 'zz' is not a digit",
    );
}

#[test]
fn a_link_that_would_become_huge_is_refused_in_time() {
    let text = format!("{{\"a\":\"{}\"}}", "a".repeat(1_000_001));
    let bomb = lz_str::compress_to_base64(&text);
    assert!(bomb.len() < 10_000);
    let begun = ThreadTime::now();
    assert_error(
        format!("https://f-puzzles.com/?load={bomb}"),
        "line 1, column 1: the puzzle in the link is larger than 1 MB",
    );
    for deep in [
        format!("https://f-puzzles.com/{}", "a/".repeat(100_000)),
        format!("https://f-puzzles.com/?{}", "a=&".repeat(100_000)),
        f_puzzles_link(&Value::String("[".repeat(5_000))),
        format!(
            "https://f-puzzles.com/?load={}",
            lz_str::compress_to_base64(&format!("{{\"a\":{}", "[".repeat(5_000)))
        ),
    ] {
        assert!(read(deep.as_bytes()).is_err());
    }
    assert!(begun.elapsed().as_secs() < 30, "{:?}", begun.elapsed());
}

/// A link of any kind with some characters replaced, inserted or cut out.
fn mutated() -> impl Strategy<Value = String> {
    let json = f_puzzles(ASSIGNMENT, json!({}));
    let pad = lz_str::compress_to_base64(&shortened(&sudokupad(ASSIGNMENT)));
    let links = vec![
        f_puzzles_link(&json),
        format!("https://sudokupad.app/fpuz{}", encoded(&compressed(&json))),
        format!("https://sudokupad.app/scl{pad}"),
        format!("https://sudokupad.app/scf{}", "K".repeat(27)),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={X_WING}"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={FIRST_VERSION}"),
        format!("https://sudoku.coach/en/play/{ASSIGNMENT}"),
        "https://tinyurl.com/abc123".to_owned(),
    ];
    let signs = "%2F%?#/&=+.,:'\"<>*\\ \tN4S9B0aZ\u{e9}"
        .chars()
        .collect::<Vec<_>>();
    let edit = (
        any::<Index>(),
        0..3usize,
        proptest::collection::vec(select(signs), 0..3),
    );
    let edits = proptest::collection::vec(edit, 0..5);
    (select(links), edits).prop_map(|(link, edits)| {
        let mut link: Vec<char> = link.chars().collect();
        for (index, cut, inserted) in edits {
            let start = index.index(link.len() + 1);
            let end = link.len().min(start + cut);
            link.splice(start..end, inserted);
        }
        link.into_iter().collect()
    })
}

/// JSON with the fields of both programs, and any values in them.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..12u8).prop_map(Value::from),
        select(vec!["", "5", "rowcol", "it's \"so\"", "#000000"]).prop_map(Value::from),
    ];
    let keys = vec![
        "grid",
        "cells",
        "value",
        "given",
        "regions",
        "cages",
        "type",
        "metadata",
        "title",
        "region",
        "centerPencilMarks",
        "cornerPencilMarks",
        "size",
        "lines",
    ];
    leaf.prop_recursive(4, 60, 9, move |inner| {
        let object = proptest::collection::vec((select(keys.clone()), inner.clone()), 0..4);
        prop_oneof![
            proptest::collection::vec(inner, 0..9).prop_map(Value::from),
            object.prop_map(|fields| {
                Value::Object(
                    fields
                        .into_iter()
                        .map(|(key, value)| (key.to_owned(), value))
                        .collect(),
                )
            }),
        ]
    })
}

fn assert_harmless(file: &str) {
    match read(file.as_bytes()) {
        Ok(puzzles) => assert!(!puzzles.is_empty()),
        Err(error) => {
            let told = error.to_string();
            assert!(
                told.chars().count() < 200 && !told.contains(char::is_control),
                "{told}"
            );
        }
    }
}

proptest! {
    #[test]
    fn a_mutated_link_is_harmless(link in mutated()) {
        assert_harmless(&link);
    }

    #[test]
    fn any_json_in_a_link_is_harmless(json in any_json(), short: bool, cells: bool) {
        let json = if cells { json!({ "cells": json }) } else { json!({ "grid": json }) };
        let text = if short { shortened(&json) } else { json.to_string() };
        assert_harmless(&format!(
            "https://sudokupad.app/scl{}",
            lz_str::compress_to_base64(&text)
        ));
    }

    #[test]
    fn any_puzzle_comes_back_from_f_puzzles(values in proptest::collection::vec(0..10u8, 81)) {
        let line: String = values.iter().map(u8::to_string).collect();
        let read = only(f_puzzles_link(&f_puzzles(&line, json!({}))));
        prop_assert_eq!(text(&read, Format::Sdm), format!("{line}\n"));
    }
}

#[test]
fn a_link_without_a_puzzle_ends_its_sentence_in_words() {
    for (link, site) in [
        ("https://www.f-puzzles.", "www.f-puzzles."),
        ("https://www.youtube.com/watch?v=1", "www.youtube.com"),
    ] {
        let told = format!(
            "line 1, column 1: the link to {site} holds no puzzle, and this program does not load \
             pages"
        );
        assert_eq!(read(link.as_bytes()).unwrap_err().to_string(), told);
    }
}
