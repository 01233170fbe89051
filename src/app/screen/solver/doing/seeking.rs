//! The search for the next step, a hint, or the solution by trying. It runs on another thread and
//! can be stopped.

use std::sync::Arc;
use std::time::Duration;

use crate::board::CandidateSource;
use crate::lookup::{Begun, Late, Lookup};
use crate::screen::solver::card::report::{Filling, NotesChecked, Report, Wanted};
use crate::screen::solver::{Action, Ask, Beside, Message, SolverScreen};
use sudoku_engine::grid::Contradiction;
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::{Found, Solutions, Stop, Stopped, solve};
use sudoku_engine::sudoku::Mark;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_telling::explain::Length;
use sudoku_telling::play::Advice;
use sudoku_telling::session::{Diagnosis, Hint, Mistake, Outcome, StepFinding};
use sudoku_telling::why::Why;

use crate::screen::solver::context::context;
use crate::screen::solver::doing::edit::Edit;

/// How long the window waits for a step before it shows that a search is under way. Nearly every
/// step arrives sooner, and a message in between would flicker.
const PATIENCE: Duration = Duration::from_millis(10);

/// The search under way, one at a time.
#[derive(Debug)]
pub(in crate::screen::solver) struct Seeking {
    lookup: Lookup<Sought>,
    rests_on_rules: bool,
    /// How long the window waits before it shows that a search is under way.
    patience: Duration,
}

impl Default for Seeking {
    fn default() -> Self {
        Self {
            lookup: Lookup::default(),
            rests_on_rules: false,
            patience: PATIENCE,
        }
    }
}

/// The result of a search.
#[derive(Debug, Clone)]
pub enum Sought {
    /// The next step.
    Step(Result<Box<StepFinding>, Stopped>),
    /// A contradiction found instead of a step, with its origin.
    Contradiction(Box<Diagnosis>),
    /// A hint.
    Hint(Result<Box<Hint>, Stopped>),
    /// More of this hint or, instead, a mistake in the notes that were changed since.
    More(Arc<[Deduction]>, Length, Option<Mistake>),
    /// A hint in a game.
    Advice(Result<Box<Advice>, Stopped>),
    /// The answer to 'Why?'.
    Why(Result<Box<Why>, Stopped>),
    /// The player's own moves, and whether each of them follows.
    Weighed(Vec<Why>, NotesChecked),
    /// The step that somebody wrote down, or the reason why it is not valid; and the report before
    /// the check.
    Checked(Result<Arc<[Deduction]>, Text>, Box<Report>),
    /// Another argument of the last resort.
    Another(Result<Arc<[Deduction]>, Stopped>),
    /// The solution.
    Solution(Result<Found, Stopped>),
}

impl Seeking {
    /// Whether a search is under way.
    pub(in crate::screen::solver) const fn is_under_way(&self) -> bool {
        self.lookup.is_under_way()
    }

    /// Whether a search is under way that depends on the rules.
    pub(in crate::screen::solver) const fn rests_on_rules(&self) -> bool {
        self.lookup.is_under_way() && self.rests_on_rules
    }

    /// How long the window waits before it shows that a search is under way.
    pub(in crate::screen::solver) const fn patience(&self) -> Duration {
        self.patience
    }

    /// Stops waiting, so that tests see the messages in between.
    pub(in crate::screen::solver) const fn lose_patience(&mut self) {
        self.patience = Duration::ZERO;
    }

    /// Cancels the search; true if one was under way.
    pub(in crate::screen::solver) fn cancel(&mut self) -> bool {
        self.lookup.cancel()
    }
}

impl SolverScreen {
    /// Starts a search. Takes its result at once if it arrives in no time, and else reports
    /// `meanwhile`.
    pub(in crate::screen::solver) fn seek(
        &mut self,
        language: &Language,
        meanwhile: Report,
        work: impl FnOnce(&Stop) -> Sought + Send + 'static,
    ) -> Action<Message> {
        self.seeking.rests_on_rules = matches!(meanwhile, Report::Looking(_));
        let begun = self
            .seeking
            .lookup
            .begin_patiently(self.seeking.patience, move |stop, _| work(stop));
        match begun {
            Begun::Done(sought) => self.take(language, sought),
            Begun::GoesOn(task) => {
                self.tell(meanwhile);
                Action::Run(task.map(Message::Sought))
            }
        }
    }

    /// Takes the result of a search, unless it comes too late.
    pub(in crate::screen::solver) fn sought(
        &mut self,
        language: &Language,
        late: Late<Sought>,
    ) -> Action<Message> {
        match self.seeking.lookup.answer(late) {
            Some(sought) => self.take(language, sought),
            None => Action::None,
        }
    }

    fn take(&mut self, language: &Language, sought: Sought) -> Action<Message> {
        match sought {
            Sought::Step(Ok(found)) => {
                let outcome = self.session.take_step(*found);
                return self.came_out(outcome);
            }
            Sought::Contradiction(diagnosis) => self.tell(Report::Inconsistent(*diagnosis)),
            Sought::Hint(Ok(hint)) => self.hinted(*hint),
            Sought::More(_, _, Some(mistake)) => self.tell(Report::Mistaken(mistake)),
            Sought::More(step, told, None) => {
                // Meanwhile the card may have told of the search.
                if !matches!(self.report(), Report::Hinted { .. }) {
                    self.tell(Report::Hinted { step, told });
                }
                self.card.tell_more();
            }
            Sought::Why(Ok(why)) => self.answered(why),
            // The search ended by itself: stopping by hand does not lead here.
            Sought::Why(Err(Stopped)) => self.tell(Report::NoAnswer),
            Sought::Weighed(all, notes) if all.is_empty() && notes.cells == 0 => {
                self.tell(Report::NoAnswer);
            }
            Sought::Weighed(all, notes) => self.tell(Report::Weighed(all, notes)),
            Sought::Advice(Ok(advice)) => self.advised(*advice),
            Sought::Checked(checked, before) => return self.checked(checked, *before),
            Sought::Another(Ok(step)) => self.tell(Report::Previewed(step)),
            Sought::Solution(Ok(found)) => return self.take_solutions(language, found),
            // The search ended by itself: stopping by hand does not lead here.
            Sought::Solution(Err(Stopped)) => self.tell(Report::GivenUp),
            Sought::Step(Err(Stopped))
            | Sought::Hint(Err(Stopped))
            | Sought::Advice(Err(Stopped))
            | Sought::Another(Err(Stopped)) => self.tell(Report::Canceled),
        }
        Action::None
    }

    /// Makes the next step, or the drawn step if there is one.
    pub(in crate::screen::solver) fn step(&mut self, language: &Language) -> Action<Message> {
        if self.seeking.is_under_way() {
            return Action::None;
        }
        if let Some(step) = self.card.can_be_made() {
            let step = step.clone();
            return self.change(language, Edit::Apply(step));
        }
        // Do what the button below the card does.
        if let (Report::Inconsistent(_), Some(index)) = (self.standing(), self.standing().origin())
        {
            return self.change(language, Edit::BackTo(index));
        }
        // A hint by a rule that is off: the rules that are on find nothing, so show the whole step.
        if let Some(step) = self.hinted_off().cloned() {
            self.tell(Report::Previewed(step));
            return Action::None;
        }
        if self.still_stalls() || self.goes_through_contradiction() {
            return Action::None;
        }
        if self.session.grid().is_solved() {
            self.after_solving.press();
            let is_told = self.tells_solved() || matches!(self.report(), Report::Filled(_));
            if !is_told {
                self.tell(Report::Solved);
            }
            return Action::None;
        }
        self.board_changes();
        let search = self.session.search_step();
        let diagnosis = self.session.search_diagnosis();
        self.seek(
            language,
            Report::Looking(Wanted::Step),
            move |stop| match search.run(stop) {
                Ok(found) => match found.contradiction() {
                    Some(contradiction) => {
                        Sought::Contradiction(Box::new(diagnosis.run(contradiction, stop)))
                    }
                    None => Sought::Step(Ok(Box::new(found))),
                },
                Err(Stopped) => Sought::Step(Err(Stopped)),
            },
        )
    }

    fn came_out(&mut self, outcome: Outcome) -> Action<Message> {
        match outcome {
            Outcome::Stepped(deductions) => self.tell(Report::Stepped(deductions)),
            Outcome::Solved => self.tell(Report::Solved),
            Outcome::Stalled {
                off,
                skipped,
                solutions,
            } => {
                self.select_for_typing();
                self.tell(Report::Stalled {
                    off,
                    skipped,
                    solutions,
                });
                self.worth_trying = true;
            }
            Outcome::Inconsistent(diagnosis) => self.tell(Report::Inconsistent(diagnosis)),
        }
        self.tell_skipped()
    }

    /// Tells the player that rules are skipped, once for as long as there are any.
    fn tell_skipped(&mut self) -> Action<Message> {
        let skipped = self
            .session
            .rules()
            .skipped(self.session.grid().layout())
            .len();
        let told = std::mem::replace(&mut self.told_skipped, skipped > 0);
        if skipped == 0 || told {
            return Action::None;
        }
        Action::Ask(Ask::Tell(said!("stalled-rules-skipped", count = skipped)))
    }

    /// Whether the card shows a step by a rule that is off as one that can be made.
    fn shows_off(&self) -> bool {
        matches!(self.report(), Report::Previewed(step) if self.is_off(step))
    }

    /// The step of a hint by a rule that is off.
    fn hinted_off(&self) -> Option<&Arc<[Deduction]>> {
        match self.report() {
            Report::Hinted { step, .. } if self.is_off(step) => Some(step),
            _ => None,
        }
    }

    fn is_off(&self, step: &[Deduction]) -> bool {
        let off = self.session.rules().off();
        step.first().is_some_and(|it| off.contains(&it.technique))
    }

    /// Whether the rules are reported to have stalled, which applies until the board or the rules
    /// change. Shows the step of a rule that is off if there is one, and else marks the cells worth
    /// trying again.
    fn still_stalls(&mut self) -> bool {
        let stalls = matches!(self.report(), Report::Stalled { .. });
        if stalls && !self.show_off() {
            self.select_for_typing();
            self.worth_trying = true;
        }
        stalls
    }

    /// Whether a contradiction is reported, which applies until the board changes. Goes through the
    /// links of its argument one by one, and then shows it whole.
    fn goes_through_contradiction(&mut self) -> bool {
        let is_told = matches!(self.report(), Report::Inconsistent(_));
        if is_told {
            let shown = self.card.shown();
            let next = shown.at().map_or(0, |at| at + 1);
            let next = (next < shown.links().len()).then_some(next);
            self.card.walk_to(next);
        }
        is_told
    }

    /// Prepares the board for typing: chooses the first cell worth trying, unless an empty cell is
    /// chosen.
    fn select_for_typing(&mut self) {
        let empty = self.session.grid().unsolved();
        if !self.chosen.lead().is_some_and(|cell| empty.contains(cell)) {
            self.chosen = self.session.cells_to_try().first().into();
        }
    }

    /// Asks for a hint, or for more of the present one.
    pub(in crate::screen::solver) fn hint(&mut self, language: &Language) -> Action<Message> {
        if self.seeking.is_under_way() {
            return Action::None;
        }
        if let Report::Hinted { step, told } = self.report() {
            let (step, told) = (Arc::clone(step), *told);
            return self.more_of_hint(language, step, told);
        }
        self.bring_card();
        // The button is off then, and a notice says why.
        if self.is_stuck() {
            return Action::None;
        }
        // The step of a rule that is off is shown in full: the rules that are on have no other
        // hint.
        if self.shows_off() {
            return Action::None;
        }
        // If the rules that are on find nothing, give a hint about the one that would.
        if matches!(self.report(), Report::Stalled { .. })
            && let Some(step) = self.causes.off_step().cloned()
        {
            self.tell(Report::hint(step));
            return Action::None;
        }
        let shows_notes = self.shown() == CandidateSource::ByHand;
        let search = self.session.search_hint().with_notes(shows_notes);
        self.seek(language, Report::Looking(Wanted::Hint), move |stop| {
            Sought::Hint(search.run(stop).map(Box::new))
        })
    }

    /// Tells more of a hint, unless notes that were changed since leave out a right digit.
    fn more_of_hint(
        &mut self,
        language: &Language,
        step: Arc<[Deduction]>,
        told: Length,
    ) -> Action<Message> {
        let is_note = |mark| matches!(mark, Mark::Note(_));
        let has_notes = self.session.marks().iter().any(is_note);
        if !has_notes || self.shown() != CandidateSource::ByHand {
            self.card.tell_more();
            return Action::None;
        }
        let search = self.session.search_hint().with_notes(true);
        self.seek(language, Report::Looking(Wanted::Hint), move |stop| {
            Sought::More(step, told, search.first_mistake(stop))
        })
    }

    fn hinted(&mut self, hint: Hint) {
        let report = match hint {
            Hint::Step(step) => Report::hint(step),
            Hint::Mistake(mistake) => Report::Mistaken(mistake),
            Hint::Inconsistent(diagnosis) => Report::Inconsistent(diagnosis),
            Hint::Solved => Report::Solved,
            Hint::Stalled {
                off,
                skipped,
                solutions,
            } => Report::Stalled {
                off,
                skipped,
                solutions,
            },
        };
        let stalls = matches!(report, Report::Stalled { .. });
        self.tell(report);
        self.worth_trying |= stalls;
    }

    /// Solves the puzzle by trying: at once, on the real board.
    pub(in crate::screen::solver) fn solve(&mut self, language: &Language) -> Action<Message> {
        if self.seeking.is_under_way() {
            return Action::None;
        }
        if self.beside == Beside::Search {
            self.show(Beside::Step);
        }
        if let Some(reason) = self.unsolvable_idle_text() {
            return Action::Ask(Ask::Answer(reason));
        }
        if self.session.grid().is_solved() {
            self.tell(Report::Solved);
            return Action::None;
        }
        let grid = self.session.grid().clone();
        let diagnosis = self.session.search_diagnosis();
        self.seek(language, Report::Solving, move |stop| {
            let found = solve(&grid, &stop.or_after_most_guesses());
            match &found {
                Ok(it) if it.solutions == Solutions::None => {
                    let seen = Contradiction::visible(&grid).next();
                    let contradiction = seen.unwrap_or(Contradiction::NoSolution);
                    Sought::Contradiction(Box::new(diagnosis.run(contradiction, stop)))
                }
                _ => Sought::Solution(found),
            }
        })
    }

    fn take_solutions(&mut self, language: &Language, found: Found) -> Action<Message> {
        match found.solutions {
            Solutions::One(solution) => {
                let edit = Edit::Fill(solution, Report::Filled(Filling::Only));
                return self.change(language, edit);
            }
            Solutions::Several(solutions) => self.tell(Report::Several(solutions)),
            // The report was made when it was found.
            Solutions::None => {}
        }
        Action::None
    }

    /// Fills in the offered solution.
    pub(in crate::screen::solver) fn fill_in(&mut self, language: &Language) -> Action<Message> {
        let Report::Several(solutions) = self.report() else {
            return Action::None;
        };
        let filled = Report::Filled(Filling::OneOfSeveral);
        let edit = Edit::Fill(Box::new(solutions[0]), filled);
        self.change(language, edit)
    }

    /// Solves the puzzle by trying, watched: from the board as it was before a search filled it.
    pub(in crate::screen::solver) fn watch(&mut self) -> Action<Message> {
        self.show(Beside::Search);
        self.search_panel.watch(context!(self).searched().grid());
        Action::None
    }

    /// Fills in the solution that the watched search has reached.
    pub(in crate::screen::solver) fn keep_watched(
        &mut self,
        language: &Language,
    ) -> Action<Message> {
        let Some((solution, counters)) =
            self.search_panel.solution(context!(self).searched().grid())
        else {
            return Action::None;
        };
        self.show(Beside::Step);
        let filling = Filling::Watched {
            tries: counters.tries,
            go_backs: counters.go_backs,
        };
        let edit = Edit::Fill(Box::new(solution), Report::Filled(filling));
        self.change(language, edit)
    }

    /// Stops the search.
    pub(in crate::screen::solver) fn cancel(&mut self) {
        if self.seeking.cancel() {
            self.tell(Report::Canceled);
        }
    }
}
