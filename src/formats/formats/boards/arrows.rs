//! Killers of 81 characters. A digit, a capital letter (10 to 35) or a small one from `a` to `j`
//! (36 to 45) is the sum of a cage, and 0 is a cell without one. Every other cell of a cage has an
//! arrow to a neighbor; following the arrows leads to the sum.

use super::{Place, built, mistake};
use crate::formats::error::shown;
use crate::formats::lines::MEANT;
use crate::formats::{Fault, FormatError};
use sudoku_engine::grid::{Cage, Cell, CellSet, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// The arrows, with the steps down and to the right that they point.
const ARROWS: [(char, isize, isize); 8] = [
    ('<', 0, -1),
    ('>', 0, 1),
    ('^', -1, 0),
    ('v', 1, 0),
    ('`', -1, -1),
    ('\'', -1, 1),
    (',', 1, -1),
    ('.', 1, 1),
];

/// The arrows that have no other meaning in any puzzle of 81 characters.
const UNMISTAKABLE: [char; 6] = ['<', '>', '^', 'v', '`', '\''];

/// The fewest such arrows of a word that is meant as a killer, and the most characters in it that
/// are neither sums nor arrows.
const FEWEST_ARROWS: usize = 27;
const MOST_WRONG: usize = 3;

/// Returns the mistake in a word of this form that has a few characters too many or too few, or a
/// few that mean nothing; `None` for any other word.
pub(super) fn damage(word: &str, place: Place) -> Option<FormatError> {
    let found = word.chars().count();
    let arrows = word.chars().filter(|one| UNMISTAKABLE.contains(one));
    if !MEANT.contains(&found) || arrows.count() < FEWEST_ARROWS {
        return None;
    }
    let is_wrong = |one: char| sum(one).is_none() && arrow(one).is_none();
    let mut wrong = word.chars().enumerate().filter(|(_, one)| is_wrong(*one));
    match wrong.next() {
        Some((at, one)) if wrong.count() < MOST_WRONG => {
            let place = Place {
                column: place.column + at,
                ..place
            };
            let text = shown(&one.to_string(), 1);
            Some(mistake(place, Fault::NotAnArrow { text }))
        }
        None if found != Cell::COUNT => Some(FormatError::Cells {
            line: place.line,
            found,
            needed: Cell::COUNT,
        }),
        _ => None,
    }
}

pub(in crate::formats) fn is_line(word: &str) -> bool {
    word.len() == Cell::COUNT
        && word.contains(UNMISTAKABLE)
        && word
            .chars()
            .all(|one| sum(one).is_some() || arrow(one).is_some())
}

fn sum(character: char) -> Option<u8> {
    Some(match character {
        '0'..='9' => character as u8 - b'0',
        'A'..='Z' => character as u8 - b'A' + 10,
        'a'..='j' => character as u8 - b'a' + 36,
        _ => return None,
    })
}

fn arrow(character: char) -> Option<(isize, isize)> {
    let found = ARROWS.iter().find(|(arrow, _, _)| *arrow == character)?;
    Some((found.1, found.2))
}

/// Returns the cell to which an arrow leads from another cell.
fn beside(cell: Cell, (down, right): (isize, isize)) -> Option<Cell> {
    let row = cell.row().checked_add_signed(down)?;
    let column = cell.column().checked_add_signed(right)?;
    (row < 9 && column < 9).then(|| Cell::at(row, column))
}

pub(in crate::formats) fn read(word: &str, place: Place) -> Result<Puzzle, FormatError> {
    let characters: Vec<char> = word.chars().collect();
    let mut cages = [CellSet::EMPTY; Cell::COUNT];
    for cell in Cell::all() {
        let at = Place {
            column: place.column + cell.index(),
            ..place
        };
        let mut end = cell;
        // A longer path would go in a circle.
        for _ in 0..Cell::COUNT {
            let Some(way) = arrow(characters[end.index()]) else {
                break;
            };
            let off = || mistake(at, Fault::ArrowOff { cell: end });
            end = beside(end, way).ok_or_else(off)?;
        }
        if arrow(characters[end.index()]).is_some() {
            return Err(mistake(at, Fault::ArrowWithoutSum { cell }));
        }
        cages[end.index()].insert(cell);
    }
    let mut board = LayoutBuilder::classic();
    for (cell, cells) in Cell::all().zip(cages) {
        match sum(characters[cell.index()]) {
            // An unknown sum: the cage only forbids equal digits.
            Some(0) if cells.len() > 1 => board = board.cage(cells, None),
            Some(sum @ 1..) => board = board.cage(cells, Some(sum)),
            _ => {}
        }
    }
    let layout = built(board, place)?;
    Ok(Puzzle::on(layout, [None; Cell::COUNT]))
}

pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    let mut text = ['0'; Cell::COUNT];
    for cage in puzzle.layout.cages() {
        write_cage(cage, &mut text);
    }
    text.into_iter().collect()
}

/// Writes the sum into the first cell, then arrows to cells that are already written.
fn write_cage(cage: &Cage, text: &mut [char; Cell::COUNT]) {
    let Some(first) = cage.cells.first() else {
        return;
    };
    let sum = char::from(match cage.sum.unwrap_or(0) {
        sum @ 0..10 => b'0' + sum,
        sum @ 10..36 => b'A' + sum - 10,
        sum => b'a' + sum - 36,
    });
    text[first.index()] = sum;
    let mut written = CellSet::only(first);
    while written != cage.cells {
        let open = cage.cells - written;
        let next = ARROWS.iter().find_map(|(arrow, down, right)| {
            let leads =
                |cell: &Cell| beside(*cell, (*down, *right)).is_some_and(|to| written.contains(to));
            open.iter().find(leads).map(|cell| (cell, *arrow))
        });
        // The cells of a cage are connected.
        let Some((cell, arrow)) = next else { break };
        text[cell.index()] = arrow;
        written.insert(cell);
    }
}
