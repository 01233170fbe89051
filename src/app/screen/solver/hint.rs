//! Hints: asked for in three degrees, shown without a change of the board.

use std::sync::Arc;

use iced::widget::{Column, column, row, text};
use iced::{Center, Element, Fill, Task};

use super::card::learn;
use super::work::{PATIENCE, Sought, start, wait};
use super::{Action, Message, Report, Solver};
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, level_sign, small};
use crate::explain::{self, Length, Look, Notation, Picture};
use crate::grid::CellSet;
use crate::rules::Deduction;
use crate::search::Stopped;
use crate::session::{Hint, Mistake, MistakeKind};
use crate::texts::words;

impl Solver {
    /// Asks for a hint, or for more of the one that is shown.
    pub(super) fn hint(&mut self) -> Action {
        if self.work.is_some() {
            return Action::None;
        }
        if let Report::Hinted { told, .. } = &mut self.report {
            *told = told.longer().unwrap_or(*told);
            return Action::None;
        }
        self.focus = None;
        let search = self.session.search_hint();
        let (number, stop) = self.begin(Sought::Step);
        let mut answer = start(move || search.run(&stop).map(Box::new));
        match wait(&mut answer, PATIENCE) {
            Some(answer) => {
                self.hint_found(number, answer.unwrap_or(Err(Stopped)));
                Action::None
            }
            None => {
                self.report = Report::Looking;
                Action::Run(
                    Task::future(answer).map(move |answer| {
                        Message::HintFound(number, answer.unwrap_or(Err(Stopped)))
                    }),
                )
            }
        }
    }

    pub(super) fn hint_found(&mut self, number: u64, result: Result<Box<Hint>, Stopped>) {
        if !self.ends(number) {
            return;
        }
        self.report = match result.map(|hint| *hint) {
            Ok(Hint::Step(step)) => Report::Hinted {
                step,
                told: Length::Name,
            },
            Ok(Hint::Mistake(mistake)) => Report::Mistaken(mistake),
            Ok(Hint::Inconsistent(diagnosis)) => Report::Inconsistent(diagnosis),
            Ok(Hint::Solved) => Report::Solved,
            Ok(Hint::Stalled {
                off,
                skipped,
                solutions,
            }) => {
                self.worth_trying = true;
                Report::Stalled {
                    off,
                    skipped,
                    solutions,
                }
            }
            Err(Stopped) => Report::Cancelled,
        };
    }

    /// Takes the step that is shown.
    pub(super) fn apply_shown(&mut self) {
        if let Report::Hinted { step, .. } = &self.report {
            let step = Arc::clone(step);
            self.take(step);
        }
    }

    /// Makes a step, and shows it.
    pub(super) fn take(&mut self, step: Arc<[Deduction]>) {
        self.before_change();
        self.session.apply(&step);
        self.report = Report::Stepped(step);
    }

    /// Takes a mistake back alone.
    pub(super) fn correct(&mut self, mistake: Mistake) {
        self.before_change();
        self.selected = Some(mistake.candidate.cell);
        let changed = self.session.correct(mistake);
        self.entered(changed);
    }

    /// What the board shows of the step that is hinted at.
    pub(super) fn hinted_picture(step: &[Deduction], told: Length) -> Picture {
        match (step.first(), told) {
            (None, _) | (_, Length::Name) => Picture::default(),
            (Some(deduction), Length::Place) => {
                let Look { houses, cells, .. } = explain::look(deduction);
                Picture {
                    houses,
                    witnesses: cells,
                    ..Picture::default()
                }
            }
            (Some(deduction), Length::Argument) => explain::picture(deduction),
        }
    }

    /// The cell of the mistake that is told.
    pub(super) fn mistaken(&self) -> CellSet {
        match &self.report {
            Report::Mistaken(mistake) => CellSet::only(mistake.candidate.cell),
            _ => CellSet::EMPTY,
        }
    }

    /// The hint in words.
    pub(super) fn hinted<'a>(
        &self,
        step: &[Deduction],
        told: Length,
        notation: Notation,
    ) -> Column<'a, Message> {
        let Some(deduction) = step.first() else {
            return Column::new();
        };
        let technique = deduction.technique;
        let name = text(explain::technique_name(technique))
            .size(size::TITLE)
            .width(Fill);
        let degree = |degree: u32| {
            let words = text(words!("hint-degree", degree = degree));
            words.size(size::SMALL).style(theme::muted)
        };
        let more = |label| action(label, "H or Enter", Some(Message::Hint));
        let title =
            |beside: Element<'a, Message>| row![name, beside].spacing(space::SMALL).align_y(Center);
        match told {
            Length::Name => {
                let words = text(if self.is_game_on() {
                    words!("hint-easiest-in-game")
                } else {
                    words!("hint-easiest")
                });
                let words = row![level_sign(technique.level()), words.size(size::BODY)]
                    .spacing(space::MEDIUM)
                    .align_y(Center);
                let answers = row![more(words!("hint-where"))].push(learn(technique));
                column![
                    title(degree(1).into()),
                    words,
                    answers.spacing(space::SMALL).align_y(Center)
                ]
            }
            Length::Place => column![
                title(degree(2).into()),
                self.sentences(&explain::look(deduction).text, notation),
                more(words!("hint-why")),
            ],
            // The argument may be long: what to do with it stands above.
            Length::Argument => {
                let answers = row![small(words!("hint-apply"), "Enter", Some(Message::Apply))];
                let answers = answers.push(learn(technique)).spacing(space::SMALL);
                let title = title(answers.into());
                self.argued(column![title], deduction, notation)
                    .push(self.ice_words(step, notation))
            }
        }
    }

    /// A mistake in words, with the ways out of it.
    pub(super) fn mistake<'a>(&self, mistake: Mistake, notation: Notation) -> Column<'a, Message> {
        let (words, alone) = match mistake.kind {
            MistakeKind::Entered => (
                explain::wrong_entry(mistake.candidate),
                words!("mistake-erase"),
            ),
            MistakeKind::Removed => (
                explain::wrong_removal(mistake.candidate),
                words!("mistake-put-back"),
            ),
        };
        let mut content = column![
            text(words!("mistake-title"))
                .size(size::TITLE)
                .style(theme::bad),
            self.sentences(&words, notation),
        ];
        let mut answers =
            row![action(alone, "Enter", Some(Message::Correct(mistake)))].spacing(space::SMALL);
        if let Some(index) = mistake.index {
            let journal = self.session.journal();
            let moves = journal.board_moves().len() - journal.board_moves_in(index + 1);
            let since = text(words!("mistake-since", moves = moves));
            content = content.push(since.size(size::SMALL).style(theme::muted));
            let back = Some(Message::BackTo(index));
            answers = answers.push(action(words!("contradiction-back"), "B", back));
        }
        content.push(answers.wrap().vertical_spacing(space::SMALL))
    }
}
