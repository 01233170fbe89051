use std::ops::ControlFlow;

use super::reach::Growth;
use super::rows::{Rows, contains, members};
use super::{ChainForm, Chains, Links, Material, Refuted, Span, Through, Told, unless_silent};
use crate::grid::{Candidate, DigitSet};
use crate::rules::known::Before;
use crate::rules::{Rule, Sink, Survey, Technique};

/// The length of a chain with two strong links.
const SHORTEST: usize = 3;
/// The length of a chain through three cells with two candidates.
const SHORTEST_XY: usize = 5;

/// X-Chain: a chain of one digit, whose strong links join the only two places of the digit
/// in a house. At least one of its ends holds the digit, so a cell that sees both ends
/// loses it. The shortest, with two strong links, are also Turbot Fish.
pub static X_CHAIN: Rule = Rule::new(Technique::XChain, |technique, grid, found| {
    if grid.impossible().digits().is_empty() {
        return ControlFlow::Continue(());
    }
    let chains = grid.chains(Material::OneDigit);
    same_digit(technique, grid, chains, SHORTEST, found)
});

/// XY-Chain: a chain through cells with two candidates, with strong links inside the cells
/// and weak links from cell to cell, which begins and ends with the same digit. At least
/// one of its ends holds the digit, so a cell that sees both ends loses it. The shortest,
/// with three cells, are also XY-Wings; two cells are a Naked Pair, which is left to that
/// rule.
pub static XY_CHAIN: Rule = Rule::new(Technique::XyChain, |technique, grid, found| {
    if grid.bivalue().has_at_most(2) {
        return ControlFlow::Continue(());
    }
    // If these cells are unchanged, the chains are the same, and they would already
    // have removed their candidates.
    let silence = grid.known().map(|known| &known.xy_chain);
    if silence.is_some_and(|silence| silence.keeps_bivalue(grid)) {
        return ControlFlow::Continue(());
    }
    let chains = grid.chains(Material::TwoInCell);
    Before::noticing_silence(silence, grid, found, |found| {
        same_digit(technique, grid, chains, SHORTEST_XY, found)
    })
});

/// AIC, or Alternating Inference Chain: a chain that begins and ends with a strong link, so
/// that at least one of its ends is true. If both ends have the same digit, a cell that
/// sees both ends loses it. If they are different digits in cells that see each other, each
/// of the two cells loses the digit of the other end: if the cell held it, both ends would
/// be false.
///
/// The [grouped](GROUPED_AIC) chains go through a group at least once.
///
/// Among the shortest chains, a chain that goes through no node twice is chosen if there is
/// one. Coming back to a true node as false, or the other way around, decides that node,
/// and that part of the chain is a Discontinuous Nice Loop.
///
/// A chain that eliminates a single candidate is a Discontinuous Nice Loop, seen from that
/// candidate, and a chain whose ends cannot both be true is a Continuous Nice Loop; they
/// are left to those rules.
pub static AIC: Rule = Rule::new(Technique::Aic, |technique, grid, found| {
    unless_silent(
        grid,
        |known| &known.aic,
        found,
        |found| open(Through::Candidates, technique, grid, found),
    )
});

/// Grouped AIC: an [AIC](AIC) through groups.
pub static GROUPED_AIC: Rule = Rule::new(Technique::GroupedAic, |technique, grid, found| {
    open(Through::Groups, technique, grid, found)
});

/// Grouped AIC, with almost locked sets as links.
pub(super) static AIC_THROUGH_SETS: Rule =
    Rule::new(Technique::GroupedAic, |technique, grid, found| {
        open(Through::Sets, technique, grid, found)
    });

fn open(
    through: Through,
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let chains = grid.chains(through.material());
    let mut told = Told::default();
    let refuted = chains.refuted([Links::Any; 2]);
    let starts = chains.starts(&refuted, |span| chains.eliminates_several(grid, span));
    let mut growth = Growth::from(&chains.network, starts, Links::Any);
    while growth.grow(SHORTEST) {
        let spans = refuted.iter().flat_map(|refuted| refuted.by(&growth));
        for span in spans.filter(|span| chains.eliminates_several(grid, *span)) {
            let eliminations = chains.eliminated(grid, span);
            if !told.is_new(&eliminations) {
                continue;
            }
            let digits = digits_of(&eliminations);
            let path = chains.simple_path(span.ends);
            let pattern = chains.pattern(ChainForm::Open, &path, digits);
            if through.fits(&pattern) {
                told.tell(technique, eliminations, pattern, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds the chains of at least this length that begin and end with the same digit.
fn same_digit(
    technique: Technique,
    grid: &Survey<'_>,
    chains: &Chains,
    shortest: usize,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let mut told = Told::default();
    let refuted = chains.refuted([Links::Plain; 2]);
    let mut growth = chains.growth(&refuted, [], Links::Plain);
    while growth.grow(shortest) {
        for span in refuted.iter().flat_map(|refuted| refuted.by(&growth)) {
            let eliminations = chains.eliminated(grid, span);
            if told.is_new(&eliminations) {
                let digits = digits_of(&eliminations);
                let pattern = chains.pattern(ChainForm::Open, &chains.path(span), digits);
                told.tell(technique, eliminations, pattern, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits of candidates.
fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}

impl Chains {
    /// The nodes, in ascending order, at which a chain begins that refutes one of some
    /// candidates and is of some kind.
    fn starts(&self, refuted: &[Refuted<'_>], is_meant: impl Fn(Span) -> bool) -> Vec<usize> {
        let mut starts = Rows::new(1, self.network.len());
        for refuted in refuted {
            let reach = self.reach(refuted.links);
            for start in members(refuted.weak) {
                let is_start = || {
                    let mut spans = refuted.from(start, reach.row(start));
                    spans.any(&is_meant)
                };
                if !contains(starts.row(0), start) && is_start() {
                    starts.insert(0, start);
                }
            }
        }
        members(starts.row(0)).collect()
    }

    /// Whether two or more candidates are false because at least one end of a chain is
    /// true; see [`Self::eliminated`].
    fn eliminates_several(&self, grid: &Survey<'_>, Span { ends, .. }: Span) -> bool {
        let [start, end] = ends.map(|node| self.network.node(node));
        let Some(first) = start.cells.single() else {
            return false;
        };
        if start.digit == end.digit {
            let [by_start, by_end] = ends.map(|node| self.network.seen(node));
            return !(grid.cells_with(start.digit) & by_start & by_end).has_at_most(1);
        }
        grid.candidates(first).contains(end.digit)
            && end.cells.single().is_some_and(|last| {
                grid.layout().sees(first, last) && grid.candidates(last).contains(start.digit)
            })
    }

    /// The candidates that are false because at least one end of a chain from a candidate
    /// is true, in reading order; empty if the chain does not begin at a candidate.
    fn eliminated(&self, grid: &Survey<'_>, Span { ends, .. }: Span) -> Vec<Candidate> {
        let [start, end] = ends.map(|node| self.network.node(node));
        let [by_start, by_end] = ends.map(|node| self.network.seen(node));
        let Some(first) = start.cells.single() else {
            return Vec::new();
        };
        if start.digit == end.digit {
            let cells = grid.cells_with(start.digit) & by_start & by_end;
            let candidates = cells.into_iter();
            return candidates
                .map(|cell| Candidate::new(cell, start.digit))
                .collect();
        }
        match end.cells.single() {
            Some(last) if grid.layout().sees(first, last) => {
                let mut eliminated = vec![
                    Candidate::new(first, end.digit),
                    Candidate::new(last, start.digit),
                ];
                eliminated.retain(|candidate| grid.has(*candidate));
                eliminated.sort();
                eliminated
            }
            _ => Vec::new(),
        }
    }
}
