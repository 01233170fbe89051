//! The features of a board in the fields of any program's JSON: another shape of its boxes,
//! regions, cages, and rules by their names.

mod told;

use serde_json::Value;

use super::names::plain_name;
use super::{Object, Problem, cages, is_nothing};
use super::{flags, grids, notes, placed, spelling};
use crate::formats::boards::{size_filled, usual};
use crate::formats::json::found::Found;
use crate::formats::json::names::{is_about_cells, is_position, is_solution};
use crate::formats::reading::ReadingNote;
use crate::formats::rules::{features, named};
use crate::formats::{Fault, Rule, Unknown};
use sudoku_engine::grid::{Cell, CellSet, Layout, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

use told::Told;

/// Fields of rules, and the names of the rules.
const RULES: [(&str, Rule); 37] = [
    ("cagemap", Rule::Cages),
    ("cagesum", Rule::Cages),
    ("greaterthan", Rule::Inequalities),
    ("lessthan", Rule::Inequalities),
    ("outsideclue", Rule::Outside),
    ("cage", Rule::Cages),
    ("killer", Rule::Cages),
    ("killercage", Rule::Cages),
    ("killercagemap", Rule::Cages),
    ("region", Rule::Regions),
    ("jigsaw", Rule::Regions),
    ("area", Rule::Regions),
    ("extraregion", Rule::FurtherRegions),
    ("constraint", Rule::Constraints),
    ("thermo", Rule::Thermometers),
    ("thermometer", Rule::Thermometers),
    ("arrow", Rule::Arrows),
    ("palindrome", Rule::Palindromes),
    ("whisper", Rule::WhisperLines),
    ("renban", Rule::RenbanLines),
    ("line", Rule::Lines),
    ("decoration", Rule::LinesAndShapes),
    ("underlay", Rule::LinesAndShapes),
    ("overlay", Rule::LinesAndShapes),
    ("dot", Rule::Dots),
    ("kropki", Rule::Dots),
    ("xv", Rule::Signs),
    ("comparison", Rule::Inequalities),
    ("inequality", Rule::Inequalities),
    ("inequalities", Rule::Inequalities),
    ("clone", Rule::Clones),
    ("quad", Rule::Quadruples),
    ("outside", Rule::Outside),
    ("sandwich", Rule::SandwichSums),
    ("sum", Rule::Sums),
    ("even", Rule::Even),
    ("odd", Rule::Odd),
];

/// Words that mean a rule even as a part of a name.
const PARTS: [(&str, Rule); 20] = [
    ("consecutive", Rule::Consecutive),
    ("differencepair", Rule::Dots),
    ("disjoint", Rule::DisjointGroups),
    ("entropic", Rule::EntropicLines),
    ("evenodd", Rule::EvenAndOdd),
    ("inequalit", Rule::Inequalities),
    ("kropki", Rule::Dots),
    ("littlekiller", Rule::LittleKillerSums),
    ("nabner", Rule::NabnerLines),
    ("palindrom", Rule::Palindromes),
    ("parity", Rule::EvenAndOdd),
    ("quadruple", Rule::Quadruples),
    ("regionsum", Rule::RegionSumLines),
    ("renban", Rule::RenbanLines),
    ("sandwich", Rule::SandwichSums),
    ("skyscraper", Rule::SkyscraperClues),
    ("thermo", Rule::Thermometers),
    ("whisper", Rule::WhisperLines),
    ("xsum", Rule::XSums),
    ("zipper", Rule::ZipperLines),
];

/// Fields that may hold regions in place of boxes, or something else.
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

/// Fields that switch on a feature.
const SWITCHES: [&str; 6] = [
    "antiking",
    "antiknight",
    "diagonal",
    "disjointgroup",
    "nonconsecutive",
    "windoku",
];

/// Fields with the kind of a puzzle in words.
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

/// Fields with search words for a puzzle, and the length of the shortest word that means a rule.
const TAGS: [&str; 4] = ["tag", "keyword", "label", "topic"];
const SHORTEST_TAG: usize = 7;

/// Fields with words that may name a rule.
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

/// Returns the texts of an object that may name a rule, each with its field.
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

/// Whether a field with words by which puzzles are found has one for a rule that is not read.
pub(super) fn is_unknown_tag(name: &str, text: &str) -> bool {
    let is_tag = TAGS.contains(&&*singular(name)) && text.len() >= SHORTEST_TAG;
    let is_told = || {
        matches!(
            named(text),
            None | Some(Rule::Cages | Rule::IrregularRegions)
        )
    };
    is_tag && features(text).is_none() && !is_told()
}

/// Fields that hold other fields about the board.
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

/// The fields for clues outside the board, one for each side.
const SIDES: [&str; 4] = ["top", "bottom", "left", "right"];

/// The longest text that is the name of a rule; a longer text may say that there is no such rule.
const LONGEST_NAME: usize = 40;

/// Returns a name as in the tables: in the singular, and without variations.
fn singular(name: &str) -> String {
    let mut name = plain_name(name);
    if name.ends_with('s') && !name.ends_with("ss") {
        name.pop();
    }
    name
}

/// Returns the name of the rule in a field, if it is a rule.
fn rule(name: &str) -> Option<Rule> {
    let (name, plain) = (singular(name), plain_name(name));
    let known = |(rule, _): &&(&str, Rule)| *rule == name || *rule == plain;
    let exact = RULES.iter().find(known);
    let part = || PARTS.iter().find(|(rule, _)| plain.contains(rule));
    exact.or_else(part).map(|(_, said)| *said)
}

/// Returns the mistake in the name of a field that has a rule or a part of the board, but for a slip
/// in its name.
fn misspelt(name: &str, value: &Value) -> Option<Problem> {
    if !(value.is_array() || value.is_object() || *value == true) {
        return None;
    }
    let rules = RULES.iter().map(|(rule, _)| *rule);
    let known = rules.chain(REGIONS).chain(SWITCHES);
    let meant = spelling::slipped(&singular(name), known)?;
    Some(Problem::Shape(Fault::Misspelt {
        text: name.to_owned(),
        name: meant.to_owned(),
    }))
}

/// Whether the name of a field means a rule.
pub(super) fn is_rule(name: &str) -> bool {
    rule(name).is_some()
}

/// Returns the part of a board that a name means, if lists give it.
pub(super) fn of_board(name: &str) -> Option<Rule> {
    rule(name).filter(|it| matches!(it, Rule::Cages | Rule::Regions))
}

/// Whether an object has more about a board than its digits, and not just a word with several
/// meanings.
pub(super) fn tells_more(object: &Object) -> bool {
    let is_list = |it: &Value| (it.is_array() || it.is_object()) && !is_nothing(it);
    let is_kind = |name: &str, value: &Value| {
        let text = value.as_str().filter(|it| it.len() <= LONGEST_NAME);
        KINDS.contains(&&*singular(name)) && text.is_some_and(names_rule)
    };
    let are_kinds = |name: &str, value: &Value| {
        let of_one = singular(name);
        let all = value.as_array().filter(|_| {
            let is_one_of = KINDS.contains(&&*of_one) || AROUND.contains(&&*of_one);
            is_one_of || of_one.ends_with("constraint")
        });
        all.is_some_and(|it| it.iter().filter_map(Value::as_str).any(names_rule))
    };
    let tells = |(name, value): (&String, &Value)| {
        are_kinds(name, value)
            || tells_cages(name, value)
            || is_list(value) && (of_board(name).is_some() || REGIONS.contains(&&*singular(name)))
            || is_kind(name, value)
            || *value == true && (features(name).is_some() || rule(name).is_some())
            || features(name).is_none() && rule(name).is_none() && misspelt(name, value).is_some()
    };
    object.iter().any(tells) || box_shape(object).is_some()
}

/// Whether a field is about a board, but not its digits.
pub(super) fn tells_board(name: &str, value: &Value) -> bool {
    let sizes = [4, 6, 8, 9];
    let is_map = || sizes.iter().any(|size| region_map(value, *size).is_some());
    let is_plain_map = || sizes.iter().any(|size| plain_map(value, *size).is_some());
    rule(name).is_some() || REGIONS.contains(&&*singular(name)) && is_map() || is_plain_map()
}

/// Returns the regions of a map, if it cannot be a counter: its pieces are not rows or columns.
fn plain_map(value: &Value, size: usize) -> Option<Vec<CellSet>> {
    let is_line = |cells: &CellSet| {
        let first = cells.first();
        let is_in =
            |line: fn(Cell) -> usize| cells.iter().all(|it| Some(line(it)) == first.map(line));
        is_in(Cell::row) || is_in(Cell::column)
    };
    region_map(value, size).filter(|regions| !regions.iter().any(is_line))
}

/// Returns the regions of a map with a name for each cell: as many as there are rows, each in one
/// piece.
fn region_map(value: &Value, size: usize) -> Option<Vec<CellSet>> {
    let names = grids::region_names(value, size)?;
    let layout = LayoutBuilder::new(size).regions_from(&names).build().ok()?;
    let regions: Vec<CellSet> = layout.regions().iter().map(|it| it.cells()).collect();
    regions
        .iter()
        .all(|it| it.hangs_together())
        .then_some(regions)
}

/// Returns the board of an object with its boxes, regions, cages and features. `of_cells` has the
/// regions given in its cells. A field that names cells and is not read is reported as left out.
pub(super) fn layout(
    object: &Object,
    of_cells: &Layout,
    found: &mut Found,
) -> Result<Layout, Problem> {
    let size = of_cells.size();
    let regions = of_cells.regions().iter().map(|it| it.cells()).collect();
    let mut told = Told {
        size,
        boxes: None,
        regions: (*of_cells != usual(size).build()?).then_some((Vec::new(), regions)),
        cages: Vec::new(),
        path: Vec::new(),
        features: Vec::new(),
        unknown: Vec::new(),
        first_unknown: Vec::new(),
        named: Vec::new(),
        left_out: Vec::new(),
        has_axes: false,
    };
    told.boxes = box_shape(object).filter(|[rows, columns]| rows * columns == size);
    told.take_all(object, |_| true)?;
    let left_out = std::mem::take(&mut told.left_out);
    let told_axes = told.has_axes;
    let layout = told.build()?;
    left_out.iter().for_each(|it| found.leave_out_field(it));
    found.hear_axes(told_axes.then_some(ReadingNote::XAsColumn));
    Ok(layout)
}

/// Returns the choice from a list in another field, whose name is the singular of the list's name.
fn chosen<'a>(object: &'a Object, list: &str) -> Option<&'a Value> {
    let (one, list) = (singular(list), plain_name(list));
    if !KINDS.contains(&&*one) || one == list {
        return None;
    }
    let is_word = |it: &Value| it.is_string() || it.is_number();
    let mut fields = object.iter().filter(|(_, it)| is_word(it));
    let found = fields.find(|(name, _)| plain_name(name) == one);
    found.map(|(_, value)| value)
}

/// Returns the puzzle of an object with the cages of its board and no digits; `None` for any other
/// object.
pub(super) fn board(object: &Object, found: &mut Found) -> Option<Result<Puzzle, Problem>> {
    let is_list = |it: &Value| it.as_array().is_some_and(|it| it.len() > 1);
    let has_cages = |(name, value): (&String, &Value)| {
        let is_told = || match cages::any_cages(value, 9).map_err(Problem::apart) {
            Ok(_) => true,
            Err((_, problem)) => matches!(
                problem,
                Problem::Counting(_) | Problem::Unsupported(Unknown::CageWithOtherText)
            ),
        };
        let is_named = rule(name) == Some(Rule::Cages) && is_list(value) && is_told();
        is_named || tells_cages(name, value)
    };
    if !object.iter().any(has_cages) {
        return None;
    }
    let size = |name: &&str| usize::try_from(object.get(*name)?.as_u64()?).ok();
    let cages = object.iter().filter(|it| has_cages(*it));
    let cages = cages.filter_map(|(_, value)| cages::any_cages(value, 9).ok());
    let all: CellSet = cages.flatten().flat_map(|it| it.cells).collect();
    let told = ["size", "rows", "n"].iter().find_map(size);
    let size = told.or_else(|| size_filled(all)).unwrap_or(Cell::SIDE);
    let layout = usual(size).build().map_err(Problem::from);
    let layout = layout.and_then(|usual| self::layout(object, &usual, found));
    Some(layout.map(|layout| Puzzle::on(layout, [None; Cell::COUNT])))
}

/// Whether the value of a field has the form of cages, and its name does not mean anything else.
pub(super) fn tells_cages(name: &str, value: &Value) -> bool {
    let may_be_cages = matches!(
        rule(name),
        None | Some(Rule::Cages | Rule::Regions | Rule::Sums)
    );
    may_be_cages && !is_known_otherwise(name) && cages::are_told(value)
}

/// Whether a name means something other than a part of a board.
fn is_known_otherwise(name: &str) -> bool {
    is_solution(name) || is_about_cells(name) || is_position(name) || notes::is_name(name)
}

/// Whether a field names cells and is not read as anything.
fn is_left_over(name: &str, value: &Value, size: usize) -> bool {
    cages::name_cells(value)
        && !is_known_otherwise(name)
        && !flags::are_read(name, value, size)
        && !placed::is_list(value)
        && grids::read(value).is_none()
}

/// Whether a text names a rule.
fn names_rule(text: &str) -> bool {
    named(text).is_some() || features(text).is_some()
}

/// Whether a text may be a map of regions or a part of one: it contains digits, or a character
/// twice in succession.
fn may_be_map(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let pairs = signs.windows(2).filter(|pair| pair[0] == pair[1]).count();
    let has_digits = signs.iter().any(char::is_ascii_digit);
    !text.contains(' ') && (has_digits || pairs > 1) || signs.len() > LONGEST_NAME
}

/// Returns the numbers of rows and columns of a box, if an object gives them.
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
