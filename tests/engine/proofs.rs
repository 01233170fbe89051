//! Proofs: the kernel accepts those of the rules, and refuses whatever does not follow.

use crate::common::random::rng;
use crate::common::solution_of;
use std::ops::ControlFlow;

use rand::RngExt;
use rand::rngs::StdRng;
use rayon::prelude::*;
use sudoku_stepper::explain::Notation;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid, House, Values};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::proof::{
    Alternatives, CandidateSet, Claim, Inference, Line, Proof, RefusalKind,
};
use sudoku_stepper::rules::{Deduction, Survey, Technique, rule_for};

/// The most deductions of a technique on a position that are looked at.
const MOST: usize = 200;

/// Deductions of a technique on the positions of its lesson, each with its board.
fn deductions(technique: Technique) -> Vec<(Grid, Deduction)> {
    let rule = rule_for(technique).unwrap();
    let mut all = Vec::new();
    for position in stored(technique) {
        let mut count = 0;
        let _ = rule.search(&Survey::of(&position.grid), &mut |deduction| {
            count += 1;
            all.push((position.grid.clone(), deduction));
            if count < MOST {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    all
}

/// The reason why a deduction is not proved, if it should be.
fn flaw(grid: &Grid, deduction: &Deduction) -> Option<String> {
    let proof = deduction.proof(grid)?;
    let refused = proof
        .check(grid)
        .err()
        .map(|refusal| format!("{refusal:?}"));
    let mut placed = deduction.placements.iter();
    let mut removed = deduction.eliminations.iter();
    let is_whole = placed.all(|it| proof.sets(*it)) && removed.all(|it| proof.removes(*it));
    let flaw = refused.or((!is_whole).then(|| "a conclusion is not claimed".to_owned()))?;
    let step = compact(deduction, Style::Hodoku, Notation::Rc);
    Some(format!("{step}: {flaw}"))
}

#[test]
fn the_kernel_accepts_each_proof_of_a_rule() {
    let flaws: Vec<String> = Technique::ALL
        .par_iter()
        .flat_map_iter(|technique| {
            let all = deductions(*technique);
            all.into_iter()
                .filter_map(|(grid, it)| flaw(&grid, &it))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(
        flaws.is_empty(),
        "{} flaws, among them\n{}",
        flaws.len(),
        flaws[..flaws.len().min(40)].join("\n")
    );
}

/// Techniques no deduction of which gives a proof yet, in the order of the catalog.
const WITHOUT_PROOF: &[&str] = &[
    "last-cell-in-cage",
    "unique-sum-cage",
    "rule-of-45",
    "cage-minimum-and-maximum",
    "cage-combinations",
    "rule-of-45-in-several-houses",
    "law-of-leftovers",
    "required-digit",
    "cage-claiming",
    "split-cage",
    "killer-pair",
    "hidden-cage",
    "innie-outie-difference",
    "cage-permutations",
    "cage-comparison",
    "killer-triple",
    "parity",
    "blocked-combination",
    "house-combinations",
    "bivalue-universal-grave-1",
    "bug-2",
    "bug-3",
    "bug-4",
    "bug-n",
    "uniqueness-test-1",
    "uniqueness-test-2",
    "uniqueness-test-3",
    "uniqueness-test-4",
    "uniqueness-test-5",
    "uniqueness-test-6",
    "unique-loop-1",
    "unique-loop-2",
    "unique-loop-3",
    "unique-loop-4",
    "extended-rectangle-1",
    "extended-rectangle-2",
    "extended-rectangle-3",
    "extended-rectangle-4",
    "hidden-rectangle",
    "avoidable-rectangle-type-1",
    "avoidable-rectangle-type-2",
    "firework-triple",
    "firework-w-wing",
    "firework-quadruple",
    "simple-colors-trap",
    "simple-colors-wrap",
    "multi-colors-1",
    "multi-colors-2",
    "gurth-s-symmetrical-placement",
    "3d-medusa",
    "broken-wing",
    "bivalue-oddagon-1",
    "bivalue-oddagon-2",
    "bivalue-oddagon-3",
    "aligned-pair-exclusion",
    "aligned-triple-exclusion",
    "tridagon",
    "junior-exocet",
    "double-exocet",
    "senior-exocet",
    "guardian-forcing",
    "tridagon-forcing",
    "kraken-fish-type-1",
    "kraken-fish-type-2",
    "nested-forcing-chains",
    "template-set",
    "template-delete",
    "contradiction-with-side-arguments",
];

#[test]
fn the_list_of_techniques_without_a_proof_only_shrinks() {
    let without: Vec<String> = Technique::ALL
        .par_iter()
        .filter(|technique| {
            let all = deductions(**technique);
            all.iter().all(|(grid, it)| it.proof(grid).is_none())
        })
        .map(|technique| technique.slug())
        .collect();
    assert_eq!(without, WITHOUT_PROOF);
}

/// What a change of a proof changes.
const KINDS_OF_CHANGES: usize = 6;

/// Another proof, which may be false: with another candidate in a claim, another kind of claim, a
/// set more or less, another set, or a line less.
fn changed(proof: &Proof, grid: &Grid, rng: &mut StdRng) -> Proof {
    let mut proof = proof.clone();
    let place = rng.random_range(0..proof.lines.len());
    let all: Vec<Candidate> = grid.all_candidates().collect();
    let other = all[rng.random_range(0..all.len())];
    let kind = rng.random_range(0..KINDS_OF_CHANGES);
    let line = &mut proof.lines[place];
    let Inference::Counted { truths, links } = &mut line.by else {
        return proof;
    };
    let sets = if rng.random() { truths } else { links };
    match kind {
        0 => line.claim = Claim::False(vec![other]),
        1 => {
            line.claim = match &line.claim {
                Claim::False(all) => Claim::True(all[0]),
                _ => Claim::False(vec![other]),
            };
        }
        2 if !sets.is_empty() => {
            let which = rng.random_range(0..sets.len());
            sets.remove(which);
        }
        3 => sets.push(CandidateSet::Cell(other.cell)),
        4 if !sets.is_empty() => {
            let houses = grid.layout().houses_of(other.cell);
            let house = houses[rng.random_range(0..houses.len())];
            let which = rng.random_range(0..sets.len());
            sets[which] = CandidateSet::House(other.digit, house);
        }
        _ => line.claim = Claim::OneOf(vec![other, all[0]]),
    }
    proof
}

/// Whether a claim is true in a solution.
fn is_true(claim: &Claim, solution: &Values) -> bool {
    let is = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    match claim {
        Claim::True(it) => is(it),
        Claim::False(all) => !all.iter().any(is),
        Claim::OneOf(all) => all.iter().any(is),
        Claim::AtMostOne(all) => all.iter().filter(|it| is(it)).count() <= 1,
        Claim::Impossible => false,
    }
}

#[test]
fn a_changed_proof_that_the_kernel_accepts_is_still_true() {
    const CHANGES: usize = 25;
    let counts = Technique::ALL.par_iter().map(|technique| {
        let mut rng = rng(1);
        let (mut accepted, mut refused) = (0_usize, 0_usize);
        for (grid, deduction) in deductions(*technique) {
            let Some(proof) = deduction.proof(&grid) else {
                continue;
            };
            let solution = solution_of(&grid);
            for _ in 0..CHANGES {
                let changed = changed(&proof, &grid, &mut rng);
                match changed.check(&grid) {
                    Ok(()) => {
                        let mut lines = changed
                            .lines
                            .iter()
                            .filter(|line| line.under.is_none() && line.by != Inference::Supposed);
                        assert!(
                            lines.all(|line| is_true(&line.claim, &solution)),
                            "{changed:?}"
                        );
                        accepted += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
        [accepted, refused]
    });
    let [accepted, refused] = counts.reduce(
        || [0, 0],
        |one, other| [one[0] + other[0], one[1] + other[1]],
    );
    println!("{accepted} changed proofs accepted, all of them true, and {refused} refused");
    assert!(refused > accepted && accepted + refused > 10_000);
}

fn candidate(row: usize, column: usize, digit: u8) -> Candidate {
    Candidate::new(Cell::at(row - 1, column - 1), Digit::new(digit).unwrap())
}

fn line(claim: Claim, by: Inference, from: &[usize], under: Option<usize>) -> Line {
    Line {
        claim,
        by,
        from: from.to_vec(),
        under,
    }
}

fn counted(truths: &[CandidateSet], links: &[CandidateSet]) -> Inference {
    Inference::Counted {
        truths: truths.to_vec(),
        links: links.to_vec(),
    }
}

/// Box 1 and row 1: the 1 of the box is in row 1, so the rest of the row has none.
fn pointing() -> Grid {
    let mut grid = Grid::empty();
    for (row, column) in [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)] {
        grid.eliminate(candidate(row, column, 1));
    }
    grid
}

fn first(proof: &[Line], grid: &Grid) -> Option<(usize, RefusalKind)> {
    let proof = Proof {
        lines: proof.to_vec(),
    };
    let refusal = proof.check(grid).err();
    refusal.map(|refusal| (refusal.line, refusal.kind))
}

#[test]
fn counting_proves_what_has_no_room_and_nothing_else() {
    let grid = pointing();
    let one = Digit::new(1).unwrap();
    let truth = CandidateSet::House(one, House::box_at(0));
    let link = CandidateSet::House(one, House::row(0));
    let removed = |columns: &[usize]| {
        let all = columns.iter().map(|column| candidate(1, *column, 1));
        line(
            Claim::False(all.collect()),
            counted(&[truth], &[link]),
            &[],
            None,
        )
    };
    assert_eq!(first(&[removed(&[4, 9])], &grid), None);
    // A place in the box may be the one.
    let uncounted = Some((0, RefusalKind::Uncounted));
    assert_eq!(first(&[removed(&[3, 4])], &grid), uncounted);
    // Without the truth nothing needs room.
    let bare = line(
        Claim::False(vec![candidate(1, 4, 1)]),
        counted(&[], &[link]),
        &[],
        None,
    );
    assert_eq!(first(&[bare], &grid), uncounted);
    let three = [1, 2, 3].map(|column| candidate(1, column, 1));
    let one_of = |all: &[Candidate]| {
        line(
            Claim::OneOf(all.to_vec()),
            counted(&[truth], &[]),
            &[],
            None,
        )
    };
    assert_eq!(first(&[one_of(&three)], &grid), None);
    assert_eq!(first(&[one_of(&three[..2])], &grid), uncounted);
    let at_most = |by| line(Claim::AtMostOne(three.to_vec()), by, &[], None);
    assert_eq!(first(&[at_most(counted(&[], &[]))], &grid), None);
}

#[test]
fn a_set_that_the_board_does_not_have_is_refused() {
    let mut grid = pointing();
    grid.place(candidate(5, 5, 7));
    let none = Some((0, RefusalKind::NoSuchSet));
    let cells = |all: &[(usize, usize)]| -> CellSet {
        all.iter()
            .map(|(row, column)| Cell::at(row - 1, column - 1))
            .collect()
    };
    let seven = Digit::new(7).unwrap();
    let far = CandidateSet::Apart(seven, cells(&[(1, 1), (9, 9)]));
    for (truths, links) in [
        // A filled cell, and a digit that the house has, need nothing more.
        (vec![CandidateSet::Cell(Cell::at(4, 4))], vec![]),
        (vec![CandidateSet::House(seven, House::row(4))], vec![]),
        // Cells in one house need not have the digit.
        (
            vec![CandidateSet::Apart(seven, cells(&[(1, 1), (1, 2)]))],
            vec![],
        ),
        // Cells that do not see each other may both have it.
        (vec![], vec![far]),
        // A line that is not cited, or that is not there.
        (vec![CandidateSet::Line(0)], vec![]),
        (vec![CandidateSet::Line(5)], vec![]),
    ] {
        let claim = Claim::False(vec![candidate(9, 9, 1)]);
        assert_eq!(
            first(&[line(claim, counted(&truths, &links), &[], None)], &grid),
            none
        );
    }
}

#[test]
fn a_supposition_holds_only_under_itself() {
    let grid = Grid::empty();
    let it = candidate(1, 1, 1);
    let seen = candidate(1, 2, 1);
    let supposed = line(Claim::True(it), Inference::Supposed, &[], None);
    let seen_false =
        |from: &[usize], under| line(Claim::False(vec![seen]), counted(&[], &[]), from, under);
    assert_eq!(
        first(&[supposed.clone(), seen_false(&[0], Some(0))], &grid),
        None
    );
    // Outside of its branch neither it nor what follows from it holds.
    let out = |place| Some((place, RefusalKind::OutOfReach));
    assert_eq!(
        first(&[supposed.clone(), seen_false(&[0], None)], &grid),
        out(1)
    );
    let again = line(Claim::False(vec![seen]), counted(&[], &[]), &[1], None);
    assert_eq!(
        first(&[supposed.clone(), seen_false(&[0], Some(0)), again], &grid),
        out(2)
    );
    // No line rests on itself or on a later one.
    assert_eq!(first(&[seen_false(&[0], None)], &grid), out(0));
    assert_eq!(
        first(&[seen_false(&[1], None), supposed.clone()], &grid),
        out(0)
    );
    // Only a supposition opens a branch.
    let fact = line(
        Claim::AtMostOne(vec![it, seen]),
        counted(&[], &[]),
        &[],
        None,
    );
    assert_eq!(
        first(&[fact, seen_false(&[], Some(0))], &grid),
        Some((1, RefusalKind::NoSupposition))
    );
}

#[test]
fn a_branch_refutes_its_supposition_only_where_it_ends_in_nothing_possible() {
    let mut grid = Grid::empty();
    // r1c2 has 1 and 2: with 1 in r1c1 and 2 in r1c3 it has nothing.
    for digit in 3..=9 {
        grid.eliminate(candidate(1, 2, digit));
    }
    grid.eliminate(candidate(1, 3, 9));
    let (first_cell, third) = (candidate(1, 1, 1), candidate(1, 3, 2));
    let suppose = |it, under| line(Claim::True(it), Inference::Supposed, &[], under);
    let cell = CandidateSet::Cell(Cell::at(0, 1));
    let end = line(Claim::Impossible, counted(&[cell], &[]), &[0, 1], Some(1));
    let inner = line(
        Claim::False(vec![third]),
        Inference::Refuted,
        &[1, 2],
        Some(0),
    );
    let proof = [
        suppose(first_cell, None),
        suppose(third, Some(0)),
        end,
        inner,
    ];
    assert_eq!(first(&proof, &grid), None);
    // Without the outer supposition the cell keeps a candidate.
    let mut without = proof.clone();
    without[2].from = vec![1];
    assert_eq!(first(&without, &grid), Some((2, RefusalKind::Uncounted)));
    // The outer supposition is not refuted by the end of the inner branch.
    let mut outer = proof.clone();
    outer[3] = line(
        Claim::False(vec![first_cell]),
        Inference::Refuted,
        &[0, 2],
        None,
    );
    assert_eq!(first(&outer, &grid), Some((3, RefusalKind::OutOfReach)));
    // What is refuted is what was supposed.
    let mut other = proof.clone();
    other[3].claim = Claim::False(vec![candidate(1, 3, 3)]);
    assert_eq!(first(&other, &grid), Some((3, RefusalKind::NotRefuted)));
    let mut possible = proof;
    possible[2] = line(
        Claim::False(vec![candidate(1, 3, 1)]),
        counted(&[], &[]),
        &[0],
        Some(1),
    );
    assert_eq!(first(&possible, &grid), Some((3, RefusalKind::NotRefuted)));
}

#[test]
fn cases_prove_what_every_branch_comes_to() {
    let mut grid = Grid::empty();
    for digit in 3..=9 {
        grid.eliminate(candidate(1, 1, digit));
    }
    // 1 and 2 in r1c1: either takes something from r1c2.
    let cell = CandidateSet::Cell(Cell::at(0, 0));
    let suppose = |digit| {
        line(
            Claim::True(candidate(1, 1, digit)),
            Inference::Supposed,
            &[],
            None,
        )
    };
    let lost = |digit, place| {
        let claim = Claim::False(vec![candidate(1, 2, digit)]);
        line(claim, counted(&[], &[]), &[place], Some(place))
    };
    let cases = |of, branches: &[[usize; 2]], digit| {
        let by = Inference::Cases {
            of,
            branches: branches.to_vec(),
        };
        line(Claim::False(vec![candidate(1, 2, digit)]), by, &[], None)
    };
    let of_cell = Alternatives::Set(cell);
    let open = Some((4, RefusalKind::OpenCase));
    let proof = |last| [suppose(1), lost(1, 0), suppose(2), lost(2, 2), last];
    // The two branches come to different things.
    assert_eq!(
        first(&proof(cases(of_cell, &[[0, 1], [2, 3]], 1)), &grid),
        open
    );
    // One case alone proves nothing.
    assert_eq!(first(&proof(cases(of_cell, &[[0, 1]], 1)), &grid), open);
    let opposites = Alternatives::Opposites(candidate(1, 1, 1));
    assert_eq!(first(&proof(cases(opposites, &[[0, 1]], 1)), &grid), open);
    // r2c1 is in box 1 and loses 1 if r1c1 is 1, and if r1c1 is 2 by what is said of it.
    grid.eliminate(candidate(1, 2, 1));
    for column in 3..=9 {
        grid.eliminate(candidate(1, column, 1));
    }
    let gone = |from: &[usize], under, truths: &[CandidateSet]| {
        let claim = Claim::False(vec![candidate(2, 1, 1)]);
        line(claim, counted(truths, &[]), from, under)
    };
    let row = CandidateSet::House(Digit::new(1).unwrap(), House::row(0));
    let whole = [
        suppose(1),
        gone(&[0], Some(0), &[]),
        suppose(2),
        gone(&[2], Some(2), &[row]),
        line(
            Claim::False(vec![candidate(2, 1, 1)]),
            Inference::Cases {
                of: of_cell,
                branches: vec![[0, 1], [2, 3]],
            },
            &[],
            None,
        ),
    ];
    assert_eq!(first(&whole, &grid), None);
}
