//! Words for rules that a puzzle may have in addition to its rows, columns and boxes, in texts of
//! any kind.

use super::reading::ReadingNote;
use super::{Rule, Unknown};
use sudoku_engine::grid::{Feature, LayoutBuilder};

/// The most characters shown of an unknown rule.
pub(super) const LONGEST_TOLD: usize = 60;

/// Words for a puzzle with an extra rule, without blanks and hyphens, and the rule. If one begins
/// with another, the longer one comes first.
const NAMES: [(&str, Rule); 52] = [
    ("antiking", Rule::AntiKing),
    ("antiknight", Rule::AntiKnight),
    ("argyle", Rule::MarkedDiagonals),
    ("arrow", Rule::Arrows),
    ("asterisk", Rule::Asterisk),
    ("between", Rule::BetweenLines),
    ("cage", Rule::Cages),
    ("calcudoku", Rule::Cages),
    ("centerdot", Rule::Centers),
    ("clone", Rule::Clones),
    ("consecutive", Rule::Consecutive),
    ("diagonal", Rule::Diagonals),
    ("difference", Rule::Dots),
    ("disjointgroup", Rule::DisjointGroups),
    ("disjointset", Rule::DisjointGroups),
    ("disjoint", Rule::DisjointGroups),
    ("doublearrow", Rule::DoubleArrows),
    ("entropic", Rule::EntropicLines),
    ("even", Rule::Even),
    ("extraregion", Rule::FurtherRegions),
    ("girandola", Rule::Girandola),
    ("greater", Rule::Inequalities),
    ("hypersudoku", Rule::FurtherRegions),
    ("irregular", Rule::IrregularRegions),
    ("jigsaw", Rule::IrregularRegions),
    ("killer", Rule::Cages),
    ("knightsmove", Rule::AntiKnight),
    ("kropki", Rule::Dots),
    ("littlekiller", Rule::LittleKillerSums),
    ("lockout", Rule::LockoutLines),
    ("maximum", Rule::Maximum),
    ("minimum", Rule::Minimum),
    ("modular", Rule::ModularLines),
    ("nabner", Rule::NabnerLines),
    ("nonconsecutive", Rule::NonConsecutive),
    ("nonomino", Rule::IrregularRegions),
    ("odd", Rule::Odd),
    ("palindrom", Rule::Palindromes),
    ("quadruple", Rule::Quadruples),
    ("ratio", Rule::Dots),
    ("regionsum", Rule::RegionSumLines),
    ("renban", Rule::RenbanLines),
    ("sandwich", Rule::SandwichSums),
    ("skyscraper", Rule::SkyscraperClues),
    ("slowthermo", Rule::SlowThermometers),
    ("sudokux", Rule::Diagonals),
    ("thermo", Rule::Thermometers),
    ("whisper", Rule::WhisperLines),
    ("windoku", Rule::FurtherRegions),
    ("xsudoku", Rule::Diagonals),
    ("xsum", Rule::XSums),
    ("zipper", Rule::ZipperLines),
];

/// The words of [`NAMES`] that are common words: in a sentence, they say nothing about rules.
const COMMON: [&str; 12] = [
    "between",
    "clone",
    "consecutive",
    "difference",
    "disjoint",
    "even",
    "greater",
    "maximum",
    "minimum",
    "modular",
    "odd",
    "ratio",
];

/// Words that say that a puzzle has no extra rules.
const NOTHING: [&str; 16] = [
    "",
    "0",
    "3x3",
    "9x9",
    "classic",
    "classical",
    "false",
    "klassisch",
    "na",
    "nan",
    "no",
    "none",
    "normal",
    "null",
    "regular",
    "standard",
];

/// Returns the letters and digits of a text, in lower case, at most this many.
fn squeezed(text: &str, most: usize) -> String {
    let characters = text.chars().filter(|one| one.is_alphanumeric());
    characters.flat_map(char::to_lowercase).take(most).collect()
}

/// The length of the longest name.
const LONGEST: usize = 16;

/// Returns the rule whose name is at the beginning of a text.
fn begins(text: &str) -> Option<(&'static str, Rule)> {
    let start = squeezed(text, LONGEST);
    NAMES.into_iter().find(|(name, _)| start.starts_with(name))
}

/// Returns the rule that a field of a table or of JSON names; `None` if it does not name a known
/// one.
pub(super) fn named(field: &str) -> Option<Rule> {
    words(field).find_map(begins).map(|(_, what)| what)
}

/// Returns the word for a rule in a sentence or a title, if there is one that is not said to be
/// off.
pub(super) fn in_sentence(text: &str) -> Option<&'static str> {
    any_in_sentence(text).filter(|it| !COMMON.contains(it))
}

/// Does the same, including common words.
fn any_in_sentence(text: &str) -> Option<&'static str> {
    heard(text).map(|(name, _)| name)
}

/// Returns the word for a rule, and the text from there on.
fn heard(text: &str) -> Option<(&'static str, &str)> {
    words(text).find_map(|from| {
        let (name, _) = begins(from).filter(|(name, _)| !is_off(from, name))?;
        Some((name, from))
    })
}

/// Returns a word for a rule as written at the beginning of a text, up to the end of its last word.
fn as_written<'a>(from: &'a str, name: &str) -> &'a str {
    let mut letters = 0;
    let end = from.find(|one: char| {
        let is_within = letters < name.chars().count();
        letters += usize::from(one.is_alphanumeric());
        !is_within && !one.is_alphanumeric()
    });
    &from[..end.unwrap_or(from.len())]
}

/// Whether the word of a rule, as written, is in quotation marks in a line.
pub(super) fn is_quoted(line: &str, word: &str) -> bool {
    line.split_once(word).is_some_and(|(before, _)| {
        ['"', '\'', '`']
            .iter()
            .any(|it| before.matches(*it).count() % 2 == 1)
    })
}

/// Whether a text begins with a name whose value says no: `antiknight=False`.
fn is_off(text: &str, name: &str) -> bool {
    let is_of_word = |one: char| one.is_alphanumeric() || matches!(one, '_' | '-');
    let mut letters = 0;
    let end = text.find(|one: char| {
        letters += usize::from(one.is_alphanumeric());
        letters >= name.chars().count() && !is_of_word(one)
    });
    let behind = text[end.unwrap_or(text.len())..].trim_start_matches(['"', '\'', ' ']);
    let Some(value) = behind.strip_prefix([':', '=']) else {
        return false;
    };
    let value = value.trim_start_matches(['"', '\'', ' ']).to_lowercase();
    let no = [
        "false",
        "none",
        "null",
        "undefined",
        "nil",
        "no",
        "off",
        "0",
        "[]",
        "{}",
    ];
    no.iter().any(|it| {
        let behind = value.strip_prefix(it);
        behind.is_some_and(|it| !it.starts_with(is_of_word))
    })
}

/// The first rule named in the words of a file: its line, and its word as written.
#[derive(Debug, Clone)]
pub(super) struct Heard(Option<(usize, String)>);

impl Heard {
    pub(super) const NONE: Self = Self(None);

    /// Searches words in this line.
    pub(super) fn hear(&mut self, words: &str, line: impl FnOnce() -> usize) {
        if self.0.is_none() && !is_remark(words) {
            let heard = heard(words).filter(|(name, _)| !COMMON.contains(name));
            self.0 = heard.map(|(name, from)| (line(), as_written(from, name).to_owned()));
        }
    }

    /// Searches words that also name cells: there a common word is the name of a rule, too.
    pub(super) fn hear_of_cells(&mut self, words: &str, line: impl FnOnce() -> usize) {
        if self.0.is_none() {
            let heard = heard(words);
            self.0 = heard.map(|(name, from)| (line(), as_written(from, name).to_owned()));
        }
    }

    /// Returns the note about the rule.
    pub(super) fn note(&self) -> Option<ReadingNote> {
        let (line, word) = self.0.clone()?;
        Some(ReadingNote::RuleInWords { line, word })
    }
}

/// The most words of a comment that is a name of the puzzle.
const MOST_OF_NAME: usize = 4;

/// Whether a line is a comment that neither names the puzzle nor speaks of its rules.
fn is_remark(line: &str) -> bool {
    let comments = ["#", "//", "%", ";", "--", "/*"];
    let line = line.trim_start();
    let Some(comment) = comments.iter().find_map(|it| line.strip_prefix(it)) else {
        return false;
    };
    let speaks_of_rules = |word: &str| {
        let word = word.to_lowercase();
        RULES.iter().any(|it| word.contains(it))
    };
    let words = comment.split(|one: char| !one.is_alphanumeric() && one != '-');
    let mut words = words.filter(|it| it.contains(char::is_alphabetic));
    words.clone().count() > MOST_OF_NAME && !words.any(speaks_of_rules)
}

/// Stems of words for rules in three languages.
const RULES: [&str; 3] = ["rule", "regel", "regla"];

/// Returns the rest of the text from each of its words.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut before = false;
    text.char_indices().filter_map(move |(at, one)| {
        let is_start = one.is_alphabetic() && !before;
        before = one.is_alphabetic();
        is_start.then(|| &text[at..])
    })
}

/// Whether a field says that a puzzle has no extra rules.
pub(super) fn says_nothing(field: &str) -> bool {
    let field = squeezed(field, LONGEST);
    NOTHING.contains(&field.strip_suffix("sudoku").unwrap_or(&field))
}

/// Returns the features of a board with this name and nothing else; `None` if the name is unknown
/// or not enough.
pub(super) fn features(name: &str) -> Option<&'static [Feature]> {
    use Feature::{AntiKing, AntiKnight, DiagonalDown, DiagonalUp, DisjointGroups, Windoku};
    // These signs choose one of the two diagonals.
    let sign = name.trim().chars().last();
    let name = squeezed(name, 2 * LONGEST);
    match sign {
        Some('+') if name == "diagonal" => return Some(&[DiagonalUp]),
        Some('-') if name == "diagonal" => return Some(&[DiagonalDown]),
        _ => {}
    }
    Some(match name.strip_suffix("sudoku").unwrap_or(&name) {
        "x" | "sudokux" | "diag" | "diagonal" | "diagonals" | "diagonale" | "bothdiagonals" => {
            &[DiagonalDown, DiagonalUp]
        }
        "diagonaldown" | "downdiagonal" | "diagonalnegative" | "negativediagonal"
        | "maindiagonal" | "primarydiagonal" => &[DiagonalDown],
        "diagonalup" | "updiagonal" | "diagonalpositive" | "positivediagonal" | "antidiagonal"
        | "secondarydiagonal" => &[DiagonalUp],
        "windoku" | "hyper" => &[Windoku],
        "antiknight" | "knightsmove" => &[AntiKnight],
        "antiking" => &[AntiKing],
        "disjoint" | "disjointgroups" | "disjointsets" => &[DisjointGroups],
        _ => return None,
    })
}

/// Returns the classic board with the features in a field; `None` if they are unknown or not
/// enough.
pub(super) fn board(field: &str) -> Option<LayoutBuilder> {
    let board = LayoutBuilder::new(9).boxes(3, 3);
    let features = features(field)?.iter().copied();
    Some(features.fold(board, LayoutBuilder::with))
}

/// Whether a field is just the name of a rule.
pub(super) fn is_name(field: &str) -> bool {
    let field = squeezed(field, 2 * LONGEST);
    let field = field.strip_suffix("sudoku").unwrap_or(&field);
    let field = field.strip_suffix('s').unwrap_or(field);
    let names = NAMES.into_iter().map(|(name, _)| name);
    names
        .filter(|name| !COMMON.contains(name))
        .any(|name| name == field)
}

/// Returns the features of a puzzle whose rules are listed in a field in JSON, each with its
/// `type`.
pub(super) fn listed(field: &str) -> Option<Unknown> {
    if !field.starts_with(['[', '{']) {
        return None;
    }
    let mut found: Vec<Unknown> = Vec::new();
    for behind in field.split("\"type\"").skip(1) {
        let value = behind.trim_start().strip_prefix(':')?.trim_start();
        let name = value.strip_prefix('"')?.split('"').next()?;
        let what = match begins(name) {
            Some((_, rule)) => Unknown::Rule(rule),
            None => Unknown::Named(name.to_owned()),
        };
        if !found.contains(&what) {
            found.push(what);
        }
    }
    Unknown::all(found)
}
