//! Jigsaws of 81 givens and a character for the region of each cell: run together, or, as in
//! Andoku, `givens|regions|letter`. There the regions may be missing, which means boxes, and a
//! letter names the extra features of the board. Behind the regions of a plain jigsaw the last bar
//! may be missing.

use super::{Place, built, read_values, write_regions, write_values};
use crate::formats::error::shown;
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

/// The most fields of a line that is meant as one of this form.
const MOST_FIELDS: usize = 5;

/// The most characters of a line that are not what belongs in their place.
const MOST_WRONG: usize = 5;

/// The fewest characters that are taken for the beginning of regions: fewer may be a level. If they
/// are only a few, they must be the names of the first row.
const SHORTEST_MAP: usize = 3;
const A_FEW: usize = 6;

/// Returns the mistake in a line of this form: it has a few cells or regions too many or too few, or
/// a few characters that mean nothing; `None` for any other line.
pub(super) fn damage(line: &str, place: Place) -> Option<FormatError> {
    if let Some(wrong) = wrong_letter(line, place) {
        return Some(wrong);
    }
    let fields: Vec<&str> = line.split('|').take(MOST_FIELDS).collect();
    let (cells, regions, letter) = match fields[..] {
        [cells, regions] => (cells, regions.trim_end(), None),
        [cells, regions, rest] => {
            let letter = rest.split_whitespace().next().unwrap_or_default();
            (cells, regions, Some(letter))
        }
        [cells, begin, .., end] if is_like_map(begin) => (cells, begin, Some(end)),
        _ => return None,
    };
    let is_letter = |text: &str| text.is_empty() || LETTERS.iter().any(|(known, _)| *known == text);
    // The regions may be in two parts.
    let is_parted = fields.len() > 3
        || letter.is_some_and(|it| it.len() > 2 && is_like_map(it)) && is_like_map(regions);
    // The solution could be there, too.
    let is_meant = is_parted || letter.map_or_else(|| is_like_map(regions), is_letter);
    let has = |text: &str| MEANT.contains(&text.chars().count());
    // A line that was cut within the regions has too few of them, and no bar behind them.
    let is_cut = letter.is_none()
        && cells.chars().count() == Cell::COUNT
        && (SHORTEST_MAP..Cell::COUNT).contains(&regions.len())
        && (regions.len() >= A_FEW || begins_map(regions));
    let has_regions = is_parted || is_cut || regions.is_empty() || has(regions);
    if !is_meant || !has(cells) || !has_regions {
        return None;
    }
    let column = place.column + cells.chars().count() + 1;
    let of_regions = Place { column, ..place };
    let wrong_cell = wrong_one(cells, |one| cell_value(one, true).is_some())?;
    let wrong_name = wrong_one(regions, |one| one.is_ascii_alphanumeric())?;
    if let Some((at, one)) = wrong_cell {
        let column = place.column + at;
        return Some(FormatError::not_a_digit(Place { column, ..place }, one));
    }
    let found = cells.chars().count();
    if found != Cell::COUNT {
        return Some(FormatError::Cells {
            line: place.line,
            found,
            needed: Cell::COUNT,
        });
    }
    if let Some((at, one)) = wrong_name {
        let column = of_regions.column + at;
        let text = shown(&one.to_string(), 1);
        let problem = Fault::NotARegionName { text };
        return Some(super::mistake(Place { column, ..place }, problem));
    }
    let found = regions.chars().count();
    let needed = Cell::COUNT;
    let problem = Fault::RegionCells { found, needed };
    (found > 0 && found != needed).then(|| super::mistake(of_regions, problem))
}

/// Returns the mistake behind whole regions: a letter of this form with other signs behind it, which
/// would be lost.
fn wrong_letter(line: &str, place: Place) -> Option<FormatError> {
    let mut fields = line.splitn(3, '|');
    let (cells, regions) = (fields.next()?, fields.next()?);
    let behind = fields.next()?.trim_end();
    let is_whole = |text: &str| text.chars().count() == Cell::COUNT;
    let are_regions = regions.is_empty() || is_whole(regions) && is_like_map(regions);
    if !is_whole(cells) || !are_regions {
        return None;
    }
    let (letter, rest) = behind.split_at_checked(1)?;
    let is_letter = LETTERS.iter().any(|(known, _)| *known == letter);
    // Words about the puzzle may begin with the same letter, or come behind it.
    let is_other = rest.starts_with(|one: char| !one.is_alphanumeric() && !one.is_whitespace());
    let is_numbered = rest.starts_with(|one: char| one.is_ascii_digit());
    (is_letter && (is_other || is_numbered)).then(|| no_letter(line, behind, place))
}

/// Makes the error about the text in the place of the letter.
fn no_letter(line: &str, text: &str, place: Place) -> FormatError {
    let before = text.as_ptr() as usize - line.as_ptr() as usize;
    let column = place.column + line[..before].chars().count();
    let text = shown(text, FormatError::SHOWN_OF_TEXT);
    super::mistake(Place { column, ..place }, Fault::NotALetter { text })
}

/// Whether a text has the names of the first cells of several regions: each cell belongs to the
/// region before it or begins the next one.
fn begins_map(text: &str) -> bool {
    let begins = text.starts_with(['0', '1', 'a', 'A']);
    let pairs = || text.bytes().zip(text.bytes().skip(1));
    let is_next = |(one, next): &(u8, u8)| *next == one.saturating_add(1);
    begins
        && is_like_map(text)
        && pairs().any(|it| is_next(&it))
        && pairs().all(|it| it.0 == it.1 || is_next(&it))
}

/// Returns the first character that is not of a kind, with its number, if there is one; `None` if
/// there are many.
fn wrong_one(text: &str, is_right: impl Fn(char) -> bool) -> Option<Option<(usize, char)>> {
    let mut wrong = text.chars().enumerate().filter(|(_, one)| !is_right(*one));
    let first = wrong.next();
    (wrong.count() < MOST_WRONG).then_some(first)
}

/// Whether a text is meant as regions in reading order, however many: a quarter of its characters
/// are followed by an equal one, and in a solution hardly any are.
fn is_like_map(text: &str) -> bool {
    let count = text.chars().count();
    let pairs = text.chars().zip(text.chars().skip(1));
    4 * pairs.filter(|(one, next)| one == next).count() >= count
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
    if let Some(wrong) = damage(word, place) {
        return Err(wrong);
    }
    let givens = read_values(9, givens, place)?;
    let mut board = LayoutBuilder::classic();
    if !letter.is_empty() {
        let known = LETTERS.iter().find(|(known, _)| *known == letter);
        let (_, features) = known.ok_or_else(|| no_letter(word, letter, place))?;
        board = features.iter().fold(board, |it, feature| it.with(*feature));
    }
    if regions.is_empty() {
        return Ok(Puzzle::on(built(board, place)?, givens));
    }
    let column = place.column + Cell::COUNT + 1;
    jigsaw(board, givens, regions, Place { column, ..place })
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
