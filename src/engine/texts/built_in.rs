//! The languages that are built in.

use std::sync::LazyLock;

use super::{ENGLISH_SOURCE, Language};

/// The files of the languages that are built in, English first: any other says all that
/// it says.
pub const BUILT_IN_SOURCES: [&str; 3] = [
    ENGLISH_SOURCE,
    include_str!("de.ftl"),
    include_str!("es.ftl"),
];

static TRANSLATIONS: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let sources = BUILT_IN_SOURCES.into_iter().skip(1);
    // A test reads them. A broken one is not offered.
    let read = sources.filter_map(|source| Language::read(source).ok());
    read.collect()
});

impl Language {
    /// The languages that are built in besides English.
    pub fn translations() -> &'static [Self] {
        &TRANSLATIONS
    }
}
