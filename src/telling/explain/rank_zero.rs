//! Truths and links in words and pictures.

use super::picture::{CellPart, Link};
use super::sectors::end;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::large_patterns::{RankZeroPattern, Slot};

impl Explain for RankZeroPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let count = self.count();
        let mut argument = Argument {
            idea: said!("rank-zero-idea", count = count),
            ..Argument::default()
        };
        let sides = [
            ("rank-zero-truths", &self.truths),
            ("rank-zero-links", &self.links),
        ];
        let told = sides.map(|(name, slots)| {
            let slots = slots_told(slots);
            argument.push(said!(name, slots = slots, count = count).into())
        });
        let covered = argument.push(Line {
            from: told.into(),
            ..said!("rank-zero-covered").into()
        });
        let full = argument.push(Line {
            from: vec![told[0], told[1], covered],
            ..said!("rank-zero-full", count = count).into()
        });
        argument.push(end(deduction, full));
        argument
    }

    fn picture(&self) -> Picture {
        let cells = |slots: &[(Slot, usize)]| -> CellSet {
            let cells = slots.iter().filter_map(|(slot, _)| match slot {
                Slot::Cell(cell) => Some(*cell),
                Slot::Digit(..) => None,
            });
            cells.collect()
        };
        let mut picture = Picture {
            counting: true,
            ..Picture::default()
        }
        .with(Role::Base, self.candidates.iter().copied());
        for (slots, part) in [
            (&self.truths, CellPart::Truth),
            (&self.links, CellPart::Link),
        ] {
            let cells = cells(slots);
            if !cells.is_empty() {
                picture = picture.framing(cells, part);
            }
        }
        for (slots, strong) in [(&self.truths, true), (&self.links, false)] {
            let digits = slots
                .iter()
                .filter(|(slot, _)| matches!(slot, Slot::Digit(..)));
            for (slot, _) in digits {
                let own = self.candidates.iter().copied().filter(|it| slot.has(*it));
                let own: Vec<_> = own.collect();
                picture.links.extend(own.windows(2).map(|pair| Link {
                    from: vec![pair[0]],
                    to: vec![pair[1]],
                    strong,
                }));
            }
        }
        picture
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.candidates.iter().map(|it| it.digit).collect()
    }

    fn place(&self, _: &Deduction) -> Text {
        said!("place-rank-zero", count = self.count())
    }

    fn short(&self, _: &Deduction) -> Text {
        said!(
            "short-rank-zero",
            truths = slots_told(&self.truths),
            links = slots_told(&self.links),
        )
    }

    fn look(&self) -> Option<Vec<House>> {
        let houses = self.truths.iter().filter_map(|(slot, _)| match slot {
            Slot::Digit(_, house) => Some(*house),
            Slot::Cell(_) => None,
        });
        let mut houses: Vec<House> = houses.collect();
        houses.sort_unstable();
        houses.dedup();
        (!houses.is_empty()).then_some(houses)
    }
}

/// `r1c2 and r1c3; 3 in rows 1 and 4; 5 in column 2 (counted twice)`
fn slots_told(slots: &[(Slot, usize)]) -> Text {
    let mut all_times: Vec<usize> = slots.iter().map(|(_, times)| *times).collect();
    all_times.sort_unstable();
    all_times.dedup();
    let groups = all_times.into_iter().flat_map(|times| {
        let own = slots.iter().filter(move |(_, other)| *other == times);
        let own: Vec<Slot> = own.map(|(slot, _)| *slot).collect();
        groups(&own).into_iter().map(move |group| match times {
            1 => group,
            _ => said!("rank-zero-times", slots = group, times = times),
        })
    });
    Text::clauses(groups)
}

/// The cells, and for each digit its houses.
fn groups(slots: &[Slot]) -> Vec<Text> {
    let cells = slots.iter().filter_map(|slot| match slot {
        Slot::Cell(cell) => Some(*cell),
        Slot::Digit(..) => None,
    });
    let cells: CellSet = cells.collect();
    let mut groups = Vec::new();
    if !cells.is_empty() {
        groups.push(Text::listed(cells));
    }
    for digit in Digit::ALL {
        let houses = slots.iter().filter_map(|slot| match slot {
            Slot::Digit(other, house) if *other == digit => Some(*house),
            _ => None,
        });
        let houses: Vec<House> = houses.collect();
        if !houses.is_empty() {
            groups.push(said!(
                "rank-zero-digit",
                digit = digit,
                houses = Text::listed_houses(houses),
            ));
        }
    }
    groups
}
