//! The built-in languages.

use std::sync::LazyLock;

use super::{ENGLISH_SOURCE, Language};

/// The files of the built-in languages, English first. The others have all messages of the English
/// file.
pub const BUILT_IN_SOURCES: [&str; 3] = [
    ENGLISH_SOURCE,
    include_str!("de.ftl"),
    include_str!("es.ftl"),
];

static TRANSLATIONS: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let sources = BUILT_IN_SOURCES.into_iter().skip(1);
    // A test checks them. A damaged one is not offered.
    let read = sources.filter_map(|source| Language::read(source).ok());
    read.collect()
});

impl Language {
    /// The built-in languages other than English.
    pub fn translations() -> &'static [Self] {
        &TRANSLATIONS
    }
}
