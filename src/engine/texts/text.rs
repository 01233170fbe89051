use std::borrow::Cow;

use super::said::Message;
use super::{Language, LineName, Notation, Part, said, technique_name};
use crate::grid::{Candidate, Cell, CellSet, Digit, House, HouseKind};
use crate::technique::Technique;

/// A part of a sentence that knows what it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Plain(Cow<'static, str>),
    /// A cell.
    Cell(Cell),
    /// A house.
    House(House),
    /// The number of a house, if the words before it give its kind.
    HouseNumber(House),
    /// A digit.
    Digit(Digit),
    /// A digit in a cell.
    Candidate(Candidate),
    /// The sum of some cells.
    Sum(Sum),
    /// A technique.
    Technique(Technique),
    /// Another line of the same argument.
    Line(LineName),
}

/// The sum of some cells, as a number in a sentence that names the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    /// The cells.
    pub cells: CellSet,
    /// The sum.
    pub sum: usize,
}

impl Span {
    /// The span in words.
    pub fn render(&self, language: &Language, notation: Notation) -> Cow<'_, str> {
        match self {
            Self::Plain(words) => Cow::Borrowed(words),
            Self::Cell(cell) => notation.cell(*cell).into(),
            Self::House(house) => notation.house(language, *house).into(),
            Self::HouseNumber(house) => notation.house_number(*house).into(),
            Self::Digit(digit) => digit.to_string().into(),
            Self::Candidate(candidate) => notation.candidate(language, *candidate).into(),
            Self::Sum(sum) => sum.sum.to_string().into(),
            Self::Technique(technique) => technique_name(language, *technique).into(),
            Self::Line(name) => name.to_string().into(),
        }
    }
}

impl From<&'static str> for Span {
    fn from(words: &'static str) -> Self {
        Self::Plain(Cow::Borrowed(words))
    }
}

impl From<String> for Span {
    fn from(words: String) -> Self {
        Self::Plain(Cow::Owned(words))
    }
}

impl From<Cell> for Span {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}

impl From<House> for Span {
    fn from(house: House) -> Self {
        Self::House(house)
    }
}

impl From<Digit> for Span {
    fn from(digit: Digit) -> Self {
        Self::Digit(digit)
    }
}

impl From<Candidate> for Span {
    fn from(candidate: Candidate) -> Self {
        Self::Candidate(candidate)
    }
}

impl From<Sum> for Span {
    fn from(sum: Sum) -> Self {
        Self::Sum(sum)
    }
}

impl From<LineName> for Span {
    fn from(name: LineName) -> Self {
        Self::Line(name)
    }
}

impl From<Technique> for Span {
    fn from(technique: Technique) -> Self {
        Self::Technique(technique)
    }
}

/// One or more sentences that know what they name, in no language yet: a language is chosen when
/// they are rendered.
///
/// ```
/// use sudoku_engine::texts::{Language, Notation, Text};
/// use sudoku_engine::grid::Cell;
///
/// let english = Language::english();
/// let text = Text::new().then(Cell::at(0, 2)).then(" is free.");
/// assert_eq!(text.render(english, Notation::Rc), "r1c3 is free.");
/// assert_eq!(text.render(english, Notation::Letters), "A3 is free.");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Text(Vec<Piece>);

/// A piece of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Piece {
    Span(Span),
    Message(Message),
    /// Two or more items, joined by a message.
    List(Joint, Vec<Text>),
    /// The blank between two sentences, unless either is empty or the first ends in a blank.
    Blank,
}

/// The messages that join the items of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Joint {
    And,
    Or,
    Clause,
    Comma,
}

impl Joint {
    /// The name of the message that joins an item to the items before it.
    const fn message(self, is_last: bool) -> &'static str {
        match self {
            Self::And if is_last => "list-last",
            Self::Or if is_last => "list-or",
            Self::And | Self::Or | Self::Comma => "list-next",
            Self::Clause => "list-clause",
        }
    }
}

/// Words in any language, such as a title or the system's reason.
impl From<String> for Text {
    fn from(words: String) -> Self {
        Self::new().then(words)
    }
}

impl From<Message> for Text {
    fn from(message: Message) -> Self {
        Self(vec![Piece::Message(message)])
    }
}

impl Text {
    /// An empty text.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Appends a span.
    #[must_use]
    pub fn then(mut self, span: impl Into<Span>) -> Self {
        self.0.push(Piece::Span(span.into()));
        self
    }

    /// Appends another text.
    #[must_use]
    pub fn join(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Appends a list: `a`, `a and b`, `a, b and c`.
    #[must_use]
    pub fn list<S: Into<Span>>(self, items: impl IntoIterator<Item = S>) -> Self {
        self.join(Self::listed(items))
    }

    /// A list: `a`, `a and b`, `a, b and c`.
    pub fn listed<S: Into<Span>>(items: impl IntoIterator<Item = S>) -> Self {
        Self::listed_texts(items.into_iter().map(|item| Self::new().then(item)))
    }

    /// A list of texts in the form of [`listed`](Self::listed).
    pub fn listed_texts(items: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(Joint::And, items)
    }

    /// A list of alternatives: `a`, `a or b`, `a, b or c`.
    pub fn alternatives<S: Into<Span>>(items: impl IntoIterator<Item = S>) -> Self {
        Self::alternative_texts(items.into_iter().map(|item| Self::new().then(item)))
    }

    /// A list of alternative texts in the form of [`alternatives`](Self::alternatives).
    pub fn alternative_texts(items: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(Joint::Or, items)
    }

    /// Consecutive clauses: `a; b; c`.
    pub fn clauses(items: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(Joint::Clause, items)
    }

    /// Consecutive items without a special last one: `a, b, c`.
    pub fn enumerated(items: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(Joint::Comma, items)
    }

    fn joined(joint: Joint, items: impl IntoIterator<Item = Self>) -> Self {
        let mut items: Vec<Self> = items.into_iter().collect();
        match items.len() {
            0 | 1 => items.pop().unwrap_or_default(),
            _ => Self(vec![Piece::List(joint, items)]),
        }
    }

    /// Appends another sentence, after a blank.
    #[must_use]
    pub fn sentence(mut self, other: Self) -> Self {
        if !self.is_empty() && !other.is_empty() {
            self.0.push(Piece::Blank);
        }
        self.join(other)
    }

    /// Whether the text is empty.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends a list of houses: `rows 2 and 6`, or `row 2 and box 3` for several kinds.
    #[must_use]
    pub fn houses(self, houses: impl IntoIterator<Item = House>) -> Self {
        self.join(Self::listed_houses(houses))
    }

    /// A list of houses: `rows 2 and 6`, or `row 2 and box 3` or `columns 2 and 3 and box 5` for
    /// several kinds.
    pub fn listed_houses(houses: impl IntoIterator<Item = House>) -> Self {
        let houses: Vec<House> = houses.into_iter().collect();
        match houses.as_slice() {
            [first, rest @ ..]
                if !rest.is_empty() && rest.iter().all(|house| house.kind() == first.kind()) =>
            {
                let name = match first.kind() {
                    HouseKind::Row => "list-rows",
                    HouseKind::Column => "list-columns",
                    HouseKind::Box => "list-boxes",
                    HouseKind::Region => "list-regions",
                    HouseKind::Window => "list-windows",
                    HouseKind::HiddenWindow => "list-hidden-windows",
                    HouseKind::Group => "list-groups",
                    HouseKind::Extra => "list-extras",
                    // These have their own names.
                    HouseKind::Cage
                    | HouseKind::Diagonal
                    | HouseKind::Asterisk
                    | HouseKind::CenterDot
                    | HouseKind::Girandola => return Self::listed(houses),
                };
                said!(
                    name,
                    numbers = Self::listed(houses.into_iter().map(Span::HouseNumber))
                )
            }
            _ => {
                let kinds = houses.chunk_by(|one, next| one.kind() == next.kind());
                let kinds: Vec<&[House]> = kinds.collect();
                // Houses of one kind were listed above.
                match kinds[..] {
                    [] | [_] => Self::listed(houses),
                    _ => {
                        let of_kind = |kind: &[House]| Self::listed_houses(kind.to_vec());
                        Self::listed_texts(kinds.iter().copied().map(of_kind))
                    }
                }
            }
        }
    }

    /// The sentences of the text in a language, one by one.
    pub fn sentences(&self, language: &Language) -> Vec<Self> {
        let mut all = Vec::new();
        let mut sentence = Vec::new();
        for span in self.spans(language) {
            let Span::Plain(words) = span else {
                sentence.push(span);
                continue;
            };
            let mut rest = words.as_ref();
            // The blank after a sentence may be in its own span.
            if rest.starts_with(char::is_whitespace) && has_ended(&sentence) {
                all.push(std::mem::take(&mut sentence));
                rest = rest.trim_start();
            }
            while let Some(end) = end_of_sentence(rest) {
                sentence.push(Span::from(rest[..end].to_owned()));
                all.push(std::mem::take(&mut sentence));
                rest = rest[end..].trim_start();
            }
            if !rest.is_empty() {
                sentence.push(Span::from(rest.to_owned()));
            }
        }
        all.push(sentence);
        all.retain(|spans| !spans.is_empty());
        let text = |spans: Vec<Span>| spans.into_iter().fold(Self::new(), Self::then);
        all.into_iter().map(text).collect()
    }

    /// The spans in a language, in order.
    pub fn spans(&self, language: &Language) -> Vec<Span> {
        let mut told = Vec::new();
        self.tell(language, &mut told);
        told
    }

    /// Everything that the text is given to name, in no language and in the order of the code; a
    /// message of a language may put it in another order.
    pub fn named(&self) -> Vec<&Span> {
        let mut named = Vec::new();
        for piece in &self.0 {
            match piece {
                Piece::Span(span) => named.push(span),
                Piece::Message(message) => named.extend(message.texts().flat_map(Self::named)),
                Piece::List(_, items) => named.extend(items.iter().flat_map(Self::named)),
                Piece::Blank => {}
            }
        }
        named
    }

    /// Appends the spans in a language.
    pub(super) fn tell(&self, language: &Language, told: &mut Vec<Span>) {
        let begin = told.len();
        let mut blank = None;
        for piece in &self.0 {
            let before = told.len();
            match piece {
                Piece::Span(span) => told.push(span.clone()),
                Piece::Message(message) => message.tell(language, told),
                Piece::List(joint, items) => tell_list(*joint, items, language, told),
                Piece::Blank => {
                    let is_due = told.len() > begin && !ends_in_blank(told);
                    blank = is_due.then_some(before);
                    continue;
                }
            }
            if told.len() > before
                && let Some(at) = blank.take()
            {
                told.insert(at, Span::from(" "));
            }
        }
    }

    /// Each span with its words. A house at the start of a sentence starts with a capital letter
    /// (`Row 1 …`).
    pub fn capitalised(
        &self,
        language: &Language,
        notation: Notation,
    ) -> impl Iterator<Item = (Span, String)> {
        let mut starts = true;
        self.spans(language).into_iter().map(move |span| {
            let mut words = span.render(language, notation).into_owned();
            if starts && matches!(span, Span::House(_)) {
                words = with_capital(&words);
            }
            if !words.trim_end().is_empty() {
                starts = words.trim_end().ends_with(ENDS_OF_SENTENCES);
            }
            (span, words)
        })
    }

    /// The words of a text that names no cell or house, and so is the same in every notation.
    pub fn words(&self, language: &Language) -> String {
        self.render(language, Notation::default())
    }

    /// The text in plain words.
    pub fn render(&self, language: &Language, notation: Notation) -> String {
        self.capitalised(language, notation)
            .map(|(_, words)| words)
            .collect()
    }
}

/// Appends a list in a language, joined item by item.
fn tell_list(joint: Joint, items: &[Text], language: &Language, told: &mut Vec<Span>) {
    let mut list = Vec::new();
    for (number, text) in items.iter().enumerate() {
        let item = text.spans(language);
        if number == 0 {
            list = item;
            continue;
        }
        let name = joint.message(number + 1 == items.len());
        let mut both = [std::mem::take(&mut list), item];
        for part in language.parts(name, &[], &["before", "item"]).iter() {
            match part {
                Part::Words(words) => list.push(Span::from(words.clone())),
                // The list so far begins most messages, and is not copied then.
                Part::Place(0) if list.is_empty() => list = std::mem::take(&mut both[0]),
                Part::Place(place) => list.append(&mut both[*place]),
            }
        }
    }
    told.append(&mut list);
}

/// Whether the last words end in a blank.
fn ends_in_blank(spans: &[Span]) -> bool {
    matches!(spans.last(), Some(Span::Plain(words)) if words.ends_with(char::is_whitespace))
}

/// Whether the last words end a sentence.
fn has_ended(spans: &[Span]) -> bool {
    matches!(spans.last(), Some(Span::Plain(words)) if words.ends_with(ENDS_OF_SENTENCES))
}

/// The characters that can end a sentence.
const ENDS_OF_SENTENCES: [char; 5] = ['.', '!', '?', '…', '。'];

/// The end of the first sentence that ends before a blank.
fn end_of_sentence(words: &str) -> Option<usize> {
    let ends = words.match_indices(ENDS_OF_SENTENCES);
    let mut ends = ends.map(|(place, end)| place + end.len());
    ends.find(|end| words[*end..].starts_with(char::is_whitespace))
}

/// Words with a capital first letter.
fn with_capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
