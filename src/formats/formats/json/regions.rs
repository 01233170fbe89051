//! Regions given in the cells of a grid, each by its name.

use serde_json::Value;

use super::names::plain_name;
use super::{Problem, is_nothing};
use crate::formats::boards::usual;
use crate::formats::{Rule, Unknown};
use sudoku_engine::grid::{Cell, CellSet};

/// The names for the region of a cell.
const REGION: [&str; 8] = [
    "region",
    "regionid",
    "regionindex",
    "zone",
    "area",
    "nonet",
    "jigsaw",
    "piece",
];

/// The names for the box of a cell, or for its region in place of a box.
const BOX: [&str; 9] = [
    "box",
    "boxid",
    "boxindex",
    "block",
    "blockid",
    "blockindex",
    "square",
    "group",
    "subgrid",
];

/// The names for the cage of a cell.
const CAGE: [&str; 3] = ["cage", "cageid", "cageindex"];

/// Returns the regions given in these cells; `None` if they are the usual boxes, or nothing is
/// given.
pub(super) fn of_cells(
    cells: &[&Value],
    places: &[Cell],
    size: usize,
) -> Result<Option<Vec<CellSet>>, Problem> {
    if fields(cells, &CAGE).is_some_and(|it| it.iter().any(Option::is_some)) {
        return Err(Problem::Unsupported(Unknown::InThisForm(Rule::Cages)));
    }
    let (named, is_of_boxes) = match fields(cells, &REGION) {
        Some(named) => (named, false),
        None => match fields(cells, &BOX) {
            Some(named) => (named, true),
            None => return Ok(None),
        },
    };
    let named: Option<Vec<&Value>> = named.into_iter().collect();
    let Some(named) = named else {
        // A cell without a region may be anywhere; a cell without a box means nothing.
        return match is_of_boxes {
            true => Ok(None),
            false => Err(Problem::Unsupported(Unknown::CellsWithoutRegion)),
        };
    };
    let mut names: Vec<&Value> = Vec::new();
    for name in &named {
        if !names.contains(name) {
            names.push(name);
            if names.len() > size {
                return match is_of_boxes {
                    true => Ok(None),
                    false => Err(Problem::Unsupported(Unknown::MoreRegions)),
                };
            }
        }
    }
    let told: Vec<CellSet> = names
        .into_iter()
        .map(|name| {
            let cells = named.iter().zip(places);
            let of_region = cells.filter(|(it, _)| **it == name);
            of_region.map(|(_, cell)| *cell).collect()
        })
        .collect();
    let usual = usual(size).build()?;
    let is_in_box = |region: &CellSet| {
        let mut boxes = usual.regions().iter();
        boxes.any(|it| region.is_subset(it.cells()))
    };
    Ok((!told.iter().all(is_in_box)).then_some(told))
}

/// Returns the values of all cells under one of these names, `None` for a cell without one; `None`
/// if no cell has a value there.
fn fields<'a>(cells: &[&'a Value], names: &[&str]) -> Option<Vec<Option<&'a Value>>> {
    let of_cell = |cell: &&'a Value| -> Option<&'a Value> {
        let object = cell.as_object()?;
        let mut fields = object.iter();
        let field = fields.find(|(name, _)| names.contains(&&*plain_name(name)));
        let is_name = |it: &&Value| !is_nothing(it) && (it.is_number() || it.is_string());
        field.map(|(_, value)| value).filter(is_name)
    };
    let fields: Vec<Option<&Value>> = cells.iter().map(of_cell).collect();
    fields.iter().any(Option::is_some).then_some(fields)
}
