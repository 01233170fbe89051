//! A whole puzzle in one line, with anything around it: the fields of a table, a number before it
//! and a rating behind it, words.

mod fields;
pub(super) mod lost;
mod pieces;
mod said;

use fields::of_fields;
pub(super) use pieces::{sentences, tuples};
use said::{LONGEST_WORDS, MOST_WORDS, Said, add};

use super::boxes::LOOKS;
use super::columns::{self, Columns, separator};
use super::signs::Sign;
use super::{goes_on, regions, row, words};
use crate::formats::boards::{mistake, names_regions};
use crate::formats::{Fault, FormatError, Place, Rule, Unknown, library, lines};
use sudoku_engine::grid::{Candidate, Cell, Digit, FEWEST_GIVENS, Grid, Values};
use sudoku_engine::search::{Solutions, Stop, solve};
use sudoku_engine::sudoku::Puzzle;

/// The fewest cells, other than 81, of a word that is meant as a puzzle.
const FEWEST_CELLS: usize = 40;

/// The most digits by which a solution or a map of regions is too long or too short.
const MOST_OFF: usize = 10;

/// The most cells that may be wrong, missing or extra in a word with hardly any digits that is
/// meant as a puzzle.
const MOST_WRONG: usize = 3;

/// The shortest line of cells with blanks as empty cells, if the blanks at its end were cut off.
const FEWEST_BLANKS: usize = 60;

/// A puzzle, and its solution according to its line.
pub(super) struct InLine {
    pub(super) puzzle: Puzzle,
    pub(super) solution: Option<Values>,
    /// The reason why the puzzle is not opened, if its line says more about it than a puzzle can
    /// hold.
    pub(super) wrong: Option<Wrong>,
    /// Whether a lone digit before its cells was read as its number, if each of these is a field.
    pub(super) is_numbered: Option<bool>,
}

impl InLine {
    /// Returns a puzzle without other data.
    pub(super) const fn of(puzzle: Puzzle) -> Self {
        Self {
            puzzle,
            solution: None,
            wrong: None,
            is_numbered: None,
        }
    }
}

/// The reason why a puzzle is not opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wrong {
    /// The puzzle has this unknown feature.
    Unsupported(Unknown),
    /// The regions in this field are not valid.
    Regions(String),
    /// There are other puzzles in its line.
    Several,
    /// It is a solution, and its puzzle is missing.
    OnlySolution,
    /// A field of its line lacks one of its quotation marks.
    Quote,
    /// It has this number of cells: the text before 81 of them is not a number or a name.
    Cells(usize),
}

impl Wrong {
    /// Returns the error about a line.
    pub(super) fn at(self, line: usize) -> FormatError {
        let place = Place { line, column: 1 };
        match self {
            Self::Unsupported(what) => FormatError::Unsupported { place, what },
            Self::Several => mistake(place, Fault::Several),
            Self::OnlySolution => mistake(place, Fault::OnlySolution),
            Self::Quote => mistake(place, Fault::QuoteMissing),
            Self::Cells(found) => FormatError::Cells {
                line,
                found,
                needed: Cell::COUNT,
            },
            Self::Regions(names) => match regions::board(&names, line) {
                Ok(_) => FormatError::Unsupported {
                    place,
                    what: Unknown::Rule(Rule::IrregularRegions),
                },
                Err(error) => error,
            },
        }
    }
}

/// Whether a line ends within a field of a table that continues in the next line: the field begins
/// with a row of cells, or at the end of the line.
pub(super) fn opens_field(line: &str, sign: Sign) -> bool {
    if line.matches('"').count().is_multiple_of(2) {
        return false;
    }
    let Some((before, row)) = line.rsplit_once('"') else {
        return false;
    };
    let begins = before.trim_end();
    let is_field = begins.is_empty() || begins.ends_with([',', ';', '\t']);
    is_field && (row.trim().is_empty() || row::read(row, sign).is_some())
}

/// Returns the puzzle of a line; `None` if there is none in it. `number` is the number of puzzles
/// before it.
pub(super) fn read(
    line: &str,
    sign: Sign,
    columns: Option<&Columns>,
    number: usize,
) -> Option<InLine> {
    let mut found = read_whole(line, sign, columns, number)?;
    if found.wrong.is_none() {
        found.wrong = other_length(line).map(Wrong::Cells);
    }
    Some(found)
}

/// Returns the length of a word in the line of a puzzle that is meant as its solution or as a map
/// of its regions, but has a few extra or missing digits.
pub(in crate::formats) fn other_length(line: &str) -> Option<usize> {
    let lengths = Cell::COUNT - MOST_OFF..=Cell::COUNT + MOST_OFF;
    let mut words = line.split(|one: char| !one.is_ascii_alphanumeric() && one != '.');
    let word = words.find(|word| {
        lengths.contains(&word.len())
            && word.len() != Cell::COUNT
            && word.bytes().all(|it| matches!(it, b'1'..=b'9'))
    })?;
    Some(word.len())
}

fn read_whole(line: &str, sign: Sign, columns: Option<&Columns>, number: usize) -> Option<InLine> {
    if sign == Sign::Blank {
        return with_blanks(line);
    }
    if line.len() < Cell::COUNT {
        return None;
    }
    if let Some(parted) = parted(line) {
        return read_whole(&parted, sign, columns, number);
    }
    let separator = columns.map(|it| it.separator).or_else(|| separator(line));
    if columns.is_none()
        && let Some(cells) = cell_fields(line).filter(|it| it.len() == Cell::COUNT)
        && let Ok(givens) = cells.try_into()
    {
        return Some(InLine::of(Puzzle::new(givens)));
    }
    if let Some(separator) = separator
        && let Some(mut found) = of_fields(&columns::fields(line, separator), sign, columns, number)
    {
        if is_torn(line, separator) {
            found.wrong = Some(Wrong::Quote);
        }
        return Some(found);
    }
    of_words(line, sign, number).or_else(|| spread(line, sign, number))
}

/// Whether fields of a line are in quotation marks, and one of these is missing.
fn is_torn(line: &str, separator: char) -> bool {
    let is_quoted = line.contains(&format!("\"{separator}\""));
    is_quoted && !line.matches('"').count().is_multiple_of(2)
}

/// Returns a line with a blank between a puzzle and its solution that are run together in it.
fn parted(line: &str) -> Option<String> {
    let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';' | '"');
    let is_both = |word: &&str| {
        word.len() == 2 * Cell::COUNT
            && word.is_ascii()
            && word[Cell::COUNT..]
                .bytes()
                .all(|it| matches!(it, b'1'..=b'9'))
            && !word[..Cell::COUNT]
                .bytes()
                .all(|it| matches!(it, b'1'..=b'9'))
    };
    let word = line.split(is_between).find(is_both)?;
    let (puzzle, solution) = word.split_at(Cell::COUNT);
    Some(line.replace(word, &format!("{puzzle} {solution}")))
}

/// Returns the regions of a jigsaw in a line with nothing else, perhaps behind a word for them.
pub(super) fn regions(line: &str) -> Option<&str> {
    let line = line.trim().trim_end_matches([',', ';']);
    let (before, word) = match line.rfind([':', '=', ' ', '\t', ',']) {
        Some(at) => (&line[..at], &line[at + 1..]),
        None => ("", line),
    };
    let word = word.trim_matches(['"', '\'']);
    let is_label = before.len() <= regions::LONGEST_LABEL
        && !before.contains(|one: char| one.is_ascii_digit());
    (is_label && regions::is_map(word)).then_some(word)
}

/// Returns the mistake in a word that is meant as a puzzle but is not one; `None` if there is no
/// such word in the line.
pub(super) fn damage(line: &str, number: usize, sign: Sign) -> Option<FormatError> {
    let is_cell = |one: &char| one.is_ascii_digit() || !one.is_alphanumeric();
    let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';' | '"');
    let is_around = |one: char| matches!(one, '\'' | '(' | ')');
    if let Some(wrong) = lines::wrong_count(line, number) {
        return Some(wrong);
    }
    if let Some((_, found)) = blank_cells(line).filter(|(_, found)| *found < Cell::COUNT) {
        return Some(FormatError::Cells {
            line: number,
            found,
            needed: Cell::COUNT,
        });
    }
    if let Some(cells) = cell_fields(line) {
        return Some(FormatError::Cells {
            line: number,
            found: cells.len(),
            needed: Cell::COUNT,
        });
    }
    let mut words = line.split(is_between).map(|it| it.trim_matches(is_around));
    let word = words.find(|word| {
        if word.len() < FEWEST_CELLS || names_regions(word) || Cells::read(word, sign).is_some() {
            return false;
        }
        let digits = word.chars().filter(char::is_ascii_digit).count();
        let cells = word.chars().filter(is_cell).count();
        let all = word.chars().count();
        let is_whole = all == Cell::COUNT && 2 * cells >= all;
        (is_whole || all >= FEWEST_CELLS && 10 * cells >= 9 * all) && digits >= 10
            || is_nearly(word, all, sign)
    })?;
    let start = word.as_ptr() as usize - line.as_ptr() as usize;
    let column = line[..start].chars().count() + 1;
    if !sign.is('+')
        && let Some(wrong) = wrong_entry(
            word,
            Place {
                line: number,
                column,
            },
        )
    {
        return Some(wrong);
    }
    let wrong = word.chars().position(|one| sign.value(one).is_none());
    Some(match wrong {
        Some(at) => {
            let place = Place {
                line: number,
                column: column + at,
            };
            let wrong: String = word.chars().skip(at).take(1).collect();
            FormatError::not_a_digit(place, wrong)
        }
        None => {
            let place = Place {
                line: number,
                column,
            };
            lines::other_count(word.chars().count(), place)
        }
    })
}

/// Returns the mistake in a word that is meant as a puzzle with `+` before each entry: no digit
/// follows one of these, or there are too few or too many cells; `None` for any other word.
fn wrong_entry(word: &str, place: Place) -> Option<FormatError> {
    let cells = word.split(':').next()?;
    let signs: Vec<char> = cells.chars().collect();
    let is_entry = |at: &usize| signs.get(at + 1).is_some_and(|it| matches!(it, '1'..='9'));
    let pluses = || (0..signs.len()).filter(|at| signs[*at] == '+');
    let found = signs.len() - pluses().count();
    if pluses().filter(is_entry).count() < FEWEST_ENTRIES {
        return None;
    }
    if let Some(at) = pluses().find(|at| !is_entry(at)) {
        let column = place.column + at;
        let place = Place { column, ..place };
        return Some(mistake(place, Fault::NoDigitBehindPlus));
    }
    let are_cells = signs
        .iter()
        .all(|one| *one == '+' || Sign::Usual.value(*one).is_some());
    (are_cells && found != Cell::COUNT).then_some(FormatError::Cells {
        line: place.line,
        found,
        needed: Cell::COUNT,
    })
}

/// The fewest entries that show the meaning of `+` in a word.
const FEWEST_ENTRIES: usize = 2;

/// Returns the mistake in a text that is meant as a puzzle and has nothing around it.
pub(in crate::formats) fn word_damage(text: &str) -> Option<FormatError> {
    let text = text.trim();
    let is_word = !text.contains(char::is_whitespace);
    is_word.then(|| damage(text, 1, Sign::Usual))?
}

/// Returns the mistake in a line that is meant as a puzzle, perhaps among words.
pub(in crate::formats) fn line_damage(line: &str, number: usize) -> Option<FormatError> {
    damage(line, number, Sign::Usual)
}

/// Whether a word is nearly 81 cells, with hardly any digits among them: a few characters are not
/// cells, or a few cells are missing or extra. Drawn lines do not count.
fn is_nearly(word: &str, length: usize, sign: Sign) -> bool {
    let wrong = word.chars().filter(|one| sign.value(*one).is_none());
    let digits = word.chars().filter(char::is_ascii_digit).count();
    let (off, wrong) = (length.abs_diff(Cell::COUNT), wrong.count());
    let mut characters = word.chars();
    let first = characters.next();
    let is_drawn = characters.all(|one| Some(one) == first);
    !is_drawn
        && (off == 0 && (1..=MOST_WRONG).contains(&wrong)
            || off <= MOST_WRONG && wrong == 0 && digits > 0)
}

/// 81 cells with `+` before each entry.
#[derive(Clone, Copy)]
struct Cells {
    givens: Values,
    entries: Values,
}

impl Cells {
    fn read(text: &str, sign: Sign) -> Option<Self> {
        let mut cells = Self {
            givens: [None; Cell::COUNT],
            entries: [None; Cell::COUNT],
        };
        let mut found = 0;
        let mut entered = false;
        for character in text.chars() {
            if character == '+' && !sign.is('+') && !entered {
                entered = true;
                continue;
            }
            let value = sign.value(character)?;
            let slot = if std::mem::take(&mut entered) {
                value?;
                cells.entries.get_mut(found)
            } else {
                cells.givens.get_mut(found)
            };
            *slot? = value;
            found += 1;
        }
        // A map of regions is not a puzzle.
        let is_map = cells.is_full() && names_regions(text);
        (found == Cell::COUNT && !entered && !is_map).then_some(cells)
    }

    fn is_full(&self) -> bool {
        self.givens.iter().all(Option::is_some)
    }

    /// Whether there are only zeros and more ones than a board can have.
    fn is_mask(&self) -> bool {
        let mut digits = self.givens.iter().flatten();
        digits.clone().count() > Cell::SIDE && digits.all(|it| it.get() == 1)
    }

    fn puzzle(self) -> Puzzle {
        Puzzle {
            entries: self.entries,
            ..Puzzle::new(self.givens)
        }
    }
}

/// Reads a word of 81 cells among others.
fn of_words(line: &str, sign: Sign, number: usize) -> Option<InLine> {
    let around = |one: char| {
        one.is_whitespace()
            || matches!(one, ',' | ';' | '|' | '"' | '\'' | '(' | ')' | '[' | ']')
            || matches!(one, '{' | '}' | '<' | '>' | '=' | ':')
    };
    let mut found: Option<(Cells, &str)> = None;
    let mut solution = None;
    let mut regions = None;
    let mut others = Vec::new();
    let mut said = Said::default();
    let content = line.trim_end();
    let last = content.as_ptr() as usize + content.len();
    for word in line.split(around).filter(|word| !word.is_empty()) {
        let is_last = word.as_ptr() as usize + word.len() == last;
        if names_regions(word) {
            regions = Some(word);
            continue;
        }
        let read = if word.len() < Cell::COUNT {
            None
        } else {
            // Behind a number, the point at the end is a cell.
            let sentence = || {
                let word = word.strip_suffix(['.', '!', '?'])?;
                let has_words = said.before.iter().any(|it| words::is_word(it));
                (has_words && is_last).then_some(word)
            };
            Cells::read(word, sign).or_else(|| Cells::read(sentence()?, sign))
        };
        match (read, &found) {
            (Some(cells), None) => found = Some((cells, word)),
            (Some(cells), Some((first, _))) => match (first.is_full(), cells.is_full()) {
                (false, true) => solution = Some(cells.givens),
                (true, false) => {
                    solution = Some(first.givens);
                    found = Some((cells, word));
                }
                _ if others.len() < MOST_WORDS => others.push(cells),
                _ => {}
            },
            (None, None) => add(&mut said.before, word),
            (None, Some(_)) => add(&mut said.behind, word),
        }
    }
    let (cells, word) = found?;
    let mut puzzle = cells.puzzle();
    let start = word.as_ptr() as usize - line.as_ptr() as usize;
    said.title = words::name_in_code(&line[..start]);
    // Removed candidates, behind a colon.
    let behind = line.get(start + word.len()..).unwrap_or_default();
    if let Some(removed) = behind.trim_start().strip_prefix(':')
        && let Some(removed) = removed_candidates(removed, &puzzle)
    {
        puzzle.removed = removed;
        said.behind.clear();
    }
    said.of(&mut puzzle, number);
    let several = take_position(&mut puzzle, others.iter());
    let wrong = match regions.map(|names| (names, regions::board(names, 1))) {
        Some((_, Ok(layout))) => {
            puzzle.layout = layout;
            None
        }
        Some((names, Err(_))) => Some(Wrong::Regions(names.to_owned())),
        None => several,
    };
    Some(InLine {
        puzzle,
        solution,
        wrong,
        is_numbered: None,
    })
}

/// Adds the entries of other grids in a line to the givens of a puzzle. Returns the mistake if one
/// of them is another puzzle.
fn take_position<'a>(
    puzzle: &mut Puzzle,
    others: impl Iterator<Item = &'a Cells>,
) -> Option<Wrong> {
    for other in others.filter(|it| !it.is_full() && !it.is_mask()) {
        if !goes_on(&other.givens, puzzle) {
            return Some(Wrong::Several);
        }
        for (at, value) in other.givens.iter().enumerate() {
            if puzzle.givens[at].is_none() {
                puzzle.entries[at] = puzzle.entries[at].or(*value);
            }
        }
    }
    None
}

/// Returns candidates of empty cells, each written as a digit, a row and a column.
fn removed_candidates(text: &str, puzzle: &Puzzle) -> Option<Vec<Candidate>> {
    let mut removed = library::candidates_of(text).filter(|removed| !removed.is_empty())?;
    let values = puzzle.values();
    removed.retain(|candidate| values[candidate.cell.index()].is_none());
    Some(removed)
}

/// Reads 81 separate cells, or groups of equal length, perhaps behind a number.
fn spread(line: &str, sign: Sign, number: usize) -> Option<InLine> {
    let text = line.trim();
    let are_fields = |cells: &str| {
        cells
            .chars()
            .nth(1)
            .is_some_and(|it| sign.value(it).is_none())
    };
    if let Some(cells) = spread_cells(text, sign) {
        return Some(InLine {
            is_numbered: are_fields(text).then_some(false),
            ..InLine::of(cells.puzzle())
        });
    }
    let behind_word = text.split_once(|one: char| one.is_whitespace() || one == ',');
    let parts = [behind_word, text.split_once(": ")];
    let cells = |(first, rest)| Some((first, rest, spread_cells(rest, sign)?));
    let (first, rest, cells): (&str, &str, Cells) = parts.into_iter().flatten().find_map(cells)?;
    let lone = first.trim_matches(['[', '{', '(', '"', '\'']);
    let are_cells = lone.chars().all(|one| sign.value(one).is_some());
    let is_lone = lone.len() == 1 && are_cells;
    let is_group = lone.len() == Cell::SIDE && are_cells;
    let is_cells = is_lone && lone.len() < first.len() || is_group;
    let mut puzzle = cells.puzzle();
    let said = Said {
        before: vec![first.chars().take(LONGEST_WORDS).collect()],
        ..Said::default()
    };
    said.of(&mut puzzle, number);
    Some(InLine {
        is_numbered: (is_lone && are_fields(rest.trim_start())).then_some(true),
        wrong: is_cells.then_some(Wrong::Cells(Cell::COUNT + lone.len())),
        ..InLine::of(puzzle)
    })
}

/// Returns the cells of a line that is the fields of nearly as many cells as a puzzle has, the empty
/// ones blank; `None` for any other line.
fn cell_fields(line: &str) -> Option<Vec<Option<Digit>>> {
    let is_meant = |it: &char| lines::MEANT.contains(&(line.matches(*it).count() + 1));
    let separator = [',', ';', '\t'].into_iter().find(is_meant)?;
    let is_around = |one: char| one == '"' || one == ' ';
    let fields = line.split(separator);
    let fields: Vec<&str> = fields.map(|it| it.trim_matches(is_around)).collect();
    let cell = |field: &&str| {
        let mut characters = field.chars();
        match (characters.next(), characters.next()) {
            (None, _) => Some(None),
            (Some(one), None) => Digit::from_char(one).map(Some),
            _ => None,
        }
    };
    let cells: Vec<Option<Digit>> = fields.iter().map(cell).collect::<Option<_>>()?;
    let givens = cells.iter().flatten().count();
    (givens >= FEWEST_GIVENS as usize && givens < cells.len()).then_some(cells)
}

/// Reads cells in groups of equal length.
fn spread_cells(text: &str, sign: Sign) -> Option<Cells> {
    let between = |one: char| {
        one.is_whitespace()
            || matches!(
                one,
                ',' | ';' | '|' | '/' | '"' | '[' | ']' | '{' | '}' | '(' | ')'
            )
    };
    let entered = |one: &char| *one != '+' || sign.is('+');
    let mut lengths = text
        .split(between)
        .filter(|group| !group.is_empty())
        .map(|group| group.chars().filter(entered).count());
    let first = lengths.next()?;
    if !lengths.all(|length| length == first) {
        return None;
    }
    let cells: String = text.chars().filter(|one| !between(*one)).collect();
    Cells::read(&cells, sign)
}

/// Reads 81 cells with blanks as empty cells. If the line is shorter, its end may have been cut
/// off; if the puzzle then has no solution, a blank is missing somewhere else.
fn with_blanks(line: &str) -> Option<InLine> {
    let (givens, length) = blank_cells(line)?;
    let is_sound = length == Cell::COUNT || has_solution(&givens);
    is_sound.then(|| InLine::of(Puzzle::new(givens)))
}

/// Whether givens have a solution, or it would take long to find out.
fn has_solution(givens: &Values) -> bool {
    let found = solve(
        &Grid::from_values(givens),
        &Stop::never().or_after_looks(LOOKS),
    );
    !found.is_ok_and(|it| matches!(it.solutions, Solutions::None))
}

/// Returns the cells of a line with blanks as empty cells, and its length. A row of pencil marks
/// would have nine groups.
fn blank_cells(line: &str) -> Option<(Values, usize)> {
    let line = line.trim_end_matches(['\r', '\n']);
    let is_cell = |one: u8| one == b' ' || one.is_ascii_digit() && one != b'0';
    if !(FEWEST_BLANKS..=Cell::COUNT).contains(&line.len())
        || !line.bytes().all(is_cell)
        || !line.contains(' ')
    {
        return None;
    }
    let groups = line.split(' ').filter(|group| !group.is_empty());
    let digits: usize = groups.clone().map(str::len).sum();
    let is_cut = line.len() < Cell::COUNT;
    if groups.clone().count() == 9 || is_cut && digits < FEWEST_GIVENS as usize {
        return None;
    }
    let mut givens = [None; Cell::COUNT];
    for (given, character) in givens.iter_mut().zip(line.chars()) {
        *given = Digit::from_char(character);
    }
    Some((givens, line.len()))
}
