//! What an argument says is true: each line is read by its spans, what it states is looked
//! up on the board, and what it rests on in the lines that it names or in the sentences
//! before it.

mod board;
mod by_cages;
mod check;
mod crossing;
mod disjoint;
mod exclusion;
mod firework;
mod founded;
mod guardians;
mod holds;
mod ideas;
mod large;
mod leftovers;
mod medusa;
mod ranks;
mod read;
mod sectors;
mod sets;
mod short;
mod side_arguments;
mod sums;
mod symmetry;
mod templates;
mod tridagons;

use crate::common::applications::applications;
use crate::common::boards::puzzles;
use crate::common::{founded as foundations, random};
use check::{checked, is_read};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use sudoku_stepper::explain::{Argument, Line, argument};
use sudoku_stepper::generate::{Progress, Request};
use sudoku_stepper::grid::{BoardKind, Candidate, Grid};
use sudoku_stepper::rules::side_arguments::CONTRADICTION_WITH_SIDE_ARGUMENTS;
use sudoku_stepper::rules::{
    CATALOG, Deduction, DeductionRule, Family, Level, Pattern, Survey, Technique,
};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::sudoku::Position;
use sudoku_stepper::texts::{Language, LineName, Span, Sum, Text};

/// Whether all that is said holds.
fn holds(grid: &Grid, deduction: &Deduction, argument: &Argument) -> Result<(), String> {
    match &deduction.pattern {
        Pattern::AlmostLockedSets(_) => {
            ideas::checked(grid, deduction, argument)?;
            sets::checked(grid, deduction, argument)
        }
        Pattern::Exclusion(_) => exclusion::checked(grid, deduction, argument),
        Pattern::Symmetry(_) => symmetry::checked(grid, deduction, argument),
        Pattern::Templates(_) => templates::checked(grid, deduction, argument),
        Pattern::Leftovers(_) => leftovers::checked(grid, deduction, argument),
        Pattern::Disjoint(_) => disjoint::checked(grid, deduction, argument),
        Pattern::Firework(_) => firework::checked(grid, deduction, argument),
        Pattern::Medusa(_) => medusa::checked(grid, deduction, argument),
        Pattern::AlmostLocked(_) | Pattern::Chute(_) => {
            crossing::checked(grid, deduction, argument)
        }
        pattern if guardians::is_read(pattern) => guardians::checked(grid, deduction, argument),
        pattern if board::is_read(pattern) => board::checked(grid, deduction, argument),
        pattern if large::is_read(pattern) => large::checked(grid, deduction, argument),
        pattern if sectors::is_read(pattern) => sectors::checked(grid, deduction, argument),
        pattern if ranks::is_read(pattern) => ranks::checked(grid, deduction, argument),
        pattern if sums::is_read(pattern) => sums::checked(grid, deduction, argument),
        pattern if side_arguments::is_read(pattern) => {
            side_arguments::checked(grid, deduction, argument)
        }
        _ => {
            ideas::checked(grid, deduction, argument)?;
            checked(grid, deduction, argument)
        }
    }
}

/// Whether it is a pattern on the board that is read.
fn is_on_board(deduction: &Deduction) -> bool {
    match &deduction.pattern {
        Pattern::AlmostLockedSets(_)
        | Pattern::Exclusion(_)
        | Pattern::Symmetry(_)
        | Pattern::Templates(_)
        | Pattern::Leftovers(_)
        | Pattern::Disjoint(_)
        | Pattern::Firework(_)
        | Pattern::Medusa(_)
        | Pattern::AlmostLocked(_)
        | Pattern::Chute(_) => true,
        pattern => {
            guardians::is_read(pattern)
                || board::is_read(pattern)
                || large::is_read(pattern)
                || sectors::is_read(pattern)
                || ranks::is_read(pattern)
                || sums::is_read(pattern)
        }
    }
}

/// Whether it is a chain, a net or a kraken fish that is told in lines.
fn is_in_lines(deduction: &Deduction) -> bool {
    is_read(&deduction.pattern) && argument(deduction).is_numbered()
}

fn check(grid: &Grid, deduction: &Deduction) {
    if let Some(problem) = problem(grid, deduction) {
        panic!("{problem}");
    }
}

/// What is not true of all that is said of a deduction.
pub fn problem(grid: &Grid, deduction: &Deduction) -> Option<String> {
    let argument = argument(deduction);
    let founded = foundations::unfounded(deduction).map_or(Ok(()), Err);
    let holds = || holds(grid, deduction, &argument);
    let (problem, said) = match founded.and_then(|()| holds()) {
        Err(problem) => (
            problem,
            argument.render(Language::english(), Default::default()),
        ),
        Ok(()) => {
            let said = short::said(deduction);
            let problem = short::checked(grid, deduction, &said).err()?;
            (
                problem,
                said.render(Language::english(), Default::default()),
            )
        }
    };
    Some(format!(
        "{}: {problem}\n{said}\n{grid}\n",
        deduction.technique
    ))
}

/// Whether a rule is quick to search, and what it finds is read.
fn is_short(technique: Technique) -> bool {
    let is_quick = matches!(
        technique.family(),
        Family::AlmostLockedSets | Family::Coloring | Family::LargePatterns
    );
    technique.level() <= Level::Hard || is_quick
}

/// Whether a rule is one of chains, nets or kraken fish.
fn is_long(technique: Technique) -> bool {
    matches!(technique.family(), Family::Chains | Family::Forcing)
        || technique.slug().contains("kraken")
}

/// Some steps of each of some rules where the simplest ones stall.
fn steps(
    seeds: std::ops::Range<u64>,
    most: usize,
    is_wanted: fn(Technique) -> bool,
    mut look: impl FnMut(&Grid, &Deduction),
) {
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
        for rule in CATALOG.iter().filter(|rule| is_wanted(rule.technique())) {
            some_of(*rule, &survey, most, |deduction| look(&grid, deduction));
        }
    }
}

/// Some steps of a rule.
fn some_of(
    rule: &dyn DeductionRule,
    survey: &Survey<'_>,
    most: usize,
    mut look: impl FnMut(&Deduction),
) {
    let mut count = 0;
    let _ = rule.search(survey, &mut |deduction| {
        look(&deduction);
        count += 1;
        if count < most {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
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
    assert!(read >= 10, "{read}");
    let mut found = 0;
    steps(0..16, 12, is_long, |grid, deduction| {
        if is_in_lines(deduction) {
            check(grid, deduction);
            found += 1;
        }
    });
    assert!(found > 400, "{found}");
}

#[test]
fn every_line_of_a_chain_or_a_net_on_other_boards_is_true_and_follows() {
    let mut read: BTreeMap<&str, usize> = BTreeMap::new();
    let mut problems: Vec<String> = Vec::new();
    for (name, puzzle) in puzzles() {
        let grid = Position::new(&puzzle).grid().clone();
        let survey = Survey::of(&grid);
        for rule in CATALOG.iter().filter(|it| is_long(it.technique())) {
            some_of(*rule, &survey, 3, |deduction| {
                if is_in_lines(deduction) {
                    problems.extend(problem(&grid, deduction));
                    *read.entry(name).or_default() += 1;
                }
            });
        }
    }
    let all: usize = read.values().sum();
    assert!(problems.is_empty(), "{}", problems.concat());
    assert!(read.len() >= 7 && all > 100, "{all}: {read:?}");
}

#[test]
fn a_wrong_span_in_a_short_line_is_caught() {
    let (mut told, mut wrong, mut caught) = (0, 0, 0);
    let mut problems = String::new();
    for (grid, deduction) in applications().values() {
        let said = short::said(deduction);
        if let Err(problem) = short::checked(grid, deduction, &said) {
            let said = said.render(Language::english(), Default::default());
            problems += &format!("{}: {problem}\n{said}\n", deduction.technique);
            continue;
        }
        told += 1;
        for (place, span) in said.spans(Language::english()).iter().enumerate() {
            let another = match span {
                Span::Cell(cell) => {
                    let mut others = grid.unsolved().into_iter();
                    others.find(|it| it.index() > cell.index()).map(Span::Cell)
                }
                Span::Digit(digit) => {
                    let others = grid.layout().digits().without(*digit);
                    others.iter().next().map(Span::Digit)
                }
                _ => None,
            };
            if let Some(another) = another {
                wrong += 1;
                let changed = with_span(&said, place, another);
                caught += usize::from(short::checked(grid, deduction, &changed).is_err());
            }
        }
    }
    assert!(problems.is_empty(), "{problems}");
    assert!(told > 80 && wrong > 500, "{told}, {wrong}");
    assert!(caught * 100 >= wrong * 70, "{caught} of {wrong} are caught");
}

#[test]
fn every_sentence_of_a_pattern_on_the_board_is_true() {
    let mut read: BTreeMap<Technique, usize> = BTreeMap::new();
    let mut problems: BTreeMap<Technique, String> = BTreeMap::new();
    let mut look = |grid: &Grid, deduction: &Deduction| {
        if is_on_board(deduction) {
            if let Some(problem) = problem(grid, deduction) {
                problems.entry(deduction.technique).or_insert(problem);
            }
            *read.entry(deduction.technique).or_default() += 1;
        }
    };
    for (grid, deduction) in applications().values() {
        look(grid, deduction);
    }
    for seed in 0..12 {
        let (puzzle, _) = random::unique_puzzle(seed, 81);
        let mut grid = Position::new(&puzzle).grid().clone();
        let solver = Solver::everything();
        for _ in 0..20 {
            let survey = Survey::of(&grid);
            let rules = CATALOG.iter().filter(|it| is_short(it.technique()));
            for rule in rules {
                some_of(*rule, &survey, 4, |deduction| look(&grid, deduction));
            }
            let Some(step) = solver.step(&grid, Granularity::Rule) else {
                break;
            };
            for deduction in step {
                deduction.apply(&mut grid);
            }
        }
    }
    for (_, puzzle) in puzzles() {
        let position = Position::new(&puzzle);
        let survey = Survey::of(position.grid());
        let rules = CATALOG.iter().filter(|it| is_short(it.technique()));
        for rule in rules {
            some_of(*rule, &survey, 10, |deduction| {
                look(position.grid(), deduction)
            });
        }
    }
    let all: usize = read.values().sum();
    let problems: String = problems.into_values().collect();
    assert!(problems.is_empty(), "{problems}");
    assert!(read.len() > 60 && all > 1000, "{all}: {read:?}");
}

#[test]
fn every_sentence_of_a_sum_is_true() {
    let dealt = [
        BoardKind::Killer,
        BoardKind::KillerSix,
        BoardKind::KillerX,
        BoardKind::KillerJigsaw,
    ];
    let dealt = dealt.into_iter().flat_map(|kind| {
        let generator = Request::new(20).on(kind).generator().unwrap();
        let made = generator.make(0..2, 3000, &Stop::never(), &Progress::default());
        assert_eq!(made.end, Ok(()));
        made.puzzles
    });
    let kept = puzzles().into_iter().map(|(_, puzzle)| puzzle);
    let kept = kept.filter(|puzzle| puzzle.layout.has_sums());
    let mut read: BTreeMap<Technique, usize> = BTreeMap::new();
    let mut positions = 0;
    for puzzle in dealt.chain(kept) {
        let mut grid = Position::new(&puzzle).grid().clone();
        let solver = Solver::everything();
        loop {
            positions += 1;
            let survey = Survey::of(&grid);
            let is_of_sums = |it: &&&dyn DeductionRule| it.technique().family() == Family::Cages;
            for rule in CATALOG.iter().filter(is_of_sums) {
                some_of(*rule, &survey, 4, |deduction| {
                    check(&grid, deduction);
                    *read.entry(deduction.technique).or_default() += 1;
                });
            }
            let Some(step) = solver.step(&grid, Granularity::Deduction) else {
                break;
            };
            for deduction in step {
                deduction.apply(&mut grid);
            }
        }
    }
    let all: usize = read.values().sum();
    assert!(positions > 1000, "{positions}");
    assert!(read.len() >= 18 && all > 5000, "{all}: {read:?}");
}

/// Steps of the last resort where singles alone do not go on: some of each position, of
/// some positions of each puzzle.
fn side_arguments(
    lines: &[&str],
    boards: &[&str],
    (positions, most): (usize, usize),
    mut look: impl FnMut(&Grid, &Deduction),
) {
    let singles = Solver::with([Technique::NakedSingle, Technique::HiddenSingle]);
    let lines = lines.iter().map(|line| crate::common::grid(line));
    let others = puzzles().into_iter();
    let others = others.filter(|(name, _)| boards.contains(name));
    let others = others.map(|(_, puzzle)| Position::new(&puzzle).grid().clone());
    for mut grid in lines.chain(others) {
        for _ in 0..positions {
            while let Some(step) = singles.step(&grid, Granularity::Rule) {
                step.iter().for_each(|it| it.apply(&mut grid));
            }
            let mut first = None;
            some_of(
                &CONTRADICTION_WITH_SIDE_ARGUMENTS,
                &Survey::of(&grid),
                most,
                |deduction| {
                    look(&grid, deduction);
                    first.get_or_insert_with(|| deduction.clone());
                },
            );
            let Some(first) = first else {
                break;
            };
            first.apply(&mut grid);
        }
    }
}

/// Puzzles that take side arguments, and side arguments within.
const HARDEST: [&str; 3] = [
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..",
    "..3....8..5....2.17...........5.8..6.9.12....8....3....6.9....5..4....7.....1.6.2",
];

#[test]
fn every_line_of_an_argument_with_side_arguments_is_true_and_follows() {
    let boards: Vec<_> = puzzles().into_iter().map(|(name, _)| name).collect();
    let boards: Vec<_> = boards.into_iter().filter(|it| *it != "killer").collect();
    let (mut read, mut sides, mut deep, mut sums) = (0, 0, 0, 0);
    side_arguments(&HARDEST, &boards, (4, 5), |grid, deduction| {
        check(grid, deduction);
        let Pattern::SideArguments(pattern) = &deduction.pattern else {
            panic!("{deduction:?}");
        };
        read += 1;
        sides += pattern.argument.inner_count();
        deep = deep.max(pattern.argument.depth());
        let argument = argument(deduction);
        let spans = argument
            .lines
            .iter()
            .flat_map(|line| line.text.spans(Language::english()));
        sums += spans.filter(|span| matches!(span, Span::Sum(_))).count();
    });
    let said = format!("{read} with {sides}, down to level {deep}, {sums} sums");
    assert!(
        read >= 80 && sides >= 20 && deep >= 2 && sums >= 10,
        "{said}"
    );
}

#[test]
fn a_wrong_cell_digit_house_or_line_of_a_side_argument_is_caught() {
    let (mut wrong, mut caught) = (0, 0);
    side_arguments(
        &HARDEST[..1],
        &["six", "jigsaw"],
        (1, 2),
        |grid, deduction| {
            made_wrong(grid, deduction, &mut wrong, &mut caught);
            // Lines that are left out, at another depth, or in another order.
            let whole = argument(deduction);
            let mut other = whole.clone();
            for number in 0..whole.lines.len() {
                let is_inside = whole.lines[number].under.is_some();
                wrong += 2 + usize::from(is_inside);
                other.lines.remove(number);
                caught += usize::from(holds(grid, deduction, &other).is_err());
                other = whole.clone();
                other.lines[number].under = None;
                caught += usize::from(is_inside && holds(grid, deduction, &other).is_err());
                other = whole.clone();
                other.lines[number].from.push(number);
                caught += usize::from(holds(grid, deduction, &other).is_err());
                other = whole.clone();
            }
            // The idea of another candidate.
            let spans = whole.idea.spans(Language::english()).into_iter();
            let turned = spans.map(|span| match span {
                Span::Digit(digit) => {
                    let others = grid.layout().digits().without(digit);
                    Span::Digit(others.iter().next().unwrap())
                }
                span => span,
            });
            other.idea = turned.fold(Text::new(), Text::then);
            assert!(holds(grid, deduction, &other).is_err());
        },
    );
    // What is changed to something that holds as well is no mistake.
    assert!(wrong > 300, "{wrong}");
    assert!(caught * 100 >= wrong * 97, "{caught} of {wrong} are caught");
}

/// The text with one span changed.
fn with_span(text: &Text, at: usize, span: Span) -> Text {
    let spans = text.spans(Language::english()).into_iter();
    let spans = spans
        .enumerate()
        .map(|(place, old)| if place == at { span.clone() } else { old });
    spans.fold(Text::new(), Text::then)
}

/// The argument with one span of one line changed.
fn changed(argument: &Argument, line: usize, at: usize, span: Span) -> Argument {
    let text = with_span(&argument.lines[line].text, at, span);
    let mut changed = argument.clone();
    changed.lines[line] = Line {
        text,
        ..changed.lines[line].clone()
    };
    changed
}

/// Counts in how many arguments a span can be made wrong, and in how many of these it is
/// caught.
fn made_wrong(grid: &Grid, deduction: &Deduction, wrong: &mut usize, caught: &mut usize) {
    check(grid, deduction);
    let argument = argument(deduction);
    for (place, span) in argument.idea.spans(Language::english()).iter().enumerate() {
        if let Some(another) = another(grid, span) {
            *wrong += 1;
            let changed = Argument {
                idea: with_span(&argument.idea, place, another),
                ..argument.clone()
            };
            *caught += usize::from(holds(grid, deduction, &changed).is_err());
        }
    }
    for (number, line) in argument.lines.iter().enumerate() {
        for (place, span) in line.text.spans(Language::english()).iter().enumerate() {
            if let Some(another) = another(grid, span) {
                *wrong += 1;
                let changed = changed(&argument, number, place, another);
                *caught += usize::from(holds(grid, deduction, &changed).is_err());
            }
        }
    }
}

/// What is not the same as a span, to be put in its place.
fn another(grid: &Grid, span: &Span) -> Option<Span> {
    match span {
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
        Span::Candidate(it) => {
            let others = grid.layout().digits().without(it.digit);
            others
                .iter()
                .next()
                .map(|digit| Span::Candidate(Candidate::new(it.cell, digit)))
        }
        Span::Line(line) => {
            let before = line.place.checked_sub(1);
            before.map(|place| Span::Line(LineName::main(place)))
        }
        Span::Sum(sum) => Some(Span::Sum(Sum {
            sum: sum.sum + 1,
            ..*sum
        })),
        // What an equation makes.
        Span::Plain(words) => words
            .trim_start()
            .parse::<usize>()
            .ok()
            .map(|number| Span::from(format!(" {}", number + 1))),
        _ => None,
    }
}

#[test]
fn a_wrong_cell_digit_house_or_line_is_caught() {
    let (mut told, mut wrong, mut caught) = (0, 0, 0);
    steps(0..6, 3, is_long, |grid, deduction| {
        if is_in_lines(deduction) {
            told += 1;
            made_wrong(grid, deduction, &mut wrong, &mut caught);
        }
    });
    assert!(told > 20 && wrong > 1000, "{told}, {wrong}");
    // What is changed to something that holds as well is no mistake.
    assert!(caught * 100 >= wrong * 97, "{caught} of {wrong} are caught");
}

#[test]
fn a_wrong_cell_digit_or_house_of_each_pattern_is_caught() {
    let mut missed = String::new();
    for (technique, (grid, deduction)) in applications() {
        if is_on_board(&deduction) {
            let (mut wrong, mut caught) = (0, 0);
            if let Some(problem) = problem(&grid, &deduction) {
                missed += &problem;
                continue;
            }
            made_wrong(&grid, &deduction, &mut wrong, &mut caught);
            assert!(wrong > 0, "{technique}");
            // What is changed to something that holds as well is no mistake.
            let said = argument(&deduction);
            let said = said.render(Language::english(), Default::default());
            if (wrong - caught) * 10 > wrong {
                missed += &format!("{technique}: {caught} of {wrong} are caught\n{said}\n");
            }
        }
    }
    assert!(missed.is_empty(), "{missed}");
}
