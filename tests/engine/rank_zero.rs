//! Truths and links that take each other up, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::only;
use crate::common::{candidate, candidates, cell, cells, digit, digits};
use crate::shown::says;
use crate::truth;
use sudoku_stepper::explain::{CellPart, Length, Notation, picture, text};
use sudoku_stepper::grid::{Candidate, Grid, House, LayoutBuilder};
use sudoku_stepper::notation::{Style, check, compact, read};
use sudoku_stepper::rules::large_patterns::{RANK_ZERO_LOGIC, RankZeroPattern, Slot};
use sudoku_stepper::rules::written::{Grounds, KnownPattern};
use sudoku_stepper::rules::{Deduction, Pattern, find_all, find_first};
use sudoku_stepper::texts::Language;

/// A board of six rows, in boxes of two rows and three columns.
fn six_by_six() -> Grid {
    let board = LayoutBuilder::new(6).boxes(2, 3).build();
    Grid::empty_on(&board.expect("it is one of the usual boards"))
}

/// That board with these places alone for a digit in a row.
fn with_places(places: &[(u8, usize, &str)]) -> Grid {
    let mut grid = six_by_six();
    for (value, row, names) in places {
        let row = grid.layout().rows()[*row];
        for cell in row.cells() - cells(names) {
            grid.eliminate(Candidate::new(cell, digit(*value)));
        }
    }
    grid
}

/// Leaves only 1 and 2 in cells.
fn keep_1_and_2(grid: &mut Grid, names: &str) {
    for cell in cells(names) {
        for lost in grid.candidates(cell) - digits(&[1, 2]) {
            grid.eliminate(Candidate::new(cell, lost));
        }
    }
}

fn pattern(deduction: &Deduction) -> &RankZeroPattern {
    match &deduction.pattern {
        Pattern::RankZero(pattern) => pattern,
        other => panic!("{other:?}"),
    }
}

/// A board on which rows 2 and 5 have 1 only in columns 1 and 4, and what is found there.
fn two_rows() -> (Grid, Deduction) {
    let grid = with_places(&[(1, 1, "r2c1 r2c4"), (1, 4, "r5c1 r5c4")]);
    let deduction = only(&RANK_ZERO_LOGIC, &grid);
    (grid, deduction)
}

#[test]
fn two_rows_with_a_digit_in_two_columns_are_truths_and_the_columns_links() {
    let (grid, deduction) = two_rows();
    let mut gone = candidates("r1c1 r3c1 r4c1 r6c1 r1c4 r3c4 r4c4 r6c4", 1);
    gone.sort_unstable();
    assert_eq!(deduction.eliminations[..], gone);
    let rows = [1, 4].map(|row| grid.layout().rows()[row]);
    let columns = [0, 3].map(|column| grid.layout().columns()[column]);
    let slots = |houses: [House; 2]| houses.map(|house| (Slot::Digit(digit(1), house), 1));
    assert_eq!(pattern(&deduction).truths, slots(rows));
    assert_eq!(pattern(&deduction).links, slots(columns));
    pinned!(says(&deduction));
    let short = text(&deduction, Length::Short);
    assert!(
        short
            .render(Language::english(), Notation::Rc)
            .starts_with("Rank-0 Logic, truths 1 in rows 2 and 5, links 1 in columns 1 and 4:"),
    );
    assert_eq!(truth::problem(&grid, &deduction), None);
    let other = with_places(&[(1, 1, "r2c1 r2c4"), (1, 4, "r5c1 r5c4 r5c5")]);
    assert_eq!(
        find_first(&RANK_ZERO_LOGIC, &other),
        None,
        "with a third place the two rows do not fill the two columns"
    );
}

#[test]
fn truths_and_links_are_read_as_they_are_written() {
    let (grid, deduction) = two_rows();
    for style in Style::ALL {
        let written = compact(&deduction, style, Notation::Rc);
        assert!(
            written.starts_with("Rank-0 Logic: 1r2 1r5 \\ 1c1 1c4 => "),
            "{written}"
        );
        let steps = read(&written, grid.layout(), Notation::Rc).unwrap();
        assert_eq!(steps[0].eliminations[..], deduction.eliminations[..]);
        let grounds = check(&steps[0], &grid).unwrap();
        assert_eq!(grounds, Grounds::Premises(KnownPattern::Counts(2)));
    }
}

#[test]
fn truths_and_links_that_do_not_hold_are_told_with_what_is_wrong() {
    let (grid, _) = two_rows();
    let flaw = |written: &str| {
        let steps = read(written, grid.layout(), Notation::Rc).unwrap();
        let flaw = check(&steps[0], &grid).unwrap_err().text();
        flaw.render(Language::english(), Notation::Rc)
    };
    assert_eq!(
        flaw("Rank-0 Logic: 1r2 1r5 \\ 1c1 => r1c1<>1"),
        "there must be as many links as truths, but the truths count 2 and the links 1"
    );
    assert_eq!(
        flaw("Rank-0 Logic: 1r2 1r3 \\ 1c14 => r1c1<>1"),
        "1 in r3c2 lies in truths more often than in links"
    );
    assert_eq!(
        flaw("Rank-0 Logic: 1r25 \\ 1c14 => r1c2<>1"),
        "what the step rests on is true, but it does not follow that r1c2 is not 1"
    );
}

#[test]
fn truths_join_what_is_in_the_rows_and_links_what_is_in_the_columns() {
    let (_, deduction) = two_rows();
    let drawn = picture(&deduction);
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
            (at("r2c1"), at("r2c4"), true),
            (at("r5c1"), at("r5c4"), true),
            (at("r2c1"), at("r5c1"), false),
            (at("r2c4"), at("r5c4"), false),
        ]
    );
}

#[test]
fn a_ring_of_cells_and_digits_in_houses_has_both_kinds_of_truths() {
    // With 1 in r2c1 or r2c4, the two cells take 1 in columns 1 and 4, and 2 in row 4.
    let mut grid = with_places(&[(1, 1, "r2c1 r2c4")]);
    keep_1_and_2(&mut grid, "r4c1 r4c4");
    let found = find_all(&RANK_ZERO_LOGIC, &grid);
    let ring = found
        .iter()
        .find(|it| it.eliminations.contains(&candidate("r6c1", 1)))
        .expect("the columns lose 1");
    let pattern = pattern(ring);
    let cells_are_truths = ["r4c1", "r4c4"].map(|name| (Slot::Cell(cell(name)), 1));
    let layout = grid.layout();
    let in_row = (Slot::Digit(digit(1), layout.rows()[1]), 1);
    assert_eq!(pattern.truths, [&cells_are_truths[..], &[in_row]].concat());
    assert_eq!(
        pattern.links,
        [
            (Slot::Digit(digit(1), layout.columns()[0]), 1),
            (Slot::Digit(digit(1), layout.columns()[3]), 1),
            (Slot::Digit(digit(2), layout.rows()[3]), 1),
        ]
    );
    assert_eq!(pattern.count(), 3);
    assert_eq!(pattern.counts(candidate("r4c1", 1)), [1, 1]);
    assert_eq!(pattern.counts(candidate("r6c1", 1)), [0, 1]);
    let lost = ["r1c1", "r6c1", "r1c4", "r6c4"];
    for name in lost {
        assert!(ring.eliminations.contains(&candidate(name, 1)), "{name}");
    }
    assert!(
        picture(ring)
            .cells
            .contains(&(cells("r4c1 r4c4"), CellPart::Truth))
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
    let grid = with_places(&[(1, 1, "")]);
    assert_eq!(find_first(&RANK_ZERO_LOGIC, &grid), None);
    // Three cells of a row have only two digits.
    let mut grid = six_by_six();
    keep_1_and_2(&mut grid, "r1c1 r1c2 r1c3");
    assert_eq!(find_first(&RANK_ZERO_LOGIC, &grid), None);
    // With more than 450 candidates it does not look.
    assert_eq!(find_first(&RANK_ZERO_LOGIC, &Grid::empty()), None);
}
