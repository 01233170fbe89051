//! The parts of written steps: digits, cells, houses.

use super::error::{Expected, ReadError, cell_name};
use sudoku_engine::grid::{Cell, CellSet, Digit, DigitSet, House, HouseKind, Layout};
use sudoku_engine::texts::Notation;

/// A text that is read from its beginning.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scan<'a> {
    rest: &'a str,
    layout: &'a Layout,
    notation: Notation,
}

impl<'a> Scan<'a> {
    pub(super) const fn new(text: &'a str, layout: &'a Layout, notation: Notation) -> Self {
        Self {
            rest: text,
            layout,
            notation,
        }
    }

    /// The same board and notation with another text.
    pub(super) const fn over<'b>(self, text: &'b str) -> Scan<'b>
    where
        'a: 'b,
    {
        Scan::new(text, self.layout, self.notation)
    }

    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(super) fn blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }

    pub(super) fn is_done(&self) -> bool {
        self.rest.trim_start().is_empty()
    }

    /// The error that something else was expected here.
    pub(super) fn expected(&self, expected: Expected) -> ReadError {
        let rest = self.rest.trim_start().to_owned();
        ReadError::Unexpected { rest, expected }
    }

    /// The error that a cell was expected here.
    fn no_cell(&self) -> ReadError {
        let rest = self.rest.trim_start();
        match cell_name(rest) {
            Some(_) => ReadError::NotOfBoard {
                rest: rest.to_owned(),
            },
            None => self.expected(Expected::Cell),
        }
    }

    /// Takes a text if it comes next, after blanks.
    pub(super) fn takes(&mut self, text: &str) -> bool {
        match self.rest.trim_start().strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    pub(super) fn needs(&mut self, text: &'static str) -> Result<(), ReadError> {
        if self.takes(text) {
            Ok(())
        } else {
            Err(self.expected(Expected::Text(text)))
        }
    }

    pub(super) fn digit(&mut self) -> Option<Digit> {
        let rest = self.rest.trim_start();
        let mut letters = rest.chars();
        let digit = letters.next().and_then(Digit::from_char)?;
        let digit = Some(digit).filter(|digit| self.layout.digits().contains(*digit))?;
        self.rest = letters.as_str();
        Some(digit)
    }

    /// Digits one directly after the other.
    pub(super) fn digits(&mut self) -> Result<DigitSet, ReadError> {
        let mut digits =
            DigitSet::only(self.digit().ok_or_else(|| self.expected(Expected::Digit))?);
        while !self.rest.starts_with(char::is_whitespace)
            && let Some(digit) = self.digit()
        {
            digits = digits.with(digit);
        }
        Ok(digits)
    }

    /// Groups of digits with a separator between them, in order.
    pub(super) fn digit_list(&mut self, separators: &[char]) -> Result<Vec<DigitSet>, ReadError> {
        let mut list = vec![self.digits()?];
        loop {
            let mut after = *self;
            let Some(rest) = after.rest.strip_prefix(separators) else {
                return Ok(list);
            };
            after.rest = rest;
            match after.digits() {
                Ok(digits) => list.push(digits),
                Err(_) => return Ok(list),
            }
            *self = after;
        }
    }

    /// The number of a row, column or other house, from 0.
    fn number(&mut self, is_row: bool) -> Option<usize> {
        let letter = self.rest.chars().next()?;
        let number = match self.notation {
            Notation::Letters if is_row => match letter {
                'A'..='I' => letter as usize - 'A' as usize,
                // The letters of SudokuWiki, which has no row I.
                'J' => 8,
                _ => return None,
            },
            Notation::Zero => letter.to_digit(10).filter(|number| *number < 9)? as usize,
            Notation::Rc | Notation::Letters => {
                letter.to_digit(10)?.checked_sub(1).filter(|it| *it < 9)? as usize
            }
        };
        self.rest = &self.rest[letter.len_utf8()..];
        Some(number)
    }

    /// A multiplicity: a number of one or two digits.
    pub(super) fn times(&mut self) -> Option<usize> {
        let rest = self.rest;
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let times = rest.get(..length.min(2))?.parse().ok()?;
        self.rest = &rest[length.min(2)..];
        Some(times)
    }

    /// Consecutive numbers up to the first repeated one: at most nine.
    fn numbers(&mut self, is_row: bool) -> Vec<usize> {
        let mut numbers = Vec::new();
        loop {
            let before = *self;
            match self.number(is_row) {
                Some(number) if !numbers.contains(&number) => numbers.push(number),
                _ => {
                    *self = before;
                    return numbers;
                }
            }
        }
    }

    /// A block of cells: `r4c5`, `r12c3`, `AB3`.
    fn block(&mut self) -> Option<Vec<Cell>> {
        let mut after = *self;
        after.blanks();
        let letter = |after: &mut Self, letter: char| {
            if self.notation == Notation::Letters {
                return Some(());
            }
            let rest = after
                .rest
                .strip_prefix([letter, letter.to_ascii_uppercase()])?;
            after.rest = rest;
            Some(())
        };
        letter(&mut after, 'r')?;
        let rows = after.numbers(true);
        letter(&mut after, 'c')?;
        let columns = after.numbers(false);
        if rows.is_empty() || columns.is_empty() {
            return None;
        }
        let all = rows.iter().flat_map(|row| {
            let columns = columns.iter();
            columns.map(|column| Cell::at(*row, *column))
        });
        let all: Vec<Cell> = all.collect();
        if all.iter().any(|cell| !self.layout.cells().contains(*cell)) {
            return None;
        }
        *self = after;
        Some(all)
    }

    /// Cells in the order in which they are named: `r1c56,r3c6`.
    pub(super) fn cell_list(&mut self) -> Result<Vec<Cell>, ReadError> {
        let mut cells = self.block().ok_or_else(|| self.no_cell())?;
        loop {
            let mut after = *self;
            if !after.takes(",") {
                return Ok(cells);
            }
            match after.block() {
                Some(more) => cells.extend(more),
                None if cell_name(after.rest.trim_start()).is_some() => return Err(after.no_cell()),
                None => return Ok(cells),
            }
            *self = after;
        }
    }

    pub(super) fn cells(&mut self) -> Result<CellSet, ReadError> {
        Ok(self.cell_list()?.into_iter().collect())
    }

    pub(super) fn has_cell(mut self) -> bool {
        self.block().is_some()
    }

    /// Houses: `r26`, `r2b1`.
    pub(super) fn houses(&mut self) -> Result<Vec<House>, ReadError> {
        self.blanks();
        let mut houses = Vec::new();
        while let Some(letter) = self.rest.chars().next() {
            let kind = HouseKind::ALL.into_iter().find(|it| it.letter() == letter);
            let Some(kind) = kind else {
                break;
            };
            let mut after = *self;
            after.rest = &after.rest[letter.len_utf8()..];
            let numbers = after.numbers(kind == HouseKind::Row);
            let all = self.layout.houses().iter();
            let of_kind = all.filter(|house| house.kind() == kind);
            let of_kind: Vec<House> = of_kind.copied().collect();
            for number in &numbers {
                let named = of_kind.iter().find(|house| house.number() == *number);
                houses.push(*named.ok_or_else(|| self.expected(Expected::HouseOfBoard))?);
            }
            if numbers.is_empty() {
                break;
            }
            *self = after;
        }
        if houses.is_empty() {
            return Err(self.expected(Expected::House));
        }
        Ok(houses)
    }
}
