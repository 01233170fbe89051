//! The reports of a game in words.

use std::iter;

use iced::Element;

use super::{CHECK, Message};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::card::Said;
use crate::screen::solver::card::report::GameReport;
use crate::screen::solver::keys::{self, SOLVE};
use crate::shortcut::{ACCEPT, CLOSE};
use crate::widget::{Press, in_a_row};
use sudoku_engine::grid::{Cell, CellSet, House, HouseKind, Layout};
use sudoku_engine::sudoku::{ErrorsTold, GameKind};
use sudoku_engine::texts::{Language, house_kind_name, words};
use sudoku_telling::explain::{Notation, Text};
use sudoku_telling::play::{Checked, Cost, Entry, Game, Help, PlayError, Score, Verdict};
use sudoku_telling::session::EntryError;

/// The price of an error.
const ERROR: u64 = Score::ERROR.unsigned_abs();

/// The report of a game in words; `is_red` says whether errors are shown on the board.
pub(in crate::screen::solver) fn game_words<'a>(
    language: &Language,
    layout: &Layout,
    report: &GameReport,
    (game, is_red): (Option<&Game>, bool),
    notation: Notation,
) -> Said<'a> {
    match report {
        GameReport::Begun => begun(language, game),
        GameReport::Entered(entry) => entered(language, layout, entry, notation),
        GameReport::Answered(entry) => {
            let Entry { candidate, .. } = entry;
            let words = words!(
                language,
                "game-answered-words",
                cell = notation.cell(candidate.cell),
                digit = candidate.digit.to_string(),
            );
            let price = if entry.cost == Cost::default() {
                words!(language, "game-paid-before")
            } else {
                paid(language, entry.cost, Score::HINT)
            };
            let words = [words, price].into_iter();
            let words = words.chain(thawed(language, entry.thawed, notation));
            said(words!(language, "game-answered"), in_a_row(words))
        }
        GameReport::IsRight(cell) => said(
            words!(language, "game-is-right"),
            words!(language, "game-is-right-words", cell = notation.cell(*cell)),
        ),
        GameReport::Checked(checked) => checked_words(language, *checked, notation),
        GameReport::Offered { help, .. } => {
            let (points, bonus) = offer(game, *help);
            let words = words!(
                language,
                "game-offered-words",
                points = points,
                bonus = bonus
            );
            said(words!(language, "game-offered"), words)
                .answer(
                    Press::new(words!(language, "game-offered-take"))
                        .key([keys::HINT, ACCEPT])
                        .on_press(Message::Take.into())
                        .view(language),
                )
                .answer(not_now(language))
        }
        GameReport::AnswerOffered(cell) => {
            let (points, bonus) = offer(game, Help::Answer);
            let words = words!(
                language,
                "game-answer-offered-words",
                cell = notation.cell(*cell),
                points = points,
                bonus = bonus,
            );
            said(words!(language, "game-answer-offered"), words)
                .answer(
                    Press::new(words!(language, "game-answer-offered-take"))
                        .key(ACCEPT)
                        .on_press(Message::TakeAnswer(*cell).into())
                        .view(language),
                )
                .answer(not_now(language))
        }
        GameReport::Noted(cell) => said(
            words!(language, "game-noted"),
            words!(language, "game-noted-words", cell = notation.cell(*cell)),
        ),
        // The errors are visible already.
        GameReport::Wrong if is_red => said(
            words!(language, "game-something-wrong"),
            words!(language, "game-something-wrong-red"),
        ),
        GameReport::Wrong => said(
            words!(language, "game-something-wrong"),
            words!(language, "game-something-wrong-words"),
        )
        .answer(check(language)),
        GameReport::NoHint => said(
            words!(language, "game-no-hint"),
            words!(language, "game-no-hint-words"),
        ),
        GameReport::GivingUp => said(
            words!(language, "game-giving-up"),
            words!(language, "game-giving-up-words"),
        )
        .answer(
            Press::new(words!(language, "game-give-up"))
                .key([ACCEPT, SOLVE])
                .on_press(Message::Solve.into())
                .view(language),
        )
        .answer(not_now(language)),
        GameReport::Hidden => said(
            words!(language, "game-hidden"),
            words!(language, "game-hidden-words"),
        ),
        GameReport::WhyKeptBack => said(
            words!(language, "game-why-kept-back"),
            words!(language, "game-why-kept-back-words"),
        ),
        GameReport::WeighKeptBack => said(
            words!(language, "game-why-kept-back"),
            words!(language, "game-weigh-kept-back-words"),
        )
        .answer(check(language)),
        GameReport::Refused(error) => refused(language, error, notation),
        GameReport::NotResumed(error) => said(
            words!(language, "game-not-resumed"),
            error.text().words(language),
        ),
    }
}

fn begun<'a>(language: &Language, game: Option<&Game>) -> Said<'a> {
    let Some(game) = game else {
        return said(words!(language, "game-begun"), String::new());
    };
    let record = game.record();
    let mut words = vec![words!(language, "game-begun-words")];
    words.push(match record.errors_told {
        ErrorsTold::AtOnce => words!(language, "game-errors-at-once"),
        ErrorsTold::OnCheck => words!(language, "game-errors-on-check"),
    });
    if record.mode.kind == GameKind::Ice {
        words.push(words!(language, "game-begun-ice"));
    }
    words.push(prices(language));
    said(words!(language, "game-begun"), in_a_row(words))
}

fn checked_words<'a>(language: &Language, checked: Checked, notation: Notation) -> Said<'a> {
    let (entries, wrong) = (checked.entries, checked.wrong.len());
    let notes = checked.notes.len();
    let of_notes = (notes > 0).then(|| {
        let cells = Text::listed(checked.notes).render(language, notation);
        words!(language, "game-notes-wrong", count = notes, cells = cells)
    });
    let title = match (wrong, notes) {
        (0, 0) if entries == 0 => words!(language, "game-checked-nothing"),
        (0, 0) => words!(language, "game-no-errors"),
        _ => words!(language, "game-errors-found", count = wrong + notes),
    };
    let of_entries = match (entries, wrong) {
        (0, _) if notes > 0 => Vec::new(),
        (0, _) => vec![words!(language, "game-checked-nothing-words")],
        (_, 0) => vec![words!(language, "game-no-errors-words", entries = entries)],
        _ => {
            let clash = (checked.wrong & checked.clashing).len();
            let clashes = if clash == 0 {
                words!(language, "game-errors-none-clash", count = wrong)
            } else if clash == wrong {
                words!(language, "game-errors-all-clash", count = wrong)
            } else {
                words!(language, "game-errors-some-clash", count = clash)
            };
            vec![words!(language, "game-errors-red", count = wrong), clashes]
        }
    };
    let counted = (checked.counted > 0).then(|| {
        let points = (i64::from(checked.counted) * Score::ERROR).to_string();
        words!(
            language,
            "game-errors-counted",
            count = checked.counted,
            points = points
        )
    });
    let words = in_a_row(of_entries.into_iter().chain(of_notes).chain(counted));
    if wrong + notes == 0 {
        return said(title, words);
    }
    bad(title, words).answer(
        Press::new(words!(language, "game-erase-wrong", count = wrong + notes))
            .key(ACCEPT)
            .on_press(Message::EraseWrong.into())
            .view(language),
    )
}

fn entered<'a>(
    language: &Language,
    layout: &Layout,
    entry: &Entry,
    notation: Notation,
) -> Said<'a> {
    let candidate = entry.candidate;
    let (cell, digit) = (notation.cell(candidate.cell), candidate.digit.to_string());
    let thawed = thawed(language, entry.thawed, notation);
    match entry.verdict {
        None | Some(Verdict::Right) => {
            let words = words!(language, "game-entered-words", digit = digit, cell = cell);
            let words = iter::once(words).chain(thawed);
            said(words!(language, "game-entered"), in_a_row(words))
        }
        Some(Verdict::Wrong) => {
            let words = words!(
                language,
                "game-wrong-entry-words",
                digit = digit,
                cell = cell
            );
            let words = [words, paid(language, entry.cost, 0)];
            bad(words!(language, "game-wrong-entry"), in_a_row(words))
        }
        Some(Verdict::Clash { with }) => {
            let other = Text::listed(with).render(language, notation);
            let kind = with.single().map(|one| shared(layout, candidate.cell, one));
            let words = match kind {
                Some(Some(kind)) => words!(
                    language,
                    "game-clash-words",
                    digit = digit,
                    cell = cell,
                    other = other,
                    house = house_kind_name(kind).words(language),
                ),
                None => words!(
                    language,
                    "game-clashes-words",
                    digit = digit,
                    cell = cell,
                    others = other,
                ),
                Some(None) => words!(
                    language,
                    "game-clash-apart-words",
                    digit = digit,
                    cell = cell,
                    other = other,
                ),
            };
            let words = [words, paid(language, entry.cost, 0)].into_iter();
            bad(
                words!(language, "game-clash"),
                in_a_row(words.chain(thawed)),
            )
        }
    }
}

/// The kind of house that two cells share, in this order: row, column, box or region, other house,
/// cage. `None` if they see each other in another way.
fn shared(layout: &Layout, one: Cell, other: Cell) -> Option<HouseKind> {
    let house = layout.shared_house(one, other).map(House::kind);
    let cage = layout.cage_of(one).filter(|it| it.cells.contains(other));
    house.or(cage.map(|_| HouseKind::Cage))
}

fn thawed(language: &Language, cells: CellSet, notation: Notation) -> Option<String> {
    let names = Text::listed(cells).render(language, notation);
    (!cells.is_empty()).then(|| words!(language, "game-thawed", count = cells.len(), cells = names))
}

fn refused<'a>(language: &Language, error: &PlayError, notation: Notation) -> Said<'a> {
    let title = match error {
        PlayError::Frozen { .. } => words!(language, "game-frozen"),
        PlayError::Entry(EntryError::Given) => words!(language, "game-refused"),
        PlayError::Entry(_) | PlayError::Paused | PlayError::Over => {
            words!(language, "game-not-done")
        }
    };
    bad(title, error.text().render(language, notation))
}

/// The prices of help and errors.
fn prices(language: &Language) -> String {
    words!(
        language,
        "game-prices",
        naked = price(Help::NakedSingle),
        hidden = price(Help::HiddenSingle),
        other = price(Help::Technique),
        answer = price(Help::Answer),
        error = ERROR,
    )
}

fn price(help: Help) -> u64 {
    help.price().unsigned_abs()
}

/// The points that help would take off the present score and off the bonus at the end.
fn offer(game: Option<&Game>, help: Help) -> (u64, u64) {
    let price = help.price();
    let cost = game.map(|game| game.score().cost_of(price));
    let cost = cost.unwrap_or(Cost {
        score: price,
        bonus: 0,
    });
    let bonus = cost.bonus + Score::HINT;
    (cost.score.unsigned_abs(), bonus.unsigned_abs())
}

/// The cost in words. If the score was too low to pay all of it, the words name the part taken from
/// the bonus, `always` included.
fn paid(language: &Language, cost: Cost, always: i64) -> String {
    let points = cost.score.unsigned_abs();
    let bonus = (cost.bonus + always).unsigned_abs();
    match (cost.score, cost.bonus) {
        (_, 0) => words!(language, "game-paid", points = points),
        (0, _) => words!(language, "game-paid-later", bonus = bonus),
        _ => words!(language, "game-paid-partly", points = points, bonus = bonus),
    }
}

fn said<'a>(title: String, words: String) -> Said<'a> {
    Said::new(title, words)
}

fn bad<'a>(title: String, words: String) -> Said<'a> {
    Said::warning(title, words)
}

/// The button that checks the entries.
fn check<'a>(language: &Language) -> Element<'a, ScreenMessage> {
    Press::new(words!(language, "game-check"))
        .key([CHECK, ACCEPT])
        .on_press(Message::Check.into())
        .view(language)
}

/// The button that declines a question.
fn not_now<'a>(language: &Language) -> Element<'a, ScreenMessage> {
    Press::new(words!(language, "game-not-now"))
        .key(CLOSE)
        .on_press(Message::Decline.into())
        .view(language)
}
