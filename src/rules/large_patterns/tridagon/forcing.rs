//! Tridagons with guardians in several cells.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::{Most, tridagons};
use crate::grid::{Candidate, Layout};
use crate::rules::guardians::{Branching, Guarded};
use crate::rules::{DeductionRule, Obstacle, Sink, Survey, Technique};

/// The most guardians that are followed: a branch each.
const MOST_GUARDIANS: usize = 4;

/// A tridagon with further candidates, its guardians, in two to four cells: what each of
/// them leads to by singles holds.
///
/// As three digits cannot fill the twelve cells, one of the guardians is true. Each is
/// supposed in turn and followed by naked and hidden singles until these find nothing; what
/// all of these branches remove goes. A guardian that leads to a contradiction is false, but
/// that is an argument of its own: from a tridagon with such a one no conclusion is drawn.
/// Each branch is told only as far as the conclusions need it. The tridagons with the fewest
/// guardians come first, and of several with the same guardians only one is given.
/// (Berthier; mith, 2022)
#[derive(Debug)]
pub struct TridagonForcing;

impl DeductionRule for TridagonForcing {
    fn technique(&self) -> Technique {
        Technique::TridagonForcing
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_classic_boxes(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let most = Most {
            cells: MOST_GUARDIANS,
            guardians: MOST_GUARDIANS,
        };
        let mut branching = None;
        let mut seen = BTreeSet::new();
        let mut all: Vec<(Guarded, Vec<Candidate>)> = Vec::new();
        tridagons(grid, most, &mut |guarded| {
            let in_several = !guarded.guarded().has_at_most(1);
            if in_several && seen.insert(guarded.guardians.clone()) {
                let branching = branching.get_or_insert_with(|| Branching::new(grid));
                let gone = branching.common(&guarded);
                if !gone.is_empty() {
                    all.push((guarded, gone));
                }
            }
            ControlFlow::Continue(())
        })?;
        all.sort_by_key(|(guarded, _)| guarded.guardians.len());
        for (guarded, gone) in &all {
            let branching = branching.get_or_insert_with(|| Branching::new(grid));
            branching.hand_over(guarded, gone, self.technique(), found)?;
        }
        ControlFlow::Continue(())
    }
}
