//! What the fields of an object say of a board, until it is built.

use serde_json::Value;

use super::{
    AROUND, KINDS, LONGEST_NAME, REGIONS, SHORTEST_TAG, SIDES, TAGS, chosen, may_be_map,
    names_rule, plain_map, region_map, rule, singular,
};
use crate::formats::boards::usual;
use crate::formats::json::found::Step;
use crate::formats::json::names::plain_name;
use crate::formats::json::{Object, Problem, board, grids, is_nothing};
use crate::formats::rules::{features, in_sentence, in_table, is_name, named, says_nothing};
use sudoku_engine::grid::{CellSet, Feature, Layout, LayoutBuilder, LayoutError};

/// What the fields of an object say of a board.
pub(super) struct Told {
    pub(super) size: usize,
    pub(super) boxes: Option<[usize; 2]>,
    pub(super) regions: Option<Vec<CellSet>>,
    /// The cages, each with the steps to it.
    pub(super) cages: Vec<(Vec<Step>, CellSet, Option<u8>)>,
    /// The steps to the field that is looked at.
    pub(super) path: Vec<Step>,
    pub(super) features: Vec<Feature>,
    /// What it has that is not known, or not in this form.
    pub(super) unknown: Vec<String>,
    /// Words for rules that other fields have to tell.
    pub(super) named: Vec<&'static str>,
}

impl Told {
    /// Takes the fields of an object that say something, and of which this holds.
    pub(super) fn take_all(
        &mut self,
        object: &Object,
        is_it: impl Fn(&Value) -> bool,
    ) -> Result<(), Problem> {
        let fields = object.iter().filter(|(_, it)| !is_nothing(it) && is_it(it));
        for (name, value) in fields {
            match chosen(object, name).filter(|_| value.is_array()) {
                // Of a list of kinds one is chosen, by its name in the other field or by its
                // number.
                Some(number) => {
                    let at = number.as_u64().and_then(|it| usize::try_from(it).ok());
                    at.and_then(|at| value.get(at))
                        .into_iter()
                        .for_each(|it| self.kinds(it));
                }
                None => {
                    let step = Step::Field(name.clone());
                    self.path.push(step.clone());
                    let taken = self.take(name, value);
                    self.path.pop();
                    taken.map_err(|problem| problem.within(step))?;
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, name: &str, value: &Value) -> Result<(), Problem> {
        let of_one = singular(name);
        if is_about_something_else(&of_one, value) {
            return Ok(());
        }
        if AROUND.contains(&&*of_one)
            && let Some(inner) = value.as_object()
        {
            self.kinds(value);
            let is_more = |it: &Value| it.is_object() || it.is_array() || it.is_string();
            return self.take_all(inner, is_more);
        }
        if KINDS.contains(&&*of_one) || AROUND.contains(&&*of_one) && value.is_array() {
            self.kinds(value);
            self.typed(value);
            return Ok(());
        }
        if TAGS.contains(&&*of_one) {
            // What else they say may be anything.
            let texts = value
                .as_array()
                .map_or(std::slice::from_ref(value), Vec::as_slice);
            let texts = texts.iter().filter_map(Value::as_str);
            let known = texts
                .filter(|it| it.len() >= SHORTEST_TAG)
                .filter_map(features);
            self.features.extend(known.flatten());
            return Ok(());
        }
        if of_one == "diagonal"
            && let Some(inner) = value.as_object()
        {
            for (which, _) in inner.iter().filter(|(_, it)| **it == true) {
                self.switch(&format!("{which} diagonal"));
            }
            return Ok(());
        }
        let is_side = || SIDES.contains(&&*of_one);
        let is_number = |it: &Value| it.is_number() || it.is_null();
        if let Some(clues) = value.as_array().filter(|it| it.len() == self.size)
            && clues.iter().all(is_number)
            && is_side()
        {
            self.lacks("clues outside its board".to_owned());
            return Ok(());
        }
        let is_on = value.as_str().is_some_and(is_switched_on);
        if *value == true || *value == 1 || is_on {
            self.switch(name);
            return Ok(());
        }
        if REGIONS.contains(&&*of_one) {
            if let Some(regions) = region_map(value, self.size) {
                self.regions = Some(regions);
                return Ok(());
            }
            let lists = || board::lists_of_cells(value, self.size);
            let is_told = rule(name).is_some();
            if is_told && value.is_array() {
                match self.damaged_map(value)? {
                    Some(regions) => self.regions = Some(regions),
                    None => match lists() {
                        Ok(regions) => self.regions = Some(regions),
                        Err(Problem::Damaged) => self.lacks("regions in this form".to_owned()),
                        Err(problem) => return Err(problem),
                    },
                }
                return Ok(());
            }
            let whole = |regions: &Vec<CellSet>| {
                regions.len() == self.size && regions.iter().all(|it| it.len() == self.size)
            };
            if value.is_array()
                && let Some(regions) = lists().ok().filter(whole)
            {
                self.regions = Some(regions);
                return Ok(());
            }
            if !is_told {
                return Ok(());
            }
        }
        if rule(name).is_none()
            && let Some(regions) = plain_map(value, self.size)
        {
            self.regions = Some(regions);
            return Ok(());
        }
        match rule(name) {
            Some("cages") if value.is_array() => {
                for (at, (cells, sum)) in
                    board::any_cages(value, self.size)?.into_iter().enumerate()
                {
                    let steps = self.path.iter().cloned().chain([Step::Entry(at)]);
                    self.cages.push((steps.collect(), cells, sum));
                }
            }
            // How many regions there are, says nothing of them.
            Some("regions") if value.is_number() && !singular(name).contains("jigsaw") => {}
            // A word for the kind of the puzzle.
            Some(what @ ("cages" | "regions")) if value.is_string() || value.is_number() => {
                if !value.as_str().is_some_and(says_nothing) {
                    self.named.push(match what {
                        "regions" => "irregular regions",
                        what => what,
                    });
                }
            }
            // Their name is known, how they are told is not.
            Some(what @ ("cages" | "regions")) => self.lacks(format!("{what} in this form")),
            // A number may count something else.
            Some(_) if value.is_number() => {}
            Some(what) if !self.typed(value) => self.lacks(what.to_owned()),
            Some(_) => {}
            None => _ = self.typed(value),
        }
        Ok(())
    }

    /// The regions of a map of names of which some have too many cells.
    fn damaged_map(&self, value: &Value) -> Result<Option<Vec<CellSet>>, Problem> {
        let Some(names) = grids::region_names(value, self.size) else {
            return Ok(None);
        };
        let layout = LayoutBuilder::new(self.size).regions_from(&names).build()?;
        let regions = layout.regions().iter().map(|it| it.cells());
        Ok(Some(regions.collect()))
    }

    /// A rule that is on.
    fn switch(&mut self, name: &str) {
        let plain = plain_name(name);
        let plain = plain.strip_prefix("is").or(plain.strip_prefix("has"));
        let known = features(name).or_else(|| features(plain?));
        if let Some(known) = known {
            self.features.extend(known);
        } else if is_name(name) || plain.is_some_and(is_name) || rule(name).is_some() {
            match named(name).or_else(|| named(plain?)).or(rule(name)) {
                Some(what) if is_elsewhere(what) => self.named.push(what),
                Some(what) => self.lacks(what.to_owned()),
                None => {}
            }
        }
    }

    /// Words for the kind of the puzzle, one or several, or each with whether it is so.
    fn kinds(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.kind(text),
            Value::Array(all) => all.iter().for_each(|it| self.kinds(it)),
            Value::Object(all) => {
                let is_shown = |name: &str| SHOWN.contains(&&*singular(name));
                let on = all
                    .iter()
                    .filter(|(name, value)| **value == true && !is_shown(name));
                on.for_each(|(name, _)| self.switch(name));
                let names = all.iter().filter(|(name, _)| {
                    matches!(
                        &*plain_name(name),
                        "name" | "type" | "title" | "label" | "key"
                    )
                });
                names.for_each(|(_, value)| self.kinds(value));
            }
            _ => {}
        }
    }

    fn kind(&mut self, text: &str) {
        if text.len() > LONGEST_NAME {
            if let Some(what) = in_sentence(text).and_then(named) {
                self.named.push(what);
            }
        } else if let Some(known) = features(text) {
            self.features.extend(known);
        } else if let Some(what) = named(text).filter(|_| !says_nothing(text)) {
            match is_elsewhere(what) {
                true => self.named.push(what),
                false => self.lacks(what.to_owned()),
            }
        }
    }

    /// Rules that the entries of a list tell by their type; false if there are none.
    fn typed(&mut self, value: &Value) -> bool {
        let mut has_some = false;
        for entry in value.as_array().map_or(&[][..], Vec::as_slice) {
            let kinds = ["type", "kind", "rule"];
            let kind = kinds.into_iter().find_map(|name| entry.get(name)?.as_str());
            if let Some(what) = kind.and_then(rule) {
                self.lacks(format!("{what} in this form"));
                has_some = true;
            }
        }
        has_some
    }

    fn lacks(&mut self, what: String) {
        if !self.unknown.contains(&what) {
            self.unknown.push(what);
        }
    }

    pub(super) fn build(mut self) -> Result<Layout, Problem> {
        let has_cages = !self.cages.is_empty();
        let has_regions = self.regions.is_some();
        let has_features = !self.features.is_empty();
        for what in std::mem::take(&mut self.named) {
            let is_told = match what {
                "cages" => has_cages,
                "irregular regions" => has_regions,
                _ => has_features,
            };
            if !is_told {
                self.lacks(in_table(what));
            }
        }
        if !self.unknown.is_empty() {
            return Err(Problem::Unsupported(self.unknown.join(", ")));
        }
        let board = match (self.regions, self.boxes) {
            (Some(regions), _) if !are_boxes(&regions, self.size)? => {
                LayoutBuilder::new(self.size).regions(regions)
            }
            (_, Some([rows, columns])) => LayoutBuilder::new(self.size).boxes(rows, columns),
            _ => usual(self.size),
        };
        let board = self.features.into_iter().fold(board, LayoutBuilder::with);
        let with = |count: usize| {
            let cages = self.cages.iter().take(count);
            let caged =
                |it: LayoutBuilder, (_, cells, sum): &(_, CellSet, _)| it.cage(*cells, *sum);
            cages.fold(board.clone(), caged).build()
        };
        let own = || (0..self.cages.len()).find(|at| with(at + 1).is_err());
        with(self.cages.len()).map_err(|error| {
            let steps = own().and_then(|at| self.cages.get(at));
            let steps = steps.map_or(&[][..], |(steps, ..)| steps).iter().cloned();
            steps.rev().fold(error.into(), Problem::within)
        })
    }
}

/// Whether a text says that what is called so is on.
fn is_switched_on(text: &str) -> bool {
    let words = ["true", "yes", "on", "1"];
    words.iter().any(|it| text.trim().eq_ignore_ascii_case(it))
}

/// Whether a field has the name of a rule and tells nothing of a board: other words, a switch
/// for what is shown, the rules that every board has.
fn is_about_something_else(name: &str, value: &Value) -> bool {
    let tells_nothing = |text: &str| !names_rule(text) && !may_be_map(text);
    match value {
        _ if name.ends_with("color") || name.ends_with("colour") => true,
        Value::Bool(_) => SHOWN.contains(&name),
        Value::String(text) if is_switched_on(text) => SHOWN.contains(&name),
        // How many are given may be even or odd.
        Value::String(text) if name == "parity" => !may_be_map(text),
        Value::Object(fields) => {
            let is_flat = |it: &Value| !it.is_array() && !it.is_object();
            SHOWN.contains(&name) && fields.values().all(is_flat)
        }
        // That a puzzle is a killer may be all that is told.
        Value::String(text) => {
            !matches!(name, "killer" | "jigsaw") && !KINDS.contains(&name) && tells_nothing(text)
        }
        Value::Array(all) if !all.is_empty() => {
            let texts: Option<Vec<&str>> = all.iter().map(Value::as_str).collect();
            match texts {
                Some(texts) if name == "constraint" => {
                    texts.iter().all(|it| USUAL.contains(&&*singular(it)))
                }
                Some(texts) => REGIONS.contains(&name) && texts.into_iter().all(tells_nothing),
                None => name == "sum" && all.iter().all(|it| *it == 45),
            }
        }
        _ => false,
    }
}

/// Rules whose names may as well be those of something that is shown or not.
const SHOWN: [&str; 2] = ["arrow", "line"];

/// The rules that every board has.
const USUAL: [&str; 8] = [
    "row", "column", "col", "box", "boxe", "block", "region", "unique",
];

/// Whether other fields tell where such a rule holds.
fn is_elsewhere(what: &str) -> bool {
    matches!(what, "cages" | "irregular regions")
}

/// Whether regions are the usual boxes.
fn are_boxes(regions: &[CellSet], size: usize) -> Result<bool, LayoutError> {
    let usual = usual(size).build()?;
    let is_box = |region: &CellSet| usual.regions().iter().any(|it| it.cells() == *region);
    Ok(regions.iter().all(is_box))
}
