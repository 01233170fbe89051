//! Fish and krakens.

use super::super::flaw::Fault;
use super::super::step::Fish;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Candidate, CellSet, House};
use sudoku_engine::rules::large_patterns::Slot;

impl Checked<'_> {
    pub(super) fn fish(self, fish: &Fish) -> Result<KnownPattern, Fault> {
        let placed = self.step.placements.iter().map(|it| (*it, true));
        let removed = self.step.eliminations.iter().map(|it| (*it, false));
        for (houses, fins) in &fish.covers {
            self.fins(fish, houses, *fins)?;
        }
        let known: Vec<_> = fish
            .branches
            .iter()
            .map(|branch| self.inferred(branch))
            .collect::<Result<_, _>>()?;
        for (it, is_true) in placed.chain(removed) {
            let proved = |(houses, fins): &(Vec<House>, CellSet)| {
                let led: CellSet = known
                    .iter()
                    .filter(|known| known.comes_to(it, is_true))
                    .filter_map(|known| known.assumed(fish.digit))
                    .collect();
                self.fish_removes(fish, houses, *fins, led, it, is_true)
            };
            let mut faults = fish.covers.iter().filter_map(|cover| proved(cover).err());
            if let Some(fault) = faults.next()
                && faults.count() + 1 == fish.covers.len()
            {
                return Err(fault);
            }
        }
        Ok(KnownPattern::Fish)
    }

    fn base_cells(self, fish: &Fish) -> CellSet {
        self.places(fish.digit, cells_of(&fish.base))
    }

    /// Checks that the fins are exactly the named ones.
    fn fins(self, fish: &Fish, cover: &[House], fins: CellSet) -> Result<(), Fault> {
        if fish.base.len() != cover.len() {
            return Err(Fault::UnevenFish(fish.base.len(), cover.len()));
        }
        for (number, house) in fish.base.iter().enumerate() {
            if fish.base[..number].contains(house) {
                return Err(Fault::BaseTwice(*house));
            }
            if Slot::Digit(fish.digit, *house).is_filled(self.grid) {
                return Err(Fault::HasDigit(fish.digit, *house));
            }
            if self.places(fish.digit, house.cells()).is_empty() {
                return Err(Fault::NoPlace(fish.digit, *house));
            }
        }
        let all = self.base_cells(fish);
        let twice: CellSet = all
            .iter()
            .filter(|cell| fish.base.iter().filter(|it| it.contains(*cell)).count() > 1)
            .collect();
        let real = (all - cells_of(cover)) | twice;
        if !real.is_subset(fins) {
            Err(Fault::FurtherFin(fish.digit, real - fins))
        } else if !fins.is_subset(real) {
            Err(Fault::NoFin(fish.digit, fins - real))
        } else {
            Ok(())
        }
    }

    /// Checks that a fish with this cover removes a candidate, if necessary with the help of the
    /// branches from the cells `led`.
    fn fish_removes(
        self,
        fish: &Fish,
        cover: &[House],
        fins: CellSet,
        led: CellSet,
        it: Candidate,
        is_true: bool,
    ) -> Result<(), Fault> {
        let all = self.base_cells(fish);
        // Either a fin is true, or each cover house has a true candidate of the base.
        let from_cover = |house: &House| (fins | (all & house.cells())).is_subset(led);
        if cover.iter().any(from_cover) {
            return Ok(());
        }
        if is_true {
            return Err(Fault::DoesNotFollow(it, true));
        }
        let holding = |houses: &[House]| houses.iter().filter(|one| one.contains(it.cell)).count();
        if it.digit != fish.digit || fins.contains(it.cell) {
            return Err(Fault::DoesNotFollow(it, false));
        }
        if holding(cover) <= holding(&fish.base) {
            return Err(Fault::NotCovered(it));
        }
        let unseen = fins - self.grid.layout().peers(it.cell) - led;
        if unseen.is_empty() {
            Ok(())
        } else {
            Err(Fault::FinUnseen(it, unseen))
        }
    }
}

fn cells_of(houses: &[House]) -> CellSet {
    houses
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells())
}
