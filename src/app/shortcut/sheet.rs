//! The keys as they are listed for a person.

use super::named;
use crate::texts::{Language, words};

/// Keys that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    /// What they are for.
    pub heading: String,
    /// Each key and what it does.
    pub rows: Vec<(String, String)>,
}

fn group<const ROWS: usize>(
    language: &Language,
    heading: String,
    rows: [(&str, String); ROWS],
) -> Group {
    let rows = rows
        .into_iter()
        .map(|(keys, what)| (named(language, keys), what));
    Group {
        heading,
        rows: rows.collect(),
    }
}

/// All keys, and what they do, in a language.
pub fn sheet(language: &Language) -> Vec<Group> {
    vec![
        group(
            language,
            words!(language, "keys-steps"),
            [
                ("Space", words!(language, "keys-steps-step")),
                ("H", words!(language, "keys-steps-hint")),
                ("Ctrl Enter", words!(language, "keys-steps-solve")),
                ("G", words!(language, "keys-steps-granularity")),
                ("N", words!(language, "keys-steps-next")),
                ("Alt left, right", words!(language, "keys-steps-walk")),
                ("T", words!(language, "keys-steps-worth-trying")),
                ("Enter, I", words!(language, "keys-steps-off")),
                ("B", words!(language, "keys-steps-back")),
                ("R", words!(language, "keys-steps-choose")),
                ("Alt 1 to 3", words!(language, "keys-steps-switch")),
            ],
        ),
        group(
            language,
            words!(language, "keys-board"),
            [
                ("Arrows", words!(language, "keys-board-cell")),
                ("Ctrl arrow", words!(language, "keys-board-jump")),
                (
                    "Ctrl Shift arrow",
                    words!(language, "keys-board-jump-found"),
                ),
                ("Home, End", words!(language, "keys-board-column")),
                ("Ctrl Home, End", words!(language, "keys-board-row")),
                ("1 to 9", words!(language, "keys-board-digit")),
                ("Delete, Backspace, 0", words!(language, "keys-board-erase")),
                ("Ctrl 1 to 9", words!(language, "keys-board-candidate")),
                ("K", words!(language, "keys-board-candidates")),
                ("Ctrl K", words!(language, "keys-board-notes")),
                ("F1 to F9", words!(language, "keys-board-filter")),
                (
                    "Ctrl or Shift F1 to F9",
                    words!(language, "keys-board-filter-too"),
                ),
                ("F10", words!(language, "keys-board-filter-two")),
                ("C", words!(language, "keys-board-givens")),
                ("Ctrl Z", words!(language, "keys-board-undo")),
                ("Ctrl Shift Z, Ctrl Y", words!(language, "keys-board-redo")),
                ("Ctrl R", words!(language, "keys-board-restart")),
            ],
        ),
        group(
            language,
            words!(language, "keys-beside"),
            [
                ("S", words!(language, "keys-beside-step")),
                ("P", words!(language, "keys-beside-path")),
                ("A, Shift A", words!(language, "keys-beside-every-step")),
                ("W", words!(language, "keys-beside-search")),
                ("M", words!(language, "keys-beside-marks")),
            ],
        ),
        group(
            language,
            words!(language, "keys-marks"),
            [
                ("M", words!(language, "keys-marks-tool")),
                ("A to F", words!(language, "keys-marks-color")),
                ("1 to 9", words!(language, "keys-marks-digit")),
                ("+ or =, -", words!(language, "keys-marks-links")),
                ("X", words!(language, "keys-marks-clear")),
                ("Ctrl M", words!(language, "keys-marks-save-point")),
                ("Page up, Page down", words!(language, "keys-marks-choose")),
                ("Enter", words!(language, "keys-marks-go-back")),
                (
                    "Ctrl Shift M, Ctrl Delete",
                    words!(language, "keys-marks-rename"),
                ),
            ],
        ),
        group(
            language,
            words!(language, "keys-path"),
            [
                ("Arrows, Page, Home, End", words!(language, "keys-path-go")),
                ("Enter", words!(language, "keys-path-play")),
                ("+, -", words!(language, "keys-path-speed")),
                ("U", words!(language, "keys-path-summary")),
                ("Ctrl F, O", words!(language, "keys-path-filter")),
            ],
        ),
        group(
            language,
            words!(language, "keys-search"),
            [
                ("Right, Enter, +, -", words!(language, "keys-search-step")),
                ("C, Page down, End", words!(language, "keys-search-to")),
                ("Home, 1 to 3", words!(language, "keys-search-again")),
                ("U", words!(language, "keys-search-compare")),
            ],
        ),
        group(
            language,
            words!(language, "keys-rules"),
            [
                ("Space", words!(language, "keys-rules-switch")),
                ("Alt up, Alt down", words!(language, "keys-rules-move")),
                ("Ctrl F", words!(language, "keys-rules-filter")),
                ("+, -", words!(language, "keys-rules-all")),
            ],
        ),
        group(
            language,
            words!(language, "keys-lessons"),
            [
                ("L", words!(language, "keys-lessons-open")),
                ("Enter, H, S", words!(language, "keys-lessons-practise")),
            ],
        ),
        group(
            language,
            words!(language, "keys-game"),
            [
                ("N, Ctrl Shift N", words!(language, "keys-game-new")),
                ("1 to 8, C, T, S", words!(language, "keys-game-choose")),
                ("H, C, A", words!(language, "keys-game-hint")),
                ("P, T", words!(language, "keys-game-pause")),
                ("Ctrl Enter", words!(language, "keys-game-give-up")),
            ],
        ),
        group(
            language,
            words!(language, "keys-create"),
            [
                ("Ctrl T", words!(language, "keys-create-empty")),
                ("Alt 1 to 3", words!(language, "keys-create-make")),
                ("O", words!(language, "keys-create-symmetry")),
                ("C", words!(language, "keys-create-check")),
                ("Enter", words!(language, "keys-create-use")),
            ],
        ),
        group(
            language,
            words!(language, "keys-list"),
            [
                ("Ctrl G", words!(language, "keys-list-back")),
                (
                    "Ctrl Page up, down",
                    words!(language, "keys-list-neighbour"),
                ),
                ("Ctrl F, O, 1 to 6", words!(language, "keys-list-filter")),
                ("+, -", words!(language, "keys-list-rate")),
            ],
        ),
        group(
            language,
            words!(language, "keys-window"),
            [
                ("Ctrl O", words!(language, "keys-window-open")),
                ("Ctrl L", words!(language, "keys-window-type")),
                ("Ctrl V", words!(language, "keys-window-paste")),
                ("E, M, H", words!(language, "keys-window-ours")),
                ("Enter, Ctrl D", words!(language, "keys-window-continue")),
                ("Ctrl S", words!(language, "keys-window-save")),
                ("Ctrl Shift S", words!(language, "keys-window-save-as")),
                ("Ctrl C", words!(language, "keys-window-copy")),
                ("Ctrl E", words!(language, "keys-window-export")),
                (
                    "1 to 3, arrows",
                    words!(language, "keys-window-export-what"),
                ),
                (
                    "+, -, Ctrl L, Ctrl O",
                    words!(language, "keys-window-export-size"),
                ),
                ("Ctrl N", words!(language, "keys-window-start")),
                ("Ctrl comma", words!(language, "keys-window-settings")),
                ("1 to 7, L", words!(language, "keys-window-in-settings")),
                (
                    "Ctrl +, Ctrl -, Ctrl 0",
                    words!(language, "keys-window-size"),
                ),
                ("F12, ?", words!(language, "keys-window-keys")),
                ("Enter", words!(language, "keys-window-accept")),
                ("Esc", words!(language, "keys-window-close")),
                ("Ctrl Q", words!(language, "keys-window-quit")),
            ],
        ),
    ]
}
