//! Steps in the notations of the field.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::common::pinned::pinned;
use crate::common::positions::holding;
use crate::common::{candidate, cells, digit, digits, sorted};
use sudoku_stepper::explain::{self, Notation};
use sudoku_stepper::grid::{
    Candidate, CellSet, Grid, House, HouseKind, Layout, LayoutBuilder, Values,
};
use sudoku_stepper::lessons::stored;
use sudoku_stepper::notation::{Style, check, check_until, compact, read};
use sudoku_stepper::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};
use sudoku_stepper::rules::guardians::Outcome;
use sudoku_stepper::rules::written::Grounds;
use sudoku_stepper::rules::{Deduction, Family, Level, Pattern, Survey, Technique, rule_for};
use sudoku_stepper::search::{Stop, first};
use sudoku_stepper::texts::Language;

/// A chain of nodes, each `5 r1c2 r1c3`, with links that are strong by turns; where no
/// house is named, inside a cell.
fn chain(form: ChainForm, nodes: &[&str], links: usize, first_strong: bool) -> ChainPattern {
    let nodes: Vec<ChainNode> = nodes
        .iter()
        .map(|node| {
            let (value, names) = node.split_once(' ').unwrap();
            ChainNode {
                digit: digit(value.parse().unwrap()),
                cells: cells(names),
            }
        })
        .collect();
    let links = (0..links).map(|number| {
        let (from, to) = (nodes[number], nodes[(number + 1) % nodes.len()]);
        ChainLink {
            strong: (number % 2 == 0) == first_strong,
            reason: match from.cells.single() {
                Some(cell) if from.digit != to.digit => LinkReason::Cell(cell),
                _ => LinkReason::House(House::row(0)),
            },
            removes: Vec::new(),
        }
    });
    ChainPattern {
        form,
        links: links.collect(),
        nodes,
        digits: digits(&[5]),
    }
}

#[test]
fn a_subset_is_read_without_in_before_its_cells() {
    let read = |text: &str| format!("{:?}", read(text, &Layout::CLASSIC, Notation::Rc));
    let whole = read("Hidden Pair: 2,7 in r4c2,r6c2 => r4c2<>3");
    assert!(whole.starts_with("Ok"), "{whole}");
    assert_eq!(read("Hidden Pair: 2,7 r4c2,r6c2 => r4c2<>3"), whole);
    assert_eq!(read("Hidden Pair: 2,7 r46c2 => r4c2<>3"), whole);
    assert_eq!(read("2/7 D2,F2 => D2<>3"), read("2/7 in D2,F2 => D2<>3"));
}

/// What stands between the name and the conclusion, in both styles.
fn written(pattern: ChainPattern, notation: Notation) -> [String; 2] {
    let deduction = Deduction::removing(
        Technique::Aic,
        digit(5),
        CellSet::only(candidate("r9c9", 5).cell),
        Pattern::Chain(Box::new(pattern)),
    );
    Style::ALL.map(|style| {
        let written = compact(&deduction, style, notation);
        let (argument, _) = written.split_once(" => ").unwrap();
        argument.strip_prefix("AIC: ").unwrap().to_owned()
    })
}

#[test]
fn links_are_written_in_order_and_a_cell_that_changes_the_digit_once() {
    let open = || {
        let nodes = [
            "5 r1c2",
            "5 r1c8",
            "7 r1c8",
            "7 r4c8 r4c9",
            "7 r6c7",
            "3 r6c7",
        ];
        chain(ChainForm::Open, &nodes, 5, true)
    };
    assert_eq!(
        written(open(), Notation::Rc),
        [
            "5 r1c2 =5= r1c8 =7= r4c89 -7- r6c7 -3",
            "(5)r1c2=(5-7)r1c8=(7)r4c89-(7=3)r6c7"
        ]
    );
    assert_eq!(
        written(open(), Notation::Letters),
        [
            "5 A2 =5= A8 =7= D89 -7- F7 -3",
            "(5)A2=(5-7)A8=(7)D89-(7=3)F7"
        ]
    );
    assert_eq!(
        written(open(), Notation::Zero)[1],
        "(5)r0c1=(5-7)r0c7=(7)r3c78-(7=3)r5c6"
    );
}

#[test]
fn a_loop_comes_back_to_where_it_began() {
    let nodes = ["5 r1c2", "5 r1c8", "5 r4c8", "5 r4c2"];
    let plain = chain(ChainForm::Continuous, &nodes, 4, true);
    assert_eq!(
        written(plain, Notation::Rc),
        [
            "5 r1c2 =5= r1c8 -5- r4c8 =5= r4c2 -5- r1c2",
            "(5)r1c2=(5)r1c8-(5)r4c8=(5)r4c2-(5)r1c2"
        ]
    );
    // The link that closes it is inside a cell: it is the first that is written.
    let nodes = ["5 r1c2", "5 r1c8", "5 r4c8", "7 r4c8", "7 r4c2", "7 r1c2"];
    let changing = chain(ChainForm::Continuous, &nodes, 6, false);
    assert_eq!(
        written(changing, Notation::Rc),
        [
            "5 7- r1c2 -5- r1c8 =5= r4c8 =7= r4c2 -7- r1c2 -5",
            "(7=5)r1c2-(5)r1c8=(5-7)r4c8=(7)r4c2-(7)r1c2"
        ]
    );
    // If 3 is in r1c2, it is not: what is written begins and ends in that cell.
    let nodes = ["3 r1c2", "5 r1c2", "5 r1c8", "3 r1c8", "3 r4c2"];
    let refuted = chain(ChainForm::Refuted, &nodes, 5, false);
    assert_eq!(
        written(refuted, Notation::Rc),
        [
            "5 r1c2 =5= r1c8 =3= r4c2 -3- r1c2",
            "(5)r1c2=(5-3)r1c8=(3)r4c2-(3)r1c2"
        ]
    );
}

#[test]
fn cells_are_written_in_short() {
    let short = |names| Notation::Rc.cells(cells(names));
    assert_eq!(short("r4c8 r4c9 r5c8 r5c9"), "r45c89");
    assert_eq!(short("r1c1 r1c2 r2c1"), "r1c12,r2c1");
    assert_eq!(short("r9c9"), "r9c9");
    assert_eq!(Notation::Zero.cells(cells("r4c8 r4c9")), "r3c78");
    assert_eq!(Notation::Rc.cells(CellSet::EMPTY), "");
}

/// The first few deductions of a technique's rule on the positions that are kept for it.
fn found(technique: Technique) -> Vec<(Grid, Vec<Deduction>)> {
    let positions = stored(technique).take(3);
    let all = positions.map(|position| {
        let mut found = Vec::new();
        let rule = rule_for(technique).unwrap();
        let _ = rule.search(&Survey::of(&position.grid), &mut |deduction| {
            found.push(deduction);
            if found.len() < 4 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        (position.grid, found)
    });
    all.collect()
}

/// What only the rule can tell: nothing of it can be looked at in what is written.
fn needs_its_rule(technique: Technique) -> bool {
    let is_plain_net = matches!(
        technique,
        Technique::ForcingChainsAndCycles
            | Technique::Nishio
            | Technique::MultipleForcingChains
            | Technique::DynamicForcingChains
    );
    matches!(technique.family(), Family::Cages | Family::Templates)
        || technique.code() == "-" && !is_plain_net
}

/// In how many branches a step goes on, if it does.
fn branches(deduction: &Deduction) -> Option<usize> {
    match &deduction.pattern {
        Pattern::Forcing(pattern) => Some(pattern.argument.branches.len()),
        Pattern::Kraken(pattern) => Some(pattern.branches.len()),
        Pattern::Guardians(pattern) => match &pattern.outcome {
            Outcome::Forced { branches } => Some(branches.len()),
            _ => None,
        },
        Pattern::SideArguments(_) => Some(1),
        _ => None,
    }
}

#[test]
fn every_branch_is_written_claim_by_claim_or_as_links_that_hold() {
    let mut seen = 0;
    for technique in Technique::ALL.iter().copied() {
        for (_, deductions) in found(technique) {
            for deduction in &deductions {
                let Some(count) = branches(deduction) else {
                    continue;
                };
                for style in Style::ALL {
                    seen += 1;
                    let text = compact(deduction, style, Notation::Rc);
                    let (argument, _) = text.rsplit_once(" => ").unwrap();
                    let (_, written) = argument.rsplit_once(": ").unwrap();
                    let parts: Vec<&str> = written.split(" / ").collect();
                    assert_eq!(parts.len(), count, "{text}");
                    for part in parts {
                        // No link without a source, and none between two of one kind.
                        assert!(!part.contains(", ="), "{text}");
                        assert!(!part.contains(", -"), "{text}");
                        let is_linked = part.starts_with('(');
                        assert!(!is_linked || links_hold(part), "{text}");
                    }
                }
            }
        }
    }
    assert!(seen > 60, "{seen}");
}

/// Whether in chains with commas between them each begins with nodes that an earlier one has
/// shown, all true before a weak link and all false before a strong one.
fn links_hold(branch: &str) -> bool {
    // Each node with the sign before it, which tells whether it is true.
    let mut shown: BTreeSet<(String, bool)> = BTreeSet::new();
    for (number, chain) in branch.split(", ").enumerate() {
        let nodes = nodes(chain);
        let sources = nodes.iter().take_while(|(sign, _)| *sign == '&').count();
        let first = nodes[sources..]
            .iter()
            .find(|(sign, _)| "=-".contains(*sign));
        let Some((sign, _)) = first else {
            return false;
        };
        let is_true = *sign == '-';
        for (at, (sign, node)) in nodes.iter().enumerate() {
            let known = (node.clone(), is_true);
            if at <= sources {
                if number > 0 && !shown.contains(&known) {
                    return false;
                }
                shown.insert(known);
            } else {
                shown.insert((node.clone(), *sign == '='));
            }
        }
    }
    true
}

/// The nodes of a chain in Eureka as `5r1c2`, each with the sign before it; `&` before what
/// stands before the last source.
fn nodes(chain: &str) -> Vec<(char, String)> {
    let mut nodes = Vec::new();
    let mut sources: Vec<&str> = chain.split('&').collect();
    let rest = sources.pop().unwrap_or_default();
    let node = |text: &str| text.replace(['(', ')'], "");
    nodes.extend(sources.iter().map(|it| ('&', node(it))));
    let mut sign = ' ';
    let mut behind = rest;
    while let Some(open) = behind.find('(') {
        let close = behind.find(')').unwrap();
        let end = behind[close..]
            .find(['=', '-'])
            .map_or(behind.len(), |at| close + at);
        let (inside, cells) = (&behind[open + 1..close], &behind[close + 1..end]);
        let mut digit = String::new();
        for letter in inside.chars() {
            if "=-".contains(letter) {
                nodes.push((sign, format!("{digit}{cells}")));
                digit.clear();
                sign = letter;
            } else {
                digit.push(letter);
            }
        }
        nodes.push((sign, format!("{digit}{cells}")));
        sign = behind[end..].chars().next().unwrap_or(' ');
        behind = &behind[end..];
    }
    nodes
}

#[test]
fn every_step_is_read_again_in_both_styles_and_holds() {
    let mut faults = Vec::new();
    let mut seen = 0;
    for technique in Technique::ALL.iter().copied() {
        for (grid, deductions) in found(technique) {
            for deduction in &deductions {
                for (style, notation) in [
                    (Style::Hodoku, Notation::Rc),
                    (Style::Eureka, Notation::Rc),
                    (Style::Hodoku, Notation::Letters),
                    (Style::Eureka, Notation::Zero),
                ] {
                    seen += 1;
                    let text = compact(deduction, style, notation);
                    let steps = match read(&text, grid.layout(), notation) {
                        Ok(steps) => steps,
                        Err(error) => {
                            faults.push(format!("{text}\n   {error}"));
                            continue;
                        }
                    };
                    assert_eq!(steps.len(), 1, "{text}");
                    assert_eq!(steps[0].technique, Some(technique), "{text}");
                    let [placed, removed] = [&steps[0].placements, &steps[0].eliminations];
                    assert_eq!(sorted(placed), sorted(&deduction.placements), "{text}");
                    assert_eq!(sorted(removed), sorted(&deduction.eliminations), "{text}");
                    match check(&steps[0], &grid) {
                        Ok(Grounds::Rule(_)) if !needs_its_rule(technique) => {
                            faults.push(format!("{text}\n   only by its rule"));
                        }
                        Ok(_) => {}
                        Err(flaw) => faults.push(format!("{text}\n   {flaw}")),
                    }
                }
            }
        }
    }
    assert!(seen > 1500, "{seen}");
    assert!(
        faults.is_empty(),
        "{} of {seen}\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Steps with another cell or another digit at one place.
fn altered(text: &str) -> BTreeSet<String> {
    let (argument, conclusion) = text.rsplit_once("=>").unwrap_or((text, ""));
    let start = argument.find(": ").map_or(0, |at| at + 2);
    let places = argument.char_indices().filter(|(at, _)| *at >= start);
    let digits = places.filter(|(_, letter)| letter.is_ascii_digit());
    let all = digits.flat_map(|(at, letter)| {
        let others = ('1'..='9').filter(move |other| *other != letter);
        others.step_by(4).map(move |other| {
            let mut argument = argument.to_owned();
            argument.replace_range(at..=at, &other.to_string());
            format!("{argument}=>{conclusion}")
        })
    });
    all.collect()
}

#[test]
fn no_step_that_is_altered_or_concludes_something_wrong_is_taken() {
    let mut refused = 0;
    for technique in Technique::ALL.iter().copied() {
        if needs_its_rule(technique) {
            continue;
        }
        for (grid, deductions) in found(technique).into_iter().take(1) {
            let solution: Values = first(&grid, &Stop::never()).unwrap().unwrap();
            let is_right = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
            for deduction in deductions.iter().take(2) {
                for style in Style::ALL {
                    let text = compact(deduction, style, Notation::Rc);
                    let Ok(steps) = read(&text, grid.layout(), Notation::Rc) else {
                        panic!("{text}");
                    };
                    // The same argument may not remove what is right.
                    for cell in grid.unsolved() {
                        let right = Candidate::new(cell, solution[cell.index()].unwrap());
                        let mut wrong = steps[0].clone();
                        wrong.placements.clear();
                        wrong.eliminations = vec![right];
                        assert!(check(&wrong, &grid).is_err(), "{text}: {right} is right");
                        refused += 1;
                    }
                    // Nor may another argument do so.
                    for text in altered(&text).into_iter().step_by(5) {
                        let Ok(steps) = read(&text, grid.layout(), Notation::Rc) else {
                            refused += 1;
                            continue;
                        };
                        if check(&steps[0], &grid).is_err() {
                            refused += 1;
                        }
                        let wrong = grid.unsolved().into_iter().find(|cell| {
                            let right = Candidate::new(*cell, solution[cell.index()].unwrap());
                            let mut wrong = steps[0].clone();
                            wrong.placements.clear();
                            wrong.eliminations = vec![right];
                            check(&wrong, &grid).is_ok()
                        });
                        assert_eq!(wrong, None, "{text}");
                        assert!(deduction.placements.iter().all(is_right), "{text}");
                    }
                }
            }
        }
    }
    assert!(refused > 5_000, "{refused}");
}

#[test]
fn a_pattern_that_is_not_there_is_refused_although_the_rule_finds_the_conclusion() {
    let mut refused = 0;
    for technique in Technique::ALL.iter().copied() {
        if !needs_its_rule(technique) || technique.level() == Level::Extreme {
            continue;
        }
        for (grid, deductions) in found(technique).into_iter().take(1) {
            let rule = rule_for(technique).unwrap();
            let mut lines = BTreeSet::new();
            let _ = rule.search(&Survey::of(&grid), &mut |deduction| {
                lines.insert(compact(&deduction, Style::Hodoku, Notation::Rc));
                ControlFlow::Continue(())
            });
            let text = compact(&deductions[0], Style::Hodoku, Notation::Rc);
            for altered in altered(&text).into_iter().step_by(5).take(6) {
                let Ok(steps) = read(&altered, grid.layout(), Notation::Rc) else {
                    continue;
                };
                match check(&steps[0], &grid) {
                    // The rule, or the board itself, may show another step with this conclusion.
                    Ok(Grounds::Rule(_)) => assert!(lines.contains(&altered), "{altered}"),
                    Ok(grounds) => assert!(matches!(grounds, Grounds::Premises(_)), "{altered}"),
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(refused > 100, "{refused}");
}

/// What is said of a step on a board that has these candidates alone where they are given.
fn said(candidates: &[(&str, &[u8])], text: &str) -> String {
    let english = Language::english();
    let grid = holding(candidates);
    let steps = read(text, &Layout::CLASSIC, Notation::Rc).unwrap();
    match check(&steps[0], &grid) {
        Ok(grounds) => explain::grounds(grounds).render(english, Notation::Rc),
        Err(flaw) => flaw.to_string(),
    }
}

#[test]
fn the_link_that_fails_is_named_with_its_reason() {
    let wing: [(&str, &[u8]); 3] = [("r5c3", &[2, 3]), ("r5c7", &[3, 9]), ("r3c2", &[2, 9])];
    let pincers = "(9=3)r5c7-(3=2)r5c3-(2=9)r4c2 => r4c7<>9";
    let mut good = wing;
    good[2].0 = "r4c2";
    assert_eq!(
        said(&good, pincers),
        "each of the 5 links of the chain holds"
    );
    let mut third = good;
    third[0].1 = &[2, 3, 4];
    assert_eq!(
        said(&third, pincers),
        "r5c3 still has 4: it is no strong link between 3 and 2"
    );
    assert_eq!(
        said(&good, "(9=3)r5c7-(3=2)r5c3-(2=9)r4c2 => r9c9<>9"),
        "what the step rests on is true, but it does not follow that r9c9 is not 9"
    );
    assert_eq!(
        said(&good, "(9=3)r5c7-(3=2)r5c3=(2=9)r4c2 => r4c7<>9"),
        "two strong links meet at 2 in r5c3: links are strong and weak by turns"
    );
    pinned!(
        "no weak link",
        said(&wing, "(9=3)r5c7-(3=2)r5c3-(2=9)r3c2 => r3c7<>9")
    );
    pinned!(
        "no strong link",
        said(&[], "5 r1c2 =5= r1c8 -5- r4c8 =5= r4c3 => r4c2<>5")
    );
}

#[test]
fn a_link_inside_a_cell_or_a_set_joins_different_digits() {
    let pair: [(&str, &[u8]); 1] = [("r1c1", &[1, 2])];
    assert_eq!(
        said(&pair, "(1=12)r1c1 => r1c5<>1"),
        "r1c1 cannot hold 1 and 2 together: it has room for one digit"
    );
    let set: [(&str, &[u8]); 1] = [("r1c1 r1c2", &[1, 2, 3])];
    pinned!(said(&set, "(1=12)r1c12 => r1c5<>1"));
}

#[test]
fn one_set_need_not_hold_a_digit() {
    let alone: [(&str, &[u8]); 1] = [("r1c1", &[1, 6])];
    assert_eq!(
        said(&alone, "6- r1c1 {16} -6 => r1c5<>6"),
        "nothing is said from which it could follow"
    );
}

#[test]
fn sets_remove_no_digit_but_the_one_that_they_name() {
    let sets: [(&str, &[u8]); 2] = [("r1c1", &[1, 4]), ("r2c2 r2c3", &[1, 4, 7])];
    let xz = |locked: &str| {
        let step = format!(
            "Almost Locked Set XZ-Rule: A=r1c1 {{14}}, B=r2c23 {{147}}, X=1, Z={locked} => r3c1<>4"
        );
        said(&sets, &step)
    };
    let holds = xz("4");
    assert_eq!(xz("4,7"), holds);
    for other in ["7", "1", "9"] {
        assert_eq!(
            xz(other),
            "what the step rests on is true, but it does not follow that r3c1 is not 4",
            "{other}"
        );
    }
}

#[test]
fn two_digits_in_one_cell_are_not_both_true() {
    let without_2: &[u8] = &[1, 3, 4, 5, 6, 7, 8, 9];
    let three: [(&str, &[u8]); 2] = [
        ("r1c1", &[1, 2, 3]),
        ("r2c2 r4c2 r5c2 r6c2 r7c2 r8c2 r9c2", without_2),
    ];
    assert_eq!(
        said(&three, "(1=23)r1c1-(2)r1c2=(2)r3c2 => r3c2<>1"),
        "r1c1 cannot hold 2 and 3 together: it has room for one digit"
    );
}

#[test]
fn a_group_between_the_ends_of_a_remote_pair_has_no_color() {
    let without_1: &[u8] = &[2, 3, 4, 5, 6, 7, 8, 9];
    let grouped: [(&str, &[u8]); 4] = [
        ("r1c1", &[1, 2]),
        ("r3c9", &[1, 2]),
        ("r1c4", without_1),
        ("r2c4 r2c5 r2c6 r3c4", without_1),
    ];
    assert_eq!(
        said(
            &grouped,
            "Remote Pair: (2=1)r1c1-(1)r1c56=(1)r3c56-(1=2)r3c9 => r3c2<>1"
        ),
        "what the step rests on is true, but it does not follow that r3c2 is not 1"
    );
}

#[test]
fn a_fish_says_nothing_of_another_digit() {
    let without_5: &[u8] = &[1, 2, 3, 4, 6, 7, 8, 9];
    let fish: [(&str, &[u8]); 1] = [(
        "r2c1 r2c2 r2c4 r2c5 r2c6 r2c7 r2c9 r6c1 r6c2 r6c4 r6c5 r6c6 r6c7 r6c9",
        without_5,
    )];
    assert_eq!(
        said(&fish, "X-Wing: 5 r26 c38 => r4c3<>4"),
        "what the step rests on is true, but it does not follow that r4c3 is not 4"
    );
}

#[test]
fn a_base_house_that_is_none_is_refused_with_the_one_reason() {
    let without_5: &[u8] = &[1, 2, 3, 4, 6, 7, 8, 9];
    let row_2 = "r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9";
    let fish = "X-Wing: 5 r26 c38 => r4c3<>5";
    assert_eq!(
        said(&[(row_2, without_5)], fish),
        "there is no place left for 5 in row 2"
    );
    let mut grid = holding(&[]);
    grid.place(candidate("r2c1", 5));
    let steps = read(fish, &Layout::CLASSIC, Notation::Rc).unwrap();
    let flaw = check(&steps[0], &grid).unwrap_err().to_string();
    assert_eq!(flaw, "Row 2 already has its 5");
}

#[test]
fn a_link_from_a_node_to_itself_is_refused_as_such() {
    let pair: [(&str, &[u8]); 1] = [("r1c1", &[1, 2])];
    for chain in [
        "(1=2)r1c1-(2)r1c1=(2)r5c1 => r1c5<>1",
        "(1)r5c5=(1)r5c5-(1)r5c9 => r1c5<>1",
    ] {
        let told = said(&pair, chain);
        assert!(told.starts_with("both ends of this link are "), "{told}");
    }
    let row: [(&str, &[u8]); 1] = [(
        "r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c9",
        &[1, 2, 3, 4, 6, 7, 8, 9],
    )];
    let told = said(&row, "5 r1c1 =5= r1c8 -5- r1c8,r2c8 =5= r4c3 => r4c2<>5");
    assert!(told.contains("can be true together, in r1c8"), "{told}");
}

#[test]
fn a_single_may_name_its_house_or_its_cell() {
    let only: [(&str, &[u8]); 1] = [("r1c1", &[5])];
    assert_eq!(
        said(&only, "Naked Single: 5 in r1c1 => r1c1=5"),
        "the cell has no other candidate"
    );
    assert_eq!(
        said(&only, "Hidden Single: r1c1=5"),
        "the rule Hidden Single does not find this on the board"
    );
    let without_3: &[u8] = &[1, 2, 4, 5, 6, 7, 8, 9];
    let hidden: [(&str, &[u8]); 2] = [
        ("r2c1 r2c2 r3c1 r3c2 r3c3", without_3),
        ("r1c1 r1c2 r1c3", without_3),
    ];
    assert_eq!(
        said(&hidden, "Hidden Single: 3 in b1 => r2c3=3"),
        "it is the only place for the digit in box 1"
    );
}

#[test]
fn a_name_that_does_not_fit_gives_way() {
    let mut grid = Grid::empty();
    for cell in cells("r2c1 r2c2 r2c4 r2c5 r2c6 r2c7 r2c9 r6c1 r6c2 r6c4 r6c5 r6c6 r6c7") {
        grid.eliminate(Candidate::new(cell, digit(5)));
    }
    let named = |text: &str| {
        let step = read(text, grid.layout(), Notation::Rc).unwrap().remove(0);
        let survey = Survey::of(&grid);
        let grounds = check(&step, &grid).unwrap();
        step.deduction(&survey, grounds).technique
    };
    let fish = "5 r26 c38 fr6c9 => r45c8<>5";
    assert_eq!(named(fish), Technique::FinnedXWing);
    assert_eq!(named(&format!("Swordfish: {fish}")), Technique::FinnedXWing);
    assert_eq!(
        named(&format!("Sashimi X-Wing: {fish}")),
        Technique::SashimiXWing
    );
}

#[test]
fn what_is_no_step_is_told_with_its_place() {
    let told = |text: &str| {
        let error = read(text, &Layout::CLASSIC, Notation::Rc).unwrap_err();
        error.to_string()
    };
    assert_eq!(told("  "), "there is nothing to read");
    assert_eq!(
        told("Z-Wing: 4/9 in r1c2 => r3c4<>5"),
        "\"Z-Wing\" is not the name of a technique"
    );
    assert_eq!(
        told("X-Wing: 5 r26 c38"),
        "it does not say what follows; \"=> r3c5<>4\" removes 4 from r3c5, \"=> r3c5=4\" sets it"
    );
    assert_eq!(
        told("X-Wing: 5 r26 k38 => r1c3<>5"),
        "at \"k38\" something else is expected: a house of this board"
    );
}

#[test]
fn a_step_that_no_rule_writes_so_says_by_what_it_holds_in_each_language() {
    let english = Language::english();
    let german = Language::translations().iter().find(|it| it.tag() == "de");
    let german = german.expect("it is built in");
    let mut grid = Grid::empty();
    for (names, left) in [("r5c3", [2, 3]), ("r5c7", [3, 9]), ("r4c2", [2, 9])] {
        for digit in digits(&[1, 2, 3, 4, 5, 6, 7, 8, 9]) - digits(&left) {
            grid.eliminate(candidate(names, digit.get()));
        }
    }
    // A rule writes a chain from one of its ends alone.
    let ways = [
        "(9=3)r5c7-(3=2)r5c3-(2=9)r4c2 => r4c7<>9",
        "(9=2)r4c2-(2=3)r5c3-(3=9)r5c7 => r4c7<>9",
    ];
    let survey = Survey::of(&grid);
    let steps = ways.map(|way| {
        let steps = read(way, &Layout::CLASSIC, Notation::Rc).unwrap();
        let grounds = check(&steps[0], &grid).unwrap();
        steps[0].deduction(&survey, grounds)
    });
    let is_written = |step: &&Deduction| matches!(step.pattern, Pattern::Written(_));
    let written = steps.iter().find(is_written).expect("one of the two is");
    let says = |language: &Language| {
        let argument = explain::argument(written);
        argument.text().render(language, Notation::Rc)
    };
    assert_eq!(
        says(english),
        "It holds: each of the 5 links of the chain holds."
    );
    assert!(says(german).starts_with("Stimmt: "), "{}", says(german));
}

#[test]
fn a_step_that_only_its_rule_can_tell_is_not_looked_for_once_it_is_stopped() {
    let technique = Technique::ALL
        .iter()
        .copied()
        .find(|it| needs_its_rule(*it));
    let (grid, deductions) = found(technique.expect("there are some")).remove(0);
    let text = compact(&deductions[0], Style::Hodoku, Notation::Rc);
    let steps = read(&text, grid.layout(), Notation::Rc).unwrap();
    assert!(check(&steps[0], &grid).is_ok(), "{text}");
    let is_stopped = || true;
    let survey = Survey::until(&grid, &is_stopped);
    assert!(check_until(&steps[0], &survey).is_err(), "{text}");
}

#[test]
fn a_cage_that_is_a_house_is_named_by_its_first_cell() {
    let cage = cells("r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4");
    let layout = LayoutBuilder::classic()
        .cage(cage, Some(45))
        .build()
        .unwrap();
    let house = layout
        .houses()
        .iter()
        .find(|house| house.kind() == HouseKind::Cage);
    let house = *house.expect("nine cells of a cage hold all digits");
    let name = |notation: Notation| notation.house(Language::english(), house);
    assert_eq!(name(Notation::Rc), "the cage at r1c1");
    assert_eq!(name(Notation::Letters), "the cage at A1");
}
