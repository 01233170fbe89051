//! Short lessons on the other boards: how they differ from the classic one.

use serde::{Deserialize, Serialize};

use sudoku_engine::grid::{
    Cell, CellSet, Chess, Digit, Feature, Layout, LayoutBuilder, LayoutError,
};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};

/// A kind of board that has a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardLesson {
    /// Both diagonals are houses.
    Diagonal,
    /// Four windows.
    Windoku,
    /// The cells at the same position in each box.
    DisjointGroups,
    /// The asterisk.
    Asterisk,
    /// The centers of the boxes.
    CenterDot,
    /// The girandola.
    Girandola,
    /// Two windows and the diagonal between them.
    Percent,
    /// Slanted lines on which no digit appears twice.
    Argyle,
    /// Further regions of any shape.
    ExtraRegions,
    /// Regions in the place of boxes.
    Jigsaw,
    /// No digit appears twice a knight's move apart.
    AntiKnight,
    /// No digit appears twice a king's move apart.
    AntiKing,
    /// Cages with sums.
    Killer,
    /// Fewer rows, columns and digits.
    Small,
}

/// Nine regions that fit together, a character for the cells of each.
const REGIONS: &str =
    "112223333111222333411122233415556666444555666444455566778889999777888999777788899";

/// The cages of a killer, a letter for the cells of each, and their sums in the order of
/// these letters, the capitals first.
const CAGES: (&str, [u8; 30]) = (
    "ABBBCCDDEAAFBCGDHEIIFFCGJEEKLFMMGGNOKLPMQQRNOKPPSQQRTOUUSSVVRRWXXYZZZaaWbXYccddaW",
    [
        22, 20, 19, 15, 16, 15, 24, 8, 4, 6, 15, 12, 11, 7, 16, 17, 19, 22, 14, 1, 11, 13, 22, 15,
        12, 7, 16, 4, 17, 5,
    ],
);

impl BoardLesson {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 14] = [
        Self::Small,
        Self::Diagonal,
        Self::Jigsaw,
        Self::Killer,
        Self::Windoku,
        Self::ExtraRegions,
        Self::DisjointGroups,
        Self::Percent,
        Self::Asterisk,
        Self::CenterDot,
        Self::Girandola,
        Self::Argyle,
        Self::AntiKnight,
        Self::AntiKing,
    ];

    /// The lesson of a board, about its most important difference. The classic board has none.
    pub fn of(board: &Layout) -> Option<Self> {
        let of_feature = |feature| match feature {
            Feature::DiagonalDown | Feature::DiagonalUp => Self::Diagonal,
            Feature::Windoku => Self::Windoku,
            Feature::Percent => Self::Percent,
            Feature::DisjointGroups => Self::DisjointGroups,
            Feature::Asterisk => Self::Asterisk,
            Feature::CenterDot => Self::CenterDot,
            Feature::Girandola => Self::Girandola,
            Feature::Argyle => Self::Argyle,
            Feature::AntiKnight => Self::AntiKnight,
            Feature::AntiKing => Self::AntiKing,
        };
        let is_jigsaw = !board.regions().is_empty() && board.boxes().is_none();
        let has_extra = board.extra_regions().next().is_some();
        [
            (!board.cages().is_empty()).then_some(Self::Killer),
            is_jigsaw.then_some(Self::Jigsaw),
            board.features().first().copied().map(of_feature),
            has_extra.then_some(Self::ExtraRegions),
            (board.size() < 9).then_some(Self::Small),
        ]
        .into_iter()
        .flatten()
        .next()
    }

    /// The name of the board.
    pub fn name(self, language: &Language) -> String {
        match self {
            Self::Diagonal => words!(language, "board-diagonal"),
            Self::Windoku => words!(language, "board-windoku"),
            Self::DisjointGroups => words!(language, "board-disjoint-groups"),
            Self::Asterisk => words!(language, "board-asterisk"),
            Self::CenterDot => words!(language, "board-center-dot"),
            Self::Girandola => words!(language, "board-girandola"),
            Self::Percent => words!(language, "board-percent"),
            Self::Argyle => words!(language, "board-argyle"),
            Self::ExtraRegions => words!(language, "board-extra-regions"),
            Self::Jigsaw => words!(language, "board-jigsaw"),
            Self::AntiKnight => words!(language, "board-anti-knight"),
            Self::AntiKing => words!(language, "board-anti-king"),
            Self::Killer => words!(language, "board-killer"),
            Self::Small => words!(language, "board-small"),
        }
    }

    /// The rule of the board.
    pub fn rule(self, language: &Language) -> String {
        match self {
            Self::Diagonal => words!(language, "board-diagonal-rule"),
            Self::Windoku => words!(language, "board-windoku-rule"),
            Self::DisjointGroups => words!(language, "board-disjoint-groups-rule"),
            Self::Asterisk => words!(language, "board-asterisk-rule"),
            Self::CenterDot => words!(language, "board-center-dot-rule"),
            Self::Girandola => words!(language, "board-girandola-rule"),
            Self::Percent => words!(language, "board-percent-rule"),
            Self::Argyle => words!(language, "board-argyle-rule"),
            Self::ExtraRegions => words!(language, "board-extra-regions-rule"),
            Self::Jigsaw => words!(language, "board-jigsaw-rule"),
            Self::AntiKnight => words!(language, "board-anti-knight-rule"),
            Self::AntiKing => words!(language, "board-anti-king-rule"),
            Self::Killer => words!(language, "board-killer-rule"),
            Self::Small => words!(language, "board-small-rule"),
        }
    }

    /// Advice on where to look first.
    pub fn advice(self, language: &Language) -> String {
        match self {
            Self::Diagonal => words!(language, "board-diagonal-advice"),
            Self::Windoku => words!(language, "board-windoku-advice"),
            Self::DisjointGroups => words!(language, "board-disjoint-groups-advice"),
            Self::Asterisk | Self::CenterDot | Self::Girandola => {
                words!(language, "board-one-more-advice")
            }
            Self::Percent => words!(language, "board-percent-advice"),
            Self::Argyle => words!(language, "board-argyle-advice"),
            Self::ExtraRegions => words!(language, "board-extra-regions-advice"),
            Self::Jigsaw => words!(language, "board-jigsaw-advice"),
            Self::AntiKnight => words!(language, "board-anti-knight-advice"),
            Self::AntiKing => words!(language, "board-anti-king-advice"),
            Self::Killer => words!(language, "board-killer-advice"),
            Self::Small => words!(language, "board-small-advice"),
        }
    }

    /// The board that is shown, with one digit on it.
    pub fn puzzle(self) -> Puzzle {
        let layout = self.layout().unwrap_or(Layout::CLASSIC);
        let mut givens = [None; Cell::COUNT];
        let digit = if self == Self::Small { 4 } else { 5 };
        givens[self.cell().index()] = Digit::new(digit);
        Puzzle::on(layout, givens)
    }

    /// The cell with the digit; the board shows the cells that it sees.
    pub const fn cell(self) -> Cell {
        match self {
            Self::Windoku => Cell::at(2, 2),
            Self::Asterisk => Cell::at(2, 6),
            Self::Girandola => Cell::at(1, 4),
            Self::Percent => Cell::at(6, 6),
            Self::ExtraRegions => Cell::at(3, 3),
            Self::Jigsaw => Cell::at(3, 2),
            Self::Killer => Cell::at(1, 2),
            Self::Small => Cell::at(2, 3),
            // Where two of the lines cross.
            Self::Argyle => Cell::at(4, 3),
            Self::Diagonal
            | Self::DisjointGroups
            | Self::CenterDot
            | Self::AntiKnight
            | Self::AntiKing => Cell::at(4, 4),
        }
    }

    fn layout(self) -> Result<Layout, LayoutError> {
        let classic = LayoutBuilder::classic();
        let board = match self {
            Self::Diagonal => classic.diagonals(),
            Self::Windoku => classic.windoku(),
            Self::DisjointGroups => classic.disjoint_groups(),
            Self::Asterisk => classic.asterisk(),
            Self::CenterDot => classic.center_dot(),
            Self::Girandola => classic.girandola(),
            Self::Percent => classic.percent(),
            Self::Argyle => classic.argyle(),
            Self::ExtraRegions => {
                let around = [
                    (1, 2),
                    (1, 3),
                    (2, 1),
                    (2, 2),
                    (2, 3),
                    (3, 1),
                    (3, 2),
                    (3, 3),
                    (4, 3),
                ];
                let cells = |turned: bool| -> CellSet {
                    let turn = |at: usize| if turned { 8 - at } else { at };
                    let all = around.iter();
                    all.map(|(row, column)| Cell::at(turn(*row), turn(*column)))
                        .collect()
                };
                classic.extra_region(cells(false)).extra_region(cells(true))
            }
            Self::Jigsaw => LayoutBuilder::new(9).regions_from(REGIONS),
            Self::AntiKnight => classic.chess(Chess::Knight),
            Self::AntiKing => classic.chess(Chess::King),
            Self::Killer => {
                let (letters, sums) = CAGES;
                let names = ('A'..='Z').chain('a'..='z').zip(sums);
                names.fold(classic, |board, (name, sum)| {
                    let of_cage = Cell::all().zip(letters.chars());
                    let of_cage = of_cage.filter(|(_, letter)| *letter == name);
                    board.cage(of_cage.map(|(cell, _)| cell).collect(), Some(sum))
                })
            }
            Self::Small => LayoutBuilder::new(6).boxes(2, 3),
        };
        board.build()
    }
}
