//! Naked and hidden subsets in words and pictures.

use super::acts::removing;
use super::picture::candidates_in;
use super::place::digits_in;
use super::{Argument, Explain, Picture, Reach, Role, Text, said};
use sudoku_engine::grid::{DigitSet, House};
use sudoku_engine::rules::{Deduction, SubsetPattern};

impl Explain for SubsetPattern {
    /// The cells and digits of the subset, and the reason why nothing else fits.
    fn argument(&self, deduction: &Deduction) -> Argument {
        let houses = Text::listed(self.houses.iter().copied());
        let digits = Text::listed(self.digits);
        let cells = Text::listed(self.cells);
        let removing = removing(&deduction.eliminations);
        let mut pair = self.digits.iter();
        match (self.hidden, self.digits.len(), pair.next(), pair.next()) {
            (true, ..) => said!(
                "hidden-subset",
                houses = houses,
                digits = digits,
                cells = cells,
                removing = removing,
            ),
            (false, 2, Some(one), Some(other)) => said!(
                "naked-pair",
                houses = houses,
                cells = cells,
                digits = digits,
                one = one,
                other = other,
                removing = removing,
            ),
            _ => said!(
                "naked-subset",
                houses = houses,
                cells = cells,
                digits = digits,
                removing = removing,
            ),
        }
        .into()
    }

    fn picture(&self) -> Picture {
        Picture::default()
            .with(Role::Base, candidates_in(self.cells, self.digits))
            .outlining([self.cells])
            .tinting(self.houses.iter().copied())
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.digits
    }

    fn place(&self, _: &Deduction) -> Text {
        digits_in(self.digits, self.cells)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(self.houses.clone())
    }

    /// A hidden subset clears its own cells, a naked one the rest of its houses.
    fn reach(&self) -> Reach {
        if self.hidden {
            Reach {
                cells: Some(self.cells),
                ..Reach::default()
            }
        } else {
            Reach {
                houses: self.houses.clone(),
                ..Reach::default()
            }
        }
    }
}
