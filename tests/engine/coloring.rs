//! What colouring finds, on positions worked out by hand, what it says and
//! what it shows.

use crate::common::positions::{confined, only};
use crate::common::{candidate, candidates, cell, cells, digits};
use crate::shown::{marked, says};
use crate::walk::{check_breaks, check_on_paths};
use sudoku_stepper::explain::{self, Role, picture};
use sudoku_stepper::grid::House;
use sudoku_stepper::rules::coloring::{
    ColorMeeting, ColoringPattern, MultiColors1, MultiColors2, SimpleColorsTrap, SimpleColorsWrap,
    WeakLink,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, Pattern, find_all};

const RULES: [&dyn DeductionRule; 4] = [
    &SimpleColorsTrap,
    &SimpleColorsWrap,
    &MultiColors1,
    &MultiColors2,
];

/// A chain from r1c1 over r1c5 and r6c5 to r6c2.
fn chain() -> Vec<(House, &'static str)> {
    vec![
        (House::row(0), "r1c1 r1c5"),
        (House::column(4), "r1c5 r6c5"),
        (House::row(5), "r6c2 r6c5"),
    ]
}

fn seen(deduction: &Deduction) -> &ColoringPattern {
    let Pattern::Coloring(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    pattern
}

fn weak(house: House, from: &str, to: &str) -> WeakLink {
    WeakLink {
        house,
        ends: [cell(from), cell(to)],
    }
}

#[test]
fn what_sees_both_colours_is_trapped() {
    let deduction = only(&SimpleColorsTrap, &confined(1, &chain()));
    assert_eq!(deduction.eliminations, candidates("r2c2 r3c2 r4c1 r5c1", 1));
    assert!(deduction.placements.is_empty());
    assert_eq!(explain::digits(&deduction), digits(&[1]));
    let pattern = seen(&deduction);
    assert_eq!(pattern.meeting, ColorMeeting::Trap);
    assert_eq!(pattern.clusters.len(), 1);
    assert_eq!(
        pattern.clusters[0].colors,
        [cells("r1c1 r6c5"), cells("r1c5 r6c2")]
    );
    assert_eq!(pattern.clusters[0].links.len(), 3);
    assert_eq!(
        says(&deduction),
        "Strong links (conjugate pairs of 1) join r1c1, r1c5, r6c2 and r6c5, by turns in color A \
         (r1c1 and r6c5) and color B (r1c5 and r6c2): one color is all 1, and the other is not. \
         r2c2, r3c2, r4c1 and r5c1 each see a cell of color A and one of color B, one of which \
         is 1: remove 1 from r2c2, r3c2, r4c1 and r5c1."
    );
    assert_eq!(
        marked(&deduction, Role::ColorA(0)),
        candidates("r1c1 r6c5", 1)
    );
    assert_eq!(
        marked(&deduction, Role::ColorB(0)),
        candidates("r1c5 r6c2", 1)
    );
    assert_eq!(picture(&deduction).links.len(), 3);
}

#[test]
fn a_cluster_whose_colours_nothing_sees_both_is_no_trap() {
    let grid = confined(1, &chain()[..2]);
    assert_eq!(find_all(&SimpleColorsTrap, &grid), []);
}

#[test]
fn a_colour_that_stands_twice_in_a_house_is_false() {
    let fourth = (House::column(1), "r2c2 r6c2");
    let grid = confined(1, &[chain(), vec![fourth]].concat());
    let deduction = only(&SimpleColorsWrap, &grid);
    assert_eq!(deduction.eliminations, candidates("r1c1 r2c2 r6c5", 1));
    let pattern = seen(&deduction);
    assert_eq!(
        pattern.meeting,
        ColorMeeting::Wrap(weak(House::box_at(0), "r1c1", "r2c2"))
    );
    assert_eq!(
        pattern.clusters[0].colors,
        [cells("r1c1 r2c2 r6c5"), cells("r1c5 r6c2")]
    );
    assert_eq!(
        says(&deduction),
        "Strong links (conjugate pairs of 1) join r1c1, r1c5, r2c2, r6c2 and r6c5, by turns in \
         color A (r1c1, r2c2 and r6c5) and color B (r1c5 and r6c2): one color is all 1, and the \
         other is not. In box 1, r1c1 and r2c2 cannot both be 1, but both are of color A. So \
         color A is not 1: remove 1 from r1c1, r2c2 and r6c5."
    );
    let picture = picture(&deduction);
    assert_eq!(picture.houses, [House::box_at(0)]);
    assert_eq!(picture.links.iter().filter(|link| !link.strong).count(), 1);
}

#[test]
fn colours_that_do_not_stand_twice_in_a_house_do_not_wrap() {
    assert_eq!(find_all(&SimpleColorsWrap, &confined(1, &chain())), []);
}

#[test]
fn what_sees_the_opposites_of_two_colours_that_meet_loses_the_digit() {
    let grid = confined(
        1,
        &[(House::row(0), "r1c1 r1c5"), (House::row(7), "r8c1 r8c6")],
    );
    let deduction = only(&MultiColors1, &grid);
    assert_eq!(deduction.eliminations, candidates("r2c6 r3c6 r7c5 r9c5", 1));
    let pattern = seen(&deduction);
    assert_eq!(
        pattern.meeting,
        ColorMeeting::Wing(weak(House::column(0), "r1c1", "r8c1"))
    );
    let colors = pattern.clusters.iter().map(|cluster| cluster.colors);
    assert_eq!(
        colors.collect::<Vec<_>>(),
        [
            [cells("r1c1"), cells("r1c5")],
            [cells("r8c1"), cells("r8c6")]
        ]
    );
    assert_eq!(
        says(&deduction),
        "Strong links (conjugate pairs of 1) join r1c1 and r1c5, by turns in color A (r1c1) and \
         color B (r1c5): one color is all 1, and the other is not. Others join r8c1 and r8c6, by \
         turns in color C (r8c1) and color D (r8c6): one color is all 1, and the other is not. \
         In column 1, r1c1 and r8c1 cannot both be 1, so color A and color C cannot: color B or \
         color D is 1 (or both). r2c6, r3c6, r7c5 and r9c5 each see a cell of color B and one of \
         color D: remove 1 from r2c6, r3c6, r7c5 and r9c5."
    );
    assert_eq!(marked(&deduction, Role::ColorB(1)), candidates("r8c6", 1));
}

#[test]
fn clusters_that_do_not_meet_take_nothing_away() {
    let grid = confined(
        1,
        &[(House::row(0), "r1c1 r1c5"), (House::row(7), "r8c2 r8c6")],
    );
    assert_eq!(find_all(&MultiColors1, &grid), []);
    assert_eq!(find_all(&MultiColors2, &grid), []);
}

#[test]
fn a_colour_that_sees_both_colours_of_another_cluster_is_false() {
    let grid = confined(
        1,
        &[
            (House::row(0), "r1c1 r1c5"),
            (House::column(4), "r1c5 r6c5"),
            (House::row(4), "r5c1 r5c4"),
        ],
    );
    let deduction = only(&MultiColors2, &grid);
    assert_eq!(deduction.eliminations, candidates("r1c1 r6c5", 1));
    assert_eq!(
        seen(&deduction).meeting,
        ColorMeeting::Both([
            weak(House::column(0), "r1c1", "r5c1"),
            weak(House::box_at(4), "r6c5", "r5c4")
        ])
    );
    assert_eq!(
        says(&deduction),
        "Strong links (conjugate pairs of 1) join r1c1, r1c5 and r6c5, by turns in color A (r1c1 \
         and r6c5) and color B (r1c5): one color is all 1, and the other is not. Others join \
         r5c1 and r5c4, by turns in color C (r5c1) and color D (r5c4): one color is all 1, and \
         the other is not. In column 1, r1c1 and r5c1 cannot both be 1; in box 5, r6c5 and r5c4 \
         cannot both be 1. If color A were 1, neither color C nor color D could be, but one of \
         them is. So color A is not 1: remove 1 from r1c1 and r6c5."
    );
    assert_eq!(
        picture(&deduction).houses,
        [House::column(0), House::box_at(4)]
    );
    assert!(marked(&deduction, Role::ColorA(1)).contains(&candidate("r5c1", 1)));
}

#[test]
fn where_multi_colors_2_finds_something_multi_colors_1_removes_some_of_it() {
    let pointed = [
        (House::row(0), "r1c1 r1c5"),
        (House::column(4), "r1c5 r6c5"),
        (House::row(4), "r5c1 r5c4"),
    ];
    // The cell that sees both colours of the other cluster by itself.
    let crossed = [
        (House::row(0), "r1c1 r1c5"),
        (House::row(4), "r5c1 r5c9"),
        (House::column(8), "r5c9 r2c9"),
        (House::row(1), "r2c9 r2c2"),
    ];
    for links in [&pointed[..], &crossed[..]] {
        let grid = confined(1, links);
        let later = find_all(&MultiColors2, &grid);
        assert!(!later.is_empty());
        for deduction in later {
            let earlier = find_all(&MultiColors1, &grid);
            assert!(earlier.iter().any(|earlier| {
                let both = |candidate| deduction.eliminations.contains(candidate);
                earlier.eliminations.iter().any(both)
            }));
        }
    }
}

#[test]
fn a_cluster_with_a_cell_of_both_colours_is_passed_over() {
    // Five strong links in a ring: the position contradicts itself.
    let rest = [
        (House::column(1), "r2c2 r6c2"),
        (House::box_at(0), "r1c1 r2c2"),
    ];
    let grid = confined(1, &[chain(), rest.to_vec()].concat());
    for rule in RULES {
        assert_eq!(find_all(rule, &grid), []);
    }
}

#[test]
fn nothing_true_is_removed_and_every_deduction_is_new_sorted_and_said_once() {
    let found = check_on_paths(&RULES, |deduction, _| {
        assert!(!picture(deduction).links.is_empty());
    });
    assert!(found.iter().sum::<usize>() > 100, "{found:?}");
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
