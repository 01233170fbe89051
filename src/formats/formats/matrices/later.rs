//! Matrices that a program transposes after it named them: `g = a.T`, `A = A';`, `solve(t(m))`.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::{HASKELL, TURNED, TURNS};
use crate::formats::json::name_of;

/// The most statements that transpose one matrix, one after another.
const MOST_TURNS: usize = 16;

/// The longest statement that transposes a matrix, in bytes.
const LONGEST_STATEMENT: usize = 200;

/// The beginnings of names for a list of columns, which a program makes in addition to its grid.
const COLUMNS: [&str; 4] = ["col", "spalte", "trans", "vert"];

/// Words in a statement that uses the puzzle.
const USES: [&str; 5] = ["solve", "sudoku", "print", "disp", "show"];

/// A statement that transposes a matrix.
struct Turn<'a> {
    start: usize,
    end: usize,
    /// The name of the result.
    to: Option<String>,
    /// The name of the matrix.
    of: &'a str,
}

/// The statements of a text that transpose matrices.
pub(super) struct Turns<'a> {
    /// In the order of the text.
    all: Vec<Turn<'a>>,
    /// The places in `all` of the statements about each name.
    of: HashMap<&'a str, Vec<usize>>,
    /// The starts of these names in the text.
    uses: HashMap<&'a str, Vec<usize>>,
    /// The places where these names are assigned.
    assigned: HashMap<String, Vec<usize>>,
}

impl<'a> Turns<'a> {
    /// Finds the statements of a text that transpose matrices.
    pub(super) fn of(text: &'a str) -> Self {
        let all: Vec<Turn<'a>> = statements(text)
            .filter_map(|(start, statement)| turn(start, statement))
            .collect();
        let mut of: HashMap<&str, Vec<usize>> = HashMap::new();
        for (at, turn) in all.iter().enumerate() {
            of.entry(turn.of).or_default().push(at);
        }
        let (mut uses, mut assigned) = (HashMap::new(), HashMap::new());
        if !all.is_empty() {
            let results: HashSet<&str> = all.iter().filter_map(|it| it.to.as_deref()).collect();
            for (start, statement) in statements(text) {
                for (at, name) in names(statement) {
                    if of.contains_key(name) {
                        let uses: &mut Vec<usize> = uses.entry(name).or_default();
                        uses.push(start + at);
                    }
                }
                let name = assignment(statement).and_then(|(name, _)| name_of(name));
                if let Some(name) =
                    name.filter(|it| of.contains_key(&**it) || results.contains(&**it))
                {
                    let all: &mut Vec<usize> = assigned.entry(name).or_default();
                    all.push(start);
                }
            }
        }
        Self {
            all,
            of,
            uses,
            assigned,
        }
    }

    /// Whether the program uses the matrix at this place, which gets a name there, only in its
    /// transposed form.
    pub(super) fn turn(&self, text: &str, place: Range<usize>) -> bool {
        if self.all.is_empty() {
            return false;
        }
        let near = text.floor_char_boundary(place.start.saturating_sub(LONGEST_STATEMENT));
        let before = &text[near..place.start];
        let start = match before.rfind(['\n', ';']) {
            Some(end) => end + 1,
            None if near == 0 => 0,
            None => return false,
        };
        let declared = assignment(&before[start..]);
        let Some(mut name) = declared.and_then(|(name, _)| name_of(name)) else {
            return false;
        };
        let (mut is_turned, mut end) = (false, place.end);
        for _ in 0..MOST_TURNS {
            let Some(turn) = self.next(&name, end) else {
                break;
            };
            is_turned = !is_turned;
            end = turn.end;
            match &turn.to {
                Some(to) => name.clone_from(to),
                None => break,
            }
        }
        is_turned
    }

    /// Returns the first statement from a place on that transposes the matrix with this name, if
    /// only the result is used after it.
    fn next(&self, name: &str, from: usize) -> Option<&Turn<'a>> {
        let after = |all: &[usize]| all.partition_point(|it| *it < from);
        let turns = self.of.get(name)?;
        let first = turns.partition_point(|it| self.all[*it].start < from);
        let turn = &self.all[*turns.get(first)?];
        let assigned = self.assigned.get(name).map_or(&[][..], Vec::as_slice);
        let next = assigned.get(after(assigned)).copied();
        let next = next.unwrap_or(usize::MAX);
        if next < turn.start {
            return None;
        }
        let to = turn.to.as_deref();
        if to == Some(name) {
            return Some(turn);
        }
        let is_beside = |to: &str| {
            let to = to.to_lowercase();
            COLUMNS.iter().any(|it| to.starts_with(it))
        };
        let uses = self.uses.get(name).map_or(&[][..], Vec::as_slice);
        let mut uses = uses[after(uses)..].iter().take_while(|it| **it < next);
        let is_used = uses.any(|it| !(turn.start..turn.end).contains(it));
        (!is_used && !to.is_some_and(is_beside)).then_some(turn)
    }
}

/// Returns the statements of a text with their starts, without comments.
fn statements(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive(['\n', ';']).map(move |whole| {
        let start = at;
        at += whole.len();
        let statement = whole.trim_end_matches(['\n', ';']);
        let comment = statement.find(['#', '%']).or_else(|| statement.find("//"));
        (start, &statement[..comment.unwrap_or(statement.len())])
    })
}

/// Returns the two sides of a statement that gives a value to a name.
fn assignment(statement: &str) -> Option<(&str, &str)> {
    if let Some((name, value)) = statement.split_once("<-") {
        return Some((name, value));
    }
    let (name, value) = statement.split_once('=')?;
    let is_given = !value.starts_with('=') && !name.ends_with(['!', '<', '>', '(']);
    // A named argument of a call is behind the bracket of the call.
    (is_given && !name.contains('(')).then_some((name, value))
}

/// Returns the transposition in a statement.
fn turn(start: usize, statement: &str) -> Option<Turn<'_>> {
    if statement.len() > LONGEST_STATEMENT {
        return None;
    }
    let (to, value) = match assignment(statement) {
        Some((name, value)) => (name_of(name), value),
        None => {
            let lower = statement.to_lowercase();
            USES.iter().find(|it| lower.contains(**it))?;
            (None, statement)
        }
    };
    let of = given_to_turn(value)
        .or_else(|| turned_behind(value))
        .or_else(|| turned_by_sign(value))
        .or_else(|| in_comprehension(value))?;
    Some(Turn {
        start,
        end: start + statement.len(),
        to,
        of,
    })
}

/// Returns the name in `np.transpose(np.array(a))` or `zip(*a)`.
fn given_to_turn(value: &str) -> Option<&str> {
    TURNS.iter().chain(&[HASKELL]).find_map(|call| {
        let (before, behind) = value.split_once(call)?;
        let is_own = !before.ends_with(|one: char| one.is_alphanumeric() || one == '_');
        let inner = behind.rsplit('(').next()?;
        let (_, name) = names(inner).next().filter(|(at, _)| *at == 0)?;
        is_own.then_some(name)
    })
}

/// Returns the name in `a.T` or `np.array(a).transpose()`.
fn turned_behind(value: &str) -> Option<&str> {
    TURNED.iter().find_map(|sign| {
        let (before, behind) = value.split_once(sign)?;
        let is_once = !TURNED.iter().any(|it| behind.contains(it));
        let ends = is_once && !behind.starts_with(|one: char| one.is_alphanumeric() || one == '_');
        let before = before.trim_end_matches([')', ' ']);
        let (at, name) = names(before).last()?;
        (ends && at + name.len() == before.len()).then_some(name)
    })
}

/// Returns the name in `a'`, which is the whole value or the argument of a call.
fn turned_by_sign(value: &str) -> Option<&str> {
    let value = value.trim_end_matches([')', ' ']);
    let before = value.strip_suffix('\'')?;
    let before = before.strip_suffix('.').unwrap_or(before);
    let (at, name) = names(before).last()?;
    let is_alone = before[..at].trim_end().ends_with(['(', ',']) || before[..at].trim().is_empty();
    (is_alone && at + name.len() == before.len() && !before.contains('\'')).then_some(name)
}

/// Returns the name in `[[row[i] for row in a] for i in range(9)]` or `[[a[j][i] for j in …] for i
/// in …]`.
fn in_comprehension(value: &str) -> Option<&str> {
    let (inner, outer) = value.split_once("[[")?.1.split_once("] for ")?;
    let (item, inner) = match inner.split_once(" for ") {
        Some(parts) => parts,
        // The bracket of the item ended the first part.
        None => {
            let (rest, outer_of_all) = outer.split_once("] for ")?;
            return of_comprehension(inner, rest, outer_of_all);
        }
    };
    of_comprehension(item, inner, outer)
}

/// Returns the name of the matrix whose items are listed for each of the inner and the outer
/// variable.
fn of_comprehension<'a>(item: &'a str, inner: &'a str, outer: &str) -> Option<&'a str> {
    let first = |text: &'a str| names(text).next().map(|(_, name)| name);
    let outer = names(outer).next().map(|(_, name)| name)?;
    let parts: Vec<&str> = item.split('[').collect();
    let index = |at: usize| parts.get(at).map(|it| it.trim().trim_end_matches(']'));
    let inner_name = first(inner)?;
    match parts.len() {
        // The item is an element of each row.
        2 if index(1) == Some(outer) && index(0) == Some(inner_name) => {
            first(inner.split_once(" in ")?.1)
        }
        3 if index(1) == Some(inner_name) && index(2) == Some(outer) => index(0),
        _ => None,
    }
}

/// Returns the names in a text, each with its start.
fn names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_of_name = |one: char| one.is_alphanumeric() || one == '_';
    let mut at = 0;
    text.split_inclusive(move |one| !is_of_name(one))
        .filter_map(move |part| {
            let start = at;
            at += part.len();
            let name = part.trim_end_matches(|one| !is_of_name(one));
            let is_name = name.starts_with(|one: char| one.is_alphabetic() || one == '_');
            is_name.then_some((start, name))
        })
}
