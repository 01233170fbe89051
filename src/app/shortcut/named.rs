//! The names of keys, as they are written on a keyboard of the language.

use crate::texts::words;

/// Keys in the language that is spoken: `Ctrl Shift M`, `1 to 9`,
/// `Page up, Page down`. What has no name in a language stays as it is.
pub fn named(keys: &str) -> String {
    let mut named = String::new();
    let mut rest = keys;
    while !rest.is_empty() {
        // A key that has two words in its name.
        let two = ["Page up", "Page down"];
        let two = two.into_iter().find(|key| rest.starts_with(key));
        let one = rest.find(|it: char| !it.is_alphabetic());
        let word = two.map_or(one.unwrap_or(rest.len()), str::len);
        if word > 0 {
            named += &name(&rest[..word]);
            rest = &rest[word..];
        } else {
            let between = rest.find(char::is_alphabetic).unwrap_or(rest.len());
            named += &rest[..between];
            rest = &rest[between..];
        }
    }
    named
}

fn name(word: &str) -> String {
    match word {
        "Ctrl" => words!("key-ctrl"),
        "Shift" => words!("key-shift"),
        "Alt" => words!("key-alt"),
        "Space" => words!("key-space"),
        "Enter" => words!("key-enter"),
        "Esc" => words!("key-esc"),
        "Delete" => words!("key-delete"),
        "Backspace" => words!("key-backspace"),
        "Home" => words!("key-home"),
        "End" => words!("key-end"),
        "comma" => words!("key-comma"),
        "Arrows" => words!("key-all-arrows"),
        "arrows" => words!("key-arrows"),
        "arrow" => words!("key-arrow"),
        "Left" => words!("key-left"),
        "Right" => words!("key-right"),
        "left" => words!("key-then-left"),
        "right" => words!("key-then-right"),
        "up" => words!("key-then-up"),
        "down" => words!("key-then-down"),
        "to" => words!("key-to"),
        "or" => words!("key-or"),
        "and" => words!("key-and"),
        "Page up" => words!("key-page-up"),
        "Page down" => words!("key-page-down"),
        "Page" => words!("key-page"),
        letter => letter.to_owned(),
    }
}
