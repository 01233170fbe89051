//! Truths and links that take each other up, on positions worked out by hand.

use crate::common::{candidate, cell, cells, digit};
use crate::shown::lines;
use crate::truth;
use sudoku_stepper::explain::{CellPart, Length, Notation, picture, text};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::large_patterns::{RankZeroLogic, RankZeroPattern, Slot};
use sudoku_stepper::rules::{Deduction, Pattern, find_all, find_first};
use sudoku_stepper::texts::Language;

/// The empty board on which digits have only these places in houses.
fn with_places(places: &[(u8, House, &str)]) -> Grid {
    let mut grid = Grid::empty();
    for (value, house, names) in places {
        for cell in house.cells() - cells(names) {
            grid.eliminate(Candidate::new(cell, digit(*value)));
        }
    }
    grid
}

fn pattern(deduction: &Deduction) -> &RankZeroPattern {
    match &deduction.pattern {
        Pattern::RankZero(pattern) => pattern,
        other => panic!("{other:?}"),
    }
}

#[test]
fn two_rows_with_a_digit_in_two_columns_are_truths_and_the_columns_links() {
    let rows = [House::row(1), House::row(6)];
    let grid = with_places(&[(1, rows[0], "r2c3 r2c7"), (1, rows[1], "r7c3 r7c7")]);
    let found = find_all(&RankZeroLogic, &grid);
    let [deduction] = &found[..] else {
        panic!("{found:?}")
    };
    let columns = [House::column(2), House::column(6)];
    let lost = (columns[0].cells() | columns[1].cells()) - (rows[0].cells() | rows[1].cells());
    let mut gone: Vec<Candidate> = lost
        .iter()
        .map(|cell| Candidate::new(cell, digit(1)))
        .collect();
    gone.sort_unstable();
    assert_eq!(deduction.eliminations[..], gone);
    let slots = |houses: [House; 2]| houses.map(|house| (Slot::Digit(digit(1), house), 1));
    assert_eq!(pattern(deduction).truths, slots(rows));
    assert_eq!(pattern(deduction).links, slots(columns));
    assert_eq!(
        lines(deduction)[..5],
        [
            "2 truths need 2 true candidates, and the 2 links that cover them allow no more: so \
             what a link has outside the truths is false.",
            "1. The truths: 1 in rows 2 and 7. Each has one true candidate, which makes 2 in all.",
            "2. The links: 1 in columns 3 and 7. Each has one true candidate at most, which makes \
             2 in all.",
            "3. Each candidate of the truths lies in links at least as often as in truths.",
            "4. So the true candidates of the truths, 2 in all, take up all 2 links, and no \
             candidate that lies in links more often than in truths can be true.",
        ]
    );
    let short = text(Language::english(), deduction, Length::Short);
    assert!(
        short
            .render(Language::english(), Notation::Rc)
            .starts_with("Rank-0 Logic, truths 1 in rows 2 and 7, links 1 in columns 3 and 7:"),
    );
    assert_eq!(truth::problem(&grid, deduction), None);
    // The truths join the rows, the links the columns.
    let drawn = picture(deduction);
    assert!(drawn.counting && !drawn.directed);
    let joined: Vec<_> = drawn
        .links
        .iter()
        .map(|it| (it.from[0], it.to[0], it.strong))
        .collect();
    let at = |name| candidate(name, 1);
    assert_eq!(
        joined,
        [
            (at("r2c3"), at("r2c7"), true),
            (at("r7c3"), at("r7c7"), true),
            (at("r2c3"), at("r7c3"), false),
            (at("r2c7"), at("r7c7"), false),
        ]
    );
    // With a third place the two rows do not fill the two columns.
    let other = with_places(&[(1, rows[0], "r2c3 r2c7"), (1, rows[1], "r7c3 r7c7 r7c5")]);
    assert_eq!(find_first(&RankZeroLogic, &other), None);
}

#[test]
fn a_ring_of_cells_and_digits_in_houses_has_both_kinds_of_truths() {
    // 1 in row 2 and 2 in row 7 have two places; a cell joins them on either side.
    let mut grid = with_places(&[
        (1, House::row(1), "r2c3 r2c7"),
        (2, House::row(6), "r7c3 r7c7"),
    ]);
    for name in ["r5c3", "r5c7"] {
        for value in 3..=9 {
            grid.eliminate(candidate(name, value));
        }
    }
    let found = find_all(&RankZeroLogic, &grid);
    // With 1 in r2c3 or r2c7, the two cells take 1 in columns 3 and 7, and 2 in row 5.
    let ring = found
        .iter()
        .find(|it| it.eliminations.contains(&candidate("r9c3", 1)))
        .expect("the columns lose 1");
    let pattern = pattern(ring);
    let cells_are_truths = ["r5c3", "r5c7"].map(|name| (Slot::Cell(cell(name)), 1));
    let in_row = (Slot::Digit(digit(1), House::row(1)), 1);
    assert_eq!(pattern.truths, [&cells_are_truths[..], &[in_row]].concat());
    assert_eq!(
        pattern.links,
        [
            (Slot::Digit(digit(1), House::column(2)), 1),
            (Slot::Digit(digit(1), House::column(6)), 1),
            (Slot::Digit(digit(2), House::row(4)), 1),
        ]
    );
    assert_eq!(pattern.count(), 3);
    assert_eq!(pattern.counts(candidate("r5c3", 1)), [1, 1]);
    assert_eq!(pattern.counts(candidate("r9c3", 1)), [0, 1]);
    let lost = ["r1c3", "r9c3", "r1c7", "r9c7"];
    for name in lost {
        assert!(ring.eliminations.contains(&candidate(name, 1)), "{name}");
    }
    assert!(
        picture(ring)
            .cells
            .contains(&(cells("r5c3 r5c7"), CellPart::Truth))
    );
    for deduction in &found {
        assert_eq!(truth::problem(&grid, deduction), None);
    }
    // All together comes last, and removes what each of them does.
    let last = found.last().expect("there are several");
    let mut all = found.iter().flat_map(|it| it.eliminations.iter());
    assert!(all.all(|it| last.eliminations.contains(it)));
}

#[test]
fn a_position_that_contradicts_itself_proves_nothing() {
    // Row 2 has no place for 1.
    let grid = with_places(&[(1, House::row(1), "")]);
    assert_eq!(find_first(&RankZeroLogic, &grid), None);
    // Three cells of a row have only two digits.
    let mut grid = Grid::empty();
    for name in ["r1c1", "r1c2", "r1c3"] {
        for value in 3..=9 {
            grid.eliminate(candidate(name, value));
        }
    }
    assert_eq!(find_first(&RankZeroLogic, &grid), None);
}
