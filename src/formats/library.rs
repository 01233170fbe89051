//! Test positions of single techniques, one a line, as libraries of the field
//! keep them: `:code-variant:digits:grid:deleted:eliminated:placed:extra`.

use super::{FormatError, Place};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};

/// A position, and what one technique must conclude there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryCase {
    /// The technique's code: four or five digits.
    pub code: String,
    /// Which form of the technique; `x` where it must find nothing. Empty if
    /// none is named.
    pub variant: String,
    /// The digits that the technique is about; none if that is not said.
    pub digits: DigitSet,
    /// The position.
    pub grid: Grid,
    /// What must be eliminated, sorted.
    pub eliminated: Vec<Candidate>,
    /// What must be placed, sorted.
    pub placed: Vec<Candidate>,
    /// For chains, the length that is said.
    pub length: Option<usize>,
}

/// Reads one line of a library. `None` for a blank line and for a comment. The
/// number, from 1, is for the error.
///
/// # Errors
///
/// When a field is missing or makes no sense.
pub fn read_library_line(line: &str, number: usize) -> Result<Option<LibraryCase>, FormatError> {
    let line = line.trim_end();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let fields: Vec<&str> = line.split(':').collect();
    let [
        _,
        technique,
        digits,
        cells,
        deleted,
        eliminated,
        placed,
        ref rest @ ..,
    ] = fields[..]
    else {
        let problem = format!("{} fields, 7 are needed", fields.len());
        return Err(FormatError::Own {
            place: Place {
                line: number,
                column: 1,
            },
            problem,
        });
    };
    let (code, variant) = technique.split_once('-').unwrap_or((technique, ""));
    let column_of = |field: &str| {
        line[..field.as_ptr() as usize - line.as_ptr() as usize]
            .chars()
            .count()
            + 1
    };
    let mut grid = read_cells(
        cells,
        Place {
            line: number,
            column: column_of(cells),
        },
    )?;
    let candidates = |field: &str| {
        read_candidates(
            field,
            Place {
                line: number,
                column: column_of(field),
            },
        )
    };
    for candidate in candidates(deleted)? {
        grid.eliminate(candidate);
    }
    Ok(Some(LibraryCase {
        code: code.to_owned(),
        variant: variant.to_owned(),
        digits: digits.chars().filter_map(Digit::from_char).collect(),
        grid,
        eliminated: candidates(eliminated)?,
        placed: candidates(placed)?,
        length: rest.first().and_then(|extra| extra.parse().ok()),
    }))
}

/// Reads 81 cells, in which `+` stands before a digit that is not a given.
fn read_cells(text: &str, place: Place) -> Result<Grid, FormatError> {
    let mut values: Values = [None; Cell::COUNT];
    let mut given = CellSet::EMPTY;
    let mut cells = Cell::all();
    let mut found = 0;
    let mut placed = false;
    for (offset, character) in text.chars().enumerate() {
        if character == '+' {
            placed = true;
            continue;
        }
        let digit = Digit::from_char(character);
        if digit.is_none() && !matches!(character, '.' | '0') {
            let place = Place {
                column: place.column + offset,
                ..place
            };
            return Err(FormatError::not_a_digit(place, character));
        }
        found += 1;
        if let Some(cell) = cells.next() {
            values[cell.index()] = digit;
            if digit.is_some() && !placed {
                given.insert(cell);
            }
        }
        placed = false;
    }
    if found != Cell::COUNT {
        return Err(FormatError::Cells {
            line: place.line,
            found,
            needed: Cell::COUNT,
        });
    }
    let mut grid = Grid::from_values(&values);
    grid.set_givens(given);
    Ok(grid)
}

/// Reads candidates, each written as digit, row and column.
fn read_candidates(text: &str, place: Place) -> Result<Vec<Candidate>, FormatError> {
    let mut candidates = text
        .split_whitespace()
        .map(|word| {
            let mut digits = word.chars().map(Digit::from_char);
            match (digits.next(), digits.next(), digits.next(), digits.next()) {
                (Some(Some(digit)), Some(Some(row)), Some(Some(column)), None) => {
                    Ok(Candidate::new(Cell::at(row.index(), column.index()), digit))
                }
                _ => {
                    let problem =
                        format!("'{word}' is not a digit, a row and a column such as 436");
                    Err(FormatError::Own { place, problem })
                }
            }
        })
        .collect::<Result<Vec<_>, _>>()?;
    candidates.sort();
    candidates.dedup();
    Ok(candidates)
}
