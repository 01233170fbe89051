//! The patterns of techniques in letters: whatever digits the letters stand for, the
//! technique applies.

use super::lookalike::{read_cell, read_house};
use super::position::{found, puzzle_of};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};
use crate::rules::{Deduction, Technique};
use crate::sudoku::Puzzle;

/// For each technique whose pattern can be drawn so, the pattern.
const SCHEMAS: &str = include_str!("schemas.txt");

/// The letters, for the digits from 1 on: those that most patterns need stand in the middle
/// of a cell.
const LETTERS: [char; 9] = ['A', 'B', 'C', 'X', 'Y', 'Z', 'D', 'E', 'F'];

/// The pattern of a technique on a board on which every other candidate is there. Its digits
/// stand for letters.
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
    /// What the technique removes, sorted.
    pub eliminations: Vec<Candidate>,
    /// What the technique sets, sorted.
    pub placements: Vec<Candidate>,
}

/// The pattern of a technique, if it is drawn in letters.
pub fn schema(technique: Technique) -> Option<Schema> {
    let slug = technique.slug();
    let mut lines = SCHEMAS.lines();
    let line = lines.find_map(|line| line.strip_prefix(&*slug)?.strip_prefix(' '))?;
    Schema::read(technique, line)
}

impl Schema {
    /// The letter that each digit stands for.
    pub const fn letters() -> [char; 9] {
        LETTERS
    }

    fn read(technique: Technique, line: &str) -> Option<Self> {
        let mut read = Self {
            technique,
            grid: Grid::empty_on(&Layout::CLASSIC),
            cells: CellSet::EMPTY,
            candidates: Vec::new(),
            eliminations: Vec::new(),
            placements: Vec::new(),
        };
        let is_conclusion = |word: &&str| word.starts_with(['-', '+']);
        let (conclusions, pattern): (Vec<_>, Vec<_>) =
            line.split_whitespace().partition(is_conclusion);
        for word in pattern {
            let (left, right) = word.split_once('=')?;
            match read_cell(left) {
                Some(cell) => read.hold(cell, read_letters(right)?),
                None => {
                    let (letter, house) = left.split_at_checked(1)?;
                    read.limit(read_letters(letter)?, read_house(house)?, right)?;
                }
            }
        }
        for word in conclusions {
            let (sign, rest) = word.split_at_checked(1)?;
            let at = rest.find(|letter: char| !LETTERS.contains(&letter))?;
            let (letters, place) = rest.split_at(at);
            let cells = match read_cell(place) {
                Some(cell) => CellSet::only(cell),
                None => read_house(place)?.cells() - read.cells,
            };
            let digits = read_letters(letters)?;
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

    /// Takes all other candidates from a cell.
    fn hold(&mut self, cell: Cell, digits: DigitSet) {
        self.cells |= CellSet::only(cell);
        for digit in Digit::ALL {
            let candidate = Candidate::new(cell, digit);
            if digits.contains(digit) {
                self.candidates.push(candidate);
            } else {
                self.grid.eliminate(candidate);
            }
        }
    }

    /// Takes digits from all cells of a house but those at these places.
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

    /// What the rule finds in it.
    pub fn shown(&self) -> Option<Deduction> {
        found(
            self.technique,
            &self.grid,
            &self.eliminations,
            &self.placements,
        )
    }

    /// The board as a puzzle without a given.
    pub fn puzzle(&self) -> Puzzle {
        puzzle_of(&self.grid)
    }
}

fn read_letters(letters: &str) -> Option<DigitSet> {
    let digit = |letter| {
        let place = LETTERS.iter().position(|it| *it == letter)?;
        Digit::ALL.get(place).copied()
    };
    letters.chars().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_read_and_one_technique_has_one() {
        let mut techniques = Vec::new();
        for line in SCHEMAS.lines().filter(|line| !line.starts_with('#')) {
            let (slug, rest) = line.split_once(' ').expect("a technique comes first");
            let technique: Technique = slug.parse().expect(slug);
            let schema = Schema::read(technique, rest);
            let schema = schema.unwrap_or_else(|| panic!("{line}"));
            assert!(schema.eliminations.len() + schema.placements.len() > 0);
            assert!(!techniques.contains(&technique), "{slug}");
            techniques.push(technique);
        }
        assert!(techniques.len() >= 57);
    }
}
