//! Fish: an equal number of base houses and cover houses, for one digit.
//!
//! A fish is a number of base houses and an equal number of cover houses, with no house in
//! both.
//!
//! Without fins, the base houses have the digit only inside the cover houses, and no
//! candidate is in two base houses. Each base house then takes its digit from a cell of its
//! own, and no two of these cells are in one cover house, so every cover house has its
//! digit in the base. The digit is removed from the cover houses outside the base. It is
//! also removed from a cell that two cover houses share, even a cell of the base (a
//! cannibalistic elimination): if that candidate were true, it would serve at most one base
//! house but use up two cover houses, and too few would be left for the rest.
//!
//! The fins are the base candidates outside all cover houses, and the base candidates that
//! two base houses share (endo fins). If no fin is true, the argument above works. If a fin
//! is true, the digit is removed from all cells that the fin sees. So a candidate that
//! would be removed without the fins, and that sees all of them, is removed in any case.
//!
//! Two finned fish with the same base that differ in cover houses, fins and eliminations
//! are Siamese: they are also reported together, as one deduction, before the first of them
//! by itself.
//!
//! A basic fish is reported with every possible base and cover. The houses of the other
//! shapes can be chosen in thousands of ways that give the same result, so only one of
//! these fish is reported for each candidate that earlier fish have not removed, with as
//! few fins as possible. If that fish is not the first of a Siamese pair, a pair of other
//! fish on its base is reported after it, although it may remove everything by itself that
//! they remove together.

mod hunt;

use std::cell::Cell;
use std::ops::ControlFlow;

use super::{Deduction, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{CellSet, Digit, DigitSet, House, Layout};
use hunt::{CellsAndTargets, FoundFish, Waters};

macro_rules! rule {
    ($kind:ident, $size:literal) => {
        &{
            const FISH: Fish = Fish {
                size: $size,
                kind: FishKind::$kind,
            };
            Rule::new(FISH.technique(), |_, grid, found| FISH.search(grid, found))
        }
    };
}

/// The rules of some kinds, for every size.
macro_rules! rules {
    ($($kind:ident),*) => {
        &[$(
            rule!($kind, 2),
            rule!($kind, 3),
            rule!($kind, 4),
            rule!($kind, 5),
            rule!($kind, 6),
            rule!($kind, 7),
        )*]
    };
}

/// The rules of the family.
pub(super) static RULES: &[&Rule] = rules!(
    Basic,
    Finned,
    Sashimi,
    Franken,
    FinnedFranken,
    Mutant,
    FinnedMutant
);

/// The fish that a rule looks for.
#[derive(Clone, Copy)]
struct Fish {
    /// The number of base houses: two to seven.
    size: usize,
    kind: FishKind,
}

/// The shape of a fish and its fins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FishKind {
    /// Rows covered by columns, or columns by rows.
    Basic,
    /// A basic fish with fins; every base house keeps at least two covered candidates.
    Finned,
    /// A basic fish with fins; some base house has at most one covered candidate, which
    /// would be too few for a fish without fins.
    Sashimi,
    /// Boxes, or other houses that are not lines, are among the rows or the columns of a
    /// basic fish.
    Franken,
    /// A Franken fish with fins.
    FinnedFranken,
    /// Any other houses: rows and columns mixed in the base or in the cover,
    /// or rows, or columns, in both.
    Mutant,
    /// A mutant fish with fins.
    FinnedMutant,
}

impl FishKind {
    const fn is_finned(self) -> bool {
        !matches!(self, Self::Basic | Self::Franken | Self::Mutant)
    }

    /// The kind of the fish without the fins; `None` for a sashimi fish, where too little
    /// would be left.
    const fn without_fins(self) -> Option<Self> {
        match self {
            Self::Basic | Self::Finned => Some(Self::Basic),
            Self::Sashimi => None,
            Self::Franken | Self::FinnedFranken => Some(Self::Franken),
            Self::Mutant | Self::FinnedMutant => Some(Self::Mutant),
        }
    }

    /// The technique of a fish of this kind with `size` base houses; `None` if no technique
    /// has that size.
    pub fn named(self, size: usize) -> Option<Technique> {
        self.techniques().get(size.checked_sub(2)?).copied()
    }

    /// The techniques, by size.
    const fn techniques(self) -> [Technique; 6] {
        use Technique as T;
        match self {
            Self::Basic => [
                T::XWing,
                T::Swordfish,
                T::Jellyfish,
                T::Squirmbag,
                T::Whale,
                T::Leviathan,
            ],
            Self::Finned => [
                T::FinnedXWing,
                T::FinnedSwordfish,
                T::FinnedJellyfish,
                T::FinnedSquirmbag,
                T::FinnedWhale,
                T::FinnedLeviathan,
            ],
            Self::Sashimi => [
                T::SashimiXWing,
                T::SashimiSwordfish,
                T::SashimiJellyfish,
                T::SashimiSquirmbag,
                T::SashimiWhale,
                T::SashimiLeviathan,
            ],
            Self::Franken => [
                T::FrankenXWing,
                T::FrankenSwordfish,
                T::FrankenJellyfish,
                T::FrankenSquirmbag,
                T::FrankenWhale,
                T::FrankenLeviathan,
            ],
            Self::FinnedFranken => [
                T::FinnedFrankenXWing,
                T::FinnedFrankenSwordfish,
                T::FinnedFrankenJellyfish,
                T::FinnedFrankenSquirmbag,
                T::FinnedFrankenWhale,
                T::FinnedFrankenLeviathan,
            ],
            Self::Mutant => [
                T::MutantXWing,
                T::MutantSwordfish,
                T::MutantJellyfish,
                T::MutantSquirmbag,
                T::MutantWhale,
                T::MutantLeviathan,
            ],
            Self::FinnedMutant => [
                T::FinnedMutantXWing,
                T::FinnedMutantSwordfish,
                T::FinnedMutantJellyfish,
                T::FinnedMutantSquirmbag,
                T::FinnedMutantWhale,
                T::FinnedMutantLeviathan,
            ],
        }
    }
}

/// For each kind, size and digit, the candidates and the targets of the last hunt that
/// found no fish.
#[derive(Debug)]
pub(super) struct SilentWaters([[[Cell<CellsAndTargets>; Digit::COUNT]; 6]; 7]);

impl Default for SilentWaters {
    /// Without candidates there is no fish.
    fn default() -> Self {
        Self([const { [const { [const { Cell::new([CellSet::EMPTY; 2]) }; Digit::COUNT] }; 6] }; 7])
    }
}

impl SilentWaters {
    fn of(&self, fish: Fish, digit: Digit) -> &Cell<CellsAndTargets> {
        &self.0[fish.kind as usize][fish.size - 2][digit.index()]
    }
}

/// The pattern of a fish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FishPattern {
    /// The digit.
    pub digit: Digit,
    /// The base houses.
    pub base: Vec<House>,
    /// The cells where they have the digit.
    pub cells: CellSet,
    /// The cells that are in two or more base houses.
    pub endo_fins: CellSet,
    /// The covers of this base: one for a single fish, two for a Siamese pair.
    pub covers: Vec<FishCover>,
    /// The technique of the base and the cover without fins; `None` if too little would be
    /// left for a fish.
    pub without_fins: Option<Technique>,
}

/// The part in which the fish of a Siamese pair differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FishCover {
    /// The cover houses.
    pub houses: Vec<House>,
    /// The cells of the base outside the cover.
    pub fins: CellSet,
    /// The cells that lose the digit.
    pub eliminated: CellSet,
    /// The eliminated cells that are in the base and in two or more cover houses.
    pub cannibalistic: CellSet,
}

impl FishPattern {
    /// The digits that it is about.
    pub fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }
}

impl Fish {
    const fn named(self, kind: FishKind) -> Technique {
        kind.techniques()[self.size - 2]
    }

    const fn technique(self) -> Technique {
        self.named(self.kind)
    }

    fn deduction(self, layout: &Layout, digit: Digit, fish: &[FoundFish]) -> Option<Deduction> {
        let first = fish.first()?;
        let eliminated = fish
            .iter()
            .fold(CellSet::EMPTY, |cells, fish| cells | fish.eliminated);
        let pattern = FishPattern {
            digit,
            base: first.base.iter(layout).collect(),
            cells: first.cells,
            endo_fins: first.endo_fins,
            covers: fish
                .iter()
                .map(|fish| FishCover {
                    houses: fish.cover.iter(layout).collect(),
                    fins: fish.fins,
                    eliminated: fish.eliminated,
                    cannibalistic: fish.eliminated & fish.cells,
                })
                .collect(),
            without_fins: self.kind.without_fins().map(|kind| self.named(kind)),
        };
        let pattern = Pattern::Fish(Box::new(pattern));
        Some(Deduction::removing(
            self.technique(),
            digit,
            eliminated,
            pattern,
        ))
    }

    fn search(self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let stopped = || grid.is_stopped();
        for digit in grid.impossible().digits() {
            let targets = grid.impossible().of(digit);
            let cells_and_targets = [grid.cells_with(digit), targets];
            let waters = Waters::new(self, grid.layout(), cells_and_targets, &stopped);
            let silent = grid.known().map(|known| known.fish().of(self, digit));
            if silent.is_some_and(|silent| silent.get() == cells_and_targets) {
                continue;
            }
            let mut is_silent = true;
            waters.fish(
                &mut |fish| match self.deduction(grid.layout(), digit, fish) {
                    Some(deduction) => {
                        is_silent = false;
                        found(deduction)
                    }
                    None => ControlFlow::Continue(()),
                },
            )?;
            if let Some(silent) = silent.filter(|_| is_silent && !grid.is_stopped()) {
                silent.set(cells_and_targets);
            }
        }
        ControlFlow::Continue(())
    }
}
