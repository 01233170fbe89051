//! Templates in words and pictures. They are all possibilities rather than a pattern, so the
//! picture shows the places that they leave for the digit if they are listed.

use std::collections::BTreeSet;

use super::acts::removing;
use super::cited::cited;
use super::place::concluded;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::templates::TemplatesPattern;

/// The maximum number of ways listed, one per line.
const LISTED: usize = 8;

impl Explain for TemplatesPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let (digit, count) = (self.digit, self.left.len());
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        let concluded: CellSet = conclusions.map(|candidate| candidate.cell).collect();
        let mut argument = Argument {
            idea: if deduction.placements.is_empty() {
                said!(
                    "templates-idea-none",
                    digit = digit,
                    cells = Text::alternatives(concluded)
                )
            } else {
                said!(
                    "templates-idea-all",
                    digit = digit,
                    cells = Text::listed(concluded)
                )
            },
            ..Argument::default()
        };
        let all = argument.push(
            said!(
                "templates",
                digit = digit,
                size = self.size,
                count = self.all
            )
            .into(),
        );
        let mut left = all;
        let is_struck = count < self.all;
        if is_struck {
            let taken = self.taken.iter().copied();
            left = argument.push(Line {
                from: vec![all],
                ..said!(
                    "templates-taken",
                    struck = self.all - count,
                    taken = Text::listed_texts(taken.map(in_cell)),
                    count = count,
                )
                .into()
            });
        }
        let mut from = vec![left];
        if count <= LISTED {
            for (number, way) in self.left.iter().enumerate() {
                from.push(
                    argument.push(Line {
                        from: vec![left],
                        ..said!(
                            "templates-way",
                            number = number + 1,
                            count = count,
                            cells = Text::listed(*way)
                        )
                        .into()
                    }),
                );
            }
        }
        let lines: BTreeSet<usize> = from.iter().copied().collect();
        let cells = |candidates: &[Candidate]| -> CellSet {
            candidates.iter().map(|candidate| candidate.cell).collect()
        };
        let text = if deduction.placements.is_empty() {
            let gone = cells(&deduction.eliminations);
            said!(
                "templates-none",
                count = count,
                struck = self.struck,
                cells = Text::alternatives(gone),
                lines = cited(&lines),
                removing = removing(&deduction.eliminations),
            )
        } else {
            let set = cells(&deduction.placements);
            said!(
                "templates-all",
                count = count,
                cells = Text::listed(set),
                lines = cited(&lines),
            )
        };
        argument.push(Line {
            from,
            ..text.into()
        });
        argument
    }

    fn picture(&self) -> Picture {
        if self.left.len() > LISTED {
            return Picture::default();
        }
        let ways = || self.left.iter().copied();
        let some = ways().fold(CellSet::EMPTY, CellSet::union);
        // Cells that all ways share are concluded, or already hold the digit.
        let places = some
            .iter()
            .filter(|cell| !ways().all(|way| way.contains(*cell)));
        Picture::default().with(
            Role::Base,
            places.map(|cell| Candidate::new(cell, self.digit)),
        )
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        TemplatesPattern::digits(self)
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }
}

/// `7 in r4c5`
fn in_cell(candidate: Candidate) -> Text {
    said!("why-value", digit = candidate.digit, cell = candidate.cell)
}
