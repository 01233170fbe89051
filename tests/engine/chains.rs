//! What chains find, on positions worked out by hand, what they say and what
//! they show.

use crate::common::pinned::pinned;
use crate::common::positions::{holding, leave_only, only, that_removes};
use crate::common::{all_of, candidate, candidates, cell, cells, digit, digits, random};
use crate::shown::{chain, lines, marked, marked_cells, says};
use crate::walk::{check_breaks, check_on_paths, check_rule, walk};
use sudoku_stepper::explain::{self, Length, Notation, Role, picture, text, walk as in_lines};
use sudoku_stepper::grid::{Candidate, Grid, House, Layout};
use sudoku_stepper::lessons::lesson;
use sudoku_stepper::rules::chains::{
    AIC, CONTINUOUS_NICE_LOOP, ChainForm, ChainLink, ChainNode, ChainPattern,
    DISCONTINUOUS_NICE_LOOP, GROUPED_AIC, LinkReason, REMOTE_PAIR, THROUGH_SETS, X_CHAIN, XY_CHAIN,
};
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Form, FullHousePattern, Pattern, Technique,
    find_all, find_first,
};
use sudoku_stepper::texts::Language;

/// The nodes of a chain in short: `1r1c1 2r1c1`, a group as `1r1c4+r1c5`.
fn nodes(deduction: &Deduction) -> String {
    let node = |node: &ChainNode| {
        let cells: Vec<String> = node.cells.iter().map(|cell| cell.to_string()).collect();
        format!("{}{}", node.digit, cells.join("+"))
    };
    let nodes: Vec<String> = chain(deduction).nodes.iter().map(node).collect();
    nodes.join(" ")
}

fn strong(deduction: &Deduction) -> Vec<bool> {
    let links = chain(deduction).links.iter();
    links.map(|link| link.strong).collect()
}

fn with_form(rule: &dyn DeductionRule, grid: &Grid, form: ChainForm) -> Vec<Deduction> {
    let all = find_all(rule, grid).into_iter();
    all.filter(|deduction| chain(deduction).form == form)
        .collect()
}

fn remote_pair() -> Grid {
    holding(&[
        ("r1c1", &[1, 2]),
        ("r1c5", &[1, 2]),
        ("r5c5", &[1, 2]),
        ("r5c9", &[1, 2]),
    ])
}

#[test]
fn a_remote_pair_takes_both_digits_from_what_sees_its_ends() {
    let deduction = only(&REMOTE_PAIR, &remote_pair());
    let mut expected = candidates("r1c9 r5c1", 1);
    expected.extend(candidates("r1c9 r5c1", 2));
    expected.sort();
    assert_eq!(deduction.eliminations, expected);
    assert_eq!(explain::digits(&deduction), digits(&[1, 2]));
    assert_eq!(chain(&deduction).length(), 7);
    pinned!(says(&deduction));
}

#[test]
fn three_cells_are_no_remote_pair_and_five_have_two() {
    let three = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 2]), ("r5c5", &[1, 2])]);
    assert_eq!(find_all(&REMOTE_PAIR, &three), []);
    // The ends of all five hold the same digit; those of four do not.
    let mut five = remote_pair();
    for value in 3..=9 {
        five.eliminate(candidate("r9c9", value));
    }
    let found = find_all(&REMOTE_PAIR, &five);
    assert_eq!(found.len(), 2);
    let ends = |deduction: &Deduction| chain(deduction).nodes.len() / 2;
    assert!(found.iter().all(|deduction| ends(deduction) == 4));
}

fn x_chain() -> Grid {
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::row(0), 1, "r1c1 r1c5");
    leave_only(&mut grid, House::row(3), 1, "r4c5 r4c9");
    leave_only(&mut grid, House::row(7), 1, "r8c2 r8c9");
    grid
}

#[test]
fn an_x_chain_takes_its_digit_from_what_sees_both_ends() {
    let deduction = only(&X_CHAIN, &x_chain());
    assert_eq!(nodes(&deduction), "1r1c1 1r1c5 1r4c5 1r4c9 1r8c9 1r8c2");
    assert_eq!(strong(&deduction), [true, false, true, false, true]);
    assert_eq!(deduction.eliminations, candidates("r2c2 r3c2 r7c1 r9c1", 1));
    assert_eq!(chain(&deduction).length(), 5);
    pinned!(says(&deduction));
}

#[test]
fn a_turbot_fish_is_the_shortest_x_chain() {
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::row(0), 1, "r1c1 r1c5");
    leave_only(&mut grid, House::row(3), 1, "r4c2 r4c5");
    for rule in [&X_CHAIN as &dyn DeductionRule, &AIC] {
        let found = only(rule, &grid);
        assert_eq!(nodes(&found), "1r1c1 1r1c5 1r4c5 1r4c2");
        assert_eq!(found.eliminations, candidates("r2c2 r3c2 r5c1 r6c1", 1));
        assert_eq!(chain(&found).length(), 3);
    }
}

#[test]
fn one_strong_link_is_no_x_chain() {
    // Its ends are a Locked Candidate: 1 of r1c1 and r1c2 is in box 1 alone.
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::row(0), 1, "r1c1 r1c2");
    assert_eq!(find_all(&X_CHAIN, &grid), []);
}

fn xy_chain() -> Grid {
    holding(&[
        ("r1c1", &[1, 2]),
        ("r1c5", &[2, 3]),
        ("r5c5", &[3, 4]),
        ("r5c9", &[1, 4]),
    ])
}

#[test]
fn an_xy_chain_goes_from_cell_to_cell_and_ends_with_the_digit_it_began_with() {
    let deduction = only(&XY_CHAIN, &xy_chain());
    assert_eq!(
        nodes(&deduction),
        "1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 4r5c5 4r5c9 1r5c9"
    );
    assert_eq!(deduction.eliminations, candidates("r1c9 r5c1", 1));
    assert_eq!(chain(&deduction).length(), 7);
    pinned!(says(&deduction));
}

#[test]
fn an_xy_wing_is_the_shortest_xy_chain() {
    let wing = holding(&[("r1c1", &[1, 2]), ("r1c5", &[2, 3]), ("r5c5", &[1, 3])]);
    let deduction = only(&XY_CHAIN, &wing);
    assert_eq!(nodes(&deduction), "1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 1r5c5");
    assert_eq!(deduction.eliminations, candidates("r5c1", 1));
    assert_eq!(chain(&deduction).length(), 5);
}

#[test]
fn a_naked_pair_is_no_xy_chain() {
    let pair = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 2]), ("r5c5", &[3, 4])]);
    assert_eq!(find_all(&XY_CHAIN, &pair), []);
}

#[test]
fn an_xy_chain_with_different_ends_concludes_nothing() {
    let grid = holding(&[
        ("r1c1", &[1, 2]),
        ("r1c5", &[2, 3]),
        ("r5c5", &[3, 4]),
        ("r5c9", &[5, 4]),
    ]);
    assert_eq!(find_all(&XY_CHAIN, &grid), []);
}

#[test]
fn a_continuous_loop_makes_every_weak_link_strong() {
    let grid = holding(&[
        ("r1c1", &[1, 2]),
        ("r1c5", &[2, 3]),
        ("r5c5", &[3, 4]),
        ("r5c1", &[1, 4]),
    ]);
    let deduction = only(&CONTINUOUS_NICE_LOOP, &grid);
    assert_eq!(chain(&deduction).form, ChainForm::Continuous);
    assert_eq!(chain(&deduction).links.len(), 8);
    assert_eq!(chain(&deduction).length(), 7);
    let loop_cells = cells("r1c1 r1c5 r5c5 r5c1");
    let mut expected = Vec::new();
    for (house, value) in [
        (House::row(0), 2),
        (House::column(4), 3),
        (House::row(4), 4),
        (House::column(0), 1),
    ] {
        let others = house.cells() - loop_cells;
        expected.extend(others.iter().map(|cell| Candidate::new(cell, digit(value))));
    }
    expected.sort();
    assert_eq!(deduction.eliminations, expected);
    assert_eq!(explain::digits(&deduction), digits(&[1, 2, 3, 4]));
    // Each link that removes something says what and why.
    pinned!(says(&deduction));
}

#[test]
fn an_open_ring_is_no_loop() {
    assert_eq!(find_all(&CONTINUOUS_NICE_LOOP, &xy_chain()), []);
}

#[test]
fn a_candidate_that_refutes_itself_is_eliminated() {
    let grid = holding(&[("r1c1", &[1, 2]), ("r1c5", &[2, 3]), ("r5c5", &[1, 3])]);
    let deduction = only(&DISCONTINUOUS_NICE_LOOP, &grid);
    assert_eq!(chain(&deduction).form, ChainForm::Refuted);
    assert_eq!(
        nodes(&deduction),
        "1r5c1 1r1c1 2r1c1 2r1c5 3r1c5 3r5c5 1r5c5"
    );
    assert_eq!(
        strong(&deduction),
        [false, true, false, true, false, true, false]
    );
    assert_eq!(deduction.eliminations, candidates("r5c1", 1));
    pinned!(says(&deduction));
}

#[test]
fn a_candidate_that_follows_from_its_own_absence_leaves_its_cell_nothing_else() {
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::row(0), 5, "r1c1 r1c5");
    leave_only(&mut grid, House::row(8), 5, "r9c2 r9c5");
    leave_only(&mut grid, House::column(0), 5, "r1c1 r7c1");
    let proved = with_form(&DISCONTINUOUS_NICE_LOOP, &grid, ChainForm::Proved);
    let deduction = proved
        .iter()
        .find(|deduction| nodes(deduction) == "5r1c1 5r1c5 5r9c5 5r9c2 5r7c1")
        .unwrap();
    assert_eq!(strong(deduction), [true, false, true, false, true]);
    let others = digits(&[1, 2, 3, 4, 6, 7, 8, 9]);
    let expected: Vec<_> = others
        .iter()
        .map(|digit| Candidate::new(cell("r1c1"), digit))
        .collect();
    assert_eq!(deduction.eliminations, expected);
    let told = lines(deduction);
    let [.., before, last] = &told[..] else {
        panic!("{told:?}");
    };
    assert!(before.ends_with(". Then r1c1 is 5, because column 1 has no other place for it."));
    assert!(last.contains(". So in any case r1c1 is 5, and nothing else: remove 1, 2, "));
}

#[test]
fn an_aic_with_different_ends_takes_from_each_cell_the_digit_of_the_other() {
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::column(0), 1, "r1c1 r5c1");
    leave_only(&mut grid, House::row(4), 2, "r5c1 r5c9");
    leave_only(&mut grid, House::column(8), 3, "r1c9 r5c9");
    let deduction = only(&AIC, &grid);
    assert_eq!(nodes(&deduction), "1r1c1 1r5c1 2r5c1 2r5c9 3r5c9 3r1c9");
    assert_eq!(
        deduction.eliminations,
        [candidate("r1c1", 3), candidate("r1c9", 1)]
    );
    assert_eq!(
        chain(&deduction).links[1].reason,
        LinkReason::Cell(cell("r5c1"))
    );
    pinned!(says(&deduction));
}

#[test]
fn of_the_shortest_chains_an_aic_is_one_that_goes_through_no_node_twice() {
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::row(0), 5, "r1c1 r1c5");
    leave_only(&mut grid, House::row(8), 5, "r9c2 r9c5");
    leave_only(&mut grid, House::column(0), 5, "r1c1 r7c1");
    leave_only(&mut grid, House::box_at(0), 6, "r1c1 r3c3");
    leave_only(&mut grid, House::row(8), 6, "r9c1 r9c2");
    let eliminated = [candidate("r1c1", 6), candidate("r3c3", 5)];
    let deduction = &that_removes(&AIC, &grid, &eliminated).unwrap();
    // As short, but no argument: 5r9c2 5r7c1 5r1c1 6r1c1 6r3c3, through 5r1c1 again.
    assert_eq!(
        nodes(deduction),
        "5r1c1 5r1c5 5r9c5 5r9c2 6r9c2 6r9c1 6r1c1 6r3c3"
    );
}

#[test]
fn an_aic_may_end_with_a_set_and_with_another_digit() {
    // r3c4, r6c4 and r7c4 have 2, 5, 7 and 9: without 7 they hold 5.
    let mut grid = holding(&[
        ("r2c5", &[7, 9]),
        ("r3c4", &[2, 7]),
        ("r6c4", &[2, 9]),
        ("r7c4", &[2, 5, 9]),
    ]);
    leave_only(&mut grid, House::column(7), 9, "r2c8 r7c8");
    let eliminated = [candidate("r7c4", 9), candidate("r7c8", 5)];
    let deduction = &that_removes(THROUGH_SETS[2], &grid, &eliminated).unwrap();
    assert_eq!(nodes(deduction), "9r7c8 9r2c8 9r2c5 7r2c5 7r3c4 5r7c4");
    assert!(matches!(
        chain(deduction).links[4].reason,
        LinkReason::Set(_)
    ));
    pinned!(says(deduction));
}

fn grouped() -> Grid {
    let mut grid = Grid::empty();
    leave_only(&mut grid, House::row(0), 1, "r1c1 r1c4 r1c5");
    leave_only(&mut grid, House::row(2), 1, "r3c2 r3c6");
    grid
}

#[test]
fn a_grouped_loop_has_a_group_and_closes_as_its_name_says() {
    for (technique, is_closed) in [
        (Technique::GroupedContinuousNiceLoop, true),
        (Technique::GroupedDiscontinuousNiceLoop, false),
    ] {
        let shown = lesson(Language::english(), technique).and_then(|lesson| lesson.shown());
        let shown = shown.unwrap_or_else(|| panic!("no lesson shows a {technique}"));
        let Pattern::Chain(pattern) = &shown.pattern else {
            panic!("{shown:?}");
        };
        assert_eq!(
            pattern.form == ChainForm::Continuous,
            is_closed,
            "{technique}"
        );
        assert!(pattern.nodes.iter().any(|node| node.cells.len() > 1));
    }
}

#[test]
fn a_group_is_a_node_of_a_grouped_chain_only() {
    let deduction = find_first(&GROUPED_AIC, &grouped()).unwrap();
    assert_eq!(deduction.technique, Technique::GroupedAic);
    assert_eq!(nodes(&deduction), "1r3c2 1r3c6 1r1c4+r1c5 1r1c1");
    assert_eq!(deduction.eliminations, candidates("r2c1 r2c2 r2c3", 1));
    assert_eq!(find_all(&AIC, &grouped()), []);
    pinned!(says(&deduction));
}

#[test]
fn an_almost_locked_set_is_a_link_where_sets_are_allowed() {
    let grid = holding(&[
        ("r1c1", &[1, 2]),
        ("r1c4", &[2, 3, 4]),
        ("r1c5", &[3, 4]),
        ("r3c6", &[1, 3]),
    ]);
    let rule = THROUGH_SETS
        .iter()
        .find(|rule| rule.technique() == Technique::GroupedAic)
        .unwrap();
    let expected = candidates("r1c6 r3c1 r3c2 r3c3", 1);
    let deduction = &that_removes(*rule, &grid, &expected).unwrap();
    assert_eq!(nodes(deduction), "1r1c1 2r1c1 2r1c4 1r3c6");
    // The set counts as two links.
    assert_eq!(chain(deduction).length(), 4);
    pinned!(says(deduction));
    assert_eq!(
        marked(deduction, Role::Set(0)),
        all_of(&[("r1c4 r1c5", &[3, 4]), ("r3c6", &[3])])
    );
    for without in [&GROUPED_AIC as &dyn DeductionRule, &AIC] {
        assert_eq!(find_all(without, &grid), []);
    }
}

#[test]
fn each_link_has_a_sentence_of_its_own() {
    let deduction = find_first(&GROUPED_AIC, &grouped()).unwrap();
    let sentences: Vec<String> = in_lines(&deduction)
        .iter()
        .map(|line| line.text.render(Language::english(), Notation::Letters))
        .collect();
    pinned!(sentences.join("\n"));
    let no_chain = Deduction::placing(
        Technique::FullHouse,
        candidate("r1c1", 1),
        Pattern::FullHouse(FullHousePattern {
            house: House::row(0),
        }),
    );
    assert!(in_lines(&no_chain).is_empty());
}

#[test]
fn the_place_of_a_chain_is_its_ends_or_its_cells() {
    let place = |deduction: &Deduction| {
        text(deduction, Length::Place).render(Language::english(), Notation::Rc)
    };
    assert_eq!(
        place(&only(&REMOTE_PAIR, &remote_pair())),
        "Remote Pair: 1 and 2 in r1c1, r1c5, r5c5 and r5c9"
    );
    assert_eq!(
        place(&only(&X_CHAIN, &x_chain())),
        "X-Chain: from 1 of r1c1 to 1 of r8c2"
    );
    let ring = holding(&[
        ("r1c1", &[1, 2]),
        ("r1c5", &[2, 3]),
        ("r5c5", &[3, 4]),
        ("r5c1", &[1, 4]),
    ]);
    assert_eq!(
        place(&only(&CONTINUOUS_NICE_LOOP, &ring)),
        "Continuous Nice Loop: through r1c1, r1c5, r5c5 and r5c1"
    );
    let wing = holding(&[("r1c1", &[1, 2]), ("r1c5", &[2, 3]), ("r5c5", &[1, 3])]);
    assert_eq!(
        place(&only(&DISCONTINUOUS_NICE_LOOP, &wing)),
        "Discontinuous Nice Loop: around 1 of r5c1"
    );
}

#[test]
fn a_chain_shows_what_is_true_and_false_if_its_start_is_false_and_its_links_in_order() {
    let deduction = find_first(&GROUPED_AIC, &grouped()).unwrap();
    let picture = picture(&deduction);
    let with = |wanted| marked_cells(&deduction, wanted);
    assert_eq!(with(Role::False), cells("r3c2"));
    assert_eq!(with(Role::GroupFalse), cells("r1c4 r1c5"));
    assert_eq!(with(Role::True), cells("r3c6 r1c1"));
    assert_eq!(with(Role::Start), cells("r3c2"));
    assert_eq!(with(Role::End), cells("r1c1"));
    assert_eq!(with(Role::Eliminated), cells("r2c1 r2c2 r2c3"));
    assert_eq!(picture.houses, []);
    assert!(picture.directed, "it is read from its start to its end");
    let drawn: Vec<_> = picture
        .links
        .iter()
        .map(|link| (link.from.len(), link.to.len(), link.strong))
        .collect();
    assert_eq!(drawn, [(1, 1, true), (1, 2, false), (2, 1, true)]);
}

/// Checks each link of a chain on its own.
fn holds(deduction: &Deduction, grid: &Grid) {
    let pattern = chain(deduction);
    let closed = !matches!(pattern.form, ChainForm::Open | ChainForm::RemotePair);
    let expected = pattern.nodes.len() - usize::from(!closed);
    assert_eq!(pattern.links.len(), expected, "{deduction:?}");
    let ends = pattern
        .nodes
        .iter()
        .zip(pattern.nodes.iter().cycle().skip(1));
    let mut last = None;
    for ((from, to), link) in ends.zip(&pattern.links) {
        assert_ne!(
            last,
            Some(link.strong),
            "links are strong and weak by turns"
        );
        last = Some(link.strong);
        let in_both = from.cells | to.cells;
        match (&link.reason, link.strong) {
            (LinkReason::Cell(cell), strong) => {
                assert_eq!(in_both.single(), Some(*cell));
                let digits = digits(&[from.digit.get(), to.digit.get()]);
                assert!(digits.len() == 2 && digits.is_subset(grid.candidates(*cell)));
                assert!(!strong || digits == grid.candidates(*cell));
            }
            (LinkReason::House(house), true) => {
                assert_eq!(from.digit, to.digit);
                assert_eq!(grid.cells_with(from.digit) & house.cells(), in_both);
                assert!(from.cells.is_disjoint(to.cells));
            }
            (LinkReason::House(_), false) => {
                assert_eq!(from.digit, to.digit);
                assert!(to.cells.is_subset(from.cells.common_peers()));
            }
            (LinkReason::Sight, _) => panic!("{from:?} and {to:?} share a house"),
            (LinkReason::Cage(_) | LinkReason::Sum(_), _) => panic!("there are no cages"),
            (LinkReason::Set(set), strong) => {
                assert!(strong && set.digits.len() == set.cells.len() + 1);
                assert!(from.digit != to.digit && in_both.is_subset(set.cells));
                for node in [from, to] {
                    assert_eq!(grid.cells_with(node.digit) & set.cells, node.cells);
                }
            }
        }
    }
    assert_eq!(
        in_lines(deduction).len(),
        pattern.links.len()
            + pattern
                .links
                .iter()
                .filter(|link| !link.removes.is_empty())
                .count()
    );
    assert_eq!(picture(deduction).links.len(), pattern.links.len());
}

fn rules() -> Vec<&'static dyn DeductionRule> {
    let is_chain = |rule: &&&dyn DeductionRule| rule.technique().family() == Family::Chains;
    CATALOG.iter().filter(is_chain).copied().collect()
}

#[test]
fn every_link_holds_and_nothing_true_is_removed_along_the_paths_of_puzzles() {
    let found = check_on_paths(&rules(), holds);
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}

#[test]
fn chains_through_sets_hold_as_well() {
    let mut found = [0; 3];
    for seed in 0..8 {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        walk(&puzzle, &solution, |number, grid| {
            if number % 10 == 9 {
                for (rule, found) in THROUGH_SETS.iter().zip(&mut found) {
                    *found += check_rule(*rule, grid, &solution, |deduction| {
                        holds(deduction, grid);
                    });
                }
            }
        });
    }
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&rules());
}

// Names of forms

/// An open chain of six candidates, of which each and the next share a cell or a house.
fn open_chain(nodes: [(&str, u8); 6]) -> Deduction {
    let ends = nodes[0];
    let links = nodes.windows(2).enumerate().map(|(number, pair)| {
        let [one, other] = [cell(pair[0].0), cell(pair[1].0)];
        let reason = if one == other {
            LinkReason::Cell(one)
        } else {
            LinkReason::House(Layout::CLASSIC.shared_house(one, other).unwrap())
        };
        ChainLink {
            strong: number % 2 == 0,
            reason,
            removes: Vec::new(),
        }
    });
    let pattern = ChainPattern {
        form: ChainForm::Open,
        links: links.collect(),
        nodes: nodes
            .iter()
            .map(|(name, value)| ChainNode {
                digit: digit(*value),
                cells: cells(name),
            })
            .collect(),
        digits: digits(&[1, 2]),
    };
    let pattern = Pattern::Chain(Box::new(pattern));
    Deduction::removing(Technique::Aic, digit(ends.1), cells("r9c9"), pattern)
}

#[test]
fn chains_of_three_strong_links_have_the_names_of_the_field() {
    let m = [
        ("r1c1", 1),
        ("r1c1", 2),
        ("r1c5", 2),
        ("r5c5", 2),
        ("r5c5", 1),
        ("r5c2", 1),
    ];
    let s = [
        ("r1c1", 1),
        ("r1c5", 1),
        ("r5c5", 1),
        ("r5c5", 2),
        ("r5c2", 2),
        ("r9c2", 2),
    ];
    let l = [
        ("r1c1", 1),
        ("r1c5", 1),
        ("r1c5", 2),
        ("r5c5", 2),
        ("r5c5", 3),
        ("r5c2", 3),
    ];
    let h = [
        ("r1c1", 1),
        ("r1c1", 2),
        ("r1c5", 2),
        ("r5c5", 2),
        ("r5c5", 3),
        ("r5c2", 3),
    ];
    let two_cells = [
        ("r1c1", 1),
        ("r1c1", 2),
        ("r1c5", 2),
        ("r1c5", 3),
        ("r5c5", 3),
        ("r5c2", 3),
    ];
    for (nodes, form, name) in [
        (m, Form::MWing, "M-Wing"),
        (s, Form::SWing, "S-Wing"),
        (l, Form::LWing, "L-Wing"),
        (h, Form::HWing, "H-Wing"),
        (two_cells, Form::HWing, "H-Wing"),
    ] {
        let mut back = nodes;
        back.reverse();
        for nodes in [nodes, back] {
            let deduction = open_chain(nodes);
            assert_eq!(deduction.form(), Some(form), "{nodes:?}");
            let title = explain::step_title(Language::english(), &[deduction]);
            assert_eq!(title, format!("AIC ({name})"));
        }
    }
}

#[test]
fn chains_of_three_strong_links_of_another_form_have_no_name_of_their_own() {
    // Two houses of one digit that share a third, cells alone, and a house between two cells.
    let one_digit = [
        ("r1c1", 1),
        ("r1c1", 2),
        ("r1c5", 2),
        ("r5c5", 2),
        ("r5c2", 2),
        ("r9c2", 2),
    ];
    let w = [
        ("r1c1", 1),
        ("r1c1", 2),
        ("r1c5", 2),
        ("r5c5", 2),
        ("r5c2", 2),
        ("r5c2", 1),
    ];
    for nodes in [one_digit, w] {
        let deduction = open_chain(nodes);
        assert_eq!(deduction.form(), None, "{nodes:?}");
        let title = explain::step_title(Language::english(), &[deduction]);
        assert_eq!(title, "AIC");
    }
}
