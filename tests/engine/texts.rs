//! The file of words: it is read without a mistake, it agrees with the code, and what
//! is no file of words is refused with its reason.

use crate::common::source_files;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use sudoku_stepper::explain::{family_heading, family_name, level_name, technique_name};
use sudoku_stepper::rate::BRUTE_FORCE;
use sudoku_stepper::rules::{Family, Level, Technique};
use sudoku_stepper::texts::{
    BUILT_IN_SOURCES, ENGLISH_SOURCE, FOR_OTHER_LANGUAGES, Language, LanguageError, check,
};

const ENGLISH: &str = ENGLISH_SOURCE;

/// The messages with the names of what is put into them.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(ENGLISH).expect("en.ftl is read");
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(it) => {
                let pattern = it.value.as_ref();
                let pattern = pattern.unwrap_or_else(|| panic!("{} says nothing", it.id.name));
                let mut places = BTreeSet::new();
                collect_places(pattern, &mut places);
                assert!(it.attributes.is_empty(), "{} has attributes", it.id.name);
                messages.insert(it.id.name.to_owned(), places);
            }
            Entry::Term(it) => panic!("{} is a term, which no code looks up", it.id.name),
            Entry::Junk { content } => panic!("no message: {content}"),
            _ => {}
        }
    }
    messages
}

fn collect_places(pattern: &Pattern<&str>, places: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, places),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, places);
                    for variant in variants {
                        collect_places(&variant.value, places);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, places: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            places.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. },
            ..
        } => positional.iter().for_each(|it| collect_inline(it, places)),
        _ => {}
    }
}

/// The program's own code, file by file, without its comments.
fn sources() -> Vec<(PathBuf, String)> {
    let files = source_files(Path::new("src"));
    let without_comments = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let text = lines.collect::<Vec<_>>().join("\n");
        (path, text)
    };
    files.into_iter().map(without_comments).collect()
}

/// The string literals of a source, as they are written.
fn literals(source: &str) -> Vec<String> {
    let mut literals = Vec::new();
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            // A character such as '"', and not a lifetime.
            '\'' => {
                let first = letters.next();
                if first == Some('\\') {
                    letters.next();
                    letters.find(|it| *it == '\'');
                } else if letters.peek() == Some(&'\'') {
                    letters.next();
                }
            }
            '"' => {
                let mut literal = String::new();
                while let Some(letter) = letters.next() {
                    match letter {
                        '"' => break,
                        '\\' => literal.extend(['\\'].into_iter().chain(letters.next())),
                        _ => literal.push(letter),
                    }
                }
                literals.push(literal);
            }
            _ => {}
        }
    }
    literals
}

/// A call of `words!` or `said!` whose message is named in it.
struct Call {
    message: String,
    arguments: BTreeSet<String>,
}

/// What stands between the bracket that a macro opens and the one that closes it,
/// parted at its commas.
fn parted(source: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    let mut is_quoted = false;
    let mut letters = source.chars();
    while let Some(letter) = letters.next() {
        let part = parts.last_mut().unwrap();
        if is_quoted {
            part.push(letter);
            match letter {
                '\\' => part.extend(letters.next()),
                '"' => is_quoted = false,
                _ => {}
            }
            continue;
        }
        match letter {
            '"' => is_quoted = true,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(letter);
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}

fn calls(source: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    for macro_name in ["words!(", "said!("] {
        for (at, _) in source.match_indices(macro_name) {
            let parts = parted(&source[at + macro_name.len()..]);
            // The name stands first, or behind the language.
            let name_of = |part: &String| {
                let name = part.strip_prefix('"')?.strip_suffix('"')?;
                Some(name.to_owned())
            };
            let named = parts.iter().take(2).position(|it| name_of(it).is_some());
            let Some((at, name)) = named.and_then(|at| Some((at, name_of(&parts[at])?))) else {
                continue;
            };
            let arguments = parts[at + 1..].iter().filter(|part| !part.is_empty());
            let arguments = arguments.map(|part| {
                let (argument, _) = part.split_once('=').unwrap_or_else(|| panic!("{part}"));
                argument.trim().to_owned()
            });
            calls.push(Call {
                message: name,
                arguments: arguments.collect(),
            });
        }
    }
    calls
}

#[test]
fn the_words_of_each_call_are_there_and_take_what_it_gives() {
    let messages = messages();
    let mut count = 0;
    let mut mistakes = Vec::new();
    for (path, source) in sources() {
        for Call { message, arguments } in calls(&source) {
            count += 1;
            let place = path.display();
            let Some(places) = messages.get(&message) else {
                mistakes.push(format!("{place}: en.ftl has no message {message}"));
                continue;
            };
            for missing in places.difference(&arguments) {
                mistakes.push(format!("{place}: {message} is not given ${missing}"));
            }
            for spare in arguments.difference(places) {
                let is_for_others = FOR_OTHER_LANGUAGES.contains(&spare.as_str());
                if !is_for_others {
                    mistakes.push(format!("{place}: {message} does not take ${spare}"));
                }
            }
        }
    }
    assert!(count > 200, "{count} calls");
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

/// Whether a name fits a format string such as `technique-{}`.
fn fits(name: &str, format: &str) -> bool {
    let mut pieces = Vec::new();
    let mut rest = format;
    while let Some((before, behind)) = rest.split_once('{') {
        pieces.push(before);
        rest = behind.split_once('}').map_or("", |(_, behind)| behind);
    }
    let (first, inner) = pieces.split_first().expect("a format has a place");
    let Some(mut left) = name.strip_prefix(first) else {
        return false;
    };
    for piece in inner {
        let Some((_, behind)) = left.split_once(piece) else {
            return false;
        };
        left = behind;
    }
    left.len() > rest.len() && left.ends_with(rest)
}

#[test]
fn no_message_is_left_unused() {
    let is_part_of_name =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let mut named = BTreeSet::from(["language-tag".to_owned()]);
    let mut formats = BTreeSet::new();
    for (_, source) in sources() {
        for literal in literals(&source) {
            let head = literal.split('{').next().unwrap();
            let is_format = literal.contains('{')
                && head.len() > 3
                && head.ends_with('-')
                && head.chars().all(is_part_of_name);
            if is_format {
                formats.insert(literal);
            } else if literal.chars().all(is_part_of_name) {
                named.insert(literal);
            }
        }
    }
    let all = messages();
    let is_unused =
        |name: &&String| !named.contains(*name) && !formats.iter().any(|format| fits(name, format));
    let unused: Vec<_> = all.keys().filter(is_unused).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    assert!(fits("technique-x-wing", "technique-{}"));
    assert!(fits("lesson-x-wing-what", "lesson-{name}-{part}"));
    assert!(!fits("level-easy", "technique-{}"));
}

#[test]
fn the_english_names_are_those_in_code() {
    for technique in Technique::ALL {
        assert_eq!(
            technique_name(Language::english(), *technique),
            technique.name()
        );
    }
    assert_eq!(
        technique_name(Language::english(), BRUTE_FORCE),
        "Brute Force"
    );
    assert_eq!(
        technique_name(Language::english(), Technique::Custom("Mine")),
        "Mine"
    );
    for level in Level::ALL {
        assert_eq!(level_name(Language::english(), level), level.to_string());
    }
    for family in Family::ALL {
        assert_eq!(family_name(Language::english(), family), family.to_string());
        assert_eq!(
            family_heading(Language::english(), family).to_lowercase(),
            family.to_string()
        );
        assert!(family_heading(Language::english(), family).starts_with(char::is_uppercase));
    }
}

#[test]
fn each_name_of_a_technique_is_of_one_that_there_is() {
    let slugs: BTreeSet<String> = Technique::ALL.iter().map(|it| it.slug()).collect();
    for name in messages().keys() {
        if let Some(slug) = name
            .strip_prefix("technique-")
            .filter(|it| *it != "and-place")
        {
            assert!(slugs.contains(slug) || slug == "brute-force", "{name}");
        }
    }
}

#[test]
fn each_part_of_a_lesson_is_of_a_technique_or_a_family_that_there_is() {
    let slugs: BTreeSet<String> = Technique::ALL.iter().map(|it| it.slug()).collect();
    for name in messages().keys() {
        if let Some(lesson) = name.strip_prefix("lesson-") {
            let of_family = lesson.strip_prefix("family-");
            let of_family = of_family.map(|slug| Family::ALL.iter().any(|it| it.slug() == slug));
            let of_technique = || {
                let (slug, part) = lesson.rsplit_once('-').unwrap();
                let slug = match part.parse::<usize>() {
                    Ok(1..=5) => slug.strip_suffix("-look").unwrap_or(slug),
                    _ => slug,
                };
                let parts = [
                    "what",
                    "when",
                    "why",
                    "mistake",
                    "also",
                    "origin",
                    "lookalike",
                    "1",
                    "2",
                    "3",
                    "4",
                    "5",
                ];
                slugs.contains(slug) && parts.contains(&part)
            };
            assert!(of_family.unwrap_or_else(of_technique), "{name}");
        }
    }
}

#[test]
fn each_built_in_language_says_all_that_english_says() {
    for source in BUILT_IN_SOURCES {
        let language = Language::read(source).unwrap();
        let findings = check(source).unwrap();
        assert_eq!(findings, [], "{}", language.name());
    }
    let tags: Vec<_> = Language::translations().iter().map(Language::tag).collect();
    assert_eq!(tags, ["de", "es"]);
}

/// Otherwise a letter comes from another font of the system, or is a box.
#[test]
fn both_fonts_have_every_letter_of_the_texts_and_steps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/telling/drawing/font");
    let texts = [ENGLISH]
        .into_iter()
        .chain(BUILT_IN_SOURCES.iter().copied())
        .flat_map(str::chars);
    let letters: BTreeSet<char> = texts.chain(['≠']).filter(|it| *it != '\n').collect();
    for name in ["FiraSans-Regular.ttf", "FiraSans-SemiBold.ttf"] {
        let bytes = fs::read(folder.join(name)).unwrap();
        let face = ttf_parser::Face::parse(&bytes, 0).unwrap();
        let lacks = letters.iter().filter(|it| face.glyph_index(**it).is_none());
        assert_eq!(lacks.collect::<String>(), "", "{name}");
    }
}

#[test]
fn english_is_read_without_a_mistake_and_names_itself() {
    let english = Language::read(ENGLISH).unwrap();
    assert_eq!(
        (english.tag(), english.name()),
        ("en".to_owned(), "English".to_owned())
    );
    for name in messages().keys() {
        assert!(english.has(name), "{name}");
    }
    assert!(!english.has("no-such-message"));
    assert_eq!(
        Language::english().message("no-such-message", &[]),
        "no-such-message"
    );
}

#[test]
fn places_within_places_without_end_are_refused() {
    for opened in ["{ ", "{ A(", "{ $count -> *[other] { "] {
        let deep = format!(
            "language-tag = de\nhouse-row = {}\n",
            opened.repeat(100_000)
        );
        match Language::read(&deep).unwrap_err() {
            LanguageError::Syntax { line: 2, .. } => {}
            other => panic!("{other:?}"),
        }
        // Each on a line of its own.
        let lines = deep.replace("{ ", "\n {\n");
        assert!(Language::read(&lines).is_err());
    }
}

#[test]
fn what_is_no_language_is_refused_with_the_reason() {
    let refused = |text: &str| Language::read(text).unwrap_err();
    let broken = "language-tag = de\n\n# A sentence\nhouse-row = Zeile { $number\nlist-or = oder\n";
    match refused(broken) {
        LanguageError::Syntax { line, problem } => {
            assert!((4..=5).contains(&line), "{line}");
            assert!(!problem.is_empty());
        }
        other => panic!("{other:?}"),
    }
    let twice = "language-tag = de\nhouse-row = Zeile\nhouse-row = Reihe\n";
    assert_eq!(
        refused(twice).to_string(),
        "the message 'house-row' of line 3 is there twice"
    );
    assert_eq!(
        refused("house-row = Zeile\n"),
        LanguageError::Tag(String::new())
    );
    assert_eq!(
        refused("language-tag = no language\n"),
        LanguageError::Tag("no language".to_owned())
    );
    let nameless = Language::read("language-tag = pt-BR\n").unwrap();
    assert_eq!(nameless.name(), "pt-BR");
}
