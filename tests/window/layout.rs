//! Every part of the window at five sizes and three sizes of the text: no text is cut
//! off, no two stand on each other, and nothing leaves the window.

use std::collections::BTreeMap;

use iced::{Rectangle, Size};
use iced_test::selector::{Candidate, Selector};
use iced_test::simulator::Simulator;
use sudoku_stepper::app::modal;
use sudoku_stepper::app::settings::TextSize;
use sudoku_stepper::app::{App, Message, iced_settings};

use crate::living_tree::{SHOWN, shown};

/// The sizes of the window: the smallest one, the usual one, larger ones.
const SIZES: [(f32, f32); 5] = [
    (760.0, 560.0),
    (1000.0, 700.0),
    (1400.0, 1000.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
];

/// How large the text is chosen to be, in percent.
const TEXT_SIZES: [u16; 3] = [100, 125, 150];

/// By so much, in pixels, things may be off: half a pixel is rounded off here and there.
const TOLERANCE: f32 = 1.5;

/// What is laid out, in the order in which it lies one above the other.
#[derive(Default)]
struct Laid {
    texts: Vec<(String, Rectangle, Option<Rectangle>)>,
    boxes: Vec<Rectangle>,
    scrolled: Vec<Rectangle>,
}

struct Collected<'a>(&'a mut Laid);

impl Selector for Collected<'_> {
    type Output = ();

    fn select(&mut self, candidate: Candidate<'_>) -> Option<()> {
        match candidate {
            // What lies over the window covers what was before it.
            Candidate::Container { id: Some(id), .. } if *id == modal::DIALOG_ID.into() => {
                *self.0 = Laid::default();
            }
            Candidate::Container { bounds, .. } | Candidate::Focusable { bounds, .. } => {
                self.0.boxes.push(bounds);
            }
            Candidate::Scrollable { bounds, .. } => self.0.scrolled.push(bounds),
            Candidate::Text {
                content,
                bounds,
                visible_bounds,
                ..
            } => {
                let text = (content.to_owned(), bounds, visible_bounds);
                self.0.texts.push(text);
            }
            _ => {}
        }
        None
    }

    fn description(&self) -> String {
        "all that is laid out".to_owned()
    }
}

fn laid_out(app: &App, size: Size) -> Laid {
    let mut laid = Laid::default();
    let mut ui = Simulator::with_size(iced_settings(), size, app.view());
    let found = ui.find(Collected(&mut laid)).is_ok();
    assert!(!found, "all is gone through");
    laid
}

impl Laid {
    /// What is wrong with it in a window of this size.
    fn faults(&self, window: Size) -> Vec<String> {
        let mut faults = Vec::new();
        let window = Rectangle::with_size(window);
        for area in &self.boxes {
            let is_out = area.x < -TOLERANCE
                || area.y < -TOLERANCE
                || area.x + area.width > window.width + TOLERANCE
                || area.y + area.height > window.height + TOLERANCE;
            if is_out && !self.is_scrolled(area) {
                faults.push(format!("{area:?} leaves the window"));
            }
        }
        for (text, bounds, visible) in &self.texts {
            let seen = visible.unwrap_or(Rectangle::with_size(Size::ZERO));
            let is_cut =
                seen.width < bounds.width - TOLERANCE || seen.height < bounds.height - TOLERANCE;
            if is_cut && !self.is_scrolled(bounds) {
                faults.push(format!("'{text}' is cut off: {seen:?} of {bounds:?}"));
            }
        }
        let seen: Vec<_> = self
            .texts
            .iter()
            .filter_map(|(text, _, visible)| Some((text, (*visible)?)))
            .filter(|(text, _)| !text.trim().is_empty())
            .collect();
        for (number, (text, bounds)) in seen.iter().enumerate() {
            for (other, others) in &seen[number + 1..] {
                let overlap = bounds.intersection(others);
                let overlap =
                    overlap.filter(|it| it.width > TOLERANCE && it.height > 2.0 * TOLERANCE);
                if let Some(overlap) = overlap {
                    faults.push(format!("'{text}' and '{other}' overlap: {overlap:?}"));
                }
            }
        }
        faults
    }

    /// Whether something is within what can be scrolled, and may so be out of sight.
    fn is_scrolled(&self, area: &Rectangle) -> bool {
        let is_within = |it: &Rectangle| {
            area.x >= it.x - TOLERANCE && area.x + area.width <= it.x + it.width + TOLERANCE
        };
        self.scrolled.iter().any(is_within)
    }
}

#[test]
fn nothing_is_cut_off_or_stands_on_another_at_any_size() {
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (what, puzzle, keys) in SHOWN {
        let mut app = shown(*puzzle, keys);
        for (width, height) in SIZES {
            for percent in TEXT_SIZES {
                let text_size = TextSize::try_from(percent).unwrap();
                drop(app.update(Message::Modal(modal::Message::TextSize(text_size))));
                let scale = app.scale();
                let size = Size::new(width / scale, height / scale);
                drop(app.update(Message::Resized(size)));
                let scale = app.scale();
                let size = Size::new(width / scale, height / scale);
                for fault in laid_out(&app, size).faults(size) {
                    let place = format!("{what} at {width}x{height}, {percent} %");
                    faults.entry(fault).or_default().push(place);
                }
            }
        }
    }
    for (fault, places) in &faults {
        println!("{fault}\n    in {} places: {}", places.len(), places[0]);
    }
    assert!(faults.is_empty(), "{} faults", faults.len());
}
