//! Matrices as programs write them: with bars between their rows, with comments or continued
//! lines inside a row, transposed, or filled line by line in any order.

mod later;
mod rows;

use super::detection::text_of;
use super::plain;
use later::Turns;

/// The numbers of cells of the boards.
const COUNTS: [usize; 4] = [81, 64, 36, 16];

/// The most bytes to search before or behind a matrix or a row for how it is meant.
const LONGEST_AROUND: usize = 100;

/// Calls that transpose their argument.
const TURNS: [&str; 5] = ["transpose(", "permutedims(", "adjoint(", "t(", "zip(*"];

/// The call that transposes a list in Haskell, which needs no brackets.
const HASKELL: &str = "transpose ";

/// Suffixes that transpose the matrix before them.
const TURNED: [&str; 5] = [
    ".T",
    ".transpose()",
    ".swapaxes(0, 1)",
    ".swapaxes(0,1)",
    ".transpose((1, 0))",
];

/// Whether a source may have a matrix that this module rewrites.
pub(super) fn is_in(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    let has = |all: &[&str]| all.iter().any(|it| text.contains(it));
    let begins = |inner: &str| {
        let next = inner.trim_start().chars().next();
        next.is_some_and(|one| one.is_ascii_digit() || "[|(.%N".contains(one))
    };
    !is_broken
        && text.split(['[', '(']).skip(1).any(begins)
        && (has(&["[|", "...", "%", "'", "[];", "{};", "= []", HASKELL])
            || has(&TURNS)
            || has(&TURNED)
            || rows::is_in(text))
}

/// Returns the text with each of its matrices as a list or as plain rows; `None` if it has no
/// matrix to rewrite. Keeps all line ends.
pub(super) fn plainly(text: &str) -> Option<String> {
    let text = plain(text);
    let given = rows::without_empty(&text);
    let text = given.as_deref().unwrap_or(&text);
    let barred = without_bars(text);
    let text = barred.as_deref().unwrap_or(text);
    let bare = without_comments(text);
    let text = bare.as_deref().unwrap_or(text);
    let filled = rows::together(text);
    let text = filled.as_deref().unwrap_or(text);
    turned(text).or(filled).or(bare).or(barred).or(given)
}

/// Returns the text with each of these ranges replaced. The ranges come in order.
fn edited(text: &str, edits: impl IntoIterator<Item = ([usize; 2], String)>) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut done = 0;
    for ([begin, end], put) in edits {
        whole += &text[done..begin];
        whole += &put;
        done = end;
    }
    whole + &text[done..]
}

/// Turns MiniZinc matrices on one line into lists: `[|5,3,0|6,0,0|]` into `[[5,3,0],[6,0,0]]`.
/// `None` if there are none.
fn without_bars(text: &str) -> Option<String> {
    let mut edits = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find("[|").map(|it| at + it) {
        let start = open + 2;
        let is_inner =
            |one: char| one.is_ascii_digit() || one.is_whitespace() || ",|_.".contains(one);
        let end = text[start..].find(|one| !is_inner(one));
        let end = end.map_or(text.len(), |it| start + it);
        at = end;
        let Some(inner) = text[start..end].strip_suffix('|') else {
            continue;
        };
        let rows: Vec<&str> = inner.split('|').collect();
        // Rows on lines of their own can be read without a change.
        let is_in_line = rows.windows(2).any(|pair| {
            let between = &pair[0][pair[0].trim_end().len()..];
            !between.contains('\n')
                && !pair[1][..pair[1].len() - pair[1].trim_start().len()].contains('\n')
        });
        if !text[end..].starts_with(']') || !is_in_line {
            continue;
        }
        let mut list = String::from("[");
        for row in rows {
            if row.trim().is_empty() {
                list += row;
                continue;
            }
            if list.len() > 1 {
                list.push(',');
            }
            list += &format!("[{row}]");
        }
        edits.push(([open, end], list));
    }
    (!edits.is_empty()).then(|| edited(text, edits))
}

/// Replaces comments and continuation signs in MATLAB matrices with blanks; `None` if there are
/// none.
fn without_comments(text: &str) -> Option<String> {
    let mut edits: Vec<([usize; 2], String)> = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find('[').map(|it| at + it) {
        at = open + 1;
        let mut own = Vec::new();
        let mut digits = 0;
        let is_whole = loop {
            let rest = &text[at..];
            let Some(next) = rest.chars().next() else {
                break false;
            };
            let line = || rest.find('\n').unwrap_or(rest.len());
            if next.is_ascii_digit() {
                digits += 1;
            } else if next == '%' || rest.starts_with("...") {
                let near = &rest[..rest.floor_char_boundary(LONGEST_AROUND)];
                let near = near.lines().next().unwrap_or_default();
                let said = near.trim_start_matches('.').trim_start();
                if next == '.' && !said.is_empty() && !said.starts_with('%') {
                    break false;
                }
                let end = at + line();
                own.push(([at, end], " ".repeat(end - at)));
                at = end;
                continue;
            } else if next == ']' {
                break true;
            } else if rest.starts_with("NaN") {
                digits += 1;
                at += 2;
            } else if !next.is_whitespace() && !matches!(next, ',' | ';') {
                break false;
            }
            at += next.len_utf8();
        };
        if is_whole && COUNTS.contains(&digits) {
            edits.extend(own);
        }
    }
    (!edits.is_empty()).then(|| edited(text, edits))
}

/// The places of a matrix's numbers in a text, and its end.
struct Matrix {
    places: Vec<[usize; 2]>,
    end: usize,
    /// Whether its brackets are closed, and it has nothing but numbers in them.
    is_whole: bool,
}

/// Reads the matrix that begins with the bracket at a place. If it is not a matrix, `is_whole` is
/// false, and `end` is the place where the reading stopped.
fn matrix(text: &str, open: usize) -> Matrix {
    let mut found = Matrix {
        places: Vec::new(),
        end: open,
        is_whole: false,
    };
    let mut depth = 0_usize;
    loop {
        let rest = &text[found.end..];
        let Some(next) = rest.chars().next() else {
            return found;
        };
        let mut length = next.len_utf8();
        match next {
            '[' | '(' => depth += 1,
            ']' | ')' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    found.end += length;
                    found.is_whole = true;
                    return found;
                }
            }
            '#' => length = rest.find('\n').unwrap_or(rest.len()),
            ',' | ';' => {}
            _ if next.is_whitespace() => {}
            _ => {
                let end = rest.find(|one: char| !one.is_ascii_alphanumeric());
                length = end.unwrap_or(rest.len());
                let word = &rest[..length];
                let is_digit = length == 1 && next.is_ascii_digit();
                let is_missing = matches!(word, "NaN" | "nan" | "None" | "NA");
                if !is_digit && !is_missing || found.places.len() == COUNTS[0] {
                    return found;
                }
                found.places.push([found.end, found.end + length]);
            }
        }
        found.end += length;
    }
}

/// Returns the text with each matrix that the program transposes, at once or later, written
/// transposed; `None` if there are none.
fn turned(text: &str) -> Option<String> {
    let turns = Turns::of(text);
    let mut edits: Vec<([usize; 2], String)> = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find(['[', '(']).map(|it| at + it) {
        let is_round = text[open..].starts_with('(');
        if is_round && !text[..open].trim_end().ends_with('=') {
            at = open + 1;
            continue;
        }
        let found = matrix(text, open);
        at = found.end.max(open + 1);
        if !found.is_whole || !COUNTS.contains(&found.places.len()) {
            continue;
        }
        let behind = behind(text, found.end);
        let is_turned = is_given_to_turn(text, open) != behind.is_some();
        if is_turned == turns.turn(text, open..found.end) {
            continue;
        }
        let size = found.places.len().isqrt();
        for (number, place) in found.places.iter().enumerate() {
            let [begin, end] = found.places[number % size * size + number / size];
            let own = if end - begin == 1 {
                &text[begin..end]
            } else {
                "0"
            };
            edits.push((*place, own.to_owned()));
        }
        if let Some([begin, end]) = behind {
            edits.push(([begin, end], " ".repeat(end - begin)));
        }
    }
    (!edits.is_empty()).then(|| edited(text, edits))
}

/// Returns the range of the suffix that transposes the matrix ending here; `None` if there is none.
fn behind(text: &str, end: usize) -> Option<[usize; 2]> {
    let rest = &text[end..text.floor_char_boundary(end + LONGEST_AROUND)];
    for sign in [".'", "'"] {
        if rest.starts_with(sign) && is_behind_sign(text, end) {
            return Some([end, end + sign.len()]);
        }
    }
    // The call that builds the matrix may have more arguments.
    let inner = match rest.trim_start().strip_prefix(',') {
        Some(said) => &said[said.find(')')?..],
        None => rest,
    };
    let called = inner.trim_start().trim_start_matches([')', ' ']);
    let own = TURNED.iter().find(|it| called.starts_with(**it))?;
    let begin = end + rest.len() - called.len();
    let ends = |it: &str| !it.starts_with(|one: char| one.is_alphanumeric() || one == '_');
    ends(&called[own.len()..]).then_some([begin, begin + own.len()])
}

/// Whether the matrix that ends here is code, not a text in quotation marks: the last such sign
/// before it is `=` or `(`.
fn is_behind_sign(text: &str, end: usize) -> bool {
    let start = text[..end].rfind(['=', '(', '\'', '"']);
    start.is_some_and(|it| matches!(text.as_bytes()[it], b'=' | b'('))
}

/// Whether the matrix that begins here is the argument of a call that transposes it.
fn is_given_to_turn(text: &str, open: usize) -> bool {
    let start = text.floor_char_boundary(open.saturating_sub(LONGEST_AROUND));
    let mut before = text[start..open].trim_end();
    for call in [
        "np.array(",
        "numpy.array(",
        "array(",
        "np.asarray(",
        "np.matrix(",
    ] {
        before = before.strip_suffix(call).unwrap_or(before);
    }
    TURNS.iter().any(|call| {
        let name = before.strip_suffix(call);
        name.is_some_and(|it| !it.ends_with(|one: char| one.is_alphanumeric() || one == '_'))
    })
}
