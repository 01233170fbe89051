//! Keys of the solver screen.

use super::watch::leaves_the_board;
use super::{Beside, Message, Report, Solver, game};
use crate::app::shortcut::{Direction, Shortcut};
use crate::explain::Length;
use crate::solver::Granularity;

impl Solver {
    /// What a key asks for here, if anything.
    pub fn shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        if let Some(message) = self.walk_shortcut(shortcut) {
            return Some(message);
        }
        let beside = match self.beside {
            Beside::Step => None,
            Beside::Path => self.path_shortcut(shortcut),
            Beside::EveryStep => self.every_step_shortcut(shortcut),
            Beside::Search => self.search_shortcut(shortcut),
            Beside::Marks => self.marks_shortcut(shortcut),
            Beside::Game => self.game_shortcut(shortcut),
        };
        let is_hidden = self.beside == Beside::Search && !leaves_the_board(shortcut);
        if beside.is_some() || is_hidden {
            return beside;
        }
        Some(match shortcut {
            Shortcut::Step => Message::Step,
            Shortcut::Hint => Message::Hint,
            Shortcut::ShowStep => Message::Show(Beside::Step),
            Shortcut::ShowPath => Message::Show(Beside::Path),
            Shortcut::ShowEveryStep | Shortcut::ShowEveryStepAnywhere => {
                Message::Show(Beside::EveryStep)
            }
            Shortcut::ShowSearch => Message::Show(Beside::Search),
            Shortcut::ShowMarks => Message::Show(Beside::Marks),
            Shortcut::Solve => Message::Solve,
            Shortcut::Undo => Message::Undo,
            Shortcut::Redo => Message::Redo,
            Shortcut::Restart => Message::Restart,
            Shortcut::Open => Message::Open,
            Shortcut::Save => Message::Save,
            Shortcut::SaveAs => Message::SaveAs,
            Shortcut::Copy => Message::Copy,
            Shortcut::Export => Message::Export,
            Shortcut::Start => Message::Start,
            Shortcut::List => self.listed().map(|_| Message::List)?,
            Shortcut::Neighbour(direction) => {
                let rows = if direction == Direction::Up { -1 } else { 1 };
                self.listed().map(|_| Message::Neighbour(rows))?
            }
            Shortcut::NewGame => Message::Game(game::Message::New),
            Shortcut::Lessons => Message::Learn(self.named_technique()),
            Shortcut::Rules => Message::Rules,
            Shortcut::Settings => Message::Settings,
            Shortcut::Keys => Message::Keys,
            Shortcut::Digit(digit) => Message::Enter(digit),
            Shortcut::Candidate(digit) => Message::Toggle(digit),
            Shortcut::Rule(digit) => {
                let (technique, on) = self.switches()?.get(digit.index()).copied()?;
                Message::Switch(technique, !on)
            }
            Shortcut::Erase => Message::Erase,
            Shortcut::Move(direction) => Message::Move(direction),
            Shortcut::Granularity => Message::Granularity(self.next_granularity()),
            Shortcut::NextDeduction => Message::Focus(self.next_deduction()?),
            Shortcut::WorthTrying => Message::WorthTrying,
            Shortcut::SwitchOn => self.off_switch()?,
            Shortcut::Givens => Message::Givens,
            Shortcut::BackToOrigin => Message::BackTo(self.report.origin()?),
            Shortcut::Accept => self.first_answer()?,
            Shortcut::Escape if self.work.is_some() => Message::Cancel,
            Shortcut::Escape if self.correcting_givens => Message::Givens,
            // What works by hand, or nothing.
            _ => return self.by_hand_shortcut(shortcut),
        })
    }

    /// The first answer to the question that the report asks.
    pub(super) fn first_answer(&self) -> Option<Message> {
        match &self.report {
            Report::Hinted {
                told: Length::Argument,
                ..
            } => Some(Message::Apply),
            Report::Hinted { .. } => Some(Message::Hint),
            Report::Mistaken(mistake) => Some(Message::Correct(*mistake)),
            Report::Inconsistent(_) => self.report.origin().map(Message::BackTo),
            Report::Several { .. } => Some(Message::FillIn),
            Report::Stalled { .. } => self.off_answer(),
            Report::Game(report) => Self::game_answer(report),
            _ => None,
        }
    }

    /// The deduction after the one that is shown alone; after the last one that
    /// one again, which shows all.
    fn next_deduction(&self) -> Option<usize> {
        let Report::Stepped(deductions) = &self.report else {
            return None;
        };
        let last = deductions.len().checked_sub(1)?;
        Some(self.focus.map_or(0, |number| (number + 1).min(last)))
    }

    fn next_granularity(&self) -> Granularity {
        let all = Granularity::ALL;
        let now = all
            .iter()
            .position(|granularity| *granularity == self.session.granularity());
        all[now.map_or(0, |now| (now + 1) % all.len())]
    }
}
