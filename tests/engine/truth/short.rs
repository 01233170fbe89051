//! Checks the line for readers who know the technique: digits in brackets behind cells are what the
//! cells can hold, and each named part is a part of the picture.

use super::holds::{Holds, ensure};
use super::read::{Token, tokens};
use sudoku_stepper::explain::{CellPart, Length, Picture, Role, argument, picture, text};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, DigitSet, Grid};
use sudoku_stepper::rules::{Deduction, Family};
use sudoku_stepper::texts::Text;

/// Returns the line to read.
pub fn said(deduction: &Deduction) -> Text {
    text(deduction, Length::Short)
}

/// Reads the line; `Err` with the first part of it that is not true.
pub fn checked(grid: &Grid, deduction: &Deduction, said: &Text) -> Holds {
    let tokens = tokens(said);
    let colon = |token: &Token| matches!(token, Token::Word(it) if it == ":");
    let end = tokens.iter().rposition(colon).ok_or("no conclusion")?;
    concludes(deduction, &tokens[end + 1..])?;
    let line = Line {
        grid,
        deduction,
        picture: picture(deduction),
        tokens: &tokens[..end],
    };
    line.is_of_argument()?;
    line.brackets()?;
    line.parts()
}

/// Checks that this is the conclusion of the step.
fn concludes(deduction: &Deduction, tokens: &[Token]) -> Holds {
    let (mut placed, mut removed) = (Vec::new(), Vec::new());
    for part in tokens.split(|it| matches!(it, Token::Word(it) if it == ";")) {
        let part = match part {
            [Token::Word(remove), behind @ ..] if remove == "remove" => behind,
            part => part,
        };
        match part {
            [
                Token::Digits(digits),
                Token::Word(from),
                Token::Cells(cells),
            ] if from == "from" => {
                for cell in cells {
                    removed.extend(digits.iter().map(|digit| Candidate::new(*cell, *digit)));
                }
            }
            [Token::Cells(cells), Token::Word(is), Token::Digits(digits)]
                if is == "is" && cells.len() == 1 && digits.len() == 1 =>
            {
                placed.push(Candidate::new(cells[0], digits[0]));
            }
            _ => return Err(format!("the conclusion is not understood: {part:?}")),
        }
    }
    let sorted = |all: &[Candidate]| {
        let mut all = all.to_vec();
        all.sort();
        all
    };
    let fits = sorted(&placed) == sorted(&deduction.placements);
    // If a digit is placed, the short line does not list the removals.
    let fits = fits && (!placed.is_empty() || sorted(&removed) == sorted(&deduction.eliminations));
    ensure(fits, "it concludes something else")
}

struct Line<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    picture: Picture,
    tokens: &'a [Token],
}

impl Line<'_> {
    /// Checks that each cell and digit in the line is in the argument or the picture, too.
    fn is_of_argument(&self) -> Holds {
        let argument = argument(self.deduction);
        let lines = argument.lines.iter().map(|line| &line.text);
        let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
        for token in lines.chain([&argument.idea]).flat_map(tokens) {
            match token {
                Token::Cells(own) => cells |= own.into_iter().collect::<CellSet>(),
                Token::Digits(own) => digits |= own.into_iter().collect::<DigitSet>(),
                Token::Sets(own) => digits = own.into_iter().fold(digits, DigitSet::union),
                Token::Sum(sum) => cells |= sum.cells,
                _ => {}
            }
        }
        for (candidate, _) in &self.picture.candidates {
            cells |= CellSet::only(candidate.cell);
            digits = digits.with(candidate.digit);
        }
        for token in self.tokens {
            match token {
                Token::Cells(own) => ensure(
                    own.iter().all(|it| cells.contains(*it)),
                    "a cell is not in the argument",
                )?,
                Token::Digits(own) => ensure(
                    own.iter().all(|it| digits.contains(*it)),
                    "a digit is not in the argument",
                )?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks cells with digits in brackets: each digit is a candidate of one of the cells. If the
    /// technique is about cells with few candidates, the cells have no others.
    fn brackets(&self) -> Holds {
        let is_exact = matches!(
            self.deduction.technique.family(),
            Family::Wings | Family::AlmostLockedSets
        );
        for at in 0..self.tokens.len() {
            let [Token::Cells(cells), Token::Word(open), rest @ ..] = &self.tokens[at..] else {
                continue;
            };
            if open != "(" {
                continue;
            }
            let mut digits = DigitSet::EMPTY;
            let mut closed = false;
            for token in rest {
                match token {
                    Token::Digits(own) => digits = own.iter().fold(digits, |all, it| all.with(*it)),
                    Token::Word(word) if word == ")" => {
                        closed = true;
                        break;
                    }
                    _ => break,
                }
            }
            if !closed || digits.is_empty() {
                continue;
            }
            // In a list of cells, the digits belong to the last one, unless the list is one set.
            let cells: CellSet = self.own(cells, digits);
            let held = cells.into_iter().map(|it| self.held(it));
            let held = held.fold(DigitSet::EMPTY, |all, it| all | it);
            ensure(digits.is_subset(held), "cells cannot hold what is said")?;
            ensure(!is_exact || digits == held, "cells have others")?;
        }
        Ok(())
    }

    /// Returns the cells of a list that the digits in brackets belong to: the last of them that
    /// have exactly these digits, or all.
    fn own(&self, cells: &[Cell], digits: DigitSet) -> CellSet {
        let held = |cells: &[Cell]| {
            let held = cells.iter().map(|it| self.held(*it));
            held.fold(DigitSet::EMPTY, |all, it| all | it)
        };
        let mut starts = 0..cells.len();
        let fitting = starts.find(|start| held(&cells[*start..]) == digits);
        cells[fitting.unwrap_or(0)..].iter().copied().collect()
    }

    fn held(&self, cell: Cell) -> DigitSet {
        match self.grid.value(cell) {
            Some(value) => DigitSet::only(value),
            None => self.grid.candidates(cell),
        }
    }

    fn with_part(&self, part: CellPart) -> CellSet {
        let cells = self.picture.cells.iter().filter(|(_, it)| *it == part);
        cells.fold(CellSet::EMPTY, |all, (cells, _)| all | *cells)
    }

    fn with_role(&self, role: Role) -> Vec<Candidate> {
        let marked = self.picture.candidates.iter().filter(|(_, it)| *it == role);
        let mut all: Vec<Candidate> = marked.map(|(candidate, _)| *candidate).collect();
        all.sort();
        all.dedup();
        all
    }

    fn cells_with(&self, role: Role) -> CellSet {
        self.with_role(role).iter().map(|it| it.cell).collect()
    }

    /// Returns the first cells behind a word, and all others up to the word for the next part.
    fn cells_behind(&self, words: &[&str]) -> Option<CellSet> {
        let is_it =
            |token: &Token| matches!(token, Token::Word(it) if words.contains(&it.as_str()));
        let is_next = |token: &&Token| {
            let Token::Word(word) = token else {
                return true;
            };
            [",", "and", "in", "of", "(", ")"].contains(&word.as_str())
        };
        let mut cells = CellSet::EMPTY;
        for (from, _) in self.tokens.iter().enumerate().filter(|(_, it)| is_it(it)) {
            for token in self.tokens[from + 1..].iter().take_while(is_next) {
                if let Token::Cells(own) = token {
                    cells |= own.iter().copied().collect::<CellSet>();
                }
            }
        }
        (!cells.is_empty()).then_some(cells)
    }

    /// Returns the digits behind `Z =`.
    fn digits_behind(&self, name: &str) -> Option<DigitSet> {
        self.tokens
            .iter()
            .enumerate()
            .find_map(|(at, _)| match &self.tokens[at..] {
                [
                    Token::Word(word),
                    Token::Word(equals),
                    Token::Digits(digits),
                    ..,
                ] if word == name && equals == "=" => {
                    Some(digits.iter().copied().collect::<DigitSet>())
                }
                _ => None,
            })
    }

    /// Checks that the named parts are those of the picture.
    fn parts(&self) -> Holds {
        for (words, own) in [
            (&["pivot"][..], self.with_part(CellPart::Pivot)),
            (&["pincers"], self.with_part(CellPart::Pincer)),
            (&["stem"], self.with_part(CellPart::Stem)),
            (&["targets"], self.with_part(CellPart::Target)),
            (&["cross"], self.with_part(CellPart::Cross)),
            (&["wings"], self.with_part(CellPart::Wing)),
            (&["floor"], self.with_part(CellPart::Floor)),
            (&["roof"], self.with_part(CellPart::Roof)),
        ] {
            match self.cells_behind(words) {
                Some(told) => ensure(told == own, &format!("{words:?}: {told:?} for {own:?}"))?,
                None => ensure(own.is_empty(), &format!("no {words:?}"))?,
            }
        }
        if self.deduction.technique.family() == Family::Fish {
            let fins = self.cells_with(Role::Fin) - self.cells_with(Role::EndoFin);
            if let Some(told) = self.cells_behind(&["fin", "fins"])
                && !self.deduction.technique.slug().contains("kraken")
            {
                let all = fins | self.cells_with(Role::EndoFin);
                ensure(told.is_subset(all), "other fins")?;
            }
        }
        let guardians = self.cells_with(Role::Guardian);
        if let Some(told) = self.cells_behind(&["guardian", "guardians"]) {
            ensure(told == guardians, "other guardians")?;
        }
        let z: DigitSet = self.with_role(Role::Z).iter().map(|it| it.digit).collect();
        if let Some(told) = self.digits_behind("z") {
            ensure(z.is_subset(told) && !told.is_empty(), "another Z")?;
            let gone = self.deduction.eliminations.iter();
            let gone: DigitSet = gone.map(|it| it.digit).collect();
            ensure(gone.is_subset(told), "it removes another than Z")?;
        }
        let x = self.with_role(Role::RestrictedCommon);
        let x: DigitSet = x.iter().map(|it| it.digit).collect();
        for name in ["x", "y"] {
            if let Some(told) = self.digits_behind(name) {
                ensure(told.is_subset(x), "another restricted common")?;
            }
        }
        // A, B, C and so on are the outlined sets.
        if !self.picture.sets.is_empty()
            && self.deduction.technique.family() == Family::AlmostLockedSets
        {
            for (number, set) in self.picture.sets.iter().enumerate() {
                let name = char::from(b'a' + u8::try_from(number).unwrap_or(25)).to_string();
                if let Some(told) = self.cells_behind(&[name.as_str()])
                    && self.picture.sets.len() > 1
                {
                    ensure(told == *set, &format!("another set {name}"))?;
                }
            }
        }
        Ok(())
    }
}
