//! What the colours and signs on the board mean.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget, layout, renderer};
use iced::mouse::Cursor;
use iced::widget::canvas::{Canvas, Geometry};
use iced::widget::{canvas, row, space as gap, text};
use iced::{Center, Element, Length, Rectangle, Renderer, Size, Theme, Vector};

use crate::app::board::{Entry, Kept, Sample, Swatch, put_swatch};
use crate::app::theme::{self, appearance, size, space};
use crate::drawing::Appearance;

/// What the colours and signs on the board mean.
pub fn legend<'a, Message: 'a>(entries: Vec<Entry>) -> Element<'a, Message> {
    let (samples, labels): (Vec<_>, Vec<_>) = entries
        .into_iter()
        .map(|entry| (entry.samples, entry.label))
        .unzip();
    let entries = samples.iter().zip(labels).map(|(samples, label)| {
        let room = |_| gap().width(Swatch::SIZE).height(Swatch::SIZE).into();
        let label = text(label).size(size::SMALL).style(theme::muted);
        row(samples.iter().map(room))
            .push(label)
            .spacing(space::SMALL / 2.0)
            .align_y(Center)
            .into()
    });
    let entries = row(entries).spacing(space::MEDIUM).wrap();
    Element::new(Legend {
        samples,
        entries: entries.vertical_spacing(0).into(),
    })
}

/// Labels with room before each for its samples, which are drawn together: for each
/// canvas iced's software renderer clears a mask as large as the window twice.
struct Legend<'a, Message> {
    samples: Vec<Vec<Sample>>,
    entries: Element<'a, Message>,
}

impl<Message> Widget<Message, Theme, Renderer> for Legend<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        let none: Canvas<Placed, Message> = canvas(Placed(Vec::new()));
        let drawn: &dyn Widget<Message, Theme, Renderer> = &none;
        vec![Tree::new(&self.entries), Tree::new(drawn)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.children[0].diff(&self.entries);
    }

    fn size(&self) -> Size<Length> {
        self.entries.as_widget().size()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let entries = self.entries.as_widget_mut();
        entries.layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let entries = self.entries.as_widget_mut();
        entries.operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: Cursor,
        viewport: &Rectangle,
    ) {
        let entries = self.entries.as_widget();
        let child = &tree.children[0];
        entries.draw(child, renderer, theme, style, layout, cursor, viewport);
        let origin = layout.position();
        // The room of an entry's samples comes before its label.
        let rooms = layout.children().map(|entry| entry.children());
        let places = self.samples.iter().zip(rooms).flat_map(|(samples, rooms)| {
            let rooms = samples.iter().zip(rooms);
            rooms.map(|(sample, room)| (room.position() - origin, *sample))
        });
        let drawn = canvas(Placed(places.collect()));
        let (drawn, child): (Canvas<Placed, Message>, _) = (drawn, &tree.children[1]);
        drawn.draw(child, renderer, theme, style, layout, cursor, viewport);
    }
}

/// Samples, each with how far it lies from the top left.
struct Placed(Vec<(Vector, Sample)>);

impl<Message> canvas::Program<Message> for Placed {
    type State = Kept<(Vec<(Vector, Sample)>, Appearance)>;

    fn draw(
        &self,
        kept: &Self::State,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        let appearance = appearance(theme);
        let shown = (self.0.clone(), appearance);
        kept.draw(shown, renderer, bounds.size(), |frame| {
            for (way, sample) in &self.0 {
                frame.with_save(|frame| {
                    frame.translate(*way);
                    put_swatch(*sample, Swatch::GROUND, appearance, frame);
                });
            }
        })
    }
}
