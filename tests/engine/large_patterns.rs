//! What patterns find that take much of the board, on positions worked out by hand, what
//! they say and what they show; and that what they find is true.

use crate::common::pinned::pinned;
use crate::common::positions::{only, that_removes};
use crate::common::{all_of, candidate, cell, cells, digit, digits, sorted};
use crate::shown::{lines, marked, says};
use sudoku_stepper::drawing::legend;
use sudoku_stepper::explain::{CellPart, Length, Notation, Role, picture, text};
use sudoku_stepper::formats::read_library_line;
use sudoku_stepper::grid::{Candidate, CellSet, Grid, House, Layout, LayoutBuilder};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::rules::large_patterns::{
    DOUBLE_EXOCET, ExocetConclusion, ExocetPattern, JUNIOR_EXOCET, MULTI_SECTOR_LOCKED_SETS,
    SENIOR_EXOCET, SK_LOOP, SectorPattern, SectorShape,
};
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Obstacle, Pattern, find_all,
};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::texts::Language;

/// The empty board where some cells lack some digits.
fn lacking(cut: &[(&str, &[u8])]) -> Grid {
    let mut grid = Grid::empty();
    for (names, values) in cut {
        for one in cells(names) {
            for value in *values {
                grid.eliminate(Candidate::new(one, digit(*value)));
            }
        }
    }
    grid
}

/// The base r1c1 and r2c1 can be 1, 2 and 3; the targets are r4c2 and r7c3, beside which
/// r4c3 and r7c2 have none of these. In columns 4 to 9, rows 3, 4 and 7 have the 1 only in
/// columns 4 and 5, the 2 only in columns 7 and 8, and the 3 only in row 3 and column 6.
fn junior() -> Grid {
    lacking(&[
        ("r1c1 r2c1", &[4, 5, 6, 7, 8, 9]),
        ("r4c3 r7c2", &[1, 2, 3]),
        ("r3c6 r4c6 r7c6", &[1, 2]),
        ("r3c7 r4c7 r7c7 r3c8 r4c8 r7c8", &[1]),
        ("r3c9 r4c9 r7c9", &[1, 2]),
        ("r3c4 r4c4 r7c4 r3c5 r4c5 r7c5", &[2]),
        ("r4c4 r7c4 r4c5 r7c5 r4c7 r7c7 r4c8 r7c8 r4c9 r7c9", &[3]),
    ])
}

fn exocet(deduction: &Deduction) -> &ExocetPattern {
    match &deduction.pattern {
        Pattern::Exocet(pattern) => pattern,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_targets_of_a_junior_exocet_hold_the_digits_of_its_base() {
    let found = find_all(&JUNIOR_EXOCET, &junior());
    let [deduction] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!(
        deduction.eliminations,
        all_of(&[("r4c2 r7c3", &[4, 5, 6, 7, 8, 9])])
    );
    let pattern = exocet(deduction);
    assert_eq!(pattern.parts[0].base, ["r1c1", "r2c1"].map(cell));
    assert_eq!(pattern.parts[0].targets, ["r4c2", "r7c3"].map(cell));
    assert_eq!(pattern.digits, digits(&[1, 2, 3]));
    assert_eq!(pattern.cross_lines, [2, 3, 6].map(House::row));
    pinned!("in full", says(deduction));
    let english = Language::english();
    let short = text(deduction, Length::Short).render(english, Notation::Rc);
    pinned!("in short", short);
}

#[test]
fn a_junior_exocet_is_drawn_by_base_targets_and_cross_lines() {
    let found = find_all(&JUNIOR_EXOCET, &junior());
    let drawn = picture(&found[0]);
    assert_eq!(drawn.covers, [2, 3, 6].map(House::row));
    assert_eq!(
        drawn.cells,
        [
            (
                cells(
                    "r3c4 r3c5 r3c6 r3c7 r3c8 r3c9 r4c4 r4c5 r4c6 r4c7 r4c8 r4c9 r7c4 r7c5 r7c6 \
                     r7c7 r7c8 r7c9"
                ),
                CellPart::SCell
            ),
            (cells("r1c1 r2c1"), CellPart::ExocetBase),
            (cells("r4c2 r7c3"), CellPart::Target),
            (cells("r4c3 r7c2"), CellPart::Companion),
        ]
    );
    let base = sorted(&marked(&found[0], Role::Base));
    assert_eq!(base, all_of(&[("r1c1 r2c1", &[1, 2, 3])]));
    let in_targets = sorted(&marked(&found[0], Role::Y));
    assert_eq!(in_targets, all_of(&[("r4c2 r7c3", &[1, 2, 3])]));
    assert!(marked(&found[0], Role::Z).contains(&candidate("r4c6", 3)));
    let entries = legend(&drawn, Family::LargePatterns, false);
    let labels: Vec<String> = entries
        .iter()
        .map(|it| it.label.words(Language::english()))
        .collect();
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    for label in [
        "Base cell",
        "Target",
        "Cross-line",
        "S cell of a cross-line",
        "Companion: none of these digits",
        "Candidate of the base",
    ] {
        assert!(labels.contains(&label), "{labels:?}");
    }
}

#[test]
fn a_digit_beside_a_target_or_in_a_third_line_spoils_an_exocet() {
    // The 1 can be beside the target r4c2.
    let beside = lacking(&[
        ("r1c1 r2c1", &[4, 5, 6, 7, 8, 9]),
        ("r4c3", &[2, 3]),
        ("r7c2", &[1, 2, 3]),
        ("r3c6 r4c6 r7c6", &[1, 2]),
        ("r3c7 r4c7 r7c7 r3c8 r4c8 r7c8", &[1]),
        ("r3c9 r4c9 r7c9", &[1, 2]),
        ("r3c4 r4c4 r7c4 r3c5 r4c5 r7c5", &[2]),
        ("r4c4 r7c4 r4c5 r7c5 r4c7 r7c7 r4c8 r7c8 r4c9 r7c9", &[3]),
    ]);
    assert_eq!(find_all(&JUNIOR_EXOCET, &beside), []);
    // The 1 is in a third column.
    let third = lacking(&[
        ("r1c1 r2c1", &[4, 5, 6, 7, 8, 9]),
        ("r4c3 r7c2", &[1, 2, 3]),
        ("r3c6 r4c6 r7c6", &[2]),
        ("r3c7 r4c7 r7c7 r3c8 r4c8 r7c8", &[1]),
        ("r3c9 r4c9 r7c9", &[1, 2]),
        ("r3c4 r4c4 r7c4 r3c5 r4c5 r7c5", &[2]),
        ("r4c4 r7c4 r4c5 r7c5 r4c7 r7c7 r4c8 r7c8 r4c9 r7c9", &[3]),
    ]);
    assert_eq!(find_all(&JUNIOR_EXOCET, &third), []);
    // And two cells with five digits are no base.
    let base = lacking(&[("r1c1 r2c1", &[6, 7, 8, 9])]);
    assert_eq!(find_all(&JUNIOR_EXOCET, &base), []);
}

#[test]
fn a_target_cannot_be_what_leaves_the_other_cross_lines_no_room() {
    // Of rows 3 and 7, only column 4 has the 1: with 1 in r4c2 both would need it there.
    let mut grid = junior();
    for name in ["r3c5", "r7c5"] {
        grid.eliminate(candidate(name, 1));
    }
    let found = find_all(&JUNIOR_EXOCET, &grid);
    let [first, more] = &found[..] else {
        panic!("{found:?}")
    };
    assert!(!first.eliminations.contains(&candidate("r4c2", 1)));
    assert!(more.eliminations.contains(&candidate("r4c2", 1)));
    assert!(!more.eliminations.contains(&candidate("r7c3", 1)));
    pinned!(says(more));
    // If row 4 has none besides, neither target can be 1, and so the base cannot.
    for name in ["r4c4", "r4c5"] {
        grid.eliminate(candidate(name, 1));
    }
    let found = find_all(&JUNIOR_EXOCET, &grid);
    let gone = all_of(&[("r1c1 r2c1 r4c2 r7c3", &[1])]);
    assert!(gone.iter().all(|it| found[0].eliminations.contains(it)));
    let said = lines(&found[0]);
    assert_eq!(
        said[10],
        "10. No target can be 1, so the base cannot either."
    );
}

#[test]
fn a_target_cannot_be_what_its_mirror_cannot_be() {
    // The 1 of r4c2 would be in box 7 in column 3: not in the target r7c3, so in r8c3 or
    // r9c3.
    let mut grid = junior();
    for name in ["r8c3", "r9c3"] {
        grid.eliminate(candidate(name, 1));
    }
    let found = find_all(&JUNIOR_EXOCET, &grid);
    let [_, mirrored] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!(mirrored.eliminations, [candidate("r4c2", 1)]);
    assert_eq!(
        exocet(mirrored).conclusion,
        ExocetConclusion::Mirror(vec![(candidate("r4c2", 1), cells("r8c3 r9c3"))])
    );
    pinned!(says(mirrored));
    let drawn = picture(mirrored);
    assert!(
        drawn
            .cells
            .contains(&(cells("r8c3 r9c3"), CellPart::Mirror))
    );
}

/// The position of a line as libraries of techniques have it, and what it removes.
fn of_line(line: &str) -> (Grid, Vec<Candidate>) {
    let case = read_library_line(line, 1).unwrap().unwrap();
    (case.grid, case.eliminated)
}

#[test]
fn a_double_exocet_takes_its_digits_from_all_that_sees_its_bases_or_targets() {
    // Fata Morgana's kin: bases r8c8, r8c9 and r9c5, r9c6.
    let (grid, gone) = of_line(
        ":double-exocet:2346:98.7..6..7..65.8....6....4.8..5..9...6...3...........21...7.....7..951\
         .....1...78:972 973:232 332 235 335 236 339 253 453 255 455 459 362 462 363 463 465 466 \
         368 272 372 472 273 373 473 874 577 284 384 484 591 297 397 497::",
    );
    let deduction = &that_removes(&DOUBLE_EXOCET, &grid, &gone).expect("it is found");
    let pattern = exocet(deduction);
    assert_eq!(pattern.base(), cells("r8c8 r8c9 r9c5 r9c6"));
    assert_eq!(pattern.targets(), cells("r7c4 r7c7 r8c1 r9c1"));
    let said = lines(deduction).join("\n");
    assert!(said.contains("No digit is in both bases"), "{said}");
    // Without one of the four digits in a base there is but one of three.
    let mut three = grid;
    for name in ["r8c8", "r8c9"] {
        three.eliminate(candidate(name, 4));
    }
    assert_eq!(find_all(&DOUBLE_EXOCET, &three), []);
}

#[test]
fn a_senior_exocet_has_a_target_outside_its_chute() {
    let (grid, gone) = of_line(
        ":senior-exocet:1479:1234+5+6.8.4+56...+1+23+7+8+91+2+35+6+4+238..5..6+5+14+3+6.+29.6+97+2..35.3\
         +4+56.2+87.+8+6+1+5...32+97+28+3.+6.+5:445:826 175::",
    );
    let deduction = that_removes(&SENIOR_EXOCET, &grid, &gone).expect("it is found");
    let pattern = exocet(&deduction);
    assert_eq!(pattern.parts[0].base, ["r7c5", "r8c5"].map(cell));
    assert_eq!(pattern.targets(), cells("r2c6 r4c7"));
    // It is none of the other kinds.
    assert_eq!(that_removes(&JUNIOR_EXOCET, &grid, &gone), None);
}

fn sectors(deduction: &Deduction) -> &SectorPattern {
    match &deduction.pattern {
        Pattern::Sectors(pattern) => pattern,
        other => panic!("{other:?}"),
    }
}

const EASTER_MONSTER: &str = ":sk-loop:123456789:1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7\
     .....6...3...9.8...2.....1::713 325 825 826 231 452 852 358 958 173 584 485 691::";

/// The digits that the links of the Easter Monster's loop share.
const SHARES: [[u8; 2]; 8] = [
    [3, 8],
    [1, 6],
    [3, 9],
    [2, 7],
    [4, 5],
    [1, 6],
    [4, 8],
    [2, 7],
];

#[test]
fn an_sk_loop_keeps_the_digits_of_its_links() {
    let (grid, gone) = of_line(EASTER_MONSTER);
    let found = find_all(&SK_LOOP, &grid);
    let [deduction] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!(deduction.eliminations[..], gone);
    let pattern = sectors(deduction);
    let SectorShape::Ring { corners, links, .. } = &pattern.shape else {
        panic!("{pattern:?}")
    };
    assert_eq!(*corners, ["r2c2", "r2c8", "r8c8", "r8c2"].map(cell));
    let names = links.map(|link| link.to_string());
    assert_eq!(
        names,
        [
            "row 2", "box 3", "column 8", "box 9", "row 8", "box 7", "column 2", "box 1"
        ]
    );
    let shares = links.map(|link| pattern.digits_of(link));
    assert_eq!(shares, SHARES.map(|two| digits(&two)));
    pinned!(says(deduction));
    // One more digit in the ring needs one more place.
    let mut more = grid;
    let corner = cell("r2c2");
    assert!(more.value(corner).is_some());
    for (names, value) in [("r1c2", 8), ("r1c8", 6)] {
        more.eliminate(candidate(names, value));
    }
    assert!(find_all(&SK_LOOP, &more).len() <= 1);
}

#[test]
fn an_sk_loop_is_drawn_as_a_ring_of_pairs_with_the_digits_of_each_link() {
    let (grid, _) = of_line(EASTER_MONSTER);
    let deduction = &only(&SK_LOOP, &grid);
    let drawn = picture(deduction);
    assert_eq!(drawn.shares.len(), 8);
    for (share, two) in drawn.shares.iter().zip(SHARES) {
        let told: Vec<u8> = share.digits.iter().map(|digit| digit.get()).collect();
        assert!(told.iter().all(|digit| two.contains(digit)), "{share:?}");
    }
    let pairs: CellSet = marked(deduction, Role::Base)
        .into_iter()
        .chain(marked(deduction, Role::Y))
        .map(|it| it.cell)
        .collect();
    assert_eq!(drawn.cells, [(pairs, CellPart::Pattern)]);
}

/// Rows 1, 4 and 7 cross columns 1, 4 and 7 in nine cells, which have 1 and 2 and, in each
/// column, another digit.
fn crossing(cut: &[(&str, &[u8])]) -> Grid {
    let mut all: Vec<(&str, &[u8])> = vec![
        ("r1c1 r4c1 r7c1", &[4, 5, 6, 7, 8, 9]),
        ("r1c4 r4c4 r7c4", &[3, 5, 6, 7, 8, 9]),
        ("r4c7 r7c7", &[3, 4, 6, 7, 8, 9]),
    ];
    all.extend(cut);
    lacking(&all)
}

#[test]
fn the_lines_of_a_multi_sector_locked_set_keep_their_digits_where_they_cross() {
    let found = find_all(
        &MULTI_SECTOR_LOCKED_SETS,
        &crossing(&[("r1c7", &[3, 4, 6, 7, 8, 9])]),
    );
    let [deduction] = &found[..] else {
        panic!("{found:?}")
    };
    let nine = cells("r1c1 r1c4 r1c7 r4c1 r4c4 r4c7 r7c1 r7c4 r7c7");
    let rows = [0, 3, 6].map(House::row);
    let columns = [0, 3, 6].map(House::column);
    let mut gone: Vec<Candidate> = Vec::new();
    for line in rows.iter().chain(&columns) {
        for one in line.cells() - nine {
            gone.extend([1, 2].map(|value| Candidate::new(one, digit(value))));
        }
    }
    for (column, value) in columns.iter().zip([3, 4, 5]) {
        let rest = column.cells() - nine;
        gone.extend(rest.iter().map(|one| Candidate::new(one, digit(value))));
    }
    gone.sort_unstable();
    gone.dedup();
    assert_eq!(deduction.eliminations[..], gone);
    pinned!(says(deduction));
    let drawn = picture(deduction);
    assert_eq!(
        (drawn.houses, drawn.covers),
        (rows.to_vec(), columns.to_vec())
    );
    // Beside each line that gives digits stand these.
    let shares = drawn.shares.iter().map(|share| {
        assert!(share.corners.is_empty());
        (share.house, share.digits)
    });
    let away = [3, 4, 5].map(|value| digits(&[1, 2, value]));
    assert!(shares.eq(columns.into_iter().zip(away)));
    // A sixth digit takes one line more, and then there is one to spare.
    let six = crossing(&[("r1c7", &[3, 4, 7, 8, 9])]);
    assert_eq!(find_all(&MULTI_SECTOR_LOCKED_SETS, &six), []);
}

#[test]
fn multi_sector_locked_sets_hold_on_every_board_with_rows_and_columns() {
    let latin = LayoutBuilder::new(9).build().unwrap();
    assert_eq!(MULTI_SECTOR_LOCKED_SETS.holds_in(&latin), Ok(()));
    let small = LayoutBuilder::new(4).build().unwrap();
    assert_eq!(
        find_all(&MULTI_SECTOR_LOCKED_SETS, &Grid::empty_on(&small)),
        []
    );
    let (grid, gone) = of_line(EASTER_MONSTER);
    let found = find_all(&MULTI_SECTOR_LOCKED_SETS, &grid);
    let of_all = |it: &Deduction| gone.iter().any(|one| it.eliminations.contains(one));
    assert!(found.iter().any(of_all));
}

#[test]
fn large_patterns_of_boxes_need_the_classic_boxes() {
    let latin = LayoutBuilder::new(9).build().unwrap();
    let of_boxes: [&dyn DeductionRule; 4] =
        [&SK_LOOP, &JUNIOR_EXOCET, &DOUBLE_EXOCET, &SENIOR_EXOCET];
    for rule in of_boxes {
        assert_eq!(rule.holds_in(&latin), Err(Obstacle::NoClassicBoxes));
        assert_eq!(find_all(rule, &Grid::empty_on(&latin)), []);
        assert_eq!(rule.holds_in(&Layout::CLASSIC), Ok(()));
    }
    assert_eq!(
        Obstacle::NoClassicBoxes.text().words(Language::english()),
        "The rule looks at bands and stacks of three boxes, and the board has others or none."
    );
}

/// The rules of the family.
fn rules() -> impl Iterator<Item = &'static dyn DeductionRule> {
    let all = CATALOG.iter().copied();
    all.filter(|rule| rule.technique().family() == Family::LargePatterns)
}

#[test]
fn what_large_patterns_remove_is_false_wherever_a_hard_puzzle_stalls() {
    let mut found = 0;
    for technique in rules().map(|rule| rule.technique()) {
        for position in stored(technique) {
            let mut grid = position.grid;
            let solution = match solve(&grid, &Stop::never()).unwrap().solutions {
                Solutions::One(solution) => solution,
                other => panic!("{other:?}"),
            };
            let simple = Solver::everything();
            let simple = simple.techniques().map(|(it, _)| it).take(20);
            let simple = Solver::with(simple.collect::<Vec<_>>());
            while !grid.is_full() {
                if let Some(step) = simple.step(&grid, Granularity::Rule) {
                    step.iter().for_each(|it| it.apply(&mut grid));
                    continue;
                }
                for deduction in rules().flat_map(|rule| find_all(rule, &grid)) {
                    found += 1;
                    for gone in &deduction.eliminations {
                        assert!(grid.has(*gone));
                        let value = solution[gone.cell.index()];
                        assert_ne!(value, Some(gone.digit), "{deduction:?}");
                    }
                }
                // A cell is filled in, so that it goes on.
                if let Some(first) = grid.unsolved().first() {
                    grid.place(Candidate::new(first, solution[first.index()].unwrap()));
                }
            }
        }
    }
    assert!(found > 60, "{found}");
}
