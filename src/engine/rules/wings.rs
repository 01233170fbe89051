//! Wings: two cells, the pincers, at least one of which must hold a digit, because a pivot
//! or a strong link joins them.

mod chute;

use std::ops::ControlFlow;

use super::{Deduction, Pattern, Rule, Sink, StrongLink, Technique};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid};

pub use chute::{CHUTE_REMOTE_PAIR, ChuteArgument, ChutePattern};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[&CHUTE_REMOTE_PAIR, &W_WING, &XY_WING, &XYZ_WING];

/// The pattern of a wing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WingPattern {
    /// A pivot that sees both pincers.
    Pivoted {
        /// The pivot.
        pivot: Cell,
        /// Its candidates: two, or three with the digit that is eliminated.
        digits: DigitSet,
        /// The pincers.
        pincers: [Cell; 2],
        /// The digit that each pincer shares only with the pivot.
        joined_by: [Digit; 2],
        /// The digit that both pincers have, and that is eliminated.
        eliminated: Digit,
    },
    /// A strong link between the pincers.
    Linked {
        /// The pincers, which have the same two candidates.
        pincers: [Cell; 2],
        /// The strong link, starting with the end that sees the first pincer.
        link: StrongLink,
        /// The digit of the strong link.
        joined_by: Digit,
        /// The pincers' other digit, which is eliminated.
        eliminated: Digit,
    },
}

impl WingPattern {
    /// The digits that it is about.
    pub fn digits(&self) -> DigitSet {
        match self {
            Self::Pivoted {
                digits, eliminated, ..
            } => digits.with(*eliminated),
            Self::Linked {
                joined_by,
                eliminated,
                ..
            } => DigitSet::only(*joined_by).with(*eliminated),
        }
    }
}

/// XY-Wing: a pivot with the two candidates X and Y sees two pincers, one with the
/// candidates X and Z, the other with Y and Z. Whichever of X and Y the pivot holds, the
/// pincer with that digit is Z: a cell that sees both pincers loses Z.
///
/// Pincers that see each other share a house with the pivot: that is a naked triple, which
/// is left to its own rule.
pub static XY_WING: Rule = Rule::new(Technique::XyWing, |technique, grid, found| {
    let (bivalue, layout) = (grid.bivalue(), grid.layout());
    for pivot in bivalue {
        let Some([x, y]) = pair(grid.candidates(pivot)) else {
            continue;
        };
        let seen = bivalue & layout.peers(pivot);
        let (with_x, with_y) = (seen & grid.cells_with(x), seen & grid.cells_with(y));
        for first in with_x - with_y {
            let Some(z) = grid.candidates(first).without(x).single() else {
                continue;
            };
            let seconds = (with_y - with_x) & grid.cells_with(z);
            for second in seconds - layout.peers(first) {
                let pattern = WingPattern::Pivoted {
                    pivot,
                    digits: grid.candidates(pivot),
                    pincers: [first, second],
                    joined_by: [x, y],
                    eliminated: z,
                };
                let seeing = CellSet::only(first).with(second);
                report(technique, grid, seeing, z, pattern, found)?;
            }
        }
    }
    ControlFlow::Continue(())
});

/// XYZ-Wing: an XY-Wing with a pivot that has Z as a third candidate. At least one of the
/// three cells is Z, so a cell that sees all three loses Z.
pub static XYZ_WING: Rule = Rule::new(Technique::XyzWing, |technique, grid, found| {
    let (bivalue, layout) = (grid.bivalue(), grid.layout());
    if bivalue.len() < 2 {
        return ControlFlow::Continue(());
    }
    for pivot in grid.trivalue() {
        let digits = grid.candidates(pivot);
        for z in digits {
            let Some([x, y]) = pair(digits.without(z)) else {
                continue;
            };
            let seen = bivalue & layout.peers(pivot) & grid.cells_with(z);
            let seconds = seen & grid.cells_with(y);
            for first in seen & grid.cells_with(x) {
                for second in seconds - layout.peers(first) {
                    let pattern = WingPattern::Pivoted {
                        pivot,
                        digits,
                        pincers: [first, second],
                        joined_by: [x, y],
                        eliminated: z,
                    };
                    let seeing = CellSet::only(first).with(second).with(pivot);
                    report(technique, grid, seeing, z, pattern, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
});

/// W-Wing: two cells, the pincers, that have the same two candidates and do not see each
/// other, and a strong link of one of these digits, with each end seeing one pincer. At
/// least one end holds that digit, so the pincer it sees is the other digit: a cell that
/// sees both pincers loses the other digit.
pub static W_WING: Rule = Rule::new(Technique::WWing, |technique, grid, found| {
    let (mut others, layout) = (grid.bivalue(), grid.layout());
    for first in others {
        others.remove(first);
        let Some([x, y]) = pair(grid.candidates(first)) else {
            continue;
        };
        let alike = others & grid.cells_with(x) & grid.cells_with(y);
        for second in alike - layout.peers(first) {
            for (joined_by, eliminated) in [(x, y), (y, x)] {
                let seeing = CellSet::only(first).with(second);
                let seen_by = [first, second].map(|pincer| layout.peers(pincer));
                let seen = seen_by[0] & seen_by[1];
                if seen.is_disjoint(grid.cells_with(eliminated)) {
                    continue;
                }
                for link in grid.strong_links(joined_by).iter() {
                    let joins = |link: &StrongLink| {
                        seen_by[0].contains(link.ends[0]) && seen_by[1].contains(link.ends[1])
                    };
                    let Some(link) = link.directions().into_iter().find(joins) else {
                        continue;
                    };
                    let pattern = WingPattern::Linked {
                        pincers: [first, second],
                        link,
                        joined_by,
                        eliminated,
                    };
                    report(technique, grid, seeing, eliminated, pattern, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
});

/// The members of a set of two.
fn pair(digits: DigitSet) -> Option<[Digit; 2]> {
    let first = digits.first()?;
    let second = digits.without(first).single()?;
    Some([first, second])
}

/// Reports a wing if a cell that sees all of `seen` has the digit.
fn report(
    technique: Technique,
    grid: &Grid,
    seen: CellSet,
    digit: Digit,
    pattern: WingPattern,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let eliminated = grid.cells_with(digit) & grid.layout().common_peers(seen);
    if eliminated.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern::Wing(Box::new(pattern));
    found(Deduction::removing(technique, digit, eliminated, pattern))
}
