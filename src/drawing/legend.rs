//! The legend: what the signs, outlines, edges and lines of a step mean, as far
//! as they are in use.

use super::outline::letter;
use super::scene::{HouseKind, Tint};
use super::sign::Sign;
use crate::explain::{Picture, Role};
use crate::grid::Digit;
use crate::rules::Family;
use crate::sudoku::MarkColor;

/// A line of the legend.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// What is seen on the board.
    pub samples: Vec<Sample>,
    /// What it means.
    pub label: String,
}

/// A piece of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sample {
    /// The sign of a role on a digit.
    Sign(Sign, Digit),
    /// The corner of an outline, with its letter if there are several.
    Outline(usize, Option<char>),
    /// A house.
    House(HouseKind),
    /// A strong or a weak link.
    Link {
        /// Whether it is strong.
        strong: bool,
    },
    /// A cell whose value counts.
    UsedValue,
    /// A cell with a background.
    Tint(Tint),
    /// A colour to mark with.
    Mark(MarkColor),
}

/// What is to be said about what is drawn of a step. Some roles are called
/// otherwise in one family of techniques than in another.
pub fn legend(picture: &Picture, family: Family) -> Vec<Entry> {
    let mut entries = roles(picture, family);
    let mut add = |present: bool, sample, label: &str| {
        if present {
            entries.push(Entry {
                samples: vec![sample],
                label: label.to_owned(),
            });
        }
    };
    let is_covered = !picture.covers.is_empty();
    let base = if is_covered { "Base house" } else { "House" };
    let has_houses = !picture.houses.is_empty();
    add(has_houses, Sample::House(HouseKind::Base), base);
    add(is_covered, Sample::House(HouseKind::Cover), "Cover house");
    let has_witnesses = !picture.witnesses.is_empty();
    add(has_witnesses, Sample::UsedValue, "Value that counts");
    for (strong, label) in [(true, "Strong link"), (false, "Weak link")] {
        let present = picture.links.iter().any(|link| link.strong == strong);
        add(present, Sample::Link { strong }, label);
    }
    let is_alone = picture.sets.len() == 1;
    add(is_alone, Sample::Outline(0, None), "Cells of the set");
    entries
}

/// The roles in use. Sets share a line, and so do the colours of a cluster and
/// the nodes of a chain.
fn roles(picture: &Picture, family: Family) -> Vec<Entry> {
    let mut used: Vec<(Role, Digit)> = Vec::new();
    for (candidate, role) in &picture.candidates {
        if !used.iter().any(|(other, _)| other == role) {
            used.push((*role, candidate.digit));
        }
    }
    used.sort_by_key(|(role, _)| *role);
    let is_first_color = |(role, _): &&(Role, Digit)| matches!(role, Role::ColorA(_));
    let clusters = used.iter().filter(is_first_color).count();
    let mut entries: Vec<Entry> = Vec::new();
    for (role, digit) in used {
        let label = label(role, family, clusters);
        let sample = Sample::Sign(Sign::of(role), digit);
        match entries.iter_mut().find(|entry| entry.label == label) {
            Some(entry) => entry.samples.push(sample),
            None => entries.push(Entry {
                samples: vec![sample],
                label,
            }),
        }
    }
    // Of several sets, the letter of the outline tells which is which.
    let sets = 0..picture.sets.len();
    if sets.len() > 1 {
        let letters: Vec<String> = sets.clone().map(|set| letter(set).to_string()).collect();
        entries.retain(|entry| entry.label != SET);
        entries.push(Entry {
            samples: sets
                .map(|set| Sample::Outline(set, Some(letter(set))))
                .collect(),
            label: format!("Sets {}", letters.join(", ")),
        });
    }
    entries
}

const SET: &str = "In the set";

fn label(role: Role, family: Family, clusters: usize) -> String {
    let words = match (role, family) {
        (Role::Base, Family::Fish) => "Base",
        (Role::Base, Family::Uniqueness) => "Of the pattern",
        (Role::Base, _) => "Used",
        (Role::Fin, Family::Uniqueness) => "Besides the pattern",
        (Role::Fin, _) => "Fin",
        (Role::EndoFin, _) => "Endo fin",
        (Role::Pivot, Family::AlmostLockedSets) => "Stem",
        (Role::Pivot, _) => "Pivot",
        (Role::Pincer, _) => "Pincer",
        (Role::ColorA(_) | Role::ColorB(_), Family::Coloring) if clusters < 2 => "Two colors",
        (Role::ColorA(number) | Role::ColorB(number), Family::Coloring) => {
            return format!("Colors of cluster {}", number + 1);
        }
        (Role::ColorA(_) | Role::ColorB(_), _) => "Nodes by turns",
        (Role::Set(_), _) => SET,
        (Role::RestrictedCommon, _) => "Restricted common",
        (Role::True, _) => "Would be true",
        (Role::False, _) => "Would be false",
        (Role::Placed, _) => "Placed",
        (Role::Eliminated, _) => "Removed",
    };
    words.to_owned()
}
