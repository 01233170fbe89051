//! The sheet of all keys.

use std::sync::OnceLock;

use super::{Group, Key, Shortcut};
use sudoku_engine::texts::{Language, enumerated, words};

/// The shortcuts of all tables, which the program combines at its start.
static KNOWN: OnceLock<Vec<Shortcut>> = OnceLock::new();

/// Makes the shortcuts of all tables known to tooltips and to the sheet. Only the first call counts.
pub(crate) fn know(all: impl FnOnce() -> Vec<Shortcut>) {
    KNOWN.get_or_init(all);
}

/// The shortcuts of all tables; none before there is a program.
pub(crate) fn known() -> &'static [Shortcut] {
    KNOWN.get().map_or(&[], Vec::as_slice)
}

/// A group of keys.
#[derive(Debug, Clone)]
pub struct Section {
    /// The purpose of the keys.
    pub heading: String,
    /// The effects, each with its keys.
    pub rows: Vec<(String, String)>,
}

/// All keys with their effects, in a language.
pub fn sheet(language: &Language) -> Vec<Section> {
    let section = |group: Group| Section {
        heading: group.heading(language),
        rows: rows(group)
            .into_iter()
            .map(|(name, keys)| {
                let keys = keys.into_iter().map(|key| key.name(language));
                let keys = enumerated(language, keys);
                (keys.unwrap_or_default(), words!(language, name))
            })
            .collect(),
    };
    Group::ALL.into_iter().map(section).collect()
}

/// The rows of a group: the name of the text of each row, and its keys.
fn rows(group: Group) -> Vec<(&'static str, Vec<Key>)> {
    let mut rows: Vec<(&str, Vec<Key>)> = Vec::new();
    for shortcut in known().iter().filter(|it| it.group == group) {
        let at = rows.iter().position(|(words, _)| *words == shortcut.words);
        let at = at.unwrap_or_else(|| {
            rows.push((shortcut.words, Vec::new()));
            rows.len() - 1
        });
        let keys = &mut rows[at].1;
        for key in shortcut.keys {
            let joined = keys.last().and_then(|last| last.joined(*key));
            if joined.is_some() {
                keys.pop();
            }
            let key = joined.unwrap_or(*key);
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
    }
    rows
}
