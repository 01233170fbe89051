//! Checks lines: their statements about the board, and the claims they use from other lines.

use super::by_cages;
use super::guardians;
use super::holds::{ensure, removes_just};
use super::read::{Claim, Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::guardians::Outcome;
use sudoku_stepper::rules::{Deduction, Pattern};

/// Whether all lines of such a pattern are read; for other patterns, none is.
pub const fn is_read(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Chain(_) | Pattern::Forcing(_) | Pattern::Kraken(_) => true,
        Pattern::Guardians(pattern) => matches!(pattern.outcome, Outcome::Forced { .. }),
        _ => false,
    }
}

type Holds = Result<Vec<Claim>, String>;

/// Reads all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Result<(), String> {
    let mut stated: Vec<Vec<Claim>> = Vec::new();
    if let Pattern::Guardians(_) = &deduction.pattern {
        // Guardians whose consequences are followed.
        let (lines, known) = guardians::known(grid, deduction, argument)?;
        stated = vec![Vec::new(); lines];
        stated[lines - 1] = known.into_iter().map(yes).collect();
    }
    for (number, line) in argument.lines.iter().enumerate().skip(stated.len()) {
        let from = line.from.iter();
        if line.from.iter().any(|from| *from >= number) {
            return Err(format!("line {} rests on a later one", number + 1));
        }
        let before: Vec<Claim> = from
            .flat_map(|from| stated[*from].iter().copied())
            .collect();
        let tokens = tokens(&line.text);
        let reader = Reader {
            grid,
            deduction,
            stated: &stated,
            before,
            from: &line.from,
            supposed: line.under.and_then(|under| stated[under].first().copied()),
        };
        let claims = reader
            .line(&tokens, argument)
            .map_err(|problem| format!("line {}: {problem}", number + 1))?;
        stated.push(claims);
    }
    Ok(())
}

struct Reader<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    stated: &'a [Vec<Claim>],
    /// The claims of the lines that this one rests on.
    before: Vec<Claim>,
    from: &'a [usize],
    supposed: Option<Claim>,
}

fn only(digits: &DigitSet) -> Result<Digit, String> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

fn house(houses: &[House]) -> Result<House, String> {
    match houses {
        [house] => Ok(*house),
        _ => Err("one house".to_owned()),
    }
}

fn opposite(claim: Claim) -> Claim {
    Claim {
        is_true: !claim.is_true,
        ..claim
    }
}

impl Reader<'_> {
    /// Returns the places of a digit in some cells.
    fn places(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.grid.cells_with(digit) & cells
    }

    /// Returns the cells that do not have a digit according to the lines before.
    fn off(&self, digit: Digit) -> CellSet {
        let off = self
            .before
            .iter()
            .filter(|it| !it.is_true && it.digit == digit);
        off.fold(CellSet::EMPTY, |all, it| all | it.cells)
    }

    fn is_on(&self, cells: CellSet, digit: Digit) -> bool {
        let on = |it: &Claim| it.is_true && it.digit == digit && it.cells.is_subset(cells);
        self.before.iter().any(on)
    }

    /// Whether each of some cells sees all of the others.
    fn sees(&self, cells: CellSet, others: CellSet) -> bool {
        let peers = self.grid.layout().common_peers(others);
        !others.is_empty() && cells.is_subset(peers)
    }

    /// Checks that the named removals are exactly those of the step.
    fn removes(&self, removed: &[Candidate]) -> Result<(), String> {
        removes_just(self.deduction, removed)
    }

    /// Checks the conclusion at the end.
    fn concludes(&self, conclusion: &Read) -> Result<(), String> {
        match conclusion {
            Read::Removed(removed) => self.removes(removed),
            Read::Claims(claims) => {
                let placed = self.deduction.placements.iter();
                let placed: Vec<Claim> = placed.map(|one| yes(*one)).collect();
                ensure(*claims == placed, "it concludes something else")
            }
            _ => Err("no conclusion".to_owned()),
        }
    }

    /// Whether a claim is one of the conclusions; one is enough for a branch.
    fn is_conclusion(&self, claim: &Claim) -> bool {
        let removed = self.deduction.eliminations.iter();
        let removed: Vec<Claim> = removed.map(|one| opposite(yes(*one))).collect();
        let placed = self.deduction.placements.iter().map(|one| yes(*one));
        placed.chain(removed).any(|it| it == *claim)
    }

    /// Checks that a house has no other place for a digit, except for cells that cannot have it.
    fn last_place(&self, claim: Claim, house: House, off: CellSet) -> Result<(), String> {
        let places = self.places(claim.digit, house.cells());
        ensure(claim.is_true, "a last place is true")?;
        ensure(
            !claim.cells.is_disjoint(places) && (places - claim.cells).is_subset(off),
            "the house has another place",
        )?;
        ensure(claim.cells.is_subset(house.cells()), "it is in the house")
    }

    /// Checks that cells do not have a digit because they see the cells that do.
    fn seen(&self, cells: CellSet, digit: Digit, by: CellSet) -> Holds {
        ensure(self.is_on(by, digit), "no line has said so")?;
        ensure(self.sees(cells, by), "it does not see it")?;
        ensure(
            cells.is_subset(self.grid.cells_with(digit)),
            "it is no candidate",
        )?;
        Ok(vec![off(cells, digit)])
    }

    /// Returns the cell and digit that the line before states as true.
    fn just_on(&self) -> Result<Claim, String> {
        let on = self.before.iter().find(|it| it.is_true);
        on.copied().ok_or_else(|| "nothing is true".to_owned())
    }

    /// Checks that a cited line has made this claim.
    fn cites(&self, line: usize, claim: Claim) -> Result<(), String> {
        let says = |it: &Claim| {
            it.digit == claim.digit
                && it.is_true == claim.is_true
                && if claim.is_true {
                    it.cells == claim.cells
                } else {
                    claim.cells.is_subset(it.cells)
                }
        };
        ensure(self.from.contains(&line), "it does not rest on that line")?;
        let said = self.stated.get(line);
        ensure(
            said.is_some_and(|said| said.iter().any(says)),
            "that line did not say so",
        )
    }

    fn line(&self, tokens: &[Token], argument: &Argument) -> Holds {
        use Read::{Cells, Cited, Claims, Digits, Houses, Lines, Removed};
        macro_rules! read {
            ($pattern:literal, [$($place:pat),*] => $holds:expr) => {
                if let Some(places) = matched($pattern, tokens)
                    && let [$($place),*] = &places[..]
                {
                    #[allow(clippy::redundant_closure_call, reason = "so that `?` ends one reading, not all of them")]
                    return (|| -> Holds { $holds })();
                }
            };
        }
        let one = |claims: &[Claim]| claims[0];
        read!("suppose {claim} .", [Claims(it)] => {
            let it = one(it);
            ensure(self.from.is_empty(), "it is supposed")?;
            ensure(it.cells.is_subset(self.grid.cells_with(it.digit)), "it is no candidate")?;
            Ok(vec![it])
        });
        // Side arguments, and patterns that arise in a branch.
        read!("suppose {claim} as well : a side argument .", [Claims(it)] => {
            let it = one(it);
            ensure(self.from.is_empty() && self.supposed.is_some(), "it is supposed besides")?;
            ensure(it.cells.is_subset(self.grid.cells_with(it.digit)), "it is no candidate")?;
            Ok(vec![it])
        });
        read!("{cells} has only {digits} left ( line/lines {lines} ) : it is one of them .",
            [Cells(cell), Digits(digits), Lines(lines)] => {
            self.cites_all(lines)?;
            let at = cell.single().ok_or("one cell")?;
            ensure(self.left_in(at) == *digits, "it has others left")?;
            Ok(digits.iter().map(|digit| Claim { cells: *cell, digit, is_true: true }).collect())
        });
        read!("in {houses} , {digits} is left only in {cells} ( line/lines {lines} ) : it is in one of them .",
            [Houses(of), Digits(digit), Cells(cells), Lines(lines)] => {
            self.cites_all(lines)?;
            let digit = only(digit)?;
            ensure(self.places_left(digit, house(of)?.cells()) == *cells, "it has other places left")?;
            Ok(cells.into_iter().map(|cell| yes(Candidate::new(cell, digit))).collect())
        });
        read!("{cells} have only {digits} left , so {claims} ( line/lines {lines} ) .",
            [Cells(set), Digits(digits), Claims(gone), Lines(lines)] => {
            self.cites_all(lines)?;
            ensure(set.len() == digits.len(), "as many digits as cells")?;
            let left = set.into_iter().fold(DigitSet::EMPTY, |all, cell| all | self.left_in(cell));
            ensure(left == *digits, "they have others left")?;
            let goes = |it: &Claim| !it.is_true && digits.contains(it.digit) && self.sees(it.cells, *set);
            ensure(gone.iter().all(goes), "it does not see them")?;
            self.are_candidates(gone)?;
            Ok(gone.clone())
        });
        read!("in {houses} , {digits} are left only in {cells} , so {claims} ( line/lines {lines} ) .",
            [Houses(of), Digits(digits), Cells(set), Claims(gone), Lines(lines)] => {
            self.cites_all(lines)?;
            ensure(set.len() == digits.len(), "as many digits as cells")?;
            let all = house(of)?.cells();
            for digit in *digits {
                let left = self.places_left(digit, all);
                ensure(!left.is_empty() && left.is_subset(*set), "they have other places left")?;
            }
            let goes = |it: &Claim| !it.is_true && !digits.contains(it.digit) && it.cells.is_subset(*set);
            ensure(gone.iter().all(goes), "it is not another of these cells")?;
            self.are_candidates(gone)?;
            Ok(gone.clone())
        });
        read!("in {houses} , {digits} is left only in {houses} ( line/lines {lines} ) . so {houses} have it there , and {claims} .",
            [Houses(base), Digits(digit), Houses(cover), Lines(lines), Houses(same), Claims(gone)] => {
            self.cites_all(lines)?;
            let digit = only(digit)?;
            let all = |houses: &[House]| houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
            ensure(base.len() == 2 && cover.len() == 2 && cover == same, "two and two houses")?;
            for house in base {
                let left = self.places_left(digit, house.cells());
                ensure(!left.is_empty() && left.is_subset(all(cover)), "it has other places left")?;
            }
            let goes = |it: &Claim| !it.is_true && it.digit == digit
                && it.cells.is_subset(all(cover)) && it.cells.is_disjoint(all(base));
            ensure(gone.iter().all(goes), "it is not covered")?;
            self.are_candidates(gone)?;
            Ok(gone.clone())
        });
        read!("now {cells} has to be {digits} and cannot be {digits} ( line/lines {lines} ) .",
            [Cells(cell), Digits(digit), Digits(again), Lines(lines)] => {
            self.cites_all(lines)?;
            let digit = only(digit)?;
            ensure(only(again)? == digit && self.is_on(*cell, digit), "it need not")?;
            ensure(cell.is_subset(self.off(digit)), "it can")?;
            Ok(Vec::new())
        });
        read!("that cannot be , so with all that was supposed before it , {claims} ( lines {lines} ) .",
            [Claims(it), Lines(lines)] => {
            self.cites_all(lines)?;
            let [start, end] = lines[..] else {
                return Err("what was supposed, and what cannot be".to_owned());
            };
            ensure(argument.lines[end].under == Some(start), "it was not supposed there")?;
            ensure(self.stated[end].is_empty(), "that can be")?;
            let wrong = opposite(*self.stated[start].first().ok_or("nothing is supposed")?);
            self.follow_from(it, wrong)?;
            Ok(it.clone())
        });
        for pattern in [
            "either way ( line/lines {lines} ) , {claims} .",
            "in every case ( line/lines {lines} ) , {claims} .",
        ] {
            if self.supposed.is_some()
                && let Some(places) = matched(pattern, tokens)
                && let [Lines(lines), Claims(it)] = &places[..]
            {
                self.cites_all(lines)?;
                return self.every_case_within(lines, it, argument);
            }
        }
        // Chains.
        read!("then {claim} , because it is {digits} .", [Claims(it), Digits(by)] => {
            let it = one(it);
            ensure(!it.is_true && only(by)? != it.digit, "another digit")?;
            ensure(it.cells.single().is_some() && self.is_on(it.cells, only(by)?), "it is that")?;
            Ok(vec![it])
        });
        read!("then {claim} , the only other candidate of the cell .", [Claims(it)] => {
            let it = one(it);
            let cell = it.cells.single().ok_or("one cell")?;
            let lost = self.grid.candidates(cell).without(it.digit);
            ensure(it.is_true && self.off(only(&lost)?).contains(cell), "it has another")?;
            Ok(vec![it])
        });
        read!("then/so {claim} , because {houses} has no other place for it .", [Claims(it), Houses(in_house)] => {
            let it = one(it);
            self.last_place(it, house(in_house)?, self.off(it.digit))?;
            Ok(vec![it])
        });
        for pattern in [
            "then {claim} , because {cells} is the {digits} of {houses} .",
            "then {claim} , because one of {cells} is the {digits} of {houses} .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [Claims(it), Cells(by), Digits(digit), Houses(of)] = &places[..]
            {
                let it = one(it);
                ensure(!it.is_true && only(digit)? == it.digit, "the same digit")?;
                ensure(
                    (*by | it.cells).is_subset(house(of)?.cells()),
                    "both are in the house",
                )?;
                ensure(
                    by.is_disjoint(it.cells) && self.is_on(*by, it.digit),
                    "it is that",
                )?;
                return Ok(vec![it]);
            }
        }
        read!("then {claim} , because it sees {cells} .", [Claims(it), Cells(by)] => {
            let it = one(it);
            ensure(!it.is_true, "it is false")?;
            self.seen(it.cells, it.digit, *by)
        });
        read!("then {claim} , because {cells} have only {digits} and hold all the others without {digits} .",
            [Claims(it), Cells(set), Digits(digits), Digits(lacked)] => {
            let it = one(it);
            self.almost_locked(*set, *digits)?;
            let lacked = only(lacked)?;
            ensure(self.places(lacked, *set).is_subset(self.off(lacked)), "it may hold it")?;
            ensure(it.is_true && it.digit != lacked, "another digit")?;
            ensure(self.places(it.digit, *set) == it.cells, "all places in the set")?;
            Ok(vec![it])
        });
        for pattern in [
            "so {claim} or {claim} ( or both ) , and no cell that sees both can be {digits} : {removed} .",
            "so {claim} or {claim} ( or both ) , and no cell that sees all of these can be {digits} : {removed} .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [Claims(first), Claims(last), Digits(digit), Removed(removed)] = &places[..]
            {
                self.ends(one(first), one(last))?;
                let cells = one(first).cells | one(last).cells;
                let digit = only(digit)?;
                let goes =
                    |it: &Candidate| it.digit == digit && self.sees(CellSet::only(it.cell), cells);
                ensure(
                    one(first).digit == digit && one(last).digit == digit,
                    "the digit",
                )?;
                ensure(removed.iter().all(goes), "it does not see all of them")?;
                return self.removes(removed).map(|()| Vec::new());
            }
        }
        read!("so {claim} or {claim} ( or both ) . the two cells see each other : with {digits} in {cells} both ends would be false ; likewise with {digits} in {cells} : {removed} .",
            [Claims(first), Claims(last), Digits(a), Cells(at), Digits(b), Cells(other), Removed(removed)] => {
            let (first, last) = (one(first), one(last));
            self.ends(first, last)?;
            ensure(self.sees(first.cells, last.cells), "they do not see each other")?;
            ensure(first.cells == *at && only(a)? == last.digit, "the digit of the other")?;
            ensure(last.cells == *other && only(b)? == first.digit, "the digit of the other")?;
            let goes = |it: &Candidate| {
                CellSet::only(it.cell) == *at && Ok(it.digit) == only(a)
                    || CellSet::only(it.cell) == *other && Ok(it.digit) == only(b)
            };
            ensure(removed.iter().all(goes), "it follows not")?;
            self.removes(removed).map(|()| Vec::new())
        });
        read!("that contradicts what was supposed , so {claim} : {removed} .", [Claims(it), Removed(removed)] => {
            let it = one(it);
            ensure(self.before.contains(&it) && self.before.contains(&opposite(it)), "no contradiction")?;
            let goes = |one: &Candidate| it == off(CellSet::only(one.cell), one.digit);
            ensure(!it.is_true && removed.iter().all(goes), "it removes something else")?;
            self.removes(removed).map(|()| vec![it])
        });
        read!("so in any case {claim} , and nothing else : {removed} .", [Claims(it), Removed(removed)] => {
            let it = one(it);
            ensure(self.before.contains(&it) && self.before.contains(&opposite(it)), "not in any case")?;
            let goes = |one: &Candidate| CellSet::only(one.cell) == it.cells && one.digit != it.digit;
            ensure(it.is_true && removed.iter().all(goes), "it removes something else")?;
            self.removes(removed).map(|()| vec![it])
        });
        read!("that is what was supposed : the loop closes . read backwards it says the same of the opposite , so exactly one end of each link is true , of the weak ones too .", [] => {
            let first = self.stated.first().and_then(|line| line.first());
            let last = self.stated.last().and_then(|line| line.last());
            ensure(first == last && first.is_some(), "it does not close")?;
            ensure(self.from.len() == self.stated.len(), "it rests on all")?;
            // Of two claims in a row, one is an end that is true, the other an end that is false.
            Ok(self.stated.concat())
        });
        if let Some(holds) = by_cages::follows(self.grid, &self.before, tokens) {
            return holds.map(|claim| vec![claim]);
        }
        if let Some(holds) = by_cages::removed(self.grid, tokens) {
            let (ends, removed) = holds?;
            let is_told = ends
                .iter()
                .all(|it| self.before.contains(it) || self.before.contains(&opposite(*it)));
            ensure(is_told, "two ends of a link")?;
            return self.part(&removed);
        }
        for pattern in [
            "then {claim} , because {cells} is the {digits} of the cage {sum} at {cells} , which has no digit twice .",
            "then {claim} , because one of {cells} is the {digits} of the cage {sum} at {cells} , which has no digit twice .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [
                    Claims(it),
                    Cells(by),
                    Digits(digit),
                    Read::Sum(sum),
                    Cells(_),
                ] = &places[..]
            {
                let it = one(it);
                ensure(!it.is_true && only(digit)? == it.digit, "the same digit")?;
                let mut cages = self.grid.layout().cages().iter();
                ensure(
                    cages.any(|cage| cage.cells == sum.cells),
                    "there is no such cage",
                )?;
                ensure(
                    (*by | it.cells).is_subset(sum.cells),
                    "not both are in the cage",
                )?;
                ensure(
                    by.is_disjoint(it.cells) && self.is_on(*by, it.digit),
                    "it is not that",
                )?;
                return Ok(vec![it]);
            }
        }
        read!("so {claim} , and nothing else in {houses} is : {removed} .", [Claims(it), Houses(of), Removed(removed)] => {
            let (it, of) = (one(it), house(of)?);
            self.one_end(it)?;
            let goes = |one: &Candidate| one.digit == it.digit && of.cells().contains(one.cell) && !it.cells.contains(one.cell);
            ensure(it.cells.is_subset(of.cells()) && removed.iter().all(goes), "not in the house")?;
            self.part(removed)
        });
        for pattern in [
            "so {claim} , and no cell that sees both is : {removed} .",
            "so {claim} , and no cell that sees all of them is : {removed} .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [Claims(it), Removed(removed)] = &places[..]
            {
                let it = one(it);
                self.one_end(it)?;
                let goes = |one: &Candidate| {
                    one.digit == it.digit && self.sees(CellSet::only(one.cell), it.cells)
                };
                ensure(removed.iter().all(goes), "it does not see them")?;
                return self.part(removed);
            }
        }
        read!("so {cells} is {digits} and nothing else : {removed} .", [Cells(cell), Digits(two), Removed(removed)] => {
            let ends = two.iter().map(|digit| Claim { cells: *cell, digit, is_true: true });
            let ends: Vec<Claim> = ends.collect();
            let is_told = ends.iter().all(|it| self.before.contains(it) || self.before.contains(&opposite(*it)));
            ensure(ends.len() == 2 && is_told, "two ends of a link")?;
            let goes = |one: &Candidate| CellSet::only(one.cell) == *cell && !two.contains(one.digit);
            ensure(removed.iter().all(goes), "it removes something else")?;
            self.part(removed)
        });
        for pattern in [
            "{cells} has/have only {digits} , one digit more than cells , and lacks/lack {digits} , but no other digit . so no cell that sees all places of {digits} there can be it : {removed} .",
            "{cells} has/have only {digits} , one digit more than cells , and lacks/lack {digits} , but no other digit . so no cell that sees all places of {digits} there can be the same : {removed} .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [
                    Cells(set),
                    Digits(digits),
                    Digits(lacking),
                    Digits(held),
                    Removed(removed),
                ] = &places[..]
            {
                self.almost_locked(*set, *digits)?;
                ensure((*lacking & *held).is_empty(), "it holds what it may lack")?;
                let goes = |one: &Candidate| {
                    held.contains(one.digit)
                        && self.sees(CellSet::only(one.cell), self.places(one.digit, *set))
                };
                ensure(removed.iter().all(goes), "it does not see all places")?;
                return self.part(removed);
            }
        }
        // Forcing chains and nets.
        read!("then/so {claim} .", [Claims(it)] => {
            let it = one(it);
            let on = self.just_on()?;
            ensure(!it.is_true && on.cells == it.cells && on.digit != it.digit, "it is another cell")?;
            Ok(vec![it])
        });
        read!("{told-claim} , so it is not {digits} .", [Cited(by), Digits(digit)] => {
            let (cells, on, line) = by[0];
            self.cites(line, Claim { cells, digit: only(&on)?, is_true: true })?;
            let at = cells.single().ok_or("one cell")?;
            ensure((on & *digit).is_empty(), "another digit")?;
            ensure(digit.is_subset(self.grid.candidates(at)), "it is no candidate")?;
            Ok(digit.iter().map(|digit| off(cells, digit)).collect())
        });
        read!("then/so {cells} , also in {houses} , is not {digits} .", [Cells(cells), Houses(of), Digits(digit)] => {
            let (on, of) = (self.just_on()?, house(of)?);
            ensure((on.cells | *cells).is_subset(of.cells()), "both are in the house")?;
            self.seen(*cells, only(digit)?, on.cells)
        });
        read!("{told-claim} , so {cells} , also in {houses} , is not {digits} .", [Cited(by), Cells(cells), Houses(of), Digits(digit)] => {
            let (on, told, line) = by[0];
            self.cites(line, Claim { cells: on, digit: only(&told)?, is_true: true })?;
            ensure(told == *digit && (on | *cells).is_subset(house(of)?.cells()), "both are in the house")?;
            self.seen(*cells, only(digit)?, on)
        });
        read!("then/so {cells} , which sees/see it , is/are not {digits} .", [Cells(cells), Digits(digit)] => {
            self.seen(*cells, only(digit)?, self.just_on()?.cells)
        });
        read!("{told-claim} , so {cells} , which sees/see it , is/are not {digits} .", [Cited(by), Cells(cells), Digits(digit)] => {
            let (on, told, line) = by[0];
            self.cites(line, Claim { cells: on, digit: only(&told)?, is_true: true })?;
            ensure(told == *digit, "another digit")?;
            self.seen(*cells, only(digit)?, on)
        });
        read!("then/so {cells} , which had only {digits} , is {digits} .", [Cells(cell), Digits(had), Digits(left)] => {
            let at = cell.single().ok_or("one cell")?;
            ensure(self.grid.candidates(at) == *had, "it had others")?;
            let lost = *had - *left;
            ensure(left.is_subset(*had) && lost.iter().all(|it| self.off(it).contains(at)), "it has another left")?;
            Ok(vec![Claim { cells: *cell, digit: only(left)?, is_true: true }])
        });
        read!("{cells} has lost {told-digits} , so only {digits} is left : {cells} is {digits} .",
            [Cells(cell), Cited(lost), Digits(left), Cells(same), Digits(is)] => {
            let at = cell.single().ok_or("one cell")?;
            let mut all = *left;
            for (_, digits, line) in lost {
                for digit in *digits {
                    self.cites(*line, off(*cell, digit))?;
                }
                all |= *digits;
            }
            ensure(self.grid.candidates(at) == all && cell == same && left == is, "it has others")?;
            Ok(vec![Claim { cells: *cell, digit: only(left)?, is_true: true }])
        });
        read!("{told-cells} cannot be {digits} , so {claim} , because {houses} has no other place for it .",
            [Cited(lost), Digits(digit), Claims(it), Houses(of)] => {
            let (it, digit) = (one(it), only(digit)?);
            let lost = self.lost(lost, digit)?;
            ensure(it.digit == digit, "another digit")?;
            self.last_place(it, house(of)?, lost)?;
            Ok(vec![it])
        });
        read!("{told-cells} cannot be {digits} , so {houses} has it in one of {cells} . these are in {houses} too , so {cells} , also in {houses} , is/are not {digits} .",
            [Cited(lost), Digits(digit), Houses(base), Cells(left), Houses(cover), Cells(gone), Houses(same), Digits(again)] => {
            let digit = only(digit)?;
            self.locked(self.lost(lost, digit)?, digit, house(base)?, *left)?;
            let cover = house(cover)?;
            ensure(vec![cover] == *same && only(again)? == digit, "the same house and digit")?;
            ensure((*left | *gone).is_subset(cover.cells()) && left.is_disjoint(*gone), "in the cover")?;
            Ok(vec![off(*gone, digit)])
        });
        read!("{told-cells} cannot be {digits} , so {houses} has it in one of {cells} . so {cells} , which sees/see all of these , is/are not {digits} .",
            [Cited(lost), Digits(digit), Houses(base), Cells(left), Cells(gone), Digits(again)] => {
            let digit = only(digit)?;
            self.locked(self.lost(lost, digit)?, digit, house(base)?, *left)?;
            ensure(only(again)? == digit && self.sees(*gone, *left), "it does not see all")?;
            Ok(vec![off(*gone, digit)])
        });
        read!("as in line/lines {lines} : {claims} .", [Lines(lines), Claims(it)] => {
            ensure(lines.iter().all(|line| self.from.contains(line)), "it does not rest on them")?;
            let told: Vec<Claim> = lines.iter().flat_map(|line| self.stated[*line].iter().copied()).collect();
            let is_told = |one: &Claim| {
                let alike = told.iter().filter(|it| it.is_true == one.is_true && it.digit == one.digit);
                let mut alike = alike.map(|it| it.cells);
                if one.is_true {
                    alike.any(|cells| one.cells.is_subset(cells))
                } else {
                    one.cells.is_subset(alike.fold(CellSet::EMPTY, |all, cells| all | cells))
                }
            };
            ensure(it.iter().all(is_told), "they did not say so")?;
            Ok(it.clone())
        });
        read!("now {houses} has no place left for {digits} ( line/lines {lines} ) .", [Houses(of), Digits(digit), Lines(lines)] => {
            self.cites_all(lines)?;
            let digit = only(digit)?;
            ensure(self.places(digit, house(of)?.cells()).is_subset(self.off(digit)), "it has one")?;
            Ok(Vec::new())
        });
        read!("now nothing is left for {cells} ( line/lines {lines} ) .", [Cells(cell), Lines(lines)] => {
            self.cites_all(lines)?;
            let at = cell.single().ok_or("one cell")?;
            ensure(self.grid.candidates(at).iter().all(|it| self.off(it).contains(at)), "something is")?;
            Ok(Vec::new())
        });
        read!("now {cells} has to be both {digits} ( line/lines {lines} ) .", [Cells(cell), Digits(both), Lines(lines)] => {
            self.cites_all(lines)?;
            ensure(both.len() == 2 && both.iter().all(|it| self.is_on(*cell, it)), "it has not")?;
            Ok(Vec::new())
        });
        read!("now {houses} has {digits} twice , in {cells} ( line/lines {lines} ) .", [Houses(of), Digits(digit), Cells(two), Lines(lines)] => {
            self.cites_all(lines)?;
            ensure(two.len() == 2 && two.is_subset(house(of)?.cells()), "two of the house")?;
            for cell in *two {
                ensure(self.is_on(CellSet::only(cell), only(digit)?), "it has not")?;
            }
            Ok(Vec::new())
        });
        read!("that contradicts line {lines} .", [Lines(lines)] => {
            self.cites_all(lines)?;
            let supposed = self.supposed.ok_or("nothing is supposed")?;
            let [line] = lines[..] else {
                return Err("one line".to_owned());
            };
            let is_there = self.stated[line].first() == Some(&supposed);
            ensure(is_there && self.before.contains(&opposite(supposed)), "it does not")?;
            Ok(Vec::new())
        });
        for pattern in [
            "so what was supposed is wrong : {claim} .",
            "so what was supposed is wrong : {removed} .",
        ] {
            if let Some(places) = matched(pattern, tokens) {
                self.concludes(&places[0])?;
                let supposed = self.stated.first().and_then(|line| line.first());
                let supposed = opposite(*supposed.ok_or("nothing is supposed")?);
                ensure(self.is_conclusion(&supposed), "something else was supposed")?;
                ensure(
                    self.from.first() == Some(&0),
                    "it rests on what is supposed",
                )?;
                return Ok(Vec::new());
            }
        }
        read!("{cells} is one of {digits} .", [Cells(cell), Digits(digits)] => {
            let at = cell.single().ok_or("one cell")?;
            ensure(self.grid.candidates(at) == *digits, "it has others")?;
            Ok(digits.iter().map(|digit| Claim { cells: *cell, digit, is_true: true }).collect())
        });
        read!("in {houses} , {digits} is in one of {cells} .", [Houses(of), Digits(digit), Cells(cells)] => {
            let digit = only(digit)?;
            ensure(self.places(digit, house(of)?.cells()) == *cells, "it has other places")?;
            Ok(cells.into_iter().map(|cell| yes(Candidate::new(cell, digit))).collect())
        });
        read!("{claim} or it is not .", [Claims(it)] => Ok(vec![one(it), opposite(one(it))]));
        for pattern in [
            "either way ( lines {lines} ) , {claim} .",
            "either way ( lines {lines} ) , {removed} .",
            "in every case ( line/lines {lines} ) , {claim} .",
            "in every case ( line/lines {lines} ) , {removed} .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [Lines(lines), conclusion] = &places[..]
            {
                self.cites_all(lines)?;
                self.concludes(conclusion)?;
                return self.every_case(lines, argument);
            }
        }
        read!("then there is nothing to show .", [] => {
            let supposed = self.before.first().ok_or("nothing is supposed")?;
            ensure(self.is_conclusion(supposed), "it is not what is concluded")?;
            Ok(vec![*supposed])
        });
        // Kraken fish.
        read!("in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the fin/fins {cells} .", [Houses(base), Digits(digit), Houses(cover), Cells(fins)] => {
            let digit = only(digit)?;
            let all = |houses: &[House]| houses.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
            ensure(base.len() == cover.len(), "as many houses")?;
            ensure(self.places(digit, all(base)) - all(cover) == *fins, "other fins")?;
            Ok(Vec::new())
        });
        self.fish(tokens)
    }

    fn fish(&self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Claims, Digits, Houses};
        let Pattern::Kraken(kraken) = &self.deduction.pattern else {
            return Err("the line is not understood".to_owned());
        };
        for pattern in [
            "if {claim} , {houses} have it there , one in each , and no other cell of {houses} can have it : {cells} cannot either .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [Claims(without), Houses(base), Houses(cover), Cells(gone)] = &places[..]
            {
                let without = without[0];
                let covered = cover
                    .iter()
                    .fold(CellSet::EMPTY, |all, it| all | it.cells());
                let based = base.iter().fold(CellSet::EMPTY, |all, it| all | it.cells());
                ensure(without == off(kraken.fins, kraken.digit), "the fins")?;
                ensure(*base == kraken.base && *cover == kraken.cover, "its houses")?;
                ensure(
                    gone.is_subset(covered) && gone.is_disjoint(based),
                    "it covers them not",
                )?;
                return Ok(gone
                    .into_iter()
                    .map(|cell| off(CellSet::only(cell), kraken.digit))
                    .collect());
            }
        }
        for pattern in [
            "if {claim} , then {houses} has it in {cells} . so one of {cells} is {digits} .",
            "if {claim} , then {houses} has it in one of {cells} . so one of {cells} is {digits} .",
        ] {
            if let Some(places) = matched(pattern, tokens)
                && let [
                    Claims(without),
                    Houses(start),
                    Cells(held),
                    Cells(starts),
                    Digits(digit),
                ] = &places[..]
            {
                ensure(without[0] == off(kraken.fins, kraken.digit), "the fins")?;
                ensure(
                    only(digit)? == kraken.digit && Some(house(start)?) == kraken.start,
                    "its cover",
                )?;
                let based = kraken
                    .base
                    .iter()
                    .fold(CellSet::EMPTY, |all, it| all | it.cells());
                let places = self.places(kraken.digit, based & house(start)?.cells());
                ensure(
                    places == *held && *starts == (*held | kraken.fins),
                    "its places",
                )?;
                return Ok(starts
                    .into_iter()
                    .map(|cell| yes(Candidate::new(cell, kraken.digit)))
                    .collect());
            }
        }
        Err("the line is not understood".to_owned())
    }

    /// Returns the candidates that the lines have left in a cell.
    fn left_in(&self, cell: Cell) -> DigitSet {
        let candidates = self.grid.candidates(cell).iter();
        candidates
            .filter(|it| !self.off(*it).contains(cell))
            .collect()
    }

    /// Returns the places that the lines have left for a digit.
    fn places_left(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.places(digit, cells) - self.off(digit)
    }

    fn are_candidates(&self, claims: &[Claim]) -> Result<(), String> {
        let mut claims = claims.iter();
        ensure(
            claims.all(|it| it.cells.is_subset(self.grid.cells_with(it.digit))),
            "it is no candidate",
        )
    }

    /// Checks that claims repeat a known one, or say that the other digits of its cell are false.
    fn follow_from(&self, claims: &[Claim], known: Claim) -> Result<(), String> {
        let follows = |it: &Claim| {
            *it == known
                || known.is_true
                    && !it.is_true
                    && it.digit != known.digit
                    && it.cells == known.cells
        };
        ensure(
            !claims.is_empty() && claims.iter().all(follows),
            "something else follows",
        )?;
        self.are_candidates(claims)
    }

    /// Checks that each possible case is supposed inside, and that all claims follow from each.
    fn every_case_within(&self, lines: &[usize], claims: &[Claim], argument: &Argument) -> Holds {
        let mut cases = self.from.iter().filter(|from| {
            // The line that lists the cases is not cited.
            !lines.contains(from) && argument.lines[**from].links.is_empty()
        });
        let first = lines.first().ok_or("no line")?;
        let case_line = cases
            .rfind(|from| *from < first)
            .ok_or("nothing says which cases there are")?;
        for case in &self.stated[*case_line] {
            let mut stated: Vec<Claim> = Vec::new();
            for line in lines {
                let start = argument.lines[*line].under.unwrap_or(*line);
                let is_of_case =
                    |start: usize| start > *case_line && self.stated[start].first() == Some(case);
                if is_of_case(start) || is_of_case(*line) {
                    stated.extend(&self.stated[*line]);
                }
            }
            for claim in claims {
                let is_stated = stated.iter().any(|it| {
                    it == claim
                        || !claim.is_true
                            && !it.is_true
                            && it.digit == claim.digit
                            && claim.cells.is_subset(it.cells)
                        || !claim.is_true
                            && it.is_true
                            && it.digit != claim.digit
                            && it.cells == claim.cells
                });
                let of_several = claim.cells.into_iter().all(|cell| {
                    stated.iter().any(|it| {
                        it.digit == claim.digit
                            && it.is_true == claim.is_true
                            && !claim.is_true
                            && it.cells.contains(cell)
                    })
                });
                ensure(is_stated || of_several, "a case has not come to that")?;
            }
        }
        self.are_candidates(claims)?;
        Ok(claims.to_vec())
    }

    /// Checks that n cells that see each other have n + 1 digits.
    fn almost_locked(&self, set: CellSet, digits: DigitSet) -> Result<(), String> {
        let have = set
            .into_iter()
            .fold(DigitSet::EMPTY, |all, it| all | self.grid.candidates(it));
        ensure(
            have == digits && digits.len() == set.len() + 1,
            "no almost locked set",
        )?;
        let see_each_other = |cell| self.sees(set - CellSet::only(cell), CellSet::only(cell));
        ensure(
            set.into_iter().all(see_each_other),
            "they do not see each other",
        )
    }

    /// Checks the ends of an open chain: the first is supposed false, and the last follows.
    fn ends(&self, first: Claim, last: Claim) -> Result<(), String> {
        ensure(first.is_true && last.is_true, "both are true")?;
        ensure(
            self.before.first() == Some(&opposite(first)),
            "that was not supposed",
        )?;
        ensure(self.before.last() == Some(&last), "that does not follow")
    }

    /// Checks that one of the ends of a link of a loop is true; the ends are stated one after the
    /// other.
    fn one_end(&self, it: Claim) -> Result<(), String> {
        let ends = self.before.windows(2).any(|two| {
            two.iter().all(|one| one.digit == it.digit)
                && two[0].is_true != two[1].is_true
                && two[0].cells | two[1].cells == it.cells
        });
        ensure(it.is_true && ends, "these are not the ends of a link")
    }

    /// Checks the removals of one link of a loop.
    fn part(&self, removed: &[Candidate]) -> Holds {
        let all = &self.deduction.eliminations;
        ensure(
            !removed.is_empty() && removed.iter().all(|it| all.contains(it)),
            "it is not removed",
        )?;
        Ok(Vec::new())
    }

    /// Returns the cells that have lost a digit according to the lines.
    fn lost(&self, told: &[(CellSet, DigitSet, usize)], digit: Digit) -> Result<CellSet, String> {
        let mut lost = CellSet::EMPTY;
        for (cells, _, line) in told {
            for cell in *cells {
                self.cites(*line, off(CellSet::only(cell), digit))?;
            }
            lost |= *cells;
        }
        Ok(lost)
    }

    fn locked(
        &self,
        lost: CellSet,
        digit: Digit,
        base: House,
        left: CellSet,
    ) -> Result<(), String> {
        let places = self.places(digit, base.cells());
        ensure(
            lost.is_subset(places) && places - lost == left,
            "it has other places",
        )
    }

    fn cites_all(&self, lines: &[usize]) -> Result<(), String> {
        let is_so = lines.iter().all(|line| self.from.contains(line));
        ensure(
            is_so && !lines.is_empty(),
            "it does not rest on these lines",
        )
    }

    /// Checks that each possible case is supposed, and that each leads to the conclusion.
    fn every_case(&self, lines: &[usize], argument: &Argument) -> Holds {
        let mut ended = Vec::new();
        for line in lines {
            let stated = self.stated.get(*line).ok_or("no such line")?;
            ensure(
                stated.iter().any(|it| self.covers(it)),
                "it has not come to that",
            )?;
            ended.extend(argument.lines[*line].under);
            if argument.lines[*line].under.is_none() {
                ended.push(*line);
            }
        }
        // The cases; each is supposed in a line.
        let cases = self.from.iter().find(|from| !lines.contains(from));
        for case in cases.map_or(&[][..], |from| &self.stated[*from]) {
            let is_supposed = |line: &usize| self.stated[*line].first() == Some(case);
            ensure(ended.iter().any(is_supposed), "a case is missing")?;
            if matches!(self.deduction.pattern, Pattern::Guardians(_)) {
                self.comes_to_all(lines, *case, argument)?;
            }
        }
        Ok(Vec::new())
    }

    /// Checks that the lines under a case together state all removals.
    fn comes_to_all(
        &self,
        lines: &[usize],
        case: Claim,
        argument: &Argument,
    ) -> Result<(), String> {
        let is_under = |line: &usize| {
            let under = argument.lines[*line].under;
            under.is_some_and(|under| self.stated[under].first() == Some(&case))
        };
        let own = lines.iter().copied().filter(is_under);
        let said: Vec<Claim> = own.flat_map(|line| self.stated[line].clone()).collect();
        let all = self.deduction.eliminations.iter().all(|gone| {
            let says =
                |it: &Claim| !it.is_true && it.digit == gone.digit && it.cells.contains(gone.cell);
            said.iter().any(says)
        });
        ensure(all, "a case does not come to all of it")
    }

    /// Whether a claim covers a conclusion, or more than one.
    fn covers(&self, claim: &Claim) -> bool {
        let removed = self.deduction.eliminations.iter();
        let mut removed = removed.map(|one| (one.cell, one.digit));
        self.is_conclusion(claim)
            || !claim.is_true
                && removed.any(|(cell, digit)| claim.digit == digit && claim.cells.contains(cell))
    }
}

fn yes(candidate: Candidate) -> Claim {
    Claim {
        cells: CellSet::only(candidate.cell),
        digit: candidate.digit,
        is_true: true,
    }
}

fn off(cells: CellSet, digit: Digit) -> Claim {
    Claim {
        cells,
        digit,
        is_true: false,
    }
}
