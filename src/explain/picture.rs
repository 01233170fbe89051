//! What a deduction shows: the part each candidate plays, the houses to tint.

use crate::grid::{Candidate, CellSet, House};
use crate::rules::{Deduction, Pattern};

/// The part that a candidate plays in a deduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The argument rests on it.
    Base,
    /// It becomes the value.
    Placed,
    /// It is removed.
    Eliminated,
}

/// What to draw for a deduction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// The candidates with their roles.
    pub candidates: Vec<(Candidate, Role)>,
    /// The houses to tint.
    pub houses: Vec<House>,
    /// The cells whose values the argument rests on.
    pub witnesses: CellSet,
}

impl Picture {
    /// The picture with another's marks added.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.candidates.extend(other.candidates);
        self.witnesses |= other.witnesses;
        for house in other.houses {
            if !self.houses.contains(&house) {
                self.houses.push(house);
            }
        }
        self
    }
}

/// The picture of a deduction.
pub fn picture(deduction: &Deduction) -> Picture {
    let (base, houses, witnesses) = match &deduction.pattern {
        Pattern::NakedSingle { witnesses, .. } => (Vec::new(), Vec::new(), *witnesses),
        Pattern::HiddenSingle {
            house, witnesses, ..
        } => (Vec::new(), vec![*house], *witnesses),
        Pattern::LockedCandidates {
            digit, cells, base, ..
        } => {
            let base_candidates = cells
                .iter()
                .map(|cell| Candidate::new(cell, *digit))
                .collect();
            (base_candidates, vec![*base], CellSet::EMPTY)
        }
        Pattern::Custom { used, houses, .. } => (used.clone(), houses.clone(), CellSet::EMPTY),
    };
    let candidates = base
        .into_iter()
        .map(|candidate| (candidate, Role::Base))
        .chain(
            deduction
                .placements
                .iter()
                .map(|candidate| (*candidate, Role::Placed)),
        )
        .chain(
            deduction
                .eliminations
                .iter()
                .map(|candidate| (*candidate, Role::Eliminated)),
        )
        .collect();
    Picture {
        candidates,
        houses,
        witnesses,
    }
}
