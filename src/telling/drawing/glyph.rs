//! The outlines of digits and letters in the program's font, for drawings that must look the same
//! without that font.

use std::collections::HashMap;
use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder};

use super::plane::{Point, Vector};
use super::sheet::{Path, Segment, Text, Weight};

/// The bytes of the font in the weight of most texts.
pub const REGULAR: &[u8] = include_bytes!("font/FiraSans-Regular.ttf");
/// The bytes of the font in the weight of emphasized text.
pub const SEMI_BOLD: &[u8] = include_bytes!("font/FiraSans-SemiBold.ttf");

/// The outline of a character.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    /// The outline in units of the font, with y downwards from the baseline.
    pub outline: Vec<Segment>,
    /// The distance to the next character.
    pub advance: f32,
    /// The size of the font in units.
    pub units: f32,
    /// The distance of the baseline below the middle of a line.
    pub baseline: f32,
}

impl Glyph {
    /// The glyph of a character; `None` if the font has none.
    pub fn of(character: char, weight: Weight) -> Option<&'static Self> {
        static GLYPHS: LazyLock<HashMap<(char, Weight), Glyph>> = LazyLock::new(|| {
            let mut glyphs = HashMap::new();
            for (weight, bytes) in [(Weight::Regular, REGULAR), (Weight::SemiBold, SEMI_BOLD)] {
                let face = Face::parse(bytes, 0)
                    .expect("the fonts are embedded, and the tests draw with both");
                // The characters that appear on boards and around them.
                let more = ['\u{2010}'..='\u{2030}', '\u{2190}'..='\u{2260}'];
                let most = [' '..='~', '\u{a0}'..='\u{17f}'];
                for character in most.into_iter().chain(more).flatten() {
                    if let Some(glyph) = Glyph::read(&face, character) {
                        glyphs.insert((character, weight), glyph);
                    }
                }
            }
            glyphs
        });
        GLYPHS.get(&(character, weight))
    }

    fn read(face: &Face<'_>, character: char) -> Option<Self> {
        let glyph = face.glyph_index(character)?;
        let mut outline = Outline::default();
        // A space has none.
        let _ = face.outline_glyph(glyph, &mut outline);
        Some(Self {
            outline: outline.0,
            advance: f32::from(face.glyph_hor_advance(glyph)?),
            units: f32::from(face.units_per_em()),
            baseline: f32::from(face.ascender() + face.descender()) / 2.0,
        })
    }
}

impl Text {
    /// The width of the text.
    pub fn width(&self) -> f32 {
        let glyphs = self.of_font().map(|(_, glyph)| glyph);
        glyphs
            .map(|glyph| glyph.advance / glyph.units * self.size)
            .sum()
    }

    /// The position of the baseline; `None` for a text without a glyph.
    pub fn baseline(&self) -> Option<f32> {
        self.glyphs().next().map(|(_, _, origin, _)| origin.y)
    }

    /// Its characters, with their glyphs.
    fn of_font(&self) -> impl Iterator<Item = (char, &'static Glyph)> {
        let characters = self.content.chars();
        characters.filter_map(|one| Some((one, Glyph::of(one, self.weight)?)))
    }

    /// The glyphs of the text, each with its origin and scale; characters that the font does not
    /// have are left out.
    pub fn glyphs(&self) -> impl Iterator<Item = (char, &'static Glyph, Point, f32)> {
        let mut x = self.middle.x - self.width() / 2.0;
        self.of_font().map(move |(character, glyph)| {
            let scale = self.size / glyph.units;
            let origin = Point::new(x, self.middle.y + glyph.baseline * scale);
            x += glyph.advance * scale;
            (character, glyph, origin, scale)
        })
    }

    /// The outline of the text.
    pub fn outline(&self) -> Path {
        let glyphs = self.glyphs().flat_map(|(_, glyph, origin, scale)| {
            let at = move |point: Point| origin + Vector::new(point.x, point.y) * scale;
            glyph.outline.iter().map(move |segment| match *segment {
                Segment::Move(to) => Segment::Move(at(to)),
                Segment::Line(to) => Segment::Line(at(to)),
                Segment::Quadratic(control, to) => Segment::Quadratic(at(control), at(to)),
                Segment::Cubic(one, two, to) => Segment::Cubic(at(one), at(two), at(to)),
                Segment::Close => Segment::Close,
            })
        });
        Path::Lines(glyphs.collect())
    }
}

/// Records an outline, with y downward.
#[derive(Default)]
struct Outline(Vec<Segment>);

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Segment::Move(Point::new(x, -y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(Segment::Line(Point::new(x, -y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (control, to) = (Point::new(x1, -y1), Point::new(x, -y));
        self.0.push(Segment::Quadratic(control, to));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let [first, second, to] = [(x1, y1), (x2, y2), (x, y)].map(|(x, y)| Point::new(x, -y));
        self.0.push(Segment::Cubic(first, second, to));
    }

    fn close(&mut self) {
        self.0.push(Segment::Close);
    }
}
