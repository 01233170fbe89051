//! The words beside the parts of a pattern, as its argument names them, and the numbers of the
//! lines of an argument beside their candidates.

use std::collections::{BTreeMap, BTreeSet};

use super::outline::parts;
use crate::explain::{
    Argument, CellPart, Picture, Role, SumPart, argument, named_lines, step_picture,
};
use sudoku_engine::grid::{Candidate, Cell, CellSet};
use sudoku_engine::rules::{Deduction, Pattern};
use sudoku_engine::technique::Family;
use sudoku_engine::texts::{LineName, Text, said};

/// The subject of a word beside a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Named {
    /// Cells with a part, whatever their candidates are.
    Cells(CellPart),
    /// Cells that are added up.
    Sum(SumPart),
    /// A candidate of the cell.
    Role(Role),
}

impl Named {
    /// The word; `None` for a part that has none.
    pub fn word(self) -> Option<Text> {
        let word = match self {
            Self::Cells(part) => match part {
                CellPart::Pivot => said!("tag-pivot"),
                CellPart::Pincer => said!("tag-pincer"),
                CellPart::Stem => said!("tag-stem"),
                CellPart::Floor => said!("tag-floor"),
                CellPart::Roof => said!("tag-roof"),
                CellPart::Cross => said!("tag-cross"),
                CellPart::Wing => said!("tag-wing"),
                CellPart::ExocetBase => said!("tag-base"),
                CellPart::Target => said!("tag-target"),
                CellPart::Mirror => said!("tag-mirror"),
                CellPart::SCell => said!("tag-s-cell"),
                CellPart::Rectangle
                | CellPart::Arm
                | CellPart::Pattern
                | CellPart::Companion
                | CellPart::Truth
                | CellPart::Link
                | CellPart::Losing
                | CellPart::Contradiction => return None,
            },
            Self::Sum(part) => match part {
                SumPart::Innie => said!("tag-innie"),
                SumPart::Outie => said!("tag-outie"),
                SumPart::Cage | SumPart::Counted => return None,
            },
            Self::Role(role) => match role {
                Role::Fin => said!("tag-fin"),
                Role::EndoFin => said!("tag-endo-fin"),
                Role::Guardian => said!("tag-guardian"),
                _ => return None,
            },
        };
        Some(word)
    }
}

/// A word at the edge of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag {
    /// The cell.
    pub cell: Cell,
    /// The subject of the word.
    pub of: Named,
}

/// The words and numbers beside the drawing of a step.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    /// The words, cell by cell.
    pub tags: Vec<Tag>,
    /// Candidates with the names of the lines that decide about them: lines of the main argument,
    /// or of its side arguments if the main argument does not mention them.
    pub numbers: Vec<(Candidate, Vec<LineName>)>,
}

impl Names {
    /// The names for the joint picture of the deductions of a step; side arguments are folded.
    pub fn of(step: &[Deduction]) -> Self {
        Self::unfolding(step, &BTreeSet::new())
    }

    /// The names with the side arguments that start at these lines (counted from 0) unfolded.
    pub fn unfolding(step: &[Deduction], unfolded: &BTreeSet<usize>) -> Self {
        let Some(first) = step.first() else {
            return Self::default();
        };
        let technique = first.technique;
        let is_net = is_net(&first.pattern);
        let numbers = match (step, &first.pattern) {
            ([_], Pattern::SideArguments(pattern)) => {
                let mut numbers: BTreeMap<Candidate, Vec<LineName>> = BTreeMap::new();
                for (candidate, name) in named_lines(pattern, unfolded) {
                    numbers.entry(candidate).or_default().push(name);
                }
                numbers.into_iter().map(outermost).collect()
            }
            ([one], _) if is_net => numbers(&argument(one)),
            _ => Vec::new(),
        };
        Self {
            tags: tags(&step_picture(step), technique.family()),
            numbers,
        }
    }
}

/// Whether the lines of an argument have numbers on the board.
const fn is_net(pattern: &Pattern) -> bool {
    matches!(
        pattern,
        Pattern::Forcing(_) | Pattern::Kraken(_) | Pattern::SideArguments(_)
    )
}

/// The cells of a picture that have a word.
fn tags(picture: &Picture, family: Family) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    let mut add = |cells: CellSet, of: Named| {
        for cell in cells {
            let tag = Tag { cell, of };
            if of.word().is_some() && !tags.contains(&tag) {
                tags.push(tag);
            }
        }
    };
    for (cells, part) in &picture.cells {
        let cells = match part {
            CellPart::ExocetBase | CellPart::Mirror | CellPart::SCell => heads(*cells),
            _ => *cells,
        };
        add(cells, Named::Cells(*part));
    }
    for (cells, part) in &picture.sums {
        add(heads(*cells), Named::Sum(*part));
    }
    for (candidate, role) in &picture.candidates {
        // In other patterns it is not a fin, but an extra candidate.
        if *role != Role::Fin || family == Family::Fish {
            add(CellSet::only(candidate.cell), Named::Role(*role));
        }
    }
    tags.sort_by_key(|tag| tag.cell);
    tags
}

/// The first cell of each connected part.
fn heads(cells: CellSet) -> CellSet {
    let parts = parts(cells).into_iter();
    parts.filter_map(|part| part.first()).collect()
}

/// For each candidate that links of lines lead to, the numbers of these lines.
fn numbers(argument: &Argument) -> Vec<(Candidate, Vec<LineName>)> {
    let mut numbers: BTreeMap<Candidate, Vec<LineName>> = BTreeMap::new();
    if !argument.is_numbered() {
        return Vec::new();
    }
    for (number, line) in argument.lines.iter().enumerate() {
        let name = argument.name(number);
        if let Some(supposed) = line.supposed {
            numbers.entry(supposed).or_default().push(name);
        }
        // Candidates between the first and the last one of a line have no number.
        let between = |one: &Candidate| line.links.iter().any(|link| link.from.contains(one));
        for end in line.links.iter().flat_map(|link| &link.to) {
            let of_end = numbers.entry(*end).or_default();
            if !between(end) && !of_end.contains(&name) {
                of_end.push(name);
            }
        }
    }
    numbers.retain(|_, lines| !lines.is_empty());
    numbers.into_iter().map(outermost).collect()
}

/// The lines of the main argument that mention a candidate; if there are none, all lines that do.
fn outermost((candidate, mut names): (Candidate, Vec<LineName>)) -> (Candidate, Vec<LineName>) {
    names.sort_by_key(|name| (name.side.is_some(), name.place));
    if names.iter().any(|name| name.side.is_none()) {
        names.retain(|name| name.side.is_none());
    }
    (candidate, names)
}
