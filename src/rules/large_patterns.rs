//! Patterns that take much of the board: exocets.

mod exocet;

use super::DeductionRule;

pub use exocet::{
    DoubleExocet, Exocet, ExocetConclusion, ExocetPattern, JuniorExocet, SeniorExocet,
};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 3] = [&JuniorExocet, &DoubleExocet, &SeniorExocet];
