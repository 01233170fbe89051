//! Tries the readers of files on what nobody would write: random and damaged bytes, and
//! tokens without end.
//!
//! ```text
//! cargo run --release --example readers -- fuzz [INPUTS] [SEED]
//! cargo run --release --example readers -- ratios [KILOBYTES]
//! ```
//!
//! `fuzz` reads so many inputs, a million unless a number says otherwise: bytes at random,
//! pieces of files in any order, and sound files of every format that were damaged. Each is
//! read at once and by and by, which must come to the same; it prints what each kind came
//! to. Of a panic, or of an error that is not fit to be shown, it prints the seed of the
//! input and the input. Exit code 1 if there was any, 2 if an argument is none.
//!
//! `ratios` reads every token that means something to some reader, repeated up to so many
//! kilobytes, 100 unless a number says otherwise, and to four times as many, behind every
//! beginning that chooses a reader. What takes much more than four times as long is worse
//! than linear. It prints the twenty worst ratios and the twenty longest times of the
//! processor. Exit code 1 if a ratio is above 8 where it takes more than 50 ms.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::collections::BTreeMap;
use std::io::{BufReader, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use cpu_time::ThreadTime;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rayon::prelude::*;
use sudoku_stepper::formats::{
    Format, Reader, Writer, detect, read, read_library_line, read_line, unheld,
};
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{Field, Puzzle};

const LINE: &str =
    ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";
const SOLVED: &str =
    "679518243543729618821634957794352186358461729216897534485276391962183475137945862";

/// What means something to some reader, or stands in files of people.
const PIECES: [&str; 96] = [
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    "|",
    ",",
    ";",
    ":",
    "\t",
    " ",
    "\n",
    "\r\n",
    "\"",
    "'",
    "`",
    "#",
    "%",
    "&",
    "&nbsp;",
    "&#49;",
    "&lt;",
    "<br>",
    "</td>",
    "<td>",
    "<pre>",
    "[code]",
    "[/code]",
    "[Puzzle]\n",
    "[State]\n",
    "#AAda\n",
    ".",
    "0",
    "_",
    "*",
    "x",
    "-",
    "?",
    "~",
    "+",
    "o",
    "·",
    "□",
    "1",
    "9",
    "12 ",
    "123456789 ",
    "1,",
    "0,0",
    "[0,",
    "[[",
    "],[",
    "{\"a\":",
    "\"grid\":",
    "\"puzzle\":",
    "<opensudoku>",
    "<game data=\"",
    "\"/>",
    "<a>",
    "</a>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<!DOCTYPE x [",
    "=",
    "= [",
    "format = \"sudoku-stepper\"\nversion = 2\n",
    "givens = \"",
    "[history]\nmade = [",
    "\"person r1c1:.>5\",",
    ":0300-2:3:",
    "+1",
    "436 511",
    "011111111 ",
    "0b11 ",
    "SumoCueV1",
    "=15",
    "J0",
    "3x3::k:",
    "256;",
    "3x3:a1b",
    "3x3k:zz,",
    "z",
    "http://",
    "https://a/?bd=",
    "S9B",
    "N4Ig",
    "scf",
    ".~R1C1_5",
    "~R1C1",
    "square,9,9,",
    "/",
];

/// What follows these is read by one reader or another.
const BEGINNINGS: [&str; 26] = [
    "",
    "53..7....\n",
    "5 3 . . 7 . . . .\n",
    "5,3,0,0,7,0,0,0,0\n",
    "12 3 45 6 7 8 9 1 2\n",
    "id,puzzle,solution\n",
    "quizzes\tsolutions\n",
    "Grid 01\n",
    "[Puzzle]\n",
    "#AAda\n",
    "[[",
    "{{",
    "{\"grid\":",
    "[[\"",
    "<opensudoku>",
    "<opensudoku><game data=\"",
    "<a>",
    "<pre>",
    "format = \"sudoku-stepper\"\nversion = 2\n",
    ":0300-2:3:",
    "SumoCueV1",
    "3x3::k:",
    "3x3:",
    "https://www.f-puzzles.com/?load=N4",
    "https://a.b/#",
    ".~R1C1_5",
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).map(|it| it.parse::<u64>()).transpose();
    match (arguments.first().map(String::as_str), number(1), number(2)) {
        (Some("fuzz"), Ok(count), Ok(seed)) => fuzz(
            count.unwrap_or(1_000_000),
            seed.unwrap_or_else(rand::random),
        ),
        (Some("ratios"), Ok(kilobytes), Ok(None)) => ratios(kilobytes.unwrap_or(100) as usize),
        _ => {
            eprintln!("readers: 'fuzz [INPUTS] [SEED]' or 'ratios [KILOBYTES]' is understood");
            ExitCode::from(2)
        }
    }
}

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

/// How many inputs of a kind had puzzles in them, and how many were refused.
#[derive(Clone, Copy, Default)]
struct Came {
    read: u64,
    refused: u64,
}

fn fuzz(count: u64, seed: u64) -> ExitCode {
    say!("seed {seed}");
    let files = sound_files();
    let failed = AtomicU64::new(0);
    let counts = (0..count)
        .into_par_iter()
        .fold(BTreeMap::new, |mut counts: BTreeMap<Kind, Came>, number| {
            let own = seed.wrapping_add(number);
            let mut random = StdRng::seed_from_u64(own);
            let (kind, input) = input(&mut random, &files);
            let at_once = random.random_range(1..200);
            let tried = catch_unwind(AssertUnwindSafe(|| try_reading(&input, at_once)));
            let came = counts.entry(kind).or_default();
            match tried {
                Ok(Ok(true)) => came.read += 1,
                Ok(Ok(false)) => came.refused += 1,
                Ok(Err(reason)) => {
                    failed.fetch_add(1, Ordering::Relaxed);
                    say!(
                        "input {own}: {reason}: {:?}",
                        String::from_utf8_lossy(&input)
                    );
                }
                Err(_) => {
                    failed.fetch_add(1, Ordering::Relaxed);
                    say!("input {own}: panic: {:?}", String::from_utf8_lossy(&input));
                }
            }
            counts
        })
        .reduce(BTreeMap::new, |mut one, other| {
            for (kind, came) in other {
                let all = one.entry(kind).or_default();
                all.read += came.read;
                all.refused += came.refused;
            }
            one
        });
    for (kind, Came { read, refused }) in &counts {
        say!("{}: {read} read, {refused} refused", kind.name());
    }
    let failed = failed.into_inner();
    say!("{count} inputs, {failed} failed");
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// A sound file of each format.
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

/// Rows and lines of cells, with words and signs around and between them.
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

/// A file with some bytes replaced, inserted or cut out.
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

/// A source that gives its bytes by and by.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let end = self.1.min(into.len());
        self.0.read(&mut into[..end])
    }
}

/// Reads an input; whether there is a puzzle in it, or what is wrong with the reading.
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

/// What a token took.
struct Took {
    beginning: &'static str,
    token: String,
    short: Duration,
    long: Duration,
}

impl Took {
    fn ratio(&self) -> f64 {
        // What takes no time is no measure.
        let least = Duration::from_millis(2);
        self.long.as_secs_f64() / self.short.max(least).as_secs_f64()
    }

    fn say(&self) {
        say!(
            "{:6.1} {:8.1} ms {:8.1} ms  {:?} after {:?}",
            self.ratio(),
            self.short.as_secs_f64() * 1e3,
            self.long.as_secs_f64() * 1e3,
            self.token,
            self.beginning
        );
    }
}

fn ratios(kilobytes: usize) -> ExitCode {
    let letters = ('!'..='~').map(String::from);
    let pieces = PIECES.iter().map(|piece| (*piece).to_owned());
    let tokens: Vec<String> = letters
        .chain(pieces)
        .flat_map(|token| [token.clone(), format!("{token}\n"), format!("{token} ")])
        .collect();
    let inputs: Vec<(&'static str, &String)> = BEGINNINGS
        .iter()
        .flat_map(|beginning| tokens.iter().map(|token| (*beginning, token)))
        .collect();
    say!("{} inputs", inputs.len());
    let mut all: Vec<Took> = inputs
        .into_par_iter()
        .map(|(beginning, token)| {
            let time = |bytes: usize| {
                let text = beginning.to_owned() + &token.repeat(bytes / token.len() + 1);
                let begun = ThreadTime::now();
                let _ = read(text.as_bytes());
                begun.elapsed()
            };
            Took {
                beginning,
                token: token.clone(),
                short: time(1000 * kilobytes),
                long: time(4000 * kilobytes),
            }
        })
        .collect();
    all.sort_by_key(|took| std::cmp::Reverse(took.long));
    say!("the longest:");
    all.iter().take(20).for_each(Took::say);
    all.sort_by(|one, other| other.ratio().total_cmp(&one.ratio()));
    say!("the worst ratios, of which 4 is linear:");
    all.iter().take(20).for_each(Took::say);
    let is_worse = |took: &Took| took.ratio() > 8.0 && took.long > Duration::from_millis(50);
    if all.iter().any(is_worse) {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
