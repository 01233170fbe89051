//! Finds the messages that a language is missing and those that do not fit.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use super::{ENGLISH_SOURCE, Language, LanguageError, Text, line_of, said};

/// Arguments by which another language may have to choose its words even if English does not. The
/// program passes them wherever they may be needed.
pub const FOR_OTHER_LANGUAGES: [&str; 3] = ["count", "size", "name"];

/// A problem in the file of a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum Finding {
    /// A message of the built-in language is missing. The other names of techniques may be missing,
    /// because a language need not have any.
    Missing(String),
    /// The built-in language has no message with this name.
    Unknown {
        /// The line where it begins, counted from 1.
        line: usize,
        /// Its name.
        message: String,
    },
    /// The message contains a placeholder for which the program passes no argument.
    NoSuchPlace {
        /// The line where it begins, counted from 1.
        line: usize,
        /// Its name.
        message: String,
        /// The placeholder.
        place: String,
    },
    /// The message omits something that the English message contains.
    LeftOut {
        /// The line where it begins, counted from 1.
        line: usize,
        /// Its name.
        message: String,
        /// The omitted placeholder.
        place: String,
    },
    /// The message refers to a message, a term or a function that does not exist.
    NotThere {
        /// The line where it begins, counted from 1.
        line: usize,
        /// Its name.
        message: String,
        /// The missing reference.
        named: String,
    },
}

impl Finding {
    /// The sentence.
    pub fn text(&self) -> Text {
        match self {
            Self::Missing(message) => {
                said!("finding-missing", message = message.as_str())
            }
            Self::Unknown { line, message } => {
                said!("finding-unknown", line = *line, message = message.as_str())
            }
            Self::NoSuchPlace {
                line,
                message,
                place,
            } => said!(
                "finding-no-such-place",
                line = *line,
                message = message.as_str(),
                place = format!("{{ ${place} }}")
            ),
            Self::LeftOut {
                line,
                message,
                place,
            } => said!(
                "finding-left-out",
                line = *line,
                message = message.as_str(),
                place = format!("{{ ${place} }}")
            ),
            Self::NotThere {
                line,
                message,
                named,
            } => said!(
                "finding-not-there",
                line = *line,
                message = message.as_str(),
                named = named.as_str()
            ),
        }
    }
}

/// Compares the file of a language with the built-in one. Returns first the messages that do not
/// fit, in the order of the file, then the missing ones, in the order of the built-in file.
///
/// ```
/// use sudoku_engine::texts::{ENGLISH_SOURCE, check};
///
/// assert_eq!(check(ENGLISH_SOURCE), Ok(Vec::new()));
/// ```
///
/// # Errors
///
/// As for [`Language::read`].
pub fn check(source: &str) -> Result<Vec<Finding>, LanguageError> {
    Language::read(source)?;
    let (english, own) = (messages(ENGLISH_SOURCE), messages(source));
    let terms = terms(source);
    let mut findings = Vec::new();
    for message in &own {
        let said = Said::of(message);
        let name = message.id.name.to_owned();
        let line = line_of(source, &name, 0);
        for named in &said.named {
            let is_there = own.iter().any(|it| it.id.name == *named) || terms.contains(named);
            if !is_there {
                findings.push(Finding::NotThere {
                    line,
                    message: name.clone(),
                    named: named.clone(),
                });
            }
        }
        let Some(english) = english.iter().find(|it| it.id.name == name) else {
            // A message that others in the file refer to is a helper, not one of the program's.
            if !own.iter().any(|it| Said::of(it).named.contains(&name)) {
                findings.push(Finding::Unknown {
                    line,
                    message: name,
                });
            }
            continue;
        };
        let meant = Said::of(english);
        let given: BTreeSet<_> = meant.places.union(&meant.chosen_by).collect();
        for place in said.places.union(&said.chosen_by) {
            let may_be_given = || {
                let is_chosen_by = said.chosen_by.contains(place) && !said.places.contains(place);
                is_chosen_by && FOR_OTHER_LANGUAGES.contains(&place.as_str())
            };
            if !given.contains(place) && !may_be_given() {
                findings.push(Finding::NoSuchPlace {
                    line,
                    message: name.clone(),
                    place: place.clone(),
                });
            }
        }
        for place in meant.places.difference(&said.places) {
            if !said.chosen_by.contains(place) {
                findings.push(Finding::LeftOut {
                    line,
                    message: name.clone(),
                    place: place.clone(),
                });
            }
        }
    }
    let is_there = |name: &str| {
        own.iter()
            .any(|it| it.id.name == name && it.value.is_some())
    };
    let missing = english.iter().filter(|it| !may_lack(it.id.name));
    let missing = missing.filter(|it| !is_there(it.id.name));
    findings.extend(missing.map(|it| Finding::Missing(it.id.name.to_owned())));
    Ok(findings)
}

/// Whether a language may omit a message: a technique without other names in the language uses the
/// English ones.
fn may_lack(message: &str) -> bool {
    message.starts_with("lesson-") && message.ends_with("-also")
}

fn entries(source: &str) -> Vec<Entry<&str>> {
    let source = source.strip_prefix('\u{feff}').unwrap_or(source);
    // Entries that are not messages were reported when the language was read.
    match parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource.body,
    }
}

fn messages(source: &str) -> Vec<Message<&str>> {
    let entries = entries(source).into_iter();
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.collect()
}

/// The names of the terms: `-name`.
fn terms(source: &str) -> BTreeSet<String> {
    let entries = entries(source).into_iter();
    let names = entries.filter_map(|entry| match entry {
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    });
    names.collect()
}

/// The parts of a message other than its words.
#[derive(Default)]
struct Said {
    /// The placeholders.
    places: BTreeSet<String>,
    /// The arguments by which it chooses its words.
    chosen_by: BTreeSet<String>,
    /// The messages, terms and functions that it refers to.
    named: BTreeSet<String>,
}

impl Said {
    fn of(message: &Message<&str>) -> Self {
        let mut said = Self::default();
        if let Some(pattern) = &message.value {
            said.pattern(pattern);
        }
        said
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => {
                        self.chosen_by.insert(id.name.to_owned());
                    }
                    other => self.inline(other),
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.places.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.named.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.named.insert(format!("-{}", id.name));
            }
            // There are no functions.
            InlineExpression::FunctionReference { id, .. } => {
                self.named.insert(format!("{}()", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
