//! The game as widgets: what stands beside the board while it is on, and when
//! it is over.

use iced::widget::{Column, column, container, row, scrollable, space as gap, text};
use iced::{Center, Element, Fill, Padding, Right};

use super::{Message, Play};
use crate::app::screen::solver::card::Room;
use crate::app::screen::solver::{Message as ScreenMessage, Solver};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{action, level_sign, primary, section, small, wide};
use crate::explain::Notation;
use crate::play::{Game, Help, Score};
use crate::rate::Rating;
use crate::rules::Deduction;
use crate::sudoku::{GameOutcome, GameRecord};

/// What the panel takes beside the card, and the height of the card's words: at
/// least, at most.
const BESIDES: f32 = 330.0;
const WORDS: (f32, f32) = (130.0, 420.0);

/// The width of a column of numbers.
const NUMBER: f32 = 72.0;

impl Solver {
    /// The game beside the board.
    pub(in crate::app::screen::solver) fn game_panel(
        &self,
        notation: Notation,
        height: f32,
    ) -> Element<'_, ScreenMessage> {
        match &self.play {
            None => Column::new().into(),
            Some(play) if play.game.is_on() => self.playing(&play.game, notation, height),
            Some(play) => over(play),
        }
    }

    fn playing(&self, game: &Game, notation: Notation, height: f32) -> Element<'_, ScreenMessage> {
        let paused = game.is_paused();
        let free = !self.is_searching() && !paused;
        let send = |message: Message, free: bool| free.then(|| message.into());
        let journal = self.session.journal();
        let undo = !paused && !journal.moves().is_empty();
        let redo = !paused && !journal.undone().is_empty();
        let restart = !paused && !self.session.position().is_untouched();
        let pause = if paused { "Go on" } else { "Pause" };
        let ask = row![
            primary("Hint", "H", free.then_some(ScreenMessage::Hint)),
            wide("Answer", "A", send(Message::Answer, free)),
            wide("Check", "C", send(Message::Check, free)),
        ];
        let moves = row![
            wide("Undo", "Ctrl Z", undo.then_some(ScreenMessage::Undo)),
            wide("Redo", "Ctrl Y", redo.then_some(ScreenMessage::Redo)),
            wide(
                "Restart",
                "Ctrl R",
                restart.then_some(ScreenMessage::Restart)
            ),
        ];
        let game_row = row![
            wide(pause, "P", send(Message::Pause, true)),
            wide("Give up", "Ctrl Enter", send(Message::GiveUp, free)),
            wide("New", "Ctrl Shift N", send(Message::New, true)),
        ];
        let panel = column![
            heading(game.record()),
            stats(game, self.frozen().len()),
            column![
                ask.spacing(space::SMALL),
                text(prices()).size(size::SMALL).style(theme::muted),
                moves.spacing(space::SMALL),
                game_row.spacing(space::SMALL),
            ]
            .spacing(space::SMALL),
        ]
        .spacing(space::MEDIUM);
        if paused {
            return panel.into();
        }
        let most = (height - BESIDES).clamp(WORDS.0, WORDS.1);
        panel
            .push(self.card(Room::Words(most), notation))
            .push(section("Candidates", self.chosen_cell(notation)))
            .into()
    }

    /// What stands in the place of the board while the game is paused.
    pub(in crate::app::screen::solver) fn hidden_board<'a>(&self) -> Element<'a, ScreenMessage> {
        let words = column![
            text("Paused").size(size::HUGE),
            text("The board is hidden and the clock stands.")
                .size(size::BODY)
                .style(theme::muted),
            action("Go on", "P or Space", Some(Message::Pause.into())),
        ]
        .spacing(space::MEDIUM)
        .align_x(Center);
        container(words).center(Fill).style(theme::card).into()
    }

    /// What is said of a hint whose digit belongs where ice is.
    pub(in crate::app::screen::solver) fn ice_words<'a>(
        &self,
        step: &[Deduction],
        notation: Notation,
    ) -> Option<Element<'a, ScreenMessage>> {
        let cell = self.belongs_in_ice(step)?;
        let words = format!(
            "{} is frozen: its digit cannot be filled in yet. Apply notes what follows from it.",
            notation.cell(cell)
        );
        Some(text(words).size(size::BODY).into())
    }
}

/// What is played, and the seed, by which others get the same game.
fn heading<'a>(record: &GameRecord) -> Element<'a, ScreenMessage> {
    row![
        text(record.mode.to_string())
            .size(size::BODY)
            .font(BOLD)
            .width(Fill),
        text(format!("Seed {}", record.seed))
            .size(size::SMALL)
            .style(theme::muted),
    ]
    .align_y(Center)
    .into()
}

/// The time, the score, the errors and the hints.
fn stats<'a>(game: &Game, frozen: usize) -> Element<'a, ScreenMessage> {
    let record = game.record();
    let stat = |name: &'a str, value: String| {
        column![
            text(name).size(size::SMALL).style(theme::muted),
            text(value).size(size::TITLE).font(BOLD),
        ]
        .width(Fill)
    };
    let (time, turn) = if record.timer {
        (clock(record.seconds), "Hide time")
    } else {
        ("–".to_owned(), "Show time")
    };
    let turn = small(turn, "T", Some(Message::Timer(!record.timer).into()));
    let stats = row![
        stat("Time", time),
        stat("Score", game.score().total().to_string()),
        stat("Errors", record.known_errors.to_string()),
        stat("Hints", record.hints.count().to_string()),
    ];
    let mut below = row![turn].spacing(space::SMALL).align_y(Center);
    if !record.frozen.is_empty() {
        let words = match frozen {
            0 => "All ice has thawed.".to_owned(),
            1 => "1 cell is frozen.".to_owned(),
            count => format!("{count} cells are frozen."),
        };
        below = below.push(text(words).size(size::SMALL).style(theme::muted));
    }
    container(column![stats, below].spacing(space::SMALL))
        .padding([space::SMALL, space::MEDIUM])
        .width(Fill)
        .style(theme::card)
        .into()
}

fn prices() -> String {
    let [naked, hidden, other, answer] = [
        Help::NakedSingle,
        Help::HiddenSingle,
        Help::Technique,
        Help::Answer,
    ]
    .map(Help::price);
    format!(
        "A hint costs {naked} (naked single), {hidden} (hidden single) or {other}, an answer \
         {answer}, an error {}.",
        Score::ERROR
    )
}

/// Hours, minutes and seconds.
pub(super) fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The end: what the game came to.
fn over(play: &Play) -> Element<'_, ScreenMessage> {
    let game = &play.game;
    let record = game.record();
    let score = game.score();
    let won = record.outcome == GameOutcome::Won;
    let title = if won { "Won" } else { "Given up" };
    let mut content = column![
        text(title).size(size::HUGE),
        text(format!("{}, seed {}", record.mode, record.seed))
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
    let (errors, hints) = (
        counted(record.errors, "error", "errors"),
        counted(record.hints.count(), "hint", "hints"),
    );
    let mut table = column![plain("Time".to_owned(), clock(record.seconds))];
    if won {
        table = table
            .push(plain("At the start".to_owned(), score.start.to_string()))
            .push(plain(errors, less(score.errors)))
            .push(plain(hints, less(score.hints)))
            .push(plain("Bonus".to_owned(), format!("+{}", score.bonus)))
            .push(line("Score".to_owned(), score.total().to_string(), BOLD));
    } else {
        let hints = hints.to_lowercase();
        let words = format!("{errors}, {hints}. A game that is given up has no score.");
        table = table.push(text(words).size(size::BODY));
    }
    content = content.push(gap::vertical().height(space::SMALL));
    content = content.push(table.spacing(space::SMALL / 2.0));
    if let Some(words) = best_words(play) {
        content = content.push(gap::vertical().height(space::SMALL));
        content = content.push(text(words).size(size::BODY));
    }
    let style = if won { theme::good_card } else { theme::card };
    let card = container(content)
        .padding(space::MEDIUM)
        .width(Fill)
        .style(style);
    let path: Element<'_, ScreenMessage> = match &play.rating {
        None => text("Looking for the path of the puzzle.")
            .size(size::SMALL)
            .style(theme::muted)
            .into(),
        Some(Ok(rating)) => techniques(rating),
        Some(Err(error)) => text(format!("The path is not known: {error}."))
            .size(size::SMALL)
            .into(),
    };
    column![
        card,
        primary("New game", "N", Some(Message::New.into())),
        section("The path of the puzzle", path),
    ]
    .spacing(space::MEDIUM)
    .into()
}

fn counted(count: u32, one: &str, several: &str) -> String {
    match count {
        0 => format!("No {several}"),
        1 => format!("1 {one}"),
        count => format!("{count} {several}"),
    }
}

fn less(cost: i64) -> String {
    match cost {
        0 => "0".to_owned(),
        cost => format!("−{cost}"),
    }
}

fn best_words(play: &Play) -> Option<String> {
    let (best, record) = play.best?;
    let is_new = match (record.time, record.score) {
        (true, true) => "Your best time and your best score so far. ",
        (true, false) => "Your best time so far. ",
        (false, true) => "Your best score so far. ",
        (false, false) => "",
    };
    let words = match best.won {
        1 => "The first game of this kind that you won.".to_owned(),
        won => format!(
            "{won} games of this kind won; the best time is {}, the best score {}.",
            clock(best.seconds),
            best.score
        ),
    };
    Some(format!("{is_new}{words}"))
}

/// The level of the puzzle, and its techniques with how often each is used.
fn techniques<'a>(rating: &Rating) -> Element<'a, ScreenMessage> {
    let steps = match rating.steps() {
        1 => "1 step".to_owned(),
        steps => format!("{steps} steps"),
    };
    let level = row![
        level_sign(rating.level),
        text(format!("Score {}, {steps}", rating.score)).size(size::SMALL),
    ]
    .spacing(space::SMALL)
    .align_y(Center);
    let rows = rating.techniques.iter().map(|tally| {
        row![
            text(tally.technique.name()).size(size::SMALL).width(Fill),
            text(format!("{} ×", tally.count))
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
