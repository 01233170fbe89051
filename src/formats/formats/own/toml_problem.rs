//! What is wrong in a file that TOML's parser cannot read, or that has a value of another kind.

use crate::formats::fault::{TomlFault, TomlKind};

/// The problems of the parser, by the start of its message.
const PROBLEMS: [(&str, TomlFault); 13] = [
    (
        "invalid basic string, expected `\"`",
        TomlFault::TextNotClosed,
    ),
    (
        "invalid literal string, expected `'`",
        TomlFault::TextNotClosed,
    ),
    ("missing escaped value", TomlFault::BadEscape),
    ("too few unicode value digits", TomlFault::BadEscape),
    ("value is out of range", TomlFault::BadEscape),
    ("key with no value", TomlFault::NameWithoutValue),
    ("missing value", TomlFault::ValueMissing),
    ("extra comma in array", TomlFault::CommaTooMany),
    (
        "missing comma between array elements",
        TomlFault::CommaMissing,
    ),
    ("unclosed array table", TomlFault::HeadNotClosed),
    ("unclosed array", TomlFault::ListNotClosed),
    ("unclosed table", TomlFault::HeadNotClosed),
    ("invalid unquoted key", TomlFault::NameWithoutValue),
];

/// The kinds of values, by the words for what was expected.
const KINDS: [(&str, TomlKind); 7] = [
    ("a string", TomlKind::Text),
    ("a sequence", TomlKind::List),
    ("a boolean", TomlKind::Truth),
    ("struct ", TomlKind::Section),
    ("a map", TomlKind::Section),
    ("u", TomlKind::Number),
    ("i", TomlKind::Number),
];

/// Returns the problem that a message of the parser tells of a part of a file.
pub(super) fn problem(message: &str, part: &str) -> TomlFault {
    let message = message.lines().next().unwrap_or_default();
    let known = PROBLEMS
        .iter()
        .find(|(start, _)| message.starts_with(start));
    if let Some((_, problem)) = known {
        return problem.clone();
    }
    let text = part.trim().to_owned();
    if message.starts_with("string values must be quoted") {
        return match text.is_empty() {
            true => TomlFault::ValueMissing,
            false => TomlFault::TextUnquoted,
        };
    }
    if message.starts_with("duplicate key") {
        return TomlFault::NameTwice { name: text };
    }
    if message.starts_with("unexpected key or value") {
        return TomlFault::BehindValue { text };
    }
    let expected = message
        .split_once("expected ")
        .map(|(_, expected)| expected);
    if let Some(expected) = expected.filter(|_| message.starts_with("invalid ")) {
        let kind = KINDS.iter().find(|(start, _)| expected.starts_with(start));
        return kind.map_or(TomlFault::Damaged, |(_, kind)| TomlFault::OtherKind {
            kind: *kind,
        });
    }
    let quoted = message.split('`').nth(1).unwrap_or_default().to_owned();
    if message.starts_with("missing field") {
        return TomlFault::Missing { name: quoted };
    }
    if message.starts_with("unknown field") {
        return TomlFault::UnknownName { name: quoted };
    }
    match expected.filter(|_| message.starts_with("unknown variant")) {
        Some(expected) => {
            let known = expected.strip_prefix("one of ").unwrap_or(expected);
            let known = known.replace('`', "");
            TomlFault::NotOneOf {
                text: quoted,
                known,
            }
        }
        None => TomlFault::Damaged,
    }
}
