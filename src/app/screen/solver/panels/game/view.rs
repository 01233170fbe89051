//! The game as widgets: the panel beside the board during and after a game.

use iced::widget::{Column, column, container, row, rule, scrollable, space as gap, text};
use iced::{Center, Element, Fill, Right, Theme};

use super::keys::{ANOTHER, ANSWER, PAUSE, RESUME, TIMER};
use super::{GamePanel, Message};
use crate::moment::{clock, date};
use crate::names;
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::keys::{SOLVE, SUMS};
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Press, in_a_row, level_sign};
use sudoku_engine::rate::{Rating, RatingError};
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::MOST_GUESSES;
use sudoku_engine::sudoku::{GameOutcome, GameRecord};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{self, Notation};
use sudoku_telling::play::{Best, BestGame, Game};
use sudoku_telling::session::Session;

/// The width of a column of numbers.
const NUMBER: f32 = 72.0;

/// The height of the title, which takes the place of tabs.
const TITLE: f32 = 40.0;

/// The height of the button below the end of a game.
const BUTTON: f32 = 48.0;

/// The widths of the columns of the best games: place, time, score and hints, date.
const BEST: [f32; 4] = [22.0, 56.0, 48.0, 80.0];

impl GamePanel {
    /// The part above the card during a game: the mode and the score.
    pub(in crate::screen::solver) fn head<'a>(
        &self,
        language: &Language,
        session: &Session,
    ) -> Element<'a, ScreenMessage> {
        let game = &self.game;
        column![
            title(language, game.record()),
            stats(language, game, game.frozen(session).len()),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// The other actions of the game.
    pub(in crate::screen::solver) fn others<'a>(
        &self,
        language: &Language,
        is_free: bool,
        has_sums: bool,
    ) -> Element<'a, ScreenMessage> {
        let record = self.game.record();
        let send = |message: Message, does: bool| does.then(|| message.into());
        let is_timed = record.timer;
        let timer = if is_timed {
            words!(language, "game-hide-time")
        } else {
            words!(language, "game-show-time")
        };
        row![
            Press::new(words!(language, "game-answer"))
                .low()
                .key(ANSWER)
                .on_press_maybe(send(Message::Answer, is_free))
                .view(language),
            Press::new(words!(language, "game-pause"))
                .low()
                .key(PAUSE)
                .on_press_maybe(
                    // The resume button comes before.
                    send(Message::Pause, !self.game.is_paused())
                )
                .view(language),
            Press::new(timer)
                .low()
                .key(TIMER)
                .on_press_maybe(send(Message::Timer(!is_timed), true))
                .view(language),
        ]
        .push(has_sums.then(|| {
            Press::new(words!(language, "tab-sums"))
                .low()
                .key(SUMS)
                .on_press_maybe(is_free.then_some(ScreenMessage::Sums))
                .view(language)
        }))
        .push(
            Press::new(words!(language, "game-give-up"))
                .low()
                .key(SOLVE)
                .on_press_maybe(send(Message::GiveUp, is_free))
                .view(language),
        )
        .spacing(space::SMALL)
        .wrap()
        .vertical_spacing(space::SMALL)
        .into()
    }

    /// The content of the board's place while the game is paused.
    pub(in crate::screen::solver) fn hidden_board<'a>(
        language: &Language,
    ) -> Element<'a, ScreenMessage> {
        let words = column![
            text(words!(language, "game-paused")).size(size::HUGE),
            text(words!(language, "game-paused-words"))
                .size(size::BODY)
                .style(theme::muted),
            Press::new(words!(language, "game-go-on"))
                .key([PAUSE, RESUME])
                .on_press(Message::Pause.into())
                .view(language),
        ]
        .spacing(space::MEDIUM)
        .align_x(Center);
        container(words).center(Fill).style(theme::card).into()
    }

    /// A sentence about a hint whose digit belongs in a frozen cell.
    pub(in crate::screen::solver) fn ice_words<'a>(
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

/// The mode and the seed, which gives others the same game.
fn title<'a>(language: &Language, record: &GameRecord) -> Element<'a, ScreenMessage> {
    let mode = text(names::mode(language, record.mode)).size(size::LEAD);
    let seed = words!(language, "game-seed", seed = record.seed.to_string());
    let words = row![
        mode.font(BOLD).width(Fill).wrapping(text::Wrapping::None),
        text(seed).size(size::SMALL).style(theme::muted),
    ];
    column![
        words.align_y(Center).spacing(space::SMALL).height(Fill),
        rule::horizontal(1).style(theme::line),
    ]
    .height(TITLE)
    .into()
}

/// The time, the score, the errors and the hints.
fn stats<'a>(language: &Language, game: &Game, frozen: usize) -> Element<'a, ScreenMessage> {
    let record = game.record();
    let of = |name: String, value: String, style: fn(&Theme) -> text::Style| {
        column![
            text(name).size(size::SMALL).style(theme::muted),
            text(value).size(size::TITLE).font(BOLD).style(style),
        ]
        .width(Fill)
    };
    let stat = |name: String, value: String| of(name, value, theme::plain);
    let time = match (record.timer, record.seconds_left(), record.limit) {
        (false, ..) => stat(words!(language, "game-time"), "–".to_owned()),
        (true, Some(0), Some(limit)) => {
            let beyond = clock(record.seconds - limit.min(record.seconds));
            let beyond = format!("+{beyond}");
            of(words!(language, "game-beyond"), beyond, theme::bad)
        }
        (true, Some(left), _) => stat(words!(language, "game-left"), clock(left)),
        (true, None, _) => stat(words!(language, "game-time"), clock(record.seconds)),
    };
    let stats = row![
        time,
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
    let said = |words: String, style: fn(&Theme) -> text::Style| {
        text(words).size(size::SMALL).style(style)
    };
    let late = record
        .is_out_of_time()
        .then(|| said(words!(language, "game-time-over"), theme::bad));
    let frozen = (!record.frozen.is_empty()).then(|| {
        let words = words!(language, "game-frozen-count", count = frozen);
        said(words, theme::muted)
    });
    let stats = column![stats].push(late).push(frozen);
    container(stats.spacing(space::SMALL))
        .padding([space::SMALL, space::MEDIUM])
        .width(Fill)
        .style(theme::card)
        .into()
}

impl GamePanel {
    /// The panel after the end of a game: the result, the best games, and the path of the puzzle.
    pub(in crate::screen::solver) fn over(
        &self,
        language: &Language,
    ) -> Element<'_, ScreenMessage> {
        let record = self.game.record();
        let won = record.outcome == GameOutcome::Won;
        let heading = if won {
            words!(language, "game-won")
        } else {
            words!(language, "game-given-up")
        };
        let what = words!(
            language,
            "game-mode-and-seed",
            mode = names::mode(language, record.mode),
            seed = record.seed.to_string(),
        );
        let heading = column![
            text(heading).size(size::HEADING.1).font(BOLD),
            text(what).size(size::SMALL).style(theme::muted),
        ];
        let late = (won && record.is_out_of_time()).then(|| words!(language, "game-was-late"));
        let said = in_a_row(late.into_iter().chain(self.best_words(language)));
        let read = column![result(language, &self.game)]
            .push((!said.is_empty()).then(|| text(said).size(size::BODY)))
            .push(self.best_games(language))
            .push(self.path(language))
            .spacing(space::LARGE)
            .width(Fill)
            .padding([0.0, space::LARGE]);
        let card = column![
            container(heading).padding([space::MEDIUM, space::LARGE]),
            scrollable(read)
                .style(theme::scroll)
                .width(Fill)
                .height(Fill),
            gap().height(space::MEDIUM),
        ];
        let style = if won { theme::good_card } else { theme::card };
        let another = Press::new(words!(language, "game-another"))
            .leading()
            .key(ANOTHER)
            .on_press(Message::New.into())
            .place(language);
        column![
            container(card).width(Fill).height(Fill).style(style),
            another.width(Fill).height(BUTTON),
        ]
        .spacing(space::MEDIUM)
        .into()
    }

    /// The records that the game set, and the best results.
    fn best_words(&self, language: &Language) -> Option<String> {
        let (best, record) = self.best.as_ref()?;
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

    /// The best games of the mode, with this one in bold.
    fn best_games(&self, language: &Language) -> Option<Element<'_, ScreenMessage>> {
        let (Best { games, .. }, record) = self.best.as_ref()?;
        let mode = names::mode(language, self.game.record().mode);
        let [place, time, number, when] = BEST;
        let name = |words: String, width: f32| {
            let words = text(words).size(size::SMALL).style(theme::muted);
            words.width(width).align_x(Right)
        };
        let names = row![
            gap().width(place),
            name(words!(language, "game-time"), time),
            name(words!(language, "game-score"), number),
            name(words!(language, "game-hints"), number),
            name(words!(language, "game-best-date"), when),
        ]
        .padding([0.0, space::SMALL]);
        let games = games.iter().enumerate().map(|(at, game)| {
            let is_this = record.place == Some(at);
            container(best_row(language, at, game, is_this))
                .padding([3.0, space::SMALL])
                .style(theme::list_row(is_this))
                .into()
        });
        let heading = words!(language, "game-best-heading", mode = mode);
        let content = column![text(heading).size(size::BODY).font(BOLD), names]
            .push(Column::with_children(games))
            .spacing(space::SMALL);
        Some(content.into())
    }

    /// The techniques that the puzzle needs, once they are known.
    fn path(&self, language: &Language) -> Element<'_, ScreenMessage> {
        let heading = text(words!(language, "game-path")).size(size::BODY);
        let path: Element<'_, ScreenMessage> = match &self.rating {
            None => text(words!(language, "game-path-looking"))
                .size(size::SMALL)
                .style(theme::muted)
                .into(),
            Some(Ok(rating)) => techniques(language, rating),
            Some(Err(error)) => text(not_rated(language, error)).size(size::SMALL).into(),
        };
        column![heading.font(BOLD), path]
            .spacing(space::SMALL)
            .into()
    }
}

/// A row in the list of the best games.
fn best_row<'a>(
    language: &Language,
    at: usize,
    game: &BestGame,
    is_this: bool,
) -> Element<'a, ScreenMessage> {
    let [place, time, number, when] = BEST;
    let font = if is_this { BOLD } else { theme::FONT };
    let cell = |words: String, width: f32| {
        let words = text(words).size(size::SMALL).font(font);
        words.width(width).align_x(Right)
    };
    let unknown = || "–".to_owned();
    let hints = game.hints.map_or_else(unknown, |hints| hints.to_string());
    row![
        cell(words!(language, "game-best-place", place = at + 1), place),
        cell(clock(game.seconds), time),
        cell(game.score.to_string(), number),
        cell(hints, number),
        cell(game.won_at.and_then(date).unwrap_or_else(unknown), when),
    ]
    .into()
}

/// The time, and the parts of the score.
fn result<'a>(language: &Language, game: &Game) -> Column<'a, ScreenMessage> {
    let record = game.record();
    let score = game.score();
    let line = |name: String, number: String, font| {
        let cell = |words: String| text(words).size(size::BODY).font(font);
        row![
            cell(name).width(Fill),
            cell(number).width(NUMBER).align_x(Right)
        ]
    };
    let plain = |name: String, number: String| line(name, number, theme::FONT);
    let (errors, hints) = (record.errors, record.hints.count());
    let table = column![plain(words!(language, "game-time"), clock(record.seconds))]
        .spacing(space::SMALL / 2.0);
    if record.outcome != GameOutcome::Won {
        let words = in_a_row([
            words!(
                language,
                "game-errors-and-hints",
                errors = errors,
                hints = hints
            ),
            words!(language, "game-no-score"),
        ]);
        return table.push(text(words).size(size::BODY));
    }
    let least = score.is_spent().then(|| {
        let least = text(words!(language, "game-least-score")).size(size::SMALL);
        least.style(theme::muted)
    });
    table
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
        ))
        .push(least)
}

/// The reason why there is no path.
fn not_rated(language: &Language, error: &RatingError) -> String {
    match error {
        RatingError::NoSolution => words!(language, "game-path-no-solution"),
        RatingError::SeveralSolutions => words!(language, "game-path-solutions"),
        RatingError::Unsound(technique) => words!(
            language,
            "game-path-unsound",
            technique = explain::technique_name(language, *technique),
        ),
        RatingError::TooManyGuesses => words!(
            language,
            "game-path-too-many-guesses",
            guesses = MOST_GUESSES
        ),
        RatingError::Stopped => words!(language, "game-path-stopped"),
    }
}

fn less(cost: i64) -> String {
    match cost {
        0 => "0".to_owned(),
        cost => format!("−{cost}"),
    }
}

/// The level of the puzzle, and the techniques with the number of their uses.
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
    let list = Column::with_children(rows).spacing(3);
    column![level, list].spacing(space::SMALL).into()
}
