//! YAML, as far as files of puzzles need it: maps and lists by indentation or in brackets, words,
//! numbers, and texts of several lines.

use serde_json::{Map, Value};

use super::{Places, literal};

/// The most maps and lists around another one, as in JSON; a deeper one is refused.
const DEEPEST: usize = 100;

/// The most digits of a number; the digits of a row may begin with a zero.
const LONGEST_NUMBER: usize = 3;

/// A line with content.
#[derive(Clone, Copy)]
struct Line<'a> {
    indent: usize,
    /// The content from the first character on.
    content: &'a str,
    /// The start of the content.
    start: usize,
}

/// The lines of a text other than blank ones and comments, and the reading position in them.
struct Reader<'a> {
    text: &'a str,
    lines: Vec<Line<'a>>,
    at: usize,
    twice: Option<(String, usize)>,
}

/// The content of a text.
pub(super) struct Read {
    pub(super) value: Value,
    pub(super) places: Places,
    /// A name with two different values in a map, and the place of the second one.
    pub(super) twice: Option<(String, usize)>,
}

/// A value, and the places of its start and of its parts.
type Located = (Value, Places);

/// Returns the value of a text; `None` if it is not YAML, a single word, or has a name with two
/// values.
pub(super) fn read(text: &str) -> Option<Located> {
    let read = read_noted(text)?;
    read.twice.is_none().then_some((read.value, read.places))
}

/// Reads the content of a text; `None` if it is not YAML, or a single word.
pub(super) fn read_noted(text: &str) -> Option<Read> {
    let mut start = 0;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n') {
        let content = line.trim_start_matches(' ');
        let indent = line.len() - content.len();
        let said = content.trim_end();
        if !said.is_empty() && !said.starts_with('#') && said != "---" && said != "..." {
            lines.push(Line {
                indent,
                content: said,
                start: start + indent,
            });
        }
        start += line.len();
    }
    let mut reader = Reader {
        text,
        lines,
        at: 0,
        twice: None,
    };
    let first = *reader.lines.first()?;
    let (value, places) = reader.block(first.indent, 0)?;
    let is_whole = reader.at == reader.lines.len();
    let twice = reader.twice;
    let is_list = value.is_object() || value.is_array();
    (is_whole && is_list).then_some(Read {
        value,
        places,
        twice,
    })
}

/// Returns the name of a field, and the rest of its line.
fn field(content: &str) -> Option<(&str, &str)> {
    let (name, behind) = match content.split_once(": ") {
        Some((name, behind)) => (name, behind.trim_start()),
        None => (content.strip_suffix(':')?, ""),
    };
    let name = name.trim();
    let bare = name.trim_matches(['"', '\'']);
    let is_name = !bare.is_empty() && !bare.contains(['"', '\'', '[', '{', '(', '=', '|', ':']);
    is_name.then_some((bare, behind))
}

impl<'a> Reader<'a> {
    fn next(&self) -> Option<Line<'a>> {
        self.lines.get(self.at).copied()
    }

    /// Reads the map or the list in the lines that begin here and have this indentation.
    fn block(&mut self, indent: usize, depth: usize) -> Option<Located> {
        if depth > DEEPEST {
            return None;
        }
        match is_entry(self.next()?.content) {
            true => self.list(indent, depth),
            false => self.map(indent, depth),
        }
    }

    fn list(&mut self, indent: usize, depth: usize) -> Option<Located> {
        let start = self.next()?.start;
        let (mut items, mut places) = (Vec::new(), Vec::new());
        while let Some(line) = self.next().filter(|it| it.indent == indent)
            && is_entry(line.content)
        {
            let inner = line.content[1..].trim_start();
            if inner.is_empty() {
                self.at += 1;
                let below = self.next().filter(|it| it.indent > indent);
                let (item, place) = match below {
                    Some(line) => self.block(line.indent, depth + 1)?,
                    None => (Value::Null, Places::new(line.start)),
                };
                items.push(item);
                places.push(place);
                continue;
            }
            let inset = line.content.len() - inner.len();
            let is_block =
                is_entry(inner) || !inner.starts_with(['{', '[']) && field(inner).is_some();
            let (item, place) = if is_block {
                // The first line of a block is behind the sign of the entry.
                let first = Line {
                    indent: indent + inset,
                    content: inner,
                    start: line.start + inset,
                };
                self.lines[self.at] = first;
                self.block(first.indent, depth + 1)?
            } else {
                self.scalar(inner, line.start + inset)?
            };
            items.push(item);
            places.push(place);
        }
        let places = Places::list(start, places);
        self.ends(indent).then_some((Value::Array(items), places))
    }

    fn map(&mut self, indent: usize, depth: usize) -> Option<Located> {
        let mut fields = Map::new();
        let mut places = Places::new(self.next()?.start);
        while let Some(line) = self.next().filter(|it| it.indent == indent)
            && !is_entry(line.content)
        {
            let (name, behind) = field(line.content)?;
            let behind = match behind.starts_with('#') {
                true => "",
                false => behind,
            };
            let (value, place) = if behind.is_empty() {
                self.at += 1;
                self.below(line, depth)?
            } else if matches!(behind.trim_end_matches(['-', '+']), "|" | ">") {
                self.at += 1;
                (self.lines_below(indent), Places::new(line.start))
            } else {
                let start = line.start + line.content.len() - behind.len();
                self.scalar(behind, start)?
            };
            let before = fields.get(name);
            if self.twice.is_none() && before.is_some_and(|it| *it != value) {
                self.twice = Some((name.to_owned(), line.start));
            }
            fields.insert(name.to_owned(), value);
            places.add(name.to_owned(), place);
        }
        self.ends(indent).then_some((Value::Object(fields), places))
    }

    /// Whether the next line does not belong to a block of this indentation.
    fn ends(&self, indent: usize) -> bool {
        self.next().is_none_or(|it| it.indent <= indent)
    }

    /// Reads the value below the name of a field.
    fn below(&mut self, name: Line<'_>, depth: usize) -> Option<Located> {
        let indent = name.indent;
        match self.next() {
            Some(line) if line.indent > indent => self.block(line.indent, depth + 1),
            // The entries of a list may be right below the name of their field.
            Some(line) if line.indent == indent && is_entry(line.content) => {
                self.list(indent, depth + 1)
            }
            _ => Some((Value::Null, Places::new(name.start))),
        }
    }

    /// Returns a text of the indented lines.
    fn lines_below(&mut self, indent: usize) -> Value {
        let mut text = String::new();
        while let Some(line) = self.next().filter(|it| it.indent > indent) {
            text += line.content;
            text.push('\n');
            self.at += 1;
        }
        text.into()
    }

    /// Reads the value in a line behind a name or the sign of an entry; it may continue in the next
    /// line.
    fn scalar(&mut self, content: &str, start: usize) -> Option<Located> {
        let place = Places::new(start);
        if content.starts_with(['[', '{']) {
            let mut seen = literal::Seen::default();
            let (value, length) = literal::value_within(&self.text[start..], &mut seen)?;
            let end = start + length;
            if self.twice.is_none() {
                let at = |it: literal::Twice| (self.text.len() - it.behind, it.name);
                self.twice = seen.twice.map(at).map(|(at, name)| (name, at));
            }
            while self.next().is_some_and(|it| it.start < end) {
                self.at += 1;
            }
            return Some((value, place));
        }
        self.at += 1;
        let content = content.split(" #").next().unwrap_or(content).trim_end();
        let quote = content.chars().next().filter(|it| matches!(it, '"' | '\''));
        if let Some(quote) = quote {
            let inner = content[1..].strip_suffix(quote)?;
            return Some((inner.replace("\\n", "\n").into(), place));
        }
        let digits = content.trim_start_matches('-');
        let is_number = digits.bytes().all(|one| one.is_ascii_digit());
        let value = match is_number && digits.len() > LONGEST_NUMBER {
            true => content.into(),
            false => literal::word(content),
        };
        Some((value, place))
    }
}

/// Whether a line begins an entry of a list.
fn is_entry(content: &str) -> bool {
    content == "-" || content.starts_with("- ")
}
