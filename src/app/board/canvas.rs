//! Painting a scene with iced: digits below, marks that must cover them above,
//! each in a cached layer.

use std::rc::Rc;

use iced::alignment::Vertical;
use iced::widget::canvas::{self, Cache, Geometry, LineCap, Path, Stroke, Text};
use iced::widget::text::Alignment;
use iced::{Color, Font, Pixels, Point, Rectangle, Renderer, Size, Theme, mouse};

use super::scene::{Frame, Mark, Scene, Tint, ValueKind};
use crate::app::theme::{BOLD, Colors, FONT, colors, mix};
use crate::grid::{Candidate, Cell};
use crate::sudoku::{Change, Observer, Position};

/// What has been drawn. It observes the sudoku, so that a change of the board
/// is drawn afresh; whoever changes what else is seen clears it too.
#[derive(Debug, Default)]
pub struct Layers {
    digits: Cache,
    marks: Cache,
}

impl Layers {
    /// Forgets what has been drawn.
    pub fn clear(&self) {
        self.digits.clear();
        self.marks.clear();
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
    /// What has been drawn.
    pub layers: &'a Layers,
    /// What to send when a cell is pressed.
    pub on_press: Box<dyn Fn(Cell) -> Message + 'a>,
}

impl<Message> canvas::Program<Message> for Canvas<'_, Message> {
    type State = ();

    fn update(
        &self,
        _state: &mut (),
        event: &canvas::Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let canvas::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) = event else {
            return None;
        };
        let cell = Place::of(bounds.size()).cell_at(cursor.position_in(bounds)?)?;
        Some(canvas::Action::publish((self.on_press)(cell)).and_capture())
    }

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let place = Place::of(bounds.size());
        let colors = colors(theme);
        let scene = std::cell::OnceCell::new();
        let scene = || scene.get_or_init(|| (self.scene)());
        // Within one layer all text lies above all shapes, so what covers
        // digits is a layer of its own.
        let digits = self.layers.digits.draw(renderer, bounds.size(), |frame| {
            Painter {
                frame,
                place,
                colors,
            }
            .digits(scene());
        });
        let marks = self.layers.marks.draw(renderer, bounds.size(), |frame| {
            Painter {
                frame,
                place,
                colors,
            }
            .marks(scene());
        });
        vec![digits, marks]
    }

    fn mouse_interaction(
        &self,
        _state: &(),
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
struct Place {
    origin: Point,
    cell: f32,
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
    fn thick(cell: f32) -> f32 {
        (cell * 0.02).round().max(1.0) * 2.0
    }

    fn cell_at(self, point: Point) -> Option<Cell> {
        let column = ((point.x - self.origin.x) / self.cell).floor();
        let row = ((point.y - self.origin.y) / self.cell).floor();
        let inside = |number: f32| (0.0..9.0).contains(&number);
        (inside(row) && inside(column)).then(|| Cell::at(row as usize, column as usize))
    }

    fn corner(self, cell: Cell) -> Point {
        Point::new(
            self.origin.x + cell.column() as f32 * self.cell,
            self.origin.y + cell.row() as f32 * self.cell,
        )
    }

    fn center(self, cell: Cell) -> Point {
        let corner = self.corner(cell);
        Point::new(corner.x + self.cell / 2.0, corner.y + self.cell / 2.0)
    }

    /// The middle of a candidate's place in its cell.
    fn candidate(self, candidate: Candidate) -> Point {
        let center = self.center(candidate.cell);
        let (row, column) = (candidate.digit.index() / 3, candidate.digit.index() % 3);
        let step = self.cell * 0.28;
        Point::new(
            center.x + (column as f32 - 1.0) * step,
            center.y + (row as f32 - 1.0) * step,
        )
    }
}

struct Painter<'a> {
    frame: &'a mut canvas::Frame,
    place: Place,
    colors: &'a Colors,
}

impl Painter<'_> {
    fn digits(&mut self, scene: &Scene) {
        let Place { origin, cell } = self.place;
        self.frame.fill_rectangle(
            origin,
            Size::new(9.0 * cell, 9.0 * cell),
            self.colors.surface,
        );
        for (cell, tint) in &scene.tints {
            let corner = self.place.corner(*cell);
            let color = self.tint(*tint);
            self.frame
                .fill_rectangle(corner, Size::new(self.place.cell, self.place.cell), color);
        }
        for (candidate, mark) in &scene.candidates {
            if *mark == Mark::Base {
                let disc = Path::circle(self.place.candidate(*candidate), self.place.cell * 0.15);
                self.frame.fill(&disc, self.colors.base);
            }
        }
        self.lines();
        for (cell, digit, kind) in &scene.values {
            let (color, font) = match kind {
                ValueKind::Given => (self.colors.text, BOLD),
                ValueKind::Found => (self.colors.accent, FONT),
                ValueKind::Clashing => (self.colors.bad, BOLD),
            };
            self.text(
                digit.to_string(),
                self.place.center(*cell),
                self.place.cell * 0.6,
                color,
                font,
            );
        }
        for (candidate, mark) in &scene.candidates {
            let (color, font) = match mark {
                Mark::Plain => (self.colors.muted, FONT),
                Mark::Base => (Color::BLACK, BOLD),
                Mark::Eliminated => (self.colors.bad, FONT),
            };
            let middle = self.place.candidate(*candidate);
            self.text(
                candidate.digit.to_string(),
                middle,
                self.place.cell * 0.25,
                color,
                font,
            );
        }
    }

    fn marks(&mut self, scene: &Scene) {
        for (candidate, mark) in &scene.candidates {
            if *mark == Mark::Eliminated {
                let middle = self.place.candidate(*candidate);
                let reach = self.place.cell * 0.11;
                let strike = Path::line(
                    Point::new(middle.x - reach, middle.y + reach),
                    Point::new(middle.x + reach, middle.y - reach),
                );
                let stroke = Stroke::default()
                    .with_color(self.colors.bad)
                    .with_width((self.place.cell * 0.035).max(1.5))
                    .with_line_cap(LineCap::Round);
                self.frame.stroke(&strike, stroke);
            }
        }
        for (cell, frame) in &scene.frames {
            let (color, width) = match frame {
                Frame::Set => (self.colors.good, 0.055),
                Frame::Reduced => (self.colors.bad, 0.03),
                Frame::Selected => (self.colors.accent, 0.035),
            };
            let width = (self.place.cell * width).max(1.5);
            let inset = width / 2.0
                + if *frame == Frame::Selected {
                    0.5
                } else {
                    self.place.cell * 0.025
                };
            let corner = self.place.corner(*cell);
            let side = self.place.cell - 2.0 * inset;
            let outline = Path::rounded_rectangle(
                Point::new(corner.x + inset, corner.y + inset),
                Size::new(side, side),
                (self.place.cell * 0.08).into(),
            );
            self.frame.stroke(
                &outline,
                Stroke::default().with_color(color).with_width(width),
            );
        }
    }

    fn tint(&self, tint: Tint) -> Color {
        match tint {
            Tint::Peer => self.colors.peer,
            Tint::SameDigit => mix(self.colors.peer, self.colors.selected, 0.6),
            Tint::House => self.colors.house,
            Tint::Used => self.colors.witness,
            Tint::WorthTrying => self.colors.worth_trying,
            Tint::Contradicting => self.colors.clash,
            Tint::Selected => self.colors.selected,
        }
    }

    /// The lines of the grid: thin ones between cells, then thick ones between
    /// boxes and around.
    fn lines(&mut self) {
        let Place { origin, cell } = self.place;
        let side = 9.0 * cell;
        let thick = Place::thick(cell);
        for (width, color, every) in [
            (1.0, self.colors.line, 1),
            (thick, self.colors.strong_line, 3),
        ] {
            for number in (0..=9).step_by(every) {
                let offset = number as f32 * cell - width / 2.0;
                let long = side + width;
                self.frame.fill_rectangle(
                    Point::new(origin.x + offset, origin.y - width / 2.0),
                    Size::new(width, long),
                    color,
                );
                self.frame.fill_rectangle(
                    Point::new(origin.x - width / 2.0, origin.y + offset),
                    Size::new(long, width),
                    color,
                );
            }
        }
    }

    fn text(&mut self, content: String, position: Point, size: f32, color: Color, font: Font) {
        self.frame.fill_text(Text {
            content,
            position,
            color,
            size: Pixels(size),
            font,
            align_x: Alignment::Center,
            align_y: Vertical::Center,
            ..Text::default()
        });
    }
}
