//! A check that all texts of widgets are readable.

use iced::widget::{button, container, text, text_input};
use iced::{Background, Color, Theme};
use sudoku_stepper::app::theme::*;
use sudoku_stepper::rules::Level;

/// The styles of buttons, containers and texts.
type Pressed = Box<dyn Fn(&Theme, button::Status) -> button::Style>;
type Holding = Box<dyn Fn(&Theme) -> container::Style>;
type Ink = fn(&Theme) -> text::Style;

/// The minimum contrast of a text, and of a disabled one, by WCAG 2.2.
const TEXT: f32 = 4.5;
const OFF: f32 = 3.0;

/// The contrast of two colors by the formula of WCAG, from 1 to 21.
fn contrast(one: Color, other: Color) -> f32 {
    let (one, other) = (one.relative_luminance(), other.relative_luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The visible color of a ground on another color.
fn seen(ground: Option<Background>, below: Color) -> Color {
    match ground {
        Some(Background::Color(color)) => mix(below, Color { a: 1.0, ..color }, color.a),
        _ => below,
    }
}

/// The colors below widgets in both themes.
fn grounds() -> impl Iterator<Item = (Theme, Color)> {
    [light(), dark()].into_iter().flat_map(|theme| {
        let colors = colors(&theme);
        [colors.background, colors.surface].map(|ground| (theme.clone(), ground))
    })
}

#[test]
fn every_button_can_be_read_whatever_is_done_with_it() {
    let styles: [(&str, Pressed); 17] = [
        ("primary", Box::new(primary_button)),
        ("plain", Box::new(plain_button)),
        ("chosen", Box::new(chosen_button)),
        ("row", Box::new(row_button)),
        ("way", Box::new(way_button)),
        ("continue", Box::new(continue_button)),
        ("chip", Box::new(chip_button)),
        ("chosen chip", Box::new(chosen_chip)),
        ("quiet", Box::new(quiet_button)),
        ("menu line", Box::new(menu_line(false))),
        ("chosen menu line", Box::new(menu_line(true))),
        ("tab", Box::new(tab(false))),
        ("chosen tab", Box::new(tab(true))),
        ("switched off", Box::new(switched(false))),
        ("switched on", Box::new(switched(true))),
        ("a key in the hand", Box::new(pad_key(true, false))),
        ("another key", Box::new(pad_key(false, false))),
    ];
    for (name, style) in styles {
        for (theme, below) in grounds() {
            for status in [
                button::Status::Active,
                button::Status::Hovered,
                button::Status::Pressed,
                button::Status::Disabled,
            ] {
                let style = style(&theme, status);
                let found = contrast(style.text_color, seen(style.background, below));
                let least = match status {
                    button::Status::Disabled => OFF,
                    _ => TEXT,
                };
                assert!(found >= least, "{name}, {status:?}, {theme:?}: {found}");
            }
        }
    }
}

#[test]
fn every_text_can_be_read_on_what_holds_it() {
    let holds: [(&str, Holding); 14] = [
        ("a card", Box::new(card)),
        ("a good card", Box::new(good_card)),
        ("an asking card", Box::new(asking_card)),
        ("a bad card", Box::new(bad_card)),
        ("a disc", Box::new(plain_disc)),
        ("an accent disc", Box::new(accent_disc)),
        ("the square of a side argument", Box::new(side_square)),
        ("a chosen row", Box::new(list_row(true))),
        ("another row", Box::new(list_row(false))),
        ("a digit that is tried", Box::new(tried)),
        ("a dialog", Box::new(dialog)),
        ("a tooltip", Box::new(tooltip)),
        ("what is told", Box::new(told)),
        ("the ground of a switch", Box::new(switch_ground)),
    ];
    for (name, style) in holds {
        for (theme, below) in grounds() {
            let style = style(&theme);
            let ground = seen(style.background, below);
            let ink = style.text_color.unwrap_or(colors(&theme).text);
            let found = contrast(ink, ground);
            assert!(found >= TEXT, "{name}, {theme:?}: {found}");
        }
    }
    for level in Level::ALL {
        for (theme, below) in grounds() {
            let style = self::level(level)(&theme);
            let ink = style.text_color.expect("it has a color");
            let found = contrast(ink, seen(style.background, below));
            assert!(found >= TEXT, "{level:?}, {theme:?}: {found}");
        }
    }
    let inks: [(&str, Ink); 4] = [
        ("muted", muted),
        ("plain", plain),
        ("good", good),
        ("bad", bad),
    ];
    for (name, ink) in inks {
        for (theme, ground) in grounds() {
            let found = contrast(ink(&theme).color.expect("it has a color"), ground);
            assert!(found >= TEXT, "{name}, {theme:?}: {found}");
        }
    }
    for theme in [light(), dark()] {
        let told = told_key(&theme).color.expect("it has a color");
        let found = contrast(
            told,
            seen(tooltip(&theme).background, colors(&theme).surface),
        );
        assert!(found >= TEXT, "a key in a tooltip, {theme:?}: {found}");
    }
}

#[test]
fn what_is_typed_can_be_read() {
    for (theme, below) in grounds() {
        let style = field(&theme, text_input::Status::Active);
        let ground = seen(Some(style.background), below);
        for ink in [style.value, style.placeholder] {
            assert!(contrast(ink, ground) >= TEXT, "{theme:?}");
        }
        assert!(contrast(style.value, style.selection) >= TEXT, "{theme:?}");
    }
}
