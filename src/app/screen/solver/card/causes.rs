//! The causes of reports, found on another thread: where solutions differ, which rule that is off
//! would go on, where a contradiction comes from, and why steps from a file are valid.

use std::sync::Arc;
use std::time::Duration;

use iced::Task;

use crate::lookup::{Begun, Late, Lookup, News};
use crate::screen::solver::card::report::Report;
use crate::screen::solver::context::{Context, context};
use crate::screen::solver::{Action, Message as ScreenMessage, SolverScreen};
use sudoku_engine::grid::Contradiction;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::Stopped;
use sudoku_telling::session::{Argued, Diagnosis, Differing};

/// The causes of the present report.
#[derive(Debug, Default)]
pub(in crate::screen::solver) struct Causes {
    cause: Lookup<Cause>,
    known: Known,
    arguments: Lookup<(), Argued>,
    asked_for_arguments: bool,
    /// A report that still applies to the board while another one is on the card.
    held: Option<Held>,
}

/// The known causes of a report.
#[derive(Debug, Clone, Default)]
struct Known {
    /// Whether the search for causes was started.
    asked: bool,
    /// A reported contradiction that is not traced yet.
    untraced: Option<Contradiction>,
    differing: Option<Result<Differing, Stopped>>,
    /// The step of a rule that is off.
    off: Option<Arc<[Deduction]>>,
}

/// A report that applies until the board changes, with its known causes.
#[derive(Debug)]
struct Held {
    report: Report,
    known: Known,
    /// Whether the cells worth trying were marked.
    marks: bool,
    /// The number of the deduction that was on the card, of a step.
    alone: usize,
}

/// The cause of a report.
#[derive(Debug, Clone)]
pub enum Cause {
    /// The difference between the solutions.
    Differing(Result<Differing, Stopped>),
    /// The step of a rule that is off, if one would go on.
    Off(Option<Arc<[Deduction]>>),
    /// The origin of a contradiction.
    Traced(Box<Diagnosis>),
}

/// The messages about causes.
#[derive(Debug, Clone)]
pub enum Message {
    /// The cause was found.
    Found(Late<Cause>),
    /// The argument of a step that came with the puzzle was found.
    Argued(Late<(), Argued>),
    /// Show the step of the rule that is off.
    ShowOff,
    /// Turn that rule on.
    SwitchOn,
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Cause(message)
    }
}

impl Causes {
    /// Forgets the causes of the previous report.
    pub(in crate::screen::solver) fn forget(&mut self) {
        self.cause.cancel();
        self.known = Known::default();
    }

    /// After a change of the rules, forgets that the old ones stalled.
    pub(in crate::screen::solver) fn forget_end_of_rules(&mut self) {
        let is_of_rules = |held: &Held| matches!(held.report, Report::Stalled { .. });
        self.held.take_if(|held| is_of_rules(held));
    }

    /// The known causes of this report, without searches under way.
    fn known_of(&self, report: &Report) -> Known {
        let mut known = self.known.clone();
        if self.cause.is_under_way() {
            known.asked = false;
            if let Report::Inconsistent(diagnosis) = report {
                known.untraced = Some(diagnosis.contradiction);
            }
        }
        known
    }

    /// Marks a reported contradiction as not traced yet.
    pub(in crate::screen::solver) const fn trace(&mut self, contradiction: Contradiction) {
        self.known.untraced = Some(contradiction);
    }

    /// Whether the search for a rule that is off is under way.
    pub(in crate::screen::solver) const fn is_looking_for_off(&self) -> bool {
        self.cause.is_under_way()
    }

    /// The step of a rule that is off, if the others stall.
    pub(in crate::screen::solver) const fn off_step(&self) -> Option<&Arc<[Deduction]>> {
        self.known.off.as_ref()
    }

    /// The technique of that step.
    pub(in crate::screen::solver) fn off_technique(&self) -> Option<Technique> {
        Some(self.off_step()?.first()?.technique)
    }

    /// The difference between the reported solutions once it is known, or that finding it takes too
    /// long.
    pub(in crate::screen::solver) fn differing(&self) -> Option<Result<&Differing, &Stopped>> {
        self.known.differing.as_ref().map(Result::as_ref)
    }

    /// Starts the search for the cause of the report, if there can be one. Most causes are there at
    /// once, so the window waits this long for one.
    fn begin(
        &mut self,
        context: &Context<'_>,
        patience: Duration,
    ) -> Option<Begun<Cause, Late<Cause>>> {
        let session = context.session;
        if std::mem::replace(&mut self.known.asked, true) {
            return None;
        }
        Some(match context.card.report() {
            Report::Several { .. } => {
                let search = session.search_differing();
                Begun::GoesOn(
                    self.cause
                        .begin(move |stop, _| Cause::Differing(search.run(stop))),
                )
            }
            Report::Stalled { off, .. } if !off.is_empty() => {
                let search = session.search_off();
                Begun::GoesOn(
                    self.cause
                        .begin(move |stop, _| Cause::Off(search.run(stop).ok().flatten())),
                )
            }
            Report::Inconsistent(_) => {
                let contradiction = self.known.untraced.take()?;
                let search = session.search_diagnosis();
                self.cause.begin_patiently(patience, move |stop, _| {
                    Cause::Traced(Box::new(search.run(contradiction, stop)))
                })
            }
            _ => return None,
        })
    }

    /// Looks for the arguments of the steps that came with the puzzle, once.
    fn look_for_arguments(&mut self, context: &Context<'_>) -> Task<Message> {
        if std::mem::replace(&mut self.asked_for_arguments, true) {
            return Task::none();
        }
        let Some(search) = context.session.search_arguments() else {
            return Task::none();
        };
        let found = self.arguments.begin(move |stop, teller| {
            // If the search is stopped, the puzzle is closed.
            let _ = search.run(stop, &mut |found| teller.tell(found));
        });
        found.map(Message::Argued)
    }
}

impl Causes {
    /// The report that still applies to the board while another one is on the card.
    pub(in crate::screen::solver) const fn held(&self) -> Option<&Report> {
        match &self.held {
            Some(held) => Some(&held.report),
            None => None,
        }
    }
}

/// Whether a report applies until the board changes, whatever the player asks meanwhile.
const fn holds(report: &Report) -> bool {
    matches!(
        report,
        Report::Stepped(_)
            | Report::Stalled { .. }
            | Report::Inconsistent(_)
            | Report::Mistaken(_)
            | Report::Several { .. }
    )
}

/// Whether a report only asks, shows or searches, or says why something was not done, so that the
/// previous report returns afterwards.
const fn leads_back(report: &Report) -> bool {
    matches!(
        report,
        Report::Looking(_)
            | Report::Checking
            | Report::Answered { .. }
            | Report::Hinted { .. }
            | Report::Previewed(_)
            | Report::Weighed(..)
            | Report::NoAnswer
            | Report::Canceled
            | Report::GivenUp
            | Report::Refused(_)
            | Report::NoCell
    )
}

impl SolverScreen {
    /// Before another report: remembers the present one if it will return afterwards.
    pub(in crate::screen::solver) fn remember_held(&mut self, next: &Report) {
        if !leads_back(next) {
            self.causes.held = None;
        } else if holds(self.report()) {
            self.causes.held = Some(Held {
                report: self.report().clone(),
                known: self.causes.known_of(self.report()),
                marks: self.worth_trying,
                alone: self.card.shown().deductions().1,
            });
        }
    }

    /// Returns from the present report to the one that still applies to the board; false if there
    /// is none.
    pub(in crate::screen::solver) fn back_to_held(&mut self) -> bool {
        let Some(Held {
            report,
            known,
            marks,
            alone,
        }) = self.causes.held.take()
        else {
            return false;
        };
        self.tell(report);
        self.card.show_alone(alone);
        if let Some(Ok(differing)) = &known.differing {
            self.card.show_differing(differing);
        }
        self.causes.known = known;
        self.worth_trying = marks;
        true
    }

    /// Starts the search for the cause of the report.
    pub(in crate::screen::solver) fn follow_causes(&mut self) -> Task<ScreenMessage> {
        let arguments = self.causes.look_for_arguments(&context!(self));
        let begun = self.causes.begin(&context!(self), self.seeking.patience());
        let cause = match begun {
            None => Task::none(),
            Some(Begun::GoesOn(task)) => task.map(Message::Found),
            Some(Begun::Done(cause)) => {
                self.take_cause(cause);
                Task::none()
            }
        };
        Task::batch([arguments, cause]).map(ScreenMessage::Cause)
    }

    pub(in crate::screen::solver) fn on_cause(
        &mut self,
        message: Message,
    ) -> Action<ScreenMessage> {
        match message {
            Message::Found(late) => {
                if let Some(cause) = self.causes.cause.answer(late) {
                    self.take_cause(cause);
                }
            }
            Message::Argued(late) => {
                if let Some(News::Progress(found)) = self.causes.arguments.take(late)
                    && self.session.take_argument(&found)
                {
                    self.card.take_argument(&found, &self.session);
                }
            }
            Message::ShowOff => {
                self.show_off();
            }
            Message::SwitchOn => {
                if let Some(technique) = self.causes.off_technique() {
                    return self.switch(technique, true);
                }
            }
        }
        Action::None
    }

    /// Shows the step of the rule that is off as one that can be made; false if none is known.
    pub(in crate::screen::solver) fn show_off(&mut self) -> bool {
        let Some(step) = self.causes.off_step().cloned() else {
            return false;
        };
        self.tell(Report::Previewed(step));
        self.worth_trying = false;
        true
    }

    fn take_cause(&mut self, cause: Cause) {
        match cause {
            Cause::Differing(found) => {
                if let Ok(differing) = &found {
                    self.card.show_differing(differing);
                }
                self.causes.known.differing = Some(found);
            }
            Cause::Off(step) => self.causes.known.off = step,
            Cause::Traced(diagnosis) => self.tell(Report::Inconsistent(*diagnosis)),
        }
    }
}
