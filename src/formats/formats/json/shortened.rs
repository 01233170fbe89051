//! JSON shortened by SudokuPad.

use serde_json::Value;

/// Restores the original JSON: names are shortened and without quotation marks, other texts have
/// single ones, an empty object between two commas is left out, and only the first letter of `true`
/// and `false` is left.
pub(super) fn lengthen(short: &str) -> String {
    let mut long = String::with_capacity(2 * short.len());
    let mut rest = short;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '\'' => lengthen_text(rest, &mut long),
            '{' | '[' | ',' => {
                long.push(next);
                if next != '{' && rest[1..].starts_with([',', ']']) {
                    long += "{}";
                }
                1
            }
            '}' | ']' | ':' => {
                long.push(next);
                1
            }
            _ => {
                let end = rest.find(|one: char| ",:'{}[]".contains(one));
                let word = &rest[..end.unwrap_or(rest.len())];
                let is_name = rest[word.len()..].starts_with(':');
                long += &lengthen_word(word, is_name);
                word.len()
            }
        };
        rest = &rest[length..];
    }
    long
}

/// Adds a text that starts here, with double quotation marks; returns its former length.
fn lengthen_text(start: &str, long: &mut String) -> usize {
    long.push('"');
    let mut characters = start.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '\'' => {
                long.push('"');
                return at + 1;
            }
            '"' => long.push_str("\\\""),
            '\\' => match characters.next() {
                Some((_, '\'')) => long.push('\''),
                Some((_, escaped)) => long.extend(['\\', escaped]),
                None => {}
            },
            _ => long.push(character),
        }
    }
    start.len()
}

/// Restores a name, or a value without quotation marks.
fn lengthen_word(word: &str, is_name: bool) -> String {
    let long = match (is_name, word) {
        (true, "a") => "arrows",
        (true, "ca") => "cages",
        (true, "ce") => "cells",
        (true, "cs") => "cellSize",
        (true, "l") => "lines",
        (true, "o") => "overlays",
        (true, "re") => "regions",
        (true, "t") => "title",
        (true, "te") => "text",
        (true, "u") => "underlays",
        (true, "v") => "value",
        (true, "vd") => "videos",
        (true, name) => name,
        (false, "t") => return "true".to_owned(),
        (false, "f") => return "false".to_owned(),
        (false, value) if serde_json::from_str::<Value>(value).is_ok() => return value.to_owned(),
        // A color.
        (false, other) => other,
    };
    Value::from(long).to_string()
}
