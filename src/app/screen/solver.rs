//! The solver: the board, and beside it everything that steps, solves and
//! explains.

mod arguments;
pub(in crate::app) mod background;
mod beside;
pub mod by_hand;
mod card;
pub mod causes;
pub mod every_step;
pub mod game;
mod hand;
mod hint;
mod keys;
mod link_walk;
mod listed;
pub mod path;
mod picture;
mod pointing;
mod report;
mod speed;
mod take;
mod view;
pub mod watch;
mod work;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use iced::Task;

use crate::app::board::{Layers, Pointed};
use crate::app::shortcut::Direction;
use crate::grid::{Candidate, Cell, Digit};
use crate::rules::Technique;
use crate::search::{Found, Stopped};
use crate::session::{Argued, Hint, Mistake, Session, StepFinding};
use crate::solver::{Granularity, Preset, Solver as Rules};
use crate::sudoku::{Interest, Puzzle};
use background::Job;
use by_hand::ByHand;
use causes::Causes;
use every_step::EverySteps;
use game::Play;
use link_walk::LinkWalk;
use path::Path;
use watch::Watch;
use work::Work;

pub use beside::Beside;
pub use report::{Effort, Report};
pub use speed::Speed;

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
    link_walk: Option<LinkWalk>,
    /// What words name that the pointer is on.
    pointed: Option<Pointed>,
    /// The cell that the pointer is on.
    hovered: Option<Cell>,
    worth_trying: bool,
    correcting_givens: bool,
    /// Whether it was told that rules are skipped.
    told_skipped: bool,
    work: Option<Work>,
    /// How much work was begun; an answer to an older one is late.
    works: u64,
    /// What is shown beside the board.
    beside: Beside,
    /// Which choice of rules and granularity this is; it counts them.
    choice: u64,
    steps: Path,
    every_step: EverySteps,
    watch: Watch,
    causes: Causes,
    by_hand: ByHand,
    /// The game, on or over.
    play: Option<Play>,
    /// The search for the arguments of the steps that came with the puzzle.
    arguments: Option<Job>,
    asked_for_arguments: bool,
    /// Where it stands in the list that it was opened from.
    listed: Option<listed::Listed>,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Apply the next rule.
    Step,
    /// The search for a step came to its end: which one, what it found.
    StepFound(u64, Result<Box<StepFinding>, Stopped>),
    /// Ask for a hint, or for more of the one that is shown.
    Hint,
    /// The search for a hint came to its end: which one, what it found.
    HintFound(u64, Result<Box<Hint>, Stopped>),
    /// Why a step holds that came with the puzzle was found.
    Argued(Argued),
    /// Make the step that is shown.
    Apply,
    /// Take a mistake back alone.
    Correct(Mistake),
    /// Show something else beside the board.
    Show(Beside),
    /// On the path.
    Path(path::Message),
    /// Among the steps that are possible.
    EveryStep(every_step::Message),
    /// Where the search is watched.
    Search(watch::Message),
    /// The cause of what is reported.
    Cause(causes::Message),
    /// By hand.
    ByHand(by_hand::Message),
    /// The board was pressed, on or beside the place of this candidate.
    Press(Candidate),
    /// In the game.
    Game(game::Message),
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
    /// Go to a link of the chain or net that is shown; without a number, show
    /// the whole step again.
    Walk(Option<usize>),
    /// The pointer came to words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer came to this cell, or is on none.
    Hover(Option<Cell>),
    /// Open another file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Copy the board.
    Copy,
    /// Copy or export something.
    Export,
    /// Go to the start screen.
    Start,
    /// Go back to the list that the puzzle was opened from.
    List,
    /// Open the puzzle that is so many rows further in that list.
    Neighbour(isize),
    /// Read the lesson of a technique, or any.
    Learn(Option<Technique>),
    /// Choose the rules.
    Rules,
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
    /// Tell this, whatever else happens on the screen.
    Tell(String),
    /// Open another file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Copy the board.
    Copy,
    /// Copy or export something.
    Export,
    /// Go to the start screen.
    Start,
    /// Go back to the list that the puzzle was opened from.
    List,
    /// Open the puzzle that is so many rows further in that list.
    Neighbour(isize),
    /// Choose another game.
    NewGame,
    /// Read the lesson of a technique, or any.
    Learn(Option<Technique>),
    /// Choose the rules.
    Rules,
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
        session.set_rules(rules);
        session.set_granularity(granularity);
        let layers = Rc::new(Layers::default());
        session.observe(Interest::Marks, Rc::clone(&layers));
        let mut solver = Self {
            session,
            layers,
            name,
            path,
            selected: None,
            report: Report::Ready,
            focus: None,
            link_walk: None,
            pointed: None,
            hovered: None,
            worth_trying: false,
            correcting_givens: false,
            told_skipped: false,
            work: None,
            works: 0,
            beside: Beside::default(),
            choice: 0,
            steps: Path::default(),
            every_step: EverySteps::default(),
            watch: Watch::default(),
            causes: Causes::default(),
            by_hand: ByHand::default(),
            play: None,
            arguments: None,
            asked_for_arguments: false,
            listed: None,
        };
        solver.resume_game(puzzle);
        solver.warn();
        solver
    }

    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Action {
        let redraws = !matches!(message, Message::Game(game::Message::Tick(_)));
        let message = match self.in_game(message) {
            Ok(message) => message,
            Err(action) => {
                self.cell_chosen();
                if redraws {
                    self.pointed = None;
                    self.layers.clear();
                }
                return action;
            }
        };
        let mut action = Action::None;
        match message {
            Message::Step => action = self.step(),
            Message::StepFound(number, result) => action = self.step_found(number, result),
            Message::Hint => action = self.hint(),
            Message::HintFound(number, result) => self.hint_found(number, result),
            Message::Argued(found) => self.argument_found(&found),
            Message::Apply => self.apply_shown(),
            Message::Correct(mistake) => self.correct(mistake),
            Message::Show(beside) => self.show(beside),
            Message::Path(message) => action = self.on_path(message),
            Message::EveryStep(message) => action = self.on_every_step(message),
            Message::Search(message) => action = self.on_search(message),
            Message::ByHand(message) => action = self.on_by_hand(message),
            Message::Cause(message) => action = self.on_cause(message),
            Message::Press(place) => self.press(place),
            // All of it was carried out as what is done in a game.
            Message::Game(_) => {}
            Message::Solve => action = self.solve(),
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
                let before = self.session.rules().clone();
                self.session.switch(technique, on);
                self.after_rules_changed(before);
                return Action::Remember;
            }
            Message::Granularity(granularity) => {
                self.session.set_granularity(granularity);
                self.choice += 1;
                return Action::Remember;
            }
            Message::WorthTrying => self.worth_trying = !self.worth_trying,
            Message::Givens => self.correcting_givens = !self.correcting_givens,
            Message::Focus(number) => self.focus = (self.focus != Some(number)).then_some(number),
            Message::Walk(link) => self.walk_to(link),
            Message::Point(pointed, is_on) => {
                self.point(pointed, is_on);
                self.layers.clear_lights();
                return Action::None;
            }
            Message::Hover(cell) => {
                self.hovered = cell;
                return Action::None;
            }
            Message::Open => return Action::Open,
            Message::Save => return Action::Save,
            Message::SaveAs => return Action::SaveAs,
            Message::Copy => return Action::Copy,
            Message::Export => return Action::Export,
            Message::Start => return Action::Start,
            Message::List => return Action::List,
            Message::Neighbour(rows) => return Action::Neighbour(rows),
            Message::Learn(technique) => return Action::Learn(technique),
            Message::Rules => return Action::Rules,
            Message::Settings => return Action::Settings,
            Message::Keys => return Action::Keys,
        }
        self.cell_chosen();
        // Whatever happened, it may be seen on the board, and other words may
        // stand beside it: the pointer lights what it comes to next.
        self.pointed = None;
        self.layers.clear();
        action
    }

    /// The board as a file keeps it.
    pub fn to_puzzle(&self) -> Puzzle {
        match self.game() {
            Some(game) => game.to_puzzle(&self.session),
            None => self.session.to_puzzle(),
        }
    }

    /// Whether there is something to save.
    pub fn is_unsaved(&self) -> bool {
        self.session.is_unsaved() && !self.is_game_over()
    }

    /// Says that the board is saved nowhere.
    pub fn mark_unsaved(&mut self) {
        self.session.mark_unsaved();
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

    /// Whether a step or the solution is being looked for.
    pub const fn is_searching(&self) -> bool {
        self.work.is_some()
    }

    /// Goes on with these rules.
    pub fn set_rules(&mut self, rules: Rules) {
        let before = self.session.set_rules(rules);
        self.after_rules_changed(before);
    }

    /// The rules of the assignment, each with whether it is on, unless others
    /// are on too.
    fn switches(&self) -> Option<Vec<(Technique, bool)>> {
        let (switches, others): (Vec<_>, Vec<_>) = self
            .session
            .rules()
            .techniques()
            .partition(|(technique, _)| Preset::Assignment.has(*technique));
        others.iter().all(|(_, on)| !on).then_some(switches)
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

    /// Reports a contradiction that can be seen, if there is one.
    fn warn(&mut self) {
        if self.is_game_on() {
            return;
        }
        if let Some(contradiction) = self.session.visible_contradictions().into_iter().next() {
            self.report = Report::Inconsistent(self.session.diagnose(contradiction));
        }
    }
}

/// The last part of a path, for people.
pub fn file_name(path: &std::path::Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}
