//! A scrollable body above a foot that stays in sight.

use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// A body above a foot. The body has its own height or at most the room above the foot. A column
/// would give the body all the room and leave only the rest to the foot.
pub(crate) fn footed<'a, Message: 'a>(
    body: impl Into<Element<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
    spacing: f32,
) -> Element<'a, Message> {
    Element::new(Footed {
        parts: [body.into(), foot.into()],
        spacing,
    })
}

struct Footed<'a, Message> {
    /// The body and the foot.
    parts: [Element<'a, Message>; 2],
    spacing: f32,
}

/// Distinguishes the state of this widget from the states of others.
struct Tag;

impl<Message> Widget<Message, Theme, Renderer> for Footed<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Tag>()
    }

    fn children(&self) -> Vec<Tree> {
        self.parts.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let limits = limits.height(Length::Shrink);
        let [body, foot] = &mut self.parts;
        let [of_body, of_foot] = tree.children.as_mut_slice() else {
            return layout::Node::default();
        };
        let foot = foot.as_widget_mut().layout(of_foot, renderer, &limits);
        let below = foot.size().height + self.spacing;
        let room = (limits.max().height - below).max(0.0);
        let body = body
            .as_widget_mut()
            .layout(of_body, renderer, &limits.max_height(room));
        let (above, width) = (body.size().height, body.size().width);
        let width = width.max(foot.size().width);
        let foot = foot.move_to(Point::new(0.0, above + self.spacing));
        layout::Node::with_children(Size::new(width, above + below), vec![body, foot])
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let parts = self.parts.iter_mut().zip(&mut tree.children);
            for ((part, tree), layout) in parts.zip(layout.children()) {
                let part = part.as_widget_mut();
                part.operate(tree, layout, renderer, operation);
            }
        });
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let parts = self.parts.iter_mut().zip(&mut tree.children);
        for ((part, tree), layout) in parts.zip(layout.children()) {
            let part = part.as_widget_mut();
            part.update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let parts = self.parts.iter().zip(&tree.children);
        let over = parts.zip(layout.children()).map(|((part, tree), layout)| {
            let part = part.as_widget();
            part.mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        over.max().unwrap_or_default()
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let parts = self.parts.iter().zip(&tree.children);
        for ((part, tree), layout) in parts.zip(layout.children()) {
            let part = part.as_widget();
            part.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(
            &mut self.parts,
            tree,
            layout,
            renderer,
            viewport,
            translation,
        )
    }
}
