//! Puzzles of any board with their solution, one per line, in nine fields with a TAB between them:
//! the name, the number of rows, the givens, the regions (`3x3` for boxes of three rows and three
//! columns, a character for each cell, or `none`), words for the other features of the board, its
//! cages (`sum:cell,cell;…`, cells counted from 0, the sum 0 for none), the solution, the level and
//! the source. The givens may instead have a character for each candidate. A line may also have
//! only eight fields, with a list of constraints in JSON in place of the cages, and without the
//! level.

use super::{Place, built, cell, mistake, read_values};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, Rule, Unknown, cell_value, rules};
use serde_json::Value;
use sudoku_engine::grid::{
    Candidate, Cell, CellSet, Digit, Feature, Layout, LayoutBuilder, LayoutError, Values,
};
use sudoku_engine::sudoku::{Field, Puzzle};

const FIELDS: usize = 9;

/// The cells of the smallest board, with four rows.
const FEWEST_CELLS: usize = 16;

/// A puzzle and the solution given in its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolvedBoard {
    /// The puzzle, titled with its name.
    pub puzzle: Puzzle,
    /// The digit of each cell in the solution.
    pub solution: Values,
}

pub(super) fn is_line(line: &str) -> bool {
    let mut fields = line.split('\t').skip(1);
    let (size, givens) = (fields.next(), fields.next());
    let is_size = size.is_some_and(|size| size.parse::<u8>().is_ok());
    // A table may have nine fields too, but not such long ones.
    let is_board = givens.is_some_and(|givens| givens.len() >= FEWEST_CELLS);
    let rest: Vec<&str> = fields.collect();
    let is_list = |field: &&str| field.starts_with('[') && field.ends_with(']');
    let is_known =
        rest.len() == FIELDS - 3 || rest.len() == FIELDS - 4 && rest.get(2).is_some_and(is_list);
    is_size && is_board && is_known
}

/// Reads a puzzle of any board with its solution: nine fields with a TAB between them. Returns
/// `None` for a blank line or a comment. The number of the line, from 1, is for the error.
///
/// # Errors
///
/// If a field is missing or not valid.
pub fn read_board_line(line: &str, number: usize) -> Result<Option<SolvedBoard>, FormatError> {
    if line.trim().is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let place = Place {
        line: number,
        column: 1,
    };
    let fields = Fields::split(line, place)?;
    let (size, solution) = (fields.size()?, fields.solution);
    Ok(Some(SolvedBoard {
        puzzle: fields.puzzle()?,
        solution: read_values(size, solution, fields.place(solution))?,
    }))
}

/// Reads the puzzle alone.
pub(super) fn read(line: &str, place: Place) -> Result<Puzzle, FormatError> {
    Fields::split(line, place)?.puzzle()
}

struct Fields<'a> {
    line: &'a str,
    start: Place,
    name: &'a str,
    size: &'a str,
    givens: &'a str,
    regions: &'a str,
    words: &'a str,
    cages: &'a str,
    solution: &'a str,
    level: &'a str,
    source: &'a str,
}

impl<'a> Fields<'a> {
    fn split(line: &'a str, start: Place) -> Result<Self, FormatError> {
        let mut fields: Vec<&str> = line.split('\t').collect();
        let count = fields.len();
        if count == FIELDS - 1 && fields[5].starts_with('[') {
            fields.insert(7, "-");
        }
        let Ok(
            [
                name,
                size,
                givens,
                regions,
                words,
                cages,
                solution,
                level,
                source,
            ],
        ) = <[&str; FIELDS]>::try_from(fields)
        else {
            let problem = Fault::Fields {
                found: count,
                needed: FIELDS,
            };
            return Err(mistake(start, problem));
        };
        Ok(Self {
            line,
            start,
            name,
            size,
            givens,
            regions,
            words,
            cages,
            solution,
            level,
            source,
        })
    }

    /// Returns the start of a field, or of a part of one.
    fn place(&self, part: &str) -> Place {
        let before = part.as_ptr() as usize - self.line.as_ptr() as usize;
        Place {
            column: self.line[..before].chars().count() + 1,
            ..self.start
        }
    }

    fn no_number(&self, part: &str) -> FormatError {
        let text = shown(part, FormatError::SHOWN_OF_TEXT);
        mistake(self.place(part), Fault::NotANumber { text })
    }

    fn size(&self) -> Result<usize, FormatError> {
        let size = self.size.parse();
        let size: usize = size.map_err(|_| self.no_number(self.size))?;
        if (4..=9).contains(&size) {
            Ok(size)
        } else {
            let error = LayoutError::Size(size);
            Err(super::impossible(error, self.place(self.size)))
        }
    }

    fn puzzle(&self) -> Result<Puzzle, FormatError> {
        let (size, layout) = (self.size()?, self.layout()?);
        let place = self.place(self.givens);
        let mut puzzle = if self.givens.len() == size * size * size {
            self.candidates(size, layout)?
        } else {
            Puzzle::on(layout, read_values(size, self.givens, place)?)
        };
        puzzle.title = super::title(self.name);
        let said = |text: &'a str| if text == "-" { "" } else { text };
        puzzle.metadata.set(Field::Level, said(self.level));
        puzzle
            .metadata
            .set(Field::Source, said(self.source.trim_end()));
        Ok(puzzle)
    }

    /// Reads a puzzle that gives only candidates.
    fn candidates(&self, size: usize, layout: Layout) -> Result<Puzzle, FormatError> {
        let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
        for (at, character) in self.givens.chars().enumerate() {
            let place = self.place(self.givens);
            let place = Place {
                column: place.column + at,
                ..place
            };
            let digit = Digit::ALL[at % size];
            let value = cell_value(character, true);
            let value = value.filter(|value| value.is_none_or(|it| it == digit));
            let value = value.ok_or_else(|| FormatError::not_a_digit(place, character))?;
            if let (None, Some(cell)) = (value, cell(size, at / size)) {
                puzzle.removed.push(Candidate::new(cell, digit));
            }
        }
        Ok(puzzle)
    }

    fn layout(&self) -> Result<Layout, FormatError> {
        let size = self.size()?;
        let mut board = LayoutBuilder::new(size);
        let boxes = self.regions.split_once('x');
        board = match boxes.filter(|_| self.regions.len() < 6) {
            Some((rows, columns)) => {
                let number = |text: &str| text.parse().map_err(|_| self.no_number(text));
                board.boxes(number(rows)?, number(columns)?)
            }
            None if self.regions == "none" => board,
            None if self.regions.len() == size * size => board.regions_from(self.regions),
            None => {
                return Err(mistake(self.place(self.regions), Fault::RegionsUnclear));
            }
        };
        for word in self.words.split(',').filter(|word| *word != "-") {
            board = match word {
                "x" => board.diagonals(),
                "d1" => board.diagonal_down(),
                "d2" => board.diagonal_up(),
                "windoku" => board.windoku(),
                "percent" => board.percent(),
                "dg" => board.disjoint_groups(),
                "antiknight" => board.with(Feature::AntiKnight),
                "antiking" => board.with(Feature::AntiKing),
                _ => {
                    let what = if word == "nonconsecutive" {
                        Unknown::Rule(Rule::NonConsecutive)
                    } else {
                        Unknown::Named(word.to_owned())
                    };
                    let place = self.place(word);
                    return Err(FormatError::Unsupported { place, what });
                }
            };
        }
        if self.cages.starts_with('[') {
            board = self.with_constraints(board, size)?;
        } else {
            for cage in self.cages.split(';').filter(|cage| *cage != "-") {
                board = self.with_cage(board, size, cage)?;
            }
        }
        let place = match self.cages {
            "-" => self.place(self.regions),
            cages => self.place(cages),
        };
        built(board, place)
    }

    /// Adds a list of constraints in JSON to the board; only cages are supported.
    fn with_constraints(
        &self,
        mut board: LayoutBuilder,
        size: usize,
    ) -> Result<LayoutBuilder, FormatError> {
        let place = self.place(self.cages);
        let list: Vec<Value> =
            serde_json::from_str(self.cages).map_err(|_| mistake(place, Fault::NotAListInJson))?;
        let is_cage = |one: &Value| one["type"] == "cage" && one["repeats"] != true;
        if !list.iter().all(is_cage) {
            let what = rules::listed(self.cages).unwrap_or(Unknown::OtherConstraints);
            return Err(FormatError::Unsupported { place, what });
        }
        for cage in &list {
            let mut cells = CellSet::EMPTY;
            for number in cage["cells"].as_array().into_iter().flatten() {
                let at = number.as_u64().and_then(|it| usize::try_from(it).ok());
                let cell = at.and_then(|at| cell(size, at));
                let cell = cell.ok_or_else(|| {
                    let text = shown(&number.to_string(), FormatError::SHOWN_OF_TEXT);
                    mistake(place, Fault::NotACellOfBoard { text })
                })?;
                if !cells.insert(cell) {
                    return Err(mistake(place, Fault::TwiceInOne { cell }));
                }
            }
            let sum = cage["value"]
                .as_u64()
                .and_then(|sum| u8::try_from(sum).ok());
            board = board.cage(cells, sum.filter(|sum| *sum > 0));
        }
        Ok(board)
    }

    fn with_cage(
        &self,
        board: LayoutBuilder,
        size: usize,
        cage: &'a str,
    ) -> Result<LayoutBuilder, FormatError> {
        let colon = || mistake(self.place(cage), Fault::CageWithoutSum);
        let (sum, numbers) = cage.split_once(':').ok_or_else(colon)?;
        let sum: u8 = sum.parse().map_err(|_| self.no_number(sum))?;
        let mut cells = CellSet::EMPTY;
        for number in numbers.split(',') {
            let at = number.parse().map_err(|_| self.no_number(number))?;
            let cell = cell(size, at).ok_or_else(|| {
                let text = shown(number, FormatError::SHOWN_OF_TEXT);
                mistake(self.place(number), Fault::NotACellOfBoard { text })
            })?;
            if !cells.insert(cell) {
                return Err(mistake(self.place(number), Fault::TwiceInOne { cell }));
            }
        }
        Ok(match sum {
            0 if cells.len() == size => board.extra_region(cells),
            0 => board.cage(cells, None),
            sum => board.cage(cells, Some(sum)),
        })
    }
}
