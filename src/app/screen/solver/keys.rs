//! Keys of the solver screen.

use super::context::context;
use super::watch::leaves_the_board;
use super::{Beside, Message, Report, Solver, causes, game};
use crate::app::shortcut::{Direction, Shortcut};
use crate::explain::Length;
use crate::solver::Granularity;

impl Solver {
    /// What a key asks for here, if anything.
    pub fn shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        // A chosen cell, a list and the path have the arrow keys for themselves.
        let arrows_are_free = self.beside == Beside::Step && self.selected.is_none();
        if self.beside != Beside::Search
            && let Some(walk) = self.card.walk_shortcut(shortcut, arrows_are_free)
        {
            return Some(Message::Walk(walk.link()));
        }
        let context = context!(self);
        let first_answer = self.first_answer();
        let beside = match self.beside {
            Beside::Step => None,
            Beside::Path => self.path_panel.shortcut(shortcut, &context, first_answer),
            Beside::EveryStep => self.every_step.shortcut(shortcut, &context),
            Beside::Search => self.search_panel.shortcut(shortcut),
            Beside::Marks => {
                let enter_is_free = first_answer.is_none();
                self.by_hand.shortcut(shortcut, &context, enter_is_free)
            }
            Beside::Game => {
                let panel = self.game_panel.as_ref();
                panel.and_then(|panel| panel.shortcut(shortcut, &context))
            }
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
            Shortcut::Lessons => Message::Learn(self.card.technique()),
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
            Shortcut::NextDeduction => Message::Focus(self.card.next_alone()?),
            Shortcut::WorthTrying => Message::WorthTrying,
            Shortcut::SwitchOn => {
                self.causes.off_step()?;
                Message::Cause(causes::Message::SwitchOn)
            }
            Shortcut::Givens => Message::Givens,
            Shortcut::BackToOrigin => Message::BackTo(self.report().origin()?),
            Shortcut::Accept => self.first_answer()?,
            Shortcut::Escape if self.is_searching() => Message::Cancel,
            Shortcut::Escape if self.correcting_givens => Message::Givens,
            Shortcut::Escape if self.report().is_step_to_make() => Message::Dismiss,
            // What works by hand, or nothing.
            _ => return self.by_hand.board_shortcut(shortcut).map(Message::ByHand),
        })
    }

    /// The first answer to the question that the report asks.
    pub(super) fn first_answer(&self) -> Option<Message> {
        match self.report() {
            Report::Previewed(_)
            | Report::Hinted {
                told: Length::Argument,
                ..
            } => Some(Message::Apply),
            Report::Hinted { .. } => Some(Message::Hint),
            Report::Mistaken(mistake) => Some(Message::Correct(*mistake)),
            Report::Inconsistent(_) => self.report().origin().map(Message::BackTo),
            Report::Several { .. } => Some(Message::FillIn),
            Report::Stalled { .. } => {
                self.causes.off_step()?;
                Some(Message::Cause(causes::Message::ShowOff))
            }
            Report::Game(report) => game::first_answer(report),
            _ => None,
        }
    }

    fn next_granularity(&self) -> Granularity {
        let all = Granularity::ALL;
        let now = all
            .iter()
            .position(|granularity| *granularity == self.session.granularity());
        all[now.map_or(0, |now| (now + 1) % all.len())]
    }
}
