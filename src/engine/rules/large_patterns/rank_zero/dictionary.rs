//! Linear equations, solved for some of the unknowns.

/// Values up to this count as 0: they come from rounding.
pub(super) const NOTHING: f64 = 1e-7;

/// The row of the cost.
pub(super) const COST: usize = 0;

/// The placeholder in the row of the cost, which has no unknown.
const NO_UNKNOWN: usize = usize::MAX;

/// Equations that each give one unknown as a constant plus multiples of the free unknowns: a
/// dictionary, as in the simplex method. The first row has no unknown and is the cost.
#[derive(Debug)]
pub(super) struct Dictionary {
    /// The unknown of each row.
    solved: Vec<usize>,
    /// The unknown of each column.
    pub(super) free: Vec<usize>,
    /// The rows, one after the other, each with its constant at the end.
    entries: Vec<f64>,
}

impl Dictionary {
    /// Returns a dictionary of `unknowns` unknowns, all free, with a cost of 0.
    pub(super) fn new(unknowns: usize) -> Self {
        Self {
            solved: vec![NO_UNKNOWN],
            free: (0..unknowns).collect(),
            entries: vec![0.0; unknowns + 1],
        }
    }

    /// The rows after the row of the cost, each with its unknown.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.solved.iter().copied().enumerate().skip(1)
    }

    /// The row of an unknown that is not free.
    pub(super) fn row_of(&self, unknown: usize) -> Option<usize> {
        self.solved.iter().position(|it| *it == unknown)
    }

    /// Adds an unknown, given as a constant and multiples of other unknowns.
    pub(super) fn push(
        &mut self,
        unknown: usize,
        multiples: impl IntoIterator<Item = (usize, f64)>,
        constant: f64,
    ) {
        let mut new = vec![0.0; self.free.len() + 1];
        new[self.free.len()] = constant;
        for (other, times) in multiples {
            if let Some(row) = self.row_of(other) {
                for (sum, entry) in new.iter_mut().zip(self.row(row)) {
                    *sum += times * entry;
                }
            } else if let Some(column) = self.free.iter().position(|it| *it == other) {
                new[column] += times;
            }
        }
        self.solved.push(unknown);
        self.entries.extend(new);
    }

    /// The multiples of a row, followed by its constant.
    pub(super) fn row(&self, row: usize) -> &[f64] {
        let width = self.free.len() + 1;
        &self.entries[row * width..][..width]
    }

    /// The multiples and the constant of a row, to change.
    pub(super) fn row_mut(&mut self, row: usize) -> &mut [f64] {
        let width = self.free.len() + 1;
        &mut self.entries[row * width..][..width]
    }

    pub(super) fn at(&self, row: usize, column: usize) -> f64 {
        self.entries[row * (self.free.len() + 1) + column]
    }

    pub(super) fn constant(&self, row: usize) -> f64 {
        self.at(row, self.free.len())
    }

    /// Solves the equation of a row for the unknown of a column and substitutes it in all other
    /// equations. The entry must not be 0.
    pub(super) fn pivot(&mut self, row: usize, column: usize) {
        let width = self.free.len() + 1;
        let by = self.at(row, column);
        for (number, entry) in self.row_mut(row).iter_mut().enumerate() {
            *entry = if number == column {
                1.0 / by
            } else {
                -*entry / by
            };
        }
        std::mem::swap(&mut self.solved[row], &mut self.free[column]);
        let solved = self.row(row);
        let used: Vec<(usize, f64)> = (0..width)
            .filter(|number| *number != column && solved[*number].abs() > NOTHING)
            .map(|number| (number, solved[number]))
            .collect();
        for (number, other) in self.entries.chunks_exact_mut(width).enumerate() {
            let times = other[column];
            if number == row || times.abs() <= NOTHING {
                continue;
            }
            for (at, entry) in &used {
                let sum = other[*at] + times * entry;
                other[*at] = if sum.abs() > NOTHING { sum } else { 0.0 };
            }
            other[column] = times / by;
        }
    }

    /// The row that allows the unknown of a column the least growth before its own unknown drops
    /// below 0. Of several rows, the one whose entry has the greatest magnitude, which is the
    /// safest divisor.
    pub(super) fn tightest(&self, column: usize) -> Option<usize> {
        let mut tightest: Option<(f64, usize)> = None;
        for (row, _) in self.rows() {
            let entry = self.at(row, column);
            if entry >= -NOTHING {
                continue;
            }
            let growth = self.constant(row).max(0.0) / -entry;
            let is_tighter = tightest.is_none_or(|(least, before)| {
                growth < least - NOTHING
                    || growth < least + NOTHING && entry < self.at(before, column)
            });
            if is_tighter {
                tightest = Some((growth, row));
            }
        }
        tightest.map(|(_, row)| row)
    }
}
