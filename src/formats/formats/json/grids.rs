//! Values that are a grid: lists of rows, a list of cells, rows as texts, one text, boxes.

use serde_json::Value;

use super::cells::{self, Content, Meaning};
use super::found::Step;
use super::names::plain_name;
use super::{Object, Problem, keyed, placed, regions};
use crate::formats::Place;
use crate::formats::boards::{self, usual, usual_boxes};
use sudoku_engine::grid::{
    Candidate, Cell, CellSet, Digit, DigitSet, Grid, LayoutBuilder, LayoutError,
};
use sudoku_engine::printable::counted;
use sudoku_engine::sudoku::{Mark, Puzzle};

/// The sizes that boards have whose boxes go without saying.
const SIZES: [usize; 4] = [4, 6, 8, 9];

/// A list with more rows than this is no grid of a board that is too large, either.
pub(super) const MOST_ROWS: usize = 36;

/// In no more columns at the begin of a grid all cells are empty.
const MOST_EMPTY_COLUMNS: usize = 2;

/// A text of a cell, such as its color, is no longer; one of a puzzle is.
pub(super) const LONGEST_OF_CELL: usize = 12;

/// Cells in reading order, and how many rows they fill.
pub(super) struct GridOf {
    pub(super) size: usize,
    cells: Vec<Content>,
    /// The regions that the cells tell, if these are not the usual boxes.
    regions: Option<Vec<CellSet>>,
}

/// Names of lists that hold the cells of a box each.
const BOXES: [&str; 6] = ["box", "boxes", "block", "blocks", "subgrid", "subgrids"];

/// Names of lists that hold the cells of a column each.
const COLUMNS: [&str; 4] = ["column", "columns", "col", "cols"];

/// The grid that a value is; `None` if it is of another kind, or a map of regions.
pub(super) fn read(value: &Value) -> Option<Result<GridOf, Problem>> {
    let grid = match value {
        Value::String(text) => of_text(text),
        // Each tells a cell and its digit, and no candidates.
        Value::Array(list) if placed::are_triples(list) => None,
        Value::Array(list) => of_list(list),
        Value::Object(object) => keyed::read(object),
        _ => None,
    }?;
    let is_map = grid.as_ref().is_ok_and(GridOf::is_map);
    (!is_map).then_some(grid)
}

/// The grid that the value of a field is. A name may say that its lists are no rows.
pub(super) fn named(name: &str, value: &Value) -> Option<Result<GridOf, Problem>> {
    let count = value.as_array().map_or(0, Vec::len);
    let is_word = |it: &Value| it.as_str().is_some_and(|it| it.chars().count() == count);
    let is_list = |it: &Value| row_of(it).is_some() || is_word(it);
    let lists = value.as_array().filter(|it| it.iter().all(is_list));
    let name = plain_name(name);
    let place: Option<fn(usize, usize) -> Option<usize>> = match lists {
        Some(_) if BOXES.contains(&&*name) => Some(place_in_boxes),
        Some(_) if COLUMNS.contains(&&*name) => Some(place_in_columns),
        _ => None,
    };
    let grid = read(value)?;
    let Some(place) = place else {
        return Some(grid);
    };
    Some(grid.map(|grid| match grid.arranged(place) {
        Some(other) if !other.clashes() || grid.clashes() => other,
        _ => grid,
    }))
}

/// The order in which the lists of a grid tell its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Rows,
    Columns,
    Boxes,
}

/// The order that a field of an object tells.
pub(super) fn order(object: &Object) -> Order {
    const NAMES: [&str; 6] = [
        "type",
        "format",
        "order",
        "layout",
        "arrangement",
        "ordering",
    ];
    let told = object.iter().find_map(|(name, value)| {
        let word = value
            .as_str()
            .filter(|_| NAMES.contains(&&*plain_name(name)))?;
        match &*plain_name(word) {
            "columns" | "column" | "columnmajor" | "colmajor" | "bycolumn" => Some(Order::Columns),
            "nonets" | "nonet" | "boxes" | "blocks" | "byboxes" | "bybox" => Some(Order::Boxes),
            _ => None,
        }
    });
    told.unwrap_or(Order::Rows)
}

/// Where a cell stands that has this number when the boxes are told one after the other.
pub(super) fn place_in_boxes(size: usize, at: usize) -> Option<usize> {
    let [height, width] = usual_boxes(size)?;
    let (region, within) = (at / size, at % size);
    let (across, down) = (region % (size / width), region / (size / width));
    let (row, column) = (within / width, within % width);
    Some((down * height + row) * size + across * width + column)
}

/// Where a cell stands that has this number when the columns are told one after the other.
fn place_in_columns(size: usize, at: usize) -> Option<usize> {
    Some(at % size * size + at / size)
}

impl GridOf {
    /// A grid of cells on the board with the usual boxes.
    pub(super) const fn plain(size: usize, cells: Vec<Content>) -> Self {
        Self {
            size,
            cells,
            regions: None,
        }
    }

    /// Whether every cell has its digit.
    pub(super) fn is_full(&self) -> bool {
        self.cells.iter().all(|it| it.value.is_some())
    }

    /// Whether nothing stands in its cells.
    pub(super) fn is_blank(&self) -> bool {
        let is_empty = |it: &Content| it.value.is_none() && it.possible.is_none();
        self.cells
            .iter()
            .all(|it| is_empty(it) && it.notes.is_empty())
    }

    /// Whether nothing but ones stands in its cells, more than a board can have.
    pub(super) fn is_mask(&self) -> bool {
        let mut digits = self.cells.iter().filter_map(|it| it.value);
        digits.clone().count() > self.size && digits.all(|it| it.get() == 1)
    }

    /// Whether what stands in its cells, which may be nothing, is the names of regions: each
    /// as often as there are rows, and in one piece.
    fn is_map(&self) -> bool {
        let mut pieces: Vec<(Option<Digit>, CellSet)> = Vec::new();
        for (at, content) in self.cells.iter().enumerate() {
            let Some(cell) = boards::cell(self.size, at) else {
                return false;
            };
            match pieces.iter_mut().find(|(name, _)| *name == content.value) {
                Some((_, piece)) => {
                    piece.insert(cell);
                }
                None => pieces.push((content.value, CellSet::only(cell))),
            }
        }
        pieces.len() == self.size
            && pieces.iter().all(|(_, piece)| piece.len() == self.size)
            && pieces.iter().all(|(_, piece)| piece.hangs_together())
    }

    /// The cells as they are told in this order.
    pub(super) fn in_order(self, order: Order) -> Self {
        match order {
            Order::Rows => self,
            Order::Columns => self.arranged(place_in_columns).unwrap_or(self),
            Order::Boxes => self.arranged(place_in_boxes).unwrap_or(self),
        }
    }

    /// The same cells, each at another place.
    fn arranged(&self, place: impl Fn(usize, usize) -> Option<usize>) -> Option<Self> {
        let mut cells = vec![Content::default(); self.cells.len()];
        for (at, content) in self.cells.iter().enumerate() {
            *cells.get_mut(place(self.size, at)?)? = *content;
        }
        Some(Self::plain(self.size, cells))
    }

    /// Whether the same digit stands twice in a house.
    fn clashes(&self) -> bool {
        let puzzle = self.puzzle();
        let grid = puzzle.map(|it| Grid::from_values_on(&it.layout, &it.values()));
        grid.is_ok_and(|it| it.has_clash())
    }

    /// The puzzle of this grid on the board with the usual boxes.
    pub(super) fn puzzle(&self) -> Result<Puzzle, Problem> {
        let board = match &self.regions {
            Some(regions) => LayoutBuilder::new(self.size).regions(regions.iter().copied()),
            None => usual(self.size),
        };
        let layout = board.build()?;
        let tells_givens = self.cells.iter().any(|cell| cell.given == Some(true));
        let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
        let mut notes = Vec::new();
        for (at, content) in self.cells.iter().enumerate() {
            let Some(cell) = boards::cell(self.size, at) else {
                continue;
            };
            if let Some(digit) = content.value {
                if usize::from(digit.get()) > self.size {
                    return Err(Problem::NotOnBoard(self.size, digit));
                }
                let is_given = content.given.unwrap_or(!tells_givens);
                let values = if is_given {
                    &mut puzzle.givens
                } else {
                    &mut puzzle.entries
                };
                values[cell.index()] = Some(digit);
            }
            let marks = match content.value {
                None => content.notes & puzzle.layout.digits(),
                Some(_) => DigitSet::EMPTY,
            };
            notes.extend(
                marks
                    .iter()
                    .map(|digit| Mark::Note(Candidate::new(cell, digit))),
            );
        }
        puzzle.marks = notes.into_iter().collect();
        if self.cells.iter().any(|cell| cell.possible.is_some()) {
            self.narrow(&mut puzzle);
        }
        Ok(puzzle)
    }

    /// Takes the lists that stand for cells for their candidates.
    fn narrow(&self, puzzle: &mut Puzzle) {
        let mut candidates = [None; Cell::COUNT];
        for (at, content) in self.cells.iter().enumerate() {
            if let (Some(cell), Some(digits)) = (boards::cell(self.size, at), content.possible) {
                candidates[cell.index()] = Some(digits & puzzle.layout.digits());
            }
        }
        crate::formats::candidates::narrow(puzzle, &candidates);
    }

    /// Takes what the person filled in beyond the givens; false if this is not the same board
    /// later.
    pub(super) fn add_to(&self, puzzle: &mut Puzzle) -> bool {
        if self.size != puzzle.layout.size() {
            return false;
        }
        let value = |cell: Cell| self.cells[boards::number(self.size, cell)].value;
        let cells = puzzle.layout.cells();
        let given = |cell: Cell| puzzle.givens[cell.index()];
        let keeps = |cell: Cell| given(cell).is_none_or(|it| value(cell) == Some(it));
        // It may tell what was filled in alone.
        let is_apart = |cell: Cell| given(cell).is_none() || value(cell).is_none();
        if !cells.iter().all(keeps) && !cells.iter().all(is_apart) {
            return false;
        }
        for cell in cells {
            let entry = value(cell).filter(|it| puzzle.layout.digits().contains(*it));
            if puzzle.givens[cell.index()].is_none() {
                puzzle.entries[cell.index()] = entry;
            }
        }
        true
    }
}

/// One text with a character for each cell, in one line or in rows.
fn of_text(text: &str) -> Option<Result<GridOf, Problem>> {
    // A line of another notation is longer.
    if text.len() > 1000 {
        return None;
    }
    if let Some(grid) = separated(text) {
        return Some(Ok(grid));
    }
    let is_between = |one: &char| !one.is_whitespace() && !"|+,".contains(*one);
    let characters: Vec<char> = text.chars().filter(is_between).collect();
    if let Some(rows) = too_large(&characters) {
        return Some(Err(LayoutError::Size(rows).into()));
    }
    let size = SIZES.into_iter().find(|it| it * it == characters.len())?;
    let cells: Option<Vec<Content>> = characters.into_iter().map(of_character).collect();
    Some(Ok(GridOf::plain(size, cells?)))
}

/// One text in which each cell stands between two signs, so that nothing is an empty cell.
fn separated(text: &str) -> Option<GridOf> {
    let sign = [';', ',', '|']
        .into_iter()
        .find(|sign| text.contains(*sign))?;
    let cells: Vec<&str> = text.trim().split(sign).map(str::trim).collect();
    let size = SIZES.into_iter().find(|it| it * it == cells.len())?;
    let content = |cell: &str| {
        let mut characters = cell.chars();
        match (characters.next(), characters.next()) {
            (None, _) => Some(Content::default()),
            (Some(one), None) => of_character(one),
            _ => None,
        }
    };
    let cells: Option<Vec<Content>> = cells.into_iter().map(content).collect();
    Some(GridOf::plain(size, cells?))
}

/// The rows of a board that is too large, if characters are its cells and many are empty.
fn too_large(characters: &[char]) -> Option<usize> {
    let rows = (10..=25).find(|rows| rows * rows == characters.len())?;
    let empty = characters.iter().filter(|one| ".0_-".contains(**one));
    let is_cell = |one: &char| one.is_ascii_alphanumeric() || ".0_-".contains(*one);
    (3 * empty.count() >= characters.len() && characters.iter().all(is_cell)).then_some(rows)
}

fn of_character(character: char) -> Option<Content> {
    let value = cells::of_character(character)?;
    Some(Content {
        value,
        ..Content::default()
    })
}

/// The rows of a grid that are a number each, of which the noughts at the begin fell away: as many
/// as the longest has digits, but for one or two. `None` if these are other numbers.
pub(super) fn rows_of_numbers(list: &[Value]) -> Option<GridOf> {
    let size = SIZES.into_iter().find(|it| *it == list.len())?;
    let row = |value: &Value| {
        let digits = value.as_u64()?.to_string();
        let is_on = |one: char| one.to_digit(10).is_some_and(|it| it as usize <= size);
        let is_row = digits.len() <= size && digits.chars().all(is_on);
        is_row.then(|| format!("{digits:0>size$}"))
    };
    let rows: Vec<String> = list.iter().map(row).collect::<Option<_>>()?;
    let begun = |count: usize| {
        let is_long = |it: &&String| it.trim_start_matches('0').len() + count >= size;
        rows.iter().filter(is_long).count()
    };
    let grid = of_text(&rows.concat())?.ok()?;
    let givens = grid.cells.iter().filter(|it| it.value.is_some()).count();
    let is_long = begun(MOST_EMPTY_COLUMNS.min(size / 4)) > 0 && givens > size;
    (is_long && (!grid.clashes() || 2 * begun(0) > size)).then_some(grid)
}

fn of_list(list: &[Value]) -> Option<Result<GridOf, Problem>> {
    let count = list.len();
    if let Some(grid) = rows_of_numbers(list) {
        return Some(Ok(grid));
    }
    if let Some(size) = SIZES.into_iter().find(|it| it * it == count)
        && list.iter().all(is_scalar)
    {
        // Nine rows may be nine texts, and sixteen texts sixteen puzzles.
        if list.iter().all(|it| text_length(it) < 2) {
            return Some(cells(size, list.iter(), in_list));
        }
    }
    if let Some(size) = SIZES.into_iter().find(|it| it * it == count)
        && list.iter().all(is_cell_alone)
        && !list.iter().all(is_blank)
    {
        let numbered = by_number(list, &["id"]);
        return Some(match numbered {
            Some(numbered) => cells(size, numbered.into_iter(), |_| Vec::new()),
            None => cells(size, list.iter(), in_list),
        });
    }
    if !(2..=MOST_ROWS).contains(&count) {
        return None;
    }
    if let Some(grid) = of_boxes(list) {
        return Some(grid);
    }
    let numbered = by_number(list, &["index", "row", "y", "id", "r", "number"]);
    // Other rows are not where they are told, or not lists at once.
    let is_in_rows = numbered.is_none() && list.iter().all(Value::is_array);
    let list: Vec<&Value> = numbered.unwrap_or_else(|| list.iter().collect());
    let texts: Option<Vec<&str>> = list.iter().copied().map(text_of).collect();
    if let Some(texts) = texts {
        let rows: Vec<String> = texts.into_iter().map(row_text).collect();
        let columns = rows.first()?.chars().count();
        let is_row = |row: &String| row.chars().count() == columns;
        if columns != count || !rows.iter().all(is_row) || !SIZES.contains(&count) {
            return None;
        }
        return of_text(&rows.concat());
    }
    let rows: Option<Vec<&Vec<Value>>> = list.into_iter().map(row_of).collect();
    let rows = rows?;
    let is_row = |row: &&&Vec<Value>| row.iter().all(is_cell);
    if !rows.iter().all(|row| is_row(&row)) {
        return None;
    }
    let square = |columns: usize| rows.iter().filter(|row| row.len() == columns).count();
    if square(count) == count {
        if SIZES.contains(&count) {
            let steps = |at: usize| match is_in_rows {
                true => vec![Step::Entry(at / count), Step::Entry(at % count)],
                false => Vec::new(),
            };
            return Some(cells(count, rows.iter().copied().flatten(), steps));
        }
        // A list of pairs is no board of two rows, and five lists of five may be anything.
        let is_too_large = count > 9 && usual_boxes(count).is_none();
        return is_too_large.then(|| Err(LayoutError::Size(count).into()));
    }
    // Of what is nearly a board, what is missing.
    let columns = SIZES
        .into_iter()
        .find(|it| square(*it) + 1 >= count && count + 1 >= *it)?;
    if let Some((at, row)) = rows
        .iter()
        .enumerate()
        .find(|(_, row)| row.len() != columns)
    {
        return (count == columns).then(|| {
            let found = counted(row.len(), "cell");
            let row = at + 1;
            Err(Problem::Shape(format!(
                "row {row} has {found}, {columns} are needed"
            )))
        });
    }
    (count.abs_diff(columns) == 1 && columns == 9).then(|| {
        let found = counted(count, "row");
        Err(Problem::Shape(format!(
            "the grid has {found} of {columns} cells"
        )))
    })
}

/// Objects in the order of the numbers that they have under one of these names, from 0 or 1
/// on; `None` if they have none.
fn by_number<'a>(list: &'a [Value], names: &[&str]) -> Option<Vec<&'a Value>> {
    let number = |value: &Value| -> Option<u64> {
        let mut fields = value.as_object()?.iter();
        let field = fields.find(|(name, _)| names.contains(&&*plain_name(name)));
        field?.1.as_u64()
    };
    let numbers: Option<Vec<u64>> = list.iter().map(number).collect();
    let mut numbered: Vec<(u64, &Value)> = numbers?.into_iter().zip(list).collect();
    numbered.sort_by_key(|(number, _)| *number);
    let first = numbered.first()?.0;
    let is_next = |(at, (number, _)): (u64, &(u64, &Value))| *number == first + at;
    let is_in_order = first < 2 && (0..).zip(&numbered).all(is_next);
    is_in_order.then(|| numbered.into_iter().map(|(_, value)| value).collect())
}

/// A text, or the only one of an object.
fn text_of(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => Some(text),
        Value::Object(object) => {
            let mut texts = object.values().filter_map(Value::as_str);
            let text = texts.next()?;
            let is_only = texts.next().is_none() && object.len() < 3;
            is_only.then_some(text)
        }
        _ => None,
    }
}

/// The cells of a row: a list, or an object that has one and nothing else.
fn row_of(value: &Value) -> Option<&Vec<Value>> {
    const NAMES: [&str; 7] = [
        "cells", "cell", "columns", "cols", "values", "row", "squares",
    ];
    match value {
        Value::Array(row) => Some(row),
        Value::Object(object) => {
            let mut lists = object.iter().filter(|(_, it)| it.is_array());
            let (name, list) = lists.next()?;
            let is_only = lists.next().is_none() && NAMES.contains(&&*plain_name(name));
            list.as_array().filter(|_| is_only)
        }
        _ => None,
    }
}

/// The grid of lists of lists of lists, in three rows of three boxes or with the boxes one
/// after the other: each box in three rows.
fn of_boxes(list: &[Value]) -> Option<Result<GridOf, Problem>> {
    let lists = |list: &[Value], count: usize| -> Option<Vec<Value>> {
        let inner: Option<Vec<&Vec<Value>>> = list
            .iter()
            .map(|it| it.as_array().filter(|it| it.len() == count))
            .collect();
        Some(inner?.into_iter().flatten().cloned().collect())
    };
    let boxes = match list.len() {
        3 => lists(list, 3)?,
        9 => list.to_vec(),
        _ => return None,
    };
    let in_rows = lists(&lists(&boxes, 3)?, 3)?;
    if !in_rows.iter().all(is_scalar) {
        return None;
    }
    let grid = match cells(9, in_rows.iter(), |_| Vec::new()) {
        Ok(grid) => grid,
        Err(problem) => return Some(Err(problem)),
    };
    // The groups of three may as well be parts of rows.
    let as_boxes = grid.arranged(place_in_boxes)?;
    match (as_boxes.clashes(), grid.clashes()) {
        (_, true) => Some(Ok(as_boxes)),
        (true, false) => Some(Ok(grid)),
        (false, false) => None,
    }
}

/// The characters of a row without what may stand between cells.
fn row_text(row: &str) -> String {
    let is_between = |one: &char| !"|, ".contains(*one);
    if row.chars().filter(is_between).count() < 4 {
        return row.to_owned();
    }
    row.chars().filter(is_between).collect()
}

fn text_length(value: &Value) -> usize {
    value.as_str().map_or(1, |text| text.trim().chars().count())
}

fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// Whether a value may stand for a cell.
fn is_cell(value: &Value) -> bool {
    match value {
        Value::Array(digits) => digits.len() <= 9 && digits.iter().all(is_scalar),
        Value::Object(object) => cells::is_cell(object),
        _ => text_length(value) <= 2,
    }
}

/// Whether a value may stand for a cell outside a row: a digit or a list of some, or an
/// object with a digit, no place of its own and no long text.
fn is_cell_alone(value: &Value) -> bool {
    match value {
        Value::Object(object) => {
            let is_short = |it: &Value| text_length(it) <= LONGEST_OF_CELL;
            (object.is_empty() || cells::is_cell_alone(object)) && object.values().all(is_short)
        }
        value => is_cell(value),
    }
}

/// Whether a value is an object without a field.
fn is_blank(value: &Value) -> bool {
    value.as_object().is_some_and(Object::is_empty)
}

/// The step to a cell of a list of them.
fn in_list(at: usize) -> Vec<Step> {
    vec![Step::Entry(at)]
}

/// The grid of these cells, to each of which some steps lead.
fn cells<'a>(
    size: usize,
    values: impl Iterator<Item = &'a Value>,
    steps: impl Fn(usize) -> Vec<Step>,
) -> Result<GridOf, Problem> {
    let values: Vec<&Value> = values.collect();
    let has = |number: i64| values.iter().any(|it| it.as_i64() == Some(number));
    if has(-1) && has(0) && !has(9) {
        let problem = "its cells hold -1 and 0 to 8, and it is not clear what the digits are";
        return Err(Problem::Shape(problem.to_owned()));
    }
    let meaning = Meaning::of(values.iter().copied());
    let read = |(at, value): (usize, &&Value)| {
        meaning.content(value).ok_or_else(|| {
            let problem = Problem::BadCell {
                row: at / size + 1,
                column: at % size + 1,
                text: value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned),
            };
            let steps = steps(at).into_iter();
            steps.rev().fold(problem, Problem::within)
        })
    };
    let cells: Result<Vec<Content>, Problem> = values.iter().enumerate().map(read).collect();
    let cells = cells?;
    let says_nothing =
        |it: &Content| it.value.is_none() && it.possible.is_none() && it.notes.is_empty();
    let objects = || values.iter().filter_map(|it| it.as_object());
    let is_told = objects().filter(|it| !it.is_empty()).count() == values.len();
    if is_told && cells.iter().all(says_nothing) && !cells::are_empty(objects()) {
        let problem = "no digit is found in the cells of this grid";
        return Err(Problem::Shape(problem.to_owned()));
    }
    let places: Vec<Cell> = (0..values.len())
        .filter_map(|at| boards::cell(size, at))
        .collect();
    let regions = regions::of_cells(&values, &places, size)?;
    Ok(GridOf {
        size,
        cells,
        regions,
    })
}

/// The puzzle of a text in a notation of one word.
pub(super) fn of_notation(text: &str) -> Option<Puzzle> {
    let format = boards::format(text)?;
    boards::read(text, format, Place::START).ok()
}

/// The names of the regions of a board of this size, a character for each cell: rows of
/// names, a list of them, or one text. `None` for anything else.
pub(super) fn region_names(value: &Value, size: usize) -> Option<String> {
    let names: Vec<String> = match value {
        Value::String(text) => {
            let letters = text
                .chars()
                .filter(|one| !one.is_whitespace() && *one != ',');
            letters.map(String::from).collect()
        }
        Value::Array(rows) if rows.len() == size && rows.iter().all(Value::is_string) => {
            let letters = rows.iter().filter_map(Value::as_str).flat_map(str::chars);
            letters
                .filter(|one| *one != ' ')
                .map(String::from)
                .collect()
        }
        Value::Array(rows) if rows.len() == size => {
            let rows: Option<Vec<&Vec<Value>>> = rows.iter().map(Value::as_array).collect();
            let cells = rows?.into_iter().flatten();
            cells
                .filter(|it| is_scalar(it))
                .map(Value::to_string)
                .collect()
        }
        Value::Array(cells) if cells.iter().all(is_scalar) => {
            cells.iter().map(Value::to_string).collect()
        }
        _ => return None,
    };
    if names.len() != size * size {
        return None;
    }
    let mut known: Vec<&String> = Vec::new();
    let mut letters = String::new();
    for name in &names {
        let at = known.iter().position(|it| *it == name).unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        });
        letters.push(char::from(b'A' + u8::try_from(at).unwrap_or(0)));
    }
    (known.len() == size).then_some(letters)
}
