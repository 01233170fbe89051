//! Checks the sentences about a pattern on the board: singles, locked candidates, subsets, fish,
//! strong links, wings, colors and rectangles.

use super::holds::{self, Holds, each_sentence, ensure};
use super::read::{Claim, Read, Token, matched, tokens};
use sudoku_stepper::explain::Argument;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use sudoku_stepper::rules::{Deduction, Pattern};

/// Whether all sentences of such a pattern are read; for other patterns, none is.
pub const fn is_read(pattern: &Pattern) -> bool {
    matches!(
        pattern,
        Pattern::NakedSingle(_)
            | Pattern::FullHouse(_)
            | Pattern::HiddenSingle(_)
            | Pattern::LockedCandidates(_)
            | Pattern::Subset(_)
            | Pattern::Direct(_)
            | Pattern::Fish(_)
            | Pattern::SingleDigit(_)
            | Pattern::Wing(_)
            | Pattern::Coloring(_)
            | Pattern::Uniqueness(_)
    )
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
            return (|| -> Holds { $holds })();
        }
    };
}

/// Reads all sentences; `Err` with the first that is not true or does not follow.
pub fn checked(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Holds {
    let mut board = Board {
        grid,
        deduction,
        told: Told::default(),
    };
    if argument.is_numbered() {
        board.sentence(&tokens(&argument.idea))?;
    }
    each_sentence(argument, &mut |tokens| board.sentence(tokens))?;
    ensure(board.told.is_concluded, "nothing is concluded")
}

/// The facts from the sentences so far.
#[derive(Default)]
struct Told {
    digits: DigitSet,
    cells: CellSet,
    houses: Vec<House>,
    cover: Vec<House>,
    fins: CellSet,
    endo_fins: CellSet,
    /// Two pincers or two ends; at least one of them has the digit.
    ends: CellSet,
    pivot: Option<Cell>,
    colors: Vec<CellSet>,
    /// The colors that are not all true, by their letters.
    weak: Vec<usize>,
    pair: DigitSet,
    corners: CellSet,
    floor: CellSet,
    roof: CellSet,
    is_swap_told: bool,
    is_concluded: bool,
    removed: Vec<Candidate>,
}

struct Board<'a> {
    grid: &'a Grid,
    deduction: &'a Deduction,
    told: Told,
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

impl Board<'_> {
    fn places(&self, digit: Digit, cells: CellSet) -> CellSet {
        self.grid.cells_with(digit) & cells
    }

    /// Whether each of some houses has places for a digit, and only in these cells.
    fn is_confined(&self, digit: Digit, houses: &[House], cells: CellSet) -> bool {
        houses.iter().all(|house| {
            let places = self.places(digit, house.cells());
            !places.is_empty() && places.is_subset(cells)
        })
    }

    fn candidates(&self, cells: CellSet) -> DigitSet {
        let all = cells.into_iter().map(|cell| self.grid.candidates(cell));
        all.fold(DigitSet::EMPTY, |all, it| all | it)
    }

    fn sees(&self, cell: Cell, others: CellSet) -> bool {
        !others.is_empty() && self.grid.layout().common_peers(others).contains(cell)
    }

    /// Returns the digits of the values that a cell sees.
    fn seen(&self, cell: Cell) -> DigitSet {
        let peers = self.grid.layout().peers(cell);
        peers
            .into_iter()
            .filter_map(|it| self.grid.value(it))
            .collect()
    }

    /// Checks that these are all the candidates that the step removes, each for a reason.
    fn removes(&mut self, removed: &[Candidate], goes: impl Fn(&Candidate) -> bool) -> Holds {
        holds::removes(self.grid, self.deduction, removed, goes)?;
        self.told.is_concluded = true;
        Ok(())
    }

    /// Checks that the step places a digit in a cell.
    fn places_in(&mut self, cells: CellSet, digit: Digit) -> Holds {
        let placed = Candidate::new(one(&cells)?, digit);
        ensure(
            self.deduction.placements.contains(&placed),
            "it places something else",
        )?;
        ensure(self.grid.has(placed), "it is no candidate")?;
        self.told.is_concluded = true;
        Ok(())
    }

    /// Checks the places of a digit in two houses.
    fn two_links(&mut self, digit: Digit, of: &[(House, CellSet)]) -> Holds {
        for (house, cells) in of {
            ensure(
                self.places(digit, house.cells()) == *cells,
                "the house has other places",
            )?;
        }
        self.told.digits = DigitSet::only(digit);
        self.told.cells = of.iter().fold(CellSet::EMPTY, |all, (_, it)| all | *it);
        Ok(())
    }

    /// Returns the only digit named so far.
    fn digit(&self) -> Result<Digit, String> {
        only(&self.told.digits)
    }

    fn sentence(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        // Singles.
        read!(tokens, "{cells} can only be {digits} : the {words} other digits are already in its {words} ."
            | "{cells} can only be {digits} : it sees each of the {words} other digits .",
            [Cells(cell), Digits(digit)] => {
            let others = self.grid.layout().digits() - *digit;
            ensure(others.is_subset(self.seen(one(cell)?)), "it does not see all others")?;
            self.places_in(*cell, only(digit)?)
        });
        read!(tokens, "{cells} can only be {digits} : {digits} is/are already ruled out .",
            [Cells(cell), Digits(digit), Digits(removed)] => {
            self.naked(*cell, *digit, DigitSet::EMPTY, *removed)
        });
        read!(tokens, "{cells} can only be {digits} : {digits} stands/stand in its {words} , and {digits} is/are already ruled out ."
            | "{cells} can only be {digits} : it sees {digits} , and {digits} is/are already ruled out .",
            [Cells(cell), Digits(digit), Digits(seen), Digits(removed)] => {
            self.naked(*cell, *digit, *seen, *removed)
        });
        read!(tokens, "{cells} is the last empty cell in {houses} , and the only digit missing there is {digits} .",
            [Cells(cell), Houses(of), Digits(digit)] => {
            let empty = union(of) & self.grid.unsolved();
            ensure(empty == *cell, "it is not the last")?;
            self.places_in(*cell, only(digit)?)
        });
        if let [
            Token::Word(word),
            Token::Houses(house),
            Token::Word(_),
            Token::Word(_),
            Token::Digits(digit),
            rest @ ..,
        ] = tokens
            && word == "in"
            && let [
                can,
                verb,
                go,
                into,
                Token::Cells(cell),
                Token::Word(colon),
                sights @ ..,
            ] = rest
            && [can, verb, go, into]
                .iter()
                .zip(["can", "only", "go", "in"])
                .all(|(token, word)| matches!(token, Token::Word(it) if it == word))
            && colon == ":"
        {
            let cells: CellSet = cell.iter().copied().collect();
            return self.hidden_single(house, digit, cells, sights);
        }
        // Locked candidates.
        read!(tokens, "in {houses} , the {digits} can only go in {cells} , both/all in {houses} too .",
            [Houses(base), Digits(digit), Cells(cells), Houses(cover)] => {
            let digit = only(digit)?;
            ensure(self.places(digit, union(base)) == *cells, "the house has other places")?;
            ensure(cells.is_subset(union(cover)), "they are not in the other house")?;
            self.told.cells = *cells;
            self.told.digits = DigitSet::only(digit);
            self.told.houses = cover.clone();
            Ok(())
        });
        read!(tokens, "one of them is the {digits} , so no other cell of {houses} can be {digits} : {removed} .",
            [Digits(digit), Houses(of), Digits(again), Removed(removed)] => {
            ensure(digit == again && *digit == self.told.digits, "another digit")?;
            ensure(*of == self.told.houses, "another house")?;
            let (own, all, digit) = (self.told.cells, union(of), only(digit)?);
            self.removes(removed, |it| it.digit == digit && (all - own).contains(it.cell))
        });
        read!(tokens, "one of them is the {digits} , so no other cell of {houses} can be {digits} .",
            [Digits(digit), Houses(of), Digits(again)] => {
            ensure(digit == again && *digit == self.told.digits, "another digit")?;
            ensure(*of == self.told.houses, "another house")?;
            self.told.cells = union(of) - self.told.cells;
            Ok(())
        });
        read!(tokens, "in {houses} , that leaves only {cells} : {cells} is {digits} .",
            [Houses(of), Cells(cell), Cells(same), Digits(digit)] => {
            ensure(cell == same && *digit == self.told.digits, "another cell or digit")?;
            self.leaves(of, *cell, only(digit)?)
        });
        read!(tokens, "in {houses} , that leaves only {cells} for the {digits} : {cells} is {digits} .",
            [Houses(of), Cells(cell), Digits(digit), Cells(same), Digits(again)] => {
            ensure(cell == same && digit == again, "another cell or digit")?;
            ensure(*of == self.told.houses, "another house")?;
            ensure(digit.is_disjoint(self.told.digits), "a digit of the subset")?;
            self.leaves(of, *cell, only(digit)?)
        });
        read!(tokens, "these cells hold them , in some order , and so nothing else .", [] => Ok(()));
        // Subsets.
        read!(tokens, "in {houses} , {digits} can only go in {cells} .",
            [Houses(of), Digits(digits), Cells(cells)] => {
            ensure(digits.len() == cells.len(), "as many digits as cells")?;
            for (digit, house) in digits.iter().flat_map(|it| of.iter().map(move |of| (it, of))) {
                let places = self.places(digit, house.cells());
                ensure(!places.is_empty(), "the house has it already")?;
                ensure(places.is_subset(*cells), "the house has other places")?;
            }
            self.told.cells = *cells;
            self.told.digits = *digits;
            self.told.houses = of.clone();
            Ok(())
        });
        read!(tokens, "these cells hold them , in some order , and so nothing else : {removed} .", [Removed(removed)] => {
            let (cells, digits) = (self.told.cells, self.told.digits);
            self.removes(removed, |it| cells.contains(it.cell) && !digits.contains(it.digit))
        });
        read!(tokens, "in {houses} , {cells} have the same two candidates , {digits} ."
            | "in {houses} , {cells} have no candidates but {digits} .",
            [Houses(of), Cells(cells), Digits(digits)] => {
            ensure(self.candidates(*cells) == *digits, "they have others")?;
            ensure(digits.len() == cells.len(), "as many digits as cells")?;
            ensure(of.iter().all(|it| cells.is_subset(it.cells())), "they are not in the house")?;
            let is_pair = matches!(tokens.get(4), Some(Token::Word(word)) if word == "the");
            let all_same = cells.into_iter().all(|it| self.grid.candidates(it) == *digits);
            ensure(!is_pair || all_same, "they have not the same")?;
            self.told.cells = *cells;
            self.told.digits = *digits;
            self.told.houses = of.clone();
            Ok(())
        });
        read!(tokens, "one of them is the {digits} and the other the {digits} , so no other cell of {houses} can be either : {removed} .",
            [Digits(first), Digits(second), Houses(of), Removed(removed)] => {
            ensure(*first | *second == self.told.digits, "other digits")?;
            self.naked_subset(of, removed)
        });
        read!(tokens, "they take them all , in some order , so no other cell of {houses} can be one of them : {removed} .",
            [Houses(of), Removed(removed)] => self.naked_subset(of, removed));
        self.fish(tokens)
    }

    /// Checks that a house has one place for a digit outside the cells named before.
    fn leaves(&mut self, of: &[House], cell: CellSet, digit: Digit) -> Holds {
        let places = self.places(digit, union(of));
        ensure(of.len() == 1, "one house")?;
        ensure(places - self.told.cells == cell, "it has another place")?;
        ensure(places != cell, "it had no other place")?;
        self.places_in(cell, digit)
    }

    fn naked(
        &mut self,
        cell: CellSet,
        digit: DigitSet,
        seen: DigitSet,
        removed: DigitSet,
    ) -> Holds {
        let at = one(&cell)?;
        let all = self.seen(at);
        ensure(seen.is_subset(all), "it does not see them")?;
        ensure(removed.is_disjoint(all), "it sees what was ruled out")?;
        let left = self.grid.layout().digits() - seen - removed;
        ensure(
            left == digit && self.grid.candidates(at) == digit,
            "something else is left",
        )?;
        self.places_in(cell, only(&digit)?)
    }

    /// Checks `r7c5 sees the 5 in r6c5, r9c4 the 5 in r3c4, and it is already ruled out in r7c6.`
    fn hidden_single(
        &mut self,
        house: &[House],
        digit: &[Digit],
        cell: CellSet,
        sights: &[Token],
    ) -> Holds {
        let [digit] = digit else {
            return Err("one digit".to_owned());
        };
        let mut left = union(house) & (self.grid.unsolved() - cell);
        let mut subject: Vec<Cell> = Vec::new();
        let mut rest = sights;
        loop {
            match rest {
                [Token::Word(stop)] if stop == "." => break,
                [
                    Token::Word(_),
                    Token::Word(_),
                    Token::Word(already),
                    Token::Word(_),
                    Token::Word(out),
                    Token::Word(_),
                    Token::Cells(ruled),
                    behind @ ..,
                ] if already == "already" && out == "out" => {
                    for one in ruled {
                        let candidate = Candidate::new(*one, *digit);
                        ensure(!self.grid.has(candidate), "it was not ruled out")?;
                        ensure(!self.seen(*one).contains(*digit), "it sees the digit")?;
                        left.remove(*one);
                    }
                    rest = behind;
                }
                [
                    Token::Word(see),
                    Token::Word(the),
                    Token::Digits(said),
                    Token::Word(_),
                    Token::Cells(at),
                    behind @ ..,
                ] if (see == "sees" || see == "see") && the == "the" => {
                    rest = behind;
                    self.sight(&mut subject, &mut left, *digit, said, at)?;
                }
                [
                    Token::Word(the),
                    Token::Digits(said),
                    Token::Word(_),
                    Token::Cells(at),
                    behind @ ..,
                ] if the == "the" && !subject.is_empty() => {
                    rest = behind;
                    self.sight(&mut subject, &mut left, *digit, said, at)?;
                }
                [Token::Cells(cells), behind @ ..] if subject.is_empty() => {
                    subject.clone_from(cells);
                    rest = behind;
                }
                [Token::Word(between), behind @ ..]
                    if [";", ",", "and"].contains(&between.as_str()) && subject.is_empty() =>
                {
                    rest = behind;
                }
                _ => return Err("the line is not understood".to_owned()),
            }
        }
        ensure(left.is_empty(), "a cell of the house is left out")?;
        self.places_in(cell, *digit)
    }

    /// Checks that some cells see the digit in the first cell of `at`; the cells behind it come
    /// next.
    fn sight(
        &self,
        subject: &mut Vec<Cell>,
        left: &mut CellSet,
        digit: Digit,
        said: &[Digit],
        at: &[Cell],
    ) -> Holds {
        let (witness, next) = at.split_first().ok_or("a cell")?;
        ensure(said == [digit], "another digit")?;
        ensure(self.grid.value(*witness) == Some(digit), "it is not there")?;
        for one in subject.iter() {
            ensure(
                self.sees(*one, CellSet::only(*witness)),
                "it does not see it",
            )?;
            ensure(left.contains(*one), "it is not in question")?;
            left.remove(*one);
        }
        *subject = next.to_vec();
        Ok(())
    }

    fn naked_subset(&mut self, of: &[House], removed: &[Candidate]) -> Holds {
        ensure(of == self.told.houses, "other houses")?;
        let (cells, digits) = (self.told.cells, self.told.digits);
        let all = union(of) - cells;
        self.removes(removed, |it| {
            all.contains(it.cell) && digits.contains(it.digit)
        })
    }

    fn fish(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Claims, Digits, Houses, Removed};
        read!(tokens, "in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) ."
            | "likewise , in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) .",
            [Houses(base), Digits(digit), Houses(cover)] => {
            self.base(base, cover, only(digit)?, CellSet::EMPTY)
        });
        read!(tokens, "in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the fin/fins {cells} ."
            | "likewise , in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the fin/fins {cells} .",
            [Houses(base), Digits(digit), Houses(cover), Cells(fins)] => {
            self.base(base, cover, only(digit)?, *fins)?;
            self.named(*fins, CellSet::EMPTY)
        });
        read!(tokens, "in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the fin/fins {cells} and the endo fin/fins {cells} ."
            | "likewise , in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the fin/fins {cells} and the endo fin/fins {cells} .",
            [Houses(base), Digits(digit), Houses(cover), Cells(fins), Cells(endo_fins)] => {
            self.base(base, cover, only(digit)?, *fins | *endo_fins)?;
            self.named(*fins, *endo_fins)
        });
        read!(tokens, "in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the endo fin/fins {cells} ."
            | "likewise , in {houses} ( the base ) , the {digits} can only go in {houses} ( the cover ) , but for the endo fin/fins {cells} .",
            [Houses(base), Digits(digit), Houses(cover), Cells(endo_fins)] => {
            self.base(base, cover, only(digit)?, *endo_fins)?;
            self.named(CellSet::EMPTY, *endo_fins)
        });
        read!(tokens, "the endo fin {cells} lies in two houses of the base at once ."
            | "the endo fins {cells} each lie in two houses of the base at once .", [Cells(fins)] => {
            let digit = self.digit()?;
            ensure(self.in_two_of_base(digit) == *fins, "other endo fins")?;
            self.told.endo_fins = *fins;
            Ok(())
        });
        read!(tokens, "the {words} must have their {digits} s in different {words} , so no other cell of {houses} can be {digits} : {removed} .",
            [Digits(theirs), Houses(cover), Digits(digit), Removed(removed)] => {
            ensure(theirs == digit, "another digit")?;
            self.covered(cover, only(digit)?, CellSet::EMPTY)?;
            self.fish_removes(removed)
        });
        read!(tokens, "the {words} must have their {digits} s in different {words} , so no other cell of {houses} can be {digits} , nor can {cells} , which lies in two of these and would leave too few for the rest of the base : {removed} ."
            | "the {words} must have their {digits} s in different {words} , so no other cell of {houses} can be {digits} , nor can any of {cells} , each of which lies in two of these and would leave too few for the rest of the base : {removed} .",
            [Digits(theirs), Houses(cover), Digits(digit), Cells(twice), Removed(removed)] => {
            ensure(theirs == digit, "another digit")?;
            self.covered(cover, only(digit)?, *twice)?;
            self.fish_removes(removed)
        });
        read!(tokens, "if {claim} , the {words} must have their {digits} s in different {words} , so no other cell of {houses} can be {digits} ; if {claim} , {cells} sees/see it .",
            [Claims(without), Digits(theirs), Houses(cover), Digits(digit), Claims(with), Cells(gone)] => {
            ensure(theirs == digit, "another digit")?;
            self.covered(cover, only(digit)?, CellSet::EMPTY)?;
            self.but_fins(&without[0], &with[0], *gone)
        });
        read!(tokens, "if {claim} , the {words} must have their {digits} s in different {words} , so no other cell of {houses} can be {digits} , nor can {cells} , which lies in two of these and would leave too few for the rest of the base ; if {claim} , {cells} sees/see it ."
            | "if {claim} , the {words} must have their {digits} s in different {words} , so no other cell of {houses} can be {digits} , nor can any of {cells} , each of which lies in two of these and would leave too few for the rest of the base ; if {claim} , {cells} sees/see it .",
            [Claims(without), Digits(theirs), Houses(cover), Digits(digit), Cells(twice), Claims(with), Cells(gone)] => {
            ensure(theirs == digit, "another digit")?;
            self.covered(cover, only(digit)?, *twice)?;
            self.but_fins(&without[0], &with[0], *gone)
        });
        read!(tokens, "if {claim} , the {words} form {words} , so no other cell of {houses} can be {digits} ; if {claim} , {cells} sees/see it .",
            [Claims(without), Houses(cover), Digits(digit), Claims(with), Cells(gone)] => {
            self.covered(cover, only(digit)?, CellSet::EMPTY)?;
            self.but_fins(&without[0], &with[0], *gone)
        });
        read!(tokens, "if {claim} , the {words} form {words} , so no other cell of {houses} can be {digits} , nor can {cells} , which lies in two of these and would leave too few for the rest of the base ; if {claim} , {cells} sees/see it ."
            | "if {claim} , the {words} form {words} , so no other cell of {houses} can be {digits} , nor can any of {cells} , each of which lies in two of these and would leave too few for the rest of the base ; if {claim} , {cells} sees/see it .",
            [Claims(without), Houses(cover), Digits(digit), Cells(twice), Claims(with), Cells(gone)] => {
            self.covered(cover, only(digit)?, *twice)?;
            self.but_fins(&without[0], &with[0], *gone)
        });
        read!(tokens, "either way {cells} is/are not {digits} .", [Cells(gone), Digits(digit)] => {
            let digit = only(digit)?;
            ensure(digit == self.digit()? && *gone == self.told.ends, "it is something else")?;
            self.told.removed.extend(gone.into_iter().map(|cell| Candidate::new(cell, digit)));
            let removed = self.told.removed.clone();
            if removed.len() == self.deduction.eliminations.len() {
                return self.removes(&removed, |_| true);
            }
            Ok(())
        });
        read!(tokens, "either way {cells} is/are not {digits} : {removed} .",
            [Cells(gone), Digits(digit), Removed(removed)] => {
            let digit = only(digit)?;
            ensure(digit == self.digit()? && *gone == self.told.ends, "it is something else")?;
            self.removes(removed, |it| it.digit == digit && gone.contains(it.cell))
        });
        read!(tokens, "together : {removed} .", [Removed(removed)] => {
            let told = self.told.removed.clone();
            self.removes(removed, |it| told.contains(it))
        });
        self.links(tokens)
    }

    /// Returns the places of a digit in two houses of the base.
    fn in_two_of_base(&self, digit: Digit) -> CellSet {
        let houses = &self.told.houses;
        let is_twice = |cell: &Cell| {
            let of_cell = houses.iter().filter(|it| it.cells().contains(*cell));
            of_cell.count() > 1
        };
        let places = self.places(digit, union(houses)).into_iter();
        places.filter(is_twice).collect()
    }

    /// Checks that fins and endo fins have the right names.
    fn named(&self, fins: CellSet, endo_fins: CellSet) -> Holds {
        let twice = self.in_two_of_base(self.digit()?);
        ensure(endo_fins.is_subset(twice), "it is no endo fin")?;
        ensure(fins.is_disjoint(twice), "an endo fin is called a fin")
    }

    fn base(&mut self, base: &[House], cover: &[House], digit: Digit, fins: CellSet) -> Holds {
        ensure(base.len() == cover.len(), "as many houses")?;
        let places = self.places(digit, union(base));
        ensure(
            places - union(cover) - self.told.endo_fins == fins - self.told.endo_fins,
            "other fins",
        )?;
        self.told.digits = DigitSet::only(digit);
        self.told.houses = base.to_vec();
        self.told.cover = cover.to_vec();
        self.told.cells = places;
        self.told.fins = fins;
        Ok(())
    }

    /// Checks which other cells of the cover cannot have the digit; `twice` are the cells in two
    /// houses of the cover.
    fn covered(&mut self, cover: &[House], digit: Digit, twice: CellSet) -> Holds {
        ensure(
            cover == self.told.cover && digit == self.digit()?,
            "another cover",
        )?;
        let is_twice = |cell: Cell| cover.iter().filter(|it| it.cells().contains(cell)).count() > 1;
        ensure(twice.is_subset(self.told.cells), "they are not in the base")?;
        ensure(
            twice.into_iter().all(is_twice),
            "they are not in two houses",
        )?;
        let mut of_base = self.told.houses.iter().enumerate();
        let apart = of_base.all(|(number, one)| {
            let others = self.told.houses.iter().skip(number + 1);
            others.clone().all(|other| {
                let both = self.places(digit, one.cells() & other.cells());
                both.is_subset(self.told.endo_fins)
            })
        });
        ensure(apart, "the houses of the base overlap")?;
        self.told.ends = (union(cover) - self.told.cells) | twice;
        Ok(())
    }

    fn fish_removes(&mut self, removed: &[Candidate]) -> Holds {
        ensure(
            self.told.fins.is_empty() && self.told.endo_fins.is_empty(),
            "it has fins",
        )?;
        let (cells, digit) = (self.told.ends, self.digit()?);
        self.removes(removed, |it| it.digit == digit && cells.contains(it.cell))
    }

    /// Checks which cells the fins see among those that the fish covers.
    fn but_fins(&mut self, without: &Claim, with: &Claim, gone: CellSet) -> Holds {
        let fins = self.told.fins | self.told.endo_fins;
        let is_opposite = with.is_true && with.cells == fins && with.digit == without.digit;
        ensure(is_opposite, "another case")?;
        ensure(!without.is_true && without.cells == fins, "other fins")?;
        ensure(without.digit == self.digit()?, "another digit")?;
        ensure(
            gone.is_subset(self.told.ends),
            "the cover does not reach it",
        )?;
        ensure(
            gone.into_iter().all(|it| self.sees(it, fins)),
            "it does not see the fins",
        )?;
        self.told.ends = gone;
        Ok(())
    }

    fn links(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        // Strong links of one digit.
        read!(tokens, "in {houses} , the {digits} can only go in {cells} ; in {houses} , only in {cells} ( strong links ) ."
            | "in the same way , in {houses} , the {digits} can only go in {cells} ; in {houses} , only in {cells} ( strong links ) .",
            [Houses(first), Digits(digit), Cells(first_cells), Houses(second), Cells(second_cells)] => {
            self.two_links(only(digit)?, &[(first[0], *first_cells), (second[0], *second_cells)])
        });
        read!(tokens, "{cells} are both in {houses} ( a weak link ) , so they cannot both be {digits} : at least one of {cells} is , and no cell that sees both can be {digits} .",
            [Cells(inner), Houses(of), Digits(digit), Cells(outer), Digits(again)] => {
            ensure(digit == again && *digit == self.told.digits, "another digit")?;
            ensure(inner.len() == 2 && inner.is_subset(union(of)), "they are not in the house")?;
            ensure(*inner | *outer == self.told.cells && inner.is_disjoint(*outer), "other cells")?;
            self.told.ends = *outer;
            let (digit, ends) = (only(digit)?, *outer);
            let gone = self.places(digit, self.grid.layout().common_peers(ends));
            self.told.removed.extend(gone.into_iter().map(|cell| Candidate::new(cell, digit)));
            Ok(())
        });
        read!(tokens, "in {houses} , the {digits} can only go in {houses} ( an empty rectangle ) ; in {houses} , only in {cells} ( a strong link ) ."
            | "in the same way , in {houses} , the {digits} can only go in {houses} ( an empty rectangle ) ; in {houses} , only in {cells} ( a strong link ) .",
            [Houses(block), Digits(digit), Houses(lines), Houses(of), Cells(cells)] => {
            let digit = only(digit)?;
            ensure(lines.len() == 2, "two lines")?;
            ensure(self.places(digit, union(block)).is_subset(union(lines)), "the box has other places")?;
            self.told.houses = [&block[..], lines].concat();
            self.two_links(digit, &[(of[0], *cells)])
        });
        read!(tokens, "if {cells} is {digits} , {houses} has its {digits} in {houses} ; if not , {cells} is {digits} .",
            [Cells(first), Digits(digit), Houses(block), Digits(same), Houses(far), Cells(second), Digits(again)] => {
            ensure(digit == same && digit == again, "another digit")?;
            ensure(*digit == self.told.digits && *first | *second == self.told.cells, "another link")?;
            let near = self.told.houses.get(1).ok_or("a line")?.cells();
            ensure(self.told.houses.first() == block.first() && self.told.houses.get(2) == far.first(), "another box or line")?;
            let in_near = self.places(only(digit)?, near & union(block)) - union(far);
            ensure(in_near.into_iter().all(|it| self.sees(it, *first)), "it does not see the line")?;
            self.told.ends = *second;
            self.told.cover = far.clone();
            Ok(())
        });
        read!(tokens, "either way {cells} sees it .", [Cells(gone)] => {
            let (digit, at) = (self.digit()?, one(gone)?);
            let in_far = self.places(digit, union(&self.told.cover) & self.told.houses[0].cells());
            ensure(self.sees(at, self.told.ends) && self.sees(at, in_far), "it does not see it")?;
            self.told.removed.push(Candidate::new(at, digit));
            Ok(())
        });
        read!(tokens, "so {removed} .", [Removed(removed)] => {
            let told = self.told.removed.clone();
            self.removes(removed, |it| told.contains(it))
        });
        // Wings.
        read!(tokens, "the pivot {cells} can only be {digits} ; it sees the pincers {cells} , which can only be {digits} , and {cells} , which can only be {digits} .",
            [Cells(pivot), Digits(digits), Cells(first), Digits(first_digits), Cells(second), Digits(second_digits)] => {
            for (cell, digits) in [(pivot, digits), (first, first_digits), (second, second_digits)] {
                ensure(self.grid.candidates(one(cell)?) == *digits, "it has others")?;
            }
            ensure(self.sees(one(first)?, *pivot) && self.sees(one(second)?, *pivot), "it does not see it")?;
            self.told.pivot = pivot.single();
            self.told.cells = *first | *second;
            Ok(())
        });
        read!(tokens, "if {cells} is {digits} , {cells} is {digits} ; if {cells} is {digits} , {cells} is {digits} .",
            [Cells(pivot), Digits(x), Cells(first), Digits(z), Cells(again), Digits(y), Cells(second), Digits(end)] => {
            ensure(z == end && pivot == again && self.told.pivot == pivot.single(), "another wing")?;
            self.pincers(*pivot, [(*first, *x), (*second, *y)], *z, *x | *y)
        });
        read!(tokens, "if {cells} is {digits} , {cells} is {digits} ; if {cells} is {digits} , {cells} is {digits} ; if neither , it is {digits} itself .",
            [Cells(pivot), Digits(x), Cells(first), Digits(z), Cells(again), Digits(y), Cells(second), Digits(end), Digits(itself)] => {
            ensure(z == end && z == itself && pivot == again && self.told.pivot == pivot.single(), "another wing")?;
            self.pincers(*pivot, [(*first, *x), (*second, *y)], *z, *x | *y | *z)?;
            self.told.cells |= *pivot;
            Ok(())
        });
        read!(tokens, "so at least one of the pincers is {digits} ( z ) , and no cell that sees both can be : {removed} ."
            | "so at least one of the three is {digits} ( z ) , and no cell that sees all three can be : {removed} .",
            [Digits(digit), Removed(removed)] => {
            let (cells, digit) = (self.told.cells, only(digit)?);
            ensure(digit == self.digit()?, "another digit")?;
            let goes: Vec<Candidate> = removed.iter().copied().filter(|it| it.digit == digit && self.sees(it.cell, cells)).collect();
            self.removes(removed, |it| goes.contains(it))
        });
        read!(tokens, "the pincers {cells} have the same two candidates , {digits} .", [Cells(pincers), Digits(digits)] => {
            ensure(digits.len() == 2 && pincers.into_iter().all(|it| self.grid.candidates(it) == *digits), "they have others")?;
            self.told.cells = *pincers;
            self.told.pair = *digits;
            Ok(())
        });
        read!(tokens, "in {houses} , the {digits} can only go in {cells} ( a strong link ) .",
            [Houses(of), Digits(digit), Cells(ends)] => {
            ensure(self.places(only(digit)?, union(of)) == *ends, "the house has other places")?;
            self.told.digits = *digit;
            self.told.ends = *ends;
            Ok(())
        });
        read!(tokens, "if {cells} is {digits} , {cells} , which it sees , is {digits} ; if {cells} is {digits} , {cells} , which it sees , is {digits} .",
            [Cells(start), Digits(w), Cells(first), Digits(z), Cells(end), Digits(again), Cells(second), Digits(same)] => {
            ensure(w == again && z == same && *w == self.told.digits && *w | *z == self.told.pair, "other digits")?;
            ensure(*start | *end == self.told.ends && *first | *second == self.told.cells, "other cells")?;
            ensure(self.sees(one(first)?, *start) && self.sees(one(second)?, *end), "it does not see it")?;
            self.told.digits = *z;
            Ok(())
        });
        self.colors(tokens)
    }

    /// Checks that with each digit of the pivot, a pincer loses it and so is `z`.
    fn pincers(
        &mut self,
        pivot: CellSet,
        pincers: [(CellSet, DigitSet); 2],
        z: DigitSet,
        all: DigitSet,
    ) -> Holds {
        ensure(
            self.grid.candidates(one(&pivot)?) == all,
            "the pivot has others",
        )?;
        for (pincer, digit) in pincers {
            let left = self.grid.candidates(one(&pincer)?) - digit;
            ensure(left == z && digit.len() == 1, "the pincer has others")?;
            ensure(pincer.is_subset(self.told.cells), "it is no pincer")?;
        }
        self.told.digits = z;
        Ok(())
    }

    fn colors(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Digits, Houses, Removed};
        read!(tokens, "strong links ( conjugate pairs of {digits} ) join {cells} , by turns in color a ( {cells} ) and color b ( {cells} ) : one color is all {digits} , and the other has none .",
            [Digits(digit), Cells(all), Cells(first), Cells(second), Digits(again)] => {
            ensure(digit == again, "another digit")?;
            self.told.digits = *digit;
            self.cluster(*all, *first, *second)
        });
        read!(tokens, "others join {cells} , by turns in color c ( {cells} ) and color d ( {cells} ) : one color is all {digits} , and the other has none .",
            [Cells(all), Cells(first), Cells(second), Digits(digit)] => {
            ensure(*digit == self.told.digits, "another digit")?;
            self.cluster(*all, *first, *second)
        });
        read!(tokens, "{cells} sees a cell of color a and one of color b , one of which is {digits} : {removed} ."
            | "{cells} each see a cell of color a and one of color b , one of which is {digits} : {removed} .",
            [Cells(gone), Digits(digit), Removed(removed)] => {
            ensure(*digit == self.told.digits, "another digit")?;
            self.between(*gone, [0, 1], removed)
        });
        read!(tokens, "in {houses} , {cells} cannot both be {digits} , but both are of color a .",
            [Houses(of), Cells(ends), Digits(digit)] => {
            ensure(*digit == self.told.digits && ends.len() == 2, "another digit")?;
            ensure(ends.is_subset(union(of) & self.told.colors[0]), "they are not")?;
            self.told.weak = vec![0];
            Ok(())
        });
        read!(tokens, "so color a is not {digits} : {removed} .", [Digits(digit), Removed(removed)] => {
            ensure(*digit == self.told.digits && self.told.weak == [0], "it does not follow")?;
            let (cells, digit) = (self.told.colors[0], only(digit)?);
            self.removes(removed, |it| it.digit == digit && cells.contains(it.cell))
        });
        read!(tokens, "in {houses} , {cells} cannot both be {digits} , so color a and color c cannot : color b or color d is {digits} ( or both ) .",
            [Houses(of), Cells(ends), Digits(digit), Digits(again)] => {
            ensure(digit == again, "another digit")?;
            ensure(*digit == self.told.digits && self.meet(union(of), *ends, 0, 2), "they do not meet")?;
            self.told.weak = vec![0, 2];
            Ok(())
        });
        read!(tokens, "{cells} sees a cell of color b and one of color d : {removed} ."
            | "{cells} each see a cell of color b and one of color d : {removed} .",
            [Cells(gone), Removed(removed)] => {
            ensure(self.told.weak == [0, 2], "it does not follow")?;
            self.between(*gone, [1, 3], removed)
        });
        read!(tokens, "in {houses} , {cells} cannot both be {digits} ; in {houses} , {cells} cannot both be {digits} .",
            [Houses(one), Cells(one_ends), Digits(digit), Houses(two), Cells(two_ends), Digits(again)] => {
            ensure(digit == again, "another digit")?;
            ensure(*digit == self.told.digits, "another digit")?;
            ensure(self.meet(union(one), *one_ends, 0, 2) && self.meet(union(two), *two_ends, 0, 3), "they do not meet")?;
            self.told.weak = vec![0];
            Ok(())
        });
        read!(tokens, "if color a were {digits} , neither color c nor color d could be , but one of them is .", [Digits(digit)] => {
            ensure(*digit == self.told.digits && self.told.weak == [0], "it does not follow")
        });
        self.rectangle(tokens)
    }

    /// Checks that strong links join the cells of two colors, each from one color to the other.
    fn cluster(&mut self, all: CellSet, first: CellSet, second: CellSet) -> Holds {
        let digit = self.digit()?;
        ensure(
            all == first | second && first.is_disjoint(second),
            "other cells",
        )?;
        let mut joined = CellSet::only(all.first().ok_or("a cell")?);
        loop {
            let houses = self.grid.layout().houses().iter();
            let pairs = houses.map(|house| self.places(digit, house.cells()));
            let crosses = |it: &CellSet| {
                it.len() == 2 && (*it & first).len() == 1 && (*it & second).len() == 1
            };
            let more = pairs
                .filter(crosses)
                .filter(|it| !(*it & joined).is_empty())
                .fold(joined, |joined, it| joined | it);
            if more == joined {
                break;
            }
            joined = more;
        }
        ensure(joined == all, "strong links do not join them")?;
        self.told.colors.extend([first, second]);
        Ok(())
    }

    /// Whether two cells of a house are of these two colors.
    fn meet(&self, house: CellSet, ends: CellSet, one: usize, other: usize) -> bool {
        let colors = &self.told.colors;
        ends.len() == 2
            && ends.is_subset(house)
            && colors.len() == 4
            && !(ends & colors[one]).is_empty()
            && !(ends & colors[other]).is_empty()
    }

    /// Checks the removals from cells that see cells of both of these colors.
    fn between(&mut self, gone: CellSet, colors: [usize; 2], removed: &[Candidate]) -> Holds {
        let digit = self.digit()?;
        for color in colors {
            let cells = *self.told.colors.get(color).ok_or("no such color")?;
            let sees_one = |cell: Cell| {
                cells
                    .into_iter()
                    .any(|it| self.sees(cell, CellSet::only(it)))
            };
            ensure(gone.into_iter().all(sees_one), "it does not see the color")?;
        }
        self.removes(removed, |it| it.digit == digit && gone.contains(it.cell))
    }

    fn rectangle(&mut self, tokens: &[Token]) -> Holds {
        use Read::{Cells, Claims, Digits, Houses, Lines, Removed};
        read!(tokens, "{cells} cannot hold only {digits} : such a deadly pattern would give the puzzle a second solution .",
            [Cells(corners), Digits(pair)] => {
            ensure(corners.len() == 4 && pair.len() == 2, "no rectangle")?;
            self.told.corners = *corners;
            self.told.pair = *pair;
            Ok(())
        });
        read!(tokens, "{cells} lie in two rows , two columns and two boxes , and none of them is a given ."
            | "{cells} lie in two rows , two columns and two regions , and none of them is a given ."
            | "{cells} lie in two rows and two columns , and none of them is a given .", [Cells(corners)] => {
            ensure(*corners == self.told.corners, "other cells")?;
            ensure(corners.is_disjoint(self.grid.given()), "one is a given")?;
            let layout = self.grid.layout();
            for houses in [layout.rows(), layout.columns()] {
                let with = houses.iter().filter(|it| (it.cells() & *corners).len() == 2).count();
                ensure(with == 2, "not in two lines")?;
            }
            let regions = layout.regions().iter();
            let with = regions.filter(|it| !it.cells().is_disjoint(*corners)).count();
            ensure(with == 2 || with == 0, "not in two boxes")
        });
        read!(tokens, "if they held only {digits} , these two digits could change places : every {words} would keep its digits , {words} and no given would change ."
            | "if they held only {digits} , these two digits could change places : every {words} would keep its digits , and no given would change .",
            [Digits(pair)] => {
            ensure(*pair == self.told.pair, "other digits")?;
            let corners = self.told.corners;
            let layout = self.grid.layout();
            let houses = layout.houses().iter().map(|it| it.cells());
            let mut all = houses.chain(layout.cages().iter().map(|cage| cage.cells));
            ensure(all.all(|it| [0, 2].contains(&(it & corners).len())), "a house would change")
        });
        read!(tokens, "that would be a second solution , and the puzzle has only one .", [] => {
            self.told.is_swap_told = true;
            Ok(())
        });
        read!(tokens, "the floor , {cells} , has only {digits} .", [Cells(floor), Digits(pair)] => {
            ensure(*pair == self.told.pair && floor.is_subset(self.told.corners), "another rectangle")?;
            ensure(floor.into_iter().all(|it| self.grid.candidates(it) == *pair), "it has others")?;
            self.told.floor = *floor;
            self.told.roof = self.told.corners - *floor;
            Ok(())
        });
        read!(tokens, "besides these , the roof , {cells} , has only the extra candidate/candidates {digits} .",
            [Cells(roof), Digits(extras)] => {
            ensure(*roof == self.told.roof, "another roof")?;
            ensure(self.candidates(*roof) - self.told.pair == *extras, "it has others")?;
            self.told.digits = *extras;
            Ok(())
        });
        read!(tokens, "if the roof , {cells} , were {digits} , the four would hold only {digits} , which line {lines} rules out .",
            [Cells(roof), Digits(digits), Digits(pair), Lines(line)] => {
            ensure(*roof == self.told.roof && digits.is_subset(self.told.pair), "another roof")?;
            self.told.digits = *digits;
            self.ruled_out(pair, line)
        });
        read!(tokens, "so it is one of its extra candidates : {removed} .", [Removed(removed)] => {
            let (roof, digits) = (self.told.roof, self.told.digits);
            ensure(roof.len() == 1, "one cell")?;
            self.removes(removed, |it| roof.contains(it.cell) && digits.contains(it.digit))
        });
        read!(tokens, "if neither/none of {cells} were {digits} , the four would hold only {digits} , which line {lines} rules out .",
            [Cells(roof), Digits(extra), Digits(pair), Lines(line)] => {
            let left = self.candidates(*roof) - *extra;
            ensure(*roof == self.told.roof && left.is_subset(self.told.pair), "it has others")?;
            self.told.digits = *extra;
            self.ruled_out(pair, line)
        });
        read!(tokens, "so at least one of them is {digits} , and no cell that sees both can be : {removed} ."
            | "so at least one of them is {digits} , and no cell that sees all three can be : {removed} .",
            [Digits(extra), Removed(removed)] => {
            ensure(*extra == self.told.digits, "another digit")?;
            let (roof, extra) = (self.told.roof, only(extra)?);
            let seeing = self.grid.layout().common_peers(roof);
            self.removes(removed, |it| it.digit == extra && seeing.contains(it.cell))
        });
        read!(tokens, "if {cells} held only these too , the four would hold only {digits} , which line {lines} rules out .",
            [Cells(roof), Digits(pair), Lines(line)] => {
            ensure(*roof == self.told.roof, "another roof")?;
            self.ruled_out(pair, line)
        });
        read!(tokens, "so one of {cells} is {digits} .", [Cells(roof), Digits(extras)] => {
            ensure(*roof == self.told.roof && *extras == self.told.digits, "other extras")
        });
        read!(tokens, "that cell and {cells} , which has/have only {digits} , take {words} , as a naked subset , so no other cell of {houses} can be {words} : {removed} .",
            [Cells(cells), Digits(digits), Houses(of), Removed(removed)] => {
            ensure(self.candidates(*cells).is_subset(*digits), "they have others")?;
            ensure(self.told.digits.is_subset(*digits) && cells.len() + 1 == digits.len(), "no subset")?;
            let own = *cells | self.told.roof;
            ensure(of.iter().all(|it| own.is_subset(it.cells())), "not in the house")?;
            let (rest, digits) = (union(of) - own, *digits);
            self.removes(removed, |it| rest.contains(it.cell) && digits.contains(it.digit))
        });
        read!(tokens, "in {houses} , the {digits} can only go in the roof , {cells} , so one of the two is {digits} .",
            [Houses(of), Digits(digit), Cells(roof), Digits(again)] => {
            ensure(digit == again && *roof == self.told.roof, "another digit or roof")?;
            ensure(self.is_confined(only(digit)?, of, *roof), "it has other places")?;
            self.told.digits = *digit;
            Ok(())
        });
        read!(tokens, "if the other one were {digits} , the four would hold only {digits} , which line {lines} rules out .",
            [Digits(other), Digits(pair), Lines(line)] => {
            ensure(*other | self.told.digits == *pair && pair.len() == 2, "another digit")?;
            self.told.digits = *other;
            self.ruled_out(pair, line)
        });
        read!(tokens, "so neither is {digits} : {removed} .", [Digits(digit), Removed(removed)] => {
            ensure(*digit == self.told.digits, "another digit")?;
            let (roof, digit) = (self.told.roof, only(digit)?);
            self.removes(removed, |it| roof.contains(it.cell) && it.digit == digit)
        });
        read!(tokens, "in {houses} , the {digits} can only go in these four cells .", [Houses(of), Digits(digit)] => {
            let digit = only(digit)?;
            ensure(self.is_confined(digit, of, self.told.corners), "it has other places")?;
            self.told.digits = DigitSet::only(digit);
            Ok(())
        });
        read!(tokens, "if one of the roof , {cells} , were {digits} , so would the other be , and {cells} would be {digits} : the four would hold only {digits} , which line {lines} rules out .",
            [Cells(roof), Digits(digit), Cells(floor), Digits(other), Digits(pair), Lines(line)] => {
            ensure(*roof == self.told.roof && *floor == self.told.floor, "other corners")?;
            ensure(*digit == self.told.digits && *digit | *other == *pair, "other digits")?;
            self.ruled_out(pair, line)
        });
        read!(tokens, "in {houses} , the {digits} can only go in {cells} ( strong links ) .",
            [Houses(of), Digits(digit), Cells(cells)] => {
            let digit = only(digit)?;
            ensure(self.is_confined(digit, of, *cells), "it has other places")?;
            ensure(cells.is_subset(self.told.corners) && cells.len() == 3, "other corners")?;
            self.told.cells = *cells;
            self.told.digits = DigitSet::only(digit);
            Ok(())
        });
        read!(tokens, "if {cells} were {digits} , {cells} would be {digits} and {cells} would be {digits} : the four would hold only {digits} , which line {lines} rules out .",
            [Cells(opposite), Digits(other), Cells(between), Digits(digit), Cells(corner), Digits(again), Digits(pair), Lines(line)] => {
            ensure(other == again && *digit == self.told.digits && *digit | *other == *pair, "other digits")?;
            ensure(*opposite | *between == self.told.cells, "other cells")?;
            ensure(corner.is_subset(self.told.floor) && self.told.corners - self.told.cells == *corner, "another corner")?;
            self.told.roof = *opposite;
            self.told.digits = *other;
            self.ruled_out(pair, line)
        });
        read!(tokens, "so {cells} is not {digits} : {removed} .", [Cells(cell), Digits(digit), Removed(removed)] => {
            ensure(*cell == self.told.roof && *digit == self.told.digits, "something else")?;
            let (cell, digit) = (*cell, only(digit)?);
            self.removes(removed, |it| cell.contains(it.cell) && it.digit == digit)
        });
        read!(tokens, "{claims} : these digits were found , not given .", [Claims(solved)] => {
            for Claim { cells, digit, is_true } in solved {
                let at = one(cells)?;
                ensure(*is_true && self.grid.value(at) == Some(*digit), "it is not there")?;
                ensure(!self.grid.given().contains(at) && self.told.corners.contains(at), "it is a given")?;
                self.told.floor |= *cells;
            }
            self.told.roof = self.told.corners - self.told.floor;
            Ok(())
        });
        read!(tokens, "{cells} has only {digits} , and {cells} only {digits} ; {digits} is the extra candidate .",
            [Cells(first), Digits(of_first), Cells(second), Digits(of_second), Digits(extra)] => {
            ensure(self.grid.candidates(one(first)?) == *of_first && self.grid.candidates(one(second)?) == *of_second, "it has others")?;
            ensure((*of_first & *of_second) == *extra, "another extra")?;
            ensure(*first | *second == self.told.roof, "other corners")
        });
        read!(tokens, "if {cells} were {digits} , the four would hold only {digits} , which line {lines} rules out : {removed} .",
            [Cells(cell), Digits(digit), Digits(pair), Lines(line), Removed(removed)] => {
            ensure(*cell == self.told.roof && digit.is_subset(*pair), "another corner")?;
            self.ruled_out(pair, line)?;
            let (cell, digit) = (*cell, only(digit)?);
            self.removes(removed, |it| cell.contains(it.cell) && it.digit == digit)
        });
        // The grave.
        read!(tokens, "without the extra candidate {digits} in {cells} , all empty cells together would be a deadly pattern , which gives the puzzle a second solution .",
            [Digits(digit), Cells(cell)] => {
            self.told.digits = *digit;
            self.told.cells = *cell;
            Ok(())
        });
        read!(tokens, "every empty cell has two candidates , but for {cells} with three .", [Cells(cell)] => {
            ensure(*cell == self.told.cells, "another cell")?;
            let has = |it: Cell| self.grid.candidates(it).len() == 2 + usize::from(cell.contains(it));
            ensure(self.grid.unsolved().into_iter().all(has), "a cell has more")
        });
        read!(tokens, "of these , the {digits} is the extra one .", [Digits(digit)] => {
            ensure(*digit == self.told.digits, "another digit")
        });
        read!(tokens, "without it , each digit would have exactly two places in every house that lacks it .", [] => {
            let (cell, extra) = (one(&self.told.cells)?, self.digit()?);
            for digit in self.grid.layout().digits() {
                for house in self.grid.layout().houses() {
                    let mut places = self.places(digit, house.cells());
                    if digit == extra {
                        places.remove(cell);
                    }
                    ensure([0, 2].contains(&places.len()), "a house has others")?;
                }
            }
            Ok(())
        });
        read!(tokens, "a solution without it takes one of the two candidates of each cell .", [] => Ok(()));
        read!(tokens, "those that it leaves are one for each cell too , and each house has each digit once among them : a second solution , and the puzzle has only one .", [] => {
            self.told.is_swap_told = true;
            Ok(())
        });
        read!(tokens, "so {cells} is {digits} : {removed} .", [Cells(cell), Digits(digit), Removed(removed)] => {
            ensure(self.told.is_swap_told && *digit == self.told.digits, "it does not follow")?;
            let (cell, digit) = (*cell, only(digit)?);
            self.removes(removed, |it| cell.contains(it.cell) && it.digit != digit)
        });
        Err(format!("it is not understood: {tokens:?}"))
    }

    fn ruled_out(&self, pair: &DigitSet, line: &[usize]) -> Holds {
        ensure(*pair == self.told.pair, "other digits")?;
        ensure(
            self.told.is_swap_told && line == [1],
            "that line did not say so",
        )
    }
}
