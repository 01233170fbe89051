//! Files: reading, writing, and the error messages.

#![allow(clippy::unwrap_used, reason = "a test fails where it unwraps nothing")]
#![allow(clippy::print_stdout, reason = "a test says so where it cannot be run")]

#[path = "../common/mod.rs"]
mod common;

mod axes;
mod bad_files;
mod beside;
mod boards;
mod boxes;
mod damaged;
mod damaged_xml;
mod drawn;
mod dressed;
mod errors;
mod exchange;
mod export;
mod export_rules;
mod fields;
mod files;
mod foreign;
mod format_properties;
mod found;
mod game_file;
mod json;
mod json_of_any_program;
mod kept;
mod kept_apart;
mod labeled;
mod links;
mod lists;
mod lost;
mod matrices;
mod meant;
mod misread;
mod offered;
mod own_file;
mod pencil_marks;
mod plain_lines;
mod programs;
mod readers_and_writers;
mod refusals;
mod signs;
mod sizes;
mod slips;
mod tables;
mod texts;
mod true_reasons;
mod web_pages;
mod wordy;
