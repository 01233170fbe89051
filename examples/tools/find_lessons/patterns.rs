//! Tries patterns in letters, as in `schemas.txt`.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::Instant;

use sudoku_stepper::explain::picture;
use sudoku_stepper::grid::{Candidate, Cell, CellSet};
use sudoku_stepper::lessons::Schema;
use sudoku_stepper::rules::{Deduction, Survey, rule_for};

/// The most steps of a rule to examine.
const MOST: usize = 2000;
/// The most steps to print.
const TOLD: usize = 8;

/// Prints for each line whether the rule of its technique finds its conclusions, and the other
/// findings if not.
pub fn tell(text: &str) {
    for line in text.lines() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let Some(schema) = Schema::read(line) else {
            say!("not read: {line}");
            continue;
        };
        let begin = Instant::now();
        let shown = schema.shown();
        let seconds = begin.elapsed().as_secs_f64();
        let technique = schema.technique.slug();
        match shown {
            Some(shown) => match outside(&schema, &shown) {
                outside if outside.is_empty() => say!("found: {technique} ({seconds:.2} s)"),
                outside => say!("found, but uses {outside:?}: {technique} ({seconds:.2} s)"),
            },
            None => {
                say!("not found: {technique} ({seconds:.2} s); instead");
                for told in instead(&schema) {
                    say!("    {told}");
                }
            }
        }
    }
}

/// Returns the cells that a step uses outside the pattern, except those where it removes something.
fn outside(schema: &Schema, shown: &Deduction) -> CellSet {
    let used: CellSet = picture(shown).used().map(|it| it.cell).collect();
    let removed: CellSet = shown.eliminations.iter().map(|it| it.cell).collect();
    used - schema.cells - removed
}

/// Returns the findings of the rule: the ones most similar to the intended step come first.
fn instead(schema: &Schema) -> Vec<String> {
    let mut all = Vec::new();
    let Some(rule) = rule_for(schema.technique) else {
        return all;
    };
    let mut found: Vec<(usize, usize, String)> = Vec::new();
    let _ = rule.search(&Survey::of(&schema.grid), &mut |step| {
        let meant = |it: &&Candidate| schema.eliminations.contains(it);
        let common = step.eliminations.iter().filter(meant).count();
        let outside = outside(schema, &step).len();
        let told = format!("{} ({outside} cells outside)", conclusions(schema, &step));
        if !found.iter().any(|it| it.2 == told) {
            found.push((usize::MAX - common, outside, told));
        }
        if found.len() < MOST {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    found.sort();
    let count = found.len();
    all.extend(found.into_iter().take(TOLD).map(|it| it.2));
    if count > TOLD {
        all.push(format!("and {} more", count - TOLD));
    }
    all
}

/// Writes the conclusions of a step as in `schemas.txt`.
fn conclusions(schema: &Schema, step: &Deduction) -> String {
    let signed = [('-', &step.eliminations), ('+', &step.placements)];
    let mut words = Vec::new();
    for (sign, candidates) in signed {
        let mut cells: BTreeMap<Cell, String> = BTreeMap::new();
        for Candidate { cell, digit } in candidates.iter() {
            let letter = schema.letters()[digit.index()];
            cells.entry(*cell).or_default().push(letter);
        }
        for (cell, letters) in cells {
            words.push(format!(
                "{sign}{letters}{}{}",
                cell.row() + 1,
                cell.column() + 1
            ));
        }
    }
    words.join(" ")
}
