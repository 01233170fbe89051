//! Reads a chain that is written link by link.

use super::pattern::done;
use crate::notation::chain::{Chain, Node};
use crate::notation::error::{Expected, ReadError};
use crate::notation::scan::Scan;
use crate::notation::step::Argument;
use sudoku_engine::grid::{CellSet, DigitSet};

/// The next node of a chain, and the link to it.
struct Hop {
    strong: bool,
    /// The digits at both ends of the link, which only differ if a cage makes the link.
    leaves: DigitSet,
    digits: DigitSet,
    cells: CellSet,
}

pub(super) fn chain(mut scan: Scan<'_>) -> Result<Argument, ReadError> {
    let mut first = None;
    if !scan.has_cell() && !scan.rest().trim_start().starts_with("ALS:") {
        let mut digits = scan.digit_list(&['/'])?;
        let mut sign = sign(&mut scan);
        if sign.is_none()
            && scan
                .rest()
                .trim_start()
                .starts_with(|it: char| it.is_ascii_digit())
        {
            digits = vec![scan.digits()?];
            sign = self::sign(&mut scan);
            if sign.is_none() {
                return Err(scan.expected(Expected::Sign));
            }
        }
        first = sign.map(|strong| (digits[0], strong));
    }
    let place = |scan: &mut Scan<'_>| {
        let _ = scan.takes("ALS:");
        scan.cells()
    };
    let start = place(&mut scan)?;
    let mut hops: Vec<Hop> = Vec::new();
    let mut last = None;
    while let Some(strong) = sign(&mut scan) {
        let digits = scan.digits()?;
        if scan.is_done() {
            last = Some((digits, strong));
            break;
        }
        let leaves = digits;
        let digits = if scan.takes("/") {
            scan.digits()?
        } else {
            leaves
        };
        if sign(&mut scan) != Some(strong) {
            return Err(scan.expected(Expected::Sign));
        }
        let cells = place(&mut scan)?;
        hops.push(Hop {
            strong,
            leaves,
            digits,
            cells,
        });
    }
    if hops.is_empty() {
        return Err(scan.expected(Expected::Link));
    }
    done(
        scan,
        Argument::Chains(vec![linked(first, start, &hops, last)]),
    )
}

fn sign(scan: &mut Scan<'_>) -> Option<bool> {
    if scan.takes("=") {
        Some(true)
    } else {
        scan.takes("-").then_some(false)
    }
}

/// The chain with the links inside its cells added: each is strong between two weak links and weak
/// between two strong ones.
fn linked(
    first: Option<(DigitSet, bool)>,
    start: CellSet,
    hops: &[Hop],
    last: Option<(DigitSet, bool)>,
) -> Chain {
    let mut chain = Chain::default();
    let mut before = first;
    let mut at = start;
    for hop in hops {
        chain.pass(before, at, Some((hop.leaves, hop.strong)));
        chain.strong.push(hop.strong);
        (before, at) = (Some((hop.digits, hop.strong)), hop.cells);
    }
    // A loop that begins inside a cell is written with the digit of its next link.
    let begun = chain.nodes.first().copied();
    let is_round = first.is_some() && before.map(|(digits, _)| Node { digits, cells: at }) == begun;
    chain.pass(before, at, last.filter(|_| !is_round));
    chain
}

impl Chain {
    /// Adds the link inside a cell or a set between two links.
    fn pass(
        &mut self,
        before: Option<(DigitSet, bool)>,
        cells: CellSet,
        after: Option<(DigitSet, bool)>,
    ) {
        let node = |digits| Node { digits, cells };
        match (before, after) {
            (Some((from, strong)), Some((to, _))) if from != to => {
                self.nodes.extend([node(from), node(to)]);
                self.strong.push(!strong);
            }
            (Some((digits, _)), _) | (None, Some((digits, _))) => self.nodes.push(node(digits)),
            (None, None) => {}
        }
    }
}
