//! Work left behind and other things to continue, in words; and unreadable files.

use iced::widget::{row, text};
use iced::{Center, Element, Fill};

use super::{Begun, Context, Message, board};
use crate::names;
use crate::shortcut::DISCARD;
use crate::theme::{size, space};
use crate::widget::Press;
use sudoku_engine::sudoku::{GameOutcome, GameRecord};
use sudoku_engine::texts::{Language, said, words};
use sudoku_telling::session::{UnsavedWork, WorkKind};

impl Begun<'_> {
    /// Its name, and its progress.
    pub(super) fn words(self, language: &Language) -> (String, Option<String>) {
        match self {
            Self::Open(open) => {
                let place = match (self.waiting(), open.steps) {
                    (Some(game), _) => paused(language, game),
                    (None, Some(steps)) => {
                        words!(language, "start-step-of", step = open.made, count = steps)
                    }
                    (None, None) => words!(language, "start-step", step = open.made),
                };
                (open.name.to_owned(), Some(place))
            }
            Self::Left(left) => {
                let work = left.work();
                (named(work).to_owned(), Some(far(language, work)))
            }
            Self::List(name) => (name.to_owned(), None),
        }
    }
}

/// The name of work left behind.
pub(in crate::screen) fn named(work: &UnsavedWork) -> &str {
    names::titled(work.puzzle.title.as_deref(), &work.name)
}

/// Work left behind, in words.
pub(super) fn words(language: &Language, work: &UnsavedWork) -> String {
    let far = far(language, work);
    words!(
        language,
        "start-left-at",
        name = named(work),
        place = far.as_str()
    )
}

/// The progress of a paused game.
fn paused(language: &Language, game: &GameRecord) -> String {
    let place = board::far(language, game);
    words!(language, "start-paused-place", place = place)
}

/// The progress of work left behind.
fn far(language: &Language, work: &UnsavedWork) -> String {
    let game = work.puzzle.game.as_ref();
    if let Some(game) = game.filter(|game| game.outcome == GameOutcome::Playing) {
        return paused(language, game);
    }
    match work.kind {
        WorkKind::Making => {
            let givens = work.puzzle.givens.iter().flatten().count();
            words!(language, "left-draft", count = givens)
        }
        WorkKind::Solving => {
            let steps = work.puzzle.history.taken();
            words!(language, "start-left", steps = steps)
        }
    }
}

/// The unreadable files, with the reasons.
pub(super) fn unreadable(
    context: Context<'_>,
    shown: usize,
) -> impl Iterator<Item = Element<'_, Message>> {
    let first = context.left.len();
    let unreadable = context.unreadable.iter().take(shown).enumerate();
    unreadable.map(move |(number, it)| {
        let told = said!("left-unreadable", reason = it.error().text());
        let keys = (first + number == 0).then_some(DISCARD);
        let discard = Message::Discard(first + number);
        row![
            text(told.words(context.language))
                .size(size::BODY)
                .width(Fill),
            Press::new(words!(context.language, "start-discard"))
                .key(keys)
                .on_press(discard)
                .view(context.language),
        ]
        .spacing(space::LARGE)
        .align_y(Center)
        .into()
    })
}
