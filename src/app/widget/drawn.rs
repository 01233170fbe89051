//! Parts beside a board with a deduction: the size of the panel, and the walk along the links.

use iced::widget::{container, row, text};
use iced::{Center, Element, Padding, Size};

use super::{Icon, Press};
use crate::shortcut::{Shortcut, Told};
use crate::shown::{END_WALK, LINK_BACK, LINK_ON, Shown};
use crate::theme::{size, space};
use sudoku_engine::texts::{Language, words};

/// The least and largest width of the panel.
const PANEL: (f32, f32) = (310.0, 420.0);

/// The side of a board and the width of the panel beside it in an area, in whole pixels: the
/// software renderer would leave traces of a fractional edge over a dialog.
pub(crate) fn board_and_panel(area: Size) -> (f32, f32) {
    let panel = (area.width - area.height - space::LARGE).clamp(PANEL.0, PANEL.1);
    let side = (area.width - panel - space::LARGE)
        .min(area.height)
        .max(120.0)
        .floor();
    (side, panel)
}

/// The indent of a line for each supposition that it is under, and the most suppositions that
/// count.
const FARTHER_IN: (f32, u16) = (14.0, 4);

/// A line of an argument, indented for each supposition that it is under.
pub(crate) fn farther_in<'a, Message: 'a>(
    depth: usize,
    line: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let (each, most) = FARTHER_IN;
    let depth = u16::try_from(depth).map_or(most, |depth| depth.min(most));
    let padding = Padding::ZERO.left(each * f32::from(depth));
    container(line).padding(padding).into()
}

/// The buttons to walk from link to link, and the place of the walk: at a link, or not started yet,
/// with `key` to start it. `None` if there are no links. The tooltips are above, because the
/// sentence of the link is below.
pub(crate) fn walk_bar<'a, Message: Clone + 'a>(
    language: &Language,
    shown: &Shown,
    key: impl Into<Told>,
    walk: fn(Option<usize>) -> Message,
) -> Option<Element<'a, Message>> {
    let count = shown.links().len();
    let last = count.checked_sub(1)?;
    let Some(at) = shown.at() else {
        let begin = Press::new(words!(language, "walk-begin")).low();
        let begin = begin.key(key).on_press(walk(Some(0)));
        return Some(begin.tip_above().view(language));
    };
    let go = |possible: bool, to: usize| possible.then(|| walk(Some(to)));
    let line = shown.line_at().map_or(0, |line| line + 1);
    let place = text(words!(
        language,
        "walk-place",
        line = line,
        link = at + 1,
        count = count
    ))
    .size(size::SMALL);
    let link = |icon: Icon, key: Shortcut, to: Option<Message>| {
        let press = Press::low_sign(icon).key(key).on_press_maybe(to);
        press.tip_above().view(language)
    };
    let bar = row![
        link(Icon::Back, LINK_BACK, go(at > 0, at.saturating_sub(1))),
        link(Icon::On, LINK_ON, go(at < last, at + 1)),
        place,
        Press::new(words!(language, "walk-end"))
            .low()
            .key(END_WALK)
            .on_press(walk(None))
            .tip_above()
            .view(language),
    ];
    Some(bar.spacing(space::SMALL).align_y(Center).wrap().into())
}
