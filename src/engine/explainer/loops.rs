//! Unique rectangles and unique loops.

use super::board::{
    ALL, BLOCK_ROW_COLUMN, CELL_AT, CELLS, HOUSES_OF, IndexedGrid, POSITIONS_OF, cells_at, members,
    peers, subsets,
};
use super::hint::{Hint, Removed, removed_from};
use super::technique::Technique;

/// The number of cells with candidates other than the pair that a walk may enter, whatever these
/// candidates are.
const ALLOWANCE: i32 = 2;

/// The easiest hint of a loop; of equally easy hints, the one with the lower type, then the first
/// one found.
pub(super) fn unique_loop(board: &IndexedGrid) -> Option<Hint> {
    let mut best = Best { board, hint: None };
    for start in super::board::cells(board.unsolved) {
        if board.count(start) == 2 {
            let mut walk = Walk {
                board,
                best: &mut best,
                pair: board.digits[start],
                path: [0; CELLS],
                len: 0,
                on_path: 0,
            };
            walk.enter(start, None, ALLOWANCE, 0);
        }
    }
    best.hint.map(|(_, hint)| hint)
}

/// The path from a start through cells that have both of its candidates.
struct Walk<'a, 'b> {
    board: &'a IndexedGrid,
    best: &'b mut Best<'a>,
    pair: u16,
    path: [u8; CELLS],
    len: usize,
    on_path: u128,
}

impl Walk<'_, '_> {
    /// Continues from a cell. `extra` has the other digits seen so far; the digits that a neighbor
    /// adds stay while the other neighbors of this cell are tried, whether or not that neighbor is
    /// entered.
    fn enter(&mut self, cell: usize, by: Option<usize>, allowance: i32, mut extra: u16) {
        self.path[self.len] = cell as u8;
        self.len += 1;
        self.on_path |= 1 << cell;
        for kind in BLOCK_ROW_COLUMN
            .into_iter()
            .filter(|kind| Some(*kind) != by)
        {
            for next in CELL_AT[usize::from(HOUSES_OF[cell][kind])] {
                if next == self.path[0] && self.len >= 4 {
                    self.best.consider(self.pair, &self.path[..self.len]);
                    continue;
                }
                let next = usize::from(next);
                let digits = self.board.digits[next];
                if self.on_path >> next & 1 == 1 || self.pair & !digits != 0 {
                    continue;
                }
                extra |= digits & !self.pair;
                let has_more = digits != self.pair;
                if !has_more || extra.is_power_of_two() || allowance > 0 {
                    self.enter(next, Some(kind), allowance - i32::from(has_more), extra);
                }
            }
        }
        self.on_path &= !(1 << cell);
        self.len -= 1;
    }
}

/// The best hint so far, with its type.
struct Best<'a> {
    board: &'a IndexedGrid,
    hint: Option<(u8, Hint)>,
}

impl Best<'_> {
    fn consider(&mut self, pair: u16, path: &[u8]) {
        if !is_loop(path) {
            return;
        }
        let board = self.board;
        let more: Vec<usize> = path
            .iter()
            .map(|cell| usize::from(*cell))
            .filter(|cell| board.digits[*cell] != pair)
            .collect();
        let extra = more
            .iter()
            .fold(0, |set, cell| set | board.digits[*cell] & !pair);
        match more[..] {
            [] => {}
            [one] => self.offer(1, 0, path.len(), removed_from(board, 1 << one, pair)),
            [one, other] => {
                if extra.is_power_of_two() {
                    self.extra_digit(&more, extra, path.len());
                } else {
                    self.subsets([one, other], pair, extra, path.len());
                }
                self.locked_pair([one, other], pair, path.len());
            }
            _ => self.extra_digit(&more, extra, path.len()),
        }
    }

    /// Type 2: one of the cells has the extra digit, which they have in addition to the pair.
    fn extra_digit(&mut self, more: &[usize], extra: u16, length: usize) {
        let seen = more
            .iter()
            .fold(u128::MAX, |seen, cell| seen & peers(*cell));
        self.offer(2, 0, length, removed_from(self.board, seen, extra));
    }

    /// Type 4: one digit of the pair is locked in the two cells.
    fn locked_pair(&mut self, both: [usize; 2], pair: u16, length: usize) {
        for locked in members(pair) {
            let is_locked = shared_houses(both)
                .any(|(_, house, own)| self.board.places[house][locked] & !own == 0);
            if is_locked {
                let cells = 1 << both[0] | 1 << both[1];
                let removed = removed_from(self.board, cells, pair & !(1 << locked));
                self.offer(4, 0, length, removed);
                return;
            }
        }
    }

    /// Type 3: the extra digits are part of a naked set, or the pair is part of a hidden set.
    fn subsets(&mut self, both: [usize; 2], pair: u16, extra: u16, length: usize) {
        for size in extra.count_ones()..=7 {
            for (kind, house, own) in shared_houses(both) {
                let empty = self.board.empty_count(house);
                if empty >= 2 * size {
                    self.naked(both, (house, own), extra, size, length);
                }
                if empty > 2 * size {
                    let second = 1 << POSITIONS_OF[both[1]][kind];
                    self.hidden((house, own, second), pair, extra, size, length);
                }
            }
        }
    }

    fn naked(
        &mut self,
        both: [usize; 2],
        (house, own): (usize, u16),
        extra: u16,
        size: u32,
        length: usize,
    ) {
        let board = self.board;
        let in_both = extra & board.digits[both[0]] & board.digits[both[1]];
        let digits_at = |place: usize| board.digits[usize::from(CELL_AT[house][place])];
        let fits = |place: &usize| (2..=size).contains(&digits_at(*place).count_ones());
        let eligible = members(board.empty[house] & !own).filter(fits);
        let eligible = eligible.fold(0, |set, place| set | 1 << place);
        for others in subsets(eligible, size - 1) {
            let digits = members(others).fold(0, |set, place| set | digits_at(place));
            if (digits | extra).count_ones() == size && (digits | in_both).count_ones() == size {
                let rest = cells_at(house, board.empty[house] & !own & !others);
                let removed = removed_from(board, rest, digits | extra);
                self.offer(3, size - 1, length, removed);
            }
        }
    }

    fn hidden(
        &mut self,
        (house, own, second): (usize, u16, u16),
        pair: u16,
        extra: u16,
        size: u32,
        length: usize,
    ) {
        let board = self.board;
        let places = |digit: usize| board.places[house][digit] & !second;
        let rest = ALL & !pair & !extra;
        for others in subsets(rest, size - 2) {
            let digits = others | pair;
            let is_light = members(digits).all(|digit| places(digit) != 0);
            let together = members(digits).fold(0, |set, digit| set | places(digit));
            if is_light && together.count_ones() == size {
                let cells = cells_at(house, together & !own);
                let removed = removed_from(board, cells, !digits);
                self.offer(3, size - 2, length, removed);
            }
        }
    }

    fn offer(&mut self, kind: u8, tenths: u32, length: usize, removed: Removed) {
        // The sums are part of the definition: they decide the order of ratings that look equal.
        let base = match length {
            4 => 4.5,
            6 => 4.5 + 0.1,
            8 => 4.5 + 0.2,
            _ => (4.5 + 0.3) + 0.2,
        };
        let rating = base + f64::from(tenths) * 0.1;
        let is_better = self
            .hint
            .as_ref()
            .is_none_or(|(of, hint)| (rating, kind) < (hint.rating, *of));
        if is_better {
            let cells = length as u8;
            let technique = Technique::UniqueLoop { cells, kind };
            if let Some(hint) = Hint::removing(technique, rating, removed) {
                self.hint = Some((kind, hint));
            }
        }
    }
}

/// The houses that contain both cells: kind, number, and the positions of the two cells.
fn shared_houses([one, other]: [usize; 2]) -> impl Iterator<Item = (usize, usize, u16)> {
    BLOCK_ROW_COLUMN
        .into_iter()
        .filter(move |kind| HOUSES_OF[one][*kind] == HOUSES_OF[other][*kind])
        .map(move |kind| {
            let own = 1 << POSITIONS_OF[one][kind] | 1 << POSITIONS_OF[other][kind];
            (kind, usize::from(HOUSES_OF[one][kind]), own)
        })
}

/// Whether no house has two cells at even places or two at odd places, and the even and the odd
/// places touch the same houses.
fn is_loop(path: &[u8]) -> bool {
    let mut touched = [0_u32; 2];
    for (number, cell) in path.iter().enumerate() {
        for house in HOUSES_OF[usize::from(*cell)] {
            let before = touched[number % 2];
            touched[number % 2] |= 1 << house;
            if before == touched[number % 2] {
                return false;
            }
        }
    }
    touched[0] == touched[1]
}
