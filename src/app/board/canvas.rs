//! The board as a widget: what is on it and, above, what is lit, each in a cached
//! layer.

use std::rc::Rc;

use iced::widget::canvas::{self, Cache, Geometry};
use iced::{Rectangle, Renderer, Theme, mouse};

use super::frame;
use crate::app::theme::appearance;
use crate::drawing::{Lit, Painter, Place, Scene};
use crate::grid::{Candidate, Cell};
use crate::sudoku::{Change, Observer, Position};

/// What has been drawn. It observes the sudoku, so that a change of the board
/// is drawn afresh; whoever changes what else is seen clears it too.
#[derive(Debug, Default)]
pub struct Layers {
    board: Cache,
    lights: Cache,
}

impl Layers {
    /// Forgets what has been drawn.
    pub fn clear(&self) {
        self.board.clear();
        self.lights.clear();
    }

    /// Forgets what is lit alone.
    pub fn clear_lights(&self) {
        self.lights.clear();
    }
}

impl Observer for Rc<Layers> {
    fn changed(&mut self, _position: &Position, _change: &Change) {
        self.clear();
    }
}

/// The board as a widget: paints the scene and tells where it was pressed.
pub struct Canvas<'a, Message> {
    /// Makes the scene; called only when there is something to draw.
    pub scene: Box<dyn Fn() -> Scene + 'a>,
    /// What is lit.
    pub lit: Box<dyn Fn() -> Vec<Lit> + 'a>,
    /// What has been drawn.
    pub layers: &'a Layers,
    /// What to send when a cell is pressed, on or beside the place of this
    /// candidate.
    pub on_press: Box<dyn Fn(Candidate) -> Message + 'a>,
    /// What to send when the pointer comes to another cell or leaves the cells.
    pub on_hover: fn(Option<Cell>) -> Message,
}

impl<Message> canvas::Program<Message> for Canvas<'_, Message> {
    /// The cell that the pointer is on, as far as it was told.
    type State = Option<Cell>;

    fn update(
        &self,
        hovered: &mut Option<Cell>,
        event: &canvas::Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let canvas::Event::Mouse(event) = event else {
            return None;
        };
        let point = cursor.position_in(bounds);
        let cell = point.and_then(|point| Place::of(bounds.size().into()).cell_at(point.into()));
        match event {
            mouse::Event::ButtonPressed(mouse::Button::Left) => {
                let pressed = Place::of(bounds.size().into()).candidate_at(point?.into())?;
                Some(canvas::Action::publish((self.on_press)(pressed)).and_capture())
            }
            mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft => {
                let is_new = std::mem::replace(hovered, cell) != cell;
                is_new.then(|| canvas::Action::publish((self.on_hover)(cell)))
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        _state: &Option<Cell>,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let place = Place::of(bounds.size().into());
        let paint = |frame: &mut canvas::Frame, layer: &dyn Fn(&mut Painter)| {
            let mut painter = Painter::new(place, appearance(theme));
            layer(&mut painter);
            frame::put(&painter.into_sheet(), frame);
        };
        let board = self.layers.board.draw(renderer, bounds.size(), |frame| {
            let scene = (self.scene)();
            // Of one sheet the texts lie above the shapes, so what covers digits is a
            // sheet of its own.
            paint(frame, &|painter| painter.digits(&scene));
            paint(frame, &|painter| painter.marks(&scene));
        });
        // What draws nothing has its price too.
        let lit = (self.lit)();
        if lit.is_empty() {
            return vec![board];
        }
        let lights = self.layers.lights.draw(renderer, bounds.size(), |frame| {
            paint(frame, &|painter| painter.lights(&lit));
        });
        vec![board, lights]
    }

    fn mouse_interaction(
        &self,
        _state: &Option<Cell>,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        let cell = cursor
            .position_in(bounds)
            .and_then(|point| Place::of(bounds.size().into()).cell_at(point.into()));
        if cell.is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }
}
