//! What lies over the window until it is answered.

pub mod export;
mod keys;
pub mod new_game;
pub mod progress_file;
pub mod rules;
mod settings;

use std::path::{Path, PathBuf};

use iced::widget::{Column, Scrollable, column, row, scrollable, space as gap, text, text_input};
use iced::{Element, Fill, Padding};

use super::changed::{self, Changed};
use super::errors;
use super::languages::Languages;
use super::settings::{SettingChange, Settings};
use super::shortcut::{Section, sheet};
use super::theme::{self, size, space};
use super::widget::{FADE, action, dialog, fading, footed, primary, section};
use crate::shortcut::{ACCEPT, CLOSE, DISCARD};
use keys::BROWSE;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::session::{Seen, WorkKind};

/// The field for the name to save under.
pub const SAVE_PATH: &str = "save-path";

/// The name of no field: whatever has the cursor loses it to this.
pub const NO_FIELD: &str = "no-field";

/// What lies over the window.
pub const DIALOG_ID: &str = "dialog";

/// What scrolls in a dialog of choices.
pub(super) const CHOICES_ID: &str = "choices";

/// The sheet of keys.
pub const SHEET_ID: &str = "keys";

/// What lies over the window.
#[derive(Debug)]
pub enum Modal {
    /// There is unsaved work: save it before it is left?
    Leave(Leaving),
    /// Under which name shall be saved?
    SaveAs {
        /// What is saved.
        work: WorkKind,
        /// What was typed.
        path: String,
        /// Why it did not work, if it was tried.
        problem: Option<String>,
        /// What to do when it is saved.
        then: Option<Leaving>,
    },
    /// A file is being written, which takes longer than a moment.
    Saving {
        /// Which one.
        path: PathBuf,
        /// What to do when it is saved.
        then: Option<Leaving>,
    },
    /// A file was changed by another window or program.
    Changed(Changed),
    /// The settings.
    Settings,
    /// The choice of rules.
    Rules(rules::Rules),
    /// Copying and exporting.
    Export(Box<export::Export>),
    /// The choice of a game.
    NewGame(new_game::NewGame),
    /// What was learned is written to a file or read back.
    ProgressFile(progress_file::ProgressFile),
    /// The keys.
    Keys(Sheet),
}

/// How far the sheet of keys is scrolled, as far as that is known.
#[derive(Debug, Clone, Copy, Default)]
pub struct Sheet {
    is_at_start: bool,
    is_at_end: bool,
}

/// What would be lost where the work is left.
#[derive(Debug, Clone, Copy)]
pub struct Unsaved<'a> {
    /// The name of the open puzzle.
    pub puzzle: &'a str,
    /// The name of the puzzle that is made, if that would be lost too.
    pub draft: Option<&'a str>,
    /// Where another version of a file would be loaded: whether the work would be kept, if
    /// there is any.
    pub is_kept: Option<bool>,
}

/// Why the work would be left.
#[derive(Debug, Clone)]
pub enum Leaving {
    /// The window would be closed.
    Quit,
    /// The window would be closed. The open puzzle is saved or discarded already, the
    /// draft is neither.
    Draft,
    /// Work would be taken up again that was left behind; its number.
    TakeUp(usize),
    /// Another puzzle of the list would be opened; its number.
    Listed(usize),
    /// Another puzzle would be opened.
    Open {
        /// The puzzle.
        puzzle: Box<Puzzle>,
        /// What it is called.
        name: String,
        /// The file it came from.
        path: Option<PathBuf>,
        /// How that file was.
        seen: Option<Seen>,
    },
}

impl Leaving {
    /// The same after work was left behind, which is the first that can be taken up then.
    #[must_use]
    pub(super) fn after(self, is_left: bool) -> Self {
        match self {
            Self::TakeUp(number) => Self::TakeUp(number + usize::from(is_left)),
            other => other,
        }
    }
}

/// What can happen in a dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Close it and go on.
    Dismiss,
    /// Save, then leave.
    SaveAndLeave,
    /// Leave without saving.
    Discard,
    /// Do this about a file that was changed.
    Change(changed::Answer),
    /// The name to save under was changed.
    PathTyped(String),
    /// Save under the name that was typed.
    PathEntered,
    /// Choose the name with the system's dialog.
    Browse,
    /// Change a setting.
    Set(SettingChange),
    /// In the choice of rules.
    Rules(rules::Message),
    /// Where it is copied and exported.
    Export(export::Message),
    /// Scroll the sheet of keys so far down.
    Scroll(f32),
    /// The sheet of keys was scrolled to here.
    Scrolled(Sheet),
    /// In the choice of a game.
    NewGame(new_game::Message),
    /// Where what was learned is written to a file or read back.
    ProgressFile(progress_file::Message),
}

/// What can be seen of a dialog beside the settings, as far as keys may leave it as it is.
#[derive(Debug, PartialEq)]
pub(super) enum InView {
    /// Of the choice of rules.
    Rules(rules::InView),
    /// Of the export.
    Export(export::InView),
    /// Of the choice of a game.
    NewGame(new_game::InView),
    /// Of the field for a path, and what is wrong with it.
    Path(String, Option<String>),
    /// Nothing but the settings.
    Settings,
}

impl Modal {
    /// What can be seen of it; none where keys always lead on.
    pub(super) fn in_view(&self) -> Option<InView> {
        Some(match self {
            Self::Rules(rules) => InView::Rules(rules.in_view()),
            Self::Export(export) => InView::Export(export.in_view()),
            Self::NewGame(game) => InView::NewGame(game.in_view()),
            Self::SaveAs { path, problem, .. } => InView::Path(path.clone(), problem.clone()),
            Self::ProgressFile(dialog) => InView::Path(
                dialog.path().to_owned(),
                dialog.problem().map(str::to_owned),
            ),
            Self::Settings => InView::Settings,
            Self::Leave(_) | Self::Saving { .. } | Self::Changed(_) | Self::Keys(_) => {
                return None;
            }
        })
    }

    /// Whether something hangs on the pointer.
    pub const fn is_dragging(&self) -> bool {
        matches!(self, Self::Rules(rules) if rules.is_dragging())
    }

    /// The dialog as widgets.
    ///
    /// `difference` is what the last change of the rules changed, `unsaved` what would be
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
            Self::SaveAs { path, problem, .. } => save_as(language, path, problem.as_deref()),
            Self::Saving { path, .. } => saving(language, path),
            Self::Changed(changed) => changed.view(language, unsaved.is_kept),
            Self::Settings => settings::view(language, settings, languages),
            Self::Rules(rules) => rules.view(language, difference).map(Message::Rules),
            Self::Export(export) => export.view(language).map(Message::Export),
            Self::NewGame(dialog) => dialog.view(language).map(Message::NewGame),
            Self::ProgressFile(dialog) => dialog.view(language).map(Message::ProgressFile),
            Self::Keys(_) => keys(language),
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
            primary(
                language,
                words!(language, "button-save"),
                ACCEPT,
                Some(Message::SaveAndLeave)
            ),
            action(
                language,
                words!(language, "leave-discard"),
                DISCARD,
                Some(Message::Discard)
            ),
            action(
                language,
                words!(language, "button-cancel"),
                CLOSE,
                Some(Message::Dismiss)
            ),
        ]
        .spacing(space::SMALL),
    ]
    .spacing(space::LARGE);
    dialog(words!(language, "leave-title"), content).into()
}

fn save_as<'a>(
    language: &Language,
    path: &'a str,
    problem: Option<&'a str>,
) -> Element<'a, Message> {
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
        content = content.push(text(problem).size(size::BODY).style(theme::bad));
    }
    let typed = !path.trim().is_empty();
    content = content.push(
        row![
            primary(
                language,
                words!(language, "button-save"),
                ACCEPT,
                typed.then_some(Message::PathEntered)
            ),
            action(
                language,
                words!(language, "button-choose-file"),
                BROWSE,
                Some(Message::Browse)
            ),
            action(
                language,
                words!(language, "button-cancel"),
                CLOSE,
                Some(Message::Dismiss)
            ),
        ]
        .spacing(space::SMALL),
    );
    dialog(words!(language, "save-as-title"), content).into()
}

fn saving<'a>(language: &Language, path: &Path) -> Element<'a, Message> {
    let words = words!(language, "saving", path = errors::path(path));
    dialog(
        words!(language, "saving-title"),
        text(words).size(size::BODY),
    )
    .into()
}

/// What scrolls, as high as it is or as there is room for, and below it what closes the
/// dialog, in sight always.
fn above_close<'a>(language: &Language, content: Scrollable<'a, Message>) -> Element<'a, Message> {
    let close = action(
        language,
        words!(language, "button-close"),
        CLOSE,
        Some(Message::Dismiss),
    );
    let close = row![gap::horizontal(), close];
    footed(fading(content), close, space::MEDIUM)
}

/// How wide the sheet of keys is.
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
    let columns = scrollable(columns).id(SHEET_ID).on_scroll(|seen| {
        let place = seen.relative_offset().y;
        Message::Scrolled(Sheet {
            is_at_start: place <= 0.0,
            is_at_end: place >= 1.0,
        })
    });
    let content = above_close(language, columns);
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
