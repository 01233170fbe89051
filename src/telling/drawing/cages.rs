//! Cages: a dashed line inside the edge of the cells, which leaves room for the sum in the corner
//! of the first cell.

use super::colors::Color;
use super::outline::joined_lines_inside;
use super::painter::Painter;
use super::path::{rounded, through};
use super::plane::{Point, Size, Vector};
use super::sheet::{Path, Stroke, Text, Weight};
use super::sign::{Hue, set_hue};
use crate::explain::{Picture, SumPart};
use sudoku_engine::grid::{Cage, CellSet, Digit, Grid};

/// The distance of the line from the edge of its cells, and the radius of its corners.
const INSET: f32 = 0.065;
const ROUND: f32 = 0.03;

/// The distance of the sum from the edges of its cell, and from the line.
const BEFORE_SUM: f32 = 0.05;
const BEHIND_SUM: f32 = 0.035;

/// The least height of the digits of a sum in pixels, as far as this share of a small cell has room
/// for it.
const READABLE_SUM: f32 = 9.0;
const MOST_SUM: f32 = 0.28;

/// The distances of the two lines around an innie from the edge of its cells.
const SIDE_INSET: f32 = 0.045;
const SECOND_INSET: f32 = 0.09;

/// A cage to be drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct CageLine {
    /// The cage.
    pub cage: Cage,
    /// Whether its digits clash, or cannot add up to its sum any more.
    pub clashes: bool,
    /// Its part in the step that is shown.
    pub part: Option<SumPart>,
    /// Its number among the cages of an equation, if several are added or subtracted.
    pub term: Option<usize>,
    /// Closed lines, each by its corners. The first line starts in the corner with the sum. Parts
    /// that only touch at a corner are joined there.
    pub loops: Vec<Vec<Point>>,
}

/// The cages of a board, each with its part in a picture. A clashing cage is shown as such if some
/// of its cells are among the contradicting ones.
pub(super) fn cages(grid: &Grid, contradicting: CellSet, picture: &Picture) -> Vec<CageLine> {
    let terms = picture.terms();
    let line = |cage: &Cage| CageLine {
        cage: *cage,
        clashes: !contradicting.is_disjoint(cage.cells) && clashes(grid, cage),
        part: picture
            .sums
            .iter()
            .filter(|(cells, part)| *cells == cage.cells && !part.is_side())
            .map(|(_, part)| *part)
            .min(),
        term: terms
            .iter()
            .position(|cells| *cells == cage.cells)
            .map(|before| before + 1),
        loops: joined_lines_inside(cage.cells, INSET),
    };
    grid.layout().cages().iter().map(line).collect()
}

fn clashes(grid: &Grid, cage: &Cage) -> bool {
    let stands_twice = |digit: Digit| !(grid.placed(digit) & cage.cells).has_at_most(1);
    grid.breaks_sum(cage) || grid.layout().digits().into_iter().any(stands_twice)
}

impl Painter {
    /// The line of a cage.
    pub(super) fn cage(&mut self, line: &CageLine) {
        let sum = self.sum_of(line);
        let (color, width) = match line.part {
            _ if line.clashes => (self.colors.bad, self.length(0.03, 1.75).round()),
            Some(part) => (self.color_of(part), self.length(0.026, 1.75).round()),
            None => (self.colors.muted, self.length(0.014, 1.0).round()),
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
        let is_solid = line.clashes || line.part == Some(SumPart::Cage);
        let stroke = if is_solid {
            stroke
        } else {
            stroke.dashed(dash)
        };
        self.sheet.stroke(&path, stroke);
    }

    /// The sum of a cage, drawn over any line through its corner.
    pub(super) fn sum(&mut self, line: &CageLine, is_crossed: bool) {
        let Some(sum) = self.sum_of(line) else { return };
        if is_crossed {
            let around = 0.5 * self.place.cell * BEHIND_SUM;
            let (across, up) = (sum.width() / 2.0 + around, 0.4 * sum.size + around);
            let patch = Path::rounded_rectangle(
                Point::new(sum.middle.x - across, sum.middle.y - up),
                Size::new(2.0 * across, 2.0 * up),
                2.0 * around,
            );
            self.sheet.fill(&patch, self.colors.surface);
        }
        let behind = Point::new(sum.middle.x + sum.width() / 2.0, sum.middle.y);
        self.sheet.write(sum);
        if let Some(term) = line.term {
            self.term(behind, term);
        }
    }

    /// The number of a term, after the sum that ends at a point of the sheet.
    fn term(&mut self, behind: Point, term: usize) {
        let x = (behind.x - self.place.origin.x) / self.place.cell;
        let y = (behind.y - self.place.origin.y) / self.place.cell;
        self.term_badge(Point::new(x, y), term);
    }

    fn sum_size(&self) -> f32 {
        let cell = self.place.cell;
        let least = READABLE_SUM.min(cell * MOST_SUM);
        (cell * self.place.spots.sum).max(least)
    }

    fn sum_of(&self, line: &CageLine) -> Option<Text> {
        let (sum, cell) = line.cage.sum.zip(line.cage.cells.first())?;
        let mut text = Text {
            content: sum.to_string(),
            middle: Point::default(),
            size: self.sum_size(),
            color: match line.part {
                _ if line.clashes => self.colors.bad,
                Some(SumPart::Cage) => self.color_of(SumPart::Cage),
                _ => self.colors.text,
            },
            weight: Weight::SemiBold,
        };
        let corner = self.place.corner(cell);
        let before = self.place.cell * BEFORE_SUM;
        text.middle = corner + Vector::new(before + text.width() / 2.0, before + 0.4 * text.size);
        Some(text)
    }

    /// The color of the lines around cells that are added up.
    pub(super) fn color_of(&self, part: SumPart) -> Color {
        match part {
            SumPart::Cage => self.palette.line(set_hue(0)),
            SumPart::Counted => self.colors.cover_edge,
            SumPart::Innie => self.colors.accent,
            SumPart::Outie => self.palette.line(Hue::Orange),
        }
    }

    /// The lines around cells that are added up, apart from cages: a double line around innies, a
    /// single thick one around outies.
    pub(super) fn side(&mut self, cells: CellSet, part: SumPart) {
        let (insets, width): (&[f32], f32) = match part {
            SumPart::Cage | SumPart::Counted => return,
            SumPart::Innie => (&[SIDE_INSET, SECOND_INSET], self.length(0.02, 1.25)),
            SumPart::Outie => (&[SIDE_INSET], self.length(0.045, 2.5)),
        };
        for inset in insets {
            let path = self.around_cells(cells, *inset, width.round());
            let stroke = Stroke::new(self.color_of(part), width.round());
            self.sheet.stroke(&path, stroke);
        }
    }
}
