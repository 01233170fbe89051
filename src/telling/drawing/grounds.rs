//! The ground of the cells: pale shades that distinguish regions, further houses and, on request,
//! boxes or cages.

use super::colors::Color;
use super::outline::rectangle;
use super::painter::Painter;
use super::plane::{Point, Size};
use super::scene::Scene;
use super::sheet::{Path, Stroke};
use super::tiles::{Tile, joined};
use super::tones::tones;
use sudoku_engine::grid::{Cell, CellSet, HouseKind, Layout};

impl Painter {
    /// The cells of a board with a ground other than the plain surface.
    pub(super) fn grounds(&mut self, scene: &Scene) {
        let (layout, shaded) = (&scene.layout, self.shaded);
        let regions = layout.regions().iter();
        let has_boxes = regions
            .clone()
            .all(|region| region.kind() == HouseKind::Box);
        let has_boxes = has_boxes && scene.unfinished.is_none();
        if has_boxes && shaded && layout.cages().is_empty() {
            self.shade_boxes(layout);
        }
        let pale: Vec<CellSet> = if let Some(regions) = &scene.unfinished {
            regions.clone()
        } else if !has_boxes {
            regions.map(|region| region.cells()).collect()
        } else if shaded {
            layout.cages().iter().map(|cage| cage.cells).collect()
        } else {
            Vec::new()
        };
        let further = layout
            .further()
            .iter()
            .filter(|house| is_shown(house.kind()));
        let mut shapes: Vec<CellSet> = Vec::new();
        let mut last = None;
        let mut diagonals: Vec<(CellSet, bool)> = Vec::new();
        for house in further {
            // The ground of a later house covers the ground of a diagonal.
            if house.kind() == HouseKind::Diagonal {
                diagonals.push((house.cells(), false));
            }
            for (cells, is_under) in &mut diagonals {
                let is_other = house.kind() != HouseKind::Diagonal;
                *is_under |= is_other && !house.cells().is_disjoint(*cells);
            }
            // Both diagonals share a shade, and so do the windows, which do not touch.
            let joins = matches!(house.kind(), HouseKind::Diagonal | HouseKind::Window);
            match shapes.last_mut() {
                Some(cells) if joins && last == Some(house.kind()) => *cells |= house.cells(),
                _ => shapes.push(house.cells()),
            }
            last = Some(house.kind());
        }
        let (regions, further) = (&self.colors.regions, &self.colors.further);
        let mut shown: [Option<Color>; Cell::COUNT] = [None; Cell::COUNT];
        for (sets, colors) in [(pale, regions), (shapes, further)] {
            for (cells, tone) in sets.iter().zip(tones(&sets)) {
                for cell in *cells {
                    shown[cell.index()] = Some(colors[tone]);
                }
            }
        }
        let side = self.place.cell;
        let tiles = Cell::all().zip(shown).filter_map(|(cell, color)| {
            Some(Tile {
                corner: self.place.corner(cell),
                size: Size::new(side, side),
                color: color?,
            })
        });
        for Tile {
            corner,
            size,
            color,
        } in joined(tiles)
        {
            self.sheet.fill_rectangle(corner, size, color);
        }
        // A line shows the diagonal if its ground does not.
        let diagonals = diagonals.into_iter().filter(|(_, is_under)| *is_under);
        let diagonals = diagonals.map(|(cells, _)| cells);
        for line in layout.slanting_lines().into_iter().chain(diagonals) {
            self.slanting_line(line);
        }
    }

    /// A line through the corners at which cells touch.
    fn slanting_line(&mut self, cells: CellSet) {
        let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
            return;
        };
        // The line also crosses the first and the last cell completely.
        let goes_right = last.column() > first.column();
        let [left, right] = [first.column(), last.column()].map(|column| column as f32);
        let (from, to) = match goes_right {
            true => (left, right + 1.0),
            false => (left + 1.0, right),
        };
        let [top, bottom] = [first.row(), last.row() + 1].map(|row| row as f32);
        let [from, to] =
            [(from, top), (to, bottom)].map(|(x, y)| self.place.point(Point::new(x, y)));
        let stroke = Stroke::new(self.colors.line, self.length(0.03, 1.5));
        self.sheet.stroke(&Path::line(from, to), stroke);
    }

    /// The ground of every other box.
    fn shade_boxes(&mut self, layout: &Layout) {
        for region in layout.regions() {
            let Some((first, last)) = rectangle(region.cells()) else {
                continue;
            };
            let across = last.column() + 1 - first.column();
            let down = last.row() + 1 - first.row();
            if (first.row() / down + first.column() / across).is_multiple_of(2) {
                continue;
            }
            let side = self.place.cell;
            let size = Size::new(across as f32 * side, down as f32 * side);
            let (corner, color) = (self.place.corner(first), self.colors.shade);
            self.sheet.fill_rectangle(corner, size, color);
        }
    }
}

/// Whether the cells of further houses of this kind are shaded. Hidden windows follow from
/// windows, and cages have their lines.
const fn is_shown(kind: HouseKind) -> bool {
    kind.is_further() && !matches!(kind, HouseKind::HiddenWindow | HouseKind::Cage)
}
