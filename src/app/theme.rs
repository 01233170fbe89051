//! Sizes and the styles of widgets, in the colours of the drawing.

use std::sync::LazyLock;

use iced::theme::Palette;
use iced::widget::{button, container, rule, scrollable, text, text_input, toggler};
use iced::{Background, Border, Color, Font, Theme, border, font};

use crate::drawing::{self, Appearance};
use crate::rules::Level;

/// The font of all text: Fira Sans without instructions for its glyphs. iced's software
/// renderer prepares a font's hinting anew for each text of each frame, and where a font
/// has no instructions at all, looks at each of its glyphs for that. So it has the few
/// that apply to no glyph.
pub(crate) const FONT: Font = Font::with_name("Fira Sans Unhinted");

/// The font of what stands out in a text.
pub(crate) const BOLD: Font = Font {
    weight: font::Weight::Semibold,
    ..Font::with_name("Fira Sans SemiBold")
};

/// The bytes of [`FONT`] and [`BOLD`], with which the drawing is exported too.
pub(crate) const FONT_BYTES: [&[u8]; 2] = [drawing::REGULAR, drawing::SEMI_BOLD];

/// The steps of the spacing scale.
pub(crate) mod space {
    /// Between things that belong together.
    pub(crate) const SMALL: f32 = 6.0;
    /// Between widgets.
    pub(crate) const MEDIUM: f32 = 12.0;
    /// Between groups, and around the window.
    pub(crate) const LARGE: f32 = 20.0;
}

/// The steps of the type scale.
pub(crate) mod size {
    /// Counts and keys.
    pub(crate) const SMALL: f32 = 13.0;
    /// Labels and sentences.
    pub(crate) const BODY: f32 = 15.0;
    /// What is read and pressed beside a board.
    pub(crate) const LEAD: f32 = 17.0;
    /// The name of the puzzle and of a dialog.
    pub(crate) const TITLE: f32 = 20.0;
    /// What a card says first: where there is little room, and as usual.
    pub(crate) const HEADING: (f32, f32) = (23.0, 28.0);
    /// A digit on a key of the pad.
    pub(crate) const KEY: f32 = 24.0;
    /// The name of the program.
    pub(crate) const HUGE: f32 = 34.0;
}

/// The colours that the program draws with, as iced has them.
pub(crate) type Colors = drawing::Colors<Color>;

static LIGHT: LazyLock<Colors> = LazyLock::new(|| Appearance::Light.colors().map(Color::from));
static DARK: LazyLock<Colors> = LazyLock::new(|| Appearance::Dark.colors().map(Color::from));

/// The light theme.
pub(crate) fn light() -> Theme {
    theme("Light", &LIGHT)
}

/// The dark theme.
pub(crate) fn dark() -> Theme {
    theme("Dark", &DARK)
}

fn theme(name: &str, colors: &Colors) -> Theme {
    Theme::custom(
        name.to_owned(),
        Palette {
            background: colors.background,
            text: colors.text,
            primary: colors.accent,
            success: colors.good,
            warning: colors.sight,
            danger: colors.bad,
        },
    )
}

/// The colours of a theme made here.
pub(crate) fn colors(theme: &Theme) -> &'static Colors {
    match appearance(theme) {
        Appearance::Light => &LIGHT,
        Appearance::Dark => &DARK,
    }
}

/// Whether a theme made here is light or dark.
pub(crate) fn appearance(theme: &Theme) -> Appearance {
    if theme.extended_palette().is_dark {
        Appearance::Dark
    } else {
        Appearance::Light
    }
}

/// How round buttons are.
pub(crate) const RADIUS: f32 = 6.0;

/// How round a card is.
const CARD: f32 = 12.0;

/// The one button of a group that is most likely wanted.
pub(crate) fn primary_button(theme: &Theme, status: button::Status) -> button::Style {
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
pub(crate) fn plain_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    match status {
        button::Status::Active => filled(colors.surface, colors.text, colors.control),
        button::Status::Hovered => filled(colors.raised, colors.text, colors.control),
        button::Status::Pressed => filled(colors.line, colors.text, colors.control),
        button::Status::Disabled => quiet_disabled(colors),
    }
}

/// A choice among several that is the one made.
pub(crate) fn chosen_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    let shade = match status {
        button::Status::Hovered | button::Status::Pressed => mix(colors.selected, colors.text, 0.1),
        _ => colors.selected,
    };
    filled(shade, colors.text, colors.accent)
}

/// A row that can be chosen, without a frame until the pointer is on it.
pub(crate) fn row_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    let shade = match status {
        button::Status::Active | button::Status::Disabled => Color::TRANSPARENT,
        button::Status::Hovered => colors.raised,
        button::Status::Pressed => colors.line,
    };
    filled(shade, colors.text, Color::TRANSPARENT)
}

/// What leads somewhere: a card that can be pressed.
pub(crate) fn way_button(theme: &Theme, status: button::Status) -> button::Style {
    rounded(plain_button(theme, status), CARD, colors(theme).line)
}

/// The way back to where one was.
pub(crate) fn continue_button(theme: &Theme, status: button::Status) -> button::Style {
    let colors = colors(theme);
    rounded(primary_button(theme, status), CARD, colors.accent)
}

/// A choice that stands for itself, half as round as it is high.
pub(crate) fn chip_button(theme: &Theme, status: button::Status) -> button::Style {
    rounded(plain_button(theme, status), 14.0, colors(theme).control)
}

/// The chip that is chosen.
pub(crate) fn chosen_chip(theme: &Theme, status: button::Status) -> button::Style {
    let style = chosen_button(theme, status);
    button::Style {
        border: border::rounded(17.0).width(2.0).color(colors(theme).accent),
        ..style
    }
}

/// Words that can be pressed, without a frame.
pub(crate) fn quiet_button(theme: &Theme, status: button::Status) -> button::Style {
    let style = row_button(theme, status);
    button::Style {
        text_color: colors(theme).accent,
        ..style
    }
}

/// Something that can be pressed and is its own sign.
pub(crate) fn bare_button(_theme: &Theme, _status: button::Status) -> button::Style {
    button::Style::default()
}

fn rounded(style: button::Style, radius: f32, line: Color) -> button::Style {
    button::Style {
        border: border::rounded(radius).width(1.0).color(line),
        ..style
    }
}

/// A dot of several, of which one is where one is.
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

/// A line of a menu; keys act on the one that is chosen.
pub(crate) fn menu_line(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
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

/// A tab, which its underline tells from the others.
pub(crate) fn tab(chosen: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
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

/// What lies under a switch of several places.
pub(crate) fn switch_ground(theme: &Theme) -> container::Style {
    container::Style {
        background: Some(colors(theme).raised.into()),
        border: border::rounded(RADIUS + 2.0),
        ..container::Style::default()
    }
}

/// A place of such a switch, which is on or not.
pub(crate) fn switched(is_on: bool) -> impl Fn(&Theme, button::Status) -> button::Style {
    move |theme, status| {
        let colors = colors(theme);
        match status {
            _ if is_on => filled(colors.surface, colors.text, colors.control),
            button::Status::Hovered | button::Status::Pressed => {
                filled(colors.line, colors.text, Color::TRANSPARENT)
            }
            _ => filled(Color::TRANSPARENT, colors.muted, Color::TRANSPARENT),
        }
    }
}

/// A key of the pad: what it stands for may be in the hand, or done.
pub(crate) fn pad_key(is_held: bool, is_done: bool) -> impl Fn(&Theme) -> container::Style {
    move |theme| {
        let colors = colors(theme);
        let (ground, edge, width) = match (is_held, is_done) {
            (true, _) => (colors.selected, colors.accent, 2.0),
            (false, true) => (colors.background, colors.line, 1.0),
            (false, false) => (colors.surface, colors.control, 1.0),
        };
        container::Style {
            background: Some(ground.into()),
            border: border::rounded(RADIUS + 2.0).width(width).color(edge),
            ..container::Style::default()
        }
    }
}

/// A part of the window that stands apart.
pub(crate) fn card(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.surface.into()),
        border: border::rounded(RADIUS * 1.5).width(1.0).color(colors.line),
        ..container::Style::default()
    }
}

/// A card that reports something good.
pub(crate) fn good_card(theme: &Theme) -> container::Style {
    edged(theme, colors(theme).good)
}

/// A card that asks for something.
pub(crate) fn asking_card(theme: &Theme) -> container::Style {
    edged(theme, colors(theme).accent)
}

/// A card that warns.
pub(crate) fn bad_card(theme: &Theme) -> container::Style {
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

/// What holds the number of a line.
pub(crate) fn plain_disc(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    disc(colors.raised, colors.text)
}

/// The same where it stands out.
pub(crate) fn accent_disc(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    disc(colors.selected, colors.accent)
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
pub(crate) fn list_row(chosen: bool) -> impl Fn(&Theme) -> container::Style {
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

/// What holds the name of a level, in its colour.
pub(crate) fn level(level: Level) -> impl Fn(&Theme) -> container::Style {
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

/// The colour of a level.
pub(crate) fn level_color(theme: &Theme, level: Level) -> Color {
    appearance(theme).colors().level(level).into()
}

/// A dot in the colour of a level.
pub(crate) fn level_dot(level: Level) -> impl Fn(&Theme) -> container::Style {
    move |theme| container::Style {
        background: Some(level_color(theme, level).into()),
        border: border::rounded(4.0),
        ..container::Style::default()
    }
}

/// A stripe in the colour of a level; of none, if it is of none.
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

/// What holds a digit that a search tries.
pub(crate) fn tried(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.witness.into()),
        text_color: Some(colors.text),
        border: border::rounded(RADIUS / 2.0).width(1.0).color(colors.sight),
        ..container::Style::default()
    }
}

/// A dialog over the window. It has no shadow: the software renderer would
/// draw it again and again over parts that it does not draw afresh.
pub(crate) fn dialog(theme: &Theme) -> container::Style {
    let style = card(theme);
    container::Style {
        border: style.border.color(colors(theme).muted),
        ..style
    }
}

/// What lies between a dialog and the window behind it.
pub(crate) fn veil(_theme: &Theme) -> container::Style {
    container::Style {
        background: Some(Color::from_rgba(0.0, 0.0, 0.0, 0.45).into()),
        ..container::Style::default()
    }
}

/// A tooltip.
pub(crate) fn tooltip(theme: &Theme) -> container::Style {
    let colors = colors(theme);
    container::Style {
        background: Some(colors.text.into()),
        text_color: Some(colors.background),
        border: border::rounded(RADIUS),
        ..container::Style::default()
    }
}

/// What is told over the window and goes by itself.
pub(crate) fn told(theme: &Theme) -> container::Style {
    let style = tooltip(theme);
    container::Style {
        border: border::rounded(CARD),
        ..style
    }
}

/// The key in a tooltip.
pub(crate) fn told_key(theme: &Theme) -> text::Style {
    let colors = colors(theme);
    text::Style {
        color: Some(mix(colors.background, colors.text, 0.25)),
    }
}

/// Text that is there for those who look for it.
pub(crate) fn muted(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).muted),
    }
}

/// Any other text.
pub(crate) fn plain(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).text),
    }
}

/// Text of what is off or done.
pub(crate) fn dim(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).dim),
    }
}

/// Text that says that something is right.
pub(crate) fn good(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).good),
    }
}

/// Text that warns.
pub(crate) fn bad(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).bad),
    }
}

/// A field to type in.
pub(crate) fn field(theme: &Theme, status: text_input::Status) -> text_input::Style {
    let colors = colors(theme);
    let line = match status {
        text_input::Status::Focused { .. } => colors.accent,
        text_input::Status::Hovered => colors.muted,
        _ => colors.control,
    };
    text_input::Style {
        background: colors.surface.into(),
        border: border::rounded(RADIUS).width(1.5).color(line),
        icon: colors.muted,
        placeholder: colors.muted,
        value: colors.text,
        selection: colors.selected,
    }
}

/// A switch.
pub(crate) fn switch(theme: &Theme, status: toggler::Status) -> toggler::Style {
    let colors = colors(theme);
    let (on, hovered) = match status {
        toggler::Status::Active { is_toggled } | toggler::Status::Disabled { is_toggled } => {
            (is_toggled, false)
        }
        toggler::Status::Hovered { is_toggled } => (is_toggled, true),
    };
    let track = if on { colors.accent } else { colors.raised };
    let track = if hovered {
        mix(track, colors.text, 0.12)
    } else {
        track
    };
    toggler::Style {
        background: track.into(),
        background_border_color: if on { track } else { colors.muted },
        foreground: Background::Color(if on { colors.on_accent } else { colors.muted }),
        background_border_width: 1.0,
        foreground_border_width: 0.0,
        foreground_border_color: Color::TRANSPARENT,
        text_color: Some(colors.text),
        border_radius: None,
        padding_ratio: 0.18,
    }
}

/// A list that scrolls.
pub(crate) fn scroll(theme: &Theme, status: scrollable::Status) -> scrollable::Style {
    let colors = colors(theme);
    let active = matches!(
        status,
        scrollable::Status::Hovered {
            is_vertical_scrollbar_hovered: true,
            ..
        } | scrollable::Status::Dragged { .. }
    );
    let scroller = if active { colors.muted } else { colors.line };
    let rail = scrollable::Rail {
        background: None,
        border: Border::default(),
        scroller: scrollable::Scroller {
            background: scroller.into(),
            border: border::rounded(3.0),
        },
    };
    scrollable::Style {
        container: container::Style::default(),
        vertical_rail: rail,
        horizontal_rail: rail,
        ..scrollable::default(theme, status)
    }
}

/// `from`, moved towards `to` by a share from 0 to 1.
pub(crate) fn mix(from: Color, to: Color, share: f32) -> Color {
    drawing::mix(from.into(), to.into(), share).into()
}
