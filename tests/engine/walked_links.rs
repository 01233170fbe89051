//! Chains and nets link by link: a sentence for each link, which stands for
//! itself.

use crate::common::applications::applications;
use sudoku_stepper::explain::{Link, Span, WalkedLink, picture, walk};
use sudoku_stepper::grid::{Candidate, CellSet, DigitSet};
use sudoku_stepper::rules::forcing::Consequence;
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;

/// How many links there are to go through, if it is a chain or a net.
fn links_of(deduction: &Deduction) -> Option<usize> {
    let in_branches = |branches: &[Vec<Consequence>]| {
        let all = branches.iter().flatten();
        all.filter(|one| !one.from.is_empty()).count()
    };
    match &deduction.pattern {
        Pattern::Chain(pattern) => Some(pattern.links.len()),
        Pattern::Forcing(pattern) => Some(in_branches(&pattern.branches)),
        Pattern::Kraken(pattern) => Some(in_branches(&pattern.branches)),
        _ => None,
    }
}

fn ends(link: &Link) -> impl Iterator<Item = Candidate> + '_ {
    link.from.iter().chain(&link.to).copied()
}

#[test]
fn every_chain_and_net_has_a_sentence_for_each_link_that_names_both_its_ends() {
    let mut walks = 0;
    for (technique, (_, deduction)) in applications() {
        let name = technique.name();
        let walked = walk(Language::english(), &deduction);
        let Some(count) = links_of(&deduction) else {
            assert!(walked.is_empty(), "{name} is neither");
            continue;
        };
        walks += 1;
        assert!(count > 0, "{name} has links");
        assert_eq!(walked.len(), count, "{name}");
        for WalkedLink { link, house, text } in &walked {
            let spans = text.spans();
            let of_cells = spans.iter().filter_map(|span| match span {
                Span::Cell(cell) => Some(*cell),
                _ => None,
            });
            let of_digits = spans.iter().filter_map(|span| match span {
                Span::Digit(digit) => Some(*digit),
                _ => None,
            });
            let cells: CellSet = of_cells.collect();
            let digits: DigitSet = of_digits.collect();
            for end in ends(link) {
                assert!(cells.contains(end.cell), "{name}: {text:?}");
                assert!(digits.contains(end.digit), "{name}: {text:?}");
            }
            if let Some(house) = house {
                assert!(spans.contains(&Span::House(*house)), "{name}: {text:?}");
            }
            let last = text.render(Language::english(), Default::default());
            assert!(last.ends_with('.'), "{name}: {last}");
        }
    }
    assert!(walks >= 14, "of chains, kraken fish and nets: {walks}");
}

#[test]
fn the_links_that_are_walked_are_those_of_the_picture() {
    for (technique, (_, deduction)) in applications() {
        if links_of(&deduction).is_none() {
            continue;
        }
        let drawn = picture(&deduction).links;
        let walked = walk(Language::english(), &deduction);
        let name = technique.name();
        for WalkedLink { link, .. } in &walked {
            assert!(drawn.contains(link), "{name}: {link:?} is not drawn");
        }
        for link in &drawn {
            let is_walked = walked.iter().any(|walked| walked.link == *link);
            assert!(is_walked, "{name}: {link:?} is not walked");
        }
    }
}

#[test]
fn a_branch_begins_with_what_is_assumed() {
    for (technique, (_, deduction)) in applications() {
        let Pattern::Forcing(pattern) = &deduction.pattern else {
            continue;
        };
        let said: Vec<String> = walk(Language::english(), &deduction)
            .iter()
            .map(|link| link.text.render(Language::english(), Default::default()))
            .collect();
        let begun = said.iter().filter(|text| text.starts_with("Suppose "));
        let branches = pattern.branches.iter().filter(|one| one.len() > 1);
        assert_eq!(begun.count(), branches.count(), "{}", technique.name());
    }
}
