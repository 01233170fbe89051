//! Checks the lines about cells with an equal number of digits.

use super::holds::{Holds, each_sentence, ensure, removes_just};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::Deduction;

/// Reads the idea and all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told {
        grid,
        cells: CellSet::EMPTY,
        digits: DigitSet::EMPTY,
        once: DigitSet::EMPTY,
        all: DigitSet::EMPTY,
        removed: Vec::new(),
    };
    each_sentence(argument, &mut |tokens| told.sentence(tokens))?;
    told.idea(&tokens(&argument.idea))?;
    removes_just(deduction, &told.removed)
}

struct Told<'a> {
    grid: &'a Grid,
    /// Cells with an equal number of digits.
    cells: CellSet,
    digits: DigitSet,
    /// The digits that are there at most once.
    once: DigitSet,
    /// The digits that are certainly there.
    all: DigitSet,
    removed: Vec<Candidate>,
}

fn only(digits: &DigitSet) -> Result<Digit, String> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

fn union(houses: &[House]) -> CellSet {
    houses
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells())
}

/// Returns the numbers in words, in order.
fn numbers(tokens: &[Token]) -> Vec<usize> {
    const WORDS: [&str; 9] = [
        "", "", "two", "three", "four", "five", "six", "seven", "eight",
    ];
    let number = |token: &Token| match token {
        Token::Word(word) => WORDS.iter().position(|it| !it.is_empty() && it == word),
        _ => None,
    };
    tokens.iter().filter_map(number).collect()
}

impl Told<'_> {
    fn places(&self, digit: Digit) -> CellSet {
        self.grid.cells_with(digit) & self.cells
    }

    fn see_all(&self, cells: CellSet) -> CellSet {
        self.grid.layout().common_peers(cells)
    }

    fn is_restricted(&self, digit: Digit) -> bool {
        let places = self.places(digit);
        places.iter().all(|cell| {
            places
                .without(cell)
                .is_subset(self.grid.layout().peers(cell))
        })
    }

    /// Checks that cells have only some digits, as many as there are cells.
    fn counted(&mut self, cells: CellSet, digits: DigitSet, tokens: &[Token]) -> Holds {
        let held = cells.iter().map(|cell| self.grid.candidates(cell));
        let held = held.fold(DigitSet::EMPTY, |all, it| all | it);
        ensure(held == digits, "they have others")?;
        ensure(cells.len() == digits.len(), "as many digits as cells")?;
        ensure(
            numbers(tokens) == [cells.len(), cells.len()],
            "another number",
        )?;
        self.cells = cells;
        self.digits = digits;
        Ok(())
    }

    /// Checks that a digit is removed only from cells that see all its places, because it is in one
    /// of them.
    fn loses(&mut self, places: CellSet, digit: Digit, removed: &[Candidate]) -> Holds {
        ensure(places == self.places(digit), "it has other places")?;
        let seeing = self.see_all(places);
        let goes = |it: &Candidate| it.digit == digit && seeing.contains(it.cell);
        ensure(
            removed.iter().all(|it| goes(it) && self.grid.has(*it)),
            "a removal does not follow",
        )?;
        self.removed.extend(removed);
        Ok(())
    }

    fn idea(&self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits};
        if let Some(places) = matched(
            "one of {cells} is {digits} ( z ) : without it , {cells} would have too few digits .",
            tokens,
        ) && let [Cells(places), Digits(z), Cells(cells)] = &places[..]
        {
            let z = only(z)?;
            return ensure(
                *cells == self.cells && *places == self.places(z) && !self.once.contains(z),
                "another idea",
            );
        }
        match matched(
            "{cells} use up all the digits that they can hold , so a cell that sees all places of one of these cannot hold it .",
            tokens,
        ) {
            Some(places) => ensure(places == [Cells(self.cells)], "other cells"),
            None => Err(format!("it is not understood: {tokens:?}")),
        }
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        macro_rules! read {
            ($pattern:literal, $places:pat => $holds:expr) => {
                if let Some(places) = matched($pattern, tokens)
                    && let $places = &places[..]
                {
                    #[allow(
                        clippy::redundant_closure_call,
                        reason = "so that `?` ends one reading, not all of them"
                    )]
                    return (|| -> Holds { $holds })();
                }
            };
        }
        read!("of the cells of {houses} , {cells} have only {digits} : {words} .",
            [Houses(both), Cells(cells), Digits(digits)] => {
            ensure(both.len() == 2 && cells.is_subset(union(both)), "not in the houses")?;
            let [one, other] = [both[0].cells(), both[1].cells()];
            ensure(!(one & other & *cells).is_empty(), "none in both")?;
            ensure(!(*cells - one).is_empty() && !(*cells - other).is_empty(), "all in one")?;
            self.counted(*cells, *digits, tokens)
        });
        read!("where {houses} cross {houses} , {cells} have only {digits} : {words} .",
            [Houses(two), Houses(three), Cells(cells), Digits(digits)] => {
            ensure(union(two) & union(three) == *cells, "not where they cross")?;
            self.counted(*cells, *digits, tokens)
        });
        read!("{cells} have only {digits} : {words} .", [Cells(cells), Digits(digits)] => {
            self.counted(*cells, *digits, tokens)
        });
        read!("each of {digits} stands there at most once : all of these cells that have it see each other .",
            [Digits(once)] => {
            ensure(once.is_subset(self.digits), "other digits")?;
            ensure(once.iter().all(|it| self.is_restricted(it)), "they do not see each other")?;
            self.once = *once;
            Ok(())
        });
        read!("without {digits} ( z ) , the {words} cells would have {words} digits left , each for one cell at most .",
            [Digits(z)] => {
            let left = self.digits - *z;
            ensure(left == self.once && left.len() + 1 == self.cells.len(), "enough digits")?;
            ensure(numbers(tokens) == [self.cells.len(), left.len()], "another number")?;
            self.all = *z;
            Ok(())
        });
        read!("each of the {words} cells takes another one of them , so each of {digits} stands there once .",
            [Digits(all)] => {
            ensure(*all == self.once && *all == self.digits, "other digits")?;
            ensure(numbers(tokens) == [self.cells.len()], "another number")?;
            self.all = *all;
            Ok(())
        });
        read!("so one of {cells} is {digits} , and no cell that sees all of these can be {digits} : {removed} .",
            [Cells(places), Digits(digit), Digits(again), Removed(removed)] => {
            ensure(digit == again && *digit == self.all, "another digit")?;
            self.loses(*places, only(digit)?, removed)
        });
        read!("so one of {cells} is {digits} , and no other cell that sees all of these can be {digits} : {removed} .",
            [Cells(places), Digits(digit), Digits(again), Removed(removed)] => {
            ensure(digit == again && digit.is_subset(self.all), "another digit")?;
            self.loses(*places, only(digit)?, removed)
        });
        Err(format!("it is not understood: {tokens:?}"))
    }
}
