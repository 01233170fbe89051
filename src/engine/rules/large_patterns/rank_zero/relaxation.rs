//! Candidates that are false by the truths as equations alone.
//!
//! Each candidate is an unknown that is 0 or more, and the candidates of a slot add up to 1. If an
//! unknown cannot be more than 0, the equations show it: with weights, some of them negative, they
//! add up to an equation that has 0 on the right and, on the left, no negative multiple and a
//! positive multiple of that unknown. This is the duality of linear programs.

use std::ops::ControlFlow;

use super::CoverProblem;
use super::dictionary::{COST, Dictionary, NOTHING};

/// Constants above this count as more than 0; smaller ones come from rounding.
const SOMETHING: f64 = 1e-6;

/// The number of steps for one candidate that take the steepest way.
const PATIENCE: usize = 60;

/// More steps than any search takes unless it goes around in circles.
const MOST_PIVOTS: usize = 20_000;

/// The number of each false candidate, with the weights of the slots that prove it; none if the
/// position contradicts itself. Reports steps to `spent`, which may stop the search.
pub(super) fn false_candidates(
    board: &CoverProblem,
    spent: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<(), Vec<(usize, Vec<f64>)>> {
    let mut search = Search {
        count: board.candidates.len(),
        slots: board.slots.len(),
        dictionary: of(board),
        can_be: vec![false; board.candidates.len()],
        pivots: 0,
        chance: 1,
    };
    if !search.begin(spent)? {
        return ControlFlow::Continue(Vec::new());
    }
    let mut found = Vec::new();
    for candidate in 0..search.count {
        if search.can_be[candidate] {
            continue;
        }
        if let Some(row) = search.is_false(candidate, spent)? {
            found.push((candidate, search.weights(row)));
        }
    }
    ControlFlow::Continue(found)
}

/// The equations of a board. Each slot has an unknown for the amount it still needs, which must
/// become 0; these unknowns come after the candidates. Their sum is the cost.
fn of(board: &CoverProblem) -> Dictionary {
    let count = board.candidates.len();
    let mut dictionary = Dictionary::new(count);
    let mut of_slot = vec![Vec::new(); board.slots.len()];
    for (candidate, slots) in board.slots_of.iter().enumerate() {
        for slot in slots {
            of_slot[*slot].push((candidate, -1.0));
        }
        dictionary.row_mut(COST)[candidate] = -(slots.len() as f64);
    }
    dictionary.row_mut(COST)[count] = of_slot.len() as f64;
    for (slot, multiples) in of_slot.into_iter().enumerate() {
        dictionary.push(count + slot, multiples, 1.0);
    }
    dictionary
}

struct Search {
    /// The number of candidates. The unknowns after them are the amounts that slots still need.
    count: usize,
    slots: usize,
    dictionary: Dictionary,
    /// For each candidate, whether it is more than 0 in a known solution of all equations.
    can_be: Vec<bool>,
    pivots: usize,
    /// The state of the pseudorandom choices.
    chance: u64,
}

impl Search {
    /// Satisfies all equations and returns whether this worked.
    fn begin(&mut self, spent: &mut dyn FnMut(usize) -> ControlFlow<()>) -> ControlFlow<(), bool> {
        while self.pivots < MOST_PIVOTS {
            let is_patient = self.pivots < 4 * self.slots;
            let Some(column) = self.chosen(COST, -1.0, is_patient) else {
                break;
            };
            let Some(row) = self.dictionary.tightest(column) else {
                break;
            };
            self.turn(row, column, spent)?;
        }
        if self.dictionary.constant(COST).abs() > SOMETHING || self.pivots >= MOST_PIVOTS {
            return ControlFlow::Continue(false);
        }
        // No slot needs anything now: free these unknowns where possible.
        let lacking: Vec<usize> = (self.count..self.count + self.slots)
            .filter_map(|unknown| self.dictionary.row_of(unknown))
            .collect();
        for row in lacking {
            let entries = self.dictionary.row(row);
            let column = (0..self.dictionary.free.len()).find(|column| {
                self.dictionary.free[*column] < self.count && entries[*column].abs() > SOMETHING
            });
            if let Some(column) = column {
                self.turn(row, column, spent)?;
            }
        }
        self.dictionary.row_mut(COST).fill(0.0);
        self.note();
        ControlFlow::Continue(true)
    }

    /// Makes an unknown as great as possible; returns its row if it stays 0.
    fn is_false(
        &mut self,
        candidate: usize,
        spent: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Option<usize>> {
        if let Some(column) = self.dictionary.free.iter().position(|it| *it == candidate) {
            let Some(row) = self.dictionary.tightest(column) else {
                return ControlFlow::Continue(None);
            };
            self.turn(row, column, spent)?;
        }
        for turns in 0.. {
            self.note();
            if self.can_be[candidate] || self.pivots >= MOST_PIVOTS {
                break;
            }
            let Some(row) = self.dictionary.row_of(candidate) else {
                break;
            };
            let Some(column) = self.chosen(row, 1.0, turns < PATIENCE) else {
                return ControlFlow::Continue(Some(row));
            };
            let Some(tightest) = self.dictionary.tightest(column) else {
                break;
            };
            self.turn(tightest, column, spent)?;
        }
        ControlFlow::Continue(None)
    }

    /// A free candidate that raises a row, or lowers it if `sign` is negative: with patience, the
    /// candidate that changes it most, and then any candidate, so the search does not go around in
    /// circles.
    fn chosen(&mut self, row: usize, sign: f64, is_patient: bool) -> Option<usize> {
        let entries = self.dictionary.row(row);
        let gain = |column: &usize| sign * entries[*column];
        let candidates = self.dictionary.free.iter().map(|it| *it < self.count);
        let gaining = candidates.enumerate().filter(|(_, is_one)| *is_one);
        let gaining = gaining.map(|(column, _)| column);
        let gaining: Vec<usize> = gaining.filter(|column| gain(column) > NOTHING).collect();
        if is_patient {
            let steepest = |one: &&usize, other: &&usize| gain(one).total_cmp(&gain(other));
            return gaining.iter().max_by(steepest).copied();
        }
        let any = self.any_of(gaining.len().max(1));
        gaining.get(any).copied()
    }

    fn turn(
        &mut self,
        row: usize,
        column: usize,
        spent: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.pivots += 1;
        self.dictionary.pivot(row, column);
        spent(1)
    }

    /// A pseudorandom number below `count`.
    fn any_of(&mut self, count: usize) -> usize {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.chance >> 33) as usize % count
    }

    /// Notes the candidates that are more than 0.
    fn note(&mut self) {
        for (row, unknown) in self.dictionary.rows() {
            if let Some(can_be) = self.can_be.get_mut(unknown) {
                *can_be |= self.dictionary.constant(row) > SOMETHING;
            }
        }
    }

    /// The weights of the slots in the equation of a row.
    fn weights(&self, row: usize) -> Vec<f64> {
        let mut weights = vec![0.0; self.slots];
        for (unknown, entry) in self.dictionary.free.iter().zip(self.dictionary.row(row)) {
            if let Some(slot) = unknown.checked_sub(self.count) {
                weights[slot] = -entry;
            }
        }
        weights
    }
}
