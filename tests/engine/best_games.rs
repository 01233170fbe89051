//! The best games: kept by mode and level, and read again.

use sudoku_stepper::play::{Best, Bests, Record};
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
    let at = |place| Record {
        place: Some(place),
        ..Record::default()
    };
    let first = bests.add(&won(GameLevel::Easy, 100, 0), None);
    assert_eq!(first, at(0), "the first is a record in nothing");
    let slower = bests.add(&won(GameLevel::Easy, 120, 0), None);
    assert_eq!(slower, at(1));
    let quicker = bests.add(&won(GameLevel::Easy, 90, 9), None);
    let time = Record {
        time: true,
        score: false,
        place: Some(2),
    };
    assert_eq!(quicker, time);
    let given_up = GameRecord {
        outcome: GameOutcome::GivenUp,
        ..won(GameLevel::Easy, 1, 0)
    };
    assert_eq!(bests.add(&given_up, None), Record::default());
    let mode = won(GameLevel::Easy, 0, 0).mode;
    let best = bests.get(mode).unwrap();
    assert_eq!((best.won, best.seconds, best.score), (3, 90, 1900));
    assert_eq!(bests.get(won(GameLevel::Hard, 0, 0).mode), None);
}

#[test]
fn bests_come_back_from_their_file_and_broken_lines_do_no_harm() {
    let mut bests = Bests::default();
    for (level, seconds) in [(GameLevel::Easy, 90), (GameLevel::Expert, 1800)] {
        bests.add(&won(level, seconds, 1), Some(1_790_000_000));
    }
    let file = bests.to_toml();
    assert_eq!(Bests::parse(&file), Ok((bests.clone(), 0)));
    let more = format!("{file}[[best]]\nkind = \"chess\"\n[other]\n[[more]]\n");
    assert_eq!(Bests::parse(&more), Ok((bests, 3)));
    assert!(Bests::parse("[").is_err());
    assert_eq!(Bests::parse(""), Ok((Bests::default(), 0)));
}

#[test]
fn a_few_of_the_best_games_are_listed_by_score_and_then_by_time() {
    let mut bests = Bests::default();
    let games = [(400, 0), (300, 0), (500, 0), (350, 30), (350, 0), (2000, 0)];
    for (number, (seconds, errors)) in (1..).zip(games) {
        bests.add(&won(GameLevel::Easy, seconds, errors), Some(number));
    }
    let best = bests.get(won(GameLevel::Easy, 0, 0).mode).unwrap();
    let listed = best.games.iter();
    let listed: Vec<_> = listed.map(|it| (it.seconds, it.won_at)).collect();
    let times = [(300, 2), (350, 5), (400, 1), (500, 3), (350, 4)];
    assert_eq!(listed, times.map(|(seconds, at)| (seconds, Some(at))));
    assert_eq!((best.games.len(), best.won), (Best::LISTED, 6));
    // Of equals the earlier one stays before.
    let equal = bests.add(&won(GameLevel::Easy, 300, 0), Some(7));
    assert_eq!(equal.place, Some(1));
    let slow = bests.add(&won(GameLevel::Easy, 9000, 0), Some(8));
    assert_eq!(slow.place, None);
}

#[test]
fn a_game_beyond_its_limit_of_time_counts_for_nothing() {
    let mut bests = Bests::default();
    let game = |seconds| GameRecord {
        limit: Some(60),
        ..won(GameLevel::Easy, seconds, 0)
    };
    assert_eq!(bests.add(&game(60), None), Record::default());
    assert_eq!(bests, Bests::default());
    assert_eq!(bests.add(&game(59), None).place, Some(0));
}

#[test]
fn a_file_from_before_there_was_a_list_begins_one() {
    let old = "[[best]]\nkind = \"ice\"\nmeasure = \"givens\"\nlevel = \"hard\"\nwon = 7\n\
               seconds = 95\nscore = 1700\n";
    let (bests, senseless) = Bests::parse(old).unwrap();
    assert_eq!(senseless, 0);
    let (again, _) = Bests::parse(&bests.to_toml()).unwrap();
    assert_eq!(again, bests);
    let file = bests.to_toml();
    assert!(
        file.contains("won = 7") && file.contains("[[best.games]]"),
        "{file}"
    );
}
