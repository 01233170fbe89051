//! Reading and writing puzzles in all supported formats.
//!
//! - [`formats`] – one file per format, detection, errors that name the place;
//! - [`files`] – opening, reading and replacing files with care.

// Only items that a caller of the library sees are public.
#![warn(unreachable_pub)]
#![forbid(unsafe_code)]
pub mod files;
pub mod formats;
