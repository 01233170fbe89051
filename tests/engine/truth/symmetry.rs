//! Checks the lines about givens that a turn or a reflection maps to givens.

use super::holds::{Holds, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::texts::Language;

/// The names of a motion, in the idea and at the start of a sentence, and its effect on a cell.
type Motion = (&'static str, &'static str, fn(usize, Cell) -> Cell);

const MOTIONS: [Motion; 4] = [
    ("a half turn", "a half turn", |last, it| {
        Cell::at(last - it.row(), last - it.column())
    }),
    ("a quarter turn", "a quarter turn clockwise", |last, it| {
        Cell::at(it.column(), last - it.row())
    }),
    (
        "a reflection in the diagonal from the top left",
        "a reflection in the diagonal from the top left",
        |_, it| Cell::at(it.column(), it.row()),
    ),
    (
        "a reflection in the diagonal from the top right",
        "a reflection in the diagonal from the top right",
        |last, it| Cell::at(last - it.column(), last - it.row()),
    ),
];

/// Reads the idea and all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let idea = tokens(&argument.idea);
    let is_meant = |(name, ..): &&Motion| {
        let pattern = format!(
            "the givens are symmetric ( {name} ) , so the solution is , too , and what does not fit that is false ."
        );
        matched(&pattern, &idea).is_some()
    };
    let motion = MOTIONS.iter().find(is_meant).ok_or("another idea")?;
    let mut told = Told {
        grid,
        motion: *motion,
        map: Vec::new(),
        is_told: false,
        false_ones: Vec::new(),
        is_concluded: false,
    };
    for line in &argument.lines {
        for sentence in line.text.sentences(Language::english()) {
            told.sentence(&tokens(&sentence), deduction)?;
        }
    }
    ensure(told.is_concluded, "nothing is concluded")
}

struct Told<'a> {
    grid: &'a Grid,
    motion: Motion,
    map: Vec<(Digit, Digit)>,
    /// Whether a line says that the solution maps to itself.
    is_told: bool,
    false_ones: Vec<Candidate>,
    is_concluded: bool,
}

impl Told<'_> {
    fn image(&self, cell: Cell) -> Cell {
        (self.motion.2)(self.grid.layout().size() - 1, cell)
    }

    fn staying(&self) -> DigitSet {
        let stay = self.map.iter().filter(|(from, to)| from == to);
        stay.map(|(digit, _)| *digit).collect()
    }

    /// Checks that each given maps to a given, and each digit always to the same digit.
    fn digits(&mut self, named: &[Digit]) -> Holds {
        ensure(named.len().is_multiple_of(2), "no pairs")?;
        self.map = named.chunks(2).map(|pair| (pair[0], pair[1])).collect();
        let all = self.grid.layout().digits();
        let from: DigitSet = self.map.iter().map(|(from, _)| *from).collect();
        let to: DigitSet = self.map.iter().map(|(_, to)| *to).collect();
        ensure(
            from == all && to == all && self.map.len() == all.len(),
            "not each digit once",
        )?;
        for cell in self.grid.given() {
            let image = self.image(cell);
            ensure(
                self.grid.given().contains(image),
                "a given goes to no given",
            )?;
            let pair = (self.grid.value(cell), self.grid.value(image));
            let (Some(from), Some(to)) = pair else {
                return Err("a given without a value".to_owned());
            };
            ensure(self.map.contains(&(from, to)), "a digit goes elsewhere")?;
        }
        // Houses map to houses.
        let houses = self.grid.layout().houses();
        for house in houses {
            let image: CellSet = house.cells().into_iter().map(|it| self.image(it)).collect();
            let mut all = houses.iter();
            ensure(
                all.any(|it| it.cells() == image),
                "a house goes to no house",
            )?;
        }
        Ok(())
    }

    /// Records that some cells cannot hold certain digits.
    fn exclude(&mut self, cells: CellSet, digits: DigitSet) {
        for cell in cells {
            let own = self.grid.candidates(cell) & digits;
            self.false_ones
                .extend(own.into_iter().map(|digit| Candidate::new(cell, digit)));
        }
    }

    fn sentence(&mut self, tokens: &[Token], deduction: &Deduction) -> Holds {
        use Read::{Cells, Digits, Removed};
        let heads: Vec<&str> = self.motion.1.split(' ').collect();
        let is_head = tokens.len() > heads.len()
            && tokens
                .iter()
                .zip(&heads)
                .all(|(token, word)| *token == Token::Word((*word).to_owned()));
        if is_head
            && let Some(colon) = tokens
                .iter()
                .position(|it| *it == Token::Word(":".to_owned()))
        {
            let words = "takes each given to a given , and its digit always to the same one :";
            matched(words, &tokens[heads.len()..=colon]).ok_or("other words")?;
            let named = tokens[colon..].iter().filter_map(|token| match token {
                Token::Digits(digits) => Some(digits.clone()),
                _ => None,
            });
            return self.digits(&named.flatten().collect::<Vec<_>>());
        }
        let read = |pattern: &str| matched(pattern, tokens);
        if read(
            "moved like this , with the digits exchanged , the puzzle is still the same puzzle .",
        )
        .is_some()
        {
            return ensure(!self.map.is_empty(), "the digits are not told");
        }
        if read("it has only one solution , so the solution maps to itself : where a cell holds a digit , the cell to which it moves holds the digit that takes its place .").is_some() {
            self.is_told = !self.map.is_empty();
            return Ok(());
        }
        let all = self.grid.layout().digits();
        if let Some([Cells(cells), Digits(digits)]) =
            read("{cells} stays in its place , so it holds a digit that stays the same , {digits} .")
                .or_else(|| read("{cells} stay in their places , so each of them holds a digit that stays the same , {digits} ."))
                .as_deref()
        {
            ensure(self.is_told && *digits == self.staying(), "others stay the same")?;
            ensure(
                cells.into_iter().all(|it| self.image(it) == it),
                "a cell does not stay",
            )?;
            let is_one = tokens.contains(&Token::Word("stays".to_owned())) && cells.has_one();
            let are_several = tokens.contains(&Token::Word("stay".to_owned())) && cells.len() > 1;
            ensure(is_one || are_several, "one, or several")?;
            self.exclude(*cells, all - *digits);
            return Ok(());
        }
        if let Some([Cells(cells), Digits(digits)]) =
            read("{cells} sees the cell to which it moves , so it cannot hold a digit that stays the same , {digits} .")
                .or_else(|| read("{cells} each see the cell to which they move , so they cannot hold a digit that stays the same , {digits} ."))
                .as_deref()
        {
            ensure(self.is_told && *digits == self.staying(), "others stay the same")?;
            let sees = |it: Cell| self.grid.layout().sees(it, self.image(it));
            ensure(cells.into_iter().all(sees), "a cell does not see its image")?;
            self.exclude(*cells, *digits);
            return Ok(());
        }
        if let Some([Cells(cell), Digits(digit), Cells(image), Digits(to)]) = read(
            "{cells} is not {digits} , because {cells} , to which it moves , cannot be {digits} .",
        )
        .as_deref()
        {
            let pair = (cell.single(), image.single(), digit.single(), to.single());
            let (Some(at), Some(image), Some(digit), Some(to)) = pair else {
                return Err("one of each".to_owned());
            };
            ensure(self.is_told && self.image(at) == image, "another image")?;
            ensure(
                self.map.contains(&(digit, to)),
                "another digit takes its place",
            )?;
            let can =
                self.grid.has(Candidate::new(image, to)) || self.grid.value(image) == Some(to);
            ensure(!can, "it can be that")?;
            self.exclude(*cell, DigitSet::only(digit));
            return Ok(());
        }
        if let Some([Removed(removed)]) = read("so {removed} .").as_deref() {
            let mut told = removed.clone();
            told.sort();
            let mut all = deduction.eliminations.to_vec();
            all.sort();
            ensure(told == all, "it removes something else")?;
            ensure(
                told.iter().all(|it| self.false_ones.contains(it)),
                "a removal does not follow",
            )?;
            self.is_concluded = true;
            return Ok(());
        }
        Err(format!("it is not understood: {tokens:?}"))
    }
}
