//! What scrolls, and fades where it is cut off.

use iced::widget::{Scrollable, column, container, space as empty, stack};
use iced::{Element, Padding};

use crate::list::SCROLL_BAR;
use crate::theme;

/// The height in which what scrolls in a dialog fades at an edge: its content has as much
/// room above and below.
pub(crate) const FADE: f32 = 12.0;

/// How wide the line around a card is at most.
const EDGE: f32 = 2.0;

/// What scrolls in a dialog: what is cut at an edge fades there.
pub(crate) fn fading<'a, Message: 'a>(scrolled: Scrollable<'a, Message>) -> Element<'a, Message> {
    faded(scrolled, true)
}

/// What scrolls below what it belongs to: what is cut at the lower edge fades there.
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
    // The edge of what it lies in stays in sight.
    let edges = container(edges).padding(Padding::ZERO.left(EDGE).right(SCROLL_BAR));
    stack![scrolled.style(theme::scroll), edges].into()
}
