//! Arguments in lines.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::json;

use super::{LineName, Link, Notation, Text, acts, pattern, said};
use sudoku_engine::grid::{Candidate, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::Language;

/// The argument of a deduction, line by line.
///
/// ```
/// use sudoku_telling::explain::argument;
/// use sudoku_telling::lessons::stored;
/// use sudoku_engine::rules::Technique;
///
/// let shown = stored(Technique::Aic).find_map(|it| it.shown()).expect("it has a lesson");
/// let argument = argument(&shown);
/// let last = argument.lines.last().expect("it says something");
/// // The last line rests on the first, which supposes something.
/// assert!(argument.lines.len() == 1 || last.from.contains(&0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Argument {
    /// The conclusion in a few words without a period, such as `r1c3 is 7`. It stays in sight
    /// wherever the lines are shown. Empty for the argument of a contradiction.
    pub conclusion: Text,
    /// The whole idea in a sentence; empty if there is only one line.
    pub idea: Text,
    /// A single line of a sentence or two, if that is enough; otherwise one inference with its
    /// reason per line, and the conclusion at the end.
    pub lines: Vec<Line>,
}

/// A line of an argument.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// The name of the line, if its number does not count all lines before it.
    pub name: Option<LineName>,
    /// The supposition of the side argument that starts with this line.
    pub supposed: Option<Candidate>,
    /// The words of the line. A [`LineName`] in them refers to another line.
    pub text: Text,
    /// The earlier lines that this line rests on, by their numbers from 0. Everything else that it
    /// uses is visible on the board.
    pub from: Vec<usize>,
    /// The line with the supposition that this line follows from; `None` if it is true without a
    /// supposition.
    pub under: Option<usize>,
    /// The links of this line; the picture has them, too.
    pub links: Vec<Link>,
    /// The house that is the reason of this line, if a house is.
    pub house: Option<House>,
}

/// The argument of a deduction: the pattern, the reasoning, and the conclusion.
pub fn argument(deduction: &Deduction) -> Argument {
    let mut argument = pattern::of(deduction).argument(deduction);
    argument.conclusion = acts::conclusion(deduction);
    // A single line has no separate idea: its first sentence is the idea.
    if let [line] = &mut argument.lines[..] {
        let idea = std::mem::take(&mut argument.idea);
        if !idea.is_empty() {
            line.text = idea.sentence(std::mem::take(&mut line.text));
        }
    }
    argument
}

/// The lines about links of a chain, a loop, a kraken fish or a net, in order and branch by branch;
/// empty for any other deduction. The first line of a branch also states its supposition.
pub fn walk(deduction: &Deduction) -> Vec<Line> {
    let argument = pattern::of(deduction).in_lines(deduction);
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
    /// An argument of a sentence or two; without lines if there is nothing to say.
    fn from(text: Text) -> Self {
        let line = (!text.is_empty()).then(|| text.into());
        Self {
            lines: line.into_iter().collect(),
            ..Self::default()
        }
    }
}

impl Argument {
    /// Adds a line and returns its place. The line belongs to the argument or side argument whose
    /// supposition it follows from.
    pub(crate) fn push(&mut self, line: Line) -> usize {
        let side = line.under.and_then(|under| self.name(under).side);
        self.push_to(side, line)
    }

    /// Adds the line that starts a side argument and returns its place.
    pub(super) fn push_side(&mut self, supposed: Candidate, line: Line) -> usize {
        let sides = (0..self.lines.len()).filter_map(|place| self.name(place).side);
        let next = sides.max().map_or(0, |last| last + 1);
        let supposed = Some(supposed);
        self.push_to(Some(next), Line { supposed, ..line })
    }

    fn push_to(&mut self, side: Option<usize>, line: Line) -> usize {
        let place = self.lines.len();
        let before = (0..place).filter(|before| self.name(*before).side == side);
        // The supposition of a side argument is not counted.
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

    /// Whether the lines are numbered; a single line is not.
    pub const fn is_numbered(&self) -> bool {
        self.lines.len() > 1
    }

    /// The name of a line, by its place from 0.
    pub fn name(&self, place: usize) -> LineName {
        let own = self.lines.get(place).and_then(|line| line.name);
        own.unwrap_or(LineName::main(place))
    }

    /// The whole argument as one text: the idea, and the numbered lines.
    pub fn text(&self) -> Text {
        let lines = self.lines.iter().enumerate().map(|(number, line)| {
            if self.is_numbered() {
                let number = self.name(number);
                said!("argument-line", number = number, text = line.text.clone())
            } else {
                line.text.clone()
            }
        });
        lines.fold(self.idea.clone(), Text::sentence)
    }

    /// The lines about links, with their numbers.
    pub fn about_links(&self) -> impl Iterator<Item = (usize, &Line)> {
        let lines = self.lines.iter().enumerate();
        lines.filter(|(_, line)| !line.links.is_empty())
    }

    /// The number of suppositions that a line depends on.
    pub fn depth(&self, number: usize) -> usize {
        let under = |number: &usize| self.lines.get(*number)?.under.filter(|it| it < number);
        std::iter::successors(Some(number), under).count() - 1
    }

    /// The whole argument as plain text. Several lines are written one below the other, and the
    /// consequences of a supposition are indented.
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

    /// The argument in a notation, to be serialized: its lines with their spans.
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

/// Here the lines are numbered from 1, including those of side arguments. The name is the one shown
/// to readers.
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
