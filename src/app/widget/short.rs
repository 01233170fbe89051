//! A line of words that ends with an ellipsis if there is not enough room. It is never cut off
//! inside a letter.

use std::borrow::Cow;

use iced::advanced::text::{Alignment, LineHeight, Paragraph as _, Shaping, Wrapping, paragraph};
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::widget::{Operation, text};
use iced::advanced::{Layout, Widget, layout, mouse, renderer};
use iced::{Element, Font, Length, Rectangle, Renderer, Size, Theme, alignment};

use crate::theme;

type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// The sign for the words without room.
const MORE: &str = "…";

/// A line of words; see the module.
pub(crate) struct Short<'a> {
    words: Cow<'a, str>,
    size: f32,
    font: Font,
    style: fn(&Theme) -> text::Style,
}

/// A line of words; see the module.
pub(crate) fn short<'a>(words: impl Into<Cow<'a, str>>, size: f32) -> Short<'a> {
    Short {
        words: words.into(),
        size,
        font: theme::FONT,
        style: text::default,
    }
}

impl Short<'_> {
    /// Sets the font.
    pub(crate) fn font(self, font: Font) -> Self {
        Self { font, ..self }
    }

    /// Sets the style.
    pub(crate) fn style(self, style: fn(&Theme) -> text::Style) -> Self {
        Self { style, ..self }
    }

    /// The words.
    pub(crate) fn words(&self) -> &str {
        &self.words
    }

    /// The width of all words.
    pub(crate) fn width(&self) -> f32 {
        self.width_of(&self.words)
    }

    fn format(&self) -> text::Format<Font> {
        text::Format {
            width: Length::Shrink,
            height: Length::Shrink,
            size: Some(self.size.into()),
            font: Some(self.font),
            line_height: LineHeight::default(),
            align_x: Alignment::Default,
            align_y: alignment::Vertical::Top,
            shaping: Shaping::default(),
            wrapping: Wrapping::None,
        }
    }

    fn width_of(&self, words: &str) -> f32 {
        let format = self.format();
        let shaped = Paragraph::with_text(iced::advanced::Text {
            content: words,
            bounds: Size::INFINITE,
            size: self.size.into(),
            line_height: format.line_height,
            font: self.font,
            align_x: format.align_x,
            align_y: format.align_y,
            shaping: format.shaping,
            wrapping: format.wrapping,
        });
        shaped.min_width()
    }

    /// As many of the words as fit, with an ellipsis if some are left out.
    fn fitting(&self, room: f32) -> String {
        let whole = self.width_of(&self.words);
        if whole <= room {
            return self.words.clone().into_owned();
        }
        let ends: Vec<usize> = self.words.char_indices().map(|(at, _)| at).collect();
        let with = |count: usize| {
            let end = ends.get(count).copied().unwrap_or(self.words.len());
            format!("{}{MORE}", self.words[..end].trim_end())
        };
        let fits = |count: usize| self.width_of(&with(count)) <= room;
        // Letters have similar widths, so about this many fit.
        let guess = (ends.len() as f32 * room / whole.max(1.0)) as usize;
        let mut count = guess.min(ends.len());
        while count < ends.len() && fits(count + 1) {
            count += 1;
        }
        while count > 0 && !fits(count) {
            count -= 1;
        }
        with(count)
    }
}

/// The width of these words in a line.
pub(crate) fn line_width(words: &str, size: f32) -> f32 {
    short("", size).width_of(words)
}

/// The width of these words in a line in bold.
pub(crate) fn bold_width(words: &str, size: f32) -> f32 {
    short("", size).font(theme::BOLD).width_of(words)
}

/// The text that was last laid out.
#[derive(Default)]
struct State {
    paragraph: paragraph::Plain<Paragraph>,
    /// The words, their size and their room.
    of: Option<(String, f32, f32)>,
    shown: String,
}

impl<Message> Widget<Message, Theme, Renderer> for Short<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let state: &mut State = tree.state.downcast_mut();
        let room = limits.max().width;
        let is_same = state.of.as_ref().is_some_and(|(words, size, of_room)| {
            *words == self.words && *size == self.size && *of_room == room
        });
        if !is_same {
            state.shown = self.fitting(room);
            state.of = Some((self.words.clone().into_owned(), self.size, room));
        }
        let format = self.format();
        text::layout(&mut state.paragraph, renderer, limits, &state.shown, format)
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.text(None, layout.bounds(), &self.words);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let state: &State = tree.state.downcast_ref();
        let bounds = layout.bounds();
        let look = (self.style)(theme);
        text::draw(
            renderer,
            style,
            bounds,
            state.paragraph.raw(),
            look,
            viewport,
        );
    }
}

impl<'a, Message: 'a> From<Short<'a>> for Element<'a, Message> {
    fn from(short: Short<'a>) -> Self {
        Self::new(short)
    }
}
