//! Checks the lines about almost locked sets.

use super::by_cages;
use super::holds::{Holds, all_go, each_sentence, ensure, removes_just};
use super::read::{Read, Token, matched, number};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::Deduction;

/// Reads all lines; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut sets = Sets {
        grid,
        sets: Vec::new(),
        live: Vec::new(),
        commons: Vec::new(),
        stem: CellSet::EMPTY,
        petals: Vec::new(),
        held: DigitSet::EMPTY,
        parts: Vec::new(),
        twice: DigitSet::EMPTY,
        removed: Vec::new(),
    };
    each_sentence(argument, &mut |tokens| sets.sentence(tokens))?;
    removes_just(deduction, &sets.removed)
}

struct Sets<'a> {
    grid: &'a Grid,
    /// The sets or petals, in the order of their letters.
    sets: Vec<(CellSet, DigitSet)>,
    /// The possible contents of each set that comes from the combinations of a cage; empty for all
    /// others.
    live: Vec<Vec<DigitSet>>,
    /// A restricted common of two sets.
    commons: Vec<(Digit, usize, usize)>,
    stem: CellSet,
    /// The digits that link a petal to the stem.
    petals: Vec<(usize, DigitSet)>,
    /// The digits that one of the sets holds in the end.
    held: DigitSet,
    /// The parts of a crossing: the house, the cells and their digits. The first part is shared by
    /// both houses.
    parts: Vec<(Vec<House>, CellSet, DigitSet)>,
    /// The digits that are in both rests.
    twice: DigitSet,
    removed: Vec<Candidate>,
}

fn only(digits: &DigitSet) -> Result<Digit, String> {
    digits.single().ok_or_else(|| "one digit".to_owned())
}

/// Returns the number of the set whose letter is behind the last occurrence of a word.
fn letter_behind(tokens: &[Token], word: &str) -> Result<usize, String> {
    let is_it = |token: &Token| matches!(token, Token::Word(it) if it == word);
    let place = tokens.iter().rposition(is_it).map_or(0, |place| place + 1);
    letter(tokens.get(place))
}

fn letter(token: Option<&Token>) -> Result<usize, String> {
    match token {
        Some(Token::Word(word)) if word.len() == 1 => {
            let place = word.bytes().next().and_then(|it| it.checked_sub(b'a'));
            place.map(usize::from).ok_or_else(|| "a letter".to_owned())
        }
        _ => Err("a letter".to_owned()),
    }
}

/// Returns the last number among some tokens.
fn count(tokens: &[Token]) -> Option<usize> {
    tokens.iter().rev().find_map(|token| match token {
        Token::Word(word) => number(word),
        _ => None,
    })
}

impl Sets<'_> {
    fn candidates(&self, cells: CellSet) -> DigitSet {
        let all = cells.into_iter().map(|cell| self.grid.candidates(cell));
        all.fold(DigitSet::EMPTY, |all, it| all | it)
    }

    /// Whether cells see all places of a digit in others.
    fn see_places(&self, cells: CellSet, digit: Digit, others: CellSet) -> bool {
        let places = self.grid.cells_with(digit) & others;
        !places.is_empty() && cells.is_subset(self.grid.layout().common_peers(places))
    }

    fn set(&self, number: usize) -> Result<(CellSet, DigitSet), String> {
        let set = self.sets.get(number).copied();
        set.ok_or_else(|| "there is no such set".to_owned())
    }

    /// Returns the letter of a set along the chain: if there are three, the middle one is C.
    fn at(&self, number: usize) -> usize {
        match (self.sets.len(), number) {
            (3, 1) => 2,
            (3, 2) => 1,
            _ => number,
        }
    }

    fn removes(
        &mut self,
        removed: &[Candidate],
        goes: impl Fn(&Self, &Candidate) -> bool,
    ) -> Holds {
        all_go(self.grid, removed, |it| goes(self, it))?;
        self.removed.extend(removed);
        Ok(())
    }

    fn introduce(&mut self, tokens: &[Token], cells: CellSet, digits: DigitSet) -> Holds {
        ensure(letter(tokens.first())? == self.sets.len(), "another letter")?;
        ensure(self.candidates(cells) == digits, "it has others")?;
        ensure(digits.len() == cells.len() + 1, "it is not almost locked")?;
        let colon = |token: &Token| matches!(token, Token::Word(it) if it == ":");
        let behind = tokens.iter().position(colon).unwrap_or(0);
        let in_words = tokens[behind..].iter().find_map(|token| match token {
            Token::Word(word) => number(word),
            _ => None,
        });
        ensure(
            in_words == Some(cells.len()),
            "it has another number of cells",
        )?;
        self.sets.push((cells, digits));
        self.live.push(Vec::new());
        Ok(())
    }

    /// Returns the digits that a set certainly holds if it does not hold this one.
    fn left_without(&self, number: usize, digit: Digit) -> Result<DigitSet, String> {
        let (_, digits) = self.set(number)?;
        let live = &self.live[number];
        let left = live.iter().filter(|it| !it.contains(digit));
        Ok(match live.is_empty() {
            true => digits.without(digit),
            false => left.fold(digits, |all, it| all & *it),
        })
    }

    /// Checks that the sentence says in order of these sets that they hold all their other digits,
    /// or that each remaining combination has some digits.
    fn said_so(&self, tokens: &[Token], sets: impl Iterator<Item = usize>) -> Holds {
        let by_combinations = tokens.iter().filter_map(|token| match token {
            Token::Word(word) if word == "combination" => Some(true),
            Token::Word(word) if word == "all" => Some(false),
            _ => None,
        });
        let meant = sets.map(|set| self.live.get(set).is_some_and(|it| !it.is_empty()));
        ensure(
            by_combinations.eq(meant),
            "it holds them for another reason",
        )
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        macro_rules! read {
            ($($pattern:literal)|+, $places:pat => $holds:expr) => {
                let patterns = [$($pattern),+];
                if let Some(places) = patterns.iter().find_map(|it| matched(it, tokens))
                    && let $places = &places[..]
                {
                    #[allow(clippy::redundant_closure_call, reason = "so that `?` ends one reading, not all of them")]
                    return (|| -> Holds { $holds })();
                }
            };
        }
        read!("{words} is {cells} in {houses} with {digits} : {words} so it lacks one of them at most .",
            [Cells(cells), Houses(of), Digits(digits)] => {
            ensure(of.iter().all(|it| cells.is_subset(it.cells())), "not in the house")?;
            self.introduce(tokens, *cells, *digits)
        });
        read!("{words} is {cells} with {digits} : {words} so it lacks one of them at most .",
            [Cells(cells), Digits(digits)] => {
            ensure(cells.len() == 1, "it is in a house")?;
            self.introduce(tokens, *cells, *digits)
        });
        if let Some(cage) = by_cages::can_hold(self.grid, "{words} :", tokens) {
            let (cells, live) = cage?;
            ensure(letter(tokens.first())? == self.sets.len(), "another letter")?;
            let digits = live.iter().fold(DigitSet::EMPTY, |all, it| all | *it);
            self.sets.push((cells, digits));
            self.live.push(live);
            return Ok(());
        }
        read!("{digits} is the restricted common x/y of {words} : all its places in the one see all its places in the other , so at most one of the two holds it ."
            | "{digits} is a restricted common of {words} : all its places in the one see all its places in the other , so at most one of the two holds it .",
            [Digits(digit)] => {
            let digit = only(digit)?;
            let colon = tokens.iter().position(|it| *it == Token::Word(":".to_owned())).unwrap_or(0);
            let (one, other) = (letter(tokens.get(colon - 3))?, letter(tokens.get(colon - 1))?);
            let ((first, of_first), (second, of_second)) = (self.set(one)?, self.set(other)?);
            ensure((of_first & of_second).contains(digit), "not both have it")?;
            let places = self.grid.cells_with(digit) & first;
            ensure(self.see_places(places, digit, second), "they do not see each other")?;
            let name = tokens.get(5);
            let is_named = |it: &str| name == Some(&Token::Word(it.to_owned()));
            // With three sets, X is shared by A and C, and Y by B and C; with two, X is the only
            // one.
            let named = match (self.sets.len(), one, other) {
                (3, 0, 2) => is_named("x"),
                (3, 2, 1) => is_named("y"),
                (3, ..) => false,
                (2, ..) => is_named("x") || name == Some(&Token::Word("of".to_owned())),
                _ => !is_named("x") && !is_named("y"),
            };
            ensure(named, "another name")?;
            self.commons.push((digit, one, other));
            Ok(())
        });
        if let [Token::Word(start), _, Token::Word(lacks), rest @ ..] = tokens
            && start == "if"
            && lacks == "lacks"
        {
            return self.chain(rest);
        }
        read!("so {words} holds {digits} ( or both ) , and no cell that sees all its places in the two can be {digits} : {removed} ."
            | "so {words} holds each of {digits} ( or both ) , and no cell that sees all places of one of these in the two can be that : {removed} .",
            all @ [Digits(_), .., Removed(_)] => {
            let Some(Removed(removed)) = all.last() else {
                return Err("it removes nothing".to_owned());
            };
            let all_digits = all.iter().all(|it| !matches!(it, Digits(it) if *it != self.held));
            ensure(all_digits, "it holds something else")?;
            let end = self.at(self.sets.len() - 1);
            let (first, last) = (self.set(0)?.0, self.set(end)?.0);
            let names = letter(tokens.get(1))? == 0 && letter(tokens.get(3))? == end;
            ensure(names, "other sets")?;
            self.removes(removed, |sets, it| {
                let cell = CellSet::only(it.cell);
                sets.held.contains(it.digit) && sets.see_places(cell, it.digit, first | last)
            })
        });
        read!("each lacks one digit at most , so one holds {digits} and the other {digits} , and each holds all its other digits .",
            [Digits(first), Digits(second)] => {
            let told: DigitSet = self.commons.iter().map(|(digit, ..)| *digit).collect();
            ensure(told == *first | *second && told.len() == 2, "other restricted commons")
        });
        read!("so no other cell that sees all places of such a digit in its set can be that digit , nor any that sees all places of {digits} in both : {removed} .",
            [Digits(either), Removed(removed)] => {
            let told: DigitSet = self.commons.iter().map(|(digit, ..)| *digit).collect();
            ensure(told == *either, "other restricted commons")?;
            let [(first, of_first), (second, of_second)] = [self.set(0)?, self.set(1)?];
            self.removes(removed, |sets, it| {
                let sees = |cells| sets.see_places(CellSet::only(it.cell), it.digit, cells);
                if told.contains(it.digit) {
                    return sees(first | second);
                }
                of_first.contains(it.digit) && sees(first) || of_second.contains(it.digit) && sees(second)
            })
        });
        self.other_sentence(tokens)
    }

    /// Reads `d, it holds all its other digits, and so d; then B lacks d and holds … and so d.`
    fn chain(&mut self, rest: &[Token]) -> Holds {
        let digits: Vec<&Vec<Digit>> = rest
            .iter()
            .filter_map(|token| match token {
                Token::Digits(digits) => Some(digits),
                _ => None,
            })
            .collect();
        let (Some(start), Some(end)) = (digits.first(), digits.last()) else {
            return Err("it is not understood".to_owned());
        };
        let as_set = |digits: &[Digit]| digits.iter().copied().collect::<DigitSet>();
        self.held = as_set(start);
        ensure(self.held == as_set(end), "it ends with something else")?;
        let between: Vec<Digit> = digits[1..digits.len() - 1]
            .iter()
            .filter_map(|it| as_set(it).single())
            .collect();
        ensure(
            between.len() == digits.len() - 2 && between.len().is_multiple_of(2),
            "one digit",
        )?;
        let links: Vec<(Digit, usize, usize)> = between
            .chunks(2)
            .enumerate()
            .map(|(set, pair)| (pair[0], self.at(set), self.at(set + 1)))
            .collect();
        ensure(
            between.chunks(2).all(|pair| pair[0] == pair[1]),
            "another digit",
        )?;
        ensure(links == self.commons, "other restricted commons")?;
        ensure(
            between
                .windows(2)
                .skip(1)
                .step_by(2)
                .all(|two| two[0] != two[1]),
            "the same",
        )?;
        ensure(self.sets.len() == links.len() + 1, "other sets")?;
        let first = links
            .first()
            .is_some_and(|(digit, ..)| !self.held.contains(*digit));
        let last = links
            .last()
            .is_some_and(|(digit, ..)| !self.held.contains(*digit));
        ensure(first && last, "it is what it lacks")?;
        for number in [0, links.len()] {
            ensure(
                self.held.is_subset(self.set(self.at(number))?.1),
                "the set has it not",
            )?;
        }
        self.said_so(rest, (0..=links.len()).map(|it| self.at(it)))?;
        for (number, (digit, set, next)) in links.iter().enumerate() {
            let after = match links.get(number + 1) {
                Some((following, ..)) => DigitSet::only(*following),
                None => self.held,
            };
            ensure(
                after.is_subset(self.left_without(*next, *digit)?),
                "it holds it not",
            )?;
            for lacked in self.held.iter().filter(|_| number == 0) {
                let left = self.left_without(*set, lacked)?;
                ensure(left.contains(*digit), "the first holds it not")?;
            }
        }
        Ok(())
    }

    fn other_sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        macro_rules! read {
            ($($pattern:literal)|+, $places:pat => $holds:expr) => {
                let patterns = [$($pattern),+];
                if let Some(places) = patterns.iter().find_map(|it| matched(it, tokens))
                    && let $places = &places[..]
                {
                    #[allow(clippy::redundant_closure_call, reason = "so that `?` ends one reading, not all of them")]
                    return (|| -> Holds { $holds })();
                }
            };
        }
        read!("the stem {cells} can only be {digits} .", [Cells(stem), Digits(digits)] => {
            ensure(stem.len() == 1 && self.candidates(*stem) == *digits, "it has others")?;
            self.stem = *stem;
            Ok(())
        });
        read!("{cells} sees all places of {digits} in the petal {words} .", [Cells(stem), Digits(digits)] => {
            let number = letter_behind(tokens, "petal")?;
            let (cells, of_petal) = self.set(number)?;
            ensure(*stem == self.stem && digits.is_subset(of_petal), "another stem or petal")?;
            ensure(digits.iter().all(|it| self.see_places(*stem, it, cells)), "it does not see them")?;
            self.petals.push((number, *digits));
            Ok(())
        });
        read!("so if {cells} is {digits} , {words} lacks it and holds all its other digits , and so {digits} ."
            | "so if {cells} is {digits} , {words} lacks it , and each combination left has {digits} .",
            [Cells(stem), Digits(linking), Digits(held)] => {
            let number = self.petals.last().map(|(number, _)| *number).ok_or("no petal")?;
            ensure(letter(tokens.get(6))? == number, "another petal")?;
            ensure(self.petals.last() == Some(&(number, *linking)) && *stem == self.stem, "another digit")?;
            let of_petal = self.set(number)?.1;
            ensure(held.is_subset(of_petal) && (*held & *linking).is_empty(), "it does not hold it")?;
            ensure(self.held.is_empty() || self.held == *held, "another digit")?;
            self.held = *held;
            self.said_so(tokens, std::iter::once(number))?;
            for digit in *linking {
                let left = self.left_without(number, digit)?;
                ensure(held.is_subset(left), "not each combination has it")?;
            }
            Ok(())
        });
        read!("so in any case one of the petals holds {digits} , and no cell that sees all its places in all petals can be {digits} : {removed} ."
            | "so in any case one of the petals holds {digits} , and no cell that sees all places of one of these in all petals can be that : {removed} .",
            all @ [Digits(held), .., Removed(_)] => {
            let Some(Removed(removed)) = all.last() else {
                return Err("it removes nothing".to_owned());
            };
            ensure(!all.iter().any(|it| matches!(it, Digits(it) if it != held)), "another digit")?;
            let told = self.petals.iter().fold(DigitSet::EMPTY, |all, (_, it)| all | *it);
            ensure(*held == self.held && told == self.candidates(self.stem), "a case is missing")?;
            let petals = self.sets.iter().fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
            self.removes(removed, |sets, it| {
                sets.held.contains(it.digit) && sets.see_places(CellSet::only(it.cell), it.digit, petals)
            })
        });
        // A crossing.
        read!("{houses} share {cells} , which have only {digits} .", [Houses(both), Cells(cells), Digits(digits)] => {
            ensure(both.len() == 2 && both.iter().all(|it| cells.is_subset(it.cells())), "they do not")?;
            ensure(self.candidates(*cells) == *digits, "they have others")?;
            self.parts.push((both.clone(), *cells, *digits));
            Ok(())
        });
        read!("in the rest of {houses} , {cells} has/have only {digits} .", [Houses(of), Cells(cells), Digits(digits)] => {
            let (both, crossing, _) = self.parts.first().ok_or("no crossing")?;
            let of = of.first().ok_or("a house")?;
            ensure(both.contains(of) && cells.is_subset(of.cells()) && cells.is_disjoint(*crossing), "not in the house")?;
            ensure(self.candidates(*cells) == *digits, "they have others")?;
            self.parts.push((vec![*of], *cells, *digits));
            Ok(())
        });
        read!("the two rests have no digit in common , and all cells that do share one see each other , so no digit stands twice in these {words} cells .", [] => {
            let [_, (_, _, one), (_, _, other)] = &self.parts[..] else {
                return Err("two rests".to_owned());
            };
            ensure((*one & *other).is_empty(), "they have one in common")?;
            ensure(count(tokens) == Some(self.crossing().0.len()), "another number of cells")
        });
        read!("they have only {words} digits , so each of them stands there once .", [] => {
            let (cells, digits) = self.crossing();
            ensure(digits.len() == cells.len() && count(tokens) == Some(digits.len()), "another number of digits")
        });
        read!("all cells that share a digit see each other , but for {digits} , which can stand once in each rest ; no other digit stands twice in these {words} cells .",
            [Digits(twice)] => {
            let [_, (_, _, one), (_, _, other)] = &self.parts[..] else {
                return Err("two rests".to_owned());
            };
            ensure((*one & *other) == *twice, "other digits are in both")?;
            ensure(count(tokens) == Some(self.crossing().0.len()), "another number of cells")?;
            self.twice = *twice;
            Ok(())
        });
        read!("that makes just as many values as cells , so each of them stands there , {digits} in both rests .", [Digits(twice)] => {
            let (cells, digits) = self.crossing();
            ensure(*twice == self.twice && digits.len() + twice.len() == cells.len(), "another number")
        });
        read!("so {houses} has {digits} in {cells} , and nowhere else : {removed} .",
            [Houses(of), Digits(digits), Cells(cells), Removed(removed)] => {
            let of = *of.first().ok_or("a house")?;
            let own = |part: &&(Vec<House>, CellSet, DigitSet)| part.0.contains(&of);
            let all = self.parts.iter().filter(own).fold(CellSet::EMPTY, |all, part| all | part.1);
            ensure(all == *cells, "other cells")?;
            // A digit that may be in the other rest is not certain to be here.
            let other = self.parts.iter().skip(1).filter(|part| !own(part));
            let other = other.fold(DigitSet::EMPTY, |all, part| all | part.2);
            let own = self.parts.iter().skip(1).filter(own).fold(DigitSet::EMPTY, |all, part| all | part.2);
            let crossing = self.parts.first().map_or(DigitSet::EMPTY, |part| part.2);
            ensure(digits.is_subset((crossing - other) | own), "it may stand in the other rest")?;
            let (digits, rest) = (*digits, of.cells() - *cells);
            self.removes(removed, |_, it| digits.contains(it.digit) && rest.contains(it.cell))
        });
        Err(format!("it is not understood: {tokens:?}"))
    }

    /// Returns all cells of a crossing and its rests, and their digits.
    fn crossing(&self) -> (CellSet, DigitSet) {
        let parts = self.parts.iter();
        parts.fold(
            (CellSet::EMPTY, DigitSet::EMPTY),
            |(cells, digits), part| (cells | part.1, digits | part.2),
        )
    }
}
