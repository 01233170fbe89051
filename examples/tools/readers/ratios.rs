//! A check that every reader takes linear time.

use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ThreadTime;
use rayon::prelude::*;
use sudoku_stepper::formats::read;

use crate::pieces::PIECES;

/// The beginnings that select the reader for the rest of the text.
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

/// The times for a token.
struct Took {
    beginning: &'static str,
    token: String,
    short: Duration,
    long: Duration,
}

impl Took {
    fn ratio(&self) -> f64 {
        // A time near zero is not a reliable measure.
        let least = Duration::from_millis(2);
        self.long.as_secs_f64() / self.short.max(least).as_secs_f64()
    }

    /// Whether it is worse than linear, if it takes long enough to tell.
    fn is_worse(&self) -> bool {
        self.ratio() > 8.0 && self.long > Duration::from_millis(50)
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

/// Reads every token behind every beginning, up to this many kilobytes and four times as many.
pub fn ratios(kilobytes: usize) -> ExitCode {
    let letters = ('!'..='~').map(String::from);
    let pieces = PIECES.iter().map(|piece| (*piece).to_owned());
    let tokens: Vec<String> = letters
        .chain(pieces)
        .flat_map(|token| [token.clone(), format!("{token}\n"), format!("{token} ")])
        .collect();
    say!("{} inputs", BEGINNINGS.len() * tokens.len());
    let mut all: Vec<Took> = Vec::new();
    for beginning in BEGINNINGS {
        let took = tokens.par_iter().map(|token| {
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
        });
        let some: Vec<Took> = took.collect();
        let worse = some.iter().filter(|took| took.is_worse());
        worse.for_each(Took::say);
        all.extend(some);
        say!("{} inputs, the last after {beginning:?}", all.len());
    }
    all.sort_by_key(|took| std::cmp::Reverse(took.long));
    say!("the longest:");
    all.iter().take(20).for_each(Took::say);
    all.sort_by(|one, other| other.ratio().total_cmp(&one.ratio()));
    say!("the worst ratios, of which 4 is linear:");
    all.iter().take(20).for_each(Took::say);
    if all.iter().any(Took::is_worse) {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}
