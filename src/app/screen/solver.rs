//! The solver: the board, and beside it everything that steps, solves and
//! explains.

mod card;
mod report;
mod view;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use iced::Task;

use crate::app::board::Layers;
use crate::app::shortcut::{Direction, Shortcut};
use crate::explain::Picture;
use crate::grid::{Candidate, Cell, CellSet, Contradiction, Digit};
use crate::rules::Technique;
use crate::search::{Found, Solutions, Stop, Stopped, solve};
use crate::session::{Outcome, Session};
use crate::solver::{Granularity, Solver as Rules};
use crate::sudoku::{Interest, Puzzle};

pub use report::{Effort, Report};

/// The solver screen.
#[derive(Debug)]
pub struct Solver {
    session: Session,
    layers: Rc<Layers>,
    name: String,
    path: Option<PathBuf>,
    selected: Option<Cell>,
    report: Report,
    /// The deduction of the last step that is shown alone, by its number.
    focus: Option<usize>,
    worth_trying: bool,
    correcting_givens: bool,
    solving: Option<Solving>,
    /// How many solves were started; an answer to an older one is late.
    solves: u64,
}

/// A search that is under way.
#[derive(Debug)]
struct Solving {
    number: u64,
    stop: Stop,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Apply the next rule.
    Step,
    /// Solve by backtracking.
    Solve,
    /// A search came to its end: which one, what it found, how long it took.
    Searched(u64, Result<Found, Stopped>, Duration),
    /// Stop the search.
    Cancel,
    /// Fill in the solution that was offered.
    FillIn,
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Take everything back but the givens.
    Restart,
    /// Go back to before this move.
    BackTo(usize),
    /// Choose a cell.
    Select(Cell),
    /// Choose the next cell in a direction.
    Move(Direction),
    /// Fill a digit into the chosen cell.
    Enter(Digit),
    /// Clear the chosen cell.
    Erase,
    /// Remove or restore a candidate of the chosen cell.
    Toggle(Digit),
    /// Switch a rule on or off.
    Switch(Technique, bool),
    /// Choose how much a step does.
    Granularity(Granularity),
    /// Mark the cells worth trying, or unmark them.
    WorthTrying,
    /// Correct the givens, or stop doing so.
    Givens,
    /// Show one deduction of the last step alone, or all again.
    Focus(usize),
    /// Open another file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Go to the start screen.
    Start,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
}

/// What the screen asks of the program.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<Message>),
    /// Rules or granularity were changed: remember them.
    Remember,
    /// Open another file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Go to the start screen.
    Start,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
}

impl Solver {
    /// Opens a puzzle. `name` is what it is called, `path` where it came from.
    pub fn new(
        puzzle: &Puzzle,
        name: String,
        path: Option<PathBuf>,
        rules: Rules,
        granularity: Granularity,
    ) -> Self {
        let mut session = Session::new(puzzle);
        session.solver = rules;
        session.granularity = granularity;
        let layers = Rc::new(Layers::default());
        session.observe(Interest::Candidates, Rc::clone(&layers));
        let mut solver = Self {
            session,
            layers,
            name,
            path,
            selected: None,
            report: Report::Ready,
            focus: None,
            worth_trying: false,
            correcting_givens: false,
            solving: None,
            solves: 0,
        };
        solver.warn();
        solver
    }

    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Step => self.step(),
            Message::Solve => return self.solve(),
            Message::Searched(number, result, time) => self.searched(number, result, time),
            Message::Cancel => self.cancel(),
            Message::FillIn => self.fill_in(),
            Message::Undo => self.undo(),
            Message::Redo => self.redo(),
            Message::Restart => self.restart(),
            Message::BackTo(count) => self.back_to(count),
            Message::Select(cell) => self.selected = Some(cell),
            Message::Move(direction) => self.move_selection(direction),
            Message::Enter(digit) => self.set_value(Some(digit)),
            Message::Erase => self.set_value(None),
            Message::Toggle(digit) => self.toggle(digit),
            Message::Switch(technique, on) => {
                self.session.solver.set(technique, on);
                return Action::Remember;
            }
            Message::Granularity(granularity) => {
                self.session.granularity = granularity;
                return Action::Remember;
            }
            Message::WorthTrying => self.worth_trying = !self.worth_trying,
            Message::Givens => self.correcting_givens = !self.correcting_givens,
            Message::Focus(number) => self.focus = (self.focus != Some(number)).then_some(number),
            Message::Open => return Action::Open,
            Message::Save => return Action::Save,
            Message::SaveAs => return Action::SaveAs,
            Message::Start => return Action::Start,
            Message::Settings => return Action::Settings,
            Message::Keys => return Action::Keys,
        }
        // Whatever happened, it may be seen on the board.
        self.layers.clear();
        Action::None
    }

    /// What a key asks for here, if anything.
    pub fn shortcut(&self, shortcut: Shortcut) -> Option<Message> {
        Some(match shortcut {
            Shortcut::Step => Message::Step,
            Shortcut::Solve => Message::Solve,
            Shortcut::Undo => Message::Undo,
            Shortcut::Redo => Message::Redo,
            Shortcut::Restart => Message::Restart,
            Shortcut::Open => Message::Open,
            Shortcut::Save => Message::Save,
            Shortcut::SaveAs => Message::SaveAs,
            Shortcut::Start => Message::Start,
            Shortcut::Settings => Message::Settings,
            Shortcut::Keys => Message::Keys,
            Shortcut::Digit(digit) => Message::Enter(digit),
            Shortcut::Candidate(digit) => Message::Toggle(digit),
            Shortcut::Rule(digit) => {
                let (technique, on) = self.session.solver.techniques().nth(digit.index())?;
                Message::Switch(technique, !on)
            }
            Shortcut::Erase => Message::Erase,
            Shortcut::Move(direction) => Message::Move(direction),
            Shortcut::Granularity => Message::Granularity(self.next_granularity()),
            Shortcut::NextDeduction => Message::Focus(self.next_deduction()?),
            Shortcut::WorthTrying => Message::WorthTrying,
            Shortcut::Givens => Message::Givens,
            Shortcut::BackToOrigin => Message::BackTo(self.report.origin()?),
            Shortcut::Accept => self.first_answer()?,
            Shortcut::Escape if self.solving.is_some() => Message::Cancel,
            Shortcut::Escape if self.correcting_givens => Message::Givens,
            Shortcut::Escape
            | Shortcut::Path
            | Shortcut::Paste
            | Shortcut::Quit
            | Shortcut::Discard
            | Shortcut::BuiltIn(_) => return None,
        })
    }

    /// The first answer to the question that the report asks.
    fn first_answer(&self) -> Option<Message> {
        match &self.report {
            Report::Inconsistent(_) => self.report.origin().map(Message::BackTo),
            Report::Several { .. } => Some(Message::FillIn),
            _ => None,
        }
    }

    /// The deduction after the one that is shown alone; after the last one that
    /// one again, which shows all.
    fn next_deduction(&self) -> Option<usize> {
        let Report::Stepped(deductions) = &self.report else {
            return None;
        };
        let last = deductions.len().checked_sub(1)?;
        Some(self.focus.map_or(0, |number| (number + 1).min(last)))
    }

    fn next_granularity(&self) -> Granularity {
        let all = Granularity::ALL;
        let now = all
            .iter()
            .position(|granularity| *granularity == self.session.granularity);
        all[now.map_or(0, |now| (now + 1) % all.len())]
    }

    /// The board as a file keeps it.
    pub fn to_puzzle(&self) -> Puzzle {
        self.session.to_puzzle()
    }

    /// Whether there is something to save.
    pub fn is_unsaved(&self) -> bool {
        self.session.is_unsaved()
    }

    /// What the puzzle is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file it came from or was saved in.
    pub fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// The puzzle being worked on.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is reported beside the board.
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// The chosen cell.
    pub const fn selected(&self) -> Option<Cell> {
        self.selected
    }

    /// Whether a search is under way.
    pub const fn is_solving(&self) -> bool {
        self.solving.is_some()
    }

    /// Says that the board was saved in a file.
    pub fn saved(&mut self, path: PathBuf) {
        self.session.mark_saved();
        self.name = file_name(&path);
        self.path = Some(path);
    }

    /// Draws the board afresh: the theme has changed.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    fn step(&mut self) {
        if self.solving.is_some() {
            return;
        }
        self.before_change();
        self.report = match self.session.step() {
            Outcome::Stepped(deductions) => Report::Stepped(deductions),
            Outcome::Solved => Report::Solved,
            Outcome::Stalled {
                off,
                skipped,
                solutions,
            } => {
                self.select_for_typing();
                Report::Stalled {
                    off,
                    skipped,
                    solutions,
                }
            }
            Outcome::Inconsistent(diagnosis) => Report::Inconsistent(diagnosis),
        };
    }

    /// Makes the board ready to type: chooses the first of the cells worth
    /// trying, unless an empty cell is chosen already.
    fn select_for_typing(&mut self) {
        let empty = self.session.grid().unsolved();
        if !self.selected.is_some_and(|cell| empty.contains(cell)) {
            self.selected = self.session.cells_to_try().first();
        }
    }

    fn solve(&mut self) -> Action {
        if self.solving.is_some() {
            return Action::None;
        }
        if self.session.grid().is_solved() {
            self.report = Report::Solved;
            self.layers.clear();
            return Action::None;
        }
        self.solves += 1;
        let number = self.solves;
        let stop = Stop::never();
        self.solving = Some(Solving {
            number,
            stop: stop.clone(),
        });
        self.report = Report::Solving;
        self.focus = None;
        self.layers.clear();
        let grid = self.session.grid().clone();
        let (answer, answered) = iced::futures::channel::oneshot::channel();
        std::thread::spawn(move || {
            let start = Instant::now();
            let result = solve(&grid, &stop);
            // If nobody waits for the answer any more, nobody misses it.
            let _ = answer.send((result, start.elapsed()));
        });
        Action::Run(Task::future(answered).then(move |answer| match answer {
            Ok((result, time)) => Task::done(Message::Searched(number, result, time)),
            Err(_) => Task::done(Message::Searched(number, Err(Stopped), Duration::ZERO)),
        }))
    }

    fn searched(&mut self, number: u64, result: Result<Found, Stopped>, time: Duration) {
        if self
            .solving
            .as_ref()
            .is_none_or(|solving| solving.number != number)
        {
            return;
        }
        self.solving = None;
        self.report = match result {
            Err(Stopped) => Report::Cancelled,
            Ok(Found { solutions, guesses }) => {
                let effort = Effort { guesses, time };
                match solutions {
                    Solutions::One(solution) => {
                        self.session.fill(&solution);
                        Report::Filled(effort)
                    }
                    Solutions::Several(solutions) => Report::Several { solutions, effort },
                    Solutions::None => {
                        let seen = self.session.visible_contradictions();
                        let contradiction =
                            seen.into_iter().next().unwrap_or(Contradiction::NoSolution);
                        Report::Inconsistent(self.session.diagnose(contradiction))
                    }
                }
            }
        };
    }

    fn cancel(&mut self) {
        if let Some(solving) = self.solving.take() {
            solving.stop.raise();
            self.report = Report::Cancelled;
        }
    }

    fn fill_in(&mut self) {
        if let Report::Several { solutions, effort } = &self.report {
            let effort = *effort;
            self.session.fill(&solutions[0]);
            self.report = Report::Filled(effort);
        }
    }

    /// Whatever the board is changed by, a search on it as it was is void, and
    /// so is what was marked on it.
    fn before_change(&mut self) {
        self.cancel();
        self.focus = None;
        self.worth_trying = false;
    }

    fn undo(&mut self) {
        self.before_change();
        self.session.undo();
        self.report_undone();
        self.warn();
    }

    fn redo(&mut self) {
        self.before_change();
        if self.session.redo() {
            self.report = self
                .session
                .journal()
                .moves()
                .last()
                .map_or(Report::Ready, Report::redone);
        }
        self.warn();
    }

    fn restart(&mut self) {
        self.before_change();
        if self.session.restart() {
            self.report = Report::Restarted;
        }
        self.warn();
    }

    /// Goes back to before a move, and to its cell, to try it otherwise.
    fn back_to(&mut self, count: usize) {
        self.before_change();
        self.session.back_to(count);
        let changed = self
            .session
            .journal()
            .undone()
            .last()
            .and_then(|change| change.values.first().copied());
        self.selected = changed.map(|value| value.cell).or(self.selected);
        self.report_undone();
        self.warn();
    }

    fn report_undone(&mut self) {
        if let Some(change) = self.session.journal().undone().last() {
            self.report = Report::Undone(Box::new(change.clone()));
        }
    }

    fn move_selection(&mut self, direction: Direction) {
        let (row, column) = self
            .selected
            .map_or((4, 4), |cell| (cell.row(), cell.column()));
        self.selected = Some(if self.selected.is_none() {
            Cell::at(row, column)
        } else {
            match direction {
                Direction::Up => Cell::at((row + 8) % 9, column),
                Direction::Down => Cell::at((row + 1) % 9, column),
                Direction::Left => Cell::at(row, (column + 8) % 9),
                Direction::Right => Cell::at(row, (column + 1) % 9),
            }
        });
    }

    fn set_value(&mut self, digit: Option<Digit>) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        self.before_change();
        let changed = if self.correcting_givens {
            Ok(self.session.set_given(cell, digit))
        } else if let Some(digit) = digit {
            self.session.enter(cell, digit)
        } else {
            self.session.erase(cell)
        };
        self.entered(changed);
    }

    fn toggle(&mut self, digit: Digit) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        self.before_change();
        let changed = self.session.toggle_candidate(Candidate::new(cell, digit));
        self.entered(changed);
    }

    fn entered(&mut self, changed: Result<bool, crate::session::EntryError>) {
        match changed {
            Ok(true) => {
                if self.session.grid().is_solved() {
                    self.report = Report::Solved;
                } else if let Some(change) = self.session.journal().moves().last() {
                    self.report = Report::Entered(Box::new(change.clone()));
                }
                self.warn();
            }
            Ok(false) => {}
            Err(error) => self.report = Report::Refused(error),
        }
    }

    /// Reports a contradiction that can be seen, if there is one.
    fn warn(&mut self) {
        if let Some(contradiction) = self.session.visible_contradictions().into_iter().next() {
            self.report = Report::Inconsistent(self.session.diagnose(contradiction));
        }
    }

    /// The cells to mark as contradicting: those of the contradiction that is
    /// reported, and every clash.
    fn contradicting(&self) -> CellSet {
        let reported = match &self.report {
            Report::Inconsistent(diagnosis) => diagnosis.contradiction.cells(),
            _ => CellSet::EMPTY,
        };
        reported | self.session.clashing()
    }

    /// What the last step saw and did, as far as it is shown.
    fn picture(&self) -> Picture {
        let Report::Stepped(deductions) = &self.report else {
            return Picture::default();
        };
        deductions
            .iter()
            .enumerate()
            .filter(|(number, _)| self.focus.is_none_or(|focus| focus == *number))
            .map(|(_, deduction)| crate::explain::picture(deduction))
            .fold(Picture::default(), Picture::join)
    }
}

/// The last part of a path, for people.
pub fn file_name(path: &std::path::Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}
