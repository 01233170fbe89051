//! Files of other programs: JSON of all kinds, XML, saved games, grids below their size.

use std::time::Duration;

use cpu_time::ThreadTime;

use crate::common::boards::JIGSAW;
use crate::common::files::{
    assert_error, assert_error_at, assert_error_behind, killer, only, text,
};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, cell, cells, digit, puzzle};
use serde_json::{Value, json};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::export;
use sudoku_stepper::formats::{
    BitOrder, Format, ReadingNote, read, read_noted, write_line, write_line_on,
};
use sudoku_stepper::grid::{Cage, Cell, Feature, Layout, LayoutBuilder};
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{Field, Mark, Puzzle};
use sudoku_stepper::texts::Language;

/// The puzzle on Wikipedia.
const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn digits_of(line: &str) -> Vec<u32> {
    line.chars()
        .map(|one| one.to_digit(10).unwrap_or(0))
        .collect()
}

/// Returns nine lists of nine, each cell converted in this way.
fn rows_of(line: &str, cell: impl Fn(u32) -> Value) -> Value {
    let digits = digits_of(line);
    let rows = digits.chunks(9);
    rows.map(|row| row.iter().map(|digit| cell(*digit)).collect::<Value>())
        .collect()
}

fn numbers(line: &str) -> Value {
    rows_of(line, |digit| json!(digit))
}

fn or_null(digit: u32) -> Value {
    if digit == 0 {
        Value::Null
    } else {
        json!(digit)
    }
}

fn givens(puzzle: &Puzzle) -> String {
    write_line(&puzzle.givens)
}

/// Checks that a file gives one puzzle with these givens, without entries.
#[track_caller]
fn assert_givens(file: &str, line: &str) {
    let puzzles = read(file.as_bytes());
    let puzzles = puzzles.unwrap_or_else(|error| panic!("{error}\n{file}"));
    assert_eq!(puzzles.len(), 1, "{file}");
    assert_eq!(givens(&puzzles[0]), line, "{file}");
    assert!(!puzzles[0].has_entries(), "{file}");
}

#[test]
fn a_grid_is_found_in_json_by_its_form() {
    let line = WIKIPEDIA;
    let zeros = line.replace('.', "0");
    let strings = rows_of(line, |digit| {
        json!(if digit == 0 {
            ".".to_owned()
        } else {
            digit.to_string()
        })
    });
    let lines: Vec<&str> = line
        .as_bytes()
        .chunks(9)
        .map(|row| str::from_utf8(row).unwrap())
        .collect();
    let flat = json!(digits_of(line));
    for grid in [
        numbers(line),
        strings.clone(),
        rows_of(line, or_null),
        rows_of(line, |digit| {
            json!(if digit == 0 {
                String::new()
            } else {
                digit.to_string()
            })
        }),
        rows_of(line, |digit| {
            json!(if digit == 0 {
                " ".to_owned()
            } else {
                digit.to_string()
            })
        }),
        rows_of(line, |digit| {
            json!(if digit == 0 { -1 } else { i64::from(digit) })
        }),
        rows_of(line, |digit| json!({ "value": digit, "fixed": digit > 0 })),
        rows_of(
            line,
            |digit| json!({ "value": or_null(digit), "isFixed": digit > 0, "notes": [] }),
        ),
        flat.clone(),
        json!(line),
        json!(zeros),
        json!(line.replace('.', "-")),
        json!(lines),
        json!(lines.join("\n")),
        json!(
            lines
                .iter()
                .map(|row| row.replace('.', "0"))
                .collect::<Vec<_>>()
        ),
    ] {
        // Try it alone, unless it is a text, and under the names that programs use for it.
        if !grid.is_string() {
            assert_givens(&grid.to_string(), line);
            assert_givens(&format!("{grid:#}"), line);
        }
        for name in [
            "puzzle",
            "board",
            "grid",
            "given",
            "givens",
            "mission",
            "quiz",
            "initial",
            "clues",
            "sudoku",
            "initialBoard",
            "start_grid",
            "unsolved",
            "problem",
            "question",
            "cells",
        ] {
            let file = json!({
                name: grid.clone(),
                "solution": ASSIGNMENT_SOLVED,
                "difficulty": "easy",
                "id": 17,
            });
            assert_givens(&file.to_string(), line);
            let found = only(file.to_string());
            assert_eq!(found.metadata.get(Field::Level), Some("easy"), "{file}");
            assert_givens(&json!({ "response": { "data": [file] } }).to_string(), line);
        }
    }
}

#[test]
fn a_grid_is_found_in_the_answer_of_an_api_beside_its_solution() {
    let dosuku = json!({ "newboard": {
        "grids": [{ "value": numbers(WIKIPEDIA), "solution": numbers(ASSIGNMENT_SOLVED), "difficulty": "Easy" }],
        "results": 1, "message": "All Ok" } });
    assert_givens(&dosuku.to_string(), WIKIPEDIA);
}

#[test]
fn lists_are_read_as_programs_have_them_in_their_source() {
    let line = WIKIPEDIA;
    let strings = rows_of(line, |digit| {
        json!(if digit == 0 {
            ".".to_owned()
        } else {
            digit.to_string()
        })
    });
    let rows: Vec<String> = strings
        .as_array()
        .unwrap()
        .iter()
        .map(Value::to_string)
        .collect();
    let single = strings.to_string().replace('"', "'");
    for file in [
        rows.join("\n"),
        rows.join(",\n"),
        format!("[\n{}\n]\n", rows.join(",\n")),
        format!("[\n{},\n]\n", rows.join(",\n")),
        format!("board = {strings}"),
        format!("board = {single}"),
        format!("let board = {strings};"),
        format!(
            "char[][] board = {};",
            single.replace('[', "{").replace(']', "}")
        ),
        format!("grid = np.array({single})"),
        rows_of(line, or_null).to_string().replace("null", "None"),
        format!("{{'puzzle': {single}, 'name': 'one'}}"),
        format!("// a puzzle\n{single}").replacen("// a puzzle\n", "", 1),
    ] {
        assert_givens(&file, line);
    }
}

#[test]
fn json_of_several_puzzles_gives_each() {
    let (one, two) = (WIKIPEDIA, ASSIGNMENT);
    for file in [
        json!([numbers(one), numbers(two)]).to_string(),
        json!([one, two]).to_string(),
        json!({ "puzzles": [one, two] }).to_string(),
        json!({ "easy": [{ "puzzle": one }], "hard": [{ "puzzle": two }] }).to_string(),
        format!("{}\n{}\n", json!({ "quiz": one }), json!({ "quiz": two })),
        json!([{ "board": numbers(one) }, { "board": numbers(two) }]).to_string(),
    ] {
        let puzzles = read(file.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{file}"));
        let lines: Vec<String> = puzzles.iter().map(givens).collect();
        assert_eq!(lines, [one, two], "{file}");
    }
}

#[test]
fn what_a_person_did_in_json_is_entered() {
    let mut position = digits_of(ASSIGNMENT);
    position[0] = 6;
    let position: Value = position.chunks(9).map(|row| json!(row)).collect();
    let file = json!({ "initial": numbers(ASSIGNMENT), "current": position });
    let found = only(file.to_string());
    assert_eq!(givens(&found), ASSIGNMENT);
    assert_eq!(found.entries[0], Some(digit(6)));

    let at = |index: usize| {
        let given = digits_of(ASSIGNMENT)[index];
        match index {
            0 => json!({ "value": 6, "isFixed": false, "notes": [] }),
            2 => json!({ "value": null, "isFixed": false, "notes": [5, 9] }),
            _ => json!({ "value": or_null(given), "isFixed": given > 0, "notes": [] }),
        }
    };
    let board: Value = (0..9)
        .map(|row| (0..9).map(|column| at(9 * row + column)).collect::<Value>())
        .collect();
    for name in ["board", "grid", "cells"] {
        let found = only(json!({ name: board.clone(), "difficulty": "Hard" }).to_string());
        assert_eq!(
            (givens(&found), found.entries[0]),
            (ASSIGNMENT.to_owned(), Some(digit(6)))
        );
        assert!(found.marks.has(Mark::Note(candidate("r1c3", 5))));
    }
}

#[test]
fn the_saved_game_of_gnome_sudoku_is_read() {
    let mut list = Vec::new();
    for (index, value) in digits_of(ASSIGNMENT).into_iter().enumerate() {
        if value > 0 {
            list.push(json!({ "position": [index / 9, index % 9], "value": value, "fixed": true, "earmarks": [] }));
        }
    }
    list.push(json!({ "position": [0, 0], "value": 6, "fixed": false, "earmarks": [] }));
    list.push(json!({ "position": [0, 2], "value": 0, "fixed": false, "earmarks": [5, 9] }));
    let game = json!({ "difficulty_category": "hard", "time_elapsed": 12.5, "cells": list });
    for file in [game.to_string(), format!("{game:#}\n")] {
        let found = only(&file);
        assert_eq!(
            (givens(&found), found.entries[0]),
            (ASSIGNMENT.to_owned(), Some(digit(6)))
        );
        assert!(found.marks.has(Mark::Note(candidate("r1c3", 9))));
        assert_eq!(found.metadata.get(Field::Level), Some("hard"));
    }
    let mut one = digits_of(ASSIGNMENT);
    one.truncate(9);
    let squares: Vec<Value> = one
        .iter()
        .enumerate()
        .filter(|(_, digit)| **digit > 0)
        .map(|(x, value)| json!({ "x": x, "y": 0, "value": value }))
        .collect();
    let row = format!("{}{}", &ASSIGNMENT[..9], ".".repeat(72));
    assert_givens(
        &json!({ "response": true, "size": "9", "squares": squares }).to_string(),
        &row,
    );
    assert_givens(&json!(squares).to_string(), &row);
    let mut outside = game;
    outside["cells"][0]["position"] = json!([9, 0]);
    assert!(read(outside.to_string().as_bytes()).is_err());
}

#[test]
fn the_json_that_the_program_exports_is_a_puzzle() {
    let jigsaw = only(format!("{}{JIGSAW}", ".".repeat(81)));
    for puzzle in [puzzle(ASSIGNMENT), killer(), jigsaw] {
        let session = Session::new(&puzzle);
        let mut path = export::SolutionPath::made(&session, "a name");
        path.steps.clear();
        let made = export::json(Language::english(), &path, Notation::Rc);
        let found = only(&made);
        assert_eq!(
            (found.givens, &found.layout),
            (puzzle.givens, &puzzle.layout),
            "{made}"
        );
    }
}

/// The rows of an empty grid, as numbers.
fn no_numbers() -> Value {
    numbers(&".".repeat(81))
}

#[test]
fn regions_are_read_in_json_as_rows_or_as_a_text() {
    let rows: Value = JIGSAW
        .as_bytes()
        .chunks(9)
        .map(|row| {
            row.iter()
                .map(|one| json!(char::from(*one).to_digit(10)))
                .collect::<Value>()
        })
        .collect();
    for (name, value) in [("regions", rows), ("areas", json!(JIGSAW))] {
        let file = json!({ "grid": no_numbers(), name: value });
        assert_eq!(only(file.to_string()).layout, jigsaw());
    }
}

/// The only cage of a board with a cage of these cells and this sum in JSON.
fn cage_in_json(cells: &Value, sum: &Value) -> Cage {
    let file = json!({ "grid": no_numbers(), "cages": [{ "cells": cells, "sum": sum }] });
    let found = only(file.to_string());
    let [cage] = found.layout.cages() else {
        panic!()
    };
    *cage
}

#[test]
fn the_cells_of_a_cage_are_read_in_json_however_they_are_named() {
    for written in [
        json!([[0, 0], [0, 1]]),
        json!(["r1c1", "R1C2"]),
        json!([0, 1]),
        json!([{ "row": 0, "col": 0 }, { "row": 0, "col": 1 }]),
    ] {
        let cage = cage_in_json(&written, &json!(5));
        assert_eq!((cage.cells, cage.sum), (cells("r1c1 r1c2"), Some(5)));
    }
}

#[test]
fn a_cage_in_json_may_have_no_sum_or_one_cell() {
    let cage = cage_in_json(&json!([[0, 0], [0, 1]]), &Value::Null);
    assert_eq!(cage.sum, None);
    let cage = cage_in_json(&json!([[0, 4]]), &json!(7));
    assert_eq!(cage.sum, Some(7));
}

#[test]
fn the_other_features_of_a_board_in_json_stay_beside_its_regions() {
    let grid = no_numbers();
    let both = json!({ "grid": grid, "diagonals": true, "antiKnight": true, "regions": JIGSAW });
    assert_eq!(
        only(both.to_string()).layout,
        LayoutBuilder::new(9)
            .regions_from(JIGSAW)
            .diagonals()
            .with(Feature::AntiKnight)
            .build()
            .unwrap()
    );
    let diagonal = json!({ "grid": grid, "diagonals": true });
    assert_eq!(
        only(diagonal.to_string()).layout.features(),
        [Feature::DiagonalDown, Feature::DiagonalUp]
    );
}

#[test]
fn what_of_a_board_in_json_is_not_known_is_refused_by_name() {
    let grid = no_numbers();
    assert_error(
        json!({ "puzzle": grid, "cages": [[0, 1], [2, 3]] }).to_string(),
        "line 1, column 11: the puzzle has cages in this form, which this program does not know",
    );
    assert_error_at(
        &json!({ "puzzle": grid, "thermometers": [[[0, 0], [0, 1]]] }).to_string(),
        "[[[0,0],[0,1]]]",
        "the puzzle has thermometers, which this program does not know",
    );
}

#[test]
fn rules_in_json_are_told_wherever_their_names_stand() {
    let grid = numbers(ASSIGNMENT);
    for (name, value, what) in [
        (
            "decorations",
            json!([{ "type": "killercage", "path": [[0, 0], [2, 0]], "value": 20 }]),
            "cages in this form",
        ),
        ("germanWhispers", json!([[[2, 1], [2, 0]]]), "whisper lines"),
        (
            "kropkiAdjacent",
            json!([[[2, 5], [3, 5]]]),
            "dots between its cells",
        ),
    ] {
        assert_error_at(
            &json!({ "board": grid, name: value }).to_string(),
            &value.to_string(),
            &format!("the puzzle has {what}, which this program does not know"),
        );
    }
    // A rule that is off is ignored.
    assert_givens(
        &json!({ "board": grid, "thermometers": false, "decorations": [] }).to_string(),
        ASSIGNMENT,
    );
}

#[test]
fn cells_between_signs_in_a_text_may_be_empty() {
    let cells: Vec<String> = ASSIGNMENT
        .chars()
        .map(|one| String::from(one).replace('.', ""))
        .collect();
    for sign in [";", ","] {
        assert_givens(
            &json!([{ "contents": cells.join(sign) }]).to_string(),
            ASSIGNMENT,
        );
    }
}

#[test]
fn json_that_is_no_puzzle_is_refused_for_its_reason() {
    let short = json!({ "board": numbers(ASSIGNMENT).as_array().unwrap()[..8] });
    let mut ragged = numbers(ASSIGNMENT);
    ragged[3].as_array_mut().unwrap().pop();
    let mut odd = numbers(ASSIGNMENT);
    odd[2][4] = json!(12);
    let sixteen: Vec<Vec<u8>> = vec![vec![0; 16]; 16];
    for (file, message) in [
        (
            json!({ "puzzle": "none" }).to_string(),
            "line 1, column 1: there is no puzzle in this JSON that this program finds",
        ),
        (
            "{\"title\": \"puzzle\"}".to_owned(),
            "line 1, column 1: there is no puzzle in this JSON that this program finds",
        ),
        (
            short.to_string(),
            "line 1, column 10: the grid has 8 rows of 9 cells",
        ),
        (
            json!({ "board": ragged }).to_string(),
            "line 1, column 71: row 4 has 8 cells, 9 are needed",
        ),
        (
            json!({ "board": odd }).to_string(),
            "line 1, column 60: '12' in row 3, column 5 is not a digit",
        ),
        (
            json!({ "puzzle": sixteen }).to_string(),
            "line 1, column 11: a board of 16 rows; up to 9 can be opened",
        ),
        (
            "{\"puzzle\": [1, 2".to_owned(),
            "line 1, column 16: this is not JSON, or it is cut off",
        ),
        (
            format!("{{\"a\": {}", "[".repeat(5000)),
            "line 1, column 133: lists and objects are nested too deep",
        ),
    ] {
        assert_error(&file, message);
    }
}

/// Returns SudoQ's file of a puzzle, with its cells in no particular order.
fn sudoq(kind: usize, line: &str) -> String {
    let mut fields = Vec::new();
    for (index, digit) in digits_of(line).into_iter().enumerate() {
        let solution = i64::from(digit) - 1;
        let (editable, shown) = if digit == 0 {
            (true, 4)
        } else {
            (false, solution)
        };
        fields.push(format!(
            "<fieldmap id=\"{}\" editable=\"{editable}\" solution=\"{shown}\">\n\
             <position x=\"{}\" y=\"{}\"></position>\n</fieldmap>\n",
            index + 1,
            index % 9,
            index / 9,
        ));
    }
    fields.rotate_left(33);
    format!(
        "<sudoku transformCount=\"0\" type=\"{kind}\" complexity=\"3\" id=\"1\">\n{}</sudoku>\n",
        fields.concat()
    )
}

const SUDOQ_START: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n\
                           <!DOCTYPE sudoku SYSTEM \"./sudoku.dtd\">\n";

#[test]
fn a_solution_of_sudoq_too_large_to_count_is_refused() {
    let file = format!("{SUDOQ_START}{}", sudoq(0, ASSIGNMENT));
    let large = "editable=\"false\" solution=\"9223372036854775807\"";
    let file = file.replacen("editable=\"false\" solution=\"4\"", large, 1);
    assert!(file.contains(large));
    let told = read(file.as_bytes()).unwrap_err().to_string();
    assert!(told.ends_with("'922337203685…' is not a digit"), "{told}");
}

#[test]
fn sudoq_is_read() {
    let file = format!("{SUDOQ_START}{}", sudoq(0, ASSIGNMENT));
    assert_givens(&file, ASSIGNMENT);
    assert_eq!(only(&file).metadata.get(Field::Level), Some("infernal"));
    assert_givens(&file.replace('\n', "\r\n"), ASSIGNMENT);
    let features = |kind| only(format!("{SUDOQ_START}{}", sudoq(kind, &".".repeat(81)))).layout;
    assert_eq!(
        features(5).features(),
        [Feature::DiagonalDown, Feature::DiagonalUp]
    );
    assert_eq!(features(6).features(), [Feature::Windoku]);
    for jigsaw in 7..10 {
        assert_eq!(features(jigsaw).boxes(), None);
    }
    assert!(
        read(sudoq(4, ASSIGNMENT).as_bytes())
            .unwrap_err()
            .to_string()
            .contains("five boards that overlap")
    );
}

#[test]
fn the_actions_of_a_game_of_sudoq_are_made_up_to_the_current_one() {
    let action = |id: u32, parent: u32, field: u32, value: i32, kind: &str| {
        format!(
            "<action id=\"{id}\" parent=\"{parent}\" value=\"{value}\" field_id=\"{field}\" action_type=\"{kind}\" marked=\"false\"></action>\n"
        )
    };
    let game = |current: u32| {
        format!(
            "<?xml version=\"1.0\"?>\n<game id=\"1\" finished=\"false\" time=\"9\" currentTurnId=\"{current}\" assistancesCost=\"0\">\n\
         <gameSettings></gameSettings>\n{}{}{}{}{}</game>\n",
            sudoq(0, ASSIGNMENT),
            action(2, 1, 1, 6, "SolveAction"),
            action(3, 2, 3, 4, "NoteAction"),
            action(4, 3, 1, -1, "SolveAction"),
            action(5, 2, 3, 5, "SolveAction"),
        )
    };
    let at = |current| {
        let found = only(game(current));
        assert_eq!(givens(&found), ASSIGNMENT);
        let note = found.marks.has(Mark::Note(candidate("r1c3", 5)));
        [found.entries[0], found.entries[2]]
            .map(|it| it.map(|it| it.get()))
            .into_iter()
            .chain([Some(u8::from(note))])
            .collect::<Vec<_>>()
    };
    assert_eq!(at(1), [None, None, Some(0)]);
    assert_eq!(at(2), [Some(6), None, Some(0)]);
    assert_eq!(at(3), [Some(6), None, Some(1)]);
    assert_eq!(at(4), [Some(5), None, Some(1)]);
    // A separate branch.
    assert_eq!(at(5), [Some(6), Some(5), Some(0)]);
    // An action that comes back to itself is not followed.
    assert_eq!(
        givens(&only(
            game(4).replace("id=\"2\" parent=\"1\"", "id=\"2\" parent=\"4\"")
        )),
        ASSIGNMENT
    );
}

fn sdku(origins: [&str; 2]) -> String {
    let mut file =
        "\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Sudoku version=\"1\">\n".to_owned();
    let mut put = |index: usize, value: u32, origin: &str| {
        file += &format!(
            "  <Cell>\n    <x>{}</x>\n    <y>{}</y>\n    <value>{value}</value>\n    <origin>{origin}</origin>\n  </Cell>\n",
            index % 9,
            index / 9,
        );
    };
    for (index, digit) in digits_of(ASSIGNMENT)
        .into_iter()
        .enumerate()
        .filter(|(_, digit)| *digit > 0)
    {
        put(index, digit, origins[0]);
    }
    put(0, 6, origins[1]);
    file + "</Sudoku>"
}

#[test]
fn sdku_is_read_with_what_was_filled_in() {
    let all: String = format!("6{}", &ASSIGNMENT[1..]);
    // If the user of a solver typed all of them, they are the puzzle.
    assert_givens(&sdku(["User", "User"]), &all);
    for origins in [
        ["User", "Solver"],
        ["User", "Computed"],
        ["Given", "User"],
        ["Generator", "User"],
    ] {
        let found = only(sdku(origins));
        assert_eq!(
            (givens(&found), found.entries[0]),
            (ASSIGNMENT.to_owned(), Some(digit(6))),
            "{origins:?}"
        );
    }
    assert!(
        read(
            sdku(["User", "User"])
                .replace("<x>1</x>", "<x>9</x>")
                .as_bytes()
        )
        .unwrap_err()
        .to_string()
        .contains("they go from 0 to 8")
    );
}

/// Returns a line column by column, in KSudoku's letters.
fn by_columns(line: &str) -> String {
    let at = |column: usize, row: usize| line.as_bytes()[9 * row + column];
    let letter = |one: u8| match one {
        b'.' => '_',
        digit => char::from(digit - b'1' + b'b'),
    };
    (0..9)
        .flat_map(|column| (0..9).map(move |row| (column, row)))
        .map(|(column, row)| letter(at(column, row)))
        .collect()
}

fn ksudoku(graph: &str, values: &str, history: &str) -> String {
    format!(
        "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"12000\">\n  <puzzle>\n   {graph}\n   \
         <values>{values}</values>\n  </puzzle>\n  <history>{history}</history>\n </game>\n</ksudoku>\n"
    )
}

const PLAIN: &str = "<graph order=\"9\" type=\"sudoku\" specific-type=\"Plain\"/>";

#[test]
fn ksudoku_is_read_column_by_column_with_its_history() {
    assert_givens(&ksudoku(PLAIN, &by_columns(ASSIGNMENT), ""), ASSIGNMENT);
    // KSudoku does not write digits.
    assert_givens(&ksudoku(PLAIN, &WIKIPEDIA.replace('.', "_"), ""), WIKIPEDIA);
    let history = "<simple-event index=\"9\" value=\"4\"/><simple-event index=\"9\" value=\"0\"/>\
                   <complex-event><simple-event index=\"0\" value=\"6\"/>\
                   <simple-event index=\"18\" markers=\"000010001\"/></complex-event>";
    let found = only(ksudoku(PLAIN, &by_columns(ASSIGNMENT), history));
    assert_eq!(
        (givens(&found), found.entries[0]),
        (ASSIGNMENT.to_owned(), Some(digit(6)))
    );
    assert_eq!(found.entries.iter().flatten().count(), 1);
    assert!(found.marks.has(Mark::Note(candidate("r1c3", 5))));
    assert!(found.marks.has(Mark::Note(candidate("r1c3", 9))));
}

fn custom(inner: &str) -> String {
    format!(
        "<graph order=\"9\" type=\"custom\" specific-type=\"Jigsaw\" name=\"a board\" ncliques=\"27\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\">{inner}</graph>"
    )
}

fn clique(cells: impl IntoIterator<Item = Cell>) -> String {
    let numbers: Vec<String> = cells
        .into_iter()
        .map(|cell| (9 * cell.column() + cell.row()).to_string())
        .collect();
    format!(
        "<clique size=\"{}\" > {} </clique>",
        numbers.len(),
        numbers.join(" ")
    )
}

/// What KSudoku writes of houses beyond some number: each as a clique.
fn cliques(board: &Layout, from: usize) -> String {
    let houses = board.houses()[from..].iter();
    houses.map(|house| clique(house.cells())).collect()
}

/// The rows and columns of a board, as KSudoku writes them.
fn lines_of_ksudoku() -> String {
    cliques(&LayoutBuilder::new(9).build().unwrap(), 0)
}

/// A file of KSudoku without a given.
fn empty_ksudoku(graph: &str) -> String {
    ksudoku(graph, &"_".repeat(81), "")
}

fn jigsaw() -> Layout {
    LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap()
}

#[test]
fn the_regions_of_ksudoku_are_read() {
    let jigsaw = jigsaw();
    let (lines, regions) = (lines_of_ksudoku(), cliques(&jigsaw, 18));
    let with_groups = format!("<sudokugroups at=\"0\" withblocks=\"0\"/>{regions}");
    for inner in [format!("{lines}{regions}"), with_groups] {
        let found = only(empty_ksudoku(&custom(&inner)));
        assert_eq!(found.layout, jigsaw);
        assert_eq!(found.title.as_deref(), Some("a board"));
    }
}

#[test]
fn the_diagonals_of_ksudoku_are_read() {
    let boxes = LayoutBuilder::classic().diagonals().build().unwrap();
    let all = format!("{}{}", lines_of_ksudoku(), cliques(&boxes, 18));
    assert_eq!(only(empty_ksudoku(&custom(&all))).layout, boxes);
}

#[test]
fn a_shape_alone_is_read_as_ksudoku_saves_it() {
    let jigsaw = jigsaw();
    let inner = format!("{}{}", lines_of_ksudoku(), cliques(&jigsaw, 18));
    let shape = format!(
        "<!DOCTYPE ksudoku-graph>\n<ksudoku-graph>{}</ksudoku-graph>",
        custom(&inner)
    );
    assert_eq!(only(shape).layout, jigsaw);
}

/// A killer of KSudoku with these cages.
fn killer_of_ksudoku(cages: &[String]) -> String {
    let blocks = "<sudokugroups at=\"0\" withblocks=\"1\"/>";
    empty_ksudoku(&custom(&format!("{blocks}{}", cages.concat())))
}

fn cage_of_ksudoku(operator: u8, value: u8, cells: &str) -> String {
    format!("<cage operator=\"{operator}\" value=\"{value}\" size=\"2\"> {cells} </cage>")
}

#[test]
fn the_cages_of_ksudoku_are_read_and_one_of_a_cell_is_a_given() {
    let found = only(killer_of_ksudoku(&[
        cage_of_ksudoku(4, 5, "0 9"),
        cage_of_ksudoku(0, 7, "40"),
    ]));
    let [cage] = found.layout.cages() else {
        panic!()
    };
    assert_eq!((cage.cells, cage.sum), (cells("r1c1 r1c2"), Some(5)));
    assert_eq!(found.givens[cell("r5c5").index()], Some(digit(7)));
}

#[test]
fn cages_of_ksudoku_with_other_than_sums_are_refused() {
    assert_error(
        killer_of_ksudoku(&[cage_of_ksudoku(3, 5, "0 9")]).replace('\n', " "),
        "line 1, column 237: the puzzle has cages with other than sums, which this program does not know",
    );
}

#[test]
fn boards_of_ksudoku_that_are_not_known_are_refused_by_name() {
    for (graph, says) in [
        (
            "<graph order=\"9\" type=\"custom\" specific-type=\"Samurai\" sizeX=\"21\" sizeY=\"21\" sizeZ=\"1\"/>",
            "several grids that overlap",
        ),
        ("<graph order=\"9\" type=\"roxdoku\"/>", "three dimensions"),
        (
            "<graph order=\"16\" type=\"sudoku\"/>",
            "a board of 16 rows",
        ),
        ("<graph type=\"sudoku\"/>", "does not tell its order"),
    ] {
        let told = read(empty_ksudoku(graph).as_bytes())
            .unwrap_err()
            .to_string();
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn xml_of_other_kinds_is_searched_for_a_grid_and_else_named() {
    assert_givens(
        &format!(
            "<?xml version=\"1.0\"?><puzzles><puzzle>{ASSIGNMENT}</puzzle><solution>{ASSIGNMENT_SOLVED}</solution></puzzles>"
        ),
        ASSIGNMENT,
    );
    assert_givens(
        &format!("<a><b data=\"{}\"/></a>", ASSIGNMENT.replace('.', "0")),
        ASSIGNMENT,
    );
    assert_error(
        "<html><body>53</body></html>",
        "no puzzle is found in the file",
    );
    assert_error(
        "<?xml version=\"1.0\"?>\n<recipe><egg>2</egg></recipe>",
        "line 2, column 1: no puzzle is found in this XML, which begins with <recipe>",
    );
}

#[test]
fn rows_and_cells_of_xml_are_a_grid() {
    let rows = digits_of(ASSIGNMENT);
    let texts: String = rows
        .chunks(9)
        .map(|row| row.iter().map(u32::to_string).collect::<String>())
        .map(|row| format!("<row>{row}</row>\n"))
        .collect();
    assert_givens(&format!("<sudoku>{texts}</sudoku>"), ASSIGNMENT);
    let shown = |digit: &u32| match digit {
        0 => String::new(),
        digit => digit.to_string(),
    };
    let lists: String = rows
        .chunks(9)
        .map(|row| {
            let cells = row.iter().map(|it| format!("<cell>{}</cell>", shown(it)));
            format!("<row>{}</row>", cells.collect::<String>())
        })
        .collect();
    assert_givens(
        &format!("<?xml version='1.0'?>\n<sudoku>{lists}</sudoku>"),
        ASSIGNMENT,
    );
    let placed = |zone: &dyn Fn(usize) -> String| -> String {
        let cells = rows.iter().enumerate().map(|(at, digit)| {
            let (row, column, zone) = (at / 9, at % 9, zone(at));
            let digit = shown(digit);
            format!("<cell row=\"{row}\" col=\"{column}\" zone=\"{zone}\">{digit}</cell>\n")
        });
        format!("<sudoku>{}</sudoku>", cells.collect::<String>())
    };
    let boxes = placed(&|at| (at / 27 * 3 + at % 9 / 3).to_string());
    assert_givens(&boxes, ASSIGNMENT);
    assert!(only(boxes).layout.is_classic());
    let regions = placed(&|at| JIGSAW[at..=at].to_owned());
    let expected = LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap();
    assert_eq!(only(regions).layout, expected);
}

#[test]
fn a_solution_in_xml_is_compared_and_is_no_puzzle() {
    let file = |solved: &str| {
        format!(
            "<sudokus><sudoku level=\"7\"><problem>{ASSIGNMENT}</problem>\
             <solved>{solved}</solved></sudoku>\
             <sudoku><problem>{WIKIPEDIA}</problem></sudoku></sudokus>"
        )
    };
    let reading = |text: String| read_noted(text.as_bytes(), BitOrder::default()).unwrap();
    let right = reading(file(ASSIGNMENT_SOLVED));
    let lines: Vec<String> = right.puzzles.iter().map(givens).collect();
    assert_eq!(lines, [ASSIGNMENT, WIKIPEDIA]);
    assert_eq!(right.puzzles[0].metadata.get(Field::Level), Some("7"));
    assert!(matches!(right.notes[..], [ReadingNote::Solutions { .. }]));
    let wrong = reading(file(&ASSIGNMENT_SOLVED.replace('1', "2")));
    assert_ne!(wrong.notes, right.notes);
}

#[test]
fn constraints_of_a_puzzle_on_several_lines_are_of_one() {
    let string = ".~R2C3_4~R2C7_5\n.Cage~10~R1C1~R1C2\n.AntiKnight\n";
    let found = only(string);
    assert_eq!(found.layout.cages()[0].cells, cells("r1c1 r1c2"));
    assert!(found.layout.features().contains(&Feature::AntiKnight));
    assert_eq!(found.givens.iter().flatten().count(), 2);
    assert_error(
        ".~R2C3_4~R2C7_5\n.LittleKiller~9~R9C6\n",
        "line 2, column 2: the puzzle has 'LittleKiller', which this program does not know",
    );
    // If each line has givens, each is a puzzle of its own.
    let two = ".~R2C3_4~R2C7_5\n.~R1C1_9~R1C2_8\n";
    assert_eq!(read(two.as_bytes()).unwrap().len(), 2);
}

/// Returns a saved game of Solo with these moves, the first `made` of which are made.
fn solo(game: &str, description: &str, moves: &[&str], made: usize) -> String {
    let field = |name: &str, value: &str| format!("{name:8}:{}:{value}\n", value.len());
    let mut file = field("SAVEFILE", "Simon Tatham's Portable Puzzle Collection");
    for (name, value) in [
        ("VERSION", "1"),
        ("GAME", game),
        ("PARAMS", "2x2"),
        ("CPARAMS", "3x3"),
        ("SEED", "291681375271034"),
        ("DESC", description),
        ("NSTATES", &(moves.len() + 1).to_string()),
        ("STATEPOS", &(made + 1).to_string()),
    ] {
        file += &field(name, value);
    }
    for one in moves {
        file += &field("MOVE", one);
    }
    file
}

#[test]
fn the_saved_game_of_solo_is_read_with_its_moves() {
    let id = text(&puzzle(ASSIGNMENT), Format::Solo);
    let (_, description) = id.trim().split_once(':').unwrap();
    assert_givens(&solo("Solo", description, &[], 0), ASSIGNMENT);
    let moves = ["R0,0,6", "P2,0,5", "R4,0,9", "R0,0,0"];
    let at = |made: usize| {
        let found = only(solo("Solo", description, &moves, made));
        assert_eq!(givens(&found), ASSIGNMENT);
        found
    };
    assert_eq!(at(1).entries[0], Some(digit(6)));
    assert!(at(2).marks.has(Mark::Note(candidate("r1c3", 5))));
    assert_eq!(
        [at(3).entries[0], at(3).entries[4]],
        [Some(digit(6)), Some(digit(9))]
    );
    assert_eq!([at(4).entries[0], at(4).entries[4]], [None, Some(digit(9))]);
    let solution: Vec<String> = ASSIGNMENT_SOLVED.chars().map(String::from).collect();
    let solved = only(solo(
        "Solo",
        description,
        &[&format!("S{}", solution.join(","))],
        1,
    ));
    assert_eq!(write_line(&solved.values()), ASSIGNMENT_SOLVED);
    assert_error(
        solo("Light Up", description, &[], 0),
        "line 1, column 1: the puzzle has other rules: it is a game of Light Up, which this program does not know",
    );
    let cut = solo("Solo", description, &[], 0);
    assert!(read(&cut.as_bytes()[..cut.len() / 2]).is_err());
}

#[test]
fn a_grid_below_its_size_is_read_with_its_regions() {
    let spaced = |line: &str, width: usize, empty: &str| -> String {
        let rows = line.as_bytes().chunks(width);
        rows.map(|row| {
            let cells: Vec<String> = row
                .iter()
                .map(|one| match char::from(*one) {
                    '.' => empty.to_owned(),
                    other => other.to_string(),
                })
                .collect();
            cells.join(" ") + "\n"
        })
        .collect()
    };
    for empty in ["-", "0", ".", "_", "*"] {
        for header in ["9 9", "9", "3 3", "9x9"] {
            assert_givens(
                &format!("{header}\n{}", spaced(ASSIGNMENT, 9, empty)),
                ASSIGNMENT,
            );
        }
    }
    let file = format!(
        "9 9\n{}{}",
        spaced(&".".repeat(81), 9, "-"),
        spaced(JIGSAW, 9, "-")
    );
    assert_eq!(
        only(file).layout,
        LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap()
    );
    let six = "1.....2.....3.....4.....5.....6.....";
    let found = only(format!("3 2\n{}", spaced(six, 6, "0")));
    assert_eq!(found.layout.boxes(), Some([3, 2]));
    assert_eq!(write_line_on(&found.layout, &found.givens), six);
    assert_error(
        format!("16 16\n{}", spaced(&".".repeat(256), 16, "-")),
        "line 1, column 1: a board of 16 rows; up to 9 can be opened",
    );
}

#[test]
fn andoku_may_lack_the_last_bar_of_a_plain_jigsaw() {
    let file = format!("{}|{JIGSAW}", ".".repeat(81));
    assert_eq!(
        only(&file).layout,
        LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap()
    );
    assert_eq!(only(format!("{file}|")).layout, only(&file).layout);
    assert_eq!(
        read(format!("{file}\n").repeat(500).as_bytes())
            .unwrap()
            .len(),
        500
    );
}

#[test]
fn cages_that_the_program_does_not_know_are_refused_by_name() {
    let f_puzzles = |cages: Value| {
        let row: Vec<Value> = vec![json!({}); 9];
        json!({ "size": 9, "grid": vec![row; 9], "killercage": cages }).to_string()
    };
    let list = r#""killercage":["#;
    for (cages, before, says) in [
        (
            json!([{ "cells": ["R1C1", "R1C2"], "value": "3" }, { "cells": ["R1C2", "R1C3"], "value": "5" }]),
            r#""value":"3"},"#,
            "cages that overlap (r1c2 is in two)",
        ),
        (
            json!([{ "cells": ["R1C1", "R5C5"], "value": "9" }]),
            list,
            "a cage whose cells lie apart (that of r1c1)",
        ),
        (
            json!([{ "cells": ["R1C1", "R1C2", "R1C3", "R1C4", "R1C5", "R1C6", "R1C7", "R1C8", "R1C9", "R2C9"], "value": "50" }]),
            list,
            "a cage in which digits repeat (that of r1c1 has 10 cells for 9 digits)",
        ),
    ] {
        let told = format!("the puzzle has {says}, which this program does not know");
        assert_error_behind(&f_puzzles(cages), before, &told);
    }
    // An unknown sum and a cage of one cell are known.
    let found = only(f_puzzles(
        json!([{ "cells": ["R1C1", "R1C2"] }, { "cells": ["R5C5"], "value": 7 }, { "cells": ["R9C9"], "value": "?" }]),
    ));
    let sums: Vec<Option<u8>> = found.layout.cages().iter().map(|cage| cage.sum).collect();
    assert_eq!(sums, [None, Some(7), None]);
    let sumo = format!("SumoCueV1=0+0{}", "=0".repeat(79));
    let found = only(sumo);
    assert_eq!(
        (found.layout.cages()[0].cells, found.layout.cages()[0].sum),
        (cells("r1c1 r1c2"), None)
    );
}

#[test]
fn links_in_formats_that_are_not_known_are_named() {
    for (link, name) in [
        (
            "https://swaroopg92.github.io/penpa-edit/#m=solve&p=7ZRPb9MwFMDv",
            "Penpa",
        ),
        ("https://puzz.link/p?sudoku/9/9/g5i3", "puzz.link"),
    ] {
        assert_error(
            link,
            &format!(
                "line 1, column 1: this is a puzzle of {name}, whose format this program does not know"
            ),
        );
    }
    let long = format!("https://example.org/play/{}", "aB3x".repeat(40));
    assert_error(
        long,
        "line 1, column 1: this is a puzzle of example.org, whose format this program does not know",
    );
}

#[test]
fn hostile_input_takes_no_longer_than_it_is_long() {
    let tokens = [
        "[",
        "{",
        "(",
        "]",
        "[[",
        "[\"",
        "{\"a\":",
        "[[[1",
        "'",
        "\"",
        "{'",
        "[null,",
        "<a>",
        "<a ",
        "<a b=\"1\" c=\"2\"/>",
        "<!--",
        "<a b='",
        "<![CDATA[",
        "&amp;",
        "<sudoku><fieldmap/>",
        "<Cell><x>",
        "SAVEFILE:1:",
        "MOVE    :1:R\n",
        "9 9\n",
        "1 ",
        "{\"puzzle\":\"",
        "[{\"position\":[0,0]},",
        "#",
    ];
    let starts = [
        "",
        "[\"",
        "{\"a\":1}",
        "<a>",
        "<sudoku>",
        "<Sudoku>",
        "SAVEFILE:1:a\n",
        "9 9\n",
        "x = [\"a\", ",
    ];
    // Measure the work of this thread only, even if the machine is busy.
    let work = |start: &str, token: &str, bytes: usize| {
        let file = format!("{start}{}", token.repeat(bytes / token.len()));
        let begun = ThreadTime::now();
        let _ = read(file.as_bytes());
        begun.elapsed()
    };
    // Quadratic work would be sixteen times as much.
    const MOST: u32 = 8;
    const SLACK: Duration = Duration::from_millis(20);
    for start in starts {
        for token in tokens {
            let (short, long) = (work(start, token, 16_000), work(start, token, 64_000));
            assert!(
                long < MOST * short + SLACK,
                "{start} {token}: {short:?}, then {long:?}"
            );
        }
    }
    let entities =
        "<!DOCTYPE sudoku [<!ENTITY a \"aaaa\">]><sudoku><fieldmap>&a;</fieldmap></sudoku>";
    assert!(
        read(entities.as_bytes())
            .unwrap_err()
            .to_string()
            .contains("document types and entities are not read")
    );
    let many: String = (0..1000).map(|number| format!(" a{number}=\"\"")).collect();
    assert!(
        read(format!("<x{many}/>").as_bytes())
            .unwrap_err()
            .to_string()
            .contains("too many attributes")
    );
}

/// Returns the givens of the puzzle, each with its row and its column.
fn placed_givens() -> Vec<(usize, usize, char)> {
    let all = Cell::all().zip(ASSIGNMENT.chars());
    let given = all.filter(|(_, digit)| *digit != '.');
    given
        .map(|(cell, digit)| (cell.row(), cell.column(), digit))
        .collect()
}

#[test]
fn digits_are_read_at_their_places_in_a_sheet_and_in_a_drawing() {
    let sheet = |down: usize, right: usize| {
        let cell = |(row, column, digit): &(usize, usize, char)| {
            let letter = char::from(b'A' + u8::try_from(column + right).unwrap());
            format!(
                "<row><c r=\"{letter}{}\"><v>{digit}</v></c></row>",
                row + down + 1
            )
        };
        let cells: String = placed_givens().iter().map(cell).collect();
        format!("<worksheet><sheetData>{cells}</sheetData></worksheet>")
    };
    let drawing = |scale: usize| {
        let text = |(row, column, digit): &(usize, usize, char)| {
            let (x, y) = (column * scale + 25, row * scale + 30);
            format!("<text x=\"{x}\" y=\"{y}\">{digit}</text>")
        };
        let texts: String = placed_givens().iter().map(text).collect();
        format!("<svg><text x=\"3\" y=\"990\">Easy</text>{texts}</svg>")
    };
    for text in [sheet(0, 0), sheet(2, 3), drawing(50), drawing(17)] {
        assert_eq!(write_line(&only(&text).givens), ASSIGNMENT, "{text}");
    }
    // The texts of the cells are in another file.
    let shared = sheet(0, 0).replace("<c ", "<c t=\"s\" ");
    assert!(read(shared.as_bytes()).is_err());
    // A digit between two cells.
    let off = drawing(50).replacen("x=\"25\"", "x=\"47\"", 1);
    assert!(read(off.as_bytes()).is_err());
}
