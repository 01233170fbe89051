//! Keys on the screen to make a puzzle.

use super::{Create, Making, Message, Tool, making};
use crate::pad;
use crate::shortcut::{
    Binding, CLOSE, DIGIT, ERASE, Group, Key, Keyed, Layer, MOVE, REDO, RESTART, SAVE, SAVE_AS,
    START, Shortcut, UNDO, named,
};
use sudoku_engine::grid::{Feature, Sketch};

/// Add givens, make the puzzle minimal, or make it symmetric.
pub(super) const MAKE: Shortcut =
    Group::Create.shortcut("keys-create-make", &[Key::from_to('1', '3').alt()]);
/// Make a new puzzle with a rating.
pub(super) const RATED: Shortcut =
    Group::Create.shortcut("keys-create-rated", &[Key::character('g')]);
pub(super) const SYMMETRY: Shortcut =
    Group::Create.shortcut("keys-create-symmetry", &[Key::character('o')]);
pub(super) const CHECK: Shortcut =
    Group::Create.shortcut("keys-create-check", &[Key::character('c'), Key::SPACE]);
/// Show or hide a solution.
pub(super) const SOLVE: Shortcut =
    Group::Create.shortcut("keys-create-solve", &[Key::character('f')]);
/// Choose a tool.
pub(super) const TOOL: Shortcut =
    Group::Create.shortcut("keys-create-tool", &[Key::character('b')]);
/// Choose the shape of the board.
pub(super) const SHAPE: Shortcut =
    Group::Create.shortcut("keys-create-shape", &[Key::from_to('4', '9').alt()]);
/// Turn features of the board on or off.
pub(super) const BESIDES: Shortcut =
    Group::Create.shortcut("keys-create-besides", &[Key::from_to('p', 'z')]);
/// Switch between regions that replace boxes and further regions.
pub(super) const FURTHER: Shortcut =
    Group::Create.shortcut("keys-create-further", &[Key::character('e')]);
/// Draw from the chosen cell to the next.
pub(super) const DRAW: Shortcut =
    Group::Create.shortcut("keys-create-draw", &[Key::ARROWS.shift()]);
/// Choose the next cell after a digit, or not.
pub(super) const GO_ON: Shortcut =
    Group::Create.shortcut("keys-create-go-on", &[Key::character('n')]);
/// Work on the puzzle.
pub(super) const USE: Shortcut = Group::Create.shortcut("keys-create-use", &[Key::ENTER]);

impl Keyed for Create {
    type Context<'a> = ();
    type Message = Message;
}

/// The place of the first letter of [`BESIDES`] in the alphabet.
const FIRST_LETTER: usize = 15;

const KEYS: &[Binding<Create>] = &[
    TOOL.does(|at| Some(Message::Tool(at.part.tool().next()))),
    SHAPE.does(|at| {
        let shape = Sketch::SHAPES.get(at.key.digit()?.index().checked_sub(3)?)?;
        Some(Message::Shape(*shape))
    }),
    BESIDES.does(|at| {
        let feature = Feature::ALL.get(at.key.letter()?.checked_sub(FIRST_LETTER)?)?;
        Some(Message::Turn(*feature))
    }),
    FURTHER.does(|at| {
        let draws = at.part.tool() == Tool::Regions;
        draws.then_some(Message::Further(!at.part.further))
    }),
    DRAW.does(|at| {
        let direction = at.key.direction()?;
        at.part.draws().map(|_| Message::Draw(direction))
    }),
    MAKE.does(|at| {
        let making = Making::ALL.get(at.key.digit()?.index())?;
        Some(Message::Make(*making, rand::random()))
    }),
    RATED.does(|at| {
        let wished = at.part.wished_rating();
        Some(match wished {
            Some(_) => Message::Make(Making::Rated, rand::random()),
            None => Message::ToRating,
        })
    }),
    SYMMETRY.does(|at| {
        let next = making::next_symmetry(at.part.symmetry);
        Some(Message::Symmetry(next))
    }),
    CHECK.does(|_| Some(Message::Check)),
    SOLVE.does(|_| Some(Message::Solve)),
    USE.does(|_| Some(Message::Use)),
    MOVE.does(|at| at.key.direction().map(Message::Move)),
    DIGIT.does(|at| match at.part.tool() {
        Tool::Digits => at.key.digit_on(at.part.board()).map(Message::Enter),
        Tool::Cages => at.key.digit().map(|digit| Message::Sum(digit.get())),
        Tool::Board | Tool::Regions => None,
    }),
    GO_ON.does(|_| Some(Message::GoOn)),
    ERASE.does(|at| {
        let is_digit = at.key == Key::character('0');
        let is_empty = is_digit || at.key == Key::character('.');
        Some(match at.part.tool() {
            Tool::Cages if is_digit => Message::Sum(0),
            Tool::Cages | Tool::Regions => Message::TakeAway,
            Tool::Digits if is_empty => Message::Leave,
            Tool::Digits | Tool::Board => Message::Erase,
        })
    }),
    UNDO.does(|_| Some(Message::Undo)),
    REDO.does(|_| Some(Message::Redo)),
    RESTART.does(|_| Some(Message::Restart)),
    SAVE.does(|_| Some(Message::Save)),
    SAVE_AS.does(|_| Some(Message::SaveAs)),
    START.does(|_| Some(Message::Start)),
    CLOSE.does(|at| {
        let is_over = at.part.is_at_work() || at.part.shows_solution() || at.part.is_counting();
        Some(if is_over {
            Message::Cancel
        } else {
            Message::Start
        })
    }),
];

impl Create {
    /// The shortcuts of the screen.
    pub(crate) fn shortcuts() -> Vec<Shortcut> {
        named(KEYS)
    }

    /// The layers of keys that work now.
    pub fn layers(&self) -> [Layer<'_, Message>; 2] {
        let hand = Layer::new(pad::HAND, &self.pad, ());
        [hand.map(Message::Pad), Layer::new(KEYS, self, ())]
    }
}
