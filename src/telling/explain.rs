//! Deductions in words and pictures, independent of how they were found, and the sentences of a
//! watched search.
//!
//! Sentences are typed [`Text`]: spans that know which cell, house, digit or technique they name,
//! so that a window can light them up and each reader can have the [`Notation`] of their choice.
//! There are four [`Length`]s for a deduction; [`notation`](crate::notation) writes it in one line
//! for experts.

mod acts;
mod almost_locked;
mod almost_locked_lines;
mod almost_locked_sets;
mod apart;
mod argument;
mod cages;
mod cause;
mod chains;
mod change;
mod chute;
mod cited;
mod coloring;
mod custom;
mod direct;
mod disjoint;
mod event;
mod exclusion;
mod exocet;
mod firework;
mod fish;
mod forced_walk;
mod forcing;
mod form;
mod guardians;
mod intersections;
mod json;
mod kraken;
mod leftovers;
mod length;
mod look;
mod medusa;
mod mistake;
mod not_kept;
mod pattern;
mod picture;
mod place;
mod rank_zero;
mod reach;
mod sectors;
mod side_arguments;
mod single_digit;
mod singles;
mod state;
mod step;
mod subsets;
mod symmetry;
mod templates;
mod uniqueness;
mod wings;
mod written;

pub use acts::{acts, acts_in_short, conclusion, step_acts};
pub use apart::seen_apart;
pub use argument::{Argument, Line, argument, walk};
pub(crate) use cages::cage_name;
pub use cages::{alternatives, left_of_houses};
pub use cause::{
    cause, cause_picture, contradiction, forced, forced_from, forced_picture, forced_singles,
};
pub use change::{change, change_title, own_move, own_move_before};
pub use event::event;
pub use forced_walk::walk_forced;
pub use form::{form_name, step_title};
pub use length::{Length, UnknownLength, in_short, text};
pub use look::{Look, look};
pub use mistake::{wrong_entry, wrong_notes, wrong_removal};
pub use pattern::digits;
pub use picture::{
    CellPart, Link, Picture, Role, Share, Sight, SumPart, picture, picture_unfolding,
};
pub(crate) use reach::{Reach, reach};
pub(crate) use side_arguments::named_lines;
pub use step::{other_ways, step_object};
pub use step::{step_picture, step_text};
pub use written::grounds;

pub use sudoku_engine::texts::{
    Language, LineName, Notation, Span, Text, UnknownNotation, Written, family_heading,
    family_name, level_name, technique_name,
};

use pattern::Explain;
use sudoku_engine::texts::said;
