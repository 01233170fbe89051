//! KSudoku: a `graph` that describes the board, the `values`, and the `history` of the entries.
//! Cells are counted column by column, and values are written as letters, from `b` for 1. A custom
//! board has a `clique` for each house, or `sudokugroups` for the usual ones, and a `cage` for each
//! cage.
//!
//! KSudoku does not write texts of digits; such a text is read row by row, as people write.

use super::Element;
use crate::formats::boards::{built, cell, impossible, mistake, on_board, usual};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, Place, Unknown, cell_value};
use sudoku_engine::grid::{
    Candidate, Cell, CellSet, Digit, Feature, House, HouseKind, LayoutBuilder, LayoutError,
};
use sudoku_engine::sudoku::{Mark, Puzzle};

/// The operator of a cage with a sum, and of a single digit.
const ADD: i64 = 4;
const NO_OPERATOR: i64 = 0;

/// The type of a graph that lists its houses.
const CUSTOM: &str = "custom";

/// The types of graphs that are read.
const TYPES: [&str; 2] = ["sudoku", CUSTOM];

/// The board in the graph.
struct Graph<'a> {
    element: &'a Element,
    size: usize,
}

pub(super) fn read(elements: &[Element]) -> Result<Puzzle, FormatError> {
    let named = |name: &str| elements.iter().position(|it| it.name == name);
    let root = &elements[0];
    let number = named("graph").ok_or_else(|| root.mistake(Fault::NoGraph))?;
    let element = &elements[number];
    let graph = Graph {
        element,
        size: size(element)?,
    };
    let inner = elements.iter().filter(|it| it.parent == Some(number));
    let inner: Vec<&Element> = inner.collect();
    let layout = built(graph.board(&inner)?, element.place)?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    if let Some(values) = named("values") {
        graph.read_values(&mut puzzle, &elements[values])?;
    }
    graph.read_digits_of_cages(&mut puzzle, &inner)?;
    // A graph alone is a board, and a game has at least the values of its empty cells.
    if root.name == "ksudoku"
        && named("values").is_none()
        && puzzle.given_count() == 0
        && puzzle.layout.cages().is_empty()
    {
        return Err(element.mistake(Fault::NoDigits));
    }
    graph.replay(&mut puzzle, elements);
    if let Some(name) = element.attribute("name").filter(|it| !it.trim().is_empty()) {
        puzzle.title = Some(name.trim().to_owned());
    }
    Ok(puzzle)
}

/// Returns the number of rows of the board.
fn size(graph: &Element) -> Result<usize, FormatError> {
    let unsupported = |what: Unknown| FormatError::Unsupported {
        place: graph.place,
        what,
    };
    let kind = graph.attribute("specific-type").unwrap_or_default();
    for (known, what) in [
        ("mathdoku", Unknown::OtherThanSums),
        ("samurai", Unknown::OverlappingGrids),
        ("roxdoku", Unknown::ThreeDimensions),
    ] {
        let is_it = |text: Option<&str>| text.is_some_and(|it| it.to_lowercase().contains(known));
        if is_it(Some(kind)) || is_it(graph.attribute("type")) {
            return Err(unsupported(what));
        }
    }
    let kind = graph.needed("type")?;
    if !TYPES.iter().any(|known| kind.eq_ignore_ascii_case(known)) {
        let text = shown(kind, FormatError::SHOWN_OF_NAME);
        return Err(unsupported(Unknown::BoardType { text }));
    }
    let order = graph
        .number("order")
        .and_then(|it| usize::try_from(it).ok());
    let size = order.ok_or_else(|| graph.mistake(Fault::NoOrder))?;
    let side = |name: &str| graph.number(name).and_then(|it| usize::try_from(it).ok());
    if side("sizeZ").is_some_and(|it| it != 1) {
        return Err(unsupported(Unknown::ThreeDimensions));
    }
    if ["sizeX", "sizeY"]
        .into_iter()
        .any(|name| side(name).is_some_and(|it| it != size))
    {
        return Err(unsupported(Unknown::OverlappingGrids));
    }
    if !(4..=9).contains(&size) {
        return Err(impossible(LayoutError::Size(size), graph.place));
    }
    Ok(size)
}

impl Graph<'_> {
    /// Returns the cell with a number.
    fn cell(&self, number: i64) -> Option<Cell> {
        let number = usize::try_from(number).ok()?;
        let by_columns = cell(self.size, number)?;
        Some(Cell::at(by_columns.column(), by_columns.row()))
    }

    /// Returns the cells of a clique or a cage.
    fn cells(&self, element: &Element) -> Result<CellSet, FormatError> {
        let numbers = element.text.split_whitespace();
        let cells = numbers.map(|text| {
            let cell = text.parse().ok().and_then(|number| self.cell(number));
            cell.ok_or_else(|| {
                let text = text.to_owned();
                element.mistake(Fault::NotACellOfBoard { text })
            })
        });
        cells.collect()
    }

    fn board(&self, inner: &[&Element]) -> Result<LayoutBuilder, FormatError> {
        let size = self.size;
        let kind = self.element.attribute("type").map(str::trim);
        let is_custom = kind.is_some_and(|it| it.eq_ignore_ascii_case(CUSTOM));
        if !is_custom {
            return Ok(usual(size));
        }
        let groups = inner.iter().find(|it| it.name == "sudokugroups");
        if groups.is_some_and(|it| it.number("at").unwrap_or(0) != 0) {
            return Err(self.element.mistake(Fault::GroupsOfSeveral));
        }
        let has_blocks = groups.is_some_and(|it| it.number("withblocks") != Some(0));
        let mut board = if has_blocks {
            usual(size)
        } else {
            LayoutBuilder::new(size)
        };
        let cliques = inner.iter().filter(|it| it.name == "clique");
        let cliques: Vec<CellSet> = cliques.map(|it| self.cells(it)).collect::<Result<_, _>>()?;
        let lines = LayoutBuilder::new(size).build();
        let lines = lines.map_err(|error| impossible(error, self.element.place))?;
        let is_line = |cells: &CellSet| lines.houses().iter().any(|it| it.cells() == *cells);
        let missing = |house: &&House| groups.is_none() && !cliques.contains(&house.cells());
        if let Some(line) = lines.houses().iter().find(missing) {
            let what = match line.kind() {
                HouseKind::Row => Unknown::OpenRow,
                _ => Unknown::OpenColumn,
            };
            let place = self.element.place;
            return Err(FormatError::Unsupported { place, what });
        }
        let mut others: Vec<CellSet> = cliques.iter().copied().filter(|it| !is_line(it)).collect();
        let diagonal = |feature| {
            let with = LayoutBuilder::new(size).with(feature).build().ok()?;
            with.further().first().map(|house| house.cells())
        };
        for feature in [Feature::DiagonalDown, Feature::DiagonalUp] {
            if let Some(at) = others.iter().position(|it| diagonal(feature) == Some(*it)) {
                others.remove(at);
                board = board.with(feature);
            }
        }
        // The regions are the cliques that cover the board; extra regions come after them.
        if !has_blocks && others.len() >= size {
            board = board.regions(others.drain(..size));
        }
        board = others.into_iter().fold(board, LayoutBuilder::extra_region);
        for cage in inner.iter().filter(|it| it.name == "cage") {
            let cells = self.cells(cage)?;
            let sum = cage.number("value").and_then(|it| u8::try_from(it).ok());
            match cage.number("operator").unwrap_or(ADD) {
                // A cage of one cell is a given.
                NO_OPERATOR | ADD if cells.len() == 1 => {}
                ADD => board = board.cage(cells, sum.filter(|sum| *sum > 0)),
                _ => {
                    let (place, what) = (cage.place, Unknown::OtherThanSums);
                    return Err(FormatError::Unsupported { place, what });
                }
            }
        }
        Ok(board)
    }

    fn read_values(&self, puzzle: &mut Puzzle, element: &Element) -> Result<(), FormatError> {
        let text: String = element.text.split_whitespace().collect();
        let (found, needed) = (text.chars().count(), self.size * self.size);
        if found != needed {
            let line = element.place.line;
            return Err(FormatError::Cells {
                line,
                found,
                needed,
            });
        }
        let by_rows = text.contains(|one: char| one.is_ascii_digit());
        let place: Place = element.place;
        for (number, character) in (0..).zip(text.chars()) {
            let value = match character {
                letter @ 'b'..='j' if !by_rows => Digit::from_char(char::from(
                    b'1' + u8::try_from(u32::from(letter) - u32::from('b')).unwrap_or(0),
                )),
                other => cell_value(other, false)
                    .ok_or_else(|| FormatError::not_a_digit(place, other))?,
            };
            let cell = if by_rows {
                usize::try_from(number)
                    .ok()
                    .and_then(|it| cell(self.size, it))
            } else {
                self.cell(number)
            };
            if let (Some(cell), Some(digit)) = (cell, value) {
                puzzle.givens[cell.index()] = Some(on_board(self.size, digit, place)?);
            }
        }
        Ok(())
    }

    /// Reads the digits of cages with one cell.
    fn read_digits_of_cages(
        &self,
        puzzle: &mut Puzzle,
        inner: &[&Element],
    ) -> Result<(), FormatError> {
        for cage in inner.iter().filter(|it| it.name == "cage") {
            let Some(cell) = self.cells(cage)?.single() else {
                continue;
            };
            let value = cage.number("value").and_then(|it| u8::try_from(it).ok());
            let digit = value.and_then(Digit::new);
            let digit =
                digit.ok_or_else(|| mistake(cage.place, Fault::NotADigitOfCage { cell }))?;
            puzzle.givens[cell.index()] = Some(on_board(self.size, digit, cage.place)?);
        }
        Ok(())
    }

    /// Repeats the entries and notes of the history in order.
    fn replay(&self, puzzle: &mut Puzzle, elements: &[Element]) {
        let mut notes = [const { Vec::new() }; Cell::COUNT];
        for event in elements.iter().filter(|it| it.name == "simple-event") {
            let Some(cell) = event.number("index").and_then(|it| self.cell(it)) else {
                continue;
            };
            if puzzle.givens[cell.index()].is_some() {
                continue;
            }
            let on_board = |digit: &Digit| puzzle.layout.digits().contains(*digit);
            if let Some(value) = event.number("value") {
                let digit = u8::try_from(value).ok().and_then(Digit::new);
                puzzle.entries[cell.index()] = digit.filter(on_board);
                notes[cell.index()].clear();
            } else if let Some(markers) = event.attribute("markers") {
                puzzle.entries[cell.index()] = None;
                let digits = Digit::ALL.into_iter().zip(markers.chars());
                let noted = digits.filter(|(digit, mark)| *mark == '1' && on_board(digit));
                let noted = noted.map(|(digit, _)| Mark::Note(Candidate::new(cell, digit)));
                notes[cell.index()] = noted.collect();
            }
        }
        puzzle.marks = notes.into_iter().flatten().collect();
    }
}
