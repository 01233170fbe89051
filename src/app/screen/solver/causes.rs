//! What is found out beside the window of what the card reports: in what several
//! solutions differ, which rule that is off would go on, where a contradiction comes
//! from, and why steps hold that came from a file.

use std::sync::Arc;
use std::time::Duration;

use iced::Task;

use super::context::{Context, context};
use super::report::Report;
use super::{Action, Message as ScreenMessage, SolverScreen};
use crate::lookup::{Begun, Late, Lookup, News};
use sudoku_engine::grid::Contradiction;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::Stopped;
use sudoku_engine::texts::Language;
use sudoku_telling::session::{Argued, Diagnosis, Differing};

/// What is known of the cause of the report.
#[derive(Debug, Default)]
pub(super) struct Causes {
    cause: Lookup<Cause>,
    known: Known,
    arguments: Lookup<(), Argued>,
    asked_for_arguments: bool,
    /// What holds of the board, while something else is told of it.
    held: Option<Held>,
}

/// What is known of the cause of a report.
#[derive(Debug, Clone, Default)]
struct Known {
    /// Whether it was asked for.
    asked: bool,
    /// A contradiction that is reported, and not yet traced.
    untraced: Option<Contradiction>,
    differing: Option<Result<Differing, Stopped>>,
    /// What a rule that is off would do.
    off: Option<Arc<[Deduction]>>,
}

/// A report that holds of the board until that changes, with what was known of it.
#[derive(Debug)]
struct Held {
    report: Report,
    known: Known,
    /// Whether the cells worth trying were marked.
    marks: bool,
}

/// The cause of what is reported.
#[derive(Debug, Clone)]
pub enum Cause {
    /// In what the solutions differ.
    Differing(Result<Differing, Stopped>),
    /// What a rule that is off would do, if one would go on.
    Off(Option<Arc<[Deduction]>>),
    /// Where a contradiction comes from.
    Traced(Box<Diagnosis>),
}

/// What can happen to it.
#[derive(Debug, Clone)]
pub enum Message {
    /// The cause was found.
    Found(Late<Cause>),
    /// Why steps hold that came with the puzzle was found.
    Argued(Late<(), Argued>),
    /// Show what the rule that is off finds.
    ShowOff,
    /// Switch that rule on.
    SwitchOn,
}

impl From<Message> for ScreenMessage {
    fn from(message: Message) -> Self {
        Self::Cause(message)
    }
}

impl Causes {
    /// Something else is reported: nothing is known of its cause.
    pub(super) fn forget(&mut self) {
        self.cause.cancel();
        self.known = Known::default();
    }

    /// The rules are others: where they ended is not gone back to.
    pub(super) fn forget_end_of_rules(&mut self) {
        let is_of_rules = |held: &Held| matches!(held.report, Report::Stalled { .. });
        self.held.take_if(|held| is_of_rules(held));
    }

    /// What is known of this report so far. What is still looked for is not.
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

    /// A contradiction is reported that is not traced yet.
    pub(super) const fn trace(&mut self, contradiction: Contradiction) {
        self.known.untraced = Some(contradiction);
    }

    /// Whether it is still looked for which rule that is off would go on.
    pub(super) const fn is_looking_for_off(&self) -> bool {
        self.cause.is_under_way()
    }

    /// What a rule that is off would do where the others stall.
    pub(super) const fn off_step(&self) -> Option<&Arc<[Deduction]>> {
        self.known.off.as_ref()
    }

    /// That rule.
    pub(super) fn off_technique(&self) -> Option<Technique> {
        Some(self.off_step()?.first()?.technique)
    }

    /// In what the reported solutions differ, if that is known, or that it takes too
    /// long to find out.
    pub(super) fn differing(&self) -> Option<Result<&Differing, &Stopped>> {
        self.known.differing.as_ref().map(Result::as_ref)
    }

    /// Begins to look for the cause of what is reported, if there is one to be found;
    /// one that is nearly always there at once is waited for so long.
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
            // Where it is stopped, the puzzle is open no longer.
            let _ = search.run(stop, &mut |found| teller.tell(found));
        });
        found.map(Message::Argued)
    }
}

impl Causes {
    /// What holds of the board, while something else is told of it.
    pub(super) const fn held(&self) -> Option<&Report> {
        match &self.held {
            Some(held) => Some(&held.report),
            None => None,
        }
    }
}

/// Whether a report holds of the board until that changes, whatever else is asked of it.
const fn holds(report: &Report) -> bool {
    matches!(
        report,
        Report::Stalled { .. }
            | Report::Inconsistent(_)
            | Report::Mistaken(_)
            | Report::Several { .. }
    )
}

/// Whether a report asks, shows or looks for something of the board as it stands, or tells
/// what was not done to it, so that it leads back to what was told of it before.
const fn leads_back(report: &Report) -> bool {
    matches!(
        report,
        Report::Looking
            | Report::Checking
            | Report::Answered { .. }
            | Report::Hinted { .. }
            | Report::Previewed(_)
            | Report::Weighed(_)
            | Report::NoAnswer
            | Report::Cancelled
            | Report::GivenUp
            | Report::Refused(_)
            | Report::NoCell
    )
}

impl SolverScreen {
    /// Something else is about to be reported: what holds of the board is remembered as long
    /// as that leads back to it.
    pub(super) fn remember_held(&mut self, next: &Report) {
        if !leads_back(next) {
            self.causes.held = None;
        } else if holds(self.report()) {
            self.causes.held = Some(Held {
                report: self.report().clone(),
                known: self.causes.known_of(self.report()),
                marks: self.worth_trying,
            });
        }
    }

    /// Tells again what holds of the board, to which what is told leads back. False if it
    /// does not.
    pub(super) fn back_to_held(&mut self, language: &Language) -> bool {
        let Some(Held {
            report,
            known,
            marks,
        }) = self.causes.held.take()
        else {
            return false;
        };
        self.tell(language, report);
        if let Some(Ok(differing)) = &known.differing {
            self.card.show_differing(language, differing);
        }
        self.causes.known = known;
        self.worth_trying = marks;
        true
    }

    /// Looks for the cause of what is reported where it is not known.
    pub(super) fn follow_causes(&mut self, language: &Language) -> Task<ScreenMessage> {
        let arguments = self.causes.look_for_arguments(&context!(self));
        let begun = self.causes.begin(&context!(self), self.seeking.patience());
        let cause = match begun {
            None => Task::none(),
            Some(Begun::GoesOn(task)) => task.map(Message::Found),
            Some(Begun::Done(cause)) => {
                self.take_cause(language, cause);
                Task::none()
            }
        };
        Task::batch([arguments, cause]).map(ScreenMessage::Cause)
    }

    pub(super) fn on_cause(
        &mut self,
        language: &Language,
        message: Message,
    ) -> Action<ScreenMessage> {
        match message {
            Message::Found(late) => {
                if let Some(cause) = self.causes.cause.answer(late) {
                    self.take_cause(language, cause);
                }
            }
            Message::Argued(late) => {
                if let Some(News::Progress(found)) = self.causes.arguments.take(late)
                    && self.session.take_argument(&found)
                {
                    self.card.take_argument(language, &found, &self.session);
                }
            }
            Message::ShowOff => {
                self.show_off(language);
            }
            Message::SwitchOn => {
                if let Some(technique) = self.causes.off_technique() {
                    return self.switch(language, technique, true);
                }
            }
        }
        Action::None
    }

    /// Shows what the rule that is off finds, as a step that can be made. False if none is
    /// known.
    pub(super) fn show_off(&mut self, language: &Language) -> bool {
        let Some(step) = self.causes.off_step().cloned() else {
            return false;
        };
        self.tell(language, Report::Previewed(step));
        self.worth_trying = false;
        true
    }

    fn take_cause(&mut self, language: &Language, cause: Cause) {
        match cause {
            Cause::Differing(found) => {
                if let Ok(differing) = &found {
                    self.card.show_differing(language, differing);
                }
                self.causes.known.differing = Some(found);
            }
            Cause::Off(step) => self.causes.known.off = step,
            Cause::Traced(diagnosis) => self.tell(language, Report::Inconsistent(*diagnosis)),
        }
    }
}
