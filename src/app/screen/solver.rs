//! The solver: the board, and beside it a panel that steps, solves and explains.

mod bindings;
mod card;
mod context;
mod doing;
mod events;
mod exported;
mod idle;
mod keys;
mod lights;
mod listed;
mod meetings;
mod menu;
mod message;
mod panels;
mod speed;
mod state;
mod view;

use std::path::PathBuf;
use std::sync::Arc;

use crate::ask::{Action, Ask};
use crate::board::{Layers, Pointed};
use crate::choice::Choice;
use crate::motion::Unfolding;
use crate::names;
use crate::own_names;
use crate::pad::Pad;
use crate::paths::file_name;
use crate::settings::{Granularities, Visibility};
pub use card::{causes, summary};
pub use panels::{by_hand, every_step, game, path, watch, why};

use by_hand::ByHand;
use card::Card;
use causes::Causes;
use context::{Request, context};
use doing::edit::{At, Edit};
use doing::seeking::Seeking;
use every_step::EveryStepPanel;
use game::{GamePanel, Resuming};
use idle::Asked;
pub(crate) use idle::InView;
use meetings::Meetings;
use menu::Menu;
use path::PathPanel;
use sudoku_engine::grid::{Candidate, Cell};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::solver::Solver;
use sudoku_engine::sudoku::{Interest, Puzzle};
use sudoku_engine::texts::{Language, said};
use sudoku_telling::session::{FileState, Session, WorkKind};
use summary::AfterSolving;
use watch::SearchPanel;

use crate::settings::Beside;
pub use card::from_its_top as card_from_its_top;
pub use card::report::{Filling, GameReport, NotesChecked, Report, Wanted};
pub use doing::seeking::Sought;
pub use events::Event;
pub use meetings::Met;
pub use menu::{MenuMessage, Which as WhichMenu};
pub use message::Message;
pub use speed::Speed;
pub use state::NotSaved;
pub use view::Display;
pub(crate) use view::around_title;
use view::granularity_name;

/// The solver screen. It owns the puzzle and the choice of cells. Each of its parts owns its own
/// state, reads the rest from a `Context`, and asks for changes by a `Request`.
#[derive(Debug)]
pub struct SolverScreen {
    session: Session,
    layers: Layers,
    name: String,
    /// The name of the puzzle for people.
    heading: String,
    path: Option<PathBuf>,
    /// The state of its file when it was last opened or saved.
    seen: Option<FileState>,
    /// The place in the list that the puzzle was opened from.
    listed: Option<listed::Listed>,
    /// The chosen cells.
    chosen: Choice,
    /// The pad of digits.
    pad: Pad,
    /// The thing named by the words under the pointer.
    pointed: Option<Pointed>,
    /// The cell under the pointer.
    hovered: Option<Cell>,
    worth_trying: bool,
    correcting_givens: bool,
    /// The candidate that the player just failed to put back, which the next 'Why?' asks about.
    excluded: Option<Candidate>,
    /// Whether the player was told that rules are skipped.
    told_skipped: bool,
    /// The size of a step for each choice of rules.
    granularities: Granularities,
    /// The number of the present choice of rules and granularity.
    choice: u64,
    /// The result, finding or question of the last action.
    card: Card,
    causes: Causes,
    /// The summary of the solving, once the puzzle is solved.
    after_solving: AfterSolving,
    /// The techniques that came up.
    meetings: Meetings,
    /// The lesson that the puzzle belongs to.
    lesson: Option<Technique>,
    /// The search for a step, a hint or the solution.
    seeking: Seeking,
    /// The panel beside the board.
    beside: Beside,
    /// Whether the card tells the sums of the chosen cells, if the board has cages.
    sums: bool,
    /// The open menu.
    menu: Option<Menu>,
    path_panel: PathPanel,
    every_step: EveryStepPanel,
    search_panel: SearchPanel,
    by_hand: ByHand,
    /// The progress of a step in motion.
    unfolding: Unfolding,
    /// Whether the board shows where digits came from.
    origins: Visibility,
    /// Whether correct digits are green in a game.
    shows_right: bool,
    /// The game, running or over.
    game_panel: Option<GamePanel>,
    /// The saved game that is about to be resumed.
    resuming: Option<Resuming>,
}

impl SolverScreen {
    /// Opens a puzzle with its name and the path of its file.
    pub fn new(
        puzzle: &Puzzle,
        name: String,
        path: Option<PathBuf>,
        rules: Solver,
        granularities: Granularities,
    ) -> Self {
        let mut session = Session::new(puzzle);
        session.set_granularity(granularities.of(&rules));
        session.set_rules(rules);
        let meetings = Meetings::of(&session);
        let layers = Layers::default();
        session.observe(Interest::Marks, layers.clearing());
        let heading = names::heading(session.title(), &name);
        let mut solver = Self {
            session,
            layers,
            heading,
            name,
            path,
            seen: None,
            listed: None,
            chosen: Choice::default(),
            pad: Pad::default(),
            pointed: None,
            hovered: None,
            worth_trying: false,
            correcting_givens: false,
            excluded: None,
            told_skipped: false,
            granularities,
            choice: 0,
            card: Card::default(),
            causes: Causes::default(),
            after_solving: AfterSolving::default(),
            meetings,
            lesson: None,
            seeking: Seeking::default(),
            beside: Beside::default(),
            sums: false,
            menu: None,
            path_panel: PathPanel::default(),
            every_step: EveryStepPanel::default(),
            search_panel: SearchPanel::default(),
            by_hand: ByHand::default(),
            unfolding: Unfolding::default(),
            origins: Visibility::default(),
            shows_right: false,
            game_panel: None,
            resuming: Resuming::of(puzzle),
        };
        if solver.is_resuming() {
            solver.beside = Beside::Game;
        } else {
            solver.warn();
        }
        solver
    }

    /// Carries out a message, and returns the events with the request that follow from it.
    pub fn update(
        &mut self,
        language: &Language,
        message: Message,
    ) -> (Action<Message>, Vec<Event>) {
        let before = self.milestones();
        let action = self.act(language, message);
        (action, self.events_since(before))
    }

    fn act(&mut self, language: &Language, message: Message) -> Action<Message> {
        // Neither the pointer nor the clock of a game changes the board.
        match message {
            Message::Point(pointed, is_on) => {
                self.point(pointed, is_on);
                self.layers.clear_lights();
                return Action::None;
            }
            Message::Hover(cell) => {
                self.hovered = cell;
                return Action::None;
            }
            Message::Stage(phase) => {
                self.unfolding.stay_at(phase);
                self.layers.clear();
                return Action::None;
            }
            Message::Menu(message) => {
                let before = self.menu;
                return match self.on_menu(language, message) {
                    Some(chosen) => self.act(language, chosen),
                    None if before.is_some() && self.menu == before => {
                        Action::Ask(Ask::Answer(message.idle_text()))
                    }
                    None => Action::None,
                };
            }
            Message::Pad(message) if message.is_motion() => {
                self.pad.update(message, self.hovered);
                return Action::None;
            }
            _ => {}
        }
        if self.is_paused() && matches!(message, Message::Pad(_)) {
            return Action::Ask(Ask::Answer(self.idle_text(Asked::Other)));
        }
        // A game has no save points.
        let is_refused = self.is_game_on() && message.is_of_save_points();
        let asked = Asked::of(&message).or(is_refused.then_some(Asked::Other));
        let asked = asked.map(|asked| (asked, self.in_view()));
        if asked.is_some() && !matches!(message, Message::Why(_)) {
            self.excluded = None;
        }
        // Choices and marks belong on the real board, not on the board of an answer.
        let is_of_board = matches!(asked, Some((Asked::Cell | Asked::Jump, _)))
            || matches!(message, Message::WorthTrying);
        if is_of_board && self.card.answer().is_some() {
            self.tell_what_holds();
        }
        if message.leaves_menu() {
            self.menu = None;
        }
        let redraws = !matches!(message, Message::Game(game::Message::Tick(_)));
        let told = self.card.told();
        let returns = matches!(message, Message::Dismiss | Message::Why(why::Message::Ask));
        let acts = !message.comes_by_itself();
        let refusal = self.refusal_in_view().filter(|_| acts);
        if redraws {
            self.unfolding.end();
        }
        let message = match message {
            _ if self.is_paused() && message.is_of_pointer() => None,
            Message::Board(gesture) => self.on_board(gesture),
            Message::Pad(message) => self.on_pad(message),
            message => Some(message),
        };
        let action = match message.map(|message| self.in_game(language, message)) {
            Some(Ok(message)) => self.carry_out(language, message),
            Some(Err(action)) => action,
            None => Action::None,
        };
        // A step that returns was seen before.
        let is_new = self.card.told() != told && !returns;
        if is_new && self.card.shown().is_step() && !self.is_playing() {
            self.unfolding.begin();
        }
        // Show a new step or question in place of sums; leave the sums after an entry.
        let is_quiet = matches!(self.report(), Report::Ready | Report::Entered(_));
        if self.card.told() != told && !is_quiet {
            self.sums = false;
        }
        if self.card.told() == told {
            let is_done = matches!(&action, Action::Ask(ask) if !ask.tells());
            if let Some(before) = refusal {
                self.end_refusal(&before, is_done);
            }
        } else if self.is_game_over() && !matches!(self.report(), Report::Solved | Report::Game(_))
        {
            // The card of a game that is over says nothing about the board.
            self.bring_card();
        }
        if self.is_paused() {
            self.pad.let_go();
        }
        if redraws {
            // Any action may change the board and the words beside it: the pointer lights whatever
            // it reaches next.
            self.pointed = None;
            self.layers.clear();
        }
        if let Some((asked, before)) = asked
            && matches!(action, Action::None)
            && self.in_view() == before
        {
            return Action::Ask(Ask::Answer(self.idle_text(asked)));
        }
        action
    }

    fn carry_out(&mut self, language: &Language, message: Message) -> Action<Message> {
        match message {
            Message::Step => return self.step(language),
            Message::Hint => return self.hint(language),
            Message::Solve => return self.solve(language),
            Message::Watch => return self.watch(),
            Message::Check(text, notation) => return self.check(language, &text, notation),
            Message::Sought(late) => return self.sought(language, late),
            Message::Cancel => self.cancel(),
            Message::Apply => {
                if let Some(step) = self.card.can_be_made() {
                    let edit = Edit::Apply(step.clone());
                    return self.change(language, edit);
                }
            }
            Message::Dismiss => self.tell_what_holds(),
            Message::FillIn => return self.fill_in(language),
            Message::Show(beside) => {
                self.sums = false;
                self.show(beside);
            }
            Message::Sums => self.sums = !self.sums,
            Message::Path(message) => {
                let request = self.path_panel.update(language, message, &context!(self));
                return self.grant(language, request, Message::Path);
            }
            Message::EveryStep(message) => {
                let request = self.every_step.update(language, message, &context!(self));
                return self.grant(language, request, Message::EveryStep);
            }
            Message::Search(watch::Message::Keep) => return self.keep_watched(language),
            Message::Search(message) => {
                let request = self.search_panel.update(message, &context!(self));
                return self.grant(language, request, Message::Search);
            }
            Message::ByHand(message) => {
                // After a game there is no card: show the save points among the marks.
                let makes = by_hand::Message::makes_save_point(&message);
                if makes && self.beside == Beside::Game && !self.is_game_on() {
                    self.show(Beside::Marks);
                }
                let colored = match message {
                    by_hand::Message::Color(color) => {
                        self.by_hand.coloring(self.chosen.cells(), color)
                    }
                    _ => None,
                };
                let request = self.by_hand.update(message, &context!(self));
                let action = self.grant(language, request, Message::ByHand);
                return match (action, colored) {
                    (Action::None, Some((cells, color))) => {
                        Action::Ask(Ask::Answer(self.colored_text(cells, color)))
                    }
                    (action, _) => action,
                };
            }
            Message::Why(message) => return self.on_why(language, message),
            Message::Cause(message) => return self.on_cause(message),
            Message::Solved(message) => return self.on_solved(message),
            Message::Press(place) => return self.press(language, place),
            // These were replaced by the messages that they stand for.
            Message::Game(_) | Message::Resumed(_) | Message::Board(_) | Message::Pad(_) => {}
            Message::Correct(mistake) => return self.change(language, Edit::Correct(mistake)),
            Message::Undo => return self.change(language, Edit::Undo),
            Message::Redo => return self.change(language, Edit::Redo),
            Message::Restart => return self.change(language, Edit::Restart),
            Message::BackTo(count) => return self.change(language, Edit::BackTo(count)),
            Message::Enter(digit) => {
                return self.change(language, Edit::Value(At::Chosen, Some(digit)));
            }
            Message::Erase => return self.change(language, Edit::Value(At::Chosen, None)),
            Message::Toggle(digit) => {
                return self.change(language, Edit::Toggle(At::Chosen, digit));
            }
            Message::Put(Candidate { cell, digit }) => {
                return self.change(language, Edit::Value(At::Cell(cell), Some(digit)));
            }
            Message::Clear(cell) => {
                return self.change(language, Edit::Value(At::Cell(cell), None));
            }
            Message::Shift(from, to) => return self.change(language, Edit::Shift(from, to)),
            Message::Note(Candidate { cell, digit }) => {
                return self.change(language, Edit::Toggle(At::Cell(cell), digit));
            }
            Message::Select(cell) => self.chosen = cell.into(),
            Message::Choose(chosen) => self.chosen = chosen,
            Message::Move(direction) => {
                let board = self.session.grid().layout();
                self.chosen = self.chosen.moved(direction, board);
            }
            Message::Extend(direction) => {
                let board = self.session.grid().layout();
                self.chosen = self.chosen.extended(direction, board);
            }
            Message::Switch(technique, on) => return self.switch(technique, on),
            Message::Granularity(granularity) => {
                self.session.set_granularity(granularity);
                let rules = self.session.rules();
                self.granularities.choose(rules, granularity);
                self.choice += 1;
                return Action::Ask(if self.beside == Beside::Rules {
                    Ask::Remember
                } else {
                    // Nothing else shows the change.
                    Ask::RememberAndTell(said!("step-by-now", what = granularity_name(granularity)))
                });
            }
            Message::WorthTrying => {
                // The board marks where solutions differ, so close that first.
                if self.causes.differing().is_some() {
                    self.tell_nothing();
                }
                self.worth_trying = !self.worth_trying;
                if self.worth_trying && !self.shows_card() {
                    // No legend says what the marks mean.
                    return Action::Ask(Ask::Answer(self.fewest_text()));
                }
            }
            Message::Givens => {
                // The card says so, in place of sums.
                self.sums = false;
                self.correcting_givens = !self.correcting_givens;
                if self.correcting_givens {
                    self.bring_card();
                }
            }
            Message::Focus(number) => self.card.show_alone(number),
            Message::Walk(link) => self.card.walk_to(link),
            Message::Length => self.card.turn_length(),
            Message::Fold(line) => self.card.fold(line),
            Message::Another => return self.show_another(language),
            // These do not change the board.
            Message::Point(..) | Message::Hover(_) | Message::Menu(_) | Message::Stage(_) => {}
            Message::Open => return Action::Ask(Ask::Browse),
            Message::Save => return Action::Ask(Ask::Save(WorkKind::Solving)),
            Message::SaveAs => return Action::Ask(Ask::SaveAs(WorkKind::Solving)),
            Message::Copy => return Action::Ask(Ask::Copy),
            Message::Export => return Action::Ask(Ask::Export),
            Message::Print => return Action::Ask(Ask::Print),
            Message::Start => return Action::Ask(Ask::Start),
            Message::List => return Action::Ask(Ask::List),
            Message::Neighbor(rows) => return Action::Ask(Ask::Neighbor(rows)),
            Message::Learn(subject) => return Action::Ask(Ask::Lessons(subject)),
            Message::Rules => return Action::Ask(Ask::Rules),
            Message::Settings => return Action::Ask(Ask::Settings),
            Message::Keys => return Action::Ask(Ask::Keys),
        }
        Action::None
    }

    /// Carries out a request of a part of the screen.
    fn grant<M: Send + 'static>(
        &mut self,
        language: &Language,
        request: Request<M>,
        into: fn(M) -> Message,
    ) -> Action<Message> {
        match request {
            Request::None => Action::None,
            Request::Run(task) => Action::Run(task.map(into)),
            Request::Change(edit) => self.change(language, edit),
            Request::Report(report) => {
                self.tell(report);
                Action::None
            }
            Request::Choose(cell) => {
                self.chosen = cell.into();
                Action::None
            }
            Request::Remember => Action::Ask(Ask::Remember),
        }
    }

    /// Turns a rule on or off.
    fn switch(&mut self, technique: Technique, on: bool) -> Action<Message> {
        let before = self.session.rules().clone();
        self.session.switch(technique, on);
        self.granularities.keep(&before, self.session.rules());
        self.rules_changed(before);
        if self.beside == Beside::Rules {
            return Action::Ask(Ask::Remember);
        }
        // Nothing else shows the change.
        Action::Ask(Ask::RememberAndTell(match on {
            true => said!("step-rule-on", name = technique),
            false => said!("step-rule-off", name = technique),
        }))
    }

    /// A press on the board: chooses the cell and, with the marks beside the board, marks it.
    fn press(&mut self, language: &Language, place: Candidate) -> Action<Message> {
        self.chosen = place.cell.into();
        if self.beside != Beside::Marks {
            return Action::None;
        }
        let message = by_hand::Message::Mark(place);
        let request = self.by_hand.update(message, &context!(self));
        self.grant(language, request, Message::ByHand)
    }

    /// Continues a demonstration: makes its steps and shows the last one.
    pub fn go_on_from(&mut self, language: &Language, steps: Vec<Arc<[Deduction]>>) -> Vec<Event> {
        let before = self.milestones();
        self.beside = Beside::Step;
        self.change(language, Edit::GoOn(steps));
        // The program made these steps.
        self.session.mark_saved();
        self.events_since(before)
    }

    /// Notes that the puzzle belongs to the lesson of a technique.
    pub const fn is_of_lesson(&mut self, technique: Technique) {
        self.lesson = Some(technique);
    }

    /// Notes that the board is not saved anywhere.
    pub fn mark_unsaved(&mut self) {
        self.session.mark_unsaved();
    }

    /// Notes that the player made the puzzle and has it in no file.
    pub fn mark_made(&mut self) {
        self.session.mark_made();
    }

    /// Counts a puzzle that the player made and did nothing on as saved: its draft is there.
    pub fn drop_unbegun(&mut self) {
        let journal = self.session.journal();
        let has_no_moves = journal.moves().is_empty() && journal.undone().is_empty();
        let is_unbegun = has_no_moves && self.session.save_points().is_empty();
        if self.session.is_made() && is_unbegun {
            self.session.mark_saved();
        }
    }

    /// Notes the state of the file.
    pub const fn file_is(&mut self, seen: Option<FileState>) {
        self.seen = seen;
    }

    /// Notes that the board was saved in a file.
    pub fn saved(&mut self, path: PathBuf, seen: Option<FileState>) {
        self.session.mark_saved();
        self.name = file_name(&path);
        self.heading = names::heading(self.session.title(), &self.name);
        self.path = Some(path);
        self.seen = seen;
    }

    /// Words the name of the puzzle in this language, if the program gave it.
    pub fn say_again(&mut self, language: &Language) {
        if self.path.is_none() {
            self.name = own_names::in_language(language, &self.name);
            self.heading = names::heading(self.session.title(), &self.name);
        }
    }

    /// Redraws the board after a change of theme.
    pub fn redraw(&self) {
        self.layers.clear();
    }
}
