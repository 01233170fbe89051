//! The formats that hold each board: exactly these formats are offered for it.

use std::collections::BTreeSet;

use crate::common::boards::{JIGSAW, dealt};
use crate::common::files::only;
use crate::common::puzzle;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{Format, unheld, write};
use sudoku_stepper::grid::{BoardKind, Cell, Feature, LayoutBuilder};
use sudoku_stepper::sudoku::Puzzle;

/// The formats that hold every board without argyle.
const ALL_BOARDS: &str = "f-puzzles f-puzzles-link sudokupad-link own";
/// The other formats that hold the classic board.
const CLASSIC: &str = "comma grid line pencil-marks candidate-line constraints library sdk sdm ss \
                       opensudoku gri sumocue jigsaw andoku solo";

/// Returns each kind of board with the formats that hold it besides [`ALL_BOARDS`].
fn kinds() -> Vec<(BoardKind, &'static str)> {
    use BoardKind::*;
    let small = "comma grid line solo";
    vec![
        (Classic, CLASSIC),
        (Killer, "ps sumocue arrows solo"),
        (KillerX, "ps sumocue solo"),
        // When dealt, these two have a cage of one cell.
        (KillerJigsaw, ""),
        (KillerFour, ""),
        (KillerWindoku, ""),
        (KillerSix, "solo"),
        (KillerEight, "solo"),
        (Jigsaw, "sumocue jigsaw andoku solo"),
        (JigsawX, "sumocue andoku solo"),
        (JigsawSix, "solo"),
        (Diagonal, "sumocue andoku solo"),
        (OneDiagonal, ""),
        (Windoku, "andoku"),
        (Percent, "andoku"),
        (DisjointGroups, "andoku"),
        (Asterisk, ""),
        (CenterDot, ""),
        (Girandola, ""),
        (ExtraRegions, ""),
        (AntiKnight, ""),
        (AntiKing, ""),
        (Four, small),
        (Six, small),
        (SixTall, "solo"),
        (SixX, "solo"),
        (Eight, small),
    ]
}

/// Returns other boards: with sizes that have no boxes, with several features, and a solved classic
/// puzzle.
fn others() -> Vec<(&'static str, Puzzle, &'static str)> {
    let blank = |board: LayoutBuilder| Puzzle::on(board.build().unwrap(), [None; Cell::COUNT]);
    let classic = LayoutBuilder::classic;
    let five = "1112211222333443344455555".to_owned();
    let seven = "1111222111222233334443334444555566655566667777777".to_owned();
    let mut filled = puzzle(ASSIGNMENT);
    filled.entries = puzzle(ASSIGNMENT_SOLVED).givens;
    vec![
        (
            "five rows",
            blank(LayoutBuilder::new(5).regions_from(&five)),
            "solo",
        ),
        (
            "seven rows",
            blank(LayoutBuilder::new(7).regions_from(&seven)),
            "solo",
        ),
        ("nine rows without boxes", blank(LayoutBuilder::new(9)), ""),
        (
            "a jigsaw with windows",
            blank(LayoutBuilder::new(9).regions_from(JIGSAW).windoku()),
            "andoku",
        ),
        (
            "a jigsaw and anti-king",
            blank(
                LayoutBuilder::new(9)
                    .regions_from(JIGSAW)
                    .with(Feature::AntiKing),
            ),
            "",
        ),
        ("two features", blank(classic().diagonals().windoku()), ""),
        ("a filled puzzle", filled, CLASSIC),
    ]
}

/// Returns the names of the formats, including those that hold every board.
fn named(names: &str) -> BTreeSet<&str> {
    names
        .split_whitespace()
        .chain(ALL_BOARDS.split_whitespace())
        .collect()
}

#[track_caller]
fn check(name: &str, puzzle: &Puzzle, expected: &BTreeSet<&str>) {
    let offered = Format::ALL
        .into_iter()
        .filter(|it| unheld(puzzle, *it).is_none());
    let offered: BTreeSet<&str> = offered.map(Format::slug).collect();
    assert_eq!(offered, *expected, "{name}");
    for format in Format::ALL {
        let written = write(puzzle, format);
        assert_eq!(
            written.is_ok(),
            expected.contains(format.slug()),
            "{name} as {format}"
        );
        let Ok(written) = written else {
            continue;
        };
        let read = only(&written);
        assert_eq!(read.layout, puzzle.layout, "{name} as {format}");
        assert_eq!(read.values(), puzzle.values(), "{name} as {format}");
    }
}

#[test]
fn each_format_is_offered_exactly_for_the_boards_that_it_can_hold() {
    let kinds = kinds();
    let told: BTreeSet<BoardKind> = kinds.iter().map(|(kind, _)| *kind).collect();
    let all: BTreeSet<BoardKind> = BoardKind::ALL.iter().copied().collect();
    let missing: Vec<_> = all.difference(&told).collect();
    assert_eq!(missing, [&BoardKind::Argyle], "every other kind has a row");
    for (kind, names) in kinds {
        check(kind.slug(), &dealt(kind), &named(names));
    }
    check(
        "argyle",
        &dealt(BoardKind::Argyle),
        &BTreeSet::from(["own"]),
    );
    for (name, puzzle, names) in others() {
        check(name, &puzzle, &named(names));
    }
}
