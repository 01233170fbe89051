//! The parts of a line that holds several puzzles: the tuples of a database, or the puzzles of a
//! sentence.

use super::super::signs::Sign;
use super::{Cells, damage};
use sudoku_engine::grid::Cell;

/// Words between two puzzles that are not the name of either.
const BETWEEN: [&str; 7] = ["and", "or", "then", "und", "oder", "y", "o"];

/// A word of 81 cells: its start and end in the line, and whether it has an empty cell.
struct Board {
    start: usize,
    end: usize,
    is_open: bool,
}

/// Returns the tuples of a line in which more than one has a puzzle, and the text of any others
/// between them; `None` for any other line.
pub(in crate::formats::finder) fn tuples(line: &str, sign: Sign) -> Option<Vec<&str>> {
    if line.len() < 2 * Cell::COUNT || !line.contains(')') {
        return None;
    }
    let boards = boards(line, sign);
    let mut pieces = Vec::new();
    let mut begin = line[..boards.first()?.start].rfind('(')? + 1;
    let mut is_open = false;
    for (at, board) in boards.iter().enumerate() {
        is_open |= board.is_open;
        let next = boards.get(at + 1).map_or(line.len(), |it| it.start);
        let between = &line[board.end..next];
        let Some(close) = between.find(')') else {
            continue;
        };
        let open = between.rfind('(').filter(|open| close < *open);
        let piece = &line[begin..board.end + close];
        // The line may have a damaged puzzle and its solution.
        let has_puzzle = is_open || damage(piece, 1, sign).is_some();
        if open.is_none() && next < line.len() || !has_puzzle {
            return None;
        }
        pieces.push(piece);
        let other = open.map_or("", |open| &between[close..open]);
        if other.contains('(') && !other.to_lowercase().contains("values") {
            pieces.push(other);
        }
        begin = board.end + open.map_or(close, |open| open + 1);
        is_open = false;
    }
    (pieces.len() > 1).then_some(pieces)
}

/// Returns the parts of a line with words between its puzzles, one for each puzzle; `None` if there
/// are no words between two of them. Words belong to the puzzle behind them, unless the line begins
/// with a puzzle.
pub(in crate::formats::finder) fn sentences(line: &str, sign: Sign) -> Option<Vec<&str>> {
    let boards = boards(line, sign);
    let has_letter = |text: &str| text.contains(char::is_alphabetic);
    let begins = !has_letter(&line[..boards.first()?.start]);
    let mut pieces = Vec::new();
    let mut begin = 0;
    for pair in boards.windows(2) {
        let [board, next] = pair else { continue };
        let between = &line[board.end..next.start];
        if !next.is_open {
            continue;
        }
        if !has_letter(between) {
            return None;
        }
        let is_named = between
            .split(|one: char| !one.is_alphanumeric())
            .any(|word| has_letter(word) && !BETWEEN.contains(&&*word.to_lowercase()));
        let (end, start) = match (is_named, begins) {
            (false, _) => (board.end, next.start),
            (true, true) => (next.start, next.start),
            (true, false) => (board.end, board.end),
        };
        pieces.push(&line[begin..end]);
        begin = start;
    }
    pieces.push(&line[begin..]);
    (pieces.len() > 1).then_some(pieces)
}

/// Returns the words of 81 cells in a line.
fn boards(line: &str, sign: Sign) -> Vec<Board> {
    let around = |one: char| one.is_whitespace() || ",;|\"'()[]{}<>=:".contains(one);
    let words = line
        .split(around)
        .filter(|word| word.len() >= Cell::COUNT && word.len() <= 4 * Cell::COUNT);
    let board = |word: &str| {
        let cells = Cells::read(word, sign)?;
        let start = word.as_ptr() as usize - line.as_ptr() as usize;
        Some(Board {
            start,
            end: start + word.len(),
            is_open: !cells.is_full(),
        })
    };
    // A sentence may end with a puzzle.
    let board = |word: &str| board(word).or_else(|| board(word.strip_suffix(['.', '!', '?'])?));
    words.filter_map(board).collect()
}
