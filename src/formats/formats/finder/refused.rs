//! Boards that are recognized but cannot be opened, reported by name before a part of them is read
//! as something else.

use super::columns::heads;
use super::row::is_starred;
use crate::formats::boards::{SAMURAI_ROWS, impossible, mistake};
use crate::formats::rows::{MOST_ROWS, groups_between, is_border, is_separator};
use crate::formats::{EMPTY, Fault, FormatError, Place, content_lines};
use sudoku_engine::grid::{Cell, Digit, LayoutError, Values, values_of_line};

/// The most bytes of a word to search for the parts of a link.
const LONGEST_HEAD: usize = 200;

/// The fewest rows of a board with numbers as digits.
const FEWEST_ROWS: usize = 6;

/// The sizes of larger boards that are common in tables.
const LARGE: [usize; 2] = [16, 25];

/// The boards of a samurai: the one in the middle shares a box with each of the others and often
/// has no givens.
const SAMURAI: usize = 5;

/// Returns the reason why a whole text cannot be opened, if it is one of these boards.
pub(in crate::formats) fn board(text: &str) -> Option<FormatError> {
    let has_stars = !text.contains(EMPTY);
    let is_drawn = |line: &str| {
        if !has_stars && is_starred(line) {
            return true;
        }
        let mut groups = groups_between(line, is_separator);
        is_border(line) && !(groups.clone().count() > 9 && groups.all(|(_, it)| it == "-"))
    };
    // Dashes below the names of columns belong to a Markdown table.
    let mut lines = content_lines(text);
    let ruled = lines.find(|(_, line)| heads(line).is_some());
    let ruled = ruled.map(|(number, _)| number + 1);
    let is_row = |(number, line): &(usize, &str)| Some(*number) != ruled && !is_drawn(line);
    let rows = || content_lines(text).filter(is_row);
    let (first, _) = rows().next()?;
    let place = Place {
        line: first,
        column: 1,
    };
    let is_clauses = |line: &str| line.starts_with("p cnf ");
    if let Some((line, _)) = content_lines(text).find(|(_, line)| is_clauses(line)) {
        let place = Place { line, column: 1 };
        return Some(mistake(place, Fault::Clauses));
    }
    let count = rows().take(MOST_ROWS + 1).count();
    // Such boards have no boxes.
    let is_odd = matches!(count, 5 | 7) && rows().all(|(_, line)| cells(line) == Some(count));
    if is_odd && text.contains(|one: char| matches!(one, '1'..='9')) {
        return Some(mistake(place, Fault::NoRegionsForSize { rows: count }));
    }
    if count == SAMURAI {
        return samurai(rows().map(|(_, line)| line)).then_some(FormatError::Samurai(place));
    }
    if let Some(error) = square(rows(), &text.to_lowercase()) {
        return Some(error);
    }
    if !(10..=MOST_ROWS).contains(&count) {
        return None;
    }
    let sizes: Vec<Option<usize>> = rows().map(|(_, line)| cells(line)).collect();
    let longest = sizes.iter().flatten().max();
    let is_gapped = sizes.iter().all(|size| size.is_some_and(|it| it >= 9));
    (count == SAMURAI_ROWS && longest == Some(&SAMURAI_ROWS) && is_gapped)
        .then_some(FormatError::Samurai(place))
}

/// Returns the reason why a text with a large board cannot be opened. The rows of the board follow
/// each other, and there are as many rows as cells in each row. Any text may be above and below.
fn square<'a>(rows: impl Iterator<Item = (usize, &'a str)>, words: &str) -> Option<FormatError> {
    let is_named = |size: &usize| {
        let mut names = ["x", " x ", "×", " × "].into_iter();
        names.any(|by| words.contains(&format!("{size}{by}{size}")))
    };
    // Rows of these sizes may instead be small boards, one per line.
    let named: Vec<usize> = [16, 36].into_iter().filter(is_named).collect();
    let told = |run: &[(usize, &str)], size: usize| {
        let [(line, _), ..] = *run else { return None };
        let is_small =
            || !named.contains(&size) && is_small(run.iter().map(|(_, line)| *line), size);
        let is_board =
            run.len() == size && !is_small() && is_filled(run) || has_large_numbers(run, size);
        let place = Place { line, column: 1 };
        is_board.then(|| impossible(LayoutError::Size(size), place))
    };
    let mut run: Vec<(usize, &str)> = Vec::new();
    let mut size = 0;
    for (number, line) in rows {
        let own = cells(line).filter(|own| (10..=MOST_ROWS).contains(own));
        if own != Some(size) {
            if let Some(error) = told(&run, size) {
                return Some(error);
            }
            run.clear();
            size = own.unwrap_or(0);
        }
        // One extra row is enough to know that there are too many.
        if own.is_some() && run.len() <= size {
            run.push((number, line));
        }
    }
    told(&run, size)
}

/// Whether rows belong to a board whose digits are numbers, some of them above nine, even if a row
/// is missing.
fn has_large_numbers(run: &[(usize, &str)], size: usize) -> bool {
    let is_between = |one: char| matches!(one, ',' | ';') || is_separator(one);
    let numbers = run
        .iter()
        .flat_map(|(_, line)| groups_between(line, is_between));
    let digits = numbers.filter(|(_, it)| it.contains(|one: char| one.is_ascii_alphanumeric()));
    let values: Option<Vec<usize>> = digits.map(|(_, it)| it.parse().ok()).collect();
    let is_board = |values: &[usize]| {
        values.iter().all(|it| *it <= size) && values.iter().filter(|it| **it > 9).count() > 1
    };
    run.len() >= FEWEST_ROWS && values.is_some_and(|values| is_board(&values))
}

/// Returns the number of cells in a row of a large board; `None` for any other line.
fn cells(line: &str) -> Option<usize> {
    if let Some(count) = fields(line).or_else(|| separated(line)) {
        return Some(count);
    }
    let is_between = |one: char| matches!(one, ',' | ';') || is_separator(one);
    let groups = groups_between(line, is_between).map(|(_, group)| group);
    let is_cell = |one: char| one.is_ascii_alphanumeric() || ".-_*?".contains(one);
    let (mut count, mut length, mut longest) = (0, 0, 0);
    for group in groups {
        if group.len() > MOST_ROWS || !group.chars().all(is_cell) {
            return None;
        }
        count += 1;
        length += group.len();
        longest = longest.max(group.len());
    }
    // Cells of two characters are separate; cells of one may be run together.
    Some(if longest <= 2 && count > 9 {
        count
    } else {
        length
    })
}

/// Returns the number of fields in a row with bars between them, some of them blank.
fn fields(line: &str) -> Option<usize> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let fields: Vec<&str> = inner
        .split('|')
        .take(MOST_ROWS + 1)
        .map(str::trim)
        .collect();
    let is_cell = |it: &&str| it.len() <= 2 && it.bytes().all(|one| one.is_ascii_alphanumeric());
    // If only the corner is blank, it is a table with names of rows and columns.
    let has_blank = fields.iter().skip(1).any(|it| it.is_empty());
    (fields.len() > 9 && has_blank && fields.iter().all(is_cell)).then_some(fields.len())
}

/// Returns the number of fields in a row of a table that is as wide as a large board, some of them
/// blank.
fn separated(line: &str) -> Option<usize> {
    let is_wide = |it: &char| {
        LARGE
            .iter()
            .any(|size| line.matches(*it).count() + 1 == *size)
    };
    let separator = [';', '\t', ','].into_iter().find(is_wide)?;
    let mut fields = line.split(separator).map(|it| it.trim().trim_matches('"'));
    let has_blank = fields.clone().any(str::is_empty);
    let is_cell = |it: &str| it.len() <= 2 && it.bytes().all(|one| one.is_ascii_alphanumeric());
    (has_blank && fields.all(is_cell)).then(|| line.matches(separator).count() + 1)
}

/// Whether rows fill a board up to its edges: a table of another size may have blank fields around
/// a smaller grid.
fn is_filled(run: &[(usize, &str)]) -> bool {
    let is_cell = |one: char| one.is_ascii_alphanumeric();
    let edges = [run.first(), run.last()];
    let is_table = run.iter().all(|(_, line)| separated(line).is_some());
    !is_table
        || edges
            .iter()
            .flatten()
            .all(|(_, line)| line.contains(is_cell))
            && run.iter().any(|(_, line)| line.starts_with(is_cell))
            && run
                .iter()
                .any(|(_, line)| line.trim_end().ends_with(is_cell))
}

/// Whether the lines are separate small boards: each has at least as many digits as a puzzle with
/// one solution needs, all within its range, and none twice in a row or column.
fn is_small<'a>(mut lines: impl Iterator<Item = &'a str>, length: usize) -> bool {
    let sizes = [(4_usize, 4), (6, 8)].into_iter();
    let Some((size, fewest)) = sizes.rev().find(|(size, _)| size * size == length) else {
        return false;
    };
    let digits = |line: &str| -> Vec<usize> {
        let digits = line.chars().filter_map(|one| one.to_digit(36));
        digits
            .map(|digit| digit as usize)
            .filter(|it| *it > 0)
            .collect()
    };
    lines.all(|line| {
        let digits = digits(line);
        digits.len() >= fewest
            && digits.into_iter().all(|digit| digit <= size)
            && !clashes(line, size)
    })
}

/// Whether a digit is twice in a row or column of a small board with one character per cell.
fn clashes(line: &str, size: usize) -> bool {
    let cells: Vec<char> = line.trim().chars().collect();
    let is_twice = |at: usize, other: usize| {
        let is_same_line = at / size == other / size || at % size == other % size;
        is_same_line && cells[at].is_ascii_digit() && cells[at] != '0' && cells[at] == cells[other]
    };
    (0..cells.len()).any(|at| (0..at).any(|other| is_twice(at, other)))
}

/// Whether five lines are the boards of a samurai, the middle one third: in it, the shared boxes
/// are the same or empty, and do not clash with its other digits.
fn samurai<'a>(lines: impl Iterator<Item = &'a str>) -> bool {
    let boards: Option<Vec<Values>> = lines.map(|line| values_of_line(line.trim())).collect();
    let Some([one, two, middle, four, five]) =
        boards.and_then(|boards| <[Values; SAMURAI]>::try_from(boards).ok())
    else {
        return false;
    };
    let digits = |board: &Values, row: usize, column: usize| -> [Option<Digit>; 9] {
        std::array::from_fn(|at| board[Cell::at(row + at / 3, column + at % 3).index()])
    };
    let shared = [
        (&one, [6, 6], [0, 0]),
        (&two, [6, 0], [0, 6]),
        (&four, [0, 6], [6, 0]),
        (&five, [0, 0], [6, 6]),
    ];
    let mut merged = middle;
    let (mut filled, mut all_empty) = (0, true);
    for (outer, [row, column], [own_row, own_column]) in shared {
        let theirs = digits(outer, row, column);
        let own = digits(&middle, own_row, own_column);
        all_empty &= own.iter().chain(&theirs).all(Option::is_none);
        if own != theirs && own.iter().any(Option::is_some) && theirs.iter().any(Option::is_some) {
            return false;
        }
        for (at, digit) in theirs.into_iter().enumerate() {
            if digit.is_some() {
                filled += 1;
                merged[Cell::at(own_row + at / 3, own_column + at % 3).index()] = digit;
            }
        }
    }
    let has_digits = |board: &Values| board.iter().any(Option::is_some);
    let is_left_empty = all_empty && [one, two, middle, four, five].iter().all(has_digits);
    is_left_empty || filled > 3 && !sudoku_engine::grid::Grid::from_values(&merged).has_clash()
}

/// The beginnings of other kinds of files, and the messages about them.
const FILES: [(&[u8], Fault); 8] = [
    (b"PK\x03\x04", Fault::Archive),
    (b"\xd0\xcf\x11\xe0", Fault::Office),
    (b"%PDF-", Fault::Pdf),
    (b"\x89PNG", Fault::Image),
    (b"\xff\xd8\xff", Fault::Image),
    (b"GIF8", Fault::Image),
    (b"\x1f\x8b", Fault::Compressed),
    (b"BZh", Fault::Compressed),
];

/// Returns the reason why a file cannot be read, if its beginning shows another kind of file.
pub(in crate::formats) fn file(start: &[u8]) -> Option<FormatError> {
    let (_, problem) = FILES.iter().find(|(begins, _)| start.starts_with(begins))?;
    Some(mistake(Place::START, problem.clone()))
}

/// Returns the reason why a line cannot be read, if it is in a format of which only the name is
/// known.
pub(in crate::formats) fn format(line: &str, place: Place) -> Option<FormatError> {
    let word = line.split_whitespace().next()?;
    let lower = word
        .get(..word.len().min(LONGEST_HEAD))
        .unwrap_or(word)
        .to_ascii_lowercase();
    let is_link = lower.contains("penpa") && lower.contains('/')
        || (lower.contains("#m=edit&p=") || lower.contains("m=solve&p="))
        || lower.contains("#m=solve&p=");
    let is_text = ["square,", "kakuro,", "sudoku,"]
        .iter()
        .any(|kind| lower.strip_prefix(kind).is_some_and(is_penpa_head));
    (is_link || is_text).then(|| FormatError::UnknownFormat {
        place,
        name: "Penpa".to_owned(),
    })
}

/// Whether three numbers follow, as in a file saved by Penpa.
fn is_penpa_head(rest: &str) -> bool {
    let numbers = rest.split(',').take(3);
    numbers.clone().count() == 3
        && numbers
            .into_iter()
            .all(|number| !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit()))
}

/// Returns the rows of a board larger than nine in a word with one character per cell.
pub(in crate::formats) fn rows_of(word: &str) -> Option<usize> {
    let rows = [10, 12, 15, 16, 20, SAMURAI_ROWS, 25]
        .into_iter()
        .find(|rows| rows * rows == word.len())?;
    let is_cell = |one: u8| one.is_ascii_alphanumeric() || b".-_*?".contains(&one);
    word.bytes().all(is_cell).then_some(rows)
}
