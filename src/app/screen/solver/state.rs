//! What the program and the tests read of the screen.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::by_hand::Tool;
use super::every_step::EveryStepPanel;
use super::game::{GamePanel, Resuming};
use super::watch::{Count, SearchPanel};
use super::{Report, SolverScreen};
use crate::board::{CandidateSource, Filter};
use crate::choice::Choice;
use crate::motion::Pace;
use crate::pad::Pad;
use crate::screen::solver::context::context;
use crate::settings::{Granularities, Visibility};
use crate::telling::Telling;
use sudoku_engine::grid::Cell;
use sudoku_engine::rate::{Rating, RatingError};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::watched::{Event, Watched};
use sudoku_engine::solver::{Ending, Preset};
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Puzzle, SetBy};
use sudoku_telling::explain::Line;
use sudoku_telling::play::{Best, Game, Record};
use sudoku_telling::session::{Finding, Seen, Session};

/// What is not saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotSaved {
    /// Steps of the rules alone, on a board that is not full. Nobody is asked about them: they
    /// are left behind, to be gone on with.
    Steps,
    /// What a person did.
    Own,
}

impl SolverScreen {
    /// The board as a file keeps it.
    pub fn to_puzzle(&self) -> Puzzle {
        let record = self.game().map(Game::record);
        let record = record.or_else(|| self.resuming.as_ref().map(Resuming::record));
        Puzzle {
            game: record.cloned(),
            ..self.session.to_puzzle()
        }
    }

    /// Whether there is something to save.
    pub fn is_unsaved(&self) -> bool {
        self.session.is_unsaved() && !self.is_game_over()
    }

    /// What is not saved: what differs from the file or, where there is none, what a person
    /// did. This one is said beside the name, and nothing else is asked about.
    pub fn not_saved(&self) -> Option<NotSaved> {
        if !self.is_unsaved() {
            None
        } else if self.is_game_on() || self.session.has_own_work() {
            Some(NotSaved::Own)
        } else {
            let is_open = !self.session.grid().is_solved();
            self.path
                .as_ref()
                .filter(|_| is_open)
                .map(|_| NotSaved::Steps)
        }
    }

    /// Whether something that a person did is in no file.
    pub fn has_unsaved_work(&self) -> bool {
        self.not_saved() == Some(NotSaved::Own)
    }

    /// Whether its file lacks steps, and nothing that a person did.
    pub fn has_unsaved_steps(&self) -> bool {
        self.not_saved() == Some(NotSaved::Steps)
    }

    /// Whether its file lacks something that a person did.
    pub fn is_file_behind(&self) -> bool {
        self.path.is_some() && self.is_unsaved() && self.session.has_own_work()
    }

    /// Whether it is in no file and would be missed: a game, or what a person did on a
    /// board that is not full yet.
    pub fn is_worth_keeping(&self) -> bool {
        let is_work = self.session.has_own_work() && !self.session.grid().is_solved();
        self.path.is_none() && (self.is_game_on() || self.is_unsaved() && is_work)
    }

    /// What the puzzle is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file it came from or was saved in.
    pub fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// How that file was when it was opened or saved last.
    pub const fn seen(&self) -> Option<Seen> {
        self.seen
    }

    /// The puzzle being worked on.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is reported beside the board.
    pub const fn report(&self) -> &Report {
        self.card.report()
    }

    /// How much a step does with which rules.
    pub const fn granularities(&self) -> &Granularities {
        &self.granularities
    }

    /// The chosen cell; of several, the one that leads.
    pub const fn selected(&self) -> Option<Cell> {
        self.chosen.lead()
    }

    /// The cells that are chosen.
    pub const fn chosen(&self) -> Choice {
        self.chosen
    }

    /// The pad of digits.
    pub const fn pad(&self) -> &Pad {
        &self.pad
    }

    /// Whether a step, a hint or the solution is being looked for.
    pub const fn is_searching(&self) -> bool {
        self.seeking.is_under_way()
    }

    /// Waits for no answer any more, however quick it is: tests see what is shown
    /// meanwhile.
    pub const fn lose_patience(&mut self) {
        self.seeking.lose_patience();
    }

    /// The step that is drawn as one that can be made.
    pub fn drawn_step(&self) -> Option<&Arc<[Deduction]>> {
        self.card.can_be_made()
    }

    /// The links of what is shown; none, if it is no chain, no net and no row of
    /// singles.
    pub fn links(&self) -> &[Line] {
        self.card.shown().links()
    }

    /// The number of the link that the walk is at, counted from 0, if there is a
    /// walk through what is shown.
    pub const fn walked(&self) -> Option<usize> {
        self.card.shown().at()
    }

    /// The rules of the assignment, each with whether it is on, unless others are on
    /// too.
    pub(super) fn switches(&self) -> Option<Vec<(Technique, bool)>> {
        let rules = self.session.rules().techniques();
        let (switches, others): (Vec<_>, Vec<_>) =
            rules.partition(|(technique, _)| Preset::Assignment.has(*technique));
        others.iter().all(|(_, on)| !on).then_some(switches)
    }

    /// Which candidates are shown.
    pub const fn shown(&self) -> CandidateSource {
        self.by_hand.shown()
    }

    /// Shows these candidates from now on.
    pub const fn show_candidates(&mut self, shown: CandidateSource) {
        self.by_hand.show(shown);
    }

    /// How fast steps are shown.
    pub const fn set_pace(&mut self, pace: Pace) {
        self.unfolding.set_pace(pace);
    }

    /// Whether a step is in motion.
    pub const fn is_moving(&self) -> bool {
        self.unfolding.is_moving()
    }

    /// A frame is drawn at this moment.
    pub fn frame(&mut self, now: Instant) {
        self.unfolding.frame(now);
        self.redraw();
    }

    /// Shows where the digits on the board came from, or does not.
    pub fn show_origins(&mut self, origins: Visibility) {
        self.origins = origins;
        self.redraw();
    }

    /// Tells steps at this length from now on.
    pub fn tell_by(&mut self, telling: Telling) {
        self.card.tell_by(telling);
    }

    /// Whether a step is told.
    pub const fn tells_a_step(&self) -> bool {
        self.card.shown().is_step()
    }

    /// Whether the step that is shown is told in short.
    pub fn is_told_in_short(&self) -> bool {
        self.card.is_short()
    }

    /// Shows in a game which digits are right, or does not.
    pub fn show_right_digits(&mut self, shown: bool) {
        self.shows_right = shown;
        self.redraw();
    }

    /// What is looked for on the board, if anything.
    pub const fn looked_for(&self) -> Option<Filter> {
        self.by_hand.filter()
    }

    /// What is marked by a press on the board, while marks are shown beside it.
    pub const fn tool(&self) -> Tool {
        self.by_hand.tool()
    }

    /// The steps that lead on. While those from a board that has just changed are
    /// looked for, they are what was ahead before.
    pub fn ahead(&self) -> &[Arc<[Deduction]>] {
        self.path_panel.ahead(&context!(self))
    }

    /// How many steps and other moves led here since the opening or the last restart.
    pub fn taken(&self) -> usize {
        context!(self).taken()
    }

    /// How many there are up to the end, those ahead too, where the path leads there and
    /// is known.
    pub fn steps(&self) -> Option<usize> {
        let is_known = matches!(self.path_ending(), Some(Ending::Solved));
        is_known.then(|| self.taken() + self.ahead().len())
    }

    /// How the path ends, if that is known.
    pub fn path_ending(&self) -> Option<&Ending> {
        self.path_panel.ending(&context!(self))
    }

    /// Whether the path goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.path_panel.is_playing()
    }

    /// The rating of the puzzle by the rules that are on, once it is known.
    pub fn rating(&self) -> Option<&Result<Rating, RatingError>> {
        self.path_panel.rating()
    }

    /// What the last change of the rules changed, in a sentence.
    pub fn difference(&self) -> Option<&str> {
        self.path_panel.difference()
    }

    /// The steps that are listed of all that are possible, in their order: the easiest
    /// of each conclusion, and below it all of them where that is opened.
    pub fn listed_steps(&self) -> impl Iterator<Item = &Finding> {
        EveryStepPanel::listed(&self.every_step)
    }

    /// How many conclusions are listed.
    pub const fn listed_conclusions(&self) -> usize {
        self.every_step.conclusions()
    }

    /// The search that is watched, as it stands.
    pub const fn watched(&self) -> Option<&Watched> {
        self.search_panel.watched()
    }

    /// What the watched search did last, if that is known.
    pub const fn last_event(&self) -> Option<Event> {
        self.search_panel.last_event()
    }

    /// Whether the watched search goes on by itself.
    pub const fn is_playing_search(&self) -> bool {
        self.search_panel.is_playing()
    }

    /// Whether the watched search runs to an event beside the window.
    pub const fn is_running_search(&self) -> bool {
        self.search_panel.is_running()
    }

    /// What is known of what the methods take, those that were counted.
    pub fn method_counts(&self) -> impl Iterator<Item = Count> {
        SearchPanel::counts(&self.search_panel)
    }

    /// The game, if there is one: on or over.
    pub fn game(&self) -> Option<&Game> {
        self.game_panel.as_ref().map(GamePanel::game)
    }

    /// Whether a game is on.
    pub fn is_game_on(&self) -> bool {
        self.game().is_some_and(Game::is_on)
    }

    /// Whether a game is over, in one way or the other.
    pub(super) fn is_game_over(&self) -> bool {
        self.game().is_some_and(|game| !game.is_on())
    }

    /// Whether the board is hidden, since the game is paused.
    pub fn is_paused(&self) -> bool {
        self.game().is_some_and(Game::is_paused)
    }

    /// The game whose board is hidden while nobody plays.
    pub fn hidden_game(&self) -> Option<&GameRecord> {
        let record = self.game().map(Game::record);
        let record = record.or_else(|| self.resuming.as_ref().map(Resuming::record));
        record.filter(|record| record.outcome == GameOutcome::Playing)
    }

    /// Nobody sees the board: a game is paused, or not waited for.
    pub fn out_of_sight(&mut self) {
        self.pad.let_fall();
        if let Some(resuming) = &mut self.resuming {
            resuming.rest();
        }
        if let Some(panel) = &mut self.game_panel
            && panel.out_of_sight()
        {
            self.layers.clear();
        }
    }

    /// The puzzle as it was given, if it was solved without a search and the program was
    /// not told yet.
    pub fn newly_solved(&mut self) -> Option<Puzzle> {
        let session = &self.session;
        if self.told_solved || !session.grid().is_solved() || !session.clashing().is_empty() {
            return None;
        }
        let origins = session.journal().origins();
        let was_searched = origins.iter().any(|(_, by)| *by == SetBy::Search);
        if origins.is_empty() || was_searched {
            return None;
        }
        self.told_solved = true;
        Some(session.to_puzzle().as_given())
    }

    /// The game, if it was won and the program was not told yet.
    pub fn newly_won(&mut self) -> Option<GameRecord> {
        self.game_panel.as_mut()?.newly_won(&self.session)
    }

    /// The best games of the mode, and what this one is the best in.
    pub fn tell_best(&mut self, best: Best, record: Record) {
        if let Some(panel) = &mut self.game_panel {
            panel.tell_best(best, record);
        }
    }
}
