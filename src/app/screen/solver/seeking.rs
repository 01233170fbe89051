//! Looking for the next step by the rules, a hint, or the solution by trying. It goes
//! on beside the window, and can be stopped.

use std::sync::Arc;
use std::time::Duration;

use super::report::{Filling, Report};
use super::{Action, Ask, Beside, Message, SolverScreen};
use crate::lookup::{Begun, Late, Lookup};
use sudoku_engine::grid::Contradiction;
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::{Found, Solutions, Stop, Stopped, solve};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::play::Advice;
use sudoku_telling::session::{Diagnosis, Hint, Outcome, StepFinding};
use sudoku_telling::why::Why;

use super::context::context;
use super::edit::Edit;

/// How long the window waits for a step before it shows that it is looked for:
/// nearly every step is there sooner, and a picture in between would flicker.
const PATIENCE: Duration = Duration::from_millis(10);

/// What is being looked for, one thing at a time.
#[derive(Debug)]
pub(super) struct Seeking {
    lookup: Lookup<Sought>,
    rests_on_rules: bool,
    /// How long the window waits before it shows that something is looked for.
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

/// What was looked for.
#[derive(Debug, Clone)]
pub enum Sought {
    /// The next step.
    Step(Result<Box<StepFinding>, Stopped>),
    /// A contradiction was found in its place, and where it comes from.
    Contradiction(Box<Diagnosis>),
    /// A hint.
    Hint(Result<Box<Hint>, Stopped>),
    /// A hint in a game.
    Advice(Result<Box<Advice>, Stopped>),
    /// The answer to 'Why?'.
    Why(Result<Box<Why>, Stopped>),
    /// What follows of one's own moves.
    Weighed(Vec<Why>),
    /// Whether a step holds that somebody wrote down; if not, why. And what was told
    /// before.
    Checked(Result<Arc<[Deduction]>, String>, Box<Report>),
    /// Another argument of the last resort.
    Another(Result<Arc<[Deduction]>, Stopped>),
    /// The solution.
    Solution(Result<Found, Stopped>),
}

impl Seeking {
    /// Whether something is looked for.
    pub(super) const fn is_under_way(&self) -> bool {
        self.lookup.is_under_way()
    }

    /// Whether something is looked for that other rules would find otherwise.
    pub(super) const fn rests_on_rules(&self) -> bool {
        self.lookup.is_under_way() && self.rests_on_rules
    }

    /// How long the window waits before it shows that something is looked for.
    pub(super) const fn patience(&self) -> Duration {
        self.patience
    }

    /// Waits for nothing any more, so that all that is shown meanwhile is seen.
    pub(super) const fn lose_patience(&mut self) {
        self.patience = Duration::ZERO;
    }

    /// Looks for nothing any more. True if something was looked for.
    pub(super) fn cancel(&mut self) -> bool {
        self.lookup.cancel()
    }
}

impl SolverScreen {
    /// Looks for something, and takes it at once if it is there in no time; else
    /// reports that it is looked for.
    pub(super) fn seek(
        &mut self,
        language: &Language,
        meanwhile: Report,
        work: impl FnOnce(&Stop) -> Sought + Send + 'static,
    ) -> Action<Message> {
        self.seeking.rests_on_rules = matches!(meanwhile, Report::Looking);
        let begun = self
            .seeking
            .lookup
            .begin_patiently(self.seeking.patience, move |stop, _| work(stop));
        match begun {
            Begun::Done(sought) => self.take(language, sought),
            Begun::GoesOn(task) => {
                self.tell(language, meanwhile);
                Action::Run(task.map(Message::Sought))
            }
        }
    }

    /// Takes what was looked for, unless it comes too late.
    pub(super) fn sought(&mut self, language: &Language, late: Late<Sought>) -> Action<Message> {
        match self.seeking.lookup.answer(late) {
            Some(sought) => self.take(language, sought),
            None => Action::None,
        }
    }

    fn take(&mut self, language: &Language, sought: Sought) -> Action<Message> {
        match sought {
            Sought::Step(Ok(found)) => {
                let outcome = self.session.take_step(*found);
                return self.came_out(language, outcome);
            }
            Sought::Contradiction(diagnosis) => {
                self.tell(language, Report::Inconsistent(*diagnosis))
            }
            Sought::Hint(Ok(hint)) => self.hinted(language, *hint),
            Sought::Why(Ok(why)) => self.answered(language, why),
            Sought::Weighed(all) => self.tell(language, Report::Weighed(all)),
            // Whoever stops it waits for it no longer: the time is over.
            Sought::Why(Err(Stopped)) => self.tell(language, Report::NoAnswer),
            Sought::Advice(Ok(advice)) => self.advised(language, *advice),
            Sought::Checked(checked, before) => return self.checked(language, checked, *before),
            Sought::Another(Ok(step)) => self.tell(language, Report::Previewed(step)),
            Sought::Solution(Ok(found)) => return self.solved(language, found),
            // It ended by itself: whoever stops it hears of that at once.
            Sought::Solution(Err(Stopped)) => self.tell(language, Report::GivenUp),
            Sought::Step(Err(Stopped))
            | Sought::Hint(Err(Stopped))
            | Sought::Advice(Err(Stopped))
            | Sought::Another(Err(Stopped)) => self.tell(language, Report::Cancelled),
        }
        Action::None
    }

    /// Makes the next step: the one that is drawn, if there is one.
    pub(super) fn step(&mut self, language: &Language) -> Action<Message> {
        if self.seeking.is_under_way() {
            return Action::None;
        }
        if let Some(step) = self.card.can_be_made() {
            let step = step.clone();
            return self.change(language, Edit::Apply(step));
        }
        // What the button below the card says.
        if let (Report::Inconsistent(_), Some(index)) = (self.standing(), self.standing().origin())
        {
            return self.change(language, Edit::BackTo(index));
        }
        // A hint of a rule that is off: the rules that are on find nothing, so it is shown whole.
        if let Some(step) = self.hinted_off().cloned() {
            self.tell(language, Report::Previewed(step));
            return Action::None;
        }
        if self.still_stalls(language) || self.goes_through_contradiction(language) {
            return Action::None;
        }
        if self.session.grid().is_solved() {
            self.solved.press();
            let is_told = self.tells_solved() || matches!(self.report(), Report::Filled(_));
            if !is_told {
                self.tell(language, Report::Solved);
            }
            return Action::None;
        }
        self.board_changes(language);
        let search = self.session.search_step();
        let diagnosis = self.session.search_diagnosis();
        self.seek(language, Report::Looking, move |stop| {
            match search.run(stop) {
                Ok(found) => match found.contradiction() {
                    Some(contradiction) => {
                        Sought::Contradiction(Box::new(diagnosis.run(contradiction, stop)))
                    }
                    None => Sought::Step(Ok(Box::new(found))),
                },
                Err(Stopped) => Sought::Step(Err(Stopped)),
            }
        })
    }

    fn came_out(&mut self, language: &Language, outcome: Outcome) -> Action<Message> {
        match outcome {
            Outcome::Stepped(deductions) => self.tell(language, Report::Stepped(deductions)),
            Outcome::Solved => self.tell(language, Report::Solved),
            Outcome::Stalled {
                off,
                skipped,
                solutions,
            } => {
                self.select_for_typing();
                self.tell(
                    language,
                    Report::Stalled {
                        off,
                        skipped,
                        solutions,
                    },
                );
                self.worth_trying = true;
            }
            Outcome::Inconsistent(diagnosis) => {
                self.tell(language, Report::Inconsistent(diagnosis))
            }
        }
        self.tell_skipped(language)
    }

    /// Tells of the rules that are skipped, once for as long as there are any.
    fn tell_skipped(&mut self, language: &Language) -> Action<Message> {
        let skipped = self
            .session
            .rules()
            .skipped(self.session.grid().layout())
            .len();
        let told = std::mem::replace(&mut self.told_skipped, skipped > 0);
        if skipped == 0 || told {
            return Action::None;
        }
        Action::Ask(Ask::Tell(words!(
            language,
            "stalled-rules-skipped",
            count = skipped
        )))
    }

    /// Whether a step by a rule that is off is shown as one that can be made.
    fn shows_off(&self) -> bool {
        matches!(self.report(), Report::Previewed(step) if self.is_off(step))
    }

    /// The step by a rule that is off of which a hint tells.
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

    /// Whether it is reported that the rules find nothing. That holds until the board or
    /// the rules change: the step of the rule that is off is shown if one goes on, and
    /// else the cells worth trying are marked again.
    fn still_stalls(&mut self, language: &Language) -> bool {
        let stalls = matches!(self.report(), Report::Stalled { .. });
        if stalls && !self.show_off(language) {
            self.select_for_typing();
            self.worth_trying = true;
        }
        stalls
    }

    /// Whether a contradiction is reported that no move made. That holds until the board
    /// changes: its argument is gone through link by link, where it has links, and then shown whole.
    fn goes_through_contradiction(&mut self, language: &Language) -> bool {
        let is_told = matches!(self.report(), Report::Inconsistent(_));
        if is_told {
            let shown = self.card.shown();
            let next = shown.at().map_or(0, |at| at + 1);
            let next = (next < shown.links().len()).then_some(next);
            self.card.walk_to(language, next);
        }
        is_told
    }

    /// Makes the board ready to type: chooses the first of the cells worth trying,
    /// unless an empty cell is chosen already.
    fn select_for_typing(&mut self) {
        let empty = self.session.grid().unsolved();
        if !self.chosen.lead().is_some_and(|cell| empty.contains(cell)) {
            self.chosen = self.session.cells_to_try().first().into();
        }
    }

    /// Asks for a hint, or for more of the one that is shown.
    pub(super) fn hint(&mut self, language: &Language) -> Action<Message> {
        if self.seeking.is_under_way() || self.card.tell_more(language) {
            return Action::None;
        }
        self.bring_card(language);
        // The rule that is off is told whole: the rules that are on have no other hint.
        if self.shows_off() {
            return Action::None;
        }
        // Where the rules that are on find nothing, it tells of the one that would.
        if matches!(self.report(), Report::Stalled { .. })
            && let Some(step) = self.causes.off_step().cloned()
        {
            self.tell(language, Report::hint(step));
            return Action::None;
        }
        let search = self.session.search_hint();
        self.seek(language, Report::Looking, move |stop| {
            Sought::Hint(search.run(stop).map(Box::new))
        })
    }

    fn hinted(&mut self, language: &Language, hint: Hint) {
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
        self.tell(language, report);
        self.worth_trying |= stalls;
    }

    /// Solves the puzzle by trying: at once, and on the real board.
    pub(super) fn solve(&mut self, language: &Language) -> Action<Message> {
        if self.seeking.is_under_way() {
            return Action::None;
        }
        if self.beside == Beside::Search {
            self.show(language, Beside::Step);
        }
        if self.session.grid().is_solved() {
            self.tell(language, Report::Solved);
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

    fn solved(&mut self, language: &Language, found: Found) -> Action<Message> {
        match found.solutions {
            Solutions::One(solution) => {
                let edit = Edit::Fill(solution, Report::Filled(Filling::Only));
                return self.change(language, edit);
            }
            Solutions::Several(solutions) => self.tell(language, Report::Several(solutions)),
            // It was diagnosed where it was found.
            Solutions::None => {}
        }
        Action::None
    }

    /// Fills in the solution that was offered.
    pub(super) fn fill_in(&mut self, language: &Language) -> Action<Message> {
        let Report::Several(solutions) = self.report() else {
            return Action::None;
        };
        let filled = Report::Filled(Filling::OneOfSeveral);
        let edit = Edit::Fill(Box::new(solutions[0]), filled);
        self.change(language, edit)
    }

    /// Solves the puzzle by trying, as it is done: the search is watched from the board as
    /// it was before a search filled it.
    pub(super) fn watch(&mut self, language: &Language) -> Action<Message> {
        self.show(language, Beside::Search);
        self.search_panel.watch(context!(self).searched().grid());
        Action::None
    }

    /// Fills in the solution that the watched search stands at.
    pub(super) fn keep_watched(&mut self, language: &Language) -> Action<Message> {
        let Some((solution, counters)) =
            self.search_panel.solution(context!(self).searched().grid())
        else {
            return Action::None;
        };
        self.show(language, Beside::Step);
        let filling = Filling::Watched {
            tries: counters.tries,
            go_backs: counters.go_backs,
        };
        let edit = Edit::Fill(Box::new(solution), Report::Filled(filling));
        self.change(language, edit)
    }

    /// Stops what is looked for.
    pub(super) fn cancel(&mut self, language: &Language) {
        if self.seeking.cancel() {
            self.tell(language, Report::Cancelled);
        }
    }
}
