//! Templates, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::{candidate, candidates, cells, digit, grid_with};
use sudoku_stepper::explain::{Notation, argument};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::templates::{TEMPLATE_DELETE, TEMPLATE_SET};
use sudoku_stepper::rules::{Technique, find_all, find_first};
use sudoku_stepper::texts::Language;

/// Eight fives stand, and two cells of the ninth box could hold the last: r9c9
/// alone fits, since column 8 has its five.
fn eight_fives() -> Grid {
    grid_with(&[
        ("r1c1", 5),
        ("r2c4", 5),
        ("r3c7", 5),
        ("r4c2", 5),
        ("r5c5", 5),
        ("r6c8", 5),
        ("r7c3", 5),
        ("r8c6", 5),
    ])
}

#[test]
fn a_cell_of_every_template_is_set() {
    let found = find_all(&TEMPLATE_SET, &eight_fives());
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].technique, Technique::TemplateSet);
    assert_eq!(found[0].placements, [candidate("r9c9", 5)]);
    pinned!(argument(&found[0]).render(Language::english(), Notation::Rc));
}

#[test]
fn a_cell_of_no_template_is_deleted() {
    // Rows 1 and 4 have 7 in columns 2 and 8 only, as an X-Wing: the rest of
    // the two columns is in no template.
    let mut grid = Grid::empty();
    for row in [0, 3] {
        for cell in House::row(row).cells() - cells("r1c2 r1c8 r4c2 r4c8") {
            grid.eliminate(Candidate::new(cell, digit(7)));
        }
    }
    let found = find_all(&TEMPLATE_DELETE, &grid);
    assert_eq!(found.len(), 1);
    let columns = "r2c2 r2c8 r3c2 r3c8 r5c2 r5c8 r6c2 r6c8 r7c2 r7c8 r8c2 r8c8 r9c2 r9c8";
    assert_eq!(found[0].eliminations, candidates(columns, 7));
    assert_eq!(find_first(&TEMPLATE_SET, &grid), None);
}

#[test]
fn a_cell_that_another_digit_must_have_is_in_no_template() {
    // In r9c9 the five must stand, though the cell has other candidates too: a
    // seven there is in no template.
    let found = find_all(&TEMPLATE_DELETE, &eight_fives());
    let sevens: Vec<_> = found
        .iter()
        .flat_map(|deduction| &deduction.eliminations)
        .filter(|candidate| candidate.digit == digit(7))
        .collect();
    assert_eq!(sevens, [&candidate("r9c9", 7)]);
}

#[test]
fn a_board_without_values_has_every_template_and_says_nothing() {
    assert_eq!(find_first(&TEMPLATE_SET, &Grid::empty()), None);
    assert_eq!(find_first(&TEMPLATE_DELETE, &Grid::empty()), None);
}

#[test]
fn a_digit_is_never_in_one_cell_or_the_other() {
    // As above, with two places outside of the X-Wing left.
    let mut grid = Grid::empty();
    for row in [0, 3] {
        for cell in House::row(row).cells() - cells("r1c2 r1c8 r4c2 r4c8") {
            grid.eliminate(Candidate::new(cell, digit(7)));
        }
    }
    for column in [1, 7] {
        for cell in House::column(column).cells() - cells("r1c2 r1c8 r4c2 r4c8 r2c2 r9c8") {
            grid.eliminate(Candidate::new(cell, digit(7)));
        }
    }
    let found = find_all(&TEMPLATE_DELETE, &grid);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].eliminations, candidates("r2c2 r9c8", 7));
    let [german, spanish] = Language::translations() else {
        panic!("two languages are built in besides English");
    };
    for (language, or) in [
        (Language::english(), "r2c2 or r9c8"),
        (german, "r2c2 oder r9c8"),
        (spanish, "r2c2 o r9c8"),
    ] {
        let argument = argument(&found[0]);
        let words = argument.render(language, Notation::Rc);
        // The idea, and what the last line says; what is removed are both.
        assert_eq!(words.matches(or).count(), 2, "{words}");
        // Its own candidates leave these ways, whatever stands elsewhere.
        assert!(!words.contains("other digits"), "{words}");
        assert!(!words.contains("keine anderen Ziffern"), "{words}");
        assert!(!words.contains("otras cifras"), "{words}");
    }
}
