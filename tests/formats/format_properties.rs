//! Properties of every format, whatever is read or written: no bytes do harm, and a written file is
//! read again as far as the format can hold it.

use std::io::{BufReader, Read};

use crate::common;
use crate::common::ASSIGNMENT;
use crate::common::files::{formats_of, in_place};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sudoku_stepper::formats::{
    Format, Loss, Reader, Writer, detect, losses, read, read_library_line, read_line, write,
};
use sudoku_stepper::grid::{Candidate, Cell, Digit, DigitSet, Grid, Values};
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{
    Field, History, Mark, MarkColor, MarkedLink, Marks, Position, Puzzle, SavePoint,
};
use sudoku_stepper::texts::Language;

fn values() -> impl Strategy<Value = Values> {
    let value = prop_oneof![Just(None), (1u8..=9).prop_map(Digit::new)];
    proptest::collection::vec(value, Cell::COUNT).prop_map(|v| v.try_into().unwrap())
}

/// The solved assignment without some of its digits.
fn sound_values() -> impl Strategy<Value = Values> {
    let kept = proptest::collection::vec(any::<bool>(), Cell::COUNT);
    kept.prop_map(|kept| {
        let mut values = common::puzzle(common::ASSIGNMENT_SOLVED).givens;
        for (value, kept) in values.iter_mut().zip(kept) {
            *value = value.filter(|_| kept);
        }
        values
    })
}

/// Texts with many of the characters that a writer must escape.
fn said() -> impl Strategy<Value = String> {
    let minded = vec![
        '"', '\'', '\\', '\n', '\r', '\t', '#', '{', '<', '&', ';', ']', '>', ':', '[', '=', '\0',
        '\u{7f}', '\u{85}', '\u{feff}', '\u{ffff}', ' ',
    ];
    let character = prop_oneof![any::<char>(), select(minded)];
    proptest::collection::vec(character, 0..30).prop_map(String::from_iter)
}

fn candidates() -> impl Strategy<Value = Candidate> {
    let cell = (0..81usize).prop_map(|cell| Cell::new(cell).unwrap());
    (cell, select(Digit::ALL.to_vec())).prop_map(|(cell, digit)| Candidate::new(cell, digit))
}

fn removed() -> impl Strategy<Value = Vec<Candidate>> {
    let removed = proptest::collection::btree_set(candidates(), 0..60);
    removed.prop_map(|removed| removed.into_iter().collect())
}

/// Anything that can be put on the board by hand.
fn marks() -> impl Strategy<Value = Marks> {
    let color = || select(MarkColor::ALL.to_vec());
    let link = (candidates(), candidates(), any::<bool>());
    let mark = prop_oneof![
        candidates().prop_map(Mark::Note),
        (candidates(), color()).prop_map(|(candidate, color)| Mark::Cell(candidate.cell, color)),
        (candidates(), color()).prop_map(|(candidate, color)| Mark::Candidate(candidate, color)),
        link.prop_filter_map("a link has two ends", |(one, other, strong)| {
            MarkedLink::new(one, other, strong).map(Mark::Link)
        }),
    ];
    proptest::collection::vec(mark, 0..30).prop_map(Marks::from_iter)
}

prop_compose! {
    fn save_points()(
        name in said(),
        entries in prop_oneof![Just([None; 81]), values()],
        removed in removed(),
        marks in marks(),
    ) -> SavePoint {
        SavePoint { name, entries, removed, marks }
    }
}

prop_compose! {
    /// Puzzles with work done on them: removed candidates in reading order, no
    /// entry in a given's cell.
    fn puzzles()(
        givens in prop_oneof![values(), sound_values()],
        entries in prop_oneof![Just([None; 81]), values()],
        title in proptest::option::of(said()),
        about in proptest::collection::vec((select(&Field::ALL[..]), said()), 0..4),
        removed in removed(),
        marks in marks(),
        save_points in proptest::collection::vec(save_points(), 0..3),
    ) -> Puzzle {
        let mut puzzle = Puzzle::new(givens);
        for cell in Cell::all().filter(|cell| givens[cell.index()].is_none()) {
            puzzle.entries[cell.index()] = entries[cell.index()];
        }
        puzzle.title = title;
        for (field, text) in about {
            puzzle.metadata.set(field, &text);
        }
        puzzle.removed = removed;
        puzzle.marks = marks;
        puzzle.save_points = save_points;
        puzzle
    }
}

/// A puzzle with more work done on it, so that it has a history.
fn puzzles_with_history() -> impl Strategy<Value = Puzzle> {
    let acts = proptest::collection::vec((0..16usize, 0..81usize, 0..9usize), 0..30);
    (puzzles(), acts).prop_map(|(puzzle, acts)| {
        let mut session = Session::new(&puzzle);
        for (act, cell, digit) in acts {
            act_on(
                &mut session,
                act,
                Cell::new(cell).unwrap(),
                Digit::ALL[digit],
            );
        }
        session.to_puzzle()
    })
}

fn act_on(session: &mut Session, act: usize, cell: Cell, digit: Digit) {
    let color = MarkColor::ALL[digit.index() % MarkColor::ALL.len()];
    // A refused action changes nothing.
    match act {
        0 => {
            session.undo();
        }
        1 => {
            session.redo();
        }
        2 => {
            session.set_given(cell, Some(digit));
        }
        3 => {
            session.set_given(cell, None);
        }
        4 => {
            let _ = session.toggle_candidate(Candidate::new(cell, digit));
        }
        5 => {
            session.step();
        }
        6 if digit.get() == 1 => {
            session.restart();
        }
        7 => {
            let _ = session.erase(cell);
        }
        8 => {
            let _ = session.toggle_note(Candidate::new(cell, digit));
        }
        9 => {
            session.color_cell(cell, color);
        }
        10 => {
            session.color_candidate(Candidate::new(cell, digit), color);
        }
        11 => {
            let [one, other] = [digit, Digit::ALL[0]].map(|digit| Candidate::new(cell, digit));
            let link = MarkedLink::new(one, other, cell.row() > 4);
            link.map(|link| session.draw_link(link));
        }
        12 => {
            session.fill_in_notes();
        }
        13 => {
            let _ = session.make_save_point(Language::english());
        }
        14 => {
            session.go_to_save_point(0);
        }
        _ => {
            let _ = session.enter(cell, digit);
        }
    }
}

/// Returns the digits that each cell holds or can hold.
fn possible(puzzle: &Puzzle) -> Vec<DigitSet> {
    let position = Position::new(puzzle);
    let possible = |cell: Cell| match position.grid().value(cell) {
        Some(digit) => DigitSet::only(digit),
        None => position.grid().candidates(cell),
    };
    Cell::all().map(possible).collect()
}

/// Returns the puzzle without the parts listed as losses, and without removed candidates that a
/// value rules out in any case.
fn without(puzzle: &Puzzle, lost: &[Loss]) -> Puzzle {
    let mut left = puzzle.clone();
    for loss in lost {
        match loss {
            Loss::Entries => {
                left.givens = left.values();
                left.entries = [None; 81];
            }
            Loss::Removed => left.removed.clear(),
            Loss::Marks => left.marks = Marks::default(),
            Loss::SavePoints => left.save_points.clear(),
            Loss::Title | Loss::TitleShape => left.title = None,
            Loss::Game => left.game = None,
            Loss::Metadata(field) => left.metadata.set(*field, ""),
            Loss::History => left.history = History::default(),
            Loss::Puzzle(_) => left = Puzzle::new([None; 81]),
            Loss::NakedSingles | Loss::OldestMoves | Loss::NoCandidates | Loss::Header => {}
        }
    }
    on_board(left)
}

fn on_board(mut puzzle: Puzzle) -> Puzzle {
    let grid = Grid::from_values(&puzzle.values());
    puzzle.removed.retain(|candidate| grid.has(*candidate));
    if puzzle.title.as_deref() == Some("") {
        puzzle.title = None;
    }
    puzzle
}

/// A source that gives its bytes in small parts.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let end = self.1.min(into.len());
        self.0.read(&mut into[..end])
    }
}

/// Reads without a panic, and checks that every message can be shown. Reading in parts gives the
/// same puzzles or the same error.
fn assert_harmless(bytes: &[u8], at_once: usize) {
    detect(bytes);
    let whole = read(bytes);
    match &whole {
        Ok(puzzles) => assert!(!puzzles.is_empty()),
        Err(error) => {
            let message = error.to_string();
            assert!(message.chars().count() < 200, "{message}");
            assert!(!message.contains(char::is_control), "{message:?}");
            assert!(!message.ends_with('.'), "{message}");
        }
    }
    let source = BufReader::with_capacity(at_once, Trickle(bytes, at_once));
    let streamed: Result<Vec<Puzzle>, _> = Reader::new(source).and_then(Iterator::collect);
    let streamed = streamed.map_err(|error| error.to_string());
    assert_eq!(streamed, whole.map_err(|error| error.to_string()));
}

/// A valid file of any format with some bytes replaced, inserted or cut out.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let mut puzzle = common::puzzle(ASSIGNMENT);
    puzzle.title = Some("Monday".to_owned());
    puzzle.metadata.set(Field::Author, "Ada");
    let mut session = Session::new(&puzzle);
    session.step();
    session.step();
    session.undo();
    let puzzle = session.to_puzzle();
    let files = Format::ALL.map(|format| {
        let mut writer = Writer::new(Vec::new(), format);
        writer.write(&in_place(&puzzle, format)).unwrap();
        if format.holds_several() {
            let second = in_place(&common::puzzle(ASSIGNMENT), format);
            writer.write(&second).unwrap();
        }
        writer.finish().unwrap()
    });
    let signs = b"\"'\\#{[=.,|\r\n -0x<>/&;:+!]19\0\xff".to_vec();
    let byte = prop_oneof![any::<u8>(), select(signs)];
    let edits = proptest::collection::vec(
        (
            any::<Index>(),
            0..3usize,
            proptest::collection::vec(byte, 0..3),
        ),
        1..6,
    );
    (select(files.to_vec()), edits, any::<(bool, Index)>()).prop_map(
        |(mut bytes, edits, (cut, length))| {
            for (index, cut, inserted) in edits {
                let start = index.index(bytes.len() + 1);
                let end = bytes.len().min(start + cut);
                bytes.splice(start..end, inserted);
            }
            if cut {
                bytes.truncate(length.index(bytes.len() + 1));
            }
            bytes
        },
    )
}

/// Pieces of files in any order.
fn pieces() -> impl Strategy<Value = String> {
    let pieces = [
        "[Puzzle]\n",
        "[State]\n",
        "#AAda\n",
        "<opensudoku>",
        "<game data=\"",
        "\"/>",
        "<name>",
        "</name>",
        "</opensudoku>",
        "<!DOCTYPE x [<!ENTITY a \"b\">]>",
        "&a;",
        "&#65;",
        "<![CDATA[",
        "]]>",
        "<!--",
        "-->",
        "<?xml?>",
        ":0300-2:3:",
        "+1",
        "436 511",
        "|",
        "\n",
        "\r",
        " ",
        "-----------\n",
        "12 3 45 6 789 1 2 3 4\n",
        ".........\n",
        "011111111 ",
        ASSIGNMENT,
        "format = \"sudoku-stepper\"\nversion = 1\n",
        "format = \"sudoku-stepper\"\nversion = 2\n",
        "title = \"",
        "[history]\nmade = [",
        "\"person r1c1:.>5\",",
        "\"x-wing r1c1-5 / r2c2-5\",",
    ];
    proptest::collection::vec(select(pieces.to_vec()), 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn any_bytes_are_harmless(bytes: Vec<u8>, at_once in 1..50usize) {
        assert_harmless(&bytes, at_once);
    }

    #[test]
    fn any_36_bytes_are_harmless(bytes: [u8; 32], more: [u8; 4], at_once in 1..50usize) {
        assert_harmless(&[&bytes[..], &more[..]].concat(), at_once);
    }

    #[test]
    fn any_pieces_are_harmless(text in pieces(), at_once in 1..50usize, number: usize) {
        assert_harmless(text.as_bytes(), at_once);
        let _ = read_line(&text, number);
        let _ = read_library_line(&text, number);
    }

    #[test]
    fn a_damaged_file_is_harmless(bytes in damaged(), at_once in 1..50usize) {
        assert_harmless(&bytes, at_once);
    }

    #[test]
    fn what_is_written_is_read_again_but_for_what_is_said_to_be_lost(
        puzzle in prop_oneof![puzzles(), puzzles_with_history()],
    ) {
        for format in formats_of(&puzzle) {
            let lost = losses(&puzzle, format);
            let file = write(&puzzle, format).unwrap();
            let read = read(&file);
            prop_assert!(read.is_ok(), "{format}: {read:?}");
            let [mut read] = <[Puzzle; 1]>::try_from(read.unwrap()).unwrap();
            if lost.contains(&Loss::NoCandidates) {
                // A drawn grid, where single candidates are givens, too.
                let same = read.values() == puzzle.values();
                prop_assert!(same || lost.contains(&Loss::NakedSingles), "{format}");
                continue;
            }
            if lost.contains(&Loss::TitleShape) {
                let title = read.title.take();
                prop_assert!(title.is_none_or(|title| !title.contains(char::is_control)));
            }
            prop_assert_eq!(possible(&read), possible(&without(&puzzle, &lost)), "{}", format);
            if lost.contains(&Loss::NakedSingles) {
                read.givens = puzzle.values();
                read.removed = without(&puzzle, &lost).removed;
            }
            prop_assert_eq!(on_board(read), without(&puzzle, &lost), "{}", format);
        }
    }

    #[test]
    fn what_is_read_and_written_again_is_the_same_file(
        puzzle in prop_oneof![puzzles(), puzzles_with_history()],
    ) {
        for format in formats_of(&puzzle) {
            let file = write(&puzzle, format).unwrap();
            if losses(&puzzle, format).contains(&Loss::NoCandidates) {
                continue;
            }
            let read = read(&file).unwrap().remove(0);
            prop_assert_eq!(write(&read, format).unwrap(), file, "{}", format);
            let lost = losses(&read, format);
            prop_assert!(lost.is_empty(), "{format}: {lost:?}");
        }
    }

    #[test]
    fn files_of_several_puzzles_keep_their_order(
        puzzles in proptest::collection::vec(puzzles(), 1..5),
        at_once in 1..50usize,
    ) {
        let classic = common::puzzle(ASSIGNMENT);
        for format in formats_of(&classic).filter(|format| format.holds_several()) {
            let mut writer = Writer::new(Vec::new(), format);
            for puzzle in &puzzles {
                writer.write(puzzle).unwrap();
            }
            let file = writer.finish().unwrap();
            let source = BufReader::with_capacity(at_once, Trickle(&file, at_once));
            let read: Vec<Puzzle> = Reader::new(source).unwrap().map(Result::unwrap).collect();
            let possible_digits: Vec<_> = read.iter().map(possible).collect();
            let expected: Vec<_> = puzzles
                .iter()
                .map(|puzzle| possible(&without(puzzle, &losses(puzzle, format))))
                .collect();
            prop_assert_eq!(possible_digits, expected, "{}", format);
        }
    }
}
