//! Checks the sentences about fireworks.

use super::holds::{Holds, ensure, removes_just};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, Grid};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::texts::Language;

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told::default();
    told.idea(&tokens(&argument.idea))?;
    for (number, line) in argument.lines.iter().enumerate() {
        ensure(
            line.from.iter().all(|it| *it < number),
            "it rests on a later line",
        )?;
        for sentence in line.text.sentences(Language::english()) {
            told.sentence(grid, deduction, &tokens(&sentence))
                .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        }
    }
    ensure(told.is_concluded, "nothing is concluded")
}

/// A cross: the cells of its row, its column and its region, and its digits.
#[derive(Clone, Copy, Default)]
struct Cross {
    row: CellSet,
    column: CellSet,
    region: CellSet,
    digits: DigitSet,
    wings: [CellSet; 2],
}

#[derive(Default)]
struct Told {
    idea: (CellSet, DigitSet),
    /// The cross that is being read: its row, then its column.
    open: Cross,
    crosses: Vec<Cross>,
    out: Vec<Candidate>,
    is_pair: bool,
    is_concluded: bool,
}

impl Told {
    fn idea(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits};
        let read = |pattern: &str| matched(pattern, tokens);
        let cells = read(
            "three/four digits , {digits} , are in three/four cells , {cells} , which hold nothing else .",
        );
        let pair = read("the wings cannot have both digits , so {cells} is {digits} .");
        match (cells.as_deref(), pair.as_deref()) {
            (Some([Digits(digits), Cells(cells)]), _) => self.idea = (*cells, *digits),
            (_, Some([Cells(cells), Digits(digits)])) => self.idea = (*cells, *digits),
            _ => return Err("the idea is not understood".to_owned()),
        }
        Ok(())
    }

    fn cross(&self) -> Result<Cross, String> {
        self.crosses.last().copied().ok_or("no cross".to_owned())
    }

    fn sentence(&mut self, grid: &Grid, deduction: &Deduction, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        let read = |pattern: &str| matched(pattern, tokens);
        let is_in = |digits: DigitSet, line: CellSet, allowed: CellSet| {
            let mut digits = digits.into_iter();
            digits.all(|it| (grid.cells_with(it) & line).is_subset(allowed))
        };
        if let Some(places) =
            read("in {houses} , {digits} can only go in {houses} and in {cells} .")
            && let [Houses(row), Digits(digits), Houses(region), Cells(wing)] = &places[..]
        {
            let (row, region) = (row[0].cells(), region[0].cells());
            ensure(
                is_in(*digits, row, region | *wing),
                "the row has other places",
            )?;
            ensure(wing.is_subset(row - region), "it is not in the row")?;
            self.open = Cross {
                row,
                region,
                digits: *digits,
                wings: [*wing, CellSet::EMPTY],
                ..Cross::default()
            };
            return Ok(());
        }
        if let Some(places) = read("in {houses} , they can only go in {houses} and in {cells} .")
            && let [Houses(column), Houses(region), Cells(wing)] = &places[..]
        {
            let (column, region) = (column[0].cells(), region[0].cells());
            ensure(region == self.open.region, "another box")?;
            ensure(
                is_in(self.open.digits, column, region | *wing),
                "the column has other places",
            )?;
            ensure(wing.is_subset(column - region), "it is not in the column")?;
            self.open.column = column;
            self.open.wings[1] = *wing;
            return Ok(());
        }
        let twice = read(
            "if one of {digits} were not in {cells} , {houses} would have it twice : once in {houses} and once in {houses} .",
        );
        if let Some(places) = &twice
            && let [
                Digits(digits),
                Cells(cells),
                Houses(region),
                Houses(row),
                Houses(column),
            ] = &places[..]
        {
            let open = std::mem::take(&mut self.open);
            let told = (open.digits, open.region, open.row, open.column);
            let said = (
                *digits,
                region[0].cells(),
                row[0].cells(),
                column[0].cells(),
            );
            ensure(told == said, "another cross")?;
            let both = open.row & open.column & open.region;
            ensure(
                *cells == both | open.wings[0] | open.wings[1] && both.single().is_some(),
                "other cells",
            )?;
            self.crosses.push(open);
            return Ok(());
        }
        let filled = read(
            "so three/four digits take the three/four cells {cells} , which hold only {digits} .",
        );
        if let Some(places) = &filled
            && let [Cells(cells), Digits(digits)] = places[..]
        {
            ensure((cells, digits) == self.idea, "other cells or digits")?;
            ensure(cells.len() == digits.len(), "as many digits as cells")?;
            let all = self.crosses.iter();
            let told = all.fold(DigitSet::EMPTY, |all, it| all | it.digits);
            ensure(told == digits, "other digits")?;
            for cross in &self.crosses {
                let at = cross.row & cross.column;
                ensure(
                    (at | cross.wings[0] | cross.wings[1]).is_subset(cells),
                    "other cells",
                )?;
            }
            for cell in cells {
                let of_cross = self
                    .crosses
                    .iter()
                    .find(|it| (it.row & it.column).contains(cell));
                let kept = of_cross.map_or(digits, |it| it.digits);
                let gone: DigitSet = grid.candidates(cell) - kept;
                self.out
                    .extend(gone.into_iter().map(|digit| Candidate::new(cell, digit)));
            }
            return Ok(());
        }
        let once =
            read("each of {digits} takes only one of these cells , so it is not in both {cells} .");
        if let Some(places) = &once
            && let [Digits(digits), Cells(wings)] = places[..]
        {
            let cross = self.crosses.iter().find(|it| it.digits == digits);
            let cross = *cross.ok_or("another cross")?;
            ensure(wings == cross.wings[0] | cross.wings[1], "other wings")?;
            self.open = cross;
            return Ok(());
        }
        let rest = read("then {houses} has it in {houses} , which has no other place for it .");
        if let Some(places) = &rest
            && let [Houses(lines), Houses(region)] = &places[..]
            && let [row, column] = lines[..]
        {
            let cross = self.open;
            let told = (cross.row, cross.column, cross.region);
            ensure(
                told == (row.cells(), column.cells(), region[0].cells()),
                "another cross",
            )?;
            for digit in cross.digits {
                let cells = grid.cells_with(digit) & (cross.region - cross.row - cross.column);
                self.out
                    .extend(cells.into_iter().map(|cell| Candidate::new(cell, digit)));
            }
            return Ok(());
        }
        let pair = read(
            "{cells} is {digits} , and sees {cells} : the digit that it holds is in neither of them .",
        );
        if let Some(places) = &pair
            && let [Cells(pair), Digits(digits), Cells(wings)] = places[..]
        {
            let cross = self.cross()?;
            let pair = pair.single().ok_or("one cell")?;
            ensure(
                grid.candidates(pair) == digits && digits == cross.digits,
                "it has others",
            )?;
            ensure(wings == cross.wings[0] | cross.wings[1], "other wings")?;
            ensure(
                grid.layout().common_peers(wings).contains(pair),
                "it does not see them",
            )?;
            self.is_pair = true;
            return Ok(());
        }
        if let Some(places) = read("so that digit is in {cells} , which is {digits} : {removed} .")
            && let [Cells(at), Digits(digits), Removed(removed)] = &places[..]
        {
            let cross = self.cross()?;
            ensure(
                self.is_pair && (*at, *digits) == self.idea,
                "it does not follow",
            )?;
            ensure(
                *at == cross.row & cross.column && *digits == cross.digits,
                "another cross",
            )?;
            let cell = at.single().ok_or("one cell")?;
            let gone: DigitSet = grid.candidates(cell) - *digits;
            self.out = gone
                .into_iter()
                .map(|digit| Candidate::new(cell, digit))
                .collect();
            return self.removes(deduction, removed);
        }
        if let Some(places) = read("so {removed} .")
            && let [Removed(removed)] = &places[..]
        {
            return self.removes(deduction, removed);
        }
        Err(format!("it is not understood: {tokens:?}"))
    }

    fn removes(&mut self, deduction: &Deduction, removed: &[Candidate]) -> Holds {
        let mut removed = removed.to_vec();
        removed.sort();
        self.out.sort();
        self.out.dedup();
        ensure(removed == self.out, "another thing is ruled out")?;
        removes_just(deduction, &removed)?;
        self.is_concluded = true;
        Ok(())
    }
}
