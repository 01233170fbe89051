//! The board, if it is not the classic one.
//!
//! ```toml
//! [layout]
//! size = 9
//! boxes = "3x3"
//! has = ["diagonal-down", "diagonal-up"]
//! extra-regions = ["r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3"]
//! cages = ["10 r1c4 r1c5", "r4c4 r4c5 r5c4"]
//! ```
//!
//! For regions other than boxes there is a character for each cell under `regions`; a board of only
//! rows and columns has neither key. A cage without a number in front has no sum. Any other key is
//! a mistake, because it may be a rule.

use serde::Deserialize;
use toml::Spanned;

use super::source::{Source, quoted};
use crate::formats::Fault;
use crate::formats::FormatError;
use crate::formats::boards;
use crate::formats::error::shown;
use sudoku_engine::grid::{CellSet, Feature, Layout, LayoutBuilder, LayoutError};
use sudoku_engine::sudoku::Puzzle;

pub(super) const KEY: &str = "layout";

/// The keys of the table.
pub(super) const KEYS: [&str; 6] = ["size", "boxes", "regions", "has", "extra-regions", "cages"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    size: Spanned<usize>,
    boxes: Option<Spanned<String>>,
    regions: Option<Spanned<String>>,
    #[serde(default)]
    has: Vec<Spanned<String>>,
    #[serde(default)]
    extra_regions: Vec<Spanned<String>>,
    #[serde(default)]
    cages: Vec<Spanned<String>>,
}

/// Reads the board; the classic one, if there is none in the file.
pub(super) fn read(source: &mut Source<'_>) -> Result<Layout, FormatError> {
    source.check_names_in(&[KEY], &KEYS)?;
    let written: Option<Written> = source.take(KEY)?;
    written.map_or(Ok(Layout::CLASSIC), |written| board(source, &written))
}

fn board(source: &Source<'_>, written: &Written) -> Result<Layout, FormatError> {
    let size = *written.size.as_ref();
    if !(4..=9).contains(&size) {
        let place = source.start_of(&written.size);
        return Err(boards::impossible(LayoutError::Size(size), place));
    }
    let mut builder = LayoutBuilder::new(size);
    if let Some(boxes) = &written.boxes {
        let [rows, columns] = boxes_of(boxes.as_ref()).ok_or_else(|| {
            let text = shown(boxes.as_ref(), FormatError::SHOWN_OF_TEXT);
            source.mistake(boxes, Fault::NotBoxes { text })
        })?;
        builder = builder.boxes(rows, columns);
    }
    if let Some(regions) = &written.regions {
        let characters: String = regions.as_ref().split_whitespace().collect();
        let found = characters.chars().count();
        let needed = size * size;
        if found != needed || written.boxes.is_some() {
            let problem = if written.boxes.is_some() {
                Fault::BoxesAndRegions
            } else {
                Fault::RegionCells { found, needed }
            };
            return Err(source.mistake(regions, problem));
        }
        builder = builder.regions_from(&characters);
    }
    for name in &written.has {
        let feature: Feature = name.as_ref().parse().map_err(|_| {
            let text = shown(name.as_ref(), FormatError::SHOWN_OF_NAME);
            source.mistake(name, Fault::NotAFeature { text })
        })?;
        builder = builder.with(feature);
    }
    let mut places = Vec::new();
    for item in &written.extra_regions {
        let cells = cells_of(source, item, item.as_ref())?;
        places.push((cells, item));
        builder = builder.extra_region(cells);
    }
    for item in &written.cages {
        let (first, rest) = item
            .as_ref()
            .split_once(char::is_whitespace)
            .unwrap_or((item.as_ref(), ""));
        let (sum, names) = match first.parse() {
            Ok(sum) => (Some(sum), rest),
            Err(_) => (None, item.as_ref().as_str()),
        };
        let cells = cells_of(source, item, names)?;
        places.push((cells, item));
        builder = builder.cage(cells, sum);
    }
    builder.build().map_err(|error| {
        let about = error.cell();
        let item = places
            .iter()
            .rev()
            .find(|(cells, _)| about.is_some_and(|cell| cells.contains(cell)));
        let place = item.map_or_else(
            || source.start_of(&written.size),
            |(_, item)| source.start_of(item),
        );
        boards::impossible(error, place)
    })
}

/// Reads the rows and columns of a box.
fn boxes_of(text: &str) -> Option<[usize; 2]> {
    let (rows, columns) = text.split_once('x')?;
    let number = |text: &str| text.parse().ok().filter(|it| (1..=9).contains(it));
    Some([number(rows)?, number(columns)?])
}

fn cells_of(
    source: &Source<'_>,
    item: &Spanned<String>,
    names: &str,
) -> Result<CellSet, FormatError> {
    let mut cells = CellSet::EMPTY;
    for name in names.split_whitespace() {
        let cell = name.parse().map_err(|()| {
            let text = shown(name, FormatError::SHOWN_OF_TEXT);
            source.mistake(item, Fault::NotACellName { text })
        })?;
        if !cells.insert(cell) {
            return Err(source.mistake(item, Fault::CellTwice { cell }));
        }
    }
    Ok(cells)
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    let layout = &puzzle.layout;
    if layout.is_classic() {
        return;
    }
    *file += &format!("\n[{KEY}]\nsize = {}\n", layout.size());
    if let Some([rows, columns]) = layout.boxes() {
        *file += &format!("boxes = \"{rows}x{columns}\"\n");
    } else if !layout.regions().is_empty() {
        let regions = boards::write_regions(layout);
        *file += "regions = \"\"\"\n";
        for row in regions.as_bytes().chunks(layout.size()) {
            *file += &String::from_utf8_lossy(row);
            *file += "\n";
        }
        *file += "\"\"\"\n";
    }
    let features = layout.features();
    let features: Vec<String> = features.iter().map(|it| quoted(it.slug())).collect();
    if !features.is_empty() {
        *file += &format!("has = [{}]\n", features.join(", "));
    }
    let regions = layout.extra_regions().map(|house| names(house.cells()));
    write_list("extra-regions", regions, file);
    let cages = layout.cages().iter().map(|cage| match cage.sum {
        Some(sum) => format!("{sum} {}", names(cage.cells)),
        None => names(cage.cells),
    });
    write_list("cages", cages, file);
}

fn names(cells: CellSet) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    names.join(" ")
}

fn write_list(name: &str, items: impl Iterator<Item = String>, file: &mut String) {
    let items: String = items
        .map(|item| format!("    {},\n", quoted(&item)))
        .collect();
    if !items.is_empty() {
        *file += &format!("{name} = [\n{items}]\n");
    }
}
