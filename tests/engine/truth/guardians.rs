//! Checks the sentences about guardians: about a shape that is impossible, or that would give a
//! second solution, and about the candidates of which one is true because of that.

use super::holds::{self, Holds, ensure};
use super::read::{Read, Token, matched, tokens};
use super::tridagons;
use sudoku_stepper::explain::{Argument, Line};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::guardians::Outcome;
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;
use sudoku_stepper::texts::Span;

/// Whether all sentences of such a pattern are read.
pub fn is_read(pattern: &Pattern) -> bool {
    let Pattern::Guardians(pattern) = pattern else {
        return false;
    };
    !matches!(pattern.outcome, Outcome::Forced { .. })
}

/// Checks a sentence and returns the result, if the sentence matches one of some patterns; the
/// values of their placeholders are put into variables.
macro_rules! read {
    ($tokens:expr, $($pattern:literal)|+, $places:pat => $holds:expr) => {
        let patterns = [$($pattern),+];
        if let Some(places) = patterns.iter().find_map(|it| matched(it, $tokens))
            && let $places = &places[..]
        {
            #[allow(clippy::redundant_closure_call, reason = "so that `?` ends one reading, not all of them")]
            return Some((|| -> Holds { $holds })());
        }
    };
}

fn only(digits: &DigitSet) -> Result<Digit, String> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

/// Returns the number of lines that explain why one of some candidates is true, and these
/// candidates; `Err` with the first line that is not true or does not follow.
pub fn known(
    grid: &Grid,
    deduction: &Deduction,
    argument: &Argument,
) -> Result<(usize, Vec<Candidate>), String> {
    let mut told = Told::new(grid, deduction);
    for (number, line) in argument.lines.iter().enumerate() {
        cites(number, line)?;
        for sentence in line.text.sentences(Language::english()) {
            told.sentence(&tokens(&sentence))?;
        }
        if told.is_guarded {
            return Ok((number + 1, told.guardians));
        }
    }
    Err("no guardian is known to be true".to_owned())
}

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told::new(grid, deduction);
    told.idea(&tokens(&argument.idea))?;
    for (number, line) in argument.lines.iter().enumerate() {
        cites(number, line)?;
        for sentence in line.text.sentences(Language::english()) {
            told.sentence(&tokens(&sentence))?;
        }
    }
    let last = argument.lines.len() - 1;
    ensure(rest_on_each_other(argument, last), "a line is not needed")?;
    ensure(told.is_concluded, "nothing is concluded")
}

/// Checks that a line rests on earlier ones, and names only these.
fn cites(number: usize, line: &Line) -> Holds {
    let before = |line: &usize| *line < number;
    ensure(line.from.iter().all(before), "it rests on a later line")?;
    let named = line.text.named().into_iter().filter_map(|span| match span {
        Span::Line(line) => Some(line.place),
        _ => None,
    });
    let mut named: Vec<usize> = named.collect();
    ensure(
        named.iter().all(|it| line.from.contains(it)),
        "it names a line that it does not rest on",
    )?;
    let count = named.len();
    named.sort_unstable();
    named.dedup();
    ensure(named.len() == count, "it names a line twice")
}

/// Whether the last line rests on all others, directly or through other lines.
fn rest_on_each_other(argument: &Argument, last: usize) -> bool {
    let mut needed = vec![last];
    let mut at = 0;
    while let Some(line) = needed.get(at) {
        for from in &argument.lines[*line].from {
            if !needed.contains(from) {
                needed.push(*from);
            }
        }
        at += 1;
    }
    needed.len() == argument.lines.len()
}

struct Told<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    /// The cells in the order in which they are named.
    cells: Vec<Cell>,
    /// The digits that cannot fill the shape.
    digits: DigitSet,
    /// The candidates that prevent the shape.
    guardians: Vec<Candidate>,
    houses: Vec<CellSet>,
    is_grave: bool,
    /// Whether each house of a loop has one cell of each of the two marks.
    is_marked: bool,
    is_impossible: bool,
    is_guarded: bool,
    locked: Option<Digit>,
    /// The cells of which one is a guardian.
    one_cell: CellSet,
    is_concluded: bool,
}

impl<'a> Told<'a> {
    const fn new(grid: &'a Grid, deduction: &'a Deduction) -> Self {
        Self {
            grid,
            deduction,
            cells: Vec::new(),
            digits: DigitSet::EMPTY,
            guardians: Vec::new(),
            houses: Vec::new(),
            is_grave: false,
            is_marked: false,
            is_impossible: false,
            is_guarded: false,
            locked: None,
            one_cell: CellSet::EMPTY,
            is_concluded: false,
        }
    }
}

impl Told<'_> {
    /// Checks the sentence about the whole pattern: the guardians, their number and the shape
    /// without them.
    fn idea(&mut self, tokens: &[Token]) -> Holds {
        let read = |would: &str, end: &str| {
            let one = format!(
                "without the extra candidate ( guardian ) {{candidates}} , {would} , so {end} ."
            );
            let several = one.replace("candidate ( guardian )", "candidates ( guardians )");
            let places = matched(&one, tokens).or_else(|| matched(&several, tokens))?;
            match &places[..] {
                [Read::Candidates(named)] => Some(named.clone()),
                _ => None,
            }
        };
        let pattern = match &self.deduction.pattern {
            Pattern::Guardians(pattern) => pattern,
            _ => return Err("no guardians".to_owned()),
        };
        let would = if pattern.shape.needs_one_solution() {
            "the puzzle would have a second solution"
        } else {
            "the board could not be filled"
        };
        let end = match pattern.guardians[..] {
            [_] => "it is true",
            _ => "at least one of them is true",
        };
        let mut named = read(would, end).ok_or("another idea")?;
        named.sort();
        let mut all = pattern.guardians.clone();
        all.sort();
        ensure(named == all, "the idea has other guardians")
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        let holds = self.shape(tokens);
        let holds = holds.or_else(|| self.fault(tokens));
        let holds = holds.or_else(|| self.outcome(tokens));
        holds.unwrap_or_else(|| Err(format!("it is not understood: {tokens:?}")))
    }

    fn all(&self) -> CellSet {
        self.cells.iter().copied().collect()
    }

    /// Checks the description of the shape.
    fn shape(&mut self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Cells, Houses, Number};
        let in_order = tokens.iter().find_map(|token| match token {
            Token::Cells(cells) => Some(cells.clone()),
            _ => None,
        });
        let in_order = in_order.unwrap_or_default();
        let no_given = |grid: &Grid, cells: CellSet| {
            ensure(cells.is_disjoint(grid.given()), "a cell is a given")
        };
        read!(tokens, "{cells} form a closed loop of {number} cells , and each shares one of {houses} with the next .",
            [Cells(cells), Number(number), Houses(houses)] => {
            self.houses = houses.iter().map(|it| it.cells()).collect();
            let in_two = |house: &CellSet| (*house & *cells).len() == 2;
            ensure(self.houses.iter().all(in_two), "a house has other cells")?;
            ensure(houses.len() == cells.len(), "a house for each cell")?;
            let next = in_order.iter().cycle().skip(1);
            for (cell, next) in in_order.iter().zip(next) {
                let mut shared = self.houses.iter();
                let is_shared = shared.any(|it| it.contains(*cell) && it.contains(*next));
                ensure(is_shared, "two share none")?;
            }
            self.cells = in_order.clone();
            ensure(cells.len() == *number, "another number")?;
            ensure(cells.len() % 2 == 1, "an even loop")
        });
        read!(tokens, "{cells} form a closed loop of {number} cells , each of which sees the next .",
            [Cells(cells), Number(number)] => {
            self.cells = in_order.clone();
            self.closes()?;
            ensure(cells.len() == *number, "another number")?;
            ensure(cells.len() % 2 == 1, "an even loop")
        });
        read!(tokens, "{cells} form a closed loop without a given , and each cell sees the next .",
            [Cells(cells)] => {
            self.cells = in_order.clone();
            self.closes()?;
            no_given(self.grid, *cells)
        });
        read!(tokens, "go round it marking its cells a and b by turns : each house that it meets has exactly one a and one b .",
            [] => {
            let cells = &self.all();
            ensure(!cells.is_empty() && cells.len().is_multiple_of(2), "an odd loop")?;
            let every_other: CellSet = self.cells.iter().copied().step_by(2).collect();
            let is_one_of_each = |house: &House| {
                let own = house.cells() & *cells;
                own.is_empty() || own.len() == 2 && (own & every_other).len() == 1
            };
            ensure(
                self.grid.layout().houses().iter().all(is_one_of_each),
                "a house has not one of each",
            )?;
            self.is_marked = true;
            Ok(())
        });
        read!(tokens, "{cells} lie on two parallel lines , three cells of each , without a given , and the two cells side by side always share a box ( or region ) .",
            [Cells(cells)] => {
            self.cells = in_order.clone();
            no_given(self.grid, *cells)?;
            ensure(cells.len() == 6, "six cells")?;
            // In every house but the two lines, the cells of both lines come in pairs, so the lines
            // can be swapped.
            let cell_line = |is_row: bool, cell: Cell| if is_row { cell.row() } else { cell.column() };
            let is_so = |is_row: bool| {
                let mut lines: Vec<usize> = cells.iter().map(|it| cell_line(is_row, it)).collect();
                lines.sort_unstable();
                if lines[0] != lines[2] || lines[3] != lines[5] || lines[2] == lines[3] {
                    return false;
                }
                let beside = |it: Cell| {
                    let mut other = cells.iter();
                    other.find(|other| {
                        cell_line(is_row, *other) != cell_line(is_row, it)
                            && cell_line(!is_row, *other) == cell_line(!is_row, it)
                    })
                };
                let mut houses = self.grid.layout().houses().iter();
                houses.all(|house| {
                    let own = house.cells() & *cells;
                    let is_line = own.len() == 3 && own.iter().all(|it| {
                        cell_line(is_row, it) == own.first().map_or(9, |first| cell_line(is_row, first))
                    });
                    is_line || own.iter().all(|it| beside(it).is_some_and(|it| own.contains(it)))
                })
            };
            ensure(is_so(true) || is_so(false), "the lines cannot change places")
        });
        read!(tokens, "{cells} are three cells of each of {houses} , one in each row and column there .",
            [Cells(cells), Houses(boxes)] => {
            self.cells = in_order.clone();
            self.houses = boxes.iter().map(|it| it.cells()).collect();
            ensure(cells.is_subset(self.grid.unsolved()), "they are not empty")?;
            ensure(
                boxes.iter().all(|it| (it.cells() & *cells).len() == 3) && cells.len() == 12,
                "not three of each",
            )
        });
        None
    }

    /// Checks that each cell sees the next, and the last the first.
    fn closes(&self) -> Holds {
        let next = self.cells.iter().cycle().skip(1);
        let mut pairs = self.cells.iter().zip(next);
        ensure(
            pairs.all(|(one, other)| self.grid.layout().sees(*one, *other)),
            "a cell does not see the next",
        )
    }

    /// Collects the digits that the cells have in addition to those of the shape.
    fn others(&mut self, digits: DigitSet) -> Holds {
        for cell in &self.cells {
            let own = self.grid.candidates(*cell);
            ensure(!own.is_empty(), "it is filled")?;
            let others = (own - digits).into_iter();
            let others = others.map(|digit| Candidate::new(*cell, digit));
            self.guardians.extend(others);
        }
        self.guardians.sort();
        self.digits = digits;
        Ok(())
    }

    /// Checks the reason why the shape is impossible.
    fn fault(&mut self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Candidates, Digits, Houses, Lines};
        read!(tokens, "if these houses had no other place for {digits} , each of them would have it in exactly one of its two cells of the loop , so every other cell of the loop would be {digits} ( line {lines} ) .",
            [Digits(digit), Digits(again), Lines(_)] => {
            ensure(digit == again, "another digit")?;
            let digit = only(digit)?;
            let all = self.houses.iter().fold(CellSet::EMPTY, |all, it| all | *it);
            let with = self.grid.cells_with(digit);
            ensure(self.all().is_subset(with), "it is no candidate")?;
            let others = (all & with) - self.all();
            self.guardians = others.into_iter().map(|cell| Candidate::new(cell, digit)).collect();
            self.digits = DigitSet::only(digit);
            Ok(())
        });
        read!(tokens, "if they held only {digits} , these two would have to take turns along the loop ( line {lines} ) .",
            [Digits(pair), Lines(_)] => {
            ensure(pair.len() == 2, "two digits")?;
            self.others(*pair)
        });
        read!(tokens, "with an odd number of cells that cannot be ( lines {lines} ) .", [Lines(_)] => {
            self.is_impossible = !self.cells.is_empty();
            Ok(())
        });
        read!(tokens, "if only {digits} filled it , they would stand in it by turns .",
            [Digits(pair)] => {
            ensure(self.is_marked, "the loop is not marked")?;
            ensure(pair.len() == 2, "two digits")?;
            self.others(*pair)
        });
        read!(tokens, "if only {digits} filled them , both lines would have the same three digits there .",
            [Digits(three)] => {
            ensure(three.len() == 3, "three digits")?;
            self.others(*three)
        });
        read!(tokens, "exchanging the two would leave every house with its digits ( line {lines} ) , and no given would change .",
            [Lines(_)] => ensure(self.is_marked && self.digits.len() == 2, "two digits by turns"));
        read!(tokens, "the puzzle would have a second solution ( line {lines} ) .", [Lines(_)] =>
            ensure(!self.digits.is_empty(), "it is not told how"));
        read!(tokens, "exchanging those of the two lines ( line {lines} ) would leave every house with its digits , and no given would change .",
            [Lines(_)] => ensure(self.digits.len() == 3, "three digits"));
        read!(tokens, "it has only one , so that cannot be .", [] => {
            self.is_impossible = !self.digits.is_empty();
            Ok(())
        });
        read!(tokens, "if only {digits} filled them , two boxes side by side would have different digits in each of three rows ( line {lines} ) .",
            [Digits(three), Lines(_)] => {
            ensure(three.len() == 3, "three digits")?;
            self.others(*three)
        });
        read!(tokens, "in the same way , two boxes one above the other would have different digits in each of three columns ( line {lines} ) .",
            [Lines(_)] => ensure(self.digits.len() == 3, "three digits"));
        read!(tokens, "so read from top to bottom , both would have the three digits in the same circular order ."
            | "so read from left to right , both would have the three digits in the same circular order .",
            [] => ensure(self.digits.len() == 3, "three digits"));
        read!(tokens, "in {houses} , the order by columns is the opposite of that by rows ; in the three others both are the same ( line {lines} ) ."
            | "in {houses} , the order by columns is the opposite of that by rows ; in the other one both are the same ( line {lines} ) .",
            [Houses(opposite), Lines(_)] => {
            let houses = self.grid.layout().houses().iter().copied();
            let boxes: Vec<House> = houses.filter(|it| self.houses.contains(&it.cells())).collect();
            tridagons::holds(self.all(), &boxes, self.digits, opposite)?;
            let says_three = tokens.contains(&Token::Word("three".to_owned()));
            ensure(says_three == (opposite.len() == 1), "another number of boxes")
        });
        read!(tokens, "going round the four boxes , the order would stay the same from box to box ( lines {lines} ) and yet turn into its opposite ( line {lines} ) , which cannot be .", [Lines(_), Lines(_)] => {
            self.is_impossible = self.digits.len() == 3;
            Ok(())
        });
        read!(tokens, "without {candidates} , each empty cell would have two candidates .",
            [Candidates(guardians)] => {
            let lost = |cell: Cell| {
                let own = guardians.iter().filter(|it| it.cell == cell);
                own.map(|it| it.digit).collect::<DigitSet>()
            };
            let left = |cell: Cell| self.grid.candidates(cell) - lost(cell);
            let open = self.grid.unsolved();
            ensure(open.iter().all(|it| left(it).len() == 2), "a cell would not have two")?;
            ensure(guardians.iter().all(|it| self.grid.has(*it)), "it is no candidate")?;
            self.guardians = guardians.clone();
            self.guardians.sort();
            Ok(())
        });
        read!(tokens, "each digit would then have two places in every house that lacks it .", [] => {
            let guardians = &self.guardians;
            let lost = |cell: Cell| {
                let own = guardians.iter().filter(|it| it.cell == cell);
                own.map(|it| it.digit).collect::<DigitSet>()
            };
            let left = |cell: Cell| self.grid.candidates(cell) - lost(cell);
            let open = self.grid.unsolved();
            for house in self.grid.layout().houses() {
                let own = house.cells();
                let held = own.into_iter().filter_map(|it| self.grid.value(it));
                for digit in self.grid.layout().digits() - held.collect::<DigitSet>() {
                    let places = (own & open).into_iter().filter(|it| left(*it).contains(digit));
                    ensure(places.count() == 2, "a digit would not have two places")?;
                }
            }
            self.is_grave = !guardians.is_empty();
            ensure(self.is_grave, "no guardians")
        });
        read!(tokens, "a solution would take one candidate of each cell .", [] =>
            ensure(self.is_grave, "it is no grave"));
        read!(tokens, "those that it does not take would be one for each cell , and one of each digit in each house , too ( lines {lines} ) .",
            [Lines(_)] => ensure(self.is_grave, "it is no grave"));
        read!(tokens, "they would be a second solution ( line {lines} ) .", [Lines(_)] =>
            ensure(self.is_grave, "it is no grave"));
        read!(tokens, "the puzzle has only one , so that cannot be .",
            [] => {
            self.is_impossible = self.is_grave;
            Ok(())
        });
        None
    }

    /// Checks that at least one of these is true: they are all the candidates that prevent the
    /// impossible shape.
    fn one_of(&mut self, guardians: &[Candidate]) -> Holds {
        let mut named = guardians.to_vec();
        named.sort();
        ensure(self.is_impossible, "it is not told why it cannot be")?;
        ensure(
            named == self.guardians && !named.is_empty(),
            "other guardians",
        )?;
        self.is_guarded = true;
        Ok(())
    }

    fn guarded(&self) -> CellSet {
        self.guardians.iter().map(|it| it.cell).collect()
    }

    /// Checks that these are all the candidates that the step removes, each for a reason.
    fn removes(&mut self, removed: &[Candidate], goes: impl Fn(&Candidate) -> bool) -> Holds {
        ensure(self.is_guarded, "no guardian is known to be true")?;
        holds::removes(self.grid, self.deduction, removed, goes)?;
        self.is_concluded = true;
        Ok(())
    }

    /// Checks the conclusion.
    fn outcome(&mut self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Candidates, Cells, Claims, Digits, Houses, Lines, Removed};
        read!(tokens, "only the extra candidate ( guardian ) {candidates} prevents that ( line {lines} ) , so it is true .",
            [Candidates(guardians), Lines(_)] => {
            ensure(guardians.len() == 1, "one guardian")?;
            self.one_of(guardians)
        });
        read!(tokens, "only the extra candidates ( guardians ) {candidates} prevent that ( line {lines} ) , so at least one of them is true .",
            [Candidates(guardians), Lines(_)] => {
            ensure(guardians.len() > 1, "several guardians")?;
            self.one_of(guardians)
        });
        read!(tokens, "there is no other guardian ( line {lines} ) : {claims} .",
            [Lines(_), Claims(claims)] => {
            let [one] = self.guardians[..] else {
                return Err("one guardian".to_owned());
            };
            let [claim] = claims[..] else {
                return Err("one claim".to_owned());
            };
            let is_so = claim.cells == CellSet::only(one.cell) && claim.digit == one.digit;
            ensure(claim.is_true && is_so, "another")?;
            ensure(self.deduction.placements == [one], "it places something else")?;
            self.is_concluded = true;
            Ok(())
        });
        read!(tokens, "so {cells} is {digits} and nothing else ( line {lines} ) : {removed} ."
            | "all of them are in {cells} , so it is {digits} and nothing else ( line {lines} ) : {removed} .",
            [Cells(cell), Digits(digits), Lines(_), Removed(removed)] => {
            let at = cell.single().ok_or("one cell")?;
            let of_cell: Vec<Candidate> =
                digits.into_iter().map(|digit| Candidate::new(at, digit)).collect();
            let are_several = tokens.contains(&Token::Word("them".to_owned()));
            ensure(are_several == (digits.len() > 1), "another number of guardians")?;
            self.one_of(&of_cell)?;
            self.removes(removed, |it| it.cell == at && !digits.contains(it.digit))
        });
        read!(tokens, "so what all of them see is false ( line {lines} ) : {removed} .",
            [Lines(_), Removed(removed)] => {
            let guardians = &self.guardians.clone();
            let layout = self.grid.layout();
            let sees = |it: &Candidate, other: &Candidate| {
                let same_cell = it.cell == other.cell && it.digit != other.digit;
                same_cell || it.digit == other.digit && layout.sees(it.cell, other.cell)
            };
            self.removes(removed, |it| guardians.iter().all(|other| sees(it, other)))
        });
        read!(tokens, "so {cells} is {digits} ( line {lines} ) .",
            [Cells(guarded), Digits(digits), Lines(_)] => {
            ensure(self.is_guarded, "no guardian is known to be true")?;
            ensure(*guarded == self.guarded(), "other cells have the guardians")?;
            let own: DigitSet = self.guardians.iter().map(|it| it.digit).collect();
            ensure(*digits == own, "other digits are guardians")?;
            self.one_cell = *guarded;
            Ok(())
        });
        read!(tokens, "that cell ( line {lines} ) and {cells} , which can only be {digits} , take both/all of these digits , so no other cell of {houses} can be one of them : {removed} .",
            [Lines(_), Cells(cells), Digits(digits), Houses(houses), Removed(removed)] => {
            let guarded = &self.one_cell.clone();
            ensure(!guarded.is_empty(), "no cell was told")?;
            ensure(cells.is_disjoint(*guarded), "a guarded cell is one of them")?;
            ensure(cells.is_subset(self.grid.unsolved()), "one is filled")?;
            let own = |cells: CellSet| {
                let all = cells.into_iter().map(|it| self.grid.candidates(it));
                all.fold(DigitSet::EMPTY, |all, it| all | it)
            };
            let of_guardians: DigitSet = self.guardians.iter().map(|it| it.digit).collect();
            ensure(own(*cells) | of_guardians == *digits, "they hold others")?;
            let mut own = self.guardians.iter();
            ensure(own.all(|it| digits.contains(it.digit)), "a guardian is none of them")?;
            ensure(digits.len() == cells.len() + 1, "as many digits as cells")?;
            let has_both = matches!(
                (digits.len(), tokens.contains(&Token::Word("both".to_owned()))),
                (2, true) | (3.., false)
            );
            ensure(has_both, "both, or all")?;
            let mut all = houses.iter();
            ensure(
                all.all(|it| (*cells | *guarded).is_subset(it.cells())),
                "they are not all in the house",
            )?;
            self.removes(removed, |it| {
                let mut houses = houses.iter();
                let is_beside = houses.any(|house| house.cells().contains(it.cell));
                is_beside && !(*cells | *guarded).contains(it.cell) && digits.contains(it.digit)
            })
        });
        read!(tokens, "in {houses} , the {digits} can only go in {cells} .",
            [Houses(houses), Digits(digit), Cells(cells)] => {
            let digit = only(digit)?;
            ensure(*cells == self.guarded() && cells.len() == 2, "not the two guarded cells")?;
            let mut all = houses.iter();
            let is_only = |it: &House| self.grid.cells_with(digit) & it.cells() == *cells;
            ensure(all.all(is_only), "the house has other places")?;
            let mut own = self.guardians.iter();
            ensure(own.all(|it| it.digit != digit), "it is a guardian")?;
            self.locked = Some(digit);
            Ok(())
        });
        read!(tokens, "so one of these two cells is {digits} ( line {lines} ) , and the other is one of its extra candidates ( line {lines} ) : {removed} .",
            [Digits(digit), Lines(_), Lines(_), Removed(removed)] => {
            let digit = only(digit)?;
            ensure(self.locked == Some(digit), "another digit")?;
            let guarded = self.guarded();
            let guardians = self.guardians.clone();
            self.removes(removed, |it| {
                guarded.contains(it.cell) && it.digit != digit && !guardians.contains(it)
            })
        });
        None
    }
}
