//! Writing branches of krakens, nets and side arguments.

use super::Writer;
use crate::notation::branches;
use crate::notation::branches::Fact;
use sudoku_engine::branching::{Because, Branching, Conflict, Consequence, Premise, Proof};
use sudoku_engine::grid::Cell;
use sudoku_engine::rules::kraken::KrakenPattern;

impl Writer {
    /// The supposition, and its consequences claim by claim. A side argument is in brackets before
    /// its result.
    pub(super) fn side_arguments(self, argument: &Branching) -> String {
        let mut parts: Vec<String> = Vec::new();
        let branch = argument.branches.iter().flatten();
        let own = branch.filter(|one| !matches!(one.because, Because::Outside(_)));
        let own: Vec<&Consequence> = own.collect();
        for inference in own.chunk_by(|one, next| one.is_one_with(next)) {
            if let [one, ..] = inference
                && let Because::Argued(number) = one.because
                && let Some(side) = argument.inner.get(number)
            {
                parts.push(format!("[{}]", self.side_arguments(&side.argument)));
            }
            let mut facts: Vec<Fact> = Vec::new();
            for one in inference {
                let new = Fact::of(one.claim);
                let is_like = |it: &&mut Fact| !it.is_true && !new.is_true && it.digit == new.digit;
                match facts.iter_mut().find(is_like) {
                    Some(known) => known.cells |= new.cells,
                    None => facts.push(new),
                }
            }
            parts.extend(facts.iter().map(|fact| fact.written(self.notation)));
        }
        parts.join(" ")
    }

    pub(super) fn kraken(self, pattern: &KrakenPattern) -> String {
        format!(
            "{} {} {}{}: {}",
            pattern.digit,
            self.houses(&pattern.base),
            self.houses(&pattern.cover),
            self.fins(pattern.fins, "f"),
            branches::written(&pattern.branches, self.style, self.notation)
        )
    }

    pub(super) fn forcing(self, argument: &Branching) -> (String, String) {
        let in_cell = |cell: Cell| format!(" in {}", self.cell(cell));
        let at = match argument.proof {
            Proof::Contradiction(
                Conflict::NoCandidate(cell) | Conflict::TwoDigits { cell, .. },
            )
            | Proof::Verity(Premise::Cell(cell)) => in_cell(cell),
            Proof::Contradiction(
                Conflict::NoPlace { digit, house }
                | Conflict::Twice {
                    digit,
                    house: Some(house),
                    ..
                },
            )
            | Proof::Verity(Premise::House { digit, house }) => {
                format!(" in {} ({digit})", self.house(house))
            }
            Proof::Contradiction(Conflict::Twice {
                digit,
                house: None,
                cells,
            }) => format!(" in {} ({digit})", self.cells(cells)),
            Proof::Contradiction(Conflict::NoSum(cage)) => {
                format!(" in {}", self.cells(cage.cells))
            }
            Proof::Contradiction(Conflict::Both(candidate)) => {
                format!(" in {} ({})", self.cell(candidate.cell), candidate.digit)
            }
            Proof::Contradiction(Conflict::Opposite(_)) | Proof::Verity(Premise::Candidate(_)) => {
                String::new()
            }
        };
        let branches = branches::written(&argument.branches, self.style, self.notation);
        (at, branches)
    }
}
