//! Weights of truths and links in whole numbers, as small as possible.

use super::CoverProblem;
use super::dictionary::{COST, Dictionary, NOTHING};

/// Weights of slots that add up to 0: positive for links and negative for truths. The weights of a
/// candidate's slots add up to 0 or more, and to more than 0 if the candidate is removed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Proof {
    /// The numbers of the slots and their weights, none of which is 0.
    pub(super) weights: Vec<(usize, i32)>,
    /// The numbers of the removed candidates.
    pub(super) removed: Vec<usize>,
}

/// The largest factor tried to turn weights into whole numbers.
const MOST_TIMES: u32 = 60;

/// The most steps of a search for the smallest weights.
const MOST_PIVOTS: usize = 700;

impl Proof {
    /// Returns the proof that a candidate is false, with the smallest weights for the slots that
    /// `weights` uses, or else with `weights` as they are; `None` if the weights do not prove it.
    pub(super) fn of(board: &CoverProblem, candidate: usize, weights: &[f64]) -> Option<Self> {
        let slots: Vec<usize> = (0..weights.len())
            .filter(|slot| weights[*slot].abs() > NOTHING)
            .collect();
        let least = least(board, candidate, &slots);
        let proof = least.and_then(|weights| Self::in_whole_numbers(board, &weights));
        let proof = proof.or_else(|| Self::in_whole_numbers(board, weights));
        proof.filter(|proof| proof.removed.contains(&candidate))
    }

    /// Returns a proof with the smallest weights of any slots if it uses fewer slots, or else
    /// `self`.
    pub(super) fn made_less(self, board: &CoverProblem, candidate: usize) -> Self {
        let slots: Vec<usize> = (0..board.slots.len()).collect();
        let least = least(board, candidate, &slots);
        let proof = least.and_then(|weights| Self::in_whole_numbers(board, &weights));
        let is_less =
            |proof: &Self| proof.size() < self.size() && proof.removed.contains(&candidate);
        proof.filter(is_less).unwrap_or(self)
    }

    /// The number of slots.
    pub(super) fn size(&self) -> usize {
        self.weights.len()
    }

    /// Both proofs together, which remove every candidate that either proof removes.
    pub(super) fn with(&self, board: &CoverProblem, other: &Self) -> Self {
        let mut weights = vec![0; board.slots.len()];
        for (slot, weight) in self.weights.iter().chain(&other.weights) {
            weights[*slot] += weight;
        }
        Self::checked(board, &weights).unwrap_or_else(|| self.clone())
    }

    fn in_whole_numbers(board: &CoverProblem, weights: &[f64]) -> Option<Self> {
        (1..=MOST_TIMES).find_map(|times| {
            let multiplied = weights.iter().map(|weight| weight * f64::from(times));
            let whole = multiplied.map(|weight| {
                let rounded = weight.round();
                ((weight - rounded).abs() < 1e-5).then_some(rounded as i32)
            });
            let whole: Option<Vec<i32>> = whole.collect();
            Self::checked(board, &whole?)
        })
    }

    /// The proof with these weights, divided by their greatest common divisor; `None` if they do
    /// not make a proof.
    fn checked(board: &CoverProblem, weights: &[i32]) -> Option<Self> {
        let divisor = weights
            .iter()
            .fold(0, |all, weight| divisor(all, weight.abs()));
        if divisor == 0 || weights.iter().sum::<i32>() != 0 {
            return None;
        }
        let mut removed = Vec::new();
        for (candidate, slots) in board.slots_of.iter().enumerate() {
            match slots.iter().map(|slot| weights[*slot]).sum::<i32>() {
                ..0 => return None,
                0 => {}
                1.. => removed.push(candidate),
            }
        }
        let weights = weights.iter().map(|weight| weight / divisor).enumerate();
        Some(Self {
            weights: weights.filter(|(_, weight)| *weight != 0).collect(),
            removed,
        })
    }
}

/// The greatest common divisor of two numbers.
fn divisor(one: i32, other: i32) -> i32 {
    if other == 0 {
        one
    } else {
        divisor(other, one % other)
    }
}

/// The smallest weights of some slots that prove a candidate false, by the dual simplex method.
/// The search starts from no weights, where only the candidate itself falls short.
///
/// Each slot has two unknowns, its weight as a link and its weight as a truth. The sum of all
/// unknowns is the cost.
fn least(board: &CoverProblem, candidate: usize, slots: &[usize]) -> Option<Vec<f64>> {
    let count = slots.len();
    let place = |slot: usize| slots.binary_search(&slot).ok();
    let mut dictionary = Dictionary::new(2 * count);
    dictionary.row_mut(COST)[..2 * count].fill(1.0);
    let as_link = |place: usize, times: f64| [(place, times), (count + place, -times)];
    // In total the links count no more than the truths; for each candidate, they count no less.
    dictionary.push(2 * count, (0..count).flat_map(|it| as_link(it, -1.0)), 0.0);
    for (number, own) in board.slots_of.iter().enumerate() {
        let own = own.iter().filter_map(|slot| place(*slot));
        let own: Vec<(usize, f64)> = own.flat_map(|it| as_link(it, 1.0)).collect();
        let wanted = if number == candidate { 1.0 } else { 0.0 };
        if !own.is_empty() {
            dictionary.push(2 * count + 1 + number, own, -wanted);
        }
    }
    for _ in 0..MOST_PIVOTS {
        let rows = dictionary.rows().map(|(row, _)| row);
        let short = rows.filter(|row| dictionary.constant(*row) < -NOTHING);
        let shortest = short.min_by(|one, other| {
            let constant = |row: usize| dictionary.constant(row);
            constant(*one).total_cmp(&constant(*other))
        });
        let Some(row) = shortest else {
            let mut weights = vec![0.0; board.slots.len()];
            for (row, unknown) in dictionary.rows().filter(|(_, it)| *it < 2 * count) {
                let sign = if unknown < count { 1.0 } else { -1.0 };
                weights[slots[unknown % count]] += sign * dictionary.constant(row);
            }
            return Some(weights);
        };
        let (costs, entries) = (dictionary.row(COST), dictionary.row(row));
        let raising = (0..2 * count).filter(|column| entries[*column] > NOTHING);
        let column = raising.min_by(|one, other| {
            let per_unit = |column: usize| costs[column].max(0.0) / entries[column];
            per_unit(*one).total_cmp(&per_unit(*other))
        })?;
        dictionary.pivot(row, column);
    }
    None
}
