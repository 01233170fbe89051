//! A rule from outside the catalog, used together with rules of the catalog.
//!
//! Run it with `cargo run --example own_rule`.

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use std::ops::ControlFlow;

use sudoku_stepper::explain::{Language, Notation, Text, acts, argument};
use sudoku_stepper::grid::{Candidate, CellSet, Digit, Grid, House};
use sudoku_stepper::proof::{CandidateSet, Claim, Inference, Line, Proof};
use sudoku_stepper::rules::{
    BOX_LINE_REDUCTION, CustomPattern, Deduction, DeductionRule, HIDDEN_SINGLE, NAKED_SINGLE,
    Pattern, Rule, Sink, Survey, Technique,
};
use sudoku_stepper::solver::{Ending, Granularity, Solver};
use sudoku_stepper::sudoku::Puzzle;

/// The name of the rule, also for [`Solver::set`].
pub const X_WING: Technique = Technique::Custom("X-Wing");

/// X-Wing in rows: two rows have places for a digit only in the same two columns. One row has it in
/// one of the columns, the other row in the other, so no other row can have it in either.
pub static X_WING_OVER_ROWS: Rule = Rule::new(X_WING, x_wings_over_rows);

// Pass on all findings in a fixed order. `found` breaks when it has enough, and `?` passes that on.
fn x_wings_over_rows(technique: Technique, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for (upper, lower) in pairs_of_rows() {
            let places = grid.cells_with(digit);
            let corners = places & (upper.cells() | lower.cells());
            let columns = columns_of(corners);
            let is_x_wing = columns.len() == 2
                && (places & upper.cells()).len() == 2
                && (places & lower.cells()).len() == 2;
            let in_columns = columns
                .iter()
                .fold(CellSet::EMPTY, |cells, column| cells | column.cells());
            let reduced = (places & in_columns) - corners;
            // Only new conclusions are a deduction.
            if is_x_wing && !reduced.is_empty() {
                let pattern = Pattern::Custom(Box::new(CustomPattern {
                    reason: reason(digit, upper, lower, &columns, reduced),
                    used: corners
                        .iter()
                        .map(|cell| Candidate::new(cell, digit))
                        .collect(),
                    houses: vec![upper, lower],
                    proof: Some(proof(digit, [upper, lower], &columns, reduced)),
                }));
                found(Deduction::removing(technique, digit, reduced, pattern))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn pairs_of_rows() -> impl Iterator<Item = (House, House)> {
    House::rows()
        .flat_map(|upper| House::rows().map(move |lower| (upper, lower)))
        .filter(|(upper, lower)| upper < lower)
}

fn columns_of(cells: CellSet) -> Vec<House> {
    House::columns()
        .filter(|column| !column.cells().is_disjoint(cells))
        .collect()
}

// The argument consists of spans that know what they name, so that it can be shown in any notation.
fn reason(digit: Digit, upper: House, lower: House, columns: &[House], reduced: CellSet) -> Text {
    Text::new()
        .then(upper)
        .then(" and ")
        .then(lower)
        .then(" have ")
        .then(digit)
        .then(" only in ")
        .list(columns.iter().copied())
        .then(". One of the rows holds it in the one column, the other in the other, so remove it from ")
        .list(reduced)
        .then(".")
}

// The argument for a machine: each row needs the digit, and each column has it at most once. If a
// removed candidate were true, its column would have no room for the rows.
fn proof(digit: Digit, rows: [House; 2], columns: &[House], reduced: CellSet) -> Proof {
    let places = |house: &House| CandidateSet::House(digit, *house);
    let reduced = reduced.iter().map(|cell| Candidate::new(cell, digit));
    Proof {
        lines: vec![Line {
            claim: Claim::False(reduced.collect()),
            by: Inference::Counted {
                truths: rows.iter().map(places).collect(),
                links: columns.iter().map(places).collect(),
            },
            from: Vec::new(),
            under: None,
        }],
    }
}

/// A puzzle on which the three rules of the default solver stall.
pub const PUZZLE: &str =
    "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";

/// Returns the three rules, with the new one after them.
pub fn three_rules_and_x_wing() -> Solver {
    let rules: [&'static dyn DeductionRule; 4] = [
        &NAKED_SINGLE,
        &HIDDEN_SINGLE,
        &BOX_LINE_REDUCTION,
        &X_WING_OVER_ROWS,
    ];
    Solver::new(rules)
}

fn main() {
    let english = Language::english();
    let puzzle = Puzzle::from_line(PUZZLE).expect("the line has 81 cells");

    let mut grid = Grid::from_values(&puzzle.givens);
    let (steps, ending) = Solver::default().path(&mut grid, Granularity::Rule);
    say!(
        "The three rules alone: {ending:?} after {} steps.",
        steps.len()
    );

    let mut grid = Grid::from_values(&puzzle.givens);
    let mut before = grid.clone();
    let (steps, ending) = three_rules_and_x_wing().path(&mut grid, Granularity::Rule);
    for deduction in steps.iter().flatten() {
        if deduction.technique == X_WING {
            say!("{X_WING}: {}", acts(english, deduction, Notation::Rc));
            say!("  {}", argument(deduction).render(english, Notation::Rc));
            match deduction.proved(&before) {
                Ok(_) => say!("  Its proof is checked."),
                Err(flaw) => say!("  {flaw}"),
            }
        }
        deduction.apply(&mut before);
    }
    if ending == Ending::Solved {
        say!("With the X-Wing: solved in {} steps.", steps.len());
    }
}
