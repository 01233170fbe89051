//! What coloring finds, on positions worked out by hand, what it says and
//! what it shows.

use crate::common::pinned::pinned;
use crate::common::positions::{confined, holding, leave_only, only};
use crate::common::{candidate, candidates, cell, cells, digits, random};
use crate::shown::{lines, marked, says};
use crate::walk::{check_breaks, walk};
use sudoku_stepper::explain::{self, Role, picture};
use sudoku_stepper::grid::{Candidate, Grid, House};
use sudoku_stepper::rules::coloring::{
    ColorMeeting, ColoringPattern, MEDUSA, MULTI_COLORS_1, MULTI_COLORS_2, MedusaPattern,
    SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP, WeakLink,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, Pattern, find_all};

pub const RULES: [&dyn DeductionRule; 4] = [
    &SIMPLE_COLORS_TRAP,
    &SIMPLE_COLORS_WRAP,
    &MULTI_COLORS_1,
    &MULTI_COLORS_2,
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
fn what_sees_both_colors_is_trapped() {
    let deduction = only(&SIMPLE_COLORS_TRAP, &confined(1, &chain()));
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
    pinned!(says(&deduction));
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
fn a_cluster_whose_colors_nothing_sees_both_is_no_trap() {
    let grid = confined(1, &chain()[..2]);
    assert_eq!(find_all(&SIMPLE_COLORS_TRAP, &grid), []);
}

#[test]
fn a_color_that_stands_twice_in_a_house_is_false() {
    let fourth = (House::column(1), "r2c2 r6c2");
    let grid = confined(1, &[chain(), vec![fourth]].concat());
    let deduction = only(&SIMPLE_COLORS_WRAP, &grid);
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
    pinned!(says(&deduction));
    let picture = picture(&deduction);
    assert_eq!(picture.houses, [House::box_at(0)]);
    assert_eq!(picture.links.iter().filter(|link| !link.strong).count(), 1);
}

#[test]
fn colors_that_do_not_stand_twice_in_a_house_do_not_wrap() {
    assert_eq!(find_all(&SIMPLE_COLORS_WRAP, &confined(1, &chain())), []);
}

#[test]
fn what_sees_the_opposites_of_two_colors_that_meet_loses_the_digit() {
    let grid = confined(
        1,
        &[(House::row(0), "r1c1 r1c5"), (House::row(7), "r8c1 r8c6")],
    );
    let deduction = only(&MULTI_COLORS_1, &grid);
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
    pinned!(says(&deduction));
    assert_eq!(marked(&deduction, Role::ColorB(1)), candidates("r8c6", 1));
}

#[test]
fn clusters_that_do_not_meet_take_nothing_away() {
    let grid = confined(
        1,
        &[(House::row(0), "r1c1 r1c5"), (House::row(7), "r8c2 r8c6")],
    );
    assert_eq!(find_all(&MULTI_COLORS_1, &grid), []);
    assert_eq!(find_all(&MULTI_COLORS_2, &grid), []);
}

#[test]
fn a_color_that_sees_both_colors_of_another_cluster_is_false() {
    let grid = confined(
        1,
        &[
            (House::row(0), "r1c1 r1c5"),
            (House::column(4), "r1c5 r6c5"),
            (House::row(4), "r5c1 r5c4"),
        ],
    );
    let deduction = only(&MULTI_COLORS_2, &grid);
    assert_eq!(deduction.eliminations, candidates("r1c1 r6c5", 1));
    assert_eq!(
        seen(&deduction).meeting,
        ColorMeeting::Both([
            weak(House::column(0), "r1c1", "r5c1"),
            weak(House::box_at(4), "r6c5", "r5c4")
        ])
    );
    pinned!(says(&deduction));
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
    // The cell that sees both colors of the other cluster by itself.
    let crossed = [
        (House::row(0), "r1c1 r1c5"),
        (House::row(4), "r5c1 r5c9"),
        (House::column(8), "r5c9 r2c9"),
        (House::row(1), "r2c9 r2c2"),
    ];
    for links in [&pointed[..], &crossed[..]] {
        let grid = confined(1, links);
        let later = find_all(&MULTI_COLORS_2, &grid);
        assert!(!later.is_empty());
        for deduction in later {
            let earlier = find_all(&MULTI_COLORS_1, &grid);
            assert!(earlier.iter().any(|earlier| {
                let both = |candidate| deduction.eliminations.contains(candidate);
                earlier.eliminations.iter().any(both)
            }));
        }
    }
}

#[test]
fn a_cluster_with_a_cell_of_both_colors_is_passed_over() {
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
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}

// 3D Medusa

fn medusa(deduction: &Deduction) -> &MedusaPattern {
    let Pattern::Medusa(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    pattern
}

/// Cells with these candidates, and houses with a digit only in these cells.
fn linked(held: &[(&str, &[u8])], confined: &[(u8, House, &str)]) -> Grid {
    let mut grid = holding(held);
    for (value, house, names) in confined {
        leave_only(&mut grid, *house, *value, names);
    }
    grid
}

#[test]
fn a_candidate_that_sees_a_color_goes_if_its_cell_has_the_other() {
    let grid = linked(
        &[("r1c1", &[1, 2])],
        &[
            (1, House::row(0), "r1c1 r1c5"),
            (1, House::column(4), "r1c5 r6c5"),
            (2, House::column(0), "r1c1 r5c1"),
            (2, House::row(4), "r5c1 r5c6"),
        ],
    );
    let deduction = only(&MEDUSA, &grid);
    assert_eq!(
        deduction.eliminations,
        [candidate("r5c6", 1), candidate("r6c5", 2)]
    );
    assert_eq!(medusa(&deduction).rule(), Some(5));
    pinned!(says(&deduction));
    let mut color = marked(&deduction, Role::ColorA(0));
    color.sort();
    assert_eq!(
        color,
        [
            candidate("r1c1", 1),
            candidate("r5c1", 2),
            candidate("r6c5", 1)
        ]
    );
    assert_eq!(picture(&deduction).links.len(), 5);
}

#[test]
fn a_cell_with_both_colors_and_cells_that_see_both_lose_candidates() {
    let grid = linked(
        &[("r1c1", &[1, 2])],
        &[
            (1, House::row(0), "r1c1 r1c5"),
            (1, House::column(4), "r1c5 r5c5"),
            (1, House::row(4), "r5c1 r5c5"),
            (2, House::column(0), "r1c1 r5c1"),
        ],
    );
    let deduction = only(&MEDUSA, &grid);
    let mut gone = candidates("r2c1 r3c1 r4c1 r6c1 r7c1 r8c1 r9c1", 1);
    gone.extend((3..=9).map(|value| candidate("r5c1", value)));
    gone.sort();
    assert_eq!(deduction.eliminations, gone);
    assert_eq!(medusa(&deduction).rule(), None);
    pinned!(says(&deduction));
}

#[test]
fn a_color_with_two_digits_in_a_cell_is_false() {
    let grid = linked(
        &[("r1c1", &[1, 2])],
        &[
            (1, House::row(0), "r1c1 r1c5"),
            (1, House::column(4), "r1c5 r5c5"),
            (2, House::row(0), "r1c1 r1c9"),
            (2, House::column(8), "r1c9 r5c9"),
            (2, House::row(4), "r5c5 r5c9"),
        ],
    );
    let deduction = only(&MEDUSA, &grid);
    assert_eq!(
        deduction.placements,
        [
            candidate("r1c1", 2),
            candidate("r1c5", 1),
            candidate("r5c9", 2)
        ]
    );
    assert!(deduction.eliminations.is_empty());
    assert_eq!(medusa(&deduction).rule(), Some(1));
    pinned!(says(&deduction));
}

#[test]
fn a_color_with_a_digit_twice_in_a_house_is_false() {
    let grid = linked(
        &[("r1c1", &[1, 2]), ("r5c1", &[2, 3]), ("r5c6", &[1, 3])],
        &[
            (2, House::column(0), "r1c1 r5c1"),
            (3, House::row(4), "r5c1 r5c6"),
            (1, House::row(0), "r1c1 r1c6"),
        ],
    );
    let deduction = only(&MEDUSA, &grid);
    assert_eq!(
        deduction.placements,
        [
            candidate("r1c1", 1),
            candidate("r5c1", 2),
            candidate("r5c6", 3)
        ]
    );
    assert_eq!(medusa(&deduction).rule(), Some(2));
    assert_eq!(
        lines(&deduction)[2],
        "2. In column 6, color A has 1 in r1c6 and r5c6, which cannot both be 1."
    );
    assert_eq!(picture(&deduction).conflicts, [House::column(5)]);
}

#[test]
fn a_color_that_leaves_nothing_for_a_cell_is_false() {
    let confined = [
        (1, House::row(0), "r1c1 r1c5"),
        (1, House::column(4), "r1c5 r9c5"),
        (2, House::column(0), "r1c1 r5c1"),
        (2, House::row(4), "r5c1 r5c4"),
        (2, House::column(3), "r5c4 r9c4"),
    ];
    let grid = linked(&[("r1c1 r9c9", &[1, 2])], &confined);
    let deduction = only(&MEDUSA, &grid);
    assert_eq!(
        deduction.placements,
        [
            candidate("r1c1", 2),
            candidate("r1c5", 1),
            candidate("r5c4", 2)
        ]
    );
    assert_eq!(medusa(&deduction).rule(), Some(6));
    pinned!(says(&deduction));
    // Another candidate of the cell sees nothing.
    let grid = linked(&[("r1c1", &[1, 2]), ("r9c9", &[1, 2, 3])], &confined);
    assert_eq!(find_all(&MEDUSA, &grid), []);
}

#[test]
fn a_net_of_one_digit_is_none_for_3d_medusa() {
    assert_eq!(find_all(&MEDUSA, &confined(1, &chain())), []);
}

#[test]
fn what_3d_medusa_finds_on_paths_is_true() {
    let mut found = [0; 7];
    for seed in 0..20 {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        walk(&puzzle, &solution, |_, grid| {
            for deduction in find_all(&MEDUSA, grid) {
                let is_true = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
                assert!(deduction.placements.iter().all(is_true), "{deduction:?}");
                assert!(!deduction.eliminations.iter().any(is_true), "{deduction:?}");
                let mut all = deduction.placements.iter().chain(&deduction.eliminations);
                assert!(all.all(|it| grid.has(*it)), "{deduction:?}");
                found[medusa(&deduction).rule().unwrap_or(0)] += 1;
            }
        });
    }
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}

#[test]
fn a_search_for_3d_medusa_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&[&MEDUSA]);
}
