//! Checks the lines about a crossing of two houses that is almost locked, or about the third box of
//! a chute.

use super::holds::{Holds, all_go, each_sentence, ensure, removes_just};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::Deduction;

/// Reads the idea and all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told::new(grid);
    each_sentence(argument, &mut |tokens| told.sentence(tokens))?;
    if argument.is_numbered() {
        told.idea(&tokens(&argument.idea))?;
    }
    removes_just(deduction, &told.removed)
}

struct Told<'a> {
    grid: &'a Grid,
    digits: DigitSet,
    /// Cells with one digit more than cells, and their house.
    set: CellSet,
    house: CellSet,
    /// The cells beside the crossing with places for the digits, and their house.
    hidden: CellSet,
    other: CellSet,
    /// The cells of the crossing with one of these digits.
    crossing: CellSet,
    is_one: bool,
    pincers: CellSet,
    /// The digit that at most one of the pincers can be.
    joined: DigitSet,
    removed: Vec<Candidate>,
}

fn only(digits: &DigitSet) -> Result<Digit, String> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

fn house(houses: &[House]) -> Result<CellSet, String> {
    match houses {
        [house] => Ok(house.cells()),
        _ => Err("one house".to_owned()),
    }
}

impl<'a> Told<'a> {
    const fn new(grid: &'a Grid) -> Self {
        Self {
            grid,
            digits: DigitSet::EMPTY,
            set: CellSet::EMPTY,
            house: CellSet::EMPTY,
            hidden: CellSet::EMPTY,
            other: CellSet::EMPTY,
            crossing: CellSet::EMPTY,
            is_one: false,
            pincers: CellSet::EMPTY,
            joined: DigitSet::EMPTY,
            removed: Vec::new(),
        }
    }

    fn places(&self, digits: DigitSet) -> CellSet {
        let all = digits.iter().map(|digit| self.grid.cells_with(digit));
        all.fold(CellSet::EMPTY, |all, it| all | it)
    }

    fn is_held(&self, digit: Digit, cells: CellSet) -> bool {
        !(self.grid.placed(digit) & cells).is_empty()
    }

    fn removes(&mut self, removed: &[Candidate], goes: impl Fn(&Candidate) -> bool) -> Holds {
        all_go(self.grid, removed, goes)?;
        self.removed.extend(removed);
        Ok(())
    }

    fn idea(&self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses};
        if let Some(places) = matched(
            "where {houses} cross , exactly one of {digits} goes there . that locks these digits in both houses .",
            tokens,
        ) && let [Houses(both), Digits(digits)] = &places[..]
        {
            let cells = both.iter().map(|it| it.cells());
            let is_it = cells.eq([self.house, self.other]) && *digits == self.digits;
            return ensure(is_it, "another idea");
        }
        match matched(
            "the pincers {cells} have the same two candidates , {digits} .",
            tokens,
        )
        .as_deref()
        {
            Some([Cells(pincers), Digits(digits)]) => {
                self.are_pincers(*pincers, *digits)?;
                ensure(self.pincers.is_subset(*pincers), "other pincers")
            }
            _ => Err(format!("it is not understood: {tokens:?}")),
        }
    }

    fn are_pincers(&self, pincers: CellSet, digits: DigitSet) -> Holds {
        let mut held = pincers.iter().map(|cell| self.grid.candidates(cell));
        ensure(
            pincers.len() == 2 && digits.len() == 2 && held.all(|it| it == digits),
            "they have others",
        )
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        macro_rules! read {
            ($($pattern:literal)|+, $places:pat => $holds:expr) => {
                let patterns = [$($pattern),+];
                if let Some(places) = patterns.iter().find_map(|it| matched(it, tokens))
                    && let $places = &places[..]
                {
                    #[allow(clippy::redundant_closure_call, reason = "so that `?` ends one reading, not all of them")]
                    return (|| -> Holds { $holds })();
                }
            };
        }
        read!("in {houses} , {cells} has only {digits} and takes one of them ."
            | "in {houses} , {cells} have only {digits} and take all but one of them .",
            [Houses(of), Cells(set), Digits(digits)] => {
            self.house = house(of)?;
            let held = set.iter().map(|cell| self.grid.candidates(cell));
            let held = held.fold(DigitSet::EMPTY, |all, it| all | it);
            ensure(held == *digits && digits.len() == set.len() + 1, "they have others")?;
            ensure(set.is_subset(self.house), "not in the house")?;
            self.set = *set;
            self.digits = *digits;
            Ok(())
        });
        read!("in {houses} , outside the crossing , {digits} can only go in {cells} .",
            [Houses(of), Digits(digits), Cells(hidden)] => {
            self.other = house(of)?;
            ensure(*digits == self.digits, "other digits")?;
            ensure(!digits.iter().any(|it| self.is_held(it, self.other)), "one is placed")?;
            let places = self.places(*digits) & self.other;
            ensure(places - self.house == *hidden, "other places")?;
            self.hidden = *hidden;
            self.crossing = places & self.house;
            Ok(())
        });
        read!("that is one cell for two digits , so at least one of these digits is in {cells} ."
            | "these {words} cells are too few for all of them , so at least one of these digits is in {cells} .",
            [Cells(crossing)] => {
            const WORDS: [&str; 4] = ["", "is", "two", "three"];
            let number = WORDS.get(self.hidden.len()).copied().unwrap_or_default();
            let is_told = tokens.get(1) == Some(&Token::Word(number.to_owned()));
            ensure(is_told && self.hidden.len() < self.digits.len(), "another number")?;
            ensure(*crossing == self.crossing, "another crossing")
        });
        read!("beside {cells} , {houses} has room for only one of {digits} .",
            [Cells(set), Houses(of), Digits(digits)] => {
            ensure(*set == self.set && house(of)? == self.house, "another set")?;
            ensure(*digits == self.digits, "other digits")
        });
        read!("so exactly one of these digits is in {cells} .", [Cells(crossing)] => {
            ensure(*crossing == self.crossing && !self.hidden.is_empty(), "another crossing")?;
            self.is_one = true;
            Ok(())
        });
        read!("so {houses} has {digits} in {cells} , and nowhere else : {removed} .",
            [Houses(of), Digits(digits), Cells(cells), Removed(removed)] => {
            ensure(self.is_one && house(of)? == self.house && *digits == self.digits, "it does not follow")?;
            let all = self.set | self.crossing;
            ensure(*cells == all, "other cells")?;
            let (rest, digits) = (self.house - all, *digits);
            self.removes(removed, |it| rest.contains(it.cell) && digits.contains(it.digit))
        });
        read!("so {houses} has the rest of {digits} in {cells} , which can be nothing else : {removed} .",
            [Houses(of), Digits(digits), Cells(hidden), Removed(removed)] => {
            ensure(self.is_one && house(of)? == self.other && *digits == self.digits, "it does not follow")?;
            ensure(*hidden == self.hidden && hidden.len() + 1 == digits.len(), "other cells")?;
            let (hidden, digits) = (*hidden, *digits);
            self.removes(removed, |it| hidden.contains(it.cell) && !digits.contains(it.digit))
        });
        // A chute.
        read!("the pincers {cells} have the same two candidates , {digits} .",
            [Cells(pincers), Digits(digits)] => self.are_pincers(*pincers, *digits));
        read!("in {houses} , the {digits} can only go in {cells} , which {cells} sees , or in {cells} , which {cells} sees .",
            [Houses(of), Digits(digit), Cells(seen), Cells(first), Cells(others), Cells(second)] => {
            let (block, joined) = (house(of)?, only(digit)?);
            let all = *seen | *others;
            ensure(self.grid.cells_with(joined) & block == all, "it has other places")?;
            ensure(!self.is_held(joined, block), "it is placed")?;
            for (pincer, places) in [(first, seen), (second, others)] {
                let pincer = pincer.single().ok_or("one cell")?;
                ensure(places.is_subset(self.grid.layout().peers(pincer)), "it does not see them")?;
            }
            self.pincers = *first | *second;
            self.joined = *digit;
            Ok(())
        });
        read!("so the pincers cannot both be {digits} : at least one is {digits} ( z ) , and no cell that sees both can be : {removed} .",
            [Digits(joined), Digits(z), Removed(removed)] => {
            ensure(*joined == self.joined, "another digit")?;
            self.are_pincers(self.pincers, *joined | *z)?;
            let (seeing, z) = (self.grid.layout().common_peers(self.pincers), only(z)?);
            self.removes(removed, |it| it.digit == z && seeing.contains(it.cell))
        });
        Err(format!("it is not understood: {tokens:?}"))
    }
}
