//! An answer in the compact notation of the field and in JSON.

use serde_json::{Value as Json, json};

use super::{Answer, Claim, Grounds, Incompatible, Passage, Refutation, Standing, Why};
use crate::notation::{Style, compact, step_compact};
use sudoku_engine::grid::{Cage, Candidate, Cell, CellSet, Contradiction, Grid, Values};
use sudoku_engine::texts::{Language, Notation};

impl Why {
    /// The answer in the compact notation of the field. Steps are written by
    /// [`notation::compact`](compact()) and separated by `; `. In a contradiction, `{}` stands for
    /// a cell or house with nothing left, as in `r5c3=4, r6c6=1, r6c3={} => r5c3<>4`. The digits of
    /// two solutions are separated by a bar, as in `r1c1=1|2`.
    pub fn compact(&self, style: Style, notation: Notation) -> String {
        match &self.answer {
            Answer::Given(given) => set(*given, notation),
            Answer::Taken { candidate, given } => {
                format!(
                    "{} => {}",
                    set(*given, notation),
                    gone(*candidate, notation)
                )
            }
            Answer::Clash { entry, with } => {
                let others = with.iter().map(|(cell, _)| *cell);
                let cells = std::iter::once(entry.cell).chain(others);
                let values = cells.map(|cell| set(Candidate::new(cell, entry.digit), notation));
                format!("{} => {{}}", joined(values))
            }
            Answer::Excluded { candidate, by, .. } => {
                let values = by
                    .iter()
                    .map(|(cell, _)| Candidate::new(*cell, candidate.digit));
                let values = joined(values.map(|value| set(value, notation)));
                format!("{values} => {}", gone(*candidate, notation))
            }
            Answer::LeftOut { candidate, .. } => gone(*candidate, notation),
            Answer::Proved(proof) => match &proof.grounds {
                Grounds::Story(story) => step_compact(&story.steps, style, notation),
                Grounds::Contradiction(supposition) => {
                    let supposed = claimed(supposition.supposed, notation);
                    let end = claimed(proof.claim, notation);
                    let to = refutation(&supposition.refutation, style, notation);
                    format!("{supposed}, {to} => {end}")
                }
                Grounds::Search { .. } => claimed(proof.claim, notation),
            },
            Answer::Open { solutions, .. } => two(solutions, notation),
            Answer::SeveralSolutions(several) => two(&several.solutions, notation),
            Answer::NoSolution(conflict) => self.conflict(conflict, notation),
            Answer::OneSolution => String::new(),
        }
    }

    fn conflict(&self, conflict: &Incompatible, notation: Notation) -> String {
        let cells = (conflict.givens | conflict.entries).into_iter();
        let values = cells.filter_map(|cell| {
            let digit = self.grid.value(cell)?;
            Some(set(Candidate::new(cell, digit), notation))
        });
        let removed = conflict.removed.iter().map(|it| gone(*it, notation));
        let cages = conflict.cages.iter().filter_map(|cage| {
            let sum = cage.sum?;
            Some(format!("{}={sum}", notation.cells(cage.cells)))
        });
        let all = joined(values.chain(removed).chain(cages));
        format!("{all} => {{}}").trim_start().to_owned()
    }

    /// The answer for machines. Cells and houses always have the names `r1c3` and `row 1`; the
    /// notation only applies to the sentences.
    pub fn object(&self, language: &Language, notation: Notation) -> Json {
        let argument = self.argument();
        let parts = self.passages();
        let mut object = json!({
            "answer": self.kind(),
            "summary": self.summary().render(language, notation),
            "text": argument.render(language, notation),
            "spans": argument.written(language, notation),
            "compact": self.compact(Style::Hodoku, notation),
            "picture": self.picture(),
            "parts": parts.iter().map(|part| part_object(language, part, notation)).collect::<Vec<_>>(),
        });
        match &self.answer {
            Answer::Proved(proof) => {
                object["is_true"] = proof.claim.is_true.into();
                object["standing"] = standing(proof.standing).into();
                object["by"] = match &proof.grounds {
                    Grounds::Story(_) => "steps",
                    Grounds::Contradiction(_) => "contradiction",
                    Grounds::Search { .. } => "search",
                }
                .into();
                match &proof.grounds {
                    Grounds::Story(story) => object["off"] = json!(story.off),
                    Grounds::Search { given_up } => object["given_up"] = json!(given_up),
                    Grounds::Contradiction(it) => object["shown_in"] = json!(it.shown_in),
                }
            }
            Answer::Open { solutions, .. } => object["solutions"] = lines(solutions),
            Answer::SeveralSolutions(several) => {
                object["solutions"] = lines(&several.solutions);
                object["cells"] = cells(several.cells);
                object["differing"] = several.differing.map_or(Json::Null, cells);
            }
            Answer::NoSolution(conflict) => {
                object["givens"] = cells(conflict.givens);
                object["entries"] = cells(conflict.entries);
                object["removed"] = conflict.removed.iter().map(candidate).collect();
                object["cages"] = conflict.cages.iter().map(cage).collect();
            }
            Answer::Given(_)
            | Answer::Taken { .. }
            | Answer::Clash { .. }
            | Answer::Excluded { .. }
            | Answer::LeftOut { .. }
            | Answer::OneSolution => {}
        }
        object
    }

    const fn kind(&self) -> &'static str {
        match &self.answer {
            Answer::Given(_) => "given",
            Answer::Taken { .. } => "taken",
            Answer::Clash { .. } => "clash",
            Answer::Excluded { .. } => "excluded",
            Answer::LeftOut { .. } => "left-out",
            Answer::Proved(_) => "proved",
            Answer::Open { .. } => "open",
            Answer::NoSolution(_) => "no-solution",
            Answer::SeveralSolutions(_) => "several-solutions",
            Answer::OneSolution => "one-solution",
        }
    }
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Candidate => "candidate",
        Standing::Entered(_) => "entered",
        Standing::Removed(_) => "removed",
        Standing::Replaced(_) => "replaced",
    }
}

fn part_object(language: &Language, part: &Passage, notation: Notation) -> Json {
    let text = part.argument.text();
    let mut object = json!({
        "text": text.render(language, notation),
        "spans": text.written(language, notation),
        "argument": part.argument.written(language, notation),
        "picture": part.picture,
    });
    if let Some(step) = &part.step {
        object["technique"] = json!(step.technique);
        object["placements"] = step.placements.iter().map(candidate).collect();
        object["eliminations"] = step.eliminations.iter().map(candidate).collect();
        object["compact"] = compact(step, Style::Hodoku, notation).into();
    }
    object
}

fn candidate(candidate: &Candidate) -> Json {
    json!({ "cell": candidate.cell.to_string(), "digit": candidate.digit.get() })
}

fn cells(cells: CellSet) -> Json {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}

fn cage(cage: &Cage) -> Json {
    json!({ "cells": cells(cage.cells), "sum": cage.sum })
}

/// Solutions of 81 characters each.
fn lines(solutions: &[Values; 2]) -> Json {
    let line = |values: &Values| Grid::from_values(values).to_string();
    solutions.iter().map(line).collect()
}

/// `r5c3=4`
fn set(Candidate { cell, digit }: Candidate, notation: Notation) -> String {
    format!("{}={digit}", notation.cell(cell))
}

/// `r5c3<>4`
fn gone(Candidate { cell, digit }: Candidate, notation: Notation) -> String {
    format!("{}<>{digit}", notation.cell(cell))
}

fn claimed(claim: Claim, notation: Notation) -> String {
    if claim.is_true {
        set(claim.candidate, notation)
    } else {
        gone(claim.candidate, notation)
    }
}

fn refutation(refutation: &Refutation, style: Style, notation: Notation) -> String {
    match refutation {
        Refutation::Singles(row) => {
            let singles = row.singles.iter();
            let singles = singles.map(|single| set(single.placement, notation));
            joined(singles.chain([empty(row.contradiction, notation)]))
        }
        Refutation::Steps {
            steps,
            contradiction,
        } => {
            let steps = step_compact(steps, style, notation);
            format!("{steps}; {}", empty(*contradiction, notation))
        }
    }
}

/// `r6c3={}`, `7 in r3={}`
fn empty(contradiction: Contradiction, notation: Notation) -> String {
    match contradiction {
        Contradiction::NoCandidate(cell) => format!("{}={{}}", notation.cell(cell)),
        Contradiction::NoPlace { digit, house } => {
            let letter = house.kind().letter();
            format!("{digit} in {letter}{}={{}}", notation.house_number(house))
        }
        Contradiction::Sum { cells, sum } => format!("{}={sum}", notation.cells(cells)),
        Contradiction::Clash { digit, cells, .. } | Contradiction::Seen { digit, cells } => joined(
            cells
                .into_iter()
                .map(|cell| set(Candidate::new(cell, digit), notation)),
        ),
        Contradiction::NoSolution => "{}".to_owned(),
    }
}

/// `r1c1=1|2, r1c2=2|1`
fn two([one, other]: &[Values; 2], notation: Notation) -> String {
    let differing = Cell::all().filter_map(|cell| {
        let (one, other) = (one[cell.index()]?, other[cell.index()]?);
        let differs = one != other;
        differs.then(|| format!("{}={one}|{other}", notation.cell(cell)))
    });
    joined(differing)
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}
