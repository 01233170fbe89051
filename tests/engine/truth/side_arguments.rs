//! Checks an argument with side arguments, line by line. Each line is read on the board at that
//! point, with the claims of the lines that it names. These lines must come before it, in an
//! argument that is still open.

use super::holds::{Holds, ensure};
use super::read::{Claim, Read, Token, matched, tokens};
use sudoku_stepper::explain::{Argument, Line};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;
use sudoku_stepper::texts::{Span, Sum, Text};

pub const fn is_read(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::SideArguments(_))
}

/// Reads the idea and all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told {
        grid,
        deduction,
        worlds: Vec::new(),
        stated: Vec::new(),
        side_arguments: 0,
        is_concluded: false,
    };
    for (number, line) in argument.lines.iter().enumerate() {
        let claims = told
            .line(number, line)
            .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        told.stated.push(claims);
    }
    ensure(told.is_concluded, "it comes to no end")?;
    told.idea(argument)
}

fn only(digits: &DigitSet) -> Holds<Digit> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

/// A supposition and the facts that follow from it.
struct World {
    /// The line that makes the supposition.
    start: usize,
    supposed: Candidate,
    /// The lines inside it.
    lines: Vec<usize>,
    /// The line with the contradiction.
    end: Option<usize>,
}

struct Told<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    /// The open suppositions, the innermost last.
    worlds: Vec<World>,
    /// The claims of each line.
    stated: Vec<Vec<Claim>>,
    side_arguments: usize,
    is_concluded: bool,
}

impl Told<'_> {
    fn line(&mut self, number: usize, line: &Line) -> Holds<Vec<Claim>> {
        ensure(!self.is_concluded, "it is said behind the end")?;
        let (said, named) = without_lines(&tokens(&line.text))?;
        if let Some([Read::Claims(it)]) = places("suppose {claim} .", &said).as_deref() {
            ensure(
                self.worlds.is_empty() && line.under.is_none(),
                "something is supposed",
            )?;
            return self.suppose(number, line, it);
        }
        let of_side = "suppose {claim} as well : a side argument .";
        if let Some([Read::Claims(it)]) = places(of_side, &said).as_deref() {
            self.is_inside(line)?;
            self.side_arguments += 1;
            return self.suppose(number, line, it);
        }
        let refuted = "that cannot be , so with all that was supposed before it , {claims} .";
        if let Some([Read::Claims(it)]) = places(refuted, &said).as_deref() {
            let (start, end, wrong) = self.close()?;
            ensure(
                named == [start, end] && line.from == named,
                "it names other lines",
            )?;
            ensure(*it == [no(wrong)], "that was not supposed")?;
            self.is_inside(line)?;
            return self.add(number, it.clone());
        }
        let wrong = "so what was supposed first is wrong : {removed} .";
        if let Some([Read::Removed(removed)]) = places(wrong, &said).as_deref() {
            let (start, end, wrong) = self.close()?;
            ensure(self.worlds.is_empty(), "a side argument is open")?;
            ensure(line.from == [start, end], "it names other lines")?;
            ensure(*removed == [wrong], "that was not supposed")?;
            let all = self.deduction.eliminations.to_vec();
            ensure(
                *removed == all && self.deduction.placements.is_empty(),
                "it concludes else",
            )?;
            self.is_concluded = true;
            return Ok(Vec::new());
        }
        self.is_inside(line)?;
        ensure(line.from == named, "it rests on others than it names")?;
        let left = self.left(&named)?;
        if let Some(holds) = left.ends(&said) {
            holds?;
            self.open()?.end = Some(number);
            return Ok(Vec::new());
        }
        let claims = left
            .follows(&said)
            .ok_or_else(|| format!("it is not understood: {said:?}"))??;
        self.add(number, claims)
    }

    /// Returns the innermost supposition.
    fn open(&mut self) -> Holds<&mut World> {
        let open = self.worlds.last_mut().filter(|it| it.end.is_none());
        open.ok_or_else(|| "nothing is supposed".to_owned())
    }

    /// Checks that a line is in the innermost argument.
    fn is_inside(&mut self, line: &Line) -> Holds {
        let start = self.open()?.start;
        ensure(line.under == Some(start), "it stands at another depth")
    }

    fn suppose(&mut self, number: usize, line: &Line, it: &[Claim]) -> Holds<Vec<Claim>> {
        let supposed = single(it)?;
        ensure(line.from.is_empty(), "it is supposed")?;
        ensure(
            it[0].is_true && self.grid.has(supposed),
            "it is no candidate",
        )?;
        let every: Vec<usize> = self.worlds.iter().flat_map(|it| it.lines.clone()).collect();
        let is_left = self.left(&every)?.has(supposed);
        ensure(is_left, "it is no candidate any more")?;
        self.worlds.push(World {
            start: number,
            supposed,
            lines: vec![number],
            end: None,
        });
        Ok(it.to_vec())
    }

    /// Ends the innermost argument, which has led to a contradiction.
    fn close(&mut self) -> Holds<(usize, usize, Candidate)> {
        let world = self.worlds.pop().ok_or("nothing is supposed")?;
        let end = world.end.ok_or("there is no contradiction yet")?;
        Ok((world.start, end, world.supposed))
    }

    /// Adds the claims of a line to the board of the innermost argument, if they are new there.
    fn add(&mut self, number: usize, claims: Vec<Claim>) -> Holds<Vec<Claim>> {
        let every: Vec<usize> = self.worlds.iter().flat_map(|it| it.lines.clone()).collect();
        let board = self.left(&every)?;
        for claim in &claims {
            let is_new = |cell| {
                let left = board.candidates(cell);
                left.contains(claim.digit) && (!claim.is_true || claim.cells.single().is_some())
            };
            let is_candidate = claim.cells.is_subset(self.grid.cells_with(claim.digit));
            ensure(
                is_candidate && claim.cells.iter().all(is_new),
                "it says what was known",
            )?;
        }
        ensure(!claims.is_empty(), "it says nothing")?;
        self.open()?.lines.push(number);
        Ok(claims)
    }

    /// Returns the remaining position after the claims of these lines, each of which must be in an
    /// open argument.
    fn left(&self, named: &[usize]) -> Holds<Left<'_>> {
        let mut left = Left::of(self.grid);
        for number in named {
            let is_open = self.worlds.iter().any(|it| it.lines.contains(number));
            ensure(is_open, "it names a line that it cannot rest on")?;
            let said = self.stated.get(*number).ok_or("it names a later line")?;
            said.iter().for_each(|claim| left.take(claim));
        }
        Ok(left)
    }

    /// Checks the idea by the items it names, whatever its words are: the supposition, the number
    /// of side arguments if it is given in figures, and the items of the contradiction if it names
    /// any of them.
    fn idea(&self, argument: &Argument) -> Holds {
        let named = named(&argument.idea);
        let removed = self.deduction.eliminations.first().copied();
        let supposed = removed.ok_or("nothing is removed")?;
        let [Named::Cell(cell), Named::Digit(digit), rest @ ..] = &named[..] else {
            return Err("the idea supposes nothing".to_owned());
        };
        let is_supposed = *cell == supposed.cell && *digit == supposed.digit;
        ensure(is_supposed, "the idea supposes something else")?;
        let end = argument.lines.iter().rev().nth(1);
        let end = end.map(|line| self::named(&line.text)).unwrap_or_default();
        ensure(
            rest.iter().all(|it| end.contains(it)),
            "the idea ends otherwise",
        )?;
        let spans = argument.idea.spans(Language::english());
        let plain = spans.iter().filter_map(|span| match span {
            Span::Plain(words) => Some(words.split_whitespace()),
            _ => None,
        });
        let mut figures = plain
            .flatten()
            .filter_map(|word| word.parse::<usize>().ok());
        let is_right = |count| count == self.side_arguments;
        ensure(
            figures.all(is_right),
            "it has another number of side arguments",
        )
    }
}

/// An item that a text names, in order.
#[derive(Debug, PartialEq)]
enum Named {
    Cell(Cell),
    Digit(Digit),
    House(House),
    Sum(Sum),
}

fn named(text: &Text) -> Vec<Named> {
    let spans = text.spans(Language::english());
    let named = spans.iter().flat_map(|span| match span {
        Span::Cell(cell) => vec![Named::Cell(*cell)],
        Span::Digit(digit) => vec![Named::Digit(*digit)],
        Span::House(house) | Span::HouseNumber(house) => vec![Named::House(*house)],
        Span::Candidate(it) => vec![Named::Cell(it.cell), Named::Digit(it.digit)],
        Span::Sum(sum) => vec![Named::Sum(*sum)],
        _ => Vec::new(),
    });
    named.collect()
}

fn places(pattern: &str, said: &[Token]) -> Option<Vec<Read>> {
    matched(pattern, said)
}

/// Splits a sentence into its words and the lines that it names at its end.
fn without_lines(tokens: &[Token]) -> Holds<(Vec<Token>, Vec<usize>)> {
    let [
        said @ ..,
        Token::Word(open),
        Token::Word(word),
        Token::Lines(lines),
        Token::Word(close),
        stop,
    ] = tokens
    else {
        return Ok((tokens.to_vec(), Vec::new()));
    };
    let counted = if lines.len() == 1 { "line" } else { "lines" };
    ensure(
        open == "(" && close == ")" && word == counted,
        "lines in brackets",
    )?;
    let said = said.iter().chain([stop]).cloned().collect();
    Ok((said, lines.clone()))
}

fn single(claims: &[Claim]) -> Holds<Candidate> {
    let [claim] = claims else {
        return Err("one claim".to_owned());
    };
    let cell = claim.cells.single().ok_or("one cell")?;
    Ok(Candidate::new(cell, claim.digit))
}

fn no(wrong: Candidate) -> Claim {
    Claim {
        cells: CellSet::only(wrong.cell),
        digit: wrong.digit,
        is_true: false,
    }
}

/// The remaining position: the digits that each cell can have, or has.
struct Left<'a> {
    grid: &'a Grid,
    digits: [DigitSet; Cell::COUNT],
}

impl<'a> Left<'a> {
    fn of(grid: &'a Grid) -> Self {
        let mut digits = [DigitSet::EMPTY; Cell::COUNT];
        for cell in grid.layout().cells() {
            let value = grid.value(cell).map(DigitSet::only);
            digits[cell.index()] = value.unwrap_or_else(|| grid.candidates(cell));
        }
        Self { grid, digits }
    }

    fn take(&mut self, claim: &Claim) {
        for cell in claim.cells {
            let own = &mut self.digits[cell.index()];
            if !claim.is_true {
                own.remove(claim.digit);
                continue;
            }
            *own &= DigitSet::only(claim.digit);
            for peer in self.grid.layout().peers(cell) {
                self.digits[peer.index()].remove(claim.digit);
            }
        }
    }

    fn candidates(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    fn all(&self, cells: CellSet) -> DigitSet {
        let each = cells.into_iter().map(|cell| self.candidates(cell));
        each.fold(DigitSet::EMPTY, |all, digits| all | digits)
    }

    /// Returns the remaining places of a digit in a house that must have it.
    fn places(&self, digit: Digit, houses: &[House]) -> Holds<CellSet> {
        let house = house(houses)?;
        let is_whole = house.cells().len() == self.grid.layout().digits().len();
        ensure(is_whole, "the house need not have the digit")?;
        let has = |cell: &Cell| self.candidates(*cell).contains(digit);
        Ok(house.cells().into_iter().filter(has).collect())
    }

    /// Whether each of some cells sees all of the others.
    fn sees(&self, cells: CellSet, others: CellSet) -> bool {
        let peers = |cell| self.grid.layout().peers(cell);
        !others.is_empty() && others.into_iter().all(|it| cells.is_subset(peers(it)))
    }

    /// Checks whether a sentence states a contradiction; `None` if it does not state one.
    fn ends(&self, said: &[Token]) -> Option<Holds> {
        use Read::{Cells, Digits, Houses};
        let read = places("now nothing is left for {cells} .", said);
        if let Some([Cells(cells)]) = read.as_deref() {
            let is_one = cells.single().is_some();
            let is_empty = is_one && self.all(*cells).is_empty();
            return Some(ensure(is_empty, "something is left for the cell"));
        }
        let read = places("now {houses} has no place left for {digits} .", said);
        if let Some([Houses(of), Digits(digit)]) = read.as_deref() {
            let left = only(digit).and_then(|digit| self.places(digit, of));
            return Some(left.and_then(|left| ensure(left.is_empty(), "it has a place left")));
        }
        let read = places("now {cells} can no longer add up to {sum} .", said);
        if let Some([Cells(cells), Read::Sum(sum)]) = read.as_deref() {
            let holds = self.is_sum(*cells, sum);
            let end = || {
                ensure(
                    !self.adds_up(*cells, sum.sum, None),
                    "they can add up to it",
                )
            };
            return Some(holds.and_then(|()| end()));
        }
        None
    }

    /// Returns the claims of a sentence if they follow; `None` if it is not understood.
    fn follows(&self, said: &[Token]) -> Option<Holds<Vec<Claim>>> {
        use Read::{Cells, Claims, Digits, Houses};
        let gone = |it: &[Claim], digits: DigitSet, is_other: bool| {
            let goes = |it: &Claim| !it.is_true && digits.contains(it.digit) != is_other;
            ensure(it.iter().all(goes), "another digit goes")
        };
        let read = places("then {claims} : nothing else is left for the cell .", said);
        if let Some([Claims(it)]) = read.as_deref() {
            let holds = || {
                let candidate = single(it)?;
                let left = self.candidates(candidate.cell);
                ensure(it[0].is_true, "it is true")?;
                ensure(left == DigitSet::only(candidate.digit), "others are left")
            };
            return Some(holds().map(|()| it.clone()));
        }
        let read = places("then {claims} , the only place left in {houses} .", said);
        if let Some([Claims(it), Houses(of)]) = read.as_deref() {
            let holds = || {
                let candidate = single(it)?;
                let left = self.places(candidate.digit, of)?;
                ensure(it[0].is_true, "it is true")?;
                ensure(left == CellSet::only(candidate.cell), "others are left")
            };
            return Some(holds().map(|()| it.clone()));
        }
        let pattern = "in {houses} , {digits} is left only in {cells} : so {claims} .";
        let read = places(pattern, said);
        if let Some([Houses(of), Digits(digit), Cells(places), Claims(it)]) = read.as_deref() {
            let holds = || {
                let left = self.places(only(digit)?, of)?;
                ensure(left.is_subset(*places), "it has other places left")?;
                let were = self.grid.cells_with(only(digit)?);
                ensure(
                    places.is_subset(were & house(of)?.cells()),
                    "it has never been there",
                )?;
                gone(it, *digit, false)?;
                let sees = it.iter().all(|it| self.sees(it.cells, *places));
                ensure(sees, "it does not see them")
            };
            return Some(holds().map(|()| it.clone()));
        }
        let read = places("{cells} have only {digits} left , so {claims} .", said);
        if let Some([Cells(set), Digits(digits), Claims(it)]) = read.as_deref() {
            let holds = || {
                ensure(set.len() == digits.len(), "as many digits as cells")?;
                ensure(self.all(*set).is_subset(*digits), "they have others left")?;
                let were = set.into_iter().map(|cell| self.grid.candidates(cell));
                let were = were.fold(DigitSet::EMPTY, |all, digits| all | digits);
                ensure(digits.is_subset(were), "they have never had one")?;
                let see_each_other = |cell| self.sees(set.without(cell), CellSet::only(cell));
                ensure(
                    set.into_iter().all(see_each_other),
                    "they do not see each other",
                )?;
                gone(it, *digits, false)?;
                let sees = it.iter().all(|it| self.sees(it.cells, *set));
                ensure(sees, "it does not see them")
            };
            return Some(holds().map(|()| it.clone()));
        }
        let pattern = "in {houses} , {digits} are left only in {cells} , so {claims} .";
        let read = places(pattern, said);
        if let Some([Houses(of), Digits(digits), Cells(set), Claims(it)]) = read.as_deref() {
            let holds = || {
                ensure(set.len() == digits.len(), "as many digits as cells")?;
                ensure(
                    set.is_subset(house(of)?.cells()),
                    "they are not in the house",
                )?;
                for digit in *digits {
                    let left = self.places(digit, of)?;
                    ensure(left.is_subset(*set), "they have other places left")?;
                    let is_open = !self.grid.cells_with(digit).is_disjoint(*set);
                    ensure(is_open, "one has never been there")?;
                }
                gone(it, *digits, true)?;
                let inside = it.iter().all(|it| it.cells.is_subset(*set));
                ensure(inside, "it is not one of these cells")
            };
            return Some(holds().map(|()| it.clone()));
        }
        let read = places("{cells} must add up to {sum} , so {claims} .", said);
        if let Some([Cells(cells), Read::Sum(sum), Claims(it)]) = read.as_deref() {
            let holds = || {
                self.is_sum(*cells, sum)?;
                for claim in it {
                    let inside = claim.cells.is_subset(*cells) && !claim.is_true;
                    ensure(inside, "it is not one of these cells")?;
                    for cell in claim.cells {
                        let with = Candidate::new(cell, claim.digit);
                        let adds_up = self.adds_up(*cells, sum.sum, Some(with));
                        ensure(!adds_up, "they can add up to it so")?;
                    }
                }
                Ok(())
            };
            return Some(holds().map(|()| it.clone()));
        }
        None
    }

    /// Whether the cells must have the sum, with no digit twice: the cells of a cage, or the rest
    /// of houses.
    fn is_sum(&self, cells: CellSet, sum: &Sum) -> Holds {
        let layout = self.grid.layout();
        ensure(sum.cells == cells, "the sum is of other cells")?;
        let is_cage = |it: &sudoku_stepper::grid::Cage| {
            it.cells == cells && it.sum.map(usize::from) == Some(sum.sum)
        };
        let is_left = |it: &sudoku_stepper::grid::Balance| {
            it.outer.is_empty()
                && it.inner == cells
                && usize::try_from(it.difference).ok() == Some(sum.sum)
        };
        let is_known = layout.cages().iter().any(is_cage) || layout.balances().iter().any(is_left);
        ensure(is_known, "they have another sum")?;
        let see_each_other = |cell| self.sees(cells.without(cell), CellSet::only(cell));
        let is_alone = cells.single().is_some();
        let differ = is_alone || cells.into_iter().all(see_each_other);
        ensure(differ, "they may have a digit twice")
    }

    /// Whether the cells can add up to a sum, optionally with this digit in one of them. All ways
    /// to fill them are tried.
    fn adds_up(&self, cells: CellSet, sum: usize, with: Option<Candidate>) -> bool {
        self.fill(cells, DigitSet::EMPTY, sum, with)
    }

    fn fill(&self, cells: CellSet, held: DigitSet, rest: usize, with: Option<Candidate>) -> bool {
        let Some(cell) = cells.first() else {
            return rest == 0;
        };
        let asked = with.filter(|it| it.cell == cell);
        let digits = match asked {
            Some(it) => DigitSet::only(it.digit),
            None => self.candidates(cell),
        };
        (digits - held).into_iter().any(|digit| {
            let rest = rest.checked_sub(usize::from(digit.get()));
            rest.is_some_and(|rest| self.fill(cells.without(cell), held.with(digit), rest, with))
        })
    }
}

fn house(houses: &[House]) -> Holds<House> {
    match houses {
        [house] => Ok(*house),
        _ => Err("one house".to_owned()),
    }
}
