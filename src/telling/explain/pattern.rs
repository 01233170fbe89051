//! Patterns that explain themselves in words and pictures. Each family of patterns has its own
//! file; only [`of`] knows all patterns.

use std::collections::BTreeSet;

use super::not_kept::NotKept;
use super::place::shown;
use super::{Argument, Picture, Reach, Role, Sight, Text};
use sudoku_engine::grid::{Candidate, DigitSet, House};
use sudoku_engine::rules::{Deduction, Pattern};

/// A pattern that explains itself in words and pictures.
///
/// A pattern does not contain its conclusions. Methods that need them also take the deduction,
/// always the one with this pattern.
pub(super) trait Explain {
    /// The argument: the pattern, the reasoning, and the conclusion. [`argument`](super::argument)
    /// adds the conclusion that is shown first.
    fn argument(&self, deduction: &Deduction) -> Argument;

    /// The argument line by line even if it is short, for a pattern of links.
    fn in_lines(&self, deduction: &Deduction) -> Argument {
        self.argument(deduction)
    }

    /// The parts of candidates, cells and houses, without the conclusions; empty for a pattern that
    /// is not visible on the board.
    fn picture(&self) -> Picture {
        Picture::default()
    }

    /// The picture with those side arguments unfolded that start at these lines, counted from 0.
    /// All others are folded.
    fn picture_unfolding(&self, _: &BTreeSet<usize>) -> Picture {
        self.picture()
    }

    /// The parts of candidates that belong to the pattern although they are removed.
    fn lost(&self, _: &Deduction) -> Vec<(Candidate, Role)> {
        Vec::new()
    }

    /// The sights: which placed digit sees cells of a house, or which candidates, one of them true
    /// in every case, see the removed candidates.
    fn sights(&self, _: &Deduction) -> Vec<Sight> {
        Vec::new()
    }

    /// The digits of the argument; by default the digits of the conclusions.
    fn digits(&self, deduction: &Deduction) -> DigitSet {
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        conclusions.map(|candidate| candidate.digit).collect()
    }

    /// The place after the name of the technique, `4 and 9 in r3c2 and r3c7`; by default the place
    /// of the picture.
    fn place(&self, deduction: &Deduction) -> Text {
        shown(deduction)
    }

    /// The pattern in one line in the field's words, for readers who know the technique.
    fn short(&self, deduction: &Deduction) -> Text {
        self.place(deduction)
    }

    /// The houses to look at for a hint that does not reveal a digit. `None` if the pattern does
    /// not consist of houses; then the hint names the houses and cells of its place.
    fn look(&self) -> Option<Vec<House>> {
        None
    }

    /// The possible places of its conclusions.
    fn reach(&self) -> Reach {
        Reach::default()
    }
}

/// The pattern of a deduction, as something that explains itself.
pub(super) fn of(deduction: &Deduction) -> &dyn Explain {
    match &deduction.pattern {
        Pattern::NakedSingle(pattern) => pattern,
        Pattern::FullHouse(pattern) => pattern,
        Pattern::HiddenSingle(pattern) => pattern,
        Pattern::LockedCandidates(pattern) => pattern,
        Pattern::Leftovers(pattern) => pattern.as_ref(),
        Pattern::Subset(pattern) => pattern,
        Pattern::Direct(pattern) => pattern.as_ref(),
        Pattern::AlmostLocked(pattern) => pattern.as_ref(),
        Pattern::Fish(pattern) => pattern.as_ref(),
        Pattern::SingleDigit(pattern) => pattern.as_ref(),
        Pattern::Wing(pattern) => pattern.as_ref(),
        Pattern::Chute(pattern) => pattern.as_ref(),
        Pattern::Disjoint(pattern) => pattern.as_ref(),
        Pattern::Coloring(pattern) => pattern.as_ref(),
        Pattern::Medusa(pattern) => pattern.as_ref(),
        Pattern::Uniqueness(pattern) => pattern.as_ref(),
        Pattern::Symmetry(pattern) => pattern.as_ref(),
        Pattern::Guardians(pattern) => pattern.as_ref(),
        Pattern::Firework(pattern) => pattern.as_ref(),
        Pattern::AlmostLockedSets(pattern) => pattern.as_ref(),
        Pattern::Exclusion(pattern) => pattern.as_ref(),
        Pattern::Chain(pattern) => pattern.as_ref(),
        Pattern::Kraken(pattern) => pattern.as_ref(),
        Pattern::Exocet(pattern) => pattern.as_ref(),
        Pattern::Sectors(pattern) => pattern.as_ref(),
        Pattern::RankZero(pattern) => pattern.as_ref(),
        Pattern::Forcing(pattern) => pattern.as_ref(),
        Pattern::SideArguments(pattern) => pattern.as_ref(),
        Pattern::Templates(pattern) => pattern.as_ref(),
        Pattern::Cage(pattern) => pattern.as_ref(),
        Pattern::NotKept => &NotKept,
        Pattern::Written(pattern) => pattern.as_ref(),
        Pattern::Custom(pattern) => pattern.as_ref(),
    }
}

/// The digits of the argument of a deduction.
pub fn digits(deduction: &Deduction) -> DigitSet {
    of(deduction).digits(deduction)
}
