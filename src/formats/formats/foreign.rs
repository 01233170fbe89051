//! The files of other programs that are read at once.

mod size_header;
mod solo_save;
mod xml;

use super::json;
use super::shape::{Shape, Sureness};

/// Each of them.
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
        read: solo_save::read,
    },
    Shape {
        name: "a grid below its size",
        sure: |text| match size_header::is_grid(text) {
            true => Sureness::Likely,
            false => Sureness::No,
        },
        read: size_header::read,
    },
];

const fn certain(is_it: bool) -> Sureness {
    if is_it {
        Sureness::Certain
    } else {
        Sureness::No
    }
}
