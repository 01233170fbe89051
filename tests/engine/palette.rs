//! The colors of the board: digits can be read on them, and they are told
//! apart with any of the common kinds of color blindness.

use crate::shown::ROLES;
use sudoku_stepper::drawing::{
    Appearance, Color, Drawn, Layer, Match, Painter, Palette, Path, Place, Point, Scene, Segment,
    Sheet, Sign, Size, Tint, ValueKind, mix,
};
use sudoku_stepper::grid::{Candidate, Cell, Digit, Layout};
use sudoku_stepper::sudoku::MarkColor;

/// The least contrast of text that WCAG 2.2 asks for, and that of lines and
/// shapes.
const TEXT: f32 = 4.5;
const SHAPE: f32 = 3.0;

/// The least distance of two colors in CIELAB; from 2.3 on a difference can
/// just be seen.
const APART: f32 = 14.0;

/// Red, green and blue in proportion to the light.
fn linear(color: Color) -> [f32; 3] {
    [color.r, color.g, color.b].map(|part| {
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn times(matrix: [[f32; 3]; 3], color: [f32; 3]) -> [f32; 3] {
    matrix.map(|row| row.iter().zip(color).map(|(one, other)| one * other).sum())
}

/// The contrast of two colors as WCAG defines it, from 1 to 21.
fn contrast(one: Color, other: Color) -> f32 {
    let light = |color| {
        let [r, g, b] = linear(color);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// What is seen without one of the three kinds of cones, by the matrices of
/// Machado, Oliveira and Fernandes ("A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", 2009) for full severity; the first
/// is what others see.
const SIGHTS: [[[f32; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// A color in CIELAB, for the white of sRGB.
fn lab(color: [f32; 3]) -> [f32; 3] {
    let xyz = times(
        [
            [0.412_456, 0.357_576, 0.180_438],
            [0.212_673, 0.715_152, 0.072_175],
            [0.019_334, 0.119_192, 0.950_304],
        ],
        color.map(|part| part.clamp(0.0, 1.0)),
    );
    let white = [0.950_47, 1.0, 1.088_83];
    let mut parts = [0.0; 3];
    for ((part, value), white) in parts.iter_mut().zip(xyz).zip(white) {
        let share: f32 = value / white;
        *part = if share > 0.008_856 {
            share.cbrt()
        } else {
            7.787 * share + 16.0 / 116.0
        };
    }
    let [x, y, z] = parts;
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: Color, other: Color, sight: [[f32; 3]; 3]) -> f32 {
    let seen = |color| lab(times(sight, linear(color)));
    let squares = seen(one).into_iter().zip(seen(other));
    squares
        .map(|(one, other)| (one - other).powi(2))
        .sum::<f32>()
        .sqrt()
}

#[test]
fn a_digit_can_be_read_on_every_sign() {
    for theme in Appearance::ALL {
        let palette = Palette::of(theme);
        for role in ROLES {
            let hue = Sign::of(role).ground();
            let contrast = contrast(palette.digit(hue), palette.fill(hue));
            assert!(contrast >= TEXT, "{theme:?}, {role:?}: {contrast}");
        }
    }
}

#[test]
fn the_edge_of_every_sign_stands_out_from_the_board() {
    for theme in Appearance::ALL {
        let palette = Palette::of(theme);
        let board = palette.surface;
        assert!(contrast(palette.link, board) >= TEXT);
        for role in ROLES {
            let hue = Sign::of(role).hue;
            let contrast = contrast(palette.line(hue), board);
            assert!(contrast >= SHAPE, "{theme:?}, {role:?}: {contrast}");
        }
    }
}

#[test]
fn two_roles_of_the_same_shape_differ_in_color_for_all_kinds_of_sight() {
    for theme in Appearance::ALL {
        let palette = Palette::of(theme);
        for (number, one) in ROLES.iter().enumerate() {
            for other in &ROLES[..number] {
                let (sign, second) = (Sign::of(*one), Sign::of(*other));
                let is_same_part = sign == second;
                if is_same_part || sign.shape != second.shape || sign.line != second.line {
                    continue;
                }
                for (sight, matrix) in SIGHTS.into_iter().enumerate() {
                    let far = distance(palette.fill(sign.hue), palette.fill(second.hue), matrix);
                    assert!(
                        far >= APART,
                        "{theme:?}, sight {sight}: {one:?} and {other:?} are {far} apart"
                    );
                }
            }
        }
    }
}

#[test]
fn text_can_be_read_on_everything_that_it_stands_on() {
    for appearance in Appearance::ALL {
        let colors = appearance.colors();
        let tints = [
            colors.surface,
            colors.selected,
            colors.peer,
            colors.house,
            colors.cover,
            colors.losing,
            colors.witness,
            colors.clash,
            colors.worth_trying,
            colors.found,
        ];
        let grounds = [colors.background, colors.raised];
        for ground in tints.into_iter().chain(grounds) {
            for ink in [colors.text, colors.muted] {
                let contrast = contrast(ink, ground);
                assert!(contrast >= TEXT, "{appearance:?}: {contrast} on {ground:?}");
            }
        }
        let mut pairs = vec![
            (colors.accent, colors.surface),
            (colors.on_accent, colors.accent),
            (colors.good, colors.surface),
            (colors.good, colors.worth_trying),
            (colors.bad, colors.surface),
            (colors.bad, colors.clash),
        ];
        pairs.extend(colors.levels.map(|level| (level, colors.surface)));
        for (ink, ground) in pairs {
            let contrast = contrast(ink, ground);
            assert!(
                contrast >= TEXT,
                "{appearance:?}: {ink:?} on {ground:?}, {contrast}"
            );
        }
    }
}

#[test]
fn signs_and_edges_stand_out_from_the_board() {
    for appearance in Appearance::ALL {
        let colors = appearance.colors();
        for line in [
            colors.base_edge,
            colors.cover_edge,
            colors.losing_edge,
            colors.found_edge,
            colors.sight,
            colors.strong_line,
            colors.dim,
        ] {
            let contrast = contrast(line, colors.surface);
            assert!(contrast >= SHAPE, "{appearance:?}: {line:?}, {contrast}");
        }
    }
}

#[test]
fn the_cells_that_a_chosen_one_sees_are_told_from_houses_by_all_kinds_of_sight() {
    for appearance in Appearance::ALL {
        let colors = appearance.colors();
        for (one, other) in [
            (colors.peer, colors.selected),
            (colors.peer, colors.found),
            (colors.house, colors.found),
            (colors.witness, colors.house),
            (colors.clash, colors.house),
        ] {
            for matrix in SIGHTS {
                let far = distance(one, other, matrix);
                assert!(far >= 5.0, "{appearance:?}: {one:?} and {other:?}, {far}");
            }
        }
    }
}

/// Whether a shape covers a point. Curves count as straight lines.
fn covers(path: &Path, point: Point) -> bool {
    match path {
        Path::Circle { middle, radius } => middle.distance(point) < *radius,
        Path::Rectangle { corner, size, .. } => {
            (corner.x..corner.x + size.width).contains(&point.x)
                && (corner.y..corner.y + size.height).contains(&point.y)
        }
        Path::Lines(segments) => {
            let corners: Vec<Point> = segments
                .iter()
                .filter_map(|segment| match *segment {
                    Segment::Move(to)
                    | Segment::Line(to)
                    | Segment::Quadratic(_, to)
                    | Segment::Cubic(_, _, to) => Some(to),
                    Segment::Close => None,
                })
                .collect();
            let next = corners.iter().cycle().skip(1);
            let crossed = corners.iter().zip(next).filter(|(from, to)| {
                let at = |y: f32| from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
                (from.y > point.y) != (to.y > point.y) && point.x < at(point.y)
            });
            crossed.count() % 2 == 1
        }
    }
}

/// The contrast of each text of a sheet with what lies below its middle.
fn contrasts(sheet: &Sheet) -> Vec<f32> {
    let mut below: Vec<(Path, Color)> = Vec::new();
    let mut contrasts = Vec::new();
    for (_, drawn) in sheet.drawn() {
        match drawn {
            Drawn::Rectangle(tile) => {
                let path = Path::rounded_rectangle(tile.corner, tile.size, 0.0);
                below.push((path, tile.color));
            }
            Drawn::Fill(path, color) => below.push((path.clone(), *color)),
            Drawn::Stroke(..) => {}
            Drawn::Text(text) => {
                let of_ground = below.iter().filter(|(path, _)| covers(path, text.middle));
                let opaque = |color: Color| Color { a: 1.0, ..color };
                let ground = of_ground.fold(Color::BLACK, |ground, (_, color)| {
                    mix(ground, opaque(*color), color.a)
                });
                contrasts.push(contrast(text.color, ground));
            }
        }
    }
    contrasts
}

/// Everything that a cell may be tinted with below a digit, and what it is called.
fn grounds(cell: Cell) -> Vec<(String, Scene)> {
    const TINTS: [Tint; 12] = [
        Tint::Peer,
        Tint::SameDigit,
        Tint::Cover,
        Tint::House,
        Tint::Crossing,
        Tint::Losing,
        Tint::Used,
        Tint::WorthTrying,
        Tint::Trial,
        Tint::Single,
        Tint::Contradicting,
        Tint::Selected,
    ];
    let mut grounds = vec![("the board".to_owned(), Scene::default())];
    for tint in TINTS {
        let scene = Scene {
            tints: vec![(cell, tint)],
            ..Scene::default()
        };
        grounds.push((format!("{tint:?}"), scene));
    }
    for color in MarkColor::ALL {
        let by_hand = Layer {
            cells: vec![(cell, color)],
            ..Layer::default()
        };
        let scene = Scene {
            by_hand,
            ..Scene::default()
        };
        grounds.push((format!("{color:?}"), scene));
    }
    for found in [Match::Possible, Match::Several, Match::Stands] {
        let by_hand = Layer {
            found: Some(vec![(cell, found)]),
            bright: Digit::ALL.map(|digit| Candidate::new(cell, digit)).to_vec(),
            ..Layer::default()
        };
        let scene = Scene {
            by_hand,
            ..Scene::default()
        };
        grounds.push((format!("{found:?}"), scene));
    }
    grounds
}

#[test]
fn every_digit_can_be_read_on_whatever_its_cell_shows() {
    let cell = Cell::at(4, 4);
    let digit = Digit::ALL[4];
    let candidate = Candidate::new(cell, digit);
    let side = Size::new(540.0, 540.0);
    for appearance in Appearance::ALL {
        let check = |what: String, scene: &Scene| {
            let mut painter = Painter::new(Place::of(side, &Layout::CLASSIC, false), appearance);
            painter.digits(scene);
            let contrasts = contrasts(&painter.into_sheet());
            assert!(!contrasts.is_empty(), "{what} has no digit");
            for contrast in contrasts {
                assert!(contrast >= TEXT, "{appearance:?}, {what}: {contrast}");
            }
        };
        for (ground, scene) in grounds(cell) {
            for kind in [
                ValueKind::Given,
                ValueKind::Found,
                ValueKind::Clashing,
                ValueKind::Trial,
                ValueKind::Single,
                ValueKind::Also,
            ] {
                let values = vec![(cell, digit, kind)];
                let scene = Scene {
                    values,
                    ..scene.clone()
                };
                check(format!("{kind:?} on {ground}"), &scene);
            }
            let plain = Scene {
                candidates: vec![candidate],
                ..scene.clone()
            };
            check(format!("a candidate on {ground}"), &plain);
            for role in ROLES {
                let scene = Scene {
                    marks: vec![(candidate, role)],
                    ..plain.clone()
                };
                check(format!("{role:?} on {ground}"), &scene);
            }
        }
    }
}
