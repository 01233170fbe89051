//! The outlines of digits and letters in the program's font, for drawings that
//! must look the same where that font is not there.

use std::fmt::Write;
use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder};

use super::sheet::Weight;

/// The bytes of the font in the weight of most texts.
pub const REGULAR: &[u8] = include_bytes!("font/FiraSans-Regular.ttf");
/// The bytes of the font in the weight of what stands out.
pub const SEMI_BOLD: &[u8] = include_bytes!("font/FiraSans-SemiBold.ttf");

/// The outline of a character.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    /// The outline as the `d` of a path in SVG, in units of the font, with y
    /// downwards from the baseline.
    pub outline: String,
    /// How far the next character is.
    pub advance: f32,
    /// How many units the font's size is.
    pub units: f32,
    /// How far the baseline is below the middle of a line.
    pub baseline: f32,
}

impl Glyph {
    /// The glyph of a character; none where the font has none.
    pub fn of(character: char, weight: Weight) -> Option<Self> {
        static FACES: LazyLock<[Face<'static>; 2]> = LazyLock::new(|| {
            [REGULAR, SEMI_BOLD].map(|bytes| {
                Face::parse(bytes, 0).expect("the fonts are embedded, and the tests draw with both")
            })
        });
        let face = match weight {
            Weight::Regular => &FACES[0],
            Weight::SemiBold => &FACES[1],
        };
        let glyph = face.glyph_index(character)?;
        let mut outline = Outline::default();
        face.outline_glyph(glyph, &mut outline)?;
        Some(Self {
            outline: outline.0,
            advance: f32::from(face.glyph_hor_advance(glyph)?),
            units: f32::from(face.units_per_em()),
            baseline: f32::from(face.ascender() + face.descender()) / 2.0,
        })
    }
}

/// Writes an outline down as a path in SVG.
#[derive(Default)]
struct Outline(String);

impl Outline {
    fn push(&mut self, letter: char, points: &[(f32, f32)]) {
        self.0.push(letter);
        for (number, (x, y)) in points.iter().enumerate() {
            let between = if number == 0 { "" } else { " " };
            // What is written to a string is written.
            let _ = write!(self.0, "{between}{x} {}", -y);
        }
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.push('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.push('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}
