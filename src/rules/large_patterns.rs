//! Patterns that take much of the board: fireworks, oddagons, exocets.

mod exocet;
mod firework;
mod oddagon;

use super::DeductionRule;

pub use exocet::{
    DoubleExocet, Exocet, ExocetConclusion, ExocetPattern, JuniorExocet, SeniorExocet,
};

pub use firework::{Cross, FireworkPattern, FireworkQuadruple, FireworkTriple, FireworkWWing};
pub use oddagon::{BivalueOddagon1, BivalueOddagon2, BivalueOddagon3};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 9] = [
    &FireworkTriple,
    &FireworkWWing,
    &FireworkQuadruple,
    &BivalueOddagon1,
    &BivalueOddagon2,
    &BivalueOddagon3,
    &JuniorExocet,
    &DoubleExocet,
    &SeniorExocet,
];
