//! The rating of a step by a rule of the catalog.

use super::{Difficulty, Forcing, Inside, Technique as Explained};
use crate::branching::{Because, Premise, Proof};
use crate::explainer::{HIDDEN_SINGLE_IN_LINE, LAST_CELL};
use crate::rules::chains::{ChainForm, ChainPattern, LinkReason};
use crate::rules::forcing::ForcingPattern;
use crate::rules::guardians::{Outcome, Shape};
use crate::rules::uniqueness::{Escape, UniquenessPattern};
use crate::rules::{Deduction, Pattern, Technique};

/// The rating of the step in Sudoku Explainer, from its pattern and the number of nodes in its
/// chains. `None` if Sudoku Explainer does not have the technique.
pub fn difficulty_of(deduction: &Deduction) -> Option<Difficulty> {
    let beside = || subset_beside(&deduction.pattern);
    // Our technique as one of Sudoku Explainer, and the tenths that a set beside it adds.
    let (alike, added) = match deduction.technique {
        Technique::FullHouse => return Some(LAST_CELL),
        Technique::HiddenSingle => match &deduction.pattern {
            Pattern::HiddenSingle(pattern) if pattern.house.kind().is_line() => {
                return Some(HIDDEN_SINGLE_IN_LINE);
            }
            _ => (Explained::HiddenSingle, 0),
        },
        Technique::DirectPointing => (Explained::DirectPointing, 0),
        Technique::DirectHiddenPair => (Explained::DirectHiddenPair, 0),
        Technique::NakedSingle => (Explained::NakedSingle, 0),
        Technique::DirectHiddenTriplet => (Explained::DirectHiddenTriplet, 0),
        Technique::Pointing => (Explained::Pointing, 0),
        Technique::Claiming => (Explained::Claiming, 0),
        Technique::BoxLineReduction => match &deduction.pattern {
            Pattern::LockedCandidates(pattern) if pattern.base.kind().is_line() => {
                (Explained::Claiming, 0)
            }
            _ => (Explained::Pointing, 0),
        },
        Technique::NakedPair | Technique::LockedPair => (Explained::NakedPair, 0),
        Technique::XWing => (Explained::XWing, 0),
        Technique::HiddenPair => (Explained::HiddenPair, 0),
        Technique::NakedTriple | Technique::LockedTriple => (Explained::NakedTriplet, 0),
        Technique::Swordfish => (Explained::Swordfish, 0),
        Technique::HiddenTriple => (Explained::HiddenTriplet, 0),
        Technique::XyWing => (Explained::XyWing, 0),
        Technique::XyzWing => (Explained::XyzWing, 0),
        Technique::UniquenessTest1 => (rectangle(1), 0),
        Technique::UniquenessTest2 | Technique::UniquenessTest5 => (rectangle(2), 0),
        Technique::UniquenessTest3 => (rectangle(3), beside()?),
        Technique::UniquenessTest4 => (rectangle(4), 0),
        Technique::NakedQuadruple => (Explained::NakedQuad, 0),
        Technique::Jellyfish => (Explained::Jellyfish, 0),
        Technique::HiddenQuadruple => (Explained::HiddenQuad, 0),
        Technique::BivalueUniversalGravePlusOne => (Explained::Bug(1), 0),
        Technique::Bug2 => (Explained::Bug(2), 0),
        Technique::Bug3 => (Explained::Bug(3), beside()?),
        Technique::Bug4 => (Explained::Bug(4), 0),
        Technique::UniqueLoop1 => (unique_loop(1, &deduction.pattern)?, 0),
        Technique::UniqueLoop2 => (unique_loop(2, &deduction.pattern)?, 0),
        Technique::UniqueLoop3 => {
            let added = beside().unwrap_or(0);
            (unique_loop(3, &deduction.pattern)?, added)
        }
        Technique::UniqueLoop4 => (unique_loop(4, &deduction.pattern)?, 0),
        Technique::AlignedPairExclusion => (Explained::AlignedPairExclusion, 0),
        Technique::AlignedTripleExclusion => (Explained::AlignedTripletExclusion, 0),
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            (Explained::TurbotFish, 0)
        }
        // Its chain, through two cells, has more nodes than the shortest.
        Technique::WWing => (Explained::ForcingChain, 1),
        _ => {
            return match &deduction.pattern {
                Pattern::Chain(pattern) => of_chain(pattern),
                Pattern::Forcing(pattern) => of_forcing(pattern),
                _ => None,
            };
        }
    };
    Some(Difficulty::from_tenths(alike.base().tenths() + added))
}

const fn rectangle(kind: u8) -> Explained {
    Explained::UniqueLoop { cells: 4, kind }
}

fn unique_loop(kind: u8, pattern: &Pattern) -> Option<Explained> {
    let Pattern::Guardians(pattern) = pattern else {
        return None;
    };
    let cells = u8::try_from(pattern.cells.len()).ok()?;
    Some(Explained::UniqueLoop { cells, kind })
}

/// The extra difficulty of a pattern whose guardians act as one cell of a naked subset: a tenth for
/// each of the other cells. In a small house, it is rated as the hidden subset in the remaining
/// cells, with the same guardians.
fn subset_beside(pattern: &Pattern) -> Option<u16> {
    let (subset, may_be_hidden) = match pattern {
        Pattern::Uniqueness(pattern) => match pattern.as_ref() {
            UniquenessPattern::UniqueRectangle {
                escape: Escape::Subset(subset),
                ..
            } => (subset, true),
            _ => return None,
        },
        Pattern::Guardians(pattern) => match &pattern.outcome {
            Outcome::Subset(subset) => (subset, pattern.shape == Shape::UniqueLoop),
            _ => return None,
        },
        _ => return None,
    };
    let (cells, open) = (subset.cells.len(), subset.open);
    let is_naked = !may_be_hidden || open >= 2 * (cells + 1);
    let tenths = if is_naked {
        cells
    } else {
        open.saturating_sub(cells + 3)
    };
    u16::try_from(tenths).ok()
}

/// The rating of a chain from candidate to candidate. An open chain counts two nodes more for the
/// candidates that it removes; a refuted or proved one counts one more.
fn of_chain(pattern: &ChainPattern) -> Option<Difficulty> {
    let is_set = |reason: &LinkReason| matches!(reason, LinkReason::Set(_));
    let is_plain = pattern.nodes.iter().all(|node| node.cells.len() == 1)
        && !pattern.links.iter().any(|link| is_set(&link.reason));
    if !is_plain {
        return None;
    }
    let nodes = pattern.nodes.len();
    let in_houses = |link: &LinkReason| matches!(link, LinkReason::House(_));
    let along_houses = pattern.links.iter().all(|link| in_houses(&link.reason));
    let (alike, nodes) = match (pattern.form, along_houses) {
        (ChainForm::Continuous, true) => (Explained::BidirectionalXCycle, nodes),
        (ChainForm::Continuous, false) => (Explained::BidirectionalCycle, nodes),
        (ChainForm::Open | ChainForm::RemotePair, true) => (Explained::ForcingXChain, nodes + 2),
        (ChainForm::Open | ChainForm::RemotePair, false) => (Explained::ForcingChain, nodes + 2),
        (ChainForm::Refuted | ChainForm::Proved, true) => (Explained::ForcingXChain, nodes + 1),
        (ChainForm::Refuted | ChainForm::Proved, false) => (Explained::ForcingChain, nodes + 1),
    };
    Some(alike.base().of_chains(nodes))
}

/// The rating of chains and nets that start from assumptions.
fn of_forcing(pattern: &ForcingPattern) -> Option<Difficulty> {
    if let Some(explained) = pattern.explained {
        return Some(explained.difficulty);
    }
    let all = || pattern.argument.branches.iter().flatten();
    let nodes = all().count();
    let is_net = all().any(|one| one.from.len() > 1);
    let has_patterns = all().any(|one| matches!(one.because, Because::Locked { .. }));
    let alike = match pattern.argument.proof {
        _ if has_patterns => Explained::Dynamic(Forcing::Contradiction, Inside::Patterns),
        Proof::Verity(Premise::Cell(_) | Premise::House { .. }) if !is_net => {
            Explained::CellForcingChains
        }
        _ => Explained::Dynamic(Forcing::Contradiction, Inside::Nothing),
    };
    Some(alike.base().of_chains(nodes))
}
