//! The colors of the program in light and dark. Apart from these, only the palette of the signs
//! defines colors.

use sudoku_engine::technique::Level;

/// A color of sRGB; each part is from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Color {
    /// Red.
    pub r: f32,
    /// Green.
    pub g: f32,
    /// Blue.
    pub b: f32,
    /// The opacity.
    pub a: f32,
}

impl Color {
    /// Black.
    pub const BLACK: Self = Self::hex(0x00_0000);

    /// The color with two hexadecimal digits each for red, green and blue.
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

/// The colors of an [`Appearance`], in the type that a painter needs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colors<C = Color> {
    /// The background around the board.
    pub background: C,
    /// The board and other surfaces with text.
    pub surface: C,
    /// A shaded box of the board: another shade of white, so that everything stays visible on it.
    pub shade: C,
    /// Adjacent regions: also shades of white.
    pub regions: [C; 4],
    /// Cells of further houses: slightly colored grays, different from the colors of steps.
    pub further: [C; 4],
    /// Surfaces that stand out from the board.
    pub raised: C,
    /// The edge of a card, and a line between two parts.
    pub line: C,
    /// The edge of buttons and other controls.
    pub control: C,
    /// The line between two cells.
    pub grid_line: C,
    /// The line around a box.
    pub strong_line: C,
    /// Text, and a given.
    pub text: C,
    /// Secondary text, and a candidate.
    pub muted: C,
    /// Text of disabled controls.
    pub dim: C,
    /// The accent color, also for values that were found.
    pub accent: C,
    /// Text on the accent color.
    pub on_accent: C,
    /// Placements and success.
    pub good: C,
    /// Removals and errors.
    pub bad: C,
    /// The chosen cell.
    pub selected: C,
    /// A cell that the chosen cell sees: without a hue, to differ from houses.
    pub peer: C,
    /// A cell with the same digit: darker, also without a hue.
    pub same_digit: C,
    /// A house of a step.
    pub house: C,
    /// Its edge.
    pub base_edge: C,
    /// A cover house.
    pub cover: C,
    /// Its edge.
    pub cover_edge: C,
    /// A house or cell that loses a candidate because of a weak link.
    pub losing: C,
    /// Its edge.
    pub losing_edge: C,
    /// A cell whose value is used.
    pub witness: C,
    /// A line on that color, and the edge of tried digits.
    pub sight: C,
    /// A cell that takes part in a contradiction.
    pub clash: C,
    /// A cell that is worth trying.
    pub worth_trying: C,
    /// A cell that the filter highlights.
    pub found: C,
    /// Its edge.
    pub found_edge: C,
    /// The levels, from easy to extreme.
    pub levels: [C; 5],
}

/// Whether to draw in light or dark.
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

    /// Its colors.
    pub const fn colors(self) -> &'static Colors {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
        }
    }
}

const LIGHT: Colors = Colors {
    background: Color::hex(0xf5f4f0),
    surface: Color::hex(0xffffff),
    shade: Color::hex(0xf3f6fa),
    regions: [
        Color::hex(0xffffff),
        Color::hex(0xf0f4fa),
        Color::hex(0xf9f2f5),
        Color::hex(0xf1f7f0),
    ],
    further: [
        Color::hex(0xe6eaf0),
        Color::hex(0xf0e8ee),
        Color::hex(0xe7eee6),
        Color::hex(0xf1ebe0),
    ],
    raised: Color::hex(0xeceae4),
    line: Color::hex(0xdbd9d2),
    control: Color::hex(0xb9b8b2),
    grid_line: Color::hex(0xcfcec8),
    strong_line: Color::hex(0x3a3f47),
    text: Color::hex(0x1d2127),
    muted: Color::hex(0x5a616c),
    dim: Color::hex(0x85847e),
    accent: Color::hex(0x2459c4),
    on_accent: Color::hex(0xffffff),
    good: Color::hex(0x14724a),
    bad: Color::hex(0xb81b26),
    selected: Color::hex(0xdce8fd),
    peer: Color::hex(0xf3f1eb),
    same_digit: Color::hex(0xe4e0d7),
    house: Color::hex(0xe6f2fb),
    base_edge: Color::hex(0x17659c),
    cover: Color::hex(0xf3eef8),
    cover_edge: Color::hex(0x8a3f70),
    losing: Color::hex(0xfdf3d9),
    losing_edge: Color::hex(0x8f5b00),
    witness: Color::hex(0xfbebc4),
    sight: Color::hex(0x7a5230),
    clash: Color::hex(0xfbe4e2),
    worth_trying: Color::hex(0xddf1e6),
    found: Color::hex(0xc6e9e8),
    found_edge: Color::hex(0x1d7a80),
    levels: [
        Color::hex(0x14724a),
        Color::hex(0x2459c4),
        Color::hex(0x946200),
        Color::hex(0xc2501a),
        Color::hex(0x9c3b78),
    ],
};

const DARK: Colors = Colors {
    background: Color::hex(0x15171b),
    surface: Color::hex(0x1d2026),
    shade: Color::hex(0x171a20),
    regions: [
        Color::hex(0x1d2026),
        Color::hex(0x161b24),
        Color::hex(0x231d24),
        Color::hex(0x19221d),
    ],
    further: [
        Color::hex(0x2a303a),
        Color::hex(0x332a34),
        Color::hex(0x26312a),
        Color::hex(0x353026),
    ],
    raised: Color::hex(0x282c34),
    line: Color::hex(0x343a44),
    control: Color::hex(0x525a66),
    grid_line: Color::hex(0x3a404b),
    strong_line: Color::hex(0x98a0ac),
    text: Color::hex(0xe8eaee),
    muted: Color::hex(0xa6aeba),
    dim: Color::hex(0x78818f),
    accent: Color::hex(0x8ab2ff),
    on_accent: Color::hex(0x0f1a30),
    good: Color::hex(0x5fd39b),
    bad: Color::hex(0xff8b84),
    selected: Color::hex(0x27406b),
    peer: Color::hex(0x23262d),
    same_digit: Color::hex(0x3a3d44),
    house: Color::hex(0x1e3143),
    base_edge: Color::hex(0x74bff0),
    cover: Color::hex(0x2d2738),
    cover_edge: Color::hex(0xe0a3ca),
    losing: Color::hex(0x37301a),
    losing_edge: Color::hex(0xf2b13d),
    witness: Color::hex(0x4b3e1c),
    sight: Color::hex(0xd6ab82),
    clash: Color::hex(0x4a2426),
    worth_trying: Color::hex(0x1b3a2d),
    found: Color::hex(0x1b4549),
    found_edge: Color::hex(0x5cc3c7),
    levels: [
        Color::hex(0x5fd39b),
        Color::hex(0x8ab2ff),
        Color::hex(0xf0be62),
        Color::hex(0xf0935e),
        Color::hex(0xde8fc0),
    ],
};

impl<C: Copy> Colors<C> {
    /// The colors converted to another type.
    pub fn map<D>(&self, change: impl Fn(C) -> D) -> Colors<D> {
        Colors {
            background: change(self.background),
            surface: change(self.surface),
            shade: change(self.shade),
            regions: self.regions.map(&change),
            further: self.further.map(&change),
            raised: change(self.raised),
            line: change(self.line),
            control: change(self.control),
            grid_line: change(self.grid_line),
            strong_line: change(self.strong_line),
            text: change(self.text),
            muted: change(self.muted),
            dim: change(self.dim),
            accent: change(self.accent),
            on_accent: change(self.on_accent),
            good: change(self.good),
            bad: change(self.bad),
            selected: change(self.selected),
            peer: change(self.peer),
            same_digit: change(self.same_digit),
            house: change(self.house),
            base_edge: change(self.base_edge),
            cover: change(self.cover),
            cover_edge: change(self.cover_edge),
            losing: change(self.losing),
            losing_edge: change(self.losing_edge),
            witness: change(self.witness),
            sight: change(self.sight),
            clash: change(self.clash),
            worth_trying: change(self.worth_trying),
            found: change(self.found),
            found_edge: change(self.found_edge),
            levels: self.levels.map(&change),
        }
    }
}

impl Colors {
    /// The color of a level.
    pub const fn level(&self, level: Level) -> Color {
        let [easy, medium, hard, unfair, extreme] = self.levels;
        match level {
            Level::Easy => easy,
            Level::Medium => medium,
            Level::Hard => hard,
            Level::Unfair => unfair,
            Level::Extreme => extreme,
        }
    }
}

/// `from`, moved toward `to` by a share from 0 to 1.
pub fn mix(from: Color, to: Color, share: f32) -> Color {
    Color {
        r: from.r + (to.r - from.r) * share,
        g: from.g + (to.g - from.g) * share,
        b: from.b + (to.b - from.b) * share,
        a: from.a,
    }
}
