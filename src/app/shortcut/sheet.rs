//! The keys as they are listed for a person.

use super::named;
use crate::texts::words;

/// Keys that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    /// What they are for.
    pub heading: String,
    /// Each key and what it does.
    pub rows: Vec<(String, String)>,
}

fn group<const ROWS: usize>(heading: String, rows: [(&str, String); ROWS]) -> Group {
    let rows = rows.into_iter().map(|(keys, what)| (named(keys), what));
    Group {
        heading,
        rows: rows.collect(),
    }
}

/// All keys, in the language that is spoken.
pub fn sheet() -> Vec<Group> {
    vec![
        group(
            words!("keys-steps"),
            [
                ("Space", words!("keys-steps-step")),
                ("H", words!("keys-steps-hint")),
                ("Ctrl Enter", words!("keys-steps-solve")),
                ("G", words!("keys-steps-granularity")),
                ("N", words!("keys-steps-next")),
                ("Alt left, right", words!("keys-steps-walk")),
                ("T", words!("keys-steps-worth-trying")),
                ("Enter, I", words!("keys-steps-off")),
                ("B", words!("keys-steps-back")),
                ("R", words!("keys-steps-choose")),
                ("Alt 1 to 3", words!("keys-steps-switch")),
            ],
        ),
        group(
            words!("keys-board"),
            [
                ("Arrows", words!("keys-board-cell")),
                ("Ctrl arrow", words!("keys-board-jump")),
                ("Ctrl Shift arrow", words!("keys-board-jump-found")),
                ("Home, End", words!("keys-board-column")),
                ("Ctrl Home, End", words!("keys-board-row")),
                ("1 to 9", words!("keys-board-digit")),
                ("Delete, Backspace, 0", words!("keys-board-erase")),
                ("Ctrl 1 to 9", words!("keys-board-candidate")),
                ("K", words!("keys-board-candidates")),
                ("Ctrl K", words!("keys-board-notes")),
                ("F1 to F9", words!("keys-board-filter")),
                ("Ctrl or Shift F1 to F9", words!("keys-board-filter-too")),
                ("F10", words!("keys-board-filter-two")),
                ("C", words!("keys-board-givens")),
                ("Ctrl Z", words!("keys-board-undo")),
                ("Ctrl Shift Z, Ctrl Y", words!("keys-board-redo")),
                ("Ctrl R", words!("keys-board-restart")),
            ],
        ),
        group(
            words!("keys-beside"),
            [
                ("S", words!("keys-beside-step")),
                ("P", words!("keys-beside-path")),
                ("A, Shift A", words!("keys-beside-every-step")),
                ("W", words!("keys-beside-search")),
                ("M", words!("keys-beside-marks")),
            ],
        ),
        group(
            words!("keys-marks"),
            [
                ("M", words!("keys-marks-tool")),
                ("A to F", words!("keys-marks-color")),
                ("1 to 9", words!("keys-marks-digit")),
                ("+ or =, -", words!("keys-marks-links")),
                ("X", words!("keys-marks-clear")),
                ("Ctrl M", words!("keys-marks-save-point")),
                ("Page up, Page down", words!("keys-marks-choose")),
                ("Enter", words!("keys-marks-go-back")),
                ("Ctrl Shift M, Ctrl Delete", words!("keys-marks-rename")),
            ],
        ),
        group(
            words!("keys-path"),
            [
                ("Arrows, Page, Home, End", words!("keys-path-go")),
                ("Enter", words!("keys-path-play")),
                ("+, -", words!("keys-path-speed")),
                ("U", words!("keys-path-summary")),
                ("Ctrl F, O", words!("keys-path-filter")),
            ],
        ),
        group(
            words!("keys-search"),
            [
                ("Right, Enter, +, -", words!("keys-search-step")),
                ("C, Page down, End", words!("keys-search-to")),
                ("Home, 1 to 3", words!("keys-search-again")),
                ("U", words!("keys-search-compare")),
            ],
        ),
        group(
            words!("keys-rules"),
            [
                ("Space", words!("keys-rules-switch")),
                ("Alt up, Alt down", words!("keys-rules-move")),
                ("Ctrl F", words!("keys-rules-filter")),
                ("+, -", words!("keys-rules-all")),
            ],
        ),
        group(
            words!("keys-lessons"),
            [
                ("L", words!("keys-lessons-open")),
                ("Enter, H, S", words!("keys-lessons-practise")),
            ],
        ),
        group(
            words!("keys-game"),
            [
                ("N, Ctrl Shift N", words!("keys-game-new")),
                ("1 to 8, C, T, S", words!("keys-game-choose")),
                ("H, C, A", words!("keys-game-hint")),
                ("P, T", words!("keys-game-pause")),
                ("Ctrl Enter", words!("keys-game-give-up")),
            ],
        ),
        group(
            words!("keys-create"),
            [
                ("Ctrl T", words!("keys-create-empty")),
                ("Alt 1 to 3", words!("keys-create-make")),
                ("O", words!("keys-create-symmetry")),
                ("C", words!("keys-create-check")),
                ("Enter", words!("keys-create-use")),
            ],
        ),
        group(
            words!("keys-list"),
            [
                ("Ctrl G", words!("keys-list-back")),
                ("Ctrl Page up, down", words!("keys-list-neighbour")),
                ("Ctrl F, O, 1 to 6", words!("keys-list-filter")),
                ("+, -", words!("keys-list-rate")),
            ],
        ),
        group(
            words!("keys-window"),
            [
                ("Ctrl O", words!("keys-window-open")),
                ("Ctrl L", words!("keys-window-type")),
                ("Ctrl V", words!("keys-window-paste")),
                ("E, M, H", words!("keys-window-ours")),
                ("Enter, Ctrl D", words!("keys-window-continue")),
                ("Ctrl S", words!("keys-window-save")),
                ("Ctrl Shift S", words!("keys-window-save-as")),
                ("Ctrl C", words!("keys-window-copy")),
                ("Ctrl E", words!("keys-window-export")),
                ("1 to 3, arrows", words!("keys-window-export-what")),
                ("+, -, Ctrl L, Ctrl O", words!("keys-window-export-size")),
                ("Ctrl N", words!("keys-window-start")),
                ("Ctrl comma", words!("keys-window-settings")),
                ("1 to 7, L", words!("keys-window-in-settings")),
                ("Ctrl +, Ctrl -, Ctrl 0", words!("keys-window-size")),
                ("F12, ?", words!("keys-window-keys")),
                ("Enter", words!("keys-window-accept")),
                ("Esc", words!("keys-window-close")),
                ("Ctrl Q", words!("keys-window-quit")),
            ],
        ),
    ]
}
