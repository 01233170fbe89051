//! The agreement of the ratings with given ones.

use rayon::prelude::*;
use sudoku_stepper::grid::Grid;
use sudoku_stepper::rate::{Rating, Tally, rate};
use sudoku_stepper::rules::Level;
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;

/// A puzzle with this program's rating and the given one.
struct Compared<'a> {
    puzzle: &'a Puzzle,
    ours: Rating,
    theirs: (Level, u32),
}

pub fn levels(puzzles: &[Puzzle], differ: bool) -> Result<(), String> {
    let solver = Solver::preset(Preset::HoDoKu);
    let compared: Result<Vec<Compared<'_>>, String> = puzzles
        .par_iter()
        .enumerate()
        .map(|(number, puzzle)| {
            let title = puzzle.title.as_deref().unwrap_or_default();
            let theirs = read_rating(title)
                .ok_or_else(|| format!("puzzle {}: '{title}' is not a rating", number + 1))?;
            let grid = Grid::from_values(&puzzle.givens);
            let ours = rate(&grid, &solver, &Stop::never())
                .map_err(|error| format!("puzzle {}: {error}", number + 1))?;
            Ok(Compared {
                puzzle,
                ours,
                theirs,
            })
        })
        .collect();
    let compared = compared?;
    if differ {
        for it in compared.iter().filter(|it| it.ours.level != it.theirs.0) {
            print_difference(it);
        }
        say!();
    }
    print_summary(&compared);
    Ok(())
}

/// Reads `1 Medium (388)`, whatever is before the level and after the score.
fn read_rating(title: &str) -> Option<(Level, u32)> {
    let (rating, _) = title.rsplit_once(')')?;
    let (before, score) = rating.rsplit_once(" (")?;
    let name = before.split_whitespace().next_back()?;
    let level = Level::ALL
        .into_iter()
        .find(|level| level.to_string() == name)?;
    Some((level, score.parse().ok()?))
}

fn print_difference(it: &Compared<'_>) {
    let counted = |tally: &Tally| format!("{} x {}", tally.technique, tally.count);
    let counts: Vec<String> = it.ours.techniques.iter().map(counted).collect();
    say!(
        "{} {} ({}) instead of {} ({}): {}",
        Grid::from_values(&it.puzzle.givens),
        it.ours.level,
        it.ours.score,
        it.theirs.0,
        it.theirs.1,
        counts.join(", ")
    );
}

fn print_summary(compared: &[Compared<'_>]) {
    let count = |ours: Level, theirs: Level| {
        let equal = |it: &&Compared<'_>| it.ours.level == ours && it.theirs.0 == theirs;
        compared.iter().filter(equal).count()
    };
    let equal: usize = Level::ALL.map(|level| count(level, level)).iter().sum();
    let same_score = |it: &&Compared<'_>| it.ours.score == it.theirs.1;
    let guessed = |it: &&Compared<'_>| it.ours.guesses() > 0;
    say!(
        "{} puzzles, {equal} ({:.1} %) of the same level, {} of the same score, {} with a guess",
        compared.len(),
        100.0 * equal as f64 / compared.len().max(1) as f64,
        compared.iter().filter(same_score).count(),
        compared.iter().filter(guessed).count(),
    );
    let levels = Level::ALL.map(|level| format!("{:>9}", level.to_string()));
    say!("{:15}{}", "here \\ there", levels.concat());
    for ours in Level::ALL {
        let counts = Level::ALL.map(|theirs| format!("{:9}", count(ours, theirs)));
        say!("{:15}{}", ours.to_string(), counts.concat());
    }
    let ours: Vec<u32> = compared.iter().map(|it| it.ours.score).collect();
    let theirs: Vec<u32> = compared.iter().map(|it| it.theirs.1).collect();
    say!(
        "rank correlation of the scores: {:.4}",
        correlation(&ranks(&ours), &ranks(&theirs))
    );
}

/// Returns the rank of each score; equal scores share the mean of their ranks.
fn ranks(scores: &[u32]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|index| scores[*index]);
    let mut ranks = vec![0.0; scores.len()];
    let mut below = 0;
    for alike in order.chunk_by(|one, other| scores[*one] == scores[*other]) {
        for index in alike {
            ranks[*index] = below as f64 + (alike.len() as f64 + 1.0) / 2.0;
        }
        below += alike.len();
    }
    ranks
}

/// Returns the correlation coefficient of two series.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |series: &[f64]| series.iter().sum::<f64>() / series.len() as f64;
    let (one_mean, other_mean) = (mean(one), mean(other));
    let mut together = 0.0;
    let mut squares = (0.0, 0.0);
    for (x, y) in one.iter().zip(other) {
        let (x, y) = (x - one_mean, y - other_mean);
        together += x * y;
        squares.0 += x * x;
        squares.1 += y * y;
    }
    together / (squares.0 * squares.1).sqrt()
}
