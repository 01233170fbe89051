use std::borrow::Cow;

use super::{Language, LineName, Notation, said, technique_name};
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

/// One or more sentences as a list of spans.
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
pub struct Text(Vec<Span>);

impl Text {
    /// An empty text.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Appends a span.
    #[must_use]
    pub fn then(mut self, span: impl Into<Span>) -> Self {
        self.0.push(span.into());
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
    pub fn list<S: Into<Span>>(
        self,
        language: &Language,
        items: impl IntoIterator<Item = S>,
    ) -> Self {
        self.join(Self::listed(language, items))
    }

    /// A list: `a`, `a and b`, `a, b and c`.
    pub fn listed<S: Into<Span>>(language: &Language, items: impl IntoIterator<Item = S>) -> Self {
        Self::listed_texts(
            language,
            items.into_iter().map(|item| Self::new().then(item)),
        )
    }

    /// A list of texts in the form of [`listed`](Self::listed).
    pub fn listed_texts(language: &Language, items: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(
            items,
            |before, item| said!(language, "list-next", before = before, item = item),
            |before, item| said!(language, "list-last", before = before, item = item),
        )
    }

    /// A list of alternatives: `a`, `a or b`, `a, b or c`.
    pub fn alternatives<S: Into<Span>>(
        language: &Language,
        items: impl IntoIterator<Item = S>,
    ) -> Self {
        let items = items.into_iter().map(|item| Self::new().then(item));
        Self::alternative_texts(language, items)
    }

    /// A list of alternative texts in the form of [`alternatives`](Self::alternatives).
    pub fn alternative_texts(language: &Language, items: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(
            items,
            |before, item| said!(language, "list-next", before = before, item = item),
            |before, item| said!(language, "list-or", before = before, item = item),
        )
    }

    /// Consecutive clauses: `a; b; c`.
    pub fn clauses(language: &Language, items: impl IntoIterator<Item = Self>) -> Self {
        let next = |before, item| said!(language, "list-clause", before = before, item = item);
        Self::joined(items, next, next)
    }

    /// Consecutive items without a special last one: `a, b, c`.
    pub fn enumerated(language: &Language, items: impl IntoIterator<Item = Self>) -> Self {
        let next = |before, item| said!(language, "list-next", before = before, item = item);
        Self::joined(items, next, next)
    }

    /// Joins items one by one, the last one perhaps in another way.
    fn joined(
        items: impl IntoIterator<Item = Self>,
        next: impl Fn(Self, Self) -> Self,
        last: impl Fn(Self, Self) -> Self,
    ) -> Self {
        let mut items = items.into_iter().peekable();
        let mut list = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            list = if items.peek().is_some() {
                next(list, item)
            } else {
                last(list, item)
            };
        }
        list
    }

    /// Appends another sentence, after a blank.
    #[must_use]
    pub fn sentence(self, other: Self) -> Self {
        let ends_in_blank = match self.0.last() {
            None => true,
            Some(Span::Plain(words)) => words.ends_with(char::is_whitespace),
            Some(_) => false,
        };
        if ends_in_blank || other.is_empty() {
            self.join(other)
        } else {
            self.then(" ").join(other)
        }
    }

    /// Whether the text is empty.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Appends a list of houses: `rows 2 and 6`, or `row 2 and box 3` for several kinds.
    #[must_use]
    pub fn houses(self, language: &Language, houses: impl IntoIterator<Item = House>) -> Self {
        self.join(Self::listed_houses(language, houses))
    }

    /// A list of houses: `rows 2 and 6`, or `row 2 and box 3` or `columns 2 and 3 and box 5` for
    /// several kinds.
    pub fn listed_houses(language: &Language, houses: impl IntoIterator<Item = House>) -> Self {
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
                    HouseKind::Cage => "list-cages",
                    // These have their own names.
                    HouseKind::Diagonal
                    | HouseKind::Asterisk
                    | HouseKind::CenterDot
                    | HouseKind::Girandola => return Self::listed(language, houses),
                };
                said!(
                    language,
                    name,
                    numbers = Self::listed(language, houses.into_iter().map(Span::HouseNumber))
                )
            }
            _ => {
                let kinds = houses.chunk_by(|one, next| one.kind() == next.kind());
                let kinds: Vec<&[House]> = kinds.collect();
                // Houses of one kind were listed above.
                match kinds[..] {
                    [] | [_] => Self::listed(language, houses),
                    _ => {
                        let of_kind = |kind: &[House]| Self::listed_houses(language, kind.to_vec());
                        Self::listed_texts(language, kinds.iter().copied().map(of_kind))
                    }
                }
            }
        }
    }

    /// The sentences of the text, one by one.
    pub fn sentences(&self) -> Vec<Self> {
        let mut all = Vec::new();
        let mut sentence = Self::new();
        for span in &self.0 {
            let Span::Plain(words) = span else {
                sentence.0.push(span.clone());
                continue;
            };
            let mut rest = words.as_ref();
            // The blank after a sentence may be in its own span.
            if rest.starts_with(char::is_whitespace) && sentence.has_ended() {
                all.push(std::mem::take(&mut sentence));
                rest = rest.trim_start();
            }
            while let Some(end) = end_of_sentence(rest) {
                sentence.0.push(Span::from(rest[..end].to_owned()));
                all.push(std::mem::take(&mut sentence));
                rest = rest[end..].trim_start();
            }
            if !rest.is_empty() {
                sentence.0.push(Span::from(rest.to_owned()));
            }
        }
        all.push(sentence);
        all.retain(|text| !text.is_empty());
        all
    }

    /// Whether the last words end a sentence.
    fn has_ended(&self) -> bool {
        matches!(self.0.last(), Some(Span::Plain(words)) if words.ends_with(ENDS_OF_SENTENCES))
    }

    /// The spans in order.
    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    /// Each span with its words. A house at the start of a sentence starts with a capital letter
    /// (`Row 1 …`).
    pub fn capitalised<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
    ) -> impl Iterator<Item = (&'a Span, String)> {
        let mut starts = true;
        self.0.iter().map(move |span| {
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

    /// The text in plain words.
    pub fn render(&self, language: &Language, notation: Notation) -> String {
        self.capitalised(language, notation)
            .map(|(_, words)| words)
            .collect()
    }
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
