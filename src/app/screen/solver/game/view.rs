//! The game as widgets: what stands beside the board while it is on, and when
//! it is over.

use iced::widget::{Column, column, container, row, scrollable, space as gap, text};
use iced::{Center, Element, Fill, Padding, Right};

use super::keys::{ANOTHER, ANSWER, CHECK, PAUSE, RESUME, TIMER};
use super::{GamePanel, Message};
use crate::app::names;
use crate::app::screen::solver::Message as ScreenMessage;
use crate::app::screen::solver::context::Context;
use crate::app::screen::solver::keys::{HINT, SOLVE};
use crate::app::shortcut::{NEW_GAME, RESTART};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{action, in_a_row, level_sign, moves, primary, section, small, wide};
use crate::explain::{self, Notation};
use crate::play::{Game, Help, Score};
use crate::rate::{Rating, RatingError};
use crate::rules::Deduction;
use crate::session::Session;
use crate::sudoku::{GameOutcome, GameRecord, Measure, Mode};
use crate::texts::{Language, words};

/// The width of a column of numbers.
const NUMBER: f32 = 72.0;

impl GamePanel {
    /// The end of the game, which has the whole panel.
    pub(in crate::app::screen::solver) fn over(
        &self,
        language: &Language,
    ) -> Element<'_, ScreenMessage> {
        over(language, self)
    }

    /// What stands above the card while the game is on.
    pub(in crate::app::screen::solver) fn above_card<'a>(
        &self,
        language: &Language,
        context: &Context<'_>,
    ) -> Element<'a, ScreenMessage> {
        let game = &self.game;
        let paused = game.is_paused();
        let free = !context.is_seeking && !paused;
        let send = |message: Message, free: bool| free.then(|| message.into());
        let journal = context.session.journal();
        let can_restart = !paused && !context.session.position().is_untouched();
        let restart = can_restart.then_some(ScreenMessage::Restart);
        let pause = if paused {
            words!(language, "game-go-on")
        } else {
            words!(language, "game-pause")
        };
        let ask = row![
            primary(
                language,
                words!(language, "game-hint"),
                HINT,
                free.then_some(ScreenMessage::Hint)
            ),
            wide(
                language,
                words!(language, "game-answer"),
                ANSWER,
                send(Message::Answer, free)
            ),
            wide(
                language,
                words!(language, "game-check"),
                CHECK,
                send(Message::Check, free)
            ),
        ];
        let moves = moves(
            language,
            (!paused).then_some(&*journal),
            ScreenMessage::Undo,
            ScreenMessage::Redo,
            wide(language, words!(language, "game-restart"), RESTART, restart),
        );
        let game_row = row![
            wide(language, pause, PAUSE, send(Message::Pause, true)),
            wide(
                language,
                words!(language, "game-give-up"),
                SOLVE,
                send(Message::GiveUp, free)
            ),
            wide(
                language,
                words!(language, "game-new"),
                NEW_GAME,
                send(Message::New, true)
            ),
        ];
        column![
            heading(language, game.record()),
            stats(language, game, game.frozen(context.session).len()),
            column![
                ask.spacing(space::SMALL),
                text(prices(language)).size(size::SMALL).style(theme::muted),
                moves,
                game_row.spacing(space::SMALL),
            ]
            .spacing(space::SMALL),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// What stands in the place of the board while the game is paused.
    pub(in crate::app::screen::solver) fn hidden_board<'a>(
        language: &Language,
    ) -> Element<'a, ScreenMessage> {
        let words = column![
            text(words!(language, "game-paused")).size(size::HUGE),
            text(words!(language, "game-paused-words"))
                .size(size::BODY)
                .style(theme::muted),
            action(
                language,
                words!(language, "game-go-on"),
                [PAUSE, RESUME],
                Some(Message::Pause.into())
            ),
        ]
        .spacing(space::MEDIUM)
        .align_x(Center);
        container(words).center(Fill).style(theme::card).into()
    }

    /// What is said of a hint whose digit belongs where ice is.
    pub(in crate::app::screen::solver) fn ice_words<'a>(
        &self,
        language: &Language,
        step: &[Deduction],
        session: &Session,
        notation: Notation,
    ) -> Option<Element<'a, ScreenMessage>> {
        let cell = self.belongs_in_ice(step, session)?;
        let words = words!(language, "game-hint-in-ice", cell = notation.cell(cell));
        Some(text(words).size(size::BODY).into())
    }
}

/// What is played, and the seed, by which others get the same game.
fn heading<'a>(language: &Language, record: &GameRecord) -> Element<'a, ScreenMessage> {
    row![
        text(mode_name(language, record.mode))
            .size(size::BODY)
            .font(BOLD)
            .width(Fill),
        text(words!(
            language,
            "game-seed",
            seed = record.seed.to_string()
        ))
        .size(size::SMALL)
        .style(theme::muted),
    ]
    .align_y(Center)
    .into()
}

/// The time, the score, the errors and the hints.
fn stats<'a>(language: &Language, game: &Game, frozen: usize) -> Element<'a, ScreenMessage> {
    let record = game.record();
    let stat = |name: String, value: String| {
        column![
            text(name).size(size::SMALL).style(theme::muted),
            text(value).size(size::TITLE).font(BOLD),
        ]
        .width(Fill)
    };
    let (time, turn) = if record.timer {
        (clock(record.seconds), words!(language, "game-hide-time"))
    } else {
        ("–".to_owned(), words!(language, "game-show-time"))
    };
    let turn = small(
        language,
        turn,
        TIMER,
        Some(Message::Timer(!record.timer).into()),
    );
    let stats = row![
        stat(words!(language, "game-time"), time),
        stat(
            words!(language, "game-score"),
            game.score().total().to_string()
        ),
        stat(
            words!(language, "game-errors"),
            record.known_errors.to_string()
        ),
        stat(
            words!(language, "game-hints"),
            record.hints.count().to_string()
        ),
    ];
    let mut below = row![turn].spacing(space::SMALL).align_y(Center);
    if !record.frozen.is_empty() {
        let words = words!(language, "game-frozen-count", count = frozen);
        below = below.push(text(words).size(size::SMALL).style(theme::muted));
    }
    container(column![stats, below].spacing(space::SMALL))
        .padding([space::SMALL, space::MEDIUM])
        .width(Fill)
        .style(theme::card)
        .into()
}

fn prices(language: &Language) -> String {
    let [naked, hidden, other, answer] = [
        Help::NakedSingle,
        Help::HiddenSingle,
        Help::Technique,
        Help::Answer,
    ]
    .map(|help| help.price().unsigned_abs());
    words!(
        language,
        "game-prices",
        naked = naked,
        hidden = hidden,
        other = other,
        answer = answer,
        error = Score::ERROR.unsigned_abs(),
    )
}

/// Hours, minutes and seconds.
pub(in crate::app::screen::solver) fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The end: what the game came to.
fn over<'a>(language: &Language, play: &'a GamePanel) -> Element<'a, ScreenMessage> {
    let game = &play.game;
    let record = game.record();
    let score = game.score();
    let won = record.outcome == GameOutcome::Won;
    let title = if won {
        words!(language, "game-won")
    } else {
        words!(language, "game-given-up")
    };
    let mut content = column![
        text(title).size(size::HUGE),
        text(words!(
            language,
            "game-mode-and-seed",
            mode = mode_name(language, record.mode),
            seed = record.seed.to_string(),
        ))
        .size(size::SMALL)
        .style(theme::muted),
    ]
    .spacing(space::SMALL / 2.0);
    let line = |name: String, number: String, font| {
        let cell = |words: String| text(words).size(size::BODY).font(font);
        row![
            cell(name).width(Fill),
            cell(number).width(NUMBER).align_x(Right)
        ]
    };
    let plain = |name: String, number: String| line(name, number, theme::FONT);
    let (errors, hints) = (record.errors, record.hints.count());
    let mut table = column![plain(words!(language, "game-time"), clock(record.seconds))];
    if won {
        table = table
            .push(plain(
                words!(language, "game-at-start"),
                score.start.to_string(),
            ))
            .push(plain(
                words!(language, "game-error-count", count = errors),
                less(score.errors),
            ))
            .push(plain(
                words!(language, "game-hint-count", count = hints),
                less(score.hints),
            ))
            .push(plain(
                words!(language, "game-bonus"),
                format!("+{}", score.bonus),
            ))
            .push(line(
                words!(language, "game-score"),
                score.total().to_string(),
                BOLD,
            ));
        if score.is_spent() {
            let least = text(words!(language, "game-least-score")).size(size::SMALL);
            table = table.push(least.style(theme::muted));
        }
    } else {
        let words = in_a_row([
            words!(
                language,
                "game-errors-and-hints",
                errors = errors,
                hints = hints
            ),
            words!(language, "game-no-score"),
        ]);
        table = table.push(text(words).size(size::BODY));
    }
    content = content.push(gap::vertical().height(space::SMALL));
    content = content.push(table.spacing(space::SMALL / 2.0));
    if let Some(words) = best_words(language, play) {
        content = content.push(gap::vertical().height(space::SMALL));
        content = content.push(text(words).size(size::BODY));
    }
    let style = if won { theme::good_card } else { theme::card };
    let card = container(content)
        .padding(space::MEDIUM)
        .width(Fill)
        .style(style);
    let path: Element<'_, ScreenMessage> = match &play.rating {
        None => text(words!(language, "game-path-looking"))
            .size(size::SMALL)
            .style(theme::muted)
            .into(),
        Some(Ok(rating)) => techniques(language, rating),
        Some(Err(error)) => text(not_rated(language, error)).size(size::SMALL).into(),
    };
    column![
        card,
        primary(
            language,
            words!(language, "game-another"),
            ANOTHER,
            Some(Message::New.into())
        ),
        section(words!(language, "game-path"), path),
    ]
    .spacing(space::MEDIUM)
    .into()
}

/// Why there is no path.
fn not_rated(language: &Language, error: &RatingError) -> String {
    match error {
        RatingError::NoSolution => words!(language, "game-path-no-solution"),
        RatingError::SeveralSolutions => words!(language, "game-path-solutions"),
        RatingError::Unsound(technique) => words!(
            language,
            "game-path-unsound",
            technique = explain::technique_name(language, *technique),
        ),
        RatingError::Stopped => words!(language, "game-path-stopped"),
    }
}

/// What is played: `Ice, Hard by givens`.
fn mode_name(language: &Language, mode: Mode) -> String {
    let (kind, level) = (
        names::game_kind(language, mode.kind),
        names::game_level(language, mode.level),
    );
    match mode.measure {
        Measure::Technique => words!(language, "game-mode", kind = kind, level = level),
        Measure::Givens => words!(language, "game-mode-by-givens", kind = kind, level = level),
    }
}

fn less(cost: i64) -> String {
    match cost {
        0 => "0".to_owned(),
        cost => format!("−{cost}"),
    }
}

fn best_words(language: &Language, play: &GamePanel) -> Option<String> {
    let (best, record) = play.best?;
    let is_new = match (record.time, record.score) {
        (true, true) => Some(words!(language, "game-best-both")),
        (true, false) => Some(words!(language, "game-best-time")),
        (false, true) => Some(words!(language, "game-best-score")),
        (false, false) => None,
    };
    let words = words!(
        language,
        "game-best",
        won = best.won,
        time = clock(best.seconds),
        score = best.score.to_string(),
    );
    Some(in_a_row(is_new.into_iter().chain([words])))
}

/// The level of the puzzle, and its techniques with how often each is used.
fn techniques<'a>(language: &Language, rating: &Rating) -> Element<'a, ScreenMessage> {
    let level = row![
        level_sign(language, rating.level),
        text(words!(
            language,
            "game-path-score",
            score = rating.score.to_string(),
            steps = rating.steps(),
        ))
        .size(size::SMALL),
    ]
    .spacing(space::SMALL)
    .align_y(Center);
    let rows = rating.techniques.iter().map(|tally| {
        row![
            text(explain::technique_name(language, tally.technique))
                .size(size::SMALL)
                .width(Fill),
            text(words!(language, "game-path-uses", count = tally.count))
                .size(size::SMALL)
                .style(theme::muted),
        ]
        .into()
    });
    let list = Column::with_children(rows)
        .spacing(3)
        .padding(Padding::ZERO.right(12));
    column![
        level,
        scrollable(list)
            .style(theme::scroll)
            .width(Fill)
            .height(Fill)
    ]
    .spacing(space::SMALL)
    .into()
}
