//! What singles say and show.

use super::place::concluded;
use super::{Explain, Picture, Text, Writer, said};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, House};
use crate::rules::{Deduction, FullHousePattern, HiddenSinglePattern, NakedSinglePattern};

impl Explain for NakedSinglePattern {
    fn argument(&self, deduction: &Deduction) -> Text {
        let seen = self.seen;
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            let removed = DigitSet::ALL - seen - DigitSet::only(digit);
            if removed.is_empty() {
                said!("naked-single-seen", cell = cell, digit = digit)
            } else if seen.is_empty() {
                said!(
                    "naked-single-ruled-out",
                    cell = cell,
                    digit = digit,
                    removed = Text::listed(removed),
                )
            } else {
                said!(
                    "naked-single",
                    cell = cell,
                    digit = digit,
                    seen = Text::listed(seen),
                    seen_count = seen.len(),
                    removed = Text::listed(removed),
                    removed_count = removed.len(),
                )
            }
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence)
    }

    fn picture(&self) -> Picture {
        Picture {
            witnesses: self.witnesses,
            ..Picture::default()
        }
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn compact(&self, deduction: &Deduction, writer: Writer) -> String {
        let cells = deduction.placements.iter().map(|candidate| candidate.cell);
        writer.cells(cells.collect())
    }
}

impl Explain for FullHousePattern {
    fn argument(&self, deduction: &Deduction) -> Text {
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            said!("full-house", cell = cell, house = self.house, digit = digit)
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence)
    }

    fn picture(&self) -> Picture {
        Picture::default().tinting([self.house])
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn compact(&self, deduction: &Deduction, writer: Writer) -> String {
        writer.digits_in_house(self.digits(deduction), self.house)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}

impl Explain for HiddenSinglePattern {
    fn argument(&self, deduction: &Deduction) -> Text {
        let house = self.house;
        let sees = |cell: &Cell| !self.witnesses.is_disjoint(cell.peers());
        let seeing: CellSet = self.others.iter().filter(sees).collect();
        let ruled_out = self.others - seeing;
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if self.others.is_empty() {
                said!("full-house", cell = cell, house = house, digit = digit)
            } else if seeing.is_empty() {
                said!(
                    "hidden-single-ruled-out",
                    house = house,
                    digit = digit,
                    cell = cell,
                    ruled_out = Text::listed(ruled_out),
                )
            } else if ruled_out.is_empty() {
                said!(
                    "hidden-single-seen",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seeing = Text::listed(seeing),
                    count = seeing.len(),
                    witnesses = Text::listed(self.witnesses),
                )
            } else {
                said!(
                    "hidden-single",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seeing = Text::listed(seeing),
                    count = seeing.len(),
                    witnesses = Text::listed(self.witnesses),
                    ruled_out = Text::listed(ruled_out),
                )
            }
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence)
    }

    fn picture(&self) -> Picture {
        Picture {
            witnesses: self.witnesses,
            ..Picture::default()
        }
        .tinting([self.house])
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn compact(&self, deduction: &Deduction, writer: Writer) -> String {
        writer.digits_in_house(self.digits(deduction), self.house)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}
