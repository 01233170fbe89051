//! Positions on which a technique seems to apply, and does not: one condition fails.

use super::position::puzzle_of;
use super::texts;
use crate::explain::{Link, Picture, Role, Text};
use crate::formats::read_library_line;
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid, House};
use crate::rules::Technique;
use crate::sudoku::Puzzle;
use crate::texts::Language;

/// For each technique that is easily mistaken, a position on which it is.
const LOOKALIKES: &str = include_str!("lookalikes.txt");

/// A position on which a technique seems to apply, and does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lookalike {
    /// The technique.
    pub technique: Technique,
    /// The position.
    pub grid: Grid,
    /// What seems to be the pattern.
    pub seeming: Vec<Candidate>,
    /// What spoils it; nothing where it is what cells do not see.
    pub spoiling: Vec<Candidate>,
    /// What is removed by whoever takes it for the pattern, although it is right.
    pub wrong: Candidate,
    /// What else is drawn.
    drawn: Picture,
    /// What the words name.
    named: Vec<(&'static str, Named)>,
}

/// What words name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Named {
    Cell(Cell),
    House(House),
    Digit(Digit),
}

/// The position on which a technique seems to apply, and does not, if one is kept.
pub fn lookalike(technique: Technique) -> Option<Lookalike> {
    let slug = technique.slug();
    let mut lines = LOOKALIKES.lines();
    let line = lines.find_map(|line| line.strip_prefix(&*slug)?.strip_prefix(' '))?;
    Lookalike::read(technique, line)
}

impl Lookalike {
    fn read(technique: Technique, line: &'static str) -> Option<Self> {
        let (position, rest) = line.rsplit_once(':')?;
        let case = read_library_line(position, 1).ok()??;
        let mut read = Self {
            technique,
            wrong: *case.eliminated.first()?,
            grid: case.grid,
            seeming: Vec::new(),
            spoiling: Vec::new(),
            drawn: Picture::default(),
            named: Vec::new(),
        };
        for word in rest.split_whitespace() {
            let (name, value) = word.split_once('=')?;
            match name {
                "seeming" => read.seeming = all(value, ',', read_candidate)?,
                "spoiling" => read.spoiling = all(value, ',', read_candidate)?,
                "houses" => read.drawn.houses = all(value, ',', read_house)?,
                "covers" => read.drawn.covers = all(value, ',', read_house)?,
                "links" => read.drawn.links = read_links(value)?,
                "sets" => {
                    let set = |word: &str| {
                        let cells = all(word, '.', read_cell)?;
                        Some(cells.into_iter().collect::<CellSet>())
                    };
                    read.drawn.sets = all(value, '/', set)?;
                }
                name => read.named.push((name, read_named(value)?)),
            }
        }
        Some(read)
    }

    /// Which condition fails, and what goes wrong if that is not seen.
    pub fn text(&self, language: &Language) -> Text {
        let name = format!("lesson-{}-lookalike", self.technique.slug());
        let named = self.named.iter().map(|(name, named)| {
            let text = match *named {
                Named::Cell(cell) => Text::new().then(cell),
                Named::House(house) => Text::new().then(house),
                Named::Digit(digit) => Text::new().then(digit),
            };
            (*name, text)
        });
        texts::with_places(language, &name, named)
    }

    /// What seems to be the pattern, what spoils it, and the digit that is right.
    pub fn picture(&self) -> Picture {
        self.drawn
            .clone()
            .with(Role::Base, self.seeming.iter().copied())
            .with(Role::Fin, self.spoiling.iter().copied())
            .with(Role::Placed, [self.wrong])
    }

    /// The position as a puzzle.
    pub fn puzzle(&self) -> Puzzle {
        puzzle_of(&self.grid)
    }
}

fn all<T>(words: &str, between: char, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    words.split(between).map(read).collect()
}

/// Digit, row and column.
fn read_candidate(word: &str) -> Option<Candidate> {
    let (digit, cell) = word.split_at_checked(1)?;
    let digit = digit.chars().next().and_then(Digit::from_char)?;
    Some(Candidate::new(read_cell(cell)?, digit))
}

/// Row and column.
pub(super) fn read_cell(word: &str) -> Option<Cell> {
    let mut numbers = word.chars().map(Digit::from_char);
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(Some(row)), Some(Some(column)), None) => Some(Cell::at(row.index(), column.index())),
        _ => None,
    }
}

/// The letter of its kind and its number.
pub(super) fn read_house(word: &str) -> Option<House> {
    let (kind, number) = word.split_at_checked(1)?;
    let number = number.parse::<usize>().ok()?.checked_sub(1)?;
    let houses = (number < 9).then_some(number)?;
    match kind {
        "r" => Some(House::row(houses)),
        "c" => Some(House::column(houses)),
        "b" => Some(House::box_at(houses)),
        _ => None,
    }
}

fn read_named(word: &str) -> Option<Named> {
    let digit = || {
        let mut letters = word.chars();
        let digit = letters.next().and_then(Digit::from_char)?;
        letters.next().is_none().then_some(digit)
    };
    let cell = || read_cell(word).map(Named::Cell);
    let house = || read_house(word).map(Named::House);
    digit().map(Named::Digit).or_else(cell).or_else(house)
}

/// A chain of candidates, with `=` for a strong link and `-` for a weak one.
fn read_links(words: &str) -> Option<Vec<Link>> {
    let nodes = all(&words.replace('=', "-"), '-', read_candidate)?;
    let signs = words.chars().filter(|sign| matches!(sign, '=' | '-'));
    let links = nodes.windows(2).zip(signs).map(|(ends, sign)| Link {
        from: vec![ends[0]],
        to: vec![ends[1]],
        strong: sign == '=',
    });
    Some(links.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_read_and_one_technique_has_one() {
        let mut techniques = Vec::new();
        for line in LOOKALIKES.lines().filter(|line| !line.starts_with('#')) {
            let (slug, rest) = line.split_once(' ').expect("a technique comes first");
            let technique: Technique = slug.parse().expect(slug);
            assert!(Lookalike::read(technique, rest).is_some(), "{line}");
            assert!(!techniques.contains(&technique), "{slug}");
            techniques.push(technique);
        }
        assert!(techniques.len() >= 38);
    }
}
