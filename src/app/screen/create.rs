//! The screen to make a puzzle: an empty board, digits to type or drag, and facts about the givens.

mod checked;
mod history;
mod keys;
mod making;
mod sketching;
mod solution;
mod view;

use std::path::PathBuf;

use iced::Task;
use iced::widget::operation;

use crate::ask::{Action, Ask};
use crate::board::{Gesture, Layers};
use crate::lookup::{Late, Lookup};
use crate::names;
use crate::own_names;
use crate::pad::{self, Done, Pad};
use crate::paths::file_name;
use crate::settings::SettingChange;
use crate::shortcut::Direction;
use checked::Checked;
use history::History;
pub use making::{Made, Making};
use sketching::Stroke;
pub use sketching::Tool;
use solution::Solution;
pub use solution::SolutionsFound;
use sudoku_engine::generate::Symmetry;
use sudoku_engine::grid::{Cell, Digit, Feature, Layout, Sketch, Values};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_telling::session::{DraftFinding, FileState, Session, WorkKind};

/// The field for a rating.
const RATING: &str = "rating-wish";

/// The screen.
#[derive(Debug)]
pub struct Create {
    history: History,
    tool: Tool,
    /// Whether the player draws further regions instead of those that replace boxes.
    further: bool,
    stroke: Option<Stroke>,
    /// The sum being typed.
    typed: Option<u8>,
    /// The board and its givens when they were last opened or saved; `None` if they are not saved
    /// anywhere.
    saved: Option<(Sketch, Values)>,
    layers: Layers,
    name: String,
    /// The name of the draft for people.
    heading: String,
    path: Option<PathBuf>,
    /// The state of that file when it was last opened or saved.
    seen: Option<FileState>,
    selected: Option<Cell>,
    hovered: Option<Cell>,
    pad: Pad,
    checked: Checked,
    symmetry: Symmetry,
    /// The making of givens under way.
    making: Option<(Lookup<Made, u64>, Making)>,
    /// The number of puzzles tried for it.
    tried: u64,
    /// The typed wish for a rating by Sudoku Explainer.
    rating: String,
    solution: Solution,
    /// The result of the last action, or the reason for its failure.
    told: Option<Told>,
}

/// The text below the card.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Told {
    /// The result of an action.
    Outcome(String),
    /// Whether the draft is a puzzle, after the player asked. It is updated as more becomes known.
    Verdict(String),
}

impl From<String> for Told {
    fn from(words: String) -> Self {
        Self::Outcome(words)
    }
}

/// The visible state of a draft.
#[derive(Debug, PartialEq)]
pub(crate) struct InView {
    board: (Sketch, Values),
    chosen: Option<Cell>,
    tool: (Tool, bool, Symmetry),
    rating: String,
    at_work: (bool, bool, bool),
    told: Option<Told>,
    hand: Option<Digit>,
}

/// A value that only the panel of one tool shows, although keys change it with any tool.
#[derive(Debug, Clone, Copy)]
enum Unseen {
    /// A feature of the board, and whether the board has it.
    Feature(Feature, bool),
    Symmetry(Symmetry),
}

/// The messages of the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A gesture with the pointer on the board.
    Board(Gesture),
    /// A message of the pad.
    Pad(pad::Message),
    /// The pointer reached this cell, or left the board.
    Hover(Option<Cell>),
    /// Choose the next cell in a direction.
    Move(Direction),
    /// Put a digit into the chosen cell.
    Enter(Digit),
    /// Clear the chosen cell.
    Erase,
    /// Leave the chosen cell empty: as `Erase`, but as one of the digits of a row.
    Leave,
    /// Choose the next cell after a digit, or not.
    GoOn,
    /// Take the last change back.
    Undo,
    /// Redo the change.
    Redo,
    /// Clear the board, or everything that the tool draws.
    Restart,
    /// Choose a tool.
    Tool(Tool),
    /// Start a board with boxes of this many rows and columns.
    Shape([usize; 2]),
    /// Add a feature to the board, or remove it.
    Turn(Feature),
    /// Draw further regions, or those that replace boxes.
    Further(bool),
    /// Draw from the chosen cell to the next one in a direction.
    Draw(Direction),
    /// Type a digit of the sum of the chosen cage.
    Sum(u8),
    /// Remove the region or cage of the chosen cell.
    TakeAway,
    /// More is known about the givens.
    Checked(Late<(), DraftFinding>),
    /// The number of solutions is still unknown after a while.
    Waited(Late<()>),
    /// Choose the symmetry for new givens.
    Symmetry(Symmetry),
    /// Type a rating by Sudoku Explainer.
    Rating(String),
    /// Put the cursor in the field for the rating.
    ToRating,
    /// Make this from the givens, starting with this seed.
    Make(Making, u64),
    /// Puzzles were tried, or the givens are made.
    Made(Late<Made, u64>),
    /// Show or hide a solution.
    Solve,
    /// A solution was found, or there is none.
    Solved(Late<SolutionsFound>),
    /// Stop making givens or looking for solutions.
    Cancel,
    /// Check the draft.
    Check,
    /// Work on the draft as a puzzle, or say why it is not one.
    Use,
    /// Save the draft.
    Save,
    /// Save the draft under another name.
    SaveAs,
    /// Go to the start screen.
    Start,
    /// Show the keys.
    Keys,
}

impl Create {
    /// An empty board.
    pub(crate) fn empty(language: &Language) -> Self {
        Self::new(
            &Puzzle::new([None; Cell::COUNT]),
            words!(language, "create-name"),
            None,
        )
    }

    fn new(puzzle: &Puzzle, name: String, path: Option<PathBuf>) -> Self {
        let layers = Layers::default();
        // The givens are only digits here.
        let puzzle = &Puzzle {
            removed: Vec::new(),
            ..puzzle.clone()
        };
        let history = History::new(puzzle, layers.clearing());
        let values = *history.session().grid().values();
        let heading = names::heading(history.session().title(), &name);
        Self {
            heading,
            saved: Some((history.sketch().clone(), values)),
            history,
            tool: Tool::default(),
            further: false,
            stroke: None,
            typed: None,
            layers,
            name,
            path,
            seen: None,
            selected: Some(Cell::at(0, 0)),
            hovered: None,
            pad: Pad::default(),
            checked: Checked::default(),
            symmetry: Symmetry::HalfTurn,
            making: None,
            tried: 0,
            rating: String::new(),
            solution: Solution::default(),
            told: None,
        }
    }

    /// Opens a draft as its file holds it.
    pub fn opened(puzzle: &Puzzle, name: String, path: Option<PathBuf>) -> Self {
        Self::new(puzzle, name, path)
    }

    /// Resumes a draft that was left behind and is not saved as it is.
    pub fn taken_up(puzzle: &Puzzle, name: String, path: Option<PathBuf>) -> Self {
        let mut draft = Self::new(puzzle, name, path);
        draft.saved = None;
        draft
    }

    /// Carries out a message, and tells the player about changes that the screen does not show.
    /// `goes_on` is the setting to choose the next cell after a digit.
    pub fn update(
        &mut self,
        language: &Language,
        message: Message,
        goes_on: bool,
    ) -> Action<Message> {
        match message {
            Message::Hover(cell) => {
                self.hovered = cell;
                return Action::None;
            }
            Message::Pad(message) if message.is_motion() => {
                self.pad.update(message, self.hovered);
                return Action::None;
            }
            _ => {}
        }
        let checks = matches!(message, Message::Check | Message::Use);
        let before = checks.then(|| self.in_view());
        let unseen = self.unseen(&message);
        let is_typed = matches!(message, Message::Enter(_) | Message::Leave);
        let action = self.carry_out(language, message);
        if is_typed && goes_on {
            self.choose_next();
        }
        if !matches!(action, Action::None) {
            return action;
        }
        if before.is_some_and(|before| before == self.in_view()) {
            return Action::Ask(Ask::Answer(said!("idle-told")));
        }
        let told = unseen.and_then(|before| self.unseen_text(&before));
        told.map_or(action, |told| Action::Ask(Ask::Answer(told)))
    }

    fn carry_out(&mut self, language: &Language, message: Message) -> Action<Message> {
        let mut action = Action::None;
        match message {
            Message::Hover(_) => {}
            Message::Board(gesture) => match self.draws() {
                Some(what) => self.sketch_on_board(language, what, gesture),
                None => self.on_board(gesture),
            },
            Message::Pad(message) => self.on_pad(message),
            Message::Move(direction) => {
                self.choose(direction.from(self.selected, self.board()));
            }
            Message::Enter(digit) => self.enter(self.selected, Some(digit)),
            Message::Erase | Message::Leave => self.enter(self.selected, None),
            Message::GoOn => action = Action::Ask(Ask::Set(SettingChange::GoesOn)),
            Message::Undo => self.undo(),
            Message::Redo => self.redo(),
            Message::Restart => self.clear(language),
            Message::Tool(tool) => self.take_up(tool),
            Message::Shape(shape) => self.shape(language, shape),
            Message::Turn(feature) => self.turn(language, feature),
            Message::Further(further) => self.further = further,
            Message::Draw(direction) => self.draw_to(language, direction),
            Message::Sum(digit) => self.type_sum(language, digit),
            Message::TakeAway => self.take_away(language),
            Message::Checked(late) => {
                self.checked.take(late);
                if matches!(self.told, Some(Told::Verdict(_))) {
                    self.told = Some(self.verdict(language));
                }
            }
            Message::Waited(late) => self.checked.waited(late),
            Message::Rating(rating) => self.rating = rating,
            // Sudoku Explainer rates no other boards, and there is no field for it.
            Message::ToRating if !self.board().is_classic() => {}
            Message::ToRating => {
                // Only the tool for digits shows the field.
                self.take_up(Tool::Digits);
                action = Action::Run(operation::focus(RATING));
            }
            Message::Symmetry(symmetry) => self.symmetry = symmetry,
            // An unfinished board can neither be saved nor used to make givens.
            Message::Save | Message::SaveAs | Message::Make(..) | Message::Solve
                if self.is_unfinished() =>
            {
                self.told = self.lack_words(language).map(Told::from);
            }
            Message::Make(making, seed) => {
                action = Action::Run(self.make(language, making, seed));
            }
            Message::Made(late) => self.made(language, late),
            Message::Solve => action = Action::run(self.turn_solution()),
            Message::Solved(late) => self.show_found(language, late),
            Message::Cancel if self.is_counting() => self.checked.stop(),
            Message::Cancel => self.before_change(),
            Message::Use if self.is_puzzle() => {
                action = Action::Ask(Ask::Use(Box::new(self.to_puzzle())));
            }
            // The screen always says why it is not a puzzle.
            Message::Check | Message::Use => {
                self.checked.look_again();
                self.told = Some(self.verdict(language));
            }
            Message::Save => action = Action::Ask(Ask::Save(WorkKind::Making)),
            Message::SaveAs => action = Action::Ask(Ask::SaveAs(WorkKind::Making)),
            Message::Start => action = Action::Ask(Ask::Start),
            Message::Keys => action = Action::Ask(Ask::Keys),
        }
        self.layers.clear();
        action
    }

    /// Whether the draft is a puzzle, as far as is known.
    fn verdict(&self, language: &Language) -> Told {
        Told::Verdict(if self.is_puzzle() {
            words!(language, "create-is-puzzle")
        } else if !self.is_unfinished() && self.checked.is_open() {
            words!(language, "create-still-looking")
        } else {
            words!(language, "idle-draft")
        })
    }

    fn take_up(&mut self, tool: Tool) {
        self.tool = tool;
        self.stroke = None;
        self.typed = None;
        self.pad.let_go();
    }

    /// The value that a message changes, if only the panel of another tool shows it.
    fn unseen(&self, message: &Message) -> Option<Unseen> {
        match message {
            Message::Turn(feature) if self.tool != Tool::Board => {
                Some(Unseen::Feature(*feature, self.has(*feature)))
            }
            Message::Symmetry(_) if self.tool != Tool::Digits => {
                Some(Unseen::Symmetry(self.symmetry))
            }
            _ => None,
        }
    }

    fn has(&self, feature: Feature) -> bool {
        self.sketch().features().contains(&feature)
    }

    /// The changed value, and the tool that shows it; `None` if nothing changed.
    fn unseen_text(&self, before: &Unseen) -> Option<Text> {
        match *before {
            Unseen::Feature(feature, had) => {
                let has = self.has(feature);
                let name = names::feature_name(feature);
                let tool = Tool::Board.label();
                (has != had).then(|| match has {
                    true => said!("create-turned-on", name = name, tool = tool),
                    false => said!("create-turned-off", name = name, tool = tool),
                })
            }
            Unseen::Symmetry(before) => (before != self.symmetry).then(|| {
                said!(
                    "create-symmetry-now",
                    name = names::symmetry(self.symmetry),
                    tool = Tool::Digits.label()
                )
            }),
        }
    }

    /// The visible state that keys may leave unchanged.
    pub(crate) fn in_view(&self) -> InView {
        InView {
            board: (self.sketch().clone(), *self.session().grid().values()),
            chosen: self.selected,
            tool: (self.tool, self.further, self.symmetry),
            rating: self.rating.clone(),
            at_work: (self.is_at_work(), self.shows_solution(), self.is_counting()),
            told: self.told.clone(),
            hand: self.pad.hand(),
        }
    }

    /// Starts the search for facts about the givens.
    pub fn follow(&mut self) -> Task<Message> {
        if self.is_unfinished() {
            self.checked = Checked::default();
            return Task::none();
        }
        self.checked.follow(self.history.session())
    }

    /// The draft as a puzzle.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::on(self.board().clone(), *self.session().grid().values());
        puzzle.title = self.session().to_puzzle().title;
        puzzle
    }

    /// Whether there is something to save.
    pub fn is_unsaved(&self) -> bool {
        let saved = self.saved.as_ref();
        saved.is_none_or(|(sketch, givens)| {
            sketch != self.sketch() || givens != self.session().grid().values()
        })
    }

    /// Whether the board is not complete yet.
    pub fn is_unfinished(&self) -> bool {
        self.sketch().lack().is_some()
    }

    /// Whether the draft is a puzzle: a finished board with exactly one solution.
    pub fn is_puzzle(&self) -> bool {
        !self.is_unfinished() && self.checked.is_puzzle()
    }

    /// The name of the draft.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name of the draft for people: its title, if it has one.
    pub fn heading(&self) -> &str {
        &self.heading
    }

    /// The file of the draft.
    pub const fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// The state of that file when it was last opened or saved.
    pub const fn seen(&self) -> Option<FileState> {
        self.seen
    }

    /// Notes the state of the file.
    pub const fn file_is(&mut self, seen: Option<FileState>) {
        self.seen = seen;
    }

    /// Notes that the draft is not saved anywhere.
    pub fn mark_unsaved(&mut self) {
        self.saved = None;
    }

    /// Notes that the draft was saved in a file.
    pub fn saved(&mut self, path: PathBuf, seen: Option<FileState>) {
        self.saved = Some((self.sketch().clone(), *self.session().grid().values()));
        self.name = file_name(&path);
        self.heading = names::heading(self.session().title(), &self.name);
        self.path = Some(path);
        self.seen = seen;
    }

    /// The session with the givens.
    pub const fn session(&self) -> &Session {
        self.history.session()
    }

    /// The layout of the board.
    pub fn board(&self) -> &Layout {
        self.session().grid().layout()
    }

    /// The known facts about the givens.
    pub const fn checked(&self) -> &Checked {
        &self.checked
    }

    /// The result of the last action, or the reason for its failure.
    pub fn told(&self) -> Option<&str> {
        let (Told::Outcome(words) | Told::Verdict(words)) = self.told.as_ref()?;
        Some(words)
    }

    /// The chosen cell.
    pub const fn selected(&self) -> Option<Cell> {
        self.selected
    }

    /// Redraws the board after a change of theme.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    /// Removes the last text, which was in another language, and words the name in this one.
    pub fn say_again(&mut self, language: &Language) {
        self.told = None;
        if self.path.is_none() {
            self.name = own_names::in_language(language, &self.name);
            self.heading = names::heading(self.session().title(), &self.name);
        }
    }

    /// Before a change of the givens: stops work on the old ones and removes its results.
    fn before_change(&mut self) {
        self.making = None;
        self.solution = Solution::default();
        self.told = None;
    }

    /// Drops any dragged digit when the board is out of sight.
    pub(crate) const fn out_of_sight(&mut self) {
        self.pad.let_fall();
    }

    /// Whether the program makes givens or looks for solutions.
    const fn is_at_work(&self) -> bool {
        self.making.is_some() || self.solution.is_looked_for()
    }

    /// Whether only the count of solutions is under way, and takes long.
    const fn is_counting(&self) -> bool {
        !self.is_at_work() && !self.shows_solution() && self.checked.takes_long()
    }

    /// Whether a solution is on the board.
    pub const fn shows_solution(&self) -> bool {
        self.solution.is_shown()
    }

    fn on_board(&mut self, gesture: Gesture) {
        let place = match gesture {
            Gesture::Press { place, .. } | Gesture::Twice(place) => place,
            Gesture::Release => return self.on_pad(pad::Message::Drop),
            Gesture::Over(_) | Gesture::Aside(_) | Gesture::Ask(_) => return,
        };
        let cell = place.cell;
        self.selected = Some(cell);
        let digit = self.session().grid().value(cell);
        match self.pad.hand() {
            // The digit in hand undoes its own entry.
            Some(held) => self.enter(Some(cell), Some(held).filter(|_| digit != Some(held))),
            None => {
                if let Some(digit) = digit {
                    self.pad.lift(digit, cell);
                }
            }
        }
    }

    fn on_pad(&mut self, message: pad::Message) {
        match self.pad.update(message, self.hovered) {
            Done::Nothing => {}
            Done::Pressed(digit) => {
                let stands = self
                    .selected
                    .and_then(|cell| self.session().grid().value(cell));
                if self.selected.is_none() || stands == Some(digit) {
                    self.pad.take(digit);
                } else {
                    self.enter(self.selected, Some(digit));
                }
            }
            Done::Put(digit, cell) => {
                self.selected = Some(cell);
                self.enter(Some(cell), Some(digit));
            }
            Done::Shifted(from, cell) => {
                self.before_change();
                let mut givens = *self.session().grid().values();
                givens[cell.index()] = givens[from.index()].take();
                self.history.set_givens(&givens);
                self.selected = Some(cell);
            }
            Done::Off(cell) => self.enter(Some(cell), None),
        }
    }

    /// Chooses the next cell, row by row. The last one stays chosen.
    fn choose_next(&mut self) {
        let mut cells = self.board().cells().iter();
        let next = cells.find(|cell| self.selected.is_some_and(|now| *cell > now));
        if next.is_some() {
            self.selected = next;
            self.layers.clear();
        }
    }

    fn enter(&mut self, cell: Option<Cell>, digit: Option<Digit>) {
        if let Some(cell) = cell {
            self.before_change();
            self.history.set_given(cell, digit);
        }
    }
}
