//! The names of keys, as they are written on a keyboard of the language.

use crate::texts::{Language, words};

/// Keys, named in a language: `Ctrl Shift M`, `1 to 9`,
/// `Page up, Page down`. What has no name in a language stays as it is.
pub fn named(language: &Language, keys: &str) -> String {
    let mut named = String::new();
    let mut rest = keys;
    while !rest.is_empty() {
        // A key that has two words in its name.
        let two = ["Page up", "Page down"];
        let two = two.into_iter().find(|key| rest.starts_with(key));
        let one = rest.find(|it: char| !it.is_alphabetic());
        let word = two.map_or(one.unwrap_or(rest.len()), str::len);
        if word > 0 {
            named += &name(language, &rest[..word]);
            rest = &rest[word..];
        } else {
            let between = rest.find(char::is_alphabetic).unwrap_or(rest.len());
            named += &rest[..between];
            rest = &rest[between..];
        }
    }
    named
}

fn name(language: &Language, word: &str) -> String {
    match word {
        "Ctrl" => words!(language, "key-ctrl"),
        "Shift" => words!(language, "key-shift"),
        "Alt" => words!(language, "key-alt"),
        "Space" => words!(language, "key-space"),
        "Enter" => words!(language, "key-enter"),
        "Esc" => words!(language, "key-esc"),
        "Delete" => words!(language, "key-delete"),
        "Backspace" => words!(language, "key-backspace"),
        "Home" => words!(language, "key-home"),
        "End" => words!(language, "key-end"),
        "comma" => words!(language, "key-comma"),
        "Arrows" => words!(language, "key-all-arrows"),
        "arrows" => words!(language, "key-arrows"),
        "arrow" => words!(language, "key-arrow"),
        "Left" => words!(language, "key-left"),
        "Right" => words!(language, "key-right"),
        "left" => words!(language, "key-then-left"),
        "right" => words!(language, "key-then-right"),
        "up" => words!(language, "key-then-up"),
        "down" => words!(language, "key-then-down"),
        "to" => words!(language, "key-to"),
        "or" => words!(language, "key-or"),
        "and" => words!(language, "key-and"),
        "Page up" => words!(language, "key-page-up"),
        "Page down" => words!(language, "key-page-down"),
        "Page" => words!(language, "key-page"),
        letter => letter.to_owned(),
    }
}
