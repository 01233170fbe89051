//! The styles of containers and of lines between them.

use iced::widget::{container, rule};
use iced::{Background, Color, Radians, Theme, border, gradient};
use std::f32::consts::PI;

use super::{CARD, RADIUS, colors, level_color};
use sudoku_engine::rules::Level;

/// A dot of a row, which marks the present page.
pub(crate) fn dot(is_shown: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colors = colors(theme);
        let color = if is_shown {
            colors.accent
        } else {
            colors.control
        };
        container::Style {
            background: Some(color.into()),
            border: border::rounded(4.0),
            ..container::Style::default()
        }
    }
}

/// The line below a tab.
pub(crate) fn underline(chosen: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let color = if chosen {
            colors(theme).accent
        } else {
            Color::TRANSPARENT
        };
        container::Style {
            background: Some(color.into()),
            ..container::Style::default()
        }
    }
}

/// The ground of a switch with several parts.
pub fn switch_ground(theme: &Theme) -> container::Style {
    container::Style {
        background: Some(colors(theme).raised.into()),
        border: border::rounded(RADIUS + 2.0),
        ..container::Style::default()
    }
}

/// A part of the window that stands apart.
pub fn card(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.surface.into()),
        border: border::rounded(RADIUS * 1.5).width(1.0).color(colors.line),
        ..container::Style::default()
    }
}

/// One of several ways to go on.
pub(crate) fn way(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.background.into()),
        border: border::rounded(RADIUS).width(1.0).color(colors.line),
        ..container::Style::default()
    }
}

/// The name of a key in a frame.
pub(crate) fn key_pill(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        border: border::rounded(4.0).width(1.0).color(colors.muted),
        ..container::Style::default()
    }
}

/// A card that reports something good.
pub fn good_card(theme: &Theme) -> container::Style {
    edged(theme, colors(theme).good)
}

/// A card that asks for something.
pub fn asking_card(theme: &Theme) -> container::Style {
    edged(theme, colors(theme).accent)
}

/// A card that warns.
pub fn bad_card(theme: &Theme) -> container::Style {
    edged(theme, colors(theme).bad)
}

fn edged(theme: &Theme, color: Color) -> container::Style {
    let style = card(theme);
    container::Style {
        border: style.border.width(2.0).color(color),
        ..style
    }
}

/// A line between two parts of a card.
pub(crate) fn divider(theme: &Theme) -> rule::Style {
    rule::Style {
        color: colors(theme).raised,
        radius: 0.0.into(),
        fill_mode: rule::FillMode::Full,
        snap: true,
    }
}

/// The disc around the number of a line.
pub fn plain_disc(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    disc(colors.raised, colors.text)
}

/// The disc around the number of the present line.
pub fn accent_disc(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    disc(colors.selected, colors.accent)
}

/// The square around the name of a line in a side argument, as on the board.
pub fn side_square(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        border: border::rounded(3.0).width(1.5).color(colors.losing_edge),
        ..disc(colors.surface, colors.losing_edge)
    }
}

fn disc(background: Color, text: Color) -> container::Style {
    container::Style {
        background: Some(background.into()),
        text_color: Some(text),
        border: border::rounded(11.0),
        ..container::Style::default()
    }
}

/// A line between two parts of the window.
pub(crate) fn line(theme: &Theme) -> rule::Style {
    rule::Style {
        color: colors(theme).line,
        ..divider(theme)
    }
}

/// A row of a list, chosen or not.
pub fn list_row(chosen: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colors = colors(theme);
        let (background, line) = if chosen {
            (colors.raised, colors.accent)
        } else {
            (Color::TRANSPARENT, Color::TRANSPARENT)
        };
        container::Style {
            background: Some(background.into()),
            border: border::rounded(RADIUS).width(1.0).color(line),
            ..container::Style::default()
        }
    }
}

/// The frame around the name of a level, in its color.
pub fn level(level: Level) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colors = colors(theme);
        let color = level_color(theme, level);
        container::Style {
            background: Some(colors.surface.into()),
            text_color: Some(color),
            border: border::rounded(10.0).width(1.0).color(color),
            ..container::Style::default()
        }
    }
}

/// A dot in the color of a level.
pub(crate) fn level_dot(level: Level) -> impl Fn(&Theme) -> container::Style {
    move |theme| container::Style {
        background: Some(level_color(theme, level).into()),
        border: border::rounded(4.0),
        ..container::Style::default()
    }
}

/// A stripe in the color of a level; `None` gives a neutral color.
pub(crate) fn level_bar(level: Option<Level>) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colors = colors(theme);
        let color = level.map_or(colors.line, |level| level_color(theme, level));
        container::Style {
            background: Some(color.into()),
            border: border::rounded(2.0),
            ..container::Style::default()
        }
    }
}

/// The box around a digit that a search tries.
pub fn tried(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.witness.into()),
        text_color: Some(colors.text),
        border: border::rounded(RADIUS / 2.0).width(1.0).color(colors.sight),
        ..container::Style::default()
    }
}

/// A dialog over the window. It has no shadow, because the software renderer would draw it again
/// and again over parts that are not redrawn.
pub fn dialog(theme: &Theme) -> container::Style {
    let style = card(theme);
    container::Style {
        border: style.border.color(colors(theme).muted),
        ..style
    }
}

/// A fading edge of a scrollable part in a dialog: the lower or the upper edge.
pub(crate) fn fading(is_low: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let ground = match dialog(theme).background {
            Some(Background::Color(ground)) => ground,
            _ => Color::TRANSPARENT,
        };
        let clear = Color { a: 0.0, ..ground };
        let (above, below) = if is_low {
            (clear, ground)
        } else {
            (ground, clear)
        };
        let fade = gradient::Linear::new(Radians(PI));
        container::Style {
            background: Some(fade.add_stop(0.0, above).add_stop(1.0, below).into()),
            ..container::Style::default()
        }
    }
}

/// The veil between a dialog and the window.
pub(crate) fn veil(_theme: &Theme) -> container::Style {
    container::Style {
        background: Some(Color::from_rgba(0.0, 0.0, 0.0, 0.45).into()),
        ..container::Style::default()
    }
}

/// A tooltip.
pub fn tooltip(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.text.into()),
        text_color: Some(colors.background),
        border: border::rounded(RADIUS),
        ..container::Style::default()
    }
}

/// A notice with information.
pub fn told(theme: &Theme) -> container::Style {
    let style = tooltip(theme);
    container::Style {
        border: border::rounded(CARD),
        ..style
    }
}
