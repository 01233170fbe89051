//! What is found out, beside the window, of several solutions and of rules at
//! their end, and how it is told.

use std::sync::Arc;

use iced::widget::{Column, Row, text};
use iced::{Element, Task};

use super::background::Job;
use super::{Action, Message as ScreenMessage, Report, Solver};
use crate::app::theme::{size, space};
use crate::app::widget::action;
use crate::explain::{self, Length, Picture, Role};
use crate::grid::{CellSet, Grid};
use crate::rules::{Deduction, Technique};
use crate::search::Stopped;
use crate::session::Differing;
use crate::texts::words;

/// What is known of the cause of the report.
#[derive(Debug, Default)]
pub(super) struct Causes {
    /// What is looked at or was.
    of: Option<(Grid, Sought)>,
    job: Option<Job>,
    jobs: u64,
    differing: Option<Result<Differing, Stopped>>,
    off: Option<Arc<[Deduction]>>,
}

/// What is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Sought {
    /// In what the solutions differ.
    Differing,
    /// What one of these rules, which are off, would find.
    Off(Vec<Technique>),
}

/// What can happen to it.
#[derive(Debug, Clone)]
pub enum Message {
    /// The solutions were compared: which job, what differs.
    Differing(u64, Result<Differing, Stopped>),
    /// A rule that is off was found to go on: which job, its deduction.
    Off(u64, Arc<[Deduction]>),
    /// Show what the rule that is off finds.
    ShowOff,
    /// Switch that rule on.
    SwitchOn,
}

impl Solver {
    /// Looks for the cause of what is reported, if there is one to be found and it
    /// is not known yet.
    pub(super) fn follow_causes(&mut self) -> Task<ScreenMessage> {
        let sought = match &self.report {
            Report::Several { .. } => Some(Sought::Differing),
            Report::Stalled { off, .. } if !off.is_empty() => Some(Sought::Off(off.clone())),
            _ => None,
        };
        let of = sought.map(|sought| (self.session.grid().clone(), sought));
        if of == self.causes.of {
            return Task::none();
        }
        let number = self.causes.jobs + 1;
        self.causes = Causes {
            jobs: number,
            of,
            ..Causes::default()
        };
        let (job, task) = match &self.causes.of {
            None => return Task::none(),
            Some((_, Sought::Differing)) => {
                let search = self.session.search_differing();
                Job::start(number, move |stop, sender| {
                    sender.send(Message::Differing(number, search.run(stop)));
                })
            }
            Some((_, Sought::Off(_))) => {
                let search = self.session.search_off();
                Job::start(number, move |stop, sender| {
                    if let Ok(Some(step)) = search.run(stop) {
                        sender.send(Message::Off(number, step));
                    }
                })
            }
        };
        self.causes.job = Some(job);
        task.map(ScreenMessage::Cause)
    }

    pub(super) fn on_cause(&mut self, message: Message) -> Action {
        let is_due = |number| {
            self.causes
                .job
                .as_ref()
                .is_some_and(|it| it.number == number)
        };
        match message {
            Message::Differing(number, found) if is_due(number) => {
                self.causes.differing = Some(found);
                self.causes.job = None;
            }
            Message::Off(number, step) if is_due(number) => {
                self.causes.off = Some(step);
                self.causes.job = None;
            }
            Message::Differing(..) | Message::Off(..) => {}
            Message::ShowOff => {
                if let Some(step) = self.off_step() {
                    self.report = Report::Hinted {
                        step: Arc::clone(step),
                        told: Length::Argument,
                    };
                    self.worth_trying = false;
                }
            }
            Message::SwitchOn => {
                if let Some(technique) = self.off_technique() {
                    return self.update(ScreenMessage::Switch(technique, true));
                }
            }
        }
        Action::None
    }

    /// What a rule that is off would do where the others stall.
    fn off_step(&self) -> Option<&Arc<[Deduction]>> {
        let is_stalled = matches!(self.report, Report::Stalled { .. });
        self.causes.off.as_ref().filter(|_| is_stalled)
    }

    fn off_technique(&self) -> Option<Technique> {
        Some(self.off_step()?.first()?.technique)
    }

    /// In what the reported solutions differ, if that is known.
    fn differing(&self) -> Option<&Differing> {
        let is_reported = matches!(self.report, Report::Several { .. });
        let found = self.causes.differing.as_ref().filter(|_| is_reported)?;
        found.as_ref().ok()
    }

    /// The cells to mark: those that differ between the solutions, those worth
    /// trying.
    pub(super) fn asked_for(&self) -> CellSet {
        if let Some(differing) = self.differing() {
            return differing.cells();
        }
        if self.worth_trying {
            self.session.cells_to_try()
        } else {
            CellSet::EMPTY
        }
    }

    /// The digits of the cells that differ between the solutions.
    pub(super) fn differing_picture(&self) -> Picture {
        let differing = self.differing();
        let candidates = differing.into_iter().flat_map(Differing::candidates);
        Picture::default().with(Role::Base, candidates)
    }

    /// How many cells differ between the solutions, in words.
    pub(super) fn differing_words(&self) -> String {
        match (&self.causes.differing, self.differing()) {
            (_, Some(differing)) => words!("several-differ", cells = differing.cells().len()),
            (Some(Err(Stopped)), None) => words!("several-too-long"),
            _ => words!("several-looking"),
        }
    }

    /// How many cells have the fewest candidates, if they are marked.
    pub(super) fn fewest_words(&self) -> Option<String> {
        let cells = self.session.cells_to_try();
        let candidates = self.session.grid().candidates(cells.first()?).len();
        let cells = cells.len();
        self.worth_trying
            .then(|| words!("stalled-fewest", cells = cells, candidates = candidates))
    }

    /// Which rule that is off would go on, and what can be done with it.
    pub(super) fn with_off<'a>(
        &self,
        content: Column<'a, ScreenMessage>,
    ) -> Column<'a, ScreenMessage> {
        let Some(technique) = self.off_technique() else {
            return content;
        };
        let words = words!(
            "stalled-rule-off",
            technique = explain::technique_name(technique)
        );
        let press = |message| Some(ScreenMessage::Cause(message));
        let answers: [Element<'a, ScreenMessage>; 2] = [
            action(words!("stalled-show-off"), "Enter", press(Message::ShowOff)),
            action(words!("stalled-switch-on"), "I", press(Message::SwitchOn)),
        ];
        content
            .push(text(words).size(size::BODY))
            .push(Row::with_children(answers).spacing(space::SMALL))
    }

    /// What Enter does where the rules stall.
    pub(super) fn off_answer(&self) -> Option<ScreenMessage> {
        self.off_step()
            .map(|_| ScreenMessage::Cause(Message::ShowOff))
    }
    /// What switches the rule on that would go on where the others stall.
    pub(super) fn off_switch(&self) -> Option<ScreenMessage> {
        self.off_step()
            .map(|_| ScreenMessage::Cause(Message::SwitchOn))
    }
}
