//! An assumption that leads to a contradiction.

use std::ops::ControlFlow;

use super::claims::Claims;
use super::{Claim, Conflict, Implications, Premise, Proof, Ranked, Reach, Trace, report};
use crate::grid::{CellSet, Digit, Grid, House};
use crate::rules::{DeductionRule, Report, Survey, Technique};

/// Forcing Chain Contradiction: chains from one assumption – that a candidate
/// is true, or that it is false – end in a contradiction, so the assumption is
/// wrong: the candidate is removed, or placed.
///
/// Either one chain comes back to the assumption as its opposite, or for each
/// candidate of a cell, or each place of a digit in a house, a chain shows it
/// false. Two chains that meet in a candidate, the one with it true and the
/// other with it false, or in two candidates that see each other, are one
/// chain that comes back, the second of them read from its end: every link
/// holds backwards too.
#[derive(Debug)]
pub struct ForcingChainContradiction;

/// Forcing Net Contradiction: the same with nets, whose consequences may rest
/// on several others. A net contradicts itself as soon as a digit is true in
/// two cells of a house, two digits in a cell, or a cell or a house is emptied.
#[derive(Debug)]
pub struct ForcingNetContradiction;

impl DeductionRule for ForcingChainContradiction {
    fn technique(&self) -> Technique {
        Technique::ForcingChainContradiction
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        let mut trace = Trace::new(grid, Reach::Chain);
        let ranked = refutations(grid, grid.implications(), &mut trace);
        let branches = |one: &Ranked| {
            trace.run(one.conclusion.opposite());
            match one.proof {
                Proof::Contradiction(conflict) => vec![trace.branch(conflict.ends(grid))],
                Proof::Verity(_) => Vec::new(),
            }
        };
        report(self.technique(), ranked, branches, found)
    }
}

impl DeductionRule for ForcingNetContradiction {
    fn technique(&self) -> Technique {
        Technique::ForcingNetContradiction
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        let mut trace = Trace::new(grid, Reach::Net);
        let mut conclusions = Claims::EMPTY;
        for wrong in grid.implications().wrong() {
            conclusions.insert(wrong.opposite());
        }
        let conclusions = conclusions.without_rest_of_filled_cells();
        let ranked = conclusions.iter().filter_map(|conclusion| {
            trace.run(conclusion.opposite());
            let (nodes, conflict) = trace.simplest_conflict()?;
            Some(Ranked {
                nodes,
                conclusion,
                proof: Proof::Contradiction(conflict),
            })
        });
        let ranked = ranked.collect();
        let branches = |one: &Ranked| {
            trace.run(one.conclusion.opposite());
            match one.proof {
                Proof::Contradiction(conflict) => vec![trace.branch(conflict.ends(grid))],
                Proof::Verity(_) => Vec::new(),
            }
        };
        report(self.technique(), ranked, branches, found)
    }
}

/// Every claim whose opposite leads to a contradiction by chains, each with
/// the simplest one.
pub(super) fn refutations(
    grid: &Grid,
    implications: &Implications<'_>,
    trace: &mut Trace<'_>,
) -> Vec<Ranked> {
    let conclusions = refuted(grid, implications);
    let ranked = conclusions.iter().filter_map(|conclusion| {
        let assumed = conclusion.opposite();
        let follows = implications.by_chains(assumed)?;
        trace.run(assumed);
        let back = follows
            .contains(conclusion)
            .then_some(Conflict::Opposite(conclusion));
        let all = back.into_iter().chain(emptied(grid, follows));
        let (nodes, conflict) = trace.simplest(all)?;
        Some(Ranked {
            nodes,
            conclusion,
            proof: Proof::Contradiction(conflict),
        })
    });
    ranked.collect()
}

/// The claims whose opposite contradicts itself: what is its own opposite's
/// consequence, and what follows from all candidates of a cell or all places
/// of a house, since its opposite makes all of these false. Of a cell that is
/// filled nothing else is told.
fn refuted(grid: &Grid, implications: &Implications<'_>) -> Claims {
    let mut refuted = Claims::EMPTY;
    for claim in implications.claims() {
        if let Some(follows) = implications.by_chains(claim)
            && follows.contains(claim.opposite())
        {
            refuted.insert(claim.opposite());
        }
    }
    for premise in Premise::all(grid) {
        let follows = |claim| implications.by_chains(claim).copied();
        if let Some(common) = common(premise.group(grid).claims(), follows) {
            refuted |= &common;
        }
    }
    refuted.without_rest_of_filled_cells()
}

/// What follows from all of some claims; `None` if that is nothing.
pub(super) fn common(
    claims: impl IntoIterator<Item = Claim>,
    follows: impl Fn(Claim) -> Option<Claims>,
) -> Option<Claims> {
    let mut claims = claims.into_iter();
    let mut common = follows(claims.next()?)?;
    for claim in claims {
        common &= &follows(claim)?;
        if common.is_empty() {
            return None;
        }
    }
    Some(common)
}

/// The cells that have lost all their candidates, and the houses that have lost
/// all places of a digit.
fn emptied(grid: &Grid, claims: &Claims) -> impl Iterator<Item = Conflict> {
    let [_, several, ..] = grid.cells_by_count();
    let left = Digit::ALL.into_iter().fold(CellSet::EMPTY, |left, digit| {
        left | (grid.cells_with(digit) - claims.off(digit))
    });
    let cells = (several - left).into_iter().map(Conflict::NoCandidate);
    let houses = Digit::ALL.into_iter().flat_map(move |digit| {
        let off = claims.off(digit);
        House::all().filter_map(move |house| {
            let places = grid.cells_with(digit) & house.cells();
            (places.len() > 1 && places.is_subset(off))
                .then_some(Conflict::NoPlace { digit, house })
        })
    });
    cells.chain(houses)
}
