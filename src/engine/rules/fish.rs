//! Fish: as many houses as cover houses, for one digit.

mod hunt;

use std::cell::Cell;
use std::ops::ControlFlow;

use super::{Deduction, DeductionRule, Pattern, Sink, Survey, Technique};
use crate::grid::{CellSet, Digit, DigitSet, House, Layout};
use hunt::{CellsAndTargets, FoundFish, Waters};

/// The rules of one kind, for every size.
macro_rules! sizes {
    ($($kind:ident),*) => {
        [$(
            &Fish { size: 2, kind: FishKind::$kind },
            &Fish { size: 3, kind: FishKind::$kind },
            &Fish { size: 4, kind: FishKind::$kind },
            &Fish { size: 5, kind: FishKind::$kind },
            &Fish { size: 6, kind: FishKind::$kind },
            &Fish { size: 7, kind: FishKind::$kind },
        )*]
    };
}

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 42] = sizes!(
    Basic,
    Finned,
    Sashimi,
    Franken,
    FinnedFranken,
    Mutant,
    FinnedMutant
);

/// A fish: a number of base houses and as many cover houses, none of them
/// both.
///
/// Without fins, the base houses have the digit only where the cover houses
/// are, and no candidate is in two base houses. Each base house then takes its
/// digit from a cell of its own, and no two of these cells are in one cover
/// house: every cover house has its digit in the base. So the digit leaves
/// what the cover houses have outside the base. It also leaves a candidate
/// that two cover houses share, even one of the base (a cannibalistic one):
/// true, it would serve one base house and use up two cover houses, and too
/// few would be left for the rest.
///
/// The fins are the candidates of the base that no cover house has, and those
/// that two base houses share (endo fins). If no fin is true, the argument
/// above holds; if one is, the digit leaves what that fin sees. So a candidate
/// that would go without the fins, and sees all of them, goes in any case.
///
/// Two finned fish with the same base, which differ in the cover houses, the
/// fins and what they remove, are Siamese: they are also reported together, as
/// one deduction, before the first of them by itself.
///
/// A basic fish is reported with every base and cover there is. The houses of
/// the other shapes can be chosen in thousands of ways that say the same, so
/// of their fish only one is reported for each candidate that those before it
/// have not removed, with as few fins as there can be. If it begins no Siamese,
/// one that two fish on its base make is reported after it, though it may well
/// remove by itself what they remove together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fish {
    /// How many base houses: two to seven.
    pub size: usize,
    /// Which houses they are, and whether there are fins.
    pub kind: FishKind,
}

/// The shape of a fish and its fins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FishKind {
    /// Rows covered by columns, or columns by rows.
    Basic,
    /// The same with fins; every base house keeps two candidates or more that
    /// are covered.
    Finned,
    /// The same with fins; some base house has one candidate that is covered,
    /// or none, and so would be too small for a fish without its fins.
    Sashimi,
    /// Boxes, or other houses that are no lines, stand among the rows or the columns of a
    /// basic fish.
    Franken,
    /// The same with fins.
    FinnedFranken,
    /// Any other houses: rows and columns mixed in the base or in the cover,
    /// or rows, or columns, in both.
    Mutant,
    /// The same with fins.
    FinnedMutant,
}

impl FishKind {
    const fn is_finned(self) -> bool {
        !matches!(self, Self::Basic | Self::Franken | Self::Mutant)
    }

    /// What the rest would be called without the fins; none for a sashimi
    /// fish, of which too little would be left.
    const fn without_fins(self) -> Option<Self> {
        match self {
            Self::Basic | Self::Finned => Some(Self::Basic),
            Self::Sashimi => None,
            Self::Franken | Self::FinnedFranken => Some(Self::Franken),
            Self::Mutant | Self::FinnedMutant => Some(Self::Mutant),
        }
    }

    /// The technique of a fish of this kind with so many base houses.
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

/// For each kind, size and digit, the candidates and the targets among which
/// such fish were hunted in vain last.
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
        &self.0[fish.kind as usize][fish.size.clamp(2, 7) - 2][digit.index()]
    }
}

/// What a fish saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FishPattern {
    /// The digit.
    pub digit: Digit,
    /// The base houses.
    pub base: Vec<House>,
    /// Where they have the digit.
    pub cells: CellSet,
    /// Those of the cells that are in two base houses or more.
    pub endo_fins: CellSet,
    /// The fish on this base: one, or the two of a Siamese.
    pub covers: Vec<FishCover>,
    /// What the base and the cover would be without fins; none if that would
    /// be too little for a fish.
    pub without_fins: Option<Technique>,
}

/// The part of a fish in which Siamese ones differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FishCover {
    /// The cover houses.
    pub houses: Vec<House>,
    /// The cells of the base outside the cover.
    pub fins: CellSet,
    /// The cells that lose the digit.
    pub eliminated: CellSet,
    /// Those of them that are in the base, and in two cover houses or more.
    pub cannibalistic: CellSet,
}

impl FishPattern {
    /// The digits that it is about.
    pub fn digits(&self) -> DigitSet {
        DigitSet::only(self.digit)
    }
}

impl Fish {
    fn named(self, kind: FishKind) -> Technique {
        kind.techniques()[self.size.clamp(2, 7) - 2]
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
}

impl DeductionRule for Fish {
    fn technique(&self) -> Technique {
        self.named(self.kind)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let stopped = || grid.is_stopped();
        for digit in grid.impossible().digits() {
            let targets = grid.impossible().of(digit);
            let cells_and_targets = [grid.cells_with(digit), targets];
            let waters = Waters::new(*self, grid.layout(), cells_and_targets, &stopped);
            let silent = grid.known().map(|known| known.fish().of(*self, digit));
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
