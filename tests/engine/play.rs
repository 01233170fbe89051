//! Games: dealt by level and seed, what entries and hints cost, the clock, the
//! end, and what a file keeps.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, cell, cells, digit, puzzle};
use sudoku_stepper::formats::{self, Format, write};
use sudoku_stepper::generate::{GenerateError, Progress};
use sudoku_stepper::grid::{Cell, CellSet, Digit, Grid};
use sudoku_stepper::play::{
    Advice, Checked, Cost, Game, Help, PlayError, ResumeError, Score, Verdict, Wish,
};
use sudoku_stepper::rate::rate;
use sudoku_stepper::rules::{Deduction, Level, Technique};
use sudoku_stepper::search::{Stop, count};
use sudoku_stepper::session::{EntryError, Session};
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::{
    ErrorsTold, GameKind, GameLevel, GameOutcome, GameRecord, HintsTaken, Measure, Mode, Puzzle,
};

fn deal(wish: Wish) -> Puzzle {
    wish.deal(&Stop::never(), &Progress::default()).unwrap()
}

fn wish(kind: GameKind, measure: Measure, level: GameLevel, seed: u64) -> Wish {
    let mode = Mode {
        kind,
        measure,
        level,
        ..Mode::default()
    };
    Wish {
        mode,
        seed,
        ..Wish::default()
    }
}

fn begin_with(record: GameRecord) -> (Game, Session) {
    let mut puzzle = puzzle(ASSIGNMENT);
    puzzle.game = Some(record);
    (Game::of(&puzzle).unwrap().unwrap(), Session::new(&puzzle))
}

/// A game on the assignment's puzzle.
fn begin(errors_told: ErrorsTold) -> (Game, Session) {
    begin_with(GameRecord {
        errors_told,
        ..GameRecord::default()
    })
}

fn at_once() -> (Game, Session) {
    begin(ErrorsTold::AtOnce)
}

fn verdict(game: &mut Game, session: &mut Session, name: &str, value: u8) -> Option<Verdict> {
    let entry = game.enter(session, cell(name), digit(value)).unwrap();
    entry.expect("it is new").verdict
}

/// Fills everything in rightly.
fn win(game: &mut Game, session: &mut Session) {
    for cell in session.grid().unsolved() {
        let right = game.solution()[cell.index()].unwrap();
        game.enter(session, cell, right).unwrap();
    }
}

fn advice(game: &Game, session: &Session) -> Advice {
    let search = game.search_advice(session).unwrap();
    search.run(&Stop::never()).unwrap()
}

fn step(game: &Game, session: &Session) -> (Arc<[Deduction]>, Help, bool) {
    match advice(game, session) {
        Advice::Step { step, help, frozen } => (step, help, frozen),
        other => panic!("no step but {other:?}"),
    }
}

#[test]
fn the_levels_by_technique_are_those_of_the_rating() {
    let rules = Solver::preset(Preset::HoDoKu);
    for (level, rated) in [
        (GameLevel::Easy, Level::Easy),
        (GameLevel::Medium, Level::Medium),
        (GameLevel::Hard, Level::Hard),
        (GameLevel::Expert, Level::Unfair),
    ] {
        for seed in 0..3 {
            let dealt = deal(wish(GameKind::Classic, Measure::Technique, level, seed));
            let grid = Grid::from_values(&dealt.givens);
            assert_eq!(rate(&grid, &rules, &Stop::never()).unwrap().level, rated);
        }
    }
}

#[test]
fn the_levels_by_givens_are_47_35_25_and_17_with_one_solution() {
    for (level, givens) in [
        (GameLevel::Easy, 47),
        (GameLevel::Medium, 35),
        (GameLevel::Hard, 25),
        (GameLevel::Expert, 17),
    ] {
        let dealt = deal(wish(GameKind::Ice, Measure::Givens, level, 5));
        assert_eq!(dealt.given_count(), givens);
        let grid = Grid::from_values(&dealt.givens);
        assert_eq!(count(&grid, 2, &Stop::never()), Ok(1));
        let frozen = dealt.game.unwrap().frozen.len();
        assert_eq!(frozen, (81 - givens + 2) / 5);
    }
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let wished = wish(GameKind::Ice, Measure::Technique, GameLevel::Hard, 2026);
    let dealt = deal(wished);
    assert_eq!(deal(wished), dealt);
    let other = deal(Wish {
        seed: 2027,
        ..wished
    });
    assert_ne!(other.givens, dealt.givens);
    // When errors are told and whether the time is shown changes nothing.
    let told = deal(Wish {
        errors_told: ErrorsTold::OnCheck,
        timer: true,
        ..wished
    });
    assert_eq!(told.givens, dealt.givens);
    let frozen = |puzzle: &Puzzle| puzzle.game.as_ref().unwrap().frozen;
    assert_eq!(frozen(&told), frozen(&dealt));
    // Kept from one machine: it must be so on all.
    let line = Grid::from_values(&dealt.givens).to_string();
    assert_eq!(
        (line.as_str(), frozen(&dealt)),
        (
            "..459.1........2.6....2...4.6.25....92...34..8..61.5......3.6.513..7.8..5....1.3.",
            cells("r2c5 r3c1 r5c3 r5c4 r6c2 r6c8 r7c2 r7c4 r8c6 r9c5")
        )
    );
}

#[test]
fn a_classic_game_is_the_ice_game_without_ice() {
    let ice = wish(GameKind::Ice, Measure::Givens, GameLevel::Medium, 9);
    let classic = wish(GameKind::Classic, Measure::Givens, GameLevel::Medium, 9);
    let (ice, classic) = (deal(ice), deal(classic));
    assert_eq!(classic.givens, ice.givens);
    assert!(classic.game.unwrap().frozen.is_empty());
}

#[test]
fn dealing_can_be_stopped() {
    let stop = Stop::never();
    stop.raise();
    let stopped = Wish::default().deal(&stop, &Progress::default());
    assert_eq!(stopped, Err(GenerateError::Stopped));
}

#[test]
fn a_clash_and_a_departure_from_the_solution_are_told_apart_and_cost_ten() {
    let (mut game, mut session) = at_once();
    // 7 stands in r1c2.
    let clash = verdict(&mut game, &mut session, "r1c1", 7);
    let with = cells("r1c2");
    assert_eq!(clash, Some(Verdict::Clash { with }));
    assert_eq!(game.score().total(), 990);
    // No 5 is in the way, but it is 6.
    let wrong = verdict(&mut game, &mut session, "r1c1", 5);
    assert_eq!(wrong, Some(Verdict::Wrong));
    assert_eq!(game.score().total(), 980);
    let right = verdict(&mut game, &mut session, "r1c1", 6);
    assert_eq!(right, Some(Verdict::Right));
    assert_eq!(game.score().total(), 980);
    assert_eq!(game.record().errors, 2);
}

#[test]
fn an_entry_that_is_refused_or_changes_nothing_costs_nothing() {
    let (mut game, mut session) = at_once();
    let given = game.enter(&mut session, cell("r1c2"), digit(1));
    assert_eq!(given, Err(PlayError::Entry(EntryError::Given)));
    verdict(&mut game, &mut session, "r1c1", 5);
    let again = game.enter(&mut session, cell("r1c1"), digit(5));
    assert_eq!(again, Ok(None));
    assert_eq!(game.record().errors, 1);
    let note = game.toggle(&mut session, candidate("r1c3", 9));
    assert_eq!(note, Ok(true), "a note is no entry");
    assert_eq!(game.record().errors, 1);
}

#[test]
fn what_is_taken_back_stays_counted_and_redo_does_not_count_again() {
    let (mut game, mut session) = at_once();
    verdict(&mut game, &mut session, "r1c1", 5);
    assert_eq!(game.shown_errors(&session), cells("r1c1"));
    assert_eq!(game.undo(&mut session), Ok(true));
    assert_eq!(game.shown_errors(&session), CellSet::EMPTY);
    assert_eq!(game.score().total(), 990);
    assert_eq!(game.redo(&mut session), Ok(true));
    assert_eq!(game.shown_errors(&session), cells("r1c1"));
    assert_eq!(game.score().total(), 990);
    game.restart(&mut session).unwrap();
    assert_eq!(session.position().given(), !session.grid().unsolved());
    assert_eq!(game.score().total(), 990);
}

/// A game that tells errors on a check, with two errors among three entries.
fn with_two_errors() -> (Game, Session) {
    let (mut game, mut session) = begin(ErrorsTold::OnCheck);
    assert_eq!(verdict(&mut game, &mut session, "r1c1", 5), None);
    assert_eq!(verdict(&mut game, &mut session, "r1c3", 7), None);
    assert_eq!(verdict(&mut game, &mut session, "r1c4", 5), None);
    (game, session)
}

#[test]
fn before_a_check_neither_the_board_nor_the_score_tells_an_error() {
    let (game, session) = with_two_errors();
    assert_eq!(game.shown_errors(&session), CellSet::EMPTY);
    assert_eq!(game.score().total(), 1000, "the score gives nothing away");
}

#[test]
fn a_check_tells_the_errors_and_counts_them() {
    let (mut game, session) = with_two_errors();
    let checked = game.check(&session).unwrap();
    let expected = Checked {
        wrong: cells("r1c1 r1c3"),
        // 5 twice in row 1, and 7 with a given in row and box.
        clashing: session.clashing(),
        entries: 3,
        notes: CellSet::EMPTY,
        counted: 3,
    };
    assert_eq!(checked, expected);
    assert_eq!(game.shown_errors(&session), cells("r1c1 r1c3"));
    // The last one is right, but clashed with the first as it was made.
    assert_eq!(game.score().total(), 970);
}

#[test]
fn after_a_check_what_was_mended_is_red_no_more_and_what_is_new_not_yet() {
    let (mut game, mut session) = with_two_errors();
    game.check(&session).unwrap();
    verdict(&mut game, &mut session, "r1c1", 6);
    verdict(&mut game, &mut session, "r1c5", 2);
    assert_eq!(game.shown_errors(&session), cells("r1c3"));
    assert_eq!(game.score().total(), 970);
    let checked = game.check(&session).unwrap();
    assert_eq!(checked.wrong, cells("r1c3 r1c5"));
    assert_eq!(checked.counted, 1);
}

#[test]
fn at_once_shows_clashes_with_what_they_clash_with() {
    let (mut game, mut session) = at_once();
    verdict(&mut game, &mut session, "r1c1", 7);
    assert!(game.shown_errors(&session).contains(cell("r1c1")));
    assert!(game.shown_errors(&session).contains(cell("r1c2")));
}

#[test]
fn hints_have_their_prices() {
    assert_eq!(Help::by(Technique::NakedSingle).price(), 25);
    assert_eq!(Help::by(Technique::FullHouse).price(), 25);
    assert_eq!(Help::by(Technique::HiddenSingle).price(), 30);
    for technique in [Technique::Pointing, Technique::XWing, Technique::Jellyfish] {
        assert_eq!(Help::by(technique).price(), 40);
    }
    assert_eq!(Help::Answer.price(), 100);
}

#[test]
fn a_hint_is_free_until_it_is_taken_and_is_not_paid_twice() {
    let (mut game, mut session) = at_once();
    let (step, help, frozen) = step(&game, &session);
    assert_eq!((help, frozen), (Help::NakedSingle, false));
    assert_eq!(game.score().total(), 1000);
    assert_eq!(game.price(&step, help), 25);
    game.take_hint(&step, help).unwrap();
    assert_eq!(game.price(&step, help), 0);
    game.take_hint(&step, help).unwrap();
    assert_eq!(game.score().total(), 975);
    assert_eq!(game.record().hints.naked_singles, 1);
    let set = step[0].placements[0];
    game.apply(&mut session, &step).unwrap();
    assert_eq!(session.grid().value(set.cell), Some(set.digit));
    assert_eq!(game.record().errors, 0);
}

#[test]
fn a_clash_names_all_cells_that_it_clashes_with() {
    let (mut game, mut session) = at_once();
    // A 7 is given in r1c2, and another one is entered in the column.
    verdict(&mut game, &mut session, "r4c1", 7);
    let clash = verdict(&mut game, &mut session, "r1c1", 7);
    let with = cells("r1c2 r4c1");
    assert_eq!(clash, Some(Verdict::Clash { with }));
}

/// A right entry after which another step than this one is the easiest.
fn entry_before(game: &Game, session: &Session, paid: &[Deduction]) -> Option<(Cell, Digit)> {
    session.grid().unsolved().into_iter().find_map(|cell| {
        let right = game.solution()[cell.index()]?;
        let (mut game, mut session) = at_once();
        game.enter(&mut session, cell, right).ok()?;
        let Advice::Step { step, .. } = advice(&game, &session) else {
            return None;
        };
        let is_open = session.grid().value(paid[0].placements[0].cell).is_none();
        (is_open && step[..] != *paid).then_some((cell, right))
    })
}

#[test]
fn a_hint_that_was_paid_for_is_kept_whatever_is_entered_before_it_is_used() {
    let (mut game, mut session) = at_once();
    let (paid, help, _) = step(&game, &session);
    let (other, right) = entry_before(&game, &session, &paid).expect("the easiest step changes");
    game.take_hint(&paid, help).unwrap();
    game.enter(&mut session, other, right).unwrap();
    let (again, help, _) = step(&game, &session);
    assert_eq!(again[0].placements, paid[0].placements);
    assert_eq!(game.price(&again, help), 0);
    game.apply(&mut session, &again).unwrap();
    assert_eq!(game.score().total(), 975, "it was paid for once");
    // Another step has its price.
    let (next, help, _) = step(&game, &session);
    assert_ne!(next[0].placements, paid[0].placements);
    assert!(game.price(&next, help) > 0);
}

#[test]
fn what_was_paid_for_is_in_the_file_of_the_game() {
    let (mut game, mut session) = at_once();
    let (paid, help, _) = step(&game, &session);
    game.take_hint(&paid, help).unwrap();
    let answered = cell("r1c1");
    game.answer(&mut session, answered).unwrap();
    session.undo();
    let score = game.score().total();
    let file = write(&game.to_puzzle(&session), Format::Own).unwrap();
    let puzzle = formats::read(&file).unwrap().remove(0);
    let mut game = Game::of(&puzzle).unwrap().unwrap();
    let mut session = Session::new(&puzzle);
    let (again, help, _) = step(&game, &session);
    assert_eq!(again[0].placements, paid[0].placements);
    assert_eq!(game.price(&again, help), 0);
    assert!(game.is_answered(&session, answered));
    game.take_hint(&again, help).unwrap();
    game.answer(&mut session, answered).unwrap();
    assert_eq!(game.score().total(), score, "both were paid for before");
}

#[test]
fn an_answer_is_no_step_of_ones_own() {
    let (mut game, mut session) = at_once();
    game.answer(&mut session, cell("r1c1")).unwrap();
    let other = session.grid().unsolved().first().unwrap();
    let right = game.solution()[other.index()].unwrap();
    game.enter(&mut session, other, right).unwrap();
    let summary = session.search_summary().run(&Stop::never()).unwrap();
    assert_eq!(summary.steps.len(), 2);
    assert_eq!(summary.own(), 1);
}

#[test]
fn an_answer_that_was_typed_over_is_not_paid_for_again() {
    let (mut game, mut session) = at_once();
    game.answer(&mut session, cell("r1c1")).unwrap();
    assert_eq!(game.score().total(), 900);
    verdict(&mut game, &mut session, "r1c1", 5);
    let again = game.answer(&mut session, cell("r1c1")).unwrap().unwrap();
    assert_eq!(again.cost, Cost::default());
    assert_eq!(session.grid().value(cell("r1c1")), Some(digit(6)));
    assert_eq!(
        game.score().total(),
        890,
        "only the wrong digit cost something"
    );
    // Also where it was undone, and another move was made since.
    game.undo(&mut session).unwrap();
    game.undo(&mut session).unwrap();
    game.undo(&mut session).unwrap();
    verdict(&mut game, &mut session, "r1c1", 5);
    game.answer(&mut session, cell("r1c1")).unwrap();
    assert_eq!(game.record().hints.answers, 1);
    // Another cell has its price.
    game.answer(&mut session, cell("r1c3")).unwrap();
    assert_eq!(game.record().hints.answers, 2);
}

#[test]
fn what_is_wrong_comes_before_any_hint() {
    let (mut game, mut session) = begin(ErrorsTold::OnCheck);
    verdict(&mut game, &mut session, "r1c1", 5);
    assert_eq!(advice(&game, &session), Advice::Wrong);
    assert_eq!(game.record().hints.count(), 0);
}

#[test]
fn a_wrong_note_is_not_given_away_and_leads_no_hint_astray() {
    let (mut game, mut session) = at_once();
    let before = step(&game, &session);
    let right = before.0[0].placements[0];
    game.toggle(&mut session, right).unwrap();
    assert_eq!(step(&game, &session), before);
    game.apply(&mut session, &before.0).unwrap();
    assert_eq!(session.grid().value(right.cell), Some(right.digit));
}

#[test]
fn the_answer_costs_a_hundred_and_is_right() {
    let (mut game, mut session) = at_once();
    verdict(&mut game, &mut session, "r1c1", 5);
    let entry = game.answer(&mut session, cell("r1c1")).unwrap().unwrap();
    assert_eq!(entry.verdict, Some(Verdict::Right));
    assert_eq!(session.grid().value(cell("r1c1")), Some(digit(6)));
    assert_eq!(game.score().total(), 1000 - 10 - 100);
    assert_eq!(game.answer(&mut session, cell("r1c1")), Ok(None));
    assert_eq!(game.score().total(), 1000 - 10 - 100);
    // An answer that clashes with a wrong entry is no error.
    verdict(&mut game, &mut session, "r1c3", 2);
    game.answer(&mut session, cell("r1c7")).unwrap();
    assert_eq!(game.record().errors, 2);
}

#[test]
fn a_game_is_played_to_its_end_by_hints_alone_also_through_ice() {
    for level in [GameLevel::Easy, GameLevel::Hard, GameLevel::Expert] {
        for seed in 0..3 {
            let dealt = deal(wish(GameKind::Ice, Measure::Technique, level, seed));
            let (mut game, mut session) =
                (Game::of(&dealt).unwrap().unwrap(), Session::new(&dealt));
            let mut notes = 0;
            while game.is_on() {
                let (step, help, frozen) = step(&game, &session);
                let before = session.grid().clone();
                let ice = game.frozen(&session);
                game.take_hint(&step, help).unwrap();
                game.apply(&mut session, &step).unwrap();
                assert_ne!(*session.grid(), before, "each hint leads on");
                let filled = before.unsolved() - session.grid().unsolved();
                assert!(filled.is_disjoint(ice), "nothing is filled in where ice is");
                assert_eq!(
                    frozen,
                    step[0].placements.iter().any(|it| ice.contains(it.cell))
                );
                assert!(!frozen || filled.is_empty());
                notes += usize::from(frozen);
            }
            assert_eq!(game.record().outcome, GameOutcome::Won);
            assert_eq!(game.record().errors, 0);
            assert!(
                level == GameLevel::Easy || notes > 0,
                "some digits are noted only"
            );
        }
    }
}

#[test]
fn the_bonus_is_a_thousand_less_the_seconds_and_fifty_a_hint() {
    let (mut game, mut session) = at_once();
    game.pass(Duration::from_millis(123_900));
    let (hint, help, _) = step(&game, &session);
    game.take_hint(&hint, help).unwrap();
    game.answer(&mut session, cell("r1c1")).unwrap();
    assert_eq!(game.score().bonus, 0, "not before the end");
    win(&mut game, &mut session);
    let expected = Score {
        start: 1000,
        errors: 0,
        hints: 125,
        bonus: 1000 - 123 - 2 * 50,
    };
    assert_eq!(game.score(), expected);
    assert_eq!(game.score().total(), 1000 - 125 + 777);
}

#[test]
fn neither_the_bonus_nor_the_score_is_below_0() {
    let record = GameRecord {
        seconds: u64::MAX,
        hints: HintsTaken {
            techniques: 30,
            ..HintsTaken::default()
        },
        outcome: GameOutcome::Won,
        ..GameRecord::default()
    };
    assert_eq!(Score::of(&record).bonus, 0);
    assert_eq!(Score::of(&record).total(), 0);
    assert!(Score::of(&record).is_spent());
}

#[test]
fn the_clock_stands_while_the_game_is_paused_and_when_it_is_over() {
    let (mut game, mut session) = at_once();
    game.pass(Duration::from_millis(2_600));
    assert_eq!(game.record().seconds, 2);
    assert_eq!(game.until_next_second(), Duration::from_millis(400));
    game.pause(true);
    game.pass(Duration::from_secs(60));
    assert_eq!(game.record().seconds, 2);
    let refused = game.enter(&mut session, cell("r1c1"), digit(6));
    assert_eq!(refused, Err(PlayError::Paused));
    assert_eq!(game.undo(&mut session), Err(PlayError::Paused));
    assert_eq!(game.check(&session), Err(PlayError::Paused));
    game.pause(false);
    game.pass(Duration::from_millis(400));
    assert_eq!(game.record().seconds, 3);
    win(&mut game, &mut session);
    game.pass(Duration::from_secs(60));
    assert_eq!(game.record().seconds, 3);
    game.pause(true);
    assert!(!game.is_paused());
    let over = game.enter(&mut session, cell("r1c1"), digit(1));
    assert_eq!(over, Err(PlayError::Over));
}

#[test]
fn the_last_right_entry_wins_also_by_redo() {
    let (mut game, mut session) = at_once();
    let last = session.grid().unsolved().iter().last().unwrap();
    for cell in session.grid().unsolved().without(last) {
        let right = game.solution()[cell.index()].unwrap();
        game.enter(&mut session, cell, right).unwrap();
    }
    assert!(game.is_on());
    let right = game.solution()[last.index()].unwrap();
    // A board that is full and wrong is not won.
    let wrong = digit(right.get() % 9 + 1);
    game.enter(&mut session, last, wrong).unwrap();
    assert!(game.is_on());
    game.enter(&mut session, last, right).unwrap();
    assert_eq!(game.record().outcome, GameOutcome::Won);

    let (mut game, mut session) = at_once();
    win(&mut game, &mut session);
    let puzzle = Puzzle {
        game: Some(GameRecord::default()),
        ..puzzle(ASSIGNMENT)
    };
    let mut game = Game::of(&puzzle).unwrap().unwrap();
    assert!(game.undo(&mut session).unwrap());
    assert!(game.is_on());
    game.redo(&mut session).unwrap();
    assert_eq!(game.record().outcome, GameOutcome::Won);
}

#[test]
fn giving_up_fills_the_board_and_leaves_the_score_as_it_is() {
    let (mut game, mut session) = at_once();
    verdict(&mut game, &mut session, "r1c1", 5);
    game.pass(Duration::from_secs(7));
    game.give_up(&mut session).unwrap();
    assert_eq!(*session.grid().values(), puzzle(ASSIGNMENT_SOLVED).givens);
    assert_eq!(game.record().outcome, GameOutcome::GivenUp);
    assert_eq!(game.score().total(), 990);
    assert_eq!(game.give_up(&mut session), Err(PlayError::Over));
    assert!(!game.settle(&session), "it is not won either");
}

#[test]
fn a_game_that_cannot_be_played_to_its_end_is_refused() {
    let with_game = |line: &str, frozen| {
        let record = GameRecord {
            frozen,
            ..GameRecord::default()
        };
        Puzzle {
            game: Some(record),
            ..puzzle(line)
        }
    };
    let of = |puzzle: &Puzzle| Game::of(puzzle).map(|game| game.is_some());
    assert_eq!(of(&puzzle(ASSIGNMENT)), Ok(false));
    assert_eq!(of(&with_game(ASSIGNMENT, CellSet::EMPTY)), Ok(true));
    let given = with_game(ASSIGNMENT, cells("r1c2"));
    assert_eq!(of(&given), Err(ResumeError::Ice));
    let whole = with_game(ASSIGNMENT, CellSet::ALL);
    assert_eq!(of(&whole), Err(ResumeError::Ice));
    let several = with_game(&".".repeat(81), CellSet::EMPTY);
    assert_eq!(of(&several), Err(ResumeError::NotOneSolution));
    let none = with_game(&ASSIGNMENT.replacen('.', "7", 1), CellSet::EMPTY);
    assert_eq!(of(&none), Err(ResumeError::NoSolution));
}
