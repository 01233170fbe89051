//! Printing that ends the program where nobody reads on.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write};

/// Prints a line.
macro_rules! say {
    () => { crate::say::print(format_args!("\n")) };
    ($($words:tt)*) => { crate::say::print(format_args!("{}\n", format_args!($($words)*))) };
}

/// Prints a part of a line.
#[allow(unused_macros, reason = "not every includer prints parts of lines")]
macro_rules! say_part {
    ($($words:tt)*) => { crate::say::print(format_args!($($words)*)) };
}

/// Prints; where that cannot be done, the program ends: nothing that it still
/// works out would be seen. That who reads has seen enough is no error.
pub fn print(words: Arguments<'_>) {
    if let Err(error) = std::io::stdout().write_fmt(words) {
        let code = match error.kind() {
            ErrorKind::BrokenPipe => 0,
            _ => {
                eprintln!("{}: {error}", env!("CARGO_CRATE_NAME"));
                2
            }
        };
        std::process::exit(code);
    }
}
