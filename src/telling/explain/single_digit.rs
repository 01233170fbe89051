//! Patterns of one digit in words and pictures.

use super::acts::removing;
use super::picture::{Sight, candidates_in, excluding};
use super::place::digits_in_houses;
use super::{Argument, Explain, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::single_digit::{
    EmptyRectangleView, SingleDigitArgument, SingleDigitPattern, TurbotChain,
};

impl Explain for SingleDigitPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let digit = self.digit;
        let of_argument = |(number, argument): (usize, &_)| {
            // A second argument begins with 'in the same way'.
            let again = if number > 0 { "yes" } else { "no" };
            match argument {
                SingleDigitArgument::Chain(chain) => said_of_chain(again, digit, chain),
                SingleDigitArgument::EmptyRectangle(view) => {
                    said_of_empty_rectangle(again, digit, view)
                }
            }
        };
        let arguments = self.arguments.iter().enumerate().map(of_argument);
        arguments
            .fold(Text::new(), Text::sentence)
            .sentence(said!(
                "single-digit-removing",
                removing = removing(&deduction.eliminations),
            ))
            .into()
    }

    fn picture(&self) -> Picture {
        self.arguments
            .iter()
            .map(|argument| match argument {
                SingleDigitArgument::Chain(chain) => picture_of_chain(self.digit, chain),
                SingleDigitArgument::EmptyRectangle(view) => {
                    picture_of_empty_rectangle(self.digit, view)
                }
            })
            .fold(Picture::default(), |whole, part| {
                let drawn = whole.candidates.clone();
                let mut whole = whole.join(part);
                // Two arguments may share a candidate.
                let mut number = 0;
                whole.candidates.retain(|marked| {
                    number += 1;
                    number <= drawn.len() || !drawn.contains(marked)
                });
                whole
            })
    }

    /// The ends, at least one of which holds the digit.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let of_argument = |argument: &SingleDigitArgument| {
            let ends = match argument {
                SingleDigitArgument::Chain(chain) => {
                    let [first, second] = chain.links;
                    CellSet::only(first.ends[0]).with(second.ends[1])
                }
                SingleDigitArgument::EmptyRectangle(view) => {
                    let [_, second] = view.link.ends;
                    (view.cells & view.far.cells()).with(second)
                }
            };
            excluding(deduction, candidates_in(ends, DigitSet::only(self.digit)))
        };
        self.arguments.iter().flat_map(of_argument).collect()
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        SingleDigitPattern::digits(self)
    }

    fn place(&self, _: &Deduction) -> Text {
        let mut houses: Vec<House> = Vec::new();
        for argument in &self.arguments {
            let of_argument = match argument {
                SingleDigitArgument::Chain(chain) => chain.links.map(|link| link.house),
                SingleDigitArgument::EmptyRectangle(view) => [view.block, view.link.house],
            };
            for house in of_argument {
                if !houses.contains(&house) {
                    houses.push(house);
                }
            }
        }
        digits_in_houses(DigitSet::only(self.digit), houses)
    }

    fn short(&self, _: &Deduction) -> Text {
        let arguments = self.arguments.iter().map(|argument| match argument {
            SingleDigitArgument::Chain(chain) => said!(
                "short-strong-links",
                digit = self.digit,
                houses = Text::listed_houses(chain.links.map(|link| link.house)),
            ),
            SingleDigitArgument::EmptyRectangle(view) => said!(
                "short-empty-rectangle",
                digit = self.digit,
                block = view.block,
                house = view.link.house,
            ),
        });
        Text::clauses(arguments)
    }
}

/// The reason why at least one end of a chain holds the digit.
fn said_of_chain(again: &str, digit: Digit, chain: &TurbotChain) -> Text {
    let [first, second] = chain.links;
    let inner = CellSet::only(first.ends[1]).with(second.ends[0]);
    let outer = CellSet::only(first.ends[0]).with(second.ends[1]);
    said!(
        "single-digit-chain",
        again = again,
        digit = digit,
        first = first.house,
        first_cells = Text::listed(first.cells()),
        second = second.house,
        second_cells = Text::listed(second.cells()),
        inner = Text::listed(inner),
        weak = chain.weak,
        outer = Text::listed(outer),
    )
}

/// The reason why a cell sees the digit in either case.
fn said_of_empty_rectangle(again: &str, digit: Digit, view: &EmptyRectangleView) -> Text {
    let [first, second] = view.link.ends;
    said!(
        "empty-rectangle",
        again = again,
        digit = digit,
        block = view.block,
        near = view.near,
        far = view.far,
        house = view.link.house,
        cells = Text::listed(view.link.cells()),
        first = first,
        second = second,
        eliminated = view.eliminated,
    )
}

fn picture_of_chain(digit: Digit, chain: &TurbotChain) -> Picture {
    let [first, second] = chain.links;
    let at = |cell| vec![Candidate::new(cell, digit)];
    let link = |from, to, strong| Link {
        from: at(from),
        to: at(to),
        strong,
    };
    let mut picture = Picture::default()
        .with(
            Role::Base,
            candidates_in(first.cells() | second.cells(), DigitSet::only(digit)),
        )
        .tinting([first.house, second.house]);
    picture.links = vec![
        link(first.ends[0], first.ends[1], true),
        link(first.ends[1], second.ends[0], false),
        link(second.ends[0], second.ends[1], true),
    ];
    picture
}

fn picture_of_empty_rectangle(digit: Digit, view: &EmptyRectangleView) -> Picture {
    let group = |cells| candidates_in(cells, DigitSet::only(digit)).collect::<Vec<_>>();
    let [first, second] = view.link.ends;
    let link = |from: CellSet, to: CellSet, strong| Link {
        from: group(from),
        to: group(to),
        strong,
    };
    let (near, far) = (view.cells - view.far.cells(), view.cells & view.far.cells());
    let mut picture = Picture::default()
        .with(Role::Base, group(view.cells | view.link.cells()))
        .tinting([view.block, view.link.house]);
    picture.links = vec![
        link(CellSet::only(second), CellSet::only(first), true),
        link(CellSet::only(first), near, false),
        link(near, far, true),
    ];
    picture
}
