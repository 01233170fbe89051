//! The cages of a killer in forms without a mark of their own: lists of numbers, maps of names
//! with the sums below them, and maps in which arrows lead to the cell with the sum. They are
//! recognized because the cages fill the board and their sums add up to the sum of all cells.

mod names;

use self::names::names;
use crate::formats::boards::{caged, mistake};
use crate::formats::rows::{is_border, is_separator, is_vertical};
use crate::formats::{Fault, FormatError, Place, Reading, ReadingNote, cell_value, content_lines};
use sudoku_engine::grid::{Cell, CellSet, LayoutBuilder, Values};
use sudoku_engine::sudoku::Puzzle;

/// The sum of all cells of a board.
const ALL: usize = 405;

/// The most lines of a text with a killer, and the most bytes in each.
const MOST_LINES: usize = 400;
const LONGEST: usize = 400;

/// A name above them has fewer bytes than this, and its first word at least this many letters.
const LONGEST_NAME: usize = 30;
const FEWEST_LETTERS: usize = 3;

/// The fewest cages of a killer.
const FEWEST_CAGES: usize = 9;

/// Cages with their sums, and the givens.
struct Found {
    title: Option<String>,
    line: usize,
    cages: Vec<(CellSet, usize)>,
    /// The line of each cage, if each has one.
    lines: Vec<usize>,
    givens: Values,
    /// The number of cages without a sum.
    missing: usize,
    /// The first mistake in the names and the sums.
    wrong: Option<FormatError>,
}

/// Whether a text contains the cages of a killer in one of these forms.
pub(super) fn is_killer(text: &str) -> bool {
    find(text).is_some()
}

pub(super) fn read(text: &str) -> Result<Reading, FormatError> {
    let (found, others) = find(text).ok_or(FormatError::Empty)?;
    let puzzles: Vec<Puzzle> = found.into_iter().map(puzzle).collect::<Result<_, _>>()?;
    let left_out = others.first().map(|first| ReadingNote::LeftOut {
        count: others.len(),
        first: *first,
    });
    Ok(Reading::noted(puzzles, left_out.into_iter().collect()))
}

fn puzzle(found: Found) -> Result<Puzzle, FormatError> {
    let place = Place {
        line: found.line,
        column: 1,
    };
    if let Some(wrong) = found.wrong {
        return Err(wrong);
    }
    if found.missing > 0 {
        let found = found.missing;
        return Err(mistake(place, Fault::SumsMissing { found }));
    }
    let board = LayoutBuilder::new(9).boxes(3, 3);
    let cages = found.cages.iter().enumerate().map(|(at, (cells, sum))| {
        let line = found.lines.get(at).copied().unwrap_or(found.line);
        let place = Place { line, column: 1 };
        let sum = u8::try_from(*sum).map_err(|_| mistake(place, Fault::NoSuchSum { sum: *sum }))?;
        Ok((place, *cells, Some(sum)))
    });
    let cages: Vec<_> = cages.collect::<Result<_, FormatError>>()?;
    let layout = caged(&board, &cages).map_err(|error| match error {
        // It is in no line of its own.
        FormatError::Mistake {
            problem: problem @ Fault::TotalOfSums { .. },
            ..
        } => mistake(place, problem),
        error => error,
    })?;
    Ok(Puzzle {
        title: found.title,
        ..Puzzle::on(layout, found.givens)
    })
}

/// Returns the parts found in a text, and the lines of words around maps.
fn find(text: &str) -> Option<(Vec<Found>, Vec<usize>)> {
    let mut lines: Vec<(usize, &str)> = Vec::new();
    for (number, line) in content_lines(text) {
        if lines.len() == MOST_LINES || line.len() > LONGEST {
            return None;
        }
        if !is_border(line) {
            lines.push((number, line));
        }
    }
    let (_, unnamed) = named(&lines);
    if let Some(found) = numbers(unnamed) {
        return Some((vec![found], Vec::new()));
    }
    let mut maps = Vec::new();
    let mut others = Vec::new();
    let mut rest = &lines[..];
    loop {
        let (title, unnamed) = named(rest);
        let with_givens = givens(unnamed).and_then(|(givens, below)| {
            let is_whole = |(map, _): &(Found, _)| map.missing == 0 && map.wrong.is_none();
            let (map, behind) = names(named(below).1).filter(is_whole)?;
            Some((Found { givens, ..map }, behind))
        });
        let Some((map, behind)) = with_givens.or_else(|| names(unnamed)) else {
            match rest.split_first() {
                Some(((number, line), below)) if is_prose(line) => {
                    others.push(*number);
                    rest = below;
                    continue;
                }
                _ => break,
            }
        };
        let title = title.map(|it| it.trim().trim_end_matches(':').to_owned());
        maps.push(Found { title, ..map });
        rest = behind;
    }
    match maps.as_mut_slice() {
        [] => {}
        _ if !rest.is_empty() => return None,
        // If there is only one map, the words above it belong to the text.
        [map] => map.title = None,
        _ => {}
    }
    if !maps.is_empty() {
        return Some((maps, others));
    }
    let found = clues(unnamed)
        .or_else(|| pointers(unnamed))
        .or_else(|| sums_in_cells(unnamed))?;
    Some((vec![found], Vec::new()))
}

/// Returns the givens in the nine rows of a grid that the lines begin with, and the lines below it.
fn givens<'a, 'b>(lines: &'b [(usize, &'a str)]) -> Option<(Values, &'b [(usize, &'a str)])> {
    let (grid, below) = lines.split_at_checked(Cell::SIDE)?;
    let mut givens = Vec::new();
    for (_, row) in grid {
        let before = givens.len();
        let cells = row.chars().filter(|one| !is_separator(*one) && *one != ',');
        for cell in cells {
            givens.push(cell_value(cell, false)?);
        }
        (givens.len() - before == Cell::SIDE).then_some(())?;
    }
    Some((givens.try_into().ok()?, below))
}

/// Whether a line is words, and not a row of names or a sum.
fn is_prose(line: &str) -> bool {
    let fields = fields(line);
    let is_word = |it: &&&str| it.chars().filter(|one| one.is_alphabetic()).count() > 1;
    let words = fields.iter().filter(is_word).count();
    let is_row = matches!(fields[..], [word] if word.len() == Cell::SIDE);
    2 * words > fields.len() && !is_row && !line.contains('=')
}

/// Returns the name above the lines, if there is one, and the lines below it.
fn named<'a, 'b>(lines: &'b [(usize, &'a str)]) -> (Option<&'a str>, &'b [(usize, &'a str)]) {
    let has_digit = |line: &str| line.contains(|one: char| one.is_ascii_digit());
    // A name that contains a number begins with a word.
    let has_word = |line: &str| {
        let letters = line.trim().chars().take_while(|one| one.is_alphabetic());
        letters.count() >= FEWEST_LETTERS && !line.contains('=')
    };
    let has_name = |line: &str| !has_digit(line) || has_word(line);
    let is_name = |line: &str| has_name(line) && line.len() < LONGEST_NAME;
    let is_word = |line: &str| line.bytes().all(|one| one.is_ascii_alphanumeric());
    let is_grid_row = |line: &str| {
        let line = line.trim();
        fields(line).len() > 8 || line.len() == 9 && is_word(line)
    };
    match lines.split_first() {
        Some(((_, name), below)) if is_name(name) && !is_grid_row(name) => (Some(name), below),
        _ => (None, lines),
    }
}

/// Returns the fields of a line between blanks, commas or drawn lines.
fn fields(line: &str) -> Vec<&str> {
    let is_between = |one: char| one.is_whitespace() || one == ',' || is_vertical(one);
    line.split(is_between).filter(|it| !it.is_empty()).collect()
}

/// Reads one cage per line: its sum, and the row and the column of each of its cells.
fn numbers(lines: &[(usize, &str)]) -> Option<Found> {
    let is_between = |one: char| one.is_whitespace() || "()[]{},;:=+|\"'".contains(one);
    let mut all: Vec<Vec<&str>> = Vec::new();
    let mut own = Vec::new();
    for (number, line) in lines {
        let words: Vec<&str> = line.split(is_between).filter(|it| !it.is_empty()).collect();
        if words.is_empty() {
            continue;
        }
        let is_number = |it: &&str| it.len() < 3 && it.bytes().all(|one| one.is_ascii_digit());
        if !words.iter().all(is_number) {
            return None;
        }
        all.push(words);
        own.push(*number);
    }
    if all.len() < FEWEST_CAGES {
        return None;
    }
    let mut found: Vec<Vec<(CellSet, usize)>> = Vec::new();
    for is_sum_first in [true, false] {
        for is_packed in [false, true] {
            for first in [0, 1] {
                let cages = all.iter().map(|words| {
                    let (sum, cells) = match is_sum_first {
                        true => words.split_first()?,
                        false => words.split_last()?,
                    };
                    Some((cage(cells, is_packed, first)?, sum.parse().ok()?))
                });
                let Some(cages) = cages.collect::<Option<Vec<(CellSet, usize)>>>() else {
                    continue;
                };
                if is_whole(&cages) && !found.contains(&cages) {
                    found.push(cages);
                }
            }
        }
    }
    let line = lines.first()?.0;
    let cages = found.pop().filter(|_| found.is_empty())?;
    let givens = [None; Cell::COUNT];
    let missing = 0;
    Some(Found {
        title: None,
        line,
        cages,
        lines: own,
        givens,
        missing,
        wrong: None,
    })
}

/// Returns the cells given by numbers: rows and columns, separate or in one number.
fn cage(words: &[&str], is_packed: bool, first: usize) -> Option<CellSet> {
    let mut places: Vec<[usize; 2]> = Vec::new();
    if is_packed {
        for word in words {
            let number: usize = word.parse().ok()?;
            places.push([number / 10, number % 10]);
        }
    } else {
        if words.len() % 2 == 1 {
            return None;
        }
        for pair in words.chunks(2) {
            places.push([pair[0].parse().ok()?, pair[1].parse().ok()?]);
        }
    }
    let mut cells = CellSet::EMPTY;
    for place in places {
        let [row, column] = place.map(|it| it.checked_sub(first).filter(|it| *it < 9));
        if !cells.insert(Cell::at(row?, column?)) {
            return None;
        }
    }
    (!cells.is_empty()).then_some(cells)
}

/// Whether cages fill the board, with the sum of all its cells.
fn is_whole(cages: &[(CellSet, usize)]) -> bool {
    let count: usize = cages.iter().map(|(cells, _)| cells.len()).sum();
    let all = cages
        .iter()
        .fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
    let total: usize = cages.iter().map(|(_, sum)| sum).sum();
    count == Cell::COUNT && all.len() == Cell::COUNT && total == ALL
}

/// Returns the cells of each name.
fn by_name<'a>(names: &[&'a str]) -> Vec<(&'a str, CellSet)> {
    let mut found: Vec<(&str, CellSet)> = Vec::new();
    for (cell, name) in Cell::all().zip(names) {
        match found.iter_mut().find(|(known, _)| known == name) {
            Some((_, cells)) => _ = cells.insert(cell),
            None => found.push((name, CellSet::only(cell))),
        }
    }
    found
}

/// Reads a grid with the sum of each cage in one of its cells, and the map of the cages below it.
fn clues(lines: &[(usize, &str)]) -> Option<Found> {
    let head = usize::from(lines.len() == 19 && fields(lines[0].1) == ["9", "9"]);
    let lines = &lines[head..];
    if lines.len() != 18 {
        return None;
    }
    let cells: Vec<&str> = lines.iter().flat_map(|(_, line)| fields(line)).collect();
    let (sums, names) = cells.split_at_checked(Cell::COUNT)?;
    let is_number = |it: &&str| it.bytes().all(|one| one.is_ascii_digit());
    if names.len() != Cell::COUNT || !names.iter().all(is_number) {
        return None;
    }
    let mut cages = Vec::new();
    for (_, cells) in by_name(names) {
        let mut own = cells
            .into_iter()
            .filter_map(|it| sums[it.index()].parse().ok());
        let sum: usize = own.next()?;
        if own.next().is_some() {
            return None;
        }
        cages.push((cells, sum));
    }
    is_whole(&cages).then_some(Found {
        title: None,
        line: lines[0].0,
        cages,
        lines: Vec::new(),
        givens: [None; Cell::COUNT],
        missing: 0,
        wrong: None,
    })
}

/// The fewest arrows of a grid that is meant as a killer, right or wrong.
const FEWEST_ARROWS: usize = 27;

/// Reads a grid in which each cell has the sum of its cage or an arrow to another cell of the cage.
fn pointers(lines: &[(usize, &str)]) -> Option<Found> {
    let cells: Vec<&str> = lines.iter().flat_map(|(_, line)| fields(line)).collect();
    let is_arrow = |it: &&&str| matches!(**it, "<" | ">" | "^" | "v" | "V");
    let is_sum = |it: &&&str| it.bytes().all(|one| one.is_ascii_digit());
    let arrows = cells.iter().filter(is_arrow).count();
    if arrows == 0 || !cells.iter().all(|it| is_arrow(&it) || is_sum(&it)) {
        return None;
    }
    let found = |cages: Vec<(CellSet, usize)>, wrong: Option<FormatError>| Found {
        title: None,
        line: lines[0].0,
        cages,
        lines: Vec::new(),
        givens: [None; Cell::COUNT],
        missing: 0,
        wrong,
    };
    let is_whole_row = |(_, row): &&(usize, &str)| fields(row).len() == Cell::SIDE;
    let whole = lines.iter().filter(is_whole_row).count();
    let are_rows = lines.len().abs_diff(Cell::SIDE) <= 1 && whole + 1 >= lines.len();
    let is_meant = arrows >= FEWEST_ARROWS && are_rows;
    let wrong = |error: FormatError| is_meant.then(|| found(Vec::new(), Some(error)));
    if let Some(error) = uneven(lines) {
        return wrong(error);
    }
    let next = |at: usize| -> Option<usize> {
        let (row, column) = (at / 9, at % 9);
        match cells[at] {
            "<" => (column > 0).then(|| at - 1),
            ">" => (column < 8).then_some(at + 1),
            "^" => (row > 0).then(|| at - 9),
            "v" | "V" => (row < 8).then_some(at + 9),
            _ => None,
        }
    };
    let mut cages: Vec<(usize, CellSet)> = Vec::new();
    for cell in Cell::all() {
        let mut at = cell.index();
        for _ in 0..Cell::COUNT {
            at = next(at).unwrap_or(at);
        }
        if is_arrow(&&cells[at]) {
            let (line, _) = lines[cell.row()];
            let off = Cell::new(at).filter(|_| next(at).is_none());
            let problem = match off {
                Some(cell) => Fault::ArrowOff { cell },
                None => Fault::ArrowWithoutSum { cell },
            };
            return wrong(mistake(Place { line, column: 1 }, problem));
        }
        match cages.iter_mut().find(|(start, _)| *start == at) {
            Some((_, cells)) => _ = cells.insert(cell),
            None => cages.push((at, CellSet::only(cell))),
        }
    }
    let cage = |(start, own): (usize, CellSet)| Some((own, cells[start].parse().ok()?));
    let cages: Vec<(CellSet, usize)> = cages.into_iter().map(cage).collect::<Option<_>>()?;
    (is_meant || is_whole(&cages)).then(|| found(cages, None))
}

/// Returns the mistake in lines that are not nine rows of nine cells.
fn uneven(lines: &[(usize, &str)]) -> Option<FormatError> {
    let needed = Cell::SIDE;
    let mut counts = lines.iter().map(|(line, row)| (*line, fields(row).len()));
    if let Some((line, found)) = counts.find(|(_, found)| *found != needed) {
        return Some(FormatError::Cells {
            line,
            found,
            needed,
        });
    }
    let (line, _) = *lines.first()?;
    let found = lines.len();
    let problem = Fault::GridRows { found, needed };
    (found != needed).then(|| mistake(Place { line, column: 1 }, problem))
}

/// Reads a grid in which each cell has the letters of its cage, and one cell of each also its sum:
/// `11A`, `A11` or `A=11`.
fn sums_in_cells(lines: &[(usize, &str)]) -> Option<Found> {
    let cells: Vec<&str> = lines.iter().flat_map(|(_, line)| fields(line)).collect();
    let is_row = |(_, line): &(usize, &str)| fields(line).len() == 9;
    if lines.len() != 9 || !lines.iter().all(is_row) {
        return None;
    }
    let mut names = Vec::new();
    let mut sums: Vec<(&str, usize)> = Vec::new();
    for cell in cells {
        let is_of_sum = |one: char| one.is_ascii_digit() || matches!(one, '=' | ':' | '/');
        let name = cell.trim_matches(is_of_sum);
        let is_name = name.len() < 3 && name.bytes().all(|one| one.is_ascii_alphabetic());
        if name.is_empty() || !is_name {
            return None;
        }
        names.push(name);
        if name.len() < cell.len() {
            let behind = cell.trim_start_matches(name);
            let digits = match behind.len() < cell.len() {
                true => behind,
                false => cell.trim_end_matches(name),
            };
            let digits = digits.trim_matches(|one| matches!(one, '=' | ':' | '/'));
            if sums.iter().any(|(known, _)| *known == name) {
                return None;
            }
            sums.push((name, digits.parse().ok()?));
        }
    }
    let all = by_name(&names);
    let sum = |name: &str| sums.iter().find(|(known, _)| *known == name);
    let told = all
        .iter()
        .filter_map(|(name, cells)| Some((*cells, sum(name)?.1)));
    let cages: Vec<(CellSet, usize)> = told.collect();
    let missing = all.len() - cages.len();
    // Letters alone are regions.
    (all.len() > FEWEST_CAGES && cages.len() > missing).then_some(Found {
        title: None,
        line: lines[0].0,
        cages,
        lines: Vec::new(),
        givens: [None; Cell::COUNT],
        missing,
        wrong: None,
    })
}
