//! Lets a monkey loose on the window, and shortens the acts that crash it to the shortest sequence.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin monkey --features app -- [ACTS] [SEED]
//! ```
//!
//! Without a number it does 100,000 acts, and without a seed it uses any. After a failure it prints
//! the seed and the last acts, then the shortest sequence found that still fails. The seed does not
//! determine how long work in the background takes, so a failure that depends on it may need
//! several runs. Exit code 1 if something failed, 2 if an argument is not valid.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;
#[path = "../../tests/common/living.rs"]
mod living;
#[path = "../../tests/common/monkey.rs"]
mod monkey;

use std::process::ExitCode;
use std::time::Instant;

use monkey::{acts, memory, run, shortest};

fn main() -> ExitCode {
    let numbers: Result<Vec<u64>, _> = std::env::args().skip(1).map(|it| it.parse()).collect();
    let Ok(numbers) = numbers else {
        eprintln!("monkey: only a number of acts and a seed are understood");
        return ExitCode::from(2);
    };
    let count = numbers.first().map_or(100_000, |count| *count as usize);
    let seed = numbers.get(1).copied().unwrap_or_else(rand::random);
    say!("seed {seed}");
    let begun = Instant::now();
    let failure = match run(acts(seed).take(count)) {
        Ok(monkey) => {
            say!("{count} acts in {:.1?}", begun.elapsed());
            say!("{}", monkey.report());
            if let Some(memory) = memory() {
                say!("{} MB are held", memory / 1_000_000);
            }
            return ExitCode::SUCCESS;
        }
        Err(failure) => failure,
    };
    say!("{failure}");
    let done: Vec<_> = acts(seed).take(failure.acts).collect();
    say!("the last acts:");
    for act in &done[done.len().saturating_sub(20)..] {
        say!("  {act:?}");
    }
    let fewest = shortest(done, &failure);
    say!("{} acts are enough:", fewest.len());
    for act in &fewest {
        say!("  {act:?}");
    }
    ExitCode::FAILURE
}
