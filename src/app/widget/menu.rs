//! A menu over the window.

use iced::widget::{
    Column, button, column, container, mouse_area, opaque, row, rule, space as gap, text,
};
use iced::{Center, Element, Fill, Padding, Point};

use crate::shortcut::Told;
use crate::theme::{self, size, space};
use sudoku_engine::texts::Language;

/// A line of a menu.
#[derive(Debug)]
pub(crate) struct Line<Message> {
    /// The words.
    pub(crate) label: String,
    /// The keys for the same action.
    pub(crate) key: Told,
    /// The action; `None` if it is not possible now.
    pub(crate) message: Option<Message>,
    /// Whether the line starts a new group.
    pub(crate) begins_group: bool,
}

/// The width of a menu.
pub(crate) const WIDTH: f32 = 240.0;

/// The height of a line.
const LINE: f32 = 38.0;

/// A menu with its top left corner at `place`. The line with the number `at` is chosen for keys. A
/// press beside the menu sends `close`.
pub(crate) fn menu<'a, Message: Clone + 'a>(
    language: &Language,
    lines: Vec<Line<Message>>,
    at: usize,
    place: Point,
    choose: impl Fn(usize) -> Message,
    close: Message,
) -> Element<'a, Message> {
    let lines = lines.into_iter().enumerate().map(|(number, line)| {
        let key = line.key.name(language).unwrap_or_default();
        let words = row![
            text(line.label).size(size::LEAD),
            gap::horizontal(),
            text(key).size(size::SMALL),
        ];
        let press = button(words.align_y(Center).height(Fill))
            .padding([0, 12])
            .height(LINE)
            .width(Fill)
            .style(theme::menu_line(number == at))
            .on_press_maybe(line.message.map(|_| choose(number)));
        let divider = rule::horizontal(1).style(theme::divider);
        let divider = line
            .begins_group
            .then(|| container(divider).padding([4, 12]));
        Column::new().push(divider).push(press).into()
    });
    let list = container(column(lines).width(WIDTH))
        .padding(space::SMALL)
        .id("menu")
        .style(theme::dialog);
    let placed = container(opaque(list))
        .width(Fill)
        .height(Fill)
        .padding(Padding::ZERO.left(place.x).top(place.y));
    opaque(mouse_area(placed).on_press(close))
}
