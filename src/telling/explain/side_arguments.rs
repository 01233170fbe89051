//! Contradictions with side arguments in words and pictures.

use std::collections::BTreeSet;

use super::acts::removing;
use super::forcing::cited_in;
use super::picture::CellPart;
use super::{Argument, Explain, Line as Told, Picture, Role, Text, said, state};
use sudoku_engine::branching::Claim;
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::side_arguments::{
    Conflict, Line, Reason, Refutation, SideArgumentsPattern,
};
use sudoku_engine::texts::{Sum, number_name};

impl Explain for SideArgumentsPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument {
            idea: said!(
                "side-idea",
                count = self.refutation.side_arguments(),
                number = number_name(self.refutation.side_arguments()),
                premise = premise(self.refutation.supposed),
                conflict = cannot_be(self.refutation.conflict),
            ),
            ..Argument::default()
        };
        tell(&self.refutation, None, &mut argument);
        let end = argument.lines.len() - 1;
        argument.push(Told {
            text: said!("side-wrong", conclusion = removing(&deduction.eliminations)),
            from: vec![0, end],
            ..Told::default()
        });
        argument
    }

    /// Side arguments are reduced to the candidates that they refute.
    fn picture(&self) -> Picture {
        self.picture_unfolding(&BTreeSet::new())
    }

    fn picture_unfolding(&self, unfolded: &BTreeSet<usize>) -> Picture {
        let mut picture = Picture::default();
        draw(&self.refutation, 0, unfolded, &mut picture);
        picture
    }

    /// `an argument with three side arguments, if 5 of r1c2 is true`
    fn place(&self, _: &Deduction) -> Text {
        let candidate = self.refutation.supposed;
        match self.refutation.side_arguments() {
            0 => said!("place-if-true", candidate = candidate),
            count => said!("place-side-arguments", count = count, candidate = candidate),
        }
    }
}

/// Adds the lines of an argument in order, each side argument before the line that states its
/// result. The refutation numbers them from 1.
fn tell(refutation: &Refutation, around: Option<usize>, argument: &mut Argument) {
    let premise = premise(refutation.supposed);
    let supposed = |text: Text| Told {
        text,
        under: around,
        ..Told::default()
    };
    let under = Some(match around {
        None => argument.push(supposed(said!("side-suppose", premise = premise))),
        Some(_) => argument.push_side(
            refutation.supposed,
            supposed(said!("side-argument-suppose", premise = premise)),
        ),
    });
    for line in &refutation.lines {
        let mut from = numbers(&line.from);
        if let Reason::Refuted(side) = &line.reason {
            tell(side, under, argument);
            from = [side.number - 1, side.end - 1].into();
        }
        let lines = behind(argument, &from);
        argument.push(Told {
            text: line_said(line, lines),
            from: from.into_iter().collect(),
            under,
            house: house_of(line),
            ..Told::default()
        });
    }
    let from = numbers(&refutation.from);
    let house = match refutation.conflict {
        Conflict::NoPlace { house, .. } => Some(house),
        Conflict::NoCandidate(_) | Conflict::NoSum(_) => None,
    };
    let lines = behind(argument, &from);
    argument.push(Told {
        text: conflict(refutation.conflict, lines),
        from: from.into_iter().collect(),
        under,
        house,
        ..Told::default()
    });
}

/// The lines with these numbers, counted from 0.
fn numbers(from: &[usize]) -> BTreeSet<usize> {
    from.iter().map(|number| number - 1).collect()
}

/// ` (lines 3 and 5)`, for the end of a sentence; nothing if there are none.
pub(super) fn behind(argument: &Argument, from: &BTreeSet<usize>) -> Text {
    if from.is_empty() {
        return Text::new();
    }
    Text::new().then(" ").join(cited_in(argument, from))
}

/// `r1c2 is 5`, behind `if`.
fn premise(candidate: Candidate) -> Text {
    state::premise(CellSet::only(candidate.cell), candidate.digit, true)
}

/// The house that is the reason of a line.
const fn house_of(line: &Line) -> Option<House> {
    match line.reason {
        Reason::LastPlace(house) | Reason::Locked { house, .. } | Reason::Hidden { house, .. } => {
            Some(house)
        }
        Reason::LastCandidate | Reason::Naked { .. } | Reason::Sum(_) | Reason::Refuted(_) => None,
    }
}

/// The sentence of a line.
fn line_said(line: &Line, lines: Text) -> Text {
    let claims = claimed(&line.claims);
    match &line.reason {
        Reason::LastCandidate => said!("side-last-candidate", claims = claims, lines = lines),
        Reason::LastPlace(house) => {
            said!(
                "side-last-place",
                claims = claims,
                house = *house,
                lines = lines
            )
        }
        Reason::Locked { house, places } => {
            let digit = line.claims.first().map(|it| it.candidate.digit);
            said!(
                "side-locked",
                digit = digit.map_or(Text::new(), |digit| Text::new().then(digit)),
                house = *house,
                places = Text::alternatives(*places),
                claims = claims,
                lines = lines,
            )
        }
        Reason::Naked { cells, digits, .. } => said!(
            "side-naked",
            cells = Text::listed(*cells),
            digits = Text::listed(*digits),
            claims = claims,
            lines = lines,
        ),
        Reason::Hidden {
            house,
            cells,
            digits,
        } => said!(
            "side-hidden",
            house = *house,
            cells = Text::listed(*cells),
            digits = Text::listed(*digits),
            claims = claims,
            lines = lines,
        ),
        Reason::Sum(cage) => said!(
            "side-sum",
            cells = Text::listed(cage.cells),
            sum = sum_of(cage.cells, cage.sum),
            claims = claims,
            lines = lines,
        ),
        Reason::Refuted(_) => said!("side-argument-wrong", claims = claims, lines = lines),
    }
}

fn sum_of(cells: CellSet, sum: Option<u8>) -> Sum {
    Sum {
        cells,
        sum: sum.unwrap_or_default().into(),
    }
}

/// The contradiction at the end, as a clause.
fn cannot_be(conflict: Conflict) -> Text {
    match conflict {
        Conflict::NoCandidate(cell) => said!("conflict-no-candidate", cell = cell),
        Conflict::NoPlace { digit, house } => {
            said!("conflict-no-place", house = house, digit = digit)
        }
        Conflict::NoSum(cage) => said!(
            "conflict-no-sum",
            cells = Text::listed(cage.cells),
            sum = sum_of(cage.cells, cage.sum),
        ),
    }
}

/// The end of an argument.
fn conflict(conflict: Conflict, lines: Text) -> Text {
    match conflict {
        Conflict::NoCandidate(cell) => {
            said!("side-no-candidate", cell = cell, lines = lines)
        }
        Conflict::NoPlace { digit, house } => {
            said!("side-no-place", house = house, digit = digit, lines = lines)
        }
        Conflict::NoSum(cage) => said!(
            "side-no-sum",
            cells = Text::listed(cage.cells),
            sum = sum_of(cage.cells, cage.sum),
            lines = lines,
        ),
    }
}

/// The claims, digit by digit. The digits that a cell loses because of its own value come after
/// that value: `r3c8 is 2, and therefore not 6`.
pub(super) fn claimed(claims: &[Claim]) -> Text {
    let is_false_in = |it: &&Claim, cell| !it.is_true && it.candidate.cell == cell;
    let others = |cell| -> DigitSet {
        let others = claims.iter().filter(|it| is_false_in(it, cell));
        others.map(|it| it.candidate.digit).collect()
    };
    let held = claims.iter().filter(|it| it.is_true);
    let held: CellSet = held.map(|it| it.candidate.cell).collect();
    let mut clauses = Vec::new();
    for digit in Digit::ALL {
        for truth in [true, false] {
            let of_digit = claims.iter();
            let of_digit = of_digit.filter(|it| it.is_true == truth && it.candidate.digit == digit);
            let mut cells: CellSet = of_digit.map(|it| it.candidate.cell).collect();
            if !truth {
                cells -= held;
            }
            if cells.is_empty() {
                continue;
            }
            let clause = state::claim(cells, digit, truth);
            let others = cells.single().filter(|_| truth).map(others);
            clauses.push(match others.filter(|others| !others.is_empty()) {
                Some(others) => said!(
                    "claim-is-therefore-not",
                    claim = clause,
                    digits = Text::alternatives(others),
                ),
                None => clause,
            });
        }
    }
    Text::listed_texts(clauses)
}

/// Draws the supposition of an argument, the candidates that would be true in it, and its end, in
/// the color of its depth. Then it draws the side arguments; of a folded one, only the candidates
/// that it refutes. Each candidate is drawn once.
fn draw(refutation: &Refutation, depth: u8, unfolded: &BTreeSet<usize>, picture: &mut Picture) {
    let mut add = |candidate: Candidate, role: Role| {
        let is_known = |(other, _): &(Candidate, Role)| *other == candidate;
        if !picture.candidates.iter().any(is_known) {
            picture.candidates.push((candidate, role));
        }
    };
    add(refutation.supposed, Role::Supposed(depth));
    for claim in refutation.lines.iter().flat_map(|line| &line.claims) {
        if claim.is_true {
            add(claim.candidate, Role::Follows(depth));
        }
    }
    let deeper = depth.saturating_add(1);
    let is_open = |side: &Refutation| unfolded.contains(&(side.number - 1));
    for side in refutation.side() {
        add(
            side.supposed,
            if is_open(side) {
                Role::Supposed(deeper)
            } else {
                Role::Refuted(deeper)
            },
        );
    }
    let cells = match refutation.conflict {
        Conflict::NoPlace { house, .. } => {
            if !picture.conflicts.contains(&house) {
                picture.conflicts.push(house);
            }
            CellSet::EMPTY
        }
        Conflict::NoCandidate(cell) => CellSet::only(cell),
        Conflict::NoSum(cage) => cage.cells,
    };
    if !cells.is_empty() {
        picture.cells.push((cells, CellPart::Contradiction));
    }
    for side in refutation.side().filter(|side| is_open(side)) {
        draw(side, deeper, unfolded, picture);
    }
}
