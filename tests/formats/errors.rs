//! Each error is a sentence, once, in every language.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::common::cell;
use crate::common::files::assert_error_at;
use sudoku_formats::files::FileError;
use sudoku_stepper::export::{PictureError, SizeError};
use sudoku_stepper::formats::{
    self, Fault, Format, FormatError, NoPlace, PathStep, Place, Rule, TomlFault, TomlKind, Unheld,
    Unknown, WriteError,
};
use sudoku_stepper::generate::{DraftError, GenerateError, Symmetry, WhyNever};
use sudoku_stepper::grid::{BoardKind, Digit, Feature, House, LayoutError};
use sudoku_stepper::rate::RatingError;
use sudoku_stepper::rate::explainer::Difficulty;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::session::{ListError, OpenError, SaveError, WorkError};
use sudoku_stepper::texts::{Finding, Language, LanguageError};

fn path() -> PathBuf {
    PathBuf::from("/puzzles/monday.")
}

fn reason() -> io::Error {
    io::Error::other("disk on fire.")
}

/// A text of a file, or a reason of the system, that ends as a sentence does.
fn text() -> String {
    "open\tat last.".to_owned()
}

/// Every fault at a place in a file, with this number where it counts something.
fn all_faults(count: usize) -> Vec<Fault> {
    let (cell, digit) = (cell("r2c3"), Digit::new(5).unwrap());
    let sizes = vec![('A', count), ('.', 12)];
    let mut all = vec![
        Fault::NotACell { text: text() },
        Fault::NotASum { text: text() },
        Fault::NotANumber { text: text() },
        Fault::NoDigitFor { cell },
        Fault::TwiceInOne { cell },
        Fault::CellTwice { cell },
        Fault::NoSuchSum { sum: count },
        Fault::NoSuchDigit { rows: count, digit },
        Fault::NotADigit { text: text() },
        Fault::NotADigitIn {
            text: text(),
            name: text(),
        },
        Fault::NotADigitAt {
            text: text(),
            row: count,
            column: count,
        },
        Fault::NoDigits,
        Fault::Fields {
            found: count,
            needed: count,
        },
        Fault::RegionCells {
            found: count,
            needed: count,
        },
        Fault::GridRows {
            found: count,
            needed: count,
        },
        Fault::RegionRows {
            found: count,
            needed: count,
        },
        Fault::RegionCount {
            found: count,
            needed: count,
        },
        Fault::BoxCells {
            found: count,
            needed: 9,
        },
        Fault::BoxCount {
            found: count,
            needed: 9,
        },
        Fault::RowCells {
            row: count,
            found: count,
            needed: count,
        },
        Fault::RowsOf {
            found: count,
            needed: count,
        },
        Fault::PuzzleCells {
            found: count,
            needed: count,
        },
        Fault::LinesFromWhere { size: count },
        Fault::CellsFromWhere,
        Fault::MapNames { found: count },
        Fault::NotARegionName { text: text() },
        Fault::OnlyRegions,
        Fault::RegionsUnclear,
        Fault::SomeWithoutRegion,
        Fault::RegionsOfSome,
        Fault::NoRegionsForSize { rows: count },
        Fault::RowZero,
        Fault::CageLines,
        Fault::CageLine,
        Fault::OtherThanInGrid {
            cell,
            digit,
            other: digit,
        },
        Fault::DigitMissing { name: text() },
        Fault::SumMissing,
        Fault::NotTheSum { text: text() },
        Fault::TwoSums { one: 8, other: 9 },
        Fault::NoSumOf { name: text() },
        Fault::NoSuchCage { name: text() },
        Fault::SumTwice { name: text() },
        Fault::SumsMissing { found: count },
        Fault::TotalOfSums {
            found: count,
            needed: count,
        },
        Fault::NoCageAt { number: count },
        Fault::NoCageIn { cell },
        Fault::NotTheNumberOfACage { number: count },
        Fault::SumTooLarge { sum: count },
        Fault::NotADigitOfCage { cell },
        Fault::CageWithoutSum,
        Fault::NotAnArrow { text: text() },
        Fault::NumberMissing { cell },
        Fault::NotTheNextCell { cell, text: text() },
        Fault::OnlyClassicBoxes { text: text() },
        Fault::ArrowOff { cell },
        Fault::ArrowWithoutSum { cell },
        Fault::NotACellOfBoard { text: text() },
        Fault::NotAListInJson,
        Fault::NotALetter { text: text() },
        Fault::QuoteMissing,
        Fault::Several,
        Fault::Clauses,
        Fault::NumbersBelow { size: count },
        Fault::SideBySide,
        Fault::MarksOnOtherBoard,
        Fault::LinesUnclear,
        Fault::ColumnsUnclear,
        Fault::BlanksCutOff,
        Fault::SetIn,
        Fault::NumberedRows,
        Fault::NumberedColumns,
        Fault::SizeMisfit,
        Fault::TableUnclear,
        Fault::BlankAndZero,
        Fault::TableOfSteps,
        Fault::MarksInList,
        Fault::LineWithoutCell,
        Fault::CountedFromZero,
        Fault::NeitherYesNorNo { text: text() },
        Fault::Archive,
        Fault::Office,
        Fault::Pdf,
        Fault::Image,
        Fault::Compressed,
        Fault::BlankPage,
        Fault::RowsOrBoxes,
        Fault::NotNineBits { text: text() },
        Fault::NotASection { text: text() },
        Fault::OtherThanGiven { cell },
        Fault::NoDigitBehindPlus,
        Fault::DigitTwice { digit },
        Fault::NotInItsPlace {
            text: text(),
            digit,
        },
        Fault::NotDigitRowColumn { text: text() },
        Fault::NotAGameId,
        Fault::NotAKindOfSolo { text: text() },
        Fault::GivensMissingInId,
        Fault::RegionsMissingInId,
        Fault::CagesMissingInId,
        Fault::SumsMissingInId,
        Fault::TooManyParts,
        Fault::NotABorder { text: text() },
        Fault::BordersMisfit,
        Fault::SaveDamaged,
        Fault::SaveWithoutPuzzle,
        Fault::CutOff,
        Fault::TooDeep,
        Fault::DocumentType,
        Fault::TooManyAttributes,
        Fault::OtherEnd {
            name: text(),
            open: text(),
        },
        Fault::NeverOpened { name: text() },
        Fault::NotClosed { name: text() },
        Fault::UnknownReference,
        Fault::BadAttribute,
        Fault::XmlCutOff,
        Fault::XmlDamaged,
        Fault::NoPuzzleInXml { name: text() },
        Fault::NotOpenSudoku { name: text() },
        Fault::HeaderTooLarge,
        Fault::OutsideElements { text: text() },
        Fault::NameTooLong { bytes: count },
        Fault::GameWithoutData,
        Fault::NoGraph,
        Fault::NoOrder,
        Fault::AttributeMissing { name: text() },
        Fault::GroupsOfSeveral,
        Fault::FieldOffBoard,
        Fault::NotCoordinates {
            x: Some(text()),
            y: None,
        },
        Fault::NoPuzzleInJson,
        Fault::TwoValues { name: text() },
        Fault::Misspelt {
            text: text(),
            name: text(),
        },
        Fault::InTable {
            text: text(),
            name: text(),
        },
        Fault::NeitherTrueNorFalse { text: text() },
        Fault::NotAList { text: text() },
        Fault::DigitsUnclear,
        Fault::OnlySolution,
        Fault::OtherSize {
            told: count,
            size: count,
        },
        Fault::LinkDamaged,
        Fault::LinkTooLarge,
        Fault::NamesNoCell { name: text() },
        Fault::TooManyBraces,
        Fault::GivenAndEntry { cell },
        Fault::CellsOfField {
            name: text(),
            found: count,
            needed: count,
        },
        Fault::NotCellAndDigits { text: text() },
        Fault::NotOnBoard { cell },
        Fault::NotAMove { text: text() },
        Fault::MoveMisfit,
        Fault::NotBoxes { text: text() },
        Fault::BoxesAndRegions,
        Fault::NotAFeature { text: text() },
        Fault::NotACellName { text: text() },
        Fault::NotAListOfCells { text: text() },
        Fault::NotAColoredCell { text: text() },
        Fault::NotAColoredCandidate { text: text() },
        Fault::NotALink { text: text() },
        Fault::NotJson,
        Fault::NestedTooDeep,
        Fault::RegionsElsewhere,
        Fault::RuleInWords { text: text() },
        Fault::RegionSizes {
            sizes: sizes.clone(),
            alone: None,
        },
        Fault::RegionSizes {
            sizes,
            alone: Some(cell),
        },
        Fault::Within {
            steps: vec![
                PathStep::Field("grid".to_owned()),
                PathStep::Entry(count),
                PathStep::Entry(count),
                PathStep::Field(text()),
                PathStep::Entry(count),
            ],
            problem: Box::new(Fault::NotADigit { text: text() }),
        },
    ];
    all.extend(all_toml_faults().into_iter().map(Fault::Toml));
    all.extend(all_layout_errors(count).into_iter().map(Fault::Board));
    all
}

/// Every problem of a TOML file.
fn all_toml_faults() -> Vec<TomlFault> {
    let kinds = [
        TomlKind::Text,
        TomlKind::List,
        TomlKind::Number,
        TomlKind::Truth,
        TomlKind::Section,
    ];
    let mut all = vec![
        TomlFault::TextNotClosed,
        TomlFault::BadEscape,
        TomlFault::NameWithoutValue,
        TomlFault::ValueMissing,
        TomlFault::TextUnquoted,
        TomlFault::Missing { name: text() },
        TomlFault::CommaTooMany,
        TomlFault::CommaMissing,
        TomlFault::ListNotClosed,
        TomlFault::HeadNotClosed,
        TomlFault::NameTwice { name: text() },
        TomlFault::BehindValue { text: text() },
        TomlFault::UnknownName { name: text() },
        TomlFault::NotOneOf {
            text: text(),
            known: text(),
        },
        TomlFault::Damaged,
    ];
    all.extend(kinds.map(|kind| TomlFault::OtherKind { kind }));
    all
}

fn all_layout_errors(count: usize) -> Vec<LayoutError> {
    let (first, size) = (cell("r2c3"), 9);
    let mut all = vec![
        LayoutError::Size(16),
        LayoutError::Boxes {
            rows: 2,
            columns: 3,
            size,
        },
        LayoutError::RegionCount { count, size },
        LayoutError::RegionSize { first, count, size },
        LayoutError::RegionOverlap(first),
        LayoutError::OutsideBoard(first),
        LayoutError::TooManyHouses(count),
        LayoutError::Empty,
        LayoutError::CageSize { first, count, size },
        LayoutError::CageOverlap(first),
        LayoutError::CageInParts(first),
        LayoutError::CageSum {
            first,
            sum: 40,
            count,
            least: 3,
            most: 17,
        },
    ];
    let features = [
        Feature::Windoku,
        Feature::Percent,
        Feature::DisjointGroups,
        Feature::Asterisk,
        Feature::CenterDot,
        Feature::Girandola,
        Feature::Argyle,
    ];
    all.extend(features.map(LayoutError::NeedsNine));
    all
}

/// Everything that a puzzle can have and the program does not know.
fn all_unknowns() -> Vec<Unknown> {
    let cell = cell("r2c3");
    let mut all = vec![
        Unknown::Named(text()),
        Unknown::Several(vec![
            Unknown::Rule(Rule::Arrows),
            Unknown::Named(text()),
            Unknown::InThisForm(Rule::Cages),
        ]),
        Unknown::OwnRule { sign: 'w' },
        Unknown::Size {
            rows: 12,
            columns: 12,
        },
        Unknown::Shape { text: text() },
        Unknown::BoardType { text: text() },
        Unknown::OtherGame { text: text() },
        Unknown::More { count: 1 },
        Unknown::More { count: 12 },
        Unknown::MoreRegions,
        Unknown::CellsWithoutRegion,
        Unknown::NoRegions,
        Unknown::CageWithOtherText,
        Unknown::OtherConstraints,
        Unknown::CagesNotInFull,
        Unknown::RegionsNotInFull,
        Unknown::CagesOnOtherBoard,
        Unknown::OtherThanSums,
        Unknown::OverlappingGrids,
        Unknown::ThreeDimensions,
        Unknown::OpenRow,
        Unknown::OpenColumn,
        Unknown::CageOverlap { cell },
        Unknown::CageInParts { cell },
        Unknown::CageRepeats {
            cell,
            count: 12,
            size: 9,
        },
    ];
    all.extend(Rule::ALL.map(Unknown::Rule));
    all.extend(Rule::ALL.map(Unknown::InThisForm));
    all
}

/// Every reason why a file cannot be read or written, usual and unusual ones of the system among
/// them.
fn all_file_errors() -> Vec<FileError> {
    let usual = [
        io::ErrorKind::NotFound,
        io::ErrorKind::PermissionDenied,
        io::ErrorKind::AlreadyExists,
        io::ErrorKind::ReadOnlyFilesystem,
        io::ErrorKind::StorageFull,
        io::ErrorKind::QuotaExceeded,
        io::ErrorKind::NotADirectory,
        io::ErrorKind::IsADirectory,
        io::ErrorKind::InvalidFilename,
    ];
    let usual = usual.map(|kind| FileError::System(kind.into()));
    let others = [
        FileError::NotAFile,
        FileError::TooLarge(2_000_000),
        FileError::Protected,
    ];
    usual.into_iter().chain(others).collect()
}

/// Every variant, with one and with several where it counts something.
fn all_format_errors() -> Vec<FormatError> {
    let place = Place { line: 3, column: 7 };
    let counted = |count| {
        [
            FormatError::Binary(count),
            FormatError::Cells {
                line: count,
                found: count,
                needed: 9,
            },
            FormatError::Rows(count),
            FormatError::Groups(count),
        ]
    };
    let mut all = vec![
        FormatError::TooLarge,
        FormatError::Empty,
        FormatError::NotUtf8(place),
        FormatError::RowNumber {
            row: 4,
            number: 4_000_000_000,
        },
        FormatError::NotADigit {
            place,
            text: "no digit\tat all".to_owned(),
        },
        FormatError::NotADigit {
            place,
            text: "{ $x }".to_owned(),
        },
        FormatError::NotARow {
            line: 3,
            text: text(),
        },
        FormatError::RowName {
            line: 3,
            name: text(),
            needed: 9,
        },
        FormatError::MissingDigit(place),
        FormatError::NoPuzzleInLink {
            place,
            site: "sudokupad.app.".to_owned(),
        },
        FormatError::UnknownFormat {
            place,
            name: "Penpa.".to_owned(),
        },
        FormatError::BoardSize { place, rows: 16 },
        FormatError::Samurai(place),
        FormatError::UnknownFormat {
            place,
            name: "pen\u{15}pa".to_owned(),
        },
        FormatError::NotOwn,
        FormatError::Version(-9_000_000_000_000_000_000),
    ];
    all.extend([0, 1, 2, 12_345].into_iter().flat_map(counted));
    let faults = [1, 2].into_iter().flat_map(all_faults);
    let unknowns = all_unknowns().into_iter();
    all.extend(unknowns.map(|what| FormatError::Unsupported { place, what }));
    all.extend(faults.map(|problem| FormatError::Mistake { place, problem }));
    all
}

#[test]
fn what_is_wrong_in_a_file_is_a_sentence_in_every_language() {
    for error in all_format_errors() {
        assert_said(&error, |language| error.text().words(language));
    }
    // As they come from files.
    for text in [
        "",
        "\0\0",
        "0,0",
        "1,2,x,4,5,6,7,8,9",
        "version = 7",
        "<opensudoku",
        "\u{feff}",
    ] {
        let error = formats::read(text.as_bytes()).unwrap_err();
        assert_said(&error, |language| error.text().words(language));
    }
}

fn all_open_errors() -> Vec<OpenError> {
    let errors = all_format_errors().into_iter();
    let contents = errors.map(|error| OpenError::Content(path(), error));
    let others = [
        OpenError::Missing(path()),
        OpenError::NotAFile(path()),
        OpenError::Unreadable(path(), reason()),
    ];
    contents.chain(others).collect()
}

fn all_work_errors() -> Vec<WorkError> {
    let works = all_open_errors().into_iter().map(WorkError::Puzzle);
    works.chain([WorkError::About(path())]).collect()
}

fn all_list_errors() -> Vec<ListError> {
    let lists = all_open_errors().into_iter().map(ListError::Open);
    let others = [
        ListError::NoFile,
        ListError::Changed(path()),
        ListError::Stopped,
    ];
    lists.chain(others).collect()
}

#[test]
fn what_is_wrong_with_files_is_a_sentence_in_every_language() {
    for error in all_file_errors() {
        let save = SaveError::new(&path(), error);
        assert_said(&save, |language| save.text().words(language));
        let SaveError::File(_, reason) = &save else {
            panic!("{save} is of another kind");
        };
        assert_said(reason, |language| reason.text().words(language));
    }
    let no_place = NoPlace {
        format: Format::Sdm,
        what: Unheld::Cages,
    };
    assert_said(&no_place, |language| no_place.text().words(language));
    let save = SaveError::NoPlace(path(), no_place);
    assert_said(&save, |language| save.text().words(language));
    let save = SaveError::new(&path(), reason());
    assert_said(&save, |language| save.text().words(language));
    for error in all_open_errors() {
        assert_said(&error, |language| error.text().words(language));
    }
    for error in all_work_errors() {
        assert_said(&error, |language| error.text().words(language));
    }
    for error in all_list_errors() {
        assert_said(&error, |language| error.text().words(language));
    }
}

fn all_generate_errors() -> Vec<GenerateError> {
    let board: BoardKind = "windoku".parse().unwrap();
    let [least, most] = ["2.0", "7.1"].map(|text| *Difficulty::range(text).unwrap().start());
    let technique = Technique::XWing;
    let (givens, wished, symmetry) = (19, Level::Hard, Symmetry::HalfTurn);
    let reasons = [
        WhyNever::SmallerFish,
        WhyNever::MultiColors,
        WhyNever::LockedCandidates,
        WhyNever::TwoKites,
        WhyNever::TwoEmptyRectangles,
        WhyNever::NoCages,
    ];
    let never = reasons.map(|reason| GenerateError::NeverNeeded { technique, reason });
    let mut all = vec![
        GenerateError::TooFewGivens(3),
        GenerateError::TooManyGivens(81),
        GenerateError::TooManyForMinimal(41),
        GenerateError::QuarterTurn(givens),
        GenerateError::SeventeenWithSymmetry(symmetry),
        GenerateError::PatternAndGivens {
            pattern: 20,
            givens,
        },
        GenerateError::PatternWithoutSymmetry(symmetry),
        GenerateError::PatternWithEmptyLines(House::row(6), House::column(8)),
        GenerateError::PatternInFewBoxes(3),
        GenerateError::TooFullForLevel { givens, wished },
        GenerateError::TooFullToNeed { givens, technique },
        GenerateError::NotARating(most),
        GenerateError::NoSuchRating { least, most },
        GenerateError::TooFullForRating {
            givens,
            wished: least,
        },
        GenerateError::RatingOfOtherBoard(board),
        GenerateError::SinglesBelowLevel {
            hardest: technique,
            wished,
        },
        GenerateError::NoneKnown {
            technique,
            positions: 12_345,
        },
        GenerateError::NotInCatalog(technique),
        GenerateError::NeedsHarder {
            needs: technique,
            hardest: Technique::NakedSingle,
        },
        GenerateError::NeedsHigherLevel { technique, wished },
        GenerateError::PatternOfOtherBoard(board),
        GenerateError::TooManyGivensFor {
            board,
            most: 80,
            givens,
        },
        GenerateError::TooFewGivensFor {
            board,
            fewest: 8,
            givens,
        },
        GenerateError::NoCages(board),
        GenerateError::CageSizes {
            least: 1,
            most: 12,
            size: 9,
        },
        GenerateError::BoardWithoutSymmetry { board, symmetry },
        GenerateError::Stopped,
    ];
    all.extend(never);
    all
}

/// The error says itself in English, each language says it in other words, nothing that is to be
/// put into a sentence is missing, and no full stop is at its end, also where a text of a file is.
fn assert_said(error: &dyn std::error::Error, words: impl Fn(&Language) -> String) {
    let english = words(Language::english());
    assert_eq!(error.to_string(), english);
    assert!(english.contains(' '), "{english}");
    let languages = Language::translations();
    for language in std::iter::once(Language::english()).chain(languages) {
        let said = words(language);
        assert!(!said.contains("{$"), "{said}");
        assert!(
            !said.ends_with(['.', ' ', ':']) && !said.contains(".."),
            "{said}"
        );
        assert!(!said.contains(char::is_control), "{said}");
        if language.tag() != "en" {
            assert_ne!(said, english);
            assert_eq!(english_word(&said), None, "{said}");
        }
    }
}

/// Asserts that a sentence begins with a small letter, so that it reads right behind the name of a
/// file or a place and a colon.
fn assert_small(language: &Language, sentence: &str) {
    let word = sentence.split(|one: char| !one.is_alphanumeric());
    let word = word.into_iter().next().unwrap_or_default();
    let mut letters = word.chars();
    let is_capital = letters.next().is_some_and(char::is_uppercase);
    // Names of formats stay as they are, and so do nouns in German.
    let is_name = letters.all(char::is_uppercase) && word.len() > 1;
    let is_noun = language.tag() == "de" && !GERMAN_BEGINNINGS.contains(&word);
    assert!(!is_capital || is_name || is_noun, "{sentence}");
}

/// Words that begin a German sentence and are no nouns.
const GERMAN_BEGINNINGS: [&str; 26] = [
    "Als", "An", "Auf", "Aus", "Bei", "Das", "Der", "Die", "Dies", "Diese", "Dieser", "Dieses",
    "Ein", "Eine", "Einige", "Es", "Hier", "Im", "In", "Jede", "Kein", "Keine", "Mit", "Nur", "Ob",
    "Zu",
];

#[test]
fn what_is_wrong_at_a_place_reads_right_behind_the_colon() {
    let languages = Language::translations();
    for language in std::iter::once(Language::english()).chain(languages) {
        for fault in [1, 2].into_iter().flat_map(all_faults) {
            assert_small(language, &fault.text().words(language));
        }
        for error in all_format_errors() {
            let said = error.text().words(language);
            assert_small(language, &said);
            let place = language.tag() == "en" && said.starts_with("line ");
            if let Some((_, behind)) = said.split_once(": ").filter(|_| place) {
                assert_small(language, behind);
            }
        }
    }
}

/// A word in a sentence that only English has.
fn english_word(said: &str) -> Option<&str> {
    const ENGLISH: [&str; 14] = [
        "and", "are", "begins", "board", "cell", "cells", "has", "is", "not", "of", "rows", "that",
        "the", "which",
    ];
    let mut words = said.split(|one: char| !one.is_alphabetic());
    words.find(|word| ENGLISH.contains(word))
}

#[test]
fn each_rule_that_is_not_known_has_a_name_of_its_own_in_every_language() {
    for language in std::iter::once(Language::english()).chain(Language::translations()) {
        let names: BTreeSet<String> = Rule::ALL
            .iter()
            .map(|rule| Unknown::Rule(*rule).text().words(language))
            .collect();
        assert_eq!(names.len(), Rule::ALL.len(), "{}", language.tag());
    }
}

/// A file, and why it is refused in German and in Spanish.
const REFUSED: [(&str, &str, &str); 5] = [
    // The sum of a cage is none that two digits have.
    (
        "r1c1+r1c2=2\nr1c3+r1c4=9\nr2c1+r2c2=9\nr3c1+r3c2=9\n",
        "Zeile 1, Spalte 1: der Käfig von r1c1 kann nicht 2 ergeben: 2 verschiedene Ziffern ergeben 3 bis 17",
        "línea 1, columna 1: la jaula de r1c1 no puede sumar 2: 2 cifras distintas suman de 3 a 17",
    ),
    // A region has a cell too many, and another has one too few.
    (
        "111222333111222333111222333444555666444555666444555666777888999777888999777888998\n\
         .......................................................1.........................\n",
        "Zeile 1, Spalte 1: jede Region braucht 9 Zellen, aber „8“ hat 10 Zellen, „9“ hat 8 Zellen; r9c9 scheint falsch",
        "línea 1, columna 1: cada región necesita 9 celdas, pero «8» tiene 10 celdas, «9» tiene 8 celdas; r9c9 parece incorrecta",
    ),
    (
        r#"{"some": "thing", "cells": [1, 2, 3]}"#,
        "Zeile 1, Spalte 1: in diesem JSON findet dieses Programm kein Rätsel",
        "línea 1, columna 1: en este JSON este programa no encuentra ningún sudoku",
    ),
    (
        r#"{"grid": [[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2]]}"#,
        "Zeile 1, Spalte 53: Zeile 4 des Gitters hat 3 Zellen, nötig sind 4",
        "línea 1, columna 53: la fila 4 tiene 3 celdas y hacen falta 4",
    ),
    (
        "format = \"sudoku-stepper\"\nversion = 2\n",
        "Zeile 1, Spalte 1: „givens“ fehlt",
        "línea 1, columna 1: falta «givens»",
    ),
];

#[test]
fn a_refused_killer_jigsaw_or_json_is_told_in_the_language() {
    let words = |error: &FormatError, tag: &str| {
        let all = Language::translations();
        let language = all.iter().find(|it| it.tag() == tag).unwrap();
        error.text().words(language)
    };
    let told = REFUSED.map(|(file, ..)| {
        let error = formats::read(file.as_bytes()).unwrap_err();
        (file, words(&error, "de"), words(&error, "es"))
    });
    let expected =
        REFUSED.map(|(file, german, spanish)| (file, german.to_owned(), spanish.to_owned()));
    assert_eq!(told, expected);
}

/// The variants of an error in its source.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let source = fs::read_to_string(Path::new("src").join(source)).unwrap();
    let head = format!("pub enum {name} {{\n");
    let (_, body) = source.split_once(&head).expect("the error is there");
    let (body, _) = body.split_once("\n}\n").expect("the error ends");
    let variants = body.lines().filter_map(|line| {
        let variant = line.strip_prefix("    ")?;
        let is_one = variant.starts_with(|one: char| one.is_ascii_uppercase());
        let end = variant.find(|one: char| !one.is_alphanumeric())?;
        is_one.then(|| variant[..end].to_owned())
    });
    variants.collect()
}

/// Whether every variant of an error is among these.
fn assert_all<E: std::fmt::Debug>(source: &str, name: &str, errors: &[E]) {
    let told = errors.iter().map(|error| {
        let told = format!("{error:?}");
        let end = told.find(|one: char| !one.is_alphanumeric());
        told[..end.unwrap_or(told.len())].to_owned()
    });
    assert_eq!(told.collect::<BTreeSet<_>>(), variants(source, name));
}

#[test]
fn every_variant_of_an_error_of_files_is_among_those_that_are_said_here() {
    assert_all(
        "formats/formats/error.rs",
        "FormatError",
        &all_format_errors(),
    );
    assert_all("formats/formats/fault.rs", "Fault", &all_faults(1));
    assert_all(
        "engine/grid/layout/error.rs",
        "LayoutError",
        &all_layout_errors(1),
    );
    assert_all("formats/files.rs", "FileError", &all_file_errors());
    assert_all("telling/session/file.rs", "OpenError", &all_open_errors());
    assert_all(
        "telling/session/recovery.rs",
        "WorkError",
        &all_work_errors(),
    );
    assert_all(
        "telling/session/recovery/list_place.rs",
        "ListError",
        &all_list_errors(),
    );
}

#[test]
fn a_reason_of_the_system_is_said_in_the_language_and_without_its_number() {
    let denied = || io::Error::from_raw_os_error(13);
    let said = |tag: &str| {
        let all = Language::translations();
        let language = all.iter().find(|it| it.tag() == tag).unwrap();
        SaveError::new(Path::new("monday.sdk"), denied())
            .text()
            .words(language)
    };
    assert_eq!(
        SaveError::new(Path::new("monday.sdk"), denied()).to_string(),
        "monday.sdk cannot be written: this account has no right to it"
    );
    assert_eq!(
        said("de"),
        "monday.sdk lässt sich nicht schreiben: dieses Konto hat kein Recht dazu"
    );
    assert_eq!(
        said("es"),
        "no se puede escribir monday.sdk: esta cuenta no tiene permiso"
    );
    // The words of the system for what is not usual are quoted, without their number.
    let busy = io::Error::from_raw_os_error(16);
    assert_eq!(
        FileError::System(busy).to_string(),
        "Device or resource busy"
    );
}

#[test]
fn what_is_wrong_with_a_language_is_a_sentence_in_every_language() {
    let (line, message) = (7, "ending-solved".to_owned());
    for error in [
        LanguageError::NotText { line },
        LanguageError::Syntax {
            line,
            problem: "a bracket\n.".to_owned(),
        },
        LanguageError::Twice {
            line,
            message: message.clone(),
        },
        LanguageError::Tag("?".to_owned()),
    ] {
        assert_said(&error, |language| error.text().words(language));
    }
    let (place, named) = ("count".to_owned(), "-term".to_owned());
    for finding in [
        Finding::Missing(message.clone()),
        Finding::Unknown {
            line,
            message: message.clone(),
        },
        Finding::NoSuchPlace {
            line,
            message: message.clone(),
            place: place.clone(),
        },
        Finding::LeftOut {
            line,
            message: message.clone(),
            place,
        },
        Finding::NotThere {
            line,
            message,
            named,
        },
    ] {
        assert_said(&finding, |language| finding.text().words(language));
    }
}

#[test]
fn why_a_puzzle_is_not_rated_is_a_sentence_in_every_language() {
    for error in [
        RatingError::NoSolution,
        RatingError::SeveralSolutions,
        RatingError::TooManyGuesses,
        RatingError::Unsound(Technique::XWing),
        RatingError::Stopped,
    ] {
        assert_said(&error, |language| error.text().words(language));
    }
}

#[test]
fn why_puzzles_are_not_written_is_a_sentence_in_every_language() {
    let no_place = NoPlace {
        format: Format::Sdm,
        what: Unheld::Cages,
    };
    let denied = io::ErrorKind::PermissionDenied.into();
    for error in [
        WriteError::Io(denied),
        WriteError::Several(Format::Sdk),
        WriteError::NoPlace(no_place),
    ] {
        assert_said(&error, |language| error.text().words(language));
    }
}

#[test]
fn what_cannot_be_made_is_a_sentence_in_every_language() {
    for error in [
        DraftError::NoSolution,
        DraftError::SeveralSolutions,
        DraftError::TooManyGuesses,
        DraftError::Stopped,
    ] {
        assert_said(&error, |language| error.text().words(language));
    }
    for error in all_generate_errors() {
        assert_said(&error, |language| error.text().words(language));
    }
    assert_said(&SizeError, |language| SizeError.text().words(language));
    for error in [
        PictureError::Memory,
        PictureError::Packing("no room.".to_owned()),
    ] {
        assert_said(&error, |language| error.text().words(language));
    }
}

/// A cage whose sum no two digits have.
const WRONG_CAGE: &str = "the cage of r2c1 cannot add up to 2: 2 different digits make 3 to 17";

#[test]
fn the_place_of_a_mistake_is_where_it_stands_in_xml_yaml_toml_and_programs() {
    let cage = |sum: u8, row: u8| format!("sum: {sum}, cells: [r{row}c1, r{row}c2]");
    let yaml = format!("cages:\n  - {{{}}}\n  - {{{}}}\n", cage(5, 1), cage(2, 2));
    assert_error_at(&yaml, "{sum: 2", WRONG_CAGE);
    let blocks = "name: x\ncages:\n  - sum: 5\n    cells: [r1c1, r1c2]\n  - sum: 2\n    cells: [r2c1, r2c2]\n";
    assert_error_at(blocks, "sum: 2", WRONG_CAGE);
    let toml = "title = 'x'\n[[cages]]\nsum = 5\ncells = ['r1c1', 'r1c2']\n\n[[cages]]\nsum = 2\ncells = ['r2c1', 'r2c2']\n";
    assert_error_at(toml, "[[cages]]\nsum = 2", WRONG_CAGE);
    let element = |sum: u8, row: u8| format!("<cage sum=\"{sum}\">r{row}c1 r{row}c2</cage>");
    let xml = format!(
        "<?xml version=\"1.0\"?>\n<puzzle>\n  <cages>\n    {}\n    {}\n  </cages>\n</puzzle>\n",
        element(5, 1),
        element(2, 2)
    );
    assert_error_at(&xml, "<cage sum=\"2\"", WRONG_CAGE);
    let grid = ".".repeat(81);
    let python = format!(
        "grid = \"{grid}\"\ncages = [\n    (5, ['r1c1', 'r1c2']),\n    (2, ['r2c1', 'r2c2']),\n]\n"
    );
    assert_error_at(&python, "(2, ", WRONG_CAGE);
    // A digit that is none, in the element of its cell.
    let cell = |at: usize, digit: &str| {
        format!(
            "  <cell row=\"{}\" col=\"{}\" value=\"{digit}\"/>\n",
            at / 9,
            at % 9
        )
    };
    let cells: String = (0..81)
        .map(|at| cell(at, if at == 40 { "17" } else { "0" }))
        .collect();
    let xml = format!("<sudoku>\n{cells}</sudoku>\n");
    assert_error_at(&xml, &cell(40, "17")[2..], "'17' is not a digit");
}
