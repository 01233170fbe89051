//! Steps in the notations of the field.

use crate::common::{candidate, cells, digit, digits};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::grid::{CellSet, House};
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};
use sudoku_stepper::rules::{Deduction, Pattern, Technique};

/// A chain of nodes, each `5 r1c2 r1c3`, with links that are strong by turns; where no
/// house is named, inside a cell.
fn chain(form: ChainForm, nodes: &[&str], links: usize, first_strong: bool) -> ChainPattern {
    let nodes: Vec<ChainNode> = nodes
        .iter()
        .map(|node| {
            let (value, names) = node.split_once(' ').unwrap();
            ChainNode {
                digit: digit(value.parse().unwrap()),
                cells: cells(names),
            }
        })
        .collect();
    let links = (0..links).map(|number| {
        let (from, to) = (nodes[number], nodes[(number + 1) % nodes.len()]);
        ChainLink {
            strong: (number % 2 == 0) == first_strong,
            reason: match from.cells.single() {
                Some(cell) if from.digit != to.digit => LinkReason::Cell(cell),
                _ => LinkReason::House(House::row(0)),
            },
            removes: Vec::new(),
        }
    });
    ChainPattern {
        form,
        links: links.collect(),
        nodes,
        digits: digits(&[5]),
    }
}

/// What stands between the name and the conclusion, in both styles.
fn written(pattern: ChainPattern, notation: Notation) -> [String; 2] {
    let deduction = Deduction::removing(
        Technique::Aic,
        digit(5),
        CellSet::only(candidate("r9c9", 5).cell),
        Pattern::Chain(Box::new(pattern)),
    );
    Style::ALL.map(|style| {
        let written = compact(&deduction, style, notation);
        let (argument, _) = written.split_once(" => ").unwrap();
        argument.strip_prefix("AIC: ").unwrap().to_owned()
    })
}

#[test]
fn links_are_written_in_order_and_a_cell_that_changes_the_digit_once() {
    let open = || {
        let nodes = [
            "5 r1c2",
            "5 r1c8",
            "7 r1c8",
            "7 r4c8 r4c9",
            "7 r6c7",
            "3 r6c7",
        ];
        chain(ChainForm::Open, &nodes, 5, true)
    };
    assert_eq!(
        written(open(), Notation::Rc),
        [
            "5 r1c2 =5= r1c8 =7= r4c89 -7- r6c7 -3",
            "(5)r1c2=(5-7)r1c8=(7)r4c89-(7=3)r6c7"
        ]
    );
    assert_eq!(
        written(open(), Notation::Letters),
        [
            "5 A2 =5= A8 =7= D89 -7- F7 -3",
            "(5)A2=(5-7)A8=(7)D89-(7=3)F7"
        ]
    );
    assert_eq!(
        written(open(), Notation::Zero)[1],
        "(5)r0c1=(5-7)r0c7=(7)r3c78-(7=3)r5c6"
    );
}

#[test]
fn a_loop_comes_back_to_where_it_began() {
    let nodes = ["5 r1c2", "5 r1c8", "5 r4c8", "5 r4c2"];
    let plain = chain(ChainForm::Continuous, &nodes, 4, true);
    assert_eq!(
        written(plain, Notation::Rc),
        [
            "5 r1c2 =5= r1c8 -5- r4c8 =5= r4c2 -5- r1c2",
            "(5)r1c2=(5)r1c8-(5)r4c8=(5)r4c2-(5)r1c2"
        ]
    );
    // The link that closes it is inside a cell: it is the first that is written.
    let nodes = ["5 r1c2", "5 r1c8", "5 r4c8", "7 r4c8", "7 r4c2", "7 r1c2"];
    let changing = chain(ChainForm::Continuous, &nodes, 6, false);
    assert_eq!(
        written(changing, Notation::Rc),
        [
            "5 7- r1c2 -5- r1c8 =5= r4c8 =7= r4c2 -7- r1c2 -5",
            "(7=5)r1c2-(5)r1c8=(5-7)r4c8=(7)r4c2-(7)r1c2"
        ]
    );
    // If 3 is in r1c2, it is not: what is written begins and ends in that cell.
    let nodes = ["3 r1c2", "5 r1c2", "5 r1c8", "3 r1c8", "3 r4c2"];
    let refuted = chain(ChainForm::Refuted, &nodes, 5, false);
    assert_eq!(
        written(refuted, Notation::Rc),
        [
            "5 r1c2 =5= r1c8 =3= r4c2 -3- r1c2",
            "(5)r1c2=(5-3)r1c8=(3)r4c2-(3)r1c2"
        ]
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
