//! Printing that ends the program when nobody reads any longer.

/// Prints a line. If this fails, the program ends, because its further results would not be seen. A
/// reader that has seen enough is not an error.
macro_rules! say {
    () => {
        say!("")
    };
    ($($words:tt)*) => {
        if let Err(error) = std::io::Write::write_fmt(
            &mut std::io::stdout(),
            format_args!("{}\n", format_args!($($words)*)),
        ) {
            if error.kind() == std::io::ErrorKind::BrokenPipe {
                std::process::exit(0);
            }
            eprintln!("{}: {error}", env!("CARGO_CRATE_NAME"));
            std::process::exit(2);
        }
    };
}
