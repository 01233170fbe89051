//! Arguments in lines.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::json;

use super::{LineName, Link, Notation, Text, acts, pattern, said};
use sudoku_engine::grid::{Candidate, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::Language;

/// What is said of a deduction, line by line.
///
/// ```
/// use sudoku_telling::explain::{Language, Notation, argument};
/// use sudoku_telling::lessons::stored;
/// use sudoku_engine::rules::Technique;
///
/// let english = Language::english();
/// let shown = stored(Technique::Aic).find_map(|it| it.shown()).expect("it has a lesson");
/// let argument = argument(english, &shown);
/// let last = argument.lines.last().expect("it says something");
/// // The last line rests on the first, which supposes something.
/// assert!(argument.lines.len() == 1 || last.from.contains(&0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Argument {
    /// What follows, in a few words without a full stop, such as `r1c3 is 7`: wherever the
    /// lines are shown, it is in sight. Nothing, for the argument of a contradiction.
    pub conclusion: Text,
    /// The whole idea in a sentence. Nothing, where there is but one line.
    pub idea: Text,
    /// A single line of a sentence or two, if that is enough. Else one inference and its
    /// reason a line, with what is concluded at the end.
    pub lines: Vec<Line>,
}

/// A line of an argument.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// What it is called, if its number does not count all lines before it.
    pub name: Option<LineName>,
    /// What the side argument supposes that it begins.
    pub supposed: Option<Candidate>,
    /// What it says. A [`LineName`] in it is that of another line.
    pub text: Text,
    /// The earlier lines that it rests on, by their numbers from 0. What it does not take
    /// from them is seen on the board.
    pub from: Vec<usize>,
    /// The line that supposes what this one follows from; nothing, if it holds whatever
    /// was supposed.
    pub under: Option<usize>,
    /// The links that it is about; the picture has them too.
    pub links: Vec<Link>,
    /// The house because of which it holds, if that is the reason.
    pub house: Option<House>,
}

/// The argument of a deduction: what is seen, why the conclusion follows, the conclusion.
pub fn argument(language: &Language, deduction: &Deduction) -> Argument {
    let mut argument = pattern::of(deduction).argument(language, deduction);
    argument.conclusion = acts::conclusion(language, deduction);
    // A line alone has no idea above it: the idea is its first sentence.
    if let [line] = &mut argument.lines[..] {
        let idea = std::mem::take(&mut argument.idea);
        if !idea.is_empty() {
            line.text = idea.sentence(std::mem::take(&mut line.text));
        }
    }
    argument
}

/// The lines of a chain, a loop, a kraken fish or a net that are about links, in order, one
/// branch after the other; nothing, for a deduction that is none of these. The first of a
/// branch says also what is supposed.
pub fn walk(language: &Language, deduction: &Deduction) -> Vec<Line> {
    let argument = pattern::of(deduction).in_lines(language, deduction);
    let walked = argument.about_links().map(|(number, line)| {
        let before = number.checked_sub(1).filter(|it| line.under == Some(*it));
        let supposed = before.map_or_else(Text::new, |it| argument.lines[it].text.clone());
        Line {
            text: supposed.sentence(line.text.clone()),
            ..line.clone()
        }
    });
    walked.collect()
}

impl From<Text> for Line {
    fn from(text: Text) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

impl From<Text> for Argument {
    /// An argument that is told in a sentence or two.
    fn from(text: Text) -> Self {
        Self {
            lines: vec![text.into()],
            ..Self::default()
        }
    }
}

impl Argument {
    /// Adds a line; its place. It belongs to the argument, or side argument, of the line that
    /// supposes what it follows from.
    pub(super) fn push(&mut self, line: Line) -> usize {
        let side = line.under.and_then(|under| self.name(under).side);
        self.push_to(side, line)
    }

    /// Adds the line that begins a side argument; its place.
    pub(super) fn push_side(&mut self, supposed: Candidate, line: Line) -> usize {
        let sides = (0..self.lines.len()).filter_map(|place| self.name(place).side);
        let next = sides.max().map_or(0, |last| last + 1);
        let supposed = Some(supposed);
        self.push_to(Some(next), Line { supposed, ..line })
    }

    fn push_to(&mut self, side: Option<usize>, line: Line) -> usize {
        let place = self.lines.len();
        let before = (0..place).filter(|before| self.name(*before).side == side);
        // What a side argument supposes is not counted.
        let number = before.count() + usize::from(side.is_none());
        let name = LineName {
            place,
            number,
            side,
        };
        let name = (name != LineName::main(place)).then_some(name);
        self.lines.push(Line { name, ..line });
        place
    }

    /// Whether its lines have numbers: a single line has none.
    pub const fn is_numbered(&self) -> bool {
        self.lines.len() > 1
    }

    /// What a line is called, by its place from 0.
    pub fn name(&self, place: usize) -> LineName {
        let own = self.lines.get(place).and_then(|line| line.name);
        own.unwrap_or(LineName::main(place))
    }

    /// All of it in a row: the idea, and the lines behind their numbers.
    pub fn text(&self, language: &Language) -> Text {
        let lines = self.lines.iter().enumerate().map(|(number, line)| {
            if self.is_numbered() {
                let number = self.name(number);
                said!(
                    language,
                    "argument-line",
                    number = number,
                    text = line.text.clone()
                )
            } else {
                line.text.clone()
            }
        });
        lines.fold(self.idea.clone(), Text::sentence)
    }

    /// The lines that are about links, with their numbers.
    pub fn about_links(&self) -> impl Iterator<Item = (usize, &Line)> {
        let lines = self.lines.iter().enumerate();
        lines.filter(|(_, line)| !line.links.is_empty())
    }

    /// How many suppositions a line stands under.
    pub fn depth(&self, number: usize) -> usize {
        let under = |number: &usize| self.lines.get(*number)?.under.filter(|it| it < number);
        std::iter::successors(Some(number), under).count() - 1
    }

    /// All of it in plain words: a line each if it has several, and what follows from a
    /// supposition farther in.
    pub fn render(&self, language: &Language, notation: Notation) -> String {
        let mut words = self.idea.render(language, notation);
        for (number, line) in self.lines.iter().enumerate() {
            if !words.is_empty() {
                words.push('\n');
            }
            let text = line.text.render(language, notation);
            if self.is_numbered() {
                let depth = "   ".repeat(self.depth(number));
                words += &format!("{depth}{}. {text}", self.name(number));
            } else {
                words += &text;
            }
        }
        words
    }

    /// The argument in a notation, to be serialised: its lines with their spans.
    pub(crate) const fn written<'a>(
        &'a self,
        language: &'a Language,
        notation: Notation,
    ) -> WrittenArgument<'a> {
        WrittenArgument {
            argument: self,
            language,
            notation,
        }
    }
}

/// An [`Argument`] for machines.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WrittenArgument<'a> {
    argument: &'a Argument,
    language: &'a Language,
    notation: Notation,
}

/// The lines are numbered from 1 there, those of side arguments too. The name is what is shown.
impl Serialize for WrittenArgument<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            argument,
            language,
            notation,
        } = *self;
        let lines = argument.lines.iter().enumerate().map(|(number, line)| {
            let from: Vec<usize> = line.from.iter().map(|number| number + 1).collect();
            json!({
                "number": number + 1,
                "name": argument.name(number).to_string(),
                "text": line.text.render(language, notation),
                "spans": line.text.written(language, notation),
                "from": from,
                "under": line.under.map(|number| number + 1),
                "links": line.links,
                "house": line.house.map(|house| house.to_string()),
            })
        });
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry(
            "conclusion",
            &argument.conclusion.render(language, notation),
        )?;
        object.serialize_entry("idea", &argument.idea.render(language, notation))?;
        object.serialize_entry("lines", &lines.collect::<Vec<_>>())?;
        object.end()
    }
}
