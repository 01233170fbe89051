//! Cages: a dashed line inside the edge of their cells, which leaves room for the sum in
//! the corner of the first.

use super::outline::lines_inside;
use super::painter::Painter;
use super::path::{rounded, through};
use super::plane::{Point, Vector};
use super::sheet::{Path, Stroke, Text, Weight};
use crate::grid::{Cage, CellSet, Digit, Grid};

/// How far the line is inside the edge of its cells, and how round its corners are.
const INSET: f32 = 0.065;
const ROUND: f32 = 0.03;

/// How far the sum is from the edges of its cell, and from the line.
const BEFORE_SUM: f32 = 0.05;
const BEHIND_SUM: f32 = 0.035;

/// A cage as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct CageLine {
    /// The cage.
    pub cage: Cage,
    /// Whether its digits clash, or cannot add up to its sum any more.
    pub clashes: bool,
    /// Closed lines, each by its corners. The first begins in the corner with the sum.
    pub loops: Vec<Vec<Point>>,
}

/// The cages of a board. Those that clash are shown so if some of their cells are to be
/// marked as contradicting.
pub(super) fn cages(grid: &Grid, contradicting: CellSet) -> Vec<CageLine> {
    let line = |cage: &Cage| CageLine {
        cage: *cage,
        clashes: !contradicting.is_disjoint(cage.cells) && clashes(grid, cage),
        loops: lines_inside(cage.cells, INSET),
    };
    grid.layout().cages().iter().map(line).collect()
}

fn clashes(grid: &Grid, cage: &Cage) -> bool {
    let stands_twice = |digit: Digit| !(grid.placed(digit) & cage.cells).has_at_most(1);
    grid.breaks_sum(cage) || grid.layout().digits().into_iter().any(stands_twice)
}

impl Painter {
    /// The line of a cage, and its sum.
    pub(super) fn cage(&mut self, line: &CageLine) {
        let sum = line
            .cage
            .sum
            .zip(line.cage.cells.first())
            .map(|(sum, cell)| {
                let size = self.place.spots.sum;
                let mut text = Text {
                    content: sum.to_string(),
                    middle: Point::default(),
                    size: self.place.cell * size,
                    color: if line.clashes {
                        self.colors.bad
                    } else {
                        self.colors.text
                    },
                    weight: Weight::SemiBold,
                };
                let corner = self.place.corner(cell);
                let before = self.place.cell * BEFORE_SUM;
                text.middle =
                    corner + Vector::new(before + text.width() / 2.0, before + 0.4 * text.size);
                text
            });
        let (color, width) = if line.clashes {
            (self.colors.bad, self.length(0.03, 1.75).round())
        } else {
            (self.colors.muted, self.length(0.014, 1.0).round())
        };
        let behind = self.place.cell * BEHIND_SUM;
        let radius = self.place.cell * ROUND;
        let path = Path::new(|path| {
            for (number, corners) in line.loops.iter().enumerate() {
                let corners: Vec<Point> =
                    corners.iter().map(|it| self.on_pixel(*it, width)).collect();
                match (&sum, &corners[..]) {
                    (Some(sum), [first, rest @ ..]) if number == 0 => {
                        let right = sum.middle.x + sum.width() / 2.0 + behind;
                        let below = sum.middle.y + 0.4 * sum.size + behind;
                        let (begin, end) = (Point::new(right, first.y), Point::new(first.x, below));
                        path.move_to(begin);
                        through(path, begin, rest, end, radius);
                    }
                    _ => rounded(path, &corners, radius),
                }
            }
        });
        let dash = [self.length(0.085, 4.0), self.length(0.06, 3.0)];
        let stroke = Stroke::new(color, width);
        let stroke = if line.clashes {
            stroke
        } else {
            stroke.dashed(dash)
        };
        self.sheet.stroke(&path, stroke);
        if let Some(sum) = sum {
            self.sheet.write(sum);
        }
    }
}
