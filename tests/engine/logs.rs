//! Lines from the logs of CSP-Rules and of SudokuWiki's solver, read as steps.

use std::ops::ControlFlow;

use crate::common::positions::holding;
use crate::common::{candidate, digits};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::grid::{Candidate, Cell, CellSet, Digit, Grid, Layout};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::notation::{WrittenStep, check, read};
use sudoku_stepper::rules::wings::WingPattern;
use sudoku_stepper::rules::{Deduction, Pattern, Survey, Technique, rule_for};

fn only(text: &str) -> WrittenStep {
    let mut steps = read(text, &Layout::CLASSIC, Notation::Rc)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(steps.len(), 1, "{text}");
    steps.remove(0)
}

/// What a rule finds first on the positions that are kept for its technique.
fn found(technique: Technique) -> Vec<(Grid, Deduction)> {
    let all = stored(technique).take(5).filter_map(|position| {
        let mut found = None;
        let _ = rule_for(technique)?.search(&Survey::of(&position.grid), &mut |deduction| {
            found = Some(deduction);
            ControlFlow::Break(())
        });
        Some((position.grid, found?))
    });
    all.collect()
}

fn removed(deduction: &Deduction) -> String {
    let removed = deduction.eliminations.iter();
    let removed: Vec<String> = removed
        .map(|it| format!("{}≠{}", it.cell, it.digit))
        .collect();
    removed.join(", ")
}

#[test]
fn what_a_line_concludes_is_read() {
    let removed = |names: &[(&str, u8)]| {
        names
            .iter()
            .map(|(cell, digit)| candidate(cell, *digit))
            .collect::<Vec<_>>()
    };
    for (text, placed, lost) in [
        (
            "naked-pairs-in-a-row: r4{c2 c7}{n2 n5} ==> r4c9≠2, r4c1 ≠ 5",
            &[][..],
            &[("r4c9", 2), ("r4c1", 5)][..],
        ),
        (
            "whip[3]: r2c3{n5 n4} - r8c3{n4 n3} - r3c3{n3 .} ==> r7c3 ≠ 5",
            &[],
            &[("r7c3", 5)],
        ),
        (
            "singles ==> r5c4=9, r2c6=9, r3c1=9",
            &[("r5c4", 9), ("r2c6", 9), ("r3c1", 9)],
            &[],
        ),
        ("hidden-single-in-a-block ==> r1c3 = 5", &[("r1c3", 5)], &[]),
        (
            "biv-chain-rc[3]: r3c4{n7 n5} - r3c8{n5 n6} - r8c8{n6 n7} ==> r8c4≠7",
            &[],
            &[("r8c4", 7)],
        ),
        (
            "Trid-OR7-whip[8]: OR7{{n6r5c6 n4r5c8 | .}} - r2n4{c8 .} ==> r5c5≠4",
            &[],
            &[("r5c5", 4)],
        ),
        (
            "interaction row r4 with block b5 for number 4 ==> r6c5 <> 4, r6c4 <> 4",
            &[],
            &[("r6c5", 4), ("r6c4", 4)],
        ),
        (
            "X-WING (Row->Col) 7 taken off A4, based on B2 B8 H2 H8",
            &[],
            &[("r1c4", 7)],
        ),
        (
            "NAKED PAIR: A1/A5 removes 3/7 from A7",
            &[],
            &[("r1c7", 3), ("r1c7", 7)],
        ),
        (
            "POINTING PAIR: Between Box 1 and Row A: 3 taken off A5, A6 and J7",
            &[],
            &[("r1c5", 3), ("r1c6", 3), ("r9c7", 3)],
        ),
        ("Y-WING: 5 can be removed from D4", &[], &[("r4c4", 5)]),
        ("4 found once at C8 in column", &[("r3c8", 4)], &[]),
        ("Hidden single: J9 set to 4", &[("r9c9", 4)], &[]),
        (
            "Contradiction: When C9 is set to 2 the chain implies it cannot be 2 - it can be removed",
            &[],
            &[("r3c9", 2)],
        ),
        (
            "Naked Triple 1/4/8 in row C: 1 & 4 taken off C3",
            &[],
            &[("r3c3", 1), ("r3c3", 4)],
        ),
        ("r8c5<>8, r3c4=7", &[("r3c4", 7)], &[("r8c5", 8)]),
        ("r8c5≠8 r3c4=7", &[("r3c4", 7)], &[("r8c5", 8)]),
    ] {
        let step = only(text);
        assert_eq!(step.placements, removed(placed), "{text}");
        assert_eq!(step.eliminations, removed(lost), "{text}");
    }
}

#[test]
fn a_line_names_its_technique() {
    assert_eq!(
        only("X-WING (Row->Col) 7 taken off A4").technique,
        Some(Technique::XWing)
    );
    assert_eq!(
        only("naked-triplets-in-a-row: r3{c1 c7 c9}{n7 n6 n9} ==> r3c8≠9").technique,
        Some(Technique::NakedTriple)
    );
}

#[test]
fn what_is_no_line_of_a_log_is_refused() {
    for text in [
        "a nice evening",
        "the 5 of 7",
        "whip[3] r2c3",
        "4 from here",
    ] {
        assert!(
            read(text, &Layout::CLASSIC, Notation::Rc).is_err(),
            "{text}"
        );
    }
}

#[test]
fn naked_subsets_of_a_log_are_checked_on_the_board() {
    let pair = holding(&[("r4c2 r4c7", &[2, 5])]);
    assert!(
        check(
            &only("naked-pairs-in-a-row: r4{c2 c7}{n2 n5} ==> r4c9≠2"),
            &pair
        )
        .is_ok()
    );
    assert!(
        check(
            &only("naked-pairs-in-a-row: r4{c2 c7}{n2 n6} ==> r4c9≠2"),
            &pair
        )
        .is_err()
    );
    assert!(
        check(
            &only("naked-pairs-in-a-row: r4{c2 c7}{n2 n5} ==> r5c9≠2"),
            &pair
        )
        .is_err()
    );
}

#[test]
fn hidden_subsets_of_a_log_are_checked_on_the_board() {
    let mut hidden = Grid::empty();
    for cell in (0..9)
        .map(|column| Cell::at(5, column))
        .filter(|cell| ![6, 8].contains(&cell.column()))
    {
        for digit in digits(&[5, 6]) {
            hidden.eliminate(Candidate::new(cell, digit));
        }
    }
    assert!(
        check(
            &only("hidden-pairs-in-a-row: r6{n5 n6}{c7 c9} ==> r6c9≠3, r6c7≠1"),
            &hidden
        )
        .is_ok()
    );
    assert!(
        check(
            &only("hidden-pairs-in-a-row: r6{n5 n7}{c7 c9} ==> r6c9≠3"),
            &hidden
        )
        .is_err()
    );
}

#[test]
fn fish_of_a_log_are_checked_on_the_board() {
    for (grid, deduction) in found(Technique::XWing) {
        let Pattern::Fish(fish) = &deduction.pattern else {
            panic!()
        };
        let houses = |all: &[sudoku_stepper::grid::House]| {
            let names: Vec<String> = all
                .iter()
                .map(|it| format!("{}{}", it.kind().letter(), it.number() + 1))
                .collect();
            names.join(" ")
        };
        let text = format!(
            "x-wing-in-rows: n{}{{{}}}{{{}}} ==> {}",
            fish.digit,
            houses(&fish.base),
            houses(&fish.covers[0].houses),
            removed(&deduction)
        );
        assert!(check(&only(&text), &grid).is_ok(), "{text}");
    }
}

#[test]
fn chains_of_variables_are_followed_to_their_contradiction() {
    let mut wings = 0;
    for (grid, deduction) in found(Technique::XyWing) {
        let Pattern::Wing(pattern) = &deduction.pattern else {
            panic!()
        };
        let WingPattern::Pivoted {
            pivot,
            pincers: [first, second],
            joined_by: [x, y],
            eliminated: z,
            ..
        } = &**pattern
        else {
            panic!()
        };
        wings += 1;
        let chain = format!("{first}{{n{z} n{x}}} - {pivot}{{n{x} n{y}}} - {second}{{n{y} n{z}}}");
        let holds = |text: &str| check(&only(text), &grid).map_err(|flaw| flaw.to_string());
        let told = removed(&deduction);
        assert!(
            holds(&format!("biv-chain[3]: {chain} ==> {told}")).is_ok(),
            "{chain}"
        );
        // The same as a whip, whose last variable has no value left.
        let whip = format!("{first}{{n{z} n{x}}} - {pivot}{{n{x} n{y}}} - {second}{{n{y} .}}");
        assert!(
            holds(&format!("whip[3]: {whip} ==> {told}")).is_ok(),
            "{whip}"
        );
        // Without the pivot nothing joins the pincers.
        let cut = format!("{first}{{n{z} n{x}}} - {second}{{n{y} .}}");
        assert!(
            holds(&format!("whip[2]: {cut} ==> {told}")).is_err(),
            "{cut}"
        );
        // What does not see an end is not refuted.
        let seen = [*first, *second];
        let other = grid.cells_with(*z).iter().find(|cell| {
            !seen.contains(cell) && seen.iter().any(|end| !end.peers().contains(*cell))
        });
        if let Some(other) = other {
            assert!(
                holds(&format!("biv-chain[3]: {chain} ==> {other}≠{z}")).is_err(),
                "{other}"
            );
        }
    }
    assert!(wings > 0);
}

#[test]
fn a_whip_of_length_one_is_an_intersection() {
    for (grid, deduction) in found(Technique::Pointing) {
        let Pattern::LockedCandidates(locked) = &deduction.pattern else {
            panic!()
        };
        let digit: Digit = locked.digit;
        let places: CellSet = grid.cells_with(digit) & locked.base.cells();
        let one = places.first().unwrap();
        let base = format!("b{}n{digit}", locked.base.number() + 1);
        let text = format!("whip[1]: {base}{{{one} .}} ==> {}", removed(&deduction));
        assert!(check(&only(&text), &grid).is_ok(), "{text}");
        let wrong = text.replacen(
            &format!("n{digit}{{"),
            &format!("n{}{{", digit.get() % 9 + 1),
            1,
        );
        assert!(check(&only(&wrong), &grid).is_err(), "{wrong}");
    }
}

#[test]
fn a_line_whose_pattern_is_not_told_is_left_to_the_rule_or_open() {
    for (grid, deduction) in found(Technique::XWing) {
        let it = deduction.eliminations[0];
        let row = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J'][it.cell.row()];
        let line = format!(
            "X-WING (Row->Col) {} taken off {row}{}",
            it.digit,
            it.cell.column() + 1
        );
        assert!(check(&only(&line), &grid).is_ok(), "{line}");
    }
    let open = |text: &str| {
        let step = only(text);
        check(&step, &Grid::empty()).is_err_and(|flaw| step.is_open(&flaw))
    };
    for text in [
        "r8c5<>8",
        "r3c4=7",
        "X-WING (Row->Col) 7 taken off A4",
        "oddagon[5]: n6r1c1 and more ==> r1c5≠1",
        "finned-x-wing-in-rows: n5{r8 r1}{c4 c9} ==> r3c9≠5",
    ] {
        assert!(open(text), "{text}");
    }
    for text in [
        "Naked Single: r1c7=3",
        "naked-pairs-in-a-row: r4{c2 c7}{n2 n5} ==> r4c9≠2",
    ] {
        assert!(!open(text), "{text}");
    }
}

#[test]
fn what_is_only_begun_as_a_claim_or_a_chain_is_refused() {
    for text in [
        "r1c3=4, r10c4=1",
        "r1c3=4 foo bar",
        "r1c3=4=5",
        "r1c3=4-5",
        "r1c3=4)",
        "r1c3<>1<>4",
        "(4)r1c3=(4)r1c4-(6)r1c4",
        "(4)r1c3=(4)r1c4-(6)r1c4=",
    ] {
        let read = read(text, &Layout::CLASSIC, Notation::Rc);
        assert!(read.is_err(), "{text}: {read:?}");
    }
}
