//! Tries the readers of files on what nobody would write: random and damaged bytes, and
//! tokens without end.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin readers -- fuzz [INPUTS] [SEED]
//! cargo run --release -p sudoku-tools --bin readers -- ratios [KILOBYTES]
//! ```
//!
//! `fuzz` reads so many inputs, a million unless a number says otherwise: bytes at random,
//! pieces of files in any order, and sound files of every format that were damaged. Each is
//! read at once and by and by, which must come to the same; it prints what each kind came
//! to. Of a panic, or of an error that is not fit to be shown, it prints the seed of the
//! input and the input. What it has come to is said every hundred thousand inputs. Exit code
//! 1 if there was any, 2 if an argument is none.
//!
//! `ratios` reads every token that means something to some reader, repeated up to so many
//! kilobytes, 100 unless a number says otherwise, and to four times as many, behind every
//! beginning that chooses a reader. What takes much more than four times as long is worse
//! than linear. It prints how far it is after each beginning, and at the end the twenty worst
//! ratios and the twenty longest times of the processor. Exit code 1 if a ratio is above 8
//! where it takes more than 50 ms.

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
