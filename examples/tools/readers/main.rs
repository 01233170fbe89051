//! Tries the readers of files on input that nobody would write: random and damaged bytes, and
//! endless tokens.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin readers -- fuzz [INPUTS] [SEED]
//! cargo run --release -p sudoku-tools --bin readers -- ratios [KILOBYTES]
//! ```
//!
//! `fuzz` reads this many inputs, by default a million: random bytes, pieces of files in any order,
//! and damaged files of every format. Each is read in one piece and in parts, which must give the
//! same result; the results for each kind are printed. After a panic, or an error that cannot be
//! shown, it prints the seed of the input and the input. It reports its results so far every
//! hundred thousand inputs. Exit code 1 if something failed, 2 if an argument is not valid.
//!
//! `ratios` reads every token that has a meaning for some reader, repeated up to this many
//! kilobytes, by default 100, and up to four times as many, behind every beginning that selects a
//! reader. If it takes much more than four times as long, the time is worse than linear. It prints
//! its progress after each beginning, and at the end the twenty worst ratios and the twenty longest
//! times of the processor. Exit code 1 if a ratio is above 8 and the time above 50 ms.

#[macro_use]
#[path = "../../shared/say.rs"]
mod say;
mod fuzz;
mod pieces;
mod ratios;

use std::process::ExitCode;

use fuzz::fuzz;
use ratios::ratios;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).map(|it| it.parse::<u64>()).transpose();
    match (arguments.first().map(String::as_str), number(1), number(2)) {
        (Some("fuzz"), Ok(count), Ok(seed)) => fuzz(
            count.unwrap_or(1_000_000),
            seed.unwrap_or_else(rand::random),
        ),
        (Some("ratios"), Ok(kilobytes), Ok(None)) => ratios(kilobytes.unwrap_or(100) as usize),
        _ => {
            eprintln!("readers: 'fuzz [INPUTS] [SEED]' or 'ratios [KILOBYTES]' is understood");
            ExitCode::from(2)
        }
    }
}
