//! What the colours and signs on the board mean.

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Layout, Renderer as _, Widget, layout, renderer};
use iced::mouse::Cursor;
use iced::widget::{row, space as gap, text};
use iced::{Center, Element, Length, Rectangle, Renderer, Size, Theme, Vector};

use crate::app::board::{Entry, Kept, Sample, Swatch, put_swatch};
use crate::app::theme::{self, appearance, size, space};
use crate::drawing::Appearance;

/// What the colours and signs on the board mean.
pub(crate) fn legend<'a, Message: 'a>(entries: Vec<Entry>) -> Element<'a, Message> {
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

/// The samples that were drawn, each with how far it lies from the top left.
#[derive(Default)]
struct State(Kept<(Vec<(Vector, Sample)>, Appearance)>);

impl<Message> Widget<Message, Theme, Renderer> for Legend<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.entries)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.entries));
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
        let bounds = layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 {
            return;
        }
        // The room of an entry's samples comes before its label.
        let rooms = layout.children().map(|entry| entry.children());
        let placed = self.samples.iter().zip(rooms).flat_map(|(samples, rooms)| {
            let rooms = samples.iter().zip(rooms);
            rooms.map(|(sample, room)| (room.position() - layout.position(), *sample))
        });
        let placed: Vec<_> = placed.collect();
        let appearance = appearance(theme);
        let State(kept) = tree.state.downcast_ref();
        let shown = (placed.clone(), appearance);
        let drawn = kept.draw(shown, renderer, bounds.size(), |frame| {
            for (way, sample) in placed {
                frame.with_save(|frame| {
                    frame.translate(way);
                    put_swatch(sample, Swatch::GROUND, appearance, frame);
                });
            }
        });
        renderer.with_translation(Vector::new(bounds.x, bounds.y), |renderer| {
            for geometry in drawn {
                renderer.draw_geometry(geometry);
            }
        });
    }
}
