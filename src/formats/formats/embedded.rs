//! A puzzle within a page, a picture or a text for people: in a comment in the program's own
//! format, on a line of its own.

use std::fmt::Write;

use super::{Format, own, write};
use sudoku_engine::sudoku::Puzzle;

const BEGIN: &str = "<!-- sudoku-stepper:puzzle ";
const END: &str = " -->";

/// The parts that a comment, or one line of it, cannot hold, with their replacements.
const ESCAPES: [(&str, &str); 3] = [("&", "&amp;"), ("\n", "&#10;"), ("--", "-&#45;")];

/// Returns the puzzle as a comment of HTML, XML or Markdown, on one line with its end. It is
/// invisible in the page or picture, and every reader of files finds the puzzle in it.
///
/// ```
/// use sudoku_formats::formats::{puzzle_comment, read};
/// use sudoku_engine::grid::LayoutBuilder;
/// use sudoku_engine::sudoku::Puzzle;
///
/// let board = LayoutBuilder::classic().windoku().build()?;
/// let puzzle = Puzzle::on(board, [None; 81]);
/// let page = format!("<!DOCTYPE html>\n{}<p>A Windoku.</p>", puzzle_comment(&puzzle));
/// assert_eq!(read(page.as_bytes())?, [puzzle]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn puzzle_comment(puzzle: &Puzzle) -> String {
    let Ok(saved) = write(puzzle, Format::Own) else {
        return String::new();
    };
    let mut text = String::from_utf8_lossy(&saved).into_owned();
    for (plain, escaped) in ESCAPES {
        text = text.replace(plain, escaped);
    }
    let mut comment = String::new();
    let _ = writeln!(comment, "{BEGIN}{text}{END}");
    comment
}

/// Whether a text has a comment with a puzzle in it, or the start of one.
pub(super) fn is_in(text: &[u8]) -> bool {
    let begin = BEGIN.as_bytes();
    text.windows(begin.len()).any(|part| part == begin)
}

/// Returns the puzzles of all such comments; `None` if one of them is damaged or there are none.
pub(super) fn puzzles(text: &str) -> Option<Vec<Puzzle>> {
    let comments = text.split(BEGIN).skip(1);
    let puzzle = |comment: &str| {
        let mut saved = comment.split_once(END)?.0.to_owned();
        for (plain, escaped) in ESCAPES.into_iter().rev() {
            saved = saved.replace(escaped, plain);
        }
        own::read(&saved).ok()
    };
    let puzzles: Option<Vec<Puzzle>> = comments.map(puzzle).collect();
    puzzles.filter(|it| !it.is_empty())
}
