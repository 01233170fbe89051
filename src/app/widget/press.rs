//! The buttons: one builder, and the looks that a button can have.

use std::borrow::Cow;

use iced::widget::{Button, Container, Row, button, container, text};
use iced::{Center, Element, Fill, Padding, Theme};

use super::icon::{Icon, sign};
use super::tip::Side;
use super::{reached, tip_with_key};
use crate::shortcut::Told;
use crate::theme::{self, size, space};
use sudoku_engine::texts::Language;

/// The width of a button with a sign instead of words.
const SIGN_WIDTH: f32 = 48.0;

/// The space between a sign and words.
const BESIDE_SIGN: f32 = 8.0;

/// How a button looks, and so how important it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    /// As wide as its words.
    Plain,
    /// Fills its width.
    Wide,
    /// The most important button of a dialog or card. It fills its width.
    Main,
    /// Low, in small type.
    Low,
    /// Bold words without an edge.
    Quiet,
    /// The one filled button of a screen. It fills its place.
    Leading,
    /// Beside the leading button.
    Beside,
    /// A sign instead of words, beside the leading button.
    Sign,
    /// A sign instead of words, without an edge.
    BareSign,
    /// A low sign in a row of low signs.
    LowSign,
}

/// A button in the making. Its tooltip shows its key. Without a message it is disabled.
#[must_use]
pub(crate) struct Press<'a, Message> {
    look: Look,
    label: Cow<'a, str>,
    icon: Option<Icon>,
    is_narrow: bool,
    key: Told,
    message: Option<Message>,
    /// Where the tooltip may be, the best place first.
    sides: &'static [Side],
}

impl<'a, Message: Clone + 'a> Press<'a, Message> {
    /// A button with these words and as wide as they are.
    pub(crate) fn new(label: impl Into<Cow<'a, str>>) -> Self {
        Self {
            look: Look::Plain,
            label: label.into(),
            icon: None,
            is_narrow: false,
            key: Told::default(),
            message: None,
            sides: Side::BELOW,
        }
    }

    /// A button with a sign instead of words, which its tooltip shows.
    pub(crate) fn sign(icon: Icon, words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words).icon(icon).look(Look::Sign).tip_above()
    }

    /// A button with a sign instead of words and without an edge.
    pub(crate) fn bare_sign(icon: Icon, words: impl Into<Cow<'a, str>>) -> Self {
        Self::new(words).icon(icon).look(Look::BareSign)
    }

    /// A low button with a sign, in a row of such buttons. Its tooltip is about its key alone.
    pub(crate) fn low_sign(icon: Icon) -> Self {
        Self::new("").icon(icon).look(Look::LowSign)
    }

    /// The key that does the same.
    pub(crate) fn key(self, key: impl Into<Told>) -> Self {
        let key = key.into();
        Self { key, ..self }
    }

    /// The message of a press.
    pub(crate) fn on_press(self, message: Message) -> Self {
        self.on_press_maybe(Some(message))
    }

    /// The message of a press, unless the button is disabled.
    pub(crate) fn on_press_maybe(self, message: Option<Message>) -> Self {
        Self { message, ..self }
    }

    /// A sign before the words.
    pub(crate) fn icon(self, icon: impl Into<Option<Icon>>) -> Self {
        let icon = icon.into();
        Self { icon, ..self }
    }

    /// Fills its width.
    pub(crate) fn wide(self) -> Self {
        self.look(Look::Wide)
    }

    /// The most important button of a dialog or card.
    pub(crate) fn main(self) -> Self {
        self.look(Look::Main)
    }

    /// Low, in small type.
    pub(crate) fn low(self) -> Self {
        self.look(Look::Low)
    }

    /// Bold words without an edge.
    pub(crate) fn quiet(self) -> Self {
        // The buttons below it must stay visible.
        self.look(Look::Quiet).tip_above()
    }

    /// Places the tooltip above, so that it hides nothing below.
    pub(crate) fn tip_above(self) -> Self {
        let sides = Side::ABOVE;
        Self { sides, ..self }
    }

    /// The one filled button of a screen. Without a sign before its words it has one behind them.
    /// The pad is below, so the tooltip is above.
    pub(crate) fn leading(self) -> Self {
        self.look(Look::Leading).tip_above()
    }

    /// A button beside the leading one.
    pub(crate) fn beside(self) -> Self {
        self.look(Look::Beside).tip_above()
    }

    /// Makes the button of a narrow row smaller, without signs.
    pub(crate) fn narrow(self, is_narrow: bool) -> Self {
        Self { is_narrow, ..self }
    }

    fn look(self, look: Look) -> Self {
        Self { look, ..self }
    }

    /// The button.
    pub(crate) fn view(self, language: &Language) -> Element<'a, Message> {
        let key = self.key.clone().named(&self.label);
        let sides = self.sides;
        tip_with_key(language, reached(self.button()), key, sides)
    }

    /// The button in a container, whose size it takes.
    pub(crate) fn place(self, language: &Language) -> Container<'a, Message> {
        let is_sign = self.look == Look::Sign;
        let place = container(self.view(language));
        if is_sign {
            place.width(SIGN_WIDTH)
        } else {
            place
        }
    }

    fn button(self) -> Button<'a, Message> {
        let Self {
            look,
            label,
            icon,
            is_narrow,
            message,
            ..
        } = self;
        let words = |size: f32| text(label.clone()).size(size);
        let bold = |size: f32| words(size).font(theme::BOLD);
        let before = icon.filter(|_| !is_narrow).map(|icon| sign(icon, ""));
        let in_a_row = |words: text::Text<'a, Theme>| {
            let row = Row::new().push(before).push(words);
            row.align_y(Center)
        };
        let shown: Element<'a, Message> = match look {
            Look::Plain => words(size::BODY).into(),
            Look::Wide | Look::Main => words(size::BODY).center().width(Fill).into(),
            Look::Low => words(size::SMALL).wrapping(text::Wrapping::None).into(),
            Look::Quiet => in_a_row(bold(size::BODY)).spacing(space::SMALL).into(),
            Look::Leading | Look::Beside => {
                let size = if is_narrow { size::BODY } else { size::LEAD };
                let (words, behind) = match look {
                    Look::Leading => (bold(size), icon.is_none().then_some(Icon::Onward)),
                    _ => (words(size), None),
                };
                let behind = behind.filter(|_| !is_narrow);
                let row = in_a_row(words).push(behind.map(|icon| sign(icon, "")));
                container(row.spacing(BESIDE_SIGN)).center(Fill).into()
            }
            Look::Sign => {
                let sign = icon.map(|icon| sign(icon, label.clone().into_owned()));
                container(Row::new().push(sign)).center(Fill).into()
            }
            Look::BareSign | Look::LowSign => Row::new()
                .push(icon.map(|icon| sign(icon, label.clone().into_owned())))
                .into(),
        };
        let (padding, style): (Padding, fn(&Theme, button::Status) -> button::Style) = match look {
            Look::Plain => ([7, 12].into(), theme::plain_button),
            Look::Wide => ([7, 8].into(), theme::plain_button),
            Look::Main => ([7, 8].into(), theme::primary_button),
            Look::Low => ([3, 8].into(), theme::plain_button),
            Look::Quiet => ([5, 8].into(), theme::quiet_button),
            Look::Leading => (0.into(), theme::primary_button),
            Look::Beside | Look::Sign => (0.into(), theme::plain_button),
            Look::BareSign => (8.into(), theme::row_button),
            Look::LowSign => ([6, 8].into(), theme::plain_button),
        };
        let press = button(shown)
            .padding(padding)
            .style(style)
            .on_press_maybe(message);
        match look {
            Look::Wide | Look::Main => press.width(Fill),
            Look::Plain | Look::Low | Look::Quiet | Look::BareSign | Look::LowSign => press,
            _ => press.width(Fill).height(Fill),
        }
    }
}
