//! The cages of a killer in a map of names, with the sums of the names in lines below it.

use super::{FEWEST_CAGES, Found, by_name, fields};
use crate::formats::boards::mistake;
use crate::formats::{Fault, FormatError, Place, cell_value};
use sudoku_engine::grid::{Cell, CellSet, Values};

/// A name of this many characters is too long for a map.
const LONG_NAME: usize = 4;

/// A map in which each cell has a name.
struct Map<'a> {
    /// The name of each cell.
    names: Vec<&'a str>,
    /// The digits of the grid next to the map, if there is one.
    givens: Vec<char>,
}

/// Sums of names, and the first mistake in them.
struct Sums {
    /// The place of each name in the list of names, its sum, and its line.
    told: Vec<(usize, usize, usize)>,
    wrong: Option<FormatError>,
}

/// Reads a map of names, perhaps with the givens next to it, with the sums in lines below. Also
/// returns the lines after these.
pub(super) fn names<'a, 'b>(
    lines: &'b [(usize, &'a str)],
) -> Option<(Found, &'b [(usize, &'a str)])> {
    let (rows, below) = lines.split_at_checked(9)?;
    let Map { names, givens } = map(rows)?;
    let cells = by_name(&names);
    // Skip a name above the sums.
    let below = match below {
        [(_, first), rest @ ..]
            if !first.contains(|one: char| one.is_ascii_digit() || one == '=') =>
        {
            rest
        }
        below => below,
    };
    let is_sums = |line: &str| line.contains(['=', ':']) || is_bare(line, &cells);
    let count = below.iter().take_while(|(_, line)| is_sums(line)).count();
    let (sum_lines, behind) = below.split_at(count);
    let Sums { told, wrong } = sums(sum_lines, &cells)?;
    let has_letter = names
        .iter()
        .any(|it| it.contains(|one: char| one.is_alphabetic()));
    // Names without sums may be names of regions. Numbers are names, too, if the cells of each hang
    // together.
    let is_map = match told.len() {
        0 if givens.is_empty() => {
            !has_letter && cells.iter().all(|(_, cells)| cells.hangs_together())
        }
        0 => has_letter,
        count => has_letter || 2 * count >= cells.len(),
    };
    if cells.len() <= FEWEST_CAGES || !is_map {
        return None;
    }
    let mut values: Values = [None; Cell::COUNT];
    if !givens.is_empty() {
        let read: Option<Vec<_>> = givens.into_iter().map(|it| cell_value(it, true)).collect();
        values = read?.try_into().ok()?;
    }
    let sum = |(at, sum, _): &(usize, usize, usize)| (cells[*at].1, *sum);
    let found = Found {
        title: None,
        line: rows[0].0,
        cages: told.iter().map(sum).collect(),
        missing: cells.len() - told.len(),
        wrong: wrong.or_else(|| without_sum(rows, &cells, &told)),
        lines: told.into_iter().map(|(.., line)| line).collect(),
        givens: values,
    };
    Some((found, behind))
}

/// Reads the rows of a map. A grid of givens may be on its left or on its right.
fn map<'a>(rows: &[(usize, &'a str)]) -> Option<Map<'a>> {
    let mut names: Vec<&str> = Vec::new();
    let mut givens: Vec<char> = Vec::new();
    for (_, line) in rows {
        let fields = fields(line);
        let is_grid = |it: &str| it.chars().all(|one| cell_value(one, true).is_some());
        let row = match fields[..] {
            [word] => word,
            [left, right] if left.len() == 9 && right.len() == 9 => {
                let (own, row) = if is_grid(left) {
                    (left, right)
                } else {
                    (right, left)
                };
                givens.extend(own.chars());
                row
            }
            _ if fields.len() == 9 => {
                names.extend(fields);
                continue;
            }
            _ => return None,
        };
        let is_row = row.len() == 9 && row.bytes().all(|it| it.is_ascii_alphanumeric());
        names.extend((0..9).filter(|_| is_row).filter_map(|at| row.get(at..=at)));
    }
    let is_name =
        |it: &&str| it.bytes().all(|one| one.is_ascii_alphanumeric()) && it.len() < LONG_NAME;
    let is_map = names.len() == Cell::COUNT && names.iter().all(is_name);
    is_map.then_some(Map { names, givens })
}

/// Whether a line is a name and its sum, with nothing but a blank or a comma between them.
fn is_bare(line: &str, cells: &[(&str, CellSet)]) -> bool {
    let is_known = |name: &str| cells.iter().any(|(known, _)| *known == name);
    let is_number = |it: &str| it.bytes().all(|one| one.is_ascii_digit());
    match fields(line)[..] {
        _ if line.contains(['=', ':']) => false,
        [name, sum] if sum.len() < 4 => is_known(name) || name.len() < LONG_NAME && is_number(sum),
        _ => false,
    }
}

/// Reads lines of names with their sums.
fn sums(lines: &[(usize, &str)], cells: &[(&str, CellSet)]) -> Option<Sums> {
    let mut told: Vec<(usize, usize, usize)> = Vec::new();
    let mut wrong: Option<FormatError> = None;
    for (number, line) in lines {
        let place = Place {
            line: *number,
            column: 1,
        };
        let bare = match fields(line)[..] {
            [name, sum] if is_bare(line, cells) => Some(format!("{name}={sum}")),
            _ => None,
        };
        // There may be blanks around the sign.
        let pairs = bare.as_deref().unwrap_or(line).replace(" = ", "=");
        let pairs = pairs.replace(": ", ":");
        let pairs = pairs.split([',', ';', ' ', '\t']);
        for pair in pairs.filter(|it| !it.is_empty()) {
            let (name, sum) = pair.split_once(['=', ':'])?;
            let at = cells.iter().position(|(known, _)| *known == name);
            let problem = match (at, sum.parse()) {
                (Some(at), Ok(_)) if told.iter().any(|(other, ..)| *other == at) => {
                    Fault::SumTwice {
                        name: name.to_owned(),
                    }
                }
                (Some(at), Ok(sum)) => {
                    told.push((at, sum, *number));
                    continue;
                }
                (Some(_), Err(_)) if sum.is_empty() => Fault::SumMissing,
                (Some(_), Err(_)) => Fault::NotTheSum {
                    text: sum.to_owned(),
                },
                (None, _) => Fault::NoSuchCage {
                    name: name.to_owned(),
                },
            };
            wrong.get_or_insert_with(|| mistake(place, problem));
        }
    }
    Some(Sums { told, wrong })
}

/// Returns the mistake that names of a map have no sum; `None` if all have one.
fn without_sum(
    rows: &[(usize, &str)],
    cells: &[(&str, CellSet)],
    told: &[(usize, usize, usize)],
) -> Option<FormatError> {
    let has_sum = |at: &usize| told.iter().any(|(other, ..)| other == at);
    let without = (0..cells.len()).find(|at| !has_sum(at))?;
    let in_row = |row: usize| Place {
        line: rows[row].0,
        column: 1,
    };
    let (name, own) = cells[without];
    Some(match cells.len() - told.len() {
        1 => {
            let name = name.to_owned();
            let row = own.first().map_or(0, Cell::row);
            mistake(in_row(row), Fault::NoSumOf { name })
        }
        found if told.is_empty() => mistake(in_row(0), Fault::MapNames { found }),
        found => mistake(in_row(0), Fault::SumsMissing { found }),
    })
}
