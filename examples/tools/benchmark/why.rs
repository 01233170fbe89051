//! The time that it takes to say why.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use sudoku_stepper::grid::{Candidate, Grid};
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;
use sudoku_stepper::why::{Answer, Grounds, Question, Why};

/// The number of questions to ask.
const QUESTIONS: usize = 1000;

/// The longest acceptable time of an answer.
const WANTED: Duration = Duration::from_millis(100);

/// Asks a thousand questions, each about a position on the path of another puzzle, in turn about a
/// wrong candidate, a right one, a wrong entry, and a board without a solution.
pub fn why(puzzles: &[Puzzle], preset: Preset) {
    let mut times: Vec<(Duration, String)> = Vec::new();
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut steps = 0;
    for number in 0.. {
        let Some(puzzle) = puzzles.get(number % puzzles.len()) else {
            return;
        };
        if times.len() == QUESTIONS || number > 10 * QUESTIONS {
            break;
        }
        let Some((session, question)) = asked(puzzle, number, preset) else {
            continue;
        };
        let start = Instant::now();
        let why = session.why(question);
        let time = start.elapsed();
        let line = format!("{} {question:?} {time:?}", session.grid());
        let kind = why.as_ref().map_or("no answer".to_owned(), kind);
        if let Ok(Answer::Proved(proof)) = why.map(|why| why.answer)
            && let Grounds::Story(story) = proof.grounds
        {
            steps += story.steps.len();
        }
        times.push((time, format!("{kind}: {line}")));
        *kinds.entry(kind).or_default() += 1;
    }
    times.sort();
    let within = times.iter().filter(|(time, _)| *time <= WANTED).count();
    say!("{} questions, preset {preset}", times.len());
    say!(
        "within {WANTED:?}: {:.1}%",
        100.0 * within as f64 / times.len() as f64
    );
    for percent in [50, 90, 95, 99, 100] {
        let place = (times.len() * percent / 100).saturating_sub(1);
        if let Some((time, _)) = times.get(place) {
            say!("{percent:3}% take at most {time:?}");
        }
    }
    say!("{steps} steps in all stories");
    for (kind, count) in kinds {
        say!("{count:5} {kind}");
    }
    say!("the slowest:");
    for (_, line) in times.iter().rev().take(5) {
        say!("{line}");
    }
}

/// Returns a position some way along the path, and a question about it that depends on the number.
fn asked(puzzle: &Puzzle, number: usize, preset: Preset) -> Option<(Session, Question)> {
    let Ok(found) = solve(&Grid::from_values(&puzzle.givens), &Stop::never()) else {
        return None;
    };
    let Solutions::One(solution) = found.solutions else {
        return None;
    };
    let mut session = Session::new(puzzle);
    session.set_rules(Solver::preset(preset));
    session.set_granularity(Granularity::Deduction);
    for _ in 0..number * 7 % 50 {
        let Outcome::Stepped(_) = session.step() else {
            break;
        };
    }
    let is_right = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    let candidates = || session.grid().all_candidates();
    let (right, wrong): (Vec<_>, Vec<_>) = candidates().partition(is_right);
    let one_of = |all: &[Candidate]| all.get(number * 31 % all.len().max(1)).copied();
    match number % 4 {
        0 => Some((session, Question::Digit(one_of(&wrong)?))),
        1 => Some((session, Question::Digit(one_of(&right)?))),
        2 => {
            let entry = one_of(&wrong)?;
            session.enter(entry.cell, entry.digit).ok()?;
            Some((session, Question::Digit(entry)))
        }
        _ => {
            let given = one_of(&wrong)?;
            session.set_given(given.cell, Some(given.digit));
            Some((session, Question::Board))
        }
    }
}

fn kind(why: &Why) -> String {
    match &why.answer {
        Answer::Proved(proof) => match &proof.grounds {
            Grounds::Story(story) => {
                let steps = match story.steps.len() {
                    1 => "at once",
                    2..=10 => "by 2 to 10 steps",
                    _ => "by more steps",
                };
                match story.off {
                    Some(_) => format!("{steps}, with one rule that is off"),
                    None => steps.to_owned(),
                }
            }
            Grounds::Contradiction(_) => "by a contradiction".to_owned(),
            Grounds::Search { .. } => "by a search".to_owned(),
        },
        Answer::NoSolution(_) => "no solution".to_owned(),
        _ => "otherwise".to_owned(),
    }
}
