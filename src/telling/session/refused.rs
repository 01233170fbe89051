//! Steps that the kernel refused: their text for the player, and the report to send.

use super::Session;
use crate::notation::{Style, compact};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::RefusedStep;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Notation, Text, said};
use sudoku_formats::formats::write_own;

impl Session {
    /// Takes the steps that the kernel refused since the last call, in any search with the rules of
    /// the session. They were left out, and the next rule went on.
    pub fn take_refused(&self) -> Vec<RefusedStep> {
        self.rules().take_refused()
    }
}

/// A sentence for each rule that went wrong.
pub fn refused_text(refused: &[RefusedStep]) -> Text {
    let mut told: Vec<Technique> = Vec::new();
    refused.iter().fold(Text::new(), |text, step| {
        let technique = step.deduction.technique;
        if told.contains(&technique) {
            return text;
        }
        told.push(technique);
        text.sentence(said!("refused-step", technique = technique))
    })
}

/// A report of a refused step for the people who mend its rule: a file in the program's own form
/// that holds the position, with the version of the program, the rule, the step and the reason
/// above it.
pub fn refused_report(refused: &RefusedStep, version: &str) -> String {
    let RefusedStep {
        grid,
        deduction,
        reason,
    } = refused;
    let step = compact(deduction, Style::Hodoku, Notation::Rc);
    let lines = [
        format!("Sudoku Stepper {version}: a rule went wrong."),
        format!("Rule: {}", deduction.technique),
        format!("Step: {step}"),
        format!("Reason: {reason}"),
    ];
    let lines = lines.map(|line| format!("# {}\n", line.replace(['\n', '\r'], " ")));
    format!("{}\n{}", lines.concat(), write_own(&Puzzle::at(grid)))
}
