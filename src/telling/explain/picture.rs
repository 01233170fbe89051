//! What a deduction shows: the part each candidate plays, the houses to tint,
//! the links to draw.

use std::collections::BTreeSet;

use serde::Serialize;

use super::pattern;
use sudoku_engine::grid::{Candidate, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;

/// The part that a candidate plays in a deduction.
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
    /// It is the digit Z, of which one of the marked candidates is true.
    Z,
    /// It has the first color of the cluster with this number.
    ColorA(u8),
    /// It has the second color of the cluster with this number.
    ColorB(u8),
    /// It is a guardian: one of these is true, or the pattern could not be filled.
    Guardian,
    /// It is in the almost locked set with this number.
    Set(u8),
    /// It is a restricted common of two sets.
    RestrictedCommon,
    /// It is assumed to be true, or is true if what is assumed holds.
    True,
    /// It is assumed to be false, or is false if what is assumed holds.
    False,
    /// It is in a group of which one is true if what is assumed holds.
    GroupTrue,
    /// It is in a group of which all are false if what is assumed holds.
    GroupFalse,
    /// It is supposed in an argument that lies so deep in others.
    Supposed(u8),
    /// It would be true in an argument that lies so deep in others.
    Follows(u8),
    /// An argument that lies so deep in others, and is folded, shows that it is false.
    Refuted(u8),
    /// A chain or a branch of a net starts there: it is what is assumed.
    Start,
    /// A chain or a branch of a net ends there.
    End,
    /// It becomes the value.
    Placed,
    /// It is the value that a person filled in, and cannot be.
    Wrong,
    /// It is removed.
    Eliminated,
}

/// A link from one candidate, or group of candidates, to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Where it starts.
    pub from: Vec<Candidate>,
    /// Where it ends.
    pub to: Vec<Candidate>,
    /// Strong: if the one is false, the other is true. Weak: if the one is
    /// true, the other is false.
    pub strong: bool,
}

/// What sees what. Of the candidates of the same digit in the two lists, those see each
/// other that the board lets see each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    /// What excludes: candidates, or digits that stand on the board.
    pub from: Vec<Candidate>,
    /// What is excluded.
    pub to: Vec<Candidate>,
}

/// The part that cells play in a pattern, whatever they can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellPart {
    /// The pivot of a wing.
    Pivot,
    /// A pincer of a wing.
    Pincer,
    /// The stem of a Death Blossom.
    Stem,
    /// The corners of a rectangle that must not hold two digits alone.
    Rectangle,
    /// The corners of a rectangle that have its two digits alone.
    Floor,
    /// The other corners of a rectangle.
    Roof,
    /// A cell of a pattern that must not hold its digits alone.
    Pattern,
    /// Where the row and the column of a firework cross.
    Cross,
    /// A wing of a firework.
    Wing,
    /// An arm of a firework, on which its digits cannot stand.
    Arm,
    /// The base of an exocet.
    ExocetBase,
    /// A target of an exocet.
    Target,
    /// Where the box of the other target needs the digit of a target.
    Mirror,
    /// Where the cross-lines of an exocet have the digits of its base besides the targets.
    SCell,
    /// A cell beside a target, which has no digit of the base.
    Companion,
    /// A cell of which it counts that one of its candidates is true.
    Truth,
    /// A cell of which it counts that one of its candidates at most is true.
    Link,
    /// A weak link's cell that loses its other candidates.
    Losing,
    /// A cell for which nothing is left, or which would hold two digits.
    Contradiction,
}

/// The part that cells play whose digits are added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SumPart {
    /// The cage whose sum the argument rests on.
    Cage,
    /// A cage that is added or taken off.
    Counted,
    /// What cages leave of houses.
    Innie,
    /// What of cages sticks out of houses.
    Outie,
}

/// The digits that a house gives to two pairs of a ring, which it joins, or a row or column
/// to the cells where it crosses others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// The house.
    pub house: House,
    /// The corners of the ring that lie in it: two of a line, one of a box. None where there
    /// is no ring: then the digits stand beside the board.
    pub corners: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

impl SumPart {
    /// Whether it is what is left on one side of houses.
    pub const fn is_side(self) -> bool {
        matches!(self, Self::Innie | Self::Outie)
    }
}

/// What to draw for a deduction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// The candidates with their roles.
    pub candidates: Vec<(Candidate, Role)>,
    /// The houses to tint; of a fish, the base houses.
    pub houses: Vec<House>,
    /// The cover houses, to tint in another way.
    pub covers: Vec<House>,
    /// The houses of weak links that lose a candidate.
    pub losing: Vec<House>,
    /// The houses of a contradiction.
    pub conflicts: Vec<House>,
    /// The cells that play a part whatever they can hold.
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
    /// The letters by which the argument calls what links, with the numbers of the links
    /// from 0: X and Y for restricted commons.
    pub link_letters: Vec<(usize, char)>,
    /// Whether the links are read from what is assumed to what follows.
    pub directed: bool,
    /// Whether the strong links join the candidates of truths, and the weak ones those of
    /// links, which are counted against each other.
    pub counting: bool,
    /// What sees what.
    pub sights: Vec<Sight>,
}

impl Picture {
    /// The picture with another's marks added. The other's sets are counted on
    /// from those that are there.
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

    /// The candidates that the argument rests on: all but those that it sets or
    /// removes.
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

    /// The cages that are added or taken off, in the order of the equation; none where there
    /// is only one, which needs no number.
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

/// What candidates exclude of what a deduction removes.
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

/// The picture of a deduction, with its side arguments that begin at these lines, counted
/// from 0.
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
