//! The named values in the text of a program: lists, numbers and words, wherever they are.

use serde_json::{Map, Value};

use super::LONGEST_NAME;
use super::list::{
    CLOSE, OPEN, Seen, Twice, comment, is_quoted, list_within, of_call, of_type, quoted, word,
};
use crate::formats::json::{Places, grids, rules};

/// The most times that a text is examined; lists without an end would need more.
const MOST_LOOKS: usize = 4;

/// The text that defines a constant in C.
const DEFINE: &str = "#define ";

/// The longest text between a name and the bracket of its list.
const LONGEST_TYPE: usize = 100;

/// The most digits near the start of an unreadable list that can be ignored.
const FEWEST_DIGITS: usize = 4;

/// The named values of a program.
#[derive(Default)]
pub(in crate::formats::json) struct Program {
    /// The values by their names. If a name comes again, another object begins.
    pub(in crate::formats::json) objects: Vec<Named>,
    /// The names of unreadable lists, and their starts.
    pub(in crate::formats::json) broken: Vec<(String, usize)>,
    /// A name with two values in one of the objects.
    pub(in crate::formats::json) twice: Option<Twice>,
}

/// Values with names, and where they begin.
pub(in crate::formats::json) struct Named {
    pub(in crate::formats::json) fields: Map<String, Value>,
    pub(in crate::formats::json) places: Places,
}

impl Program {
    fn add(&mut self, name: String, value: Value, at: usize) {
        // Names alone are not a board.
        if value.is_array() && rules::of_board(&name).is_some() && !says_number(&value) {
            return;
        }
        let place = Places::new(at);
        match self.objects.last_mut() {
            Some(object) if !object.fields.contains_key(&name) => {
                object.places.add(name.clone(), place);
                object.fields.insert(name, value);
            }
            // A value other than a grid or a list for a board may be for anything.
            Some(_) if !begins_puzzle(&name, &value) => {}
            _ => {
                let mut places = Places::new(at);
                places.add(name.clone(), place);
                let fields = std::iter::once((name, value)).collect();
                self.objects.push(Named { fields, places });
            }
        }
    }

    /// Adds the arguments of a call with this name to the list of the arguments of all such calls.
    fn add_call(&mut self, name: &str, value: Value, at: usize) {
        if let Some(object) = self.objects.last_mut()
            && let Some(Value::Array(all)) = object.fields.get_mut(name)
        {
            all.push(value);
            object.places.push(name, Places::new(at));
            return;
        }
        self.add(name.to_owned(), Value::Array(vec![value]), at);
        if let Some(object) = self.objects.last_mut() {
            object.places.push(name, Places::new(at));
        }
    }
}

/// Whether a value with a repeated name belongs to another puzzle.
fn begins_puzzle(name: &str, value: &Value) -> bool {
    rules::of_board(name).is_some() && says_number(value) || grids::read(value).is_some()
}

/// Reads the named values of a program.
pub(in crate::formats::json) fn program(text: &str) -> Program {
    let mut found = Program::default();
    let mut rest = text;
    let mut seen = Seen::default();
    while seen.length <= MOST_LOOKS * text.len() {
        rest = rest.trim_start_matches(|one: char| {
            one.is_whitespace() || one == ',' || one == ';' || CLOSE.contains(&one)
        });
        if rest.is_empty() {
            break;
        }
        let at = |rest: &str| text.len() - rest.len();
        let length = comment(rest);
        if length > 0 && !rest.starts_with(DEFINE) {
            rest = &rest[length..];
            continue;
        }
        if let Some((name, given)) = declaration(rest) {
            match value(given, &mut seen) {
                Some((value, length)) => {
                    let is_list = value.is_array() || value.is_object();
                    let begin = is_list.then(|| given.find(OPEN)).flatten();
                    found.add(name, value, at(&given[begin.unwrap_or(0)..]));
                    rest = &given[length..];
                    continue;
                }
                None if begins_list(given) => found.broken.push((name, at(given))),
                None => {}
            }
        } else if let Some((name, given)) = call(rest)
            && let Some((value, length)) = list_within(given, &mut seen)
            && says_number(&value)
        {
            found.add_call(name, of_call(value), at(given));
            rest = &given[length..];
            continue;
        }
        rest = rest.split_once('\n').map_or("", |(_, behind)| behind);
    }
    found.twice = seen.twice;
    found
}

/// Returns the name declared in the statement that a text begins with, and the rest of the text.
fn declaration(text: &str) -> Option<(String, &str)> {
    // In C, a constant gets its value without a sign.
    if let Some(behind) = text.strip_prefix(DEFINE) {
        let (name, given) = behind.split_at(behind.find(char::is_whitespace)?);
        return Some((name.to_owned(), given));
    }
    let start = &text[..text.floor_char_boundary(LONGEST_NAME)];
    let line = start.lines().next()?;
    let is_of_names = |one: char| one.is_alphanumeric() || "_.:<>[]&*$; ,'\"-?".contains(one);
    let begins = line.starts_with(|one: char| one.is_alphabetic() || "_$\"'".contains(one));
    let at = line.find('=').unwrap_or(line.len());
    let (declared, behind) = line.split_at(at);
    let is_given =
        behind.starts_with('=') && !behind.starts_with("==") && !behind.starts_with("=>");
    let ends_in_sign = declared.ends_with(['!', '<', '>', '+', '-', '*', '/']);
    if begins && is_given && !ends_in_sign && declared.chars().all(is_of_names) {
        return Some((name_of(declared)?, &text[at + 1..]));
    }
    // A field of an object: `cages: [`.
    let (name, _) = line.split_once(':')?;
    let name = name.trim().trim_matches(['"', '\'']);
    let is_name = !name.is_empty() && name.chars().all(|one| one.is_alphanumeric() || one == '_');
    let at = line.find(':')? + 1;
    let has_value = !line[at..].trim().is_empty();
    (begins && is_name && has_value).then(|| (name.to_owned(), &text[at..]))
}

/// Returns the last word of a declaration, before the brackets of a type behind it.
pub(in crate::formats) fn name_of(declaration: &str) -> Option<String> {
    // A type may be in a namespace.
    let own = declaration.rsplit_once("::").map(|(_, own)| own);
    let declaration = own.unwrap_or(declaration);
    let declared = declaration.split([':', '[']).next()?.trim_end();
    // The brackets of `String[] puzzles` are before the name.
    let declared = match declaration.rsplit_once([']', '>']) {
        Some((_, behind)) if behind.contains(char::is_alphanumeric) => behind.trim(),
        _ => declared,
    };
    let is_of_name = |one: char| one.is_alphanumeric() || one == '_';
    let declared = declared.trim_end_matches(|one| !is_of_name(one));
    let name = declared.rsplit(|one| !is_of_name(one)).next()?;
    (!name.is_empty()).then(|| name.to_owned())
}

/// Whether a list with enough digits begins here.
fn begins_list(text: &str) -> bool {
    let start = &text[..text.floor_char_boundary(LONGEST_NAME)];
    let digits = start.chars().filter(char::is_ascii_digit).count();
    let is_list = start.lines().next().is_some_and(|it| it.contains(OPEN));
    is_list && digits > FEWEST_DIGITS && !start.contains(" for ")
}

/// Returns the value that a text begins with, and its length.
fn value(text: &str, seen: &mut Seen) -> Option<(Value, usize)> {
    let given = text.trim_start();
    let before = text.len() - given.len();
    if is_quoted(given) {
        let (inner, length) = quoted(given)?;
        return Some((inner.into(), before + length));
    }
    let end = given.find(|one: char| !one.is_alphanumeric() && one != '-');
    let (first, behind) = given.split_at(end.unwrap_or(given.len()));
    let value = word(first);
    if !value.is_string() {
        let behind = behind.trim_start_matches([' ', '\t']);
        let ends = behind.is_empty() || behind.starts_with([';', ',', '\n', '#', '/', '}', ')']);
        return ends.then_some((value, before + first.len()));
    }
    of_list(given, seen).map(|(value, length)| (value, before + length))
}

/// Returns the list that a text begins with, perhaps behind its type or the name of a call.
fn of_list(text: &str, seen: &mut Seen) -> Option<(Value, usize)> {
    let mut at = 0;
    loop {
        let rest = &text[at..];
        let next = rest.chars().next()?;
        if let Some(length) = of_type(rest) {
            at += length;
        } else if OPEN.contains(&next) {
            break;
        } else if next == '\n' || at > LONGEST_TYPE {
            return None;
        } else if next.is_alphanumeric() || "_.:<>&!,* ".contains(next) {
            at += next.len_utf8();
        } else {
            return None;
        }
    }
    let (value, length) = list_within(&text[at..], seen)?;
    let end = at + length;
    // The size of an array: `new int[9, 9] {`.
    let is_size = |it: &Value| {
        it.as_array()
            .is_some_and(|it| it.len() < 3 && it.iter().all(Value::is_u64))
    };
    let behind = text[end..].trim_start();
    if at > 0 && is_size(&value) && behind.starts_with('{') {
        let (value, length) = list_within(behind, seen)?;
        return Some((value, text.len() - behind.len() + length));
    }
    // The list is only a part of an expression.
    if behind.starts_with(['*', '+', '[', '?']) && !text[end..].contains('\n') {
        return None;
    }
    let is_call = at > 0 && text[at..].starts_with('(');
    Some((if is_call { of_call(value) } else { value }, end))
}

/// Returns the part of a board that a call adds, if a text begins with such a call, and the
/// arguments of the call.
fn call(text: &str) -> Option<(&'static str, &str)> {
    let end = text.find(|one: char| !one.is_alphanumeric() && !matches!(one, '_' | '.'))?;
    let (name, behind) = text.split_at(end);
    let name = name.get(..name.len().min(LONGEST_TYPE))?.to_lowercase();
    let all = [("cage", "cages"), ("region", "regions")];
    let (_, list) = all.into_iter().find(|(word, _)| name.contains(word))?;
    behind.starts_with('(').then_some((list, behind))
}

/// Whether there is a number in a value, or in a name such as `r1c1`.
fn says_number(value: &Value) -> bool {
    match value {
        Value::Number(_) => true,
        Value::String(text) => text.contains(|one: char| one.is_ascii_digit()),
        Value::Array(all) => all.iter().any(says_number),
        Value::Object(all) => all.values().any(says_number),
        _ => false,
    }
}
