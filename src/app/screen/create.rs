//! Where a puzzle is made: an empty board, digits to type or to drag, and what is to
//! be said of the givens as they stand.

mod checked;
mod keys;
mod making;
mod view;

use std::path::PathBuf;
use std::rc::Rc;

use iced::{Point, Task};

use super::solver::file_name;
use crate::app::ask::{Action, Ask};
use crate::app::board::Layers;
use crate::app::lookup::{Late, Lookup};
use crate::app::shortcut::Direction;
use crate::generate::Symmetry;
use crate::grid::{Cell, Digit};
use crate::session::{DraftFinding, Session, WorkKind};
use crate::sudoku::{Interest, Puzzle};
use crate::texts::{Language, words};
use checked::Checked;
pub use making::{Made, Making};

/// The screen.
#[derive(Debug)]
pub struct Create {
    session: Session,
    layers: Rc<Layers>,
    name: String,
    path: Option<PathBuf>,
    selected: Option<Cell>,
    hovered: Option<Cell>,
    dragged: Option<Dragged>,
    /// Whether the pointer is on the pad.
    on_pad: bool,
    /// Where the pointer is.
    pointer: Point,
    checked: Checked,
    symmetry: Symmetry,
    /// What is being made of the givens.
    making: Option<(Lookup<Made>, Making)>,
    /// What came of what was made last, or why nothing did.
    told: Option<String>,
}

/// A digit that hangs on the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Dragged {
    digit: Digit,
    /// The cell that it comes from; `None` from the pad.
    from: Option<Cell>,
    /// Where the pointer was first seen with it.
    start: Option<Point>,
    /// Whether it has left where it was taken.
    moved: bool,
}

/// How far the pointer goes, in pixels, before it drags what it pressed.
const STILL: f32 = 8.0;

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// A cell was pressed.
    Press(Cell),
    /// The pointer came to this cell, or is on none.
    Hover(Option<Cell>),
    /// A digit of the pad was pressed.
    Grab(Digit),
    /// The pointer came to the pad, or left it.
    OnPad(bool),
    /// The pointer moved.
    Moved(Point),
    /// The pointer let go.
    Drop,
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
    /// Clear the board.
    Restart,
    /// Something more is known of the givens.
    Checked(Late<(), DraftFinding>),
    /// Choose the symmetry of what is made.
    Symmetry(Symmetry),
    /// Make this of the givens, beginning at this seed.
    Make(Making, u64),
    /// It was made.
    Made(Late<Made>),
    /// Stop making it.
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
    pub(in crate::app) fn empty(language: &Language) -> Self {
        Self::new(
            &Puzzle::new([None; Cell::COUNT]),
            words!(language, "create-name"),
            None,
        )
    }

    fn new(puzzle: &Puzzle, name: String, path: Option<PathBuf>) -> Self {
        let mut session = Session::new(puzzle);
        let layers = Rc::new(Layers::default());
        session.observe(Interest::Candidates, Rc::clone(&layers));
        Self {
            session,
            layers,
            name,
            path,
            selected: Some(Cell::at(0, 0)),
            hovered: None,
            dragged: None,
            on_pad: false,
            pointer: Point::ORIGIN,
            checked: Checked::default(),
            symmetry: Symmetry::HalfTurn,
            making: None,
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
        draft.session.mark_unsaved();
        draft
    }

    /// Carries out a message.
    pub fn update(&mut self, language: &Language, message: Message) -> Action<Message> {
        let mut action = Action::None;
        match message {
            Message::Hover(cell) => {
                self.hovered = cell;
                return Action::None;
            }
            Message::OnPad(is_on) => {
                self.on_pad = is_on;
                return Action::None;
            }
            Message::Moved(point) => {
                self.pointer = point;
                if let Some(dragged) = &mut self.dragged {
                    let start = *dragged.start.get_or_insert(point);
                    dragged.moved |= start.distance(point) > STILL;
                }
                return Action::None;
            }
            Message::Press(cell) => self.press(cell),
            Message::Grab(digit) => {
                self.dragged = Some(Dragged {
                    digit,
                    from: None,
                    start: None,
                    moved: false,
                });
            }
            Message::Drop => self.drop_digit(),
            Message::Move(direction) => {
                self.selected = Some(direction.from(self.selected));
            }
            Message::Enter(digit) => self.enter(self.selected, Some(digit)),
            Message::Erase => self.enter(self.selected, None),
            Message::Undo => {
                self.before_change();
                self.session.undo();
            }
            Message::Redo => {
                self.before_change();
                self.session.redo();
            }
            Message::Restart => {
                self.before_change();
                self.session.set_givens(&[None; Cell::COUNT]);
            }
            Message::Checked(late) => self.checked.take(late),
            Message::Symmetry(symmetry) => self.symmetry = symmetry,
            Message::Make(making, seed) => action = Action::Run(self.make(making, seed)),
            Message::Made(late) => self.made(language, late),
            Message::Cancel => self.making = None,
            Message::Use if self.checked.is_puzzle() => {
                action = Action::Ask(Ask::Use(Box::new(self.to_puzzle())));
            }
            Message::Check | Message::Use => self.told = Some(self.checked_words(language)),
            Message::Save => action = Action::Ask(Ask::Save(WorkKind::Making)),
            Message::SaveAs => action = Action::Ask(Ask::SaveAs(WorkKind::Making)),
            Message::Start => action = Action::Ask(Ask::Start),
            Message::Keys => action = Action::Ask(Ask::Keys),
        }
        self.layers.clear();
        action
    }

    /// Looks for what is to be said of the givens, if that is not known yet.
    pub fn follow(&mut self) -> Task<Message> {
        self.checked.follow(&self.session)
    }

    /// The draft as a puzzle.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::new(*self.session.grid().values());
        puzzle.title = self.session.to_puzzle().title;
        puzzle
    }

    /// Whether there is something to save.
    pub fn is_unsaved(&self) -> bool {
        self.session.is_unsaved()
    }

    /// What the draft is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file it was saved in.
    pub const fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// Says that it was saved in a file.
    pub fn saved(&mut self, path: PathBuf) {
        self.session.mark_saved();
        self.name = file_name(&path);
        self.path = Some(path);
    }

    /// The givens as they stand.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// What is known of them.
    pub const fn checked(&self) -> &Checked {
        &self.checked
    }

    /// What came of what was made last, or why nothing did.
    pub fn told(&self) -> Option<&str> {
        self.told.as_deref()
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
        self.told = None;
    }

    fn press(&mut self, cell: Cell) {
        self.selected = Some(cell);
        self.dragged = self.session.grid().value(cell).map(|digit| Dragged {
            digit,
            from: Some(cell),
            start: None,
            moved: false,
        });
    }

    /// Puts the digit where the pointer let go of it: into a cell, or off the board.
    /// A digit of the pad that never got away from it goes to the chosen cell: a hand
    /// that presses a key is not always still.
    fn drop_digit(&mut self) {
        let Some(dragged) = self.dragged.take() else {
            return;
        };
        match (self.hovered, dragged.from) {
            (Some(cell), from) if from != Some(cell) => {
                self.before_change();
                let mut givens = *self.session.grid().values();
                if let Some(from) = from {
                    givens[from.index()] = None;
                }
                givens[cell.index()] = Some(dragged.digit);
                self.session.set_givens(&givens);
                self.selected = Some(cell);
            }
            (None, Some(from)) => self.enter(Some(from), None),
            (None, None) if self.on_pad || !dragged.moved => {
                self.enter(self.selected, Some(dragged.digit))
            }
            _ => {}
        }
    }

    fn enter(&mut self, cell: Option<Cell>, digit: Option<Digit>) {
        if let Some(cell) = cell {
            self.before_change();
            self.session.set_given(cell, digit);
        }
    }
}
