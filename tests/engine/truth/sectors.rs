//! Checks the sentences about cells that need exactly as many digits as some houses can give.

use super::holds::{Holds, each_sentence, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{CellSet, DigitSet, Grid, House};
use sudoku_stepper::rules::{Deduction, Pattern};

/// Whether all sentences of such a pattern are read.
pub const fn is_read(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Sectors(_))
}

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut sectors = Sectors {
        grid,
        deduction,
        told: Told::default(),
    };
    sectors.sentence(&tokens(&argument.idea))?;
    each_sentence(argument, &mut |tokens| sectors.sentence(tokens))?;
    ensure(sectors.told.is_concluded, "nothing is concluded")
}

fn union(houses: &[House]) -> CellSet {
    houses
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells())
}

#[derive(Default)]
struct Told {
    count: Option<usize>,
    cells: CellSet,
    /// For each digit, the choices of houses that have it in the cells.
    covers: Vec<(DigitSet, Vec<Vec<House>>)>,
    is_full: bool,
    is_concluded: bool,
}

struct Sectors<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    told: Told,
}

impl Sectors<'_> {
    /// Returns the tokens with `#` in place of each number, which must be the same in the whole
    /// argument.
    fn counted(&mut self, tokens: &[Token]) -> Result<Vec<Token>, String> {
        let mut counted = Vec::new();
        for token in tokens {
            let number = match token {
                Token::Word(word) => word.parse::<usize>().ok(),
                _ => None,
            };
            let Some(number) = number else {
                counted.push(token.clone());
                continue;
            };
            ensure(
                *self.told.count.get_or_insert(number) == number,
                "another number",
            )?;
            counted.push(Token::Word("#".to_owned()));
        }
        Ok(counted)
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        let tokens = self.counted(tokens)?;
        let read = |pattern: &str| matched(pattern, &tokens);
        let ring = "a ring of # empty cells needs # digits , and the houses that join them can \
                    give just as many : so each of these has its digits in the ring .";
        let crossing = "the # empty cells where some rows and columns cross need # digits , and \
                        these lines can give just as many : so each of them has its digits there .";
        if read(ring).is_some() || read(crossing).is_some() {
            return Ok(());
        }
        let lie = "around the solved corners {cells} lie # empty cells , two and two in a ring : \
                   {cells} .";
        if let Some([Cells(corners), Cells(cells)]) = read(lie).as_deref() {
            let beside = corners.iter().fold(CellSet::EMPTY, |all, corner| {
                let [row, column, region] = corner.houses().map(House::cells);
                all | (region & (row | column)).without(corner)
            });
            ensure(
                corners.len() == 4 && corners.is_disjoint(self.grid.unsolved()),
                "no four solved corners",
            )?;
            ensure(
                beside & self.grid.unsolved() == *cells,
                "these are not the cells beside them",
            )?;
            self.told.cells = *cells;
            return Ok(());
        }
        if let Some([Houses(links)]) =
            read("each pair is joined to the next by {houses} .").as_deref()
        {
            let pairs = |house: &House| {
                let own = house.cells() & self.told.cells;
                own.len()
            };
            ensure(links.len() == 8, "not eight houses")?;
            ensure(
                links.iter().map(pairs).sum::<usize>() == 2 * self.told.cells.len(),
                "they do not join the pairs",
            )?;
            return Ok(());
        }
        let lines = "where {houses} ( home ) and {houses} ( away ) cross , there are # empty cells : {cells} .";
        if let Some([Houses(rows), Houses(columns), Cells(cells)]) = read(lines).as_deref() {
            ensure(
                union(rows) & union(columns) & self.grid.unsolved() == *cells,
                "these are not the cells",
            )?;
            self.told.cells = *cells;
            return Ok(());
        }
        let digit = "in these cells , the {digits} can only go in {houses} .";
        if let Some([Digits(digit), Houses(houses)]) = read(digit).as_deref() {
            let known = self.told.covers.iter().any(|(known, _)| known == digit);
            ensure(digit.has_one() && !known, "a digit is told of twice")?;
            self.told.covers.push((*digit, Vec::new()));
            return self.cover(houses);
        }
        if let Some([Houses(houses)]) = read("all these places are in {houses} , too .").as_deref()
        {
            let (_, choices) = self.told.covers.last().ok_or("no digit")?;
            let size = choices.first().ok_or("no choice")?.len();
            ensure(houses.len() == size, "not as few")?;
            return self.cover(houses);
        }
        let full = "each house gives them its digit once at most , which makes # in all .";
        if read(full).is_some() {
            let houses = self.told.covers.iter();
            let houses = houses.filter_map(|(_, choices)| choices.first());
            let given: usize = houses.map(Vec::len).sum();
            let digits = self.told.covers.iter().map(|(digit, _)| *digit);
            let digits = digits.fold(DigitSet::EMPTY, |all, it| all | it);
            let cells = self.told.cells.iter();
            let held = cells.fold(DigitSet::EMPTY, |all, it| all | self.grid.candidates(it));
            ensure(digits == held, "a digit is not told of")?;
            return ensure(Some(given) == self.told.count, "that is another number");
        }
        let all = "the # cells need them all : so each house has its digit in these cells , and \
                   nowhere else .";
        if read(all).is_some() {
            self.told.is_full = Some(self.told.cells.len()) == self.told.count;
            return ensure(self.told.is_full, "these are not so many cells");
        }
        let end = [
            "so this candidate is false : {removed} .",
            "so these candidates are false : {removed} .",
        ];
        let removed = end.iter().find_map(|it| read(it));
        if let Some([Removed(removed)]) = removed.as_deref() {
            let mut told = removed.clone();
            told.sort();
            let mut gone = self.deduction.eliminations.to_vec();
            gone.sort();
            ensure(
                told == gone && self.told.is_full,
                "it removes something else",
            )?;
            for it in told {
                let covers = self.told.covers.iter();
                let mut own = covers.filter(|(digit, _)| digit.contains(it.digit));
                let lines = own.any(|(_, choices)| {
                    choices.iter().any(|choice| union(choice).contains(it.cell))
                });
                ensure(
                    lines && !self.told.cells.contains(it.cell) && self.grid.has(it),
                    "a removal does not follow",
                )?;
            }
            self.told.is_concluded = true;
            return Ok(());
        }
        Err(format!("it is not understood: {tokens:?}"))
    }

    /// Checks that some houses have all places of the last digit in the cells.
    fn cover(&mut self, houses: &[House]) -> Holds {
        let cells = self.told.cells;
        let (digit, choices) = self.told.covers.last_mut().ok_or("no digit")?;
        let digit = digit.single().ok_or("one digit")?;
        let places = self.grid.cells_with(digit) & cells;
        ensure(places.is_subset(union(houses)), "it has other places")?;
        ensure(
            houses.iter().all(|it| !places.is_disjoint(it.cells())),
            "a house is not needed",
        )?;
        choices.push(houses.to_vec());
        Ok(())
    }
}
