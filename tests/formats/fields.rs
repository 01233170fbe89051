//! Objects of JSON, YAML and TOML as people write them: duplicate and extra fields, and mistakes in
//! one field.

use cpu_time::ThreadTime;
use std::time::Duration;

use crate::common::files::{assert_error, assert_error_at, only, reading};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use serde_json::{Value, json};
use sudoku_stepper::formats::{ReadingNote, read, write_line};
use sudoku_stepper::grid::Feature;

/// Returns the givens as lines of a map, each cell named by its row and column.
fn map(indent: &str, sign: &str) -> String {
    let digits = ASSIGNMENT.bytes().enumerate().filter(|(_, it)| *it != b'.');
    digits
        .map(|(at, it)| {
            let (row, column) = (at / 9 + 1, at % 9 + 1);
            format!("{indent}r{row}c{column}{sign}{}\n", char::from(it))
        })
        .collect()
}

/// Returns the first given, with another digit, as a line of that map.
fn again(indent: &str, sign: &str) -> String {
    let map = map(indent, sign);
    let first = map.lines().next().unwrap();
    let digit = if first.ends_with('7') { '8' } else { '7' };
    format!("{}{digit}\n", &first[..first.len() - 1])
}

#[test]
fn a_name_with_two_values_is_refused_where_it_is_there_again() {
    assert_error(
        format!("{{\"puzzle\": \"{ASSIGNMENT}\",\n \"puzzle\": \"{ASSIGNMENT_SOLVED}\"}}"),
        "line 2, column 2: 'puzzle' is there twice, with different values",
    );
    assert_error(
        format!("{{'puzzle': '{ASSIGNMENT}',\n 'cages': [],\n 'cages': [[8, ['r1c1', 'r1c2']]],}}"),
        "line 3, column 2: 'cages' is there twice, with different values",
    );
    let lines = map("", "").lines().count();
    let first = map("", "=").split('=').next().unwrap().to_owned();
    let yaml = format!("givens:\n{}{}", map("  ", ": "), again("  ", ": "));
    let place = format!("line {}, column 3", lines + 2);
    assert_error(
        yaml,
        &format!("{place}: '{first}' is there twice, with different values"),
    );
    let toml = format!("[givens]\n{}{}", map("", " = "), again("", " = "));
    let place = format!("line {}, column 1", lines + 2);
    assert_error(
        toml,
        &format!("{place}: '{first}' is there twice, with different values"),
    );
}

#[test]
fn a_name_with_the_same_value_twice_is_read() {
    let file = format!("{{\"puzzle\": \"{ASSIGNMENT}\", \"puzzle\": \"{ASSIGNMENT}\"}}");
    let reading = reading(file);
    assert_eq!(write_line(&reading.puzzles[0].givens), ASSIGNMENT);
    assert_eq!(reading.notes, []);
}

/// Returns the row, the column and the digit of each given, counted from this number.
fn givens(first: usize) -> Vec<(usize, usize, u32)> {
    let digits = ASSIGNMENT.chars().enumerate();
    let given = |(at, it): (usize, char)| Some((at / 9 + first, at % 9 + first, it.to_digit(10)?));
    digits.filter_map(given).collect()
}

/// Converts each given, and joins the results with commas.
fn each(first: usize, said: impl Fn(usize, usize, u32) -> String) -> String {
    let all = givens(first)
        .into_iter()
        .map(|(row, column, digit)| said(row, column, digit));
    all.collect::<Vec<_>>().join(", ")
}

/// Checks that the file has exactly this puzzle, without notes.
#[track_caller]
fn assert_read(file: &str) {
    let reading = reading(file);
    let [puzzle] = &reading.puzzles[..] else {
        panic!("{} puzzles\n{file}", reading.puzzles.len())
    };
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{file}");
    assert!(puzzle.layout.is_classic(), "{file}");
    assert_eq!(reading.notes, [], "{file}");
}

#[test]
fn givens_may_be_triples_and_pairs() {
    let triples = |first: usize| {
        each(first, |row, column, digit| {
            format!("[{row}, {column}, {digit}]")
        })
    };
    let tuples = each(0, |row, column, digit| {
        format!("({row}, {column}, {digit})")
    });
    let named = each(1, |row, column, digit| {
        format!("[\"r{row}c{column}\", {digit}]")
    });
    let nested = each(0, |row, column, digit| {
        format!("[[{row}, {column}], {digit}]")
    });
    let texts = each(1, |row, column, digit| {
        format!("\"r{row}c{column}={digit}\"")
    });
    let letters = each(1, |row, column, digit| {
        format!("{{\"r\": {row}, \"c\": {column}, \"d\": {digit}}}")
    });
    for file in [
        format!("{{\"givens\": [{}]}}", triples(0)),
        format!("{{\"givens\": [{}]}}", triples(1)),
        format!("{{\"anything\": [{}]}}", triples(1)),
        format!("[{}]", triples(0)),
        format!("givens = [{tuples}]"),
        format!("givens = {{{tuples}}}"),
        format!("({tuples})"),
        format!("{{\"givens\": [{named}]}}"),
        format!("{{\"givens\": [{nested}]}}"),
        format!("{{\"givens\": [{texts}]}}"),
        format!("{{\"givens\": [{letters}]}}"),
    ] {
        assert_read(&file);
    }
    // Sixteen triples are not a small board with three candidates in each cell.
    let inner = (1..8)
        .flat_map(|row| [(row, 2), (row, 5), (row, 7)])
        .take(16);
    let inner: Vec<Value> = inner
        .map(|(row, column)| json!([row, column, row]))
        .collect();
    assert_error(
        json!({ "givens": inner }).to_string(),
        "line 1, column 11: whether rows and columns are counted from 0 or from 1 is not known: \
         no 0 and no 9 is among them",
    );
}

#[test]
fn a_dictionary_of_python_may_have_pairs_for_its_names() {
    let pairs = each(0, |row, column, digit| {
        format!("({row}, {column}): {digit}")
    });
    for file in [
        format!("{{{pairs}}}"),
        format!("grid = {{{pairs}}}\n"),
        format!("puzzle = {{'title': None, 'givens': {{{pairs}}}}}\n"),
    ] {
        assert_read(&file);
    }
    let few = "{(0, 0): 5, (0, 4): 7, (8, 8): 9}";
    assert_eq!(only(few).givens.iter().flatten().count(), 3);
    assert_error(
        format!("{{{pairs}, (8, 9): 4}}"),
        "line 1, column 1: the puzzle names '(8,9)', which is no cell of its board",
    );
}

#[test]
fn givens_of_yaml_may_be_lists_of_cells() {
    for entry in [
        |row: usize, column: usize, digit: u32| format!("  - [{row}, {column}, {digit}]\n"),
        |row, column, digit| format!("  - {{r: {row}, c: {column}, v: {digit}}}\n"),
        |row, column, digit| format!("  - row: {row}\n    col: {column}\n    value: {digit}\n"),
        |row, column, digit| format!("  - cell: r{row}c{column}\n    digit: {digit}\n"),
    ] {
        let all = givens(1).into_iter();
        let all: String = all
            .map(|(row, column, digit)| entry(row, column, digit))
            .collect();
        assert_read(&format!("givens:\n{all}"));
        let last = entry(1, 2, 9);
        assert_error_at(
            &format!("givens:\n{all}{last}"),
            &last[4..],
            "the cell r1c2 is named twice",
        );
    }
}

/// Returns two cages, each with its sum.
fn cages() -> Value {
    json!([
        { "sum": 8, "cells": ["r1c1", "r1c2"] },
        { "sum": 13, "cells": ["r1c5", "r2c5", "r3c5"] },
    ])
}

/// Checks that the file has a puzzle with these two cages.
#[track_caller]
fn assert_caged(file: &str) {
    let reading = reading(file);
    let [puzzle] = &reading.puzzles[..] else {
        panic!("{} puzzles\n{file}", reading.puzzles.len())
    };
    let cages = puzzle.layout.cages().iter();
    let cages: Vec<_> = cages.map(|it| (it.sum, it.cells.len())).collect();
    assert_eq!(cages, [(Some(8), 2), (Some(13), 3)], "{file}");
    assert_eq!(reading.notes, [], "{file}");
}

#[test]
fn cages_are_read_under_any_name_and_in_any_form() {
    for name in [
        "groups", "clues", "areas", "blocks", "sums", "jaulas", "anything",
    ] {
        assert_caged(&json!({ "puzzle": ASSIGNMENT, name: cages() }).to_string());
        assert_caged(&json!({ name: cages() }).to_string());
    }
    let by_number = json!({ "1": cages()[0], "2": cages()[1] });
    for cages in [
        json!({ "r1c1 r1c2": 8, "r1c5 r2c5 r3c5": 13 }),
        by_number,
        json!(["8: r1c1 r1c2", "r1c5 r2c5 r3c5 = 13"]),
    ] {
        assert_caged(&json!({ "puzzle": ASSIGNMENT, "cages": cages }).to_string());
        assert_caged(&json!({ "cages": cages }).to_string());
    }
    assert_caged(&cages().to_string());
}

/// Writes a cage with its sum and cells in one of the forms.
type Cage<'a> = &'a dyn Fn(u8, &[&str]) -> String;

#[test]
fn cages_of_xml_tell_their_cells_in_attributes_or_elements() {
    let first = ["r1c1", "r1c2"];
    let second = ["r7c5", "r8c5", "r9c5"];
    let place = |name: &str| format!("<cell row=\"{}\" col=\"{}\"/>", &name[1..2], &name[3..4]);
    let element = |name: &str| format!("<cell>{name}</cell>");
    let cage: [Cage<'_>; 4] = [
        &|sum, cells| format!("<cage sum=\"{sum}\" cells=\"{}\"/>", cells.join(" ")),
        &|sum, cells| format!("<cage sum=\"{sum}\">{}</cage>", cells.join(" ")),
        &|sum, cells| {
            let cells: String = cells.iter().map(|it| element(it)).collect();
            format!("<cage><sum>{sum}</sum>{cells}</cage>")
        },
        &|sum, cells| {
            let cells: String = cells.iter().map(|it| place(it)).collect();
            format!("<cage sum=\"{sum}\">{cells}</cage>")
        },
    ];
    for cage in cage {
        let cages = format!("{}{}", cage(8, &first), cage(13, &second));
        assert_caged(&format!(
            "<puzzle><givens>{ASSIGNMENT}</givens>{cages}</puzzle>"
        ));
        assert_caged(&format!(
            "<puzzle><givens>{ASSIGNMENT}</givens><cages>{cages}</cages></puzzle>"
        ));
    }
    let only_one = "<cages><cage sum=\"8\" cells=\"r1c1 r1c2\"/></cages>";
    let found = only(format!(
        "<puzzle><givens>{ASSIGNMENT}</givens>{only_one}</puzzle>"
    ));
    assert_eq!(found.layout.cages().len(), 1);
}

#[test]
fn cells_of_xml_may_be_called_by_an_attribute() {
    let cells = |said: &dyn Fn(usize, usize, u32) -> String| each(1, said).replace(", ", "\n");
    for inner in [
        cells(&|row, column, digit| format!("<cell id=\"r{row}c{column}\">{digit}</cell>")),
        cells(&|row, column, digit| format!("<given r=\"{row}\" c=\"{column}\" d=\"{digit}\"/>")),
    ] {
        assert_read(&format!("<sudoku>{inner}</sudoku>"));
    }
}

#[test]
fn a_field_that_names_cells_and_is_not_read_is_said_by_its_name() {
    for value in [
        json!([["r1c1", "r1c2"], ["r5c5", "r5c6"]]),
        json!(["r1c1", "r1c2"]),
        json!([[[0, 0], [0, 1]], [[8, 8], [8, 7]]]),
        json!([{ "cells": [[0, 0], [0, 1]] }, { "cells": [[8, 8], [8, 7]] }]),
        json!({ "one": ["A1", "A2"] }),
    ] {
        for name in ["groups", "clues", "gray", "special"] {
            let file = json!({ "puzzle": ASSIGNMENT, name: value }).to_string();
            let reading = reading(&file);
            assert_eq!(write_line(&reading.puzzles[0].givens), ASSIGNMENT);
            let names = vec![name.to_owned()];
            assert_eq!(
                reading.notes,
                [ReadingNote::FieldsLeftOut { names }],
                "{file}"
            );
        }
    }
    let mut many = json!({ "puzzle": ASSIGNMENT });
    for number in 0..9 {
        many[format!("of{number}")] = json!(["r1c1", "r1c2"]);
    }
    let names = ["of0", "of1", "of2", "of3", "of4", "…"].map(str::to_owned);
    let names = names.to_vec();
    assert_eq!(
        reading(many.to_string()).notes,
        [ReadingNote::FieldsLeftOut { names }]
    );
}

#[test]
fn names_of_rules_in_a_list_are_these_rules() {
    let diagonals = [Feature::DiagonalDown, Feature::DiagonalUp];
    for name in [
        "constraints",
        "rules",
        "modifiers",
        "specialRules",
        "properties",
    ] {
        let file = json!({ "puzzle": ASSIGNMENT, name: ["diagonal"] }).to_string();
        assert_eq!(only(&file).layout.features(), diagonals, "{file}");
    }
    for value in [
        json!("diagonal"),
        json!([{ "type": "diagonal" }]),
        json!({ "diagonal": true, "antiknight": false }),
        json!(["rows", "columns", "boxes", "diagonal"]),
    ] {
        let file = json!({ "puzzle": ASSIGNMENT, "constraints": value }).to_string();
        assert_eq!(only(&file).layout.features(), diagonals, "{file}");
    }
    for file in [
        format!("puzzle: \"{ASSIGNMENT}\"\nconstraints: [diagonal]\n"),
        format!("puzzle = \"{ASSIGNMENT}\"\nconstraints = [\"diagonal\"]\n"),
        format!(
            "<file><puzzle>{ASSIGNMENT}</puzzle><constraints><constraint>diagonal</constraint></constraints></file>"
        ),
    ] {
        assert_eq!(only(&file).layout.features(), diagonals, "{file}");
    }
    for (list, unknown) in [
        (json!(["diagonal", "frobnicate"]), "'frobnicate'"),
        (json!(["diagonal", "thermo"]), "thermometers"),
        (
            json!([{ "type": "diagonal" }, { "type": "thermo", "cells": [[0, 0], [0, 1]] }]),
            "thermometers in this form",
        ),
    ] {
        assert_error_at(
            &json!({ "constraints": list, "puzzle": ASSIGNMENT }).to_string(),
            &list.to_string(),
            &format!("the puzzle has {unknown}, which this program does not know"),
        );
    }
    let one_way = json!({ "puzzle": ASSIGNMENT, "constraints": ["diagonal+"] });
    assert_eq!(
        only(one_way.to_string()).layout.features(),
        [Feature::DiagonalUp]
    );
}

#[test]
fn one_bad_cell_among_good_ones_is_named_as_the_file_has_it() {
    let map = |more: &str| {
        let all = each(1, |row, column, digit| {
            let row = char::from(b"?ABCDEFGHI"[row]);
            format!("\"{row}{column}\": {digit}")
        });
        format!("{{{all},\n{more}}}")
    };
    let list = |more: Value| {
        let all = givens(1).into_iter();
        let cell = |(row, column, digit)| json!({ "row": row, "column": column, "value": digit });
        let all: Vec<Value> = all.map(cell).chain([more]).collect();
        json!({ "cells": all }).to_string()
    };
    let named = |more: Value| {
        let all = givens(1).into_iter();
        let cell =
            |(row, column, digit)| json!({ "cell": format!("r{row}c{column}"), "value": digit });
        let all: Vec<Value> = all.map(cell).chain([more]).collect();
        json!({ "cells": all }).to_string()
    };
    for (file, told) in [
        (
            map("\"K1\": 4"),
            "the puzzle names 'K1', which is no cell of its board",
        ),
        (map("\"A1\": 12"), "'12' in A1 is not a digit"),
        (map("\"A1\": \"x!\""), "'x!' in A1 is not a digit"),
        (
            list(json!({ "row": 10, "column": 2, "value": 4 })),
            "the puzzle names 'row 10, column 2', which is no cell of its board",
        ),
        (
            named(json!({ "cell": "r10c2", "value": 4 })),
            "the puzzle names 'r10c2', which is no cell of its board",
        ),
    ] {
        let at = file.rfind(['\n', '{']).unwrap();
        let (line, column) = match file[at..].starts_with('\n') {
            true => (2, file[at + 1..].find(": ").unwrap() + 3),
            false => (1, at + 1),
        };
        assert_error(&file, &format!("line {line}, column {column}: {told}"));
    }
    let mut cages = cages();
    cages[1]["cells"][0] = json!("r0c5");
    assert_error(
        json!({ "cages": cages }).to_string(),
        "line 1, column 45: the puzzle names 'r0c5', which is no cell of its board",
    );
}

#[test]
fn many_fields_and_many_puzzles_take_no_longer_than_they_are_long() {
    let work = |file: &dyn Fn(usize) -> String, count: usize| {
        let file = file(count);
        let begun = ThreadTime::now();
        let _ = read(file.as_bytes());
        begun.elapsed()
    };
    let field = |at: usize| format!("\"f{at}\": [[\"r1c1\", \"r1c2\"]]");
    let cage = |_: usize| "{\"sum\": 8, \"cells\": [\"r1c1\", \"r1c2\"]}".to_owned();
    let list = |count: usize, one: &dyn Fn(usize) -> String| -> String {
        (0..count).map(one).collect::<Vec<_>>().join(",")
    };
    let files: [&dyn Fn(usize) -> String; 6] = [
        &|count| {
            format!(
                "{{\"puzzle\": \"{ASSIGNMENT}\", {}}}",
                list(count * 4, &field)
            )
        },
        &|count| {
            format!(
                "{{\"puzzle\": \"{ASSIGNMENT}\", \"groups\": [{}]}}",
                list(count * 2, &cage)
            )
        },
        &|count| {
            let one = |at: usize| format!("{{\"puzzle\": \"{ASSIGNMENT}\", {}}}", field(at));
            format!("[{}]", list(count, &one))
        },
        &|count| {
            format!(
                "[{}]",
                list(count * 8, &|at| format!("[{}, {}, 1]", at % 9, at / 9 % 9))
            )
        },
        &|count| format!("{{{}}}", list(count * 8, &|at| format!("({at}, 0): 1"))),
        &|count| format!("a: 1\n{}", "- [0, 0, 1]\n".repeat(count * 8)),
    ];
    for (at, file) in files.iter().enumerate() {
        let (short, long) = (work(*file, 600), work(*file, 2400));
        assert!(
            long < 8 * short + Duration::from_millis(20),
            "{at}: {short:?}, then {long:?}"
        );
    }
}
