//! Keys as data: their effect, its name, and the screens where they work.
//!
//! A [`Shortcut`] is an action with its keys and its words. It is defined once; tooltips show its
//! keys, and the sheet of keys lists it. Each screen, part of a screen and dialog has a table of
//! `Binding`s with its shortcuts and the message of each. The window at any time is a stack of
//! [`Layer`]s, one for each table; the first layer that has a message for a key answers it.

mod common;
mod key;
mod sheet;

use iced::keyboard::{self, Modifiers};

use super::names::capitalised;
use sudoku_engine::grid::Digit;
use sudoku_engine::texts::{Language, enumerated, words};

pub(crate) use common::*;
pub use key::{Direction, Key};
pub use sheet::{Section, sheet};
pub(crate) use sheet::{know, known};

/// An action by keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortcut {
    /// The group on the sheet of keys.
    pub group: Group,
    /// The name of the text that describes it. Shortcuts with the same text share a row of the
    /// sheet.
    pub words: &'static str,
    /// Its keys, any of which will do.
    pub keys: &'static [Key],
}

/// The groups of shortcuts on the sheet of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Steps by the rules.
    Steps,
    /// Cells, digits and candidates.
    Board,
    /// The panels beside the board.
    Beside,
    /// Marks and save points.
    Marks,
    /// The path and all steps.
    Path,
    /// The watched search.
    Search,
    /// The choice of rules.
    Rules,
    /// The lessons.
    Lessons,
    /// A game.
    Game,
    /// Making a puzzle.
    Create,
    /// Lists of any kind.
    Lists,
    /// Lists of puzzles.
    Puzzles,
    /// Files and the window.
    Window,
}

impl Group {
    /// All groups, in the order of the sheet.
    const ALL: [Self; 13] = [
        Self::Steps,
        Self::Board,
        Self::Beside,
        Self::Marks,
        Self::Path,
        Self::Search,
        Self::Rules,
        Self::Lessons,
        Self::Game,
        Self::Create,
        Self::Lists,
        Self::Puzzles,
        Self::Window,
    ];

    /// A shortcut of this group.
    pub(crate) const fn shortcut(self, words: &'static str, keys: &'static [Key]) -> Shortcut {
        Shortcut {
            group: self,
            words,
            keys,
        }
    }

    fn heading(self, language: &Language) -> String {
        match self {
            Self::Steps => words!(language, "keys-steps"),
            Self::Board => words!(language, "keys-board"),
            Self::Beside => words!(language, "keys-beside"),
            Self::Marks => words!(language, "keys-marks"),
            Self::Path => words!(language, "keys-path"),
            Self::Search => words!(language, "keys-search"),
            Self::Rules => words!(language, "keys-rules"),
            Self::Lessons => words!(language, "keys-lessons"),
            Self::Game => words!(language, "keys-game"),
            Self::Create => words!(language, "keys-create"),
            Self::Lists => words!(language, "keys-lists"),
            Self::Puzzles => words!(language, "keys-puzzles"),
            Self::Window => words!(language, "keys-window"),
        }
    }
}

impl Shortcut {
    /// A row of a table that gives a message for the shortcut, or none at present.
    pub(crate) const fn does<P: Keyed>(self, act: Act<P>) -> Binding<P> {
        Binding {
            shortcut: self,
            act,
        }
    }

    /// Whether the shortcut has this key, alone or in a range.
    pub fn has(&self, key: Key) -> bool {
        self.keys.iter().any(|own| own.meets(key))
    }
}

/// A part with a table of keys.
pub(crate) trait Keyed: Sized + 'static {
    /// The state lent to it to answer a key.
    type Context<'a>: Copy;
    /// The message of a key.
    type Message: 'static;
}

/// The function that answers a key.
pub(crate) type Act<P> = for<'a> fn(At<'a, P>) -> Option<<P as Keyed>::Message>;

/// The material for answering a key.
#[derive(Debug)]
pub(crate) struct At<'a, P: Keyed> {
    /// The part with the table.
    pub(crate) part: &'a P,
    /// The state lent to it.
    pub(crate) context: P::Context<'a>,
    /// The key that was pressed.
    pub(crate) key: Key,
}

/// A row of a table: a shortcut and its action.
#[derive(Debug)]
pub(crate) struct Binding<P: Keyed> {
    shortcut: Shortcut,
    act: Act<P>,
}

/// The shortcuts of a table.
pub(crate) fn named<P: Keyed>(table: &[Binding<P>]) -> Vec<Shortcut> {
    table.iter().map(|binding| binding.shortcut).collect()
}

/// A table with the part that it applies to.
pub struct Layer<'a, M> {
    shortcuts: Vec<Shortcut>,
    answer: Box<dyn Fn(Key) -> Option<M> + 'a>,
}

impl<'a, M: 'static> Layer<'a, M> {
    pub(crate) fn new<P: Keyed<Message = M>>(
        table: &'static [Binding<P>],
        part: &'a P,
        context: P::Context<'a>,
    ) -> Self {
        let answer = move |key| {
            let bindings = table.iter().filter(|row| row.shortcut.has(key));
            let mut answers = bindings.filter_map(|row| (row.act)(At { part, context, key }));
            answers.next()
        };
        Self {
            shortcuts: named(table),
            answer: Box::new(answer),
        }
    }

    /// The same layer for the parent of the part.
    pub(crate) fn map<N>(self, into: impl Fn(M) -> N + 'a) -> Layer<'a, N> {
        let answer = self.answer;
        Layer {
            shortcuts: self.shortcuts,
            answer: Box::new(move |key| answer(key).map(&into)),
        }
    }

    /// Its shortcuts, in the order of the table.
    pub fn shortcuts(&self) -> &[Shortcut] {
        &self.shortcuts
    }
}

/// The answer of the first layer that has one for a key.
pub fn answer<M>(layers: &[Layer<'_, M>], key: Key) -> Option<M> {
    layers.iter().find_map(|layer| (layer.answer)(key))
}

/// The answer to a key, with its shortcut.
pub(crate) fn answered_by<M>(layers: &[Layer<'_, M>], key: Key) -> Option<(M, Shortcut)> {
    layers.iter().find_map(|layer| {
        let shortcut = *layer.shortcuts.iter().find(|it| it.has(key))?;
        Some(((layer.answer)(key)?, shortcut))
    })
}

/// The shortcut key that is pressed. Modifiers count only if they make it the key of another
/// shortcut: Shift H is H, but Shift A is not A.
pub fn pressed(key: &keyboard::Key, modifiers: Modifiers) -> Option<Key> {
    let all = known();
    let mut keys = Key::pressed(key, modifiers)?.loosened();
    keys.find(|key| all.iter().any(|shortcut| shortcut.has(*key)))
}

/// The content of a tooltip: the effect of a control, and its keys.
#[derive(Debug, Clone, Default)]
pub(crate) struct Told {
    /// The name of the text that describes the effect.
    words: Option<&'static str>,
    keys: Vec<Key>,
    /// A text instead of that, such as the reason why the control does nothing now.
    said: Option<String>,
    /// The label of the control, which describes the effect.
    name: Option<String>,
}

impl Told {
    /// Replaces the description of the effect by this text.
    pub(crate) fn saying(self, said: String) -> Self {
        Self {
            said: Some(said),
            ..self
        }
    }

    /// Whether there is a text about the control itself.
    pub(crate) const fn says(&self) -> bool {
        self.said.is_some()
    }

    /// Adds the label of the control, unless there is one.
    pub(crate) fn named(self, name: &str) -> Self {
        let name = (!name.is_empty()).then(|| name.to_owned());
        Self {
            name: self.name.or(name),
            ..self
        }
    }

    /// The description of the effect for a tooltip: the text about the control, else the text of
    /// its shortcut alone, else its label, else the text that its shortcut shares with others.
    pub(crate) fn does(&self, language: &Language) -> Option<String> {
        let said = || self.said.clone();
        let words = |words: Option<&str>| words.map(|it| capitalised(&words!(language, it)));
        said()
            .or_else(|| words(self.words()))
            .or_else(|| self.name.clone())
            .or_else(|| words(self.words))
    }

    /// The one key of a shortcut for this digit.
    pub(crate) fn digit(shortcut: Shortcut, digit: Digit) -> Self {
        let keys = shortcut.keys.iter().take(1);
        Self {
            words: Some(shortcut.words),
            keys: keys.map(|key| key.with_digit(digit)).collect(),
            ..Self::default()
        }
    }

    /// The name of the text that describes the effect; `None` if several shortcuts share it,
    /// because it says too much about each.
    fn words(&self) -> Option<&'static str> {
        let sharing = |words: &str| {
            let sharing = known().iter().filter(|it| it.words == words);
            sharing.count()
        };
        self.words.filter(|words| sharing(words) == 1)
    }

    /// The keys in words: `F12, ?`; `None` if there is no key.
    pub(crate) fn name(&self, language: &Language) -> Option<String> {
        enumerated(language, self.keys.iter().map(|key| key.name(language)))
    }
}

impl From<Shortcut> for Told {
    fn from(shortcut: Shortcut) -> Self {
        Self {
            words: Some(shortcut.words),
            keys: shortcut.keys.to_vec(),
            ..Self::default()
        }
    }
}

impl From<Option<Shortcut>> for Told {
    fn from(shortcut: Option<Shortcut>) -> Self {
        shortcut.map(Self::from).unwrap_or_default()
    }
}

impl<const COUNT: usize> From<[Shortcut; COUNT]> for Told {
    fn from(shortcuts: [Shortcut; COUNT]) -> Self {
        let keys = shortcuts.iter().flat_map(|shortcut| shortcut.keys);
        Self {
            // The first shortcut describes the control.
            words: shortcuts.first().map(|first| first.words),
            keys: keys.copied().collect(),
            ..Self::default()
        }
    }
}
