//! Named choices of rules.

use std::fmt;

use crate::grid::Layout;
use crate::named::named;
use crate::rules::{Technique, explained};

named! {
    /// A choice of rules.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Preset {
        /// Naked Single, Hidden Single and Box-Line Reduction.
        Assignment: "assignment", "Assignment";
        /// Naked Single alone.
        NakedSingles: "naked-singles", "Naked singles only";
        /// The techniques that the field's reference solver has turned on.
        HoDoKu: "hodoku", "HoDoKu";
        /// The same techniques and the last resort, with which no classic puzzle with one solution
        /// stalls.
        HoDoKuAndOn: "hodoku-and-on", "HoDoKu and more";
        /// The techniques of Sudoku Explainer, in its order. The path is the one by which it rates
        /// a puzzle: of all steps that a rule finds, the one that it takes.
        SudokuExplainer: "sudoku-explainer", "Sudoku Explainer";
        /// The techniques of SudokuWiki's solver, in its order.
        SudokuWiki: "sudokuwiki", "SudokuWiki";
        /// All rules, with Pointing and Claiming in place of Box-Line Reduction, which combines the
        /// two, and without the rules of Sudoku Explainer that are other rules under its own names.
        Everything: "everything", "Everything";
    }
    /// The error for a name that no preset has.
    UnknownPreset: "is not a preset; the presets are";
    /// The preset with this name, from the command line or from the window, in upper or lower case.
    read by |preset, typed| {
        let mut names = [preset.slug().to_owned(), preset.to_string()].into_iter();
        names.any(|name| name.eq_ignore_ascii_case(typed))
    };
}

impl Preset {
    /// The preset with which work on a board begins: [`Self::Assignment`], or [`Self::HoDoKu`] on a
    /// board with cages, because the rules of the assignment ignore sums and would find nothing
    /// there.
    pub fn usual(board: &Layout) -> Self {
        if board.cages().is_empty() {
            Self::Assignment
        } else {
            Self::HoDoKu
        }
    }

    /// Whether a technique is in the preset.
    pub fn has(self, technique: Technique) -> bool {
        match self {
            Self::Assignment => matches!(
                technique,
                Technique::NakedSingle | Technique::HiddenSingle | Technique::BoxLineReduction
            ),
            Self::NakedSingles => matches!(technique, Technique::NakedSingle),
            Self::HoDoKu => technique.is_standard(),
            Self::HoDoKuAndOn => {
                technique.is_standard()
                    || matches!(technique, Technique::ContradictionWithSideArguments)
            }
            Self::SudokuExplainer => explained::IN_ORDER.contains(&technique),
            Self::SudokuWiki => SUDOKU_WIKI.contains(&technique),
            Self::Everything => {
                technique != Technique::BoxLineReduction
                    && !explained::UNDER_OTHER_NAMES.contains(&technique)
            }
        }
    }

    /// The order of the program that the preset is named after, if it differs from the order of the
    /// catalog.
    pub const fn own_order(self) -> Option<&'static [Technique]> {
        match self {
            Self::SudokuExplainer => Some(&explained::IN_ORDER),
            Self::SudokuWiki => Some(&SUDOKU_WIKI),
            _ => None,
        }
    }

    /// The techniques of the preset, in its own order or in that of the catalog.
    pub fn techniques(self) -> impl Iterator<Item = Technique> {
        let order = self.own_order().unwrap_or(Technique::ALL);
        let techniques = order.iter().copied();
        techniques.filter(move |technique| self.has(*technique))
    }
}

/// The difficulty grade of a technique in SudokuWiki's solver, which names it only in English.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WikiGrade {
    /// The techniques that everybody starts with.
    Basic,
    /// Single-digit patterns, colors, wings.
    Tough,
    /// Chains, uniqueness, patterns that cover much of the board.
    Diabolical,
    /// All other techniques.
    Extreme,
}

impl WikiGrade {
    /// The grade of a technique; `None` if SudokuWiki's solver does not have it.
    pub fn of(technique: Technique) -> Option<Self> {
        let place = |wanted| SUDOKU_WIKI.iter().position(|it| *it == wanted);
        let here = place(technique)?;
        let mut begun = FIRST_OF_GRADE.iter().rev();
        let grade = begun.find(|(first, _)| place(*first).is_some_and(|it| it <= here));
        grade.map(|(_, grade)| *grade)
    }
}

impl fmt::Display for WikiGrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Basic => "Basic",
            Self::Tough => "Tough",
            Self::Diabolical => "Diabolical",
            Self::Extreme => "Extreme",
        })
    }
}

/// The first technique in each grade of [`SUDOKU_WIKI`].
const FIRST_OF_GRADE: [(Technique, WikiGrade); 4] = [
    (Technique::NakedSingle, WikiGrade::Basic),
    (Technique::XWing, WikiGrade::Tough),
    (Technique::XChain, WikiGrade::Diabolical),
    (Technique::JuniorExocet, WikiGrade::Extreme),
];

/// The techniques of SudokuWiki's solver, in its order and under our names. One technique there may
/// be several of ours, next to each other or not. Its grouped X-Cycles, which come before finned
/// fish, are grouped chains of ours and are listed with them; groups and almost locked sets are
/// links of its alternating inference chains. Techniques that are on its pages but not in its
/// solver are placed like their pages: Avoidable Rectangles behind BUG, Gurth at the end.
const SUDOKU_WIKI: [Technique; 72] = [
    // Basic.
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::LockedTriple,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::NakedQuadruple,
    Technique::HiddenQuadruple,
    Technique::Pointing,
    Technique::Claiming,
    // Tough. Simple Colouring is Simple Colors, Rectangle Elimination is Empty Rectangle.
    Technique::XWing,
    Technique::ChuteRemotePair,
    Technique::SimpleColorsTrap,
    Technique::SimpleColorsWrap,
    Technique::XyWing,
    Technique::EmptyRectangle,
    Technique::DualEmptyRectangle,
    Technique::Swordfish,
    Technique::XyzWing,
    Technique::BivalueUniversalGravePlusOne,
    Technique::AvoidableRectangleType1,
    Technique::AvoidableRectangleType2,
    // Diabolical. An X-Cycle is an X-Chain; hidden unique rectangles include our test 6.
    Technique::XChain,
    Technique::XyChain,
    Technique::Medusa,
    Technique::Jellyfish,
    Technique::UniquenessTest1,
    Technique::UniquenessTest2,
    Technique::UniquenessTest3,
    Technique::UniquenessTest4,
    Technique::UniquenessTest5,
    Technique::FireworkTriple,
    Technique::FireworkQuadruple,
    Technique::FireworkWWing,
    Technique::TwinnedXyChain,
    Technique::SkLoop,
    Technique::ExtendedRectangle1,
    Technique::ExtendedRectangle2,
    Technique::ExtendedRectangle3,
    Technique::ExtendedRectangle4,
    Technique::HiddenRectangle,
    Technique::UniquenessTest6,
    Technique::WxyzWing,
    Technique::WxyzRing,
    Technique::AlignedPairExclusion,
    // Extreme: exocets and tridagons, finned fish, alternating inference chains, Sue de Coq.
    Technique::JuniorExocet,
    Technique::DoubleExocet,
    Technique::Tridagon,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::ContinuousNiceLoop,
    Technique::Aic,
    Technique::DiscontinuousNiceLoop,
    Technique::GroupedContinuousNiceLoop,
    Technique::GroupedAic,
    Technique::GroupedDiscontinuousNiceLoop,
    Technique::SueDeCoq,
    // Digit and Nishio forcing chains; cell and unit forcing chains.
    Technique::ForcingChainContradiction,
    Technique::ForcingChainVerity,
    // Almost locked sets, Pattern Overlay, Bowman's Bingo and its relatives, Gurth.
    Technique::AlsXzRule,
    Technique::AlsXyWing,
    Technique::AlsChain,
    Technique::DeathBlossom,
    Technique::TemplateSet,
    Technique::TemplateDelete,
    Technique::ForcingNetContradiction,
    Technique::ForcingNetVerity,
    Technique::SymmetricalPlacement,
];
