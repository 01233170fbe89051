//! The board as a widget: its ground, its digits, and the layers above them.

use crate::convert::Plain;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, renderer};
use iced::{Element, Event, Fill, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

use super::gesture::{Gesture, Tracked};
use super::layers::{Layers, Painted};
use super::{frame, writing};
use crate::theme::appearance;
use sudoku_engine::grid::{self, Cell};
use sudoku_telling::drawing::{BoardStyle, Lit, Painter, Place, Scene, Sheet};

/// The board as a widget: it paints the scene and reports gestures.
pub struct Board<'a, Message> {
    /// Makes the scene; called only when there is something to draw.
    pub scene: Box<dyn Fn() -> Scene + 'a>,
    /// The layout of the board.
    pub layout: grid::Layout,
    /// The lit parts.
    pub lit: Box<dyn Fn() -> Vec<Lit> + 'a>,
    /// Whether a digit is being dragged, so that its release has to be reported.
    pub drags: bool,
    /// The drawn layers.
    pub layers: &'a Layers,
    /// The style of the board.
    pub style: BoardStyle,
    /// The message for a gesture, if there is one.
    pub on_gesture: Box<dyn Fn(Gesture) -> Option<Message> + 'a>,
    /// The message when the pointer reaches another cell or leaves the cells.
    pub on_hover: fn(Option<Cell>) -> Message,
}

/// The state of the pointer.
#[derive(Default)]
struct State {
    /// The cell under the pointer that was reported last.
    hovered: Option<Cell>,
    tracked: Tracked,
}

impl<Message> Board<'_, Message> {
    fn place(&self, size: Size) -> Place {
        let place = Place::of(size.plain(), &self.layout, self.style.labels.is_some());
        place.enlarged(&self.layout, self.style.enlargement())
    }

    /// The cell under the pointer.
    fn cell_under(&self, cursor: mouse::Cursor, bounds: Rectangle) -> Option<Cell> {
        let point = cursor.position_in(bounds)?;
        self.place(bounds.size()).cell_at(point.plain())
    }
}

impl<'a, Message: 'a> From<Board<'a, Message>> for Element<'a, Message> {
    fn from(board: Board<'a, Message>) -> Self {
        Self::new(board)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Board<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn diff(&self, tree: &mut Tree) {
        let state: &mut State = tree.state.downcast_mut();
        state.tracked.shown(self.drags);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, Fill, Fill)
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
        let bounds = layout.bounds();
        let state: &mut State = tree.state.downcast_mut();
        let point = cursor.position_in(bounds);
        let place = || self.place(bounds.size()).candidate_at(point?.plain());
        let may_move = matches!(
            event,
            Event::Mouse(
                mouse::Event::CursorMoved { .. }
                    | mouse::Event::CursorLeft
                    | mouse::Event::ButtonPressed(_)
            ) | Event::Touch(_)
        );
        if may_move {
            let cell = self.cell_under(cursor, bounds);
            if std::mem::replace(&mut state.hovered, cell) != cell {
                shell.publish((self.on_hover)(cell));
            }
        }
        let followed = state.tracked.follow(event, point, place());
        if let Some(look) = followed.look {
            shell.request_redraw_at(look);
        }
        if let Some(gesture) = followed.gesture {
            if let Some(message) = (self.on_gesture)(gesture) {
                shell.publish(message);
            }
            if !matches!(gesture, Gesture::Over(_) | Gesture::Release) {
                shell.capture_event();
            }
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        if self.cell_under(cursor, layout.bounds()).is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let size = bounds.size();
        if size.width < 1.0 || size.height < 1.0 {
            return;
        }
        let painted_on = |paint: &dyn Fn(&mut Painter)| {
            let painter = Painter::new(self.place(size), appearance(theme));
            let mut painter = painter.shading(self.style.shaded);
            paint(&mut painter);
            painter.into_sheet()
        };
        let layers = self.layers;
        layers.catch_up();
        let ground = layers.ground.draw(renderer, size, |frame| {
            let scene = (self.scene)().enlarged(self.style.enlargement());
            let digits = painted_on(&|painter| {
                painter.digits(&scene);
                if let Some(notation) = self.style.labels {
                    painter.house_names(&scene, notation);
                }
            });
            frame::put_shapes(&digits, frame);
            layers.painted.replace(Painted {
                digits: digits.texts().cloned().collect(),
                used: scene.used_houses(),
                marks: painted_on(&|painter| painter.marks(&scene)),
            });
        });
        let painted = layers.painted.borrow();
        let lit = (self.lit)();
        let to_board = Vector::new(bounds.x, bounds.y);
        renderer.with_translation(to_board, |renderer| renderer.draw_geometry(ground));
        let State { hovered, .. } = tree.state.downcast_ref();
        let labels = self.style.labels.map(|notation| {
            painted_on(&|painter: &mut Painter| {
                painter.labels(&self.layout, notation, *hovered, &painted.used);
            })
        });
        let labels = labels.iter().flat_map(Sheet::texts);
        for text in painted.digits.iter().chain(labels) {
            writing::write(text, to_board, renderer);
        }
        // Skip empty layers, which cost time too.
        let mut above = Vec::new();
        if !painted.marks.drawn().is_empty() {
            let put = |frame: &mut _| frame::put(&painted.marks, frame);
            above.push(layers.marks.draw(renderer, size, put));
        }
        if !lit.is_empty() {
            let sheet = || painted_on(&|painter| painter.lights(&lit));
            let put = |frame: &mut _| frame::put(&sheet(), frame);
            above.push(layers.lights.draw(renderer, size, put));
        }
        if above.is_empty() {
            return;
        }
        // Use a new layer, because within one layer texts are above shapes.
        renderer.with_layer(bounds, |renderer| {
            renderer.with_translation(to_board, |renderer| {
                for geometry in above {
                    renderer.draw_geometry(geometry);
                }
            });
        });
    }
}
