//! Painting the frames of cells with a part of their own, and the hatching of cells where digits
//! cannot be.

use super::colors::Color;
use super::painter::Painter;
use super::plane::Point;
use super::scene::HouseKind;
use super::sheet::{Path, Stroke};
use super::sign::Hue;
use super::strokes::{COVER_INSET, DASHES, Length, house_inset};
use crate::explain::CellPart;
use sudoku_engine::grid::{Cell, CellSet};

/// The number of hatching lines that start at each side of a cell, and their opacity.
const HATCH: u8 = 4;
const HATCH_SHARE: f32 = 0.34;

/// The distances of frames from the edges of their cells. Double frames have two of them.
const OUTER: f32 = 0.025;
const BOLD_INSET: f32 = 0.04;
const MIDDLE: f32 = 0.05;
const INNER: f32 = 0.075;
const INNERMOST: f32 = 0.12;

/// The widths of a frame: of a solid one, of a dashed one, and of a bold one, in cells; and their
/// fewest pixels.
const SOLID: f32 = 0.022;
const DASHED: f32 = 0.026;
const BOLD: f32 = 0.045;
const LEAST_WIDTH: f32 = 1.25;

/// The dots of the frame of a companion, and the gaps between them.
const DOTS: Length = (0.03, 2.0);

/// The width of a line that hatches.
const HATCH_WIDTH: Length = (0.014, 1.0);

/// The line that joins the corners of a rectangle: its width, its dashes and its gaps.
const JOINED_WIDTH: Length = (0.026, 1.5);
const JOINED_DASHES: [Length; 2] = [(0.2, 8.0), (0.09, 4.0)];

impl Painter {
    /// The frame of each cell, and the line that joins the corners of a rectangle.
    pub(super) fn cell_part(&mut self, cells: CellSet, part: CellPart) {
        if part == CellPart::Arm {
            return self.arm(cells);
        }
        if part == CellPart::SCell {
            // They are inside the edges of their cross-lines.
            return self.hatched(cells);
        }
        for cell in cells {
            let from = Point::new(cell.column() as f32, cell.row() as f32);
            self.cell_frame(from, Point::new(from.x + 1.0, from.y + 1.0), part);
        }
        if part == CellPart::Rectangle {
            self.joined(cells);
        }
    }

    /// The frame of a part between two corners: double for a pivot and a stem, dashed for cells
    /// that lose candidates.
    pub(super) fn cell_frame(&mut self, from: Point, to: Point, part: CellPart) {
        let (insets, width): (&[f32], f32) = match part {
            CellPart::Pivot | CellPart::Stem | CellPart::Cross | CellPart::ExocetBase => {
                (&[OUTER, INNER], SOLID)
            }
            CellPart::Floor => (&[INNER, INNERMOST], SOLID),
            CellPart::Rectangle
            | CellPart::Roof
            | CellPart::Pattern
            | CellPart::Mirror
            | CellPart::Truth => (&[INNER], SOLID),
            CellPart::Companion => (&[INNER], SOLID),
            CellPart::Losing => (&[MIDDLE], DASHED),
            CellPart::Link => (&[OUTER], DASHED),
            CellPart::Arm | CellPart::SCell => (&[COVER_INSET], DASHED),
            CellPart::Pincer | CellPart::Wing | CellPart::Target | CellPart::Contradiction => {
                (&[BOLD_INSET], BOLD)
            }
        };
        let width = self.length(width, LEAST_WIDTH).round();
        let stroke = Stroke::new(self.color_of_part(part), width);
        let stroke = match part {
            CellPart::Losing | CellPart::Link | CellPart::Arm | CellPart::SCell => {
                stroke.dashed(DASHES.map(|it| self.scaled(it)))
            }
            CellPart::Companion => stroke.dashed([self.scaled(DOTS); 2]),
            _ => stroke,
        };
        for inset in insets {
            let (from, to) = (
                Point::new(from.x + inset, from.y + inset),
                Point::new(to.x - inset, to.y - inset),
            );
            let (from, to) = (self.place.point(from), self.place.point(to));
            let path = self.along_pixels(from, to, width);
            self.sheet.stroke(&path, stroke);
        }
    }

    /// Cells where digits cannot be: hatched, inside the line of a cover house.
    fn arm(&mut self, cells: CellSet) {
        self.hatched(cells);
        let stroke = self.house_stroke(HouseKind::Cover);
        let path = self.around_cells(cells, house_inset(HouseKind::Cover), stroke.width);
        self.sheet.stroke(&path, stroke);
    }

    fn hatched(&mut self, cells: CellSet) {
        for cell in cells {
            let corner = Point::new(cell.column() as f32, cell.row() as f32);
            self.hatch(corner, 1.0);
        }
    }

    /// Slanting lines in a square with this upper left corner and side. The lines of adjacent cells
    /// connect.
    pub(super) fn hatch(&mut self, corner: Point, side: f32) {
        let path = Path::new(|path| {
            for number in 1..2 * HATCH {
                let across = f32::from(number) / f32::from(HATCH);
                let (least, most) = ((across - 1.0).max(0.0), across.min(1.0));
                let at = |x: f32, y: f32| {
                    self.place
                        .point(Point::new(corner.x + x * side, corner.y + y * side))
                };
                path.move_to(at(least, most));
                path.line_to(at(most, least));
            }
        });
        let color = Color {
            a: HATCH_SHARE,
            ..self.colors.cover_edge
        };
        let width = self.scaled(HATCH_WIDTH);
        self.sheet.stroke(&path, Stroke::new(color, width));
    }

    /// A dashed line around the cells of a rectangle.
    fn joined(&mut self, cells: CellSet) {
        let rows = || cells.iter().map(Cell::row);
        let columns = || cells.iter().map(Cell::column);
        let bounds = (rows().min(), rows().max(), columns().min(), columns().max());
        let (Some(top), Some(bottom), Some(left), Some(right)) = bounds else {
            return;
        };
        let corners = [(top, left), (top, right), (bottom, left), (bottom, right)];
        let is_one = |(row, column): &(usize, usize)| cells.contains(Cell::at(*row, *column));
        if !corners.iter().all(is_one) {
            return;
        }
        let inset = OUTER;
        let (from, to) = (
            Point::new(left as f32 + inset, top as f32 + inset),
            Point::new(right as f32 + 1.0 - inset, bottom as f32 + 1.0 - inset),
        );
        let width = self.scaled(JOINED_WIDTH).round();
        let path = self.along_pixels(self.place.point(from), self.place.point(to), width);
        let dash = JOINED_DASHES.map(|it| self.scaled(it));
        let stroke = Stroke::new(self.color_of_part(CellPart::Rectangle), width).dashed(dash);
        self.sheet.stroke(&path, stroke);
    }

    pub(super) fn color_of_part(&self, part: CellPart) -> Color {
        match part {
            CellPart::Pivot | CellPart::Stem | CellPart::Cross | CellPart::ExocetBase => {
                self.colors.base_edge
            }
            CellPart::Pincer | CellPart::Wing | CellPart::Target => self.palette.line(Hue::Orange),
            CellPart::Rectangle
            | CellPart::Floor
            | CellPart::Roof
            | CellPart::Pattern
            | CellPart::Arm
            | CellPart::SCell
            | CellPart::Mirror => self.colors.cover_edge,
            CellPart::Companion => self.palette.line(Hue::Gray),
            CellPart::Truth => self.colors.base_edge,
            CellPart::Losing | CellPart::Link => self.colors.losing_edge,
            CellPart::Contradiction => self.colors.bad,
        }
    }
}
