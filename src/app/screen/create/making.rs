//! Making givens with the generator, on another thread.

use std::ops::RangeInclusive;
use std::time::Duration;

use iced::Task;

use super::{Create, Message};
use crate::lookup::{Late, Lookup, News};
use sudoku_engine::generate::{
    DraftError, Progress, Request, Symmetry, complete_on, made_symmetric_on, minimized_on,
};
use sudoku_engine::grid::Values;
use sudoku_engine::rate::explainer::Difficulty;
use sudoku_engine::texts::{Language, words};

/// A way to make givens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Making {
    /// More givens, until there is one solution.
    Complete,
    /// Fewer givens, until none can be removed.
    Minimal,
    /// A symmetric pattern of givens.
    Symmetric,
    /// Another puzzle with a rating by Sudoku Explainer.
    Rated,
}

/// The new givens, or the reason why there are none.
pub type Made = Result<Box<Values>, DraftError>;

impl Making {
    /// The ways to change the present givens, in the order of the buttons.
    pub const ALL: [Self; 3] = [Self::Complete, Self::Minimal, Self::Symmetric];

    /// The progress in words.
    pub(super) fn words(self, language: &Language, tried: u64) -> String {
        match self {
            Self::Complete => words!(language, "create-filling-up"),
            Self::Minimal => words!(language, "create-making-minimal"),
            Self::Symmetric => words!(language, "create-making-symmetric"),
            Self::Rated => words!(language, "create-making-rated", count = tried),
        }
    }
}

/// The time between two reports of how many puzzles were tried.
const TELLING: Duration = Duration::from_millis(250);

/// The symmetry after this one.
pub(super) fn next_symmetry(symmetry: Symmetry) -> Symmetry {
    let all = Symmetry::ALL;
    let now = all.iter().position(|it| *it == symmetry);
    all[now.map_or(0, |now| (now + 1) % all.len())]
}

impl Create {
    /// The rating that the player asked for, if it is valid and the board can have one.
    pub(super) fn wished_rating(&self) -> Option<RangeInclusive<Difficulty>> {
        Difficulty::range(&self.rating).filter(|_| self.board().is_classic())
    }

    pub(super) fn make(&mut self, language: &Language, making: Making, seed: u64) -> Task<Message> {
        self.before_change();
        let givens = *self.session().grid().values();
        let board = self.session().grid().layout().clone();
        let symmetry = self.symmetry;
        let mut lookup = Lookup::default();
        let made = if making == Making::Rated {
            let Some(range) = self.wished_rating() else {
                return Task::none();
            };
            let request = Request::new(seed).symmetry(symmetry).rated(range);
            let generator = match request.generator() {
                Ok(generator) => generator,
                Err(error) => {
                    let reason = error.text().words(language);
                    let told = words!(language, "create-not-made", reason = reason);
                    self.told = Some(told.into());
                    return Task::none();
                }
            };
            lookup.begin(move |stop, teller| {
                let progress = Progress::default();
                let tried = || progress.tried();
                let make = || generator.puzzle(0, stop, &progress);
                Ok(Box::new(teller.tell_every(TELLING, tried, make)?))
            })
        } else {
            lookup.begin(move |stop, _| {
                let made = match making {
                    Making::Complete => complete_on(&board, &givens, symmetry, seed, stop),
                    Making::Minimal => minimized_on(&board, &givens, seed, stop),
                    _ => made_symmetric_on(&board, &givens, symmetry, seed, stop),
                };
                made.map(Box::new)
            })
        };
        self.tried = 0;
        self.making = Some((lookup, making));
        made.map(Message::Made)
    }

    pub(super) fn made(&mut self, language: &Language, late: Late<Made, u64>) {
        let making = self.making.as_mut();
        let made = match making.and_then(|(lookup, _)| lookup.take(late)) {
            None => return,
            Some(News::Progress(tried)) => {
                self.tried = tried;
                return;
            }
            Some(News::Answer(made)) => made,
        };
        self.making = None;
        let told = match made {
            Ok(givens) => {
                let before = self.session().position().given().len();
                let changed = self.history.set_givens(&givens);
                let now = self.session().position().given().len();
                if changed {
                    words!(language, "create-made", now = now, before = before)
                } else {
                    words!(language, "create-nothing-to-change")
                }
            }
            Err(error) => words!(
                language,
                "create-not-made",
                reason = error.text().words(language)
            ),
        };
        self.told = Some(told.into());
    }
}
