//! The content of one line about cells: a cage and its sum, a region, or a digit for each cell.

use crate::formats::without_comment;
use sudoku_engine::grid::{Cell, Digit};

/// The longest line of a cage.
pub(super) const LONGEST: usize = 400;

/// The name of a cage before a colon, without its number, is shorter than this.
const LONGEST_LABEL: usize = 12;

/// The greatest number in a line of a cage: a sum, or a cell as two digits.
const GREATEST_NUMBER: usize = 99;

/// The longest name of a region.
const LONGEST_NAME: usize = 24;

/// The row and the column of a cell as written, counted from 1 or from 0.
pub(super) type Written = [u8; 2];

/// Returns the cells at the start of a text, and the rest of the text: `r1c2`, `R1C2`, `r1c23` for
/// two cells, or `A2` if letters are allowed.
pub(super) fn cells(text: &str, has_letters: bool) -> Option<(Vec<Written>, &str)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let (rows, columns, rest) = match *text.as_bytes() {
        [b'r' | b'R', ..] => {
            let (rows, behind) = text[1..].split_at(digits(&text[1..]));
            let behind = behind.strip_prefix(['c', 'C'])?;
            let (columns, rest) = behind.split_at(digits(behind));
            let both = [rows, columns].map(|it| it.bytes().map(|it| it - b'0').collect::<Vec<_>>());
            let [rows, columns] = both;
            (rows, columns, rest)
        }
        [row @ (b'A'..=b'I'), column @ b'1'..=b'9', ..] if has_letters => {
            (vec![row - b'A' + 1], vec![column - b'0'], &text[2..])
        }
        _ => return None,
    };
    // Names may be run together: `r1c1r2c1`.
    let begins_again = match *rest.as_bytes() {
        [b'r' | b'R', line, ..] => line.is_ascii_digit(),
        _ => false,
    };
    let ends = begins_again || !rest.starts_with(|one: char| one.is_alphanumeric());
    // If there are several digits in a row, none is 0 or comes twice: `r1c10` is a slip.
    let is_short = |all: &[u8]| {
        let is_new = |at: usize| all[at] != 0 && !all[..at].contains(&all[at]);
        all.len() == 1 || (1..=9).contains(&all.len()) && (0..all.len()).all(is_new)
    };
    if !ends || !is_short(&rows) || !is_short(&columns) {
        return None;
    }
    let row = |row: u8| columns.iter().map(move |column| [row, *column]);
    Some((rows.iter().flat_map(|it| row(*it)).collect(), rest))
}

/// Returns the only cell that a text names.
pub(in crate::formats) fn named_cell(text: &str) -> Option<Cell> {
    let (all, rest) = cells(text.trim(), true)?;
    let [both] = all[..] else { return None };
    let [row, column] = both.map(|it| usize::from(it).checked_sub(1));
    rest.is_empty().then_some(Cell::at(row?, column?))
}

/// Words that are allowed in the line of a cage.
pub(super) const SUM_WORDS: [&str; 24] = [
    "sums", "sum", "cages", "cage", "cells", "cell", "totals", "total", "and", "add", "adds", "up",
    "to", "is", "equals", "target", "in", "at", "summe", "zellen", "und", "suma", "celdas", "en",
];

/// Words that announce several cages in one line.
const CAGES_WORDS: [&str; 6] = [
    "cages",
    "killer cages",
    "killer",
    "käfige",
    "jaulas",
    "sums",
];

/// Returns the cages of a line that has several, with semicolons between them.
pub(super) fn several(line: &str) -> Option<Vec<&str>> {
    let line = line.trim();
    let list = line.split_once(':').filter(|(name, _)| {
        let name = name.trim().to_lowercase();
        CAGES_WORDS.contains(&&*name)
    });
    let list = list.map_or(line, |(_, list)| list);
    let parts = list.split(';').map(str::trim);
    let parts: Vec<&str> = parts.filter(|it| !it.is_empty()).collect();
    let are_cages = parts.len() > 1 && parts.iter().all(|it| cage(it).is_some());
    are_cages.then_some(parts)
}

/// Whether a line of a spreadsheet has a formula, such as `=SUM(A1:I1)`.
pub(super) fn has_formula(line: &str) -> bool {
    line.split(['\t', ';', '|', ',']).any(|field| {
        let formula = field.trim().trim_start_matches('"').strip_prefix('=');
        let call = formula.and_then(|it| it.split_once('('));
        call.is_some_and(|(name, _)| {
            !name.is_empty() && name.chars().all(|one| one.is_alphabetic() || one == '.')
        })
    })
}

/// Returns the cells and the only number of a line; `None` if it contains anything else.
pub(super) fn cage(line: &str) -> Option<(Vec<Written>, u16)> {
    let (cells, numbers) = cage_with_numbers(line)?;
    match numbers[..] {
        [sum] => Some((cells, sum)),
        _ => None,
    }
}

/// The most numbers of a cage: its own number and its sum.
const MOST_NUMBERS: usize = 2;

/// Returns the cells and the numbers of a line, at least one of each; `None` if it contains
/// anything else.
pub(super) fn cage_with_numbers(line: &str) -> Option<(Vec<Written>, Vec<u16>)> {
    let mut found = Vec::new();
    let mut numbers = Vec::new();
    let mut rest = without_number(without_comment(line).trim());
    if rest.len() > LONGEST {
        return None;
    }
    while let Some(next) = rest.chars().next() {
        if let Some((own, behind)) = cells(rest, true) {
            found.extend(own);
            rest = behind;
        } else if let Some((cell, behind)) = pair(rest) {
            found.push(cell);
            rest = behind;
        } else if let Some((range, behind)) = range(found.last().copied(), rest) {
            found.extend(range);
            rest = behind;
        } else if next.is_ascii_digit() {
            let end = rest.find(|one: char| !one.is_ascii_digit());
            let (number, behind) = rest.split_at(end.unwrap_or(rest.len()));
            if numbers.len() == MOST_NUMBERS {
                return None;
            }
            numbers.push(number.parse().ok()?);
            rest = behind;
        } else if let Some(behind) = dash(rest) {
            rest = behind;
        } else if next.is_whitespace() || "+,;:=()[]{}|\"&".contains(next) {
            rest = &rest[next.len_utf8()..];
        } else {
            let is_it = |name: &&&str| {
                let head = rest.get(..name.len());
                head.is_some_and(|head| head.eq_ignore_ascii_case(name))
            };
            let word = SUM_WORDS.iter().filter(is_it).max_by_key(|it| it.len())?;
            rest = &rest[word.len()..];
        }
    }
    let is_whole = !found.is_empty() && !numbers.is_empty();
    is_whole.then_some((found, numbers))
}

/// Returns the cell at the start of a text that is given by two numbers in brackets, and the rest of
/// the text.
fn pair(text: &str) -> Option<(Written, &str)> {
    let inner = text.strip_prefix(['(', '[', '{'])?.trim_start();
    let line = |text: &str| {
        let digit = text.bytes().next().filter(u8::is_ascii_digit)?;
        Some(digit - b'0')
    };
    let row = line(inner)?;
    let behind = inner[1..].trim_start().strip_prefix([',', ';', '/'])?;
    let behind = behind.trim_start();
    let column = line(behind)?;
    let rest = behind[1..].trim_start().strip_prefix([')', ']', '}'])?;
    Some(([row, column], rest))
}

/// Whether a line is a cage whose cells are given by two numbers in round brackets, and not a row of
/// pencil marks. On a small board, the numbers might be a row.
pub(in crate::formats::finder) fn has_pairs(line: &str) -> bool {
    let begins = |at: usize| pair(&line[at..]).is_some();
    let is_pair = || line.match_indices('(').any(|(at, _)| begins(at));
    line.len() <= LONGEST
        && is_pair()
        && cage_with_numbers(line)
            .is_some_and(|(cells, numbers)| cells.len() + numbers.len() < Cell::SIDE)
}

/// Returns a text without a dash, or an arrow, before a blank at its start.
fn dash(text: &str) -> Option<&str> {
    let signs = ["-", "–", "—", "→", "->", "=>", "|"];
    let behind = signs.iter().find_map(|it| text.strip_prefix(it))?;
    behind.starts_with([' ', '\t']).then_some(behind)
}

/// Returns the cells behind one up to another in its row or column, with a dash between them.
fn range(from: Option<Written>, text: &str) -> Option<(Vec<Written>, &str)> {
    let behind = text.strip_prefix(['-', '–'])?;
    let (to, rest) = cells(behind.trim_start(), true)?;
    let ([row, column], [[last_row, last_column]]) = (from?, to.as_slice()) else {
        return None;
    };
    let is_short = |from: u8, to: u8| from < to;
    let cells = if row == *last_row && is_short(column, *last_column) {
        (column + 1..=*last_column).map(|it| [row, it]).collect()
    } else if column == *last_column && is_short(row, *last_row) {
        (row + 1..=*last_row).map(|it| [it, column]).collect()
    } else {
        return None;
    };
    Some((cells, rest))
}

/// Words in the name of a region.
const REGION_WORDS: [&str; 10] = [
    "region", "jigsaw", "nonet", "nonomino", "piece", "area", "zone", "group", "gebiet", "región",
];

/// The fewest cells of a region.
const FEWEST_OF_REGION: usize = 4;

/// Returns the cells of a line without a number, perhaps behind a name, and whether the name is a
/// word for regions.
pub(super) fn region(line: &str) -> Option<(Vec<Written>, bool)> {
    let line = without_comment(line).trim();
    let (name, list) = line.split_once([':', '=']).unwrap_or(("", line));
    if line.len() > LONGEST || name.len() > LONGEST_NAME {
        return None;
    }
    let name = name.to_lowercase();
    let mut found = Vec::new();
    let mut rest = list;
    while let Some(next) = rest.chars().next() {
        if let Some((own, behind)) = cells(rest, true) {
            found.extend(own);
            rest = behind;
        } else if next.is_whitespace() || "+,;()[]{}\"'&".contains(next) {
            rest = &rest[next.len_utf8()..];
        } else {
            return None;
        }
    }
    let is_named = REGION_WORDS.iter().any(|word| name.contains(word));
    (FEWEST_OF_REGION..=Cell::SIDE)
        .contains(&found.len())
        .then_some((found, is_named))
}

/// Returns the cells and the sum in the statement of a solver's program: `Sum(x[0][0], x[0][1]) ==
/// 10`.
pub(super) fn of_solver(line: &str) -> Option<(Vec<Written>, u16)> {
    let line = without_comment(line);
    let (left, right) = line.split_once("==").filter(|_| line.len() <= LONGEST)?;
    let right = right.trim().trim_end_matches([')', ';', ',', ' ', ']']);
    let sum = right.parse().ok()?;
    let mut found = Vec::new();
    for behind in left.split('[').skip(1) {
        let is_of_place = |one: char| one.is_ascii_digit() || matches!(one, ',' | ' ' | '(' | ')');
        let Some((inner, _)) = behind.split_once(']') else {
            // The list of all cells begins with a bracket, too.
            continue;
        };
        if !inner.chars().all(is_of_place) {
            return None;
        }
        found.extend(
            inner
                .bytes()
                .filter(u8::is_ascii_digit)
                .map(|one| one - b'0'),
        );
    }
    let cells: Vec<Written> = found.chunks_exact(2).map(|it| [it[0], it[1]]).collect();
    let is_whole = found.len() == 2 * cells.len() && cells.len() > 1;
    is_whole.then_some((cells, sum))
}

/// Words for a sum, with the number behind them.
const SUMS: [&str; 3] = ["sum", "total", "target"];

/// Returns a line without the name of its cage: `Cage 1:` or `1.`.
pub(super) fn without_number(line: &str) -> &str {
    let line = ["- ", "* ", "• "]
        .iter()
        .find_map(|it| line.strip_prefix(it))
        .unwrap_or(line);
    let behind = line.trim_start_matches(|one: char| one.is_ascii_digit());
    if behind.len() < line.len()
        && let Some(cage) = behind.strip_prefix(". ")
    {
        return cage;
    }
    let Some((name, behind)) = line.split_once(':') else {
        return line;
    };
    let word = name.trim_end_matches(|one: char| one.is_ascii_digit() || one == ' ');
    // `Sum 12:` is the sum.
    let is_sum = SUMS.iter().any(|it| it.eq_ignore_ascii_case(word));
    let is_name = word.len() < name.len() && !word.is_empty() && !is_sum;
    if is_name && word.chars().all(char::is_alphabetic) && word.len() < LONGEST_LABEL {
        behind
    } else {
        line
    }
}

/// Words that announce cells with their digits.
const GIVEN_WORDS: [&str; 7] = [
    "givens", "given", "clues", "clue", "cells", "vorgaben", "pistas",
];

/// Returns a line without a word that announces givens before a colon.
pub(super) fn without_label(line: &str) -> &str {
    let behind = line.split_once(':').filter(|(name, _)| {
        let name = name.trim();
        GIVEN_WORDS.iter().any(|it| it.eq_ignore_ascii_case(name))
    });
    behind.map_or(line, |(_, cells)| cells.trim())
}

/// Whether a word at the start of a line announces givens.
pub(super) fn says_givens(line: &str) -> bool {
    let line = line.trim();
    let name = line.split(':').next().unwrap_or_default().trim();
    without_label(line).len() < line.len() && !name.eq_ignore_ascii_case("cells")
}

/// Whether the first cell named in a line is named by a letter.
pub(super) fn names_by_letters(line: &str) -> bool {
    let mut words = line.split(|one: char| !one.is_alphanumeric());
    let first = words.find(|word| matches!(cells(word, true), Some((_, ""))));
    first.is_some_and(|it| it.starts_with(|one: char| matches!(one, 'A'..='I')))
}

/// Returns the cells of a line, each with its digit: `r1c1=5, r1c2=3`.
pub(super) fn digits(line: &str) -> Option<Vec<(Written, Digit)>> {
    let mut found = Vec::new();
    let line = without_label(line.trim());
    let is_told = line.starts_with(['r', 'R', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']);
    if !is_told {
        return None;
    }
    let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';');
    let mut rest = line.trim_end_matches(['.', ',', ';']);
    while !rest.is_empty() {
        let (cells, behind) = cells(rest, true)?;
        let [cell] = cells[..] else { return None };
        // A sign, with or without blanks around it, or a blank alone.
        let bare = behind.trim_start();
        let sign = ["=", ":", "->", "→"];
        let value = sign.iter().find_map(|it| bare.strip_prefix(*it));
        let value = value.unwrap_or(bare).trim_start();
        let mut characters = value.chars();
        let digit = Digit::from_char(characters.next()?)?;
        let behind = characters.as_str();
        if !behind.is_empty() && !behind.starts_with(is_between) {
            return None;
        }
        found.push((cell, digit));
        if found.len() > Cell::COUNT {
            return None;
        }
        rest = behind.trim_start_matches(is_between);
    }
    (!found.is_empty()).then_some(found)
}

/// Whether a line names cells: at least one by row and column, or several by letters.
pub(in crate::formats::finder) fn names_cells(line: &str) -> bool {
    let mut by_letters = 0;
    line.split(|one: char| !one.is_alphanumeric()).any(|word| {
        let is_cell = |has_letters: bool| matches!(cells(word, has_letters), Some((_, "")));
        by_letters += usize::from(is_cell(true));
        is_cell(false) || by_letters > 1
    })
}

/// Whether a line has nothing but numbers and names of cells by rows and columns, in any form.
pub(in crate::formats::finder) fn speaks_of_cells(line: &str) -> bool {
    let is_letter = |one: char| one.is_alphabetic() && !matches!(one, 'r' | 'R' | 'c' | 'C');
    let bytes = line.as_bytes();
    let is_row = |pair: &[u8]| matches!(pair, [b'r' | b'R', b'0'..=b'9']);
    let is_column = |pair: &[u8]| matches!(pair, [b'c' | b'C', b'0'..=b'9']);
    !line.contains(is_letter)
        && bytes.windows(2).any(is_row)
        && bytes.windows(2).any(is_column)
        && line
            .trim_start()
            .starts_with(|one: char| one.is_ascii_digit())
}

/// Whether a line has nothing but the sum of a cage and its cells, each as two numbers or one of
/// two digits. Other numbers are not connected like these.
pub(super) fn is_cage_like(line: &str) -> bool {
    if line.len() > LONGEST || line.contains(char::is_alphabetic) {
        return false;
    }
    let words = line.split(|one: char| !one.is_ascii_digit());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    let number = |word: &str| {
        word.parse::<usize>()
            .ok()
            .filter(|it| *it <= GREATEST_NUMBER)
    };
    let is_cage = |sum: &str, cells: &[&str]| {
        let all: Option<Vec<usize>> = cells.iter().map(|it| number(it)).collect();
        let Some(all) = all else {
            return false;
        };
        let pairs: Vec<[usize; 2]> = match cells.iter().all(|it| it.len() == 2) {
            true => all.iter().map(|it| [it / 10, it % 10]).collect(),
            false if all.len().is_multiple_of(2) => {
                all.chunks(2).map(|it| [it[0], it[1]]).collect()
            }
            false => return false,
        };
        // A sum of this many different digits.
        let count = pairs.len();
        let is_sum = number(sum).is_some_and(|it| {
            count * (count + 1) <= 2 * it && 2 * it <= count * (19 - count.min(9))
        });
        let are_cells = pairs.iter().all(|it| it[0] <= 9 && it[1] <= 9);
        (2..=9).contains(&count) && is_sum && are_cells && hang_together(&pairs)
    };
    match words[..] {
        [first, .., last] => {
            is_cage(first, &words[1..]) || is_cage(last, &words[..words.len() - 1])
        }
        _ => false,
    }
}

/// Whether each of these places can be reached from the first by steps between neighbors.
fn hang_together(places: &[[usize; 2]]) -> bool {
    let is_beside = |one: &[usize; 2], other: &[usize; 2]| {
        one[0].abs_diff(other[0]) + one[1].abs_diff(other[1]) == 1
    };
    let mut reached: Vec<[usize; 2]> = places.iter().copied().take(1).collect();
    for _ in places {
        for place in places {
            if !reached.contains(place) && reached.iter().any(|it| is_beside(it, place)) {
                reached.push(*place);
            }
        }
    }
    reached.len() == places.len()
}

/// Names of the columns of a table of cages: of their cells, their sums and their own numbers.
const CELLS_NAMES: [&str; 3] = ["cells", "zellen", "celdas"];
const SUM_NAMES: [&str; 6] = ["sum", "total", "value", "target", "summe", "suma"];
const OWN_NAMES: [&str; 9] = [
    "cage", "id", "no", "nr", "number", "index", "cageid", "käfig", "jaula",
];

/// Returns the place of the sum among the numbers of each line, if a line names the columns of a
/// table of cages.
pub(super) fn head(line: &str) -> Option<usize> {
    if line.len() > LONGEST {
        return None;
    }
    let is_in =
        |word: &str, names: &[&str]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    let words = line.split([',', ';', '|', '\t', ' ', '"', '_']);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let is_name = |word: &&str| {
        is_in(word, &CELLS_NAMES) || is_in(word, &SUM_NAMES) || is_in(word, &OWN_NAMES)
    };
    let has_cells = words.iter().any(|word| is_in(word, &CELLS_NAMES));
    if !has_cells || !words.iter().all(is_name) {
        return None;
    }
    let mut numbers = words.iter().filter(|word| !is_in(word, &CELLS_NAMES));
    Some(
        numbers
            .position(|word| is_in(word, &SUM_NAMES))
            .unwrap_or(0),
    )
}
