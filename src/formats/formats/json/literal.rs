//! Lists as programs have them in their source: like JSON, but perhaps behind the name of a
//! variable, with brackets of any kind, single quotation marks, `None` and commas too many.

use serde_json::{Map, Value};

/// Lists inside more others than this are refused, as in JSON.
const DEEPEST: usize = 100;

const OPEN: [char; 3] = ['[', '{', '('];
const CLOSE: [char; 3] = [']', '}', ')'];

/// Rows of numbers begin with fewer brackets than this.
const MOST_BRACKETS: usize = 9;

/// What stands before the first bracket of a list is no longer than this.
const LONGEST_NAME: usize = 400;

/// How much of a text is looked at to tell whether it is such a list.
const LOOKED_AT: usize = 16 * 1024;

/// The text from its first bracket on, if nothing stands before it but a name and `=`.
pub(super) fn from_bracket(text: &str) -> Option<&str> {
    let text = text.trim_start();
    if text.starts_with(OPEN) {
        return Some(text);
    }
    let start = &text[..text.floor_char_boundary(LONGEST_NAME)];
    let line = start.lines().next()?;
    let (name, value) = line.split_once('=')?;
    let is_name = name.starts_with(|one: char| one.is_alphabetic() || one == '_');
    let at = value.find(OPEN)?;
    // A file of the program's own may have lists, but begins with none.
    let is_call = |one: char| one.is_alphanumeric() || "._ \t<>".contains(one);
    let is_declared = is_name && value[..at].chars().all(is_call);
    is_declared.then(|| &text[name.len() + 1 + at..])
}

/// Whether a text, from its first bracket on, has more in it than numbers in rows.
pub(super) fn has_more_than_numbers(text: &str) -> bool {
    let inner = text.trim_start_matches(|one: char| OPEN.contains(&one) || one.is_whitespace());
    let brackets = &text[..text.len() - inner.len()];
    // Lists without anything in them have no rows.
    let is_around = |one: char| {
        OPEN.contains(&one) || CLOSE.contains(&one) || one == ',' || one.is_whitespace()
    };
    if text.chars().all(is_around) {
        return true;
    }
    if text.starts_with('{') && !inner.starts_with(['"', '\'']) && brackets.len() == 1 {
        return false;
    }
    // No numbers in rows are as deep, but something that goes on for ever may be.
    if brackets.matches(OPEN).count() > MOST_BRACKETS {
        return true;
    }
    let is_known = inner.starts_with(['"', '\''])
        || ["null", "None", "nil", "undefined", "-1"]
            .iter()
            .any(|it| inner.starts_with(it))
        || inner.starts_with(|one: char| one.is_ascii_digit());
    let looked_at = text.chars().take(LOOKED_AT);
    let has_quotes = looked_at.clone().any(|one| one == '"' || one == '\'');
    let has_words = || {
        let looked_at: String = looked_at.collect();
        ["null", "None", "nil", "-1"]
            .iter()
            .any(|it| looked_at.contains(it))
    };
    let is_list_of_grids = || brackets.matches(OPEN).count() > 2;
    // Behind a grid its regions or cages may be told.
    let has_other_list = || {
        let looked_at = &text[..text.floor_char_boundary(LOOKED_AT)];
        let is_list =
            |line: &str| !line.trim_start().starts_with(OPEN) && from_bracket(line).is_some();
        looked_at.contains("[(") && looked_at.lines().skip(1).any(is_list)
    };
    is_known && (has_quotes || has_words() || is_list_of_grids() || has_other_list())
}

/// A list that is not closed yet.
struct Open {
    items: Vec<Value>,
    /// The names before the colons, as in a dictionary.
    named: Map<String, Value>,
    name: Option<String>,
}

impl Open {
    fn new() -> Self {
        Self {
            items: Vec::new(),
            named: Map::new(),
            name: None,
        }
    }

    fn add(&mut self, value: Value) {
        match self.name.take() {
            Some(name) => {
                self.named.insert(name, value);
            }
            None => self.items.push(value),
        }
    }

    fn close(self) -> Value {
        if self.named.is_empty() {
            Value::Array(self.items)
        } else {
            Value::Object(self.named)
        }
    }
}

/// Reads lists one after the other, each with where it begins; `None` if a text is none, or
/// too deep. Several that each have a name of their own are an object with these fields.
pub(super) fn read(text: &str) -> Option<Vec<(usize, Value)>> {
    let mut names = Vec::new();
    let lists = lists(text, &mut names)?;
    let mut distinct: Vec<&String> = names.iter().flatten().collect();
    distinct.sort_unstable();
    distinct.dedup();
    if lists.len() < 2 || distinct.len() < lists.len() {
        return Some(lists);
    }
    let start = lists.first()?.0;
    let values = lists.into_iter().map(|(_, value)| value);
    let fields = names.into_iter().flatten().zip(values);
    Some(vec![(start, Value::Object(fields.collect()))])
}

/// The last word of a declaration, before the brackets that a type may have behind it.
fn name_of(declaration: &str) -> Option<String> {
    let declared = declaration.split([':', '[']).next()?.trim_end();
    // `String[] puzzles` has its brackets before the name.
    let declared = match declaration.rsplit_once(']') {
        Some((_, behind)) if behind.contains(char::is_alphanumeric) => behind.trim(),
        _ => declared,
    };
    let is_of_name = |one: char| one.is_alphanumeric() || one == '_';
    let name = declared.rsplit(|one| !is_of_name(one)).next()?;
    (!name.is_empty()).then(|| name.to_owned())
}

/// Reads lists one after the other, and the name that each has, if it has one.
fn lists(text: &str, names: &mut Vec<Option<String>>) -> Option<Vec<(usize, Value)>> {
    let mut open: Vec<Open> = Vec::new();
    let mut read = Vec::new();
    let mut start = 0;
    let mut rest = from_bracket(text)?;
    let declaration = |whole: &str, list: &str| {
        let before = &whole[..whole.len() - list.len()];
        before
            .split_once('=')
            .and_then(|(declared, _)| name_of(declared))
    };
    let mut name = declaration(text, rest);
    // Behind lists that are given a name a program may go on.
    let is_program = !text.trim_start().starts_with(OPEN);
    while let Some(next) = rest.chars().next() {
        let is_between = next.is_whitespace() || matches!(next, ',' | ';' | '#');
        if is_program && open.is_empty() && !read.is_empty() && !is_between {
            match from_bracket(rest).filter(|_| !rest.starts_with(OPEN)) {
                Some(list) => {
                    name = declaration(rest, list);
                    rest = list;
                }
                None => {
                    rest = rest.split_once('\n').map_or("", |(_, behind)| behind);
                    continue;
                }
            }
        }
        let next = rest.chars().next()?;
        let mut length = next.len_utf8();
        if rest.starts_with("//") || next == '#' {
            length = rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            length = rest.find("*/")? + 2;
        } else if next.is_whitespace() || next == ',' || next == ';' {
        } else if OPEN.contains(&next) {
            if open.len() == DEEPEST {
                return None;
            }
            if open.is_empty() {
                start = text.len() - rest.len();
            }
            open.push(Open::new());
        } else if CLOSE.contains(&next) {
            let value = open.pop()?.close();
            match open.last_mut() {
                Some(outer) => outer.add(value),
                None => {
                    read.push((start, value));
                    names.push(name.take());
                }
            }
        } else if next == ':' {
            let inner = open.last_mut()?;
            match inner.items.pop() {
                Some(Value::String(name)) => inner.name = Some(name),
                Some(Value::Number(name)) => inner.name = Some(name.to_string()),
                _ => return None,
            }
        } else {
            let value = if next == '"' || next == '\'' {
                let (text, after) = quoted(rest, next)?;
                length = after;
                Value::String(text)
            } else {
                let ends = |one: char| {
                    one.is_whitespace()
                        || ",;:\"'".contains(one)
                        || OPEN.contains(&one)
                        || CLOSE.contains(&one)
                };
                let end = rest.find(ends);
                length = end.unwrap_or(rest.len());
                word(&rest[..length])
            };
            // Between lists nothing else may stand, behind them the end of a statement.
            match open.last_mut() {
                Some(inner) => inner.add(value),
                None => return None,
            }
        }
        rest = &rest[length..];
    }
    (open.is_empty() && !read.is_empty()).then_some(read)
}

/// A text that starts with this mark, and where it ends.
fn quoted(start: &str, mark: char) -> Option<(String, usize)> {
    let mut text = String::new();
    let mut characters = start.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '\\' => match characters.next()?.1 {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                other => text.push(other),
            },
            end if end == mark => return Some((text, at + end.len_utf8())),
            other => text.push(other),
        }
    }
    None
}

fn word(word: &str) -> Value {
    match word {
        "null" | "None" | "nil" | "undefined" | "NULL" => Value::Null,
        "True" | "true" => Value::Bool(true),
        "False" | "false" => Value::Bool(false),
        _ => match word.parse::<i64>() {
            Ok(number) => number.into(),
            Err(_) => word.into(),
        },
    }
}
