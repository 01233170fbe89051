//! Guardians in words and pictures.

use std::collections::BTreeSet;

use super::acts::{clause as conclusion, removing};
use super::cited::cited;
use super::forcing::{drawn, in_every_case, tell_to};
use super::picture::{CellPart, Sight, excluding};
use super::place::digits_in;
use super::{Argument, Explain, Line, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::guardians::{GuardiansPattern, Outcome, Shape};
use sudoku_engine::rules::joint::{JointSubset, LockedDigit};
use sudoku_engine::rules::large_patterns::is_opposite;
use sudoku_engine::texts::number_name;

impl Explain for GuardiansPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument::default();
        let impossible = tell_shape(self, &mut argument);
        let guardians = || Text::listed(self.guardians.iter().copied());
        if let Outcome::Forced { branches } = &self.outcome {
            argument.idea = said!("guardians-idea-forced", guardians = guardians());
            let cases = tell_guardians(self, &mut argument, impossible);
            let ends = tell_to(&mut argument, branches, deduction);
            in_every_case(&mut argument, deduction, vec![cases], &ends);
            return argument;
        }
        argument.idea = said!(
            "guardians-idea",
            count = self.guardians.len(),
            guardians = guardians(),
            would = if self.shape.needs_one_solution() {
                "have-two-solutions"
            } else {
                "have-none"
            },
        );
        tell_outcome(self, &mut argument, deduction, impossible);
        argument
    }

    fn picture(&self) -> Picture {
        // If guardians are followed, only the frames show the cells of a tridagon.
        let is_thin =
            self.shape == Shape::Tridagon && matches!(self.outcome, Outcome::Forced { .. });
        let base = self.base.iter().copied().filter(|_| !is_thin);
        let picture = Picture {
            links: links(self),
            ..Picture::default()
                .with(Role::Base, base)
                .with(Role::Guardian, self.guardians.iter().copied())
        };
        let cells = self.cells.iter().copied().collect();
        let picture = match self.shape {
            Shape::BrokenWing => picture.tinting(self.houses.iter().copied()),
            Shape::UniqueLoop | Shape::Oddagon => picture.framing(cells, CellPart::Pattern),
            Shape::Tridagon => picture
                .framing(cells, CellPart::Pattern)
                .tinting(self.houses.iter().copied()),
            Shape::ExtendedRectangle => picture.framing(cells, CellPart::Rectangle),
            Shape::Grave => picture,
        };
        match &self.outcome {
            Outcome::Placed | Outcome::OneCell(_) | Outcome::AllSee => picture,
            Outcome::Subset(subset) => drawn_beside(picture, subset),
            Outcome::Locked(locked) => picture.tinting(locked.houses.iter().copied()),
            Outcome::Forced { branches } => picture.join(drawn(branches)),
        }
    }

    /// The guardians, if the removed candidates see all of them.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        match self.outcome {
            Outcome::AllSee => excluding(deduction, self.guardians.iter().copied()),
            Outcome::Placed
            | Outcome::OneCell(_)
            | Outcome::Subset(_)
            | Outcome::Locked(_)
            | Outcome::Forced { .. } => Vec::new(),
        }
    }

    fn digits(&self, deduction: &Deduction) -> DigitSet {
        if self.digits.is_empty() {
            let gone = deduction.eliminations.iter().map(|it| it.digit);
            return gone.collect::<DigitSet>() | self.guardian_digits();
        }
        self.digits
    }

    fn place(&self, deduction: &Deduction) -> Text {
        let cells: CellSet = self.cells.iter().copied().collect();
        digits_in(self.digits(deduction), cells)
    }

    fn short(&self, deduction: &Deduction) -> Text {
        said!(
            "short-guardians",
            place = self.place(deduction),
            count = self.guardians.len(),
            guardians = Text::listed(self.guardians.iter().copied()),
        )
    }
}

/// Adds the lines that show why the cells cannot hold only these digits, and returns the last line.
fn tell_shape(pattern: &GuardiansPattern, argument: &mut Argument) -> usize {
    let cells = || Text::listed(pattern.cells.iter().copied());
    let digits = || Text::listed(pattern.digits);
    let number = || number_name(pattern.cells.len());
    let houses = || Text::listed_houses(in_order(&pattern.houses));
    let first = argument.lines.len();
    let mut add = |text: Text, from: &[usize]| {
        let from = from.iter().map(|line| first + line).collect();
        argument.push(Line {
            text,
            from,
            ..Line::default()
        })
    };
    let citing = |lines: &[usize]| {
        let lines = lines.iter().map(|line| first + line).collect();
        cited(&lines)
    };
    match pattern.shape {
        Shape::UniqueLoop => {
            add(said!("guardians-loop", cells = cells()), &[]);
            add(said!("guardians-loop-marked"), &[0]);
            let swapped = said!(
                "guardians-loop-swapped",
                digits = digits(),
                lines = citing(&[1])
            );
            add(swapped, &[0, 1]);
            let two = said!("guardians-two-solutions", lines = citing(&[2]));
            add(two, &[2])
        }
        Shape::ExtendedRectangle => {
            add(said!("guardians-rectangle", cells = cells()), &[]);
            add(said!("guardians-rectangle-filled", digits = digits()), &[0]);
            let swapped = said!("guardians-rectangle-swapped", lines = citing(&[1]));
            add(swapped, &[0, 1]);
            let two = said!("guardians-two-solutions", lines = citing(&[2]));
            add(two, &[2])
        }
        Shape::BrokenWing => {
            let looped = said!(
                "guardians-broken-wing",
                cells = cells(),
                number = number(),
                houses = houses(),
            );
            add(looped, &[]);
            let filled = said!(
                "guardians-broken-wing-filled",
                digit = digits(),
                lines = citing(&[0])
            );
            add(filled, &[0]);
            let odd = said!("guardians-odd", lines = citing(&[0, 1]));
            add(odd, &[0, 1])
        }
        Shape::Oddagon => {
            let looped = said!("guardians-oddagon", cells = cells(), number = number());
            add(looped, &[]);
            let filled = said!(
                "guardians-oddagon-filled",
                digits = digits(),
                lines = citing(&[0])
            );
            add(filled, &[0]);
            let odd = said!("guardians-odd", lines = citing(&[0, 1]));
            add(odd, &[0, 1])
        }
        Shape::Tridagon => {
            let opposite = opposite(pattern);
            let lie = said!(
                "guardians-tridagon",
                cells = cells(),
                boxes = Text::listed_houses(pattern.houses.iter().copied()),
            );
            add(lie, &[]);
            let by_rows = said!(
                "guardians-tridagon-rows",
                digits = digits(),
                lines = citing(&[0])
            );
            add(by_rows, &[0]);
            let by_columns = said!("guardians-tridagon-columns", lines = citing(&[0]));
            add(by_columns, &[0]);
            let turned = said!(
                "guardians-tridagon-opposite",
                count = opposite.len(),
                opposite = Text::listed_houses(opposite),
                lines = citing(&[0]),
            );
            add(turned, &[0]);
            let round = said!(
                "guardians-tridagon-round",
                kept = citing(&[1, 2]),
                turned = citing(&[3]),
            );
            add(round, &[1, 2, 3])
        }
        Shape::Grave => {
            let guardians = Text::listed(pattern.guardians.iter().copied());
            let two = said!("guardians-grave", guardians = guardians);
            add(two, &[]);
            add(said!("guardians-grave-houses"), &[]);
            let rest = said!("guardians-grave-rest", lines = citing(&[0, 1]));
            add(rest, &[0, 1]);
            add(said!("guardians-grave-two", lines = citing(&[2])), &[2])
        }
    }
}

/// Adds the line that at least one of the guardians is true, and returns it.
fn tell_guardians(pattern: &GuardiansPattern, argument: &mut Argument, impossible: usize) -> usize {
    let lines = BTreeSet::from([impossible]);
    argument.push(Line {
        text: said!(
            "guardians-true",
            guardians = Text::listed(pattern.guardians.iter().copied()),
            count = pattern.guardians.len(),
            lines = cited(&lines),
        ),
        from: vec![impossible],
        ..Line::default()
    })
}

/// Adds the consequences of the fact that at least one of the guardians is true.
fn tell_outcome(
    pattern: &GuardiansPattern,
    argument: &mut Argument,
    deduction: &Deduction,
    impossible: usize,
) {
    let lost = removing(&deduction.eliminations);
    let known = tell_guardians(pattern, argument, impossible);
    let mut push = |text: Text, from: &[usize]| {
        argument.push(Line {
            text,
            from: from.to_vec(),
            ..Line::default()
        })
    };
    let citing = |lines: &[usize]| cited(&lines.iter().copied().collect());
    match &pattern.outcome {
        Outcome::Placed => {
            let text = said!(
                "guardians-placed",
                lines = citing(&[known]),
                placed = conclusion(deduction),
            );
            push(text, &[known]);
        }
        Outcome::OneCell(cell) => {
            let text = said!(
                "guardians-one-cell",
                count = pattern.guardians.len(),
                cell = *cell,
                digits = Text::alternatives(pattern.guardian_digits()),
                lines = citing(&[known]),
                removing = lost,
            );
            push(text, &[known]);
        }
        Outcome::AllSee => {
            let lines = citing(&[known]);
            let text = said!("guardians-all-see", lines = lines, removing = lost);
            push(text, &[known]);
        }
        Outcome::Subset(JointSubset {
            digits,
            cells,
            houses,
            ..
        }) => {
            let held = said!(
                "guardians-subset-held",
                guarded = Text::alternatives(pattern.guarded()),
                guardian_digits = Text::alternatives(pattern.guardian_digits()),
                lines = citing(&[known]),
            );
            let held = push(held, &[known]);
            let text = said!(
                "guardians-subset",
                lines = citing(&[held]),
                cells = Text::listed(*cells),
                digits = Text::alternatives(*digits),
                digit_count = digits.len(),
                houses = Text::listed_houses(houses.iter().copied()),
                removing = lost,
            );
            push(text, &[held]);
        }
        Outcome::Locked(LockedDigit { digit, houses }) => {
            let locked = said!(
                "guardians-locked-house",
                guarded = Text::listed(pattern.guarded()),
                digit = *digit,
                houses = Text::listed_houses(houses.iter().copied()),
            );
            let locked = push(locked, &[]);
            let text = said!(
                "guardians-locked",
                digit = *digit,
                locked = citing(&[locked]),
                known = citing(&[known]),
                removing = lost,
            );
            push(text, &[known, locked]);
        }
        Outcome::Forced { .. } => {}
    }
}

/// The picture with the other cells of a naked subset.
pub(super) fn drawn_beside(picture: Picture, subset: &JointSubset) -> Picture {
    picture
        .with(Role::Set(0), subset.candidates.iter().copied())
        .outlining([subset.cells])
        .tinting(subset.houses.iter().copied())
}

/// The boxes of a tridagon whose cells run the other way.
fn opposite(pattern: &GuardiansPattern) -> Vec<House> {
    let cells: CellSet = pattern.cells.iter().copied().collect();
    let mut boxes = pattern.houses.clone();
    boxes.retain(|house| is_opposite(cells & house.cells()));
    boxes
}

/// The links along a loop from cell to cell; if guardians are followed, only their branches are
/// drawn.
fn links(pattern: &GuardiansPattern) -> Vec<Link> {
    let is_loop = matches!(
        pattern.shape,
        Shape::UniqueLoop | Shape::BrokenWing | Shape::Oddagon
    );
    if !is_loop || matches!(pattern.outcome, Outcome::Forced { .. }) {
        return Vec::new();
    }
    let Some(digit) = pattern.digits.first() else {
        return Vec::new();
    };
    // One existing candidate of each cell.
    let of = |cell: Cell| {
        let mut there = pattern.base.iter().chain(&pattern.guardians);
        let there = there.find(|it| it.cell == cell).copied();
        there.unwrap_or(Candidate::new(cell, digit))
    };
    let next = pattern.cells.iter().cycle().skip(1);
    let pairs = pattern.cells.iter().zip(next);
    pairs
        .map(|(from, to)| Link {
            from: vec![of(*from)],
            to: vec![of(*to)],
            strong: false,
        })
        .collect()
}

/// The houses along a loop, by kinds and numbers.
fn in_order(houses: &[House]) -> Vec<House> {
    let mut houses = houses.to_vec();
    houses.sort_unstable_by_key(|house| house.index());
    houses
}
