//! The dialog over the window, and the sheet of keys.

mod bindings;
pub mod changed;
pub mod export;
mod keys;
pub mod new_game;
pub mod progress_file;
pub mod rules;
pub mod scrolling;
mod settings;

use std::path::{Path, PathBuf};

use iced::widget::{Column, Scrollable, column, row, scrollable, space as gap, text, text_input};
use iced::{Element, Fill, Padding};

use super::Source;
use super::languages::Languages;
use super::settings::{SettingChange, Settings};
use super::shortcut::{Section, sheet};
use super::theme::{self, size, space};
use super::widget::{FADE, Press, dialog, fading, footed, section};
use crate::shortcut::{ACCEPT, CLOSE, DISCARD};
use changed::Changed;
use keys::BROWSE;
use scrolling::Way;
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, words};
use sudoku_telling::session::WorkKind;

/// The field for the name to save under.
pub const SAVE_PATH: &str = "save-path";

/// The ID of no field: focusing it takes the cursor from any field.
pub const NO_FIELD: &str = "no-field";

/// The ID of the part of a dialog that scrolls.
pub const CHOICES_ID: &str = "choices";

/// The dialog over the window.
#[derive(Debug)]
pub enum Modal {
    /// Asks whether to save unsaved work first.
    Leave(Leaving),
    /// Asks for the name to save under.
    SaveAs {
        /// The work to save.
        work: WorkKind,
        /// The typed name.
        path: String,
        /// The reason why saving failed.
        problem: Option<Text>,
        /// The reason to leave after saving.
        then: Option<Leaving>,
    },
    /// Says that a file is being written, if that takes longer than a moment.
    Saving {
        /// The file.
        path: PathBuf,
        /// The reason to leave after saving.
        then: Option<Leaving>,
    },
    /// Asks about a file that another window or program changed.
    Changed(Changed),
    /// The settings.
    Settings,
    /// The choice of solving rules.
    Rules(rules::Rules),
    /// Copying and exporting.
    Export(Box<export::Export>),
    /// The choice of a game.
    NewGame(new_game::NewGame),
    /// Writing the learning progress to a file or reading it back.
    ProgressFile(progress_file::ProgressFile),
    /// The sheet of keys.
    Keys,
}

/// The work that leaving would lose.
#[derive(Debug, Clone, Copy)]
pub struct Unsaved<'a> {
    /// The name of the open puzzle.
    pub puzzle: &'a str,
    /// The name of the puzzle in the making, if it would be lost too.
    pub draft: Option<&'a str>,
    /// Whether the work stays saved if another version of its file is loaded; `None` if there is no
    /// work.
    pub is_kept: Option<bool>,
}

/// The reason for leaving the work.
#[derive(Debug, Clone)]
pub enum Leaving {
    /// Closing the window.
    Quit,
    /// Closing the window after the open puzzle was saved or discarded, but not the draft.
    Draft,
    /// Resuming the work left behind with this number.
    TakeUp(usize),
    /// Opening the puzzle of the list with this number.
    Listed(usize),
    /// Opening another puzzle.
    Open {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// Its source.
        source: Source,
    },
}

impl Leaving {
    /// The same reason, with the number of the work to resume raised by one if the present work is
    /// left behind before.
    #[must_use]
    pub(super) fn after(self, is_left: bool) -> Self {
        match self {
            Self::TakeUp(number) => Self::TakeUp(number + usize::from(is_left)),
            other => other,
        }
    }
}

/// The messages of the dialogs.
#[derive(Debug, Clone)]
pub enum Message {
    /// Close the dialog and stay.
    Dismiss,
    /// Save, then leave.
    SaveAndLeave,
    /// Leave without saving.
    Discard,
    /// Answer the question about a changed file.
    Change(changed::Answer),
    /// Change the name to save under.
    PathTyped(String),
    /// Save under the typed name.
    PathEntered,
    /// Choose the name with the system's dialog.
    Browse,
    /// Change a setting.
    Set(SettingChange),
    /// A message of the choice of rules.
    Rules(rules::Message),
    /// A message of the export.
    Export(export::Message),
    /// Scroll the dialog.
    Scroll(Way),
    /// The dialog was scrolled this way, or could not be scrolled any further.
    Scrolled(Way, bool),
    /// A message of the choice of a game.
    NewGame(new_game::Message),
    /// A message of the dialog for the progress file.
    ProgressFile(progress_file::Message),
}

/// The visible state of a dialog that keys may leave unchanged, without the settings.
#[derive(Debug, PartialEq)]
pub(super) enum InView {
    /// The choice of rules.
    Rules(rules::InView),
    /// The export.
    Export(export::InView),
    /// The choice of a game.
    NewGame(new_game::InView),
    /// The field for a path, and its problem.
    Path(String, Option<Text>),
    /// Nothing but the settings.
    Settings,
}

impl Modal {
    /// The visible state; `None` if every key changes something.
    pub(super) fn in_view(&self) -> Option<InView> {
        Some(match self {
            Self::Rules(rules) => InView::Rules(rules.in_view()),
            Self::Export(export) => InView::Export(export.in_view()),
            Self::NewGame(game) => InView::NewGame(game.in_view()),
            Self::SaveAs { path, problem, .. } => InView::Path(path.clone(), problem.clone()),
            Self::ProgressFile(dialog) => {
                InView::Path(dialog.path().to_owned(), dialog.problem().cloned())
            }
            Self::Settings => InView::Settings,
            Self::Leave(_) | Self::Saving { .. } | Self::Changed(_) | Self::Keys => {
                return None;
            }
        })
    }

    /// Whether it has a part that keys scroll. The list of rules has keys of its own.
    const fn scrolls(&self) -> bool {
        matches!(
            self,
            Self::Settings | Self::Export(_) | Self::NewGame(_) | Self::Keys
        )
    }

    /// Whether the pointer drags something.
    pub const fn is_dragging(&self) -> bool {
        matches!(self, Self::Rules(rules) if rules.is_dragging())
    }

    /// The dialog as widgets.
    ///
    /// `difference` is the effect of the last change of the rules, `unsaved` the work that would be
    /// lost.
    pub fn view<'a>(
        &'a self,
        language: &Language,
        settings: &'a Settings,
        languages: &Languages,
        difference: Option<&'a str>,
        unsaved: Unsaved<'_>,
    ) -> Element<'a, Message> {
        match self {
            Self::Leave(leaving) => leave(language, leaving, unsaved),
            Self::SaveAs { path, problem, .. } => save_as(language, path, problem.as_ref()),
            Self::Saving { path, .. } => saving(language, path),
            Self::Changed(changed) => changed.view(language, unsaved.is_kept),
            Self::Settings => settings::view(language, settings, languages),
            Self::Rules(rules) => rules.view(language, difference).map(Message::Rules),
            Self::Export(export) => export.view(language).map(Message::Export),
            Self::NewGame(dialog) => dialog.view(language).map(Message::NewGame),
            Self::ProgressFile(dialog) => dialog.view(language).map(Message::ProgressFile),
            Self::Keys => keys(language),
        }
    }
}

fn leave<'a>(
    language: &Language,
    leaving: &Leaving,
    Unsaved { puzzle, draft, .. }: Unsaved<'_>,
) -> Element<'a, Message> {
    let words = match (leaving, draft) {
        (Leaving::Draft, _) => words!(language, "leave-draft", name = draft.unwrap_or_default()),
        (Leaving::Quit, Some(draft)) => {
            words!(language, "leave-both", name = puzzle, draft = draft)
        }
        (Leaving::Quit, None) => words!(language, "leave-quit", name = puzzle),
        (Leaving::Open { .. } | Leaving::Listed(_) | Leaving::TakeUp(_), _) => {
            words!(language, "leave-open", name = puzzle)
        }
    };
    let content = column![
        text(words).size(size::BODY),
        row![
            Press::new(words!(language, "button-save"))
                .main()
                .key(ACCEPT)
                .on_press(Message::SaveAndLeave)
                .view(language),
            Press::new(words!(language, "leave-discard"))
                .key(DISCARD)
                .on_press(Message::Discard)
                .view(language),
            Press::new(words!(language, "button-cancel"))
                .key(CLOSE)
                .on_press(Message::Dismiss)
                .view(language),
        ]
        .spacing(space::SMALL),
    ]
    .spacing(space::LARGE);
    dialog(words!(language, "leave-title"), content).into()
}

fn save_as<'a>(language: &Language, path: &'a str, problem: Option<&Text>) -> Element<'a, Message> {
    let mut content = column![
        text(words!(language, "save-as-formats")).size(size::BODY),
        text_input(&words!(language, "file-path"), path)
            .id(SAVE_PATH)
            .on_input(Message::PathTyped)
            .on_submit(Message::PathEntered)
            .padding([7, 10])
            .size(size::BODY)
            .style(theme::field),
    ]
    .spacing(space::MEDIUM);
    if let Some(problem) = problem {
        content = content.push(
            text(problem.words(language))
                .size(size::BODY)
                .style(theme::bad),
        );
    }
    let typed = !path.trim().is_empty();
    content = content.push(
        row![
            Press::new(words!(language, "button-save"))
                .main()
                .key(ACCEPT)
                .on_press_maybe(typed.then_some(Message::PathEntered))
                .view(language),
            Press::new(words!(language, "button-choose-file"))
                .key(BROWSE)
                .on_press(Message::Browse)
                .view(language),
            Press::new(words!(language, "button-cancel"))
                .key(CLOSE)
                .on_press(Message::Dismiss)
                .view(language),
        ]
        .spacing(space::SMALL),
    );
    dialog(words!(language, "save-as-title"), content).into()
}

fn saving<'a>(language: &Language, path: &Path) -> Element<'a, Message> {
    let words = words!(language, "saving", path = printable::path(path));
    dialog(
        words!(language, "saving-title"),
        text(words).size(size::BODY),
    )
    .into()
}

/// A scrollable of at most the height that is free, above a button to close the dialog, which is
/// always in sight.
fn above_close<'a>(language: &Language, content: Scrollable<'a, Message>) -> Element<'a, Message> {
    let close = Press::new(words!(language, "button-close"))
        .key(CLOSE)
        .on_press(Message::Dismiss)
        .view(language);
    let close = row![gap::horizontal(), close];
    footed(fading(content), close, space::MEDIUM)
}

/// The width of the sheet of keys.
const SHEET_WIDTH: f32 = 900.0;

fn keys<'a>(language: &Language) -> Element<'a, Message> {
    // Two columns of about the same length.
    let rows = |groups: &[Section]| -> usize {
        let lengths = groups.iter().map(|group| group.rows.len() + 1);
        lengths.sum()
    };
    let mut left = sheet(language);
    let half = (0..left.len())
        .find(|count| 2 * rows(&left[..*count]) >= rows(&left))
        .unwrap_or(left.len());
    let right = left.split_off(half);
    let columns = [left, right].map(|groups| {
        let groups = groups.into_iter().map(key_group);
        Column::with_children(groups)
            .spacing(space::MEDIUM)
            .width(Fill)
            .into()
    });
    let columns = row(columns)
        .spacing(space::LARGE)
        .padding(Padding::ZERO.right(14).vertical(FADE));
    let content = above_close(language, scrollable(columns).id(CHOICES_ID));
    dialog(words!(language, "keys-title"), content)
        .max_width(SHEET_WIDTH)
        .into()
}

fn key_group<'a>(group: Section) -> Element<'a, Message> {
    let rows = group.rows.into_iter().map(|(key, what)| {
        row![
            text(key).size(size::SMALL).font(theme::BOLD).width(150),
            text(what).size(size::SMALL).width(Fill)
        ]
        .spacing(space::SMALL)
        .into()
    });
    section(group.heading, Column::with_children(rows).spacing(3))
}
