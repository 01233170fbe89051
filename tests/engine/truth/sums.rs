//! Checks the sentences about sums: of cages, and of the cells that the rule of 45 leaves.

use super::holds::{self, Holds, ensure};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;
use sudoku_stepper::texts::Sum;

/// Whether all sentences of such a pattern are read.
pub const fn is_read(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Cage(_))
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

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut sums = Sums {
        grid,
        deduction,
        told: Told::default(),
    };
    for line in &argument.lines {
        for sentence in line.text.sentences(Language::english()) {
            sums.sentence(&cages_apart(tokens(&sentence)))?;
        }
    }
    // If a digit is placed, one cell is left, and its digit is the number of the equation.
    if let [placed] = deduction.placements[..] {
        let last = sums.told.parts.last().ok_or("no sum is told")?;
        let is_last = last.cells == CellSet::only(placed.cell);
        ensure(
            is_last && last.sum == usize::from(placed.digit.get()),
            "it places something else",
        )?;
        return ensure(grid.has(placed), "it is no candidate");
    }
    ensure(sums.told.is_concluded, "nothing is concluded")
}

/// Splits a list of cells behind 'at': the first cell names a cage and is before a comma, as in `at
/// r1c1, r1c2 is left`. It is not one of the cells behind it.
fn cages_apart(tokens: Vec<Token>) -> Vec<Token> {
    let mut apart: Vec<Token> = Vec::new();
    for token in tokens {
        let is_behind_at = matches!(apart.last(), Some(Token::Word(word)) if word == "at");
        match token {
            Token::Cells(cells) if is_behind_at && cells.len() > 1 => {
                apart.push(Token::Cells(cells[..1].to_vec()));
                apart.push(Token::Word(",".to_owned()));
                apart.push(Token::Cells(cells[1..].to_vec()));
            }
            token => apart.push(token),
        }
    }
    apart
}

fn only(digits: &DigitSet) -> Result<Digit, String> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

fn one(cells: &CellSet) -> Result<Cell, String> {
    cells.single().ok_or_else(|| "one cell".to_owned())
}

fn union(houses: &[House]) -> CellSet {
    houses
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells())
}

/// Cells whose sum is known.
#[derive(Clone, Default)]
struct Part {
    cells: CellSet,
    sum: usize,
    sets: Vec<DigitSet>,
    /// The fewest of the named digits that the cells hold.
    least: usize,
}

#[derive(Default)]
struct Told {
    houses: Vec<House>,
    /// The difference by which some cells add up to more than others.
    sides: Option<(CellSet, CellSet, isize)>,
    /// The two sides of an equation and their difference, until they are named.
    equation: Option<(CellSet, CellSet, isize)>,
    parts: Vec<Part>,
    digits: DigitSet,
    /// A house, and its cells that use up the digits.
    used: Option<(House, CellSet)>,
    claimed: Option<(Digit, CellSet)>,
    required: Option<Digit>,
    left: Vec<DigitSet>,
    blocked: Vec<DigitSet>,
    in_house: Option<House>,
    mixed: Option<Cell>,
    is_concluded: bool,
}

struct Sums<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    told: Told,
}

impl Sums<'_> {
    fn part(&self) -> Result<&Part, String> {
        self.told
            .parts
            .last()
            .ok_or_else(|| "no sum was told".to_owned())
    }

    /// Returns the cage with this sum and this first cell.
    fn cage(&self, sum: Sum, first: CellSet) -> Result<Cage, String> {
        let first = one(&first)?;
        let cage = self
            .grid
            .layout()
            .cage_of(first)
            .ok_or("no cage is there")?;
        let is_named = cage.cells.first() == Some(first)
            && cage.cells == sum.cells
            && cage.sum.map(usize::from) == Some(sum.sum);
        ensure(is_named, "another cage")?;
        Ok(*cage)
    }

    /// Returns the cells that an equation adds up and those that it subtracts. Each of its terms is
    /// a cage, one of the named houses or a cell with a value.
    fn made(
        &self,
        terms: &[(bool, Sum)],
        made: usize,
        houses: &[House],
    ) -> Result<(CellSet, CellSet), String> {
        let layout = self.grid.layout();
        let mut counts = [0_isize; Cell::COUNT];
        let mut result = 0;
        for (is_added, term) in terms {
            let value = term.cells.single().and_then(|cell| self.grid.value(cell));
            let is_value = value.is_some_and(|digit| usize::from(digit.get()) == term.sum);
            let is_cage = layout.cages().iter().any(|cage| {
                cage.cells == term.cells && cage.sum.map(usize::from) == Some(term.sum)
            });
            let is_houses = !houses.is_empty()
                && term.cells == union(houses)
                && term.sum == houses.len() * layout.sum_of_house();
            ensure(is_value || is_cage || is_houses, "a term is no such sum")?;
            let sign = if *is_added { 1 } else { -1 };
            for cell in term.cells {
                counts[cell.index()] += sign;
            }
            result += sign * isize::try_from(term.sum).unwrap();
        }
        ensure(
            result == isize::try_from(made).unwrap(),
            "the equation is wrong",
        )?;
        let with = |count: isize| {
            let all = layout.cells().iter();
            let all = all.filter(|cell| counts[cell.index()] == count);
            all.collect::<CellSet>()
        };
        let (more, less) = (with(1), with(-1));
        let is_all = counts.iter().all(|count| (-1..=1).contains(count));
        ensure(is_all, "a cell counts twice")?;
        Ok((more, less))
    }

    /// Records cells with their sum by an equation.
    fn sum(&mut self, cells: CellSet, terms: &[(bool, Sum)], made: usize) -> Holds {
        let (more, less) = self.made(terms, made, &self.told.houses)?;
        ensure(
            more == cells && less.is_empty() && !cells.is_empty(),
            "it tells the sum of other cells",
        )?;
        ensure(
            cells.is_subset(self.grid.unsolved()),
            "a cell has its value",
        )?;
        self.told.parts.push(Part {
            cells,
            sum: made,
            ..Part::default()
        });
        let difference = isize::try_from(made).unwrap();
        self.told.sides = Some((cells, CellSet::EMPTY, difference));
        Ok(())
    }

    /// Whether cells all see each other, so that their digits are different.
    fn all_differ(&self, cells: CellSet) -> bool {
        let sees_others = |cell| {
            let peers = self.grid.layout().peers(cell);
            cells.without(cell).is_subset(peers)
        };
        cells.iter().all(sees_others)
    }

    /// Whether the cells can hold these digits in some order, if `fixed` puts a certain digit into
    /// one of them.
    fn fits(&self, cells: CellSet, digits: DigitSet, fixed: Option<Candidate>) -> bool {
        if cells.len() != digits.len() {
            return false;
        }
        let mut held = vec![DigitSet::EMPTY];
        for cell in cells {
            let mut own = self.grid.candidates(cell) & digits;
            if let Some(fixed) = fixed {
                own = if fixed.cell == cell {
                    own & DigitSet::only(fixed.digit)
                } else {
                    own - DigitSet::only(fixed.digit)
                };
            }
            let mut next: Vec<DigitSet> = Vec::new();
            for before in held {
                next.extend((own - before).iter().map(|digit| before.with(digit)));
            }
            next.sort_by_key(|it| it.bits());
            next.dedup();
            held = next;
        }
        !held.is_empty()
    }

    /// Returns the sets of this many different digits of the board with a sum.
    fn sets_of(&self, count: usize, sum: usize) -> Vec<DigitSet> {
        let all = (0..=DigitSet::ALL.bits()).map(DigitSet::from_bits);
        let digits = self.grid.layout().digits();
        all.filter(|it| it.is_subset(digits) && it.len() == count && it.sum() == sum)
            .collect()
    }

    /// Checks that the last named cells can hold these sets, and no others.
    fn can_hold(&mut self, sets: &[DigitSet]) -> Holds {
        let Part { cells, sum, .. } = *self.part()?;
        ensure(self.all_differ(cells), "two may be the same")?;
        let all = self.sets_of(cells.len(), sum);
        let all: Vec<DigitSet> = all
            .into_iter()
            .filter(|set| self.fits(cells, *set, None))
            .collect();
        let mut told = sets.to_vec();
        told.sort_by_key(|it| it.bits());
        ensure(told == all, "they can hold other sets")?;
        self.told.parts.last_mut().unwrap().sets = told;
        self.told.left = sets.to_vec();
        Ok(())
    }

    /// Whether a candidate of some cells does not fit into any of these sets.
    fn is_in_none(&self, cells: CellSet, sets: &[DigitSet], it: Candidate) -> bool {
        let fits = |set: &DigitSet| set.contains(it.digit) && self.fits(cells, *set, Some(it));
        cells.contains(it.cell) && !sets.iter().any(fits)
    }

    /// Checks that these are all the candidates that the step removes, each for a reason.
    fn removes(&mut self, removed: &[Candidate], goes: impl Fn(&Candidate) -> bool) -> Holds {
        holds::removes(self.grid, self.deduction, removed, goes)?;
        self.told.is_concluded = true;
        Ok(())
    }

    /// Checks that each set has at least this many of the digits.
    fn least(&mut self, least: usize) -> Holds {
        let digits = self.told.digits;
        let part = self.part()?;
        let fewest = part.sets.iter().map(|set| (*set & digits).len()).min();
        ensure(fewest == Some(least), "another number of digits")?;
        self.told.parts.last_mut().unwrap().least = least;
        Ok(())
    }

    fn in_house(&self, house: House) -> Holds {
        let mut parts = self.told.parts.iter();
        ensure(
            parts.all(|part| part.cells.is_subset(house.cells())),
            "they are not in the house",
        )
    }

    fn bound(&mut self, is_most: bool, count: usize, bound: DigitSet, made: usize) -> Holds {
        let Part { cells, .. } = *self.part()?;
        ensure(self.all_differ(cells), "two may be the same")?;
        ensure(
            count + 1 == cells.len() && bound.len() == count && bound.sum() == made,
            "another number",
        )?;
        let held = cells.iter().map(|cell| self.grid.candidates(cell));
        let held = held.fold(DigitSet::EMPTY, |all, it| all | it);
        let mut ends: Vec<Digit> = held.into_iter().collect();
        if !is_most {
            ends.reverse();
        }
        let ends: DigitSet = ends.into_iter().take(count).collect();
        ensure(ends == bound, "there are others beyond")?;
        self.told.digits = bound;
        Ok(())
    }

    /// Checks the removals that follow because the other digits take up this much of the sum.
    fn beyond(
        &mut self,
        is_most: bool,
        (sum, others, rest): (usize, usize, usize),
        removed: &[Candidate],
    ) -> Holds {
        let part = self.part()?.clone();
        ensure(
            sum == part.sum && others == self.told.digits.sum() && sum == others + rest,
            "the equation is wrong",
        )?;
        self.removes(removed, |it| {
            let digit = usize::from(it.digit.get());
            let is_beyond = if is_most { digit > rest } else { digit < rest };
            part.cells.contains(it.cell) && is_beyond
        })
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        let holds = self.equations(tokens);
        let holds = holds.or_else(|| self.sets(tokens));
        let holds = holds.or_else(|| self.beside(tokens));
        holds.unwrap_or_else(|| Err(format!("it is not understood: {tokens:?}")))
    }

    /// Checks the sentences about sums and their cells.
    fn equations(&mut self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Cells, Equation, Houses, Number, Removed};
        read!(tokens, "in the cage {sum} at {cells} , the only empty cell is {cells} : {equation} ."
            | "in the cage {sum} at {cells} , the empty cells {cells} add up to {equation} .",
            [Read::Sum(sum), Cells(at), Cells(cells), Equation(terms, made)] => {
            let cage = self.cage(*sum, *at)?;
            ensure(
                *cells == cage.cells & self.grid.unsolved(),
                "these are not the cells that are left",
            )?;
            ensure(
                terms.first().is_some_and(|(is_added, first)| *is_added && first == sum),
                "another cage in the equation",
            )?;
            self.told.houses.clear();
            self.sum(*cells, terms, *made)
        });
        read!(tokens, "the cage of {cells} adds up to {equation} .",
            [Cells(cells), Equation(terms, made)] => {
            let [(true, sum)] = terms[..] else {
                return Err("an equation of one cage".to_owned());
            };
            let first = cells.first().ok_or("no cells")?;
            let cage = self.cage(sum, CellSet::only(first))?;
            ensure(*cells == cage.cells, "the cage has other cells")?;
            ensure(cells.is_subset(self.grid.unsolved()), "a cell is filled")?;
            self.told.houses.clear();
            self.sum(*cells, terms, *made)
        });
        read!(tokens, "in the cage {sum} at {cells} there is no other cell , so {cells} is {sum} .",
            [Read::Sum(sum), Cells(at), Cells(cell), Read::Sum(made)] => {
            let cage = self.cage(*sum, *at)?;
            ensure(cage.cells == *cell && cell.len() == 1, "it has another cell")?;
            ensure(sum == made, "another sum")?;
            self.told.houses.clear();
            self.sum(*cell, &[(true, *sum)], sum.sum)
        });
        for (pattern, is_outside) in [
            (
                "{placed} sticks/stick out of the cages taken off , so it/they is/are added .",
                true,
            ),
            (
                "{placed} is/are in none of the cages counted , so it/they is/are added .",
                false,
            ),
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [Read::Placed(values)] = &places[..]
            {
                let all = union(&self.told.houses);
                let is_so = |it: &Candidate| {
                    self.grid.value(it.cell) == Some(it.digit)
                        && all.contains(it.cell) != is_outside
                };
                return Some(ensure(values.iter().all(is_so), "no such value"));
            }
        }
        read!(tokens, "{houses} adds up to {number} ." | "together , {houses} add up to {number} .",
            [Houses(houses), Number(number)] => {
            let cells = union(houses).len();
            let each = self.grid.layout().size();
            ensure(cells == houses.len() * each, "they share a cell")?;
            ensure(
                houses.len() * self.grid.layout().sum_of_house() == *number,
                "another sum",
            )?;
            self.told.houses = houses.clone();
            Ok(())
        });
        read!(tokens, "the cages inside leave the innie {cells} : {equation} ."
            | "the cages inside leave the innies {cells} , which make {equation} .",
            [Cells(cells), Equation(terms, made)] => {
            let all = union(&self.told.houses);
            let open = self.grid.unsolved();
            let is_inside = terms.iter().all(|(_, term)| (term.cells & open).is_subset(all));
            ensure(is_inside && cells.is_subset(all), "not in the houses")?;
            self.sum(*cells, terms, *made)
        });
        read!(tokens, "the cages that cover it/them stick out by the outie {cells} : {equation} ."
            | "the cages that cover it/them stick out by the outies {cells} , which make {equation} .",
            [Cells(cells), Equation(terms, made)] => {
            let all = union(&self.told.houses);
            let is_one = tokens.contains(&Token::Word("it".to_owned()));
            ensure(is_one == (self.told.houses.len() == 1), "another number of houses")?;
            ensure(cells.is_disjoint(all), "in the houses")?;
            self.sum(*cells, terms, *made)
        });
        read!(tokens, "cages taken off leave {cells} inside ( innies ) and stick out by {cells} ( outies ) : {equation} .",
            [Cells(inner), Cells(outer), Equation(terms, made)] => {
            let all = union(&self.told.houses);
            ensure(inner.is_subset(all) && outer.is_disjoint(all), "not on these sides")?;
            let (more, less) = self.made(terms, *made, &self.told.houses)?;
            let is_so = more == *inner && less == *outer;
            ensure(is_so || more == *outer && less == *inner, "it tells of other cells")?;
            self.told.equation = Some((more, less, isize::try_from(*made).unwrap()));
            Ok(())
        });
        read!(tokens, "so {cells} is/make as much as {cells} .", [Cells(more), Cells(less)] => {
            ensure(self.told.equation == Some((*more, *less, 0)), "another difference")?;
            self.told.sides = Some((*more, *less, 0));
            Ok(())
        });
        read!(tokens, "so {cells} is/make {number} more than {cells} .",
            [Cells(more), Number(number), Cells(less)] => {
            let sides = Some((*more, *less, isize::try_from(*number).unwrap()));
            ensure(self.told.equation == sides, "another difference")?;
            self.told.sides = sides;
            Ok(())
        });
        read!(tokens, "whatever the other cells hold , that cannot be with these : {removed} .",
            [Removed(removed)] => {
            let sides = self.told.sides.ok_or("no difference was told")?;
            let all: Vec<bool> = removed.iter().map(|it| self.can_be(sides, *it)).collect();
            ensure(!all.contains(&true), "it can be")?;
            self.removes(removed, |it| (sides.0 | sides.1).contains(it.cell))
        });
        read!(tokens, "all these cells but {cells} are odd or even for certain .", [Cells(cell)] => {
            let (more, less, _) = self.told.sides.ok_or("no difference was told")?;
            let cell = one(cell)?;
            let parity = |it: Cell| {
                let digits = self.grid.candidates(it);
                let odd = digits.iter().filter(|digit| digit.get() % 2 == 1).count();
                (odd == 0 || odd == digits.len()).then_some(odd > 0)
            };
            let others = (more | less).without(cell);
            ensure((more | less).contains(cell), "none of these cells")?;
            ensure(others.iter().all(|it| parity(it).is_some()), "one can be either")?;
            ensure(parity(cell).is_none(), "it is for certain as well")?;
            self.told.mixed = Some(cell);
            Ok(())
        });
        read!(tokens, "for that number to come out , {cells} must be odd : {removed} ."
            | "for that number to come out , {cells} must be even : {removed} .",
            [Cells(cell), Removed(removed)] => {
            let (more, less, difference) = self.told.sides.ok_or("no difference was told")?;
            let cell = one(cell)?;
            ensure(self.told.mixed == Some(cell), "another cell")?;
            let is_odd = |it: Cell| {
                let first = self.grid.candidates(it).first();
                first.is_some_and(|digit| digit.get() % 2 == 1)
            };
            let others = (more | less).without(cell);
            let odd = others.iter().filter(|it| is_odd(*it)).count();
            let must_be_odd = (difference.unsigned_abs() + odd) % 2 == 1;
            let says_odd = tokens.contains(&Token::Word("odd".to_owned()));
            ensure(must_be_odd == says_odd, "it must be the other")?;
            self.removes(removed, |it| {
                it.cell == cell && (it.digit.get() % 2 == 1) != must_be_odd
            })
        });
        None
    }

    /// Whether a candidate is possible if some cells add up to this much more than the others.
    fn can_be(&self, sides: (CellSet, CellSet, isize), it: Candidate) -> bool {
        let (more, less, difference) = sides;
        let mut cells: Vec<Cell> = (more | less).without(it.cell).into_iter().collect();
        cells.insert(0, it.cell);
        self.fill(&cells, more, difference, &mut vec![it.digit])
    }

    fn fill(&self, cells: &[Cell], more: CellSet, rest: isize, held: &mut Vec<Digit>) -> bool {
        let at = |number: usize| cells[number];
        let sign = |cell: Cell| if more.contains(cell) { 1 } else { -1 };
        if held.len() == cells.len() {
            let sum = held.iter().enumerate();
            let sum = sum.map(|(number, digit)| sign(at(number)) * isize::from(digit.get()));
            return sum.sum::<isize>() == rest;
        }
        let cell = at(held.len());
        for digit in self.grid.candidates(cell) {
            let before = held.iter().enumerate();
            let mut before =
                before.filter(|(number, _)| self.grid.layout().sees(at(*number), cell));
            if before.any(|(_, other)| *other == digit) {
                continue;
            }
            held.push(digit);
            let fits = self.fill(cells, more, rest, held);
            held.pop();
            if fits {
                return true;
            }
        }
        false
    }

    /// Checks the sentences about the sets of digits that cells with a sum can hold.
    fn sets(&mut self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Cells, Digits, Number, Removed, Sets};
        read!(tokens, "only {sets} does that : these digits fill the cells in some order .",
            [Sets(sets)] => {
            let part = self.part()?.clone();
            let cage = self.grid.layout().cages().iter().find(|it| part.cells.is_subset(it.cells));
            let cage = cage.ok_or("no cage")?;
            let held = (cage.cells - part.cells).into_iter().filter_map(|it| self.grid.value(it));
            let held: DigitSet = held.collect();
            let mut all = self.sets_of(part.cells.len(), part.sum);
            all.retain(|set| set.is_disjoint(held));
            ensure(all == *sets, "others do that")?;
            self.told.left = all;
            Ok(())
        });
        read!(tokens, "the cells can hold no other digit , and no other cell that sees all of them can hold one of these : {removed} .", [Removed(removed)] => {
            let [set] = self.told.left[..] else {
                return Err("no set was told".to_owned());
            };
            let cells = self.part()?.cells;
            let seeing = self.grid.layout().common_peers(cells) - cells;
            self.removes(removed, |it| {
                cells.contains(it.cell) && !set.contains(it.digit)
                    || seeing.contains(it.cell) && set.contains(it.digit)
            })
        });
        for (is_most, bound, than) in [(true, "least", "more"), (false, "most", "less")] {
            let behind =
                format!("can be {than} than {{number}} - {{number}} = {{number}} : {{removed}} .");
            let each = format!("each of them is at {bound} {{digits}} , so neither {behind}");
            if let Some(
                [
                    Digits(end),
                    Number(sum),
                    Number(others),
                    Number(rest),
                    Removed(removed),
                ],
            ) = matched(&each, tokens).as_deref()
            {
                let holds = self.bound(is_most, 1, *end, end.sum());
                return Some(
                    holds.and_then(|()| self.beyond(is_most, (*sum, *others, *rest), removed)),
                );
            }
            let any = format!(
                "any {{number}} of them make at {bound} {{sets}} = {{number}} , so none {behind}"
            );
            if let Some(
                [
                    Number(count),
                    Sets(ends),
                    Number(made),
                    Number(sum),
                    Number(others),
                    Number(rest),
                    Removed(removed),
                ],
            ) = matched(&any, tokens).as_deref()
            {
                let [ends] = ends[..] else {
                    return Some(Err("one set".to_owned()));
                };
                let holds = self.bound(is_most, *count, ends, *made);
                return Some(
                    holds.and_then(|()| self.beyond(is_most, (*sum, *others, *rest), removed)),
                );
            }
        }
        read!(tokens, "with what these cells can hold , only {sets} does that : {removed} .",
            [Sets(sets), Removed(removed)] => {
            self.can_hold(sets)?;
            let cells = self.part()?.cells;
            self.removes(removed, |it| {
                cells.contains(it.cell) && !sets.iter().any(|set| set.contains(it.digit))
            })
        });
        read!(tokens, "with what these cells can hold , only {sets} does that ."
            | "they can hold {sets} .",
            [Sets(sets)] => self.can_hold(sets));
        read!(tokens, "however these digits are shared out , some cells never get some of theirs : {removed} .",
            [Removed(removed)] => {
            let part = self.part()?.clone();
            let gone: Vec<Candidate> = removed.clone();
            let gone = gone.into_iter().filter(|it| self.is_in_none(part.cells, &part.sets, *it));
            let gone: Vec<Candidate> = gone.collect();
            self.removes(removed, |it| gone.contains(it))
        });
        read!(tokens, "with what these cells can hold , only {sets} does that , with {digits} ."
            | "with what these cells can hold , only {sets} does that , each with {digits} .",
            [Sets(sets), Digits(digit)] => {
            self.can_hold(sets)?;
            let digit = only(digit)?;
            ensure(sets.iter().all(|set| set.contains(digit)), "one is without it")?;
            self.told.required = Some(digit);
            Ok(())
        });
        read!(tokens, "so one of {cells} is the {digits} : {removed} .",
            [Cells(places), Digits(digit), Removed(removed)] => {
            ensure(Some(only(digit)?) == self.told.required, "another digit")?;
            self.one_of(*places, removed)
        });
        read!(tokens, "{cells} alone has room for it : {removed} .",
            [Cells(places), Removed(removed)] => {
            one(places)?;
            self.one_of(*places, removed)
        });
        read!(tokens, "they can hold {sets} : at least {number} of them .",
            [Sets(sets), Number(least)] => {
            self.can_hold(sets)?;
            self.least(*least)
        });
        read!(tokens, "they can hold {sets} : at least {number} of {digits} .",
            [Sets(sets), Number(least), Digits(digits)] => {
            self.can_hold(sets)?;
            self.told.digits = *digits;
            self.least(*least)
        });
        None
    }

    /// Checks that the required digit has just these places in the cells, and the removals because
    /// of it.
    fn one_of(&mut self, places: CellSet, removed: &[Candidate]) -> Holds {
        let digit = self.told.required.ok_or("no digit was told")?;
        let cells = self.part()?.cells;
        ensure(
            places == self.grid.cells_with(digit) & cells,
            "it has other places",
        )?;
        let seeing = self.grid.layout().common_peers(places);
        self.removes(removed, |it| {
            it.digit == digit && seeing.contains(it.cell)
                || it.digit != digit && places == CellSet::only(it.cell)
        })
    }

    /// Checks the sentences about sums together with a house.
    fn beside(&mut self, tokens: &[Token]) -> Option<Holds> {
        use Read::{Cells, Digits, Houses, Removed, Sets};
        read!(tokens, "in {houses} , the {digits} can only go in {cells} , so they do hold the {digits} : {sets} .",
            [Houses(houses), Digits(digit), Cells(places), Digits(again), Sets(left)] => {
            let [house] = houses[..] else {
                return Err("one house".to_owned());
            };
            let part = self.part()?.clone();
            let digit_held = only(digit)?;
            ensure(digit == again, "another digit")?;
            ensure(
                self.grid.cells_with(digit_held) & house.cells() == *places && !places.is_empty(),
                "it has other places",
            )?;
            ensure(places.is_subset(part.cells), "not in the cage")?;
            let mut told = left.clone();
            told.sort_by_key(|it| it.bits());
            let mut with = part.sets;
            with.retain(|set| set.contains(digit_held));
            ensure(told == with, "other sets have it")?;
            self.told.claimed = Some((digit_held, *places));
            self.told.left = with;
            Ok(())
        });
        read!(tokens, "so {removed} .", [Removed(removed)] => {
            let (digit, places) = self.told.claimed.ok_or("no digit was told")?;
            let cells = self.part()?.cells;
            // Try the digit in each of its places.
            let can_be = |it: &Candidate| places.iter().any(|place| {
                let fixed = Candidate::new(place, digit);
                self.told.left.iter().any(|set| self.fits_both(cells, *set, fixed, *it))
            });
            let gone: Vec<Candidate> =
                removed.iter().copied().filter(|it| cells.contains(it.cell) && !can_be(it)).collect();
            self.removes(removed, |it| gone.contains(it))
        });
        read!(tokens, "in {houses} , {cells} holds/hold nothing but these digits .",
            [Houses(houses), Cells(cells)] => {
            let [house] = houses[..] else {
                return Err("one house".to_owned());
            };
            self.in_house(house)?;
            let part = self.part()?;
            let held = cells.iter().map(|cell| self.grid.candidates(cell));
            let held = held.fold(DigitSet::EMPTY, |all, it| all | it);
            ensure(held.is_subset(self.told.digits), "they hold others")?;
            ensure(
                cells.is_disjoint(part.cells) && cells.is_subset(house.cells() & self.grid.unsolved()),
                "not beside them in the house",
            )?;
            ensure(part.least + cells.len() == self.told.digits.len(), "they do not use them up")?;
            self.told.used = Some((house, part.cells | *cells));
            Ok(())
        });
        read!(tokens, "together they use them all up : {removed} .", [Removed(removed)] => {
            self.used_up(removed)
        });
        read!(tokens, "together they use these digits up in {houses} : {removed} .",
            [Houses(houses), Removed(removed)] => {
            let [house] = houses[..] else {
                return Err("one house".to_owned());
            };
            self.in_house(house)?;
            let [first, second] = &self.told.parts[..] else {
                return Err("two sums".to_owned());
            };
            ensure(first.cells.is_disjoint(second.cells), "they share a cell")?;
            ensure(
                first.least + second.least == self.told.digits.len(),
                "they do not use them up",
            )?;
            self.told.used = Some((house, first.cells | second.cells));
            self.used_up(removed)
        });
        read!(tokens, "both lie in {houses} and have no digit in common ; with that , some candidates never fit : {removed} .",
            [Houses(houses), Removed(removed)] => {
            let [house] = houses[..] else {
                return Err("one house".to_owned());
            };
            self.in_house(house)?;
            let [first, second] = &self.told.parts[..] else {
                return Err("two sums".to_owned());
            };
            ensure(first.cells.is_disjoint(second.cells), "they share a cell")?;
            let with = |one: &Part, other: &Part| {
                let mut left = one.sets.clone();
                left.retain(|set| other.sets.iter().any(|it| it.is_disjoint(*set)));
                left
            };
            let (one, other) = (with(first, second), with(second, first));
            let is_out = |it: &Candidate| self.is_in_none(first.cells, &one, *it)
                || self.is_in_none(second.cells, &other, *it);
            let gone: Vec<Candidate> = removed.iter().copied().filter(is_out).collect();
            self.removes(removed, |it| gone.contains(it))
        });
        read!(tokens, "with {sets} there , {cells} would have nothing left ."
            | "with {sets} there , {cells} would have too few digits left .",
            [Sets(sets), Cells(cells)] => {
            let [set] = sets[..] else {
                return Err("one set".to_owned());
            };
            let part = self.part()?;
            ensure(part.sets.contains(&set), "they cannot hold it anyway")?;
            // All of these cells see each other and the cells with the sum.
            let houses = self.grid.layout().houses().iter();
            let mut houses = houses.filter(|it| (part.cells | *cells).is_subset(it.cells()));
            ensure(cells.is_disjoint(part.cells), "they are the cells with the sum")?;
            ensure(houses.next().is_some(), "they are not in one house")?;
            let held = cells.iter().map(|cell| self.grid.candidates(cell) - set);
            let held = held.fold(DigitSet::EMPTY, |all, it| all | it);
            ensure(held.len() < cells.len(), "enough digits are left")?;
            let is_nothing = tokens.contains(&Token::Word("nothing".to_owned()));
            ensure(is_nothing == (cells.len() == 1), "one cell, or several")?;
            self.told.blocked.push(set);
            Ok(())
        });
        read!(tokens, "so they hold something else : {removed} .", [Removed(removed)] => {
            let part = self.part()?.clone();
            let mut left = part.sets.clone();
            left.retain(|set| !self.told.blocked.contains(set));
            ensure(!left.is_empty() && left.len() < part.sets.len(), "nothing is blocked")?;
            let is_out = |it: &Candidate| self.is_in_none(part.cells, &left, *it);
            let gone: Vec<Candidate> = removed.iter().copied().filter(is_out).collect();
            self.removes(removed, |it| gone.contains(it))
        });
        read!(tokens, "all of this lies in {houses} , where each digit stands once .", [Houses(houses)] => {
            let [house] = houses[..] else {
                return Err("one house".to_owned());
            };
            self.in_house(house)?;
            self.told.in_house = Some(house);
            Ok(())
        });
        read!(tokens, "of the ways to give each of them one of its sets and to fill the rest of the house , none leaves room for these : {removed} .",
            [Removed(removed)] => {
            let house = self.told.in_house.ok_or("no house was told")?;
            let possible = self.choices(house);
            self.removes(removed, |it| {
                house.cells().contains(it.cell) && !possible.contains(it)
            })
        });
        None
    }

    /// Whether the cells can hold these digits in some order with two candidates true.
    fn fits_both(&self, cells: CellSet, set: DigitSet, one: Candidate, other: Candidate) -> bool {
        if !set.contains(one.digit) || !set.contains(other.digit) {
            return false;
        }
        if one == other {
            return self.fits(cells, set, Some(one));
        }
        one.cell != other.cell
            && one.digit != other.digit
            && self.fits(cells.without(one.cell), set.without(one.digit), Some(other))
            && self.grid.has(one)
    }

    /// Checks where the used-up digits are removed.
    fn used_up(&mut self, removed: &[Candidate]) -> Holds {
        let (house, cells) = self.told.used.ok_or("nothing uses them up")?;
        let digits = self.told.digits;
        self.removes(removed, |it| {
            digits.contains(it.digit) && (house.cells() - cells).contains(it.cell)
        })
    }

    /// Returns the candidates that some choice of a set for each of the sums of a house leaves.
    fn choices(&self, house: House) -> Vec<Candidate> {
        let parts = &self.told.parts;
        let open = house.cells() & self.grid.unsolved();
        let of_parts = parts.iter().fold(CellSet::EMPTY, |all, it| all | it.cells);
        let held = house
            .cells()
            .into_iter()
            .filter_map(|it| self.grid.value(it));
        let left = self.grid.layout().digits() - held.collect::<DigitSet>();
        let rest = open - of_parts;
        // Sets for the first sums that share no digit, and the digits that they leave.
        let mut ways: Vec<(Vec<DigitSet>, DigitSet)> = vec![(Vec::new(), left)];
        for part in parts {
            let mut next = Vec::new();
            for (sets, left) in &ways {
                for set in part.sets.iter().filter(|set| set.is_subset(*left)) {
                    next.push(([&sets[..], &[*set]].concat(), *left - *set));
                }
            }
            ways = next;
        }
        ways.retain(|(_, left)| self.fits(rest, *left, None));
        let mut possible = Vec::new();
        for cell in open {
            for digit in self.grid.candidates(cell) {
                let it = Candidate::new(cell, digit);
                let can_be = |(sets, left): &(Vec<DigitSet>, DigitSet)| {
                    let mut all = parts.iter().map(|it| it.cells).zip(sets.iter().copied());
                    let (cells, set) = all
                        .find(|(cells, _)| cells.contains(cell))
                        .unwrap_or((rest, *left));
                    set.contains(digit) && self.fits(cells, set, Some(it))
                };
                if ways.iter().any(can_be) {
                    possible.push(it);
                }
            }
        }
        possible
    }
}
