//! Tooltips, which appear beside a control when the pointer rests on it.

use std::time::{Duration, Instant};

use iced::advanced::widget::tree::Tree;
use iced::advanced::{Layout, Shell, layout, mouse, overlay, renderer};
use iced::{Element, Event, Point, Rectangle, Renderer, Size, Theme, window};

use super::around::{Around, Inside, around_with};

/// How long the pointer rests before the tooltip appears. A pointer on its way to a neighbor, which
/// the tooltip might cover, does not rest that long.
const DELAY: Duration = Duration::from_millis(700);

/// The gap between the control and the tooltip.
pub const GAP: f32 = 6.0;

/// A side of a control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Under it.
    Below,
    /// Over it.
    Above,
    /// To its right.
    Right,
    /// To its left.
    Left,
}

impl Side {
    /// Below, or else on another side with room.
    pub const BELOW: &'static [Self] = &[Self::Below, Self::Above, Self::Right, Self::Left];
    /// Above, or on another side with room: for a control over words that are read.
    pub const ABOVE: &'static [Self] = &[Self::Above, Self::Below, Self::Right, Self::Left];
    /// Below, or else above: for a control with others of its kind on both sides, which are read
    /// too.
    pub const NOT_BESIDE: &'static [Self] = &[Self::Below, Self::Above];
}

/// A control with a tooltip on the first of these sides that has room.
pub(crate) fn tip<'a, Message: 'a>(
    control: impl Into<Element<'a, Message>>,
    told: impl Into<Element<'a, Message>>,
    sides: &'static [Side],
) -> Element<'a, Message> {
    tip_below(f32::INFINITY, control, told, sides)
}

/// A control with a tooltip as long as it is narrower than this width.
pub(crate) fn tip_below<'a, Message: 'a>(
    width: f32,
    control: impl Into<Element<'a, Message>>,
    told: impl Into<Element<'a, Message>>,
    sides: &'static [Side],
) -> Element<'a, Message> {
    around_with(Tip { sides, width }, control, told)
}

struct Tip {
    sides: &'static [Side],
    /// The width from which on the control needs no tooltip.
    width: f32,
}

/// The position of the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
enum Pointer {
    /// Not on the control.
    #[default]
    Away,
    /// Over the control, without a motion since this time.
    OnIt(Instant),
    /// Over it long enough for the tooltip.
    Rests,
    /// Over it after a press: players who press it know it.
    Pressed,
}

/// The position of a tooltip of this size in the window.
pub fn beside(control: Rectangle, told: Size, window: Size, sides: &[Side]) -> Point {
    let middle = control.center();
    let within = |at: f32, length: f32, most: f32| at.min(most - length).max(0.0);
    let at = |side: Side| {
        let (x, y) = match side {
            Side::Below => (
                middle.x - told.width / 2.0,
                control.y + control.height + GAP,
            ),
            Side::Above => (middle.x - told.width / 2.0, control.y - GAP - told.height),
            Side::Right => (
                control.x + control.width + GAP,
                middle.y - told.height / 2.0,
            ),
            Side::Left => (control.x - GAP - told.width, middle.y - told.height / 2.0),
        };
        match side {
            Side::Below | Side::Above => Point::new(within(x, told.width, window.width), y),
            Side::Right | Side::Left => Point::new(x, within(y, told.height, window.height)),
        }
    };
    let fits = |place: &Point| {
        let right = place.x + told.width;
        let bottom = place.y + told.height;
        place.x >= 0.0 && place.y >= 0.0 && right <= window.width && bottom <= window.height
    };
    let mut places = sides.iter().copied().map(at);
    places.find(fits).unwrap_or_else(|| {
        // If there is no room beside the control, the tooltip covers a part of it.
        let place = at(sides.first().copied().unwrap_or(Side::Below));
        Point::new(
            within(place.x, told.width, window.width),
            within(place.y, told.height, window.height),
        )
    })
}

impl<Message> Around<Message> for Tip {
    type State = Pointer;

    fn update(
        &self,
        pointer: &mut Pointer,
        mut inside: Inside<'_, '_, Message>,
        event: &Event,
        cursor: mouse::Cursor,
        shell: &mut Shell<'_, Message>,
    ) {
        if let Event::Mouse(_) | Event::Window(window::Event::RedrawRequested(_)) = event {
            let before = *pointer;
            let is_pressed = matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)));
            let is_moved = matches!(event, Event::Mouse(mouse::Event::CursorMoved { .. }));
            *pointer = match before {
                _ if !cursor.is_over(inside.bounds()) => Pointer::Away,
                _ if inside.bounds().width >= self.width => Pointer::Away,
                _ if is_pressed => Pointer::Pressed,
                Pointer::OnIt(since) if !is_moved && since.elapsed() >= DELAY => Pointer::Rests,
                Pointer::OnIt(since) if !is_moved => {
                    shell.request_redraw_at(since + DELAY);
                    before
                }
                Pointer::Away | Pointer::OnIt(_) => {
                    let now = Instant::now();
                    shell.request_redraw_at(now + DELAY);
                    Pointer::OnIt(now)
                }
                Pointer::Rests | Pointer::Pressed => before,
            };
            if (before == Pointer::Rests) != (*pointer == Pointer::Rests) {
                shell.invalidate_layout();
                shell.request_redraw();
            }
        }
        inside.update(event, cursor, shell);
    }

    fn over<'b>(
        &self,
        pointer: &Pointer,
        told: &'b mut Element<'_, Message>,
        tree: &'b mut Tree,
        control: Rectangle,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        (*pointer == Pointer::Rests).then(|| {
            overlay::Element::new(Box::new(Over {
                told,
                tree,
                control,
                sides: self.sides,
            }))
        })
    }
}

/// The tooltip over the window.
struct Over<'b, 'a, Message> {
    told: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
    control: Rectangle,
    sides: &'static [Side],
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Over<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, window: Size) -> layout::Node {
        let limits = layout::Limits::new(Size::ZERO, window);
        let told = self.told.as_widget_mut();
        let told = told.layout(self.tree, renderer, &limits);
        let place = beside(self.control, told.size(), window, self.sides);
        told.move_to(place)
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let whole = Rectangle::with_size(Size::INFINITE);
        let told = self.told.as_widget();
        told.draw(self.tree, renderer, theme, style, layout, cursor, &whole);
    }
}
