//! Files of puzzles of any board, with the solution of each.
//!
//! One puzzle a line, in nine fields with a TAB between them: its name, the number of
//! rows, the givens, the regions (`3x3` for boxes of three rows and three columns, or a
//! character for each cell), words for what else the board has, its cages
//! (`sum:cell,cell;…`, cells counted from 0, the sum 0 for none), the solution, its level
//! and where it comes from. Lines that begin with `#` are no puzzles.

use sudoku_stepper::grid::{Cell, CellSet, Chess, Digit, Layout, LayoutBuilder, Values};

/// A puzzle with the solution that its file tells.
pub struct Given {
    pub name: String,
    pub layout: Layout,
    pub givens: Values,
    pub solution: Values,
}

/// The puzzles of a text, each or why it cannot be had; `None` if it is no such file.
pub fn read(text: &str) -> Option<Vec<Result<Given, String>>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let fields = lines.map(|line| line.split('\t').collect::<Vec<_>>());
    let puzzles: Vec<_> = fields.filter(|fields| fields.len() == 9).collect();
    let read =
        |fields: &Vec<&str>| puzzle(fields).map_err(|error| format!("{}: {error}", fields[0]));
    (!puzzles.is_empty()).then(|| puzzles.iter().map(read).collect())
}

fn puzzle(fields: &[&str]) -> Result<Given, String> {
    let [name, size, givens, regions, words, cages, solution, ..] = fields else {
        return Err("it has not nine fields".to_owned());
    };
    let size: usize = size
        .parse()
        .map_err(|_| "its size is no number".to_owned())?;
    Ok(Given {
        name: (*name).to_owned(),
        layout: layout(size, regions, words, cages)?,
        givens: values(size, givens)?,
        solution: values(size, solution)?,
    })
}

fn layout(size: usize, regions: &str, words: &str, cages: &str) -> Result<Layout, String> {
    let mut builder = LayoutBuilder::new(size);
    builder = match regions.split_once('x').filter(|_| regions.len() < 6) {
        Some((rows, columns)) => {
            let number = |text: &str| text.parse().map_err(|_| format!("'{text}' is no number"));
            builder.boxes(number(rows)?, number(columns)?)
        }
        None if regions == "none" => builder,
        None => builder.regions_from(regions),
    };
    for word in words.split(',').filter(|word| *word != "-") {
        builder = match word {
            "x" => builder.diagonals(),
            "d1" => builder.diagonal_down(),
            "d2" => builder.diagonal_up(),
            "windoku" => builder.windoku(),
            "percent" => builder.percent(),
            "dg" => builder.disjoint_groups(),
            "antiknight" => builder.chess(Chess::Knight),
            "antiking" => builder.chess(Chess::King),
            _ => return Err(format!("'{word}' is no rule that the program knows")),
        };
    }
    for cage in cages.split(';').filter(|cage| *cage != "-") {
        let (sum, cells) = cage.split_once(':').ok_or("a cage has no sum")?;
        let sum: u8 = sum.parse().map_err(|_| format!("'{sum}' is no sum"))?;
        let cells: Result<CellSet, String> = cells.split(',').map(|at| cell(size, at)).collect();
        builder = match (sum, cells?) {
            (0, cells) if cells.len() == size => builder.extra_region(cells),
            (0, cells) => builder.cage(cells, None),
            (sum, cells) => builder.cage(cells, Some(sum)),
        };
    }
    builder.build().map_err(|error| error.to_string())
}

fn cell(size: usize, number: &str) -> Result<Cell, String> {
    let number: usize = number
        .parse()
        .map_err(|_| format!("'{number}' is no cell"))?;
    let (row, column) = (number / size, number % size);
    if row < 9 && column < 9 {
        Ok(Cell::at(row, column))
    } else {
        Err(format!("the board has no cell {number}"))
    }
}

fn values(size: usize, text: &str) -> Result<Values, String> {
    let mut values = [None; Cell::COUNT];
    if text.len() != size * size {
        return Err(format!(
            "{} characters are no board of {size} rows",
            text.len()
        ));
    }
    for (number, character) in text.chars().enumerate() {
        if character != '.' {
            let digit = Digit::from_char(character).ok_or("it has digits above 9")?;
            values[cell(size, &number.to_string())?.index()] = Some(digit);
        }
    }
    Ok(values)
}
