//! The path as a strip: each step a bar, as tall and in the color as its
//! technique is hard.

use iced::widget::canvas::{self, Event, Frame, Geometry, Path, Stroke};
use iced::{Point, Rectangle, Renderer, Size, Theme, mouse};

use crate::theme::{appearance, colors, mix};
use crate::widget::{Kept, bar, gap};
use sudoku_engine::rules::Level;
use sudoku_telling::drawing::Appearance;

/// The strip.
pub(super) struct Timeline<'a, Message> {
    /// Each move and step.
    pub bars: Vec<Bar>,
    /// How many of them are made.
    pub made: usize,
    /// What to send when a place is pressed, or the knob dragged there.
    pub on_place: Box<dyn Fn(usize) -> Message + 'a>,
}

/// A move or a step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Bar {
    /// The level of its technique; none for what a person did.
    pub level: Option<Level>,
    /// How tall it is as a share of the tallest, if not as its level is.
    pub share: Option<f32>,
}

/// The strip's height.
pub(super) const HEIGHT: f32 = 40.0;

/// The room at both ends, for the knob.
const MARGIN: f32 = 7.0;

/// The most that a step takes.
const WIDEST: f32 = 20.0;

/// Where the bars stand.
const GROUND: f32 = HEIGHT - 11.0;

/// What a strip remembers.
#[derive(Debug, Default)]
pub(super) struct State {
    /// The place where the knob was dragged last, while it is held.
    held: Option<usize>,
    kept: Kept<(Vec<Bar>, usize, Appearance)>,
}

impl<Message> Timeline<'_, Message> {
    /// The width of a step: as much as there is room for, but no more than
    /// looks like a bar.
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
