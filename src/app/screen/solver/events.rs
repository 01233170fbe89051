//! What happens on the screen that concerns other parts of the program.

use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::{GameRecord, Puzzle, SetBy};

use super::SolverScreen;
use super::meetings::Met;

/// Something that happened on the screen and concerns other parts of the program.
#[derive(Debug, Clone)]
pub enum Event {
    /// A technique came up.
    Met(Met),
    /// The puzzle, as it was given, was solved without a search.
    Solved(Box<Puzzle>),
    /// The puzzle of this technique's lesson was solved.
    SolvedOfLesson(Technique),
    /// A game was won.
    Won(GameRecord),
}

impl SolverScreen {
    /// The events since the last call: [`update`](Self::update) returns those of its message.
    pub(crate) fn events(&mut self) -> Vec<Event> {
        let won = self.game_panel.as_mut();
        let won = won.and_then(|panel| panel.newly_won(&self.session));
        let met = match self.is_resuming() {
            true => Vec::new(),
            false => self.meetings.look(&self.session, &self.name),
        };
        let mut events: Vec<Event> = won.map(Event::Won).into_iter().collect();
        events.extend(met.into_iter().map(Event::Met));
        let is_solved = self.session.grid().is_solved() && self.session.clashing().is_empty();
        if is_solved {
            events.extend(self.lesson.take().map(Event::SolvedOfLesson));
            events.extend(self.newly_solved().map(|it| Event::Solved(Box::new(it))));
        }
        events
    }

    /// The solved puzzle as it was given, once, if the player solved it without a search.
    fn newly_solved(&mut self) -> Option<Puzzle> {
        let origins = self.session.journal().origins();
        let was_searched = origins.iter().any(|(_, by)| *by == SetBy::Search);
        if self.told_solved || origins.is_empty() || was_searched {
            return None;
        }
        self.told_solved = true;
        Some(self.session.to_puzzle().as_given())
    }
}
