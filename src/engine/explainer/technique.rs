//! The techniques by name.

use std::fmt;

/// A technique of Sudoku Explainer, shown by its name there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names are what is shown")]
pub enum Technique {
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriplet,
    Pointing,
    Claiming,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriplet,
    Swordfish,
    HiddenTriplet,
    XyWing,
    XyzWing,
    /// A loop of this many cells, at least four, and of one of four types.
    UniqueLoop {
        cells: u8,
        kind: u8,
    },
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    /// A grave of one of four types.
    Bug(u8),
    AlignedPairExclusion,
    BidirectionalXCycle,
    BidirectionalYCycle,
    BidirectionalCycle,
    TurbotFish,
    ForcingXChain,
    ForcingChain,
    AlignedTripletExclusion,
    NishioForcingChains,
    CellForcingChains,
    RegionForcingChains,
    Dynamic(Forcing, Inside),
}

/// The assumptions of dynamic forcing chains, and how the chains meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Forcing {
    /// A candidate makes another candidate both true and false.
    Contradiction,
    /// A candidate and its absence lead to the same conclusion.
    Double,
    /// All candidates of a cell lead to the same conclusion.
    Cell,
    /// All places for a digit in a house lead to the same conclusion.
    Region,
}

/// The techniques that dynamic forcing chains use in addition to singles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Inside {
    /// Nothing else.
    Nothing,
    /// Locked candidates, pairs and X-wings: (+).
    Patterns,
    /// The patterns, and forcing chains and cycles.
    Chains,
    /// The patterns, forcing chains and cycles, and multiple forcing chains.
    MultipleChains,
    /// The patterns and dynamic forcing chains.
    DynamicChains,
    /// The patterns and dynamic forcing chains with forcing chains inside.
    NestedChains,
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::UniqueLoop { cells: 4, kind } => write!(f, "Unique Rectangle type {kind}"),
            Self::UniqueLoop { cells: 6, kind } => write!(f, "Unique Loop type {kind}"),
            Self::UniqueLoop { cells, kind } => write!(f, "Unique Loop {cells} type {kind}"),
            Self::Bug(kind) => write!(f, "BUG type {kind}"),
            Self::Dynamic(forcing, inside) => write!(f, "Dynamic {forcing}{inside}"),
            _ => f.write_str(self.plain_name()),
        }
    }
}

impl Technique {
    /// The name of a technique that has only one name.
    const fn plain_name(self) -> &'static str {
        match self {
            Self::HiddenSingle => "Hidden Single",
            Self::DirectPointing => "Direct Pointing",
            Self::DirectClaiming => "Direct Claiming",
            Self::DirectHiddenPair => "Direct Hidden Pair",
            Self::NakedSingle => "Naked Single",
            Self::DirectHiddenTriplet => "Direct Hidden Triplet",
            Self::Pointing => "Pointing",
            Self::Claiming => "Claiming",
            Self::NakedPair => "Naked Pair",
            Self::XWing => "X-Wing",
            Self::HiddenPair => "Hidden Pair",
            Self::NakedTriplet => "Naked Triplet",
            Self::Swordfish => "Swordfish",
            Self::HiddenTriplet => "Hidden Triplet",
            Self::XyWing => "XY-Wing",
            Self::XyzWing => "XYZ-Wing",
            Self::UniqueLoop { .. } => "Unique Loop",
            Self::NakedQuad => "Naked Quad",
            Self::Jellyfish => "Jellyfish",
            Self::HiddenQuad => "Hidden Quad",
            Self::Bug(_) => "BUG",
            Self::AlignedPairExclusion => "Aligned Pair Exclusion",
            Self::BidirectionalXCycle => "Bidirectional X-Cycle",
            Self::BidirectionalYCycle => "Bidirectional Y-Cycle",
            Self::BidirectionalCycle => "Bidirectional Cycle",
            Self::TurbotFish => "Turbot Fish",
            Self::ForcingXChain => "Forcing X-Chain",
            Self::ForcingChain => "Forcing Chain",
            Self::AlignedTripletExclusion => "Aligned Triplet Exclusion",
            Self::NishioForcingChains => "Nishio Forcing Chains",
            Self::CellForcingChains => "Cell Forcing Chains",
            Self::RegionForcingChains => "Region Forcing Chains",
            Self::Dynamic(..) => "Dynamic Forcing Chains",
        }
    }
}

impl fmt::Display for Forcing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Contradiction => "Contradiction Forcing Chains",
            Self::Double => "Double Forcing Chains",
            Self::Cell => "Cell Forcing Chains",
            Self::Region => "Region Forcing Chains",
        })
    }
}

impl fmt::Display for Inside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "",
            Self::Patterns => " (+)",
            Self::Chains => " (+ Forcing Chains)",
            Self::MultipleChains => " (+ Multiple Forcing Chains)",
            Self::DynamicChains => " (+ Dynamic Forcing Chains)",
            Self::NestedChains => " (+ Dynamic Forcing Chains (+ Forcing Chains))",
        })
    }
}
