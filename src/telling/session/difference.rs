//! The effect of changed rules on a puzzle, in a sentence.

use crate::explain::{level_name, technique_name};
use sudoku_engine::rate::{BRUTE_FORCE, Rating};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::Solver;
use sudoku_engine::texts::{Language, words};

/// The number of techniques that are named one by one.
const NAMED: usize = 2;

/// Says how a change of the rules affects the path and the level of a puzzle: `Without X-Wing this
/// puzzle needs a Finned X-Wing, and is Hard instead of Medium.` Both ratings are for the same
/// puzzle, each by its own rules.
///
/// ```
/// use sudoku_engine::rate::Rating;
/// use sudoku_engine::rules::Technique;
/// use sudoku_telling::session::difference;
/// use sudoku_engine::solver::Solver;
/// use sudoku_engine::texts::Language;
///
/// let before = Solver::with([Technique::NakedSingle, Technique::HiddenSingle]);
/// let mut after = before.clone();
/// after.set(Technique::HiddenSingle, false);
/// let rating = Rating::of([Technique::NakedSingle; 40]);
/// assert_eq!(
///     difference(Language::english(), (&before, &rating), (&after, &rating)),
///     "Without Hidden Single the way through this puzzle stays the same.",
/// );
/// ```
pub fn difference(
    language: &Language,
    before: (&Solver, &Rating),
    after: (&Solver, &Rating),
) -> String {
    let ((old_rules, old), (new_rules, new)) = (before, after);
    let (off, on) = (gone(old_rules, new_rules), gone(new_rules, old_rules));
    let (change, technique) = match (&off[..], &on[..]) {
        ([technique], []) => ("without", Some(*technique)),
        ([], [technique]) => ("with", Some(*technique)),
        _ => ("rules", None),
    };
    let technique = technique
        .map(|it| technique_name(language, it))
        .unwrap_or_default();
    if old == new {
        return words!(
            language,
            "difference-nothing",
            change = change,
            technique = technique,
        );
    }
    let level = level_name(language, new.level);
    match (old.guesses(), new.guesses()) {
        (0, 0) => {
            let level = if old.level == new.level {
                words!(language, "difference-level-stays", level = level)
            } else {
                let before = level_name(language, old.level);
                words!(
                    language,
                    "difference-level-is",
                    level = level,
                    before = before
                )
            };
            let needed = unused(new, old);
            let spared = unused(old, new);
            match (needed.is_empty(), spared.is_empty()) {
                (true, false) if spared == off => words!(
                    language,
                    "difference-all-the-same",
                    change = change,
                    technique = technique,
                    level = level,
                ),
                (false, _) => words!(
                    language,
                    "difference-needs",
                    change = change,
                    technique = technique,
                    techniques = list(language, &needed),
                    level = level,
                ),
                (true, false) => words!(
                    language,
                    "difference-does-without",
                    change = change,
                    technique = technique,
                    techniques = list(language, &spared),
                    level = level,
                ),
                (true, true) if new.steps() == old.steps() => words!(
                    language,
                    "difference-other-steps",
                    change = change,
                    technique = technique,
                    level = level,
                ),
                (true, true) => words!(
                    language,
                    "difference-steps",
                    change = change,
                    technique = technique,
                    steps = new.steps(),
                    before = old.steps(),
                    level = level,
                ),
            }
        }
        (0, left) => words!(
            language,
            "difference-not-solved-any-more",
            change = change,
            technique = technique,
            cells = left,
        ),
        (_, 0) => words!(
            language,
            "difference-solved",
            change = change,
            technique = technique,
            level = level,
        ),
        (were, left) if were == left => words!(
            language,
            "difference-still-not-solved",
            change = change,
            technique = technique,
            cells = left,
        ),
        (were, left) => words!(
            language,
            "difference-other-guesses",
            change = change,
            technique = technique,
            cells = left,
            before = were,
        ),
    }
}

/// The techniques that are on in the first solver but not in the second.
fn gone(one: &Solver, other: &Solver) -> Vec<Technique> {
    let is_on = |rules: &Solver, wanted| rules.techniques().any(|it| it == (wanted, true));
    let on = one.techniques().filter(|(_, on)| *on);
    on.map(|(technique, _)| technique)
        .filter(|technique| !is_on(other, *technique))
        .collect()
}

/// The techniques of the first path that the second does not use, the hardest first.
fn unused(one: &Rating, other: &Rating) -> Vec<Technique> {
    let techniques = one.techniques.iter().map(|tally| tally.technique);
    let mut unused: Vec<_> = techniques
        .filter(|it| *it != BRUTE_FORCE && other.uses(*it) == 0)
        .collect();
    unused.sort_by_key(|it| std::cmp::Reverse((it.level(), it.score())));
    unused
}

/// `a Finned X-Wing, an XY-Wing and 2 other techniques`
fn list(language: &Language, techniques: &[Technique]) -> String {
    let mut parts: Vec<String> = techniques
        .iter()
        .take(NAMED)
        .map(|it| one_of(language, it))
        .collect();
    match techniques.len().saturating_sub(NAMED) {
        0 => {}
        more => parts.push(words!(language, "difference-others", count = more)),
    }
    let mut parts = parts.into_iter().peekable();
    let mut list = parts.next().unwrap_or_default();
    while let Some(item) = parts.next() {
        list = if parts.peek().is_some() {
            words!(language, "list-next", before = list, item = item)
        } else {
            words!(language, "list-last", before = list, item = item)
        };
    }
    list
}

/// `a Finned X-Wing`, `an XY-Wing`
fn one_of(language: &Language, technique: &Technique) -> String {
    let name = technique_name(language, *technique);
    // In English, X is read as a letter, with a vowel first.
    let begins = if technique.name().starts_with(['A', 'E', 'I', 'O', 'X']) {
        "vowel"
    } else {
        "consonant"
    };
    words!(
        language,
        "difference-technique",
        technique = name,
        name = technique.slug(),
        begins = begins,
    )
}
