//! The patterns of techniques in letters: the technique applies for any digits in place of the
//! letters.

use super::board;
use super::lookalike::{read_cell, read_house};
use super::position::found;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::sudoku::Puzzle;

/// The patterns of all techniques that can be drawn this way, one per line, in the form described
/// at the top of the file.
const SCHEMAS: &str = include_str!("schemas.txt");

/// The letters for the digits from 1 on. The letters that most patterns need are in the middle of a
/// cell.
const LETTERS: [char; Digit::COUNT] = ['A', 'B', 'C', 'X', 'Y', 'Z', 'D', 'E', 'F'];

/// The characters for actual digits.
const DIGITS: [char; Digit::COUNT] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/// The pattern of a technique on a board with all other candidates. Its digits are shown as
/// letters, except when sums of cages matter: then they are actual digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Schema {
    /// The technique.
    pub technique: Technique,
    /// The board.
    pub grid: Grid,
    /// The cells of the pattern.
    pub cells: CellSet,
    /// The candidates of the pattern.
    pub candidates: Vec<Candidate>,
    /// The candidates that the technique removes, sorted.
    pub eliminations: Vec<Candidate>,
    /// The digits that the technique sets, sorted.
    pub placements: Vec<Candidate>,
}

/// The pattern of a technique, if it is drawn in letters.
pub fn schema(technique: Technique) -> Option<Schema> {
    SCHEMAS
        .lines()
        .filter(|line| line.starts_with(&*technique.slug()))
        .filter_map(Schema::read)
        .find(|schema| schema.technique == technique)
}

impl Schema {
    /// The character for each digit.
    pub fn letters(&self) -> [char; Digit::COUNT] {
        letters_on(self.grid.layout())
    }

    /// Whether the digits are actual digits.
    pub fn is_in_digits(&self) -> bool {
        self.letters() == DIGITS
    }

    /// Reads a line: the technique and its pattern, in the form of `schemas.txt`. `None` if it is
    /// not valid.
    pub fn read(line: &str) -> Option<Self> {
        let (slug, line) = line.split_once(' ')?;
        let is_conclusion = |word: &&str| word.starts_with(['-', '+']);
        let (conclusions, mut pattern): (Vec<_>, Vec<_>) =
            line.split_whitespace().partition(is_conclusion);
        let board = pattern.first().and_then(|it| it.strip_prefix("board="));
        let layout = match board {
            None => Layout::CLASSIC,
            Some(word) => {
                pattern.remove(0);
                board::read(word)?
            }
        };
        let (values, pattern): (Vec<_>, Vec<_>) = pattern
            .into_iter()
            .partition(|word| word.contains([':', '!']));
        let mut read = Self {
            technique: slug.parse().ok()?,
            grid: filled(&layout, &values)?,
            cells: CellSet::EMPTY,
            candidates: Vec::new(),
            eliminations: Vec::new(),
            placements: Vec::new(),
        };
        for word in pattern {
            let Some((left, right)) = word.split_once('=') else {
                let (letters, place) = word.split_at_checked(word.len().checked_sub(2)?)?;
                read.show(read_cell(place)?, read_letters(&layout, letters)?);
                continue;
            };
            match read_cell(left) {
                Some(cell) => read.hold(cell, read_letters(&layout, right)?),
                None => {
                    let (letters, house) = left.split_at_checked(left.len().checked_sub(2)?)?;
                    read.limit(read_letters(&layout, letters)?, read_house(house)?, right)?;
                }
            }
        }
        for word in conclusions {
            let (sign, rest) = word.split_at_checked(1)?;
            let (letters, place) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
            let cells = match read_cell(place) {
                Some(cell) => CellSet::only(cell),
                None => read_house(place)?.cells() - read.cells,
            };
            let digits = read_letters(&layout, letters)?;
            let each = |cell: Cell| digits.iter().map(move |digit| Candidate::new(cell, digit));
            let all = cells.iter().flat_map(each);
            let all = all.filter(|candidate| read.grid.has(*candidate));
            let all: Vec<Candidate> = all.collect();
            if sign == "+" {
                read.placements.extend(all);
            } else {
                read.eliminations.extend(all);
            }
        }
        read.eliminations.sort_unstable();
        read.eliminations.dedup();
        read.placements.sort_unstable();
        Some(read)
    }

    /// Adds candidates of a cell to the pattern, and leaves the others on the board.
    fn show(&mut self, cell: Cell, digits: DigitSet) {
        self.cells |= CellSet::only(cell);
        let candidates = digits.iter().map(|digit| Candidate::new(cell, digit));
        self.candidates.extend(candidates);
    }

    /// Removes all other candidates from a cell.
    fn hold(&mut self, cell: Cell, digits: DigitSet) {
        self.show(cell, digits);
        for digit in Digit::ALL {
            if !digits.contains(digit) {
                self.grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }

    /// Removes digits from all cells of a house except the ones at these places.
    fn limit(&mut self, digits: DigitSet, house: House, places: &str) -> Option<()> {
        let places = places.chars().map(Digit::from_char);
        let places: Vec<usize> = places
            .map(|it| it.map(Digit::index))
            .collect::<Option<_>>()?;
        for (place, cell) in house.cells().iter().enumerate() {
            let candidates = digits.iter().map(|digit| Candidate::new(cell, digit));
            if places.contains(&place) {
                self.cells |= CellSet::only(cell);
                self.candidates.extend(candidates);
            } else {
                for candidate in candidates {
                    self.grid.eliminate(candidate);
                }
            }
        }
        Some(())
    }

    /// The deduction that the rule finds in the pattern.
    pub fn shown(&self) -> Option<Deduction> {
        found(
            self.technique,
            &self.grid,
            &self.eliminations,
            &self.placements,
        )
    }

    /// The board as a puzzle without givens.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::at(&self.grid)
    }
}

/// The characters for the digits on a board: with sums, actual digits instead of letters.
fn letters_on(layout: &Layout) -> [char; Digit::COUNT] {
    if layout.cages().is_empty() {
        LETTERS
    } else {
        DIGITS
    }
}

fn read_letters(layout: &Layout, letters: &str) -> Option<DigitSet> {
    let all = letters_on(layout);
    let digit = |letter| {
        let place = all.iter().position(|it| *it == letter)?;
        Digit::ALL.get(place).copied()
    };
    letters.chars().map(digit).collect()
}

/// A board with values: `12!X` is a given, `12:X` is not.
fn filled(layout: &Layout, words: &[&str]) -> Option<Grid> {
    let mut values = [None; Cell::COUNT];
    let mut given = CellSet::EMPTY;
    for word in words {
        let (place, letter) = word.split_once([':', '!'])?;
        let cell = read_cell(place)?;
        values[cell.index()] = Some(read_letters(layout, letter)?.single()?);
        if word.contains('!') {
            given |= CellSet::only(cell);
        }
    }
    let mut grid = Grid::from_values_on(layout, &values);
    grid.set_givens(given);
    Some(grid)
}
