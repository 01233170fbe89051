//! The pad as widgets.

use crate::board::convert::Plain;
use iced::mouse::Interaction;
use iced::widget::{button, column, container, mouse_area, pin, row, stack, text, toggler};
use iced::{Center, Element, Fill, Padding, Shrink, Size};

use super::grip::grip;
use super::keys::MODE;
use super::{Message, Mode, Pad, color};
use crate::board::{Place, Sample};
use crate::shortcut::{Shortcut, Told};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Side, reached, reached_for, swatch, tip_of, with_key_above, with_keys_above};
use sudoku_engine::grid::{Digit, DigitSet, Grid, Layout};
use sudoku_engine::texts::{Language, words};

/// The height of a key beside the board, and of one below it.
const HIGH: f32 = 64.0;
const LOW: f32 = 44.0;

/// From this height on there is room beside a board.
const ROOMY: f32 = 560.0;

/// What the keys are called, to be found by.
const NAMES: [&str; 9] = [
    "key-1", "key-2", "key-3", "key-4", "key-5", "key-6", "key-7", "key-8", "key-9",
];

/// The room between two keys, which belongs to both, half each.
const GAP: f32 = 7.0;

/// How high the keys are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// What is left of a digit stands below it.
    High,
    /// It stands beside it, where there is little room.
    Low,
}

/// The switch that has all candidates noted.
pub(crate) struct AllNotes<M> {
    /// Whether they are.
    pub(crate) are_on: bool,
    /// What to send when it is turned.
    pub(crate) turn: fn(bool) -> M,
    /// What does it by key.
    pub(crate) key: Shortcut,
}

/// What the pad says of a board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    /// The digits that the board has.
    digits: DigitSet,
    /// How many of each digit are left.
    left: [usize; Digit::COUNT],
    face: Face,
    /// Whether a digit is marked, and not filled in.
    marks: bool,
}

impl Face {
    /// The height of the switch of modes.
    const MODES: f32 = 40.0;

    /// Beside a board in an area of this height.
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
    /// Of the digits that stand on a board.
    pub(crate) fn of(grid: &Grid, face: Face) -> Self {
        let (size, digits) = (grid.layout().size(), grid.layout().digits());
        let left = Digit::ALL.map(|digit| size.saturating_sub(grid.placed(digit).len()));
        Self {
            digits,
            left,
            face,
            marks: false,
        }
    }

    /// The same where a digit is marked, and not filled in.
    #[must_use]
    pub(crate) const fn marking(self) -> Self {
        Self {
            marks: true,
            ..self
        }
    }
}

impl Pad {
    /// What the keys do, as a switch, and which candidates the board shows.
    pub(crate) fn modes<'a, M: Clone + 'a>(
        &self,
        language: &Language,
        into: fn(Message) -> M,
        all_notes: AllNotes<M>,
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
            reached(press.on_press(into(Message::Mode(mode))))
        });
        let modes = container(row(modes))
            .padding(3)
            .height(Face::MODES)
            .width(Fill);
        // Below are the keys, to which the pointer goes next.
        let modes = with_keys_above(language, modes.style(theme::switch_ground), MODE);
        let switch = toggler(all_notes.are_on)
            .label(words!(language, "pad-all-notes"))
            .size(20.0)
            .text_size(size::SMALL)
            .width(Shrink)
            .style(theme::switch)
            .on_toggle(all_notes.turn);
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
            // It tells the pointer from afar; what is done with it the grip says.
            let key = button(container(face).center(Fill))
                .padding(0)
                .width(Fill)
                .height(look.face.height())
                .style(theme::pad_key(self.hand == Some(digit), left == Some(0)))
                .on_press(press.clone());
            let key = container(key).id(NAMES[digit.index()]);
            let key = grip(container(key).padding([0.0, GAP / 2.0]), digit, into);
            let key = reached_for(key, press);
            // Above keys that are low there is the board.
            let sides = match look.face {
                Face::High => Side::BELOW,
                Face::Low => Side::NOT_ABOVE,
            };
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
            tip_of(key, Some(told), digit.to_string(), sides)
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
                    key(digit, digit_face(digit, left, look.face), Some(left))
                });
                keys.collect()
            }
        };
        // The edges of the outer keys are those of what they stand below.
        let keys = row(keys).width(Fill);
        mouse_area(keys)
            .on_enter(into(Message::On(true)))
            .on_exit(into(Message::On(false)))
            .into()
    }
}

/// A digit and how many of it are left; nothing where it is done.
fn digit_face<'a, M: 'a>(digit: Digit, left: usize, face: Face) -> Element<'a, M> {
    let style = if left == 0 { theme::dim } else { theme::plain };
    let name = text(digit.to_string()).style(style);
    let count = (left > 0).then(|| {
        let count = text(left.to_string()).size(size::SMALL);
        count.style(theme::muted)
    });
    match face {
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

/// A screen over which a digit can be dragged.
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
    // Also around the page alone, so that its widgets know where the pointer was.
    stack![page].extend(face).into()
}

/// Keys that stand below a board of this side, each below its column.
pub(crate) fn below_board<'a, M: 'a>(
    keys: Element<'a, M>,
    side: f32,
    board: &Layout,
    is_labelled: bool,
) -> Element<'a, M> {
    let place = Place::of(Size::new(side, side).plain(), board, is_labelled);
    container(container(keys).width(place.cells()))
        .padding(Padding::ZERO.left(place.origin.x))
        .into()
}
