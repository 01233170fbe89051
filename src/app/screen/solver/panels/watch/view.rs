//! The watched search as widgets.

use iced::widget::{
    Column, Container, Row, button, column, container, rich_text, row, scrollable, space as gap,
    span, text,
};
use iced::{Center, Element, Fill, Font, Padding, Right};

use super::keys::{
    AGAIN, COMPARE, FASTER, PLAY, SLOWER, STEP, TO_CONTRADICTION, TO_END, TO_SOLUTION,
};
use super::{Count, Ending, Message, SearchPanel, Told};
use crate::board::{Sample, Tint};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::context::Context;
use crate::shortcut::{CLOSE, Shortcut};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, FONT, size, space};
use crate::widget::{Icon, Press, reached, sentences, swatch};
use sudoku_engine::grid::Digit;
use sudoku_engine::search::watched::{Choice, Counters, Event, Method, Until, Watched};
use sudoku_engine::texts::{Language, decimal, grouped, words};
use sudoku_telling::explain::{self, Notation};

/// The height of the card: three lines.
const CARD: f32 = 84.0;

/// The height of a row of a list.
const ROW: f32 = 23.0;

/// The number of latest choices in the list.
const LAST: usize = 24;

/// The indent of each choice from the one before, and the largest indent.
const INDENT: (f32, f32) = (5.0, 90.0);

/// The height that leaves room for the legend.
const LEGEND_FROM: f32 = 520.0;

/// The widths of the columns of counts.
const COUNTS: [f32; 3] = [58.0, 58.0, 56.0];

/// The count from which on millions are used.
const MANY: u64 = 10_000_000;

impl SearchPanel {
    /// The panel of the search.
    pub(in crate::screen::solver) fn view<'a>(
        &'a self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
        height: f32,
    ) -> Element<'a, ScreenMessage> {
        let Some(search) = self.watched() else {
            return gap().height(Fill).into();
        };
        column![
            column![self.search_transport(language), self.go_on(language)].spacing(space::SMALL),
            self.act(language, context, notation),
            column![
                progress(language, search.counters()),
                tree(language, search, notation)
            ]
            .spacing(space::SMALL),
        ]
        .push((height >= LEGEND_FROM).then(|| legend(language)))
        .push(self.methods(language))
        .spacing(space::MEDIUM)
        .into()
    }

    /// The button to play or to fill in a found solution, and the button for one action.
    pub(in crate::screen::solver) fn going_on<'a>(
        &self,
        language: &Language,
        is_narrow: bool,
    ) -> [(String, Container<'a, ScreenMessage>); 2] {
        let playing = self.is_playing();
        let free = !self.is_running() && !self.has_ended();
        let (label, icon, message) = match (self.is_at_solution(), playing) {
            (true, _) => (words!(language, "watch-keep"), None, Message::Keep),
            (_, true) => (
                words!(language, "watch-pause"),
                Some(Icon::Pause),
                Message::Play,
            ),
            (_, false) => (
                words!(language, "watch-play"),
                Some(Icon::Play),
                Message::Play,
            ),
        };
        let can = free || playing || self.is_at_solution();
        let message = can.then_some(ScreenMessage::Search(message));
        let first = Press::new(label.clone())
            .leading()
            .narrow(is_narrow)
            .icon(icon)
            .key(PLAY)
            .on_press_maybe(message)
            .place(language);
        let one = words!(language, "watch-act");
        let message = free.then_some(ScreenMessage::Search(Message::Step));
        let act = Press::new(one.clone())
            .beside()
            .narrow(is_narrow)
            .key(STEP)
            .on_press_maybe(message)
            .place(language);
        [(label, first), (one, act)]
    }

    /// The buttons to restart the search and to choose its speed.
    fn search_transport(&self, language: &Language) -> Element<'_, ScreenMessage> {
        let begun = self.told != Told::Begun && !self.is_running();
        let press = |can: bool, message: Message| can.then_some(ScreenMessage::Search(message));
        let next = self.speed.next();
        let speed = Press::new(self.speed.label(language))
            .low()
            .key([FASTER, SLOWER])
            .on_press(Message::Speed(next).into())
            .view(language);
        row![
            Press::low_sign(Icon::First)
                .key(AGAIN)
                .on_press_maybe(press(begun, Message::Again))
                .view(language),
            gap::horizontal(),
            speed,
        ]
        .spacing(3)
        .align_y(Center)
        .into()
    }

    /// The buttons to run to an event; during a long run, the button to stop it.
    fn go_on(&self, language: &Language) -> Element<'_, ScreenMessage> {
        let muted = |words: String| text(words).size(size::SMALL).style(theme::muted);
        let content = if let (true, Told::OnTheWay(until)) = (self.is_running(), self.told) {
            let words = match until {
                Until::Contradiction => words!(language, "watch-going-to-contradiction"),
                Until::Solution => words!(language, "watch-going-to-solution"),
                Until::End => words!(language, "watch-going-to-end"),
            };
            row![
                muted(words).width(Fill),
                Press::new(words!(language, "watch-stop"))
                    .low()
                    .key(CLOSE)
                    .on_press(Message::Stop.into())
                    .view(language),
            ]
        } else {
            let free = !self.has_ended();
            let go = |label: String, key: Shortcut, until| {
                Press::new(label)
                    .low()
                    .key(key)
                    .on_press_maybe(free.then_some(ScreenMessage::Search(Message::GoOn(until))))
                    .view(language)
            };
            row![
                muted(words!(language, "watch-go-on")),
                go(
                    words!(language, "watch-contradiction"),
                    TO_CONTRADICTION,
                    Until::Contradiction
                ),
                go(
                    words!(language, "watch-solution"),
                    TO_SOLUTION,
                    Until::Solution
                ),
                go(words!(language, "watch-end"), TO_END, Until::End),
            ]
        };
        content.spacing(space::SMALL).align_y(Center).into()
    }

    /// The last action of the search, in a sentence.
    fn act<'a>(
        &self,
        language: &Language,
        context: &Context<'_>,
        notation: Notation,
    ) -> Element<'a, ScreenMessage> {
        let plain = |words: String| text(words).size(size::BODY).into();
        let (words, style): (Element<'_, _>, fn(&iced::Theme) -> container::Style) = match self.told
        {
            Told::Begun => (plain(words!(language, "card-ready-search")), theme::card),
            Told::OnTheWay(_) => (
                plain(if self.is_running() {
                    words!(language, "watch-running")
                } else {
                    words!(language, "watch-stopped")
                }),
                theme::card,
            ),
            Told::Event(event) => (
                sentences(
                    language,
                    &explain::event(&event),
                    notation,
                    context.hovered,
                    ScreenMessage::Point,
                ),
                match event {
                    Event::Contradiction(_) => theme::bad_card,
                    Event::Solution => theme::good_card,
                    _ => theme::card,
                },
            ),
        };
        container(words)
            .padding(space::MEDIUM)
            .width(Fill)
            .height(CARD)
            .clip(true)
            .style(style)
            .into()
    }

    /// The choice of methods, with the effort of each.
    fn methods(&self, language: &Language) -> Element<'_, ScreenMessage> {
        let head = |words: String| text(words).size(size::SMALL).style(theme::muted);
        let counts = [
            words!(language, "watch-tries"),
            words!(language, "watch-go-backs"),
            words!(language, "watch-deepest"),
        ];
        let counts = counts.into_iter().zip(COUNTS);
        let counts = counts.map(|(words, width)| head(words).width(width).align_x(Right).into());
        let heading = row![head(words!(language, "watch-method")).width(Fill)]
            .extend(counts)
            .padding([0.0, space::SMALL]);
        let rows = Method::ALL.map(|method| self.method_row(language, method));
        let going = self.comparison.is_going();
        let label = if going {
            words!(language, "watch-stop")
        } else {
            words!(language, "watch-count-all")
        };
        let words = self.what_was_counted(language);
        let compare = row![
            head(words).width(Fill),
            Press::new(label)
                .low()
                .key(COMPARE)
                .on_press(Message::Compare.into())
                .view(language),
        ]
        .spacing(space::SMALL)
        .align_y(Center);
        column![heading, Column::with_children(rows), compare]
            .spacing(3)
            .into()
    }

    fn method_row(&self, language: &Language, method: Method) -> Element<'_, ScreenMessage> {
        let name = match method {
            Method::ReadingOrder => words!(language, "watch-reading-order"),
            Method::FewestCandidates => words!(language, "watch-fewest-candidates"),
            Method::Singles => words!(language, "watch-singles"),
        };
        let count = self.counts().find(|count| count.method == method);
        let is_final = count
            .is_some_and(|count| matches!(count.ending, Some(ending) if ending != Ending::Left));
        let style = if is_final {
            text::default
        } else {
            theme::muted
        };
        let numbers = count.map_or(
            [const { String::new() }; 3],
            |Count { counters, .. }| {
                [
                    number(language, counters.tries),
                    number(language, counters.go_backs),
                    counters.greatest_depth.to_string(),
                ]
            },
        );
        let numbers = numbers.into_iter().zip(COUNTS).map(|(number, width)| {
            text(number)
                .size(size::SMALL)
                .style(style)
                .width(width)
                .align_x(Right)
                .into()
        });
        let name = text(name)
            .size(size::SMALL)
            .wrapping(text::Wrapping::None)
            .width(Fill);
        let content = row![name].extend(numbers).height(Fill).align_y(Center);
        let style = if method == self.method {
            theme::chosen_button
        } else {
            theme::row_button
        };
        let row = button(content)
            .padding([0.0, space::SMALL])
            .height(ROW)
            .width(Fill)
            .clip(true);
        reached(row.style(style).on_press(Message::Method(method).into()))
    }

    /// The result of the comparison, or that it is under way.
    fn what_was_counted(&self, language: &Language) -> String {
        let complete = self
            .counts()
            .find(|count| matches!(count.ending, Some(Ending::Complete | Ending::Several)));
        let left = self
            .counts()
            .any(|count| count.ending == Some(Ending::Left));
        if self.comparison.is_going() {
            return words!(language, "watch-counting");
        }
        match (complete.map(|count| count.counters.solutions), left) {
            (None, false) => words!(language, "watch-uncounted"),
            (None, true) => words!(language, "watch-left"),
            (Some(0), false) => words!(language, "watch-no-solution"),
            (Some(1), false) => words!(language, "watch-one-solution"),
            (Some(_), false) => words!(language, "watch-solutions"),
            (Some(0), true) => words!(language, "watch-no-solution-left"),
            (Some(1), true) => words!(language, "watch-one-solution-left"),
            (Some(_), true) => words!(language, "watch-solutions-left"),
        }
    }
}

/// The progress of the search in numbers.
fn progress<'a>(language: &Language, counters: Counters) -> Element<'a, ScreenMessage> {
    let Counters {
        tries,
        go_backs,
        depth,
        greatest_depth,
        solutions,
    } = counters;
    let depth = words!(
        language,
        "watch-depth",
        depth = depth,
        greatest = greatest_depth,
        solutions = solutions,
        written = number(language, solutions),
    );
    let tries = words!(
        language,
        "watch-progress",
        tries = tries,
        written = number(language, tries),
        back = number(language, go_backs),
    );
    text(format!("{depth}\n{tries}")).size(size::SMALL).into()
}

/// The latest choices, each below the one that it depends on.
fn tree<'a>(
    language: &Language,
    search: &Watched,
    notation: Notation,
) -> Element<'a, ScreenMessage> {
    let choices = search.choices();
    let above = choices.len().saturating_sub(LAST);
    let more = (above > 0).then(|| {
        let words = words!(language, "watch-more-above", count = above);
        text(words).size(size::SMALL).style(theme::muted)
    });
    let rows = choices
        .enumerate()
        .skip(above)
        .map(|(place, choice)| choice_row(place, place - above, choice, notation));
    let list = Column::new()
        .push(more)
        .extend(rows)
        .width(Fill)
        .padding(Padding::ZERO.right(SCROLL_BAR));
    scrollable(list)
        .anchor_bottom()
        .style(theme::scroll)
        .width(Fill)
        .height(Fill)
        .into()
}

/// A chosen cell with its candidates: crossed out if they are wrong, underlined if their solutions
/// were found, in a box while they are being tried.
fn choice_row<'a>(
    place: usize,
    listed: usize,
    choice: Choice,
    notation: Notation,
) -> Element<'a, ScreenMessage> {
    let indent = (listed as f32 * INDENT.0).min(INDENT.1);
    let all = choice.failed | choice.solved | choice.left;
    let all = choice.trying.into_iter().fold(all, |all, it| all.with(it));
    let digits = all.into_iter().map(|digit| digit_of(choice, digit));
    let depth = text((place + 1).to_string())
        .size(size::SMALL)
        .style(theme::muted);
    row![
        depth.width(20).align_x(Right),
        gap().width(indent),
        text(notation.cell(choice.cell))
            .size(size::SMALL)
            .font(BOLD),
        Row::with_children(digits).spacing(2).align_y(Center),
    ]
    .spacing(space::SMALL)
    .height(ROW)
    .align_y(Center)
    .into()
}

fn digit_of<'a>(choice: Choice, digit: Digit) -> Element<'a, ScreenMessage> {
    let is_tried = choice.trying == Some(digit);
    let (failed, solved) = (choice.failed.contains(digit), choice.solved.contains(digit));
    let words = span::<iced::Never, Font>(digit.to_string())
        .font(if is_tried { BOLD } else { FONT })
        .strikethrough(failed)
        .underline(solved);
    let words = rich_text([words])
        .on_link_click(iced::never)
        .size(size::SMALL)
        .style(if failed { theme::muted } else { text::default });
    let words = container(words).padding([0, 4]);
    if is_tried {
        words.style(theme::tried).into()
    } else {
        words.into()
    }
}

/// The meaning of the colors on the board.
fn legend<'a>(language: &Language) -> Element<'a, ScreenMessage> {
    let entries = [
        (Tint::Trial, words!(language, "watch-trial")),
        (Tint::Single, words!(language, "watch-single")),
        (Tint::Contradicting, words!(language, "watch-contradicting")),
    ];
    let entries = entries.map(|(tint, words)| {
        row![swatch(Sample::Tint(tint)), text(words).size(size::SMALL)]
            .spacing(space::SMALL)
            .align_y(Center)
            .into()
    });
    Row::with_children(entries).spacing(space::MEDIUM).into()
}

/// A count in groups of three digits; a large one in millions.
fn number(language: &Language, count: u64) -> String {
    if count >= MANY {
        let millions = decimal(language, count as f64 / 1e6, 1);
        return words!(language, "watch-millions", count = millions);
    }
    grouped(language, count)
}
