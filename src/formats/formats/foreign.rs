//! The files of other programs that are read in one piece.

mod cell_list;
mod killer;
pub(super) mod sheet;
mod size_header;
mod solo_save;
mod xml;

use super::shape::{Shape, Sureness};
use super::{Reading, iss, json};

/// All of these formats.
pub(super) const SHAPES: &[Shape] = &[
    Shape {
        name: "JSON",
        sure: |text| certain(json::is_start(text)),
        read: json::read_file,
    },
    Shape {
        name: "XML",
        sure: |text| certain(xml::is_foreign(text)),
        read: xml::read,
    },
    Shape {
        name: "a saved game of Solo",
        sure: |text| certain(solo_save::is_start(text)),
        read: |text| solo_save::read(text).map(Reading::plain),
    },
    Shape {
        name: "the constraints of Interactive Sudoku Solver",
        sure: |text| certain(iss::is_on_lines(text)),
        read: |text| iss::read_lines(text).map(|it| Reading::plain(vec![it])),
    },
    Shape {
        name: "a grid below its size",
        sure: |text| match size_header::is_grid(text) {
            true => Sureness::Likely,
            false => Sureness::No,
        },
        read: |text| size_header::read(text).map(Reading::plain),
    },
    Shape {
        name: "a list of cages",
        sure: |text| match killer::is_killer(text) {
            true => Sureness::Likely,
            false => Sureness::No,
        },
        read: killer::read,
    },
    Shape {
        name: "a list of cells",
        sure: |text| match cell_list::is_list(text) {
            true => Sureness::Likely,
            false => Sureness::No,
        },
        read: cell_list::read,
    },
];

const fn certain(is_it: bool) -> Sureness {
    if is_it {
        Sureness::Certain
    } else {
        Sureness::No
    }
}
