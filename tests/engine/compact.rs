//! Links in the compact notation of the field.

use crate::common::{candidate, candidates, cells};
use sudoku_stepper::explain::{Link, Notation, compact_links};
use sudoku_stepper::grid::{Candidate, CellSet};

fn strong(from: Vec<Candidate>, to: Vec<Candidate>) -> Link {
    let strong = true;
    Link { from, to, strong }
}

fn weak(from: Vec<Candidate>, to: Vec<Candidate>) -> Link {
    let strong = false;
    Link { from, to, strong }
}

/// One candidate.
fn at(name: &str, value: u8) -> Vec<Candidate> {
    vec![candidate(name, value)]
}

fn written(links: &[Link]) -> String {
    compact_links(links, Notation::Rc)
}

#[test]
fn links_of_one_digit_are_written_in_order() {
    let links = [
        weak(at("r1c2", 5), at("r1c8", 5)),
        strong(at("r1c8", 5), at("r4c8", 5)),
    ];
    assert_eq!(written(&links), "r1c2 -5- r1c8 =5= r4c8");
    assert_eq!(compact_links(&links, Notation::Letters), "A2 -5- A8 =5= D8");
    assert_eq!(
        compact_links(&links, Notation::Zero),
        "r0c1 -5- r0c7 =5= r3c7"
    );
    assert_eq!(written(&[]), "");
}

#[test]
fn a_cell_in_which_the_digit_changes_is_written_once() {
    let bivalue = [
        weak(at("r1c2", 5), at("r1c8", 5)),
        strong(at("r1c8", 5), at("r1c8", 7)),
        weak(at("r1c8", 7), at("r4c8", 7)),
    ];
    assert_eq!(written(&bivalue), "r1c2 -5- r1c8 -7- r4c8");
    let bilocation = [
        strong(at("r1c2", 5), at("r1c8", 5)),
        weak(at("r1c8", 5), at("r1c8", 7)),
        strong(at("r1c8", 7), at("r4c8", 7)),
    ];
    assert_eq!(written(&bilocation), "r1c2 =5= r1c8 =7= r4c8");
}

#[test]
fn a_digit_that_changes_at_an_end_stands_alone() {
    let strong_ends = [
        strong(at("r1c2", 3), at("r1c2", 5)),
        weak(at("r1c2", 5), at("r1c8", 5)),
        strong(at("r1c8", 5), at("r1c8", 3)),
    ];
    assert_eq!(written(&strong_ends), "3- r1c2 -5- r1c8 -3");
    let weak_end = [
        weak(at("r1c2", 3), at("r1c2", 5)),
        strong(at("r1c2", 5), at("r1c8", 5)),
    ];
    assert_eq!(written(&weak_end), "3= r1c2 =5= r1c8");
    let nothing_else = [strong(at("r1c2", 3), at("r1c2", 5))];
    assert_eq!(written(&nothing_else), "3- r1c2 -5");
}

#[test]
fn candidates_that_act_as_one_are_written_together() {
    let links = [
        strong(at("r1c2", 5), candidates("r4c8 r4c9", 5)),
        weak(candidates("r4c8 r4c9", 5), candidates("r5c8 r6c8", 5)),
        strong(candidates("r5c8 r6c8", 5), candidates("r7c1 r8c2", 5)),
    ];
    assert_eq!(written(&links), "r1c2 =5= r4c89 -5- r56c8 =5= r7c1,r8c2");
    assert_eq!(
        compact_links(&links, Notation::Letters),
        "A2 =5= D89 -5- EF8 =5= G1,H2"
    );
}

#[test]
fn cells_are_written_in_short() {
    let short = |names| Notation::Rc.cells(cells(names));
    assert_eq!(short("r4c8 r4c9 r5c8 r5c9"), "r45c89");
    assert_eq!(short("r1c1 r1c2 r2c1"), "r1c12,r2c1");
    assert_eq!(short("r9c9"), "r9c9");
    assert_eq!(Notation::Zero.cells(cells("r4c8 r4c9")), "r3c78");
    assert_eq!(Notation::Rc.cells(CellSet::EMPTY), "");
}

#[test]
fn a_set_that_links_two_of_its_digits_is_written_as_one() {
    let links = [
        weak(at("r1c2", 5), at("r1c8", 5)),
        strong(at("r1c8", 5), candidates("r1c9 r2c7", 7)),
        weak(candidates("r1c9 r2c7", 7), at("r3c9", 7)),
    ];
    assert_eq!(written(&links), "r1c2 -5- ALS:r1c89,r2c7 -7- r3c9");
}

#[test]
fn a_loop_ends_where_it_starts_and_what_hangs_apart_is_parted() {
    let round = [
        strong(at("r1c2", 5), at("r1c8", 5)),
        weak(at("r1c8", 5), at("r4c8", 5)),
        strong(at("r4c8", 5), at("r4c2", 5)),
        weak(at("r4c2", 5), at("r1c2", 5)),
    ];
    assert_eq!(written(&round), "r1c2 =5= r1c8 -5- r4c8 =5= r4c2 -5- r1c2");
    let apart = [
        weak(at("r1c2", 5), at("r1c8", 5)),
        weak(at("r1c2", 5), at("r1c2", 7)),
        weak(at("r1c2", 7), at("r4c2", 7)),
    ];
    assert_eq!(written(&apart), "r1c2 -5- r1c8; 5= r1c2 -7- r4c2");
}
