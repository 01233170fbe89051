//! Jigsaws of 81 givens and a character for the region of each cell: run together, or, as in
//! Andoku, `givens|regions|letter`. There the regions may be missing, which means boxes, and a
//! letter names the extra features of the board. Behind the regions of a plain jigsaw the last bar
//! may be missing.

use super::{Place, built, read_values, write_regions, write_values};
use crate::formats::lines::MEANT;
use crate::formats::{Fault, FormatError, cell_value};
use sudoku_engine::grid::{Cell, Feature, LayoutBuilder, Values};
use sudoku_engine::sudoku::Puzzle;

/// The letters, each with the features that it means.
const LETTERS: [(&str, &[Feature]); 4] = [
    ("X", &[Feature::DiagonalDown, Feature::DiagonalUp]),
    ("H", &[Feature::Windoku]),
    ("P", &[Feature::Percent]),
    ("C", &[Feature::DisjointGroups]),
];

pub(in crate::formats) fn is_line(word: &str) -> bool {
    let fields = word.get(..Cell::COUNT).and_then(|_| {
        let rest = word[Cell::COUNT..].strip_prefix('|')?;
        match rest.split_once('|') {
            Some((regions, letter)) => Some((regions.len(), letter.len())),
            // The solution could be there, too.
            None => super::names_regions(rest).then_some((Cell::COUNT, 0)),
        }
    });
    matches!(fields, Some((0 | Cell::COUNT, 0..=2)))
}

/// Returns the number of cells in a line of this form that has a few extra or missing cells; `None`
/// for any other line.
pub(in crate::formats) fn wrong_count(line: &str) -> Option<usize> {
    let fields: Vec<&str> = line.trim().split('|').take(4).collect();
    let [cells, regions, letter] = fields[..] else {
        return None;
    };
    let is_letter = letter.is_empty() || LETTERS.iter().any(|(known, _)| *known == letter);
    let are_cells = cells.chars().all(|it| cell_value(it, true).is_some());
    let are_regions = regions.bytes().all(|it| it.is_ascii_alphanumeric());
    let found = cells.len();
    let is_one = is_letter && are_cells && are_regions && MEANT.contains(&found);
    (is_one && found != Cell::COUNT).then_some(found)
}

/// Whether a word is givens and regions run together.
pub(in crate::formats) fn is_double(word: &str) -> bool {
    let is_cell = |character: char| cell_value(character, true).is_some();
    word.len() == 2 * Cell::COUNT
        && word.bytes().all(|it| it.is_ascii())
        && word[..Cell::COUNT].chars().all(is_cell)
        && super::names_regions(&word[Cell::COUNT..])
}

pub(in crate::formats) fn read_double(word: &str, place: Place) -> Result<Puzzle, FormatError> {
    let (givens, regions) = word.split_at(Cell::COUNT);
    let givens = read_values(9, givens, place)?;
    jigsaw(LayoutBuilder::new(9), givens, regions, place)
}

fn jigsaw(
    board: LayoutBuilder,
    givens: Values,
    regions: &str,
    place: Place,
) -> Result<Puzzle, FormatError> {
    let layout = built(board.regions_from(regions), place)?;
    Ok(Puzzle::on(layout, givens))
}

pub(in crate::formats) fn read(word: &str, place: Place) -> Result<Puzzle, FormatError> {
    let mut fields = word.split('|');
    let mut field = || fields.next().unwrap_or_default();
    let (givens, regions, letter) = (field(), field(), field());
    let givens = read_values(9, givens, place)?;
    let mut board = LayoutBuilder::classic();
    if !letter.is_empty() {
        let known = LETTERS.iter().find(|(known, _)| *known == letter);
        let (_, features) = known.ok_or_else(|| {
            let text = crate::formats::error::shown(letter, FormatError::SHOWN_OF_TEXT);
            super::mistake(place, Fault::NotALetter { text })
        })?;
        board = features.iter().fold(board, |it, feature| it.with(*feature));
    }
    if regions.is_empty() {
        return Ok(Puzzle::on(built(board, place)?, givens));
    }
    jigsaw(board, givens, regions, place)
}

/// Returns the letter for these features, if there is one.
pub(in crate::formats) fn letter(features: &[Feature]) -> Option<&'static str> {
    if features.is_empty() {
        return Some("");
    }
    let found = LETTERS.iter().find(|(_, known)| *known == features);
    found.map(|(letter, _)| *letter)
}

pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    let layout = &puzzle.layout;
    let givens = write_values(layout, &puzzle.values());
    let regions = if layout.has_classic_boxes() {
        String::new()
    } else {
        write_regions(layout)
    };
    let letter = letter(&layout.features()).unwrap_or_default();
    format!("{givens}|{regions}|{letter}")
}

pub(in crate::formats) fn write_double(puzzle: &Puzzle) -> String {
    let layout = &puzzle.layout;
    write_values(layout, &puzzle.values()) + &write_regions(layout)
}
