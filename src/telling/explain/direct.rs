//! Locked candidates and hidden subsets that leave one place for a digit, in words and pictures.

use super::picture::{Sight, candidates_in};
use super::place::digits_in;
use super::{Argument, Explain, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::direct::{DirectPattern, Keeper};

impl Explain for DirectPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let said_of = |&Candidate { cell, digit }: &Candidate| match &self.by {
            Keeper::Locked(locked) => said!(
                "direct-pointing",
                digit = digit,
                cells = Text::listed(locked.cells),
                count = locked.cells.len(),
                base = locked.base,
                cover = locked.cover,
                house = self.house,
                cell = cell,
            ),
            Keeper::Subset(subset) => said!(
                "direct-hidden-subset",
                house = self.house,
                digits = Text::listed(subset.digits),
                cells = Text::listed(subset.cells),
                digit = digit,
                cell = cell,
            ),
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence).into()
    }

    fn picture(&self) -> Picture {
        match &self.by {
            Keeper::Locked(locked) => {
                let locked_in = candidates_in(locked.cells, DigitSet::only(locked.digit));
                Picture::default()
                    .with(Role::Base, locked_in)
                    .tinting([locked.base, self.house])
                    .covering([locked.cover])
            }
            Keeper::Subset(subset) => Picture::default()
                .with(Role::Base, candidates_in(subset.cells, subset.digits))
                .outlining([subset.cells])
                .tinting([self.house]),
        }
    }

    /// The locked candidates see the places that the digit loses.
    fn sights(&self, _: &Deduction) -> Vec<Sight> {
        match &self.by {
            Keeper::Locked(locked) => {
                let digits = DigitSet::only(locked.digit);
                vec![Sight {
                    from: candidates_in(locked.cells, digits).collect(),
                    to: candidates_in(self.others, digits).collect(),
                }]
            }
            Keeper::Subset(_) => Vec::new(),
        }
    }

    fn digits(&self, deduction: &Deduction) -> DigitSet {
        let placed = deduction.placements.iter().map(|placed| placed.digit);
        match &self.by {
            Keeper::Locked(_) => placed.collect(),
            Keeper::Subset(subset) => placed.fold(subset.digits, DigitSet::with),
        }
    }

    fn place(&self, _: &Deduction) -> Text {
        match &self.by {
            Keeper::Locked(locked) => said!(
                "place-locked",
                digit = locked.digit,
                base = locked.base,
                cover = locked.cover
            ),
            Keeper::Subset(subset) => digits_in(subset.digits, subset.cells),
        }
    }

    fn look(&self) -> Option<Vec<House>> {
        match &self.by {
            Keeper::Locked(locked) => Some(vec![locked.base, locked.cover, self.house]),
            Keeper::Subset(_) => Some(vec![self.house]),
        }
    }
}
