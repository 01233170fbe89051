//! The links of a web page that contain puzzles, as in bookmarks.

use super::page::clean;
use crate::formats::{Place, iss, link};

/// The most links of a page to examine.
const MOST: usize = 10_000;

/// Returns a line for each link of a page that contains a puzzle: the link, and its words. `None`
/// if there is no such link.
pub(in crate::formats) fn of_page(page: &str) -> Option<String> {
    let mut lines = String::new();
    let mut rest = page;
    for _ in 0..MOST {
        let Some((_, tag)) = rest.split_once('<') else {
            break;
        };
        rest = tag;
        let Some((attributes, behind)) = anchor(tag).and_then(|it| it.split_once('>')) else {
            continue;
        };
        rest = behind;
        let Some(address) = address(attributes) else {
            continue;
        };
        let address = clean(address);
        let address = address.trim();
        let place = Place::START;
        let has_puzzle = || match iss::read_link(address, place) {
            Some(read) => read.is_ok(),
            None => link::read(address, place).is_ok(),
        };
        if link::is_link(address) && !address.contains(char::is_whitespace) && has_puzzle() {
            let (words, _) = behind.split_once('<').unwrap_or((behind, ""));
            let words = clean(words)
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            lines += &format!("{address} {words}\n");
        }
    }
    (!lines.is_empty()).then_some(lines)
}

/// Returns the attributes of a link and the rest behind them, if a tag begins one.
fn anchor(tag: &str) -> Option<&str> {
    let behind = tag.strip_prefix(['a', 'A'])?;
    behind.starts_with(char::is_whitespace).then_some(behind)
}

/// Returns the address of a link from its attributes.
fn address(attributes: &str) -> Option<&str> {
    let at = attributes.to_ascii_lowercase().find("href")?;
    let value = attributes[at + 4..].trim_start().strip_prefix('=')?;
    let value = value.trim_start();
    match value.chars().next()? {
        quote @ ('"' | '\'') => value[1..].split(quote).next(),
        _ => value.split_whitespace().next(),
    }
}
