//! What forcing chains and nets find, on positions worked out by hand, what
//! they say and what they show.

use crate::common::pinned::pinned;
use crate::common::positions::{confined, holding, only, xy_wing};
use crate::common::{candidate, candidates, cell, cells, digit, digits, random};
use crate::shown::{conclusion, forcing, marked, says, written};
use crate::walk::check_breaks;
use rayon::prelude::*;
use std::sync::LazyLock;
use sudoku_stepper::branching::{Because, Claim, Conflict, Consequence, Premise, Proof};
use sudoku_stepper::explain::{
    self, Length, Link, Notation, Role, picture, text, walk as in_lines,
};
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet, Grid, House, Values};
use sudoku_stepper::rules::forcing::{
    FORCING_CHAIN_CONTRADICTION, FORCING_CHAIN_VERITY, FORCING_NET_CONTRADICTION,
    FORCING_NET_VERITY,
};
use sudoku_stepper::rules::{Deduction, DeductionRule, find_all, find_first};
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::texts::Language;

const RULES: [&dyn DeductionRule; 4] = [
    &FORCING_CHAIN_CONTRADICTION,
    &FORCING_CHAIN_VERITY,
    &FORCING_NET_CONTRADICTION,
    &FORCING_NET_VERITY,
];

/// If r5c5 were 4, a chain for each candidate of r1c1 would show it false.
fn blossom() -> Grid {
    holding(&[
        ("r1c1", &[1, 2, 3]),
        ("r1c5", &[1, 4]),
        ("r5c1", &[2, 4]),
        ("r1c9", &[3, 5]),
        ("r5c9", &[4, 5]),
    ])
}

/// If r1c1 were not 1, box 5 would have no place for it.
fn rectangle() -> Grid {
    confined(
        1,
        &[
            (House::row(0), "r1c1 r1c5"),
            (House::column(0), "r1c1 r6c1"),
            (House::box_at(4), "r4c5 r5c5 r6c4 r6c5 r6c6"),
        ],
    )
}

/// If r1c1 were 1, both r5c5 and r8c5 would have lost all but 4: 2 and
/// another, each to another cell.
fn two_meetings() -> Grid {
    holding(&[
        ("r1c5", &[1, 2]),
        ("r5c1", &[1, 3]),
        ("r8c1", &[1, 6]),
        ("r5c5", &[2, 3, 4]),
        ("r8c5", &[2, 4, 6]),
    ])
}

/// If r1c1 is 1, r5c5 is left with 9; if it is 2, r7c9 is.
fn one_meeting_or_the_other() -> Grid {
    holding(&[
        ("r1c1", &[1, 2]),
        ("r1c5", &[1, 5]),
        ("r5c1", &[1, 6]),
        ("r5c5", &[5, 6, 9]),
        ("r1c9", &[2, 7]),
        ("r7c1", &[2, 8]),
        ("r7c9", &[7, 8, 9]),
    ])
}

/// If r1c1 were not 8, box 3 would need two.
fn locked_in_a_column() -> Grid {
    confined(
        8,
        &[
            (House::row(0), "r1c1 r1c7 r1c8"),
            (House::column(0), "r1c1 r6c1"),
            (House::column(8), "r2c9 r3c9 r6c9"),
        ],
    )
}

#[test]
fn a_chain_that_comes_back_to_its_assumption_shows_it_wrong() {
    let deduction = only(&FORCING_CHAIN_CONTRADICTION, &xy_wing());
    assert_eq!(deduction.eliminations, candidates("r5c5", 3));
    assert!(deduction.placements.is_empty());
    assert_eq!(explain::digits(&deduction), digits(&[3]));
    let pattern = forcing(&deduction);
    let back = Claim::no(candidate("r5c5", 3));
    assert_eq!(
        pattern.proof,
        Proof::Contradiction(Conflict::Opposite(back))
    );
    let [branch] = &pattern.branches[..] else {
        panic!("{:?}", pattern.branches);
    };
    assert_eq!(
        written(branch),
        "+3r5c5 -3r5c1 +2r5c1 -2r1c1 +1r1c1 -1r1c5 +3r1c5 -3r5c5"
    );
    assert_eq!(branch[0].because, Because::Assumed);
    assert_eq!(branch[1].because, Because::HouseTaken(House::row(4)));
    assert_eq!(branch[2].because, Because::LastCandidate);
    pinned!(says(&deduction));
}

#[test]
fn from_a_candidate_true_and_false_chains_lead_to_what_a_chain_that_comes_back_shows() {
    let deduction = only(&FORCING_CHAIN_VERITY, &xy_wing());
    assert_eq!(deduction.eliminations, candidates("r5c5", 3));
    let pattern = forcing(&deduction);
    assert_eq!(
        pattern.proof,
        Proof::Verity(Premise::Candidate(candidate("r1c1", 1)))
    );
    let branches: Vec<_> = pattern.branches.iter().map(|b| written(b)).collect();
    assert_eq!(
        branches,
        [
            "+1r1c1 -1r1c5 +3r1c5 -3r5c5",
            "-1r1c1 +2r1c1 -2r5c1 +3r5c1 -3r5c5"
        ]
    );
    pinned!(says(&deduction));
}

#[test]
fn chains_that_empty_a_cell_show_their_assumption_wrong() {
    let deduction = only(&FORCING_CHAIN_CONTRADICTION, &blossom());
    assert_eq!(deduction.eliminations, candidates("r5c5", 4));
    let pattern = forcing(&deduction);
    let emptied = Conflict::NoCandidate(cell("r1c1"));
    assert_eq!(pattern.proof, Proof::Contradiction(emptied));
    assert_eq!(
        written(&pattern.branches[0]),
        "+4r5c5 -4r1c5 +1r1c5 -1r1c1 -4r5c1 +2r5c1 -2r1c1 -4r5c9 +5r5c9 -5r1c9 +3r1c9 -3r1c1"
    );
    assert_eq!(pattern.branches[0][4].from, [0]);
    pinned!(says(&deduction));
}

#[test]
fn from_all_candidates_of_a_cell_chains_lead_to_what_empties_it_otherwise() {
    let deduction = only(&FORCING_CHAIN_VERITY, &blossom());
    assert_eq!(deduction.eliminations, candidates("r5c5", 4));
    let pattern = forcing(&deduction);
    assert_eq!(pattern.proof, Proof::Verity(Premise::Cell(cell("r1c1"))));
    pinned!(says(&deduction));
}

#[test]
fn a_candidate_that_cannot_be_false_is_placed_and_its_cell_loses_nothing_beside() {
    for rule in RULES {
        let all = find_all(rule, &rectangle());
        let placing = |one: &&Deduction| !one.placements.is_empty();
        let placing = all.iter().find(placing).unwrap();
        assert_eq!(placing.placements, candidates("r1c1", 1), "{rule:?}");
        assert!(placing.eliminations.is_empty());
        let in_cell = |one: &Candidate| one.cell == cell("r1c1");
        assert!(!all.iter().any(|one| one.eliminations.iter().any(in_cell)));
    }
}

#[test]
fn a_contradiction_places_what_cannot_be_false() {
    let first = find_first(&FORCING_CHAIN_CONTRADICTION, &rectangle()).unwrap();
    let emptied = Conflict::NoPlace {
        digit: digit(1),
        house: House::box_at(4),
    };
    assert_eq!(forcing(&first).proof, Proof::Contradiction(emptied));
    pinned!(says(&first));
}

#[test]
fn a_verity_places_what_every_case_leads_to() {
    let first = find_first(&FORCING_CHAIN_VERITY, &rectangle()).unwrap();
    pinned!(says(&first));
}

#[test]
fn consequences_of_several_make_a_net_that_contradicts_itself() {
    let grid = two_meetings();
    assert_eq!(find_all(&FORCING_CHAIN_CONTRADICTION, &grid), []);
    let deduction = only(&FORCING_NET_CONTRADICTION, &grid);
    assert_eq!(deduction.eliminations, candidates("r1c1", 1));
    let pattern = forcing(&deduction);
    let twice = Conflict::Twice {
        digit: digit(4),
        house: Some(House::column(4)),
        cells: cells("r5c5 r8c5"),
    };
    assert_eq!(pattern.proof, Proof::Contradiction(twice));
    assert_eq!(
        written(&pattern.branches[0]),
        "+1r1c1 -1r1c5 +2r1c5 -2r5c5 -1r5c1 +3r5c1 -3r5c5 +4r5c5 -2r8c5 -1r8c1 +6r8c1 -6r8c5 +4r8c5"
    );
    assert_eq!(pattern.branches[0][7].from, [3, 6]);
    pinned!(says(&deduction));
}

#[test]
fn nets_from_the_candidates_of_a_cell_lead_to_what_no_contradiction_shows() {
    let grid = one_meeting_or_the_other();
    for rule in &RULES[..3] {
        assert_eq!(find_all(*rule, &grid), [], "{rule:?}");
    }
    let [deduction, other] = find_all(&FORCING_NET_VERITY, &grid).try_into().unwrap();
    assert_eq!(deduction.eliminations, candidates("r5c9", 9));
    assert_eq!(other.eliminations, candidates("r7c5", 9));
    let pattern = forcing(&deduction);
    assert_eq!(pattern.proof, Proof::Verity(Premise::Cell(cell("r1c1"))));
    pinned!(says(&deduction));
}

#[test]
fn a_net_goes_on_with_locked_candidates() {
    let grid = locked_in_a_column();
    let by_chains = find_all(&FORCING_CHAIN_CONTRADICTION, &grid);
    assert!(by_chains.iter().all(|one| one.placements.is_empty()));
    let all = find_all(&FORCING_NET_CONTRADICTION, &grid);
    let placing = |one: &&Deduction| one.placements == candidates("r1c1", 8);
    let placing_it = all.iter().find(placing).unwrap();
    let branch = &forcing(placing_it).branches[0];
    assert_eq!(written(branch), "-8r1c1 -8r2c9 -8r3c9 +8r6c1 -8r6c9");
    let locked = Because::Locked {
        base: House::row(0),
        cover: Some(House::box_at(2)),
        left: cells("r1c7 r1c8"),
    };
    assert_eq!((branch[2].because, &branch[2].from[..]), (locked, &[0][..]));
    pinned!(says(placing_it));
    // What is left in row 1 is a node between the two.
    let group = candidates("r1c7 r1c8", 8);
    let strong = |link: &Link| link.strong && link.to == group;
    let weak = |link: &Link| !link.strong && link.from == group;
    let links = picture(placing_it).links;
    assert!(
        links.iter().any(strong) && links.iter().any(weak),
        "{links:?}"
    );
}

#[test]
fn without_the_last_link_nothing_is_found() {
    let open = [
        Grid::empty(),
        holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 3])]),
        holding(&[
            ("r1c1", &[1, 2, 3]),
            ("r1c5", &[1, 4]),
            ("r5c1", &[2, 4]),
            ("r1c9", &[3, 5]),
            ("r5c9", &[4, 5, 6]),
        ]),
    ];
    for grid in open {
        for rule in RULES {
            assert_eq!(find_all(rule, &grid), [], "{rule:?}");
        }
    }
}

#[test]
fn a_cell_with_one_candidate_is_left_to_the_singles() {
    let grid = holding(&[("r1c1", &[1])]);
    for rule in RULES {
        assert_eq!(find_all(rule, &grid), [], "{rule:?}");
    }
}

#[test]
fn what_is_false_for_one_reason_is_one_line() {
    let deduction = find_first(&FORCING_CHAIN_CONTRADICTION, &rectangle()).unwrap();
    let said: Vec<_> = in_lines(&deduction)
        .iter()
        .map(|line| line.text.render(Language::english(), Notation::Rc))
        .collect();
    pinned!(said.join("\n"));
}

#[test]
fn the_picture_marks_what_is_true_and_what_is_false_and_draws_each_link() {
    let deduction = only(&FORCING_NET_CONTRADICTION, &two_meetings());
    let picture = picture(&deduction);
    let marked = |wanted| marked(&deduction, wanted);
    let on = [
        ("r1c1", 1),
        ("r1c5", 2),
        ("r5c1", 3),
        ("r5c5", 4),
        ("r8c1", 6),
        ("r8c5", 4),
    ];
    assert_eq!(marked(Role::True), on.map(|(name, d)| candidate(name, d)));
    assert_eq!(marked(Role::False).len(), 7);
    assert_eq!(marked(Role::Eliminated), candidates("r1c1", 1));
    assert_eq!(picture.conflicts, [House::column(4)]);
    assert_eq!(picture.links.len(), 12);
    assert!(!picture.links[0].strong && picture.links[1].strong);
    let meeting = picture.links.iter().find(|link| link.from.len() == 2);
    let meeting = meeting.unwrap();
    assert!(meeting.strong);
    assert_eq!(meeting.to, candidates("r5c5", 4));
    assert_eq!(meeting.from, [candidate("r5c5", 2), candidate("r5c5", 3)]);
}

/// Whether each consequence of a branch follows, and from earlier ones.
fn follows(grid: &Grid, branch: &[Consequence], is_net: bool) -> bool {
    let step = |(place, one): (usize, &Consequence)| {
        let Candidate { cell, digit } = one.claim.candidate;
        let from: Vec<Claim> = one.from.iter().map(|at| branch[*at].claim).collect();
        let cells: CellSet = from.iter().map(|source| source.candidate.cell).collect();
        let digits: DigitSet = from.iter().map(|source| source.candidate.digit).collect();
        let sources_are = |is_true| from.iter().all(|source| source.is_true == is_true);
        let places = |house: House| grid.cells_with(digit) & house.cells();
        let holds = match one.because {
            Because::Assumed => place == 0 && from.is_empty(),
            Because::CellTaken => {
                !one.claim.is_true
                    && from.len() == 1
                    && sources_are(true)
                    && cells == CellSet::only(cell)
                    && !digits.contains(digit)
            }
            Because::HouseTaken(house) => {
                !one.claim.is_true
                    && from.len() == 1
                    && sources_are(true)
                    && digits == DigitSet::only(digit)
                    && cells.with(cell).is_subset(house.cells())
                    && !cells.contains(cell)
            }
            // On the classic board cells that see each other share a house; the others are for
            // chains of Sudoku Explainer.
            Because::Seen
            | Because::Locked { cover: None, .. }
            | Because::Naked { .. }
            | Because::Hidden { .. }
            | Because::XWing { .. }
            | Because::Sum(_)
            | Because::Argued(_)
            | Because::Outside(_) => false,
            Because::LastCandidate => {
                one.claim.is_true
                    && sources_are(false)
                    && cells == CellSet::only(cell)
                    && digits == grid.candidates(cell).without(digit)
            }
            Because::LastPlace(house) => {
                one.claim.is_true
                    && sources_are(false)
                    && digits == DigitSet::only(digit)
                    && cells == places(house).without(cell)
            }
            Because::Locked {
                base,
                cover: Some(cover),
                left,
            } => {
                is_net
                    && !one.claim.is_true
                    && sources_are(false)
                    && digits == DigitSet::only(digit)
                    && cells == places(base) - cover.cells()
                    && left == places(base) & cover.cells()
                    && (cover.cells() - base.cells()).contains(cell)
            }
        };
        holds
            && grid.has(one.claim.candidate)
            && one.from.iter().all(|at| *at < place)
            && (is_net || one.from.len() < 2)
            && branch[..place].iter().all(|other| other.claim != one.claim)
    };
    branch.iter().enumerate().all(step)
}

/// Whether the conclusion agrees with the solution, is new, and the only one.
fn holds(deduction: &Deduction, grid: &Grid, solution: &Values) -> bool {
    let is_true = |one: &Candidate| solution[one.cell.index()] == Some(one.digit);
    let conclusions = || deduction.placements.iter().chain(&deduction.eliminations);
    conclusions().count() == 1
        && conclusions().all(|one| grid.has(*one))
        && deduction.placements.iter().all(is_true)
        && !deduction.eliminations.iter().any(is_true)
}

/// The first positions of some puzzles at which the simplest rules stall.
fn positions(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (Grid, Values)> {
    let simple = Solver::everything()
        .techniques()
        .map(|(technique, _)| technique)
        .take(6)
        .collect::<Vec<_>>();
    let simple = Solver::with(simple);
    seeds.filter_map(move |seed| {
        let (puzzle, solution) = random::unique_puzzle(seed, 81);
        let mut grid = Grid::from_values(&puzzle.givens);
        while let Some(step) = simple.step(&grid, Granularity::Rule) {
            for deduction in step {
                deduction.apply(&mut grid);
            }
        }
        (!grid.is_full()).then_some((grid, solution))
    })
}

/// A position where the simplest rules stall, its solution, and what each rule finds there.
struct Stalled {
    grid: Grid,
    solution: Values,
    found: [Vec<Deduction>; 4],
}

static STALLED: LazyLock<Vec<Stalled>> = LazyLock::new(|| {
    let all: Vec<_> = positions(0..30).collect();
    let stalled = |(grid, solution): (Grid, Values)| Stalled {
        found: RULES.map(|rule| find_all(rule, &grid)),
        grid,
        solution,
    };
    all.into_par_iter().map(stalled).collect()
});

/// All that the rules find there, each with its position.
fn stalled() -> impl Iterator<Item = (&'static Stalled, &'static Deduction)> {
    let of = |at: &'static Stalled| at.found.iter().flatten().map(move |it| (at, it));
    STALLED.iter().flat_map(of)
}

#[test]
fn each_way_of_forcing_is_found_where_the_simplest_rules_stall() {
    for number in 0..RULES.len() {
        let count: usize = STALLED.iter().map(|at| at.found[number].len()).sum();
        assert!(count > 100, "{number}: {count}");
    }
}

#[test]
fn what_is_forced_is_right_and_new_and_one_thing() {
    for (at, deduction) in stalled() {
        let is_so = holds(deduction, &at.grid, &at.solution);
        assert!(is_so, "{deduction:?}");
    }
}

#[test]
fn nothing_that_is_forced_is_said_twice() {
    for all in STALLED.iter().flat_map(|at| &at.found) {
        for (place, deduction) in all.iter().enumerate() {
            let same = |other: &Deduction| conclusion(other) == conclusion(deduction);
            assert!(!all[..place].iter().any(same), "{deduction:?}");
        }
    }
}

#[test]
fn every_branch_follows_link_by_link() {
    for at in STALLED.iter() {
        for (number, all) in at.found.iter().enumerate() {
            for deduction in all {
                for branch in &forcing(deduction).branches {
                    assert!(follows(&at.grid, branch, number > 1), "{deduction:?}");
                }
            }
        }
    }
}

#[test]
fn a_contradiction_has_one_branch_from_the_opposite_of_its_conclusion() {
    for (_, deduction) in stalled() {
        let pattern = forcing(deduction);
        if matches!(pattern.proof, Proof::Contradiction(_)) {
            assert_eq!(pattern.branches.len(), 1);
            let opposite = conclusion(deduction).opposite();
            assert_eq!(pattern.branches[0][0].claim, opposite);
        }
    }
}

#[test]
fn a_verity_has_several_branches_that_all_end_in_its_conclusion() {
    for (_, deduction) in stalled() {
        let pattern = forcing(deduction);
        if matches!(pattern.proof, Proof::Verity(_)) {
            assert!(pattern.branches.len() > 1);
            let mut ends = pattern.branches.iter().map(|b| b.last().unwrap().claim);
            assert!(ends.all(|end| end == conclusion(deduction)));
        }
    }
}

#[test]
fn what_is_forced_is_told_in_sentences_and_drawn_with_links() {
    for (_, deduction) in stalled() {
        assert!(says(deduction).ends_with('.'));
        assert!(!picture(deduction).links.is_empty());
    }
}

#[test]
fn the_place_is_what_is_assumed() {
    let mut found = [0; 4];
    for (grid, _) in positions(0..6) {
        for (number, rule) in RULES.into_iter().enumerate() {
            for deduction in find_all(rule, &grid) {
                let place =
                    text(&deduction, Length::Place).render(Language::english(), Notation::Rc);
                let name = deduction.technique.name();
                let rest = place
                    .strip_prefix(name)
                    .unwrap()
                    .strip_prefix(": ")
                    .unwrap();
                let is_said = match forcing(&deduction).proof {
                    Proof::Contradiction(_) => {
                        let claim = conclusion(&deduction).opposite();
                        let is = if claim.is_true { "true" } else { "false" };
                        let Candidate { cell, digit } = claim.candidate;
                        rest == format!("if {digit} of {cell} is {is}")
                    }
                    Proof::Verity(Premise::Cell(cell)) => {
                        rest == format!("each of the candidates of {cell}")
                    }
                    Proof::Verity(Premise::House { digit, house }) => {
                        rest == format!("each place of {digit} in {house}")
                    }
                    Proof::Verity(Premise::Candidate(Candidate { cell, digit })) => {
                        rest == format!("{digit} of {cell}, true or false")
                    }
                };
                assert!(is_said, "{place}");
                found[number] += 1;
            }
        }
    }
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}

#[test]
fn chains_conclude_the_same_by_contradiction_and_by_verity_and_nets_conclude_it_too() {
    let mut found = 0;
    for (grid, _) in positions(24..34) {
        let conclusions = |rule| -> Vec<Claim> {
            let mut all: Vec<_> = find_all(rule, &grid).iter().map(conclusion).collect();
            all.sort();
            all
        };
        let [contradiction, verity, net, _] = RULES.map(conclusions);
        assert_eq!(contradiction, verity);
        let placed = |claim: &Claim| {
            let cell = claim.candidate.cell;
            let fills = |other: &Claim| other.is_true && other.candidate.cell == cell;
            net.iter().any(fills)
        };
        for claim in &contradiction {
            assert!(net.contains(claim) || placed(claim), "{claim:?}");
        }
        found += contradiction.len();
    }
    assert!(found > 100, "{found}");
}

#[test]
fn the_shortest_contradiction_comes_first_of_all_by_chains_and_of_eight_by_nets() {
    for (grid, _) in positions(34..40) {
        for (rule, at_a_time) in [(RULES[0], usize::MAX), (RULES[2], 8)] {
            let length = |deduction: &Deduction| {
                let pattern = forcing(deduction);
                let back = matches!(pattern.proof, Proof::Contradiction(Conflict::Opposite(_)));
                pattern.branches[0].len() - usize::from(back)
            };
            let lengths: Vec<_> = find_all(rule, &grid).iter().map(length).collect();
            for lengths in lengths.chunks(at_a_time) {
                assert!(lengths.is_sorted(), "{lengths:?}");
            }
        }
    }
}

#[test]
fn a_search_ends_with_its_first_break_and_bears_any_position() {
    check_breaks(&RULES);
}
