//! Puzzles with something around their rows: comment marks, the brackets of a program's list,
//! quotation marks and the signs that join strings. If nothing is found in a text as it is, it is
//! searched without these.

use std::collections::HashMap;

use super::regions::is_map;
use crate::formats::rows::{LONGEST_ROW, is_vertical};
use crate::formats::{EMPTY, content_lines};
use sudoku_engine::grid::{Cell, Digit};

/// The beginnings of a comment, or of an entry of a list, in a line: the longest first.
const MARKS: [&str; 10] = ["///", "//!", "//", "/*", "--", ";;", "*", "#", ";", "%"];

/// The beginnings of a comment behind a row.
const BEHIND: [&str; 5] = ["/*", "--", ";", "%", "#"];

/// The fewest `-1` that are signs of an empty cell.
const FEWEST_MINUS: usize = 17;

/// Returns the text without anything around its rows, in each way that changes the text.
pub(in crate::formats) fn forms(text: &str) -> Vec<String> {
    let forms = [side_by_side(text), plain(text)];
    forms
        .into_iter()
        .flatten()
        .filter(|form| form != text)
        .collect()
}

/// Whether a character is a cell in a row of any kind.
pub(super) fn is_cell(one: char) -> bool {
    Digit::from_char(one).is_some() || EMPTY.contains(&one) || matches!(one, '-' | '*' | '?')
}

/// Whether a text is just nine cells.
fn has_row(text: &str) -> bool {
    let is_between = |one: char| one.is_whitespace() || is_vertical(one) || ",()[]{}".contains(one);
    let mut signs = text.chars().filter(|one| !is_between(*one));
    signs.clone().count() == 9 && signs.all(is_cell)
}

/// Returns each line without anything around its row.
fn plain(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.split('\n').collect();
    let is_between = |one: char| one.is_whitespace() || "[](){},;|".contains(one);
    let count = |sign: &str| text.split(is_between).filter(|it| *it == sign).count();
    // Beside other signs of an empty cell, `-1` is a mistake.
    let has_minus = count("-1") >= FEWEST_MINUS && count("0") + count(".") == 0;
    let markup = Markup::of(text);
    let numbered = numbered_behind(&lines);
    let mut last = None;
    let mut form = String::with_capacity(text.len());
    let mut at = 0;
    while at < lines.len() {
        if let Some(row) = markup.and_then(|it| it.row(lines[at])) {
            form += &row;
            form.push('\n');
            at += 1;
            continue;
        }
        if let Some(row) = keyed(lines[at]) {
            form += &row;
            form.push('\n');
            at += 1;
            continue;
        }
        if let Some((cells, count)) = joined(&lines[at..]) {
            if count == Cell::SIDE && are_uneven(&lines[at..]) {
                return None;
            }
            form += &cells;
            // All lines keep their numbers.
            (0..count).for_each(|_| form.push('\n'));
            at += count;
            continue;
        }
        if let Some(row) = numbered.get(&at) {
            form += row;
        } else if let Some((number, row)) = assigned(lines[at]) {
            // Rows in any other order are not read here.
            let follows = |last: u32| number == Some(last + 1) || number <= Some(1);
            if last.is_some_and(|last| !follows(last)) {
                return None;
            }
            last = number.or(last);
            form += &undressed(&row, has_minus);
        } else {
            form += &undressed(lines[at], has_minus);
        }
        form.push('\n');
        at += 1;
    }
    form.pop();
    Some(form)
}

/// A language of tables, recognized by its beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Markup {
    AsciiDoc,
    MediaWiki,
}

impl Markup {
    /// Returns the language of a text, if it is one of these.
    fn of(text: &str) -> Option<Self> {
        let has = |start: &str| {
            text.lines()
                .any(|line| line.trim_start().starts_with(start))
        };
        if has("|===") {
            Some(Self::AsciiDoc)
        } else {
            (has("{|") && has("|-")).then_some(Self::MediaWiki)
        }
    }

    /// Returns a line as the row of a table in the usual drawing; `None` for any other line.
    fn row(self, line: &str) -> Option<String> {
        let cells = line.trim();
        if self == Self::MediaWiki && cells.starts_with("{|") {
            return Some(String::new());
        }
        let cells = cells.strip_prefix('|')?;
        match self {
            Self::AsciiDoc if cells.starts_with('=') => Some(String::new()),
            Self::AsciiDoc => Some(format!("|{cells}|")),
            Self::MediaWiki if cells.starts_with(['-', '}', '+']) => Some(String::new()),
            Self::MediaWiki => Some(format!("|{}|", cells.replace("||", "|"))),
        }
    }
}

/// Whether the cells of a puzzle are in strings on several lines of a text.
pub(in crate::formats) fn has_parts(text: &str) -> bool {
    let lines: Vec<&str> = text.split('\n').collect();
    (0..lines.len()).any(|at| joined(&lines[at..]).is_some())
}

/// Returns a row with its number before it, as in the object of a program: `"3": "5300…",` or
/// `3: [5, 3, …],`.
fn keyed(line: &str) -> Option<String> {
    if line.len() > LONGEST_ROW {
        return None;
    }
    let (key, row) = line.split_once(':').or_else(|| line.split_once("=>"))?;
    let key = key.trim().trim_matches(['"', '\'']);
    let row = row.trim().trim_end_matches(',');
    let row = row
        .trim_start_matches(['"', '\'', '[', '{', '('])
        .trim_end_matches(['"', '\'', ']', '}', ')']);
    let is_number = key.len() == 1 && key.bytes().all(|it| it.is_ascii_digit());
    let is_dressed = line.contains(['"', '\'', '[', '{', '(']);
    (is_number && is_dressed && has_row(row)).then(|| format!("{key}: {row}"))
}

/// Whether strings of nine cells follow each other that are not the rows of whole puzzles: it is not
/// known which are extra.
fn are_uneven(lines: &[&str]) -> bool {
    let is_row = |line: &&&str| {
        let mut parts = line.split(['"', '\'', '`']);
        parts.any(|it| it.len() == Cell::SIDE && it.chars().all(is_cell))
    };
    let count = lines.iter().take_while(is_row).count();
    !count.is_multiple_of(Cell::SIDE)
}

/// Returns the cells of a puzzle in strings on several lines, and the number of lines.
fn joined(lines: &[&str]) -> Option<(String, usize)> {
    if lines.first().is_some_and(|line| keyed(line).is_some()) {
        return None;
    }
    let mut cells = String::new();
    for (line, count) in lines.iter().take(9).zip(1..) {
        let mut parts = line.split(['"', '\'', '`']);
        let is_part = |part: &&str| part.len() >= 9 && part.chars().all(is_cell);
        let is_string = line.len() <= LONGEST_ROW && line.contains(['"', '\'', '`']);
        let part = parts.find(is_part).filter(|_| is_string)?;
        if parts.any(|it| is_part(&it)) {
            return None;
        }
        cells += part;
        if cells.len() == Cell::COUNT {
            return (count > 1).then_some((cells, count));
        }
        if cells.len() > Cell::COUNT {
            return None;
        }
    }
    None
}

/// Returns the rows, by their lines, of grids in which each row has its number behind it.
fn numbered_behind<'a>(lines: &[&'a str]) -> HashMap<usize, &'a str> {
    let mut found = HashMap::new();
    let mut rows: Vec<(usize, &str)> = Vec::new();
    for (at, line) in lines
        .iter()
        .enumerate()
        .filter(|(_, it)| it.len() <= LONGEST_ROW)
    {
        let number = |text: &str| text.trim_matches(['|', ' ']).parse::<usize>().ok();
        let parts = line.trim_end().rsplit_once([' ', '\t', ',', ';', '|']);
        let row = parts.filter(|(row, behind)| {
            let is_next = number(behind) == Some(rows.len() + 1);
            is_next && has_row(row.trim_end_matches([',', ';', '|']))
        });
        match row {
            Some((row, _)) => rows.push((at, row)),
            None if has_row(line) => rows.clear(),
            None => {}
        }
        if rows.len() == Cell::SIDE {
            found.extend(rows.drain(..));
        }
    }
    found
}

/// Returns the list of nine cells that a program gives to a row, and the first number in the name of
/// the row: `Range("A1:I1").Value = Array(5,3,0,0,7,0,0,0,0)`, `a(1,:) = (/ 5, 3, … /)`.
fn assigned(line: &str) -> Option<(Option<u32>, String)> {
    if line.len() > LONGEST_ROW {
        return None;
    }
    let (target, value) = line.split_once('=')?;
    let open = value.find(['(', '[', '{'])?;
    let (call, list) = value.split_at(open);
    let list = list.trim_end().trim_end_matches(';');
    let inner = list[1..].strip_suffix([')', ']', '}'])?.trim_matches('/');
    let is_name = |one: char| one.is_alphanumeric() || one == '_' || one == ' ';
    let cells = inner.split(',').count();
    let is_row = target.contains(['(', '[']) && call.chars().all(is_name) && cells == Cell::SIDE;
    let begin = target.find(|one: char| one.is_ascii_digit());
    let number = begin.and_then(|begin| {
        let rest = &target[begin..];
        let end = rest.find(|one: char| !one.is_ascii_digit());
        rest[..end.unwrap_or(rest.len())].parse().ok()
    });
    is_row.then(|| (number, inner.to_owned()))
}

/// Returns the cells of a row in LaTeX with nine groups: `\\setrow{5}{3}{}{}{7}{}{}{}{}`.
fn braced(line: &str) -> Option<String> {
    let groups = line.trim().strip_prefix('\\')?;
    let groups = groups.trim_start_matches(|one: char| one.is_ascii_alphabetic());
    let groups = groups.trim_start().strip_prefix('{')?.strip_suffix('}')?;
    let cells: Vec<&str> = groups.split("}{").map(str::trim).collect();
    let cell = |it: &&str| it.is_empty() || it.chars().count() == 1;
    let is_row = cells.len() == Cell::SIDE && cells.iter().all(cell);
    is_row.then(|| {
        let cell = |it: &&str| if it.is_empty() { "." } else { *it }.to_owned();
        cells.iter().map(cell).collect()
    })
}

/// Returns a row of nine numbers without their decimal comma and the zeros behind it.
fn without_decimals(line: &str) -> Option<String> {
    let separator = [';', '\t'].into_iter().find(|it| line.contains(*it))?;
    let mut has_comma = false;
    let mut cell = |field: &str| {
        let (whole, fraction) = field.trim().split_once(',').unwrap_or((field.trim(), "0"));
        has_comma |= field.contains(',');
        let is_whole = whole.len() < 2 && fraction.bytes().all(|one| one == b'0');
        is_whole.then(|| if whole.is_empty() { "0" } else { whole }.to_owned())
    };
    let cells: Option<Vec<String>> = line.split(separator).map(&mut cell).collect();
    let cells = cells.filter(|it| it.len() == Cell::SIDE)?;
    has_comma.then(|| cells.concat())
}

/// Returns a row without its sum at the end.
fn without_sum(line: &str) -> Option<&str> {
    let (row, sum) = line.trim_end().rsplit_once([' ', '\t', '=', '|', ':'])?;
    let row = row.trim_end().trim_end_matches(['=', '|', ':']);
    let sum: u32 = sum.parse().ok().filter(|it| *it > 9)?;
    let digits: u32 = row.chars().filter_map(|one| one.to_digit(10)).sum();
    (digits == sum && has_row(row)).then_some(row)
}

/// Returns a line without anything around its row.
fn undressed(line: &str, has_minus: bool) -> String {
    if line.len() > LONGEST_ROW {
        return line.to_owned();
    }
    if let Some(row) = braced(line).or_else(|| without_decimals(line)) {
        return row;
    }
    let whole = line;
    let mut line = line.trim();
    for mark in MARKS {
        if let Some(behind) = line.strip_prefix(mark) {
            line = behind;
            break;
        }
    }
    if let Some((before, _)) = line.split_once(" //").or_else(|| line.split_once("\t//")) {
        line = before;
    }
    for mark in BEHIND {
        if let Some((before, _)) = line.split_once(mark)
            && has_row(before)
        {
            line = before;
            break;
        }
    }
    if let Some(row) = without_sum(line) {
        line = row;
    }
    // An entry of a list.
    if let Some(entry) = line.trim_start().strip_prefix("- ")
        && entry.trim_matches(['"', '\'']).len() == 9
    {
        line = entry;
    }
    let line = of_data(line)
        .or_else(|| end_of_matrix(line))
        .unwrap_or(line);
    let line = line
        .replace("\\n", "")
        .replace("Nothing", "0")
        .replace("blank", ".")
        .replace("empty", ".")
        .replace("Just ", "");
    let line = without_some(&line);
    let line = matrix(&line).unwrap_or(line);
    let line = grouped(&line).unwrap_or(line);
    let line = inner(&line).unwrap_or(line);
    let bare = match has_minus {
        true => line.replace("-1", "0"),
        false => line,
    };
    match bare.trim() == whole.trim() {
        true => whole.to_owned(),
        false => bare,
    }
}

/// Returns a line with `5` for each `Some(5)`.
fn without_some(line: &str) -> String {
    let mut parts = line.split("Some(");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(')') {
            Some((digit, behind)) => {
                plain += digit;
                plain += behind;
            }
            None => plain += part,
        }
    }
    plain
}

/// Returns the data in a line of BASIC, perhaps behind its number.
fn of_data(line: &str) -> Option<&str> {
    let line = line
        .trim_start()
        .trim_start_matches(|one: char| one.is_ascii_digit());
    let (word, behind) = line.trim_start().split_at_checked(5)?;
    word.eq_ignore_ascii_case("data ").then_some(behind)
}

/// Returns the last row of a matrix of R, before the description of its shape.
fn end_of_matrix(line: &str) -> Option<&str> {
    let (row, behind) = line.split_once(')')?;
    let says_shape = ["nrow", "ncol", "byrow"]
        .iter()
        .any(|it| behind.contains(it));
    (says_shape && has_row(row)).then_some(row)
}

/// Returns the numbers of a matrix of R, which is filled by columns unless it says by rows.
fn matrix(line: &str) -> Option<String> {
    let (_, numbers) = line.split_once("c(")?;
    let (numbers, behind) = numbers.split_once(')')?;
    let by_rows = ["byrow=TRUE", "byrow = TRUE", "byrow=T", "byrow = T"];
    let is_by_rows = by_rows.iter().any(|it| behind.contains(it));
    let cells: Vec<&str> = numbers.split(',').map(str::trim).collect();
    let has_shape = ["nrow", "ncol"].iter().any(|it| behind.contains(it));
    if cells.len() != Cell::COUNT || !is_by_rows && !has_shape {
        return None;
    }
    let cell = |at: usize| match is_by_rows {
        true => cells[at],
        false => cells[at % Cell::SIDE * Cell::SIDE + at / Cell::SIDE],
    };
    Some((0..Cell::COUNT).map(cell).collect::<Vec<_>>().join(","))
}

/// Joins nine groups of nine cells between drawn lines, with the text before them.
fn grouped(line: &str) -> Option<String> {
    let parts: Vec<&str> = line.split('|').collect();
    let is_row = |part: &&str| part.len() == 9 && part.chars().all(is_cell);
    let first = parts.iter().position(is_row)?;
    let rows = parts.get(first..first + 9)?;
    let is_only = !parts[first + 9..].iter().any(is_row);
    (is_only && rows.iter().all(is_row))
        .then(|| format!("{} {}", parts[..first].concat(), rows.concat()))
}

/// Returns the content of the brackets of a list behind its type or name, or of a string that
/// begins in a line, if it is the cells of a row.
fn inner(line: &str) -> Option<String> {
    let trimmed = line.trim();
    if let Some((name, row)) = trimmed.split_once('=') {
        let row = row.trim().trim_start_matches(['"', '\'', '`', '(']);
        let is_name = !name.contains([',', '[', '{']);
        if is_name && row.len() == 9 && row.chars().all(is_cell) {
            return Some(row.to_owned());
        }
    }
    let open = trimmed.rfind(['[', '{', '('])?;
    let (before, list) = trimmed.split_at(open);
    // The type of a table in C#.
    let before = before.replace("[,]", "[]");
    let end = list.find([']', '}', ')'])?;
    let (list, behind) = list.split_at(end);
    let is_type = before
        .chars()
        .all(|one| one.is_alphanumeric() || "_.[]<>!{( =:*&".contains(one));
    let ends = behind.chars().all(|one| "]}),; ".contains(one));
    let cells = list[1..].split(',');
    let is_row = cells.clone().count() == 9;
    (is_type && ends && is_row && !before.is_empty()).then(|| list[1..].to_owned())
}

/// Splits nine lines with a row of a grid and one of the map of its regions, side by side or cell
/// by cell: the grid comes first, and the map below it.
fn side_by_side(text: &str) -> Option<String> {
    let lines = content_lines(text)
        .map(|(_, line)| line)
        .take(Cell::SIDE + 1);
    let rows: Vec<Vec<&str>> = lines
        .map(|line| {
            line.split([' ', '\t'])
                .filter(|it| !it.is_empty())
                .collect()
        })
        .collect();
    let is_pair = |it: &str| it.is_ascii() && it.len() == 3 && it[1..].starts_with([',', ':', '/']);
    let mut halves = [String::new(), String::new()];
    for row in &rows {
        match row[..] {
            [left, right] if left.len() == 9 && right.len() == 9 => {
                halves[0] += left;
                halves[1] += right;
            }
            _ if row.len() == 9 && row.iter().all(|it| it.len() == 2 && it.is_ascii()) => {
                halves[0].extend(row.iter().map(|it| &it[..1]));
                halves[1].extend(row.iter().map(|it| &it[1..]));
            }
            _ if row.len() == 9 && row.iter().all(|it| is_pair(it)) => {
                halves[0].extend(row.iter().map(|it| &it[..1]));
                halves[1].extend(row.iter().map(|it| &it[2..]));
            }
            _ => return None,
        }
    }
    let [left, right] = halves;
    let is_grid = |it: &str| it.chars().all(is_cell) && !is_map(it);
    let (grid, map) = match (is_map(&left), is_map(&right)) {
        (false, true) => (left, right),
        (true, false) => (right, left),
        _ => return None,
    };
    let below = |cells: &str| -> String {
        let rows = cells.as_bytes().chunks(9);
        rows.map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
            .collect()
    };
    (rows.len() == 9 && is_grid(&grid)).then(|| format!("{}\n{}", below(&grid), below(&map)))
}
