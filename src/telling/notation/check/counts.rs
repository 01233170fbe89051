//! Counts of truths and links.

use super::super::flaw::Fault;
use super::super::step::Slots;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::large_patterns::Slot;

impl Checked<'_> {
    /// Checks that the numbers of truths and links are equal, that the links cover the truths, and
    /// that removed candidates are in links more often than in truths.
    pub(super) fn counts(self, Slots { truths, links }: &Slots) -> Result<KnownPattern, Fault> {
        let sum = |slots: &[(Slot, usize)]| slots.iter().map(|(_, times)| times).sum::<usize>();
        if truths.is_empty() || sum(truths) != sum(links) {
            return Err(Fault::UnevenCount(sum(truths), sum(links)));
        }
        for (slot, _) in truths.iter().chain(links) {
            if slot.is_filled(self.grid) {
                return Err(match *slot {
                    Slot::Cell(cell) => Fault::Taken(cell),
                    Slot::Digit(digit, house) => Fault::HasDigit(digit, house),
                });
            }
        }
        let times = |slots: &[(Slot, usize)], it: Candidate| -> usize {
            let own = slots.iter().filter(|(slot, _)| slot.has(it));
            own.map(|(_, times)| times).sum()
        };
        for it in truths
            .iter()
            .flat_map(|(slot, _)| slot.candidates(self.grid))
        {
            if times(truths, it) > times(links, it) {
                return Err(Fault::Uncovered(it));
            }
        }
        self.each_removed(|it| {
            if times(truths, it) < times(links, it) {
                Ok(())
            } else {
                Err(Fault::DoesNotFollow(it, false))
            }
        })?;
        Ok(KnownPattern::Counts(sum(truths)))
    }
}
