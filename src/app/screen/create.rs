//! Where a puzzle is made: an empty board, digits to type or to drag, and what is to
//! be said of the givens as they stand.

mod checked;
mod history;
mod keys;
mod making;
mod sketching;
mod solution;
mod view;

use std::path::PathBuf;
use std::rc::Rc;

use iced::Task;
use iced::widget::operation;

use super::solver::file_name;
use crate::ask::{Action, Ask};
use crate::board::{Gesture, Layers};
use crate::lookup::{Late, Lookup};
use crate::names;
use crate::pad::{self, Done, Pad};
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
use sudoku_engine::texts::{Language, words};
use sudoku_telling::session::{DraftFinding, Seen, Session, WorkKind};

/// The field for a rating.
const RATING: &str = "rating-wish";

/// The screen.
#[derive(Debug)]
pub struct Create {
    history: History,
    tool: Tool,
    /// Whether regions are drawn besides those in the place of boxes.
    further: bool,
    stroke: Option<Stroke>,
    /// The sum that is being typed.
    typed: Option<u8>,
    /// The board and its givens as they were opened or saved last; none for what was
    /// saved nowhere.
    saved: Option<(Sketch, Values)>,
    layers: Rc<Layers>,
    name: String,
    path: Option<PathBuf>,
    /// How that file was when it was opened or saved last.
    seen: Option<Seen>,
    selected: Option<Cell>,
    hovered: Option<Cell>,
    pad: Pad,
    checked: Checked,
    symmetry: Symmetry,
    /// What is being made of the givens.
    making: Option<(Lookup<Made, u64>, Making)>,
    /// How many puzzles were tried for that.
    tried: u64,
    /// The rating of Sudoku Explainer that is wished, as it was typed.
    rating: String,
    solution: Solution,
    /// What came of what was made or looked for last, or why nothing did.
    told: Option<Told>,
}

/// What is told below the card.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Told {
    /// What came of an act.
    Outcome(String),
    /// Whether the draft is a puzzle, since that was asked: said anew once more is known.
    Verdict(String),
}

impl From<String> for Told {
    fn from(words: String) -> Self {
        Self::Outcome(words)
    }
}

/// What can be seen of a draft.
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

/// A value that one tool's panel alone shows, and that keys change beside any tool.
#[derive(Debug, Clone, Copy)]
enum Unseen {
    /// A thing that the board has, or has not.
    Feature(Feature, bool),
    Symmetry(Symmetry),
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something was done on the board with the pointer.
    Board(Gesture),
    /// Something was done on the pad.
    Pad(pad::Message),
    /// The pointer came to this cell, or is on none.
    Hover(Option<Cell>),
    /// Choose the next cell in a direction.
    Move(Direction),
    /// Put a digit into the chosen cell.
    Enter(Digit),
    /// Clear the chosen cell.
    Erase,
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Clear the board, or what the tool is for.
    Restart,
    /// From now on the pointer does this.
    Tool(Tool),
    /// Begin a board with boxes of so many rows and columns.
    Shape([usize; 2]),
    /// Add a thing to the board, or take it away.
    Turn(Feature),
    /// Draw further regions, or those in the place of boxes.
    Further(bool),
    /// Draw from the chosen cell to the next one in a direction.
    Draw(Direction),
    /// A digit of the sum of the chosen cage was typed.
    Sum(u8),
    /// Take away what the chosen cell belongs to.
    TakeAway,
    /// Something more is known of the givens.
    Checked(Late<(), DraftFinding>),
    /// How many solutions there are was waited for, and is not known yet.
    Waited(Late<()>),
    /// Choose the symmetry of what is made.
    Symmetry(Symmetry),
    /// A rating of Sudoku Explainer was typed.
    Rating(String),
    /// Put the cursor in the field for it.
    ToRating,
    /// Make this of the givens, beginning at this seed.
    Make(Making, u64),
    /// It was made.
    Made(Late<Made, u64>),
    /// Look for a solution and show it, or take it away again.
    Solve,
    /// It was found, or there is none.
    Solved(Late<SolutionsFound>),
    /// Stop making or looking for anything.
    Cancel,
    /// Say how many mistakes there are.
    Check,
    /// Work on it as a puzzle; say why not, if it is none.
    Use,
    /// Save it.
    Save,
    /// Save it under another name.
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
        let layers = Rc::new(Layers::default());
        // Only digits are given here.
        let puzzle = &Puzzle {
            removed: Vec::new(),
            ..puzzle.clone()
        };
        let history = History::new(puzzle, &layers);
        let values = *history.session().grid().values();
        Self {
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

    /// Goes on with a draft as its file has it.
    pub fn opened(puzzle: &Puzzle, name: String, path: Option<PathBuf>) -> Self {
        Self::new(puzzle, name, path)
    }

    /// Goes on with a draft that was left behind, and is saved nowhere as it is.
    pub fn taken_up(puzzle: &Puzzle, name: String, path: Option<PathBuf>) -> Self {
        let mut draft = Self::new(puzzle, name, path);
        draft.saved = None;
        draft
    }

    /// Carries out a message, and tells what the screen itself does not show of it.
    pub fn update(&mut self, language: &Language, message: Message) -> Action<Message> {
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
        let action = self.carry_out(language, message);
        if !matches!(action, Action::None) {
            return action;
        }
        if before.is_some_and(|before| before == self.in_view()) {
            return Action::Ask(Ask::Answer(words!(language, "idle-told")));
        }
        let told = unseen.and_then(|before| self.unseen_words(language, &before));
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
            Message::Erase => self.enter(self.selected, None),
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
            // Sudoku Explainer rates no others, and there is no field for it.
            Message::ToRating if !self.board().is_classic() => {}
            Message::ToRating => {
                // Only the tool for digits shows the field.
                self.take_up(Tool::Digits);
                action = Action::Run(operation::focus(RATING));
            }
            Message::Symmetry(symmetry) => self.symmetry = symmetry,
            // A file holds no unfinished board, and nothing is made of one.
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
            Message::Solved(late) => self.solved(language, late),
            Message::Cancel if self.is_counting() => self.checked.stop(),
            Message::Cancel => self.before_change(),
            Message::Use if self.is_puzzle() => {
                action = Action::Ask(Ask::Use(Box::new(self.to_puzzle())));
            }
            // Why it is none is told all the time.
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

    /// Whether it is a puzzle, as far as that is known.
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

    /// What was changed, and which tool shows it; none where nothing was.
    fn unseen_words(&self, language: &Language, before: &Unseen) -> Option<String> {
        match *before {
            Unseen::Feature(feature, had) => {
                let has = self.has(feature);
                let name = names::feature_name(language, feature);
                let tool = Tool::Board.label(language);
                (has != had).then(|| match has {
                    true => words!(language, "create-turned-on", name = name, tool = tool),
                    false => words!(language, "create-turned-off", name = name, tool = tool),
                })
            }
            Unseen::Symmetry(before) => (before != self.symmetry).then(|| {
                words!(
                    language,
                    "create-symmetry-now",
                    name = names::symmetry(language, self.symmetry),
                    tool = Tool::Digits.label(language)
                )
            }),
        }
    }

    /// What can be seen of it, as far as keys may leave it as it is.
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

    /// Looks for what is to be said of the givens, if that is not known yet.
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

    /// Whether something is missing without which it is no board.
    pub fn is_unfinished(&self) -> bool {
        self.sketch().lack().is_some()
    }

    /// Whether it is a puzzle: a finished board with exactly one solution.
    pub fn is_puzzle(&self) -> bool {
        !self.is_unfinished() && self.checked.is_puzzle()
    }

    /// What the draft is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file it was saved in.
    pub const fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// How that file was when it was opened or saved last.
    pub const fn seen(&self) -> Option<Seen> {
        self.seen
    }

    /// Says how its file is.
    pub const fn file_is(&mut self, seen: Option<Seen>) {
        self.seen = seen;
    }

    /// Says that it is saved nowhere.
    pub fn mark_unsaved(&mut self) {
        self.saved = None;
    }

    /// Says that it was saved in a file.
    pub fn saved(&mut self, path: PathBuf, seen: Option<Seen>) {
        self.saved = Some((self.sketch().clone(), *self.session().grid().values()));
        self.name = file_name(&path);
        self.path = Some(path);
        self.seen = seen;
    }

    /// The givens as they stand.
    pub const fn session(&self) -> &Session {
        self.history.session()
    }

    /// What the board is made of.
    pub fn board(&self) -> &Layout {
        self.session().grid().layout()
    }

    /// What is known of them.
    pub const fn checked(&self) -> &Checked {
        &self.checked
    }

    /// What came of what was made last, or why nothing did.
    pub fn told(&self) -> Option<&str> {
        let (Told::Outcome(words) | Told::Verdict(words)) = self.told.as_ref()?;
        Some(words)
    }

    /// The chosen cell.
    pub const fn selected(&self) -> Option<Cell> {
        self.selected
    }

    /// Draws the board afresh: the theme has changed.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    /// Says nothing more of what was said before: it was in another language.
    pub fn say_again(&mut self) {
        self.told = None;
    }

    /// What was being made would be of other givens.
    fn before_change(&mut self) {
        self.making = None;
        self.solution = Solution::default();
        self.told = None;
    }

    /// Nobody sees the board any more: what hangs on the pointer falls.
    pub(crate) const fn out_of_sight(&mut self) {
        self.pad.let_fall();
    }

    /// Whether something is made or looked for.
    const fn is_at_work(&self) -> bool {
        self.making.is_some() || self.solution.is_looked_for()
    }

    /// Whether nothing else is under way than counting the solutions, and that takes long.
    const fn is_counting(&self) -> bool {
        !self.is_at_work() && !self.shows_solution() && self.checked.takes_long()
    }

    /// Whether a solution is shown beside the givens.
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
            // What the digit in the hand has done, it undoes.
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

    fn enter(&mut self, cell: Option<Cell>, digit: Option<Digit>) {
        if let Some(cell) = cell {
            self.before_change();
            self.history.set_given(cell, digit);
        }
    }
}
