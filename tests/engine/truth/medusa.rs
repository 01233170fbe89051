//! Checks the sentences about candidates in alternating colors along strong links.

use super::holds::{Holds, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::texts::Language;

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told::default();
    let mut is_concluded = false;
    let idea = argument.idea.render(
        sudoku_stepper::texts::Language::english(),
        Default::default(),
    );
    for (number, line) in argument.lines.iter().enumerate() {
        let holds = || {
            ensure(number == 0 || line.from.contains(&0), "it names the colors")?;
            ensure(line.from.iter().all(|it| *it < number), "it rests on later")
        };
        holds().map_err(|problem| format!("line {}: {problem}", number + 1))?;
        for sentence in line.text.sentences(Language::english()) {
            is_concluded |= told
                .sentence(grid, deduction, &tokens(&sentence))
                .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        }
    }
    let rules: Vec<String> = told.rules.iter().map(|it| format!("Rule {it}:")).collect();
    let trap = || idea.contains("Rules 3 to 5") && told.rules.iter().all(|it| (3..=5).contains(it));
    ensure(
        rules.iter().all(|rule| idea.contains(rule)) || trap(),
        "another rule",
    )?;
    ensure(is_concluded, "nothing is concluded")
}

fn of(cells: CellSet, digits: DigitSet) -> Result<Candidate, String> {
    let one = cells.single().zip(digits.single());
    let one = one.map(|(cell, digit)| Candidate::new(cell, digit));
    one.ok_or_else(|| "one candidate".to_owned())
}

#[derive(Default)]
struct Told {
    colors: [Vec<Candidate>; 2],
    rules: Vec<usize>,
    /// The candidates that color A, or both colors, rule out.
    out: Vec<Candidate>,
    /// The cell in which the sentence before rules something out.
    at: Option<(Cell, Option<Digit>)>,
    is_first_false: bool,
}

/// Returns the other end of each strong link of a candidate.
fn linked(one: Candidate, grid: &Grid) -> Vec<Candidate> {
    let mut all = Vec::new();
    let held = grid.candidates(one.cell);
    if held.len() == 2 {
        let other = held.without(one.digit).single().unwrap();
        all.push(Candidate::new(one.cell, other));
    }
    for house in grid.layout().houses_of(one.cell) {
        let places = grid.cells_with(one.digit) & house.cells();
        if let Some(other) = places.without(one.cell).single() {
            all.push(Candidate::new(other, one.digit));
        }
    }
    all
}

impl Told {
    fn has(&self, color: usize, candidate: Candidate) -> Holds {
        ensure(
            self.colors[color].contains(&candidate),
            "it has not that color",
        )
    }

    fn sees(&self, grid: &Grid, one: Candidate, at: CellSet, color: usize) -> Holds {
        let at = of(at, DigitSet::only(one.digit))?;
        self.has(color, at)?;
        ensure(grid.layout().sees(one.cell, at.cell), "it does not see it")
    }

    /// Checks a sentence. Returns whether it concludes the step.
    fn sentence(
        &mut self,
        grid: &Grid,
        deduction: &Deduction,
        tokens: &[Token],
    ) -> Result<bool, String> {
        use Read::{Cells, Claims, Digits, Houses, Placed, Removed};
        let read = |pattern: &str| matched(pattern, tokens);
        if let Some(places) = read(
            "strong links ( cells with two candidates , and conjugate pairs ) join color a ( {placed} ) and color b ( {placed} ) by turns : every candidate of one color is true , and every one of the other is false .",
        ) && let [Placed(first), Placed(second)] = &places[..]
        {
            let mut colors = [vec![first[0]], Vec::new()];
            let mut open = vec![(first[0], 0)];
            while let Some((one, color)) = open.pop() {
                for other in linked(one, grid) {
                    if !colors[1 - color].contains(&other) {
                        colors[1 - color].push(other);
                        open.push((other, 1 - color));
                    }
                }
            }
            for (color, told) in colors.iter_mut().zip([first, second]) {
                color.sort();
                let mut told = told.clone();
                told.sort();
                ensure(*color == told, "other candidates have the color")?;
            }
            self.colors = colors;
            return Ok(false);
        }
        if let Some(places) = read("color a has {digits} in {cells} , which holds only one digit .")
            && let [Digits(digits), Cells(cells)] = places[..]
        {
            ensure(digits.len() == 2, "two digits")?;
            for digit in digits {
                self.has(0, of(cells, DigitSet::only(digit))?)?;
            }
            self.is_first_false = true;
            self.rules.push(1);
            return Ok(false);
        }
        let twice =
            read("in {houses} , color a has {digits} in {cells} , which cannot both be {digits} .");
        if let Some(places) = &twice
            && let [Houses(of), Digits(digit), Cells(cells), Digits(again)] = &places[..]
        {
            ensure(digit == again, "another digit")?;
            ensure(cells.is_subset(of[0].cells()), "they are not in the house")?;
            return self.twice(grid, *cells, *digit);
        }
        if let Some(places) = read("{cells} see each other , and color a has {digits} in both .")
            && let [Cells(cells), Digits(digit)] = places[..]
        {
            return self.twice(grid, cells, digit);
        }
        let seen = read(
            "if color a is true , {cells} is not {digits} , because it sees {digits} in {cells} .",
        );
        if let Some(places) = seen
            && let [Cells(cell), Digits(digit), Digits(again), Cells(at)] = places[..]
        {
            ensure(digit == again, "another digit")?;
            let one = of(cell, digit)?;
            self.sees(grid, one, at, 0)?;
            self.out.push(one);
            self.rules.push(6);
            return Ok(false);
        }
        let own = read(
            "if color a is true , {cells} is not {digits} , because its {digits} has color b .",
        );
        if let Some(places) = own
            && let [Cells(cell), Digits(digit), Digits(again)] = places[..]
        {
            ensure(digit == again, "another digit")?;
            self.has(1, of(cell, digit)?)?;
            self.out.push(of(cell, digit)?);
            self.rules.push(6);
            return Ok(false);
        }
        if let Some(places) = read("{cells} has {digits} in color a and {digits} in color b .")
            && let [Cells(cell), Digits(first), Digits(second)] = places[..]
        {
            let (first, second) = (of(cell, first)?, of(cell, second)?);
            self.has(0, first)?;
            self.has(1, second)?;
            self.at = Some((first.cell, None));
            self.rules.push(3);
            return Ok(false);
        }
        let both = read("{cells} sees {digits} of color a in {cells} and of color b in {cells} .");
        if let Some(places) = both
            && let [Cells(cell), Digits(digit), Cells(first), Cells(second)] = places[..]
        {
            let one = of(cell, digit)?;
            self.sees(grid, one, first, 0)?;
            self.sees(grid, one, second, 1)?;
            self.at = Some((one.cell, Some(one.digit)));
            self.rules.push(4);
            return Ok(false);
        }
        for (color, pattern) in [
            "{cells} sees {digits} of color a in {cells} , and has {digits} in color b .",
            "{cells} sees {digits} of color b in {cells} , and has {digits} in color a .",
        ]
        .into_iter()
        .enumerate()
        {
            if let Some(places) = read(pattern)
                && let [Cells(cell), Digits(digit), Cells(at), Digits(own)] = places[..]
            {
                let one = of(cell, digit)?;
                self.sees(grid, one, at, color)?;
                self.has(1 - color, of(cell, own)?)?;
                self.at = Some((one.cell, Some(one.digit)));
                self.rules.push(5);
                return Ok(false);
            }
        }
        if let Some(places) = read("one of them is true , so it is not {digits} .")
            && let [Digits(digits)] = places[..]
        {
            let (cell, digit) = self.at.take().ok_or("nothing is ruled out")?;
            ensure(
                digit.is_none_or(|it| digits == DigitSet::only(it)),
                "another digit",
            )?;
            for digit in digits {
                let one = Candidate::new(cell, digit);
                ensure(!self.colors.concat().contains(&one), "it has a color")?;
                self.out.push(one);
            }
            return Ok(false);
        }
        if let Some(places) = read("nothing would be left for {cells} .")
            && let [Cells(cell)] = places[..]
        {
            let cell = cell.single().ok_or("one cell")?;
            let is_out = |digit: Digit| self.out.contains(&Candidate::new(cell, digit));
            ensure(
                grid.candidates(cell).into_iter().all(is_out),
                "something is left",
            )?;
            self.is_first_false = true;
            return Ok(false);
        }
        if let Some(places) = read("so color a is false , and color b is true : {claims} .")
            && let [Claims(claims)] = &places[..]
        {
            ensure(self.is_first_false, "it does not follow")?;
            let mut placed: Vec<Candidate> = Vec::new();
            for claim in claims {
                ensure(claim.is_true, "it is true")?;
                placed.push(of(claim.cells, DigitSet::only(claim.digit))?);
            }
            placed.sort();
            ensure(placed == self.colors[1], "something else has the color")?;
            ensure(deduction.placements == placed, "it places something else")?;
            return Ok(true);
        }
        if let Some(places) = read("so {removed} .")
            && let [Removed(removed)] = &places[..]
        {
            let (mut removed, mut out) = (removed.clone(), self.out.clone());
            removed.sort();
            out.sort();
            ensure(removed == out, "another thing is ruled out")?;
            ensure(
                deduction.eliminations == removed,
                "it removes something else",
            )?;
            return Ok(true);
        }
        Err(format!("it is not understood: {tokens:?}"))
    }

    /// Checks that color A has a digit twice.
    fn twice(&mut self, grid: &Grid, cells: CellSet, digit: DigitSet) -> Result<bool, String> {
        ensure(cells.len() == 2, "two cells")?;
        for cell in cells {
            self.has(0, of(CellSet::only(cell), digit)?)?;
            let other = cells.without(cell).single().ok_or("two cells")?;
            ensure(
                grid.layout().sees(cell, other),
                "they do not see each other",
            )?;
        }
        self.is_first_false = true;
        self.rules.push(2);
        Ok(false)
    }
}
