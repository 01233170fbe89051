//! The window in a language whose every word has other letters, so that texts in ordinary letters
//! do not come from the file of the language.

use std::sync::{Arc, Mutex};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use iced_test::selector::{Candidate as Seen, Selector};
use sudoku_stepper::app::App;
use sudoku_stepper::texts::{ENGLISH_SOURCE, Language};

use crate::support::simulator;

/// The built-in language with every letter of its messages in another alphabet.
pub fn changed(tag: &str, name: &str) -> String {
    let mut resource = fluent_syntax::parser::parse(ENGLISH_SOURCE.to_owned()).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &mut message.value
        {
            match message.id.name.as_str() {
                "language-tag" => pattern.elements = vec![plain(tag)],
                "language-name" => pattern.elements = vec![plain(name)],
                _ => change(pattern),
            }
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

fn plain(words: &str) -> PatternElement<String> {
    PatternElement::TextElement {
        value: words.to_owned(),
    }
}

fn change(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = value.chars().map(cyrillic).collect();
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants.iter_mut().for_each(|it| change(&mut it.value)),
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn cyrillic(letter: char) -> char {
    let (first, other) = match letter {
        'a'..='z' => ('a', 'а'),
        'A'..='Z' => ('A', 'А'),
        _ => return letter,
    };
    char::from_u32(u32::from(other) + u32::from(letter) - u32::from(first)).unwrap()
}

/// The program in the language with other letters.
pub fn otherwise(mut app: App) -> App {
    app.speak(Language::read(&changed("uk", "Інша")).unwrap());
    app
}

/// Every text of the window, except those shown in empty fields.
pub fn texts_of(app: &App) -> Vec<String> {
    struct All(Arc<Mutex<Vec<String>>>);

    impl Selector for All {
        type Output = ();

        fn select(&mut self, candidate: Seen<'_>) -> Option<()> {
            let mut all = self.0.lock().unwrap();
            match candidate {
                Seen::Text { content, .. } => all.push(content.to_owned()),
                Seen::TextInput { state, .. } => all.push(state.text().to_owned()),
                _ => {}
            }
            None
        }

        fn description(&self) -> String {
            "all texts".to_owned()
        }
    }

    let all = Arc::new(Mutex::new(Vec::new()));
    let _ = simulator(app).find(All(Arc::clone(&all)));
    let mut texts = all.lock().unwrap().clone();
    texts.extend(app.notice());
    texts.push(app.title());
    texts
}

/// The sentences that the window shows, a line each.
pub fn sentences(app: &App) -> String {
    let mut texts = texts_of(app);
    texts.retain(|text| text.contains(' ') && text.ends_with(['.', '?', '!']));
    texts.join("\n")
}

/// Whether a text has two letters of the English alphabet side by side, apart from
/// names of cells and what is allowed.
pub fn is_english(text: &str, allowed: &[&str]) -> bool {
    let mut text = text.to_owned();
    for allowed in allowed {
        text = text.replace(allowed, "");
    }
    let letters: Vec<char> = text.chars().collect();
    letters
        .windows(2)
        .any(|two| two.iter().all(char::is_ascii_alphabetic))
}

/// Fails unless every text of the window comes from the file of the language, except allowed ones
/// such as names of files.
#[track_caller]
pub fn says_all_otherwise(app: &App, what: &str, allowed: &[&str]) {
    let texts = texts_of(app);
    assert!(texts.len() > 3, "{what} shows little: {texts:?}");
    let english: Vec<_> = texts
        .iter()
        .filter(|text| is_english(text, allowed))
        .collect();
    assert!(english.is_empty(), "{what} says in English: {english:#?}");
}
