//! The best games: kept by mode and level, and read again.

use sudoku_stepper::play::{Bests, Record};
use sudoku_stepper::sudoku::{GameLevel, GameOutcome, GameRecord, Mode};

fn won(level: GameLevel, seconds: u64, errors: u32) -> GameRecord {
    GameRecord {
        mode: Mode {
            level,
            ..Mode::default()
        },
        seconds,
        errors,
        outcome: GameOutcome::Won,
        ..GameRecord::default()
    }
}

#[test]
fn best_times_and_scores_are_kept_by_mode_and_level() {
    let mut bests = Bests::default();
    let none = Record::default();
    assert_eq!(bests.add(&won(GameLevel::Easy, 100, 0)), none, "the first");
    let slower = bests.add(&won(GameLevel::Easy, 120, 0));
    assert_eq!(slower, none);
    let quicker = bests.add(&won(GameLevel::Easy, 90, 9));
    let time = Record {
        time: true,
        score: false,
    };
    assert_eq!(quicker, time);
    let given_up = GameRecord {
        outcome: GameOutcome::GivenUp,
        ..won(GameLevel::Easy, 1, 0)
    };
    assert_eq!(bests.add(&given_up), none);
    let mode = won(GameLevel::Easy, 0, 0).mode;
    let best = bests.get(mode).unwrap();
    assert_eq!((best.won, best.seconds, best.score), (3, 90, 1900));
    assert_eq!(bests.get(won(GameLevel::Hard, 0, 0).mode), None);
}

#[test]
fn bests_come_back_from_their_file_and_broken_lines_do_no_harm() {
    let mut bests = Bests::default();
    for (level, seconds) in [(GameLevel::Easy, 90), (GameLevel::Expert, 1800)] {
        bests.add(&won(level, seconds, 1));
    }
    let file = bests.to_toml();
    assert_eq!(Bests::parse(&file), Ok((bests.clone(), 0)));
    let more = format!("{file}[[best]]\nkind = \"chess\"\n[other]\n[[more]]\n");
    assert_eq!(Bests::parse(&more), Ok((bests, 3)));
    assert!(Bests::parse("[").is_err());
    assert_eq!(Bests::parse(""), Ok((Bests::default(), 0)));
}
