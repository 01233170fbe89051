//! Contradictions with side arguments in words and pictures.

use std::collections::BTreeSet;

use super::acts::removing;
use super::forcing::{Manner, Naming, ToldBranch, conflict_said, contradicting, premise, tell_all};
use super::place::concluded;
use super::{Argument, Explain, Line, LineName, Picture, Role, Text, said};
use sudoku_engine::branching::{Because, Branching, Claim, Proof, Within};
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::side_arguments::SideArgumentsPattern;
use sudoku_engine::texts::number_name;

impl Explain for SideArgumentsPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let (mut argument, told) = told(&self.argument);
        if let (Some(supposed), Proof::Contradiction(conflict)) =
            (self.argument.assumed(), self.argument.proof)
        {
            let count = self.argument.inner_count();
            argument.idea = said!(
                "side-idea",
                count = count,
                number = number_name(count),
                premise = premise(supposed),
                conflict = conflict_said(conflict),
            );
        }
        argument.push(Line {
            text: said!("side-wrong", conclusion = removing(&deduction.eliminations)),
            from: told.iter().flat_map(|it| [it.start, it.end]).collect(),
            ..Line::default()
        });
        argument
    }

    /// Side arguments are reduced to the candidates that they refute.
    fn picture(&self) -> Picture {
        self.picture_unfolding(&BTreeSet::new())
    }

    fn picture_unfolding(&self, unfolded: &BTreeSet<usize>) -> Picture {
        // The lines are only asked where something is unfolded.
        let (_, told) = match unfolded.is_empty() {
            true => Default::default(),
            false => told(&self.argument),
        };
        draw(
            &self.argument,
            told.first(),
            0,
            unfolded,
            Picture::default(),
        )
    }

    /// `an argument with three side arguments, if 5 of r1c2 is true`
    fn place(&self, deduction: &Deduction) -> Text {
        let Some(Claim { candidate, .. }) = self.argument.assumed() else {
            return concluded(deduction);
        };
        match self.argument.inner_count() {
            0 => said!("place-if-true", candidate = candidate),
            count => said!("place-side-arguments", count = count, candidate = candidate),
        }
    }
}

/// The candidates that would be true in an argument with side arguments, and the suppositions of the
/// side arguments, each with the name of its line. Of a folded side argument, only the supposition.
pub(crate) fn named_lines(
    pattern: &SideArgumentsPattern,
    unfolded: &BTreeSet<usize>,
) -> Vec<(Candidate, LineName)> {
    let (lines, told) = told(&pattern.argument);
    let mut open: Vec<(&Branching, &ToldBranch)> = Vec::new();
    open.extend(told.first().map(|told| (&pattern.argument, told)));
    let mut named = Vec::new();
    while let Some((argument, told)) = open.pop() {
        for (one, line) in argument.branches.iter().flatten().zip(&told.lines) {
            let follows = !matches!(one.because, Because::Assumed | Because::Outside(_));
            if let Some(line) = line.filter(|_| follows && one.claim.is_true) {
                named.push((one.claim.candidate, lines.name(line)));
            }
        }
        for (number, Within { argument: side, .. }) in argument.inner.iter().enumerate() {
            let Some((supposed, told)) = side.assumed().zip(told.side(number)) else {
                continue;
            };
            named.push((supposed.candidate, lines.name(told.start)));
            if unfolded.contains(&told.start) {
                open.push((side, told));
            }
        }
    }
    named
}

/// An argument with side arguments line by line, up to the contradiction, and the lines of its
/// branch.
fn told(argument: &Branching) -> (Argument, Vec<ToldBranch>) {
    let mut lines = Argument::default();
    let manner = Manner {
        naming: Naming::Lines,
        ..Manner::default()
    };
    let told = tell_all(&mut lines, argument, manner);
    (lines, told)
}

/// Draws the supposition of an argument, the candidates that would be true in it, and its end, in
/// the color of its depth. Then it draws the side arguments; of a folded one, only the candidates
/// that it refutes. Each candidate is drawn once.
fn draw(
    argument: &Branching,
    told: Option<&ToldBranch>,
    depth: u8,
    unfolded: &BTreeSet<usize>,
    mut picture: Picture,
) -> Picture {
    let mut add = |candidate: Candidate, role: Role| {
        let is_known = |(other, _): &(Candidate, Role)| *other == candidate;
        if !picture.candidates.iter().any(is_known) {
            picture.candidates.push((candidate, role));
        }
    };
    for one in argument.branches.iter().flatten() {
        match one.because {
            Because::Outside(_) => {}
            Because::Assumed => add(one.claim.candidate, Role::Supposed(depth)),
            _ if one.claim.is_true => add(one.claim.candidate, Role::Follows(depth)),
            _ => {}
        }
    }
    let deeper = depth.saturating_add(1);
    let mut open: Vec<(&Branching, &ToldBranch)> = Vec::new();
    for (number, Within { argument: side, .. }) in argument.inner.iter().enumerate() {
        let told = told.and_then(|told| told.side(number));
        let told = told.filter(|told| unfolded.contains(&told.start));
        if let Some(Claim { candidate, .. }) = side.assumed() {
            let role = match told {
                Some(_) => Role::Supposed(deeper),
                None => Role::Refuted(deeper),
            };
            add(candidate, role);
        }
        open.extend(told.map(|told| (side, told)));
    }
    if let Proof::Contradiction(conflict) = argument.proof {
        picture = contradicting(picture, conflict);
    }
    for (side, told) in open {
        picture = draw(side, Some(told), deeper, unfolded, picture);
    }
    picture
}
