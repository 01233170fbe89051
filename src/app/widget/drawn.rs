//! What stands beside a board that shows a deduction: the legend, and the walk through
//! its links.

use std::borrow::Cow;

use iced::widget::{canvas, row, space as gap, text};
use iced::{Center, Element, Size};

use super::{Icon, icon_button, small};
use crate::app::board::{Entry, Swatch};
use crate::app::theme::{self, size, space};
use crate::texts::words;

/// The panel's width: at least, at most.
const PANEL: (f32, f32) = (310.0, 420.0);

/// The side of a board and the width of the panel beside it in an area. In whole
/// pixels: of an edge between two of them, the software renderer would leave traces
/// over a dialog.
pub fn board_and_panel(area: Size) -> (f32, f32) {
    let panel = (area.width - area.height - space::LARGE).clamp(PANEL.0, PANEL.1);
    let side = (area.width - panel - space::LARGE)
        .min(area.height)
        .max(120.0)
        .floor();
    (side, panel)
}

/// What the colours and signs on the board mean.
pub fn legend<'a, Message: 'a>(entries: Vec<Entry>) -> Element<'a, Message> {
    let entries = entries.into_iter().map(|entry| {
        let samples = entry.samples.into_iter().map(|sample| {
            let swatch = canvas(Swatch(sample));
            swatch.width(Swatch::SIZE).height(Swatch::SIZE).into()
        });
        let label = text(entry.label).size(size::SMALL).style(theme::muted);
        row(samples)
            .push(label)
            .spacing(space::SMALL / 2.0)
            .align_y(Center)
            .into()
    });
    let legend = row(entries).spacing(space::MEDIUM).wrap();
    legend.vertical_spacing(0).into()
}

/// The buttons that go from link to link, and where the walk is: `at` a link, or at
/// none yet, which `key` begins. Nothing where there are no links.
pub fn walk_bar<'a, Message: Clone + 'a>(
    at: Option<usize>,
    links: usize,
    key: impl Into<Cow<'a, str>>,
    walk: fn(Option<usize>) -> Message,
) -> Option<Element<'a, Message>> {
    let last = links.checked_sub(1)?;
    let Some(at) = at else {
        return Some(small(words!("walk-begin"), key, Some(walk(Some(0)))));
    };
    let go = |possible: bool, to: usize| possible.then(|| walk(Some(to)));
    let place = text(words!("walk-place", link = at + 1, count = links)).size(size::SMALL);
    let bar = row![
        icon_button(Icon::Back, "Left", go(at > 0, at.saturating_sub(1))),
        icon_button(Icon::On, "Right", go(at < last, at + 1)),
        place,
        gap::horizontal(),
        small(words!("walk-end"), "Esc", Some(walk(None))),
    ];
    Some(bar.spacing(space::SMALL).align_y(Center).into())
}
