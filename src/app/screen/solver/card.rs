//! The card beside the board: what the last action did, found or asks, and what the
//! board shows of it.

mod asking;
mod chips;
mod ready;
mod said;
mod solved;
mod step;
mod view;

use std::sync::Arc;

use super::report::Report;
use super::why::OtherBoard;
use crate::shown::{Answered, Shown, Subject, Told};
use crate::telling::Telling;
use sudoku_engine::rules::{Deduction, Pattern, Technique};
use sudoku_engine::texts::Language;
use sudoku_telling::session::{Argued, Differing, Mistake, Session};
use sudoku_telling::why::Why;

pub(super) use said::{Heading, Room, Said};
pub(super) use view::{CardView, refusal};

/// The report, and what is shown of it on the board. Both change together.
#[derive(Debug)]
pub(super) struct Card {
    report: Report,
    shown: Shown,
    /// The board of the answer that is shown, where it is another.
    other_board: Option<OtherBoard>,
    /// How often something was told.
    told: u32,
    /// How long steps are told.
    telling: Telling,
    /// Whether the person wants the step that is shown in short, if they said so.
    wanted_short: Option<bool>,
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
    /// Reports this of a position, and shows on the board what belongs to it. This is
    /// the one place where what was shown before is cleared.
    pub(super) fn tell(&mut self, language: &Language, report: Report, session: &Session) {
        self.shown = match &report {
            Report::Stepped(step) => Shown::new(
                language,
                Subject::Step {
                    step: Arc::clone(step),
                    alone: 0,
                    made: true,
                },
            ),
            Report::Hinted { step, told } => Shown::hint(language, Arc::clone(step), *told),
            Report::Previewed(step) => Shown::possible(language, Arc::clone(step)),
            Report::Answered { why, is_told } => {
                let answered = Answered::new(language, Why::clone(why), *is_told);
                Shown::new(language, Subject::Answer(Box::new(answered)))
            }
            Report::Inconsistent(diagnosis) => {
                let of = Box::new((diagnosis.clone(), session.grid().clone()));
                Shown::new(language, Subject::Contradiction(of))
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

    /// Tells steps at this length from now on.
    pub(super) fn tell_by(&mut self, telling: Telling) {
        self.telling = telling;
    }

    /// Whether the step that is shown is told in short: as chosen, unless the person wants
    /// this one otherwise. Who asked a hint for the reason gets the reason.
    pub(super) fn is_short(&self) -> bool {
        let is_hint = matches!(self.report, Report::Hinted { .. });
        let as_chosen = || !is_hint && self.is_short_as_chosen();
        self.shown.is_step() && self.wanted_short.unwrap_or_else(as_chosen)
    }

    /// Whether steps by the technique that is shown are told in short if nobody asks.
    pub(super) fn is_short_as_chosen(&self) -> bool {
        let technique = self.technique();
        technique.is_some_and(|technique| self.telling.is_short(technique))
    }

    /// Tells the step that is shown in short instead of at length, or the other way round.
    pub(super) fn turn_length(&mut self) {
        if self.shown.is_step() {
            self.wanted_short = Some(!self.is_short());
        }
    }

    /// What is said of what is shown, line by line.
    pub(super) fn lines(&self) -> Vec<Told> {
        if self.is_short() && self.shown.at().is_none() {
            vec![self.shown.told_in_short()]
        } else {
            self.shown.told_folded()
        }
    }

    /// Unfolds the side argument that begins at this line, or folds it up.
    pub(super) fn fold(&mut self, language: &Language, line: usize) {
        self.shown.fold(language, line);
    }

    /// The step of the last resort whose argument is shown.
    pub(super) fn side_argument(&self) -> Option<&Deduction> {
        match self.shown.deductions() {
            ([step], _) if matches!(step.pattern, Pattern::SideArguments(_)) => Some(step),
            _ => None,
        }
    }

    /// Counts what was told: another number, and something else was.
    pub(super) const fn told(&self) -> u32 {
        self.told
    }

    /// What the last action did, found or asks.
    pub(super) const fn report(&self) -> &Report {
        &self.report
    }

    /// What the board shows of it.
    pub(super) const fn shown(&self) -> &Shown {
        &self.shown
    }

    /// Tells more of the hint, as long as there is more to tell. False if there is
    /// no hint.
    pub(super) fn tell_more(&mut self, language: &Language) -> bool {
        let Report::Hinted { step, told } = &mut self.report else {
            return false;
        };
        if let Some(longer) = told.longer() {
            *told = longer;
            self.shown = Shown::hint(language, Arc::clone(step), longer);
            self.told = self.told.wrapping_add(1);
        }
        true
    }

    /// The step that Enter makes: the one that is hinted at with its argument, or
    /// that is previewed.
    pub(super) fn can_be_made(&self) -> Option<&Arc<[sudoku_engine::rules::Deduction]>> {
        self.shown.can_be_made()
    }

    /// The technique that the card names, if it names one that has a lesson.
    pub(super) fn technique(&self) -> Option<Technique> {
        let step = match &self.report {
            Report::Stepped(step) | Report::Hinted { step, .. } | Report::Previewed(step) => step,
            _ => return None,
        };
        let technique = step.first()?.technique;
        (!matches!(technique, Technique::Custom(_))).then_some(technique)
    }

    /// The answer that is shown.
    pub(super) fn answer(&self) -> Option<&Why> {
        self.shown.answered().map(Answered::why)
    }

    /// The board of that, where it is not the one on the screen.
    pub(super) const fn other_board(&self) -> Option<OtherBoard> {
        self.other_board
    }

    /// The mistake that is told.
    pub(super) const fn mistake(&self) -> Option<Mistake> {
        match &self.report {
            Report::Mistaken(mistake) => Some(*mistake),
            _ => None,
        }
    }

    /// Takes an argument that was found, if its step is reported.
    pub(super) fn take_argument(&mut self, language: &Language, found: &Argued, session: &Session) {
        if let Report::Stepped(step) = &self.report
            && Arc::ptr_eq(step, &found.step)
        {
            let (_, alone) = self.shown.deductions();
            self.tell(
                language,
                Report::Stepped(Arc::clone(&found.argued)),
                session,
            );
            self.shown.show_alone(language, alone);
        }
    }

    /// Shows in what the reported solutions differ.
    pub(super) fn show_differing(&mut self, language: &Language, differing: &Differing) {
        self.shown = Shown::new(language, Subject::Differing(differing.clone()));
    }

    /// Shows another deduction of the reported step.
    pub(super) fn show_alone(&mut self, language: &Language, number: usize) {
        self.shown.show_alone(language, number);
    }

    /// The deduction so many behind the one that is shown, around the end; none, where
    /// the step has no other.
    pub(super) fn beside_alone(&self, by: isize) -> Option<usize> {
        let (step, alone) = self.shown.deductions();
        let count = isize::try_from(step.len()).ok().filter(|it| *it > 1)?;
        let alone = isize::try_from(alone).ok()?;
        usize::try_from((alone + by).rem_euclid(count)).ok()
    }

    /// Goes to a line of the answer that is shown.
    pub(super) fn read(&mut self, language: &Language, line: usize) {
        self.shown.read(language, line);
    }

    /// Goes to a link of what is shown; without a number, the walk ends.
    pub(super) fn walk_to(&mut self, language: &Language, link: Option<usize>) {
        self.shown.walk_to(language, link);
    }

    /// Says it again in another language.
    pub(super) fn say_again(&mut self, language: &Language) {
        self.shown.say_again(language);
    }
}
