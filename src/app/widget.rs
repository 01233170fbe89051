//! The few widgets that all screens consist of.

mod around;
mod bars;
mod drawn;
mod fading;
mod footed;
mod icon;
mod kept;
mod legend;
mod menu;
mod moves;
mod press;
mod reached;
mod reveal;
mod short;
mod swatch;
pub mod tip;
mod whole;
mod words;

use std::borrow::Cow;

use iced::widget::{Column, Container, Row, button, column, container, row, text};
use iced::{Center, Element, Fill, FillPortion};

use super::board::Filter;
use super::shortcut::Told;
use super::theme::{self, size, space};
use crate::shortcut::CLOSE;
use sudoku_engine::rules::Level;
use sudoku_engine::texts::{Language, enumerated, words};
use sudoku_telling::explain;

pub(crate) use around::{Around, Inside, around};
pub(crate) use bars::{bar, bars, gap};
pub(crate) use drawn::{board_and_panel, farther_in, walk_bar};
pub(crate) use fading::{FADE, fading, fading_below};
pub(crate) use footed::footed;
pub(crate) use icon::{Icon, Ink, sign, sketch};
pub(crate) use kept::{Kept, Paint, painted};
pub(crate) use legend::legend;
pub(crate) use menu::{Line, WIDTH as MENU_WIDTH, menu};
pub(crate) use moves::moves;
pub(crate) use press::Press;
pub(crate) use reached::{drop_focus, reached, reached_for, reached_noticed, reached_row};
pub(crate) use reveal::reveal;
pub(crate) use short::{Short, bold_width, line_width, short};
pub(crate) use swatch::swatch;
pub(crate) use tip::Side;
pub(crate) use whole::whole;
pub(crate) use words::{bold_sentence, in_a_row, sentences, sentences_of_size};

/// The ID of the dialog.
pub const DIALOG_ID: &str = "dialog";

/// A control with a tooltip below that shows its key. Tab reaches it.
pub(crate) fn with_key<'a, Message: 'a>(
    language: &Language,
    content: impl Into<Element<'a, Message>>,
    key: impl Into<Told>,
) -> Element<'a, Message> {
    tip_with_key(language, reached(content), key, Side::BELOW)
}

/// A control with a tooltip below, which reports when the pointer or the focus arrives and when
/// both are gone.
pub(crate) fn with_key_noticed<'a, Message: 'a>(
    language: &Language,
    content: impl Into<Element<'a, Message>>,
    key: impl Into<Told>,
    notice: impl Fn(bool) -> Message + 'a,
) -> Element<'a, Message> {
    let content = reached_noticed(content, notice);
    tip_with_key(language, content, key, Side::BELOW)
}

/// Several controls with one tooltip below. Each of them is [reached] on its own.
pub(crate) fn with_keys<'a, Message: 'a>(
    language: &Language,
    content: impl Into<Element<'a, Message>>,
    key: impl Into<Told>,
) -> Element<'a, Message> {
    tip_with_key(language, content, key, Side::BELOW)
}

/// Several controls with one tooltip above, so that it does not hide the controls below.
pub(crate) fn with_keys_above<'a, Message: 'a>(
    language: &Language,
    content: impl Into<Element<'a, Message>>,
    key: impl Into<Told>,
) -> Element<'a, Message> {
    tip_with_key(language, content, key, Side::ABOVE)
}

/// A control with a tooltip above, so that it does not hide the words below.
pub(crate) fn with_key_above<'a, Message: 'a>(
    language: &Language,
    content: impl Into<Element<'a, Message>>,
    key: impl Into<Told>,
) -> Element<'a, Message> {
    tip_with_key(language, reached(content), key, Side::ABOVE)
}

/// The space between chips.
const CHIP_GAP: f32 = 5.0;

/// The largest width of the words in a tooltip.
const TIP: f32 = 300.0;

/// The largest width of the words in a tooltip with little room above and below.
const LINE_TIP: f32 = 520.0;

/// A tooltip with the effect of a control, then its key.
fn tip_with_key<'a, Message: 'a>(
    language: &Language,
    content: impl Into<Element<'a, Message>>,
    key: impl Into<Told>,
    sides: &'static [Side],
) -> Element<'a, Message> {
    let told = key.into();
    let key = told.name(language);
    if key.is_none() && !told.says() {
        return content.into();
    }
    tip_of(content, told.does(language), key, sides)
}

/// A tooltip with these words, then its key.
pub(crate) fn tip_of<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: Option<String>,
    key: impl Into<Option<String>>,
    sides: &'static [Side],
) -> Element<'a, Message> {
    let told = told_words(words, key, TIP);
    tip::tip(content, told, sides)
}

/// A tooltip below a control or else above it, in one line if it is not very long. So it needs
/// little room, and covers none of the controls on both sides.
pub(crate) fn tip_in_line<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: String,
    key: String,
) -> Element<'a, Message> {
    let told = told_words(Some(words), key, LINE_TIP);
    tip::tip(content, told, Side::NOT_BESIDE)
}

/// A field for a rating, with a tooltip that says what the number means.
pub(crate) fn rating_field<'a, Message: 'a>(
    language: &Language,
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let told = words!(language, "rating-field-tip");
    tip_of(field, Some(told), None, Side::BELOW)
}

/// A line of words no wider than they are; what is cut off is in a tooltip.
pub(crate) fn cut_short<'a, Message: 'a>(line: Short<'a>) -> Element<'a, Message> {
    /// A line that lacks less than this is whole.
    const LEAST: f32 = 0.5;
    let (words, width) = (line.words().to_owned(), line.width() - LEAST);
    tip::tip_below(width, line, told_words(Some(words), None, TIP), Side::BELOW)
}

/// A line of words that fills its room; what is cut off is in a tooltip.
pub(crate) fn filling<'a, Message: 'a>(line: Short<'a>) -> Element<'a, Message> {
    let (words, width) = (line.words().to_owned(), line.width());
    let line = container(line).width(Fill);
    tip::tip_below(width, line, told_words(Some(words), None, TIP), Side::BELOW)
}

/// The content of a tooltip: words, then a key.
fn told_words<'a, Message: 'a>(
    words: Option<String>,
    key: impl Into<Option<String>>,
    widest: f32,
) -> Container<'a, Message> {
    let line = Row::new()
        .push(words.map(|words| container(text(words).size(size::BODY)).max_width(widest)))
        .push(
            key.into()
                .map(|key| text(key).size(size::SMALL).style(theme::told_key)),
        )
        .spacing(space::MEDIUM)
        .align_y(Center);
    container(line).padding([5, 10]).style(theme::tooltip)
}

/// A row of choices with the chosen one marked.
pub(crate) fn choice<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a>(
    language: &Language,
    choices: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    key: impl Into<Told>,
    message: impl Fn(T) -> Message,
) -> Element<'a, Message> {
    let buttons = choices.into_iter().map(|(value, label)| {
        let press = button(text(label).size(size::SMALL).center().width(Fill));
        let press = press.style(theme::choice_button(value == chosen));
        let press = press.padding([4, 3]).width(Fill);
        reached(press.on_press(message(value)))
    });
    with_keys(
        language,
        row(buttons).spacing(space::SMALL).width(Fill),
        key,
    )
}

/// The least room beside the label of a tab, in pixels.
const BESIDE_TAB: u16 = 12;

/// A row of tabs, each as wide as its label.
pub(crate) fn tabs<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a>(
    language: &Language,
    tabs: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    key: impl Into<Told>,
    message: impl Fn(T) -> Message,
) -> Element<'a, Message> {
    let tabs = tabs.into_iter().map(|(value, label)| {
        let label_width = line_width(&label, size::SMALL).ceil() as u16;
        let words = text(label).size(size::SMALL).center().width(Fill);
        let tab = button(words.wrapping(text::Wrapping::None))
            .padding([4, 3])
            .style(theme::choice_button(value == chosen))
            .width(FillPortion(label_width.saturating_add(BESIDE_TAB)));
        reached(tab.on_press(message(value)))
    });
    with_keys(
        language,
        row(tabs).spacing(space::SMALL / 2.0).width(Fill),
        key,
    )
}

/// Choices with the chosen one marked, in as many rows as needed.
pub(crate) fn wrapped<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a>(
    language: &Language,
    choices: impl IntoIterator<Item = (T, String)>,
    chosen: T,
    key: impl Into<Told>,
    message: impl Fn(T) -> Message,
) -> Element<'a, Message> {
    let all = choices.into_iter();
    let all = all.map(|(value, label)| chip(label, value == chosen, message(value)));
    with_keys(language, chips(all), key)
}

/// A choice as wide as its words.
pub(crate) fn chip<'a, Message: Clone + 'a>(
    label: String,
    is_chosen: bool,
    message: Message,
) -> Element<'a, Message> {
    let words = text(label).size(size::SMALL);
    let press = button(words.wrapping(text::Wrapping::None)).padding([3.0, BESIDE_CHIP]);
    reached(
        press
            .style(theme::choice_button(is_chosen))
            .on_press(message),
    )
}

/// Chips in as many rows as needed.
pub(crate) fn chips<'a, Message: 'a>(
    chips: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let chips = row(chips).spacing(CHIP_GAP).wrap();
    chips.vertical_spacing(CHIP_GAP).into()
}

/// The filter on the board. A press or Escape ends it.
pub(crate) fn filter_sign<'a, Message: Clone + 'a>(
    language: &Language,
    filter: Filter,
    off: Message,
) -> Element<'a, Message> {
    let words = match filter {
        Filter::Digits(digits) => {
            let digits = enumerated(language, digits.iter().map(|digit| digit.to_string()));
            words!(
                language,
                "filter-on-digits",
                digits = digits.unwrap_or_default()
            )
        }
        Filter::TwoCandidates => words!(language, "filter-on-two"),
    };
    let off_words = words!(language, "filter-off");
    let sign = button(text(words).size(size::BODY))
        .padding([7, 12])
        .style(theme::chosen_button)
        .on_press(off);
    with_key(language, sign, Told::from(CLOSE).saying(off_words))
}

/// The first few sentences about techniques that a filter finds by another name.
pub(crate) fn other_names<'a, Message: 'a>(told: &[String]) -> Option<Element<'a, Message>> {
    let lines = told.iter().take(2).cloned();
    let lines = lines.map(|line| text(line).size(size::SMALL).style(theme::muted).into());
    (!told.is_empty()).then(|| Column::with_children(lines).into())
}

/// A part of the panel with a heading.
pub(crate) fn section<'a, Message: 'a>(
    heading: impl Into<Cow<'a, str>>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    column![
        text(heading.into()).size(size::SMALL).style(theme::muted),
        content.into()
    ]
    .spacing(space::SMALL)
    .into()
}

/// The name of a level, in its color.
pub(crate) fn level_sign<'a, Message: 'a>(
    language: &Language,
    level: Level,
) -> Element<'a, Message> {
    let name = text(explain::level_name(language, level)).size(size::SMALL);
    container(name.wrapping(text::Wrapping::None))
        .padding([1.0, BESIDE_LEVEL])
        .style(theme::level(level))
        .into()
}

/// The room beside the words of a chip and of a low button.
const BESIDE_CHIP: f32 = 7.0;
const BESIDE_LOW: f32 = 8.0;

/// The width of a chip with this label.
pub(crate) fn chip_width(label: &str) -> f32 {
    line_width(label, size::SMALL) + 2.0 * BESIDE_CHIP
}

/// The width of a low button with this label.
pub(crate) fn low_width(label: &str) -> f32 {
    line_width(label, size::SMALL) + 2.0 * BESIDE_LOW
}

/// The room beside the name of a level.
const BESIDE_LEVEL: f32 = 8.0;

/// The width of a level with this name.
pub(crate) fn level_width(name: &str) -> f32 {
    line_width(name, size::SMALL) + 2.0 * BESIDE_LEVEL
}

/// A box around a dialog's content.
pub(crate) fn dialog<'a, Message: 'a>(
    title: impl Into<Cow<'a, str>>,
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message> {
    boxed(text(title.into()).size(size::TITLE).into(), content.into())
}

/// A box around a dialog's content, with words beside its title.
pub(crate) fn dialog_telling<'a, Message: 'a>(
    title: impl Into<Cow<'a, str>>,
    told: impl Into<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> Container<'a, Message> {
    let title = text(title.into()).size(size::TITLE);
    let title = title.wrapping(text::Wrapping::None);
    let bar = row![title, told.into()].spacing(space::LARGE);
    boxed(bar.align_y(Center).into(), content.into())
}

fn boxed<'a, Message: 'a>(
    title: Element<'a, Message>,
    content: Element<'a, Message>,
) -> Container<'a, Message> {
    container(column![title, content].spacing(space::LARGE))
        .id(DIALOG_ID)
        .padding(space::LARGE * 1.2)
        .max_width(520)
        .style(theme::dialog)
}
