//! What the fields of JSON of any program say that a board has besides its digits: another
//! shape of its boxes, regions, cages, and rules by their names.

use serde_json::Value;

use super::found::Step;
use super::grids;
use super::names::plain_name;
use super::{Object, Problem, board, is_nothing};
use crate::formats::boards::{size_filled, usual};
use crate::formats::rules::{features, in_sentence, in_table, is_name, named, says_nothing};
use sudoku_engine::grid::{Cell, CellSet, Feature, Layout, LayoutBuilder, LayoutError};
use sudoku_engine::sudoku::Puzzle;

/// Fields of rules, and what they are called.
const RULES: [(&str, &str); 37] = [
    ("cagemap", "cages"),
    ("cagesum", "cages"),
    ("greaterthan", "inequalities"),
    ("lessthan", "inequalities"),
    ("outsideclue", "clues outside its board"),
    ("cage", "cages"),
    ("killer", "cages"),
    ("killercage", "cages"),
    ("killercagemap", "cages"),
    ("region", "regions"),
    ("jigsaw", "regions"),
    ("area", "regions"),
    ("extraregion", "further regions"),
    ("constraint", "constraints"),
    ("thermo", "thermometers"),
    ("thermometer", "thermometers"),
    ("arrow", "arrows"),
    ("palindrome", "palindromes"),
    ("whisper", "whisper lines"),
    ("renban", "renban lines"),
    ("line", "lines on its board"),
    ("decoration", "lines and shapes on its board"),
    ("underlay", "lines and shapes on its board"),
    ("overlay", "lines and shapes on its board"),
    ("dot", "dots between its cells"),
    ("kropki", "dots between its cells"),
    ("xv", "signs between its cells"),
    ("comparison", "inequalities"),
    ("inequality", "inequalities"),
    ("inequalities", "inequalities"),
    ("clone", "clones"),
    ("quad", "quadruples"),
    ("outside", "clues outside its board"),
    ("sandwich", "sandwich sums"),
    ("sum", "sums"),
    ("even", "even cells"),
    ("odd", "odd cells"),
];

/// Words that tell a rule as a part of a name, too.
const PARTS: [(&str, &str); 20] = [
    ("consecutive", "marks between consecutive digits"),
    ("differencepair", "dots between its cells"),
    ("disjoint", "disjoint groups"),
    ("entropic", "entropic lines"),
    ("evenodd", "even and odd cells"),
    ("inequalit", "inequalities"),
    ("kropki", "dots between its cells"),
    ("littlekiller", "little killer sums"),
    ("nabner", "nabner lines"),
    ("palindrom", "palindromes"),
    ("parity", "even and odd cells"),
    ("quadruple", "quadruples"),
    ("regionsum", "region sum lines"),
    ("renban", "renban lines"),
    ("sandwich", "sandwich sums"),
    ("skyscraper", "skyscraper clues"),
    ("thermo", "thermometers"),
    ("whisper", "whisper lines"),
    ("xsum", "X-sums"),
    ("zipper", "zipper lines"),
];

/// Fields that may hold regions in the place of boxes, or something else.
const REGIONS: [&str; 16] = [
    "region",
    "jigsaw",
    "area",
    "boxes",
    "boxe",
    "box",
    "block",
    "blockmap",
    "regionmap",
    "layout",
    "shape",
    "zone",
    "piece",
    "irregular",
    "group",
    "nonomino",
];

/// Fields that tell the kind of a puzzle in words.
const KINDS: [&str; 24] = [
    "category",
    "extrarule",
    "family",
    "ruletype",
    "variantfamily",
    "genre",
    "subtype",
    "variant",
    "variantname",
    "varianttype",
    "variation",
    "type",
    "sudokutype",
    "puzzletype",
    "boardtype",
    "gridtype",
    "mode",
    "gamemode",
    "gametype",
    "kind",
    "rule",
    "ruleset",
    "globalconstraint",
    "logic",
];

/// Fields with words by which puzzles are found, and how long one of these is that means a rule.
const TAGS: [&str; 4] = ["tag", "keyword", "label", "topic"];
const SHORTEST_TAG: usize = 7;

/// Fields with words in which a rule may be named.
const WORDS: [&str; 11] = [
    "title",
    "name",
    "subtitle",
    "heading",
    "description",
    "comment",
    "rule",
    "ruleset",
    "tag",
    "keyword",
    "label",
];

/// The texts of an object in which a rule may be named, each with its field.
pub(super) fn words(object: &Object) -> Vec<(&String, &str)> {
    let named = object
        .iter()
        .filter(|(name, _)| WORDS.contains(&&*singular(name)));
    let texts = named.flat_map(|(name, value)| {
        let texts = value
            .as_array()
            .map_or(std::slice::from_ref(value), Vec::as_slice);
        texts
            .iter()
            .filter_map(move |it| Some((name, it.as_str()?)))
    });
    texts.collect()
}

/// Fields that hold others which tell of the board.
const AROUND: [&str; 11] = [
    "config",
    "extrarule",
    "feature",
    "global",
    "info",
    "meta",
    "metadata",
    "option",
    "rule",
    "setting",
    "variant",
];

/// Fields that hold what stands beside the board on each of its sides.
const SIDES: [&str; 4] = ["top", "bottom", "left", "right"];

/// In more words than this one may be said of a rule that there is none.
const LONGEST_NAME: usize = 40;

/// A name as it is in the tables: of one, and without what is written in many ways.
fn singular(name: &str) -> String {
    let mut name = plain_name(name);
    if name.ends_with('s') && !name.ends_with("ss") {
        name.pop();
    }
    name
}

/// What the rule is called that a field tells, if it tells one.
fn rule(name: &str) -> Option<&'static str> {
    let (name, plain) = (singular(name), plain_name(name));
    let known = |(rule, _): &&(&str, &str)| *rule == name || *rule == plain;
    let exact = RULES.iter().find(known);
    let part = || PARTS.iter().find(|(rule, _)| plain.contains(rule));
    exact.or_else(part).map(|(_, said)| *said)
}

/// What a field tells of a board that lists tell, by its name.
pub(super) fn of_board(name: &str) -> Option<&'static str> {
    rule(name).filter(|it| matches!(*it, "cages" | "regions"))
}

/// Whether an object tells of a board more than its digits, and not by a word alone that may
/// mean anything.
pub(super) fn tells_more(object: &Object) -> bool {
    let is_list = |it: &Value| (it.is_array() || it.is_object()) && !is_nothing(it);
    let is_kind = |name: &str, value: &Value| {
        let text = value.as_str().filter(|it| it.len() <= LONGEST_NAME);
        KINDS.contains(&&*singular(name)) && text.is_some_and(names_rule)
    };
    let tells = |(name, value): (&String, &Value)| {
        is_list(value) && (of_board(name).is_some() || REGIONS.contains(&&*singular(name)))
            || is_kind(name, value)
            || *value == true && (features(name).is_some() || rule(name).is_some())
    };
    object.iter().any(tells) || box_shape(object).is_some()
}

/// Whether a field tells something of a board and not its digits.
pub(super) fn tells_board(name: &str, value: &Value) -> bool {
    let sizes = [4, 6, 8, 9];
    let is_map = || sizes.iter().any(|size| region_map(value, *size).is_some());
    let is_plain_map = || sizes.iter().any(|size| plain_map(value, *size).is_some());
    rule(name).is_some() || REGIONS.contains(&&*singular(name)) && is_map() || is_plain_map()
}

/// The regions of a map that tells by itself that it is one: its pieces are no rows or columns,
/// as those of a counter are.
fn plain_map(value: &Value, size: usize) -> Option<Vec<CellSet>> {
    let is_line = |cells: &CellSet| {
        let first = cells.first();
        let is_in =
            |line: fn(Cell) -> usize| cells.iter().all(|it| Some(line(it)) == first.map(line));
        is_in(Cell::row) || is_in(Cell::column)
    };
    region_map(value, size).filter(|regions| !regions.iter().any(is_line))
}

/// The regions of a map, a name for each cell: as many as rows, each in one piece.
fn region_map(value: &Value, size: usize) -> Option<Vec<CellSet>> {
    let names = grids::region_names(value, size)?;
    let layout = LayoutBuilder::new(size).regions_from(&names).build().ok()?;
    let regions: Vec<CellSet> = layout.regions().iter().map(|it| it.cells()).collect();
    regions
        .iter()
        .all(|it| it.hangs_together())
        .then_some(regions)
}

/// What the fields of an object say of a board.
struct Told {
    size: usize,
    boxes: Option<[usize; 2]>,
    regions: Option<Vec<CellSet>>,
    /// The cages, each with the steps to it.
    cages: Vec<(Vec<Step>, CellSet, Option<u8>)>,
    /// The steps to the field that is looked at.
    path: Vec<Step>,
    features: Vec<Feature>,
    /// What it has that is not known, or not in this form.
    unknown: Vec<String>,
    /// Words for rules that other fields have to tell.
    named: Vec<&'static str>,
}

/// The board of an object: with its boxes, regions, cages and features. What its cells tell of
/// their regions is told.
pub(super) fn layout(object: &Object, of_cells: &Layout) -> Result<Layout, Problem> {
    let size = of_cells.size();
    let regions = of_cells.regions().iter().map(|it| it.cells()).collect();
    let mut told = Told {
        size,
        boxes: None,
        regions: (*of_cells != usual(size).build()?).then_some(regions),
        cages: Vec::new(),
        path: Vec::new(),
        features: Vec::new(),
        unknown: Vec::new(),
        named: Vec::new(),
    };
    told.boxes = box_shape(object).filter(|[rows, columns]| rows * columns == size);
    told.take_all(object, |_| true)?;
    told.build()
}

/// What a field says is chosen from the list that another one has, called as one of these.
fn chosen<'a>(object: &'a Object, list: &str) -> Option<&'a Value> {
    let (one, list) = (singular(list), plain_name(list));
    let is_word = |it: &Value| it.is_string() || it.is_number();
    let mut fields = object.iter().filter(|(_, it)| is_word(it));
    let found = fields.find(|(name, _)| plain_name(name) == one && one != list);
    found
        .map(|(_, value)| value)
        .filter(|_| KINDS.contains(&&*one))
}

/// The puzzle of an object that tells the cages of its board, and no digits; `None` if it does
/// not.
pub(super) fn board(object: &Object) -> Option<Result<Puzzle, Problem>> {
    let is_list = |it: &&Value| it.as_array().is_some_and(|it| it.len() > 1);
    let has_cages = |(name, value): (&String, &Value)| {
        let is_told = || {
            let cages = board::any_cages(value, 9);
            matches!(cages, Ok(_) | Err(Problem::Counting(_)))
        };
        rule(name) == Some("cages") && is_list(&value) && is_told()
    };
    if !object.iter().any(has_cages) {
        return None;
    }
    let size = |name: &&str| usize::try_from(object.get(*name)?.as_u64()?).ok();
    let cages = object.iter().filter(|it| has_cages(*it));
    let cages = cages.filter_map(|(_, value)| board::any_cages(value, 9).ok());
    let all: CellSet = cages.flatten().flat_map(|(cells, _)| cells).collect();
    let told = ["size", "rows", "n"].iter().find_map(size);
    let size = told.or_else(|| size_filled(all)).unwrap_or(Cell::SIDE);
    let layout = usual(size).build().map_err(Problem::from);
    let layout = layout.and_then(|usual| self::layout(object, &usual));
    Some(layout.map(|layout| Puzzle::on(layout, [None; Cell::COUNT])))
}

impl Told {
    /// Takes the fields of an object that say something, and of which this holds.
    fn take_all(&mut self, object: &Object, is_it: impl Fn(&Value) -> bool) -> Result<(), Problem> {
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

    fn build(mut self) -> Result<Layout, Problem> {
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

/// Whether a text names a rule.
fn names_rule(text: &str) -> bool {
    named(text).is_some() || features(text).is_some()
}

/// Whether a text may be a map of regions or a part of one: it has digits, or signs that come
/// twice in a row.
fn may_be_map(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let pairs = signs.windows(2).filter(|pair| pair[0] == pair[1]).count();
    let has_digits = signs.iter().any(char::is_ascii_digit);
    !text.contains(' ') && (has_digits || pairs > 1) || signs.len() > LONGEST_NAME
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

/// How many rows and columns a box has, if an object says so.
fn box_shape(object: &Object) -> Option<[usize; 2]> {
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let find = |object: &Object, names: &[&str]| {
        let mut fields = object.iter();
        let found = fields.find(|(name, _)| names.contains(&&*plain_name(name)));
        found.and_then(|(_, value)| number(value))
    };
    let of_box = |word: &str| ["box", "block", "region", "subgrid"].map(|it| format!("{it}{word}"));
    let named = |words: &[&str]| {
        let names: Vec<String> = words.iter().flat_map(|it| of_box(it)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        find(object, &names)
    };
    let rows = ["rows", "height", "h"];
    let columns = ["cols", "columns", "width", "w"];
    if let (Some(rows), Some(columns)) = (named(&rows), named(&columns)) {
        return Some([rows, columns]);
    }
    let mut fields = object.iter();
    fields.find_map(|(name, value)| {
        let is_box = [
            "box",
            "block",
            "boxsize",
            "blocksize",
            "boxshape",
            "boxdimension",
        ];
        if !is_box.contains(&&*singular(name)) {
            return None;
        }
        match value {
            Value::Object(shape) => {
                let rows = find(shape, &["rows", "height", "h", "bh"])?;
                let columns = find(shape, &["cols", "columns", "width", "w", "bw"])?;
                Some([rows, columns])
            }
            Value::Array(pair) => match pair.as_slice() {
                [rows, columns] => Some([number(rows)?, number(columns)?]),
                _ => None,
            },
            _ => None,
        }
    })
}
