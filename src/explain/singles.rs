//! What singles say and show.

use super::place::concluded;
use super::{Explain, Picture, Text, Writer, said};
use crate::grid::{Candidate, House};
use crate::rules::{Deduction, FullHousePattern, HiddenSinglePattern, NakedSinglePattern};
use crate::texts::Language;

impl Explain for NakedSinglePattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Text {
        let (seen, removed) = (self.seen, self.removed);
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if removed.is_empty() {
                said!(language, "naked-single-seen", cell = cell, digit = digit)
            } else if seen.is_empty() {
                said!(
                    language,
                    "naked-single-ruled-out",
                    cell = cell,
                    digit = digit,
                    removed = Text::listed(language, removed),
                )
            } else {
                said!(
                    language,
                    "naked-single",
                    cell = cell,
                    digit = digit,
                    seen = Text::listed(language, seen),
                    seen_count = seen.len(),
                    removed = Text::listed(language, removed),
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

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }

    fn compact(&self, deduction: &Deduction, writer: Writer) -> String {
        let cells = deduction.placements.iter().map(|candidate| candidate.cell);
        writer.cells(cells.collect())
    }
}

impl Explain for FullHousePattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Text {
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            said!(
                language,
                "full-house",
                cell = cell,
                house = self.house,
                digit = digit
            )
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence)
    }

    fn picture(&self) -> Picture {
        Picture::default().tinting([self.house])
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }

    fn compact(&self, deduction: &Deduction, writer: Writer) -> String {
        writer.digits_in_house(self.digits(deduction), self.house)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}

impl Explain for HiddenSinglePattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Text {
        let house = self.house;
        let ruled_out = self.ruled_out;
        let seeing = self.others - ruled_out;
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if self.others.is_empty() {
                said!(
                    language,
                    "full-house",
                    cell = cell,
                    house = house,
                    digit = digit
                )
            } else if seeing.is_empty() {
                said!(
                    language,
                    "hidden-single-ruled-out",
                    house = house,
                    digit = digit,
                    cell = cell,
                    ruled_out = Text::listed(language, ruled_out),
                )
            } else if ruled_out.is_empty() {
                said!(
                    language,
                    "hidden-single-seen",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seeing = Text::listed(language, seeing),
                    count = seeing.len(),
                    witnesses = Text::listed(language, self.witnesses),
                )
            } else {
                said!(
                    language,
                    "hidden-single",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seeing = Text::listed(language, seeing),
                    count = seeing.len(),
                    witnesses = Text::listed(language, self.witnesses),
                    ruled_out = Text::listed(language, ruled_out),
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

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }

    fn compact(&self, deduction: &Deduction, writer: Writer) -> String {
        writer.digits_in_house(self.digits(deduction), self.house)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}
