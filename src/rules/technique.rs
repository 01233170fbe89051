//! The names of the field: every technique with its family, code and grade.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a technique works with; each family of rules is a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// One cell, one digit.
    Singles,
    /// A box and a line that cross.
    Intersections,
    /// As many cells as digits in a house.
    Subsets,
    /// As many houses as cover houses, for one digit.
    Fish,
    /// Strong links of one digit.
    SingleDigit,
    /// A pivot and its pincers.
    Wings,
    /// Strong links of one digit, coloured by turns.
    Coloring,
    /// What would give a second solution.
    Uniqueness,
    /// Links by turns strong and weak, from candidate to candidate.
    Chains,
    /// Sets one digit short of being locked.
    AlmostLockedSets,
    /// What follows if a candidate is true, or from each of several of which one
    /// is.
    Forcing,
    /// Every way in which a digit can stand on the whole board.
    Templates,
    /// A rule from outside the catalogue.
    Custom,
}

impl Family {
    /// Every family.
    pub const ALL: [Self; 13] = [
        Self::Singles,
        Self::Intersections,
        Self::Subsets,
        Self::Fish,
        Self::SingleDigit,
        Self::Wings,
        Self::Coloring,
        Self::Uniqueness,
        Self::Chains,
        Self::AlmostLockedSets,
        Self::Forcing,
        Self::Templates,
        Self::Custom,
    ];

    /// The name in code: one word in lower case.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Intersections => "intersections",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::SingleDigit => "single-digit",
            Self::Wings => "wings",
            Self::Coloring => "coloring",
            Self::Uniqueness => "uniqueness",
            Self::Chains => "chains",
            Self::AlmostLockedSets => "almost-locked-sets",
            Self::Forcing => "forcing",
            Self::Templates => "templates",
            Self::Custom => "custom",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Singles => "singles",
            Self::Intersections => "intersections",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::SingleDigit => "single digit",
            Self::Wings => "wings",
            Self::Coloring => "coloring",
            Self::Uniqueness => "uniqueness",
            Self::Chains => "chains",
            Self::AlmostLockedSets => "almost locked sets",
            Self::Forcing => "forcing chains",
            Self::Templates => "templates",
            Self::Custom => "custom",
        })
    }
}

/// How hard a technique, and so a puzzle that needs it, is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates and small subsets.
    Medium,
    /// Basic fish, wings, uniqueness, colours.
    Hard,
    /// Finned fish, chains, almost locked sets.
    Unfair,
    /// What few people find.
    Extreme,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Unfair,
        Self::Extreme,
    ];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A name that no level has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{}' is not a level; the levels are easy, medium, hard, unfair, extreme",
    .0.escape_debug()
)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a name in any case.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}

macro_rules! techniques {
    ($($variant:ident: $name:literal, $family:ident, $code:literal, $level:ident, $score:literal, $on:literal;)*) => {
        /// A solving technique, by the name the field gives it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Technique {
            $(#[doc = $name] $variant,)*
            /// A rule from outside the catalogue, by its own name.
            Custom(&'static str),
        }

        impl Technique {
            /// Every technique of the catalogue, in the order in which they are
            /// tried.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The name, as a title.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                    Self::Custom(name) => name,
                }
            }

            /// What it works with.
            pub const fn family(self) -> Family {
                match self {
                    $(Self::$variant => Family::$family,)*
                    Self::Custom(_) => Family::Custom,
                }
            }

            /// The four digits by which test libraries call it; `-` where it
            /// has none.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)*
                    Self::Custom(_) => "-",
                }
            }

            /// How hard it is.
            pub const fn level(self) -> Level {
                match self {
                    $(Self::$variant => Level::$level,)*
                    Self::Custom(_) => Level::Extreme,
                }
            }

            /// What one use of it adds to the score of a puzzle.
            pub const fn score(self) -> u32 {
                match self {
                    $(Self::$variant => $score,)*
                    Self::Custom(_) => 0,
                }
            }

            /// Whether it is on in the field's reference solver unless
            /// somebody switches it.
            pub const fn is_standard(self) -> bool {
                match self {
                    $(Self::$variant => $on,)*
                    Self::Custom(_) => false,
                }
            }
        }
    };
}

techniques! {
    FullHouse: "Full House", Singles, "0000", Easy, 4, true;
    NakedSingle: "Naked Single", Singles, "0003", Easy, 4, true;
    HiddenSingle: "Hidden Single", Singles, "0002", Easy, 14, true;
    LockedPair: "Locked Pair", Intersections, "0110", Medium, 40, true;
    LockedTriple: "Locked Triple", Intersections, "0111", Medium, 60, true;
    Pointing: "Pointing", Intersections, "0100", Medium, 50, true;
    Claiming: "Claiming", Intersections, "0101", Medium, 50, true;
    BoxLineReduction: "Box-Line Reduction", Intersections, "-", Medium, 50, false;
    NakedPair: "Naked Pair", Subsets, "0200", Medium, 60, true;
    NakedTriple: "Naked Triple", Subsets, "0201", Medium, 80, true;
    HiddenPair: "Hidden Pair", Subsets, "0210", Medium, 70, true;
    HiddenTriple: "Hidden Triple", Subsets, "0211", Medium, 100, true;
    NakedQuadruple: "Naked Quadruple", Subsets, "0202", Hard, 120, true;
    HiddenQuadruple: "Hidden Quadruple", Subsets, "0212", Hard, 150, true;
    XWing: "X-Wing", Fish, "0300", Hard, 140, true;
    Swordfish: "Swordfish", Fish, "0301", Hard, 150, true;
    Jellyfish: "Jellyfish", Fish, "0302", Hard, 160, true;
    Squirmbag: "Squirmbag", Fish, "0303", Unfair, 470, false;
    Whale: "Whale", Fish, "0304", Unfair, 470, false;
    Leviathan: "Leviathan", Fish, "0305", Unfair, 470, false;
    RemotePair: "Remote Pair", Chains, "0703", Hard, 110, true;
    BivalueUniversalGravePlusOne: "Bivalue Universal Grave + 1", Uniqueness, "0610", Hard, 100, true;
    Skyscraper: "Skyscraper", SingleDigit, "0400", Hard, 130, true;
    TwoStringKite: "2-String Kite", SingleDigit, "0401", Hard, 150, true;
    TurbotFish: "Turbot Fish", SingleDigit, "0403", Hard, 120, true;
    EmptyRectangle: "Empty Rectangle", SingleDigit, "0402", Hard, 120, true;
    DualTwoStringKite: "Dual 2-String Kite", SingleDigit, "0404", Hard, 150, true;
    DualEmptyRectangle: "Dual Empty Rectangle", SingleDigit, "0405", Hard, 120, true;
    WWing: "W-Wing", Wings, "0803", Hard, 150, true;
    XyWing: "XY-Wing", Wings, "0800", Hard, 160, true;
    XyzWing: "XYZ-Wing", Wings, "0801", Hard, 180, true;
    UniquenessTest1: "Uniqueness Test 1", Uniqueness, "0600", Hard, 100, true;
    UniquenessTest2: "Uniqueness Test 2", Uniqueness, "0601", Hard, 100, true;
    UniquenessTest3: "Uniqueness Test 3", Uniqueness, "0602", Hard, 100, true;
    UniquenessTest4: "Uniqueness Test 4", Uniqueness, "0603", Hard, 100, true;
    UniquenessTest5: "Uniqueness Test 5", Uniqueness, "0604", Hard, 100, true;
    UniquenessTest6: "Uniqueness Test 6", Uniqueness, "0605", Hard, 100, true;
    HiddenRectangle: "Hidden Rectangle", Uniqueness, "0606", Hard, 100, true;
    AvoidableRectangleType1: "Avoidable Rectangle Type 1", Uniqueness, "0607", Hard, 100, true;
    AvoidableRectangleType2: "Avoidable Rectangle Type 2", Uniqueness, "0608", Hard, 100, true;
    FinnedXWing: "Finned X-Wing", Fish, "0310", Hard, 130, true;
    SashimiXWing: "Sashimi X-Wing", Fish, "0320", Hard, 150, true;
    FinnedSwordfish: "Finned Swordfish", Fish, "0311", Unfair, 200, true;
    SashimiSwordfish: "Sashimi Swordfish", Fish, "0321", Unfair, 240, true;
    FinnedJellyfish: "Finned Jellyfish", Fish, "0312", Unfair, 250, true;
    SashimiJellyfish: "Sashimi Jellyfish", Fish, "0322", Unfair, 260, true;
    FinnedSquirmbag: "Finned Squirmbag", Fish, "0313", Unfair, 470, false;
    SashimiSquirmbag: "Sashimi Squirmbag", Fish, "0323", Unfair, 470, false;
    FinnedWhale: "Finned Whale", Fish, "0314", Unfair, 470, false;
    SashimiWhale: "Sashimi Whale", Fish, "0324", Unfair, 470, false;
    FinnedLeviathan: "Finned Leviathan", Fish, "0315", Unfair, 470, false;
    SashimiLeviathan: "Sashimi Leviathan", Fish, "0325", Unfair, 470, false;
    SueDeCoq: "Sue de Coq", AlmostLockedSets, "1101", Unfair, 250, true;
    SimpleColorsTrap: "Simple Colors Trap", Coloring, "0500", Hard, 150, true;
    SimpleColorsWrap: "Simple Colors Wrap", Coloring, "0501", Hard, 150, true;
    MultiColors1: "Multi Colors 1", Coloring, "0502", Hard, 200, true;
    MultiColors2: "Multi Colors 2", Coloring, "0503", Hard, 200, true;
    XChain: "X-Chain", Chains, "0701", Unfair, 260, true;
    XyChain: "XY-Chain", Chains, "0702", Unfair, 260, true;
    ContinuousNiceLoop: "Continuous Nice Loop", Chains, "0706", Unfair, 280, true;
    Aic: "AIC", Chains, "0708", Unfair, 280, true;
    DiscontinuousNiceLoop: "Discontinuous Nice Loop", Chains, "0707", Unfair, 280, true;
    GroupedContinuousNiceLoop: "Grouped Continuous Nice Loop", Chains, "0709", Unfair, 300, true;
    GroupedAic: "Grouped AIC", Chains, "0711", Unfair, 300, true;
    GroupedDiscontinuousNiceLoop: "Grouped Discontinuous Nice Loop", Chains, "0710", Unfair, 300, true;
    AlsXzRule: "Almost Locked Set XZ-Rule", AlmostLockedSets, "0901", Unfair, 300, true;
    AlsXyWing: "Almost Locked Set XY-Wing", AlmostLockedSets, "0902", Unfair, 320, true;
    AlsChain: "Almost Locked Set Chain", AlmostLockedSets, "0903", Unfair, 340, true;
    DeathBlossom: "Death Blossom", AlmostLockedSets, "0904", Unfair, 360, false;
    FrankenXWing: "Franken X-Wing", Fish, "0330", Unfair, 300, true;
    FrankenSwordfish: "Franken Swordfish", Fish, "0331", Unfair, 350, true;
    FrankenJellyfish: "Franken Jellyfish", Fish, "0332", Unfair, 370, false;
    FrankenSquirmbag: "Franken Squirmbag", Fish, "0333", Extreme, 470, false;
    FrankenWhale: "Franken Whale", Fish, "0334", Extreme, 470, false;
    FrankenLeviathan: "Franken Leviathan", Fish, "0335", Extreme, 470, false;
    FinnedFrankenXWing: "Finned Franken X-Wing", Fish, "0340", Unfair, 390, true;
    FinnedFrankenSwordfish: "Finned Franken Swordfish", Fish, "0341", Unfair, 410, true;
    FinnedFrankenJellyfish: "Finned Franken Jellyfish", Fish, "0342", Unfair, 430, false;
    FinnedFrankenSquirmbag: "Finned Franken Squirmbag", Fish, "0343", Extreme, 470, false;
    FinnedFrankenWhale: "Finned Franken Whale", Fish, "0344", Extreme, 470, false;
    FinnedFrankenLeviathan: "Finned Franken Leviathan", Fish, "0345", Extreme, 470, false;
    MutantXWing: "Mutant X-Wing", Fish, "0350", Extreme, 450, false;
    MutantSwordfish: "Mutant Swordfish", Fish, "0351", Extreme, 450, false;
    MutantJellyfish: "Mutant Jellyfish", Fish, "0352", Extreme, 450, false;
    MutantSquirmbag: "Mutant Squirmbag", Fish, "0353", Extreme, 470, false;
    MutantWhale: "Mutant Whale", Fish, "0354", Extreme, 470, false;
    MutantLeviathan: "Mutant Leviathan", Fish, "0355", Extreme, 470, false;
    FinnedMutantXWing: "Finned Mutant X-Wing", Fish, "0360", Extreme, 470, false;
    FinnedMutantSwordfish: "Finned Mutant Swordfish", Fish, "0361", Extreme, 470, false;
    FinnedMutantJellyfish: "Finned Mutant Jellyfish", Fish, "0362", Extreme, 470, false;
    FinnedMutantSquirmbag: "Finned Mutant Squirmbag", Fish, "0363", Extreme, 470, false;
    FinnedMutantWhale: "Finned Mutant Whale", Fish, "0364", Extreme, 470, false;
    FinnedMutantLeviathan: "Finned Mutant Leviathan", Fish, "0365", Extreme, 470, false;
    KrakenFishType1: "Kraken Fish Type 1", Fish, "0371", Extreme, 500, false;
    KrakenFishType2: "Kraken Fish Type 2", Fish, "0372", Extreme, 500, false;
    ForcingChainContradiction: "Forcing Chain Contradiction", Forcing, "1301", Extreme, 500, true;
    ForcingChainVerity: "Forcing Chain Verity", Forcing, "1302", Extreme, 500, true;
    ForcingNetContradiction: "Forcing Net Contradiction", Forcing, "1303", Extreme, 700, true;
    ForcingNetVerity: "Forcing Net Verity", Forcing, "1304", Extreme, 700, true;
    TemplateSet: "Template Set", Templates, "1201", Extreme, 10000, false;
    TemplateDelete: "Template Delete", Templates, "1202", Extreme, 10000, false;
}

impl Technique {
    /// The name as it is written on the command line and in the settings.
    pub fn slug(self) -> String {
        slug(self.name())
    }
}

/// Words in lower case with hyphens between them.
fn slug(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).map(str::to_lowercase);
    words.collect::<Vec<_>>().join("-")
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no technique of the catalogue has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{}' is not the name of a rule; 'sudoku-stepper rules' lists them", .0.escape_debug())]
pub struct UnknownTechnique(pub String);

impl FromStr for Technique {
    type Err = UnknownTechnique;

    /// Reads a name with blanks or hyphens, in any case.
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let wanted = slug(text);
        let found = Self::ALL
            .iter()
            .find(|technique| technique.slug() == wanted);
        found
            .copied()
            .ok_or_else(|| UnknownTechnique(text.chars().take(40).collect()))
    }
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
