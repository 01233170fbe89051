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
use sudoku_telling::session::{LeftBehind, UnsavedWork, WorkKind};

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
                (named(language, work), Some(far(language, work)))
            }
            Self::List(name) => (names::shown(name), None),
        }
    }
}

/// The name of work left behind.
pub(in crate::screen) fn named(language: &Language, work: &UnsavedWork) -> String {
    names::of_work(language, work)
}

/// Work left behind, in words.
pub(super) fn words(language: &Language, work: &UnsavedWork, all: &[LeftBehind]) -> String {
    let far = far(language, work);
    words!(
        language,
        "start-left-at",
        name = told_apart(language, work, all),
        place = far.as_str()
    )
}

/// The name of work left behind. If other work has the same name, such as another pasted puzzle,
/// the first row in which their givens differ is told too.
pub(super) fn told_apart(language: &Language, work: &UnsavedWork, all: &[LeftBehind]) -> String {
    let name = named(language, work);
    let puzzle = &work.puzzle;
    let others = all.iter().map(LeftBehind::work);
    let others = others.filter(|other| named(language, other) == name);
    let others: Vec<_> = others.map(|other| &other.puzzle.givens).collect();
    let rows = puzzle.layout.rows().iter().zip(1_usize..);
    let mut rows = rows.map(|(row, number)| (puzzle.layout.in_order(*row), number));
    let differs = rows.find(|(row, _)| {
        let mut cells = row.iter().map(|cell| cell.index());
        cells.any(|cell| others.iter().any(|it| it[cell] != puzzle.givens[cell]))
    });
    let Some((row, number)) = differs else {
        return name;
    };
    let givens = row.iter().map(|cell| puzzle.givens[cell.index()]);
    let digits: String = givens
        .map(|given| given.map_or_else(|| ".".to_owned(), |digit| digit.to_string()))
        .collect();
    words!(
        language,
        "start-left-row",
        name = name.as_str(),
        row = number,
        digits = digits.as_str()
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
            let steps = work.puzzle.history.moves_made();
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
