//! The window without a display: screens clicked and read as widgets, messages sent
//! through `update`, pictures compared.

#![allow(clippy::unwrap_used, reason = "a test fails where it unwraps nothing")]
#![allow(clippy::print_stdout, reason = "a test says so where it cannot be run")]

#[path = "../common/alone.rs"]
mod alone;
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/living.rs"]
mod living;
#[path = "../common/monkey.rs"]
mod monkey_at_it;
mod otherwise;
mod snapshots;
mod stays_put;
mod sums_card;
mod support;

mod autosave;
mod broken_off;
mod by_hand;
mod cause_card;
mod changed_files;
mod collection;
mod contrast;
mod create_boards;
mod create_history;
mod create_screen;
mod cursor_and_pad;
mod every_press;
mod every_step_panel;
mod export_dialog;
mod file_dialogs;
mod filters;
mod first_sight;
mod focus;
mod game_panel;
mod hint_card;
mod keys;
mod languages;
mod layout;
mod left_behind;
mod left_off;
mod lessons_boards;
mod lessons_screen;
mod link_walk;
mod lists;
mod living_tree;
mod looks;
mod lookup;
mod moment;
mod monkey;
#[cfg(unix)]
mod motion;
mod not_saved;
mod notices;
mod odd_files;
mod odd_titles;
mod other_boards;
mod pasted_step;
mod path_panel;
mod pictures;
mod pointer;
mod refused;
mod rules_dialog;
mod screens;
mod scrolling;
mod search_panel;
mod settings;
mod side_arguments_card;
mod slow_steps;
mod solved_card;
mod sources;
mod spoken_window;
mod start_screen;
mod telling;
mod text_size;
mod tip;
mod why_card;
mod wrong_notes;
