//! Grids of web pages whose cells have their digits in an attribute, and no content.

use super::leaves::LONGEST_TAG;
use crate::formats::held::FEWEST_GIVENS;
use std::borrow::Cow;

/// The attributes that hold the digit of a cell.
const NAMES: [&str; 7] = [
    "data-cell-value",
    "data-digit",
    "data-num",
    "data-number",
    "data-val",
    "data-value",
    "value",
];

/// The elements that may be cells; a form field has its digit in an attribute anyway.
const CELLS: [&str; 7] = ["button", "div", "li", "p", "span", "td", "th"];

/// Returns a page with the digits of attributes moved into their elements. If elements also contain
/// digits, the attributes may be the solution, and the page is not changed.
pub(in crate::formats) fn with_told_digits(page: &str) -> Cow<'_, str> {
    if !page.contains("data-") && !page.contains("value") {
        return page.into();
    }
    let mut told = String::new();
    let (mut done, mut count) = (0, 0);
    let mut at = 0;
    while let Some(begins) = page[at..].find('<').map(|found| at + found) {
        let inner = &page[begins + 1..];
        at = begins + 1;
        let Some(end) = inner.bytes().take(LONGEST_TAG).position(|one| one == b'>') else {
            continue;
        };
        let Some((name, digit)) = cell(&inner[..end]) else {
            continue;
        };
        let behind = &inner[end + 1..];
        let text = behind.split('<').next().unwrap_or_default();
        let ends = behind[text.len()..]
            .strip_prefix("</")
            .and_then(|it| it.get(..name.len()))
            .is_some_and(|it| it.eq_ignore_ascii_case(name));
        if !text.trim().is_empty() {
            return page.into();
        }
        at = begins + 1 + end + 1;
        if ends && digit != '0' {
            told += &page[done..at];
            told.push(digit);
            done = at;
            count += 1;
        }
    }
    if count < FEWEST_GIVENS {
        return page.into();
    }
    told += &page[done..];
    told.into()
}

/// Returns the name of an element that may be a cell, and the digit in one of its attributes.
fn cell(tag: &str) -> Option<(&str, char)> {
    let (name, attributes) = tag.split_once(|one: char| one.is_ascii_whitespace())?;
    if !CELLS.iter().any(|it| it.eq_ignore_ascii_case(name)) {
        return None;
    }
    let value = attributes.split_ascii_whitespace().find_map(|it| {
        let (own, value) = it.split_once('=')?;
        let is_it = NAMES.iter().any(|name| name.eq_ignore_ascii_case(own));
        is_it.then(|| value.trim_matches(['"', '\'', '/']))
    })?;
    let mut characters = value.chars();
    let digit = characters.next().filter(char::is_ascii_digit)?;
    characters.next().is_none().then_some((name, digit))
}
