//! The outline of cells: lines along the edge of their union, slightly inside it, so that the
//! outlines of several sets are visible side by side.

use super::plane::Point;
use sudoku_engine::grid::{Cell, CellSet};

/// The distance of an outline from the edge of its cells, and the additional distance for each
/// earlier set with a common cell.
const INSET: f32 = 0.04;
const NEXT_INSET: f32 = 0.045;

/// The minimum distance between the letters of two sets.
const APART: f32 = 0.2;

/// The outline of a set of cells.
#[derive(Debug, Clone, PartialEq)]
pub struct Outline {
    /// The number of the set.
    pub set: usize,
    /// Its cells.
    pub cells: CellSet,
    /// Closed lines, each by its corners: one for each connected part of the set, and one for each
    /// hole.
    pub loops: Vec<Vec<Point>>,
    /// The places of its letter: one on each part.
    pub letters: Vec<Point>,
}

/// The outlines of sets. A single set needs no letter.
pub fn outlines(sets: &[CellSet]) -> Vec<Outline> {
    let mut taken: Vec<Point> = Vec::new();
    let levels = levels(sets);
    let outline = |(set, cells): (usize, &CellSet)| {
        let inset = INSET + NEXT_INSET * f32::from(levels[set]);
        let edges = edges(*cells);
        let mut letters = Vec::new();
        if sets.len() > 1 {
            for edge in edges.iter().filter(|edge| runs_outside(edge)) {
                let corners = inset_by(edge, 0.09);
                let is_free =
                    |corner: &&Point| taken.iter().all(|other| other.distance(**corner) > APART);
                let corner = corners.iter().find(is_free).or(corners.first());
                letters.extend(corner);
                taken.extend(corner);
            }
        }
        Outline {
            set,
            cells: *cells,
            loops: lines_inside(*cells, inset),
            letters,
        }
    };
    sets.iter().enumerate().map(outline).collect()
}

/// For each set, the smallest number that no earlier set with a common cell has.
fn levels(sets: &[CellSet]) -> Vec<u8> {
    let mut levels: Vec<u8> = Vec::new();
    for set in sets {
        let sharing = levels.iter().zip(sets);
        let sharing = sharing.filter(|(_, other)| !other.is_disjoint(*set));
        let used: Vec<u8> = sharing.map(|(level, _)| *level).collect();
        let free = (0..u8::MAX).find(|level| !used.contains(level));
        levels.push(free.unwrap_or_default());
    }
    levels
}

/// The letter of a set: A for the first; after Z the letters start over.
pub fn letter(set: usize) -> char {
    char::from(b'A' + (set % 26) as u8)
}

/// The edge of cells as closed lines at a distance inside it, each by its corners. The first line
/// belongs to the first cell and starts at its upper left corner.
pub(super) fn lines_inside(cells: CellSet, inset: f32) -> Vec<Vec<Point>> {
    edges(cells)
        .iter()
        .map(|edge| inset_by(edge, inset))
        .collect()
}

/// The edge of cells as in `lines_inside`, but with a neck that joins parts that only touch at a
/// corner, so that they look like one.
pub(super) fn joined_lines_inside(cells: CellSet, inset: f32) -> Vec<Vec<Point>> {
    let parts = parts(cells);
    let is_neck = |corner: Corner| {
        let touching = around(corner).filter(|cell| cells.contains(*cell));
        let of = touching.map(|cell| parts.iter().position(|part| part.contains(cell)));
        let of: Vec<Option<usize>> = of.collect();
        matches!(of[..], [one, other] if one != other)
    };
    let edges = edges_turning(cells, is_neck);
    let line = |edge: &Vec<Corner>| {
        let corners = with_neighbors(edge).zip(inset_by(edge, inset));
        let points = corners.flat_map(|([before, corner, after], point)| {
            if !is_neck(corner) {
                return vec![point];
            }
            let (came, goes) = (unit(before, corner), unit(corner, after));
            // A point on the incoming line, at this distance before the corner, and one on the
            // outgoing line.
            let beside = |way: (f32, f32), along: f32| {
                Point::new(
                    f32::from(corner.0) + (along * way.0 - way.1) * inset,
                    f32::from(corner.1) + (along * way.1 + way.0) * inset,
                )
            };
            vec![beside(came, -2.0), beside(goes, 2.0)]
        });
        points.collect()
    };
    edges.iter().map(line).collect()
}

/// The parts of a set whose cells are connected by their sides.
pub(super) fn parts(cells: CellSet) -> Vec<CellSet> {
    let mut parts: Vec<CellSet> = Vec::new();
    for cell in cells {
        let beside = |other: Cell| {
            cell.row().abs_diff(other.row()) + cell.column().abs_diff(other.column()) == 1
        };
        let (touching, mut rest): (Vec<CellSet>, Vec<CellSet>) =
            parts.into_iter().partition(|part| part.iter().any(beside));
        let joined = touching
            .into_iter()
            .fold(CellSet::only(cell), CellSet::union);
        rest.push(joined);
        parts = rest;
    }
    parts
}

/// The cells around a corner.
fn around((x, y): Corner) -> impl Iterator<Item = Cell> {
    let places = [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)];
    let inside = |number: &i8| (0..Cell::SIDE as i8).contains(number);
    let on_board = move |(x, y): &(i8, i8)| inside(x) && inside(y);
    let on_board = places.into_iter().filter(on_board);
    on_board.map(|(x, y)| Cell::at(y as usize, x as usize))
}

/// The first and the last cell if the cells form a rectangle.
pub fn rectangle(cells: CellSet) -> Option<(Cell, Cell)> {
    let (first, last) = (cells.first()?, cells.last()?);
    let is_between = |cell: Cell| {
        (first.row()..=last.row()).contains(&cell.row())
            && (first.column()..=last.column()).contains(&cell.column())
    };
    let full = (last.row() - first.row() + 1) * (last.column() + 1).saturating_sub(first.column());
    (cells.len() == full && cells.iter().all(is_between)).then_some((first, last))
}

/// A corner of a cell, in cells from the top left.
type Corner = (i8, i8);

/// The edge of the union of cells as closed lines, each by its corners, starting at the leftmost of
/// the topmost ones, with the cells on the right. If two cells only touch at a corner, each has its
/// own line.
fn edges(cells: CellSet) -> Vec<Vec<Corner>> {
    edges_turning(cells, |_| false)
}

/// The edge of the union of cells as in `edges`, but if cells touch at one of these corners, the
/// line continues around the other cell.
fn edges_turning(cells: CellSet, crosses: impl Fn(Corner) -> bool) -> Vec<Vec<Corner>> {
    let holds = |column: i8, row: i8| {
        let inside = |number: i8| (0..Cell::SIDE as i8).contains(&number);
        inside(row) && inside(column) && cells.contains(Cell::at(row as usize, column as usize))
    };
    let mut sides: Vec<(Corner, Corner)> = Vec::new();
    for cell in cells {
        let (x, y) = (cell.column() as i8, cell.row() as i8);
        let around = [
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ];
        for ((column, row), from, to) in around {
            if !holds(column, row) {
                sides.push((from, to));
            }
        }
    }
    let mut edges = Vec::new();
    while let Some(start) = sides.iter().min_by_key(|(from, to)| (from.1, from.0, to.1)) {
        let start = *start;
        let mut line = vec![start];
        sides.retain(|side| *side != start);
        let mut last = start;
        while last.1 != start.0 {
            let (x, y) = direction(last);
            // Turn right first, which stays at the same cell.
            let mut turns = [(-y, x), (x, y), (y, -x)];
            if crosses(last.1) {
                turns.reverse();
            }
            let next = turns.into_iter().find_map(|(x, y)| {
                let (column, row) = last.1;
                let next = (last.1, (column + x, row + y));
                sides.contains(&next).then_some(next)
            });
            let Some(next) = next else { break };
            sides.retain(|side| *side != next);
            line.push(next);
            last = next;
        }
        edges.push(corners(&line));
    }
    edges
}

const fn direction((from, to): (Corner, Corner)) -> Corner {
    (to.0 - from.0, to.1 - from.1)
}

/// The points where a closed line turns.
fn corners(line: &[(Corner, Corner)]) -> Vec<Corner> {
    let before = line.iter().cycle().skip(line.len() - 1);
    line.iter()
        .zip(before)
        .filter(|(side, before)| direction(**side) != direction(**before))
        .map(|(side, _)| side.0)
        .collect()
}

/// Each corner of a closed line with the corners before and after it.
fn with_neighbors(corners: &[Corner]) -> impl Iterator<Item = [Corner; 3]> + '_ {
    let before = corners.iter().cycle().skip(corners.len().max(1) - 1);
    let after = corners.iter().cycle().skip(1);
    let all = before.zip(corners).zip(after);
    all.map(|((before, corner), after)| [*before, *corner, *after])
}

/// Whether a closed line runs around cells rather than a hole, so that the area to its right is
/// inside.
fn runs_outside(corners: &[Corner]) -> bool {
    let twice_area: i32 = with_neighbors(corners)
        .map(|[_, (x, y), (next_x, next_y)]| {
            i32::from(x) * i32::from(next_y) - i32::from(next_x) * i32::from(y)
        })
        .sum();
    twice_area > 0
}

/// The direction from a corner to another on the same line.
fn unit(from: Corner, to: Corner) -> (f32, f32) {
    let (x, y) = direction((from, to));
    (f32::from(x.signum()), f32::from(y.signum()))
}

/// A closed line moved to its right.
fn inset_by(corners: &[Corner], inset: f32) -> Vec<Point> {
    with_neighbors(corners)
        .map(|[before, corner, after]| {
            let (came, goes) = (unit(before, corner), unit(corner, after));
            Point::new(
                f32::from(corner.0) - (came.1 + goes.1) * inset,
                f32::from(corner.1) + (came.0 + goes.0) * inset,
            )
        })
        .collect()
}
