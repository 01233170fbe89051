//! The rating of a step by a rule of the catalog.

use super::Difficulty;
use crate::rules::chains::{ChainForm, ChainPattern, LinkReason};
use crate::rules::forcing::{Because, ForcingPattern, Premise, Proof};
use crate::rules::guardians::{Outcome, Shape};
use crate::rules::uniqueness::{Escape, UniquenessPattern};
use crate::rules::{Deduction, Pattern, Technique};

/// The rating of the step in Sudoku Explainer, from its pattern and the number of nodes in its
/// chains. `None` if Sudoku Explainer does not have the technique.
pub fn difficulty_of(deduction: &Deduction) -> Option<Difficulty> {
    let tenths = match deduction.technique {
        Technique::FullHouse => 10,
        Technique::HiddenSingle => match &deduction.pattern {
            Pattern::HiddenSingle(pattern) if pattern.house.kind().is_line() => 15,
            _ => 12,
        },
        Technique::DirectPointing => 17,
        Technique::DirectHiddenPair => 20,
        Technique::NakedSingle => 23,
        Technique::DirectHiddenTriplet => 25,
        Technique::Pointing => 26,
        Technique::Claiming => 28,
        Technique::BoxLineReduction => match &deduction.pattern {
            Pattern::LockedCandidates(pattern) if pattern.base.kind().is_line() => 28,
            _ => 26,
        },
        Technique::NakedPair | Technique::LockedPair => 30,
        Technique::XWing => 32,
        Technique::HiddenPair => 34,
        Technique::NakedTriple | Technique::LockedTriple => 36,
        Technique::Swordfish => 38,
        Technique::HiddenTriple => 40,
        Technique::XyWing => 42,
        Technique::XyzWing => 44,
        Technique::UniquenessTest1
        | Technique::UniquenessTest2
        | Technique::UniquenessTest4
        | Technique::UniquenessTest5 => 45,
        Technique::UniquenessTest3 => 45 + subset_beside(&deduction.pattern)?,
        Technique::NakedQuadruple => 50,
        Technique::Jellyfish => 52,
        Technique::HiddenQuadruple => 54,
        Technique::BivalueUniversalGravePlusOne => 56,
        Technique::Bug2 | Technique::Bug4 => 57,
        Technique::Bug3 => 57 + subset_beside(&deduction.pattern)?,
        Technique::UniqueLoop1
        | Technique::UniqueLoop2
        | Technique::UniqueLoop3
        | Technique::UniqueLoop4 => {
            let Pattern::Guardians(pattern) = &deduction.pattern else {
                return None;
            };
            let base = match pattern.cells.len() {
                ..=4 => 45,
                5 | 6 => 46,
                7 | 8 => 47,
                _ => 50,
            };
            base + subset_beside(&deduction.pattern).unwrap_or(0)
        }
        Technique::AlignedPairExclusion => 62,
        Technique::AlignedTripleExclusion => 75,
        // Turbot fish, and the chain of a W-wing.
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => 66,
        Technique::WWing => 71,
        _ => {
            return match &deduction.pattern {
                Pattern::Chain(pattern) => of_chain(pattern),
                Pattern::Forcing(pattern) => of_forcing(pattern),
                _ => None,
            };
        }
    };
    Some(Difficulty::from_tenths(tenths))
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
    let (base, nodes) = match (pattern.form, along_houses) {
        (ChainForm::Continuous, true) => (65, nodes),
        (ChainForm::Continuous, false) => (70, nodes),
        (ChainForm::Open | ChainForm::RemotePair, true) => (66, nodes + 2),
        (ChainForm::Open | ChainForm::RemotePair, false) => (70, nodes + 2),
        (ChainForm::Refuted | ChainForm::Proved, true) => (66, nodes + 1),
        (ChainForm::Refuted | ChainForm::Proved, false) => (70, nodes + 1),
    };
    Some(Difficulty::of_chains(base, nodes))
}

/// The rating of chains and nets that start from assumptions.
fn of_forcing(pattern: &ForcingPattern) -> Option<Difficulty> {
    if let Some(explained) = pattern.explained {
        return Some(explained.difficulty);
    }
    let all = || pattern.branches.iter().flatten();
    let nodes = all().count();
    let is_net = all().any(|one| one.from.len() > 1);
    let has_patterns = all().any(|one| matches!(one.because, Because::Locked { .. }));
    let base = match pattern.proof {
        _ if has_patterns => 90,
        Proof::Verity(Premise::Cell(_) | Premise::House { .. }) if !is_net => 80,
        _ => 85,
    };
    Some(Difficulty::of_chains(base, nodes))
}
