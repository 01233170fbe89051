//! Test positions of single techniques, one per line, as technique libraries have them:
//! `:code-variant:digits:grid:deleted:eliminated:placed:extra`.

use std::collections::BTreeSet;

use super::error::shown;
use super::lines::write_cells;
use super::{Fault, FormatError, Place};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::technique::Technique;

/// The first two fields of a line without a technique.
const NO_TECHNIQUE: (&str, &str) = ("0000", "x");

/// A position, and the conclusion that one technique must find there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryCase {
    /// The technique's code: four or five digits.
    pub code: String,
    /// The form of the technique; `x` if it must find nothing. Empty if none is named.
    pub variant: String,
    /// The digits that the technique is about; empty if they are not given.
    pub digits: DigitSet,
    /// The position.
    pub grid: Grid,
    /// The candidates that are removed in the position.
    pub removed: Vec<Candidate>,
    /// The candidates that must be eliminated, sorted.
    pub eliminated: Vec<Candidate>,
    /// The candidates that must be placed, sorted.
    pub placed: Vec<Candidate>,
    /// The length of a chain, if it is given.
    pub length: Option<usize>,
}

/// The names in libraries of techniques and their forms that have another name here. A name that
/// begins with one of these belongs to the same technique.
const OTHER_NAMES: [(&str, &str); 9] = [
    ("chute-remote-pair-double", "chute-remote-pair"),
    ("medusa", "3d-medusa"),
    ("rectangle-elimination", "empty-rectangle"),
    ("aligned-pair-exclusion-als", "aligned-pair-exclusion"),
    ("exocet-mirror", "junior-exocet"),
    ("msls", "multi-sector-locked-sets"),
    ("contradiction-2", "contradiction-with-side-arguments"),
    ("gurth", "gurth-s-symmetrical-placement"),
    ("rank-0", "rank-0-logic"),
];

impl LibraryCase {
    /// Returns the name of a technique that is in place of a code, with its form:
    /// `aligned-pair-exclusion-als`. `None` if there is a code.
    pub fn name(&self) -> Option<String> {
        if self.code.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let words = [&self.code[..], &self.variant].into_iter();
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        Some(words.join("-"))
    }

    /// Returns the technique with that name; `None` if there is a code, or no such technique.
    pub fn named_technique(&self) -> Option<Technique> {
        named(&self.name()?)
    }
}

/// The technique that libraries call by a name.
fn named(name: &str) -> Option<Technique> {
    if let Ok(technique) = name.parse() {
        return Some(technique);
    }
    let mut others = OTHER_NAMES.iter();
    let (_, slug) = others.find(|(other, _)| name.starts_with(other))?;
    slug.parse().ok()
}

/// Whether a line starts like a line of a library: with a technique between two colons, by its code
/// or its name.
pub(super) fn is_line(line: &str) -> bool {
    let technique = line.strip_prefix(':').and_then(|rest| rest.split_once(':'));
    technique.is_some_and(|(technique, _)| {
        let code = technique.split('-').next().unwrap_or_default();
        let is_code = matches!(code.len(), 4 | 5) && code.bytes().all(|byte| byte.is_ascii_digit());
        is_code || named(technique).is_some()
    })
}

/// Reads one line of a library. Returns `None` for a blank line or a comment. The number, from 1,
/// is for the error.
///
/// # Errors
///
/// If a field is missing or not valid.
pub fn read_library_line(line: &str, number: usize) -> Result<Option<LibraryCase>, FormatError> {
    let line = line.trim_end();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let fields = Fields::split(line, number)?;
    let (code, variant) = fields.technique();
    let (values, given) = read_cells(fields.cells, fields.place(fields.cells))?;
    let mut grid = Grid::from_values(&values);
    grid.set_givens(given);
    let removed = fields.candidates(fields.deleted)?;
    for candidate in &removed {
        grid.eliminate(*candidate);
    }
    Ok(Some(LibraryCase {
        code: code.to_owned(),
        variant: variant.to_owned(),
        digits: fields.digits.chars().filter_map(Digit::from_char).collect(),
        grid,
        removed,
        eliminated: fields.candidates(fields.eliminated)?,
        placed: fields.candidates(fields.placed)?,
        length: fields.extra.and_then(|extra| extra.parse().ok()),
    }))
}

/// Reads the position of a line as a puzzle, titled with its technique.
pub(super) fn read_puzzle(line: &str, number: usize) -> Result<Puzzle, FormatError> {
    let fields = Fields::split(line, number)?;
    let (values, given) = read_cells(fields.cells, fields.place(fields.cells))?;
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    for cell in Cell::all() {
        let kept = if given.contains(cell) {
            &mut puzzle.givens
        } else {
            &mut puzzle.entries
        };
        kept[cell.index()] = values[cell.index()];
    }
    puzzle.removed = fields.candidates(fields.deleted)?;
    fields.candidates(fields.eliminated)?;
    fields.candidates(fields.placed)?;
    let named = (fields.technique, fields.digits) != NO_TECHNIQUE;
    puzzle.title = named.then(|| fields.technique.to_owned());
    Ok(puzzle)
}

/// Writes a line for a position without a technique.
pub(super) fn write(puzzle: &Puzzle) -> String {
    let mut cells = String::new();
    for (given, value) in puzzle.givens.iter().zip(puzzle.values()) {
        if given.is_none() && value.is_some() {
            cells.push('+');
        }
        cells += &write_cells(&[value]);
    }
    let removed: BTreeSet<&Candidate> = puzzle.removed.iter().collect();
    let deleted: Vec<String> = removed
        .into_iter()
        .map(|Candidate { cell, digit }| format!("{digit}{}{}", cell.row() + 1, cell.column() + 1))
        .collect();
    let (technique, digits) = NO_TECHNIQUE;
    let deleted = deleted.join(" ");
    format!(":{technique}:{digits}:{cells}:{deleted}:::\n")
}

/// The fields of a line, whose places in it are known.
struct Fields<'a> {
    line: &'a str,
    number: usize,
    technique: &'a str,
    digits: &'a str,
    cells: &'a str,
    deleted: &'a str,
    eliminated: &'a str,
    placed: &'a str,
    extra: Option<&'a str>,
}

impl<'a> Fields<'a> {
    fn split(line: &'a str, number: usize) -> Result<Self, FormatError> {
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
            let problem = Fault::Fields {
                found: fields.len(),
                needed: 7,
            };
            return Err(FormatError::Mistake {
                place: Place {
                    line: number,
                    column: 1,
                },
                problem,
            });
        };
        Ok(Self {
            line,
            number,
            technique,
            digits,
            cells,
            deleted,
            eliminated,
            placed,
            extra: rest.first().copied(),
        })
    }

    /// Returns the code of the technique and its variant.
    fn technique(&self) -> (&'a str, &'a str) {
        self.technique
            .split_once('-')
            .unwrap_or((self.technique, ""))
    }

    /// Returns the start of a field.
    fn place(&self, field: &str) -> Place {
        let before = field.as_ptr() as usize - self.line.as_ptr() as usize;
        Place {
            line: self.number,
            column: self.line[..before].chars().count() + 1,
        }
    }

    fn candidates(&self, field: &str) -> Result<Vec<Candidate>, FormatError> {
        read_candidates(field, self.place(field))
    }
}

/// Reads 81 cells, with `+` before a digit that is not a given. Returns the values and the cells
/// with a given.
fn read_cells(text: &str, place: Place) -> Result<(Values, CellSet), FormatError> {
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
    Ok((values, given))
}

/// Returns the candidates in a text, each as digit, row and column; `None` if it contains anything
/// else.
pub(super) fn candidates_of(text: &str) -> Option<Vec<Candidate>> {
    read_candidates(text, Place::START).ok()
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
                    let text = shown(word, FormatError::SHOWN_OF_TEXT);
                    let problem = Fault::NotDigitRowColumn { text };
                    Err(FormatError::Mistake { place, problem })
                }
            }
        })
        .collect::<Result<Vec<_>, _>>()?;
    candidates.sort();
    candidates.dedup();
    Ok(candidates)
}
