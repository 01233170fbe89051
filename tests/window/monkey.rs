//! A monkey at the window: no acts in any order make it panic.

use std::time::Instant;

use crate::alone::in_its_own_process;
use crate::monkey_at_it::{Act, acts, cut_down, game, memory, run};
use sudoku_stepper::grid::BoardKind;

/// The seed. Only the tool uses another one each time.
const SEED: u64 = 20_261_122;

/// The acts of every test run; the tool goes on as long as it is let.
const ACTS: usize = 8_000;

/// The maximum memory of the process at the end, because the work that is kept is small.
const MEMORY: u64 = 1_500_000_000;

#[test]
fn a_monkey_cannot_bring_it_down() {
    in_its_own_process!();
    let begun = Instant::now();
    let monkey = match run(acts(SEED).take(ACTS)) {
        Ok(monkey) => monkey,
        Err(failure) => {
            let last: Vec<_> = acts(SEED).take(failure.acts).collect();
            let last = &last[last.len().saturating_sub(20)..];
            panic!("seed {SEED}, {failure}\nthe last acts: {last:?}");
        }
    };
    println!("{ACTS} acts in {:?}", begun.elapsed());
    println!("{}", monkey.report());
    for screen in ["Start", "Solver", "Collection", "Lessons", "Create"] {
        let was_seen = monkey.seen.keys().any(|place| place.starts_with(screen));
        assert!(was_seen, "{screen} was never shown");
    }
    if let Some(memory) = memory() {
        println!("{} MB are held", memory / 1_000_000);
        assert!(memory < MEMORY, "{memory} bytes are held");
    }
}

#[test]
fn a_monkey_plays_on_each_board() {
    in_its_own_process!();
    const PLAYED: usize = 75;
    for (board, seed) in BoardKind::ALL.iter().zip(SEED..) {
        let dealt = game(seed, *board).position(|act| act == Act::WaitForGame);
        let acts = game(seed, *board).take(dealt.unwrap() + 1 + PLAYED);
        let monkey = run(acts).unwrap_or_else(|failure| panic!("{board}, seed {seed}, {failure}"));
        let seen = |what: &str| monkey.seen.keys().any(|place| place.contains(what));
        let places = || monkey.report();
        assert!(
            seen("a new game"),
            "{board}: it was never asked for a game\n{}",
            places()
        );
        assert!(
            seen("Solver, Game"),
            "{board}: none was ever played\n{}",
            places()
        );
        let solver = monkey.app().solver().expect("it is open");
        let layout = solver.session().grid().layout();
        assert_eq!(layout.size(), board.size(), "{board}");
        assert_eq!(!layout.cages().is_empty(), board.has_cages(), "{board}");
    }
}

#[test]
fn a_sequence_that_fails_is_cut_down_to_what_it_takes() {
    let order = [312, 700, 703, 990];
    // How many there are, when the last of the order has come.
    let fails = |items: &[i32]| {
        let mut left = &order[..];
        for (number, item) in items.iter().enumerate() {
            left = left.strip_prefix(&[*item]).unwrap_or(left);
            if left.is_empty() {
                return Some(number + 1);
            }
        }
        None
    };
    assert_eq!(cut_down((0..1000).collect(), fails), order);
    let one = |items: &[i32]| items.iter().position(|item| *item == 5).map(|at| at + 1);
    assert_eq!(cut_down((0..1000).collect(), one), [5]);
    assert!(cut_down((0..1000).collect(), |_: &[i32]| Some(0)).is_empty());
}
