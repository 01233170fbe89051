//! Whether sentences hold that tell of odd loops of one digit or of two.

use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, Grid};
use sudoku_stepper::rules::guardians::{Outcome, Shape};
use sudoku_stepper::rules::{Deduction, Pattern};

type Holds = Result<(), String>;

/// Whether all sentences of such a pattern are read.
pub fn is_read(pattern: &Pattern) -> bool {
    let Pattern::Guardians(pattern) = pattern else {
        return false;
    };
    let is_odd = matches!(pattern.shape, Shape::BrokenWing | Shape::Oddagon);
    is_odd && matches!(pattern.outcome, Outcome::Placed | Outcome::OneCell(_))
}

fn ensure(holds: bool, what: &str) -> Holds {
    holds.then_some(()).ok_or_else(|| what.to_owned())
}

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told::default();
    for line in &argument.lines {
        for sentence in line.text.sentences() {
            told.sentence(grid, deduction, &tokens(&sentence))?;
        }
    }
    ensure(told.is_concluded, "nothing is concluded")
}

#[derive(Default)]
struct Told {
    cells: CellSet,
    /// The other candidates of the cells, or of the houses.
    guardians: Vec<Candidate>,
    houses: Vec<CellSet>,
    is_impossible: bool,
    is_concluded: bool,
}

impl Told {
    fn sentence(&mut self, grid: &Grid, deduction: &Deduction, tokens: &[Token]) -> Holds {
        use Read::{Cells, Claims, Digits, Houses, Removed};
        let read = |pattern: &str| matched(pattern, tokens);
        let shares = read(
            "{cells} form a closed loop of {words} cells , and each shares one of {houses} with the next .",
        );
        if let Some(places) = &shares
            && let [Cells(cells), Houses(houses)] = &places[..]
        {
            self.houses = houses.iter().map(|it| it.cells()).collect();
            let in_two = |house: &CellSet| (*house & *cells).len() == 2;
            ensure(self.houses.iter().all(in_two), "a house has other cells")?;
            ensure(houses.len() == cells.len(), "a house for each cell")?;
            for cell in *cells {
                let of_cell = self.houses.iter().filter(|it| it.contains(cell));
                ensure(of_cell.count() == 2, "a cell is not joined to two")?;
            }
            self.cells = *cells;
            return ensure(cells.len() % 2 == 1, "an even loop");
        }
        if let Some(places) =
            read("{cells} form a closed loop of {words} cells , each of which sees the next .")
            && let [Cells(cells)] = places[..]
        {
            let sees_two = |cell| (grid.layout().peers(cell) & cells).len() >= 2;
            ensure(cells.iter().all(sees_two), "a cell does not see two")?;
            self.cells = cells;
            return ensure(cells.len() % 2 == 1, "an even loop");
        }
        let alone = read(
            "if these houses had no other place for {digits} , every other cell of the loop would be {digits} .",
        );
        if let Some(places) = &alone
            && let [Digits(digit), Digits(again)] = places[..]
        {
            ensure(digit == again, "another digit")?;
            let digit = digit.single().ok_or("one digit")?;
            let all = self.houses.iter().fold(CellSet::EMPTY, |all, it| all | *it);
            ensure(
                self.cells.is_subset(grid.cells_with(digit)),
                "it is no candidate",
            )?;
            let others = (all & grid.cells_with(digit)) - self.cells;
            self.guardians = others
                .into_iter()
                .map(|cell| Candidate::new(cell, digit))
                .collect();
            return Ok(());
        }
        let pair =
            read("if they held only {digits} , these two would have to take turns along it .");
        if let Some(places) = &pair
            && let [Digits(pair)] = places[..]
        {
            ensure(pair.len() == 2, "two digits")?;
            for cell in self.cells {
                ensure(pair.is_subset(grid.candidates(cell)), "it lacks one")?;
                let others: DigitSet = grid.candidates(cell) - pair;
                let others = others.into_iter();
                self.guardians
                    .extend(others.map(|digit| Candidate::new(cell, digit)));
            }
            return Ok(());
        }
        if read("with an odd number of cells that cannot be .").is_some() {
            self.is_impossible = true;
            return Ok(());
        }
        let placed = read(
            "so the only extra candidate ( guardian ) {digits} {cells} is true : {claims} .",
        )
        .or_else(|| {
            read(
                "so the only extra candidate ( guardian ) {digits} of {cells} is true : {claims} .",
            )
        });
        if let Some(places) = &placed
            && let [Digits(digit), Cells(cell), Claims(claims)] = &places[..]
        {
            let one = digit.single().zip(cell.single()).ok_or("one candidate")?;
            let one = Candidate::new(one.1, one.0);
            ensure(
                self.is_impossible && self.guardians == [one],
                "other guardians",
            )?;
            let [claim] = claims[..] else {
                return Err("one claim".to_owned());
            };
            ensure(
                claim.is_true && claim.cells == *cell && claim.digit == one.digit,
                "another",
            )?;
            ensure(deduction.placements == [one], "it places something else")?;
            self.is_concluded = true;
            return Ok(());
        }
        let held = read("so {cells} is {digits} , an extra candidate ( guardian ) : {removed} .");
        if let Some(places) = &held
            && let [Cells(cell), Digits(digits), Removed(removed)] = &places[..]
        {
            let at = cell.single().ok_or("one cell")?;
            let of_cell = digits.into_iter().map(|digit| Candidate::new(at, digit));
            let of_cell: Vec<Candidate> = of_cell.collect();
            ensure(
                self.is_impossible && self.guardians == of_cell,
                "other guardians",
            )?;
            let mut removed = removed.clone();
            removed.sort();
            ensure(
                deduction.eliminations == removed,
                "it removes something else",
            )?;
            let goes = |it: &Candidate| it.cell == at && !digits.contains(it.digit);
            ensure(removed.iter().all(goes), "a removal does not follow")?;
            self.is_concluded = true;
            return Ok(());
        }
        Err(format!("it is not understood: {tokens:?}"))
    }
}
