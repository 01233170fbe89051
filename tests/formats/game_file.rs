//! Games in files: writing, reading, and refusing.

use std::time::Duration;

use crate::common::files::formats_of;
use crate::common::{ASSIGNMENT, candidate, cell, cells, puzzle};
use proptest::prelude::*;
use sudoku_stepper::formats::{self, Format, FormatError, Loss, losses, write};
use sudoku_stepper::generate::Progress;
use sudoku_stepper::grid::{BoardKind, Candidate, CellSet, Digit};
use sudoku_stepper::play::{Bests, Game, Score, Wish};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{
    Conclusion, ErrorsTold, GameKind, GameLevel, GameOutcome, GameRecord, HintsTaken, Measure,
    Mode, Puzzle,
};

fn deal(wish: Wish) -> Puzzle {
    wish.deal(&Stop::never(), &Progress::default()).unwrap()
}

fn begin_with(record: GameRecord) -> (Game, Session) {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.game = Some(record);
    (Game::of(&puzzle).unwrap().unwrap(), Session::new(&puzzle))
}

#[test]
fn other_formats_lose_the_game_and_say_so() {
    let dealt = deal(Wish::default());
    assert_eq!(losses(&dealt, Format::Own), []);
    for format in formats_of(&dealt) {
        let lost = losses(&dealt, format).contains(&Loss::Game);
        assert_eq!(lost, format != Format::Own, "{format}");
    }
    let said = Loss::Game.to_string();
    assert_eq!(
        said,
        "the game, with all that belongs to it such as its score, is left out"
    );
}

#[test]
fn a_games_file_looks_as_documented() {
    let (mut game, mut session) = begin_with(GameRecord {
        seed: u64::MAX,
        timer: true,
        mode: Mode {
            kind: GameKind::Ice,
            ..Mode::default()
        },
        frozen: cells("r1c4 r1c5"),
        ..GameRecord::default()
    });
    game.pass(Duration::from_secs(75));
    game.answer(&mut session, cell("r1c1")).unwrap();
    let file = write(&game.to_puzzle(&session), Format::Own).unwrap();
    let file = String::from_utf8(file).unwrap();
    let table = "\n[game]\nkind = \"ice\"\nmeasure = \"technique\"\nlevel = \"easy\"\n\
                 seed = \"18446744073709551615\"\nerrors-told = \"at-once\"\ntimer = true\n\
                 seconds = 75\nerrors = 0\nknown-errors = 0\nnaked-singles = 0\n\
                 hidden-singles = 0\ntechniques = 0\nanswers = 1\nfrozen = \"r1c4 r1c5\"\n\
                 answered = \"r1c1\"\noutcome = \"playing\"\n";
    assert!(file.ends_with(table), "{file}");
}

#[test]
fn mistakes_in_a_games_file_are_told_with_their_place() {
    let dealt = write(&deal(Wish::default()), Format::Own).unwrap();
    let dealt = String::from_utf8(dealt).unwrap();
    let line = dealt
        .lines()
        .position(|line| line.starts_with("seed"))
        .unwrap()
        + 1;
    for (from, to, said) in [
        ("seed = \"0\"", "seed = \"x\"", "'x' is not a number"),
        (
            "seed = \"0\"",
            "seed = 0",
            "a text in quotation marks belongs here",
        ),
        ("kind = \"classic\"", "kind = \"chess\"", "chess"),
        (
            "seed = \"0\"",
            "seed = \"0\"\npaid = [\"person r1c1:.>5\"]",
            "'person r1c1:.>5'",
        ),
        (
            "seed = \"0\"",
            "seed = \"0\"\nfrozen = \"r1c1 r1c10\"",
            "'r1c1 r1c10' is not a list of cells such as r1c1 r1c2",
        ),
    ] {
        assert!(dealt.contains(from), "{dealt}");
        let file = dealt.replace(from, to);
        let error = formats::read(file.as_bytes()).unwrap_err();
        assert!(matches!(error, FormatError::Mistake { .. }), "{error:?}");
        let error = error.to_string();
        assert!(error.contains(said), "{error}");
        if said.ends_with("number") {
            assert!(error.contains(&format!("line {line}")), "{error}");
        }
    }
}

fn records() -> impl Strategy<Value = GameRecord> {
    let mode = (any::<bool>(), any::<bool>(), 0..4usize);
    let flags = (any::<bool>(), any::<bool>(), 0..3usize);
    let times = (0..1u64 << 62, proptest::option::of(0..1u64 << 62));
    let counts = (times, any::<[u32; 6]>());
    (mode, any::<u64>(), flags, counts, any::<u128>()).prop_map(
        |((ice, givens, level), seed, (on_check, timer, outcome), (times, counts), frozen)| {
            let (seconds, limit) = times;
            GameRecord {
                mode: Mode {
                    kind: GameKind::ALL[usize::from(ice)],
                    measure: Measure::ALL[usize::from(givens)],
                    level: GameLevel::ALL[level],
                    board: if ice {
                        BoardKind::Killer
                    } else {
                        BoardKind::Classic
                    },
                },
                seed,
                errors_told: ErrorsTold::ALL[usize::from(on_check)],
                timer,
                limit,
                seconds,
                errors: counts[0],
                known_errors: counts[1],
                hints: HintsTaken {
                    naked_singles: counts[2],
                    hidden_singles: counts[3],
                    techniques: counts[4],
                    answers: counts[5],
                },
                frozen: CellSet::from_bits(frozen & CellSet::ALL.bits()),
                checked: CellSet::from_bits(!frozen & CellSet::ALL.bits())
                    .iter()
                    .map(|cell| Candidate::new(cell, Digit::ALL[cell.row() % 9]))
                    .collect(),
                paid: vec![Conclusion {
                    technique: Some(Technique::XWing),
                    placements: vec![candidate("r2c3", 4)],
                    eliminations: vec![candidate("r1c1", 5), candidate("r9c9", 1)],
                }],
                answered: CellSet::from_bits((frozen >> 7) & CellSet::ALL.bits()),
                outcome: [GameOutcome::Playing, GameOutcome::Won, GameOutcome::GivenUp][outcome],
            }
        },
    )
}

proptest! {
    #[test]
    fn a_game_comes_back_from_its_file_as_it_was(record in records()) {
        let mut puzzle = puzzle(ASSIGNMENT);
        puzzle.title = Some("a { title".to_owned());
        puzzle.removed = vec![candidate("r1c1", 5)];
        puzzle.game = Some(record);
        let read = formats::read(&write(&puzzle, Format::Own).unwrap()).unwrap();
        prop_assert_eq!(read, [puzzle]);
    }

    #[test]
    fn no_record_however_odd_makes_a_score_panic(record in records()) {
        let (known, all) = (Score::known(&record), Score::of(&record));
        prop_assert_eq!(known.bonus, all.bonus);
        prop_assert!(all.total() <= 2000);
        let mut bests = Bests::default();
        bests.add(&record, Some(record.seconds));
        bests.add(&record, None);
    }
}

#[test]
fn a_file_of_the_first_version_has_no_game() {
    let file = String::from_utf8(write(&puzzle(ASSIGNMENT), Format::Own).unwrap()).unwrap();
    let first = file.replace("version = 2", "version = 1");
    assert_ne!(first, file);
    assert_eq!(formats::read(first.as_bytes()).unwrap()[0].game, None);
}
