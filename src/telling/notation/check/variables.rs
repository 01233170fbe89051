//! Chains of variables, as CSP-Rules writes them: whips, braids and bivalue chains.

use super::super::branches::Fact;
use super::super::chain::Node;
use super::super::flaw::Fault;
use super::super::step::Variable;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Candidate, CellSet};

impl Checked<'_> {
    /// Checks that if a removed candidate were true, one variable after another would have only a
    /// single value left, until a variable has none, or one that clashes with the candidate itself.
    pub(super) fn variables(self, variables: &[Variable]) -> Result<KnownPattern, Fault> {
        self.each_removed(|target| self.refuted(target, variables))?;
        Ok(KnownPattern::Contradiction(1 + 2 * variables.len()))
    }

    fn refuted(self, target: Candidate, variables: &[Variable]) -> Result<(), Fault> {
        let mut known = vec![Node::candidate(target)];
        for variable in variables {
            let right = variable.right;
            for node in [Some(variable.left), right].into_iter().flatten() {
                let digit = node.digits.first();
                let is_there =
                    digit.is_some_and(|digit| !self.places(digit, node.cells).is_empty());
                if !is_there {
                    return Err(Fault::Absent(node));
                }
            }
            for cell in variable.candidates.cells {
                for digit in self.grid.candidates(cell) & variable.candidates.digits {
                    let candidate = Candidate::new(cell, digit);
                    let is_right = right
                        .is_some_and(|it| it.digits.contains(digit) && it.cells.contains(cell));
                    if !is_right && !known.iter().any(|it| self.rules_out(*it, candidate)) {
                        return Err(Fault::Unfounded(Fact {
                            digit,
                            cells: CellSet::only(cell),
                            is_true: false,
                        }));
                    }
                }
            }
            match right {
                Some(right) => known.push(right),
                None => return Ok(()),
            }
        }
        match known.last() {
            Some(last) if known.len() > 1 && self.rules_out(*last, target) => Ok(()),
            _ => Err(Fault::NoContradiction(Fact {
                digit: target.digit,
                cells: CellSet::only(target.cell),
                is_true: true,
            })),
        }
    }

    /// Whether a candidate cannot be true together with a digit in one of some cells.
    fn rules_out(self, node: Node, candidate: Candidate) -> bool {
        if !node.digits.contains(candidate.digit) {
            return node.cells.single() == Some(candidate.cell);
        }
        let cells = self.places(candidate.digit, node.cells);
        !node.cells.contains(candidate.cell)
            && !cells.is_empty()
            && self.sees_all(candidate.cell, cells)
    }
}
