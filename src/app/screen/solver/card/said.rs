//! The content of a card, in parts from top to bottom.

use iced::widget::{
    Column, Container, Row, column, container, row, rule, scrollable, space as gap, text,
};
use iced::{Center, Element, Fill, Length, Padding};

use crate::screen::solver::Message;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{FADE, fading_below};
use sudoku_telling::explain::Text;

/// The ID of the first part of a card.
const CONCLUSION: &str = "conclusion";

/// The ID of the part of a card that scrolls.
pub(in crate::screen::solver) const TEXT: &str = "card-text";

/// The border of a card.
pub(super) const BORDER: f32 = 3.0;

/// The room around the parts of a card that is the main part of its panel.
const MARGIN: f32 = 20.0;
const LITTLE_MARGIN: f32 = 14.0;

/// The gap between the text and the scroll bar.
const BESIDE_BAR: f32 = 2.0;

/// The gap between the heading and the body, so that the heading stands for itself.
const BELOW_HEADING: f32 = 12.0;
const LITTLE_BELOW_HEADING: f32 = 6.0;

/// The gap between the body and the divider above the buttons.
const ABOVE_FOOT: f32 = 14.0;
const LITTLE_ABOVE_FOOT: f32 = 8.0;

/// The gap between chips and the legend below.
const BELOW_CHIPS: f32 = 10.0;

/// The gap between buttons. A quiet button has as much room inside its edge, so the words of the
/// first one begin below the words above.
pub(in crate::screen::solver) const BETWEEN_BUTTONS: f32 = 8.0;

/// The room above and below a row of buttons.
const AROUND_BUTTONS: f32 = 5.0;

/// The room of a card beside a list: above and below its heading, and below the rest.
const ABOVE_PART: f32 = 8.0;
const WITHIN_PART: f32 = 4.0;

/// The size of a disc with up to two characters. A line of a side argument has a longer name.
const DISC: f32 = 22.0;
const LONG_DISC: f32 = 30.0;
const DISC_NAME: usize = 2;

/// The gap between the head of a card and the sign of its lesson, and the width of that sign.
const BESIDE_SIGN: f32 = 6.0;
const SIGN: f32 = 32.0;

/// The gap between a disc and its line.
const BESIDE_DISC: f32 = 10.0;

/// The height below which the heading and the buttons of a card would leave no room to what it
/// says.
const LOW: f32 = 200.0;

/// The room for the card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::screen::solver) enum Room {
    /// The rest of the panel, as its main part.
    Whole,
    /// This height, beside a list.
    Part(Length),
}

impl Room {
    /// The room of the main part of a panel, of this height. If it is low, all but a short heading
    /// scrolls.
    pub(in crate::screen::solver) const fn main(height: f32) -> Self {
        if height < LOW {
            Self::Part(Fill)
        } else {
            Self::Whole
        }
    }
}

/// The heading of a card.
#[derive(Debug, Clone)]
pub(in crate::screen::solver) enum Heading {
    /// A sentence that lights up the board.
    Concludes(Text),
    /// Words.
    Words(String),
    /// Words of warning.
    Warns(String),
}

/// The button to the lesson of a technique: its words for the foot of a card, and its sign for the
/// head of a low card, whose foot is out of sight.
pub(in crate::screen::solver) struct Lesson<'a> {
    pub(in crate::screen::solver) words: Element<'a, Message>,
    pub(in crate::screen::solver) sign: Element<'a, Message>,
}

/// The content of a card. The heading and the answers are always in sight; the part between them
/// scrolls. A long heading beside a list scrolls too.
pub(in crate::screen::solver) struct Said<'a> {
    pub(in crate::screen::solver) above: Option<Element<'a, Message>>,
    pub(in crate::screen::solver) heading: Heading,
    pub(in crate::screen::solver) body: Vec<Element<'a, Message>>,
    pub(in crate::screen::solver) answers: Vec<Element<'a, Message>>,
    pub(in crate::screen::solver) chips: Option<Element<'a, Message>>,
    pub(in crate::screen::solver) foot: Vec<Element<'a, Message>>,
    pub(in crate::screen::solver) lesson: Option<Lesson<'a>>,
}

impl<'a> Said<'a> {
    pub(in crate::screen::solver) fn headed(heading: Heading) -> Self {
        Self {
            above: None,
            heading,
            body: Vec::new(),
            answers: Vec::new(),
            chips: None,
            foot: Vec::new(),
            lesson: None,
        }
    }

    /// A heading with words below it.
    pub(in crate::screen::solver) fn new(heading: String, words: String) -> Self {
        Self::headed(Heading::Words(heading)).words(words)
    }

    /// A warning with words below it.
    pub(in crate::screen::solver) fn warning(heading: String, words: String) -> Self {
        Self::headed(Heading::Warns(heading)).words(words)
    }

    /// Adds a paragraph.
    pub(in crate::screen::solver) fn words(self, words: String) -> Self {
        self.with(text(words).size(size::BODY))
    }

    /// Adds a part to the body.
    pub(in crate::screen::solver) fn with(mut self, part: impl Into<Element<'a, Message>>) -> Self {
        self.body.push(part.into());
        self
    }

    /// Adds a part to the body, if there is one.
    pub(in crate::screen::solver) fn maybe(
        self,
        part: Option<impl Into<Element<'a, Message>>>,
    ) -> Self {
        match part {
            Some(part) => self.with(part),
            None => self,
        }
    }

    /// Adds a button that answers the card.
    pub(in crate::screen::solver) fn answer(
        mut self,
        button: impl Into<Element<'a, Message>>,
    ) -> Self {
        self.answers.push(button.into());
        self
    }

    /// Adds a quiet button at the foot, if there is one.
    pub(in crate::screen::solver) fn quiet(mut self, button: Option<Element<'a, Message>>) -> Self {
        self.foot.extend(button);
        self
    }

    /// Adds the button to a lesson, if there is one.
    pub(in crate::screen::solver) fn lesson(self, lesson: Option<Lesson<'a>>) -> Self {
        Self { lesson, ..self }
    }

    /// All parts in a column; `heading` makes the heading of a given size, and says whether it is
    /// long.
    pub(super) fn view(
        self,
        room: Room,
        is_little: bool,
        legend: Option<Element<'a, Message>>,
        heading: impl FnOnce(Heading, f32) -> (Element<'a, Message>, bool),
    ) -> Column<'a, Message> {
        let is_whole = room == Room::Whole;
        let margin = margin(room, is_little);
        let size = match (is_whole, is_little) {
            (true, false) => size::HEADING.1,
            (true, true) => size::HEADING.0,
            (false, _) => size::TITLE,
        };
        let sides = [0.0, margin];
        let (heading, is_long) = heading(self.heading, size);
        let (learn, sign) = match self.lesson {
            // The head of a low card scrolls away if it is long.
            Some(lesson) if is_whole || is_long => (Some(lesson.words), None),
            Some(lesson) => (None, Some(lesson.sign)),
            None => (None, None),
        };
        let beside_sign = |part| row![container(part).width(Fill)].spacing(BESIDE_SIGN);
        let heading = match (self.above, sign) {
            (Some(above), Some(sign)) => column![beside_sign(above).push(sign), heading],
            (None, Some(sign)) => column![beside_sign(heading).push(sign)],
            (above, None) => column![].push(above).push(heading),
        };
        let heading = heading.spacing(space::SMALL / 2.0);
        let body = Column::with_children(self.body);
        let row = |buttons: Vec<Element<'a, Message>>| {
            (!buttons.is_empty()).then(|| {
                let buttons = Row::with_children(buttons)
                    .spacing(BETWEEN_BUTTONS)
                    .align_y(Center);
                buttons.wrap().vertical_spacing(if is_little {
                    space::SMALL / 2.0
                } else {
                    space::SMALL
                })
            })
        };
        if is_whole {
            let buttons = self.answers.into_iter().chain(self.foot).chain(learn);
            let foot = row(buttons.collect()).map(|foot| {
                let divider = container(rule::horizontal(1).style(theme::divider)).padding([0, 2]);
                let foot = container(foot).width(Fill);
                column![
                    divider,
                    foot.padding([AROUND_BUTTONS, margin - BETWEEN_BUTTONS])
                ]
            });
            let mut body = body.spacing(space::MEDIUM);
            let mut below = Column::new().push(self.chips).spacing(BELOW_CHIPS);
            // With little room, the legend scrolls too.
            if is_little {
                body = body.push(legend);
            } else {
                below = below.push(legend);
            }
            return column![
                container(heading)
                    .padding(Padding::from(sides).top(margin))
                    .id(CONCLUSION),
                gap().height(if is_little {
                    LITTLE_BELOW_HEADING
                } else {
                    BELOW_HEADING
                }),
                scrolled(body, margin).height(Fill),
                container(below).padding(sides),
                gap().height(if is_little {
                    LITTLE_ABOVE_FOOT
                } else {
                    ABOVE_FOOT
                }),
            ]
            .push(foot);
        }
        let foot = row(self.foot.into_iter().chain(learn).collect());
        let answers = row(self.answers);
        // Answers come before parts that may be long.
        let rest = column![]
            .push(answers)
            .push(body.spacing(space::SMALL))
            .push(self.chips)
            .push(legend)
            .push(foot)
            .spacing(space::SMALL);
        let height = match room {
            Room::Part(height) => height,
            Room::Whole => Fill,
        };
        let heading = container(heading).id(CONCLUSION);
        let parts = if is_long {
            // In sight all the time, it would leave no room for the rest.
            let all = column![heading, rest].spacing(WITHIN_PART);
            column![gap().height(ABOVE_PART), scrolled(all, margin).height(Fill)]
        } else {
            let around = Padding::from(sides).top(ABOVE_PART).bottom(WITHIN_PART);
            column![heading.padding(around), scrolled(rest, margin).height(Fill)]
        };
        parts.push(gap().height(WITHIN_PART)).height(height)
    }
}

/// The room on both sides of the content of a card.
pub(super) const fn margin(room: Room, is_little: bool) -> f32 {
    match (room, is_little) {
        (Room::Whole, false) => MARGIN,
        (Room::Whole, true) => LITTLE_MARGIN,
        (Room::Part(_), _) => space::MEDIUM,
    }
}

/// The room for the sign of a lesson at the head of a card.
pub(super) const fn room_of_sign(room: Room) -> f32 {
    match room {
        Room::Whole => 0.0,
        Room::Part(_) => SIGN + BESIDE_SIGN,
    }
}

/// A long part that scrolls, within the border of the card.
fn scrolled(content: Column<'_, Message>, margin: f32) -> Container<'_, Message> {
    let around = Padding::from([0.0, margin]).bottom(FADE);
    let right = (margin - BORDER).max(theme::SCROLL_BAR + BESIDE_BAR);
    let content = content.width(Fill).padding(around.right(right));
    let scrolled = scrollable(content).id(TEXT).width(Fill).height(Fill);
    container(fading_below(scrolled)).padding(Padding::ZERO.right(BORDER))
}

/// A line after its number or name in a disc.
pub(super) fn numbered<'a>(
    name: impl ToString,
    line: Element<'a, Message>,
    disc: fn(&iced::Theme) -> container::Style,
) -> Element<'a, Message> {
    let name = name.to_string();
    let width = if name.len() > DISC_NAME {
        LONG_DISC
    } else {
        DISC
    };
    let name = text(name).size(size::SMALL).font(BOLD);
    let disc = container(name.center())
        .center_x(width)
        .center_y(DISC)
        .style(disc);
    row![disc, container(line).padding([1, 0])]
        .spacing(BESIDE_DISC)
        .into()
}
