//! Wings in words and pictures.

use super::acts::removing;
use super::picture::{CellPart, Sight, candidates_in, excluding};
use super::place::with_digits;
use super::{Argument, Explain, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::wings::WingPattern;

impl Explain for WingPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let removing = removing(&deduction.eliminations);
        match self {
            WingPattern::Pivoted {
                pivot,
                digits,
                pincers: [first, second],
                joined_by: [first_digit, second_digit],
                eliminated,
            } => {
                let of_pincer = |digit| Text::alternatives(DigitSet::only(digit).with(*eliminated));
                let name = if digits.contains(*eliminated) {
                    "wing-of-three-digits"
                } else {
                    "wing-of-two-digits"
                };
                said!(
                    name,
                    pivot = *pivot,
                    digits = Text::alternatives(*digits),
                    first = *first,
                    first_digits = of_pincer(*first_digit),
                    second = *second,
                    second_digits = of_pincer(*second_digit),
                    first_digit = *first_digit,
                    second_digit = *second_digit,
                    eliminated = *eliminated,
                    removing = removing,
                )
            }
            WingPattern::Linked {
                pincers: [first, second],
                link,
                joined_by,
                eliminated,
            } => said!(
                "wing-linked",
                pincers = Text::listed(CellSet::only(*first).with(*second)),
                digits = Text::listed(DigitSet::only(*joined_by).with(*eliminated)),
                house = link.house,
                digit = *joined_by,
                cells = Text::listed(link.cells()),
                first_end = link.ends[0],
                first = *first,
                second_end = link.ends[1],
                second = *second,
                eliminated = *eliminated,
                removing = removing,
            ),
        }
        .into()
    }

    fn picture(&self) -> Picture {
        let link = |from: (Cell, Digit), to: (Cell, Digit), strong| Link {
            from: vec![Candidate::new(from.0, from.1)],
            to: vec![Candidate::new(to.0, to.1)],
            strong,
        };
        match self {
            WingPattern::Pivoted {
                pivot,
                digits,
                pincers: [first, second],
                joined_by: [x, y],
                eliminated: z,
            } => {
                let at = |cells: &[Cell], digit: Digit| {
                    candidates_in(cells.iter().copied().collect(), DigitSet::only(digit))
                };
                let is_of_three = digits.contains(*z);
                let with_z: &[Cell] = if is_of_three {
                    &[*pivot, *first, *second]
                } else {
                    &[*first, *second]
                };
                let mut picture = Picture::default()
                    .with(Role::X, at(&[*pivot, *first], *x))
                    .with(Role::Y, at(&[*pivot, *second], *y))
                    .with(Role::Z, at(with_z, *z))
                    .framing(CellSet::only(*pivot), CellPart::Pivot)
                    .framing(CellSet::only(*first).with(*second), CellPart::Pincer);
                picture.links = vec![
                    link((*first, *z), (*first, *x), true),
                    link((*first, *x), (*pivot, *x), false),
                ];
                // With a third candidate, neither of these two needs to be true.
                if !is_of_three {
                    picture.links.push(link((*pivot, *x), (*pivot, *y), true));
                }
                picture.links.extend([
                    link((*pivot, *y), (*second, *y), false),
                    link((*second, *y), (*second, *z), true),
                ]);
                picture
            }
            WingPattern::Linked {
                pincers: [first, second],
                link: bridge,
                joined_by: w,
                eliminated: z,
            } => {
                let pincers = CellSet::only(*first).with(*second);
                let at = |cells, digit| candidates_in(cells, DigitSet::only(digit));
                let mut picture = Picture::default()
                    .with(Role::X, at(bridge.cells() | pincers, *w))
                    .with(Role::Z, at(pincers, *z))
                    .framing(pincers, CellPart::Pincer)
                    .tinting([bridge.house]);
                let [start, end] = bridge.ends;
                picture.links = vec![
                    link((*first, *z), (*first, *w), true),
                    link((*first, *w), (start, *w), false),
                    link((start, *w), (end, *w), true),
                    link((end, *w), (*second, *w), false),
                    link((*second, *w), (*second, *z), true),
                ];
                picture
            }
        }
    }

    /// Every Z.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let marked = self.picture().candidates.into_iter();
        let of_z = marked.filter(|(_, role)| *role == Role::Z);
        excluding(deduction, of_z.map(|(candidate, _)| candidate))
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        WingPattern::digits(self)
    }

    fn place(&self, _: &Deduction) -> Text {
        match self {
            Self::Pivoted { pivot, pincers, .. } => said!(
                "place-pivot",
                pivot = *pivot,
                pincers = Text::listed(*pincers)
            ),
            Self::Linked { pincers, link, .. } => said!(
                "place-linked",
                digits = Text::listed(WingPattern::digits(self)),
                cells = Text::listed(CellSet::from_iter(*pincers)),
                house = link.house,
            ),
        }
    }

    fn short(&self, _: &Deduction) -> Text {
        let cell = |cell: Cell, digits| with_digits(CellSet::only(cell), digits);
        match self {
            Self::Pivoted {
                pivot,
                digits,
                pincers,
                joined_by,
                eliminated,
            } => {
                let pincers = pincers.iter().zip(joined_by);
                let pincers = pincers
                    .map(|(pincer, by)| cell(*pincer, DigitSet::only(*by).with(*eliminated)));
                said!(
                    "short-wing",
                    pivot = cell(*pivot, *digits),
                    pincers = Text::listed_texts(pincers),
                    digit = *eliminated,
                )
            }
            Self::Linked {
                pincers,
                link,
                joined_by,
                eliminated,
            } => said!(
                "short-wing-linked",
                pincers = with_digits(
                    CellSet::from_iter(*pincers),
                    DigitSet::only(*joined_by).with(*eliminated),
                ),
                linking = *joined_by,
                house = link.house,
                digit = *eliminated,
            ),
        }
    }
}
