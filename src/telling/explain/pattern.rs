//! What a pattern says and shows of itself. Each family of patterns does so in a file
//! of its own; [`of`] alone knows which patterns there are.

use std::collections::BTreeSet;

use super::not_kept::NotKept;
use super::place::shown;
use super::{Argument, Picture, Reach, Role, Sight, Text};
use sudoku_engine::grid::{Candidate, DigitSet, House};
use sudoku_engine::rules::{Deduction, Pattern};
use sudoku_engine::texts::Language;

/// What a pattern says and shows of itself.
///
/// A pattern does not hold what was concluded from it. Where that is needed to speak of
/// it, the deduction is given: always the one whose pattern it is.
pub(super) trait Explain {
    /// The argument: what is seen, why the conclusion follows, the conclusion. What is
    /// shown first of it is added by [`argument`](super::argument).
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument;

    /// The same, line by line even where it is short, if it goes along links.
    fn in_lines(&self, language: &Language, deduction: &Deduction) -> Argument {
        self.argument(language, deduction)
    }

    /// The parts that candidates, cells and houses play, without the conclusions.
    /// Nothing, for a pattern that is not seen on the board.
    fn picture(&self) -> Picture {
        Picture::default()
    }

    /// The same, with the side arguments that begin at these lines, counted from 0: those
    /// that the pattern has, which are folded else.
    fn picture_unfolding(&self, _: &BTreeSet<usize>) -> Picture {
        self.picture()
    }

    /// The parts that candidates of the pattern play although they are removed.
    fn lost(&self, _: &Deduction) -> Vec<(Candidate, Role)> {
        Vec::new()
    }

    /// What sees what it excludes: a placed digit the cells of a house, or what is true in
    /// any case the candidates that are removed.
    fn sights(&self, _: &Deduction) -> Vec<Sight> {
        Vec::new()
    }

    /// The digits that the argument is about: those of the conclusions.
    fn digits(&self, deduction: &Deduction) -> DigitSet {
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        conclusions.map(|candidate| candidate.digit).collect()
    }

    /// What stands behind the technique's name, `4 and 9 in r3c2 and r3c7`: where the
    /// picture is.
    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        shown(language, deduction)
    }

    /// The pattern in a line for who knows the technique, in the field's words.
    fn short(&self, language: &Language, deduction: &Deduction) -> Text {
        self.place(language, deduction)
    }

    /// The houses to look at for a hint that gives no digit away. `None` if the pattern is
    /// not one of houses: then those houses and cells are taken that its place names.
    fn look(&self) -> Option<Vec<House>> {
        None
    }

    /// Where its conclusions can be.
    fn reach(&self) -> Reach {
        Reach::default()
    }
}

/// The pattern of a deduction, to explain itself.
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

/// The digits that the argument of a deduction is about.
pub fn digits(deduction: &Deduction) -> DigitSet {
    of(deduction).digits(deduction)
}
