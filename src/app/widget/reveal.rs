//! Scrolling a part of a scrollable area into view.

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, scroll_to};
use iced::advanced::widget::operation::{Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, operate};
use iced::{Rectangle, Task, Vector};

/// Scrolls the area with this ID by the least that shows its part with this ID: the whole part or,
/// if that is too high, its beginning.
pub(crate) fn reveal<T: Send + 'static>(area: &'static str, part: &'static str) -> Task<T> {
    let reveal = Reveal {
        area: Id::new(area),
        part: Id::new(part),
        view: None,
        found: None,
    };
    operate(reveal).discard()
}

#[derive(Debug)]
struct Reveal {
    area: Id,
    part: Id,
    /// The place of the area, and the distance that it is scrolled by.
    view: Option<(Rectangle, f32)>,
    /// The place that the part has while nothing is scrolled.
    found: Option<Rectangle>,
}

impl Reveal {
    /// The distance to scroll by, if it is not the present one.
    fn offset(&self) -> Option<f32> {
        let ((view, now), part) = self.view.zip(self.found)?;
        let (top, bottom) = (part.y - view.y, part.y + part.height - view.y - view.height);
        let offset = now.max(bottom).min(top).max(0.0);
        (offset - now).abs().gt(&0.0).then_some(offset)
    }
}

impl Operation<()> for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.part) {
            self.found = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.area) {
            self.view = Some((bounds, translation.y));
        }
    }

    fn finish(&self) -> Outcome<()> {
        match self.offset() {
            Some(y) => {
                let to = AbsoluteOffset {
                    x: None,
                    y: Some(y),
                };
                Outcome::Chain(Box::new(scroll_to(self.area.clone(), to)))
            }
            None => Outcome::None,
        }
    }
}
