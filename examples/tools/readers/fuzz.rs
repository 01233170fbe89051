//! Random and damaged inputs.

use std::collections::BTreeMap;
use std::io::{BufReader, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rayon::prelude::*;
use sudoku_stepper::formats::{
    Format, Reader, Writer, detect, read, read_library_line, read_line, unheld,
};
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{Field, Puzzle};

use crate::pieces::PIECES;

const LINE: &str =
    ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";
const SOLVED: &str =
    "679518243543729618821634957794352186358461729216897534485276391962183475137945862";

/// A kind of input.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Bytes,
    Pieces,
    Rows,
    Damaged,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::Bytes => "bytes at random",
            Self::Pieces => "pieces in any order",
            Self::Rows => "rows and lines with words around",
            Self::Damaged => "damaged files",
        }
    }
}

/// The number of inputs of a kind that had puzzles in them, and the number refused.
#[derive(Clone, Copy, Default)]
struct Came {
    read: u64,
    refused: u64,
}

/// The number of inputs between two reports.
const AT_ONCE: u64 = 100_000;

/// The results for the inputs of each kind.
type Counts = BTreeMap<Kind, Came>;

/// Tries this many inputs, beginning with this seed.
pub fn fuzz(count: u64, seed: u64) -> ExitCode {
    say!("seed {seed}");
    let files = sound_files();
    let failed = AtomicU64::new(0);
    let mut counts = Counts::new();
    for start in (0..count).step_by(AT_ONCE as usize) {
        let end = count.min(start + AT_ONCE);
        let some = (start..end)
            .into_par_iter()
            .fold(Counts::new, |mut counts, number| {
                let own = seed.wrapping_add(number);
                let (kind, is_read) = tried(own, &files);
                let came = counts.entry(kind).or_default();
                match is_read {
                    Ok(true) => came.read += 1,
                    Ok(false) => came.refused += 1,
                    Err(reason) => {
                        failed.fetch_add(1, Ordering::Relaxed);
                        say!("input {own}: {reason}");
                    }
                }
                counts
            })
            .reduce(Counts::new, together);
        counts = together(counts, some);
        say!("{end} inputs, {} failed", failed.load(Ordering::Relaxed));
    }
    for (kind, Came { read, refused }) in &counts {
        say!("{}: {read} read, {refused} refused", kind.name());
    }
    if failed.into_inner() == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Reads the input of a seed. Returns whether it was read, or how it failed.
fn tried(seed: u64, files: &[Vec<u8>]) -> (Kind, Result<bool, String>) {
    let mut random = StdRng::seed_from_u64(seed);
    let (kind, input) = input(&mut random, files);
    let at_once = random.random_range(1..200);
    let tried = catch_unwind(AssertUnwindSafe(|| try_reading(&input, at_once)));
    let is_read = tried.unwrap_or_else(|_| Err("panic".to_owned()));
    let shown = |reason| format!("{reason}: {:?}", String::from_utf8_lossy(&input));
    (kind, is_read.map_err(shown))
}

fn together(mut one: Counts, other: Counts) -> Counts {
    for (kind, came) in other {
        let all = one.entry(kind).or_default();
        all.read += came.read;
        all.refused += came.refused;
    }
    one
}

/// Returns a valid file of each format.
fn sound_files() -> Vec<Vec<u8>> {
    let mut puzzle = Puzzle::from_line(LINE).expect("a constant of 81 characters");
    puzzle.title = Some("Monday".to_owned());
    puzzle.metadata.set(Field::Author, "Ada");
    let mut session = Session::new(&puzzle);
    session.step();
    session.step();
    session.undo();
    let puzzle = session.to_puzzle();
    let has_place = |format: &Format| unheld(&puzzle, *format).is_none();
    let mut files: Vec<Vec<u8>> = Format::ALL
        .into_iter()
        .filter(has_place)
        .filter_map(|format| {
            let mut writer = Writer::new(Vec::new(), format);
            writer.write(&puzzle).ok()?;
            if format.holds_several() {
                writer.write(&puzzle).ok()?;
            }
            writer.finish().ok()
        })
        .collect();
    let grid: String = LINE
        .as_bytes()
        .chunks(9)
        .map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
        .collect();
    files.extend(
        [
            format!("quizzes,solutions\n{LINE},{SOLVED}\n"),
            format!("id;puzzle;rating\n\"a\";\"{LINE}\";1.2\n"),
            format!("Grid 01\n{grid}Grid 02\n{grid}"),
            format!("1. {LINE}\n2. {SOLVED}\n"),
            ".~R1C1_5~R2C2_3.Cage~10~R1C1~R1C2".to_owned(),
            "<SavedSudoku/>".to_owned(),
            "{\"puzzle\":[[5,3,0],[0]]}".to_owned(),
        ]
        .map(String::into_bytes),
    );
    files
}

fn input(random: &mut StdRng, files: &[Vec<u8>]) -> (Kind, Vec<u8>) {
    match random.random_range(0..10) {
        0 => {
            let mut bytes = vec![0; random.random_range(0..400)];
            random.fill_bytes(&mut bytes);
            if random.random_bool(0.2) {
                bytes.truncate(36);
            }
            (Kind::Bytes, bytes)
        }
        1..4 => {
            let count = random.random_range(0..60);
            let mut text = String::new();
            for _ in 0..count {
                let piece = PIECES.choose(random).expect("a constant that is not empty");
                let times = if random.random_bool(0.1) {
                    random.random_range(1..30)
                } else {
                    1
                };
                text += &piece.repeat(times);
            }
            (Kind::Pieces, text.into_bytes())
        }
        4..7 => (Kind::Rows, rows(random).into_bytes()),
        _ => {
            let file = files
                .choose(random)
                .expect("there is a file of most formats");
            (Kind::Damaged, damaged(random, file.clone()))
        }
    }
}

/// Returns rows and lines of cells, with words and signs around and between them.
fn rows(random: &mut StdRng) -> String {
    let signs = [
        '.', '0', '-', '*', 'x', '?', '#', '~', '+', 'o', '·', '□', ' ',
    ];
    let sign = *signs.choose(random).expect("a constant that is not empty");
    let mut text = String::new();
    for _ in 0..random.random_range(1..30) {
        let length = *[9, 9, 9, 9, 81, 6, 4, 16, 8]
            .choose(random)
            .expect("a constant that is not empty");
        if random.random_bool(0.15) {
            text += PIECES.choose(random).expect("a constant that is not empty");
        }
        if random.random_bool(0.1) {
            text += "Grid 7:\n";
        }
        let between = *["", "", " ", ",", "|", "\t", ";"]
            .choose(random)
            .expect("a constant that is not empty");
        for at in 0..length {
            if at > 0 {
                text += between;
            }
            let is_digit = random.random_bool(0.4);
            text.push(if is_digit {
                char::from(random.random_range(b'1'..=b'9'))
            } else {
                sign
            });
        }
        text.push('\n');
    }
    text
}

/// Returns a file with some bytes replaced, inserted or cut out.
fn damaged(random: &mut StdRng, mut file: Vec<u8>) -> Vec<u8> {
    for _ in 0..random.random_range(1..6) {
        let start = random.random_range(0..=file.len());
        let end = file.len().min(start + random.random_range(0..4));
        let inserted = if random.random_bool(0.5) {
            let piece = PIECES.choose(random).expect("a constant that is not empty");
            piece.as_bytes().to_vec()
        } else {
            let mut bytes = vec![0; random.random_range(0..3)];
            random.fill_bytes(&mut bytes);
            bytes
        };
        file.splice(start..end, inserted);
    }
    if random.random_bool(0.3) {
        file.truncate(random.random_range(0..=file.len()));
    }
    file
}

/// A source that gives its bytes in small parts.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let end = self.1.min(into.len());
        self.0.read(&mut into[..end])
    }
}

/// Reads an input. Returns whether it contains a puzzle, or describes a mistake in the reading.
fn try_reading(input: &[u8], at_once: usize) -> Result<bool, String> {
    detect(input);
    if let Ok(text) = str::from_utf8(input) {
        let _ = read_line(text, 1);
        let _ = read_library_line(text, 1);
    }
    let whole = read(input).map_err(|error| error.to_string());
    match &whole {
        Ok(puzzles) if puzzles.is_empty() => return Err("no puzzle and no error".to_owned()),
        Err(told)
            if told.chars().count() >= 200
                || told.contains(char::is_control)
                || told.ends_with('.') =>
        {
            return Err(format!("the error is not fit to be shown: {told:?}"));
        }
        _ => {}
    }
    let source = BufReader::with_capacity(at_once, Trickle(input, at_once));
    let streamed: Result<Vec<Puzzle>, _> = Reader::new(source).and_then(Iterator::collect);
    if streamed.map_err(|error| error.to_string()) != whole {
        return Err("read by and by it comes to something else".to_owned());
    }
    Ok(whole.is_ok())
}
