//! Keys as data: what a key does, how that is called, and on which screen.
//!
//! A [`Shortcut`] is what may be done by a key: its keys and its words. It is named
//! once; tooltips tell its keys, and the sheet of keys lists it. A screen, a part of
//! one and a dialog each have a table of `Binding`s: which shortcuts they know, and
//! which message each gives. What is shown just now is a row of [`Layer`]s, one table
//! upon the other; the first one that has a message for a key answers it.

mod common;
mod key;
mod sheet;

use iced::keyboard::{self, Modifiers};

use super::widget::capitalised;
use sudoku_engine::grid::Digit;
use sudoku_engine::texts::{Language, enumerated, words};

pub(crate) use common::*;
pub use key::{Direction, Key};
pub use sheet::{Section, sheet, shortcuts};

/// What may be done by a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortcut {
    /// What it belongs to.
    pub group: Group,
    /// The name of the message that says what it does. Those that share it are one row
    /// of the sheet.
    pub words: &'static str,
    /// Its keys. Any of them will do.
    pub keys: &'static [Key],
}

/// What shortcuts belong to, as they are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Steps by the rules.
    Steps,
    /// Cells, digits and candidates.
    Board,
    /// What is shown beside the board.
    Beside,
    /// Marks and save points.
    Marks,
    /// The path and all steps.
    Path,
    /// The search that is watched.
    Search,
    /// The choice of rules.
    Rules,
    /// The lessons.
    Lessons,
    /// A game.
    Game,
    /// A puzzle of one's own.
    Create,
    /// Lists of any kind.
    Lists,
    /// Lists of puzzles.
    Puzzles,
    /// Files and the window.
    Window,
}

impl Group {
    /// All of them, in the order of the sheet.
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
    /// The row of a table that gives a message for it, or none as things stand.
    pub(crate) const fn does<P: Keyed>(self, act: Act<P>) -> Binding<P> {
        Binding {
            shortcut: self,
            act,
        }
    }

    /// Whether it has this key, or one of these.
    pub fn has(&self, key: Key) -> bool {
        self.keys.iter().any(|own| own.meets(key))
    }
}

/// What has a table of keys.
pub(crate) trait Keyed: Sized + 'static {
    /// What is lent to it to answer a key.
    type Context<'a>: Copy;
    /// What a key asks for.
    type Message: 'static;
}

/// What answers a key.
pub(crate) type Act<P> = for<'a> fn(At<'a, P>) -> Option<<P as Keyed>::Message>;

/// What a key is answered by.
#[derive(Debug)]
pub(crate) struct At<'a, P: Keyed> {
    /// What has the table.
    pub(crate) part: &'a P,
    /// What is lent to it.
    pub(crate) context: P::Context<'a>,
    /// The key that was pressed.
    pub(crate) key: Key,
}

/// A row of a table: a shortcut, and what it does.
#[derive(Debug)]
pub(crate) struct Binding<P: Keyed> {
    shortcut: Shortcut,
    act: Act<P>,
}

/// The shortcuts of a table.
pub(crate) fn named<P: Keyed>(table: &[Binding<P>]) -> Vec<Shortcut> {
    table.iter().map(|binding| binding.shortcut).collect()
}

/// A table with what it is about just now.
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

    /// The same of what the part is a part of.
    pub(crate) fn map<N>(self, into: impl Fn(M) -> N + 'a) -> Layer<'a, N> {
        let answer = self.answer;
        Layer {
            shortcuts: self.shortcuts,
            answer: Box::new(move |key| answer(key).map(&into)),
        }
    }

    /// Its shortcuts, in the order in which they are asked.
    pub fn shortcuts(&self) -> &[Shortcut] {
        &self.shortcuts
    }
}

/// What the first of the layers that has an answer gives for a key.
pub fn answer<M>(layers: &[Layer<'_, M>], key: Key) -> Option<M> {
    layers.iter().find_map(|layer| (layer.answer)(key))
}

/// The same, and the shortcut that it is the answer to.
pub(crate) fn answered_by<M>(layers: &[Layer<'_, M>], key: Key) -> Option<(M, Shortcut)> {
    layers.iter().find_map(|layer| {
        let shortcut = *layer.shortcuts.iter().find(|it| it.has(key))?;
        Some(((layer.answer)(key)?, shortcut))
    })
}

/// The key of a shortcut that is pressed. What is held with it counts only where it
/// makes it the key of another one: Shift H is H, while Shift A is not A.
pub fn pressed(key: &keyboard::Key, modifiers: Modifiers) -> Option<Key> {
    let all = shortcuts();
    let mut keys = Key::pressed(key, modifiers)?.loosened();
    keys.find(|key| all.iter().any(|shortcut| shortcut.has(*key)))
}

/// What a tooltip tells: what a control does, and its keys.
#[derive(Debug, Clone, Default)]
pub(crate) struct Told {
    /// The name of the message that says what it does, if that is said of it alone.
    words: Option<&'static str>,
    keys: Vec<Key>,
    /// What is said in its place: why it does nothing just now.
    said: Option<String>,
    /// What the control is called, which says what it does.
    name: Option<String>,
}

impl Told {
    /// The same, which says this in the place of what the control does.
    pub(crate) fn saying(self, said: String) -> Self {
        Self {
            said: Some(said),
            ..self
        }
    }

    /// Whether something is said of the control itself.
    pub(crate) const fn says(&self) -> bool {
        self.said.is_some()
    }

    /// The same of a control that is called so, if nothing better is known of it.
    pub(crate) fn named(self, name: &str) -> Self {
        let name = (!name.is_empty()).then(|| name.to_owned());
        Self {
            name: self.name.or(name),
            ..self
        }
    }

    /// What the control does, as a tooltip says it before the key: what is said of it, what
    /// its shortcut does, what it is called, or else what its shortcut and others do.
    pub(crate) fn does(&self, language: &Language) -> Option<String> {
        let said = || self.said.clone();
        let words = |words: Option<&str>| words.map(|it| capitalised(&words!(language, it)));
        said()
            .or_else(|| words(self.words()))
            .or_else(|| self.name.clone())
            .or_else(|| words(self.words))
    }

    /// The one key of a shortcut that writes this digit.
    pub(crate) fn digit(shortcut: Shortcut, digit: Digit) -> Self {
        let keys = shortcut.keys.iter().take(1);
        Self {
            words: Some(shortcut.words),
            keys: keys.map(|key| key.with_digit(digit)).collect(),
            ..Self::default()
        }
    }

    /// The name of the message that says what it does. Words that several shortcuts
    /// share say too much of each.
    fn words(&self) -> Option<&'static str> {
        let sharing = |words: &str| {
            let sharing = shortcuts().iter().filter(|it| it.words == words);
            sharing.count()
        };
        self.words.filter(|words| sharing(words) == 1)
    }

    /// The keys in words: `F12, ?`; nothing where there is no key.
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
            // The first is what the control is about.
            words: shortcuts.first().map(|first| first.words),
            keys: keys.copied().collect(),
            ..Self::default()
        }
    }
}
