//! The last resort: contradictions with side arguments.

use std::collections::BTreeSet;

use rayon::prelude::*;

use crate::common::{boards, founded, grid, solution_of};
use sudoku_stepper::branching::{Because, Branching, Claim};
use sudoku_stepper::drawing::{Appearance, Drawn, Names, Painter, Part, Path, Place, Scene};
use sudoku_stepper::explain::{
    CellPart, Language, Length, Notation, Picture, Role, Span, argument, picture,
    picture_unfolding, text,
};
use sudoku_stepper::export::plain;
use sudoku_stepper::formats::read;
use sudoku_stepper::grid::{Candidate, CellSet, Grid};
use sudoku_stepper::proof::Unproved;
use sudoku_stepper::rules::side_arguments::{
    CONTRADICTION_WITH_SIDE_ARGUMENTS, SideArgumentsPattern,
};
use sudoku_stepper::rules::{Deduction, Pattern, Technique, find_all, find_first};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};
use sudoku_stepper::sudoku::{Position, Puzzle};

const EASTER_MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
/// With singles alone it takes side arguments inside side arguments.
const LOKI: &str =
    "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
/// Sudoku Explainer gives it 11.9.
const OF_11_9: &str =
    "..3....8..5....2.17...........5.8..6.9.12....8....3....6.9....5..4....7.....1.6.2";

/// Pencil marks without a given that no shorter argument is found for.
const MARKS: &str = "\
    12..5678912.4567..123.56.8912.4...891234567.912.456789.23...78912.4.678912.4....9\
    1234567891..456...1234567891.34.6.8.1234567891.34.6.891234567891.3456.8.123456789\
    .2..567..123456789.23.5.7.912345678912..5.7.91.3456789.23.5.78912345678912345.789\
    12.....89123.56789123.5678912345678912..567.91.3456789123.5.78912.45678912.45..89\
    12345678912345678912345.789.2345.7.9.2345...91234567.91234567891..45....12345....\
    1234567891.34.6.8..234.6.8..23456789.234567....34567.9.234.678.12345678.123456.8.\
    1234567891..456...1.3456..912345678.12.45....12345678912345678912.4567..12.4567.9\
    ....56..91.3456789..345678.123456789123456789...45.7891234567891..4567.....45.7..\
    123..67891.34567891234567891234..78912345678912345.789123..678912.4567891234..789";
const OF_MARKS: &str =
    "123456789457189236689273541275614398834792615916835472361548927598327164742961853";

/// A killer without givens on which a search by cases takes thousands of suppositions.
const KILLER: &str = "\
    24 = r1c1 r1c2 r2c1 r3c1 r4c1\n\
    25 = r1c3 r1c4 r1c5 r2c2 r2c3\n\
    26 = r1c6 r1c7 r1c8 r1c9 r2c9\n\
    20 = r2c4 r3c4 r3c5 r3c6\n\
    19 = r2c5 r2c6 r2c7 r3c7\n\
    26 = r2c8 r3c8 r3c9 r4c9 r5c9\n\
    20 = r3c2 r3c3 r4c2 r5c2\n\
    20 = r4c3 r5c3 r6c2 r6c3\n\
    13 = r4c4 r5c4\n\
    9 = r4c5 r4c6\n\
    20 = r4c7 r4c8 r5c7 r6c7\n\
    24 = r5c1 r6c1 r7c1 r7c2 r8c2\n\
    5 = r5c6 r6c6\n\
    20 = r5c8 r6c8 r7c7 r7c8\n\
    17 = r6c4 r6c5\n\
    26 = r6c9 r7c9 r8c9 r9c8 r9c9\n\
    21 = r7c3 r8c3 r8c4 r8c5\n\
    20 = r7c4 r7c5 r7c6 r8c6\n\
    24 = r8c1 r9c1 r9c2 r9c3 r9c4\n\
    25 = r8c7 r8c8 r9c5 r9c6 r9c7\n";
const OF_KILLER: &str =
    "821376945795481362634529718183654297956712834247893156519267483478135629362948571";

fn whole(deduction: &Deduction) -> &Branching {
    let Pattern::SideArguments(pattern) = &deduction.pattern else {
        panic!("{deduction:?}");
    };
    &pattern.argument
}

fn supposed(argument: &Branching) -> Candidate {
    argument.assumed().unwrap().candidate
}

/// The side arguments of the main argument, without those within them.
fn sides(whole: &Branching) -> impl Iterator<Item = &Branching> {
    whole.inner.iter().map(|within| &within.argument)
}

/// The lines that an argument takes, with those of its side arguments: the supposition, one for
/// each inference, and the contradiction.
fn length(argument: &Branching) -> usize {
    let [branch] = &argument.branches[..] else {
        panic!("{argument:?}");
    };
    let is_line = |place: &usize| {
        let one = &branch[*place];
        let is_own = !matches!(one.because, Because::Assumed | Because::Outside(_));
        is_own && !branch[..*place].iter().any(|it| it.is_one_with(one))
    };
    let own = (0..branch.len()).filter(is_line).count();
    2 + own + sides(argument).map(length).sum::<usize>()
}

/// The first step of the last resort at the beginning of a puzzle.
fn first_on(line: &str) -> (Grid, Deduction) {
    let grid = grid(line);
    let deduction = find_first(&CONTRADICTION_WITH_SIDE_ARGUMENTS, &grid).unwrap();
    (grid, deduction)
}

/// Solves a puzzle with rules that have the last resort among them, and checks each of its
/// steps line by line and against the solution. How many there were.
fn solves(puzzle: &Grid, solver: &Solver) -> usize {
    let solution = solution_of(puzzle);
    let mut grid = puzzle.clone();
    let mut count = 0;
    while !grid.is_full() {
        let step = solver.step(&grid, Granularity::Deduction);
        let step = step.unwrap_or_else(|| panic!("{puzzle} stalls"));
        for deduction in step {
            if deduction.technique == Technique::ContradictionWithSideArguments {
                deduction.proved(&grid).unwrap();
                count += 1;
            }
            let is_right = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
            assert!(deduction.placements.iter().all(is_right), "{puzzle}");
            assert!(!deduction.eliminations.iter().any(is_right), "{puzzle}");
            deduction.apply(&mut grid);
        }
    }
    assert!(grid.is_solved());
    count
}

#[test]
fn the_hardest_puzzles_are_solved_by_arguments_that_hold_line_by_line() {
    let puzzles = [EASTER_MONSTER, LOKI, OF_11_9];
    puzzles.par_iter().for_each(|line| {
        let without = Solver::preset(Preset::HoDoKu).path(&mut grid(line), Granularity::Rule);
        assert_eq!(without.1, Ending::Stalled, "{line}");
        assert!(solves(&grid(line), &Solver::preset(Preset::HoDoKuAndOn)) > 0);
    });
}

#[test]
fn it_solves_puzzles_of_other_boards_with_no_other_rule_than_singles() {
    let solver = Solver::with([
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::ContradictionWithSideArguments,
    ]);
    let puzzles = boards::puzzles();
    puzzles.par_iter().for_each(|(name, puzzle)| {
        if *name != "killer" {
            solves(Position::new(puzzle).grid(), &solver);
        }
    });
}

#[test]
fn it_is_silent_where_there_is_not_exactly_one_solution() {
    let several = Grid::empty();
    let mut none = grid(EASTER_MONSTER);
    let solution = solution_of(&none);
    let cell = none.unsolved().first().unwrap();
    none.eliminate(Candidate::new(cell, solution[cell.index()].unwrap()));
    for position in [several, none] {
        assert_eq!(
            find_first(&CONTRADICTION_WITH_SIDE_ARGUMENTS, &position),
            None
        );
    }
    let path = |mut grid: Grid| {
        let solver = Solver::preset(Preset::HoDoKuAndOn);
        solver.path(&mut grid, Granularity::Rule).1
    };
    assert_eq!(path(Grid::empty()), Ending::Several);
}

#[test]
fn the_simplest_argument_comes_first_and_each_holds() {
    let (grid, first) = first_on(EASTER_MONSTER);
    let all = find_all(&CONTRADICTION_WITH_SIDE_ARGUMENTS, &grid);
    assert_eq!(all.first(), Some(&first));
    assert!(all.len() > 1);
    let size = |it: &Deduction| (whole(it).inner_count(), length(whole(it)));
    // Those within the budget by their size, and then the others as they are found.
    let in_order = all
        .windows(2)
        .take_while(|pair| size(&pair[0]) <= size(&pair[1]));
    assert!(in_order.count() >= 10);
    let against: BTreeSet<_> = all.iter().map(|it| supposed(whole(it))).collect();
    assert_eq!(against.len(), all.len());
    let solution = solution_of(&grid);
    for deduction in &all {
        deduction.proved(&grid).unwrap();
        assert_eq!(founded::unfounded(deduction), None);
        for removed in &deduction.eliminations {
            assert_ne!(solution[removed.cell.index()], Some(removed.digit));
        }
    }
}

#[test]
fn an_argument_that_was_tampered_with_is_refused() {
    let (grid, deduction) = first_on(EASTER_MONSTER);
    let whole = whole(&deduction);
    assert!(whole.inner_count() > 0);
    let with = |argument| Deduction {
        pattern: Pattern::SideArguments(Box::new(SideArgumentsPattern { argument })),
        ..deduction.clone()
    };
    let mut sides = 0;
    for (place, one) in whole.branches[0].iter().enumerate() {
        // A claim that rests on nothing.
        let mut other = whole.clone();
        match one.because {
            Because::Assumed => continue,
            Because::Argued(number) => {
                sides += 1;
                other.inner[number].argument.ends.clear();
            }
            _ => other.branches[0][place].from.clear(),
        }
        let refused = with(other).proved(&grid);
        assert!(matches!(refused, Err(Unproved::Refused(_))), "{one:?}");
    }
    assert!(sides > 0);
    // The argument about another position.
    assert!(deduction.proved(&Grid::empty()).is_err());
}

#[test]
fn it_is_told_with_its_side_arguments() {
    let english = Language::english();
    let (_, deduction) = first_on(EASTER_MONSTER);
    let whole = whole(&deduction);
    let told = argument(&deduction);
    let supposed = supposed(whole);
    let start = format!("Suppose {} is {}.", supposed.cell, supposed.digit);
    let lines = told.lines.iter();
    let said: Vec<String> = lines
        .map(|line| line.text.render(english, Notation::Rc))
        .collect();
    assert_eq!(said[0], start);
    let sides = said
        .iter()
        .filter(|line| line.ends_with("as well: a side argument."));
    assert_eq!(sides.count(), whole.inner_count());
    let end = format!(
        "So what was supposed first is wrong: remove {} from {}.",
        supposed.digit, supposed.cell
    );
    assert_eq!(said.last(), Some(&end));
    // One line is added: the conclusion. Side arguments stand farther in.
    assert_eq!(told.lines.len(), length(whole) + 1);
    let deepest = (0..told.lines.len()).map(|number| told.depth(number)).max();
    assert_eq!(deepest, Some(whole.depth()));
}

#[test]
fn its_place_tells_how_many_side_arguments_it_has() {
    let english = Language::english();
    let (_, deduction) = first_on(EASTER_MONSTER);
    let whole = whole(&deduction);
    let place = text(&deduction, Length::Place).render(english, Notation::Rc);
    let count = match whole.inner_count() {
        1 => "one side argument".to_owned(),
        more => format!("{more} side arguments"),
    };
    assert!(
        place.contains(&format!("an argument with {count}")),
        "{place}"
    );
}

#[test]
fn it_is_drawn_in_a_color_for_each_depth() {
    let (_, deduction) = first_on(EASTER_MONSTER);
    let whole = whole(&deduction);
    let drawn = picture(&deduction).candidates;
    assert!(drawn.contains(&(supposed(whole), Role::Supposed(0))));
    for side in sides(whole).map(supposed) {
        let is_drawn = |(it, role): &(Candidate, Role)| {
            *it == side && matches!(role, Role::Refuted(1) | Role::Follows(0))
        };
        assert!(drawn.iter().any(is_drawn), "{side:?}");
    }
}

#[test]
fn a_side_argument_is_drawn_with_its_contradiction_where_it_is_unfolded() {
    let (_, deduction) = first_on(EASTER_MONSTER);
    let side = supposed(sides(whole(&deduction)).next().unwrap());
    let lines = argument(&deduction).lines;
    let start = lines.iter().position(|line| line.supposed == Some(side));
    let open = BTreeSet::from([start.unwrap()]);
    let (folded, unfolded) = (picture(&deduction), picture_unfolding(&deduction, &open));
    let contradictions = |drawn: &Picture| {
        let cells = drawn.cells.iter();
        let cells = cells.filter(|(_, part)| *part == CellPart::Contradiction);
        drawn.conflicts.len() + cells.count()
    };
    assert_eq!((contradictions(&folded), contradictions(&unfolded)), (1, 2));
    let has = |drawn: &Picture, role: Role| drawn.candidates.contains(&(side, role));
    assert!(has(&folded, Role::Refuted(1)) && !has(&folded, Role::Supposed(1)));
    assert!(has(&unfolded, Role::Supposed(1)) && !has(&unfolded, Role::Refuted(1)));
    let step = std::slice::from_ref(&deduction);
    for (names, drawn) in [
        (Names::of(step), &folded),
        (Names::unfolding(step, &open), &unfolded),
    ] {
        let is_drawn = |one: &Candidate| drawn.candidates.iter().any(|(it, _)| it == one);
        assert!(names.numbers.iter().all(|(one, _)| is_drawn(one)));
    }
    let more = Names::unfolding(step, &open).numbers.len();
    assert!(more > Names::of(step).numbers.len());
}

#[test]
fn the_badges_on_the_board_are_the_names_of_the_lines_in_the_words() {
    let english = Language::english();
    let (_, deduction) = first_on(EASTER_MONSTER);
    let whole = whole(&deduction);
    assert!(whole.inner_count() > 0);
    let told = argument(&deduction);
    let said = told.render(english, Notation::Rc);
    let said: Vec<&str> = said.lines().skip(1).map(str::trim).collect();
    let names: Vec<String> = (0..told.lines.len())
        .map(|place| told.name(place).to_string())
        .collect();
    // Each line is called once, and begins with its name.
    for (number, (name, line)) in names.iter().zip(&said).enumerate() {
        assert!(line.starts_with(&format!("{name}. ")), "{name}: {line}");
        assert!(!names[..number].contains(name), "{name} twice");
    }
    // Those of the main argument are counted through, those of a side argument behind
    // its letter, which its supposition has alone.
    let main = (0..told.lines.len()).filter(|place| told.name(*place).side.is_none());
    let main: Vec<usize> = main.map(|place| told.name(place).number).collect();
    assert!(main.iter().copied().eq(1..=main.len()), "{main:?}");
    assert!(names.contains(&"a".to_owned()) && names.contains(&"a1".to_owned()));
    let badges = Names::of(std::slice::from_ref(&deduction)).numbers;
    for side in sides(whole).map(supposed) {
        let (_, lines) = badges.iter().find(|(it, _)| *it == side).unwrap();
        let line = &told.lines[lines[0].place];
        assert!(
            line.text
                .spans(Language::english())
                .contains(&Span::Cell(side.cell))
        );
    }
    for (it, lines) in &badges {
        for name in lines {
            let spans = told.lines[name.place].text.spans(Language::english());
            assert!(spans.contains(&Span::Digit(it.digit)), "{it:?} in {name}");
            assert!(spans.contains(&Span::Cell(it.cell)), "{it:?} in {name}");
        }
    }
}

#[test]
fn badges_are_round_for_the_main_argument_and_square_for_side_arguments() {
    let (grid, deduction) = first_on(EASTER_MONSTER);
    let scene = Scene {
        names: Names::of(std::slice::from_ref(&deduction)),
        ..plain(&Position::from(&grid), &picture(&deduction))
    };
    let place = Place::centered(900.0, &scene.layout, true);
    let mut painter = Painter::new(place, Appearance::Light);
    painter.marks(&scene);
    let sheet = painter.into_sheet();
    let mut shapes = [0, 0];
    for (candidate, lines) in &scene.names.numbers {
        let mut drawn = sheet.drawn().iter();
        let round = drawn.find_map(|(part, drawn)| match drawn {
            Drawn::Fill(Path::Rectangle { size, radius, .. }, _)
                if *part == Part::Number(*candidate) =>
            {
                Some(*radius / size.height)
            }
            _ => None,
        });
        let is_side = lines[0].side.is_some();
        let round = round.expect("it has a badge");
        assert!(
            if is_side { round < 0.2 } else { round > 0.45 },
            "{lines:?}"
        );
        shapes[usize::from(is_side)] += 1;
    }
    assert!(shapes.iter().all(|count| *count > 0), "{shapes:?}");
}

#[test]
fn it_scores_more_than_forcing_nets_and_more_for_each_side_argument() {
    let (_, deduction) = first_on(EASTER_MONSTER);
    let whole = whole(&deduction);
    assert_eq!(whole.depth(), 2);
    let count = u32::try_from(whole.inner_count()).unwrap();
    assert_eq!(deduction.score(), 1500 + 20 * count);
    assert!(deduction.technique.score() > Technique::ForcingNetVerity.score());
}

#[test]
fn where_nothing_shorter_is_found_a_candidate_is_refuted_by_cases() {
    let marks = read(MARKS.as_bytes()).unwrap().remove(0);
    let grid = Position::new(&marks).grid().clone();
    let solution = Puzzle::from_line(OF_MARKS).unwrap().givens;
    assert!(grid.allows(&solution));

    let mut solver = Solver::with([Technique::ContradictionWithSideArguments]);
    solver.set_solution(&solution);
    let step = solver.step(&grid, Granularity::Deduction).unwrap();
    let [deduction] = &step[..] else {
        panic!("{} deductions", step.len());
    };
    let whole = whole(deduction);
    assert!(whole.depth() > 2, "{}", whole.depth());
    deduction.proved(&grid).unwrap();
    assert_ne!(
        solution[supposed(whole).cell.index()],
        Some(supposed(whole).digit)
    );
    // The same on every machine, and each time.
    assert_eq!(solver.step(&grid, Granularity::Deduction).unwrap(), step);
}

#[test]
fn it_leaves_a_killer_to_the_player_where_each_argument_would_be_too_long() {
    let killer = &read(KILLER.as_bytes()).unwrap()[0];
    let mut grid = Position::new(killer).grid().clone();
    let solution = Puzzle::from_line(OF_KILLER).unwrap().givens;
    assert!(grid.allows(&solution));
    let mut solver = Solver::preset(Preset::HoDoKuAndOn);
    solver.set_solution(&solution);
    let (_, ending) = solver.path(&mut grid, Granularity::Rule);
    assert_eq!(ending, Ending::Stalled);
    // Two rows are enough for it to go on.
    let two_rows = || grid.unsolved().iter().take(18).collect::<Vec<_>>();
    let mut entered = grid.clone();
    for cell in two_rows() {
        let digit = solution[cell.index()].unwrap();
        entered.place(Candidate::new(cell, digit));
    }
    solver.path(&mut entered, Granularity::Rule);
    assert!(entered.is_full());
}

#[test]
fn a_solution_that_is_known_is_not_taken_for_that_of_another_position() {
    let grid = grid(EASTER_MONSTER);
    let solution = solution_of(&grid);
    let mut solver = Solver::with([Technique::ContradictionWithSideArguments]);
    let found = solver.step(&grid, Granularity::Deduction).unwrap();
    solver.set_solution(&solution);
    assert_eq!(solver.step(&grid, Granularity::Deduction).unwrap(), found);

    // Without a candidate of the solution there is none, and so nothing to find.
    let mut wrong = grid.clone();
    let cell = wrong.unsolved().first().unwrap();
    wrong.eliminate(Candidate::new(cell, solution[cell.index()].unwrap()));
    assert!(!wrong.allows(&solution));
    assert_eq!(solver.step(&wrong, Granularity::Deduction), None);
}

#[test]
fn a_solution_that_is_not_the_only_one_ends_no_program() {
    // Easter Monster without its first given.
    let grid = grid(&EASTER_MONSTER.replacen('1', ".", 1));
    let Solutions::Several(two) = solve(&grid, &Stop::never()).unwrap().solutions else {
        panic!("there is one solution, or none");
    };
    let mut solver = Solver::with([Technique::ContradictionWithSideArguments]);
    for solution in two.iter() {
        solver.set_solution(solution);
        let found = solver.step(&grid, Granularity::Deduction);
        let said = found.iter().flatten();
        for deduction in said {
            deduction.proved(&grid).unwrap();
        }
    }
}

/// Every claim because a digit is left only in some places, of an argument and its side arguments,
/// and the claims that it rests on: each says where the digit cannot be.
fn places_left(argument: &Branching) -> usize {
    let branch = &argument.branches[0];
    let mut count = sides(argument).map(places_left).sum();
    for one in branch {
        let Because::Locked { left, .. } = one.because else {
            continue;
        };
        count += 1;
        let digit = one.claim.candidate.digit;
        for Claim { candidate, is_true } in one.from.iter().map(|from| branch[*from].claim) {
            let Candidate { cell, digit: other } = candidate;
            let gone = match is_true {
                true if other == digit => cell.peers(),
                true => CellSet::only(cell),
                false if other == digit => CellSet::only(cell),
                false => CellSet::EMPTY,
            };
            assert!(left.is_disjoint(gone), "{one:?} rests on {candidate:?}");
        }
    }
    count
}

#[test]
fn no_place_is_left_that_a_cited_line_takes_away() {
    // In these killers a sum takes a place of a house that it only looks into.
    let killers = [
        "SumoCueV1=14=17=13=25=16+4=12+6=14+0+1+2+3+4=23+14+14+8=10+1+2+3+3+14+14=18+8+18+1=18+3=16\
         +31+25+25+25=22+29+29=15+39+31+31=24+43+36=16+46+46+39=15=27+51+43+36+36+46+46=18+50+51+51\
         +43+36=31+64+64+58=20+68=10+70=11+72+64+64+58+58+68+68+70",
    ];
    let mut count = 0;
    for line in killers {
        let puzzle = &read(line.as_bytes()).unwrap()[0];
        let solver = Solver::preset(Preset::HoDoKu);
        let mut grid = Position::new(puzzle).grid().clone();
        solver.path(&mut grid, Granularity::Rule);
        for deduction in find_all(&CONTRADICTION_WITH_SIDE_ARGUMENTS, &grid) {
            deduction.proved(&grid).unwrap();
            count += places_left(whole(&deduction));
        }
    }
    assert!(count > 0);
}
