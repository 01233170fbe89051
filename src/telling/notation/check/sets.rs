//! Almost locked sets and their links.

use super::super::chain::{Chain, Node};
use super::super::flaw::Fault;
use super::super::step::Sets;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use sudoku_engine::rules::cages::OpenCage;

impl Checked<'_> {
    pub(super) fn sets(self, sets: &Sets) -> Result<KnownPattern, Fault> {
        for (cells, said) in &sets.sets {
            let has = match self.cage_of(*cells) {
                Some(cage) if cage.digits() == *said => *said,
                _ => self.almost_locked_set(*cells)?,
            };
            if has != *said {
                return Err(Fault::OtherDigits(*cells, has, *said));
            }
        }
        let all: Vec<(CellSet, DigitSet)> = sets.sets.clone();
        match (sets.stem, &all[..]) {
            (Some(stem), _) => self.blossom(stem, sets)?,
            (None, [one, other]) if sets.locked.is_empty() => {
                let linking = sets.linking.iter().copied().flatten().collect();
                self.doubly_linked(*one, *other, linking)?;
            }
            _ => self.row_of_sets(sets)?,
        }
        if !sets.locked.is_empty() {
            self.each_removed(|it| match sets.locked.contains(it.digit) {
                true => Ok(()),
                false => Err(Fault::DoesNotFollow(it, false)),
            })?;
        }
        Ok(KnownPattern::AlmostLockedSets)
    }

    /// A cage whose empty cells are exactly these.
    fn cage_of(self, cells: CellSet) -> Option<OpenCage> {
        let mut cages = self.open_cages();
        cages.find(|cage| cage.cells() == cells)
    }

    /// The digits that a set certainly holds if it does not hold one of its digits: because of the
    /// number of its digits, or because of the combinations of its cage.
    fn left_without(self, (cells, digits): (CellSet, DigitSet), digit: Digit) -> DigitSet {
        match self.cage_of(cells) {
            Some(cage) if digits.len() != cells.len() + 1 => cage.left_without(digit),
            _ => digits.without(digit),
        }
    }

    /// Checks that the places of a digit in two sets all see each other.
    fn restricted(self, digit: Digit, one: CellSet, other: CellSet) -> Result<(), Fault> {
        let [here, there] = [one, other].map(|cells| self.places(digit, cells));
        if self.see_each_other(here, there) {
            Ok(())
        } else {
            Err(Fault::NotRestricted(digit, one, other))
        }
    }

    /// Checks that each set is linked to the next by another digit than to the one before, and that
    /// the first or the last set holds each of the locked digits.
    fn row_of_sets(self, sets: &Sets) -> Result<(), Fault> {
        let (all, linking) = (&sets.sets, &sets.linking);
        let (Some((first, of_first)), Some((last, of_last))) = (all.first(), all.last()) else {
            return Err(Fault::NoArgument);
        };
        // A single set need not hold any particular digit.
        if all.len() < 2 || linking.len() + 1 != all.len() {
            return Err(Fault::NoArgument);
        }
        for (number, pair) in all.windows(2).enumerate() {
            let [(one, of_one), (other, _)] = pair else {
                continue;
            };
            let digit = linking[number].single().ok_or(Fault::NoArgument)?;
            self.restricted(digit, *one, *other)?;
            if number > 0 && linking[number - 1] == linking[number] {
                let node = Node {
                    digits: linking[number],
                    cells: *one,
                };
                return Err(Fault::NotByTurns(node, false));
            }
            if let Some(before) = number.checked_sub(1).and_then(|it| linking[it].single())
                && !self.left_without((*one, *of_one), before).contains(digit)
            {
                return Err(Fault::NoAlmostLockedSet(*one, *of_one));
            }
        }
        let held = |set, linking: Option<&DigitSet>| {
            let linking = linking.and_then(|it| it.single());
            linking.map_or(DigitSet::EMPTY, |it| self.left_without(set, it))
        };
        let held =
            held((*first, *of_first), linking.first()) & held((*last, *of_last), linking.last());
        self.each_removed(|it| {
            if !held.contains(it.digit) {
                return Err(Fault::DoesNotFollow(it, false));
            }
            self.unless_seen(it, it.digit, self.places(it.digit, *first | *last))
        })
    }

    /// Checks two sets with two links as a loop.
    fn doubly_linked(
        self,
        (one, of_one): (CellSet, DigitSet),
        (other, of_other): (CellSet, DigitSet),
        linking: DigitSet,
    ) -> Result<(), Fault> {
        let mut digits = linking.iter();
        let (Some(x), Some(y), None) = (digits.next(), digits.next(), digits.next()) else {
            return Err(Fault::NoArgument);
        };
        self.restricted(x, one, other)?;
        self.restricted(y, one, other)?;
        let node = |digits, cells| Node { digits, cells };
        let round = Chain::by_turns([
            node(DigitSet::only(x), one),
            node(of_one.without(x), one),
            node(DigitSet::only(y), other),
            node(of_other.without(y), other),
            node(DigitSet::only(x), one),
        ]);
        self.chains(&[round]).map(|_| ())
    }

    /// Checks that each candidate of the stem is linked to a petal, and that each removed candidate
    /// sees the places of its digit in all petals.
    fn blossom(self, stem: Cell, sets: &Sets) -> Result<(), Fault> {
        let mut left = self.grid.candidates(stem);
        if left.is_empty() {
            return Err(Fault::Taken(stem));
        }
        for ((cells, _), linking) in sets.sets.iter().zip(&sets.linking) {
            for digit in *linking {
                self.restricted(digit, CellSet::only(stem), *cells)?;
                left = left.without(digit);
            }
        }
        if !left.is_empty() {
            return Err(Fault::StemHasMore(stem, left));
        }
        self.each_removed(|it| {
            let mut petals = sets.sets.iter().zip(&sets.linking);
            petals.try_for_each(|((cells, digits), linking)| {
                let held = |by| self.left_without((*cells, *digits), by).contains(it.digit);
                if !linking.iter().all(held) {
                    return Err(Fault::DoesNotFollow(it, false));
                }
                self.unless_seen(it, it.digit, self.places(it.digit, *cells))
            })
        })
    }

    /// Checks cells of a line and a box with exactly as many digits as they must hold. A digit that
    /// both the line and the box have outside the crossing counts twice.
    pub(super) fn sectors(self, parts: &[(CellSet, DigitSet); 3]) -> Result<KnownPattern, Fault> {
        for (cells, said) in parts {
            let has = self.digits_of(*cells);
            if has != *said {
                return Err(Fault::OtherDigits(*cells, has, *said));
            }
        }
        let [(middle, of_middle), (line, of_line), (block, of_block)] = *parts;
        let all = middle | line | block;
        let layout = self.grid.layout();
        let is_open = all.is_subset(self.grid.unsolved());
        let in_houses = [middle | line, middle | block]
            .into_iter()
            .all(|cells| layout.houses_with(cells).next().is_some());
        let digits = of_middle | of_line | of_block;
        let room = digits.len() + (of_line & of_block).len();
        if !is_open
            || !in_houses
            || room != all.len()
            || middle.len() + line.len() + block.len() != all.len()
        {
            return Err(Fault::NotJustEnough(all));
        }
        self.each_removed(|it| self.leaves_sectors(parts, it))?;
        Ok(KnownPattern::AlmostLockedSets)
    }

    fn leaves_sectors(
        self,
        [(middle, _), (line, of_line), (block, of_block)]: &[(CellSet, DigitSet); 3],
        it: Candidate,
    ) -> Result<(), Fault> {
        let is_twice = of_line.contains(it.digit) && of_block.contains(it.digit);
        if is_twice {
            // It is in each of the two parts, so it is not in the crossing.
            let [in_line, in_block] = [line, block].map(|cells| self.places(it.digit, *cells));
            if self.sees_all(it.cell, in_line) || self.sees_all(it.cell, in_block) {
                return Ok(());
            }
            return Err(Fault::PlacesUnseen(it, in_line | in_block));
        }
        let places = self.places(it.digit, *middle | *line | *block);
        if (*middle | *line | *block).contains(it.cell) {
            return Err(Fault::DoesNotFollow(it, false));
        }
        self.unless_seen(it, it.digit, places)
    }
}
