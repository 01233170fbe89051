//! Positions on which a technique only seems to apply, because one condition fails.

use super::position::read_position;
use super::texts;
use crate::explain::{Link, Picture, Role, SumPart, Text, alternatives};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::Puzzle;

/// A position for nearly every technique on which it is easily mistaken.
const LOOKALIKES: &str = include_str!("lookalikes.txt");

/// A position on which a technique only seems to apply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lookalike {
    /// The technique.
    pub technique: Technique,
    /// The position.
    pub grid: Grid,
    /// The apparent pattern.
    pub seeming: Vec<Candidate>,
    /// The candidates that spoil the pattern; empty if the reason is that cells do not see each
    /// other.
    pub spoiling: Vec<Candidate>,
    /// The right candidate that players remove if they mistake this for the pattern.
    pub wrong: Candidate,
    /// The other parts of the picture.
    drawn: Picture,
    /// The things that the words name.
    named: Vec<(&'static str, Named)>,
}

/// A thing that the words name, or a list of several.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Named {
    Cells(Vec<Cell>),
    Houses(Vec<House>),
    Digits(Vec<Digit>),
    /// Sets of digits to add up, one of which is there.
    Sums(Vec<DigitSet>),
    Number(u8),
}

/// The stored position on which a technique only seems to apply, if there is one.
pub fn lookalike(technique: Technique) -> Option<Lookalike> {
    let slug = technique.slug();
    let mut lines = LOOKALIKES.lines();
    let line = lines.find_map(|line| line.strip_prefix(&*slug)?.strip_prefix(' '))?;
    Lookalike::read(technique, line)
}

impl Lookalike {
    fn read(technique: Technique, line: &'static str) -> Option<Self> {
        let (position, rest) = line.rsplit_once(':')?;
        let (grid, case) = read_position(position).ok()??;
        let mut read = Self {
            technique,
            wrong: *case.eliminated.first()?,
            grid,
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
                "links" => read.drawn.links = all(value, '/', read_links)?.concat(),
                "sets" => read.drawn.sets = all(value, '/', read_cells)?,
                "cages" => read.add(value, SumPart::Cage)?,
                "counted" => read.add(value, SumPart::Counted)?,
                "innies" => read.add(value, SumPart::Innie)?,
                "outies" => read.add(value, SumPart::Outie)?,
                name => read.named.push((name, read_named(value)?)),
            }
        }
        Some(read)
    }

    /// Draws cells whose digits are added up.
    fn add(&mut self, sets: &str, part: SumPart) -> Option<()> {
        let sets = all(sets, '/', read_cells)?.into_iter();
        self.drawn.sums.extend(sets.map(|cells| (cells, part)));
        Some(())
    }

    /// The condition that fails, and the mistake if it is overlooked.
    pub fn text(&self) -> Text {
        let name = format!("lesson-{}-lookalike", self.technique.slug());
        let named = self.named.iter().map(|(name, named)| {
            let text = match named {
                Named::Cells(cells) => Text::listed(cells.iter().copied()),
                Named::Houses(houses) => Text::listed_houses(houses.iter().copied()),
                Named::Digits(digits) => Text::listed(digits.iter().copied()),
                Named::Sums(sets) => alternatives(sets),
                Named::Number(number) => Text::new().then(number.to_string()),
            };
            (*name, text)
        });
        texts::with_places(name, named)
    }

    /// The apparent pattern, the candidates that spoil it, and the right digit.
    pub fn picture(&self) -> Picture {
        self.drawn
            .clone()
            .with(Role::Base, self.seeming.iter().copied())
            .with(Role::Fin, self.spoiling.iter().copied())
            .with(Role::Placed, [self.wrong])
    }

    /// The cell that the words call by this name, if it is a single cell.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        let named = self.named.iter().find(|(it, _)| *it == name);
        match &named?.1 {
            Named::Cells(cells) => <[Cell; 1]>::try_from(cells.as_slice()).ok().map(|[it]| it),
            _ => None,
        }
    }

    /// The position as a puzzle.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::at(&self.grid)
    }
}

fn all<T>(words: &str, between: char, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    words.split(between).map(read).collect()
}

fn read_cells(words: &str) -> Option<CellSet> {
    Some(all(words, '.', read_cell)?.into_iter().collect())
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
    let houses = (number < Cell::SIDE).then_some(number)?;
    match kind {
        "r" => Some(House::row(houses)),
        "c" => Some(House::column(houses)),
        "b" => Some(House::box_at(houses)),
        _ => None,
    }
}

/// Cells, houses or digits with dots between them; sums such as `1+5+9/2+4+9`; or a number
/// behind `#`.
fn read_named(word: &str) -> Option<Named> {
    if let Some(number) = word.strip_prefix('#') {
        return number.parse().ok().map(Named::Number);
    }
    if word.contains('+') {
        let set = |word: &str| Some(all(word, '+', read_digit)?.into_iter().collect());
        return all(word, '/', set).map(Named::Sums);
    }
    let digits = || all(word, '.', read_digit).map(Named::Digits);
    let cells = || all(word, '.', read_cell).map(Named::Cells);
    let houses = || all(word, '.', read_house).map(Named::Houses);
    digits().or_else(cells).or_else(houses)
}

fn read_digit(word: &str) -> Option<Digit> {
    let mut letters = word.chars();
    let digit = letters.next().and_then(Digit::from_char)?;
    letters.next().is_none().then_some(digit)
}

/// A chain of candidates, or groups of them with dots between, with `=` for a strong link and
/// `-` for a weak one.
fn read_links(words: &str) -> Option<Vec<Link>> {
    let group = |word: &str| all(word, '.', read_candidate);
    let nodes = all(&words.replace('=', "-"), '-', group)?;
    let signs = words.chars().filter(|sign| matches!(sign, '=' | '-'));
    let links = nodes.windows(2).zip(signs).map(|(ends, sign)| Link {
        from: ends[0].clone(),
        to: ends[1].clone(),
        strong: sign == '=',
    });
    Some(links.collect())
}
