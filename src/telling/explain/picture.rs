//! The picture of a deduction: the part of each candidate, the houses to tint, the links to draw.

use std::collections::BTreeSet;

use serde::Serialize;

use super::pattern;
use sudoku_engine::grid::{Candidate, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;

/// The part of a candidate in a deduction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(tag = "role", content = "number", rename_all = "kebab-case")]
pub enum Role {
    /// The argument rests on it.
    Base,
    /// It is a fin: a candidate of the base that no cover house covers.
    Fin,
    /// It is a fin because two base houses hold it.
    EndoFin,
    /// It is the digit X of a wing, which joins the pivot and the first pincer.
    X,
    /// It is the digit Y of a wing, which joins the pivot and the second pincer.
    Y,
    /// It is the digit Z; at least one of these candidates is true.
    Z,
    /// It has the first color of the cluster with this number.
    ColorA(u8),
    /// It has the second color of the cluster with this number.
    ColorB(u8),
    /// It is a guardian: at least one of these is true, or the pattern could not be filled.
    Guardian,
    /// It is in the almost locked set with this number.
    Set(u8),
    /// It is a restricted common of two sets.
    RestrictedCommon,
    /// It is assumed to be true, or is true if the assumption is.
    True,
    /// It is assumed to be false, or is false if the assumption is true.
    False,
    /// It is in a group that holds the digit if the assumption is true.
    GroupTrue,
    /// It is in a group in which all candidates are false if the assumption is true.
    GroupFalse,
    /// It is supposed in an argument nested this deep in others.
    Supposed(u8),
    /// It would be true in an argument nested this deep in others.
    Follows(u8),
    /// A folded argument nested this deep in others shows that it is false.
    Refuted(u8),
    /// A chain or a branch of a net starts there: it is the assumption.
    Start,
    /// A chain or a branch of a net ends there.
    End,
    /// It becomes the value.
    Placed,
    /// It is a value that a person filled in and that cannot be right.
    Wrong,
    /// It is removed.
    Eliminated,
}

/// A link from one candidate, or group of candidates, to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The start.
    pub from: Vec<Candidate>,
    /// The end.
    pub to: Vec<Candidate>,
    /// Whether the link is strong: if one end is false, the other is true. Otherwise it is weak: if
    /// one end is true, the other is false.
    pub strong: bool,
}

/// Candidates that see others. Two candidates of the same digit, one from each list, see each other
/// if their cells do on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    /// The candidates or placed digits that exclude others.
    pub from: Vec<Candidate>,
    /// The excluded candidates.
    pub to: Vec<Candidate>,
}

/// The part of cells in a pattern, whatever their candidates are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellPart {
    /// The pivot of a wing.
    Pivot,
    /// A pincer of a wing.
    Pincer,
    /// The stem of a Death Blossom.
    Stem,
    /// The corners of a rectangle that must not hold only its two digits.
    Rectangle,
    /// The corners of a rectangle with only its two digits.
    Floor,
    /// The other corners of a rectangle.
    Roof,
    /// A cell of a pattern that must not hold only its digits.
    Pattern,
    /// The cell where the row and the column of a firework cross.
    Cross,
    /// A wing of a firework.
    Wing,
    /// An arm of a firework, where its digits cannot be.
    Arm,
    /// The base of an exocet.
    ExocetBase,
    /// A target of an exocet.
    Target,
    /// A mirror: the cells where the box of the other target needs the digit of a target.
    Mirror,
    /// A cell of the cross-lines of an exocet, other than the targets, that can hold a digit of its
    /// base.
    SCell,
    /// A cell next to a target that has no digit of the base.
    Companion,
    /// A cell that counts as a truth: one of its candidates is true.
    Truth,
    /// A cell that counts as a link: at most one of its candidates is true.
    Link,
    /// The cell of a weak link, which loses its other candidates.
    Losing,
    /// A cell with no candidate left, or with two digits at once.
    Contradiction,
}

/// The part of cells whose digits are added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SumPart {
    /// The cage whose sum the argument rests on.
    Cage,
    /// A cage that is added or subtracted.
    Counted,
    /// The innies: the cells of houses outside the cages.
    Innie,
    /// The outies: the cells of cages outside the houses.
    Outie,
}

/// The digits that a house gives to the two pairs of a ring that it joins, or that a row or column
/// gives to the cells where it crosses others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// The house.
    pub house: House,
    /// The corners of the ring in this house: two for a line, one for a box. Empty without a ring;
    /// then the digits are shown beside the board.
    pub corners: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

impl SumPart {
    /// Whether the cells are left on one side of houses.
    pub const fn is_side(self) -> bool {
        matches!(self, Self::Innie | Self::Outie)
    }
}

/// The things to draw for a deduction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// The candidates with their roles.
    pub candidates: Vec<(Candidate, Role)>,
    /// The houses to tint; for a fish, the base houses.
    pub houses: Vec<House>,
    /// The cover houses, to tint in another way.
    pub covers: Vec<House>,
    /// The houses of weak links that lose a candidate.
    pub losing: Vec<House>,
    /// The houses of a contradiction.
    pub conflicts: Vec<House>,
    /// The cells with a part, whatever their candidates are.
    pub cells: Vec<(CellSet, CellPart)>,
    /// The cells to outline, set by set: [`Role::Set`] counts them from 0.
    pub sets: Vec<CellSet>,
    /// Whether the argument calls the sets by letters: A for the first.
    pub lettered: bool,
    /// The cells whose digits are added up.
    pub sums: Vec<(CellSet, SumPart)>,
    /// The digits that houses give to pairs of a ring or to crossing cells.
    pub shares: Vec<Share>,
    /// The cells whose values the argument rests on.
    pub witnesses: CellSet,
    /// The links, in order.
    pub links: Vec<Link>,
    /// The letters of links in the argument, with the numbers of the links from 0: X and Y for
    /// restricted commons.
    pub link_letters: Vec<(usize, char)>,
    /// Whether the links are read from the assumption to its consequences.
    pub directed: bool,
    /// Whether strong links join the candidates of truths and weak links those of links, in an
    /// argument that counts truths and links.
    pub counting: bool,
    /// The sights.
    pub sights: Vec<Sight>,
}

impl Picture {
    /// The picture with the marks of another added. The numbers of the other's sets continue those
    /// of this picture.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        let before = u8::try_from(self.sets.len()).unwrap_or(u8::MAX);
        let counted_on = |role| match role {
            Role::Set(number) => Role::Set(number.saturating_add(before)),
            role => role,
        };
        let others = other.candidates.into_iter();
        self.candidates
            .extend(others.map(|(candidate, role)| (candidate, counted_on(role))));
        self.witnesses |= other.witnesses;
        let add = |houses: &mut Vec<House>, others: Vec<House>| {
            for house in others {
                if !houses.contains(&house) {
                    houses.push(house);
                }
            }
        };
        add(&mut self.houses, other.houses);
        add(&mut self.covers, other.covers);
        add(&mut self.losing, other.losing);
        add(&mut self.conflicts, other.conflicts);
        self.cells.extend(other.cells);
        self.sets.extend(other.sets);
        self.sums.extend(other.sums);
        self.shares.extend(other.shares);
        let links = self.links.len();
        let letters = other.link_letters.into_iter();
        self.link_letters
            .extend(letters.map(|(link, letter)| (links + link, letter)));
        self.links.extend(other.links);
        self.directed |= other.directed;
        self.counting |= other.counting;
        self.lettered |= other.lettered;
        self.sights.extend(other.sights);
        self
    }

    /// The picture with candidates of one role added.
    #[must_use]
    pub fn with(mut self, role: Role, candidates: impl IntoIterator<Item = Candidate>) -> Self {
        self.candidates
            .extend(candidates.into_iter().map(|candidate| (candidate, role)));
        self
    }

    /// The candidates that the argument uses: all except those that it sets or removes.
    pub fn used(&self) -> impl Iterator<Item = Candidate> + '_ {
        let is_used = |role: Role| !matches!(role, Role::Placed | Role::Wrong | Role::Eliminated);
        let used = self
            .candidates
            .iter()
            .filter(move |(_, role)| is_used(*role));
        used.map(|(candidate, _)| *candidate)
    }

    /// The picture with houses to tint added.
    #[must_use]
    pub fn tinting(mut self, houses: impl IntoIterator<Item = House>) -> Self {
        self.houses.extend(houses);
        self
    }

    /// The picture with cover houses added, each once.
    #[must_use]
    pub fn covering(self, houses: impl IntoIterator<Item = House>) -> Self {
        self.join(Self {
            covers: houses.into_iter().collect(),
            ..Self::default()
        })
    }

    /// The picture with cells that are added up.
    #[must_use]
    pub fn adding(mut self, sums: impl IntoIterator<Item = (CellSet, SumPart)>) -> Self {
        self.sums.extend(sums);
        self
    }

    /// Whether houses join the pairs of a ring.
    pub fn is_ring(&self) -> bool {
        let mut shares = self.shares.iter();
        shares.any(|share| !share.corners.is_empty())
    }

    /// The cages that are added or subtracted, in the order of the equation; empty if there is only
    /// one, which needs no number.
    pub fn terms(&self) -> Vec<CellSet> {
        let mut terms: Vec<CellSet> = Vec::new();
        for (cells, part) in &self.sums {
            if *part == SumPart::Counted && !terms.contains(cells) {
                terms.push(*cells);
            }
        }
        if terms.len() < 2 {
            terms.clear();
        }
        terms
    }

    /// The picture with cells that play a part, if there are any.
    #[must_use]
    pub fn framing(mut self, cells: CellSet, part: CellPart) -> Self {
        if !cells.is_empty() {
            self.cells.push((cells, part));
        }
        self
    }

    /// The picture with cells to outline added.
    #[must_use]
    pub fn outlining(mut self, sets: impl IntoIterator<Item = CellSet>) -> Self {
        self.sets.extend(sets);
        self
    }
}

/// The candidates of some digits in some cells.
pub(super) fn candidates_in(cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> {
    cells.into_iter().flat_map(move |cell| {
        digits
            .into_iter()
            .map(move |digit| Candidate::new(cell, digit))
    })
}

/// The sights from candidates to the removed candidates that they exclude.
pub(super) fn excluding(
    deduction: &Deduction,
    from: impl IntoIterator<Item = Candidate>,
) -> Vec<Sight> {
    let from: Vec<Candidate> = from.into_iter().collect();
    if from.is_empty() {
        return Vec::new();
    }
    vec![Sight {
        from,
        to: deduction.eliminations.to_vec(),
    }]
}

/// The picture of a deduction; side arguments are folded.
pub fn picture(deduction: &Deduction) -> Picture {
    picture_unfolding(deduction, &BTreeSet::new())
}

/// The picture of a deduction, with the side arguments that start at these lines (counted from 0)
/// unfolded.
pub fn picture_unfolding(deduction: &Deduction, unfolded: &BTreeSet<usize>) -> Picture {
    let pattern = pattern::of(deduction);
    let mut picture = pattern.picture_unfolding(unfolded);
    picture.candidates.extend(pattern.lost(deduction));
    Picture {
        sights: pattern.sights(deduction),
        ..picture
    }
    .with(Role::Placed, deduction.placements.iter().copied())
    .with(Role::Eliminated, deduction.eliminations.iter().copied())
}
