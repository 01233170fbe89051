//! The chains of Sudoku Explainer as rules: found by its own search, in its order, and
//! explained like forcing chains and nets.

use std::ops::ControlFlow;

use crate::branching::{Because, Branching};
use crate::explainer::{Finder, Inside, RatedStep, Technique as Explained, Techniques};
use crate::grid::Grid;
use crate::rules::forcing::{ExplainedAs, ForcingPattern};
use crate::rules::{Conclusions, Deduction, Obstacle, Pattern, Rule, Sink, Survey, Technique};

/// The rules of the family.
pub(in crate::rules) static RULES: &[&Rule] = &[
    &FORCING_CHAINS_AND_CYCLES,
    &NISHIO,
    &MULTIPLE_FORCING_CHAINS,
    &DYNAMIC_FORCING_CHAINS,
    &DYNAMIC_FORCING_CHAINS_PLUS,
    &NESTED_FORCING_CHAINS,
];

macro_rules! rule {
    ($technique:ident, $techniques:ident) => {
        Rule::limited(
            Technique::$technique,
            Obstacle::unless_classic,
            |technique, grid, found| each(Techniques::$techniques, technique, grid, found),
        )
    };
}

/// Forcing Chains and Cycles: a chain leads from a candidate to its own opposite, so that
/// it is wrong; or a cycle leads back to it, so that candidates removed in both directions
/// are wrong whether it is true or false. The links are those of one digit in houses, those
/// of cells with two candidates, or both kinds.
pub static FORCING_CHAINS_AND_CYCLES: Rule = rule!(ForcingChainsAndCycles, Chains);

/// Nishio: if a candidate is true, or if it is false, its digit alone leads to a
/// contradiction: candidates removed on the way leave houses with new last places for the
/// digit.
pub static NISHIO: Rule = rule!(Nishio, Nishio);

/// Multiple Forcing Chains: each candidate of a cell with three or more, or each place of a
/// digit in a house, leads by a chain to the same conclusion.
pub static MULTIPLE_FORCING_CHAINS: Rule = rule!(MultipleForcingChains, Multiple);

/// Dynamic Forcing Chains: the same where a consequence may rest on several others, since
/// candidates removed on the way make new links; and candidates that lead to a
/// contradiction, or to the same conclusion whether they are true or false.
pub static DYNAMIC_FORCING_CHAINS: Rule = rule!(DynamicForcingChains, Dynamic);

/// Dynamic Forcing Chains Plus: when nothing more follows by links, the branch goes on with
/// locked candidates, pairs and X-Wings that have appeared on the way.
pub static DYNAMIC_FORCING_CHAINS_PLUS: Rule = rule!(DynamicForcingChainsPlus, DynamicPlus);

/// Nested Forcing Chains: the branch goes on with whole inner chains, on the position that
/// has been reached on the way: at first forcing chains and cycles, then multiple and
/// dynamic chains. The rule does not search if there are several solutions.
pub static NESTED_FORCING_CHAINS: Rule = rule!(NestedForcingChains, Nested);

fn each(
    some: Techniques,
    technique: Technique,
    grid: &Survey<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    // Nothing follows from an empty board: each candidate is true in some solution.
    if !grid.layout().is_classic() || **grid == Grid::empty() {
        return ControlFlow::Continue(());
    }
    if some == Techniques::Nested && grid.has_several_solutions() {
        return ControlFlow::Continue(());
    }
    Finder::on(grid).told_by(some, &|| grid.is_stopped(), &mut |step, argument| {
        if is_own(some, &argument) {
            found(told(technique, &step, argument))
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// Whether an argument has something that these techniques have and the easier ones do not.
fn is_own(some: Techniques, argument: &Branching) -> bool {
    match some {
        Techniques::Chains | Techniques::Nishio | Techniques::Multiple | Techniques::Dynamic => {
            true
        }
        Techniques::DynamicPlus => argument.branches.iter().flatten().any(|node| {
            matches!(
                node.because,
                Because::Locked { .. }
                    | Because::Naked { .. }
                    | Because::Hidden { .. }
                    | Because::XWing { .. }
            )
        }),
        Techniques::Nested => !argument.inner.is_empty(),
    }
}

/// Our technique for the chains of Sudoku Explainer; `None` for its other techniques.
pub(super) const fn technique_of(explained: Explained) -> Option<Technique> {
    Some(match explained {
        Explained::BidirectionalXCycle
        | Explained::BidirectionalYCycle
        | Explained::BidirectionalCycle
        | Explained::TurbotFish
        | Explained::ForcingXChain
        | Explained::ForcingChain => Technique::ForcingChainsAndCycles,
        Explained::NishioForcingChains => Technique::Nishio,
        Explained::CellForcingChains | Explained::RegionForcingChains => {
            Technique::MultipleForcingChains
        }
        Explained::Dynamic(_, Inside::Nothing) => Technique::DynamicForcingChains,
        Explained::Dynamic(_, Inside::Patterns) => Technique::DynamicForcingChainsPlus,
        Explained::Dynamic(..) => Technique::NestedForcingChains,
        _ => return None,
    })
}

/// A step as a deduction.
pub(super) fn told(technique: Technique, step: &RatedStep, argument: Branching) -> Deduction {
    let explained = ExplainedAs {
        technique: step.technique,
        difficulty: step.difficulty,
    };
    let pattern = ForcingPattern {
        argument,
        explained: Some(explained),
    };
    Deduction {
        technique,
        placements: step.placed.into_iter().collect::<Conclusions>(),
        eliminations: step.removed.iter().copied().collect(),
        pattern: Pattern::Forcing(Box::new(pattern)),
    }
}
