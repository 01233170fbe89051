//! The colors of the signs on the board, in the light and in the dark.
//!
//! Okabe and Ito chose them so that they can be distinguished with any of the common kinds of color
//! blindness ("Color Universal Design", 2008). Here they are slightly lighter under digits.

use super::colors::{Appearance, Color, mix};
use super::sign::Hue;

/// The colors of a step on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Palette {
    /// A digit on a filled sign, and the rings around signs.
    pub ink: Color,
    /// A link, and the edge of a group.
    pub link: Color,
    /// The board.
    pub surface: Color,
    dark: bool,
    /// The share by which the colors of signs are moved toward the color of the board.
    fade: f32,
    text: Color,
    good: Color,
    bad: Color,
}

impl Palette {
    /// The palette in the light or in the dark.
    pub fn of(appearance: Appearance) -> Self {
        let colors = appearance.colors();
        let dark = appearance == Appearance::Dark;
        Self {
            ink: Color::hex(0x14171c),
            link: Color::hex(if dark { 0xc3ccde } else { 0x2f3850 }),
            dark,
            fade: 0.0,
            text: colors.text,
            good: colors.good,
            bad: colors.bad,
            surface: colors.surface,
        }
    }

    /// The palette for signs that stay in the background.
    pub(super) const fn faded(self) -> Self {
        Self { fade: 0.7, ..self }
    }

    /// The color that fills a sign.
    pub fn fill(&self, hue: Hue) -> Color {
        mix(self.full_fill(hue), self.surface, self.fade)
    }

    fn full_fill(&self, hue: Hue) -> Color {
        match hue {
            Hue::Orange => Color::hex(0xf0a823),
            Hue::SkyBlue => Color::hex(0x6cbcee),
            Hue::Green => Color::hex(0x1fa67c),
            Hue::Yellow => Color::hex(0xf3e552),
            Hue::Vermilion => Color::hex(0xe8743b),
            Hue::Purple => Color::hex(0xd48ab2),
            Hue::Gray => self.surface,
            Hue::Good => self.good,
            Hue::Bad if self.dark => Color::hex(0x5a2629),
            Hue::Bad => Color::hex(0xfbd9d7),
        }
    }

    /// The share by which the colors of marks by hand are moved toward the color of the board, so
    /// that digits and signs stay readable on them.
    pub(super) const fn wash(&self) -> f32 {
        if self.dark { 0.74 } else { 0.5 }
    }

    /// The color of a hue for a line on the board's background.
    pub fn line(&self, hue: Hue) -> Color {
        mix(self.full_line(hue), self.surface, self.fade)
    }

    fn full_line(&self, hue: Hue) -> Color {
        match hue {
            Hue::Gray => mix(self.text, self.surface, 0.25),
            Hue::Good => self.good,
            Hue::Bad => self.bad,
            hue if self.dark => self.full_fill(hue),
            hue => mix(self.full_fill(hue), Color::BLACK, 0.38),
        }
    }

    /// The color of the rings at the edge of a sign.
    pub(super) fn ring(&self, hue: Hue) -> Color {
        let line = mix(self.full_line(hue), self.text, 0.45);
        mix(line, self.surface, self.fade)
    }

    /// The color of a digit on a sign.
    pub fn digit(&self, hue: Hue) -> Color {
        match hue {
            Hue::Gray => self.text,
            Hue::Good => self.surface,
            Hue::Bad => self.bad,
            _ => self.ink,
        }
    }
}
