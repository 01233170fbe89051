//! The part beside the board of the start screen: the ways to a puzzle.

use std::path::PathBuf;

use iced::widget::{
    Button, Column, Row, button, column, container, row, scrollable, space as gap, text, text_input,
};
use iced::{Center, Element, Fill, Padding, Task};

use super::keys::{CONTINUE, EASY, HARD, MEDIUM, PLAY, UNFOLD};
use super::{Begun, Context, Message, RECENT_SHOWN, Start, left};
use crate::builtin::Level;
use crate::moment;
use crate::names;
use crate::paths::file_name;
use crate::screen::collection::preview;
use crate::shortcut::{ACCEPT, CLOSE, DISCARD, LESSONS, LIST, OPEN, Shortcut, Told};
use crate::shortcut::{CREATE, QUIT, SETTINGS, SHEET};
use crate::theme::SCROLL_BAR;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{
    Icon, Ink, Press, cut_short, filling, reached, reveal, short, sketch, with_key,
};
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, words};

/// The ID of the part below the name of the program.
pub(super) const WAYS: &str = "ways";

/// The ID of the path field.
pub(super) const PATH: &str = "path";

/// The ID of the recent files and the path field.
const UNFOLDED: &str = "unfolded";

/// The side of a sign, and of the arrow at the end of a way.
const SIGN: f32 = 22.0;
const CHEVRON: f32 = 16.0;

/// The side of the board beside Continue.
const BOARD: f32 = 52.0;

/// The room between two ways, and above and below the words of one: usual, and with work left
/// behind or little height.
const BETWEEN: (f32, f32) = (10.0, 6.0);
const WITHIN: (f32, f32) = (11.0, 8.0);

/// The height of the buttons that every screen has.
pub(super) const FOOT: f32 = 30.0;

/// The room of the ways in the window.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    /// The number of works left behind to show.
    pub(super) left: usize,
    /// Whether there is little height.
    pub(super) is_low: bool,
    /// The height at the foot that something covers.
    pub(super) covered: f32,
}

/// The room within and between the ways.
#[derive(Debug, Clone, Copy)]
struct Fit {
    between: f32,
    within: f32,
}

impl Fit {
    const fn of(context: &Context<'_>, room: Room) -> Self {
        if room.is_low || context.has_left() {
            Self {
                between: BETWEEN.1,
                within: WITHIN.1,
            }
        } else {
            Self {
                between: BETWEEN.0,
                within: WITHIN.0,
            }
        }
    }
}

impl Start {
    /// The name of the program and the ways to a puzzle, the most likely ones first.
    pub(super) fn ways<'a>(&'a self, context: Context<'a>, room: Room) -> Element<'a, Message> {
        let language = context.language;
        let fit = Fit::of(&context, room);
        let left = if self.lists_all_left {
            usize::MAX
        } else {
            room.left
        };
        let heading = column![
            text(words!(language, "window-title"))
                .size(size::HUGE)
                .font(BOLD),
            text(words!(language, "start-about"))
                .size(size::BODY)
                .style(theme::muted),
        ];
        let ways = column![]
            .push(continuing(context, left))
            .push(way(
                language,
                Icon::Book,
                [
                    words!(language, "start-lessons"),
                    words!(language, "start-about-lessons"),
                ],
                LESSONS,
                (fit, Message::Lessons),
            ))
            .push(way(
                language,
                Icon::Tiles,
                [
                    words!(language, "start-new-game"),
                    words!(language, "start-about-new-game"),
                ],
                PLAY,
                (fit, Message::NewGame),
            ))
            .push(self.opening(context, fit))
            .push(way(
                language,
                Icon::Pencil,
                [
                    words!(language, "start-create"),
                    words!(language, "start-about-create"),
                ],
                CREATE,
                (fit, Message::Create),
            ))
            .spacing(fit.between)
            .padding(Padding::ZERO.right(SCROLL_BAR).bottom(room.covered));
        let ways = scrollable(ways).id(WAYS).style(theme::scroll).width(Fill);
        column![heading, ways.height(Fill)]
            .spacing(space::MEDIUM)
            .into()
    }

    /// The ways to an existing puzzle.
    fn opening<'a>(&'a self, context: Context<'a>, fit: Fit) -> Element<'a, Message> {
        let language = context.language;
        let labels = [
            words!(language, "start-files"),
            words!(language, "start-other-ways"),
        ];
        let open = plain_way(Icon::Folder, labels, fit)
            .style(theme::row_button)
            .on_press(Message::Browse);
        let levels = [
            (words!(language, "start-easy"), EASY, Level::Easy),
            (words!(language, "start-medium"), MEDIUM, Level::Medium),
            (words!(language, "start-hard"), HARD, Level::Hard),
        ];
        let chips = levels.map(|(label, key, level)| {
            let chip = button(text(label).size(size::SMALL))
                .padding([5, 10])
                .style(theme::chip_button)
                .on_press(Message::BuiltIn(level));
            with_key(language, chip, key)
        });
        let fold = if self.is_unfolded {
            Icon::Less
        } else {
            Icon::More
        };
        let recent = text(words!(language, "start-recent")).size(size::SMALL);
        let recent = row![
            recent.wrapping(text::Wrapping::None),
            sketch(fold, Ink::Accent, 12.0)
        ];
        let recent = button(recent.spacing(space::SMALL).align_y(Center))
            .padding([5, 6])
            .style(theme::quiet_button)
            .on_press(Message::Unfold);
        let below = row(chips)
            .push(gap::horizontal())
            .push(with_key(language, recent, UNFOLD))
            .spacing(space::SMALL)
            .align_y(Center);
        let unfolded = self
            .is_unfolded
            .then(|| container(self.unfolded(context)).id(UNFOLDED));
        let inside = Padding::ZERO
            .left(14.0)
            .right(space::MEDIUM)
            .bottom(space::MEDIUM);
        let way = column![
            with_key(language, open, OPEN),
            container(below).padding(inside),
        ]
        .push(unfolded);
        container(way).width(Fill).style(theme::card).into()
    }

    /// The recent files, and the field for a path.
    fn unfolded<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let language = context.language;
        let typed = !self.path.trim().is_empty();
        let path = row![
            text_input(&words!(language, "start-path"), &self.path)
                .id(PATH)
                .on_input(Message::PathTyped)
                .on_submit(Message::PathEntered)
                .padding([7, 10])
                .size(size::BODY)
                .style(theme::field),
            Press::new(words!(language, "start-open"))
                .key(ACCEPT)
                .on_press_maybe(typed.then_some(Message::PathEntered))
                .view(language),
        ]
        .spacing(space::SMALL);
        let inside = Padding::new(space::MEDIUM).top(0);
        let recent: Element<'a, Message> = match context.recent {
            [] => text(words!(language, "start-no-recent"))
                .size(size::SMALL)
                .style(theme::muted)
                .into(),
            recent => recent_files(recent),
        };
        // Without recent files, put the field after the words that point to it.
        let parts: [Element<'a, Message>; 2] = match context.recent {
            [] => [recent, path.into()],
            _ => [path.into(), recent],
        };
        Column::from_iter(parts)
            .spacing(space::SMALL)
            .padding(inside)
            .into()
    }
}

/// Scrolls to the recent files and the path field, if there is no room for them below the rest.
pub(super) fn reveal_unfolded<T: Send + 'static>() -> Task<T> {
    reveal(WAYS, UNFOLDED)
}

/// The buttons that every screen has.
pub(super) fn foot<'a>(language: &Language) -> Element<'a, Message> {
    let parts = [
        (
            words!(language, "button-settings"),
            SETTINGS,
            Message::Settings,
        ),
        (words!(language, "button-keys"), SHEET, Message::Keys),
        (words!(language, "start-quit"), QUIT, Message::Quit),
    ];
    let parts = parts.map(|(label, key, message)| {
        let part = button(text(label).size(size::BODY).style(theme::muted))
            .padding([5, 8])
            .style(theme::quiet_button)
            .on_press(message);
        with_key(language, part, key)
    });
    row(parts).spacing(space::SMALL).into()
}

/// A way with its title and its description.
fn way<'a>(
    language: &Language,
    sign: Icon,
    labels: [String; 2],
    key: Shortcut,
    (fit, message): (Fit, Message),
) -> Element<'a, Message> {
    let way = plain_way(sign, labels, fit)
        .style(theme::way_button)
        .on_press(message);
    with_key(language, way, key)
}

fn plain_way<'a>(sign: Icon, [label, what]: [String; 2], fit: Fit) -> Button<'a, Message> {
    let label = column![
        text(label).size(size::BODY).font(BOLD),
        text(what).size(size::SMALL).style(theme::muted),
    ]
    .spacing(space::SMALL / 3.0);
    let content = row![
        sketch(sign, Ink::Accent, SIGN),
        container(label).width(Fill),
        sketch(Icon::Further, Ink::Muted, CHEVRON),
    ];
    button(content.spacing(space::MEDIUM).align_y(Center))
        .padding([fit.within, 14.0])
        .width(Fill)
}

/// The things to continue: first the one for Enter, filled, then the others.
fn continuing(context: Context<'_>, shown: usize) -> Option<Element<'_, Message>> {
    let language = context.language;
    let first = context.begun();
    let list = context.list.map(|name| {
        let label = words!(language, "start-list");
        let button = Press::new(label)
            .low()
            .key(LIST)
            .on_press(Message::List)
            .view(language);
        row_of(name.to_owned(), [button])
    });
    let is_list = matches!(first, Some(Begun::List(_)));
    let hidden = [context.left.len(), context.unreadable.len()];
    let hidden: usize = hidden.map(|all| all.saturating_sub(shown)).iter().sum();
    let more = (hidden > 0).then(|| {
        let more = words!(language, "start-more", count = hidden);
        Press::new(more)
            .low()
            .on_press(Message::AllLeft)
            .view(language)
    });
    let rows = Column::new()
        .extend(left_behind(
            context,
            shown,
            matches!(first, Some(Begun::Left(_))),
        ))
        .extend(left::unreadable(context, shown))
        .push(more)
        .push(list.filter(|_| !is_list))
        .spacing(space::SMALL / 2.0)
        .padding(Padding::ZERO.left(14.0));
    let has_rows = context.has_left() || (context.list.is_some() && !is_list);
    let both = column![]
        .push(first.map(|first| continue_card(context, first)))
        .push(has_rows.then_some(rows));
    (first.is_some() || has_rows).then(|| both.spacing(space::SMALL).into())
}

/// The card to continue the last activity.
fn continue_card<'a>(context: Context<'a>, begun: Begun<'a>) -> Element<'a, Message> {
    let language = context.language;
    let (label, keys) = match begun {
        Begun::Open(_) => ("start-continue", Told::from([CONTINUE, CLOSE])),
        Begun::Left(_) => ("start-continue", Told::from(CONTINUE)),
        Begun::List(_) => ("start-list", Told::from([CONTINUE, LIST])),
    };
    let what = match begun.words(language) {
        (name, Some(place)) => words!(
            language,
            "start-left-at",
            name = name.as_str(),
            place = place.as_str()
        ),
        (name, None) => name,
    };
    let when = begun.left_at();
    let when = when.and_then(|when| moment::left(language, when));
    let label = column![
        text(words!(language, label)).size(size::TITLE).font(BOLD),
        text(what).size(size::SMALL),
    ]
    .push(when.map(|when| text(when).size(size::SMALL)));
    let board = begun.board();
    let content = Row::new()
        .push(board.map(|(layout, values)| preview(layout, values, BOARD)))
        .push(container(label.spacing(space::SMALL / 3.0)).width(Fill))
        .push(sketch(Icon::Onward, Ink::Text, 20.0));
    let card = button(content.spacing(space::MEDIUM).align_y(Center))
        .padding([14, 18])
        .width(Fill)
        .style(theme::continue_button)
        .on_press(begun.message());
    let keys = keys.saying(words!(language, "start-continue-tip"));
    with_key(language, card, keys)
}

/// A thing to continue, with its buttons.
fn row_of<'a>(
    name: String,
    buttons: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    row![text(name).size(size::SMALL).width(Fill)]
        .extend(buttons)
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
}

/// Work left behind, row by row. The card above may show the first one already.
fn left_behind(
    context: Context<'_>,
    shown: usize,
    is_first_above: bool,
) -> impl Iterator<Item = Element<'_, Message>> {
    let language = context.language;
    let shown = context.left.iter().take(shown).enumerate();
    shown.map(move |(number, it)| {
        let is_above = is_first_above && number == 0;
        let take_up = (!is_above).then(|| {
            Press::new(words!(language, "start-continue"))
                .low()
                .key(Told::default().saying(words!(language, "start-continue-tip")))
                .on_press(Message::TakeUp(number))
                .view(language)
        });
        let discard = Press::new(words!(language, "start-discard"))
            .low()
            .key(
                Told::from((number == 0).then_some(DISCARD))
                    .saying(words!(language, "start-kept-tip")),
            )
            .on_press(Message::Discard(number))
            .view(language);
        let name = if is_above {
            let name = left::told_apart(language, it.work(), context.left);
            words!(language, "start-kept", name = name.as_str())
        } else {
            left::words(language, it.work(), context.left)
        };
        row_of(name, take_up.into_iter().chain([discard]))
    })
}

fn recent_files(recent: &[PathBuf]) -> Element<'_, Message> {
    let rows = recent
        .iter()
        .take(RECENT_SHOWN)
        .enumerate()
        .map(|(number, path)| {
            let folder = path.parent().map(printable::path).unwrap_or_default();
            let label = row![
                text(format!("{}", number + 1))
                    .size(size::SMALL)
                    .style(theme::muted)
                    .width(18),
                cut_short(short(names::shown(&file_name(path)), size::BODY)),
                filling(short(folder, size::SMALL).style(theme::muted)),
            ]
            .spacing(space::MEDIUM)
            .align_y(Center);
            let recent = button(label).padding([5, 6]).width(Fill).clip(true);
            let open = Message::Recent(path.clone());
            reached(recent.style(theme::row_button).on_press(open))
        });
    Column::with_children(rows).into()
}
