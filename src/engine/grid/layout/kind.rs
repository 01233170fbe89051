use serde::{Deserialize, Serialize};

use super::{Chess, LayoutBuilder};
use crate::named::named;

macro_rules! kinds {
    ($($variant:ident: $slug:literal, $name:literal;)*) => {
        named! {
            /// The kinds of boards that puzzles are generated for.
            ///
            /// Some kinds are a single board; in others, such as jigsaws, each puzzle has its own
            /// board.
            #[derive(
                Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize,
                Deserialize,
            )]
            pub enum BoardKind {
                /// Nine rows, nine columns and nine boxes.
                #[default]
                #[serde(rename = "classic")]
                Classic: "classic", "classic";
                $(
                    #[doc = concat!("Boards of the kind '", $name, "'.")]
                    #[serde(rename = $slug)]
                    $variant: $slug, $name;
                )*
            }
            /// The error for a name that no kind of board has.
            UnknownBoardKind: "is not a board; the boards are";
        }
    };
}

kinds! {
    Killer: "killer", "killer";
    KillerX: "killer-x", "killer X";
    KillerJigsaw: "killer-jigsaw", "jigsaw killer";
    KillerWindoku: "killer-windoku", "windoku killer";
    KillerFour: "killer-4x4", "4x4 killer";
    KillerSix: "killer-6x6", "6x6 killer";
    KillerEight: "killer-8x8", "8x8 killer";
    Jigsaw: "jigsaw", "jigsaw";
    JigsawX: "jigsaw-x", "jigsaw X";
    JigsawSix: "jigsaw-6x6", "6x6 jigsaw";
    Diagonal: "diagonal", "diagonal";
    OneDiagonal: "one-diagonal", "one diagonal";
    Windoku: "windoku", "windoku";
    Percent: "percent", "percent";
    DisjointGroups: "disjoint-groups", "disjoint groups";
    Asterisk: "asterisk", "asterisk";
    CenterDot: "center-dot", "center dot";
    Girandola: "girandola", "girandola";
    Argyle: "argyle", "argyle";
    ExtraRegions: "extra-regions", "extra regions";
    AntiKnight: "anti-knight", "anti-knight";
    AntiKing: "anti-king", "anti-king";
    Four: "4x4", "4x4";
    Six: "6x6", "6x6";
    SixTall: "6x6-tall", "6x6 with tall boxes";
    SixX: "6x6-x", "6x6 X";
    Eight: "8x8", "8x8";
}

impl BoardKind {
    /// Whether it is the classic board.
    pub const fn is_classic(self) -> bool {
        matches!(self, Self::Classic)
    }

    /// The number of rows, columns and digits.
    pub const fn size(self) -> usize {
        match self {
            Self::Four | Self::KillerFour => 4,
            Self::Six | Self::SixTall | Self::SixX | Self::KillerSix | Self::JigsawSix => 6,
            Self::Eight | Self::KillerEight => 8,
            _ => 9,
        }
    }

    /// Whether each puzzle has its own cages.
    pub const fn has_cages(self) -> bool {
        matches!(
            self,
            Self::Killer
                | Self::KillerX
                | Self::KillerJigsaw
                | Self::KillerWindoku
                | Self::KillerFour
                | Self::KillerSix
                | Self::KillerEight
        )
    }

    /// Whether each puzzle has its own regions in place of boxes.
    pub const fn has_own_regions(self) -> bool {
        matches!(
            self,
            Self::Jigsaw | Self::JigsawX | Self::JigsawSix | Self::KillerJigsaw
        )
    }

    /// Whether each puzzle has its own extra regions.
    pub const fn has_extra_regions(self) -> bool {
        matches!(self, Self::ExtraRegions)
    }

    /// Starts a layout with the parts that all boards of the kind share. The parts that each puzzle
    /// has of its own are still missing, with boxes in place of its regions.
    pub fn start(self) -> LayoutBuilder {
        let small = |rows, columns| LayoutBuilder::new(rows * columns).boxes(rows, columns);
        let nine = LayoutBuilder::classic();
        match self {
            Self::Classic
            | Self::Killer
            | Self::KillerJigsaw
            | Self::Jigsaw
            | Self::ExtraRegions => nine,
            Self::KillerX | Self::JigsawX | Self::Diagonal => nine.diagonals(),
            Self::OneDiagonal => nine.diagonal_down(),
            Self::Windoku | Self::KillerWindoku => nine.windoku(),
            Self::Percent => nine.percent(),
            Self::DisjointGroups => nine.disjoint_groups(),
            Self::Asterisk => nine.asterisk(),
            Self::CenterDot => nine.center_dot(),
            Self::Girandola => nine.girandola(),
            Self::Argyle => nine.argyle(),
            Self::AntiKnight => nine.chess(Chess::Knight),
            Self::AntiKing => nine.chess(Chess::King),
            Self::Four | Self::KillerFour => small(2, 2),
            Self::Six | Self::KillerSix | Self::JigsawSix => small(2, 3),
            Self::SixTall => small(3, 2),
            Self::SixX => small(2, 3).diagonals(),
            Self::Eight | Self::KillerEight => small(2, 4),
        }
    }
}
