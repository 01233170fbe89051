use std::cell::{Cell, OnceCell};
use std::ops::ControlFlow;

use super::fish::SilentWaters;
use super::strong_link::{KnownLinks, StrongLinks};
use super::subsets::KnownHouses;
use super::templates::KnownTemplates;
use super::{Sink, Survey};
use crate::grid::{CellSet, Digit, Grid, Layout};

/// Results worked out for parts of positions, such as a house or a digit. They are kept for
/// later positions, in which many of these parts are usually unchanged.
///
/// Each result is stored with everything that it depends on, and is used only if all of
/// that is the same again. So a result cannot be out of date: on any positions, in any
/// order, rules find the same with these results as without them. They belong to the board
/// of the first position and are not used on other boards.
#[derive(Debug, Default)]
pub struct Known {
    board: OnceCell<Layout>,
    pub(super) subset_houses: KnownHouses,
    pub(super) templates: KnownTemplates,
    pub(super) strong_links: KnownLinks,
    pub(super) sue_de_coq: Before,
    pub(super) xy_chain: Before,
    pub(super) continuous_nice_loop: Before,
    pub(super) discontinuous_nice_loop: Before,
    pub(super) aic: Before,
    fish: OnceCell<Box<SilentWaters>>,
}

impl Known {
    /// Whether it belongs to this board; the first board asked about becomes its own.
    #[inline]
    pub(super) fn is_of(&self, board: &Layout) -> bool {
        self.board.get_or_init(|| board.clone()) == board
    }

    /// The fish hunts that found nothing.
    pub(super) fn fish(&self) -> &SilentWaters {
        self.fish.get_or_init(Box::default)
    }
}

/// An earlier position: the last position for which something was worked out, or the last
/// one on which a rule found nothing.
///
/// If all cells of a pattern, and all cells that it could remove candidates from, are still
/// the same, there is nothing to find now either.
#[derive(Debug, Default)]
pub(super) struct Before(Cell<Option<Candidates>>);

/// The candidates of all cells, and the cells without a value.
#[derive(Debug, Clone, Copy)]
struct Candidates {
    cells_with: [CellSet; Digit::COUNT],
    unsolved: CellSet,
}

impl Before {
    /// The cells that have changed since that position; all cells if there is none.
    pub(super) fn changed(&self, grid: &Grid) -> CellSet {
        let Some(before) = self.0.get() else {
            return CellSet::ALL;
        };
        let digits = Digit::ALL.into_iter().zip(before.cells_with);
        digits.fold(
            before.unsolved ^ grid.unsolved(),
            |changed, (digit, cells)| changed | (cells ^ grid.cells_with(digit)),
        )
    }

    /// Whether the cells with two candidates are the same as then, and the other cells have
    /// at most lost candidates.
    pub(super) fn keeps_bivalue(&self, grid: &Grid) -> bool {
        let Some(before) = self.0.get() else {
            return false;
        };
        let [_, two, three, _] = CellSet::in_at_least(before.cells_with);
        let [_, two_now, three_now, _] = grid.cells_by_count();
        let (bivalue, bivalue_now) = (two - three, two_now - three_now);
        let only_lost = |(digit, cells): (Digit, CellSet)| {
            let now = grid.cells_with(digit);
            now.is_subset(cells) && (cells - now).is_disjoint(bivalue)
        };
        let mut digits = Digit::ALL.into_iter().zip(before.cells_with);
        bivalue == bivalue_now && digits.all(only_lost)
    }

    /// Whether the strong links of cells and of houses are the same as then, and
    /// candidates have at most been lost.
    pub(super) fn keeps_links(&self, survey: &Survey<'_>) -> bool {
        let Some(before) = self.0.get() else {
            return false;
        };
        let same_links = |(digit, cells): (Digit, CellSet)| {
            survey.cells_with(digit) == cells
                || survey.strong_links(digit)[..] == StrongLinks::of(cells, survey.layout())[..]
        };
        self.keeps_bivalue(survey)
            && Digit::ALL
                .into_iter()
                .zip(before.cells_with)
                .all(same_links)
    }

    /// Runs the search of a rule, and keeps the position if the rule finds nothing.
    pub(super) fn noticing_silence(
        silence: Option<&Self>,
        grid: &Grid,
        found: Sink<'_>,
        search: impl FnOnce(Sink<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut is_silent = true;
        search(&mut |deduction| {
            is_silent = false;
            found(deduction)
        })?;
        if let Some(silence) = silence.filter(|_| is_silent) {
            silence.keep(grid);
        }
        ControlFlow::Continue(())
    }

    /// Keeps a position.
    pub(super) fn keep(&self, grid: &Grid) {
        self.0.set(Some(Candidates {
            cells_with: Digit::ALL.map(|digit| grid.cells_with(digit)),
            unsolved: grid.unsolved(),
        }));
    }
}
