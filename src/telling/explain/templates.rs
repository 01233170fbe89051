//! Templates in words and pictures. They are all possibilities rather than a pattern, so the
//! picture shows the places that they leave for the digit if they are listed.

use std::collections::BTreeSet;

use super::acts::removing;
use super::forcing::cited;
use super::place::concluded;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::templates::TemplatesPattern;
use sudoku_engine::texts::Language;

/// The maximum number of ways listed, one per line.
const LISTED: usize = 8;

impl Explain for TemplatesPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let (digit, count) = (self.digit, self.left.len());
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        let concluded: CellSet = conclusions.map(|candidate| candidate.cell).collect();
        let mut argument = Argument {
            idea: if deduction.placements.is_empty() {
                said!(
                    language,
                    "templates-idea-none",
                    digit = digit,
                    cells = Text::alternatives(language, concluded)
                )
            } else {
                said!(
                    language,
                    "templates-idea-all",
                    digit = digit,
                    cells = Text::listed(language, concluded)
                )
            },
            ..Argument::default()
        };
        let all = argument.push(
            said!(
                language,
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
                    language,
                    "templates-taken",
                    struck = self.all - count,
                    taken = Text::listed_texts(language, taken.map(|one| in_cell(language, one))),
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
                            language,
                            "templates-way",
                            number = number + 1,
                            count = count,
                            cells = Text::listed(language, *way)
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
                language,
                "templates-none",
                count = count,
                struck = self.struck,
                cells = Text::alternatives(language, gone),
                lines = cited(language, &lines),
                removing = removing(language, &deduction.eliminations),
            )
        } else {
            let set = cells(&deduction.placements);
            said!(
                language,
                "templates-all",
                count = count,
                cells = Text::listed(language, set),
                lines = cited(language, &lines),
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

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }
}

/// `7 in r4c5`
fn in_cell(language: &Language, candidate: Candidate) -> Text {
    said!(
        language,
        "why-value",
        digit = candidate.digit,
        cell = candidate.cell
    )
}
