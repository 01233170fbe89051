//! Plays a game without a window: deals it from a seed, fills in cells, takes hints if necessary,
//! and prints the events and the score.
//!
//! ```sh
//! cargo run --example play_a_game -- ice technique hard 7
//! ```

#[macro_use]
#[path = "shared/say.rs"]
mod say;

use std::env;
use std::error::Error;
use std::time::Duration;

use sudoku_stepper::explain::{self, Language, Notation};
use sudoku_stepper::formats::{Format, write};
use sudoku_stepper::generate::Progress;
use sudoku_stepper::grid::CellSet;
use sudoku_stepper::play::{Advice, Game, Verdict, Wish};
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::Session;
use sudoku_stepper::sudoku::{GameKind, GameLevel, GameRecord, Measure, Mode, Puzzle};

/// The assumed duration of each move.
const MOVE: Duration = Duration::from_secs(6);

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        [kind, measure, level, seed] => deal(kind, measure, level, seed),
        _ => deal("ice", "technique", "medium", "7"),
    };
    if let Err(error) = outcome.and_then(|puzzle| play(&puzzle)) {
        eprintln!("{error}");
    }
}

/// Deals a game described by these words.
pub fn deal(kind: &str, measure: &str, level: &str, seed: &str) -> Result<Puzzle, Box<dyn Error>> {
    let mode = Mode {
        kind: one_of(GameKind::ALL, kind)?,
        measure: one_of(Measure::ALL, measure)?,
        level: one_of(GameLevel::ALL, level)?,
        ..Mode::default()
    };
    let wish = Wish {
        mode,
        seed: seed.parse()?,
        ..Wish::default()
    };
    say!("{mode}, seed {seed}");
    Ok(wish.deal(&Stop::never(), &Progress::default())?)
}

/// Returns the item with this name.
fn one_of<T: std::fmt::Debug, const N: usize>(all: [T; N], name: &str) -> Result<T, String> {
    let is_it = |item: &T| format!("{item:?}").eq_ignore_ascii_case(name);
    all.into_iter()
        .find(is_it)
        .ok_or_else(|| format!("there is no '{name}' to choose"))
}

/// Plays a game to its end, and returns its record.
pub fn play(puzzle: &Puzzle) -> Result<GameRecord, Box<dyn Error>> {
    let line = write(puzzle, Format::Line).unwrap_or_default();
    say!("{}", String::from_utf8_lossy(&line).trim_end());
    let mut session = Session::new(puzzle);
    let mut game = Game::of(puzzle)?.ok_or("the puzzle has no game")?;
    say!("frozen: {}", names(game.frozen(&session)));
    while game.is_on() {
        game.pass(MOVE);
        match game.search_advice(&session)?.run(&Stop::never())? {
            Advice::Step { step, help, frozen } => {
                // A naked single is found without help.
                if help.price() > 25 {
                    game.take_hint(&step, help)?;
                }
                let thawed = game.frozen(&session);
                game.apply(&mut session, &step)?;
                let thawed = thawed - game.frozen(&session);
                let english = Language::english();
                let said = explain::text(&step[0], explain::Length::Argument);
                say!("{}", said.render(english, Notation::Rc));
                if frozen {
                    say!("  It is frozen, so that is only noted.");
                }
                if !thawed.is_empty() {
                    say!("  thawed: {}", names(thawed));
                }
            }
            Advice::Wrong => {
                let wrong = game.check(&session)?.wrong;
                for cell in wrong {
                    game.erase(&mut session, cell)?;
                }
            }
            Advice::Nothing => {
                let open = session.grid().unsolved() - game.frozen(&session);
                let cell = open.first().ok_or("nothing is left to fill in")?;
                let entry = game.answer(&mut session, cell)?;
                let right = entry.is_some_and(|entry| entry.verdict == Some(Verdict::Right));
                say!("{cell} was asked for; it is right: {right}");
            }
        }
    }
    let (score, record) = (game.score(), game.record());
    say!(
        "{:?} after {} s with {} errors and {} hints: {} - {} - {} + {} = {} points",
        record.outcome,
        record.seconds,
        record.errors,
        record.hints.count(),
        score.start,
        score.errors,
        score.hints,
        score.bonus,
        score.total(),
    );
    Ok(record.clone())
}

fn names(cells: CellSet) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    names.join(" ")
}
