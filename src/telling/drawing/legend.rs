//! The legend: the meaning of the signs, outlines, edges and lines that a step uses.

use super::motion::Phase;
use super::outline::letter;
use super::scene::{HouseKind, Tint};
use super::sign::Sign;
use crate::explain::{CellPart, Picture, Role, SumPart};
use sudoku_engine::grid::{Candidate, Digit};
use sudoku_engine::sudoku::{MarkColor, SetBy};
use sudoku_engine::technique::Family;
use sudoku_engine::texts::{Text, said};

/// An entry of the legend.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// The samples from the board.
    pub samples: Vec<Sample>,
    /// The meaning.
    pub label: Text,
    /// The stage of a step at which the sample appears.
    pub from: Phase,
}

/// A piece of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sample {
    /// The sign of a role on a digit.
    Sign(Sign, Digit),
    /// The sign of a role on a letter.
    Letter(Sign, char),
    /// The corner of an outline, with its letter if there are several.
    Outline(usize, Option<char>),
    /// A house.
    House(HouseKind),
    /// Cells that are added up.
    Sum(SumPart),
    /// Cells with a part.
    Cells(CellPart),
    /// A strong or a weak link.
    Link {
        /// Whether it is strong.
        strong: bool,
        /// Whether it is read in one direction.
        arrow: bool,
    },
    /// The line from a candidate or digit to the candidates that it excludes.
    Sight,
    /// A cell where a digit cannot be.
    NoPlace,
    /// The digits that a house gives to the pairs of a ring, or to crossing cells.
    Share(HouseKind),
    /// The letter of a link.
    LinkLetter(char),
    /// The number of a line of the argument.
    Number,
    /// The name of a line of a side argument.
    SideNumber,
    /// The number of a cage in an equation.
    Term,
    /// A cell whose value is used.
    UsedValue,
    /// A cell with a background.
    Tint(Tint),
    /// A color to mark with.
    Mark(MarkColor),
    /// A digit with the sign of its origin.
    Origin(SetBy),
}

impl Sample {
    /// The stage of a step at which the sample appears; for the sign of a role, it is
    /// [`Phase::of_role`].
    const fn from(self) -> Phase {
        match self {
            Self::UsedValue
            | Self::Link { .. }
            | Self::Sight
            | Self::NoPlace
            | Self::Number
            | Self::SideNumber
            | Self::LinkLetter(_) => Phase::Exclude,
            Self::House(HouseKind::Contradiction) | Self::Cells(CellPart::Contradiction) => {
                Phase::Conclude
            }
            _ => Phase::Look,
        }
    }
}

impl Entry {
    /// An entry for samples that appear at once or at the stage of their kind.
    pub fn new(samples: Vec<Sample>, label: Text) -> Self {
        let from = samples.iter().map(|it| it.from()).min();
        Self {
            samples,
            label,
            from: from.unwrap_or(Phase::Look),
        }
    }

    /// The legend for a board with letters instead of digits.
    #[must_use]
    pub fn in_letters(mut self, letters: [char; Digit::COUNT]) -> Self {
        for sample in &mut self.samples {
            if let Sample::Sign(sign, digit) = *sample {
                *sample = Sample::Letter(sign, letters[digit.index()]);
            }
        }
        self
    }
}

/// The legend of a step. The names of some roles depend on the family of the technique. A step that
/// was `made` has removed and placed digits; any other step can do so.
pub fn legend(picture: &Picture, family: Family, made: bool) -> Vec<Entry> {
    let mut entries = roles(picture, family, made);
    let mut add = |present: bool, samples: &[Sample], label: Text| {
        if present {
            entries.push(Entry::new(samples.to_vec(), label));
        }
    };
    let is_covered = !picture.covers.is_empty();
    let is_crossing = is_crossing(picture, family);
    let is_ring = picture.is_ring();
    let has_targets = has_targets(picture);
    let base = if is_ring {
        said!("legend-ring-line")
    } else if is_crossing {
        said!("legend-home")
    } else if is_covered {
        said!("legend-base-house")
    } else {
        said!("legend-house")
    };
    let has_houses = !picture.houses.is_empty();
    add(has_houses, &[Sample::House(HouseKind::Base)], base);
    add(
        is_covered,
        &[Sample::House(HouseKind::Cover)],
        if is_ring {
            said!("legend-ring-box")
        } else if is_crossing {
            said!("legend-away")
        } else if has_targets {
            said!("legend-cross-line")
        } else {
            said!("legend-cover-house")
        },
    );
    add(
        !picture.losing.is_empty(),
        &[Sample::House(HouseKind::Losing)],
        said!("legend-losing-house"),
    );
    add(
        !picture.conflicts.is_empty(),
        &[Sample::House(HouseKind::Contradiction)],
        said!("legend-contradiction"),
    );
    for (part, label) in [
        (CellPart::Pivot, said!("legend-pivot")),
        (CellPart::Pincer, said!("legend-pincer")),
        (CellPart::Stem, said!("legend-stem")),
        (CellPart::Rectangle, said!("legend-rectangle")),
        (CellPart::Floor, said!("legend-floor")),
        (CellPart::Roof, said!("legend-roof")),
        (CellPart::Cross, said!("legend-cross")),
        (CellPart::Wing, said!("legend-wing")),
        (CellPart::Arm, said!("legend-arm")),
        (CellPart::Pattern, said!("legend-pattern")),
        (CellPart::ExocetBase, said!("legend-exocet-base")),
        (CellPart::Target, said!("legend-target")),
        (CellPart::Mirror, said!("legend-mirror")),
        (CellPart::SCell, said!("legend-s-cell")),
        (CellPart::Companion, said!("legend-companion")),
        (CellPart::Truth, said!("legend-truth-cell")),
        (CellPart::Link, said!("legend-link-cell")),
        (CellPart::Losing, said!("legend-losing-cell")),
        (CellPart::Contradiction, said!("legend-contradiction-cell")),
    ] {
        let is_there = picture.cells.iter().any(|(_, other)| *other == part);
        add(is_there, &[Sample::Cells(part)], label);
    }
    for (part, label) in [
        (SumPart::Cage, said!("legend-cage")),
        (SumPart::Counted, said!("legend-counted-cage")),
        (SumPart::Innie, said!("legend-innie")),
        (SumPart::Outie, said!("legend-outie")),
    ] {
        let is_there = picture.sums.iter().any(|(_, other)| *other == part);
        add(is_there, &[Sample::Sum(part)], label);
    }
    let has_terms = !picture.terms().is_empty();
    add(has_terms, &[Sample::Term], said!("legend-term"));
    // A pill of each color, as in the signs of the candidates.
    let pills = [HouseKind::Base, HouseKind::Cover].map(Sample::Share);
    let label = if is_ring {
        said!("legend-share")
    } else {
        said!("legend-share-of-line")
    };
    add(!picture.shares.is_empty(), &pills, label);
    // Nets, kraken fish and side arguments are read from the supposition on.
    let is_net = match family {
        Family::Forcing => true,
        Family::Fish => picture.directed,
        _ => false,
    };
    add(is_net, &[Sample::Number], said!("legend-number"));
    let mut roles = picture.candidates.iter().map(|(_, role)| *role);
    add(
        roles.any(|role| {
            matches!(
                role,
                Role::Supposed(1..) | Role::Follows(1..) | Role::Refuted(_)
            )
        }),
        &[Sample::SideNumber],
        said!("legend-side-number"),
    );
    let has_witnesses = !picture.witnesses.is_empty();
    add(has_witnesses, &[Sample::UsedValue], said!("legend-value"));
    let has_link = |strong| picture.links.iter().any(|link| link.strong == strong);
    let (strong, weak) = (has_link(true), has_link(false));
    let arrow = picture.directed;
    let [of_strong, of_weak] = if picture.counting {
        [said!("legend-truth"), said!("legend-link")]
    } else {
        [said!("legend-strong-link"), said!("legend-weak-link")]
    };
    for (is_there, strong, label) in [(strong, true, of_strong), (weak, false, of_weak)] {
        add(is_there, &[Sample::Link { strong, arrow }], label);
    }
    // A placed digit sees places, a candidate sees removed candidates.
    let removed = |one: &Candidate| picture.candidates.contains(&(*one, Role::Eliminated));
    let seen = || picture.sights.iter().flat_map(|sight| &sight.to);
    add(seen().any(removed), &[Sample::Sight], said!("legend-sight"));
    add(
        seen().any(|one| !removed(one)),
        &[Sample::NoPlace],
        said!("legend-no-place"),
    );
    let is_alone = picture.sets.len() == 1;
    add(
        is_alone,
        &[Sample::Outline(0, None)],
        said!("legend-set-cells"),
    );
    entries
}

/// Whether it is the picture of an exocet.
fn has_targets(picture: &Picture) -> bool {
    let mut parts = picture.cells.iter();
    parts.any(|(_, part)| *part == CellPart::Target)
}

/// Whether it is the picture of rows and columns that give crossing cells their digits.
fn is_crossing(picture: &Picture, family: Family) -> bool {
    let is_plain = family == Family::LargePatterns && picture.cells.is_empty();
    is_plain && !picture.houses.is_empty() && !picture.covers.is_empty()
}

/// The roles in use. Sets share an entry, and so do the colors of a cluster if there are several
/// clusters.
fn roles(picture: &Picture, family: Family, made: bool) -> Vec<Entry> {
    let mut used: Vec<(Role, Digit)> = Vec::new();
    for (candidate, role) in &picture.candidates {
        if !used.iter().any(|(other, _)| other == role) {
            used.push((*role, candidate.digit));
        }
    }
    used.sort_by_key(|(role, _)| *role);
    let is_first_color = |(role, _): &&(Role, Digit)| matches!(role, Role::ColorA(_));
    let clusters = used.iter().filter(is_first_color).count();
    let naming = Naming {
        family,
        clusters,
        made,
        start: start(picture),
        has_stem: picture
            .cells
            .iter()
            .any(|(_, part)| *part == CellPart::Stem),
        has_targets: has_targets(picture),
        is_crossing: is_crossing(picture, family),
        is_ring: picture.is_ring(),
    };
    let mut entries: Vec<Entry> = Vec::new();
    for (role, digit) in used {
        let label = label(role, &naming);
        let mut samples = vec![Sample::Sign(Sign::of(role), digit)];
        if role == Role::RestrictedCommon {
            let letters = picture.link_letters.iter();
            samples.extend(letters.map(|(_, letter)| Sample::LinkLetter(*letter)));
        }
        match entries.iter_mut().find(|entry| entry.label == label) {
            Some(entry) => {
                entry.samples.append(&mut samples);
                entry.from = entry.from.min(Phase::of_role(role));
            }
            None => entries.push(Entry {
                samples,
                label,
                from: Phase::of_role(role),
            }),
        }
    }
    // Several sets are distinguished by the letters of their outlines.
    let sets = 0..picture.sets.len();
    if sets.len() > 1 {
        let letters = sets
            .clone()
            .map(|set| Text::new().then(letter(set).to_string()));
        let named = |set: usize| picture.lettered.then(|| letter(set));
        entries.retain(|entry| entry.label != said!("legend-in-set"));
        entries.push(Entry::new(
            sets.map(|set| Sample::Outline(set, named(set))).collect(),
            if picture.lettered {
                said!("legend-sets", letters = Text::enumerated(letters))
            } else {
                said!("legend-sets-without-letters")
            },
        ));
    }
    entries
}

/// The context that the names of roles depend on.
struct Naming {
    family: Family,
    clusters: usize,
    made: bool,
    /// The assumption about the start: `true`, `false`, or `none` if there is no start.
    start: &'static str,
    has_stem: bool,
    has_targets: bool,
    is_crossing: bool,
    is_ring: bool,
}

/// The assumption about the start of a chain or a net.
fn start(picture: &Picture) -> &'static str {
    let starts = picture.candidates.iter();
    let mut starts = starts.filter(|(_, role)| *role == Role::Start);
    let Some((start, _)) = starts.next() else {
        return "none";
    };
    let is = |role| picture.candidates.contains(&(*start, role));
    if starts.next().is_some() {
        "several"
    } else if is(Role::True) || is(Role::GroupTrue) {
        "true"
    } else {
        "false"
    }
}

fn label(role: Role, naming: &Naming) -> Text {
    let Naming {
        family,
        clusters,
        made,
        start,
        has_stem,
        has_targets,
        is_crossing,
        is_ring,
    } = *naming;
    match (role, family) {
        (Role::Base, _) if is_ring => said!("legend-given-by-line"),
        (Role::Y, _) if is_ring => said!("legend-given-by-box"),
        (Role::Base, _) if has_targets => said!("legend-candidate-of-base"),
        (Role::Y, _) if has_targets => said!("legend-candidate-of-target"),
        (Role::Z, _) if has_targets => said!("legend-candidate-of-cross-line"),
        (Role::Base, _) if is_crossing => said!("legend-taken-by-row"),
        (Role::Y, _) if is_crossing => said!("legend-taken-by-column"),
        (Role::Base, Family::Fish) => said!("legend-base-fish"),
        (Role::Base, Family::Uniqueness) => said!("legend-base-uniqueness"),
        (Role::Base, Family::AlmostLockedSets) if has_stem => {
            said!("legend-base-stem")
        }
        (Role::Base, _) => said!("legend-base"),
        (Role::Fin, Family::Uniqueness) => said!("legend-fin-uniqueness"),
        (Role::Fin, _) => said!("legend-fin"),
        (Role::EndoFin, _) => said!("legend-endo-fin"),
        (Role::X, _) => said!("legend-x"),
        (Role::Y, _) => said!("legend-y"),
        (Role::Z, _) => said!("legend-z"),
        (Role::ColorA(_), _) if clusters < 2 => said!("legend-color-a"),
        (Role::ColorB(_), _) if clusters < 2 => said!("legend-color-b"),
        (Role::ColorA(number) | Role::ColorB(number), _) => {
            said!("legend-cluster-colors", cluster = usize::from(number) + 1)
        }
        (Role::Guardian, _) => said!("legend-guardian"),
        (Role::Set(_), _) => said!("legend-in-set"),
        (Role::RestrictedCommon, _) => said!("legend-restricted-common"),
        (Role::True, _) => said!("legend-true", start = start),
        (Role::False, _) => said!("legend-false", start = start),
        (Role::GroupTrue, _) => said!("legend-group-true"),
        (Role::GroupFalse, _) => said!("legend-group-false"),
        (Role::Start, _) => said!("legend-start"),
        (Role::End, _) => said!("legend-end"),
        (Role::Supposed(0), _) => said!("legend-supposed"),
        (Role::Supposed(depth), _) => {
            said!("legend-supposed-inside", depth = usize::from(depth))
        }
        (Role::Follows(0), _) => said!("legend-true", start = "none"),
        (Role::Follows(depth), _) => {
            said!("legend-true-inside", depth = usize::from(depth))
        }
        (Role::Refuted(_), _) => said!("legend-refuted"),
        (Role::Placed, _) if !made => said!("legend-to-place"),
        (Role::Placed, _) => said!("legend-placed"),
        (Role::Wrong, _) => said!("legend-wrong"),
        (Role::Eliminated, _) if !made => said!("legend-to-remove"),
        (Role::Eliminated, _) => said!("legend-removed"),
    }
}

/// The entries for the origins of digits; digits without a sign have none.
pub fn origins() -> Vec<Entry> {
    let entry = |origin| {
        let label = match origin {
            SetBy::Person => said!("origin-person"),
            SetBy::Step => said!("origin-step"),
            SetBy::Hint => said!("origin-hint"),
            SetBy::Search => said!("origin-search"),
            SetBy::Answer => said!("origin-answer"),
        };
        Entry::new(vec![Sample::Origin(origin)], label)
    };
    SetBy::ALL.map(entry).into()
}
