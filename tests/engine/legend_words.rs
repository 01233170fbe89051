//! The field's words stand in the legend of a step and in what is said of it, or in neither.

use crate::common::applications::applications;
use sudoku_stepper::drawing::legend;
use sudoku_stepper::explain::{Length, Notation, picture, text};
use sudoku_stepper::rules::Family;
use sudoku_stepper::texts::Language;

/// What is in the legend, and the word for it in the sentences.
const WORDS: [(&str, &str); 30] = [
    ("Base", "base"),
    ("House to look at (base)", "base"),
    ("House that covers it (cover)", "cover"),
    ("Fin", "fin"),
    ("Endo fin", "endo fin"),
    ("Pivot", "pivot"),
    ("Pincer", "pincers"),
    ("Stem", "stem"),
    ("Base cell", "base cell"),
    ("Home row", "(home"),
    ("Away column", "(away"),
    ("Target", "target"),
    ("Cross-line", "cross-line"),
    ("S cell of a cross-line", "s cell"),
    ("Companion: none of these digits", "companion"),
    ("Z: at least one is true", "z"),
    ("Color A", "color a"),
    ("Color B", "color b"),
    ("Color A and color B", "color a"),
    ("Color A and color B", "color b"),
    ("Color C and color D", "color c"),
    ("Extra candidate", "extra candidate"),
    ("Guardian", "guardian"),
    ("Restricted common", "restricted common"),
    ("Floor: the two digits alone", "floor"),
    ("Roof", "roof"),
    ("Cross", "cross"),
    ("Wing", "wings"),
    ("Innie: left inside", "innie"),
    ("Outie: sticks out", "outie"),
];

#[test]
fn the_field_s_words_of_the_legend_are_those_of_the_sentences() {
    let english = Language::english();
    let mut told = 0;
    for (technique, (_, deduction)) in applications() {
        let family = technique.family();
        // Other families tint two kinds of houses, too, and call them houses.
        let is_fish = family == Family::Fish || technique.slug().contains("kraken");
        let said = [Length::Short, Length::Argument].map(|length| {
            let said = text(&deduction, length);
            said.render(english, Notation::Rc).to_lowercase()
        });
        let said = said.join("\n");
        // The sets of the legend are those of the sentences, by their letters.
        let as_said = [Length::Short, Length::Argument].map(|length| {
            let said = text(&deduction, length);
            said.render(english, Notation::Rc)
        });
        let as_said = as_said.join("\n");
        let drawn = picture(&deduction);
        for number in 0..drawn.sets.len() {
            let letter = sudoku_stepper::drawing::letter(number);
            let mut places = as_said.match_indices(letter);
            let is_said = places.any(|(place, found)| {
                let alone =
                    |it: Option<char>| !it.is_some_and(|it| it.is_alphanumeric() || it == '-');
                alone(as_said[..place].chars().next_back())
                    && alone(as_said[place + found.len()..].chars().next())
            });
            if drawn.lettered && drawn.sets.len() > 1 {
                assert!(is_said, "{technique}: no {letter} in {as_said}");
                told += 1;
            }
        }
        let has_word = |word: &str| {
            let ends =
                |behind: &str| !behind.starts_with(|it: char| it.is_alphabetic() && it != 's');
            let mut places = said.match_indices(word);
            places.any(|(place, _)| {
                let before = said[..place].chars().next_back();
                !before.is_some_and(char::is_alphabetic) && ends(&said[place + word.len()..])
            })
        };
        let entries = legend(&picture(&deduction), family, false);
        let labels: Vec<String> = entries
            .iter()
            .map(|it| it.label.words(Language::english()))
            .collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        for (label, word) in WORDS {
            // Remote pairs are drawn in two colors, but told as cells by turns.
            let is_other = word.starts_with("color") && family != Family::Coloring;
            // Other things have wings too, and houses cross.
            let is_firework = technique.slug().contains("firework");
            let is_other = is_other || ["cross", "wings"].contains(&word) && !is_firework;
            if is_other || ["base", "cover"].contains(&word) && !is_fish {
                continue;
            }
            if labels.contains(&label) {
                assert!(has_word(word), "{technique}: no {word} in {said}");
                told += 1;
            }
            let of_word = WORDS.iter().filter(|(_, other)| *other == word);
            let mut of_word = of_word.map(|(label, _)| label);
            if has_word(word) {
                // Guardians are extra candidates, one of which is true.
                let is_shown = of_word.any(|label| labels.contains(label))
                    || word == "extra candidate" && labels.contains(&"Guardian");
                assert!(is_shown, "{technique}: {word} is not in {labels:?}\n{said}");
            }
        }
    }
    assert!(told > 60, "{told}");
}
