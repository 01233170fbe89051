//! Every step that is possible on a position: each conclusion of a rule once, and no
//! more than can be looked through.

use std::collections::{HashMap, HashSet};

use crate::common::random::{rng, solved_board};
use crate::common::{ASSIGNMENT, candidate, cell, digit, grid, puzzle, puzzle_file};
use rand::RngExt;
use sudoku_stepper::grid::{Candidate, Cell, Digit, Grid, Values};
use sudoku_stepper::rules::almost_locked_sets::AlmostLockedSetsPattern as Sets;
use sudoku_stepper::rules::{Deduction, Pattern, Technique, find_all, rule_for};
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::session::{Outcome, RuleFindings, Session, read_file};
use sudoku_stepper::solver::{ListedRule, Solver};

fn every_step(session: &Session) -> Vec<RuleFindings> {
    let mut found = Vec::new();
    let search = session.search_every_step();
    let rules = search.rules();
    let end = search.run(&Stop::never(), &mut |rule| found.push(rule));
    assert_eq!(end, Ok(()));
    assert_eq!(found.len(), rules);
    found
}

fn every_step_on(grid: &Grid, solver: &Solver) -> Vec<ListedRule> {
    let mut found = Vec::new();
    let end = solver.every_step(grid, &Stop::never(), &mut |rule| found.push(rule));
    assert_eq!(end, Ok(()));
    found
}

fn hard() -> Session {
    let puzzles = read_file(&puzzle_file("hard-1.txt")).unwrap();
    let mut session = Session::new(&puzzles[0]);
    session.set_rules(Solver::everything());
    session
}

/// What a deduction concludes.
fn conclusions(deduction: &Deduction) -> [Vec<Candidate>; 2] {
    [&deduction.placements, &deduction.eliminations].map(|all| all.to_vec())
}

/// How many cells the pattern of an almost locked set rule has, each set counted by
/// itself.
fn cells(deduction: &Deduction) -> usize {
    let Pattern::AlmostLockedSets(pattern) = &deduction.pattern else {
        panic!("{} has no almost locked sets", deduction.technique);
    };
    match &**pattern {
        Sets::Chain { sets, .. } => sets.iter().map(|set| set.cells.len()).sum(),
        Sets::DoublyLinked { sets, .. } => sets.iter().map(|set| set.cells.len()).sum(),
        Sets::DeathBlossom { petals, .. } => {
            1 + petals.iter().map(|(_, set)| set.cells.len()).sum::<usize>()
        }
        Sets::SueDeCoq {
            intersection,
            in_line,
            in_block,
            ..
        } => [intersection, in_line, in_block]
            .map(|part| part.cells.len())
            .iter()
            .sum(),
    }
}

const WITH_SETS: [Technique; 5] = [
    Technique::SueDeCoq,
    Technique::AlsXzRule,
    Technique::AlsXyWing,
    Technique::AlsChain,
    Technique::DeathBlossom,
];

#[test]
fn each_conclusion_of_a_rule_is_listed_once_with_the_number_of_other_ways() {
    let mut session = hard();
    session.switch(Technique::HiddenSingle, false);
    let mut others = HashSet::new();
    for step in 0.. {
        if step % 12 == 3 {
            let found = every_step(&session);
            assert!(
                found
                    .iter()
                    .all(|it| it.technique != Technique::HiddenSingle)
            );
            for RuleFindings {
                technique,
                findings,
                cut_short,
            } in found
            {
                assert!(!cut_short, "{technique}");
                let mut ways: HashMap<_, Vec<_>> = HashMap::new();
                for deduction in find_all(rule_for(technique).unwrap(), session.grid()) {
                    let all = ways.entry(conclusions(&deduction)).or_default();
                    all.push(deduction);
                }
                assert_eq!(findings.len(), ways.len(), "{technique}");
                for finding in findings {
                    let ways = &ways[&conclusions(finding.deduction())];
                    assert!(ways.contains(finding.deduction()), "{technique}");
                    let counted = finding.other_ways;
                    assert_eq!(counted.count, (ways.len() - 1).min(1000), "{technique}");
                    assert_eq!(counted.or_more, counted.count == 1000, "{technique}");
                    if counted.count > 0 {
                        others.insert(technique);
                    }
                    if WITH_SETS.contains(&technique) {
                        let fewest = ways.iter().map(cells).min();
                        assert_eq!(Some(cells(finding.deduction())), fewest, "{technique}");
                    }
                }
            }
        }
        if !matches!(session.step(), Outcome::Stepped(_)) {
            break;
        }
    }
    assert!(others.len() > 10, "{others:?}");
    assert!(WITH_SETS.iter().any(|it| others.contains(it)), "{others:?}");
}

/// On the empty board of this puzzle Death Blossom alone makes nearly four hundred
/// thousand deductions.
const MANY_WAYS: &str = "\
    2..7.6.38\
    9..813...\
    ...9.....\
    62....179\
    .3.....6.\
    149....53\
    .....2...\
    ...168..7\
    86.4.9..1";

#[test]
fn a_position_with_many_ways_to_the_same_has_a_short_list() {
    let all = every_step_on(&grid(MANY_WAYS), &Solver::everything());
    are_distinct_and_few(&all);
    let blossoms = all
        .iter()
        .find(|it| it.technique == Technique::DeathBlossom);
    let listed = &blossoms.unwrap().listed;
    assert!(listed.iter().any(|one| one.other_ways == 1000));
}

/// A solution with other candidates beside it, each with this probability.
fn marks_around(solution: &Values, seed: u64, percent: u32) -> Grid {
    let mut rng = rng(seed);
    let mut grid = Grid::empty();
    for cell in Cell::all() {
        for digit in Digit::ALL {
            if solution[cell.index()] != Some(digit) && rng.random_range(0..100) >= percent {
                grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    grid
}

/// Every cell has the digit of a solution and 1, so that all choices of cells of a
/// house are almost locked sets.
fn ones_everywhere(solution: &Values) -> Grid {
    let mut grid = Grid::empty();
    for cell in Cell::all() {
        let own = solution[cell.index()];
        for digit in Digit::ALL {
            if own != Some(digit) && digit != Digit::ALL[0] {
                grid.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    grid
}

fn are_distinct_and_few(all: &[ListedRule]) {
    let mut count = 0;
    for ListedRule {
        technique, listed, ..
    } in all
    {
        let different: HashSet<_> = listed.iter().map(|it| conclusions(&it.deduction)).collect();
        assert_eq!(different.len(), listed.len(), "{technique}");
        assert!(listed.len() <= 1000, "{technique}");
        assert!(listed.iter().all(|it| it.deduction.technique == *technique));
        count += listed.len();
    }
    assert!(count < 12_000, "{count}");
}

#[test]
fn candidates_that_no_puzzle_leads_to_have_a_list_of_bounded_length() {
    let mut solver = Solver::everything();
    // There may be several solutions.
    solver.set_unique(false);
    let mut cut = HashSet::new();
    for (seed, percent) in [(1, 8), (2, 25), (3, 0)] {
        let solution = solved_board(&mut rng(seed));
        let grid = match percent {
            0 => ones_everywhere(&solution),
            _ => marks_around(&solution, seed, percent),
        };
        let all = every_step_on(&grid, &solver);
        are_distinct_and_few(&all);
        cut.extend(all.iter().filter(|it| !it.is_whole).map(|it| it.technique));
        for one in all.iter().flat_map(|rule| &rule.listed) {
            let deduction = &one.deduction;
            let is_true = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
            assert!(deduction.placements.iter().all(is_true), "{deduction:?}");
            assert!(!deduction.eliminations.iter().any(is_true), "{deduction:?}");
        }
        if percent == 25 {
            assert_eq!(
                every_step_on(&grid, &solver),
                all,
                "it depends on the position alone"
            );
        }
    }
    for technique in &WITH_SETS[1..] {
        assert!(cut.contains(technique), "{technique}");
    }
}

#[test]
fn a_step_tells_how_many_candidates_it_clears() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let count = |session: &Session| -> usize {
        let grid = session.grid();
        let cells = grid.unsolved().into_iter();
        cells.map(|cell| grid.candidates(cell).len()).sum()
    };
    let found = every_step(&session);
    let two = candidate("r1c7", 2);
    let finding = found
        .into_iter()
        .flat_map(|rule| rule.findings)
        .find(|finding| finding.deduction().placements == [two])
        .unwrap();
    let before = count(&session);
    session.apply(&finding.step);
    // The 2 itself is set, not taken away.
    assert_eq!(before - count(&session) - 1, finding.clears);
}

#[test]
fn a_board_that_contradicts_itself_has_no_steps() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    assert_eq!(session.enter(cell("r1c1"), digit(7)), Ok(true));
    let mut rules = 0;
    let end = session
        .search_every_step()
        .run(&Stop::never(), &mut |_| rules += 1);
    assert_eq!((rules, end), (0, Ok(())));
}

#[test]
fn the_search_for_every_step_can_be_stopped() {
    let stop = Stop::never();
    stop.raise();
    let end = hard().search_every_step().run(&stop, &mut |_| {});
    assert_eq!(end, Err(Stopped));
}
