use std::collections::VecDeque;
use std::ops::ControlFlow;

use super::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Layout};
use crate::rules::{Conclusions, Deduction, Pattern, Rule, Survey, Technique};

/// The fewest cells of a chain.
const SHORTEST: usize = 4;

/// Remote Pair: four or more cells with the same two candidates, each of which sees the
/// next. They hold the two digits alternately, so two cells with an even number of others
/// between them hold different digits. Neither digit can be in a cell that sees both.
///
/// The chain is a shortest one between its two ends. Two cells that see each
/// other are a Naked Pair.
pub static REMOTE_PAIR: Rule = Rule::new(Technique::RemotePair, |_, grid, found| {
    let (bivalue, layout) = (grid.bivalue(), grid.layout());
    let mut too_few = CellSet::EMPTY;
    for start in bivalue {
        if too_few.contains(start) {
            continue;
        }
        let digits = grid.candidates(start);
        let mut alike = bivalue;
        let mut either = CellSet::EMPTY;
        for digit in digits {
            alike &= grid.cells_with(digit);
            either |= grid.cells_with(digit);
        }
        if alike.has_at_most(SHORTEST - 1) {
            too_few |= alike;
            continue;
        }
        let lose = |end: Cell| !either.is_disjoint(layout.peers(start) & layout.peers(end));
        if !ends(layout, start, alike)
            .iter()
            .any(|end| start < end && lose(end))
        {
            continue;
        }
        for path in paths(layout, start, alike) {
            let Some(end) = path.last().copied().filter(|end| start < *end) else {
                continue;
            };
            let losers = either & layout.peers(start) & layout.peers(end);
            if path.len() % 2 == 1 || path.len() < SHORTEST || losers.is_empty() {
                continue;
            }
            found(deduction(grid, &path, digits, losers))?;
        }
    }
    ControlFlow::Continue(())
});

/// The cells at the other ends of the chains from a cell.
fn ends(layout: &Layout, start: Cell, alike: CellSet) -> CellSet {
    let mut ends = CellSet::EMPTY;
    let mut left = alike.without(start);
    let mut latest = CellSet::only(start);
    let mut length = 1;
    while !latest.is_empty() {
        latest = left & layout.seen_from(latest);
        left -= latest;
        length += 1;
        if length >= SHORTEST && length % 2 == 0 {
            ends |= latest;
        }
    }
    ends
}

/// A shortest path from a cell to each cell that it reaches, where each step leads to a
/// cell that the previous cell sees.
fn paths(layout: &Layout, start: Cell, alike: CellSet) -> Vec<Vec<Cell>> {
    let mut paths = Vec::new();
    let mut left = alike.without(start);
    let mut queue = VecDeque::from([vec![start]]);
    while let Some(path) = queue.pop_front() {
        if let Some(last) = path.last() {
            let next = left & layout.peers(*last);
            left -= next;
            for cell in next {
                let mut longer = path.clone();
                longer.push(cell);
                queue.push_back(longer);
            }
        }
        paths.push(path);
    }
    paths
}

fn deduction(grid: &Survey<'_>, path: &[Cell], digits: DigitSet, losers: CellSet) -> Deduction {
    let eliminations = losers.into_iter().flat_map(|cell| {
        let lost = (grid.candidates(cell) & digits).into_iter();
        lost.map(move |digit| Candidate::new(cell, digit))
    });
    let eliminations = eliminations.collect();
    let mut nodes: Vec<ChainNode> = Vec::new();
    let mut links: Vec<ChainLink> = Vec::new();
    let mut digit = digits.first();
    for cell in path {
        let (Some(first), Some(second)) = (digit, digits.iter().find(|d| Some(*d) != digit)) else {
            break;
        };
        let [enter, leave] =
            [first, second].map(|digit| ChainNode::of(Candidate::new(*cell, digit)));
        if let Some(last) = nodes.last() {
            links.push(ChainLink {
                strong: false,
                reason: LinkReason::of_sight(grid.layout(), last.cells | enter.cells),
                removes: Vec::new(),
            });
        }
        links.push(ChainLink {
            strong: true,
            reason: LinkReason::Cell(*cell),
            removes: Vec::new(),
        });
        nodes.extend([enter, leave]);
        digit = Some(second);
    }
    let pattern = ChainPattern {
        form: ChainForm::RemotePair,
        nodes,
        links,
        digits,
    };
    Deduction {
        technique: Technique::RemotePair,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::Chain(Box::new(pattern)),
    }
}
