//! Files: what is read, what is written, and what is said where that fails.

#[path = "../common/mod.rs"]
mod common;

mod bad_files;
mod exchange;
mod export;
mod files;
mod format_properties;
mod game_file;
mod own_file;
mod pencil_marks;
mod readers_and_writers;
