//! What a deduction says and what it shows, apart from how it was found.
//!
//! Sentences are typed [`Text`]: spans that know which cell, house, digit or
//! technique they name, so that a window can light them up and each reader can
//! have the [`Notation`] of their choice.

mod almost_locked_sets;
mod coloring;
mod fish;
mod notation;
mod picture;
mod sentences;
mod single_digit;
mod templates;
mod text;
mod uniqueness;
mod wings;

pub use notation::{Notation, UnknownNotation};
pub use picture::{Link, Picture, Role, picture};
pub use sentences::{acts, argument, change, change_title, contradiction};
pub use text::{Span, Text};
