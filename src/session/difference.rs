//! What a change of the rules makes of a puzzle, in a sentence.

use crate::rate::{BRUTE_FORCE, Rating};
use crate::rules::Technique;
use crate::solver::Solver;

/// How many techniques are named one by one.
const NAMED: usize = 2;

/// Says what has become of a puzzle's path and level since other rules are on:
/// `Without X-Wing this puzzle needs a Finned X-Wing, and is Hard instead of
/// Medium.` Both ratings are of the same puzzle, each by its rules.
///
/// ```
/// use sudoku_stepper::rate::Rating;
/// use sudoku_stepper::rules::Technique;
/// use sudoku_stepper::session::difference;
/// use sudoku_stepper::solver::Solver;
///
/// let before = Solver::with([Technique::NakedSingle, Technique::HiddenSingle]);
/// let mut after = before.clone();
/// after.set(Technique::HiddenSingle, false);
/// let rating = Rating::of([Technique::NakedSingle; 40]);
/// assert_eq!(
///     difference((&before, &rating), (&after, &rating)),
///     "Without Hidden Single nothing changes for this puzzle.",
/// );
/// ```
pub fn difference(before: (&Solver, &Rating), after: (&Solver, &Rating)) -> String {
    let ((old_rules, old), (new_rules, new)) = (before, after);
    let (off, on) = (gone(old_rules, new_rules), gone(new_rules, old_rules));
    let with = match (&off[..], &on[..]) {
        ([technique], []) => format!("Without {technique}"),
        ([], [technique]) => format!("With {technique}"),
        _ => "With these rules".to_owned(),
    };
    format!("{with} {}", predicate(old, new))
}

fn predicate(old: &Rating, new: &Rating) -> String {
    if old == new {
        return "nothing changes for this puzzle.".to_owned();
    }
    let level = if old.level == new.level {
        format!("stays {}", new.level)
    } else {
        format!("is {} instead of {}", new.level, old.level)
    };
    match (old.guesses(), new.guesses()) {
        (0, 0) => {
            let needed = unused(new, old);
            let spared = unused(old, new);
            let needs = match (needed.is_empty(), spared.is_empty()) {
                (false, _) => format!("needs {}", list(&needed)),
                (true, false) => format!("does without {}", list(&spared)),
                (true, true) if new.steps() == old.steps() => "takes other steps".to_owned(),
                (true, true) => format!("takes {} steps instead of {}", new.steps(), old.steps()),
            };
            format!("this puzzle {needs}, and {level}.")
        }
        (0, left) => format!(
            "this puzzle is not solved any more: {} would have to be guessed.",
            cells(left)
        ),
        (_, 0) => format!("this puzzle is solved, and is {}.", new.level),
        (were, left) if were == left => {
            format!(
                "this puzzle is still not solved: {} left to guess.",
                cells(left)
            )
        }
        (were, left) => format!(
            "this puzzle is still not solved: {} left to guess instead of {were}.",
            cells(left)
        ),
    }
}

/// The techniques that are on in the one and not in the other.
fn gone(one: &Solver, other: &Solver) -> Vec<Technique> {
    let is_on = |rules: &Solver, wanted| rules.techniques().any(|it| it == (wanted, true));
    let on = one.techniques().filter(|(_, on)| *on);
    on.map(|(technique, _)| technique)
        .filter(|technique| !is_on(other, *technique))
        .collect()
}

/// The techniques that the one path takes and the other does not, the hardest
/// first.
fn unused(one: &Rating, other: &Rating) -> Vec<Technique> {
    let techniques = one.techniques.iter().map(|tally| tally.technique);
    let mut unused: Vec<_> = techniques
        .filter(|it| *it != BRUTE_FORCE && other.uses(*it) == 0)
        .collect();
    unused.sort_by_key(|it| std::cmp::Reverse((it.level(), it.score())));
    unused
}

/// `a Finned X-Wing, an XY-Wing and 2 other techniques`
fn list(techniques: &[Technique]) -> String {
    let named = techniques.iter().take(NAMED).map(|technique| {
        let name = technique.name();
        // X is read as a letter, with a vowel first.
        let article = if name.starts_with(['A', 'E', 'I', 'O', 'X']) {
            "an"
        } else {
            "a"
        };
        format!("{article} {name}")
    });
    let mut parts: Vec<String> = named.collect();
    match techniques.len().saturating_sub(NAMED) {
        0 => {}
        1 => parts.push("one other technique".to_owned()),
        more => parts.push(format!("{more} other techniques")),
    }
    match parts.pop() {
        Some(last) if !parts.is_empty() => format!("{} and {last}", parts.join(", ")),
        last => last.unwrap_or_default(),
    }
}

fn cells(count: u32) -> String {
    match count {
        1 => "1 cell".to_owned(),
        count => format!("{count} cells"),
    }
}
