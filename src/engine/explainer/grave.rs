//! The bivalue universal grave, in four types.

use super::board::{
    BLOCK_ROW_COLUMN, CELL_AT, HOUSES_OF, IndexedGrid, PEERS, cells, houses_of_kind, members,
    peers, subsets,
};
use super::hint::{Hint, Removed, removed_from};
use super::technique::Technique;
use crate::grid::Digit;

/// The cells that keep a position from being a grave.
#[derive(Default)]
struct Bug {
    /// Each cell with its extra digits, in the order in which they were found.
    cells: Vec<(usize, u16)>,
    /// The extra digits of all cells.
    digits: u16,
    /// The cells that see all of these cells, in the order of the first one's peers.
    common: Vec<usize>,
}

impl Bug {
    fn add(&mut self, cell: usize, digit: usize) {
        if self.cells.is_empty() {
            self.common = PEERS[cell].into_iter().map(usize::from).collect();
        }
        match self.cells.iter_mut().find(|(of, _)| *of == cell) {
            Some((_, digits)) => *digits |= 1 << digit,
            None => self.cells.push((cell, 1 << digit)),
        }
        self.digits |= 1 << digit;
        let of = |cell: &usize| self.cells.iter().any(|(of, _)| of == cell);
        self.common
            .retain(|it| peers(cell) >> it & 1 == 1 && !of(it));
    }

    /// Whether no cell could lose a candidate.
    fn is_useless(&self) -> bool {
        self.cells.len() >= 2 && self.digits.count_ones() >= 2 && self.common.is_empty()
    }
}

pub(super) fn bivalue_universal_grave(board: &IndexedGrid) -> Option<Hint> {
    let bug = bug(board)?;
    match bug.cells[..] {
        [] => None,
        [(cell, digits)] => {
            let removed = removed_from(board, 1 << cell, !digits);
            Hint::removing(
                Technique::Bug(1),
                Technique::Bug(1).base().rating(),
                removed,
            )
        }
        [one, other] => {
            let first = if bug.digits.is_power_of_two() {
                one_digit(board, &bug)
            } else {
                None
            };
            first
                .or_else(|| locked_pair(board, &bug, one, other))
                .or_else(|| naked_set(board, &bug))
        }
        _ if bug.digits.is_power_of_two() => one_digit(board, &bug),
        _ => naked_set(board, &bug),
    }
}

/// The extra candidates without which a grave would be left; `None` if they are not clear.
fn bug(board: &IndexedGrid) -> Option<Bug> {
    let mut left = board.clone();
    let mut bug = Bug::default();
    for house in BLOCK_ROW_COLUMN.into_iter().flat_map(houses_of_kind) {
        for digit in 0..Digit::COUNT {
            let places = board.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut large = members(places)
                .map(|place| usize::from(CELL_AT[house][place]))
                .filter(|cell| board.count(*cell) >= 3);
            let cell = large.next()?;
            if large.next().is_some() {
                continue;
            }
            left.remove(cell, digit);
            bug.add(cell, digit);
            if bug.is_useless() {
                return None;
            }
        }
    }
    let places = || left.places.iter().flatten();
    let is_grave = cells(left.unsolved).all(|cell| left.count(cell) == 2)
        && places().all(|places| matches!(places.count_ones(), 0 | 2));
    is_grave.then_some(bug)
}

/// Type 2: one of the cells has the digit.
fn one_digit(board: &IndexedGrid, bug: &Bug) -> Option<Hint> {
    let common = bug.common.iter().fold(0, |set, cell| set | 1 << cell);
    let removed = removed_from(board, common, bug.digits);
    Hint::removing(
        Technique::Bug(2),
        Technique::Bug(2).base().rating(),
        removed,
    )
}

/// Type 4: one of the two cells has the digit that is locked in them, and the other has an extra
/// digit.
fn locked_pair(
    board: &IndexedGrid,
    bug: &Bug,
    (one, of_one): (usize, u16),
    (other, of_other): (usize, u16),
) -> Option<Hint> {
    let locked = board.digits[one] & board.digits[other] & !bug.digits;
    if !locked.is_power_of_two() || peers(one) >> other & 1 == 0 {
        return None;
    }
    let mut removed = removed_from(board, 1 << one, !(locked | of_one));
    removed.extend(removed_from(board, 1 << other, !(locked | of_other)));
    Hint::removing(
        Technique::Bug(4),
        Technique::Bug(4).base().rating(),
        removed,
    )
}

/// Type 3: the extra digits are part of a naked set.
fn naked_set(board: &IndexedGrid, bug: &Bug) -> Option<Hint> {
    if bug.digits.is_power_of_two() {
        return None;
    }
    for kind in BLOCK_ROW_COLUMN {
        let house = HOUSES_OF[bug.cells[0].0][kind];
        if bug
            .cells
            .iter()
            .any(|(cell, _)| HOUSES_OF[*cell][kind] != house)
        {
            continue;
        }
        let is_inside = |cell: &usize| HOUSES_OF[*cell][kind] == house;
        let around: Vec<usize> = bug.common.iter().copied().filter(is_inside).collect();
        for size in 2..=6.min(around.len()) {
            for chosen in subsets((1 << around.len()) - 1, size as u32 - 1) {
                let sets = members(chosen).map(|number| board.digits[around[number]]);
                let digits = sets.clone().fold(0, |all, set| all | set);
                let is_naked = digits.count_ones() as usize == size
                    && bug.digits & !digits == 0
                    && sets.clone().all(|set| set.count_ones() >= 2);
                if !is_naked {
                    continue;
                }
                let rest = (0..around.len()).filter(|number| chosen >> number & 1 == 0);
                let rest = rest.fold(0, |set, number| set | 1 << around[number]);
                let removed: Removed = removed_from(board, rest, digits);
                let rating = Technique::Bug(3).base().rating() + 0.1 * (size as f64 - 1.0);
                let hint = Hint::removing(Technique::Bug(3), rating, removed);
                if hint.is_some() {
                    return hint;
                }
            }
        }
    }
    None
}
