//! The panel beside the board, and the searches for its content.

use iced::Task;

use crate::screen::solver::context::context;
use crate::screen::solver::{Message, Report, SolverScreen};
use crate::settings::Beside;
use sudoku_engine::texts::{Language, words};

impl Beside {
    /// The panels on request, behind one tab.
    pub const MORE: [Self; 4] = [Self::EveryStep, Self::Search, Self::Marks, Self::Rules];

    /// The name of its tab.
    pub(in crate::screen::solver) fn label(self, language: &Language) -> String {
        match self {
            Self::Step => words!(language, "tab-step"),
            Self::Path => words!(language, "tab-path"),
            Self::EveryStep => words!(language, "tab-every-step"),
            Self::Search => words!(language, "tab-search"),
            Self::Marks => words!(language, "tab-marks"),
            Self::Rules => words!(language, "tab-rules"),
            Self::Game => words!(language, "tab-game"),
        }
    }
}

impl SolverScreen {
    /// Starts the lookups that the panel needs.
    pub fn follow(&mut self) -> Task<Message> {
        let resumed = self.follow_resuming();
        if self.is_resuming() {
            return resumed;
        }
        let causes = self.follow_causes();
        let context = context!(self);
        let beside = match self.beside {
            Beside::Path => self.path_panel.follow(&context).map(Message::Path),
            Beside::Step => {
                let ahead = self.path_panel.look_ahead(&context).map(Message::Path);
                Task::batch([ahead, self.follow_rules()])
            }
            Beside::Marks | Beside::Rules => self.follow_rules(),
            Beside::EveryStep => {
                let steps = self.every_step.follow(&context).map(Message::EveryStep);
                Task::batch([steps, self.follow_rules()])
            }
            Beside::Search => self.search_panel.follow(&context).map(Message::Search),
            Beside::Game => match &mut self.game_panel {
                Some(panel) => panel.follow(&context).map(Message::Game),
                None => Task::none(),
            },
        };
        let solved = self.follow_solved();
        Task::batch([causes, beside, solved])
    }

    /// Compares the rating before and after a change of the rules.
    fn follow_rules(&mut self) -> Task<Message> {
        if self.path_panel.is_comparing() {
            let rating = self.path_panel.look_for_rating(&context!(self));
            rating.map(Message::Path)
        } else {
            Task::none()
        }
    }

    /// Shows another panel beside the board. Searches for the old panel stop, and a previewed step
    /// disappears if the new panel cannot choose it.
    pub fn show(&mut self, beside: Beside) {
        if let Some(resuming) = &mut self.resuming {
            resuming.then_show(beside);
            return;
        }
        let before = self.beside;
        self.beside = match beside {
            // A running game allows no other panel, and the panel of the game needs a game.
            _ if self.is_game_on() => Beside::Game,
            Beside::Game if !self.is_game_over() => Beside::Step,
            beside => beside,
        };
        // Leave a running demonstration alone.
        if self.beside == before {
            return;
        }
        self.path_panel.rest();
        self.every_step.rest();
        self.search_panel.rest();
        self.by_hand.drop_link();
        if matches!(self.report(), Report::Previewed(_)) {
            self.tell_nothing();
        }
        if !self.shows_card() {
            // Only the card says that the givens can be changed.
            self.correcting_givens = false;
        }
        if self.beside == Beside::Search {
            // The real board is out of sight and must not change.
            self.cancel();
            self.pad.let_go();
        }
    }

    /// The panel beside the board.
    pub const fn beside(&self) -> Beside {
        self.beside
    }
}
