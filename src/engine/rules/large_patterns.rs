//! Patterns that span much of the board: fireworks, oddagons, exocets, locked sectors.

mod exocet;
mod firework;
mod guardian_forcing;
mod oddagon;
mod rank_zero;
mod sectors;
mod tridagon;

use super::Rule;

pub use exocet::{
    DOUBLE_EXOCET, Exocet, ExocetConclusion, ExocetPattern, JUNIOR_EXOCET, SENIOR_EXOCET,
};
pub use rank_zero::{RANK_ZERO_LOGIC, RankZeroPattern, Slot};
pub use sectors::{MULTI_SECTOR_LOCKED_SETS, SK_LOOP, SectorPattern, SectorShape};

pub use firework::{Cross, FIREWORK_QUADRUPLE, FIREWORK_TRIPLE, FIREWORK_W_WING, FireworkPattern};
pub use guardian_forcing::GUARDIAN_FORCING;
pub use oddagon::{BIVALUE_ODDAGON_1, BIVALUE_ODDAGON_2, BIVALUE_ODDAGON_3};
pub use tridagon::{TRIDAGON, TRIDAGON_FORCING, is_opposite};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &FIREWORK_TRIPLE,
    &FIREWORK_W_WING,
    &FIREWORK_QUADRUPLE,
    &BIVALUE_ODDAGON_1,
    &BIVALUE_ODDAGON_2,
    &BIVALUE_ODDAGON_3,
    &SK_LOOP,
    &TRIDAGON,
    &JUNIOR_EXOCET,
    &DOUBLE_EXOCET,
    &SENIOR_EXOCET,
    &MULTI_SECTOR_LOCKED_SETS,
    &GUARDIAN_FORCING,
    &TRIDAGON_FORCING,
    &RANK_ZERO_LOGIC,
];
