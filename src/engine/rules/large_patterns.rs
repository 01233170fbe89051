//! Patterns that span much of the board: fireworks, oddagons, exocets, locked sectors.

mod exocet;
mod firework;
mod guardian_forcing;
mod oddagon;
mod rank_zero;
mod sectors;
mod tridagon;

use super::DeductionRule;

pub use exocet::{
    DoubleExocet, Exocet, ExocetConclusion, ExocetPattern, JuniorExocet, SeniorExocet,
};
pub use rank_zero::{RankZeroLogic, RankZeroPattern, Slot};
pub use sectors::{MultiSectorLockedSets, SectorPattern, SectorShape, SkLoop};

pub use firework::{Cross, FireworkPattern, FireworkQuadruple, FireworkTriple, FireworkWWing};
pub use guardian_forcing::GuardianForcing;
pub use oddagon::{BivalueOddagon1, BivalueOddagon2, BivalueOddagon3};
pub use tridagon::{Tridagon, TridagonForcing, is_opposite};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 15] = [
    &FireworkTriple,
    &FireworkWWing,
    &FireworkQuadruple,
    &BivalueOddagon1,
    &BivalueOddagon2,
    &BivalueOddagon3,
    &SkLoop,
    &Tridagon,
    &JuniorExocet,
    &DoubleExocet,
    &SeniorExocet,
    &MultiSectorLockedSets,
    &GuardianForcing,
    &TridagonForcing,
    &RankZeroLogic,
];
