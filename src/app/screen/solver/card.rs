//! The card beside the board: the result, finding or question of the last action, and its picture
//! on the board.

mod another;
mod asking;
pub mod causes;
mod chips;
mod ready;
pub(super) mod report;
mod said;
mod solved;
mod step;
pub mod summary;
mod telling;
mod view;

use std::sync::Arc;

use iced::Task;
use iced::widget::operation::{AbsoluteOffset, scroll_to};

use super::why::OtherBoard;
use crate::shown::{Answered, Shown, Subject, Told};
use crate::telling::Telling;
use report::Report;
use sudoku_engine::rules::{Deduction, Pattern, Technique};
use sudoku_engine::texts::Language;
use sudoku_telling::session::{Argued, Differing, Mistake, Session};
use sudoku_telling::why::Why;

pub(super) use asking::correcting_tip;
pub(super) use said::{BETWEEN_BUTTONS, Heading, Room, Said, TEXT};
pub(super) use view::CardView;

/// The report and its picture on the board. Both change together.
#[derive(Debug)]
pub(super) struct Card {
    report: Report,
    shown: Shown,
    /// The board of the answer, if it differs from the one on the screen.
    other_board: Option<OtherBoard>,
    /// The number of reports so far.
    told: u32,
    /// The length of steps.
    telling: Telling,
    /// Whether the player wants this step in short; `None` without a wish.
    wanted_short: Option<bool>,
}

/// Scrolls the card to its top, where a new report begins, however far the last one was scrolled.
pub fn from_its_top<Message: Send + 'static>() -> Task<Message> {
    scroll_to(TEXT, AbsoluteOffset { x: 0.0, y: 0.0 })
}

impl Default for Card {
    fn default() -> Self {
        Self {
            report: Report::Ready,
            shown: Shown::default(),
            other_board: None,
            told: 0,
            telling: Telling::default(),
            wanted_short: None,
        }
    }
}

impl Card {
    /// Reports something about a position and shows it on the board. This is the one place that
    /// clears the previous report.
    pub(super) fn tell(&mut self, report: Report, session: &Session) {
        self.shown = match &report {
            Report::Stepped(step) => Shown::new(Subject::Step {
                step: Arc::clone(step),
                alone: 0,
                made: true,
            }),
            Report::Hinted { step, told } => Shown::hint(Arc::clone(step), *told),
            Report::Previewed(step) => Shown::possible(Arc::clone(step)),
            Report::Answered { why, is_told } => {
                let answered = Answered::new(Why::clone(why), *is_told);
                Shown::new(Subject::Answer(Box::new(answered)))
            }
            Report::Inconsistent(diagnosis) => {
                let of = Box::new((diagnosis.clone(), session.grid().clone()));
                Shown::new(Subject::Contradiction(of))
            }
            _ => Shown::default(),
        };
        self.other_board = self.shown.answered().and_then(|answered| {
            let first = answered.lines().first();
            let begun = first.map_or(&answered.why().grid, |line| &line.grid);
            OtherBoard::of(answered.why(), begun, session)
        });
        self.report = report;
        self.wanted_short = None;
        self.told = self.told.wrapping_add(1);
    }

    /// Sets the length of steps.
    pub(super) fn tell_by(&mut self, telling: Telling) {
        self.telling = telling;
    }

    /// Whether the step on the card is told in short: by the setting, unless the player wants this
    /// one otherwise. A hint whose reason the player asked for gives the reason.
    pub(super) fn is_short(&self) -> bool {
        let is_hint = matches!(self.report, Report::Hinted { .. });
        let as_chosen = || !is_hint && self.is_short_as_chosen();
        self.shown.is_step() && self.wanted_short.unwrap_or_else(as_chosen)
    }

    /// Whether the setting tells steps by this technique in short.
    pub(super) fn is_short_as_chosen(&self) -> bool {
        let technique = self.technique();
        technique.is_some_and(|technique| self.telling.is_short(technique))
    }

    /// Switches the step on the card between short and long.
    pub(super) fn turn_length(&mut self) {
        if self.shown.is_step() {
            self.wanted_short = Some(!self.is_short());
        }
    }

    /// The lines of the card.
    pub(super) fn lines(&self, language: &Language) -> Vec<Told> {
        if self.is_short() && self.shown.at().is_none() {
            vec![self.shown.told_in_short()]
        } else {
            self.shown.told_folded(language)
        }
    }

    /// Folds or unfolds the side argument that begins at this line.
    pub(super) fn fold(&mut self, line: usize) {
        self.shown.fold(line);
    }

    /// The step of the last resort whose argument is on the card.
    pub(super) fn side_argument(&self) -> Option<&Deduction> {
        match self.shown.deductions() {
            ([step], _) if matches!(step.pattern, Pattern::SideArguments(_)) => Some(step),
            _ => None,
        }
    }

    /// The number of reports so far; it changes with every report.
    pub(super) const fn told(&self) -> u32 {
        self.told
    }

    /// The present report.
    pub(super) const fn report(&self) -> &Report {
        &self.report
    }

    /// The picture of the report on the board.
    pub(super) const fn shown(&self) -> &Shown {
        &self.shown
    }

    /// Tells more of the hint, as long as there is more; false if there is no hint.
    pub(super) fn tell_more(&mut self) -> bool {
        let Report::Hinted { step, told } = &mut self.report else {
            return false;
        };
        if let Some(longer) = told.longer() {
            *told = longer;
            self.shown = Shown::hint(Arc::clone(step), longer);
            self.told = self.told.wrapping_add(1);
        }
        true
    }

    /// The step that Enter makes: a hint with its argument, or a preview.
    pub(super) fn can_be_made(&self) -> Option<&Arc<[sudoku_engine::rules::Deduction]>> {
        self.shown.can_be_made()
    }

    /// The technique that the card names, if it has a lesson.
    pub(super) fn technique(&self) -> Option<Technique> {
        let step = match &self.report {
            Report::Stepped(step) | Report::Hinted { step, .. } | Report::Previewed(step) => step,
            _ => return None,
        };
        let technique = step.first()?.technique;
        (!matches!(technique, Technique::Custom(_))).then_some(technique)
    }

    /// The answer on the card.
    pub(super) fn answer(&self) -> Option<&Why> {
        self.shown.answered().map(Answered::why)
    }

    /// The board of the answer, if it differs from the one on the screen.
    pub(super) const fn other_board(&self) -> Option<OtherBoard> {
        self.other_board
    }

    /// The mistake on the card.
    pub(super) const fn mistake(&self) -> Option<Mistake> {
        match &self.report {
            Report::Mistaken(mistake) => Some(*mistake),
            _ => None,
        }
    }

    /// Adds an argument that was found to the step on the card, if it is still there.
    pub(super) fn take_argument(&mut self, found: &Argued, session: &Session) {
        if let Report::Stepped(step) = &self.report
            && Arc::ptr_eq(step, &found.step)
        {
            let (_, alone) = self.shown.deductions();
            self.tell(Report::Stepped(Arc::clone(&found.argued)), session);
            self.shown.show_alone(alone);
        }
    }

    /// Shows where the reported solutions differ.
    pub(super) fn show_differing(&mut self, differing: &Differing) {
        self.shown = Shown::new(Subject::Differing(differing.clone()));
    }

    /// Shows another deduction of the reported step.
    pub(super) fn show_alone(&mut self, number: usize) {
        self.shown.show_alone(number);
    }

    /// The number of the deduction `by` places after the one on the card, wrapping around; `None`
    /// if the step has only one.
    pub(super) fn beside_alone(&self, by: isize) -> Option<usize> {
        let (step, alone) = self.shown.deductions();
        let count = isize::try_from(step.len()).ok().filter(|it| *it > 1)?;
        let alone = isize::try_from(alone).ok()?;
        usize::try_from((alone + by).rem_euclid(count)).ok()
    }

    /// Goes to a line of the answer.
    pub(super) fn read(&mut self, line: usize) {
        self.shown.read(line);
    }

    /// Goes to a link of the step on the card; without a number, the walk ends.
    pub(super) fn walk_to(&mut self, link: Option<usize>) {
        self.shown.walk_to(link);
    }
}
