//! The symmetry of a puzzle in words and pictures.

use super::acts::removing;
use super::place::concluded;
use super::{Argument, Explain, Line, Picture, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::uniqueness::{Misfit, Motion, SymmetryPattern};

impl Explain for SymmetryPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument {
            idea: said!("symmetry-idea", motion = word(self.motion)),
            ..Argument::default()
        };
        let digits = argument.push(Line::from(said!(
            "symmetry-digits",
            motion = word(self.motion),
            pairs = pairs(self),
        )));
        let solution = argument.push(Line {
            from: vec![digits],
            ..said!("symmetry-solution").into()
        });
        let mut from = Vec::new();
        for reason in reasons(self, deduction) {
            from.push(argument.push(Line {
                from: vec![digits, solution],
                ..reason.into()
            }));
        }
        argument.push(Line {
            from,
            ..said!("symmetry-end", removing = removing(&deduction.eliminations),).into()
        });
        argument
    }

    fn picture(&self) -> Picture {
        Picture {
            witnesses: self.givens,
            ..Picture::default()
        }
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn short(&self, _: &Deduction) -> Text {
        said!(
            "short-symmetry",
            motion = word(self.motion),
            pairs = pairs(self),
        )
    }
}

/// The word that selects the wording of the sentences.
const fn word(motion: Motion) -> &'static str {
    match motion {
        Motion::HalfTurn => "half",
        Motion::QuarterTurn => "quarter",
        Motion::Diagonal => "diagonal",
        Motion::Antidiagonal => "antidiagonal",
    }
}

/// `1 to 9, 2 to 8 and 5 to 5`
fn pairs(pattern: &SymmetryPattern) -> Text {
    let pairs = pattern
        .map
        .iter()
        .map(|[from, to]| said!("symmetry-pair", from = *from, to = *to));
    Text::listed_texts(pairs)
}

/// The reason why each removed candidate does not fit.
fn reasons(pattern: &SymmetryPattern, deduction: &Deduction) -> Vec<Text> {
    // A deduction may have been cut down to some of its conclusions.
    let is_told =
        |(candidate, _): &&(Candidate, Misfit)| deduction.eliminations.contains(candidate);
    let told = || pattern.misfits.iter().filter(is_told);
    let cells = |wanted: Misfit| -> CellSet {
        let of = told().filter(|(_, misfit)| *misfit == wanted);
        of.map(|(candidate, _)| candidate.cell).collect()
    };
    let mut reasons = Vec::new();
    let staying = cells(Misfit::Stays);
    if !staying.is_empty() {
        reasons.push(said!(
            "symmetry-stays",
            cells = Text::listed(staying),
            count = staying.len(),
            digits = Text::alternatives(pattern.staying()),
        ));
    }
    let seeing = cells(Misfit::SeesImage);
    if !seeing.is_empty() {
        reasons.push(said!(
            "symmetry-sees",
            cells = Text::listed(seeing),
            count = seeing.len(),
            digits = Text::alternatives(pattern.staying()),
        ));
    }
    let lacking = told().filter(|(_, misfit)| *misfit == Misfit::NoImage);
    for (candidate, _) in lacking {
        let Candidate { cell, digit } = *candidate;
        let image: Cell = pattern.motion.image(cell, pattern.size);
        reasons.push(said!(
            "symmetry-lacks",
            cell = cell,
            digit = digit,
            image = image,
            to = pattern.image(digit),
        ));
    }
    reasons
}
