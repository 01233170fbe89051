//! What is said of a name that nothing has: what was typed, shortened and with control
//! characters escaped, and which names there are.

use crate::common::pinned::pinned;
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

/// What is said of a name that nothing has.
fn said_of<T: FromStr<Err: Display>>(name: &str) -> String {
    T::from_str(name).err().unwrap().to_string()
}

/// What is said of a name by all that have names.
fn all_said_of(name: &str) -> [String; 14] {
    [
        said_of::<Length>,
        said_of::<Notation>,
        said_of::<FileKind>,
        said_of::<Format>,
        said_of::<GivensLevel>,
        said_of::<Symmetry>,
        said_of::<BoardKind>,
        said_of::<Feature>,
        said_of::<Style>,
        said_of::<Level>,
        said_of::<Technique>,
        said_of::<Method>,
        said_of::<Granularity>,
        said_of::<Preset>,
    ]
    .map(|said_of: fn(&str) -> String| said_of(name))
}

#[test]
fn an_unknown_name_is_repeated_without_its_end() {
    let typed = format!("'{}' is ", "x".repeat(40));
    for said in all_said_of(&"x".repeat(60)) {
        assert!(said.starts_with(&typed), "{said}");
    }
}

#[test]
fn a_bell_in_an_unknown_name_is_told_as_an_escape() {
    let typed = format!("'\\u{{7}}{}' is ", "x".repeat(39));
    for said in all_said_of(&format!("\u{7}{}", "x".repeat(59))) {
        assert!(said.starts_with(&typed), "{said}");
    }
}

#[test]
fn the_names_that_there_are_are_told_beside_an_unknown_one() {
    let said = all_said_of("nobody");
    let said = said.map(|it| it.strip_prefix("'nobody' is ").unwrap_or(&it).to_owned());
    pinned!(said.join("\n"));
}

#[test]
fn some_names_may_be_typed_in_other_ways() {
    assert_eq!("unFAIR".parse(), Ok(Level::Unfair));
    assert_eq!("HODOKU-and-on".parse(), Ok(Preset::HoDoKuAndOn));
    assert_eq!("naked singles ONLY".parse(), Ok(Preset::NakedSingles));
    assert_eq!("xy wing".parse(), Ok(Technique::XyWing));
    assert!("Rule".parse::<Granularity>().is_err());
}
