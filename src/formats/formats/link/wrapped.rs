//! Links that a mail program broke across lines.

use super::{AROUND, is_link, read};
use crate::formats::Place;
use sudoku_engine::grid::values_of_line;

/// The fewest characters of a link before it is broken.
const SHORTEST: usize = 40;

/// The most lines of a link.
const MOST_LINES: usize = 60;

/// Whether a text may have a link that continues on the next line.
pub(in crate::formats) fn may_be_in(text: &str) -> bool {
    let lines = text.lines();
    let mut pairs = lines.clone().zip(lines.skip(1));
    pairs.any(|(line, next)| begun(line).is_some() && part(next).is_some())
}

/// Returns the text with each broken link joined on its first line; `None` if none of these links
/// has a puzzle.
pub(in crate::formats) fn joined(text: &str) -> Option<String> {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let mut has_some = false;
    for at in 0..lines.len() {
        let Some(link) = begun(&lines[at]).filter(|it| !has_puzzle(it)) else {
            continue;
        };
        let mut whole = link.to_owned();
        let ends = lines.iter().enumerate().skip(at + 1).take(MOST_LINES);
        let parts = ends.map_while(|(at, line)| Some((at, part(line)?)));
        let end = parts.into_iter().find_map(|(at, part)| {
            whole += part;
            has_puzzle(&whole).then_some(at)
        });
        if let Some(end) = end {
            let before = lines[at].len() - link.len();
            lines[at].truncate(before);
            lines[at] += &whole;
            lines[at + 1..=end].iter_mut().for_each(String::clear);
            has_some = true;
        }
    }
    has_some.then(|| lines.join("\n"))
}

/// Returns the link at the end of a line, if it may continue on the next line.
fn begun(line: &str) -> Option<&str> {
    let link = line.split([' ', '\t', '<', '(']).next_back()?;
    (link.contains("://") && link.len() >= SHORTEST && is_link(link)).then_some(link)
}

/// Returns a line that is a part of a link, without the bracket at its end.
fn part(line: &str) -> Option<&str> {
    let part = line.trim().trim_end_matches(AROUND);
    let is_sign = |one: char| one.is_ascii_alphanumeric() || "%+/=?&._~,;:@!$*'()-".contains(one);
    let is_part = !part.is_empty() && !part.contains("://") && part.chars().all(is_sign);
    (is_part && values_of_line(part).is_none()).then_some(part)
}

fn has_puzzle(link: &str) -> bool {
    read(link, Place::START).is_ok()
}
