//! What patterns of one digit say and show.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::{Link, Picture, Role, Text};
use crate::grid::{Candidate, CellSet, Digit, DigitSet};
use crate::rules::Deduction;
use crate::rules::single_digit::{
    EmptyRectangleView, SingleDigitArgument, SingleDigitPattern, TurbotChain,
};

pub(super) fn argument(deduction: &Deduction, pattern: &SingleDigitPattern) -> Text {
    let mut text = Text::new();
    for (number, argument) in pattern.arguments.iter().enumerate() {
        text = text.then(if number == 0 {
            "In "
        } else {
            " In the same way, in "
        });
        text = match argument {
            SingleDigitArgument::Chain(chain) => said_of_chain(text, pattern.digit, chain),
            SingleDigitArgument::EmptyRectangle(view) => {
                said_of_empty_rectangle(text, pattern.digit, view)
            }
        };
    }
    let conclusion = if pattern.arguments.len() > 1 {
        text.then(" So ")
    } else {
        text.then(" ")
    };
    leaving(conclusion, &deduction.eliminations)
}

/// Why one end of a chain holds the digit; goes on after `In`.
fn said_of_chain(text: Text, digit: Digit, chain: &TurbotChain) -> Text {
    let [first, second] = chain.links;
    let inner = CellSet::only(first.ends[1]).with(second.ends[0]);
    let outer = CellSet::only(first.ends[0]).with(second.ends[1]);
    text.then(first.house)
        .then(", ")
        .then(digit)
        .then(" can only stand in ")
        .list(first.cells())
        .then("; in ")
        .then(second.house)
        .then(", only in ")
        .list(second.cells())
        .then(". ")
        .list(inner)
        .then(" are both in ")
        .then(chain.weak)
        .then(", so they cannot both be ")
        .then(digit)
        .then(": at least one of ")
        .list(outer)
        .then(" is, and no cell that sees both can be ")
        .then(digit)
        .then(".")
}

/// Why a cell sees the digit wherever it stands; goes on after `In`.
fn said_of_empty_rectangle(text: Text, digit: Digit, view: &EmptyRectangleView) -> Text {
    let [first, second] = view.link.ends;
    text.then(view.block)
        .then(", ")
        .then(digit)
        .then(" can only stand in ")
        .then(view.near)
        .then(" or ")
        .then(view.far)
        .then("; in ")
        .then(view.link.house)
        .then(", only in ")
        .list(view.link.cells())
        .then(". If ")
        .then(first)
        .then(" is ")
        .then(digit)
        .then(", ")
        .then(view.block)
        .then(" has its ")
        .then(digit)
        .then(" in ")
        .then(view.far)
        .then("; if not, ")
        .then(second)
        .then(" is ")
        .then(digit)
        .then(". Either way ")
        .then(view.eliminated)
        .then(" sees it.")
}

pub(super) fn picture(pattern: &SingleDigitPattern) -> Picture {
    pattern
        .arguments
        .iter()
        .map(|argument| match argument {
            SingleDigitArgument::Chain(chain) => picture_of_chain(pattern.digit, chain),
            SingleDigitArgument::EmptyRectangle(view) => {
                picture_of_empty_rectangle(pattern.digit, view)
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
