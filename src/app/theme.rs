//! Sizes and styles of widgets, in the colors of the drawing.

mod buttons;
mod grounds;

use crate::convert::Iced;
use crate::convert::Plain;
use std::sync::LazyLock;

use iced::theme::Palette;
use iced::widget::{container, scrollable, text, text_input, toggler};
use iced::{Background, Border, Color, Font, Theme, border, font};

use sudoku_engine::rules::Level;
use sudoku_telling::drawing::{self, Appearance};

pub use buttons::*;
pub use grounds::*;

/// The font of all text: Fira Sans with few hinting instructions. iced's software renderer prepares
/// a font's hinting anew for each text in each frame. For a font without any instructions it even
/// checks each glyph. So this font keeps the few instructions that apply to no glyph.
pub(crate) const FONT: Font = Font::with_name("Fira Sans Unhinted");

/// The font of emphasized text.
pub(crate) const BOLD: Font = Font {
    weight: font::Weight::Semibold,
    ..Font::with_name("Fira Sans SemiBold")
};

/// The bytes of [`FONT`] and [`BOLD`], which exports use too.
pub(crate) const FONT_BYTES: [&[u8]; 2] = [drawing::REGULAR, drawing::SEMI_BOLD];

/// The room for the scroll bar beside the rows.
pub(crate) const SCROLL_BAR: f32 = 12.0;

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
    /// Text and buttons beside a board.
    pub(crate) const LEAD: f32 = 17.0;
    /// The name of the puzzle and of a dialog.
    pub(crate) const TITLE: f32 = 20.0;
    /// The heading of a card, with little and with usual room.
    pub(crate) const HEADING: (f32, f32) = (23.0, 28.0);
    /// A digit on a key of the pad.
    pub(crate) const KEY: f32 = 24.0;
    /// The name of the program.
    pub(crate) const HUGE: f32 = 34.0;
}

/// The colors of the drawing, as iced colors.
pub type Colors = drawing::Colors<Color>;

static LIGHT: LazyLock<Colors> = LazyLock::new(|| Appearance::Light.colors().map(Iced::iced));
static DARK: LazyLock<Colors> = LazyLock::new(|| Appearance::Dark.colors().map(Iced::iced));

/// The light theme.
pub fn light() -> Theme {
    theme("Light", &LIGHT)
}

/// The dark theme.
pub fn dark() -> Theme {
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

/// The colors of one of these themes.
pub fn colors(theme: &Theme) -> &'static Colors {
    match appearance(theme) {
        Appearance::Light => &LIGHT,
        Appearance::Dark => &DARK,
    }
}

/// Whether one of these themes is light or dark.
pub(crate) fn appearance(theme: &Theme) -> Appearance {
    if theme.extended_palette().is_dark {
        Appearance::Dark
    } else {
        Appearance::Light
    }
}

/// The corner radius of buttons.
pub(crate) const RADIUS: f32 = 6.0;

/// The corner radius of a card.
const CARD: f32 = 12.0;

/// The color of a level.
pub(crate) fn level_color(theme: &Theme, level: Level) -> Color {
    appearance(theme).colors().level(level).iced()
}

/// The key in a tooltip.
pub fn told_key(theme: &Theme) -> text::Style {
    let colors = colors(theme);
    text::Style {
        color: Some(mix(colors.background, colors.text, 0.25)),
    }
}

/// Text for those who look for it.
pub fn muted(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).muted),
    }
}

/// Any other text.
pub fn plain(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).text),
    }
}

/// Text about things that are off or done.
pub(crate) fn dim(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).dim),
    }
}

/// Text that says that something is right.
pub fn good(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).good),
    }
}

/// Text that warns.
pub fn bad(theme: &Theme) -> text::Style {
    text::Style {
        color: Some(colors(theme).bad),
    }
}

/// A field to type in.
pub fn field(theme: &Theme, status: text_input::Status) -> text_input::Style {
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
    if matches!(status, toggler::Status::Disabled { .. }) {
        return toggler::Style {
            background: colors.background.into(),
            background_border_color: colors.line,
            foreground: Background::Color(colors.dim),
            text_color: Some(colors.dim),
            ..switch(theme, toggler::Status::Active { is_toggled: on })
        };
    }
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

/// `from`, moved toward `to` by a share from 0 to 1.
pub fn mix(from: Color, to: Color, share: f32) -> Color {
    drawing::mix(from.plain(), to.plain(), share).iced()
}
