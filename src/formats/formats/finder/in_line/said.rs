//! The data around a puzzle in its line: its name, its level, and the like.

use sudoku_engine::sudoku::{Field, Puzzle};

/// The most characters of a puzzle's name or other data.
pub(super) const LONGEST_WORDS: usize = 400;

/// The most words to store around a puzzle.
pub(super) const MOST_WORDS: usize = 64;

/// The data in a line around its puzzle.
#[derive(Default)]
pub(super) struct Said {
    pub(super) before: Vec<String>,
    pub(super) behind: Vec<String>,
    pub(super) about: Vec<(Field, String)>,
    pub(super) title: Option<String>,
}

impl Said {
    /// Adds the data to the puzzle; `number` is the number of puzzles before it.
    pub(super) fn of(self, puzzle: &mut Puzzle, number: usize) {
        let givens = puzzle.given_count().to_string();
        let is_number = |word: &String| {
            word.trim_start_matches('#')
                .trim_end_matches(['.', ')', ':'])
                .parse::<usize>()
                .is_ok_and(|it| it == number || it == number + 1)
        };
        let mut title = self.title.into_iter().collect::<Vec<_>>();
        if title.is_empty() {
            title.extend(self.before);
        }
        title.retain(|word| !word.is_empty() && !is_number(word));
        // Among several numbers behind it, the number of givens is ignored, and a number with a
        // point is a rating.
        let is_rating = |word: &&String| word.parse::<f64>().is_ok() || is_level(word);
        let ratings: Vec<&String> = self.behind.iter().filter(is_rating).collect();
        let pointed = ratings.iter().find(|word| word.contains('.'));
        let other = ratings.iter().find(|word| ***word != givens);
        let level = pointed.or(other).map(|word| (*word).clone());
        let words = self.behind.iter().filter(|word| !is_rating(word));
        let words: Vec<String> = words.filter(|word| !word.is_empty()).cloned().collect();
        if title.is_empty() {
            title = words;
        }
        let title = title.join(" ");
        let title = title.trim_matches(|one: char| one.is_whitespace() || ":=-,*•#".contains(one));
        let title: String = title.chars().take(LONGEST_WORDS).collect();
        // The name of the value is not the title of the puzzle.
        let is_name = ["puzzle", "grid", "board", "sudoku", "quiz", "givens"]
            .iter()
            .any(|name| title.eq_ignore_ascii_case(name));
        puzzle.title = (!title.is_empty() && !is_name).then_some(title);
        if let Some(level) = level {
            puzzle.metadata.set(Field::Level, &level);
        }
        for (field, text) in self.about {
            puzzle.metadata.set(field, &text);
        }
    }
}

/// Whether a word names the level of a puzzle.
pub(super) fn is_level(word: &str) -> bool {
    let word = word.to_lowercase();
    [
        "easy",
        "simple",
        "medium",
        "moderate",
        "hard",
        "expert",
        "extreme",
        "evil",
        "diabolical",
        "fiendish",
        "tough",
        "unfair",
        "leicht",
        "mittel",
        "schwer",
        "fácil",
        "media",
        "difícil",
    ]
    .contains(&word.as_str())
}

/// Adds a word to others, up to [`MOST_WORDS`].
pub(super) fn add(words: &mut Vec<String>, word: &str) {
    // A field without a value.
    let is_nothing = word.eq_ignore_ascii_case("null");
    if words.len() < MOST_WORDS && !is_nothing {
        words.push(word.chars().take(LONGEST_WORDS).collect());
    }
}
