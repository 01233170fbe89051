//! The report in words: the card beside the board.

use iced::widget::{Column, Row, button, column, container, row, rule, scrollable, text};
use iced::{Center, Element, Fill, Theme};

use crate::app::screen::solver::causes::Causes;
use crate::app::screen::solver::context::Context;
use crate::app::screen::solver::game::{GamePanel, game_words};
use crate::app::screen::solver::report::{Effort, Report};
use crate::app::screen::solver::{Beside, Message};
use crate::app::theme::{self, BOLD, size, space};
use crate::app::widget::{self, action, capitalised, in_a_row, level_sign, sentences, small};
use crate::explain::{self, Length, Notation, Text};
use crate::rules::{Deduction, Technique};
use crate::session::{EntryError, Session};
use crate::sudoku::{Cause, Change};
use crate::texts::words;

/// How much higher the words may be where there is no legend.
const LEGEND: f32 = 40.0;

/// How much room the card has.
#[derive(Debug, Clone, Copy)]
pub(in crate::app::screen::solver) enum Room {
    /// The words are this high at most; the legend stands below them.
    Words(f32),
    /// All of it has this height; the words are scrolled above the legend.
    All(f32),
}

/// The card as widgets, and what it reads besides its own state.
#[derive(Debug, Clone, Copy)]
pub(in crate::app::screen::solver) struct CardView<'a> {
    /// The card and the puzzle.
    pub(in crate::app::screen::solver) context: Context<'a>,
    /// What is known of the cause of what it tells.
    pub(in crate::app::screen::solver) causes: &'a Causes,
    /// The game, if there is one.
    pub(in crate::app::screen::solver) game: Option<&'a GamePanel>,
    /// What is shown beside the board.
    pub(in crate::app::screen::solver) beside: Beside,
    /// Whether the cells worth trying are marked.
    pub(in crate::app::screen::solver) worth_trying: bool,
    /// How cells are named.
    pub(in crate::app::screen::solver) notation: Notation,
}

impl<'a> CardView<'a> {
    pub(super) const fn report(&self) -> &'a Report {
        self.context.card.report()
    }

    pub(super) const fn session(&self) -> &'a Session {
        self.context.session
    }

    /// A text that lights the board and is lit by it.
    pub(super) fn sentences(&self, text: &Text) -> Element<'a, Message> {
        sentences(text, self.notation, self.context.hovered, Message::Point)
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
            Report::Hinted { .. } | Report::Previewed(_) => theme::asking_card,
            Report::Game(report) if report.is_bad() => theme::bad_card,
            Report::Game(report) if report.asks() => theme::asking_card,
            _ => theme::card,
        };
        let mut content = self.content();
        if self.context.correcting_givens {
            content = content
                .push(text(words!("card-givens")).size(size::BODY))
                .push(action(
                    words!("card-givens-done"),
                    "C or Esc",
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
            Room::Words(most) => {
                let most = if legend.is_some() {
                    most
                } else {
                    most + LEGEND
                };
                column![container(scroll(content)).max_height(most)].push(legend)
            }
            Room::All(height) => column![scroll(content).height(Fill)]
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
        match self.report() {
            Report::Ready => said(words!("card-ready"), ready_words(self.beside)),
            Report::Stepped(deductions) => self.stepped(deductions),
            Report::Solved => said(words!("card-solved"), self.solved_words()),
            Report::Stalled {
                off,
                skipped,
                solutions,
            } => self.stalled(off, skipped, *solutions),
            Report::Inconsistent(diagnosis) => self.inconsistent(diagnosis),
            Report::Hinted { step, told } => self.hinted(step, *told),
            Report::Previewed(step) => self.previewed(step),
            Report::Mistaken(mistake) => self.mistake(*mistake),
            Report::Looking => searching(words!("card-stepping"), words!("card-stepping-words")),
            Report::Solving => searching(words!("card-solving"), words!("card-solving-words")),
            Report::Filled(effort) => said(words!("card-filled"), effort_words(*effort)),
            Report::Several { effort, .. } => said(
                words!("card-several"),
                in_a_row([words!("card-several-words"), effort_words(*effort)]),
            )
            .push(text(self.differing_words()).size(size::BODY))
            .push(action(
                words!("card-fill-in"),
                "Enter",
                Some(Message::FillIn),
            )),
            Report::Cancelled => said(words!("card-cancelled"), words!("card-cancelled-words")),
            Report::Entered(change) => {
                let title = match change.cause {
                    Cause::SavePoint(_) => words!("card-save-point"),
                    _ => words!("card-entered"),
                };
                let what = capitalised(&explain::change(&crate::texts::spoken(), change, notation));
                said(title, words!("card-done", what = what))
            }
            Report::Undone(change) => said(words!("card-undone"), move_words(change, notation)),
            Report::Redone(change) => said(words!("card-redone"), move_words(change, notation)),
            Report::Restarted => said(words!("card-restarted"), words!("card-restarted-words")),
            Report::Refused(error) => said(words!("card-refused"), refusal(error, notation)),
            Report::NothingLeft => said(words!("card-refused"), words!("card-refused-solved")),
            Report::Game(report) => game_words(report, self.game.map(GamePanel::game), notation),
            Report::NoCell => said(words!("card-no-cell"), words!("card-no-cell-words")),
        }
    }

    fn stepped(&self, deductions: &[Deduction]) -> Column<'a, Message> {
        let Some(first) = deductions.first() else {
            return Column::new();
        };
        let mut content = column![titled(first.technique)];
        if self.session().grid().is_solved() {
            let moves = self.context.made();
            let words = text(words!("card-solved-by-step", moves = moves));
            content = content.push(words.size(size::BODY).font(BOLD));
        }
        if deductions.len() == 1 {
            return self.argued(content, 0);
        }
        content = content.push(
            text(words!("card-sets-cells", count = deductions.len()))
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
            content = content.push(
                button(words)
                    .padding([4, 6])
                    .width(Fill)
                    .style(style)
                    .on_press(Message::Focus(number)),
            );
        }
        content
    }

    /// An argument, or the sentence of the link at which the walk through it is.
    pub(super) fn argued(
        &self,
        content: Column<'a, Message>,
        number: usize,
    ) -> Column<'a, Message> {
        let shown = self.context.card.shown();
        let bar = widget::walk_bar(shown.at(), shown.links().len(), "Alt Right", Message::Walk);
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
            let words = text(words!("hint-degree", degree = degree));
            words.size(size::SMALL).style(theme::muted)
        };
        let more = |label| action(label, "H or Enter", Some(Message::Hint));
        match told {
            Length::Name => {
                let is_game_on = self.game.is_some_and(GamePanel::is_on);
                let words = text(if is_game_on {
                    words!("hint-easiest-in-game")
                } else {
                    words!("hint-easiest")
                });
                let words = row![level_sign(technique.level()), words.size(size::BODY)]
                    .spacing(space::MEDIUM)
                    .align_y(Center);
                let answers = row![more(words!("hint-where"))].push(learn(technique));
                column![
                    beside_title(technique, degree(1).into()),
                    words,
                    answers.spacing(space::SMALL).align_y(Center)
                ]
            }
            Length::Place => column![
                beside_title(technique, degree(2).into()),
                self.sentences(&explain::look(&crate::texts::spoken(), deduction).text),
                more(words!("hint-why")),
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
        let answers = row![small(words!("hint-apply"), "Enter", Some(Message::Apply))];
        let answers = answers.push(learn(technique)).spacing(space::SMALL);
        let title = beside_title(technique, answers.into());
        let ice = self
            .game
            .and_then(|game| game.ice_words(step, self.session(), self.notation));
        self.argued(column![title], 0).push(ice)
    }

    fn solved_words(&self) -> String {
        words!("card-solved-words", moves = self.context.made())
    }
}

/// What can be done with what is shown beside the board.
fn ready_words(beside: Beside) -> String {
    match beside {
        Beside::Step => words!("card-ready-step"),
        Beside::Path => words!("card-ready-path"),
        Beside::EveryStep => words!("card-ready-every-step"),
        Beside::Marks => words!("card-ready-marks"),
        Beside::Search => words!("card-ready-search"),
        Beside::Game => words!("card-ready-game"),
    }
}

/// The name of a technique, with the way to its lesson.
fn titled<'a>(technique: Technique) -> Element<'a, Message> {
    let learn = learn(technique).unwrap_or_else(|| Row::new().into());
    beside_title(technique, learn).into()
}

/// The name of a technique, and what stands beside it.
fn beside_title<'a>(technique: Technique, beside: Element<'a, Message>) -> Row<'a, Message> {
    let name = text(explain::technique_name(&crate::texts::spoken(), technique))
        .size(size::TITLE)
        .width(Fill);
    row![name, beside].spacing(space::SMALL).align_y(Center)
}

/// The way to the lesson of a technique; none to that of a rule from outside the
/// catalogue.
pub(in crate::app::screen::solver) fn learn<'a>(
    technique: Technique,
) -> Option<Element<'a, Message>> {
    let has_lesson = !matches!(technique, Technique::Custom(_));
    has_lesson.then(|| {
        small(
            words!("card-learn"),
            "L",
            Some(Message::Learn(Some(technique))),
        )
    })
}

pub(super) fn said<'a>(title: String, words: String) -> Column<'a, Message> {
    column![text(title).size(size::TITLE), text(words).size(size::BODY)]
}

fn searching<'a>(title: String, words: String) -> Column<'a, Message> {
    said(title, words).push(action(words!("card-cancel"), "Esc", Some(Message::Cancel)))
}

pub(super) fn move_words(change: &Change, notation: Notation) -> String {
    words!(
        "card-move",
        title = explain::change_title(&crate::texts::spoken(), change),
        what = explain::change(&crate::texts::spoken(), change, notation),
    )
}

/// Why an entry is not taken.
pub(in crate::app::screen::solver) fn refusal(error: &EntryError, notation: Notation) -> String {
    match error {
        EntryError::Given => words!("card-refused-given"),
        EntryError::Filled => words!("card-refused-filled"),
        EntryError::Excluded(candidate, cell) => words!(
            "card-refused-excluded",
            digit = candidate.digit.to_string(),
            cell = notation.cell(*cell),
        ),
    }
}

fn effort_words(effort: Effort) -> String {
    words!(
        "card-effort",
        guesses = effort.guesses,
        time = format!("{:.2}", effort.time.as_secs_f64() * 1000.0),
    )
}
