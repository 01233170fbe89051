//! Excluded combinations in words and pictures.

use super::acts::removing;
use super::picture::candidates_in;
use super::place::{digits_in, with_digits};
use super::state::premise;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::almost_locked_sets::{Excluder, ExclusionPattern};
use sudoku_engine::texts::Language;

impl Explain for ExclusionPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let gone = || {
            deduction
                .eliminations
                .iter()
                .map(|it| in_cell(language, *it))
        };
        let mut argument = Argument {
            idea: said!(
                language,
                "exclusion-idea",
                cells = Text::listed(language, self.cells.iter().copied()),
                count = self.cells.len(),
                gone = Text::alternative_texts(language, gone()),
            ),
            ..Argument::default()
        };
        let mut from = Vec::new();
        for (candidate, excluders) in &self.excluded {
            let reasons = excluders.iter().map(|excluder| {
                let held = [Some(*candidate), excluder.with].into_iter().flatten();
                let held = held.map(|it| premise(language, CellSet::only(it.cell), it.digit, true));
                let held = Text::listed_texts(language, held);
                let digits = Text::alternatives(language, excluder.digits);
                if excluder.cells.is_empty() {
                    said!(
                        language,
                        "exclusion-same",
                        cell = excluder.cell,
                        digits = digits,
                        held = held
                    )
                } else {
                    said!(
                        language,
                        "exclusion-set",
                        cell = excluder.cell,
                        digits = digits,
                        set = said_set(language, excluder),
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
                language,
                "exclusion-end",
                gone = Text::listed_texts(language, gone()),
                count = deduction.eliminations.len(),
                removing = removing(language, &deduction.eliminations),
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

    fn place(&self, language: &Language, _: &Deduction) -> Text {
        Text::listed(language, self.cells.iter().copied())
    }

    fn short(&self, language: &Language, deduction: &Deduction) -> Text {
        let cells = self.place(language, deduction);
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
        let sets = sets.map(|(cells, digits)| with_digits(language, cells, digits));
        said!(
            language,
            "short-excluded",
            cells = cells,
            sets = Text::listed_texts(language, sets),
        )
    }
}

/// `9 in r8c2`
fn in_cell(language: &Language, candidate: Candidate) -> Text {
    let cells = CellSet::only(candidate.cell);
    digits_in(language, DigitSet::only(candidate.digit), cells)
}

/// `r1c2 with 4 and 5`
fn said_set(language: &Language, excluder: &Excluder) -> Text {
    said!(
        language,
        "exclusion-cells",
        cells = Text::listed(language, excluder.cells),
        digits = Text::listed(language, excluder.of),
    )
}
