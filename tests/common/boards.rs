//! Puzzles of other boards than the classic one, each with exactly one solution.

use sudoku_stepper::generate::{Progress, Request};
use sudoku_stepper::grid::{BoardKind, Cell, CellSet, Digit, Layout, LayoutBuilder, Values};
use sudoku_stepper::search::Stop;
use sudoku_stepper::sudoku::Puzzle;

/// Nine regions that fit together and are no boxes.
pub const JIGSAW: &str = "112223333\
                          111222333\
                          411122233\
                          415556666\
                          444555666\
                          444455566\
                          778889999\
                          777888999\
                          777788899";

/// The cages of a killer, a letter for the cells of each, and their sums in the order of
/// these letters, the capitals first.
const KILLER: (&str, [u8; 30]) = (
    "ABBBCCDDEAAFBCGDHEIIFFCGJEEKLFMMGGNOKLPMQQRNOKPPSQQRTOUUSSVVRRWXXYZZZaaWbXYccddaW",
    [
        22, 20, 19, 15, 16, 15, 24, 8, 4, 6, 15, 12, 11, 7, 16, 17, 19, 22, 14, 1, 11, 13, 22, 15,
        12, 7, 16, 4, 17, 5,
    ],
);

/// Those of a killer with six rows.
const SMALL_KILLER: (&str, [u8; 14]) = (
    "ABBCDEABFCDEABFGDEHFFGIIHJJKILMJNKIL",
    [13, 14, 6, 12, 10, 12, 9, 7, 13, 14, 6, 7, 1, 2],
);

/// One puzzle of each kind of board, by name.
pub fn puzzles() -> Vec<(&'static str, Puzzle)> {
    let classic = LayoutBuilder::classic;
    let small = |size, rows, columns| LayoutBuilder::new(size).boxes(rows, columns);
    vec![
        ("four", puzzle(small(4, 2, 2), ".3.....4.1.....1")),
        (
            "six",
            puzzle(small(6, 2, 3), "...1.6.56..4....1......2.13.....24.."),
        ),
        (
            "jigsaw",
            puzzle(
                LayoutBuilder::new(9).regions_from(JIGSAW),
                "3.6.2...1......96.9.5...82.7.85..6....2..3..96.4...2..2...5....8.........7...9...",
            ),
        ),
        (
            "diagonal",
            puzzle(
                classic().diagonals(),
                "..36.1.4..7.2..1..4...5......93..58786...53..7............1..2..8.....5...4......",
            ),
        ),
        (
            "windoku",
            puzzle(
                classic().windoku(),
                "....6..5..7...5..6.8....2..3..5..6....7......29......8..1..2....4.....9.....9.4..",
            ),
        ),
        (
            "killer",
            puzzle(
                caged(classic(), 9, KILLER.0, &KILLER.1),
                "....................2................................3................7..........",
            ),
        ),
        (
            "small killer",
            puzzle(
                caged(small(6, 2, 3), 6, SMALL_KILLER.0, &SMALL_KILLER.1),
                "..6........3.4......................",
            ),
        ),
    ]
}

/// The puzzle of this name.
#[track_caller]
pub fn named(name: &str) -> Puzzle {
    let mut all = puzzles().into_iter();
    let (_, puzzle) = all
        .find(|(one, _)| *one == name)
        .unwrap_or_else(|| panic!("there is no {name}"));
    puzzle
}

/// A puzzle of a kind of board, always the same one.
#[track_caller]
pub fn dealt(kind: BoardKind) -> Puzzle {
    let generator = Request::new(1).on(kind).generator().unwrap();
    let (stop, progress) = (Stop::never(), Progress::default());
    generator.puzzle(0, &stop, &progress).unwrap()
}

/// The board with cages.
fn caged(board: LayoutBuilder, size: usize, letters: &str, sums: &[u8]) -> LayoutBuilder {
    let of = ('A'..='Z').chain('a'..='z').zip(sums);
    of.fold(board, |board, (letter, sum)| {
        let cells: CellSet = letters
            .chars()
            .enumerate()
            .filter(|(_, other)| *other == letter)
            .map(|(number, _)| Cell::at(number / size, number % size))
            .collect();
        board.cage(cells, Some(*sum))
    })
}

fn puzzle(board: LayoutBuilder, givens: &str) -> Puzzle {
    let layout = board.build().unwrap();
    let values = values(&layout, givens);
    Puzzle::on(layout, values)
}

/// The digits of a line on a board, which may have fewer than nine rows.
pub fn values(layout: &Layout, line: &str) -> Values {
    let mut values = [None; Cell::COUNT];
    for (cell, character) in layout.cells().iter().zip(line.chars()) {
        values[cell.index()] = Digit::from_char(character);
    }
    values
}

/// A jigsaw with one solution: its givens, and its regions, a character for each cell.
pub const WALLED: &str =
    ".2...96..763.9.12.9...27....4....7.51.7.6.8.28.2....5....67...9.79.1.583..83...4.";
pub const WALLED_REGIONS: &str =
    "111222233114442233114552333114522633444555666774885699777855699778866699778888999";
/// The solution of the jigsaw [`WALLED`].
pub const WALLED_SOLVED: &str =
    "521439678763895124984527361346182795157964832812743956235678419479216583698351247";
