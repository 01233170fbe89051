//! Printing that ends the program where nobody reads on.

/// Prints a line; where that cannot be done, the program ends: nothing that it still
/// works out would be seen. That who reads has seen enough is no error.
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
