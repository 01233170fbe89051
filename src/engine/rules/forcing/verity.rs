//! Assumptions, one of which is right, that all lead to the same conclusion.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::claims::Claims;
use super::closure::common;
use super::contradiction::refutations;
use super::{
    Claim, Conflict, Consequence, Group, Implications, Premise, Proof, Ranked, Reach, Trace, report,
};
use crate::grid::Grid;
use crate::rules::{Rule, Survey, Technique};

/// Forcing Chain Verity: from every candidate of a cell, from every place of a digit in a
/// house, or from a candidate both if it is true and if it is false, a chain leads to the
/// same conclusion. One of these assumptions is right, so the conclusion is right.
///
/// Every link also works backward: in such a case, the opposite of the conclusion leads to
/// the opposites of all assumptions. So Forcing Chain Contradiction draws the same
/// conclusions, the other way around.
pub static FORCING_CHAIN_VERITY: Rule =
    Rule::new(Technique::ForcingChainVerity, |technique, grid, found| {
        if grid.implications().refuted().is_empty() {
            return ControlFlow::Continue(());
        }
        let mut trace = Trace::new(grid, Reach::Chain);
        let mut ranked = refutations(grid, grid.implications(), &mut trace);
        for one in &mut ranked {
            if let Some(premise) = premise(one, &mut trace) {
                one.proof = Proof::Verity(premise);
            }
        }
        let branches = |one: &Ranked| branches(one, grid, &mut trace);
        report(technique, ranked, branches, found)
    });

/// Forcing Net Verity: the same with nets, whose consequences may rest on several others.
/// Nets do not work backward, so this rule draws conclusions that Forcing Net Contradiction
/// does not.
///
/// An assumption that contradicts itself is wrong and leads to any conclusion at all; no
/// conclusion is drawn from it here.
pub static FORCING_NET_VERITY: Rule =
    Rule::new(Technique::ForcingNetVerity, |technique, grid, found| {
        let mut trace = Trace::new(grid, Reach::Net);
        let ranked = verities(grid, grid.implications(), &mut trace);
        let branches = |one: &Ranked| branches(one, grid, &mut trace);
        report(technique, ranked, branches, found)
    });

/// The premise from which chains lead to the conclusion that a contradiction proves. An
/// emptied cell or house gives that cell or house; a chain that comes back gives the
/// candidate nearest to its middle.
fn premise(one: &Ranked, trace: &mut Trace<'_>) -> Option<Premise> {
    let Proof::Contradiction(conflict) = one.proof else {
        return None;
    };
    match conflict {
        Conflict::NoCandidate(cell) => Some(Premise::Cell(cell)),
        Conflict::NoPlace { digit, house } => Some(Premise::House { digit, house }),
        Conflict::Opposite(_)
        | Conflict::Both(_)
        | Conflict::TwoDigits { .. }
        | Conflict::Twice { .. }
        | Conflict::NoSum(_) => {
            trace.run(one.conclusion.opposite());
            let chain = trace.branch(Group::only(one.conclusion));
            let middle = chain.get(chain.len() / 2)?;
            Some(Premise::Candidate(middle.claim.candidate))
        }
    }
}

/// For each assumption, the branch that ends with the conclusion.
fn branches(one: &Ranked, grid: &Grid, trace: &mut Trace<'_>) -> Vec<Vec<Consequence>> {
    let Proof::Verity(premise) = one.proof else {
        return Vec::new();
    };
    let branch = |assumed| {
        trace.run(assumed);
        trace.branch(Group::only(one.conclusion))
    };
    premise.claims(grid).map(branch).collect()
}

/// The conclusions that follow by nets from all assumptions of a premise, each with the
/// premise that takes the fewest consequences.
fn verities(
    grid: &Survey<'_>,
    implications: &Implications<'_>,
    trace: &mut Trace<'_>,
) -> Vec<Ranked> {
    let of_candidates = grid.all_candidates().map(Premise::Candidate);
    let with_common = Premise::all(grid)
        .chain(of_candidates)
        .take_while(|_| !grid.is_stopped())
        .filter_map(|premise| {
            let follows = |claim| implications.by_nets(claim);
            Some((premise, common(premise.claims(grid), follows)?))
        });
    let with_common: Vec<(Premise, Claims)> = with_common.collect();
    let mut conclusions = Claims::EMPTY;
    for (_, common) in &with_common {
        conclusions |= common;
    }
    let conclusions = conclusions.without_rest_of_filled_cells();
    let mut fewest: BTreeMap<Claim, (usize, Premise)> = BTreeMap::new();
    for (premise, mut common) in with_common {
        common &= &conclusions;
        if common.is_empty() {
            continue;
        }
        if grid.is_stopped() {
            break;
        }
        let mut nodes: Vec<(Claim, usize)> = common.iter().map(|claim| (claim, 0)).collect();
        for assumed in premise.claims(grid) {
            trace.run(assumed);
            for (conclusion, nodes) in &mut nodes {
                let more = trace.nodes(Group::only(*conclusion), usize::MAX);
                *nodes += more.unwrap_or(usize::MAX);
            }
        }
        for (conclusion, nodes) in nodes {
            let before = fewest.get(&conclusion);
            if before.is_none_or(|(fewest, _)| nodes < *fewest) {
                fewest.insert(conclusion, (nodes, premise));
            }
        }
    }
    let ranked = fewest
        .into_iter()
        .map(|(conclusion, (nodes, premise))| Ranked {
            nodes,
            conclusion,
            proof: Proof::Verity(premise),
        });
    ranked.collect()
}
