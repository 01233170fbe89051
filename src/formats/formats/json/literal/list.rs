//! One list of a program, from its first bracket to its last.

use serde_json::{Map, Value};

use crate::formats::Place;

/// The most lists around another one, as in JSON; a deeper one is refused.
const DEEPEST: usize = 100;

pub(super) const OPEN: [char; 3] = ['[', '{', '('];
pub(super) const CLOSE: [char; 3] = [']', '}', ')'];

/// A name with two different values in an object.
pub(in crate::formats::json) struct Twice {
    pub(in crate::formats::json) name: String,
    /// The number of bytes of the text from the second one on.
    pub(in crate::formats::json) behind: usize,
}

impl Twice {
    /// Returns the place of the second one in the text, whose end was examined.
    pub(in crate::formats::json) fn place(&self, text: &str) -> Place {
        let at = text.len().saturating_sub(self.behind);
        Place::after(&text[..text.floor_char_boundary(at)])
    }
}

/// The facts recorded while the lists of a text are read.
#[derive(Default)]
pub(in crate::formats::json) struct Seen {
    /// The number of bytes that were examined.
    pub(super) length: usize,
    /// The first name that came twice.
    pub(in crate::formats::json) twice: Option<Twice>,
    /// Whether a word in the place of a value is none of those known, or a number begins with 0.
    pub(in crate::formats::json) is_odd: bool,
}

/// A list that is not closed yet.
struct Open {
    items: Vec<Value>,
    /// The values with names before colons, as in a dictionary.
    named: Map<String, Value>,
    name: Option<String>,
    /// The number of bytes from the last text or number on, which may be a name.
    last: usize,
    /// Whether the last entry is a word that may be the name of a call or a type, and the name
    /// before that word.
    is_word_last: bool,
    word_name: Option<String>,
    /// Whether it is the arguments of a call.
    is_call: bool,
}

impl Open {
    fn new(is_call: bool) -> Self {
        Self {
            items: Vec::new(),
            named: Map::new(),
            name: None,
            last: 0,
            is_word_last: false,
            word_name: None,
            is_call,
        }
    }

    fn add(&mut self, value: Value, twice: &mut Option<Twice>) {
        self.is_word_last = false;
        match self.name.take() {
            Some(name) => {
                self.word_name = Some(name.clone());
                let differs = self.named.get(&name).is_some_and(|it| *it != value);
                if differs && twice.is_none() {
                    let (name, behind) = (name.clone(), self.last);
                    *twice = Some(Twice { name, behind });
                }
                self.named.insert(name, value);
            }
            None => {
                self.word_name = None;
                self.items.push(value);
            }
        }
    }

    /// Removes the word before a bracket, which is the name of a call or a type; returns false if
    /// there is none.
    fn drop_word(&mut self) -> bool {
        let is_there = std::mem::take(&mut self.is_word_last);
        if is_there {
            self.name = self.word_name.take();
            match &self.name {
                Some(name) => _ = self.named.remove(name),
                None => _ = self.items.pop(),
            }
        }
        is_there
    }

    /// Returns the value; `None` if only some of the entries have names.
    fn close(mut self) -> Option<Value> {
        if !self.items.is_empty() {
            // What kind of numbers the items are says nothing of them.
            self.named.remove("dtype");
        }
        match (self.named.is_empty(), self.items.is_empty()) {
            (false, false) => None,
            (false, true) => Some(Value::Object(self.named)),
            (true, _) => Some(Value::Array(self.items)),
        }
    }
}

/// Returns the arguments of a call, without the list around them if there is only one.
pub(super) fn of_call(value: Value) -> Value {
    let is_list = |it: &Value| it.is_array() || it.is_object();
    match value {
        Value::Array(mut items) => match items.as_slice() {
            // A single pair may be the only cell.
            [Value::Array(inner)] if inner.iter().any(is_list) => items.swap_remove(0),
            [Value::Object(_)] => items.swap_remove(0),
            _ => Value::Array(items),
        },
        value => value,
    }
}

/// Reads the list that a text begins with, and returns its length; `None` if it is not a list, or
/// too deep.
pub(in crate::formats::json) fn list(text: &str) -> Option<(Value, usize)> {
    list_within(text, &mut Seen::default())
}

/// Reads the list that a text begins with, and returns its length. Records facts about the text.
pub(in crate::formats::json) fn list_within(text: &str, seen: &mut Seen) -> Option<(Value, usize)> {
    let mut open: Vec<Open> = Vec::new();
    // Report nothing about a text that is not a list.
    let mut twice = None;
    let mut rest = text;
    loop {
        let next = rest.chars().next()?;
        let mut length = next.len_utf8();
        let comment = comment(rest);
        if comment > 0 {
            length = comment;
        } else if next.is_whitespace() {
        } else if next == ',' || next == ';' {
            if let Some(inner) = open.last_mut() {
                seen.is_odd |= inner.is_word_last;
                inner.is_word_last = false;
            }
        } else if OPEN.contains(&next) {
            if open.len() == DEEPEST {
                return None;
            }
            // The brackets of a type: `new int[][] {`.
            let is_typed = open.last().is_some_and(|inner| inner.is_word_last);
            match of_type(rest).filter(|_| is_typed) {
                Some(brackets) => length = brackets,
                None => {
                    let is_named = open.last_mut().is_some_and(Open::drop_word);
                    open.push(Open::new(is_named && next == '('));
                }
            }
        } else if CLOSE.contains(&next) {
            let closed = open.pop()?;
            seen.is_odd |= closed.is_word_last;
            let is_call = closed.is_call;
            let value = closed.close()?;
            let value = if is_call { of_call(value) } else { value };
            match open.last_mut() {
                Some(outer) => outer.add(value, &mut twice),
                None => {
                    seen.twice = seen.twice.take().or(twice);
                    return Some((value, text.len() - rest.len() + length));
                }
            }
        } else if next == ':' || next == '=' && !rest.starts_with("==") {
            // An arrow of Ruby or PHP.
            length += usize::from(rest.starts_with("=>"));
            let inner = open.last_mut()?;
            inner.is_word_last = false;
            inner.name = Some(name(&inner.items.pop()?)?);
        } else if is_quoted(rest) {
            let (text, after) = quoted(rest)?;
            length = after;
            let inner = open.last_mut()?;
            note_name(inner, rest);
            inner.add(Value::String(text), &mut twice);
        } else {
            let ends = |one: char| {
                one.is_whitespace()
                    || ",;:=\"'`".contains(one)
                    || OPEN.contains(&one)
                    || CLOSE.contains(&one)
            };
            // Two equals signs are a word of their own.
            length = match rest.find(ends) {
                Some(0) => 2,
                end => end.unwrap_or(rest.len()),
            };
            let inner = open.last_mut()?;
            let said = rest.get(..length)?;
            // A list that a program computes is not in its text.
            if said == "for" {
                return None;
            }
            if said == "new" {
                length += of_type(&rest[length..]).unwrap_or(0);
            } else {
                let value = word(said);
                let is_word = value.is_string();
                let is_padded = said.len() > 1 && said.starts_with('0');
                seen.is_odd |= is_padded && said.bytes().all(|one| one.is_ascii_digit());
                note_name(inner, rest);
                inner.add(value, &mut twice);
                inner.is_word_last = is_word;
            }
        }
        seen.length += length;
        rest = &rest[length..];
    }
}

/// Records the place of a text or a number that may be the name of a value.
const fn note_name(inner: &mut Open, rest: &str) {
    if inner.name.is_none() {
        inner.last = rest.len();
    }
}

/// Returns the name of a value, which may be a text, a number, a pair of numbers, or a list of such
/// pairs.
fn name(value: &Value) -> Option<String> {
    match value {
        Value::String(name) => Some(name.clone()),
        Value::Number(name) => Some(name.to_string()),
        Value::Array(pair) => match pair.as_slice() {
            [Value::Number(one), Value::Number(other)] => Some(format!("({one},{other})")),
            all if !all.is_empty() && all.iter().all(Value::is_array) => Some(value.to_string()),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the length of the comment that a text begins with, 0 if there is none.
pub(super) fn comment(text: &str) -> usize {
    let end = if text.starts_with("//") || text.starts_with('#') {
        text.find('\n')
    } else if text.starts_with("/*") {
        text.find("*/").map(|end| end + 2)
    } else {
        Some(0)
    };
    end.unwrap_or(text.len())
}

/// Returns the length of the brackets of a type that a text begins with: `[]`, `[,]`.
pub(super) fn of_type(text: &str) -> Option<usize> {
    ["[]", "[,]"]
        .iter()
        .find(|it| text.starts_with(**it))
        .map(|it| it.len())
}

/// Whether a text begins with a quotation mark.
pub(super) fn is_quoted(text: &str) -> bool {
    text.starts_with(['"', '\'', '`'])
}

/// Returns the quoted text that a text begins with, including parts joined by `+`, and its length;
/// `None` if it has no end.
pub(super) fn quoted(text: &str) -> Option<(String, usize)> {
    let (mut whole, mut end) = part(text)?;
    loop {
        let behind = text[end..].trim_start().strip_prefix('+');
        let behind = behind.map(str::trim_start);
        let Some(next) = behind.filter(|it| is_quoted(it)) else {
            return Some((whole, end));
        };
        let (more, length) = part(next)?;
        whole += &more;
        end = text.len() - next.len() + length;
    }
}

/// Reads one part of a quoted text.
fn part(text: &str) -> Option<(String, usize)> {
    let marks = ["\"\"\"", "'''", "\"", "'", "`"];
    let mark = marks.into_iter().find(|it| text.starts_with(it))?;
    let mut inner = String::new();
    let mut rest = &text[mark.len()..];
    loop {
        let next = rest.chars().next()?;
        if rest.starts_with(mark) {
            return Some((inner, text.len() - rest.len() + mark.len()));
        }
        rest = &rest[next.len_utf8()..];
        if next != '\\' {
            inner.push(next);
            continue;
        }
        let escaped = rest.chars().next()?;
        rest = &rest[escaped.len_utf8()..];
        inner.push(match escaped {
            'n' => '\n',
            't' => '\t',
            other => other,
        });
    }
}

/// Returns the value of a word.
pub(in crate::formats::json) fn word(word: &str) -> Value {
    match word {
        "null" | "None" | "nil" | "undefined" | "NULL" => Value::Null,
        "True" | "true" | "TRUE" => Value::Bool(true),
        "False" | "false" | "FALSE" => Value::Bool(false),
        _ => match word.parse::<i64>() {
            Ok(number) => number.into(),
            Err(_) => word.into(),
        },
    }
}
