//! 3D Medusa in words and pictures.

use super::acts::{conclusion, removing};
use super::almost_locked_lines::letter;
use super::picture::{CellPart, Sight};
use super::place::{digits_in, with_digits};
use super::{Argument, Explain, Line, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::coloring::{MedusaPattern, MedusaProof, Trap, Trapped};

impl Explain for MedusaPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument {
            idea: said!("medusa-idea", rule = self.rule().unwrap_or(0)),
            ..Argument::default()
        };
        let [first, second] = &self.colors;
        let colors = argument.push(Line::from(said!(
            "medusa-colors",
            first = grouped(first),
            second = grouped(second),
        )));
        let mut from = vec![colors];
        for reason in reasons(self, deduction) {
            let reason = Line {
                from: vec![colors],
                ..reason.into()
            };
            from.push(argument.push(reason));
        }
        let end = match &self.proof {
            MedusaProof::Emptied { cell, .. } => {
                said!("medusa-empty", cell = *cell, placed = conclusion(deduction),)
            }
            MedusaProof::TwiceInCell { .. } | MedusaProof::TwiceInHouse { .. } => {
                said!("medusa-true", placed = conclusion(deduction),)
            }
            MedusaProof::Trap(_) => {
                said!("medusa-trap", removing = removing(&deduction.eliminations),)
            }
        };
        argument.push(Line { from, ..end.into() });
        argument
    }

    fn picture(&self) -> Picture {
        let [first, second] = &self.colors;
        let link = |[from, to]: [Candidate; 2], strong| Link {
            from: vec![from],
            to: vec![to],
            strong,
        };
        let mut picture = Picture::default()
            .with(Role::ColorA(0), first.iter().copied())
            .with(Role::ColorB(0), second.iter().copied());
        picture.links = self.links.iter().map(|it| link(*it, true)).collect();
        match &self.proof {
            MedusaProof::TwiceInCell { cell, .. } | MedusaProof::Emptied { cell, .. } => {
                picture.framing(CellSet::only(*cell), CellPart::Contradiction)
            }
            MedusaProof::TwiceInHouse { digit, ends, house } => {
                let ends = ends.map(|cell| Candidate::new(cell, *digit));
                picture.links.push(link(ends, false));
                picture.conflicts.extend(*house);
                picture
            }
            MedusaProof::Trap(_) => picture,
        }
    }

    /// The colored candidates that exclude the removed ones, or that exclude each candidate of the
    /// cell with nothing left.
    fn sights(&self, _: &Deduction) -> Vec<Sight> {
        let sight = |digit: Digit, from: &[Cell], to: Cell| Sight {
            from: from
                .iter()
                .map(|cell| Candidate::new(*cell, digit))
                .collect(),
            to: vec![Candidate::new(to, digit)],
        };
        match &self.proof {
            MedusaProof::TwiceInCell { .. } | MedusaProof::TwiceInHouse { .. } => Vec::new(),
            MedusaProof::Emptied { cell, seen } => {
                let seen = seen.iter();
                seen.filter_map(|(digit, at)| Some(sight(*digit, &[(*at)?], *cell)))
                    .collect()
            }
            MedusaProof::Trap(trapped) => {
                let sights = trapped.iter().filter_map(|it| {
                    let Candidate { cell, digit } = it.candidate;
                    match it.by {
                        Trap::InCell(_) => None,
                        Trap::SeesBoth(at) => Some(sight(digit, &at, cell)),
                        Trap::SeesOne { at, .. } => Some(sight(digit, &[at], cell)),
                    }
                });
                sights.collect()
            }
        }
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        MedusaPattern::digits(self)
    }

    fn place(&self, _: &Deduction) -> Text {
        digits_in(MedusaPattern::digits(self), self.cells())
    }

    fn short(&self, _: &Deduction) -> Text {
        let [first, second] = &self.colors;
        let colors = said!(
            "short-colors",
            one = letter(0),
            first = in_short(first),
            other = letter(1),
            second = in_short(second),
        );
        said!(
            "short-medusa",
            rule = self.rule().unwrap_or(0),
            colors = colors
        )
    }
}

/// The reasons why color A is false, or why each removed candidate is false.
fn reasons(pattern: &MedusaPattern, deduction: &Deduction) -> Vec<Text> {
    match &pattern.proof {
        MedusaProof::TwiceInCell { cell, digits } => vec![said!(
            "medusa-twice-in-cell",
            cell = *cell,
            digits = Text::listed(*digits),
        )],
        MedusaProof::TwiceInHouse { digit, ends, house } => vec![match house {
            Some(house) => said!(
                "medusa-twice-in-house",
                house = *house,
                digit = *digit,
                ends = Text::listed(*ends),
            ),
            None => said!(
                "medusa-twice-in-sight",
                digit = *digit,
                ends = Text::listed(*ends),
            ),
        }],
        MedusaProof::Emptied { cell, seen } => {
            let seen = seen.iter().map(|(digit, at)| match at {
                Some(at) => said!("medusa-seen", cell = *cell, digit = *digit, at = *at),
                None => said!("medusa-opposite", cell = *cell, digit = *digit),
            });
            seen.collect()
        }
        MedusaProof::Trap(trapped) => {
            // A deduction may have been cut down to some of its conclusions.
            let is_told = |it: &&Trapped| deduction.eliminations.contains(&it.candidate);
            let mut reasons = Vec::new();
            let mut cells = CellSet::EMPTY;
            for one in trapped.iter().filter(is_told) {
                let Candidate { cell, digit } = one.candidate;
                match one.by {
                    Trap::InCell(own) => {
                        if cells.insert(cell) {
                            reasons.push(in_cell(cell, own, deduction));
                        }
                    }
                    Trap::SeesBoth([first, second]) => reasons.push(said!(
                        "medusa-sees-both",
                        cell = cell,
                        digit = digit,
                        first = first,
                        second = second,
                    )),
                    Trap::SeesOne { color, at, own } => reasons.push(said!(
                        "medusa-sees-one",
                        cell = cell,
                        digit = digit,
                        at = at,
                        own = own,
                        seen = letter(color),
                        other = letter(1 - color),
                    )),
                }
            }
            reasons
        }
    }
}

/// All candidates that a cell with both colors loses.
fn in_cell(cell: Cell, own: [Digit; 2], deduction: &Deduction) -> Text {
    let gone = deduction.eliminations.iter().filter(|it| it.cell == cell);
    let [first, second] = own;
    said!(
        "medusa-in-cell",
        cell = cell,
        first = first,
        second = second,
        digits = Text::alternatives(gone.map(|it| it.digit)),
    )
}

/// The candidates, sorted by digit, as digits with their cells.
fn by_digit(candidates: &[Candidate]) -> impl Iterator<Item = (DigitSet, CellSet)> + '_ {
    let of_digit = candidates.chunk_by(|one, next| one.digit == next.digit);
    of_digit.map(|of_digit| {
        let digits = of_digit.iter().map(|it| it.digit).collect();
        (digits, of_digit.iter().map(|it| it.cell).collect())
    })
}

/// `1 in r1c2 and r5c3; 4 in r5c2`
fn grouped(candidates: &[Candidate]) -> Text {
    let groups = by_digit(candidates).map(|(digits, cells)| digits_in(digits, cells));
    Text::clauses(groups)
}

/// `r1c2 and r5c3 (1), r5c2 (4)`
fn in_short(candidates: &[Candidate]) -> Text {
    let groups = by_digit(candidates).map(|(digits, cells)| with_digits(cells, digits));
    Text::listed_texts(groups)
}
