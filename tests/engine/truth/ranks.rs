//! Checks the sentences that count truths against links.

use super::holds::{Holds, each_sentence, ensure, removes_just};
use super::read::{Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, CellSet, Digit, Grid};
use sudoku_stepper::rules::large_patterns::Slot;
use sudoku_stepper::rules::{Deduction, Pattern};

/// Whether all sentences of such a pattern are read.
pub const fn is_read(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::RankZero(_))
}

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut told = Told {
        grid,
        count: None,
        truths: Vec::new(),
        links: Vec::new(),
        covered: false,
        removed: Vec::new(),
    };
    told.sentence(&tokens(&argument.idea))?;
    each_sentence(argument, &mut |tokens| told.sentence(tokens))?;
    removes_just(deduction, &told.removed)
}

struct Told<'a> {
    grid: &'a Grid,
    /// The number of truths and of links, which must always be the same.
    count: Option<usize>,
    truths: Vec<(Slot, usize)>,
    links: Vec<(Slot, usize)>,
    /// Whether a sentence says that links cover the truths.
    covered: bool,
    removed: Vec<Candidate>,
}

impl Told<'_> {
    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        let is_word = |token: Option<&Token>, word: &str| matches!(token, Some(Token::Word(it)) if it == word);
        if is_word(tokens.first(), "the") && is_word(tokens.get(2), ":") {
            let [_, _, _, slots @ .., _] = tokens else {
                return Err("no slots".to_owned());
            };
            let slots = slots
                .split(|token| is_word(Some(token), ";"))
                .map(group)
                .collect::<Result<Vec<_>, _>>()?
                .concat();
            ensure(
                slots.iter().all(|(slot, _)| self.is_open(*slot)),
                "it is filled already",
            )?;
            return match is_word(tokens.get(1), "truths") {
                true => {
                    self.truths = slots;
                    Ok(())
                }
                false => {
                    ensure(is_word(tokens.get(1), "links"), "truths or links")?;
                    self.links = slots;
                    Ok(())
                }
            };
        }
        let counted = self.counted(tokens)?;
        let read = |pattern: &str| matched(pattern, &counted);
        let idea = "# truths need # true candidates , and the # links that cover them allow no \
                    more : so what a link has outside the truths is false .";
        if read(idea).is_some() {
            return Ok(());
        }
        let sum = |slots: &[(Slot, usize)]| slots.iter().map(|(_, times)| times).sum::<usize>();
        if read("each has one true candidate , which makes # in all .").is_some() {
            return ensure(
                Some(sum(&self.truths)) == self.count,
                "another number of truths",
            );
        }
        if read("each has one true candidate at most , which makes # in all .").is_some() {
            return ensure(
                Some(sum(&self.links)) == self.count,
                "another number of links",
            );
        }
        let covered = "each candidate of the truths lies in links at least as often as in truths .";
        if read(covered).is_some() {
            self.covered = true;
            let mut all = self.candidates();
            return ensure(
                all.all(|it| self.times(&self.truths, it) <= self.times(&self.links, it)),
                "a candidate is not covered",
            );
        }
        let full = "so the true candidates of the truths , # in all , take up all # links , and \
                    no candidate that lies in links more often than in truths can be true .";
        if read(full).is_some() {
            return ensure(
                self.covered && sum(&self.truths) == sum(&self.links),
                "they do not take each other up",
            );
        }
        for end in [
            "so these candidates are false : {removed} .",
            "so this candidate is false : {removed} .",
        ] {
            if let Some([Read::Removed(removed)]) = read(end).as_deref() {
                let goes = |it: &Candidate| {
                    self.grid.has(*it)
                        && self.times(&self.truths, *it) < self.times(&self.links, *it)
                };
                ensure(removed.iter().all(goes), "a removal does not follow")?;
                self.removed.clone_from(removed);
                return Ok(());
            }
        }
        Err(format!("it is not understood: {tokens:?}"))
    }

    /// Returns the tokens with `#` in place of each number, which must be the same everywhere.
    fn counted(&mut self, tokens: &[Token]) -> Result<Vec<Token>, String> {
        let mut counted = Vec::new();
        for token in tokens {
            let number = match token {
                Token::Word(word) => word.parse::<usize>().ok(),
                _ => None,
            };
            match number {
                None => counted.push(token.clone()),
                Some(number) => {
                    ensure(
                        *self.count.get_or_insert(number) == number,
                        "another number",
                    )?;
                    counted.push(Token::Word("#".to_owned()));
                }
            }
        }
        Ok(counted)
    }

    fn candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.grid.unsolved().into_iter().flat_map(|cell| {
            let digits = self.grid.candidates(cell).into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        })
    }

    fn times(&self, slots: &[(Slot, usize)], it: Candidate) -> usize {
        let own = slots.iter().filter(|(slot, _)| slot.has(it));
        own.map(|(_, times)| times).sum()
    }

    /// Whether a cell is empty, or a digit still to be placed in a house of the board.
    fn is_open(&self, slot: Slot) -> bool {
        match slot {
            Slot::Cell(cell) => self.grid.unsolved().contains(cell),
            Slot::Digit(digit, house) => {
                let houses = self.grid.layout().houses();
                let placed = |cell| self.grid.value(cell) == Some(digit);
                houses.contains(&house) && !house.cells().into_iter().any(placed)
            }
        }
    }
}

/// Reads `r1c2 and r1c3` or `3 in rows 1 and 4`, either with `(counted 2 times)` behind it.
fn group(tokens: &[Token]) -> Result<Vec<(Slot, usize)>, String> {
    let word = |token: &Token| match token {
        Token::Word(word) => Some(word.clone()),
        _ => None,
    };
    let (tokens, times) = match tokens {
        [own @ .., open, counted, times, _, _]
            if word(open).as_deref() == Some("(")
                && word(counted).as_deref() == Some("counted") =>
        {
            let times = word(times).and_then(|it| it.parse().ok());
            (own, times.ok_or("no number of times")?)
        }
        _ => (tokens, 1),
    };
    let slots: Vec<Slot> = match tokens {
        [Token::Cells(cells)] => {
            let cells: CellSet = cells.iter().copied().collect();
            cells.into_iter().map(Slot::Cell).collect()
        }
        [
            Token::Digits(digits),
            Token::Word(within),
            Token::Houses(houses),
        ] if within == "in" && digits.len() == 1 => {
            let digit: Digit = digits[0];
            houses
                .iter()
                .map(|house| Slot::Digit(digit, *house))
                .collect()
        }
        other => return Err(format!("no slot: {other:?}")),
    };
    Ok(slots.into_iter().map(|slot| (slot, times)).collect())
}
