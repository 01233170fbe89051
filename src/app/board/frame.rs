//! Drawing a sheet on a frame of iced.

use iced::widget::canvas::{self, LineCap, LineDash, LineJoin};

use crate::convert::Iced;
use sudoku_telling::drawing::{Drawn, Part, Path, Point, Sheet, Size, Stroke, Tile, joined};

/// The distance of a curve's control points from its ends, in radii, that comes close to a quarter
/// of a circle.
const ARC: f32 = 0.552_3;

/// The side in pixels from which a rectangle's outline is drawn in parts.
const LONG: f32 = 150.0;

/// Draws a whole sheet on a frame, its texts above its shapes.
///
/// Texts are drawn as shapes, because iced's software renderer clears a mask as large as the window
/// for each text of a canvas.
pub fn put(sheet: &Sheet, frame: &mut canvas::Frame) {
    put_shapes(sheet, frame);
    for text in sheet.texts() {
        frame.fill(&text.outline().iced(), text.color.iced());
    }
}

/// Draws a sheet without its texts on a frame.
///
/// iced's software renderer is fast when there is little to round off. So touching tinted cells
/// become one rectangle, and the sides of a large outline become rectangles along the pixels.
pub(crate) fn put_shapes(sheet: &Sheet, frame: &mut canvas::Frame) {
    let is_tint = |part: &Part| matches!(part, Part::Tint(..));
    for drawn in sheet
        .drawn()
        .chunk_by(|(one, _), (other, _)| is_tint(one) && is_tint(other))
    {
        if let [(part, _), ..] = drawn
            && is_tint(part)
        {
            let tiles = drawn.iter().filter_map(|(_, drawn)| match drawn {
                Drawn::Rectangle(tile) => Some(*tile),
                _ => None,
            });
            for tile in joined(tiles) {
                fill(&tile, frame);
            }
            continue;
        }
        for (_, drawn) in drawn {
            match drawn {
                Drawn::Rectangle(tile) => fill(tile, frame),
                Drawn::Fill(path, color) => frame.fill(&path.iced(), color.iced()),
                Drawn::Stroke(path, stroke) => draw(path, stroke, frame),
                Drawn::Text(_) => {}
            }
        }
    }
}

fn fill(tile: &Tile, frame: &mut canvas::Frame) {
    let color = tile.color.iced();
    frame.fill_rectangle(tile.corner.iced(), tile.size.iced(), color);
}

fn draw(path: &Path, stroke: &Stroke, frame: &mut canvas::Frame) {
    let path = match path {
        Path::Rectangle {
            corner,
            size,
            radius,
        } if stroke.dash.is_none() && size.width.max(size.height) >= LONG => {
            draw_sides(*corner, *size, *radius, stroke, frame);
            corners(*corner, *size, *radius)
        }
        path => path.iced(),
    };
    let segments: &[f32] = stroke.dash.as_ref().map_or(&[], |dash| dash);
    frame.stroke(
        &path,
        canvas::Stroke {
            style: canvas::Style::Solid(stroke.color.iced()),
            width: stroke.width,
            line_cap: if stroke.round_ends {
                LineCap::Round
            } else {
                LineCap::Butt
            },
            line_join: if stroke.round_corners {
                LineJoin::Round
            } else {
                LineJoin::Miter
            },
            line_dash: LineDash {
                segments,
                offset: 0,
            },
        },
    );
}

/// The straight sides of a rectangle's outline, as rectangles along the pixels. They end in the
/// pixel where the round corners begin.
fn draw_sides(corner: Point, size: Size, radius: f32, stroke: &Stroke, frame: &mut canvas::Frame) {
    let width = stroke.width;
    let (left, top) = (corner.x - width / 2.0, corner.y - width / 2.0);
    let (right, bottom) = (left + size.width, top + size.height);
    let between = |from: f32, length: f32| {
        let begin = (from + radius).floor();
        (begin, (from + length - radius).ceil() - begin)
    };
    let (x, across) = between(corner.x, size.width);
    let (y, down) = between(corner.y, size.height);
    for (x, y, width, height) in [
        (x, top, across, width),
        (x, bottom, across, width),
        (left, y, width, down),
        (right, y, width, down),
    ] {
        let side = Tile {
            corner: Point::new(x, y),
            size: Size::new(width, height),
            color: stroke.color,
        };
        fill(&side, frame);
    }
}

/// Only the round corners of a rectangle.
fn corners(corner: Point, size: Size, radius: f32) -> canvas::Path {
    canvas::Path::new(|path| {
        for (x, y, right, below) in [
            (corner.x, corner.y, 1.0, 1.0),
            (corner.x + size.width, corner.y, -1.0, 1.0),
            (corner.x + size.width, corner.y + size.height, -1.0, -1.0),
            (corner.x, corner.y + size.height, 1.0, -1.0),
        ] {
            let at = |share: f32, other: f32| {
                iced::Point::new(x + right * radius * share, y + below * radius * other)
            };
            path.move_to(at(1.0, 0.0));
            path.bezier_curve_to(at(1.0 - ARC, 0.0), at(0.0, 1.0 - ARC), at(0.0, 1.0));
        }
    })
}
