//! The colours that the program draws with, in the light and in the dark.
//! Nothing else names a colour but the palette of the signs.

use crate::technique::Level;

/// A colour of sRGB; each part is from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Color {
    /// Red.
    pub r: f32,
    /// Green.
    pub g: f32,
    /// Blue.
    pub b: f32,
    /// How much of what lies below it covers.
    pub a: f32,
}

impl Color {
    /// Black.
    pub const BLACK: Self = Self::hex(0x00_0000);

    /// The colour with two hexadecimal digits each for red, green and blue.
    pub const fn hex(number: u32) -> Self {
        const fn part(number: u32) -> f32 {
            (number & 0xff) as f32 / 255.0
        }
        Self {
            r: part(number >> 16),
            g: part(number >> 8),
            b: part(number),
            a: 1.0,
        }
    }
}

/// The colours of an [`Appearance`], of whatever type a painter needs them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colors<C = Color> {
    /// Around the board.
    pub background: C,
    /// The board, and what else is read on.
    pub surface: C,
    /// What is set off from that.
    pub raised: C,
    /// A thin line.
    pub line: C,
    /// The line around a box.
    pub strong_line: C,
    /// Text, and a given.
    pub text: C,
    /// Text that is there for those who look for it, and a candidate.
    pub muted: C,
    /// What stands out, and a value that was found.
    pub accent: C,
    /// Text on that.
    pub on_accent: C,
    /// What is set or went well.
    pub good: C,
    /// What is removed or went wrong.
    pub bad: C,
    /// The chosen cell.
    pub selected: C,
    /// A cell that it sees.
    pub peer: C,
    /// A house that a step looks at.
    pub house: C,
    /// Its edge.
    pub base_edge: C,
    /// A cover house.
    pub cover: C,
    /// Its edge.
    pub cover_edge: C,
    /// A cell whose value counts.
    pub witness: C,
    /// A warm colour, for the third of five levels.
    pub base: C,
    /// A cell that takes part in a contradiction.
    pub clash: C,
    /// A cell that is worth trying.
    pub worth_trying: C,
    /// A cell that was looked for.
    pub found: C,
    /// Its edge.
    pub found_edge: C,
}

/// Whether it is drawn light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Appearance {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl Appearance {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Its colours.
    pub const fn colors(self) -> &'static Colors {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
        }
    }
}

const LIGHT: Colors = Colors {
    background: Color::hex(0xf4f4f1),
    surface: Color::hex(0xffffff),
    raised: Color::hex(0xebebe7),
    line: Color::hex(0xd2d3d6),
    strong_line: Color::hex(0x3a3f47),
    text: Color::hex(0x1d2127),
    muted: Color::hex(0x5c636e),
    accent: Color::hex(0x2459c4),
    on_accent: Color::hex(0xffffff),
    good: Color::hex(0x14724a),
    bad: Color::hex(0xc01c28),
    selected: Color::hex(0xbfd6fb),
    peer: Color::hex(0xe9eff9),
    house: Color::hex(0xe3f0fb),
    base_edge: Color::hex(0x7fb3dd),
    cover: Color::hex(0xf3eef8),
    cover_edge: Color::hex(0xa48cc0),
    witness: Color::hex(0xf5e3b3),
    base: Color::hex(0xe0a320),
    clash: Color::hex(0xf9d3d2),
    worth_trying: Color::hex(0xcdeedd),
    found: Color::hex(0xb9e3e2),
    found_edge: Color::hex(0x1d7a80),
};

const DARK: Colors = Colors {
    background: Color::hex(0x15171b),
    surface: Color::hex(0x1d2026),
    raised: Color::hex(0x292d35),
    line: Color::hex(0x3b414b),
    strong_line: Color::hex(0x9aa2ae),
    text: Color::hex(0xe8eaee),
    muted: Color::hex(0xa1a9b5),
    accent: Color::hex(0x82aeff),
    on_accent: Color::hex(0x0f1a30),
    good: Color::hex(0x57cf95),
    bad: Color::hex(0xff8079),
    selected: Color::hex(0x2e4c82),
    peer: Color::hex(0x252b36),
    house: Color::hex(0x1f3040),
    base_edge: Color::hex(0x4a7ea8),
    cover: Color::hex(0x2d2738),
    cover_edge: Color::hex(0x83699f),
    witness: Color::hex(0x54461f),
    base: Color::hex(0xd39a1e),
    clash: Color::hex(0x5c272b),
    worth_trying: Color::hex(0x1f4a38),
    found: Color::hex(0x1f5459),
    found_edge: Color::hex(0x5cc3c7),
};

impl<C: Copy> Colors<C> {
    /// The same colours as another type.
    pub fn map<D>(&self, change: impl Fn(C) -> D) -> Colors<D> {
        Colors {
            background: change(self.background),
            surface: change(self.surface),
            raised: change(self.raised),
            line: change(self.line),
            strong_line: change(self.strong_line),
            text: change(self.text),
            muted: change(self.muted),
            accent: change(self.accent),
            on_accent: change(self.on_accent),
            good: change(self.good),
            bad: change(self.bad),
            selected: change(self.selected),
            peer: change(self.peer),
            house: change(self.house),
            base_edge: change(self.base_edge),
            cover: change(self.cover),
            cover_edge: change(self.cover_edge),
            witness: change(self.witness),
            base: change(self.base),
            clash: change(self.clash),
            worth_trying: change(self.worth_trying),
            found: change(self.found),
            found_edge: change(self.found_edge),
        }
    }
}

impl Colors {
    /// The colour of a level.
    pub fn level(&self, level: Level) -> Color {
        match level {
            Level::Easy => self.good,
            Level::Medium => self.accent,
            Level::Hard => self.base,
            Level::Unfair => mix(self.base, self.bad, 0.5),
            Level::Extreme => self.bad,
        }
    }
}

/// `from`, moved towards `to` by a share from 0 to 1.
pub fn mix(from: Color, to: Color, share: f32) -> Color {
    Color {
        r: from.r + (to.r - from.r) * share,
        g: from.g + (to.g - from.g) * share,
        b: from.b + (to.b - from.b) * share,
        a: from.a,
    }
}
