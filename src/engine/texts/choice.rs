//! Languages by what they are called.

use super::Language;

/// The language with this tag.
pub fn of_tag<'a>(languages: &'a [Language], tag: &str) -> Option<&'a Language> {
    let tag = plain(tag);
    languages.iter().find(|it| plain(&it.tag()) == tag)
}

/// The language that comes nearest to what a system calls its own: `de` and else `de-AT` for
/// `de-CH`.
pub fn nearest<'a>(languages: &'a [Language], system: &str) -> Option<&'a Language> {
    let first = |tag: &str| plain(tag).split('-').next().map(str::to_owned);
    let wanted = first(system)?;
    let is_like = |it: &&Language| first(&it.tag()).as_ref() == Some(&wanted);
    of_tag(languages, system)
        .or_else(|| of_tag(languages, &wanted))
        .or_else(|| languages.iter().find(is_like))
}

/// A tag as tags are compared.
fn plain(tag: &str) -> String {
    // What follows a dot in `de_DE.UTF-8` is no part of the language.
    let tag = tag.split(['.', '@']).next().unwrap_or_default();
    tag.replace('_', "-").to_lowercase()
}
