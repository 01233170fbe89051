//! The map of the techniques, from the first single to nets, with the techniques that each builds
//! on.

use sudoku_engine::rules::Technique;

/// The place of a technique on the map, and the techniques that it builds on. Its column is its
/// level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Station {
    /// The technique.
    pub technique: Technique,
    /// Its row, counted from 0.
    pub row: usize,
    /// The techniques to learn before this one.
    pub builds_on: &'static [Technique],
}

/// The number of rows.
pub const ROWS: usize = 9;

macro_rules! map {
    ($($technique:ident $row:literal [$($before:ident)*];)*) => {
        /// The techniques in an order in which each comes after those that it builds on.
        pub const MAP: &[Station] = &[$(Station {
            technique: Technique::$technique,
            row: $row,
            builds_on: &[$(Technique::$before),*],
        }),*];
    };
}

map! {
    FullHouse 0 [];
    NakedSingle 1 [FullHouse];
    HiddenSingle 2 [NakedSingle];
    Pointing 0 [HiddenSingle];
    Claiming 1 [HiddenSingle];
    BoxLineReduction 2 [HiddenSingle];
    NakedPair 3 [NakedSingle];
    NakedTriple 4 [NakedPair];
    HiddenPair 6 [HiddenSingle];
    HiddenTriple 7 [HiddenPair];
    XWing 0 [Pointing];
    FinnedXWing 1 [XWing];
    Swordfish 2 [XWing];
    Skyscraper 3 [Claiming];
    TurbotFish 4 [Skyscraper];
    WWing 5 [NakedPair];
    XyWing 6 [NakedPair];
    XyzWing 7 [XyWing];
    UniquenessTest1 8 [HiddenPair];
    FinnedSwordfish 2 [Swordfish FinnedXWing];
    XChain 3 [Skyscraper];
    XyChain 4 [WWing XyWing];
    Aic 5 [XChain XyChain];
    AlsXzRule 6 [XyzWing];
    ForcingChainContradiction 5 [Aic];
    ForcingNetContradiction 6 [ForcingChainContradiction];
}

/// The place of a technique on the map, if it has one.
pub fn station(technique: Technique) -> Option<&'static Station> {
    MAP.iter().find(|station| station.technique == technique)
}
