//! The lights on the board while the pointer is on words.

use super::viewed::open_cells;
use crate::explain::{Picture, Span};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, House};
use sudoku_engine::sudoku::Position;

/// The thing that the words under the pointer name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pointed {
    /// A cell.
    Cell(Cell),
    /// A house.
    House(House),
    /// A digit, wherever it is.
    Digit(Digit),
    /// A digit in a cell.
    Candidate(Candidate),
    /// Cells that are added up.
    Cells(CellSet),
}

impl Pointed {
    /// The thing on the board that a span names, if there is one.
    pub const fn of(span: &Span) -> Option<Self> {
        match span {
            Span::Cell(cell) => Some(Self::Cell(*cell)),
            Span::House(house) | Span::HouseNumber(house) => Some(Self::House(*house)),
            Span::Digit(digit) => Some(Self::Digit(*digit)),
            Span::Candidate(candidate) => Some(Self::Candidate(*candidate)),
            Span::Sum(sum) => Some(Self::Cells(sum.cells)),
            Span::Plain(_) | Span::Technique(_) | Span::Line(_) => None,
        }
    }

    /// Whether it is this cell, or a candidate of it.
    pub fn is_in(self, cell: Cell) -> bool {
        match self {
            Self::Cell(named) => named == cell,
            Self::Candidate(candidate) => candidate.cell == cell,
            Self::Cells(cells) => cells.contains(cell),
            Self::House(_) | Self::Digit(_) => false,
        }
    }
}

/// Something that is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lit {
    /// A cell: it has an edge.
    Cell(Cell),
    /// A house: it has an edge.
    House(House),
    /// Cells that are named together: they have an edge together.
    Cells(CellSet),
    /// A candidate: it has a ring.
    Candidate(Candidate),
}

/// The lights on a board with the picture of a step. For a digit, these are its candidates,
/// including those that the step removed, and the cells that hold it.
pub fn lit(pointed: Pointed, position: &Position, picture: &Picture) -> Vec<Lit> {
    let open = open_cells(position, picture);
    match pointed {
        Pointed::Cell(cell) => vec![Lit::Cell(cell)],
        Pointed::House(house) => vec![Lit::House(house)],
        Pointed::Cells(cells) => vec![Lit::Cells(cells)],
        Pointed::Candidate(candidate) if open.contains(candidate.cell) => {
            vec![Lit::Candidate(candidate)]
        }
        Pointed::Candidate(candidate) => vec![Lit::Cell(candidate.cell)],
        Pointed::Digit(digit) => {
            let grid = position.grid();
            let of_digit = |cell| {
                let candidate = Candidate::new(cell, digit);
                let marked = picture.candidates.iter().any(|(one, _)| *one == candidate);
                if !open.contains(cell) {
                    (grid.value(cell) == Some(digit)).then_some(Lit::Cell(cell))
                } else if grid.value(cell).is_none() && grid.has(candidate) || marked {
                    Some(Lit::Candidate(candidate))
                } else {
                    None
                }
            };
            Cell::all().filter_map(of_digit).collect()
        }
    }
}
