//! What is said of a name that nothing has: what was typed, shortened and with control
//! characters escaped, and which names there are.

use std::fmt::Display;
use std::str::FromStr;

use sudoku_stepper::explain::{Length, Notation};
use sudoku_stepper::export::FileKind;
use sudoku_stepper::formats::Format;
use sudoku_stepper::generate::{GivensLevel, Symmetry};
use sudoku_stepper::grid::{BoardKind, Feature};
use sudoku_stepper::notation::Style;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::watched::Method;
use sudoku_stepper::solver::{Granularity, Preset};

/// What is said of 60 characters, the first of which rings a bell.
fn said_of_a_long_name<T: FromStr<Err: Display>>() -> String {
    let typed = format!("\u{7}{}", "x".repeat(59));
    T::from_str(&typed).err().unwrap().to_string()
}

#[test]
fn an_unknown_name_is_repeated_without_its_end_and_without_a_bell_and_the_names_are_listed() {
    let said = [
        said_of_a_long_name::<Length>(),
        said_of_a_long_name::<Notation>(),
        said_of_a_long_name::<FileKind>(),
        said_of_a_long_name::<Format>(),
        said_of_a_long_name::<GivensLevel>(),
        said_of_a_long_name::<Symmetry>(),
        said_of_a_long_name::<BoardKind>(),
        said_of_a_long_name::<Feature>(),
        said_of_a_long_name::<Style>(),
        said_of_a_long_name::<Level>(),
        said_of_a_long_name::<Technique>(),
        said_of_a_long_name::<Method>(),
        said_of_a_long_name::<Granularity>(),
        said_of_a_long_name::<Preset>(),
    ];
    let typed = format!("'\\u{{7}}{}' is ", "x".repeat(39));
    let said = said.map(|it| it.strip_prefix(&typed).unwrap_or(&it).to_owned());
    assert_eq!(
        said,
        [
            "not a length; the lengths are name, place, short, argument",
            "not a notation; the notations are rc, letters, zero",
            "not a kind of file to export; the kinds are html, markdown, json, svg, png",
            "not a format; the formats are comma, grid, line, pencil-marks, candidate-line, \
             constraints, library, sdk, sdm, ss, opensudoku, gri, ps, sumocue, arrows, jigsaw, \
             andoku, solo, f-puzzles, f-puzzles-link, sudokupad-link, own",
            "not a level by givens; these are easy, medium, hard, expert",
            "not a symmetry; the symmetries are none, half-turn, quarter-turn, mirror, diagonal",
            "not a board; the boards are classic, killer, killer-x, killer-jigsaw, \
             killer-windoku, killer-4x4, killer-6x6, killer-8x8, jigsaw, jigsaw-x, jigsaw-6x6, \
             diagonal, one-diagonal, windoku, percent, disjoint-groups, asterisk, center-dot, \
             girandola, argyle, extra-regions, anti-knight, anti-king, 4x4, 6x6, 6x6-tall, \
             6x6-x, 8x8",
            "nothing that a board can have; there are diagonal-down, diagonal-up, windoku, \
             percent, disjoint-groups, asterisk, center-dot, girandola, argyle, anti-knight, \
             anti-king",
            "not a compact notation; there are hodoku, eureka",
            "not a level; the levels are easy, medium, hard, unfair, extreme",
            "not the name of a rule; 'sudoku-stepper rules' lists them",
            "not a method; the methods are reading-order, fewest-candidates, singles",
            "not a granularity; the granularities are rule, deduction, cell",
            "not a preset; the presets are assignment, naked-singles, hodoku, hodoku-and-on, \
             sudoku-explainer, sudokuwiki, everything",
        ]
    );
}

#[test]
fn some_names_may_be_typed_in_other_ways() {
    assert_eq!("unFAIR".parse(), Ok(Level::Unfair));
    assert_eq!("HODOKU-and-on".parse(), Ok(Preset::HoDoKuAndOn));
    assert_eq!("naked singles ONLY".parse(), Ok(Preset::NakedSingles));
    assert_eq!("xy wing".parse(), Ok(Technique::XyWing));
    assert!("Rule".parse::<Granularity>().is_err());
}
