//! Reads steps, in either style.

mod links;
mod names;
mod pattern;

use self::names::{name, technique, without_number};
use self::pattern::pattern;
use super::error::ReadError;
use super::logs;
use super::scan::Scan;
use super::step::{Argument, WrittenStep};
use sudoku_engine::grid::{Candidate, Cell, Layout};
use sudoku_engine::named::repeated;
use sudoku_engine::texts::Notation;

/// The longest text that is read.
const LONGEST: usize = 20_000;

/// Reads a step, or several separated by `;`, as [`compact`](super::compact()) writes them in
/// either style. The name of the technique may be missing. Lines from the logs of other programs
/// are read as well.
///
/// # Errors
///
/// The reason why the text is not a step, with the place from which it cannot be read.
pub fn read(
    text: &str,
    layout: &Layout,
    notation: Notation,
) -> Result<Vec<WrittenStep>, ReadError> {
    if text.len() > LONGEST {
        return Err(ReadError::TooLong);
    }
    // Pages and word processors write these signs in other ways.
    let text = text
        .replace(['–', '—', '−', '‒'], "-")
        .replace('≠', "<>")
        .replace("==>", "=>")
        .replace(['⇒', '→'], "=>");
    let parts = text.split(';').map(|part| without_remark(part.trim()));
    let parts = parts.filter(|part| !part.is_empty());
    let steps = parts.map(|part| {
        let read = in_any_notation(part, layout, notation);
        read.or_else(|error| match unknown_name(part) {
            Some(error) => Err(error),
            None => logs::read(without_number(part), layout).ok_or(error),
        })
    });
    let steps: Vec<WrittenStep> = steps.collect::<Result<_, _>>()?;
    if steps.is_empty() {
        return Err(ReadError::Empty);
    }
    Ok(steps)
}

/// Returns a step without the remark in parentheses behind its conclusion, such as the number of
/// other ways to the same one.
fn without_remark(step: &str) -> &str {
    let remark = step.strip_suffix(')').and_then(|it| it.rsplit_once(" ("));
    match remark {
        Some((step, words)) if words.split(' ').count() > 1 => step,
        _ => step,
    }
}

/// The notations in which cells are read: the chosen one, `r1c3` and `A3`.
fn notations(chosen: Notation) -> [Notation; 3] {
    [chosen, Notation::Rc, Notation::Letters]
}

/// Reads a step with cells of this notation, as `r1c3` or as `A3`. The attempt that got furthest
/// gives the error.
fn in_any_notation(
    part: &str,
    layout: &Layout,
    notation: Notation,
) -> Result<WrittenStep, ReadError> {
    let read = |notation| step(Scan::new(part, layout, notation));
    let mut nearest = match read(notation) {
        Ok(step) => return Ok(step),
        Err(error) => error,
    };
    for other in notations(notation) {
        match read(other) {
            Ok(step) => return Ok(step),
            Err(error) if error.left() < nearest.left() => nearest = error,
            Err(_) => {}
        }
    }
    Err(nearest)
}

/// Reads one cell: in this notation, as `r1c3` or as `A3`. `None` if the text is not a cell of the
/// board.
pub fn read_cell(text: &str, layout: &Layout, notation: Notation) -> Option<Cell> {
    let read = |notation| {
        let upper = text.trim().to_uppercase();
        let mut scan = Scan::new(&upper, layout, notation);
        let cells = scan.cell_list().ok()?;
        match cells[..] {
            [cell] if scan.is_done() => Some(cell),
            _ => None,
        }
    };
    notations(notation).into_iter().find_map(read)
}

/// Whether a text looks like a step rather than a puzzle: it has conclusions, starts with the name
/// of a technique, or claims something about a cell.
pub fn is_like_a_step(text: &str) -> bool {
    let text = without_number(text.trim());
    let begins_with_name = || {
        let name = text.split_once(':').map(|(name, _)| technique(name));
        name.flatten().is_some()
    };
    text.len() <= LONGEST
        && (text.contains("=>")
            || text.contains(['⇒', '→'])
            || begins_with_name()
            || claims_something(text))
}

/// The error that the text before a bare claim is not a technique; `None` if there is no such text,
/// or if it may be a line of a log.
fn unknown_name(text: &str) -> Option<ReadError> {
    let text = without_number(text);
    if text.contains("=>") || logs::is_like_a_sentence(text) {
        return None;
    }
    let starts = text.char_indices().map(|(at, _)| at);
    let at = starts.filter(|at| *at > 0).find(|at| {
        let is_begun = text[..*at].ends_with([' ', ':']);
        is_begun && claims_something(&text[*at..])
    })?;
    let name = text[..at].trim().trim_end_matches(':').trim_end();
    let is_word = name.contains(char::is_alphabetic) && !name.contains(['[', '{', '=', '<', ',']);
    let name = repeated(name);
    (is_word && technique(&name).is_none()).then_some(ReadError::UnknownTechnique(name))
}

/// Whether a text says that a cell has a digit or has lost it, or that cells lose a digit, as a log
/// does.
fn claims_something(text: &str) -> bool {
    let is_cell = |start: &[u8]| {
        matches!(
            start,
            [b'r' | b'R', b'1'..=b'9', b'c' | b'C', b'1'..=b'9', ..]
        )
    };
    let has_sign = text.contains(['≠', '=']) || text.contains("<>");
    is_cell(text.as_bytes()) && has_sign || logs::says_what_is_removed(text)
}

fn step(whole: Scan<'_>) -> Result<WrittenStep, ReadError> {
    let text = without_number(whole.rest());
    let (before, behind) = match text.rsplit_once("=>") {
        Some((before, behind)) => (before.trim(), Some(behind)),
        None => (text, None),
    };
    let (technique, argument) = name(before)?;
    let Some(behind) = behind else {
        // A single has only its conclusion.
        let (placements, eliminations) = conclusions(whole.over(argument))?;
        return Ok(WrittenStep {
            technique,
            placements,
            eliminations,
            argument: Argument::Nothing,
        });
    };
    let (placements, eliminations) = conclusions(whole.over(behind))?;
    Ok(WrittenStep {
        technique,
        placements,
        eliminations,
        argument: pattern(technique, whole.over(argument))?,
    })
}

/// `r4c5=7, r1c456<>16`, also `-4 r5c3`.
pub(super) fn conclusions(
    mut scan: Scan<'_>,
) -> Result<(Vec<Candidate>, Vec<Candidate>), ReadError> {
    let (mut placed, mut removed) = (Vec::new(), Vec::new());
    while !scan.is_done() {
        let is_before = [("-", false), ("+", true)]
            .into_iter()
            .find_map(|(sign, is_placed)| scan.takes(sign).then_some(is_placed));
        let (is_placed, cells, digits) = match is_before {
            Some(is_placed) => {
                let digits = scan.digits()?;
                (is_placed, scan.cell_list()?, digits)
            }
            None => {
                let is_claim = scan.rest().contains(['=', '<', '!']);
                let claim = scan.rest().trim();
                let cells = scan.cell_list().map_err(|error| match error {
                    _ if placed.is_empty() && removed.is_empty() && !is_claim => {
                        ReadError::NoConclusion
                    }
                    error => error,
                })?;
                let is_removed = scan.takes("<>") || scan.takes("!=");
                let is_placed = !is_removed && scan.takes("=");
                if scan.is_done() {
                    return Err(ReadError::NoDigit(claim.to_owned()));
                }
                if !is_removed && !is_placed {
                    scan.needs("=")?;
                }
                (is_placed, cells, scan.digits()?)
            }
        };
        let list = if is_placed { &mut placed } else { &mut removed };
        for cell in cells {
            list.extend(digits.iter().map(|digit| Candidate::new(cell, digit)));
        }
        let _ = scan.takes(",");
    }
    if placed.is_empty() && removed.is_empty() {
        return Err(ReadError::NoConclusion);
    }
    Ok((placed, removed))
}
