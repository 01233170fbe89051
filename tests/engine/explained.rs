//! The chains of Sudoku Explainer as rules, on positions worked out by hand.

use crate::common::positions::{confined, holding, xy_wing};
use crate::common::{candidate, cell, cells, digit, digits};
use crate::shown::{forcing, says, written};
use sudoku_stepper::branching::{Because, Claim, Conflict, Premise, Proof};
use sudoku_stepper::explain::{Length, Notation, Role, picture, text};
use sudoku_stepper::grid::{Grid, House};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rate::explainer::difficulty_of;
use sudoku_stepper::rules::explained::{
    DYNAMIC_FORCING_CHAINS, DYNAMIC_FORCING_CHAINS_PLUS, FORCING_CHAINS_AND_CYCLES,
    MULTIPLE_FORCING_CHAINS, NESTED_FORCING_CHAINS, NISHIO,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, Technique, find_all, find_first, rule_for};
use sudoku_stepper::solver::Preset;
use sudoku_stepper::texts::Language;

/// What is found that removes a candidate, or places it.
fn concluding(rule: &dyn DeductionRule, grid: &Grid, name: &str, value: u8) -> Option<Deduction> {
    let wanted = candidate(name, value);
    find_all(rule, grid)
        .into_iter()
        .find(|it| it.eliminations.contains(&wanted) || it.placements.contains(&wanted))
}

#[test]
fn a_chain_comes_back_to_the_opposite() {
    let grid = xy_wing();
    let deduction = concluding(&FORCING_CHAINS_AND_CYCLES, &grid, "r5c5", 3).unwrap();
    assert_eq!(deduction.technique, Technique::ForcingChainsAndCycles);
    assert_eq!(deduction.eliminations.to_vec(), [candidate("r5c5", 3)]);
    let back = Claim::no(candidate("r5c5", 3));
    let pattern = forcing(&deduction);
    assert_eq!(
        pattern.proof,
        Proof::Contradiction(Conflict::Opposite(back))
    );
    let [branch] = &pattern.branches[..] else {
        panic!("one branch");
    };
    assert_eq!(branch.len(), 8);
    assert_eq!(branch[0].claim, back.opposite());
    // Eight nodes along cells and houses.
    assert_eq!(difficulty_of(&deduction).unwrap().to_string(), "7.1");
    // Without the second cell's two candidates there is no chain to it.
    let grid = holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 3, 4]), ("r5c1", &[2, 3])]);
    assert_eq!(
        concluding(&FORCING_CHAINS_AND_CYCLES, &grid, "r5c5", 3),
        None
    );
}

#[test]
fn a_cycle_is_told_both_ways_round() {
    let grid = confined(
        1,
        &[
            (House::column(0), "r1c1 r9c1"),
            (House::column(8), "r1c9 r9c9"),
        ],
    );
    let deduction = find_first(&FORCING_CHAINS_AND_CYCLES, &grid).unwrap();
    let mut rows = cells("r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8");
    rows |= cells("r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8");
    let gone: Vec<_> = rows.into_iter().map(|it| (it, digit(1))).collect();
    let own: Vec<_> = deduction
        .eliminations
        .iter()
        .map(|it| (it.cell, it.digit))
        .collect();
    assert_eq!(own, gone);
    let pattern = forcing(&deduction);
    assert!(matches!(
        pattern.proof,
        Proof::Verity(Premise::Candidate(_))
    ));
    assert_eq!(pattern.branches.len(), 2);
    assert_eq!(difficulty_of(&deduction).unwrap().to_string(), "6.5");
    let short = text(&deduction, Length::Short);
    let short = short.render(Language::english(), Notation::Rc);
    assert!(short.contains("Bidirectional X-Cycle"), "{short}");
}

#[test]
fn a_digit_alone_comes_to_a_contradiction() {
    let places = [
        (House::row(0), "r1c1 r1c5"),
        (House::column(0), "r1c1 r6c1"),
        (House::box_at(4), "r4c5 r5c5 r6c4 r6c5 r6c6"),
    ];
    let grid = confined(1, &places);
    let deduction = concluding(&NISHIO, &grid, "r1c1", 1).unwrap();
    assert_eq!(deduction.placements.to_vec(), [candidate("r1c1", 1)]);
    let pattern = forcing(&deduction);
    let Proof::Contradiction(Conflict::Both(both)) = pattern.proof else {
        panic!(
            "a place of the box has to be 1 and cannot be: {:?}",
            pattern.proof
        );
    };
    assert!(House::box_at(4).cells().contains(both.cell));
    assert_eq!(
        pattern.branches[0][0].claim,
        Claim::no(candidate("r1c1", 1))
    );
    let said = says(&deduction);
    let conflict = format!("{} has to be 1 and cannot be 1", both.cell);
    assert!(said.contains(&conflict), "{said}");
    // With a place in the box that neither of them sees there is none.
    let grid = confined(
        1,
        &[places[0], places[1], (House::box_at(4), "r4c4 r5c5 r6c4")],
    );
    assert_eq!(concluding(&NISHIO, &grid, "r1c1", 1), None);
}

#[test]
fn each_candidate_of_a_cell_leads_to_the_same() {
    let grid = holding(&[
        ("r1c1", &[1, 2, 3]),
        ("r1c5", &[1, 4]),
        ("r5c1", &[2, 4]),
        ("r1c9", &[3, 5]),
        ("r5c9", &[4, 5]),
    ]);
    let deduction = concluding(&MULTIPLE_FORCING_CHAINS, &grid, "r5c5", 4).unwrap();
    let pattern = forcing(&deduction);
    assert_eq!(pattern.proof, Proof::Verity(Premise::Cell(cell("r1c1"))));
    assert_eq!(pattern.branches.len(), 3);
    assert!(written(&pattern.branches[0]).starts_with("+1r1c1 -1r1c5 +4r1c5"));
    // In the plain chains of one candidate it is not.
    assert_eq!(
        concluding(&FORCING_CHAINS_AND_CYCLES, &grid, "r5c5", 4),
        None
    );
}

#[test]
fn what_goes_on_the_way_makes_new_links() {
    let grid = holding(&[
        ("r1c5", &[1, 2]),
        ("r5c1", &[1, 3]),
        ("r8c1", &[1, 6]),
        ("r5c5", &[2, 3, 4]),
        ("r8c5", &[2, 4, 6]),
    ]);
    let deduction = concluding(&DYNAMIC_FORCING_CHAINS, &grid, "r1c1", 1).unwrap();
    assert_eq!(deduction.eliminations.to_vec(), [candidate("r1c1", 1)]);
    let pattern = forcing(&deduction);
    assert!(matches!(
        pattern.proof,
        Proof::Contradiction(Conflict::Both(_))
    ));
    let branch = &pattern.branches[0];
    let two = branch.iter().find(|one| one.from.len() == 2).unwrap();
    assert_eq!(two.because, Because::LastCandidate);
    assert_eq!(two.claim.candidate.digit, digit(4));
    for rule in [
        &FORCING_CHAINS_AND_CYCLES as &dyn DeductionRule,
        &MULTIPLE_FORCING_CHAINS,
    ] {
        assert_eq!(concluding(rule, &grid, "r1c1", 1), None);
    }
}

#[test]
fn what_is_left_of_a_house_lies_in_another() {
    let grid = confined(
        8,
        &[
            (House::row(0), "r1c1 r1c7 r1c8"),
            (House::column(0), "r1c1 r6c1"),
            (House::column(8), "r2c9 r3c9 r6c9"),
        ],
    );
    let deduction = concluding(&DYNAMIC_FORCING_CHAINS_PLUS, &grid, "r1c1", 8).unwrap();
    assert_eq!(deduction.placements.to_vec(), [candidate("r1c1", 8)]);
    let all: Vec<_> = forcing(&deduction).branches.concat();
    assert!(
        all.iter()
            .any(|one| matches!(one.because, Because::Locked { .. }))
    );
    // With a fourth place in the column nothing is locked in the box.
    let places = [
        (House::row(0), "r1c1 r1c7 r1c8"),
        (House::column(0), "r1c1 r6c1"),
        (House::column(8), "r2c9 r3c9 r6c9 r8c9"),
    ];
    let grid = confined(8, &places);
    assert_eq!(
        concluding(&DYNAMIC_FORCING_CHAINS_PLUS, &grid, "r1c1", 8),
        None
    );
}

#[test]
fn pairs_and_x_wings_come_about_on_the_way() {
    // If r1c1 is not 7, r1c2 and r1c3 are left with 1 and 2.
    let grid = holding(&[
        ("r1c2", &[1, 2]),
        ("r1c1", &[7, 8]),
        ("r1c3", &[1, 2, 8]),
        ("r2c1", &[1, 7]),
        ("r2c2", &[2, 7]),
    ]);
    let deduction = find_all(&DYNAMIC_FORCING_CHAINS_PLUS, &grid);
    let naked = deduction.iter().find(|it| {
        let all = forcing(it).branches.iter().flatten();
        all.into_iter().any(
            |one| matches!(one.because, Because::Naked { digits: it, .. } if it == digits(&[1, 2])),
        )
    });
    assert!(naked.is_some(), "{}", deduction.len());
}

#[test]
fn an_argument_within_stands_before_what_it_shows() {
    let position = stored(Technique::NestedForcingChains).next().unwrap();
    let deduction = position.shown().unwrap();
    let pattern = forcing(&deduction);
    assert!(!pattern.inner.is_empty());
    let argued = pattern.branches.iter().flatten();
    assert!(
        argued
            .into_iter()
            .any(|one| matches!(one.because, Because::Argued(_)))
    );
    let said = says(&deduction);
    assert!(said.contains("as well: a side argument."), "{said}");
    let roles = picture(&deduction).candidates;
    let is_within = |role: Role| matches!(role, Role::Supposed(1) | Role::Follows(1));
    assert!(roles.iter().any(|(_, role)| is_within(*role)), "{said}");
    // Without what is supposed around them the chains within are none.
    let chains = find_all(&FORCING_CHAINS_AND_CYCLES, &position.grid);
    assert!(
        chains
            .iter()
            .all(|it| it.eliminations != deduction.eliminations)
    );
    assert_eq!(
        NESTED_FORCING_CHAINS.technique(),
        Technique::NestedForcingChains
    );
}

#[test]
fn they_are_not_found_again_where_everything_is_looked_for() {
    for technique in [
        Technique::ForcingChainsAndCycles,
        Technique::Nishio,
        Technique::MultipleForcingChains,
        Technique::DynamicForcingChains,
        Technique::DynamicForcingChainsPlus,
        Technique::NestedForcingChains,
    ] {
        assert!(rule_for(technique).is_some());
        assert!(!Preset::Everything.has(technique) && !Preset::HoDoKu.has(technique));
        assert!(Preset::SudokuExplainer.has(technique));
    }
}

#[test]
fn no_rule_is_named_while_all_of_sudoku_explainer_are_tried() {
    use sudoku_stepper::search::{Stage, Stop};
    use sudoku_stepper::solver::{Granularity, Preset, Solver, tried};

    let grid = crate::common::puzzle(crate::common::ASSIGNMENT);
    let grid = sudoku_stepper::grid::Grid::from_values(&grid.givens);
    let stage = Stage::default();
    let stop = Stop::never().telling(&stage);
    let explained = Solver::preset(Preset::SudokuExplainer);
    assert!(
        explained
            .step_until(&grid, Granularity::Rule, &stop)
            .unwrap()
            .is_some()
    );
    // The first that is asked finds whatever step there is.
    assert_eq!(tried(&stage), None);
    let others = Solver::preset(Preset::HoDoKu);
    assert!(
        others
            .step_until(&grid, Granularity::Rule, &stop)
            .unwrap()
            .is_some()
    );
    assert!(tried(&stage).is_some());
}
