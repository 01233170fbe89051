//! The board as a widget: digits below, marks that must cover them above, each
//! in a cached layer.

use std::rc::Rc;

use iced::widget::canvas::{self, Cache, Geometry};
use iced::{Point, Rectangle, Renderer, Size, Theme, mouse};

use super::painter::Painter;
use super::pointed::Lit;
use super::scene::Scene;
use crate::grid::Cell;
use crate::sudoku::{Change, Observer, Position};

/// What has been drawn. It observes the sudoku, so that a change of the board
/// is drawn afresh; whoever changes what else is seen clears it too.
#[derive(Debug, Default)]
pub struct Layers {
    digits: Cache,
    marks: Cache,
    lights: Cache,
}

impl Layers {
    /// Forgets what has been drawn.
    pub fn clear(&self) {
        self.digits.clear();
        self.marks.clear();
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

/// The board as a widget: paints the scene and tells which cell was pressed.
pub struct Canvas<'a, Message> {
    /// Makes the scene; called only when there is something to draw.
    pub scene: Box<dyn Fn() -> Scene + 'a>,
    /// What is lit.
    pub lit: Box<dyn Fn() -> Vec<Lit> + 'a>,
    /// What has been drawn.
    pub layers: &'a Layers,
    /// What to send when a cell is pressed.
    pub on_press: Box<dyn Fn(Cell) -> Message + 'a>,
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
        let cell = point.and_then(|point| Place::of(bounds.size()).cell_at(point));
        match event {
            mouse::Event::ButtonPressed(mouse::Button::Left) => {
                Some(canvas::Action::publish((self.on_press)(cell?)).and_capture())
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
        let place = Place::of(bounds.size());
        let scene = std::cell::OnceCell::new();
        let scene = || scene.get_or_init(|| (self.scene)());
        // Within one layer all text lies above all shapes, so what covers
        // digits is a layer of its own.
        let digits = self.layers.digits.draw(renderer, bounds.size(), |frame| {
            Painter::new(frame, place, theme).digits(scene());
        });
        let marks = self.layers.marks.draw(renderer, bounds.size(), |frame| {
            Painter::new(frame, place, theme).marks(scene());
        });
        let lights = self.layers.lights.draw(renderer, bounds.size(), |frame| {
            Painter::new(frame, place, theme).lights(&(self.lit)());
        });
        vec![digits, marks, lights]
    }

    fn mouse_interaction(
        &self,
        _state: &Option<Cell>,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        let cell = cursor
            .position_in(bounds)
            .and_then(|point| Place::of(bounds.size()).cell_at(point));
        if cell.is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }
}

/// Where the cells lie in the widget.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    /// Where the first cell begins.
    pub origin: Point,
    /// How wide and how high a cell is.
    pub cell: f32,
}

impl Place {
    /// The grid as large as fits, at the top left. Cells are whole pixels, so
    /// that no line of the grid is thicker than its like.
    fn of(size: Size) -> Self {
        let side = size.width.min(size.height);
        let cell = ((side - Self::thick(side / 9.0)) / 9.0).floor().max(1.0);
        let edge = (Self::thick(cell) / 2.0).floor();
        Self {
            origin: Point::new(edge, edge),
            cell,
        }
    }

    /// The thickness of the lines around boxes.
    pub fn thick(cell: f32) -> f32 {
        (cell * 0.02).round().max(1.0) * 2.0
    }

    fn cell_at(self, point: Point) -> Option<Cell> {
        let column = ((point.x - self.origin.x) / self.cell).floor();
        let row = ((point.y - self.origin.y) / self.cell).floor();
        let inside = |number: f32| (0.0..9.0).contains(&number);
        (inside(row) && inside(column)).then(|| Cell::at(row as usize, column as usize))
    }

    /// A point in board units as a point of the widget.
    pub fn point(self, point: Point) -> Point {
        Point::new(
            self.origin.x + point.x * self.cell,
            self.origin.y + point.y * self.cell,
        )
    }

    /// The top left corner of a cell.
    pub fn corner(self, cell: Cell) -> Point {
        self.point(Point::new(cell.column() as f32, cell.row() as f32))
    }
}
