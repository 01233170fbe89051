//! What is shown beside the board, and what is looked for to show it.

use iced::Task;
use serde::{Deserialize, Serialize};

use super::{Message, Solver};

/// What is shown beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beside {
    /// What belongs to one step.
    #[default]
    Step,
    /// The whole path.
    Path,
    /// Every step that is possible.
    EveryStep,
    /// The search, watched.
    Search,
    /// What marks the board, and the save points.
    Marks,
    /// The game, if there is one.
    Game,
}

impl Solver {
    /// Looks for what is shown beside the board, if that is not known yet.
    pub fn follow(&mut self) -> Task<Message> {
        let arguments = self.follow_arguments();
        let causes = self.follow_causes();
        let beside = match self.beside {
            Beside::Path => self.follow_path(),
            Beside::Step | Beside::Marks => self.follow_rules(),
            Beside::EveryStep => Task::batch([self.follow_every_step(), self.follow_rules()]),
            Beside::Search => self.follow_search(),
            Beside::Game => self.follow_game(),
        };
        Task::batch([arguments, causes, beside])
    }

    /// Finds out what a change of the rules changed.
    fn follow_rules(&mut self) -> Task<Message> {
        if self.is_comparing() {
            self.look_for_rating().map(Message::Path)
        } else {
            Task::none()
        }
    }

    /// Shows something else beside the board; what was looked for only to be
    /// shown need not be found any more.
    pub fn show(&mut self, beside: Beside) {
        self.beside = match beside {
            // A game lets nothing else be seen, and without one there is none.
            _ if self.is_game_on() => Beside::Game,
            Beside::Game if !self.is_game_over() => Beside::Step,
            beside => beside,
        };
        self.steps.rest();
        self.every_step.rest();
        self.watch.rest();
        self.drop_link();
        if self.beside == Beside::Search {
            // The real board is out of sight: nothing shall change it there.
            self.cancel();
            self.correcting_givens = false;
        }
    }

    /// What is shown beside the board.
    pub const fn beside(&self) -> Beside {
        self.beside
    }
}
