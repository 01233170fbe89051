//! Forcing chains and nets in words and pictures.

mod drawn;
mod reasons;
mod telling;

use std::collections::BTreeSet;

use super::acts::{self, removing};
use super::cited::cited_in;
use super::place::concluded;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::branching::{Premise, Proof};
use sudoku_engine::explainer::{Forcing, Inside, Technique};
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::forcing::ForcingPattern;
use sudoku_engine::texts::said::Put;

pub(super) use drawn::{contradicting, drawn};
pub(super) use reasons::{conflict_said, premise};
pub(super) use telling::{Manner, Naming, ToldBranch, tell, tell_all, tell_to};

use drawn::draw_inner;
use reasons::{cases, conclusion, house_of, idea_of_contradiction, premise_said};
use telling::ends_of;

impl Explain for ForcingPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument::default();
        match self.argument.proof {
            Proof::Contradiction(conflict) => {
                let Some(supposed) = self.argument.assumed() else {
                    return removing(&deduction.eliminations).into();
                };
                argument.idea = idea_of_contradiction(supposed, conflict);
                let told = tell_all(&mut argument, &self.argument, Manner::default());
                argument.push(Line {
                    text: said!("forcing-wrong", conclusion = conclusion(deduction)),
                    from: told.iter().flat_map(|it| [it.start, it.end]).collect(),
                    ..Line::default()
                });
            }
            Proof::Verity(premise) => {
                argument.idea = said!(
                    "forcing-idea-verity",
                    cases = cases(premise),
                    conclusion = acts::clause(deduction),
                );
                argument.push(Line {
                    text: premise_said(premise, &self.argument.branches),
                    house: house_of(self.argument.proof),
                    ..Line::default()
                });
                let told = tell_all(&mut argument, &self.argument, Manner::default());
                let ends = ends_of(&self.argument.branches, &told, deduction);
                in_every_case(&mut argument, deduction, vec![0], &ends);
            }
        }
        argument
    }

    fn picture(&self) -> Picture {
        let picture = draw_inner(drawn(&self.argument.branches), &self.argument.inner, 1);
        match self.argument.proof {
            Proof::Contradiction(conflict) => contradicting(picture, conflict),
            Proof::Verity(_) => {
                let ends = self
                    .argument
                    .branches
                    .iter()
                    .filter_map(|branch| branch.last());
                let ends = ends.map(|end| end.claim.candidate);
                let picture = picture.tinting(house_of(self.argument.proof));
                let is_new = |end: &Candidate| !picture.candidates.contains(&(*end, Role::Start));
                let mut ends: Vec<Candidate> = ends.filter(is_new).collect();
                ends.dedup();
                picture.with(Role::End, ends)
            }
        }
    }

    /// `if 5 of r1c2 is true`, `each of the candidates of r3c4`, `each place of 5 in
    /// row 3`
    fn place(&self, deduction: &Deduction) -> Text {
        let place = match self.argument.proof {
            Proof::Verity(Premise::Cell(cell)) => {
                said!("place-candidates-of", cell = cell)
            }
            Proof::Verity(Premise::House { digit, house }) => {
                said!("place-each-place-of", digit = digit, house = house)
            }
            Proof::Verity(Premise::Candidate(candidate)) => {
                said!("place-true-or-false", candidate = candidate)
            }
            Proof::Contradiction(_) => match self.argument.assumed() {
                Some(claim) if claim.is_true => {
                    said!("place-if-true", candidate = claim.candidate)
                }
                Some(claim) => said!("place-if-false", candidate = claim.candidate),
                None => concluded(deduction),
            },
        };
        match self.explained {
            Some(explained) => said!(
                "place-explained",
                place = place,
                name = Put::Words(explained_name(explained.technique)),
            ),
            None => place,
        }
    }
}

/// The name of a chain in Sudoku Explainer.
fn explained_name(technique: Technique) -> Text {
    let (kind, inside) = match technique {
        Technique::BidirectionalXCycle => ("x-cycle", Inside::Nothing),
        Technique::BidirectionalYCycle => ("y-cycle", Inside::Nothing),
        Technique::BidirectionalCycle => ("cycle", Inside::Nothing),
        Technique::TurbotFish => ("turbot-fish", Inside::Nothing),
        Technique::ForcingXChain => ("x-chain", Inside::Nothing),
        Technique::NishioForcingChains => ("nishio", Inside::Nothing),
        Technique::CellForcingChains => ("cell", Inside::Nothing),
        Technique::RegionForcingChains => ("region", Inside::Nothing),
        Technique::Dynamic(Forcing::Cell, inside) => ("dynamic-cell", inside),
        Technique::Dynamic(Forcing::Region, inside) => ("dynamic-region", inside),
        Technique::Dynamic(Forcing::Double, inside) => ("dynamic-double", inside),
        Technique::Dynamic(Forcing::Contradiction, inside) => ("dynamic-contradiction", inside),
        _ => ("chain", Inside::Nothing),
    };
    let name = said!("explained-name", kind = kind);
    let inside = match inside {
        Inside::Nothing => return name,
        Inside::Patterns => "patterns",
        Inside::Chains => "chains",
        Inside::MultipleChains => "multiple",
        Inside::DynamicChains => "dynamic",
        Inside::NestedChains => "nested",
    };
    said!("explained-inside", name = Put::Words(name), inside = inside)
}

/// Adds the end of an argument whose cases have all led to the conclusion. The lines `from` say
/// which cases there are, and in the lines `ends` each case has led to it.
pub(super) fn in_every_case(
    argument: &mut Argument,
    deduction: &Deduction,
    mut from: Vec<usize>,
    ends: &BTreeSet<usize>,
) {
    from.extend(ends);
    argument.push(Line {
        text: said!(
            "forcing-every-case",
            count = ends.len(),
            lines = cited_in(argument, ends),
            conclusion = conclusion(deduction),
        ),
        from,
        ..Line::default()
    });
}
