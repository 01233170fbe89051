//! Patterns that take much of the board: fireworks, oddagons, exocets, locked sectors.

mod exocet;
mod firework;
mod oddagon;
mod sectors;

use super::DeductionRule;

pub use exocet::{
    DoubleExocet, Exocet, ExocetConclusion, ExocetPattern, JuniorExocet, SeniorExocet,
};
pub use sectors::{MultiSectorLockedSets, SectorPattern, SectorShape, SkLoop};

pub use firework::{Cross, FireworkPattern, FireworkQuadruple, FireworkTriple, FireworkWWing};
pub use oddagon::{BivalueOddagon1, BivalueOddagon2, BivalueOddagon3};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 11] = [
    &FireworkTriple,
    &FireworkWWing,
    &FireworkQuadruple,
    &BivalueOddagon1,
    &BivalueOddagon2,
    &BivalueOddagon3,
    &SkLoop,
    &JuniorExocet,
    &DoubleExocet,
    &SeniorExocet,
    &MultiSectorLockedSets,
];
