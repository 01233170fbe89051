//! What sums of cages and of houses tell, on positions worked out by hand.

use crate::common::pinned::pinned;
use crate::common::positions::{keeping, killer, only};
use crate::common::{all_of, candidate, cells, sorted};
use crate::shown;
use sudoku_stepper::explain::picture;
use sudoku_stepper::grid::{Grid, Layout, LayoutBuilder};
use sudoku_stepper::rules::cages::{
    BLOCKED_COMBINATION, CAGE_CLAIMING, CAGE_COMBINATIONS, CAGE_COMPARISON,
    CAGE_MINIMUM_AND_MAXIMUM, CAGE_PERMUTATIONS, HIDDEN_CAGE, HOUSE_COMBINATIONS,
    INNIE_OUTIE_DIFFERENCE, KILLER_PAIR, KILLER_TRIPLE, LAST_CELL_IN_CAGE, PARITY, REQUIRED_DIGIT,
    RULE_OF_45, RULE_OF_45_IN_SEVERAL_HOUSES, SPLIT_CAGE, UNIQUE_SUM_CAGE,
};
use sudoku_stepper::rules::{
    CATALOG, DeductionRule, Family, Obstacle, Technique, find_all, find_first,
};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::texts::Language;

/// What a rule alone finds removes these digits from the cells of lists, and nothing else.
fn removes(rule: &dyn DeductionRule, grid: &Grid, technique: Technique, gone: &[(&str, &[u8])]) {
    let found = only(rule, grid);
    assert_eq!(found.technique, technique);
    assert_eq!(sorted(&found.eliminations), all_of(gone));
}

const REST_OF_ROW_1: &str = "r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
const ROWS_2_AND_3_OF_BOX_1: &str = "r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";

#[test]
fn the_last_empty_cell_of_a_cage_holds_what_its_sum_lacks() {
    let mut grid = killer(&[(15, "r1c1 r1c2 r1c3"), (6, "r5c5")]);
    grid.place(candidate("r1c1", 7));
    let found = only(&LAST_CELL_IN_CAGE, &grid);
    assert_eq!(found.placements, [candidate("r5c5", 6)]);
    pinned!("of one cell", shown::says(&found));
    grid.place(candidate("r5c5", 6));
    assert_eq!(find_first(&LAST_CELL_IN_CAGE, &grid), None);
    grid.place(candidate("r1c2", 2));
    let found = only(&LAST_CELL_IN_CAGE, &grid);
    assert_eq!(found.technique, Technique::LastCellInCage);
    assert_eq!(found.placements, [candidate("r1c3", 6)]);
    pinned!("of three cells", shown::says(&found));
    assert_eq!(picture(&found).witnesses, cells("r1c1 r1c2"));
}

#[test]
fn a_sum_that_one_set_of_digits_makes_is_that_set() {
    let grid = killer(&[(16, "r1c1 r1c2")]);
    removes(
        &UNIQUE_SUM_CAGE,
        &grid,
        Technique::UniqueSumCage,
        &[
            ("r1c1 r1c2", &[1, 2, 3, 4, 5, 6, 8]),
            (REST_OF_ROW_1, &[7, 9]),
            (ROWS_2_AND_3_OF_BOX_1, &[7, 9]),
        ],
    );
    // 6 and 9, or 7 and 8.
    assert_eq!(
        find_first(&UNIQUE_SUM_CAGE, &killer(&[(15, "r1c1 r1c2")])),
        None
    );
    // Of 15 a 7 leaves 8, without it only 2 and 6 or 3 and 5; without 2 one set.
    let mut grid = killer(&[(11, "r1c1 r1c2 r1c3")]);
    grid.place(candidate("r1c1", 8));
    let found = only(&UNIQUE_SUM_CAGE, &grid);
    pinned!(shown::says(
        &found.restricted_to(|it| it == candidate("r1c2", 4))
    ));
}

#[test]
fn a_house_less_its_cages_tells_the_cell_that_is_left() {
    let cages = [
        (15, "r1c1 r1c2 r1c3"),
        (17, "r1c4 r1c5"),
        (9, "r1c6 r1c7 r1c8"),
    ];
    let found = only(&RULE_OF_45, &killer(&cages));
    assert_eq!(found.technique, Technique::RuleOf45);
    assert_eq!(found.placements, [candidate("r1c9", 4)]);
    pinned!("an innie", shown::says(&found));
    // The last cell is in a cage that sticks out.
    let all = [&cages[..], &[(10, "r1c9 r2c9")]].concat();
    let found = find_all(&RULE_OF_45, &killer(&all));
    assert_eq!(found.len(), 2);
    assert_eq!(found[1].placements, [candidate("r2c9", 6)]);
    pinned!("an outie", shown::says(&found[1]));
    // Two cells are left.
    assert_eq!(find_first(&RULE_OF_45, &killer(&cages[..2])), None);
}

#[test]
fn two_rows_add_up_to_ninety() {
    let mut cages = vec![(12, "r1c8 r1c9 r2c8")];
    cages.extend(
        [
            "r1c1 r2c1",
            "r1c2 r2c2",
            "r1c3 r2c3",
            "r1c4 r2c4",
            "r1c5 r2c5",
            "r1c6 r2c6",
            "r1c7 r2c7",
        ]
        .map(|names| (10, names)),
    );
    let found = only(&RULE_OF_45_IN_SEVERAL_HOUSES, &killer(&cages));
    assert_eq!(found.technique, Technique::RuleOf45InSeveralHouses);
    assert_eq!(found.placements, [candidate("r2c9", 8)]);
    pinned!(shown::says(&found));
    assert_eq!(find_first(&RULE_OF_45, &killer(&cages)), None);
}

#[test]
fn the_smallest_others_bound_a_cell_of_a_cage() {
    let rule = &CAGE_MINIMUM_AND_MAXIMUM;
    let grid = killer(&[(8, "r1c1 r1c2 r1c3")]);
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2 r1c3", &[6, 7, 8, 9])];
    removes(rule, &grid, Technique::CageMinimumAndMaximum, gone);
    pinned!(
        "at most",
        shown::says(&only(rule, &grid).restricted_to(|it| it == candidate("r1c2", 6)))
    );
    let grid = killer(&[(14, "r1c1 r1c2")]);
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2", &[1, 2, 3, 4])];
    removes(rule, &grid, Technique::CageMinimumAndMaximum, gone);
    pinned!(
        "at least",
        shown::says(&only(rule, &grid).restricted_to(|it| it == candidate("r1c2", 4)))
    );
    assert_eq!(find_first(rule, &killer(&[(15, "r1c1 r1c2 r1c3")])), None);
}

#[test]
fn a_digit_of_no_set_with_the_sum_leaves_the_cage() {
    let grid = keeping(killer(&[(5, "r1c1 r1c2")]), "r1c1 r1c2", &[2, 3, 4]);
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2", &[4])];
    removes(&CAGE_COMBINATIONS, &grid, Technique::CageCombinations, gone);
    pinned!(shown::says(&only(&CAGE_COMBINATIONS, &grid)));
    let both = keeping(killer(&[(5, "r1c1 r1c2")]), "r1c1 r1c2", &[1, 2, 3, 4]);
    assert_eq!(find_first(&CAGE_COMBINATIONS, &both), None);
}

#[test]
fn a_set_must_be_shared_out_one_to_one() {
    // 1 + 2 + 5 has a digit for each cell and a cell for each digit, but two cells have the
    // 5 alone of it.
    let grid = keeping(killer(&[(8, "r1c1 r1c2 r1c3")]), "r1c1 r1c2", &[3, 4, 5]);
    let grid = keeping(grid, "r1c3", &[1, 2]);
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2", &[5]), ("r1c3", &[2])];
    removes(&CAGE_COMBINATIONS, &grid, Technique::CageCombinations, gone);
}

#[test]
fn what_is_in_no_way_to_share_out_a_set_goes() {
    let grid = keeping(killer(&[(10, "r1c1 r1c2")]), "r1c1", &[3, 4, 6]);
    let grid = keeping(grid, "r1c2", &[6, 7]);
    assert_eq!(find_first(&CAGE_COMBINATIONS, &grid), None);
    let gone: &[(&str, &[u8])] = &[("r1c1", &[6])];
    removes(&CAGE_PERMUTATIONS, &grid, Technique::CagePermutations, gone);
    let plain = keeping(grid, "r1c1", &[3, 4]);
    assert_eq!(find_first(&CAGE_PERMUTATIONS, &plain), None);
}

#[test]
fn a_digit_of_each_set_is_in_the_cage() {
    // 1 + 2 + 5 or 1 + 3 + 4.
    let grid = killer(&[(8, "r1c1 r1c2 r1c3")]);
    let rest = "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";
    removes(
        &REQUIRED_DIGIT,
        &grid,
        Technique::RequiredDigit,
        &[(rest, &[1])],
    );
    pinned!(shown::says(
        &only(&REQUIRED_DIGIT, &grid).restricted_to(|it| it == candidate("r1c4", 1))
    ));
    // With 2 + 6 + 7 besides nothing is in all of them.
    assert_eq!(
        find_first(&REQUIRED_DIGIT, &killer(&[(15, "r1c1 r1c2 r1c3")])),
        None
    );
}

#[test]
fn a_digit_that_a_house_has_in_a_cage_alone_is_in_the_cage() {
    let others = "r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";
    let grid = keeping(
        killer(&[(9, "r1c1 r1c2")]),
        others,
        &[1, 2, 3, 5, 6, 7, 8, 9],
    );
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2", &[1, 2, 3, 6, 7, 8, 9])];
    removes(&CAGE_CLAIMING, &grid, Technique::CageClaiming, gone);
    let one_more = "r1c3 r2c1 r2c2 r2c3 r3c1 r3c2";
    let grid = keeping(
        killer(&[(9, "r1c1 r1c2")]),
        one_more,
        &[1, 2, 3, 5, 6, 7, 8, 9],
    );
    assert_eq!(find_first(&CAGE_CLAIMING, &grid), None);
}

/// Row 1 but for r1c8 and r1c9.
const WITHOUT_TWO: [(u8, &str); 3] = [(15, "r1c1 r1c2 r1c3"), (17, "r1c4 r1c5"), (10, "r1c6 r1c7")];

#[test]
fn the_edge_of_a_house_splits_a_cage() {
    let cages = [&WITHOUT_TWO[..], &[(20, "r1c8 r1c9 r2c8 r2c9")]].concat();
    let found = find_first(&SPLIT_CAGE, &killer(&cages)).unwrap();
    assert_eq!(found.technique, Technique::SplitCage);
    assert_eq!(
        sorted(&found.eliminations),
        all_of(&[("r1c8 r1c9", &[3, 4, 5, 6, 7, 8, 9])])
    );
    pinned!(shown::says(
        &found.restricted_to(|it| it == candidate("r1c8", 9))
    ));
    assert_eq!(find_first(&HIDDEN_CAGE, &killer(&cages)), None);
}

#[test]
fn what_cages_leave_is_a_hidden_cage() {
    let found = find_first(&HIDDEN_CAGE, &killer(&WITHOUT_TWO)).unwrap();
    assert_eq!(found.technique, Technique::HiddenCage);
    assert_eq!(
        sorted(&found.eliminations),
        all_of(&[("r1c8 r1c9", &[3, 4, 5, 6, 7, 8, 9])])
    );
    assert_eq!(find_first(&SPLIT_CAGE, &killer(&WITHOUT_TWO)), None);
    assert_eq!(
        find_first(&HIDDEN_CAGE, &killer(&[(20, "r1c1 r1c2 r1c3 r1c4")])),
        None
    );
}

#[test]
fn cells_that_stick_out_differ_from_those_left_inside_by_a_known_number() {
    let cages = [
        (15, "r1c1 r1c2 r1c3"),
        (17, "r1c4 r1c5"),
        (18, "r1c6 r1c7 r1c8 r2c7"),
    ];
    let grid = killer(&cages);
    let gone: &[(&str, &[u8])] = &[("r1c9", &[5, 6, 7, 8, 9]), ("r2c7", &[1, 2, 3, 4, 5])];
    removes(
        &INNIE_OUTIE_DIFFERENCE,
        &grid,
        Technique::InnieOutieDifference,
        gone,
    );
    pinned!(shown::says(
        &only(&INNIE_OUTIE_DIFFERENCE, &grid).restricted_to(|it| it == candidate("r1c9", 9))
    ));
    assert_eq!(
        find_first(&INNIE_OUTIE_DIFFERENCE, &killer(&cages[..2])),
        None
    );
}

#[test]
fn a_cage_and_a_cell_use_two_digits_up() {
    // 1 + 4 or 2 + 3: one of 1 and 2.
    let grid = keeping(killer(&[(5, "r1c1 r1c2")]), "r1c5", &[1, 2]);
    let gone: &[(&str, &[u8])] = &[("r1c3 r1c4 r1c6 r1c7 r1c8 r1c9", &[1, 2])];
    removes(&KILLER_PAIR, &grid, Technique::KillerPair, gone);
    pinned!(shown::says(
        &only(&KILLER_PAIR, &grid).restricted_to(|it| it == candidate("r1c3", 1))
    ));
    let apart = keeping(killer(&[(5, "r1c1 r1c2")]), "r1c5", &[1, 5]);
    assert_eq!(find_first(&KILLER_PAIR, &apart), None);
}

#[test]
fn two_cages_use_two_digits_up() {
    let grid = killer(&[(5, "r1c1 r1c2"), (5, "r1c5 r1c6")]);
    let found = find_all(&KILLER_PAIR, &grid);
    let rest = "r1c3 r1c4 r1c7 r1c8 r1c9";
    assert!(
        found
            .iter()
            .any(|it| sorted(&it.eliminations) == all_of(&[(rest, &[1, 2])]))
    );
}

#[test]
fn a_cage_and_two_cells_use_three_digits_up() {
    // 6 + 9 or 7 + 8: one of 6 and 7.
    let grid = keeping(killer(&[(15, "r1c1 r1c2")]), "r1c5 r1c6", &[5, 6, 7]);
    let gone: &[(&str, &[u8])] = &[("r1c3 r1c4 r1c7 r1c8 r1c9", &[5, 6, 7])];
    removes(&KILLER_TRIPLE, &grid, Technique::KillerTriple, gone);
    let apart = keeping(killer(&[(15, "r1c1 r1c2")]), "r1c5", &[5, 6, 7]);
    assert_eq!(find_first(&KILLER_TRIPLE, &apart), None);
}

#[test]
fn sets_of_two_cages_in_one_house_have_no_digit_in_common() {
    let cages = [(4, "r1c1 r1c2"), (6, "r1c4 r1c5")];
    let grid = keeping(killer(&cages), "r1c1 r1c2", &[1, 3]);
    let grid = keeping(grid, "r1c4 r1c5", &[1, 2, 4, 5]);
    let gone: &[(&str, &[u8])] = &[("r1c4 r1c5", &[1, 5])];
    let found = find_first(&CAGE_COMPARISON, &grid).unwrap();
    assert_eq!(found.technique, Technique::CageComparison);
    assert_eq!(sorted(&found.eliminations), all_of(gone));
    pinned!(shown::says(
        &found.restricted_to(|it| it == candidate("r1c4", 1))
    ));
    let plain = keeping(grid, "r1c4 r1c5", &[2, 4]);
    assert_eq!(find_first(&CAGE_COMPARISON, &plain), None);
}

#[test]
fn a_sum_is_odd_if_the_number_of_odd_digits_is() {
    // What is left of row 1 makes 13. Two of the four cells are odd, so the last one is odd.
    let cages = [(15, "r1c1 r1c2 r1c3"), (17, "r1c4 r1c5")];
    let grid = keeping(killer(&cages), "r1c6", &[1, 3]);
    let open = keeping(grid, "r1c7", &[2, 4]);
    let grid = keeping(open.clone(), "r1c8", &[3, 5]);
    let last = keeping(grid.clone(), "r1c9", &[1, 2, 6]);
    removes(&PARITY, &last, Technique::Parity, &[("r1c9", &[2, 6])]);
    pinned!(shown::says(
        &only(&PARITY, &last).restricted_to(|it| it == candidate("r1c9", 2))
    ));
    // Two cells can be either.
    let two = keeping(open, "r1c9", &[1, 2, 6]);
    assert_eq!(find_first(&PARITY, &two), None);
    assert_eq!(
        find_first(&PARITY, &keeping(grid, "r1c9", &[1, 7])),
        None,
        "it is odd already"
    );
}

#[test]
fn parity_counts_both_sides_of_a_house() {
    // r2c7 is 5 more than r1c9.
    let cages = [
        (15, "r1c1 r1c2 r1c3"),
        (17, "r1c4 r1c5"),
        (18, "r1c6 r1c7 r1c8 r2c7"),
    ];
    let grid = keeping(killer(&cages), "r1c9", &[1, 3]);
    let grid = keeping(grid, "r2c7", &[6, 7, 8, 9]);
    removes(&PARITY, &grid, Technique::Parity, &[("r2c7", &[7, 9])]);
}

#[test]
fn a_set_that_leaves_a_cell_nothing_is_out() {
    let grid = keeping(killer(&[(5, "r1c1 r1c2")]), "r1c1 r1c2", &[1, 2, 3, 4]);
    let blocked = keeping(grid.clone(), "r1c5", &[1, 4]);
    let rule = &BLOCKED_COMBINATION;
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2", &[1, 4])];
    removes(rule, &blocked, Technique::BlockedCombination, gone);
    pinned!(shown::says(
        &only(rule, &blocked).restricted_to(|it| it == candidate("r1c1", 1))
    ));
    // A cell that the cage does not see as a whole, and one that keeps a digit.
    assert_eq!(
        find_first(rule, &keeping(grid.clone(), "r2c5", &[1, 4])),
        None
    );
    assert_eq!(find_first(rule, &keeping(grid, "r1c5", &[1, 4, 9])), None);
}

#[test]
fn a_set_that_leaves_two_cells_one_digit_is_out() {
    let sixes = [1, 2, 3, 4, 5, 6];
    let grid = keeping(killer(&[(7, "r1c1 r1c2")]), "r1c1 r1c2", &sixes);
    let grid = keeping(grid, "r1c5 r1c6", &[1, 6, 9]);
    let rule = &BLOCKED_COMBINATION;
    let gone: &[(&str, &[u8])] = &[("r1c1 r1c2", &[1, 6])];
    removes(rule, &grid, Technique::BlockedCombination, gone);
    let found = only(rule, &grid).restricted_to(|it| it == candidate("r1c1", 1));
    let said = shown::says(&found);
    pinned!(said);
}

#[test]
fn cages_of_a_house_share_its_digits_out_between_them() {
    // The two cages 5 take 1, 2, 3 and 4, whichever takes which.
    let cages = [(5, "r1c1 r1c2"), (5, "r1c4 r1c5"), (18, "r1c7 r1c8 r1c9")];
    let fours = [1, 2, 3, 4];
    let grid = keeping(killer(&cages), "r1c1 r1c2 r1c4 r1c5", &fours);
    let rule = &HOUSE_COMBINATIONS;
    let found = find_first(rule, &grid).unwrap();
    assert_eq!(found.technique, Technique::HouseCombinations);
    let gone: &[(&str, &[u8])] = &[
        ("r1c3 r1c6", &[1, 2, 3, 4, 5, 6, 7]),
        ("r1c7 r1c8 r1c9", &[1, 2, 3, 4, 8, 9]),
    ];
    assert_eq!(sorted(&found.eliminations), all_of(gone));
    pinned!(shown::says(
        &found.restricted_to(|it| it == candidate("r1c7", 8))
    ));
    let plain = keeping(grid, "r1c7 r1c8 r1c9", &[5, 6, 7]);
    let plain = keeping(plain, "r1c3 r1c6", &[8, 9]);
    assert_eq!(find_first(rule, &plain), None);
}

#[test]
fn rules_for_cages_hold_where_there_are_cages() {
    let of_family = |rule: &&&dyn DeductionRule| rule.technique().family() == Family::Cages;
    let plain = LayoutBuilder::classic().cage(cells("r1c1 r1c2"), None);
    for rule in CATALOG.iter().filter(of_family) {
        let without_sum = plain.clone().build().unwrap();
        for board in [Layout::CLASSIC, without_sum] {
            assert_eq!(rule.holds_in(&board), Err(Obstacle::NoCages));
            assert_eq!(find_first(*rule, &Grid::empty_on(&board)), None);
        }
        let killer = killer(&[(5, "r1c1 r1c2")]);
        assert_eq!(rule.holds_in(killer.layout()), Ok(()));
    }
    pinned!(Obstacle::NoCages.text().words(Language::english()));
}

#[test]
fn a_path_begins_with_what_is_easiest_about_cages() {
    let grid = killer(&[(16, "r1c1 r1c2"), (9, "r5c5")]);
    let solver = Solver::preset(Preset::HoDoKu);
    let step = solver.step(&grid, Granularity::Deduction).unwrap();
    assert_eq!(step[0].technique, Technique::LastCellInCage);
    let alone = solver.step(&killer(&[(16, "r1c1 r1c2")]), Granularity::Deduction);
    assert_eq!(alone.unwrap()[0].technique, Technique::UniqueSumCage);
}
