//! Numbers on the command line, and the sentences that refuse anything else.

use std::str::FromStr;

/// Reads a whole number.
pub(super) fn whole<T: FromStr>(text: &str) -> Result<T, String> {
    read(text, "a whole number is expected here, as 3")
}

/// Reads a number of things, at least one.
pub(super) fn count(text: &str) -> Result<u64, String> {
    let expected = "a whole number is expected here, 1 or more";
    match read(text, expected)? {
        0 => Err(expected.to_owned()),
        count => Ok(count),
    }
}

/// Reads a time in seconds.
pub(super) fn seconds(text: &str) -> Result<u64, String> {
    read(text, "a time is a whole number of seconds, as 60")
}

fn read<T: FromStr>(text: &str, expected: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| expected.to_owned())
}
