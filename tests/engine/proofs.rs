//! Proofs: the kernel accepts those of the rules, and refuses whatever does not follow.

use crate::common::random::rng;
use crate::common::{cells, grid_with, solution_of};
use std::ops::ControlFlow;

use rand::RngExt;
use rand::rngs::StdRng;
use rayon::prelude::*;
use sudoku_stepper::explain::Notation;
use sudoku_stepper::formats::{read_proof, write_proof};
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid, House, LayoutBuilder, Values};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::notation::{Style, compact};
use sudoku_stepper::proof::{
    Alternatives, CandidateSet, Claim, Inference, Line, Proof, RefusalKind, Sum, Total, Unproved,
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

/// The reason why the kernel does not vouch for a deduction that has a proof.
fn flaw(grid: &Grid, deduction: &Deduction) -> Option<String> {
    let flaw = match deduction.proved(grid) {
        Ok(_) | Err(Unproved::NoProof) => return None,
        Err(flaw) => flaw,
    };
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

#[test]
fn each_technique_gives_proofs() {
    let without: Vec<String> = Technique::ALL
        .par_iter()
        .filter(|technique| {
            let all = deductions(**technique);
            all.iter().any(|(grid, it)| it.proof(grid).is_none())
        })
        .map(|technique| technique.slug())
        .collect();
    assert_eq!(without, Vec::<String>::new());
}

#[test]
fn a_proof_in_json_is_read_back_as_it_was() {
    let changed: Vec<String> = Technique::ALL
        .par_iter()
        .flat_map_iter(|technique| deductions(*technique))
        .filter_map(|(grid, deduction)| {
            let proof = deduction.proof(&grid)?;
            let json = write_proof(&proof).to_string();
            let read = read_proof(&serde_json::from_str(&json).unwrap(), grid.layout());
            (read != Ok(proof)).then_some(json)
        })
        .collect();
    assert!(
        changed.is_empty(),
        "{} changed, among them\n{}",
        changed.len(),
        changed[0]
    );
}

#[test]
fn one_proof_behind_another_keeps_its_citations() {
    let it = candidate(1, 1, 1);
    let supposed = line(Claim::True(it), Inference::Supposed, &[], None);
    let seen = |from: usize| {
        let claim = Claim::False(vec![candidate(1, 2, 1)]);
        line(claim, counted(&[], &[]), &[from], Some(from))
    };
    let proof = Proof {
        lines: vec![supposed.clone(), seen(0)],
    };
    let both = vec![supposed.clone(), seen(0), supposed, seen(2)];
    assert_eq!(proof.clone().then(proof).lines, both);
}

#[test]
fn no_line_of_a_proof_is_idle() {
    let idle: Vec<String> = Technique::ALL
        .par_iter()
        .flat_map_iter(|technique| deductions(*technique))
        .filter_map(|(grid, deduction)| {
            let proof = deduction.proof(&grid)?;
            let ends = proof.lines.iter().enumerate().filter(|(_, line)| {
                line.under.is_none() && !matches!(line.by, Inference::Supposed)
            });
            let ends: Vec<usize> = ends.map(|(place, _)| place).collect();
            let is_whole = proof.clone().pruned_to(ends) == proof;
            (!is_whole).then(|| compact(&deduction, Style::Hodoku, Notation::Rc))
        })
        .collect();
    assert!(idle.is_empty(), "{}", idle[..idle.len().min(20)].join("\n"));
}

#[test]
fn a_pruned_proof_keeps_what_its_end_rests_on() {
    let it = candidate(1, 1, 1);
    let seen = |column, from: &[usize], under| {
        let claim = Claim::False(vec![candidate(1, column, 1)]);
        line(claim, counted(&[], &[]), from, under)
    };
    let fact = line(Claim::AtMostOne(vec![it, it]), counted(&[], &[]), &[], None);
    let supposed = line(Claim::True(it), Inference::Supposed, &[], None);
    let proof = Proof {
        lines: vec![
            fact,
            supposed.clone(),
            seen(2, &[1], Some(1)),
            seen(3, &[1], Some(1)),
            seen(3, &[3], Some(1)),
        ],
    };
    let kept = vec![supposed, seen(3, &[0], Some(0)), seen(3, &[1], Some(0))];
    assert_eq!(proof.pruned_to([4, 99]).lines, kept);
}

/// What a change of a proof changes.
const KINDS_OF_CHANGES: usize = 12;

/// Another proof, which may be false: with another candidate in a claim, another kind of claim, a
/// set more or less, another set, a line less, other citations, circles, or swapped branches.
fn changed(proof: &Proof, grid: &Grid, rng: &mut StdRng) -> Proof {
    let mut proof = proof.clone();
    let count = proof.lines.len();
    let place = rng.random_range(0..count);
    let all: Vec<Candidate> = grid.all_candidates().collect();
    let other = all[rng.random_range(0..all.len())];
    let number = rng.random_range(0..count);
    let line = &mut proof.lines[place];
    match rng.random_range(0..KINDS_OF_CHANGES) {
        0 => line.claim = Claim::False(vec![other]),
        1 => {
            line.claim = match &line.claim {
                Claim::False(all) => Claim::True(all[0]),
                Claim::True(it) => Claim::False(vec![*it]),
                Claim::OneOf(all) => Claim::OneOf(all[1..].to_vec()),
                _ => Claim::False(vec![other]),
            };
        }
        2 => line.claim = Claim::OneOf(vec![other, all[0]]),
        3 => line.claim = Claim::Impossible,
        4 => line.from.push(number),
        5 if !line.from.is_empty() => {
            line.from.remove(rng.random_range(0..line.from.len()));
        }
        6 if !line.from.is_empty() => {
            let which = rng.random_range(0..line.from.len());
            line.from[which] = number;
        }
        7 => line.under = line.under.map_or(Some(number), |_| None),
        8 => {
            proof.lines.remove(place);
        }
        9 => proof.lines.swap(place, number),
        kind => change_inference(&mut line.by, kind, other, grid, rng),
    }
    proof
}

fn change_inference(
    by: &mut Inference,
    kind: usize,
    other: Candidate,
    grid: &Grid,
    rng: &mut StdRng,
) {
    let houses = grid.layout().houses_of(other.cell);
    let house = houses[rng.random_range(0..houses.len())];
    match by {
        Inference::Counted { truths, links } => {
            let sets = if rng.random() { truths } else { links };
            if kind == 10 {
                sets.push(CandidateSet::Cell(other.cell));
            } else if let Some(last) = sets.last_mut() {
                *last = CandidateSet::House(other.digit, house);
            }
        }
        Inference::Cases { branches, .. } => {
            if kind == 10 {
                branches.pop();
            } else if let [first, .., last] = &mut branches[..] {
                std::mem::swap(&mut first[1], &mut last[1]);
            }
        }
        Inference::Filled { sums, with } => {
            if kind == 10 {
                sums.pop();
            } else {
                *with = CellSet::EMPTY;
                for sum in sums {
                    sum.minus.push(Total::House(house));
                }
            }
        }
        Inference::Exchanged { cells } => {
            if kind == 10 {
                cells.insert(other.cell);
            } else {
                cells.remove(cells.first().unwrap());
            }
        }
        Inference::Symmetric { cells, digits } => {
            if kind == 10 {
                let last = cells.len() - 1;
                cells.swap(0, last);
                cells[0][0] = cells[last][0];
            } else {
                digits[0] = digits[1];
            }
        }
        Inference::Supposed | Inference::Refuted => *by = counted(&[], &[]),
    }
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
    const CHANGES: usize = 10;
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
    let seven = Digit::new(7).unwrap();
    let far = CandidateSet::Apart(seven, cells("r1c1 r9c9"));
    for (truths, links) in [
        // A filled cell, and a digit that the house has, need nothing more.
        (vec![CandidateSet::Cell(Cell::at(4, 4))], vec![]),
        (vec![CandidateSet::House(seven, House::row(4))], vec![]),
        // Cells in one house need not have the digit.
        (vec![CandidateSet::Apart(seven, cells("r1c1 r1c2"))], vec![]),
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

/// A cage of two cells in row 1 with the sum 4, and one of three in row 2 without a sum.
fn caged() -> Grid {
    let layout = LayoutBuilder::classic()
        .cage(cells("r1c1 r1c2"), Some(4))
        .cage(cells("r2c1 r2c2 r2c3"), None)
        .build();
    Grid::empty_on(&layout.unwrap())
}

#[test]
fn a_sum_proves_what_no_way_of_filling_its_cells_allows() {
    let grid = caged();
    let by = |total: Total| Inference::Filled {
        sums: vec![Sum {
            plus: vec![total],
            minus: Vec::new(),
        }],
        with: CellSet::EMPTY,
    };
    let cage = || by(Total::Cage(cells("r1c1 r1c2")));
    let removed = |digits: &[u8]| {
        let all = digits.iter().map(|digit| candidate(1, 1, *digit));
        line(Claim::False(all.collect()), cage(), &[], None)
    };
    // 4 is 1 + 3: not 2 + 2, and nothing with more.
    assert_eq!(first(&[removed(&[2, 4, 5, 9])], &grid), None);
    let can_be = Some((0, RefusalKind::CanBeFilled));
    assert_eq!(first(&[removed(&[2, 3])], &grid), can_be);
    // One of the two cells has the 1.
    let one_of = |all: &[(usize, u8)]| {
        let all = all
            .iter()
            .map(|(column, digit)| candidate(1, *column, *digit));
        line(Claim::OneOf(all.collect()), cage(), &[], None)
    };
    assert_eq!(first(&[one_of(&[(1, 1), (2, 1)])], &grid), None);
    assert_eq!(first(&[one_of(&[(1, 1), (1, 2)])], &grid), can_be);
    // With the 3 in one of them, the other has the 1.
    let three = line(
        Claim::OneOf(vec![candidate(1, 2, 3)]),
        Inference::Supposed,
        &[],
        None,
    );
    let one = line(Claim::True(candidate(1, 1, 1)), cage(), &[0], Some(0));
    assert_eq!(first(&[three, one], &grid), None);
    // A cage without a sum proves nothing, nor does one that is not there.
    for cells in [cells("r2c1 r2c2 r2c3"), cells("r1c1 r1c3")] {
        let claim = Claim::False(vec![candidate(1, 1, 2)]);
        let without = line(claim, by(Total::Cage(cells)), &[], None);
        assert_eq!(first(&[without], &grid), Some((0, RefusalKind::NoSuchSet)));
    }
}

#[test]
fn a_house_less_a_cage_proves_what_is_left_of_45() {
    let mut grid = caged();
    for (column, digit) in [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)] {
        grid.place(candidate(1, column, digit));
    }
    // 45 less 4 and less 35 is 6 for r1c8 and r1c9: 4 + 2.
    let rest = || Inference::Filled {
        sums: vec![Sum {
            plus: vec![Total::House(House::row(0))],
            minus: vec![Total::Cage(cells("r1c1 r1c2"))],
        }],
        with: CellSet::EMPTY,
    };
    let removed = |digits: &[u8]| {
        let all = digits.iter().map(|digit| candidate(1, 8, *digit));
        line(Claim::False(all.collect()), rest(), &[], None)
    };
    assert_eq!(first(&[removed(&[1, 3])], &grid), None);
    assert_eq!(
        first(&[removed(&[2, 3])], &grid),
        Some((0, RefusalKind::CanBeFilled))
    );
}

#[test]
fn cells_are_exchanged_only_where_nothing_would_be_different() {
    let mut grid = grid_with(&[("r9c9", 9)]);
    for (row, column, digits) in [(1, 1, 2), (1, 4, 2), (2, 1, 2), (2, 4, 3)] {
        for digit in digits + 1..=9 {
            grid.eliminate(candidate(row, column, digit));
        }
    }
    grid.set_givens(cells("r9c9"));
    let rectangle = cells("r1c1 r1c4 r2c1 r2c4");
    let one_of = |row, column, digit, cells| {
        let claim = Claim::OneOf(vec![candidate(row, column, digit)]);
        line(claim, Inference::Exchanged { cells }, &[], None)
    };
    // 1 and 2 in all four could be swapped, so r2c4 is 3.
    let three = [one_of(2, 4, 3, rectangle)];
    assert_eq!(first(&three, &grid), None);
    let not = Some((0, RefusalKind::NotExchanged));
    assert_eq!(first(&[one_of(1, 1, 1, rectangle)], &grid), not);
    // Three corners do not make a rectangle, nor do cells in four boxes.
    let corners = cells("r1c1 r1c4 r2c1");
    assert_eq!(first(&[one_of(2, 4, 3, corners)], &grid), not);
    // A given cannot be exchanged.
    let mut given = grid.clone();
    given.set_givens(cells("r9c9 r1c1"));
    assert_eq!(first(&three, &given), not);
    // Cells that the board does not have prove nothing.
    let small = Grid::empty_on(&LayoutBuilder::new(6).boxes(2, 3).build().unwrap());
    assert_eq!(first(&[one_of(1, 1, 1, cells("r9c9"))], &small), not);
    // In a puzzle of pencil marks a digit that is missing may never have been there.
    let mut marked = grid.clone();
    marked.eliminate(candidate(1, 1, 1));
    assert_eq!(first(&three, &marked), None);
    marked.set_marked(true);
    assert_eq!(first(&three, &marked), not);
    // The proof says that it rests on one solution.
    let proof = |lines: &[Line]| Proof {
        lines: lines.to_vec(),
    };
    assert!(proof(&[one_of(2, 4, 3, rectangle)]).needs_one_solution());
    let removed = line(Claim::Impossible, counted(&[], &[]), &[], None);
    assert!(!proof(&[removed]).needs_one_solution());
}

#[test]
fn a_symmetry_has_to_keep_the_board_and_the_givens() {
    // A half turn that swaps 1 and 2: r5c5 is neither.
    let mut grid = grid_with(&[("r1c1", 1), ("r9c9", 2), ("r1c2", 3), ("r9c8", 3)]);
    grid.set_givens(cells("r1c1 r1c2 r9c8 r9c9"));
    let turned = |swapped: [u8; 2]| {
        let image = |cell: Cell| [cell, Cell::at(8 - cell.row(), 8 - cell.column())];
        let digit = |it: Digit| match (it.get(), swapped) {
            (one, [from, to]) if one == from => [it, Digit::new(to).unwrap()],
            (one, [from, to]) if one == to => [it, Digit::new(from).unwrap()],
            _ => [it, it],
        };
        Inference::Symmetric {
            cells: Cell::all().map(image).collect(),
            digits: Digit::ALL.map(digit).to_vec(),
        }
    };
    let removed = |digits: &[u8], by| {
        let all = digits.iter().map(|digit| candidate(5, 5, *digit));
        line(Claim::False(all.collect()), by, &[], None)
    };
    let not = Some((0, RefusalKind::NotSymmetric));
    assert_eq!(first(&[removed(&[1, 2], turned([1, 2]))], &grid), None);
    assert_eq!(first(&[removed(&[3], turned([1, 2]))], &grid), not);
    // 1 and 4 are not swapped by the givens.
    assert_eq!(first(&[removed(&[1], turned([1, 4]))], &grid), not);
    // A map that sends two cells to one place is none.
    let mut torn = turned([1, 2]);
    if let Inference::Symmetric { cells, .. } = &mut torn {
        cells[0][1] = cells[1][1];
    }
    assert_eq!(first(&[removed(&[1, 2], torn)], &grid), not);
    grid.place(candidate(1, 9, 4));
    grid.set_givens(cells("r1c1 r1c2 r1c9 r9c8 r9c9"));
    assert_eq!(first(&[removed(&[1, 2], turned([1, 2]))], &grid), not);
}
