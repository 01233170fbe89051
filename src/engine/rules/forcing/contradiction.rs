//! An assumption that leads to a contradiction.

use std::ops::ControlFlow;

use super::claims::Claims;
use super::{
    Claim, Conflict, Consequence, Group, Implications, Proof, Ranked, Reach, Trace, report,
};
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid};
use crate::rules::{Rule, Technique};

/// Forcing Chain Contradiction: chains from the assumption that a candidate is true, or
/// that it is false, end in a contradiction. So the assumption is wrong, and the candidate
/// is removed, or placed.
///
/// Either one chain comes back to the assumption as its opposite, or chains show that all
/// candidates of a cell, or all places of a digit in a house, are false. Two chains that
/// meet in a candidate, which is true in one chain and false in the other, or in two true
/// candidates that see each other, are one chain that comes back, with the second chain
/// read from its end: every link also works backward.
pub static FORCING_CHAIN_CONTRADICTION: Rule = Rule::new(
    Technique::ForcingChainContradiction,
    |technique, grid, found| {
        if grid.implications().refuted().is_empty() {
            return ControlFlow::Continue(());
        }
        let mut trace = Trace::new(grid, Reach::Chain);
        let ranked = refutations(grid, grid.implications(), &mut trace);
        let branches = |one: &Ranked| branch(one, grid, &mut trace);
        report(technique, ranked, branches, found)
    },
);

/// Forcing Net Contradiction: the same with nets, whose consequences may rest on several
/// others. A net contradicts itself as soon as a digit is true in two cells of a house, two
/// digits are true in a cell, or a cell or a house has nothing left.
pub static FORCING_NET_CONTRADICTION: Rule = Rule::new(
    Technique::ForcingNetContradiction,
    |technique, grid, found| {
        let implications = grid.implications();
        let is_wrong = |claim| implications.is_wrong_by_nets(claim);
        let is_filled = |cell| {
            let mut candidates = grid.candidates(cell).into_iter();
            candidates.any(|digit| is_wrong(Claim::no(Candidate::new(cell, digit))))
        };
        let mut conclusions = most_telling(grid)
            .take_while(|_| !grid.is_stopped())
            .filter(|assumed| is_wrong(*assumed))
            .map(Claim::opposite)
            .filter(|conclusion| conclusion.is_true || !is_filled(conclusion.candidate.cell))
            .peekable();
        let mut trace = Trace::new(grid, Reach::Net);
        while conclusions.peek().is_some() {
            let some = conclusions.by_ref().take(AT_A_TIME);
            let ranked = some.filter_map(|conclusion| {
                trace.run(conclusion.opposite());
                let (nodes, conflict) = trace.simplest_conflict()?;
                Some(Ranked {
                    nodes,
                    conclusion,
                    proof: Proof::Contradiction(conflict),
                })
            });
            let ranked = ranked.collect();
            let branches = |one: &Ranked| branch(one, grid, &mut trace);
            report(technique, ranked, branches, found)?;
        }
        ControlFlow::Continue(())
    },
);

/// The branch that leads to the contradiction.
fn branch(one: &Ranked, grid: &Grid, trace: &mut Trace<'_>) -> Vec<Vec<Consequence>> {
    trace.run(one.conclusion.opposite());
    match one.proof {
        Proof::Contradiction(conflict) => vec![trace.branch(conflict.ends(grid))],
        Proof::Verity(_) => Vec::new(),
    }
}

/// The number of net conclusions that are sorted at a time.
const AT_A_TIME: usize = 8;

/// Every claim about a candidate: claims that it is true come first, and within each kind,
/// claims about cells with few candidates.
fn most_telling(grid: &Grid) -> impl Iterator<Item = Claim> {
    let mut cells: Vec<Cell> = grid.unsolved().iter().collect();
    cells.sort_by_key(|cell| grid.candidates(*cell).len());
    [true, false].into_iter().flat_map(move |is_true| {
        let of_cell = move |cell| Group::of_cell(cell, grid.candidates(cell), is_true).claims();
        cells.clone().into_iter().flat_map(of_cell)
    })
}

/// Every claim whose opposite leads to a contradiction by chains, each with the simplest
/// contradiction.
pub(super) fn refutations(
    grid: &Grid,
    implications: &Implications<'_>,
    trace: &mut Trace<'_>,
) -> Vec<Ranked> {
    let refuted = implications.refuted().iter();
    let ranked = refuted.filter_map(|conclusion| {
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

/// The cells that have lost all their candidates, and the houses that have lost
/// all places of a digit.
fn emptied<'a>(grid: &'a Grid, claims: &'a Claims) -> impl Iterator<Item = Conflict> + 'a {
    let [_, several, ..] = grid.cells_by_count();
    let left = Digit::ALL.into_iter().fold(CellSet::EMPTY, |left, digit| {
        left | (grid.cells_with(digit) - claims.off(digit))
    });
    let cells = (several - left).into_iter().map(Conflict::NoCandidate);
    let houses = Digit::ALL.into_iter().flat_map(move |digit| {
        let off = claims.off(digit);
        let houses = grid.layout().houses().iter().copied();
        houses.filter_map(move |house| {
            let places = grid.cells_with(digit) & house.cells();
            (places.is_subset(off) && !places.has_at_most(1))
                .then_some(Conflict::NoPlace { digit, house })
        })
    });
    cells.chain(houses)
}
