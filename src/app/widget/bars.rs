//! The steps of a path as bars with the height and color of their difficulty.

use iced::widget::canvas::Frame;
use iced::{Color, Element, Fill, Point, Size, Theme};

use super::kept::{Paint, painted};
use crate::theme::{colors, level_color};
use sudoku_engine::rules::Level;

/// The largest width of a step.
const WIDEST: f32 = 20.0;

/// The room for the line below a marked bar.
const MARK: f32 = 4.0;

/// Bars for steps of these levels, `None` for moves without a technique. The bar with the number
/// `marked`, from 1, is underlined.
pub(crate) fn bars<'a, Message: 'a>(
    levels: Vec<Option<Level>>,
    marked: Option<usize>,
    height: f32,
) -> Element<'a, Message> {
    let bars = painted(Bars { levels, marked });
    bars.width(Fill).height(height).into()
}

/// The color of a bar, and its height as a share of the tallest.
pub(crate) fn bar(theme: &Theme, level: Option<Level>) -> (Color, f32) {
    let Some(level) = level else {
        return (colors(theme).muted, 0.25);
    };
    let height = match level {
        Level::Easy => 0.3,
        Level::Medium => 0.45,
        Level::Hard => 0.65,
        Level::Unfair => 0.82,
        Level::Extreme => 1.0,
    };
    (level_color(theme, level), height)
}

/// The gap between two bars of this width.
pub(crate) fn gap(width: f32) -> f32 {
    if width > 4.0 { 1.5 } else { 0.0 }
}

#[derive(Clone, PartialEq)]
struct Bars {
    levels: Vec<Option<Level>>,
    marked: Option<usize>,
}

impl Paint for Bars {
    fn paint(&self, frame: &mut Frame, theme: &Theme) {
        let ground = frame.height() - self.marked.map_or(0.0, |_| MARK);
        let width = (frame.width() / self.levels.len().max(1) as f32).min(WIDEST);
        for (number, level) in self.levels.iter().enumerate() {
            let (color, share) = bar(theme, *level);
            let height = (ground * share).round();
            let left = number as f32 * width;
            let wide = (width - gap(width)).max(1.0);
            let size = Size::new(wide, height);
            frame.fill_rectangle(Point::new(left, ground - height), size, color);
            if self.marked == Some(number + 1) {
                let size = Size::new(wide.max(3.0), MARK / 2.0);
                let place = Point::new(left, ground + MARK / 2.0);
                frame.fill_rectangle(place, size, colors(theme).text);
            }
        }
    }
}
