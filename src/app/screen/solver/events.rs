//! What happens on the screen that concerns other parts of the program.

use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Puzzle, SetBy};
use sudoku_telling::play::Game;

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
    /// The time of a game is up.
    TimeUp,
    /// The card has a new report.
    Reported,
}

/// How far the board, its game and the card have come. An event is a difference between two.
#[derive(Debug, Clone, Copy)]
pub(super) struct Milestones {
    /// Whether the board is full, without a clash.
    is_solved: bool,
    /// Whether a game is running.
    is_played: bool,
    /// Whether a game is running that has time left.
    has_time: bool,
    /// The number of reports on the card.
    told: u32,
}

impl SolverScreen {
    /// How far the board, its game and the card have come.
    pub(super) fn milestones(&self) -> Milestones {
        let game = self.game().filter(|game| game.is_on());
        Milestones {
            is_solved: self.session.grid().is_solved() && self.session.clashing().is_empty(),
            is_played: game.is_some(),
            has_time: game.is_some_and(|game| !game.record().is_out_of_time()),
            told: self.card.told(),
        }
    }

    /// The events of a puzzle that was just opened: it may be solved already.
    pub(crate) fn opened(&mut self) -> Vec<Event> {
        let mut events = self.met();
        if self.milestones().is_solved {
            events.extend(self.solved_as_given());
        }
        events.push(Event::Reported);
        events
    }

    /// The events since the screen had come this far.
    pub(super) fn events_since(&mut self, before: Milestones) -> Vec<Event> {
        let now = self.milestones();
        let mut events = Vec::new();
        if let Some(record) = self.game().map(Game::record) {
            if before.is_played && record.outcome == GameOutcome::Won {
                events.push(Event::Won(record.clone()));
            }
            if before.has_time && now.is_played && !now.has_time {
                events.push(Event::TimeUp);
            }
        }
        events.extend(self.met());
        if now.is_solved && !before.is_solved {
            events.extend(self.lesson.take().map(Event::SolvedOfLesson));
            events.extend(self.solved_as_given());
        }
        if now.told != before.told {
            events.push(Event::Reported);
        }
        events
    }

    /// The techniques that came up in the moves since the last message.
    fn met(&mut self) -> Vec<Event> {
        if self.is_resuming() {
            return Vec::new();
        }
        let met = self.meetings.look(&self.session, &self.name);
        met.into_iter().map(Event::Met).collect()
    }

    /// The puzzle was solved, unless a search did it, or nobody.
    fn solved_as_given(&self) -> Option<Event> {
        let origins = self.session.journal().origins();
        let was_searched = origins.iter().any(|(_, by)| *by == SetBy::Search);
        let is_own = !origins.is_empty() && !was_searched;
        is_own.then(|| Event::Solved(Box::new(self.session.to_puzzle().as_given())))
    }
}
