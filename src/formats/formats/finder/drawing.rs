//! The boxes or regions shown by the lines between the cells of a grid.

use super::row::{Row, is_drawn};
use super::signs::Sign;
use crate::formats::boards::usual_boxes;
use crate::formats::numbered_lines;
use crate::formats::rows::LONGEST_ROW;
use sudoku_engine::grid::Cell;

/// The places of the cells of a row in its line, and the bars between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bars {
    /// The middle of each cell, in characters.
    places: Vec<usize>,
    /// The strength of the bar between each cell and the next; 0 for none.
    strengths: Vec<usize>,
}

/// The boxes or regions shown by the lines of a grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Drawn {
    /// The usual boxes.
    Usual,
    /// The rows and the columns of its boxes.
    Boxes([usize; 2]),
    /// Regions, with a character for each cell.
    Regions(String),
    /// Unknown boxes or regions other than the usual ones.
    Unclear,
}

/// Returns the strength of a vertical bar; `None` for any other character.
const fn bar(character: char) -> Option<usize> {
    match character {
        '!' | ':' | '¦' | '┆' | '┊' | '╎' => Some(1),
        '|' | '│' => Some(2),
        '┃' | '┇' | '┋' | '║' | '╏' => Some(4),
        _ => None,
    }
}

/// Returns the strength of a horizontal line at this character.
const fn stroke(character: char) -> usize {
    match character {
        '.' | '┄' | '┈' | '╌' => 1,
        '=' | '━' | '═' | '╋' | '╬' | '╪' | '┿' => 4,
        one if one.is_whitespace() || bar(one).is_some() => 0,
        _ => 2,
    }
}

impl Bars {
    /// Returns the bars of a line with a row of this many cells; `None` if the places of the cells
    /// are not known.
    pub(super) fn of(line: &str, size: usize) -> Option<Self> {
        if line.len() > LONGEST_ROW || line.contains('\t') {
            return None;
        }
        let signs: Vec<char> = line.chars().collect();
        let is_cell = |one: char| !one.is_whitespace() && bar(one).is_none();
        let mut groups: Vec<[usize; 2]> = Vec::new();
        for (at, one) in signs.iter().enumerate() {
            match groups.last_mut() {
                Some([_, end]) if is_cell(*one) && *end + 1 == at => *end = at,
                _ if is_cell(*one) => groups.push([at, at]),
                _ => {}
            }
        }
        // The end of a statement around the row.
        let is_said = |one: &char| !"[](){};,".contains(*one);
        groups.retain(|[first, last]| signs[*first..=*last].iter().any(is_said));
        // The name of the row.
        if groups.len() == size + 1 {
            groups.remove(0);
        }
        let places: Vec<usize> = if groups.len() == size {
            groups
                .iter()
                .map(|[first, last]| (first + last) / 2)
                .collect()
        } else {
            let all = (0..signs.len()).filter(|at| is_cell(signs[*at]));
            all.collect()
        };
        if places.len() != size {
            return None;
        }
        let between = |pair: &[usize]| -> usize {
            let inner = &signs[pair[0]..pair[1]];
            inner.iter().filter_map(|one| bar(*one)).sum()
        };
        let strengths = places.windows(2).map(between).collect();
        Some(Self { places, strengths })
    }

    /// Returns the distance from each cell to the next.
    fn gaps(&self) -> Vec<usize> {
        let gap = |pair: &[usize]| pair[1] - pair[0];
        self.places.windows(2).map(gap).collect()
    }
}

/// Marks the strongest of all, if some are weaker; `None` if all are equal.
fn strongest(all: &[Vec<usize>]) -> Option<Vec<Vec<bool>>> {
    let each = || all.iter().flatten().copied();
    let most = each().max()?;
    let is_wall = |row: &Vec<usize>| row.iter().map(|it| *it == most).collect();
    (each().min()? < most).then(|| all.iter().map(is_wall).collect())
}

/// Returns the widths that boxes of a board may have.
fn widths(size: usize) -> impl Iterator<Item = usize> + Clone {
    (2..size).filter(move |width| size.is_multiple_of(*width))
}

/// Whether walls are only behind multiples of this many cells, either behind all of them or behind
/// some.
fn fit(walls: &[bool], width: usize, in_all: bool) -> bool {
    let mut all = (1..).zip(walls);
    all.all(
        |(behind, wall): (usize, &bool)| match behind.is_multiple_of(width) {
            true => *wall || !in_all,
            false => !wall,
        },
    )
}

/// Returns the boxes or regions drawn in a grid of these rows. Each drawn line comes with the
/// number of rows above it; a blank line is only a gap.
pub(super) fn look(rows: &[Row], lines: &[(usize, String)]) -> Drawn {
    let bars: Option<Vec<&Bars>> = rows.iter().map(|row| row.bars.as_ref()).collect();
    bars.map_or(Drawn::Usual, |bars| of_bars(&bars, lines))
}

/// Whether the lines drawn in a text that is one grid show other boxes than the usual ones.
pub(in crate::formats) fn tells_board(text: &str) -> bool {
    let mut rows = Vec::new();
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (_, line) in numbered_lines(text).filter(|(_, line)| !line.starts_with('#')) {
        if line.trim().is_empty() || is_drawn(line, Sign::Usual) {
            lines.push((rows.len(), line.trim_end().to_owned()));
        } else if rows.len() == Cell::SIDE {
            return false;
        } else {
            rows.push(line);
        }
    }
    let bars: Option<Vec<Bars>> = rows.iter().map(|it| Bars::of(it, rows.len())).collect();
    bars.is_some_and(|bars| of_bars(&bars.iter().collect::<Vec<_>>(), &lines) != Drawn::Usual)
}

fn of_bars(bars: &[&Bars], lines: &[(usize, String)]) -> Drawn {
    let size = bars.len();
    let strengths: Vec<Vec<usize>> = bars.iter().map(|it| it.strengths.clone()).collect();
    let has_bars = strengths.iter().flatten().any(|it| *it > 0);
    let walls = match has_bars {
        true => strongest(&strengths),
        // On the classic board, the boxes need no gaps.
        false if size < Cell::SIDE => {
            strongest(&bars.iter().map(|it| it.gaps()).collect::<Vec<_>>())
        }
        false => None,
    };
    let is_ruled = |below: usize| {
        let mut at = lines.iter().filter(|(above, _)| *above == below);
        at.any(|(_, line)| line.is_empty() != has_bars)
    };
    let ruled: Vec<bool> = (1..size).map(is_ruled).collect();
    let Some(walls) = walls else {
        return by_lines(size, &ruled);
    };
    if walls.iter().all(|row| *row == walls[0]) {
        return boxes(size, &walls[0], &ruled);
    }
    // Gaps alone may come from typing.
    if !has_bars {
        return Drawn::Usual;
    }
    let is_boxed = |row: &Vec<bool>| widths(size).any(|width| fit(row, width, false));
    match regions(bars, &walls, lines) {
        Some(names) => names,
        // A forgotten bar does not change the boxes.
        None if walls.iter().all(is_boxed) => Drawn::Usual,
        None => Drawn::Unclear,
    }
}

/// Returns the boxes of a board with lines only between rows.
fn by_lines(size: usize, ruled: &[bool]) -> Drawn {
    let is_drawn = size < Cell::SIDE && ruled.contains(&true);
    let height = widths(size).find(|height| is_drawn && fit(ruled, *height, true));
    height.map_or(Drawn::Usual, |height| {
        of_boxes(size, [height, size / height])
    })
}

/// Returns the boxes of a board with the same bars in each row.
fn boxes(size: usize, walls: &[bool], ruled: &[bool]) -> Drawn {
    let width = widths(size).find(|width| fit(walls, *width, true));
    let Some(width) = width.filter(|_| size < Cell::SIDE) else {
        return Drawn::Usual;
    };
    let height = size / width;
    let says_nothing = !ruled.contains(&true) || !ruled.contains(&false);
    match says_nothing || fit(ruled, height, true) {
        true => of_boxes(size, [height, width]),
        false => Drawn::Unclear,
    }
}

fn of_boxes(size: usize, boxes: [usize; 2]) -> Drawn {
    if usual_boxes(size) == Some(boxes) {
        Drawn::Usual
    } else {
        Drawn::Boxes(boxes)
    }
}

/// Returns the regions into which the lines divide the board; `None` if these are not valid.
fn regions(bars: &[&Bars], walls: &[Vec<bool>], lines: &[(usize, String)]) -> Option<Drawn> {
    let size = bars.len();
    let floors: Vec<Vec<usize>> = (1..size)
        .map(|below| {
            let own = lines.iter().filter(|(above, _)| *above == below);
            let own: Vec<Vec<char>> = own.map(|(_, line)| line.chars().collect()).collect();
            let strength = |place: &usize| {
                let signs = own.iter().filter_map(|line| line.get(*place));
                signs.map(|one| stroke(*one)).max().unwrap_or(0)
            };
            bars[below].places.iter().map(strength).collect()
        })
        .collect();
    let floors = strongest(&floors)?;
    let mut names: Vec<Option<usize>> = vec![None; size * size];
    let mut count = 0;
    for start in 0..size * size {
        if names[start].is_some() {
            continue;
        }
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            if names[at].replace(count).is_some() {
                continue;
            }
            let (row, column) = (at / size, at % size);
            let mut go = |is_there: bool, is_wall: &dyn Fn() -> bool, next: &dyn Fn() -> usize| {
                if is_there && !is_wall() && names[next()].is_none() {
                    open.push(next());
                }
            };
            go(column > 0, &|| walls[row][column - 1], &|| at - 1);
            go(column + 1 < size, &|| walls[row][column], &|| at + 1);
            go(row > 0, &|| floors[row - 1][column], &|| at - size);
            go(row + 1 < size, &|| floors[row][column], &|| at + size);
        }
        count += 1;
    }
    let names: Option<Vec<usize>> = names.into_iter().collect();
    let names = names.filter(|_| count == size)?;
    let is_whole = |name: usize| names.iter().filter(|it| **it == name).count() == size;
    if !(0..count).all(is_whole) {
        return None;
    }
    let [height, width] = usual_boxes(size)?;
    let is_boxed = |at: usize| {
        let (row, column) = (at / size, at % size);
        names[at] == names[(row - row % height) * size + column - column % width]
    };
    if (0..size * size).all(is_boxed) {
        return Some(Drawn::Usual);
    }
    let letter = |name: usize| char::from(b'A' + u8::try_from(name).unwrap_or(0));
    Some(Drawn::Regions(names.into_iter().map(letter).collect()))
}
