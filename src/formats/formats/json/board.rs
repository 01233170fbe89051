//! The board of a puzzle: its size, its regions, and the features in its fields.

use serde_json::Value;

use super::found::Step;
use super::{Object, Problem, is_nothing, spelling};
use crate::formats::Fault;
use crate::formats::boards::{usual, usual_boxes, with_cages, wrong_total};
use crate::formats::error::shown;
use crate::formats::finder::named_cell;
use crate::formats::{FormatError, Rule, Unknown};
use sudoku_engine::grid::{
    Cell, CellSet, Feature, House, HouseKind, Layout, LayoutBuilder, LayoutError,
};

/// The fields that are not rules, or are read elsewhere.
const NO_RULES: [&str; 21] = [
    "allowCandidates",
    "author",
    "cellSize",
    "cells",
    "disabledlogic",
    "grid",
    "highlightConflicts",
    "id",
    "metadata",
    "msgcorrect",
    "rules",
    "ruleset",
    "settings",
    "size",
    "solution",
    "source",
    "successMessage",
    "title",
    "truecandidatesoptions",
    "version",
    "videos",
];

/// The fields that switch on a feature of the board.
const SWITCHES: [(&str, Feature); 5] = [
    ("antiking", Feature::AntiKing),
    ("antiknight", Feature::AntiKnight),
    ("diagonal+", Feature::DiagonalUp),
    ("diagonal-", Feature::DiagonalDown),
    ("disjointgroups", Feature::DisjointGroups),
];

/// The fields with parts of the board.
const PARTS: [&str; 4] = ["cages", "extraregion", "killercage", "regions"];

/// The names of unknown rules, by their fields.
const UNSUPPORTED: [(&str, Rule); 31] = [
    ("arrow", Rule::Arrows),
    ("arrows", Rule::Arrows),
    ("betweenline", Rule::BetweenLines),
    ("cage", Rule::CagesWithText),
    ("cages", Rule::CagesWithRepeats),
    ("circle", Rule::Shapes),
    ("clone", Rule::Clones),
    ("difference", Rule::Dots),
    ("even", Rule::Even),
    ("foglight", Rule::Fog),
    ("fogofwar", Rule::Fog),
    ("line", Rule::Lines),
    ("lines", Rule::Lines),
    ("littlekillersum", Rule::LittleKillerSums),
    ("maximum", Rule::Maximum),
    ("minimum", Rule::Minimum),
    ("nonconsecutive", Rule::NonConsecutive),
    ("odd", Rule::Odd),
    ("overlays", Rule::Shapes),
    ("palindrome", Rule::Palindromes),
    ("quadruple", Rule::Quadruples),
    ("ratio", Rule::Dots),
    ("rectangle", Rule::Shapes),
    ("regionsumline", Rule::RegionSumLines),
    ("renban", Rule::RenbanLines),
    ("sandwichsum", Rule::SandwichSums),
    ("text", Rule::Texts),
    ("thermometer", Rule::Thermometers),
    ("underlays", Rule::Shapes),
    ("whispers", Rule::WhisperLines),
    ("xv", Rule::XAndV),
];

/// The kinds of extra houses that may be listed as extra regions.
const AS_REGIONS: [Feature; 6] = [
    Feature::Windoku,
    Feature::Percent,
    Feature::DisjointGroups,
    Feature::Asterisk,
    Feature::CenterDot,
    Feature::Girandola,
];

fn unsupported(field: &str) -> Problem {
    let rule = UNSUPPORTED.iter().find(|(known, _)| *known == field);
    let unknown = rule.map_or_else(
        || Unknown::Named(field.to_owned()),
        |(_, rule)| Unknown::Rule(*rule),
    );
    Problem::Unsupported(unknown)
}

/// Returns the mistake in the name of a field that looks like a known one, if it does.
fn misspelt(field: &str) -> Option<Problem> {
    let rules = UNSUPPORTED.iter().map(|(name, _)| *name);
    let switches = SWITCHES.iter().map(|(name, _)| *name);
    let known = NO_RULES.into_iter().chain(rules).chain(switches);
    let known: Vec<&str> = known.chain(PARTS).collect();
    let name = spelling::meant(field, &known)?.to_owned();
    let text = field.to_owned();
    Some(Problem::Shape(Fault::Misspelt { text, name }))
}

/// Whether a field that should be a list says something. An empty object is not an empty list.
fn is_told(value: &Value) -> bool {
    !is_nothing(value) || value.is_object()
}

/// The parts of a board found so far.
struct Found {
    builder: LayoutBuilder,
    size: usize,
    features: Vec<Feature>,
    extra: Vec<CellSet>,
    /// The cages, each with the steps to it.
    cages: Vec<(Vec<Step>, CellSet, Option<u8>)>,
}

/// Reads the board of an object with these cells, which are in a field with this name.
pub(super) fn read(
    object: &Object,
    about: &Object,
    (name, rows): (&str, &[Value]),
) -> Result<Layout, Problem> {
    let size = rows.len();
    let columns = |row: &Value| row.as_array().map_or(0, Vec::len);
    if let Some(at) = rows.iter().position(|row| columns(row) != size) {
        let found = columns(&rows[at]);
        let others = rows.iter().filter(|row| columns(row) == size).count();
        let problem = match 2 * others > size {
            true => Problem::Shape(Fault::RowCells {
                row: at + 1,
                found,
                needed: size,
            }),
            false => Problem::Unsupported(Unknown::Size {
                rows: size,
                columns: found,
            }),
        };
        return Err(problem.in_entry(at).in_field(name));
    }
    let told = object.get("size").map(told_size).transpose();
    let told = told.map_err(|it| it.in_field("size"))?.flatten();
    if let Some(told) = told.filter(|told| *told > 9 && *told != size) {
        return Err(LayoutError::Size(told).into());
    }
    if !(4..=9).contains(&size) {
        return Err(LayoutError::Size(size).into());
    }
    if let Some(told) = told.filter(|told| *told != size) {
        return Err(Problem::Shape(Fault::OtherSize { told, size }));
    }
    let mut found = Found {
        builder: usual(size),
        size,
        features: Vec::new(),
        extra: Vec::new(),
        cages: Vec::new(),
    };
    let of_cells = found.regions_of_cells(rows);
    of_cells.map_err(|problem| problem.in_field(name))?;
    let fields = object.iter();
    let fields = fields.map(|(field, value)| (None, field.as_str(), value));
    let switched_on = about.iter().filter(|(_, value)| **value == true);
    let switched_on = switched_on.map(|(field, value)| (Some("metadata"), field.as_str(), value));
    // Name all unknown rules, not just the first.
    let mut unknown: Vec<Unknown> = Vec::new();
    let mut first: Option<Vec<Step>> = None;
    for (around, field, value) in fields.chain(switched_on) {
        let taken = found.take(field, value).map_err(|problem| {
            let steps = around.into_iter().chain([field]);
            let steps: Vec<Step> = steps.map(|it| Step::Field(it.to_owned())).collect();
            problem.along(&steps).apart()
        });
        match taken {
            Err((steps, Problem::Unsupported(what))) => {
                first.get_or_insert(steps);
                if !unknown.contains(&what) {
                    unknown.push(what);
                }
            }
            Ok(()) => {}
            Err((steps, problem)) => return Err(problem.along(&steps)),
        }
    }
    match Unknown::all(unknown) {
        None => found.build(),
        Some(unknown) => Err(Problem::Unsupported(unknown).along(&first.unwrap_or_default())),
    }
}

/// Reads the number of rows, if it is told.
fn told_size(value: &Value) -> Result<Option<usize>, Problem> {
    let number = match value {
        Value::Null => return Ok(None),
        Value::String(text) => text.trim().parse().ok(),
        value => value.as_u64().and_then(|it| usize::try_from(it).ok()),
    };
    number.map(Some).ok_or_else(|| {
        let text = shown(&value.to_string(), FormatError::SHOWN_OF_TEXT);
        Problem::Shape(Fault::NotANumber { text })
    })
}

impl Found {
    /// Handles a field.
    fn take(&mut self, field: &str, value: &Value) -> Result<(), Problem> {
        let is_list = value.as_array().is_some_and(|all| !all.is_empty());
        match field {
            // An empty list may mean anything.
            "regions" if value.is_array() => self.regions(value),
            "cages" if is_list => self.cages(value),
            "killercage" if is_told(value) => self.killer_cages(value),
            "extraregion" if is_told(value) => {
                for (at, cells) in told_list(value)?.iter().enumerate() {
                    if let Some(fields) = cells.as_object() {
                        let named = spelling::check(fields, &spelling::OF_CAGES);
                        named.map_err(|it| it.in_entry(at))?;
                    }
                    let cells = self.named_cells(&cells["cells"]);
                    let cells = cells.map_err(|it| it.in_field("cells").in_entry(at))?;
                    self.extra.push(cells);
                }
                Ok(())
            }
            _ if NO_RULES.contains(&field) => Ok(()),
            _ => {
                let switch = SWITCHES.iter().find(|(known, _)| *known == field);
                let Some((_, feature)) = switch else {
                    return match is_nothing(value) {
                        true => Ok(()),
                        false => Err(misspelt(field).unwrap_or_else(|| unsupported(field))),
                    };
                };
                if matches!(value, Value::Null | Value::Bool(false)) {
                    return Ok(());
                }
                if *value != true {
                    let text = shown(&value.to_string(), FormatError::SHOWN_OF_TEXT);
                    return Err(Problem::Shape(Fault::NeitherTrueNorFalse { text }));
                }
                self.features.push(*feature);
                Ok(())
            }
        }
    }

    /// Reads the regions that f-puzzles gives with the cells: for some or all cells.
    fn regions_of_cells(&mut self, rows: &[Value]) -> Result<(), Problem> {
        let size = self.size;
        let Some([height, width]) = usual_boxes(size).or(Some([size, 1])) else {
            return Ok(());
        };
        let mut regions = vec![CellSet::EMPTY; size];
        let (mut told, mut without) = (false, 0);
        for (row, cells) in rows.iter().enumerate() {
            for column in 0..size {
                let region = match cells[column].get("region") {
                    None => Some(row / height * (size / width) + column / width),
                    Some(Value::Null) => {
                        told = true;
                        without += 1;
                        continue;
                    }
                    Some(region) => {
                        told = true;
                        region.as_u64().and_then(|it| usize::try_from(it).ok())
                    }
                };
                let cells = region.and_then(|it| regions.get_mut(it));
                let more = || Problem::Unsupported(Unknown::MoreRegions).in_cell(row, column);
                let cells = cells.ok_or_else(more)?;
                cells.insert(Cell::at(row, column));
            }
        }
        if without > 0 && without < size * size {
            return Err(Problem::Unsupported(Unknown::CellsWithoutRegion));
        }
        if without > 0 {
            self.builder = LayoutBuilder::new(size);
        } else if told {
            self.builder = LayoutBuilder::new(size).regions(regions);
        }
        Ok(())
    }

    /// Reads the regions of SudokuPad: lists of pairs of row and column.
    fn regions(&mut self, value: &Value) -> Result<(), Problem> {
        let regions = list(value)?.iter().enumerate();
        let regions: Vec<CellSet> = regions
            .filter(|(_, region)| !is_nothing(region))
            .map(|(at, region)| self.numbered_cells(region).map_err(|it| it.in_entry(at)))
            .collect::<Result<_, _>>()?;
        if regions.is_empty() {
            return Err(Problem::Unsupported(Unknown::NoRegions));
        }
        self.builder = LayoutBuilder::new(self.size).regions(regions);
        Ok(())
    }

    /// Reads the cages of f-puzzles.
    fn killer_cages(&mut self, value: &Value) -> Result<(), Problem> {
        for (at, cage) in told_list(value)?.iter().enumerate() {
            let read = || {
                if let Some(fields) = cage.as_object() {
                    spelling::check(fields, &spelling::OF_CAGES)?;
                }
                let cells = self.named_cells(&cage["cells"]);
                let cells = cells.map_err(|it| it.in_field("cells"))?;
                let sums = [&cage["value"], &cage["sum"]];
                if let Some(other) = sums.iter().find(|it| it.is_object() || it.is_array()) {
                    let text = shown(&other.to_string(), FormatError::SHOWN_OF_TEXT);
                    return Err(Problem::Shape(Fault::NotTheSum { text }));
                }
                let sum = sum_of(only_sum(sums)?)?;
                Ok((cells, sum))
            };
            let (cells, sum) = read().map_err(|it: Problem| it.in_entry(at))?;
            self.cage("killercage", at, cells, sum);
        }
        Ok(())
    }

    /// Reads the cages of SudokuPad. Some hold a text about the puzzle, or are rows and columns; a
    /// cage with all digits and without a sum is a region.
    fn cages(&mut self, value: &Value) -> Result<(), Problem> {
        for (at, cage) in list(value)?.iter().enumerate() {
            if cage.get("cells").is_none_or(is_nothing) || cage["type"] == "rowcol" {
                continue;
            }
            let is_killer = cage["style"] == "killer" && cage["unique"] != false;
            let read = || {
                if cage["unique"] != true && !is_killer {
                    return Err(unsupported("cages"));
                }
                let cells = self.numbered_cells(&cage["cells"]);
                let cells = cells.map_err(|it| it.in_field("cells"))?;
                let sum = only_sum([&cage["sum"], &cage["value"]])?;
                Ok((cells, is_nothing(sum), sum_of(sum)?))
            };
            match read().map_err(|it| it.in_entry(at))? {
                (cells, true, _) if cells.len() == self.size => self.extra.push(cells),
                (cells, _, sum) => self.cage("cages", at, cells, sum),
            }
        }
        Ok(())
    }

    /// Keeps a cage, the entry with this number of a field.
    fn cage(&mut self, field: &str, entry: usize, cells: CellSet, sum: Option<u8>) {
        let steps = vec![Step::Field(field.to_owned()), Step::Entry(entry)];
        self.cages.push((steps, cells, sum));
    }

    /// Reads cells such as `R1C1`.
    fn named_cells(&self, names: &Value) -> Result<CellSet, Problem> {
        let named = |name: &Value| {
            let name = name.as_str()?.strip_prefix(['R', 'r'])?;
            let (row, column) = name.split_once(['C', 'c'])?;
            let line = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
            self.cell(line(row)?, line(column)?)
        };
        let cells = told_list(names)?.iter().enumerate();
        distinct(cells.map(|(at, it)| named(it).ok_or_else(|| no_cell(it).in_entry(at))))
    }

    /// Reads cells as pairs of row and column, counted from 0.
    fn numbered_cells(&self, pairs: &Value) -> Result<CellSet, Problem> {
        let numbered = |pair: &Value| {
            let line = |index: usize| usize::try_from(pair.get(index)?.as_u64()?).ok();
            self.cell(line(0)?, line(1)?)
        };
        let cells = list(pairs)?.iter().enumerate();
        distinct(cells.map(|(at, it)| numbered(it).ok_or_else(|| no_cell(it).in_entry(at))))
    }

    fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        (row < self.size && column < self.size).then(|| Cell::at(row, column))
    }

    /// Builds the board. Extra regions such as windows become features.
    fn build(mut self) -> Result<Layout, Problem> {
        let mut builder = self.builder;
        for feature in AS_REGIONS.into_iter().filter(|_| self.size == 9) {
            let with = LayoutBuilder::new(9).with(feature).build()?;
            let further = with.further().iter();
            let mut needed = further.filter(|house| house.kind() != HouseKind::HiddenWindow);
            let has = |house: &House| {
                let is_up = feature == Feature::Percent && house.kind() == HouseKind::Diagonal;
                self.extra.contains(&house.cells())
                    || is_up && self.features.contains(&Feature::DiagonalUp)
            };
            if needed.all(has) {
                let is_part =
                    |cells: &CellSet| with.further().iter().any(|it| it.cells() == *cells);
                self.extra.retain(|cells| !is_part(cells));
                self.features.push(feature);
            }
        }
        for feature in self.features {
            builder = builder.with(feature);
        }
        for cells in self.extra {
            builder = builder.extra_region(cells);
        }
        let cages = self.cages.iter().map(|(_, cells, sum)| (*cells, *sum));
        let steps = |at: usize| self.cages.get(at).map_or(&[][..], |(steps, ..)| steps);
        let layout = with_cages(&builder, cages)
            .map_err(|(error, at)| Problem::from(error).along(at.map_or(&[], steps)))?;
        match wrong_total(&layout) {
            Some(problem) => Err(Problem::Shape(problem).along(steps(0))),
            None => Ok(layout),
        }
    }
}

/// Returns the cells of each list of a list: pairs of row and column, or names.
pub(super) fn lists_of_cells(value: &Value, size: usize) -> Result<Vec<CellSet>, Problem> {
    let lists = list(value)?.iter();
    let cells = |value: &Value| value.get("cells").unwrap_or(value).clone();
    counted_either_way(size, |first| {
        let lists = lists.clone();
        lists.map(|it| any_cells(&cells(it), size, first)).collect()
    })
}

/// Reads cells that are counted from 0 or from 1. If both are possible, they are refused: they
/// might be read one row and one column off.
pub(super) fn counted_either_way<T: PartialEq>(
    size: usize,
    read: impl Fn(usize) -> Result<T, Problem>,
) -> Result<T, Problem> {
    match (read(0), read(1)) {
        (Ok(one), Ok(other)) if one == other => Ok(one),
        (Ok(_), Ok(_)) => Err(Problem::Counting(Fault::LinesFromWhere { size })),
        (Ok(one), Err(_)) | (Err(_), Ok(one)) => Ok(one),
        (Err(error), Err(_)) => Err(error),
    }
}

/// Returns the sum of a cage; `None` if it is unknown.
pub(super) fn sum_of(value: &Value) -> Result<Option<u8>, Problem> {
    let number = match value {
        value if is_nothing(value) => return Ok(None),
        Value::Number(number) => number.as_u64(),
        Value::String(text) if matches!(text.trim(), "" | "?") => return Ok(None),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    };
    let sum = number.and_then(|sum| u8::try_from(sum).ok());
    let what = || Problem::Unsupported(Unknown::CageWithOtherText);
    sum.ok_or_else(what).map(Some)
}

/// Returns the first of the values for the sum of a cage, if there is any; refuses two different
/// sums.
pub(super) fn only_sum<'a>(
    values: impl IntoIterator<Item = &'a Value>,
) -> Result<&'a Value, Problem> {
    let mut told = values.into_iter().filter(|it| !is_nothing(it));
    let Some(first) = told.next() else {
        return Ok(&Value::Null);
    };
    let number = |value: &Value| sum_of(value).ok().flatten().map(usize::from);
    let one = number(first);
    let other = told.filter_map(number).find(|it| Some(*it) != one);
    match one.zip(other) {
        Some((one, other)) => Err(Problem::Shape(Fault::TwoSums { one, other })),
        None => Ok(first),
    }
}

/// Reads cells in any of the forms that programs use: their rows, columns and numbers are counted
/// from this number, and names from 1.
pub(super) fn any_cells(value: &Value, size: usize, first: usize) -> Result<CellSet, Problem> {
    let at =
        |row: usize, column: usize| (row < size && column < size).then(|| Cell::at(row, column));
    let line = |value: Option<&Value>| usize::try_from(value?.as_u64()?).ok()?.checked_sub(first);
    let cell = |value: &Value| match value {
        Value::Array(pair) => at(line(pair.first())?, line(pair.get(1))?),
        Value::Object(_) => {
            let row = ["row", "r", "y"].iter().find_map(|name| value.get(*name));
            let column = ["col", "column", "c", "x"]
                .iter()
                .find_map(|name| value.get(*name));
            at(line(row)?, line(column)?)
        }
        Value::Number(_) => crate::formats::boards::cell(size, line(Some(value))?),
        Value::String(name) => {
            let cell = named_cell(name)?;
            at(cell.row(), cell.column())
        }
        _ => None,
    };
    // A text may name all cells.
    let named = value.as_str().map(|names| {
        let is_between = |one: char| one.is_whitespace() || ",;+".contains(one);
        let names = names.split(is_between).filter(|it| !it.is_empty());
        names.map(Value::from).collect::<Vec<Value>>()
    });
    let named = named.filter(|all| {
        all.iter()
            .all(|it| it.as_str().and_then(named_cell).is_some())
    });
    // A single cell may be written without a list.
    let one = value.is_object().then(|| vec![value.clone()]);
    let named = named.or(one);
    let cells = named.as_ref().map_or_else(|| list(value), Ok)?.iter();
    distinct(cells.map(|it| cell(it).ok_or_else(|| no_cell(it))))
}

/// Collects cells, none of which may be named twice.
fn distinct(cells: impl Iterator<Item = Result<Cell, Problem>>) -> Result<CellSet, Problem> {
    let mut found = CellSet::EMPTY;
    for cell in cells {
        let cell = cell?;
        if !found.insert(cell) {
            return Err(Problem::Shape(Fault::TwiceInOne { cell }));
        }
    }
    Ok(found)
}

/// Returns the error about a value in place of a cell.
fn no_cell(name: &Value) -> Problem {
    let name = name
        .as_str()
        .map_or_else(|| name.to_string(), str::to_owned);
    Problem::NotACell(name)
}

/// Returns the entries of a value that can only be meant as a list.
fn told_list(value: &Value) -> Result<&Vec<Value>, Problem> {
    let text = || shown(&value.to_string(), FormatError::SHOWN_OF_TEXT);
    let problem = || Problem::Shape(Fault::NotAList { text: text() });
    value.as_array().ok_or_else(problem)
}

pub(super) fn list(value: &Value) -> Result<&Vec<Value>, Problem> {
    value.as_array().ok_or(Problem::Damaged)
}
