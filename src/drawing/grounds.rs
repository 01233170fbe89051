//! The ground of the cells: pale shades that tell regions and further houses apart, and
//! on request boxes or cages.

use super::colors::Color;
use super::outline::rectangle;
use super::painter::Painter;
use super::plane::{Point, Size};
use super::scene::Scene;
use super::sheet::{Path, Stroke};
use super::tiles::{Tile, joined};
use super::tones::tones;
use crate::grid::{Cell, CellSet, Feature, HouseKind, Layout};

impl Painter {
    /// The ground of the cells of a board that have another than the surface.
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
        for house in further {
            // The diagonals are one picture, and so are the windows, which do not touch.
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
        if layout.features().contains(&Feature::Argyle) {
            self.argyle();
        }
    }

    /// The slanting lines on which no digit stands twice.
    fn argyle(&mut self) {
        // By how much the row of a cell is more than its column, and what they add up to.
        let down = [1, -1, 4, -4].map(|by: i8| {
            let from = (f32::from((-by).max(0)), f32::from(by.max(0)));
            let length = f32::from(9 - by.abs());
            (from, (from.0 + length, from.1 + length))
        });
        let up = [4, 7, 9, 12].map(|sum: i8| {
            let row = (sum - 8).max(0);
            let from = (f32::from(sum - row + 1), f32::from(row));
            let length = f32::from(if sum > 8 { 17 - sum } else { sum + 1 });
            (from, (from.0 - length, from.1 + length))
        });
        let width = self.length(0.03, 1.5);
        for (from, to) in down.into_iter().chain(up) {
            let [from, to] = [from, to].map(|(x, y)| self.place.point(Point::new(x, y)));
            let line = Path::line(from, to);
            let stroke = Stroke::new(self.colors.line, width);
            self.sheet.stroke(&line, stroke);
        }
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
