//! The features of a board in the fields of an object, before it is built.

use serde_json::Value;

use super::{
    AROUND, KINDS, LONGEST_NAME, REGIONS, SHORTEST_TAG, SIDES, TAGS, chosen, is_left_over,
    may_be_map, misspelt, names_rule, plain_map, region_map, rule, singular, tells_cages,
};
use crate::formats::boards::{usual, with_cages, wrong_total};
use crate::formats::error::shown;
use crate::formats::json::found::Step;
use crate::formats::json::names::plain_name;
use crate::formats::json::{Object, Problem, board, cages, grids, is_nothing};
use crate::formats::rules::{features, in_sentence, is_name, named, says_nothing};
use crate::formats::{Rule, Unknown};
use sudoku_engine::grid::{CellSet, Feature, Layout, LayoutBuilder, LayoutError};

/// The features of a board in the fields of an object.
pub(super) struct Told {
    pub(super) size: usize,
    pub(super) boxes: Option<[usize; 2]>,
    /// The regions, with the steps to them.
    pub(super) regions: Option<(Vec<Step>, Vec<CellSet>)>,
    /// The cages, each with the steps to it.
    pub(super) cages: Vec<(Vec<Step>, CellSet, Option<u8>)>,
    /// The steps to the current field.
    pub(super) path: Vec<Step>,
    pub(super) features: Vec<Feature>,
    /// The features that are unknown, or not in this form.
    pub(super) unknown: Vec<Unknown>,
    /// The steps to the first of them.
    pub(super) first_unknown: Vec<Step>,
    /// Words for rules that other fields must describe, with the steps to them.
    pub(super) named: Vec<(Vec<Step>, Rule)>,
    /// Fields that name cells and are not read.
    pub(super) left_out: Vec<String>,
    /// Whether cells of cages or regions are given by `x` and `y`.
    pub(super) has_axes: bool,
}

impl Told {
    /// Handles the fields of an object that are not empty and meet this condition.
    pub(super) fn take_all(
        &mut self,
        object: &Object,
        is_it: impl Fn(&Value) -> bool,
    ) -> Result<(), Problem> {
        let fields = object.iter().filter(|(_, it)| !is_nothing(it) && is_it(it));
        for (name, value) in fields {
            match chosen(object, name).filter(|_| value.is_array()) {
                // The other field chooses one of a list of kinds, by its name or its number.
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
        if of_one.ends_with("constraint") {
            return self.constraints(value);
        }
        if KINDS.contains(&&*of_one) || AROUND.contains(&&*of_one) && value.is_array() {
            self.kinds(value);
            self.typed(value);
            return Ok(());
        }
        if TAGS.contains(&&*of_one) {
            // Other tags may be about anything.
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
        if tells_cages(name, value) {
            return self.cages(value);
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
            self.lacks(Unknown::Rule(Rule::Outside));
            return Ok(());
        }
        let is_on = value.as_str().is_some_and(is_switched_on);
        if *value == true || *value == 1 || is_on {
            let is_known = rule(name).is_some() || features(name).is_some();
            misspelt(name, value)
                .filter(|_| !is_known)
                .map_or(Ok(()), Err)?;
            self.switch(name);
            return Ok(());
        }
        if REGIONS.contains(&&*of_one) {
            if let Some(regions) = region_map(value, self.size) {
                self.regions = Some((self.path.clone(), regions));
                return Ok(());
            }
            let lists = || board::lists_of_cells(value, self.size);
            self.has_axes |= cages::has_axes(value) && lists().is_ok();
            let is_told = rule(name).is_some();
            if is_told && value.is_array() {
                match self.damaged_map(value)? {
                    Some(regions) => self.regions = Some((self.path.clone(), regions)),
                    None => match lists() {
                        Ok(regions) if self.are_beside(&regions, name, value) => {
                            self.left_out.push(name.to_owned());
                        }
                        Ok(regions) => self.regions = Some((self.path.clone(), regions)),
                        Err(Problem::Damaged) => self.lacks(Unknown::InThisForm(Rule::Regions)),
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
                self.regions = Some((self.path.clone(), regions));
                return Ok(());
            }
            if !is_told {
                self.leave_out(name, value);
                return Ok(());
            }
        }
        if rule(name).is_none()
            && let Some(regions) = plain_map(value, self.size)
        {
            self.regions = Some((self.path.clone(), regions));
            return Ok(());
        }
        match rule(name) {
            Some(Rule::Cages) if value.is_array() => self.cages(value)?,
            // The number of regions is not a feature.
            Some(Rule::Regions) if value.is_number() && !singular(name).contains("jigsaw") => {}
            Some(Rule::Regions) if self.are_named_beside(name, value) => {
                self.left_out.push(name.to_owned());
            }
            // A word for the kind of the puzzle.
            Some(what @ (Rule::Cages | Rule::Regions))
                if value.is_string() || value.is_number() =>
            {
                self.named_by(what, value);
            }
            // The feature is known, but not its form.
            Some(what @ (Rule::Cages | Rule::Regions)) => self.lacks(Unknown::InThisForm(what)),
            // A number may count something else.
            Some(_) if value.is_number() => {}
            Some(what) if !self.typed(value) => self.lacks(Unknown::Rule(what)),
            Some(_) => {}
            None if self.are_rules(&of_one, value) => self.kinds(value),
            None => {
                if let Some(problem) = misspelt(name, value) {
                    return Err(problem);
                }
                if !self.typed(value) {
                    self.leave_out(name, value);
                }
            }
        }
        Ok(())
    }

    /// Handles a word or a number for the kind of the puzzle, which has this feature.
    fn named_by(&mut self, what: Rule, value: &Value) {
        if !value.as_str().is_some_and(says_nothing) {
            let what = match what {
                Rule::Regions => Rule::IrregularRegions,
                what => what,
            };
            self.named.push((self.path.clone(), what));
        }
    }

    /// Reads the cages of a list.
    fn cages(&mut self, value: &Value) -> Result<(), Problem> {
        self.has_axes |= cages::has_axes(value);
        for cage in cages::any_cages(value, self.size)? {
            let steps = self.path.iter().cloned().chain(cage.steps);
            self.cages.push((steps.collect(), cage.cells, cage.sum));
        }
        Ok(())
    }

    /// Whether the lists of cells in a field cannot be regions of the board: together they cover
    /// less than half of it, none is as long as a region, and the field is not named after jigsaws.
    fn are_beside(&self, lists: &[CellSet], name: &str, value: &Value) -> bool {
        let covered: usize = lists.iter().map(|it| it.len()).sum();
        let is_short = |it: &CellSet| it.len() < self.size;
        2 * covered < self.size * self.size
            && lists.iter().all(is_short)
            && !singular(name).contains("jigsaw")
            && is_left_over(name, value, self.size)
    }

    /// Whether lists of cells that have names cannot be the regions of the board.
    fn are_named_beside(&self, name: &str, value: &Value) -> bool {
        let Some(named) = value.as_object() else {
            return false;
        };
        let lists = Value::Array(named.values().cloned().collect());
        board::lists_of_cells(&lists, self.size).is_ok_and(|it| self.are_beside(&it, name, value))
    }

    /// Reports a field that is not read if it names cells.
    fn leave_out(&mut self, name: &str, value: &Value) {
        if is_left_over(name, value, self.size) {
            self.left_out.push(name.to_owned());
        }
    }

    /// Whether a list of words has rules, by its name or because each word is the name of a rule.
    fn are_rules(&self, name: &str, value: &Value) -> bool {
        let all = value.as_array().filter(|it| !it.is_empty());
        let texts = all.and_then(|it| it.iter().map(Value::as_str).collect::<Option<Vec<_>>>());
        texts.is_some_and(|texts| {
            let is_named = ["modifier", "rule", "variant"]
                .iter()
                .any(|it| name.contains(it));
            let is_short = texts.iter().all(|it| it.len() <= LONGEST_NAME);
            is_short && (is_named || texts.into_iter().all(|it| features(it).is_some()))
        })
    }

    /// Handles rules given by their names: one name, a list, or an object with one per field.
    /// Unknown ones are reported.
    fn constraints(&mut self, value: &Value) -> Result<(), Problem> {
        match value {
            Value::String(text) => self.constraint(text),
            Value::Array(all) => {
                let (caged, others): (Vec<&Value>, Vec<&Value>) =
                    all.iter().partition(|it| is_caged(it));
                if !caged.is_empty() {
                    self.cages(&caged.into_iter().cloned().collect())?;
                }
                for it in others {
                    match it {
                        Value::String(text) => self.constraint(text),
                        Value::Object(object) => self.typed_constraint(object),
                        _ => self.lacks(Unknown::Rule(Rule::Constraints)),
                    }
                }
            }
            Value::Object(object) if kind_of(object).is_some() => self.typed_constraint(object),
            Value::Object(object) => {
                for (name, it) in object.iter().filter(|(_, it)| !is_nothing(it)) {
                    let of_one = singular(name);
                    let is_on = *it == true || *it == 1 || it.as_str().is_some_and(is_switched_on);
                    let is_known = rule(name).is_some() || features(name).is_some();
                    if of_one == "constraint" {
                        self.constraints(it)?;
                    } else if is_on {
                        self.constraint(name);
                    } else if is_known || REGIONS.contains(&&*of_one) || tells_cages(name, it) {
                        self.take(name, it)?;
                    } else if !USUAL.contains(&&*of_one) {
                        self.lacks(quoted(name));
                    }
                }
            }
            _ => self.lacks(Unknown::Rule(Rule::Constraints)),
        }
        Ok(())
    }

    /// Handles a rule given by its name.
    fn constraint(&mut self, text: &str) {
        let is_usual = USUAL.contains(&&*singular(text)) || says_nothing(text);
        if is_usual || text.trim().is_empty() {
            return;
        }
        let is_known = features(text).is_some() || named(text).is_some();
        match rule(text).filter(|_| !is_known) {
            _ if is_known => self.kind(text),
            Some(what) => self.lacks(Unknown::Rule(what)),
            None => self.lacks(quoted(text)),
        }
    }

    /// Handles a rule named in an object. If the object contains more than words, its form is
    /// unknown.
    fn typed_constraint(&mut self, object: &Object) {
        let is_more = |it: &Value| (it.is_array() || it.is_object()) && !is_nothing(it);
        match kind_of(object) {
            Some(kind) if !object.values().any(is_more) => self.constraint(kind),
            Some(kind) => {
                let what = rule(kind).map(Unknown::InThisForm);
                self.lacks(what.unwrap_or_else(|| quoted(kind)));
            }
            None => self.lacks(Unknown::Rule(Rule::Constraints)),
        }
    }

    /// Returns the regions of a map of names, some of which may have too many cells.
    fn damaged_map(&self, value: &Value) -> Result<Option<Vec<CellSet>>, Problem> {
        let Some(names) = grids::region_names(value, self.size) else {
            return Ok(None);
        };
        let layout = LayoutBuilder::new(self.size).regions_from(&names).build()?;
        let regions = layout.regions().iter().map(|it| it.cells());
        Ok(Some(regions.collect()))
    }

    /// Handles a rule that is on.
    fn switch(&mut self, name: &str) {
        let plain = plain_name(name);
        let plain = plain.strip_prefix("is").or(plain.strip_prefix("has"));
        let known = features(name).or_else(|| features(plain?));
        if let Some(known) = known {
            self.features.extend(known);
        } else if is_name(name) || plain.is_some_and(is_name) || rule(name).is_some() {
            match named(name).or_else(|| named(plain?)).or(rule(name)) {
                Some(what) if is_elsewhere(what) => self.named.push((self.path.clone(), what)),
                Some(what) => self.lacks(Unknown::Rule(what)),
                None => {}
            }
        }
    }

    /// Handles words for the kind of the puzzle: one, several, or each with a flag.
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
                self.named.push((self.path.clone(), what));
            }
        } else if let Some(known) = features(text) {
            self.features.extend(known);
        } else if let Some(what) = named(text).filter(|_| !says_nothing(text)) {
            match is_elsewhere(what) {
                true => self.named.push((self.path.clone(), what)),
                false => self.lacks(Unknown::Rule(what)),
            }
        }
    }

    /// Handles rules named by the type of the entries of a list; returns false if there are none.
    fn typed(&mut self, value: &Value) -> bool {
        let mut has_some = false;
        for entry in value.as_array().map_or(&[][..], Vec::as_slice) {
            let kind = entry.as_object().and_then(kind_of);
            if let Some(what) = kind.and_then(rule) {
                self.lacks(Unknown::InThisForm(what));
                has_some = true;
            }
        }
        has_some
    }

    fn lacks(&mut self, what: Unknown) {
        if self.unknown.is_empty() {
            self.first_unknown.clone_from(&self.path);
        }
        if !self.unknown.contains(&what) {
            self.unknown.push(what);
        }
    }

    pub(super) fn build(mut self) -> Result<Layout, Problem> {
        let has_cages = !self.cages.is_empty();
        let has_regions = self.regions.is_some();
        let has_features = !self.features.is_empty();
        for (steps, what) in std::mem::take(&mut self.named) {
            let is_told = match what {
                Rule::Cages => has_cages,
                Rule::IrregularRegions => has_regions,
                _ => has_features,
            };
            if !is_told {
                self.path = steps;
                self.lacks(Unknown::not_in_full(what));
            }
        }
        if let Some(unknown) = Unknown::all(self.unknown) {
            return Err(Problem::Unsupported(unknown).along(&self.first_unknown));
        }
        let (regions_at, regions) = self.regions.unzip();
        let board = match (regions, self.boxes) {
            (Some(regions), _) if !are_boxes(&regions, self.size)? => {
                LayoutBuilder::new(self.size).regions(regions)
            }
            (_, Some([rows, columns])) => LayoutBuilder::new(self.size).boxes(rows, columns),
            _ => usual(self.size),
        };
        let board = self.features.into_iter().fold(board, LayoutBuilder::with);
        let cages = self.cages.iter().map(|(_, cells, sum)| (*cells, *sum));
        let layout = with_cages(&board, cages).map_err(|(error, at)| {
            let cage = at.and_then(|at| self.cages.get(at));
            // Without cages, the regions are wrong.
            let steps = cage.map(|(steps, ..)| steps).or(regions_at.as_ref());
            Problem::from(error).along(steps.map_or(&[], Vec::as_slice))
        })?;
        let first = self.cages.first().map_or(&[][..], |(steps, ..)| steps);
        match wrong_total(&layout) {
            Some(problem) => Err(Problem::Shape(problem).along(first)),
            None => Ok(layout),
        }
    }
}

/// Returns the word for its rule in an entry of a list of rules.
fn kind_of(entry: &Object) -> Option<&str> {
    let kinds = ["type", "kind", "rule"];
    kinds.into_iter().find_map(|name| entry.get(name)?.as_str())
}

/// Whether an entry of a list of rules is a cage with its sum.
fn is_caged(entry: &Value) -> bool {
    let kind = entry.as_object().and_then(kind_of);
    let is_cage = kind.is_none_or(|kind| rule(kind) == Some(Rule::Cages));
    is_cage && cages::are_told(&Value::Array(vec![entry.clone()]))
}

/// Returns an unknown name in quotation marks.
fn quoted(name: &str) -> Unknown {
    Unknown::Named(shown(name.trim(), LONGEST_NAME))
}

/// Whether a text says that a rule is on.
fn is_switched_on(text: &str) -> bool {
    let words = ["true", "yes", "on", "1"];
    words.iter().any(|it| text.trim().eq_ignore_ascii_case(it))
}

/// Whether a field with the name of a rule is not about a board: other words, a switch for display,
/// the rules of every board.
fn is_about_something_else(name: &str, value: &Value) -> bool {
    let tells_nothing = |text: &str| !names_rule(text) && !may_be_map(text);
    match value {
        _ if name.ends_with("color") || name.ends_with("colour") => true,
        Value::Bool(_) => SHOWN.contains(&name),
        Value::String(text) if is_switched_on(text) => SHOWN.contains(&name),
        // The number of givens may be even or odd.
        Value::String(text) if name == "parity" => !may_be_map(text),
        Value::Object(fields) => {
            let is_flat = |it: &Value| !it.is_array() && !it.is_object();
            SHOWN.contains(&name) && fields.values().all(is_flat)
        }
        // The word 'killer' may be the only information.
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

/// Rules whose names may also mean something to display.
const SHOWN: [&str; 2] = ["arrow", "line"];

/// The rules of every board.
const USUAL: [&str; 8] = [
    "row", "column", "col", "box", "boxe", "block", "region", "unique",
];

/// Whether other fields say where this rule applies.
fn is_elsewhere(what: Rule) -> bool {
    matches!(what, Rule::Cages | Rule::IrregularRegions)
}

/// Whether regions are the usual boxes.
fn are_boxes(regions: &[CellSet], size: usize) -> Result<bool, LayoutError> {
    let usual = usual(size).build()?;
    let is_box = |region: &CellSet| usual.regions().iter().any(|it| it.cells() == *region);
    Ok(regions.iter().all(is_box))
}
