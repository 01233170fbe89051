//! The rating of each technique in its simplest form.

use super::difficulty::Difficulty;
use super::technique::Technique;

/// A hidden single that fills the last empty cell of a house.
pub(crate) const LAST_CELL: Difficulty = Difficulty::from_tenths(10);

/// A hidden single in a row or column. In a block it has the [base](Technique::base) of its
/// technique.
pub(crate) const HIDDEN_SINGLE_IN_LINE: Difficulty = Difficulty::from_tenths(15);

impl Technique {
    /// The rating in its simplest form: the fewest nodes, or the smallest set beside the pattern.
    pub const fn base(self) -> Difficulty {
        Difficulty::from_tenths(match self {
            Self::HiddenSingle => 12,
            Self::DirectPointing => 17,
            Self::DirectClaiming => 19,
            Self::DirectHiddenPair => 20,
            Self::NakedSingle => 23,
            Self::DirectHiddenTriplet => 25,
            Self::Pointing => 26,
            Self::Claiming => 28,
            Self::NakedPair => 30,
            Self::XWing => 32,
            Self::HiddenPair => 34,
            Self::NakedTriplet => 36,
            Self::Swordfish => 38,
            Self::HiddenTriplet => 40,
            Self::XyWing => 42,
            Self::XyzWing => 44,
            Self::UniqueLoop { cells: ..=4, .. } => 45,
            Self::UniqueLoop { cells: 5 | 6, .. } => 46,
            Self::UniqueLoop { cells: 7 | 8, .. } => 47,
            Self::UniqueLoop { .. } => 50,
            Self::NakedQuad => 50,
            Self::Jellyfish => 52,
            Self::HiddenQuad => 54,
            Self::Bug(1) => 56,
            Self::Bug(_) => 57,
            Self::AlignedPairExclusion => 62,
            Self::BidirectionalXCycle | Self::BidirectionalYCycle => 65,
            Self::TurbotFish | Self::ForcingXChain => 66,
            Self::BidirectionalCycle | Self::ForcingChain => 70,
            Self::AlignedTripletExclusion | Self::NishioForcingChains => 75,
            Self::CellForcingChains | Self::RegionForcingChains => 80,
            // Each kind of inner chains is half a point above the one before it.
            Self::Dynamic(_, inside) => 85 + 5 * inside as u16,
        })
    }
}
