//! The path of Sudoku Explainer in terms of the catalog's rules: out of everything that a
//! rule finds, only the step that comes next on that path.

mod chains;

use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::{Deduction, DeductionRule, Sink, Survey, Technique, rule_for};
use crate::explainer::{RatedStep, Technique as Explained};

pub(super) use chains::RULES;
pub use chains::{
    DYNAMIC_FORCING_CHAINS, DYNAMIC_FORCING_CHAINS_PLUS, FORCING_CHAINS_AND_CYCLES,
    MULTIPLE_FORCING_CHAINS, NESTED_FORCING_CHAINS, NISHIO,
};

/// The techniques of Sudoku Explainer, in its order. Some of its techniques are several
/// techniques here.
pub(crate) const IN_ORDER: [Technique; 42] = [
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::DirectPointing,
    Technique::DirectHiddenPair,
    Technique::NakedSingle,
    Technique::DirectHiddenTriplet,
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::XWing,
    Technique::HiddenPair,
    Technique::LockedTriple,
    Technique::NakedTriple,
    Technique::Swordfish,
    Technique::HiddenTriple,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::UniquenessTest1,
    Technique::UniquenessTest2,
    Technique::UniquenessTest3,
    Technique::UniquenessTest4,
    Technique::UniquenessTest5,
    Technique::UniqueLoop1,
    Technique::UniqueLoop2,
    Technique::UniqueLoop3,
    Technique::UniqueLoop4,
    Technique::NakedQuadruple,
    Technique::Jellyfish,
    Technique::HiddenQuadruple,
    Technique::BivalueUniversalGravePlusOne,
    Technique::Bug2,
    Technique::Bug3,
    Technique::Bug4,
    Technique::AlignedPairExclusion,
    Technique::ForcingChainsAndCycles,
    Technique::AlignedTripleExclusion,
    Technique::Nishio,
    Technique::MultipleForcingChains,
    Technique::DynamicForcingChains,
    Technique::DynamicForcingChainsPlus,
    Technique::NestedForcingChains,
];

/// The techniques that are other techniques of ours under Sudoku Explainer's names, or two
/// of ours seen as one.
pub const UNDER_OTHER_NAMES: [Technique; 9] = [
    Technique::DirectPointing,
    Technique::DirectHiddenPair,
    Technique::DirectHiddenTriplet,
    Technique::ForcingChainsAndCycles,
    Technique::Nishio,
    Technique::MultipleForcingChains,
    Technique::DynamicForcingChains,
    Technique::DynamicForcingChainsPlus,
    Technique::NestedForcingChains,
];

/// The rules that find the next step of Sudoku Explainer's path, one for each technique. At
/// most one of them finds anything, and only that step. If the catalog has no rule for that
/// step, none of them finds anything.
pub(crate) static CHOSEN: LazyLock<Vec<Chosen>> = LazyLock::new(|| {
    let rules = IN_ORDER.into_iter().filter_map(rule_for);
    rules.map(|rule| Chosen { rule }).collect()
});

/// A rule of the catalog that finds only the next step of Sudoku Explainer's path.
pub(crate) struct Chosen {
    rule: &'static dyn DeductionRule,
}

impl DeductionRule for Chosen {
    fn technique(&self) -> Technique {
        self.rule.technique()
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let Some((step, argument)) = grid.explained() else {
            return ControlFlow::Continue(());
        };
        if let (Some(argument), true) = (
            argument,
            chains::technique_of(step.technique) == Some(self.technique()),
        ) {
            return found(chains::told(self.technique(), step, argument.clone()));
        }
        if !is_told_by(step, self.technique()) {
            return ControlFlow::Continue(());
        }
        let mut chosen = None;
        let _ = self.rule.search(grid, &mut |deduction| {
            if !concludes(&deduction, step) {
                return ControlFlow::Continue(());
            }
            chosen = Some(deduction);
            ControlFlow::Break(())
        });
        match chosen {
            Some(chosen) => {
                let is_said =
                    |it| step.placed == Some(it) || step.removed.binary_search(&it).is_ok();
                found(chosen.restricted_to(is_said))
            }
            None => ControlFlow::Continue(()),
        }
    }
}

/// Whether a deduction has all conclusions of a step.
fn concludes(deduction: &Deduction, step: &RatedStep) -> bool {
    let placed = step.placed.iter();
    let mut removed = step.removed.iter();
    placed
        .into_iter()
        .all(|it| deduction.placements.contains(it))
        && removed.all(|it| deduction.eliminations.contains(it))
}

/// Whether a technique of ours may be the technique of a step.
fn is_told_by(step: &RatedStep, technique: Technique) -> bool {
    let ours: &[Technique] = match step.technique {
        // The last cell of a house is the easiest of its hidden singles.
        Explained::HiddenSingle if step.difficulty.tenths() == 10 => &[Technique::FullHouse],
        Explained::HiddenSingle => &[Technique::HiddenSingle],
        Explained::DirectPointing => &[Technique::DirectPointing],
        // Something easier always finds these first.
        Explained::DirectClaiming => &[],
        Explained::DirectHiddenPair => &[Technique::DirectHiddenPair],
        Explained::NakedSingle => &[Technique::NakedSingle],
        Explained::DirectHiddenTriplet => &[Technique::DirectHiddenTriplet],
        Explained::Pointing => &[Technique::Pointing],
        Explained::Claiming => &[Technique::Claiming],
        Explained::NakedPair => &[Technique::NakedPair, Technique::LockedPair],
        Explained::XWing => &[Technique::XWing],
        Explained::HiddenPair => &[Technique::HiddenPair],
        Explained::NakedTriplet => &[Technique::NakedTriple, Technique::LockedTriple],
        Explained::Swordfish => &[Technique::Swordfish],
        Explained::HiddenTriplet => &[Technique::HiddenTriple],
        Explained::XyWing => &[Technique::XyWing],
        Explained::XyzWing => &[Technique::XyzWing],
        Explained::UniqueLoop { cells: 4, kind } => match kind {
            1 => &[Technique::UniquenessTest1],
            2 => &[Technique::UniquenessTest2, Technique::UniquenessTest5],
            3 => &[Technique::UniquenessTest3],
            _ => &[Technique::UniquenessTest4],
        },
        Explained::UniqueLoop { kind, .. } => match kind {
            1 => &[Technique::UniqueLoop1],
            2 => &[Technique::UniqueLoop2],
            3 => &[Technique::UniqueLoop3],
            _ => &[Technique::UniqueLoop4],
        },
        Explained::NakedQuad => &[Technique::NakedQuadruple],
        Explained::Jellyfish => &[Technique::Jellyfish],
        Explained::HiddenQuad => &[Technique::HiddenQuadruple],
        Explained::Bug(kind) => match kind {
            1 => &[Technique::BivalueUniversalGravePlusOne],
            2 => &[Technique::Bug2],
            3 => &[Technique::Bug3],
            _ => &[Technique::Bug4],
        },
        Explained::AlignedPairExclusion => &[Technique::AlignedPairExclusion],
        Explained::AlignedTripletExclusion => &[Technique::AlignedTripleExclusion],
        Explained::BidirectionalXCycle
        | Explained::BidirectionalYCycle
        | Explained::BidirectionalCycle
        | Explained::TurbotFish
        | Explained::ForcingXChain
        | Explained::ForcingChain
        | Explained::NishioForcingChains
        | Explained::CellForcingChains
        | Explained::RegionForcingChains
        | Explained::Dynamic(..) => &[],
    };
    ours.contains(&technique)
}
