//! The state that the program and the tests read.

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
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Puzzle};
use sudoku_telling::explain::Line;
use sudoku_telling::play::{Best, Game, Record};
use sudoku_telling::session::{FileState, Finding, Session};

/// The kind of unsaved work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotSaved {
    /// Only steps of the rules, on a board that is not full. Nobody is asked about them: they are
    /// left behind and can be resumed.
    Steps,
    /// Work of the player's own.
    Own,
}

impl SolverScreen {
    /// The board as a file holds it.
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

    /// The kind of unsaved work: changes since the file or, without a file, the player's work. The
    /// name of the puzzle shows it, and only the player's work leads to a question.
    pub fn not_saved(&self) -> Option<NotSaved> {
        if !self.is_unsaved() {
            None
        } else if self.is_game_on() || self.session.has_own_work() {
            Some(NotSaved::Own)
        } else {
            let steps = self.path.is_some() && self.has_unsaved_steps();
            steps.then_some(NotSaved::Steps)
        }
    }

    /// Whether some work of the player is in no file.
    pub fn has_unsaved_work(&self) -> bool {
        self.not_saved() == Some(NotSaved::Own)
    }

    /// Whether the board is not full yet, and only steps on it are in no file.
    pub fn has_unsaved_steps(&self) -> bool {
        let is_own = self.is_game_on() || self.session.has_own_work();
        self.is_unsaved() && !is_own && !self.session.grid().is_solved()
    }

    /// Whether the file lacks some work of the player.
    pub fn is_file_behind(&self) -> bool {
        self.path.is_some() && self.is_unsaved() && self.session.has_own_work()
    }

    /// Whether the puzzle is in no file and would be missed: a game, or the player's work on a
    /// board that is not full yet.
    pub fn is_worth_keeping(&self) -> bool {
        let is_work = self.session.has_own_work() && !self.session.grid().is_solved();
        self.path.is_none() && (self.is_game_on() || self.is_unsaved() && is_work)
    }

    /// Whether the puzzle is in no file, and full, with no game going on.
    pub fn is_finished(&self) -> bool {
        self.path.is_none() && self.session.grid().is_solved() && !self.is_game_on()
    }

    /// The name of its file or its place in a list.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name of the puzzle for people: its title, if it has one.
    pub fn heading(&self) -> &str {
        &self.heading
    }

    /// The file that it came from or was saved in.
    pub fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// The state of that file when it was last opened or saved.
    pub const fn seen(&self) -> Option<FileState> {
        self.seen
    }

    /// The session of the puzzle.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The report beside the board.
    pub const fn report(&self) -> &Report {
        self.card.report()
    }

    /// The size of a step for each choice of rules.
    pub const fn granularities(&self) -> &Granularities {
        &self.granularities
    }

    /// The chosen cell; of several, the lead one.
    pub const fn selected(&self) -> Option<Cell> {
        self.chosen.lead()
    }

    /// The chosen cells.
    pub const fn chosen(&self) -> Choice {
        self.chosen
    }

    /// The pad of digits.
    pub const fn pad(&self) -> &Pad {
        &self.pad
    }

    /// Whether a search for a step, a hint or the solution is under way.
    pub const fn is_searching(&self) -> bool {
        self.seeking.is_under_way()
    }

    /// Stops waiting for quick answers, so that tests see the messages in between.
    pub const fn lose_patience(&mut self) {
        self.seeking.lose_patience();
    }

    /// The step drawn as one that can be made.
    pub fn drawn_step(&self) -> Option<&Arc<[Deduction]>> {
        self.card.can_be_made()
    }

    /// The links of the step on the card; empty unless it is a chain, a net or a row of singles.
    pub fn links(&self) -> &[Line] {
        self.card.shown().links()
    }

    /// The number of the link that the walk is at, from 0, if there is a walk through the step.
    pub const fn walked(&self) -> Option<usize> {
        self.card.shown().at()
    }

    /// The rules of the assignment, each with whether it is on; `None` if other rules are on too.
    pub(super) fn switches(&self) -> Option<Vec<(Technique, bool)>> {
        let rules = self.session.rules().techniques();
        let (switches, others): (Vec<_>, Vec<_>) =
            rules.partition(|(technique, _)| Preset::Assignment.has(*technique));
        others.iter().all(|(_, on)| !on).then_some(switches)
    }

    /// The source of the candidates on the board.
    pub const fn shown(&self) -> CandidateSource {
        self.by_hand.shown()
    }

    /// Shows the candidates of this source.
    pub const fn show_candidates(&mut self, shown: CandidateSource) {
        self.by_hand.show(shown);
    }

    /// Sets the pace of steps.
    pub fn set_pace(&mut self, pace: Pace) {
        self.unfolding.set_pace(pace);
    }

    /// Whether a step is in motion.
    pub const fn is_moving(&self) -> bool {
        self.unfolding.is_moving()
    }

    /// Draws a frame for this moment.
    pub fn frame(&mut self, now: Instant) {
        self.unfolding.frame(now);
        self.redraw();
    }

    /// Shows or hides where the digits on the board came from.
    pub fn show_origins(&mut self, origins: Visibility) {
        self.origins = origins;
        self.redraw();
    }

    /// Sets the length of steps.
    pub fn tell_by(&mut self, telling: Telling) {
        self.card.tell_by(telling);
    }

    /// Whether the card tells a step.
    pub const fn tells_a_step(&self) -> bool {
        self.card.shown().is_step()
    }

    /// Whether the step on the card is told in short.
    pub fn is_told_in_short(&self) -> bool {
        self.card.is_short()
    }

    /// Shows or hides in a game which digits are correct.
    pub fn show_right_digits(&mut self, shown: bool) {
        self.shows_right = shown;
        self.redraw();
    }

    /// The filter on the board, if there is one.
    pub const fn looked_for(&self) -> Option<Filter> {
        self.by_hand.filter()
    }

    /// The thing that a press on the board marks while the marks are shown.
    pub const fn tool(&self) -> Tool {
        self.by_hand.tool()
    }

    /// The steps ahead. During the search after a change of the board, these are the previous ones.
    pub fn ahead(&self) -> &[Arc<[Deduction]>] {
        self.path_panel.ahead(&context!(self))
    }

    /// The number of moves since the opening or the last restart.
    pub fn moves_made(&self) -> usize {
        context!(self).moves_made()
    }

    /// The number of moves from there to the end of the path, if it is known to reach the solution.
    pub fn steps(&self) -> Option<usize> {
        let is_known = matches!(self.path_ending(), Some(Ending::Solved));
        is_known.then(|| self.moves_made() + self.ahead().len())
    }

    /// The end of the path, if it is known.
    pub fn path_ending(&self) -> Option<&Ending> {
        self.path_panel.ending(&context!(self))
    }

    /// Whether the path plays by itself.
    pub const fn is_playing(&self) -> bool {
        self.path_panel.is_playing()
    }

    /// The rating of the puzzle by the rules that are on, once it is known.
    pub fn rating(&self) -> Option<&Result<Rating, RatingError>> {
        self.path_panel.rating()
    }

    /// A sentence about the effect of the last change of the rules.
    pub fn difference(&self) -> Option<&str> {
        self.path_panel.difference()
    }

    /// The listed steps in order: the easiest way to each conclusion, followed by the other ways if
    /// they are open.
    pub fn listed_steps(&self) -> impl Iterator<Item = &Finding> {
        EveryStepPanel::listed(&self.every_step)
    }

    /// The number of listed conclusions.
    pub const fn listed_conclusions(&self) -> usize {
        self.every_step.conclusions()
    }

    /// The watched search.
    pub const fn watched(&self) -> Option<&Watched> {
        self.search_panel.watched()
    }

    /// The last event of the watched search, if it is known.
    pub const fn last_event(&self) -> Option<Event> {
        self.search_panel.last_event()
    }

    /// Whether the watched search plays by itself.
    pub const fn is_playing_search(&self) -> bool {
        self.search_panel.is_playing()
    }

    /// Whether the watched search runs to an event on another thread.
    pub const fn is_running_search(&self) -> bool {
        self.search_panel.is_running()
    }

    /// The known effort of the methods that were counted.
    pub fn method_counts(&self) -> impl Iterator<Item = Count> {
        SearchPanel::counts(&self.search_panel)
    }

    /// The game, running or over.
    pub fn game(&self) -> Option<&Game> {
        self.game_panel.as_ref().map(GamePanel::game)
    }

    /// Whether a game is running.
    pub fn is_game_on(&self) -> bool {
        self.game().is_some_and(Game::is_on)
    }

    /// Whether a game is over, won or not.
    pub(super) fn is_game_over(&self) -> bool {
        self.game().is_some_and(|game| !game.is_on())
    }

    /// Whether the board is hidden because the game is paused.
    pub fn is_paused(&self) -> bool {
        self.game().is_some_and(Game::is_paused)
    }

    /// The game whose board is hidden while nobody plays.
    pub fn hidden_game(&self) -> Option<&GameRecord> {
        let record = self.game().map(Game::record);
        let record = record.or_else(|| self.resuming.as_ref().map(Resuming::record));
        record.filter(|record| record.outcome == GameOutcome::Playing)
    }

    /// Pauses a game, or stops resuming it, when the board is out of sight.
    pub fn out_of_sight(&mut self) -> Vec<super::Event> {
        let before = self.milestones();
        self.pad.let_fall();
        if let Some(resuming) = &mut self.resuming {
            resuming.rest();
        }
        if let Some(panel) = &mut self.game_panel
            && panel.out_of_sight()
        {
            self.layers.clear();
        }
        self.events_since(before)
    }

    /// Stores the best games of the mode, and the records that this game set.
    pub fn tell_best(&mut self, best: Best, record: Record) {
        if let Some(panel) = &mut self.game_panel {
            panel.tell_best(best, record);
        }
    }
}
