//! Each error is a sentence, once, in every language.

use std::io;
use std::path::{Path, PathBuf};

use sudoku_stepper::export::{PictureError, SizeError};
use sudoku_stepper::formats::{self, FormatError, Place};
use sudoku_stepper::generate::{DraftError, GenerateError, Symmetry, WhyNever};
use sudoku_stepper::grid::{BoardKind, House};
use sudoku_stepper::rate::explainer::Difficulty;
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::session::{ListError, OpenError, SaveError, WorkError};
use sudoku_stepper::texts::{Finding, Language, LanguageError};

fn path() -> PathBuf {
    PathBuf::from("/puzzles/monday.sdk")
}

fn reason() -> io::Error {
    io::Error::other("the disk is on fire")
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
        FormatError::MissingDigit(place),
        FormatError::Mistake {
            place,
            problem: "a tag is 'open'\n".repeat(20),
        },
        FormatError::NoPuzzleInLink {
            place,
            site: "sudokupad.app".to_owned(),
        },
        FormatError::UnknownFormat {
            place,
            name: "Penpa".to_owned(),
        },
        FormatError::Unsupported {
            place,
            what: "thermometers".to_owned(),
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
    all
}

#[test]
fn what_is_wrong_in_a_file_is_a_sentence_in_every_language() {
    for error in all_format_errors() {
        assert_said(&error, |language| error.words(language));
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
        assert_said(&error, |language| error.words(language));
    }
}

#[test]
fn what_is_wrong_with_files_is_a_sentence_in_every_language() {
    let open = || {
        let errors = all_format_errors().into_iter();
        let contents = errors.map(|error| OpenError::Content(path(), error));
        contents.chain([
            OpenError::Missing(path()),
            OpenError::NotAFile(path()),
            OpenError::Unreadable(path(), reason()),
        ])
    };
    for error in open() {
        assert_said(&error, |language| error.words(language));
    }
    let save = SaveError::new(Path::new("/puzzles/monday.sdk"), reason());
    assert_said(&save, |language| save.words(language));
    let works = open().map(WorkError::Puzzle);
    for error in works.chain([WorkError::About(path())]) {
        assert_said(&error, |language| error.words(language));
    }
    let lists = open().map(ListError::Open);
    let others = [
        ListError::NoFile,
        ListError::Changed(path()),
        ListError::Stopped,
    ];
    for error in lists.chain(others) {
        assert_said(&error, |language| error.words(language));
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
        GenerateError::NotInCatalogue(technique),
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

/// The error says itself in English, each language says it in other words, and nothing that is
/// to be put into a sentence is missing.
fn assert_said(error: &dyn std::error::Error, words: impl Fn(&Language) -> String) {
    let english = words(Language::english());
    assert_eq!(error.to_string(), english);
    assert!(
        !english.contains("{$") && english.contains(' '),
        "{english}"
    );
    for language in Language::translations() {
        let said = words(language);
        assert!(!said.contains("{$") && said != english, "{said}");
    }
}

#[test]
fn what_is_wrong_with_a_language_is_a_sentence_in_every_language() {
    let (line, message) = (7, "ending-solved".to_owned());
    for error in [
        LanguageError::NotText { line },
        LanguageError::Syntax {
            line,
            problem: "a bracket\n".to_owned(),
        },
        LanguageError::Twice {
            line,
            message: message.clone(),
        },
        LanguageError::Tag("?".to_owned()),
    ] {
        assert_said(&error, |language| error.words(language));
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
        assert_said(&finding, |language| finding.words(language));
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
        assert_said(&error, |language| error.words(language));
    }
    for error in all_generate_errors() {
        assert_said(&error, |language| error.words(language));
    }
    assert_said(&SizeError, |language| SizeError.words(language));
    for error in [
        PictureError::Memory,
        PictureError::Packing("no room".to_owned()),
    ] {
        assert_said(&error, |language| error.words(language));
    }
}
