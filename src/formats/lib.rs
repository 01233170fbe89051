//! Puzzles read and written, in every format that there is.
//!
//! - [`formats`] – one file a format, detection, errors that name the place;
//! - [`files`] – files opened, read and replaced with care.

// What is public is what a caller of the library sees.
#![warn(unreachable_pub)]
#![forbid(unsafe_code)]
pub mod files;
pub mod formats;
