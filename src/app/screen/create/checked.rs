//! The facts about the givens, found on another thread.

use std::time::Duration;

use iced::Task;

use super::{Create, Message};
use crate::lookup::{Late, Lookup, News};
use sudoku_engine::grid::{Apart, CellSet, Contradiction, Feature, Grid};
use sudoku_engine::rate::{Rating, explainer};
use sudoku_engine::search::MOST_GUESSES;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::{Notation, technique_name};
use sudoku_telling::session::{DraftFinding, DraftSolutions, Session};

/// How long the count of solutions lasts before the player is told. It is nearly always shorter.
const PATIENCE: Duration = Duration::from_millis(400);

/// The known facts about the givens.
#[derive(Debug, Default)]
pub struct Checked {
    /// The givens that the facts are about.
    of: Option<Grid>,
    lookup: Lookup<(), DraftFinding>,
    wait: Lookup<()>,
    counting: Counting,
    /// The number of solutions.
    pub solutions: Option<DraftSolutions>,
    /// The givens that could each be removed.
    pub redundant: Option<CellSet>,
    /// The rating of the puzzle.
    pub rating: Option<Box<Rating>>,
    /// The rating by Sudoku Explainer.
    pub explained: Option<explainer::Rating>,
}

/// The progress of the count of solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Counting {
    /// It is finished, or will be at once.
    #[default]
    Brief,
    /// It takes long.
    Long,
    /// It was stopped.
    Stopped,
}

impl Checked {
    pub(super) fn follow(&mut self, session: &Session) -> Task<Message> {
        let givens = session.position().givens();
        if self.of.as_ref() == Some(&givens) {
            return Task::none();
        }
        let check = session.check_draft();
        *self = Self {
            of: Some(givens),
            ..Self::default()
        };
        let findings = self.lookup.begin(move |stop, teller| {
            // After a stop nobody waits for more.
            let _ = check.run(stop, &mut |finding| teller.tell(finding));
        });
        let waited = self.wait.wait(PATIENCE);
        Task::batch([findings.map(Message::Checked), waited.map(Message::Waited)])
    }

    /// Notes that the count of solutions takes long.
    pub(super) fn waited(&mut self, late: Late<()>) {
        if self.wait.answer(late).is_some() && self.is_looked_at() {
            self.counting = Counting::Long;
        }
    }

    /// Stops the count of solutions.
    pub(super) fn stop(&mut self) {
        self.lookup.cancel();
        self.wait.cancel();
        self.counting = Counting::Stopped;
    }

    /// Restarts a stopped count.
    pub(super) fn look_again(&mut self) {
        if self.counting == Counting::Stopped {
            *self = Self::default();
        }
    }

    pub(super) fn take(&mut self, late: Late<(), DraftFinding>) {
        let Some(News::Progress(finding)) = self.lookup.take(late) else {
            return;
        };
        match finding {
            DraftFinding::Solutions(solutions) => {
                self.solutions = Some(solutions);
                self.counting = Counting::Brief;
                self.wait.cancel();
            }
            DraftFinding::Redundant(redundant) => self.redundant = Some(redundant),
            DraftFinding::Rating(rating) => self.rating = Some(rating),
            DraftFinding::Explained(rating) => self.explained = Some(rating),
        }
    }

    /// Whether there is exactly one solution.
    pub fn is_puzzle(&self) -> bool {
        self.solutions == Some(DraftSolutions::One)
    }

    /// Whether the solutions are being counted.
    pub const fn is_looked_at(&self) -> bool {
        self.solutions.is_none() && self.lookup.is_under_way()
    }

    /// Whether the solutions are being counted or will be.
    pub(super) fn is_open(&self) -> bool {
        self.solutions.is_none() && self.counting != Counting::Stopped
    }

    /// Whether the count takes so long that the player is told.
    pub(super) const fn takes_long(&self) -> bool {
        matches!(self.counting, Counting::Long)
    }

    /// Whether everything is known.
    pub const fn is_done(&self) -> bool {
        !self.lookup.is_under_way()
    }

    /// The cells to mark as mistakes.
    pub(super) fn mistaken(&self) -> CellSet {
        match self.solutions {
            Some(DraftSolutions::None { culprit }) => culprit.into_iter().collect(),
            _ => CellSet::EMPTY,
        }
    }

    /// The cells that differ between the solutions.
    pub(super) const fn differing(&self) -> CellSet {
        match self.solutions {
            Some(DraftSolutions::Several { differing }) => differing,
            _ => CellSet::EMPTY,
        }
    }

    /// The number of solutions in words.
    pub fn solution_words(&self, language: &Language, notation: Notation) -> String {
        match &self.solutions {
            None if self.is_open() => "…".to_owned(),
            None => words!(language, "create-solutions-stopped"),
            Some(DraftSolutions::None { culprit: None }) => {
                words!(language, "create-solutions-none")
            }
            Some(DraftSolutions::None {
                culprit: Some(cell),
            }) => words!(
                language,
                "create-solutions-none-since",
                cell = notation.cell(*cell)
            ),
            Some(DraftSolutions::One) => words!(language, "create-solutions-one"),
            Some(DraftSolutions::Several { differing }) => {
                words!(
                    language,
                    "create-solutions-several",
                    count = differing.len()
                )
            }
            Some(DraftSolutions::Unknown) => {
                words!(language, "create-solutions-unknown", guesses = MOST_GUESSES)
            }
        }
    }

    /// Whether a given can be removed, in words.
    pub fn minimal_words(&self, language: &Language) -> String {
        match (&self.solutions, self.redundant) {
            (None, _) if !self.is_open() => "–".to_owned(),
            (Some(DraftSolutions::One), None) | (None, _) => "…".to_owned(),
            (Some(DraftSolutions::One), Some(redundant)) => {
                words!(language, "create-minimal-answer", count = redundant.len())
            }
            _ => "–".to_owned(),
        }
    }

    /// The score, and the rating by Sudoku Explainer if there is one, in words.
    pub fn score_words(&self, language: &Language) -> String {
        let Some(rating) = &self.rating else {
            return "–".to_owned();
        };
        let is_classic = self.of.as_ref().is_some_and(|it| it.layout().is_classic());
        let explained = match &self.explained {
            Some(explained) => explained.to_string(),
            None if is_classic && !self.is_done() => "…".to_owned(),
            None => return rating.score.to_string(),
        };
        let explained = words!(language, "rating-se", rating = explained);
        format!("{} · {explained}", rating.score)
    }

    /// The hardest technique, in words.
    pub fn hardest_words(&self, language: &Language) -> String {
        match (&self.solutions, &self.rating) {
            (_, Some(rating)) => rating.hardest().map_or_else(
                || words!(language, "create-hardest-none"),
                |it| technique_name(language, it),
            ),
            (None, None) if !self.is_open() => "–".to_owned(),
            (Some(DraftSolutions::One) | None, None) => "…".to_owned(),
            _ => "–".to_owned(),
        }
    }
}

impl Create {
    /// The cells to mark because several solutions differ there; empty if all empty cells differ,
    /// which says nothing.
    pub(super) fn worth_trying(&self) -> CellSet {
        let open = self.board().cells() - self.session().position().given();
        let differing = self.checked.differing();
        if differing == open {
            CellSet::EMPTY
        } else {
            differing
        }
    }

    /// The reason why the draft is not a puzzle, if it is not one.
    pub(super) fn refusal_words(&self, language: &Language) -> Option<String> {
        if let Some(lack) = self.lack_words(language) {
            return Some(lack);
        }
        let clashing = self.session().clashing().len();
        if clashing > 0 {
            let why = clash(self.session().grid());
            return Some(words!(
                language,
                "create-clash",
                count = clashing,
                why = why
            ));
        }
        Some(match &self.checked.solutions {
            None if self.checked.is_open() => words!(language, "create-still-looking"),
            None => words!(language, "create-count-stopped"),
            Some(DraftSolutions::One) => return None,
            Some(DraftSolutions::None { .. }) => words!(language, "create-no-solution"),
            Some(DraftSolutions::Unknown) => {
                words!(language, "create-unknown-solutions", guesses = MOST_GUESSES)
            }
            Some(DraftSolutions::Several { .. }) if self.worth_trying().is_empty() => {
                words!(language, "create-several-everywhere")
            }
            Some(DraftSolutions::Several { .. }) => words!(language, "create-several-solutions"),
        })
    }
}

/// The key of the reason why entries clash, or of the common part of several reasons.
fn clash(grid: &Grid) -> &'static str {
    let mut whys = Contradiction::clashes(grid).map(|it| {
        let Contradiction::Seen { cells, .. } = it else {
            return "house";
        };
        let (first, last) = (cells.first(), cells.last());
        let apart = first
            .zip(last)
            .and_then(|(one, other)| grid.layout().apart(one, other));
        match apart {
            Some(Apart::Cage) => "cage",
            Some(Apart::Rule(Feature::AntiKnight)) => "knight",
            Some(Apart::Rule(Feature::AntiKing)) => "king",
            Some(Apart::Rule(_)) => "line",
            None => "seen",
        }
    });
    let first = whys.next().unwrap_or("seen");
    if whys.all(|it| it == first) {
        first
    } else {
        "seen"
    }
}
