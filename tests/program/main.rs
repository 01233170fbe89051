//! The program as a person runs it: the command line, the examples, and the window on
//! a display of its own.

#![allow(clippy::unwrap_used, reason = "a test fails where it unwraps nothing")]
#![allow(clippy::print_stdout, reason = "a test says so where it cannot be run")]

#[path = "../common/mod.rs"]
mod common;
#[cfg(all(target_os = "linux", feature = "app"))]
#[path = "../common/display.rs"]
mod display;
#[cfg(all(target_os = "linux", feature = "app"))]
mod in_home;

#[cfg(all(target_os = "linux", feature = "app"))]
mod autosave_window;
mod boards;
mod check;
mod cli;
mod cli_search;
mod convert;
#[cfg(all(target_os = "linux", feature = "app"))]
mod desktop;
mod examples;
mod export;
mod files;
mod generate;
#[cfg(all(target_os = "linux", feature = "app"))]
mod left_off_window;
mod long_runs;
#[cfg(all(target_os = "linux", feature = "app"))]
mod monkey;
mod output;
mod spoken;
mod steps;
mod verify;
mod why;
#[cfg(all(target_os = "linux", feature = "app"))]
mod window;
