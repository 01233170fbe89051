//! Merging adjacent rectangles of the same color.

use super::colors::Color;
use super::plane::{Point, Size};

/// A rectangle of one color.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tile {
    /// Its top left corner.
    pub corner: Point,
    /// Its size.
    pub size: Size,
    /// Its color.
    pub color: Color,
}

impl Tile {
    /// Whether the other tile continues this one on the right.
    fn goes_on_right(&self, other: &Self) -> bool {
        self.color == other.color
            && self.size.height == other.size.height
            && Point::new(self.corner.x + self.size.width, self.corner.y) == other.corner
    }

    /// Whether the other tile continues this one below.
    fn goes_on_below(&self, other: &Self) -> bool {
        self.color == other.color
            && self.size.width == other.size.width
            && Point::new(self.corner.x, self.corner.y + self.size.height) == other.corner
    }
}

/// Merges tiles, which must not overlap and must be sorted by rows, into fewer rectangles: first
/// adjacent tiles of a row, then equal ones in adjacent rows. Takes time quadratic in the number of
/// tiles.
pub fn joined(tiles: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
    let mut runs: Vec<Tile> = Vec::new();
    for tile in tiles {
        match runs.last_mut() {
            Some(last) if last.goes_on_right(&tile) => last.size.width += tile.size.width,
            _ => runs.push(tile),
        }
    }
    let mut blocks: Vec<Tile> = Vec::new();
    for run in runs {
        match blocks.iter_mut().find(|block| block.goes_on_below(&run)) {
            Some(block) => block.size.height += run.size.height,
            None => blocks.push(run),
        }
    }
    blocks
}
