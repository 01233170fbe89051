//! What was left behind and is no work on a puzzle: a draft, and what cannot be read.

use iced::widget::{row, text};
use iced::{Center, Element, Fill};

use super::{Context, LEFT_SHOWN, Message};
use crate::app::errors;
use crate::app::shortcut::DISCARD;
use crate::app::theme::{size, space};
use crate::app::widget::action;
use crate::session::{UnsavedWork, WorkKind};
use crate::texts::{Language, words};

/// A draft in words; `None` for other work.
pub(super) fn draft(language: &Language, work: &UnsavedWork) -> Option<String> {
    let givens = work.puzzle.givens.iter().flatten().count();
    let is_draft = work.kind == WorkKind::Making;
    is_draft.then(|| {
        words!(
            language,
            "left-draft",
            name = work.name.as_str(),
            count = givens
        )
    })
}

/// What cannot be read, and why.
pub(super) fn unreadable(context: Context<'_>) -> impl Iterator<Item = Element<'_, Message>> {
    let first = context.left.len();
    let unreadable = context.unreadable.iter().take(LEFT_SHOWN).enumerate();
    unreadable.map(move |(number, it)| {
        let told = words!(
            context.language,
            "left-unreadable",
            reason = errors::work(context.language, it.error())
        );
        let keys = (first + number == 0).then_some(DISCARD);
        let discard = Message::Discard(first + number);
        row![
            text(told).size(size::BODY).width(Fill),
            action(
                context.language,
                words!(context.language, "start-discard"),
                keys,
                Some(discard)
            ),
        ]
        .spacing(space::LARGE)
        .align_y(Center)
        .into()
    })
}
