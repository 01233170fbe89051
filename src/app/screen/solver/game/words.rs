//! What a game reports, in words.

use std::iter;

use iced::widget::{Column, column, row, text};

use super::Message;
use crate::app::screen::solver::Message as ScreenMessage;
use crate::app::screen::solver::card::refusal;
use crate::app::screen::solver::report::GameReport;
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, in_a_row};
use crate::explain::{Notation, Text};
use crate::grid::{Cell, CellSet, House, HouseKind};
use crate::play::{Checked, Entry, Game, Help, PlayError, ResumeError, Score, Verdict};
use crate::session::EntryError;
use crate::sudoku::{ErrorsTold, GameKind};
use crate::texts::words;

/// What an error costs, and what a hint takes of the bonus.
const ERROR: u64 = Score::ERROR.unsigned_abs();
const HINT: u64 = Score::HINT.unsigned_abs();

type Words<'a> = Column<'a, ScreenMessage>;

/// The report of a game in words.
pub(in crate::app::screen::solver) fn game_words<'a>(
    report: &GameReport,
    game: Option<&Game>,
    notation: Notation,
) -> Words<'a> {
    match report {
        GameReport::Begun => begun(game),
        GameReport::Entered(entry) => entered(entry, notation),
        GameReport::Answered(entry) => {
            let Entry { candidate, .. } = entry;
            let words = words!(
                "game-answered-words",
                cell = notation.cell(candidate.cell),
                digit = candidate.digit.to_string(),
                points = price(Help::Answer),
            );
            let words = iter::once(words).chain(thawed(entry.thawed, notation));
            said(words!("game-answered"), in_a_row(words))
        }
        GameReport::IsRight(cell) => said(
            words!("game-is-right"),
            words!("game-is-right-words", cell = notation.cell(*cell)),
        ),
        GameReport::Checked(checked) => checked_words(*checked),
        GameReport::Offered { help, .. } => {
            let words = words!("game-offered-words", points = price(*help), bonus = HINT);
            said(words!("game-offered"), words).push(answers(
                words!("game-offered-take"),
                "H or Enter",
                Message::Take,
            ))
        }
        GameReport::AnswerOffered(cell) => {
            let words = words!(
                "game-answer-offered-words",
                cell = notation.cell(*cell),
                points = price(Help::Answer),
                bonus = HINT,
            );
            said(words!("game-answer-offered"), words).push(answers(
                words!("game-answer-offered-take"),
                "Enter",
                Message::TakeAnswer(*cell),
            ))
        }
        GameReport::Noted(cell) => said(
            words!("game-noted"),
            words!("game-noted-words", cell = notation.cell(*cell)),
        ),
        GameReport::Wrong => said(
            words!("game-something-wrong"),
            words!("game-something-wrong-words"),
        )
        .push(action(
            words!("game-check"),
            "Enter",
            Some(Message::Check.into()),
        )),
        GameReport::NoHint => said(words!("game-no-hint"), words!("game-no-hint-words")),
        GameReport::GivingUp => said(words!("game-giving-up"), words!("game-giving-up-words"))
            .push(answers(
                words!("game-give-up"),
                "Ctrl Enter",
                Message::Solve,
            )),
        GameReport::Hidden => said(words!("game-hidden"), words!("game-hidden-words")),
        GameReport::Refused(error) => refused(error, notation),
        GameReport::NotResumed(error) => said(
            words!("game-not-resumed"),
            match error {
                ResumeError::NoSolution => words!("game-not-resumed-no-solution"),
                ResumeError::NotOneSolution => words!("game-not-resumed-solutions"),
                ResumeError::Ice => words!("game-not-resumed-ice"),
            },
        ),
    }
}

fn begun<'a>(game: Option<&Game>) -> Words<'a> {
    let Some(game) = game else {
        return Column::new();
    };
    let record = game.record();
    let mut words = vec![words!("game-begun-words")];
    words.push(match record.errors_told {
        ErrorsTold::AtOnce => words!("game-errors-at-once", points = ERROR),
        ErrorsTold::OnCheck => words!("game-errors-on-check", points = ERROR),
    });
    if record.mode.kind == GameKind::Ice {
        words.push(words!("game-begun-ice"));
    }
    said(words!("game-begun"), in_a_row(words))
}

fn checked_words<'a>(checked: Checked) -> Words<'a> {
    let entries = checked.entries;
    if entries == 0 {
        return said(
            words!("game-checked-nothing"),
            words!("game-checked-nothing-words"),
        );
    }
    let wrong = checked.wrong.len();
    if wrong == 0 {
        return said(
            words!("game-no-errors"),
            words!("game-no-errors-words", entries = entries),
        );
    }
    let clash = (checked.wrong & checked.clashing).len();
    let clashes = if clash == 0 {
        words!("game-errors-none-clash")
    } else if clash == wrong {
        words!("game-errors-all-clash", count = wrong)
    } else {
        words!("game-errors-some-clash", count = clash)
    };
    bad(
        words!("game-errors-found", count = wrong),
        in_a_row([words!("game-errors-red", count = wrong), clashes]),
    )
}

fn entered<'a>(entry: &Entry, notation: Notation) -> Words<'a> {
    let candidate = entry.candidate;
    let (cell, digit) = (notation.cell(candidate.cell), candidate.digit.to_string());
    let thawed = thawed(entry.thawed, notation);
    match entry.verdict {
        None | Some(Verdict::Right) => {
            let words = words!("game-entered-words", digit = digit, cell = cell);
            let words = iter::once(words).chain(thawed);
            said(words!("game-entered"), in_a_row(words))
        }
        Some(Verdict::Wrong) => bad(
            words!("game-wrong-entry"),
            words!(
                "game-wrong-entry-words",
                digit = digit,
                cell = cell,
                points = ERROR,
            ),
        ),
        Some(Verdict::Clash { with }) => {
            let words = words!(
                "game-clash-words",
                digit = digit,
                cell = cell,
                other = notation.cell(with),
                house = common_house(candidate.cell, with),
                points = ERROR,
            );
            bad(
                words!("game-clash"),
                in_a_row(iter::once(words).chain(thawed)),
            )
        }
    }
}

/// The kind of house that two cells share: the row before the column before the
/// box.
fn common_house(one: Cell, other: Cell) -> &'static str {
    let shared = one
        .houses()
        .into_iter()
        .filter(|house: &House| house.cells().contains(other))
        .min_by_key(|house| house.index());
    match shared.map(House::kind) {
        Some(HouseKind::Row) => "row",
        Some(HouseKind::Column) => "column",
        _ => "box",
    }
}

fn thawed(cells: CellSet, notation: Notation) -> Option<String> {
    let names =
        Text::listed(&crate::texts::spoken(), cells).render(&crate::texts::spoken(), notation);
    (!cells.is_empty()).then(|| words!("game-thawed", count = cells.len(), cells = names))
}

fn refused<'a>(error: &PlayError, notation: Notation) -> Words<'a> {
    match error {
        PlayError::Frozen { cell, thawed_by } => {
            let cell = notation.cell(*cell);
            let words = match one_of(*thawed_by, notation) {
                None => words!("game-frozen-words", cell = cell),
                Some(cells) => words!("game-frozen-until", cell = cell, cells = cells),
            };
            bad(words!("game-frozen"), words)
        }
        PlayError::Entry(EntryError::Given) => {
            bad(words!("game-refused"), words!("game-refused-given"))
        }
        PlayError::Entry(error) => bad(words!("game-not-done"), refusal(error, notation)),
        PlayError::Paused => bad(words!("game-not-done"), words!("game-not-done-paused")),
        PlayError::Over => bad(words!("game-not-done"), words!("game-not-done-over")),
    }
}

/// The cells by name, of which one is enough: `r1c1, r1c2 or r2c1`.
fn one_of(cells: CellSet, notation: Notation) -> Option<String> {
    let last = cells.len().saturating_sub(1);
    let names = cells.iter().map(|cell| notation.cell(cell)).enumerate();
    let names = names.reduce(|(_, before), (number, item)| {
        let names = if number == last {
            words!("game-frozen-or", before = before, item = item)
        } else {
            words!("list-next", before = before, item = item)
        };
        (number, names)
    });
    names.map(|(_, names)| names)
}

fn price(help: Help) -> u64 {
    help.price().unsigned_abs()
}

fn said<'a>(title: String, words: String) -> Words<'a> {
    column![text(title).size(size::TITLE), text(words).size(size::BODY)]
}

fn bad<'a>(title: String, words: String) -> Words<'a> {
    column![
        text(title).size(size::TITLE).style(theme::bad),
        text(words).size(size::BODY)
    ]
}

/// The answer that is asked for, and the other.
fn answers<'a>(
    label: String,
    key: &'static str,
    message: Message,
) -> iced::Element<'a, ScreenMessage> {
    row![
        action(label, key, Some(message.into())),
        action(words!("game-not-now"), "Esc", Some(Message::Decline.into())),
    ]
    .spacing(space::SMALL)
    .into()
}
