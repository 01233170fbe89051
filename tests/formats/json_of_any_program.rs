//! JSON and XML as any program writes it: the givens are the givens of the puzzle, digits that were
//! filled in are entries, and the solution is not a puzzle.

use crate::common::boards::JIGSAW;
use crate::common::files::{assert_error, assert_error_at, only, reading};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED};
use serde_json::{Value, json};
use sudoku_stepper::formats::{ReadingNote, read, write_line};
use sudoku_stepper::grid::{Cell, Digit, Feature, Layout, LayoutBuilder};

/// Checks that a file gives one puzzle with these givens, with a 4 in its third cell if it has an
/// entry.
#[track_caller]
fn assert_puzzle(file: &str, has_entry: bool) {
    let reading = reading(file);
    let [puzzle] = &reading.puzzles[..] else {
        panic!("{} puzzles\n{file}", reading.puzzles.len())
    };
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{file}");
    let entries: Vec<_> = puzzle.entries.iter().flatten().collect();
    assert_eq!(entries.len(), usize::from(has_entry), "{file}");
    assert!(entries.iter().all(|it| it.get() == 4), "{file}");
}

/// Checks that the file has the one puzzle, and a note that its solution is right.
#[track_caller]
fn assert_solved(file: &str) {
    assert_puzzle(file, false);
    let is_right = |it: &ReadingNote| matches!(it, ReadingNote::Solutions { .. });
    let notes = reading(file).notes;
    assert!(notes.iter().any(is_right), "{notes:?}\n{file}");
}

fn digits(line: &str) -> Vec<u32> {
    let digits = line.chars().map(|it| it.to_digit(10).unwrap_or(0));
    digits.collect()
}

/// A cell of the puzzle: its given or 0, the entry in r1c3 or 0, its digit in the solution.
type Cells = Vec<(u32, u32, u32)>;

fn cells() -> Cells {
    let solved = digits(ASSIGNMENT_SOLVED);
    let givens = digits(ASSIGNMENT).into_iter().zip(solved).enumerate();
    let cell = |(at, (given, solved))| (given, if at == 2 { 4 } else { 0 }, solved);
    givens.map(cell).collect()
}

/// Returns the rows of these cells, each cell converted in this way.
fn rows(cell: impl Fn(&(u32, u32, u32)) -> Value) -> Value {
    let cells = cells();
    let rows = cells.chunks(9);
    rows.map(|row| row.iter().map(&cell).collect::<Value>())
        .collect()
}

#[test]
fn a_cell_tells_its_given_and_its_entry_by_any_usual_names() {
    let or_null = |digit: u32| (digit > 0).then_some(digit);
    for (given_name, entry_name) in [
        ("given", "entry"),
        ("given", "value"),
        ("clue", "answer"),
        ("original", "value"),
        ("start", "current"),
        ("fixed", "user"),
        ("initial", "guess"),
        ("puzzle", "player"),
        ("hint", "input"),
    ] {
        let cell = |&(given, entry, _): &(u32, u32, u32)| json!({ given_name: or_null(given), entry_name: or_null(entry) });
        assert_puzzle(&json!({ "cells": rows(cell) }).to_string(), true);
    }
    // The value may be the given or the entry.
    let cell = |&(given, entry, _): &(u32, u32, u32)| json!({ "given": or_null(given), "value": or_null(given.max(entry)) });
    assert_puzzle(&json!({ "cells": rows(cell) }).to_string(), true);
}

#[test]
fn the_solution_in_each_cell_is_no_digit_of_the_puzzle() {
    let digit_and_solution = |&(given, entry, solved): &(u32, u32, u32)| json!({ "answer": solved, "clue": given > 0, "guess": given.max(entry) });
    assert_puzzle(
        &json!({ "grid": rows(digit_and_solution) }).to_string(),
        true,
    );
    for (name, is_shown) in [
        ("visible", true),
        ("revealed", true),
        ("hidden", false),
        ("covered", false),
    ] {
        for of_digit in ["solution", "value"] {
            let cell = |&(given, _, solved): &(u32, u32, u32)| json!({ of_digit: solved, name: (given > 0) == is_shown });
            assert_puzzle(&json!({ "cells": rows(cell) }).to_string(), false);
        }
    }
}

#[test]
fn a_solution_and_the_cells_that_are_seen_are_the_puzzle() {
    let flag = |&(given, ..): &(u32, u32, u32)| json!(given > 0);
    let number = |&(given, ..): &(u32, u32, u32)| json!(u8::from(given > 0));
    let text: String = digits(ASSIGNMENT)
        .iter()
        .map(|it| if *it > 0 { '1' } else { '0' })
        .collect();
    for mask in [rows(flag), rows(number), json!(text)] {
        assert_solved(&json!({ "solution": ASSIGNMENT_SOLVED, "mask": mask }).to_string());
    }
    let hidden = |&(given, ..): &(u32, u32, u32)| json!(given == 0);
    assert_puzzle(
        &json!({ "board": ASSIGNMENT_SOLVED, "hidden": rows(hidden) }).to_string(),
        false,
    );
}

#[test]
fn a_puzzle_between_words_is_found_and_its_answer_is_the_solution() {
    let in_rows = |line: &str| {
        let cells: Vec<char> = line.chars().collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| row.iter().collect()).collect();
        rows.join("\n")
    };
    let (puzzle, solved) = (in_rows(ASSIGNMENT), in_rows(ASSIGNMENT_SOLVED));
    for file in [
        json!({ "prompt": format!("Solve this Sudoku:\n{puzzle}"), "completion": solved }),
        json!({ "prompt": format!("Solve this Sudoku: {ASSIGNMENT}"), "completion": ASSIGNMENT_SOLVED }),
        json!({ "prompt": ASSIGNMENT, "completion": ASSIGNMENT_SOLVED }),
        json!({ "prompt": format!("Solve:\n{puzzle}"), "response": format!("The solution is:\n{solved}") }),
        json!({ "messages": [
            { "role": "user", "content": format!("Solve:\n{puzzle}") },
            { "role": "assistant", "content": solved },
        ] }),
        json!({ "full": ASSIGNMENT_SOLVED, "removed": ASSIGNMENT }),
    ] {
        assert_solved(&file.to_string());
    }
    let link = format!("https://sudokuexchange.com/play/?s={ASSIGNMENT}");
    assert_puzzle(
        &json!({ "links": [{ "title": "One", "url": link }] }).to_string(),
        false,
    );
}

#[test]
fn regions_that_the_cells_tell_are_those_of_the_board() {
    let jigsaw = LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap();
    let cell = |name: &str, at: usize, region: char| json!({ "row": at / 9, "col": at % 9, "v": 0, name: region.to_string() });
    for name in ["region", "zone", "area", "box", "block", "regionId"] {
        let all = JIGSAW.chars().enumerate();
        let placed: Vec<Value> = all.map(|(at, it)| cell(name, at, it)).collect();
        let bare = |it: &Value| json!({ "value": 0, name: it[name] });
        let in_rows: Vec<Value> = placed
            .chunks(9)
            .map(|row| row.iter().map(bare).collect())
            .collect();
        for file in [json!({ "cells": placed }), json!({ "grid": in_rows })] {
            let reading = reading(file.to_string());
            assert_eq!(reading.puzzles.len(), 1, "{file}");
            assert_eq!(reading.puzzles[0].layout, jigsaw, "{file}");
        }
    }
    let boxes = |at: usize| at / 27 * 3 + at % 9 / 3;
    let cells: Vec<Value> = (0..81)
        .map(|at| json!({ "value": 0, "box": boxes(at) }))
        .collect();
    let classic = reading(json!({ "cells": cells }).to_string());
    assert_eq!(classic.puzzles[0].layout, Layout::CLASSIC);
    let caged: Vec<Value> = (0..81)
        .map(|at| json!({ "value": 0, "cage": at / 2 }))
        .collect();
    assert_error(
        json!({ "cells": caged }).to_string(),
        "line 1, column 10: the puzzle has cages in this form, which this program does not know",
    );
}

#[test]
fn a_killer_may_be_told_by_its_cages_and_its_solution_alone() {
    let cages = json!([
        { "sum": 8, "cells": ["r1c1", "r1c2"] },
        { "sum": 13, "cells": ["r1c5", "r2c5", "r3c5"] },
    ]);
    for file in [
        json!({ "cages": cages }),
        json!({ "cages": cages, "solution": ASSIGNMENT_SOLVED }),
        json!({ "type": "killer", "cages": [[8, ["r1c1", "r1c2"]], [13, ["r1c5", "r2c5", "r3c5"]]] }),
    ] {
        let reading = reading(file.to_string());
        let [puzzle] = &reading.puzzles[..] else {
            panic!("{file}")
        };
        assert!(puzzle.values().iter().all(Option::is_none), "{file}");
        let sums: Vec<_> = puzzle.layout.cages().iter().map(|it| it.sum).collect();
        assert_eq!(sums, [Some(8), Some(13)], "{file}");
    }
    let thermo = json!({ "thermos": [[[0, 0], [0, 1]]], "solution": ASSIGNMENT_SOLVED });
    assert_error_at(
        &thermo.to_string(),
        "[[[0,0]",
        "the puzzle has thermometers, which this program does not know",
    );
}

#[test]
fn a_cage_whose_sum_is_no_number_is_named_though_no_digit_is_given() {
    let cages = json!([
        { "sum": 8, "cells": [[0, 0], [0, 1]] },
        { "sum": "abc", "cells": [[0, 4], [1, 4], [2, 4]] },
    ]);
    assert_error(
        json!({ "title": "Killer", "cages": cages }).to_string(),
        "line 1, column 43: the puzzle has a cage whose text is no sum, which this program does not know",
    );
}

#[test]
fn lists_of_boxes_and_of_columns_are_no_rows() {
    let line = digits(ASSIGNMENT);
    let columns: Vec<Vec<u32>> = (0..9)
        .map(|column| (0..9).map(|row| line[row * 9 + column]).collect())
        .collect();
    let boxes: Vec<Vec<u32>> = (0..9)
        .map(|of| {
            let at = |within: usize| (of / 3 * 3 + within / 3) * 9 + of % 3 * 3 + within % 3;
            (0..9).map(|within| line[at(within)]).collect()
        })
        .collect();
    let in_threes: Vec<Value> = boxes
        .iter()
        .map(|it| it.chunks(3).map(|row| json!(row)).collect())
        .collect();
    let of_cells: Vec<Value> = boxes.iter().map(|it| json!({ "cells": it })).collect();
    let in_rows: Vec<Value> = in_threes.chunks(3).map(|it| json!(it)).collect();
    for file in [
        json!({ "columns": columns }),
        json!({ "boxes": boxes }),
        json!({ "subgrids": boxes }),
        json!({ "blocks": of_cells }),
        json!({ "grid": in_threes }),
        json!({ "grid": in_rows }),
    ] {
        assert_puzzle(&file.to_string(), false);
    }
}

#[test]
fn cells_may_be_fields_of_an_object() {
    let line = digits(ASSIGNMENT);
    let object = |name: &dyn Fn(usize, usize) -> String| -> Value {
        let field = |at: usize| (name(at / 9, at % 9), json!(line[at]));
        Value::Object((0..81).map(field).collect())
    };
    let letter = |row: usize| char::from(b"ABCDEFGHI"[row]);
    let rows: serde_json::Map<String, Value> = line
        .chunks(9)
        .enumerate()
        .map(|(at, row)| (at.to_string(), json!(row)))
        .collect();
    for file in [
        object(&|row, column| format!("r{}c{}", row + 1, column + 1)),
        object(&|row, column| format!("{}{}", letter(row), column + 1)),
        json!({ "board": object(&|row, column| format!("{row},{column}")) }),
        json!({ "board": object(&|row, column| format!("{}-{}", row + 1, column + 1)) }),
        json!({ "board": rows }),
    ] {
        assert_puzzle(&file.to_string(), false);
    }
    let three = reading(json!({ "r1c1": 5, "r1c2": 3, "r1c5": 7 }).to_string());
    assert_eq!(three.puzzles[0].values().iter().flatten().count(), 3);
    // A few pairs that look like cells are something else.
    let scores = json!({ "A1": 5, "B2": 3, "C3": 7 });
    let puzzles = sudoku_stepper::formats::read(scores.to_string().as_bytes());
    assert!(puzzles.is_err());
}

#[test]
fn lists_of_givens_and_of_entries_are_one_puzzle() {
    let list = |cells: &dyn Fn(&(u32, u32, u32)) -> u32| -> Value {
        let all = cells_of(cells);
        all.into_iter()
            .map(|(at, digit)| json!({ "row": at / 9, "col": at % 9, "value": digit }))
            .collect()
    };
    let file = json!({ "givens": list(&|it| it.0), "entries": list(&|it| it.1) });
    assert_puzzle(&file.to_string(), true);
}

fn cells_of(digit: &dyn Fn(&(u32, u32, u32)) -> u32) -> Vec<(usize, u32)> {
    let cells = cells();
    let all = cells.iter().enumerate().map(|(at, cell)| (at, digit(cell)));
    all.filter(|(_, digit)| *digit > 0).collect()
}

#[test]
fn what_is_no_later_position_is_a_puzzle_and_what_only_counts_is_none() {
    let both = json!({ "previous": SECOND, "current": ASSIGNMENT }).to_string();
    assert_eq!(reading(&both).puzzles.len(), 2);
    let counts: Vec<Vec<u8>> = vec![(1..=9).collect(); 9];
    let beside = json!({ "board": rows(|it| json!(it.0)), "timesPerCell": counts });
    assert_puzzle(&beside.to_string(), false);
}

#[test]
fn the_kind_of_a_puzzle_is_heard_in_an_object_and_as_its_category() {
    let diagonal = json!({ "puzzle": ASSIGNMENT, "category": "Diagonal" });
    let puzzle = &reading(diagonal.to_string()).puzzles[0];
    assert!(!puzzle.layout.features().is_empty());
    let killer = json!({ "puzzle": ASSIGNMENT, "variant": { "name": "Killer", "id": 2 } });
    assert_error_at(
        &killer.to_string(),
        "{\"id\"",
        "the puzzle has cages that are not told in full, which this program does not know",
    );
    for (name, value) in [
        ("parity", json!("even")),
        ("regions", json!(9)),
        ("category", json!("Hard")),
        ("variant", json!({ "name": "Classic" })),
    ] {
        assert_puzzle(
            &json!({ "puzzle": ASSIGNMENT, name: value }).to_string(),
            false,
        );
    }
}

#[test]
fn elements_of_xml_may_be_told_apart_by_a_name_of_their_own() {
    assert_solved(&format!(
        "<map><string name=\"puzzle\">{ASSIGNMENT}</string>\
         <string name=\"solution\">{ASSIGNMENT_SOLVED}</string></map>"
    ));
    let cell = |(at, (given, entry, _)): (usize, (u32, u32, u32))| {
        let (x, y, value) = (at % 9, at / 9, given.max(entry));
        format!("<cell x=\"{x}\" y=\"{y}\" given=\"{given}\" value=\"{value}\"/>")
    };
    let cells: String = cells().into_iter().enumerate().map(cell).collect();
    assert_puzzle(&format!("<game>{cells}</game>"), true);
}

#[test]
fn a_cell_beyond_the_board_is_named_and_a_drawing_is_no_list_of_cells() {
    let beyond = json!({ "cells": [{ "row": 0, "col": 11, "value": 5 }] });
    assert_error(
        beyond.to_string(),
        "line 1, column 11: the puzzle names 'row 0, col 11', which is no cell of its board",
    );
    let texts: String = [(20, 30, 5), (60, 30, 3), (180, 70, 7)]
        .map(|(x, y, digit)| format!("<text x=\"{x}\" y=\"{y}\">{digit}</text>"))
        .concat();
    assert_error(
        format!("<svg>{texts}</svg>"),
        "line 1, column 1: no puzzle is found in this XML, which begins with <svg>",
    );
}

#[test]
fn a_map_of_regions_is_no_puzzle() {
    let map: Vec<usize> = (0..81).map(|at| at / 27 * 3 + at % 9 / 3).collect();
    let file =
        json!({ "puzzle": { "cells": [{ "odd": true }], "constraints": [{ "regions": map }] } });
    let error = sudoku_stepper::formats::read(file.to_string().as_bytes()).unwrap_err();
    let told = "line 1, column 1: there is no puzzle in this JSON that this program finds";
    assert_eq!(error.to_string(), told);
    // Empty cells may be objects without a field.
    let cells: Vec<Value> = digits(ASSIGNMENT)
        .iter()
        .map(|it| {
            if *it > 0 {
                json!({ "value": it, "given": true })
            } else {
                json!({})
            }
        })
        .collect();
    assert_puzzle(
        &json!({ "puzzle": { "cells": cells }, "regionMap": map }).to_string(),
        false,
    );
}

#[test]
fn cells_stand_where_they_say() {
    let line = digits(ASSIGNMENT);
    let backward = |place: &dyn Fn(usize, usize) -> Value| -> Value {
        let cell = |at: usize| {
            let mut cell = place(at / 9, at % 9);
            cell["value"] = json!(line[at]);
            cell
        };
        json!({ "cells": (0..81).rev().map(cell).collect::<Value>() })
    };
    let in_box = |row: usize, column: usize| [row / 3 * 3 + column / 3, row % 3 * 3 + column % 3];
    for file in [
        backward(&|row, column| json!({ "rowIndex": row, "columnIndex": column })),
        backward(&|row, column| json!({ "row_number": row + 1, "column_number": column + 1 })),
        backward(&|row, column| json!({ "coords": { "x": column, "y": row } })),
        backward(&|row, column| json!({ "location": { "r": row, "c": column } })),
        backward(&|row, column| json!({ "pos": [row, column] })),
        backward(&|row, column| json!({ "index": row * 9 + column })),
        backward(&|row, column| json!({ "id": row * 9 + column })),
        backward(&|row, column| json!({ "key": format!("r{}c{}", row + 1, column + 1) })),
        backward(&|row, column| {
            let [region, within] = in_box(row, column);
            json!({ "box": region, "pos": within })
        }),
    ] {
        assert_puzzle(&file.to_string(), false);
    }
    let rows: Vec<Value> = (0..9)
        .rev()
        .map(|row| json!({ "index": row, "cells": line[row * 9..][..9] }))
        .collect();
    assert_puzzle(&json!({ "rows": rows }).to_string(), false);
    let twice = json!([{ "row": 0, "col": 0, "value": 5 }, { "row": 0, "col": 0, "value": 6 }]);
    assert_error(
        json!({ "cells": twice }).to_string(),
        "line 1, column 39: the cell r1c1 is named twice",
    );
}

#[test]
fn what_is_told_beside_a_solution_is_the_puzzle_or_is_refused() {
    let seen: Vec<usize> = (0..81).filter(|at| digits(ASSIGNMENT)[*at] > 0).collect();
    let hidden: Vec<[usize; 2]> = (0..81)
        .filter(|at| !seen.contains(at))
        .map(|at| [at / 9, at % 9])
        .collect();
    let triples: Vec<Value> = seen
        .iter()
        .map(|at| json!([at / 9, at % 9, digits(ASSIGNMENT)[*at]]))
        .collect();
    let placed: Vec<Value> = seen
        .iter()
        .map(|at| json!({ "index": at, "value": digits(ASSIGNMENT)[*at] }))
        .collect();
    for (name, value) in [
        ("clues", json!(triples)),
        ("givens", json!(seen)),
        ("removed", json!(hidden)),
        ("holes", json!(hidden)),
        ("prefilled", json!(placed)),
    ] {
        assert_solved(&json!({ name: value, "solution": ASSIGNMENT_SOLVED }).to_string());
    }
    let unknown = json!({ "steps_to_show": [[1, 2, 3, 4]], "clue": { "a": 5 }, "solution": ASSIGNMENT_SOLVED });
    assert_error(
        unknown.to_string(),
        "line 1, column 1: a solution is found here, and no puzzle in a form that is known",
    );
    for (puzzle, solution) in [
        ("q", "a"),
        ("foo", "bar"),
        ("grid", "sol"),
        ("grid", "loesung"),
    ] {
        assert_solved(&json!({ puzzle: ASSIGNMENT, solution: ASSIGNMENT_SOLVED }).to_string());
    }
    // If there are several, none is lost.
    let one = json!({ "foo": ASSIGNMENT, "bar": ASSIGNMENT_SOLVED });
    let two = json!({ "one": one, "two": { "foo": SECOND } }).to_string();
    assert_eq!(reading(&two).puzzles.len(), 2);
}

#[test]
fn the_order_of_the_cells_may_be_told_in_a_word() {
    let line = digits(ASSIGNMENT);
    let columns: Vec<u32> = (0..81).map(|at| line[at % 9 * 9 + at / 9]).collect();
    let at = |of: usize, within: usize| (of / 3 * 3 + within / 3) * 9 + of % 3 * 3 + within % 3;
    let boxes: Vec<Vec<u32>> = (0..9)
        .map(|of| (0..9).map(|within| line[at(of, within)]).collect())
        .collect();
    for file in [
        json!({ "order": "column-major", "cells": columns }),
        json!({ "type": "nonets", "board": boxes }),
        json!({ "format": "boxes", "grid": boxes }),
    ] {
        assert_puzzle(&file.to_string(), false);
    }
}

#[test]
fn what_was_filled_in_may_be_told_alone() {
    let entries = format!("..4{}", ".".repeat(78));
    for name in ["entries", "player", "userEntries", "userGrid"] {
        assert_puzzle(
            &json!({ "board": ASSIGNMENT, name: entries }).to_string(),
            true,
        );
    }
    let list = json!([{ "row": 0, "col": 2, "value": 4 }]);
    assert_puzzle(
        &json!({ "board": ASSIGNMENT, "userInput": list }).to_string(),
        true,
    );
    let cell =
        |&(given, entry, _): &(u32, u32, u32)| json!({ "number": given, "userNumber": entry });
    assert_puzzle(&json!({ "cells": rows(cell) }).to_string(), true);
    let cell = |&(given, entry, _): &(u32, u32, u32)| json!({ "isClue": given > 0, "effectiveValue": given.max(entry) });
    assert_puzzle(&json!({ "cells": rows(cell) }).to_string(), true);
    let past = json!({ "past": [rows(|it| json!(it.0))], "present": rows(|it| json!(it.0.max(it.1))), "initial": ASSIGNMENT });
    assert_puzzle(&past.to_string(), true);
}

#[test]
fn rules_are_heard_in_the_objects_around_them() {
    for rules in [
        json!({ "globals": { "diagonals": { "positive": true, "negative": true } } }),
        json!({ "settings": { "diagonal": true } }),
        json!({ "meta": { "rules": { "diagonal": true } } }),
        json!({ "primaryDiagonal": true, "secondaryDiagonal": true }),
    ] {
        let mut file = rules.clone();
        file["board"] = json!(ASSIGNMENT);
        let features = reading(file.to_string()).puzzles[0].layout.features();
        assert_eq!(features.len(), 2, "{file}");
    }
    for (rules, at, what) in [
        (
            json!({ "variants": { "thermo": [[[0, 0], [0, 1]]] } }),
            "[[[",
            "thermometers",
        ),
        (
            json!({ "meta": { "variant": "Sandwich" } }),
            "\"Sandwich",
            "sandwich sums",
        ),
        (
            json!({ "greaterThan": [[[0, 2], [0, 3]]] }),
            "[[[",
            "inequalities",
        ),
        (
            json!({ "top": [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
            "[1,2",
            "clues outside its board",
        ),
        (
            json!({ "cage_sums": { "a": 8 } }),
            "{\"a\"",
            "cages in this form",
        ),
    ] {
        let mut file = rules;
        file["board"] = json!(ASSIGNMENT);
        let told = format!("the puzzle has {what}, which this program does not know");
        assert_error_at(&file.to_string(), at, &told);
    }
    let settings = json!({ "settings": { "diagonal": false, "lines": true, "sound": 1 }, "board": ASSIGNMENT });
    assert_puzzle(&settings.to_string(), false);
}

#[test]
fn digits_from_0_on_are_asked_about_and_not_guessed() {
    let cell = |&(given, ..): &(u32, u32, u32)| json!(i64::from(given) - 1);
    assert_error(
        json!({ "grid": rows(cell) }).to_string(),
        "line 1, column 9: its cells hold -1 and 0 to 8, and it is not clear what the digits are",
    );
}

#[test]
fn puzzles_under_short_names_and_of_several_levels_stay_apart() {
    let easier = ASSIGNMENT_SOLVED[..9].to_owned() + &ASSIGNMENT[9..];
    for file in [
        json!({ "a": ASSIGNMENT, "b": SECOND }),
        json!({ "easy": easier, "hard": ASSIGNMENT }),
        json!({ "puzzle1": ASSIGNMENT, "puzzle2": easier }),
        json!({ "answer": SECOND, "question": ASSIGNMENT }),
    ] {
        assert_eq!(reading(file.to_string()).puzzles.len(), 2, "{file}");
    }
    let option = json!({ "board": ASSIGNMENT, "options": { "x": true, "y": false } });
    assert_puzzle(&option.to_string(), false);
}

#[test]
fn flags_in_a_list_of_cells_tell_the_givens_of_a_solution() {
    let cells = cells();
    for header in ["row,col,solution,given", "row,col,given,solution"] {
        let line = |(at, (given, _, solved)): (usize, &(u32, u32, u32))| {
            let flag = u8::from(*given > 0);
            let place = format!("{},{}", at / 9 + 1, at % 9 + 1);
            match header.ends_with("given") {
                true => format!("{place},{solved},{flag}\n"),
                false => format!("{place},{flag},{solved}\n"),
            }
        };
        let lines: String = cells.iter().enumerate().map(line).collect();
        assert_puzzle(&format!("{header}\n{lines}"), false);
    }
}

#[test]
fn a_grid_that_happens_to_go_on_with_another_is_a_puzzle_of_its_own() {
    let rows = |line: &str| -> String {
        let cells: Vec<char> = line.chars().collect();
        cells
            .chunks(9)
            .map(|row| row.iter().collect::<String>() + "\n")
            .collect()
    };
    let easier = ASSIGNMENT_SOLVED[..9].to_owned() + &ASSIGNMENT[9..];
    for titles in [
        ["", ""],
        ["State champs 1", "State champs 2"],
        ["Last issue", "Current issue"],
    ] {
        let [first, second] = titles;
        let file = format!("{first}\n{}\n{second}\n{}", rows(ASSIGNMENT), rows(&easier));
        assert_eq!(reading(&file).puzzles.len(), 2, "{file}");
    }
    let position = ASSIGNMENT_SOLVED[..3].to_owned() + &ASSIGNMENT[3..];
    let file = format!(
        "Puzzle\n{}\nCurrent state:\n{}",
        rows(ASSIGNMENT),
        rows(&position)
    );
    let read = reading(&file);
    assert_eq!(read.puzzles.len(), 1);
    assert!(read.puzzles[0].has_entries());
}

#[test]
fn rules_in_lists_are_heard() {
    for (field, rule, feature) in [
        ("globals", "antiknight", Feature::AntiKnight),
        ("settings", "anti-king", Feature::AntiKing),
        ("options", "windoku", Feature::Windoku),
    ] {
        let text = json!({ "puzzle": ASSIGNMENT, field: ["dark", rule] }).to_string();
        assert_eq!(only(&text).layout.features(), [feature], "{text}");
        let unknown = json!({ "puzzle": ASSIGNMENT, field: ["thermo"] }).to_string();
        assert!(read(unknown.as_bytes()).is_err(), "{unknown}");
    }
}

#[test]
fn entries_may_be_told_by_the_names_of_their_cells() {
    let text = json!({ "puzzle": ASSIGNMENT, "entries": { "A1": 6, "r1c3": 5 } }).to_string();
    let puzzle = only(&text);
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT);
    assert_eq!(puzzle.entries[0], Digit::new(6));
    assert_eq!(puzzle.entries[2], Digit::new(5));
}

#[test]
fn a_rule_that_is_on_in_words_or_numbers_is_heard() {
    let both = [Feature::DiagonalDown, Feature::DiagonalUp];
    for text in [
        json!({ "puzzle": ASSIGNMENT, "diagonal": "yes" }).to_string(),
        json!({ "puzzle": ASSIGNMENT, "diag": 1 }).to_string(),
        format!("<sudoku diagonal=\"true\">{ASSIGNMENT}</sudoku>"),
        format!("<sudoku><diagonal>true</diagonal><grid>{ASSIGNMENT}</grid></sudoku>"),
        format!("diagonal,puzzle\n1,{ASSIGNMENT}\n"),
        format!("puzzle,diagonal\n{ASSIGNMENT},true\n"),
    ] {
        let reading = reading(&text);
        assert_eq!(reading.puzzles[0].layout.features(), both, "{text}");
    }
    let off = format!("puzzle,diagonal\n{ASSIGNMENT},0\n");
    assert!(only(off).layout.is_classic());
}

#[test]
fn cages_may_be_counted_from_one_and_have_other_names() {
    // Cages of three cells in each row of the solution.
    let cage = |at: usize, first: usize| -> (usize, Vec<[usize; 2]>) {
        let cells: Vec<usize> = (3 * at..3 * at + 3).collect();
        let digit = |cell: &usize| usize::from(ASSIGNMENT_SOLVED.as_bytes()[*cell] - b'0');
        let sum = cells.iter().map(digit).sum();
        (
            sum,
            cells
                .iter()
                .map(|it| [it / 9 + first, it % 9 + first])
                .collect(),
        )
    };
    let all = |first: usize| (0..27).map(move |at| cage(at, first));
    let expected = {
        let board = LayoutBuilder::new(9).boxes(3, 3);
        let caged = all(0).fold(board, |board, (sum, cells)| {
            let cells = cells.iter().map(|[row, column]| Cell::at(*row, *column));
            board.cage(cells.collect(), Some(u8::try_from(sum).unwrap()))
        });
        caged.build().unwrap()
    };
    let objects = |first: usize| -> Vec<Value> {
        let cage = |(sum, cells): (usize, Vec<[usize; 2]>)| {
            let cells: Vec<Value> = cells
                .iter()
                .map(|[row, column]| json!({ "row": row, "col": column }))
                .collect();
            json!({ "targetSum": sum, "cells": cells })
        };
        all(first).map(cage).collect()
    };
    let element = |(sum, cells): (usize, Vec<[usize; 2]>)| {
        let cell = |[row, column]: &[usize; 2]| format!("<cell row=\"{row}\" col=\"{column}\"/>");
        let cells: String = cells.iter().map(cell).collect();
        format!("<cage sum=\"{sum}\">{cells}</cage>")
    };
    let elements: String = all(1).map(element).collect();
    for text in [
        json!({ "cages": objects(0) }).to_string(),
        json!({ "cages": objects(1) }).to_string(),
        format!("<killer size=\"9\">{elements}</killer>"),
    ] {
        let puzzle = only(&text);
        assert_eq!(puzzle.layout, expected, "{text}");
        assert_eq!(puzzle.given_count(), 0, "{text}");
    }
}

#[test]
fn a_map_of_regions_is_heard_under_any_name() {
    let map = JIGSAW;
    let names: Vec<&str> = (0..9).map(|row| &map[9 * row..9 * row + 9]).collect();
    let board = LayoutBuilder::new(9).regions_from(map).build().unwrap();
    for name in [
        "regionGrid",
        "boxIds",
        "partition",
        "nonets",
        "chaos",
        "map",
    ] {
        for value in [json!(map), json!(names)] {
            let text = json!({ "puzzle": ".".repeat(80) + "1", name: value }).to_string();
            assert_eq!(only(&text).layout, board, "{text}");
        }
    }
    let counter = "123456789".repeat(9);
    let text = json!({ "puzzle": ASSIGNMENT, "seed": counter }).to_string();
    assert!(only(&text).layout.is_classic());
    // A solution is not such a map.
    let text = json!({ "puzzle": ASSIGNMENT, "map": ASSIGNMENT_SOLVED }).to_string();
    assert!(only(&text).layout.is_classic());
}

#[test]
fn the_lists_of_a_program_are_fields_by_their_names() {
    let grid = |line: &str| -> String {
        let row = |row: usize| {
            let cells = line[9 * row..9 * row + 9].replace('.', "0");
            let cells: Vec<String> = cells.chars().map(String::from).collect();
            format!("  [{}],\n", cells.join(", "))
        };
        (0..9).map(row).collect()
    };
    // The regions of a jigsaw, before the board or behind it.
    let cells = |name: char| -> String {
        let own = JIGSAW.chars().enumerate().filter(|(_, it)| *it == name);
        let places: Vec<String> = own
            .map(|(at, _)| format!("({}, {})", at / 9, at % 9))
            .collect();
        format!("  [{}],\n", places.join(", "))
    };
    let regions: String = ('1'..='9').map(cells).collect();
    let board = LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap();
    let givens = format!("{}1", ".".repeat(80));
    for text in [
        format!(
            "regions = [\n{regions}]\nboard = [\n{}]\nprint(board)\n",
            grid(&givens)
        ),
        format!("board = [\n{}]\nregions = [\n{regions}]\n", grid(&givens)),
    ] {
        let puzzle = only(&text);
        assert_eq!(puzzle.layout, board, "{text}");
        assert_eq!(write_line(&puzzle.givens), givens, "{text}");
    }
    // A list of puzzles, and one of their solutions.
    for (open, close) in [
        (["puzzles = [", "solutions = ["], "]"),
        (["String[] puzzles = {", "String[] solutions = {"], "};"),
        (
            ["export const PUZZLES = [", "export const SOLUTIONS = ["],
            "];",
        ),
    ] {
        let text = format!(
            "{}\n  \"{ASSIGNMENT}\",\n  \"{SECOND}\",\n{close}\n{}\n  \"{ASSIGNMENT_SOLVED}\",\n  \
             \"{SECOND_SOLVED}\",\n{close}\n",
            open[0], open[1]
        );
        let puzzles = reading(&text).puzzles;
        let givens: Vec<String> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
        assert_eq!(givens, [ASSIGNMENT, SECOND], "{text}");
    }
}

#[test]
fn of_a_list_of_kinds_the_one_that_is_chosen_counts() {
    let file = |fields: &str| format!("{{{fields}, \"grid\": \"{ASSIGNMENT}\"}}");
    let kinds = "\"variants\": [\"classic\", \"diagonal\"]";
    let both = [Feature::DiagonalDown, Feature::DiagonalUp];
    for (chosen, features) in [
        ("\"variant\": \"classic\"", &[][..]),
        ("\"variant\": 0", &[]),
        ("\"variant\": \"diagonal\"", &both),
        ("\"variant\": 1", &both),
    ] {
        for fields in [
            format!("{kinds}, {chosen}"),
            format!("\"settings\": {{{kinds}, {chosen}}}"),
        ] {
            let text = file(&fields);
            assert_eq!(only(&text).layout.features(), features, "{text}");
        }
    }
    // If nothing is chosen, the whole list applies.
    assert_eq!(only(file(kinds)).layout.features(), both);
}

#[test]
fn a_rule_in_a_title_or_among_tags_is_heard() {
    let file = |field: &str| format!("{{\n{field},\n\"grid\": \"{ASSIGNMENT}\"}}");
    for (field, word) in [
        ("\"title\": \"Killer Sudoku 5\"", "Killer"),
        ("\"tags\": [\"hard\", \"killer\"]", "killer"),
        (
            "\"description\": \"No arrows point down, thermometers rise\"",
            "arrows",
        ),
    ] {
        let notes = reading(file(field)).notes;
        assert_eq!(
            notes,
            [ReadingNote::RuleInWords {
                line: 2,
                word: word.to_owned()
            }],
            "{field}"
        );
    }
    // A rule that a tag names completely is on the board.
    let puzzle = only(file("\"tags\": [\"hard\", \"x-sudoku\"]"));
    assert_eq!(
        puzzle.layout.features(),
        [Feature::DiagonalDown, Feature::DiagonalUp]
    );
    assert_eq!(reading(file("\"tags\": [\"hard\", \"daily\"]")).notes, []);
}
