//! What the fish rules find, on positions of one digit worked out by hand and
//! along the paths of puzzles.

use std::collections::HashSet;

use crate::common::pinned::pinned;
use crate::common::positions::only;
use crate::common::random::unique_puzzle;
use crate::common::{candidate, candidates, cell, cells, digit};
use crate::shown::{marked_cells, says};
use crate::walk::{check_rule, walk};
use rayon::prelude::*;
use sudoku_stepper::explain::{self, Role, picture};
use sudoku_stepper::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House, HouseKind};
use sudoku_stepper::lessons::lesson;
use sudoku_stepper::rules::fish::{FishCover, FishKind, FishPattern};
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Pattern, Technique, find_all, find_first, rule_for,
};
use sudoku_stepper::texts::Language;

const KINDS: [FishKind; 7] = [
    FishKind::Basic,
    FishKind::Finned,
    FishKind::Sashimi,
    FishKind::Franken,
    FishKind::FinnedFranken,
    FishKind::Mutant,
    FishKind::FinnedMutant,
];

/// Whether it is of this family of rules: kraken fish have their own.
fn is_fish(technique: Technique) -> bool {
    use Technique::{KrakenFishType1, KrakenFishType2};
    technique.family() == Family::Fish && !matches!(technique, KrakenFishType1 | KrakenFishType2)
}

fn fish(size: usize, kind: FishKind) -> &'static dyn DeductionRule {
    rule_for(kind.named(size).unwrap()).unwrap()
}

/// A board on which 7 has only these cells in these houses; nothing else is
/// known.
fn sevens(houses: &[House], places: &str) -> Grid {
    let mut grid = Grid::empty();
    for house in houses {
        for cell in house.cells() - cells(places) {
            grid.eliminate(Candidate::new(cell, digit(7)));
        }
    }
    grid
}

fn without_sevens(mut grid: Grid, places: &str) -> Grid {
    for candidate in candidates(places, 7) {
        assert!(grid.eliminate(candidate));
    }
    grid
}

/// Rows 2 and 6 have 7 in columns 3 and 8.
fn x_wing() -> Grid {
    sevens(&[House::row(1), House::row(5)], "r2c3 r2c8 r6c3 r6c8")
}

/// The same with a fin in r6c9; r5c8 alone sees it and the cover.
fn finned_x_wing() -> Grid {
    let rows = [House::row(1), House::row(5)];
    without_sevens(sevens(&rows, "r2c3 r2c8 r6c3 r6c8 r6c9"), "r4c8")
}

/// Rows 2 and 6 share column 3; their other cells do not line up.
fn sashimi_x_wing() -> Grid {
    sevens(&[House::row(1), House::row(5)], "r2c3 r2c8 r6c3 r6c9")
}

fn franken_swordfish() -> Grid {
    sevens(
        &[House::row(3), House::row(6), House::box_at(1)],
        "r4c1 r4c4 r7c1 r7c5 r1c4 r2c4 r3c4 r1c5 r2c5 r3c5",
    )
}

/// r2c4 is in row 2 and in box 2.
fn endo_fin() -> Grid {
    sevens(
        &[House::row(1), House::row(6), House::box_at(1)],
        "r2c1 r2c4 r7c1 r7c5 r1c5 r3c4",
    )
}

/// Row 4, column 7 and box 7 have 7 only in row 8, column 2 and box 6.
fn mutant_swordfish(more: &str) -> Grid {
    sevens(
        &[House::row(3), House::column(6), House::box_at(6)],
        &format!("r4c2 r4c8 r5c7 r8c7 r7c2 r8c3 {more}"),
    )
}

fn pattern(deduction: &Deduction) -> &FishPattern {
    let Pattern::Fish(pattern) = &deduction.pattern else {
        panic!("another pattern");
    };
    pattern
}

fn eliminated(deduction: &Deduction) -> CellSet {
    let eliminations = deduction.eliminations.iter();
    eliminations.map(|candidate| candidate.cell).collect()
}

// Basic fish

#[test]
fn two_rows_with_a_digit_in_two_columns_take_it_from_the_rest_of_these() {
    let deduction = only(fish(2, FishKind::Basic), &x_wing());
    let rest = (House::column(2).cells() | House::column(7).cells()) - cells("r2c3 r2c8 r6c3 r6c8");
    assert_eq!(deduction.technique, Technique::XWing);
    assert_eq!(explain::digits(&deduction), DigitSet::only(digit(7)));
    assert!(deduction.placements.is_empty());
    assert_eq!(
        *pattern(&deduction),
        FishPattern {
            digit: digit(7),
            base: vec![House::row(1), House::row(5)],
            cells: cells("r2c3 r2c8 r6c3 r6c8"),
            endo_fins: CellSet::EMPTY,
            covers: vec![FishCover {
                houses: vec![House::column(2), House::column(7)],
                fins: CellSet::EMPTY,
                eliminated: rest,
                cannibalistic: CellSet::EMPTY,
            }],
            without_fins: Some(Technique::XWing),
        }
    );
    assert_eq!(eliminated(&deduction), rest);
    pinned!(says(&deduction));
    assert_eq!(
        marked_cells(&deduction, Role::Base),
        cells("r2c3 r2c8 r6c3 r6c8")
    );
    assert_eq!(marked_cells(&deduction, Role::Eliminated), rest);
    assert_eq!(picture(&deduction).houses, [House::row(1), House::row(5)]);
}

#[test]
fn columns_are_a_base_as_good_as_rows() {
    let grid = sevens(
        &[House::column(0), House::column(3), House::column(8)],
        "r1c1 r5c1 r5c4 r9c4 r1c9 r9c9",
    );
    let deduction = only(fish(3, FishKind::Basic), &grid);
    assert_eq!(deduction.technique, Technique::Swordfish);
    assert_eq!(
        pattern(&deduction).covers[0].houses,
        [0, 4, 8].map(House::row)
    );
    assert_eq!(deduction.eliminations.len(), 3 * 9 - 3 * 3);
}

#[test]
fn each_size_from_two_to_seven_has_a_fish_of_its_own() {
    let names = [
        Technique::XWing,
        Technique::Swordfish,
        Technique::Jellyfish,
        Technique::Squirmbag,
        Technique::Whale,
        Technique::Leviathan,
    ];
    for (size, name) in (2..).zip(names) {
        // Row n has 7 in columns n and n + 1, the last one in its own and 1.
        let rows: Vec<House> = House::rows().take(size).collect();
        let places: Vec<String> = (0..size)
            .map(|row| format!("r{0}c{0} r{0}c{1}", row + 1, (row + 1) % size + 1))
            .collect();
        let grid = sevens(&rows, &places.join(" "));
        let deduction = only(fish(size, FishKind::Basic), &grid);
        assert_eq!(deduction.technique, name);
        assert_eq!(deduction.eliminations.len(), size * (9 - size));
        // The other columns are a fish of the remaining size.
        for smaller in (2..size).filter(|smaller| *smaller != 9 - size) {
            assert_eq!(find_all(fish(smaller, FishKind::Basic), &grid), []);
        }
    }
}

#[test]
fn a_candidate_beside_the_cover_spoils_a_basic_fish() {
    assert_eq!(find_all(fish(2, FishKind::Basic), &finned_x_wing()), []);
    assert_eq!(find_all(fish(2, FishKind::Finned), &x_wing()), []);
}

// Finned and sashimi fish

#[test]
fn a_fin_leaves_what_it_sees_of_the_cover() {
    let grid = finned_x_wing();
    let deduction = only(fish(2, FishKind::Finned), &grid);
    assert_eq!(deduction.technique, Technique::FinnedXWing);
    assert_eq!(deduction.eliminations, [candidate("r5c8", 7)]);
    assert_eq!(pattern(&deduction).covers[0].fins, cells("r6c9"));
    pinned!(says(&deduction));
    assert_eq!(marked_cells(&deduction, Role::Fin), cells("r6c9"));
    assert_eq!(
        marked_cells(&deduction, Role::Base),
        cells("r2c3 r2c8 r6c3 r6c8")
    );
    assert_eq!(find_all(fish(2, FishKind::Sashimi), &grid), []);
}

#[test]
fn a_fin_that_no_candidate_of_the_cover_sees_is_of_no_use() {
    let rows = [House::row(1), House::row(5)];
    let grid = sevens(&rows, "r2c3 r2c8 r6c3 r6c8 r6c5");
    assert_eq!(find_all(fish(2, FishKind::Finned), &grid), []);
    assert_eq!(find_all(fish(2, FishKind::Sashimi), &grid), []);
}

#[test]
fn two_sashimi_fish_on_one_base_are_siamese_and_count_as_one_deduction_too() {
    let grid = sashimi_x_wing();
    let deductions = find_all(fish(2, FishKind::Sashimi), &grid);
    let [siamese, first, second] = &deductions[..] else {
        panic!("{deductions:?}");
    };
    assert_eq!(eliminated(first), cells("r1c9 r3c9"));
    assert_eq!(eliminated(second), cells("r4c8 r5c8"));
    assert_eq!(siamese.technique, Technique::SashimiXWing);
    assert_eq!(eliminated(siamese), eliminated(first) | eliminated(second));
    let covers = &pattern(siamese).covers;
    assert_eq!(covers[..1], pattern(first).covers);
    assert_eq!(covers[1..], pattern(second).covers);
    pinned!(says(siamese));
    assert_eq!(marked_cells(siamese, Role::Fin), cells("r2c8 r6c9"));
    assert_eq!(find_all(fish(2, FishKind::Finned), &grid), []);
}

/// Columns 3, 5 and 7 and box 1 stand in rows 3, 6, 8 and 9, but for r2c2 and
/// r7c3, which both see r8c2 and r9c2. With box 7 in the place of row 9, or of
/// row 8, r7c3 is covered, but r9c5 and r9c7, or r8c5 and r8c7, are not.
fn siamese_franken_jellyfish() -> Grid {
    sevens(
        &[
            House::column(2),
            House::column(4),
            House::column(6),
            House::box_at(0),
        ],
        "r6c3 r7c3 r8c3 r9c3 r3c5 r8c5 r9c5 r6c7 r8c7 r9c7 r2c2 r3c1 r3c2",
    )
}

#[test]
fn two_franken_fish_are_siamese_though_one_with_fewer_fins_removes_as_much() {
    let deductions = find_all(
        fish(4, FishKind::FinnedFranken),
        &siamese_franken_jellyfish(),
    );
    let [simplest, siamese] = &deductions[..] else {
        panic!("{deductions:?}");
    };
    assert_eq!(eliminated(simplest), cells("r8c2 r9c2"));
    assert_eq!(eliminated(siamese), cells("r8c2 r9c2"));
    assert_eq!(pattern(siamese).base, pattern(simplest).base);
    let [simplest] = &pattern(simplest).covers[..] else {
        panic!("{simplest:?}");
    };
    assert_eq!(simplest.fins, cells("r2c2 r7c3"));
    let covers = &pattern(siamese).covers;
    let [first, second] = &covers[..] else {
        panic!("{covers:?}");
    };
    assert_eq!(first.fins, cells("r2c2 r8c5 r8c7"));
    assert_eq!(first.eliminated, cells("r8c2"));
    assert_eq!(second.fins, cells("r2c2 r9c5 r9c7"));
    assert_eq!(second.eliminated, cells("r9c2"));
}

// Franken and mutant fish

#[test]
fn a_box_among_the_rows_makes_a_franken_fish() {
    let deduction = find_first(fish(3, FishKind::Franken), &franken_swordfish()).unwrap();
    assert_eq!(deduction.technique, Technique::FrankenSwordfish);
    let base = vec![House::row(3), House::row(6), House::box_at(1)];
    assert_eq!(pattern(&deduction).base, base);
    assert_eq!(
        pattern(&deduction).covers[0].houses,
        [0, 3, 4].map(House::column)
    );
    let lines = [0, 3, 4].map(|column| House::column(column).cells());
    let rest = (lines[0] | lines[1] | lines[2]) - pattern(&deduction).cells;
    assert_eq!(
        eliminated(&deduction),
        rest & franken_swordfish().cells_with(digit(7))
    );
    assert_eq!(find_all(fish(3, FishKind::Basic), &franken_swordfish()), []);
}

#[test]
fn a_candidate_in_two_base_houses_is_an_endo_fin() {
    let deductions = find_all(fish(3, FishKind::FinnedFranken), &endo_fin());
    let with_endo_fin = |deduction: &&Deduction| !pattern(deduction).endo_fins.is_empty();
    let deduction = deductions.iter().find(with_endo_fin).unwrap();
    assert_eq!(deduction.technique, Technique::FinnedFrankenSwordfish);
    assert_eq!(pattern(deduction).endo_fins, cells("r2c4"));
    assert_eq!(eliminated(deduction), cells("r4c4 r5c4 r6c4 r8c4 r9c4"));
    pinned!(says(deduction));
    assert_eq!(marked_cells(deduction, Role::EndoFin), cells("r2c4"));
    assert_eq!(marked_cells(deduction, Role::Fin), CellSet::EMPTY);
    assert_eq!(find_all(fish(3, FishKind::Franken), &endo_fin()), []);
}

#[test]
fn rows_and_columns_mixed_make_a_mutant_fish() {
    let grid = mutant_swordfish("");
    let deduction = find_first(fish(3, FishKind::Mutant), &grid).unwrap();
    assert_eq!(deduction.technique, Technique::MutantSwordfish);
    let base = vec![House::row(3), House::column(6), House::box_at(6)];
    let cover = vec![House::row(7), House::column(1), House::box_at(5)];
    assert_eq!(pattern(&deduction).base, base);
    assert_eq!(pattern(&deduction).covers[0].houses, cover);
    let covered = cover
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells());
    let rest = (covered - pattern(&deduction).cells) & grid.cells_with(digit(7));
    assert_eq!(eliminated(&deduction), rest);
}

#[test]
fn a_candidate_of_the_base_in_two_cover_houses_goes_too() {
    let grid = mutant_swordfish("r8c2");
    let deduction = find_first(fish(3, FishKind::Mutant), &grid).unwrap();
    assert_eq!(pattern(&deduction).covers[0].cannibalistic, cells("r8c2"));
    assert!(eliminated(&deduction).contains(cell("r8c2")));
    pinned!(says(&deduction));
}

#[test]
fn a_mutant_fish_may_have_fins() {
    let grid = mutant_swordfish("r4c6");
    assert_eq!(find_all(fish(3, FishKind::Mutant), &grid), []);
    let deductions = find_all(fish(3, FishKind::FinnedMutant), &grid);
    let with_fin = |deduction: &&Deduction| pattern(deduction).covers[0].fins == cells("r4c6");
    let deduction = deductions.iter().find(with_fin).unwrap();
    assert_eq!(deduction.technique, Technique::FinnedMutantSwordfish);
    assert_eq!(deduction.eliminations, [candidate("r8c6", 7)]);
}

// All of them

#[test]
fn an_empty_board_has_no_fish() {
    for kind in KINDS {
        for size in 2..=7 {
            assert_eq!(find_all(fish(size, kind), &Grid::empty()), []);
        }
    }
}

#[test]
fn every_size_and_kind_of_fish_has_a_technique_of_its_own() {
    let of_kinds = [
        (
            FishKind::Basic,
            [
                Technique::XWing,
                Technique::Swordfish,
                Technique::Jellyfish,
                Technique::Squirmbag,
                Technique::Whale,
                Technique::Leviathan,
            ],
        ),
        (
            FishKind::Finned,
            [
                Technique::FinnedXWing,
                Technique::FinnedSwordfish,
                Technique::FinnedJellyfish,
                Technique::FinnedSquirmbag,
                Technique::FinnedWhale,
                Technique::FinnedLeviathan,
            ],
        ),
        (
            FishKind::Sashimi,
            [
                Technique::SashimiXWing,
                Technique::SashimiSwordfish,
                Technique::SashimiJellyfish,
                Technique::SashimiSquirmbag,
                Technique::SashimiWhale,
                Technique::SashimiLeviathan,
            ],
        ),
        (
            FishKind::Franken,
            [
                Technique::FrankenXWing,
                Technique::FrankenSwordfish,
                Technique::FrankenJellyfish,
                Technique::FrankenSquirmbag,
                Technique::FrankenWhale,
                Technique::FrankenLeviathan,
            ],
        ),
        (
            FishKind::FinnedFranken,
            [
                Technique::FinnedFrankenXWing,
                Technique::FinnedFrankenSwordfish,
                Technique::FinnedFrankenJellyfish,
                Technique::FinnedFrankenSquirmbag,
                Technique::FinnedFrankenWhale,
                Technique::FinnedFrankenLeviathan,
            ],
        ),
        (
            FishKind::Mutant,
            [
                Technique::MutantXWing,
                Technique::MutantSwordfish,
                Technique::MutantJellyfish,
                Technique::MutantSquirmbag,
                Technique::MutantWhale,
                Technique::MutantLeviathan,
            ],
        ),
        (
            FishKind::FinnedMutant,
            [
                Technique::FinnedMutantXWing,
                Technique::FinnedMutantSwordfish,
                Technique::FinnedMutantJellyfish,
                Technique::FinnedMutantSquirmbag,
                Technique::FinnedMutantWhale,
                Technique::FinnedMutantLeviathan,
            ],
        ),
    ];
    for (kind, techniques) in of_kinds {
        for (size, technique) in (2..).zip(techniques) {
            assert_eq!(fish(size, kind).technique(), technique);
        }
    }
    let named = Technique::ALL
        .iter()
        .filter(|technique| is_fish(**technique));
    assert_eq!(named.count(), 7 * 6);
}

/// The fish of the lesson of each technique, with its size and its kind.
fn fish_of_lessons() -> Vec<(usize, FishKind, FishPattern)> {
    let all = KINDS
        .into_iter()
        .flat_map(|kind| (2..=7).map(move |size| (size, kind)));
    let shown = all.map(|(size, kind)| {
        let technique = fish(size, kind).technique();
        let shown = lesson(Language::english(), technique).and_then(|lesson| lesson.shown());
        let shown = shown.unwrap_or_else(|| panic!("no lesson shows a {technique}"));
        (size, kind, pattern(&shown).clone())
    });
    shown.collect()
}

#[test]
fn every_fish_of_a_lesson_has_the_size_that_its_name_says() {
    for (size, kind, pattern) in fish_of_lessons() {
        assert_eq!(pattern.base.len(), size, "{kind:?}");
    }
}

#[test]
fn every_fish_of_a_lesson_has_fins_if_its_name_says_so() {
    for (size, kind, pattern) in fish_of_lessons() {
        let has_fins = !pattern.covers.iter().all(|cover| cover.fins.is_empty())
            || !pattern.endo_fins.is_empty();
        let is_finned = !matches!(kind, FishKind::Basic | FishKind::Franken | FishKind::Mutant);
        assert_eq!(has_fins, is_finned, "{size} {kind:?}");
    }
}

/// What all fish of a size remove, house by house as the definition has it.
fn by_definition(cells: CellSet, size: usize, kind: FishKind) -> CellSet {
    let parts: Vec<(House, CellSet)> = House::all()
        .map(|house| (house, cells & house.cells()))
        .collect();
    let with_candidates: Vec<_> = parts.iter().filter(|(_, part)| !part.is_empty()).collect();
    let covers = choices(&parts.iter().collect::<Vec<_>>(), size);
    let mut removed = CellSet::EMPTY;
    for base in choices(&with_candidates, size) {
        let (held, endo) = once_and_twice(&base);
        for cover in &covers {
            if shape(&base, cover) != Some(without_fins(kind)) {
                continue;
            }
            let (covered, twice) = once_and_twice(cover);
            let fins = (held - covered) | endo;
            let is_small = |(_, part): &(House, CellSet)| (*part & covered).len() < 2;
            let found = match (fins.is_empty(), without_fins(kind)) {
                (true, shape) => shape,
                (false, FishKind::Franken) => FishKind::FinnedFranken,
                (false, FishKind::Mutant) => FishKind::FinnedMutant,
                (false, _) if base.iter().any(is_small) => FishKind::Sashimi,
                (false, _) => FishKind::Finned,
            };
            if found == kind {
                removed |= ((covered - held) | twice) & fins.common_peers();
            }
        }
    }
    removed
}

fn without_fins(kind: FishKind) -> FishKind {
    match kind {
        FishKind::Basic | FishKind::Finned | FishKind::Sashimi => FishKind::Basic,
        FishKind::Franken | FishKind::FinnedFranken => FishKind::Franken,
        FishKind::Mutant | FishKind::FinnedMutant => FishKind::Mutant,
    }
}

type Part = (House, CellSet);

fn shape(base: &[Part], cover: &[Part]) -> Option<FishKind> {
    if base.iter().any(|part| cover.contains(part)) {
        return None;
    }
    let has = |part: &[Part], kind| part.iter().any(|(house, _)| house.kind() == kind);
    let (row, column) = (HouseKind::Row, HouseKind::Column);
    let crossed = |a, b| !has(base, b) && !has(cover, a);
    Some(if !crossed(row, column) && !crossed(column, row) {
        FishKind::Mutant
    } else if has(base, HouseKind::Box) || has(cover, HouseKind::Box) {
        FishKind::Franken
    } else {
        FishKind::Basic
    })
}

fn choices(parts: &[&Part], size: usize) -> Vec<Vec<Part>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        for mut rest in choices(&parts[number + 1..], size - 1) {
            rest.push(**part);
            all.push(rest);
        }
    }
    all
}

fn once_and_twice(parts: &[Part]) -> (CellSet, CellSet) {
    parts.iter().fold(
        (CellSet::EMPTY, CellSet::EMPTY),
        |(once, twice), (_, part)| (once | *part, twice | (once & *part)),
    )
}

#[test]
fn the_rules_remove_all_that_the_definition_does_and_nothing_else() {
    let positions = [
        sashimi_x_wing(),
        without_sevens(endo_fin(), "r8c1 r9c1 r4c1 r8c8 r8c9"),
        sevens(
            &[
                House::row(0),
                House::row(3),
                House::row(4),
                House::row(8),
                House::box_at(4),
            ],
            "r1c2 r1c9 r4c2 r4c6 r5c1 r5c5 r9c6 r9c9",
        ),
    ];
    for grid in positions {
        for kind in KINDS {
            let found = find_all(fish(2, kind), &grid);
            let removed = found
                .iter()
                .fold(CellSet::EMPTY, |all, d| all | eliminated(d));
            assert_eq!(
                removed,
                by_definition(grid.cells_with(digit(7)), 2, kind),
                "{kind:?}"
            );
        }
    }
}

#[test]
fn no_fish_along_the_paths_of_puzzles_removes_a_digit_of_the_solution() {
    let rules: Vec<_> = CATALOG
        .iter()
        .filter(|rule| is_fish(rule.technique()))
        .collect();
    let found: HashSet<Technique> = (0..30_u64)
        .into_par_iter()
        .flat_map_iter(|seed| {
            let (puzzle, solution) = unique_puzzle(seed, 60);
            let mut found = HashSet::new();
            walk(&puzzle, &solution, |position, grid| {
                // The large ones take long in a plain build.
                let is_turn = |rule: &&&&dyn DeductionRule| {
                    position % 25 == 0 || rule.technique().code() < "033" || is_small(***rule)
                };
                for rule in rules.iter().filter(is_turn) {
                    check_rule(**rule, grid, &solution, |deduction| {
                        check(deduction);
                        found.insert(deduction.technique);
                    });
                }
            });
            found
        })
        .collect();
    assert!(found.len() > 10, "only {found:?}");
}

fn is_small(rule: &dyn DeductionRule) -> bool {
    rule.technique().code().ends_with(['0', '1'])
}

/// Checks what a deduction says of its fish.
fn check(deduction: &Deduction) {
    let pattern = pattern(deduction);
    let digits: Vec<Digit> = explain::digits(deduction).iter().collect();
    assert_eq!(digits, [pattern.digit]);
    for cover in &pattern.covers {
        assert_eq!(cover.houses.len(), pattern.base.len());
        assert!(
            cover
                .houses
                .iter()
                .all(|house| !pattern.base.contains(house))
        );
        assert!(!cover.eliminated.is_empty());
    }
}
