//! Nine rows of digits in which a blank is an empty cell.
//!
//! Only the place of a digit in its line shows its cell, so all rows are read together. In all
//! rows, the cells have an equal number of blanks between them, or none. Cells that editors cut off
//! at the end of a line are known to be empty. Cells that they cut off at its start shift the rest
//! of the line, so such a row is refused.

use super::rows::is_vertical;
use sudoku_engine::grid::{Cell, Digit, Values};

/// The most bytes of a row.
const LONGEST: usize = 120;

/// The most characters from one cell to the next.
const WIDEST: usize = 4;

/// The reason why the columns of the digits are not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Misfit {
    /// The digits are not below each other.
    Uneven,
    /// Blanks at the start of this row, counted from 0, may have been cut off.
    Cut { row: usize },
    /// All rows are indented by an unknown amount.
    SetIn,
    /// This row, counted from 0, has `found` cells, in contrast to others that keep their blanks.
    Count { row: usize, found: usize },
}

/// Whether a line may be a row with blanks as empty cells, with or without lines between its boxes.
pub(super) fn is_row(line: &str) -> bool {
    let is_known = |one: char| one == ' ' || is_vertical(one) || Digit::from_char(one).is_some();
    if line.len() > LONGEST || !line.chars().all(is_known) {
        return false;
    }
    let parts = parts(line);
    let wanted = Cell::SIDE / parts.len();
    let digits = |part: &&str| part.chars().filter(|one| *one != ' ').count();
    let counts: Vec<usize> = parts.iter().map(digits).collect();
    matches!(parts.len(), 1 | 3)
        && counts.iter().all(|count| *count <= wanted)
        && (parts.len() > 1 || counts.iter().any(|count| *count > 0))
}

/// Returns the parts of a line between the bars drawn in it, without anything outside of them.
fn parts(line: &str) -> Vec<&str> {
    let line = line.trim_end_matches(['\r', '\n']);
    let count = line.matches(is_vertical).count();
    if count == 0 {
        return vec![line];
    }
    // Two bars separate three boxes; the others surround them.
    let mut inner = line;
    let mut outer = count.saturating_sub(2);
    if outer > 0
        && let Some(behind) = inner.trim_start().strip_prefix(is_vertical)
    {
        inner = behind;
        outer -= 1;
    }
    if outer > 0
        && let Some(before) = inner.trim_end().strip_suffix(is_vertical)
    {
        inner = before;
    }
    inner.split(is_vertical).collect()
}

/// Whether bars are drawn before and behind the three boxes of a row: none of its blanks can be cut
/// off.
fn is_framed(line: &str) -> bool {
    let line = line.trim();
    let is_closed = line.starts_with(is_vertical) && line.ends_with(is_vertical);
    is_closed && line.matches(is_vertical).count() == Cell::SIDE / 3 + 1
}

/// A part of a row: its length, and the places of the digits in it.
struct Part {
    length: usize,
    digits: Vec<(usize, Digit)>,
}

impl Part {
    fn of(text: &str) -> Option<Self> {
        let mut digits = Vec::new();
        for (at, one) in text.chars().enumerate() {
            if one != ' ' {
                digits.push((at, Digit::from_char(one)?));
            }
        }
        let length = text.chars().count();
        Some(Self { length, digits })
    }

    fn places(&self) -> impl Iterator<Item = usize> {
        self.digits.iter().map(|(at, _)| *at)
    }
}

/// The first place of a cell, and the distance to the next.
#[derive(Clone, Copy)]
struct Pitch {
    first: usize,
    step: usize,
}

impl Pitch {
    /// Returns the number of the cell at a place, if it is one of the `wanted` ones.
    fn cell(self, place: usize, wanted: usize) -> Option<usize> {
        let behind = place.checked_sub(self.first)?;
        let number = behind / self.step;
        (behind.is_multiple_of(self.step) && number < wanted).then_some(number)
    }

    fn fits<'a>(self, mut parts: impl Iterator<Item = &'a Part>, wanted: usize) -> bool {
        parts.all(|part| part.places().all(|at| self.cell(at, wanted).is_some()))
    }
}

/// Returns the cells of nine rows; each one [`is_row`] or is blank.
pub(super) fn cells(rows: &[&str]) -> Result<Values, Misfit> {
    let split: Vec<Vec<&str>> = rows.iter().map(|row| parts(row)).collect();
    let count = split.iter().map(Vec::len).max().unwrap_or(1);
    let is_blank = |row: &str| row.trim().is_empty();
    let are_alike = rows
        .iter()
        .zip(&split)
        .all(|(row, parts)| parts.len() == count || is_blank(row));
    if rows.len() != Cell::SIDE || !matches!(count, 1 | 3) || !are_alike {
        return Err(Misfit::Uneven);
    }
    let mut columns = Vec::new();
    for at in 0..count {
        let part = |parts: &Vec<&str>| Part::of(parts.get(at).copied().unwrap_or_default());
        let column: Option<Vec<Part>> = split.iter().map(part).collect();
        columns.push(column.ok_or(Misfit::Uneven)?);
    }
    let pitches = match columns.as_mut_slice() {
        [left, middle, right] => {
            let pitches = drawn(left, middle, right);
            let step = pitches.as_ref().ok().map(|all| all[0].step);
            let is_framed: Vec<bool> = rows.iter().map(|row| is_framed(row)).collect();
            uneven([left, middle, right], &is_framed, step).map_or(pitches, Err)
        }
        [all] => plain(all).map(|pitch| vec![pitch]),
        _ => Err(Misfit::Uneven),
    }?;
    let wanted = Cell::SIDE / count;
    let mut values = [None; Cell::COUNT];
    for (box_column, (column, pitch)) in columns.iter().zip(pitches).enumerate() {
        for (row, part) in column.iter().enumerate() {
            for (at, digit) in &part.digits {
                let cell = pitch.cell(*at, wanted).ok_or(Misfit::Uneven)?;
                values[Cell::at(row, box_column * wanted + cell).index()] = Some(*digit);
            }
        }
    }
    Ok(values)
}

/// Returns the pitch of rows without drawn bars.
fn plain(rows: &[Part]) -> Result<Pitch, Misfit> {
    let places = || rows.iter().flat_map(Part::places);
    let (Some(first), Some(last)) = (places().min(), places().max()) else {
        return Err(Misfit::Uneven);
    };
    let wanted = Cell::SIDE;
    let fits = |pitch: &Pitch| pitch.fits(rows.iter(), wanted);
    let pitch = (1..=WIDEST).find_map(|step| {
        let mut near = (0..step).map(|first| Pitch { first, step });
        if let Some(pitch) = near.find(fits) {
            return Some(Ok(pitch));
        }
        // Indented: the indent is known if there is a digit in the first column and one in the
        // last.
        let pitch = Pitch { first, step };
        let is_whole = first + step * (wanted - 1) == last;
        fits(&pitch).then_some(if is_whole {
            Ok(pitch)
        } else {
            Err(Misfit::SetIn)
        })
    });
    let pitch = pitch.unwrap_or(Err(Misfit::Uneven))?;
    let misfit = cut(rows, pitch).map(|row| Misfit::Cut { row });
    misfit
        .or_else(|| short(rows, pitch))
        .or_else(|| long(rows, pitch))
        .or_else(|| missing(rows, pitch))
        .map_or(Ok(pitch), Err)
}

/// Finds the only row that is too long: a blank behind its cells may be one of them.
fn long(rows: &[Part], pitch: Pitch) -> Option<Misfit> {
    let count = |row: &usize| rows[*row].length.saturating_sub(pitch.first);
    let count = |row: &usize| count(row).div_ceil(pitch.step);
    let mut long = (0..rows.len()).filter(|row| count(row) > Cell::SIDE);
    let row = long.next()?;
    let found = count(&row);
    long.next()
        .is_none()
        .then_some(Misfit::Count { row, found })
}

/// Finds a blank line that may be a separator instead of an empty row: the first line, or any line
/// if other rows keep their blanks. The last row is allowed to be cut off.
fn missing(rows: &[Part], pitch: Pitch) -> Option<Misfit> {
    let end = pitch.first + pitch.step * (Cell::SIDE - 1);
    let is_kept = |part: &Part| part.length > end && part.places().last() != Some(end);
    let are_kept = rows.iter().any(is_kept);
    let is_missing = |row: &usize| rows[*row].length == 0 && (are_kept || *row == 0);
    let row = (0..rows.len().saturating_sub(1)).find(is_missing)?;
    Some(Misfit::Count { row, found: 0 })
}

/// Finds the only row that is too short, if the place of its missing cell is not known: other rows
/// keep their blanks, or it has all digits but one. The last row is allowed to be cut off.
fn short(rows: &[Part], pitch: Pitch) -> Option<Misfit> {
    let end = pitch.first + pitch.step * (Cell::SIDE - 1);
    let [rows @ .., _] = rows else { return None };
    let ends_in_digit = |part: &Part| part.places().last().is_some_and(|at| at + 1 == part.length);
    let keeps_blanks = |part: &Part| part.length > end && !ends_in_digit(part);
    let mut short = (0..rows.len()).filter(|row| rows[*row].length <= end);
    let row = short.next()?;
    let is_alone = short.next().is_none();
    let length = rows[row].length.checked_sub(pitch.first)?;
    let is_full = rows[row].digits.len() + 1 == Cell::SIDE;
    let is_slip = ends_in_digit(&rows[row]) && is_full || rows.iter().any(keeps_blanks);
    (is_alone && is_slip && length > 0).then(|| Misfit::Count {
        row,
        found: length.div_ceil(pitch.step),
    })
}

/// Returns the row whose blanks at the start may have been cut off.
fn cut(rows: &[Part], pitch: Pitch) -> Option<usize> {
    let starts = |part: &Part| part.places().next().is_none_or(|at| at == pitch.first);
    let end = pitch.first + pitch.step * (Cell::SIDE - 1);
    let is_short = |part: &Part| part.places().last().is_some_and(|at| at < end);
    // A column of nine givens is rarer than an editor that trims its lines.
    if rows.iter().all(starts) {
        return rows.iter().position(is_short);
    }
    // If the text was trimmed as a whole, its first row begins too late, while the others still
    // have their blanks.
    let [top, others @ .., _] = rows else {
        return None;
    };
    let length = others.first().map(|part| part.length)?;
    let is_kept = length > end && others.iter().all(|part| part.length == length);
    (is_kept && top.length < length && is_short(top) && starts(top)).then_some(0)
}

/// Finds the only row of drawn boxes in which one box has an extra or a missing cell. The first may
/// be cut off at its start, and the last at its end, unless others keep their blanks. In a row with
/// bars around it, no box may be narrower than the others of its column.
fn uneven(boxes: [&[Part]; 3], is_framed: &[bool], step: Option<usize>) -> Option<Misfit> {
    let mut odd = Vec::new();
    let mut narrow: Option<(usize, Misfit)> = None;
    for (at, parts) in boxes.into_iter().enumerate() {
        let lengths = || parts.iter().map(|part| part.length);
        let usual = lengths().max_by_key(|length| lengths().filter(|it| it == length).count())?;
        let is_kept = |part: &Part| part.length == usual && part.places().all(|it| it + 1 < usual);
        let is_cut = |row: usize| match at {
            0 => true,
            1 => false,
            _ => row + 1 == parts.len() || !parts.iter().any(is_kept),
        };
        for (row, length) in lengths().enumerate() {
            if is_framed[row] && length < usual && narrow.is_none_or(|(first, _)| row < first) {
                let off = usual - length;
                let count = step.map_or(1, |step| off.div_ceil(step));
                let found = Cell::SIDE.saturating_sub(count);
                narrow = Some((row, Misfit::Count { row, found }));
            }
            let is_off = length > usual || length < usual && length > 0 && !is_cut(row);
            let off = length.abs_diff(usual);
            if is_off && step.is_none_or(|step| off.is_multiple_of(step)) {
                // If digits are off their columns, it is one cell.
                let count = step.map_or(1, |step| off / step);
                let found = match length > usual {
                    true => Cell::SIDE + count,
                    false => Cell::SIDE.saturating_sub(count),
                };
                odd.push(Misfit::Count { row, found });
            }
        }
    }
    match odd[..] {
        [only] => Some(only),
        _ => narrow.map(|(_, misfit)| misfit),
    }
}

/// Returns the pitches of the three boxes of a row with drawn bars.
fn drawn(left: &mut [Part], middle: &[Part], right: &[Part]) -> Result<Vec<Pitch>, Misfit> {
    let wanted = Cell::SIDE / 3;
    let width = |parts: &[Part]| parts.iter().map(|part| part.length).max().unwrap_or(0);
    let (side, wide) = (width(left), width(middle));
    // The bar behind the first box shows where it ends, even if blanks before it were cut off.
    for part in left.iter_mut() {
        let gap = side - part.length;
        part.digits.iter_mut().for_each(|(at, _)| *at += gap);
    }
    let pitches = |step: usize| {
        let room = wide.checked_sub(step * (wanted - 1) + 1)?;
        // Prefer the same room before the cells as behind them.
        let firsts = std::iter::once(room / 2).chain(0..=room);
        let fit = |first: usize| {
            let inner = Pitch { first, step };
            let before = (first + side).checked_sub(wide)?;
            let outer = Pitch {
                first: before,
                step,
            };
            let fits =
                outer.fits(left.iter(), wanted) && inner.fits(middle.iter().chain(right), wanted);
            fits.then(|| vec![outer, inner, inner])
        };
        (room <= step + 1).then(|| firsts.into_iter().find_map(fit))?
    };
    (1..=WIDEST).find_map(pitches).ok_or(Misfit::Uneven)
}
