//! The styles of buttons and other parts that can be pressed.

use iced::widget::button;
use iced::{Color, Theme, border};

use super::{CARD, Colors, RADIUS, colors, mix};

/// The most important button of a group.
pub fn primary_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    let shade = match status {
        button::Status::Active => colors.accent,
        button::Status::Hovered => mix(colors.accent, colors.text, 0.15),
        button::Status::Pressed => mix(colors.accent, colors.text, 0.3),
        button::Status::Disabled => return quiet_disabled(colors),
    };
    filled(shade, colors.on_accent, shade)
}

/// Any other button.
pub fn plain_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    match status {
        button::Status::Active => filled(colors.surface, colors.text, colors.control),
        button::Status::Hovered => filled(colors.raised, colors.text, colors.control),
        button::Status::Pressed => filled(colors.line, colors.text, colors.control),
        button::Status::Disabled => quiet_disabled(colors),
    }
}

/// The chosen one of several choices.
pub fn chosen_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    let shade = match status {
        button::Status::Hovered | button::Status::Pressed => mix(colors.selected, colors.text, 0.1),
        _ => colors.selected,
    };
    filled(shade, colors.text, colors.accent)
}

/// One of several choices, chosen or not.
pub(crate) fn choice_button(is_chosen: bool) -> fn(&Theme, button::Status) -> button::Style {
    if is_chosen {
        chosen_button
    } else {
        plain_button
    }
}

/// A row that can be chosen, without a frame until the pointer is over it.
pub fn row_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    let shade = match status {
        button::Status::Active | button::Status::Disabled => Color::TRANSPARENT,
        button::Status::Hovered => colors.raised,
        button::Status::Pressed => colors.line,
    };
    filled(shade, colors.text, Color::TRANSPARENT)
}

/// A card that can be pressed and leads somewhere.
pub fn way_button(theme: &Theme, status: button::Status) -> button::Style {
    rounded(plain_button(theme, status), CARD, colors(theme).line)
}

/// The way back to where one was.
pub fn continue_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    rounded(primary_button(theme, status), CARD, colors.accent)
}

/// A choice with round ends.
pub fn chip_button(theme: &Theme, status: button::Status) -> button::Style {
    rounded(plain_button(theme, status), 14.0, colors(theme).control)
}

/// The chip that is chosen.
pub fn chosen_chip(theme: &Theme, status: button::Status) -> button::Style {
    let style = chosen_button(theme, status);
    button::Style {
        border: border::rounded(17.0).width(2.0).color(colors(theme).accent),
        ..style
    }
}

/// Words that can be pressed, without a frame.
pub fn quiet_button(theme: &Theme, status: button::Status) -> button::Style {
    let style = row_button(theme, status);
    button::Style {
        text_color: colors(theme).accent,
        ..style
    }
}

/// A picture that can be pressed, without a frame.
pub(crate) fn bare_button(_theme: &Theme, _status: button::Status) -> button::Style {
    button::Style::default()
}

/// A line of a menu, chosen by keys or not.
pub fn menu_line(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colors = colors(theme);
        match status {
            button::Status::Disabled => filled(Color::TRANSPARENT, colors.dim, Color::TRANSPARENT),
            button::Status::Active if chosen => {
                filled(colors.raised, colors.text, Color::TRANSPARENT)
            }
            status => row_button(theme, status),
        }
    }
}

/// A tab. An underline marks the chosen one.
pub fn tab(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colors = colors(theme);
        let is_over = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let words = if chosen || is_over {
            colors.text
        } else {
            colors.muted
        };
        filled(Color::TRANSPARENT, words, Color::TRANSPARENT)
    }
}

/// A part of such a switch, on or off.
pub fn switched(is_on: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colors = colors(theme);
        match status {
            button::Status::Disabled if is_on => filled(colors.surface, colors.dim, colors.line),
            button::Status::Disabled => filled(Color::TRANSPARENT, colors.dim, Color::TRANSPARENT),
            _ if is_on => filled(colors.surface, colors.text, colors.control),
            button::Status::Hovered | button::Status::Pressed => {
                filled(colors.line, colors.text, Color::TRANSPARENT)
            }
            _ => filled(Color::TRANSPARENT, colors.muted, Color::TRANSPARENT),
        }
    }
}

/// A key of the pad, whose digit may be in hand or all used.
pub fn pad_key(is_held: bool, is_done: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colors = colors(theme);
        let is_over = matches!(status, button::Status::Hovered | button::Status::Pressed);
        let (ground, edge, width) = match (is_held, is_done) {
            (true, _) => (colors.selected, colors.accent, 2.0),
            _ if status == button::Status::Disabled => (colors.background, colors.line, 1.0),
            (false, _) if is_over => (colors.raised, colors.control, 1.0),
            (false, true) => (colors.background, colors.line, 1.0),
            (false, false) => (colors.surface, colors.control, 1.0),
        };
        button::Style {
            border: border::rounded(RADIUS + 2.0).width(width).color(edge),
            ..filled(ground, colors.text, edge)
        }
    }
}

fn rounded(style: button::Style, radius: f32, line: Color) -> button::Style {
    button::Style {
        border: border::rounded(radius).width(1.0).color(line),
        ..style
    }
}

fn filled(background: Color, text_color: Color, line: Color) -> button::Style {
    button::Style {
        background: Some(background.into()),
        text_color,
        border: border::rounded(RADIUS).width(1.0).color(line),
        ..button::Style::default()
    }
}

fn quiet_disabled(colors: &Colors) -> button::Style {
    filled(colors.background, colors.dim, colors.line)
}
