//! Writing sets, truths and links.

use super::{Writer, joined, short};
use crate::notation::Style;
use crate::notation::chain::{Chain, Node};
use sudoku_engine::grid::{CellSet, DigitSet};
use sudoku_engine::rules::almost_locked_sets::{
    AlmostLockedSet, AlmostLockedSetsPattern, SectorSet,
};
use sudoku_engine::rules::large_patterns::Slot;

impl Writer {
    pub(super) fn almost_locked_sets(self, pattern: &AlmostLockedSetsPattern) -> String {
        match pattern {
            AlmostLockedSetsPattern::Chain {
                sets,
                restricted_commons,
                digits: locked,
            } => match (self.style, &sets[..]) {
                (Style::Eureka, _) => {
                    let chain = Chain::of_sets(sets, restricted_commons);
                    chain.written(self.style, self.notation)
                }
                (_, [_, _]) => format!(
                    "{}, X={}, Z={}",
                    self.sets(sets),
                    joined(restricted_commons, ","),
                    joined(*locked, ",")
                ),
                // The set in the middle is the last one, as in a wing of three cells.
                (_, [first, middle, last]) => format!(
                    "{}, X,Y={}, Z={}",
                    self.sets([first, last, middle]),
                    joined(restricted_commons, ","),
                    joined(*locked, ",")
                ),
                _ => {
                    let locked = short(*locked);
                    let mut text = format!("{locked}-");
                    for (number, set) in sets.iter().enumerate() {
                        text += &format!(" {}", self.set(set.cells, set.digits));
                        text += &match restricted_commons.get(number) {
                            Some(digit) => format!(" -{digit}-"),
                            None => format!(" -{locked}"),
                        };
                    }
                    text
                }
            },
            AlmostLockedSetsPattern::DoublyLinked {
                sets,
                restricted_commons,
            } => match (self.style, restricted_commons.iter().next()) {
                (Style::Eureka, Some(x)) => {
                    let [one, other] = sets;
                    let y = restricted_commons.without(x);
                    let node = |digits, set: &AlmostLockedSet| Node {
                        digits,
                        cells: set.cells,
                    };
                    let nodes = [
                        node(DigitSet::only(x), one),
                        node(one.digits.without(x), one),
                        node(y, other),
                        node(other.digits - y, other),
                        node(DigitSet::only(x), one),
                    ];
                    self.chain(nodes)
                }
                _ => {
                    let linking = joined(*restricted_commons, ",");
                    format!("{}, X={linking}", self.sets(sets))
                }
            },
            AlmostLockedSetsPattern::DeathBlossom {
                stem,
                petals,
                digits: locked,
            } => format!(
                "{}, {}, X={}, Z={}",
                self.cell(*stem),
                self.sets(petals.iter().map(|(_, set)| set)),
                joined(petals.iter().map(|(linking, _)| short(*linking)), ","),
                joined(*locked, ",")
            ),
            AlmostLockedSetsPattern::SueDeCoq {
                intersection,
                in_line,
                in_block,
                ..
            } => {
                let part = |set: &SectorSet| {
                    format!("{} - {{{}}}", self.cells(set.cells), short(set.digits))
                };
                let (line, block) = (part(in_line), part(in_block));
                format!("{} ({line}, {block})", part(intersection))
            }
        }
    }

    /// `r2c23 3r14 5c2*2`: truths or links, with the multiplicity of those that count more than
    /// once.
    pub(super) fn slots(self, slots: &[(Slot, usize)]) -> String {
        let slot = |(slot, times): &(Slot, usize)| {
            let slot = match slot {
                Slot::Cell(cell) => self.cell(*cell),
                Slot::Digit(digit, house) => format!("{digit}{}", self.house(*house)),
            };
            match times {
                1 => slot,
                _ => format!("{slot}*{times}"),
            }
        };
        joined(slots.iter().map(slot), " ")
    }

    /// `r2c23 {147}`
    pub(super) fn set(self, cells: CellSet, digits: DigitSet) -> String {
        format!("{} {{{}}}", self.cells(cells), short(digits))
    }

    /// `A=r1c12 {124}, B=r2c23 {147}`
    pub(super) fn sets<'a>(self, sets: impl IntoIterator<Item = &'a AlmostLockedSet>) -> String {
        let sets = ('A'..).zip(sets);
        joined(
            sets.map(|(name, set)| format!("{name}={}", self.set(set.cells, set.digits))),
            ", ",
        )
    }
}
