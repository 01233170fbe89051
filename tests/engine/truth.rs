//! What an argument says is true: each line is read by its spans, what it states is looked
//! up on the board, and what it rests on in the lines that it names.

mod check;
mod read;

use crate::common::applications::applications;
use crate::common::random;
use check::{checked, is_read};
use std::ops::ControlFlow;
use sudoku_stepper::explain::{Argument, Line, argument};
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rules::{CATALOGUE, Deduction, Family, Survey};
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::texts::{Language, Span, Text};

/// Whether it is told in lines that are read.
fn is_in_lines(deduction: &Deduction) -> bool {
    is_read(&deduction.pattern) && argument(Language::english(), deduction).is_numbered()
}

fn check(grid: &Grid, deduction: &Deduction) {
    let argument = argument(Language::english(), deduction);
    if let Err(problem) = checked(grid, deduction, &argument) {
        let said = argument.render(Language::english(), Default::default());
        panic!("{}: {problem}\n{said}\n{grid}", deduction.technique);
    }
}

/// Some steps of each rule of chains, nets and kraken fish where the simplest rules stall.
fn steps(seeds: std::ops::Range<u64>, most: usize, mut look: impl FnMut(&Grid, &Deduction)) {
    let all = Solver::everything();
    let simple = all.techniques().map(|(technique, _)| technique).take(6);
    let simple = Solver::with(simple.collect::<Vec<_>>());
    for seed in seeds {
        let (puzzle, _) = random::unique_puzzle(seed, 81);
        let mut grid = Grid::from_values(&puzzle.givens);
        while let Some(step) = simple.step(&grid, Granularity::Rule) {
            for deduction in step {
                deduction.apply(&mut grid);
            }
        }
        if grid.is_full() {
            continue;
        }
        let survey = Survey::of(&grid);
        let rules = CATALOGUE.iter().filter(|rule| {
            let technique = rule.technique();
            matches!(technique.family(), Family::Chains | Family::Forcing)
                || technique.slug().contains("kraken")
        });
        for rule in rules {
            let mut count = 0;
            let _ = rule.search(&survey, &mut |deduction| {
                look(&grid, &deduction);
                count += 1;
                if count < most {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        }
    }
}

#[test]
fn every_line_of_a_chain_or_a_net_is_true_and_follows_from_those_it_rests_on() {
    let mut read = 0;
    for (grid, deduction) in applications().values() {
        if is_in_lines(deduction) {
            check(grid, deduction);
            read += 1;
        }
    }
    assert!(read >= 14, "{read}");
    let mut found = 0;
    steps(0..16, 12, |grid, deduction| {
        if is_in_lines(deduction) {
            check(grid, deduction);
            found += 1;
        }
    });
    assert!(found > 400, "{found}");
}

/// The argument with one span of one line changed.
fn changed(argument: &Argument, line: usize, at: usize, span: Span) -> Argument {
    let spans = argument.lines[line].text.spans().iter().cloned();
    let spans = spans
        .enumerate()
        .map(|(place, old)| if place == at { span.clone() } else { old });
    let text = spans.fold(Text::new(), Text::then);
    let mut changed = argument.clone();
    changed.lines[line] = Line {
        text,
        ..changed.lines[line].clone()
    };
    changed
}

#[test]
fn a_wrong_cell_digit_house_or_line_is_caught() {
    let (mut told, mut wrong, mut caught) = (0, 0, 0);
    steps(0..6, 3, |grid, deduction| {
        if !is_in_lines(deduction) {
            return;
        }
        told += 1;
        check(grid, deduction);
        let argument = argument(Language::english(), deduction);
        for (number, line) in argument.lines.iter().enumerate() {
            for (place, span) in line.text.spans().iter().enumerate() {
                let another = match span {
                    Span::Cell(cell) => {
                        // One that no other says the same of.
                        let other = grid
                            .unsolved()
                            .into_iter()
                            .find(|it| it.index() > cell.index());
                        other.map(Span::Cell)
                    }
                    Span::Digit(digit) => {
                        let others = grid.layout().digits().without(*digit);
                        others.iter().next().map(Span::Digit)
                    }
                    Span::House(house) => {
                        let all = grid.layout().houses().iter();
                        all.copied().find(|other| other != house).map(Span::House)
                    }
                    Span::Line(line) => line.checked_sub(1).map(Span::Line),
                    _ => None,
                };
                if let Some(another) = another {
                    wrong += 1;
                    let changed = changed(&argument, number, place, another);
                    caught += usize::from(checked(grid, deduction, &changed).is_err());
                }
            }
        }
    });
    assert!(told > 20 && wrong > 1000, "{told}, {wrong}");
    // What is changed to something that holds as well is no mistake.
    assert!(caught * 100 >= wrong * 97, "{caught} of {wrong} are caught");
}
