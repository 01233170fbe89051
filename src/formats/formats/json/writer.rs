//! The JSON of f-puzzles, and links to it.

use serde_json::{Map, Value, json};

use crate::formats::boards::usual_boxes;
use sudoku_engine::grid::{Cell, CellSet, Feature, HouseKind};
use sudoku_engine::sudoku::{Field, Puzzle};

/// Writes the puzzle on one line.
pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    object(puzzle).to_string()
}

/// Writes a puzzle as a link to SudokuPad.
pub(in crate::formats) fn write_sudoku_pad_link(puzzle: &Puzzle) -> String {
    // In the path of a link, a plus is a plus, and slashes are allowed.
    format!("https://sudokupad.app/fpuzzles{}", compressed(puzzle))
}

/// Writes a puzzle as a link to f-puzzles.
pub(in crate::formats) fn write_f_puzzles_link(puzzle: &Puzzle) -> String {
    let encoded = compressed(puzzle).replace('+', "%2B").replace('/', "%2F");
    let encoded = encoded.replace('=', "%3D");
    format!("https://www.f-puzzles.com/?load={encoded}")
}

fn compressed(puzzle: &Puzzle) -> String {
    lz_str::compress_to_base64(&write(puzzle))
}

fn object(puzzle: &Puzzle) -> Value {
    let layout = &puzzle.layout;
    let size = layout.size();
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    put("size", json!(size));
    for (key, said) in [
        ("title", puzzle.title.as_deref()),
        ("author", puzzle.metadata.get(Field::Author)),
        ("ruleset", puzzle.metadata.get(Field::Description)),
    ] {
        if let Some(said) = said.filter(|said| !said.is_empty()) {
            put(key, json!(said));
        }
    }
    let is_usual = layout.boxes().is_some() && layout.boxes() == usual_boxes(size);
    let row = |row: usize| {
        let cells = (0..size).map(|column| cell(puzzle, Cell::at(row, column), is_usual));
        cells.collect::<Vec<_>>()
    };
    put("grid", (0..size).map(row).collect());
    let features = layout.features();
    for feature in &features {
        match feature {
            Feature::DiagonalUp | Feature::Percent => put("diagonal+", json!(true)),
            Feature::DiagonalDown => put("diagonal-", json!(true)),
            Feature::AntiKnight => put("antiknight", json!(true)),
            Feature::AntiKing => put("antiking", json!(true)),
            Feature::DisjointGroups => put("disjointgroups", json!(true)),
            _ => None,
        };
    }
    let is_extra = |kind| {
        use HouseKind as Kind;
        matches!(
            kind,
            Kind::Window | Kind::Asterisk | Kind::CenterDot | Kind::Girandola | Kind::Extra
        )
    };
    let extra = layout.further().iter().filter(|it| is_extra(it.kind()));
    let extra: Vec<Value> = extra
        .map(|house| json!({ "cells": names(house.cells()) }))
        .collect();
    if !extra.is_empty() {
        put("extraregion", json!(extra));
    }
    let cages = layout.cages().iter().map(|cage| match cage.sum {
        Some(sum) => json!({ "cells": names(cage.cells), "value": sum.to_string() }),
        None => json!({ "cells": names(cage.cells) }),
    });
    let cages: Vec<Value> = cages.collect();
    if !cages.is_empty() {
        put("killercage", json!(cages));
    }
    Value::Object(object)
}

fn cell(puzzle: &Puzzle, cell: Cell, is_usual: bool) -> Value {
    let mut written = Map::new();
    let given = puzzle.givens[cell.index()];
    if let Some(digit) = given.or(puzzle.entries[cell.index()]) {
        written.insert("value".to_owned(), json!(digit.get()));
    }
    if given.is_some() {
        written.insert("given".to_owned(), json!(true));
    }
    if !is_usual {
        let region = puzzle.layout.region_of(cell).map(|it| it.number());
        written.insert("region".to_owned(), json!(region));
    }
    Value::Object(written)
}

fn names(cells: CellSet) -> Vec<String> {
    let name = |cell: Cell| format!("R{}C{}", cell.row() + 1, cell.column() + 1);
    cells.iter().map(name).collect()
}
