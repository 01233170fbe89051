//! The extra rules of a board in words, for readers who do not see its regions, shades and cages.

use super::markdown::capital;
use crate::explain::{Notation, Text};
use sudoku_engine::grid::{Cage, CellSet, Feature, House, HouseKind, Layout};
use sudoku_engine::texts::{Language, feature_name, said, words};

/// An extra rule: one that the classic board does not have.
pub(super) struct Rule {
    pub(super) name: String,
    /// The meaning of the rule in sentences.
    pub(super) meaning: Text,
    /// The cells of each region or cage of the rule.
    pub(super) table: Option<Table>,
}

/// A table of regions or cages with their cells, one per row.
pub(super) struct Table {
    pub(super) heads: [String; 2],
    pub(super) rows: Vec<[String; 2]>,
}

/// The extra rules of a board; none for the classic board.
pub(super) fn rules(language: &Language, board: &Layout, notation: Notation) -> Vec<Rule> {
    let writer = Writer { language, notation };
    let features = board.features().into_iter();
    [
        writer.size(board),
        writer.regions(board),
        writer.no_boxes(board),
    ]
    .into_iter()
    .flatten()
    .chain(features.map(|feature| writer.feature(board, feature)))
    .chain(writer.extra_regions(board))
    .chain(writer.cages(board))
    .collect()
}

/// Writes rules in a language, with cells in a notation.
struct Writer<'a> {
    language: &'a Language,
    notation: Notation,
}

impl Writer<'_> {
    /// The size of the board and the shape of its boxes, unless both are those of the classic
    /// board.
    fn size(&self, board: &Layout) -> Option<Rule> {
        let (size, boxes) = (board.size(), board.boxes());
        if size == 9 && boxes.is_none_or(|boxes| boxes == [3, 3]) {
            return None;
        }
        let meaning = match boxes {
            Some([rows, columns]) => said!(
                "export-rule-size-with-boxes",
                size = size,
                rows = rows,
                columns = columns,
            ),
            None => said!("export-rule-size", size = size),
        };
        Some(Rule {
            name: words!(self.language, "create-shape", size = size),
            meaning,
            table: None,
        })
    }

    /// The regions that take the place of boxes.
    fn regions(&self, board: &Layout) -> Option<Rule> {
        let regions = board.regions().iter().copied();
        let mut regions = regions
            .filter(|it| it.kind() == HouseKind::Region)
            .peekable();
        regions.peek()?;
        Some(Rule {
            name: words!(self.language, "board-jigsaw"),
            meaning: said!("export-rule-jigsaw"),
            table: Some(self.houses(regions)),
        })
    }

    /// The rule of a board with neither boxes nor regions.
    fn no_boxes(&self, board: &Layout) -> Option<Rule> {
        board.regions().is_empty().then(|| Rule {
            name: words!(self.language, "export-rule-no-boxes-name"),
            meaning: said!("export-rule-no-boxes"),
            table: None,
        })
    }

    fn feature(&self, board: &Layout, feature: Feature) -> Rule {
        let houses = |kind| board.further().iter().filter(move |it| it.kind() == kind);
        let nine_cells = |kind| {
            let cells = houses(kind).flat_map(|house| house.cells());
            let cells = Text::listed(cells);
            said!("export-rule-nine-cells", cells = cells)
        };
        let corners = || {
            let windows = houses(HouseKind::Window);
            Text::listed(windows.filter_map(|it| it.cells().first()))
        };
        let meaning = match feature {
            Feature::DiagonalDown => said!("export-rule-diagonal-down"),
            Feature::DiagonalUp => said!("export-rule-diagonal-up"),
            Feature::Windoku => said!("export-rule-windoku", cells = corners()),
            Feature::Percent => said!("export-rule-percent", cells = corners()),
            Feature::DisjointGroups => said!("export-rule-disjoint-groups"),
            Feature::Asterisk => nine_cells(HouseKind::Asterisk),
            Feature::CenterDot => nine_cells(HouseKind::CenterDot),
            Feature::Girandola => nine_cells(HouseKind::Girandola),
            Feature::Argyle => {
                let lines = board.slanting_lines().into_iter();
                let lines = lines.filter_map(|line| self.ends(line));
                let lines = Text::listed_texts(lines);
                said!("export-rule-argyle", lines = lines)
            }
            Feature::AntiKnight => said!("export-rule-anti-knight"),
            Feature::AntiKing => said!("export-rule-anti-king"),
        };
        Rule {
            name: feature_name(feature).words(self.language),
            meaning,
            table: None,
        }
    }

    fn extra_regions(&self, board: &Layout) -> Option<Rule> {
        let mut regions = board.extra_regions().peekable();
        regions.peek()?;
        Some(Rule {
            name: words!(self.language, "board-extra-regions"),
            meaning: said!("export-rule-extra-regions"),
            table: Some(self.houses(regions)),
        })
    }

    fn cages(&self, board: &Layout) -> Option<Rule> {
        let cages = board.cages();
        let summed = cages.iter().filter(|cage| cage.sum.is_some()).count();
        let meaning = match summed {
            _ if cages.is_empty() => return None,
            0 => said!("export-rule-cages-without-sums"),
            all if all == cages.len() => said!("export-rule-killer"),
            _ => said!("export-rule-killer-with-open-sums"),
        };
        let mut cages: Vec<&Cage> = cages.iter().collect();
        cages.sort_by_key(|cage| cage.cells.first());
        let row = |cage: &&Cage| {
            let sum = cage
                .sum
                .map_or_else(|| "–".to_owned(), |sum| sum.to_string());
            [sum, self.cells(cage.cells)]
        };
        Some(Rule {
            name: words!(self.language, "board-killer"),
            meaning,
            table: Some(Table {
                heads: [
                    words!(self.language, "export-heading-sum"),
                    words!(self.language, "export-heading-cells"),
                ],
                rows: cages.iter().map(row).collect(),
            }),
        })
    }

    /// A table of houses with their cells.
    fn houses(&self, houses: impl Iterator<Item = House>) -> Table {
        let row = |house: House| {
            let name = self.notation.house(self.language, house);
            [capital(&name), self.cells(house.cells())]
        };
        Table {
            heads: [
                words!(self.language, "export-heading-region"),
                words!(self.language, "export-heading-cells"),
            ],
            rows: houses.map(row).collect(),
        }
    }

    /// The full names of the cells.
    fn cells(&self, cells: CellSet) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.notation.cell(cell)).collect();
        names.join(", ")
    }

    /// The first cell of a line and the last one.
    fn ends(&self, line: CellSet) -> Option<Text> {
        let (first, last) = (line.first()?, line.iter().last()?);
        Some(said!("export-rule-line", first = first, last = last))
    }
}
