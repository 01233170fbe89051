//! What a deduction says and what it shows, apart from how it was found, and
//! what a watched search says it does.
//!
//! Sentences are typed [`Text`]: spans that know which cell, house, digit or
//! technique they name, so that a window can light them up and each reader can
//! have the [`Notation`] of their choice. A deduction is told at three
//! [`Length`]s, and for experts in the field's [`compact`] notation.

mod almost_locked_sets;
mod cause;
mod chains;
mod coloring;
mod compact;
mod event;
mod fish;
mod forced_walk;
mod forcing;
mod json;
mod kraken;
mod length;
mod look;
mod mistake;
mod names;
mod notation;
mod picture;
mod place;
pub(crate) mod said;
mod sentences;
mod single_digit;
mod state;
mod step;
mod templates;
mod text;
mod uniqueness;
mod walk;
mod wings;

pub use cause::{cause, cause_picture, forced, forced_picture};
pub use compact::{compact, compact_links};
pub use event::event;
pub use forced_walk::walk_forced;
pub use json::Written;
pub use length::{Length, UnknownLength, text};
pub use look::{Look, look};
pub use mistake::{wrong_entry, wrong_removal};
pub use names::{family_heading, family_name, level_name, technique_name};
pub use notation::{Notation, UnknownNotation};
pub use picture::{Link, Picture, Role, picture};
pub use sentences::{acts, argument, change, change_title, contradiction, links, step_acts};
pub use step::{step_compact, step_object, step_picture, step_text};
pub use text::{Span, Text};
pub use walk::{WalkedLink, walk};

pub(crate) use said::said;
