//! Sentences that report the word under the pointer. iced's own rich text reports only clicks.

use iced::advanced::text::{self, Difference, Paragraph as _, Span as Words, Text as Laid};
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::widget::{self, Operation};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer};
use iced::{Element, Event, Font, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

use crate::board::Pointed;
use crate::theme::{self, BOLD, FONT, size};
use sudoku_engine::grid::Cell;
use sudoku_engine::texts::Language;
use sudoku_telling::explain::{Notation, Span, Text};

type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// A text whose cells, houses and digits are set apart from the words. Words for the cell `hovered`
/// have a background. `on_point` is sent with the thing named and `true` when the pointer reaches
/// its words, and with `false` when it leaves them.
pub(crate) fn sentences<'a, Message: 'a>(
    language: &Language,
    words: &Text,
    notation: Notation,
    hovered: Option<Cell>,
    on_point: fn(Pointed, bool) -> Message,
) -> Element<'a, Message> {
    sentences_of_size(language, words, notation, hovered, on_point, size::BODY)
}

/// The same sentences in another size.
pub(crate) fn sentences_of_size<'a, Message: 'a>(
    language: &Language,
    words: &Text,
    notation: Notation,
    hovered: Option<Cell>,
    on_point: fn(Pointed, bool) -> Message,
    size: f32,
) -> Element<'a, Message> {
    let spans = words.capitalised(language, notation).map(|(part, words)| {
        let font = if matches!(part, Span::Plain(_)) {
            FONT
        } else {
            BOLD
        };
        (Words::new(words).font(font), Pointed::of(&part))
    });
    let (spans, named) = spans.unzip();
    Element::new(Sentences {
        spans,
        named,
        hovered,
        on_point,
        size,
    })
}

/// The same sentences in bold.
pub(crate) fn bold_sentence<'a, Message: 'a>(
    language: &Language,
    words: &Text,
    notation: Notation,
    hovered: Option<Cell>,
    on_point: fn(Pointed, bool) -> Message,
    size: f32,
) -> Element<'a, Message> {
    let spans = words.capitalised(language, notation);
    let spans = spans.map(|(part, words)| (Words::new(words).font(BOLD), Pointed::of(&part)));
    let (spans, named) = spans.unzip();
    Element::new(Sentences {
        spans,
        named,
        hovered,
        on_point,
        size,
    })
}

struct Sentences<Message> {
    spans: Vec<Words<'static, (), Font>>,
    /// The thing named by each span.
    named: Vec<Option<Pointed>>,
    hovered: Option<Cell>,
    on_point: fn(Pointed, bool) -> Message,
    size: f32,
}

#[derive(Default)]
struct State {
    spans: Vec<Words<'static, (), Font>>,
    paragraph: Paragraph,
    /// The span under the pointer, and the thing that it names.
    over: Option<(usize, Pointed)>,
}

impl<Message> Widget<Message, Theme, Renderer> for Sentences<Message> {
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
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let state = tree.state.downcast_mut::<State>();
        layout::sized(limits, Length::Shrink, Length::Shrink, |limits| {
            let bounds = limits.max();
            if state.spans == self.spans {
                match state.paragraph.compare(laid((), bounds, self.size)) {
                    Difference::None => {}
                    Difference::Bounds => state.paragraph.resize(bounds),
                    Difference::Shape => {
                        state.paragraph =
                            Paragraph::with_spans(laid(&self.spans[..], bounds, self.size));
                    }
                }
            } else {
                state.paragraph = Paragraph::with_spans(laid(&self.spans[..], bounds, self.size));
                state.spans.clone_from(&self.spans);
                state.over = None;
            }
            state.paragraph.min_bounds()
        })
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let words: String = self.spans.iter().map(|span| &*span.text).collect();
        operation.text(None, layout.bounds(), &words);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        defaults: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if !bounds.intersects(viewport) {
            return;
        }
        let state = tree.state.downcast_ref::<State>();
        let moved = Vector::new(bounds.x, bounds.y);
        for (number, named) in self.named.iter().enumerate() {
            let is_over = state.over.is_some_and(|(over, _)| over == number);
            let is_hovered = named
                .zip(self.hovered)
                .is_some_and(|(named, cell)| named.is_in(cell));
            if !is_over && !is_hovered {
                continue;
            }
            for bounds in state.paragraph.span_bounds(number) {
                let quad = renderer::Quad {
                    bounds: (bounds + moved).expand([0.0, 2.0]),
                    border: iced::border::rounded(3.0),
                    ..renderer::Quad::default()
                };
                renderer.fill_quad(quad, theme::colors(theme).selected);
            }
        }
        let style = iced::widget::text::Style::default();
        let paragraph = &state.paragraph;
        widget::text::draw(renderer, defaults, bounds, paragraph, style, viewport);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) = event
        else {
            return;
        };
        let state = tree.state.downcast_mut::<State>();
        let point = cursor.position_in(layout.bounds());
        let over = point.and_then(|point| {
            let number = state.paragraph.hit_span(point)?;
            Some((number, (*self.named.get(number)?)?))
        });
        if over == state.over {
            return;
        }
        if let Some((_, left)) = state.over {
            shell.publish((self.on_point)(left, false));
        }
        if let Some((_, pointed)) = over {
            shell.publish((self.on_point)(pointed, true));
        }
        state.over = over;
    }
}

/// The layout of a text of this size in these bounds.
fn laid<Content>(content: Content, bounds: Size, size: f32) -> Laid<Content, Font> {
    Laid {
        content,
        bounds,
        size: size.into(),
        line_height: text::LineHeight::default(),
        font: FONT,
        align_x: text::Alignment::Default,
        align_y: iced::alignment::Vertical::Top,
        shaping: text::Shaping::Advanced,
        wrapping: text::Wrapping::default(),
    }
}

/// Sentences one after the other.
pub(crate) fn in_a_row(sentences: impl IntoIterator<Item = String>) -> String {
    let sentences: Vec<String> = sentences.into_iter().collect();
    sentences.join(" ")
}
