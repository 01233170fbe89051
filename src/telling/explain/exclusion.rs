//! Excluded combinations in words and pictures.

use super::acts::removing;
use super::picture::candidates_in;
use super::place::{digits_in, with_digits};
use super::state::premise;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::almost_locked_sets::{Excluder, ExclusionPattern};

impl Explain for ExclusionPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let gone = || deduction.eliminations.iter().map(|it| in_cell(*it));
        let mut argument = Argument {
            idea: said!(
                "exclusion-idea",
                cells = Text::listed(self.cells.iter().copied()),
                count = self.cells.len(),
                gone = Text::alternative_texts(gone()),
            ),
            ..Argument::default()
        };
        let mut from = Vec::new();
        for (candidate, excluders) in &self.excluded {
            let reasons = excluders.iter().map(|excluder| {
                let held = [Some(*candidate), excluder.with].into_iter().flatten();
                let held = held.map(|it| premise(CellSet::only(it.cell), it.digit, true));
                let held = Text::listed_texts(held);
                let digits = Text::alternatives(excluder.digits);
                if excluder.cells.is_empty() {
                    said!(
                        "exclusion-same",
                        cell = excluder.cell,
                        digits = digits,
                        held = held
                    )
                } else {
                    said!(
                        "exclusion-set",
                        cell = excluder.cell,
                        digits = digits,
                        set = said_set(excluder),
                        held = held,
                        count = excluder.cells.len(),
                    )
                }
            });
            for reason in reasons {
                from.push(argument.push(reason.into()));
            }
        }
        argument.push(Line {
            from,
            ..said!(
                "exclusion-end",
                gone = Text::listed_texts(gone()),
                count = deduction.eliminations.len(),
                removing = removing(&deduction.eliminations),
            )
            .into()
        });
        argument
    }

    fn picture(&self) -> Picture {
        let mut sets: Vec<(CellSet, DigitSet)> = Vec::new();
        for excluder in self.excluded.iter().flat_map(|(_, all)| all) {
            let set = (excluder.cells, excluder.of);
            if !excluder.cells.is_empty() && !sets.contains(&set) {
                sets.push(set);
            }
        }
        let mut picture = Picture::default().with(Role::Base, self.candidates.iter().copied());
        for (number, (cells, digits)) in (0..).zip(&sets) {
            let known: Vec<Candidate> = picture.used().collect();
            let of_set = candidates_in(*cells, *digits).filter(|it| !known.contains(it));
            if cells.has_one() {
                let of_set: Vec<Candidate> = of_set.collect();
                picture = picture.with(Role::Set(number), of_set);
            }
        }
        picture.outlining(sets.into_iter().map(|(cells, _)| cells))
    }

    fn digits(&self, deduction: &Deduction) -> DigitSet {
        deduction.eliminations.iter().map(|it| it.digit).collect()
    }

    fn place(&self, _: &Deduction) -> Text {
        Text::listed(self.cells.iter().copied())
    }

    fn short(&self, deduction: &Deduction) -> Text {
        let cells = self.place(deduction);
        let mut sets: Vec<(CellSet, DigitSet)> = Vec::new();
        for excluder in self.excluded.iter().flat_map(|(_, all)| all) {
            let set = (excluder.cells, excluder.of);
            if !excluder.cells.is_empty() && !sets.contains(&set) {
                sets.push(set);
            }
        }
        if sets.is_empty() {
            return cells;
        }
        let sets = sets.into_iter();
        let sets = sets.map(|(cells, digits)| with_digits(cells, digits));
        said!(
            "short-excluded",
            cells = cells,
            sets = Text::listed_texts(sets),
        )
    }
}

/// `9 in r8c2`
fn in_cell(candidate: Candidate) -> Text {
    let cells = CellSet::only(candidate.cell);
    digits_in(DigitSet::only(candidate.digit), cells)
}

/// `r1c2 with 4 and 5`
fn said_set(excluder: &Excluder) -> Text {
    said!(
        "exclusion-cells",
        cells = Text::listed(excluder.cells),
        digits = Text::listed(excluder.of),
    )
}
