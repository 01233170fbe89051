//! The meaning of the columns of a list of cells.

use crate::formats::{Rule, rules};

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tells {
    Row,
    Column,
    /// The cell in one column: its name, or its number.
    Cell,
    Digit,
    /// The region or box.
    Region,
    /// Whether the digit is given.
    Given,
    Solution,
    /// Whether the digit of the solution is given, or hidden.
    Shown,
    Hidden,
    /// The number or name of the cage, and its sum.
    Cage,
    Sum,
    /// Candidates.
    Marks,
    /// The number of a step.
    Step,
    /// The puzzle to which a cell belongs.
    Puzzle,
    /// An unknown rule.
    Rule(Rule),
    /// Anything that is not needed.
    Other,
}

/// Returns the meaning of a column according to its name.
pub(super) fn column(name: &str) -> Tells {
    let name = name.trim_matches(['"', '\'']).trim().to_lowercase();
    match name.as_str() {
        "row" | "r" | "y" | "line" | "i" | "zeile" | "fila" => Tells::Row,
        "column" | "col" | "c" | "x" | "j" | "spalte" | "columna" => Tells::Column,
        "cell" | "index" | "idx" | "position" | "pos" | "zelle" | "celda" => Tells::Cell,
        "digit" | "value" | "val" | "number" | "num" | "v" | "n" | "d" | "k" | "zahl" | "valor" => {
            Tells::Digit
        }
        "region" | "zone" | "box" | "block" | "area" | "subgrid" | "nonet" => Tells::Region,
        "given" | "fixed" | "is_given" | "isgiven" | "is_fixed" | "isfixed" | "clue" | "locked"
        | "original" => Tells::Given,
        "visible" | "shown" | "revealed" | "is_visible" => Tells::Shown,
        "hidden" | "masked" | "editable" | "is_hidden" | "is_editable" => Tells::Hidden,
        "solution" | "answer" | "solved" => Tells::Solution,
        "candidates" | "notes" | "marks" | "pencilmarks" | "pencil_marks" => Tells::Marks,
        "cage" | "cage_id" | "cageid" | "cage_no" | "käfig" | "jaula" => Tells::Cage,
        "sum" | "total" | "target" | "cage_sum" | "cagesum" | "summe" | "suma" => Tells::Sum,
        "step" | "move" | "turn" => Tells::Step,
        "puzzle" | "puzzle_id" | "puzzleid" | "puzzle_no" | "grid_id" | "game_id" | "sudoku_id" => {
            Tells::Puzzle
        }
        name => rules::named(name).map_or(Tells::Other, Tells::Rule),
    }
}
