//! What the rules of one digit's strong links find, on positions worked out by
//! hand, what they say and what they show.

use crate::common::pinned::pinned;
use crate::common::positions::{confined, only};
use crate::common::{candidate, candidates, cells, digit, digits};
use crate::shown::{marked, says};
use crate::walk::check_breaks;
use sudoku_stepper::explain::{self, Link, Role, picture};
use sudoku_stepper::grid::{Grid, House};
use sudoku_stepper::rules::single_digit::{
    DUAL_EMPTY_RECTANGLE, DUAL_TWO_STRING_KITE, EMPTY_RECTANGLE, EmptyRectangleView, SKYSCRAPER,
    SingleDigitArgument, SingleDigitPattern, TURBOT_FISH, TWO_STRING_KITE, TurbotChain,
};
use sudoku_stepper::rules::{CATALOG, DeductionRule, Family, Form, Pattern, StrongLink, find_all};
use sudoku_stepper::texts::Language;

pub const RULES: [&dyn DeductionRule; 6] = [
    &SKYSCRAPER,
    &TWO_STRING_KITE,
    &TURBOT_FISH,
    &EMPTY_RECTANGLE,
    &DUAL_TWO_STRING_KITE,
    &DUAL_EMPTY_RECTANGLE,
];

fn link(house: House, from: &str, to: &str) -> StrongLink {
    StrongLink {
        house,
        ends: [from.parse().unwrap(), to.parse().unwrap()],
    }
}

fn pattern(arguments: Vec<SingleDigitArgument>) -> Pattern {
    Pattern::SingleDigit(Box::new(SingleDigitPattern {
        digit: digit(1),
        arguments,
    }))
}

/// Rows 2 and 8 have their ones in column 1 or in the columns 5 and 6.
fn skyscraper() -> Grid {
    confined(
        1,
        &[(House::row(1), "r2c1 r2c5"), (House::row(7), "r8c1 r8c6")],
    )
}

/// Row 2 and column 3 meet in box 1 and end in r2c7 and r8c3.
fn kite() -> Vec<(House, &'static str)> {
    vec![
        (House::row(1), "r2c2 r2c7"),
        (House::column(2), "r1c3 r8c3"),
    ]
}

/// Box 1 has its ones in row 2 and column 3, column 6 has one in row 2.
fn empty_rectangle() -> Vec<(House, &'static str)> {
    vec![
        (House::box_at(0), "r1c3 r2c1 r2c2"),
        (House::column(5), "r2c6 r8c6"),
    ]
}

#[test]
fn a_skyscraper_takes_the_digit_from_what_sees_both_roofs() {
    let deduction = only(&SKYSCRAPER, &skyscraper());
    assert_eq!(deduction.eliminations, candidates("r1c6 r3c6 r7c5 r9c5", 1));
    assert!(deduction.placements.is_empty());
    assert_eq!(explain::digits(&deduction), digits(&[1]));
    assert_eq!(
        deduction.pattern,
        pattern(vec![SingleDigitArgument::Chain(TurbotChain {
            links: [
                link(House::row(1), "r2c5", "r2c1"),
                link(House::row(7), "r8c1", "r8c6")
            ],
            weak: House::column(0),
            eliminated: cells("r1c6 r3c6 r7c5 r9c5"),
        })])
    );
    pinned!(says(&deduction));
}

#[test]
fn a_skyscraper_stands_on_a_row_too() {
    let grid = confined(
        1,
        &[
            (House::column(1), "r1c2 r5c2"),
            (House::column(7), "r1c8 r6c8"),
        ],
    );
    let deduction = only(&SKYSCRAPER, &grid);
    assert_eq!(deduction.eliminations, candidates("r5c7 r5c9 r6c1 r6c3", 1));
}

#[test]
fn two_rows_that_share_both_columns_are_no_skyscraper() {
    let x_wing = [(House::row(1), "r2c1 r2c5"), (House::row(7), "r8c1 r8c5")];
    assert_eq!(find_all(&SKYSCRAPER, &confined(1, &x_wing)), []);
}

#[test]
fn a_skyscraper_with_roofs_that_nothing_sees_is_not_found() {
    let grid = confined(
        1,
        &[(House::row(1), "r2c1 r2c4"), (House::row(7), "r8c1 r8c9")],
    );
    assert_eq!(find_all(&SKYSCRAPER, &grid), []);
}

#[test]
fn a_kite_takes_the_digit_from_where_its_strings_end_together() {
    let deduction = only(&TWO_STRING_KITE, &confined(1, &kite()));
    assert_eq!(deduction.eliminations, candidates("r8c7", 1));
    assert_eq!(
        deduction.pattern,
        pattern(vec![SingleDigitArgument::Chain(TurbotChain {
            links: [
                link(House::row(1), "r2c7", "r2c2"),
                link(House::column(2), "r1c3", "r8c3")
            ],
            weak: House::box_at(0),
            eliminated: cells("r8c7"),
        })])
    );
    pinned!(says(&deduction));
}

#[test]
fn strings_that_do_not_meet_in_a_box_are_no_kite() {
    let grid = confined(
        1,
        &[
            (House::row(1), "r2c2 r2c7"),
            (House::column(2), "r4c3 r8c3"),
        ],
    );
    assert_eq!(find_all(&TWO_STRING_KITE, &grid), []);
}

#[test]
fn a_string_inside_its_box_is_left_to_the_locked_candidates() {
    let grid = confined(
        1,
        &[
            (House::row(1), "r2c1 r2c2"),
            (House::column(2), "r1c3 r8c3"),
        ],
    );
    assert_eq!(find_all(&TWO_STRING_KITE, &grid), []);
}

#[test]
fn two_kites_through_the_same_cells_are_a_dual_kite() {
    let second = [
        (House::row(0), "r1c3 r1c9"),
        (House::column(1), "r2c2 r6c2"),
    ];
    let grid = confined(1, &[kite(), second.to_vec()].concat());
    let deduction = only(&DUAL_TWO_STRING_KITE, &grid);
    assert_eq!(deduction.eliminations, candidates("r6c9 r8c7", 1));
    pinned!(says(&deduction));
    let picture = picture(&deduction);
    let base = marked(&deduction, Role::Base);
    assert_eq!(base, candidates("r1c3 r1c9 r2c2 r6c2 r2c7 r8c3", 1));
    assert_eq!(picture.links.len(), 6);
}

#[test]
fn one_kite_is_no_dual_kite() {
    assert_eq!(find_all(&DUAL_TWO_STRING_KITE, &confined(1, &kite())), []);
    // The second kite takes nothing away.
    let mut grid = confined(
        1,
        &[
            kite(),
            vec![
                (House::row(0), "r1c3 r1c9"),
                (House::column(1), "r2c2 r6c2"),
            ],
        ]
        .concat(),
    );
    grid.eliminate(candidate("r6c9", 1));
    assert_eq!(find_all(&DUAL_TWO_STRING_KITE, &grid), []);
}

#[test]
fn a_turbot_fish_goes_through_a_box() {
    let grid = confined(
        1,
        &[
            (House::row(1), "r2c2 r2c7"),
            (House::box_at(8), "r7c7 r9c9"),
        ],
    );
    let deduction = only(&TURBOT_FISH, &grid);
    assert_eq!(deduction.eliminations, candidates("r9c2", 1));
    pinned!(says(&deduction));
    assert_eq!(find_all(&SKYSCRAPER, &grid), []);
    assert_eq!(find_all(&TWO_STRING_KITE, &grid), []);
}

#[test]
fn skyscrapers_and_kites_are_turbot_fish_too() {
    for (rule, grid) in [
        (&SKYSCRAPER as &dyn DeductionRule, skyscraper()),
        (&TWO_STRING_KITE, confined(1, &kite())),
    ] {
        let [named, turbot] = [rule, &TURBOT_FISH].map(|rule| only(rule, &grid));
        assert_eq!(named.eliminations, turbot.eliminations);
    }
}

#[test]
fn strong_links_that_do_not_see_each_other_are_no_turbot_fish() {
    let grid = confined(
        1,
        &[
            (House::row(1), "r2c2 r2c7"),
            (House::box_at(8), "r7c8 r9c9"),
        ],
    );
    assert_eq!(find_all(&TURBOT_FISH, &grid), []);
}

#[test]
fn a_chain_shows_its_three_links() {
    let picture = picture(&only(&TWO_STRING_KITE, &confined(1, &kite())));
    let at = |name| vec![candidate(name, 1)];
    let link = |from, to, strong| Link {
        from: at(from),
        to: at(to),
        strong,
    };
    assert_eq!(
        picture.links,
        [
            link("r2c7", "r2c2", true),
            link("r2c2", "r1c3", false),
            link("r1c3", "r8c3", true),
        ]
    );
    assert_eq!(picture.houses, [House::row(1), House::column(2)]);
    assert!(
        picture
            .candidates
            .contains(&(candidate("r2c7", 1), Role::Base))
    );
    assert!(
        picture
            .candidates
            .contains(&(candidate("r8c7", 1), Role::Eliminated))
    );
}

#[test]
fn an_empty_rectangle_takes_the_digit_from_where_its_line_meets_the_links() {
    let deduction = only(&EMPTY_RECTANGLE, &confined(1, &empty_rectangle()));
    assert_eq!(deduction.eliminations, candidates("r8c3", 1));
    assert_eq!(deduction.form(), Some(Form::RectangleElimination));
    assert_eq!(
        explain::step_title(Language::english(), std::slice::from_ref(&deduction)),
        "Empty Rectangle (Rectangle Elimination)"
    );
    assert_eq!(
        deduction.pattern,
        pattern(vec![SingleDigitArgument::EmptyRectangle(
            EmptyRectangleView {
                block: House::box_at(0),
                cells: cells("r1c3 r2c1 r2c2"),
                near: House::row(1),
                far: House::column(2),
                link: link(House::column(5), "r2c6", "r8c6"),
                eliminated: "r8c3".parse().unwrap(),
            }
        )])
    );
    pinned!(says(&deduction));
    let picture = picture(&deduction);
    let at = |names| candidates(names, 1);
    let link = |from, to, strong| Link {
        from: at(from),
        to: at(to),
        strong,
    };
    assert_eq!(
        picture.links,
        [
            link("r8c6", "r2c6", true),
            link("r2c6", "r2c1 r2c2", false),
            link("r2c1 r2c2", "r1c3", true),
        ]
    );
    assert_eq!(picture.houses, [House::box_at(0), House::column(5)]);
}

#[test]
fn two_places_in_a_box_are_an_empty_rectangle_in_two_ways() {
    let grid = confined(
        1,
        &[
            (House::box_at(0), "r1c3 r2c1"),
            (House::column(5), "r2c6 r8c6"),
            (House::column(8), "r1c9 r7c9"),
        ],
    );
    let found = find_all(&EMPTY_RECTANGLE, &grid);
    let eliminated: Vec<_> = found.iter().flat_map(|d| d.eliminations.clone()).collect();
    assert_eq!(eliminated, [candidate("r7c1", 1), candidate("r8c3", 1)]);
    let dual = only(&DUAL_EMPTY_RECTANGLE, &grid);
    assert_eq!(dual.form(), None);
    assert_eq!(dual.eliminations, candidates("r7c1 r8c3", 1));
}

#[test]
fn a_box_with_the_digit_in_one_line_is_no_empty_rectangle() {
    let grid = confined(
        1,
        &[
            (House::box_at(0), "r2c1 r2c2 r2c3"),
            (House::column(5), "r2c6 r8c6"),
        ],
    );
    assert_eq!(find_all(&EMPTY_RECTANGLE, &grid), []);
}

#[test]
fn a_link_that_ends_beside_the_box_makes_no_empty_rectangle() {
    let grid = confined(
        1,
        &[
            (House::box_at(0), "r1c3 r2c1 r2c2 r3c3"),
            (House::column(5), "r2c6 r3c6"),
        ],
    );
    assert_eq!(find_all(&EMPTY_RECTANGLE, &grid), []);
}

#[test]
fn two_links_from_one_corner_make_a_dual_empty_rectangle() {
    let corner = (House::row(7), "r8c3 r8c6");
    let grid = confined(1, &[empty_rectangle(), vec![corner]].concat());
    let deduction = only(&DUAL_EMPTY_RECTANGLE, &grid);
    assert_eq!(deduction.eliminations, candidates("r2c6 r8c3", 1));
    pinned!(says(&deduction));
}

#[test]
fn one_empty_rectangle_is_no_dual_one() {
    let grid = confined(1, &empty_rectangle());
    assert_eq!(find_all(&DUAL_EMPTY_RECTANGLE, &grid), []);
}

#[test]
fn the_catalog_has_every_rule_of_the_family() {
    let family = CATALOG
        .iter()
        .filter(|rule| rule.technique().family() == Family::SingleDigit);
    // The broken wing, which links nothing, is looked at among odd loops.
    assert_eq!(family.count(), RULES.len() + 1);
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
