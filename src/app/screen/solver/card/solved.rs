//! The card of a solved puzzle, with a summary.

use iced::alignment::Horizontal::Right;
use iced::widget::{Column, column, container, row, space as gap, text};
use iced::{Center, Element, Fill};

use super::said::{Heading, Said};
use super::view::CardView;
use crate::moment::clock;
use crate::screen::solver::game::GamePanel;
use crate::screen::solver::keys::AGAIN;
use crate::screen::solver::{Message, summary};
use crate::shortcut::ACCEPT;
use crate::theme::{self, BOLD, size, space};
use crate::widget::{Press, bars, in_a_row, level_sign};
use sudoku_engine::sudoku::{GameOutcome, SetBy};
use sudoku_engine::texts::words;
use sudoku_telling::explain::{self, technique_name};
use sudoku_telling::session::{Hardest, Met, Summary};

/// The height of the strip of levels.
const STRIP: f32 = 34.0;

impl<'a> CardView<'a> {
    /// The card of a solved puzzle; `None` if it is not solved or something else is on the card.
    pub(super) fn solved_card(&self) -> Option<Said<'a>> {
        if !self.tells_solved() {
            return None;
        }
        if let Some(again) = self.again() {
            return Some(again);
        }
        let summary = self.after_solving.summary();
        // Show the difficulty of the puzzle, not of the player's way: a guess does not make a
        // puzzle easier.
        let level = self.after_solving.level().filter(|_| summary.is_some());
        let sign = level.map(|level| row![level_sign(self.language, level)].into());
        let heading = Heading::Words(if self.was_given_up() {
            words!(self.language, "game-given-up")
        } else {
            words!(self.language, "card-solved")
        });
        let said = Said {
            above: sign,
            ..Said::headed(heading)
        };
        let said = said.words(self.solved_words(summary));
        let Some(summary) = summary else {
            return Some(said.with(self.solved_actions(None)));
        };
        let has_levels = summary.steps.iter().any(|taken| taken.step.is_some());
        let met = summary.met.iter().map(|met| self.met(*met));
        Some(
            said.maybe(has_levels.then(|| strip(summary)))
                .maybe(summary.hardest.as_ref().map(|it| self.hardest(it)))
                .with(self.solved_actions(Some(summary)))
                .with(Column::with_children(met).spacing(space::SMALL)),
        )
    }

    /// The hardest step, while it is on the board again.
    fn again(&self) -> Option<Said<'a>> {
        let shown = self.after_solving.again()?;
        let hardest = self.after_solving.summary()?.hardest.as_ref()?;
        let back = Press::new(words!(self.language, "solved-back"))
            .low()
            .key(AGAIN)
            .on_press(summary::Message::Again.into())
            .view(self.language);
        let said = Said {
            above: Some(self.above(&hardest.step, None)),
            ..Said::headed(Heading::Concludes(shown.conclusion().clone()))
        };
        Some(
            said.maybe(self.told(shown.told(self.language)))
                .answer(back),
        )
    }

    /// Whether the card says that the puzzle is solved.
    pub(super) fn tells_solved(&self) -> bool {
        summary::tells_solved(self.report(), self.session())
    }

    /// Whether the game was given up and its filled-in digits are still on the board.
    pub(super) fn was_given_up(&self) -> bool {
        let game = self.game.map(GamePanel::game);
        let is_over = game.is_some_and(|it| it.record().outcome == GameOutcome::GivenUp);
        is_over && self.searched() > 0
    }

    /// The number of cells that a search filled.
    fn searched(&self) -> usize {
        let origins = self.session().journal().origins();
        let searched = origins.iter().filter(|(_, by)| *by == SetBy::Search);
        searched.count()
    }

    /// The number of steps, the share of the player, the number of cells left to a search, and the
    /// time of a game.
    fn solved_words(&self, summary: Option<&Summary>) -> String {
        if self.context.made() == 0 && self.game.is_none() {
            return words!(self.language, "solved-as-opened");
        }
        let searched = self.searched();
        let count = self.context.stepped();
        let steps = (count > 0 || searched == 0).then(|| {
            words!(
                self.language,
                "solved-steps",
                steps = count,
                own = summary.map_or(0, Summary::own)
            )
        });
        let searched = (searched > 0).then(|| match self.was_given_up() {
            true => words!(self.language, "solved-given-up", cells = searched),
            false => words!(self.language, "solved-searched", cells = searched),
        });
        let game = self.game.map(GamePanel::game).map(|game| {
            let record = game.record();
            words!(
                self.language,
                "solved-game",
                time = clock(record.seconds),
                hints = record.hints.count()
            )
        });
        in_a_row(steps.into_iter().chain(searched).chain(game))
    }

    fn hardest(&self, hardest: &Hardest) -> Element<'a, Message> {
        let name = explain::step_title(self.language, &hardest.step);
        let acts = explain::step_acts(self.language, &hardest.step, self.notation);
        let words = column![
            text(words!(
                self.language,
                "solved-hardest",
                number = hardest.number
            ))
            .size(size::SMALL)
            .style(theme::muted),
            text(words!(
                self.language,
                "solved-hardest-step",
                name = name,
                acts = acts
            ))
            .size(size::BODY)
            .font(BOLD),
        ];
        let again = Press::new(words!(self.language, "solved-again"))
            .low()
            .key(AGAIN)
            .on_press(summary::Message::Again.into())
            .view(self.language);
        row![container(words).width(Fill), again]
            .spacing(space::SMALL)
            .align_y(Center)
            .into()
    }

    /// The possible next actions.
    fn solved_actions(&self, summary: Option<&Summary>) -> Element<'a, Message> {
        let next = (!self.is_answered_below() && self.after_solving.goes_on()).then(|| {
            Press::new(words!(self.language, "solved-next"))
                .main()
                .key(ACCEPT)
                .on_press(summary::Message::Next.into())
                .view(self.language)
        });
        let keep = Press::new(words!(self.language, "solved-keep"))
            .wide()
            .on_press(summary::Message::Keep.into())
            .view(self.language);
        let hardest = summary.and_then(Summary::hardest_technique);
        let practise = hardest.map(|technique| {
            Press::new(words!(self.language, "solved-practise"))
                .wide()
                .on_press(summary::Message::Practise(technique).into())
                .view(self.language)
        });
        let below = row![].push(practise).push(keep).spacing(space::SMALL);
        column![]
            .push(next)
            .push(below)
            .spacing(space::SMALL)
            .into()
    }

    /// A technique that came up, how often, and whether the player found it.
    fn met(&self, met: Met) -> Element<'a, Message> {
        let Met {
            technique,
            times,
            found,
        } = met;
        let level = container(gap().width(8).height(8)).style(theme::level_dot(technique.level()));
        let how = if found == 0 {
            words!(self.language, "solved-shown")
        } else if found == times {
            words!(self.language, "solved-found")
        } else {
            words!(self.language, "solved-some-found", found = found)
        };
        let how = text(how).size(size::SMALL).width(64).align_x(Right);
        row![
            level,
            text(technique_name(self.language, technique))
                .size(size::BODY)
                .width(Fill),
            text(words!(self.language, "solved-times", times = times))
                .size(size::SMALL)
                .style(theme::muted),
            if found == times {
                how.font(BOLD).style(theme::good)
            } else {
                how.style(theme::muted)
            },
        ]
        .spacing(space::SMALL)
        .align_y(Center)
        .into()
    }
}

/// The steps as bars, with the height and color of their difficulty.
fn strip<'a>(summary: &Summary) -> Element<'a, Message> {
    let levels = summary.steps.iter();
    let levels = levels.map(|taken| taken.technique().map(|it| it.level()));
    let hardest = summary.hardest.as_ref().map(|it| it.number);
    bars(levels.collect(), hardest, STRIP)
}
