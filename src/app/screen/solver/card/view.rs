//! The report in words: the card beside the board.

use iced::widget::{Column, Row, button, column, container, row, rule, scrollable, text};
use iced::{Center, Element, Fill, Theme};

use crate::app::screen::solver::causes::Causes;
use crate::app::screen::solver::context::Context;
use crate::app::screen::solver::game::{GamePanel, game_words};
use crate::app::screen::solver::keys::{GIVENS, HINT};
use crate::app::screen::solver::report::{Effort, Report};
use crate::app::screen::solver::solved::Solved;
use crate::app::screen::solver::{Beside, Message};
use crate::app::shortcut::{ACCEPT, CLOSE, LESSONS};
use crate::app::shown::WALK_ON;
use crate::app::theme::{self, size, space};
use crate::app::widget::{
    self, action, capitalised, in_a_row, level_sign, reached, sentences, small,
};
use crate::explain::{self, Length, Notation, Text};
use crate::rules::{Deduction, Technique};
use crate::session::{EntryError, Session};
use crate::sudoku::{Cause, Change};
use crate::texts::{Language, words};

/// How much room the card has.
#[derive(Debug, Clone, Copy)]
pub(in crate::app::screen::solver) enum Room {
    /// What is left of the panel, of which it is the main part.
    Whole,
    /// What is left beside a game.
    Rest,
    /// This height, beside a list.
    Part(f32),
}

/// The card as widgets, and what it reads besides its own state.
#[derive(Debug, Clone, Copy)]
pub(in crate::app::screen::solver) struct CardView<'a> {
    /// The card and the puzzle.
    pub(in crate::app::screen::solver) context: Context<'a>,
    /// What is known of the cause of what it tells.
    pub(in crate::app::screen::solver) causes: &'a Causes,
    /// What it took, once the puzzle is solved.
    pub(in crate::app::screen::solver) solved: &'a Solved,
    /// The game, if there is one.
    pub(in crate::app::screen::solver) game: Option<&'a GamePanel>,
    /// What is shown beside the board.
    pub(in crate::app::screen::solver) beside: Beside,
    /// Whether the cells worth trying are marked.
    pub(in crate::app::screen::solver) worth_trying: bool,
    /// The language in which all is said.
    pub(in crate::app::screen::solver) language: &'a Language,
    /// How cells are named.
    pub(in crate::app::screen::solver) notation: Notation,
    /// Whether there is little room.
    pub(in crate::app::screen::solver) is_little: bool,
}

impl<'a> CardView<'a> {
    pub(in crate::app::screen::solver) const fn report(&self) -> &'a Report {
        self.context.card.report()
    }

    pub(in crate::app::screen::solver) const fn session(&self) -> &'a Session {
        self.context.session
    }

    /// A text that lights the board and is lit by it.
    pub(in crate::app::screen::solver) fn sentences(&self, text: &Text) -> Element<'a, Message> {
        sentences(
            self.language,
            text,
            self.notation,
            self.context.hovered,
            Message::Point,
        )
    }

    /// Whether a game is on.
    pub(in crate::app::screen::solver) fn is_game_on(&self) -> bool {
        self.game.is_some_and(GamePanel::is_on)
    }

    /// Whether it warns of something that is to be read whatever else is shown.
    pub(in crate::app::screen::solver) const fn warns(&self) -> bool {
        matches!(
            self.report(),
            Report::Inconsistent(_)
                | Report::Mistaken(_)
                | Report::Refused(_)
                | Report::NothingLeft
                | Report::NoCell
        )
    }

    /// What the last action did, found or asks, and the legend.
    pub(in crate::app::screen::solver) fn view(&self, room: Room) -> Element<'a, Message> {
        let style = match self.report() {
            Report::Solved | Report::Filled(_) => theme::good_card,
            Report::Stalled { .. }
            | Report::Several { .. }
            | Report::NothingLeft
            | Report::NoCell => theme::asking_card,
            Report::Inconsistent(_) | Report::Mistaken(_) | Report::Refused(_) => theme::bad_card,
            Report::Hinted { .. } | Report::Previewed(_) | Report::Answered { .. } => {
                theme::asking_card
            }
            Report::Game(report) if report.is_bad() => theme::bad_card,
            Report::Game(report) if report.asks() => theme::asking_card,
            _ => theme::card,
        };
        let mut content = self.content().push(self.why_button());
        if self.context.correcting_givens {
            content = content
                .push(text(words!(self.language, "card-givens")).size(size::BODY))
                .push(action(
                    self.language,
                    words!(self.language, "card-givens-done"),
                    [GIVENS, CLOSE],
                    Some(Message::Givens),
                ));
        }
        let content = content
            .spacing(space::SMALL)
            .width(Fill)
            .padding(space::MEDIUM);
        let scroll = |content| scrollable(content).style(theme::scroll).width(Fill);
        let legend = self.legend();
        let body = match room {
            Room::Whole | Room::Rest => column![scroll(content).height(Fill)].push(legend),
            Room::Part(height) => column![scroll(content).height(Fill)]
                .push(legend)
                .height(height),
        };
        container(body).width(Fill).style(style).into()
    }

    /// What the colors and signs on the board mean.
    fn legend(&self) -> Option<Element<'a, Message>> {
        let entries = self.context.card.shown().legend();
        if entries.is_empty() {
            return None;
        }
        let legend = widget::legend(entries.to_vec());
        let legend = container(legend).padding([space::SMALL, space::MEDIUM]);
        // The edge of a card that asks is two pixels wide.
        let divider = container(rule::horizontal(1).style(theme::divider)).padding([0, 2]);
        Some(column![divider, legend].into())
    }

    fn content(&self) -> Column<'a, Message> {
        let notation = self.notation;
        if let Some(solved) = self.solved() {
            return solved;
        }
        match self.report() {
            Report::Ready => said(
                words!(self.language, "card-ready"),
                ready_words(self.language, self.beside),
            ),
            Report::Stepped(deductions) => self.stepped(deductions),
            // Something on the board clashes with what was told.
            Report::Solved => said(
                words!(self.language, "card-solved"),
                words!(self.language, "card-refused-solved"),
            ),
            Report::Stalled {
                off,
                skipped,
                solutions,
            } => self.stalled(off, skipped, *solutions),
            Report::Inconsistent(diagnosis) => self.inconsistent(diagnosis),
            Report::Hinted { step, told } => self.hinted(step, *told),
            Report::Previewed(step) => self.previewed(step),
            Report::Mistaken(mistake) => self.mistake(*mistake),
            Report::Answered { why, is_told } => self.answered(why, *is_told),
            Report::Weighed(all) => self.weighed(all),
            Report::NoAnswer => self.no_answer(),
            Report::Looking => searching(
                self.language,
                words!(self.language, "card-stepping"),
                words!(self.language, "card-stepping-words"),
            ),
            Report::Solving => searching(
                self.language,
                words!(self.language, "card-solving"),
                words!(self.language, "card-solving-words"),
            ),
            Report::Filled(effort) => said(
                words!(self.language, "card-filled"),
                effort_words(self.language, *effort),
            ),
            Report::Several { effort, .. } => said(
                words!(self.language, "card-several"),
                in_a_row([
                    words!(self.language, "card-several-words"),
                    effort_words(self.language, *effort),
                ]),
            )
            .push(text(self.differing_words()).size(size::BODY))
            .push(action(
                self.language,
                words!(self.language, "card-fill-in"),
                ACCEPT,
                Some(Message::FillIn),
            )),
            Report::Cancelled => said(
                words!(self.language, "card-cancelled"),
                words!(self.language, "card-cancelled-words"),
            ),
            Report::Entered(change) => {
                let title = match change.cause {
                    Cause::SavePoint(_) => words!(self.language, "card-save-point"),
                    _ => words!(self.language, "card-entered"),
                };
                let what = capitalised(&explain::change(self.language, change, notation));
                said(title, words!(self.language, "card-done", what = what))
            }
            Report::Undone(change) => said(
                words!(self.language, "card-undone"),
                move_words(self.language, change, notation),
            ),
            Report::Redone(change) => said(
                words!(self.language, "card-redone"),
                move_words(self.language, change, notation),
            ),
            Report::Restarted => said(
                words!(self.language, "card-restarted"),
                words!(self.language, "card-restarted-words"),
            ),
            Report::Refused(error) => said(
                words!(self.language, "card-refused"),
                refusal(self.language, error, notation),
            ),
            Report::NothingLeft => said(
                words!(self.language, "card-refused"),
                words!(self.language, "card-refused-solved"),
            ),
            Report::Game(report) => game_words(
                self.language,
                report,
                self.game.map(GamePanel::game),
                notation,
            ),
            Report::NoCell => said(
                words!(self.language, "card-no-cell"),
                words!(self.language, "card-no-cell-words"),
            ),
        }
    }

    fn stepped(&self, deductions: &[Deduction]) -> Column<'a, Message> {
        let Some(first) = deductions.first() else {
            return Column::new();
        };
        let mut content = column![titled(self.language, first.technique)];
        if deductions.len() == 1 {
            return self.argued(content, 0);
        }
        content = content.push(
            text(words!(
                self.language,
                "card-sets-cells",
                count = deductions.len()
            ))
            .size(size::SMALL)
            .style(theme::muted),
        );
        let shown = self.context.card.shown();
        for (number, argument) in shown.arguments().iter().enumerate() {
            let (style, words) = if shown.alone() == Some(number) {
                (
                    theme::chosen_button as fn(&Theme, button::Status) -> button::Style,
                    self.argued(Column::new(), number).spacing(space::SMALL),
                )
            } else {
                (theme::row_button as _, column![self.sentences(argument)])
            };
            let alone = button(words).padding([4, 6]).width(Fill).style(style);
            content = content.push(reached(alone.on_press(Message::Focus(number))));
        }
        content
    }

    /// An argument, or the sentence of the link at which the walk through it is.
    pub(in crate::app::screen::solver) fn argued(
        &self,
        content: Column<'a, Message>,
        number: usize,
    ) -> Column<'a, Message> {
        let shown = self.context.card.shown();
        let bar = widget::walk_bar(
            self.language,
            shown.at(),
            shown.links().len(),
            WALK_ON,
            Message::Walk,
        );
        let words = shown.words(number).filter(|text| !text.spans().is_empty());
        content
            .push(bar)
            .push(words.map(|words| self.sentences(words)))
    }

    /// The hint, as far as it is told.
    fn hinted(&self, step: &[Deduction], told: Length) -> Column<'a, Message> {
        let Some(deduction) = step.first() else {
            return Column::new();
        };
        let technique = deduction.technique;
        let degree = |degree: u32| {
            let words = text(words!(self.language, "hint-degree", degree = degree));
            words.size(size::SMALL).style(theme::muted)
        };
        let more = |label| action(self.language, label, [HINT, ACCEPT], Some(Message::Hint));
        match told {
            Length::Name => {
                let words = text(if self.is_game_on() {
                    words!(self.language, "hint-easiest-in-game")
                } else {
                    words!(self.language, "hint-easiest")
                });
                let words = row![
                    level_sign(self.language, technique.level()),
                    words.size(size::BODY)
                ]
                .spacing(space::MEDIUM)
                .align_y(Center);
                let answers = row![more(words!(self.language, "hint-where"))]
                    .push(learn(self.language, technique));
                column![
                    beside_title(self.language, technique, degree(1).into()),
                    words,
                    answers.spacing(space::SMALL).align_y(Center)
                ]
            }
            Length::Place => column![
                beside_title(self.language, technique, degree(2).into()),
                self.sentences(&explain::look(self.language, deduction).text),
                more(words!(self.language, "hint-why")),
            ],
            Length::Argument => self.previewed(step),
        }
    }

    /// A step that can be made, with its argument.
    fn previewed(&self, step: &[Deduction]) -> Column<'a, Message> {
        let Some(deduction) = step.first() else {
            return Column::new();
        };
        let technique = deduction.technique;
        // The argument may be long: what to do with it stands above.
        let answers = row![small(
            self.language,
            words!(self.language, "hint-apply"),
            ACCEPT,
            Some(Message::Apply)
        )];
        let answers = answers
            .push(learn(self.language, technique))
            .spacing(space::SMALL);
        let title = beside_title(self.language, technique, answers.into());
        let ice = self
            .game
            .and_then(|game| game.ice_words(self.language, step, self.session(), self.notation));
        self.argued(column![title], 0).push(ice)
    }
}

/// What can be done with what is shown beside the board.
fn ready_words(language: &Language, beside: Beside) -> String {
    match beside {
        Beside::Step | Beside::Rules => words!(language, "card-ready-step"),
        Beside::Path => words!(language, "card-ready-path"),
        Beside::EveryStep => words!(language, "card-ready-every-step"),
        Beside::Marks => words!(language, "card-ready-marks"),
        Beside::Search => words!(language, "card-ready-search"),
        Beside::Game => words!(language, "card-ready-game"),
    }
}

/// The name of a technique, with the way to its lesson.
fn titled<'a>(language: &Language, technique: Technique) -> Element<'a, Message> {
    let learn = learn(language, technique).unwrap_or_else(|| Row::new().into());
    beside_title(language, technique, learn).into()
}

/// The name of a technique, and what stands beside it.
fn beside_title<'a>(
    language: &Language,
    technique: Technique,
    beside: Element<'a, Message>,
) -> Row<'a, Message> {
    let name = text(explain::technique_name(language, technique))
        .size(size::TITLE)
        .width(Fill);
    row![name, beside].spacing(space::SMALL).align_y(Center)
}

/// The way to the lesson of a technique; none to that of a rule from outside the
/// catalogue.
pub(in crate::app::screen::solver) fn learn<'a>(
    language: &Language,
    technique: Technique,
) -> Option<Element<'a, Message>> {
    let has_lesson = !matches!(technique, Technique::Custom(_));
    has_lesson.then(|| {
        small(
            language,
            words!(language, "card-learn"),
            LESSONS,
            Some(Message::Learn(Some(technique))),
        )
    })
}

pub(super) fn said<'a>(title: String, words: String) -> Column<'a, Message> {
    column![text(title).size(size::TITLE), text(words).size(size::BODY)]
}

fn searching<'a>(language: &Language, title: String, words: String) -> Column<'a, Message> {
    said(title, words).push(action(
        language,
        words!(language, "card-cancel"),
        CLOSE,
        Some(Message::Cancel),
    ))
}

pub(super) fn move_words(language: &Language, change: &Change, notation: Notation) -> String {
    words!(
        language,
        "card-move",
        title = explain::change_title(language, change),
        what = explain::change(language, change, notation),
    )
}

/// Why an entry is not taken.
pub(in crate::app::screen::solver) fn refusal(
    language: &Language,
    error: &EntryError,
    notation: Notation,
) -> String {
    match error {
        EntryError::Given => words!(language, "card-refused-given"),
        EntryError::Filled => words!(language, "card-refused-filled"),
        EntryError::Excluded(candidate, cell) => words!(
            language,
            "card-refused-excluded",
            digit = candidate.digit.to_string(),
            cell = notation.cell(*cell),
        ),
    }
}

fn effort_words(language: &Language, effort: Effort) -> String {
    words!(
        language,
        "card-effort",
        guesses = effort.guesses,
        time = format!("{:.2}", effort.time.as_secs_f64() * 1000.0),
    )
}
