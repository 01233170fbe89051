//! The pad as widgets.

use crate::convert::Plain;
use iced::mouse::Interaction;
use iced::widget::{button, column, container, mouse_area, pin, row, stack, text, toggler};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use super::grip::grip;
use super::keys::MODE;
use super::{Message, Mode, Pad, color};
use crate::board::{Place, Sample};
use crate::shortcut::{Shortcut, Told};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{reached, reached_for, swatch, tip_in_line, with_key_above, with_keys_above};
use sudoku_engine::grid::{Digit, DigitSet, Grid, Layout};
use sudoku_engine::texts::{Language, words};

/// The height of a key beside the board, and of a key below it.
const HIGH: f32 = 64.0;
const LOW: f32 = 44.0;

/// The height that is enough for the pad beside a board.
const ROOMY: f32 = 560.0;

/// The IDs of the keys.
const NAMES: [&str; 9] = [
    "key-1", "key-2", "key-3", "key-4", "key-5", "key-6", "key-7", "key-8", "key-9",
];

/// The gap between two keys, which belongs to them half each.
const GAP: f32 = 7.0;

/// The height of the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// High: the count of a digit is below it.
    High,
    /// Low, for little room: the count is beside the digit.
    Low,
}

/// The switch that notes all candidates.
pub(crate) struct AllNotes<M> {
    /// Whether it is on.
    pub(crate) are_on: bool,
    /// The message when it is switched.
    pub(crate) turn: fn(bool) -> M,
    /// Its key.
    pub(crate) key: Shortcut,
}

/// The content of the pad for a board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    /// The digits of the board.
    digits: DigitSet,
    /// The number of each digit that is left.
    left: [usize; Digit::COUNT],
    face: Face,
    /// Whether keys mark a digit instead of filling it in.
    marks: bool,
    /// Whether the board takes no digits now.
    rests: bool,
}

impl Face {
    /// The height of the switch of modes.
    const MODES: f32 = 40.0;

    /// The face for a pad beside a board in an area of this height.
    pub(crate) fn beside_board(height: f32) -> Self {
        if height < ROOMY {
            Self::Low
        } else {
            Self::High
        }
    }

    /// The height of the keys.
    pub(crate) const fn height(self) -> f32 {
        match self {
            Self::High => HIGH,
            Self::Low => LOW,
        }
    }
}

impl Look {
    /// The content for the digits on a board.
    pub(crate) fn of(grid: &Grid, face: Face) -> Self {
        let (size, digits) = (grid.layout().size(), grid.layout().digits());
        let left = Digit::ALL.map(|digit| size.saturating_sub(grid.placed(digit).len()));
        Self {
            digits,
            left,
            face,
            marks: false,
            rests: false,
        }
    }

    /// The same content for a board that takes no digits now, if it `rests`: a press only says why.
    #[must_use]
    pub(crate) const fn resting(self, rests: bool) -> Self {
        Self { rests, ..self }
    }

    /// The same content, for keys that mark a digit instead of filling it in.
    #[must_use]
    pub(crate) const fn marking(self) -> Self {
        Self {
            marks: true,
            ..self
        }
    }
}

impl Pad {
    /// A switch for the effect of the keys, and the switch that notes all candidates. Both are off
    /// if the pad `rests`.
    pub(crate) fn modes<'a, M: Clone + 'a>(
        &self,
        language: &Language,
        into: fn(Message) -> M,
        all_notes: AllNotes<M>,
        rests: bool,
    ) -> Element<'a, M> {
        let modes = Mode::ALL.map(|mode| {
            let is_on = mode == self.mode;
            let label = text(mode.label(language))
                .size(size::BODY)
                .font(if is_on { BOLD } else { theme::FONT })
                .center()
                .wrapping(text::Wrapping::None);
            let press = button(label.width(Fill).height(Fill))
                .padding([0, 8])
                .width(Fill)
                .height(Fill)
                .style(theme::switched(is_on));
            reached(press.on_press_maybe((!rests).then(|| into(Message::Mode(mode)))))
        });
        let modes = container(row(modes))
            .padding(3)
            .height(Face::MODES)
            .width(Fill);
        // The tooltip must not cover the keys below, where the pointer goes next.
        let modes = with_keys_above(language, modes.style(theme::switch_ground), MODE);
        let switch = toggler(all_notes.are_on)
            .label(words!(language, "pad-all-notes"))
            .size(20.0)
            .text_size(size::SMALL)
            .width(Shrink)
            .style(theme::switch)
            .on_toggle_maybe((!rests).then_some(all_notes.turn));
        let told = Told::from(all_notes.key).saying(words!(language, "pad-all-notes-tip"));
        row![modes, with_key_above(language, switch, told)]
            .spacing(space::MEDIUM)
            .align_y(Center)
            .into()
    }

    /// The keys.
    pub(crate) fn keys<'a, M: Clone + 'a>(
        &self,
        language: &Language,
        look: Look,
        into: fn(Message) -> M,
    ) -> Element<'a, M> {
        let does = match self.mode {
            Mode::Digit if look.marks => words!(language, "pad-key-mark"),
            Mode::Digit => words!(language, "pad-key-digit"),
            Mode::Note => words!(language, "pad-key-note"),
            Mode::Color => words!(language, "pad-key-color"),
        };
        let key = |digit: Digit, face: Element<'a, M>, left: Option<usize>| {
            let press = into(Message::Press(digit));
            // The button gives the key its look under the pointer; the grip handles its use.
            let key = button(container(face).center(Fill))
                .padding(0)
                .width(Fill)
                .height(look.face.height())
                .style(theme::pad_key(self.hand == Some(digit), left == Some(0)))
                .on_press_maybe((!look.rests).then(|| press.clone()));
            let key = container(key).id(NAMES[digit.index()]);
            let key = grip(container(key).padding([0.0, GAP / 2.0]), digit, into);
            let key = reached_for(key, press);
            let left = left.map(|left| {
                let digit = digit.to_string();
                words!(language, "pad-key-left", count = left, digit = digit)
            });
            let told = match left {
                Some(left) => words!(
                    language,
                    "pad-key-with-left",
                    left = left,
                    does = does.clone()
                ),
                None => does.clone(),
            };
            tip_in_line(key, told, digit.to_string())
        };
        let keys: Vec<Element<'a, M>> = match self.mode {
            Mode::Color => {
                let colors = Digit::ALL.into_iter().zip(Digit::ALL.map(color));
                let colors = colors.filter_map(|(digit, color)| Some((digit, color?)));
                let keys = colors.map(|(digit, color)| {
                    let face = row![
                        swatch(Sample::Mark(color)),
                        text(color.letter()).size(size::BODY),
                    ];
                    key(
                        digit,
                        face.spacing(space::SMALL).align_y(Center).into(),
                        None,
                    )
                });
                keys.collect()
            }
            Mode::Digit | Mode::Note => {
                let keys = Digit::ALL.into_iter().zip(look.left);
                let keys = keys.filter(|(digit, _)| look.digits.contains(*digit));
                let keys = keys.map(|(digit, left)| {
                    let face = digit_face(digit, left, look);
                    key(digit, face, Some(left))
                });
                keys.collect()
            }
        };
        // Align the outer keys with the edges of the part above them.
        let keys = row(keys).width(Fill);
        mouse_area(keys)
            .on_enter(into(Message::On(true)))
            .on_exit(into(Message::On(false)))
            .into()
    }
}

/// A digit with the number of it that is left, unless it is 0.
fn digit_face<'a, M: 'a>(digit: Digit, left: usize, look: Look) -> Element<'a, M> {
    let style = if left == 0 || look.rests {
        theme::dim
    } else {
        theme::plain
    };
    let name = text(digit.to_string()).style(style);
    let count = (left > 0).then(|| {
        let count = text(left.to_string()).size(size::SMALL);
        count.style(if look.rests { theme::dim } else { theme::muted })
    });
    match look.face {
        Face::High => column![name.size(size::KEY)]
            .push(count)
            .align_x(Center)
            .into(),
        Face::Low => row![name.size(size::TITLE)]
            .push(count)
            .spacing(4)
            .align_y(Center)
            .into(),
    }
}

/// A screen with the dragged digit over it.
pub(crate) fn over<'a, M: Clone + 'a>(
    pad: &Pad,
    page: impl Into<Element<'a, M>>,
    into: fn(Message) -> M,
) -> Element<'a, M> {
    let mut page = mouse_area(container(page).width(Fill).height(Fill));
    if pad.is_dragging() {
        page = page
            .on_move(move |point| into(Message::Moved(point)))
            .interaction(Interaction::Grabbing);
    }
    let moved = pad.dragged.filter(|dragged| dragged.moved);
    let face = moved.map(|dragged| {
        let is_color = pad.mode == Mode::Color && dragged.from.is_none();
        let name = match color(dragged.digit).filter(|_| is_color) {
            Some(color) => color.letter().to_string(),
            None => dragged.digit.to_string(),
        };
        let digit = text(name).size(size::HUGE).font(BOLD);
        pin(container(digit).padding([2, 12]).style(theme::tooltip))
            .x(pad.pointer.x + space::SMALL)
            .y(pad.pointer.y - size::HUGE)
            .into()
    });
    // Use a stack even without a digit, so that the widgets of the page keep their state.
    stack![page].extend(face).into()
}

/// Keys below a board of this side, each below its column.
pub(crate) fn below_board<'a, M: 'a>(
    keys: Element<'a, M>,
    side: f32,
    board: &Layout,
    is_labeled: bool,
) -> Element<'a, M> {
    let place = Place::of(Size::new(side, side).plain(), board, is_labeled);
    container(container(keys).width(place.cells()))
        .padding(Padding::ZERO.left(place.origin.x))
        .into()
}
