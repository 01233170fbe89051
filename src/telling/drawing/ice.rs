//! Ice on a cell: a pale sheet with a rim, slanting glints in its corners, and a large crystal,
//! pale enough that candidates are readable on it. Ice can be recognized by its shapes, not only by
//! its color.

use super::colors::{Color, mix};
use super::painter::Painter;
use super::plane::{Point, Size};
use super::scene::Tint;
use super::sheet::{Path, Stroke};
use super::sign::Hue;
use sudoku_engine::grid::Cell;

/// The distance of the sheet from the edge of the cell, and the radius of its corners.
const INSET: f32 = 0.05;
const ROUND: f32 = 0.12;

/// The crystal: the length of its arms, the position of their forks as a share of that, and the
/// length of the forks.
const ARM: f32 = 0.36;
const FORK: (f32, f32) = (0.58, 0.11);

/// The glints: across the corner at the top left, and the one opposite.
const GLINTS: [[(f32, f32); 2]; 4] = [
    [(0.08, 0.24), (0.24, 0.08)],
    [(0.08, 0.36), (0.36, 0.08)],
    [(0.76, 0.92), (0.92, 0.76)],
    [(0.64, 0.92), (0.92, 0.64)],
];

impl Painter {
    /// Ice on a cell. The tint of a chosen cell shows through.
    pub(super) fn ice(&mut self, cell: Cell) {
        let at = |x: f32, y: f32| Point::new(cell.column() as f32 + x, cell.row() as f32 + y);
        let place = self.place;
        let line_between = |from: (f32, f32), to: (f32, f32)| {
            Path::line(place.point(at(from.0, from.1)), place.point(at(to.0, to.1)))
        };
        let blue = self.palette.fill(Hue::SkyBlue);
        let line = self.palette.line(Hue::SkyBlue);
        let side = place.cell * (1.0 - 2.0 * INSET);
        let sheet = Path::rounded_rectangle(
            place.point(at(INSET, INSET)),
            Size::new(side, side),
            place.cell * ROUND,
        );
        self.sheet.fill(&sheet, Color { a: 0.3, ..blue });
        let rim = Stroke::new(Color { a: 0.85, ..line }, self.length(0.022, 1.25));
        self.sheet.stroke(&sheet, rim);
        let bright = Color {
            a: 0.75,
            ..mix(blue, self.tint(Tint::Peer), 0.15)
        };
        let glint = Stroke {
            round_ends: true,
            ..Stroke::new(bright, self.length(0.03, 1.5))
        };
        for [from, to] in GLINTS {
            self.sheet.stroke(&line_between(from, to), glint);
        }
        let arm = Stroke {
            round_ends: true,
            ..Stroke::new(Color { a: 0.27, ..line }, self.length(0.024, 1.25))
        };
        for (from, to) in crystal() {
            let around = |(x, y): (f32, f32)| (0.5 + x, 0.5 + y);
            self.sheet
                .stroke(&line_between(around(from), around(to)), arm);
        }
    }
}

/// The lines of a crystal around the origin: three across, and a fork near the
/// end of each of the six arms.
fn crystal() -> [((f32, f32), (f32, f32)); 15] {
    let turned = |(x, y): (f32, f32), sixths: usize| {
        let (sin, cos) = (std::f32::consts::FRAC_PI_3 * sixths as f32).sin_cos();
        (x * cos - y * sin, x * sin + y * cos)
    };
    std::array::from_fn(|number| match number {
        0..3 => (turned((0.0, -ARM), number), turned((0.0, ARM), number)),
        _ => {
            let (arm, side) = ((number - 3) / 2, (number - 3) % 2);
            let out = if side == 0 { FORK.1 } else { -FORK.1 };
            let tip = ARM * FORK.0 + FORK.1;
            (turned((0.0, -ARM * FORK.0), arm), turned((out, -tip), arm))
        }
    })
}
