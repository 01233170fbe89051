//! Scrollable parts that fade where they are cut off.

use iced::widget::{Scrollable, column, container, space as empty, stack};
use iced::{Element, Padding};

use crate::theme;
use crate::theme::SCROLL_BAR;

/// The height of the fading edge of a scrollable part in a dialog. The content has this much room
/// above and below.
pub(crate) const FADE: f32 = 12.0;

/// The largest width of the line around a card.
const EDGE: f32 = 2.0;

/// A scrollable part of a dialog, which fades at both edges.
pub(crate) fn fading<'a, Message: 'a>(scrolled: Scrollable<'a, Message>) -> Element<'a, Message> {
    faded(scrolled, true)
}

/// A scrollable part below other content, which fades at the lower edge.
pub(crate) fn fading_below<'a, Message: 'a>(
    scrolled: Scrollable<'a, Message>,
) -> Element<'a, Message> {
    faded(scrolled, false)
}

fn faded<'a, Message: 'a>(
    scrolled: Scrollable<'a, Message>,
    is_above_too: bool,
) -> Element<'a, Message> {
    let edge = |is_low| {
        container(empty::horizontal())
            .height(FADE)
            .style(theme::fading(is_low))
    };
    let edges = column![]
        .push(is_above_too.then(|| edge(false)))
        .push(empty::vertical())
        .push(edge(true));
    // Leave the edge of the container in sight.
    let edges = container(edges).padding(Padding::ZERO.left(EDGE).right(SCROLL_BAR));
    stack![scrolled.style(theme::scroll), edges].into()
}
