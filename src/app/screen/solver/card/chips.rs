//! The conclusions of a step, if it has several, as chips to choose from.

use iced::widget::{Column, Row, button, column, container, row, space as gap, text};
use iced::{Center, Element, Fill};

use crate::screen::solver::Message;
use crate::screen::solver::keys::NEXT_ALONE;
use crate::shortcut::Told;
use crate::theme::{self, BOLD, FONT, size, space};
use crate::widget::{Icon, Press, reached};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{self, Notation};

/// The height of a chip.
const HEIGHT: f32 = 34.0;

/// The number of cells that a step sets, the place of one among them, and chips for those around
/// it: `page` chips in `columns` columns.
pub(super) fn chips<'a>(
    language: &Language,
    step: &[Deduction],
    alone: usize,
    (page, columns): (usize, usize),
    notation: Notation,
) -> Element<'a, Message> {
    let count = step.len();
    let small = |words: String| text(words).size(size::SMALL).style(theme::muted);
    // A tooltip would hide the card, so the key is beside the arrows.
    let turn = |icon, words, by: usize| {
        let to = Message::Focus((alone + by) % count);
        Press::bare_sign(icon, words).on_press(to).view(language)
    };
    let key = Told::from(NEXT_ALONE).name(language).unwrap_or_default();
    let heading = row![
        small(words!(language, "card-sets-cells", count = count)),
        gap::horizontal(),
        small(words!(
            language,
            "card-one-of",
            number = alone + 1,
            count = count
        )),
        turn(Icon::Return, words!(language, "card-one-before"), count - 1),
        turn(Icon::Further, words!(language, "card-one-behind"), 1),
        small(key),
    ];
    let heading = heading.spacing(space::SMALL / 2.0).align_y(Center);
    if page == 0 {
        return heading.into();
    }
    let first = alone / page * page;
    let seen: Vec<usize> = (first..count.min(first + page)).collect();
    let rows = seen.chunks(columns).map(|numbers| {
        let chips = numbers.iter().map(|number| {
            let words = explain::acts_in_short(language, &step[*number], notation);
            chip(words, *number == alone, Message::Focus(*number))
        });
        let missing = (numbers.len()..columns).map(|_| gap().width(Fill).into());
        Row::with_children(chips.chain(missing)).spacing(8).into()
    });
    column![heading, Column::with_children(rows).spacing(8)]
        .spacing(space::SMALL)
        .into()
}

fn chip<'a>(words: String, is_chosen: bool, message: Message) -> Element<'a, Message> {
    let font = if is_chosen { BOLD } else { FONT };
    let words = text(words).size(size::BODY).font(font);
    let style = if is_chosen {
        theme::chosen_chip as fn(&iced::Theme, button::Status) -> button::Style
    } else {
        theme::chip_button
    };
    let press = button(container(words.wrapping(text::Wrapping::None)).center(Fill))
        .padding(0)
        .width(Fill)
        .height(HEIGHT)
        .style(style)
        .clip(true)
        .on_press(message);
    reached(press)
}
