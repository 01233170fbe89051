//! Keys on the solver screen.

use crate::shortcut::{Group, Key, Shortcut};

pub(super) const STEP: Shortcut = Group::Steps.shortcut("keys-steps-step", &[Key::SPACE]);
pub(super) const HINT: Shortcut = Group::Steps.shortcut("keys-steps-hint", &[Key::character('h')]);
/// Ask why.
pub(super) const ASK: Shortcut = Group::Steps.shortcut("keys-steps-why", &[Key::character('y')]);
/// Check the consequences of the player's own moves.
pub(super) const WEIGH: Shortcut =
    Group::Steps.shortcut("keys-steps-weigh", &[Key::character('j')]);
pub(super) const SOLVE: Shortcut = Group::Steps.shortcut("keys-steps-solve", &[Key::ENTER.ctrl()]);
pub(super) const GRANULARITY: Shortcut =
    Group::Steps.shortcut("keys-steps-granularity", &[Key::character('g')]);
pub(super) const NEXT_ALONE: Shortcut =
    Group::Steps.shortcut("keys-steps-next", &[Key::character('n')]);
pub(super) const ALONE_BEFORE: Shortcut =
    Group::Steps.shortcut("keys-steps-before", &[Key::character('n').shift()]);
pub(super) const WORTH_TRYING: Shortcut =
    Group::Steps.shortcut("keys-steps-worth-trying", &[Key::character('t')]);
/// If the rules stall, turn on the rule that would go on.
pub(super) const SWITCH_ON: Shortcut =
    Group::Steps.shortcut("keys-steps-off", &[Key::character('i')]);
pub(super) const BACK_TO_ORIGIN: Shortcut =
    Group::Steps.shortcut("keys-steps-back", &[Key::character('b')]);
pub(super) const RULES: Shortcut =
    Group::Steps.shortcut("keys-steps-choose", &[Key::character('r')]);
/// Turn one of the rules beside the board on or off.
pub(super) const SWITCH: Shortcut =
    Group::Steps.shortcut("keys-steps-switch", &[Key::from_to('1', '3').alt()]);
/// Add the next cell to the chosen ones.
pub(super) const EXTEND: Shortcut =
    Group::Board.shortcut("keys-board-extend", &[Key::ARROWS.shift()]);
/// Tell the step on the card in short or at length.
pub(super) const LENGTH: Shortcut =
    Group::Steps.shortcut("keys-steps-length", &[Key::character('z')]);
/// Show another argument of the last resort.
pub(super) const ANOTHER: Shortcut =
    Group::Steps.shortcut("keys-steps-another", &[Key::character('e')]);
pub(super) const GIVENS: Shortcut =
    Group::Board.shortcut("keys-board-givens", &[Key::character('c')]);
pub(super) const SHOW_STEP: Shortcut =
    Group::Beside.shortcut("keys-beside-step", &[Key::character('s')]);
pub(super) const SHOW_PATH: Shortcut =
    Group::Beside.shortcut("keys-beside-path", &[Key::character('p')]);
pub(super) const SHOW_EVERY_STEP: Shortcut =
    Group::Beside.shortcut("keys-beside-every-step", &[Key::character('a')]);
/// Show every step, even among the marks, where A alone is a color.
pub(super) const SHOW_EVERY_STEP_ANYWHERE: Shortcut =
    Group::Beside.shortcut("keys-beside-every-step", &[Key::character('a').shift()]);
pub(super) const SHOW_SEARCH: Shortcut =
    Group::Beside.shortcut("keys-beside-search", &[Key::character('w')]);
pub(super) const SHOW_MARKS: Shortcut =
    Group::Beside.shortcut("keys-beside-marks", &[Key::character('m')]);
pub(super) const SHOW_RULES: Shortcut =
    Group::Beside.shortcut("keys-beside-rules", &[Key::character('r').shift()]);
/// Show or hide the sums of the chosen cells.
pub(super) const SUMS: Shortcut =
    Group::Beside.shortcut("keys-beside-sums", &[Key::character('q')]);
/// Open or close the menu of further panels.
pub(super) const MORE: Shortcut =
    Group::Beside.shortcut("keys-beside-more", &[Key::character('o').alt()]);
/// Open or close the menu of the puzzle.
pub(super) const MENU: Shortcut =
    Group::Window.shortcut("keys-window-menu", &[Key::character('m').alt()]);
pub(super) const EXPORT: Shortcut =
    Group::Window.shortcut("keys-window-export", &[Key::character('e').ctrl()]);
pub(super) const PRINT: Shortcut =
    Group::Window.shortcut("keys-window-print", &[Key::character('p').ctrl()]);
pub(super) const PUZZLE_BEFORE: Shortcut =
    Group::Puzzles.shortcut("keys-puzzles-neighbor", &[Key::PAGE_UP.ctrl()]);
pub(super) const PUZZLE_BEHIND: Shortcut =
    Group::Puzzles.shortcut("keys-puzzles-neighbor", &[Key::PAGE_DOWN.ctrl()]);

/// Once the puzzle is solved, show or hide its hardest step.
pub(super) const AGAIN: Shortcut =
    Group::Steps.shortcut("keys-steps-again", &[Key::character('b').ctrl()]);
