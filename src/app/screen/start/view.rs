//! The start screen as widgets.

use std::mem::discriminant;
use std::path::PathBuf;

use iced::widget::{
    Column, button, column, container, responsive, row, scrollable, text, text_input,
};
use iced::{Center, Element, Fill, Padding, Task, widget};

use super::keys::{CONTINUE, EASY, HARD, MEDIUM, PLAY};
use super::{Context, LEFT_SHOWN, Message, RECENT_SHOWN, Start, left};
use crate::app::builtin::Level;
use crate::app::keys::{CREATE, QUIT, SETTINGS, SHEET};
use crate::app::screen::solver::file_name;
use crate::app::shortcut::{ACCEPT, CLOSE, DISCARD, LESSONS, LIST, OPEN, Shortcut, Told};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{action, primary, section, wide, with_key};
use crate::session::LeftBehind;
use crate::texts::{Language, words};

/// The path field.
const PATH: &str = "path";

/// How wide the window is from which on there are two columns.
const TWO_COLUMNS: f32 = 860.0;

/// How wide one column is at most, and two of them.
const COLUMN: f32 = 520.0;
const COLUMNS: f32 = 920.0;

/// How high the screen is if nothing was begun.
const USUAL_HEIGHT: f32 = 360.0;

/// The room around everything.
const AROUND: f32 = space::LARGE * 2.0;

impl Start {
    /// Puts the cursor in the path field.
    pub fn focus_path<T>() -> Task<T> {
        widget::operation::focus(PATH)
    }

    /// The whole screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        responsive(move |area| {
            let wide = area.width >= TWO_COLUMNS;
            let (body, most): (Element<'a, Message>, f32) = if wide {
                let columns = row![
                    self.puzzles(context).width(Fill),
                    ways(context.language).width(Fill)
                ];
                (columns.spacing(AROUND).into(), COLUMNS)
            } else {
                let columns = column![self.puzzles(context), ways(context.language)];
                (columns.spacing(space::LARGE).into(), COLUMN)
            };
            let content = column![heading(context.language)]
                .push(continuing(context))
                .push(body)
                .spacing(AROUND * 0.75)
                .width(Fill)
                .max_width(most);
            // A little above the middle of a high window, if there is little to show.
            let above = if context.is_first() {
                ((area.height - USUAL_HEIGHT) / 3.0).max(AROUND).floor()
            } else {
                AROUND
            };
            scrollable(
                container(content)
                    .center_x(Fill)
                    .padding(Padding::new(AROUND).top(above)),
            )
            .style(theme::scroll)
            .width(Fill)
            .height(Fill)
            .into()
        })
        .into()
    }

    /// The ways to a puzzle.
    fn puzzles<'a>(&'a self, context: Context<'a>) -> Column<'a, Message> {
        let typed = !self.path.trim().is_empty();
        let open = column![
            primary(
                context.language,
                words!(context.language, "button-choose-file"),
                OPEN,
                Some(Message::Browse)
            ),
            row![
                text_input(&words!(context.language, "start-path"), &self.path)
                    .id(PATH)
                    .on_input(Message::PathTyped)
                    .on_submit(Message::PathEntered)
                    .padding([7, 10])
                    .size(size::BODY)
                    .style(theme::field),
                action(
                    context.language,
                    words!(context.language, "start-open"),
                    ACCEPT,
                    typed.then_some(Message::PathEntered)
                ),
            ]
            .spacing(space::SMALL),
            text(words!(context.language, "start-other-ways"))
                .size(size::SMALL)
                .style(theme::muted),
        ]
        .spacing(space::SMALL);
        let built_in = row![
            wide(
                context.language,
                words!(context.language, "start-easy"),
                EASY,
                Some(Message::BuiltIn(Level::Easy))
            ),
            wide(
                context.language,
                words!(context.language, "start-medium"),
                MEDIUM,
                Some(Message::BuiltIn(Level::Medium))
            ),
            wide(
                context.language,
                words!(context.language, "start-hard"),
                HARD,
                Some(Message::BuiltIn(Level::Hard))
            ),
        ]
        .spacing(space::SMALL);
        let recent = context.recent;
        let recent = (!recent.is_empty()).then(|| {
            section(
                words!(context.language, "start-recent"),
                recent_files(recent),
            )
        });
        column![
            section(words!(context.language, "start-files"), open),
            section(words!(context.language, "start-ours"), built_in),
        ]
        .push(recent)
        .spacing(space::LARGE)
    }
}

/// The name of the program, and what there is to it everywhere.
fn heading<'a>(language: &Language) -> Element<'a, Message> {
    let title = column![
        text(words!(language, "window-title")).size(size::HUGE),
        text(words!(language, "start-about"))
            .size(size::BODY)
            .style(theme::muted),
    ]
    .spacing(space::SMALL)
    .width(Fill);
    let actions = row![
        action(
            language,
            words!(language, "button-settings"),
            SETTINGS,
            Some(Message::Settings)
        ),
        action(
            language,
            words!(language, "button-keys"),
            SHEET,
            Some(Message::Keys)
        ),
        action(
            language,
            words!(language, "start-quit"),
            QUIT,
            Some(Message::Quit)
        ),
    ]
    .spacing(space::SMALL);
    row![title, actions].spacing(space::LARGE).into()
}

/// What else there is to do.
fn ways<'a>(language: &Language) -> Column<'a, Message> {
    let list = column![
        way(
            language,
            words!(language, "start-new-game"),
            words!(language, "start-about-new-game"),
            PLAY,
            Message::NewGame
        ),
        way(
            language,
            words!(language, "start-lessons"),
            words!(language, "start-about-lessons"),
            LESSONS,
            Message::Lessons
        ),
        way(
            language,
            words!(language, "start-create"),
            words!(language, "start-about-create"),
            CREATE,
            Message::Create
        ),
    ];
    column![section(
        words!(language, "start-ways"),
        list.spacing(space::SMALL)
    )]
}

/// A thing to do, and what it is.
fn way<'a>(
    language: &Language,
    label: String,
    what: String,
    key: Shortcut,
    message: Message,
) -> Element<'a, Message> {
    let label = column![
        text(label).size(size::BODY).font(BOLD),
        text(what).size(size::SMALL).style(theme::muted),
    ]
    .spacing(space::SMALL / 3.0);
    let way = button(label)
        .padding([10, 14])
        .width(Fill)
        .style(theme::plain_button)
        .on_press(message);
    with_key(language, way, key)
}

/// What was begun: the puzzle that is open, the list, the work that was left behind.
fn continuing(context: Context<'_>) -> Option<Element<'_, Message>> {
    let mut lines = Column::new().spacing(space::SMALL);
    if let Some(name) = context.open {
        let keys = enter_or(context, &Message::Continue, CLOSE);
        let button = action(
            context.language,
            words!(context.language, "start-continue"),
            keys,
            Some(Message::Continue),
        );
        lines = lines.push(begun(name.to_owned(), [button]));
    }
    if let Some(name) = context.list {
        let keys = enter_or(context, &Message::List, LIST);
        let button = action(
            context.language,
            words!(context.language, "start-list"),
            keys,
            Some(Message::List),
        );
        lines = lines.push(begun(name.to_owned(), [button]));
    }
    lines = lines.extend(left_behind(context.language, context.left));
    let left = context.left.len();
    if left > LEFT_SHOWN {
        let more = words!(context.language, "start-more", count = left - LEFT_SHOWN);
        lines = lines.push(text(more).size(size::SMALL).style(theme::muted));
    }
    lines = lines.extend(left::unreadable(context));
    let any = context.open.is_some() || context.list.is_some() || context.has_left();
    any.then(|| section(words!(context.language, "start-continue-heading"), lines))
}

/// The keys of a button: Enter too, if that does the same.
fn enter_or(context: Context<'_>, message: &Message, key: Shortcut) -> Told {
    let first = context.first_begun();
    if first.is_some_and(|first| discriminant(&first) == discriminant(message)) {
        Told::from([CONTINUE, key])
    } else {
        Told::from(key)
    }
}

/// A thing that was begun, and what to do with it.
fn begun<'a>(
    name: String,
    buttons: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let name = text(name).size(size::BODY).wrapping(text::Wrapping::None);
    row![container(name).width(Fill).clip(true)]
        .extend(buttons)
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
}

fn left_behind<'a>(
    language: &'a Language,
    left: &'a [LeftBehind],
) -> impl Iterator<Item = Element<'a, Message>> {
    left.iter()
        .take(LEFT_SHOWN)
        .enumerate()
        .map(|(number, it)| {
            let work = it.work();
            let moves = work.puzzle.history.made.len();
            let (enter, discard) = match number {
                0 => (Some(CONTINUE), Some(DISCARD)),
                _ => (None, None),
            };
            begun(
                left::draft(language, work).unwrap_or_else(|| {
                    words!(
                        language,
                        "start-left",
                        name = work.name.as_str(),
                        moves = moves
                    )
                }),
                [
                    action(
                        language,
                        words!(language, "start-continue"),
                        enter,
                        Some(Message::TakeUp(number)),
                    ),
                    action(
                        language,
                        words!(language, "start-discard"),
                        discard,
                        Some(Message::Discard(number)),
                    ),
                ],
            )
        })
}

fn recent_files(recent: &[PathBuf]) -> Element<'_, Message> {
    let rows = recent
        .iter()
        .take(RECENT_SHOWN)
        .enumerate()
        .map(|(number, path)| {
            let folder = path
                .parent()
                .map(|folder| folder.display().to_string())
                .unwrap_or_default();
            let label = row![
                text(format!("{}", number + 1))
                    .size(size::SMALL)
                    .style(theme::muted)
                    .width(18),
                text(file_name(path))
                    .size(size::BODY)
                    .wrapping(text::Wrapping::None),
                text(folder)
                    .size(size::SMALL)
                    .style(theme::muted)
                    .wrapping(text::Wrapping::None)
                    .width(Fill),
            ]
            .spacing(space::MEDIUM)
            .align_y(Center);
            button(label)
                .padding([5, 6])
                .width(Fill)
                .clip(true)
                .style(theme::row_button)
                .on_press(Message::Recent(path.clone()))
                .into()
        });
    Column::with_children(rows).into()
}
