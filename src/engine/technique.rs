//! The techniques of the field. The catalog has one row for each, in the table at the end of this
//! file.

mod family;
mod level;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::named::named;

pub use family::Family;
pub use level::{Level, UnknownLevel};

/// The catalog's data for a technique.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The name, as a title. The slug and the names of the messages are derived from it.
    pub name: &'static str,
    /// The kind of pattern that the technique uses.
    pub family: Family,
    /// The four-digit code in HoDoKu and the libraries of test cases; `-` if there is none.
    pub code: &'static str,
    /// The difficulty.
    pub level: Level,
    /// The score that one use of it adds to a puzzle.
    pub score: u32,
    /// Whether it is on by default: in the field's reference solver or, if that solver does not
    /// have it, as a rule for boards other than the classic one.
    pub standard: bool,
    /// Whether it is valid only for puzzles with exactly one solution.
    pub one_solution: bool,
    /// Whether the generator makes exercises for it, in at most about two seconds on average.
    /// Puzzles that need one of the other techniques are so rare that their exercises are known
    /// positions in other forms; `find_lessons --times` measures the time.
    pub exercises: bool,
}

impl Entry {
    /// A technique without data.
    const UNKNOWN: Self = Self {
        name: "",
        family: Family::Custom,
        code: "-",
        level: Level::Extreme,
        score: 0,
        standard: false,
        one_solution: false,
        exercises: false,
    };
}

macro_rules! techniques {
    ($($variant:ident: $name:literal, $family:ident, $code:literal, $level:ident, $score:literal, [$($is:ident)*];)*) => {
        /// A solving technique, by the name the field gives it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Technique {
            $(#[doc = $name] $variant,)*
            /// A rule from outside the catalog, by its own name.
            Custom(&'static str),
        }

        impl Technique {
            /// All techniques of the catalog, in the order in which they are tried: the order of
            /// the table.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The catalog's data for it. There is none for a rule from outside, which counts as
            /// extreme, scores 0, and is in no preset.
            #[allow(clippy::needless_update, reason = "a row may have all flags")]
            pub const fn entry(self) -> &'static Entry {
                match self {
                    $(Self::$variant => &Entry {
                        name: $name,
                        family: Family::$family,
                        code: $code,
                        level: Level::$level,
                        score: $score,
                        $($is: true,)*
                        ..Entry::UNKNOWN
                    },)*
                    Self::Custom(_) => &Entry::UNKNOWN,
                }
            }
        }
    };
}

impl Technique {
    /// The name, as a title.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Custom(name) => name,
            known => known.entry().name,
        }
    }

    /// The kind of pattern that it uses.
    pub const fn family(self) -> Family {
        self.entry().family
    }

    /// The four-digit code in test libraries; `-` if there is none.
    pub const fn code(self) -> &'static str {
        self.entry().code
    }

    /// The difficulty.
    pub const fn level(self) -> Level {
        self.entry().level
    }

    /// The score that one use of it adds to a puzzle.
    pub const fn score(self) -> u32 {
        self.entry().score
    }

    /// Whether it is on by default.
    pub const fn is_standard(self) -> bool {
        self.entry().standard
    }

    /// The name on the command line and in the settings.
    pub fn slug(self) -> String {
        words(self.name()).collect::<Vec<_>>().join("-")
    }
}

/// The words of a name, in lower case.
fn words(name: &str) -> impl Iterator<Item = String> {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

named! {
    Technique;
    /// The error for a name that no technique of the catalog has.
    UnknownTechnique: "is not the name of a rule; 'sudoku-stepper rules' lists them";
    /// Reads a name with blanks or hyphens, in any case.
    read by |technique, typed| words(technique.name()).eq(words(typed));
}

impl Serialize for Technique {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.slug())
    }
}

impl<'de> Deserialize<'de> for Technique {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

// The rows are in the order in which the techniques are tried. A row has the name, the family,
// HoDoKu's code, the level, the score, and the conditions of an entry that are true.
techniques! {
    FullHouse: "Full House", Singles, "0000", Easy, 4, [standard exercises];
    LastCellInCage: "Last Cell in Cage", Cages, "-", Easy, 4, [standard];
    NakedSingle: "Naked Single", Singles, "0003", Easy, 4, [standard exercises];
    HiddenSingle: "Hidden Single", Singles, "0002", Easy, 14, [standard exercises];
    DirectPointing: "Direct Pointing", Intersections, "-", Medium, 50, [exercises];
    DirectHiddenPair: "Direct Hidden Pair", Subsets, "-", Medium, 60, [exercises];
    DirectHiddenTriplet: "Direct Hidden Triplet", Subsets, "-", Medium, 80, [exercises];
    UniqueSumCage: "Unique-Sum Cage", Cages, "-", Easy, 15, [standard];
    RuleOf45: "Rule of 45", Cages, "-", Easy, 20, [standard];
    CageMinimumAndMaximum: "Cage Minimum and Maximum", Cages, "-", Easy, 25, [standard];
    CageCombinations: "Cage Combinations", Cages, "-", Medium, 40, [standard];
    RuleOf45InSeveralHouses: "Rule of 45 in Several Houses", Cages, "-", Medium, 45, [standard];
    LockedPair: "Locked Pair", Intersections, "0110", Medium, 40, [standard exercises];
    LockedTriple: "Locked Triple", Intersections, "0111", Medium, 60, [standard exercises];
    Pointing: "Pointing", Intersections, "0100", Medium, 50, [standard exercises];
    Claiming: "Claiming", Intersections, "0101", Medium, 50, [standard exercises];
    BoxLineReduction: "Box-Line Reduction", Intersections, "-", Medium, 50, [exercises];
    LawOfLeftovers: "Law of Leftovers", Intersections, "-", Medium, 60, [standard];
    RequiredDigit: "Required Digit", Cages, "-", Medium, 50, [standard];
    CageClaiming: "Cage Claiming", Cages, "-", Medium, 50, [standard];
    NakedPair: "Naked Pair", Subsets, "0200", Medium, 60, [standard exercises];
    NakedTriple: "Naked Triple", Subsets, "0201", Medium, 80, [standard exercises];
    HiddenPair: "Hidden Pair", Subsets, "0210", Medium, 70, [standard exercises];
    HiddenTriple: "Hidden Triple", Subsets, "0211", Medium, 100, [standard exercises];
    SplitCage: "Split Cage", Cages, "-", Medium, 70, [standard];
    KillerPair: "Killer Pair", Cages, "-", Medium, 90, [standard];
    HiddenCage: "Hidden Cage", Cages, "-", Hard, 100, [standard];
    InnieOutieDifference: "Innie-Outie Difference", Cages, "-", Hard, 110, [standard];
    CagePermutations: "Cage Permutations", Cages, "-", Hard, 120, [standard];
    CageComparison: "Cage Comparison", Cages, "-", Hard, 150, [standard];
    KillerTriple: "Killer Triple", Cages, "-", Hard, 150, [standard];
    Parity: "Parity", Cages, "-", Hard, 160, [standard];
    BlockedCombination: "Blocked Combination", Cages, "-", Hard, 180, [standard];
    HouseCombinations: "House Combinations", Cages, "-", Hard, 200, [standard];
    NakedQuadruple: "Naked Quadruple", Subsets, "0202", Hard, 120, [standard exercises];
    HiddenQuadruple: "Hidden Quadruple", Subsets, "0212", Hard, 150, [standard exercises];
    XWing: "X-Wing", Fish, "0300", Hard, 140, [standard exercises];
    Swordfish: "Swordfish", Fish, "0301", Hard, 150, [standard exercises];
    Jellyfish: "Jellyfish", Fish, "0302", Hard, 160, [standard exercises];
    Squirmbag: "Squirmbag", Fish, "0303", Unfair, 470, [];
    Whale: "Whale", Fish, "0304", Unfair, 470, [];
    Leviathan: "Leviathan", Fish, "0305", Unfair, 470, [];
    RemotePair: "Remote Pair", Chains, "0703", Hard, 110, [standard exercises];
    ChuteRemotePair: "Chute Remote Pair", Wings, "-", Hard, 115, [];
    BivalueUniversalGravePlusOne: "Bivalue Universal Grave + 1", Uniqueness, "0610", Hard, 100, [standard one_solution exercises];
    Bug2: "BUG 2", Uniqueness, "-", Hard, 110, [one_solution];
    Bug3: "BUG 3", Uniqueness, "-", Hard, 120, [one_solution];
    Bug4: "BUG 4", Uniqueness, "-", Hard, 110, [one_solution];
    BugN: "BUG + n", Uniqueness, "-", Hard, 130, [one_solution];
    Skyscraper: "Skyscraper", SingleDigit, "0400", Hard, 130, [standard exercises];
    TwoStringKite: "2-String Kite", SingleDigit, "0401", Hard, 150, [standard exercises];
    TurbotFish: "Turbot Fish", SingleDigit, "0403", Hard, 120, [standard exercises];
    EmptyRectangle: "Empty Rectangle", SingleDigit, "0402", Hard, 120, [standard exercises];
    DualTwoStringKite: "Dual 2-String Kite", SingleDigit, "0404", Hard, 150, [standard];
    DualEmptyRectangle: "Dual Empty Rectangle", SingleDigit, "0405", Hard, 120, [standard];
    WWing: "W-Wing", Wings, "0803", Hard, 150, [standard exercises];
    AlmostLockedPair: "Almost Locked Pair", Intersections, "-", Hard, 145, [];
    AlmostLockedTriple: "Almost Locked Triple", Intersections, "-", Hard, 165, [];
    AlmostLockedQuadruple: "Almost Locked Quadruple", Intersections, "-", Hard, 185, [];
    XyWing: "XY-Wing", Wings, "0800", Hard, 160, [standard exercises];
    XyzWing: "XYZ-Wing", Wings, "0801", Hard, 180, [standard exercises];
    WxyzWing: "WXYZ-Wing", Wings, "-", Hard, 190, [];
    WxyzRing: "WXYZ-Ring", Wings, "-", Hard, 190, [];
    UniquenessTest1: "Uniqueness Test 1", Uniqueness, "0600", Hard, 100, [standard one_solution exercises];
    UniquenessTest2: "Uniqueness Test 2", Uniqueness, "0601", Hard, 100, [standard one_solution exercises];
    UniquenessTest3: "Uniqueness Test 3", Uniqueness, "0602", Hard, 100, [standard one_solution exercises];
    UniquenessTest4: "Uniqueness Test 4", Uniqueness, "0603", Hard, 100, [standard one_solution exercises];
    UniquenessTest5: "Uniqueness Test 5", Uniqueness, "0604", Hard, 100, [standard one_solution];
    UniquenessTest6: "Uniqueness Test 6", Uniqueness, "0605", Hard, 100, [standard one_solution exercises];
    UniqueLoop1: "Unique Loop 1", Uniqueness, "-", Hard, 120, [one_solution];
    UniqueLoop2: "Unique Loop 2", Uniqueness, "-", Hard, 120, [one_solution];
    UniqueLoop3: "Unique Loop 3", Uniqueness, "-", Hard, 120, [one_solution];
    UniqueLoop4: "Unique Loop 4", Uniqueness, "-", Hard, 120, [one_solution];
    ExtendedRectangle1: "Extended Rectangle 1", Uniqueness, "-", Hard, 130, [one_solution];
    ExtendedRectangle2: "Extended Rectangle 2", Uniqueness, "-", Hard, 130, [one_solution];
    ExtendedRectangle3: "Extended Rectangle 3", Uniqueness, "-", Hard, 130, [one_solution];
    ExtendedRectangle4: "Extended Rectangle 4", Uniqueness, "-", Hard, 130, [one_solution];
    HiddenRectangle: "Hidden Rectangle", Uniqueness, "0606", Hard, 100, [standard one_solution exercises];
    AvoidableRectangleType1: "Avoidable Rectangle Type 1", Uniqueness, "0607", Hard, 100, [standard one_solution];
    AvoidableRectangleType2: "Avoidable Rectangle Type 2", Uniqueness, "0608", Hard, 100, [standard one_solution];
    FinnedXWing: "Finned X-Wing", Fish, "0310", Hard, 130, [standard exercises];
    SashimiXWing: "Sashimi X-Wing", Fish, "0320", Hard, 150, [standard exercises];
    FinnedSwordfish: "Finned Swordfish", Fish, "0311", Unfair, 200, [standard exercises];
    VwxyzWing: "VWXYZ-Wing", Wings, "-", Unfair, 230, [];
    VwxyzRing: "VWXYZ-Ring", Wings, "-", Unfair, 230, [];
    SashimiSwordfish: "Sashimi Swordfish", Fish, "0321", Unfair, 240, [standard exercises];
    FinnedJellyfish: "Finned Jellyfish", Fish, "0312", Unfair, 250, [standard exercises];
    SashimiJellyfish: "Sashimi Jellyfish", Fish, "0322", Unfair, 260, [standard];
    FinnedSquirmbag: "Finned Squirmbag", Fish, "0313", Unfair, 470, [];
    SashimiSquirmbag: "Sashimi Squirmbag", Fish, "0323", Unfair, 470, [];
    FinnedWhale: "Finned Whale", Fish, "0314", Unfair, 470, [];
    SashimiWhale: "Sashimi Whale", Fish, "0324", Unfair, 470, [];
    FinnedLeviathan: "Finned Leviathan", Fish, "0315", Unfair, 470, [];
    SashimiLeviathan: "Sashimi Leviathan", Fish, "0325", Unfair, 470, [];
    SueDeCoq: "Sue de Coq", AlmostLockedSets, "1101", Unfair, 250, [standard exercises];
    FireworkTriple: "Firework Triple", LargePatterns, "-", Unfair, 250, [];
    FireworkWWing: "Firework W-Wing", LargePatterns, "-", Unfair, 260, [];
    FireworkQuadruple: "Firework Quadruple", LargePatterns, "-", Unfair, 270, [];
    SimpleColorsTrap: "Simple Colors Trap", Coloring, "0500", Hard, 150, [standard exercises];
    SimpleColorsWrap: "Simple Colors Wrap", Coloring, "0501", Hard, 150, [standard];
    MultiColors1: "Multi Colors 1", Coloring, "0502", Hard, 200, [standard exercises];
    MultiColors2: "Multi Colors 2", Coloring, "0503", Hard, 200, [standard];
    SymmetricalPlacement: "Gurth's Symmetrical Placement", Uniqueness, "-", Unfair, 200, [one_solution];
    Medusa: "3D Medusa", Coloring, "-", Unfair, 210, [];
    BrokenWing: "Broken Wing", SingleDigit, "-", Unfair, 220, [];
    BivalueOddagon1: "Bivalue Oddagon 1", LargePatterns, "-", Unfair, 240, [];
    BivalueOddagon2: "Bivalue Oddagon 2", LargePatterns, "-", Unfair, 240, [];
    BivalueOddagon3: "Bivalue Oddagon 3", LargePatterns, "-", Unfair, 240, [];
    XChain: "X-Chain", Chains, "0701", Unfair, 260, [standard exercises];
    XyChain: "XY-Chain", Chains, "0702", Unfair, 260, [standard exercises];
    ContinuousNiceLoop: "Continuous Nice Loop", Chains, "0706", Unfair, 280, [standard exercises];
    Aic: "AIC", Chains, "0708", Unfair, 280, [standard exercises];
    DiscontinuousNiceLoop: "Discontinuous Nice Loop", Chains, "0707", Unfair, 280, [standard exercises];
    GroupedContinuousNiceLoop: "Grouped Continuous Nice Loop", Chains, "0709", Unfair, 300, [standard exercises];
    GroupedAic: "Grouped AIC", Chains, "0711", Unfair, 300, [standard exercises];
    GroupedDiscontinuousNiceLoop: "Grouped Discontinuous Nice Loop", Chains, "0710", Unfair, 300, [standard exercises];
    AlsXzRule: "Almost Locked Set XZ-Rule", AlmostLockedSets, "0901", Unfair, 300, [standard exercises];
    TwinnedXyChain: "Twinned XY-Chain", Subsets, "-", Unfair, 320, [];
    DistributedDisjointSubset: "Distributed Disjoint Subset", Subsets, "-", Unfair, 320, [];
    AlsXyWing: "Almost Locked Set XY-Wing", AlmostLockedSets, "0902", Unfair, 320, [standard exercises];
    AlsChain: "Almost Locked Set Chain", AlmostLockedSets, "0903", Unfair, 340, [standard exercises];
    DeathBlossom: "Death Blossom", AlmostLockedSets, "0904", Unfair, 360, [];
    AlignedPairExclusion: "Aligned Pair Exclusion", AlmostLockedSets, "-", Unfair, 350, [];
    AlignedTripleExclusion: "Aligned Triple Exclusion", AlmostLockedSets, "-", Extreme, 450, [];
    FrankenXWing: "Franken X-Wing", Fish, "0330", Unfair, 300, [standard];
    FrankenSwordfish: "Franken Swordfish", Fish, "0331", Unfair, 350, [standard];
    Tridagon: "Tridagon", LargePatterns, "-", Extreme, 400, [];
    FrankenJellyfish: "Franken Jellyfish", Fish, "0332", Unfair, 370, [];
    SkLoop: "SK Loop", LargePatterns, "-", Extreme, 420, [];
    JuniorExocet: "Junior Exocet", LargePatterns, "-", Extreme, 440, [];
    DoubleExocet: "Double Exocet", LargePatterns, "-", Extreme, 450, [];
    SeniorExocet: "Senior Exocet", LargePatterns, "-", Extreme, 460, [];
    MultiSectorLockedSets: "Multi-Sector Locked Sets", LargePatterns, "-", Extreme, 460, [];
    GuardianForcing: "Guardian Forcing", LargePatterns, "-", Extreme, 470, [one_solution];
    TridagonForcing: "Tridagon Forcing", LargePatterns, "-", Extreme, 480, [];
    RankZeroLogic: "Rank-0 Logic", LargePatterns, "-", Extreme, 490, [];
    FrankenSquirmbag: "Franken Squirmbag", Fish, "0333", Extreme, 470, [];
    FrankenWhale: "Franken Whale", Fish, "0334", Extreme, 470, [];
    FrankenLeviathan: "Franken Leviathan", Fish, "0335", Extreme, 470, [];
    FinnedFrankenXWing: "Finned Franken X-Wing", Fish, "0340", Unfair, 390, [standard];
    FinnedFrankenSwordfish: "Finned Franken Swordfish", Fish, "0341", Unfair, 410, [standard];
    FinnedFrankenJellyfish: "Finned Franken Jellyfish", Fish, "0342", Unfair, 430, [];
    FinnedFrankenSquirmbag: "Finned Franken Squirmbag", Fish, "0343", Extreme, 470, [];
    FinnedFrankenWhale: "Finned Franken Whale", Fish, "0344", Extreme, 470, [];
    FinnedFrankenLeviathan: "Finned Franken Leviathan", Fish, "0345", Extreme, 470, [];
    MutantXWing: "Mutant X-Wing", Fish, "0350", Extreme, 450, [];
    MutantSwordfish: "Mutant Swordfish", Fish, "0351", Extreme, 450, [];
    MutantJellyfish: "Mutant Jellyfish", Fish, "0352", Extreme, 450, [];
    MutantSquirmbag: "Mutant Squirmbag", Fish, "0353", Extreme, 470, [];
    MutantWhale: "Mutant Whale", Fish, "0354", Extreme, 470, [];
    MutantLeviathan: "Mutant Leviathan", Fish, "0355", Extreme, 470, [];
    FinnedMutantXWing: "Finned Mutant X-Wing", Fish, "0360", Extreme, 470, [];
    FinnedMutantSwordfish: "Finned Mutant Swordfish", Fish, "0361", Extreme, 470, [];
    FinnedMutantJellyfish: "Finned Mutant Jellyfish", Fish, "0362", Extreme, 470, [];
    FinnedMutantSquirmbag: "Finned Mutant Squirmbag", Fish, "0363", Extreme, 470, [];
    FinnedMutantWhale: "Finned Mutant Whale", Fish, "0364", Extreme, 470, [];
    FinnedMutantLeviathan: "Finned Mutant Leviathan", Fish, "0365", Extreme, 470, [];
    KrakenFishType1: "Kraken Fish Type 1", Fish, "0371", Extreme, 500, [];
    KrakenFishType2: "Kraken Fish Type 2", Fish, "0372", Extreme, 500, [];
    ForcingChainContradiction: "Forcing Chain Contradiction", Forcing, "1301", Extreme, 500, [standard exercises];
    ForcingChainVerity: "Forcing Chain Verity", Forcing, "1302", Extreme, 500, [standard];
    ForcingNetContradiction: "Forcing Net Contradiction", Forcing, "1303", Extreme, 700, [standard exercises];
    ForcingNetVerity: "Forcing Net Verity", Forcing, "1304", Extreme, 700, [standard];
    ForcingChainsAndCycles: "Forcing Chains and Cycles", Forcing, "-", Unfair, 300, [];
    Nishio: "Nishio", Forcing, "-", Extreme, 400, [];
    MultipleForcingChains: "Multiple Forcing Chains", Forcing, "-", Extreme, 500, [];
    DynamicForcingChains: "Dynamic Forcing Chains", Forcing, "-", Extreme, 700, [];
    DynamicForcingChainsPlus: "Dynamic Forcing Chains Plus", Forcing, "-", Extreme, 800, [];
    NestedForcingChains: "Nested Forcing Chains", Forcing, "-", Extreme, 1000, [];
    TemplateSet: "Template Set", Templates, "1201", Extreme, 10000, [];
    TemplateDelete: "Template Delete", Templates, "1202", Extreme, 10000, [];
    ContradictionWithSideArguments: "Contradiction with Side Arguments", Forcing, "-", Extreme, 800, [];
}
