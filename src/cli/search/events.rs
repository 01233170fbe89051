//! The events of a search, in sentences and for machines.

use std::io::Write;

use serde_json::{Value as Json, json};

use super::super::{Error, FINE, NOT_SOLVED, input, language, progress};
use super::{Answer, Arguments, follow, position};
use sudoku_engine::grid::{Candidate, CellSet, Contradiction, DigitSet};
use sudoku_engine::search::watched::{Event, Method};
use sudoku_formats::formats::write_line_on;
use sudoku_telling::explain;

/// Prints the events of the search of each puzzle, and then its effort.
pub(super) fn run(
    arguments: &Arguments,
    method: Method,
    out: &mut impl Write,
) -> Result<u8, Error> {
    let notation = arguments.notation.unwrap_or_default();
    let mut number = 0;
    input::work_on_each(&arguments.sources, out, |puzzles, name, out| {
        let mut code = FINE;
        for puzzle in puzzles {
            number += 1;
            let grid = position(&puzzle);
            if !arguments.json {
                let line = write_line_on(grid.layout(), grid.values());
                writeln!(out, "{}", name.before(&line))?;
            }
            let tally = follow(&grid, method, arguments.limit, |event, _| {
                let text = explain::event(event);
                if arguments.json {
                    let mut object = object(event);
                    object["puzzle"] = number.into();
                    object["text"] = text.render(language(), notation).into();
                    object["spans"] = json!(text.written(language(), notation));
                    name.within(&mut object);
                    writeln!(out, "{object}")
                } else {
                    writeln!(out, "{}", text.written(language(), notation))
                }
            })?;
            if arguments.json {
                let mut object = tally.object(&grid);
                object["puzzle"] = number.into();
                name.within(&mut object);
                writeln!(out, "{object}")?;
            } else {
                writeln!(out, "{}", tally.line())?;
            }
            progress::done(1);
            if tally.answer() != Answer::One {
                code = NOT_SOLVED;
            }
        }
        Ok(code)
    })
}

/// Returns an event for machines, without its text.
fn object(event: &Event) -> Json {
    match event {
        Event::Choose { cell, candidates } => json!({
            "event": "choose",
            "cell": cell.to_string(),
            "candidates": numbers(*candidates),
        }),
        Event::Try { trial, left } => json!({
            "event": "try",
            "cell": trial.cell.to_string(),
            "digit": trial.digit.get(),
            "left": numbers(*left),
        }),
        Event::Single {
            placement: Candidate { cell, digit },
            house,
        } => json!({
            "event": "single",
            "cell": cell.to_string(),
            "digit": digit.get(),
            "house": house.map(|house| house.to_string()),
        }),
        Event::Contradiction(contradiction) => contradiction_object(contradiction),
        Event::Back {
            trial,
            left,
            solved,
        } => json!({
            "event": "back",
            "cell": trial.cell.to_string(),
            "digit": trial.digit.get(),
            "left": numbers(*left),
            "solved": solved,
        }),
        Event::Solution => json!({ "event": "solution" }),
        Event::End => json!({ "event": "end" }),
    }
}

fn contradiction_object(contradiction: &Contradiction) -> Json {
    let mut object = match contradiction {
        Contradiction::Clash {
            digit,
            house,
            cells,
        } => json!({
            "kind": "clash",
            "digit": digit.get(),
            "house": house.to_string(),
            "cells": names(*cells),
        }),
        Contradiction::Seen { digit, cells } => json!({
            "kind": "seen",
            "digit": digit.get(),
            "cells": names(*cells),
        }),
        Contradiction::Sum { cells, sum } => json!({
            "kind": "sum",
            "sum": sum,
            "cells": names(*cells),
        }),
        Contradiction::NoCandidate(cell) => json!({
            "kind": "no-candidate",
            "cell": cell.to_string(),
        }),
        Contradiction::NoPlace { digit, house } => json!({
            "kind": "no-place",
            "digit": digit.get(),
            "house": house.to_string(),
        }),
        Contradiction::NoSolution => json!({ "kind": "no-solution" }),
    };
    object["event"] = "contradiction".into();
    object
}

fn numbers(digits: DigitSet) -> Vec<u8> {
    digits.iter().map(|digit| digit.get()).collect()
}

fn names(cells: CellSet) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}
