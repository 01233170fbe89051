//! Arguments in lines: one inference and its reason a line, which names what it is about.

use crate::common::applications::applications;
use sudoku_stepper::explain::{Line, Span, argument, picture, walk};
use sudoku_stepper::grid::{CellSet, DigitSet};
use sudoku_stepper::rules::guardians::Outcome;
use sudoku_stepper::rules::{Deduction, Pattern};
use sudoku_stepper::texts::Language;

/// Whether it goes along links.
const fn has_links(deduction: &Deduction) -> bool {
    match &deduction.pattern {
        Pattern::Chain(_) | Pattern::Forcing(_) | Pattern::Kraken(_) => true,
        Pattern::Guardians(pattern) => matches!(pattern.outcome, Outcome::Forced { .. }),
        _ => false,
    }
}

/// The cells and digits that a line names.
fn named(line: &Line) -> (CellSet, DigitSet) {
    let spans = line.text.named().into_iter();
    let cells = spans.clone().filter_map(|span| match span {
        Span::Cell(cell) => Some(*cell),
        _ => None,
    });
    let digits = spans.filter_map(|span| match span {
        Span::Digit(digit) => Some(*digit),
        _ => None,
    });
    (cells.collect(), digits.collect())
}

#[test]
fn every_line_about_links_names_what_they_lead_to_and_their_house() {
    let mut walks = 0;
    for (technique, (_, deduction)) in applications() {
        let name = technique.name();
        let walked = walk(&deduction);
        if !has_links(&deduction) {
            assert!(walked.is_empty(), "{name} has no links");
            continue;
        }
        walks += 1;
        assert!(!walked.is_empty(), "{name} has links");
        for line in &walked {
            let (cells, digits) = named(line);
            for end in line.links.iter().flat_map(|link| &link.to) {
                // A line that refers to others leaves out what only those need.
                let text = line.text.render(Language::english(), Default::default());
                let refers = line.from.len() > line.links.len() || text.starts_with("As in ");
                assert!(refers || cells.contains(end.cell), "{name}: {line:?}");
                assert!(refers || digits.contains(end.digit), "{name}: {line:?}");
            }
            if let Some(house) = line.house {
                let named = line
                    .text
                    .spans(Language::english())
                    .contains(&Span::House(house));
                assert!(named, "{name}: {line:?}");
            }
            let last = line.text.render(Language::english(), Default::default());
            assert!(last.ends_with('.'), "{name}: {last}");
        }
    }
    assert!(walks >= 14, "of chains, kraken fish and nets: {walks}");
}

#[test]
fn the_links_that_are_walked_are_those_of_the_picture() {
    for (technique, (_, deduction)) in applications() {
        if !has_links(&deduction) {
            continue;
        }
        let drawn = picture(&deduction).links;
        let walked = walk(&deduction);
        let walked = || walked.iter().flat_map(|line| &line.links);
        let name = technique.name();
        for link in walked() {
            assert!(drawn.contains(link), "{name}: {link:?} is not drawn");
        }
        for link in &drawn {
            assert!(
                walked().any(|it| it == link),
                "{name}: {link:?} is not walked"
            );
        }
    }
}

#[test]
fn a_line_rests_on_lines_before_it_and_refers_to_no_others() {
    for (technique, (_, deduction)) in applications() {
        let name = technique.name();
        let argument = argument(&deduction);
        assert!(!argument.conclusion.is_empty(), "{name}");
        assert_eq!(argument.idea.is_empty(), !argument.is_numbered(), "{name}");
        for (number, line) in argument.lines.iter().enumerate() {
            assert!(
                line.from.iter().all(|from| *from < number),
                "{name}: {line:?}"
            );
            for span in line.text.spans(Language::english()) {
                if let Span::Line(other) = span {
                    assert!(line.from.contains(&other.place), "{name}: {line:?}");
                }
            }
            let Some(under) = line.under else {
                continue;
            };
            assert!(argument.lines[under].from.is_empty(), "{name}: {line:?}");
            let text = &argument.lines[under].text;
            let text = text.render(Language::english(), Default::default());
            assert!(text.starts_with("Suppose "), "{name}: {text}");
        }
    }
}

#[test]
fn a_branch_begins_with_what_is_assumed() {
    for (technique, (_, deduction)) in applications() {
        let Pattern::Forcing(pattern) = &deduction.pattern else {
            continue;
        };
        let said: Vec<String> = walk(&deduction)
            .iter()
            .map(|line| line.text.render(Language::english(), Default::default()))
            .collect();
        let begun = said.iter().filter(|text| text.starts_with("Suppose "));
        let branches = pattern.argument.branches.iter().filter(|one| one.len() > 1);
        assert_eq!(begun.count(), branches.count(), "{}", technique.name());
    }
}
