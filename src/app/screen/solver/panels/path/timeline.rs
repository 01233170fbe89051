//! The path as a strip. Each step is a bar with the height and color of its difficulty.

use iced::widget::canvas::{self, Event, Frame, Geometry, Path, Stroke};
use iced::{Point, Rectangle, Renderer, Size, Theme, mouse};

use crate::theme::{appearance, colors, mix};
use crate::widget::{Kept, bar, gap};
use sudoku_engine::rules::Level;
use sudoku_telling::drawing::Appearance;

/// The strip.
pub(super) struct Timeline<'a, Message> {
    /// The bars of all moves and steps.
    pub bars: Vec<Bar>,
    /// The number of moves made.
    pub made: usize,
    /// The message to send if a place is pressed or the knob dragged there.
    pub on_place: Box<dyn Fn(usize) -> Message + 'a>,
}

/// A move or a step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Bar {
    /// The level of its technique; `None` for the player's moves.
    pub level: Option<Level>,
    /// Its height as a share of the tallest; `None` if the level decides.
    pub share: Option<f32>,
}

/// The strip's height.
pub(super) const HEIGHT: f32 = 40.0;

/// The room at both ends, for the knob.
const MARGIN: f32 = 7.0;

/// The largest width of a step.
const WIDEST: f32 = 20.0;

/// The ground line of the bars.
const GROUND: f32 = HEIGHT - 11.0;

/// The state of the strip.
#[derive(Debug, Default)]
pub(super) struct State {
    /// The last place of the knob while it is dragged.
    held: Option<usize>,
    kept: Kept<(Vec<Bar>, usize, Appearance)>,
}

impl<Message> Timeline<'_, Message> {
    /// The width of a step: as much as there is room for, up to [`WIDEST`].
    fn width(&self, bounds: Rectangle) -> f32 {
        ((bounds.width - 2.0 * MARGIN) / self.bars.len().max(1) as f32).min(WIDEST)
    }

    /// The place that is nearest to a point.
    fn place_at(&self, bounds: Rectangle, x: f32) -> usize {
        let place = ((x - bounds.x - MARGIN) / self.width(bounds)).round();
        (place.max(0.0) as usize).min(self.bars.len())
    }
}

impl<Message> canvas::Program<Message> for Timeline<'_, Message> {
    type State = State;

    fn update(
        &self,
        State { held, .. }: &mut State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Mouse(event) = event else {
            return None;
        };
        match event {
            mouse::Event::ButtonPressed(mouse::Button::Left) if cursor.is_over(bounds) => {
                let place = self.place_at(bounds, cursor.position()?.x);
                *held = Some(place);
                Some(canvas::Action::publish((self.on_place)(place)).and_capture())
            }
            mouse::Event::CursorMoved { .. } => {
                let last = (*held)?;
                let place = self.place_at(bounds, cursor.position()?.x);
                if place == last {
                    return Some(canvas::Action::capture());
                }
                *held = Some(place);
                Some(canvas::Action::publish((self.on_place)(place)).and_capture())
            }
            mouse::Event::ButtonReleased(mouse::Button::Left) => {
                held.take().map(|_| canvas::Action::capture())
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        State { kept, .. }: &State,
        renderer: &Renderer,
        theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let shows = (self.bars.clone(), self.made, appearance(theme));
        kept.draw(shows, renderer, bounds.size(), |frame| {
            self.paint(frame, theme, bounds);
        })
    }

    fn mouse_interaction(
        &self,
        state: &State,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        if state.held.is_some() {
            mouse::Interaction::Grabbing
        } else if cursor.is_over(bounds) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }
}

impl<Message> Timeline<'_, Message> {
    fn paint(&self, frame: &mut Frame, theme: &Theme, bounds: Rectangle) {
        let colors = colors(theme);
        let width = self.width(bounds);
        for (number, step) in self.bars.iter().enumerate() {
            let (color, of_level) = bar(theme, step.level);
            let share = step.share.unwrap_or(of_level);
            let color = if number < self.made {
                color
            } else {
                mix(color, colors.background, 0.55)
            };
            let height = ((GROUND - 2.0) * share).round();
            frame.fill_rectangle(
                Point::new(MARGIN + number as f32 * width, GROUND - height),
                Size::new((width - gap(width)).max(1.0), height),
                color,
            );
        }
        let end = MARGIN + self.bars.len() as f32 * width;
        let here = MARGIN + self.made as f32 * width;
        let mut rail = |from: f32, to: f32, color| {
            frame.fill_rectangle(
                Point::new(from, GROUND + 2.5),
                Size::new((to - from).max(0.0), 3.0),
                color,
            );
        };
        rail(MARGIN, end, colors.line);
        rail(MARGIN, here, colors.accent);
        let knob = Path::circle(Point::new(here, GROUND + 4.0), 6.0);
        frame.fill(&knob, colors.accent);
        let edge = Stroke::default()
            .with_color(colors.background)
            .with_width(1.5);
        frame.stroke(&knob, edge);
    }
}
