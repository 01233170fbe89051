//! Checks the lines that tell which combinations of two or three cells are impossible: each reason
//! against the board, and that every combination with a removed candidate has a reason.

use super::holds::{Holds, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, DigitSet, Grid};
use sudoku_stepper::rules::{Deduction, Pattern};

/// Candidates that cannot be true together.
type Impossible = Vec<Candidate>;

/// Reads the idea and all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let Pattern::Exclusion(pattern) = &deduction.pattern else {
        return Err("no exclusion".to_owned());
    };
    let mut told = Told {
        grid,
        deduction,
        cells: &pattern.cells,
        impossible: Vec::new(),
    };
    told.idea(&tokens(&argument.idea))?;
    let (last, reasons) = argument.lines.split_last().ok_or("no lines")?;
    for line in reasons {
        told.reason(&tokens(&line.text))?;
    }
    let all: Vec<usize> = (0..reasons.len()).collect();
    ensure(last.from == all, "the end does not rest on all reasons")?;
    told.end(&tokens(&last.text))
}

struct Told<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    cells: &'a [Cell],
    impossible: Vec<Impossible>,
}

impl Told<'_> {
    /// Checks that these are all the removals of the step.
    fn is_all(&self, named: &[Candidate]) -> Holds {
        let mut named = named.to_vec();
        named.sort();
        let mut all = self.deduction.eliminations.to_vec();
        all.sort();
        ensure(named == all, "it removes something else")
    }

    fn idea(&self, tokens: &[Token]) -> Holds {
        let of_two = "two cells , {cells} , hold one of their pairs of digits , and none that is possible has {placed} .";
        let of_three = "{cells} hold one of their combinations of digits , and none that is possible has {placed} .";
        let pattern = if self.cells.len() == 2 {
            of_two
        } else {
            of_three
        };
        match matched(pattern, tokens).as_deref() {
            Some([Read::Cells(cells), Read::Placed(gone)]) => {
                let own: CellSet = self.cells.iter().copied().collect();
                ensure(*cells == own, "the idea has other cells")?;
                self.is_all(gone)
            }
            _ => Err(format!("the idea is not understood: {tokens:?}")),
        }
    }

    /// Checks the reason why a cell cannot hold some digits if other cells hold the named ones.
    fn reason(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Claims, Digits};
        let same = "if {claims} , {cells} cannot be {digits} : it sees the same digit .";
        let one = "if {claims} , {cells} cannot be {digits} : {cells} ( with {digits} ) sees these cells and would have no digit left .";
        let several = "if {claims} , {cells} cannot be {digits} : {cells} ( with {digits} ) would lose both digits , all of whose places there are seen , and have too few left .";
        if let Some([Claims(held), Cells(cell), Digits(digits)]) = matched(same, tokens).as_deref()
        {
            let (held, cell) = self.premises(held, *cell)?;
            let digit = digits.single().ok_or("one digit")?;
            let layout = self.grid.layout();
            let mut all = held.iter();
            let is_seen = all.any(|it| it.digit == digit && layout.sees(it.cell, cell));
            ensure(is_seen, "it does not see the same digit")?;
            return self.rule_out(held, cell, *digits);
        }
        let read = [one, several].map(|pattern| matched(pattern, tokens));
        let is_one = read[0].is_some();
        match read.into_iter().flatten().next().as_deref() {
            Some(
                [
                    Claims(held),
                    Cells(cell),
                    Digits(digits),
                    Cells(set),
                    Digits(of),
                ],
            ) => {
                let (held, cell) = self.premises(held, *cell)?;
                ensure(set.has_one() == is_one, "one cell, or several")?;
                for digit in *digits {
                    let last = Candidate::new(cell, digit);
                    self.too_few(&held, last, *set, *of)?;
                }
                self.rule_out(held, cell, *digits)
            }
            _ => Err(format!("it is not understood: {tokens:?}")),
        }
    }

    /// Returns the supposed candidates and the cell that the sentence is about: each of the cells
    /// once.
    fn premises(
        &self,
        held: &[super::read::Claim],
        cell: CellSet,
    ) -> Result<(Vec<Candidate>, Cell), String> {
        let cell = cell.single().ok_or("one cell")?;
        let mut premises = Vec::new();
        for claim in held {
            ensure(claim.is_true, "what is not")?;
            let at = claim.cells.single().ok_or("one cell")?;
            premises.push(Candidate::new(at, claim.digit));
        }
        let mut all: Vec<Cell> = premises.iter().map(|it| it.cell).collect();
        all.push(cell);
        let count = all.len();
        all.sort();
        all.dedup();
        ensure(
            all.len() == count && all.iter().all(|it| self.cells.contains(it)),
            "other cells",
        )?;
        ensure(
            premises.iter().all(|it| self.grid.has(*it)),
            "it is no candidate",
        )?;
        Ok((premises, cell))
    }

    /// Checks that the cells would have fewer digits than cells if all of these were true.
    fn too_few(&self, held: &[Candidate], last: Candidate, set: CellSet, of: DigitSet) -> Holds {
        let layout = self.grid.layout();
        let own = set.into_iter().map(|cell| self.grid.candidates(cell));
        let own = own.fold(DigitSet::EMPTY, |all, it| all | it);
        ensure(own == of, "the set has other digits")?;
        ensure(
            set.is_subset(self.grid.unsolved()),
            "a cell of it is filled",
        )?;
        let lost = held.iter().chain([&last]).filter(|it| {
            let places = self.grid.cells_with(it.digit) & set;
            !places.is_empty() && CellSet::only(it.cell).is_subset(layout.common_peers(places))
        });
        let lost: DigitSet = lost.map(|it| it.digit).collect();
        ensure(
            (of - lost).len() < set.len(),
            "the set has enough digits left",
        )
    }

    fn rule_out(&mut self, held: Vec<Candidate>, cell: Cell, digits: DigitSet) -> Holds {
        for digit in digits {
            let last = Candidate::new(cell, digit);
            ensure(self.grid.has(last), "it is no candidate")?;
            let mut all = held.clone();
            all.push(last);
            ensure(!self.impossible.contains(&all), "it was told before")?;
            self.impossible.push(all);
        }
        Ok(())
    }

    fn end(&self, tokens: &[Token]) -> Holds {
        let pattern = "so {placed} is/are in no possible combination : {removed} .";
        let places = matched(pattern, tokens);
        let Some([Read::Placed(gone), Read::Removed(removed)]) = places.as_deref() else {
            return Err(format!("the end is not understood: {tokens:?}"));
        };
        self.is_all(gone)?;
        self.is_all(removed)?;
        let mut needed = vec![false; self.impossible.len()];
        for candidate in gone {
            let others = self.cells.iter().filter(|it| **it != candidate.cell);
            let mut combinations = vec![vec![*candidate]];
            for cell in others {
                let digits = self.grid.candidates(*cell);
                let with = |one: &Vec<Candidate>| {
                    let one = one.clone();
                    let longer = digits.into_iter().map(move |digit| {
                        let mut longer = one.clone();
                        longer.push(Candidate::new(*cell, digit));
                        longer
                    });
                    longer.collect::<Vec<_>>()
                };
                combinations = combinations.iter().flat_map(with).collect();
            }
            for combination in combinations {
                let is_in =
                    |impossible: &Impossible| impossible.iter().all(|it| combination.contains(it));
                let mut is_ruled_out = false;
                for (impossible, needed) in self.impossible.iter().zip(&mut needed) {
                    if is_in(impossible) {
                        is_ruled_out = true;
                        *needed = true;
                    }
                }
                if !is_ruled_out {
                    return Err(format!("{combination:?} was not ruled out"));
                }
            }
        }
        ensure(needed.iter().all(|it| *it), "a reason is not needed")
    }
}
