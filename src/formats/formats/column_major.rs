//! Matrices whose numbers are listed column by column, as R, MATLAB, Julia and Fortran fill them.

use super::detection::text_of;
use super::plain;

/// The calls that fill a matrix.
const CALLS: [&str; 3] = ["matrix(", "reshape(", "array("];

/// The longest arguments behind the numbers that say how the matrix is filled, in bytes.
const LONGEST_ARGUMENTS: usize = 200;

/// The longest list of the numbers of a matrix, in bytes.
const LONGEST_LIST: usize = 4000;

/// The most numbers of a matrix that is meant as a board, and the fewest if they are not one.
const MOST_NUMBERS: usize = 99;
const FEWEST_NUMBERS: usize = 63;

/// The sizes of the boards.
const SIZES: [usize; 4] = [9, 8, 6, 4];

/// Whether a source may contain a matrix that is written column by column.
pub(super) fn is_in(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    !is_broken && CALLS.iter().any(|call| plain(text).contains(call))
}

/// The numbers of a call in a text, each with its start and end.
struct Numbers {
    places: Vec<[usize; 2]>,
    /// The end of their list.
    end: usize,
}

/// Returns the numbers from a place on, up to the bracket that closes their list.
fn numbers(text: &str, start: usize) -> Option<Numbers> {
    let is_number =
        |it: &str| matches!(it, "NA" | "NaN") || it.len() == 1 && it.as_bytes()[0].is_ascii_digit();
    let text = &text[..text.floor_char_boundary(start + LONGEST_LIST)];
    let mut places = Vec::new();
    let mut at = start;
    while let Some(next) = text[at..].chars().next() {
        let rest = &text[at..];
        if next.is_whitespace() || matches!(next, ',' | '&' | '"' | '\'' | '.') {
            at += next.len_utf8();
        } else if matches!(next, '#' | '%' | '!') {
            // A comment up to the end of its line.
            at += rest.find('\n').unwrap_or(rest.len());
        } else if matches!(next, ')' | ']') || rest.starts_with("/)") {
            let end = at + 1 + usize::from(next == '/');
            return Some(Numbers { places, end });
        } else {
            let end = rest
                .find(|one: char| !one.is_ascii_alphanumeric())
                .unwrap_or(rest.len());
            if places.len() == MOST_NUMBERS || !is_number(&rest[..end]) {
                return None;
            }
            places.push([at, at + end]);
            at += end;
        }
    }
    None
}

/// Returns the start of the list that is the first argument of a call; `start` is the start of the
/// arguments.
fn list(text: &str, start: usize) -> Option<usize> {
    let rest = text[start..].trim_start();
    let rest = match rest.strip_prefix("data") {
        Some(behind) => behind.trim_start().strip_prefix('=')?.trim_start(),
        None => rest,
    };
    let opens = ["c(", "[", "(/"];
    let inner = opens.iter().find_map(|it| rest.strip_prefix(it))?;
    Some(text.len() - inner.len())
}

/// Whether the numbers are listed row by row, according to the arguments behind them and the code
/// around the call.
fn is_by_rows(before: &str, arguments: &str, behind: &str) -> bool {
    let squeezed: String = arguments
        .chars()
        .filter(|one| !one.is_whitespace())
        .collect();
    let mut arguments = squeezed.split(',');
    let says_so = arguments.any(|it| {
        let it = it.strip_prefix("byrow=").unwrap_or(it);
        matches!(it, "TRUE" | "T")
    });
    let is_turned = ["t(", "transpose(", "permutedims(", "adjoint("]
        .iter()
        .any(|call| {
            let name = before.trim_end().strip_suffix(call);
            name.is_some_and(|it| !it.ends_with(|one: char| one.is_alphanumeric() || one == '_'))
        });
    let is_ordered = squeezed.contains("order=[2,1]") || squeezed.contains("order=(/2,1/)");
    is_ordered || says_so != (is_turned || behind.starts_with(['\'']) || behind.starts_with(".'"))
}

/// Returns the text with the numbers of all these matrices row by row: each number takes the place
/// of another. `None` if there are none.
pub(super) fn by_rows(text: &str) -> Option<String> {
    let mut edits: Vec<([usize; 2], String)> = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find('(').map(|it| at + it) {
        let start = open + 1;
        at = start;
        let Some(call) = CALLS.iter().find(|it| text[..start].ends_with(**it)) else {
            continue;
        };
        let name = start - call.len();
        let Some((found, is_by_rows, end)) = matrix(text, name, start, call) else {
            continue;
        };
        // List too few or too many numbers as they are, so that the reader can report the mistake.
        let count = found.places.len();
        let is_meant = *call == "matrix(" && (FEWEST_NUMBERS..=MOST_NUMBERS).contains(&count);
        let size = match SIZES.into_iter().find(|it| it * it == count) {
            Some(size) => Some(size),
            None if is_meant => None,
            None => continue,
        };
        let first = found.places[0][0];
        if edits.last().is_some_and(|([_, end], _)| *end > first) {
            continue;
        }
        if *call == "matrix(" {
            // A list in brackets remains, and perhaps its name.
            let before = text[..name].trim_end();
            if let Some(named) = before.strip_suffix("<-") {
                edits.push(([named.len(), before.len()], " =".to_owned()));
            }
            let list = name + text[name..first].rfind(['(', '[']).unwrap_or(0);
            edits.push(([name, list], " ".repeat(list - name)));
        }
        for (number, place) in found.places.iter().enumerate() {
            let from = match size {
                Some(size) if !is_by_rows => number % size * size + number / size,
                _ => number,
            };
            let [own, own_end] = found.places[from];
            let digit = if own_end - own == 1 {
                &text[own..own_end]
            } else {
                "0"
            };
            edits.push((*place, digit.to_owned()));
        }
        if *call == "matrix(" {
            let blank = |one: char| if one == '\n' { '\n' } else { ' ' };
            let said = text[found.end..=end].chars().map(blank).collect();
            edits.push(([found.end, end + 1], said));
        }
        at = at.max(found.end);
    }
    if edits.is_empty() {
        return None;
    }
    let mut turned = String::with_capacity(text.len());
    let mut done = 0;
    for ([begin, end], put) in edits {
        turned += &text[done..begin];
        turned += &put;
        done = end;
    }
    turned += &text[done..];
    Some(turned)
}

/// Returns the numbers of the call whose name and arguments begin at these places, whether they are
/// listed row by row, and the end of the call.
fn matrix(text: &str, name: usize, start: usize, call: &str) -> Option<(Numbers, bool, usize)> {
    let before = &text[..name];
    let is_method = before.ends_with('.');
    if before.ends_with(|one: char| one.is_alphanumeric() || one == '_') {
        return None;
    }
    let arguments = |from: usize| {
        let rest = &text[from..text.floor_char_boundary(from + LONGEST_ARGUMENTS)];
        let mut depth = 0_usize;
        rest.char_indices().find_map(|(at, one)| match one {
            '(' => {
                depth += 1;
                None
            }
            ')' if depth == 0 => Some(from + at),
            ')' => {
                depth -= 1;
                None
            }
            _ => None,
        })
    };
    if is_method {
        // `np.array([…]).reshape(9, 9, order='F')`, or `np.reshape([…], (9, 9), order='F')`.
        let is_fortran = |text: &str| {
            let squeezed: String = text.chars().filter(|one| !one.is_whitespace()).collect();
            squeezed.contains("order='F'") || squeezed.contains("order=\"F\"")
        };
        if call != "reshape(" {
            return None;
        }
        if let Some(found) = list(text, start).and_then(|it| numbers(text, it)) {
            let end = arguments(found.end)?;
            return is_fortran(&text[found.end..end]).then_some((found, false, end));
        }
        let end = arguments(start)?;
        let window = text.floor_char_boundary(name.saturating_sub(LONGEST_LIST));
        let open = window + text[window..name].rfind('[')? + 1;
        let found = numbers(text, open)?;
        let is_list = text[found.end..name]
            .chars()
            .all(|one| matches!(one, ')' | '.' | ' '));
        return (is_list && is_fortran(&text[start..end])).then_some((found, false, end));
    }
    let found = numbers(text, list(text, start)?)?;
    let end = arguments(found.end)?;
    let said = &text[found.end..end];
    let is_fill = match call {
        "array(" => said.contains("dim"),
        // `reshape([…], (9, 9))` is Python.
        "reshape(" => !said.trim_start_matches([',', ' ']).starts_with("(9"),
        _ => true,
    };
    is_fill.then(|| {
        let by_rows = is_by_rows(before, said, &text[end + 1..]);
        (found, by_rows, end)
    })
}
