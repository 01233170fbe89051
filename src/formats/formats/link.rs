//! Links that contain the puzzle, as Sudoku sites make them. Nothing is loaded: a link that only
//! names a puzzle is reported as [`FormatError::NoPuzzleInLink`].

mod lz_string;
mod packed;
mod sudokuwiki;
mod wrapped;

use percent_encoding::percent_decode_str;

pub(super) use wrapped::{joined, may_be_in};

use super::json::{self, Problem};
use super::{FormatError, Place, cell_value, lines};
use sudoku_engine::sudoku::Puzzle;

/// The beginnings of links, some of them without a scheme.
const STARTS: [&str; 8] = [
    "http://",
    "https://",
    "sudokupad://",
    "www.",
    "sudokuwiki.org/",
    "f-puzzles.com/",
    "sudokupad.app/",
    "sudoku.coach/",
];

/// The characters that may be around a link in a text.
const AROUND: [char; 7] = ['<', '>', '(', ')', '"', '\'', '`'];

/// The text before the compressed puzzle in a link of SudokuPad.
const PREFIXES: [&str; 4] = ["fpuzzles", "fpuz", "scl", "ctc"];

/// The field of a link to f-puzzles that holds the puzzle.
const LOAD: &str = "load=";

/// The beginning of every JSON object that LZ-string compressed, in base 64.
const COMPRESSED_OBJECT: &str = "N4";

/// The fewest characters of a puzzle; a shorter text may be a name on a server.
const SHORTEST_PUZZLE: usize = 20;

/// The most slashes before a puzzle in a path.
const DEEPEST_PATH: usize = 16;

/// The fewest cells of an incomplete puzzle; a number with fewer is something else.
const FEWEST_CELLS: usize = 60;

/// Returns the first word of a line that is a link, with the text before and behind it. `None` for
/// a line that starts with a cell.
pub(super) fn find(line: &str) -> Option<[&str; 3]> {
    let first = line.chars().next()?;
    if cell_value(first, true).is_some() {
        return None;
    }
    let word = line.split_whitespace().find(|word| is_link(word))?;
    let word = word.trim_matches(AROUND);
    let (before, behind) = line.split_once(word)?;
    Some([before, word, behind])
}

/// Whether a word is a link, or the puzzle of a link copied without its site.
pub(super) fn is_link(word: &str) -> bool {
    let word = word.trim_matches(AROUND);
    STARTS.iter().any(|start| {
        let head = word.get(..start.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(start)) && word.len() > start.len()
    }) || sudokuwiki::is_board(word)
        || compressed(word).is_some()
}

/// Reads the puzzle of a link at this place.
pub(super) fn read(link: &str, place: Place) -> Result<Puzzle, FormatError> {
    let (_, rest) = link.split_once("://").unwrap_or(("", link));
    let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
    let (place_on_site, query) = rest.split_once('?').unwrap_or((rest, ""));
    // A compressed puzzle may contain slashes.
    let tails = place_on_site
        .match_indices('/')
        .take(DEEPEST_PATH)
        .map(|(at, _)| &place_on_site[at + 1..]);
    let path = [place_on_site].into_iter().chain(tails);
    let fields = || [query, fragment].into_iter().flat_map(|it| it.split('&'));
    let values = fields().map(|field| field.split_once('=').map_or(field, |(_, value)| value));
    for part in values.chain(path) {
        let part = percent_decode_str(part).decode_utf8_lossy();
        if let Some(puzzle) = read_part(&part, place) {
            return puzzle;
        }
    }
    let (site, _) = place_on_site.split_once('/').unwrap_or((place_on_site, ""));
    if is_f_puzzles(site) && fields().any(|field| field.starts_with(LOAD)) {
        return Err(Problem::Damaged.at(place));
    }
    if let Some(name) = unknown_format(link) {
        return Err(FormatError::UnknownFormat { place, name });
    }
    let site = site.to_owned();
    Err(FormatError::NoPuzzleInLink { place, site })
}

/// Signs of programs in links whose format is not known, with their names.
const UNKNOWN: [(&str, &str); 5] = [
    ("penpa", "Penpa"),
    ("interactive-sudoku-solver", "Interactive Sudoku Solver"),
    ("puzz.link", "puzz.link"),
    ("pzv.jp", "pzv.jp"),
    ("pzprxs", "pzprxs"),
];

/// The most characters in a row of a name; a longer text is a puzzle.
const LONGEST_NAME: usize = 64;

/// Returns the program that wrote the puzzle of a link, if its format is not known here.
fn unknown_format(link: &str) -> Option<String> {
    let lower = link.to_ascii_lowercase();
    let known = UNKNOWN.iter().find(|(sign, _)| lower.contains(sign));
    if let Some((_, name)) = known {
        // Otherwise, it is a link to the site itself, or one that only names a puzzle there.
        return lower.contains(['#', '?']).then(|| (*name).to_owned());
    }
    let (_, rest) = link.split_once("://").unwrap_or(("", link));
    let (site, behind) = rest.split_once('/')?;
    let is_part = |one: char| one.is_alphanumeric() || "+-_=%~.,*".contains(one);
    let longest = behind.split(|one| !is_part(one)).map(str::len).max()?;
    (longest > LONGEST_NAME && site.len() <= LONGEST_NAME).then(|| site.to_owned())
}

/// Whether a site is f-puzzles, whose links contain the puzzle or name it in another field.
fn is_f_puzzles(site: &str) -> bool {
    let site = site.to_ascii_lowercase();
    site.strip_prefix("www.").unwrap_or(&site) == "f-puzzles.com"
}

/// Reads the puzzle in a part of a link, if there is one.
fn read_part(part: &str, place: Place) -> Option<Result<Puzzle, FormatError>> {
    if let Some(compressed) = compressed(part) {
        let json = lz_string::decompress(compressed);
        let puzzle = json.and_then(|json| json::read(&json));
        return Some(puzzle.map_err(|problem| problem.in_link(place)));
    }
    // The path may continue behind it.
    let (word, _) = part.split_once('/').unwrap_or((part, ""));
    if let Some(puzzle) = sudokuwiki::read(word, place) {
        return Some(puzzle);
    }
    if let Some(packed) = word.strip_prefix("scf") {
        return packed::read(packed, place);
    }
    let cells = word.replace(',', "");
    let is_cells = cells.len() >= FEWEST_CELLS
        && cells
            .chars()
            .all(|character| cell_value(character, true).is_some());
    is_cells.then(|| lines::read_cells(&cells, |_| place).map(Puzzle::new))
}

/// Returns the compressed puzzle in a text, without the prefix for its form.
fn compressed(text: &str) -> Option<&str> {
    let prefix = PREFIXES.iter().find(|prefix| text.starts_with(**prefix));
    let compressed = prefix.map_or(text, |prefix| &text[prefix.len()..]);
    let is_object =
        compressed.starts_with(COMPRESSED_OBJECT) && compressed.len() >= SHORTEST_PUZZLE;
    is_object.then_some(compressed)
}
