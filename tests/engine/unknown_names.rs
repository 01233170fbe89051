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
