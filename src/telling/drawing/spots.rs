//! The places of the candidates in the cells of a board, and the sizes of candidates and signs.

use super::geometry::middle;
use super::plane::{Point, Vector};
use sudoku_engine::grid::{Candidate, Cell, Digit, Layout};

/// The radius of the sign on a candidate of the classic board.
pub const RADIUS: f32 = 0.125;

/// The places of the candidates in the cells of a board, in board units.
///
/// Fewer digits need fewer rows and are larger. With cages, the candidates of every cell leave room
/// for the sums in the corners.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spots {
    /// The number of rows and columns of the board.
    pub(super) board: usize,
    /// The numbers of candidates side by side, and of rows of candidates, in a cell.
    counts: (usize, usize),
    /// The distance between the middles of two candidates, across and down.
    apart: Vector,
    /// The distance of the middle of the candidates below the middle of the cell.
    below: f32,
    /// The radius of the sign on a candidate.
    pub radius: f32,
    /// The size of a candidate.
    pub(super) digit: f32,
    /// The size of the sum of a cage.
    pub(super) sum: f32,
    /// The size of a value.
    pub(super) value: f32,
}

/// The sizes in the cells of a kind of board, in cells.
struct Sizes {
    /// The distance between candidates, across and down.
    apart: (f32, f32),
    /// The distance of the candidates below the middle of the cell: room for the sums of cages.
    below: f32,
    /// The radius of the sign on a candidate.
    radius: f32,
    /// The size of a candidate.
    digit: f32,
}

/// The largest sizes that fit, by the rows of the board: four, five or six, or any other number;
/// each without cages and with cages. Signs stay inside the lines of cages.
const LARGEST: [[Sizes; 2]; 3] = [
    [
        sizes((0.43, 0.43), 0.0, 0.2, 0.42),
        sizes((0.43, 0.35), 0.08, 0.17, 0.37),
    ],
    [
        sizes((0.315, 0.4), 0.0, 0.155, 0.34),
        sizes((0.29, 0.33), 0.085, 0.135, 0.32),
    ],
    [
        sizes((0.315, 0.315), 0.0, 0.155, 0.34),
        sizes((0.3, 0.24), 0.075, 0.112, 0.26),
    ],
];

const fn sizes(apart: (f32, f32), below: f32, radius: f32, digit: f32) -> Sizes {
    Sizes {
        apart,
        below,
        radius,
        digit,
    }
}

/// The usual and the maximum size of a value, in cells.
const VALUE: (f32, f32) = (0.6, 0.74);

impl Spots {
    /// The spots of the classic board.
    pub const CLASSIC: Self = Self {
        board: 9,
        counts: (3, 3),
        apart: Vector::new(0.28, 0.28),
        below: 0.0,
        radius: RADIUS,
        digit: 0.25,
        sum: 0.19,
        value: VALUE.0,
    };

    /// The spots of a board.
    pub fn of(layout: &Layout) -> Self {
        Self::usual(layout)
    }

    /// The spots of a board with larger digits, from 0 (the usual size) to 1 (the largest size that
    /// fits).
    pub fn enlarged(layout: &Layout, share: f32) -> Self {
        let usual = Self::usual(layout);
        let has_cages = !layout.cages().is_empty();
        let rows = match layout.size() {
            4 => 0,
            5 | 6 => 1,
            _ => 2,
        };
        let Sizes {
            apart,
            below,
            radius,
            digit,
        } = LARGEST[rows][usize::from(has_cages)];
        let share = share.clamp(0.0, 1.0);
        let grown = |usual: f32, most: f32| usual + (most - usual) * share;
        Self {
            apart: Vector::new(grown(usual.apart.x, apart.0), grown(usual.apart.y, apart.1)),
            below: grown(usual.below, below),
            radius: grown(usual.radius, radius),
            digit: grown(usual.digit, digit),
            value: grown(usual.value, VALUE.1),
            ..usual
        }
    }

    fn usual(layout: &Layout) -> Self {
        let board = layout.size();
        let has_cages = !layout.cages().is_empty();
        let (counts, apart, below, radius, sum) = match (board, has_cages) {
            (4, false) => ((2, 2), (0.38, 0.38), 0.0, 0.16, 0.13),
            (4, true) => ((2, 2), (0.38, 0.34), 0.08, 0.15, 0.13),
            (5 | 6, false) => ((3, 2), (0.28, 0.32), 0.0, 0.13, 0.16),
            (5 | 6, true) => ((3, 2), (0.28, 0.3), 0.07, 0.125, 0.16),
            (_, false) => {
                return Self {
                    board,
                    ..Self::CLASSIC
                };
            }
            (_, true) => ((3, 3), (0.26, 0.235), 0.075, 0.108, Self::CLASSIC.sum),
        };
        Self {
            board,
            counts,
            apart: Vector::new(apart.0, apart.1),
            below,
            radius,
            digit: 2.0 * radius,
            sum,
            value: VALUE.0,
        }
    }

    /// The size of a sign relative to the classic board.
    pub(super) const fn scale(self) -> f32 {
        self.radius / RADIUS
    }

    /// The middle of a candidate's place in its cell.
    pub fn place(self, candidate: Candidate) -> Point {
        let middle = middle(candidate.cell);
        let (across, down) = self.counts;
        let (row, column) = (
            candidate.digit.index() / across,
            candidate.digit.index() % across,
        );
        let from_middle = |number: usize, count: usize| number as f32 - (count - 1) as f32 / 2.0;
        Point::new(
            middle.x + from_middle(column, across) * self.apart.x,
            middle.y + self.below + from_middle(row, down) * self.apart.y,
        )
    }

    /// The candidate whose place is nearest to a point, if that is on the board.
    pub(super) fn near(self, point: Point) -> Option<Candidate> {
        let inside = |number: f32| (0.0..self.board as f32).contains(&number);
        if !inside(point.x) || !inside(point.y) {
            return None;
        }
        let (across, down) = self.counts;
        let nearest = |offset: f32, count: usize| {
            let last = (count - 1) as f32;
            (offset + last / 2.0).round().clamp(0.0, last) as usize
        };
        let column = nearest((point.x.fract() - 0.5) / self.apart.x, across);
        let row = nearest((point.y.fract() - 0.5 - self.below) / self.apart.y, down);
        // With eight digits, the last of the nine places is empty.
        let digit = Digit::ALL[(row * across + column).min(self.board - 1)];
        let cell = Cell::at(point.y as usize, point.x as usize);
        Some(Candidate::new(cell, digit))
    }
}
